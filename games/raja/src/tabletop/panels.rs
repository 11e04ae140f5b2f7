//! What stands around the board: characters, the disc or what is still to do,
//! the lots of an auction, and on a phone the standing.

use super::names::{card, card_symbol};
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

/// Whether the reader is sealing a disc, or looks at the own sealed one.
pub(super) fn plans(view: &View) -> bool {
    view.public.phase == Phase::Seal && view.viewer.is_some()
}

/// The panels in the order in which they are read.
pub(super) fn panels(game: &Raja, view: &View, pen: &Pen<'_>) -> Vec<Panel> {
    let fold = pen.frame.fold;
    let mut panels = Vec::new();
    let turn = match view.public.phase {
        Phase::Act | Phase::Carry(..) | Phase::Confirm | Phase::Replace(_) | Phase::Give(_) => {
            Some(duty_panel(game, view, pen))
        }
        Phase::Seal => view.viewer.map(|seat| disc_panel(game, view, pen, seat)),
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
            panels.push(Panel { name: "standing", slot: Slot::Side, tab, canvas: None, rows });
        }
    }
    panels
}

fn name_of(character: Character) -> &'static str {
    match character {
        Character::Mogul => "board-card-mogul",
        Character::Merchant => "board-card-merchant",
        Character::Sadhu => "board-card-sadhu",
        Character::Monk => "board-card-monk",
        Character::Builder => "board-card-builder",
        Character::Artisan => "board-card-artisan",
        Character::Yogi => "board-card-yogi",
    }
}

fn power_of(character: Character) -> &'static str {
    match character {
        Character::Mogul => "board-power-mogul",
        Character::Merchant => "board-power-merchant",
        Character::Sadhu => "board-power-sadhu",
        Character::Monk => "board-power-monk",
        Character::Builder => "board-power-builder",
        Character::Artisan => "board-power-artisan",
        Character::Yogi => "board-power-yogi",
    }
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
        title: pen.word(name_of(character)),
        text: if words { pen.word(power_of(character)) } else { String::new() },
        foot: vec![foot],
        mark: if holder.is_some() && holder == view.viewer { Mark::Own } else { Mark::Plain },
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

/// The own disc: to be planned on, or sealed with its two hands.
fn disc_panel(game: &Raja, view: &View, pen: &Pen<'_>, seat: Seat) -> Panel {
    let radius = if game.players == 5 && pen.frame.fold == Fold::Large { 141.0 } else { 156.0 };
    let sealed = view.disc[seat.index()];
    let hands =
        |kind: Kind| sealed.map_or(0, |disc| disc.kinds().iter().filter(|it| **it == kind).count());
    let names: Vec<String> = Kind::ALL.iter().map(|kind| pen.say(&kind_of(*kind))).collect();
    let open = !view.public.sealed.contains(seat);
    let bare = duties::sectors(&names, open, &hands);
    let lines = duties::in_lines(&names, radius);
    let sectors = bare.into_iter().zip(lines).map(|(sector, lines)| Sector { lines, ..sector });
    let sectors: Vec<Sector<'_>> = sectors.collect();
    let note = Cell::text(pen.word("board-only-you")).mark(Mark::Faint).end();
    Panel {
        name: "disc",
        slot: Slot::Side,
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
