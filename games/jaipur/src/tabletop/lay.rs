//! Where every card lies.
//!
//! Views know how many cards of a kind there are, not which: a player wants a
//! card that stays to stay where it was, and a card that moves to be seen
//! moving. So every card that can be seen has a number, kept in the notes of the
//! drawing, and what appears somewhere is a card that left another place, or
//! came from the deck. Nothing noted is a valid start.

use super::names::{below, spread};
use crate::board;
use crate::cards::{Cards, Kind};
use crate::view::View;
use drawing::Notes;
use std::fmt::Write;

/// What the notes call it.
const NOTE: &str = "lay";

/// A card that can be seen: what it is, unless only its back is, and its
/// number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Card {
    pub(super) kind: Option<Kind>,
    pub(super) number: u32,
}

impl Card {
    /// By what a screen knows it again.
    pub(super) fn key(self) -> String {
        format!("card:{}", self.number)
    }
}

type Places = Vec<Option<Card>>;

/// Where every card lies.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Lay {
    round: u8,
    /// The number of the topmost card of the deck.
    pub(super) next: u32,
    /// The market: five places.
    pub(super) market: Places,
    /// The hand below: seven places if it is open, else as many as there are.
    pub(super) below: Places,
    /// The hand above: closed cards, then those that were seen to be taken.
    pub(super) above: Places,
    /// The last cards sold, the topmost at the end.
    pub(super) sold: Places,
    discard: Cards,
    /// The places of the market, by when they were filled, the last at the end.
    pub(super) recent: Vec<usize>,
}

impl Lay {
    /// Where the cards lie now, from where they lay before.
    pub(super) fn of(view: &View, notes: &mut Notes, eye: bool) -> Lay {
        let before = notes.get(NOTE).and_then(|text| Lay::read(text)).unwrap_or_default();
        let lay = before.follow(view, eye);
        notes.insert(NOTE.to_owned(), lay.to_string());
        lay
    }

    fn follow(&self, view: &View, eye: bool) -> Lay {
        let seat = below(view);
        let (own, other) = (seat.index(), seat.next(2).index());
        let fresh = Lay { round: view.public.round, ..Lay::default() };
        let before = if self.round == view.public.round { self } else { &fresh };
        let mut after = before.clone();
        let mut loose = Vec::new();
        let known = |n: usize| if eye { view.public.known[n] } else { Cards::NONE };
        let market = settle(&mut after.market, view.public.market, 0, &mut loose);
        let open = if view.viewer.is_some() { view.hand } else { known(own) };
        let closed = |n: usize, seen: Cards| view.hand_sizes[n].saturating_sub(seen.total());
        let mine = settle(&mut after.below, open, closed(own, open), &mut loose);
        let theirs = known(other);
        let held = settle(&mut after.above, theirs, closed(other, theirs), &mut loose);
        let sold = before.discard.missing(view.public.discard);
        if !view.public.discard.contains(before.discard) {
            // Taken back: what lies there is what was sold, dearest last.
            after.sold.clear();
        }
        after.discard = view.public.discard;
        // Whoever gives is asked before the deck.
        let mut next = after.next;
        let mut from = |kind: Option<Kind>| {
            if kind == Some(Kind::Camel) {
                // Camels are drawn as one thing.
                return Card { kind, number: 0 };
            }
            let same = loose.iter().position(|card: &Card| card.kind == kind);
            let at = same.or_else(|| loose.iter().position(|card| card.kind.is_none()));
            let number = at.map_or_else(
                || {
                    next += 1;
                    next - 1
                },
                |at| loose.remove(at).number,
            );
            Card { kind, number }
        };
        for kind in spread(sold) {
            after.sold.push(Some(from(Some(kind))));
        }
        let tail = after.sold.len().saturating_sub(2);
        after.sold.drain(..tail);
        fill(&mut after.below, mine, usize::from(board::HAND_LIMIT), &mut from);
        fill(&mut after.above, held, 0, &mut from);
        fill(&mut after.market, market, usize::from(board::MARKET), &mut from);
        after.next = next;
        for place in 0..after.market.len() {
            let now = after.market[place];
            if now.is_some() && before.market.get(place).copied().flatten() != now {
                after.recent.retain(|it| *it != place);
                after.recent.push(place);
            }
        }
        // A closed hand has no gaps; what is open lies at its end.
        after.above.retain(Option::is_some);
        after.above.sort_by_key(|card| card.is_some_and(|card| card.kind.is_some()));
        after
    }

