//! Names of things that can be touched.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The name of something drawn or of a control beside the prompt, the same
/// through a whole match: a place `v07`, a card `card:monk`, a sector
/// `disc:palace`, a number `n:3`, a verb `do:token`, a switch `opt:plain`.
///
/// Several shapes may carry one handle: three cloth cards are `hand:C` three
/// times, and the handle counts how often it is picked.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Handle(String);

impl Handle {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What stands before the colon: `card` of `card:monk`; nothing for places.
    pub fn kind(&self) -> &str {
        self.0.split_once(':').map_or("", |(kind, _)| kind)
    }

    /// A switch beside the prompt: it changes what a touch means, and never
    /// completes a move.
    pub fn is_switch(&self) -> bool {
        self.kind() == "opt"
    }

    /// A number beside the prompt, and which.
    pub fn number(&self) -> Option<i64> {
        self.0.strip_prefix("n:")?.parse().ok()
    }

    /// A verb: a button beside the prompt that begins a thought.
    pub fn is_verb(&self) -> bool {
        self.kind() == "do"
    }

    /// A way of looking at the table: touching it changes what is drawn, and no
    /// move is made of it.
    pub fn is_look(&self) -> bool {
        self.kind() == "look"
    }

    /// The panel that touching it opens: `open:turns`. No move is made of it.
    pub fn opens(&self) -> Option<&str> {
        self.0.strip_prefix("open:")
    }

    /// One more or one less of what shares another handle: `more:herd:K` picks
    /// one that is not picked yet, `less:herd:K` puts one back.
    pub fn step(&self) -> Option<(bool, Handle)> {
        let (more, rest) = match self.0.split_once(':')? {
            ("more", rest) => (true, rest),
            ("less", rest) => (false, rest),
            _ => return None,
        };
        Some((more, Handle::from(rest)))
    }

    /// Whether it stands beside the prompt and is not drawn on the board.
    pub fn is_control(&self) -> bool {
        self.is_switch() || self.is_verb() || self.number().is_some()
    }
}

impl From<&str> for Handle {
    fn from(text: &str) -> Handle {
        Handle(text.to_owned())
    }
}

impl From<String> for Handle {
    fn from(text: String) -> Handle {
        Handle(text)
    }
}

impl fmt::Display for Handle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl PartialEq<str> for Handle {
    fn eq(&self, other: &str) -> bool {
        self.0 == other
    }
}

impl PartialEq<&str> for Handle {
    fn eq(&self, other: &&str) -> bool {
        self.0 == *other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_handle_tells_what_it_is() {
        assert_eq!(Handle::from("v07").kind(), "");
        assert_eq!(Handle::from("card:monk").kind(), "card");
        assert_eq!(Handle::from("n:3").number(), Some(3));
        assert_eq!(Handle::from("n:many").number(), None);
        assert!(Handle::from("look:eye").is_look() && !Handle::from("herd:K").is_look());
        assert_eq!(Handle::from("open:turns").opens(), Some("turns"));
        assert_eq!(Handle::from("more:herd:K").step(), Some((true, "herd:K".into())));
        assert_eq!(Handle::from("less:v07").step(), Some((false, "v07".into())));
        assert_eq!(Handle::from("herd:K").step(), None);
        let controls = ["n:3", "do:token", "opt:plain"].map(Handle::from);
        assert!(controls.iter().all(Handle::is_control));
        assert!(![Handle::from("v07"), Handle::from("card:n")].iter().any(Handle::is_control));
    }
}
