//! Chapters 11 and 12: factories and arms.

use crate::support::*;
use engine::Game;
use maharadjah::*;

#[test]
fn r11_1_factories_stand_on_twelve_sites_one_each() {
    assert!(
        board::MAP.sites()
            == areas(
                "andhra bengal bijapur golconda gujarat karnataka kerala \
        lanka maharashtra malabar orissa sind"
            )
    );
    let mut play = at(
        "turn: 13; nation: french; french: baluchistan, sind; factories: dutch sind; pandya: malabar",
    );
    play.go("done; done");
    assert_ne!(play.state.nation(), Nation::French, "nothing to build");
    let mut play =
        at("turn: 13; nation: french; french: baluchistan, sind, gujarat; factories: dutch sind");
    play.go("done; done");
    assert!(matches!(play.no("build baluchistan"), Reason::NoSite { .. }));
    assert!(matches!(play.no("build sind"), Reason::SiteTaken { power: Nation::Dutch, .. }));
    play.go("build gujarat");
}

#[test]
fn ruling_75_two_are_built_in_a_phase_after_one_is_lifted() {
    let mut play = at(
        "turn: 13; nation: french; french: sind, gujarat, bijapur; factories: french kerala, french lanka",
    );
    play.go("done; lift kerala");
    assert!(matches!(play.no("lift lanka"), Reason::CannotLift { .. }));
    play.go("build sind; build gujarat");
    assert_eq!(play.state.factories(Nation::French).len(), 3);
    assert_ne!(play.phase(), Phase::Factories);
    // A third is refused, though pieces and a site are there.
    let play = at("turn: 13; nation: british; british: sind, gujarat, bijapur; \
        phase: factories; built: 2; factories: british sind, british gujarat");
    assert_eq!(play.no("build bijapur"), Reason::BuiltEnough);
    let mut play = at("turn: 13; nation: british; british: sind, gujarat, bijapur");
    play.go("done; build sind; build gujarat");
    assert_ne!(play.phase(), Phase::Factories, "two are enough for a phase");
    // Not after something was built, and never more than there are.
    let mut play =
        at("turn: 13; nation: french; french: sind, gujarat, bijapur; factories: french kerala");
    play.go("done; build sind");
    assert!(matches!(play.no("lift kerala"), Reason::CannotLift { .. }));
    let mut play = at(
        "turn: 13; nation: french; french: sind, gujarat; factories: french kerala, french lanka, french orissa",
    );
    play.go("done");
    assert_eq!(play.no("build sind"), Reason::NoFactory { limit: 3 });
    assert!(faults("turn: 13; nation: british; factories: british kerala, british lanka, british orissa, british sind, british gujarat, british bengal").is_empty());
}

#[test]
fn ruling_75_what_was_lifted_in_a_phase_is_forgotten_after_it() {
    let mut play = at("turn: 13; nation: french; french: sind, gujarat; \
        factories: french kerala, french lanka");
    play.go("done; lift kerala; build sind");
    let text = |play: &Play| play.game.position(&play.state).to_string();
    assert!(text(&play).contains("\nlifted: yes\n") && text(&play).contains("\nbuilt: 1\n"));
    play.end_sequence();
    assert!(!text(&play).contains("lifted") && !text(&play).contains("built"));
}

#[test]
fn r11_2_an_own_army_there_or_a_host_and_an_own_army_at_sea() {
    let mut play = at("turn: 13; nation: french; french: sind, bay-of-bengal; gupta: bengal");
    play.go("done");
    assert_eq!(play.places("build"), ["bengal", "sind"]);
    assert!(matches!(play.no("build orissa"), Reason::NoFoothold { .. }), "empty land is no host");
}

#[test]
fn ruling_76_either_sea_of_a_site_on_two_will_do() {
    for sea in ["arabian-sea", "indian-ocean"] {
        let mut play = at(&format!("turn: 13; nation: french; french: {sea}; harappans: malabar"));
        play.go("done; build malabar");
        assert_eq!(
            play.state.factory(area("malabar")),
            Some(Nation::French),
            "same player: no question"
        );
    }
    let mut play =
        at("turn: 13; nation: french; french: bay-of-bengal; harappans: malabar, golconda");
    play.go("done");
    assert_eq!(play.places("build"), ["golconda"]);
}

#[test]
fn r11_3_a_host_of_another_player_is_asked() {
    let mut play = at("turn: 13; nation: french; french: bay-of-bengal; gupta: bengal");
    play.go("done; build bengal");
    assert_eq!((play.phase(), play.asked().as_str()), (Phase::Permit(area("bengal")), "D"));
    play.go("yes");
    assert_eq!(play.state.factory(area("bengal")), Some(Nation::French));
}

