//! What a turn has paid: a report beside the map that holds nobody up, and the
//! lands that paid, each with its coin.

use super::chronicle::has_acted;
use super::colours::{chip, seat_icon};
use super::memory::{Paid, lands_before, paid_before, paid_now};
use super::pinned::Pinned;
use super::timeline::years;
use crate::area::Area;
use crate::event::Merit;
use crate::names;
use crate::nation::Nation;
use crate::phase::Phase;
use crate::queries::{When, chapter, when};
use crate::state::State;
use crate::{LAST_TURN, totals};
use drawing::{Cell, Icon, Line, Mark, Panel, Pen, Row, Slot};
use engine::{Message, Seat};

/// The last turn that paid.
pub(super) struct Report {
    /// Which.
    pub(super) turn: u8,
    /// What it paid.
    paid: Vec<Paid>,
    /// The lands that paid.
    lands: Vec<(Nation, Area, u8)>,
    /// It stands beside the map: nobody of the reader's has acted since.
    pub(super) open: bool,
}

impl Report {
    pub(super) fn last(state: &State, viewer: Option<Seat>, pen: &Pen<'_>) -> Option<Report> {
        let (turn, paid) = paid_before(pen.notes)?;
        let lands = lands_before(pen.notes);
        let over = state.phase() == Phase::Over;
        let fresh = turn + 1 == state.turn() || over;
        let scenario = state.scenario();
        let own = |nation: Nation| viewer.is_some() && scenario.seat(nation) == viewer;
        let passed = |nation: &Nation| {
            own(*nation) && state.total(*nation) > 0 && when(state, *nation) == When::Past
        };
        let gone_on = Nation::ALL.iter().any(passed)
            || has_acted(pen.notes, scenario, viewer)
            || matches!(state.phase(), Phase::Walk);
        Some(Report { turn, paid, lands, open: fresh && (over || !gone_on) })
    }

    /// The lands that paid with their points: all, or those of the row that the
    /// reader looks at. Nothing once play goes on.
    pub(super) fn coins(&self, pen: &Pen<'_>) -> Vec<(Area, u8)> {
        let only = match Pinned::now(pen) {
            Some(Pinned::Paid(nation)) => Some(nation),
            _ => None,
        };
        let shown = |it: &&(Nation, Area, u8)| only.map_or(self.open, |nation| it.0 == nation);
        self.lands.iter().filter(shown).map(|(_, area, points)| (*area, *points)).collect()
    }

    /// What it paid a nation.
    pub(super) fn of(&self, nation: Nation) -> i32 {
        let own = self.paid.iter().filter(|it| it.nation == nation);
        own.map(|it| i32::from(it.points)).sum()
    }

    fn gain(&self, state: &State, seat: Seat) -> i32 {
        let own = |it: &&Paid| state.scenario().seat(it.nation) == Some(seat);
        self.paid.iter().filter(own).map(|it| i32::from(it.points)).sum()
    }

    /// The report.
    pub(super) fn panel(&self, state: &State, pen: &Pen<'_>) -> Panel {
        let scenario = state.scenario();
        let title = Message::new("table-scored").number("turn", self.turn);
        let hint = Cell::text(pen.word("table-scored-hint")).mark(Mark::Faint).end();
        let mut rows = vec![Row::Title(pen.say(&title), vec![hint])];
        // Since then kills may have been paid.
        let since = |seat: Seat| -> i32 {
            let own = |it: &Paid| scenario.seat(it.nation) == Some(seat);
            paid_now(pen.notes).iter().filter(|it| own(it)).map(|it| i32::from(it.points)).sum()
        };
        let last = state.phase() == Phase::Over && self.turn == LAST_TURN;
        let total = |seat: Seat| totals(state, seat) - if last { 0 } else { since(seat) };
        let mut seats: Vec<Seat> = Seat::all(scenario.players()).collect();
        seats.sort_by_key(|seat| -total(*seat));
        let most = seats.iter().map(|seat| total(*seat)).max().unwrap_or(1).max(1);
        for seat in seats {
            let (gain, total) = (self.gain(state, seat), total(seat));
            let sum = format!("{} + {gain} =", total - gain);
            rows.push(Row::Title(
                pen.name(seat).to_owned(),
                vec![
                    Cell { icon: Some(seat_icon(seat)), ..Cell::default() },
                    Cell::text(sum).mark(Mark::Faint).end(),
                    Cell::text(total).mark(Mark::Strong),
                ],
            ));
            let part = |points: i32| (points.max(0) * 1000 / most) as u32;
            let parts =
                vec![(part(total - gain), "gold".to_owned()), (part(gain), "emerald".to_owned())];
            let told = Message::new("table-scored-sum").number("before", total - gain);
            let told = told.number("gain", gain).number("total", total);
            rows.push(Row::Bar(parts, pen.say(&told)));
            rows.extend(self.nations(state, seat, pen));
        }
        if !last {
            rows.extend(next(state, self.turn + 1, pen));
        }
        let slot = if self.open { Slot::Side } else { Slot::Drawer };
        let tab = pen.say(&title);
        Panel { name: "scored", slot, tab, canvas: None, rows }
    }

