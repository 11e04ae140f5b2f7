//! A pen for boards that are drawn in letters, and how it writes chairs.
//!
//! Cities have letters for names, so chairs have emblems: never a letter, never
//! a colour alone.

use crate::fit;
use crate::palette::Palette;
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
}

impl Pen<'_> {
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

    /// Whether it is somebody's turn, the emblem, and the name; the column
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
        let x = self.write(x, y, if turn { "▸" } else { " " }, self.palette.title());
        let x = self.seat(x, y, seat, bold());
        self.write(x, y, &fit::pad(name, columns), Style::new())
    }
}
