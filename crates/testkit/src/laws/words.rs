//! Everything a game says is a sentence, in every language, and gets what it
//! needs.

use super::scene::{Moment, Scene};
use super::{ActionOf, ChanceOf, Lawful, Verdict};
use crate::Rng;
use crate::mutate::mutate;
use engine::{
    Arg, Faults, Game, Illegal, Message, Misread, Random, Section, Step, Values, Viewer, Words,
};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Ids of the sentences that every table knows, because the engine says them.
const GENERAL: &[&str] = &["illegal-", "misread-seat", "fault-record-", "fault-option-"];
/// Actions and reasons tried at a position.
const TRIED: usize = 12;

/// How often an event's sentence is examined at every position.
const OFTEN: u32 = 500;

/// One translation file: what each sentence names, in all its variants.
struct Language {
    code: &'static str,
    sentences: BTreeMap<String, Names>,
}

/// What a sentence names.
#[derive(Default)]
struct Names {
    arguments: BTreeSet<String>,
    sentences: BTreeSet<String>,
}

/// The law of words.
pub(super) fn everything_can_be_said<L: Lawful>(scene: &Scene<'_, L>) -> Verdict {
    let languages = match read_all::<L>() {
        Ok(languages) => languages,
        Err(what) => return scene.fail(what),
    };
    let say = |message: &Message| -> Verdict {
        scene.facts(1);
        speak::<L>(&languages, message).or_else(|what| scene.fail(what))
    };
    let say_all = |sections: &[Section]| -> Verdict {
        sections.iter().try_for_each(|section| {
            say(&section.title)?;
            section.lines.iter().try_for_each(say)
        })
    };
    for id in option_ids::<L::Game>() {
        let known = languages.iter().all(|language| language.sentences.contains_key(&id));
        scene.must(known, || format!("An option wants the sentence {id}"))?;
    }
    let game = scene.game;
    say_all(&game.help())?;
    let mut list = Vec::new();
    let mut often: HashMap<Cow<'static, str>, u32> = HashMap::new();
    let visit = |moment: &Moment<'_, L>, close: bool, random: &mut Rng| {
        let state = moment.state;
        // Some events are rare, so none is passed over until its sentence has
        // been seen often, as everybody hears it.
        for event in moment.taken.iter().flat_map(|taken| taken.events) {
            let heard = Viewer::all(game.players()).map(|viewer| game.redact(event, viewer));
            for event in heard.flatten().chain([event.clone()]) {
                let message = game.event(&event);
                let count = often.entry(message.id.clone()).or_default();
                *count += 1;
                if close || *count <= OFTEN {
                    say(&message)?;
                }
            }
        }
        if !close {
            return Ok(());
        }
        for viewer in Viewer::all(game.players()) {
            let view = game.view(state, viewer);
            say(&game.prompt(&view))?;
            say_all(&game.describe(&view))?;
            let Viewer::Seat(seat) = viewer else { continue };
            list.clear();
            game.legal(state, seat, &mut list);
            for _ in 0..TRIED.min(list.len()) {
                let action = list[random.below(list.len() as u32) as usize];
                say(&game.action(&view, action))?;
            }
            for _ in 0..TRIED.min(scene.universe.len()) {
                let at = random.below(scene.universe.len() as u32) as usize;
                let action = scene.universe[at];
                if let Err(why) = game.check(state, seat, action) {
                    say(&why.message(|reason| game.reason(reason)))?;
                }
                if let Err(Misread(message)) =
                    mutate(&action.to_string(), random).parse::<ActionOf<L>>()
                {
                    say(&message)?;
                }
            }
        }
        if let Some(Step::Roll(chance)) = moment.taken.as_ref().map(|taken| taken.step) {
            if let Err(Misread(message)) =
                mutate(&chance.to_string(), random).parse::<ChanceOf<L>>()
            {
                say(&message)?;
            }
            if let Err(why @ Illegal::Rule(_)) = game.check_chance(state, chance) {
                say(&why.message(|reason| game.reason(reason)))?;
            }
        }
        let text = mutate(&game.position(state).to_string(), random);
        let placed = text.parse().and_then(|position| game.place(&position));
        if let Err(Faults(faults)) = placed {
            faults.iter().try_for_each(say)?;
        }
        Ok(())
    };
    scene.matches(10_000, visit, |_, _, _| Ok(()))
}

