//! Cities: walls, sites, plate, chips of what takes no site.

use super::junction_id;
use super::layout::Layout;
use super::palette::{CITY_DRESSES, CITY_INKS};
use super::piece::{Ground, Piece};
use drawing::{Ink, Item, Kind, Outline, Paint, Shape, Type, svg};

/// What stands on a site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Site {
    /// Nothing.
    Free,
    /// Nothing yet; whoever builds there gets what this symbol shows.
    Bonus(&'static str),
    /// A piece of a seat.
    Built(Piece, usize),
    /// A palace of nobody.
    Neutral,
}

/// What stands in and beside a city.
pub struct City<'a> {
    /// Its name.
    pub name: &'a str,
    /// What it is and holds, in words.
    pub label: String,
    /// Whether the Maharaja is here: a golden wall behind.
    pub royal: bool,
    /// The centre, then the outer sites clockwise from the top.
    pub sites: [Site; 7],
    /// What a site is, in words; nothing if sites are not to be touched one by
    /// one: then touching one is touching the city. No words for a site mean the
    /// same of that one.
    pub touched: Option<&'a dyn Fn(usize) -> String>,
    /// What takes no site: by seat, how many.
    pub chips: &'a [(usize, u8)],
    /// What the chips are.
    pub piece: Piece,
    /// The character that is at home here: its symbol.
    pub home: Option<&'static str>,
}

/// The wall of a city, so far out.
fn wall(radius: f32) -> String {
    let (x, y) = (radius * 0.866, radius * 0.5);
    svg::path("M0 #L# #V#L0 #L# #V#z", &[-radius, x, -y, y, radius, -x, y, -y])
}

/// A city, with its sites as things of their own if they can be touched.
pub fn city(layout: &Layout, junction: usize, of: &City<'_>) -> Vec<Item> {
    let (x, y) = layout.junctions[junction];
    let id = junction_id(junction);
    let n = junction.saturating_sub(1).min(6);
    let (k, radius) = (layout.scale(), layout.wall);
    let mut item = Item::new(id, x, y).touched(id, Kind::Ring, of.label.clone());
    if of.royal {
        let gold = Paint::fill(Ink::Fixed("#f3cf6b")).edge(Ink::Fixed("#a87b1e"), 2.0);
        item.shapes.push(Shape::path(wall(radius + 12.0 * k), gold));
    }
    item.shapes.push(Shape::Halo(Outline::Path(wall(radius + 9.0 * k).into(), None)));
    let size = 152.0 * radius / 66.0;
    item.shapes.push(Shape::Use(
        "r-city",
        -size / 2.0,
        -size / 2.0,
        size,
        size,
        Some(CITY_DRESSES[n]),
    ));
    let mut sites = Vec::new();
    for (number, site) in of.sites.into_iter().enumerate() {
        let (dx, dy) = layout.site(number);
        // A statue is somebody's of its own; palaces are the city's.
        let single = matches!(site, Site::Free | Site::Bonus(_) | Site::Built(Piece::Statue, _));
        let label = of.touched.filter(|_| single).map(|label| label(number));
        match label.filter(|label| !label.is_empty()) {
            None => item.shapes.extend(site_shapes(layout, number, site, dx, dy)),
            Some(label) => {
                let id = format!("{id}.{number}");
                let mut touched = Item::new(id.clone(), x + dx, y + dy);
                touched = touched.touched(id, Kind::Ring, label);
                touched.shapes = site_shapes(layout, number, site, 0.0, 0.0);
                let edge = if number == 0 { 17.8 } else { 14.7 } * k;
                touched.shapes.push(Shape::Halo(Outline::Circle(edge)));
                touched.shapes.push(Shape::Spot(0.0, 0.0, 18.0 * k));
                sites.push(touched);
            }
        }
    }
    plate(layout, &mut item, n, id, of.name);
    chips(layout, junction, &mut item, of);
    if let Some(character) = of.home {
        let (far, wide) = if layout.is_narrow() { (0.89, 22.0) } else { (0.952, 32.0) };
        let (x, y) = (-far * radius, -0.62 * radius);
        item.shapes.push(Shape::Use("r-home", x - wide / 2.0, y - wide / 2.0, wide, wide, None));
        let wide = wide * 0.58;
        item.shapes.push(Shape::Use(character, x - wide / 2.0, y - wide / 2.0, wide, wide, None));
    }
    sites.insert(0, item);
    sites
}

