//! Names: the handles of what can be touched, and the words on it.

use crate::cards::{Cards, Kind};
use crate::view::View;
use drawing::Handle;
use engine::{Message, Seat};

/// A card of the market.
pub(super) fn market(kind: Kind) -> Handle {
    Handle::from(
        ["market:D", "market:G", "market:S", "market:C", "market:P", "market:L", "market:K"]
            [kind.index()],
    )
}

/// A card of one's own: in the hand, or a camel of the herd.
pub(super) fn own(kind: Kind) -> Handle {
    Handle::from(
        ["hand:D", "hand:G", "hand:S", "hand:C", "hand:P", "hand:L", "herd:K"][kind.index()],
    )
}

/// A pile of goods tokens.
pub(super) fn pile(good: Kind) -> Handle {
    Handle::from(format!("pile:{}", good.letter()))
}

/// A pile of bonus tokens: for 3, 4 or 5 cards.
pub(super) fn bonus(cards: u8) -> Handle {
    Handle::from(format!("bonus:{cards}"))
}

/// A player.
pub(super) fn seat(seat: Seat) -> Handle {
    Handle::from(format!("seat:{}", seat.letter()))
}

/// The key of a goods token, by its place in its pile.
pub(super) fn token(good: Kind, n: usize) -> String {
    format!("token:{}:{n}", good.letter())
}

/// The kind behind `market:D`, `hand:L`, `pile:G`.
pub(super) fn kind(handle: &Handle) -> Option<Kind> {
    let mut letters = handle.as_str().split_once(':')?.1.chars();
    let kind = letters.next().and_then(Kind::from_letter);
    kind.filter(|_| letters.next().is_none())
}

/// The name as it stands on a card: with a capital.
pub(super) fn title(kind: Kind) -> Message {
    Message::new(match kind {
        Kind::Diamond => "table-diamond",
        Kind::Gold => "table-gold",
        Kind::Silver => "table-silver",
        Kind::Cloth => "table-cloth",
        Kind::Spice => "table-spice",
        Kind::Leather => "table-leather",
        Kind::Camel => "table-camel",
    })
}

/// Whose side is below: the reader's own, else the first seat's.
pub(super) fn below(view: &View) -> Seat {
    view.viewer.unwrap_or(Seat::A)
}

/// Cards one by one, dearest first.
pub(super) fn spread(cards: Cards) -> impl Iterator<Item = Kind> {
    cards.iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, usize::from(n)))
}
