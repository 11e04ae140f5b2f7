//! Chapter 6: selling.

use crate::support::{A, B, at, cards, fresh, with};
use engine::{Game, Random, Step};
use jaipur::{Action, Chance, Event, Kind, Phase, Reason};

#[test]
fn r6_1_cards_of_one_good_are_sold_from_the_hand() {
    let mut play = at("A hand: DDCL; B hand: GG");
    play.play("A sell 2D");
    assert_eq!((play.hand(A).as_str(), play.hand(B).as_str()), ("CL", "GG"));
    let sold =
        Event::Sold { seat: A, good: Kind::Diamond, cards: 2, before: 0, tokens: 2, rupees: 14 };
    assert_eq!(play.heard, [sold]);
}

#[test]
fn r6_2_no_two_goods_in_one_turn() {
    for text in ["sell DDCC", "sell 2D 2C", "sell DC"] {
        let why = text.parse::<Action>().expect_err(text);
        assert_eq!(why.0.id, "misread-sale-kinds", "{text}");
    }
    let mut play = at("A hand: DDCC");
    play.play("A sell 2D");
    assert_eq!(play.denies("A sell 2C"), engine::Illegal::NotYou);
}

#[test]
fn r6_3_fewer_than_one_holds_may_be_sold() {
    for (sale, left) in [("2D", "DDLLL"), ("3D", "DLLL"), ("4D", "LLL"), ("1L", "DDDDLL")] {
        let mut play = at("A hand: DDDDLLL");
        play.play(&format!("A sell {sale}"));
        assert_eq!(play.hand(A), left);
    }
}

#[test]
fn r6_4_diamonds_gold_and_silver_go_in_twos() {
    for good in [Kind::Diamond, Kind::Gold, Kind::Silver] {
        let letter = good.letter();
        let play = at(&format!("A hand: {letter}{letter}{letter}"));
        let reason = play.refuses(&format!("A sell 1{letter}"));
        assert_eq!(reason, Reason::SaleTooSmall { good, least: 2 });
        assert!(play.allows(&format!("A sell 2{letter}")));
        assert!(play.allows(&format!("A sell 3{letter}")));
        // A single one cannot be sold at all.
        let play = at(&format!("A hand: {letter}"));
        assert!(play.legal_with("sell").is_empty());
    }
}

#[test]
fn r6_5_cloth_spice_and_leather_may_go_alone() {
    for (letter, rupees) in [("C", 5), ("P", 5), ("L", 4)] {
        let mut play = at(&format!("A hand: {letter}{letter}"));
        play.play(&format!("A sell 1{letter}"));
        assert_eq!((play.earned(A), play.hand(A).as_str()), (rupees, letter));
    }
}

#[test]
fn r6_6_two_are_needed_even_when_one_token_is_left() {
    for letter in ["D", "G", "S"] {
        let text = format!("A hand: {letter}{letter}; tokens {letter}: BBBB");
        let mut play = at(&text);
        assert!(matches!(
            play.refuses(&format!("A sell 1{letter}")),
            Reason::SaleTooSmall { least: 2, .. }
        ));
        play.play(&format!("A sell 2{letter}"));
        assert_eq!(play.tokens(A), [5]);
        // With none left there is one card, and it cannot be sold.
        let play = at(&format!("A hand: {letter}; tokens {letter}: BBBBB"));
        assert!(matches!(
            play.refuses(&format!("A sell 1{letter}")),
            Reason::SaleTooSmall { least: 2, .. }
        ));
    }
}

#[test]
fn r6_7_no_more_than_one_holds() {
    let play = at("A hand: DDL; A herd: 3; market: DDLKK");
    for (text, good, have, want) in [
        ("3D", Kind::Diamond, 2, 3),
        ("2L", Kind::Leather, 1, 2),
        ("1C", Kind::Cloth, 0, 1),
        ("2G", Kind::Gold, 0, 2),
        ("15L", Kind::Leather, 1, 15),
    ] {
        let reason = play.refuses(&format!("A sell {text}"));
        assert_eq!(reason, Reason::SaleTooLarge { good, have, want });
    }
}

#[test]
fn r6_8_camels_are_not_sold() {
    let play = at("A hand: DL; A herd: 5");
    for n in 1..=5 {
        assert_eq!(play.refuses(&format!("A sell {n}K")), Reason::CamelSold);
    }
    assert_eq!(play.legal_with("sell"), ["sell 1L"]);
}

