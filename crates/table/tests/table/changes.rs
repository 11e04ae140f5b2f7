//! A change is made in place: rolled back it leaves nothing behind, and what it
//! asks to be kept is all that a host needs to have the same table again.

use crate::{game, games};
use engine::{Format, Record, Seat, Viewer};
use std::sync::Arc;
use table::room::{Ask, Chair, Change, Guest, Meta, Pace, Room};
use table::{Entry, Refusal, Seed, Undo};

const SEED: &str = "changes";

fn meta(entry: &Arc<Entry>, pace: Pace) -> Meta {
    let players = usize::from(entry.least).max(2);
    let chair = |n: usize| Chair { guest: Some(n as Guest), name: format!("P{n}"), bot: None };
    let chairs = (0..players).map(chair).collect();
    Meta { game: entry.id.into(), pace, chairs, spectators: true, ..Meta::default() }
}

fn room(entry: &Arc<Entry>, pace: Pace) -> Room {
    Room::open(entry.clone(), "code".into(), meta(entry, pace), Seed::from_phrase(SEED), 1_000)
        .unwrap()
}

/// All that anybody can see of a room, and all that is written of it.
fn seen(room: &Room) -> String {
    let session = room.session().unwrap();
    let count = session.players().len();
    let packets: Vec<_> = Viewer::all(count).map(|viewer| session.packet(viewer, 0)).collect();
    let numbers: Vec<_> =
        Seat::all(count).map(|seat| (session.prompt(seat), session.answered(seat))).collect();
    let mut text = serde_json::to_string(&packets).unwrap();
    for viewer in Viewer::all(count) {
        let mut update = Vec::new();
        session.update(viewer, session.steps().saturating_sub(1), &[], &[], &mut update);
        text.push_str(std::str::from_utf8(&update).unwrap());
    }
    let meta = serde_json::to_string(room.meta()).unwrap();
    let undo: Vec<_> = Seat::all(count).map(|seat| session.undo_to(seat)).collect();
    format!("{text}\n{numbers:?}\n{undo:?}\n{meta}\n{}", session.record())
}

fn same(one: &str, two: &str, what: &str) {
    let differ = one.bytes().zip(two.bytes()).position(|(a, b)| a != b);
    let at = differ.unwrap_or(one.len().min(two.len()));
    let around = |text: &str| {
        let part = &text.as_bytes()[at.saturating_sub(150)..(at + 80).min(text.len())];
        String::from_utf8_lossy(part).into_owned()
    };
    assert!(one == two, "{what}:\n{}\n{}", around(one), around(two));
}

/// What a host has written down.
struct Disk {
    table: Meta,
    header: String,
    lines: Vec<String>,
}

impl Disk {
    fn of(room: &Room) -> Disk {
        let session = room.session().unwrap();
        Disk {
            table: room.meta().clone(),
            header: session.header().to_string(),
            lines: session.lines().lines().map(str::to_owned).collect(),
        }
    }

    /// Writes exactly what a change says.
    fn keep(&mut self, change: &Change) {
        if let Some(table) = &change.table {
            self.table = (**table).clone();
        }
        if let Some(clocks) = &change.clocks {
            self.table.clocks = clocks.clone();
        }
        if let Some(header) = &change.header {
            self.header = header.to_string();
        }
        if change.cut {
            self.lines.truncate(change.seq);
        }
        if !change.lines.is_empty() {
            assert_eq!(change.seq, self.lines.len(), "lines are numbered without a gap");
            self.lines.extend(change.lines.lines().map(str::to_owned));
        }
    }

    fn load(&self, entry: &Arc<Entry>) -> Room {
        let record: Record = format!("{}{}\n", self.header, self.lines.join("\n")).parse().unwrap();
        let json = serde_json::to_string(&self.table).unwrap();
        let meta = serde_json::from_str(&json).unwrap();
        Room::load(
            entry.clone(),
            "code".into(),
            meta,
            Seed::from_phrase(SEED),
            Some(&record),
            1_000,
        )
        .unwrap()
    }
}

