//! The worked examples of the printed rules, with their exact numbers. Red is
//! A, Blue is B, Green is C, Yellow is D.

use crate::support::{A, B, C, D, at, begun, with};
use raja::{Event, Kind, Place, Reason};

#[test]
fn w1_start_and_city_are_linked_when_no_village_is_empty() {
    let play = at("A villages: v01 v02 v03");
    let journey = play.state.public().journey(A);
    let to = |city: &str| journey.toll(city.parse::<Place>().unwrap());
    assert_eq!((to("A"), to("B")), (Some(0), None));
    assert!(play.allows("A go A"));
    assert!(matches!(play.refuses("A go B"), Reason::RoadClosed { .. }));
}

#[test]
fn w2_the_first_move_of_the_maharaja() {
    let mut play = begun(2, "");
    assert_eq!((play.line("maharaja"), play.track()), ("S".into(), "A B C D E F G".into()));
    play.play("A choose mogul; B choose monk");
    for village in 1..=4 {
        play.play(&format!("A house v{:02}; B house v{:02}", 2 * village, 2 * village + 1));
    }
    assert_eq!(play.line("maharaja"), "A");
    assert_eq!(play.track(), ". B C D E F G A");
    assert_eq!(play.line("reached"), "n1");
}

#[test]
fn w3_each_house_of_others_costs_one() {
    let mut play =
        at("turn: C; C cards: builder; A villages: v01; B villages: v01; C villages: v02; \
         C gold: 10; A gold: 5; B gold: 5");
    play.play("C go A");
    assert_eq!((play.gold(C), play.gold(A), play.gold(B)), (8, 6, 6));
}

#[test]
fn w4_two_houses_of_one_owner_cost_two() {
    let mut play = at(
        "turn: C; C cards: builder; A villages: v01 v01; C villages: v02; C gold: 10; A gold: 5",
    );
    play.play("C go A");
    assert_eq!((play.gold(C), play.gold(A)), (8, 7));
}

#[test]
fn w5_the_bank_pays_for_the_monk() {
    let mut play =
        at("turn: C; C cards: monk; A villages: v01; B villages: v01; C villages: v02; \
         C gold: 10; A gold: 5; B gold: 5");
    play.play("C go A");
    assert_eq!((play.gold(C), play.gold(A), play.gold(B)), (10, 6, 6));
    let told = play.heard.iter().any(|event| matches!(event, Event::Travelled { bank: true, .. }));
    assert!(told);
}

#[test]
fn w6_a_governor_passes_two_others() {
    let mut play = with(2, "", "A disc: gold governor; track: . B C D E F G A");
    play.play("A governor D");
    assert_eq!(play.track(), ". D B C E F G A");
    play.play("A gold; A end").end_round();
    assert_eq!((play.line("maharaja"), play.line("reached")), ("D".into(), "n2".into()));
    assert_eq!(play.track(), ". . B C E F G A D");
}

#[test]
fn w7_empty_spaces_count_and_gaps_stay() {
    let mut play = with(
        2,
        "",
        "round: 4; maharaja: C; reached: n4; A disc: gold governor; \
         track: . . . . E F G A D B C",
    );
    play.play("A governor F");
    assert_eq!(play.track(), ". . . F . E G A D B C");
    play.play("A gold; A end").end_round();
    assert_eq!((play.line("maharaja"), play.line("reached")), ("F".into(), "n5".into()));
    assert_eq!(play.track(), ". . . . . E G A D B C F");
}

#[test]
fn w8_the_merchant_pays_and_then_the_monk_travels() {
    let mut play =
        at("phase: seal; A cards: merchant; A gold: 5; B cards: sadhu; C cards: builder; \
         D cards: artisan; B villages: v01 v01 v02; B gold: 10");
    play.play("A seal character gold; B seal gold gold; C seal gold gold; D seal gold gold");
    assert_eq!((play.to_move().as_str(), play.gold(A)), ("A", 6));
    play.play("A take monk; A go A");
    assert_eq!((play.gold(A), play.gold(B)), (6, 13));
    assert_eq!(play.bank(), [1, 2]);
}

#[test]
fn w9_the_builder_builds_and_then_the_artisan() {
    let mut play =
        at("A cards: builder; A gold: 9; A at: A; A disc: palace character; B cards: mogul");
    play.play("A free house A");
    assert_eq!((play.gold(A), play.reserve(A)), (9, 5));
    play.play("A take artisan; A palace A centre");
    assert_eq!(play.gold(A), 0);
    play.play("A end");
    assert_eq!(play.purses()[1..], [15, 15, 15], "nobody is compensated");
}

#[test]
fn w10_a_renounced_palace_pays_the_others() {
    let mut play = at("A gold: 5; A at: A; A disc: palace+house gold");
    play.play("A gold");
    assert_eq!(play.gold(A), 7);
    play.play("A house A");
    assert_eq!((play.gold(A), play.owed()), (6, vec![Kind::PalaceHouse]));
    play.play("A end; A confirm");
    assert_eq!(play.purses(), [6, 17, 17, 17]);
}

#[test]
fn w11_the_publishers_example() {
    let mut play = at("A cards: monk; A gold: 12; A disc: palace+house character; maharaja: D; \
         D villages: v01 v02; B villages: v13 v14; C villages: v23 v24; \
         B cards: mogul; C cards: merchant; D cards: sadhu");
    play.play("A go A");
    assert_eq!((play.gold(A), play.gold(D)), (12, 17));
    play.play("A house A");
    assert_eq!(play.gold(A), 11);
    play.play("A go E");
    assert_eq!((play.gold(A), play.gold(B)), (11, 17));
    play.play("A take artisan; A palace E centre");
    assert_eq!(play.gold(A), 2);
    play.play("A go D");
    assert_eq!((play.gold(A), play.gold(C)), (0, 17));
    assert!(play.owed().is_empty());
    play.play("A end");
    assert_eq!(play.purses(), [0, 17, 17, 17], "nobody is compensated");
    assert_eq!(play.points(A, "D"), 1);
}

