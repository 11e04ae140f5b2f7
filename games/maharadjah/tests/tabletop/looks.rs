//! What named positions look like.

use crate::reader::Reader;
use crate::support::{Play, at};
use drawing::palette::Theme;
use drawing::{Board, Drawing, Frame, Handle, Notes, Pen, svg};
use engine::{Game, Message, Random, Step, Turn, Viewer};
use maharadjah::{Maharadjah, Scenario, State};
use std::path::PathBuf;
use testkit::touches::overlaps;

/// A full map of turn 12, the Mughals marching.
pub(crate) const INVASION: &str = "scenario: four; turn: 12; nation: mughals; \
    mughals: afghanistan 14, gandhara 3, lahore 2, punjab; pandya: mysore 3, malabar 1, kerala 2; \
    greeks: kashmir 1; mahrattas: khandesh, berar, maharashtra 2, bidar 3; \
    chola: orissa, andhra 2, golconda 2, karnataka 3; harappans: ladakh 1; \
    sinhalese: lanka 2, simhala; rajputs: rajputana 4, malwa 2, gujarat 3; \
    gupta: nepal, magadha, bengal; \
    muslims: baluchistan, sind 2, delhi 3, agra 2, oudh, jaunpur 2, bihar, bundelkhand 2, \
    gondwana 2, bijapur 3; portuguese: arabian-sea 2; \
    factories: portuguese bijapur, portuguese malabar; leaders: akbar lahore, sanga rajputana";

pub(crate) fn drawn(game: &Maharadjah, state: &State, frame: Frame, language: &str) -> Drawing {
    let reader = Reader::of(language);
    let say = |message: &Message| reader.say(message);
    let names = ["You", "Ravi", "Meera", "Tara", "Arjun"].map(str::to_owned);
    let asked = game.turn(state).seats().lowest();
    let view = game.view(state, asked.map_or(Viewer::Public, Viewer::Seat));
    let mut notes = Notes::new();
    game.draw(&view, &mut Pen { frame, say: &say, names: &names, notes: &mut notes })
}

/// Moments of random matches.
fn moments(each: &mut dyn FnMut(&Maharadjah, &State)) {
    for (seed, scenario) in (21..).zip(Scenario::ALL) {
        let game = Maharadjah::of(scenario);
        let mut random = testkit::rng(seed);
        let mut state = game.start();
        let mut scratch = Vec::new();
        for _ in 0..1_500 {
            let step = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Roll(game.roll(&state, &mut random)),
                Turn::Seats(seats) => {
                    if random.below(40) == 0 {
                        each(&game, &state);
                    }
                    let seat = seats.lowest().expect("somebody");
                    Step::Act(seat, game.pick(&state, seat, &mut random, &mut scratch))
                }
            };
            game.apply(&mut state, step, &mut |_| {});
        }
    }
}

#[test]
fn no_two_names_overlap_in_any_window_or_language() {
    let mut found = Vec::new();
    let mut examine = |game: &Maharadjah, state: &State| {
        for language in ["en", "fr"] {
            for frame in Frame::tried() {
                let drawing = drawn(game, state, frame, language);
                for canvas in drawing.canvases() {
                    for (one, other) in overlaps(canvas) {
                        let line = format!("{language} {:?}: {one} / {other}", frame.fold);
                        if !found.contains(&line) {
                            found.push(line);
                        }
                    }
                }
            }
        }
    };
    let Play { game, state, .. } = at(INVASION);
    examine(&game, &state);
    moments(&mut examine);
    assert!(found.is_empty(), "{} overlaps:\n{}", found.len(), found.join("\n"));
}

fn check(name: &str, text: &str) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/tabletop").join(name);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, text).expect("to write a golden file");
        return;
    }
    let known = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(known == text, "{name} is drawn otherwise; BLESS=1 writes it anew, then look at it");
}

/// A picture without the land, which is the same in every one of them: one item
/// a line, so that a change can be read.
fn pieces(drawing: &Drawing) -> String {
    let mut canvas = drawing.board.clone();
    canvas.ground.clear();
    canvas.items.retain(|item| item.key.contains(':'));
    let text = svg::picture(&canvas, &Maharadjah::PALETTE, &[], Theme::Light);
    text.replace("<g transform", "\n<g transform")
}

#[test]
fn an_invasion_looks_as_it_did() {
    let Play { game, state, .. } = at(INVASION);
    for (name, size) in [("large", 0), ("laptop", 1), ("tablet", 2), ("phone", 3)] {
        let (width, height, coarse) = Frame::TRIED[size];
        let drawing = drawn(&game, &state, Frame::new(width, height, coarse), "en");
        check(&format!("invasion-{name}.svg"), &pieces(&drawing));
    }
}

