//! A million texts gone wrong: actions, chances, positions, records, and the
//! views and events that programs send each other. Each is taken or refused,
//! with a sentence that exists; nothing panics.

mod support;

use engine::{Arg, Faults, Game, Message, Misread, Random, Record, Replay, Step, Viewer, Words};
use jaipur::{Action, Chance, Event, Jaipur, Position, State, View};
use std::collections::HashSet;
use support::{Play, at, fresh, rulebook};
use testkit::Rng;
use testkit::mutate::{mutate, nonsense};

/// Sentences that stand with the table because the engine says them.
const GENERAL: &[&str] =
    &["illegal-", "misread-seat", "fault-record-", "fault-option-", "fault-players"];

struct Sentences(HashSet<&'static str>);

impl Sentences {
    fn new() -> Sentences {
        let (code, text) = Jaipur::TRANSLATIONS[0];
        assert_eq!(code, "en");
        let ids = text.lines().filter_map(|line| Some(line.split_once(" =")?.0));
        Sentences(ids.collect())
    }

    fn hold_all(&self, messages: &[Message], about: &str) {
        for message in messages {
            self.hold(message, about);
        }
    }

    /// Fails unless the sentence and all in it exist.
    fn hold(&self, message: &Message, about: &str) {
        let id = message.id.as_ref();
        let known = self.0.contains(id) || GENERAL.iter().any(|prefix| id.starts_with(prefix));
        assert!(known, "there is no sentence {id}, wanted for {about:?}");
        for (_, arg) in &message.args {
            match arg {
                Arg::Message(inner) => self.hold(inner, about),
                Arg::List(list) => self.hold_all(list, about),
                Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
            }
        }
    }
}

#[derive(Default)]
struct Tried {
    taken: u32,
    refused: u32,
}

impl Tried {
    fn tell(&self, what: &str) -> u32 {
        println!("{what:<10} {:>8} taken {:>8} refused", self.taken, self.refused);
        assert!(self.taken > 0 && self.refused > 0, "{what}: both were met");
        self.taken + self.refused
    }
}

/// Letters of the notations: mutations that stay close to sense.
const LETTERS: &[u8] = b"DGSCPLKABdk+- *0123456789:;#.=";

/// The text with a few letters of the notation put in, out or elsewhere. Most
/// of these can be read, and are wrong in some deeper way.
fn near(text: &str, random: &mut Rng) -> String {
    let mut bytes: Vec<u8> = text.bytes().filter(u8::is_ascii).collect();
    for _ in 0..=random.below(2) {
        let letter = LETTERS[random.below(LETTERS.len() as u32) as usize];
        let at = random.below(bytes.len() as u32 + 1) as usize;
        match random.below(4) {
            0 => bytes.insert(at, letter),
            1 if at < bytes.len() => bytes[at] = letter,
            2 if at < bytes.len() => drop(bytes.remove(at)),
            _ => {
                // A digit or a card where one was.
                let same = |byte: u8| byte.is_ascii_digit() || b"DGSCPLK".contains(&byte);
                if let Some(found) = bytes.iter().skip(at).position(|byte| same(*byte)) {
                    bytes[at + found] = letter;
                }
            }
        }
    }
    String::from_utf8(bytes).expect("plain letters")
}

/// A line doubled, dropped, moved or replaced by one of another text.
fn lines(text: &str, other: &str, random: &mut Rng) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let others: Vec<&str> = other.lines().collect();
    for _ in 0..=random.below(2) {
        if lines.is_empty() {
            break;
        }
        let at = random.below(lines.len() as u32) as usize;
        let to = random.below(lines.len() as u32) as usize;
        match random.below(4) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(to, lines[at]),
            2 => lines.swap(at, to),
            _ => lines[at] = others[random.below(others.len() as u32) as usize],
        }
    }
    lines.join("\n")
}

fn gone_wrong(text: &str, other: &str, random: &mut Rng) -> String {
    match random.below(8) {
        0 => nonsense(random),
        1 | 2 => mutate(text, random),
        3 | 4 if text.contains('\n') => lines(text, other, random),
        _ => near(text, random),
    }
}

/// States from random play, and the steps that led there.
fn walk(options: &str, seed: u64) -> (Jaipur, Vec<State>, Vec<Step<Jaipur>>, Vec<Event>) {
    let mut random = testkit::rng(seed);
    let mut play = fresh(options);
    let (mut states, mut steps, mut events) = (vec![play.state], Vec::new(), Vec::new());
    while let Some(step) = play.picked_step(&mut random) {
        play.apply(step);
        states.push(play.state);
        steps.push(step);
        events.extend(&play.heard);
    }
    (play.game, states, steps, events)
}

