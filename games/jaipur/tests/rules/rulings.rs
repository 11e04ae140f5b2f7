//! The rulings, each as one statement about the game; the clauses they stand
//! behind are tested one by one in the chapters.

use crate::support::{A, B, Play, at, cards, faults, fresh, rulebook, with};
use engine::{Game, Illegal, Settings, Turn, Viewer};
use jaipur::{Action, Cause, Chance, Event, Jaipur, Kind, Phase, Reason, State};

/// Plays a random round and shows every state.
fn random_round(options: &str, random: &mut testkit::Rng, mut each: impl FnMut(&Play)) {
    let mut play = fresh(options);
    while let Some(step) = play.any_step(random) {
        play.take(step);
        each(&play);
        if play.scored().is_some() {
            break;
        }
    }
}

#[test]
fn ruling_1_one_of_four_actions_a_turn() {
    let mut random = testkit::rng(1);
    for _ in 0..40 {
        let mut before: Option<State> = None;
        random_round("", &mut random, |play| {
            if play.phase() != Phase::Act {
                return;
            }
            assert!(!play.legal().is_empty());
            let now = play.state.public();
            // Between two turns exactly one of the four things happened.
            if let Some(old) = before {
                let was = old.public();
                let mover = was.to_move;
                let n = mover.index();
                let took = now.herd[n] > was.herd[n];
                let sold = now.discard != was.discard;
                let grown = play.state.hand(mover).total() > old.hand(mover).total();
                let drawn = play.state.deck().total() < old.deck().total();
                let one_good = drawn && grown;
                let camels = drawn && took;
                let exchange = !drawn && now.market != was.market;
                let kinds = [sold, one_good, camels, exchange];
                assert_eq!(kinds.iter().filter(|kind| **kind).count(), 1, "{kinds:?}");
            }
            before = Some(play.state);
        });
    }
}

#[test]
fn ruling_2_one_good_with_at_most_six_in_hand() {
    let mut play = at("A hand: DDGGSS; market: CLKKK");
    assert_eq!(play.refuses("A take K"), Reason::OneCamel);
    play.play("A take C; * refill P");
    assert_eq!((play.state.hand(A).total(), play.market().as_str()), (7, "PLKKK"));
    let play = at("A hand: DDGGSSC; market: CLKKK");
    assert_eq!(play.refuses("A take L"), Reason::HandFull { have: 7, limit: 7 });
}

#[test]
fn ruling_3_new_camels_stay_in_the_market() {
    let mut play = at("A hand: DDGGSSC; market: CLKKK");
    play.play("A camels; * refill KKK");
    assert_eq!((play.herd(A), play.market().as_str(), play.to_move()), (3, "CLKKK", "B"));
}

#[test]
fn ruling_4_an_exchange_is_two_to_five() {
    let play = at("A hand: LLLLLL; A herd: 1; market: DGSCP");
    let sizes: Vec<u8> = play
        .legal()
        .into_iter()
        .filter_map(|action| match action {
            Action::Swap(swap) => {
                assert_eq!(swap.take().total(), swap.give().total());
                Some(swap.take().total())
            }
            _ => None,
        })
        .collect();
    for size in 0..=7 {
        assert_eq!(sizes.contains(&size), (2..=5).contains(&size), "{size}");
    }
}

#[test]
fn ruling_5_an_exchange_takes_goods_only() {
    let play = at("A hand: LLLLL; market: DDGKK");
    let taken: Vec<String> = play.legal_with("swap");
    assert_eq!(taken.len(), 2 + 1, "DD, DG and DDG");
    assert!(taken.iter().all(|text| !text.contains("K -")), "{taken:?}");
}

#[test]
fn ruling_6_an_exchange_is_simultaneous_and_draws_nothing() {
    let mut play = at("A hand: L; A herd: 1; market: CCDKK");
    assert!(!play.allows("A swap +CC -CL"), "the cloth is not yet there to be given");
    assert!(!play.allows("A swap +CC -KK"), "the camel of the market is not one's own");
    let deck = play.deck();
    play.play("A swap +CC -LK");
    assert_eq!((play.market().as_str(), play.deck()), ("DLKKK", deck));
}

#[test]
fn ruling_7_no_good_on_both_sides_by_kind() {
    let play = at("A hand: CCPL; A herd: 3; market: CDDKK");
    assert_eq!(play.refuses("A swap +CD -CP"), Reason::SwapSame { goods: cards("C") });
    assert!(play.allows("A swap +CD -PL"));
    assert!(play.allows("A swap +CD -KK"), "camels in the market bar nothing");
}

