//! Chapters 7 and 8: shrines and statues.

use crate::support::{A, B, Play, at, with};
use maharaja::{Maharaja, Reason, board};

#[test]
fn r7_1_one_coin_everywhere() {
    let mut play = at("A at: C; A plan: shrines shrine; A hand: 6");
    play.play("A shrine C");
    assert_eq!(play.coins(A), 15, "the action Shrine is used first");
    play.play("A shrine C; A shrine v01");
    assert_eq!(play.coins(A), 13);
    let poor = at("A coins: 0; A plan: statue+shrine coins");
    assert_eq!(poor.refuses("A shrine v01"), Reason::NoCoins { need: 1, have: 0 });
}

#[test]
fn r7_2_from_the_hand() {
    let play = at("A hand: 0; A plan: shrine coins");
    assert_eq!(play.refuses("A shrine v01"), Reason::NoShrine { supply: 20 });
}

#[test]
fn r7_3_villages_from_anywhere_cities_with_the_priest() {
    let play = at("A at: C; A plan: shrine coins");
    assert_eq!(play.legal_with(A, "shrine").len(), 31);
    assert!(matches!(play.refuses("A shrine D"), Reason::PriestAway { .. }));
}

#[test]
fn r7_4_limits_of_villages() {
    let play = at("A plan: shrine shrine; A villages: v01; B villages: v02; C villages: v02");
    assert!(matches!(play.refuses("A shrine v01"), Reason::OwnShrine { .. }));
    assert!(matches!(play.refuses("A shrine v02"), Reason::VillageFull { limit: 2, .. }));
    let play = with(2, "", "A plan: shrine shrine; B villages: v02");
    assert!(matches!(play.refuses("A shrine v02"), Reason::VillageFull { limit: 1, .. }));
    let mut play = at("A at: A; A cities: A A A A A; A plan: shrine shrine");
    play.play("A shrine A; A shrine A");
    assert_eq!(play.shrines(A, "A"), 7);
}

#[test]
fn r7_5_two_shrines_both_may_be_in_cities() {
    let mut play = at("A at: A; A plan: shrines coins; A villages: v11 v12");
    play.play("A shrine A; A go B; A shrine B");
    assert_eq!((play.shrines(A, "A"), play.shrines(A, "B")), (1, 1));
    let mut play = at("A at: A; A plan: shrines coins");
    play.play("A shrine A; A shrine v05");
    assert_eq!(play.hand(A), 2);
}

#[test]
fn r7_6_one_alone_stands_in_a_city() {
    let mut play = at("A at: A; A plan: shrines coins; A villages: v01 v02");
    play.play("A shrine A; A end");
    let mut play = at("A at: A; A plan: shrines coins");
    play.play("A shrine v05");
    assert_eq!(play.refuses("A shrine v06"), Reason::CityOnly);
    assert_eq!(play.refuses("A end"), Reason::CityShrineDue { shrines: 1 });
    play.play("A back v05; A end");
    assert_eq!(play.shrines(A, "v05"), 0);
}