/// Writes whole pictures of named positions for somebody to look at, into the
/// folder that `PICTURES` names; nothing without it.
#[test]
fn pictures_for_whoever_works_on_the_table() {
    let Some(folder) = std::env::var_os("PICTURES").map(PathBuf::from) else { return };
    let positions: [(&str, &str, &str); 7] = [
        ("start", "", ""),
        ("march", INVASION, "pick 5 afghanistan"),
        ("led", INVASION, "pick 2 lahore; with leader"),
        ("fight", INVASION, FIGHT),
        ("place", PLACE, ""),
        ("build", BUILD, ""),
        ("bow", BOW, BOWING),
    ];
    for (name, position, steps) in positions {
        let mut play = match position {
            "" => crate::support::fresh(Scenario::Four),
            text => at(text),
        };
        for step in steps.split(';').map(str::trim).filter(|step| !step.is_empty()) {
            play.go(step);
        }
        for (size, fold) in ["large", "laptop", "tablet", "phone"].into_iter().enumerate() {
            let (width, height, coarse) = Frame::TRIED[size];
            let frame = Frame::new(width, height, coarse);
            let drawing = drawn(&play.game, &play.state, frame, "en");
            for (theme, end) in [(Theme::Light, ""), (Theme::Dark, "-dark")] {
                let paint =
                    |canvas| svg::picture(canvas, &Maharadjah::PALETTE, Maharadjah::ART, theme);
                let file = |part: &str| folder.join(format!("{name}-{fold}-{part}{end}.svg"));
                std::fs::write(file("board"), paint(&drawing.board)).expect("a file");
                for panel in &drawing.panels {
                    if let Some(canvas) = &panel.canvas {
                        std::fs::write(file(panel.name), paint(canvas)).expect("a file");
                    }
                }
            }
            let text: Vec<String> = drawing
                .panels
                .iter()
                .flat_map(|panel| {
                    let rows = panel.rows.iter().map(|row| format!("  {row:?}"));
                    std::iter::once(format!("{} {:?} {}", panel.name, panel.slot, panel.tab))
                        .chain(rows)
                })
                .collect();
            std::fs::write(folder.join(format!("{name}-{fold}.txt")), text.join("\n"))
                .expect("a file");
        }
    }
}

const FIGHT: &str = "pick 2 lahore; with leader; to delhi; pick 2 gandhara; to kashmir; \
    pick 5 afghanistan; to baluchistan; pick 2 afghanistan; to punjab; stop; \
    pick 2 afghanistan; to gandhara; stop; pick 5 afghanistan; to baluchistan; stop; done";
const PLACE: &str = "scenario: three; turn: 14; nation: mahrattas; phase: raise 3; placed: malwa; \
    mahrattas: malwa 2, khandesh, berar, bidar, maharashtra 2, bijapur 2; pandya: mysore 2, \
    malabar 2, kerala 2; chola: orissa, andhra 2, golconda 2, karnataka 3; sikhs: lahore 2, punjab; \
    mughals: delhi 2, agra 3, sind 2, baluchistan, kashmir, gandhara 2, gujarat 3; \
    muslims: oudh, jaunpur, bundelkhand 2, gondwana 2; gupta: bihar, nepal, magadha, bengal; \
    rajputs: rajputana; sinhalese: lanka 2, simhala; harappans: ladakh; \
    portuguese: arabian-sea 2, indian-ocean; dutch: arabian-sea, indian-ocean; french: indian-ocean 2; \
    british: arabian-sea, bay-of-bengal 3; factories: portuguese malabar, portuguese kerala, \
    british andhra, british orissa, french karnataka, dutch bijapur";
const BUILD: &str = "scenario: three; turn: 12; nation: portuguese; phase: factories; built: 1; \
    portuguese: arabian-sea 2, indian-ocean; pandya: mysore 2, malabar 2, kerala 2; \
    mahrattas: maharashtra 2, bidar 2, berar; chola: golconda 2, karnataka 3, andhra 2; \
    muslims: bijapur 3, gondwana 2; mughals: sind 3, gujarat 3, delhi 1, lahore; sinhalese: lanka 2; \
    factories: portuguese maharashtra, portuguese malabar; leaders: albuquerque arabian-sea";
const BOW: &str = "scenario: three; turn: 12; nation: mughals; mughals: punjab 3, lahore 3, delhi 2, \
    sind 3; rajputs: rajputana 3, malwa; muslims: agra 2, oudh 2; leaders: akbar punjab, sanga rajputana";
const BOWING: &str = "pick 3 punjab; with leader; to rajputana; done";

#[test]
fn a_thing_keeps_its_key_while_it_stays() {
    let mut play = at(INVASION);
    let frame = Frame::default();
    let keys = |play: &Play| {
        let board = drawn(&play.game, &play.state, frame, "en").board;
        let keys: Vec<String> = board.items.into_iter().map(|item| item.key).collect();
        keys
    };
    let before = keys(&play);
    play.go("pick 2 lahore");
    let after = keys(&play);
    assert!(before.iter().any(|key| key == "stack:lahore:mughals"));
    assert!(after.iter().any(|key| key == "stack:delhi:muslims"));
    play.go("to delhi");
    let there = keys(&play);
    assert!(there.iter().any(|key| key == "battle:delhi:muslims"), "{there:?}");
}

#[test]
fn every_place_nation_and_site_has_its_handle() {
    let Play { game, state, .. } = at(INVASION);
    for frame in Frame::tried() {
        let drawing = drawn(&game, &state, frame, "en");
        let drawn: Vec<&Handle> = drawing.handles().collect();
        for name in ["delhi", "central-asia", "bay-of-bengal", "nation:maurya", "site:lanka"] {
            assert!(drawn.iter().any(|handle| handle.as_str() == name), "{name}");
        }
    }
}
