//! A board for any game: everything the view knows, in words, side by side.

use super::{Board, Look, Marks, Way};
use crate::fit;
use crate::seen::Seen;
use crate::words::Book;
use engine::Section;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, BorderType, Widget};
use std::cell::Cell;

/// A column narrower than this reads badly.
const NARROWEST: u16 = 36;

/// The table in titled groups of lines.
pub(crate) struct Sections {
    list: Vec<Section>,
    scroll: u16,
    /// How far it can be scrolled, found out while painting.
    most: Cell<u16>,
}

impl Sections {
    pub(crate) fn build(_seen: &Seen, _count: bool) -> Box<dyn Board> {
        Box::new(Sections { list: Vec::new(), scroll: 0, most: Cell::new(0) })
    }

    /// Every section as wrapped lines, the title first.
    fn texts(&self, look: &Look<'_>, columns: usize) -> Vec<Vec<String>> {
        let text = |section: &Section| {
            let mut lines = vec![look.book.say(&section.title, look.seat)];
            for line in &section.lines {
                lines.extend(fit::wrap(&look.book.say(line, look.seat), columns));
            }
            lines
        };
        self.list.iter().map(text).collect()
    }
}

impl Board for Sections {
    fn look(&mut self, seen: &Seen) {
        self.list = seen.describe();
    }

    fn rows(&self, available: u16) -> u16 {
        (available / 2).max(13)
    }

    fn draw(&self, look: &Look<'_>, area: Rect, buffer: &mut Buffer) {
        let block = Block::bordered()
            .border_type(BorderType::Rounded)
            .border_style(look.palette.frame(look.focused));
        let inner = block.inner(area);
        block.render(area, buffer);
        let count = (inner.width / NARROWEST).max(1);
        let width = inner.width / count;
        let mut columns = vec![Vec::new(); count as usize];
        // Each section goes to the column that is shortest so far.
        for text in self.texts(look, width.saturating_sub(2) as usize) {
            if let Some(column) = columns.iter_mut().min_by_key(|column| column.len()) {
                for (n, line) in text.into_iter().enumerate() {
                    column.push((n == 0, line));
                }
                column.push((false, String::new()));
            }
        }
        let longest = columns.iter().map(|column| column.len().saturating_sub(1)).max();
        self.most.set((longest.unwrap_or(0) as u16).saturating_sub(inner.height));
        let scroll = self.scroll.min(self.most.get());
        for (n, column) in columns.iter().enumerate() {
            let x = inner.x + n as u16 * width + 1;
            let lines = column.iter().skip(scroll as usize).take(inner.height as usize);
            for (row, (title, line)) in lines.enumerate() {
                let style = if *title { look.palette.title() } else { Style::new() };
                let columns = width.saturating_sub(1) as usize;
                buffer.set_stringn(x, inner.y + row as u16, line, columns, style);
            }
        }
        let below = self.most.get() - scroll;
        if below > 0 && area.width > 6 {
            let mark = format!(" ↓ {below} ");
            let x = area.right() - 2 - fit::width(&mark) as u16;
            buffer.set_string(x, area.bottom() - 1, mark, look.palette.info());
        }
    }

    fn status(&self, _book: &Book) -> Vec<String> {
        Vec::new()
    }

    fn steer(&mut self, way: Way, _marks: &Marks) -> bool {
        match way {
            Way::Up => self.scroll = self.scroll.min(self.most.get()).saturating_sub(1),
            Way::Down if self.scroll < self.most.get() => self.scroll += 1,
            Way::Down => return false,
            Way::Left | Way::Right => {}
        }
        true
    }
}
