//! The games as they stand on a shelf: what is written on the box.
//!
//! The page offers every game and knows how many can play and what can be
//! chosen. It does not hold the rules of all of them: those of the first game
//! come with the page, the others' are fetched when one of them is opened.

use engine::{Game, Setting};
use table::{Catalog, Entry};

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

/// The games whose rules come with the page.
pub fn first() -> Catalog {
    Catalog::new([Entry::silent::<games::jaipur::Jaipur>()])
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
        assert!(first().entries().iter().all(|first| find(first.id).is_some()));
    }
}
