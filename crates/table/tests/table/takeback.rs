//! How far a table takes back, who is asked, and that it stays so.

use crate::game;
use crate::sessions::{open, play_out};
use crate::toy::toy;
use engine::{Format, Random, Record, Seat, Seats, Viewer};
use std::sync::Arc;
use table::room::{Ask, Chair, Done, Guest, Meta, Room};
use table::{Budget, Entry, Player, Refusal, Seed, Session, Setup, TakeBack, Undo, Wish};

const ASHA: Guest = 1;
const RAVI: Guest = 2;
const C: Seat = Seat::new(2);

fn act(session: &mut Session, seat: Seat, text: &str) {
    let prompt = session.prompt(seat).unwrap();
    session.submit(seat, prompt, text).unwrap();
}

fn bot() -> Player {
    Player::bot("Meera", "random", Budget::default())
}

fn resume(record: &Record) -> Session {
    let setup = Setup::new(Vec::new(), Seed::from_phrase("another"));
    Session::resume(toy(), record, setup).unwrap()
}

/// The same file as an older program wrote it.
fn of_before(session: &Session) -> Record {
    let mut record = session.record();
    record.header.other.retain(|(key, _)| key != "take-back");
    record.header.format = Format::Steps;
    record.asides.clear();
    record.to_string().parse().unwrap()
}

/// Plays at random. Whenever several seats seal, none of them may take back
/// once the seals lie open. How often that was.
fn seals(entry: &Arc<Entry>, phrase: &str, players: usize) -> usize {
    let people = vec![Player::human("x"); players];
    let mut setup = Setup::new(people, Seed::from_phrase(phrase));
    entry.brief.clone_into(&mut setup.options);
    let mut session = Session::new(entry.clone(), setup).unwrap();
    let mut dice = Seed::from_phrase(phrase).derive("play").dice(0);
    let (mut sealed, mut opened) = (Seats::NONE, 0);
    for _ in 0..150 {
        let asked = session.turn().seats();
        let Some(seat) = asked.lowest() else { break };
        let first = asked.len() > 1 && sealed.is_empty();
        let last = !first && !sealed.is_empty() && asked.len() == 1;
        if first {
            sealed = asked;
        }
        let choices = session.legal(seat);
        let text = &choices[dice.below(choices.len() as u32) as usize].text;
        act(&mut session, seat, text);
        if last && sealed.contains(seat) {
            opened += 1;
            for seat in std::mem::replace(&mut sealed, Seats::NONE).iter() {
                let why = session.undo_to(seat).expect_err("the seals lie open");
                let line = ["undo-secret", "undo-chance", "undo-other", "over"];
                assert!(line.contains(&why.code()), "{}: {why:?}", entry.id);
            }
        }
    }
    opened
}

#[test]
fn nobody_seals_anew_once_the_seals_lie_open() {
    for entry in [game("raja"), game("maharaja"), toy()] {
        let opened: usize = (0..6).map(|n| seals(&entry, &format!("seal {n}"), 3)).sum();
        assert!(opened >= 6, "{}: only {opened} seals were opened", entry.id);
    }
}

#[test]
fn what_the_taker_was_shown_stays() {
    // Asha's bid was sealed before this match begins, so no step of it tells
    // that several were asked: only what Ravi sees does.
    let mut setup = Setup::new(crate::sessions::people(2), Seed::from_phrase("x"));
    let state =
        r#"{"round":1,"card":[1,2],"bid":[3,null],"open":false,"hummed":false,"score":[0,0]}"#;
    setup.start = Some(state.to_owned());
    let mut session = Session::new(toy(), setup).unwrap();
    act(&mut session, Seat::B, "bid 1");
    assert_eq!(session.undo_to(Seat::B), Err(Refusal::UndoSecret));
    act(&mut session, Seat::A, "hum");
    assert!(session.undo_to(Seat::A).is_ok(), "nothing was shown by this");
}

