//! What happens beside the table: touches that are answered meanwhile, thoughts
//! that nobody waits for, and computer players that fail.

use super::*;
use serde_json::Value;

/// A computer player's thought begins: its number and what it is asked.
fn begins(host: &mut Host) -> (u64, String) {
    match host.errand() {
        Some(Errand::Think { number, asked, .. }) => (number, asked),
        other => panic!("nobody thinks: {other:?}"),
    }
}

/// Acts for the person, so that the computer player of a duel is to move.
fn act(host: &mut Host, scene: &Scene) -> Scene {
    let text = scene.choices[0].text.clone();
    shown(&host.handle(Order::Act { prompt: scene.prompt.unwrap(), text })).0
}

/// A duel in which the computer player is to move.
fn waiting() -> (Host, Scene) {
    let (mut host, reports) = start("jaipur", duel());
    let mut scene = shown(&reports).0;
    while scene.prompt.is_none() {
        scene = shown(&think_once(&mut host, &no_clock)).0;
    }
    let scene = act(&mut host, &scene);
    assert!(scene.prompt.is_none() && scene.chairs[1].waited);
    (host, scene)
}

fn answer(number: u64, text: &str) -> String {
    format!("{number} - {text}")
}

#[test]
fn touches_are_answered_while_somebody_thinks_for_ever() {
    let (mut host, scene) = waiting();
    let (number, _) = begins(&mut host);
    // The thinker says nothing from here on; whatever is asked is answered by
    // the very call, and the thought goes on.
    for (order, is_answer) in [
        (
            Order::Explain { text: "take K".into() },
            (|it| matches!(it, Report::Explained { fine: false, what, .. } if !what.is_empty()))
                as fn(&Report) -> bool,
        ),
        (Order::Language { lang: Lang::Fr }, |it| matches!(it, Report::Scene(_))),
        (Order::Hint, |it| matches!(it, Report::Refused { .. })),
        (Order::Act { prompt: 1, text: "camels".into() }, |it| {
            matches!(it, Report::Refused { .. })
        }),
        (Order::Record, |it| matches!(it, Report::Refused { .. })),
        (
            Order::Help { game: "raja".into(), lang: Lang::Fr },
            |it| matches!(it, Report::Help { sections, .. } if !sections.is_empty()),
        ),
    ] {
        let told = host.handle(order.clone());
        assert!(told.len() == 1 && is_answer(&told[0]), "{order:?}: {told:?}");
        assert_eq!(host.errand(), None, "{order:?} does not disturb the thought");
    }
    // What was found in the end still counts.
    let legal = shown(&host.handle(Order::Language { lang: Lang::En })).0;
    assert_eq!(legal.steps, scene.steps);
    let found = host.found(&answer(number, "camels"));
    let (on, _) = shown(&found);
    assert!(on.steps > scene.steps, "{:?}", on.asks);
}

#[test]
fn a_thought_that_nobody_waits_for_is_ended_and_not_heard() {
    type Change = fn(&mut Host, &Scene) -> Vec<Report>;
    let again = |host: &mut Host, _: &Scene| {
        let (_, reports) = start("jaipur", duel());
        let (_, record) = shown(&reports);
        host.handle(Order::Resume {
            id: "y".into(),
            record: record.unwrap(),
            seed: "x".into(),
            first_prompt: 1,
            away: None,
            lang: Lang::En,
        })
    };
    let changes: [(&str, Change); 4] = [
        ("taken back", |host, _| host.handle(Order::Undo)),
        ("left", |host, _| host.handle(Order::Leave)),
        ("another match", again),
        ("resigned", |host, _| host.handle(Order::Resign)),
    ];
    for (name, change) in changes {
        let (mut host, scene) = waiting();
        let (number, asked) = begins(&mut host);
        let found = think(&shelf::every(), &asked, &no_clock);
        change(&mut host, &scene);
        assert_eq!(host.errand(), Some(Errand::Stop), "{name}: it ends at once");
        assert!(host.found(&found).is_empty(), "{name}: and what it found is not heard");
        assert!(host.failed(number).is_empty(), "{name}: nor that it failed");
        assert!(!matches!(host.errand(), Some(Errand::Stop)), "{name}: it ends once");
        // Also if the answer arrives before anybody looked.
        let (mut host, scene) = waiting();
        let (_, asked) = begins(&mut host);
        let found = think(&shelf::every(), &asked, &no_clock);
        change(&mut host, &scene);
        assert!(host.found(&found).is_empty(), "{name}");
    }
}

