//! The line protocol: its documented example, its refusals, and noise.

use crate::game;
use crate::toy::toy;
use engine::Random;
use serde_json::{Value, json};
use std::fmt::Write;
use std::sync::Arc;
use table::{Dice, Lang, MAX_LINE, Protocol, Seed};

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");

fn speak(entry: Arc<table::Entry>) -> Protocol {
    Protocol::new(entry, Lang::En, Seed::from_phrase("entropy"))
}

fn ask(protocol: &mut Protocol, request: &Value) -> Value {
    let line = protocol.line(&request.to_string());
    assert!(!line.contains('\n'));
    serde_json::from_str(&line).unwrap()
}

fn code(protocol: &mut Protocol, request: &Value) -> String {
    let answer = ask(protocol, request);
    assert_eq!(answer["ok"], false, "{answer}");
    let error = &answer["error"];
    assert!(!error["message"].as_str().unwrap().is_empty());
    error["code"].as_str().unwrap().to_owned()
}

/// Runs the conversations in the document. After a change on purpose,
/// `UPDATE_EXPECT=1` writes the new answers into it.
#[test]
fn the_documented_example_is_true() {
    let document = std::fs::read_to_string(DOCUMENT).unwrap();
    let update = std::env::var_os("UPDATE_EXPECT").is_some();
    let mut shown = String::new();
    let mut protocol = speak(game("jaipur"));
    let mut compared = 0;
    let mut answer = None;
    for line in document.lines() {
        if let Some(request) = line.strip_prefix("> ").filter(|request| request.starts_with('{')) {
            let reply = protocol.line(request);
            writeln!(shown, "{line}\n< {reply}").unwrap();
            let unshown = answer.replace(reply).filter(|_| !update);
            assert_eq!(unshown, None, "an answer is missing before {line}");
        } else if let Some(documented) = line.strip_prefix("< ") {
            let reply = answer.take().expect("an answer stands after its question");
            let parse = |text: &str| serde_json::from_str::<Value>(text);
            if !update {
                assert_eq!(parse(&reply).unwrap(), parse(documented).unwrap());
            }
            compared += 1;
        } else {
            writeln!(shown, "{line}").unwrap();
        }
    }
    assert!(update || compared >= 15, "{compared}");
    assert!(protocol.done());
    if update {
        std::fs::write(DOCUMENT, shown).unwrap();
    }
}

#[test]
fn the_document_names_every_command_and_field() {
    let document = std::fs::read_to_string(DOCUMENT).unwrap();
    let hello = ask(&mut speak(toy()), &json!({ "cmd": "hello" }));
    for (command, fields) in hello["commands"].as_object().unwrap() {
        let row = document.lines().find(|line| line.starts_with(&format!("| `{command}` |")));
        let row = row.unwrap_or_else(|| panic!("{command} has no row"));
        for field in fields.as_array().unwrap() {
            let field = field.as_str().unwrap();
            assert!(row.contains(&format!("`{field}`")), "{command} {field}");
        }
    }
}

