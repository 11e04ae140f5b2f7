//! Leaders: chapters 3 and 6.

use crate::support::*;
use maharadjah::*;

#[test]
fn r3_7_a_leader_appears_among_his_armies() {
    let mut play = at("turn: 12; nation: sikhs; rajputs: delhi, agra");
    play.go("done; leader agra");
    assert_eq!(play.state.leader(Leader::Sanga), Some(area("agra")));
    // Commanders come with their invaders.
    let mut play = at("turn: 11; nation: gupta; gupta: bengal; mughals: delhi");
    play.go("done");
    play.until(|state| state.nation() == Nation::Mughals && state.phase() == Phase::March);
    assert_eq!(play.state.leader(Leader::Timur), Some(area("central-asia")));
}

#[test]
fn ruling_45_a_leader_without_armies_waits_for_the_invaders_or_never_comes() {
    let mut play = at("turn: 12; nation: muslims; muslims: mysore");
    play.go("done");
    play.until(|state| state.nation() == Nation::Mughals && state.phase() == Phase::March);
    assert_eq!(play.state.leader(Leader::Akbar), Some(area("afghanistan")));
    let mut play = at("turn: 12; nation: sinhalese; sinhalese: lanka");
    play.go("done");
    play.until(|state| state.nation() == Nation::Mughals);
    assert_eq!(play.state.leader(Leader::Sanga), None);
    // A power's leader may appear at sea.
    let mut play = at("turn: 12; nation: mughals; mughals: delhi; portuguese: arabian-sea, sind");
    play.until(|state| state.nation() == Nation::Portuguese);
    play.go("leader arabian-sea");
}

#[test]
fn ruling_45_a_factory_is_a_piece_beside_which_a_leader_may_appear() {
    let mut play = at("turn: 14; nation: french; phase: appoint dupleix; \
        french: indian-ocean 1; factories: french bengal; gupta: bengal 2");
    assert_eq!(play.places("leader"), ["bengal", "indian-ocean"]);
    play.go("leader bengal");
    assert_eq!(play.state.leader(Leader::Dupleix), Some(area("bengal")));
    // The host's armies do not hold him: he has not been stopped there.
    play.until(|state| state.phase() == Phase::March).go("pick 0 bengal; to orissa");
    assert_eq!(play.state.leader(Leader::Dupleix), Some(area("orissa")));
}

#[test]
fn r3_8_a_leader_stays_for_a_turn_at_most() {
    // Sanga appears on turn 12 and stays while others act, until his own nation
    // acts again.
    let mut play = at("turn: 12; nation: sikhs; sikhs: lahore; rajputs: delhi; mughals: agra");
    play.go("done");
    assert_eq!(play.state.leader(Leader::Sanga), Some(area("delhi")));
    play.until(|state| state.turn() == 13 && state.nation() == Nation::Sikhs);
    assert_eq!(play.state.leader(Leader::Sanga), Some(area("delhi")), "a whole turn");
    play.until(|state| state.nation() == Nation::Rajputs);
    assert_eq!(play.state.leader(Leader::Sanga), None);
    assert!(play.total("rajputs") > 0, "he has left, his nation has not");
    assert_eq!(play.state.turn(), 13);
}

#[test]
fn ruling_46_leaders_leave_at_their_own_times() {
    // Aybak of turn 10 leaves when the Muslims act in turn 11, before they grow.
    let mut play =
        at("turn: 11; nation: gupta; gupta: bengal; leaders: aybak delhi; muslims: agra");
    play.go("done");
    let left = play.heard.iter().position(|e| matches!(e, Event::Left { leader: Leader::Aybak }));
    let grew =
        play.heard.iter().position(|e| matches!(e, Event::Grew { nation: Nation::Muslims, .. }));
    assert!(left.is_some() && left < grew);
    // Ashoka at the start of turn 5, Alexander at the end of his sequence.
    let mut play = at("turn: 4; nation: british; leaders: ashoka delhi; maurya: agra");
    play.go("done");
    assert_eq!(play.state.leader(Leader::Ashoka), None);
}

#[test]
fn r6_1_a_leader_goes_three_borders_and_over_mountains() {
    let mut play = at("turn: 12; nation: rajputs; leaders: sanga bengal; rajputs: bengal 2");
    play.go("pick 2 bengal; with leader; to bhutan; to nepal; to oudh");
    assert_eq!(play.phase(), Phase::March);
    assert_eq!(play.state.leader(Leader::Sanga), Some(area("oudh")));
    assert_eq!(play.no("pick 0 oudh"), Reason::NoLeader);
}