#[test]
fn whoever_comes_back_is_not_played_for() {
    let (mut host, scene) = waiting();
    let mut scene = scene;
    while scene.prompt.is_none() {
        scene = shown(&think_once(&mut host, &no_clock)).0;
    }
    host.handle(Order::Away);
    let (_, asked) = begins(&mut host);
    let found = think(&shelf::every(), &asked, &hurry);
    let (back, _) = shown(&host.handle(Order::Return));
    assert_eq!(host.errand(), Some(Errand::Stop), "the stand-in ends");
    assert!(host.found(&found).is_empty());
    assert_eq!(host.errand(), None, "the person thinks alone");
    assert!(back.prompt.is_some() && back.steps == scene.steps);
}

/// How a computer player fails.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Bad {
    /// It breaks, and its worker with it.
    Breaks,
    /// It finds nothing.
    Silent,
    /// It says what no game can read, or what is not allowed.
    Nonsense(&'static str),
    /// It never ends: the worker around it gives up after the limit.
    Endless,
}

impl Bad {
    fn fail(self, host: &mut Host, number: u64) -> Vec<Report> {
        match self {
            Bad::Breaks => host.broke(),
            Bad::Silent => host.found(&answer(number, "")),
            Bad::Nonsense(text) => host.found(&answer(number, text)),
            Bad::Endless => host.failed(number),
        }
    }
}

#[test]
fn no_match_waits_for_ever_for_a_bad_player() {
    for bad in
        [Bad::Breaks, Bad::Silent, Bad::Nonsense("?!"), Bad::Nonsense("take K"), Bad::Endless]
    {
        let (mut host, reports) = start("jaipur", duel());
        let mut scene = shown(&reports).0;
        let mut answered_for = 0;
        while scene.end.is_none() {
            if scene.prompt.is_some() {
                scene = act(&mut host, &scene);
                continue;
            }
            let (number, first) = begins(&mut host);
            assert_eq!(bad.fail(&mut host, number), [], "{bad:?}: it is asked anew, quietly");
            let ends = matches!(bad, Bad::Breaks | Bad::Endless);
            if ends {
                assert_eq!(host.errand(), Some(Errand::Stop), "{bad:?}");
            }
            let (number, second) = begins(&mut host);
            let seed = |asked: &str| -> Value {
                let (_, brief) = asked.split_once(' ').unwrap();
                serde_json::from_str::<Value>(brief).unwrap()["seed"].clone()
            };
            assert_ne!(seed(&first), seed(&second), "{bad:?}: with other luck");
            let told = bad.fail(&mut host, number);
            if ends {
                assert_eq!(host.errand(), Some(Errand::Stop), "{bad:?}");
            }
            let (next, kept) = shown(&told);
            assert!(next.steps > scene.steps && kept.is_some(), "{bad:?}: the match goes on");
            assert!(next.news[0].starts_with("Ravi found no answer"), "{bad:?}: {:?}", next.news);
            let log = next.told.iter().filter(|line| line.text == next.news[0]).count();
            assert_eq!(log, 1, "{bad:?}: and in the log");
            answered_for += 1;
            scene = next;
            assert!(answered_for < 2_000, "{bad:?}");
        }
        assert!(answered_for > 5, "{bad:?}");
    }
}

#[test]
fn a_player_that_recovers_plays_on_itself() {
    let (mut host, scene) = waiting();
    let (number, _) = begins(&mut host);
    host.failed(number);
    let told = think_once(&mut host, &no_clock);
    let (next, _) = shown(&told);
    assert!(next.steps > scene.steps && next.news.is_empty(), "{:?}", next.news);
}

#[test]
fn the_sentence_is_french_for_a_french_reader() {
    let (mut host, _) = waiting();
    host.handle(Order::Language { lang: Lang::Fr });
    for _ in 0..2 {
        let (number, _) = begins(&mut host);
        let told = host.found(&answer(number, "?"));
        if let Some(Report::Scene(scene)) = told.last() {
            assert!(scene.news[0].starts_with("Ravi n’a pas trouvé"), "{:?}", scene.news);
            return;
        }
    }
    panic!("nobody answered for it");
}

