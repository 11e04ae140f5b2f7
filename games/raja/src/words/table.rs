//! Everything a view knows, in words.

use super::names::{cards_of, gold, kinds, place_of};
use crate::Raja;
use crate::place::{City, Place, Villages};
use crate::state::Phase;
use crate::track::space_name;
use crate::view::View;
use engine::{Message, Seat, Section};

fn section(title: &'static str, lines: Vec<Message>) -> Section {
    Section { title: Message::new(title), lines }
}

pub(super) fn describe(game: &Raja, view: &View) -> Vec<Section> {
    let mut sections = vec![section("view-title-round", round(game, view))];
    let cities = City::all().map(|city| describe_city(game, view, city)).collect();
    sections.push(section("view-title-cities", cities));
    let villages = Villages(view.public.villages.inhabited());
    let villages: Vec<_> = villages.iter().map(|place| village(game, view, place)).collect();
    if !villages.is_empty() {
        sections.push(section("view-title-villages", villages));
    }
    // The reader first, then clockwise.
    let players = game.players as usize;
    let mut seat = view.viewer.unwrap_or(Seat::A);
    for _ in 0..players {
        sections.push(player(game, view, seat));
        seat = seat.next(players);
    }
    if let Some(seat) = view.viewer
        && view.public.round > 0
        && view.public.phase != Phase::Over
    {
        sections.push(section("view-title-journeys", journeys(view, seat)));
    }
    sections
}

fn round(game: &Raja, view: &View) -> Vec<Message> {
    let public = &view.public;
    let mut lines = Vec::new();
    if public.round == 0 {
        lines.push(Message::new("view-setup"));
    } else {
        let message = Message::new("view-round").number("round", public.round);
        lines.push(message.message("city", place_of(public.maharaja)));
    }
    if public.track.is_drawn() {
        let governors = public.track.order().into_iter().map(|city| {
            Message::new("view-governor")
                .message("city", place_of(city.place()))
                .text("space", space_name(public.track.space(city)))
        });
        lines.push(Message::new("view-track").list("governors", governors));
    }
    lines.push(Message::new("view-bank").list("cards", cards_of(game.bank(public))));
    if game.first {
        lines.push(Message::new("view-tokens").number("n", public.tokens_left()));
    }
    lines
}

pub(crate) fn describe_city(game: &Raja, view: &View, city: City) -> Message {
    let public = &view.public;
    let name = place_of(city.place());
    let mut pieces = Vec::new();
    for seat in Seat::all(game.players as usize) {
        let n = seat.index();
        if public.centre[city.index()] == Some(seat) {
            pieces.push(Message::new("view-piece-centre").seat("who", seat));
        }
        let outer = public.outer[city.index()][n];
        if outer > 0 {
            let palaces = Message::new("palaces").number("n", outer);
            let message = Message::new("view-piece-palaces").seat("who", seat);
            pieces.push(message.message("palaces", palaces));
        }
        let houses = public.houses[city.index()][n];
        if houses > 0 {
            let houses = Message::new("houses").number("n", houses);
            let message = Message::new("view-piece-houses").seat("who", seat);
            pieces.push(message.message("houses", houses));
        }
        if public.architect[n] == city.place() {
            pieces.push(Message::new("view-piece-architect").seat("who", seat));
        }
    }
    let open_centre = u8::from(public.centre[city.index()].is_none());
    let free = open_centre + game.outer_free(public, city);
    let free = Message::new("sites").number("n", free);
    if pieces.is_empty() && game.neutral() == 0 {
        return Message::new("view-city-empty").message("city", name).message("free", free);
    }
    if game.neutral() > 0 {
        pieces.push(Message::new("view-piece-neutral").number("n", game.neutral()));
    }
    pieces.push(Message::new("view-piece-free").message("free", free));
    Message::new("view-city").message("city", name).list("pieces", pieces)
}

pub(crate) fn village(game: &Raja, view: &View, place: Place) -> Message {
    let owners = Seat::all(game.players as usize).filter_map(|seat| {
        let houses = view.public.houses_in(seat, place);
        (houses > 0).then(|| {
            let houses = Message::new("houses").number("n", houses);
            Message::new("view-piece-houses").seat("who", seat).message("houses", houses)
        })
    });
    Message::new("view-village").message("village", place_of(place)).list("owners", owners)
}

fn player(game: &Raja, view: &View, seat: Seat) -> Section {
    let (n, public) = (seat.index(), &view.public);
    let mut lines = vec![Message::new("view-cards").list("cards", cards_of(public.cards[n]))];
    lines.push(match view.gold[n] {
        Some(gold) => Message::new("view-gold").number("n", gold),
        None => Message::new("view-gold-hidden"),
    });
    lines.push(Message::new("view-architect").message("place", place_of(public.architect[n])));
    lines.push(
        Message::new("view-supply")
            .number("built", public.palaces[n])
            .number("all", game.palaces())
            .number("reserve", public.reserve[n])
            .number("quarry", public.quarry[n]),
    );
    if game.first {
        lines.push(Message::new("view-own-tokens").number("n", public.tokens[n]));
    }
    if public.round > 0 {
        lines.push(match view.disc[n] {
            Some(disc) => Message::new("view-disc").list("kinds", kinds(disc.kinds())),
            None if public.sealed.contains(seat) => Message::new("view-disc-sealed"),
            None => Message::new("view-disc-none"),
        });
        if public.played.contains(seat) {
            lines.push(Message::new("view-played"));
        }
    }
    Section { title: Message::new("view-player").seat("who", seat), lines }
}

/// Where one can get to, for how much and by which way.
fn journeys(view: &View, seat: Seat) -> Vec<Message> {
    let journey = view.public.journey(seat);
    let at = view.public.architect[seat.index()];
    let goals = std::iter::once(Place::START).chain(City::all().map(City::place));
    let lines: Vec<_> = goals
        .filter(|goal| *goal != at)
        .filter_map(|goal| {
            let toll = journey.toll(goal)?;
            // What it costs is told all the same: gold may come before one goes.
            let dear = view.gold[seat.index()].is_some_and(|have| have < toll);
            let id = if dear { "view-journey-dear" } else { "view-journey" };
            let message = Message::new(id).message("place", place_of(goal));
            let stops = journey.stops(goal).map(place_of);
            Some(message.message("gold", gold(toll)).list("stops", stops))
        })
        .collect();
    if lines.is_empty() { vec![Message::new("view-no-journey")] } else { lines }
}
