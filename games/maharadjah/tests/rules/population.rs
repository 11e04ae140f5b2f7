//! Chapters 3 and 13: population, reinforcements, overpopulation.

use crate::support::*;
use maharadjah::*;

/// A nation's growth as it was told: value and gauge in halves, new armies.
fn grown(play: &Play, who: &str) -> Option<(u8, u8, u8)> {
    play.heard.iter().find_map(|event| match *event {
        Event::Grew { nation: n, value, armies, gauge } if n == nation(who) => {
            Some((value, armies, gauge))
        }
        _ => None,
    })
}

#[test]
fn r3_1_plain_counts_one_and_rough_a_half() {
    let mut play = at("turn: 2; pandya: malwa; chola: agra, gondwana");
    play.go("done");
    assert_eq!(grown(&play, "chola"), Some((3, 0, 3)));
}

#[test]
fn ruling_20_three_points_are_an_army_and_the_rest_is_kept() {
    // Mahrattas: 1.5 kept, territories worth 5.5.
    let mut play = at("turn: 6; pandya: mysore; gauge: mahrattas 1.5; \
        mahrattas: berar, bidar, bijapur, khandesh, malwa, gondwana");
    play.go("done");
    assert_eq!(grown(&play, "mahrattas"), Some((14, 2, 2)));
    // Armies at sea and lone leaders are worth nothing.
    let play = at("turn: 12; nation: portuguese; portuguese: arabian-sea 2; leaders: sanga delhi");
    assert_eq!(play.state.population(play.game.map(), Nation::Rajputs), 0);
    assert_eq!(play.state.population(play.game.map(), Nation::Portuguese), 0);
}

#[test]
fn r3_2_the_gauge_keeps_two_and_a_half() {
    let mut play = at("turn: 2; pandya: malwa; chola: agra 3, oudh 3, bihar 3");
    play.go("done");
    assert_eq!(grown(&play, "chola"), Some((6, 0, 5)), "no room, no army");
}

#[test]
fn ruling_21_points_beyond_the_pieces_are_lost() {
    let mut play = at("turn: 2; pandya: malwa; gauge: chola 2; \
        chola: agra 3, oudh 2, bihar 2, bengal 2, orissa 2");
    play.go("done");
    assert_eq!(grown(&play, "chola"), Some((14, 1, 5)));
}

#[test]
fn r3_3_new_armies_are_spread_evenly() {
    let mut play = at("turn: 2; pandya: malwa; gauge: chola 2; \
        chola: agra, oudh, bihar 3, bhutan 2, bengal");
    play.go("done");
    assert_eq!(play.phase(), Phase::Raise { left: 2 });
    assert_eq!(play.no("raise bihar"), Reason::Full { area: area("bihar"), limit: 3 });
    assert_eq!(play.no("raise bhutan"), Reason::Full { area: area("bhutan"), limit: 2 });
    assert!(matches!(play.no("raise delhi"), Reason::NoArmies { .. }));
    play.go("raise agra");
    assert_eq!(play.no("raise agra"), Reason::OthersFirst { area: area("agra") });
    play.go("raise bengal");
}

#[test]
fn r3_3_nobody_gets_a_second_before_everybody_has_one() {
    let mut play = at("turn: 2; nation: chola; phase: raise 4; chola: agra, oudh, bengal, bihar 3");
    play.go("raise agra; raise oudh");
    for again in ["agra", "oudh"] {
        let first = Reason::OthersFirst { area: area(again) };
        assert_eq!(play.no(&format!("raise {again}")), first);
    }
    play.go("raise bengal; raise agra");
    assert_eq!(play.armies("chola", "agra"), 3);
}

#[test]
fn ruling_22_a_second_round_begins_when_every_territory_has_its_army() {
    let mut play =
        at("turn: 2; pandya: malwa; gauge: chola 2.5; chola: agra, oudh, bihar 3, bengal 3");
    play.go("done");
    assert_eq!(play.phase(), Phase::Raise { left: 2 });
    let mut play =
        at("turn: 2; pandya: malwa; gauge: chola 2.5; chola: agra, oudh 3, bihar 3, bengal 3");
    play.go("done; raise agra; raise agra");
    assert_eq!(play.armies("chola", "agra"), 3, "never more than three");
}

