//! Chapter 1: the board and the pieces.

use crate::support::{A, fresh, rulebook, with};
use engine::{Game, Message, Settings};
use raja::board::{self, NET};
use raja::{City, Place, Raja};
use roads::Junction;

#[test]
fn r1_1_two_to_five_play() {
    let settings = Settings::new(Raja::SETTINGS);
    for players in 0..=9 {
        let made = Raja::new(players, &settings);
        assert_eq!(made.is_ok(), (2..=5).contains(&players));
        let told = Message::new("fault-players").number("found", players);
        let told = told.number("least", 2).number("most", 5);
        assert!(made.is_ok() || made == Err(told.into()), "how many can is told");
    }
}

#[test]
fn r1_2_start_cities_villages_and_roads() {
    assert_eq!((NET.junctions(), NET.villages(), NET.roads.len()), (8, 30, 16));
    let names: Vec<_> = Place::all().take(8).map(Place::name).collect();
    let expected =
        ["Sarai", "Delhi", "Jodhpur", "Ahmadabad", "Khajuraho", "Gwalior", "Bikaner", "Agra"];
    assert_eq!(names, expected);
}

#[test]
fn r1_3_one_or_two_villages_on_every_road() {
    assert!(NET.sound(), "no two roads join the same two, each village lies on one road");
    let lengths: Vec<_> = NET.roads.iter().map(|road| road.villages.len()).collect();
    assert!(lengths.iter().all(|n| (1..=2).contains(n)));
    assert_eq!(lengths.iter().filter(|n| **n == 1).count(), 2);
    let meeting: Vec<_> = NET.at.iter().map(|roads| roads.len()).collect();
    assert_eq!(meeting, [5, 5, 4, 4, 4, 4, 3, 3]);
    // The two short ones run along the short sides: Barmer and Kalpi.
    let ends = |a: usize, b: usize| NET.between(Junction::new(a), Junction::new(b)).unwrap();
    assert_eq!(NET.road(ends(3, 6)).villages.len() + NET.road(ends(4, 7)).villages.len(), 2);
}

#[test]
fn r1_4_seven_sites_in_every_city() {
    assert_eq!(board::OUTER_SITES + 1, 7);
    let mut play = with(5, "", "A at: A; A palaces: A A A A A; A disc: palace palace; A gold: 24");
    play.play("A palace A outer; A palace A centre");
    let public = play.state.public();
    let city = City::new(0);
    assert_eq!((public.outer_built(city), play.game.outer_free(public, city)), (6, 0));
}

#[test]
fn r1_5_the_pieces_of_a_player_and_a_bank_without_end() {
    assert_eq!((board::PALACES, board::HOUSES), (7, 20));
    let mut play = with(2, "", "A gold: 9999; A disc: gold gold");
    play.play("A gold; A gold");
    assert_eq!(play.gold(A), 10_003);
}

#[test]
fn r1_6_the_governors_track() {
    assert_eq!((board::START_SPACES, board::NUMBER_SPACES, raja::TOP), (7, 10, 17));
    let names: Vec<_> = [1, 7, 8, 17].map(raja::space_name).to_vec();
    assert_eq!(names, ["s1", "s7", "n1", "n10"]);
    assert!(!crate::support::faults(2, "", "track: A B C D E F").is_empty(), "one is missing");
    for space in ["s0", "s8", "n0", "n11", "n", "x1"] {
        let faults = crate::support::faults(2, "", &format!("reached: {space}"));
        assert_eq!(faults, ["fault-position-value"], "there is no space {space}");
    }
}

#[test]
fn r1_7_six_characters_and_the_yogi() {
    let cards = |options: &str| rulebook(2, options).cards().len();
    assert_eq!((cards(""), cards("advanced1=on"), cards("advanced2=on")), (6, 7, 6));
    let mut play = fresh(2, "");
    play.play("* governors ABCDEFG; * youngest A");
    assert!(matches!(play.refuses("A choose yogi"), raja::Reason::CardUnused { .. }));
}
