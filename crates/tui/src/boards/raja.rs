//! The board of Raja: the net with its villages and cities, the governors'
//! track, and a line for every player.
//!
//! Roads and places stand where [`sketch`] puts them, not where the board's
//! own points are: letters need more room across than a drawing does. Whatever
//! an action would touch is lit up while the cursor is on it.

mod report;

use super::{Board, Look, Report, Way, sketch};
use crate::fit;
use crate::words::Book;
use engine::{Game, Message, Seat, Settings, Viewer};
use raja::{Action, Character, City, Place, Raja, TOP, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use table::{Session, Told};

/// One colour for each chair; letters tell them apart as well.
const COLOURS: [Color; 5] =
    [Color::LightRed, Color::LightBlue, Color::LightGreen, Color::Yellow, Color::White];

/// The board of Raja.
pub(crate) struct Court {
    game: Raja,
    view: Option<View>,
    /// An action to light up.
    shown: Option<Action>,
}

impl Court {
    pub(crate) fn build(session: &Session, _count: bool) -> Box<dyn Board> {
        let players = session.players().len() as u8;
        let settings = Settings::read(Raja::SETTINGS, &session.options());
        let game = settings.and_then(|settings| Raja::new(players, &settings));
        let game = game.unwrap_or_else(|_| Raja::basic(2));
        Box::new(Court { game, view: None, shown: None })
    }

    /// Whether the action under the cursor has to do with a place.
    fn lit(&self, place: Place) -> bool {
        match self.shown {
            Some(
                Action::Go(to)
                | Action::House(to)
                | Action::FreeHouse(to)
                | Action::Move(to)
                | Action::FreeMove(to)
                | Action::To(to),
            ) => to == place,
            Some(Action::Palace(city, _) | Action::Governor(city)) => city.place() == place,
            _ => false,
        }
    }
}

/// A pen that writes into the part of the screen that is the board.
struct Pen<'a> {
    area: Rect,
    buffer: &'a mut Buffer,
}

impl Pen<'_> {
    /// Writes and returns the column after it; what does not fit is left out.
    fn write(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        let end = x + fit::width(text) as u16;
        if y < self.area.height && x < self.area.width {
            let room = (self.area.width - x) as usize;
            let (x, y) = (self.area.x + x, self.area.y + y);
            self.buffer.set_stringn(x, y, text, room, style);
        }
        end
    }

    /// Letters of seats in their colours.
    fn seats(&mut self, mut x: u16, y: u16, seats: &str, style: Style) -> u16 {
        for letter in seats.chars() {
            let at = (letter as usize).wrapping_sub('A' as usize);
            let colour = COLOURS.get(at).copied();
            let style = colour.map_or(style, |colour| style.fg(colour));
            x = self.write(x, y, &letter.to_string(), style);
        }
        x
    }
}

impl Court {
    fn draw_village(&self, view: &View, look: &Look<'_>, place: Place, pen: &mut Pen<'_>) {
        let Some((x, y)) = sketch::spot(&place) else { return };
        let lit = if self.lit(place) { look.palette.picked() } else { look.palette.faint() };
        let x = pen.write(x, y, &place.to_string(), lit);
        let mut owners = String::new();
        for seat in Seat::all(self.game.players()) {
            let houses = view.public.houses_in(seat, place) as usize;
            owners.push_str(&seat.to_string().repeat(houses));
        }
        let free = (self.game.village_limit() as usize).saturating_sub(owners.len());
        let x = pen.seats(x, y, &owners, Style::new().add_modifier(Modifier::BOLD));
        pen.write(x, y, &"·".repeat(free), look.palette.faint());
    }

