//! Every action that can be spelt: what the laws hold `check` and `legal`
//! against.

use engine::Step;
use maharaja::{
    Action, Chance, Character, City, Disc, Kind, Maharaja, Place, Position, Reward, SITES, State,
};
use testkit::laws::Lawful;

/// The game with its action universe.
pub(crate) struct All;

/// Every action, whether some position allows it or not.
pub(crate) fn every() -> Vec<Action> {
    let mut all = vec![
        Action::Coins,
        Action::Stock,
        Action::Prestige,
        Action::ExchangeBuy,
        Action::ExchangeSell,
        Action::Enough,
        Action::End,
        Action::Waive,
    ];
    all.extend((0..=9).map(Action::Buy));
    all.extend(Disc::ALL.map(Action::Plan));
    for place in Place::all() {
        all.extend([
            Action::Go(place),
            Action::Shrine(place),
            Action::Found(place),
            Action::Free(place),
            Action::Back(place),
        ]);
    }
    for city in City::all() {
        all.extend([Action::Track(city), Action::Counsel(city)]);
        all.extend((0..SITES).map(|site| Action::Statue(city, site)));
        all.extend((0..SITES).map(|site| Action::Plain(city, site)));
    }
    for card in Character::all() {
        all.extend([
            Action::Choose(card),
            Action::Take(card),
            Action::Power(card),
            Action::Maharani(card),
        ]);
    }
    all.extend(Kind::ALL.map(Action::Token));
    all.extend(Reward::ALL.map(Action::Reward));
    all.extend(Reward::ALL.map(Action::RewardOnce));
    all.extend(Reward::ALL.map(Action::RewardUnused));
    all
}

impl Lawful for All {
    type Game = Maharaja;

    // How many may play is the same sentence for every game.
    const GENERAL: &'static [&'static str] = &["fault-players"];

    fn universe(_: &Maharaja, each: &mut dyn FnMut(Action)) {
        every().into_iter().for_each(each);
    }

    /// Everything is done in the open but the planning of discs.
    fn open(_: &Maharaja, _: &State, step: Step<Maharaja>) -> bool {
        !matches!(step, Step::Act(_, Action::Plan(_)))
    }

    fn late(game: &Maharaja, random: &mut testkit::Rng) -> Option<Position> {
        Some(super::late::position(game, random))
    }

    fn chances(_: &Maharaja, each: &mut dyn FnMut(Chance)) {
        for text in [
            "characters 1 2 5 9 12",
            "characters 1 2 5 9 12 14 15",
            "company 10 5 2 16",
            "company 10 10 2 16",
            "banners ABCDEFG",
            "banners AABCDEF",
            "rewards coins coins both tribute prestige buy shrine maharani",
            "starter A",
            "starter D",
            "setup 3",
            "draw 8",
            "draw 16",
            "tiles 1 2",
            "tiles 1 1",
            "tick 3",
            "tick 6",
            "reveal 12",
        ] {
            each(text.parse().unwrap_or_else(|why| panic!("{text}: {why}")));
        }
    }
}
