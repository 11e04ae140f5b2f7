//! Chapter 5: movement.

use crate::support::*;
use maharadjah::*;

#[test]
fn r5_1_two_borders_and_a_stop_in_rough_land() {
    let mut play = at("pandya: gujarat");
    play.go("pick 1 gujarat; to rajputana; to delhi");
    assert_eq!(play.armies("pandya", "delhi"), 1);
    let mut play = at("pandya: bengal");
    play.go("pick 1 bengal; to bhutan");
    assert_eq!(play.phase(), Phase::March, "rough land ends the move");
}

#[test]
fn ruling_31_colonial_armies_cross_three_borders_and_stop_in_rough_land_too() {
    let mut play = at("turn: 13; nation: french; french: indian-ocean 2");
    play.go("pick 1 indian-ocean; to arabian-sea; to sind; to punjab");
    assert_eq!((play.armies("french", "punjab"), play.phase()), (1, Phase::March));
    play.go("pick 1 indian-ocean; to kerala");
    assert_eq!(play.phase(), Phase::March);
}

#[test]
fn r5_2_four_corners_do_not_touch() {
    let mut play = at("pandya: malwa, bundelkhand");
    play.go("pick 1 malwa");
    assert_eq!(
        play.no("to gondwana"),
        Reason::NoBorder { from: area("malwa"), to: area("gondwana") }
    );
    play.go("to khandesh; stop; pick 1 bundelkhand");
    assert!(!play.may("to khandesh") && play.may("to gondwana"));
}

#[test]
fn ruling_32_the_diagonals_are_no_borders_for_retreats_either() {
    let mut play = at("turn: 2; nation: chola; chola: bundelkhand 2; pandya: malwa");
    play.go("pick 2 bundelkhand; to malwa; done; dice 11 / 1");
    assert!(!play.places("retreat").contains(&"gondwana".to_owned()));
}

#[test]
fn r5_3_the_strait_is_the_only_border_of_a_move() {
    let mut play = at("pandya: karnataka, mysore");
    play.go("pick 1 karnataka; to lanka");
    assert_eq!(play.phase(), Phase::March);
    play.go("pick 1 mysore; to karnataka");
    assert_eq!(play.no("to lanka"), Reason::Strait);
}

#[test]
fn ruling_33_leaders_and_powers_stop_behind_the_strait_too_and_retreats_cross_it() {
    let mut play = at("turn: 9; nation: chola; leaders: raja-raja karnataka; chola: karnataka");
    play.go("pick 1 karnataka; with leader; to lanka");
    assert_eq!(play.phase(), Phase::March);
    let mut play = at("turn: 13; nation: french; french: karnataka");
    play.go("pick 1 karnataka; to lanka");
    assert_eq!(play.phase(), Phase::March);
    let mut play = at("turn: 5; nation: chola; chola: karnataka 2; sinhalese: lanka, simhala");
    play.go("pick 2 karnataka; to lanka; done; dice 11 / 1");
    assert_eq!(play.phase(), Phase::Retreat);
    let mut play = at("turn: 5; nation: chola; chola: mysore 2; pandya: karnataka");
    play.go("pick 2 mysore; to karnataka; done; no; dice 11 / 1; no");
    assert!(play.places("retreat").contains(&"lanka".to_owned()));
}

#[test]
fn r5_4_three_stack_on_plain_two_on_rough_and_one_great_stack() {
    assert!(at("pandya: malwa 3, agra 3, bhutan 2").may("done"));
    assert!(at("pandya: malwa 8").may("done"));
    assert!(at("pandya: bhutan 4").may("done"));
    assert!(matches!(at("pandya: bhutan 5").no("done"), Reason::Stacked { have: 5, limit: 2, .. }));
    assert!(!at("pandya: malwa 4, agra 4").may("done"));
    // The limit holds at the end of movement only.
    let mut play = at("pandya: malwa 3, agra 3, oudh 2");
    play.go("pick 3 malwa; to agra; stop");
    assert!(play.may("done"));
}

