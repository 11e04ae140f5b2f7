//! The law of touches: a game's board lets one do everything the rules allow,
//! and nothing else, by touching what is drawn.
//!
//! In random matches, at every question, in every window that tables are tried
//! in: every legal action can be made by touches and buttons; every handle is
//! drawn; an action that names something drawn touches it; no question has more
//! buttons than can be read; a held step asks nobody and draws nothing; a
//! shortcut is legal step by step; things keep inside their surface and have
//! keys of their own.

use crate::{Rng, rng};
use drawing::{
    Answer, Board, Canvas, Drawing, Frame, Handle, Item, Notes, Offer, Pen, Picking, Shape,
};
use engine::{Game, Message, Random, Seat, Settings, Step, Turn, Viewer};
use std::collections::{BTreeMap, BTreeSet};

/// No question shows more buttons.
const BUTTONS: usize = 8;

/// How much is examined.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Matches for each rulebook.
    pub matches: u64,
    /// Questions of each match that are examined; the steps between are drawn
    /// from the whole of it.
    pub questions: usize,
    /// A match is left after so many steps.
    pub steps: usize,
    /// Where random numbers come from.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { matches: 2, questions: 60, steps: 1_500, seed: 7 }
    }
}

/// What was examined.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Questions.
    pub questions: usize,
    /// Actions that were made by touches.
    pub actions: usize,
    /// Shortcuts that were tried.
    pub shortcuts: usize,
    /// The most buttons of a question.
    pub buttons: usize,
    /// How often each verb of the notation was made.
    pub verbs: BTreeMap<String, usize>,
}

/// Every rulebook of a game that differs by one option from the usual one, for
/// every number of players.
pub fn rulebooks<G: Game>() -> Vec<G> {
    let mut games = Vec::new();
    for players in G::PLAYERS {
        // Not every value of an option suits every number of players.
        let all = Settings::combinations(G::SETTINGS, 1);
        games.extend(all.iter().filter_map(|settings| G::new(players, settings).ok()));
    }
    games
}

/// Holds a board to the law.
///
/// # Panics
/// With what is wrong and where, if the law is broken.
#[track_caller]
pub fn hold<G: Board>(games: &[G], plan: &Plan) -> Summary {
    match verify(games, plan) {
        Ok(summary) => {
            println!("{summary:?}");
            summary
        }
        Err(what) => panic!("{what}"),
    }
}

/// Holds a board to the law, or tells what is wrong and where.
pub fn verify<G: Board>(games: &[G], plan: &Plan) -> Result<Summary, String> {
    let mut summary = Summary::default();
    let frames: Vec<Frame> = Frame::tried().collect();
    for (number, game) in games.iter().enumerate() {
        for at in 0..plan.matches {
            let mut random = rng(plan.seed ^ (number as u64) << 20 ^ at);
            walk(game, plan, &frames, &mut random, &mut summary)?;
        }
    }
    Ok(summary)
}

fn walk<G: Board>(
    game: &G,
    plan: &Plan,
    frames: &[Frame],
    random: &mut Rng,
    summary: &mut Summary,
) -> Result<(), String> {
    let mut state = game.start();
    let mut scratch = Vec::new();
    let mut taken: Vec<String> = Vec::new();
    // The whole match is seen, not only its first questions.
    let every = (plan.steps / plan.questions.max(1)).max(1) as u32;
    for step in 0..plan.steps {
        let next = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => Step::Roll(game.roll(&state, random)),
            Turn::Seats(seats) => {
                let seat = seats.iter().nth(random.below(seats.len() as u32) as usize);
                let seat = seat.unwrap_or(Seat::A);
                if step < 40 || random.below(every) == 0 {
                    let frame = frames[summary.questions % frames.len()];
                    question(game, &state, seat, frame, summary).map_err(|what| {
                        let options = game.settings().to_string();
                        let from = taken.len().saturating_sub(12);
                        let last = taken[from..].join("\n  ");
                        format!(
                            "{what}\n  {} players, {options}, seat {seat}, window {} x {}, step {}, after:\n  {last}",
                            game.players(),
                            frame.width,
                            frame.height,
                            taken.len()
                        )
                    })?;
                }
                Step::Act(seat, game.pick(&state, seat, random, &mut scratch))
            }
        };
        taken.push(next.to_string());
        game.apply(&mut state, next, &mut |_| {});
    }
    Ok(())
}