#[test]
fn every_refusal_says_what_is_wrong() {
    let mut p = speak(toy());
    let mut raw = |line: &str| {
        let answer: Value = serde_json::from_str(&p.line(line)).unwrap();
        answer["error"]["code"].as_str().unwrap().to_owned()
    };
    assert_eq!(raw(""), "not-json");
    assert_eq!(raw("hello"), "not-json");
    assert_eq!(raw("{\"cmd\":\"hello\"} x"), "not-json");
    assert_eq!(raw("[1]"), "not-object");
    assert_eq!(raw("{}"), "no-command");
    assert_eq!(raw(&"[".repeat(100_000)), "not-json");
    assert_eq!(raw(&"{\"id\":".repeat(100_000)), "not-json");
    assert_eq!(raw(&" ".repeat(MAX_LINE + 1)), "too-long");
    let answer: Value = serde_json::from_str(&p.bytes(b"\xff\xfe")).unwrap();
    assert_eq!(answer["error"]["code"], "not-utf8");

    let p = &mut speak(toy());
    assert_eq!(code(p, &json!({ "cmd": "dance" })), "unknown-command");
    assert_eq!(code(p, &json!({ "cmd": ["new"] })), "unknown-command");
    assert_eq!(code(p, &json!({ "cmd": "new", "plyers": 2 })), "unknown-field");
    for cmd in ["turn", "legal", "view", "events", "score", "record", "undo", "best", "roll"] {
        assert_eq!(code(p, &json!({ "cmd": cmd })), "no-match");
    }
    assert_eq!(code(p, &json!({ "cmd": "new", "players": -1 })), "bad-field");
    assert_eq!(code(p, &json!({ "cmd": "new", "players": 99_999 })), "setup");
    assert_eq!(code(p, &json!({ "cmd": "new", "options": "top=77 x" })), "setup");
    assert_eq!(code(p, &json!({ "cmd": "new", "seats": [1] })), "bad-field");
    assert_eq!(code(p, &json!({ "cmd": "new", "seed": [] })), "bad-field");
    assert_eq!(ask(p, &json!({ "cmd": "new", "seed": 1 }))["turn"]["waits"], "chance");
    assert_eq!(code(p, &json!({ "cmd": "legal" })), "illegal");
    assert_eq!(code(p, &json!({ "cmd": "chance", "text": "card 99" })), "illegal");
    assert_eq!(code(p, &json!({ "cmd": "chance", "text": "dice" })), "misread");
    assert_eq!(code(p, &json!({ "cmd": "chance" })), "missing-field");
    assert_eq!(ask(p, &json!({ "cmd": "auto" }))["steps"], 2);
    assert_eq!(code(p, &json!({ "cmd": "roll" })), "no-chance");
    assert_eq!(code(p, &json!({ "cmd": "legal" })), "several-seats");
    assert_eq!(code(p, &json!({ "cmd": "legal", "seat": "E" })), "no-seat");
    assert_eq!(code(p, &json!({ "cmd": "legal", "seat": "?" })), "bad-field");
    assert_eq!(code(p, &json!({ "cmd": "act", "seat": "A" })), "missing-field");
    assert_eq!(code(p, &json!({ "cmd": "act", "seat": "A", "action": "bid 9" })), "illegal");
    assert_eq!(code(p, &json!({ "cmd": "view", "viewer": "H" })), "no-seat");
    assert_eq!(code(p, &json!({ "cmd": "view", "viewer": "me" })), "bad-field");
    assert_eq!(code(p, &json!({ "cmd": "undo" })), "nothing-to-undo");
    assert_eq!(code(p, &json!({ "cmd": "position", "text": "x" })), "position");
    assert_eq!(code(p, &json!({ "cmd": "load", "record": "x" })), "record");
    assert_eq!(code(p, &json!({ "cmd": "best", "seat": "A", "bot": "genius" })), "no-level");
    assert_eq!(code(p, &json!({ "cmd": "best", "seat": "A", "time_ms": 9 })), "no-clock");
    // A refusal leaves everything as it was.
    assert_eq!(ask(p, &json!({ "cmd": "turn" }))["steps"], 2);
}

#[test]
fn a_match_is_played_loaded_and_played_again() {
    let p = &mut speak(toy());
    ask(p, &json!({ "cmd": "new", "players": 3, "auto": true, "seats": ["Asha", "Ravi"] }));
    let mut answer = ask(p, &json!({ "cmd": "turn" }));
    while let Some(seat) = answer["turn"]["seats"][0].as_str().map(str::to_owned) {
        let legal = ask(p, &json!({ "cmd": "legal", "seat": seat, "explain": true }));
        let action = &legal["actions"][0]["action"];
        let check = ask(p, &json!({ "cmd": "check", "seat": seat, "action": action }));
        assert_eq!(check["legal"], true);
        let best = ask(p, &json!({ "cmd": "best", "seat": seat, "bot": "random", "seed": 5 }));
        assert_eq!(best["ok"], true);
        answer = ask(p, &json!({ "cmd": "act", "seat": seat, "action": action }));
        assert_eq!(answer["ok"], true);
    }
    let record = ask(p, &json!({ "cmd": "record" }))["record"].as_str().unwrap().to_owned();
    let fair = table::fair::verify(&toy(), &record.parse().unwrap()).unwrap();
    assert!(fair.fair());
    let q = &mut speak(toy());
    let loaded = ask(q, &json!({ "cmd": "load", "record": record }));
    assert_eq!(loaded["steps"], answer["steps"]);
    for cmd in ["record", "score", "turn", "view", "events", "describe", "position"] {
        let request = json!({ "id": cmd, "cmd": cmd });
        assert_eq!(ask(p, &request), ask(q, &request));
    }
    let undone = ask(q, &json!({ "cmd": "undo" }));
    assert_eq!(undone["turn"]["waits"], "seats");
    let undone = ask(q, &json!({ "cmd": "undo", "to": 0 }));
    assert_eq!((&undone["steps"], &undone["turn"]["waits"]), (&json!(0), &json!("chance")));
}

