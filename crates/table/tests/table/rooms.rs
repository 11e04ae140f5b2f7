//! Chairs, clocks, leaving and returning, taking back by agreement, talk and
//! another match.

use crate::{game, games};
use engine::{Faults, Seat, Viewer};
use table::room::{Ask, Chair, Done, Guest, Meta, Pace, Room};
use table::{Refusal, Seed};

const ASHA: Guest = 1;
const RAVI: Guest = 2;
const MIRA: Guest = 3;
const C: Seat = Seat::new(2);

fn meta(game: &str, chairs: usize) -> Meta {
    let chairs = vec![Chair::default(); chairs];
    Meta { owner: ASHA, game: game.into(), spectators: true, chairs, ..Meta::default() }
}

fn open(meta: Meta) -> Room {
    Room::open(game(&meta.game), "code".into(), meta, Seed::from_phrase("room"), 1_000).unwrap()
}

fn sit(room: &mut Room, guest: Guest, name: &str) -> Done {
    ask(room, guest, Ask::Sit { seat: None, name: name.into() }, 1_000).unwrap()
}

fn ask(room: &mut Room, guest: Guest, ask: Ask, now: i64) -> Result<Done, Refusal> {
    let change = room.ask(guest, ask, now)?;
    Ok(room.commit(change))
}

fn eyes(room: &Room, guest: Option<Guest>) -> Vec<Viewer> {
    room.eyes(guest).collect()
}

fn no(room: &mut Room, guest: Guest, ask: Ask) -> String {
    match room.ask(guest, ask, 5_000) {
        Ok(change) => {
            room.roll_back(change);
            "allowed".into()
        }
        Err(refusal) => refusal.message().id.into_owned(),
    }
}

/// Jaipur with Asha and Ravi; the one who begins first.
fn jaipur(pace: Pace) -> (Room, [(Guest, Seat); 2]) {
    let mut room = open(Meta { pace, ..meta("jaipur", 2) });
    sit(&mut room, ASHA, "Asha");
    assert!(sit(&mut room, RAVI, "Ravi").whole);
    let pair = [(ASHA, Seat::A), (RAVI, Seat::B)];
    let first = room.session().unwrap().turn().seats().lowest().unwrap();
    (room, if first == Seat::A { pair } else { [pair[1], pair[0]] })
}

fn act(room: &mut Room, (guest, seat): (Guest, Seat), now: i64) -> Done {
    let session = room.session().unwrap();
    let text = session.legal(seat)[0].text.clone();
    let prompt = session.prompt(seat).unwrap();
    ask(room, guest, Ask::Act { seat, prompt, text }, now).unwrap()
}

#[test]
fn a_full_table_begins_by_itself() {
    let mut room = open(meta("raja", 3));
    assert!(room.session().is_none());
    assert_eq!(no(&mut room, RAVI, Ask::Start { level: "greedy".into() }), "manners-not-owner");
    assert_eq!(
        no(&mut room, RAVI, Ask::Sit { seat: None, name: " \u{202e}".into() }),
        "manners-name"
    );
    sit(&mut room, ASHA, "Asha");
    let again = Ask::Sit { seat: None, name: "Asha".into() };
    assert_eq!(no(&mut room, ASHA, again), "manners-seated");
    let taken = Ask::Sit { seat: Some(Seat::A), name: "Ravi".into() };
    assert_eq!(no(&mut room, RAVI, taken), "manners-taken");
    let act = Ask::Act { seat: Seat::A, prompt: 1, text: "x".into() };
    assert_eq!(no(&mut room, ASHA, act), "manners-not-begun");
    let bot = |level: &str| Ask::Bot { seat: C, level: Some(level.into()) };
    assert_eq!(no(&mut room, ASHA, bot("genius")), "refusal-no-level");
    ask(&mut room, ASHA, bot("greedy"), 1_000).unwrap();
    sit(&mut room, RAVI, "Ravi");
    assert_eq!(room.session().unwrap().names()[1], "Ravi");
    assert!(room.session().unwrap().players()[2].is_bot());
    assert_eq!(no(&mut room, RAVI, Ask::Rise), "manners-begun");
}

