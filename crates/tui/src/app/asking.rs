//! What is asked for at the table, by people and computer players, and what must
//! be written down before it is real.

use super::{App, Effect, Focus, Pending, Purpose, Tone, Wanted};
use crate::away::Order;
use crate::host::{Host, now};
use crate::typing::Typing;
use crate::{advice, keep};
use engine::{Message, Seat};
use std::path::PathBuf;
use table::home::Answered;
use table::room::Ask;
use table::{Answer, Refusal};

impl App {
    /// The thinking of computer players that has not begun.
    pub(super) fn think(&mut self) -> Vec<Effect> {
        let Host::Here(home) = &self.host else { return Vec::new() };
        let thoughts = home.thoughts();
        self.thinking.retain(|known| thoughts.iter().any(|t| (t.seat, t.prompt) == *known));
        let mut effects = Vec::new();
        for thought in thoughts {
            let question = (thought.seat, thought.prompt);
            if !self.thinking.contains(&question) {
                self.thinking.push(question);
                let patience = home.patience(thought.seat);
                effects.push(Effect::Think { thought, purpose: Purpose::Act, patience });
            }
        }
        effects
    }

    pub(super) fn thought(
        &mut self,
        seat: Seat,
        prompt: u64,
        answer: Option<&Answer>,
    ) -> Vec<Effect> {
        let asked = self.thinking.iter().position(|known| *known == (seat, prompt));
        // Something was taken back in the meantime: nobody waits for this.
        let Some(asked) = asked else {
            return Vec::new();
        };
        self.thinking.remove(asked);
        let Host::Here(home) = &mut self.host else { return Vec::new() };
        match home.answer(seat, prompt, answer.map(|it| it.text.as_str()), now()) {
            Answered::Taken => self.keep(),
            Answered::Anew => {
                self.tell(Tone::Bad, Message::new("tui-bot-failed").seat("who", seat));
                self.think()
            }
            Answered::Stale => self.think(),
            Answered::Refused(why) => {
                self.tell(Tone::Bad, why.message());
                Vec::new()
            }
        }
    }

    /// Asks for something at the table; nothing if it is refused at once, which
    /// is told.
    pub(super) fn ask(&mut self, ask: Ask) -> Option<Vec<Effect>> {
        let asked = match &mut self.host {
            Host::Here(_) if ask == Ask::Rematch => Err(Message::new("tui-again-here")),
            Host::Here(home) => home.ask(ask, now()).map(|()| None).map_err(|it| it.message()),
            Host::Server(away) => away.ask(ask).map(Some),
        };
        match asked {
            Ok(None) => Some(self.keep()),
            Ok(Some(orders)) => {
                // Until it is answered there is nothing more to do.
                self.settle_thought();
                self.list();
                Some(orders.into_iter().map(Effect::Order).collect())
            }
            Err(why) => {
                self.tell(Tone::Bad, why);
                None
            }
        }
    }

    /// Asks for what was worked out to be written down, or makes it real at once.
    pub(super) fn keep(&mut self) -> Vec<Effect> {
        let Host::Here(home) = &mut self.host else { return Vec::new() };
        if let (Some(path), Some(record)) = (self.record.clone(), home.unkept()) {
            self.pending = Some(Pending::Step);
            return vec![Effect::Keep { path, text: record.to_string(), fresh: false }];
        }
        let shown = home.kept();
        self.heed(shown)
    }

    pub(super) fn kept(&mut self, result: Result<(), Message>) -> Vec<Effect> {
        match (self.pending.take(), result) {
            (None, _) => Vec::new(),
            (Some(Pending::Step), Ok(())) => {
                let Host::Here(home) = &mut self.host else { return Vec::new() };
                let shown = home.kept();
                self.heed(shown)
            }
            (Some(Pending::Copy(path)), Ok(())) => {
                let file = path.to_string_lossy().into_owned();
                self.record = Some(path);
                self.tell(Tone::Good, Message::new("tui-saved").text("file", file));
                Vec::new()
            }
            // The server has not answered yet.
            (Some(fetch @ Pending::Fetch(..)), _) => {
                self.pending = Some(fetch);
                Vec::new()
            }
            (Some(pending), Err(why)) => {
                self.tell(Tone::Bad, why);
                if let (Pending::Step, Host::Here(home)) = (pending, &mut self.host) {
                    home.not_kept();
                }
                // The step has not happened: whoever was asked is asked again.
                self.refresh()
            }
        }
    }