#[test]
fn ruling_8_hand_and_camels_given_are_at_most_seven() {
    for hand in 0..=7u8 {
        for camels in 2..=5u8 {
            let text = format!("A hand: {}; A herd: 5; market: DGSCP", "L".repeat(hand as usize));
            let play = at(&text);
            let taken: String = "DGSCP".chars().take(camels as usize).collect();
            let swap = format!("A swap +{taken} -{}", "K".repeat(camels as usize));
            assert_eq!(play.allows(&swap), hand + camels <= 7, "{hand} and {camels}");
        }
    }
}

#[test]
fn ruling_9_from_the_minimum_to_all_held() {
    for good in Kind::GOODS {
        let least = if good <= Kind::Silver { 2 } else { 1 };
        for held in 0..=6u8 {
            let hand = good.letter().to_string().repeat(held as usize);
            let play = at(&format!("A hand: {hand}; market: KKKKK"));
            for n in 1..=7 {
                let allowed = play.allows(&format!("A sell {n}{}", good.letter()));
                assert_eq!(allowed, (least..=held).contains(&n), "{n} of {held} {good:?}");
            }
        }
    }
}

#[test]
fn ruling_10_short_tokens_full_bonus() {
    let mut play = at("A hand: GGGG; tokens G: BB");
    play.play("A sell 4G; * bonus 4");
    assert_eq!((play.tokens(A), play.bonus(A), play.earned(A)), (vec![5, 5, 5], [0, 1, 0], 19));
}

#[test]
fn ruling_11_the_last_card_may_go_for_nothing() {
    for (letter, taken) in [("C", "BBBBBBB"), ("P", "BBBBBBB"), ("L", "BBBBBBBBB")] {
        let mut play = at(&format!("A hand: {letter}; tokens {letter}: {taken}; market: DDKKK"));
        play.play(&format!("A sell 1{letter}"));
        assert_eq!((play.earned(A), play.to_move()), (0, "B"));
    }
    for letter in ["D", "G", "S"] {
        let text = format!("A hand: {letter}; tokens {letter}: BBBBB; market: LLKKK");
        assert!(at(&text).legal_with("sell").is_empty());
    }
}

#[test]
fn ruling_12_which_pile_a_sale_draws_from() {
    for (n, pile) in [(3, Some(0)), (4, Some(1)), (5, Some(2)), (6, Some(2)), (7, Some(2))] {
        let mut play = at("A hand: LLLLLLL; market: KKKKK");
        play.play(&format!("A sell {n}L"));
        assert_eq!(play.phase(), pile.map_or(Phase::Act, Phase::Bonus), "{n} cards");
    }
}

#[test]
fn ruling_13_an_empty_bonus_pile_is_not_replaced() {
    let mut play = at("A hand: LLL; B bonus: 1 1 2 2 2 3 3");
    play.play("A sell 3L");
    assert!(play.heard.contains(&Event::NoBonus { seat: A, pile: 3 }));
    let left = play.game.view(&play.state, Viewer::Public).bonus_left;
    assert_eq!((left, play.to_move()), ([0, 6, 5], "B"));
}

#[test]
fn ruling_14_the_end_by_piles_comes_after_the_payment() {
    // One sale can empty the third pile only after two were empty; all six
    // goods count alike, bonus piles and the camel token do not.
    let mut random = testkit::rng(14);
    let mut ended = 0;
    for _ in 0..150 {
        random_round("", &mut random, |play| {
            if let Some(summary) = play.scored().filter(|s| s.cause == Cause::Piles) {
                let paid = play
                    .heard
                    .iter()
                    .position(|event| matches!(event, Event::Sold { .. } | Event::Bonus { .. }));
                assert_eq!(paid, Some(0), "{:?}", play.heard);
                assert!(summary.goods_tokens[0] + summary.goods_tokens[1] >= 15);
                ended += 1;
            } else if play.phase() == Phase::Act {
                assert!(play.state.public().tokens.empty_piles() < 3);
            }
        });
    }
    assert!(ended > 40, "{ended}");
}

