//! Chapter 10: victory points.

use crate::support::*;
use maharadjah::*;

#[test]
fn r10_1_land_is_held_by_an_army_or_a_leader_alone() {
    let play = at(
        "turn: 13; nation: mughals; mughals: golconda; factories: dutch golconda; leaders: shivaji mysore",
    );
    assert!(play.state.holds(Nation::Mughals, area("golconda")), "a factory does not matter");
    assert!(play.state.holds(Nation::Mahrattas, area("mysore")));
}

#[test]
fn ruling_87_foreign_armies_spoil_it_and_factories_do_not() {
    let mut play = at("turn: 13; nation: british; mahrattas: golconda; factories: dutch golconda");
    play.go("done");
    play.end_turn();
    assert_eq!(play.points("mahrattas"), 2);
}

#[test]
fn r10_2_a_raid_pays_what_was_held_during_the_sequence() {
    // Gandhara in the Greek sequence and at the end of turn 4: 1 + 2.
    let mut play = at("turn: 4; nation: greeks; greeks: gandhara 2; leaders: alexander gandhara");
    play.go("done");
    assert_eq!(play.points("greeks"), 1);
    let mut play =
        at("turn: 15; nation: afghans; afghans: delhi 3, lahore, agra; leaders: abdali delhi");
    play.go("done");
    assert_eq!(play.points("afghans"), 5 + 3);
}

#[test]
fn ruling_88_crossing_is_not_holding_and_each_pays_once() {
    let mut play =
        at("turn: 15; nation: afghans; afghans: punjab 4; raided: punjab; leaders: abdali punjab");
    play.go("pick 4 punjab; with leader; to lahore; to delhi; to agra; done");
    assert_eq!(play.points("afghans"), 3, "only Punjab, where they began");
}

#[test]
fn r10_4_kills_pay_at_once() {
    let mut play = at("turn: 2; nation: harappans; harappans: agra 2; maurya: delhi");
    play.go("pick 2 agra; to delhi; done; dice 15 / 1");
    assert_eq!(play.points("harappans"), 2);
}

#[test]
fn r10_5_factories_and_coasts_pay_every_turn() {
    let mut play =
        at("turn: 13; nation: british; factories: french malabar, french golconda, french sind");
    play.go("done");
    assert_eq!(play.points("french"), 3 + 3);
}

#[test]
fn ruling_78_a_site_on_two_seas_counts_for_the_better_one() {
    let of = |keys: &str| coasts(&board::MAP, areas(keys));
    assert_eq!(
        [of("malabar"), of("malabar golconda"), of("malabar sind"), of("bengal orissa")],
        [1, 2, 2, 1]
    );
}

#[test]
fn r10_6_titles_pay_one_to_four() {
    let map = board::MAP;
    let territories = |n: usize| {
        let keys: Vec<String> = Areas::LAND.take(n).map(|a| a.to_string()).collect();
        keys.join(", ")
    };
    for (n, points) in [(8, 0), (9, 1), (17, 1), (18, 2), (22, 2)] {
        let mut play = at(&format!("turn: 9; nation: muslims; muslims: {}", territories(n)));
        assert_eq!(raj_count(&map, &play.state, Nation::Muslims), n as u8);
        play.go("done");
        let told = Event::Counted { nation: Nation::Muslims, territories: n as u8, points };
        assert!(play.heard.contains(&told), "{n}");
    }
    let mut play = at("turn: 13; nation: british; british: bengal");
    play.go("done");
    play.end_turn();
    let told = Event::Counted { nation: Nation::British, territories: 36, points: 4 };
    assert!(play.heard.contains(&told), "empty land counts for the British");
}

#[test]
fn ruling_82_titles_are_locked_and_paid_at_the_end_of_the_turn() {
    let mut play = at(
        "turn: 9; nation: muslims; muslims: agra, oudh, bihar, bengal, orissa, malwa, sind, delhi, lahore; mughals: kashmir",
    );
    play.go("done");
    assert_eq!((play.state.raj(Nation::Muslims), play.points("muslims")), (1, 0));
    play.end_turn();
    assert_eq!((play.state.raj(Nation::Muslims), play.points("muslims")), (0, 1));
}

#[test]
fn ruling_83_what_counts_for_whom() {
    // Own armies 3, Gujarat by its factory 1, allies 12, empty 2: 18.
    let play = at("turn: 16; nation: british; british: bengal, karnataka, maharashtra; \
        factories: british bengal, british karnataka, british lanka, british gujarat; \
        mahrattas: gujarat, berar, bidar, khandesh, malwa; sinhalese: lanka, simhala; \
        chola: andhra, golconda, mysore, bijapur, kerala; rajputs: delhi, agra, oudh, rajputana, sind; \
        muslims: malabar, gondwana, orissa, magadha, jaunpur, bundelkhand; \
        sikhs: lahore, punjab, kashmir, gandhara, baluchistan, bihar; mughals: assam, bhutan; \
        allied: sinhalese marker, chola marker, rajputs marker");
    assert_eq!(raj_count(play.game.map(), &play.state, Nation::British), 3 + 1 + 12 + 2);
}

