//! The worked examples X1 to X15 and the further scenarios Y1 to Y40.

use crate::support::*;
use maharadjah::*;

#[test]
fn x1_two_borders_from_gujarat_to_delhi() {
    at("pandya: gujarat").go("pick 1 gujarat; to rajputana; to delhi; done");
}

#[test]
fn x2_the_diagonals_are_closed() {
    assert!(!at("pandya: malwa").go("pick 1 malwa").may("to gondwana"));
    assert!(!at("pandya: bundelkhand").go("pick 1 bundelkhand").may("to khandesh"));
}

#[test]
fn x3_lanka_and_no_further() {
    let mut play = at("pandya: karnataka");
    play.go("pick 1 karnataka; to lanka");
    assert_eq!(play.phase(), Phase::March);
    assert!(!play.may("pick 1 lanka"));
}

#[test]
fn x4_four_against_two_let_two_through() {
    let text = "turn: 9; nation: muslims; muslims: rajputana 3, delhi 3; chola: agra 2, oudh";
    at(text).go("pick 3 rajputana; to agra; pick 1 delhi; to agra; pick 2 delhi; to agra; to oudh");
    let mut play = at(text);
    play.go("pick 3 rajputana; to agra; pick 3 delhi; to agra");
    assert_eq!(play.phase(), Phase::March);
}

#[test]
fn x5_x6_boat_trips() {
    let trip = |from: &str, sea: &str, to: &str| {
        let mut play = at(&format!("turn: 8; nation: pandya; pandya: {from}"));
        play.go(&format!("pick 1 {from}"));
        play.may(&format!("to {sea}")) && play.go(&format!("to {sea}")).may(&format!("to {to}"))
    };
    assert!(trip("malabar", "arabian-sea", "baluchistan"));
    assert!(trip("malabar", "indian-ocean", "golconda"));
    assert!(trip("golconda", "indian-ocean", "simhala"));
    assert!(trip("golconda", "bay-of-bengal", "assam"));
    for to in ["kerala", "gujarat"] {
        for sea in ["bay-of-bengal", "indian-ocean", "arabian-sea"] {
            assert!(!trip("bengal", sea, to), "{sea} {to}");
        }
    }
}

#[test]
fn x7_four_territories_keep_eight_armies() {
    let mut play = at("turn: 3; nation: chola; chola: agra 3, oudh 3, bihar 2, bengal 2");
    play.go("done; remove agra; remove agra");
    assert_eq!(play.total("chola"), 8);
}

#[test]
fn x8_british_in_andhra() {
    let mut play = at("turn: 13; nation: mughals; mughals: bidar 4; british: andhra 3");
    play.go("pick 4 bidar; to andhra; done; dice 2256 / 134");
    assert_eq!((play.armies("mughals", "andhra"), play.armies("british", "andhra")), (3, 2));
}

#[test]
fn x9_chola_leave_rajputana() {
    let mut play =
        at("turn: 9; nation: muslims; muslims: sind 2, gujarat, lahore; chola: rajputana 2, malwa");
    play.go("pick 2 sind; to rajputana; done; dice 11 / 11");
    assert_eq!(play.places("retreat"), ["agra", "malwa"]);
}

#[test]
fn x10_chola_leave_kerala() {
    for (lost, home) in [("mysore", [2, 0]), ("karnataka", [1, 1])] {
        let mut play =
            at("turn: 2; nation: chola; chola: karnataka 2, mysore; harappans: kerala 2");
        play.go("pick 2 karnataka; to kerala; pick 1 mysore; to kerala; done; dice 111 / 15");
        play.go(&format!("lose {lost}; done"));
        for (n, place) in home.into_iter().zip(["karnataka", "mysore"]) {
            if n > 0 {
                play.go(&format!("retreat {n} {place}"));
            }
        }
        assert_eq!([play.armies("chola", "karnataka"), play.armies("chola", "mysore")], home);
        assert_eq!(play.armies("harappans", "kerala"), 2);
    }
}

#[test]
fn x11_mahrattas_grow() {
    let mut play = at("turn: 6; pandya: mysore; gauge: mahrattas 1.5; \
        mahrattas: berar, bidar, bijapur, khandesh, malwa, gondwana");
    play.go("done");
    assert_eq!(play.phase(), Phase::Raise { left: 2 });
    assert_eq!(play.state.gauge(Nation::Mahrattas), 2);
}

#[test]
fn x12_golconda_counts_for_neither() {
    let play = at(
        "turn: 13; nation: british; british: bengal; muslims: golconda; factories: british golconda",
    );
    assert_eq!(raj_count(play.game.map(), &play.state, Nation::Muslims), 0);
    assert_eq!(raj_count(play.game.map(), &play.state, Nation::British), 35);
}

