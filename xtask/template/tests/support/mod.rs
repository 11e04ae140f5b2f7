//! What the tests share.

#![allow(dead_code)] // each test uses a part of it

use engine::{Game, Seat, Settings, Step};
use kauri::{Action, Chance, Event, Kauri, Position, State};
use testkit::Rng;
use testkit::laws::Lawful;

pub(crate) const A: Seat = Seat::A;
pub(crate) const B: Seat = Seat::B;

/// The rulebook for so many players with these options.
pub(crate) fn rulebook(players: u8, options: &str) -> Kauri {
    let settings = Settings::read(Kauri::SETTINGS, options).expect("the options are known");
    Kauri::new(players, &settings).expect("a rulebook")
}

/// The state a position describes.
pub(crate) fn at(game: &Kauri, text: &str) -> State {
    game.place(&text.parse().expect("a position")).expect("a sound position")
}

/// The start of a match with these charms dealt.
pub(crate) fn dealt(game: &Kauri, charms: &[u8]) -> State {
    let mut state = game.start();
    for charm in charms {
        game.check_chance(&state, Chance::Charm(*charm)).expect("this charm may fall");
        game.apply(&mut state, Step::Roll(Chance::Charm(*charm)), &mut |_| ());
    }
    state
}

/// A seat takes so many shells, and what is told of it.
pub(crate) fn take(game: &Kauri, state: &mut State, seat: Seat, shells: u8) -> Vec<Event> {
    let action = Action::Take(shells);
    game.check(state, seat, action).expect("this may be done");
    let mut told = Vec::new();
    game.apply(state, Step::Act(seat, action), &mut |event| told.push(event));
    told
}

/// The game with its action universe.
pub(crate) struct All;

impl Lawful for All {
    type Game = Kauri;

    // How many may play is the same sentence for every game.
    const GENERAL: &'static [&'static str] = &["fault-players"];

    fn universe(_: &Kauri, each: &mut dyn FnMut(Action)) {
        (0..=4).map(Action::Take).for_each(each);
    }

    /// Few shells are left.
    fn late(game: &Kauri, random: &mut Rng) -> Option<Position> {
        use engine::Random;
        let mut state = dealt(game, &vec![1; game.players()]);
        state.heap = random.below(5) as u8;
        for seat in Seat::all(game.players()) {
            state.charms[seat.index()] = random.below(3) as u8 + 1;
        }
        let mut left = game.shells() - state.heap;
        for seat in Seat::all(game.players()).skip(1) {
            let taken = random.below(u32::from(left) + 1) as u8;
            state.taken[seat.index()] = taken;
            left -= taken;
        }
        state.taken[0] = left;
        state.to_move = Seat::new(random.below(game.players() as u32) as usize);
        Some(game.position(&state))
    }

    fn chances(_: &Kauri, each: &mut dyn FnMut(Chance)) {
        (0..=4).map(Chance::Charm).for_each(each);
    }
}