#[test]
fn ruling_15_the_end_by_deck() {
    let mut random = testkit::rng(15);
    let (mut ended, mut empty) = (0, 0);
    for _ in 0..300 {
        random_round("seals=1 tie=both", &mut random, |play| {
            if play.scored().is_some_and(|summary| summary.cause == Cause::Deck) {
                assert_eq!(play.deck(), 0, "what was left is laid out");
                assert!(play.state.public().market.total() < 5);
                ended += 1;
            } else if play.phase() == Phase::Act {
                assert_eq!(play.state.public().market.total(), 5);
                empty += u32::from(play.deck() == 0);
            }
        });
    }
    assert!(ended > 80 && empty > 0, "{ended} {empty}");
}

#[test]
fn ruling_16_the_camel_token() {
    let score = |text: &str| {
        let mut play = at(&format!("A hand: LL; market: CCKKK; quiet: 99; {text}"));
        play.play("A swap +CC -LL");
        play.scored().expect("scored")
    };
    for (a, b, expected) in [(0, 0, None), (3, 3, None), (4, 3, Some(A)), (0, 1, Some(B))] {
        let summary = score(&format!("A herd: {a}; B herd: {b}"));
        assert_eq!((summary.camel_token(), summary.winner), (expected, expected));
        assert_eq!((summary.bonus_tokens, summary.goods_tokens), ([0, 0], [0, 0]));
    }
}

#[test]
fn ruling_17_unsold_cards_are_worth_nothing() {
    let mut play = at("A hand: DDDDDD; B hand: L; market: CPKKK; B herd: 1; tokens L: B; \
         discard: L; quiet: 99");
    play.play("A swap +CP -DD");
    let summary = play.scored().expect("scored");
    assert_eq!([summary.rupees(A), summary.rupees(B)], [0, 9]);
}

#[test]
fn ruling_18_rupees_then_bonus_tokens_then_goods_tokens() {
    let summary = |goods, bonus, bonus_tokens, goods_tokens| jaipur::Summary {
        cause: Cause::Piles,
        goods,
        goods_tokens,
        bonus,
        bonus_tokens,
        herd: [2, 2],
        winner: None,
    };
    for (expected, made) in [
        (Some(A), summary([40, 38], [1, 0], [1, 9], [9, 20])),
        (Some(B), summary([40, 38], [1, 3], [4, 5], [9, 8])),
        (Some(A), summary([40, 38], [1, 3], [5, 5], [9, 8])),
        (None, summary([40, 38], [1, 3], [5, 5], [9, 9])),
    ] {
        assert_eq!(made.leader(), expected, "{made:?}");
    }
}

#[test]
fn ruling_19_a_full_tie() {
    for (options, seals, starter) in
        [("tie=replay", [0, 0], B), ("tie=nonstarter", [0, 1], A), ("tie=both", [1, 1], B)]
    {
        let mut play = with(options, "starter: A; A hand: LL; market: CCKKK; quiet: 99");
        play.play("A swap +CC -LL");
        assert_eq!((play.seals(), play.state.public().starter), (seals, starter), "{options}");
    }
    assert_eq!(Jaipur::default(), rulebook("tie=replay"));
}

