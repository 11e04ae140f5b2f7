//! Matches on file: every way a match can end has its record, every record
//! replays to the result in its header, and old ones go on loading.

mod support;

use engine::{Game, Header, Line, Record, Replay, Seat, Step, Turn};
use maharaja::{Cause, Event, Maharaja};
use std::collections::BTreeSet;
use std::path::PathBuf;
use support::rulebook;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// The records: the file, players, options, how it must end, and what it is
/// drawn from.
const RECORDS: &[(&str, u8, &str, Cause)] = &[
    ("two-by-rounds", 2, "", Cause::Rounds),
    ("two-by-statues", 2, "", Cause::Statues),
    ("three-special", 3, "r1=on r2=on r4=on final=f1", Cause::Rounds),
    ("four-first-match", 4, "characters=first starter=first final=f3", Cause::Rounds),
    ("solo-easy-lost", 1, "solo=easy", Cause::Rounds),
    ("solo-hard-by-statues", 1, "solo=hard r1=on", Cause::Statues),
    ("solo-medium-options", 1, "solo=medium edge=refuse search=lost final=f4", Cause::Rounds),
];

/// Matches in which a fault was found, or which only an older edition allows,
/// from a position or from the beginning; what each of them shows.
const FOUND: &[(&str, u16)] = &[
    // Brahmabot swaps characters and no tile is left to draw: once the player
    // has chosen, its turn goes on.
    ("solo-swap-without-deck", 2),
    ("solo-swap-without-deck-whole", 2),
    // The same by the first edition, which asked twice.
    ("edition-1-swap-asked-twice", 1),
    // A village comes first although no city can be reached: another one opens
    // the road, or it is taken back.
    ("two-shrines-village-first", 2),
    ("two-shrines-taken-back", 2),
    // More than thirty roads in a turn, with a deed between them.
    ("two-long-way", 2),
];

/// How a match ended: cause, totals, statues and coins, seat by seat.
fn result(game: &Maharaja, events: &[Event]) -> Option<String> {
    events.iter().find_map(|event| match event {
        Event::Over { cause, won, totals, statues, coins } => {
            let seats = Seat::all(game.parties()).map(|seat| {
                let n = seat.index();
                format!("{seat} {} prestige, {} statues, {} coins", totals[n], statues[n], coins[n])
            });
            let seats: Vec<_> = seats.collect();
            let won = if game.is_solo() { format!(" won {won}") } else { String::new() };
            Some(format!("{cause:?}{won}: {}", seats.join("; ")).to_lowercase())
        }
        _ => None,
    })
}

/// A match by quick choices that ends in this way, as a record.
fn played(game: &Maharaja, cause: Cause) -> Record {
    for seed in 0.. {
        let mut random = testkit::rng(seed);
        let mut scratch = Vec::new();
        let mut state = game.start();
        let (mut steps, mut events) = (Vec::new(), Vec::new());
        loop {
            let step: Step<Maharaja> = match game.turn(&state) {
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
            game: Maharaja::ID.to_owned(),
            version: Maharaja::VERSION,
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
        let replay = Replay::<Maharaja>::run(&record, |game, state, _, mut events| {
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
    for cause in [Cause::Statues, Cause::Rounds] {
        assert!(seen.contains(&cause), "{cause:?} has no record");
    }
}

#[test]
fn what_was_found_replays_to_its_result() {
    for (name, version) in FOUND {
        let path = folder().join(format!("{name}.txt"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{name}: {why}"));
        let record: Record = text.parse().unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(record.header.version, *version, "{name}");
        let mut heard = Vec::new();
        let replay = Replay::<Maharaja>::run(&record, |game, state, _, mut events| {
            // The first edition has a moment in which a tile is nowhere.
            if *version == Maharaja::VERSION {
                game.audit(state).unwrap_or_else(|why| panic!("{name}: {why}"));
            }
            heard.append(&mut events);
        });
        let replay = replay.unwrap_or_else(|why| panic!("{name}: {why:?}"));
        assert_eq!(replay.game.turn(&replay.state), Turn::Over, "{name} is unfinished");
        let expected = result(&replay.game, &heard).expect("it is over");
        let known = record.header.other.iter().find(|(key, _)| key == "result");
        assert_eq!(known.map(|(_, value)| value), Some(&expected), "{name}");
    }
    // No record lies there unread.
    let read = RECORDS.iter().map(|record| record.0).chain(FOUND.iter().map(|found| found.0));
    let read: BTreeSet<String> = read.map(|name| format!("{name}.txt")).collect();
    let there: BTreeSet<String> = std::fs::read_dir(folder())
        .expect("the folder of records")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(there, read);
}

#[test]
fn editions_differ_where_a_swap_finds_no_deck() {
    let text = std::fs::read_to_string(folder().join("edition-1-swap-asked-twice.txt"));
    let mut record: Record = text.expect("the record").parse().expect("it reads");
    assert!(Replay::<Maharaja>::run(&record, |_, _, _, _| {}).is_ok());
    record.header.version = 2;
    let Err(fault) = Replay::<Maharaja>::run(&record, |_, _, _, _| {}) else {
        panic!("nobody is asked a second time now");
    };
    assert!(matches!(fault, engine::ReplayFault::Illegal { .. }), "{fault:?}");
}

#[test]
fn a_record_may_begin_at_a_position() {
    let play = support::with(
        2,
        "",
        "turn: B; played: A; A card: 1; B card: 2; B at: A; round: 7; maharaja: A; \
         track: . . . . . . . . . B C D E F G A",
    );
    let header = Header {
        game: Maharaja::ID.to_owned(),
        version: Maharaja::VERSION,
        players: 2,
        options: play.game.settings().to_string(),
        start: Some(play.game.position(&play.state).to_string()),
        ..Header::default()
    };
    let steps = ["coins", "coins", "end", "reward coins"].map(|text| Line {
        who: Some(Seat::B),
        text: text.to_owned(),
        ..Line::default()
    });
    let record = Record { header, steps: steps.to_vec(), ..Record::default() };
    let back: Record = record.to_string().parse().expect("it reads back");
    let replay = Replay::<Maharaja>::run(&back, |_, _, _, _| {}).expect("it replays");
    assert_eq!(replay.state.public().coins[1], 15 + 6 + 12 + 3);
}
