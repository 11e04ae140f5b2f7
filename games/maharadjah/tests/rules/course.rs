//! Chapter 2: the course of a turn.

use crate::support::*;
use maharadjah::*;

fn sequences(play: &Play) -> Vec<&'static str> {
    let heard = play.heard.iter();
    heard
        .filter_map(|event| match event {
            Event::Sequence { nation } => Some(nation.key()),
            _ => None,
        })
        .collect()
}

#[test]
fn r2_1_a_turn_is_effects_then_sequences_then_points() {
    let mut play = at("turn: 3; nation: pandya; pandya: malwa; chola: mysore; harappans: delhi");
    play.end_turn();
    assert_eq!(play.state.turn(), 4);
    let at = |wanted: fn(&Event) -> bool| play.heard.iter().position(wanted);
    let sequence = at(|e| matches!(e, Event::Sequence { nation: Nation::Harappans }));
    let turn = at(|e| matches!(e, Event::Turn { turn: 4 }));
    assert!(sequence.is_some() && sequence < turn);
}

#[test]
fn ruling_15_empires_decline_before_any_sequence_and_all_leave_if_few() {
    let text = "turn: 7; nation: british; leaders: chandra delhi; gupta:";
    let mut play = at(&format!("{text} delhi 3, agra 3, oudh 3, bihar"));
    play.go("done");
    assert_eq!(play.state.leader(Leader::Chandra), None);
    assert_eq!(
        play.phase(),
        Phase::Remove { nation: Nation::Gupta, left: 8, cause: Cause::Decline }
    );
    assert_eq!((play.asked().as_str(), play.state.turn()), ("D", 8));
    let mut play = at(&format!("{text} delhi 3, agra 3, oudh 2"));
    play.go("done");
    assert_eq!(play.total("gupta"), 0);
}

#[test]
fn r2_2_a_sequence_has_its_fixed_order() {
    // Raids are counted before conquerors go home, and both before the crowd
    // is thinned.
    let mut play = at("turn: 11; nation: mughals; leaders: timur lahore; mughals: lahore 6");
    play.go("pick 6 lahore; with leader; to delhi; stop; done");
    let order: Vec<usize> = [
        |e: &Event| matches!(e, Event::Scored { merit: Merit::Raid, .. }),
        |e: &Event| matches!(e, Event::Counted { .. }),
        |e: &Event| matches!(e, Event::Left { leader: Leader::Timur }),
        |e: &Event| matches!(e, Event::Removed { cause: Cause::Withdrawal, .. }),
        |e: &Event| matches!(e, Event::Removed { cause: Cause::Overpopulation, .. }),
    ]
    .iter()
    .map(|wanted| play.heard.iter().position(wanted).expect("it is told"))
    .collect();
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(play.points("mughals"), 4);
    assert_eq!(play.armies("mughals", "delhi"), 2);
}

#[test]
fn ruling_16_raids_and_titles_are_counted_before_anybody_leaves() {
    // Nine territories with Timur's armies, seven after they left.
    let mut play = at("turn: 11; nation: mughals; leaders: timur delhi; \
        mughals: delhi, agra, oudh, lahore, punjab, sind, malwa, bihar, bengal");
    play.go("done");
    assert_eq!(play.state.raj(Nation::Mughals), 1);
    play.go("remove agra; remove oudh");
    assert_eq!(play.total("mughals"), 7);
    play.end_turn();
    assert_eq!(play.points("mughals"), 4 + 1);
}

#[test]
fn ruling_17_invaders_do_not_exist_before_their_own_phase() {
    let mut play = at("turn: 2; nation: pandya; pandya: malwa; maurya: delhi");
    play.go("done");
    assert_eq!(play.state.nation(), Nation::Maurya);
    let mut early = at("turn: 2; nation: pandya; pandya: malwa; maurya: delhi");
    assert_eq!(early.armies("maurya", "central-asia"), 0);
    early.go("pick 1 malwa; to agra; to delhi");
    assert_eq!(play.armies("maurya", "central-asia"), 6);
}

#[test]
fn r2_3_a_major_invasion_moves_and_fights_twice() {
    let mut play = at("turn: 1; nation: pandya; pandya: malwa; harappans: delhi");
    play.go("done");
    assert_eq!((play.state.nation(), play.phase()), (Nation::Maurya, Phase::March));
    assert!(play.may("done"), "invaders may wait for the second round");
    play.go("pick 6 central-asia; to gandhara; to lahore; done");
    assert!(play.state.is_second() && play.phase() == Phase::March);
    assert!(!play.may("done"), "now they must come");
    play.go("pick 6 lahore; to delhi");
    assert_eq!(play.armies("maurya", "delhi"), 6);
}

#[test]
fn ruling_18_only_movement_and_battle_come_twice() {
    let mut play = at("turn: 1; nation: pandya; pandya: malwa; chola: mysore");
    play.go("done; done");
    let mut grown = play.heard.iter().filter(|e| matches!(e, Event::Grew { .. })).count();
    play.go("pick 3 afghanistan; to punjab; stop; pick 3 afghanistan; to baluchistan; stop; \
        pick 3 central-asia; to gandhara; stop; pick 3 central-asia; to gandhara; to lahore; done");
    assert!(play.state.is_second());
    grown += play.heard.iter().filter(|e| matches!(e, Event::Grew { .. })).count();
    assert_eq!(grown, 1, "only Chola grew; Maurya had nothing on the map");
    // Stacking is looked at when each movement phase ends.
    let mut play = at("turn: 1; nation: maurya; second: yes; maurya: delhi 4, lahore 4");
    assert!(matches!(play.no("done"), Reason::Stacked { .. }));
    play.go("pick 1 delhi; to agra; stop; done");
}

#[test]
fn r2_4_only_answers_asked_by_the_rules_bind() {
    // A passage granted holds for that sea and movement phase.
    let mut play = at("turn: 12; nation: muslims; muslims: malabar 2; portuguese: arabian-sea");
    play.go("pick 1 malabar; to arabian-sea");
    assert_eq!(
        (play.phase(), play.asked().as_str()),
        (Phase::Crossing { sea: area("arabian-sea"), power: Nation::Portuguese }, "A")
    );
    play.go("yes; to gujarat; pick 1 malabar; to arabian-sea");
    assert_eq!(play.phase(), Phase::Walk, "nobody is asked again");
}

#[test]
fn ruling_19_a_refusal_is_final_for_the_phase_too() {
    let mut play = at("turn: 12; nation: muslims; muslims: malabar 2; portuguese: arabian-sea");
    play.go("pick 1 malabar; to arabian-sea; no");
    assert_eq!(play.phase(), Phase::Walk);
    play.go("stop; pick 1 malabar; to arabian-sea");
    assert_eq!(play.armies("muslims", "arabian-sea"), 1, "it is an attack now");
}

#[test]
fn r2_5_who_has_nothing_to_do_is_skipped() {
    let mut play = fresh(Scenario::Four);
    play.end_turn();
    // Pandya began before the first step, and turn 2 begins with them again.
    assert_eq!(sequences(&play), ["chola", "maurya", "harappans", "pandya"]);
}

#[test]
fn ruling_91_points_of_a_nation_that_is_gone_stay() {
    let mut play = at("turn: 5; nation: british; score: greeks 7; pandya: malwa");
    play.go("done");
    play.end_turn();
    assert_eq!(play.points("greeks"), 7);
    assert!(!sequences(&play).contains(&"greeks"));
}