#[test]
fn ruling_20_who_starts() {
    // By lot first, then the loser, over whole random matches.
    let mut random = testkit::rng(20);
    let mut first = [0; 2];
    for _ in 0..120 {
        let mut play = fresh("");
        let mut next = None;
        while let Some(step) = play.picked_step(&mut random) {
            let old = play.state.public().starter;
            play.apply(step);
            for event in play.heard.clone() {
                match event {
                    Event::Round { round: 1, starter } => first[starter.index()] += 1,
                    Event::Round { starter, .. } => assert_eq!(Some(starter), next),
                    Event::Scored { summary, .. } => {
                        next = Some(summary.winner.map_or(old.next(2), |seat| seat.next(2)));
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(first[0] > 30 && first[1] > 30, "{first:?}");
}

#[test]
fn ruling_21_the_second_seal_ends_the_match() {
    for (seals, winner, over) in [
        ("0 0", "A", false),
        ("1 0", "A", true),
        ("1 0", "B", false),
        ("1 1", "B", true),
        ("1 1", "A", true),
    ] {
        let text =
            format!("seals: {seals}; {winner} bonus: 9; A hand: LL; market: CCKKK; quiet: 99");
        let mut play = at(&text);
        play.play("A swap +CC -LL");
        assert_eq!(play.game.turn(&play.state) == Turn::Over, over, "{seals}, {winner} wins");
    }
    // No position has a match that goes on with two seals, or is over without.
    let faulty = |text: &str| faults("", &format!("{text}; market: PLKKK"));
    assert_eq!(faulty("seals: 2 0"), ["fault-seals"]);
    assert_eq!(faulty("seals: 1 1; phase: over"), ["fault-seals"]);
    assert_eq!(faulty("seals: 3 0; phase: over"), ["fault-seals"]);
    assert!(faulty("seals: 2 1; phase: over").is_empty());
}

#[test]
fn ruling_22_hands_are_closed_but_for_what_was_seen() {
    let mut play = at("A hand: DL; B hand: CC; market: GGSKK");
    play.play("A take G; * refill K; B sell 1C; A swap +GS -DL");
    let of_b = play.game.view(&play.state, Viewer::Seat(B));
    assert_eq!(of_b.hand_sizes, [3, 1]);
    assert_eq!(of_b.public.known, [cards("GGS"), cards("-")]);
    let mut play = at("A hand: GGL; A known: GG; market: GGSKK; deck: KKKKKKKKKC");
    play.play("A sell 2G");
    assert!(play.game.view(&play.state, Viewer::Seat(B)).public.known[0].is_empty());
}

#[test]
fn ruling_23_the_herd_is_kept_for_everybody() {
    let mut play = fresh("");
    play.play("* starter A; * deal A KKDCL; * deal B DDDDK; * open KL; A camels; * refill PPPP");
    for viewer in Viewer::all(2) {
        let view = play.game.view(&play.state, viewer);
        assert_eq!(view.public.herd, [2 + 4, 1]);
    }
}

#[test]
fn ruling_24_a_bonus_is_secret_until_scoring() {
    let mut texts = Vec::new();
    for value in [4, 5, 6] {
        let mut play = at("A hand: LLLL; B hand: CC");
        play.play("A sell 4L");
        play.play(&format!("* bonus {value}"));
        let told: Vec<String> = [Viewer::Seat(B), Viewer::Public]
            .into_iter()
            .map(|viewer| {
                let heard: Vec<_> =
                    play.heard.iter().map(|event| play.game.redact(event, viewer)).collect();
                let seen = play.game.view(&play.state, viewer);
                serde_json::to_string(&(heard, seen)).unwrap()
            })
            .collect();
        texts.push(told);
        assert_eq!(play.game.view(&play.state, Viewer::Seat(A)).own_bonus(), value);
    }
    assert!(texts.windows(2).all(|two| two[0] == two[1]), "the value does not show");
}

#[test]
fn ruling_25_deck_and_discard() {
    let play = at("A hand: DD; deck: KKKKKKKKCPL");
    for viewer in Viewer::all(2) {
        let seen = serde_json::to_value(play.game.view(&play.state, viewer)).unwrap();
        assert_eq!(seen["deck"], 11, "a number, no cards");
        assert_eq!(seen["discard"], play.discard());
    }
}

#[test]
fn ruling_26_the_market_is_a_multiset() {
    let one = at("A hand: DG; market: KLCKK");
    let two = at("A hand: DG; market: CKLKK");
    assert_eq!((one.state, one.legal()), (two.state, two.legal()));
}

#[test]
fn ruling_27_the_guard_is_an_option() {
    for settings in Settings::combinations(Jaipur::SETTINGS, 100) {
        let options = settings.to_string();
        let text = if settings.on("guard") { "quiet: 99" } else { "quiet: 200; turns: 9000" };
        let mut play = with(&options, &format!("A hand: LL; market: CCKKK; {text}"));
        play.play("A swap +CC -LL");
        let cause = play.scored().map(|summary| summary.cause);
        assert_eq!(cause, settings.on("guard").then_some(Cause::Guard), "{options}");
    }
}

#[test]
fn ruling_28_nothing_is_shown_but_tokens_and_herds() {
    let mut play =
        with("seals=1", "A hand: DDGGS; B hand: CCPPL; B bonus: 3; market: LLKKK; quiet: 99");
    play.play("A swap +LL -GG");
    assert_eq!(play.phase(), Phase::Over);
    for (viewer, hand) in
        [(Viewer::Seat(A), "DDSLL"), (Viewer::Seat(B), "CCPPL"), (Viewer::Public, "-")]
    {
        let seen = play.game.view(&play.state, viewer);
        assert_eq!(seen.hand, cards(hand));
        assert_eq!(seen.public.known, [cards("LL"), cards("-")]);
    }
    assert_eq!(play.denies("* bonus 1"), Illegal::Over);
    assert!(play.game.check_chance(&play.state, Chance::Starter(A)).is_err());
}
