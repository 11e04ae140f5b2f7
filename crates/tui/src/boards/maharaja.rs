//! The board of Maharaja: the net with its villages and cities, the banners,
//! the rewards, and a line for everybody, Brahmabot included.
//!
//! The cursor walks over places, banners, characters, rewards and the players; to
//! the sites of a city while one of them may be built on. A city shows its seven sites in order: the centre, then 1 to 6, of which 1 and 4
//! give a bonus.

mod report;

use super::pen::{Pen, bold};
use super::walk::{Spot, Walk};
use super::{Board, Look, Marks, Report, sketch};
use crate::fit;
use crate::seen::Seen;
use crate::words::Book;
use drawing::Handle;
use engine::{Game, Message, Seat, Settings, Viewer, Words};
use games::maharaja::{
    BOT, Bonus, Character, City, LOWER_SITE, Maharaja, Place, SITES, Track, UPPER_SITE, View, bonus,
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::cell::Cell;
use table::Told;

/// Lines for Brahmabot's tiles in words, and for what the signs mean.
const TILES: u16 = 5;
const LEGEND: u16 = 2;
/// Lines before the players: the row, the rewards, the headings.
const HEAD: u16 = 3;

/// The board of Maharaja.
pub(crate) struct Pilgrimage {
    game: Maharaja,
    view: Option<View>,
    walk: Walk,
    /// Whether two players stand in a line, found out while painting.
    halves: Cell<bool>,
    /// Whether Brahmabot's tiles stand on the board in words, found out while
    /// painting.
    spelt: Cell<bool>,
}

impl Pilgrimage {
    pub(crate) fn build(seen: &Seen, _count: bool) -> Box<dyn Board> {
        let players = seen.players() as u8;
        let settings = Settings::read(Maharaja::SETTINGS, seen.options());
        let game = settings.and_then(|settings| Maharaja::new(players, &settings));
        let game = game.unwrap_or_else(|_| Maharaja::basic(2));
        let (walk, halves, spelt) = (Walk::default(), Cell::new(false), Cell::new(false));
        Box::new(Pilgrimage { game, view: None, walk, halves, spelt })
    }
}

/// The parts of the board that Tab leads through.
const PLACES: usize = 0;
const BANNERS: usize = 1;
const ROW: usize = 2;
const REWARDS: usize = 3;
const SEATS: usize = 4;

fn card_handle(card: Character) -> String {
    format!("card:{card}")
}

fn reward_handle(word: &str) -> String {
    format!("reward:{word}")
}

/// A free site: what it gives.
fn free_site(city: City, site: u8) -> &'static str {
    match bonus(city, site) {
        Some(Bonus::Token(_)) => "t",
        Some(Bonus::Prestige(_)) => "p",
        Some(Bonus::Coins(_)) => "$",
        Some(Bonus::Shrines(_)) => "s",
        None => "·",
    }
}

