//! The city that will be scored: who stands where, and what it would pay.

use super::names::fitting;
use crate::Raja;
use crate::place::City;
use crate::scoring::Standing;
use crate::state::Phase;
use crate::view::View;
use drawing::palette::SEATS;
use drawing::{Anchor, Cell, Icon, Ink, Item, Line, Mark, Paint, Pen, Row, Shape, Type};
use engine::Message;
use roads::tabletop::{EMBLEMS, NAME_DRESSES, emblem, junction_id};

/// The city of the round; none before the first and after the last.
fn city(view: &View) -> Option<City> {
    view.public.maharaja.city().filter(|_| view.public.phase != Phase::Over)
}

fn title(pen: &Pen<'_>, city: City) -> String {
    pen.say(&Message::new("board-pays").text("city", city.name()))
}

fn points(pen: &Pen<'_>, points: u8) -> String {
    pen.say(&Message::new("board-points").number("n", points))
}

fn place(standing: &Standing) -> String {
    standing.place.map_or_else(|| "–".to_owned(), |place| place.to_string())
}

/// On the net, below the start.
pub(super) fn cartouche(game: &Raja, view: &View, pen: &Pen<'_>) -> Option<Item> {
    const ROW: f32 = 20.0;
    let city = city(view)?;
    let lines = game.standing(&view.public, city);
    // Five lines reach down between two villages.
    let wide = if lines.len() > 4 { 218.0 } else { 244.0 };
    let high = 30.0 + ROW * lines.len() as f32;
    let paper = Paint::fill(Ink::Role("sheet")).edge(Ink::Role("gold"), 1.5);
    let said = title(pen, city);
    let mut item = Item::new("standing", 490.0 - wide / 2.0, 426.0)
        .with(Shape::Rect(0.0, 0.0, wide, high, 10.0, paper))
        .with(Shape::text(
            12.0,
            19.5,
            said.clone(),
            Type::new(13.5, Ink::Role("ink"))
                .serif()
                .bold()
                .anchor(Anchor::Start)
                .room(wide - 24.0),
        ));
    item.label = said;
    for (n, line) in lines.iter().enumerate() {
        let (y, seat) = (41.0 + ROW * n as f32, line.seat.index().min(4));
        let plain = Type::new(12.5, Ink::Role("ink"));
        let soft = Type::new(12.5, Ink::Role("soft")).bold().anchor(Anchor::End);
        item.shapes.push(Shape::text(20.0, y, place(line), soft));
        let dress = NAME_DRESSES[seat];
        item.shapes.push(Shape::Use(EMBLEMS[seat], 26.0, y - 13.0, 16.0, 16.0, Some(dress)));
        let name = fitting(pen.name(line.seat), 12.5, 54.0);
        item.shapes.push(Shape::text(48.0, y, name, plain.anchor(Anchor::Start)));
        // Many points are drawn closer together.
        let step = ((wide - 192.0) / f32::from(line.points.max(1))).min(8.0);
        for pip in 0..line.points {
            let x = 104.0 + step * f32::from(pip);
            let ink = Paint::fill(Ink::Role(SEATS[seat]));
            item.shapes.push(Shape::Rect(x, y - 9.0, step * 0.75, 9.0, 1.5, ink));
        }
        let strong = plain.bold().anchor(Anchor::End);
        item.shapes.push(Shape::text(wide - 48.0, y, points(pen, line.points), strong));
        item.shapes.push(Shape::Use("r-coin", wide - 42.0, y - 12.0, 15.0, 15.0, None));
        item.shapes.push(Shape::text(wide - 8.0, y, line.prize.to_string(), strong));
    }
    Some(item)
}

/// As rows of a panel, where the net has no room for it.
pub(super) fn rows(game: &Raja, view: &View, pen: &Pen<'_>) -> Vec<Row> {
    let Some(city) = city(view) else { return Vec::new() };
    let lines = game.standing(&view.public, city).into_iter().map(|line| {
        let seat = line.seat.index();
        let prize = pen.say(&Message::new("gold").number("n", line.prize));
        let mark = if line.place == Some(1) { Mark::Strong } else { Mark::Plain };
        Line::of([
            Cell::text(place(&line)),
            Cell::icon(emblem(seat), pen.name(line.seat), pen.name(line.seat)),
            Cell::text(points(pen, line.points)),
            Cell::icon(Icon::new("r-coin"), line.prize, prize).end(),
        ])
        .mark(mark)
    });
    let here = junction_id(city.junction().index());
    vec![
        Row::Title(title(pen, city), vec![Cell::text(here).handle(here)]),
        Row::Grid(Vec::new(), lines.collect()),
    ]
}