#[test]
fn ruling_77_the_answer_is_final_and_the_factory_stays() {
    let mut play = at("turn: 13; nation: french; french: bay-of-bengal; gupta: bengal, orissa");
    play.go("done; build bengal; no");
    assert_eq!(play.no("build bengal"), Reason::Refused { area: area("bengal") });
    play.go("build orissa; yes");
    play.end_turn();
    assert_eq!(play.state.factory(area("orissa")), Some(Nation::French));
}

const ARMED: &str = "turn: 13; nation: dutch; dutch: indian-ocean 2; sinhalese: lanka 2, simhala; factories: dutch lanka";

#[test]
fn r12_1_arms_need_a_factory_beside_and_a_power_on_the_map() {
    let mut play = at(ARMED);
    play.go("done; done");
    assert_eq!(play.phase(), Phase::Arms);
    assert!(play.may("arm sinhalese") && !play.may("arm chola"));
    play.go("arm sinhalese");
    assert_eq!(play.state.arms(Nation::Dutch).nation, Some(Nation::Sinhalese));
}

#[test]
fn ruling_79_the_conditions_hold_at_every_moment() {
    // The last Dutch army dies at sea: the arms are gone.
    let mut play = at("turn: 13; nation: british; british: indian-ocean 2; dutch: indian-ocean; \
        sinhalese: lanka; factories: dutch lanka; arms: dutch sinhalese lanka");
    play.go("done; fight indian-ocean dutch; dice 15 / 1");
    assert_eq!(play.state.arms(Nation::Dutch).nation, None);
    // The army beside the factory leaves: gone as well.
    let mut play = at("turn: 13; nation: sinhalese; sinhalese: lanka; dutch: indian-ocean; \
        factories: dutch lanka; arms: dutch sinhalese lanka");
    play.go("pick 1 lanka; to simhala");
    assert_eq!(play.state.arms(Nation::Dutch).nation, None);
}

#[test]
fn r12_2_arms_are_placed_when_the_nation_next_grows() {
    let mut play = at(ARMED);
    play.go("done; done; arm sinhalese");
    assert!(!play.state.arms(Nation::Dutch).at.is_some());
    play.until(|state| state.phase() == Phase::Issue(Nation::Dutch));
    play.go("arms simhala");
    assert_eq!(play.state.arms(Nation::Dutch).at, area("simhala"));
}

#[test]
fn ruling_80_left_without_an_army_they_are_gone() {
    let mut play =
        at("turn: 13; nation: sinhalese; sinhalese: lanka, simhala; dutch: indian-ocean; \
        factories: dutch lanka; arms: dutch sinhalese simhala");
    play.go("pick 1 simhala; to lanka");
    assert_eq!(play.state.arms(Nation::Dutch).nation, None);
    // They travel like a leader, with armies.
    let mut play =
        at("turn: 13; nation: sinhalese; sinhalese: lanka 2, simhala; dutch: indian-ocean; \
        factories: dutch lanka; arms: dutch sinhalese simhala");
    play.go("pick 1 simhala; with dutch; to lanka; stop");
    assert_eq!(play.state.arms(Nation::Dutch).at, area("lanka"));
}

#[test]
fn r12_3_arms_help_like_a_leader() {
    let mut play =
        at("turn: 13; nation: mahrattas; mahrattas: maharashtra 2, bijapur; dutch: arabian-sea; \
        factories: dutch bijapur; arms: dutch mahrattas maharashtra");
    play.go("pick 2 maharashtra; with dutch; to gujarat; to rajputana; to delhi");
    assert_eq!(play.armies("mahrattas", "delhi"), 2);
}

#[test]
fn r12_3_arms_retreat_with_those_who_are_told_to_take_them() {
    let mut play = at("turn: 14; nation: mughals; mughals: agra 2; chola: delhi 2, golconda; \
        french: indian-ocean; factories: french golconda; arms: french chola delhi");
    play.go("pick 2 agra; to delhi; done; dice 11 / 11");
    let arms = |play: &Play| play.state.arms(Nation::French).at;
    let behind = arms(play.clone().go("retreat 1 lahore"));
    assert_eq!(behind, area("delhi"), "who stays keeps them");
    assert_eq!(arms(play.go("retreat 1 lahore leader")), area("lahore"));
}

#[test]
fn ruling_81_the_power_may_take_them_back_or_give_them_to_another() {
    let mut play =
        at("turn: 13; nation: dutch; dutch: indian-ocean; sinhalese: lanka; pandya: kerala; \
        factories: dutch lanka, dutch kerala; arms: dutch sinhalese lanka");
    play.go("done; done");
    assert!(play.may("disarm") && play.may("done") && !play.may("arm sinhalese"));
    play.go("arm pandya");
    assert_eq!(play.state.arms(Nation::Dutch).nation, Some(Nation::Pandya));
}