#[test]
fn one_can_stand_up_again_and_the_owner_can_fill_the_table() {
    let mut room = open(meta("raja", 4));
    sit(&mut room, ASHA, "Asha");
    sit(&mut room, RAVI, "Ravi");
    ask(&mut room, RAVI, Ask::Rise, 0).unwrap();
    assert!(room.card(None, |_| false, 0).chairs[1].open);
    ask(&mut room, ASHA, Ask::Start { level: "random".into() }, 0).unwrap();
    let bots = room.session().unwrap().players().iter().filter(|player| player.is_bot());
    assert_eq!(bots.count(), 3);
}

#[test]
fn nobody_acts_for_another() {
    let (mut room, [(first, seat), (second, _)]) = jaipur(Pace::Free);
    let session = room.session().unwrap();
    let prompt = session.prompt(seat).unwrap();
    let text = session.legal(seat)[0].text.clone();
    let act = Ask::Act { seat, prompt, text };
    assert_eq!(no(&mut room, second, act.clone()), "manners-not-yours");
    assert_eq!(no(&mut room, MIRA, act.clone()), "manners-not-yours");
    assert_eq!(no(&mut room, first, act), "allowed");
    for ask in [Ask::Undo { seat }, Ask::Resign { seat }] {
        assert_eq!(no(&mut room, second, ask), "manners-not-yours");
    }
    assert_eq!(no(&mut room, MIRA, Ask::Leave), "manners-not-yours");
}

#[test]
fn whoever_runs_out_of_time_is_replaced_and_may_come_back() {
    let (mut room, [first, second]) = jaipur(Pace::Move(10_000));
    assert_eq!(room.deadline(), Some(11_000));
    act(&mut room, first, 5_000);
    assert_eq!(room.deadline(), Some(15_000));
    assert!(room.expire(14_999).is_none());
    let change = room.expire(15_000).unwrap();
    let line = format!("= player {} search: ", second.1);
    assert!(change.lines.starts_with(&line), "{}", change.lines);
    assert!(change.header.is_none() && change.table.is_some(), "a header is written once");
    let done = room.commit(change);
    assert_eq!(done.news[0].id, "table-timed-out");
    assert!(done.table);
    assert_eq!(room.deadline(), None, "computer players have no clock");
    let chair = &room.card(Some(second.0), |_| true, 0).chairs[second.1.index()];
    assert!(chair.stand_in && chair.yours);
    let undo = Ask::Undo { seat: second.1 };
    assert_eq!(no(&mut room, second.0, undo), "manners-stand-in");
    // It still looks through its own eyes.
    assert_eq!(eyes(&room, Some(second.0)), [Viewer::Seat(second.1)]);
    assert_eq!(no(&mut room, first.0, Ask::Return), "manners-not-away");
    let done = ask(&mut room, second.0, Ask::Return, 20_000).unwrap();
    assert_eq!(done.news[0].id, "table-returned");
    assert_eq!(room.deadline(), Some(30_000), "with a full clock");
    act(&mut room, second, 25_000);
}

#[test]
fn an_answer_of_whoever_was_replaced_is_stale() {
    let (mut room, [first, _]) = jaipur(Pace::Free);
    let prompt = room.session().unwrap().prompt(first.1).unwrap();
    ask(&mut room, first.0, Ask::Leave, 2_000).unwrap();
    assert!(room.session().unwrap().players()[first.1.index()].is_bot());
    ask(&mut room, first.0, Ask::Return, 3_000).unwrap();
    let text = room.session().unwrap().legal(first.1)[0].text.clone();
    let act = Ask::Act { seat: first.1, prompt, text };
    assert_eq!(no(&mut room, first.0, act), "refusal-stale");
}

