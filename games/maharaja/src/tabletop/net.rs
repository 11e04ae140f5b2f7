//! Places and pieces on the net.

use super::{Table, names};
use crate::board::{JUNCTION_NAMES, NET, VILLAGE_NAMES};
use crate::place::{City, Place};
use crate::site::{SITES, bonus};
use drawing::{Anchor, Canvas, Ink, Item, Shape, Type};
use engine::{Message, Seat};
use roads::tabletop::{self as roads_table, Piece, Site};
use roads::{Road, Village};

/// How high the banners below the net are, with the seam; how wide the rewards
/// beside it.
pub(super) const BANNERS: f32 = 73.0;
pub(super) const BANNERS_NARROW: f32 = 44.0;
pub(super) const REWARDS: f32 = 98.0;

impl Table<'_> {
    /// The canvas with the net on it.
    pub(super) fn net(&self) -> Canvas {
        let layout = self.layout();
        let (left, top, width, height) = layout.view;
        let view = if self.is_phone() {
            (left, top, width, height + BANNERS_NARROW)
        } else {
            (left, top, width + REWARDS, height + BANNERS)
        };
        let mut canvas = Canvas { view, ..Canvas::default() };
        canvas.ground = roads_table::ground(layout);
        let public = &self.view.public;
        for road in 0..NET.roads.len() {
            let open = public.villages.empty(&NET, Road::new(road)) == 0;
            canvas.items.push(roads_table::road(layout, road, open));
        }
        self.add_ways(&mut canvas);
        for city in City::all() {
            canvas.items.extend(self.city(city));
        }
        let name = JUNCTION_NAMES[0];
        canvas.items.push(roads_table::start(layout, self.fold(), name, name.to_owned()));
        for village in 0..NET.villages() {
            canvas.items.push(self.village(village));
        }
        self.add_figures(&mut canvas);
        if let Some(city) = public.maharaja.city() {
            canvas.items.push(roads_table::maharaja(layout, city.junction().index()));
        }
        self.add_tags(&mut canvas);
        if !self.is_phone() {
            let letters = Type::new(11.0, Ink::Role("soft")).italic().anchor(Anchor::End);
            let note = self.pen.word("table-reconstructed");
            let note = Shape::text(0.0, 0.0, note, letters);
            canvas.items.push(Item::new("note", left + width - 10.0, height - 10.0).with(note));
        }
        canvas
    }

    fn city(&self, city: City) -> Vec<Item> {
        let (public, c) = (&self.view.public, city.index());
        let sites = std::array::from_fn(|site| match public.builder(city, site as u8) {
            Some(seat) => Site::Built(Piece::Statue, self.look(seat)),
            None => match bonus(city, site as u8) {
                Some(bonus) => Site::Bonus(names::bonus_icon(bonus)),
                None => Site::Free,
            },
        });
        let count = |seat: Seat| (self.look(seat), public.shrines[c][seat.index()]);
        let chips: Vec<(usize, u8)> =
            Seat::all(self.game.parties()).map(count).filter(|(_, shrines)| *shrines > 0).collect();
        let label = |site: usize| {
            let message = match public.builder(city, site as u8) {
                Some(_) => Message::new("table-label-statue"),
                None => Message::new("table-label-site"),
            };
            let site = crate::words::names::site_of((site as u8).min(SITES - 1));
            self.pen.say(&message.text("city", city.name()).message("site", site))
        };
        let of = roads_table::City {
            name: city.name(),
            label: self.pen.say(&names::place(city.place())),
            royal: public.maharaja == city.place(),
            sites,
            touched: Some(&label),
            chips: &chips,
            piece: Piece::Shrine,
            home: None,
        };
        roads_table::city(self.layout(), city.junction().index(), &of)
    }

    fn village(&self, village: usize) -> Item {
        let public = &self.view.public;
        let place = Place::of_village(Village::new(village));
        let mut owners = Vec::new();
        for seat in Seat::all(self.game.parties()) {
            for _ in 0..public.shrines_in(seat, place) {
                owners.push(self.look(seat));
            }
        }
        let of = roads_table::Village {
            name: VILLAGE_NAMES[village],
            label: VILLAGE_NAMES[village].to_owned(),
            room: self.game.village_limit().into(),
            owners: &owners,
            piece: Piece::Shrine,
        };
        roads_table::village(self.layout(), self.fold(), village, &of)
    }

    /// The priests, each beside the city where it is.
    fn add_figures(&self, canvas: &mut Canvas) {
        let public = &self.view.public;
        if public.round == 0 && !public.track.is_drawn() {
            return;
        }
        for junction in 0..NET.junctions() {
            let there = |seat: &Seat| {
                let at = public.priest[seat.index()].junction();
                at.is_some_and(|at| at.index() == junction)
            };
            let seats: Vec<Seat> = Seat::all(self.game.parties()).filter(there).collect();
            for (nth, seat) in seats.iter().enumerate() {
                let look = self.look(*seat);
                let layout = self.layout();
                let priest = Piece::Priest;
                canvas.items.push(roads_table::figure(
                    layout,
                    junction,
                    nth,
                    seats.len(),
                    look,
                    priest,
                ));
            }
        }
    }
}
