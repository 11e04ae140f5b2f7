//! Chapter 4: invaders arrive.

use crate::support::*;
use engine::Game;
use maharadjah::*;

#[test]
fn r4_1_invaders_stand_in_their_foreign_land_and_must_leave_it() {
    let mut play = at("turn: 2; pandya: malwa; maurya: bengal");
    play.go("done");
    assert_eq!(play.armies("maurya", "central-asia"), 6);
    assert_eq!(play.no("done"), Reason::Invaders { area: area("central-asia") });
    assert_eq!(play.places("pick"), ["bengal", "central-asia"]);
    play.go("pick 6 central-asia");
    assert_eq!(play.places("to"), ["gandhara", "kashmir"]);
}

#[test]
fn ruling_38_nobody_enters_or_changes_a_foreign_land() {
    let mut play = at("turn: 2; nation: maurya; maurya: central-asia 2, gandhara");
    play.go("pick 1 central-asia");
    assert_eq!(play.no("to afghanistan"), Reason::ForeignLand { area: area("afghanistan") });
    play.go("to gandhara");
    assert_eq!(play.no("to central-asia"), Reason::ForeignLand { area: area("central-asia") });
}

#[test]
fn r4_2_natives_drive_everybody_off() {
    let mut play = at("turn: 13; nation: sinhalese; sinhalese: lanka; \
        mughals: lahore 3; leaders: akbar lahore; rajputs: punjab");
    play.go("done; done");
    assert_eq!((play.armies("mughals", "lahore"), play.armies("sikhs", "lahore")), (0, 4));
    assert_eq!(play.state.leader(Leader::Akbar), None);
    assert_eq!(play.points("sikhs"), 0);
}

#[test]
fn ruling_44_no_friendship_protects_from_natives_and_factories_stay() {
    // Lahore is taken from the Sikhs' allies and from those who bowed to them.
    let mut play = at("turn: 13; nation: sinhalese; sinhalese: lanka; mughals: lahore 2; \
        rajputs: delhi; leaders: akbar lahore; allied: mughals marker, sikhs marker; \
        submitted: mughals north sikhs");
    play.until(|state| state.nation() == Nation::Sikhs && state.phase() == Phase::March);
    assert_eq!((play.armies("mughals", "lahore"), play.armies("sikhs", "lahore")), (0, 4));
    assert_eq!(play.state.leader(Leader::Akbar), None);
    assert_eq!(play.points("sikhs"), 0, "nobody is paid for them");
    // On a map where they rise on a site of factories, what is built stays.
    let inland = "rough = { value = false, evidence = \"sourced\", why = \"source S\" }\n\
        factory = { value = false, evidence = \"printed\" }\nseas = []";
    let site = "rough = { value = false, evidence = \"sourced\", why = \"source S\" }\n\
        factory = { value = true, evidence = \"printed\" }\n\
        seas = [{ value = \"arabian-sea\", evidence = \"printed\" }]";
    let text = include_str!("../../data/map.toml");
    let (before, lahore) = text.split_once("key = \"lahore\"").expect("Lahore");
    let (lahore, sind) = lahore.split_once("key = \"sind\"").expect("Sind");
    let sind = sind.replacen("factory = { value = true", "factory = { value = false", 1);
    let lahore = format!("{}key = \"sind\"{sind}", lahore.replacen(inland, site, 1));
    let game = Maharadjah::of(Scenario::Four);
    let game = game.charted(&format!("{before}key = \"lahore\"{lahore}")).expect("a map");
    let position = "scenario: four\nturn: 13\nnation: sinhalese\nphase: march\n\
        armies sinhalese: lanka\narmies chola: lahore\nfactories: dutch lahore";
    let state = game.place(&position.parse().expect("a position")).expect("a state");
    let mut play = Play { game, state, heard: Vec::new() };
    play.until(|state| state.nation() == Nation::Sikhs && state.phase() == Phase::March);
    assert_eq!((play.total("chola"), play.armies("sikhs", "lahore")), (0, 4));
    assert_eq!(play.state.factory(area("lahore")), Some(Nation::Dutch));
}

#[test]
fn r4_3_powers_arrive_at_sea_and_may_stay() {
    let mut play = at("turn: 12; nation: portuguese; portuguese: arabian-sea 2");
    play.go("done");
    play.until(|state| state.nation() == Nation::Dutch && state.phase() == Phase::March);
    assert_eq!(play.armies("dutch", "indian-ocean"), 2);
    assert!(play.may("done"));
}

#[test]
fn r4_4_too_few_invaders_are_shared_out_by_their_owner() {
    let mut play = at("turn: 5; nation: sinhalese; sinhalese: lanka; \
        rajputs: delhi 3, agra 3, oudh 3");
    play.go("done");
    play.until(|state| state.nation() == Nation::Rajputs && state.phase() == Phase::Muster);
    // Growth took one of the three pieces that were left.
    assert_eq!(play.total("rajputs"), 9);
    play.go("raise china; raise central-asia; raise china");
    assert_eq!(play.armies("rajputs", "china"), 2);
    assert_eq!(play.armies("rajputs", "central-asia"), 1);
}

#[test]
fn r4_4_no_place_gets_more_or_fewer_than_were_to_come_there() {
    let mut play = at("turn: 5; nation: sinhalese; sinhalese: lanka; rajputs: delhi 3, agra 3");
    play.go("done");
    play.until(|state| state.nation() == Nation::Rajputs && state.phase() == Phase::Muster);
    play.go("raise china; raise china; raise china; raise china");
    assert_eq!(play.no("raise china"), Reason::NoInvaders { area: area("china") });
    play.go("raise central-asia; raise central-asia");
    assert_eq!((play.phase(), play.total("rajputs")), (Phase::March, 12));
}

#[test]
fn r4_5_maurya_become_gupta() {
    let mut play = at("turn: 5; nation: british; maurya: agra 2, oudh 3");
    play.go("done");
    assert_eq!((play.armies("gupta", "agra"), play.armies("gupta", "oudh")), (2, 3));
    assert_eq!(play.total("maurya"), 0);
}

#[test]
fn ruling_47_without_maurya_there_are_no_gupta_and_no_chandra() {
    let mut play = at("turn: 5; nation: british; pandya: malwa");
    play.go("done");
    assert_eq!(play.total("gupta"), 0);
    play.end_turn();
    play.end_turn();
    assert_eq!(play.state.turn(), 8);
    let chandra = |e: &Event| matches!(e, Event::Appeared { leader: Leader::Chandra, .. });
    assert!(!play.heard.iter().any(chandra));
}
