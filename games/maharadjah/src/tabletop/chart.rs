//! The land itself: outlines as paths, what lies at the bottom of the board,
//! and the places that can be touched.

use super::colours::coat;
use super::layout::Layout;
use super::outlines::{BEYOND, LINES, POINTS, RINGS, SIDES, SITES};
use crate::Maharadjah;
use crate::area::{AREAS, Area, Areas};
use crate::board::MAP;
use crate::names;
use crate::nation::Region;
use crate::queries;
use crate::state::State;
use drawing::{Ink, Item, Kind, Outline, Paint, Pen, Shape, Type};
use std::fmt::Write;

/// The names of the clips, by place.
#[rustfmt::skip]
const CLIPS: [&str; AREAS] = [
    "land-agra", "land-andhra", "land-assam", "land-baluchistan", "land-bengal", "land-berar",
    "land-bhutan", "land-bidar", "land-bihar", "land-bijapur", "land-bundelkhand", "land-delhi",
    "land-gandhara", "land-golconda", "land-gondwana", "land-gujarat", "land-jaunpur",
    "land-karnataka", "land-kashmir", "land-kerala", "land-khandesh", "land-ladakh",
    "land-lahore", "land-lanka", "land-magadha", "land-maharashtra", "land-malabar",
    "land-malwa", "land-mysore", "land-nepal", "land-orissa", "land-oudh", "land-punjab",
    "land-rajputana", "land-simhala", "land-sind", "land-persia", "land-afghanistan",
    "land-central-asia", "land-china", "land-tibet", "land-burma", "land-arabian-sea",
    "land-indian-ocean", "land-bay-of-bengal",];

/// A place that runs to the edge of the map reaches so far beyond it.
const FAR: f32 = 400.0;

/// The dotted line of the strait.
const STRAIT: &str = "M500 775Q515 792 527 797";

/// The paths that are drawn, made from the lines for every drawing: that is less
/// work than to keep them would be.
pub(super) struct Paths {
    /// By place, around its own point.
    centred: Vec<String>,
    /// Borders inside a region.
    borders: String,
    /// Borders between regions.
    regions: String,
    /// Coasts, and where India ends.
    coasts: String,
    /// Shores alone.
    shores: String,
    /// Borders of foreign lands.
    abroad: String,
    /// Borders of seas.
    seas: String,
}

/// A length in tenths.
fn tenths(text: &mut String, value: i16) {
    let (whole, rest) = (value.unsigned_abs() / 10, value.unsigned_abs() % 10);
    let sign = if value < 0 { "-" } else { "" };
    // Writing to memory does not fail.
    let _ = match rest {
        0 => write!(text, "{sign}{whole}"),
        _ => write!(text, "{sign}{whole}.{rest}"),
    };
}

fn point(text: &mut String, x: i16, y: i16) {
    tenths(text, x);
    if y >= 0 {
        text.push(' ');
    }
    tenths(text, y);
}

/// Points one after another, each told from the one before.
fn trace(text: &mut String, points: &[(i16, i16)], from: (i16, i16)) {
    let mut last: Option<(i16, i16)> = None;
    for (x, y) in points {
        match last {
            None => {
                text.push('M');
                point(text, x - from.0, y - from.1);
            }
            Some(before) if before == (*x, *y) => {}
            Some((a, b)) => {
                text.push('l');
                point(text, x - a, y - b);
            }
        }
        last = Some((*x, *y));
    }
}

/// The outline of a place around a point.
fn outline(area: Area, from: (i16, i16)) -> String {
    let mut text = String::new();
    for ring in RINGS[area.index()] {
        let mut points = Vec::new();
        for line in *ring {
            if *line < 0 {
                points.extend(LINES[!line as usize].iter().rev());
            } else {
                points.extend(LINES[*line as usize]);
            }
        }
        trace(&mut text, &points, from);
        text.push('z');
    }
    text
}

impl Paths {
    pub(super) fn make() -> Paths {
        let [mut borders, mut regions, mut coasts, mut shores, mut abroad, mut seas] =
            std::array::from_fn(|_| String::new());
        for (line, (a, b)) in LINES.iter().zip(SIDES) {
            if a == BEYOND || b == BEYOND {
                continue;
            }
            let (a, b) = (Area::new(a.into()), Area::new(b.into()));
            let into = if a.is_sea() && b.is_sea() {
                &mut seas
            } else if a.is_sea() || b.is_sea() {
                trace(&mut shores, line, (0, 0));
                &mut coasts
            } else if a.is_foreign() && b.is_foreign() {
                &mut abroad
            } else if a.is_foreign() || b.is_foreign() {
                &mut coasts
            } else if MAP.region_of(a) == MAP.region_of(b) {
                &mut borders
            } else {
                &mut regions
            };
            trace(into, line, (0, 0));
        }
        let centred = |area: Area| {
            let (x, y, _) = POINTS[area.index()];
            outline(area, (x * 10, y * 10))
        };
        Paths {
            centred: Area::all().map(centred).collect(),
            borders,
            regions,
            coasts,
            shores,
            abroad,
            seas,
        }
    }
}

