//! A line of text being typed.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Longer lines are not typed by anybody.
const LONGEST: usize = 200;

/// A text with a cursor in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Typing {
    pub(crate) text: String,
    /// The cursor, in letters from the left.
    pub(crate) at: usize,
}

impl Typing {
    /// This text with the cursor at its end.
    pub(crate) fn new(text: impl Into<String>) -> Typing {
        let text = text.into();
        Typing { at: text.chars().count(), text }
    }

    /// The text to the left of the cursor.
    pub(crate) fn before(&self) -> String {
        self.text.chars().take(self.at).collect()
    }

    fn byte(&self, letters: usize) -> usize {
        self.text.char_indices().nth(letters).map_or(self.text.len(), |(byte, _)| byte)
    }

    /// Takes a key; `false` if it is not one for a line of text.
    pub(crate) fn key(&mut self, key: KeyEvent) -> bool {
        let count = self.text.chars().count();
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('u') if control => *self = Typing::default(),
            KeyCode::Char('a') if control => self.at = 0,
            KeyCode::Char('e') if control => self.at = count,
            KeyCode::Char(_) if control => return false,
            KeyCode::Char(letter) if count < LONGEST => {
                let byte = self.byte(self.at);
                self.text.insert(byte, letter);
                self.at += 1;
            }
            KeyCode::Backspace if self.at > 0 => {
                self.at -= 1;
                let byte = self.byte(self.at);
                self.text.remove(byte);
            }
            KeyCode::Delete if self.at < count => {
                let byte = self.byte(self.at);
                self.text.remove(byte);
            }
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = (self.at + 1).min(count),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = count,
            _ => return false,
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_go_where_the_cursor_is() {
        let mut line = Typing::new("épces");
        let press = |line: &mut Typing, code| line.key(KeyEvent::new(code, KeyModifiers::NONE));
        for _ in 0..3 {
            press(&mut line, KeyCode::Left);
        }
        press(&mut line, KeyCode::Char('i'));
        assert_eq!((line.text.as_str(), line.before().as_str()), ("épices", "épi"));
        press(&mut line, KeyCode::Home);
        press(&mut line, KeyCode::Delete);
        press(&mut line, KeyCode::Backspace);
        assert_eq!((line.text.as_str(), line.at), ("pices", 0));
        assert!(!press(&mut line, KeyCode::Enter));
        line.key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL));
        assert_eq!(line, Typing::default());
    }
}
