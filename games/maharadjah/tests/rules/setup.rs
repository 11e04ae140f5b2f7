//! Chapter 1: players, pieces, set-up, and the map.

use crate::support::*;
use maharadjah::ages::age;
use maharadjah::board::{BORDERS, MAP};
use maharadjah::map::{Evidence, evidence};
use maharadjah::tables::{ARMIES, FACTORIES};
use maharadjah::*;

fn nations_of(scenario: Scenario, seat: usize) -> Vec<&'static str> {
    let mine = |n: &&Nation| scenario.seat(**n).is_some_and(|s| s.index() == seat);
    Nation::ALL.iter().filter(mine).map(|n| n.key()).collect()
}

#[test]
fn r1_1_every_scenario_shares_out_the_nations() {
    assert_eq!(Scenario::ALL.map(Scenario::players), [3, 4, 5, 3]);
    assert_eq!(nations_of(Scenario::Four, 0), ["pandya", "greeks", "mughals", "portuguese"]);
    assert_eq!(
        nations_of(Scenario::Four, 1),
        ["afghans", "mahrattas", "harappans", "muslims", "french"]
    );
    assert_eq!(nations_of(Scenario::Four, 2), ["chola", "sikhs", "rajputs", "british"]);
    assert_eq!(nations_of(Scenario::Four, 3), ["maurya", "sinhalese", "gupta", "dutch"]);
    assert_eq!(nations_of(Scenario::Five, 4), ["sikhs", "rajputs", "british"]);
    assert_eq!(nations_of(Scenario::Three, 2), ["afghans", "maurya", "gupta", "mughals", "french"]);
    for scenario in [Scenario::Three, Scenario::Four, Scenario::Five] {
        assert!(Nation::ALL.iter().all(|n| scenario.seat(*n).is_some()));
    }
}

#[test]
fn ruling_1_greeks_maurya_and_harappans_miss_the_short_game() {
    let missing: Vec<_> =
        Nation::ALL.iter().filter(|n| Scenario::Short.seat(**n).is_none()).collect();
    assert_eq!(missing, [&Nation::Greeks, &Nation::Maurya, &Nation::Harappans]);
    assert_eq!(nations_of(Scenario::Short, 0), ["pandya", "gupta", "mughals", "portuguese"]);
    assert_eq!(ARMIES[Nation::Greeks.index()], 6);
}

#[test]
fn r1_2_no_nation_has_more_armies_than_pieces() {
    assert_eq!(ARMIES.iter().map(|n| u32::from(*n)).sum::<u32>(), 191);
    assert_eq!(FACTORIES, [3, 3, 3, 6]);
    assert_eq!(faults("pandya: malwa 9"), ["fault-armies"]);
    assert!(faults("pandya: malwa 8").is_empty());
    // An army paid for the alliance is gone for good.
    let text = "turn: 13; nation: chola; allied: pandya army; chola: agra; pandya: malwa";
    assert!(faults(&format!("{text} 7")).is_empty());
    assert_eq!(faults(&format!("{text} 8")), ["fault-armies"]);
}

#[test]
fn ruling_3_population_comes_first_and_invaders_take_what_is_left() {
    let mut play = at("turn: 9; nation: gupta; gupta: bengal; \
        muslims: agra 2, delhi 2, lahore 2, punjab 2, sind 2, oudh 2, malwa 2, gujarat 2, rajputana 2");
    play.go("done");
    assert_eq!(play.phase(), Phase::Raise { left: 3 });
    play.go("raise agra; raise delhi; raise lahore");
    assert_eq!(play.armies("muslims", "afghanistan"), 1);
    assert_eq!(play.total("muslims"), 22);
}

#[test]
fn ruling_4_the_dutch_have_three_pieces_and_receive_two() {
    let arrivals = (1..=16).flat_map(|turn| age(turn).arrivals);
    let dutch: u8 =
        arrivals.filter(|(n, ..)| *n == Nation::Dutch).map(|(_, armies, _)| armies).sum();
    assert_eq!((ARMIES[Nation::Dutch.index()], dutch), (3, 2));
}

