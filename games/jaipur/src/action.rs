//! What a player can do, what chance can bring, and how both are written.

use crate::cards::{Cards, Kind};
use engine::{Message, Misread, Seat};
use std::fmt;
use std::str::FromStr;

/// A player's turn. Its text is what is typed, sent, stored and tested:
/// `take D`, `camels`, `sell 2D`, `swap +SS -GK`.
///
/// Text can spell more than the rules allow (`take K`, `sell 1D`,
/// `swap +K -D`), so that the judge can say why not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Take one good from the market.
    Take(Kind),
    /// Take all camels from the market.
    Camels,
    /// Sell cards of one good.
    Sell(Kind, u8),
    /// Exchange several cards with the market.
    Swap(Swap),
}

/// What an exchange takes and gives, in seven bytes, so that an [`Action`]
/// has eight.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Swap([u8; 7]);

impl Swap {
    /// Takes these for those.
    #[inline]
    pub const fn new(take: Cards, give: Cards) -> Swap {
        Swap::unpack(Swap::pack(take, give))
    }

    /// Both sides in the lower 56 bits.
    #[inline]
    pub(crate) const fn pack(take: Cards, give: Cards) -> u64 {
        take.bits() as u64 | (give.bits() as u64) << 28
    }

    /// What `pack` packed.
    #[inline]
    pub(crate) const fn unpack(bits: u64) -> Swap {
        let [a, b, c, d, e, f, g, _] = bits.to_le_bytes();
        Swap([a, b, c, d, e, f, g])
    }

    #[inline]
    const fn bits(self) -> u64 {
        let [a, b, c, d, e, f, g] = self.0;
        u64::from_le_bytes([a, b, c, d, e, f, g, 0])
    }

    /// What is taken from the market.
    #[inline]
    pub const fn take(self) -> Cards {
        Cards::from_bits(self.bits() as u32 & 0x0FFF_FFFF)
    }

    /// What is given for it, from hand and herd.
    #[inline]
    pub const fn give(self) -> Cards {
        Cards::from_bits((self.bits() >> 28) as u32)
    }
}

impl fmt::Debug for Swap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{} -{}", self.take(), self.give())
    }
}

impl Action {
    /// An exchange.
    pub const fn swap(take: Cards, give: Cards) -> Action {
        Action::Swap(Swap::new(take, give))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(kind) => write!(f, "take {}", kind.letter()),
            Action::Camels => f.write_str("camels"),
            Action::Sell(kind, n) => write!(f, "sell {n}{}", kind.letter()),
            Action::Swap(swap) => write!(f, "swap +{} -{}", swap.take(), swap.give()),
        }
    }
}

fn misread(id: &'static str, text: &str) -> Misread {
    Misread(Message::new(id).text("found", text))
}

/// A single letter of a kind.
fn read_kind(text: &str) -> Result<Kind, Misread> {
    let mut letters = text.trim().chars();
    match (letters.next().and_then(Kind::from_letter), letters.next()) {
        (Some(kind), None) => Ok(kind),
        _ => Err(misread("misread-card", text)),
    }
}

/// `2D`, `2 D`, `DD` or `D`.
fn read_sale(text: &str) -> Result<Action, Misread> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, letters) = text.split_at(digits);
    let letters = letters.trim();
    let mut kinds = letters.chars().map(Kind::from_letter);
    let Some(Some(kind)) = kinds.next() else {
        return Err(misread("misread-sale", text));
    };
    let rest: Vec<_> = kinds.collect();
    if rest.iter().any(|other| other.is_some_and(|other| other != kind)) {
        return Err(misread("misread-sale-kinds", text));
    }
    if rest.contains(&None) || (!number.is_empty() && !rest.is_empty()) {
        return Err(misread("misread-sale", text));
    }
    let n = if number.is_empty() { Some(1 + rest.len()) } else { number.parse().ok() };
    match n {
        Some(n @ 1..=15) => Ok(Action::Sell(kind, n as u8)),
        _ => Err(misread("misread-sale", text)),
    }
}

/// `+SS -GK`, in either order.
fn read_swap(text: &str) -> Result<Action, Misread> {
    let fault = || misread("misread-swap", text);
    let (mut take, mut give) = (None, None);
    let mut rest = text.trim();
    while !rest.is_empty() {
        let side = match rest.as_bytes()[0] {
            b'+' => &mut take,
            b'-' => &mut give,
            _ => return Err(fault()),
        };
        let end = rest[1..].find(['+', '-']).map_or(rest.len(), |at| at + 1);
        // A lone "-" after "+" is how no cards are written: leave it to `Cards`.
        let cards: Cards = rest[1..end].split_whitespace().collect::<String>().parse()?;
        if side.replace(cards).is_some() {
            return Err(fault());
        }
        rest = rest[end..].trim();
    }
    match (take, give) {
        (Some(take), Some(give)) if !take.is_empty() && !give.is_empty() => {
            Ok(Action::swap(take, give))
        }
        _ => Err(fault()),
    }
}

