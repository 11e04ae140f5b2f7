//! Where everything lies, for every window.
//!
//! The table has three forms: rows on a large screen, a column of tokens beside
//! rows where there is little height, and a tower of rows on a phone. Each is
//! drawn in units of its own and scaled by the screen; only its shape follows
//! the window.

use drawing::{Fold, Frame};

/// A part of the table.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Rect {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) w: f32,
    pub(super) h: f32,
}

impl Rect {
    const fn new(x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect { x, y, w, h }
    }

    pub(super) fn right(&self) -> f32 {
        self.x + self.w
    }

    pub(super) fn bottom(&self) -> f32 {
        self.y + self.h
    }

    pub(super) fn middle(&self) -> (f32, f32) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }
}

/// How the table is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// Rows one below the other: large screens.
    Rows,
    /// Tokens in a column at the left: laptops, tablets, phones on their side.
    Column,
    /// Narrow rows: phones.
    Tower,
}

/// Where everything lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Plan {
    pub(super) form: Form,
    pub(super) size: (f32, f32),
    pub(super) rival: Rect,
    pub(super) goods: Rect,
    pub(super) bonus: Rect,
    pub(super) market: Rect,
    /// Where the screen tells what is pointed at.
    pub(super) line: Rect,
    pub(super) own: Rect,
    /// How far cards of the market are apart.
    pub(super) gap: f32,
    /// How wide cards are: in the market, in one's hand, in the rival's.
    pub(super) market_card: f32,
    pub(super) hand_card: f32,
    pub(super) rival_card: f32,
    /// Whether there is room for the purses of a phone.
    pub(super) tall: bool,
}

/// A card is so many times as high as it is wide.
pub(super) const HIGH: f32 = 1.4;

impl Plan {
    /// For this window.
    pub(super) fn of(frame: &Frame) -> Plan {
        let (width, height) = (frame.width.max(200.0), frame.height.max(200.0));
        // What the bar, the prompt and the side leave.
        match frame.fold {
            Fold::Large => {
                let side = if width >= 1700.0 { 442.0 } else { 402.0 };
                rows((width - side) / (height - 158.0))
            }
            Fold::Laptop => column(525.0, (width - 340.0) / (height - 132.0)),
            Fold::Tablet => column(474.0, (width - 38.0) / (height - 294.0)),
            Fold::Phone if width > height * 1.15 => column(430.0, width / (height - 100.0)),
            // Bar, prompt and the row of tools, and a little air.
            Fold::Phone => tower((height - 158.0) / width),
        }
    }

    /// The place that the report of a round has: market and line together.
    pub(super) fn report(&self) -> Rect {
        Rect { h: self.line.bottom() - self.market.y, ..self.market }
    }
}

fn rows(shape: f32) -> Plan {
    let h = 742.0;
    let w = (h * shape).clamp(1000.0, 1320.0);
    let (pad, gap) = (2.0, 8.0);
    let inner = w - 2.0 * pad;
    let bonus = 292.0 + (w - 1038.0).max(0.0) * 0.25;
    let [above, tokens, line, own] = [84.0, 204.0, 38.0, 206.0];
    let market = h - 2.0 * pad - above - tokens - line - own - 4.0 * gap;
    let mut y = pad;
    let mut row = |high: f32| {
        let rect = Rect::new(pad, y, inner, high);
        y += high + gap;
        rect
    };
    let (rival, tokens) = (row(above), row(tokens));
    Plan {
        form: Form::Rows,
        size: (w, h),
        rival,
        goods: Rect { w: inner - gap - bonus, ..tokens },
        bonus: Rect { x: w - pad - bonus, w: bonus, ..tokens },
        market: row(market),
        line: row(line),
        own: row(own),
        gap: 12.0,
        market_card: 112.0,
        hand_card: 100.0,
        rival_card: 50.0,
        tall: true,
    }
}

fn column(h: f32, shape: f32) -> Plan {
    let w = (h * shape).clamp(900.0, 1120.0);
    let (pad, left, gap) = (1.0, 252.0, 7.0);
    let x = pad + left + gap;
    let wide = w - x - pad;
    let (above, line, below) = match h {
        h if h > 500.0 => (70.0, 36.0, 170.0),
        h if h > 450.0 => (64.0, 36.0, 166.0),
        _ => (58.0, 32.0, 160.0),
    };
    let low = 104.0;
    let market = h - above - line - below - 2.0 * pad - 3.0 * gap;
    let between = 9.0;
    let card = ((wide - 2.0 * 92.0 - 4.0 * between) / 5.0).min((market - 16.0) / HIGH).min(122.0);
    let mut y = pad;
    let mut row = |high: f32| {
        let rect = Rect::new(x, y, wide, high);
        y += high + gap;
        rect
    };
    Plan {
        form: Form::Column,
        size: (w, h),
        goods: Rect::new(pad, pad, left, h - 2.0 * pad - gap - low),
        bonus: Rect::new(pad, h - pad - low, left, low),
        rival: row(above),
        market: row(market),
        line: row(line),
        own: row(below),
        gap: between,
        market_card: card,
        hand_card: ((wide - 190.0) / 7.0).min((below - 56.0) / HIGH),
        rival_card: if h > 500.0 { 40.0 } else { 36.0 },
        tall: true,
    }
}

fn tower(shape: f32) -> Plan {
    let (w, edge) = (378.0, 5.0);
    let h = ((w + 2.0 * edge) * shape - 2.0 * edge).clamp(476.0, 720.0);
    let tall = h >= 610.0;
    let [above, goods, bonus, market, line, below] = if tall {
        [88.0, 118.0, 50.0, 118.0, 40.0, 206.0]
    } else {
        [40.0, 94.0, 40.0, 109.0, 36.0, 137.0]
    };
    // What is left goes between the rows, then to the market.
    let spare = h - above - goods - bonus - market - line - below;
    let gap = (spare / 5.0).clamp(4.0, 12.0);
    let market = market + (spare - 5.0 * gap).max(0.0);
    let mut y = edge;
    let mut row = |high: f32| {
        let rect = Rect::new(edge, y, w, high);
        y += high + gap;
        rect
    };
    Plan {
        form: Form::Tower,
        size: (w + 2.0 * edge, h + 2.0 * edge),
        rival: row(above),
        goods: row(goods),
        bonus: row(bonus),
        market: row(market),
        line: row(line),
        own: row(below),
        gap: (w - 12.0 - 5.0 * 69.0) / 4.0,
        market_card: 69.0,
        hand_card: 51.0,
        rival_card: if tall { 27.5 } else { 23.0 },
        tall,
    }
}