#[test]
fn r6_9_sold_cards_lie_face_up_until_the_round_is_over() {
    let mut play = fresh("");
    play.play("* starter A; * deal A LLLCC; * deal B DDPPP; * open GG");
    play.play("A sell 2L; B sell 3P; * bonus 1; A sell 1C");
    assert_eq!(play.discard(), "CPPPLL");
    for viewer in engine::Viewer::all(2) {
        assert_eq!(play.game.view(&play.state, viewer).public.discard, cards("CPPPLL"));
    }
    // Chance cannot bring them back.
    play.play("B camels");
    assert_eq!(play.refuses("* refill PPPPPP"), Reason::CardCount { need: 3, found: 6 });
    assert_eq!(play.state.deck().count(Kind::Spice), 5);
    // The next round has them all again.
    let mut play = at("A hand: L; market: CKKKK; deck: -");
    assert!(play.state.public().discard.total() > 0);
    play.play("A take C");
    assert_eq!((play.discard().as_str(), play.deck()), ("-", 52));
}

#[test]
fn r6_10_a_sale_draws_nothing() {
    let mut play = at("A hand: DDDD; market: PLKKK");
    let deck = play.state.deck();
    play.play("A sell 2D");
    assert_eq!((play.market().as_str(), play.state.deck()), ("PLKKK", deck));
    assert_eq!(play.to_move(), "B");
}

#[test]
fn r6_11_a_token_for_each_card_the_dearest_first() {
    for n in 1..=7usize {
        let mut play = at(&format!("A hand: {}; market: LKKKK", "C".repeat(7)));
        play.play(&format!("A sell {n}C"));
        assert_eq!(play.tokens(A), [5, 3, 3, 2, 2, 1, 1][..n]);
        assert_eq!(play.pile(Kind::Cloth), &[5, 3, 3, 2, 2, 1, 1][n..]);
        assert_eq!(play.state.public().rupees, [[0, 5, 8, 11, 13, 15, 16, 17][n], 0]);
    }
    // What the rival took is gone.
    let mut play = at("A hand: LL; tokens L: BAB");
    play.play("A sell 2L");
    assert_eq!((play.tokens(A), play.tokens(B)), (vec![3, 1, 1], vec![4, 2]));
}

#[test]
fn r6_12_if_tokens_are_short_one_takes_what_is_left() {
    let mut play = at("A hand: LLLL; tokens L: BBBBBB; market: PPKKK");
    play.play("A sell 4L; * bonus 5");
    assert_eq!(play.tokens(A), [1, 1, 1]);
    assert_eq!(play.hand(A), "-");
    assert_eq!(play.discard().matches('L').count(), 10);
}

#[test]
fn r6_13_no_sale_is_short_of_more_than_one_token() {
    // Every card whose token is gone was sold: at most one is left over.
    let mut random = testkit::rng(613);
    let mut short = 0;
    for _ in 0..300 {
        let mut play = fresh("");
        while let Some(mut step) = play.any_step(&mut random) {
            // Sales, where there are any, so that piles run empty.
            let sales = play.legal_with("sell");
            if let (Step::Act(seat, _), false) = (step, sales.is_empty()) {
                let sale = &sales[random.below(sales.len() as u32) as usize];
                step = Step::Act(seat, crate::support::action(sale));
            }
            play.take(step);
            for event in &play.heard {
                if let Event::Sold { cards, tokens, .. } = event {
                    assert!(cards - tokens <= 1, "{event:?}");
                    short += u32::from(cards > tokens);
                }
            }
        }
    }
    assert!(short > 50, "{short} sales were short: the test saw some");
    // No position starts with more tokens gone than cards.
    let text = "A hand: DD; tokens D: BBBBB; market: PLKKK; discard: DDDD; deck: KKKKKKKK";
    assert!(crate::support::faults("", text).contains(&"fault-tokens".to_owned()));
}

#[test]
fn r6_14_the_last_card_into_an_empty_pile_pays_nothing() {
    for (letter, good, tokens) in
        [("C", Kind::Cloth, 7), ("P", Kind::Spice, 7), ("L", Kind::Leather, 9)]
    {
        let taken = "B".repeat(tokens);
        let text = format!("A hand: {letter}; tokens {letter}: {taken}; market: SSKKK");
        let mut play = at(&text);
        play.play(&format!("A sell 1{letter}"));
        let sold =
            Event::Sold { seat: A, good, cards: 1, before: tokens as u8, tokens: 0, rupees: 0 };
        assert_eq!(play.heard, [sold]);
        assert_eq!((play.earned(A), play.hand(A).as_str()), (0, "-"));
        assert_eq!(play.to_move(), "B");
    }
}

