//! Chapters 7 and 8: houses and palaces.

use crate::support::{A, B, at, with};
use raja::{Event, Kind, Phase, Reason};

#[test]
fn r7_1_a_house_costs_one_and_comes_from_the_reserve() {
    let mut play = at("A disc: house house; A gold: 1");
    play.play("A house v01");
    assert_eq!((play.gold(A), play.reserve(A), play.houses(A, "v01")), (0, 5, 1));
    assert_eq!(play.refuses("A house v02"), Reason::NoGold { need: 1, have: 0 });
}

#[test]
fn r7_2_villages_from_anywhere() {
    let play = at("A disc: house gold; B villages: v30 v30");
    assert_eq!(play.legal_with(A, "house v").len(), 29, "all with room");
}

#[test]
fn r7_3_cities_with_the_architect_and_without_limit() {
    let mut play = at("A at: A; A cities: A A A A A A A A; A disc: houses palace; A gold: 14");
    play.play("A house A; A house A; A palace A outer");
    assert_eq!(play.houses(A, "A"), 10);
    assert!(matches!(at("A disc: house gold").refuses("A house A"), Reason::ArchitectAway { .. }));
}

#[test]
fn r7_4_house_builds_one() {
    let mut play = at("A at: A; A disc: house gold");
    assert!(play.allows("A house A") && play.allows("A house v01"));
    play.play("A house v01");
    assert_eq!(play.refuses("A house v02"), Reason::NotOwed { kind: Kind::House });
}

#[test]
fn r7_5_two_houses_one_of_them_in_a_city() {
    let mut play = at("A at: A; A disc: houses gold");
    play.play("A house A; A house A");
    assert_eq!(play.houses(A, "A"), 2);
    let mut play = at("A at: A; A disc: houses houses");
    play.play("A house v01; A house v02");
    assert_eq!(play.refuses("A house v03"), Reason::CityOnly);
    play.play("A house A; A house A");
    assert_eq!(play.owed().len(), 0);
}

#[test]
fn r7_6_a_house_moves_to_another_place() {
    let mut play = at(
        "A at: A; A cities: A; A villages: v01; B villages: v02 v02; A disc: move move; A gold: 0",
    );
    play.play("A move v01");
    assert_eq!(play.to_move(), "A");
    assert!(matches!(play.refuses("A to v02"), Reason::VillageFull { .. }));
    assert!(matches!(play.refuses("A to B"), Reason::ArchitectAway { .. }));
    assert_eq!(play.refuses("A to S"), Reason::NotAtStart);
    assert!(matches!(play.refuses("A gold"), Reason::NotNow { .. }), "the house is in the air");
    play.play("A to A");
    assert_eq!((play.houses(A, "A"), play.houses(A, "v01"), play.gold(A)), (2, 0, 0));
    play.play("A move A; A to v01");
    assert_eq!(play.owed().len(), 0);
}

#[test]
fn r7_7_from_wherever_it_stands() {
    let mut play = at("A at: B; A cities: G; B villages: v07; A disc: move gold");
    assert!(matches!(play.refuses("A move v07"), Reason::NoHouse { .. }), "not another's");
    play.play("A move G; A to B");
    assert_eq!((play.houses(A, "G"), play.houses(A, "B")), (0, 1));
}

#[test]
fn r7_8_without_a_house_or_a_place_nothing_moves() {
    let play = at("A disc: move gold");
    assert!(play.legal_with(A, "move").is_empty());
    assert!(matches!(play.refuses("A move v01"), Reason::NoHouse { .. }));
    // Two players, all thirty villages taken, and the architect at the start.
    let own: Vec<String> = (1..=18).map(|n| format!("v{n:02}")).collect();
    let other: Vec<String> = (19..=30).map(|n| format!("v{n:02}")).collect();
    let text = format!(
        "A villages: {}; B villages: {}; A reserve: 2; B reserve: 0; A disc: move gold",
        own.join(" "),
        other.join(" ")
    );
    let play = with(2, "", &text);
    assert!(matches!(play.refuses("A move v01"), Reason::Nowhere { .. }));
    let play = with(2, "", &format!("{text}; A at: A"));
    assert!(play.allows("A move v01"), "with the architect in a city there is a place");
    // Three players, room for one house in all: beside the one that is to move.
    let mut places: Vec<String> =
        (2..=30).flat_map(|n| [n, n]).map(|n| format!("v{n:02}")).collect();
    let mut take = |houses: usize| places.split_off(places.len() - houses).join(" ");
    let (own, other, third) = (take(19), take(20), take(19));
    let text = format!(
        "A villages: v01 {own}; B villages: {other}; C villages: {third}; \
         A reserve: 0; B reserve: 0; C reserve: 1; A disc: move gold"
    );
    let play = with(3, "", &text);
    assert!(matches!(play.refuses("A move v01"), Reason::Nowhere { .. }), "its own room is none");
    assert!(play.allows("A move v30"), "another house may go there");
}

