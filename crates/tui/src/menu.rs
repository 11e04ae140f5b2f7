//! The start menu: which game, who plays, with which options.
//!
//! Everything offered comes from the catalogue: games, player counts, levels
//! and options, explained by their own sentences.

use crate::fit;
use crate::palette::Palette;
use crate::screen;
use crate::typing::Typing;
use crate::words::{Book, next_lang};
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use engine::{Message, Settings};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::{Block, BorderType, Clear, Widget};
use std::io::{self, IsTerminal};
use std::sync::Arc;
use table::{Budget, Catalog, Entry, Lang, Level, Player, Undo};

/// Who sits there unless somebody types a name.
const NAMES: [&str; 8] = ["Asha", "Ravi", "Devi", "Kiran", "Meera", "Arjun", "Leela", "Nila"];

/// What was chosen.
pub struct Chosen {
    /// The game.
    pub entry: Arc<Entry>,
    /// Who plays, in the order of the chairs.
    pub players: Vec<Player>,
    /// The options, as text.
    pub options: String,
    /// How the table takes back.
    pub undo: Undo,
    /// The language.
    pub lang: Lang,
}

/// Asks what to play of these games. Nothing if the menu was left, or if there
/// is no terminal to show it on.
pub fn choose(games: Catalog, lang: Lang) -> io::Result<Option<Chosen>> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Ok(None);
    }
    screen::choose(Menu::new(games, lang))
}

/// A line of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Game,
    /// How many play.
    Count,
    /// Who sits in a chair.
    Seat(usize),
    /// What a person is called.
    Name(usize),
    Setting(usize),
    /// How the table takes back, where one person plays alone.
    Undo,
    Language,
    Start,
}

/// What a key leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// On with the menu.
    Stay,
    /// The match begins.
    Play,
    /// The menu is left.
    Leave,
}

/// The menu, as a state machine.
pub(crate) struct Menu {
    games: Catalog,
    /// The place of the chosen one among them.
    game: usize,
    count: usize,
    /// For each chair: 0 a person, else a level.
    seats: Vec<usize>,
    names: Vec<Typing>,
    settings: Settings,
    undo: Undo,
    levels: Vec<Level>,
    book: Book,
    at: Row,
}

impl Menu {
    pub(crate) fn new(games: Catalog, lang: Lang) -> Menu {
        let entry = games.entries()[0].clone();
        let mut menu = Menu {
            games,
            game: 0,
            count: 0,
            seats: Vec::new(),
            names: NAMES.map(Typing::new).to_vec(),
            settings: Settings::new(entry.settings),
            undo: Undo::default(),
            levels: Vec::new(),
            book: Book::new(lang, &entry, Vec::new()),
            at: Row::Start,
        };
        menu.set(0);
        menu
    }

    fn entry(&self) -> Arc<Entry> {
        self.games.entries()[self.game].clone()
    }

    /// Another game: its own chairs, levels and options.
    fn set(&mut self, game: usize) {
        self.game = game;
        let entry = self.entry();
        self.count = entry.least as usize;
        self.levels = entry.levels();
        // One person against the strongest.
        self.seats = (0..entry.most as usize)
            .map(|seat| if seat == 0 { 0 } else { self.levels.len() })
            .collect();
        self.settings = Settings::new(entry.settings);
        self.book = Book::new(self.book.lang(), &entry, Vec::new());
    }

    fn rows(&self) -> Vec<Row> {
        let entry = self.entry();
        let mut rows = vec![Row::Game];
        if entry.least < entry.most {
            rows.push(Row::Count);
        }
        for seat in 0..self.count {
            rows.push(Row::Seat(seat));
            if self.seats[seat] == 0 {
                rows.push(Row::Name(seat));
            }
        }
        rows.extend((0..entry.settings.len()).map(Row::Setting));
        if self.alone() {
            rows.push(Row::Undo);
        }
        rows.extend([Row::Language, Row::Start]);
        rows
    }

    /// Whether one person plays, against computer players only.
    fn alone(&self) -> bool {
        self.seats[..self.count].iter().filter(|seat| **seat == 0).count() == 1
    }

