//! Chapter 2: setting up a round.

use crate::support::{A, B, Play, at, fresh};
use engine::{Game, Illegal, Turn, Viewer};
use jaipur::{Chance, Event, Kind, Phase, Reason};

const DRAWS: u32 = 60_000;

/// How often something happens when chance falls many times.
fn rate(play: &Play, seed: u64, happens: impl Fn(Chance) -> u32) -> f64 {
    let mut random = testkit::rng(seed);
    let times: u32 = (0..DRAWS).map(|_| happens(play.game.roll(&play.state, &mut random))).sum();
    f64::from(times) / f64::from(DRAWS)
}

/// Fails unless a rate is what it should be, within five standard errors.
fn near(found: f64, expected: f64, spread: f64) {
    let margin = 5.0 * spread / f64::from(DRAWS).sqrt();
    assert!((found - expected).abs() < margin, "{found}, not {expected} +- {margin}");
}

#[test]
fn r2_1_chance_names_the_first_starter() {
    let play = fresh("");
    assert_eq!(play.game.turn(&play.state), Turn::Chance);
    assert!(play.allows("* starter A") && play.allows("* starter B"));
    for (seat, name) in [(A, "A"), (B, "B")] {
        let mut play = fresh("");
        play.play(&format!("* starter {name}; * deal A DGSCP; * deal B DGSCP; * open LL"));
        assert_eq!(play.state.public().starter, seat);
        assert_eq!(play.to_move(), name);
    }
    let of_a = rate(&play, 21, |chance| u32::from(chance == Chance::Starter(A)));
    near(of_a, 0.5, 0.5);
}

#[test]
fn r2_2_three_camels_lie_open_and_52_cards_are_shuffled() {
    let mut play = fresh("");
    assert_eq!(play.market(), "KKK");
    assert_eq!(play.deck(), 52);
    assert_eq!(play.state.deck().camels(), 8);
    // Shuffled: every card is equally likely to be dealt.
    play.play("* starter A");
    for kind in Kind::ALL {
        let share = f64::from(play.state.deck().count(kind)) / 52.0;
        let dealt = rate(&play, 22 + kind.index() as u64, |chance| match chance {
            Chance::Deal(_, cards) => u32::from(cards.count(kind)),
            other => panic!("{other}"),
        });
        let spread = (5.0 * share * (1.0 - share) * 47.0 / 51.0).sqrt();
        near(dealt, 5.0 * share, spread);
    }
}

#[test]
fn r2_3_five_cards_are_dealt_to_each() {
    let mut play = fresh("");
    play.play("* starter B");
    for (seat, name) in [(A, "A"), (B, "B")] {
        for (letters, found) in [("-", 0), ("DGSC", 4), ("DGSCPL", 6)] {
            let reason = play.refuses(&format!("* deal {name} {letters}"));
            assert_eq!(reason, Reason::CardCount { need: 5, found });
        }
        play.play(&format!("* deal {name} DGSCP"));
        assert_eq!(play.hand(seat), "DGSCP");
    }
    assert_eq!(play.deck(), 42);
}

#[test]
fn r2_4_two_cards_bring_the_market_to_five() {
    let mut play = fresh("");
    play.play("* starter A; * deal A DGSCP; * deal B DGSCP");
    assert_eq!(play.phase(), Phase::Open);
    assert_eq!(play.refuses("* open L"), Reason::CardCount { need: 2, found: 1 });
    assert_eq!(play.refuses("* open LLL"), Reason::CardCount { need: 2, found: 3 });
    play.play("* open CL");
    assert_eq!(play.market(), "CLKKK");
    assert_eq!(play.heard, [Event::Opened { cards: crate::support::cards("CL") }]);
}

#[test]
fn r2_5_a_market_opens_with_three_to_five_camels() {
    for (open, market) in [("DL", "DLKKK"), ("KL", "LKKKK"), ("KK", "KKKKK")] {
        let mut play = fresh("");
        play.play("* starter A; * deal A DGSCP; * deal B DGSCP");
        play.play(&format!("* open {open}"));
        assert_eq!(play.market(), market);
        assert_eq!(play.to_move(), "A");
    }
}

#[test]
fn r2_6_forty_cards_are_left() {
    let mut play = fresh("");
    play.play("* starter A; * deal A DGSCP; * deal B KKKKK; * open KK");
    assert_eq!(play.deck(), 40);
    let view = play.game.view(&play.state, Viewer::Public);
    assert_eq!(view.deck, 40);
}

#[test]
fn r2_7_dealt_camels_go_into_the_herd() {
    let mut play = fresh("");
    play.play("* starter A; * deal A DKCKL");
    assert_eq!((play.hand(A).as_str(), play.herd(A)), ("DCL", 2));
    assert_eq!(
        play.heard,
        [Event::Dealt { seat: A, goods: Some(crate::support::cards("DCL")), hand: 3, camels: 2 }]
    );
}

