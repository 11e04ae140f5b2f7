//! Chapter 7: battles and retreats.

use crate::support::*;
use engine::Game;
use maharadjah::*;

#[test]
fn r7_1_enemies_in_one_territory_must_fight() {
    let mut play = at("turn: 2; nation: chola; chola: agra 2, bihar 2; pandya: oudh, bengal");
    play.go("pick 2 agra; to oudh; pick 2 bihar; to bengal; done");
    assert_eq!(play.phase(), Phase::Fight);
    assert!(matches!(play.no("done"), Reason::MustFight { .. }));
    play.go("fight oudh pandya; dice 56 / 1");
    assert_eq!(play.armies("pandya", "oudh"), 0);
}

#[test]
fn r7_1_a_battle_is_told_from_its_beginning_to_its_end() {
    let mut play = at("turn: 2; nation: chola; chola: agra 2, bihar 2; pandya: oudh, bengal");
    play.go("pick 2 agra; to oudh; pick 2 bihar; to bengal; done");
    play.go("fight oudh pandya; dice 56 / 1");
    let (attacker, defender, at) = (Nation::Chola, Nation::Pandya, area("oudh"));
    let Chance { attack, defend, factory } = "dice 56 / 1".parse().unwrap();
    let told = [
        Event::Battle { attacker, defender, at },
        Event::Rolled { at, attack, defend, factory, attacker, defender },
        Event::Fell { nation: defender, at, armies: 1 },
        Event::Ended { at, holder: Some(attacker) },
    ];
    assert_eq!(play.heard[..4], told);
}

#[test]
fn ruling_48_the_active_player_chooses_the_order_and_sea_battles_are_a_wish() {
    let mut play = at("turn: 2; nation: chola; chola: agra 2, bihar 2; pandya: oudh, bengal");
    play.go("pick 2 agra; to oudh; pick 2 bihar; to bengal; done");
    assert!(play.may("fight oudh pandya") && play.may("fight bengal pandya"));
    let mut play = at("turn: 13; nation: british; british: arabian-sea; portuguese: arabian-sea");
    play.go("done");
    assert!(play.may("done") && play.may("fight arabian-sea portuguese"));
}

#[test]
fn ruling_48_a_power_is_fought_in_a_sea_once_in_a_phase() {
    for sea in ["arabian-sea", "indian-ocean", "bay-of-bengal"] {
        let others = Nation::POWERS.map(|power| format!("{power}: {sea} 2")).join("; ");
        let text = format!("turn: 13; nation: british; phase: fight; {others}");
        for power in ["portuguese", "dutch", "french"] {
            let play = at(&format!("{text}; fought: {sea} {power}"));
            let again = format!("fight {sea} {power}");
            assert_eq!(play.no(&again), Reason::NoBattle { area: area(sea) });
            let left = play.legal();
            assert_eq!(left.len(), 3, "the other two, and the end of the phase: {left:?}");
        }
    }
}

#[test]
fn r7_2_what_a_die_needs() {
    let map = board::MAP;
    let odds = |text: &str, place: &str, attacker: &str, defender: &str| {
        let odds =
            at(text).state.odds(&map, area(place), nation(attacker), nation(defender), false);
        (odds.attacker_hits_on, odds.defender_hits_on)
    };
    assert_eq!(odds("", "delhi", "chola", "pandya"), (5, 5));
    assert_eq!(odds("", "andhra", "chola", "pandya"), (6, 5), "rough protects the defender");
    assert_eq!(odds("", "delhi", "chola", "french"), (6, 4));
    assert_eq!(odds("", "delhi", "french", "chola"), (4, 6));
    assert_eq!(odds("", "andhra", "french", "british"), (5, 5), "not cumulative");
}

#[test]
fn r7_2_every_die_shows_every_face() {
    let mut play = at("turn: 13; nation: mughals; mughals: bidar; dutch: golconda; \
        factories: dutch golconda");
    play.go("pick 1 bidar; to golconda; done");
    let mut random = testkit::rng(1);
    let rolls: Vec<Chance> = (0..300).map(|_| play.game.roll(&play.state, &mut random)).collect();
    for face in 1..=6 {
        let dice: Dice = face.to_string().parse().unwrap();
        assert!(rolls.iter().any(|roll| roll.attack == dice), "{face}");
        assert!(rolls.iter().any(|roll| roll.defend == dice), "{face}");
        assert!(rolls.iter().any(|roll| roll.factory == face), "{face}");
    }
}

