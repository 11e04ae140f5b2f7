//! The battle that is fought: who, with how many, why they hit, the last dice,
//! the odds; and the battles that wait.

use super::colours::{chip, coat};
use super::marches::{decimal, percent};
use super::memory::Round;
use super::pieces::battle;
use crate::Maharadjah;
use crate::action::{Action, Dice};
use crate::area::Area;
use crate::names;
use crate::phase::Phase;
use crate::queries::{Fight, Side, battles};
use crate::state::State;
use drawing::{Cell, Icon, Line, Mark, Panel, Pen, Row, Slot};
use engine::Message;

/// Why a side hits as it does, in a few words.
fn why(side: &Side, pen: &Pen<'_>) -> String {
    let mut parts = vec![Message::new("table-base").number("face", side.base)];
    if let Some(leader) = side.leader {
        parts.push(Message::new("table-minus").message("what", names::leader(leader)));
    }
    if side.colonial {
        parts.push(Message::new("table-minus").message("what", Message::new("table-colonial")));
    }
    if !side.arms.is_empty() {
        parts.push(Message::new("table-minus").message("what", Message::new("table-arms")));
    }
    parts.push(Message::new("table-hit-on").number("face", side.hits_on.clamp(1, 6)));
    let parts: Vec<String> = parts.iter().map(|part| pen.say(part)).collect();
    parts.join(" · ")
}

/// A die; a hit stands out.
fn face(face: u8, hits_on: u8, pen: &Pen<'_>) -> Cell {
    const FACES: [&str; 6] = ["m-die1", "m-die2", "m-die3", "m-die4", "m-die5", "m-die6"];
    let hit = face >= hits_on;
    let dress = if hit { "hit" } else { "miss" };
    let icon = Icon::dressed(FACES[usize::from(face.clamp(1, 6)) - 1], dress);
    let label = if hit { "table-hit" } else { "table-miss" };
    let label = pen.say(&Message::new(label).number("face", face));
    Cell { icon: Some(icon), label, ..Cell::default() }
}

/// The dice of a side, the highest first.
fn dice(dice: Dice, hits_on: u8, lost: u8, pen: &Pen<'_>) -> Row {
    let mut cells = Vec::new();
    for shown in (1..=6u8).rev() {
        for _ in 0..dice.at_least(shown) - dice.at_least(shown + 1) {
            cells.push(face(shown, hits_on, pen));
        }
    }
    if lost > 0 {
        let text = Message::new("table-lost").number("n", lost);
        let cell = Cell::icon(Icon::dressed("m-army", "vermilion"), pen.say(&text), "");
        cells.push(cell.mark(Mark::Bad).end());
    }
    Row::Cells(Line::of(cells))
}

fn side(side: &Side, pen: &Pen<'_>) -> Row {
    let name = Message::new("table-side")
        .message("nation", names::nation(side.nation))
        .number("n", side.armies);
    let mut cells = vec![Cell::icon(chip(side.nation), pen.say(&name), "").mark(Mark::Strong)];
    if side.leader.is_some() {
        cells.push(Cell { icon: Some(Icon::dressed("m-crown", "gold")), ..Cell::default() });
    }
    cells.push(Cell::text(why(side, pen)).end());
    Row::Cells(Line::of(cells).handle(super::gestures::nation(side.nation)))
}

/// How a battle goes on, as a bar and in words.
fn odds(fight: &Fight, pen: &Pen<'_>) -> [Row; 2] {
    let forecast = fight.forecast();
    let win = (forecast.win * 1000.0).round() as u32;
    let lose = (forecast.lose * 1000.0).round() as u32;
    let parts = vec![
        (win, coat(fight.attacker.nation).dress.to_owned()),
        (1000u32.saturating_sub(win + lose), "miss".to_owned()),
        (lose, coat(fight.defender.nation).dress.to_owned()),
    ];
    let text = Message::new("table-odds")
        .message("nation", names::nation(fight.attacker.nation))
        .number("win", percent(forecast.win))
        .message("losing", decimal(forecast.attacker_losses));
    let text = pen.say(&text);
    [Row::Bar(parts, text.clone()), Row::Text(text)]
}

/// What is asked next in a round.
fn track(state: &State, pen: &Pen<'_>) -> Row {
    let steps = [
        "table-step-dice",
        "table-step-losses",
        "table-step-bow",
        "table-step-they",
        "table-step-you",
    ];
    let now = match state.phase() {
        Phase::Dice | Phase::Join(_) => 0,
        Phase::Casualty => 1,
        Phase::Window(_) => 2,
        Phase::Retreat => 3,
        _ => 4,
    };
    let cell = |(n, id): (usize, &&'static str)| {
        let mark = match n.cmp(&now) {
            std::cmp::Ordering::Less => Mark::Good,
            std::cmp::Ordering::Equal => Mark::Now,
            std::cmp::Ordering::Greater => Mark::Faint,
        };
        Cell::text(pen.word(id)).mark(mark)
    };
    Row::Chips(steps.iter().enumerate().map(cell).collect())
}

