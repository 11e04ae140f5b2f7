//! Cards that were picked, and the action they make.

use engine::Message;
use games::jaipur::{Action, Cards, Kind, Reason};

/// What is picked, by place in the rows as they lie on the screen.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Picks {
    /// Places in the market.
    pub(super) market: Vec<usize>,
    /// Places in the hand.
    pub(super) hand: Vec<usize>,
    /// Camels of the herd.
    pub(super) camels: u8,
}

/// The cards one by one, dearest first: a row on the screen.
pub(super) fn spread(cards: Cards) -> Vec<Kind> {
    cards.iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, n as usize)).collect()
}

fn toggle(places: &mut Vec<usize>, place: usize) {
    match places.iter().position(|known| *known == place) {
        Some(at) => drop(places.remove(at)),
        None => places.push(place),
    }
}

fn gather(places: &[usize], row: &[Kind]) -> Cards {
    let kinds = places.iter().filter_map(|place| row.get(*place));
    kinds.fold(Cards::NONE, |cards, kind| cards.plus(Cards::of(*kind, 1)))
}

/// The places of these cards in a row, as far as they are there.
fn places(cards: Cards, row: &[Kind]) -> Vec<usize> {
    let first = |kind: Kind| row.iter().position(|card| *card == kind).unwrap_or(row.len());
    let of = |(kind, n): (Kind, u8)| {
        let there = row.iter().filter(|card| **card == kind).count();
        first(kind)..first(kind) + there.min(n as usize)
    };
    cards.iter().flat_map(of).collect()
}

impl Picks {
    /// The cards an action would move, as far as they are there.
    pub(super) fn of(action: Action, market: &[Kind], hand: &[Kind], herd: u8) -> Picks {
        let (take, give) = match action {
            Action::Take(kind) => (Cards::of(kind, 1), Cards::NONE),
            Action::Camels => (Cards::of(Kind::Camel, 11), Cards::NONE),
            Action::Sell(kind, n) => (Cards::NONE, Cards::of(kind, n)),
            Action::Swap(swap) => (swap.take(), swap.give()),
        };
        Picks {
            market: places(take, market),
            hand: places(give.goods(), hand),
            camels: give.camels().min(herd),
        }
    }

    /// A card of the market. Camels go together or not at all.
    pub(super) fn toggle_market(&mut self, place: usize, row: &[Kind]) {
        match row.get(place) {
            Some(Kind::Camel) => {
                let on = self.market.contains(&place);
                self.market.retain(|known| row.get(*known) != Some(&Kind::Camel));
                if !on {
                    self.market.extend(places(Cards::of(Kind::Camel, 11), row));
                }
            }
            Some(_) => toggle(&mut self.market, place),
            None => {}
        }
    }

    pub(super) fn toggle_hand(&mut self, place: usize) {
        toggle(&mut self.hand, place);
    }

    /// The action the picked cards make, legal or not; nothing if none is
    /// picked; or what is still to be picked.
    pub(super) fn action(&self, market: &[Kind], hand: &[Kind]) -> Result<Option<Action>, Message> {
        let take = gather(&self.market, market);
        let give = gather(&self.hand, hand).plus(Cards::of(Kind::Camel, self.camels));
        let kinds = give.iter().count();
        Ok(Some(match (take.total(), give.total()) {
            (0, 0) => return Ok(None),
            (n, 0) if take.camels() == n => Action::Camels,
            (1, 0) => Action::Take(self.market.first().map_or(Kind::Camel, |at| market[*at])),
            (n, 0) if take.camels() == 0 => {
                return Err(Message::new("tui-jaipur-now-give").number("n", n));
            }
            (0, n) if kinds == 1 && give.camels() == 0 => {
                Action::Sell(self.hand.first().map_or(Kind::Camel, |at| hand[*at]), n)
            }
            (0, n) => return Err(Message::new("tui-jaipur-now-take").number("n", n)),
            _ => Action::swap(take, give),
        }))
    }
}

