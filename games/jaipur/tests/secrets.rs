//! What each viewer is sent, field by field, and that nothing hidden shows:
//! dealing the hidden things again changes not a byte of what others see.

mod support;

use engine::{Game, Random, Seat, Step, Viewer};
use jaipur::{Cards, Event, Jaipur, Kind, State};
use serde_json::Value;
use std::collections::BTreeSet;
use support::{A, B, Play, at, cards, fresh, joined};

/// Every field that anybody is sent. A new one is a decision: who may know it?
const FIELDS: [&str; 23] = [
    "bonus",
    "bonus_left",
    "bonus_values",
    "deck",
    "discard",
    "hand",
    "hand_sizes",
    "herd",
    "known",
    "last",
    "market",
    "phase",
    "piles",
    "quiet",
    "round",
    "rupees",
    "seals",
    "starter",
    "to_move",
    "tokens",
    "turns",
    "viewer",
    "due",
];

/// The fields that are the viewer's own.
const OWN: [&str; 3] = ["viewer", "hand", "bonus_values"];

fn json(game: &Jaipur, state: &State, viewer: Viewer) -> Value {
    serde_json::to_value(game.view(state, viewer)).expect("a view is JSON")
}

/// Random play, with every state on the way.
fn wander(
    options: &str,
    seed: u64,
    matches: u32,
    mut each: impl FnMut(&mut Play, &mut testkit::Rng),
) {
    let mut random = testkit::rng(seed);
    for _ in 0..matches {
        let mut play = fresh(options);
        each(&mut play, &mut random);
        while let Some(step) = play.picked_step(&mut random) {
            play.apply(step);
            each(&mut play, &mut random);
        }
    }
}

#[test]
fn a_view_has_these_fields_and_no_others() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    wander("", 1, 6, |play, _| {
        for viewer in Viewer::all(2) {
            let view = json(&play.game, &play.state, viewer);
            let view = view.as_object().expect("an object");
            for key in view.keys() {
                assert!(FIELDS.contains(&key.as_str()), "{key}");
                seen.insert(key.clone());
            }
            assert!(view.len() >= FIELDS.len() - 1, "only `due` may be absent");
        }
    });
    assert_eq!(seen, FIELDS.iter().map(ToString::to_string).collect());
}

#[test]
fn views_differ_only_in_what_is_ones_own() {
    wander("", 2, 6, |play, _| {
        let public = json(&play.game, &play.state, Viewer::Public);
        assert_eq!(public["hand"], "-");
        assert_eq!(public["bonus_values"], serde_json::json!([]));
        for seat in [A, B] {
            let own = json(&play.game, &play.state, Viewer::Seat(seat));
            assert_eq!(own["hand"], play.hand(seat));
            for key in FIELDS.iter().filter(|key| !OWN.contains(key)) {
                assert_eq!(own[key], public[key], "{key}");
            }
        }
    });
}

/// The goods a seat holds that nobody saw it take.
fn unseen(state: &State, seat: Seat) -> Cards {
    state.hand(seat).minus(state.public().known[seat.index()])
}

/// The state with everything dealt again that `eyes` cannot see: the unseen
/// part of the other hands with the deck, and the worth of the others' bonus
/// tokens. Written by way of the position's text, apart from the game's own
/// `imagine`. Nothing if no position says so (before the deal).
fn dealt_again(play: &Play, eyes: Viewer, random: &mut testkit::Rng) -> Option<State> {
    let state = &play.state;
    let hidden = [A, B].into_iter().filter(|seat| !eyes.is(*seat));
    let mut lines: Vec<(String, String)> = Vec::new();
    for line in play.game.position(state).to_string().lines() {
        let (key, value) = line.split_once(": ").expect("a key and a value");
        lines.push((key.to_owned(), value.to_owned()));
    }
    let mut pool: Vec<Kind> =
        state.deck().goods().iter().flat_map(|(k, n)| vec![k; n as usize]).collect();
    for seat in hidden.clone() {
        pool.extend(unseen(state, seat).iter().flat_map(|(k, n)| vec![k; n as usize]));
    }
    let mut draw = || pool.swap_remove(random.below(pool.len() as u32) as usize);
    let mut hands = Vec::new();
    for seat in hidden.clone() {
        let mut hand = state.public().known[seat.index()];
        for _ in 0..unseen(state, seat).total() {
            hand = hand.plus(Cards::of(draw(), 1));
        }
        hands.push((format!("{seat} hand"), hand.to_string()));
    }
    let camels = Cards::of(Kind::Camel, state.deck().camels());
    let deck = pool.into_iter().fold(camels, |deck, kind| deck.plus(Cards::of(kind, 1)));
    hands.push(("deck".to_owned(), deck.to_string()));
    // Bonus tokens: what the viewer does not hold goes round again, by pile.
    let mut left: Vec<Vec<u8>> = [[1, 2, 3], [4, 5, 6], [8, 9, 10]]
        .iter()
        .zip(play.game.bonus_counts())
        .map(|(values, counts)| {
            values.iter().zip(counts).flat_map(|(v, n)| vec![*v; *n as usize]).collect()
        })
        .collect();
    if let Viewer::Seat(seat) = eyes {
        for value in own_values(play, seat) {
            let pile = usize::from(value > 3) + usize::from(value > 6);
            let at = left[pile].iter().position(|v| *v == value).expect("a token");
            left[pile].swap_remove(at);
        }
    }
    for seat in hidden {
        let mut values = Vec::new();
        for (pile, n) in state.public().bonus[seat.index()].into_iter().enumerate() {
            for _ in 0..n {
                let at = random.below(left[pile].len() as u32) as usize;
                values.push(left[pile].swap_remove(at).to_string());
            }
        }
        let values = if values.is_empty() { "-".to_owned() } else { values.join(" ") };
        hands.push((format!("{seat} bonus"), values));
    }
    for (key, value) in hands {
        lines.iter_mut().find(|(known, _)| *known == key)?.1 = value;
    }
    let text = joined(&lines);
    let position: jaipur::Position = text.parse().unwrap_or_else(|why| panic!("{text}\n{why}"));
    Some(play.game.place(&position).unwrap_or_else(|why| panic!("{text}\n{why}")))
}

