//! Every open question can be spelled as a position, and none that nobody would
//! be asked.

mod support;

use engine::Game;
use support::{at, faults};

#[test]
fn positions_spell_the_new_questions_and_refuse_what_cannot_be() {
    let offer = "turn: 13; nation: british; phase: offer pandya; british: bengal; pandya: mysore";
    assert_eq!(at(offer).legal(), ["no", "ally marker"]);
    assert_eq!(faults(&offer.replace("nation: british", "nation: french")), ["fault-phase"]);
    assert_eq!(faults(&format!("{offer}; asked: pandya")), ["fault-phase"]);
    assert_eq!(faults(&format!("{offer}; allied: pandya marker")), ["fault-phase"]);
    // A factory is fought before the Mughals leave Golconda, and Oudh waits.
    let waits = "turn: 13; nation: mughals; phase: storm; mughals: golconda 3, oudh 2; \
        arrived: golconda bidar 3, oudh agra 2; pandya: golconda; chola: oudh; \
        dutch: bay-of-bengal; factories: dutch golconda; submitted: pandya south mughals; \
        battle: golconda pandya from bidar; waiting: oudh chola from agra; asked: rajputs";
    let play = at(waits);
    let text = play.game.position(&play.state).to_string();
    assert!(text.contains("\nwaiting: oudh chola from agra\n"), "{text}");
    assert!(text.contains("\nasked: rajputs\n"), "{text}");
    assert_eq!(faults(&waits.replace("south mughals", "south muslims")), ["fault-battle"]);
    assert_eq!(faults(&waits.replace("waiting: oudh", "waiting: golconda")), ["fault-battle"]);
    assert_eq!(
        faults(&waits.replace("oudh chola from", "oudh chola joined from")),
        ["fault-battle"]
    );
    let dice =
        waits.replace("phase: storm", "phase: retreat").replace("golconda pandya", "oudh chola");
    assert!(faults(&dice).contains(&"fault-battle".to_owned()));
}
