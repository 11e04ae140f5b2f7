//! Chapter 10: what is hidden and what may be known.

use crate::support::{A, B, Play, at, cards, fresh, with};
use engine::{Game, Seat, Viewer, Words};
use jaipur::{Cards, Event, View};
use serde_json::Value;

fn view(play: &Play, viewer: Viewer) -> View {
    play.game.view(&play.state, viewer)
}

fn json(play: &Play, viewer: Viewer) -> Value {
    serde_json::to_value(view(play, viewer)).expect("a view is JSON")
}

/// What each viewer hears of the last step.
fn hear(play: &Play, viewer: Viewer) -> Vec<Event> {
    play.heard.iter().filter_map(|event| play.game.redact(event, viewer)).collect()
}

const OTHERS_OF_A: [Viewer; 2] = [Viewer::Seat(B), Viewer::Public];

#[test]
fn r10_1_only_the_owner_sees_a_hand() {
    let play = at("A hand: DDGLL; B hand: SS");
    assert_eq!(view(&play, Viewer::Seat(A)).hand, cards("DDGLL"));
    assert_eq!(view(&play, Viewer::Seat(B)).hand, cards("SS"));
    assert_eq!(view(&play, Viewer::Public).hand, Cards::NONE);
    // Another hand of the same size looks the same to everybody else.
    let other = with("", "A hand: CCPPP; B hand: SS; deck: KKKKKKKKLL");
    let same = with("", "A hand: DDGLL; B hand: SS; deck: KKKKKKKKLL");
    for viewer in OTHERS_OF_A {
        let (mut one, mut two) = (json(&same, viewer), json(&other, viewer));
        // Only the discard differs, for the cards must be somewhere.
        one["discard"] = Value::Null;
        two["discard"] = Value::Null;
        assert_eq!(one, two);
    }
    // Nor does the deal tell.
    let mut play = fresh("");
    play.play("* starter A; * deal A DGLKK");
    for viewer in OTHERS_OF_A {
        assert_eq!(
            hear(&play, viewer),
            [Event::Dealt { seat: A, goods: None, hand: 3, camels: 2 }]
        );
    }
    let goods = Some(cards("DGL"));
    let heard = hear(&play, Viewer::Seat(A));
    assert_eq!(heard, [Event::Dealt { seat: A, goods, hand: 3, camels: 2 }]);
}

#[test]
fn r10_2_everybody_knows_the_size_of_a_hand() {
    let play = at("A hand: DDGLL; B hand: SS");
    for viewer in Viewer::all(2) {
        assert_eq!(view(&play, viewer).hand_sizes, [5, 2]);
        assert_eq!(json(&play, viewer)["hand_sizes"], serde_json::json!([5, 2]));
    }
}

#[test]
fn r10_3_everybody_sees_what_is_taken_and_given() {
    for step in ["A take D; * refill K", "A camels; * refill KK", "A swap +DG -LK"] {
        let mut play = at("A hand: LL; A herd: 1; market: DGSKK");
        for part in step.split(';') {
            play.play(part);
            for viewer in Viewer::all(2) {
                assert_eq!(hear(&play, viewer), play.heard, "{part}");
            }
        }
    }
}

#[test]
fn r10_4_what_was_taken_and_not_sold_or_given_back_is_known() {
    let mut play = at("A hand: CL; A herd: 1; B hand: LL; market: CDGPK");
    let mut expect = |steps: &str, known: &str| {
        play.play(steps);
        for viewer in Viewer::all(2) {
            let seen = view(&play, viewer).public.known;
            assert_eq!(seen[0], cards(known), "after {steps}");
        }
    };
    expect("A take C; * refill K; B sell 1L", "C");
    expect("A swap +DG -LK; B sell 1L", "DGC");
    // The hand is now DGCC: one cloth is known, the other is not. Sold is the
    // known one as far as anybody can tell.
    expect("A sell 1C; B camels; * refill KKK", "DG");
    expect("A sell 1C; B camels; * refill KKK", "DG");
    expect("A swap +PL -DG", "PL");
}

