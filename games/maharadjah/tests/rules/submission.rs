//! Chapter 8: submission.

use crate::support::*;
use maharadjah::*;

const RAJPUTS: &str = "turn: 9; nation: muslims; muslims: agra 3, oudh; rajputs: delhi, lahore";

#[test]
fn r8_1_a_nation_reduced_to_a_few_territories_may_submit() {
    let mut play = at(RAJPUTS);
    play.go("pick 3 agra; to delhi; done");
    assert_eq!((play.phase(), play.asked().as_str()), (Phase::Window(Nation::Rajputs), "C"));
    assert!(play.may("submit north") && !play.may("submit south"));
    play.go("submit north");
    assert_eq!(play.phase(), Phase::Displace);
}

#[test]
fn ruling_59_only_by_its_own_list_to_who_stands_there() {
    // Three territories are too many.
    let mut play = at("turn: 9; nation: muslims; muslims: agra 3; rajputs: delhi, lahore, sind");
    play.go("pick 3 agra; to delhi; done");
    assert_eq!(play.phase(), Phase::Dice);
    // Mughals before turn 11 never; North and South apart.
    let mut play = at("turn: 10; nation: rajputs; rajputs: agra 2; mughals: delhi");
    play.go("pick 2 agra; to delhi; done");
    assert_eq!(play.phase(), Phase::Dice);
    let mut play = at("turn: 11; nation: rajputs; rajputs: agra 2; mughals: delhi, mysore");
    play.go("pick 2 agra; to delhi; done");
    assert!(play.may("submit north"));
    assert!(matches!(play.no("submit south"), Reason::CannotSubmit { .. }), "nobody stands there");
    // Nations not on the list never.
    let mut play = at("turn: 9; nation: muslims; muslims: agra 2; chola: delhi");
    play.go("pick 2 agra; to delhi; done");
    assert_eq!(play.phase(), Phase::Dice);
}

#[test]
fn r8_2_windows_open_after_movement_after_each_round_and_after_each_battle() {
    let window = Phase::Window(Nation::Rajputs);
    let mut play = at(RAJPUTS);
    play.go("pick 3 agra; to delhi; done");
    assert_eq!(play.phase(), window, "after movement");
    play.go("no");
    assert_eq!(play.phase(), Phase::Dice, "once");
    let asked = "pick 3 agra; to delhi; done; no";
    assert_eq!(by_edition(2, RAJPUTS).go(asked).phase(), Phase::Dice, "and before edition 3");
    play.go("dice 111 / 1");
    assert_eq!(play.phase(), window, "after a round");
    play.go("no");
    assert_eq!(play.phase(), Phase::Retreat, "once");
    // One side is gone: the other land of the same nation is asked for it.
    let text = "turn: 13; nation: muslims; muslims: bijapur 9; \
        pandya: mysore, malabar, golconda";
    let enter = "pick 3 bijapur; to mysore; pick 2 bijapur; to malabar; pick 3 bijapur; \
        to golconda; done; fight mysore pandya; dice 666 / 1";
    let mut play = at(text);
    play.go(enter);
    assert_eq!(play.phase(), Phase::Window(Nation::Pandya));
    assert!(play.state.battle().is_none(), "after the battle");
    play.go("submit south");
    assert_eq!(play.phase(), Phase::Displace);
    assert_eq!(by_edition(2, text).go(enter).phase(), Phase::Fight, "before edition 3 not");
    // A battle that ends because somebody leaves it is over as well.
    let text = "turn: 13; nation: muslims; muslims: bijapur 3, agra 2; pandya: malabar; \
        chola: oudh 2";
    let enter = "pick 2 bijapur; to malabar; pick 2 agra; to oudh; done; no; fight oudh chola; \
        dice 11 / 11; no";
    let mut play = at(text);
    play.go(enter).go("retreat 2 bundelkhand");
    assert_eq!(play.phase(), Phase::Window(Nation::Pandya), "the defenders have left");
    let mut play = at(text);
    play.go(enter).go("done; retreat 2 agra");
    assert_eq!(play.phase(), Phase::Window(Nation::Pandya), "the attackers have left");
    assert_eq!(play.armies("muslims", "agra"), 2);
}

