//! The computer players of a table: who of them thinks, and what becomes of
//! what they find.
//!
//! A thought whose question is gone (taken back, over, a person is back in the
//! chair) or whose table leaves memory is dropped, and with its ticket it is
//! cancelled. A player that fails is judged as everywhere
//! ([`table::patience`]); one that never ends is answered for at once, because
//! asking it anew would cost another thread.

use super::{AGAIN, Asker, Keeper, Mail, Pending};
use crate::hall::now;
use crate::mailbox::Receiver;
use crate::thinkers::{self, Failure, Ticket};
use engine::{Message, Seat};
use table::patience::{self, Patience, Resort};
use table::{Answer, Thought};

/// What a table knows of its computer players.
#[derive(Default)]
pub(super) struct Minds {
    thinking: Vec<Thinking>,
    patience: Patience,
    /// There was no room for a thought: the table asks again.
    waits: bool,
}

struct Thinking {
    seat: Seat,
    prompt: u64,
    /// Nothing when the answer is known and has only to be kept.
    _ticket: Option<Ticket>,
}

/// What came of a thought.
pub(crate) struct Reply {
    seat: Seat,
    prompt: u64,
    said: Result<String, Failure>,
    /// What everybody is to know about it.
    pub(super) told: Option<Message>,
}

impl Minds {
    /// Whether an answer to this question is awaited; from now on it is not.
    fn heard(&mut self, seat: Seat, prompt: u64) -> bool {
        let before = self.thinking.len();
        self.thinking.retain(|it| (it.seat, it.prompt) != (seat, prompt));
        self.thinking.len() < before
    }
}

impl Keeper {
    /// Lets the computer players think that owe an action, and no others.
    pub(super) fn think(&mut self) {
        if !self.room.meta().chairs.iter().any(|chair| chair.bot.is_some()) {
            self.minds.thinking.clear();
            return;
        }
        let thoughts = self.room.session().map(table::Session::thoughts).unwrap_or_default();
        let fits = |it: &Thinking, thought: &Thought| {
            (it.seat, it.prompt) == (thought.seat, thought.prompt)
        };
        self.minds.thinking.retain(|it| thoughts.iter().any(|thought| fits(it, thought)));
        for thought in thoughts {
            if !self.minds.thinking.iter().any(|it| fits(it, &thought)) {
                self.ask(thought);
            }
        }
    }

    /// There was no room for a thought, and a moment has passed.
    pub(super) fn think_again(&mut self) {
        self.minds.waits = false;
        self.think();
    }

    fn ask(&mut self, thought: Thought) {
        let (seat, prompt) = (thought.seat, thought.prompt);
        let meta = self.room.meta();
        let bot = meta.chairs.get(seat.index()).and_then(|chair| chair.bot.as_ref());
        let budget = bot.map(|(_, budget)| *budget).unwrap_or_default();
        let asker = thinkers::Asker { guest: meta.owner, table: self.room.code().to_owned() };
        let inbox = self.handle.inbox.clone();
        let tell = move |found: Result<Answer, Failure>| {
            let said = found.map(|answer| answer.text);
            let reply = Reply { seat, prompt, said, told: None };
            let _ = inbox.put(Mail::Answer(Box::new(reply)), usize::MAX);
        };
        match self.hall.thinkers.think(asker, thought, budget, tell) {
            Ok(ticket) => {
                self.minds.thinking.push(Thinking { seat, prompt, _ticket: Some(ticket) });
            }
            Err(thinkers::Full) if !self.minds.waits => {
                self.minds.waits = true;
                self.later(Mail::Think);
            }
            Err(thinkers::Full) => {}
        }
    }

    fn later(&self, mail: Mail) {
        let inbox = self.handle.inbox.clone();
        tokio::spawn(async move {
            tokio::time::sleep(AGAIN).await;
            let _ = inbox.put(mail, usize::MAX);
        });
    }

    /// A computer player has thought.
    pub(super) fn answer(
        &mut self,
        reply: Box<Reply>,
        mail: &mut Receiver<Mail>,
    ) -> Option<Pending> {
        let (seat, prompt) = (reply.seat, reply.prompt);
        if !self.minds.heard(seat, prompt) {
            return None;
        }
        let resort = match &reply.said {
            Ok(text) => match self.room.answer(seat, prompt, text.clone(), now()) {
                Ok(change) => return Some(self.hand_over(change, Asker::Bot(reply), mail)),
                Err(refusal) => {
                    let table = self.room.code();
                    tracing::error!(table, %seat, %text, %refusal, "a computer player was refused");
                    self.minds.patience.refused(seat, prompt, &refusal)
                }
            },
            Err(failure) => {
                tracing::error!(table = self.room.code(), %seat, ?failure, "a computer player failed");
                match failure {
                    Failure::Broke => self.minds.patience.failed(seat, prompt),
                    Failure::Endless => Resort::Replace,
                }
            }
        };
        match resort {
            Resort::AskAnew => {
                let thoughts = self.room.session().map(table::Session::thoughts);
                let same = |it: &Thought| (it.seat, it.prompt) == (seat, prompt);
                if let Some(thought) = thoughts.unwrap_or_default().into_iter().find(same) {
                    self.ask(thought.anew());
                }
                None
            }
            Resort::Replace => self.answer_for(seat, prompt, mail),
            Resort::Drop => None,
        }
    }

    /// The simplest player answers in the place of one that failed.
    fn answer_for(
        &mut self,
        seat: Seat,
        prompt: u64,
        mail: &mut Receiver<Mail>,
    ) -> Option<Pending> {
        let text = patience::simplest(self.room.session()?, seat)?;
        let change = self.room.answer(seat, prompt, text.clone(), now()).ok()?;
        tracing::error!(table = self.room.code(), %seat, %text, "a computer player was answered for");
        let told = Some(patience::told(seat));
        let reply = Box::new(Reply { seat, prompt, said: Ok(text), told });
        Some(self.hand_over(change, Asker::Bot(reply), mail))
    }

    /// An answer could not be kept: the same is tried again.
    pub(super) fn answer_again(&mut self, reply: Box<Reply>) {
        let (seat, prompt) = (reply.seat, reply.prompt);
        self.minds.thinking.push(Thinking { seat, prompt, _ticket: None });
        self.later(Mail::Answer(reply));
    }
}