fn question<G: Board>(
    game: &G,
    state: &G::State,
    seat: Seat,
    frame: Frame,
    summary: &mut Summary,
) -> Result<(), String> {
    let view = game.view(state, Viewer::Seat(seat));
    let names: Vec<String> = Seat::all(game.players()).map(|it| format!("Player {it}")).collect();
    let say = |message: &Message| message.to_string();
    let mut notes = Notes::new();
    let mut pen = Pen { frame, say: &say, names: &names, notes: &mut notes };
    let drawing = game.draw(&view, &mut pen);
    sound(&drawing)?;
    let drawn: BTreeSet<&Handle> = drawing.handles().collect();
    let (actions, offers) = drawing::offers(game, state, seat);
    for offer in &offers {
        for handle in offer.gesture.ways.iter().flatten().filter(|it| !it.is_control()) {
            if !drawn.contains(handle) {
                return Err(format!("`{}` touches {handle}, which is not drawn", offer.text));
            }
        }
        made(&offers, offer)?;
        summary.actions += 1;
    }
    for (action, offer) in actions.iter().zip(&offers) {
        // "free house v07" is made as "house v07" is: its second word names
        // nothing.
        let adverb = offer
            .text
            .split_once(' ')
            .is_some_and(|(_, rest)| rest.contains(' ') && rest.parse::<G::Action>().is_ok());
        named(offer, 1 + usize::from(adverb), &drawn)?;
        if offer.gesture.holds {
            let mut after = state.clone();
            game.apply(&mut after, Step::Act(seat, *action), &mut |_| {});
            if !game.turn(&after).seats().contains(seat) {
                return Err(format!("`{action}` is held but asks somebody else"));
            }
        }
        let verb = offer.text.split(' ').next().unwrap_or_default().to_owned();
        *summary.verbs.entry(verb).or_default() += 1;
    }
    for shortcut in game.shortcuts(state, seat) {
        tried(game, state, seat, &shortcut.chain)?;
        summary.shortcuts += 1;
    }
    let reading = Picking::default().read(&offers);
    let buttons = reading.buttons.len()
        + reading.verbs.len()
        + reading.switches.len()
        + reading.toggles.len()
        + usize::from(reading.stepper.is_some());
    if buttons > BUTTONS {
        let list: Vec<&str> = reading.buttons.iter().map(|n| offers[*n].text.as_str()).collect();
        return Err(format!("{buttons} buttons at once: {}", list.join(", ")));
    }
    summary.buttons = summary.buttons.max(buttons);
    summary.questions += 1;
    Ok(())
}

/// A shortcut is legal step by step, and nobody else is asked before its end.
fn tried<G: Board>(
    game: &G,
    state: &G::State,
    seat: Seat,
    chain: &[G::Action],
) -> Result<(), String> {
    let mut after = state.clone();
    for (n, action) in chain.iter().enumerate() {
        if let Err(why) = game.check(&after, seat, *action) {
            return Err(format!("step {n} of a shortcut, `{action}`, is refused: {why:?}"));
        }
        game.apply(&mut after, Step::Act(seat, *action), &mut |_| {});
    }
    if chain.len() < 2 {
        return Err(format!("a shortcut of {} steps: {chain:?}", chain.len()));
    }
    Ok(())
}

/// Every way of an offer can be gone: each touch is lit, and in the end the
/// offer is among what is meant.
fn made(offers: &[Offer], offer: &Offer) -> Result<(), String> {
    let number = offers.iter().position(|it| std::ptr::eq(it, offer)).unwrap_or(0);
    let ways: Vec<&[Handle]> = match offer.gesture.ways.as_slice() {
        [] => vec![&[]],
        ways => ways.iter().map(Vec::as_slice).collect(),
    };
    for way in ways {
        let mut picking = Picking::default();
        let mut answer = Answer::On;
        for handle in way {
            if let Some(number) = handle.number() {
                picking.set_number(number);
            } else if handle.is_switch() {
                picking.switch(handle);
            }
        }
        let touches = way.iter().filter(|it| !it.is_switch() && it.number().is_none());
        for (n, handle) in touches.enumerate() {
            // Of several shapes with one handle each touch takes another one.
            answer = picking.touch(offers, handle, &format!("{handle}#{n}"));
            if answer == Answer::WhyNot {
                return Err(format!("`{}`: {handle} is not lit on its way", offer.text));
            }
        }
        let reading = picking.read(offers);
        let taken = match answer {
            Answer::Take(one) => one == number,
            Answer::Choose(list) => list.contains(&number),
            Answer::On | Answer::WhyNot => {
                reading.complete.contains(&number)
                    || reading.buttons.contains(&number)
                    || reading.toggles.iter().any(|(_, toggle)| *toggle == number)
            }
        };
        if !taken {
            return Err(format!("`{}` cannot be made by {way:?}", offer.text));
        }
    }
    Ok(())
}

