//! Whole matches through the host, as the page would play them.

mod before;
mod habits;
mod takeback;
mod thinking;
mod touching;

use super::*;
use crate::scene::Scene;
use engine::Seat;
use table::{Budget, Player, Undo, no_clock};

/// A table of one's own; friendly where one person plays alone.
fn start(game: &str, players: Vec<Player>) -> (Host, Vec<Report>) {
    let alone = players.iter().filter(|player| !player.is_bot()).count() == 1;
    opened(game, players, if alone { Undo::Friendly } else { Undo::Strict })
}

fn opened(game: &str, players: Vec<Player>, undo: Undo) -> (Host, Vec<Report>) {
    let mut host = Host::default();
    let reports = host.handle(Order::Start {
        id: "x".into(),
        game: game.into(),
        options: String::new(),
        players,
        undo,
        seed: "a phrase".into(),
        lang: Lang::En,
    });
    (host, reports)
}

/// A clock that runs fast, so that nobody thinks for long: each look at it
/// takes a second.
fn hurry() -> std::time::Duration {
    use std::sync::atomic::{AtomicU64, Ordering};
    static SECONDS: AtomicU64 = AtomicU64::new(0);
    std::time::Duration::from_secs(SECONDS.fetch_add(1, Ordering::Relaxed))
}

/// What the thinker is asked, if there is something to think about.
fn asked(host: &mut Host) -> Option<String> {
    loop {
        match host.errand()? {
            Errand::Think { asked, .. } => return Some(asked),
            Errand::Stop => {}
        }
    }
}

/// The thinker does its work once: what the page is told then.
fn think_once(host: &mut Host, clock: &dyn table::Clock) -> Vec<Report> {
    let Some(asked) = asked(host) else { return Vec::new() };
    host.found(&think(&shelf::every(), &asked, clock))
}

fn duel() -> Vec<Player> {
    vec![Player::human("Asha"), Player::bot("Ravi", "greedy", Budget::default())]
}

thread_local! {
    /// What a page has kept of its match: a record, and what was added to it.
    static KEPT: std::cell::RefCell<String> = const { std::cell::RefCell::new(String::new()) };
}