    /// The nations of a player that were paid, with what for.
    fn nations(&self, state: &State, seat: Seat, pen: &Pen<'_>) -> Vec<Row> {
        let scenario = state.scenario();
        let own = Nation::ALL.iter().copied().filter(|it| scenario.seat(*it) == Some(seat));
        let row = |nation: Nation| {
            let paid: Vec<&Paid> = self.paid.iter().filter(|it| it.nation == nation).collect();
            let sum: i32 = paid.iter().map(|it| i32::from(it.points)).sum();
            if sum == 0 {
                return None;
            }
            let mut parts: Vec<String> = Vec::new();
            for it in &paid {
                let lands = if it.merit == Merit::Hold { self.tiers(nation, pen) } else { vec![] };
                if lands.is_empty() {
                    let name = Message::new(merit(it.merit));
                    let part = Message::new("table-merit").message("what", name);
                    parts.push(pen.say(&part.number("points", it.points)));
                } else {
                    parts.extend(lands);
                }
            }
            let gain = pen.say(&Message::new("table-earned").number("n", sum));
            let line = Line::of([
                Cell::icon(chip(nation), pen.say(&names::nation(nation)), "").mark(Mark::Strong),
                Cell::text(gain).mark(Mark::Good).end(),
                Cell::text(parts.join(" · ")),
            ]);
            let now = Pinned::now(pen) == Some(Pinned::Paid(nation));
            let line = line.handle(Pinned::Paid(nation).handle());
            Some(Row::Cells(if now { line.mark(Mark::Now) } else { line }))
        };
        own.filter_map(row).collect()
    }

    /// The lands that paid a nation, by points.
    fn tiers(&self, nation: Nation, pen: &Pen<'_>) -> Vec<String> {
        let own = |points: u8| {
            let paid = move |it: &&(Nation, Area, u8)| it.0 == nation && it.2 == points;
            self.lands.iter().filter(paid).map(|it| names::area(it.1)).collect::<Vec<_>>()
        };
        let tier = |points: u8| {
            let lands = own(points);
            let many = lands.len() > 5;
            let message = if many {
                Message::new("table-tier-many").number("n", lands.len() as i64)
            } else {
                Message::new("table-tier").list("lands", lands.clone())
            };
            (!lands.is_empty()).then(|| pen.say(&message.number("points", points)))
        };
        (1..=9).rev().filter_map(tier).collect()
    }
}

fn merit(merit: Merit) -> &'static str {
    match merit {
        Merit::Kill => "merit-kill",
        Merit::Raid => "merit-raid",
        Merit::Hold => "merit-hold",
        Merit::Trade => "merit-trade",
        Merit::Raj => "merit-raj",
    }
}

/// The next turn in a few lines: who falls apart, who comes, who has boats.
pub(super) fn next(state: &State, turn: u8, pen: &Pen<'_>) -> Vec<Row> {
    if turn > LAST_TURN {
        return Vec::new();
    }
    let it = chapter(state, turn);
    let title = Message::new("table-turn-years").number("turn", turn);
    let mut rows = vec![Row::title(pen.say(&title.text("years", years(turn, pen))))];
    let mut line = |symbol: &'static str, dress: &'static str, text: String| {
        let cell = Cell::icon(Icon::dressed(symbol, dress), text, "");
        rows.push(Row::Cells(Line::of([cell])));
    };
    let row = crate::ages::age(turn);
    let whole = state.scenario().first_turn() == 1;
    let declines = [row.decline, row.withdrawal].into_iter().flatten();
    for decline in declines.filter(|it| it.short || whole) {
        let text = Message::new("table-next-leave")
            .message("armies", Message::new("armies").number("n", decline.armies));
        let text = text.message("nation", names::nation(decline.nation));
        line("m-decline", "vermilion", pen.say(&text));
    }
    let mut told: Vec<Nation> = Vec::new();
    for (nation, _, at) in &it.arrivals {
        if told.contains(nation) {
            continue;
        }
        told.push(*nation);
        let n: u8 = it.arrivals.iter().filter(|who| who.0 == *nation).map(|who| who.1).sum();
        let text = Message::new("table-next-come")
            .message("nation", names::nation(*nation))
            .number("n", n)
            .message("area", names::area(*at));
        line("m-arrive", "emerald", pen.say(&text));
    }
    let boats: Vec<Message> = it.boats.into_iter().map(names::nation).collect();
    if !boats.is_empty() {
        line("m-boat", "sea", pen.say(&Message::new("view-boats").list("nations", boats)));
    }
    let paid = it.scores.count();
    if paid > 0 {
        let id = if it.everybody { "table-next-pays-all" } else { "table-next-pays" };
        let text = Message::new(id).list("nations", it.scores.into_iter().map(names::nation));
        line("m-score", "saffron", pen.say(&text));
    }
    rows
}
