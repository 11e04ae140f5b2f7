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
        // What the bar, the prompt, the line below and the side leave.
        match frame.fold {
            Fold::Large => {
                let side = if width >= 1700.0 { 458.0 } else { 418.0 };
                rows((width - side) / (height - 232.0))
            }
            Fold::Laptop => column(480.0, (width - 342.0) / (height - 192.0)),
            Fold::Tablet => column(450.0, (width - 30.0) / (height - 318.0)),
            Fold::Phone if width > height * 1.15 => column(420.0, width / (height - 120.0)),
            Fold::Phone => tower((height - 202.0) / width),
        }
    }
}

fn rows(shape: f32) -> Plan {
    let h = 714.0;
    let w = (h * shape).clamp(1000.0, 1300.0);
    let pad = 5.0;
    let inner = w - 2.0 * pad;
    let bonus = 292.0 + (w - 1052.0).max(0.0) * 0.25;
    Plan {
        form: Form::Rows,
        size: (w, h),
        rival: Rect::new(pad, pad, inner, 84.0),
        goods: Rect::new(pad, pad + 92.0, inner - 8.0 - bonus, 204.0),
        bonus: Rect::new(w - pad - bonus, pad + 92.0, bonus, 204.0),
        market: Rect::new(pad, pad + 304.0, inner, 186.0),
        own: Rect::new(pad, pad + 498.0, inner, 206.0),
        gap: 12.0,
        market_card: 113.0,
        hand_card: 100.0,
        rival_card: 50.0,
        tall: true,
    }
}

fn column(h: f32, shape: f32) -> Plan {
    let w = (h * shape).clamp(900.0, 1120.0);
    let (pad, left, gap) = (5.0, 252.0, 9.0);
    let x = pad + left + pad;
    let wide = w - x - pad;
    let (above, below) = if h > 460.0 { (70.0, 176.0) } else { (64.0, 166.0) };
    let low = 106.0;
    let market = h - above - below - 4.0 * pad;
    let card = ((wide - 2.0 * 92.0 - 4.0 * gap) / 5.0).min((market - 16.0) / HIGH).min(122.0);
    Plan {
        form: Form::Column,
        size: (w, h),
        rival: Rect::new(x, pad, wide, above),
        goods: Rect::new(pad, pad, left, h - 3.0 * pad - low),
        bonus: Rect::new(pad, h - pad - low, left, low),
        market: Rect::new(x, above + 2.0 * pad, wide, market),
        own: Rect::new(x, h - pad - below, wide, below),
        gap,
        market_card: card,
        hand_card: ((wide - 200.0) / 7.0).min((below - 62.0) / HIGH),
        rival_card: if h > 460.0 { 40.0 } else { 36.0 },
        tall: true,
    }
}

fn tower(shape: f32) -> Plan {
    let (w, edge) = (378.0, 5.0);
    let h = ((w + 2.0 * edge) * shape - 2.0 * edge).clamp(456.0, 700.0);
    let tall = h >= 590.0;
    let [above, goods, bonus, market, below] =
        if tall { [88.0, 124.0, 50.0, 122.0, 214.0] } else { [42.0, 96.0, 40.0, 110.0, 144.0] };
    // What is left goes between the rows, then to the market.
    let spare = h - above - goods - bonus - market - below;
    let gap = (spare / 4.0).clamp(5.0, 12.0);
    let market = market + (spare - 4.0 * gap).max(0.0);
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
        own: row(below),
        gap: (w - 12.0 - 5.0 * 69.0) / 4.0,
        market_card: 69.0,
        hand_card: 51.0,
        rival_card: if tall { 27.5 } else { 23.0 },
        tall,
    }
}
