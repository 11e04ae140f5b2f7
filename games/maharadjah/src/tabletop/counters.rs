//! A counter: one nation in one place, with how many armies, its leader and its
//! arms. Round corners are an Indian nation's, pointed ends a colonial power's.

use super::colours::coat;
use crate::Maharadjah;
use crate::ages::age;
use crate::area::Area;
use crate::nation::Nation;
use crate::phase::Phase;
use crate::state::State;
use drawing::{Ink, Paint, Shape, Type, svg};

/// The edge of every piece.
const INK: Ink = Ink::Fixed("#23233b");
/// The casing around it.
const IVORY: Ink = Ink::Fixed("#fffaf0");

/// What a counter is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// Armies that stand there.
    Standing,
    /// More of them than usual.
    Great,
    /// The group on the move, all of its nation that is there.
    Picked,
    /// The same, while others of its nation stay.
    Parted,
    /// Invaders who will come this turn.
    Ghost,
}

/// A counter to be drawn.
#[derive(Clone, Copy)]
pub(super) struct Counter {
    pub(super) nation: Nation,
    pub(super) form: Form,
    armies: u8,
    leader: bool,
    /// The powers whose arms it has, as bits.
    arms: u8,
}

impl Counter {
    /// The counters of a nation in a place: those who stay, and the group that
    /// has been picked up there.
    pub(super) fn of(game: &Maharadjah, state: &State, nation: Nation, area: Area) -> Vec<Counter> {
        let group = state.group();
        let walks = state.phase() == Phase::Walk && nation == state.nation() && group.at == area;
        let all = state.armies(nation, area);
        let great = area.is_land() && all > game.map().room(area);
        let whole = Counter {
            nation,
            form: if great { Form::Great } else { Form::Standing },
            armies: all,
            leader: state.is_led(nation, area),
            arms: state.arms_at(nation, area),
        };
        if !walks {
            return vec![whole];
        }
        let gone = Counter {
            form: Form::Picked,
            armies: group.armies,
            leader: group.leader,
            arms: group.arms,
            ..whole
        };
        let rest = Counter {
            form: Form::Standing,
            armies: all - group.armies,
            leader: whole.leader && !group.leader,
            arms: whole.arms & !group.arms,
            ..whole
        };
        if rest.armies == 0 && !rest.leader {
            return vec![gone];
        }
        vec![rest, Counter { form: Form::Parted, ..gone }]
    }

    /// Invaders who will come to a foreign land or sea later this turn.
    pub(super) fn due(state: &State, area: Area) -> Vec<Counter> {
        let plays = |nation: Nation| state.scenario().seat(nation).is_some();
        let due = age(state.turn()).arrivals.iter().filter(|(nation, _, at)| {
            *at == area && !at.is_land() && *nation > state.nation() && plays(*nation)
        });
        let ghost = |(nation, armies, _): &(Nation, u8, Area)| Counter {
            nation: *nation,
            form: Form::Ghost,
            armies: *armies,
            leader: false,
            arms: 0,
        };
        due.map(ghost).collect()
    }

    /// How wide it is without leader and arms.
    pub(super) fn width(&self, height: f32) -> f32 {
        height * if self.armies > 9 { 2.2 } else { 1.82 }
    }

    /// What leader and arms stand out at its right.
    pub(super) fn beyond(&self, height: f32) -> f32 {
        if self.armies > 0 && (self.leader || self.arms != 0) { height * 0.8 } else { 0.0 }
    }

    /// Its outline, so much wider on every side.
    fn plate(&self, height: f32, grow: f32, paint: Paint) -> Shape {
        let (w, h) = (self.width(height) + 2.0 * grow, height + 2.0 * grow);
        if !self.nation.is_colonial() {
            return Shape::Rect(-w / 2.0, -h / 2.0, w, h, h * 0.26, paint);
        }
        let tip = h * 0.3;
        let (r, b) = (w / 2.0 + tip * 0.4, h / 2.0);
        let (near, far) = (tip - r, r - tip);
        let path = [-r, near, -b, far, r, far, b, near];
        Shape::path(svg::path("M# 0L# #H#L# 0L# #H#z", &path), paint)
    }