#[test]
fn x13_greeks_in_gandhara() {
    let mut play = at("turn: 4; nation: greeks; greeks: gandhara 3");
    play.go("done");
    assert_eq!(play.points("greeks"), 1);
    play.end_turn();
    assert_eq!(play.points("greeks"), 3);
}

#[test]
fn x14_the_set_ups() {
    for (scenario, held) in [(Scenario::Four, 13), (Scenario::Short, 32)] {
        let state = fresh(scenario).state;
        let taken = Areas::LAND.filter(|a| !state.present(*a).is_empty()).count();
        assert_eq!((taken, 36 - taken), (held, 36 - held));
    }
}

#[test]
fn x15_turn_one() {
    let mut play = fresh(Scenario::Four);
    assert_eq!(play.state.nation(), Nation::Pandya);
    play.end_turn();
    let acted: Vec<Nation> = play
        .heard
        .iter()
        .filter_map(|e| if let Event::Sequence { nation } = e { Some(*nation) } else { None })
        .collect();
    assert_eq!(
        acted,
        [Nation::Chola, Nation::Maurya, Nation::Harappans, Nation::Pandya],
        "turn 2 begins"
    );
}

#[test]
fn y1_y2_y3_the_first_growth() {
    let mut play = fresh(Scenario::Four);
    assert_eq!(play.state.gauge(Nation::Pandya), 4);
    play.go("done");
    assert_eq!((play.state.nation(), play.state.gauge(Nation::Chola)), (Nation::Chola, 3));
    play.go("done");
    assert_eq!((play.state.nation(), play.total("maurya")), (Nation::Maurya, 12));
    assert_eq!(play.state.gauge(Nation::Maurya), 0);
}

#[test]
fn y4_one_piece_left() {
    let mut play = at(
        "turn: 2; pandya: malwa; gauge: chola 2; chola: agra 3, oudh 2, bihar 2, bengal 2, orissa 2",
    );
    play.go("done");
    assert_eq!((play.phase(), play.state.gauge(Nation::Chola)), (Phase::Raise { left: 1 }, 5));
}

#[test]
fn y5_bhutan_stops() {
    let mut play = at("pandya: bengal");
    play.go("pick 1 bengal; to bhutan");
    assert_eq!((play.armies("pandya", "bhutan"), play.phase()), (1, Phase::March));
}

#[test]
fn y7_mughals_reach_punjab() {
    let mut play = at("turn: 10; nation: mughals; mughals: central-asia 4");
    play.go("pick 4 central-asia; to gandhara; to punjab; done");
    assert!(!at("turn: 10; nation: mughals; mughals: lahore").go("pick 1 lahore").may("to agra"));
}

#[test]
fn y8_y9_stacks() {
    let mut play = at("turn: 6; nation: rajputs; rajputs: china 4, ladakh 2");
    play.go("pick 4 china; to ladakh");
    assert!(!play.may("done"));
    assert!(!at("pandya: malwa 5, bhutan 3").may("done"));
}

#[test]
fn y10_full_is_full() {
    let mut play = at("turn: 2; pandya: malwa; chola: agra 3, oudh, bihar");
    play.go("done");
    assert!(matches!(play.no("raise agra"), Reason::Full { .. }));
}

#[test]
fn y11_y12_boats_past_the_portuguese() {
    let text = "turn: 12; nation: muslims; muslims: malabar 2; portuguese: arabian-sea";
    let mut play = at(text);
    play.go("pick 2 malabar; to arabian-sea; no; to arabian-sea; done; dice 55 / 3");
    assert_eq!(play.total("portuguese"), 1, "Muslims need a 6");
    let mut play = at(text);
    play.go("pick 2 malabar; to arabian-sea; no; to arabian-sea; done; dice 56 / 4");
    assert_eq!((play.total("portuguese"), play.total("muslims")), (0, 1));
    play.go("land gujarat");
    let mut play = at(text);
    play.go("pick 2 malabar; to arabian-sea; yes; to gujarat; done");
    assert_eq!(play.armies("muslims", "gujarat"), 2);
}

#[test]
fn y13_albuquerque_rolls_three() {
    let mut play = at(
        "turn: 12; nation: portuguese; leaders: albuquerque sind; portuguese: sind; muslims: punjab",
    );
    play.go("pick 1 sind; with leader; to punjab; done; dice 3 / 5");
    assert_eq!((play.total("muslims"), play.total("portuguese")), (0, 1));
}

