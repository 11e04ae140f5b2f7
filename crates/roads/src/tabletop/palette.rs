//! Colours of the ground, of seats and of cities.
//!
//! A city's colour is only on walls, plates and its governor or banner, a seat's
//! only on pieces: the two never share a shape, and both always carry a letter or
//! an emblem. Pieces keep their fill in both themes; on dark ground their outline
//! turns to ivory.

use drawing::Icon;
use drawing::palette::{Dress, Palette, Role};

/// The colours of both games' boards.
pub const PALETTE: Palette = Palette { roles: ROLES, dresses: DRESSES };

/// The emblems of the seats; the sixth is nobody's.
pub const EMBLEMS: [&str; 6] =
    ["em-lotus", "em-peacock", "em-elephant", "em-tiger", "em-sun", "em-moon"];

/// What pieces wear on light ground, by seat.
pub const PIECE_DRESSES: [&str; 6] = ["p-a", "p-b", "p-c", "p-d", "p-e", "p-f"];

/// What pieces wear on the ground of the country and on panels, by seat.
pub const SEAT_DRESSES: [&str; 6] = ["q-a", "q-b", "q-c", "q-d", "q-e", "q-f"];

/// What an emblem wears beside a name, by seat.
pub const NAME_DRESSES: [&str; 6] = ["n-a", "n-b", "n-c", "n-d", "n-e", "n-f"];

/// What walls, governors and banners wear, by city.
pub const CITY_DRESSES: [&str; 7] = ["c-a", "c-b", "c-c", "c-d", "c-e", "c-f", "c-g"];

/// The roles of the cities' colours.
pub const CITY_INKS: [&str; 7] =
    ["city-a", "city-b", "city-c", "city-d", "city-e", "city-f", "city-g"];

/// The emblem of a seat beside words.
pub fn emblem(seat: usize) -> Icon {
    let n = seat.min(5);
    Icon::dressed(EMBLEMS[n], NAME_DRESSES[n])
}

/// Colours by what they are for.
pub const ROLES: &[Role] = &[
    ("ground", "#ecdcb3", "#222b55"),
    ("ground-edge", "#e6d3a2", "#1c2449"),
    ("garden", "#d7e3bd", "#36503f"),
    ("water", "#a7cdd5", "#4c7d8c"),
    ("site", "#faf4e2", "#e9dfc4"),
    ("yard", "#f8edcf", "#d8ccae"),
    ("yard-edge", "#8a6a3a", "#7a6238"),
    ("road", "#f7ebcb", "#8d7a58"),
    ("road-edge", "#9c7a45", "#141a35"),
    ("stones", "#b99a62", "#7d7391"),
    ("river", "#c9dcd6", "#27406a"),
    ("leaf", "#b3c189", "#3f5d4c"),
    ("hill", "#dcc68f", "#2c3564"),
    ("plate", "#fffaf0", "#1d2447"),
    ("good-wash", "#e0f0e4", "#1c3f3b"),
    ("bad-wash", "#fbe3dd", "#4a2530"),
    ("city-a", "#b8382c", "#b8382c"),
    ("city-b", "#2f6aa3", "#2f6aa3"),
    ("city-c", "#c79a12", "#c79a12"),
    ("city-d", "#86562b", "#86562b"),
    ("city-e", "#2b8055", "#2b8055"),
    ("city-f", "#763a90", "#763a90"),
    ("city-g", "#d97a28", "#d97a28"),
];

const INK: &str = "#23233b";
const IVORY: &str = "#fff3dc";

