//! Chapter 9: alliance with the British.

use crate::support::*;
use maharadjah::*;

#[test]
fn r9_1_an_indian_nation_may_ally_for_a_price() {
    let mut play = at("turn: 13; nation: chola; chola: agra 2, oudh");
    assert!(play.may("ally marker") && play.may("ally army agra"));
    play.go("ally army agra");
    assert!(play.state.allied().contains(Nation::Chola));
    assert_eq!((play.total("chola"), play.state.spare(Nation::Chola)), (2, 12 - 1 - 2));
    assert!(!play.may("ally marker"), "once");
}

#[test]
fn ruling_68_from_the_landing_on_never_the_last_army_and_no_growth_after_the_marker() {
    assert!(!at("turn: 12; nation: chola; chola: agra 2").may("ally marker"));
    assert!(!at("turn: 11; nation: chola; chola: agra 2").may("ally marker"));
    let play = at("turn: 13; nation: chola; chola: agra");
    assert_eq!(play.no("ally army agra"), Reason::LastArmy { nation: Nation::Chola });
    // On turn 12 the window opens in the British sequence.
    let mut play = at("turn: 12; nation: british; british: sind 2; rajputs: punjab 2, delhi, agra");
    play.go("pick 2 sind; to punjab; done");
    assert!(play.may("ally marker"));
    // Pandya paid with the marker: no growth any more.
    let mut play = at(
        "turn: 13; nation: british; british: sind; pandya: mysore, bijapur, bidar; allied: pandya marker",
    );
    play.end_turn();
    let grew = |e: &Event| matches!(e, Event::Grew { nation: Nation::Pandya, .. });
    assert!(!play.heard.iter().any(grew));
}

#[test]
fn r9_2_it_may_be_made_before_moving_and_at_the_end_of_a_sequence() {
    let mut play = at("turn: 13; nation: chola; chola: agra 2");
    assert!(play.may("ally marker"), "before moving");
    play.go("pick 1 agra; to oudh; stop");
    assert!(!play.may("ally marker"), "not in the middle of it");
    play.go("done");
    assert_eq!(play.phase(), Phase::LastWord, "before the sequence ends");
    play.go("ally marker");
}

#[test]
fn ruling_69_windows_against_the_british_and_their_allies_only() {
    let mut play = at("turn: 13; nation: mughals; mughals: agra 2; chola: delhi 2");
    play.go("pick 2 agra; to delhi; done");
    assert_eq!(play.phase(), Phase::Dice, "the Mughals are no allies");
    let mut play =
        at("turn: 13; nation: mughals; mughals: agra 2; chola: delhi 2; allied: mughals marker");
    play.go("pick 2 agra; to delhi; done");
    assert_eq!(play.phase(), Phase::Window(Nation::Chola));
    play.go("no; dice 11 / 11");
    assert_eq!(play.phase(), Phase::Window(Nation::Chola), "after each round again");
}

#[test]
fn r9_2_every_nation_is_asked_once_before_the_british_count() {
    let text = "turn: 13; nation: british; british: bengal; pandya: mysore 2; sikhs: lahore; \
        chola: agra; rajputs: sind; allied: rajputs marker";
    let mut play = at(text);
    play.go("done; done");
    assert_eq!((play.phase(), play.asked().as_str()), (Phase::Offer(Nation::Pandya), "A"));
    assert_eq!(play.legal(), ["no", "ally marker", "ally army mysore"]);
    play.go("no");
    assert_eq!((play.phase(), play.asked().as_str()), (Phase::Offer(Nation::Chola), "C"));
    play.go("ally marker");
    assert_eq!(play.phase(), Phase::Offer(Nation::Sikhs), "allies are not asked");
    assert_eq!(play.no("ally army lahore"), Reason::LastArmy { nation: Nation::Sikhs });
    play.go("no");
    let told = Event::Counted { nation: Nation::British, territories: 34, points: 3 };
    assert!(play.heard.contains(&told), "Agra counts, Mysore and Lahore do not");
    // Not before the British have landed, nor in anybody else's sequence.
    let mut play = at("turn: 12; nation: french; french: lanka; pandya: mysore");
    play.until(|state| state.nation() == Nation::British);
    assert!(play.heard.iter().all(|event| !matches!(event, Event::Allied { .. })));
    assert_eq!(play.go("done").phase(), Phase::Offer(Nation::Pandya), "turn 12");
    let mut play = at("turn: 11; nation: british; british: bengal; pandya: mysore");
    play.go("done; done");
    assert_eq!(play.state.turn(), 12);
    // Before edition 3 nobody was asked.
    let mut play = by_edition(2, text);
    play.go("done; done");
    assert_eq!(play.state.turn(), 14);
}

#[test]
fn ruling_69_allies_are_made_in_the_middle_of_any_battle_of_their_invaders() {
    // British stand in the land of the Chola, and a round falls against the
    // Mughals elsewhere.
    let mut play = at("turn: 13; nation: british; british: sind 2, bengal 2; chola: punjab 2; \
        mughals: bihar, delhi, agra, oudh");
    play.go("pick 2 sind; to punjab; pick 2 bengal; to bihar; done");
    let window = |play: &Play, nation| play.phase() == Phase::Window(nation);
    assert!(window(&play, Nation::Chola));
    play.go("no");
    assert!(window(&play, Nation::Mughals));
    play.go("no; fight bihar mughals; dice 11 / 1");
    assert!(window(&play, Nation::Chola));
    play.go("ally marker; send sind; send sind");
    assert!(window(&play, Nation::Mughals));
    play.go("no");
    assert_eq!(play.phase(), Phase::Retreat);
}