#[test]
fn r7_7_a_village_first_and_taken_back() {
    let due = Reason::CityShrineDue { shrines: 1 };
    // From the start no city can be reached, and still the village may come first.
    let before = at("A plan: shrines coins; A coins: 1; A hand: 1");
    let mut play = before.clone();
    play.play("A shrine v01");
    assert_eq!((play.coins(A), play.hand(A)), (0, 0));
    assert_eq!(play.refuses("A end"), due);
    assert_eq!(play.legal_with(A, "back"), ["back v01"]);
    play.play("A back v01");
    assert_eq!((play.coins(A), play.hand(A), play.shrines(A, "v01")), (1, 1, 0));
    assert_eq!(play.state.public().duty.left(), before.state.public().duty.left(), "the action");
    assert!(play.allows("A end"));
    // It does not come first again before something else was done, and travel
    // is nothing else.
    assert_eq!(play.refuses("A shrine v01"), Reason::JustTakenBack);
    assert_eq!(play.refuses("A shrine v05"), Reason::JustTakenBack);
    play.play("A coins");
    assert!(play.allows("A shrine v01"));
    let mut play = at("A plan: shrines coins; A villages: v01 v02");
    play.play("A shrine v05; A back v05; A go A");
    assert_eq!(play.refuses("A shrine v05"), Reason::JustTakenBack);
    assert!(play.allows("A shrine A"), "a city is no village");
    play.play("A shrine A");
    assert!(play.allows("A shrine v05"), "now it binds nothing");
    // What owes nothing stays.
    play.play("A shrine v05");
    assert_eq!(play.refuses("A back v05"), Reason::NothingOwed);
    assert!(matches!(play.refuses("A back v01"), Reason::NotTakenBack { .. }), "an older one");
    assert!(matches!(play.refuses("A back A"), Reason::NotTakenBack { .. }));
    // Nothing else is forbidden while it can be taken back.
    let mut play = at("A at: A; A plan: shrines prestige; A coins: 4");
    play.play("A shrine v01; A prestige");
    assert_eq!((play.coins(A), play.legal_with(A, "shrine").len()), (0, 0));
    assert_eq!(play.refuses("A end"), due);
    play.play("A back v01; A shrine A; A end");
    // Another action may take the village.
    let mut play = at("A plan: shrines shrine");
    play.play("A shrine v01");
    assert_eq!(play.refuses("A back v01"), Reason::NothingOwed);
    play.play("A end");
}

#[test]
fn r7_7_what_is_owed_without_taking_back() {
    let can = |play: &Play| Maharaja::can_build_what_is_owed(play.state.public(), A);
    for (purse, follows) in [("A hand: 2", true), ("A hand: 1", false), ("A coins: 1", false)] {
        let mut play = at(&format!("A at: A; A plan: shrines coins; {purse}"));
        assert!(can(&play), "nothing is owed");
        play.play("A shrine v05");
        assert_eq!(can(&play), follows, "{purse}");
        play.play("A back v05");
        assert!(can(&play), "nothing is owed again");
    }
}

#[test]
fn r7_8_what_was_passed_stays() {
    let due = Reason::CityShrineDue { shrines: 1 };
    let mut play = at("A plan: shrines prestige; A villages: v01; A coins: 4");
    play.play("A shrine v02; A go A");
    assert!(matches!(play.refuses("A back v02"), Reason::NotTakenBack { .. }));
    assert_eq!(play.refuses("A prestige"), due, "it would leave no coin");
    assert_eq!(play.refuses("A end"), due);
    play.play("A shrine A");
    assert_eq!(play.refuses("A prestige"), Reason::NoCoins { need: 3, have: 2 });
    play.play("A end");
    // It is not passed at all if the city could not follow.
    for purse in ["A hand: 1", "A coins: 1"] {
        let mut play = at(&format!("A plan: shrines coins; A villages: v01; {purse}"));
        play.play("A shrine v02");
        assert_eq!(play.refuses("A go A"), due, "{purse}");
        assert!(play.allows("A back v02"));
    }
    // Two villages first: what was not passed is still taken back, and what it
    // cost pays for the city of the other.
    let text = "A plan: shrines shrines; A villages: v01; A coins: 2; A hand: 2";
    let mut play = at(text);
    play.play("A shrine v02; A shrine v05");
    assert_eq!(play.refuses("A end"), Reason::CityShrineDue { shrines: 2 });
    play.play("A go A");
    assert_eq!(play.legal_with(A, "back"), ["back v05"]);
    play.play("A back v05; A shrine A; A end");
    assert_eq!((play.coins(A), play.hand(A)), (0, 0));
    // But a shrine that opens the only way to that city is not counted on
    // twice: back at the start, either road would be too dear.
    let text = "A plan: shrines shrines; A coins: 7; B villages: v01 v04; C villages: v01";
    let mut play = at(text);
    play.play("A shrine v03; A shrine v02; A go A");
    assert_eq!(play.coins(A), 3);
    assert_eq!(play.refuses("A go S"), Reason::CityShrineDue { shrines: 2 });
    play.play("A back v03; A shrine A; A end");
}

