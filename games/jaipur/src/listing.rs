//! Views as programs read them: JSON with a name for everything.
//!
//! Written at every move for every viewer, so writing takes no memory: what is
//! text or a list in there is made from the view while it is written.

use crate::board;
use crate::cards::{Cards, Kind};
use crate::state::{Phase, Public, Summary, Tokens};
use crate::view::View;
use engine::Seat;
use serde::de::{Error, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// No table has more, whatever its piles.
const BONUS_TOKENS: u8 = 18;

/// The members of a view. What they are made of differs between writing and
/// reading.
#[derive(Serialize, Deserialize)]
struct Listing<Text, Piles, Owners, Values> {
    /// `A`, `B` or nothing for the public.
    viewer: Option<Seat>,
    /// `starter`, `deal`, `open`, `act`, `refill`, `bonus` or `over`.
    phase: Text,
    /// With `deal`: to whom. With `refill`: how many. With `bonus`: the pile.
    #[serde(default = "nothing", skip_serializing_if = "Option::is_none")]
    due: Option<Text>,
    to_move: Seat,
    round: u8,
    starter: Seat,
    seals: [u8; 2],
    market: Cards,
    deck: u8,
    discard: Cards,
    hand: Cards,
    hand_sizes: [u8; 2],
    known: [Cards; 2],
    herd: [u8; 2],
    /// Values left in each good's pile, the next one first; for reading only.
    #[serde(default = "nothing")]
    piles: Option<Piles>,
    /// Who took each good's tokens so far, in order: `AAB`.
    tokens: Owners,
    /// Rupees on goods tokens; for reading only.
    #[serde(default)]
    rupees: [u8; 2],
    bonus_left: [u8; 3],
    bonus: [[u8; 3]; 2],
    /// The viewer's own bonus values.
    bonus_values: Values,
    quiet: u8,
    turns: u16,
    last: Option<Summary>,
}

fn nothing<T>() -> Option<T> {
    None
}

struct Piles<'a>(&'a Tokens);

impl Serialize for Piles<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Kind::GOODS.map(|good| (good, self.0.pile(good))))
    }
}

struct Letters<'a>(&'a Tokens, Kind);

impl Serialize for Letters<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.spell(self.1, |letters| serializer.serialize_str(letters))
    }
}

struct Values<'a>(&'a [[u8; 3]; 3]);

impl Serialize for Values<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(values(self.0))
    }
}

/// A view as it is written.
type Written<'a> = Listing<&'static str, Piles<'a>, [Letters<'a>; 6], Values<'a>>;

impl View {
    fn listing(&self) -> Written<'_> {
        let public = &self.public;
        let (phase, due) = public.phase.words();
        Listing {
            viewer: self.viewer,
            phase,
            due,
            to_move: public.to_move,
            round: public.round,
            starter: public.starter,
            seals: public.seals,
            market: public.market,
            deck: self.deck,
            discard: public.discard,
            hand: self.hand,
            hand_sizes: self.hand_sizes,
            known: public.known,
            herd: public.herd,
            piles: Some(Piles(&public.tokens)),
            tokens: Kind::GOODS.map(|good| Letters(&public.tokens, good)),
            rupees: public.rupees,
            bonus_left: self.bonus_left,
            bonus: public.bonus,
            bonus_values: Values(&self.won),
            quiet: public.quiet,
            turns: public.turns,
            last: public.last,
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.listing().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        let listing: Listing<String, IgnoredAny, [String; 6], Vec<u8>> =
            Listing::deserialize(deserializer)?;
        let phase = Phase::from_words(&listing.phase, listing.due.as_deref())
            .ok_or_else(|| Error::custom(format_args!("unknown phase {:?}", listing.phase)))?;
        let tokens = Tokens::from_letters(&listing.tokens)
            .ok_or_else(|| Error::custom("impossible tokens"))?;
        let won = won_from(&listing.bonus_values)
            .ok_or_else(|| Error::custom("impossible bonus values"))?;
        let public = Public {
            phase,
            to_move: listing.to_move,
            starter: listing.starter,
            round: listing.round,
            seals: listing.seals,
            market: listing.market,
            discard: listing.discard,
            herd: listing.herd,
            known: listing.known,
            tokens,
            rupees: tokens.rupees(),
            bonus: listing.bonus,
            quiet: listing.quiet,
            turns: listing.turns,
            last: listing.last,
        };
        let view = View {
            viewer: listing.viewer,
            public,
            hand_sizes: listing.hand_sizes,
            deck: listing.deck,
            bonus_left: listing.bonus_left,
            hand: listing.hand,
            won,
        };
        if view.adds_up() {
            Ok(view)
        } else {
            Err(Error::custom("the cards and tokens do not add up"))
        }
    }
}

fn values(won: &[[u8; 3]; 3]) -> impl Iterator<Item = u8> {
    let slots = won.iter().flatten().zip(board::BONUS_VALUES.iter().flatten());
    slots.flat_map(|(count, value)| std::iter::repeat_n(*value, *count as usize))
}

/// The values of bonus tokens, least first.
pub(crate) fn bonus_values(won: &[[u8; 3]; 3]) -> Vec<u8> {
    values(won).collect()
}

/// The bonus tokens with these values, by pile and value; nothing if there are
/// no such values, or more than there are tokens.
pub(crate) fn won_from(values: &[u8]) -> Option<[[u8; 3]; 3]> {
    let mut won = [[0u8; 3]; 3];
    if values.len() > BONUS_TOKENS as usize {
        return None;
    }
    for value in values {
        let at = board::BONUS_VALUES.iter().flatten().position(|known| known == value)?;
        won[at / 3][at % 3] += 1;
    }
    Some(won)
}