#[test]
fn ruling_34_a_great_stack_is_one_exception_only() {
    assert!(matches!(at("pandya: malwa 5, bhutan 3").no("done"), Reason::Stacked { .. }));
    let mut play = at("turn: 6; nation: rajputs; rajputs: china 4, ladakh 2");
    play.go("pick 4 china; to ladakh");
    assert_eq!(play.no("done"), Reason::Stacked { area: area("ladakh"), have: 6, limit: 2 });
    // Leaders, arms and factories do not count; seas have no limit.
    assert!(at("turn: 14; nation: british; british: indian-ocean 8").may("done"));
}

#[test]
fn r5_5_movement_does_not_end_over_the_limit_and_what_cannot_move_is_taken_off() {
    // Two of six in rough Ladakh have not moved: as long as they can, they must.
    let mut play = at("turn: 6; nation: rajputs; rajputs: china 4, ladakh 2");
    play.go("pick 4 china; to ladakh");
    let stacked = Reason::Stacked { area: area("ladakh"), have: 6, limit: 2 };
    assert_eq!(play.no("done"), stacked);
    play.go("pick 2 ladakh; to nepal; done");
    assert_eq!((play.armies("rajputs", "ladakh"), play.total("rajputs")), (4, 6));
    // Six who have all come this turn cannot: the surplus goes.
    let mut play =
        at("turn: 6; nation: rajputs; rajputs: ladakh 6; arrived: ladakh china 4, ladakh delhi 2");
    play.go("done");
    assert!(matches!(play.phase(), Phase::Remove { cause: Cause::Stacking, .. }));
    play.go("remove ladakh; remove ladakh");
    assert_eq!(play.total("rajputs"), 4);
    assert!(!matches!(play.phase(), Phase::Remove { cause: Cause::Stacking, .. }));
}

#[test]
fn ruling_35_the_surplus_is_the_owners_choice() {
    let mut play = at("turn: 6; nation: rajputs; rajputs: delhi 6, ladakh 4; \
        arrived: delhi lahore 6, ladakh delhi 4");
    play.go("done");
    assert!(matches!(play.phase(), Phase::Remove { cause: Cause::Stacking, .. }));
    assert_eq!(play.places("remove"), ["delhi", "ladakh"]);
    play.go("remove ladakh; remove ladakh");
    assert!(!matches!(play.phase(), Phase::Remove { cause: Cause::Stacking, .. }));
}

#[test]
fn r5_6_armies_stop_where_enemies_stand() {
    let mut play = at("turn: 9; nation: muslims; muslims: rajputana 2; chola: agra 2, oudh");
    play.go("pick 2 rajputana; to agra");
    assert_eq!((play.phase(), play.armies("muslims", "agra")), (Phase::March, 2));
}

#[test]
fn ruling_37_twice_as_many_who_stay_let_others_through() {
    let text = "turn: 9; nation: muslims; muslims: rajputana 3, delhi 3; chola: agra 2, oudh";
    let mut play = at(text);
    play.go("pick 3 rajputana; to agra; pick 1 delhi; to agra; pick 2 delhi; to agra; to oudh");
    assert_eq!(play.armies("muslims", "oudh"), 2);
    // Three are not enough.
    let mut play = at(text);
    play.go("pick 3 rajputana; to agra; pick 2 delhi; to agra");
    assert_eq!(play.phase(), Phase::March, "held up");
    // A led group may leave enough behind.
    let mut play =
        at("turn: 10; nation: muslims; leaders: aybak delhi; muslims: delhi 3; chola: agra");
    play.go("pick 3 delhi; with leader; to agra");
    assert_eq!(play.phase(), Phase::Walk);
    assert_eq!(
        play.no("to oudh"),
        Reason::Blocked { area: area("agra"), nation: Nation::Chola, need: 2, have: 0 }
    );
    play.go("drop 2; to oudh");
    assert_eq!(play.armies("muslims", "oudh"), 1);
    // He may leave all of them behind, if there are just enough.
    let mut play =
        at("turn: 10; nation: muslims; leaders: aybak delhi; muslims: delhi 2; chola: agra");
    play.go("pick 2 delhi; with leader; to agra; drop 2; to oudh");
    assert_eq!(play.armies("muslims", "agra"), 2);
    assert_eq!(play.state.leader(Leader::Aybak), Some(area("oudh")));
    // Factories and leaders do not block.
    let mut play = at(
        "turn: 13; nation: muslims; muslims: bidar; factories: dutch golconda; leaders: shivaji mysore",
    );
    play.go("pick 1 bidar; to golconda; to mysore");
    assert_eq!(play.armies("muslims", "mysore"), 1);
}

