//! Chapter 15: advanced game I.

use crate::support::{A, B, C, at, begun, fresh, with};
use raja::{Event, Kind, Reason};

#[test]
fn r15_1_five_things_at_once() {
    let play = begun(2, "advanced1=on");
    assert!(play.game.is_advanced() && play.game.has_auction() && play.game.starts_at_home());
    assert_eq!((play.bank().len(), play.state.public().tokens_left()), (7, 7));
    let play = with(2, "advanced1=on", "A cards: mogul");
    assert_eq!(play.points(A, "A"), 1, "home cities");
    assert_eq!(at("A cards: mogul").points(A, "A"), 0);
}

#[test]
fn r15_2_bids_are_raised_or_passed() {
    let mut play = begun(4, "advanced1=on");
    assert_eq!(play.refuses("A pass"), Reason::MustBid);
    play.play("A bid 0; B bid 1");
    assert_eq!(play.refuses("C bid 1"), Reason::BidTooLow { least: 2 });
    play.play("C pass; D bid 4");
    assert_eq!(play.to_move(), "A");
    play.play("A bid 5; B pass");
    assert_eq!(play.to_move(), "D", "C has passed for good");
    play.play("D pass");
    assert_eq!((play.to_move().as_str(), play.gold(A)), ("A", 10));
}

#[test]
fn r15_3_the_next_lot_is_opened_clockwise_from_the_youngest() {
    let mut play = fresh(3, "advanced1=on");
    play.play("* governors ABCDEFG; * youngest B");
    play.play("B bid 0; C bid 1; A pass; B pass; C choose yogi");
    assert_eq!((play.to_move().as_str(), play.gold(C)), ("B", 14));
    play.play("B bid 0; A bid 2; B pass; A choose mogul");
    assert_eq!((play.to_move().as_str(), play.gold(A)), ("B", 13));
}

#[test]
fn r15_4_the_last_one_pays_nothing() {
    let mut play = begun(2, "advanced1=on");
    play.play("A bid 7; B pass; A choose mogul; B choose yogi");
    assert_eq!(play.purses(), [8, 15]);
}

#[test]
fn r15_5_no_bid_above_ones_gold() {
    let mut play = begun(2, "advanced1=on");
    assert_eq!(play.legal_for(A).len(), 16);
    assert_eq!(play.refuses("A bid 16"), Reason::BidTooHigh { have: 15 });
    play.play("A bid 15");
    assert_eq!(play.legal_for(B).len(), 1, "only to pass");
}

#[test]
fn r15_6_architects_begin_at_home() {
    let mut play = begun(2, "advanced1=on");
    play.play("A bid 0; B pass; A choose builder; B choose yogi");
    assert_eq!((play.at(A).as_str(), play.at(B).as_str()), ("B", "F"));
    assert_eq!(play.line("maharaja"), "S");
}

#[test]
fn r15_7_later_cards_move_no_architect() {
    let mut play = with(2, "advanced1=on", "A cards: mogul; A at: A; A disc: character gold");
    play.play("A take sadhu");
    assert_eq!(play.at(A), "A");
}

#[test]
fn r15_8_the_yogi_gives_a_token() {
    let mut play = with(2, "advanced1=on", "phase: seal; A cards: yogi; B cards: mogul");
    play.all_seal("character gold");
    play.play("B take artisan; B gold; B end");
    assert_eq!(play.to_move(), "A", "the Artisan came before, now the Yogi plays");
    assert_eq!(play.state.public().tokens[0], 1);
    play.play("A take mogul; A gold; A end");
    assert_eq!(play.state.public().tokens[0], 1);
}

#[test]
fn r15_9_seven_tokens() {
    let mut play =
        with(2, "advanced1=on", "phase: seal; A cards: yogi; B cards: mogul; B tokens: 7");
    play.all_seal("gold gold");
    play.play("B gold; B gold; B end");
    assert!(play.heard.contains(&Event::Yogi { seat: A, token: false }));
    assert_eq!(play.state.public().tokens[0], 0);
}

#[test]
fn r15_10_tokens_are_open_and_kept() {
    let mut play = with(
        2,
        "advanced1=on",
        "A cards: yogi; B cards: sadhu; A tokens: 2; A disc: character gold",
    );
    assert_eq!(play.view(B).public.tokens[0], 2);
    play.play("A take mogul");
    assert_eq!(play.state.public().tokens[0], 2);
    assert!(play.allows("A token palace"));
}

#[test]
fn r15_11_one_token_a_turn_for_any_action_but_character() {
    let mut play = with(2, "advanced1=on", "A tokens: 2; A disc: gold gold");
    assert_eq!(play.legal_with(A, "token").len(), 8);
    assert_eq!(play.refuses("A token character"), Reason::TokenCharacter);
    play.play("A token gold");
    assert_eq!(play.state.public().tokens_left(), 6, "one is back at once");
    play.play("A gold; A gold; A gold");
    assert_eq!((play.gold(A), play.refuses("A token house")), (21, Reason::TokenUsed));
    let play = with(2, "advanced1=on", "");
    assert_eq!(play.refuses("A token gold"), Reason::NoToken);
}

#[test]
fn r15_12_an_unfinished_token_is_paid_for() {
    let mut play = with(3, "advanced1=on", "A tokens: 1; A disc: gold gold");
    play.play("A token palace; A gold; A gold");
    assert_eq!(play.owed(), [Kind::Palace]);
    play.play("A end; A confirm");
    assert_eq!(play.purses()[1..], [17, 17]);
}

#[test]
fn r15_13_a_home_counts_one() {
    let text = "turn: B; played: A C; A cards: mogul; B cards: monk; C cards: merchant";
    let mut play = with(3, "advanced1=on", text);
    play.play("B gold; B gold; B end");
    assert_eq!(play.prizes(), [16, 0, 0], "with nothing else there");
}

#[test]
fn r15_14_a_home_breaks_being_alone() {
    let text = "turn: B; played: A C; A cards: mogul; B cards: monk; C cards: merchant; \
                B cities: A A";
    let mut play = with(3, "advanced1=on", text);
    play.play("B gold; B gold; B end");
    assert_eq!(play.prizes(), [7, 11, 0]);
}
