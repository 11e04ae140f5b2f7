//! The rules, clause by clause: `r2_3_...` holds clause 2.3 of RULES.md,
//! `ruling_1_...` holds ruling R1.

mod support;

use engine::{Game, Illegal, Seat, Settings, Turn, Viewer};
use kauri::{Action, Chance, Event, Kauri, Reason};
use support::{A, B, at, dealt, rulebook, take};

fn to_move(game: &Kauri, state: &kauri::State) -> Vec<Seat> {
    game.turn(state).seats().iter().collect()
}

#[test]
fn the_worked_turn_is_as_told() {
    let game = rulebook(2, "shells=20");
    for charm in 1..=3 {
        let text = format!("heap: 5\nto move: A\nA: shells=8 charm=1\nB: shells=7 charm={charm}");
        let mut state = at(&game, &text);
        take(&game, &mut state, A, 3);
        take(&game, &mut state, B, 2);
        assert_eq!([A, B].map(|seat| game.score(&state, seat)), [12, 9 + charm]);
        assert_eq!(game.places(&state).of(A), 1, "she cannot lose");
    }
}

#[test]
fn r1_1_two_to_four_play() {
    let settings = Settings::new(Kauri::SETTINGS);
    for players in 0..=8 {
        assert_eq!(Kauri::new(players, &settings).is_ok(), (2..=4).contains(&players));
    }
}

#[test]
fn r1_2_the_heap_has_thirty_shells_or_as_chosen() {
    assert_eq!(rulebook(2, "").start().heap, 30);
    assert_eq!(rulebook(2, "shells=20").start().heap, 20);
    assert_eq!(rulebook(2, "shells=40").start().heap, 40);
    assert!(Settings::read(Kauri::SETTINGS, "shells=25").is_err());
}

#[test]
fn r1_3_everybody_is_dealt_a_charm_first() {
    let game = rulebook(3, "");
    for count in 0..3 {
        assert_eq!(game.turn(&dealt(&game, &vec![2; count])), Turn::Chance);
    }
    assert_eq!(to_move(&game, &dealt(&game, &[1, 2, 3])), [A]);
    let start = game.start();
    for charm in [0, 4] {
        let why = game.check_chance(&start, Chance::Charm(charm)).unwrap_err();
        assert_eq!(why, Illegal::Rule(Reason::Charm { best: 3 }));
    }
}

#[test]
fn r1_3_charms_are_equally_likely() {
    let game = rulebook(2, "");
    let mut random = testkit::rng(1);
    let mut fallen = [0; 3];
    for _ in 0..3_000 {
        let Chance::Charm(charm) = game.roll(&game.start(), &mut random);
        fallen[charm as usize - 1] += 1;
    }
    assert!(fallen.iter().all(|count| (900..1_100).contains(count)), "{fallen:?}");
}

#[test]
fn r1_3_nobody_is_shown_the_charm_of_another() {
    let game = rulebook(2, "");
    let state = dealt(&game, &[1, 3]);
    let seen = |viewer| game.view(&state, viewer).charms[..2].to_vec();
    assert_eq!(seen(Viewer::Seat(A)), [Some(1), None]);
    assert_eq!(seen(Viewer::Seat(B)), [None, Some(3)]);
    assert_eq!(seen(Viewer::Public), [None, None]);
    let event = Event::Dealt { seat: A, charm: Some(1) };
    assert_eq!(game.redact(&event, Viewer::Seat(A)), Some(event));
    for other in [Viewer::Seat(B), Viewer::Public] {
        let heard = Event::Dealt { seat: A, charm: None };
        assert_eq!(game.redact(&event, other), Some(heard));
    }
}

#[test]
fn r2_1_turns_go_round() {
    let game = rulebook(3, "");
    let mut state = dealt(&game, &[1, 1, 1]);
    for seat in [0, 1, 2, 0].map(Seat::new) {
        assert_eq!(to_move(&game, &state), [seat]);
        let other = seat.next(3);
        assert_eq!(game.check(&state, other, Action::Take(1)), Err(Illegal::NotYou));
        take(&game, &mut state, seat, 1);
    }
}