    /// Takes a key.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Step {
        if key.kind == KeyEventKind::Release {
            return Step::Stay;
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c') if control => return Step::Leave,
            KeyCode::Esc => return Step::Leave,
            KeyCode::Char('q') if !matches!(self.at, Row::Name(_)) => return Step::Leave,
            KeyCode::Up | KeyCode::BackTab => self.step(false),
            KeyCode::Down | KeyCode::Tab => self.step(true),
            KeyCode::Enter if self.at == Row::Start => return Step::Play,
            KeyCode::Enter if matches!(self.at, Row::Name(_)) => self.step(true),
            KeyCode::Enter | KeyCode::Right | KeyCode::Char(' ')
                if !matches!(self.at, Row::Name(_)) =>
            {
                self.change(true);
            }
            KeyCode::Left if !matches!(self.at, Row::Name(_)) => self.change(false),
            _ => {
                if let Row::Name(seat) = self.at {
                    self.names[seat].key(key);
                }
            }
        }
        Step::Stay
    }

    fn step(&mut self, down: bool) {
        let rows = self.rows();
        let at = rows.iter().position(|row| *row == self.at).unwrap_or(0);
        let to = if down { at + 1 } else { at + rows.len() - 1 } % rows.len();
        self.at = rows[to];
    }

    fn change(&mut self, up: bool) {
        let turn = |value: usize, count: usize| {
            if up { (value + 1) % count } else { (value + count - 1) % count }
        };
        match self.at {
            Row::Game => self.set(turn(self.game, self.games.entries().len())),
            Row::Count => {
                let (least, most) = (self.entry().least as usize, self.entry().most as usize);
                self.count = least + turn(self.count - least, most - least + 1);
            }
            Row::Seat(seat) => self.seats[seat] = turn(self.seats[seat], self.levels.len() + 1),
            Row::Setting(n) => {
                let setting = &self.entry().settings[n];
                let values: Vec<u16> = setting.values.all().collect();
                let value = self.settings.get(setting.key);
                let at = values.iter().position(|known| *known == value).unwrap_or(0);
                let value = values[turn(at, values.len())];
                self.settings = self.settings.clone().with(setting.key, value);
            }
            Row::Undo => {
                let at = Undo::ALL.iter().position(|undo| *undo == self.undo).unwrap_or(0);
                self.undo = Undo::ALL[turn(at, Undo::ALL.len())];
            }
            Row::Language => {
                let lang = next_lang(self.book.lang());
                self.book = Book::new(lang, &self.entry(), Vec::new());
            }
            Row::Name(_) | Row::Start => {}
        }
    }

    /// What stands in the menu now.
    pub(crate) fn chosen(&self) -> Chosen {
        let player = |seat: usize| {
            let typed = self.names[seat].text.trim();
            let name = if typed.is_empty() { NAMES[seat] } else { typed };
            match self.seats[seat].checked_sub(1) {
                None => Player::human(name),
                Some(level) => {
                    Player::bot(NAMES[seat], self.levels[level].name.clone(), Budget::default())
                }
            }
        };
        Chosen {
            entry: self.entry(),
            players: (0..self.count).map(player).collect(),
            options: self.settings.to_string(),
            undo: if self.alone() { self.undo } else { Undo::Strict },
            lang: self.book.lang(),
        }
    }

    /// The label and the value of a row.
    fn words(&self, row: Row) -> (String, String) {
        let book = &self.book;
        let seat_label = |seat: usize| {
            let seat = Message::new("tui-menu-seat").number("seat", seat as i64 + 1);
            book.say(&seat, None)
        };
        match row {
            Row::Game => (book.word("tui-menu-game"), book.find("game-name").unwrap_or_default()),
            Row::Count => (book.word("tui-menu-count"), self.count.to_string()),
            Row::Seat(seat) => {
                let value = match self.seats[seat].checked_sub(1) {
                    None => book.word("tui-menu-person"),
                    Some(level) => book.say(&self.levels[level].message, None),
                };
                (seat_label(seat), value)
            }
            Row::Name(seat) => (book.word("tui-menu-name"), self.names[seat].text.clone()),
            Row::Setting(n) => {
                let setting = &self.entry().settings[n];
                let value = setting.values.show(self.settings.get(setting.key));
                let label = book.find(&format!("option-{}", setting.key));
                let told = book.find(&format!("option-{}-{value}", setting.key));
                (label.unwrap_or_else(|| setting.key.to_owned()), told.unwrap_or(value))
            }
            Row::Undo => (book.word("take-back"), book.say(&self.undo.message(), None)),
            Row::Language => (book.word("tui-menu-language"), book.lang().name().to_owned()),
            Row::Start => (book.word("tui-menu-start"), String::new()),
        }
    }

    /// Paints the menu.
    pub(crate) fn draw(&self, palette: Palette, frame: &mut Frame<'_>) {
        let area = frame.area();
        let buffer = frame.buffer_mut();
        Clear.render(area, buffer);
        let rows = self.rows();
        let words: Vec<_> = rows.iter().map(|row| self.words(*row)).collect();
        let label = words.iter().map(|(label, _)| fit::width(label)).max().unwrap_or(0);
        let width = area.width.min(86);
        let height = (rows.len() as u16 + 9).min(area.height.saturating_sub(1));
        let place = Rect {
            x: area.x + (area.width - width) / 2,
            y: area.y + (area.height.saturating_sub(1 + height)) / 2,
            width,
            height,
        };
        let block = Block::bordered()
            .border_type(BorderType::Double)
            .border_style(palette.title())
            .title(ratatui::text::Line::styled(" Durbar ", palette.title()));
        let inner = block.inner(place);
        block.render(place, buffer);
        let columns = inner.width.saturating_sub(4) as usize;
        let facts: Vec<String> = ["game-tagline", "game-players", "game-length"]
            .iter()
            .filter_map(|id| self.book.find(id))
            .collect();
        let (tagline, facts) =
            facts.split_first().map_or((String::new(), &[][..]), |(a, b)| (a.clone(), b));
        buffer.set_string(inner.x + 2, inner.y + 1, fit::cut(&tagline, columns), palette.strong());
        let facts = fit::cut(&facts.join(" · "), columns);
        buffer.set_string(inner.x + 2, inner.y + 2, facts, palette.faint());
        let mut cursor = None;
        let at = rows.iter().position(|row| *row == self.at).unwrap_or(0);
        let shown = inner.height.saturating_sub(7) as usize;
        let first = (at + 1).saturating_sub(shown);
        for (n, (row, (head, value))) in rows.iter().zip(&words).enumerate().skip(first).take(shown)
        {
            let here = *row == self.at;
            let y = inner.y + 4 + (n - first) as u16;
            let mark = if here { "►" } else { " " };
            let style = if here { palette.title() } else { Style::new() };
            let x = inner.x + 2;
            if *row == Row::Start {
                let text = format!("{mark} [ {head} ]");
                buffer.set_string(x, y, text, if here { palette.cursor() } else { style });
                continue;
            }
            let head = format!("{mark} {}  ", fit::pad(head, label));
            buffer.set_string(x, y, &head, style);
            let x = x + fit::width(&head) as u16;
            let room = (inner.right().saturating_sub(x + 1)) as usize;
            match row {
                Row::Name(seat) => {
                    buffer.set_string(x, y, fit::cut(value, room), style);
                    if here {
                        let before = fit::width(&self.names[*seat].before());
                        cursor = Some(Position { x: x + before.min(room) as u16, y });
                    }
                }
                _ if here => {
                    let value = format!("‹ {} ›", fit::cut(value, room.saturating_sub(4)));
                    buffer.set_string(x, y, value, palette.cursor());
                }
                _ => {
                    buffer.set_string(x, y, fit::cut(value, room), Style::new());
                }
            }
        }
        // What does not fit beside its label is told in full below.
        let (_, value) = &words[at];
        for (n, line) in fit::wrap(value, columns).into_iter().take(2).enumerate() {
            let y = inner.y + 5 + (rows.len().min(shown) + n) as u16;
            if self.at != Row::Start && y < inner.bottom() {
                buffer.set_string(inner.x + 2, y, line, palette.info());
            }
        }
        let keys = fit::pad(&format!(" {}", self.book.word("tui-keys-menu")), area.width as usize);
        buffer.set_string(area.x, area.bottom().saturating_sub(1), keys, palette.bar());
        if let Some(cursor) = cursor {
            frame.set_cursor_position(cursor);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    fn press(menu: &mut Menu, codes: &[KeyCode]) -> Step {
        let key = |_, code: &KeyCode| menu.key(KeyEvent::new(*code, KeyModifiers::NONE));
        codes.iter().fold(Step::Stay, key)
    }

    fn screen(menu: &Menu, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| menu.draw(Palette { colour: true }, frame)).unwrap();
        let buffer = terminal.backend().buffer().clone();
        let row = |y| (0..width).map(|x| buffer[(x, y)].symbol().to_owned()).collect::<String>();
        (0..height).map(row).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn one_key_starts_a_match_against_the_strongest() {
        let mut menu = Menu::new(catalog::games(), Lang::En);
        assert_eq!(press(&mut menu, &[KeyCode::Enter]), Step::Play);
        let chosen = menu.chosen();
        assert_eq!(chosen.entry.id, catalog::games().entries()[0].id);
        assert_eq!(chosen.players.len(), chosen.entry.least as usize);
        assert!(!chosen.players[0].is_bot());
        let strongest = chosen.entry.levels().pop().unwrap().name;
        assert_eq!(chosen.players[1], Player::bot("Ravi", strongest, Budget::default()));
        let setup = table::Setup {
            options: chosen.options,
            ..table::Setup::new(chosen.players, table::Seed::from_phrase("menu"))
        };
        assert!(table::home::Home::open(chosen.entry, setup, 1).is_ok());
    }

    #[test]
    fn everything_offered_can_be_changed() {
        let mut menu = Menu::new(catalog::games(), Lang::En);
        menu.at = Row::Name(0);
        press(&mut menu, &[KeyCode::Backspace; 4]);
        press(&mut menu, &['B', 'o', 'q', 'u', 'i'].map(KeyCode::Char));
        menu.at = Row::Seat(1);
        press(&mut menu, &[KeyCode::Right]);
        assert!(menu.rows().contains(&Row::Name(1)), "a second person has a name");
        menu.at = Row::Setting(0);
        press(&mut menu, &[KeyCode::Left]);
        menu.at = Row::Language;
        press(&mut menu, &[KeyCode::Right]);
        menu.at = Row::Start;
        assert_eq!(press(&mut menu, &[KeyCode::Enter]), Step::Play);
        let chosen = menu.chosen();
        assert_eq!(chosen.lang, Lang::Fr);
        let names: Vec<_> = chosen.players.iter().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["Boqui", "Ravi"]);
        assert!(chosen.players.iter().all(|player| !player.is_bot()));
        assert!(chosen.options.contains("seals=1"), "{}", chosen.options);
    }

    #[test]
    fn whoever_plays_alone_chooses_how_to_take_back() {
        let mut menu = Menu::new(catalog::games(), Lang::En);
        assert_eq!(menu.chosen().undo, Undo::Strict, "unless chosen otherwise");
        menu.at = Row::Undo;
        press(&mut menu, &[KeyCode::Right]);
        assert_eq!(menu.chosen().undo, Undo::Friendly);
        assert!(screen(&menu, 120, 40).contains("the same chance falls again"));
        // A second person at the keyboard makes it strict.
        menu.at = Row::Seat(1);
        press(&mut menu, &[KeyCode::Right]);
        assert!(!menu.rows().contains(&Row::Undo));
        assert_eq!(menu.chosen().undo, Undo::Strict);
    }

    #[test]
    fn the_menu_can_be_left_and_walked_around() {
        for code in [KeyCode::Esc, KeyCode::Char('q')] {
            assert_eq!(press(&mut Menu::new(catalog::games(), Lang::En), &[code]), Step::Leave);
        }
        let mut menu = Menu::new(catalog::games(), Lang::En);
        let rows = menu.rows().len();
        press(&mut menu, &vec![KeyCode::Down; rows]);
        assert_eq!(menu.at, Row::Start);
        press(&mut menu, &vec![KeyCode::Up; rows + 1]);
        assert_eq!(menu.at, Row::Language);
    }

    #[test]
    fn the_menu_fits_in_both_languages() {
        for lang in Lang::ALL {
            let menu = Menu::new(catalog::games(), lang);
            for (width, height) in [(80, 24), (120, 40), (20, 8), (1, 1)] {
                let text = screen(&menu, width, height);
                if width >= 80 {
                    for word in ["Jaipur", "Asha", lang.name()] {
                        assert!(text.contains(word), "{word}:\n{text}");
                    }
                }
            }
        }
    }
}
