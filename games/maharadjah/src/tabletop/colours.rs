//! The colours of the table: of the map in both themes, and of the nations,
//! which are the same in both because every piece has an ivory casing.

use crate::nation::Nation;
use drawing::palette::{Dress, Palette, Role};
use drawing::{Icon, Ink};
use engine::Seat;

/// The colours of shapes.
#[rustfmt::skip]
const ROLES: &[Role] = &[
    ("m-sea", "#c7dbe0", "#182a4a"),
    ("m-wave", "#b4ced6", "#223a5e"),
    ("m-shoal", "#dfecec", "#274368"),
    ("m-seal", "#7f9fad", "#5d7ba3"),
    ("m-abroad", "#ddd1b8", "#252a44"),
    ("m-abline", "#b7a684", "#474d70"),
    ("m-jaali", "#cfc2a4", "#2f3554"),
    ("m-north", "#f1e5c3", "#5b5848"),
    ("m-south", "#f3d2ae", "#6b5144"),
    ("m-himalaya", "#d5dfc8", "#4a5b52"),
    ("m-ceylon", "#efcaba", "#6a4a4c"),
    ("m-line", "#8b7450", "#251f22"),
    ("m-coast", "#4a3b28", "#0e1120"),
    ("m-region", "#27346b", "#e3c87e"),
    ("m-hatch", "#6b5a36", "#1d1a18"),
    ("m-lit", "#fff3c9", "#75642e"),
    ("m-hover", "#ffd98a", "#86621a"),
    ("m-pick", "#d3d9f0", "#4a5596"),
    ("m-fight", "#f6cfc4", "#7a3a3c"),
    ("m-site", "#6f6148", "#cdbf9c"),
    ("m-base", "#efe4c9", "#3a3a52"),
    ("placed", "#1a6b50", "#1a6b50"),
    ("asked", "#27346b", "#27346b"),
    ("plate", "#fffaf0", "#fffaf0"),
    ("m-dim", "#e2d6bc", "#181c34"),
    ("m-halo", "#fff8e6", "#2a2a38"),
    ("m-name", "#23233b", "#f3ead6"),
    ("m-sea-name", "#3a5d70", "#8fb0d8"),
    ("m-abroad-name", "#4d4a5c", "#b9b4c6"),
    ("rib-pandya", "#609999", "#478185"),
    ("rib-greeks", "#7495be", "#5a7ca9"),
    ("rib-afghans", "#969564", "#7b7c52"),
    ("rib-mahrattas", "#f6b867", "#d89e54"),
    ("rib-chola", "#a76966", "#8b5254"),
    ("rib-maurya", "#f4d973", "#d6bf60"),
    ("rib-harappans", "#bd8964", "#a17151"),
    ("rib-sinhalese", "#bc6b96", "#a05482"),
    ("rib-sikhs", "#6b7398", "#515b83"),
    ("rib-rajputs", "#f4bbbf", "#d6a2aa"),
    ("rib-gupta", "#9d7eb6", "#8266a1"),
    ("rib-muslims", "#6a9f74", "#518661"),
    ("rib-mughals", "#74706c", "#9391a0"),
    ("rib-portuguese", "#c5dd8f", "#a9c27b"),
    ("rib-dutch", "#faf2df", "#dbd7c9"),
    ("rib-french", "#c1d5e6", "#a5bad0"),
    ("rib-british", "#de6968", "#c15256"),
];

macro_rules! dress {
    ($name:literal, $($colour:literal $light:literal $dark:literal),*) => {
        Dress { name: $name, colours: &[$(($colour, $light, $dark)),*] }
    };
}

