//! The table as events left it: what follows from events alone is what the rules
//! say, and a round that is over is seen with its tokens and hands.

use crate::drawn::{MIDDLE, drawn_on};
use crate::support::book::books;
use crate::support::{A, B, Play, at};
use drawing::{Board, Drawing, Frame, Notes, STILL};
use engine::{Game, Step, Turn, Viewer};
use jaipur::{Event, Jaipur, View};
use testkit::rng;

/// Plays one step at random; nothing if the match is over.
fn step(play: &mut Play, random: &mut testkit::Rng) -> Option<Vec<Event>> {
    let game = play.game;
    let step = match game.turn(&play.state) {
        Turn::Over => return None,
        Turn::Chance => Step::Roll(game.roll(&play.state, random)),
        Turn::Seats(seats) => {
            let seat = seats.lowest().unwrap_or(A);
            Step::Act(seat, game.pick(&play.state, seat, random, &mut Vec::new()))
        }
    };
    let mut heard = Vec::new();
    game.apply(&mut play.state, step, &mut |event| heard.push(event));
    Some(heard)
}

/// What events tell of; what is waited for is no part of it.
fn told(view: &View) -> View {
    let mut view = *view;
    view.public.phase = jaipur::Phase::Act;
    (view.public.to_move, view.public.quiet, view.public.turns) = (A, 0, 0);
    view
}

#[test]
fn what_follows_from_events_is_what_the_rules_say() {
    let game = Jaipur::default();
    let mut random = rng(41);
    let mut rounds = 0;
    for _ in 0..12 {
        let mut play = Play { game, state: game.start(), heard: Vec::new() };
        let viewers = [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public];
        let mut views = viewers.map(|viewer| game.view(&play.state, viewer));
        while let Some(heard) = step(&mut play, &mut random) {
            for (viewer, view) in viewers.into_iter().zip(&mut views) {
                for event in &heard {
                    let event = game.redact(event, viewer).expect("it may be heard");
                    view.follow(&game, &event);
                }
                let now = game.view(&play.state, viewer);
                assert_eq!(told(view), told(&now), "after {heard:?}");
            }
            rounds += heard.iter().filter(|it| matches!(it, Event::Scored { .. })).count();
        }
    }
    assert!(rounds > 20, "{rounds}");
}

#[test]
fn events_that_cannot_be_do_no_harm() {
    let play = at(MIDDLE);
    let mut view = play.game.view(&play.state, Viewer::Seat(A));
    let wild = [
        Event::Took { seat: B, good: jaipur::Kind::Silver },
        Event::TookCamels { seat: A, camels: 255 },
        Event::Sold {
            seat: A,
            good: jaipur::Kind::Camel,
            cards: 9,
            before: 0,
            tokens: 9,
            rupees: 9,
        },
        Event::Sold {
            seat: A,
            good: jaipur::Kind::Gold,
            cards: 200,
            before: 0,
            tokens: 99,
            rupees: 9,
        },
        Event::Bonus { seat: B, pile: 77, value: None },
        Event::Dealt { seat: B, goods: None, hand: 255, camels: 255 },
    ];
    for event in wild.iter().cycle().take(60) {
        view.follow(&play.game, event);
    }
}

fn keys(drawing: &Drawing) -> Vec<&str> {
    drawing.board.items.iter().map(|item| item.key.as_str()).collect()
}

