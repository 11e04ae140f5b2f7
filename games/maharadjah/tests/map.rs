//! Maps from files: the game's own, corrected ones, and every fault by name.

mod support;

use engine::{Faults, Game, Header, Line, Record, Replay, Seat};
use maharadjah::*;
use support::area;

const OWN: &str = include_str!("../data/map.toml");

/// What is changed in the file, and what is wrong then.
type Case = (&'static [(&'static str, &'static str)], &'static [&'static str]);

fn changed(pairs: &[(&str, &str)]) -> String {
    pairs.iter().fold(OWN.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    })
}

fn faults(pairs: &[(&str, &str)]) -> Vec<String> {
    let Err(Faults(faults)) = Map::read(&changed(pairs)) else { return Vec::new() };
    faults.into_iter().map(|fault| fault.id.into_owned()).collect()
}

/// Agra reaches Jaunpur, and Berar is rough: what an owner might find out.
fn corrected() -> String {
    changed(&[
        ("borders = 81", "borders = 82"),
        ("rough = 11", "rough = 12"),
        (
            "[[border]]",
            "[[border]]\nbetween = [\"agra\", \"jaunpur\"]\nevidence = \"printed\"\n\n[[border]]",
        ),
        (
            "between = [\"agra\", \"jaunpur\"]\nevidence = \"sourced\"",
            "between = [\"agra\", \"assam\"]\nevidence = \"sourced\"",
        ),
        (
            "key = \"berar\"\nregion = { value = \"south\", evidence = \"printed\" }\nrough = { value = false, evidence = \"recon\"",
            "key = \"berar\"\nregion = { value = \"south\", evidence = \"printed\" }\nrough = { value = true, evidence = \"printed\"",
        ),
    ])
}

#[test]
fn the_games_own_file_is_the_games_own_map() {
    let map = Map::read(OWN).unwrap();
    assert_eq!(map, board::MAP);
    let game = Maharadjah::of(Scenario::Four);
    assert_eq!(game.charted(OWN).unwrap().chart(), None);
}

#[test]
fn r1_5_another_map_can_be_played_on() {
    let game = Maharadjah::of(Scenario::Four).charted(&corrected()).unwrap();
    assert!(game.map().around(area("agra")).contains(area("jaunpur")));
    assert!(game.map().is_rough(area("berar")) && !board::MAP.is_rough(area("berar")));
    assert_eq!(game.map().reconstructed(), (55, 82));
    assert!(!game.map().is_guessed(area("agra"), area("jaunpur")));
    assert!(game.map().is_guessed(area("agra"), area("malwa")));
    let mark = game.chart().expect("another map has a mark");
    assert_eq!((mark.len(), &mark), (16, &game.map().mark()));
    // How well something is known changes no rule.
    let known = changed(&[(
        "between = [\"agra\", \"bundelkhand\"]\nevidence = \"recon\"",
        "between = [\"agra\", \"bundelkhand\"]\nevidence = \"printed\"",
    )]);
    assert_eq!(Map::read(&known).unwrap().mark(), board::MAP.mark());
    // It is played to the end.
    let mut random = testkit::rng(7);
    let mut state = game.start();
    let mut scratch = Vec::new();
    for _ in 0..Maharadjah::LONGEST {
        let step = match game.turn(&state) {
            engine::Turn::Over => return,
            engine::Turn::Chance => engine::Step::Roll(game.roll(&state, &mut random)),
            engine::Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                engine::Step::Act(seat, game.pick(&state, seat, &mut random, &mut scratch))
            }
        };
        game.apply(&mut state, step, &mut |_| {});
        game.audit(&state).unwrap();
    }
    panic!("it never ends");
}

#[test]
fn a_record_names_its_map_and_needs_it() {
    let text = corrected();
    let mark = Maharadjah::of(Scenario::Four).charted(&text).unwrap().chart();
    let step = "pick 1 malwa";
    let record = |map: Option<String>| Record {
        header: Header {
            game: "maharadjah".to_owned(),
            version: Maharadjah::VERSION,
            players: 4,
            options: "ages=full".to_owned(),
            map,
            ..Header::default()
        },
        steps: vec![Line { who: Some(Seat::A), text: step.to_owned(), ..Line::default() }],
        asides: Vec::new(),
    };
    let load = |record: &Record, map: Option<&str>| {
        let back: Record = record.to_string().parse().unwrap();
        assert_eq!(back.header.map, record.header.map);
        match Replay::<Maharadjah>::run_on(&back, map, |_, _, _, _| {}) {
            Ok(replay) => replay.game.chart().unwrap_or_else(|| "own".to_owned()),
            Err(engine::ReplayFault::Header(Faults(faults))) => faults[0].id.to_string(),
            Err(other) => panic!("{other:?}"),
        }
    };
    let (own, other) = (record(None), record(mark.clone()));
    assert_eq!(load(&own, None), "own");
    assert_eq!(load(&other, Some(&text)), mark.unwrap());
    assert_eq!(load(&other, None), "fault-record-map");
    assert_eq!(load(&own, Some(&text)), "fault-record-map-other");
    assert_eq!(load(&record(Some("0123".to_owned())), Some(&text)), "fault-record-map-other");
}

