//! Chapter 13: what is hidden.

use crate::support::{A, B, C, at, with};
use engine::{Game, Viewer};
use raja::Event;

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
    assert_eq!(play.game.view(&play.state, Viewer::Public).gold, [None; 5]);
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
fn r13_4_everything_else_is_open() {
    let play = with(3, "advanced1=on", "A tokens: 2; B villages: v01; C cards: yogi");
    for seat in [A, B, C] {
        assert_eq!(play.view(seat).public, *play.state.public());
    }
}
