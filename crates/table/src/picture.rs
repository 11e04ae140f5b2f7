//! A match as a picture: the board of its game, through somebody's eyes.

use crate::catalog::Entry;
use crate::erase::AnyMatch;
use crate::words::{Lang, Phrasebook, Reader};
use drawing::palette::Theme;
use drawing::{Frame, Notes, Pen, svg};
use engine::{Message, Viewer};

/// What a picture shows, and how.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// Through whose eyes.
    pub viewer: Viewer,
    /// For a window of this size.
    pub frame: Frame,
    /// In which colours.
    pub theme: Theme,
    /// In which language.
    pub lang: Lang,
}

impl Picture {
    /// The board as SVG with everything inside; nothing if the game has none. It
    /// is drawn from what the viewer may know, and from nothing else.
    pub fn of(&self, entry: &Entry, game: &dyn AnyMatch, names: &[String]) -> Option<String> {
        let book = Phrasebook::new(self.lang, entry);
        let seat = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let say = |message: &Message| book.say(message, Reader { names, seat });
        let mut notes = Notes::new();
        let mut pen = Pen { frame: self.frame, say: &say, names, notes: &mut notes };
        let drawing = game.draw(self.viewer, &mut pen)?;
        Some(svg::drawing(&drawing, &entry.palette, entry.art, self.theme))
    }
}