fn site_shapes(layout: &Layout, number: usize, site: Site, x: f32, y: f32) -> Vec<Shape> {
    let k = layout.scale();
    let square = |symbol, size: f32, up: f32| {
        let size = size * k;
        Shape::Use(symbol, x - size / 2.0, y - size / 2.0 - up * k, size, size, None)
    };
    let ground = match (number, site) {
        (_, Site::Bonus(_)) => square("r-site-bonus", 30.5, 0.0),
        (0, _) => square("r-site-centre", 36.6, 0.0),
        _ => square("r-site", 30.5, 0.0),
    };
    let mut shapes = vec![ground];
    match site {
        Site::Free => {}
        Site::Bonus(symbol) => shapes.push(square(symbol, 18.0, 0.0)),
        Site::Neutral => shapes.push(square("r-palace-neutral", 24.4, 1.0)),
        Site::Built(piece, seat) => {
            let (wide, up) = match (piece, number) {
                (Piece::Statue, 0) => (31.5, 7.0),
                (Piece::Statue, _) => (27.4, 7.0),
                (_, 0) => (32.5, 1.5),
                _ => (28.4, 1.8),
            };
            shapes.extend(piece.draw(seat, x, y - up * k, wide * k, Ground::Light));
        }
    }
    shapes
}

/// The letter of a city on its colour: ivory, or ink where that reads better.
pub(super) fn letter_ink(city: usize) -> Ink {
    Ink::Fixed(if matches!(city, 2 | 6) { "#23233b" } else { "#fff7e6" })
}

fn plate(layout: &Layout, item: &mut Item, city: usize, id: &'static str, name: &str) {
    let disc = Paint::fill(Ink::Role(CITY_INKS[city])).edge(Ink::Fixed("#23233b"), 1.0);
    let letter = |size| Type::new(size, letter_ink(city)).bold();
    if layout.is_narrow() {
        let (x, y) = (-24.5, 35.3);
        item.shapes.push(Shape::Circle(x, y, 8.5, disc));
        item.shapes.push(Shape::text(x, y + 4.0, id, letter(11.5)));
        return;
    }
    let (top, high) = (layout.wall - 6.1, 19.0);
    let wide = 7.5 * name.chars().count() as f32 + 40.0;
    let paper = Paint::fill(Ink::Role("plate")).edge(Ink::Fixed("#23233b"), 1.0);
    item.shapes.push(Shape::Rect(-wide / 2.0, top, wide, high, high / 2.0, paper));
    let letters = Type::new(12.0, Ink::Role("ink")).bold().room(wide - 26.0);
    item.shapes.push(Shape::text(9.5, top + 13.8, name, letters));
    let x = -wide / 2.0 + 9.5;
    item.shapes.push(Shape::Circle(x, top + 9.5, 9.5, disc));
    item.shapes.push(Shape::text(x, top + 13.8, id, letter(12.0)));
}

fn chips(layout: &Layout, junction: usize, item: &mut Item, of: &City<'_>) {
    let narrow = layout.is_narrow();
    // Where a road leaves below, chips stand aside.
    let shift = match junction {
        2 => 18.0,
        5 => -18.0,
        _ => 0.0,
    };
    let count = of.chips.len() as f32;
    let (high, top) = if narrow { (16.0, 34.0) } else { (20.0, layout.wall + 14.9) };
    let (first, step) = if narrow {
        // Many of them begin nearer to the letter, and are pressed together
        // where the surface ends.
        let first = if count > 2.0 { -14.5 } else { -1.5 };
        let room = layout.view.0 + layout.view.2 - layout.junctions[junction].0 - first;
        (first, 20.0_f32.min(room / count.max(1.0)))
    } else {
        (shift - (count * 29.0 - 1.0) / 2.0, 29.0)
    };
    let wide = step - 1.0;
    for (n, (seat, number)) in of.chips.iter().enumerate() {
        let left = first + n as f32 * step;
        let paper = Paint::fill(Ink::Role("plate")).edge(Ink::Role("road-edge"), 1.0);
        item.shapes.push(Shape::Rect(left, top, wide, high, high / 2.0, paper));
        let (size, x) = if narrow { (wide * 0.68, left + wide * 0.27) } else { (17.0, left + 8.5) };
        item.shapes.extend(of.piece.draw(*seat, x, top + high / 2.0 - 0.5, size, Ground::Country));
        let (letters, x) = if narrow { (10.5, left + wide * 0.76) } else { (12.0, left + 22.0) };
        let letters = Type::new(letters, Ink::Role("ink")).bold();
        item.shapes.push(Shape::text(x, top + high / 2.0 + 4.1, number.to_string(), letters));
    }
}
