//! Answers that stand are legal whenever they are given, and are about the
//! question they say.

mod support;

use engine::{Game, Stances, Step, Turn, Words};
use maharadjah::*;
use support::at;

fn stances(text: &str) -> Stances {
    Stances::read(Maharadjah::STANDING, text)
}

fn answers(position: &str, steps: &str, text: &str) -> Option<String> {
    let mut play = at(position);
    play.go(steps);
    let seat = play.game.turn(&play.state).seats().lowest().unwrap();
    play.game.stand(&play.state, seat, &stances(text)).map(|action| action.to_string())
}

#[test]
fn each_question_has_its_answers() {
    let boats = "turn: 13; nation: mahrattas; mahrattas: maharashtra; portuguese: arabian-sea";
    let sail = "pick 1 maharashtra; to arabian-sea";
    assert_eq!(answers(boats, sail, "crossing=yes").as_deref(), Some("yes"));
    assert_eq!(answers(boats, sail, "crossing=no").as_deref(), Some("no"));
    assert_eq!(answers(boats, sail, "factory=no fire=no submit=never alliance=never"), None);

    let build = "turn: 13; nation: french; phase: factories; french: bay-of-bengal; gupta: bengal";
    assert_eq!(answers(build, "build bengal", "factory=no").as_deref(), Some("no"));
    let fire = "turn: 13; nation: mughals; mughals: bidar 2; chola: golconda; dutch: arabian-sea; \
        factories: dutch golconda";
    let attack = "pick 2 bidar; to golconda; done";
    assert_eq!(answers(fire, attack, "fire=yes").as_deref(), Some("yes"));

    let bow = "turn: 9; nation: muslims; muslims: agra 3; rajputs: delhi";
    let enter = "pick 3 agra; to delhi; done";
    assert_eq!(answers(bow, enter, "submit=never").as_deref(), Some("no"));
    assert_eq!(answers(bow, enter, "submit=always").as_deref(), Some("submit north"));
    assert_eq!(answers(bow, enter, "alliance=never"), None);
    let round = format!("{enter}; no; dice 111 / 1; no");
    assert_eq!(answers(bow, &round, "retreat=never").as_deref(), Some("done"));

    // Both are offered: one refusal is not enough to close the window.
    let both = "turn: 14; nation: british; british: sind 2; sikhs: punjab 2";
    let enter = "pick 2 sind; to punjab; done";
    assert_eq!(answers(both, enter, "submit=never"), None);
    assert_eq!(answers(both, enter, "submit=never alliance=never").as_deref(), Some("no"));
    assert_eq!(answers(both, enter, "alliance=marker").as_deref(), Some("ally marker"));
    let forced = format!("{enter}; submit north");
    assert_eq!(answers(both, &forced, "alliance=never"), None, "only the price is asked");
    assert_eq!(answers(both, &forced, "alliance=marker").as_deref(), Some("ally marker"));

    let last = "turn: 13; nation: pandya; phase: last-word; pandya: mysore";
    assert_eq!(answers(last, "", "alliance=never").as_deref(), Some("done"));
    assert_eq!(answers(last, "", "alliance=marker").as_deref(), Some("ally marker"));
}

const OFFER: &str = "turn: 13; nation: british; british: bengal; factories: british bengal";

/// What stands for the first nation that is asked before the British count.
fn offered(others: &str, text: &str) -> Option<String> {
    let mut play = at(&format!("{OFFER}; {others}"));
    play.until(|state| matches!(state.phase(), Phase::Offer(_)));
    let seat = play.game.turn(&play.state).seats().lowest().unwrap();
    play.game.stand(&play.state, seat, &stances(text)).map(|action| action.to_string())
}

