//! What the table has written between the steps of a match.

use super::{People, RESULT};
use crate::erase::AnyMatch;
use crate::packet::Outcome;
use crate::seating::{Kind, Player, first_players, read_bot, write_bot};
use engine::{Aside, MAX_SEATS, Record, Seat, Stances, Standing};
use std::fmt::Write;

const PLAYER: &str = "player";
const RESIGN: &str = "resign";

/// The table's own lines, and what follows from them.
#[derive(Clone, Default)]
pub(super) struct Log {
    asides: Vec<Aside>,
    /// How many lines there are in all asides, and how many of them everybody
    /// may know of.
    lines: usize,
    public: usize,
    /// How often chance began to fall anew.
    anew: u32,
    /// By seat: after how many lines it was asked anew, whatever the match
    /// waited for.
    renewed: [u32; MAX_SEATS],
    /// By seat: which line was its last action among those that were taken back,
    /// counted from 1.
    gone: [u32; MAX_SEATS],
}

impl Log {
    pub(super) fn read(record: &Record) -> Log {
        let mut log = Log::default();
        for aside in &record.asides {
            log.count(aside);
            log.asides.push(aside.clone());
        }
        log
    }

    /// Takes the lines of an aside into account, which follow all others.
    fn count(&mut self, aside: &Aside) {
        let mut before = aside.at + self.public;
        for line in aside.text.lines() {
            match Aside::word(line) {
                Some(_) if Aside::back(line).is_some() => {
                    self.renewed = [before as u32 + 1; MAX_SEATS];
                }
                Some(_) => {
                    if let Some(seat) = seated(line) {
                        self.renewed[seat.index()] = before as u32 + 1;
                    }
                }
                None => {
                    let actor = engine::Line::read(line).ok().and_then(|line| line.who);
                    if let Some(seat) = actor {
                        self.gone[seat.index()] = before as u32 + 1;
                    }
                }
            }
            before += usize::from(Aside::is_public(line));
        }
        self.lines += aside.text.lines().count();
        self.public += aside.public;
        self.anew += aside.anew;
    }

    /// Adds a line after what the match has come to. One that takes back is
    /// added before the match goes back.
    pub(super) fn add(&mut self, line: &str, game: &dyn AnyMatch) {
        let steps = game.steps();
        let gone = Aside::back(line).and_then(Result::ok).map_or(0, |to| steps.saturating_sub(to));
        for seat in Seat::all(game.players()).filter(|_| gone > 0) {
            let last = (steps - gone..steps).rev().find(|step| game.actor(*step) == Some(seat));
            if last.is_some() {
                self.gone[seat.index()] = self.answered(seat, last) as u32;
            }
        }
        let spell = |n: usize| {
            let mut text = String::new();
            game.spell(n..n + 1, &mut text);
            (text, game.actor(n).is_none())
        };
        // A line of ours can be read and takes back what is there.
        let _ = Aside::add(&mut self.asides, line, steps, spell);
        self.lines += gone + 1;
        self.public += gone + usize::from(Aside::is_public(line));
        // The steps that are gone are lines as before, so this is the last one.
        let count = (steps - gone + self.public) as u32;
        if gone > 0 {
            self.renewed = [count; MAX_SEATS];
            self.anew = self.asides.iter().map(|aside| aside.anew).sum();
        } else if let Some(seat) = seated(line) {
            self.renewed[seat.index()] = count;
        }
    }

    pub(super) fn asides(&self) -> &[Aside] {
        &self.asides
    }

    pub(super) fn lines(&self) -> usize {
        self.lines
    }

    pub(super) fn anew(&self) -> u32 {
        self.anew
    }

    /// The number of a seat's question that was another before so many steps: it
    /// is asked since before this line, of those that everybody may know of.
    pub(super) fn number(&self, seat: Seat, steps: usize) -> u64 {
        let before = self.asides.iter().take_while(|aside| aside.at < steps);
        let lines = steps + before.map(|aside| aside.public).sum::<usize>();
        (lines as u64).max(u64::from(self.renewed[seat.index()])) + 1
    }

    /// Which of those lines is the last action of a seat, whose last step that
    /// stands is this one; 0 if it has not acted. What it answered has no higher
    /// number, and what it was asked since has one.
    pub(super) fn answered(&self, seat: Seat, step: Option<usize>) -> u64 {
        let stands = step.map_or(0, |step| {
            let before = self.asides.iter().take_while(|aside| aside.at <= step);
            (step + before.map(|aside| aside.public).sum::<usize>()) as u64 + 1
        });
        stands.max(u64::from(self.gone[seat.index()]))
    }
}

/// A line that seats a player.
pub(super) fn player_line(seat: Seat, player: &Player) -> String {
    let mut line = format!("{}{PLAYER} {seat} ", Aside::SIGN);
    match &player.kind {
        Kind::Human => line.push_str("person"),
        Kind::Bot { level, budget } => write_bot(level, *budget, &mut line),
    }
    line.push_str(": ");
    line.push_str(&player.name);
    line.truncate(line.trim_end().len());
    line
}

/// A line of a seat that gives up.
pub(super) fn resign_line(seat: Seat) -> String {
    format!("{}{RESIGN} {seat}", Aside::SIGN)
}

/// A line that tells the places and what the game counted.
pub(super) fn result_line(outcome: Option<&Outcome>) -> String {
    let mut line = format!("{}{RESULT}", Aside::SIGN);
    let counted = outcome.iter().flat_map(|it| it.places.iter().zip(&it.scores).enumerate());
    for (n, (place, score)) in counted {
        // Writing to memory does not fail.
        let _ = write!(line, " {}={place}/{score}", Seat::new(n));
    }
    line
}

/// The seat that a line seats somebody in.
fn seated(line: &str) -> Option<Seat> {
    let (_, rest) = Aside::word(line).filter(|(word, _)| *word == PLAYER)?;
    Some(seat_and_rest(rest)?.0)
}

fn seat_and_rest(text: &str) -> Option<(Seat, &str)> {
    let (seat, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    Some((seat.parse().ok()?, rest))
}

/// Who plays at the end of a record.
pub(crate) fn players_of(record: &Record) -> Vec<Player> {
    let players = first_players(&record.header);
    let stances = vec![Stances::default(); players.len()];
    let mut people = People { players, stances, other: Vec::new() };
    fold(record, &mut people, &[]);
    people.players
}

/// Who plays after all these lines, and what stands; who gave up, if somebody
/// has.
pub(super) fn fold(
    record: &Record,
    people: &mut People,
    list: &'static [Standing],
) -> Option<Seat> {
    let mut resigned = None;
    let lines = record.asides.iter().flat_map(|aside| aside.text.lines());
    for (word, rest) in lines.filter_map(Aside::word) {
        let Some((seat, rest)) = seat_and_rest(rest) else { continue };
        let Some(stances) = people.stances.get_mut(seat.index()) else { continue };
        match word {
            PLAYER => {
                let (kind, name) = rest.split_once(':').unwrap_or((rest, ""));
                let kind = kind.trim();
                people.players[seat.index()] = match kind {
                    "person" => Player::human(name),
                    bot => read_bot(name, bot),
                };
                *stances = Stances::new(list);
            }
            Aside::STAND => {
                if let Some((question, answer)) = rest.split_once('=') {
                    stances.set(question, Some(answer).filter(|answer| *answer != Stances::ASK));
                }
            }
            RESIGN => resigned = Some(seat),
            _ => {}
        }
    }
    resigned
}
