//! Matches on file: every scenario, a won and a shared end. Every record replays
//! to the points in its header, and old ones go on loading.

use engine::{Game, Header, Line, Record, Replay, Seat, Step, Turn};
use maharadjah::{Maharadjah, Scenario, totals};
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// A random match as a record, from a position or from the beginning.
fn play(scenario: Scenario, start: Option<&str>, seed: u64) -> Record {
    let game = Maharadjah::of(scenario);
    let mut random = testkit::rng(seed);
    let mut scratch = Vec::new();
    let mut state = match start {
        Some(text) => game.place(&text.parse().expect("a position")).expect("a state"),
        None => game.start(),
    };
    let mut steps = Vec::new();
    loop {
        let step: Step<Maharadjah> = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => Step::Roll(game.roll(&state, &mut random)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("a seat");
                Step::Act(seat, game.pick(&state, seat, &mut random, &mut scratch))
            }
        };
        steps.push(Line::read(&step.to_string()).expect("a line"));
        game.apply(&mut state, step, &mut |_| {});
    }
    let points: Vec<String> =
        Seat::all(game.players()).map(|seat| totals(&state, seat).to_string()).collect();
    let header = Header {
        game: Maharadjah::ID.to_owned(),
        version: Maharadjah::VERSION,
        players: game.players() as u8,
        options: game.settings().to_string(),
        start: start.map(str::to_owned),
        other: vec![("result".to_owned(), points.join(" "))],
        ..Header::default()
    };
    Record { header, steps, ..Record::default() }
}

const SHARED: &str = "scenario: four\nturn: 16\nnation: british\nphase: march\n\
    armies pandya: mysore 1\narmies british: lanka 1\nscore: pandya 29, muslims 30, gupta 30";

#[test]
fn records_replay_to_their_results() {
    let wanted: Vec<(String, Record)> = (1..)
        .zip(Scenario::ALL)
        .map(|(seed, scenario)| (format!("{}.txt", scenario.key()), play(scenario, None, seed)))
        .chain([("shared.txt".to_owned(), play(Scenario::Four, Some(SHARED), 9))])
        .collect();
    // Those of earlier editions stay as they are: nothing writes them anew.
    let names = ["three", "four", "five", "short", "shared"];
    let old = (1..Maharadjah::VERSION).flat_map(|edition| {
        names.map(|name| (format!("edition-{edition}-{name}.txt"), None, edition))
    });
    let wanted = wanted.into_iter().map(|(name, it)| (name, Some(it), Maharadjah::VERSION));
    for (name, record, edition) in wanted.chain(old) {
        let path = folder().join(&name);
        if let Some(record) = record
            && std::env::var_os("UPDATE_EXPECT").is_some()
        {
            std::fs::write(&path, record.to_string()).expect("it can be written");
        }
        let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{name}: {why}"));
        let read: Record = text.parse().unwrap_or_else(|why| panic!("{name}: {why}"));
        let replay = Replay::<Maharadjah>::run(&read, |_, _, _, _| {})
            .unwrap_or_else(|why| panic!("{name}: {why:?}"));
        assert_eq!(replay.game.turn(&replay.state), Turn::Over, "{name}");
        let points: Vec<String> = Seat::all(replay.game.players())
            .map(|seat| totals(&replay.state, seat).to_string())
            .collect();
        let result = read.header.other.iter().find(|(key, _)| key == "result");
        assert_eq!(
            result.map(|(_, value)| value.as_str()),
            Some(points.join(" ").as_str()),
            "{name}"
        );
        assert_eq!(read.header.version, edition, "{name}");
        let winners = replay.game.places(&replay.state).winners().len();
        assert_eq!(winners > 1, name.contains("shared"), "{name}");
    }
}

/// Records of single questions: each was played wrongly once. A line `ends`
/// says what the position says after the last step, or with `!` does not say.
#[test]
fn every_question_once_played_wrongly_is_on_file() {
    let mut found = 0;
    for entry in std::fs::read_dir(folder()).expect("the folder of records") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{name}: {why}"));
        let mut record: Record = text.parse().unwrap_or_else(|why| panic!("{name}: {why}"));
        let ends = record.header.other.iter().find(|(key, _)| key == "ends");
        let Some((_, ends)) = ends.cloned() else { continue };
        found += 1;
        let holds = |record: &Record| {
            let replay = Replay::<Maharadjah>::run(record, |_, _, _, _| {}).ok()?;
            let position = replay.game.position(&replay.state).to_string();
            let says = |line: &str| position.lines().any(|known| known == line);
            Some(ends.strip_prefix('!').map_or_else(|| says(&ends), |line| !says(line)))
        };
        assert_eq!(holds(&record), Some(true), "{name}");
        // By the edition before it is refused, or ends otherwise.
        record.header.version -= 1;
        assert_ne!(holds(&record), Some(true), "{name} shows nothing");
    }
    assert_eq!(found, 12);
}
