//! Chapter 6: travel.

use crate::support::{A, B, C, Play, at, city_of};
use maharaja::{Place, Reason, Verb};

#[test]
fn r6_1_from_place_to_place() {
    let mut play = at("A villages: v01 v02 v11 v12");
    play.play("A go A; A go B; A go A; A go S");
    assert!(matches!(play.refuses("A go v01"), Reason::NoStop { .. }));
    assert!(matches!(play.refuses("A go F"), Reason::NoRoad { .. }));
}

#[test]
fn r6_2_a_shrine_in_every_village() {
    let play = at("A villages: v01");
    match play.refuses("A go A") {
        Reason::RoadClosed { villages } => {
            assert_eq!(villages.iter().map(|v| v.to_string()).collect::<Vec<_>>(), ["v02"]);
        }
        other => panic!("{other:?}"),
    }
    assert!(at("A villages: v01; B villages: v02").allows("A go A"));
}

#[test]
fn r6_3_own_shrines_are_free() {
    let mut play = at("A villages: v01 v02; B villages: v01 v02");
    play.play("A go A");
    assert_eq!(play.purses(), [15, 15, 15, 15]);
}

#[test]
fn r6_4_one_coin_to_each_owner() {
    let mut play = at("B villages: v01 v02; C villages: v01");
    play.play("A go A");
    assert_eq!(play.purses(), [12, 17, 16, 15]);
}

#[test]
fn r6_5_at_every_passage_and_in_full() {
    let mut play = at("B villages: v01 v02; A coins: 5");
    play.play("A go A; A go S");
    assert_eq!((play.coins(A), play.coins(B)), (1, 19));
    assert!(matches!(play.refuses("A go A"), Reason::Toll { need: 2, have: 1, .. }));
}

#[test]
fn r6_6_the_cheapest_way_is_proposed() {
    let play = at("B villages: v01 v02; A villages: v03 v04 v11 v12; C villages: v30");
    let journey = play.state.public().journey(A);
    let to = city_of("A").place();
    assert_eq!(journey.toll(to), Some(0));
    assert_eq!(journey.stops(to).map(|p| p.to_string()).collect::<Vec<_>>(), ["B", "A"]);
    assert_eq!(journey.toll("G".parse::<Place>().unwrap()), None);
}

#[test]
fn r6_7_any_number_of_priests() {
    let play = at("A at: A; B at: A; C at: A; D at: A");
    for seat in [A, B, C] {
        assert_eq!(play.plain_cult(seat, "A"), 1);
    }
}

#[test]
fn r6_8_nothing_at_the_start() {
    let play = at("A plan: shrine statue");
    assert_eq!(play.refuses("A shrine S"), Reason::NotAtStart);
    let mut play = at("A villages: v01 v02 v03 v04");
    play.play("A go A; A go S; A go B");
    assert_eq!(play.coins(A), 15, "crossed freely");
}

#[test]
fn r6_9_thirty_roads_between_deeds() {
    let mut play = at("A villages: v01 v02; A plan: coins statue");
    let wander = |play: &mut Play| {
        for n in 0..30 {
            play.play(if n % 2 == 0 { "A go A" } else { "A go S" });
        }
    };
    let can = |play: &Play| match play.refuses("A go A") {
        Reason::Tired { most: 30, at, can } if at == Place::START => can.iter().collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    wander(&mut play);
    assert_eq!(can(&play), [Verb::Coins, Verb::End], "what can be done where it stands");
    play.play("A coins");
    wander(&mut play);
    assert_eq!(can(&play), [Verb::End]);
    play.play("A end");
    // A shrine that is taken back is no deed: it would go on for ever.
    let mut play = at("A villages: v01 v02; A plan: shrines coins");
    play.play("A shrine v05");
    wander(&mut play);
    assert_eq!(can(&play), [Verb::Coins, Verb::Back], "the city is out of reach for now");
    play.play("A back v05");
    assert_eq!(can(&play), [Verb::Coins, Verb::End]);
    play.play("A coins; A shrine v05; A go A; A shrine A; A end");
}

#[test]
fn r6_9_a_tired_priest_is_told_every_deed() {
    use Verb::{Coins, End, Power, Prestige, Shrine, Statue, Stock, Take, Token, Track};
    let nothing = "A plan: coins coins; done: 1 2";
    let cases: [(&str, &[Verb]); 11] = [
        (nothing, &[End]),
        // Each of these abilities is used by an action of another shape.
        (&format!("A card: 13; {nothing}"), &[Power, End]),
        (&format!("A card: 10; {nothing}"), &[Power, End]),
        (&format!("A card: 14; A tokens: 0; {nothing}"), &[Power, End]),
        (&format!("A card: 3; {nothing}"), &[Power, End]),
        (&format!("A card: 3; A coins: 0; A prestige: 3; {nothing}"), &[Power, End]),
        (&format!("A tokens: 1; {nothing}"), &[Token, End]),
        ("A plan: coins stock", &[Coins, Stock, End]),
        ("A plan: prestige character", &[Prestige, Take, End]),
        ("A plan: shrine track", &[Shrine, Track, End]),
        ("A at: A; A plan: statue statue", &[Statue, End]),
    ];
    for (text, deeds) in cases {
        let play = at(&format!("A villages: v01 v02; roads: 30; {text}"));
        let to = if play.priest(A) == "A" { "A go S" } else { "A go A" };
        let Reason::Tired { can, .. } = play.refuses(to) else { panic!("{text}: not tired") };
        assert_eq!(can.iter().collect::<Vec<_>>(), deeds, "{text}");
    }
}