#[test]
fn taking_back_needs_the_others_once_they_are_concerned() {
    let (mut room, [first, second]) = jaipur(Pace::Free);
    let start = room.session().unwrap().record();
    act(&mut room, first, 2_000);
    act(&mut room, second, 3_000);
    let undo = Ask::Undo { seat: first.1 };
    let done = ask(&mut room, first.0, undo.clone(), 4_000).unwrap();
    assert_eq!(done.news[0].id, "table-asks-undo");
    assert_eq!(done.since, None);
    assert_eq!(room.card(None, |_| true, 0).takeback, Some(first.1));
    assert_eq!(no(&mut room, MIRA, Ask::Allow { yes: true }), "manners-not-yours");
    // Not that way.
    let done = ask(&mut room, second.0, Ask::Allow { yes: false }, 4_000).unwrap();
    assert_eq!(done.news[0].id, "table-undo-refused");
    assert_eq!(no(&mut room, second.0, Ask::Allow { yes: true }), "manners-no-offer");
    // This way; agreeing with oneself is not enough.
    ask(&mut room, first.0, undo.clone(), 4_000).unwrap();
    assert!(!ask(&mut room, first.0, Ask::Allow { yes: true }, 4_000).unwrap().whole);
    let change = room.ask(second.0, Ask::Allow { yes: true }, 4_000).unwrap();
    assert_eq!(change.lines, format!("= back {} {}", start.steps.len(), first.1));
    assert!(!change.cut, "nothing is ever cut off");
    let done = room.commit(change);
    assert!(done.whole);
    assert_eq!(room.meta().branch, 1);
    assert_eq!(room.session().unwrap().record().steps, start.steps);
    // A move ends the wish.
    act(&mut room, first, 5_000);
    act(&mut room, second, 5_000);
    ask(&mut room, first.0, undo, 5_000).unwrap();
    act(&mut room, first, 6_000);
    assert_eq!(room.card(None, |_| true, 0).takeback, None);
}

#[test]
fn alone_with_computer_players_one_takes_back_at_will() {
    let mut room = open(meta("jaipur", 2));
    sit(&mut room, ASHA, "Asha");
    ask(&mut room, ASHA, Ask::Start { level: "random".into() }, 0).unwrap();
    while room.session().unwrap().turn().seats().lowest() != Some(Seat::A) {
        answer(&mut room);
    }
    act(&mut room, (ASHA, Seat::A), 0);
    while room.session().unwrap().turn().seats().lowest() == Some(Seat::B) {
        answer(&mut room);
    }
    assert!(ask(&mut room, ASHA, Ask::Undo { seat: Seat::A }, 0).unwrap().whole);
}

fn answer(room: &mut Room) {
    let thought = room.session().unwrap().thoughts().remove(0);
    let (seat, prompt) = (thought.seat, thought.prompt);
    let text = thought.run(&table::no_clock).text;
    let change = room.answer(seat, prompt, text, 0).unwrap();
    let _ = room.commit(change);
}

#[test]
fn giving_up_ends_a_match_of_two_but_not_one_of_three() {
    let (mut room, [first, _]) = jaipur(Pace::Free);
    ask(&mut room, first.0, Ask::Resign { seat: first.1 }, 0).unwrap();
    assert!(room.over());
    let mut room = open(meta("raja", 3));
    for (guest, name) in [(ASHA, "Asha"), (RAVI, "Ravi"), (MIRA, "Mira")] {
        sit(&mut room, guest, name);
    }
    let done = ask(&mut room, RAVI, Ask::Resign { seat: Seat::B }, 0).unwrap();
    assert_eq!(done.news[0].id, "table-gave-up");
    assert!(!room.over());
    assert!(room.session().unwrap().players()[1].is_bot());
    assert_eq!(no(&mut room, RAVI, Ask::Return), "manners-not-away");
    assert_eq!(eyes(&room, Some(RAVI)), [Viewer::Public]);
}

#[test]
fn another_match_begins_when_everybody_wants_it() {
    let (mut room, [first, second]) = jaipur(Pace::Free);
    assert_eq!(no(&mut room, first.0, Ask::Rematch), "manners-not-over");
    ask(&mut room, first.0, Ask::Resign { seat: first.1 }, 0).unwrap();
    let change = room.ask(first.0, Ask::Rematch, 0).unwrap();
    assert!(!change.rematch);
    let _ = room.commit(change);
    let mut change = room.ask(second.0, Ask::Rematch, 0).unwrap();
    assert!(change.rematch);
    let next = room.again("other".into(), Seed::from_phrase("again"), 0).unwrap();
    assert_eq!(next.session().unwrap().names(), ["Ravi", "Asha"], "one chair further");
    room.leads_to(&mut change, "other");
    assert_eq!(change.table.as_ref().unwrap().next.as_deref(), Some("other"));
    let _ = room.commit(change);
    assert_eq!(room.card(None, |_| true, 0).next.as_deref(), Some("other"));
}

