//! Matches on file replay to the result in their header, and old ones go on
//! loading.

use engine::{Game, Record, Replay, Seat, Turn};
use kauri::Kauri;
use std::path::PathBuf;

#[test]
fn every_record_replays_to_its_result() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut results = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder of records") {
        let text = std::fs::read_to_string(entry.expect("an entry").path()).expect("a text");
        let record: Record = text.parse().expect("a record");
        let replay = Replay::<Kauri>::run(&record, |game, state, _, _| {
            assert_eq!(game.audit(state), Ok(()));
        });
        let Replay { game, state, .. } = replay.unwrap_or_else(|why| panic!("{why:?}"));
        assert_eq!(game.turn(&state), Turn::Over);
        let points = Seat::all(game.players()).map(|seat| game.score(&state, seat).to_string());
        let points = points.collect::<Vec<_>>().join("-");
        let result = record.header.other.iter().find(|(key, _)| key == "result");
        assert_eq!(result.map(|(_, result)| result), Some(&points));
        results.push(points);
    }
    results.sort();
    assert_eq!(results, ["12-12", "13-10"]);
}