/// How often each kind of thing was done.
#[derive(Default, Debug)]
struct Counts {
    acts: usize,
    chains: usize,
    sealed: usize,
    backs: usize,
    others: usize,
    loads: usize,
}

fn act(room: &Room, seat: Seat, n: u64) -> Ask {
    let session = room.session().unwrap();
    let legal = session.legal(seat);
    let mut text = legal[(n * 7919 % legal.len() as u64) as usize].text.clone();
    if n.is_multiple_of(5) {
        // Several at once, as far as they go.
        text = format!("{text};{text}");
    }
    Ask::Act { seat, prompt: session.prompt(seat).unwrap(), text }
}

/// Asks, rolls back, asks again and keeps it.
fn change(room: &mut Room, disk: &mut Disk, guest: Guest, ask: &Ask, now: i64) -> bool {
    let before = seen(room);
    let Ok(first) = room.ask(guest, ask.clone(), now) else {
        same(&seen(room), &before, &format!("a refusal changes something: {ask:?}"));
        return false;
    };
    room.roll_back(first);
    same(&seen(room), &before, &format!("something is left of {ask:?}"));
    let again = room.ask(guest, ask.clone(), now).unwrap();
    disk.keep(&again);
    let _ = room.commit(again);
    true
}

/// Plays with everything that can be asked at a table.
fn play(entry: &Arc<Entry>, pace: Pace, undo: Undo, moves: u64) -> Counts {
    play_in(Format::Lines, entry, pace, undo, moves)
}

fn play_in(format: Format, entry: &Arc<Entry>, pace: Pace, undo: Undo, moves: u64) -> Counts {
    let mut first = meta(entry, pace);
    if undo == Undo::Friendly {
        first.undo = Some(undo);
        for chair in &mut first.chairs[1..] {
            *chair = Chair {
                bot: Some(("random".into(), table::Budget::default())),
                ..Chair::default()
            };
        }
    }
    let mut room =
        Room::open(entry.clone(), "code".into(), first, Seed::from_phrase(SEED), 1_000).unwrap();
    let mut disk = Disk::of(&room);
    if format == Format::Steps {
        disk.header = disk.header.replacen("durbar: 2", "durbar: 1", 1);
        room = disk.load(entry);
    }
    let mut counts = Counts::default();
    for n in 0..moves {
        let now = 1_000 + n as i64 * 10;
        let session = room.session().unwrap();
        let seats = session.turn().seats();
        let Some(seat) = seats.iter().nth(n as usize % seats.len().max(1)) else { break };
        counts.sealed += usize::from(seats.len() > 1);
        let guest = seat.index() as Guest;
        let players = session.players().len();
        let bot = session.players()[seat.index()].is_bot();
        let other = (seat.index() + 1) % players;
        let ask = act(&room, seat, n);
        if bot {
            let Ask::Act { seat, prompt, text } = ask else { unreachable!() };
            let text = text.split(';').next().unwrap().to_owned();
            let before = seen(&room);
            let first = room.answer(seat, prompt, text.clone(), now).unwrap();
            room.roll_back(first);
            same(&seen(&room), &before, "something is left of an answer");
            let again = room.answer(seat, prompt, text, now).unwrap();
            disk.keep(&again);
            let _ = room.commit(again);
            counts.acts += 1;
        } else {
            // An answer to another question is refused.
            if let Ask::Act { seat, prompt, text } = &ask {
                let stale = Ask::Act { seat: *seat, prompt: prompt + 99, text: text.clone() };
                let refused = room.ask(guest, stale, now).map(drop).unwrap_err();
                assert!(matches!(refused, Refusal::Stale { .. }), "{refused:?}");
            }
            let chain = matches!(&ask, Ask::Act { text, .. } if text.contains(';'));
            let done = change(&mut room, &mut disk, guest, &ask, now);
            counts.chains += usize::from(chain && done);
            counts.acts += usize::from(done);
        }
        let own = room.session().unwrap().stances(seat).and_then(|it| it.iter().next());
        let stand = own.map(|(standing, _)| Ask::Stand {
            seat,
            question: standing.key.to_owned(),
            answer: (!n.is_multiple_of(3)).then(|| standing.answers[0].to_owned()),
        });
        let who = Seat::new(other);
        let asks = [
            (n % 3 == 1, guest, Ask::Undo { seat }),
            (n % 3 == 1, other as Guest, Ask::Allow { yes: n.is_multiple_of(2) }),
            (n % 11 == 4, guest, stand.unwrap_or(Ask::Say { text: "hm".into() })),
            (n % 13 == 5 && undo == Undo::Strict, other as Guest, Ask::LeaveChair { seat: who }),
            (n % 13 == 6, other as Guest, Ask::ReturnChair { seat: who }),
            (n % 17 == 3, guest, Ask::Say { text: "hello".into() }),
        ];
        for (due, guest, ask) in asks {
            let before = room.meta().branch;
            if due && change(&mut room, &mut disk, guest, &ask, now) {
                counts.backs += usize::from(room.meta().branch > before);
                counts.others += 1;
            }
        }
        if n.is_multiple_of(4) || room.over() {
            counts.loads += 1;
            let (kept, what) = (disk.load(entry), format!("{} after {n}", entry.id));
            match format {
                Format::Lines => same(&seen(&kept), &seen(&room), &what),
                // Its questions are numbered by every sitting anew.
                Format::Steps => {
                    let record = |room: &Room| room.session().unwrap().record().to_string();
                    same(&record(&kept), &record(&room), &what);
                    assert!(
                        record(&room).starts_with("durbar: 1\n") && !record(&room).contains("\n= ")
                    );
                    assert_eq!(kept.meta(), room.meta());
                }
            }
        }
    }
    counts
}