#[test]
fn ruling_36_armies_start_with_him_and_may_drop_off() {
    let mut play = at("turn: 12; nation: rajputs; leaders: sanga bengal; rajputs: bengal 3, nepal");
    play.go("pick 3 bengal; with leader; to bhutan; drop 1; to nepal; drop 2; to ladakh; done");
    assert_eq!(play.armies("rajputs", "bhutan"), 1);
    assert_eq!(play.armies("rajputs", "nepal"), 3, "he does not fetch armies on the way");
    assert_eq!(play.state.leader(Leader::Sanga), Some(area("ladakh")));
    // Colonial armies with a leader do not stop in rough land either.
    let mut play =
        at("turn: 14; nation: french; leaders: dupleix indian-ocean; french: indian-ocean 2");
    play.go("pick 2 indian-ocean; with leader; to kerala; to mysore; to bijapur");
    assert_eq!(play.armies("french", "bijapur"), 2);
}

#[test]
fn r6_2_a_lone_leader_dies_when_an_army_enters() {
    let mut play = at("turn: 12; nation: muslims; muslims: agra; leaders: sanga delhi");
    play.go("pick 1 agra; to delhi");
    assert_eq!(play.state.leader(Leader::Sanga), None);
    assert_eq!(play.points("muslims"), 2);
    assert_eq!(play.phase(), Phase::Walk, "the mover does not stop");
    play.go("to lahore");
}

#[test]
fn r6_2_armies_that_are_sent_away_enter_too() {
    let mut play = at("turn: 12; nation: muslims; muslims: persia 4; rajputs: baluchistan; \
        leaders: akbar punjab");
    play.go("pick 4 persia; to baluchistan; done; submit north; send gandhara");
    assert_eq!(play.state.leader(Leader::Akbar), Some(area("punjab")));
    play.go("send punjab");
    assert_eq!(play.state.leader(Leader::Akbar), None);
    assert_eq!(play.points("muslims"), 2);
}

#[test]
fn ruling_55_a_leader_dies_with_his_last_army_and_the_killer_is_paid() {
    let text = "turn: 12; nation: mughals; mughals: agra 2; rajputs: delhi; leaders: sanga delhi";
    let mut play = at(text);
    play.go("pick 2 agra; to delhi; done; no; dice 16 / 1");
    assert_eq!(play.state.leader(Leader::Sanga), None);
    assert_eq!(play.points("mughals"), 1);
    // He may retreat with an army, and must with the last.
    let mut play = at(text);
    play.go("pick 2 agra; to delhi; done; no; dice 11 / 1; no");
    assert_eq!(play.no("retreat 1 lahore"), Reason::LeaderGoes);
    play.go("retreat 1 lahore leader");
    assert_eq!(play.state.leader(Leader::Sanga), Some(area("lahore")));
    // A factory of his own fights beside him (9.2 of the printed rules).
    let mut play = at("turn: 14; nation: mughals; mughals: bidar 3; french: golconda; \
        leaders: dupleix golconda; factories: french golconda");
    play.go("pick 3 bidar; to golconda; done; dice 116 / 1 + 1");
    assert_eq!(play.phase(), Phase::Storm);
    assert!(play.state.leader(Leader::Dupleix).is_some());
    play.go("storm golconda; dice 115 / - + 1");
    assert_eq!(play.state.leader(Leader::Dupleix), None);
    assert_eq!(play.points("mughals"), 1);
}

#[test]
fn r6_3_a_leader_alone_holds_land_but_neither_fights_nor_blocks() {
    let play = at("turn: 12; nation: muslims; muslims: agra; leaders: sanga delhi, akbar oudh");
    assert!(play.state.holds(Nation::Rajputs, area("delhi")));
    let play = at("turn: 12; nation: muslims; muslims: agra; leaders: sanga delhi, akbar delhi");
    assert!(!play.state.holds(Nation::Rajputs, area("delhi")));
    assert!(!play.state.holds(Nation::Mughals, area("delhi")));
    // For titles too, a British one among them.
    let count = |who: Nation, text: &str, edition: u16| {
        let play = by_edition(edition, &format!("turn: 15; nation: british; {text}"));
        raj_count(play.game.map(), &play.state, who)
    };
    let british = "british: bengal; sikhs: lahore; leaders: clive orissa";
    let edition = <Maharadjah as engine::Game>::VERSION;
    assert_eq!(count(Nation::British, british, edition), 35);
    assert_eq!(count(Nation::British, british, 2), 34, "before edition 3");
    let mughals = "british: bengal; mughals: delhi; leaders: nizam agra";
    assert_eq!(count(Nation::Mughals, mughals, edition), 2);
    // He does not walk into foreign armies alone.
    let mut play =
        at("turn: 12; nation: rajputs; leaders: sanga delhi; muslims: agra; rajputs: lahore");
    play.go("pick 0 delhi");
    assert_eq!(play.no("to agra"), Reason::LeaderAlone { area: area("agra") });
}