#[test]
fn r1_3_one_army_stands_in_each_named_territory() {
    let full = fresh(Scenario::Four).state;
    let armies = |state: &State, n: Nation| state.held(n).len();
    assert_eq!(armies(&full, Nation::Pandya), 2);
    assert_eq!(armies(&full, Nation::Harappans), 9);
    assert!(full.held(Nation::Chola) == areas("bundelkhand gondwana"));
    let short = fresh(Scenario::Short).state;
    assert_eq!(short.turn(), 9);
    assert_eq!(armies(&short, Nation::Gupta), 10);
}

#[test]
fn ruling_2_the_set_ups_leave_23_and_4_territories_empty() {
    for (scenario, held) in [(Scenario::Five, 13), (Scenario::Short, 32)] {
        let state = fresh(scenario).state;
        let taken = Areas::LAND.filter(|a| !state.present(*a).is_empty()).count();
        assert_eq!(taken, held);
    }
    let state = fresh(Scenario::Short).state;
    let empty: Areas = Areas::LAND.filter(|a| state.present(*a).is_empty()).collect();
    assert!(empty == areas("assam bhutan gandhara kashmir"));
}

#[test]
fn ruling_5_the_short_game_starts_with_empty_gauges_and_a_full_turn_nine() {
    let mut play = fresh(Scenario::Short);
    // Pandya have grown already: Bijapur and Mysore, Kerala and Malabar.
    assert_eq!(play.state.gauge(Nation::Pandya), 0);
    assert_eq!(play.phase(), Phase::Raise { left: 1 });
    play.until(|state| state.nation() == Nation::Chola);
    assert!(play.state.leader_of(Nation::Chola).is_some() || play.phase() != Phase::March);
    play.until(|state| state.nation() == Nation::Muslims && state.phase() == Phase::March);
    assert_eq!(play.armies("muslims", "afghanistan"), 8);
    assert!(play.state.leader_of(Nation::Chola).is_some());
}

#[test]
fn r1_4_the_map_has_36_territories_in_four_regions() {
    assert_eq!(Area::all().filter(|a| a.is_land()).count(), 36);
    assert_eq!(Area::all().filter(|a| a.is_foreign()).count(), 6);
    assert_eq!(Area::all().filter(|a| a.is_sea()).count(), 3);
    let sizes: Vec<usize> = Region::ALL.iter().map(|r| MAP.region(*r).len()).collect();
    assert_eq!(sizes, [18, 12, 4, 2]);
    // Told from both sides.
    for a in Areas::LAND {
        for b in MAP.around(a) {
            assert!(MAP.around(b).contains(a) && a != b, "{a} {b}");
            assert!(evidence(a, b).is_some());
        }
    }
}

#[test]
fn r1_5_the_map_says_how_each_border_is_known() {
    assert_eq!(BORDERS.len(), 81);
    assert_eq!(board::MAP.reconstructed(), (55, 81));
    let count = |how: Evidence| BORDERS.iter().filter(|(.., e)| *e == how).count();
    assert_eq!(
        [Evidence::Printed, Evidence::Inferred, Evidence::Sourced, Evidence::Forced].map(count),
        [18, 2, 3, 3]
    );
    assert_eq!(evidence(area("agra"), area("delhi")), Some(Evidence::Printed));
    assert_eq!(evidence(area("agra"), area("sind")), None);
    // Another map is another rulebook.
    let other = Maharadjah::of(Scenario::Four).on(MAP);
    assert_eq!(other, Maharadjah::of(Scenario::Four));
}

#[test]
fn ruling_29_lahore_touches_rajputana_and_delhi_is_three_borders_from_afghanistan() {
    let touch = |a: &str, b: &str| MAP.around(area(a)).contains(area(b));
    assert!(touch("lahore", "rajputana") && !touch("punjab", "delhi"));
    for land in ["afghanistan", "central-asia"] {
        let first = MAP.entries(area(land));
        let second: Areas = first.flat_map(|a| MAP.around(a)).collect();
        assert!(!first.contains(area("delhi")) && !second.contains(area("delhi")), "{land}");
        let third: Areas = second.flat_map(|a| MAP.around(a)).collect();
        assert!(third.contains(area("delhi")), "{land}");
    }
}

#[test]
fn ruling_30_delhi_and_agra_reach_the_himalaya() {
    let touch = |a: &str, b: &str| MAP.around(area(a)).contains(area(b));
    assert!(touch("delhi", "ladakh") && touch("delhi", "nepal") && touch("agra", "nepal"));
    assert!(!touch("agra", "ladakh") && !touch("delhi", "oudh") && !touch("lahore", "agra"));
}