#[test]
fn ruling_84_a_rival_army_beside_a_british_factory_closes_it_to_both() {
    let count = |text: &str, who: &str| {
        let play = at(text);
        raj_count(play.game.map(), &play.state, nation(who))
    };
    let rest = "turn: 13; nation: british; british: bengal; factories: british golconda";
    let muslims = format!("{rest}; muslims: golconda");
    assert_eq!(count(&muslims, "british"), 35);
    assert_eq!(count(&muslims, "muslims"), 0);
    let allied = format!("{muslims}; allied: muslims marker");
    assert_eq!((count(&allied, "british"), count(&allied, "muslims")), (36, 0));
    let chola = format!("{rest}; chola: golconda");
    assert_eq!(count(&chola, "british"), 36, "only Gupta, Muslims and Mughals block");
    let leader = format!("{rest}; leaders: alamgir golconda");
    assert_eq!((count(&leader, "british"), count(&leader, "mughals")), (35, 0), "or a leader");
}

#[test]
fn ruling_84_a_claim_by_submission_closes_it_too_but_an_ally_blocks_nothing() {
    let count = |edition: u16, text: &str, who: &str| {
        let play = by_edition(edition, &format!("turn: 13; nation: british; {text}"));
        raj_count(play.game.map(), &play.state, nation(who))
    };
    let both = |text: &str| (count(3, text, "british"), count(3, text, "mughals"));
    // Pandya in Golconda bowed to the Mughals; a British factory stands there.
    let text = "mughals: delhi; british: indian-ocean; pandya: golconda; \
        submitted: pandya south mughals; factories: british golconda";
    assert_eq!(both(text), (34, 1));
    assert_eq!((count(2, text, "british"), count(2, text, "mughals")), (35, 2), "before");
    // Without the factory it is the Mughals' claim alone.
    assert_eq!(both(&text.replace("british golconda", "dutch golconda")), (34, 2));
    // Allied Mughals: their own land for both, with the factory not for them.
    let allied =
        format!("{text}, british bengal; allied: mughals marker").replace("delhi", "delhi, bengal");
    assert_eq!(both(&allied), (36, 1));
    // Pandya are the ally, the Mughals are not: both claim, neither counts.
    let ally = "mughals: delhi; british: indian-ocean; pandya: golconda; \
        submitted: pandya south mughals; allied: pandya marker";
    assert_eq!(both(ally), (34, 1));
    // Who bowed to both is counted by both, as by any two lords.
    let lords = ally.replace("south mughals", "south mughals, pandya south british");
    assert_eq!(both(&lords), (35, 2));
    let two = "mughals: delhi; muslims: agra; pandya: golconda; \
        submitted: pandya south mughals, pandya south muslims";
    assert_eq!((count(3, two, "mughals"), count(3, two, "muslims")), (2, 2));
    // Who counts no titles takes nothing from a factory, lord or not.
    let rajputs = "rajputs: delhi; pandya: golconda; submitted: pandya south rajputs; \
        factories: british golconda; british: indian-ocean";
    assert_eq!(count(3, rajputs, "british"), 35);
}

#[test]
fn ruling_85_empty_is_without_army_leader_or_foreign_factory() {
    let count = |text: &str| {
        let play = at(&format!("turn: 13; nation: british; british: bengal; {text}"));
        raj_count(play.game.map(), &play.state, Nation::British)
    };
    assert_eq!(count("chola: agra"), 35);
    assert_eq!(count("leaders: shivaji agra"), 35);
    assert_eq!(count("factories: dutch lanka"), 35);
}

#[test]
fn r10_7_most_points_win_and_equal_totals_share() {
    let mut play = at("turn: 16; nation: british; score: pandya 30, muslims 20, french 10");
    play.go("done");
    play.until(|state| state.phase() == Phase::Over);
    let places = engine::Game::places(&play.game, &play.state);
    let british = engine::Game::score(&play.game, &play.state, engine::Seat::new(2));
    assert_eq!(british, 4, "all of India is empty");
    assert_eq!(places.0[..4], [1, 1, 3, 4]);
}

#[test]
fn ruling_89_the_end_comes_after_turn_16() {
    let mut play = at("turn: 16; nation: british; pandya: mysore");
    play.go("done");
    play.until(|state| state.phase() == Phase::Over);
    assert_eq!(play.asked(), "-");
    assert_eq!(play.points("pandya"), 1);
}

#[test]
fn ruling_90_points_are_public_at_all_times() {
    let play = at("turn: 9; nation: pandya; pandya: malwa; score: greeks 3, mughals 4");
    let view = engine::Game::view(&play.game, &play.state, engine::Viewer::Public);
    assert_eq!(totals(view.state(), engine::Seat::A), 7);
    let json = serde_json::to_value(view).unwrap();
    assert_eq!(json["totals"][0], 7);
}