#[test]
fn ruling_49_bonuses_add_up_and_arms_count_once() {
    let map = board::MAP;
    let text = "turn: 14; nation: british; leaders: rao bidar; mahrattas: bidar 2, golconda, kerala; \
        factories: dutch golconda, french kerala; dutch: indian-ocean; french: indian-ocean; \
        british: bengal";
    let on = |extra: &str| {
        let state = at(&format!("{text}; {extra}")).state;
        state.odds(&map, area("bidar"), Nation::Mahrattas, Nation::Pandya, false).attacker_hits_on
    };
    assert_eq!(on(""), 4);
    assert_eq!(on("arms: dutch mahrattas bidar"), 3);
    assert_eq!(on("arms: dutch mahrattas bidar, french mahrattas bidar"), 3);
    // Albuquerque and one army on plain: 3 + 2 hits.
    let state =
        at("turn: 12; nation: portuguese; leaders: albuquerque sind; portuguese: sind").state;
    let odds = state.odds(&map, area("sind"), Nation::Portuguese, Nation::Muslims, false);
    assert_eq!(odds.attacker_hits_on, 3);
    // A factory has no colonial bonus, but its leader's.
    let state = at("turn: 14; nation: mughals; leaders: dupleix kerala; french: kerala; \
        factories: french kerala; mughals: delhi")
    .state;
    let odds = state.odds(&map, area("kerala"), Nation::Mughals, Nation::French, true);
    assert_eq!((odds.attacker_hits_on, odds.factory_hits_on), (6, 4));
}

#[test]
fn r7_3_losses_are_simultaneous() {
    let mut play = at("turn: 2; nation: chola; chola: agra; pandya: oudh");
    play.go("pick 1 agra; to oudh; done; dice 5 / 5");
    assert_eq!((play.total("chola"), play.total("pandya")), (0, 0));
    assert!(play.game.check_chance(&play.state, "dice 5 / 5".parse().unwrap()).is_err());
}

#[test]
fn ruling_50_the_owner_chooses_who_falls() {
    let mut play = at("turn: 2; nation: chola; chola: agra 2, bihar; pandya: oudh 2");
    play.go("pick 2 agra; to oudh; pick 1 bihar; to oudh; done; dice 111 / 15");
    assert_eq!(play.phase(), Phase::Casualty);
    assert_eq!(play.places("lose"), ["agra", "bihar"]);
    assert!(matches!(play.no("lose delhi"), Reason::NotFallen { .. }));
    play.go("lose bihar");
    assert_eq!(play.state.march().arrivals().len(), 1);
    // One die for each unit at the start of the round.
    let mut play = at("turn: 2; nation: chola; chola: agra 2; pandya: oudh 2");
    play.go("pick 2 agra; to oudh; done");
    assert_eq!(play.no("dice 1 / 11"), Reason::DiceCount { attack: 2, defend: 2, factory: 0 });
}

#[test]
fn r7_4_after_a_round_the_defender_then_the_attacker_may_go() {
    let mut play = at("turn: 2; nation: chola; chola: agra 2; pandya: oudh 2");
    play.go("pick 2 agra; to oudh; done; dice 11 / 11");
    assert_eq!((play.phase(), play.asked().as_str()), (Phase::Retreat, "A"));
    play.go("retreat 1 nepal; done");
    assert_eq!((play.phase(), play.asked().as_str()), (Phase::Withdraw, "C"));
    play.go("retreat 1 agra; done");
    assert_eq!(play.phase(), Phase::Dice);
    assert_eq!((play.armies("chola", "oudh"), play.armies("pandya", "oudh")), (1, 1));
}

#[test]
fn ruling_51_nobody_goes_before_the_first_round_and_victors_stay() {
    let mut play = at("turn: 2; nation: chola; chola: agra 2; pandya: oudh 2");
    play.go("pick 2 agra; to oudh; done");
    assert_eq!(play.phase(), Phase::Dice);
    play.go("dice 11 / 11; retreat 2 nepal");
    assert_ne!(play.phase(), Phase::Withdraw, "all defenders left: the attackers stay");
    assert_eq!(play.armies("chola", "oudh"), 2);
}

