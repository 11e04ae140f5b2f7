//! Chapter 2: setting up.

use crate::support::{A, B, at, begun, fresh, rulebook, with};
use engine::{Game, Illegal};
use raja::{Chance, Event, Reason};

#[test]
fn r2_1_governors_are_drawn_and_the_maharaja_waits() {
    let mut play = fresh(3, "");
    assert_eq!((play.to_move().as_str(), play.line("maharaja").as_str()), ("chance", "S"));
    assert_eq!(play.denies("* governors AABCDEF"), Illegal::Rule(Reason::NotEachGovernor));
    assert_eq!(play.denies("* youngest A"), Illegal::Rule(Reason::OtherChance));
    // Every governor comes to every space as often as any other.
    let mut random = testkit::rng(21);
    let mut fallen = [[0; 7]; 7];
    for _ in 0..7000 {
        let Chance::Governors(order) = play.game.roll(&play.state, &mut random) else {
            panic!("governors are drawn first")
        };
        for (space, city) in order.into_iter().enumerate() {
            fallen[space][city.index()] += 1;
        }
    }
    assert!(fallen.as_flattened().iter().all(|n| (850..1150).contains(n)), "{fallen:?}");
    play.play("* governors GFEDCBA");
    assert_eq!(play.track(), "G F E D C B A");
}

#[test]
fn r2_2_neutral_palaces_by_number_of_players() {
    for (players, neutral, free) in [(2, 3, 4), (3, 2, 5), (4, 1, 6), (5, 0, 7)] {
        for options in ["", "advanced1=on", "short=on", "advanced2=on"] {
            let game = rulebook(players, options);
            assert_eq!(game.neutral(), neutral);
            let play = fresh(players, options);
            for city in raja::City::all() {
                let outer = game.outer_free(play.state.public(), city);
                assert_eq!(outer + 1, free, "an outer site each, never the centre");
            }
        }
    }
}

#[test]
fn r2_3_neutral_palaces_count_for_nothing() {
    let mut play = with(2, "", "turn: B; played: A; A cards: artisan; B cards: mogul");
    play.play("B gold; B gold; B end");
    assert_eq!(play.prizes(), [0, 0], "three neutral palaces score for nobody");
    // Who has one house beside them is first, and alone.
    let mut play = with(2, "", "turn: B; played: A; A cards: artisan; B cards: mogul; A cities: A");
    play.play("B gold; B gold; B end");
    assert_eq!((play.prizes(), play.purses()), (vec![15, 0], vec![30, 19]));
    // Nobody is nearer to the last palace by them.
    let text = "A palaces: A B* C* D* E*; A at: A; A disc: palace gold";
    let mut play = with(2, "", text);
    play.play("A palace A centre").end_round();
    assert!(!play.over());
}

#[test]
fn r2_4_chance_names_the_youngest() {
    let mut play = fresh(3, "");
    play.play("* governors ABCDEFG");
    assert_eq!(play.to_move(), "chance");
    assert_eq!(play.denies("* youngest D"), Illegal::Rule(Reason::NoSuchSeat));
    let mut random = testkit::rng(24);
    let mut fallen = [0; 3];
    for _ in 0..3000 {
        let Chance::Youngest(seat) = play.game.roll(&play.state, &mut random) else {
            panic!("then the youngest")
        };
        fallen[seat.index()] += 1;
    }
    assert!(fallen.iter().all(|n| (850..1150).contains(n)), "{fallen:?}");
    play.play("* youngest C");
    assert_eq!(play.to_move(), "C");
}

#[test]
fn r2_5_characters_are_chosen_clockwise() {
    let mut play = fresh(3, "");
    play.play("* governors ABCDEFG; * youngest B; B choose monk");
    assert_eq!(play.to_move(), "C");
    let reason = Reason::NotInBank { card: raja::Character::Monk, holder: B };
    assert_eq!(play.refuses("C choose monk"), reason);
    play.play("C choose mogul");
    assert_eq!(play.to_move(), "A");
    play.play("A choose artisan");
    assert_eq!(play.bank(), [2, 3, 5], "the others lie in the bank");
}

#[test]
fn r2_6_fifteen_gold_and_the_architect_at_the_start() {
    let play = fresh(5, "");
    assert_eq!(play.purses(), [15; 5]);
    assert!(play.state.public().architect.iter().all(|place| place.to_string() == "S"));
}

#[test]
fn r2_7_opening_houses_one_at_a_time() {
    let mut play = begun(2, "");
    play.play("A choose monk; B choose mogul");
    assert_eq!(play.to_move(), "B", "the lowest character begins");
    assert_eq!(play.legal_for(B).len(), 30, "any village, and no passing");
    assert!(matches!(play.refuses("B house A"), Reason::VillageOnly { .. }));
    assert!(matches!(play.refuses("B house S"), Reason::VillageOnly { .. }));
    play.play("B house v01");
    assert_eq!((play.to_move().as_str(), play.gold(B)), ("A", 15), "for nothing");
    play.play("A house v02; B house v03");
    assert_eq!(play.to_move(), "A", "the same order, no snake");
}

#[test]
fn r2_8_two_houses_in_a_village_one_with_two_players() {
    let mut play = begun(3, "");
    play.play("A choose mogul; B choose merchant; C choose sadhu");
    play.play("A house v01; B house v02; C house v02; A house v01");
    assert_eq!(play.houses(A, "v01"), 2, "both of one player");
    for village in ["v01", "v02"] {
        let reason = play.refuses(&format!("B house {village}"));
        assert!(matches!(reason, Reason::VillageFull { limit: 2, .. }));
    }
    let mut play = begun(2, "");
    play.play("A choose mogul; B choose merchant; A house v01");
    assert!(matches!(play.refuses("B house v01"), Reason::VillageFull { limit: 1, .. }));
}

#[test]
fn r2_9_six_houses_come_from_the_quarry() {
    let mut play = begun(2, "");
    play.play("A choose mogul; B choose merchant");
    assert_eq!((play.reserve(A), play.quarry(A)), (4, 16));
    play.play("A house v01; B house v02; A house v03; B house v04; A house v05; B house v06");
    play.play("A house v07; B house v08");
    assert!(play.heard.contains(&Event::Supplied { houses: 6 }));
    for seat in [A, B] {
        assert_eq!((play.reserve(seat), play.quarry(seat)), (6, 10));
    }
}

#[test]
fn r2_10_only_the_reserve_is_built_from() {
    let villages = "v01 v02 v03 v04 v05 v06 v07 v08 v09 v10";
    let play = at(&format!("A villages: {villages}; A reserve: 0; A disc: house gold"));
    assert_eq!(play.quarry(A), 10);
    assert_eq!(play.refuses("A house v11"), Reason::NoReserve { quarry: 10 });
    // A moved house stays on the board.
    let mut play = at("A villages: v01; A disc: move gold");
    play.play("A move v01; A to v02");
    assert_eq!((play.reserve(A), play.houses(A, "v02")), (6, 1));
}
