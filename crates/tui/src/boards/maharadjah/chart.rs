//! The map in letters: a picture drawn by hand that is stretched to whatever
//! window there is.
//!
//! Two places touch in the picture exactly where they touch on the map; tests
//! hold every border against it. A border takes no room of its own: its line
//! runs through the topmost row and the leftmost column of a place, and the
//! name stands in the line, as a title in a frame. So every place keeps a spot
//! of its own even in the smallest window.

use games::maharadjah::{AREAS, Area};
use ratatui::layout::{Position, Rect};
use std::sync::LazyLock;

/// The picture's own columns; each is two letters wide in the smallest window.
pub(super) const COLUMNS: u16 = 40;
/// The picture's own rows.
pub(super) const ROWS: u16 = 16;

/// The sign in the picture of every place, in the order of places.
const SIGNS: &str = "aNAbBehDiJudgcWGjtkqKLlzmMvwynOoprZsPFXCTU123";

/// The subcontinent: 1, 2 and 3 are the seas, and the lands beyond the
/// mountains are F, X, C, T, U and P.
const PICTURE: [&str; ROWS as usize] = [
    "FFFFFFFXXXXXXXXXXXCCCCCCCCCCCCCCCCCCCCCC",
    "FFFFFFFgggggkkkkkkLLLLLLCCCCCCCCCCCCCCCC",
    "FFFFFFFgggglllllllLLLLLLLTTTTTTTTTTTTTTT",
    "FFFFFppppppprrrrddddddLLLLLLTTTTTTTTTTTT",
    "FFFFFpppppprrrrrdddddnnnnnnnnhhhhhhhhTTT",
    "PPPPbbbbssssrrrrraaaaaoooooiiiiiiBBBAAAA",
    "bbbbbbbsssssrrrraaaaaooooooiiiiiiBBBBAAA",
    "bbbbbbsssssrrrrwwwwuuuuujjjjjjiiiiBBBAAA",
    "1111111111GGGGGGwwwwwwuuuummmmmmBBBBBAAA",
    "11111111111GGGGKKKKKKKWWWWWWOOOOBBBBAAAA",
    "11111111111MMMMMeeeeeeWWWWWOOOOO33333UUU",
    "11111111111MMMMDDDDDDNNNNNNOOOOO33333UUU",
    "11111111111JJJJJJJJccccccc33333333333UUU",
    "11111111111vvvvvvyyyyyyccccc222222222222",
    "111111111112qqqqqqqttttttttt22zzzzzzz222",
    "1111111111122qqqqqqtttttttt222ZZZZZZZ222",
];

/// Where the strait is: column and row of the picture, and how many columns.
const STRAIT: (u16, u16, u16) = (28, 14, 2);
/// The water that is free for what the table tells: columns, and the first row.
const WATER: (u16, u16) = (11, 9);

/// The place at a spot of the picture.
fn drawn(column: u16, row: u16) -> Area {
    let sign = PICTURE[row as usize].as_bytes()[column as usize];
    let index = SIGNS.bytes().position(|known| known == sign);
    Area::new(index.unwrap_or(0))
}

/// The middle of a place: column and row of the picture, times the number of
/// its spots, and that number.
pub(super) fn middle(place: Area) -> (i32, i32, i32) {
    // Every step of the cursor asks for all of them.
    static MIDDLES: LazyLock<[(i32, i32, i32); AREAS]> = LazyLock::new(|| {
        let mut middles = [(0, 0, 0); AREAS];
        for (column, row) in (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |x| (x, row))) {
            let (x, y, n) = &mut middles[drawn(column, row).index()];
            (*x, *y, *n) = (*x + i32::from(column), *y + i32::from(row), *n + 1);
        }
        middles
    });
    MIDDLES[place.index()]
}

/// Room for text on one row of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot {
    pub(super) x: u16,
    pub(super) y: u16,
    pub(super) width: u16,
}

/// Letters side by side that text may cover, and whether they are open ground.
#[derive(Clone, Copy)]
struct Run {
    slot: Slot,
    open: bool,
}

