//! Draws the table of a game at some moment, for whoever works on its board.
//!
//! ```text
//! cargo run -p table --example picture -- raja --seed 3 --step 120 --seat A \
//!     --players 4 --options "short=on" --size 1440x900 --lang en --out target/raja
//! cargo run -p table --example picture -- raja --record FILE --step 120 --out target/raja
//! cargo run -p table --example picture -- jaipur --notes "picked=hand:L hand:L" --out target/jaipur
//! cargo run -p table --example picture -- raja --position FILE --players 3 --out target/raja
//! ```
//!
//! `--lately 200` draws each of the last steps before it, so that what drawings
//! remember is there; `--pin nation:chola` is what the reader looks at closer.
//!
//! It writes `board.svg`, a picture for each panel that has one, the same in the
//! dark theme, and `sheets.txt`: seats, rows of the panels, and what can be done
//! with its touches.

use drawing::palette::Theme;
use drawing::{Board, Frame, Gesture, Notes, Pen, svg};
use engine::{Message, Record, Replay, Seat, Settings, Step, Turn, Viewer};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use table::{Lang, Phrasebook, Reader, Seed};

type Wishes = BTreeMap<String, String>;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let game = words.next().ok_or("which game?")?;
    let mut wishes = Wishes::new();
    while let Some(name) = words.next() {
        wishes.insert(name.trim_start_matches("--").to_owned(), words.next().unwrap_or_default());
    }
    match game.as_str() {
        "jaipur" => run::<games::jaipur::Jaipur>(&wishes),
        "raja" => run::<games::raja::Raja>(&wishes),
        "maharaja" => run::<games::maharaja::Maharaja>(&wishes),
        "maharadjah" => run::<games::maharadjah::Maharadjah>(&wishes),
        other => Err(format!("there is no game {other}").into()),
    }
}

fn run<G: Board>(wishes: &Wishes) -> Result<(), Box<dyn std::error::Error>> {
    let wish = |name: &str, usual: &str| wishes.get(name).cloned().unwrap_or(usual.to_owned());
    let step: usize = wish("step", "40").parse()?;
    let (game, state, past) = match wishes.get("record") {
        Some(file) => {
            let mut record: Record = std::fs::read_to_string(file)?.parse().map_err(said)?;
            record.steps.truncate(step);
            let mut past = Vec::new();
            let replay = Replay::<G>::run(&record, |_, state, _, events| {
                past.push((state.clone(), events));
            });
            let replay = replay.map_err(|why| format!("{why:?}"))?;
            (replay.game, replay.state, past)
        }
        None => match wishes.get("position") {
            Some(file) => {
                let (game, state) = placed::<G>(wishes, &std::fs::read_to_string(file)?)?;
                (game, state, Vec::new())
            }
            None => played::<G>(wishes, step)?,
        },
    };
    let (wide, high) = wish("size", "1440x900")
        .split_once('x')
        .map_or((0.0, 0.0), |(w, h)| (w.parse().unwrap_or(1440.0), h.parse().unwrap_or(900.0)));
    let frame = Frame::new(wide, high, wide < 960.0);
    let asked = game.turn(&state).seats().lowest().unwrap_or(Seat::A);
    let seat = wish("seat", &asked.to_string()).parse().map_err(|_| "which seat?")?;
    let viewer = Viewer::Seat(seat);
    let lang = Lang::parse(&wish("lang", "en")).unwrap_or(Lang::En);
    let book = Phrasebook::of(lang, G::TRANSLATIONS);
    let names: Vec<String> = ["You", "Ravi", "Meera", "Arjun", "Tara"].map(str::to_owned).into();
    let reader = Reader { names: &names, seat: Some(seat) };
    let say = |message: &Message| book.say(message, reader);
    let view = game.view(&state, viewer);
    let mut notes = Notes::new();
    let lately: usize = wish("lately", "0").parse()?;
    for (n, (after, events)) in past.iter().enumerate() {
        for event in events {
            game.keeps(event, &mut notes);
        }
        if n + lately >= past.len() {
            let view = game.view(after, viewer);
            game.draw(&view, &mut Pen { frame, say: &say, names: &names, notes: &mut notes });
        }
    }
    if let Some(handle) = wishes.get("pin") {
        drawing::pin(&mut notes, &handle.as_str().into());
    }
    for note in wish("notes", "").split(';').filter_map(|note| note.split_once('=')) {
        notes.insert(note.0.to_owned(), note.1.to_owned());
    }
    let drawing = game.draw(&view, &mut Pen { frame, say: &say, names: &names, notes: &mut notes });
    let out = PathBuf::from(wish("out", "picture"));
    std::fs::create_dir_all(&out)?;
    let paint = |name: &str, canvas: &drawing::Canvas, folder: &Path| -> std::io::Result<()> {
        let light = svg::picture(canvas, &G::PALETTE, G::ART, Theme::Light);
        let dark = svg::picture(canvas, &G::PALETTE, G::ART, Theme::Dark);
        std::fs::write(folder.join(format!("{name}.svg")), light)?;
        std::fs::write(folder.join(format!("{name}-dark.svg")), dark)
    };
    paint("board", &drawing.board, &out)?;
    let mut text = format!("{}\n\nprompt: {}\n", drawing.title, say(&game.prompt(&view)));
    for card in &drawing.seats {
        writeln!(text, "seat {card:?}")?;
    }
    for panel in &drawing.panels {
        writeln!(text, "\npanel {} ({:?}): {}", panel.name, panel.slot, panel.tab)?;
        if let Some(canvas) = &panel.canvas {
            paint(panel.name, canvas, &out)?;
        }
        for row in &panel.rows {
            writeln!(text, "  {row:?}")?;
        }
    }
    let mut actions = Vec::new();
    game.legal(&state, seat, &mut actions);
    text.push_str("\ncan be done\n");
    for action in actions {
        let Gesture { ways, holds, label, .. } = game.gesture(&view, action);
        let label = label.map(|label| say(&label)).unwrap_or_default();
        writeln!(text, "  {action}: {ways:?} {label:?}{}", if holds { " held" } else { "" })?;
    }
    for shortcut in game.shortcuts(&state, seat) {
        let (chain, what) = (&shortcut.chain, say(&shortcut.what));
        writeln!(text, "  {chain:?}: {:?} {what:?}", shortcut.ways)?;
    }
    std::fs::write(out.join("sheets.txt"), text)?;
    println!("{}", out.display());
    Ok(())
}