/// The middle of a place: where its name and counters stand.
pub(super) fn middle(area: Area) -> (f32, f32) {
    let (x, y, _) = POINTS[area.index()];
    (x.into(), y.into())
}

/// The radius of the largest circle in a place.
pub(super) fn room(area: Area) -> f32 {
    POINTS[area.index()].2.into()
}

/// Where the factory of a territory stands.
pub(super) fn site(area: Area) -> Option<(f32, f32)> {
    let found = SITES.iter().find(|(n, ..)| usize::from(*n) == area.index());
    found.map(|(_, x, y)| (f32::from(*x), f32::from(*y)))
}

impl Paths {
    /// The outline of a place around its own point, and its clip.
    fn edge(&self, area: Area) -> (&str, &'static str) {
        (&self.centred[area.index()], CLIPS[area.index()])
    }
}

/// A path as a shape.
fn drawn(path: &str, paint: Paint) -> Shape {
    Shape::path(path.to_owned(), paint)
}

fn role(name: &'static str) -> Ink {
    Ink::Role(name)
}

fn region_ink(region: Region) -> Ink {
    role(match region {
        Region::North => "m-north",
        Region::South => "m-south",
        Region::Himalaya => "m-himalaya",
        Region::Ceylon => "m-ceylon",
    })
}

/// What lies at the bottom: sea, shoals, lands in the colours of their regions.
pub(super) fn ground(paths: &Paths) -> Vec<Shape> {
    let wide = |ink| {
        let (x, y) = (-FAR, -FAR);
        Shape::Rect(x, y, 1000.0 + 2.0 * FAR, 921.0 + 2.0 * FAR, 0.0, Paint::fill(ink))
    };
    let shoal =
        |width, faint| drawn(&paths.shores, Paint::line(role("m-shoal"), width).faint(faint));
    let mut shapes =
        vec![wide(role("m-sea")), wide(Ink::Pattern("m-wave")), shoal(20.0, 0.55), shoal(9.0, 1.0)];
    for area in Area::all().filter(|area| !area.is_sea()) {
        let (path, _) = paths.edge(area);
        let (x, y) = middle(area);
        let inside = if area.is_foreign() {
            let lattice = Paint::fill(Ink::Pattern("m-abroad"));
            vec![drawn(path, Paint::fill(role("m-abroad"))), drawn(path, lattice)]
        } else {
            vec![drawn(path, Paint::fill(region_ink(MAP.region_of(area))))]
        };
        shapes.push(Shape::Group(x, y, 0.0, 1.0, 1.0, inside));
    }
    for area in Area::all() {
        let (path, clip) = paths.edge(area);
        shapes.push(Shape::Clip(clip, path.to_owned().into()));
    }
    shapes
}

/// Places that stand out for what is told.
pub(super) struct Marked {
    /// They changed hands since the reader looked.
    pub(super) won: Vec<Area>,
    /// The lands of the line of a card that is looked at.
    pub(super) line: Areas,
}