#[test]
fn y15_y16_y17_no_way_back() {
    let mut play = at("turn: 2; nation: chola; chola: agra 2; pandya: oudh");
    play.go("pick 2 agra; to oudh; done; dice 11 / 1; retreat 1 nepal");
    assert_ne!(play.phase(), Phase::Withdraw);
    let mut play = at("turn: 8; nation: muslims; muslims: persia 2; gupta: baluchistan 2");
    play.go("pick 2 persia; to baluchistan; done; dice 11 / 11; done");
    assert_eq!(play.phase(), Phase::Dice);
    let mut play = at("turn: 9; nation: muslims; muslims: sind; gupta: bijapur");
    play.go("pick 1 sind; to arabian-sea; to bijapur; done; dice 1 / 1; done");
    assert_eq!(play.phase(), Phase::Dice);
    let mut play = at("turn: 12; nation: portuguese; portuguese: arabian-sea; gupta: bijapur");
    play.go("pick 1 arabian-sea; to bijapur; done; dice 1 / 1; done; retreat 1 arabian-sea");
    assert_eq!(play.armies("portuguese", "arabian-sea"), 1);
}

#[test]
fn y19_sanga_alone() {
    for (who, points) in [("muslims", 2), ("mughals", 1)] {
        let mut play = at(&format!("turn: 12; nation: {who}; {who}: agra; leaders: sanga delhi"));
        play.go("pick 1 agra; to delhi; to lahore");
        assert_eq!((play.points(who), play.armies(who, "lahore")), (points, 1));
    }
}

#[test]
fn y21_rajputs_bow_in_the_north() {
    let mut play =
        at("turn: 10; nation: muslims; muslims: agra 3, oudh 2; rajputs: delhi, lahore, nepal");
    play.go("pick 3 agra; to delhi; done; submit north; send agra; send agra; send agra");
    assert!(play.state.is_second());
    assert_eq!(raj_count(play.game.map(), &play.state, Nation::Muslims), 2 + 2);
    play.go("pick 2 oudh; to nepal; done");
    assert_eq!(play.phase(), Phase::Dice);
}

#[test]
fn y22_mughals_too_early() {
    let mut play = at("turn: 10; nation: rajputs; rajputs: agra 2; mughals: delhi");
    play.go("pick 2 agra; to delhi; done");
    assert_eq!(play.phase(), Phase::Dice);
}

#[test]
fn y23_sikhs_bow_to_the_british() {
    let mut play = at("turn: 14; nation: british; british: sind 2; sikhs: punjab 2");
    play.go("pick 2 sind; to punjab; done; submit north");
    assert_eq!(play.legal(), ["ally marker", "ally army punjab"]);
    play.go("ally army punjab");
    assert_eq!((play.total("sikhs"), play.state.spare(Nation::Sikhs)), (1, 4));
}

#[test]
fn y24_chola_ally_for_nothing() {
    let mut play = at(
        "turn: 13; nation: chola; chola: golconda 2; british: bengal; factories: british golconda",
    );
    let before = raj_count(play.game.map(), &play.state, Nation::British);
    play.go("ally marker");
    assert_eq!(play.total("chola"), 2);
    assert_eq!(raj_count(play.game.map(), &play.state, Nation::British), before);
    play.go("done");
    assert_ne!(play.phase(), Phase::Fight, "no attack on the factory");
}

#[test]
fn y25_through_an_ally() {
    let mut play = at(
        "turn: 13; nation: british; british: sind; rajputs: punjab; mughals: lahore; allied: rajputs marker",
    );
    play.go("pick 1 sind; to punjab; to lahore; done; no; dice 4 / 1");
    assert_eq!(play.armies("british", "lahore"), 1);
}

#[test]
fn y28_y29_factories() {
    let mut play = at("turn: 13; nation: french; french: bay-of-bengal; gupta: bengal");
    play.go("done");
    assert!(!play.may("build orissa"));
    play.go("build bengal");
    assert_eq!(play.asked(), "D");
    let mut play = at(
        "turn: 13; nation: french; french: sind, gujarat, bijapur; factories: french kerala, french lanka",
    );
    play.go("done; lift lanka; build sind; build gujarat");
    assert_eq!(play.state.factories(Nation::French).len(), 3);
    assert_ne!(play.phase(), Phase::Factories);
}

#[test]
fn y30_dutch_arms_are_gone() {
    let mut play = at("turn: 13; nation: muslims; muslims: mysore 2; dutch: karnataka; \
        sinhalese: lanka; factories: dutch lanka; arms: dutch sinhalese lanka");
    play.go("pick 2 mysore; to karnataka; done; dice 16 / 1");
    assert_eq!(play.state.arms(Nation::Dutch).nation, None);
}

