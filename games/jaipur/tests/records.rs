//! Matches on file: every way a round or a match can end has its record, every
//! record replays to the result in its header, and old ones go on loading.
//!
//! The header of each names what the replay must find: `result`, and for each
//! round its length, why it ended, the rupees, who got the camel token, who
//! won and by what.

mod support;

use engine::{Game, Record, Replay, Seat, Step};
use jaipur::{Action, Cause, Event, Jaipur, State, Summary};
use std::collections::BTreeSet;
use std::path::PathBuf;
use support::{A, B};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// The records by name, with their texts.
fn records() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder()).expect("the folder of records") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{name}: {why}"));
        found.push((name, text));
    }
    found.sort();
    found
}

/// A round as it was scored.
struct Round {
    turns: u16,
    summary: Summary,
    /// Whether an action ended it, with nothing left to lay out.
    by_action: bool,
}

impl Round {
    /// By what it was decided.
    fn by(&self) -> &'static str {
        let summary = &self.summary;
        if summary.rupees(A) != summary.rupees(B) {
            "rupees"
        } else if summary.bonus_tokens[0] != summary.bonus_tokens[1] {
            "bonus"
        } else if summary.goods_tokens[0] != summary.goods_tokens[1] {
            "goods"
        } else {
            "tie"
        }
    }

    /// The line of the header.
    fn line(&self) -> String {
        let Round { turns, summary, .. } = self;
        let cause = match summary.cause {
            Cause::Piles => "piles",
            Cause::Deck => "deck",
            Cause::Guard => "guard",
        };
        let seat = |seat: Option<Seat>| seat.map_or("-".to_owned(), |seat| seat.to_string());
        let (camels, winner) = (seat(summary.camel_token()), seat(summary.winner));
        let (a, b) = (summary.rupees(A), summary.rupees(B));
        format!("{turns} turns, {cause}, {a}-{b}, camels {camels}, {winner} by {}", self.by())
    }
}

struct Told {
    rounds: Vec<Round>,
    state: State,
    game: Jaipur,
}

/// Replays a record and tells how its rounds ended.
fn replay(name: &str, record: &Record) -> Told {
    let mut rounds = Vec::new();
    let mut turns = 0;
    let replay = Replay::<Jaipur>::run(record, |game, state, step, events| {
        game.audit(state).unwrap_or_else(|why| panic!("{name}: {why}"));
        let by_action = matches!(step, Step::Act(..));
        turns += u16::from(by_action);
        for event in events {
            if let Event::Scored { summary, .. } = event {
                rounds.push(Round { turns: std::mem::take(&mut turns), summary, by_action });
            }
        }
    });
    let Replay { game, state, .. } = replay.unwrap_or_else(|why| panic!("{name}: {why:?}"));
    Told { rounds, state, game }
}

fn result(told: &Told) -> String {
    let [a, b] = told.state.public().seals;
    let places = told.game.places(&told.state);
    let who = match (places.of(A), places.of(B)) {
        (1, 1) => "shared",
        (1, _) => "A wins",
        _ => "B wins",
    };
    format!("{a}-{b} {who}")
}

#[test]
fn every_record_replays_to_its_result() {
    let all = records();
    assert!(all.len() >= 18, "{} records", all.len());
    for (name, text) in all {
        let record: Record = text.parse().unwrap_or_else(|why| panic!("{name}: {why}"));
        let told = replay(&name, &record);
        assert_eq!(told.game.turn(&told.state), engine::Turn::Over, "{name} is unfinished");
        let mut expected = vec![("result".to_owned(), result(&told))];
        for (n, round) in told.rounds.iter().enumerate() {
            expected.push((format!("round {}", n + 1), round.line()));
        }
        assert_eq!(record.header.other, expected, "{name}");
    }
}

#[test]
fn every_record_reads_back_as_written() {
    for (name, text) in records() {
        let record: Record = text.parse().unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(record.to_string(), text, "{name}");
        assert_eq!(record.to_string().parse::<Record>(), Ok(record), "{name}");
    }
}