/// The first word, in lower case, and the rest.
fn verb(text: &str) -> (String, &str) {
    let text = text.trim();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (text[..end].to_ascii_lowercase(), text[end..].trim())
}

impl FromStr for Action {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Action, Misread> {
        match verb(text) {
            (verb, rest) if verb == "take" => Ok(Action::Take(read_kind(rest)?)),
            (verb, "") if verb == "camels" => Ok(Action::Camels),
            (verb, rest) if verb == "sell" => read_sale(rest),
            (verb, rest) if verb == "swap" => read_swap(rest),
            _ => Err(misread("misread-action", text)),
        }
    }
}

/// What chance can bring: `starter A`, `deal A DGSKK`, `open CL`,
/// `refill KKD`, `bonus 6`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Who starts the first round.
    Starter(Seat),
    /// The five cards dealt to a player.
    Deal(Seat, Cards),
    /// The two cards that complete the first market.
    Open(Cards),
    /// The cards that replace what was taken from the market.
    Refill(Cards),
    /// The value of the bonus token just won.
    Bonus(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Starter(seat) => write!(f, "starter {seat}"),
            Chance::Deal(seat, cards) => write!(f, "deal {seat} {cards}"),
            Chance::Open(cards) => write!(f, "open {cards}"),
            Chance::Refill(cards) => write!(f, "refill {cards}"),
            Chance::Bonus(value) => write!(f, "bonus {value}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Chance, Misread> {
        let (word, rest) = verb(text);
        let fault = || misread("misread-chance", text);
        let seat = |text: &str| match text.parse() {
            Ok(seat @ (Seat::A | Seat::B)) => Ok(seat),
            _ => Err(fault()),
        };
        match word.as_str() {
            "starter" => Ok(Chance::Starter(seat(rest)?)),
            "deal" => {
                let (who, cards) = rest.split_once(char::is_whitespace).ok_or_else(fault)?;
                Ok(Chance::Deal(seat(who)?, cards.parse()?))
            }
            "open" => Ok(Chance::Open(rest.parse()?)),
            "refill" => Ok(Chance::Refill(rest.parse()?)),
            "bonus" => Ok(Chance::Bonus(rest.parse().map_err(|_| fault())?)),
            _ => Err(fault()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_eight_bytes() {
        assert_eq!(size_of::<Action>(), 8);
    }

    #[test]
    fn people_may_type_loosely() {
        for (typed, meant) in [
            ("  TAKE d ", "take D"),
            ("sell 2D", "sell 2D"),
            ("sell 2 d", "sell 2D"),
            ("sell DD", "sell 2D"),
            ("sell d", "sell 1D"),
            ("Camels", "camels"),
            ("swap -KG +S S", "swap +SS -GK"),
            ("swap +ss-gk", "swap +SS -GK"),
        ] {
            let action: Action = typed.parse().unwrap_or_else(|why| panic!("{typed}: {why}"));
            assert_eq!(action.to_string(), meant);
        }
    }

    #[test]
    fn what_cannot_be_read_is_refused_by_name() {
        for (typed, id) in [
            ("", "misread-action"),
            ("pass", "misread-action"),
            ("camels 3", "misread-action"),
            ("take", "misread-card"),
            ("take DD", "misread-card"),
            ("take X", "misread-card"),
            ("sell", "misread-sale"),
            ("sell 0D", "misread-sale"),
            ("sell 99D", "misread-sale"),
            ("sell 2DD", "misread-sale"),
            ("sell 2D 2C", "misread-sale-kinds"),
            ("sell DDCC", "misread-sale-kinds"),
            ("swap SS GK", "misread-swap"),
            ("swap +SS", "misread-swap"),
            ("swap +SS -GK -L", "misread-swap"),
            ("swap + -GK", "misread-swap"),
            ("swap +SX -GK", "misread-card"),
            ("swap +SSSSSSS -GK", "misread-too-many"),
        ] {
            let why = typed.parse::<Action>().expect_err(typed);
            assert_eq!(why.0.id, id, "{typed}");
        }
        for typed in ["", "starter C", "deal A", "deal Z DD", "open X", "bonus -1", "bonus 999"] {
            assert!(typed.parse::<Chance>().is_err(), "{typed}");
        }
    }
}
