//! What stands beside the board: how the round would end now, and the rounds so
//! far.

use super::palette::SEATS;
use super::plan::Form;
use super::table::{EYE, Table};
use crate::board;
use crate::pays::Range;
use crate::state::Phase;
use drawing::{Cell, Fold, Frame, Icon, Line, Mark, Notes, Panel, Row, Slot};
use engine::{Message, Seat};

/// Every panel.
pub(super) fn all(table: &Table<'_>, frame: &Frame, notes: &mut Notes) -> Vec<Panel> {
    let slot = if frame.fold == Fold::Tablet { Slot::Below } else { Slot::Side };
    let rounds = if frame.fold == Fold::Large { Slot::Side } else { Slot::Drawer };
    // While a round is counted its place is taken by the rounds so far.
    let counted = table.counted().is_some();
    let rounds = match_so_far(table, if counted { slot } else { rounds }, notes);
    let now = standing(table, slot, frame.fold == Fold::Laptop);
    // The report tells all that its sums could.
    if counted && rounds.is_some() {
        return rounds.into_iter().collect();
    }
    std::iter::once(now).chain(rounds).collect()
}

/// A player's name with the emblem.
fn who(table: &Table<'_>, seat: Seat) -> Cell {
    let (dress, symbol) = SEATS[seat.index() % 2];
    let name = table.name(seat);
    Cell::icon(Icon::dressed(symbol, dress), &name, "").handle(super::names::seat(seat))
}

fn standing(table: &Table<'_>, slot: Slot, narrow: bool) -> Panel {
    let public = &table.view.public;
    let title =
        table.word(if public.phase == Phase::Over { "table-ended" } else { "table-if-ended" });
    let seals = public.seals[table.own.index()];
    let need = table.game.seals_to_win();
    let message = Message::new("table-seals").seat("who", table.own);
    let seals = table.say(&message.number("n", seals).number("need", need));
    // The seals lie on the board: where the side is narrow that is enough.
    let seals = if narrow { Vec::new() } else { vec![Cell::text(seals)] };
    let head = ["", "table-goods-head", "table-bonus-head", "table-herd-head", "table-rupees-head"];
    let head =
        head.map(|id| Cell::text(if id.is_empty() { String::new() } else { table.word(id) }).end());
    let standing = table.game.standing(table.view);
    let line = |seat: Seat| {
        let mut own = standing[seat.index()];
        if let (Phase::Over, Some(summary)) = (public.phase, public.last) {
            let bonus = summary.bonus[seat.index()];
            own.bonus = Range { least: bonus, most: bonus };
        }
        if !table.eye {
            own.herd = 0;
        }
        let herd = match (table.eye, own.herd) {
            (false, _) => "?".to_owned(),
            (true, 0) => "–".to_owned(),
            (true, n) => n.to_string(),
        };
        Line::of([
            who(table, seat),
            Cell::text(own.goods).end(),
            Cell::text(own.bonus).end(),
            Cell::text(herd).end(),
            Cell::text(own.rupees()).mark(Mark::Strong).end(),
        ])
    };
    let grid = Row::Grid(head.into(), vec![line(table.own), line(table.rival)]);
    let empty = public.tokens.empty_piles();
    let dots: String = (0..board::EMPTY_PILES).map(|n| if n < empty { '●' } else { '○' }).collect();
    let piles = table.say(&Message::new("table-piles-empty").number("n", empty));
    let deck = table.say(&Message::new("table-deck-left").number("n", table.view.deck));
    let mut rows =
        vec![Row::Title(title, seals), grid, Row::Text(format!("{dots} {piles}")), Row::Text(deck)];
    if table.plan.form == Form::Tower {
        // Beside the other player there is no room for the eye.
        let word = if table.eye { "table-eye-on" } else { "table-eye-off" };
        rows.push(Row::Chips(vec![Cell::text(table.word(word)).handle(EYE)]));
    }
    Panel { name: "standing", slot, tab: table.word("table-score"), canvas: None, rows }
}

/// The rounds so far. A view knows the last one only, so the others are kept in
/// the notes.
fn match_so_far(table: &Table<'_>, slot: Slot, notes: &mut Notes) -> Option<Panel> {
    let public = &table.view.public;
    let over = public.phase == Phase::Over;
    let last = if over { public.round } else { public.round.saturating_sub(1) };
    let note = |round: u8| format!("round {round}");
    if let Some(summary) = public.last {
        let winner = summary.winner.map_or("-", Seat::letter);
        let [a, b] = [Seat::A, Seat::B].map(|seat| summary.rupees(seat));
        notes.insert(note(last), format!("{a} {b} {winner}"));
    }
    if last == 0 {
        return None;
    }
    let mut lines = Vec::new();
    for round in 1..=last {
        let Some(kept) = notes.get(&note(round)) else { continue };
        let mut words = kept.split(' ');
        let sums: [&str; 2] = [words.next()?, words.next()?];
        let seal = match words.next()? {
            "A" => who(table, Seat::A),
            "B" => who(table, Seat::B),
            _ => Cell::text("–"),
        };
        lines.push(Line::of([
            Cell::text(table.say(&Message::new("view-round").number("round", round))),
            Cell::text(sums[table.own.index()]).end(),
            Cell::text(sums[table.rival.index()]).end(),
            seal.end(),
        ]));
    }
    if lines.is_empty() {
        // It began from a position: nobody knows how it went.
        return None;
    }
    let won = public.seals.iter().any(|n| *n >= table.game.seals_to_win());
    let next = match (over, public.last.and_then(|it| it.winner)) {
        (false, _) => Some((public.round, public.starter)),
        // Who lost the round starts the next one.
        (true, Some(winner)) if !won => Some((public.round.saturating_add(1), winner.next(2))),
        (true, _) => None,
    };
    if let Some((round, starter)) = next {
        let starts = Message::new("table-starts").seat("who", starter);
        let now = Message::new("view-round").number("round", round);
        lines.push(
            Line::of([
                Cell::text(table.say(&now)),
                Cell::text("–").end(),
                Cell::text("–").end(),
                Cell::text(table.say(&starts)).end(),
            ])
            .mark(Mark::Now),
        );
    }
    let head = vec![
        Cell::text(""),
        who(table, table.own).end(),
        who(table, table.rival).end(),
        Cell::text(table.word("table-seal-head")).end(),
    ];
    let need = table.say(&Message::new("table-seals-win").number("n", table.game.seals_to_win()));
    Some(Panel {
        name: "match",
        slot,
        tab: table.word("table-match"),
        canvas: None,
        rows: vec![
            Row::Title(table.word("table-match"), vec![Cell::text(need)]),
            Row::Grid(head, lines),
        ],
    })
}
