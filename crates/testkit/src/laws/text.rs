//! Law 8: what is written reads back, and nothing that is read can do harm.

use super::scene::{Moment, Scene, choose, record};
use super::{ActionOf, ChanceOf, Lawful, StateOf, Verdict};
use crate::Rng;
use crate::mutate::{mutate, nonsense};
use engine::{
    Faults, Game, Illegal, Line, Message, Misread, Random, Record, Replay, Step, Turn, Viewer,
};
use std::fmt::{Debug, Display, Write};
use std::str::FromStr;

/// Wrong texts of each kind at a close look.
const WRONG: usize = 6;
/// Steps played from a position that the gate let in.
const TRIAL: usize = 40;

/// Law 8.
pub(super) fn text_reads_back<L: Lawful>(scene: &Scene<'_, L>) -> Verdict {
    for action in scene.universe {
        step_text(scene, "action", action)?;
    }
    let mut fallen: Vec<ChanceOf<L>> = Vec::new();
    L::chances(scene.game, &mut |chance| fallen.push(chance));
    for chance in &fallen {
        step_text(scene, "chance", chance)?;
    }
    let visit = |moment: &Moment<'_, L>, close: bool, random: &mut Rng| {
        let state = moment.state;
        if scene.game.turn(state) == Turn::Chance {
            chance_is_judged(scene, state, &mut fallen, random)?;
        }
        if close {
            position_reads_back(scene, state)?;
            wire_reads_back(scene, moment, random)?;
            wrong_steps(scene, &fallen, random)?;
            wrong_positions(scene, state, random)?;
        }
        Ok(())
    };
    let done = |last: &StateOf<L>, steps: &[Step<L::Game>], random: &mut Rng| {
        records_read_back(scene, last, steps, random)
    };
    scene.matches(8000, visit, done)
}

/// Whether a refusal says something.
pub(super) fn has_words(messages: &[Message]) -> Result<(), String> {
    if messages.is_empty() || messages.iter().any(|message| message.id.is_empty()) {
        return Err("It is refused without a word.".to_owned());
    }
    Ok(())
}