#[test]
fn r7_5_where_a_defender_may_retreat() {
    let mut play =
        at("turn: 9; nation: muslims; muslims: sind 2, gujarat, lahore; chola: rajputana 2, malwa");
    play.go("pick 2 sind; to rajputana; done; dice 11 / 11");
    assert_eq!(play.places("retreat"), ["agra", "malwa"]);
    assert!(matches!(play.no("retreat 1 punjab"), Reason::NoRetreat { .. }));
    // Agra is empty and nobody stands beside it, but the attackers came from there.
    let mut play = at("turn: 2; nation: chola; chola: agra 2; pandya: oudh 2");
    play.go("pick 2 agra; to oudh; done; dice 11 / 11");
    assert_eq!(play.places("retreat"), ["bihar", "bundelkhand", "jaunpur", "nepal"]);
}

#[test]
fn ruling_52_retreats_keep_to_the_stacking_limit_and_powers_go_to_sea() {
    let mut play = at(
        "turn: 9; nation: muslims; muslims: sind 2, gujarat, lahore; chola: rajputana 2, malwa 3",
    );
    play.go("pick 2 sind; to rajputana; done; dice 11 / 11");
    assert_eq!(play.places("retreat"), ["agra"]);
    assert_eq!(play.no("retreat 1 malwa"), Reason::Full { area: area("malwa"), limit: 3 });
    play.go("retreat 1 agra");
    // Colonial units may go to any sea beside them, Indian ones never.
    let mut play = at("turn: 13; nation: muslims; muslims: mysore 2; british: karnataka");
    play.go("pick 2 mysore; to karnataka; done; dice 11 / 1");
    assert!(play.places("retreat").contains(&"indian-ocean".to_owned()));
    let mut play = at("turn: 12; nation: muslims; muslims: mysore 2; pandya: karnataka");
    play.go("pick 2 mysore; to karnataka; done; no; dice 11 / 1; no");
    assert!(!play.places("retreat").contains(&"indian-ocean".to_owned()));
    // A foreign factory does not spoil an empty territory.
    let mut play = at(
        "turn: 13; nation: muslims; muslims: bijapur 2; british: mysore; factories: dutch karnataka",
    );
    play.go("pick 2 bijapur; to mysore; done; dice 11 / 1");
    assert!(play.places("retreat").contains(&"karnataka".to_owned()));
}

#[test]
fn ruling_52_a_factory_or_a_leader_alone_is_shelter_and_where_attackers_came_from_is_not() {
    // Golconda beside the battle of Mysore: enemies stand beside it, so only
    // pieces of their own make it shelter for the British.
    let text = "turn: 14; nation: muslims; muslims: bijapur 3, bidar; british: mysore 2";
    let enter = "pick 2 bijapur; to mysore; done; dice 11 / 11";
    let shelter = |play: &mut Play, at: &str| {
        play.go(enter);
        play.places("retreat").contains(&at.to_owned())
    };
    assert!(!shelter(&mut at(text), "golconda"));
    let own = format!("{text}; factories: british golconda");
    assert!(shelter(&mut at(&own), "golconda"));
    assert!(!shelter(&mut by_edition(2, &own), "golconda"), "before edition 3");
    assert!(!shelter(&mut at(&format!("{text}; factories: french golconda")), "golconda"));
    assert!(!shelter(&mut at(&format!("{own}; leaders: nizam golconda")), "golconda"));
    let led = "turn: 15; nation: muslims; muslims: bijapur 3, bidar; british: mysore 2";
    assert!(shelter(&mut at(&format!("{led}; leaders: clive golconda")), "golconda"));
    // Attackers from the sea close that sea; another one stays open.
    let text = "turn: 14; nation: french; french: indian-ocean 2; british: malabar 2";
    let enter = "pick 2 indian-ocean; to malabar; done; dice 11 / 11";
    let seas = |play: &mut Play| {
        let mut places = play.go(enter).places("retreat");
        places.retain(|at| area(at).is_sea());
        places
    };
    assert_eq!(seas(&mut at(text)), ["arabian-sea"]);
    assert_eq!(seas(&mut by_edition(2, text)), ["arabian-sea", "indian-ocean"]);
    // And so in battles at sea.
    let mut play = at("turn: 14; nation: french; french: arabian-sea 2; british: indian-ocean 2");
    play.go("pick 2 arabian-sea; to indian-ocean; stop; done; fight indian-ocean british");
    play.go("dice 11 / 11");
    let places = play.places("retreat");
    assert!(places.contains(&"bay-of-bengal".to_owned()), "{places:?}");
    assert!(!places.contains(&"arabian-sea".to_owned()));
}