#[test]
fn what_is_kept_is_the_table_and_what_is_rolled_back_is_nothing() {
    for entry in games().entries() {
        let free = play(entry, Pace::Free, Undo::Strict, 60);
        let timed = play(entry, Pace::Match { ms: 60_000, plus: 1_000 }, Undo::Strict, 40);
        for counts in [&free, &timed] {
            assert!(counts.acts > 20 && counts.others > 15 && counts.loads > 8, "{counts:?}");
            assert!(counts.backs > 2 && counts.chains > 0, "{}: {counts:?}", entry.id);
        }
    }
    let sealed = play(&game("raja"), Pace::Free, Undo::Strict, 200);
    assert!(sealed.sealed > 5, "{sealed:?}");
    let alone = play(&game("jaipur"), Pace::Free, Undo::Friendly, 300);
    assert!(alone.backs > 20, "{alone:?}");
}

#[test]
fn a_match_that_was_begun_in_format_1_goes_on_in_it() {
    for entry in games().entries() {
        let counts = play_in(Format::Steps, entry, Pace::Free, Undo::Strict, 60);
        assert!(counts.acts > 20 && counts.backs > 2 && counts.loads > 8, "{counts:?}");
    }
    let jaipur = &game("jaipur");
    let alone = play_in(Format::Steps, jaipur, Pace::Free, Undo::Friendly, 300);
    assert!(alone.backs > 20, "{alone:?}");
}

#[test]
fn a_clocked_move_keeps_its_line_and_its_clocks_and_nothing_else() {
    let mut room = room(&game("jaipur"), Pace::Move(60_000));
    let seat = room.session().unwrap().turn().seats().lowest().unwrap();
    let ask = act(&room, seat, 1);
    let change = room.ask(seat.index() as Guest, ask, 2_000).unwrap();
    assert!(change.table.is_none() && change.header.is_none() && !change.lines.is_empty());
    assert_eq!(change.clocks.as_ref(), Some(&room.meta().clocks));
    let _ = room.commit(change);
}

/// Maharadjah, where a turn is made of many steps: the seat whose turn it is.
fn marching() -> (Room, Seat) {
    let entry = game("maharadjah");
    let mut meta = meta(&entry, Pace::Free);
    meta.start = Some(
        "scenario: three\nturn: 9\nnation: muslims\nphase: march\n\
         armies muslims: agra 3, oudh 2\narmies chola: delhi 1"
            .to_owned(),
    );
    let room = Room::open(entry, "code".into(), meta, Seed::from_phrase(SEED), 1_000).unwrap();
    let seat = room.session().unwrap().turn().seats().lowest().unwrap();
    (room, seat)
}

