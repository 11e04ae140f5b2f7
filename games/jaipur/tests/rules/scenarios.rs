//! Worked examples, with the numbers to the last rupee. Unless said otherwise
//! the piles are full, the deck has ten cards, A is to move, the herds are
//! empty.

use crate::support::{A, B, Play, at, cards, fresh, with};
use engine::{Game, Illegal, Viewer};
use jaipur::{Action, Cause, Event, Kind, Phase, Reason, Summary};

// Sales.

#[test]
fn scenario_1_two_diamonds() {
    let mut play = at("A hand: DD");
    assert_eq!((play.deck(), play.herds()), (10, [0, 0]));
    play.play("A sell 2D");
    assert_eq!((play.tokens(A), play.earned(A)), (vec![7, 7], 14));
    assert_eq!((play.bonus(A), play.hand(A).as_str()), ([0, 0, 0], "-"));
    assert_eq!(play.pile(Kind::Diamond).len(), 3);
    assert!(play.goes_on());
}

#[test]
fn scenario_2_four_leather_and_a_bonus_of_6() {
    let mut play = at("A hand: LLLL");
    play.play("A sell 4L; * bonus 6");
    assert_eq!((play.tokens(A), play.earned(A)), (vec![4, 3, 2, 1], 16));
}

#[test]
fn scenario_3_five_cloth_and_a_bonus_of_9() {
    let mut play = at("A hand: CCCCC");
    play.play("A sell 5C; * bonus 9");
    assert_eq!((play.tokens(A), play.earned(A)), (vec![5, 3, 3, 2, 2], 24));
}

#[test]
fn scenario_4_seven_spice_and_a_bonus_of_10() {
    let mut play = at("A hand: PPPPPPP");
    play.play("A sell 7P; * bonus 10");
    assert_eq!((play.tokens(A).iter().sum::<u8>(), play.earned(A)), (17, 27));
    assert_eq!(play.bonus(A), [0, 0, 1]);
    assert!(play.pile(Kind::Spice).is_empty());
}

#[test]
fn scenario_6_a_single_diamond_is_not_sold() {
    let play = at("A hand: D");
    let reason = Reason::SaleTooSmall { good: Kind::Diamond, least: 2 };
    assert_eq!(play.refuses("A sell 1D"), reason);
}

#[test]
fn scenario_7_one_diamond_token_left() {
    let mut play = at("A hand: DD; tokens D: BBBB");
    assert_eq!(play.pile(Kind::Diamond), [5]);
    let reason = Reason::SaleTooSmall { good: Kind::Diamond, least: 2 };
    assert_eq!(play.refuses("A sell 1D"), reason);
    play.play("A sell 2D");
    assert_eq!((play.tokens(A), play.earned(A), play.bonus(A)), (vec![5], 5, [0, 0, 0]));
}

#[test]
fn scenario_8_the_last_cloth_into_an_empty_pile() {
    let mut play = at("A hand: C; tokens C: BABABAB");
    let before = (play.earned(A), play.discard().matches('C').count());
    assert_eq!(before.1, 7);
    play.play("A sell 1C");
    assert_eq!((play.earned(A), play.discard().matches('C').count()), (before.0, 8));
    assert_eq!(play.to_move(), "B");
}

#[test]
fn scenario_9_no_bonus_from_an_empty_pile() {
    let mut play = at("A hand: LLL; B bonus: 1 1 2 2 2 3 3");
    play.play("A sell 3L");
    assert_eq!((play.earned(A), play.bonus(A)), (9, [0, 0, 0]));
    assert!(play.goes_on());
}

#[test]
fn scenario_10_three_of_four_gold() {
    let mut play = at("A hand: GGGGL");
    play.play("A sell 3G; * bonus 2");
    assert_eq!((play.tokens(A), play.earned(A)), (vec![6, 6, 5], 19));
    assert_eq!(play.hand(A), "GL");
}

#[test]
fn scenario_11_two_goods_in_one_turn() {
    let mut play = at("A hand: DDCC");
    assert!("sell DDCC".parse::<Action>().is_err());
    assert!("sell 2D 2C".parse::<Action>().is_err());
    play.play("A sell 2D");
    assert_eq!(play.denies("A sell 2C"), Illegal::NotYou);
}