#[test]
fn y32_mughals_beside_the_factory() {
    let mut play =
        at("turn: 13; nation: mughals; mughals: golconda 3, bidar; factories: dutch golconda");
    play.go("done; storm golconda; dice 111 / - + 1; stop");
    assert_eq!(play.state.factory(area("golconda")), Some(Nation::Dutch));
    assert_eq!(play.armies("mughals", "golconda"), 3);
}

#[test]
fn y33_the_fall_of_the_maurya() {
    let mut play = at(
        "turn: 4; nation: british; leaders: ashoka delhi; maurya: delhi 2, agra 2, oudh 2, bihar 2",
    );
    play.go("done");
    assert_eq!(play.asked(), "D");
    assert_eq!(play.state.leader(Leader::Ashoka), None);
    play.go("remove delhi; remove delhi; remove agra; remove agra; remove oudh; remove oudh");
    assert_eq!((play.total("maurya"), play.armies("maurya", "bihar")), (2, 2));
    play.until(|state| state.nation() == Nation::Maurya);
    let grew = |e: &Event| matches!(e, Event::Grew { nation: Nation::Maurya, .. });
    assert!(!play.heard.iter().any(grew));
}

#[test]
fn y34_the_gupta_follow() {
    let mut play = at("turn: 5; nation: british; gauge: maurya 2; maurya: delhi 2, agra 2, oudh");
    play.go("done");
    assert_eq!((play.total("gupta"), play.armies("gupta", "delhi")), (5, 2));
    assert_eq!(play.state.gauge(Nation::Gupta), 0);
}

#[test]
fn y35_timur_in_delhi() {
    let mut play =
        at("turn: 11; nation: mughals; leaders: timur central-asia; mughals: central-asia 6");
    play.go("pick 6 central-asia; with leader; to gandhara; to lahore; to delhi; done");
    assert_eq!(play.points("mughals"), 4);
    assert_eq!(play.state.leader(Leader::Timur), None);
    assert_eq!(play.total("mughals"), 2, "two went home, two were too many");
}

#[test]
fn y36_sikhs_in_lahore() {
    let mut play = at(
        "turn: 13; nation: sinhalese; sinhalese: lanka; mughals: lahore 3; leaders: akbar lahore",
    );
    play.go("done");
    play.until(|state| state.nation() == Nation::Sikhs);
    assert_eq!((play.total("mughals"), play.points("sikhs")), (0, 0));
    assert_eq!(play.state.leader(Leader::Akbar), None);
}

#[test]
fn y37_the_british_raj() {
    // Thirteen allied territories, Lanka among them; Chola hold a third army's
    // worth of strangers so that exactly two territories stay empty.
    let play = at("turn: 16; nation: british; \
        british: bengal, karnataka, maharashtra; \
        factories: british bengal, british karnataka, british lanka, british gujarat; \
        mahrattas: gujarat; sinhalese: lanka, simhala; \
        rajputs: delhi, agra, oudh, rajputana, malwa, jaunpur, bihar, magadha, orissa, nepal; \
        allied: sinhalese marker, rajputs marker; \
        gupta: assam, bhutan, ladakh, kashmir, lahore, punjab, sind, baluchistan; \
        muslims: mysore, malabar, kerala, golconda, andhra, bidar, bijapur, berar, gondwana, \
        khandesh");
    // 3 with armies, Gujarat by its factory, 12 allied, 2 empty: 18, two points.
    assert_eq!(raj_count(play.game.map(), &play.state, Nation::British), 18);
    let mut play = play;
    play.end_sequence();
    assert_eq!(play.points("british"), 2 + 4 + 3);
}

#[test]
fn y39_the_short_game_opens() {
    let mut play = fresh(Scenario::Short);
    assert_eq!(play.total("gupta"), 10);
    play.until(|state| state.nation() == Nation::Chola && state.phase() == Phase::March);
    // Four armies, one by growth, two reinforcements.
    assert_eq!(play.total("chola"), 4 + 1 + 2);
    assert!(play.state.leader(Leader::RajaRaja).is_some());
}

#[test]
fn y40_a_player_fights_himself() {
    let mut play = at("turn: 12; nation: mughals; mughals: bijapur 2; pandya: mysore");
    play.go("pick 2 bijapur; to mysore; done");
    assert!(play.may("submit south"));
    play.go("no; dice 11 / 1; no");
    assert!(play.may("retreat 1 karnataka"));
}