fn send(room: &mut Room, seat: Seat, text: &str) -> Result<table::room::Done, Refusal> {
    let prompt = room.session().unwrap().prompt(seat).unwrap();
    let ask = Ask::Act { seat, prompt, text: text.into() };
    let change = room.ask(seat.index() as Guest, ask, 2_000)?;
    Ok(room.commit(change))
}

#[test]
fn a_chain_is_taken_up_to_where_chance_falls_and_the_rest_is_told() {
    let (mut room, seat) = marching();
    let before = room.session().unwrap().steps();
    let done = send(&mut room, seat, "pick 3 agra; to delhi; done; pick 1 oudh; done").unwrap();
    let told = &done.news[0];
    assert_eq!(told.id, "table-rest-dropped");
    assert!(told.to_string().contains('2'), "{told}");
    let record = room.session().unwrap().record();
    let lines: Vec<_> = record.steps[before..].iter().map(ToString::to_string).collect();
    let plus = format!("{seat}+ to delhi");
    assert_eq!(lines[..2], [format!("{seat} pick 3 agra"), plus]);
    assert!(lines[3].starts_with("* "), "{lines:?}");
    // One that cannot be taken at all is refused whole.
    let (mut room, seat) = marching();
    let before = seen(&room);
    let refused = send(&mut room, seat, "pick 3 agra; to bengal").unwrap_err();
    assert!(matches!(refused, Refusal::Illegal(_)), "{refused:?}");
    same(&seen(&room), &before, "half a chain is left");
}

#[test]
fn a_chain_is_one_thought_and_one_take_back() {
    let (mut room, seat) = marching();
    let before = room.session().unwrap().steps();
    send(&mut room, seat, "pick 2 oudh; to bihar; to magadha").unwrap();
    assert_eq!(room.session().unwrap().steps(), before + 3);
    let change = room.ask(seat.index() as Guest, Ask::Undo { seat }, 3_000).unwrap();
    assert_eq!(change.lines, format!("= back {before} {seat}"));
    let _ = room.commit(change);
    assert_eq!(room.session().unwrap().steps(), before);
    assert_eq!(room.session().unwrap().record().asides[0].anew, 0, "chance stays where it is");
}

#[test]
fn lines_are_bounded_and_a_full_record_can_still_be_ended() {
    let (room, seat) = marching();
    let mut record = room.session().unwrap().record();
    let (key, answer) = {
        let stances = room.session().unwrap().stances(seat).unwrap();
        let (standing, _) = stances.iter().next().unwrap();
        (standing.key, standing.answers[0])
    };
    for n in 0..table::MAX_STEPS {
        let answer = if n % 2 == 0 { answer } else { "ask" };
        record.add(&format!("= stand {seat} {key}={answer}"), 0).unwrap();
    }
    let (meta, seed) = (room.meta().clone(), room.seed().clone());
    let entry = game("maharadjah");
    let mut full = Room::load(entry, "code".into(), meta, seed, Some(&record), 1_000).unwrap();
    send(&mut full, seat, "pick 2 oudh; to bihar").unwrap();
    let guest = seat.index() as Guest;
    let question = key.to_owned();
    for ask in
        [Ask::Undo { seat }, Ask::LeaveChair { seat }, Ask::Stand { seat, question, answer: None }]
    {
        let refused = full.ask(guest, ask.clone(), 2_000).map(drop).unwrap_err();
        assert_eq!(refused, Refusal::TooLong, "{ask:?}");
        assert_eq!(refused.message().id, "refusal-too-long");
    }
    // Among three the others would play on with a stand-in; there is no line for
    // that, so the match ends.
    let change = full.ask(guest, Ask::Resign { seat }, 2_000).unwrap();
    let _ = full.commit(change);
    assert!(full.over());
}
