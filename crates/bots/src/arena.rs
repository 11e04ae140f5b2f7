//! Matches between bots, so arranged that luck weighs as little as it can.
//!
//! Chance at the n-th step is drawn from a generator made of the match's seed
//! and n, so two matches with one seed begin with the same deal; a *pair*
//! plays the same deal from every chair. Nothing here runs in parallel:
//! whoever has several cores gives each its own pairs and adds up the
//! [`Tally`](crate::Tally).

use crate::bot::{Bot, Budget, Clock};
use crate::dice;
use engine::{Game, Places, Seat, Step, Turn, Viewer};

/// A bot and how long it may think.
pub struct Contestant<G: Game> {
    /// The bot.
    pub bot: Box<dyn Bot<G>>,
    /// Its budget for each decision.
    pub budget: Budget,
}

/// A match that came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The ranking.
    pub places: Places,
    /// Steps taken, chance included.
    pub steps: u32,
    /// Decisions taken.
    pub decisions: u32,
}

/// Why a match could not be played to its end: a bot or a game is broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken {
    /// A seat owed an action and its bot gave none.
    Silent(Seat),
    /// A bot gave an action that is not legal: its text.
    Illegal(Seat, String),
    /// The game went on beyond its own longest match.
    Endless,
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Broken::Silent(seat) => write!(f, "the bot in seat {seat} gave no action"),
            Broken::Illegal(seat, text) => write!(f, "seat {seat} may not {text}"),
            Broken::Endless => f.write_str("the match does not end"),
        }
    }
}
impl std::error::Error for Broken {}

/// Plays one match. `seating` tells, seat by seat, which contestant sits
/// there.
pub fn play<G: Game>(
    game: &G,
    contestants: &mut [Contestant<G>],
    seating: &[usize],
    seed: u64,
    clock: &dyn Clock,
) -> Result<Played, Broken> {
    let luck = dice::mix(seed, LUCK);
    let minds = dice::mix(seed, MINDS);
    let mut state = game.start();
    let mut decisions = 0;
    for step in 0..=G::LONGEST {
        let next = match game.turn(&state) {
            Turn::Over => {
                return Ok(Played { places: game.places(&state), steps: step, decisions });
            }
            Turn::Chance => Step::Roll(game.roll(&state, &mut dice::stream(luck, u64::from(step)))),
            Turn::Seats(seats) => {
                let Some(seat) = seats.lowest() else { return Err(Broken::Endless) };
                let view = game.view(&state, Viewer::Seat(seat));
                let Contestant { bot, budget } = &mut contestants[seating[seat.index()]];
                let seed = dice::mix(minds, u64::from(step));
                let decision = bot.decide(game, &view, budget, seed, clock);
                let action = decision.ok_or(Broken::Silent(seat))?.action;
                if game.check(&state, seat, action).is_err() {
                    return Err(Broken::Illegal(seat, action.to_string()));
                }
                decisions += 1;
                Step::Act(seat, action)
            }
        };
        game.apply(&mut state, next, &mut |_| ());
    }
    Err(Broken::Endless)
}

const LUCK: u64 = 1;
const MINDS: u64 = 2;

/// The same deal played from every chair.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pair {
    /// How the first contestant did against the others: of all comparisons
    /// with a seat of somebody else the share in which it came out ahead, a
    /// shared place counting half. In a game for two, and for one against the
    /// game itself: the share of wins.
    pub score: f64,
    /// The same for the first chair, whoever sat there.
    pub first_chair: f64,
    /// Matches played.
    pub matches: u32,
    /// Decisions taken.
    pub decisions: u32,
}