#[test]
fn r8_1_twelve_or_ten() {
    let play = at("A plan: statue+shrine coins");
    let cost = |city: &str| play.game.statue_cost(play.state.public(), A, city.parse().unwrap());
    assert_eq!((cost("A"), cost("B"), cost("G")), (12, 10, 10));
}

#[test]
fn r8_2_discounts_add_up() {
    let mut play = at("A card: 15; A at: A; A plan: statue statue; A coins: 16");
    play.play("A statue A 0; A statue A 2");
    assert_eq!(play.coins(A), 0, "8 and 8");
}

#[test]
fn r8_3_any_free_site_where_the_priest_is() {
    let play = at("A at: B; A plan: statue coins; B statues: B0 B3");
    assert_eq!(play.legal_with(A, "statue").len(), 5);
    assert!(matches!(play.refuses("A statue B 3"), Reason::SiteTaken { site: 3, by: B, .. }));
    assert!(matches!(play.refuses("A statue A 0"), Reason::PriestAway { .. }));
    let two = with(2, "", "A at: B; A plan: statue coins");
    assert_eq!(two.legal_with(A, "statue").len(), 7, "at every number of players");
}

#[test]
fn r8_4_the_bonus_once_and_at_once() {
    let statue = |city: &str, site: u8| {
        let mut play = at(&format!("A at: {city}; A plan: statue coins; maharaja: A"));
        play.play(&format!("A statue {city} {site}"));
        let cost = if city == "A" { 11 } else { 9 };
        let coins = i32::from(play.coins(A)) + cost - 15;
        (play.tokens(A), play.prestige(A) - 3, coins, play.hand(A) - 4)
    };
    assert_eq!(statue("F", 1), (1, 0, 0, 0));
    assert_eq!(statue("F", 4), (0, 1, 0, 0));
    assert_eq!(statue("A", 1), (0, 0, 3, 0));
    assert_eq!(statue("A", 4), (0, 0, 0, 2));
    assert_eq!(statue("A", 0), (0, 0, 0, 0));
    assert_eq!(statue("A", 2), (0, 0, 0, 0));
    // It may be declined.
    for (city, site) in [("F", 1), ("F", 4), ("A", 1), ("A", 4)] {
        let mut play = at(&format!("A at: {city}; A plan: statue coins; maharaja: A"));
        play.play(&format!("A statue {city} {site} plain"));
        let cost = if city == "A" { 11 } else { 9 };
        let had = (play.tokens(A), play.prestige(A), play.coins(A), play.hand(A));
        assert_eq!(had, (0, 3, 15 - cost, 4), "{city} {site}");
    }
}

#[test]
fn r8_5_bonuses_count_at_once() {
    let mut play = at("A at: B; A plan: statue coins");
    play.play("A statue B 1; A token coins; A coins; A coins");
    assert_eq!((play.coins(A), play.tokens(A)), (12, 0));
    let mut play = at("A card: 11; A at: G; A plan: statue coins");
    play.play("A statue G 1");
    assert_eq!(play.prestige(A), 5, "one, and one by the Chronicler");
}

#[test]
fn r8_6_no_site_or_no_statue() {
    let full = "A at: B; A plan: statue coins; B statues: B0 B1 B2 B3 B4 B5 B6";
    assert!(at(full).legal_with(A, "statue").is_empty());
    let play = at("A at: B; A plan: statue coins; A statues: A0 B0 C0 D0 E0 F0 G0; A coins: 99");
    assert_eq!(play.refuses("A statue B 1"), Reason::NoStatueLeft);
    assert_eq!(board::STATUES, 7);
}
