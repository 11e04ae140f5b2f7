//! What the table says to whoever sits at it.

use super::{App, Focus, Tone, Wanted};
use crate::asks;
use crate::host::Host;
use engine::Message;

impl App {
    /// What stands below the lists: what was just said, or what the typed or
    /// listed action means, or the thing under the cursor, or what is picked.
    pub(crate) fn message(&self) -> (Tone, String) {
        let seat = self.seat();
        if let Some(notice) = &self.notice {
            return (notice.tone, self.book.say(&notice.message, seat));
        }
        if self.advising.is_some() {
            return (Tone::Info, format!("{} {}", self.spinner(), self.book.word("tui-advising")));
        }
        match &self.typing {
            Some((Wanted::File, _)) => return (Tone::Info, self.book.word("tui-save-name")),
            Some((Wanted::Action, line)) if line.text.trim().is_empty() => {
                return (Tone::Info, self.book.word("tui-type-something"));
            }
            Some((Wanted::Action, line)) => {
                return match asks::read(&line.text, seat, self.mirror()) {
                    Some(Ok(_)) => (Tone::Info, self.book.word("tui-type-ask")),
                    Some(Err(why)) => (Tone::Info, self.book.say(&why, seat)),
                    None => self.judged(&line.text),
                };
            }
            None => {}
        }
        if self.focus == Focus::Actions
            && let Some(item) = self.actions.current()
        {
            return (Tone::Good, item.what.clone());
        }
        let under = if self.focus == Focus::Board { self.told_under() } else { None };
        under.unwrap_or_else(|| (Tone::Info, self.resting()))
    }

    /// What is said while there is nothing to say of what is under the cursor.
    fn resting(&self) -> String {
        if self.actions.items.is_empty() { String::new() } else { self.book.word("tui-tip") }
    }

    /// What an action in notation means, or why it is refused.
    fn judged(&self, text: &str) -> (Tone, String) {
        let Some(seat) = self.seat() else {
            return (Tone::Info, String::new());
        };
        match self.seen.explain(seat, text) {
            Ok(what) => (Tone::Good, self.book.say(&what, Some(seat))),
            Err(refusal) => (Tone::Bad, self.book.say(&refusal.message(), Some(seat))),
        }
    }

    /// What the match waits for.
    pub(crate) fn prompt(&self) -> String {
        if let Some((seat, _)) = self.thinking.first() {
            let message = Message::new("tui-thinking").seat("who", *seat);
            return format!("{} {}", self.spinner(), self.book.say(&message, self.seat()));
        }
        if let Some(wait) = self.held_up() {
            return format!("{} {}", self.spinner(), self.book.word(wait));
        }
        let asks = self.seen.asks();
        format!("► {}", self.book.say(&asks, self.seat()))
    }

    /// What keeps the person at the keyboard from answering, if something does.
    fn held_up(&self) -> Option<&'static str> {
        let mirror = self.mirror();
        if matches!(self.host, Host::Server(_)) && !mirror.online() {
            return Some("tui-line-trying");
        }
        let seat = self.seat().filter(|_| mirror.outcome.is_none())?;
        if mirror.held(seat) {
            return Some("tui-held");
        }
        let asked = mirror.eyes_of(self.viewer).is_some_and(|eyes| eyes.prompt.is_some());
        (asked && mirror.question_of(seat).is_none()).then_some("tui-on-its-way")
    }

    fn spinner(&self) -> char {
        const TURN: [char; 8] = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧'];
        TURN[self.ticks % TURN.len()]
    }

    /// What was just said, for screens that cover the table.
    pub(crate) fn notice(&self) -> Option<(Tone, String)> {
        let notice = self.notice.as_ref()?;
        Some((notice.tone, self.book.say(&notice.message, self.seat())))
    }
}
