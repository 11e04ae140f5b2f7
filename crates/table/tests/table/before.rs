//! Records written by versions before are read, go on, and stay as they are
//! written: in format 1.

use crate::home::{ask, play};
use engine::{Format, Record, Seat, Seats};
use std::sync::Arc;
use table::home::Home;
use table::room::Ask;
use table::{Entry, Seed, fair};

/// By a terminal of before, but the last, which a server handed out: with how
/// many steps and how many of them chance the version of before read it.
const RECORDS: [(&str, &str, usize, usize); 5] = [
    ("running", include_str!("before/running.txt"), 16, 8),
    ("taken-back", include_str!("before/taken-back.txt"), 16, 9),
    ("finished", include_str!("before/finished.txt"), 85, 34),
    ("standing", include_str!("before/standing.txt"), 3, 0),
    ("resigned", include_str!("before/resigned.txt"), 8, 5),
];

fn entry(record: &Record) -> Arc<Entry> {
    crate::game(&record.header.game)
}

fn resume(text: &str) -> Home {
    let record: Record = text.parse().unwrap();
    let other = Seed::from_phrase("another");
    Home::resume(entry(&record), &record, other, Seats::NONE, 9_000).unwrap()
}

/// In format 1, with nothing in it that format 2 knows, and fair.
#[track_caller]
fn in_format_1(record: &Record) {
    let text = record.to_string();
    assert!(text.starts_with("durbar: 1\n"), "{text}");
    assert_eq!(record.header.format, Format::Steps);
    assert!(record.asides.is_empty() && !text.contains("\n= "), "{text}");
    assert!(record.steps.iter().all(|step| !step.continues), "{text}");
    let report = fair::verify(&entry(record), &text.parse().unwrap()).unwrap();
    assert!(report.fair() && report.anew == 0, "{report:?}");
}

#[test]
fn records_of_before_are_read_as_they_were() {
    for (name, text, steps, chances) in RECORDS {
        let record: Record = text.parse().unwrap();
        assert_eq!(record.to_string(), text, "{name}");
        in_format_1(&record);
        let report = fair::verify(&entry(&record), &record).unwrap();
        assert_eq!((record.steps.len(), report.chances), (steps, chances), "{name}");
    }
}

#[test]
fn matches_of_before_go_on_in_format_1() {
    for name in ["running", "taken-back", "standing"] {
        let (_, text, steps, _) = RECORDS.into_iter().find(|it| it.0 == name).unwrap();
        let mut home = resume(text);
        assert_eq!(home.mirror().steps, steps, "{name}");
        for _ in 0..12 {
            play(&mut home).unwrap();
            in_format_1(&home.record());
        }
        // Once more from what is kept, with everything in it.
        let kept = home.record().to_string();
        let mut home = resume(&kept);
        assert_eq!(home.record().to_string(), kept, "{name}");
        // A person leaves, comes back, takes back, and ends the match.
        ask(&mut home, Ask::LeaveChair { seat: Seat::A }).unwrap();
        ask(&mut home, Ask::ReturnChair { seat: Seat::A }).unwrap();
        while !home.mirror().waits_for().contains(Seat::A) {
            play(&mut home).unwrap();
        }
        let before = home.record();
        assert_eq!(play(&mut home), Some(Seat::A), "{name}");
        ask(&mut home, Ask::Undo { seat: Seat::A }).unwrap();
        if home.mirror().table.as_ref().unwrap().asked {
            ask(&mut home, Ask::Allow { yes: true }).unwrap();
        }
        assert_eq!(home.record().steps, before.steps, "{name}");
        in_format_1(&home.record());
        for seat in home.mirror().people().iter() {
            ask(&mut home, Ask::Resign { seat }).unwrap();
        }
        let over = home.export().unwrap();
        in_format_1(&over);
        assert!(over.header.other.iter().any(|(key, _)| key == "result"), "{name}: {over}");
    }
}

#[test]
fn what_stood_before_still_stands() {
    let text = RECORDS[3].1;
    assert!(text.contains("\nstanding A: crossing=yes retreat=never\n"));
    let mut home = resume(text);
    let stands = |home: &Home| home.record().to_string().contains("\nstanding A: crossing=yes");
    assert!(stands(&home));
    let withdrawn = Ask::Stand { seat: Seat::A, question: "crossing".into(), answer: None };
    ask(&mut home, withdrawn).unwrap();
    assert!(!stands(&home));
    in_format_1(&home.record());
}

#[test]
fn what_was_over_before_is_over() {
    for name in ["finished", "resigned"] {
        let (_, text, ..) = RECORDS.into_iter().find(|it| it.0 == name).unwrap();
        let mut home = resume(text);
        assert!(home.mirror().outcome.is_some(), "{name}");
        assert!(home.mirror().waits_for().is_empty() && home.thoughts().is_empty(), "{name}");
        assert!(ask(&mut home, Ask::Resign { seat: Seat::A }).is_err(), "{name}");
        in_format_1(&home.export().unwrap());
    }
}

#[test]
fn the_example_of_the_documents_is_a_record() {
    let document = include_str!("../../../../docs/records.md");
    let (_, rest) = document.split_once("## An example\n\n").unwrap();
    let lines = rest.lines().take_while(|line| line.is_empty() || line.starts_with("    "));
    let lines: Vec<&str> = lines.map(str::trim_start).collect();
    let record: Record = lines.join("\n").parse().unwrap();
    assert_eq!((record.header.format, record.steps.len()), (Format::Lines, 7));
    let report = fair::verify(&entry(&record), &record).unwrap();
    assert!(report.fair() && report.anew == 2, "{report:?}");
}
