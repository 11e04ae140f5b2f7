//! Chapter 10: the characters.

use crate::support::{A, B, C, D, at, scoring, scoring_by};
use maharaja::{Character, Event, Reason};

#[test]
fn r10_1_once_in_a_round_and_no_action() {
    let mut play = at("A card: 6; row: 14 2 16; A plan: character character");
    play.play("A power 6");
    assert_eq!(play.refuses("A power 6"), Reason::PowerUsed { card: Character::POET });
    assert_eq!(play.refuses("A power 14"), Reason::NotHeld { card: Character::YOGI });
    assert!(matches!(play.refuses("A power 9"), Reason::NoSuchPower { .. }));
    play.play("A take 14; A power 14; A take 6");
    assert_eq!(play.refuses("A power 6"), Reason::PowerUsed { card: Character::POET });
    assert_eq!((play.prestige(A), play.tokens(A)), (4, 1));
}

#[test]
fn r10_2_the_mogul_is_only_low() {
    let play = at("A card: 1");
    assert!(play.legal_with(A, "power").is_empty());
    let play = scoring("A at: A; B at: A");
    assert_eq!(play.scored().1, [12, 10, 3, 3], "and wins ties");
}

#[test]
fn r10_3_the_stonecutter() {
    let mut play = at("A card: 2");
    play.play("A power 2");
    assert_eq!((play.hand(A), play.supply(A)), (5, 15));
    let none = at("A card: 2; A hand: 20");
    assert_eq!(none.refuses("A power 2"), Reason::SupplyEmpty);
}

#[test]
fn r10_4_the_money_changer() {
    let mut play = at("A card: 3; A coins: 6; A prestige: 3");
    play.play("A exchange buy; A exchange buy; A exchange sell");
    assert_eq!((play.coins(A), play.prestige(A)), (4, 4));
    assert_eq!(play.refuses("A exchange buy"), Reason::PowerUsed { card: Character::CHANGER });
    let mut play = at("A card: 3; A coins: 1; A prestige: 1");
    assert_eq!(play.refuses("A exchange buy"), Reason::NoCoins { need: 2, have: 1 });
    play.play("A exchange sell");
    assert_eq!(play.refuses("A exchange sell"), Reason::NoPrestige);
    assert!(matches!(play.refuses("A end"), Reason::NotNow { .. }), "one after another");
    play.play("A enough");
    assert!(!play.allows("A exchange buy"));
}

#[test]
fn r10_5_the_penitent() {
    let mut play = at("A card: 4");
    play.play("A power 4");
    assert_eq!((play.prestige(A), play.tokens(A)), (2, 1));
    assert_eq!(at("A card: 4; A prestige: 0").refuses("A power 4"), Reason::NoPrestige);
}

#[test]
fn r10_6_abilities_of_a_scoring() {
    let play = at("A card: 5; B card: 7; C card: 8; D card: 1; A at: A; B cities: A A A; D at: A");
    let cult = [A, B, C, D].map(|seat| play.cult(seat, "A"));
    assert_eq!(cult, [2, 4, 1, 1]);
    assert_eq!(play.cult(A, "B"), 0, "only where the priest is");
}

#[test]
fn r10_7_the_poet() {
    let mut play = at("A card: 6");
    play.play("A power 6; A coins; A coins");
    assert_eq!((play.prestige(A), play.coins(A)), (4, 21), "it is no action");
}

#[test]
fn r10_8_the_wandering_monk() {
    let mut play = at("A card: 9; A coins: 0; B villages: v01 v02; C villages: v01");
    play.play("A go A");
    assert_eq!(play.purses(), [0, 15, 15, 15]);
    assert!(matches!(play.refuses("A go B"), Reason::RoadClosed { .. }), "a shrine is needed");
}

#[test]
fn r10_9_the_counsellor() {
    let mut play = at("A card: 10");
    play.play("A power 10 F");
    assert_eq!(play.track(), ". . . B F C D E G A");
    assert!(play.legal_with(A, "power 10").is_empty());
    assert!(matches!(play.refuses("A power 10"), Reason::NoSuchPower { .. }));
}

#[test]
fn r10_10_the_chronicler() {
    let mut play = at("A card: 11; A plan: prestige prestige");
    assert_eq!(play.prestige(A), 3, "not at the start");
    play.play("A prestige; A prestige");
    assert_eq!(play.prestige(A), 9, "two effects");
    let base = "A card: 11; maharani: A 3; row: 3 6 16; round: 2; maharaja: A; \
        track: . . . . B C D E F G A; A coins: 6";
    let mut play = at(base);
    play.play("A exchange buy; A exchange buy; A exchange buy");
    assert_eq!(play.prestige(A), 3 + 3 + 1, "one effect");
    let told = play.heard.iter().filter_map(|event| match event {
        Event::Exchanged { seat: A, buys: true, prestige } => Some(*prestige),
        _ => None,
    });
    assert!(told.eq([2, 1, 1]), "told as it is");
}

#[test]
fn r10_11_the_builder() {
    let mut play = at("A card: 13; B villages: v01");
    play.play("A power 13 D");
    assert_eq!((play.coins(A), play.hand(A), play.supply(A)), (14, 4, 15));
    assert_eq!(play.shrines(A, "D"), 1, "without the priest");
    let play = at("A card: 13; A coins: 0");
    assert_eq!(play.refuses("A power 13 v01"), Reason::NoCoins { need: 1, have: 0 });
    assert_eq!(at("A card: 13; A hand: 20").refuses("A power 13 A"), Reason::SupplyEmpty);
    assert_eq!(at("A card: 13").refuses("A power 13 S"), Reason::NotAtStart);
}

#[test]
fn r10_12_the_envoy() {
    let mut play = at("A card: 12; A plan: statue+shrine shrines; A coins: 30");
    assert_eq!(play.legal_with(A, "statue").len(), 49);
    play.play("A statue A 1; A shrine G; A shrine B; A shrine v01");
    assert_eq!(play.coins(A), 30 - 12 + 3 - 3, "the usual price and bonus");
}

#[test]
fn r10_13_the_yogi() {
    let mut play = at("A card: 14; A tokens: 1");
    play.play("A token coins; A power 14");
    assert_eq!(play.tokens(A), 1);
    assert_eq!(play.refuses("A token coins"), Reason::TokenUsed, "it waits");
}

#[test]
fn r10_14_the_artisan() {
    let mut play = at("A card: 15; A at: B; A tokens: 1; A plan: statue+shrine coins");
    play.play("A statue B 0; A token statue; A statue B 2");
    assert_eq!(play.coins(A), 15 - 6 - 7, "by token too, with its discount");
}

#[test]
fn r10_15_the_treasurer() {
    let cards =
        "A card: 16; B card: 2; C card: 9; D card: 12; row: 3 4 6; turn: D; played: A B C; ";
    let mut play = scoring_by("", cards, "A at: A");
    play.play("A reward coins");
    assert_eq!(play.coins(A), 15 + 12 + 6);
    let mut play = scoring_by(
        "",
        cards,
        "A at: A; rewards: shrine coins both tribute buy shrines prestige maharani",
    );
    play.play("A reward shrine; A free v01; A waive");
    assert_eq!((play.hand(A), play.round()), (3, 2), "the second time was waived");
    let mut play = scoring_by("", cards, "A at: A");
    play.play("A reward coins once");
    assert_eq!((play.coins(A), play.round()), (15 + 12 + 3, 2));
}
