//! How the rupees of a round came about.

use crate::boards::Report;
use engine::{Arg, Message, Seat, Words};
use games::jaipur::{Event, Jaipur, Summary};
use table::Told;

/// The report of an event that scored a round; nothing for any other.
pub(super) fn report(game: &Jaipur, told: &Told) -> Option<Report> {
    let event: Event = serde_json::from_value(told.data.clone()).ok()?;
    let Event::Scored { round, summary, seals } = event else {
        return None;
    };
    let told = game.event(&event);
    let each = |value: &dyn Fn(Seat) -> u8| [Seat::A, Seat::B].map(|seat| value(seat).to_string());
    let row = |message: Message, values: [String; 2]| (message, values.to_vec());
    let tokens = |id: &'static str, counts: [u8; 2]| {
        Message::new(id).number("first", counts[0]).number("second", counts[1])
    };
    let camel = |seat: Seat| camel_rupees(&summary, seat);
    Some(Report {
        name: Message::new("tui-jaipur-round").number("round", round),
        title: Message::new("tui-jaipur-round-over")
            .number("round", round)
            .message("cause", part(&told, "cause")),
        rows: vec![
            row(
                tokens("tui-jaipur-report-goods", summary.goods_tokens),
                each(&|seat| summary.goods[seat.index()]),
            ),
            row(
                tokens("tui-jaipur-report-bonus", summary.bonus_tokens),
                each(&|seat| summary.bonus[seat.index()]),
            ),
            row(tokens("tui-jaipur-report-camels", summary.herd), each(&camel)),
        ],
        total: row(Message::new("tui-jaipur-report-rupees"), each(&|seat| summary.rupees(seat))),
        notes: vec![part(&told, "decided"), seals_note(seals)],
    })
}

/// A sentence within the game's own sentence: why the round ended, who won it.
fn part(message: &Message, name: &str) -> Message {
    let found = message.args.iter().find(|(known, _)| known == name);
    match found {
        Some((_, Arg::Message(inner))) => inner.clone(),
        _ => message.clone(),
    }
}

fn camel_rupees(summary: &Summary, seat: Seat) -> u8 {
    summary.rupees(seat) - summary.goods[seat.index()] - summary.bonus[seat.index()]
}

fn seals_note(seals: [u8; 2]) -> Message {
    let held = |seat: Seat| {
        Message::new("tui-jaipur-seals-of").seat("who", seat).number("n", seals[seat.index()])
    };
    Message::new("tui-jaipur-seals-now").list("held", [held(Seat::A), held(Seat::B)])
}
