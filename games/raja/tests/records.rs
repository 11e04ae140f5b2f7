//! Matches on file: every way a match can end has its record, every record
//! replays to the result in its header, and old ones go on loading.

mod support;

use engine::{Game, Header, Line, Record, Replay, Seat, Step, Turn};
use raja::{Cause, Event, Raja};
use std::path::PathBuf;
use support::rulebook;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// The records: the file, players, options, how it must end, and what it is
/// drawn from.
const RECORDS: &[(&str, u8, &str, Cause)] = &[
    ("ends-by-palaces", 2, "", Cause::Palaces),
    ("ends-by-track", 3, "", Cause::Track),
    ("short-by-rounds", 4, "short=on", Cause::Rounds),
    ("short-by-palaces", 2, "short=on", Cause::Palaces),
    ("advanced-1", 5, "advanced1=on", Cause::Track),
    ("advanced-2", 2, "advanced2=on auction=on", Cause::Track),
    ("everything", 3, "short=on advanced1=on advanced2=on compensation=turn", Cause::Rounds),
    // 49 roads in one turn: a limit of 30 for the whole turn once forbade it.
    ("many-roads", 2, "", Cause::Track),
    // Thirty roads, an end that was thought better of, and the turn goes on:
    // whoever asked to end there once had to give up what was unfinished.
    ("rest-and-back", 2, "", Cause::Track),
    // Houses taken up by the action and by the Builder, and put back.
    ("put-back", 2, "", Cause::Track),
];

/// How a match ended: cause, places, palaces and gold, seat by seat.
fn result(game: &Raja, events: &[Event]) -> Option<String> {
    events.iter().find_map(|event| match event {
        Event::Over { cause, places, palaces, gold } => {
            let seats = Seat::all(game.players()).map(|seat| {
                let n = seat.index();
                format!(
                    "{seat} place {} with {} palaces and {} gold",
                    places[n], palaces[n], gold[n]
                )
            });
            let seats: Vec<_> = seats.collect();
            Some(format!("{cause:?}: {}", seats.join("; ")).to_lowercase())
        }
        _ => None,
    })
}

/// A match by quick choices that ends in this way, as a record.
fn played(game: &Raja, cause: Cause) -> Record {
    for seed in 0.. {
        let mut random = testkit::rng(seed);
        let mut scratch = Vec::new();
        let mut state = game.start();
        let (mut steps, mut events) = (Vec::new(), Vec::new());
        loop {
            let step: Step<Raja> = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Roll(game.roll(&state, &mut random)),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody is asked");
                    Step::Act(seat, game.pick(&state, seat, &mut random, &mut scratch))
                }
            };
            game.apply(&mut state, step, &mut |event| events.push(event));
            let (who, text) = match step {
                Step::Act(seat, action) => (Some(seat), action.to_string()),
                Step::Roll(chance) => (None, chance.to_string()),
            };
            steps.push(Line { who, text, ..Line::default() });
        }
        let wanted = |event: &Event| matches!(event, Event::Over { cause: c, .. } if *c == cause);
        if !events.iter().any(wanted) {
            continue;
        }
        let header = Header {
            game: Raja::ID.to_owned(),
            version: Raja::VERSION,
            players: game.players() as u8,
            options: game.settings().to_string(),
            other: vec![("result".to_owned(), result(game, &events).expect("it is over"))],
            ..Header::default()
        };
        return Record { header, steps, ..Record::default() };
    }
    unreachable!("seeds do not run out")
}

#[test]
fn every_record_replays_to_its_result() {
    let anew = std::env::var_os("UPDATE_EXPECT").is_some_and(|value| value == "1");
    let mut seen = Vec::new();
    for (name, players, options, cause) in RECORDS {
        let path = folder().join(format!("{name}.txt"));
        // A record is kept as it was played; it is written only if it is new.
        if anew && !path.exists() {
            let record = played(&rulebook(*players, options), *cause);
            std::fs::write(&path, record.to_string()).expect("the record is written");
        }
        let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{name}: {why}"));
        let record: Record = text.parse().unwrap_or_else(|why| panic!("{name}: {why}"));
        let mut heard = Vec::new();
        let replay = Replay::<Raja>::run(&record, |game, state, _, mut events| {
            game.audit(state).unwrap_or_else(|why| panic!("{name}: {why}"));
            heard.append(&mut events);
        });
        let replay = replay.unwrap_or_else(|why| panic!("{name}: {why:?}"));
        assert_eq!(replay.game.turn(&replay.state), Turn::Over, "{name} is unfinished");
        let expected = result(&replay.game, &heard).expect("it is over");
        assert_eq!(record.header.other, [("result".to_owned(), expected)], "{name}");
        let over = |event: &Event| match event {
            Event::Over { cause, .. } => Some(*cause),
            _ => None,
        };
        let ended = heard.iter().find_map(over);
        assert_eq!(ended, Some(*cause), "{name}");
        seen.extend(ended);
    }
    for cause in [Cause::Palaces, Cause::Track, Cause::Rounds] {
        assert!(seen.contains(&cause), "{cause:?} has no record");
    }
}

#[test]
fn a_record_may_begin_at_a_position() {
    let play = support::with(
        2,
        "",
        "turn: B; played: A; B at: A; round: 10; reached: n10; \
         maharaja: A; track: . . . . . . . . . . B C D E F G A",
    );
    let header = Header {
        game: Raja::ID.to_owned(),
        version: Raja::VERSION,
        players: 2,
        options: play.game.settings().to_string(),
        start: Some(play.game.position(&play.state).to_string()),
        ..Header::default()
    };
    let steps = ["gold", "gold", "end"].map(|text| Line {
        who: Some(Seat::B),
        text: text.to_owned(),
        ..Line::default()
    });
    let record = Record { header, steps: steps.to_vec(), ..Record::default() };
    let back: Record = record.to_string().parse().expect("it reads back");
    let replay = Replay::<Raja>::run(&back, |_, _, _, _| {}).expect("it replays");
    assert_eq!(replay.state.gold(Seat::B), 15 + 4 + 15);
}
