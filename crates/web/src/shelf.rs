//! The games as they stand on a shelf: what is written on the box.
//!
//! The page offers every game and knows how many can play and what can be
//! chosen. It holds no rules: those of a game are a module of their own, which is
//! fetched when the game is opened.

use drawing::Board;
use engine::{Game, Setting};
use table::{Catalog, Entry, Playable};

/// A game as it stands on the shelf.
pub struct Cover {
    /// The name in addresses.
    pub id: &'static str,
    /// The fewest that can play.
    pub least: u8,
    /// The most that can play.
    pub most: u8,
    /// What can be chosen before a match.
    pub settings: &'static [Setting],
    /// Whether nothing is hidden, so that people at one screen need not look
    /// away.
    pub face_up: bool,
}

impl Cover {
    const fn of<G: Game>() -> Cover {
        let players = G::PLAYERS;
        let (least, most) = (*players.start(), *players.end());
        Cover { id: G::ID, least, most, settings: G::SETTINGS, face_up: G::FACE_UP }
    }
}

/// Every game, in the order in which it is offered.
pub static SHELF: &[Cover] = &games::each!(Cover::of);

/// No game: what the page itself knows the rules of.
pub fn none() -> Catalog {
    Catalog::new([])
}

/// A game with its rules and board; its sentences are brought from elsewhere.
pub fn one<G: Board + Playable>() -> Catalog {
    Catalog::new([Entry::silent::<G>()])
}

/// What a game's module is: the match behind the page, in a worker, and the
/// thinker beside it, in another.
#[macro_export]
macro_rules! module {
    ($game:ty) => {
        #[cfg(target_arch = "wasm32")]
        use wasm_bindgen::prelude::*;

        /// Starts the match behind the page, in a worker. `thinker` starts another
        /// one with this module, for [`ponder`].
        #[cfg(target_arch = "wasm32")]
        #[wasm_bindgen]
        pub fn work(thinker: js_sys::Function) {
            web::worker::work(web::shelf::one::<$game>(), thinker);
        }

        /// Starts to think for the match, in that other worker.
        #[cfg(target_arch = "wasm32")]
        #[wasm_bindgen]
        pub fn ponder() {
            web::worker::ponder(web::shelf::one::<$game>());
        }

        fn main() {}
    };
}

/// Every game with its rules.
pub fn every() -> Catalog {
    Catalog::new(games::each!(Entry::light))
}

/// The game of this name.
pub fn find(id: &str) -> Option<&'static Cover> {
    SHELF.iter().find(|cover| cover.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shelf_holds_every_game_as_the_catalogue_has_it() {
        let every = every();
        assert_eq!(SHELF.len(), every.entries().len());
        for (cover, entry) in SHELF.iter().zip(every.entries()) {
            assert_eq!(cover.id, entry.id);
            assert_eq!((cover.least, cover.most), (entry.least, entry.most));
            assert_eq!(cover.face_up, entry.face_up);
            let keys = |list: &[Setting]| list.iter().map(|it| it.key).collect::<Vec<_>>();
            assert_eq!(keys(cover.settings), keys(entry.settings));
        }
        assert!(none().entries().is_empty());
        let one = one::<games::raja::Raja>();
        assert_eq!(one.entries().iter().map(|it| it.id).collect::<Vec<_>>(), ["raja"]);
    }
}
