//! What is examined, how thoroughly, and what came of it.

use engine::{Game, Settings};
use std::fmt;

/// The laws, by their numbers in the design. The eleventh, golden
/// playthroughs, is [`crate::playthrough`]: it needs files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// 1: an action is in `legal` exactly when `check` lets it pass.
    Legality,
    /// 2: who owes a decision has a legal action, nobody else has any.
    Turn,
    /// 3: an imagined state looks like the true one to its viewer.
    Imagination,
    /// 4: legality and reasons are equal in the true and the imagined state.
    Knowledge,
    /// 5: nothing is lost, also in imagined states, which can be played to the
    /// end.
    Conservation,
    /// 6: outcomes that look equal sound equal.
    Silence,
    /// 7: a decision does not change when the unseen is dealt again.
    Fairness,
    /// 8: text reads back as it was written, and no text makes a reader panic.
    Text,
    /// 9: the same record gives the same states.
    Replay,
    /// 10: random play ends, and does not allocate.
    Ending,
    /// Beside the numbered ones: a game hides something exactly when it says
    /// so.
    FaceUp,
    /// Beside the numbered ones: everything a game says is a sentence in every
    /// language.
    Words,
}

impl Law {
    /// All of them, in the order in which their failures say most: first what
    /// others take for granted.
    pub const ALL: [Law; 12] = [
        Law::Legality,
        Law::Turn,
        Law::Ending,
        Law::Replay,
        Law::Conservation,
        Law::Imagination,
        Law::Knowledge,
        Law::Silence,
        Law::FaceUp,
        Law::Fairness,
        Law::Text,
        Law::Words,
    ];

    /// The law in a few words.
    pub fn title(self) -> &'static str {
        match self {
            Law::Legality => "law 1, legal is what check allows",
            Law::Turn => "law 2, who owes can act and nobody else",
            Law::Imagination => "law 3, the imagined looks like the true",
            Law::Knowledge => "law 4, legality is known from the view",
            Law::Conservation => "law 5, nothing is lost",
            Law::Silence => "law 6, events leak nothing",
            Law::Fairness => "law 7, decisions rest on the view",
            Law::Text => "law 8, text reads back",
            Law::Replay => "law 9, same record, same state",
            Law::Ending => "law 10, play ends and does not allocate",
            Law::FaceUp => "face up, what a game says it hides",
            Law::Words => "words, everything can be said",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.title())
    }
}

/// How much to examine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Random matches for each player count and option set, for each law.
    pub games: u32,
    /// What the matches are drawn from.
    pub seed: u64,
    /// How many option sets are tried in every combination; if there are more,
    /// the defaults and each single change.
    pub options: usize,
    /// Late positions that law 2 looks at, for each player count and option
    /// set, if the game offers any: drawn ones, and those that a few random
    /// steps lead to.
    pub late: u32,
    /// What each law may spend on close looks, over all rulebooks together. A
    /// unit is about one call of `check`, some 25 nanoseconds.
    pub effort: u64,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { games: 100, seed: 1, options: 16, late: 10_000, effort: 40_000_000 }
    }
}

/// What one law examined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Which law.
    pub law: Law,
    /// Random matches walked.
    pub matches: u64,
    /// Positions passed on the way.
    pub positions: u64,
    /// Late positions beside them.
    pub late: u64,
    /// Positions looked at closely.
    pub looks: u64,
    /// Single facts compared.
    pub facts: u64,
    /// Steps of the longest match.
    pub longest: u64,
}

/// What all laws examined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The game's id.
    pub game: &'static str,
    /// Player counts times option sets.
    pub rulebooks: usize,
    /// Option sets that the game refuses for some player count.
    pub refused: usize,
    /// By law.
    pub tallies: Vec<Tally>,
}

impl Summary {
    pub(super) fn new<G: Game>(rulebooks: usize, refused: usize) -> Summary {
        Summary { game: G::ID, rulebooks, refused, tallies: Vec::new() }
    }

    pub(super) fn add(&mut self, tally: Tally) {
        match self.tallies.iter_mut().find(|known| known.law == tally.law) {
            None => self.tallies.push(tally),
            Some(known) => {
                known.matches += tally.matches;
                known.late += tally.late;
                known.positions += tally.positions;
                known.looks += tally.looks;
                known.facts += tally.facts;
                known.longest = known.longest.max(tally.longest);
            }
        }
    }

    /// What one law examined, if it was asked.
    pub fn of(&self, law: Law) -> Option<&Tally> {
        self.tallies.iter().find(|tally| tally.law == law)
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Summary { game, rulebooks, refused, .. } = self;
        writeln!(f, "{game}: {rulebooks} rulebooks ({refused} option sets refused)")?;
        for Tally { law, matches, late, positions, looks, facts, longest } in &self.tallies {
            write!(
                f,
                "{law:<40} {matches:>6} matches {positions:>8} positions {looks:>8} close looks \
                 {facts:>10} facts, longest {longest}",
            )?;
            if *late > 0 {
                write!(f, ", and {late} late positions")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// A broken law, and everything needed to see it broken again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// Which law.
    pub law: Law,
    /// The game's id.
    pub game: &'static str,
    /// The game's version.
    pub version: u16,
    /// How many played.
    pub players: u8,
    /// With which options.
    pub options: String,
    /// The seed of the match.
    pub seed: u64,
    /// How many steps had been taken.
    pub step: usize,
    /// What is wrong.
    pub what: String,
    /// The match so far, as a record to replay.
    pub record: String,
}

impl Violation {
    /// A rulebook that cannot be made, or can and should not.
    pub(super) fn of_rulebook<G: Game>(
        law: Law,
        players: u8,
        settings: &Settings,
        what: String,
    ) -> Violation {
        Violation {
            law,
            game: G::ID,
            version: G::VERSION,
            players,
            options: settings.to_string(),
            seed: 0,
            step: 0,
            what,
            record: "(no match was begun)\n".to_owned(),
        }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Violation { law, game, version, players, options, seed, step, what, record } = self;
        writeln!(f, "{game} breaks {law}.")?;
        writeln!(f, "{what}")?;
        let options = if options.is_empty() { "none" } else { options };
        writeln!(f, "version {version}, players {players}, options: {options}")?;
        writeln!(f, "seed {seed}, after step {step} of this record:\n")?;
        f.write_str(record)
    }
}

impl std::error::Error for Violation {}