#[test]
fn a_forced_chance_makes_no_promise() {
    let p = &mut speak(toy());
    ask(p, &json!({ "cmd": "new", "seed": "x" }));
    for _ in 0..2 {
        ask(p, &json!({ "cmd": "chance", "text": "card 3" }));
    }
    let record = ask(p, &json!({ "cmd": "record" }))["record"].as_str().unwrap().to_owned();
    assert!(!record.contains("seed:"), "{record}");
    assert!(record.contains("* card 3"));
}

#[test]
fn time_is_asked_of_the_given_clock() {
    let p = &mut speak(toy()).with_clock(|| std::time::Duration::ZERO);
    ask(p, &json!({ "cmd": "new", "auto": true }));
    let best = json!({ "cmd": "best", "seat": "A", "bot": "random", "time_ms": 5 });
    assert_eq!(ask(p, &best)["ok"], true);
}

#[test]
fn answers_come_in_the_language_asked_for() {
    let p = &mut speak(toy());
    ask(p, &json!({ "cmd": "new", "auto": true }));
    let act = |lang: &str| json!({ "cmd": "act", "seat": "A", "action": "bid 9", "lang": lang });
    assert_eq!(ask(p, &act("fr"))["error"]["message"], "9, c’est trop.");
    assert_eq!(ask(p, &act("en"))["error"]["message"], "9 is too much.");
    ask(p, &json!({ "cmd": "hello", "lang": "fr_FR.UTF-8" }));
    assert_eq!(
        ask(p, &json!({ "cmd": "dance" }))["error"]["reason"]["id"],
        "protocol-unknown-command"
    );
    assert_eq!(ask(p, &json!({ "cmd": "turn" }))["asks"], "0 cachées.");
}

/// Lines that are nearly right, from lines that are right.
struct Noise {
    dice: Dice,
    lines: Vec<String>,
}

impl Noise {
    fn new(phrase: &str, record: &str, position: &str) -> Noise {
        let mut lines: Vec<String> = [
            r#"{"cmd":"new","players":2,"seed":7,"auto":true,"seats":["Asha","Ravi"]}"#,
            r#"{"cmd":"new","options":"seals=1 top=3","id":[1,{"a":null}]}"#,
            r#"{"cmd":"legal","seat":"A","explain":true}"#,
            r#"{"cmd":"act","action":"camels"}"#,
            r#"{"cmd":"act","action":"take D"}"#,
            r#"{"cmd":"act","action":"sell 2C"}"#,
            r#"{"cmd":"act","seat":"B","action":"swap +DD -CK"}"#,
            r#"{"cmd":"act","seat":"A","action":"bid 2"}"#,
            r#"{"cmd":"check","seat":"A","action":"swap +SS -GK"}"#,
            r#"{"cmd":"chance","text":"starter A"}"#,
            r#"{"cmd":"chance","text":"deal A DGSKK"}"#,
            r#"{"cmd":"chance","text":"refill KKD"}"#,
            r#"{"cmd":"chance","text":"card 3"}"#,
            r#"{"cmd":"roll","seed":12}"#,
            r#"{"cmd":"auto","on":false}"#,
            r#"{"cmd":"undo","to":3}"#,
            r#"{"cmd":"view","viewer":"B","lang":"fr"}"#,
            r#"{"cmd":"events","viewer":"public","since":4}"#,
            r#"{"cmd":"describe","viewer":"A","lang":"fr"}"#,
            r#"{"cmd":"best","bot":"random","seed":3}"#,
            r#"{"cmd":"score"}"#,
            r#"{"cmd":"turn"}"#,
            r#"{"cmd":"bots"}"#,
            r#"{"cmd":"hello"}"#,
            r#"{"cmd":"record"}"#,
            r#"{"cmd":"position"}"#,
            r#"{"cmd":"quit"}"#,
        ]
        .map(str::to_owned)
        .to_vec();
        lines.push(json!({ "cmd": "load", "record": record }).to_string());
        lines.push(json!({ "cmd": "position", "text": position }).to_string());
        Noise { dice: Seed::from_phrase(phrase).dice(0), lines }
    }

