//! Chapter 3: a turn.

use crate::support::{A, B, Play, at, cards, fresh, oracle};
use engine::{Illegal, Step};
use jaipur::{Action, Kind, Phase};

/// Plays random matches and shows every state before a turn, and the action.
fn turns(matches: u32, seed: u64, mut each: impl FnMut(&Play, Action)) {
    let mut random = testkit::rng(seed);
    for _ in 0..matches {
        let mut play = fresh("");
        while let Some(step) = play.any_step(&mut random) {
            if let Step::Act(_, action) = step {
                each(&play, action);
            }
            play.take(step);
        }
    }
}

#[test]
fn r3_1_the_starter_begins_and_turns_alternate() {
    let mut before = (0, 0, A);
    turns(20, 31, |play, _| {
        let public = play.state.public();
        let now = (public.round, public.turns, public.to_move);
        if public.turns == 0 {
            assert_eq!(public.to_move, public.starter);
        } else {
            assert_eq!(now, (before.0, before.1 + 1, before.2.next(2)));
        }
        assert_eq!(play.denies_all(public.to_move.next(2)), Illegal::NotYou);
        before = now;
    });
}

#[test]
fn r3_2_a_turn_is_exactly_one_action() {
    for (before, turn, kind) in [
        ("A hand: D", "A take P; * refill K", "take one good"),
        ("A hand: D", "A camels; * refill KKK", "take the camels"),
        ("A hand: DG", "A swap +PL -DG", "exchange"),
        ("A hand: DDD", "A sell 2D", "sell"),
        ("A hand: DDD", "A sell 3D; * bonus 2", "sell with bonus"),
    ] {
        let mut play = at(before);
        play.play(turn);
        assert_eq!(play.to_move(), "B", "{kind}");
        assert_eq!(play.state.public().turns, 1, "{kind}");
        assert!(play.legal_for(A).is_empty(), "{kind}");
    }
}

#[test]
fn r3_3_nobody_takes_and_sells_in_one_turn() {
    let mut play = at("A hand: DDC");
    play.play("A take P");
    // Not while the market waits for its card, not afterwards.
    assert_eq!(play.denies("A sell 2D"), Illegal::Chance);
    play.play("* refill K");
    assert_eq!(play.denies("A sell 2D"), Illegal::NotYou);
    let mut play = at("A hand: DDC");
    play.play("A sell 2D");
    assert_eq!(play.denies("A take P"), Illegal::NotYou);
    assert_eq!(play.denies("A camels"), Illegal::NotYou);
}

#[test]
fn r3_4_nobody_may_pass() {
    for text in ["pass", "", "-", "wait", "swap + -"] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
    // Every action that there is changes hands, herds or market.
    turns(5, 34, |play, action| {
        let mut after = play.clone();
        after.apply(Step::Act(play.state.public().to_move, action));
        let before = (play.hand(A), play.hand(B), play.herds(), play.market());
        if !matches!(after.phase(), Phase::Deal(_) | Phase::Over) {
            assert_ne!(before, (after.hand(A), after.hand(B), after.herds(), after.market()));
        }
    });
}

#[test]
fn r3_5_there_is_always_a_legal_action() {
    turns(150, 35, |play, _| assert!(!play.legal().is_empty()));
    // With a camel in the market it can be taken; with none and room in hand a
    // good can. What is left are full hands before a market of goods only:
    // every one of them can sell.
    let mut hands = 0;
    for hand in oracle::multisets(&Kind::GOODS, 7) {
        let spare: Vec<char> = Kind::GOODS
            .into_iter()
            .flat_map(|good| {
                let left = jaipur::board::ALL_CARDS.count(good) - hand.count(good);
                vec![good.letter(); left as usize]
            })
            .collect();
        let market: String = spare.iter().rev().take(5).collect();
        let play = at(&format!("A hand: {hand}; market: {market}; deck: -"));
        assert!(!play.legal_with("sell").is_empty(), "{hand}");
        hands += 1;
    }
    // 12 choose 5, less 3 with seven diamonds, gold or silver.
    assert_eq!(hands, 792 - 3);
}

#[test]
fn r3_6_at_most_seven_goods_after_a_turn() {
    let mut fullest = 0;
    turns(60, 36, |play, _| {
        for seat in [A, B] {
            fullest = fullest.max(play.state.hand(seat).total());
        }
    });
    assert_eq!(fullest, 7, "full hands are seen, fuller ones are not");
    // Camels do not count.
    let mut play = at("A hand: LLLLLLL; A herd: 4; market: DKKKK");
    play.play("A camels; * refill PKKK");
    assert_eq!((play.hand(A).len(), play.herd(A)), (7, 8));
}

#[test]
fn r3_7_five_cards_in_the_market_before_every_turn() {
    turns(60, 37, |play, _| assert_eq!(play.state.public().market.total(), 5));
    let faults = crate::support::faults("", "market: PLKK");
    assert_eq!(faults, ["fault-market"]);
    let faults = crate::support::faults("", "market: PLLKKK");
    assert_eq!(faults, ["fault-market"]);
}

#[test]
fn r3_8_the_order_of_the_market_means_nothing() {
    let plays = ["CLKKK", "KCKLK", "KKKLC", "klckK"].map(|market| {
        let mut play = at(&format!("A hand: DG; A herd: 1; market: {market}"));
        assert_eq!(play.market(), "CLKKK");
        let legal = play.legal();
        play.play("A swap +LC -DK");
        (play.state, legal)
    });
    assert!(plays.windows(2).all(|two| two[0] == two[1]));
    assert_eq!(cards("KCKLK"), cards("CLKKK"));
}

impl Play {
    /// Why a seat that is not to move may do nothing at all.
    fn denies_all(&self, seat: engine::Seat) -> Illegal<jaipur::Reason> {
        assert!(self.legal_for(seat).is_empty());
        let reasons = ["take D", "camels", "sell 1C", "swap +DG -CC"]
            .map(|text| self.denies(&format!("{seat} {text}")));
        let [first, rest @ ..] = reasons;
        assert!(rest.iter().all(|reason| *reason == first));
        first
    }
}