#[test]
fn r2_2_one_two_or_three_shells_are_taken() {
    let game = rulebook(2, "");
    let state = dealt(&game, &[1, 1]);
    let mut legal = Vec::new();
    game.legal(&state, A, &mut legal);
    assert_eq!(legal, [1, 2, 3].map(Action::Take));
    for shells in [0, 4] {
        let why = game.check(&state, A, Action::Take(shells)).unwrap_err();
        assert_eq!(why, Illegal::Rule(Reason::Count { most: 3 }));
    }
    let mut after = state;
    let told = take(&game, &mut after, A, 2);
    assert_eq!((after.heap, after.taken[0]), (28, 2));
    assert_eq!(told, [Event::Took { seat: A, shells: 2, left: 28 }]);
}

#[test]
fn r2_3_nobody_takes_more_than_there_is() {
    let game = rulebook(2, "shells=20");
    let state = at(&game, "heap: 2\nto move: B\nA: shells=9 charm=1\nB: shells=9 charm=1");
    let why = game.check(&state, B, Action::Take(3)).unwrap_err();
    assert_eq!(why, Illegal::Rule(Reason::Heap { left: 2 }));
    let mut legal = Vec::new();
    game.legal(&state, B, &mut legal);
    assert_eq!(legal, [1, 2].map(Action::Take));
}

#[test]
fn r3_1_an_empty_heap_ends_the_match_and_opens_the_charms() {
    let game = rulebook(2, "shells=20");
    let mut state = at(&game, "heap: 1\nto move: A\nA: shells=9 charm=2\nB: shells=10 charm=3");
    let told = take(&game, &mut state, A, 1);
    assert_eq!(game.turn(&state), Turn::Over);
    assert_eq!(told[1], Event::Opened { charms: [2, 3, 0, 0] });
    let seen = game.view(&state, Viewer::Public).charms;
    assert_eq!(seen, [Some(2), Some(3), None, None]);
    assert_eq!(game.check(&state, B, Action::Take(1)), Err(Illegal::Over));
}

#[test]
fn r3_2_shells_and_charm_are_added() {
    let game = rulebook(2, "shells=20");
    let mut state = at(&game, "heap: 1\nto move: A\nA: shells=9 charm=2\nB: shells=10 charm=3");
    assert_eq!([A, B].map(|seat| game.score(&state, seat)), [9, 10], "charms are secret");
    take(&game, &mut state, A, 1);
    assert_eq!([A, B].map(|seat| game.score(&state, seat)), [12, 13]);
}

#[test]
fn r3_3_most_points_win() {
    let game = rulebook(2, "shells=20");
    let state = at(&game, "heap: 0\nto move: A\nA: shells=10 charm=2\nB: shells=10 charm=3");
    assert_eq!([A, B].map(|seat| game.places(&state).of(seat)), [2, 1]);
}

#[test]
fn ruling_1_equal_points_share_the_place() {
    let game = rulebook(2, "shells=20");
    let state = at(&game, "heap: 0\nto move: A\nA: shells=10 charm=2\nB: shells=10 charm=2");
    assert_eq!([A, B].map(|seat| game.places(&state).of(seat)), [1, 1]);
}

#[test]
fn a_position_that_cannot_be_is_refused() {
    let game = rulebook(2, "shells=20");
    let fault = |text: &str| {
        let placed = text.parse().and_then(|position| game.place(&position));
        placed.unwrap_err().0[0].id.to_string()
    };
    let b = "B: shells=10 charm=1";
    assert_eq!(fault("heap: x"), "fault-line");
    assert_eq!(fault(&format!("heap: 0\nto move: A\n{b}")), "fault-line");
    assert_eq!(fault("heap: 20\nto move: A\nA: shells=0 charm=0"), "fault-seats");
    assert_eq!(fault(&format!("heap: 0\nto move: A\nA: shells=10 charm=9\n{b}")), "fault-charm");
    assert_eq!(fault(&format!("heap: 1\nto move: A\nA: shells=10 charm=1\n{b}")), "fault-shells");
    assert_eq!(fault(&format!("heap: 0\nto move: C\nA: shells=10 charm=1\n{b}")), "fault-nobody");
    assert_eq!(fault(&format!("heap: 0\nto move: A\nA: shells=10 charm=0\n{b}")), "fault-deal");
}
