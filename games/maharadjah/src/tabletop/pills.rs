//! Small pills beside counters: what a touch would add or cost there.

use super::layout::Layout;
use super::pieces::Cluster;
use crate::Maharadjah;
use crate::area::{AREAS, Area};
use crate::phase::Phase;
use crate::queries::{goals, reach};
use crate::state::State;
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
}

impl Pill {
    fn new(text: impl Into<String>, ground: &'static str, ink: &'static str) -> Pill {
        Pill { text: text.into(), ground: Ink::Role(ground), ink: Ink::Fixed(ink) }
    }

    fn letters(&self, layout: &Layout) -> Type {
        Type::new(layout.counter * 0.46, self.ink).bold()
    }

    fn size(&self, layout: &Layout) -> (f32, f32) {
        let letters = self.letters(layout);
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
    pub(super) fn of(game: &Maharadjah, state: &State, pen: &Pen<'_>) -> Hints {
        let mut pills = std::array::from_fn(|_| None);
        match state.phase() {
            Phase::Raise { .. } => {
                let open = state.raise_places(game.map());
                for area in state.held(state.nation()) {
                    let pill = if open.contains(area) {
                        Some(Pill::new("+1", "saffron", "#23233b"))
                    } else if state.placed.contains(area) {
                        Some(Pill::new("+1", "emerald", "#fffaf0"))
                    } else {
                        None
                    };
                    pills[area.index()] = pill;
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
            Phase::March => {
                // The nation's next goals, unless they are half of India.
                for goal in goals(state, state.nation()).iter().filter(|it| it.lands.len() < 9) {
                    for (area, points) in goal.lands.iter().filter(|it| !goal.held.contains(it.0)) {
                        let coin = Pill::new(points.to_string(), "gold", "#23233b");
                        pills[area.index()] = Some(coin);
                    }
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
        let text = Shape::text(0.0, letters.size * 0.35, pill.text.clone(), letters);
        let (x, y) = cluster.pill;
        Some(Item::new(format!("pill:{}", cluster.area), x, y).with(plate).with(text))
    }
}