#[test]
fn r10_5_the_number_of_a_herd_need_not_be_told() {
    // In words a rival's herd is some camels or none; one's own is a number.
    let play = at("A herd: 3; B herd: 4; market: PLKKK");
    let lines = |viewer| -> Vec<String> {
        let sections = play.game.describe(&view(&play, viewer));
        let lines = sections.into_iter().flat_map(|section| section.lines);
        let ids = lines.map(|line| line.to_string()).filter(|line| line.contains("herd"));
        ids.collect()
    };
    assert_eq!(lines(Viewer::Seat(A)), ["view-herd (n: cards-camel (n: 3))", "view-herd-some"]);
    assert_eq!(lines(Viewer::Seat(B)), ["view-herd (n: cards-camel (n: 4))", "view-herd-some"]);
    assert_eq!(lines(Viewer::Public), ["view-herd-some", "view-herd-some"]);
}

#[test]
fn r10_6_but_it_can_be_worked_out() {
    // Five less the opening hand, then every camel that is heard to move.
    let mut random = testkit::rng(106);
    let mut count = [0u8; 2];
    let mut play = fresh("");
    while let Some(step) = play.picked_step(&mut random) {
        play.apply(step);
        for event in hear(&play, Viewer::Public) {
            match event {
                Event::Round { .. } => count = [0; 2],
                Event::Dealt { seat, hand, .. } => count[seat.index()] = 5 - hand,
                Event::TookCamels { seat, camels } => count[seat.index()] += camels,
                Event::Swapped { seat, give, .. } => count[seat.index()] -= give.camels(),
                _ => {}
            }
        }
        for viewer in Viewer::all(2) {
            assert_eq!(view(&play, viewer).public.herd, count);
        }
    }
    assert!(play.state.public().round >= 2);
}

#[test]
fn r10_7_the_size_of_the_deck_is_known_its_order_is_not() {
    let play = at("A hand: DD; deck: KKKKKKKKCPL");
    for viewer in Viewer::all(2) {
        assert_eq!(view(&play, viewer).deck, 11);
    }
    // There is no order to know: a state has counts, and chance draws late.
    let mut play = play;
    play.play("A take P");
    assert!(["C", "P", "L", "K"].iter().all(|card| play.allows(&format!("* refill {card}"))));
}

#[test]
fn r10_8_every_sold_card_is_known() {
    let mut play = at("A hand: DDLL; B hand: CCC");
    let before = play.state.public().discard;
    play.play("A sell 2D; B sell 2C");
    for viewer in Viewer::all(2) {
        assert_eq!(view(&play, viewer).public.discard, before.plus(cards("DDCC")));
        assert_eq!(hear(&play, viewer), play.heard);
    }
}

#[test]
fn r10_9_goods_tokens_are_open() {
    let mut play = at("A hand: DDLL; B hand: CCC");
    play.play("A sell 2D; B sell 2C; A sell 2L");
    for viewer in Viewer::all(2) {
        let seen = view(&play, viewer).public;
        assert_eq!(seen.tokens.values(A).collect::<Vec<_>>(), [7, 7, 4, 3]);
        assert_eq!(seen.tokens.values(B).collect::<Vec<_>>(), [5, 3]);
        assert_eq!(seen.rupees, [21, 8]);
        let seen = json(&play, viewer);
        assert_eq!(seen["tokens"], serde_json::json!(["AA", "", "", "BB", "", "AA"]));
        assert_eq!(seen["rupees"], serde_json::json!([21, 8]));
    }
}

#[test]
fn r10_10_kinds_and_numbers_of_bonus_tokens_are_open() {
    let mut play = at("A hand: LLLLL; B hand: CCC; B bonus: 5");
    play.play("A sell 5L; * bonus 9; B sell 3C; * bonus 1");
    for viewer in Viewer::all(2) {
        let seen = view(&play, viewer);
        assert_eq!(seen.public.bonus, [[0, 0, 1], [1, 1, 0]]);
        assert_eq!(seen.bonus_left, [6, 5, 4]);
    }
}

#[test]
fn r10_11_the_owner_knows_its_worth_at_once() {
    let mut play = at("A hand: LLLL");
    play.play("A sell 4L; * bonus 6");
    assert_eq!(view(&play, Viewer::Seat(A)).own_bonus(), 6);
    assert_eq!(json(&play, Viewer::Seat(A))["bonus_values"], serde_json::json!([6]));
    let heard = hear(&play, Viewer::Seat(A));
    assert_eq!(heard, [Event::Bonus { seat: A, pile: 4, value: Some(6) }]);
}

