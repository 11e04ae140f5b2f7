//! Shapes as SVG text.

use crate::palette::{Palette, Theme};
use crate::{Anchor, Face, Ink, Outline, Paint, Shape, Type};
use std::fmt::Write;

/// How colours are written.
#[derive(Clone, Copy)]
pub enum Brush<'a> {
    /// By their names: the page has a style sheet that knows them.
    Page,
    /// By their values.
    Picture(&'a Palette, Theme),
}

impl Brush<'_> {
    fn ink(self, ink: Ink) -> String {
        match (ink, self) {
            (Ink::None, _) => "none".to_owned(),
            (Ink::Fixed(value), _) => value.to_owned(),
            (Ink::Pattern(name), _) => format!("url(#{name})"),
            (Ink::Role(name), Brush::Page) => format!("var(--{name})"),
            (Ink::Role(name), Brush::Picture(palette, theme)) => {
                palette.role(name, theme).unwrap_or("#f0f").to_owned()
            }
        }
    }
}

/// Text that may stand between tags and in attributes.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            c if c.is_control() => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}

/// A length with so many digits after the point, by way of a whole number: what the
/// standard library writes fractions with is long and would be sent to every reader.
fn fixed(value: f32, digits: u32) -> String {
    let unit = 10_u32.pow(digits);
    let sign = if value.is_sign_negative() { "-" } else { "" };
    let parts = (f64::from(value.abs()) * f64::from(unit)).round_ties_even() as u32;
    format!("{sign}{}.{:0width$}", parts / unit, parts % unit, width = digits as usize)
}

/// A path of this form: each `#` is the next of the lengths.
pub fn path(form: &str, lengths: &[f32]) -> String {
    let mut parts = form.split('#');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for (part, length) in parts.zip(lengths) {
        text.push_str(&fixed(*length, 1));
        text.push_str(part);
    }
    text
}

/// A length: at most two digits after the point, and none that say nothing.
fn n(value: f32) -> String {
    let text = fixed(value, 2);
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// Writes shapes, bottom to top.
pub fn shapes(list: &[Shape], brush: Brush<'_>) -> String {
    let mut text = String::new();
    for shape in list {
        write_shape(&mut text, shape, brush);
    }
    text
}

fn write_shape(text: &mut String, shape: &Shape, brush: Brush<'_>) {
    // Writing to memory does not fail.
    let _ = match shape {
        Shape::Path(path, paint) => {
            write!(text, "<path d=\"{path}\"{}/>", attributes(paint, brush))
        }
        Shape::Circle(x, y, r, paint) => write!(
            text,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}/>",
            n(*x),
            n(*y),
            n(*r),
            attributes(paint, brush)
        ),
        Shape::Rect(x, y, w, h, r, paint) => {
            write!(text, "<rect{}{}/>", rect(*x, *y, *w, *h, *r), attributes(paint, brush))
        }
        Shape::Text(x, y, words, letters) => write_text(text, *x, *y, words, letters, brush),
        Shape::Use(symbol, x, y, w, h, dress) => {
            // A picture has a copy of the symbol for every dress.
            let (name, class) = match (brush, dress) {
                (Brush::Page, Some(dress)) => {
                    ((*symbol).to_owned(), format!(" class=\"d-{dress}\""))
                }
                (Brush::Picture(..), Some(dress)) => (format!("{symbol}.{dress}"), String::new()),
                (_, None) => ((*symbol).to_owned(), String::new()),
            };
            write!(
                text,
                "<use href=\"#{name}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{class}/>",
                n(*x),
                n(*y),
                n(*w),
                n(*h)
            )
        }
        Shape::Group(x, y, turn, scale, opacity, inside) => {
            let mut moved = format!("translate({} {})", n(*x), n(*y));
            if *turn != 0.0 {
                let _ = write!(moved, " rotate({})", n(*turn));
            }
            if *scale != 1.0 {
                let _ = write!(moved, " scale({})", n(*scale));
            }
            let pale = if *opacity < 1.0 {
                format!(" opacity=\"{}\"", n(*opacity))
            } else {
                String::new()
            };
            let inside = shapes(inside, brush);
            write!(text, "<g transform=\"{moved}\"{pale}>{inside}</g>")
        }
        Shape::Halo(outline) => write_halo(text, outline, brush),
        Shape::Mark(x, y, r) => match brush {
            Brush::Page => write!(
                text,
                "<g class=\"mark\" transform=\"translate({} {}) scale({})\"><circle r=\"12\"/>\
                 <path class=\"yes\" d=\"M-5.5 .5-1.5 4.5 6-4.5\"/>\
                 <path class=\"no\" d=\"M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5\"/></g>",
                n(*x),
                n(*y),
                n(*r / 12.0)
            ),
            Brush::Picture(..) => Ok(()),
        },
        Shape::Spot(x, y, r) => match brush {
            Brush::Page => write!(
                text,
                "<circle class=\"spot\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>",
                n(*x),
                n(*y),
                n(*r)
            ),
            Brush::Picture(..) => Ok(()),
        },
        Shape::Clip(name, path) => {
            write!(text, "<clipPath id=\"{name}\"><path d=\"{path}\"/></clipPath>")
        }
    };
}