impl Pilgrimage {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.game.parties())
    }

    fn draw_village(&self, view: &View, look: &Look<'_>, place: Place, pen: &mut Pen<'_>) {
        let Some((x, y)) = sketch::spot(&place) else { return };
        let mut x = pen.village(x, y, &place.to_string());
        let mut free = self.game.village_limit();
        for seat in self.seats().filter(|seat| view.public.shrines_in(*seat, place) > 0) {
            x = pen.seat(x, y, seat, bold());
            free = free.saturating_sub(1);
        }
        pen.write(x, y, &"·".repeat(free as usize), look.palette.faint());
    }

    fn draw_city(&self, view: &View, look: &Look<'_>, city: City, pen: &mut Pen<'_>) {
        let Some((x, y)) = sketch::spot(&city.place()) else { return };
        let public = &view.public;
        let here = public.maharaja == city.place();
        let title = if here { look.palette.title() } else { look.palette.strong() };
        let end = pen.title((x, y), &city.to_string(), city.name(), 11, title);
        pen.write(end, y, if here { "♛" } else { " " }, title);
        // The centre, then the outer sites: owners, or what a free one gives.
        let faint = look.palette.faint();
        let mut at = pen.write(x, y + 1, "◆", faint);
        for site in 0..SITES {
            if site == 1 {
                at = pen.write(at, y + 1, " ", faint);
            }
            let mark = pen.mark(&format!("{city}.{site}"));
            let style = |plain| mark.style(look.palette, plain);
            at = match public.builder(city, site) {
                Some(seat) => {
                    pen.seat(at, y + 1, seat, if mark.cursor { style(bold()) } else { bold() })
                }
                None if mark.picked => pen.write(at, y + 1, "△", style(faint)),
                // What a site gives keeps its letter.
                None if site == UPPER_SITE || site == LOWER_SITE => {
                    pen.letter(at, y + 1, free_site(city, site), mark, look.palette.info())
                }
                None => pen.write(at, y + 1, mark.sign().unwrap_or("·"), style(faint)),
            };
        }
        // Shrines, then priests.
        let shrines = self
            .seats()
            .map(|seat| (seat, public.shrines[city.index()][seat.index()]))
            .filter(|(_, shrines)| *shrines > 0);
        let at = pen.counts(x, y + 2, shrines);
        pen.visitors(at, y + 2, self.priests(view, city.place()));
    }

    fn priests(&self, view: &View, place: Place) -> impl Iterator<Item = Seat> + use<> {
        let at = view.public.priest;
        self.seats().filter(move |seat| at[seat.index()] == place)
    }

    /// The cult in the city of the round if it were scored now, and the prizes.
    fn draw_scoring(&self, view: &View, look: &Look<'_>, pen: &mut Pen<'_>) {
        let (x, _, y) = sketch::RIGHT;
        pen.write(x, y, &look.book.word("tui-maharaja-prizes"), look.palette.strong());
        let prizes: Vec<String> = self.game.prizes().iter().map(ToString::to_string).collect();
        pen.write(x, y + 1, &prizes.join(" "), look.palette.info());
        let Some(city) = view.public.maharaja.city() else { return };
        let (x, _, y) = sketch::LEFT;
        let title = Message::new("tui-maharaja-cult").text("city", city.to_string());
        pen.write(x, y, &look.book.say(&title, None), look.palette.strong());
        let cult =
            self.seats().map(|seat| (seat, self.game.scoring_cult(&view.public, seat, city)));
        pen.counts(x, y + 1, cult);
    }

    /// The banners, between the two cities at the bottom.
    fn draw_track(view: &View, look: &Look<'_>, pen: &mut Pen<'_>) {
        let (x, _, y) = sketch::MIDDLE;
        let track = &view.public.track;
        let faint = look.palette.faint();
        let title = look.book.word("tui-maharaja-track");
        let mut x = pen.write(x, y, &format!("{title} "), look.palette.strong());
        for cell in 1..=games::maharaja::board::CELLS {
            if Track::number(cell) == Some(1) {
                x = pen.write(x, y, "│", faint);
            }
            x = match track.on(cell) {
                Some(city) => {
                    let mark = pen.mark(&format!("banner:{city}"));
                    pen.letter(x, y, &city.to_string(), mark, Style::new())
                }
                None => pen.write(x, y, "·", faint),
            };
        }
    }

    /// The row of characters, by name if there are that many columns, else by
    /// number.
    fn draw_row(view: &View, look: &Look<'_>, spot: (u16, u16), columns: u16, pen: &mut Pen<'_>) {
        let marked = view.public.marked();
        let title = look.book.word("tui-maharaja-row");
        let x = pen.write(spot.0, spot.1, &format!("{title} "), look.palette.strong());
        let star = |card: Character| if marked.has(card) { "*" } else { "" };
        let row = || view.public.row.iter();
        let marked = |card: Character, text: String, pen: &Pen<'_>| {
            pen.mark(&card_handle(card)).around(&format!("{text}{}", star(card)))
        };
        let names: Vec<String> = row().map(|card| marked(card, name(look, card), pen)).collect();
        let mut text = names.join(", ");
        if fit::width(&text) > columns.saturating_sub(x - spot.0) as usize {
            let numbers: Vec<String> =
                row().map(|card| marked(card, card.to_string(), pen)).collect();
            text = numbers.join(", ");
        }
        let text = if text.is_empty() { "-" } else { &text };
        pen.write(x, spot.1, text, look.palette.info());
    }

    /// Brahmabot's tiles in short: their numbers, and where they lead.
    fn draw_tiles(view: &View, look: &Look<'_>, y: u16, pen: &mut Pen<'_>) {
        if let [Some(left), Some(middle)] = view.public.brahma.open {
            let tile = |tile: games::maharaja::TileNo| {
                let goes = tile.printed().goes().map_or("♛".to_owned(), |city| city.to_string());
                format!("{tile}→{goes}")
            };
            let line = Message::new("tui-maharaja-tiles");
            let line = line.text("left", tile(left)).text("middle", tile(middle));
            pen.write(1, y, &look.book.say(&line, look.seat), look.palette.info());
        }
    }

    /// The reward tiles, those to choose from first.
    fn draw_rewards(&self, view: &View, look: &Look<'_>, y: u16, pen: &mut Pen<'_>) {
        let title = look.book.word("tui-maharaja-rewards");
        let mut x = pen.write(0, y, &format!("{title} "), look.palette.strong());
        let open = self.game.open_rewards();
        for (space, tile) in view.public.rewards.all().iter().enumerate() {
            if space == open {
                x = pen.write(x, y, "│ ", look.palette.faint());
            }
            let Some(tile) = tile else { continue };
            let mark = pen.mark(&reward_handle(tile.word()));
            let plain = if space < open { Style::new() } else { look.palette.faint() };
            let name = look.book.short("maharaja-reward", tile.word());
            x = pen.write(x, y, &mark.around(&name), mark.style(look.palette, plain));
            x = pen.write(x, y, " ", Style::new());
        }
    }

    /// What the columns of the seats mean.
    fn draw_header(look: &Look<'_>, y: u16, pen: &mut Pen<'_>) {
        for ((id, x), width) in COLUMNS.into_iter().zip(WIDTHS) {
            let text = fit::cut(&look.book.word(id), width as usize);
            pen.write(x, y, &text, look.palette.faint());
        }
    }

    fn draw_seat(&self, view: &View, look: &Look<'_>, seat: Seat, y: u16, pen: &mut Pen<'_>) {
        let (n, public) = (seat.index(), &view.public);
        let played = public.played.contains(seat);
        let style = if played { look.palette.faint() } else { Style::new() };
        self.draw_name(view, look, seat, (0, y), pen);
        let marked = |card| pen.mark(&card_handle(card)).around(&name(look, card));
        let card = public.card[n].map_or("-".to_owned(), marked);
        let prestige = view.prestige[n].map_or("?".to_owned(), |prestige| prestige.to_string());
        let plan = match view.disc[n] {
            Some(disc) => {
                match disc.kinds().map(|it| look.book.short("maharaja-kind", it.word())) {
                    [one, other] if one == other => format!("2× {one}"),
                    [one, other] => format!("{one}/{other}"),
                }
            }
            None if public.planned.contains(seat) => look.book.word("tui-maharaja-planned"),
            None => "-".to_owned(),
        };
        let cells = [
            card,
            public.coins[n].to_string(),
            prestige,
            format!("{}/{}", public.statues_built(seat), games::maharaja::board::STATUES),
            format!("{}+{}", public.hand[n], public.supply[n]),
            public.tokens[n].to_string(),
            plan,
        ];
        for ((text, (_, x)), width) in cells.iter().zip(COLUMNS).zip(WIDTHS) {
            pen.write(x, y, &fit::cut(text, width as usize), style);
        }
    }

    /// Whose line it is, and whether it is their turn; the column after it.
    fn draw_name(
        &self,
        view: &View,
        look: &Look<'_>,
        seat: Seat,
        spot: (u16, u16),
        pen: &mut Pen<'_>,
    ) -> u16 {
        let bot = self.game.is_solo() && seat == BOT;
        let turn = if bot {
            view.public.is_bots_turn()
        } else {
            view.public.asked(self.game.players()).contains(seat)
        };
        let name =
            if bot { look.book.word("tui-maharaja-brahmabot") } else { look.book.name(seat) };
        pen.player(spot.0, spot.1, (seat, &name), turn, 10)
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
        let x = self.draw_name(view, look, seat, spot, pen);
        let planned = public.planned.contains(seat) || view.disc[n].is_some();
        let x = pen.write(x, spot.1, if planned { "✓" } else { " " }, look.palette.good());
        let marked = |card: Character| pen.mark(&card_handle(card)).around(&card.to_string());
        let card = public.card[n].map_or("-".to_owned(), marked);
        let prestige = view.prestige[n].map_or("?".to_owned(), |prestige| prestige.to_string());
        let line = Message::new("tui-maharaja-seat-half")
            .text("card", card)
            .number("coins", public.coins[n])
            .text("prestige", prestige)
            .number("statues", public.statues_built(seat))
            .number("hand", public.hand[n])
            .number("supply", public.supply[n])
            .number("tokens", public.tokens[n]);
        let style = if public.played.contains(seat) { look.palette.faint() } else { Style::new() };
        pen.write(x, spot.1, &look.book.say(&line, look.seat), style);
    }

    /// Brahmabot's tiles in words, a line for each.
    fn tiles(&self, view: &View) -> Vec<Message> {
        let sections = self.game.describe(view).into_iter();
        let mut tiles = sections.filter(|section| section.title.id == "view-title-brahmabot");
        tiles.next().map(|section| section.lines).unwrap_or_default()
    }
}

