//! Chapter 9: changing character.

use crate::support::{A, B, at, with};
use maharaja::{Character, Reason};

#[test]
fn r9_1_give_back_and_take_another() {
    let mut play = at("A card: 1; row: 2 9 16; A plan: character coins");
    let own = Reason::OwnCard { card: Character::FIRST };
    assert_eq!(play.refuses("A take 1"), own);
    assert!(matches!(play.refuses("A take 14"), Reason::CardUnused { .. }));
    play.play("A take 9");
    assert_eq!((play.card(A), play.row()), (9, vec![1, 2, 16]));
}

#[test]
fn r9_2_from_the_row_or_from_anybody() {
    let play = with(
        3,
        "",
        "A card: 1; B card: 5; C card: 7; row: 2 9 16; turn: B; played: A; B plan: character coins",
    );
    let all = ["take 1", "take 2", "take 7", "take 9", "take 16"];
    assert_eq!(play.legal_with(B, "take"), all, "also from A, who has played");
}

#[test]
fn r9_3_twice_in_a_turn() {
    let mut play = at("A card: 1; row: 2 9 16; A plan: character character");
    play.play("A take 9; A take 1");
    assert_eq!(play.card(A), 1, "from the row again");
    assert!(matches!(play.refuses("A take 9"), Reason::NotPlanned { .. }));
}

#[test]
fn r9_4_the_robbed_choose_at_once() {
    let mut play = at("A card: 1; B card: 5; row: 2 9 16; A plan: character coins");
    play.play("A take 5");
    assert_eq!(play.to_move(), "B", "out of turn");
    let held = Reason::NotInRow { card: Character::PRIEST, holder: Some(A) };
    assert_eq!(play.refuses("B choose 5"), held);
    play.play("B choose 1");
    assert_eq!((play.card(B), play.to_move().as_str()), (1, "A"), "the one just given back");
}

#[test]
fn r9_5_a_turn_is_finished() {
    let mut play =
        with(3, "", "A card: 1; B card: 5; C card: 7; row: 2 9 16; A plan: character coins");
    play.play("A take 16; A coins; A end");
    assert_eq!(play.to_move(), "B");
    play.play("B end");
    assert_eq!(play.to_move(), "C", "A has played");
}

#[test]
fn r9_6_abilities_while_held() {
    let mut play =
        at("A card: 9; row: 2 15 16; B villages: v01 v02 v03 v04; A plan: character coins");
    play.play("A go A; A take 15; A go S");
    assert_eq!((play.coins(A), play.coins(B)), (13, 17), "the Monk is gone");
}
