//! Chance that can be checked afterwards.
//!
//! A table keeps one secret, its seed, and shows the hash of it before the
//! first step. The chance of step `n` is drawn from `ChaCha20` keyed by the
//! seed, stream `n`, and from nothing else: whoever has the opened seed can
//! recompute every chance step of a record by its number alone.
//!
//! When steps are taken back that chance had decided (everybody agreed, or
//! somebody plays alone), chance falls anew from there on: from another branch
//! of the seed. A record tells how often that happened. Whoever takes back a
//! step of their own that nothing followed stays on the branch, so nobody gains
//! a second roll by it.

use crate::catalog::Entry;
use engine::rand_core::SeedableRng;
use engine::{Faults, Message, Record};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// The generator of one chance step.
pub type Dice = ChaCha20Rng;

/// The secret of a table: 32 bytes that a host draws from its system's best
/// source.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// Never shows the secret: seeds end up in logs through `{:?}`.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl Seed {
    /// These bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Seed> {
        let text = text.trim().as_bytes();
        if text.len() != 64 {
            return None;
        }
        let digit = |byte: u8| (byte as char).to_digit(16).map(|digit| digit as u8);
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Some(Seed(bytes))
    }

    /// The hash of any text: for tests, examples and experiments, where a
    /// seed should be easy to type and need not be hard to guess.
    pub fn from_phrase(text: &str) -> Seed {
        Seed(Sha256::digest(text.as_bytes()).into())
    }

    /// Another seed, which says nothing about this one.
    #[must_use]
    pub fn derive(&self, purpose: &str) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(purpose.as_bytes());
        Seed(hash.finalize().into())
    }

    /// The seed of chance after it has fallen anew so many times.
    #[must_use]
    pub fn branch(&self, anew: u32) -> Seed {
        if anew == 0 { self.clone() } else { self.derive(&format!("branch {anew}")) }
    }

    /// 64 hexadecimal digits.
    pub fn hex(&self) -> String {
        hex(&self.0)
    }

    /// The hash to show before the first step: SHA-256 of the 32 bytes, as 64
    /// hexadecimal digits.
    pub fn commit(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The generator of the step with this number.
    pub fn dice(&self, step: usize) -> Dice {
        let mut dice = ChaCha20Rng::from_seed(self.0);
        dice.set_stream(step as u64);
        dice
    }

    /// 64 bits for another purpose.
    pub fn word(&self, purpose: &str) -> u64 {
        let Seed(bytes) = self.derive(purpose);
        bytes[..8].iter().fold(0, |word, byte| word << 8 | u64::from(*byte))
    }
}

/// What became of the promise made before the first step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Promise {
    /// The opened seed has the hash that was shown.
    Kept,
    /// It has another.
    Broken,
    /// No hash was shown.
    None,
}

/// A chance step that the seed does not give.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Difference {
    /// The step, counted from 0.
    pub step: usize,
    /// What the record says.
    pub found: String,
    /// What the seed gives.
    pub expected: String,
}

/// What checking a record found. The record replays, else there is none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// How many steps were chance.
    pub chances: usize,
    /// How many times what chance had decided was taken back, and it fell anew.
    #[serde(default)]
    pub anew: u32,
    /// Whether the seed is open, so that chance could be recomputed.
    pub open: bool,
    /// What became of the promise; nothing to say while the seed is hidden.
    pub promise: Promise,
    /// The steps that differ.
    pub differences: Vec<Difference>,
}

impl Report {
    /// Whether everything was checked and everything agrees.
    pub fn fair(&self) -> bool {
        self.open && self.promise == Promise::Kept && self.differences.is_empty()
    }

    /// The same in sentences.
    pub fn messages(&self) -> Vec<Message> {
        if !self.open {
            return vec![
                Message::new("fair-not-verifiable").number("chances", self.chances as i64),
            ];
        }
        let promise = match self.promise {
            Promise::Kept => "fair-promise-kept",
            Promise::Broken => "fair-promise-broken",
            Promise::None => "fair-promise-none",
        };
        let mut messages = vec![Message::new(promise)];
        if self.differences.is_empty() {
            messages
                .push(Message::new("fair-chances-agree").number("chances", self.chances as i64));
        }
        if self.anew > 0 {
            messages.push(Message::new("fair-anew").number("times", i64::from(self.anew)));
        }
        messages.extend(self.differences.iter().map(|difference| {
            Message::new("fair-difference")
                .number("step", difference.step as i64 + 1)
                .text("found", &difference.found)
                .text("expected", &difference.expected)
        }));
        messages
    }
}

/// Whether everything about a record of anybody's can be proved. Faults also mean
/// that its seed is not the one that was promised.
pub(crate) fn provable(entry: &Entry, record: &Record) -> Result<bool, Faults> {
    let report = verify(entry, record)?;
    if report.promise == Promise::Broken {
        return Err(Message::new("fault-record-commit").into());
    }
    Ok(report.fair())
}

/// Replays a record and recomputes its chance steps from the opened seed.
/// Faults mean that it does not replay at all.
pub fn verify(entry: &Entry, record: &Record) -> Result<Report, Faults> {
    let whole = entry.read(record)?;
    let lines = whole.lines(0);
    let chances = lines.iter().filter(|line| line.who.is_none()).count();
    let anew = record.asides.iter().map(|aside| aside.anew).sum();
    let (promise, differences) = (Promise::None, Vec::new());
    let mut report = Report { chances, anew, open: false, promise, differences };
    let Some(text) = record.seed() else { return Ok(report) };
    let Some(seed) = Seed::from_hex(text) else {
        return Err(Message::new("fault-record-seed").text("found", text).into());
    };
    report.open = true;
    report.promise = match &record.header.commit {
        Some(commit) if commit.eq_ignore_ascii_case(&seed.commit()) => Promise::Kept,
        Some(_) => Promise::Broken,
        None => Promise::None,
    };
    let mut game = whole;
    game.back_to(0);
    let mut asides = record.asides.iter().peekable();
    let (mut anew, mut branch) = (0, seed.clone());
    for (step, line) in lines.into_iter().enumerate() {
        while let Some(aside) = asides.next_if(|aside| aside.at <= step) {
            anew += aside.anew;
            branch = seed.branch(anew);
        }
        if let Some(seat) = line.who {
            game.act(seat, &line.text).map_err(|refusal| Faults::from(refusal.message()))?;
            continue;
        }
        let expected = game.cast(branch.dice(step)).unwrap_or_default();
        game.chance(&line.text).map_err(|refusal| Faults::from(refusal.message()))?;
        if expected != line.text {
            report.differences.push(Difference { step, found: line.text, expected });
        }
    }
    Ok(report)
}
