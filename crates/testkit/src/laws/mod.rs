//! The laws. One line in a game's tests runs them all, for every player count
//! and option set: [`hold`].
//!
//! The contract knows everything the laws need but one thing, the game's whole
//! action universe, so each game supplies a [`Lawful`]. It is a trait of a
//! type of its own rather than of the game, because a game's integration tests
//! are another crate and could not implement it for the game.
//!
//! Each law walks its own random matches; the same seed gives every law the
//! same matches. The second also begins at late positions, if the game offers
//! some ([`Lawful::late`]): few matches do not come to the rare ends of a game. What costs little is examined at every position, what costs
//! more at every position of the first match and at some of the others, so
//! that [`Plan::effort`] bounds the whole.

mod ending;
mod face_up;
mod fairness;
mod judge;
mod legality;
mod replay;
mod scene;
mod secrets;
mod silence;
mod text;
mod words;

pub use crate::digest::of as digest;
pub use ending::{no_allocation, try_no_allocation};
pub use fairness::{fair_bot, try_fair_bot};
pub use judge::{Law, Plan, Summary, Tally, Violation};

use crate::Rng;
use engine::{Game, Settings, Step, Words};
use scene::Scene;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What the laws must be told about a game.
pub trait Lawful {
    /// The game.
    type Game: Words;

    /// Ids of sentences that stand in no file of the game because every table
    /// knows them, beside those of the engine itself.
    const GENERAL: &'static [&'static str] = &[];

    /// Whether the game says that nothing is hidden in it.
    const FACE_UP: bool = <Self::Game as Game>::FACE_UP;

    /// The translation files, if not simply the game's.
    fn texts() -> &'static [(&'static str, &'static str)] {
        <Self::Game as Words>::TRANSLATIONS
    }

    /// Every action that could ever be legal under this rulebook, each once.
    fn universe(game: &Self::Game, each: &mut dyn FnMut(ActionOf<Self>));

    /// Whether a step is taken in the open, so that everybody may hear which
    /// it was even where no view keeps a trace of it: a card taken from the
    /// market as the last deed of a round, say. Such a step is compared with
    /// itself only. A step that anybody must not know is never open.
    fn open(game: &Self::Game, state: &StateOf<Self>, step: Step<Self::Game>) -> bool {
        let _ = (game, state, step);
        false
    }

    /// A late position, drawn with this generator: one that random play from
    /// the start seldom or never comes to, with few tiles left to draw, say, and
    /// any of them in any place. It must pass the gate. Nothing if the game
    /// offers none.
    fn late(game: &Self::Game, random: &mut Rng) -> Option<PositionOf<Self>> {
        let _ = (game, random);
        None
    }

    /// Outcomes of chance worth trying besides those that `roll` gives: rare
    /// ones, say. They need not be possible everywhere.
    fn chances(game: &Self::Game, each: &mut dyn FnMut(ChanceOf<Self>)) {
        let _ = (game, each);
    }
}

/// The actions of a lawful game.
pub type ActionOf<L> = <<L as Lawful>::Game as Game>::Action;
/// The chances of a lawful game.
pub type ChanceOf<L> = <<L as Lawful>::Game as Game>::Chance;
/// The positions of a lawful game.
pub type PositionOf<L> = <<L as Lawful>::Game as Game>::Position;
/// The states of a lawful game.
pub type StateOf<L> = <<L as Lawful>::Game as Game>::State;
/// What an examination ends with.
type Verdict = Result<(), Violation>;

/// Holds a game to all laws and prints what was examined.
///
/// # Panics
/// With the [`Violation`], if a law is broken.
#[track_caller]
pub fn hold<L: Lawful>(plan: &Plan) -> Summary {
    match verify::<L>(plan, &Law::ALL) {
        Ok(summary) => {
            println!("{summary}");
            summary
        }
        Err(violation) => panic!("{violation}"),
    }
}

/// Holds a game to some laws, in the order given, each by every rulebook.
pub fn verify<L: Lawful>(plan: &Plan, laws: &[Law]) -> Result<Summary, Violation> {
    let (games, refused) = rulebooks::<L>(plan)?;
    let mut summary = Summary::new::<L::Game>(games.len(), refused);
    let universes: Vec<_> = games.iter().map(universe::<L>).collect();
    let effort = plan.effort / games.len() as u64;
    for law in laws {
        for (number, (game, universe)) in games.iter().zip(&universes).enumerate() {
            let scene = Scene::<L>::new(*law, game, number, plan, effort, universe);
            scene.examine(|| match law {
                Law::Legality => legality::check_tells_legal(&scene),
                Law::Turn => legality::only_who_owes_acts(&scene),
                Law::Imagination => secrets::imagined_looks_alike(&scene),
                Law::Knowledge => secrets::legality_is_known(&scene),
                Law::Conservation => secrets::nothing_is_lost(&scene),
                Law::Silence => silence::events_leak_nothing(&scene),
                Law::Fairness => fairness::picking_is_fair(&scene),
                Law::Text => text::text_reads_back(&scene),
                Law::Replay => replay::records_replay(&scene),
                Law::Ending => ending::matches_end(&scene),
                Law::FaceUp => face_up::hiding_is_admitted(&scene),
                Law::Words => words::everything_can_be_said(&scene),
            })?;
            summary.add(scene.tally());
        }
    }
    Ok(summary)
}

fn universe<L: Lawful>(game: &L::Game) -> Vec<ActionOf<L>> {
    let mut universe = Vec::new();
    L::universe(game, &mut |action| universe.push(action));
    universe
}

/// The rulebooks for every player count and option set, and how many option
/// sets the game refuses. The defaults must be playable by any number the game
/// names, and by no other.
fn rulebooks<L: Lawful>(plan: &Plan) -> Result<(Vec<L::Game>, usize), Violation> {
    let defaults = Settings::new(<L::Game as Game>::SETTINGS);
    let fail = |players: u8, settings: &Settings, what: String| {
        Violation::of_rulebook::<L::Game>(Law::Text, players, settings, what)
    };
    let new = |players: u8, settings: &Settings| {
        catch_unwind(AssertUnwindSafe(|| <L::Game as Game>::new(players, settings)))
            .map_err(|_| fail(players, settings, "`new` panics".to_owned()))
    };
    let mut games = Vec::new();
    let mut refused = 0;
    for players in 0..=u8::MAX {
        if !<L::Game as Game>::PLAYERS.contains(&players) {
            match new(players, &defaults)? {
                Ok(_) => {
                    return Err(fail(players, &defaults, "that many cannot play".to_owned()));
                }
                Err(faults) => {
                    text::has_words(&faults.0).map_err(|what| fail(players, &defaults, what))?;
                }
            }
            continue;
        }
        for settings in Settings::combinations(<L::Game as Game>::SETTINGS, plan.options) {
            match new(players, &settings)? {
                Ok(game) => {
                    // Else a record's header would lead to another rulebook.
                    if game.players() != players as usize || game.settings() != settings {
                        let what = format!(
                            "The rulebook says it is for {} players with {}",
                            game.players(),
                            game.settings()
                        );
                        let law = Law::Replay;
                        return Err(Violation::of_rulebook::<L::Game>(
                            law, players, &settings, what,
                        ));
                    }
                    games.push(game);
                }
                Err(faults) if settings == defaults => {
                    return Err(fail(players, &settings, format!("refused: {faults}")));
                }
                Err(faults) => {
                    text::has_words(&faults.0).map_err(|what| fail(players, &settings, what))?;
                    refused += 1;
                }
            }
        }
    }
    Ok((games, refused))
}
