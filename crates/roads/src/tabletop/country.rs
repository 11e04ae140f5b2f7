//! The ground, a river, hills and trees; and the roads.
//!
//! A road is open if every village on it has a piece: a paved ribbon. A closed
//! one is a row of stones. It never takes the colour of an owner.

use super::layout::{Layout, WIDE};
use drawing::{Ink, Item, Paint, Shape, svg};

/// Hills, trees and palms of the first arrangement: left, top, size.
const SCENERY: [(&str, f32, f32, f32); 22] = [
    ("d-hill", 178.0, 30.0, 84.0),
    ("d-hill", 20.0, 238.0, 64.0),
    ("d-hill", 335.0, 178.0, 70.0),
    ("d-tree", 436.0, 236.0, 22.0),
    ("d-tree", 454.0, 230.0, 17.0),
    ("d-palm", 170.0, 176.0, 26.0),
    ("d-palm", 188.0, 182.0, 20.0),
    ("d-tree", 180.0, 330.0, 20.0),
    ("d-hill", 170.0, 398.0, 76.0),
    ("d-tree", 650.0, 190.0, 20.0),
    ("d-tree", 668.0, 196.0, 16.0),
    ("d-palm", 800.0, 220.0, 26.0),
    ("d-tree", 822.0, 232.0, 18.0),
    ("d-hill", 735.0, 168.0, 60.0),
    ("d-palm", 770.0, 392.0, 26.0),
    ("d-tree", 640.0, 408.0, 20.0),
    ("d-hill", 890.0, 250.0, 64.0),
    ("d-palm", 330.0, 330.0, 22.0),
    ("d-tree", 20.0, 420.0, 22.0),
    ("d-palm", 930.0, 420.0, 24.0),
    ("d-hill", 700.0, 545.0, 70.0),
    ("d-tree", 240.0, 562.0, 20.0),
];

/// The river, and how it goes on around a wide net.
const RIVER: &str = "M590 -5c-20 60 40 100 10 170s60 90 30 170 90 110 60 285";
const RIVER_BEYOND: &str = "M590 -305V-5c-20 60 40 100 10 170s60 90 30 170 90 110 60 285v300";

/// How far the ground goes on around a wide net: a window that is wider or
/// higher than the net is filled with it.
const BEYOND: (f32, f32) = (420.0, 300.0);

/// What never changes: the ground with its river, hills and trees.
pub fn ground(layout: &Layout) -> Vec<Shape> {
    let (left, top, width, height) = layout.view;
    let clip = if layout.is_narrow() { "net-narrow" } else { "net-wide" };
    let (right, foot) = (left + width, top + height);
    let r = if layout.is_narrow() { 0.0 } else { 10.0 };
    let corner =
        svg::path("M# #H#Q# # # #", &[left + r, top, right - r, right, top, right, top + r])
            + &svg::path("V#Q# # # #", &[foot - r, right, foot, right - r, foot])
            + &svg::path("H#Q# # # #", &[left + r, left, foot, left, foot - r])
            + &svg::path("V#Q# # # #z", &[top + r, left, top, left + r, top]);
    let mut shapes = vec![Shape::Clip(clip, corner.clone().into())];
    let earth = Paint::fill(Ink::Pattern("r-ground"));
    if layout.is_narrow() {
        shapes.push(Shape::path(corner, earth));
    } else {
        let (wide, high) = (width + 2.0 * BEYOND.0, height + 2.0 * BEYOND.1);
        shapes.push(Shape::Rect(left - BEYOND.0, top - BEYOND.1, wide, high, 0.0, earth));
    }
    // The scenery was laid out for the first arrangement; the others are that
    // plane pulled longer or pressed together.
    let (across, down) = (width / WIDE.view.2, height / WIDE.view.3);
    let size = layout.scale().min(1.0);
    let course = if layout.is_narrow() { RIVER } else { RIVER_BEYOND };
    let river = Shape::path(course, Paint::line(Ink::Role("river"), 22.0));
    let shine = Paint::line(Ink::Role("plate"), 2.0).dashed(14.0, 22.0).faint(0.35);
    let flow = vec![river, Shape::path(course, shine)];
    if layout.is_narrow() {
        shapes.push(Shape::Group(left - 158.0, top, 0.0, 0.65, 1.0, flow));
    } else {
        shapes.push(Shape::Group((across - 1.0) * 590.0, 0.0, 0.0, 1.0, 1.0, flow));
    }
    for (symbol, x, y, wide) in SCENERY {
        let wide = wide * if layout.is_narrow() { 0.45 } else { size };
        let high = if symbol == "d-hill" { wide * 0.4 } else { wide };
        shapes.push(Shape::Use(symbol, left + x * across, top + y * down, wide, high, None));
    }
    shapes
}

/// A road.
pub fn road(layout: &Layout, road: usize, open: bool) -> Item {
    let path = layout.road(road);
    let k = if layout.is_narrow() { 0.72 } else { 1.0 };
    let item = Item::new(format!("road:r{:02}", road + 1), 0.0, 0.0);
    if open {
        let edge = Paint::line(Ink::Role("road-edge"), 11.0 * k);
        let ribbon = Paint::line(Ink::Role("road"), 8.0 * k);
        item.with(Shape::path(path.clone(), edge)).with(Shape::path(path, ribbon))
    } else {
        let stones = Paint::line(Ink::Role("stones"), 4.6 * k).dashed(0.1, 10.0 * k);
        item.with(Shape::path(path, stones))
    }
}