#[test]
fn ruling_74_after_the_last_battles_of_turn_16_too() {
    let mut play = at("turn: 16; nation: chola; chola: agra 2");
    play.go("done");
    assert_eq!(play.phase(), Phase::LastWord);
    play.go("ally marker");
}

#[test]
fn r9_3_friends_do_not_attack_each_other() {
    let play = at("turn: 13; nation: chola; chola: agra 2; mughals: delhi; british: oudh; \
        allied: chola marker, mughals marker");
    let mut moved = play.clone();
    moved.go("pick 2 agra");
    assert_eq!(
        moved.no("to delhi"),
        Reason::Friend { area: area("delhi"), nation: Nation::Mughals }
    );
    assert_eq!(moved.no("to oudh"), Reason::Friend { area: area("oudh"), nation: Nation::British });
}

#[test]
fn ruling_70_armies_in_a_new_allys_land_leave_and_british_factories_are_safe() {
    let mut play = at("turn: 13; nation: british; british: sind 2; rajputs: punjab, delhi, agra");
    play.go("pick 2 sind; to punjab; done; ally marker");
    assert_eq!(play.phase(), Phase::Displace);
    play.go("send sind; send sind");
    assert_eq!(play.armies("british", "sind"), 2);
    let mut play = at(
        "turn: 13; nation: chola; chola: golconda 2; factories: british golconda, dutch andhra; allied: chola marker",
    );
    play.go("done");
    assert!(!play.legal().iter().any(|text| text.starts_with("storm")));
    let mut play = at(
        "turn: 13; nation: chola; chola: andhra 2; factories: dutch andhra; allied: chola marker",
    );
    play.go("done");
    assert!(play.may("storm andhra"), "factories of others are not");
}

#[test]
fn ruling_70_an_ally_does_not_attack_british_ships_that_refuse_it() {
    let text = "turn: 12; nation: british; british: arabian-sea; mahrattas: maharashtra 2";
    assert!(faults(text).is_empty());
    let mut play = at("turn: 13; nation: mahrattas; british: arabian-sea; \
        mahrattas: maharashtra 2; allied: mahrattas marker");
    play.go("pick 2 maharashtra; to arabian-sea; no");
    let sea = area("arabian-sea");
    assert_eq!(play.no("to arabian-sea"), Reason::Friend { area: sea, nation: Nation::British });
    play.go("stop");
    // A stranger may attack them.
    let mut play = at("turn: 13; nation: mahrattas; british: arabian-sea; \
        mahrattas: maharashtra 2");
    play.go("pick 2 maharashtra; to arabian-sea; no; to arabian-sea; done");
    assert_eq!(play.phase(), Phase::Dice);
}

#[test]
fn r9_4_british_armies_cross_allied_land() {
    let mut play = at(
        "turn: 13; nation: british; british: sind; chola: punjab; mughals: lahore; allied: chola marker",
    );
    play.go("pick 1 sind; to punjab");
    assert!(matches!(play.no("stop"), Reason::CrossOnly { .. }));
    play.go("to lahore");
    assert_eq!(play.armies("british", "lahore"), 1);
}

#[test]
fn ruling_71_other_allies_do_not() {
    let mut play = at(
        "turn: 13; nation: chola; chola: sind; rajputs: punjab; allied: chola marker, rajputs army",
    );
    play.go("pick 1 sind");
    assert_eq!(
        play.no("to punjab"),
        Reason::Friend { area: area("punjab"), nation: Nation::Rajputs }
    );
}

#[test]
fn r9_5_british_build_in_allied_land_without_asking() {
    let mut play = at(
        "turn: 13; nation: british; british: indian-ocean; pandya: kerala; allied: pandya marker",
    );
    play.go("done; build kerala");
    assert_eq!(play.state.factory(area("kerala")), Some(Nation::British));
}

#[test]
fn ruling_72_other_conditions_stay_as_they_are() {
    let mut play =
        at("turn: 13; nation: british; british: bengal; pandya: kerala; allied: pandya marker");
    play.go("done");
    assert!(matches!(play.no("build kerala"), Reason::NoFoothold { .. }));
}

#[test]
fn r9_6_allies_go_on_scoring() {
    let mut play = at(
        "turn: 13; nation: british; british: bengal; pandya: kerala, mysore; allied: pandya marker",
    );
    play.go("done");
    play.end_turn();
    assert_eq!(play.points("pandya"), 4);
}

#[test]
fn ruling_73_and_the_british_count_their_land_for_titles() {
    let text = "turn: 13; nation: british; british: bengal; pandya: kerala, mysore";
    let count = |text: &str| {
        let play = at(text);
        raj_count(play.game.map(), &play.state, Nation::British)
    };
    assert_eq!(count(text), 34);
    assert_eq!(count(&format!("{text}; allied: pandya marker")), 36);
}