#[test]
fn ruling_60_the_attacker_cannot_refuse() {
    let mut play = at(RAJPUTS);
    play.go("pick 3 agra; to delhi; done; submit north");
    assert_eq!(play.legal(), ["send agra", "send oudh"], "there is no way but to leave");
}

#[test]
fn ruling_60_every_nation_is_asked_once_at_each_moment() {
    // Muslims stand in the last land of the Rajputs and in one of two of the
    // Pandya, and fight the Chola: both are asked after every round of it.
    let mut play = at("turn: 13; nation: muslims; muslims: agra 2, bijapur 2, lahore 2; \
        rajputs: delhi; pandya: mysore, kerala; chola: oudh 2");
    play.go("pick 2 lahore; to delhi; pick 2 bijapur; to mysore; pick 2 agra; to oudh; done");
    let mut asked = |steps: &str| {
        play.go(steps);
        let mut asked = Vec::new();
        while let Phase::Window(nation) = play.phase() {
            asked.push(nation);
            play.go("no");
        }
        (asked, play.phase())
    };
    let both = vec![Nation::Pandya, Nation::Rajputs];
    assert_eq!(asked(""), (both.clone(), Phase::Fight));
    assert_eq!(asked("fight oudh chola; dice 11 / 11"), (both.clone(), Phase::Retreat));
    assert_eq!(asked("done; done; dice 11 / 15"), (both.clone(), Phase::Retreat));
    assert_eq!(asked("done; done; dice 1 / 15"), (both, Phase::Fight), "the attackers are dead");
    // Who bows for one region is still asked for the other.
    let mut play = at("turn: 13; nation: rajputs; rajputs: agra 2, khandesh 2; \
        mughals: delhi, berar");
    play.go("pick 2 agra; to delhi; pick 2 khandesh; to berar; done; submit north");
    play.go("send agra; send agra");
    assert_eq!((play.phase(), play.may("submit south")), (Phase::Window(Nation::Mughals), true));
}

#[test]
fn ruling_60_bowing_in_the_middle_of_another_battle_ends_nothing_else() {
    let mut play = at("turn: 13; nation: muslims; muslims: agra 2, lahore 2; \
        rajputs: delhi; chola: oudh 2");
    play.go("pick 2 lahore; to delhi; pick 2 agra; to oudh; done; no; fight oudh chola");
    play.go("dice 11 / 11; submit north; send lahore; send lahore");
    assert_eq!(play.phase(), Phase::Retreat, "Chola are asked as if nothing had happened");
    play.go("done; done; dice 55 / 11");
    assert_eq!((play.armies("muslims", "oudh"), play.armies("rajputs", "delhi")), (2, 1));
    assert_eq!(play.armies("muslims", "lahore"), 2);
}

#[test]
fn r8_3_armies_leave_at_once_and_attack_no_more() {
    let mut play = at(RAJPUTS);
    play.go("pick 3 agra; to delhi; done; submit north; send agra; send agra; send agra");
    assert_eq!(play.armies("muslims", "agra"), 3);
    assert_eq!(play.armies("rajputs", "delhi"), 1);
    assert!(!matches!(play.phase(), Phase::Dice | Phase::Fight));
}

#[test]
fn ruling_61_in_a_second_round_subjects_are_crossed_not_stopped_in() {
    let mut play = at("turn: 10; nation: muslims; second: yes; muslims: agra 2; rajputs: delhi; \
        submitted: rajputs north muslims");
    play.go("pick 1 agra; to delhi");
    assert!(matches!(play.no("stop"), Reason::CrossOnly { .. }));
    play.go("to lahore");
    // Pieces outside the region stay open to attack.
    let mut play = at("turn: 10; nation: muslims; second: yes; muslims: agra 2; rajputs: nepal; \
        submitted: rajputs north muslims");
    play.go("pick 2 agra; to nepal; done");
    assert_eq!(play.phase(), Phase::Dice);
    // They go back, or to any land that is theirs alone, be it by a leader.
    let text = "turn: 12; nation: mughals; mughals: agra 3, punjab 3, mysore; \
        leaders: akbar bengal; rajputs: delhi, lahore";
    let enter = "pick 3 agra; to delhi; pick 3 punjab; to lahore; done; submit north";
    let mut play = at(text);
    play.go(enter);
    assert_eq!(play.places("send"), ["agra", "bengal", "mysore"]);
    play.go("send mysore");
    assert_eq!(play.armies("mughals", "mysore"), 2);
    assert_eq!(by_edition(2, text).go(enter).places("send"), ["agra"], "before edition 3");
    // Room first; where there is none the stack is borne until they move again.
    let mut play = at("turn: 9; nation: muslims; muslims: agra 6, oudh 3; rajputs: delhi");
    play.go("pick 3 agra; to delhi; done; submit north");
    assert_eq!(play.places("send"), ["agra", "oudh"]);
}