#[test]
fn every_fault_has_its_name() {
    let cases: [Case; 18] = [
        (&[("[totals]", "[totals")], &["fault-map-text"]),
        (&[("[sources]", "[colours]\n[sources]")], &["fault-map-key"]),
        (&[("label = [474, 303]", "name = \"Agra\"")], &["fault-map-field"]),
        (
            &[("key = \"agra\"", "key = \"agrah\"")],
            &["fault-map-place", "fault-map-missing", "fault-map-total", "fault-map-total"],
        ),
        (
            &[("key = \"agra\"", "key = \"andhra\"")],
            &[
                "fault-map-twice",
                "fault-map-missing",
                "fault-map-region",
                "fault-map-total",
                "fault-map-total",
                "fault-map-total",
                "fault-map-total",
            ],
        ),
        (
            &[(
                "rough = { value = false, evidence = \"printed\"",
                "rough = { value = 1, evidence = \"printed\"",
            )],
            &["fault-map-value"],
        ),
        (
            &[(
                "rough = { value = false, evidence = \"printed\"",
                "rough = { value = false, evidence = \"hearsay\"",
            )],
            &["fault-map-evidence"],
        ),
        (
            &[("region = { value = \"north\"", "region = { value = \"south\"")],
            &["fault-map-region"],
        ),
        (
            &[("factory = { value = false", "factory = { value = true")],
            &["fault-map-coast", "fault-map-total"],
        ),
        (
            &[("between = [\"agra\", \"delhi\"]", "between = [\"agra\", \"lahore\"]")],
            &["fault-map-denied"],
        ),
        (
            &[("between = [\"agra\", \"delhi\"]", "between = [\"agra\", \"oudh\"]")],
            &["fault-map-twice", "fault-map-total"],
        ),
        (
            &[("between = [\"agra\", \"delhi\"]", "between = [\"agra\", \"agra\"]")],
            &["fault-map-value", "fault-map-total"],
        ),
        (&[("strait = true", "strait = false")], &["fault-map-strait"]),
        (
            &[("beside = [{ value = \"indian-ocean\", evidence = \"recon\" }]", "beside = []")],
            &["fault-map-one-sided"],
        ),
        (
            &[(
                "opens_on = [{ value = \"ladakh\", evidence = \"sourced\", why = \"source A\" }]",
                "opens_on = []",
            )],
            &["fault-map-closed"],
        ),
        (
            &[(
                "between = [\"bundelkhand\", \"malwa\"]",
                "between = [\"bundelkhand\", \"gujarat\"]",
            )],
            &["fault-map-corner"],
        ),
        (&[("rough = 11", "rough = 12")], &["fault-map-total"]),
        (
            &[("between = [\"lanka\", \"simhala\"]", "between = [\"agra\", \"assam\"]")],
            &["fault-map-apart"],
        ),
    ];
    for (pairs, wanted) in cases {
        assert_eq!(faults(pairs), wanted, "{pairs:?}");
    }
    // A site on two seas more than the scoring knows.
    let kerala = "key = \"kerala\"";
    let text = changed(&[(kerala, kerala)]);
    let (before, after) = text.split_once(kerala).unwrap();
    let after = after.replacen(
        "seas = [",
        "seas = [{ value = \"arabian-sea\", evidence = \"recon\" }, ",
        1,
    );
    let Err(Faults(found)) = Map::read(&format!("{before}{kerala}{after}")) else { panic!() };
    assert_eq!(found[0].id, "fault-map-two-seas");
}

#[test]
fn every_fault_is_told_at_once() {
    let found = faults(&[
        ("rough = 11", "rough = 12"),
        ("between = [\"agra\", \"delhi\"]", "between = [\"agra\", \"lahore\"]"),
        ("region = { value = \"north\"", "region = { value = \"south\""),
        ("strait = true", "strait = false"),
    ]);
    assert_eq!(
        found,
        ["fault-map-region", "fault-map-strait", "fault-map-denied", "fault-map-total"]
    );
    assert!(Map::read("").is_err_and(|Faults(faults)| faults.len() > 45));
}

#[test]
fn broken_files_are_no_trouble() {
    let mut random = testkit::rng(3);
    // Without the outlines the text is short enough to try often.
    let text: String = OWN
        .lines()
        .filter(|line| !line.starts_with("    \""))
        .fold(String::new(), |all, line| all + line + "\n");
    assert_eq!(Map::read(&text).unwrap(), board::MAP);
    for _ in 0..300 {
        let _ = Map::read(&testkit::mutate::mutate(&text, &mut random));
    }
}
