//! Nothing hidden is in any packet: whatever a viewer is sent in a match is
//! byte for byte what it would be sent in any other match that the viewer
//! cannot tell from it.

#[path = "../../tests/table/toy.rs"]
mod toy;

use super::*;
use crate::Catalog;
use engine::Random;
use serde_json::Value;

/// The same table around another match.
fn around(session: &Session, game: Box<dyn AnyMatch>) -> Session {
    Session {
        entry: session.entry.clone(),
        seed: session.seed.clone(),
        provable: session.provable,
        undo: session.undo,
        game,
        people: session.people.clone(),
        resigned: session.resigned,
        record: session.record.clone(),
    }
}

/// Numbers of questions count lines that everybody knows of; an imagined match
/// begins in the middle and has none before it.
fn unnumbered(mut object: Value, numbers: &[&str]) -> String {
    for number in numbers {
        if let Some(number) = object.get_mut(number) {
            *number = Value::Bool(number.is_null());
        }
    }
    object.to_string()
}

/// Everything a viewer can get out of a table.
fn told(session: &Session, viewer: Viewer, since: usize) -> String {
    let packet = serde_json::to_value(session.packet(viewer, since)).unwrap();
    let mut told = unnumbered(packet, &["prompt"]);
    told += &serde_json::to_string(&session.describe(viewer)).unwrap();
    let mut update = Vec::new();
    session.update(viewer, since, &[], &[], &mut update);
    let mut update: Value = serde_json::from_slice(&update).unwrap();
    told += &unnumbered(update["up"].take(), &["p", "d"]);
    let eyes = serde_json::to_value(session.eyes(viewer, since)).unwrap();
    told += &unnumbered(eyes, &["prompt", "answered"]);
    // A finished match is open to all; a running one must be refused.
    told += &serde_json::to_string(&session.export().map(|_| "the record")).unwrap();
    if let Viewer::Seat(seat) = viewer {
        told += &serde_json::to_string(&session.legal(seat)).unwrap();
        for text in ["sell 2D", "take G", "camels", "swap +DD -CC", "bid 1", "nonsense"] {
            told += &serde_json::to_string(&session.explain(seat, text)).unwrap();
        }
        if let Ok(thought) = session.hint(seat, "greedy", Budget::default()) {
            told += &thought.run(&bots::no_clock).text;
        }
    }
    told
}

fn same(one: &str, two: &str) {
    let differ = one.bytes().zip(two.bytes()).position(|(a, b)| a != b);
    let around = |text: &str| {
        let text = text.as_bytes();
        let at = differ.unwrap_or(0);
        let part = &text[at.saturating_sub(200).min(text.len())..(at + 50).min(text.len())];
        String::from_utf8_lossy(part).into_owned()
    };
    assert!(one == two, "the viewer can tell them apart:\n{}\n{}", around(one), around(two));
}

/// Whether a step is taken in the open although others may see the same
/// afterwards: at Maharaja everybody hears whether a bonus of prestige is
/// declined, and nobody sees how much prestige there is; Brahmabot's tile that
/// tells which one to play goes back. Planning is sealed.
fn in_the_open(session: &Session, text: &str) -> bool {
    session.entry().id == "maharaja" && !text.starts_with("plan ")
}

/// How much of a match is looked at.
const MOST_DECISIONS: usize = 200;

/// Plays at random and compares at every step. Returns how many packets were
/// compared, and how many of them told of an event.
fn compare(entry: &Arc<Entry>, phrase: &str, players: usize) -> (usize, usize) {
    let seed = Seed::from_phrase(phrase);
    let people = vec![Player::human("x"); players];
    let mut setup = Setup::new(people, seed.clone());
    entry.brief.clone_into(&mut setup.options);
    let mut real = Session::new(entry.clone(), setup).unwrap();
    let mut dice = seed.derive("test").dice(0);
    let (mut quiet, mut loud) = (0, 0);
    // Of a match of thousands of steps the first hundreds are enough.
    for _ in 0..MOST_DECISIONS {
        let Some(seat) = real.turn().seats().lowest() else { break };
        let choices = real.legal(seat);
        let text = &choices[dice.below(choices.len() as u32) as usize].text;
        let since = real.steps();
        let update = real.submit(seat, real.prompt(seat).unwrap(), text).unwrap();
        // Walk through the steps of the update one by one.
        let mut before = real.game.fork();
        before.back_to(since);
        for (n, line) in update.write.lines.iter().enumerate() {
            let mut after = before.fork();
            let step = |game: &mut Box<dyn AnyMatch>| match line.who {
                Some(seat) => game.act(seat, &line.text),
                None => game.chance(&line.text),
            };
            step(&mut after).unwrap();
            for (viewer, other) in Viewer::all(players).flat_map(|v| [(v, false), (v, true)]) {
                let twin = before.imagine(viewer, dice.clone());
                dice.bits();
                // Whoever sees everything may hear everything: dice that fall
                // in the open differ in sound even where they change nothing.
                let other = other && twin.position() != before.position();
                let (one, two) = (around(&real, before.fork()), around(&real, twin));
                let now = since + n;
                same(&told(&one, viewer, now), &told(&two, viewer, now));
                quiet += 1;
                let mut twin = two.game;
                let own = line.who.is_some_and(|seat| viewer.is(seat));
                let taken = match line.who {
                    // Something else happens there, perhaps unseen.
                    None if other && !in_the_open(&real, &line.text) => {
                        twin.roll(dice.clone());
                        Ok(())
                    }
                    Some(seat) if other && !own && !in_the_open(&real, &line.text) => {
                        let actions = twin.actions(seat);
                        twin.act(seat, &actions[dice.below(actions.len() as u32) as usize])
                    }
                    // The same happens there.
                    _ => step(&mut twin),
                };
                assert!(taken.is_ok() || !own, "{line}: {taken:?}");
                // The step may be impossible there, or show the difference.
                if taken.is_ok() && twin.view(viewer) == after.view(viewer) {
                    let (one, two) = (around(&real, after.fork()), around(&real, twin));
                    same(&told(&one, viewer, now), &told(&two, viewer, now));
                    loud += 1;
                }
            }
            before = after;
        }
    }
    (quiet, loud)
}

#[test]
fn packets_hold_nothing_hidden() {
    let games = Catalog::new(games::each!(Entry::of));
    for entry in games.entries().iter().chain([&toy::toy()]) {
        let matches = 400 / entry.longest.min(200);
        for players in entry.least..=entry.most {
            let (mut quiet, mut loud) = (0, 0);
            for n in 0..matches {
                let (a, b) = compare(entry, &format!("{} {n}", entry.id), players.into());
                quiet += a;
                loud += b;
            }
            // A comparison that never happens proves nothing.
            assert!(quiet > 150 && loud * 5 > quiet, "{quiet} {loud}");
        }
    }
}