#[test]
fn r7_6_attackers_go_back_where_they_came_from() {
    let mut play = at("turn: 2; nation: chola; chola: agra 2, bihar; pandya: oudh 2");
    play.go("pick 2 agra; to oudh; pick 1 bihar; to oudh; done; dice 111 / 11; done");
    assert_eq!(play.places("retreat"), ["agra", "bihar"]);
    assert!(matches!(play.no("retreat 2 bihar"), Reason::TooMany { .. }));
    play.go("retreat 2 agra; retreat 1 bihar");
    assert_eq!(play.armies("pandya", "oudh"), 2);
    assert_eq!(play.armies("chola", "agra"), 2);
}

#[test]
fn ruling_53_no_way_back_abroad_into_enemies_or_for_indians_to_sea() {
    // From Persia there is no way back.
    let mut play =
        at("turn: 8; nation: muslims; muslims: persia 2; rajputs: baluchistan 2, sind 2, punjab");
    play.go("pick 2 persia; to baluchistan; done; dice 11 / 11; done");
    assert_eq!(play.phase(), Phase::Dice);
    // Nor to sea for Indian nations; powers do go back.
    let mut play =
        at("turn: 9; nation: muslims; muslims: sind; chola: kerala, bijapur 2, malabar, mysore");
    play.go("pick 1 sind; to arabian-sea; to bijapur; done; dice 1 / 11; done");
    assert_eq!(play.phase(), Phase::Dice);
    let mut play = at("turn: 13; nation: french; french: indian-ocean; chola: karnataka 2, mysore");
    play.go("pick 1 indian-ocean; to karnataka; done; dice 1 / 11; done");
    assert_eq!(play.places("retreat"), ["indian-ocean"]);
    // Nor through a territory where enemies still stand (5.6).
    let mut play =
        at("turn: 9; nation: muslims; muslims: rajputana 2, delhi 2; chola: agra, oudh 2, bihar");
    play.go("pick 2 rajputana; to agra; pick 2 delhi; to agra; to oudh; done; fight oudh chola; dice 11 / 11; done");
    assert_eq!(play.phase(), Phase::Dice);
}

#[test]
fn r7_7_a_territory_may_be_left_empty() {
    let mut play = at("turn: 2; nation: chola; chola: agra, bihar; pandya: oudh");
    play.go("pick 1 agra; to oudh; done; dice 5 / 6");
    assert!(play.state.present(area("oudh")).is_empty());
    assert_eq!(play.state.holder(area("oudh")), None);
    let over = Event::Ended { at: area("oudh"), holder: None };
    assert!(play.heard.contains(&over), "{:?}", play.heard);
    // Nobody stands there to attack what is left: the factory.
    let mut play = at("turn: 13; nation: mughals; mughals: bidar, delhi; chola: golconda; \
        factories: dutch golconda; dutch: indian-ocean");
    play.go("pick 1 bidar; to golconda; done; no; dice 5 / 5");
    assert!(play.state.present(area("golconda")).is_empty());
    assert_eq!(play.state.factory(area("golconda")), Some(Nation::Dutch));
    assert!(play.state.battle().is_none());
}

#[test]
fn ruling_54_leaders_left_behind_survive_and_share_nothing() {
    let mut play =
        at("turn: 12; nation: mughals; mughals: agra; leaders: akbar agra, sanga delhi; \
        rajputs: delhi, sind, gujarat, lahore");
    play.go("pick 1 agra; with leader; to delhi; done; dice 6 / 5");
    assert_eq!(play.state.leader(Leader::Akbar), Some(area("delhi")));
    assert_eq!(play.state.leader(Leader::Sanga), Some(area("delhi")));
    assert!(!play.state.holds(Nation::Mughals, area("delhi")));
}