#[test]
fn scenario_12_camels_are_not_sold() {
    let play = at("A herd: 3");
    for n in 1..=3 {
        assert_eq!(play.refuses(&format!("A sell {n}K")), Reason::CamelSold);
    }
}

// The end of a round by piles.

#[test]
fn scenario_13_the_third_pile_runs_empty() {
    let mut play = at("A hand: SS; B hand: LL; tokens D: AAAAA; tokens G: BBBBB; tokens S: BBB");
    assert_eq!(play.pile(Kind::Silver), [5, 5]);
    let before = play.earned(A);
    play.play("A sell 2S");
    let summary = play.scored().expect("the round ends at once");
    assert_eq!((summary.cause, summary.goods[0]), (Cause::Piles, before + 10));
    assert_ne!(play.to_move(), "B");
}

const LEATHER_HAS_TWO: &str =
    "A hand: LL; tokens D: AAAAA; tokens G: BBBBB; tokens L: BABABAB; market: PKKKK";

#[test]
fn scenario_14_one_leather_token_stays() {
    let mut play = at(LEATHER_HAS_TWO);
    assert_eq!(play.pile(Kind::Leather), [1, 1]);
    play.play("A sell 1L");
    assert!(play.goes_on());
    assert_eq!(play.to_move(), "B");
}

#[test]
fn scenario_15_both_leather_tokens_go() {
    let mut play = at(LEATHER_HAS_TWO);
    play.play("A sell 2L");
    assert_eq!(play.scored().expect("the round ends").cause, Cause::Piles);
}

#[test]
fn scenario_16_bonus_piles_do_not_count() {
    for turn in ["A sell 1C", "A take P; * refill K", "A camels; * refill KKK", "A swap +PL -CC"] {
        let mut play = at("A hand: CC; tokens D: AAAAA; tokens G: BBBBB; \
             A bonus: 1 1 2 2 2 3 3 4 4 5 5 6 6; B bonus: 8 8 9 10 10");
        play.play(turn);
        assert!(play.goes_on(), "{turn}");
    }
}

// Taking and the deck.

const SIX_IN_HAND: &str = "A hand: DDGGSS; market: CKKKL";

#[test]
fn scenario_17_the_last_card_of_the_deck() {
    let mut play = at(&format!("{SIX_IN_HAND}; deck: P"));
    play.play("A take C; * refill P");
    assert_eq!((play.market(), play.deck()), (cards("PKKKL").to_string(), 0));
    assert!(play.goes_on());
}

#[test]
fn scenario_18_and_when_it_is_gone() {
    let mut play = with("seals=1", &format!("{SIX_IN_HAND}; deck: -"));
    play.play("A take C");
    assert_eq!((play.market(), play.hand(A)), (cards("KKKL").to_string(), "DDGGSSC".into()));
    let summary = play.scored().expect("the round ends");
    assert_eq!((summary.cause, summary.goods), (Cause::Deck, [0, 0]));
    assert_eq!(summary.rupees(A), 0, "cards are worth nothing");
}

#[test]
fn scenario_19_a_full_hand_takes_nothing() {
    let play = at("A hand: DDGGSSC; market: CKKKL");
    assert_eq!(play.refuses("A take C"), Reason::HandFull { have: 7, limit: 7 });
    assert_eq!(play.refuses("A take L"), Reason::HandFull { have: 7, limit: 7 });
}

#[test]
fn scenario_20_but_it_takes_camels() {
    let mut play = at("A hand: DDGGSSC; market: CKKKL; deck: DPKKKKKKKK");
    play.play("A camels; * refill KKD");
    assert_eq!((play.herd(A), play.market()), (3, cards("CLKKD").to_string()));
    assert_eq!(play.state.hand(A).total(), 7);
    assert!(play.goes_on());
}

#[test]
fn scenario_22_no_camels_there() {
    let play = at("A hand: DD; market: GCLPS");
    assert_eq!(play.refuses("A camels"), Reason::NoCamels);
}

#[test]
fn scenario_23_an_empty_deck_and_a_full_market() {
    let text = "A hand: LL; market: CGPSD; deck: -";
    let mut play = at(text);
    play.play("A sell 2L");
    assert!(play.goes_on());
    let mut play = at(text);
    play.play("A swap +CG -LL");
    assert_eq!(play.market(), cards("LLPSD").to_string());
    assert!(play.goes_on());
}

