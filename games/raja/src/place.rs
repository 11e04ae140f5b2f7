//! Places on the board and how they are written: `S` the start, `A` to `G` the
//! cities, `v01` to `v30` the villages. People may type names instead.

use crate::board::{JUNCTION_NAMES, NET, VILLAGE_NAMES};
use engine::{Message, Misread};
use roads::{Junction, Village};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One of the seven cities, `A` to `G`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct City(u8);

impl City {
    /// How many there are.
    pub const COUNT: usize = 7;

    /// The city with this number, from 0.
    #[inline]
    pub const fn new(index: usize) -> City {
        assert!(index < City::COUNT);
        City(index as u8)
    }

    /// Its number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All of them in order.
    pub fn all() -> impl DoubleEndedIterator<Item = City> + ExactSizeIterator {
        (0..City::COUNT).map(City::new)
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The city of a letter.
    pub fn from_letter(letter: char) -> Option<City> {
        let at = (letter.to_ascii_uppercase() as u32).checked_sub(u32::from(b'A'))?;
        ((at as usize) < City::COUNT).then_some(City(at as u8))
    }

    /// Where roads meet at it.
    #[inline]
    pub const fn junction(self) -> Junction {
        Junction::new(self.0 as usize + 1)
    }

    /// As a place.
    #[inline]
    pub const fn place(self) -> Place {
        Place(self.0 + 1)
    }

    /// What it is called.
    pub fn name(self) -> &'static str {
        JUNCTION_NAMES[self.index() + 1]
    }
}

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for City {
    type Err = Misread;
    fn from_str(text: &str) -> Result<City, Misread> {
        let place = text.parse::<Place>().ok().and_then(Place::city);
        place.ok_or_else(|| Misread(Message::new("misread-city").text("found", text)))
    }
}

impl From<City> for String {
    fn from(city: City) -> String {
        city.to_string()
    }
}

impl TryFrom<String> for City {
    type Error = Misread;
    fn try_from(text: String) -> Result<City, Misread> {
        text.parse()
    }
}

/// Any place of the board: the start, a city or a village.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Place(u8);

const FIRST_VILLAGE: u8 = 1 + City::COUNT as u8;

impl Place {
    /// The start.
    pub const START: Place = Place(0);

    /// Where roads meet.
    #[inline]
    pub const fn of_junction(junction: Junction) -> Place {
        Place(junction.index() as u8)
    }

    /// A village.
    #[inline]
    pub const fn of_village(village: Village) -> Place {
        Place(village.index() as u8 + FIRST_VILLAGE)
    }

    /// Start, cities, villages.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..FIRST_VILLAGE + NET.villages() as u8).map(Place)
    }

    /// If roads meet here.
    #[inline]
    pub const fn junction(self) -> Option<Junction> {
        if self.0 < FIRST_VILLAGE { Some(Junction::new(self.0 as usize)) } else { None }
    }

    /// If it is a city.
    #[inline]
    pub const fn city(self) -> Option<City> {
        if self.0 >= 1 && self.0 < FIRST_VILLAGE { Some(City(self.0 - 1)) } else { None }
    }

    /// If it is a village.
    #[inline]
    pub const fn village(self) -> Option<Village> {
        if self.0 >= FIRST_VILLAGE {
            Some(Village::new((self.0 - FIRST_VILLAGE) as usize))
        } else {
            None
        }
    }

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self.village() {
            Some(village) => VILLAGE_NAMES[village.index()],
            None => JUNCTION_NAMES[self.0 as usize],
        }
    }
}

/// A set of villages: bit `n` for village `n`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Place>", into = "Vec<Place>")]
pub struct Villages(pub u32);

impl Villages {
    /// The villages in order.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut set = self.0 & Villages::ALL;
        std::iter::from_fn(move || {
            let bit = (set != 0).then(|| set.trailing_zeros())?;
            set &= set - 1;
            Some(Place::of_village(Village::new(bit as usize)))
        })
    }

    /// Every village there is.
    pub(crate) const ALL: u32 = (1 << NET.villages()) - 1;
}

impl From<Villages> for Vec<Place> {
    fn from(villages: Villages) -> Vec<Place> {
        villages.iter().collect()
    }
}

impl TryFrom<Vec<Place>> for Villages {
    type Error = &'static str;
    fn try_from(places: Vec<Place>) -> Result<Villages, &'static str> {
        places.into_iter().try_fold(Villages(0), |set, place| {
            let village = place.village().ok_or("not a village")?;
            Ok(Villages(set.0 | 1 << village.index()))
        })
    }
}

/// A set of any places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PlaceSet(u64);

impl PlaceSet {
    /// No place.
    pub const NONE: PlaceSet = PlaceSet(0);

    /// Whether a place is among them.
    #[inline]
    pub const fn has(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    /// With one more.
    #[inline]
    #[must_use]
    pub const fn with(self, place: Place) -> PlaceSet {
        PlaceSet(self.0 | 1 << place.0)
    }

    /// The places in order.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        Place::all().filter(move |place| self.has(*place))
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<T: IntoIterator<Item = Place>>(places: T) -> PlaceSet {
        places.into_iter().fold(PlaceSet::NONE, PlaceSet::with)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.village(), self.city()) {
            (Some(village), _) => write!(f, "v{:02}", village.index() + 1),
            (None, Some(city)) => write!(f, "{city}"),
            (None, None) => f.write_str("S"),
        }
    }
}

impl FromStr for Place {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Place, Misread> {
        let typed = text.trim();
        let fault = || Misread(Message::new("misread-place").text("found", text));
        if let Some(number) = typed.strip_prefix(['v', 'V'])
            && number.bytes().all(|digit| digit.is_ascii_digit())
        {
            let number = number.parse::<usize>().ok().filter(|n| (1..=NET.villages()).contains(n));
            return Ok(Place::of_village(Village::new(number.ok_or_else(fault)? - 1)));
        }
        let mut letters = typed.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            if letter.eq_ignore_ascii_case(&'S') {
                return Ok(Place::START);
            }
            return City::from_letter(letter).map(City::place).ok_or_else(fault);
        }
        Place::all().find(|place| place.name().eq_ignore_ascii_case(typed)).ok_or_else(fault)
    }
}

impl From<Place> for String {
    fn from(place: Place) -> String {
        place.to_string()
    }
}

impl TryFrom<String> for Place {
    type Error = Misread;
    fn try_from(text: String) -> Result<Place, Misread> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_read_back_by_letter_number_and_name() {
        for place in Place::all() {
            assert_eq!(place.to_string().parse::<Place>().unwrap(), place);
            assert_eq!(place.name().to_uppercase().parse::<Place>().unwrap(), place);
        }
        assert_eq!(Place::all().count(), 38);
        for (typed, meant) in [("v7", "v07"), (" V30 ", "v30"), ("s", "S"), ("g", "G")] {
            assert_eq!(typed.parse::<Place>().unwrap().to_string(), meant);
        }
        for typed in ["", "v", "v0", "v31", "v-1", "v99999999999999999999", "H", "Paris", "vv"] {
            assert!(typed.parse::<Place>().is_err(), "{typed}");
        }
        assert!("S".parse::<City>().is_err() && "v01".parse::<City>().is_err());
    }

    #[test]
    fn names_are_unlike_one_another() {
        let mut names: Vec<_> = Place::all().map(Place::name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 38);
    }
}
