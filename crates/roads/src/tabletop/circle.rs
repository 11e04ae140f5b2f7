//! Points on a circle, exact enough to be drawn.
//!
//! The sine of the standard library is exact for every angle there is, and brings the
//! first thousand digits of pi to whoever fetches the page.

use std::f32::consts::{PI, TAU};

/// The point at this angle, clockwise from the top.
pub(super) fn at(radius: f32, angle: f32) -> (f32, f32) {
    (radius * sine(angle), -radius * sine(angle + PI / 2.0))
}

fn sine(angle: f32) -> f32 {
    // Within a half turn, then within a quarter, where the series is short.
    let x = angle - (angle / TAU).round() * TAU;
    let x = if x.abs() > PI / 2.0 { PI.copysign(x) - x } else { x };
    let square = x * x;
    // One over the factorials of 11, 9, 7, 5, 3 and 1.
    let series = [-2.505_210_8e-8, 2.755_731_9e-6, -1.984_127e-4, 8.333_333e-3, -1.0 / 6.0, 1.0];
    x * series.iter().fold(0.0, |sum, part| sum * square + part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_lie_where_they_should() {
        for step in -1000_i16..1000 {
            let angle = f32::from(step) * 0.01;
            let ((x, y), (sin, cos)) = (at(100.0, angle), angle.sin_cos());
            assert!((x - 100.0 * sin).abs() < 1e-4, "{angle}: {x}");
            assert!((y + 100.0 * cos).abs() < 1e-4, "{angle}: {y}");
        }
    }
}