fn own_values(play: &Play, seat: Seat) -> Vec<u8> {
    let view = json(&play.game, &play.state, Viewer::Seat(seat));
    view["bonus_values"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|v| v.as_u64().unwrap() as u8)
        .collect()
}

#[test]
fn dealing_the_hidden_again_changes_nothing_others_see() {
    let mut changed = 0;
    let mut compared = 0;
    for options in ["", "bonus=666 tie=both"] {
        wander(options, 3, 25, |play, random| {
            if random.below(3) > 0 {
                return;
            }
            for eyes in Viewer::all(2) {
                let Some(other) = dealt_again(play, eyes, random) else { continue };
                let before = serde_json::to_string(&play.game.view(&play.state, eyes)).unwrap();
                let after = serde_json::to_string(&play.game.view(&other, eyes)).unwrap();
                assert_eq!(before, after);
                compared += 1;
                changed += u32::from(other != play.state);
                // Nor what is legal, nor what will be heard of it.
                let Viewer::Seat(seat) = eyes else { continue };
                let legal = play.legal_for(seat);
                let mut again = Vec::new();
                play.game.legal(&other, seat, &mut again);
                assert_eq!(legal, again);
                if let Some(action) = legal.last() {
                    let hear = |state: State| {
                        let mut state = state;
                        let mut heard = Vec::new();
                        play.game.apply(&mut state, Step::Act(seat, *action), &mut |event| {
                            // Scores open the bonus tokens; that is their time.
                            if !matches!(
                                event,
                                Event::Scored { .. } | Event::Won { .. } | Event::Round { .. }
                            ) {
                                heard.push(play.game.redact(&event, eyes));
                            }
                        });
                        heard
                    };
                    assert_eq!(hear(play.state), hear(other));
                }
            }
        });
    }
    assert!(compared > 3_000 && changed * 2 > compared, "{changed} of {compared}");
}

#[test]
fn bonus_values_are_hidden_until_scoring_and_their_sum_is_told_then() {
    let mut seen = 0;
    wander("", 4, 40, |play, _| {
        for event in &play.heard {
            match event {
                Event::Bonus { seat, value, .. } => {
                    assert!(value.is_some());
                    for viewer in Viewer::all(2) {
                        let heard = play.game.redact(event, viewer).expect("it is heard");
                        let Event::Bonus { value: heard, .. } = heard else { panic!("{heard:?}") };
                        assert_eq!(heard.is_some(), viewer.is(*seat));
                        seen += 1;
                    }
                }
                Event::Scored { .. } => {
                    for viewer in Viewer::all(2) {
                        assert_eq!(play.game.redact(event, viewer), Some(*event));
                    }
                }
                _ => {}
            }
        }
        // While the round runs the only scores anybody has are of rounds before.
        let public = play.state.public();
        let last = play.game.view(&play.state, Viewer::Public).public.last;
        assert_eq!(last, public.last);
        assert_eq!(last.is_none(), public.round == 1 && play.to_move() != "nobody");
    });
    assert!(seen > 200, "{seen}");
}