fn any<'a, T>(list: &'a [T], random: &mut Rng) -> &'a T {
    &list[random.below(list.len() as u32) as usize]
}

/// Plays on a little from a state that some text led to.
fn play_on(game: &Jaipur, state: &State, random: &mut Rng) {
    let mut play = Play { game: *game, state: *state, heard: Vec::new() };
    game.audit(state).unwrap_or_else(|why| panic!("{why}\n{}", game.position(state)));
    for _ in 0..8 {
        let Some(step) = play.picked_step(random) else { break };
        let position = || game.position(&play.state);
        assert_eq!(game.check_step(&play.state, step), Ok(()), "{step}\n{}", position());
        play.apply(step);
    }
}

#[test]
fn a_million_texts_are_taken_or_refused() {
    let sentences = Sentences::new();
    let mut random = testkit::rng(1_000_000);
    let walks = [walk("", 1), walk("bonus=666 tie=both", 2), walk("guard=off", 3)];
    let mut total = 0;

    let acts: Vec<String> = walks
        .iter()
        .flat_map(|walk| &walk.2)
        .filter_map(|step| match step {
            Step::Act(_, action) => Some(action.to_string()),
            Step::Roll(_) => None,
        })
        .collect();
    let mut tried = Tried::default();
    for _ in 0..550_000 {
        let text = any(&acts, &mut random);
        let text = gone_wrong(text, text, &mut random);
        match text.parse::<Action>() {
            Err(Misread(message)) => {
                tried.refused += 1;
                sentences.hold(&message, &text);
            }
            Ok(action) => {
                tried.taken += 1;
                assert_eq!(action.to_string().parse(), Ok(action));
                let (game, states, ..) = any(&walks, &mut random);
                let state = any(states, &mut random);
                let seat = engine::Seat::new(random.below(2) as usize);
                if let Err(why) = game.check(state, seat, action) {
                    sentences.hold(&why.message(|reason| game.reason(reason)), &text);
                }
            }
        }
    }
    total += tried.tell("actions");

    let rolls: Vec<String> = walks
        .iter()
        .flat_map(|walk| &walk.2)
        .filter_map(|step| match step {
            Step::Roll(chance) => Some(chance.to_string()),
            Step::Act(..) => None,
        })
        .collect();
    let mut tried = Tried::default();
    for _ in 0..250_000 {
        let text = any(&rolls, &mut random);
        let text = gone_wrong(text, text, &mut random);
        match text.parse::<Chance>() {
            Err(Misread(message)) => {
                tried.refused += 1;
                sentences.hold(&message, &text);
            }
            Ok(chance) => {
                tried.taken += 1;
                assert_eq!(chance.to_string().parse(), Ok(chance));
                let (game, states, ..) = any(&walks, &mut random);
                if let Err(why) = game.check_chance(any(states, &mut random), chance) {
                    sentences.hold(&why.message(|reason| game.reason(reason)), &text);
                }
            }
        }
    }
    total += tried.tell("chances");

    let mut tried = Tried::default();
    for _ in 0..160_000 {
        let (game, states, ..) = any(&walks, &mut random);
        let [text, other] = [(); 2].map(|()| game.position(any(states, &mut random)).to_string());
        let text = gone_wrong(&text, &other, &mut random);
        let placed = text.parse::<Position>().and_then(|position| {
            // Whatever can be read is written so that it reads the same.
            assert_eq!(position.to_string().parse(), Ok(position.clone()), "{text}");
            game.place(&position)
        });
        match placed {
            Err(Faults(faults)) => {
                tried.refused += 1;
                assert!(!faults.is_empty());
                sentences.hold_all(&faults, &text);
            }
            Ok(state) => {
                tried.taken += 1;
                play_on(game, &state, &mut random);
            }
        }
    }
    total += tried.tell("positions");

    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let mut records: Vec<String> = std::fs::read_dir(folder)
        .expect("the records")
        .map(|entry| std::fs::read_to_string(entry.expect("an entry").path()).expect("a text"))
        .filter(|text| text.len() < 3_000)
        .collect();
    records.sort();
    assert!(records.len() > 5);
    let mut tried = Tried::default();
    for _ in 0..60_000 {
        let (text, other) = (any(&records, &mut random), any(&records, &mut random));
        let text = gone_wrong(text, other, &mut random);
        let refusal = match text.parse::<Record>() {
            Err(fault) => Some(vec![fault.message]),
            Ok(record) => match Replay::<Jaipur>::run(&record, |_, _, _, _| ()) {
                Err(fault) => Some(fault.messages(Some(&Jaipur::default()))),
                Ok(replay) => {
                    replay.game.audit(&replay.state).unwrap_or_else(|why| panic!("{why}\n{text}"));
                    None
                }
            },
        };
        match refusal {
            None => tried.taken += 1,
            Some(messages) => {
                tried.refused += 1;
                assert!(!messages.is_empty());
                sentences.hold_all(&messages, &text);
            }
        }
    }
    total += tried.tell("records");
    println!("{total} texts in all");
    assert!(total >= 1_000_000);
}