#[test]
fn w12_points_of_a_city() {
    assert_eq!(at("A at: A").points(A, "A"), 1);
    assert_eq!(at("A cities: A").points(A, "A"), 1);
    assert_eq!(at("A at: A; A cities: A A; A palaces: A* A").points(A, "A"), 1 + 2 + 1 + 3);
}

#[test]
fn w13_the_large_example_of_scoring() {
    let mut play =
        at("phase: seal; A cards: mogul; B cards: sadhu; C cards: builder; D cards: artisan; \
         maharaja: A; A at: A; B at: A; C at: A; D villages: v01 v02 v07 v08; B villages: v09");
    play.play(
        "A seal gold palace+house; B seal palace+house move; C seal houses houses; \
         D seal palace+house governor",
    );
    play.play("A gold; A house v17; A palace A centre; A end");
    assert_eq!((play.gold(A), play.points(A, "A")), (4, 4));
    play.play("B palace A outer; B house A; B move v09; B to A; B end");
    assert_eq!((play.gold(B), play.points(B, "A")), (2, 5));
    play.play("C house A; C house A; C free house A; C house A; C house A; C end");
    assert_eq!((play.gold(C), play.reserve(C), play.points(C, "A")), (11, 1, 6));
    play.play("D go D; D palace D centre; D house D");
    assert_eq!(play.gold(D), 5);
    play.play("D governor D");
    assert_eq!(play.track(), ". D B C E F G A");
    play.play("D go S; D go A; D end");
    assert_eq!(play.prizes(), [6, 9, 12, 3]);
    let tally = play.heard.iter().find_map(|event| match event {
        Event::Scored { tally, .. } => {
            Some(tally.map(|t| [t.architect, t.houses, t.outer, t.centre, t.home]))
        }
        _ => None,
    });
    let parts = [[1, 0, 0, 3, 0], [1, 2, 2, 0, 0], [1, 5, 0, 0, 0], [1, 0, 0, 0, 0], [0; 5]];
    assert_eq!(tally, Some(parts), "what the points are for");
    assert_eq!(play.purses(), [10, 11, 23, 8]);
    assert_eq!((play.line("maharaja"), play.line("reached")), ("D".into(), "n2".into()));
}

#[test]
fn w14_an_action_token_between_two_actions() {
    let mut play = with(
        4,
        "advanced1=on",
        "A gold: 16; A reserve: 1; A cities: B B B B B B B B B; A tokens: 1; A at: A; \
         A disc: houses quarry",
    );
    assert_eq!(play.quarry(A), 10);
    play.play("A quarry");
    assert_eq!((play.reserve(A), play.quarry(A)), (3, 8));
    play.play("A token palace+house");
    assert_eq!(play.state.public().tokens_left(), 7, "the token is back at once");
    play.play("A palace A outer; A house v05");
    assert_eq!((play.gold(A), play.reserve(A)), (3, 2));
    play.play("A house A; A house v06");
    assert_eq!((play.gold(A), play.reserve(A), play.owed().len()), (1, 0, 0));
    assert_eq!(play.refuses("A token gold"), Reason::NoToken);
    let mut two = with(4, "advanced1=on", "A tokens: 2");
    two.play("A token gold");
    assert_eq!(two.refuses("A token gold"), Reason::TokenUsed);
}

#[test]
fn w15_a_bid_of_nothing_may_win() {
    let mut play = begun(3, "advanced1=on");
    play.play("A bid 0; B pass; C pass; A choose artisan");
    assert_eq!(play.gold(A), 15);
    play.play("B bid 0; C pass; B choose builder");
    assert_eq!(play.to_move(), "C");
    play.play("C choose yogi");
    assert_eq!(play.purses(), [15, 15, 15], "the last one pays nothing");
}

#[test]
fn w16_two_houses_are_not_both_in_villages() {
    let mut play = at("A disc: gold houses");
    play.play("A house v01");
    assert_eq!(play.refuses("A house v02"), Reason::CityOnly);
    assert_eq!(play.refuses("A house v01"), Reason::CityOnly);
}

#[test]
fn w17_a_moved_house_breaks_the_road() {
    let mut play = at("A disc: gold move; A villages: v01 v02; B at: A; B disc: house gold");
    assert!(play.allows("A go A"));
    play.play("A move v01; A to v05; A gold");
    assert!(!play.allows("A go A"));
    play.play("A end");
    assert!(!play.allows("B go S"), "closed from the other side too");
    play.play("B house v01");
    assert!(play.allows("B go S"));
}

#[test]
fn w18_a_robbed_player_takes_the_card_back() {
    let mut play = with(
        3,
        "",
        "A cards: mogul; B cards: artisan; C cards: sadhu; A disc: gold character; \
         B disc: gold character",
    );
    play.play("A take artisan");
    assert_eq!(play.to_move(), "B");
    assert_eq!(
        play.legal_with(B, "choose"),
        ["choose mogul", "choose merchant", "choose monk", "choose builder"]
    );
    play.play("B choose monk; A gold; A end");
    // The Sadhu comes before the Monk.
    assert_eq!(play.to_move(), "C");
    play.play("C gold; C gold; C end; B take artisan");
    assert_eq!(play.to_move(), "A");
    assert_eq!((play.cards(B), play.bank()), (vec![6], vec![1, 2, 4, 5]));
    play.play("A choose mogul");
    assert_eq!((play.cards(A), play.to_move().as_str()), (vec![1], "B"));
}