// Exchange.

#[test]
fn scenario_24_three_camels_for_three_goods() {
    let mut play = at("A herd: 3; market: DGSCK");
    assert_eq!(play.deck(), 10);
    play.play("A swap +DGS -KKK");
    assert_eq!((play.hand(A).as_str(), play.herd(A)), ("DGS", 0));
    assert_eq!((play.market().as_str(), play.deck()), ("CKKKK", 10));
}

#[test]
fn scenario_25_the_hand_limit_in_an_exchange() {
    let mut play = at("A hand: LLCCPPP; A herd: 4; market: DDGSK");
    assert_eq!(play.refuses("A swap +DD -KK"), Reason::OverLimit { after: 9, limit: 7 });
    assert_eq!(play.refuses("A swap +DD -LK"), Reason::OverLimit { after: 8, limit: 7 });
    play.play("A swap +DD -LL");
    assert_eq!(play.hand(A), "DDCCPPP");
}

#[test]
fn scenario_27_what_an_exchange_may_be() {
    let mut play = at("A hand: CCL; A herd: 2; market: CDPKK");
    assert_eq!(play.refuses("A swap +CD -CL"), Reason::SwapSame { goods: cards("C") });
    assert_eq!(play.refuses("A swap +C -L"), Reason::SwapTooSmall { take: 1, least: 2 });
    assert_eq!(play.refuses("A swap +CK -LL"), Reason::CamelTaken);
    play.play("A swap +CD -LK");
    assert_eq!(play.hand(A), "DCCC");
    assert_eq!(play.market(), cards("PKKLK").to_string());
}

#[test]
fn scenario_28_the_whole_market() {
    let mut play = at("A hand: LLL; A herd: 2; market: DGSCP");
    play.play("A swap +DGSCP -LLLKK");
    assert_eq!((play.market().as_str(), play.hand(A).as_str()), ("LLLKK", "DGSCP"));
}

#[test]
fn scenario_29_two_against_one() {
    let play = at("A hand: DG; market: SCPLK");
    assert_eq!(play.refuses("A swap +SC -D"), Reason::SwapUneven { take: 2, give: 1 });
}

// Set-up and what is seen.

#[test]
fn scenario_30_camels_in_the_deal() {
    let mut play = fresh("");
    play.play("* starter A; * deal A KKDCL");
    assert_eq!((play.hand(A).as_str(), play.herd(A), play.deck()), ("DCL", 2, 47));
    let of_b = play.game.view(&play.state, Viewer::Seat(B));
    assert_eq!((of_b.hand_sizes[0], of_b.public.herd[0]), (3, 5 - 3));
    assert!(of_b.hand.is_empty());
}

#[test]
fn scenario_31_five_camels_in_the_market() {
    let mut play = fresh("");
    play.play("* starter A; * deal A DDCLK; * deal B DGSCP; * open KK");
    assert_eq!(play.market(), "KKKKK");
    let legal: Vec<String> = play.legal().iter().map(ToString::to_string).collect();
    assert_eq!(legal, ["sell 2D", "sell 1C", "sell 1L", "camels"]);
}

#[test]
fn scenario_32_a_bonus_is_its_owners_secret() {
    let mut play = with("seals=1", "to move: B; B hand: LLLL; market: DDKKK; deck: -");
    play.play("B sell 4L; * bonus 6");
    let of_a = play.game.view(&play.state, Viewer::Seat(A));
    let of_b = play.game.view(&play.state, Viewer::Seat(B));
    assert_eq!((of_a.public.bonus[1], of_b.public.bonus[1]), ([0, 1, 0], [0, 1, 0]));
    let values = |view| serde_json::to_value(view).unwrap()["bonus_values"].clone();
    assert_eq!((values(of_a), values(of_b)), (serde_json::json!([]), serde_json::json!([6])));
    assert_eq!(of_a.public.last, None);
    play.play("A take D");
    let of_a = play.game.view(&play.state, Viewer::Seat(A));
    assert_eq!(of_a.public.last.expect("scored").bonus, [0, 6]);
}

// Scoring and the match.

/// The position, scored by the guard after an exchange that counts for nothing.
fn scored(options: &str, text: &str) -> (Play, Summary) {
    let mut play = with(options, &format!("A hand: LL; market: CCKKK; quiet: 99; {text}"));
    play.play("A swap +CC -LL");
    let summary = play.scored().expect("the round is scored");
    (play, summary)
}