#[test]
fn advice_does_not_wait_behind_a_computer_player() {
    // All seal at once: the person is asked while the others think.
    let bot = |name: &str| Player::bot(name, "greedy", Budget::default());
    let (mut host, reports) =
        opened("raja", vec![Player::human("Asha"), bot("Ravi"), bot("Mina")], Undo::Strict);
    let mut scene = shown(&reports).0;
    let seals = |scene: &Scene| scene.choices.iter().any(|it| it.text.starts_with("seal "));
    while !seals(&scene) {
        scene = match scene.prompt {
            Some(_) => act(&mut host, &scene),
            None => shown(&think_once(&mut host, &no_clock)).0,
        };
    }
    let (first, _) = begins(&mut host);
    assert!(host.handle(Order::Hint).is_empty());
    assert_eq!(host.errand(), Some(Errand::Stop), "the person comes first");
    let (number, asked) = begins(&mut host);
    assert!(number > first && asked.contains("ismcts"));
    assert_eq!(host.errand(), None, "one thought at a time");
    let told = host.found(&think(&shelf::every(), &asked, &hurry));
    let [Report::Advice { text, .. }] = &told[..] else { panic!("{told:?}") };
    assert!(scene.choices.iter().any(|choice| choice.text == *text));
    // Then the computer player goes on from the beginning.
    let (_, asked) = begins(&mut host);
    assert!(asked.contains("greedy"));
    shown(&host.found(&think(&shelf::every(), &asked, &no_clock)));
    // Advice that is not found is told once; nobody is asked for ever.
    host.handle(Order::Hint);
    let (number, _) = begins(&mut host);
    let told = host.failed(number);
    assert!(matches!(&told[..], [Report::Refused { why }] if why.contains("advice")), "{told:?}");
    assert_eq!(host.errand(), Some(Errand::Stop));
    let (_, asked) = begins(&mut host);
    assert!(asked.contains("greedy"), "the next thought is the other player's");
}

#[test]
fn whoever_acts_needs_no_advice_any_more() {
    let (mut host, reports) = start("jaipur", duel());
    let mut scene = shown(&reports).0;
    while scene.prompt.is_none() {
        scene = shown(&think_once(&mut host, &no_clock)).0;
    }
    host.handle(Order::Hint);
    let (_, asked) = begins(&mut host);
    let found = think(&shelf::every(), &asked, &hurry);
    act(&mut host, &scene);
    assert_eq!(host.errand(), Some(Errand::Stop));
    assert!(host.found(&found).is_empty());
    let (_, asked) = begins(&mut host);
    assert!(asked.contains("greedy"), "now it is the rival's turn");
}

#[test]
fn what_a_thinker_cannot_read_has_no_answer() {
    assert_eq!(think(&shelf::every(), "nonsense", &no_clock), " - ");
    assert_eq!(think(&shelf::every(), "3 nonsense", &no_clock), "3 - ");
    let (mut host, _) = waiting();
    let (number, asked) = begins(&mut host);
    // A thinker without the rules answers nothing, which is a failure.
    let found = think(&table::Catalog::new([]), &asked, &no_clock);
    assert_eq!(found, answer(number, ""));
    assert!(host.found(&found).is_empty());
    assert!(matches!(host.errand(), Some(Errand::Think { .. })), "it is asked anew");
    assert!(host.found("nonsense").is_empty());
}

#[test]
fn where_no_answer_helps_nobody_is_asked_for_ever() {
    let (mut host, scene) = waiting();
    let question = host.question().expect("the computer player is to move");
    begins(&mut host);
    let Link::Local(local) = &mut host.link else { panic!("it is played here") };
    let told = local.wait(question, &table::Refusal::TooLong);
    assert!(matches!(&told[..], [Report::Refused { why }] if !why.is_empty()), "{told:?}");
    assert_eq!(host.errand(), Some(Errand::Stop));
    assert_eq!(host.errand(), None, "it is not asked again");
    // Taking back opens another question.
    let (back, _) = shown(&host.handle(Order::Undo));
    assert!(back.prompt.is_some() && back.steps < scene.steps);
    act(&mut host, &back);
    begins(&mut host);
}
