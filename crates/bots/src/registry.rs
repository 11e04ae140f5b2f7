//! The one list of bots. Whoever offers them asks here.

use crate::bot::Bot;
use crate::{Greedy, Ismcts, Search, Structured, Uniform};
use opinion::Playable;

macro_rules! bots {
    ($($name:literal => $bot:expr,)*) => {
        /// The names of all bots, weakest first.
        pub const BOTS: &[&str] = &[$($name),*];

        /// The bot with this name.
        pub fn by_name<G: Playable>(name: &str) -> Option<Box<dyn Bot<G>>> {
            match name {
                $($name => Some(Box::new($bot)),)*
                _ => None,
            }
        }
    };
}

bots! {
    "random" => Uniform::<G>::default(),
    "structured" => Structured::<G>::default(),
    "ismcts-plain" => Ismcts::<G>::plain(),
    "greedy" => Greedy::<G>::default(),
    "search" => Search::<G>::default(),
    "ismcts" => Ismcts::<G>::default(),
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::toy::Toy;

    #[test]
    fn every_bot_answers_to_its_name() {
        for name in BOTS {
            let bot = by_name::<Toy>(name).expect("a listed bot exists");
            assert_eq!(bot.name(), *name);
        }
        assert!(by_name::<Toy>("nobody").is_none());
    }
}
