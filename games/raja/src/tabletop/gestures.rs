//! By which touches an action is made.

use super::journeys::way_of;
use super::names::{
    self, GIVE_UP, POWER, TOKEN, card, drop, duty, governor, kind_symbol, place, sector, site,
};
use super::{chips, sites, track};
use crate::Raja;
use crate::action::{Action, Site};
use crate::board::{GOLD_ACTION, QUARRY_HOUSES};
use crate::place::Place;
use crate::state::Phase;
use crate::view::View;
use crate::words::names::{gold, kind_of, kinds};
use drawing::{Gesture, Handle, Icon};
use engine::{Message, Seat};
use roads::tabletop::SEAT_DRESSES;

/// A button beside the prompt that is also a line of the duties.
fn line(label: Message, handle: Handle, symbol: &'static str) -> Gesture {
    Gesture { ways: vec![Vec::new(), vec![handle]], ..Gesture::button(label) }
        .icon(Icon::new(symbol))
}

pub(super) fn gesture(game: &Raja, view: &View, action: Action) -> Gesture {
    let seat = view.viewer.unwrap_or(Seat::A);
    chips::told(view, seat, action, touches(game, view, seat, action))
}

fn touches(game: &Raja, view: &View, seat: Seat, action: Action) -> Gesture {
    let public = &view.public;
    let own = |symbol: &'static str| Icon::dressed(symbol, SEAT_DRESSES[seat.index()]);
    let named = |id: &'static str| Message::new(id);
    match action {
        Action::Choose(it) => Gesture::touch([card(it)]).label(named("board-do-choose")),
        Action::Bid(bid) => {
            let least = public.auction.bidder.map_or(0, |_| public.auction.bid.saturating_add(1));
            let label = named("board-do-bid").message("gold", gold(bid));
            let number = format!("n:{bid}");
            let gesture = Gesture::touch([number.as_str()]).label(label).primary();
            gesture.usual(bid == least).icon(Icon::new("r-coin"))
        }
        Action::Pass => Gesture::button(named("board-do-pass")),
        Action::Seal(disc) => {
            let label = named("board-do-seal").list("kinds", kinds(disc.kinds()));
            let gesture = Gesture::touch(disc.kinds().map(sector)).label(label);
            gesture.icon(Icon::new("r-seal")).confirm().primary()
        }
        Action::Go(to) => {
            let gesture = Gesture::touch([place(to)]).label(named("board-do-go"));
            gesture.icon(own("r-architect")).over(way_of(public, seat, &[to]))
        }
        Action::Gold => {
            let label = named("board-do-gold").message("gold", gold(GOLD_ACTION));
            line(label, duty(crate::Kind::Gold), kind_symbol(crate::Kind::Gold))
        }
        Action::Quarry => {
            let houses = named("houses").number("n", QUARRY_HOUSES);
            let label = named("board-do-quarry").message("houses", houses);
            line(label, duty(crate::Kind::Quarry), kind_symbol(crate::Kind::Quarry))
        }
        Action::House(at) => {
            let label = match public.phase {
                Phase::Open(_) => named("board-do-open"),
                _ => named("board-do-house"),
            };
            Gesture::touch([place(at)]).label(label).icon(own("r-house"))
        }
        Action::FreeHouse(at) => Gesture::touch([place(at)])
            .or([POWER.into(), place(at)])
            .label(named("board-do-free-house"))
            .icon(own("r-house")),
        Action::Move(from) => Gesture::touch([place(from)])
            .label(named("board-do-move"))
            .icon(Icon::new("ra-move"))
            .holds(),
        Action::FreeMove(from) => Gesture::touch([place(from)])
            .or([POWER.into(), place(from)])
            .label(named("board-do-free-move"))
            .icon(Icon::new("ra-move"))
            .holds(),
        Action::To(to) => to_gesture(public.phase, to).icon(own("r-house")),
        Action::Palace(city, kind) => {
            let id = match kind {
                Site::Centre => "board-do-centre",
                Site::Outer => "board-do-outer",
            };
            let gesture = Gesture::touch([place(city.place())]).label(named(id));
            let gesture = gesture.icon(own("r-palace"));
            match kind {
                Site::Centre => gesture.or([site(city, 0)]),
                Site::Outer => {
                    let free = sites::free(game, public, city);
                    free.fold(gesture, |gesture, n| gesture.or([site(city, n)]))
                }
            }
        }
        Action::Governor(city) => Gesture::touch([governor(city)])
            .label(named("board-do-governor"))
            .icon(Icon::new("ra-governor"))
            .over(track::ghosts(public, city)),
        Action::Take(it) => Gesture::touch([card(it)]).label(named("board-do-take")),
        Action::Swap { get, give } => {
            Gesture::touch([card(get), card(give)]).label(named("board-do-swap"))
        }
        Action::Attract(from) => {
            Gesture::touch([names::seat(from)]).label(named("board-do-attract"))
        }
        Action::Give(it) => Gesture::touch([card(it)]).label(named("board-do-give")),
        Action::Token(kind) => Gesture::touch([TOKEN.into(), sector(kind)])
            .label(named("board-do-token-for").message("kind", kind_of(kind)))
            .icon(Icon::new("r-token")),
        Action::Drop(kind) => Gesture::touch([GIVE_UP.into(), drop(kind)])
            .label(named("board-do-drop").message("kind", kind_of(kind))),
        Action::End => {
            let owed = public.duty.owed().count();
            if owed == 0 {
                return Gesture::button(named("board-do-end")).primary();
            }
            let each = game.compensation(owed as u8, public.duty.paid);
            let label = named("board-do-end-owed").number("n", owed as i64);
            Gesture::button(label.message("gold", gold(each))).primary()
        }
        Action::Confirm => {
            let label = named("board-do-confirm").list("owed", kinds(public.duty.owed()));
            Gesture::button(label).primary().warns()
        }
        Action::Back => Gesture::button(named("board-do-back")),
    }
}

fn to_gesture(phase: Phase, to: Place) -> Gesture {
    let back = matches!(phase, Phase::Carry(from, _) if from == to);
    let label = if back { "board-do-put-back" } else { "board-do-to" };
    Gesture::touch([place(to)]).label(Message::new(label))
}
