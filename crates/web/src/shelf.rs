//! The games as they stand on a shelf: what is written on the box.
//!
//! The page offers every game and knows how many can play and what can be
//! chosen. It does not hold the rules of all of them: those of the first game
//! come with the page, the others' are fetched when one of them is opened.

use engine::{Game, Setting, Words};
use table::Entry;

/// Sentences: language code and Fluent text.
pub type Files = &'static [(&'static str, &'static str)];

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
    /// What a board of its own says besides what is on the box.
    inside: Files,
}

impl Cover {
    const fn of<G: Game>(inside: Files) -> Cover {
        let players = G::PLAYERS;
        let (least, most) = (*players.start(), *players.end());
        Cover { id: G::ID, least, most, settings: G::SETTINGS, inside }
    }

    /// What the page can say of the game.
    pub fn words(&self) -> [Files; 2] {
        [on_the_box(self.id), self.inside]
    }
}

/// Every game, in the order in which it is offered.
pub static SHELF: &[Cover] = &[
    // The page has a board for this one, which speaks the game's words itself.
    Cover::of::<jaipur::Jaipur>(jaipur::Jaipur::TRANSLATIONS),
    Cover::of::<raja::Raja>(&[]),
    Cover::of::<maharadjah::Maharadjah>(&[]),
    Cover::of::<maharaja::Maharaja>(&[]),
];

/// The games whose rules come with the page.
pub static FIRST: &[Entry] = &[Entry::light::<jaipur::Jaipur>()];

/// Every game with its rules.
pub static EVERY: &[Entry] = &[
    Entry::light::<jaipur::Jaipur>(),
    Entry::light::<raja::Raja>(),
    Entry::light::<maharadjah::Maharadjah>(),
    Entry::light::<maharaja::Maharaja>(),
];

/// The game of this name.
pub fn find(id: &str) -> Option<&'static Cover> {
    SHELF.iter().find(|cover| cover.id == id)
}

fn on_the_box(game: &str) -> Files {
    include!(concat!(env!("OUT_DIR"), "/boxes.rs"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Book;
    use table::Lang;

    #[test]
    fn the_shelf_holds_every_game_as_the_catalogue_has_it() {
        assert_eq!(SHELF.len(), table::GAMES.len());
        assert_eq!(EVERY.len(), table::GAMES.len());
        for ((cover, entry), every) in SHELF.iter().zip(table::GAMES).zip(EVERY) {
            assert_eq!((cover.id, every.id), (entry.id, entry.id));
            assert_eq!((cover.least, cover.most), (entry.least, entry.most));
            let keys = |list: &[Setting]| list.iter().map(|it| it.key).collect::<Vec<_>>();
            assert_eq!(keys(cover.settings), keys(entry.settings));
        }
        assert!(FIRST.iter().all(|first| find(first.id).is_some()));
    }

    #[test]
    fn everything_on_a_box_is_said_as_the_game_says_it() {
        for (cover, entry) in SHELF.iter().zip(table::GAMES) {
            for lang in Lang::ALL {
                let (page, game) = (Book::on(lang, cover), Book::of(lang, entry));
                let choices = cover.settings.iter().flat_map(|setting| {
                    let values = setting.values.all().map(|value| setting.values.show(value));
                    let ids = values.map(|value| format!("option-{}-{value}", setting.key));
                    ids.chain([format!("option-{}", setting.key)]).collect::<Vec<_>>()
                });
                let own = ["game-name", "game-tagline", "game-players", "game-length"];
                for id in own.iter().map(|id| (*id).to_owned()).chain(choices) {
                    let message = crate::words::named(id.clone());
                    assert_eq!(page.has(&id), game.has(&id), "{}: {id}", cover.id);
                    assert_eq!(page.say(&message), game.say(&message), "{}: {id}", cover.id);
                }
            }
        }
    }
}
