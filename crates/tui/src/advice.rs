//! Hints: what the strongest computer player would do in a person's place.

use crate::host::Host;
use crate::seen::Seen;
use engine::{Message, Seat};
use table::{Answer, Budget, Refusal, Thought};

/// The thinking behind a hint. It knows what the seat knows and no more.
pub(crate) fn thought(host: &Host, seat: Seat, budget: Budget) -> Result<Thought, Refusal> {
    // Levels are listed weakest first.
    let level = host.entry().levels().pop().map(|level| level.name).unwrap_or_default();
    host.mirror().hint(host.entry(), seat, &level, budget)
}

/// What a hint says.
pub(crate) fn message(seen: &Seen, seat: Seat, answer: &Answer) -> Message {
    let Ok(what) = seen.explain(seat, &answer.text) else {
        return Message::new("tui-hint-none");
    };
    match answer.value {
        Some(value) => Message::new("tui-hint-value")
            .text("action", &answer.text)
            .message("what", what)
            .number("percent", (value.clamp(0.0, 1.0) * 100.0).round() as i64),
        None => Message::new("tui-hint").text("action", &answer.text).message("what", what),
    }
}
