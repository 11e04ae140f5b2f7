//! What an event shows on the board.

use super::names::{card, governor, place, seat as seat_handle};
use crate::event::Event;
use crate::place::Place;
use drawing::{Arrow, Handle, Tells};
use engine::Seat;

fn told(who: Option<Seat>, names: Vec<Handle>, pace: u32) -> Tells {
    Tells { names, who, pace, ..Tells::default() }
}

fn moved(who: Seat, from: Place, to: Place, pace: u32) -> Tells {
    let arrow = Arrow { from: Some(place(from)), to: place(to) };
    let mut tells = told(Some(who), vec![place(from), place(to)], pace);
    tells.arrows.push(arrow);
    tells
}

/// Something came to a place.
fn came(who: Seat, to: Place, pace: u32) -> Tells {
    let mut tells = told(Some(who), vec![place(to)], pace);
    tells.arrows.push(Arrow { from: None, to: place(to) });
    tells
}

pub(super) fn tells(event: &Event) -> Tells {
    match *event {
        Event::Governors { order } => {
            told(None, order.iter().map(|city| governor(*city)).collect(), 600)
        }
        Event::Youngest { seat }
        | Event::Bid { seat, .. }
        | Event::Passed { seat }
        | Event::LotWon { seat, .. } => told(Some(seat), vec![seat_handle(seat)], 500),
        Event::Chose { seat, card: it, at } => {
            told(Some(seat), vec![card(it), seat_handle(seat), place(at)], 600)
        }
        Event::Opened { seat, village } => came(seat, village, 350),
        Event::Supplied { .. } => told(None, Vec::new(), 300),
        Event::Round { city, .. } => told(None, vec![place(city.place()), governor(city)], 900),
        Event::Sealed { seat, .. } => told(Some(seat), vec![seat_handle(seat)], 250),
        Event::Revealed { seat, .. } => told(Some(seat), vec![seat_handle(seat)], 700),
        Event::Merchant { seat, .. }
        | Event::Yogi { seat, .. }
        | Event::Gold { seat, .. }
        | Event::Quarried { seat, .. }
        | Event::Token { seat, .. }
        | Event::GaveUp { seat, .. } => told(Some(seat), vec![seat_handle(seat)], 450),
        Event::Built { seat, place: at, .. } => came(seat, at, 450),
        Event::Lifted { seat, from } => told(Some(seat), vec![place(from)], 200),
        Event::PutBack { seat, place: at } => told(Some(seat), vec![place(at)], 200),
        Event::Moved { seat, from, to, .. } => moved(seat, from, to, 500),
        Event::Palace { seat, city, .. } => came(seat, city.place(), 700),
        Event::Travelled { seat, from, to, tolls, .. } => {
            let mut tells = moved(seat, from, to, 420);
            let paid = tolls.iter().enumerate().filter(|(_, toll)| **toll > 0);
            tells.names.extend(paid.map(|(n, _)| seat_handle(Seat::new(n))));
            tells
        }
        Event::Governor { seat, city, .. } => {
            told(Some(seat), vec![governor(city), place(city.place())], 600)
        }
        Event::Took { seat, card: it, from, back } => {
            let mut names = vec![card(it), seat_handle(seat)];
            names.extend(from.map(seat_handle));
            names.extend(back.map(card));
            told(Some(seat), names, 600)
        }
        Event::Replaced { seat, card: it } => {
            told(Some(seat), vec![card(it), seat_handle(seat)], 600)
        }
        Event::Swapped { seat, with, get, give } => {
            told(Some(seat), vec![card(get), card(give), seat_handle(with)], 700)
        }
        Event::Attracted { seat, from } => {
            told(Some(seat), vec![seat_handle(from), seat_handle(seat)], 600)
        }
        Event::Gave { seat, to, card: it } => {
            told(Some(seat), vec![card(it), seat_handle(to)], 600)
        }
        Event::Ended { seat } => told(Some(seat), vec![seat_handle(seat)], 150),
        Event::Scored { city, prizes, .. } => {
            let paid = prizes.iter().enumerate().filter(|(_, prize)| **prize > 0);
            let mut names = vec![place(city.place())];
            names.extend(paid.map(|(n, _)| seat_handle(Seat::new(n))));
            Tells { halts: true, ..told(None, names, 1200) }
        }
        Event::Over { places, .. } => {
            let first = places.iter().position(|place| *place == 1);
            let names = first.map(|n| seat_handle(Seat::new(n))).into_iter().collect();
            Tells { halts: true, ..told(None, names, 1200) }
        }
    }
}
