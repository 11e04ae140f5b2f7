//! Chapters 4 and 5: planning and the turn.

use crate::support::{A, B, C, at, with};
use engine::{Game, Illegal, Viewer};
use maharaja::{Event, Kind, Reason};

#[test]
fn r4_1_all_plan_at_the_same_time_and_in_secret() {
    let mut play = with(3, "", "phase: plan");
    assert_eq!((play.to_move().as_str(), play.legal_for(A).len()), ("ABC", 45));
    play.play("B plan coins statue");
    assert_eq!(play.to_move(), "AC");
    assert_eq!(play.denies("B plan coins coins"), Illegal::NotYou, "and it stays");
    assert!(play.view(B).disc[1].is_some() && play.view(A).disc[1].is_none());
}

#[test]
fn r4_2_the_same_action_twice() {
    let mut play = at("A plan: coins coins");
    play.play("A coins; A coins");
    assert_eq!(play.coins(A), 21);
    assert_eq!(play.refuses("A coins"), Reason::NotPlanned { kind: Kind::Coins });
}

#[test]
fn r4_3_turned_over_one_by_one() {
    let mut play = with(2, "", "phase: plan; A card: 2; B card: 1");
    play.all_plan("coins track");
    assert_eq!(play.to_move(), "B");
    assert!(play.view(A).disc[1].is_some() && play.view(B).disc[0].is_none());
    play.play("B end");
    assert!(play.view(B).disc[0].is_some());
}

#[test]
fn r5_11_a_character_and_a_banner() {
    let mut play = at("A card: 1; row: 9 14 16; A plan: character track");
    assert_eq!(play.track(), ". . . B C D E F G A");
    play.play("A take 9; A track C; A end");
    assert_eq!((play.card(A), play.track()), (9, ". C . B . D E F G A".into()));
    let play = at("A plan: coins coins");
    for (step, kind) in [("A take 9", Kind::Character), ("A track C", Kind::Track)] {
        assert_eq!(play.refuses(step), Reason::NotPlanned { kind });
    }
    assert_eq!(Kind::ALL.len(), 9);
}

#[test]
fn r5_1_the_lowest_of_those_who_have_not_played() {
    let mut play = with(3, "", "phase: plan; A card: 9; B card: 2; C card: 5; row: 1 7 8");
    play.all_plan("character coins");
    assert_eq!(play.to_move(), "B");
    play.play("B take 1; B end");
    assert_eq!(play.to_move(), "C");
    play.play("C end");
    assert_eq!(play.to_move(), "A", "B has 1 now, and has played");
}

#[test]
fn r5_2_any_order_and_mixed() {
    let mut play = at("A plan: shrines coins; A coins: 1; A villages: v01 v02; A hand: 2");
    play.play("A go A; A shrine A; A coins; A shrine v03; A go S; A end");
    assert_eq!((play.coins(A), play.hand(A)), (2, 0));
    let play = at("A plan: coins track");
    for (text, kind) in [("stock", Kind::Stock), ("prestige", Kind::Prestige)] {
        assert_eq!(play.refuses(&format!("A {text}")), Reason::NotPlanned { kind });
    }
    assert_eq!(play.refuses("A shrine v01"), Reason::NoShrineDue);
    assert_eq!(play.refuses("A statue A 0"), Reason::NoStatueDue);
}

#[test]
fn r5_3_anything_may_be_left() {
    let mut play = at("A plan: statue+shrine coins");
    play.play("A end");
    assert_eq!(play.purses(), [15, 15, 15, 15], "nobody is paid for it");
    assert_eq!(play.to_move(), "B");
}

#[test]
fn r5_4_a_statue_for_one_less() {
    let mut play = at("A at: B; A plan: statue coins");
    play.play("A statue B 0");
    assert_eq!(play.coins(A), 6);
}

#[test]
fn r5_5_a_shrine_for_nothing() {
    let mut play = at("A coins: 0; A plan: shrine coins");
    play.play("A shrine v01");
    assert_eq!((play.coins(A), play.hand(A)), (0, 3));
}

#[test]
fn r5_6_no_discount_on_the_others() {
    let mut play = at("A at: B; A plan: statue+shrine shrines");
    play.play("A statue B 0; A shrine B; A shrine B; A shrine v01");
    assert_eq!(play.coins(A), 15 - 10 - 3);
    assert_eq!(play.refuses("A shrine B"), Reason::NoShrineDue);
}

#[test]
fn r5_7_three_coins() {
    let mut play = at("A plan: coins stock");
    play.play("A coins");
    assert_eq!(play.coins(A), 18);
}

#[test]
fn r5_8_two_shrines_or_what_is_left() {
    let mut play = at("A plan: stock stock; A hand: 10; A supply: 1; A cities: A A A A A A A A A");
    play.play("A stock");
    assert_eq!((play.hand(A), play.supply(A)), (11, 0));
    assert_eq!(play.refuses("A stock"), Reason::SupplyEmpty);
    let mut play = at("A plan: stock coins");
    play.play("A stock");
    assert_eq!((play.hand(A), play.supply(A)), (6, 14));
}

#[test]
fn r5_9_three_coins_for_two_prestige() {
    let mut play = at("A plan: prestige prestige; A coins: 5");
    play.play("A prestige");
    assert_eq!((play.coins(A), play.prestige(A)), (2, 5));
    assert_eq!(play.refuses("A prestige"), Reason::NoCoins { need: 3, have: 2 });
}

#[test]
fn r5_10_one_token_a_round_for_any_action_but_character() {
    let mut play = at("A tokens: 2");
    assert_eq!(play.refuses("A token character"), Reason::TokenCharacter);
    assert_eq!(play.legal_with(A, "token").len(), 8);
    play.play("A token coins; A coins; A coins; A coins");
    assert_eq!((play.coins(A), play.tokens(A)), (24, 1));
    assert_eq!(play.refuses("A token coins"), Reason::TokenUsed);
    assert_eq!(at("").refuses("A token coins"), Reason::NoToken);
}

#[test]
fn events_of_a_turn_are_told() {
    let mut play = at("B card: 2; A plan: coins coins");
    play.play("A coins; A coins; A end");
    assert!(play.told(|event| matches!(event, Event::Ended { seat: A })));
    assert!(play.told(|event| matches!(event, Event::Revealed { seat: B, .. })));
    let view = play.game.view(&play.state, Viewer::Public);
    assert!(view.disc[C.index()].is_none());
}