/// The battle and those that wait.
pub(super) fn panels(game: &Maharadjah, state: &State, pen: &Pen<'_>) -> Vec<Panel> {
    let mut panels = Vec::new();
    let map = game.map();
    if let Some(now) = state.battle() {
        let title = Message::new("table-battle").message("area", names::area(now.area));
        let land = if now.area.is_sea() {
            "table-at-sea"
        } else if map.is_rough(now.area) {
            "table-rough"
        } else {
            "table-open"
        };
        let mut head = vec![Cell {
            icon: Some(Icon::new("m-battle")),
            label: pen.say(&names::area(now.area)),
            handle: Some(now.area.key().into()),
            ..Cell::default()
        }];
        let text = match Round::last(pen.notes, now.area) {
            Some(round) => pen.say(
                &Message::new("table-round-land")
                    .number("n", round.number)
                    .message("land", Message::new(land)),
            ),
            None => pen.word(land),
        };
        head.push(Cell::text(text).mark(Mark::Faint).end());
        let mut rows = vec![Row::Title(pen.say(&title), head)];
        if let Some(fight) = Fight::under_way(map, state) {
            let round = Round::last(pen.notes, now.area);
            rows.push(side(&fight.attacker, pen));
            if let Some(round) = round {
                let hits_on = fight.attacker.hits_on;
                rows.push(dice(round.attack, hits_on, round.attacker_lost, pen));
            }
            if !fight.storm {
                rows.push(side(&fight.defender, pen));
            }
            if let Some(round) = round.filter(|_| !fight.storm) {
                let hits_on = fight.defender.hits_on;
                rows.push(dice(round.defend, hits_on, round.defender_lost, pen));
            }
            if let Some(gun) = fight.factory {
                let text = Message::new("table-gun")
                    .message("nation", names::nation(gun.power))
                    .number("face", gun.hits_on.clamp(1, 6));
                let gun_line = Line::of([Cell::icon(chip(gun.power), pen.say(&text), "")]);
                rows.push(Row::Cells(gun_line));
                if let Some(die) = round.map(|round| round.factory).filter(|die| *die > 0) {
                    rows.push(Row::Cells(Line::of([face(die, gun.hits_on, pen)])));
                }
            }
            rows.push(track(state, pen));
            rows.extend(odds(&fight, pen));
        }
        if matches!(state.phase(), Phase::Casualty) {
            rows.push(origins(state, pen));
        }
        rows.extend(shelters(game, state, pen));
        let tab = pen.word("table-tab-battle");
        panels.push(Panel { name: "battle", slot: Slot::Side, tab, canvas: None, rows });
    }
    let here = state.battle().map(|battle| battle.area);
    let waiting: Vec<Fight> = if matches!(state.phase(), Phase::Fight) || here.is_some() {
        battles(map, state).into_iter().filter(|fight| Some(fight.at) != here).collect()
    } else {
        Vec::new()
    };
    if !waiting.is_empty() {
        let mut rows = vec![Row::title(pen.word("table-waiting"))];
        rows.extend(waiting.iter().map(|fight| waits(fight, pen)));
        let tab = pen.word("table-waiting");
        panels.push(Panel { name: "waiting", slot: Slot::Side, tab, canvas: None, rows });
    }
    panels
}

/// A battle that waits.
fn waits(fight: &Fight, pen: &Pen<'_>) -> Row {
    let area = pen.say(&names::area(fight.at));
    let chance = Message::new("table-percent").number("n", percent(fight.forecast().win));
    let name = |side: &Side| pen.say(&names::nation(side.nation));
    let cells = [
        Cell::icon(Icon::new("m-battle"), area, ""),
        Cell::icon(chip(fight.attacker.nation), fight.attacker.armies, name(&fight.attacker)).end(),
        Cell::icon(chip(fight.defender.nation), fight.defender.armies, name(&fight.defender)),
        Cell::text(pen.say(&chance)).mark(Mark::Strong),
    ];
    Row::Cells(Line::of(cells).handle(battle(fight.at, fight.defender.nation)))
}

/// Where attackers that fall may have come from.
fn origins(state: &State, pen: &Pen<'_>) -> Row {
    let Some(now) = state.battle() else { return Row::Text(String::new()) };
    let mut cells = Vec::new();
    for arrival in state.march().arrivals().iter().filter(|it| it.at == now.area) {
        let text = Message::new("table-came-from")
            .message("area", names::area(arrival.from))
            .number("n", arrival.armies);
        cells.push(Cell::text(pen.say(&text)).handle(arrival.from.key()));
    }
    if state.unmoved(now.area) > 0 {
        let text = Message::new("table-was-here").number("n", state.unmoved(now.area));
        cells.push(Cell::text(pen.say(&text)).handle(now.area.key()));
    }
    Row::Chips(cells)
}

/// Where those who may retreat can go, and how many of them.
fn shelters(game: &Maharadjah, state: &State, pen: &Pen<'_>) -> Option<Row> {
    if !matches!(state.phase(), Phase::Retreat | Phase::Withdraw) {
        return None;
    }
    let mut most: Vec<(Area, u8)> = Vec::new();
    for action in super::asking::legal(game, state) {
        let (Action::Retreat(n, to) | Action::RetreatLed(n, to)) = action else { continue };
        match most.iter_mut().find(|(area, _)| *area == to) {
            Some((_, known)) => *known = n.max(*known),
            None => most.push((to, n)),
        }
    }
    let cell = |(to, n): (Area, u8)| {
        let text = Message::new("table-shelter").message("area", names::area(to)).number("n", n);
        Cell::text(pen.say(&text)).handle(to.key())
    };
    (!most.is_empty()).then(|| Row::Chips(most.into_iter().map(cell).collect()))
}
