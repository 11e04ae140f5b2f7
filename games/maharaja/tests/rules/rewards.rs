//! Chapter 12: the rewards.

use crate::support::{A, B, C, D, Play, at, scoring, scoring_by};
use maharaja::{Event, Reason, Reward};

/// A is alone in Delhi and may choose this reward.
fn offered(tile: &str, text: &str) -> Play {
    let rest = Reward::ALL.map(Reward::word).into_iter().filter(|word| *word != tile);
    let rest: Vec<_> = rest.collect();
    scoring(&format!("A cities: A; rewards: {tile} {}; {text}", rest.join(" ")))
}

/// The coins, shrines and prestige that A was told to have gained.
fn gained(play: &Play) -> Option<(u8, u8, u8)> {
    play.heard.iter().find_map(|event| match event {
        Event::Gained { seat: A, coins, shrines, prestige } => Some((*coins, *shrines, *prestige)),
        _ => None,
    })
}

#[test]
fn r12_1_given_asked_or_passed_over() {
    let mut play = offered("shrine", "A hand: 0");
    play.play("A reward shrine");
    assert!(play.told(|event| matches!(event, Event::Waived { tile: Reward::Shrine, .. })));
    assert_eq!(play.round(), 2, "passed over");
    let mut play = offered("buy", "");
    play.play("A reward buy; A waive");
    assert_eq!((play.coins(A), play.prestige(A)), (27, 3));
    let mut play = offered("coins", "");
    play.play("A reward coins unused");
    assert_eq!((play.coins(A), play.round()), (27, 2));
}

#[test]
fn r12_2_coins_and_shrines() {
    let mut play = offered("coins", "");
    play.play("A reward coins");
    assert_eq!(play.coins(A), 15 + 12 + 3);
    assert_eq!(gained(&play), Some((3, 0, 0)), "told as it is");
    let mut play = offered("shrines", "A hand: 17; A supply: 2");
    play.play("A reward shrines");
    assert_eq!((play.hand(A), play.supply(A)), (19, 0));
    assert_eq!(gained(&play), Some((0, 2, 0)));
}

#[test]
fn r12_3_prestige() {
    let mut play = offered("both", "");
    play.play("A reward both");
    assert_eq!((play.coins(A), play.prestige(A)), (28, 4));
    assert_eq!(gained(&play), Some((1, 0, 1)));
    let mut play = offered("prestige", "");
    play.play("A reward prestige");
    assert_eq!(play.prestige(A), 5);
    assert_eq!(gained(&play), Some((0, 0, 2)));
}

#[test]
fn r12_4_tribute() {
    let mut play = offered("tribute", "");
    play.play("A reward tribute");
    assert_eq!(play.purses(), [27, 16, 16, 16]);
}

#[test]
fn r12_5_the_free_shrine() {
    let mut play = scoring(
        "A cities: A; B cities: A; rewards: shrine coins shrines both tribute prestige buy maharani",
    );
    play.play("A reward shrine");
    assert_eq!(play.refuses("A free S"), Reason::NotAtStart);
    play.play("A free B");
    assert_eq!((play.hand(A), play.coins(A), play.shrines(A, "B")), (3, 27, 1));
    assert!(
        play.told(|event| matches!(event, Event::Shrine { seat: A, coins: 0, .. })),
        "for nothing, and told so"
    );
    assert_eq!(play.to_move(), "B", "the ranking stays");
}

#[test]
fn r12_6_buying() {
    let mut play = offered("buy", "");
    play.play("A reward buy");
    assert_eq!(play.refuses("A buy 4"), Reason::TooMany { most: 3 });
    assert_eq!(play.refuses("A buy 0"), Reason::TooMany { most: 3 });
    play.play("A buy 3");
    assert_eq!((play.coins(A), play.prestige(A)), (24, 6));
}

