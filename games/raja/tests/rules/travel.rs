//! Chapter 6: travel.

use crate::support::{A, B, C, at, with};
use engine::{Illegal, Words};
use raja::{Place, Reason};

#[test]
fn r6_1_any_number_of_journeys_in_ones_own_turn() {
    let mut play = at("A villages: v01 v02 v11 v12; B villages: v03 v04");
    play.play("A go A; A go B; A go A; A go S; A go A");
    assert_eq!((play.at(A).as_str(), play.owed().len()), ("A", 2), "and no action is used");
    assert_eq!(play.denies("B go B"), Illegal::NotYou);
}

#[test]
fn r6_2_from_stop_to_stop() {
    let play = at("A villages: v01 v02 v15 v16");
    assert!(matches!(play.refuses("A go v02"), Reason::NoStop { .. }));
    assert!(matches!(play.refuses("A go F"), Reason::NoRoad { .. }), "two roads, two steps");
    assert!(matches!(play.refuses("A go S"), Reason::NoRoad { .. }), "one is there already");
    let mut play = play;
    play.play("A go A; A go F");
    assert_eq!(play.at(A), "F");
}

#[test]
fn r6_3_every_village_needs_a_house() {
    let play = at("A villages: v01");
    let reason = play.refuses("A go A");
    let Reason::RoadClosed { villages } = reason else { panic!("{reason:?}") };
    assert_eq!(villages.iter().map(Place::name).collect::<Vec<_>>(), ["Rewari"]);
    assert!(at("B villages: v01 v02").allows("A go A"), "anybody's will do");
}

#[test]
fn r6_4_an_own_house_is_free() {
    let mut play = at("A villages: v01 v02; B villages: v01; C villages: v02");
    play.play("A go A");
    assert_eq!(play.purses(), [15; 4], "and nobody is paid");
}

#[test]
fn r6_5_one_gold_for_each_house() {
    let mut play = at("B villages: v01 v01; C villages: v02; A villages: v11");
    play.play("A go A");
    assert_eq!(play.purses(), [12, 17, 16, 15]);
}

#[test]
fn r6_6_every_passage_is_paid() {
    let mut play = at("B villages: v01 v02");
    play.play("A go A; A go S; A go A");
    assert_eq!((play.gold(A), play.gold(B)), (9, 21));
}

#[test]
fn r6_7_the_whole_toll_in_hand() {
    let text = "B villages: v01 v02 v11 v12";
    let play = at(&format!("{text}; A gold: 1"));
    assert!(matches!(play.refuses("A go A"), Reason::Toll { need: 2, have: 1, .. }));
    let mut play = at(&format!("{text}; A gold: 3"));
    play.play("A go A");
    assert!(matches!(play.refuses("A go B"), Reason::Toll { need: 2, have: 1, .. }));
    // Gold that comes in between may be spent: one road after another.
    play.play("A gold; A go B");
    assert_eq!(play.gold(A), 1);
}

#[test]
fn r6_8_the_bank_pays_for_the_monk_while_it_is_held() {
    let mut play = at(
        "A cards: monk; A gold: 0; B villages: v01 v02 v11 v12; C villages: v11; A villages: v12; \
         A disc: character gold",
    );
    play.play("A go A; A go B");
    assert_eq!(play.purses(), [0, 18, 16, 15], "nothing where one has a house");
    play.play("A take artisan");
    assert!(matches!(play.refuses("A go A"), Reason::Toll { need: 2, have: 0, .. }));
}

#[test]
fn r6_9_the_cheapest_way_is_proposed() {
    // To Jodhpur by way of Delhi for nothing, straight for two.
    let play = at("A villages: v01 v02 v11 v12; B villages: v03 v04");
    let journey = play.state.public().journey(A);
    let goal: Place = "B".parse().unwrap();
    assert_eq!(journey.toll(goal), Some(0));
    let stops: Vec<_> = journey.stops(goal).map(|place| place.to_string()).collect();
    assert_eq!(stops, ["A", "B"]);
    assert!(play.allows("A go B"), "the player chooses all the same");
    // The Monk pays nothing either way: then by the way that earns others least.
    let play = at("A cards: monk; A villages: v01 v02 v11; C villages: v12; B villages: v03 v04");
    let journey = play.state.public().journey(A);
    assert_eq!((journey.toll(goal), journey.earned(goal)), (Some(0), Some(1)));
    let told = play.game.describe(&play.view(A));
    assert!(told.iter().any(|section| section.title.id == "view-title-journeys"));
}

#[test]
fn r6_10_start_and_cities_are_crossed_freely() {
    let mut play = at("A at: B; A villages: v03 v04 v01 v02; B at: S; A disc: house gold");
    play.play("A go S; A go A");
    assert_eq!(play.gold(A), 15);
    assert_eq!(play.refuses("A house S"), Reason::NotAtStart);
}

#[test]
fn r6_12_thirty_roads_with_nothing_done() {
    let mut play = at("A villages: v01 v02; A disc: palace gold");
    let wander = |play: &mut crate::support::Play| {
        for _ in 0..14 {
            play.play("A go A; A go S");
        }
        play.play("A end; A back; A go A");
        assert_eq!(play.refuses("A go S"), Reason::Tired { most: 30 });
        assert!(play.legal_with(A, "go ").is_empty());
    };
    wander(&mut play);
    play.play("A gold; A go S");
    assert_eq!(play.line("roads"), "1", "something was done: the count begins anew");
    play.play("A go A; A go S");
    for _ in 0..13 {
        play.play("A go A; A go S");
    }
    play.play("A go A; A end");
    assert_eq!(play.line("roads"), "30");
    assert_eq!(play.refuses("A back"), Reason::Tired { most: 30 });
    play.play("A confirm");
    assert_eq!(play.to_move(), "B");
}

#[test]
fn r6_11_a_broken_road_leaves_architects_where_they_are() {
    let mut play = with(3, "", "A at: A; B at: A; A villages: v01 v02; A disc: move gold");
    play.play("A move v02; A to v20; A gold; A end");
    assert_eq!((play.at(A).as_str(), play.at(B).as_str(), play.at(C).as_str()), ("A", "A", "S"));
    assert!(matches!(play.refuses("B go S"), Reason::RoadClosed { .. }));
}