#[test]
fn r10_12_everybody_else_learns_it_when_the_round_is_scored() {
    let mut play = with("seals=1", "A hand: LLLL; market: DDKKK; deck: -");
    play.play("A sell 4L; * bonus 6");
    for viewer in OTHERS_OF_A {
        assert_eq!(hear(&play, viewer), [Event::Bonus { seat: A, pile: 4, value: None }]);
        let seen = view(&play, viewer);
        assert_eq!((seen.own_bonus(), seen.public.bonus[0]), (0, [0, 1, 0]));
        assert_eq!(json(&play, viewer)["bonus_values"], serde_json::json!([]));
    }
    play.play("B take D");
    for viewer in OTHERS_OF_A {
        let scored = hear(&play, viewer).into_iter().find_map(|event| match event {
            Event::Scored { summary, .. } => Some(summary),
            _ => None,
        });
        assert_eq!(scored.expect("everybody hears the score").bonus, [6, 0]);
        assert_eq!(view(&play, viewer).public.last.expect("it stays").bonus, [6, 0]);
    }
}

#[test]
fn r10_13_nobody_knows_the_order_of_those_not_won() {
    // There is none: what is left is counted, and any of it may come next.
    let mut play = at("A hand: LLL; A bonus: 3; B bonus: 1 2");
    play.play("A sell 3L");
    for value in [1, 2, 3] {
        assert!(play.allows(&format!("* bonus {value}")));
    }
    for viewer in Viewer::all(2) {
        assert_eq!(json(&play, viewer)["bonus_left"], serde_json::json!([4, 6, 5]));
    }
}

#[test]
fn r10_14_everybody_knows_seals_starter_and_turn() {
    let mut play = at("seals: 1 0; round: 2; starter: B; to move: B; B hand: LL");
    for viewer in Viewer::all(2) {
        let seen = json(&play, viewer);
        assert_eq!(seen["seals"], serde_json::json!([1, 0]));
        assert_eq!((&seen["starter"], &seen["to_move"]), (&"B".into(), &"B".into()));
        assert_eq!((&seen["round"], &seen["phase"]), (&2.into(), &"act".into()));
    }
    play.play("B sell 1L");
    for viewer in Viewer::all(2) {
        assert_eq!(json(&play, viewer)["to_move"], "A");
    }
}

#[test]
fn r10_15_hands_stay_closed_when_a_round_is_scored() {
    for options in ["seals=1", "seals=2"] {
        // Two hands of one size, the same end: the rival sees no difference.
        let ends = ["DDGLL", "SSSLL"].map(|hand| {
            let text = format!("A hand: {hand}; B bonus: 1; market: CCKKK; quiet: 99");
            let mut play = with(options, &text);
            play.play("A swap +CC -LL");
            assert!(play.scored().is_some());
            [Viewer::Seat(B), Viewer::Public].map(|viewer| {
                let mut seen = json(&play, viewer);
                seen["discard"] = Value::Null;
                (seen, hear(&play, viewer))
            })
        });
        assert_eq!(ends[0], ends[1], "{options}");
    }
}

#[test]
fn r10_16_a_spectator_knows_what_both_know_and_no_more() {
    let mut play = at("A hand: LLLCC; B hand: SSDD; A herd: 2; B bonus: 3");
    play.play("A sell 3L; * bonus 2; B swap +PL -SS; A take S; * refill K");
    let public = json(&play, Viewer::Public);
    let [a, b] = [A, B].map(|seat: Seat| json(&play, Viewer::Seat(seat)));
    for (key, value) in public.as_object().expect("a view is an object") {
        match key.as_str() {
            "viewer" => assert!(value.is_null()),
            "hand" => assert_eq!(value, "-"),
            "bonus_values" => assert_eq!(*value, serde_json::json!([])),
            // Everything else is common to both, and so is everything that is.
            _ => assert!(*value == a[key] && *value == b[key], "{key}"),
        }
    }
    assert_eq!(
        a.as_object().map(serde_json::Map::len),
        public.as_object().map(serde_json::Map::len)
    );
    // Whoever looks from a chair that is not there is a spectator, too.
    assert_eq!(json(&play, Viewer::Seat(Seat::new(2))), public);
}