#[test]
fn r5_7_boats_carry_an_army_along_one_sea() {
    let play = |from: &str| {
        let mut play = at(&format!("turn: 8; nation: pandya; pandya: {from}"));
        play.go(&format!("pick 1 {from}"));
        play
    };
    let mut malabar = play("malabar");
    malabar.go("to arabian-sea");
    assert!(malabar.may("to baluchistan"));
    let mut malabar = play("malabar");
    malabar.go("to indian-ocean");
    assert!(malabar.may("to golconda") && !malabar.may("to arabian-sea"));
    assert!(matches!(malabar.no("stop"), Reason::NoLanding { .. }));
    malabar.go("to golconda");
    assert_eq!(malabar.phase(), Phase::March);
    let golconda = {
        let mut play = play("golconda");
        play.go("to bay-of-bengal");
        play
    };
    assert!(golconda.may("to assam"));
}

#[test]
fn ruling_39_with_a_leader_one_step_more_before_or_after_the_boats() {
    let text = "turn: 9; nation: chola; leaders: raja-raja mysore; chola: mysore";
    let mut play = at(text);
    play.go("pick 1 mysore; with leader; to malabar; to arabian-sea; to gujarat");
    assert_eq!((play.armies("chola", "gujarat"), play.phase()), (1, Phase::March));
    let mut play = at("turn: 9; nation: chola; leaders: raja-raja karnataka; chola: karnataka");
    play.go("pick 1 karnataka; with leader; to indian-ocean; to golconda; to bidar");
    assert_eq!(play.armies("chola", "bidar"), 1);
    // Without him the sea takes the whole move.
    let mut play = at("turn: 9; nation: chola; chola: mysore");
    play.go("pick 1 mysore; to karnataka");
    assert_eq!(play.no("to indian-ocean"), Reason::TooFar { limit: 2 });
}

#[test]
fn ruling_42_without_boats_there_is_no_way_to_sea() {
    let mut play = at("turn: 7; nation: pandya; pandya: malabar");
    play.go("pick 1 malabar");
    assert_eq!(play.no("to arabian-sea"), Reason::NoBoats { nation: Nation::Pandya });
}

#[test]
fn r5_8_powers_are_asked_before_boats_cross_their_sea() {
    let mut play = at("turn: 13; nation: mahrattas; mahrattas: bijapur; \
        portuguese: arabian-sea; british: arabian-sea");
    play.go("pick 1 bijapur; to arabian-sea");
    assert_eq!(play.asked(), "A");
    play.go("yes");
    assert_eq!(play.asked(), "C", "each power answers for itself");
    play.go("yes; to sind");
    assert_eq!(play.armies("mahrattas", "sind"), 1);
}

#[test]
fn ruling_41_the_same_controller_is_asked_too_and_alliance_is_no_permission() {
    let mut play = at("turn: 13; nation: mahrattas; mahrattas: kerala; french: indian-ocean; \
        british: indian-ocean; allied: mahrattas marker");
    play.go("pick 1 kerala; to indian-ocean");
    assert_eq!(play.phase(), Phase::Crossing { sea: area("indian-ocean"), power: Nation::French });
    assert_eq!(play.asked(), "B", "Mahrattas and French are both B's");
    play.go("yes");
    assert_eq!(play.asked(), "C");
}

#[test]
fn r5_9_who_is_refused_may_attack_at_sea() {
    let mut play = at("turn: 12; nation: muslims; muslims: malabar 3; portuguese: arabian-sea");
    play.go("pick 2 malabar; to arabian-sea; no; to arabian-sea");
    assert_eq!(play.armies("muslims", "arabian-sea"), 2);
    play.go("done");
    assert!(matches!(play.phase(), Phase::Dice));
    // Only a 6 hits the power; it hits back on 4.
    play.go("dice 56 / 4; land sind");
    assert_eq!(play.armies("muslims", "sind"), 1);
    assert_eq!(play.total("portuguese"), 0);
    assert_eq!(play.points("portuguese"), 2);
}

