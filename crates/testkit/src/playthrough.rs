//! Law 11: golden playthroughs.
//!
//! A playthrough is one random match written out with everything that anybody
//! sees: what the match waits for, every legal action in order, the step, what
//! each viewer hears, what each viewer sees. It is committed beside the game's
//! tests; a change of the rules is reviewed as a diff of these files.
//!
//! Views are long, so they stand in full at some steps only, and as a digest at
//! the others; a long list of actions is cut and digested too. Whatever
//! changes, some line changes.

use crate::digest::Fnv;
use engine::{Game, Random, Seat, Step, Turn, Viewer};
use std::fmt::Write as _;
use std::path::Path;

/// A playthrough that grows beyond this shows full views less often.
const LARGEST: usize = 150_000;
/// Longer lists of actions are cut.
const LISTED: usize = 60;
/// Lines are broken here.
const WIDTH: usize = 110;

/// One random match as text.
pub fn write<G: Game>(game: &G, seed: u64) -> String {
    let mut text = String::new();
    for every in [5, 10, 20, 40, 80, 160, u32::MAX] {
        text = write_with(game, seed, every);
        if text.len() <= LARGEST {
            break;
        }
    }
    text
}

fn write_with<G: Game>(game: &G, seed: u64, every: u32) -> String {
    let mut page = Page { text: String::new() };
    page.line("# One random match, with everything that anybody sees.");
    page.line("# Written by the tests; UPDATE_EXPECT=1 writes it anew.");
    page.line(&format!("game: {} {}", G::ID, G::VERSION));
    page.line(&format!("players: {}", game.players()));
    page.line(&format!("options: {}", game.settings()));
    page.line(&format!("drawn from: {seed}"));

    let mut random = crate::rng(seed);
    let mut state = game.start();
    let mut events = Vec::new();
    let mut actions = Vec::new();
    for count in 0..=G::LONGEST {
        page.line("");
        page.line(&format!("== {count}"));
        let turn = game.turn(&state);
        let over = turn == Turn::Over;
        page.see(game, &state, count % every == 0 || over);
        let step = match turn {
            Turn::Over => {
                page.line("over");
                for seat in Seat::all(game.players()) {
                    let (place, score) = (game.places(&state).of(seat), game.score(&state, seat));
                    page.line(&format!("{seat}: place {place}, score {score}"));
                }
                return page.text;
            }
            Turn::Chance => {
                page.line("waits for chance");
                Step::Roll(game.roll(&state, &mut random))
            }
            Turn::Seats(seats) => {
                for seat in seats.iter() {
                    actions.clear();
                    game.legal(&state, seat, &mut actions);
                    page.list(seat, &actions);
                }
                let nth = random.below(seats.len().max(1) as u32) as usize;
                let Some(seat) = seats.iter().nth(nth) else { break };
                actions.clear();
                game.legal(&state, seat, &mut actions);
                if actions.is_empty() {
                    break;
                }
                Step::Act(seat, actions[random.below(actions.len() as u32) as usize])
            }
        };
        page.line(&format!("-> {step}"));
        events.clear();
        game.apply(&mut state, step, &mut |event| events.push(event));
        page.hear(game, &events);
    }
    page.line("(no end)");
    page.text
}

struct Page {
    text: String,
}

impl Page {
    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    /// What everybody sees, in full or digested.
    fn see<G: Game>(&mut self, game: &G, state: &G::State, full: bool) {
        let mut digests = String::from("views");
        for viewer in Viewer::all(game.players()) {
            let view = json(&game.view(state, viewer));
            if full {
                self.line(&format!("{} sees {view}", name(viewer)));
            }
            let _ = write!(digests, " {} {}", name(viewer), short(&view));
        }
        self.line(&digests);
        if full {
            for line in game.position(state).to_string().lines() {
                self.line(&format!("  | {line}"));
            }
        }
    }

