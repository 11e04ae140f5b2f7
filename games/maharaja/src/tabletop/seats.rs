//! What stands at the seats, and the rules that are in force.

use super::handles::Thing;
use super::{Table, names};
use crate::board;
use crate::state::Phase;
use crate::words::names as words;
use drawing::{Cell, Fold, Icon, Line, Mark, Panel, Row, SeatCard, Slot};
use engine::{Message, Seat};
use roads::tabletop::{Piece, SEAT_DRESSES};

impl Table<'_> {
    pub(super) fn seats(&self) -> Vec<SeatCard> {
        self.parties().into_iter().map(|seat| self.seat(seat)).collect()
    }

    fn seat(&self, seat: Seat) -> SeatCard {
        let automaton = self.is_automaton(seat);
        let public = &self.view.public;
        let over = public.phase == Phase::Over;
        SeatCard {
            seat: Some(seat).filter(|_| !automaton),
            name: if automaton { self.name(seat) } else { String::new() },
            order: self.order(seat),
            marks: self.marks(seat),
            cells: self.counts(seat),
            total: if over { self.total(seat) } else { String::new() },
            handle: Some(Thing::Seat(seat).handle()),
            mark: if automaton && public.is_bots_turn() { Mark::Now } else { Mark::Plain },
        }
    }

    /// Its place in the order of play: that of the characters.
    fn order(&self, seat: Seat) -> String {
        let public = &self.view.public;
        let parties = self.game.parties();
        if public.card[..parties].iter().any(Option::is_none) {
            return String::new();
        }
        (1 + Seat::all(parties).filter(|it| public.rank(*it) < public.rank(seat)).count())
            .to_string()
    }

    fn total(&self, seat: Seat) -> String {
        let prestige = self.view.prestige[seat.index()].map_or(0, i32::from);
        (prestige + self.game.final_count(&self.view.public, seat)).to_string()
    }

    /// The character and the plan.
    fn marks(&self, seat: Seat) -> Vec<Cell> {
        let public = &self.view.public;
        let mut marks = Vec::new();
        // Where there is room for it; elsewhere what is pale says it.
        if let Some(word) = self.so_far(seat).filter(|_| self.fold() == Fold::Large) {
            marks.push(Cell::text(self.pen.say(&word)).mark(Mark::Faint));
        }
        if let Some(card) = public.card[seat.index()] {
            let icon = Icon::new(names::card_icon(card));
            let name = self.pen.say(&names::card(card));
            let cell = Cell::icon(icon, card, name).mark(Mark::Badge);
            marks.push(cell.handle(Thing::Card(card).handle()));
        }
        for token in public.maharani.iter().flatten().filter(|token| token.owner == seat) {
            let icon = Icon::new("r-maharani");
            let name = self.pen.say(&names::card(token.card));
            let cell = Cell::icon(icon, "", name).mark(Mark::Slot);
            marks.push(cell.handle(Thing::Card(token.card).handle()));
        }
        if let Some((symbols, mark, label)) = self.planned(seat) {
            let cell = |symbol: Option<&'static str>| {
                let icon = symbol.map(Icon::new);
                Cell { icon, label: label.clone(), ..Cell::default() }.mark(mark)
            };
            marks.extend(symbols.into_iter().map(cell));
        }
        marks
    }

    /// What a seat has done in this round, in a word or two: played, or while
    /// rewards are chosen what it took.
    fn so_far(&self, seat: Seat) -> Option<Message> {
        let public = &self.view.public;
        if self.is_choosing() {
            let taken = public.rewards.iter().find(|tile| self.taker(*tile) == Some(seat));
            return taken.map(names::reward);
        }
        let over = public.phase == Phase::Over;
        (public.played.contains(seat) && !over).then(|| Message::new("table-played"))
    }

    fn counts(&self, seat: Seat) -> Vec<Cell> {
        let (public, n, look) = (&self.view.public, seat.index(), self.look(seat));
        let said = |message: Message| self.pen.say(&message);
        let dressed = |piece: Piece| Icon::dressed(piece.symbol(look), SEAT_DRESSES[look]);
        let prestige = if let Some(prestige) = self.view.prestige[n] {
            Cell::icon(Icon::new("r-prestige"), prestige, said(words::prestige(prestige)))
        } else {
            let label = self.pen.word("view-prestige-hidden");
            Cell::icon(Icon::new("r-prestige"), "?", label).mark(Mark::Faint)
        };
        let left = board::STATUES.saturating_sub(public.statues_built(seat));
        let statues = Message::new("table-statues-left").number("n", left);
        let short = Message::new("table-seat-left").number("n", left);
        let (hand, supply) = (public.hand[n], public.supply[n]);
        let shrines = Message::new("table-shrines").number("hand", hand).number("supply", supply);
        let mut cells = vec![
            Cell::icon(Icon::new("r-coin"), public.coins[n], said(words::coins(public.coins[n]))),
            prestige,
            Cell::icon(dressed(Piece::Statue), said(short), said(statues)),
            Cell::icon(dressed(Piece::Shrine), format!("{hand} +{supply}"), said(shrines)),
        ];
        if !self.is_automaton(seat) {
            let tokens = Message::new("tokens").number("n", public.tokens[n]);
            cells.push(Cell::icon(Icon::new("r-token"), public.tokens[n], said(tokens)));
        }
        cells
    }

    /// Special rules and the final tile, if the match has any.
    pub(super) fn rules_panel(&self) -> Option<Panel> {
        let mut rules: Vec<(String, Thing, Message)> = Vec::new();
        for number in (1..=4).filter(|number| self.game.has_special(*number)) {
            let id = SPECIAL[number - 1];
            rules.push((format!("R{number}"), Thing::Rule(number), Message::new(id)));
        }
        if let Some((name, id)) = self.game.final_name() {
            rules.push((name.to_owned(), Thing::Final, Message::new(id)));
        }
        if rules.is_empty() {
            return None;
        }
        let alone = self.fold() == Fold::Laptop && self.game.is_solo();
        let short = self.fold() == Fold::Tablet || alone;
        let rows = if short {
            let chip = |(name, thing, words): &(String, Thing, Message)| Cell {
                label: self.pen.say(words),
                ..Cell::text(name).mark(Mark::Strong).handle(thing.handle())
            };
            vec![Row::Chips(rules.iter().map(chip).collect())]
        } else {
            let line = |(name, thing, words): &(String, Thing, Message)| {
                let cells = [Cell::text(name).mark(Mark::Strong), Cell::text(self.pen.say(words))];
                Row::Cells(Line::of(cells).handle(thing.handle()))
            };
            rules.iter().map(line).collect()
        };
        Some(Panel {
            name: "rules",
            slot: if self.is_phone() { Slot::Seats } else { Slot::Side },
            tab: self.pen.word("table-tab-rules"),
            canvas: None,
            rows,
        })
    }
}

/// What the special rules say.
pub(super) const SPECIAL: [&str; 4] =
    ["option-r1-on", "option-r2-on", "option-r3-on", "option-r4-on"];

impl crate::Maharaja {
    /// The name of the final tile and what it says; nothing if there is none.
    pub(super) fn final_name(&self) -> Option<(&'static str, &'static str)> {
        Some(match self.final_tile {
            1 => ("F1", "option-final-f1"),
            2 => ("F2", "option-final-f2"),
            3 => ("F3", "option-final-f3"),
            4 => ("F4", "option-final-f4"),
            5 => ("F4a", "option-final-pairs"),
            6 => ("F4b", "option-final-supply"),
            _ => return None,
        })
    }
}