/// The colours of symbols: a nation's chip with its edge, the same without one
/// on a counter, then seats and small marks.
#[rustfmt::skip]
const DRESSES: &[Dress] = &[
    dress!("pandya", "p" "#0b6b7a" "#0b6b7a", "color" "#fffaf0" "#fffaf0"),
    dress!("greeks", "p" "#2b64b4" "#2b64b4", "color" "#fffaf0" "#fffaf0"),
    dress!("afghans", "p" "#5f6428" "#5f6428", "color" "#fffaf0" "#fffaf0"),
    dress!("mahrattas", "p" "#f59a2c" "#f59a2c", "color" "#23233b" "#23233b"),
    dress!("chola", "p" "#7a1f2b" "#7a1f2b", "color" "#fffaf0" "#fffaf0"),
    dress!("maurya", "p" "#f2cf3f" "#f2cf3f", "color" "#23233b" "#23233b"),
    dress!("harappans", "p" "#9c5127" "#9c5127", "color" "#fffaf0" "#fffaf0"),
    dress!("sinhalese", "p" "#9b2376" "#9b2376", "color" "#fffaf0" "#fffaf0"),
    dress!("sikhs", "p" "#1c2f78" "#1c2f78", "color" "#ffe08a" "#ffe08a"),
    dress!("rajputs", "p" "#f2a0b6" "#f2a0b6", "color" "#23233b" "#23233b"),
    dress!("gupta", "p" "#6b40a8" "#6b40a8", "color" "#fffaf0" "#fffaf0"),
    dress!("muslims", "p" "#1b7440" "#1b7440", "color" "#fffaf0" "#fffaf0"),
    dress!("mughals", "p" "#2a2a33" "#2a2a33", "color" "#f6d98a" "#f6d98a"),
    dress!("portuguese", "p" "#a9d46b" "#a9d46b", "color" "#23233b" "#23233b"),
    dress!("dutch", "p" "#fbf6e8" "#fbf6e8", "color" "#a83f06" "#a83f06"),
    dress!("french", "p" "#a3c8f3" "#a3c8f3", "color" "#1b2559" "#1b2559"),
    dress!("british", "p" "#d0202e" "#d0202e", "color" "#ffffff" "#ffffff"),
    dress!("in-pandya", "p" "#0b6b7a" "#0b6b7a", "edge" "#0b6b7a" "#0b6b7a", "color" "#fffaf0" "#fffaf0"),
    dress!("in-greeks", "p" "#2b64b4" "#2b64b4", "edge" "#2b64b4" "#2b64b4", "color" "#fffaf0" "#fffaf0"),
    dress!("in-afghans", "p" "#5f6428" "#5f6428", "edge" "#5f6428" "#5f6428", "color" "#fffaf0" "#fffaf0"),
    dress!("in-mahrattas", "p" "#f59a2c" "#f59a2c", "edge" "#f59a2c" "#f59a2c", "color" "#23233b" "#23233b"),
    dress!("in-chola", "p" "#7a1f2b" "#7a1f2b", "edge" "#7a1f2b" "#7a1f2b", "color" "#fffaf0" "#fffaf0"),
    dress!("in-maurya", "p" "#f2cf3f" "#f2cf3f", "edge" "#f2cf3f" "#f2cf3f", "color" "#23233b" "#23233b"),
    dress!("in-harappans", "p" "#9c5127" "#9c5127", "edge" "#9c5127" "#9c5127", "color" "#fffaf0" "#fffaf0"),
    dress!("in-sinhalese", "p" "#9b2376" "#9b2376", "edge" "#9b2376" "#9b2376", "color" "#fffaf0" "#fffaf0"),
    dress!("in-sikhs", "p" "#1c2f78" "#1c2f78", "edge" "#1c2f78" "#1c2f78", "color" "#ffe08a" "#ffe08a"),
    dress!("in-rajputs", "p" "#f2a0b6" "#f2a0b6", "edge" "#f2a0b6" "#f2a0b6", "color" "#23233b" "#23233b"),
    dress!("in-gupta", "p" "#6b40a8" "#6b40a8", "edge" "#6b40a8" "#6b40a8", "color" "#fffaf0" "#fffaf0"),
    dress!("in-muslims", "p" "#1b7440" "#1b7440", "edge" "#1b7440" "#1b7440", "color" "#fffaf0" "#fffaf0"),
    dress!("in-mughals", "p" "#2a2a33" "#2a2a33", "edge" "#2a2a33" "#2a2a33", "color" "#f6d98a" "#f6d98a"),
    dress!("in-portuguese", "p" "#a9d46b" "#a9d46b", "edge" "#a9d46b" "#a9d46b", "color" "#23233b" "#23233b"),
    dress!("in-dutch", "p" "#fbf6e8" "#fbf6e8", "edge" "#fbf6e8" "#fbf6e8", "color" "#a83f06" "#a83f06"),
    dress!("in-french", "p" "#a3c8f3" "#a3c8f3", "edge" "#a3c8f3" "#a3c8f3", "color" "#1b2559" "#1b2559"),
    dress!("in-british", "p" "#d0202e" "#d0202e", "edge" "#d0202e" "#d0202e", "color" "#ffffff" "#ffffff"),
    dress!("of-portuguese", "color" "#a9d46b" "#a9d46b"),
    dress!("of-dutch", "color" "#fbf6e8" "#fbf6e8"),
    dress!("of-french", "color" "#a3c8f3" "#a3c8f3"),
    dress!("of-british", "color" "#d0202e" "#d0202e"),
    dress!("seat-a", "color" "#b0206e" "#f27cba"),
    dress!("seat-b", "color" "#1f6fb5" "#7abcf5"),
    dress!("seat-c", "color" "#4d5568" "#c3cbdc"),
    dress!("seat-d", "color" "#a8560c" "#f4ad6a"),
    dress!("seat-e", "color" "#8a6a00" "#f2d16b"),
    dress!("gold", "color" "#a87f12" "#d9b65b"),
    dress!("saffron", "color" "#9a5606" "#f5b765"),
    dress!("emerald", "color" "#1a6b50" "#6fd0ab"),
    dress!("vermilion", "color" "#b3362c" "#ef8578"),
    dress!("indigo", "color" "#27346b" "#aab8ff"),
    dress!("sea", "color" "#1f6fb5" "#7abcf5"),
    dress!("ink", "color" "#23233b" "#f3ead6"),
    dress!("soft", "color" "#5d5a6b" "#b9b4c6"),
    dress!("site", "color" "#6f6148" "#cdbf9c"),
    dress!("dark", "color" "#23233b" "#23233b"),
    dress!("hit", "die" "#b3362c" "#b3362c", "edge" "#7c1f18" "#7c1f18", "color" "#fffaf0" "#fffaf0"),
    dress!("miss", "die" "#fffaf0" "#fffaf0", "edge" "#8a8577" "#8a8577", "color" "#5d5a6b" "#5d5a6b"),
];