    fn draw_city(&self, view: &View, look: &Look<'_>, city: City, pen: &mut Pen<'_>) {
        let Some((x, y)) = sketch::spot(&city.place()) else { return };
        let public = &view.public;
        let here = public.maharaja == city.place();
        let mark = if here { "♛" } else { " " };
        let title = if self.lit(city.place()) {
            look.palette.picked()
        } else if here {
            look.palette.title()
        } else {
            look.palette.strong()
        };
        let end = pen.write(x, y, &fit::pad(&format!("{city} {}", city.name()), 11), title);
        pen.write(end, y, mark, title);
        // Centre, then the outer sites: owners, neutral ones, free ones.
        let faint = look.palette.faint();
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let mut at = pen.write(x, y + 1, "◆", faint);
        at = match public.centre[city.index()] {
            Some(seat) => pen.seats(at, y + 1, &seat.to_string(), bold),
            None => pen.write(at, y + 1, "·", faint),
        };
        at = pen.write(at, y + 1, " ◇", faint);
        for seat in Seat::all(self.game.players()) {
            let outer = public.outer[city.index()][seat.index()] as usize;
            at = pen.seats(at, y + 1, &seat.to_string().repeat(outer), bold);
        }
        at = pen.write(at, y + 1, &"#".repeat(self.game.neutral() as usize), faint);
        let free = self.game.outer_free(public, city) as usize;
        pen.write(at, y + 1, &"·".repeat(free), faint);
        // Houses, then architects.
        let mut at = x;
        for seat in Seat::all(self.game.players()) {
            let houses = public.houses[city.index()][seat.index()];
            if houses > 0 {
                at = pen.seats(at, y + 2, &seat.to_string(), Style::new());
                at = pen.write(at, y + 2, &houses.to_string(), Style::new());
            }
        }
        self.draw_architects(view, city.place(), at, y + 2, pen);
    }

    fn draw_architects(&self, view: &View, place: Place, x: u16, y: u16, pen: &mut Pen<'_>) {
        let mut x = x;
        for seat in Seat::all(self.game.players()) {
            if view.public.architect[seat.index()] == place {
                x = pen.write(x, y, "@", Style::new());
                x = pen.seats(x, y, &seat.to_string(), Style::new().add_modifier(Modifier::BOLD));
            }
        }
    }

    fn draw_track(&self, view: &View, look: &Look<'_>, y: u16, pen: &mut Pen<'_>) {
        let track = &view.public.track;
        let faint = look.palette.faint();
        let title = look.book.word("tui-raja-track");
        let mut x = pen.write(0, y, &format!("{title} "), look.palette.strong());
        for space in 1..=TOP {
            if space == raja::board::START_SPACES + 1 {
                x = pen.write(x, y, "│ ", faint);
            }
            x = match track.on(space) {
                Some(city) => {
                    let style =
                        if self.lit(city.place()) { look.palette.picked() } else { Style::new() };
                    pen.write(x, y, &format!("{city} "), style)
                }
                None => pen.write(x, y, "· ", faint),
            };
        }
        let bank: Vec<String> =
            self.game.bank(&view.public).iter().map(|card| card.number().to_string()).collect();
        let bank = if bank.is_empty() { "-".to_owned() } else { bank.join(" ") };
        let bank = Message::new("tui-raja-bank").text("cards", bank);
        pen.write(x + 1, y, &look.book.say(&bank, look.seat), look.palette.info());
    }

    fn draw_seat(&self, view: &View, look: &Look<'_>, seat: Seat, y: u16, pen: &mut Pen<'_>) {
        let (n, public) = (seat.index(), &view.public);
        let turn = public.asked(self.game.players()).contains(seat);
        let x = pen.write(0, y, if turn { "▸" } else { " " }, look.palette.title());
        let x = pen.seats(x, y, &seat.to_string(), Style::new().add_modifier(Modifier::BOLD));
        let name = fit::pad(&fit::cut(&look.book.name(seat), 10), 11);
        let x = pen.write(x, y, &format!(" {name}"), Style::new());
        let gold = view.gold[n].map_or("?".to_owned(), |gold| gold.to_string());
        let disc = match view.disc[n] {
            Some(disc) => {
                let kinds = disc.kinds();
                kinds.map(|kind| look.book.short("raja-kind", kind.word())).join(", ")
            }
            None if public.sealed.contains(seat) => look.book.word("tui-raja-sealed"),
            None => "-".to_owned(),
        };
        let name = |card: Character| {
            let name = look.book.find(&format!("character-{}", card.word())).unwrap_or_default();
            format!("{} {name}", card.number())
        };
        let line = |ids: [&'static str; 2], cards: Vec<String>| {
            let cards = if cards.is_empty() { "-".to_owned() } else { cards.join(", ") };
            let line = Message::new(ids[usize::from(self.game.is_advanced())])
                .text("cards", cards)
                .text("gold", &gold)
                .number("built", public.palaces[n])
                .number("all", self.game.palaces())
                .number("reserve", public.reserve[n])
                .number("quarry", public.quarry[n])
                .text("disc", &disc);
            let line = if self.game.is_advanced() {
                line.number("tokens", public.tokens[n])
            } else {
                line
            };
            look.book.say(&line, look.seat)
        };
        let cards = public.cards[n];
        let mut text =
            line(["tui-raja-seat", "tui-raja-seat-tokens"], cards.iter().map(name).collect());
        // What does not fit is told in fewer words: cards by their numbers.
        if fit::width(&text) > pen.area.width.saturating_sub(x) as usize {
            let numbers = cards.iter().map(|card| card.number().to_string());
            text = line(["tui-raja-seat-short", "tui-raja-seat-tokens-short"], numbers.collect());
        }
        let played = public.played.contains(seat);
        let style = if played { look.palette.faint() } else { Style::new() };
        pen.write(x, y, &text, style);
    }
}

