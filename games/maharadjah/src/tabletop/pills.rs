//! Small pills beside counters: what a touch would add or cost there.

use super::colours::emblem;
use super::layout::Layout;
use super::pieces::Cluster;
use super::pinned::Pinned;
use super::scored::Report;
use crate::Maharadjah;
use crate::area::{AREAS, Area, Areas};
use crate::phase::Phase;
use crate::queries::{goals, pays, reach, room};
use crate::view::View;
use drawing::{Ink, Item, Paint, Pen, Shape, Type};
use engine::Message;

/// A pill.
struct Pill {
    /// What stands on it.
    text: String,
    /// Its ground.
    ground: Ink,
    /// Its letters.
    ink: Ink,
    /// A symbol in their place, and its dress.
    symbol: Option<(&'static str, &'static str)>,
}

impl Pill {
    fn new(text: impl Into<String>, ground: &'static str, ink: &'static str) -> Pill {
        Pill { text: text.into(), ground: Ink::Role(ground), ink: Ink::Fixed(ink), symbol: None }
    }

    /// A disc with a symbol.
    fn disc(symbol: (&'static str, &'static str)) -> Pill {
        Pill { symbol: Some(symbol), ..Pill::new("", "plate", "#23233b") }
    }

    fn letters(&self, layout: &Layout) -> Type {
        Type::new(layout.counter * 0.46, self.ink).bold()
    }

    fn size(&self, layout: &Layout) -> (f32, f32) {
        let letters = self.letters(layout);
        if self.symbol.is_some() {
            return (letters.size * 1.8, letters.size * 1.8);
        }
        let wide = letters.width(&self.text) + letters.size * 0.8;
        (wide.max(letters.size * 1.55), letters.size * 1.55)
    }
}

/// The pills of all places now.
pub(super) struct Hints {
    pills: [Option<Pill>; AREAS],
}

impl Hints {
    /// What is worth telling now.
    pub(super) fn of(
        game: &Maharadjah,
        view: &View,
        report: Option<&Report>,
        pen: &Pen<'_>,
    ) -> Hints {
        let state = view.state();
        let mut pills = std::array::from_fn(|_| None);
        let coin = |points: u8| Some(Pill::new(points.to_string(), "gold", "#23233b"));
        // A line of a card that the reader looks at.
        if let Some(Pinned::Line(nation, n)) = Pinned::now(pen) {
            let pays = pays(game.map(), state, nation);
            for tier in pays.lines.get(n).iter().flat_map(|line| &line.tiers) {
                for area in tier.lands {
                    pills[area.index()] = coin(tier.points);
                }
            }
            return Hints { pills };
        }
        let paid = report.map(|report| report.coins(pen)).unwrap_or_default();
        if !paid.is_empty() {
            for (area, points) in paid {
                pills[area.index()] = coin(points);
            }
            return Hints { pills };
        }
        match state.phase() {
            Phase::Raise { .. } => {
                for room in room(game.map(), state, state.nation()) {
                    let pill = if room.now {
                        Some(Pill::new("+1", "saffron", "#23233b"))
                    } else if room.placed {
                        Some(Pill::new("+1", "placed", "#fffaf0"))
                    } else if room.armies >= room.limit {
                        Some(Pill::new(pen.word("table-full"), "plate", "#23233b"))
                    } else {
                        None
                    };
                    pills[room.at.index()] = pill;
                }
            }
            Phase::Walk => {
                let ways = reach(game.map(), state);
                for way in ways.iter().filter(|way| !way.path.is_empty()) {
                    let left = way.left_behind();
                    let text = if left == 0 {
                        way.cost.to_string()
                    } else {
                        let text = Message::new("table-leave-pill").number("n", way.armies);
                        pen.say(&text.number("left", left))
                    };
                    pills[way.to.index()] = Some(Pill::new(text, "saffron", "#23233b"));
                }
            }
            Phase::Window(_) => {
                let bows = super::asking::bowing(game, state);
                for area in bows.as_ref().map_or(Areas::NONE, |bows| bows.safe) {
                    let text = pen.word("table-pill-safe");
                    pills[area.index()] = Some(Pill::new(text, "asked", "#fffaf0"));
                }
                for leaving in bows.iter().flat_map(|bows| &bows.leaves) {
                    let text = Message::new("table-pill-leave").number("n", leaving.armies);
                    pills[leaving.at.index()] = Some(Pill::new(pen.say(&text), "plate", "#23233b"));
                }
            }
            Phase::March => {
                // The nation's next goals, unless they are half of India.
                for goal in goals(state, state.nation()).iter().filter(|it| it.lands.len() < 9) {
                    for (area, points) in goal.lands.iter().filter(|it| !goal.held.contains(it.0)) {
                        pills[area.index()] = coin(*points);
                    }
                }
                // In the first turn one's own armies are still to be found.
                let own = view.viewer().filter(|_| super::opening::shown(view));
                let own = own.filter(|seat| state.scenario().seat(state.nation()) == Some(*seat));
                for area in own.map_or(Areas::NONE, |_| state.held(state.nation())) {
                    pills[area.index()] = own.map(|seat| Pill::disc(emblem(seat)));
                }
            }
            _ => {}
        }
        Hints { pills }
    }

    /// How large the pill of a place is.
    pub(super) fn size(&self, area: Area, layout: &Layout) -> Option<(f32, f32)> {
        self.pills[area.index()].as_ref().map(|pill| pill.size(layout))
    }

    /// The pill of a place.
    pub(super) fn item(&self, cluster: &Cluster, layout: &Layout) -> Option<Item> {
        let pill = self.pills[cluster.area.index()].as_ref()?;
        let (wide, high) = pill.size(layout);
        let letters = pill.letters(layout);
        let plate = Paint::fill(pill.ground).edge(Ink::Fixed("#23233b"), 1.1);
        let plate = Shape::Rect(-wide / 2.0, -high / 2.0, wide, high, high / 2.0, plate);
        let text = match pill.symbol {
            Some((symbol, dress)) => Shape::symbol(symbol, 0.0, 0.0, high * 0.84, dress),
            None => Shape::text(0.0, letters.size * 0.35, pill.text.clone(), letters),
        };
        let (x, y) = cluster.pill;
        Some(Item::new(format!("pill:{}", cluster.area), x, y).with(plate).with(text))
    }
}
