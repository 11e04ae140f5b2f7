//! Moves that are made before they are written down: they do what plans do, and
//! going back leaves nothing behind.

use crate::{game, games};
use engine::{Seat, Viewer};
use std::sync::Arc;
use table::room::{Ask, Chair, Guest, Meta, Pace, Room};
use table::{Entry, Refusal, Seed};

fn room(entry: &Arc<Entry>, pace: Pace) -> Room {
    let players = usize::from(entry.least).max(2);
    let chair = |n: usize| Chair { guest: Some(n as Guest), name: format!("P{n}"), bot: None };
    let chairs = (0..players).map(chair).collect();
    let meta = Meta { game: entry.id.into(), pace, chairs, spectators: true, ..Meta::default() };
    Room::open(entry.clone(), "code".into(), meta, Seed::from_phrase("ahead"), 1_000).unwrap()
}

/// All that anybody can see of a room, and all that is written of it.
fn seen(room: &Room) -> String {
    let session = room.session().unwrap();
    let count = session.players().len();
    let packets: Vec<_> = Viewer::all(count).map(|viewer| session.packet(viewer, 0)).collect();
    let prompts: Vec<_> = Seat::all(count).map(|seat| session.prompt(seat)).collect();
    let mut text = serde_json::to_string(&packets).unwrap();
    for viewer in Viewer::all(count) {
        let mut update = Vec::new();
        session.update(viewer, session.steps().saturating_sub(1), &[], &[], &mut update);
        text.push_str(std::str::from_utf8(&update).unwrap());
    }
    format!("{text}\n{prompts:?}\n{}", session.record())
}

fn refusal<T>(result: Result<T, Refusal>) -> String {
    result.map(drop).map_err(|refusal| format!("{refusal:?}")).unwrap_err()
}

/// Both ways side by side; how many moves went ahead, and how many could not.
fn side_by_side(entry: &Arc<Entry>, moves: u64) -> (usize, usize) {
    let (mut planned, mut bold) = (room(entry, Pace::Free), room(entry, Pace::Free));
    let (mut went, mut stayed) = (0, 0);
    for n in 0..moves {
        let session = planned.session().unwrap();
        let Some(seat) = session.turn().seats().lowest() else { break };
        let legal = session.legal(seat);
        let text = legal[(n * 7919 % legal.len() as u64) as usize].text.clone();
        let prompt = session.prompt(seat).unwrap();
        let guest = seat.index() as Guest;
        let several = session.turn().seats().len() > 1;
        let act = |guest, prompt, text: &str| (guest, Ask::Act { seat, prompt, text: text.into() });
        // What is refused is refused for the same reason, and changes nothing.
        let before = seen(&bold);
        let other = (guest + 1) % session.players().len() as Guest;
        let mistakes =
            [act(other, prompt, &text), act(guest, prompt + 99, &text), act(guest, prompt, "?")];
        for (guest, ask) in mistakes {
            let Ask::Act { seat, prompt, text } = &ask else { unreachable!() };
            let found = bold.advance(Some(guest), *seat, *prompt, text);
            if !(several && matches!(found, Ok(None))) {
                assert_eq!(refusal(found), refusal(planned.propose(guest, ask, 0)));
            }
        }
        assert_eq!(seen(&bold), before);
        let plan = planned.propose(guest, act(guest, prompt, &text).1, 0).unwrap();
        match bold.advance(Some(guest), seat, prompt, &text).unwrap() {
            None => {
                assert!(several, "{} {text}", entry.id);
                let plan = bold.propose(guest, act(guest, prompt, &text).1, 0).unwrap();
                bold.commit(plan).unwrap();
                stayed += 1;
            }
            Some(ahead) => {
                assert!(!several);
                bold.retreat(ahead);
                assert_eq!(seen(&bold), before, "{} {text}", entry.id);
                let ahead = bold.advance(Some(guest), seat, prompt, &text).unwrap().unwrap();
                let keep = plan.keep();
                assert_eq!((ahead.since(), bold.unwritten(&ahead)), (keep.keep, keep.lines));
                assert_eq!(bold.settle(&ahead).since, Some(keep.keep));
                went += 1;
            }
        }
        planned.commit(plan).unwrap();
        assert_eq!(seen(&bold), seen(&planned), "{} {text}", entry.id);
    }
    (went, stayed)
}

#[test]
fn going_ahead_does_what_a_plan_does_and_going_back_leaves_nothing() {
    let mut sealed = 0;
    for entry in games().entries() {
        let (went, stayed) = side_by_side(entry, 40);
        assert!(went > 10, "{}: {went} went ahead, {stayed} did not", entry.id);
        sealed += stayed;
    }
    assert!(sealed > 0, "no game has sealed choices any more");
    // To the end.
    assert!(side_by_side(&game("jaipur"), u64::MAX).0 > 40);
}

#[test]
fn a_draft_of_before_does_not_fit_after() {
    let mut room = room(&game("jaipur"), Pace::Free);
    let session = room.session().unwrap();
    let seat = session.turn().seats().lowest().unwrap();
    let (text, prompt) = (session.legal(seat)[0].text.clone(), session.prompt(seat).unwrap());
    let guest = seat.index() as Guest;
    let act = || Ask::Act { seat, prompt, text: text.clone() };
    let early = room.propose(guest, act(), 0).unwrap();
    let ahead = room.advance(Some(guest), seat, prompt, &text).unwrap().unwrap();
    assert_eq!(room.commit(early).unwrap_err(), Refusal::Overtaken);
    room.retreat(ahead);
    let again = room.propose(guest, act(), 0).unwrap();
    let ahead = room.advance(None, seat, prompt, &text).unwrap().unwrap();
    let _ = room.settle(&ahead);
    assert_eq!(room.commit(again).unwrap_err(), Refusal::Overtaken);
}

#[test]
fn whatever_changes_more_than_the_match_takes_a_plan() {
    let jaipur = game("jaipur");
    let first = |room: &Room| {
        let session = room.session().unwrap();
        let seat = session.turn().seats().lowest().unwrap();
        (seat, session.prompt(seat).unwrap(), session.legal(seat)[0].text.clone())
    };
    // Clocks run.
    let mut timed = room(&jaipur, Pace::Move(60_000));
    let (seat, prompt, text) = first(&timed);
    assert!(timed.advance(None, seat, prompt, &text).unwrap().is_none());
    // Somebody has asked to take back what chance has followed, which a move
    // answers.
    let mut asked = room(&jaipur, Pace::Free);
    let (seat, prompt, _) = first(&asked);
    for choice in asked.session().unwrap().legal(seat) {
        let ahead = asked.advance(None, seat, prompt, &choice.text).unwrap().unwrap();
        if asked.unwritten(&ahead).lines().count() > 1 {
            let _ = asked.settle(&ahead);
            break;
        }
        asked.retreat(ahead);
    }
    let plan = asked.propose(seat.index() as Guest, Ask::Undo { seat }, 0).unwrap();
    asked.commit(plan).unwrap();
    assert!(asked.meta().takeback.is_some());
    let (seat, prompt, text) = first(&asked);
    assert!(asked.advance(None, seat, prompt, &text).unwrap().is_none());
}