#[test]
fn what_programs_send_is_taken_or_refused() {
    let mut random = testkit::rng(2_000_000);
    let walks = [walk("", 4), walk("bonus=666", 5)];
    let games = ["", "bonus=666"].map(rulebook);
    let mut tried = Tried::default();
    for _ in 0..60_000 {
        let (game, states, ..) = any(&walks, &mut random);
        let viewers: Vec<Viewer> = Viewer::all(2).collect();
        let [text, other] = [(); 2].map(|()| {
            let view = game.view(any(states, &mut random), *any(&viewers, &mut random));
            // A field a line, so that lines can be mixed.
            serde_json::to_string(&view).expect("JSON").replace(",\"", ",\n\"")
        });
        let text = gone_wrong(&text, &other, &mut random);
        let Ok(view) = serde_json::from_str::<View>(&text) else {
            tried.refused += 1;
            continue;
        };
        tried.taken += 1;
        // A view that is taken can be imagined and described by any rulebook.
        for game in &games {
            let state = game.imagine(&view, &mut random);
            let mut legal = Vec::new();
            for seat in [engine::Seat::A, engine::Seat::B] {
                game.legal(&state, seat, &mut legal);
            }
            for action in legal.iter().take(3) {
                let _ = game.action(&view, *action);
            }
            let _ = (game.prompt(&view), game.describe(&view));
        }
    }
    tried.tell("views");

    let mut tried = Tried::default();
    let game = Jaipur::default();
    for _ in 0..60_000 {
        let event = any(&any(&walks, &mut random).3, &mut random);
        let text = serde_json::to_string(event).expect("JSON");
        let text = gone_wrong(&text, &text, &mut random);
        match serde_json::from_str::<Event>(&text) {
            Err(_) => tried.refused += 1,
            Ok(event) => {
                tried.taken += 1;
                let _ = game.event(&event);
                for viewer in Viewer::all(2) {
                    let _ = game.redact(&event, viewer);
                }
            }
        }
    }
    tried.tell("events");
}

/// Positions that once broke something.
#[test]
fn positions_that_once_broke_something() {
    let many = |n: usize| vec!["1"; n].join(" ");
    for text in [
        // The sums of many bonus tokens ran over.
        format!("market: PLKKK\nA bonus: {}", many(300)),
        format!("market: PLKKK\nA bonus: {} {}", many(200), "2 ".repeat(200)),
        format!("market: PLKKK\nA bonus: {}\nB bonus: {}", many(200), many(200)),
        format!("phase: bonus 3\nmarket: PLKKK\nA bonus: {}\nB bonus: {}", many(200), many(200)),
        // A hand and a herd together ran over.
        "phase: open\nmarket: KKK\nA hand: D\nA herd: 255".to_owned(),
    ] {
        let placed = text.parse::<Position>().and_then(|p| rulebook("").place(&p));
        assert!(placed.is_err(), "{text}");
    }
    // The greatest sum of one player's goods tokens, written and read again.
    let mut play = at("A hand: SS; tokens D: AAAAA; tokens G: AAAAA; tokens S: AAA; \
         tokens C: AAAAAA; tokens P: AAAAAA; tokens L: AAAAAAAA; market: LKKKK");
    play.play("A sell 2S");
    assert_eq!(play.scored().expect("the end").goods, [127, 0]);
    let text = play.game.position(&play.state).to_string();
    let back = text.parse::<Position>().and_then(|position| play.game.place(&position));
    assert_eq!(back, Ok(play.state));
}