#[test]
fn r3_4_some_nations_grow_no_more() {
    for (turn, before, who) in
        [(5, "pandya", "maurya"), (8, "pandya", "gupta"), (10, "pandya", "chola")]
    {
        let mut play = at(&format!("turn: {turn}; {before}: malwa; {who}: agra, oudh, bihar"));
        play.until(|state| state.nation() == nation(who) && state.phase() == Phase::March);
        assert_eq!(grown(&play, who), None, "{who}");
    }
    // One turn earlier they did.
    let mut play = at("turn: 9; pandya: malwa; chola: agra, oudh, bihar");
    play.go("done");
    assert_eq!(grown(&play, "chola"), Some((6, 1, 0)));
}

#[test]
fn ruling_23_the_gauge_of_the_maurya_is_dropped() {
    let mut play = at("turn: 5; nation: british; gauge: maurya 2.5, gupta 1; maurya: agra, oudh 2");
    play.go("done");
    assert_eq!(play.state.gauge(Nation::Gupta), 0);
    assert_eq!(play.state.gauge(Nation::Maurya), 0);
    assert_eq!(play.armies("gupta", "oudh"), 2);
}

#[test]
fn ruling_24_late_muslims_and_mughals_grow_in_the_south_only() {
    let text = "gupta: bengal; muslims: delhi, mysore, kerala; mughals: agra, berar";
    let mut play = at(&format!("turn: 12; nation: gupta; {text}"));
    play.go("done");
    assert_eq!(grown(&play, "muslims"), Some((3, 0, 3)));
    play.end_sequence();
    assert_eq!(grown(&play, "mughals").map(|g| g.0), Some(4), "not before turn 15");
    let mut play = at("turn: 15; nation: gupta; gupta: bengal; mughals: agra, berar");
    play.go("done; done");
    assert_eq!(grown(&play, "mughals").map(|g| g.0), Some(2));
    // For overpopulation everything counts.
    let mut play = at("turn: 12; nation: muslims; muslims: delhi 3, agra, mysore 2");
    play.go("done");
    assert_eq!(play.total("muslims"), 6);
}

#[test]
fn r3_5_reinforcements_come_beside_the_growth() {
    let mut play = at("turn: 9; pandya: malwa; chola: agra, oudh, bihar");
    play.go("done");
    assert_eq!(play.phase(), Phase::Raise { left: 1 + 2 });
    let mut play = at("turn: 14; pandya: malwa; mahrattas: berar");
    play.go("done; done; raise berar");
    assert_eq!(play.phase(), Phase::Raise { left: 1 });
}

#[test]
fn ruling_25_reinforcements_without_armies_seek_empty_land() {
    let mut play = at("turn: 9; nation: pandya; pandya: mysore");
    play.go("done");
    assert_eq!(play.phase(), Phase::Refuge { left: 2 });
    assert_eq!(play.no("raise mysore"), Reason::NotEmpty { area: area("mysore") });
    assert_eq!(play.no("raise delhi"), Reason::NotEmpty { area: area("delhi") });
    play.go("raise berar");
    assert_eq!(play.no("raise berar"), Reason::NotEmpty { area: area("berar") });
    play.go("raise bidar; leader bidar");
    assert_eq!(play.state.leader(Leader::RajaRaja), Some(area("bidar")));
    // One empty territory takes both; none, and nothing appears.
    let south = "andhra, berar, bidar, bijapur, golconda, gondwana, karnataka, kerala, khandesh";
    let south: Vec<&str> = south.split(", ").collect();
    let rest = "pandya: malabar, mysore, maharashtra";
    let mut play = at(&format!("turn: 9; {rest}; harappans: {}", south[1..].join(", ")));
    play.go("done; raise andhra; raise andhra");
    assert_eq!(play.armies("chola", "andhra"), 2);
    let mut play = at(&format!("turn: 9; {rest}; harappans: {}", south.join(", ")));
    play.go("done");
    assert_eq!(play.total("chola"), 0);
    assert_eq!(play.state.leader(Leader::RajaRaja), None);
}

#[test]
fn r3_6_british_armies_are_brought_up_to_six() {
    let mut play =
        at("turn: 15; nation: french; french: indian-ocean; british: bengal 2, arabian-sea");
    play.go("done");
    play.until(|state| state.nation() == Nation::British);
    assert_eq!(play.armies("british", "indian-ocean"), 3);
    assert_eq!(play.total("british"), 6);
}