#[test]
fn r5_9_powers_at_sea_are_attacked_also_by_those_they_let_pass() {
    let text = "turn: 12; nation: muslims; muslims: sind 3; portuguese: arabian-sea 2";
    let sail = "pick 3 sind; to arabian-sea; yes";
    let mut play = at(text);
    play.go(sail);
    assert!(play.may("stop") && play.may("to gujarat") && play.may("drop 1"));
    // Some stay to attack, the others land.
    play.go("drop 2; to gujarat");
    assert_eq!((play.armies("muslims", "arabian-sea"), play.phase()), (2, Phase::March));
    let mut play = at(text);
    play.go(sail).go("stop; done");
    assert_eq!((play.phase(), play.armies("muslims", "arabian-sea")), (Phase::Dice, 3));
    play.go("dice 661 / 11");
    assert_eq!((play.phase(), play.total("portuguese")), (Phase::Land, 0));
    play.go("land sind; land sind; land gujarat");
    let mut before = by_edition(2, text);
    before.go(sail);
    assert!(matches!(before.no("stop"), Reason::NoLanding { .. }), "before edition 3 not");
    // Where nobody is to be attacked boats do not stay.
    let mut play = at("turn: 12; nation: muslims; muslims: sind 3");
    play.go("pick 3 sind; to arabian-sea");
    assert!(matches!(play.no("stop"), Reason::NoLanding { .. }));
    assert!(matches!(play.no("drop 1"), Reason::CannotDrop));
    // No shore is open: who comes to attack sails all the same.
    let shores = "gupta: baluchistan, gujarat, bijapur, malabar, maharashtra";
    let mut play = at(&format!("{text}; {shores}; allied: muslims marker, gupta marker")
        .replace("turn: 12", "turn: 13")
        .replace("muslims", "mahrattas"));
    play.go("pick 3 sind; to arabian-sea; yes");
    assert_eq!(play.legal(), ["stop", "drop 1", "drop 2"]);
    // A leader is not left at sea alone, with no shore that he may go to.
    let mut play = at(&format!(
        "turn: 13; nation: mahrattas; mahrattas: sind 2; {shores}; \
        leaders: shivaji sind; portuguese: arabian-sea"
    ));
    play.go("pick 2 sind; with leader; to arabian-sea; yes");
    assert!(play.may("drop 1") && play.may("to gujarat"));
    assert_eq!(play.no("drop 2"), Reason::CannotDrop);
}

#[test]
fn r5_9_one_power_after_the_other_in_the_order_of_the_attacker() {
    let text = "turn: 12; nation: muslims; muslims: sind 6; portuguese: arabian-sea; \
        british: arabian-sea; dutch: arabian-sea";
    let mut play = at(text);
    play.go("pick 6 sind; to arabian-sea; yes; no; yes; to arabian-sea; done");
    // The Dutch refused and must be driven off; the others may be.
    assert_eq!(play.phase(), Phase::Fight);
    assert_eq!(play.legal().len(), 3);
    assert!(matches!(play.no("done"), Reason::MustFight { .. }));
    play.go("fight arabian-sea british; dice 666666 / 1");
    assert_eq!(play.phase(), Phase::Fight, "the Dutch are still there");
    play.go("fight arabian-sea dutch; dice 666666 / 1");
    assert_eq!(play.phase(), Phase::Land);
    assert!(play.may("fight arabian-sea portuguese") && play.may("land sind"));
    assert!(!play.may("fight indian-ocean portuguese"));
    play.go("fight arabian-sea portuguese; dice 666666 / 1; land sind");
    assert_eq!(play.total("portuguese"), 0);
    // Friends of the British may attack all but them.
    let mut play = at(&format!("{text}; allied: mahrattas marker")
        .replace("muslims", "mahrattas")
        .replace("turn: 12", "turn: 13"));
    play.go("pick 6 sind; to arabian-sea; yes; yes; yes; stop; done");
    let mut fights = play.legal();
    fights.sort();
    assert_eq!(fights, ["fight arabian-sea dutch", "fight arabian-sea portuguese"]);
    // Nobody refused: one battle is what they came for.
    play.go("fight arabian-sea dutch; dice 666666 / 1");
    assert_eq!(play.phase(), Phase::Land);
}