#[test]
fn nothing_is_agreed_after_the_end() {
    let mut session = open(2);
    play_out(&mut session);
    assert!(session.opened_seed().is_some());
    for seat in [Seat::A, Seat::B] {
        assert_eq!(session.play(seat, Wish::UndoAgreed).unwrap_err(), Refusal::Over);
        assert_eq!(session.take_back(seat, Seats::first(2)), Err(Refusal::Over));
    }
    // Nor after somebody gave up.
    let mut session = open(2);
    act(&mut session, Seat::A, "bid 1");
    session.play(Seat::B, Wish::Resign).unwrap();
    assert_eq!(session.play(Seat::A, Wish::UndoAgreed).unwrap_err(), Refusal::Over);
}

#[test]
fn whoever_is_alone_is_refused_where_others_are_asked() {
    for (players, others) in [
        (vec![Player::human("Asha"), Player::human("Ravi")], true),
        (vec![Player::human("Asha"), bot()], false),
    ] {
        let setup = Setup::new(players, Seed::from_phrase("test"));
        let mut session = Session::new(toy(), setup).unwrap();
        let alone = Seats::only(Seat::A);
        assert_eq!(session.take_back(Seat::A, alone), Err(Refusal::NothingToUndo));
        act(&mut session, Seat::A, "bid 3");
        assert_eq!(session.take_back(Seat::A, alone), Ok(TakeBack::Free));
        act(&mut session, Seat::B, "bid 1");
        let why = Refusal::UndoOther(Seat::B);
        let verdict = if others { Ok(TakeBack::Ask(why)) } else { Err(why) };
        assert_eq!(session.take_back(Seat::A, alone), verdict);
    }
}

#[test]
fn a_screen_that_was_passed_on_asks_everybody() {
    let mut session = open(3);
    act(&mut session, Seat::A, "bid 3");
    // Whoever has a screen alone takes back; at a shared one Ravi sits there now.
    assert_eq!(session.take_back(Seat::A, Seats::only(Seat::A)), Ok(TakeBack::Free));
    let shared = [Seat::A, Seat::B].into_iter().collect();
    let why = Refusal::UndoPassed(Seat::B);
    assert_eq!(session.take_back(Seat::A, shared), Ok(TakeBack::Ask(why)));
    act(&mut session, Seat::B, "bid 1");
    // The other screen is asked: it has not gone on.
    assert_eq!(session.take_back(Seat::B, shared), Ok(TakeBack::Free));
}

#[test]
fn a_record_keeps_how_it_takes_back() {
    for undo in Undo::ALL {
        let mut setup = Setup::new(vec![Player::human("Asha"), bot()], Seed::from_phrase("test"));
        setup.undo = undo;
        let session = Session::new(toy(), setup).unwrap();
        let record: Record = session.record().to_string().parse().unwrap();
        assert_eq!(resume(&record).undo(), undo);
        assert_eq!(resume(&record).record(), session.record());
    }
    // A file may say what it likes: two people are strict.
    let mut record = open(2).record();
    record.header.other = vec![("take-back".into(), "friendly".into())];
    assert_eq!(resume(&record).undo(), Undo::Strict);
    record.header.format = Format::Steps;
    assert_eq!(resume(&record).undo(), Undo::Strict);
    assert!(resume(&record).record().to_string().contains("take-back: strict"));
}

#[test]
fn a_record_of_before_is_friendly_only_to_one_person() {
    let table = |players| Session::new(toy(), Setup::new(players, Seed::from_phrase("x"))).unwrap();
    let alone = || vec![Player::human("Asha"), bot()];
    assert_eq!(resume(&of_before(&table(alone()))).undo(), Undo::Friendly);
    assert_eq!(resume(&of_before(&open(2))).undo(), Undo::Strict);
    assert_eq!(resume(&of_before(&table(vec![bot(), bot()]))).undo(), Undo::Strict);
    // Whoever left the only chair of a person is still its person.
    let mut left = table(alone());
    left.play(Seat::A, Wish::Replace(bot())).unwrap();
    assert_eq!(resume(&of_before(&left)).undo(), Undo::Friendly);
    // And whoever left one of two does not make the other one alone.
    let mut left = open(2);
    left.play(Seat::B, Wish::Replace(bot())).unwrap();
    let again = resume(&of_before(&left));
    assert_eq!(again.undo(), Undo::Strict);
    assert_eq!(resume(&again.record()).undo(), Undo::Strict, "and it says so from now on");
}

