//! Chapter 13: what is hidden.

use crate::support::{A, B, at, fresh, with};
use engine::{Game, Seat, Viewer, Words};
use raja::{Event, View};

#[test]
fn r13_1_a_sealed_disc_is_known_to_its_owner() {
    let mut play = with(3, "", "phase: seal");
    play.play("B seal palace quarry");
    let [event] = &play.heard[..] else { panic!("{:?}", play.heard) };
    let heard = |viewer| match play.game.redact(event, viewer) {
        Some(Event::Sealed { seat: B, disc }) => disc.is_some(),
        other => panic!("{other:?}"),
    };
    assert!(heard(Viewer::Seat(B)));
    assert!(!heard(Viewer::Seat(A)) && !heard(Viewer::Public));
    assert_eq!(play.view(A).disc, [None; 5]);
    assert!(play.view(A).public.sealed.contains(B), "that it is sealed is seen");
    assert!(play.view(B).disc[1].is_some());
}

#[test]
fn r13_2_one_sees_ones_own_gold() {
    let play = at("A gold: 7; B gold: 8");
    assert_eq!(play.view(A).gold, [Some(7), None, None, None, None]);
    let public = play.game.view(&play.state, Viewer::Public);
    assert_eq!(public.gold, [None; 5]);
    // A chair that nobody sits in sees what everybody sees.
    assert_eq!(play.game.view(&play.state, Viewer::Seat(Seat::new(4))), public);
}

#[test]
fn r13_3_payments_are_open() {
    let mut play = at("B villages: v01 v02; A disc: house gold");
    play.play("A go A; A house A; A gold");
    for event in &play.heard {
        for viewer in Viewer::all(4) {
            assert_eq!(play.game.redact(event, viewer), Some(*event));
        }
    }
    assert!(matches!(play.heard[0], Event::Travelled { tolls: [0, 2, 0, 0, 0], .. }));
    assert!(matches!(play.heard[1], Event::Built { gold: 1, .. }));
    assert!(matches!(play.heard[2], Event::Gold { gold: 2, .. }));
}

#[test]
fn r13_5_whoever_counts_along_knows_everybodys_gold() {
    // Somebody hears what the public may hear of a whole match, and keeps books.
    for (players, options) in [(2, ""), (5, "advanced1=on"), (3, "advanced2=on auction=on")] {
        let mut random = testkit::rng(135);
        let mut play = fresh(players, options);
        let mut book = [15i32; 5];
        book[players as usize..].fill(0);
        while let Some(step) = play.picked_step(&mut random) {
            let mut heard = Vec::new();
            play.game.apply(&mut play.state, step, &mut |event| heard.push(event));
            for event in heard {
                let event = play.game.redact(&event, Viewer::Public).unwrap();
                count(&mut book, players as usize, &event);
            }
            for viewer in Viewer::all(players as usize) {
                let view = play.game.view(&play.state, viewer);
                assert_eq!(view.counted.map(i32::from), book);
                let twin = play.game.imagine(&view, &mut random);
                assert_eq!(
                    Seat::all(5).map(|seat| twin.gold(seat)).collect::<Vec<_>>(),
                    view.counted
                );
            }
        }
    }
    // A screen says nothing of it, and neither does the view in words.
    let play = at("B gold: 777");
    let said = format!("{:?}", play.game.describe(&play.view(A)));
    assert!(!said.contains("777"));
    let said = format!("{:?}", play.game.describe(&play.view(B)));
    assert!(said.contains("777"));
}

/// What an event tells about gold.
fn count(book: &mut [i32; 5], players: usize, event: &Event) {
    match *event {
        Event::LotWon { seat, gold } | Event::Built { seat, gold, .. } => {
            book[seat.index()] -= i32::from(gold);
        }
        Event::Palace { seat, gold, .. } => book[seat.index()] -= i32::from(gold),
        Event::Merchant { seat, gold } | Event::Gold { seat, gold } => {
            book[seat.index()] += i32::from(gold);
        }
        Event::Travelled { seat, tolls, bank, .. } => {
            for (owner, toll) in tolls.into_iter().enumerate() {
                book[owner] += i32::from(toll);
                book[seat.index()] -= if bank { 0 } else { i32::from(toll) };
            }
        }
        Event::GaveUp { seat, gold, .. } => {
            for other in (0..players).filter(|other| *other != seat.index()) {
                book[other] += i32::from(gold);
            }
        }
        Event::Scored { prizes, .. } => {
            for (n, prize) in prizes.into_iter().enumerate() {
                book[n] += i32::from(prize);
            }
        }
        _ => {}
    }
}

#[test]
fn r13_4_everything_else_is_open() {
    // Whoever looks, at any moment, reads the same of everything but discs and gold.
    for (players, options) in [(3, "advanced1=on"), (4, "advanced2=on"), (2, "short=on")] {
        let mut random = testkit::rng(134);
        let mut play = fresh(players, options);
        while let Some(step) = play.picked_step(&mut random) {
            play.game.apply(&mut play.state, step, &mut |_| {});
            let read = |viewer: Viewer| {
                let view = play.game.view(&play.state, viewer);
                let json = serde_json::to_string(&view).unwrap();
                let back: View =
                    serde_json::from_str(&json).unwrap_or_else(|why| panic!("{why}: {json}"));
                assert_eq!(back, view);
                assert_eq!(back.public, *play.state.public());
                let mut json: serde_json::Value = serde_json::from_str(&json).unwrap();
                json["viewer"] = serde_json::Value::Null;
                for seat in json["seats"].as_array_mut().unwrap() {
                    (seat["gold"], seat["disc"]) = Default::default();
                }
                json
            };
            let open = read(Viewer::Public);
            for seat in Seat::all(players as usize) {
                assert_eq!(read(Viewer::Seat(seat)), open);
            }
        }
    }
    let play = with(3, "advanced1=on", "A tokens: 2; B villages: v01; C cards: yogi; C at: G");
    let json = serde_json::to_value(play.view(B)).unwrap();
    assert_eq!(json["seats"][0]["tokens"], 2);
    assert_eq!(json["villages"], serde_json::json!([["v01", "B"]]));
    assert_eq!(
        (&json["seats"][2]["cards"][0], &json["seats"][2]["architect"]),
        (&"yogi".into(), &"G".into())
    );
}
