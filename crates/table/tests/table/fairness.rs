//! Chance that can be checked afterwards, and what checking finds.

use crate::sessions::{open, play_out};
use crate::toy::toy;
use engine::Record;
use table::Seed;
use table::fair::{Promise, verify};

fn finished() -> Record {
    let mut session = open(3);
    play_out(&mut session);
    session.export().unwrap().to_string().parse().unwrap()
}

#[test]
fn an_honest_record_is_fair() {
    let report = verify(&toy(), &finished()).unwrap();
    assert!(report.fair());
    assert_eq!(report.chances, 9);
    assert_eq!(report.messages().len(), 2);
}

#[test]
fn an_altered_chance_step_is_found() {
    let honest = finished();
    let mut found = 0;
    for (n, line) in honest.steps.iter().enumerate().filter(|(_, line)| line.who.is_none()) {
        let mut record = honest.clone();
        let other = if line.text == "card 4" { "card 5" } else { "card 4" };
        other.clone_into(&mut record.steps[n].text);
        let report = verify(&toy(), &record).unwrap();
        assert!(!report.fair());
        let steps: Vec<_> = report.differences.iter().map(|difference| difference.step).collect();
        assert_eq!(steps, [n]);
        assert_eq!(report.differences[0].expected, line.text);
        found += 1;
    }
    assert_eq!(found, 9);
}

#[test]
fn a_seed_that_was_not_promised_is_found() {
    let mut record = finished();
    record.header.commit = Some(Seed::from_phrase("other").commit());
    let report = verify(&toy(), &record).unwrap();
    assert_eq!(report.promise, Promise::Broken);
    assert!(report.differences.is_empty() && !report.fair());
    record.header.commit = None;
    let report = verify(&toy(), &record).unwrap();
    assert_eq!(report.promise, Promise::None);
    assert!(!report.fair());
    record.header.seed = Some(Seed::from_phrase("other").hex());
    assert!(verify(&toy(), &record).unwrap().differences.len() > 4);
}

#[test]
fn without_a_seed_nothing_can_be_said_but_the_record_still_replays() {
    let mut record = finished();
    record.header.seed = None;
    assert!(verify(&toy(), &record).unwrap().fair(), "the last line opens it too");
    record.asides.clear();
    let report = verify(&toy(), &record).unwrap();
    assert!(!report.open && !report.fair());
    assert_eq!(report.messages()[0].id, "fair-not-verifiable");
    record.header.seed = Some("xyz".into());
    assert_eq!(verify(&toy(), &record).unwrap_err().0[0].id, "fault-record-seed");
    record.steps[0].text = "card 77".into();
    assert_eq!(verify(&toy(), &record).unwrap_err().0[0].id, "fault-record-line");
}

#[test]
fn the_published_numbers_stay_as_they_are() {
    // Records of earlier versions are checked with these numbers for ever.
    use engine::Random;
    let seed = Seed::from_hex(&"00".repeat(32)).unwrap();
    assert_eq!(seed.commit(), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    let mut dice = seed.dice(0);
    // The first words of the key stream of ChaCha20 with key, nonce and
    // counter zero: 76 b8 e0 ad a0 f1 3d 90.
    assert_eq!(dice.bits(), 0x903d_f1a0_ade0_b876);
    assert_ne!(seed.dice(1).bits(), seed.dice(0).bits());
    assert_eq!(Seed::from_hex(&seed.hex().to_uppercase()), Some(seed));
    for text in ["", "00", &"g".repeat(64), &"é".repeat(32)] {
        assert_eq!(Seed::from_hex(text), None, "{text}");
    }
}