#[test]
fn a_deal_tells_sizes_and_no_goods() {
    let mut deals = 0;
    wander("", 5, 60, |play, _| {
        for event in &play.heard {
            let Event::Dealt { seat, goods, hand, camels } = *event else { continue };
            assert_eq!(hand + camels, 5);
            assert_eq!(goods, Some(play.state.hand(seat)));
            for viewer in Viewer::all(2) {
                let heard = play.game.redact(event, viewer);
                let goods = goods.filter(|_| viewer.is(seat));
                assert_eq!(heard, Some(Event::Dealt { seat, goods, hand, camels }));
                let view = play.game.view(&play.state, viewer);
                assert_eq!(view.hand_sizes[seat.index()], hand);
                assert_eq!(view.public.herd[seat.index()], camels);
            }
            deals += 1;
        }
    });
    assert!(deals > 240, "{deals}");
}

#[test]
fn known_cards_are_really_held_and_no_more_is_known() {
    // What is known follows from what everybody heard, and from nothing else.
    let mut known = [Cards::NONE; 2];
    wander("", 6, 30, |play, _| {
        if play.phase() == jaipur::Phase::Starter {
            known = [Cards::NONE; 2];
        }
        for event in &play.heard {
            match play.game.redact(event, Viewer::Public).expect("it is heard") {
                Event::Round { .. } => known = [Cards::NONE; 2],
                Event::Took { seat, good } => {
                    known[seat.index()] = known[seat.index()].plus(Cards::of(good, 1));
                }
                Event::Swapped { seat, take, give } => {
                    let mine = &mut known[seat.index()];
                    *mine = mine.minus(mine.common(give)).plus(take);
                }
                Event::Sold { seat, good, cards, .. } => {
                    let mine = &mut known[seat.index()];
                    *mine = mine.minus(mine.common(Cards::of(good, cards)));
                }
                _ => {}
            }
        }
        assert_eq!(play.state.public().known, known);
        for seat in [A, B] {
            assert!(play.state.hand(seat).contains(known[seat.index()]));
        }
    });
}

#[test]
fn a_view_reads_back_and_a_false_one_is_refused() {
    wander("bonus=666", 7, 4, |play, _| {
        for viewer in Viewer::all(2) {
            let view = play.game.view(&play.state, viewer);
            let text = serde_json::to_string(&view).expect("JSON");
            assert_eq!(serde_json::from_str::<jaipur::View>(&text).expect("a view"), view);
        }
    });
    let play = at("A hand: DDL; B hand: CC; A bonus: 3");
    let view = json(&play.game, &play.state, Viewer::Seat(A));
    for (key, value) in [
        ("hand", serde_json::json!("DDLL")),
        ("hand", serde_json::json!("DDK")),
        ("hand_sizes", serde_json::json!([3, 9])),
        ("hand_sizes", serde_json::json!([3, 255])),
        ("market", serde_json::json!("PLKK")),
        ("market", serde_json::json!("DGSCPLLLKK")),
        ("known", serde_json::json!(["S", "-"])),
        ("known", serde_json::json!(["-", "K"])),
        ("herd", serde_json::json!([255, 255])),
        ("deck", serde_json::json!(11)),
        ("bonus", serde_json::json!([[2, 0, 0], [0, 0, 0]])),
        ("bonus", serde_json::json!([[1, 0, 0], [9, 0, 0]])),
        ("bonus_values", serde_json::json!([3, 3])),
        ("bonus_values", serde_json::json!([7])),
        ("bonus_values", serde_json::json!(vec![3; 300])),
        ("bonus_left", serde_json::json!([7, 6, 5])),
        ("tokens", serde_json::json!(["AAAAAA", "", "", "", "", ""])),
        ("tokens", serde_json::json!(["X", "", "", "", "", ""])),
        ("to_move", serde_json::json!("C")),
        ("phase", serde_json::json!("sleep")),
    ] {
        let mut other = view.clone();
        other[key] = value.clone();
        let read = serde_json::from_value::<jaipur::View>(other);
        assert!(read.is_err(), "{key}: {value} is accepted");
    }
    assert!(serde_json::from_value::<jaipur::View>(view).is_ok());
    // Two goods and four camels are unseen: a hand of three would hold a camel.
    let few = at("A hand: D; B hand: CC; market: PLKKK; A herd: 2; B herd: 2; deck: KKKK; \
                  discard: DDDDDGGGGGGSSSSSSCCCCCCPPPPPPPLLLLLLLLL");
    let mut view = json(&few.game, &few.state, Viewer::Seat(A));
    assert!(serde_json::from_value::<jaipur::View>(view.clone()).is_ok());
    (view["hand_sizes"], view["deck"]) = (serde_json::json!([1, 3]), serde_json::json!(3));
    assert!(serde_json::from_value::<jaipur::View>(view).is_err());
    assert_eq!(play.hand(A), cards("DDL").to_string());
}
