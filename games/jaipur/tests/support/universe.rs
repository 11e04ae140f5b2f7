//! Every action that can be legal, and those that can be spelt and never are:
//! what the laws hold `check` and `legal` against.

use super::oracle;
use engine::Step;
use jaipur::{Action, Cards, Chance, Jaipur, Kind, Position, State};
use testkit::laws::Lawful;

/// The game with its action universe.
pub(crate) struct All;

/// Actions that text can spell and no position allows.
pub(crate) fn never() -> Vec<Action> {
    let mut actions = vec![Action::Take(Kind::Camel)];
    for kind in [Kind::Diamond, Kind::Gold, Kind::Silver] {
        actions.push(Action::Sell(kind, 1));
    }
    actions.extend((1..=15).map(|n| Action::Sell(Kind::Camel, n)));
    for good in Kind::GOODS {
        // More than a hand holds, or than there are.
        let most = jaipur::board::ALL_CARDS.count(good).min(7);
        actions.extend((most + 1..=15).map(|n| Action::Sell(good, n)));
    }
    let sets = |size: u8| oracle::multisets(&Kind::ALL, size);
    // One for one, camels taken, a good on both sides, and uneven ones.
    for (take, give) in [(1, 1), (2, 2), (1, 2), (2, 1), (2, 3), (3, 2)] {
        for take in sets(take) {
            for give in sets(give) {
                let even = take.total() == give.total() && take.total() >= 2;
                let clean = take.camels() == 0 && !take.overlaps(give);
                if !(even && clean) {
                    actions.push(Action::swap(take, give));
                }
            }
        }
    }
    // Larger ones: more than the market, camels for camels.
    for n in 3..=6 {
        let camels = Cards::of(Kind::Camel, n);
        actions.push(Action::swap(camels, camels));
        for good in Kind::GOODS {
            let goods = Cards::of(good, n);
            actions.push(Action::swap(goods, goods));
            actions.push(Action::swap(camels, goods));
            if n == 6 {
                actions.push(Action::swap(goods, camels));
            }
        }
    }
    actions
}

impl Lawful for All {
    type Game = Jaipur;

    // How many may play is the same sentence for every game.
    const GENERAL: &'static [&'static str] = &["fault-players"];

    fn universe(_: &Jaipur, each: &mut dyn FnMut(Action)) {
        oracle::identities().into_iter().chain(never()).for_each(each);
    }

    /// Every action is taken in the open, and so is every card that is laid
    /// into the market; deals and bonus tokens are not.
    fn open(_: &Jaipur, _: &State, step: Step<Jaipur>) -> bool {
        match step {
            Step::Act(..)
            | Step::Roll(Chance::Starter(_) | Chance::Open(_) | Chance::Refill(_)) => true,
            Step::Roll(Chance::Deal(..) | Chance::Bonus(_)) => false,
        }
    }

    fn late(game: &Jaipur, random: &mut testkit::Rng) -> Option<Position> {
        Some(super::late::position(game, random))
    }

    fn chances(_: &Jaipur, each: &mut dyn FnMut(Chance)) {
        for text in [
            "starter A",
            "starter B",
            "deal A KKKKK",
            "deal B KKKKK",
            "deal A LLLLL",
            "deal B DDDDD",
            "open KK",
            "open DD",
            "refill K",
            "refill KKKKK",
            "refill DDDDD",
            "bonus 1",
            "bonus 6",
            "bonus 10",
            "bonus 7",
            "bonus 255",
        ] {
            each(text.parse().unwrap_or_else(|why| panic!("{text}: {why}")));
        }
    }
}
