//! Sheets: words and numbers beside the board, laid out as text that wraps, can
//! be selected and is read aloud.

use drawing::{Cell, Handle, Icon, Line, Mark, Row, Tile};
use leptos::prelude::*;
use std::fmt::Write;

/// A symbol of the game's art.
pub(crate) fn icon(icon: &Icon) -> AnyView {
    let class =
        if icon.dress.is_empty() { "ic".to_owned() } else { format!("ic d-{}", icon.dress) };
    let svg = format!(
        "<svg class=\"{class}\" aria-hidden=\"true\" focusable=\"false\"><use href=\"#{}\"/></svg>",
        icon.symbol
    );
    view! { <span class="ic-box" inner_html=svg></span> }.into_any()
}

fn marked(mark: Mark) -> &'static str {
    match mark {
        Mark::Plain => "",
        Mark::Now => " now",
        Mark::Own => " own",
        Mark::Asked => " asked",
        Mark::Faint => " faint-mark",
        Mark::Strong => " strong",
        Mark::Good => " good",
        Mark::Bad => " bad",
        Mark::Badge => " badge",
        Mark::Slot => " slot",
        Mark::Spent => " slot spent",
        Mark::Seal => " slot seal",
        Mark::Gap => " slot gap",
    }
}

/// Something that can be touched is a button; else it is what it is.
fn touchable(handle: Option<Handle>, class: String, label: String, inside: AnyView) -> AnyView {
    match handle {
        Some(handle) => {
            let (h, k) = (handle.to_string(), handle.to_string());
            let label = (!label.is_empty()).then_some(label);
            view! { <button class=format!("{class} h") data-h=h data-k=k aria-label=label tabindex="-1">{inside}</button> }
                .into_any()
        }
        None if label.is_empty() => view! { <span class=class>{inside}</span> }.into_any(),
        None => {
            let spoken = label.clone();
            view! { <span class=class title=label role="img" aria-label=spoken>{inside}</span> }
                .into_any()
        }
    }
}

pub(crate) fn cell(it: Cell) -> AnyView {
    let end = if it.end { " end" } else { "" };
    let class = format!("cell{}{end}", marked(it.mark));
    // What one sees is part of what it is called.
    let label = match it.label.as_str() {
        label if label.is_empty() || label.contains(&it.text) => label.to_owned(),
        label => format!("{} {label}", it.text),
    };
    let inside = view! { {it.icon.as_ref().map(icon)}{(!it.text.is_empty()).then_some(it.text)} };
    touchable(it.handle, class, label, inside.into_any())
}

fn cells(list: Vec<Cell>) -> AnyView {
    list.into_iter().map(cell).collect_view().into_any()
}

/// What lies on something that is touched as a whole is no button of its own.
fn bare(list: Vec<Cell>, within: Option<&Handle>) -> AnyView {
    let bared = |it: Cell| if within.is_some() { Cell { handle: None, ..it } } else { it };
    cells(list.into_iter().map(bared).collect())
}

fn line(it: Line) -> AnyView {
    let class = format!("cells{}", marked(it.mark));
    let inside = bare(it.cells, it.handle.as_ref());
    touchable(it.handle, class, String::new(), inside)
}

fn tile(it: Tile) -> AnyView {
    let class = format!("tile{}", marked(it.mark));
    let inside = view! {
        {(!it.number.is_empty()).then(|| view! { <b class="tile-number">{it.number.clone()}</b> })}
        {it.icon.as_ref().map(|picture| view! { <span class="tile-art">{icon(picture)}</span> })}
        <span class="tile-text"><strong>{it.title}</strong>
            {(!it.text.is_empty()).then(|| view! { <span>{it.text.clone()}</span> })}</span>
        {(!it.foot.is_empty()).then(|| view! { <span class="tile-foot">{bare(it.foot, it.handle.as_ref())}</span> })}
    };
    touchable(it.handle, class, String::new(), inside.into_any())
}

fn grid(head: Vec<Cell>, lines: Vec<Line>) -> AnyView {
    let row = |it: Line| {
        let class = format!("grid-row{}", marked(it.mark));
        let handle = it.handle.as_ref().map(ToString::to_string);
        let touched = handle.clone();
        view! {
            <tr class=class class:h=touched.is_some() data-h=handle.clone() data-k=handle>
                {it.cells.into_iter().map(|it| view! { <td>{cell(it)}</td> }).collect_view()}
            </tr>
        }
    };
    let head = (!head.is_empty()).then(|| {
        view! { <thead><tr>{head.into_iter().map(|it| view! { <th scope="col">{cell(it)}</th> }).collect_view()}</tr></thead> }
    });
    view! {
        <div class="grid-box" tabindex="0"><table class="grid">{head}
            <tbody>{lines.into_iter().map(row).collect_view()}</tbody></table></div>
    }
    .into_any()
}

fn bar(parts: &[(u32, String)], label: String) -> AnyView {
    // Widths are attributes of a drawing: the page may have no style attributes.
    let mut at = 0;
    let mut inside = String::new();
    for (part, dress) in parts {
        // Writing to memory does not fail.
        let _ = write!(
            inside,
            "<rect class=\"bar-part d-{dress}\" x=\"{at}\" y=\"0\" width=\"{part}\" height=\"10\"/>"
        );
        at += part;
    }
    let svg = format!(
        "<svg viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">{inside}</svg>"
    );
    view! { <span class="bar-row" role="img" aria-label=label inner_html=svg></span> }.into_any()
}

/// A part of a sheet.
pub(crate) fn row(it: Row) -> AnyView {
    match it {
        Row::Title(text, end) => {
            view! { <h3 class="row-title"><span>{text}</span>{cells(end)}</h3> }.into_any()
        }
        Row::Text(text) => view! { <p class="row-text">{text}</p> }.into_any(),
        Row::Cells(it) => line(it),
        Row::Grid(head, lines) => grid(head, lines),
        Row::Chips(list) => view! { <div class="row-chips">{cells(list)}</div> }.into_any(),
        Row::Tiles(list) => {
            view! { <div class="tiles">{list.into_iter().map(tile).collect_view()}</div> }
                .into_any()
        }
        Row::Bar(parts, label) => bar(&parts, label),
    }
}

/// A whole sheet.
pub(crate) fn rows(list: Vec<Row>) -> AnyView {
    list.into_iter().map(row).collect_view().into_any()
}
