//! The board of Raja: the net with its villages and cities, the governors'
//! track, and a line for every player.
//!
//! Roads and places stand where [`sketch`] puts them, not where the board's
//! own points are: letters need more room across than a drawing does. The cursor
//! walks over places, governors, the bank and the players with their characters;
//! the sites of a city can be gone to while one of them may be built on.

mod report;

use super::pen::{Pen, bold};
use super::walk::{Spot, Walk};
use super::{Board, Look, Marks, Report, sketch};
use crate::fit;
use crate::seen::Seen;
use crate::words::Book;
use drawing::Handle;
use engine::{Game, Message, Seat, Settings, Viewer};
use games::raja::{Character, City, Place, Raja, TOP, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::cell::Cell;
use table::Told;

/// Lines for what the signs mean.
const LEGEND: u16 = 2;

/// The board of Raja.
pub(crate) struct Court {
    game: Raja,
    view: Option<View>,
    walk: Walk,
    /// Whether two players stand in a line, found out while painting.
    halves: Cell<bool>,
}

/// The parts of the board that Tab leads through.
const PLACES: usize = 0;
const TRACK: usize = 1;
const BANK: usize = 2;
const SEATS: usize = 3;

/// The first of the outer sites of a city, from its left edge.
const OUTER: u16 = 4;

impl Court {
    pub(crate) fn build(seen: &Seen, _count: bool) -> Box<dyn Board> {
        let players = seen.players() as u8;
        let settings = Settings::read(Raja::SETTINGS, seen.options());
        let game = settings.and_then(|settings| Raja::new(players, &settings));
        let game = game.unwrap_or_else(|_| Raja::basic(2));
        Box::new(Court { game, view: None, walk: Walk::default(), halves: Cell::new(false) })
    }
}

fn card_handle(card: Character) -> String {
    format!("card:{card}")
}

impl Court {
    fn draw_village(&self, view: &View, look: &Look<'_>, place: Place, pen: &mut Pen<'_>) {
        let Some((x, y)) = sketch::spot(&place) else { return };
        let mut x = pen.village(x, y, &place.to_string());
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
        let title = if here { look.palette.title() } else { look.palette.strong() };
        let end = pen.title((x, y), &city.to_string(), city.name(), 11, title);
        pen.write(end, y, mark, title);
        // Centre, then the outer sites: owners, neutral ones, free ones.
        let faint = look.palette.faint();
        let mut at = pen.write(x, y + 1, "◆", faint);
        at = match public.centre[city.index()] {
            Some(seat) => pen.seat(at, y + 1, seat, bold()),
            None => free_site(at, y + 1, city, 0, pen),
        };
        at = pen.write(at, y + 1, " ◇", faint);
        for seat in Seat::all(self.game.players()) {
            at = pen.seats(at, y + 1, seat, public.outer[city.index()][seat.index()]);
        }
        at = pen.write(at, y + 1, &"#".repeat(self.game.neutral() as usize), faint);
        let free = self.game.outer_free(public, city) as usize;
        for n in 7 - free..7 {
            at = free_site(at, y + 1, city, n, pen);
        }
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
                    let mark = pen.mark(&format!("governor:{city}"));
                    pen.letter(x, y, &city.to_string(), mark, Style::new())
                }
                None => pen.write(x, y, "·", faint),
            };
        }
        let bank = self.game.bank(&view.public);
        let bank: Vec<String> = bank.iter().map(|card| numbered(card, pen)).collect();
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
        let cards: Vec<String> = public.cards[n].iter().map(|card| numbered(card, pen)).collect();
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
        let marked =
            |card: Character, pen: &Pen<'_>| pen.mark(&card_handle(card)).around(&name(card));
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
        let names = cards.iter().map(|card| marked(card, pen)).collect();
        let mut text = line(["tui-raja-seat", "tui-raja-seat-tokens"], names);
        // What does not fit is told in fewer words: cards by their numbers.
        if fit::width(&text) > pen.area.width.saturating_sub(x) as usize {
            let numbers = cards.iter().map(|card| numbered(card, pen));
            text = line(["tui-raja-seat-short", "tui-raja-seat-tokens-short"], numbers.collect());
        }
        let played = public.played.contains(seat);
        let style = if played { look.palette.faint() } else { Style::new() };
        pen.write(x, y, &text, style);
    }
}

/// A character by its number, with its mark.
fn numbered(card: Character, pen: &Pen<'_>) -> String {
    pen.mark(&card_handle(card)).around(&card.number().to_string())
}

/// A site on which nothing stands.
fn free_site(x: u16, y: u16, city: City, n: usize, pen: &mut Pen<'_>) -> u16 {
    let mark = pen.mark(&format!("{city}.{n}"));
    let style = mark.style(pen.palette, pen.palette.faint());
    pen.write(x, y, mark.sign().unwrap_or("·"), style)
}