/// An action's or a chance's text: reads back, and fits on a record's line.
fn step_text<L: Lawful, T>(scene: &Scene<'_, L>, kind: &str, value: &T) -> Verdict
where
    T: Display + Debug + FromStr<Err = Misread> + Eq,
{
    let text = value.to_string();
    scene.facts(1);
    match text.parse::<T>() {
        Ok(read) if read == *value => {}
        read => {
            scene.fail(format!("The {kind} {value:?} is written {text:?} and read {read:?}"))?;
        }
    }
    let kept = Line::read(&format!("A {text}")).is_ok_and(|line| line.text == text);
    let plain = !text.contains(['#', '\n', '\r']);
    scene.must(kept && plain, || format!("The {kind} {text:?} does not fit on a record's line"))
}

/// Every outcome that falls is allowed and reads back; one that is allowed
/// leaves a state that passes its audit.
fn chance_is_judged<L: Lawful>(
    scene: &Scene<'_, L>,
    state: &StateOf<L>,
    fallen: &mut Vec<ChanceOf<L>>,
    random: &mut Rng,
) -> Verdict {
    let game = scene.game;
    let chance = game.roll(state, random);
    if let Err(why) = game.check_chance(state, chance) {
        scene.fail(format!("`{chance}` fell, but `check_chance` says {why:?}"))?;
    }
    step_text(scene, "chance", &chance)?;
    let mut tried = Vec::with_capacity(8);
    for _ in 0..4 {
        tried.extend(mutate(&chance.to_string(), random).parse::<ChanceOf<L>>());
        if !fallen.is_empty() {
            tried.push(fallen[random.below(fallen.len() as u32) as usize]);
        }
    }
    for chance in tried {
        if game.check_chance(state, chance).is_ok() {
            let mut after = state.clone();
            game.apply(&mut after, Step::Roll(chance), &mut |_| {});
            if let Err(what) = game.audit(&after) {
                scene.fail(format!(
                    "`check_chance` allows `{chance}`, and then the audit fails: {what}"
                ))?;
            }
        }
        scene.facts(1);
    }
    if fallen.len() < 256 && !fallen.contains(&chance) {
        fallen.push(chance);
    }
    Ok(())
}

fn position_reads_back<L: Lawful>(scene: &Scene<'_, L>, state: &StateOf<L>) -> Verdict {
    let game = scene.game;
    let position = game.position(state);
    let text = position.to_string();
    match text.parse::<<L::Game as Game>::Position>() {
        Ok(read) if read == position => {}
        Ok(read) => scene.fail(format!(
            "The position\n{text}\nreads back as another:\n{read:?}\nnot\n{position:?}"
        ))?,
        Err(faults) => scene.fail(format!("The position does not read back: {faults}\n{text}"))?,
    }
    scene.facts(2);
    match game.place(&position) {
        Ok(placed) if placed == *state => Ok(()),
        Ok(placed) => scene.fail(format!(
            "Set up again, the position\n{text}\nis another state:\n{placed:?}\nnot\n{state:?}"
        )),
        Err(faults) => scene.fail(format!("The gate refuses a true state: {faults}\n{text}")),
    }
}

/// Views, events and reasons cross the wire as JSON.
fn wire_reads_back<L: Lawful>(
    scene: &Scene<'_, L>,
    moment: &Moment<'_, L>,
    random: &mut Rng,
) -> Verdict {
    let (game, state) = (scene.game, moment.state);
    for viewer in Viewer::all(game.players()) {
        json_reads_back(scene, "view", &game.view(state, viewer))?;
    }
    for event in moment.taken.iter().flat_map(|taken| taken.events) {
        json_reads_back(scene, "event", event)?;
        for viewer in Viewer::all(game.players()) {
            if let Some(heard) = game.redact(event, viewer) {
                json_reads_back(scene, "event", &heard)?;
            }
        }
    }
    for seat in game.turn(state).seats().iter() {
        for _ in 0..WRONG {
            if scene.universe.is_empty() {
                break;
            }
            let at = random.below(scene.universe.len() as u32) as usize;
            if let Err(Illegal::Rule(reason)) = game.check(state, seat, scene.universe[at]) {
                json_reads_back(scene, "reason", &reason)?;
            }
        }
    }
    Ok(())
}

fn json_reads_back<L: Lawful, T>(scene: &Scene<'_, L>, kind: &str, value: &T) -> Verdict
where
    T: serde::Serialize + serde::de::DeserializeOwned + Eq + Debug,
{
    scene.facts(1);
    let text = match serde_json::to_string(value) {
        Ok(text) => text,
        Err(fault) => return scene.fail(format!("A {kind} is no JSON: {fault}: {value:?}")),
    };
    match serde_json::from_str::<T>(&text) {
        Ok(read) if read == *value => Ok(()),
        read => scene.fail(format!("A {kind} {value:?}\nis sent as {text}\nand read as {read:?}")),
    }
}

/// Wrong texts of actions and chance: refused with words, or read as something
/// that is written and read the same again.
fn wrong_steps<L: Lawful>(
    scene: &Scene<'_, L>,
    fallen: &[ChanceOf<L>],
    random: &mut Rng,
) -> Verdict {
    for n in 0..2 * WRONG {
        let pick = |count: usize, random: &mut Rng| random.below(count as u32) as usize;
        let action = match scene.universe {
            [] => String::new(),
            all => all[pick(all.len(), random)].to_string(),
        };
        let chance = match fallen {
            [] => action.clone(),
            all => all[pick(all.len(), random)].to_string(),
        };
        // An action read as chance and the other way round; and plain nonsense.
        let wrong = match n % 4 {
            0 => mutate(&chance, random),
            1 => nonsense(random),
            _ => mutate(&action, random),
        };
        wrong_step::<L, ActionOf<L>>(scene, "action", &wrong)?;
        let wrong = if n % 2 == 0 { mutate(&chance, random) } else { wrong };
        wrong_step::<L, ChanceOf<L>>(scene, "chance", &wrong)?;
    }
    Ok(())
}

fn wrong_step<L: Lawful, T>(scene: &Scene<'_, L>, kind: &str, text: &str) -> Verdict
where
    T: Display + Debug + FromStr<Err = Misread> + Eq,
{
    scene.facts(1);
    match text.parse::<T>() {
        Ok(value) => step_text(scene, kind, &value),
        Err(Misread(message)) => {
            has_words(&[message]).or_else(|what| scene.fail(format!("{what} As {kind}: {text:?}")))
        }
    }
}

/// Wrong positions: refused with words, or let in, and then as good as any.
fn wrong_positions<L: Lawful>(
    scene: &Scene<'_, L>,
    state: &StateOf<L>,
    random: &mut Rng,
) -> Verdict {
    let game = scene.game;
    let right = game.position(state).to_string();
    let refused = |Faults(faults): Faults, text: &str| {
        has_words(&faults).or_else(|what| scene.fail(format!("{what} As position: {text:?}")))
    };
    for n in 0..WRONG {
        let text = if n == 0 { nonsense(random) } else { mutate(&right, random) };
        scene.facts(1);
        let position = match text.parse::<<L::Game as Game>::Position>() {
            Ok(position) => position,
            Err(faults) => {
                refused(faults, &text)?;
                continue;
            }
        };
        let again = position.to_string().parse::<<L::Game as Game>::Position>();
        scene.must(again.as_ref() == Ok(&position), || {
            format!("The position {text:?}\nis written\n{position}\nand read {again:?}")
        })?;
        match game.place(&position) {
            Ok(placed) => as_good_as_any(scene, &placed, &text, random)?,
            Err(faults) => refused(faults, &text)?,
        }
    }
    Ok(())
}

/// What the gate let in passes the audit, is written and set up the same
/// again, and can be played.
fn as_good_as_any<L: Lawful>(
    scene: &Scene<'_, L>,
    placed: &StateOf<L>,
    text: &str,
    random: &mut Rng,
) -> Verdict {
    let game = scene.game;
    let again = game.place(&game.position(placed));
    scene.must(again.as_ref() == Ok(placed), || {
        format!("Set up from\n{text}\nand written down again, the state is {again:?}")
    })?;
    let mut state = placed.clone();
    let mut scratch = Vec::new();
    let mut steps = String::new();
    for _ in 0..TRIAL {
        if let Err(what) = game.audit(&state) {
            scene.fail(format!("The gate lets in\n{text}\nbut the audit fails: {what}{steps}"))?;
        }
        let Some(step) = choose(game, &state, false, random, &mut scratch) else {
            return scene.must(game.turn(&state) == Turn::Over, || {
                format!("The gate lets in\n{text}\nbut then a seat has no answer{steps}")
            });
        };
        let _ = write!(steps, "\nafter {step}");
        game.apply(&mut state, step, &mut |_| {});
    }
    Ok(())
}

/// Records read back, start from any position, and can be wrong in any way.
fn records_read_back<L: Lawful>(
    scene: &Scene<'_, L>,
    last: &StateOf<L>,
    steps: &[Step<L::Game>],
    random: &mut Rng,
) -> Verdict {
    let game = scene.game;
    let whole = record(game, steps);
    let text = whole.to_string();
    let read = |text: &str| -> Result<Record, String> {
        let mut record: Record = text.parse().map_err(|fault| format!("{fault}"))?;
        record.steps.iter_mut().for_each(|line| line.number = 0);
        Ok(record)
    };
    let back = read(&text);
    scene.must(back.as_ref() == Ok(&whole), || format!("The record reads back as {back:?}"))?;

    let from = random.below(steps.len() as u32 + 1) as usize;
    let mut state = game.start();
    for step in &steps[..from] {
        game.apply(&mut state, *step, &mut |_| {});
    }
    let mut rest = record(game, &steps[from..]);
    rest.header.start = Some(game.position(&state).to_string());
    let text_of_rest = rest.to_string();
    match read(&text_of_rest).map(|record| Replay::<L::Game>::run(&record, |_, _, _, _| {})) {
        Ok(Ok(replay)) => scene.must(replay.start == state && replay.state == *last, || {
            format!("Begun at step {from}, the record ends elsewhere:\n{text_of_rest}")
        })?,
        Ok(Err(fault)) => {
            scene.fail(format!("Begun at step {from}, {fault:?}\n{text_of_rest}"))?;
        }
        Err(fault) => scene.fail(format!("Begun at step {from}, {fault}\n{text_of_rest}"))?,
    }
    scene.facts(3);

    for n in 0..WRONG {
        let wrong = match n {
            0 => nonsense(random),
            n if n % 2 == 0 => mutate(&text, random),
            _ => mutate(&text_of_rest, random),
        };
        let said = match wrong.parse::<Record>() {
            Err(fault) => vec![fault.message],
            Ok(record) => match Replay::<L::Game>::run(&record, |_, _, _, _| {}) {
                Ok(_) => continue,
                Err(fault) => fault.messages(Some(game)),
            },
        };
        has_words(&said).or_else(|what| scene.fail(format!("{what} As record:\n{wrong}")))?;
        scene.facts(1);
    }
    Ok(())
}
