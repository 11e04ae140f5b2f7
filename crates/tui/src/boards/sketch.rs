//! Where the places of the road net stand in letters.
//!
//! Raja and Maharaja travel on the same net, so one drawing serves both. Drawn
//! by hand; tests hold every place and every road of both games against it.

/// How many rows the map takes.
pub(super) const ROWS: u16 = 13;

/// The roads, with room left for places.
#[rustfmt::skip]
pub(super) const ROADS: [&str; 13] = [
    "            ──     ────     ───            ───     ───     ───",
    "",
    "",
    "  │     ╲                       ╱         ╲                       ╱    │",
    "  │       ╲             ╱ ╱                     ╲ ╲             ╱      │",
    "  │                 ──     ─     ─       ─     ─     ─                 │",
    "",
    "  │                                                                    │",
    "  │                         ╱     ╱     ╲     ╲                        │",
    "  │                 ╱     ╱                     ╲     ╲                │",
    "  ╰─────            ────────     ────────     ────────            ─────╯",
    "",
    "",
];

/// Rooms between the places: columns from and to, and the first of two rows.
/// What lies left of a room may reach a little into the gap before it.
pub(super) const LEFT: (u16, u16, u16) = (16, 31, 1);
pub(super) const RIGHT: (u16, u16, u16) = (47, 62, 1);
pub(super) const MIDDLE: (u16, u16, u16) = (23, 54, 11);

/// Where a place, by its notation, is written: column and row.
pub(super) fn spot(place: &impl std::fmt::Display) -> Option<(u16, u16)> {
    let name = place.to_string();
    SPOTS.iter().find(|(known, _, _)| *known == name).map(|(_, x, y)| (*x, *y))
}

/// Every place.
const SPOTS: &[(&str, u16, u16)] = &[
    ("F", 0, 0),
    ("A", 31, 0),
    ("G", 62, 0),
    ("v16", 14, 0),
    ("v15", 23, 0),
    ("v17", 46, 0),
    ("v18", 54, 0),
    ("v22", 9, 3),
    ("v21", 11, 4),
    ("v11", 27, 3),
    ("v12", 19, 4),
    ("v02", 35, 3),
    ("v01", 35, 4),
    ("v13", 43, 3),
    ("v14", 51, 4),
    ("v26", 61, 3),
    ("v25", 59, 4),
    ("B", 8, 5),
    ("v04", 22, 5),
    ("v03", 28, 5),
    ("S", 34, 5),
    ("v09", 42, 5),
    ("v10", 48, 5),
    ("E", 54, 5),
    ("v29", 0, 6),
    ("v30", 69, 6),
    ("v19", 11, 8),
    ("v20", 11, 9),
    ("v05", 29, 8),
    ("v06", 21, 9),
    ("v07", 41, 8),
    ("v08", 49, 9),
    ("v24", 59, 8),
    ("v23", 59, 9),
    ("C", 8, 10),
    ("D", 54, 10),
    ("v27", 28, 10),
    ("v28", 41, 10),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// The columns a place takes: villages 5, the start 7, cities 12.
    fn width(place: &str) -> u16 {
        match place {
            "S" => 7,
            village if village.starts_with('v') => 5,
            _ => 12,
        }
    }

    #[test]
    fn every_place_has_its_spot_and_none_covers_another() {
        let places: Vec<String> =
            games::raja::Place::all().map(|place| place.to_string()).collect();
        let others: Vec<String> =
            games::maharaja::Place::all().map(|place| place.to_string()).collect();
        assert_eq!(places, others);
        assert_eq!(SPOTS.len(), places.len());
        let mut taken: Vec<(u16, u16, &str)> = Vec::new();
        for place in &places {
            let (x, y) = spot(place).unwrap_or_else(|| panic!("{place} has no spot"));
            let rows = if place.starts_with('v') { 1 } else { 3 };
            for row in y..y + rows {
                assert!(row < ROWS);
                for column in x..x + width(place) {
                    assert!(column < 76, "{place} is too far right");
                    let other = taken.iter().find(|(c, r, _)| (*c, *r) == (column, row));
                    assert!(other.is_none(), "{place} covers {other:?}");
                    taken.push((column, row, place));
                }
            }
        }
    }

    #[test]
    fn the_rooms_between_are_free() {
        for (from, to, row) in [LEFT, RIGHT, MIDDLE] {
            for (place, x, y) in SPOTS {
                let rows = if place.starts_with('v') { 1 } else { 3 };
                let beside = x + width(place) <= from || *x >= to;
                let apart = y + rows <= row || *y >= row + 2;
                assert!(beside || apart, "{place} stands in the room from {from} to {to}");
            }
            for line in &ROADS[row as usize..row as usize + 2] {
                let road = line.chars().skip(from as usize).take((to - from) as usize);
                assert!(road.clone().all(|sign| sign == ' '), "a road runs there: {line}");
            }
        }
    }

    #[test]
    fn villages_stand_between_the_ends_of_their_road() {
        let middle = |place: String| {
            let (x, y) = spot(&place).expect("every place has a spot");
            (i32::from(x + width(&place) / 2), i32::from(y))
        };
        assert_eq!(
            games::raja::board::NET,
            games::maharaja::board::NET,
            "the nets differ: draw another map"
        );
        for stretch in games::raja::board::NET.roads {
            let [a, b] =
                stretch.ends.map(|end| middle(games::raja::Place::of_junction(end).to_string()));
            for village in stretch.villages {
                let (x, y) = middle(games::raja::Place::of_village(*village).to_string());
                let across = a.0.min(b.0) - 12..=a.0.max(b.0) + 12;
                let down = a.1.min(b.1)..=a.1.max(b.1) + 2;
                assert!(across.contains(&x) && down.contains(&y), "village {}", village.index());
            }
        }
    }
}