#[test]
fn an_offer_that_changes_no_title_is_declined_by_default() {
    // The British count 34 and would count 35: three points either way.
    let idle = "pandya: mysore; muslims: agra";
    assert_eq!(offered(idle, "").as_deref(), Some("no"));
    assert_eq!(offered(idle, "offer=marker").as_deref(), Some("ally marker"));
    assert_eq!(offered(idle, "offer=ask"), None);
    assert_eq!(offered(idle, "alliance=marker").as_deref(), Some("ally marker"));
    // The thirty-sixth territory is another matter: the player is asked.
    for text in ["", "offer=no", "offer=marker"] {
        assert_eq!(offered("pandya: mysore", text), None, "{text}");
    }
    assert_eq!(offered("pandya: mysore", "alliance=never").as_deref(), Some("no"));
    // So it is if another nation of the same player could bring the title with
    // it, Pandya and Mughals being of one, Muslims of another.
    assert_eq!(offered("pandya: mysore; mughals: agra", ""), None);
    // Land that counts for the British anyway changes nothing.
    let host = "pandya: karnataka; factories: british karnataka, british bengal";
    let mut play = at(&format!("turn: 13; nation: british; british: bengal; {host}"));
    play.until(|state| matches!(state.phase(), Phase::Offer(_)));
    let seat = play.game.turn(&play.state).seats().lowest().unwrap();
    assert_eq!(play.game.stand(&play.state, seat, &stances("")), Some(Action::No));
}

#[test]
fn whoever_says_nothing_is_asked_less_than_half_the_time_before_the_british_count() {
    let (mut asked, mut declined) = (0, 0);
    for (seed, scenario) in (1..).zip(Scenario::ALL) {
        let (game, stances) = (Maharadjah::of(scenario), stances(""));
        let mut random = testkit::rng(seed);
        let (mut state, mut scratch) = (game.start(), Vec::new());
        loop {
            let step = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Roll(game.roll(&state, &mut random)),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    let stood = game.stand(&state, seat, &stances);
                    let offer = matches!(state.phase(), Phase::Offer(_));
                    assert!(offer || stood.is_none(), "nothing else stands by default");
                    declined += u32::from(offer && stood.is_some());
                    asked += u32::from(offer && stood.is_none());
                    let pick = || {
                        // Alliances are for good: a random player would leave none to ask.
                        let mut list = Vec::new();
                        game.legal(&state, seat, &mut list);
                        list.retain(|a| !matches!(a, Action::AllyMarker | Action::AllyArmy(_)));
                        let chosen = game.pick(&state, seat, &mut random, &mut scratch);
                        if list.is_empty() || list.contains(&chosen) { chosen } else { list[0] }
                    };
                    Step::Act(seat, stood.unwrap_or_else(pick))
                }
            };
            game.apply(&mut state, step, &mut |_| {});
        }
    }
    assert!(declined > asked && asked > 0, "{declined} declined, {asked} asked");
}

#[test]
fn what_stands_is_legal_in_every_scenario_to_the_end() {
    let all = [
        "crossing=yes factory=yes fire=yes submit=always alliance=marker retreat=never",
        "crossing=no factory=no fire=no submit=never alliance=never",
        "offer=marker",
        "",
    ];
    let mut given = 0;
    for (seed, scenario) in (1..).zip(Scenario::ALL) {
        for text in all {
            let (game, stances) = (Maharadjah::of(scenario), stances(text));
            let mut random = testkit::rng(seed);
            let (mut state, mut scratch) = (game.start(), Vec::new());
            loop {
                let step = match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => Step::Roll(game.roll(&state, &mut random)),
                    Turn::Seats(seats) => {
                        let seat = seats.lowest().unwrap();
                        let stood = game.stand(&state, seat, &stances);
                        given += u32::from(stood.is_some());
                        let pick = || game.pick(&state, seat, &mut random, &mut scratch);
                        Step::Act(seat, stood.unwrap_or_else(pick))
                    }
                };
                assert_eq!(game.check_step(&state, step), Ok(()), "{step}");
                game.apply(&mut state, step, &mut |_| {});
            }
        }
    }
    assert!(given > 200, "{given}");
}

#[test]
fn every_question_and_answer_has_its_words() {
    for (code, text) in Maharadjah::TRANSLATIONS {
        for standing in Maharadjah::STANDING {
            assert!(text.contains(&format!("\nstanding-{} = ", standing.key)), "{code}");
            for answer in standing.answers {
                let id = format!("\nstanding-{}-{answer} = ", standing.key);
                assert!(text.contains(&id), "{code}{id}");
            }
        }
    }
}