fn said(faults: impl std::fmt::Debug) -> String {
    format!("{faults:?}")
}

/// The rulebook that is asked for.
fn rulebook<G: Board>(wishes: &Wishes) -> Result<G, Box<dyn std::error::Error>> {
    let most = wishes.get("players").map_or(Ok(*G::PLAYERS.end()), |text| text.parse())?;
    let options = wishes.get("options").map_or("", String::as_str);
    let settings = Settings::read(G::SETTINGS, options).map_err(said)?;
    Ok(G::new(most, &settings).map_err(said)?)
}

/// A position.
fn placed<G: Board>(
    wishes: &Wishes,
    text: &str,
) -> Result<(G, G::State), Box<dyn std::error::Error>> {
    let game = rulebook::<G>(wishes)?;
    let position: G::Position = text.parse().map_err(said)?;
    let state = game.place(&position).map_err(said)?;
    Ok((game, state))
}

/// The states that steps led to, and what each told.
type Past<G> = Vec<(<G as engine::Game>::State, Vec<<G as engine::Game>::Event>)>;

/// A rulebook, where play stands, and how it came there.
type Played<G> = Result<(G, <G as engine::Game>::State, Past<G>), Box<dyn std::error::Error>>;

/// Random play up to a step.
fn played<G: Board>(wishes: &Wishes, step: usize) -> Played<G> {
    let game = rulebook::<G>(wishes)?;
    let seed = Seed::from_phrase(wishes.get("seed").map_or("1", String::as_str));
    let mut state = game.start();
    let (mut scratch, mut past) = (Vec::new(), Vec::new());
    for n in 0..step {
        let mut dice = seed.dice(n);
        let next = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => Step::Roll(game.roll(&state, &mut dice)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap_or(Seat::A);
                Step::Act(seat, game.pick(&state, seat, &mut dice, &mut scratch))
            }
        };
        let mut events = Vec::new();
        game.apply(&mut state, next, &mut |event| events.push(event));
        past.push((state.clone(), events));
    }
    Ok((game, state, past))
}
