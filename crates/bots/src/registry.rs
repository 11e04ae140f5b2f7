//! The one list of bots. Whoever offers them asks here.

use crate::bot::Bot;
use crate::playable::Playable;
use crate::{greedy, random};

macro_rules! bots {
    ($($name:literal => $bot:ty,)*) => {
        /// The names of all bots, weakest first.
        pub const BOTS: &[&str] = &[$($name),*];

        /// The bot with this name.
        pub fn by_name<G: Playable>(name: &str) -> Option<Box<dyn Bot<G>>> {
            match name {
                $($name => Some(Box::new(<$bot>::default())),)*
                _ => None,
            }
        }
    };
}

bots! {
    "random" => random::Uniform<G>,
    "structured" => random::Structured<G>,
    "greedy" => greedy::Greedy<G>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_answers_to_its_name() {
        for name in BOTS {
            let bot = by_name::<jaipur::Jaipur>(name).expect("a listed bot exists");
            assert_eq!(bot.name(), *name);
        }
        assert!(by_name::<jaipur::Jaipur>("nobody").is_none());
    }
}