#[test]
fn every_record_is_written_in_the_notation() {
    // Steps stand there as the game writes them, not merely as it reads them.
    for (name, text) in records() {
        let record: Record = text.parse().unwrap_or_else(|why| panic!("{name}: {why}"));
        for line in &record.steps {
            let mut plain = line.clone();
            plain.note.clear();
            assert_eq!(support::step(&plain.to_string()).to_string(), plain.to_string(), "{name}");
        }
    }
}

/// What must be among the records.
const WAYS: [&str; 23] = [
    "A starts",
    "B starts",
    "a bonus token",
    "a start position",
    "an empty deck",
    "bonus=666",
    "by bonus",
    "by goods",
    "by rupees",
    "camel tie",
    "guard: 100 quiet turns",
    "guard: 500 turns",
    "match 0-2",
    "match 1-2",
    "match 2-0",
    "match 2-1",
    "piles",
    "shared",
    "short deck",
    "tie=both",
    "tie=both, and goes on",
    "tie=nonstarter",
    "tie=replay",
];

#[test]
fn every_way_to_end_has_a_record() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for (name, text) in records() {
        let record: Record = text.parse().unwrap_or_else(|why| panic!("{name}: {why}"));
        let told = replay(&name, &record);
        let options = told.game.settings().to_string();
        let mut see = |way: &str| seen.extend([way.to_owned()]);
        for (line, way) in [("* starter A", "A starts"), ("* starter B", "B starts")] {
            if record.steps.iter().any(|step| step.to_string() == line) {
                see(way);
            }
        }
        if record.steps.iter().any(|step| step.text.starts_with("bonus ")) {
            see("a bonus token");
        }
        if record.header.start.is_some() {
            see("a start position");
        }
        if options.contains("bonus=666") {
            see("bonus=666");
        }
        for round in &told.rounds {
            match (round.summary.cause, round.by_action, round.turns) {
                (Cause::Piles, ..) => see("piles"),
                (Cause::Deck, false, _) => see("short deck"),
                (Cause::Deck, true, _) => see("an empty deck"),
                (Cause::Guard, _, 500) => see("guard: 500 turns"),
                (Cause::Guard, ..) => see("guard: 100 quiet turns"),
            }
            if round.summary.camel_token().is_none() {
                see("camel tie");
            }
            if round.by() == "tie" {
                let tie = options.split(' ').find(|option| option.starts_with("tie="));
                see(tie.expect("the option"));
            } else {
                see(&format!("by {}", round.by()));
            }
        }
        let seals = told.state.public().seals;
        let tied = told.rounds.iter().any(|round| round.by() == "tie");
        match seals {
            _ if tied && options.contains("tie=both") && told.rounds.len() > 1 => {
                see("tie=both, and goes on");
            }
            _ if result(&told).ends_with("shared") => see("shared"),
            [a, b] if a.max(b) == 2 && !tied => see(&format!("match {a}-{b}")),
            _ => {}
        }
    }
    let seen: Vec<&str> = seen.iter().map(String::as_str).collect();
    assert_eq!(seen, WAYS);
}

#[test]
fn records_of_other_games_and_later_versions_are_refused() {
    let text = std::fs::read_to_string(folder().join("golden-a.txt")).expect("the record");
    for (from, to, fault) in [
        ("game: jaipur", "game: raja", "fault-record-game"),
        ("version: 1", "version: 0", "fault-record-version"),
        ("version: 1", "version: 999", "fault-record-version"),
        ("players: 2", "players: 3", "fault-players"),
        ("tie=replay", "tie=never", "fault-option-value"),
    ] {
        let record: Record = text.replacen(from, to, 1).parse().expect("it still reads");
        let Err(engine::Faults(faults)) = Replay::<Jaipur>::open(&record) else {
            panic!("{to} was accepted");
        };
        assert_eq!(faults[0].id, fault, "{to}");
    }
    // What was written by any version there has been is read.
    for (name, text) in records() {
        let record: Record = text.parse().unwrap_or_else(|why| panic!("{name}: {why}"));
        assert!((1..=Jaipur::VERSION).contains(&record.header.version), "{name}");
        assert!(Replay::<Jaipur>::open(&record).is_ok(), "{name}");
    }
}