/// The last scene, and the record kept just before it. To be called with every
/// list of reports, or something is missing in what was kept.
fn shown(reports: &[Report]) -> (Scene, Option<String>) {
    let scene = reports.iter().rev().find_map(|report| match report {
        Report::Scene(scene) => Some((**scene).clone()),
        _ => None,
    });
    let kept = KEPT.with_borrow_mut(|kept| {
        for report in reports {
            if let Report::Keep { whole, text, .. } = report {
                if *whole {
                    kept.clear();
                }
                kept.push_str(text);
            }
        }
        reports.iter().any(|it| matches!(it, Report::Keep { .. })).then(|| kept.clone())
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
            None => think_once(&mut host, &no_clock),
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
    for entry in shelf::every().entries().iter().filter(|entry| entry.longest < 10_000) {
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
                None => think_once(&mut host, &no_clock),
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
    let view: games::jaipur::View = table::json::read(&next.view).unwrap();
    assert_eq!(view.viewer, next.viewer);
}

#[test]
fn a_step_can_be_taken_back_and_a_kept_match_goes_on() {
    let (mut host, reports) = start("jaipur", duel());
    let (mut scene, _) = shown(&reports);
    while scene.prompt.is_none() {
        (scene, _) = shown(&think_once(&mut host, &no_clock));
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
        away: None,
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
        (scene, _) = shown(&think_once(&mut host, &no_clock));
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

/// A server's table in small: a room, and what it would send.
mod served {
    use super::*;
    use engine::Viewer;
    use table::room::{Ask, Chair, Meta, Room, Watcher};
    use table::wire::{Heard, Said};

    struct Server {
        room: Room,
        now: i64,
    }

    impl Server {
        fn open() -> Server {
            Server::of([1, 2])
        }

        /// Whose the two chairs are.
        fn of(guests: [i64; 2]) -> Server {
            let chair = |guest, name: &str| Chair {
                guest: Some(guest),
                name: name.to_owned(),
                ..Chair::default()
            };
            let meta = Meta {
                owner: 1,
                game: "jaipur".into(),
                chairs: vec![chair(guests[0], "Asha"), chair(guests[1], "Ravi")],
                ..Meta::default()
            };
            let seed = table::Seed::from_phrase("served");
            Server {
                room: Room::open(
                    shelf::every().find("jaipur").unwrap(),
                    "K7Q".into(),
                    meta,
                    seed,
                    1,
                )
                .unwrap(),
                now: 1,
            }
        }

        fn sync(&self, guest: i64, since: usize) -> String {
            let who = Watcher { guest: Some(guest), here: &|_| true, now: self.now };
            let told = self.room.backs(self.room.meta().branch.saturating_sub(1)).to_vec();
            let sync = self.room.sync(&who, since, Vec::new(), told);
            serde_json::to_string(&Heard::Sync(Box::new(sync))).unwrap()
        }

        /// The rival moves until the reader, in the first chair, is asked.
        fn until_asked(&mut self) {
            while self.room.session().unwrap().prompt(Seat::A).is_none() {
                let session = self.room.session().unwrap();
                let text = session.legal(Seat::B).remove(0).text;
                let prompt = session.prompt(Seat::B).unwrap();
                self.ask(2, Ask::Act { seat: Seat::B, prompt, text }, 1);
            }
        }

        /// Does what a guest asks; what the reader is told.
        fn ask(&mut self, guest: i64, ask: Ask, reader: i64) -> String {
            let viewer = self.room.eyes(Some(reader)).next().unwrap();
            let before = self.room.session().unwrap().steps();
            let change = self.room.ask(guest, ask, self.now).unwrap();
            let _ = self.room.commit(change);
            let mut text = Vec::new();
            self.room.session().unwrap().update(viewer, before, &[], &[], &mut text);
            String::from_utf8(text).unwrap()
        }
    }

    #[test]
    fn a_match_on_a_server_looks_like_one_at_home() {
        let mut server = Server::open();
        let mut host = Host::default();
        host.handle(Order::Join { address: "ws:".into(), token: None, lang: Lang::En });
        let hear = |host: &mut Host, text: &str| host.remote().unwrap().heard(text);
        let (scene, _) = shown(&hear(&mut host, &server.sync(1, 0)));
        assert_eq!(scene.viewer, Some(Seat::A));
        assert_eq!(scene.fresh, scene.steps, "nothing of it is new");
        assert!(!scene.told.is_empty() && scene.remote.as_ref().unwrap().seated);
        let mut scene = scene;
        for _ in 0..12 {
            let session = server.room.session().unwrap();
            let seat = session.turn().seats().lowest().unwrap();
            let heard = if seat == Seat::A {
                let legal: Vec<_> = session.legal(seat).into_iter().map(|it| it.text).collect();
                let shown: Vec<_> = scene.choices.iter().map(|it| it.text.clone()).collect();
                assert_eq!(shown, legal, "the page finds the same actions by itself");
                let text = shown[0].clone();
                host.handle(Order::Act { prompt: scene.prompt.unwrap(), text });
                let said = host.remote().unwrap().outbox().remove(0);
                let Ok(Said::Ask { ask, .. }) = table::wire::read(&said) else { panic!("{said}") };
                server.ask(1, ask, 1)
            } else {
                assert!(scene.choices.is_empty() && scene.prompt.is_none());
                let text = session.legal(seat).remove(0).text;
                let prompt = session.prompt(seat).unwrap();
                server.ask(2, Ask::Act { seat, prompt, text }, 1)
            };
            let before = scene.steps;
            (scene, _) = shown(&hear(&mut host, &heard));
            let session = server.room.session().unwrap();
            assert_eq!(scene.view, session.packet(Viewer::Seat(Seat::A), 0).view.to_string());
            assert_eq!(scene.fresh, before);
            assert!(scene.told.iter().all(|line| line.step >= before), "only what is new");
        }
        let Report::Explained { fine, what, .. } =
            host.handle(Order::Explain { text: "take K".into() }).remove(0)
        else {
            panic!()
        };
        assert!(!fine && !what.is_empty(), "the reason is found without asking");
    }

    /// What the page has said to the server since it was last asked.
    fn said(host: &mut Host) -> Vec<Ask> {
        let texts = host.remote().unwrap().outbox();
        let ask = |text: &String| match table::wire::read(text) {
            Ok(Said::Ask { ask, .. }) => ask,
            other => panic!("{other:?}"),
        };
        texts.iter().map(ask).collect()
    }

    #[test]
    fn advice_is_found_without_the_server_and_never_in_secret() {
        let mut server = Server::open();
        let mut host = Host::default();
        host.handle(Order::Join { address: "ws:".into(), token: None, lang: Lang::En });
        server.until_asked();
        let (scene, _) = shown(&host.remote().unwrap().heard(&server.sync(1, 0)));
        assert!(scene.advice && scene.leave && scene.remote.unwrap().company);
        host.handle(Order::Hint);
        let advice = think_once(&mut host, &hurry);
        let [Report::Advice { text, what, .. }] = &advice[..] else { panic!("{advice:?}") };
        assert!(scene.choices.iter().any(|choice| choice.text == *text) && !what.is_empty());
        let said_so = |ask: &Ask| matches!(ask, Ask::Say { text } if text.contains("hint"));
        assert!(said(&mut host).iter().any(said_so), "the others are told");
        assert!(think_once(&mut host, &hurry).is_empty(), "it was asked for once");
    }

    #[test]
    fn leaving_and_coming_back_are_asked_of_the_server() {
        let mut server = Server::open();
        let mut host = Host::default();
        host.handle(Order::Join { address: "ws:".into(), token: None, lang: Lang::En });
        host.remote().unwrap().heard(&server.sync(1, 0));
        host.handle(Order::Away);
        for ask in said(&mut host) {
            assert_eq!(ask, Ask::Leave);
            server.ask(1, ask, 1);
        }
        let (scene, _) = shown(&host.remote().unwrap().heard(&server.sync(1, 0)));
        assert!(scene.away && !scene.leave && scene.prompt.is_none() && scene.choices.is_empty());
        host.handle(Order::Return);
        for ask in said(&mut host) {
            server.ask(1, ask, 1);
        }
        let (scene, _) = shown(&host.remote().unwrap().heard(&server.sync(1, 0)));
        assert!(!scene.away && scene.leave);
    }

    #[test]
    fn chairs_and_another_match_are_asked_of_the_server() {
        let server = Server::open();
        let mut host = Host::default();
        host.handle(Order::Join { address: "ws:".into(), token: None, lang: Lang::En });
        host.remote().unwrap().heard(&server.sync(1, 0));
        let (seat, level) = (Seat::B, "search".to_owned());
        for (order, ask) in [
            (
                Order::Sit { seat, name: "Mina".into() },
                Ask::Sit { seat: Some(seat), name: "Mina".into() },
            ),
            (Order::SeatBot { seat }, Ask::Bot { seat, level: Some(level.clone()) }),
            (Order::Begin, Ask::Start { level }),
            (Order::Rematch, Ask::Rematch),
        ] {
            assert!(host.handle(order).is_empty());
            assert_eq!(said(&mut host), [ask]);
        }
    }

    #[test]
    fn a_move_given_to_a_dying_line_goes_out_on_the_next() {
        let mut server = Server::open();
        let mut host = Host::default();
        host.handle(Order::Join { address: "ws:".into(), token: None, lang: Lang::En });
        server.until_asked();
        let (scene, _) = shown(&host.remote().unwrap().heard(&server.sync(1, 0)));
        let (prompt, text) = (scene.prompt.unwrap(), scene.choices[0].text.clone());
        let act = Ask::Act { seat: Seat::A, prompt, text: text.clone() };
        host.handle(Order::Act { prompt, text });
        assert_eq!(said(&mut host), std::slice::from_ref(&act));
        host.remote().unwrap().dropped();
        let refused = host.handle(Order::Chat { text: "hm".into() });
        assert!(matches!(&refused[..], [Report::Refused { .. }]), "{refused:?}");
        host.remote().unwrap().hello();
        host.remote().unwrap().heard(&server.sync(1, scene.steps));
        assert_eq!(said(&mut host), [act]);
    }

    #[test]
    fn friends_at_one_screen_of_a_server_are_asked_together() {
        let mut server = Server::of([1, 1]);
        let mut host = Host::default();
        host.handle(Order::Join { address: "ws:".into(), token: None, lang: Lang::En });
        let (mut scene, _) = shown(&host.remote().unwrap().heard(&server.sync(1, 0)));
        assert_eq!((scene.undo, scene.shared), (Undo::Strict, true));
        let first = scene.viewer.unwrap();
        for _ in 0..2 {
            let text = scene.choices[0].text.clone();
            host.handle(Order::Act { prompt: scene.prompt.unwrap(), text });
            for ask in said(&mut host) {
                server.ask(1, ask, 1);
            }
            (scene, _) = shown(&host.remote().unwrap().heard(&server.sync(1, 0)));
        }
        // The second has acted, the first sits there again: all are asked.
        assert_eq!(scene.viewer, Some(first));
        let steps = scene.steps;
        host.handle(Order::Undo);
        let asked = said(&mut host);
        assert_eq!(asked, [Ask::Undo { seat: first.next(2) }], "whoever acted last");
        for ask in asked {
            server.ask(1, ask, 1);
        }
        let (scene, _) = shown(&host.remote().unwrap().heard(&server.sync(1, 0)));
        assert!(scene.question.is_some() && scene.steps == steps);
        host.handle(Order::Allow { yes: true });
        for ask in said(&mut host) {
            server.ask(1, ask, 1);
        }
        let (scene, _) = shown(&host.remote().unwrap().heard(&server.sync(1, 0)));
        assert!(scene.question.is_none() && scene.steps < steps);
        assert!(scene.news[0].contains("take"), "{:?}", scene.news);
        // One of them leaves; the other plays on and is not away.
        host.handle(Order::Away);
        let asked = said(&mut host);
        let gone = scene.viewer.unwrap();
        assert_eq!(asked, [Ask::LeaveChair { seat: gone }]);
        server.ask(1, asked[0].clone(), 1);
        let (scene, _) = shown(&host.remote().unwrap().heard(&server.sync(1, 0)));
        assert!(!scene.away && scene.leave && scene.left.is_some());
        assert_eq!(scene.viewer, Some(gone.next(2)));
        host.handle(Order::Return);
        assert_eq!(said(&mut host), [Ask::ReturnChair { seat: gone }]);
    }

    #[test]
    fn whoever_missed_something_says_hello_again() {
        let mut server = Server::open();
        let mut host = Host::default();
        host.handle(Order::Join { address: "ws:".into(), token: Some("t".into()), lang: Lang::En });
        let remote = host.remote().unwrap();
        assert!(remote.hello().contains("\"token\":\"t\""));
        remote.heard(&server.sync(1, 0));
        let act = |server: &Server| {
            let session = server.room.session().unwrap();
            let seat = session.turn().seats().lowest().unwrap();
            let ask = Ask::Act {
                seat,
                prompt: session.prompt(seat).unwrap(),
                text: session.legal(seat).remove(0).text,
            };
            (if seat == Seat::A { 1 } else { 2 }, ask)
        };
        let (guest, ask) = act(&server);
        server.ask(guest, ask, 1);
        let (guest, ask) = act(&server);
        let second = server.ask(guest, ask, 1);
        assert!(remote.heard(&second).is_empty() && remote.lost());
        assert!(!remote.hello().contains("\"steps\":0"));
        let since = 0;
        let (scene, _) = shown(&remote.heard(&server.sync(1, since)));
        assert_eq!(scene.steps, server.room.session().unwrap().steps());
        assert!(!remote.lost());
        let down = remote.dropped();
        assert!(!shown(&down).0.remote.unwrap().online);
    }
}