/// The pieces that are to blame for a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Culprits {
    /// Kinds in the market.
    pub(super) market: Cards,
    /// Kinds in the hand.
    pub(super) hand: Cards,
    /// The herd.
    pub(super) herd: bool,
    /// That the hand is as full as it is.
    pub(super) limit: bool,
}

impl Culprits {
    pub(super) fn of(reason: Option<Reason>) -> Culprits {
        let none = Culprits { market: Cards::NONE, hand: Cards::NONE, herd: false, limit: false };
        let camels = Cards::of(Kind::Camel, 1);
        match reason {
            Some(Reason::OneCamel | Reason::CamelTaken) => Culprits { market: camels, ..none },
            Some(Reason::HandFull { .. }) => Culprits { limit: true, ..none },
            Some(Reason::SwapSame { goods }) => Culprits { market: goods, hand: goods, ..none },
            Some(Reason::HerdTooSmall { .. } | Reason::CamelSold) => {
                Culprits { herd: true, ..none }
            }
            Some(Reason::OverLimit { .. }) => Culprits { herd: true, limit: true, ..none },
            Some(Reason::SaleTooSmall { good, .. } | Reason::SaleTooLarge { good, .. }) => {
                Culprits { hand: Cards::of(good, 1), ..none }
            }
            _ => none,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cards: &str) -> Vec<Kind> {
        spread(cards.parse().unwrap())
    }

    /// The action made by picking these places of `DGSKK` and `CCLL`.
    fn made(market: &[usize], hand: &[usize], camels: u8) -> String {
        let (stall, own) = (row("DGSKK"), row("CCLL"));
        let mut picks = Picks { camels, ..Picks::default() };
        for place in market {
            picks.toggle_market(*place, &stall);
        }
        for place in hand {
            picks.toggle_hand(*place);
        }
        match picks.action(&stall, &own) {
            Ok(None) => "nothing".to_owned(),
            Ok(Some(action)) => action.to_string(),
            Err(message) => message.to_string(),
        }
    }

    #[test]
    fn picked_cards_make_an_action() {
        assert_eq!(made(&[], &[], 0), "nothing");
        assert_eq!(made(&[0], &[], 0), "take D");
        assert_eq!(made(&[3], &[], 0), "camels");
        assert_eq!(made(&[3, 4], &[], 0), "nothing", "the second camel puts both back");
        assert_eq!(made(&[], &[0, 1], 0), "sell 2C");
        assert_eq!(made(&[], &[0, 1, 1], 0), "sell 1C");
        assert_eq!(made(&[0, 2], &[0, 3], 0), "swap +DS -CL");
        assert_eq!(made(&[0, 1, 2], &[0], 2), "swap +DGS -CKK");
        assert_eq!(made(&[0, 3], &[], 0), "swap +DKK --", "the judge says why not");
    }

    #[test]
    fn half_an_action_says_what_is_missing() {
        assert_eq!(made(&[0, 1], &[], 0), "tui-jaipur-now-give (n: 2)");
        assert_eq!(made(&[], &[0, 2], 0), "tui-jaipur-now-take (n: 2)");
        assert_eq!(made(&[], &[], 2), "tui-jaipur-now-take (n: 2)");
    }

    #[test]
    fn an_action_lights_up_what_it_moves() {
        let (stall, own) = (row("DGSKK"), row("CCLL"));
        let lit = |text: &str| Picks::of(text.parse().unwrap(), &stall, &own, 1);
        assert_eq!(lit("camels").market, [3, 4]);
        assert_eq!(lit("sell 2L").hand, [2, 3]);
        assert_eq!(lit("sell 3L").hand, [2, 3], "only what is there");
        let swap = lit("swap +DS -CKK");
        assert_eq!((swap.market, swap.hand, swap.camels), (vec![0, 2], vec![0], 1));
    }
}
