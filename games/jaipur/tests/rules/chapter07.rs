//! Chapter 7: the end of a round.

use crate::support::{A, at, cards};
use engine::Illegal;
use jaipur::{Cause, Event, Phase, Reason};

#[test]
fn r7_1_three_empty_piles_end_the_round() {
    // The last tokens of any third pile.
    for (empty, pile, hand, sale) in [
        ("tokens D: AAAAA; tokens G: BBBBB", "tokens S: ABA", "SS", "2S"),
        ("tokens S: AAAAA; tokens G: BBBBB", "tokens D: ABAB", "DD", "2D"),
        ("tokens C: AAAAAAA; tokens L: BBBBBBBBB", "tokens P: ABABAB", "P", "1P"),
    ] {
        let mut play =
            at(&format!("A hand: {hand}; {empty}; {pile}; market: CKKKK; deck: KKKKKKK"));
        play.play(&format!("A sell {sale}"));
        let summary = play.scored().expect("the round ends");
        assert_eq!(summary.cause, Cause::Piles);
    }
    // One or two empty piles do not.
    for empty in ["tokens D: AAAA", "tokens D: AAAA; tokens G: BBBBB"] {
        let mut play = at(&format!("A hand: DD; {empty}"));
        play.play("A sell 2D");
        assert!(play.goes_on());
    }
}

#[test]
fn r7_2_the_last_sale_is_paid_in_full() {
    let mut play = at("A hand: SSS; tokens D: AAAAA; tokens G: BBBBB; tokens S: BB; seals: 0 0");
    play.play("A sell 3S");
    // The bonus comes first, the end after it.
    assert_eq!((play.phase(), play.scored()), (Phase::Bonus(0), None));
    play.play("* bonus 3");
    assert_eq!(play.heard[0], Event::Bonus { seat: A, pile: 3, value: Some(3) });
    let summary = play.scored().expect("the round ends");
    assert_eq!((summary.goods, summary.bonus), ([29 + 15, 27 + 10], [3, 0]));
    assert_eq!(summary.goods_tokens, [8, 7]);
}

#[test]
fn r7_3_empty_bonus_piles_do_not_end_it() {
    let mut play = at("A hand: LL; B bonus: 1 1 2 2 2 3 3 4 4 5 5 6 6 8 8 9 10 10; \
         tokens D: AAAAA; tokens G: BBBBB");
    let view = engine::Game::view(&play.game, &play.state, engine::Viewer::Public);
    assert_eq!(view.bonus_left, [0, 0, 0]);
    play.play("A sell 2L");
    assert!(play.goes_on());
    play.play("B take P; * refill K");
    assert!(play.goes_on());
}

#[test]
fn r7_4_a_refill_that_falls_short_ends_it() {
    for (market, action, deck, refill) in [
        ("DGSCK", "take D", "-", None),
        ("DGSCK", "camels", "-", None),
        ("DGKKK", "camels", "PL", Some("PL")),
        ("KKKKK", "camels", "CPPL", Some("CPPL")),
    ] {
        let mut play = at(&format!("A hand: LL; market: {market}; deck: {deck}"));
        play.play(&format!("A {action}"));
        if let Some(refill) = refill {
            assert_eq!(play.scored(), None);
            play.play(&format!("* refill {refill}"));
        }
        assert_eq!(play.scored().expect("the round ends").cause, Cause::Deck, "{market} {action}");
    }
    // Exactly enough is enough.
    let mut play = at("A hand: LL; market: DGKKK; deck: CPL");
    play.play("A camels; * refill CPL");
    assert!(play.goes_on());
    assert_eq!(play.deck(), 0);
}

#[test]
fn r7_5_the_rest_of_the_deck_is_laid_out_first() {
    let mut play = crate::support::with("seals=1", "A hand: LL; market: DGKKK; deck: CP");
    play.play("A camels");
    assert_eq!(play.phase(), Phase::Refill(2));
    assert_eq!(play.refuses("* refill C"), Reason::CardCount { need: 2, found: 1 });
    play.play("* refill CP");
    assert_eq!(play.heard[0], Event::Refilled { cards: cards("CP") });
    assert!(matches!(play.heard[1], Event::Scored { .. }));
    assert_eq!((play.market().as_str(), play.deck()), ("DGCP", 0));
}

#[test]
fn r7_6_an_empty_deck_alone_does_not() {
    let mut play = at("A hand: LLLL; B hand: CCC; market: DGSPK; deck: -");
    play.play("A sell 2L; B swap +DG -CC; A swap +SP -LL; B sell 1C");
    assert!(play.goes_on());
    assert_eq!(play.deck(), 0);
    play.play("A take C");
    assert_eq!(play.scored().expect("the round ends").cause, Cause::Deck);
}

#[test]
fn r7_7_the_other_player_gets_no_last_turn() {
    let mut play = at("A hand: SS; B hand: DD; tokens D: AAA; tokens G: BBBBB; \
         tokens S: BBB; tokens C: AAAAAAA");
    play.play("A sell 2S");
    assert!(play.scored().is_some());
    assert_eq!(play.denies("B sell 2D"), Illegal::Chance, "the next deal is due");
    let mut play = at("A hand: L; B hand: DD; market: CKKKK; deck: -");
    play.play("A take C");
    assert!(play.scored().is_some());
    assert_eq!(play.denies("B sell 2D"), Illegal::Chance);
}

#[test]
fn r7_8_nothing_else_ends_a_round() {
    // Whatever ends a random round is one of the three, and its sign is there.
    let mut random = testkit::rng(78);
    let mut causes = [0; 3];
    for _ in 0..400 {
        let mut play = crate::support::fresh("seals=1 tie=both");
        while let Some(step) = play.picked_step(&mut random) {
            play.apply(step);
        }
        let public = play.state.public();
        let cause = public.last.expect("scored").cause;
        causes[cause as usize] += 1;
        let piles = public.tokens.empty_piles() >= 3;
        let deck = public.market.total() < 5 && play.deck() == 0;
        assert_eq!((piles, deck), (cause == Cause::Piles, cause == Cause::Deck));
    }
    assert!(causes[0] > 0 && causes[1] > 0, "{causes:?}");
    // Without the guard two players may exchange for ever.
    let mut play = crate::support::with("guard=off", "A hand: CC; B hand: LL; market: DDGGK");
    for _ in 0..300 {
        play.play("A swap +DD -CC; B swap +GG -LL; A swap +CC -DD; B swap +LL -GG");
        assert!(play.goes_on());
    }
    assert_eq!(play.hand(A), "CC");
}