/// The places: the ribbon of who holds them, what a screen paints, and rough
/// ground over it.
pub(super) fn places(
    game: &Maharadjah,
    state: &State,
    paths: &Paths,
    marked: &Marked,
    pen: &Pen<'_>,
    layout: &Layout,
) -> Vec<Item> {
    let asked = queries::asked(game.map(), state).map(|question| question.places);
    let place = |area: Area| {
        let (x, y) = middle(area);
        let (path, clip) = paths.edge(area);
        let name = pen.say(&names::area(area));
        let mut item = Item::new(area.key(), x, y).touched(area.key(), Kind::Area, name);
        // What cannot be seen can be touched all the same.
        item = item.with(drawn(path, Paint::fill(role("m-sea")).faint(0.0)));
        let fights = state.battle().is_some_and(|battle| battle.area == area);
        if fights {
            item = item.with(drawn(path, Paint::fill(role("m-fight"))));
        } else if let Some(holder) = area.is_land().then(|| state.holder(area)).flatten() {
            let ribbon = Paint::line(coat(holder).ribbon, layout.ribbon).clipped(clip);
            item = item.with(drawn(path, ribbon));
        }
        item = item.with(Shape::Halo(Outline::Path(path.to_owned().into(), Some(clip))));
        if area.is_land() && game.map().is_rough(area) {
            let hatch = Paint::fill(Ink::Pattern("m-hatch")).faint(0.42);
            item = item.with(drawn(path, hatch));
        }
        if fights {
            let ink = role("vermilion");
            let casing = Paint::line(role("m-halo"), 13.0).clipped(clip);
            item = item.with(drawn(path, casing));
            item = item.with(drawn(path, Paint::line(ink, 9.0).clipped(clip)));
        }
        if marked.won.contains(&area) {
            let gold = Paint::fill(role("m-lit")).edge(role("gold"), 8.0).clipped(clip);
            item.shapes.insert(1, drawn(path, gold));
        }
        if marked.line.contains(area) {
            let dots = Paint::line(role("gold"), 9.0).dashed(0.5, 13.0).clipped(clip);
            item = item.with(drawn(path, dots));
        }
        if !fights && asked.is_some_and(|places| places.contains(area)) {
            let paint = Paint::line(role("pick"), 8.0).dashed(9.0, 8.0).clipped(clip);
            item = item.with(drawn(path, paint));
        }
        if layout.touch > 0.0 && area.is_land() && room(area) < layout.touch {
            item = item.with(Shape::Spot(0.0, 0.0, layout.touch));
        }
        item
    };
    // Seas first: what lies on them is touched before them.
    let seas = Area::all().filter(|area| area.is_sea());
    let others = Area::all().filter(|area| !area.is_sea());
    seas.chain(others).map(place).collect()
}

/// Borders and coasts over the places.
pub(super) fn lines(paths: &Paths) -> Item {
    let line = drawn;
    Item::new("lines", 0.0, 0.0)
        .with(line(&paths.seas, Paint::line(role("m-seal"), 1.6).dashed(1.0, 6.0)))
        .with(line(&paths.abroad, Paint::line(role("m-abline"), 1.4)))
        .with(line(&paths.borders, Paint::line(role("m-line"), 1.4)))
        .with(line(&paths.regions, Paint::line(role("m-region"), 3.8)))
        .with(line(&paths.coasts, Paint::line(role("m-coast"), 2.4)))
        .with(line(STRAIT, Paint::line(role("m-region"), 3.0).dashed(0.5, 6.0)))
}

/// The name of a sea or a foreign land.
pub(super) fn far_name(area: Area, pen: &Pen<'_>, layout: &Layout) -> Shape {
    let name = pen.say(&names::area(area));
    if area.is_sea() {
        let letters = Type::new(layout.sea, role("m-sea-name")).serif().italic();
        return Shape::text(0.0, 0.0, name, letters);
    }
    let letters = Type::new(layout.abroad, role("m-abroad-name")).serif();
    Shape::text(0.0, 0.0, name.to_uppercase(), letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_drawn_map_has_the_borders_of_the_rules_and_no_others() {
        let mut drawn = [Areas::NONE; AREAS];
        for (a, b) in SIDES.into_iter().filter(|(a, b)| *a != BEYOND && *b != BEYOND) {
            drawn[usize::from(a)].insert(Area::new(b.into()));
            drawn[usize::from(b)].insert(Area::new(a.into()));
        }
        let mut corners = Vec::new();
        for area in Area::all() {
            let ruled = if area.is_land() {
                let abroad = Areas::FOREIGN.filter(|land| MAP.entries(*land).contains(area));
                MAP.around(area).or(MAP.seas_of(area)).or(abroad.collect())
            } else if area.is_sea() {
                MAP.coast(area).or(MAP.seas_beside(area))
            } else {
                MAP.entries(area).or(MAP.lands_beside(area))
            };
            for other in drawn[area.index()].less(ruled) {
                // Foreign lands have coasts; nobody sails there.
                let shore = area.is_foreign() && other.is_sea() || other.is_foreign();
                assert!(shore, "{area} and {other} touch on the drawn map only");
            }
            corners.extend(ruled.less(drawn[area.index()]).map(|other| (area, other)));
        }
        corners.retain(|(one, other)| !MAP.is_strait(*one, *other));
        assert!(corners.len() <= 8, "only corners are not drawn as lines: {corners:?}");
    }

    #[test]
    fn every_outline_is_closed() {
        for area in Area::all() {
            for ring in RINGS[area.index()] {
                let end = |line: i16, last: bool| {
                    let points = LINES[if line < 0 { !line } else { line } as usize];
                    let backwards = (line < 0) != last;
                    if backwards { points[points.len() - 1] } else { points[0] }
                };
                for pair in ring.windows(2) {
                    assert_eq!(end(pair[0], true), end(pair[1], false), "{area}");
                }
            }
        }
    }
}
