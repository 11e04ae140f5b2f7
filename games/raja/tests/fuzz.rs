//! Half a million texts gone wrong: actions, chances, positions, records, and the
//! views and events that programs send each other. Each is taken or refused,
//! with a sentence that exists; nothing panics.

mod support;

use engine::{
    Arg, Faults, Game, Message, Misread, Random, Record, Replay, Seat, Settings, Step, Viewer,
    Words,
};
use raja::{Action, Chance, Event, Position, Raja, State, View};
use std::collections::HashSet;
use support::{Play, fresh, rulebook};
use testkit::Rng;
use testkit::mutate::{mutate, nonsense};

/// Sentences that stand with the table because the engine says them.
const GENERAL: &[&str] =
    &["illegal-", "misread-seat", "fault-record-", "fault-option-", "fault-players"];

struct Sentences(HashSet<&'static str>);

impl Sentences {
    fn new() -> Sentences {
        let (code, text) = Raja::TRANSLATIONS[0];
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
const LETTERS: &[u8] = b"SABCDEFGHv+- *0123456789:;#.=,\"[]";

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
                // A digit or a place where one was.
                let same = |byte: u8| byte.is_ascii_digit() || b"SABCDEFG".contains(&byte);
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

struct Walk {
    game: Raja,
    states: Vec<State>,
    steps: Vec<Step<Raja>>,
    events: Vec<Event>,
}

/// States from random play, and the steps that led there.
fn walk(players: u8, options: &str, seed: u64) -> Walk {
    let mut random = testkit::rng(seed);
    let mut play = fresh(players, options);
    let (mut states, mut steps, mut events) = (vec![play.state], Vec::new(), Vec::new());
    while let Some(step) = play.picked_step(&mut random) {
        play.game.apply(&mut play.state, step, &mut |event| events.push(event));
        states.push(play.state);
        steps.push(step);
    }
    Walk { game: play.game, states, steps, events }
}

fn walks() -> [Walk; 5] {
    [
        walk(2, "", 1),
        walk(5, "", 2),
        walk(3, "advanced1=on", 3),
        walk(2, "advanced2=on auction=on money=open", 4),
        walk(4, "short=on advanced1=on advanced2=on", 5),
    ]
}

fn any<'a, T>(list: &'a [T], random: &mut Rng) -> &'a T {
    &list[random.below(list.len() as u32) as usize]
}

/// Plays on a little from a state that some text led to.
fn play_on(game: &Raja, state: &State, random: &mut Rng) {
    let mut play = Play { game: *game, state: *state, heard: Vec::new() };
    game.audit(state).unwrap_or_else(|why| panic!("{why}\n{}", game.position(state)));
    for _ in 0..12 {
        let Some(step) = play.picked_step(random) else { break };
        let position = || game.position(&play.state);
        assert_eq!(game.check_step(&play.state, step), Ok(()), "{step}\n{}", position());
        game.apply(&mut play.state, step, &mut |_| {});
        game.audit(&play.state).unwrap_or_else(|why| panic!("{why}\n{}", game.position(state)));
    }
}

#[test]
fn texts_are_taken_or_refused() {
    let sentences = Sentences::new();
    let mut random = testkit::rng(1_000_000);
    let walks = walks();
    let mut total = 0;

    let written = |wanted: &dyn Fn(&Step<Raja>) -> Option<String>| -> Vec<String> {
        walks.iter().flat_map(|walk| &walk.steps).filter_map(wanted).collect()
    };
    let acts = written(&|step| match step {
        Step::Act(_, action) => Some(action.to_string()),
        Step::Roll(_) => None,
    });
    let mut tried = Tried::default();
    for _ in 0..300_000 {
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
                let walk = any(&walks, &mut random);
                let seat = Seat::new(random.below(8) as usize);
                let state = any(&walk.states, &mut random);
                if let Err(why) = walk.game.check(state, seat, action) {
                    sentences.hold(&why.message(|reason| walk.game.reason(reason)), &text);
                }
            }
        }
    }
    total += tried.tell("actions");

    let rolls = written(&|step| match step {
        Step::Roll(chance) => Some(chance.to_string()),
        Step::Act(..) => None,
    });
    let mut tried = Tried::default();
    for _ in 0..100_000 {
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
                let walk = any(&walks, &mut random);
                // Mostly where chance is waited for.
                let early = &walk.states[..3];
                if let Err(why) = walk.game.check_chance(any(early, &mut random), chance) {
                    sentences.hold(&why.message(|reason| walk.game.reason(reason)), &text);
                }
            }
        }
    }
    total += tried.tell("chances");

    let mut tried = Tried::default();
    for _ in 0..60_000 {
        let Walk { game, states, .. } = any(&walks, &mut random);
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
        .collect();
    records.sort();
    assert!(records.len() >= 7);
    let mut tried = Tried::default();
    for _ in 0..10_000 {
        let (text, other) = (any(&records, &mut random), any(&records, &mut random));
        let text = gone_wrong(text, other, &mut random);
        let refusal = match text.parse::<Record>() {
            Err(fault) => Some(vec![fault.message]),
            Ok(record) => match Replay::<Raja>::run(&record, |_, _, _, _| ()) {
                Err(fault) => Some(fault.messages(Some(&Raja::basic(2)))),
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
    assert!(total >= 470_000);
}

#[test]
fn what_programs_send_is_taken_or_refused() {
    let sentences = Sentences::new();
    let mut random = testkit::rng(2_000_000);
    let walks = walks();
    let games = [
        rulebook(2, ""),
        rulebook(5, "advanced1=on advanced2=on"),
        rulebook(3, "short=on auction=on"),
        rulebook(4, "advanced2=on"),
    ];
    // Whatever options can lead to: what is taken must fit one of them.
    let mut leading = Vec::new();
    for settings in Settings::combinations(Raja::SETTINGS, 256) {
        let rest = ["money", "youngest", "compensation"].iter().all(|key| !settings.on(key));
        if rest && settings.on("home") {
            leading.extend((2..=5).map(|players| Raja::new(players, &settings).unwrap()));
        }
    }
    assert_eq!(leading.len(), 4 * 16);
    let mut tried = Tried::default();
    let mut played = 0;
    for _ in 0..30_000 {
        let Walk { game, states, .. } = any(&walks, &mut random);
        let viewers: Vec<Viewer> = Viewer::all(game.players()).collect();
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
        // What is taken reads back, and can be imagined and described by any
        // rulebook, and played on by one that could lead to it.
        let back = serde_json::to_string(&view).expect("JSON");
        assert_eq!(serde_json::from_str::<View>(&back).ok(), Some(view), "{text}");
        let fits = leading.iter().any(|game| {
            let state = game.imagine(&view, &mut random);
            game.players() == view.players as usize && game.audit(&state).is_ok()
        });
        assert!(fits, "no rulebook leads to {text}");
        for game in games.iter().chain([game]) {
            let state = game.imagine(&view, &mut random);
            sentences.hold(&game.prompt(&view), &text);
            for section in game.describe(&view) {
                sentences.hold_all(&section.lines, &text);
            }
            let mut legal = Vec::new();
            for seat in Seat::all(game.players()) {
                game.legal(&state, seat, &mut legal);
            }
            for action in legal.iter().take(3) {
                sentences.hold(&game.action(&view, *action), &text);
            }
            if game.players() == view.players as usize && game.audit(&state).is_ok() {
                played += 1;
                play_on(game, &state, &mut random);
            }
        }
    }
    assert!(played > 1_000, "{played}");
    tried.tell("views");

    let mut tried = Tried::default();
    for _ in 0..60_000 {
        let walk = any(&walks, &mut random);
        let text = serde_json::to_string(any(&walk.events, &mut random)).expect("JSON");
        let text = gone_wrong(&text, &text, &mut random);
        match serde_json::from_str::<Event>(&text) {
            Err(_) => tried.refused += 1,
            Ok(event) => {
                tried.taken += 1;
                sentences.hold(&walk.game.event(&event), &text);
                for viewer in Viewer::all(5) {
                    let _ = walk.game.redact(&event, viewer);
                }
            }
        }
    }
    tried.tell("events");
}
