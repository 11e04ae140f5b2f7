//! How far the terminal takes back, and who is asked.

use super::*;
use table::home::Answered;
use table::room::Ask;

/// Raja just before the discs are sealed: so many people, then computer players.
fn sealing(people: usize) -> Sitting {
    let names = ["Asha", "Ravi", "Mina"];
    let player = |n: usize| {
        if n < people {
            Player::human(names[n])
        } else {
            Player::bot(names[n], "random", Budget::default())
        }
    };
    let setup = Setup::new((0..3).map(player).collect(), Seed::from_phrase("seal"));
    let mut home = Home::open(catalog::games().find("raja").unwrap(), setup, 1).unwrap();
    while home.mirror().waits_for().len() < 3 {
        let seat = home.mirror().waits_for().lowest().unwrap();
        if let Some(prompt) = home.mirror().question_of(seat) {
            let seen = Seen::new(home.entry().clone(), home.mirror(), Viewer::Seat(seat));
            let text = seen.legal(seat)[0].text.clone();
            home.ask(Ask::Act { seat, prompt, text }, 1).unwrap();
        } else {
            let thought = home.thoughts().remove(0);
            let (seat, prompt) = (thought.seat, thought.prompt);
            let text = thought.run(&table::no_clock).text;
            assert_eq!(home.answer(seat, prompt, Some(&text), 1), Answered::Taken);
        }
        home.kept();
    }
    Sitting::of(Play::new(home))
}

fn seal(sitting: &mut Sitting) {
    let seat = sitting.app.seat().expect("somebody sits there");
    let text = sitting.app.seen().legal(seat)[3].text.clone();
    assert!(text.starts_with("seal "), "{text}");
    sitting.press(&format!("t{text}<Enter>"));
}

#[test]
fn nobody_seals_anew_after_a_rivals_disc() {
    // Alone against computer players, who have sealed before.
    let mut sitting = sealing(1);
    seal(&mut sitting);
    let steps = sitting.app.mirror().steps;
    sitting.press("u").shows("✗ You cannot take this back:");
    assert_eq!(sitting.app.mirror().steps, steps, "the disc stays");
    // Three at one keyboard: whoever seals last has opened a disc.
    let mut sitting = sealing(3);
    for _ in 0..3 {
        sitting.press("<Enter>");
        seal(&mut sitting);
    }
    let steps = sitting.app.mirror().steps;
    sitting.press("u");
    assert!(matches!(sitting.app.overlay(), Some(Overlay::Agree(..))), "{}", sitting.screen());
    sitting.press("n");
    assert_eq!(sitting.app.mirror().steps, steps, "the discs stay");
}

#[test]
fn one_players_wish_does_not_erase_anothers_turn() {
    const APART: &str = "phase: act\nto move: A\nmarket: CLLKK\nA hand: GG\nB hand: PP\n";
    let mut sitting = Laid { people: 2, start: Some(APART), ..Laid::default() }.sit();
    sitting.size = (120, 40);
    sitting.press("<Enter>tsell 2G<Enter><Enter>tsell 2P<Enter><Enter>");
    // Asha sits there again. Whoever presses the key would erase Ravi's sale:
    // both are asked, and nobody's cards lie open meanwhile.
    let steps = sitting.app.mirror().steps;
    sitting.press("u").shows("Ravi would like to take back a decision").hides("Market");
    sitting.shows("everybody agree?").shows("it is the turn of Asha at this screen");
    assert_eq!(sitting.app.mirror().steps, steps);
    sitting.press("x<Enter>");
    assert!(matches!(sitting.app.overlay(), Some(Overlay::Agree(..))), "only y agrees");
    sitting.press("n").shows("Market");
    assert_eq!(sitting.app.mirror().steps, steps);
    sitting.press("uy").shows("Ravi takes back a step.").hides("Market");
    assert_eq!(sitting.app.mirror().steps, steps - 1);
    assert!(matches!(sitting.app.overlay(), Some(Overlay::Handover(Seat::B))));
    // In French too.
    sitting.press("<Enter>tsell 2P<Enter><Enter>l");
    sitting.press("u").shows("Tout le monde est-il");
    sitting.press("o").shows("Ravi reprend un coup");
    assert_eq!(sitting.app.mirror().steps, steps - 1);
}

#[test]
fn the_end_is_not_taken_back_by_several() {
    const LAST: &str = "phase: act\nto move: A\nmarket: CLLKK\nA hand: GG\nB hand: PPP\n\
                        A herd: 1\nseals: 0 0\ntokens D: AAAAA\ntokens S: BBBBB\n\
                        tokens G: AAA\ndiscard: DDDDDSSSSSGGG\n";
    for people in [1, 2] {
        let laid = Laid { people, start: Some(LAST), options: "seals=1", ..Laid::default() };
        let mut sitting = laid.sit();
        if people == 2 {
            sitting.press("<Enter>");
        }
        sitting.press("tsell 2G<Enter><Enter>");
        assert!(sitting.app.mirror().outcome.is_some());
        sitting.press("u");
        // Alone at a friendly table any step can be.
        assert_eq!(sitting.app.mirror().outcome.is_none(), people == 1);
    }
}

#[test]
fn the_bar_and_the_help_say_how_this_table_takes_back() {
    for (people, words) in [(1, "the same chance falls again"), (2, "before chance falls")] {
        let mut sitting = Laid { people, ..Laid::default() }.sit();
        sitting.size = (120, 40);
        if people == 1 {
            sitting.shows("friendly table · EN");
        } else {
            sitting.hides("friendly table");
        }
        sitting.press("?").shows("Taking back").shows(words);
    }
}
