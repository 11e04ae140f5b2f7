//! A whole drawing as one picture, without a style sheet.

use super::write::{Brush, shapes};
use crate::palette::{Palette, Theme};
use crate::{Canvas, Drawing, Item, Shape};
use std::collections::BTreeSet;
use std::fmt::Write;

/// A surface as a picture of its own: colours are values, and the art it uses
/// is inside.
pub fn picture(canvas: &Canvas, palette: &Palette, art: &[&str], theme: Theme) -> String {
    let brush = Brush::Picture(palette, theme);
    let mut used = BTreeSet::new();
    gather(&canvas.ground, &mut used);
    for item in &canvas.items {
        gather(&item.shapes, &mut used);
    }
    let (x, y, w, h) = canvas.focus.unwrap_or(canvas.view);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {w} {h}\" width=\"{w}\" height=\"{h}\">"
    );
    text.push_str("<defs>");
    for sheet in art {
        text.push_str(&resolve(defs(sheet), palette, None, theme));
    }
    nest(art, &mut used);
    for (symbol, dress) in used {
        if let Some(body) = find(art, symbol) {
            let name = dress.map_or_else(|| symbol.to_owned(), |it| format!("{symbol}.{it}"));
            let body = body.replacen(&format!("id=\"{symbol}\""), &format!("id=\"{name}\""), 1);
            text.push_str(&resolve(&body, palette, dress, theme));
        }
    }
    text.push_str("</defs>");
    text.push_str(&shapes(&canvas.ground, brush));
    for Item { x, y, shapes: inside, .. } in &canvas.items {
        // Writing to memory does not fail.
        let _ = write!(text, "<g transform=\"translate({x} {y})\">{}</g>", shapes(inside, brush));
    }
    text.push_str("</svg>\n");
    text
}

/// The board of a drawing as a picture.
pub fn drawing(drawing: &Drawing, palette: &Palette, art: &[&str], theme: Theme) -> String {
    picture(&drawing.board, palette, art, theme)
}

/// Symbols that are used, each with the dress it wears.
type Used<'a> = BTreeSet<(&'a str, Option<&'a str>)>;

fn gather(list: &[Shape], used: &mut Used<'_>) {
    for shape in list {
        match shape {
            Shape::Use(symbol, .., dress) => {
                used.insert((symbol, *dress));
            }
            Shape::Group(.., inside) => gather(inside, used),
            _ => {}
        }
    }
}

/// Symbols may be made of others, which are worn as they are.
fn nest<'a>(art: &[&'a str], used: &mut Used<'a>) {
    let mut open: Vec<&str> = used.iter().map(|(symbol, _)| *symbol).collect();
    while let Some(symbol) = open.pop() {
        let body = find(art, symbol).unwrap_or_default();
        for rest in body.split("href=\"#").skip(1) {
            let Some((inner, _)) = rest.split_once('"') else { continue };
            if used.insert((inner, None)) {
                open.push(inner);
            }
        }
    }
}

/// The patterns and gradients of an art sheet.
fn defs(art: &str) -> &str {
    let inside = art.split_once("<defs>").and_then(|(_, rest)| rest.split_once("</defs>"));
    inside.map_or("", |(defs, _)| defs)
}

/// A symbol of one of these art sheets, from its tag to the end of it.
fn find<'a>(art: &[&'a str], symbol: &str) -> Option<&'a str> {
    const END: &str = "</symbol>";
    let tag = format!("<symbol id=\"{symbol}\"");
    art.iter().find_map(|sheet| {
        let from = sheet.find(&tag)?;
        let to = sheet[from..].find(END)? + from + END.len();
        Some(&sheet[from..to])
    })
}

/// Text with the value of every variable in its place.
fn resolve(text: &str, palette: &Palette, dress: Option<&str>, theme: Theme) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("var(--") {
        out.push_str(before);
        let Some((inside, after)) = after.split_once(')') else { break };
        let (name, otherwise) = inside.split_once(',').unwrap_or((inside, "none"));
        out.push_str(palette.dressed(dress, name.trim(), theme).unwrap_or(otherwise.trim()));
        rest = after;
    }
    out.push_str(rest);
    let current = palette.dressed(dress, "color", theme);
    let ink = palette.role("ink", theme).unwrap_or("#000");
    out.replace("currentColor", current.unwrap_or(ink))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Dress;

    const PALETTE: Palette = Palette {
        roles: &[("yard", "#eee", "#222")],
        dresses: &[Dress {
            name: "a",
            colours: &[("p", "#f00", "#f00"), ("color", "#0f0", "#0f0")],
        }],
    };
    const ART: &str = "<svg><defs><pattern id=\"h\"/></defs><symbol id=\"house\" viewBox=\"0 0 1 1\">\
<path fill=\"var(--p,#000)\" stroke=\"currentColor\"/><path fill=\"var(--yard,#fff)\"/>\
<path fill=\"var(--other,#abc)\"/></symbol></svg>";

    #[test]
    fn a_picture_brings_what_it_uses_with_every_colour_in_its_place() {
        let mut canvas = Canvas::new(10.0, 10.0);
        let inside = vec![Shape::symbol("house", 0.0, 0.0, 4.0, "a")];
        canvas
            .items
            .push(Item::new("x", 1.0, 2.0).with(Shape::Group(0.0, 0.0, 0.0, 1.0, 1.0, inside)));
        let picture = picture(&canvas, &PALETTE, &[ART], Theme::Dark);
        assert!(picture.contains("<symbol id=\"house.a\""), "{picture}");
        for value in ["#f00", "#0f0", "#222", "#abc", "<pattern id=\"h\"/>"] {
            assert!(picture.contains(value), "{value} in {picture}");
        }
        assert!(!picture.contains("var(") && !picture.contains("currentColor"), "{picture}");
    }

    #[test]
    fn a_symbol_brings_those_it_is_made_of() {
        const NESTED: &str = "<svg><symbol id=\"card\"><use href=\"#gem\"/></symbol>\
<symbol id=\"gem\"><use href=\"#spark\"/></symbol><symbol id=\"spark\"></symbol><symbol id=\"other\"></symbol></svg>";
        let mut canvas = Canvas::new(10.0, 10.0);
        canvas.ground.push(Shape::Use("card", 0.0, 0.0, 1.0, 1.0, None));
        let picture = picture(&canvas, &PALETTE, &[NESTED], Theme::Light);
        assert!(picture.contains("id=\"gem\"") && picture.contains("id=\"spark\""), "{picture}");
        assert!(!picture.contains("other"), "{picture}");
    }
}