    /// The counter around its own middle.
    pub(super) fn shapes(&self, height: f32) -> Vec<Shape> {
        let (w, h) = (self.width(height), height);
        let coat = coat(self.nation);
        let mut shapes = Vec::new();
        match self.form {
            Form::Ghost => return self.awaited(h),
            Form::Picked | Form::Parted => {
                shapes.push(self.plate(h, 6.0, Paint::fill(Ink::Role("saffron"))));
            }
            Form::Great => shapes.push(self.plate(h, 5.2, Paint::fill(Ink::Role("gold")))),
            Form::Standing => {}
        }
        shapes.push(self.plate(h, 2.3, Paint::fill(IVORY)));
        shapes.push(self.plate(h, 0.0, Paint::fill(coat.fill).edge(INK, 1.3)));
        // The symbol brings its own ground of the same colour, smaller than it.
        let glyph = h * 1.02;
        let x = -w / 2.0 + h * 0.52;
        let symbol = vec![Shape::symbol(coat.symbol, 0.0, 0.0, glyph, coat.inner)];
        shapes.push(Shape::Group(x, 0.0, 0.0, 0.94, 1.0, symbol));
        if self.armies > 0 {
            let letters = Type::new(h * 0.76, coat.on).bold();
            let middle = f32::midpoint(x + h * 0.4, w / 2.0);
            shapes.push(Shape::text(middle, h * 0.27, self.armies.to_string(), letters));
        }
        self.attendants(&mut shapes, h);
        shapes
    }

    /// Who is still to come: a dashed edge, and the nation's chip.
    fn awaited(&self, h: f32) -> Vec<Shape> {
        let w = self.width(h);
        let coat = coat(self.nation);
        let edge = Paint::fill(Ink::Role("m-halo")).edge(Ink::Role("soft"), 1.8).dashed(4.0, 3.5);
        let letters = Type::new(h * 0.7, Ink::Role("m-name")).bold();
        let x = -w / 2.0 + h * 0.52;
        let number = f32::midpoint(x + h * 0.4, w / 2.0);
        vec![
            self.plate(h, 0.0, edge),
            Shape::symbol(coat.symbol, x, 0.0, h * 0.72, coat.dress),
            Shape::text(number, h * 0.25, self.armies.to_string(), letters),
        ]
    }

    /// The leader and the arms at the right end.
    fn attendants(&self, shapes: &mut Vec<Shape>, h: f32) {
        let w = self.width(h);
        let r = h * 0.42;
        let tip = if self.nation.is_colonial() { h * 0.16 } else { 0.0 };
        let x = if self.armies == 0 { w * 0.24 } else { w / 2.0 + r * 0.72 + tip };
        let both = self.leader && self.arms != 0;
        if self.leader {
            let y = if both { -r * 0.75 } else { 0.0 };
            shapes.push(Shape::Circle(x, y, r + 1.6, Paint::fill(IVORY)));
            let gold = Paint::fill(Ink::Fixed("#f0c64e")).edge(INK, 1.2);
            shapes.push(Shape::Circle(x, y, r, gold));
            shapes.push(Shape::symbol("m-crown", x, y, r * 1.4, "dark"));
        }
        for (n, power) in Nation::POWERS.into_iter().enumerate() {
            if self.arms >> n & 1 == 0 {
                continue;
            }
            let y = if both { r * 0.85 } else { 0.0 };
            let x = x + n as f32 * 1.5;
            shapes.push(Shape::Circle(x, y, r + 1.2, Paint::fill(IVORY)));
            let paint = Paint::fill(coat(power).fill).edge(INK, 1.2);
            shapes.push(Shape::Circle(x, y, r, paint));
            shapes.push(Shape::symbol("m-arms", x, y, r * 1.3, "dark"));
        }
    }
}
