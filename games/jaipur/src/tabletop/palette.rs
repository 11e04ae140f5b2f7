//! The colours of the table.

use crate::cards::Kind;
use drawing::Ink;
use drawing::palette::{Dress, Palette};

/// What is written on cards and tokens, which keep their colours in the dark.
pub(super) const INK: Ink = Ink::Fixed("#23233b");
/// The ground of cards.
pub(super) const CARD: Ink = Ink::Fixed("#fdf7ea");
/// Letters on cards.
pub(super) const LETTER: Ink = Ink::Fixed("#8f4f04");

pub(super) const PALETTE: Palette = Palette {
    roles: &[
        ("market", "#e3cf9d", "#2b3468"),
        ("market-edge", "#cbae63", "#8d7a45"),
        ("free", "#8d7b50", "#6d78b4"),
        // A back would not be seen on indigo without it.
        ("back-edge", "#1b2450", "#8d7a45"),
        ("good-wash", "#e0f0e4", "#1c3f3b"),
        ("pill", "#e08a1e", "#f0a13c"),
        // Darker than elsewhere, for it must stand out on the market too.
        ("lit", "#a85a0a", "#f0a13c"),
    ],
    dresses: &[
        Dress {
            name: "j-D",
            colours: &[("coin", "#f6b8ae", "#f6b8ae"), ("rim", "#8c2a26", "#8c2a26")],
        },
        Dress {
            name: "j-G",
            colours: &[("coin", "#f7d774", "#f7d774"), ("rim", "#7d5a0c", "#7d5a0c")],
        },
        Dress {
            name: "j-S",
            colours: &[("coin", "#d7dfe8", "#d7dfe8"), ("rim", "#4b5a6e", "#4b5a6e")],
        },
        Dress {
            name: "j-C",
            colours: &[("coin", "#d9b3ea", "#d9b3ea"), ("rim", "#5f2f78", "#5f2f78")],
        },
        Dress {
            name: "j-P",
            colours: &[("coin", "#a6dcc2", "#a6dcc2"), ("rim", "#14573f", "#14573f")],
        },
        Dress {
            name: "j-L",
            colours: &[("coin", "#d9b48e", "#d9b48e"), ("rim", "#5c3217", "#5c3217")],
        },
        Dress { name: "j-soft", colours: &[("color", "#5d5a6b", "#b9b4c6")] },
        Dress { name: "j-A", colours: &[("color", "#b0226f", "#ff86bf")] },
        Dress { name: "j-B", colours: &[("color", "#1d6fb8", "#7fc0ff")] },
    ],
};

/// The dress of a good's tokens.
pub(super) const fn coin(good: Kind) -> &'static str {
    ["j-D", "j-G", "j-S", "j-C", "j-P", "j-L", "j-soft"][good.index()]
}

/// The dress and the emblem of a seat.
pub(super) const SEATS: [(&str, &str); 2] = [("j-A", "j-lotus"), ("j-B", "j-peacock")];