#[test]
fn r8_4_the_subject_stays_free() {
    let mut play = at("turn: 9; nation: rajputs; rajputs: delhi 2; muslims: agra; \
        submitted: rajputs north muslims");
    play.go("pick 2 delhi; to agra; done");
    assert_eq!(play.phase(), Phase::Dice, "even against its lord");
}

#[test]
fn ruling_62_it_may_bow_to_several_and_is_free_again_next_turn() {
    let mut play = at("turn: 11; nation: mughals; mughals: agra 2; rajputs: delhi; \
        submitted: rajputs north muslims");
    play.go("pick 2 agra; to delhi; done; submit north; send agra; send agra");
    let rule = tables::SUBMISSIONS.iter().position(|s| s.nation == Nation::Rajputs).unwrap();
    assert!(play.state.overlords(rule).contains(Nation::Muslims));
    assert!(play.state.overlords(rule).contains(Nation::Mughals));
    play.end_turn();
    assert!(play.state.overlords(rule).is_empty());
}

#[test]
fn r8_5_lords_count_subjects_for_titles_not_for_points() {
    let text = "turn: 9; nation: muslims; muslims: agra, oudh, bihar, bengal, orissa, malwa, sind; \
        rajputs: delhi, lahore";
    let play = at(&format!("{text}; submitted: rajputs north muslims"));
    assert_eq!(raj_count(play.game.map(), &play.state, Nation::Muslims), 9);
    assert_eq!(raj_count(play.game.map(), &at(text).state, Nation::Muslims), 7);
}

#[test]
fn ruling_63_the_subject_scores_and_its_lord_does_not() {
    let mut play = at("turn: 10; nation: british; rajputs: delhi, agra; muslims: oudh; \
        submitted: rajputs north muslims");
    play.go("done");
    assert_eq!((play.points("rajputs"), play.points("muslims")), (2, 1));
}

#[test]
fn ruling_65_each_lord_counts_at_the_end_of_its_own_sequence() {
    let mut play =
        at("turn: 9; nation: muslims; muslims: agra, oudh, bihar, bengal, orissa, malwa, sind; \
        rajputs: delhi, lahore; mughals: kashmir; submitted: rajputs north muslims");
    play.go("done");
    assert_eq!(play.state.raj(Nation::Muslims), 1);
}

const BLOCKED: &str = "turn: 8; nation: muslims; muslims: persia 4; rajputs: baluchistan";

#[test]
fn r8_6_invaders_turned_away_come_by_another_way() {
    let mut play = at(BLOCKED);
    play.go("pick 4 persia; to baluchistan; done; submit north");
    // Persia opens on Baluchistan only: from Afghanistan then.
    assert_eq!(play.places("send"), ["gandhara", "punjab"]);
    play.go("send punjab; send punjab; send gandhara; send gandhara");
    assert_eq!(play.armies("muslims", "punjab"), 2);
}