#[test]
fn r2_8_they_are_not_replaced() {
    for (deal, hand, herd) in [("KKKKK", "-", 5), ("KKKKL", "L", 4), ("DGSCP", "DGSCP", 0)] {
        let mut play = fresh("");
        play.play(&format!("* starter B; * deal A DDDLL; * deal B {deal}"));
        assert_eq!((play.hand(B).as_str(), play.herd(B)), (hand, herd));
        // Nothing is drawn in between: the market comes next.
        assert_eq!(play.phase(), Phase::Open);
        assert_eq!(play.deck(), 42);
        play.play("* open LL");
        assert_eq!((play.to_move(), play.hand(B).as_str()), ("B", hand));
    }
}

#[test]
fn r2_9_piles_lie_open_with_the_dearest_on_top() {
    let play = fresh("");
    for good in Kind::GOODS {
        assert!(play.pile(good).is_sorted_by(|above, below| above >= below), "{good:?}");
    }
    let view = serde_json::to_value(play.game.view(&play.state, Viewer::Public)).unwrap();
    assert_eq!(view["piles"][0], serde_json::json!(["D", [7, 7, 5, 5, 5]]));
    assert_eq!(view["piles"][5], serde_json::json!(["L", [4, 3, 2, 1, 1, 1, 1, 1, 1]]));
}

#[test]
fn r2_10_bonus_tokens_are_shuffled_by_kind() {
    // For 3 cards 1 1 2 2 2 3 3: the odds of the first draw are 2, 3 and 2 in 7.
    for (sale, odds) in [
        (3, [(1, 2), (2, 3), (3, 2)]),
        (4, [(4, 2), (5, 2), (6, 2)]),
        (5, [(8, 2), (9, 1), (10, 2)]),
    ] {
        let mut play = at(&format!("A hand: {}; market: PKKKK", "L".repeat(sale)));
        play.play(&format!("A sell {sale}L"));
        let all: u8 = odds.iter().map(|(_, n)| n).sum();
        for (value, n) in odds {
            let p = f64::from(n) / f64::from(all);
            let seed = 210 + u64::from(value);
            let found = rate(&play, seed, |chance| u32::from(chance == Chance::Bonus(value)));
            near(found, p, (p * (1.0 - p)).sqrt());
        }
    }
}

#[test]
fn r2_11_a_camel_is_never_in_a_hand_or_in_the_discard() {
    // No position has one there.
    let faults = |text: &str| crate::support::faults("", text);
    let rest = "market: PLKKK; deck: KKKKKKK";
    assert!(faults(&format!("A hand: DK; {rest}")).contains(&"fault-hand-camels".to_owned()));
    assert!(faults("discard: LK; market: PLKKK").contains(&"fault-discard-camels".to_owned()));
    // And no play brings one there: deck, market and herds always have all 11.
    let mut random = testkit::rng(211);
    for _ in 0..200 {
        let mut play = fresh("");
        while let Some(step) = play.picked_step(&mut random) {
            play.take(step);
            let public = play.state.public();
            let herds = public.herd[0] + public.herd[1];
            assert_eq!(play.state.deck().camels() + public.market.camels() + herds, 11);
            assert_eq!(public.discard.camels(), 0);
            assert_eq!(play.state.hand(A).camels() + play.state.hand(B).camels(), 0);
        }
    }
}

#[test]
fn r2_12_every_round_is_set_up_anew() {
    let mut play = at("A hand: DDL; A herd: 2; B hand: CC; B known: C; B bonus: 3 6; \
         tokens G: BB; tokens C: A; deck: -; market: CKKKK; turns: 60");
    play.play("A take C");
    assert_eq!(play.seals(), [0, 1]);
    assert_eq!(play.phase(), Phase::Deal(A));
    let public = play.state.public();
    assert_eq!((public.round, public.turns, public.quiet), (2, 0, 0));
    assert_eq!(play.market(), "KKK");
    assert_eq!(play.deck(), 52);
    assert_eq!((play.hand(A), play.hand(B)), ("-".into(), "-".into()));
    assert_eq!(play.herds(), [0, 0]);
    assert_eq!(play.discard(), "-");
    assert_eq!(public.known.map(jaipur::Cards::total), [0, 0]);
    assert_eq!(play.earned(A) + play.earned(B), 0);
    let view = play.game.view(&play.state, Viewer::Public);
    assert_eq!(view.bonus_left, [7, 6, 5]);
    assert_eq!(Kind::GOODS.map(|good| play.pile(good).len()), [5, 5, 5, 7, 7, 9]);
    // No draw for the starter again.
    assert_eq!(play.denies("* starter A"), Illegal::Rule(Reason::OtherChance));
}
