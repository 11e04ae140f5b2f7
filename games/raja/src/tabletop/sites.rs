//! Which palace is drawn on which site.
//!
//! The rules count palaces; they do not say where each stands. They are drawn as
//! they were built, clockwise from the top, neutral ones first; what was built
//! before what is noted from drawing to drawing, and without a note the order of
//! seats does.

use crate::Raja;
use crate::board::OUTER_SITES;
use crate::place::City;
use crate::state::{Public, SEATS};
use drawing::Notes;
use engine::Seat;
use roads::tabletop::{Piece, Site};

/// The owners of the outer palaces of a city, in the order of their sites.
fn order(public: &Public, city: City, notes: &mut Notes) -> Vec<usize> {
    let mut left = public.outer[city.index()];
    let key = format!("sites:{city}");
    let mut order = Vec::new();
    for letter in notes.get(&key).map(String::as_str).unwrap_or_default().bytes() {
        let seat = usize::from(letter.wrapping_sub(b'A'));
        // What was taken back since is drawn no more, nor what came after it.
        if left.get(seat).is_none_or(|left| *left == 0) {
            break;
        }
        left[seat] -= 1;
        order.push(seat);
    }
    for (seat, left) in left.into_iter().enumerate() {
        order.extend(std::iter::repeat_n(seat, usize::from(left)));
    }
    let noted = order.iter().map(|seat| Seat::new(*seat).letter()).collect();
    notes.insert(key, noted);
    order
}

/// What stands on the sites of a city: the centre, then clockwise.
pub(super) fn sites(game: &Raja, public: &Public, city: City, notes: &mut Notes) -> [Site; 7] {
    let mut sites = [Site::Free; 7];
    if let Some(seat) = public.centre[city.index()] {
        sites[0] = Site::Built(Piece::Palace, seat.index());
    }
    let neutral = usize::from(game.neutral());
    for (n, site) in sites[1..].iter_mut().enumerate().take(neutral) {
        debug_assert!(n < usize::from(OUTER_SITES));
        *site = Site::Neutral;
    }
    for (site, seat) in sites[1..].iter_mut().skip(neutral).zip(order(public, city, notes)) {
        debug_assert!(seat < SEATS);
        *site = Site::Built(Piece::Palace, seat);
    }
    sites
}

/// The outer sites on which nothing stands.
pub(super) fn free(
    game: &Raja,
    public: &Public,
    city: City,
) -> impl Iterator<Item = usize> + use<> {
    let taken = game.neutral() + public.outer_built(city);
    usize::from(taken) + 1..=usize::from(OUTER_SITES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn palaces_keep_the_sites_on_which_they_were_built() {
        let mut public = Public::EMPTY;
        let (city, mut notes) = (City::new(0), Notes::new());
        let built = |public: &Public, notes: &mut Notes| order(public, city, notes);
        public.outer[0][2] = 1;
        assert_eq!(built(&public, &mut notes), [2]);
        public.outer[0][0] = 1;
        assert_eq!(built(&public, &mut notes), [2, 0]);
        public.outer[0][2] = 2;
        assert_eq!(built(&public, &mut notes), [2, 0, 2]);
        assert_eq!(built(&public, &mut Notes::new()), [0, 2, 2], "nothing is a valid start");
        public.outer[0] = [1, 0, 0, 0, 0];
        assert_eq!(built(&public, &mut notes), [0], "taken back");
    }

    #[test]
    fn neutral_palaces_stand_first() {
        let game = Raja::basic(3);
        let mut public = Public::EMPTY;
        public.outer[4][1] = 1;
        public.centre[4] = Some(Seat::A);
        let city = City::new(4);
        let sites = sites(&game, &public, city, &mut Notes::new());
        assert_eq!(sites[0], Site::Built(Piece::Palace, 0));
        assert_eq!(sites[1..4], [Site::Neutral, Site::Neutral, Site::Built(Piece::Palace, 1)]);
        assert_eq!(free(&game, &public, city).collect::<Vec<_>>(), [4, 5, 6]);
    }
}