#[test]
fn r7_8_factories_fire_in_defence_and_fall_last() {
    let mut play = at(
        "turn: 13; nation: mughals; mughals: bidar 3; dutch: golconda; factories: dutch golconda",
    );
    play.go("pick 3 bidar; to golconda; done");
    assert!(play.state.battle().unwrap().joined, "with its own armies it always fires");
    play.go("dice 666 / 1 + 1");
    assert_eq!(play.state.factory(area("golconda")), Some(Nation::Dutch), "no spill-over");
    assert_eq!(play.phase(), Phase::Storm);
    play.go("storm golconda; dice 111 / - + 5");
    assert_eq!(play.armies("mughals", "golconda"), 2);
    play.go("stop");
    assert_eq!(play.state.factory(area("golconda")), Some(Nation::Dutch));
}

#[test]
fn ruling_56_a_factory_beside_strangers_fires_if_its_power_says_so() {
    let text =
        "turn: 13; nation: mughals; mughals: bidar 3; chola: golconda; factories: dutch golconda";
    let mut play = at(text);
    play.go("pick 3 bidar; to golconda; done");
    assert_eq!((play.phase(), play.asked().as_str()), (Phase::Join(Nation::Dutch), "D"));
    play.go("no; dice 116 / 1");
    let mut play = at(text);
    play.go("pick 3 bidar; to golconda; done; yes; dice 111 / 1 + 6");
    assert_eq!(play.armies("mughals", "golconda"), 2);
    // Coexistence without a fight, attack without armies, never the other way.
    let mut play = at("turn: 13; nation: mughals; mughals: golconda 3; factories: dutch golconda");
    play.go("done");
    assert_eq!(play.phase(), Phase::Fight);
    assert!(play.may("done"));
    play.go("storm golconda; dice 115 / - + 1");
    assert_eq!(play.state.factory(area("golconda")), None);
}

const SUBJECT: &str = "turn: 13; nation: mughals; mughals: bidar 4; pandya: golconda; \
    dutch: bay-of-bengal; factories: dutch golconda";

#[test]
fn r7_8_a_subjects_land_is_left_after_a_fight_with_its_factory_if_one_likes() {
    let mut play = at(SUBJECT);
    play.go("pick 3 bidar; to golconda; done; submit south");
    assert_eq!((play.phase(), play.asked().as_str()), (Phase::Storm, "A"));
    assert_eq!(play.legal(), ["storm golconda", "stop"]);
    // Only the factory fires, and only it can fall.
    play.go("storm golconda; dice 111 / - + 5");
    assert_eq!((play.armies("mughals", "golconda"), play.phase()), (2, Phase::Storm));
    play.go("storm golconda; dice 61 / - + 1");
    assert_eq!(play.state.factory(area("golconda")), None);
    assert_eq!(play.phase(), Phase::Displace);
    play.go("send bidar; send bidar");
    assert_eq!((play.armies("mughals", "bidar"), play.armies("pandya", "golconda")), (3, 1));
    assert!(play.state.battle().is_none());
    // One may as well leave it alone, and is not asked twice.
    let mut play = at(SUBJECT);
    play.go("pick 3 bidar; to golconda; done; submit south; stop");
    assert_eq!(play.phase(), Phase::Displace);
    play.go("send bidar; send bidar; send bidar");
    assert_eq!(play.state.factory(area("golconda")), Some(Nation::Dutch));
    assert_ne!(play.phase(), Phase::Storm);
    // Before edition 3 they left at once.
    let mut play = by_edition(2, SUBJECT);
    play.go("pick 3 bidar; to golconda; done; submit south");
    assert_eq!(play.phase(), Phase::Displace);
    // An alliance is no submission.
    let mut play = at("turn: 13; nation: british; british: karnataka 2; chola: golconda; \
        dutch: bay-of-bengal; factories: dutch golconda");
    play.go("pick 2 karnataka; to golconda; done; ally marker");
    assert_eq!(play.phase(), Phase::Displace);
    // And a factory of one's own or of a friend is not fought.
    let mut play = at("turn: 13; nation: mughals; mughals: bidar 3; pandya: golconda 2; \
        british: bay-of-bengal; factories: british golconda; allied: mughals marker");
    play.go("pick 3 bidar; to golconda; done; submit south; ally marker");
    assert_eq!(play.phase(), Phase::Displace);
}

