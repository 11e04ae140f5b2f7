//! Chapter 1: the board and the pieces.

use crate::support::{A, at, faults, rulebook, with};
use engine::{Game, Message, Settings};
use maharaja::board::{self, NET};
use maharaja::{Ability, Character, City, Maharaja, Place, Reason, Reward, SITES, Track, bonus};

#[test]
fn r1_1_one_to_four_play() {
    let new = |players| Maharaja::new(players, &Settings::new(Maharaja::SETTINGS));
    for players in 1..=4 {
        assert_eq!(new(players).unwrap().players(), usize::from(players));
    }
    for players in [0, 5] {
        let why = Message::new("fault-players").number("found", players);
        let why = why.number("least", 1).number("most", 4);
        assert_eq!(new(players), Err(why.into()));
    }
    assert_eq!((rulebook(1, "").parties(), rulebook(3, "").parties()), (2, 3));
}

#[test]
fn r1_2_eight_places_thirty_villages_sixteen_roads() {
    assert_eq!((NET.junctions(), NET.villages(), NET.roads.len()), (8, 30, 16));
    let names: Vec<_> = Place::all().take(8).map(Place::name).collect();
    let expected =
        ["Sarai", "Delhi", "Jodhpur", "Ahmadabad", "Khajuraho", "Gwalior", "Bikaner", "Agra"];
    assert_eq!(names, expected);
    assert!(City::all().map(City::name).eq(expected.into_iter().skip(1)));
}

#[test]
fn r1_3_one_or_two_villages_on_every_road() {
    assert!(NET.sound(), "no two roads join the same two, each village lies on one road");
    let lengths: Vec<_> = NET.roads.iter().map(|road| road.villages.len()).collect();
    assert!(lengths.iter().all(|n| (1..=2).contains(n)));
    assert_eq!(lengths.iter().filter(|n| **n == 1).count(), 2);
    let meeting: Vec<_> = NET.at.iter().map(|roads| roads.len()).collect();
    assert_eq!(meeting, [5, 5, 4, 4, 4, 4, 3, 3]);
}

#[test]
fn r1_4_seven_sites_two_with_a_bonus() {
    assert_eq!(SITES, 7);
    for city in maharaja::City::all() {
        let given: Vec<u8> = (0..SITES).filter(|site| bonus(city, *site).is_some()).collect();
        assert_eq!(given, [1, 4], "{city}");
    }
    let play = at("A at: B; A plan: statue statue; A coins: 40");
    assert_eq!(play.legal_with(A, "statue B").len(), 7);
}

#[test]
fn r1_5_one_priest_seven_statues_twenty_shrines() {
    assert_eq!((board::STATUES, board::SHRINES), (7, 20));
    let statues = "A statues: A0 B0 C0 D0 E0 F0 G0 A1";
    assert!(faults(4, "", statues).contains(&"fault-statues".to_owned()));
    let shrines = "A hand: 15; A supply: 6";
    assert!(faults(4, "", shrines).contains(&"fault-shrines".to_owned()));
}

#[test]
fn r1_6_coins_and_prestige_have_no_end() {
    let mut play = at("A coins: 9999; A prestige: 9999; A plan: coins prestige");
    play.play("A coins; A prestige");
    assert_eq!((play.coins(A), play.prestige(A)), (9_999, 10_001));
}

#[test]
fn r1_7_characters_rewards_and_tokens() {
    assert_eq!((Character::all().count(), Reward::ALL.len(), board::MAHARANIS), (16, 8, 2));
    let once = Character::all().filter(|card| card.ability() == Ability::Once);
    assert_eq!(once.map(Character::number).collect::<Vec<_>>(), [2, 3, 4, 6, 10, 13, 14]);
    assert_eq!(Character::FIRST.ability(), Ability::None);
}

#[test]
fn r1_8_seven_action_tokens() {
    let mut play = at("A card: 14; A tokens: 3; B tokens: 4");
    play.play("A power 14");
    assert_eq!((play.tokens(A), play.state.public().tokens_left()), (3, 0), "void");
    let play = at("A card: 4; B tokens: 7");
    assert_eq!(play.refuses("A power 4"), Reason::NoTokenLeft);
    assert!(faults(2, "", "A tokens: 8").contains(&"fault-tokens".to_owned()));
    let mut play = with(2, "", "B tokens: 7; A at: F; A plan: statue coins");
    play.play("A statue F 1");
    assert_eq!(play.tokens(A), 0, "the site gives nothing");
}

#[test]
fn r1_9_sixteen_cells() {
    assert_eq!((board::CELLS, board::LEAD, board::ROUNDS), (16, 2, 7));
    let numbers: Vec<_> = (1..=16).map(Track::number).collect();
    assert_eq!(numbers[..9], [None; 9]);
    assert_eq!(numbers[9..], [1, 2, 3, 4, 5, 6, 7].map(Some));
}
