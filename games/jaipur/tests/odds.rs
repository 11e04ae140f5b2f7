//! The odds are the true ones: of what chance brings, and of what a viewer
//! imagines. The laws say that an imagined state is possible; these say how
//! often it comes.

mod support;

use engine::{Game, Random, Viewer};
use jaipur::{Chance, Kind};
use support::{A, B};

const TRIES: u32 = 40_000;

/// Whether a number of hits fits its probability within five standard errors.
fn fits(what: &str, hits: u32, tries: u32, odds: f64) {
    let (hits, tries) = (f64::from(hits), f64::from(tries));
    let error = (tries * odds * (1.0 - odds)).sqrt().max(1e-9);
    let off = (hits - tries * odds) / error;
    assert!(off.abs() < 5.0, "{what}: {hits} of {tries}, expected {:.1} %", 100.0 * odds);
}

#[test]
fn a_refill_draws_every_card_of_the_deck_equally_often() {
    let play = support::at("market: CCGK; A hand: -; phase: refill 1; deck: DDDGPPLLKK");
    let mut random = testkit::rng(1);
    let mut seen = [0u32; 7];
    for _ in 0..TRIES {
        let Chance::Refill(cards) = play.game.roll(&play.state, &mut random) else {
            panic!("a refill is due");
        };
        let (kind, _) = cards.iter().next().expect("one card is drawn");
        seen[kind.index()] += 1;
    }
    for kind in Kind::ALL {
        let odds = f64::from(play.state.deck().count(kind)) / 10.0;
        fits(&format!("{kind:?}"), seen[kind.index()], TRIES, odds);
    }
}

#[test]
fn several_cards_are_drawn_without_putting_back() {
    // Two of D D G: D D in one of three deals, D G in two.
    let play = support::at("market: CKK; A hand: -; phase: refill 2; deck: DDG");
    let mut random = testkit::rng(2);
    let both = (0..TRIES).filter(|_| {
        play.game.roll(&play.state, &mut random) == Chance::Refill(support::cards("DD"))
    });
    fits("two diamonds", both.count() as u32, TRIES, 1.0 / 3.0);
}

#[test]
fn a_bonus_token_is_drawn_from_those_that_are_left() {
    // Of 1 1 2 2 2 3 3, the players hold 1, 2 and 2.
    let play = support::at("market: CCGKK; phase: bonus 3; A bonus: 1 2; B bonus: 2");
    let mut random = testkit::rng(3);
    let mut seen = [0u32; 4];
    for _ in 0..TRIES {
        let Chance::Bonus(value) = play.game.roll(&play.state, &mut random) else {
            panic!("a bonus token is due");
        };
        seen[usize::from(value)] += 1;
    }
    for (value, left) in [(1, 1.0), (2, 1.0), (3, 2.0)] {
        fits(&format!("bonus {value}"), seen[value], TRIES, left / 4.0);
    }
}

#[test]
fn the_starter_is_drawn_evenly() {
    let game = support::rulebook("");
    let mut random = testkit::rng(4);
    let first = (0..TRIES).filter(|_| game.roll(&game.start(), &mut random) == Chance::Starter(A));
    fits("the first player", first.count() as u32, TRIES, 0.5);
}

#[test]
fn an_imagined_hand_is_as_likely_as_the_unseen_cards_make_it() {
    // B holds three goods, one of them known. A does not see two of them, nor
    // the deck: both come from the same eight goods, D D G P P P L L.
    let play = support::at("market: CCGKK; A hand: SS; B hand: DGP; B known: P; deck: DPPPLLKK");
    let view = play.game.view(&play.state, Viewer::Seat(A));
    let unseen = play.state.deck().goods().plus(support::cards("DG"));
    let mut random = testkit::rng(5);
    let mut held = [0u32; 7];
    for _ in 0..TRIES {
        let hand = play.game.imagine(&view, &mut random).hand(B);
        assert_eq!(hand.total(), 3);
        for (kind, n) in hand.minus(support::cards("P")).iter() {
            held[kind.index()] += u32::from(n);
        }
    }
    let total = f64::from(unseen.total());
    for (kind, n) in unseen.iter() {
        // Two draws a hand; the few pairs of one kind make the error a little
        // smaller than if they were independent.
        fits(&format!("{kind:?}"), held[kind.index()], 2 * TRIES, f64::from(n) / total);
    }
    assert_eq!(held[Kind::Camel.index()], 0, "camels are never in a hand");
}

#[test]
fn an_imagined_bonus_is_as_likely_as_the_unseen_tokens_make_it() {
    // A holds an 8 of 8 8 9 10 10; B's token is one of 8 9 10 10.
    let play = support::at("market: CCGKK; A bonus: 8; B bonus: 9");
    let view = play.game.view(&play.state, Viewer::Seat(A));
    let mut random = testkit::rng(6);
    let mut seen = [0u32; 11];
    for _ in 0..TRIES {
        seen[usize::from(play.game.imagine(&view, &mut random).bonus(B))] += 1;
    }
    for (value, left) in [(8, 1.0), (9, 1.0), (10, 2.0)] {
        fits(&format!("bonus {value}"), seen[value], TRIES, left / 4.0);
    }
}

#[test]
fn the_test_of_odds_can_fail() {
    let mut random = testkit::rng(7);
    // A coin that is 3 % off is found out.
    let hits = (0..TRIES).filter(|_| random.below(100) < 53).count() as u32;
    let caught = std::panic::catch_unwind(|| fits("a bent coin", hits, TRIES, 0.5));
    assert!(caught.is_err());
}
