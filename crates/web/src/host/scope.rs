//! For how long an answer is meant: once, in this part of the match, or always.
//! The games say which answers may stand; here it is only found out which of them
//! answer the open question.

use crate::scene::Order;
use drawing::Handle;
use engine::{Message, Seat, Stances};
use table::AnyMatch;

/// The switch for this part of the match.
const PART: &str = "scope:part";
/// The switch for always.
const ALWAYS: &str = "scope:always";

/// What may stand at the open question, and what is chosen.
#[derive(Default)]
pub(super) struct Scope {
    /// Answers in notation, each with the question and the answer that stand.
    answers: Vec<(String, &'static str, &'static str)>,
    /// The part of the match; 0 if it has none.
    part: u32,
    chosen: Option<&'static str>,
}

impl Scope {
    /// What may stand at the question that a seat is asked.
    pub(super) fn of(game: &dyn AnyMatch, seat: Seat) -> Scope {
        let list = game.standing();
        let mut nothing = Stances::new(list);
        for standing in list {
            nothing.set(standing.key, None);
        }
        let mut answers: Vec<(String, &'static str, &'static str)> = Vec::new();
        for standing in list {
            for answer in standing.answers {
                let mut stances = nothing.clone();
                stances.set(standing.key, Some(answer));
                if let Some(text) = game.stand(seat, &stances)
                    && !answers.iter().any(|(known, ..)| *known == text)
                {
                    answers.push((text, standing.key, answer));
                }
            }
        }
        Scope { answers, part: game.chapter(), chosen: None }
    }

    /// The switches beside the prompt.
    pub(super) fn switches(&self, say: &dyn Fn(&Message) -> String) -> Vec<(Handle, String, bool)> {
        if self.answers.is_empty() {
            return Vec::new();
        }
        let list = [(PART, "web-answer-part"), (ALWAYS, "web-answer-always")];
        let offered = list.into_iter().filter(|(key, _)| *key != PART || self.part > 0);
        offered
            .map(|(key, word)| (key.into(), say(&Message::new(word)), self.chosen == Some(key)))
            .collect()
    }

    /// A switch is turned; `false` if it is none of these.
    pub(super) fn turn(&mut self, switch: &Handle) -> bool {
        let found = [PART, ALWAYS].into_iter().find(|key| switch == *key);
        if let Some(key) = found {
            self.chosen = if self.chosen == Some(key) { None } else { Some(key) };
        }
        found.is_some()
    }

    /// What is sent for an answer that is meant to stand.
    pub(super) fn stands(&self, text: &str) -> Option<Order> {
        let chosen = self.chosen?;
        let (_, question, answer) = self.answers.iter().find(|(known, ..)| known == text)?;
        let answer = match chosen {
            PART => format!("{answer}@{}", self.part),
            _ => (*answer).to_owned(),
        };
        Some(Order::Stand { question: (*question).to_owned(), answer: Some(answer) })
    }
}