#[test]
fn scenario_33_seventy_three_rupees() {
    let mut play = at("tokens D: AABBB; tokens G: AABBB; tokens S: AA; tokens C: AABB; \
         tokens P: AABB; tokens L: BBBBBB; A bonus: 1 5 10; B bonus: 3 2 8; \
         A herd: 4; B herd: 3; market: SKKKK; deck: -");
    let sorted = |seat| {
        let mut values = play.tokens(seat);
        values.sort_unstable_by(|a, b| b.cmp(a));
        values
    };
    assert_eq!(sorted(A), [7, 7, 6, 6, 5, 5, 5, 5, 3, 3]);
    assert_eq!(sorted(B), [5, 5, 5, 5, 5, 5, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1]);
    play.play("A take S");
    let summary = play.scored().expect("the round ends");
    assert_eq!((summary.goods, summary.bonus), ([52, 52], [16, 13]));
    assert_eq!(summary.camel_token(), Some(A));
    assert_eq!([summary.rupees(A), summary.rupees(B)], [73, 65]);
    assert_eq!((summary.winner, play.seals()), (Some(A), [1, 0]));
}

#[test]
fn scenario_34_won_by_bonus_tokens() {
    let (play, summary) =
        scored("", "tokens D: AA; tokens S: BB; B bonus: 4; A herd: 2; B herd: 2");
    assert_eq!(summary.camel_token(), None);
    assert_eq!([summary.rupees(A), summary.rupees(B)], [14, 14]);
    assert_eq!((summary.winner, play.seals()), (Some(B), [0, 1]));
}

#[test]
fn scenario_35_won_by_goods_tokens() {
    // A: 5 5 and a bonus of 3; B: 5 3 2 and a bonus of 3.
    let summary = Summary {
        cause: Cause::Deck,
        goods: [5 + 5, 5 + 3 + 2],
        goods_tokens: [2, 3],
        bonus: [3, 3],
        bonus_tokens: [1, 1],
        herd: [0, 0],
        winner: None,
    };
    assert_eq!([summary.rupees(A), summary.rupees(B)], [13, 13]);
    assert_eq!(summary.leader(), Some(B));
    // No piles pay just those tokens. These they can: 7 5 against 5 4 3.
    let (play, summary) =
        scored("", "tokens D: A; tokens S: AB; tokens L: BB; A bonus: 3; B bonus: 3");
    assert_eq!([summary.rupees(A), summary.rupees(B)], [15, 15]);
    assert_eq!((summary.goods_tokens, summary.bonus_tokens), ([2, 3], [1, 1]));
    assert_eq!((summary.winner, play.seals()), (Some(B), [0, 1]));
}

#[test]
fn scenario_37_a_full_tie() {
    for (starter, next) in [("A", B), ("B", A)] {
        let text = format!("starter: {starter}; tokens D: B; tokens C: AB; tokens S: A");
        let (play, summary) = scored("", &text);
        assert_eq!((play.seals(), summary.winner), ([0, 0], None));
        assert_eq!((summary.goods, summary.goods_tokens), ([10, 10], [2, 2]));
        assert_eq!(play.phase(), Phase::Deal(A));
        assert_eq!(play.state.public().starter, next);
        assert!(play.heard.contains(&Event::Round { round: 2, starter: next }));
    }
}

#[test]
fn scenario_38_who_starts_and_when_it_is_over() {
    // A wins round 1, B starts round 2.
    let (play, _) = scored("", "A bonus: 9");
    assert_eq!((play.seals(), play.state.public().starter), ([1, 0], B));
    // B wins round 2, A starts round 3.
    let (play, _) = scored("", "seals: 1 0; round: 2; starter: B; B bonus: 9");
    assert_eq!((play.seals(), play.state.public().starter), ([1, 1], A));
    assert_eq!(play.state.public().round, 3);
    // 2-0 after two rounds: no third.
    let (play, _) = scored("", "seals: 1 0; round: 2; starter: B; A bonus: 9");
    assert_eq!((play.seals(), play.phase()), ([2, 0], Phase::Over));
    assert!(!play.heard.iter().any(|event| matches!(event, Event::Round { .. })));
}
