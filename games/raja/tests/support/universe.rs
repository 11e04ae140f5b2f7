//! Every action that can be spelt: what the laws hold `check` and `legal`
//! against.

use engine::{Seat, Step};
use raja::{
    Action, Chance, Character, City, Disc, Kind, Phase, Place, Position, Raja, Site, State,
};
use testkit::laws::Lawful;

/// The game with its action universe.
pub(crate) struct All;

/// Every action, whether some position allows it or not.
pub(crate) fn every() -> Vec<Action> {
    let mut all = vec![
        Action::Pass,
        Action::Gold,
        Action::Quarry,
        Action::End,
        Action::Confirm,
        Action::Back,
    ];
    all.extend((0..=40).chain([255]).map(Action::Bid));
    all.extend(Disc::all().map(Action::Seal));
    for place in Place::all() {
        all.extend([
            Action::Go(place),
            Action::House(place),
            Action::FreeHouse(place),
            Action::Move(place),
            Action::FreeMove(place),
            Action::To(place),
        ]);
    }
    for city in City::all() {
        all.extend([
            Action::Palace(city, Site::Centre),
            Action::Palace(city, Site::Outer),
            Action::Governor(city),
        ]);
    }
    for card in Character::ALL {
        all.extend([Action::Choose(card), Action::Take(card), Action::Give(card)]);
        all.extend(Character::ALL.map(|give| Action::Swap { get: card, give }));
    }
    all.extend(Seat::all(8).map(Action::Attract));
    for kind in Kind::ALL {
        all.extend([Action::Token(kind), Action::Drop(kind)]);
    }
    all
}

impl Lawful for All {
    type Game = Raja;

    // How many may play is the same sentence for every game.
    const GENERAL: &'static [&'static str] = &["fault-players"];

    fn universe(_: &Raja, each: &mut dyn FnMut(Action)) {
        every().into_iter().for_each(each);
    }

    /// Everything is done in the open but the sealing of discs.
    fn open(_: &Raja, state: &State, step: Step<Raja>) -> bool {
        !matches!(step, Step::Act(_, Action::Seal(_))) || state.public().phase != Phase::Seal
    }

    fn late(game: &Raja, random: &mut testkit::Rng) -> Option<Position> {
        Some(super::late::position(game, random))
    }

    fn chances(_: &Raja, each: &mut dyn FnMut(Chance)) {
        for text in [
            "governors ABCDEFG",
            "governors GFEDCBA",
            "governors AABCDEF",
            "youngest A",
            "youngest E",
            "youngest H",
        ] {
            each(text.parse().unwrap_or_else(|why| panic!("{text}: {why}")));
        }
    }
}
