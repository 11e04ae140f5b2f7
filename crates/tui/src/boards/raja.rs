//! The board of Raja: the net with its villages and cities, the governors'
//! track, and a line for every player.
//!
//! Roads and places stand where [`sketch`] puts them, not where the board's
//! own points are: letters need more room across than a drawing does. Whatever
//! an action would touch is lit up while the cursor is on it.

mod report;

use super::pen::{Pen, bold};
use super::{Board, Look, Report, Way, sketch};
use crate::fit;
use crate::seen::Seen;
use crate::words::Book;
use engine::{Game, Message, Seat, Settings};
use games::raja::{Action, Character, City, Place, Raja, TOP, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::Told;

/// Lines for what the signs mean.
const LEGEND: u16 = 2;

/// The board of Raja.
pub(crate) struct Court {
    game: Raja,
    view: Option<View>,
    /// An action to light up.
    shown: Option<Action>,
}

impl Court {
    pub(crate) fn build(seen: &Seen, _count: bool) -> Box<dyn Board> {
        let players = seen.players() as u8;
        let settings = Settings::read(Raja::SETTINGS, seen.options());
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

impl Court {
    fn draw_village(&self, view: &View, look: &Look<'_>, place: Place, pen: &mut Pen<'_>) {
        let Some((x, y)) = sketch::spot(&place) else { return };
        let lit = if self.lit(place) { look.palette.picked() } else { look.palette.faint() };
        let mut x = pen.write(x, y, &place.to_string(), lit);
        let mut free = self.game.village_limit();
        for seat in Seat::all(self.game.players()) {
            let houses = view.public.houses_in(seat, place);
            x = pen.seats(x, y, seat, houses);
            free = free.saturating_sub(houses);
        }
        pen.write(x, y, &"·".repeat(free as usize), look.palette.faint());
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
        let mut at = pen.write(x, y + 1, "◆", faint);
        at = match public.centre[city.index()] {
            Some(seat) => pen.seat(at, y + 1, seat, bold()),
            None => pen.write(at, y + 1, "·", faint),
        };
        at = pen.write(at, y + 1, " ◇", faint);
        for seat in Seat::all(self.game.players()) {
            at = pen.seats(at, y + 1, seat, public.outer[city.index()][seat.index()]);
        }
        at = pen.write(at, y + 1, &"#".repeat(self.game.neutral() as usize), faint);
        let free = self.game.outer_free(public, city) as usize;
        at = pen.write(at, y + 1, &"·".repeat(free), faint);
        if self.game.is_advanced() {
            let home = Character::ALL.iter().find(|card| card.home() == city);
            let home = home.map_or(String::new(), |card| format!(" ⌂{}", card.number()));
            pen.write(at, y + 1, &home, look.palette.info());
        }
        // Houses, then architects.
        let houses = Seat::all(self.game.players())
            .map(|seat| (seat, public.houses[city.index()][seat.index()]))
            .filter(|(_, houses)| *houses > 0);
        let at = pen.counts(x, y + 2, houses);
        pen.visitors(at, y + 2, self.architects(view, city.place()));
    }

    fn architects(&self, view: &View, place: Place) -> impl Iterator<Item = Seat> {
        let at = view.public.architect;
        Seat::all(self.game.players()).filter(move |seat| at[seat.index()] == place)
    }

    /// What the city of the round would bring if it were scored now, and the
    /// prizes.
    fn draw_scoring(&self, view: &View, look: &Look<'_>, pen: &mut Pen<'_>) {
        let (x, _, y) = sketch::RIGHT;
        pen.write(x, y, &look.book.word("tui-raja-prizes"), look.palette.strong());
        let prizes: Vec<String> = self.game.prizes().iter().map(ToString::to_string).collect();
        pen.write(x, y + 1, &prizes.join(" "), look.palette.info());
        let Some(city) = view.public.maharaja.city() else { return };
        let (x, _, y) = sketch::LEFT;
        let title = Message::new("tui-raja-points").text("city", city.to_string());
        pen.write(x, y, &look.book.say(&title, None), look.palette.strong());
        let points = Seat::all(self.game.players())
            .map(|seat| (seat, self.game.points(&view.public, seat, city)));
        pen.counts(x, y + 1, points);
    }

    /// The governors and the bank, between the two cities at the bottom.
    fn draw_track(&self, view: &View, look: &Look<'_>, pen: &mut Pen<'_>) {
        let (x, _, y) = sketch::MIDDLE;
        let track = &view.public.track;
        let faint = look.palette.faint();
        let title = look.book.word("tui-raja-track");
        let mut x = pen.write(x, y, &format!("{title} "), look.palette.strong());
        for space in 1..=TOP {
            if space == games::raja::board::START_SPACES + 1 {
                x = pen.write(x, y, "│", faint);
            }
            x = match track.on(space) {
                Some(city) => {
                    let style =
                        if self.lit(city.place()) { look.palette.picked() } else { Style::new() };
                    pen.write(x, y, &city.to_string(), style)
                }
                None => pen.write(x, y, "·", faint),
            };
        }
        let bank: Vec<String> =
            self.game.bank(&view.public).iter().map(|card| card.number().to_string()).collect();
        let bank = if bank.is_empty() { "-".to_owned() } else { bank.join(" ") };
        let bank = Message::new("tui-raja-bank").text("cards", bank);
        let x = sketch::MIDDLE.0;
        pen.write(x, y + 1, &look.book.say(&bank, look.seat), look.palette.info());
    }

    /// A player in half a line, for windows without a line for each.
    fn draw_short(
        &self,
        view: &View,
        look: &Look<'_>,
        seat: Seat,
        spot: (u16, u16),
        pen: &mut Pen<'_>,
    ) {
        let (n, public) = (seat.index(), &view.public);
        let turn = public.asked(self.game.players()).contains(seat);
        let x = pen.player(spot.0, spot.1, (seat, &look.book.name(seat)), turn, 8);
        let sealed = public.sealed.contains(seat) || view.disc[n].is_some();
        let x = pen.write(x, spot.1, if sealed { "✓" } else { " " }, look.palette.good());
        let cards: Vec<String> =
            public.cards[n].iter().map(|card| card.number().to_string()).collect();
        let gold = view.gold[n].map_or("?".to_owned(), |gold| gold.to_string());
        let line = Message::new("tui-raja-seat-half")
            .text("cards", if cards.is_empty() { "-".to_owned() } else { cards.join(",") })
            .text("gold", gold)
            .number("built", public.palaces[n])
            .number("reserve", public.reserve[n])
            .number("quarry", public.quarry[n]);
        let mut text = look.book.say(&line, look.seat);
        if self.game.is_advanced() {
            let tokens = Message::new("tui-raja-tokens-half").number("tokens", public.tokens[n]);
            text = format!("{text} {}", look.book.say(&tokens, None));
        }
        let style = if public.played.contains(seat) { look.palette.faint() } else { Style::new() };
        pen.write(x, spot.1, &text, style);
    }

    fn draw_seat(&self, view: &View, look: &Look<'_>, seat: Seat, y: u16, pen: &mut Pen<'_>) {
        let (n, public) = (seat.index(), &view.public);
        let turn = public.asked(self.game.players()).contains(seat);
        let x = pen.player(0, y, (seat, &look.book.name(seat)), turn, 11);
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
    fn look(&mut self, seen: &Seen) {
        self.view = seen.view::<View>();
        self.shown = None;
    }

    fn rows(&self, available: u16) -> u16 {
        let players = self.game.players() as u16;
        let whole = sketch::ROWS + players + LEGEND;
        // The lists below need their rows too.
        if available >= whole + 9 {
            whole
        } else if available >= sketch::ROWS + players + 7 || players <= 3 {
            sketch::ROWS + players
        } else {
            sketch::ROWS + players.div_ceil(2)
        }
    }

    fn draw(&self, look: &Look<'_>, area: Rect, buffer: &mut Buffer) {
        let Some(view) = &self.view else { return };
        let mut pen = Pen { area, buffer, palette: look.palette };
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
            pen.visitors(x, y + 1, self.architects(view, Place::START));
        }
        self.draw_track(view, look, &mut pen);
        self.draw_scoring(view, look, &mut pen);
        let seats: Vec<Seat> = Seat::all(self.game.players()).collect();
        let room = area.height.saturating_sub(sketch::ROWS) as usize;
        if room < seats.len() {
            for (n, seat) in (0..).zip(seats) {
                let spot = (n % 2 * (area.width / 2), sketch::ROWS + n / 2);
                self.draw_short(view, look, seat, spot, &mut pen);
            }
            return;
        }
        let mut y = sketch::ROWS;
        for seat in seats {
            self.draw_seat(view, look, seat, y, &mut pen);
            y += 1;
        }
        let signs =
            fit::wrap(&look.book.word("tui-raja-signs"), area.width.saturating_sub(2) as usize);
        for (y, line) in (y..area.height).zip(signs) {
            pen.write(1, y, &line, look.palette.faint());
        }
    }

    fn legend(&self, book: &Book) -> Vec<String> {
        ["tui-raja-signs", "tui-raja-signs-half"].map(|id| book.word(id)).to_vec()
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
