//! What players do besides moving: leaving and coming back, answers that stand,
//! advice; and what a worker does that does not have every game.

use super::*;
use crate::words::Book;

/// Plays on until it is the person's turn.
pub(super) fn to_move(host: &mut Host, mut scene: Scene) -> Scene {
    for _ in 0..400 {
        if scene.prompt.is_some() || scene.end.is_some() {
            return scene;
        }
        (scene, _) = shown(&think_once(host, &hurry));
    }
    panic!("it is never the person's turn")
}

fn three() -> Vec<Player> {
    let bot = |name: &str| Player::bot(name, "structured", Budget::default());
    vec![Player::human("Asha"), bot("Ravi"), bot("Meera")]
}

#[test]
fn a_worker_without_the_rules_says_so_and_nothing_else() {
    let mut host = Host::new(shelf::none());
    let away = |game: &str| Report::Elsewhere { game: game.into() };
    let begin = |game: &str| Order::Start {
        id: "x".into(),
        game: game.into(),
        options: String::new(),
        players: three(),
        undo: Undo::Strict,
        seed: "a phrase".into(),
        lang: Lang::En,
    };
    assert_eq!(host.handle(begin("maharadjah")), [away("maharadjah")]);
    let help = |game: &str| Order::Help { game: game.into(), lang: Lang::Fr };
    assert_eq!(host.handle(help("raja")), [away("raja")]);
    let unknown = host.handle(begin("nonsense"));
    assert!(matches!(&unknown[..], [Report::Failed { why }] if why[0].contains("jaipur")));
    // A record of a game that is not here either.
    let (_, reports) = start("maharadjah", three());
    let (_, record) = shown(&reports);
    let replay =
        Order::Replay { id: "x".into(), record: record.unwrap(), step: None, lang: Lang::En };
    assert_eq!(host.handle(replay), [away("maharadjah")]);
}

#[test]
fn help_and_faults_are_told_for_every_game() {
    let mut host = Host::default();
    for entry in shelf::every().entries() {
        for lang in Lang::ALL {
            let told = host.handle(Order::Help { game: entry.id.into(), lang });
            let [Report::Help { sections, .. }] = &told[..] else { panic!("{told:?}") };
            assert!(sections.iter().any(|(_, lines)| !lines.is_empty()), "{}", entry.id);
        }
        let check = |players: u8, options: &str| Order::Check {
            game: entry.id.into(),
            players,
            options: options.into(),
            lang: Lang::En,
        };
        assert_eq!(host.handle(check(entry.least, "")), [Report::Checked { why: Vec::new() }]);
        let told = host.handle(check(entry.most + 1, ""));
        assert!(matches!(&told[..], [Report::Checked { why }] if !why.is_empty()), "{told:?}");
    }
}

#[test]
fn whoever_leaves_is_played_for_and_comes_back() {
    let (mut host, reports) = start("jaipur", duel());
    let scene = shown(&reports).0;
    let scene = to_move(&mut host, scene);
    assert!(scene.leave && !scene.away);
    let (away, kept) = shown(&host.handle(Order::Away));
    assert!(away.away && away.prompt.is_none() && away.choices.is_empty() && !away.leave);
    assert_eq!(away.viewer, Some(Seat::A), "one goes on looking through one's own eyes");
    // Somebody plays on.
    let (on, _) = shown(&think_once(&mut host, &hurry));
    assert!(on.steps > away.steps && on.away);

    // After a reload one can still come back.
    let mut other = Host::default();
    let resume = |away| Order::Resume {
        id: "x".into(),
        record: kept.clone().unwrap(),
        seed: "another".into(),
        first_prompt: 1_000,
        away,
        lang: Lang::En,
    };
    let (resumed, _) = shown(&other.handle(resume(Some(Seat::A))));
    assert!(resumed.away);
    for host in [&mut host, &mut other] {
        let back = shown(&host.handle(Order::Return)).0;
        assert!(!back.away && back.chairs[0].bot.is_none());
        assert_eq!(back.chairs[0].name, "Asha");
        let scene = to_move(host, back);
        assert!(scene.prompt.is_some() && !scene.choices.is_empty());
    }
}

#[test]
fn an_answer_that_stands_is_shown_and_can_be_withdrawn() {
    let (mut host, reports) = start("maharadjah", three());
    let (scene, _) = shown(&reports);
    let stance =
        |scene: &Scene, key: &str| scene.stances.iter().find(|it| it.key == key).cloned().unwrap();
    assert_eq!(stance(&scene, "factory").stands, None);
    assert!(stance(&scene, "factory").what.len() > 10, "it is a sentence");
    let set = |answer: Option<&str>| Order::Stand {
        question: "factory".into(),
        answer: answer.map(Into::into),
    };
    let (scene, _) = shown(&host.handle(set(Some("yes"))));
    assert_eq!(stance(&scene, "factory").stands.as_deref(), Some("yes"));
    let (scene, _) = shown(&host.handle(set(None)));
    assert_eq!(stance(&scene, "factory").stands, None);
    let no = host.handle(set(Some("perhaps")));
    assert!(matches!(&no[..], [Report::Refused { .. }]), "{no:?}");
}

#[test]
fn every_action_stands_under_a_heading_in_words() {
    for entry in shelf::every().entries() {
        let bot = || Player::bot("Ravi", "structured", Budget::default());
        let mut players = vec![Player::human("Asha")];
        players.extend((1..entry.least).map(|_| bot()));
        let (mut host, reports) = start(entry.id, players);
        let mut scene = shown(&reports).0;
        let books = Lang::ALL.map(|lang| Book::of(lang, entry.id));
        for turn in 0..60 {
            scene = to_move(&mut host, scene);
            let Some(prompt) = scene.prompt else { break };
            for choice in &scene.choices {
                let verb = choice.text.split(' ').next().unwrap();
                let id = format!("verb-{verb}");
                assert!(books.iter().all(|book| book.has(&id)), "{}: {id}", entry.id);
                assert_eq!(choice.kind, books[0].say(&crate::words::named(id)));
            }
            let text = scene.choices[turn * 7 % scene.choices.len()].text.clone();
            scene = shown(&host.handle(Order::Act { prompt, text })).0;
        }
    }
}