#[test]
fn friendly_tables_are_for_one_person() {
    let mut setup = Setup::new(crate::sessions::people(2), Seed::from_phrase("x"));
    setup.undo = Undo::Friendly;
    let fault = Session::new(toy(), setup).err().unwrap();
    assert_eq!(fault.0[0].id, "fault-friendly");
    let chair = |guest| Chair { guest: Some(guest), name: "x".into(), bot: None };
    for chairs in [vec![chair(ASHA), chair(ASHA)], vec![chair(ASHA), chair(RAVI)]] {
        let meta = Meta { undo: Some(Undo::Friendly), chairs, ..one_screen("jaipur", 0) };
        let refused = Room::open(game(&meta.game), "x".into(), meta, Seed::from_phrase("x"), 0);
        assert_eq!(refused.err().unwrap().0[0].id, "fault-friendly");
    }
}

/// A table whose first so many chairs are Asha's, the others computer players'.
fn one_screen(game: &str, people: usize) -> Meta {
    let bot = Chair { bot: Some(("random".into(), Budget::default())), ..Chair::default() };
    let chair = |n: usize| Chair { guest: Some(ASHA), name: format!("P{n}"), bot: None };
    let chairs = (0..people).map(chair).chain([bot]).collect();
    Meta { owner: ASHA, game: game.into(), spectators: true, chairs, ..Meta::default() }
}

fn sit_down(meta: Meta) -> Room {
    Room::open(game(&meta.game), "code".into(), meta, Seed::from_phrase("room"), 1_000).unwrap()
}

fn ask(room: &mut Room, guest: Guest, ask: Ask) -> Result<Done, Refusal> {
    let change = room.ask(guest, ask, 2_000)?;
    Ok(room.commit(change))
}

/// What is told after leaving memory and coming back.
fn reloaded(room: &Room) -> Room {
    let meta: Meta = serde_json::from_str(&serde_json::to_string(room.meta()).unwrap()).unwrap();
    let record: Option<Record> =
        room.session().map(|session| session.record().to_string().parse().unwrap());
    Room::load(game(&meta.game), "code".into(), meta, room.seed().clone(), record.as_ref(), 3_000)
        .unwrap()
}

/// Whoever is asked makes a move.
fn step(room: &mut Room) -> Seat {
    let session = room.session().unwrap();
    let seat = session.turn().seats().lowest().unwrap();
    let (prompt, text) = (session.prompt(seat).unwrap(), session.legal(seat)[0].text.clone());
    let change = room.answer(seat, prompt, text, 2_000).unwrap();
    let _ = room.commit(change);
    seat
}

#[test]
fn two_at_one_screen_are_strict_and_are_asked_together() {
    let mut meta = one_screen("jaipur", 2);
    meta.chairs.pop();
    let mut room = sit_down(meta);
    assert_eq!(room.card(None, |_| true, 0).undo, Undo::Strict);
    let (first, second) = (step(&mut room), step(&mut room));
    assert_ne!(first, second);
    let record = room.session().unwrap().record();
    // The first one's wish does not erase the second one's turn.
    let done = ask(&mut room, ASHA, Ask::Undo { seat: first }).unwrap();
    assert_eq!(done.news[0].id, "table-asks-undo");
    assert_eq!(room.session().unwrap().record(), record);
    let card = room.card(Some(ASHA), |_| true, 0);
    assert_eq!((card.takeback, card.asked), (Some(first), true), "everybody there is asked");
    assert!(!room.card(None, |_| true, 0).asked, "but no onlooker");
    // One answer is everybody's.
    let done = ask(&mut room, ASHA, Ask::Allow { yes: false }).unwrap();
    assert_eq!(done.news[0].id, "table-undo-withdrawn");
    assert_eq!(room.session().unwrap().record(), record);
    ask(&mut room, ASHA, Ask::Undo { seat: first }).unwrap();
    let done = ask(&mut room, ASHA, Ask::Allow { yes: true }).unwrap();
    assert!(done.whole);
    assert_eq!(done.news[0].id, "table-took-back");
    assert_eq!(room.session().unwrap().prompt(second), None);
    assert!(room.session().unwrap().prompt(first).is_some());
}