#[test]
fn ruling_26_six_british_armies_get_no_more() {
    let mut play =
        at("turn: 16; nation: french; french: indian-ocean; british: bengal 3, arabian-sea 4");
    play.go("done");
    play.until(|state| state.nation() == Nation::British);
    assert_eq!((play.total("british"), play.armies("british", "indian-ocean")), (7, 0));
}

#[test]
fn r13_1_two_armies_for_each_territory() {
    let mut play = at("turn: 3; nation: chola; chola: agra 3, oudh 3, bihar 2, bengal 2");
    play.go("done");
    assert!(matches!(play.phase(), Phase::Remove { cause: Cause::Overpopulation, .. }));
    play.go("remove agra; remove oudh");
    assert_eq!(play.total("chola"), 8);
    assert_ne!(play.state.nation(), Nation::Chola);
    // Powers are exempt.
    let mut play = at("turn: 13; nation: french; french: karnataka 3");
    play.go("done");
    play.end_sequence();
    assert_eq!(play.total("french"), 3);
}

#[test]
fn ruling_27_the_crowd_is_thinned_once_at_the_very_end() {
    let mut play = at("turn: 1; nation: maurya; maurya: delhi 5; harappans: sind");
    play.go("done");
    assert_eq!(play.total("maurya"), 5, "not between the rounds of a major invasion");
    play.go("done");
    assert_eq!(play.total("maurya"), 2);
    // After the last decision too: Lahore pays for the alliance, and three are
    // too many for one land.
    let text = "turn: 13; nation: sikhs; sikhs: lahore, punjab 3";
    let mut play = at(text);
    play.go("done; ally army lahore");
    assert_eq!((play.armies("sikhs", "punjab"), play.total("sikhs")), (2, 2));
    assert_eq!(by_edition(2, text).go("done; ally army lahore").total("sikhs"), 3);
    // Who pays with an army that would be too many loses no other.
    let mut play = at("turn: 13; nation: sikhs; sikhs: lahore 2, punjab 3");
    play.go("done");
    assert_eq!(play.phase(), Phase::LastWord);
    play.go("ally army punjab");
    assert_eq!(play.total("sikhs"), 4);
    // Conquerors go home first.
    let mut play = at("turn: 15; nation: afghans; afghans: delhi 6; leaders: abdali delhi");
    play.go("done");
    assert_eq!((play.phase(), play.total("afghans")), (Phase::LastWord, 4));
    play.go("done");
    assert_eq!(play.total("afghans"), 2);
}

#[test]
fn ruling_28_removed_armies_are_not_destroyed() {
    // Destroyed Gupta pay the Rajputs one each; Gupta who leave do not.
    let mut play =
        at("turn: 7; nation: british; rajputs: sind; gupta: delhi 3, agra 3, oudh 3, bihar");
    play.go("done");
    let before = play.points("rajputs");
    let mut removed = 0;
    while play.state.turn() == 8 && matches!(play.phase(), Phase::Remove { .. }) {
        let place = play.legal()[0].clone();
        play.go(&place);
        removed += 1;
    }
    assert_eq!((removed, play.total("gupta")), (8, 2));
    assert_eq!(play.points("rajputs"), before);
    let mut play = at("turn: 9; nation: rajputs; rajputs: agra 2; gupta: oudh");
    play.go("pick 2 agra; to oudh; done; dice 51 / 1");
    assert_eq!(play.points("rajputs"), 1, "which a kill pays");
    // Nor is an army that pays for an alliance, nor one too many: Sikhs are
    // paid for Mughals.
    let mut play = at("turn: 13; nation: mughals; mughals: agra 3, delhi 3; sikhs: lahore");
    play.go("done; ally army agra; remove agra");
    assert_eq!((play.total("mughals"), play.points("sikhs")), (4, 0));
}

#[test]
fn r13_2_conquerors_go_home() {
    for (turn, who, leader, at_) in [
        (4, "greeks", "alexander", "punjab"),
        (11, "mughals", "timur", "punjab"),
        (15, "afghans", "abdali", "punjab"),
    ] {
        let mut play = at(&format!(
            "turn: {turn}; nation: {who}; leaders: {leader} {at_}; {who}: {at_} 3, lahore 3"
        ));
        play.go("done; remove punjab; remove lahore");
        assert_eq!(play.total(who), 4, "{who}");
        assert_eq!(play.state.leader_of(nation(who)), None);
    }
}