#[test]
fn r12_7_a_token_on_the_row() {
    let mut play = offered("maharani", "");
    play.play("A reward maharani");
    assert_eq!(play.legal_with(A, "maharani"), ["maharani 3", "maharani 4", "maharani 6"]);
    assert!(matches!(play.refuses("A maharani 2"), Reason::NotInRow { holder: Some(B), .. }));
    play.play("A maharani 6");
    assert_eq!(play.line("maharani"), "A 6", "no longer fresh in the next round");
}

#[test]
fn r12_8_to_the_end_of_the_next_round() {
    let mut play = scoring_by(
        "",
        "A card: 1; B card: 2; C card: 9; D card: 12; row: 15 4 6; turn: D; played: A B C; ",
        "A cities: A; rewards: maharani coins shrines both tribute prestige buy shrine",
    );
    play.play("A reward maharani; A maharani 15");
    play.all_plan("statue character");
    let cost = |play: &Play| play.game.statue_cost(play.state.public(), A, "B".parse().unwrap());
    assert_eq!(cost(&play), 8, "12 where the Maharaja is, less 1, less 3");
    play.play("A end; B take 15");
    assert!(play.state.public().has(A, "15".parse().unwrap()), "though B has the tile");
    play.end_round();
    assert!(!play.state.public().has(A, "15".parse().unwrap()));
}

#[test]
fn r12_9_one_on_a_tile_two_in_all() {
    let mut play = scoring(
        "A cities: A A; B cities: A; maharani: C 3; round: 2; maharaja: A; \
        track: . . . . B C D E F G A; rewards: maharani coins shrines both tribute prestige buy shrine",
    );
    play.play("A reward maharani");
    assert!(matches!(play.refuses("A maharani 3"), Reason::Marked { .. }));
    play.play("A maharani 6");
    let mut none = scoring(
        "A cities: A; maharani: C 3; maharani 2: D 4; round: 2; maharaja: A; \
        track: . . . . B C D E F G A; rewards: maharani coins shrines both tribute prestige buy shrine",
    );
    none.play("A reward maharani");
    assert_eq!(none.round(), 3, "no effect, and it goes on top");
    assert!(none.rewards().ends_with("maharani"));
}

#[test]
fn r12_10_back_when_used_or_after_the_next_round() {
    let mut play = offered("maharani", "");
    play.play("A reward maharani; A maharani 6");
    play.all_plan("coins coins");
    play.play("A power 6");
    assert!(play.told(|event| matches!(event, Event::Returned { seat: A, .. })));
    assert!(play.state.public().marked().is_empty());
    assert!(!play.allows("A power 6"));
    let mut kept = offered("maharani", "");
    kept.play("A reward maharani; A maharani 6");
    kept.all_plan("coins coins");
    kept.end_round();
    assert!(kept.state.public().marked().is_empty(), "used or not");
}

#[test]
fn r12_11_in_the_next_scoring() {
    let cards =
        "A card: 1; B card: 2; C card: 9; D card: 12; row: 8 16 6; turn: D; played: A B C; ";
    let tiles = "rewards: maharani coins shrines both tribute prestige buy shrine; A cities: A";
    let mut play = scoring_by("", cards, tiles);
    play.play("A reward maharani; A maharani 8");
    play.all_plan("coins coins");
    play.end_turns();
    assert_eq!(play.scored().0, [1, 0, 0, 0], "the Devotee by token");
    let mut play = scoring_by("", cards, tiles);
    play.play("A reward maharani; A maharani 16");
    assert_eq!(play.round(), 2, "the tile is not doubled");
}

#[test]
fn r12_12_no_stacking() {
    let text = "A card: 15; maharani: A 15; round: 2; maharaja: A; track: . . . . B C D E F G A; \
        A at: B; A plan: statue coins";
    let play = at(text);
    assert_eq!(play.game.statue_cost(play.state.public(), A, "B".parse().unwrap()), 6);
    let text = text.replace("15", "6");
    let mut play = at(&text);
    play.play("A power 6");
    assert!(!play.allows("A power 6"), "one use");
    let seats = [B, C, D];
    assert!(seats.into_iter().all(|seat| play.prestige(seat) == 3));
}