#[test]
fn r7_9_a_house_taken_up_may_be_put_back() {
    // Also into a village that is full, and a city without the architect.
    let mut play = at("A at: A; A villages: v01 v02; B villages: v01; A cities: B; \
                       A disc: move gold; A cards: builder");
    for (lift, place) in [("move v01", "v01"), ("free move B", "B")] {
        play.play(&format!("A {lift}; A to {place}"));
        assert_eq!(
            play.heard.last(),
            Some(&Event::PutBack { seat: A, place: place.parse().unwrap() })
        );
        assert_eq!((play.houses(A, place), play.phase()), (1, Phase::Act), "as it was");
    }
    assert_eq!((play.owed(), play.line("used")), (vec![Kind::Gold, Kind::Move], "-".to_owned()));
    // The same house is not taken up again before something else was done, by neither way.
    for lift in ["move v01", "move B", "free move v01", "free move B"] {
        let place = lift.rsplit(' ').next().unwrap().parse().unwrap();
        assert_eq!(play.refuses(&format!("A {lift}")), Reason::PutBack { place });
    }
    assert_eq!(play.line("put back"), "B v01");
    play.play("A end; A back");
    assert!(!play.allows("A move v01"), "to think of ending is no deed");
    assert!(play.allows("A move v02"), "another house is another house");
    // Both come back: the power moves one house, the action another.
    play.play("A gold; A free move v01; A to A; A move B; A to v03; A end");
    assert_eq!((play.houses(A, "A"), play.houses(A, "v03")), (1, 1));
    assert_eq!(play.purses()[1..], [15, 15, 15], "and nothing was left undone");
}

#[test]
fn r7_9_a_road_travelled_frees_the_house_and_no_turn_lasts_for_ever() {
    // Taken up too soon: put it back, travel, and take it along.
    let mut play = at("A villages: v01 v02 v20; A disc: move gold; A cards: mogul; roads: 28");
    play.play("A move v20; A to v20; A go A; A move v20; A to v20; A go S");
    assert_eq!(play.line("roads"), "30", "to take up and put back is no deed that gives rest");
    play.play("A move v20; A to v20");
    assert!(matches!(play.refuses("A go A"), Reason::Tired { .. }));
    assert_eq!(play.refuses("A move v20"), Reason::PutBack { place: "v20".parse().unwrap() });
    play.play("A move v01; A to v01; A move v02; A to v02");
    assert!(play.legal_with(A, "move").is_empty());
    play.play("A gold; A move v20; A to v21");
    assert_eq!((play.houses(A, "v21"), play.line("roads").as_str()), (1, "0"));
}

#[test]
fn r8_1_twelve_gold_where_the_architect_is() {
    let mut play = at("A at: A; A disc: palace palace; A gold: 23");
    play.play("A palace A centre");
    assert_eq!(play.gold(A), 11);
    assert_eq!(play.refuses("A palace A outer"), Reason::NoGold { need: 12, have: 11 });
    let play = at("A disc: palace gold");
    assert!(matches!(play.refuses("A palace A centre"), Reason::ArchitectAway { .. }));
}

#[test]
fn r8_2_any_free_site() {
    let play = at("A at: A; A disc: palace gold");
    assert_eq!(play.legal_with(A, "palace"), ["palace A centre", "palace A outer"]);
    let play = at("A at: A; A disc: palace gold; B palaces: A*");
    assert!(matches!(play.refuses("A palace A centre"), Reason::CentreTaken { by: B, .. }));
    assert_eq!(play.legal_with(A, "palace"), ["palace A outer"]);
}

#[test]
fn r8_3_several_palaces_of_one_player() {
    let mut play = at("A at: A; A disc: palace palace; A gold: 24; A palaces: A");
    play.play("A palace A outer; A palace A centre");
    assert_eq!(play.state.public().palaces_in(A, "A".parse().unwrap()), 3);
}

#[test]
fn r8_4_seven_palaces_in_a_city_neutral_ones_included() {
    let play = at("A at: A; A disc: palace gold; B palaces: A* A A A A; C palaces: A");
    assert!(matches!(play.refuses("A palace A outer"), Reason::SitesTaken { neutral: 1, .. }));
    assert!(play.legal_with(A, "palace").is_empty());
}

#[test]
fn r8_5_palaces_stay() {
    let play = at("A at: B; A palaces: A; A disc: move gold");
    assert!(matches!(play.refuses("A move A"), Reason::NoHouse { .. }));
}

#[test]
fn r8_6_palace_and_house_in_one_place_or_two() {
    let mut play = at("A at: A; A villages: v11 v12; A disc: palace+house gold");
    play.play("A palace A centre; A go B; A house B; A gold; A end");
    assert_eq!((play.gold(A), play.gold(B)), (4, 15));
    let mut play = at("A at: A; A disc: palace+house gold");
    play.play("A house v01; A palace A outer; A gold; A end");
    assert_eq!(play.gold(B), 15);
}

#[test]
fn r8_7_no_more_palaces_than_one_has() {
    let play = at("A at: A; A palaces: A* B* C* D* E* F* G*; A disc: palace gold");
    assert_eq!(play.refuses("A palace A outer"), Reason::NoPalaceLeft);
}
