//! Every action that can be legal.

use engine::Step;
use maharadjah::{Action, Area, Chance, Maharadjah, Nation, Position, Region, State};
use testkit::laws::Lawful;

/// The game with its action universe.
pub(crate) struct All;

impl Lawful for All {
    type Game = Maharadjah;

    const GENERAL: &'static [&'static str] = &["fault-players"];

    fn universe(_: &Maharadjah, each: &mut dyn FnMut(Action)) {
        for action in [
            Action::WithLeader,
            Action::Stop,
            Action::Done,
            Action::Yes,
            Action::No,
            Action::AllyMarker,
            Action::Disarm,
        ] {
            each(action);
        }
        for n in 1..=27 {
            each(Action::Drop(n));
        }
        for region in Region::ALL {
            each(Action::Submit(*region));
        }
        for nation in Nation::ALL {
            each(Action::Defy(*nation));
            each(Action::Arm(*nation));
            each(Action::WithArms(*nation));
        }
        for area in Area::all() {
            for of in [
                Action::Raise,
                Action::Lead,
                Action::Issue,
                Action::To,
                Action::AllyArmy,
                Action::Send,
                Action::Storm,
                Action::Lose,
                Action::Land,
                Action::Lift,
                Action::Build,
                Action::Remove,
            ] {
                each(of(area));
            }
            for n in 0..=27 {
                each(Action::Pick(n, area));
            }
            for n in 1..=8 {
                each(Action::Retreat(n, area));
                each(Action::RetreatLed(n, area));
            }
            for nation in Nation::ALL {
                each(Action::Fight(area, *nation));
            }
        }
    }

    /// Everything lies open.
    fn open(_: &Maharadjah, _: &State, _: Step<Maharadjah>) -> bool {
        true
    }

    fn late(game: &Maharadjah, random: &mut testkit::Rng) -> Option<Position> {
        Some(super::late::position(game, random))
    }

    fn chances(_: &Maharadjah, each: &mut dyn FnMut(Chance)) {
        for text in
            ["dice 6 / 6", "dice 1 / 1", "dice 66 / 1", "dice 6 / - + 6", "dice 11 / 66 + 1"]
        {
            each(text.parse().expect("dice"));
        }
    }
}