/// Plays every rotation of a seating with the same luck: both ways round for
/// two seats. `seating` may name a contestant several times: `[0, 1, 1, 1]`
/// is one against three.
pub fn pair<G: Game>(
    game: &G,
    contestants: &mut [Contestant<G>],
    seating: &[usize],
    seed: u64,
    clock: &dyn Clock,
) -> Result<Pair, Broken> {
    let mut seats = seating.to_vec();
    let mut own = Share::default();
    let mut chair = Share::default();
    let mut decisions = 0;
    for _ in seating {
        let played = play(game, contestants, &seats, seed, clock)?;
        decisions += played.decisions;
        if seats.len() == 1 {
            // Against the game itself: won or lost.
            own.alone(&played.places);
            chair.alone(&played.places);
        }
        for a in Seat::all(seats.len()) {
            for b in Seat::all(seats.len()).filter(|b| *b != a) {
                let (x, y) = (seats[a.index()], seats[b.index()]);
                if x == 0 && y != 0 {
                    own.add(&played.places, a, b);
                }
                if a == Seat::A {
                    chair.add(&played.places, a, b);
                }
            }
        }
        seats.rotate_right(1);
    }
    let matches = seating.len() as u32;
    Ok(Pair { score: own.share(), first_chair: chair.share(), matches, decisions })
}

/// Comparisons won, of how many.
#[derive(Default)]
struct Share {
    won: f64,
    of: f64,
}

impl Share {
    fn add(&mut self, places: &Places, a: Seat, b: Seat) {
        self.of += 1.0;
        self.won += match places.of(a).cmp(&places.of(b)) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
    }

    fn alone(&mut self, places: &Places) {
        self.of += 1.0;
        self.won += f64::from(u8::from(places.of(Seat::A) == 1));
    }

    fn share(&self) -> f64 {
        if self.of == 0.0 { 0.5 } else { self.won / self.of }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::by_name;
    use crate::no_clock;
    use engine::{Game, Settings};
    use testkit::toy::{Toy, View};

    fn toy() -> Toy {
        Toy::new(2, &Settings::new(Toy::SETTINGS)).expect("a rulebook")
    }

    fn contestant(name: &str) -> Contestant<Toy> {
        let bot = by_name(name).expect("a listed bot exists");
        Contestant { bot, budget: Budget::iterations(1) }
    }

    #[test]
    fn the_same_bot_on_both_sides_always_halves_a_pair() {
        // The greedy player uses no random numbers, so both matches of a pair
        // are the same match with the chairs' names exchanged.
        let game = toy();
        let mut bots = [contestant("greedy"), contestant("greedy")];
        for seed in 0..20 {
            let pair = pair(&game, &mut bots, &[0, 1], seed, &no_clock).unwrap();
            assert_eq!(pair.score, 0.5);
            assert_eq!(pair.matches, 2);
        }
    }

    #[test]
    fn one_seed_is_one_match_and_another_seed_another() {
        let game = toy();
        let mut bots = [contestant("greedy"), contestant("random")];
        let mut once = |seed| play(&game, &mut bots, &[0, 1], seed, &no_clock).unwrap();
        let first = once(5);
        assert_eq!(once(5), first);
        assert!((6..12).any(|seed| once(seed).steps != first.steps));
    }

    struct Cheat(&'static str);
    impl Bot<Toy> for Cheat {
        fn name(&self) -> &'static str {
            "cheat"
        }
        fn decide(
            &mut self,
            _: &Toy,
            _: &View,
            _: &Budget,
            _: u64,
            _: &dyn Clock,
        ) -> Option<crate::Decision<Toy>> {
            Some(crate::Decision::plain(self.0.parse().ok()?))
        }
    }

    #[test]
    fn an_illegal_action_and_silence_are_reported() {
        let game = toy();
        for (text, found) in [("draw", "may not draw"), ("", "no action")] {
            let cheat = Contestant { bot: Box::new(Cheat(text)), budget: Budget::default() };
            let mut bots = [cheat, contestant("random")];
            let broken = play(&game, &mut bots, &[0, 1], 1, &no_clock).unwrap_err();
            assert!(broken.to_string().contains(found), "{broken}");
        }
    }
}
