//! The board of Maharaja: the net with its villages and cities, the banners,
//! the rewards, and a line for everybody, Brahmabot included.
//!
//! Whatever an action would touch is lit up while the cursor is on it. A city
//! shows its seven sites in order: the centre, then 1 to 6, of which 1 and 4
//! give a bonus.

mod report;

use super::{Board, Look, Report, Way, sketch};
use crate::fit;
use crate::words::Book;
use engine::{Game, Message, Seat, Settings, Viewer, Words};
use maharaja::{
    Action, BOT, Bonus, Character, City, LOWER_SITE, Maharaja, Place, SITES, Track, UPPER_SITE,
    View, bonus,
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use table::{Session, Told};

/// One colour for each chair; letters tell them apart as well.
const COLOURS: [Color; 4] = [Color::LightRed, Color::LightBlue, Color::LightGreen, Color::Yellow];

/// Lines for Brahmabot's tiles.
const TILES: u16 = 3;

/// The board of Maharaja.
pub(crate) struct Pilgrimage {
    game: Maharaja,
    view: Option<View>,
    /// An action to light up.
    shown: Option<Action>,
}

impl Pilgrimage {
    pub(crate) fn build(session: &Session, _count: bool) -> Box<dyn Board> {
        let players = session.players().len() as u8;
        let settings = Settings::read(Maharaja::SETTINGS, &session.options());
        let game = settings.and_then(|settings| Maharaja::new(players, &settings));
        let game = game.unwrap_or_else(|_| Maharaja::basic(2));
        Box::new(Pilgrimage { game, view: None, shown: None })
    }

    /// Whether the action under the cursor has to do with a place.
    fn lit(&self, place: Place) -> bool {
        match self.shown {
            Some(Action::Go(to) | Action::Shrine(to) | Action::Found(to) | Action::Free(to)) => {
                to == place
            }
            Some(
                Action::Statue(city, _)
                | Action::Plain(city, _)
                | Action::Track(city)
                | Action::Counsel(city),
            ) => city.place() == place,
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

    /// The letter of a seat in its colour.
    fn seat(&mut self, x: u16, y: u16, seat: Seat, style: Style) -> u16 {
        let colour = COLOURS.get(seat.index()).copied();
        let style = colour.map_or(style, |colour| style.fg(colour));
        self.write(x, y, &seat.to_string(), style)
    }
}

fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
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
        let lit = if self.lit(place) { look.palette.picked() } else { look.palette.faint() };
        let mut x = pen.write(x, y, &place.to_string(), lit);
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
        let title = if self.lit(city.place()) {
            look.palette.picked()
        } else if here {
            look.palette.title()
        } else {
            look.palette.strong()
        };
        let end = pen.write(x, y, &fit::pad(&format!("{city} {}", city.name()), 11), title);
        pen.write(end, y, if here { "♛" } else { " " }, title);
        // The centre, then the outer sites: owners, or what a free one gives.
        let faint = look.palette.faint();
        let mut at = pen.write(x, y + 1, "◆", faint);
        for site in 0..SITES {
            if site == 1 {
                at = pen.write(at, y + 1, " ", faint);
            }
            let wanted = [Action::Statue(city, site), Action::Plain(city, site)];
            let wanted = self.shown.is_some_and(|shown| wanted.contains(&shown));
            at = match public.builder(city, site) {
                Some(seat) => pen.seat(at, y + 1, seat, bold()),
                None if wanted => pen.write(at, y + 1, "▲", look.palette.picked()),
                None if site == UPPER_SITE || site == LOWER_SITE => {
                    pen.write(at, y + 1, free_site(city, site), look.palette.info())
                }
                None => pen.write(at, y + 1, "·", faint),
            };
        }
        // Shrines, then priests.
        let mut at = x;
        for seat in self.seats() {
            let shrines = public.shrines[city.index()][seat.index()];
            if shrines > 0 {
                at = pen.seat(at, y + 2, seat, Style::new());
                at = pen.write(at, y + 2, &shrines.to_string(), Style::new());
            }
        }
        self.draw_priests(view, city.place(), at, y + 2, pen);
    }

    fn draw_priests(&self, view: &View, place: Place, x: u16, y: u16, pen: &mut Pen<'_>) {
        let mut x = x;
        for seat in self.seats() {
            if view.public.priest[seat.index()] == place {
                x = pen.write(x, y, "@", Style::new());
                x = pen.seat(x, y, seat, bold());
            }
        }
    }

    /// The banners; and the column after them.
    fn draw_track(&self, view: &View, look: &Look<'_>, y: u16, pen: &mut Pen<'_>) -> u16 {
        let track = &view.public.track;
        let faint = look.palette.faint();
        let title = look.book.word("tui-maharaja-track");
        let mut x = pen.write(0, y, &format!("{title} "), look.palette.strong());
        for cell in 1..=maharaja::board::CELLS {
            if Track::number(cell) == Some(1) {
                x = pen.write(x, y, "│", faint);
            }
            x = match track.on(cell) {
                Some(city) => {
                    let lit = self.lit(city.place());
                    let style = if lit { look.palette.picked() } else { Style::new() };
                    pen.write(x, y, &format!("{city} "), style)
                }
                None => pen.write(x, y, "· ", faint),
            };
        }
        x
    }

    /// The row of characters, by name if they fit, else by number; and the
    /// column after it.
    fn draw_row(view: &View, look: &Look<'_>, x: u16, y: u16, pen: &mut Pen<'_>) -> u16 {
        let marked = view.public.marked();
        let title = look.book.word("tui-maharaja-row");
        let x = pen.write(x, y, &format!("{title} "), look.palette.strong());
        let star = |card: Character| if marked.has(card) { "*" } else { "" };
        let row = || view.public.row.iter();
        let names: Vec<String> =
            row().map(|card| format!("{}{}", name(look, card), star(card))).collect();
        let mut text = names.join(", ");
        // Names only on a line of their own.
        if x > 20 || fit::width(&text) > pen.area.width.saturating_sub(x) as usize {
            let numbers: Vec<String> = row().map(|card| format!("{card}{}", star(card))).collect();
            text = numbers.join(", ");
        }
        pen.write(x, y, if text.is_empty() { "-" } else { &text }, look.palette.info())
    }

    /// Brahmabot's tiles in short: their numbers, and where they lead.
    fn draw_tiles(view: &View, look: &Look<'_>, x: u16, y: u16, pen: &mut Pen<'_>) {
        if let [Some(left), Some(middle)] = view.public.brahma.open {
            let tile = |tile: maharaja::TileNo| {
                let goes = tile.printed().goes().map_or("♛".to_owned(), |city| city.to_string());
                format!("{tile}→{goes}")
            };
            let line = Message::new("tui-maharaja-tiles");
            let line = line.text("left", tile(left)).text("middle", tile(middle));
            pen.write(x, y, &look.book.say(&line, look.seat), look.palette.info());
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
            let style = match self.shown {
                Some(
                    Action::Reward(shown) | Action::RewardOnce(shown) | Action::RewardUnused(shown),
                ) if shown == *tile => look.palette.picked(),
                _ if space < open => Style::new(),
                _ => look.palette.faint(),
            };
            let name = look.book.short("maharaja-reward", tile.word());
            x = pen.write(x, y, &format!("{name} "), style);
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
        self.draw_name(view, look, seat, y, pen);
        let card = public.card[n].map_or("-".to_owned(), |card| name(look, card));
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
            format!("{}/{}", public.statues_built(seat), maharaja::board::STATUES),
            format!("{}+{}", public.hand[n], public.supply[n]),
            public.tokens[n].to_string(),
            plan,
        ];
        for ((text, (_, x)), width) in cells.iter().zip(COLUMNS).zip(WIDTHS) {
            pen.write(x, y, &fit::cut(text, width as usize), style);
        }
    }

    /// Whose line it is, and whether it is their turn.
    fn draw_name(&self, view: &View, look: &Look<'_>, seat: Seat, y: u16, pen: &mut Pen<'_>) {
        let bot = self.game.is_solo() && seat == BOT;
        let turn = if bot {
            view.public.is_bots_turn()
        } else {
            view.public.asked(self.game.players()).contains(seat)
        };
        let x = pen.write(0, y, if turn { "▸" } else { " " }, look.palette.title());
        let x = pen.seat(x, y, seat, bold());
        let name =
            if bot { look.book.word("tui-maharaja-brahmabot") } else { look.book.name(seat) };
        pen.write(x + 1, y, &fit::cut(&name, 9), Style::new());
    }

    /// The one line there is room for on a small screen: what the map does not
    /// show.
    fn draw_own(&self, view: &View, look: &Look<'_>, seat: Seat, y: u16, pen: &mut Pen<'_>) {
        let (n, public) = (seat.index(), &view.public);
        self.draw_name(view, look, seat, y, pen);
        let card = public.card[n].map_or("-".to_owned(), |card| name(look, card));
        let prestige = view.prestige[n].map_or("?".to_owned(), |prestige| prestige.to_string());
        let line = Message::new("tui-maharaja-own")
            .text("card", card)
            .number("coins", public.coins[n])
            .text("prestige", prestige)
            .number("hand", public.hand[n])
            .number("supply", public.supply[n])
            .number("tokens", public.tokens[n]);
        pen.write(COLUMNS[0].1, y, &look.book.say(&line, look.seat), Style::new());
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
    fn look(&mut self, session: &Session, viewer: Viewer) {
        self.view = session.view_any(viewer).downcast::<View>().ok().map(|view| *view);
        self.shown = None;
    }

    fn rows(&self, available: u16) -> u16 {
        let parties = self.game.parties() as u16;
        let tiles = if self.game.is_solo() { TILES } else { 0 };
        match available {
            34.. => sketch::ROWS + 5 + parties + tiles,
            30.. => sketch::ROWS + 4 + parties,
            _ => sketch::ROWS + 3,
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
            pen.write(x, y, &format!("S {}", Place::START.name()), style);
            self.draw_priests(view, Place::START, x, y + 1, &mut pen);
        }
        let after = self.draw_track(view, look, sketch::ROWS, &mut pen);
        let room = area.height.saturating_sub(sketch::ROWS) as usize;
        let parties = self.game.parties();
        if room < 4 + parties {
            // The reader, or whoever is asked.
            let after = Self::draw_row(view, look, after, sketch::ROWS, &mut pen);
            Self::draw_tiles(view, look, after + 1, sketch::ROWS, &mut pen);
            self.draw_rewards(view, look, sketch::ROWS + 1, &mut pen);
            let asked = view.public.asked(self.game.players()).lowest();
            let seat = look.seat.or(asked).unwrap_or(Seat::A);
            self.draw_own(view, look, seat, sketch::ROWS + 2, &mut pen);
            return;
        }
        Self::draw_row(view, look, 0, sketch::ROWS + 1, &mut pen);
        let spelt = room > 4 + parties;
        if !spelt {
            Self::draw_tiles(view, look, after, sketch::ROWS, &mut pen);
        }
        self.draw_rewards(view, look, sketch::ROWS + 2, &mut pen);
        Self::draw_header(look, sketch::ROWS + 3, &mut pen);
        let mut y = sketch::ROWS + 4;
        for seat in self.seats() {
            self.draw_seat(view, look, seat, y, &mut pen);
            y += 1;
        }
        if spelt {
            for line in self.tiles(view).iter().take(TILES as usize) {
                let text = fit::cut(&look.book.say(line, look.seat), area.width as usize - 1);
                pen.write(1, y, &text, look.palette.info());
                y += 1;
            }
            let y = area.height.saturating_sub(1);
            pen.write(1, y, &look.book.word("tui-maharaja-signs"), look.palette.faint());
        }
    }

    fn status(&self, book: &Book) -> Vec<String> {
        let Some(view) = self.view.filter(|view| view.public.round > 0) else {
            return Vec::new();
        };
        let city = view.public.maharaja.name();
        let round = Message::new("tui-maharaja-round").number("round", view.public.round);
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
        Message::new("tui-maharaja-score")
    }
}
