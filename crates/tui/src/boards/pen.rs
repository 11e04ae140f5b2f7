//! A pen for boards that are drawn in letters, and how it writes chairs.
//!
//! Cities have letters for names, so chairs have emblems: never a letter, never
//! a colour alone.

use super::marks::{Mark, Marks};
use crate::fit;
use crate::palette::Palette;
use drawing::Handle;
use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

/// The emblem of each chair.
const EMBLEMS: [&str; 5] = ["●", "■", "▼", "♠", "♣"];
/// The colour of each chair.
const COLOURS: [Color; 5] =
    [Color::LightRed, Color::LightBlue, Color::LightGreen, Color::Yellow, Color::White];

/// The emblem of a chair.
pub(super) fn emblem(seat: Seat) -> &'static str {
    EMBLEMS[seat.index() % EMBLEMS.len()]
}

pub(super) fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// A pen that writes into the part of the screen that is the board.
pub(super) struct Pen<'a> {
    pub(super) area: Rect,
    pub(super) buffer: &'a mut Buffer,
    pub(super) palette: Palette,
    pub(super) marks: &'a Marks,
    /// What is under the cursor, if that is on the board.
    pub(super) under: Option<Handle>,
}

impl Pen<'_> {
    /// How a thing lies there.
    pub(super) fn mark(&self, handle: &str) -> Mark {
        let cursor = self.under.as_ref().is_some_and(|under| under == handle);
        Mark { cursor, ..self.marks.at(handle) }
    }

    /// A thing of one letter: underlined if it may be touched, since there is no
    /// room for a sign beside it. Who is to blame gives way to the sign.
    pub(super) fn letter(&mut self, x: u16, y: u16, letter: &str, mark: Mark, plain: Style) -> u16 {
        let style = mark.style(self.palette, plain);
        let style = if mark.lit { style.add_modifier(Modifier::UNDERLINED) } else { style };
        let sign = mark.sign().filter(|_| mark.culprit);
        self.write(x, y, sign.unwrap_or(letter), style)
    }

    /// Writes and returns the column after it; what does not fit is left out.
    pub(super) fn write(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        let end = x + fit::width(text) as u16;
        if y < self.area.height && x < self.area.width {
            let room = (self.area.width - x) as usize;
            let (x, y) = (self.area.x + x, self.area.y + y);
            self.buffer.set_stringn(x, y, text, room, style);
        }
        end
    }

    /// The emblem of a chair in its colour.
    pub(super) fn seat(&mut self, x: u16, y: u16, seat: Seat, style: Style) -> u16 {
        let colour = COLOURS[seat.index() % COLOURS.len()];
        let style = if self.palette.colour { style.fg(colour) } else { style };
        self.write(x, y, emblem(seat), style)
    }

    /// The emblem as often as there are pieces.
    pub(super) fn seats(&mut self, mut x: u16, y: u16, seat: Seat, times: u8) -> u16 {
        for _ in 0..times {
            x = self.seat(x, y, seat, bold());
        }
        x
    }

    /// A village by its number, with its mark in place of the letter before it.
    pub(super) fn village(&mut self, x: u16, y: u16, name: &str) -> u16 {
        let mark = self.mark(name);
        let style = mark.style(self.palette, self.palette.faint());
        let text = mark.sign().map_or(name.to_owned(), |sign| name.replacen('v', sign, 1));
        self.write(x, y, &text, style)
    }

    /// The letter of a place and its name, with its mark in between; under the
    /// cursor it stands out.
    pub(super) fn title(
        &mut self,
        (x, y): (u16, u16),
        letter: &str,
        name: &str,
        columns: usize,
        plain: Style,
    ) -> u16 {
        let mark = self.mark(letter);
        let sign = mark.sign().unwrap_or(" ");
        let style = mark.style(self.palette, plain);
        self.write(x, y, &fit::pad(&format!("{letter}{sign}{name}"), columns), style)
    }

    /// Emblems with a number each: `●12■7`.
    pub(super) fn counts(
        &mut self,
        mut x: u16,
        y: u16,
        counts: impl IntoIterator<Item = (Seat, u8)>,
    ) -> u16 {
        for (seat, count) in counts {
            x = self.seat(x, y, seat, Style::new());
            x = self.write(x, y, &count.to_string(), Style::new());
        }
        x
    }

    /// Who stands in a place: `@●■`.
    pub(super) fn visitors(
        &mut self,
        x: u16,
        y: u16,
        seats: impl IntoIterator<Item = Seat>,
    ) -> u16 {
        let mut end = x;
        for seat in seats {
            if end == x {
                end = self.write(x, y, "@", Style::new());
            }
            end = self.seat(end, y, seat, bold());
        }
        end
    }

    /// Whether it is somebody's turn or they can be touched, the emblem, and the
    /// name; the column
    /// after a name of that many columns.
    pub(super) fn player(
        &mut self,
        x: u16,
        y: u16,
        who: (Seat, &str),
        turn: bool,
        columns: usize,
    ) -> u16 {
        let (seat, name) = who;
        let mark = self.mark(&format!("seat:{seat}"));
        let sign = mark.sign().unwrap_or(if turn { "▸" } else { " " });
        let x = self.write(x, y, sign, self.palette.title());
        let x = self.seat(x, y, seat, bold());
        let style = mark.style(self.palette, Style::new());
        self.write(x, y, &fit::pad(name, columns), style)
    }
}