#[test]
fn friends_at_one_screen_answer_once_and_the_others_too() {
    let mut meta = one_screen("raja", 2);
    meta.chairs[2] = Chair { guest: Some(RAVI), name: "Ravi".into(), bot: None };
    let mut room = sit_down(meta);
    let seat = loop {
        let seat = step(&mut room);
        let asked = room.session().unwrap().take_back(Seat::A, Seats::NONE);
        if matches!(asked, Ok(TakeBack::Ask(_))) && seat != Seat::A {
            break Seat::A;
        }
    };
    ask(&mut room, ASHA, Ask::Undo { seat }).unwrap();
    let asked = |room: &Room, guest| room.card(Some(guest), |_| true, 0).asked;
    assert!(asked(&room, ASHA) && asked(&room, RAVI));
    assert!(!ask(&mut room, RAVI, Ask::Allow { yes: true }).unwrap().whole);
    assert!(asked(&room, ASHA) && !asked(&room, RAVI));
    assert!(ask(&mut room, ASHA, Ask::Allow { yes: true }).unwrap().whole);
}

#[test]
fn a_table_comes_back_with_the_manners_it_had() {
    // One of two people gives up: the other one does not become alone by it.
    let mut meta = one_screen("raja", 1);
    meta.chairs.insert(1, Chair { guest: Some(RAVI), name: "Ravi".into(), bot: None });
    let mut room = sit_down(meta);
    assert_eq!(room.undo(), Undo::Strict);
    ask(&mut room, RAVI, Ask::Resign { seat: Seat::B }).unwrap();
    let again = reloaded(&room);
    assert_eq!((room.undo(), again.undo()), (Undo::Strict, Undo::Strict));
    assert_eq!(again.session().unwrap().undo(), Undo::Strict);
    assert_eq!(again.meta(), room.meta());
    // What was chosen holds, whatever the chairs would say.
    for undo in Undo::ALL {
        let room = sit_down(Meta { undo: Some(undo), ..one_screen("jaipur", 1) });
        assert_eq!((room.undo(), reloaded(&room).undo()), (undo, undo));
        let other = room.again("other".into(), Seed::from_phrase("again"), 0).unwrap();
        assert_eq!(other.undo(), undo, "and for another match");
    }
}

#[test]
fn a_table_of_before_is_friendly_only_to_one_person() {
    for (people, undo) in [(1, Undo::Friendly), (2, Undo::Strict)] {
        let room = sit_down(Meta { undo: Some(Undo::Strict), ..one_screen("raja", people + 1) });
        let (mut meta, mut record) = (room.meta().clone(), room.session().unwrap().record());
        meta.undo = None;
        record.header.format = Format::Steps;
        meta.chairs[people].guest = None;
        meta.chairs[people].bot = Some(("random".into(), Budget::default()));
        record.header.other = vec![
            (format!("bot {}", Seat::new(people)), "random".into()),
            (format!("bot {}", Seat::new(people + 1)), "random".into()),
        ];
        let text = serde_json::to_value(&meta).unwrap();
        let mut old = text.as_object().unwrap().clone();
        for key in ["undo", "backs"] {
            assert!(old.remove(key).is_some());
        }
        let meta: Meta = serde_json::from_value(old.into()).unwrap();
        let seed = room.seed().clone();
        let loaded =
            Room::load(game(&meta.game), "code".into(), meta, seed, Some(&record), 0).unwrap();
        assert_eq!(loaded.undo(), undo, "{people} people");
    }
}

