//! The catalogue of every game, for whoever starts a program.
//!
//! A package of its own because tables and computer players are compiled here
//! for each game: once, and optimised, instead of in every program and test.

use table::{Catalog, Entry};

/// Every game, in the order in which it is offered.
pub fn games() -> Catalog {
    Catalog::new(games::each!(Entry::of))
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_game_is_found_by_its_name_and_no_name_is_there_twice() {
        let games = super::games();
        assert!(games.entries().len() >= 4);
        for entry in games.entries() {
            assert_eq!(games.find(&format!(" {} ", entry.id.to_uppercase())).unwrap().id, entry.id);
            assert_eq!(games.entries().iter().filter(|it| it.id == entry.id).count(), 1);
        }
        assert_eq!(games.find("ludo").err().unwrap().id, "fault-game");
    }
}