    fn read(text: &str) -> Option<Lay> {
        let mut parts = text.split('|');
        let (round, next) = parts.next()?.split_once(' ')?;
        let mut places = || -> Option<Places> {
            parts.next()?.split(' ').map(read_card).collect::<Result<_, _>>().ok()
        };
        let mut lay = Lay {
            round: round.parse().ok()?,
            next: next.parse().ok()?,
            market: places()?,
            below: places()?,
            above: places()?,
            sold: places()?,
            discard: Cards::NONE,
            recent: Vec::new(),
        };
        lay.discard = parts.next()?.parse().ok()?;
        let recent = parts.next().unwrap_or_default().chars();
        lay.recent = recent.filter_map(|it| Some(it.to_digit(5)? as usize)).collect();
        lay.above.retain(Option::is_some);
        lay.sold.retain(Option::is_some);
        Some(lay)
    }
}

impl std::fmt::Display for Lay {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.round, self.next)?;
        for places in [&self.market, &self.below, &self.above, &self.sold] {
            f.write_char('|')?;
            if places.is_empty() {
                f.write_char('.')?;
            }
            for (n, card) in places.iter().enumerate() {
                let part = if n == 0 { "" } else { " " };
                match card {
                    None => write!(f, "{part}.")?,
                    Some(Card { kind: None, number }) => write!(f, "{part}?{number}")?,
                    Some(Card { kind: Some(kind), number }) => {
                        write!(f, "{part}{}{number}", kind.letter())?;
                    }
                }
            }
        }
        write!(f, "|{}|", self.discard)?;
        self.recent.iter().try_for_each(|place| write!(f, "{place}"))
    }
}

/// A card, or an empty place; an error if it is neither.
fn read_card(text: &str) -> Result<Option<Card>, ()> {
    let mut letters = text.chars();
    let letter = letters.next().ok_or(())?;
    let kind = Kind::from_letter(letter);
    match (letter, kind) {
        ('.', _) => Ok(None),
        ('?', _) | (_, Some(_)) => {
            let number = letters.as_str().parse().map_err(|_| ())?;
            Ok(Some(Card { kind, number }))
        }
        _ => Err(()),
    }
}

/// What is still there stays; what is not becomes loose. Returns what is new.
fn settle(places: &mut Places, now: Cards, closed: u8, loose: &mut Vec<Card>) -> Vec<Option<Kind>> {
    let (mut left, mut backs) = (now, closed);
    for place in places.iter_mut() {
        let stays = match place {
            None => continue,
            Some(Card { kind: None, .. }) => {
                let stays = backs > 0;
                backs = backs.saturating_sub(1);
                stays
            }
            Some(Card { kind: Some(kind), .. }) => {
                let stays = left.count(*kind) > 0;
                if stays {
                    left = left.minus(Cards::of(*kind, 1));
                }
                stays
            }
        };
        if !stays {
            loose.extend(place.take());
        }
    }
    let new = std::iter::repeat_n(None, usize::from(backs));
    new.chain(spread(left).map(Some)).collect()
}

/// Lays what is new into the gaps.
fn fill(
    places: &mut Places,
    new: Vec<Option<Kind>>,
    least: usize,
    from: &mut impl FnMut(Option<Kind>) -> Card,
) {
    places.resize(places.len().max(least), None);
    let mut new = new.into_iter();
    for place in places.iter_mut().filter(|place| place.is_none()) {
        let Some(kind) = new.next() else { return };
        *place = Some(from(kind));
    }
    for kind in new {
        places.push(Some(from(kind)));
    }
}
