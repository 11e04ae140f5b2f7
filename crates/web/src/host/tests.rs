//! Whole matches through the host, as the page would play them.

use super::*;
use crate::scene::Scene;
use engine::Seat;
use table::{Budget, GAMES, Player, no_clock};

fn start(game: &str, players: Vec<Player>) -> (Host, Vec<Report>) {
    let mut host = Host::default();
    let reports = host.handle(Order::Start {
        id: "x".into(),
        game: game.into(),
        options: String::new(),
        players,
        seed: "a phrase".into(),
        lang: Lang::En,
    });
    (host, reports)
}

fn duel() -> Vec<Player> {
    vec![Player::human("Asha"), Player::bot("Ravi", "greedy", Budget::default())]
}

/// The last scene, and the record kept just before it.
fn shown(reports: &[Report]) -> (Scene, Option<String>) {
    let scene = reports.iter().rev().find_map(|report| match report {
        Report::Scene(scene) => Some((**scene).clone()),
        _ => None,
    });
    let kept = reports.iter().rev().find_map(|report| match report {
        Report::Keep { record, .. } => Some(record.clone()),
        _ => None,
    });
    (scene.unwrap_or_else(|| panic!("no scene in {reports:?}")), kept)
}

#[test]
fn what_is_shown_is_kept_first() {
    let (mut host, reports) = start("jaipur", duel());
    let (mut scene, _) = shown(&reports);
    for _ in 0..10 {
        let reports = match scene.prompt {
            Some(prompt) => {
                let text = scene.choices[0].text.clone();
                host.handle(Order::Act { prompt, text })
            }
            None => host.think(&no_clock),
        };
        assert!(matches!(reports[0], Report::Keep { .. }), "kept before it is shown");
        let (next, kept) = shown(&reports);
        let record: engine::Record = kept.unwrap().parse().unwrap();
        assert_eq!(record.steps.len(), next.steps, "and as far as it is shown");
        scene = next;
    }
}

#[test]
fn a_match_of_every_game_is_played_to_its_end_and_replayed() {
    for entry in GAMES.iter().filter(|entry| entry.longest < 10_000) {
        let mut players = vec![Player::human("Asha")];
        let bots = (1..entry.least).map(|_| Player::bot("Ravi", "structured", Budget::default()));
        players.extend(bots);
        let (mut host, reports) = start(entry.id, players);
        let (mut scene, mut record) = shown(&reports);
        let mut turns = 0;
        while scene.end.is_none() {
            let reports = match scene.prompt {
                Some(prompt) => {
                    turns += 1;
                    let text = scene.choices[turns % scene.choices.len()].text.clone();
                    host.handle(Order::Act { prompt, text })
                }
                None => host.think(&no_clock),
            };
            (scene, record) = shown(&reports);
            assert!(turns < 5_000, "{} ends", entry.id);
        }
        assert!(turns > 5, "{}", entry.id);
        let fairness = host.handle(Order::Verify);
        assert!(matches!(&fairness[0], Report::Fairness { fair: true, .. }), "{fairness:?}");
        let replay = Order::Replay {
            id: "x".into(),
            record: record.unwrap(),
            step: Some(3),
            lang: Lang::Fr,
        };
        let (moment, _) = shown(&host.handle(replay));
        assert_eq!(moment.replay.unwrap().at, 3);
        assert_eq!(moment.replay.unwrap().of, scene.steps);
        assert!(moment.end.is_none());
        let (last, _) = shown(&host.handle(Order::Seek { step: usize::MAX }));
        assert_eq!(last.end.unwrap().places, scene.end.unwrap().places);
    }
}

#[test]
fn nothing_hidden_lies_open_while_the_screen_is_passed_on() {
    let people = vec![Player::human("Asha"), Player::human("Ravi")];
    let (mut host, reports) = start("jaipur", people);
    let (scene, _) = shown(&reports);
    assert!(scene.shared);
    let first = scene.viewer.unwrap();
    let text = scene.choices[0].text.clone();
    let reports = host.handle(Order::Act { prompt: scene.prompt.unwrap(), text });
    let (next, _) = shown(&reports);
    assert_eq!(next.viewer, Some(first.next(2)));
    assert_eq!(next.since, 0, "another reader is told everything anew");
    let view: jaipur::View = serde_json::from_value(next.view).unwrap();
    assert_eq!(view.viewer, next.viewer);
}

#[test]
fn a_step_can_be_taken_back_and_a_kept_match_goes_on() {
    let (mut host, reports) = start("jaipur", duel());
    let (mut scene, _) = shown(&reports);
    while scene.prompt.is_none() {
        (scene, _) = shown(&host.think(&no_clock));
    }
    let before = scene.view.clone();
    let text = scene.choices[0].text.clone();
    let (after, kept) = shown(&host.handle(Order::Act { prompt: scene.prompt.unwrap(), text }));
    assert_ne!(after.view, before);
    assert!(after.no_undo.is_none());
    let (back, _) = shown(&host.handle(Order::Undo));
    assert_eq!(back.view, before);
    assert!(back.since <= scene.steps, "what was told since no longer holds");
    assert_eq!(back.news.len(), 1);

    let mut other = Host::default();
    let resumed = other.handle(Order::Resume {
        id: "x".into(),
        record: kept.unwrap(),
        seed: "another".into(),
        first_prompt: 1_000,
        lang: Lang::En,
    });
    let (resumed, _) = shown(&resumed);
    assert_eq!(resumed.view, after.view);
    assert_eq!(resumed.fresh, resumed.steps, "nothing of it is new");
}

#[test]
fn every_no_says_why_in_the_readers_language() {
    let (mut host, reports) = start("jaipur", duel());
    let (mut scene, _) = shown(&reports);
    while scene.prompt.is_none() {
        (scene, _) = shown(&host.think(&no_clock));
    }
    let explain =
        |host: &mut Host, text: &str| host.handle(Order::Explain { text: text.into() }).remove(0);
    let Report::Explained { fine, what, .. } = explain(&mut host, "take K") else { panic!() };
    assert!(!fine && what.contains("camel"), "{what}");
    host.handle(Order::Language { lang: Lang::Fr });
    let Report::Explained { fine, what, .. } = explain(&mut host, "take K") else { panic!() };
    assert!(!fine && what.contains("chameau"), "{what}");
    let stale = host.handle(Order::Act { prompt: 99, text: "camels".into() });
    assert!(matches!(&stale[0], Report::Refused { why } if !why.is_empty()), "{stale:?}");
    let running = host.handle(Order::Verify);
    assert!(matches!(&running[0], Report::Refused { .. }), "{running:?}");
    let broken = host.handle(Order::Replay {
        id: "x".into(),
        record: "nonsense".into(),
        step: None,
        lang: Lang::En,
    });
    assert!(matches!(&broken[0], Report::Failed { why } if !why.is_empty()), "{broken:?}");
    assert_eq!(Seat::A, scene.viewer.unwrap());
}
