//! What stands at the seats: characters, the disc, and what is left to build.

use super::names::{self, card_symbol, kind_symbol};
use crate::Raja;
use crate::state::Phase;
use crate::view::View;
use crate::words::names::kind_of;
use drawing::{Cell, Fold, Icon, Mark, Pen, SeatCard};
use engine::{Message, Seat, Seats};
use roads::tabletop::SEAT_DRESSES;

/// The seats, the reader's first, then clockwise.
pub(super) fn seats(game: &Raja, view: &View, pen: &Pen<'_>) -> Vec<SeatCard> {
    let players = usize::from(game.players);
    let mut seat = view.viewer.unwrap_or(Seat::A);
    let mut cards = Vec::new();
    for _ in 0..players {
        cards.push(card(game, view, pen, seat));
        seat = seat.next(players);
    }
    cards
}

fn card(game: &Raja, view: &View, pen: &Pen<'_>, seat: Seat) -> SeatCard {
    SeatCard {
        seat: Some(seat),
        order: order(game, view, seat),
        marks: marks(view, pen, seat),
        cells: cells(game, view, pen, seat),
        handle: Some(names::seat(seat)),
        ..SeatCard::default()
    }
}

/// The place in the order of this round's turns, as the cards lie now.
fn order(game: &Raja, view: &View, seat: Seat) -> String {
    let public = &view.public;
    if public.round == 0 || public.phase == Phase::Over {
        return String::new();
    }
    let mut waiting = Seats::first(usize::from(game.players));
    for place in 1.. {
        match public.first_of(waiting) {
            Some(next) if next == seat => return place.to_string(),
            Some(next) => waiting = waiting.without(next),
            None => break,
        }
    }
    String::new()
}

fn marks(view: &View, pen: &Pen<'_>, seat: Seat) -> Vec<Cell> {
    let (n, public) = (seat.index(), &view.public);
    let mut marks = Vec::new();
    // Where there is room for it; elsewhere what is pale says it.
    if pen.frame.fold == Fold::Large && public.round > 0 && public.played.contains(seat) {
        marks.push(Cell::text(pen.word("board-played")).mark(Mark::Faint));
    }
    if let Phase::Bid(_) = public.phase {
        let auction = &public.auction;
        if auction.bidder == Some(seat) {
            let said = pen.say(&Message::new("gold").number("n", auction.bid));
            let text = Message::new("board-highest-so-far").number("n", auction.bid);
            let cell = Cell::icon(Icon::new("r-coin"), pen.say(&text), said);
            marks.push(cell.mark(Mark::Now));
        } else if !auction.bidding.contains(seat) && public.cards[n].is_empty() {
            marks.push(Cell::text(pen.word("board-passes")).mark(Mark::Faint));
        }
    }
    for character in public.cards[n].iter() {
        let name = pen.say(&crate::words::names::card_of(character));
        let icon = Icon::new(card_symbol(character));
        marks.push(Cell::icon(icon, character.number(), name).mark(Mark::Badge));
    }
    if public.round == 0 || public.phase == Phase::Over {
        return marks;
    }
    match view.disc[n] {
        Some(disc) => {
            let mark = if public.played.contains(seat) { Mark::Spent } else { Mark::Slot };
            for kind in disc.kinds() {
                let icon = Icon::new(kind_symbol(kind));
                marks.push(Cell::icon(icon, "", pen.say(&kind_of(kind))).mark(mark));
            }
        }
        None if public.sealed.contains(seat) => {
            let seal = Cell::icon(Icon::new("r-seal"), "", pen.word("board-sealed"));
            let seal = seal.mark(Mark::Seal);
            marks.extend([seal.clone(), seal]);
        }
        None => {
            let gap = Cell { label: pen.word("board-not-sealed"), ..Cell::default() };
            marks.extend([gap.clone().mark(Mark::Gap), gap.mark(Mark::Gap)]);
        }
    }
    marks
}

fn cells(game: &Raja, view: &View, pen: &Pen<'_>, seat: Seat) -> Vec<Cell> {
    let (n, public) = (seat.index(), &view.public);
    let dress = SEAT_DRESSES[n];
    let mut cells = Vec::new();
    cells.push(if let Some(gold) = view.gold[n] {
        let said = pen.say(&Message::new("gold").number("n", gold));
        Cell::icon(Icon::new("r-coin"), gold, said).mark(Mark::Strong)
    } else {
        let said = pen.word("board-hidden");
        let text = if pen.frame.fold == Fold::Tablet { "?" } else { said.as_str() };
        Cell::icon(Icon::new("r-coin"), text, said.clone()).mark(Mark::Faint)
    });
    if public.phase == Phase::Confirm && seat != public.duty.seat {
        let owed = public.duty.owed().count() as u8;
        let gold = game.compensation(owed, public.duty.paid);
        let said = pen.say(&Message::new("gold").number("n", gold));
        cells.push(Cell { label: said, ..Cell::text(format!("+{gold}")) }.mark(Mark::Good));
    }
    let left = game.palaces().saturating_sub(public.palaces[n]);
    let said = |id: &'static str, number: u8| pen.say(&Message::new(id).number("n", number));
    // Five in a strip have no room for words.
    let short = pen.frame.fold == Fold::Tablet && game.players > 4;
    let text = if short { left.to_string() } else { said("board-left", left) };
    let palaces = Icon::dressed("r-palace", dress);
    cells.push(Cell::icon(palaces, text, said("board-palaces-left", left)));
    let mut count = |icon: Icon, id: &'static str, number: u8| {
        cells.push(Cell::icon(icon, number, said(id, number)));
    };
    count(Icon::dressed("r-house", dress), "board-reserve", public.reserve[n]);
    count(Icon::new("r-quarry"), "board-quarry", public.quarry[n]);
    if game.is_advanced() {
        count(Icon::new("r-token"), "board-tokens", public.tokens[n]);
    }
    cells
}