/// Colours of symbols.
pub const DRESSES: &[Dress] = &[
    piece(
        "p-a",
        &[
            ("p", "#b0226f", "#b0226f"),
            ("pe", "#fff7e6", "#fff7e6"),
            ("color", "#fff7e6", "#fff7e6"),
            ("po", INK, INK),
        ],
    ),
    piece(
        "p-b",
        &[
            ("p", "#1d6fb8", "#1d6fb8"),
            ("pe", "#fff7e6", "#fff7e6"),
            ("color", "#fff7e6", "#fff7e6"),
            ("po", INK, INK),
        ],
    ),
    piece(
        "p-c",
        &[
            ("p", "#3e4757", "#3e4757"),
            ("pe", "#fff7e6", "#fff7e6"),
            ("color", "#fff7e6", "#fff7e6"),
            ("po", INK, INK),
        ],
    ),
    piece(
        "p-d",
        &[
            ("p", "#c05c10", "#c05c10"),
            ("pe", "#fff7e6", "#fff7e6"),
            ("color", "#fff7e6", "#fff7e6"),
            ("po", INK, INK),
        ],
    ),
    piece(
        "p-e",
        &[
            ("p", "#e0b022", "#e0b022"),
            ("pe", "#23233b", "#23233b"),
            ("color", "#23233b", "#23233b"),
            ("po", INK, INK),
        ],
    ),
    piece(
        "p-f",
        &[
            ("p", "#6a4bb5", "#6a4bb5"),
            ("pe", "#fff7e6", "#fff7e6"),
            ("color", "#fff7e6", "#fff7e6"),
            ("po", INK, INK),
        ],
    ),
    piece(
        "q-a",
        &[
            ("p", "#b0226f", "#b0226f"),
            ("pe", "#fff7e6", "#fff7e6"),
            ("color", "#fff7e6", "#fff7e6"),
            ("po", INK, IVORY),
        ],
    ),
    piece(
        "q-b",
        &[
            ("p", "#1d6fb8", "#1d6fb8"),
            ("pe", "#fff7e6", "#fff7e6"),
            ("color", "#fff7e6", "#fff7e6"),
            ("po", INK, IVORY),
        ],
    ),
    piece(
        "q-c",
        &[
            ("p", "#3e4757", "#3e4757"),
            ("pe", "#fff7e6", "#fff7e6"),
            ("color", "#fff7e6", "#fff7e6"),
            ("po", INK, IVORY),
        ],
    ),
    piece(
        "q-d",
        &[
            ("p", "#c05c10", "#c05c10"),
            ("pe", "#fff7e6", "#fff7e6"),
            ("color", "#fff7e6", "#fff7e6"),
            ("po", INK, IVORY),
        ],
    ),
    piece(
        "q-e",
        &[
            ("p", "#e0b022", "#e0b022"),
            ("pe", "#23233b", "#23233b"),
            ("color", "#23233b", "#23233b"),
            ("po", INK, IVORY),
        ],
    ),
    piece(
        "q-f",
        &[
            ("p", "#6a4bb5", "#6a4bb5"),
            ("pe", "#fff7e6", "#fff7e6"),
            ("color", "#fff7e6", "#fff7e6"),
            ("po", INK, IVORY),
        ],
    ),
    piece("n-a", &[("color", "#b0226f", "#ff86bf"), ("p", "#fffaf0", "#1d2447")]),
    piece("n-b", &[("color", "#1d6fb8", "#7fc0ff"), ("p", "#fffaf0", "#1d2447")]),
    piece("n-c", &[("color", "#4b5566", "#c3cbd8"), ("p", "#fffaf0", "#1d2447")]),
    piece("n-d", &[("color", "#b5570c", "#ffab66"), ("p", "#fffaf0", "#1d2447")]),
    piece("n-e", &[("color", "#8a6d00", "#f0d24a"), ("p", "#fffaf0", "#1d2447")]),
    piece("n-f", &[("color", "#6a4bb5", "#bda5ff"), ("p", "#fffaf0", "#1d2447")]),
    piece("c-a", &[("c", "#b8382c", "#b8382c")]),
    piece("c-b", &[("c", "#2f6aa3", "#2f6aa3")]),
    piece("c-c", &[("c", "#c79a12", "#c79a12")]),
    piece("c-d", &[("c", "#86562b", "#86562b")]),
    piece("c-e", &[("c", "#2b8055", "#2b8055")]),
    piece("c-f", &[("c", "#763a90", "#763a90")]),
    piece("c-g", &[("c", "#d97a28", "#d97a28")]),
];

const fn piece(name: &'static str, colours: &'static [Role]) -> Dress {
    Dress { name, colours }
}
