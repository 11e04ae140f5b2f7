//! Standing answers, typed: `stand crossing yes`, `stand crossing ask`, and
//! `stand` alone to read what stands.

use crate::seen::Seen;
use crate::words::Book;
use engine::{Message, Seat};
use table::room::Ask;

/// The words for it.
pub(crate) const WORDS: &[&str] = &["stand", "consigne"];
/// To be asked again.
const ASK: &[&str] = &["ask", "demander", "-"];

/// Whether a line is about standing answers.
pub(crate) fn is_about(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default().to_lowercase();
    WORDS.contains(&first.as_str())
}

/// The wish of a seat after the word; nothing if it only asks what stands.
pub(crate) fn wish(rest: &str, seat: Seat) -> Option<Ask> {
    let mut words = rest.split_whitespace();
    let question = words.next()?.to_owned();
    let answer = words.next().filter(|word| !ASK.contains(word)).map(str::to_owned);
    Some(Ask::Stand { seat, question, answer })
}

/// What stands for a seat, a line for each question.
pub(crate) fn lines(seen: &Seen, seat: Seat, book: &Book) -> Vec<String> {
    let Some(stances) = seen.stances(seat) else { return Vec::new() };
    let mut lines = Vec::new();
    for (standing, chosen) in stances.iter() {
        let key = standing.key;
        let sentence = |id: &str| book.find(id).unwrap_or_else(|| id.to_owned());
        let answer = match chosen {
            Some(answer) => sentence(&format!("standing-{key}-{answer}")),
            None => book.word("tui-standing-ask"),
        };
        let message = Message::new("tui-standing-line")
            .text("key", key)
            .text("question", sentence(&format!("standing-{key}")))
            .text("answer", answer)
            .text("answers", standing.answers.join(", "));
        lines.push(book.say(&message, Some(seat)));
    }
    let end = if lines.is_empty() { "tui-standing-none" } else { "tui-standing-how" };
    lines.push(book.word(end));
    lines
}
