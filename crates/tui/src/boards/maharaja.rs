//! The board of Maharaja: the net with its villages and cities, the banners,
//! the rewards, and a line for everybody, Brahmabot included.
//!
//! Whatever an action would touch is lit up while the cursor is on it. A city
//! shows its seven sites in order: the centre, then 1 to 6, of which 1 and 4
//! give a bonus.

use super::{Board, Look, Way, sketch};
use crate::fit;
use crate::words::Book;
use engine::{Game, Message, Seat, Settings, Viewer};
use maharaja::{
    Action, BOT, Bonus, City, LOWER_SITE, Maharaja, Place, SITES, Track, UPPER_SITE, View, bonus,
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use table::Session;

/// One colour for each chair; letters tell them apart as well.
const COLOURS: [Color; 4] = [Color::LightRed, Color::LightBlue, Color::LightGreen, Color::Yellow];

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

    /// The banners and the row of characters.
    fn draw_track(&self, view: &View, look: &Look<'_>, y: u16, pen: &mut Pen<'_>) {
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
        let marked = view.public.marked();
        let row = view.public.row.iter().map(|card| {
            let star = if marked.has(card) { "*" } else { "" };
            format!("{card} {}{star}", card.key())
        });
        let row: Vec<String> = row.collect();
        let row = if row.is_empty() { "-".to_owned() } else { row.join(", ") };
        let row = Message::new("tui-maharaja-row").text("cards", row);
        pen.write(x + 1, y, &look.book.say(&row, look.seat), look.palette.info());
    }

    /// The reward tiles, those to choose from first; and Brahmabot's tiles.
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
            x = pen.write(x, y, &format!("{tile} "), style);
        }
        if let [Some(left), Some(middle)] = view.public.brahma.open {
            let tile = |tile: maharaja::TileNo| {
                let goes = tile.printed().goes().map_or("♛".to_owned(), |city| city.to_string());
                format!("{tile}→{goes}")
            };
            let line = Message::new("tui-maharaja-tiles");
            let line = line.text("left", tile(left)).text("middle", tile(middle));
            pen.write(x + 1, y, &look.book.say(&line, look.seat), look.palette.info());
        }
    }

    fn draw_seat(&self, view: &View, look: &Look<'_>, seat: Seat, y: u16, pen: &mut Pen<'_>) {
        let (n, public) = (seat.index(), &view.public);
        let bot = self.game.is_solo() && seat == BOT;
        let turn = if bot {
            public.is_bots_turn()
        } else {
            public.asked(self.game.players()).contains(seat)
        };
        let x = pen.write(0, y, if turn { "▸" } else { " " }, look.palette.title());
        let x = pen.seat(x, y, seat, bold());
        let name =
            if bot { look.book.word("tui-maharaja-brahmabot") } else { look.book.name(seat) };
        let name = fit::pad(&fit::cut(&name, 10), 11);
        let x = pen.write(x, y, &format!(" {name}"), Style::new());
        let card = public.card[n].map_or("-".to_owned(), |card| format!("{card} {}", card.key()));
        let prestige = view.prestige[n].map_or("?".to_owned(), |prestige| prestige.to_string());
        let plan = match view.disc[n] {
            Some(disc) => disc.kinds().map(|kind| kind.to_string()).join(", "),
            None if public.planned.contains(seat) => look.book.word("tui-maharaja-planned"),
            None => "-".to_owned(),
        };
        let line = Message::new("tui-maharaja-seat")
            .text("card", card)
            .number("coins", public.coins[n])
            .text("prestige", prestige)
            .number("built", public.statues_built(seat))
            .number("hand", public.hand[n])
            .number("supply", public.supply[n])
            .number("tokens", public.tokens[n])
            .text("plan", plan);
        let played = public.played.contains(seat);
        let style = if played { look.palette.faint() } else { Style::new() };
        pen.write(x, y, &look.book.say(&line, look.seat), style);
    }
}

impl Board for Pilgrimage {
    fn look(&mut self, session: &Session, viewer: Viewer) {
        self.view = session.view_any(viewer).downcast::<View>().ok().map(|view| *view);
        self.shown = None;
    }

    fn rows(&self, available: u16) -> u16 {
        let parties = self.game.parties() as u16;
        if available >= 34 { sketch::ROWS + 2 + parties } else { sketch::ROWS + 3 }
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
        self.draw_track(view, look, sketch::ROWS, &mut pen);
        self.draw_rewards(view, look, sketch::ROWS + 1, &mut pen);
        // Everybody if there is room; else the reader, or whoever is asked.
        let first = sketch::ROWS + 2;
        let room = area.height.saturating_sub(first) as usize;
        if room >= self.game.parties() {
            for (y, seat) in (first..).zip(self.seats()) {
                self.draw_seat(view, look, seat, y, &mut pen);
            }
        } else {
            let asked = view.public.asked(self.game.players()).lowest();
            let seat = look.seat.or(asked).unwrap_or(Seat::A);
            self.draw_seat(view, look, seat, first, &mut pen);
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

    fn score(&self) -> Message {
        Message::new("tui-maharaja-score")
    }
}