fn rect(x: f32, y: f32, w: f32, h: f32, r: f32) -> String {
    let mut text = format!(" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"", n(x), n(y), n(w), n(h));
    if r > 0.0 {
        let _ = write!(text, " rx=\"{}\"", n(r));
    }
    text
}

/// What tells the state of a thing is the page's to paint; a picture has none.
fn write_halo(text: &mut String, outline: &Outline, brush: Brush<'_>) -> std::fmt::Result {
    if !matches!(brush, Brush::Page) {
        return Ok(());
    }
    match outline {
        Outline::Circle(r) => write!(text, "<circle class=\"halo\" r=\"{}\"/>", n(*r)),
        Outline::Rect(x, y, w, h, r) => {
            write!(text, "<rect class=\"halo\"{}/>", rect(*x, *y, *w, *h, *r))
        }
        Outline::Path(path, clip) => {
            let clip = clip.map_or_else(String::new, |name| format!(" clip-path=\"url(#{name})\""));
            write!(text, "<path class=\"halo\" d=\"{path}\"{clip}/>")
        }
    }
}

fn attributes(paint: &Paint, brush: Brush<'_>) -> String {
    let mut text = format!(" fill=\"{}\"", brush.ink(paint.fill));
    if paint.stroke != Ink::None && paint.width > 0.0 {
        let ink = brush.ink(paint.stroke);
        let _ = write!(text, " stroke=\"{ink}\" stroke-width=\"{}\"", n(paint.width));
        if let Some((on, off)) = paint.dash {
            let _ = write!(text, " stroke-dasharray=\"{} {}\"", n(on), n(off));
            text.push_str(" stroke-linecap=\"round\"");
        }
        text.push_str(" stroke-linejoin=\"round\"");
    }
    if let Some(opacity) = paint.opacity {
        let _ = write!(text, " opacity=\"{}\"", n(opacity));
    }
    if let Some(clip) = paint.clip {
        let _ = write!(text, " clip-path=\"url(#{clip})\"");
    }
    text
}

const SERIF: &str = "Iowan Old Style, Palatino Linotype, Palatino, Book Antiqua, Georgia, serif";
const SANS: &str = "system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, sans-serif";

fn write_text(
    text: &mut String,
    x: f32,
    y: f32,
    words: &str,
    letters: &Type,
    brush: Brush<'_>,
) -> std::fmt::Result {
    let anchor = match letters.anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    let face = match letters.face {
        Face::Sans => SANS,
        Face::Serif => SERIF,
    };
    write!(
        text,
        "<text x=\"{}\" y=\"{}\" font-size=\"{}\" font-family=\"{face}\" text-anchor=\"{anchor}\" fill=\"{}\"",
        n(x),
        n(y),
        n(letters.size),
        brush.ink(letters.ink)
    )?;
    if letters.bold {
        text.push_str(" font-weight=\"700\"");
    }
    if letters.italic {
        text.push_str(" font-style=\"italic\"");
    }
    if letters.halo != Ink::None {
        let halo = brush.ink(letters.halo);
        write!(
            text,
            " stroke=\"{halo}\" stroke-width=\"{}\" stroke-linejoin=\"round\" paint-order=\"stroke\"",
            n(letters.size * 0.24)
        )?;
    }
    // Fonts are the reader's own: only a text that might not fit is held.
    if let Some(room) = letters.room.filter(|room| letters.width(words) > *room) {
        write!(text, " textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", n(room))?;
    }
    write!(text, ">{}</text>", escape(words))?;
    // Whoever reads a page aloud reads words, not one long word.
    if matches!(brush, Brush::Page) {
        text.push(' ');
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PALETTE: Palette = Palette { roles: &[("ground", "#eee", "#222")], dresses: &[] };

    #[test]
    fn a_page_is_given_names_and_a_picture_values() {
        let list = [Shape::Circle(1.0, 2.5, 3.0, Paint::fill(Ink::Role("ground")))];
        assert_eq!(
            shapes(&list, Brush::Page),
            "<circle cx=\"1\" cy=\"2.5\" r=\"3\" fill=\"var(--ground)\"/>"
        );
        let picture = shapes(&list, Brush::Picture(&PALETTE, Theme::Dark));
        assert!(picture.contains("fill=\"#222\""), "{picture}");
    }

    #[test]
    fn text_is_safe_and_held_only_where_it_might_not_fit() {
        let letters = Type::new(10.0, Ink::Role("ink")).room(20.0);
        let long = shapes(&[Shape::text(0.0, 0.0, "<b>&\"", letters)], Brush::Page);
        assert!(long.contains("&lt;b&gt;&amp;&quot;") && long.contains("textLength"), "{long}");
        let short = shapes(&[Shape::text(0.0, 0.0, "A", letters)], Brush::Page);
        assert!(!short.contains("textLength"), "{short}");
    }

    #[test]
    fn nothing_has_a_style_attribute_and_pictures_have_no_halo() {
        let list = [
            Shape::Halo(Outline::Circle(4.0)),
            Shape::Spot(0.0, 0.0, 9.0),
            Shape::Use("r-house", 0.0, 0.0, 9.0, 9.0, Some("p-a")),
        ];
        let page = shapes(&list, Brush::Page);
        assert!(page.contains("class=\"halo\"") && page.contains("class=\"d-p-a\""), "{page}");
        assert!(!page.contains("style="));
        let picture = shapes(&list, Brush::Picture(&PALETTE, Theme::Light));
        assert!(!picture.contains("class"), "{picture}");
        assert!(picture.contains("#r-house.p-a"), "{picture}");
    }

    #[test]
    fn lengths_have_no_digits_that_say_nothing() {
        assert_eq!([n(1.0), n(0.5), n(-0.001), n(12.345)], ["1", "0.5", "0", "12.35"]);
    }

    #[test]
    fn lengths_are_written_as_the_standard_library_would() {
        for step in -30_000_i16..30_000 {
            let value = f32::from(step) / 64.0;
            assert_eq!(fixed(value, 1), format!("{value:.1}"));
            assert_eq!(fixed(value * 0.1, 2), format!("{:.2}", value * 0.1));
        }
    }

    #[test]
    fn a_path_takes_its_lengths_in_order() {
        assert_eq!(path("M# #h-#z", &[1.0, -0.25, 3.0]), "M1.0 -0.2h-3.0z");
    }
}
