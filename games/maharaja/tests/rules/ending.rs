//! Chapter 13: the end.

use crate::support::{A, B, C, D, at, scoring, with};
use engine::{Game, Seat};
use maharaja::{Cause, Event};

const LAST: &str = "round: 7; maharaja: A; track: . . . . . . . . . B C D E F G A; ";

#[test]
fn r13_1_the_end_of_a_round() {
    let mut play = with(
        2,
        "",
        "A card: 1; B card: 2; A plan: track coins; maharani: B 7; round: 2; \
        maharaja: A; track: . . . . B C D E F G A; A at: A",
    );
    play.play("A track B; A end; B end; A reward both");
    assert_eq!(play.track(), ". . . . . C D E F G A B");
    assert!(play.rewards().ends_with("maharani both"));
    assert!(play.state.public().marked().is_empty());
}

#[test]
fn r13_2_after_the_seventh_round() {
    let mut play = with(2, "", LAST);
    play.end_round();
    assert!(play.over());
    assert!(play.told(|event| matches!(event, Event::Over { cause: Cause::Rounds, .. })));
}

#[test]
fn r13_3_after_the_seventh_statue() {
    let mut play =
        with(3, "", "A statues: A0 B0 C0 D0 E0 F0; A at: G; A plan: statue coins; A coins: 20");
    play.play("A statue G 0; A end");
    assert_eq!(play.to_move(), "B", "the round is played out");
    play.end_round();
    assert!(play.told(|event| matches!(event, Event::Over { cause: Cause::Statues, .. })));
    assert_eq!(play.round(), 1);
}

#[test]
fn r13_4_no_abilities_at_the_end() {
    let base = "A at: A; A cities: A A; A coins: 0; B coins: 0; ";
    let plain = with(2, "", &format!("{base}A card: 1; B card: 2"));
    for card in [5, 7, 8, 11] {
        let play = with(2, "", &format!("{base}A card: {card}; B card: 2; A tokens: 3"));
        assert_eq!(play.final_count(A), plain.final_count(A), "{card}");
    }
}

#[test]
fn r13_5_three_for_a_statue() {
    let play = at("A statues: A0 B0 B1; B statues: A1 B2 B3; A coins: 0");
    assert_eq!(play.final_count(A), 9 + 2 + 2);
}

#[test]
fn r13_6_one_for_five_coins() {
    for (coins, prestige) in [(4, 0), (5, 1), (14, 2), (15, 3)] {
        assert_eq!(at(&format!("A coins: {coins}")).final_count(A), prestige);
    }
    let play = at("A coins: 5");
    let scores = Seat::all(5).map(|seat| play.game.score(&play.state, seat));
    assert!(scores.eq([4, 6, 6, 6, 0]), "nothing for a seat that nobody has");
}

#[test]
fn r13_7_majorities() {
    let play = at("A coins: 0; B coins: 0; C coins: 0; D coins: 0; A cities: A A; B cities: A; \
        B at: C; C cities: D; D cities: D");
    assert_eq!([A, B, C, D].map(|seat| play.final_count(seat)), [2, 2, 1, 1]);
}

#[test]
fn r13_8_nothing_is_spent() {
    let text = format!(
        "{LAST}A card: 1; B card: 2; turn: B; played: A; A coins: 7; B coins: 1; A cities: B; A statues: C0"
    );
    let mut play = with(2, "final=f4", &text);
    let before = *play.state.public();
    play.play("B end");
    assert!(play.over());
    let after = play.state.public();
    // Nobody has cult in Delhi, so that both get three coins before the count.
    assert_eq!(play.purses(), [10, 4]);
    assert_eq!((after.hand, after.supply), (before.hand, before.supply));
    assert_eq!((after.shrines, after.statues), (before.shrines, before.statues));
    let told = play.heard.iter().find_map(|event| match event {
        Event::Over { totals, coins, .. } => Some((totals[0], totals[1], coins[0], coins[1])),
        _ => None,
    });
    let lost = i16::from(before.supply[0]);
    let other = i16::from(before.supply[1]);
    assert_eq!(told, Some((3 + 3 + 2 + 2 + 2 - lost, 3 - other, 10, 4)));
}

#[test]
fn r13_9_ties() {
    let over = |text: &str| {
        let text = format!(
            "phase: over; {LAST}played: A B; rewards: coins shrines both tribute \
            prestige buy shrine maharani; {text}"
        );
        let play = with(2, "", &text);
        let places = play.game.places(&play.state);
        (play.total(A), play.total(B), places.of(A), places.of(B))
    };
    let (a, b, first, second) = over("A prestige: 10; B prestige: 11");
    assert_eq!((b - a, first, second), (1, 2, 1));
    let (a, b, ..) = over("A prestige: 10; B prestige: 10");
    assert_eq!(a, b);
    let (a, b, first, second) = over("A prestige: 10; A statues: A0; B prestige: 15");
    assert_eq!((a, b, first, second), (18, 18, 1, 2), "more statues");
    let (_, _, first, second) = over("A prestige: 10; B prestige: 10; A coins: 16");
    assert_eq!((first, second), (1, 2), "more coins");
    assert_eq!(over("A prestige: 10; B prestige: 10").2, 1, "shared");
}

#[test]
fn prestige_is_open_in_the_end() {
    let mut play = scoring(LAST);
    assert!(play.over());
    assert!(play.view(A).prestige[1].is_some());
    play.heard.clear();
}
