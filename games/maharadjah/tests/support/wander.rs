//! Matches played at random, watched step by step.

use engine::{Game, Random, Step, Turn};
use maharadjah::{Action, Event, Maharadjah, Scenario, State};

/// A step of a match.
pub(crate) struct Seen<'a> {
    pub(crate) game: &'a Maharadjah,
    pub(crate) before: &'a State,
    pub(crate) step: Step<Maharadjah>,
    pub(crate) heard: &'a [Event],
    pub(crate) after: &'a State,
}

impl Seen<'_> {
    /// The action, if it was one.
    pub(crate) fn action(&self) -> Option<Action> {
        if let Step::Act(_, action) = self.step { Some(action) } else { None }
    }
}

/// Plays so many matches, one scenario after another, every legal action as
/// likely as any other.
pub(crate) fn wander(matches: usize, seed: u64, mut each: impl FnMut(&Seen<'_>)) {
    for (n, scenario) in Scenario::ALL.into_iter().cycle().take(matches).enumerate() {
        let game = Maharadjah::of(scenario);
        let mut random = testkit::rng(seed + n as u64);
        let mut state = game.start();
        let mut heard = Vec::new();
        loop {
            let step = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Roll(game.roll(&state, &mut random)),
                Turn::Seats(seats) => {
                    let list = legal(&game, &state);
                    let seat = seats.lowest().expect("a seat");
                    Step::Act(seat, list[random.below(list.len() as u32) as usize])
                }
            };
            let before = state;
            heard.clear();
            game.apply(&mut state, step, &mut |event| heard.push(event));
            each(&Seen { game: &game, before: &before, step, heard: &heard, after: &state });
        }
    }
}

/// What whoever is asked may do.
pub(crate) fn legal(game: &Maharadjah, state: &State) -> Vec<Action> {
    let mut list = Vec::new();
    if let Some(seat) = game.turn(state).seats().lowest() {
        game.legal(state, seat, &mut list);
    }
    list
}

/// The state after an action that must be allowed.
pub(crate) fn act(game: &Maharadjah, state: &State, action: Action) -> State {
    let mut next = *state;
    let seat = game.turn(state).seats().lowest().expect("a seat");
    assert!(game.check(state, seat, action).is_ok(), "{action}\n{}", game.position(state));
    game.apply(&mut next, Step::Act(seat, action), &mut |_| {});
    next
}
