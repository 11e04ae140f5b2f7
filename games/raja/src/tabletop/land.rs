//! The roads with what stands on them, and around them track and standing: one
//! surface.

use super::{names, sites, standing, track};
use crate::Raja;
use crate::board::{JUNCTION_NAMES, NET};
use crate::place::{City, Place};
use crate::state::SEATS;
use crate::view::View;
use crate::words::names::place_of;
use crate::words::table;
use drawing::{Anchor, Canvas, Fold, Ink, Pen, Shape, Type};
use engine::{Message, Seat};
use roads::tabletop::{self as map, Layout, NARROW, Piece, WIDE};
use roads::{Junction, Road, Village};

/// How wide the track is beside the net.
const TRACK: f32 = 84.0;

/// How high the track is below a narrow net.
const STRIP: f32 = 42.0;

/// The layout of a window.
pub(super) fn layout(fold: Fold) -> &'static Layout {
    if fold == Fold::Phone { &NARROW } else { &WIDE }
}

/// The board.
pub(super) fn board(game: &Raja, view: &View, pen: &mut Pen<'_>) -> Canvas {
    let fold = pen.frame.fold;
    let layout = layout(fold);
    let (left, top, width, height) = layout.view;
    let size = if fold == Fold::Phone { (width, height + STRIP) } else { (width + TRACK, height) };
    let mut canvas = Canvas { view: (left, top, size.0, size.1), ..Canvas::default() };
    canvas.ground = map::ground(layout);
    roads(view, layout, &mut canvas);
    let label =
        pen.say(&Message::new("board-about-start").message("place", place_of(Place::START)));
    canvas.items.push(map::start(layout, fold, JUNCTION_NAMES[0], label));
    // Plates and chips of cities reach over the villages beside them.
    villages(game, view, layout, pen, &mut canvas);
    cities(game, view, layout, pen, &mut canvas);
    canvas.items.push(map::maharaja(layout, junction(view.public.maharaja)));
    figures(game, view, layout, &mut canvas);
    if fold == Fold::Phone {
        track::strip(game, view, pen, &mut canvas);
    } else {
        canvas.items.extend(standing::cartouche(game, view, pen));
        track::column(game, view, pen, &mut canvas);
        let letters = Type::new(11.0, Ink::Role("soft")).anchor(Anchor::End);
        let said = pen.word("board-reconstructed");
        canvas.ground.push(Shape::text(left + width - 10.0, top + height - 10.0, said, letters));
    }
    canvas
}

fn junction(place: Place) -> usize {
    place.junction().map_or(0, Junction::index)
}

fn roads(view: &View, layout: &Layout, canvas: &mut Canvas) {
    for n in 0..NET.roads.len() {
        let open = view.public.villages.empty(&NET, Road::new(n)) == 0;
        canvas.items.push(map::road(layout, n, open));
    }
}

fn cities(game: &Raja, view: &View, layout: &Layout, pen: &mut Pen<'_>, canvas: &mut Canvas) {
    let public = &view.public;
    let home = |city: City| {
        let at_home = game.cards().iter().find(|card| card.home() == city);
        at_home.filter(|_| game.is_advanced()).map(names::card_symbol)
    };
    for city in City::all() {
        let chips: Vec<(usize, u8)> = (0..SEATS)
            .map(|n| (n, public.houses[city.index()][n]))
            .filter(|(_, houses)| *houses > 0)
            .collect();
        let stands = sites::sites(game, public, city, pen.notes);
        let label = pen.say(&table::describe_city(game, view, city));
        // A site that is built on is a part of its city.
        let of_site = |site: usize| {
            if stands.get(site) != Some(&map::Site::Free) {
                return String::new();
            }
            let id = if site == 0 { "board-site-centre" } else { "board-site-outer" };
            pen.say(&Message::new(id).message("city", place_of(city.place())))
        };
        let touched = builds_in(view, city).then_some(&of_site as &dyn Fn(usize) -> String);
        let of = map::City {
            name: city.name(),
            label,
            royal: public.maharaja == city.place(),
            sites: stands,
            touched,
            chips: &chips,
            piece: Piece::House,
            home: home(city),
        };
        canvas.items.extend(map::city(layout, city.junction().index(), &of));
    }
}

/// Whether the reader may be about to build a palace in a city: then its free
/// sites are touched one by one.
pub(super) fn builds_in(view: &View, city: City) -> bool {
    let public = &view.public;
    let at = |seat: Seat| public.architect[seat.index()];
    names::own_turn(view) && public.duty.room().palace && view.viewer.map(at) == Some(city.place())
}

fn villages(game: &Raja, view: &View, layout: &Layout, pen: &Pen<'_>, canvas: &mut Canvas) {
    let public = &view.public;
    for n in 0..NET.villages() {
        let (village, place) = (Village::new(n), Place::of_village(Village::new(n)));
        let mut owners = Vec::new();
        for seat in 0..SEATS {
            let houses = usize::from(public.villages.count(seat, village));
            owners.extend(std::iter::repeat_n(seat, houses));
        }
        let label = if owners.is_empty() {
            Message::new("board-about-empty").message("place", place_of(place))
        } else {
            table::village(game, view, place)
        };
        let of = map::Village {
            name: place.name(),
            label: pen.say(&label),
            room: usize::from(game.village_limit()),
            owners: &owners,
            piece: Piece::House,
        };
        canvas.items.push(map::village(layout, pen.frame.fold, n, &of));
    }
}

fn figures(game: &Raja, view: &View, layout: &Layout, canvas: &mut Canvas) {
    let public = &view.public;
    for at in 0..NET.junctions() {
        let here: Vec<Seat> = Seat::all(usize::from(game.players))
            .filter(|seat| junction(public.architect[seat.index()]) == at)
            .collect();
        for (n, seat) in here.iter().enumerate() {
            let of = here.len();
            canvas.items.push(map::figure(layout, at, n, of, seat.index(), Piece::Architect));
        }
    }
}
