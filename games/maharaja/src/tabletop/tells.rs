//! What an event shows on the board: what it names, what moved, how long.

use super::handles::Thing;
use crate::Maharaja;
use crate::character::{Cards, Character};
use crate::event::{Event, Source};
use crate::place::{City, Place, Villages};
use crate::state::BOT;
use drawing::{Arrow, Handle, Tells};
use engine::Seat;

/// A road, a building, a banner, the Maharaja, a row of a scoring: in
/// milliseconds.
const ROAD: u32 = 260;
const BUILD: u32 = 220;
const BANNER: u32 = 360;
const MAHARAJA: u32 = 600;
const TURN: u32 = 240;
const SCORING: u32 = 1_200;

fn place(place: Place) -> Handle {
    Thing::Place(place).handle()
}

fn city(city: City) -> Handle {
    Thing::Place(city.place()).handle()
}

fn card(card: Character) -> Handle {
    Thing::Card(card).handle()
}

fn cards(cards: Cards) -> Vec<Handle> {
    cards.iter().map(card).collect()
}

fn villages(villages: Villages) -> impl Iterator<Item = Handle> {
    villages.iter().map(place)
}

fn shown(names: Vec<Handle>, pace: u32) -> Tells {
    Tells { names, pace, ..Tells::default() }
}

fn moved(from: Option<Handle>, to: Handle, pace: u32) -> Tells {
    let names = from.iter().cloned().chain([to.clone()]).collect();
    Tells { names, arrows: vec![Arrow { from, to }], pace, ..Tells::default() }
}

impl Maharaja {
    pub(super) fn shows(&self, event: &Event) -> Tells {
        let by = |tells: Tells, seat: Seat| {
            // Brahmabot has no chair whose colour its traces could have.
            let who = Some(seat).filter(|seat| !self.is_solo() || *seat != BOT);
            Tells { who, ..tells }
        };
        let seat_of = |seat: Seat| vec![Thing::Seat(seat).handle()];
        match *event {
            Event::Characters { cards: drawn } => shown(cards(drawn), TURN),
            Event::Company { bot, row } => {
                shown(row.into_iter().chain([bot]).map(card).collect(), TURN)
            }
            Event::Rewards { order } => {
                shown(order.map(|tile| Thing::Reward(tile).handle()).to_vec(), TURN)
            }
            Event::Banners { order } => {
                shown(order.map(|city| Thing::Banner(city).handle()).to_vec(), TURN)
            }
            Event::Starter { seat } => by(shown(seat_of(seat), TURN), seat),
            Event::Setup { villages: built, .. } => shown(villages(built).collect(), MAHARAJA),
            Event::Chose { seat, card: it } | Event::Replaced { seat, card: it } => {
                by(shown(vec![card(it)], TURN), seat)
            }
            Event::Drawn { card: it } => shown(vec![card(it)], TURN),
            Event::Opened { seat, village } => by(moved(None, place(village), BUILD), seat),
            Event::Round { city: to, .. } => {
                shown(vec![city(to), Thing::Banner(to).handle()], MAHARAJA)
            }
            Event::Tiles { .. } => shown((0..3).map(|n| Thing::Tile(n).handle()).collect(), TURN),
            Event::Planned { seat, .. } | Event::Revealed { seat, .. } | Event::Ended { seat } => {
                by(shown(seat_of(seat), TURN), seat)
            }
            Event::Coins { seat, .. }
            | Event::Stocked { seat, .. }
            | Event::Prestige { seat, .. }
            | Event::Bonus { seat, .. }
            | Event::Declined { seat, .. }
            | Event::Token { seat, .. }
            | Event::Exchanged { seat, .. }
            | Event::Once { seat }
            | Event::Gained { seat, .. }
            | Event::Bought { seat, .. } => by(shown(seat_of(seat), TURN), seat),
            Event::Shrine { seat, place: to, from, .. } => {
                let from = match from {
                    Source::City(from) => Some(city(from)),
                    Source::Hand | Source::Supply => None,
                };
                by(moved(from, place(to), BUILD), seat)
            }
            Event::TookBack { seat, village, .. } => by(shown(vec![place(village)], BUILD), seat),
            Event::Statue { seat, city: at, site, .. } => {
                let mut tells = moved(None, Thing::Site(at, site).handle(), BUILD);
                tells.names.push(city(at));
                by(tells, seat)
            }
            Event::Travelled { seat, from, to, .. } => {
                by(moved(Some(place(from)), place(to), ROAD), seat)
            }
            Event::Banner { seat, city, .. } => {
                by(shown(vec![Thing::Banner(city).handle()], BANNER), seat)
            }
            Event::Took { seat, card: it, from, back } => {
                let from = from.map(|seat| Thing::Seat(seat).handle());
                let names = [card(it), card(back)].into_iter().chain(from).collect();
                by(shown(names, TURN), seat)
            }
            Event::Power { seat, card: it, .. } | Event::Returned { seat, card: it } => {
                by(shown(vec![card(it)], TURN), seat)
            }
            Event::Ticked { .. } => shown(Vec::new(), TURN),
            Event::Plays { .. } => shown((0..2).map(|n| Thing::Tile(n).handle()).collect(), TURN),
            Event::Skipped { .. } | Event::BotCoins { .. } => shown(seat_of(BOT), TURN),
            Event::Swapped { card: it, gone } => shown(vec![card(it), card(gone)], TURN),
            Event::Went { from, to, villages: passed, .. } => {
                let mut tells = moved(Some(place(from)), city(to), 2 * ROAD);
                tells.names.extend(villages(passed));
                tells
            }
            Event::Stayed { at, to } => shown(vec![place(at), city(to)], TURN),
            Event::Scored { city: it, .. } => shown(vec![city(it)], SCORING),
            Event::Reward { seat, tile, .. } | Event::Waived { seat, tile } => {
                by(shown(vec![Thing::Reward(tile).handle()], TURN), seat)
            }
            Event::Tribute { seat, .. } => by(shown(seat_of(seat), TURN), seat),
            Event::Marked { seat, card: it } => by(shown(vec![card(it)], TURN), seat),
            Event::Discarded { tile } => shown(vec![Thing::Reward(tile).handle()], TURN),
            Event::Over { .. } => Tells { halts: true, pace: SCORING, ..Tells::default() },
        }
    }
}