#[test]
fn answers_can_stand() {
    let mut room = open(meta("maharadjah", 3));
    for (guest, name) in [(ASHA, "Asha"), (RAVI, "Ravi"), (MIRA, "Mira")] {
        sit(&mut room, guest, name);
    }
    let stances = room.session().unwrap().stances(Seat::B).unwrap();
    let (standing, _) = stances.iter().next().expect("the game has such questions");
    let (question, answer) = (standing.key.to_owned(), Some(standing.answers[0].to_owned()));
    let stand = Ask::Stand { seat: Seat::B, question, answer: answer.clone() };
    assert_eq!(no(&mut room, ASHA, stand.clone()), "manners-not-yours");
    ask(&mut room, RAVI, stand, 0).unwrap();
    let stances = room.session().unwrap().stances(Seat::B).unwrap();
    assert_eq!(stances.iter().next().unwrap().1, answer.as_deref());
    let silly = Ask::Stand { seat: Seat::B, question: "tea".into(), answer: None };
    assert_eq!(no(&mut room, RAVI, silly), "refusal-no-standing");
}

#[test]
fn talk_is_numbered_bounded_and_cleaned() {
    let (mut room, _) = jaipur(Pace::Free);
    let say = |text: &str| Ask::Say { text: text.into() };
    let done = ask(&mut room, ASHA, say("good\u{202e} luck\n"), 7).unwrap();
    let talk = done.talk.unwrap();
    assert_eq!((talk.n, talk.name.as_str(), talk.text.as_str()), (1, "Asha", "good luck"));
    let mut change = room.ask(MIRA, say("hello"), 7).unwrap();
    change.speaker("Mira");
    assert_eq!(change.talk.as_ref().unwrap().name, "Mira");
    room.roll_back(change);
    assert_eq!(no(&mut room, ASHA, say(" \n")), "manners-silence");
    assert_eq!(no(&mut room, ASHA, say(&"x".repeat(301))), "manners-talk-long");
    assert_eq!(no(&mut room, ASHA, say(&"é".repeat(300))), "allowed");
}

#[test]
fn watching_can_be_refused() {
    let (mut room, _) = jaipur(Pace::Free);
    assert_eq!(eyes(&room, Some(MIRA)), [Viewer::Public]);
    let refuse = Ask::Spectators { allowed: false };
    assert_eq!(no(&mut room, RAVI, refuse.clone()), "manners-not-owner");
    ask(&mut room, ASHA, refuse, 0).unwrap();
    assert_eq!(eyes(&room, Some(MIRA)), []);
    assert_eq!(eyes(&room, None), []);
    assert_eq!(eyes(&room, Some(RAVI)), [Viewer::Seat(Seat::B)]);
    assert_eq!(no(&mut room, MIRA, Ask::Say { text: "psst".into() }), "manners-no-watching");
}

#[test]
fn a_table_that_cannot_be_is_refused_with_a_sentence() {
    let fault = |meta: Meta| {
        let room = games()
            .find(&meta.game)
            .map_err(Faults::from)
            .and_then(|entry| Room::open(entry, "x".into(), meta, Seed::from_phrase("x"), 0));
        room.err().unwrap().0[0].id.clone().into_owned()
    };
    assert_eq!(fault(meta("nonsense", 2)), "fault-game");
    assert_eq!(fault(meta("jaipur", 3)), "fault-players");
    assert_eq!(fault(meta("jaipur", 0)), "fault-players");
    assert_eq!(
        fault(Meta { options: "seals=9".into(), ..meta("jaipur", 2) }),
        "fault-option-value"
    );
    assert_eq!(fault(Meta { pace: Pace::Move(1), ..meta("jaipur", 2) }), "fault-pace");
}