/// The names of the options and of their choices. Numbers need no words.
fn option_ids<G: Game>() -> Vec<String> {
    let mut ids = Vec::new();
    for setting in G::SETTINGS {
        ids.push(format!("option-{}", setting.key));
        if !matches!(setting.values, Values::Number { .. }) {
            let values = setting.values.all();
            ids.extend(
                values.map(|n| format!("option-{}-{}", setting.key, setting.values.show(n))),
            );
        }
    }
    ids
}

/// Reads the translation files: no junk, the same sentences in each, and the
/// rules in the same languages.
fn read_all<L: Lawful>() -> Result<Vec<Language>, String> {
    let mut languages: Vec<Language> = Vec::new();
    for (code, text) in L::texts() {
        languages.push(read(code, text)?);
    }
    for code in ["en", "fr"] {
        if !languages.iter().any(|language| language.code == code) {
            return Err(format!("There is no translation file for {code}"));
        }
    }
    for Language { code, sentences } in &languages {
        if !L::Game::RULES.iter().any(|(other, rules)| other == code && !rules.trim().is_empty()) {
            return Err(format!("There are no rules in {code}"));
        }
        for other in &languages {
            if let Some(id) = sentences.keys().find(|id| !other.sentences.contains_key(*id)) {
                return Err(format!("{id} is a sentence in {code}, but not in {}", other.code));
            }
        }
    }
    Ok(languages)
}

fn read(code: &'static str, text: &str) -> Result<Language, String> {
    let resource = fluent_syntax::parser::parse(text)
        .map_err(|(_, faults)| format!("The translation file for {code} is broken: {faults:?}"))?;
    let mut sentences = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut names = Names::default();
            match &message.value {
                Some(value) => names.gather(value),
                None => return Err(format!("{} says nothing in {code}", message.id.name)),
            }
            if sentences.insert(message.id.name.to_owned(), names).is_some() {
                return Err(format!("{} stands twice in {code}", message.id.name));
            }
        }
    }
    Ok(Language { code, sentences })
}

impl Names {
    fn gather(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.gather(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.sentences.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|inline| self.inline(inline));
                arguments.named.iter().for_each(|named| self.inline(&named.value));
            }
            // A term sees only what it is given.
            InlineExpression::TermReference { arguments, .. } => {
                let named = arguments.iter().flat_map(|arguments| &arguments.named);
                named.for_each(|named| self.inline(&named.value));
            }
        }
    }
}

/// Whether every language has the sentence and gets what it names.
fn speak<L: Lawful>(languages: &[Language], message: &Message) -> Result<(), String> {
    for (_, arg) in &message.args {
        match arg {
            Arg::Message(inner) => speak::<L>(languages, inner)?,
            Arg::List(list) => {
                list.iter().try_for_each(|inner| speak::<L>(languages, inner))?;
            }
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
        }
    }
    let general = L::GENERAL.contains(&message.id.as_ref())
        || GENERAL.iter().any(|prefix| message.id.starts_with(prefix));
    let defined = |language: &Language| language.sentences.contains_key(message.id.as_ref());
    if general && !languages.iter().any(defined) {
        return Ok(());
    }
    for language in languages {
        sentence(language, &message.id, message, 0)?;
    }
    Ok(())
}

fn sentence(language: &Language, id: &str, message: &Message, depth: u8) -> Result<(), String> {
    let code = language.code;
    let Some(names) = language.sentences.get(id) else {
        return Err(format!("There is no sentence {id} in {code}, wanted for: {message}"));
    };
    let given = |name: &String| {
        message.args.iter().any(|(arg, value)| {
            arg == name
                || matches!(value, Arg::Seat(_))
                    && name.strip_suffix("-is").is_some_and(|seat| seat == arg)
        })
    };
    if let Some(name) = names.arguments.iter().find(|name| !given(name)) {
        return Err(format!("The sentence {id} in {code} wants ${name}; it gets: {message}"));
    }
    if depth > 8 {
        return Err(format!("The sentence {id} in {code} refers to itself"));
    }
    names.sentences.iter().try_for_each(|other| sentence(language, other, message, depth + 1))
}