#[test]
fn a_table_is_friendly_while_nobody_else_may_come() {
    let mut meta = Meta { undo: Some(Undo::Friendly), ..one_screen("jaipur", 1) };
    meta.chairs[1] = Chair::default();
    let mut room = sit_down(meta.clone());
    assert_eq!(room.card(None, |_| true, 0).undo, Undo::Strict, "a chair is free");
    ask(&mut room, ASHA, Ask::Start { level: "random".into() }).unwrap();
    assert_eq!(room.undo(), Undo::Friendly);
    let mut room = sit_down(meta);
    ask(&mut room, RAVI, Ask::Sit { seat: None, name: "Ravi".into() }).unwrap();
    assert_eq!((room.undo(), room.meta().undo), (Undo::Strict, Some(Undo::Strict)));
}

#[test]
fn leaving_and_giving_up_are_one_chairs() {
    let mut room = sit_down(one_screen("raja", 2));
    let bots = |room: &Room| -> Vec<bool> {
        room.session().unwrap().players().iter().map(Player::is_bot).collect()
    };
    let refused = ask(&mut room, ASHA, Ask::Leave).unwrap_err();
    assert_eq!(refused.message().id, "manners-which-chair");
    ask(&mut room, ASHA, Ask::LeaveChair { seat: Seat::B }).unwrap();
    assert_eq!(bots(&room), [false, true, true]);
    let refused = ask(&mut room, ASHA, Ask::LeaveChair { seat: Seat::B }).unwrap_err();
    assert_eq!(refused.message().id, "manners-not-yours");
    let refused = ask(&mut room, ASHA, Ask::ReturnChair { seat: Seat::A }).unwrap_err();
    assert_eq!(refused.message().id, "manners-not-away");
    // With one chair there is nothing to say.
    ask(&mut room, ASHA, Ask::Leave).unwrap();
    assert_eq!(bots(&room), [true, true, true]);
    let refused = ask(&mut room, ASHA, Ask::Return).unwrap_err();
    assert_eq!(refused.message().id, "manners-which-chair");
    ask(&mut room, ASHA, Ask::ReturnChair { seat: Seat::A }).unwrap();
    ask(&mut room, ASHA, Ask::Return).unwrap();
    assert_eq!(bots(&room), [false, false, true]);
    // Whoever gives up does so alone; the friend beside plays on.
    let done = ask(&mut room, ASHA, Ask::Resign { seat: Seat::B }).unwrap();
    assert_eq!(done.news[0].id, "table-gave-up");
    assert!(!room.over());
    assert_eq!(bots(&room), [false, true, true]);
    assert_eq!(room.eyes(Some(ASHA)).collect::<Vec<_>>(), [Viewer::Seat(Seat::A)]);
    ask(&mut room, ASHA, Ask::Resign { seat: Seat::A }).unwrap();
    assert!(room.over(), "nobody is left to play on");
    assert_eq!(room.session().unwrap().prompt(C), None);
}

#[test]
fn whoever_was_away_hears_what_was_taken_back() {
    let mut room = sit_down(Meta { undo: Some(Undo::Friendly), ..one_screen("jaipur", 1) });
    let mut back = 0;
    while back < 10 {
        if step(&mut room) == Seat::A {
            ask(&mut room, ASHA, Ask::Undo { seat: Seat::A }).unwrap();
            back += 1;
            assert_eq!(room.backs(back - 1).len(), 1);
        }
    }
    assert_eq!(room.backs(10), []);
    assert_eq!(room.backs(8).len(), 2);
    assert_eq!(room.backs(0).len(), 8, "the latest only");
    assert!(room.backs(0).iter().all(|news| news.id == "table-took-back"));
    assert_eq!(reloaded(&room).backs(8), room.backs(8));
}