impl Board for Court {
    fn look(&mut self, session: &Session, viewer: Viewer) {
        self.view = session.view_any(viewer).downcast::<View>().ok().map(|view| *view);
        self.shown = None;
    }

    fn rows(&self, available: u16) -> u16 {
        let players = self.game.players() as u16;
        match available {
            36.. => sketch::ROWS + 3 + players,
            34.. => sketch::ROWS + 2 + players,
            _ => sketch::ROWS + 2,
        }
    }

    fn draw(&self, look: &Look<'_>, area: Rect, buffer: &mut Buffer) {
        let Some(view) = &self.view else { return };
        let mut pen = Pen { area, buffer };
        for (y, line) in (0..).zip(sketch::ROADS) {
            pen.write(0, y, line, look.palette.faint());
        }
        for place in Place::all().filter(|place| place.village().is_some()) {
            self.draw_village(view, look, place, &mut pen);
        }
        for city in City::all() {
            self.draw_city(view, look, city, &mut pen);
        }
        if let Some((x, y)) = sketch::spot(&Place::START) {
            let lit = self.lit(Place::START);
            let style = if lit { look.palette.picked() } else { look.palette.strong() };
            pen.write(x, y, "S Sarai", style);
            self.draw_architects(view, Place::START, x, y + 1, &mut pen);
        }
        self.draw_track(view, look, sketch::ROWS, &mut pen);
        // Everybody if there is room; else the reader, or whoever is asked.
        let seats: Vec<Seat> = Seat::all(self.game.players()).collect();
        let room = area.height.saturating_sub(sketch::ROWS + 1) as usize;
        if room >= seats.len() {
            for (y, seat) in (sketch::ROWS + 1..).zip(&seats) {
                self.draw_seat(view, look, *seat, y, &mut pen);
            }
            if room > seats.len() {
                let y = sketch::ROWS + 1 + seats.len() as u16;
                pen.write(1, y, &look.book.word("tui-raja-signs"), look.palette.faint());
            }
        } else {
            let asked = view.public.asked(self.game.players()).lowest();
            let seat = look.seat.or(asked).unwrap_or(Seat::A);
            self.draw_seat(view, look, seat, sketch::ROWS + 1, &mut pen);
        }
    }

    fn status(&self, book: &Book) -> Vec<String> {
        let Some(view) = self.view.filter(|view| view.public.round > 0) else {
            return Vec::new();
        };
        let city = view.public.maharaja.name();
        let round = Message::new("tui-raja-round").number("round", view.public.round);
        vec![book.say(&round.text("city", city), None)]
    }

    fn steer(&mut self, _way: Way) -> bool {
        false
    }

    fn show(&mut self, action: Option<&str>) {
        self.shown = action.and_then(|text| text.parse().ok());
    }

    fn report(&self, told: &Told) -> Option<Report> {
        report::report(&self.game, told)
    }

    fn score(&self) -> Message {
        Message::new("tui-raja-score")
    }
}
