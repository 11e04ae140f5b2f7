//! Named positions: what a touch does there, and how many touches things take.

use crate::drawn::{four, solo};
use crate::support::{A, Play, at, with};
use drawing::offers;
use drawing::{Answer, Board, Handle, Offer, Picking};
use engine::Game;
use maharaja::Reason;

fn touch(play: &Play, handles: &[&str]) -> (Vec<Offer>, Answer) {
    let (_, offers) = offers(&play.game, &play.state, A);
    let mut picking = Picking::default();
    let mut answer = Answer::On;
    for handle in handles {
        let handle = Handle::from(*handle);
        if handle.is_switch() {
            picking.switch(&handle);
        } else {
            answer = picking.touch(&offers, &handle, handle.as_str());
        }
    }
    (offers, answer)
}

/// What these touches take.
#[track_caller]
fn takes(play: &Play, handles: &[&str]) -> String {
    match touch(play, handles) {
        (offers, Answer::Take(n)) => offers[n].text.clone(),
        (_, other) => panic!("{other:?}"),
    }
}

/// Between what these touches let one choose.
#[track_caller]
fn menu(play: &Play, handles: &[&str]) -> Vec<String> {
    match touch(play, handles) {
        (offers, Answer::Choose(list)) => list.iter().map(|n| offers[*n].text.clone()).collect(),
        (_, other) => panic!("{other:?}"),
    }
}

#[test]
fn a_shrine_is_taken_back_where_it_stands() {
    let play = with(2, "", "A plan: shrines coins; A villages: v01; built: 1 0 0; unpassed: v01");
    assert_eq!(takes(&play, &["v01"]), "back v01");
}

#[test]
fn a_site_is_touched_for_its_statue_and_the_city_for_all_that_can_be_built() {
    let play = four();
    assert_eq!(takes(&play, &["B.1"]), "statue B 1");
    assert_eq!(takes(&play, &["opt:plain", "B.1"]), "statue B 1 plain");
    assert_eq!(takes(&play, &["B.2"]), "statue B 2");
    assert_eq!(menu(&play, &["B"]), ["shrine B", "statue B 1", "statue B 2"]);
}

#[test]
fn a_city_far_away_is_one_touch() {
    let play = four();
    assert_eq!(takes(&play, &["E"]), "go S; go E");
    assert_eq!(takes(&play, &["S"]), "go S");
    let (_, offers) = offers(&play.game, &play.state, A);
    let far = offers.iter().find(|offer| offer.text == "go S; go E").expect("it is offered");
    assert!(!far.over.is_empty(), "its way is drawn");
}

#[test]
fn planning_is_two_touches_and_a_yes() {
    let play = at("phase: plan");
    let (offers, answer) = touch(&play, &["disc:coins", "disc:coins"]);
    assert_eq!(answer, Answer::On);
    let mut picking = Picking::default();
    for _ in 0..2 {
        picking.touch(&offers, &"disc:coins".into(), "disc:coins");
    }
    let reading = picking.read(&offers);
    assert_eq!(reading.complete.len(), 1);
    assert_eq!(offers[reading.complete[0]].text, "plan coins coins");
}

#[test]
fn a_banner_is_one_touch_and_a_menu_if_two_could_move_it() {
    let play = at("A plan: track coins; A card: 10");
    assert_eq!(menu(&play, &["banner:D"]), ["track D", "power 10 D"]);
    assert_eq!(takes(&play, &["card:10", "banner:D"]), "power 10 D");
    let play = at("A plan: coins coins; A card: 10");
    assert_eq!(takes(&play, &["banner:D"]), "power 10 D");
}

#[test]
fn a_token_is_the_verb_and_a_sector() {
    let play = four();
    assert_eq!(takes(&play, &["do:token", "disc:track"]), "token track");
    assert_eq!(takes(&solo(), &["do:coins"]), "coins");
    assert_eq!(takes(&solo(), &["task:coins"]), "coins");
    assert_eq!(takes(&solo(), &["card:14"]), "power 14");
    assert_eq!(takes(&solo(), &["do:power.14"]), "power 14");
}

#[test]
fn a_round_with_a_journey_and_two_builds_is_five_touches_after_planning() {
    let mut play = four();
    let mut touches = 0;
    for way in [&["B.1"][..], &["v27"], &["E"]] {
        let text = takes(&play, way);
        touches += way.len();
        for step in text.split("; ") {
            play.play(&format!("A {step}"));
        }
    }
    let (offers, _) = touch(&play, &[]);
    let buttons = Picking::default().read(&offers).buttons;
    assert!(buttons.iter().any(|n| offers[*n].text == "end"));
    touches += 1;
    assert_eq!(touches, 4);
}

/// What somebody meant, and why it cannot be.
#[track_caller]
fn why(play: &Play, handle: &str) -> Reason {
    let view = play.view(A);
    let wish = play.game.wish(&view, &[], &handle.into()).expect("something was meant");
    match play.game.check(&play.state, A, wish) {
        Err(engine::Illegal::Rule(reason)) => reason,
        other => panic!("{wish}: {other:?}"),
    }
}

#[test]
fn what_cannot_be_touched_says_why_and_lights_who_is_to_blame() {
    let play = four();
    let blamed = |reason: &Reason| -> Vec<String> {
        play.game.culprits(reason).iter().map(ToString::to_string).collect()
    };
    let reason = why(&play, "v22");
    assert!(matches!(reason, Reason::OwnShrine { .. }), "{reason:?}");
    assert_eq!(blamed(&reason), ["v22"]);
    let reason = why(&play, "G");
    assert!(matches!(reason, Reason::NoRoad { .. }), "{reason:?}");
    assert_eq!(blamed(&reason), ["B"]);
    let reason = why(&play, "B.0");
    assert_eq!(blamed(&reason), ["B.0"]);
    let reason = why(&play, "D.1");
    assert!(matches!(reason, Reason::PriestAway { .. }), "{reason:?}");
    let reason = why(&play, "banner:D");
    assert_eq!(blamed(&reason), ["disc:track"]);
    let reason = why(&play, "card:12");
    assert!(matches!(reason, Reason::NotPlanned { .. }), "{reason:?}");
    let reason = why(&play, "reward:coins");
    assert!(matches!(reason, Reason::NotNow { .. }), "{reason:?}");
}

/// Every way to touch something that no rule allows is refused for a reason.
#[test]
fn wishes_are_actions_that_are_not_legal_or_can_be_touched() {
    for play in [four(), solo(), at("phase: plan")] {
        let view = play.view(A);
        let legal = play.legal_for(A);
        let (_, offers) = offers(&play.game, &play.state, A);
        let lit = Picking::default().read(&offers).lit;
        for handle in ["A", "G", "S", "v01", "v30", "A.0", "G.6", "card:5", "banner:A"] {
            let handle = Handle::from(handle);
            let wish = play.game.wish(&view, &[], &handle).expect("something was meant");
            assert!(lit.contains(&handle) || !legal.contains(&wish), "{handle}: {wish}");
        }
    }
}