#[test]
fn ruling_56_a_factory_is_fought_in_the_middle_of_a_battle_and_the_battle_waits() {
    // In the battle itself: the defenders bow after a round.
    let mut play = at(SUBJECT);
    play.go("pick 3 bidar; to golconda; done; no; yes; dice 111 / 1 + 1; submit south");
    assert_eq!(play.phase(), Phase::Storm);
    play.go("storm golconda; dice 115 / - + 1; send bidar; send bidar; send bidar");
    assert_eq!((play.armies("mughals", "bidar"), play.armies("pandya", "golconda")), (4, 1));
    // Elsewhere: Pandya bow in Golconda while Chola are fought in Oudh.
    let text = "turn: 13; nation: mughals; mughals: bidar 4, agra 2; pandya: golconda; \
        chola: oudh 2; dutch: bay-of-bengal; factories: dutch golconda";
    let mut play = at(text);
    play.go("pick 3 bidar; to golconda; pick 2 agra; to oudh; done; no; fight oudh chola");
    play.go("dice 11 / 11; submit south; storm golconda; dice 116 / - + 1");
    assert_eq!(play.state.factory(area("golconda")), None);
    play.go("send bidar; send bidar; send bidar");
    assert_eq!(play.phase(), Phase::Retreat);
    assert_eq!(play.state.battle().map(|battle| battle.area), Some(area("oudh")));
    play.go("done; done; dice 55 / 11");
    assert_eq!(play.armies("mughals", "oudh"), 2);
    // Its dice are another moment: who held out before is asked again.
    let text = "turn: 13; nation: muslims; muslims: gujarat 3, bijapur 2; pandya: mysore; \
        rajputs: sind; dutch: arabian-sea; factories: dutch sind";
    let mut play = at(text);
    play.go("pick 2 gujarat; to sind; pick 2 bijapur; to mysore; done; no; submit north");
    let mut alone = play.clone();
    play.go("storm sind; dice 61 / - + 1; send gujarat; send gujarat");
    assert_eq!(play.phase(), Phase::Window(Nation::Pandya));
    alone.go("stop; send gujarat; send gujarat");
    assert_eq!(alone.phase(), Phase::Dice, "nothing has happened since they were asked");
    // Who dies before the factory leaves a leader alone among strangers: dead.
    let mut play = at("turn: 13; nation: mughals; mughals: bidar, delhi; leaders: alamgir bidar; \
        pandya: golconda; dutch: bay-of-bengal; factories: dutch golconda");
    play.go("pick 1 bidar; with leader; to golconda; done; submit south; storm golconda");
    play.go("dice 1 / - + 5");
    assert_eq!((play.total("mughals"), play.state.leader(Leader::Alamgir)), (1, None));
    let killed = Event::Killed { leader: Leader::Alamgir, by: Nation::Dutch, at: area("golconda") };
    assert!(play.heard.contains(&killed));
}

#[test]
fn r7_9_points_go_to_whose_dice_hit() {
    let mut play = at("turn: 9; nation: rajputs; rajputs: agra 2; gupta: oudh 2");
    play.go("pick 2 agra; to oudh; done; dice 55 / 11");
    assert_eq!(play.points("rajputs"), 2);
}

#[test]
fn ruling_57_a_kill_by_a_factory_counts_for_its_power() {
    let mut play = at(
        "turn: 12; nation: muslims; muslims: bidar 3; chola: golconda; factories: portuguese golconda",
    );
    play.go("pick 3 bidar; to golconda; done; yes; dice 111 / 1 + 6");
    assert_eq!(play.points("portuguese"), 2);
    // In defence too, and at once.
    let mut play = at("turn: 2; nation: maurya; maurya: agra 2; harappans: delhi 2");
    play.go("pick 2 agra; to delhi; done; dice 11 / 55");
    assert_eq!(play.points("harappans"), 4);
}

#[test]
fn r7_10_two_nations_of_one_player_may_fight() {
    let mut play = at("turn: 12; nation: mughals; mughals: bijapur 2; pandya: mysore");
    play.go("pick 2 bijapur; to mysore; done");
    assert_eq!((play.phase(), play.asked().as_str()), (Phase::Window(Nation::Pandya), "A"));
}

#[test]
fn ruling_58_their_player_decides_for_both() {
    let mut play = at("turn: 12; nation: mughals; mughals: bijapur 2; pandya: mysore");
    play.go("pick 2 bijapur; to mysore; done; no; dice 11 / 1; no");
    assert_eq!((play.phase(), play.asked().as_str()), (Phase::Retreat, "A"));
    play.go("done");
    assert_eq!((play.phase(), play.asked().as_str()), (Phase::Withdraw, "A"));
}
