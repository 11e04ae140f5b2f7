//! Moves as touches: the law, and what somebody meant who touches something
//! else.

use crate::drawn::MIDDLE;
use crate::support::book::books;
use crate::support::{A, at, cards, late};
use drawing::offers;
use drawing::{Answer, Board, Handle, Picking};
use engine::{Game, Illegal, Viewer};
use jaipur::{Event, Jaipur, Kind, Reason};
use testkit::touches::{self, Plan};

#[test]
fn everything_legal_can_be_touched() {
    let games = touches::rulebooks::<Jaipur>();
    let plan = Plan { matches: 2, questions: 12, steps: 400, seed: 7 };
    let summary = touches::hold(&games, &plan);
    let verbs: Vec<&str> = summary.verbs.keys().map(String::as_str).collect();
    assert_eq!(verbs, ["camels", "sell", "swap", "take"]);
    assert_eq!(summary.buttons, 0, "every move is a touch");
}

/// Touches these one after the other; each must be lit.
fn touched(offers: &[drawing::Offer], list: &[&str]) -> Picking {
    let mut picking = Picking::default();
    for (n, handle) in list.iter().enumerate() {
        let answer = picking.touch(offers, &Handle::from(*handle), &format!("card:{n}"));
        assert_eq!(answer, Answer::On, "{handle} of {list:?}");
    }
    picking
}

#[test]
fn what_is_picked_means_what_one_expects() {
    let play = at(MIDDLE);
    let (_, offers) = offers(&play.game, &play.state, A);
    let meant = |list: &[&str]| {
        let reading = touched(&offers, list).read(&offers);
        let texts: Vec<&str> = reading.complete.iter().map(|n| offers[*n].text.as_str()).collect();
        texts.join(", ")
    };
    assert_eq!(meant(&["market:D"]), "take D");
    assert_eq!(meant(&["market:K"]), "camels", "one touch for all camels");
    assert_eq!(meant(&["hand:L"]), "sell 1L");
    assert_eq!(meant(&["hand:L", "hand:L"]), "sell 2L");
    assert_eq!(meant(&["hand:G"]), "", "gold goes in twos");
    assert_eq!(meant(&["market:D", "market:G"]), "", "an exchange that waits for cards");
    assert_eq!(meant(&["hand:L", "herd:K", "market:G", "market:D"]), "swap +DG -LK");
}

#[test]
fn no_two_moves_are_made_by_the_same_touches() {
    let game = Jaipur::default();
    let mut random = testkit::rng(29);
    let mut most = 0;
    for _ in 0..200 {
        let Ok(state) = game.place(&late::position(&game, &mut random)) else { continue };
        let (_, offers) = offers(&game, &state, state.public().to_move);
        let mut ways: Vec<Vec<Handle>> =
            offers.iter().flat_map(|offer| offer.gesture.ways.clone()).collect();
        assert_eq!(ways.len(), offers.len(), "one way each");
        most = most.max(ways.len());
        for way in &mut ways {
            way.sort();
        }
        ways.sort();
        ways.dedup();
        assert_eq!(ways.len(), offers.len(), "{}", game.position(&state));
    }
    assert!(most > 80, "{most}");
}

#[test]
fn a_sale_rings_what_it_would_win() {
    let play = at("market: DGPGK; A hand: LLLGG; discard: LLDDD; tokens L: AB");
    let (_, offers) = offers(&play.game, &play.state, A);
    let brings = |text: &str| {
        let offer = offers.iter().find(|offer| offer.text == text).expect("an offer");
        offer.gesture.brings.join(" ")
    };
    assert_eq!(brings("sell 2L"), "token:L:2 token:L:3");
    assert_eq!(brings("sell 3L"), "token:L:2 token:L:3 token:L:4 bonus:3");
    assert_eq!(brings("sell 2G"), "token:G:0 token:G:1");
    assert_eq!(brings("take D"), "");
    assert!(offers.iter().all(|offer| offer.gesture.confirm), "each waits for a last yes");
}

#[test]
fn every_button_has_a_name() {
    let play = at("market: DGSCP; A hand: LL; B hand: DD; deck: GGSSKKKKKKKKKKK");
    for book in books() {
        for offer in offers(&play.game, &play.state, A).1 {
            book.say(&offer.gesture.label.expect("a name"));
        }
    }
}

/// Why these picks and this touch lead nowhere, and who is to blame.
fn refused(position: &str, picks: &[&str], handle: &str) -> (Reason, String) {
    let play = at(position);
    let view = play.game.view(&play.state, Viewer::Seat(A));
    let picks: Vec<Handle> = picks.iter().map(|pick| Handle::from(*pick)).collect();
    let wish = play.game.wish(&view, &picks, &handle.into()).expect("a wish");
    let Err(Illegal::Rule(reason)) = play.game.check(&play.state, A, wish) else {
        panic!("{wish} is legal")
    };
    let culprits: Vec<String> =
        play.game.culprits(&reason).iter().map(ToString::to_string).collect();
    (reason, culprits.join(" "))
}