/// Columns of the seats after the name: the heading, and where it stands.
const COLUMNS: [(&str, u16); 7] = [
    ("tui-maharaja-card", 13),
    ("tui-maharaja-coins", 30),
    ("tui-maharaja-prestige", 35),
    ("tui-maharaja-statues", 40),
    ("tui-maharaja-shrines", 45),
    ("tui-maharaja-tokens", 51),
    ("tui-maharaja-plan", 55),
];

/// What fits into each column.
const WIDTHS: [u16; 7] = [16, 4, 4, 4, 5, 3, 23];

/// `7 Temple Keeper`, in the reader's language.
fn name(look: &Look<'_>, card: Character) -> String {
    let name = look.book.find(&format!("name-{card}")).unwrap_or_default();
    format!("{card} {name}")
}

impl Board for Pilgrimage {
    fn look(&mut self, seen: &Seen) {
        self.view = seen.view::<View>();
        if let (Some(view), Viewer::Seat(seat)) = (&self.view, seen.viewer) {
            self.walk.begin(view.public.priest[seat.index()].to_string());
        }
    }

    fn rows(&self, available: u16) -> u16 {
        let parties = self.game.parties() as u16;
        let (tiles, short) = if self.game.is_solo() { (TILES, 1) } else { (0, 0) };
        let lines = sketch::ROWS + HEAD + parties;
        // The lists below need their rows too.
        if available >= lines + tiles + LEGEND + 9 {
            lines + tiles + LEGEND
        } else if available >= lines + short + 7 {
            lines + short
        } else {
            sketch::ROWS + 1 + parties.div_ceil(2) + short
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
            let name = Place::START.name();
            pen.title((x, y), "S", name, fit::width(name) + 2, look.palette.strong());
            pen.visitors(x, y + 1, self.priests(view, Place::START));
        }
        Self::draw_track(view, look, &mut pen);
        self.draw_scoring(view, look, &mut pen);
        let room = area.height.saturating_sub(sketch::ROWS);
        let parties = self.game.parties() as u16;
        self.spelt.set(room > HEAD + parties + LEGEND);
        self.halves.set(room < HEAD + parties);
        if room < HEAD + parties {
            let (from, to, row) = sketch::MIDDLE;
            Self::draw_row(view, look, (from, row + 1), to - from, &mut pen);
            self.draw_rewards(view, look, sketch::ROWS, &mut pen);
            for (n, seat) in (0..).zip(self.seats()) {
                let spot = (n % 2 * (area.width / 2), sketch::ROWS + 1 + n / 2);
                self.draw_short(view, look, seat, spot, &mut pen);
            }
            let y = sketch::ROWS + 1 + parties.div_ceil(2);
            Self::draw_tiles(view, look, y, &mut pen);
            return;
        }
        Self::draw_row(view, look, (0, sketch::ROWS), area.width, &mut pen);
        self.draw_rewards(view, look, sketch::ROWS + 1, &mut pen);
        Self::draw_header(look, sketch::ROWS + 2, &mut pen);
        let mut y = sketch::ROWS + HEAD;
        for seat in self.seats() {
            self.draw_seat(view, look, seat, y, &mut pen);
            y += 1;
        }
        if room < HEAD + parties + LEGEND {
            Self::draw_tiles(view, look, y, &mut pen);
            return;
        }
        let columns = area.width.saturating_sub(2) as usize;
        for line in self.tiles(view) {
            for part in fit::wrap(&look.book.say(&line, look.seat), columns) {
                pen.write(1, y, &part, look.palette.info());
                y += 1;
            }
        }
        let signs = fit::wrap(&look.book.word("tui-maharaja-signs"), columns);
        for (y, line) in (y..area.height).zip(signs) {
            pen.write(1, y, &line, look.palette.faint());
        }
    }