impl Board for Court {
    fn look(&mut self, seen: &Seen) {
        self.view = seen.view::<View>();
        if let (Some(view), Viewer::Seat(seat)) = (&self.view, seen.viewer) {
            self.walk.begin(view.public.architect[seat.index()].to_string());
        }
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
        let spots = self.spots(look.marks);
        let under = self.walk.on(&spots).filter(|_| look.focused);
        let under = under.map(|spot| spot.handle.clone());
        let mut pen = Pen { area, buffer, palette: look.palette, marks: look.marks, under };
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
            pen.title((x, y), "S", "Sarai", 7, look.palette.strong());
            pen.visitors(x, y + 1, self.architects(view, Place::START));
        }
        self.draw_track(view, look, &mut pen);
        self.draw_scoring(view, look, &mut pen);
        let seats: Vec<Seat> = Seat::all(self.game.players()).collect();
        let room = area.height.saturating_sub(sketch::ROWS) as usize;
        self.halves.set(room < seats.len());
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

    /// Everything that can be touched, and where it stands.
    fn spots(&self, marks: &Marks) -> Vec<Spot> {
        let Some(view) = &self.view else { return Vec::new() };
        let mut spots = Vec::new();
        for place in Place::all() {
            let Some((x, y)) = sketch::spot(&place) else { continue };
            let middle = if place.city().is_some() { 5 } else { 2 };
            spots.push(Spot::new(place.to_string(), PLACES, x + middle, y));
            let Some(city) = place.city() else { continue };
            let site = |n: u16| format!("{city}.{n}");
            if (0..7).any(|n| marks.live().any(|it| *it == *site(n).as_str())) {
                let column = |n: u16| x + if n == 0 { 1 } else { OUTER - 1 + n };
                spots.extend((0..7).map(|n| Spot::new(site(n), PLACES, column(n), y + 1)));
            }
        }
        let (x, _, y) = sketch::MIDDLE;
        let start = games::raja::board::START_SPACES;
        for space in 1..=TOP {
            if let Some(city) = view.public.track.on(space) {
                let column = x + 10 + u16::from(space) + u16::from(space > start);
                spots.push(Spot::new(format!("governor:{city}"), TRACK, column, y));
            }
        }
        for (n, card) in (0..).zip(self.game.bank(&view.public).iter()) {
            spots.push(Spot::new(card_handle(card), BANK, x + 7 + 2 * n, y + 1));
        }
        for (n, seat) in (0..).zip(Seat::all(self.game.players())) {
            let (x, y) = if self.halves.get() { (n % 2 * 40, n / 2) } else { (0, n) };
            let y = sketch::ROWS + y;
            spots.push(Spot::new(format!("seat:{seat}"), SEATS, x + 4, y));
            let cards = view.public.cards[seat.index()];
            let cards = (0..).zip(cards.iter());
            spots.extend(
                cards.map(|(n, card)| Spot::new(card_handle(card), SEATS, x + 15 + 2 * n, y)),
            );
        }
        spots
    }

    fn walk(&mut self) -> Option<&mut Walk> {
        Some(&mut self.walk)
    }

    fn walked(&self) -> Option<&Walk> {
        Some(&self.walk)
    }

    fn called(&self, handle: &Handle, book: &Book) -> Option<String> {
        let (kind, name) = handle.as_str().split_once(':')?;
        match kind {
            "disc" | "drop" | "duty" => Some(book.short("raja-kind", name)),
            "card" => {
                let card: Character = name.parse().ok()?;
                let name = book.find(&format!("character-{}", card.word()))?;
                Some(format!("{} {name}", card.number()))
            }
            "seat" => Some(book.name(name.parse().ok()?)),
            _ => None,
        }
    }

    fn report(&self, told: &Told) -> Option<Report> {
        report::report(&self.game, told)
    }

    fn score(&self) -> Message {
        Message::new("tui-raja-score")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::walk::tests::unreached;
    use table::home::Home;
    use table::{Player, Seed, Setup};

    /// In a window with a line for each player, and in one with half a line.
    #[test]
    fn the_arrows_lead_everywhere() {
        let names = ["Asha", "Ravi", "Mina", "Dev"];
        let players = names.iter().map(Player::human).collect();
        let setup = Setup::new(players, Seed::from_phrase("arrows"));
        let entry = catalog::games().find("raja").expect("a game");
        let home = Home::open(entry.clone(), setup, 1).expect("a table");
        let view = Seen::new(entry, home.mirror(), Viewer::Seat(Seat::A)).view::<View>();
        for halves in [false, true] {
            let game = Raja::basic(4);
            let walk = Walk::default();
            let board = Court { game, view, walk, halves: Cell::new(halves) };
            let lit = ["A", "B", "C", "D", "E", "F", "G"].map(|city| format!("{city}.0").into());
            let touches = table::Touches { lit: lit.to_vec(), ..table::Touches::default() };
            let spots = board.spots(&Marks::of(&touches, &[]));
            assert!(spots.len() > 30 + 7 * 8, "{}", spots.len());
            let missing = unreached(&spots);
            assert!(missing.is_empty(), "no arrow leads to {missing:?}");
        }
    }
}