#[test]
fn a_record_with_a_false_step_is_refused_at_its_line() {
    let text = std::fs::read_to_string(folder().join("golden-a.txt")).expect("the record");
    for (from, to, line) in [
        ("B sell 2S ", "B sell 3S ", 16),
        ("* refill SSK\n", "* refill DDDK\n", 21),
        ("* bonus 8\n", "* bonus 7\n", 51),
        ("A camels   # 37", "B camels   # 37", 60),
    ] {
        assert!(text.contains(from), "{from}");
        let record: Record = text.replacen(from, to, 1).parse().expect("it still reads");
        match Replay::<Jaipur>::run(&record, |_, _, _, _| ()) {
            Err(engine::ReplayFault::Illegal { line: found, .. }) => {
                assert_eq!(found, line, "{to}");
            }
            Err(other) => panic!("{to}: {other:?}"),
            Ok(_) => panic!("{to} was accepted"),
        }
    }
}

/// The state after a turn, as the notes of the golden round have it.
fn running(state: &State) -> String {
    let cards = |cards: jaipur::Cards| {
        if cards.is_empty() { String::new() } else { cards.to_string() }
    };
    let public = state.public();
    let seat = |seat: Seat| format!("{}/{}", cards(state.hand(seat)), public.herd[seat.index()]);
    let earned = |seat: Seat| public.rupees[seat.index()] + state.bonus(seat);
    let market = cards(public.market);
    let deck = state.deck().total();
    format!("{market}|{}|{}|{}-{}|{deck}", seat(A), seat(B), earned(A), earned(B))
}

/// A round that two other engines replayed identically. The note of each turn
/// is `turn|player|legal actions before|move|market after|A's hand/herd|B's
/// hand/herd|rupees|deck after`, the players being P0 and P1.
#[test]
fn golden_round_a() {
    let text = std::fs::read_to_string(folder().join("golden-a.txt")).expect("the record");
    let record: Record = text.parse().expect("it reads");
    let (game, mut state) = Replay::<Jaipur>::open(&record).expect("it opens");
    let mut turn = 0;
    let mut lines = record.steps.iter().peekable();
    while let Some(line) = lines.next() {
        let step = support::step(&format!("{} {}", who(line), line.text));
        let Step::Act(seat, action) = step else {
            assert!(line.note.is_empty());
            game.apply(&mut state, step, &mut |_| ());
            continue;
        };
        turn += 1;
        let mut legal: Vec<Action> = Vec::new();
        game.legal(&state, seat, &mut legal);
        assert!(legal.contains(&action), "{line}");
        game.apply(&mut state, step, &mut |_| ());
        // The turn lasts until chance has fallen.
        while let Some(chance) = lines.next_if(|next| next.who.is_none()) {
            let step = support::step(&format!("* {}", chance.text));
            assert_eq!(game.check_step(&state, step), Ok(()), "{chance}");
            game.apply(&mut state, step, &mut |_| ());
        }
        let player = seat.index();
        let (count, after) = (legal.len(), running(&state));
        let found = format!("{turn}|P{player}|{count}|{action}|{after}");
        assert_eq!(found, line.note);
    }
    assert_eq!(turn, 37);
    let last = state.public().last.expect("scored");
    assert_eq!([last.rupees(A), last.rupees(B)], [60, 65]);
    assert_eq!((last.winner, last.cause), (Some(B), Cause::Deck));
    assert_eq!((last.goods_tokens, last.herd), ([15, 17], [8, 2]));
    assert_eq!(state.public().bonus, [[0, 0, 0], [0, 0, 1]]);
    assert_eq!((state.bonus(A), state.bonus(B)), (0, 8));
    assert_eq!(last.camel_token(), Some(A));
}

fn who(line: &engine::Line) -> String {
    line.who.map_or("*".to_owned(), |seat| seat.to_string())
}