    /// The person at the keyboard acts, after whatever is held; nothing if it is
    /// refused at once.
    pub(super) fn act(&mut self, text: &str) -> Option<Vec<Effect>> {
        let seat = self.seat()?;
        // What a server would refuse need not be sent.
        let served = matches!(self.host, Host::Server(_));
        if served
            && self.mirror().question_of(seat).is_some()
            && let Err(refusal) = self.seen.explain(seat, text)
        {
            self.tell(Tone::Bad, refusal.message());
            return None;
        }
        self.send(self.chain(text))
    }

    /// Sends a whole thought; nothing if it is refused at once.
    pub(super) fn send(&mut self, chain: String) -> Option<Vec<Effect>> {
        let seat = self.seat()?;
        let Some(prompt) = self.mirror().question_of(seat) else {
            let refusal = match self.mirror().outcome {
                Some(_) => Refusal::Over,
                None => Refusal::Illegal(Message::new("illegal-not-you")),
            };
            self.tell(Tone::Bad, refusal.message());
            return None;
        };
        self.ask(Ask::Act { seat, prompt, text: chain })
    }

    pub(super) fn ask_advice(&mut self) -> Vec<Effect> {
        let Some(seat) = self.seat() else {
            self.tell_idle();
            return Vec::new();
        };
        if self.advising.is_some() {
            return Vec::new();
        }
        match advice::thought(&self.host, seat, self.hint) {
            Err(refusal) => {
                self.tell(Tone::Bad, refusal.message());
                Vec::new()
            }
            Ok(thought) => {
                // Where other people play, nobody is advised in secret.
                let mut effects = Vec::new();
                if matches!(&self.host, Host::Server(away) if away.company()) {
                    let text = self.book.word("tui-hint-said");
                    let Some(said) = self.ask(Ask::Say { text }) else { return Vec::new() };
                    effects = said;
                }
                self.advising = Some(thought.prompt);
                let patience = table::patience::limit(self.hint);
                effects.push(Effect::Think { thought, purpose: Purpose::Advise, patience });
                effects
            }
        }
    }

    pub(super) fn advice(&mut self, seat: Seat, prompt: u64, answer: Option<&Answer>) {
        if self.advising != Some(prompt) {
            return;
        }
        self.advising = None;
        // The match may have gone on, or somebody else may sit here now.
        if self.seat() != Some(seat) || self.mirror().question_of(seat) != Some(prompt) {
            return;
        }
        // It is advice on the question, not on a thought that was begun since.
        self.put_all_back();
        let message = match answer {
            Some(answer) => advice::message(&self.seen, seat, answer),
            None => Message::new("tui-hint-none"),
        };
        self.tell(Tone::Info, message);
        if let Some(answer) = answer {
            self.actions.select(&answer.text);
            self.advised = Some(answer.text.clone());
            self.focus = Focus::Actions;
        }
    }

    pub(super) fn save(&mut self) -> Vec<Effect> {
        if matches!(self.host, Host::Server(_)) && self.mirror().outcome.is_none() {
            self.tell(Tone::Bad, Refusal::Running.message());
            return Vec::new();
        }
        if let Some(path) = self.record.clone() {
            return self.copy(path, false);
        }
        let name = format!("{}.{}", self.host.entry().id, keep::ENDING);
        self.typing = Some((Wanted::File, Typing::new(name)));
        Vec::new()
    }

    /// Writes the match to a file. From then on every step goes there.
    pub(super) fn copy(&mut self, path: PathBuf, fresh: bool) -> Vec<Effect> {
        let Some(record) = self.host.record() else {
            self.pending = Some(Pending::Fetch(path, fresh));
            return vec![Effect::Order(Order::Record)];
        };
        self.pending = Some(Pending::Copy(path.clone()));
        vec![Effect::Keep { path, text: record.to_string(), fresh }]
    }
}