/// Whether a handle is of what a word of a notation names.
fn is_of(handle: &Handle, word: &str) -> bool {
    handle.as_str().split([':', '.']).any(|part| part == word)
}

/// An action whose notation names something drawn touches it.
fn named(offer: &Offer, verb: usize, drawn: &BTreeSet<&Handle>) -> Result<(), String> {
    for word in offer.text.split(' ').skip(verb) {
        let number = word.parse::<i64>().is_ok();
        let touched =
            offer.gesture.ways.iter().any(|way| way.iter().any(|handle| is_of(handle, word)));
        let names = number || drawn.iter().any(|handle| is_of(handle, word));
        if names && !touched {
            return Err(format!("`{}` names {word} and does not touch it", offer.text));
        }
    }
    Ok(())
}

/// What holds of every drawing.
fn sound(drawing: &Drawing) -> Result<(), String> {
    for canvas in drawing.canvases() {
        let mut keys = BTreeSet::new();
        for item in &canvas.items {
            if !keys.insert(item.key.as_str()) {
                return Err(format!("two things have the key {}", item.key));
            }
            if item.handle.is_some() && item.label.is_empty() {
                return Err(format!("{} can be touched and has no label", item.key));
            }
            inside(canvas, item)?;
        }
    }
    Ok(())
}

/// Things keep inside their surface, as far as that can be told without
/// measuring paths.
fn inside(canvas: &Canvas, item: &Item) -> Result<(), String> {
    const SLACK: f32 = 2.0;
    let (left, top, width, height) = canvas.view;
    for shape in &item.shapes {
        let Some((x, y, w, h)) = bounds(shape) else { continue };
        let (x, y) = (x + item.x, y + item.y);
        let out = x < left - SLACK
            || y < top - SLACK
            || x + w > left + width + SLACK
            || y + h > top + height + SLACK;
        if out {
            return Err(format!(
                "{} reaches out of its surface: {x} {y} {w} {h} in {:?}: {shape:?}",
                item.key, canvas.view
            ));
        }
    }
    Ok(())
}

/// Left, top, width, height.
type Box4 = (f32, f32, f32, f32);

/// The box of a shape around its item's point: left, top, width, height.
pub fn bounds(shape: &Shape) -> Option<Box4> {
    match shape {
        Shape::Circle(x, y, r, _) => Some((x - r, y - r, 2.0 * r, 2.0 * r)),
        Shape::Rect(x, y, w, h, ..) | Shape::Use(_, x, y, w, h, _) => Some((*x, *y, *w, *h)),
        Shape::Text(x, y, text, letters) => {
            let wide = letters.width(text).min(letters.room.unwrap_or(f32::MAX));
            let left = match letters.anchor {
                drawing::Anchor::Start => *x,
                drawing::Anchor::Middle => x - wide / 2.0,
                drawing::Anchor::End => x - wide,
            };
            Some((left, y - letters.size * 0.8, wide, letters.size))
        }
        _ => None,
    }
}

/// The labels of a surface that overlap: texts of different things, each with
/// its box made a little smaller, for letters seldom fill it.
pub fn overlaps(canvas: &Canvas) -> Vec<(String, String)> {
    let mut boxes: Vec<(&str, String, Box4)> = Vec::new();
    for item in &canvas.items {
        for shape in &item.shapes {
            if let (Shape::Text(_, _, text, _), Some((x, y, w, h))) = (shape, bounds(shape)) {
                let inner = (item.x + x + 1.0, item.y + y + 1.0, w - 2.0, h - 2.0);
                boxes.push((&item.key, text.clone(), inner));
            }
        }
    }
    let mut found = Vec::new();
    for (n, (key, text, (x, y, w, h))) in boxes.iter().enumerate() {
        for (other, another, (left, top, wide, high)) in &boxes[n + 1..] {
            let apart = *x + *w < *left || left + wide < *x || *y + *h < *top || top + high < *y;
            if key != other && !apart {
                found.push((format!("{key}: {text}"), format!("{other}: {another}")));
            }
        }
    }
    found
}