#[test]
fn a_round_that_is_over_is_reported_with_all_that_was_won() {
    // The third pile is emptied by this sale.
    let mut play = at("round: 1; market: DGPLK; A hand: CS; A herd: 3; B herd: 1; \
        discard: DDDDDGGGGGCCCCCC; tokens D: AAAAA; tokens G: AAAAA; tokens C: BBBBBB");
    let book = &books()[1];
    let mut notes = Notes::new();
    let draw = |play: &Play, notes: &mut Notes| {
        drawn_on(play, Viewer::Seat(A), Frame::default(), book, notes)
    };
    draw(&play, &mut notes);
    let mut heard = Vec::new();
    let sale = Step::Act(A, "sell 1C".parse().expect("a sale"));
    play.game.apply(&mut play.state, sale, &mut |event| heard.push(event));
    let mut reports = 0;
    for event in &heard {
        let event = play.game.redact(event, Viewer::Seat(A)).expect("it may be heard");
        play.game.keeps(&event, &mut notes);
        let tells = play.game.tells(&event);
        if !tells.still {
            continue;
        }
        notes.insert(STILL.to_owned(), String::new());
        let still = draw(&play, &mut notes);
        notes.remove(STILL);
        let keys = keys(&still);
        assert!(keys.contains(&"token:C:6"), "the token lies in the purse: {event:?}");
        assert!(
            keys.contains(&"token:D:4") && keys.contains(&"herd:A:2") | keys.contains(&"herd:K:2")
        );
        if let Event::Scored { .. } = event {
            reports += 1;
            assert!(keys.contains(&"report") && still.board.line == Some((0.0, 0.0, 0.0, 0.0)));
            assert!(tells.halts && tells.ask.is_some() && tells.go_on.is_some());
            assert!(!keys.iter().any(|it| it.starts_with("market")), "its cards mean nothing now");
        } else {
            assert!(!keys.contains(&"report"), "first the sale is seen: {event:?}");
            assert!(still.board.line.is_some_and(|line| line.2 > 0.0));
        }
    }
    assert_eq!(reports, 1);
    // Cards are dealt: whoever looks at that moment sees the count, too.
    assert_eq!(play.state.public().round, 2);
    let dealing = draw(&play, &mut notes);
    assert!(keys(&dealing).contains(&"report") && keys(&dealing).contains(&"token:D:4"));
}

#[test]
fn notes_of_the_ledger_are_read_as_they_were_written() {
    let mut random = rng(43);
    let game = Jaipur::default();
    let book = &books()[1];
    let mut play = Play { game, state: game.start(), heard: Vec::new() };
    let mut notes = Notes::new();
    let mut compared = 0;
    while let Some(heard) = step(&mut play, &mut random) {
        for event in &heard {
            let event = game.redact(event, Viewer::Seat(A)).expect("it may be heard");
            game.keeps(&event, &mut notes);
        }
        if !matches!(game.turn(&play.state), Turn::Seats(_)) {
            continue;
        }
        // The same table, from the events alone and from the view.
        let mut followed = notes.clone();
        followed.insert(STILL.to_owned(), String::new());
        let still = drawn_on(&play, Viewer::Seat(A), Frame::default(), book, &mut followed);
        let mut seen = notes.clone();
        let now = drawn_on(&play, Viewer::Seat(A), Frame::default(), book, &mut seen);
        let place = |drawing: &Drawing, prefix: &str| -> Vec<String> {
            let items = drawing.board.items.iter().filter(|it| it.key.starts_with(prefix));
            // One's own turn is told in the row of the purse, which moves on.
            let left = |it: &drawing::Item| if it.y > 600.0 { 0.0 } else { it.x };
            items.map(|it| format!("{} {} {}", it.key, left(it), it.y)).collect()
        };
        for prefix in ["card:", "token:", "herd:", "won:", "market:", "hand:"] {
            assert_eq!(place(&still, prefix), place(&now, prefix), "{heard:?}");
        }
        compared += 1;
    }
    assert!(compared > 20, "{compared}");
    for wrong in ["", "x", "0 0", "9 9 9 9 9 9 9 9 9 9 9 9 9 9"] {
        let mut notes = Notes::from([("ledger".to_owned(), wrong.to_owned())]);
        notes.insert(STILL.to_owned(), String::new());
        drawn_on(&play, Viewer::Seat(A), Frame::default(), book, &mut notes);
    }
}