#[test]
fn r6_15_never_diamonds_gold_or_silver_into_an_empty_pile() {
    for letter in ["D", "G", "S"] {
        let text = format!("A hand: {letter}; tokens {letter}: BBBBB; market: LLKKK");
        let play = at(&text);
        for n in 1..=2 {
            assert!(!play.allows(&format!("A sell {n}{letter}")));
        }
        // Two of them with no token left is no position at all.
        let text = format!(
            "A hand: {letter}{letter}; tokens {letter}: BBBBB; market: LLKKK; \
             discard: {letter}{letter}{letter}{letter}"
        );
        let faults = crate::support::faults("", &text);
        assert_eq!(faults, ["fault-tokens"], "{letter}");
    }
}

#[test]
fn r6_16_one_bonus_token_by_the_number_of_cards() {
    for (n, value, bonus) in [
        (3, 2, [1, 0, 0]),
        (4, 5, [0, 1, 0]),
        (5, 9, [0, 0, 1]),
        (6, 8, [0, 0, 1]),
        (7, 10, [0, 0, 1]),
    ] {
        let mut play = at("A hand: LLLLLLL; market: PKKKK");
        play.play(&format!("A sell {n}L"));
        assert_eq!(play.phase(), Phase::Bonus(n.min(5) - 3));
        for other in [2, 5, 9] {
            let fits = other == [2, 5, 9][n.min(5) as usize - 3];
            assert_eq!(play.allows(&format!("* bonus {other}")), fits);
        }
        play.play(&format!("* bonus {value}"));
        assert_eq!((play.bonus(A), play.state.bonus(A)), (bonus, value));
        let pile = n.min(5);
        assert_eq!(play.heard, [Event::Bonus { seat: A, pile, value: Some(value) }]);
        assert_eq!(play.to_move(), "B");
    }
}

#[test]
fn r6_17_one_or_two_cards_earn_no_bonus() {
    for n in [1, 2] {
        let mut play = at("A hand: LLLL");
        play.play(&format!("A sell {n}L"));
        assert_eq!((play.bonus(A), play.to_move()), ([0, 0, 0], "B"));
        assert!(!play.heard.iter().any(|event| matches!(event, Event::NoBonus { .. })));
    }
}

#[test]
fn r6_18_the_bonus_follows_the_cards_not_the_tokens() {
    // Three cards, two tokens: still a bonus for three.
    let mut play = at("A hand: DDD; tokens D: BBB");
    play.play("A sell 3D; * bonus 3");
    assert_eq!((play.tokens(A), play.bonus(A)), (vec![5, 5], [1, 0, 0]));
    // Five cards, four tokens: a bonus for five.
    let mut play = at("A hand: CCCCC; tokens C: BBB");
    play.play("A sell 5C; * bonus 10");
    assert_eq!((play.tokens(A), play.bonus(A)), (vec![2, 2, 1, 1], [0, 0, 1]));
}

#[test]
fn r6_19_each_token_left_is_equally_likely() {
    // Of 1 1 2 2 2 3 3, one 1 and both 3 are gone: 1 2 2 2 are left.
    let mut play = at("A hand: LLL; A bonus: 3; B bonus: 1 3");
    play.play("A sell 3L");
    assert_eq!(play.refuses("* bonus 3"), Reason::NoSuchBonus { value: 3, pile: 3 });
    assert_eq!(play.refuses("* bonus 4"), Reason::NoSuchBonus { value: 4, pile: 3 });
    let mut random = testkit::rng(619);
    let mut ones = 0;
    for _ in 0..40_000 {
        match play.game.roll(&play.state, &mut random) {
            Chance::Bonus(1) => ones += 1,
            Chance::Bonus(2) => {}
            other => panic!("{other} cannot fall"),
        }
    }
    // A quarter of 40,000, and five standard errors of 86.6.
    assert!((10_000i32 - ones).abs() < 433, "{ones}");
}

#[test]
fn r6_20_an_empty_bonus_pile_pays_nothing() {
    let empty = ["1 1 2 2 2 3 3", "4 4 5 5 6 6", "8 8 9 10 10"];
    for (pile, values) in (3u8..).zip(empty) {
        let text = format!("A hand: {}; B bonus: {values}", "L".repeat(pile as usize));
        let mut play = at(&text);
        play.play(&format!("A sell {pile}L"));
        assert!(play.heard.contains(&Event::NoBonus { seat: A, pile }));
        assert_eq!((play.bonus(A), play.state.bonus(A)), ([0, 0, 0], 0));
        assert_eq!(play.to_move(), "B");
    }
    // The piles of the other option run dry by their own number.
    let mut play = with("bonus=666", "A hand: LLL; B bonus: 1 1 2 2 3 3");
    play.play("A sell 3L");
    assert_eq!(play.to_move(), "B");
}