#[test]
fn r5_1_who_loses_his_arms_stops_in_rough_land() {
    let text = "turn: 12; nation: mahrattas; mahrattas: gujarat, berar; portuguese: arabian-sea; \
        factories: portuguese gujarat; arms: portuguese mahrattas gujarat";
    let mut play = at(text);
    play.go("pick 1 gujarat; with portuguese; to maharashtra");
    let lost = |e: &Event| matches!(e, Event::Disarmed { .. });
    assert!(play.heard.iter().any(lost), "nobody stands beside the factory any more");
    assert_eq!((play.phase(), play.armies("mahrattas", "maharashtra")), (Phase::March, 1));
    assert!(!play.may("pick 1 maharashtra"), "it has arrived");
    let mut before = by_edition(2, text);
    before.go("pick 1 gujarat; with portuguese; to maharashtra; to bijapur");
    // With somebody left beside the factory the arms go on, and so does he.
    let mut play = at(&text.replace("gujarat, berar", "gujarat 2, berar"));
    play.go("pick 1 gujarat; with portuguese; to maharashtra; to bijapur; to mysore");
    assert_eq!(play.armies("mahrattas", "mysore"), 1);
    // In the plain the second border is still open, the third is not.
    let mut play = at(text);
    play.go("pick 1 gujarat; with portuguese; to khandesh; to malwa");
    assert_eq!((play.phase(), play.armies("mahrattas", "malwa")), (Phase::March, 1));
}

#[test]
fn r5_7_boats_land_also_if_their_arms_are_lost_at_sea() {
    // From one factory of the power to another, and to sea: the arms are lost
    // there, after two borders.
    let mut play = at("turn: 13; nation: mahrattas; mahrattas: maharashtra; portuguese: sind; \
        factories: portuguese maharashtra, portuguese bijapur; \
        arms: portuguese mahrattas maharashtra");
    play.go("pick 1 maharashtra; with portuguese; to bijapur; to arabian-sea");
    assert_eq!(play.state.arms(Nation::Portuguese).nation, None);
    play.go("to gujarat");
    assert_eq!((play.phase(), play.armies("mahrattas", "gujarat")), (Phase::March, 1));
}

#[test]
fn ruling_43_victors_land_on_vacant_or_own_shores_or_are_lost() {
    let mut play = at("turn: 12; nation: muslims; muslims: malabar 2; pandya: sind, baluchistan; \
        portuguese: arabian-sea");
    play.go("pick 1 malabar; to arabian-sea; no; to arabian-sea; done; dice 6 / 1");
    let shores = play.places("land");
    assert!(shores.contains(&"malabar".to_owned()) && !shores.contains(&"sind".to_owned()));
    // Breaking off brings them back where they embarked.
    let mut play = at("turn: 12; nation: muslims; muslims: malabar 2; portuguese: arabian-sea");
    play.go("pick 2 malabar; to arabian-sea; no; to arabian-sea; done; dice 11 / 1; done");
    assert_eq!(play.phase(), Phase::Withdraw);
    assert_eq!(play.places("retreat"), ["malabar"]);
    // No shore at all: lost.
    let mut play =
        at("turn: 12; nation: muslims; muslims: arabian-sea; arrived: arabian-sea sind 1; \
        passage: arabian-sea portuguese no; portuguese: arabian-sea; \
        pandya: sind, baluchistan, gujarat, bijapur, malabar, maharashtra");
    play.go("done; dice 6 / 1");
    assert_eq!(play.total("muslims"), 0);
}

#[test]
fn r5_10_seas_are_open_to_powers() {
    let mut play = at("turn: 13; nation: british; british: arabian-sea 2; dutch: indian-ocean 2");
    play.go("pick 2 arabian-sea; to indian-ocean; stop; done");
    assert_eq!(play.phase(), Phase::Fight, "a battle only if it is wanted");
    assert!(play.may("done"));
    play.go("fight indian-ocean dutch");
}

#[test]
fn ruling_40_a_sea_never_stops_a_power() {
    let mut play = at("turn: 13; nation: british; british: arabian-sea 2; dutch: indian-ocean 2");
    play.go("pick 2 arabian-sea; to indian-ocean; to bay-of-bengal; to bengal");
    assert_eq!(play.armies("british", "bengal"), 2);
}
