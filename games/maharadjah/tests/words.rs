//! The sentences render in both languages: no argument is missing, nothing is
//! left in braces.

mod support;

use engine::{Game, Message, Viewer, Words};
use maharadjah::{Action, Maharadjah, Scenario};
use support::{at, fresh};

#[test]
fn every_place_nation_and_leader_has_a_name_in_both_languages() {
    for (code, text) in Maharadjah::TRANSLATIONS {
        for key in maharadjah::board::TERRITORIES
            .iter()
            .chain(&maharadjah::board::FOREIGN)
            .chain(&maharadjah::board::SEAS)
        {
            assert!(text.contains(&format!("\narea-{key} = ")), "{code}: {key}");
        }
        for nation in maharadjah::Nation::ALL {
            assert!(text.contains(&format!("\nnation-{nation} = ")), "{code}: {nation}");
        }
        for leader in maharadjah::Leader::ALL {
            assert!(text.contains(&format!("\nleader-{leader} = ")), "{code}: {leader}");
        }
    }
}

#[test]
fn the_table_says_that_the_map_is_a_reconstruction() {
    let play = fresh(Scenario::Four);
    let view = play.game.view(&play.state, Viewer::Public);
    let said = |messages: &[Message], id: &str| messages.iter().any(|m| m.id == id);
    assert!(said(&play.game.describe(&view)[0].lines, "view-map"));
    assert!(play.game.help().iter().any(|section| said(&section.lines, "help-map")));
}

#[test]
fn a_battle_is_told_with_its_odds() {
    let mut play = at("turn: 13; nation: mughals; mughals: bidar 4; british: andhra 3");
    play.go("pick 4 bidar; to andhra; done");
    let view = play.game.view(&play.state, Viewer::Public);
    let sections = play.game.describe(&view);
    let battle = sections.iter().find(|s| s.title.id == "view-title-battle").expect("the battle");
    let faces: Vec<String> = battle.lines.iter().map(ToString::to_string).collect();
    assert!(faces[0].contains("face: 6") && faces[1].contains("face: 4"), "{faces:?}");
}

/// The sentence of a prompt or an action by its name, in every language.
fn is_said(message: &Message, id: &str) {
    assert_eq!(message.id, id);
    for (code, text) in Maharadjah::TRANSLATIONS {
        assert!(text.contains(&format!("\n{id} = ")), "{code}: {id}");
    }
}

#[test]
fn staying_at_sea_leaving_a_subject_and_the_last_offer_have_their_own_words() {
    let mut play = at("turn: 12; nation: muslims; muslims: sind 3; portuguese: arabian-sea");
    play.go("pick 3 sind; to arabian-sea; yes");
    let view = play.game.view(&play.state, Viewer::Public);
    is_said(&play.game.action(&view, Action::Stop), "action-assault");

    let mut play = at("turn: 13; nation: mughals; mughals: bidar 3; pandya: golconda; \
        dutch: bay-of-bengal; factories: dutch golconda");
    play.go("pick 3 bidar; to golconda; done; submit south");
    let view = play.game.view(&play.state, Viewer::Public);
    is_said(&play.game.prompt(&view), "prompt-storm-leaving");
    is_said(&play.game.action(&view, Action::Stop), "action-coexist");

    let mut play = at("turn: 13; nation: british; british: bengal; pandya: mysore");
    play.go("done; done");
    let view = play.game.view(&play.state, Viewer::Public);
    is_said(&play.game.prompt(&view), "prompt-offer");
    is_said(&play.game.action(&view, Action::No), "action-no-alliance");
}