/// The picture, stretched.
pub(super) struct Chart {
    pub(super) columns: u16,
    pub(super) rows: u16,
    /// The place at every letter, row by row.
    places: Vec<Area>,
}

impl Chart {
    pub(super) fn new(columns: u16, rows: u16) -> Chart {
        let stretched =
            |n: u16, of: u16, to: u16| (u32::from(n) * u32::from(of) / u32::from(to)) as u16;
        let letters = (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y)));
        let place = |(x, y)| drawn(stretched(x, COLUMNS, columns), stretched(y, ROWS, rows));
        Chart { columns, rows, places: letters.map(place).collect() }
    }

    /// The place at a letter.
    pub(super) fn at(&self, x: u16, y: u16) -> Area {
        self.places[y as usize * self.columns as usize + x as usize]
    }

    /// The line at a letter: which of its arms, up, right, down and left, there
    /// are.
    fn arms(&self, x: u16, y: u16) -> [bool; 4] {
        let (left, above) = (x.saturating_sub(1), y.saturating_sub(1));
        let (nw, ne) = (self.at(left, above), self.at(x, above));
        let (sw, se) = (self.at(left, y), self.at(x, y));
        [nw != ne, ne != se, sw != se, nw != sw]
    }

    /// The line at a letter, as a sign; a blank if there is none.
    pub(super) fn line(&self, x: u16, y: u16) -> char {
        match self.arms(x, y) {
            [false, false, false, false] => ' ',
            [_, false, _, false] => '│',
            [false, _, false, _] => '─',
            [true, true, false, false] => '╰',
            [true, false, false, true] => '╯',
            [false, true, true, false] => '╭',
            [false, false, true, true] => '╮',
            [true, true, true, false] => '├',
            [true, false, true, true] => '┤',
            [true, true, false, true] => '┴',
            [false, true, true, true] => '┬',
            [true, true, true, true] => '┼',
        }
    }

    /// For every place room for text, a slot a row from the top. The first is
    /// for its name, in its upper border as a rule; below the name open ground
    /// comes before a border.
    pub(super) fn slots(&self) -> Vec<Vec<Slot>> {
        // Narrower than this a name would be a stump.
        const NAME: u16 = 5;
        let mut runs: Vec<Vec<Run>> = vec![Vec::new(); games::maharadjah::AREAS];
        self.runs(|place, run| runs[place.index()].push(run));
        let slots = runs.iter().map(|own| {
            let mut slots: Vec<Slot> = Vec::new();
            for row in own.chunk_by(|one, other| one.slot.y == other.slot.y) {
                let widest = |open: bool| {
                    let fit = row.iter().filter(|run| run.open || !open);
                    fit.max_by_key(|run| run.slot.width).map(|run| run.slot)
                };
                slots.extend(if slots.is_empty() {
                    widest(false).filter(|slot| slot.width >= NAME)
                } else {
                    widest(true).or_else(|| widest(false))
                });
            }
            slots
        });
        slots.collect()
    }

    /// Finds letters in a row that text may cover: open ground, or a border
    /// between two corners. A name may cover the end of a border that comes from
    /// above.
    fn runs(&self, mut found: impl FnMut(Area, Run)) {
        let water = self.water();
        for y in 0..self.rows {
            let mut run: Option<(Area, Run)> = None;
            for x in 0..self.columns {
                let [up, right, down, left] = self.arms(x, y);
                let free = !down && (!up || (left && right));
                let free = free && !water.contains(Position { x, y });
                let (place, open) = (self.at(x, y), !right && !left);
                match &mut run {
                    Some((same, run)) if free && *same == place && run.open == open => {
                        run.slot.width += 1;
                    }
                    _ => {
                        if let Some((place, run)) = run.take() {
                            found(place, run);
                        }
                        let slot = Slot { x, y, width: 1 };
                        run = free.then_some((place, Run { slot, open }));
                    }
                }
            }
            if let Some((place, run)) = run {
                found(place, run);
            }
        }
    }

    /// Where the strait is drawn.
    pub(super) fn strait(&self) -> Rect {
        let (column, row, columns) = STRAIT;
        let (x, y) = (self.x(column), self.y(row) + (self.y(row + 1) - self.y(row)) / 2);
        Rect { x: x + 1, y, width: (self.x(column + columns) - x).saturating_sub(1), height: 1 }
    }

    /// Open water where the table tells of players and battles.
    pub(super) fn water(&self) -> Rect {
        let (columns, top) = WATER;
        let y = self.y(top);
        let (width, height) = (self.x(columns).saturating_sub(1), self.rows.saturating_sub(y));
        Rect { x: 0, y, width, height }
    }

    /// The first letter of a column of the picture.
    fn x(&self, column: u16) -> u16 {
        (u32::from(column) * u32::from(self.columns)).div_ceil(u32::from(COLUMNS)) as u16
    }

    fn y(&self, row: u16) -> u16 {
        (u32::from(row) * u32::from(self.rows)).div_ceil(u32::from(ROWS)) as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::maharadjah::{Areas, Maharadjah, Scenario};

    /// Which places touch in the picture, stretched to a size.
    fn touching(chart: &Chart, place: Area) -> Vec<Area> {
        let mut found = Vec::new();
        for y in 0..chart.rows {
            for x in 0..chart.columns {
                let here = chart.at(x, y);
                let beside = [(x + 1, y), (x, y + 1)].into_iter();
                for (x, y) in beside.filter(|(x, y)| *x < chart.columns && *y < chart.rows) {
                    let there = chart.at(x, y);
                    if here != there && (here == place || there == place) {
                        found.push(if here == place { there } else { here });
                    }
                }
            }
        }
        found.sort();
        found.dedup();
        found
    }

    /// Both ways round: no border of the map is missing in the picture, and the
    /// picture has none of its own. Burma touches what it likes: nothing moves
    /// there.
    #[test]
    fn places_touch_where_the_map_says_so() {
        let game = Maharadjah::of(Scenario::Four);
        let map = game.map();
        let burma: Area = "burma".parse().expect("a place");
        for (columns, rows) in [(40, 16), (80, 16), (97, 23), (122, 36)] {
            let chart = Chart::new(columns, rows);
            for place in Area::all().filter(|place| *place != burma) {
                let mut wanted = if place.is_land() {
                    let near = map.around(place).or(map.seas_of(place));
                    let doors = Area::all().filter(|land| land.is_foreign());
                    let doors = doors.filter(|land| map.entries(*land).contains(place));
                    near.or(doors.collect())
                } else if place.is_sea() {
                    map.coast(place).or(map.seas_beside(place))
                } else {
                    map.entries(place).or(map.lands_beside(place))
                };
                // The strait is drawn as a line across the water.
                for other in Area::all().filter(|other| map.is_strait(place, *other)) {
                    assert!(wanted.contains(other));
                    wanted.remove(other);
                }
                wanted.remove(burma);
                let found: Areas =
                    touching(&chart, place).into_iter().filter(|p| *p != burma).collect();
                assert_eq!(found, wanted, "{place} at {columns} × {rows}");
            }
        }
    }

    #[test]
    fn every_place_has_room_for_its_name_and_two_stacks() {
        for (columns, rows) in [(80, 16), (81, 17), (100, 16), (83, 27), (123, 37)] {
            let chart = Chart::new(columns, rows);
            let slots = chart.slots();
            for place in Area::all() {
                let slots = &slots[place.index()];
                assert!(slots.first().is_some_and(|slot| slot.width >= 5), "{place}: {slots:?}");
                let letters = slots.iter().map(|slot| slot.width).sum::<u16>();
                // Nobody fights beyond the mountains.
                let wanted = if place.is_foreign() { 8 } else { 11 };
                assert!(letters >= wanted, "{place}: {letters} at {columns} × {rows}");
            }
        }
    }
}
