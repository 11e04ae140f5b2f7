//! Chapters 17 and 18: what is hidden, and how everything is written.

use crate::support::{A, B, alone, at, faults, with};
use engine::{Game, Viewer};
use maharaja::{Action, Character, Position};

#[test]
fn r17_1_plans_are_hidden() {
    let mut play = with(2, "", "phase: plan");
    play.play("A plan statue coins");
    assert!(play.view(A).disc[0].is_some());
    for viewer in [Viewer::Seat(B), Viewer::Public] {
        assert!(play.game.view(&play.state, viewer).disc[0].is_none());
        let heard = play.game.redact(&play.heard[0], viewer).unwrap();
        assert!(matches!(heard, maharaja::Event::Planned { disc: None, .. }));
    }
}

#[test]
fn r17_2_prestige_is_hidden_and_nothing_else() {
    let play = at("A prestige: 7");
    assert_eq!(play.view(A).prestige, [Some(7), None, None, None]);
    assert_eq!(play.view(B).prestige, [None, Some(3), None, None]);
    assert_eq!(play.view(A).public, *play.state.public());
    let solo = alone("B prestige: 5");
    let public = solo.game.view(&solo.state, Viewer::Public);
    assert_eq!(public.prestige, [None, Some(5), None, None], "Brahmabot has no secrets");
}

#[test]
fn r18_1_places_and_characters() {
    let action: Action = "go delhi".parse().unwrap();
    assert_eq!(action.to_string(), "go A");
    assert_eq!("artisan".parse::<Character>().unwrap().to_string(), "15");
}

#[test]
fn r18_2_r18_3_r18_4_actions_read_back() {
    for action in crate::support::universe::every() {
        assert_eq!(action.to_string().parse::<Action>().unwrap(), action);
    }
}

#[test]
fn r18_2_set_up_and_plans() {
    for text in ["choose 9", "shrine v07", "plan statue+shrine coins", "plan shrines track"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
}

#[test]
fn r18_3_a_turn() {
    for text in [
        "go A",
        "shrine v07",
        "statue A 0",
        "statue A 1 plain",
        "coins",
        "stock",
        "prestige",
        "take 9",
        "track D",
        "token statue",
        "power 6",
        "power 10 D",
        "power 13 v07",
        "exchange buy",
        "exchange sell",
        "enough",
        "end",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
}

#[test]
fn r18_4_rewards() {
    for text in [
        "reward prestige",
        "reward prestige once",
        "reward prestige unused",
        "buy 2",
        "free v07",
        "maharani 15",
        "waive",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
}

#[test]
fn r18_5_chance() {
    for text in [
        "characters 1 2 5 9 12",
        "company 10 5 2 16",
        "rewards coins shrines both tribute prestige buy shrine maharani",
        "banners BDACFEG",
        "starter B",
        "setup 2",
        "draw 8",
        "tiles 3 7",
        "tick 9",
        "reveal 4",
    ] {
        assert_eq!(text.parse::<maharaja::Chance>().unwrap().to_string(), text);
    }
}

#[test]
fn r18_6_positions() {
    let mut play =
        at("A plan: shrines character; A tokens: 1; maharani: B 16; round: 2; maharaja: A; \
        track: . . . . B C D E F G A");
    play.play("A token coins; A coins");
    let text = play.game.position(&play.state).to_string();
    let position: Position = text.parse().unwrap();
    assert_eq!(position.to_string(), text);
    assert_eq!(play.game.place(&position).unwrap(), play.state);
    let found = faults(2, "", "A hand: 30; B statues: A0 A0; track: A B; nonsense: 1");
    assert_eq!(found, ["fault-position-key"]);
    let found = faults(2, "", "A hand: 30; B statues: A0 A0; track: A B; A tokens: 9");
    for id in ["fault-crowded", "fault-shrines", "fault-track", "fault-tokens"] {
        assert!(found.contains(&id.to_owned()), "{id} in {found:?}");
    }
}

#[test]
fn r18_6_a_turn_under_way_fits_its_plan() {
    // What has been done and built, and the same with one thing too many.
    for (plan, fits, too_much) in [
        // Whichever is named first: a statue comes before coins.
        ("coins statue", "done: 2", "done: 1"),
        ("shrine statue", "done: -", "done: 2"),
        ("coins stock", "done: 1 2", "done: 3"),
        ("shrine coins", "built: 1 0 0; reduced: 0 1", "built: 2 0 0; reduced: 0 1"),
        ("shrines coins", "built: 1 1 0", "built: 2 0 0"),
        ("shrines coins", "built: 0 2 0", "built: 0 3 0"),
        ("statue coins", "built: 0 0 1; reduced: 1 0", "built: 0 0 2; reduced: 1 0"),
        // A discount without a building, or of an action that gives none.
        ("statue coins", "reduced: 0 0", "reduced: 1 0"),
        ("shrine coins", "reduced: 0 0", "reduced: 0 1"),
        ("statue+shrine coins", "built: 0 0 1; reduced: 0 0", "built: 0 0 1; reduced: 1 0"),
        ("shrines coins", "built: 0 1 0; reduced: 0 0", "built: 0 1 0; reduced: 0 1"),
        // The full price where only a discount is planned.
        ("statue coins", "built: 0 0 1; reduced: 1 0", "built: 0 0 1; reduced: 0 0"),
        ("shrine coins", "built: 0 1 0; reduced: 0 1", "built: 0 1 0; reduced: 0 0"),
        ("coins coins", "roads: 30", "roads: 31"),
        ("shrines coins", "built: 1 0 0; unpassed: v05", "built: 0 1 0; unpassed: v05"),
    ] {
        let of = |turn: &str| faults(2, "", &format!("A plan: {plan}; A villages: v05; {turn}"));
        assert_eq!(of(fits), [""; 0], "{plan}; {fits}");
        assert_eq!(of(too_much), ["fault-turn"], "{plan}; {too_much}");
    }
}
