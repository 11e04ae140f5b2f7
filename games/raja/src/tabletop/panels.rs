//! What stands around the board: characters, the disc or what is still to do,
//! the lots of an auction, and on a phone the standing.

use super::names::{self, card, card_symbol};
use super::{duties, standing};
use crate::Raja;
use crate::character::Character;
use crate::kind::Kind;
use crate::state::Phase;
use crate::view::View;
use crate::words::names::{card_of, kind_of, place_of};
use drawing::{Cell, Fold, Icon, Line, Mark, Panel, Pen, Row, Slot, Tile};
use engine::{Message, Seat};
use roads::tabletop::{Disc, Sector, emblem};

/// Whether the reader is sealing a disc.
pub(super) fn plans(view: &View) -> bool {
    let open = |seat: Seat| !view.public.sealed.contains(seat);
    view.public.phase == Phase::Seal && view.viewer.is_some_and(open)
}

/// How wide the column at the right is on a tablet.
pub(super) const NARROW: f32 = 116.0;

/// The panels in the order in which they are read.
pub(super) fn panels(game: &Raja, view: &View, pen: &Pen<'_>) -> Vec<Panel> {
    let fold = pen.frame.fold;
    let mut panels = Vec::new();
    let turn = match view.public.phase {
        Phase::Act | Phase::Carry(..) | Phase::Confirm | Phase::Replace(_) | Phase::Give(_) => {
            Some(duty_panel(game, view, pen))
        }
        Phase::Seal if plans(view) => Some(disc_panel(game, pen)),
        Phase::Seal => view.viewer.map(|_| duty_panel(game, view, pen)),
        Phase::Bid(_) | Phase::Choose(_) if game.has_auction() && view.public.round == 0 => {
            Some(lots(game, view, pen))
        }
        _ => None,
    };
    panels.extend(turn);
    panels.push(Panel {
        name: "characters",
        slot: if fold == Fold::Laptop { Slot::Left } else { Slot::Below },
        tab: pen.word("board-tab-characters"),
        canvas: None,
        rows: vec![Row::Tiles(game.cards().iter().map(|card| tile(view, pen, card)).collect())],
    });
    if fold == Fold::Phone {
        let rows = standing::rows(game, view, pen);
        if !rows.is_empty() {
            let tab = pen.word("board-tab-standing");
            panels.push(Panel { name: "standing", slot: Slot::Seats, tab, canvas: None, rows });
        }
    }
    panels
}

fn tile(view: &View, pen: &Pen<'_>, character: Character) -> Tile {
    let holder = view.public.holder(character);
    let foot = match holder {
        Some(seat) => Cell::icon(emblem(seat.index()), pen.name(seat), pen.name(seat)),
        None => Cell::text(pen.word("board-in-bank")).mark(Mark::Faint),
    };
    // Where there is little room the line below the board says the power.
    let words = matches!(pen.frame.fold, Fold::Large | Fold::Phone);
    Tile {
        handle: Some(card(character)),
        number: character.number().to_string(),
        icon: Some(Icon::new(card_symbol(character))),
        title: pen.word(names::card_name(character)),
        text: if words { pen.word(names::card_power(character)) } else { String::new() },
        foot: vec![foot],
        mark: match holder {
            Some(_) if holder == view.viewer => Mark::Own,
            Some(_) => Mark::Plain,
            None => Mark::Faint,
        },
    }
}

fn duty_panel(game: &Raja, view: &View, pen: &Pen<'_>) -> Panel {
    Panel {
        name: "disc",
        slot: Slot::Side,
        tab: pen.word("board-tab-disc"),
        canvas: Some(duties::canvas(game, view, pen)),
        rows: Vec::new(),
    }
}

/// The own disc, to be planned on.
fn disc_panel(game: &Raja, pen: &Pen<'_>) -> Panel {
    let radius = if game.players == 5 && pen.frame.fold == Fold::Large { 141.0 } else { 156.0 };
    let names: Vec<String> = Kind::ALL.iter().map(|kind| pen.say(&kind_of(*kind))).collect();
    let bare = duties::sectors(&names, true, &|_| 0);
    // On a phone the names would be too small to be read.
    let named = pen.frame.fold != Fold::Phone;
    let lines =
        if named { duties::in_lines(&names, radius) } else { vec![Vec::new(); names.len()] };
    let sectors = bare.into_iter().zip(lines).map(|(sector, lines)| Sector { lines, ..sector });
    let sectors: Vec<Sector<'_>> = sectors.collect();
    let note = Cell::text(pen.word("board-only-you")).mark(Mark::Faint).end();
    Panel {
        name: "disc",
        slot: Slot::Whole,
        tab: pen.word("board-tab-disc"),
        canvas: Some(Disc { radius }.draw(&sectors)),
        rows: vec![Row::Title(pen.word("board-your-disc"), vec![note])],
    }
}

/// The lots of the auction: what was bought, what is bid for.
fn lots(game: &Raja, view: &View, pen: &Pen<'_>) -> Panel {
    let public = &view.public;
    let players = usize::from(game.players);
    let mut rows = vec![Row::title(pen.word("board-lots"))];
    let has = |seat: &Seat| !public.cards[seat.index()].is_empty();
    for seat in Seat::all(players).filter(has) {
        for character in public.cards[seat.index()].iter() {
            let at = public.architect[seat.index()];
            let said = Message::new("board-lot")
                .message("card", card_of(character))
                .message("place", place_of(at));
            let who = Cell::icon(emblem(seat.index()), pen.name(seat), pen.name(seat));
            rows.push(Row::Cells(Line::of([who, Cell::text(pen.say(&said))])));
        }
    }
    if let Some(bidder) = public.auction.bidder {
        let who = Cell::icon(emblem(bidder.index()), pen.name(bidder), pen.name(bidder));
        let gold = pen.say(&Message::new("gold").number("n", public.auction.bid));
        let coin = Cell::icon(Icon::new("r-coin"), public.auction.bid, gold).mark(Mark::Strong);
        let line = Line::of([who, Cell::text(pen.word("board-highest")), coin.end()]);
        rows.push(Row::Cells(line.mark(Mark::Now)));
    }
    rows.push(Row::Text(pen.word("board-last-lot")));
    let tab = pen.word("board-lots");
    Panel { name: "disc", slot: Slot::Side, tab, canvas: None, rows }
}