#[test]
fn the_judge_says_what_is_wrong_and_not_what_is_missing() {
    let (reason, blamed) = refused(MIDDLE, &["market:D", "market:G", "market:G"], "hand:G");
    assert_eq!(reason, Reason::SwapSame { goods: cards("GG") });
    assert_eq!(blamed, "market:G hand:G");
    let full = "market: DSPKK; A hand: GGGGLLL; A herd: 3";
    let (reason, blamed) = refused(full, &["market:D", "market:S"], "herd:K");
    assert_eq!(reason, Reason::OverLimit { after: 8, limit: 7 });
    assert_eq!(blamed, "herd:K");
    let (reason, _) = refused(full, &[], "market:D");
    assert_eq!(reason, Reason::HandFull { have: 7, limit: 7 });
    let alone = "market: DKKKK; A hand: D; A herd: 0";
    let (reason, blamed) = refused(alone, &[], "hand:D");
    assert_eq!(
        (reason, &*blamed),
        (Reason::SaleTooSmall { good: Kind::Diamond, least: 2 }, "hand:D")
    );
    let (reason, blamed) = refused(MIDDLE, &["market:D", "hand:L"], "market:K");
    assert_eq!((reason, &*blamed), (Reason::CamelTaken, "market:K"));
    let (reason, _) = refused("market: KKKKK; A hand: CL; A herd: 0", &["hand:C"], "hand:L");
    assert!(matches!(reason, Reason::SwapUneven { take: 0, give: 2 }), "{reason:?}");
    let play = at(MIDDLE);
    let view = play.game.view(&play.state, Viewer::Seat(A));
    for handle in ["deck", "sold", "pile:D", "bonus:3", "seat:B", "market:X", ""] {
        assert_eq!(play.game.wish(&view, &[], &handle.into()), None, "{handle}");
    }
    let many: Vec<Handle> = vec!["herd:K".into(); 40];
    assert!(play.game.wish(&view, &many, &"herd:K".into()).is_some(), "and nobody falls over it");
}

#[test]
fn whoever_is_to_blame_is_drawn_or_may_be() {
    let play = at(MIDDLE);
    let known = ["market", "hand", "herd", "pile"];
    for reason in [
        Reason::OneCamel,
        Reason::NotThere { good: Kind::Gold },
        Reason::HandFull { have: 7, limit: 7 },
        Reason::NotInMarket { missing: cards("D") },
        Reason::NotInHand { missing: cards("G") },
        Reason::HerdTooSmall { need: 2, have: 1 },
        Reason::CamelSold,
    ] {
        let culprits = play.game.culprits(&reason);
        assert!(!culprits.is_empty(), "{reason:?}");
        assert!(culprits.iter().all(|it| known.contains(&it.kind())), "{culprits:?}");
    }
}

#[test]
fn events_tell_who_did_what_and_halt_at_the_count() {
    let game = Jaipur::default();
    let swapped = Event::Swapped { seat: A, take: cards("CC"), give: cards("GK") };
    let told = game.tells(&swapped);
    assert!(told.arrows.is_empty(), "the board draws the ways of cards itself");
    assert!(told.still, "and is shown as the event left it");
    let named: Vec<&str> = told.names.iter().map(Handle::as_str).collect();
    assert_eq!(named, ["market:G", "market:K", "pile:C", "seat:A"]);
    assert_eq!((told.who, told.halts), (Some(A), false));
    assert!(told.pace > 0);
    let mut play = at("market: DGPLK; A hand: C; discard: DDDDDGGGGGCCCCCC; \
        tokens D: AAAAA; tokens G: AAAAA; tokens C: BBBBBB");
    play.game.apply(
        &mut play.state,
        engine::Step::Act(A, "sell 1C".parse().expect("a sale")),
        &mut |event| {
            let halts = matches!(event, Event::Scored { .. });
            assert_eq!(Jaipur::default().tells(&event).halts, halts, "{event:?}");
        },
    );
    assert_eq!(play.state.public().round, 2);
}

#[test]
fn the_prompt_of_a_count_says_whose_the_round_is_and_by_what() {
    let book = &books()[1];
    let game = Jaipur::default();
    let summary = jaipur::Summary {
        cause: jaipur::Cause::Piles,
        goods: [35, 38],
        goods_tokens: [8, 9],
        bonus: [7, 4],
        bonus_tokens: [2, 2],
        herd: [5, 3],
        winner: Some(A),
    };
    let said = |summary: jaipur::Summary, seals: [u8; 2]| {
        let told = game.tells(&Event::Scored { round: 1, summary, seals });
        assert!(told.halts && told.still);
        (book.say(&told.ask.expect("a prompt")), book.say(&told.go_on.expect("a button")))
    };
    let (ask, next) = said(summary, [1, 0]);
    assert_eq!(
        (&*ask, &*next),
        ("Round 1 is yours, 47 rupees to 42. Ravi starts round 2.", "Next round")
    );
    let (ask, next) = said(summary, [2, 0]);
    assert_eq!((&*ask, &*next), ("Round 1 is yours, 47 rupees to 42.", "Go on"));
    let equal = jaipur::Summary { goods: [35, 43], bonus_tokens: [3, 2], ..summary };
    let (ask, _) = said(equal, [1, 0]);
    assert_eq!(ask, "Equally rich: you win the round on bonus tokens, 3 to 2.");
    let (ask, _) = said(jaipur::Summary { winner: None, ..summary }, [1, 1]);
    assert_eq!(ask, "Round 1 is a tie: nobody wins it.");
}
