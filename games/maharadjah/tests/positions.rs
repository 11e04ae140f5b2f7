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

#[test]
fn invaders_are_shared_out_only_as_they_come() {
    // Six come from Central Asia and four from China; three pieces are left.
    let muster = "turn: 5; nation: rajputs; phase: muster; rajputs: delhi 3, agra 3, oudh 3; \
        muster: 6 4";
    assert_eq!(at(muster).legal(), ["raise central-asia", "raise china"]);
    assert_eq!(faults(&muster.replace("6 4", "6 5")), ["fault-phase"]);
    assert_eq!(faults(&muster.replace("6 4", "7 4")), ["fault-phase"]);
    assert_eq!(faults(&muster.replace("6 4", "0 0")), ["fault-phase"]);
    // All eight of turn 10 come from one land: a second one has nobody to place,
    // and when the first is empty nobody could answer.
    let alone = "turn: 10; nation: muslims; phase: muster; muslims: agra 2; muster: 6 3";
    assert_eq!(faults(alone), ["fault-phase"]);
}

#[test]
fn nobody_waits_abroad_when_the_last_battles_begin() {
    // Whoever did would still be there when the sequence ends.
    let abroad = "turn: 13; nation: mughals; phase: fight; mughals: persia 2";
    assert_eq!(faults(abroad), ["fault-foreign"]);
    assert!(faults(&abroad.replace("phase: fight", "phase: march")).is_empty());
    // In a major invasion another movement follows, once.
    let major = abroad.replace("turn: 13", "turn: 12");
    assert!(faults(&major).is_empty());
    assert_eq!(faults(&format!("{major}; second: yes")), ["fault-foreign"]);
    // A factory is fought before its subjects are left, and others enter later.
    let storm = "turn: 13; nation: mughals; phase: storm; mughals: golconda 3, persia 2; \
        arrived: golconda bidar 3; pandya: golconda; factories: dutch golconda; \
        submitted: pandya south mughals; battle: golconda pandya from bidar";
    let mut play = at(storm);
    play.go("stop; send bidar; send bidar; send bidar; send baluchistan; send baluchistan");
    assert_eq!((play.armies("mughals", "baluchistan"), play.total("mughals")), (2, 5));
}
