//! Where the cards of the market lie.
//!
//! The rules know how many cards of each kind there are, not where: people
//! want a card to stay where it was.

use games::jaipur::{Cards, Kind};

/// The places after the market became this one: what is still there stays,
/// what is new fills the gaps.
pub(crate) fn follow(before: &[Option<Kind>], now: Cards) -> Vec<Option<Kind>> {
    let mut left = now;
    let mut take = |kind: Kind| {
        let there = left.count(kind) > 0;
        if there {
            left = left.minus(Cards::of(kind, 1));
        }
        there
    };
    let mut places: Vec<Option<Kind>> =
        before.iter().map(|place| place.filter(|kind| take(*kind))).collect();
    places.resize(places.len().max(games::jaipur::board::MARKET as usize), None);
    let mut new = spread(left).into_iter();
    for place in &mut places {
        if place.is_none() {
            *place = new.next();
        }
    }
    places.extend(new.map(Some));
    places
}

/// The cards one by one, dearest first.
pub(crate) fn spread(cards: Cards) -> Vec<Kind> {
    cards.iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, n as usize)).collect()
}

/// The first places where these cards lie.
pub(crate) fn places_of(places: &[Option<Kind>], cards: Cards) -> Vec<usize> {
    let mut left = cards;
    let mut found = Vec::new();
    for (n, place) in places.iter().enumerate() {
        if let Some(kind) = place
            && left.count(*kind) > 0
        {
            left = left.minus(Cards::of(*kind, 1));
            found.push(n);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    fn shown(places: &[Option<Kind>]) -> String {
        places.iter().map(|place| place.map_or('.', Kind::letter)).collect()
    }

    #[test]
    fn a_card_that_stays_does_not_move() {
        let first = follow(&[], cards("GCCKK"));
        assert_eq!(shown(&first), "GCCKK");
        let next = follow(&first, cards("DCCKK"));
        assert_eq!(shown(&next), "DCCKK");
        let swapped = follow(&next, cards("DSLCK"));
        assert_eq!(shown(&swapped), "DCSKL");
        let bare = follow(&swapped, cards("DK"));
        assert_eq!(shown(&bare), "D..K.");
        assert_eq!(places_of(&next, cards("CKK")), [1, 3, 4]);
    }
}
