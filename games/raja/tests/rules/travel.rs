//! Chapter 6: travel.

use crate::support::{A, B, C, at, with};
use engine::{Illegal, Words};
use raja::{Action, Deed, Event, Place, Reason};

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
    let by_the_bank = |event: &Event| matches!(event, Event::Travelled { bank: true, .. });
    assert_eq!(play.heard.iter().filter(|event| by_the_bank(event)).count(), 2);
    let mut own = at("A cards: monk; A villages: v01 v02");
    own.play("A go A");
    assert!(!by_the_bank(&own.heard[0]), "where nothing is due the bank pays nothing");
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
    let stops: Vec<_> = journey.stops(goal).map(|place| place.to_string()).collect();
    assert_eq!(stops, ["A", "B"]);
    // The table in words tells the same, and where the purse does not reach.
    let told = |gold: u8| {
        let play = at(&format!("A cards: mogul; A gold: {gold}; B villages: v01 v02"));
        let told = play.game.describe(&play.view(A));
        let journeys = told.iter().find(|section| section.title.id == "view-title-journeys");
        let lines = &journeys.expect("a list of journeys").lines;
        lines.iter().map(|line| line.id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!((told(2), told(1)), (vec!["view-journey".into()], vec!["view-journey-dear".into()]));
}

#[test]
fn r6_10_start_and_cities_are_crossed_freely() {
    let mut play = at("A at: B; A villages: v03 v04 v01 v02; B at: S; A disc: house gold");
    play.play("A go S; A go A");
    assert_eq!(play.gold(A), 15);
    assert_eq!(play.refuses("A house S"), Reason::NotAtStart);
}

#[test]
fn r6_12_thirty_roads_with_nothing_else_done() {
    let mut play = at("A villages: v01 v02; A disc: palace gold; A cards: mogul");
    let wander = |play: &mut crate::support::Play| {
        for _ in 0..15 {
            play.play("A go A; A go S");
        }
        assert!(play.legal_with(A, "go ").is_empty());
    };
    wander(&mut play);
    let deeds = [Deed::Gold, Deed::GiveUp].into_iter().collect();
    assert_eq!(play.refuses("A go A"), Reason::Tired { most: 30, deeds });
    // Second thoughts about ending are free, as often as one likes, and no way round the limit.
    play.play("A end; A back; A end; A back; A end; A back");
    assert_eq!(play.line("roads"), "30");
    assert_eq!(play.refuses("A go A"), Reason::Tired { most: 30, deeds });
    play.play("A gold; A go A");
    assert_eq!(play.line("roads"), "1", "something was done: the count begins anew");
    play.play("A go S");
    for _ in 0..14 {
        play.play("A go A; A go S");
    }
    // Nobody is trapped there: whoever asks to end may still play on.
    play.play("A end; A back; A drop palace; A go A; A end");
    assert_eq!((play.to_move().as_str(), play.at(A).as_str()), ("B", "A"));
    // Turning back does not count as a road either.
    let mut play = at("A villages: v01 v02; A disc: palace gold; roads: 28");
    play.play("A go A; A end; A back; A go S");
    assert!(matches!(play.refuses("A go A"), Reason::Tired { .. }));
}

#[test]
fn r6_12_who_rests_is_told_what_can_be_done() {
    let told = |options: &str, text: &str| {
        let mut play = with(2, options, &format!("roads: 29; A villages: v01 v02; {text}"));
        play.play("A go A");
        let reason = play.refuses("A go S");
        let Reason::Tired { deeds, .. } = reason else { panic!("{reason:?}") };
        // What is told is what is listed, no more and no less.
        let legal = play.legal_for(A);
        let listed = |deed: &Deed| legal.iter().any(|action| deed_of(*action) == Some(*deed));
        assert_eq!(deeds, Deed::ALL.into_iter().filter(listed).collect(), "{text}");
        deeds.iter().collect::<Vec<_>>()
    };
    use Deed::{Builder, Character, GiveUp, Gold, Governor, House, Move, Palace, Quarry, Token};
    assert_eq!(told("", "A cards: mogul; A disc: gold gold; done: 1 2"), []);
    assert_eq!(told("", "A cards: mogul; A disc: gold quarry"), [Gold, Quarry, GiveUp]);
    assert_eq!(
        told("", "A cards: mogul; A disc: palace+house move; A gold: 3"),
        [House, Move, GiveUp]
    );
    assert_eq!(
        told("", "A cards: artisan; A disc: palace governor; A gold: 9"),
        [Palace, Governor, GiveUp]
    );
    assert_eq!(
        told("", "A cards: artisan; A disc: palace governor; A gold: 8"),
        [Governor, GiveUp]
    );
    let taken = "B palaces: A*; A cards: artisan; A disc: palace palace; A gold: 9";
    assert_eq!(told("", taken), [Palace, GiveUp], "an outer site is left");
    assert_eq!(told("", "A cards: mogul; A disc: house house"), [House, GiveUp]);
    assert_eq!(told("", "A cards: mogul; A disc: move move"), [Move, GiveUp]);
    assert_eq!(told("", "A cards: builder; A disc: gold gold; done: 1 2"), [Builder]);
    assert_eq!(told("", "A cards: builder; A disc: gold gold; done: 1 2; used: builder"), []);
    assert_eq!(told("", "A cards: mogul; A disc: character gold; done: 1"), [Character, GiveUp]);
    assert_eq!(told("advanced1=on", "A cards: mogul; A tokens: 1; done: 1 2"), [Token]);
    let all =
        "A cards: mogul merchant sadhu monk; B cards: builder artisan; A disc: character gold";
    assert_eq!(told("advanced2=on", all), [Gold, Character, GiveUp], "by a swap");
    let few =
        "B cards: mogul merchant sadhu monk builder; A cards: artisan; A disc: character gold";
    assert_eq!(told("advanced2=on", few), [Gold, Character, GiveUp]);
}

/// What kind of deed an action is, as the test sees it.
fn deed_of(action: Action) -> Option<Deed> {
    Some(match action {
        Action::Gold => Deed::Gold,
        Action::Quarry => Deed::Quarry,
        Action::House(_) => Deed::House,
        Action::Move(_) => Deed::Move,
        Action::Palace(..) => Deed::Palace,
        Action::Governor(_) => Deed::Governor,
        Action::Take(_) | Action::Swap { .. } | Action::Attract(_) => Deed::Character,
        Action::FreeHouse(_) | Action::FreeMove(_) => Deed::Builder,
        Action::Token(_) => Deed::Token,
        Action::Drop(_) => Deed::GiveUp,
        _ => return None,
    })
}

#[test]
fn r6_11_a_broken_road_leaves_architects_where_they_are() {
    let mut play = with(3, "", "A at: A; B at: A; A villages: v01 v02; A disc: move gold");
    play.play("A move v02; A to v20; A gold; A end");
    assert_eq!((play.at(A).as_str(), play.at(B).as_str(), play.at(C).as_str()), ("A", "A", "S"));
    assert!(matches!(play.refuses("B go S"), Reason::RoadClosed { .. }));
}
