//! Named positions: what a touch does there, and how many touches things take.

use crate::book::books;
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

#[test]
fn a_line_of_a_menu_says_what_it_brings_and_costs() {
    let play = four();
    let book = &books(Some(A))[0];
    let (offers, Answer::Choose(list)) = touch(&play, &["B"]) else { panic!("one meaning") };
    let line = |n: &usize| {
        let gesture = &offers[*n].gesture;
        let label = gesture.label.as_ref().map(|it| book.say(it)).unwrap_or_default();
        let effect = gesture.effect.as_ref().map(|it| book.say(it)).unwrap_or_default();
        format!("{label} | {effect} | {:?}", gesture.price.as_ref().map(|(_, price)| *price))
    };
    let lines: Vec<String> = list.iter().map(line).collect();
    assert_eq!(
        lines,
        [
            "Shrine | 1 cult; you keep 14 coins | Some(0)",
            "Statue, site 1 | 2 cult, 1 action token; you keep 8 coins | Some(6)",
            "Statue, site 2 | 2 cult; you keep 8 coins | Some(6)",
        ]
    );
    let view = play.view(A);
    let heading = play.game.heading(&view, &"B".into()).map(|it| book.say(&it));
    assert_eq!(heading.as_deref(), Some("Jodhpur · you are here · 14 coins"));
}

#[test]
fn what_is_pointed_at_says_price_effect_and_what_is_kept() {
    let play = four();
    let book = &books(Some(A))[0];
    let brief = |chain: &str| {
        let chain: Vec<maharaja::Action> =
            chain.split("; ").map(|step| step.parse().expect(step)).collect();
        let (name, what) = play.game.brief(&play.view(A), &chain).expect("there is something");
        format!("{}: {}", book.say(&name), book.say(&what))
    };
    assert_eq!(
        brief("statue B 1"),
        "Statue in Jodhpur, on site 1: 10 − 1 by the plan − 3 by the Artisan = 6 coins; \
         2 cult, 1 action token; you keep 8 coins"
    );
    assert_eq!(brief("shrine v30"), "Kalpi: a shrine, free by the plan; you keep 14 coins");
    assert_eq!(
        brief("go S; go E"),
        "Gwalior: travel by Sarai, toll 3 coins (Ravindra 1, Meera 2); you keep 11 coins"
    );
}