/// The colours of the table.
pub(super) const PALETTE: Palette = Palette { roles: ROLES, dresses: DRESSES };

/// What a nation's pieces look like.
pub(super) struct Coat {
    /// The ground of its counters.
    pub(super) fill: Ink,
    /// What stands on them.
    pub(super) on: Ink,
    /// Its symbol.
    pub(super) symbol: &'static str,
    /// The dress of its symbol beside words.
    pub(super) dress: &'static str,
    /// The dress of its symbol on a counter.
    pub(super) inner: &'static str,
    /// The colour of the ribbon around its lands.
    pub(super) ribbon: Ink,
}

macro_rules! coat {
    ($name:literal, $fill:literal, $on:literal) => {
        Coat {
            fill: Ink::Fixed($fill),
            on: Ink::Fixed($on),
            symbol: concat!("n-", $name),
            dress: $name,
            inner: concat!("in-", $name),
            ribbon: Ink::Role(concat!("rib-", $name)),
        }
    };
}

#[rustfmt::skip]
const COATS: [Coat; Nation::COUNT] = [
    coat!("pandya", "#0b6b7a", "#fffaf0"),
    coat!("greeks", "#2b64b4", "#fffaf0"),
    coat!("afghans", "#5f6428", "#fffaf0"),
    coat!("mahrattas", "#f59a2c", "#23233b"),
    coat!("chola", "#7a1f2b", "#fffaf0"),
    coat!("maurya", "#f2cf3f", "#23233b"),
    coat!("harappans", "#9c5127", "#fffaf0"),
    coat!("sinhalese", "#9b2376", "#fffaf0"),
    coat!("sikhs", "#1c2f78", "#ffe08a"),
    coat!("rajputs", "#f2a0b6", "#23233b"),
    coat!("gupta", "#6b40a8", "#fffaf0"),
    coat!("muslims", "#1b7440", "#fffaf0"),
    coat!("mughals", "#2a2a33", "#f6d98a"),
    coat!("portuguese", "#a9d46b", "#23233b"),
    coat!("dutch", "#fbf6e8", "#a83f06"),
    coat!("french", "#a3c8f3", "#1b2559"),
    coat!("british", "#d0202e", "#ffffff"),
];

/// What a nation's pieces look like.
pub(super) fn coat(nation: Nation) -> &'static Coat {
    &COATS[nation.index()]
}

/// A nation beside words.
pub(super) fn chip(nation: Nation) -> Icon {
    Icon::dressed(coat(nation).symbol, coat(nation).dress)
}

/// The dress of what a power owns and is of one colour: its factory.
pub(super) fn owned(power: Nation) -> &'static str {
    match power {
        Nation::Portuguese => "of-portuguese",
        Nation::Dutch => "of-dutch",
        Nation::French => "of-french",
        _ => "of-british",
    }
}

/// The emblem of a seat and its dress.
pub(super) fn emblem(seat: Seat) -> (&'static str, &'static str) {
    const EMBLEMS: [(&str, &str); 5] = [
        ("s-a", "seat-a"),
        ("s-b", "seat-b"),
        ("s-c", "seat-c"),
        ("s-d", "seat-d"),
        ("s-e", "seat-e"),
    ];
    EMBLEMS[seat.index().min(4)]
}

/// The emblem of a seat beside words.
pub(super) fn seat_icon(seat: Seat) -> Icon {
    let (symbol, dress) = emblem(seat);
    Icon::dressed(symbol, dress)
}