    fn below(&mut self, n: usize) -> usize {
        self.dice.below(n as u32) as usize
    }

    fn line(&mut self) -> Vec<u8> {
        let at = self.below(self.lines.len());
        let mut line = self.lines[at].clone().into_bytes();
        for _ in 0..self.below(4) {
            let at = self.below(line.len().max(1));
            match self.below(8) {
                0 if !line.is_empty() => line[at] = self.below(256) as u8,
                1 if !line.is_empty() => drop(line.remove(at)),
                2 => line
                    .insert(at.min(line.len()), b"0123456789\"\\{}[],:-+AB*#\n "[self.below(25)]),
                3 => {
                    let other = self.below(self.lines.len());
                    let other = self.lines[other].as_bytes();
                    let cut = at.min(other.len());
                    line.splice(at.min(line.len()).., other[cut..].iter().copied());
                }
                4 => line.truncate(at),
                5 => {
                    let value: &[u8] = [
                        &b"null"[..],
                        b"-1",
                        b"1e999",
                        b"18446744073709551615",
                        b"\"\\u0000\"",
                        b"[[[[]]]]",
                        b"true",
                    ][self.below(7)];
                    if let Some(colon) = line.iter().rposition(|byte| *byte == b':') {
                        line.splice(colon + 1.., value.iter().copied());
                        line.push(b'}');
                    }
                }
                6 if line.len() > 2 => {
                    let to = (at + 1 + self.below(8)).min(line.len());
                    let copy = line[at..to].to_vec();
                    line.splice(at..at, copy);
                }
                _ => {}
            }
        }
        line
    }
}

/// Noise never ends the protocol and always gets exactly one line.
fn survive(entry: Arc<table::Entry>, lines: usize) {
    let mut game = entry.open(entry.least, "").unwrap();
    for step in 0..30 {
        if let Some(seat) = game.turn().seats().lowest() {
            let action = game.actions(seat).swap_remove(0);
            game.act(seat, &action).unwrap();
        } else {
            game.roll(Seed::from_phrase("x").dice(step));
        }
    }
    let mut noise = Noise::new(entry.id, &game.record().to_string(), &game.position());
    let mut p = speak(entry);
    let (mut fine, mut refused) = (0, 0);
    for _ in 0..lines {
        let line = noise.line();
        let reply = p.bytes(&line);
        let answer: Value = serde_json::from_str(&reply)
            .unwrap_or_else(|why| panic!("{why}: {reply} to {}", String::from_utf8_lossy(&line)));
        assert!(!reply.contains('\n'));
        match answer["ok"].as_bool() {
            Some(true) => fine += 1,
            Some(false) => {
                assert!(!answer["error"]["message"].as_str().unwrap().is_empty());
                refused += 1;
            }
            None => panic!("{reply}"),
        }
    }
    // Noise that is all refused would not reach far.
    assert!(fine > lines / 10 && refused > lines / 10, "{fine} {refused}");
}

#[test]
fn noise_never_ends_the_protocol_of_a_toy() {
    survive(toy(), 50_000);
}

#[test]
fn noise_never_ends_the_protocol_of_jaipur() {
    survive(game("jaipur"), 50_000);
}