#[test]
fn ruling_64_if_every_way_is_closed_one_submission_is_ignored() {
    let mut play =
        at("turn: 8; nation: muslims; muslims: persia 2; rajputs: baluchistan, punjab, sind; \
        pandya: gandhara; submitted: rajputs north muslims");
    // Gandhara is open by way of Afghanistan, so it must be used.
    play.go("done");
    assert_eq!(play.places("send"), ["gandhara"]);
    let mut play = at(
        "turn: 8; nation: muslims; muslims: persia 2; rajputs: baluchistan, punjab, sind, gandhara; \
        submitted: rajputs north muslims",
    );
    play.go("done");
    assert_eq!(play.legal(), ["defy rajputs"]);
    play.go("defy rajputs");
    assert!(play.places("send").contains(&"baluchistan".to_owned()));
    play.go("send baluchistan; send baluchistan");
    assert_eq!(play.phase(), Phase::Dice);
    // Who is defied does not bow again in that sequence: the attack is made.
    let text = "turn: 8; nation: muslims; muslims: persia 2; rajputs: baluchistan 2";
    let bows = |more: &str| {
        let mut play = at(&format!("{text}{more}"));
        play.go("pick 2 persia; to baluchistan; done");
        play.phase() == Phase::Window(Nation::Rajputs)
    };
    assert!(bows("") && !bows("; defied: rajputs"));
    // All who are turned away shift to one foreign land: when the first has
    // come from China, the others do not come from Afghanistan.
    let mut play = at("turn: 11; nation: mughals; mughals: central-asia 2; \
        rajputs: kashmir, gandhara");
    play.go("pick 2 central-asia; to kashmir; done; submit north");
    assert_eq!(play.places("send"), ["baluchistan", "ladakh", "punjab"]);
    let china = play.clone().go("send ladakh").places("send");
    assert_eq!(china, ["ladakh"]);
    assert_eq!(play.go("send punjab").places("send"), ["baluchistan", "punjab"]);
    // Back means not into the land of somebody who bowed as well.
    let mut play = at("turn: 9; nation: muslims; muslims: lahore 4; rajputs: agra, delhi");
    play.go("pick 2 lahore; to delhi; pick 1 lahore; to delhi; to agra; done; submit north");
    assert_eq!(play.places("send"), ["lahore"]);
}

#[test]
fn r8_7_bowing_to_the_british_is_joining_them() {
    let mut play = at("turn: 14; nation: british; british: sind 2; sikhs: punjab 2");
    play.go("pick 2 sind; to punjab; done; submit north");
    assert_eq!((play.phase(), play.asked().as_str()), (Phase::Pay(Nation::Sikhs), "C"));
    play.go("ally marker");
    assert!(play.state.allied().contains(Nation::Sikhs));
    assert_eq!(play.phase(), Phase::Displace);
}

#[test]
fn ruling_66_and_so_is_bowing_to_their_allies() {
    let mut play = at("turn: 14; nation: mughals; mughals: agra 2, delhi; rajputs: malwa 2; \
        allied: mughals marker");
    play.go("pick 2 agra; to malwa; done; submit north");
    assert_eq!(play.phase(), Phase::Pay(Nation::Rajputs));
    assert_eq!(play.legal(), ["ally marker", "ally army malwa"]);
}

#[test]
fn r8_8_a_power_builds_with_its_subject_without_asking() {
    let mut play = at("turn: 13; nation: dutch; dutch: indian-ocean 2; pandya: kerala; \
        submitted: pandya south dutch");
    play.go("done; build kerala");
    assert_eq!(play.state.factory(area("kerala")), Some(Nation::Dutch));
}

#[test]
fn ruling_67_only_in_the_region_and_the_turn_of_the_submission() {
    let text = "turn: 13; nation: dutch; dutch: indian-ocean 2, bay-of-bengal; \
        mughals: orissa, golconda; submitted: mughals";
    let asks = |region: &str, site: &str| {
        let mut play = at(&format!("{text} {region} dutch"));
        play.go("done").go(&format!("build {site}"));
        play.phase() == Phase::Permit(area(site))
    };
    assert!(!asks("south", "golconda") && asks("south", "orissa"));
    assert!(asks("north", "golconda") && !asks("north", "orissa"));
    // The next turn it is a stranger's land again.
    let mut play = at("turn: 13; nation: dutch; dutch: indian-ocean 2; pandya: kerala; \
        submitted: pandya south dutch");
    play.end_turn();
    play.until(|state| state.nation() == Nation::Dutch && state.phase() == Phase::Factories);
    play.go("build kerala");
    assert_eq!((play.state.turn(), play.phase()), (14, Phase::Permit(area("kerala"))));
}