    fn under(&self, book: &Book) -> Option<String> {
        let view = self.view.as_ref().filter(|_| !self.spelt.get())?;
        // The tile face down stands on the board.
        let tiles = self.tiles(view).into_iter().filter(|tile| tile.id != "view-tile-hidden");
        let tiles = tiles.filter(|tile| tile.id != "view-tiles-left");
        let tiles: Vec<String> = tiles.map(|tile| book.say(&tile, None)).collect();
        (!tiles.is_empty()).then(|| tiles.join(" "))
    }

    fn legend(&self, book: &Book) -> Vec<String> {
        ["tui-maharaja-signs", "tui-maharaja-signs-half"].map(|id| book.word(id)).to_vec()
    }

    fn status(&self, book: &Book) -> Vec<String> {
        let Some(view) = self.view.filter(|view| view.public.round > 0) else {
            return Vec::new();
        };
        let city = view.public.maharaja.name();
        let round = Message::new("tui-maharaja-round").number("round", view.public.round);
        vec![book.say(&round.text("city", city), None)]
    }

    /// Everything that can be touched, and where it stands.
    fn spots(&self, marks: &Marks) -> Vec<Spot> {
        let Some(view) = &self.view else { return Vec::new() };
        let public = &view.public;
        let mut spots = Vec::new();
        for place in Place::all() {
            let Some((x, y)) = sketch::spot(&place) else { continue };
            let middle = if place.city().is_some() { 5 } else { 2 };
            spots.push(Spot::new(place.to_string(), PLACES, x + middle, y));
            let Some(city) = place.city() else { continue };
            let site = |n: u8| format!("{city}.{n}");
            if (0..SITES).any(|n| marks.live().any(|it| *it == *site(n).as_str())) {
                let column = |n: u8| x + u16::from(n) + if n == 0 { 1 } else { 2 };
                spots.extend((0..SITES).map(|n| Spot::new(site(n), PLACES, column(n), y + 1)));
            }
        }
        let (x, _, y) = sketch::MIDDLE;
        for cell in 1..=games::maharaja::board::CELLS {
            if let Some(city) = public.track.on(cell) {
                let column = x + 7 + u16::from(cell);
                spots.push(Spot::new(format!("banner:{city}"), BANNERS, column, y));
            }
        }
        // In a small window the row stands below the banners.
        let halves = self.halves.get();
        let (x, y, step) = if halves { (x + 4, y + 1, 4) } else { (5, sketch::ROWS, 16) };
        for (n, card) in (0..).zip(public.row.iter()) {
            spots.push(Spot::new(card_handle(card), ROW, x + step * n, y));
        }
        let y = sketch::ROWS + u16::from(!halves);
        for (n, tile) in (0..).zip(public.rewards.all().iter().flatten()) {
            spots.push(Spot::new(reward_handle(tile.word()), REWARDS, 10 + 7 * n, y));
        }
        for (n, seat) in (0..).zip(self.seats()) {
            let (x, y) = if halves { (n % 2 * 40, 1 + n / 2) } else { (0, HEAD + n) };
            let y = sketch::ROWS + y;
            spots.push(Spot::new(format!("seat:{seat}"), SEATS, x + 4, y));
            if let Some(card) = public.card[seat.index()] {
                spots.push(Spot::new(card_handle(card), SEATS, x + 14, y));
            }
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
            "disc" | "task" => Some(book.short("maharaja-kind", name)),
            "reward" => Some(book.short("maharaja-reward", name)),
            "card" => Some(format!("{name} {}", book.find(&format!("name-{name}"))?)),
            "seat" => Some(book.name(name.parse().ok()?)),
            _ => None,
        }
    }

    fn report(&self, told: &Told) -> Option<Report> {
        report::report(&self.game, told)
    }

    fn score(&self) -> Message {
        Message::new("tui-maharaja-score")
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
        let entry = catalog::games().find("maharaja").expect("a game");
        let home = Home::open(entry.clone(), setup, 1).expect("a table");
        let view = Seen::new(entry, home.mirror(), Viewer::Seat(Seat::A)).view::<View>();
        for halves in [false, true] {
            let game = Maharaja::basic(4);
            let walk = Walk::default();
            let board =
                Pilgrimage { game, view, walk, halves: Cell::new(halves), spelt: Cell::new(false) };
            let lit = ["A", "B", "C", "D", "E", "F", "G"].map(|city| format!("{city}.0").into());
            let touches = table::Touches { lit: lit.to_vec(), ..table::Touches::default() };
            let spots = board.spots(&Marks::of(&touches, &[]));
            assert!(spots.len() > 30 + 7 * 8, "{}", spots.len());
            let missing = unreached(&spots);
            assert!(missing.is_empty(), "no arrow leads to {missing:?}");
        }
    }
}