    /// What a seat may do, in order.
    fn list<A: std::fmt::Display>(&mut self, seat: Seat, actions: &[A]) {
        let mut line = format!("{seat} may ({}):", actions.len());
        for (n, action) in actions.iter().take(LISTED).enumerate() {
            let action = format!("{}{action}", if n == 0 { " " } else { ", " });
            if line.chars().count() + action.chars().count() > WIDTH {
                self.line(&format!("{},", line.trim_end()));
                line = format!("   {}", action.trim_start_matches(','));
            } else {
                line.push_str(&action);
            }
        }
        self.line(&line);
        if actions.len() > LISTED {
            let rest: Vec<_> = actions[LISTED..].iter().map(ToString::to_string).collect();
            self.line(&format!("    and {} more {}", rest.len(), short(&rest.join(","))));
        }
    }

    /// What everybody hears: once, if all hear the same.
    fn hear<G: Game>(&mut self, game: &G, events: &[G::Event]) {
        for event in events {
            let whole = json(event);
            let mut groups: Vec<(String, Vec<String>)> = Vec::new();
            for viewer in Viewer::all(game.players()) {
                let heard = game.redact(event, viewer);
                let heard = heard.map_or_else(|| "nothing".to_owned(), |event| json(&event));
                match groups.iter_mut().find(|(known, _)| *known == heard) {
                    Some((_, names)) => names.push(name(viewer)),
                    None => groups.push((heard, vec![name(viewer)])),
                }
            }
            if let [(heard, _)] = &groups[..]
                && *heard == whole
            {
                self.line(&format!("all hear {heard}"));
                continue;
            }
            self.line(&format!("told {whole}"));
            for (heard, names) in groups {
                self.line(&format!("  {} hear {heard}", names.join(" ")));
            }
        }
    }
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Public => "public".to_owned(),
        Viewer::Seat(seat) => seat.to_string(),
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("what a game shows can be written as JSON")
}

fn short(text: &str) -> String {
    let mut fnv = Fnv::default();
    fnv.eat(text.as_bytes());
    format!("{:08x}", fnv.value() >> 32 ^ fnv.value() & 0xffff_ffff)
}

/// The first line in which two texts differ, told with what stands before it.
pub fn compare(expected: &str, found: &str) -> Result<(), String> {
    let (old, new): (Vec<_>, Vec<_>) = (expected.lines().collect(), found.lines().collect());
    let same = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    if same == old.len() && same == new.len() {
        return Ok(());
    }
    let step = old[..same].iter().rev().find(|line| line.starts_with("== "));
    let mut told = format!("line {} differs", same + 1);
    if let Some(step) = step {
        let _ = write!(told, ", at step {}", &step[3..]);
    }
    for line in &old[same.saturating_sub(3)..same] {
        let _ = write!(told, "\n    {line}");
    }
    let shown =
        |lines: &[&str]| lines.get(same).map_or("(the end)".to_owned(), ToString::to_string);
    let _ = write!(told, "\n  - {}\n  + {}", shown(&old), shown(&new));
    Err(told)
}

/// Compares a text with a committed file, or writes the file anew.
pub fn golden(path: &Path, text: &str, anew: bool) -> Result<(), String> {
    let shown = path.display();
    if anew {
        path.parent()
            .map_or(Ok(()), std::fs::create_dir_all)
            .and_then(|()| std::fs::write(path, text))
            .map_err(|fault| format!("{shown}: {fault}"))
    } else {
        let expected = std::fs::read_to_string(path)
            .map_err(|fault| format!("{shown}: {fault}. UPDATE_EXPECT=1 writes it."))?;
        compare(&expected, text).map_err(|told| {
            format!(
                "{shown}: {told}\nIf the change is meant, write the file anew with \
                 UPDATE_EXPECT=1 and read the diff."
            )
        })
    }
}

/// As [`golden`]; the file is written anew if the environment says
/// `UPDATE_EXPECT=1`.
///
/// # Panics
/// If the file differs or cannot be read, with the first line that differs.
#[track_caller]
pub fn check_golden(path: impl AsRef<Path>, text: &str) {
    let anew = std::env::var_os("UPDATE_EXPECT").is_some_and(|value| value == "1");
    if let Err(told) = golden(path.as_ref(), text, anew) {
        panic!("{told}");
    }
}
