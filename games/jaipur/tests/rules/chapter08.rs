//! Chapter 8: scoring a round.
//!
//! Rounds are scored as they stand when the guard ends them, so these
//! positions are one exchange before that: whatever tokens a test wants.

use crate::support::{A, B, Play, with};
use jaipur::{Cause, Summary};

/// The position's score, ended by an exchange that changes nothing that counts.
fn score(text: &str) -> (Play, Summary) {
    let mut play = with("", &format!("{text}; A hand: LL; B hand: SD; market: CCKKK; quiet: 99"));
    play.play("A swap +CC -LL");
    let summary = play.scored().expect("the guard ends the round");
    assert_eq!(summary.cause, Cause::Guard);
    (play, summary)
}

#[test]
fn r8_1_the_larger_herd_gets_the_camel_token() {
    for (a, b, wealth) in [(4, 3, [5, 0]), (0, 1, [0, 5]), (8, 0, [5, 0]), (1, 7, [0, 5])] {
        let (_, summary) = score(&format!("A herd: {a}; B herd: {b}"));
        assert_eq!([summary.rupees(A), summary.rupees(B)], wealth, "{a} to {b}");
        assert_eq!(summary.camel_token(), Some(if a > b { A } else { B }));
        assert_eq!(summary.herd, [a, b]);
    }
}

#[test]
fn r8_2_equal_herds_get_nothing() {
    for n in 0..=4 {
        let (_, summary) = score(&format!("A herd: {n}; B herd: {n}"));
        assert_eq!([summary.rupees(A), summary.rupees(B)], [0, 0], "{n} each");
        assert_eq!(summary.camel_token(), None);
    }
}

#[test]
fn r8_3_wealth_is_goods_bonus_and_camel_tokens() {
    let (_, summary) =
        score("tokens D: AAB; tokens L: BABB; A bonus: 3 6; B bonus: 10; A herd: 1; B herd: 4");
    assert_eq!(summary.goods, [7 + 7 + 3, 5 + 4 + 2 + 1]);
    assert_eq!(summary.bonus, [9, 10]);
    assert_eq!([summary.rupees(A), summary.rupees(B)], [26, 27]);
    assert_eq!(summary.goods_tokens, [3, 4]);
    assert_eq!(summary.bonus_tokens, [2, 1]);
}

#[test]
fn r8_4_cards_are_worth_nothing() {
    // Equal but for what is in hand and herd: the camel token is all.
    let mut play = with("", "A hand: DDDGGLL; A herd: 1; B herd: 2; market: CCKKK; quiet: 99");
    play.play("A swap +CC -LL");
    let summary = play.scored().expect("the round ends");
    assert_eq!([summary.rupees(A), summary.rupees(B)], [0, 5]);
    assert_eq!(summary.winner, Some(B));
}

#[test]
fn r8_5_the_richer_player_wins() {
    // Fewer tokens, more rupees.
    let (play, summary) = score("tokens D: AA; tokens L: BBBB; B bonus: 1 1");
    assert_eq!([summary.rupees(A), summary.rupees(B)], [14, 12]);
    assert_eq!((summary.winner, play.seals()), (Some(A), [1, 0]));
    let (play, summary) = score("tokens D: BB; tokens L: AAAA; A bonus: 1 1");
    assert_eq!((summary.winner, play.seals()), (Some(B), [0, 1]));
}

#[test]
fn r8_6_equally_rich_more_bonus_tokens_win() {
    // 14 each; A has more goods tokens, B more bonus tokens.
    let (play, summary) = score("tokens S: BB; tokens C: AAA; A bonus: 3; B bonus: 2 2");
    assert_eq!([summary.rupees(A), summary.rupees(B)], [14, 14]);
    assert_eq!((summary.bonus_tokens, summary.goods_tokens), ([1, 2], [3, 2]));
    assert_eq!((summary.winner, play.seals()), (Some(B), [0, 1]));
}

#[test]
fn r8_7_then_more_goods_tokens_win() {
    // 15 each with one bonus token: 7 5 against 5 4 3.
    let (play, summary) = score("tokens D: A; tokens S: AB; tokens L: BB; A bonus: 3; B bonus: 3");
    assert_eq!([summary.rupees(A), summary.rupees(B)], [15, 15]);
    assert_eq!((summary.bonus_tokens, summary.goods_tokens), ([1, 1], [2, 3]));
    assert_eq!((summary.winner, play.seals()), (Some(B), [0, 1]));
}

#[test]
fn r8_8_the_camel_token_breaks_no_ties() {
    // A: 5 on goods and the camel token; B: 5 and 5. As a goods token or as a
    // bonus token it would give A a tie or the win.
    let (_, summary) = score("tokens S: ABB; A herd: 1");
    assert_eq!([summary.rupees(A), summary.rupees(B)], [10, 10]);
    assert_eq!((summary.bonus_tokens, summary.goods_tokens), ([0, 0], [1, 2]));
    assert_eq!(summary.winner, Some(B));
    // A: 10 and the camel token; B: 7 and a bonus of 8. As a bonus token it
    // would make that equal, and A has more goods tokens.
    let (_, summary) = score("tokens S: AA; tokens D: B; A herd: 1; B bonus: 8");
    assert_eq!([summary.rupees(A), summary.rupees(B)], [15, 15]);
    assert_eq!((summary.bonus_tokens, summary.goods_tokens), ([0, 1], [2, 1]));
    assert_eq!(summary.winner, Some(B));
}

#[test]
fn r8_9_all_equal_is_a_tie() {
    for text in [
        "",
        "A herd: 2; B herd: 2",
        "tokens S: AB; tokens G: BA",
        "tokens D: B; tokens C: AB; tokens S: A",
        "tokens S: AB; A bonus: 3 9; B bonus: 4 8",
    ] {
        let (play, summary) = score(text);
        assert_eq!(summary.rupees(A), summary.rupees(B), "{text}");
        assert_eq!((summary.winner, play.seals()), (None, [0, 0]), "{text}");
    }
}
