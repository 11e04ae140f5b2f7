//! How far a match on this device takes back, and who is asked.

use super::*;

fn people(count: usize) -> Vec<Player> {
    ["Asha", "Ravi", "Mina"].into_iter().take(count).map(Player::human).collect()
}

/// The person in front, or a computer player, makes a move.
fn step(host: &mut Host, scene: &Scene, choice: usize) -> Scene {
    let reports = match scene.prompt {
        Some(prompt) => {
            let text = scene.choices[choice % scene.choices.len()].text.clone();
            host.handle(Order::Act { prompt, text })
        }
        None => think_once(host, &no_clock),
    };
    shown(&reports).0
}

#[test]
fn nobody_seals_anew_after_a_rivals_disc() {
    let bot = |name: &str| Player::bot(name, "random", Budget::default());
    let alone = vec![Player::human("Asha"), bot("Ravi"), bot("Mina")];
    for players in [alone, people(3)] {
        let several = players.iter().all(|player| !player.is_bot());
        let (mut host, reports) = opened("raja", players, Undo::Strict);
        let mut scene = shown(&reports).0;
        assert_eq!(scene.undo, Undo::Strict);
        // Up to the discs, then until all are sealed.
        let seals = |scene: &Scene| scene.choices.iter().any(|it| it.text.starts_with("seal "));
        while !seals(&scene) {
            scene = step(&mut host, &scene, 0);
        }
        while seals(&scene) || scene.prompt.is_none() {
            scene = step(&mut host, &scene, 3);
        }
        let steps = scene.steps;
        let reports = host.handle(Order::Undo);
        if several {
            let (asked, kept) = shown(&reports);
            assert!(asked.question.is_some() && kept.is_none(), "everybody is asked");
            assert_eq!(asked.steps, steps, "and the discs stay meanwhile");
            let (no, _) = shown(&host.handle(Order::Allow { yes: false }));
            assert!(no.question.is_none() && no.steps == steps);
            let late = host.handle(Order::Allow { yes: true });
            assert!(matches!(late[..], [Report::Refused { .. }]), "nobody asks any more");
        } else {
            assert!(scene.no_undo.is_some(), "the page knows before it is asked");
            let [Report::Refused { why }] = &reports[..] else { panic!("{reports:?}") };
            assert!(why.starts_with("You cannot take this back"), "{why}");
        }
    }
}

#[test]
fn one_players_wish_does_not_erase_anothers_turn() {
    let (mut host, reports) = start("jaipur", people(2));
    let first = shown(&reports).0;
    let second = step(&mut host, &first, 0);
    assert_ne!(first.viewer, second.viewer);
    // The second sits there: what the first did is not theirs to erase.
    let (asked, _) = shown(&host.handle(Order::Undo));
    let question = asked.question.clone().expect("everybody is asked");
    assert!(question.contains("Does everybody agree?"), "{question}");
    assert_eq!(asked.steps, second.steps);
    // A move answers the question too.
    let third = step(&mut host, &asked, 0);
    assert!(third.question.is_none() && third.steps > second.steps);
    // Agreed: everybody reads who took back, now and later.
    host.handle(Order::Undo);
    let (back, kept) = shown(&host.handle(Order::Allow { yes: true }));
    assert_eq!((back.steps, back.viewer), (second.steps, second.viewer));
    assert!(back.news[0].contains("take") && kept.is_some());
    let told =
        |scene: &Scene| scene.told.iter().any(|line| line.text == "Asha takes back 2 steps.");
    let other = step(&mut host, &back, 0);
    let told_second =
        |scene: &Scene| scene.told.iter().any(|line| line.text.contains(" takes back "));
    assert!(told(&other) || told_second(&other), "{:?}", other.told);
}

#[test]
fn how_it_takes_back_is_kept_with_the_match() {
    for undo in Undo::ALL {
        let (_, reports) = opened("jaipur", duel(), undo);
        let (scene, kept) = shown(&reports);
        assert_eq!(scene.undo, undo);
        let resume = |record: String| Order::Resume {
            id: "x".into(),
            record,
            seed: "another".into(),
            first_prompt: 1_000,
            away: None,
            lang: Lang::En,
        };
        let kept = kept.unwrap();
        let (scene, again) = shown(&Host::default().handle(resume(kept.clone())));
        assert_eq!((scene.undo, again.as_ref()), (undo, Some(&kept)));
        // A match kept by an older page: one person, so it is friendly.
        let old = kept.lines().filter(|line| !line.starts_with("take-back")).collect::<Vec<_>>();
        let (scene, _) = shown(&Host::default().handle(resume(old.join("\n") + "\n")));
        assert_eq!(scene.undo, Undo::Friendly);
    }
    let (_, refused) = opened("jaipur", people(2), Undo::Friendly);
    assert!(matches!(&refused[..], [Report::Failed { why }] if why[0].contains("one person")));
}

#[test]
fn whoever_gives_up_at_a_shared_screen_does_so_alone() {
    let mut players = people(2);
    players.push(Player::bot("Mina", "random", Budget::default()));
    let (mut host, reports) = opened("raja", players, Undo::Strict);
    let mut scene = shown(&reports).0;
    while scene.prompt.is_none() {
        scene = step(&mut host, &scene, 0);
    }
    let gone = scene.viewer.unwrap();
    let (scene, _) = shown(&host.handle(Order::Resign));
    assert!(scene.end.is_none(), "the other plays on");
    assert!(scene.chairs[gone.index()].bot.is_some());
    assert!(scene.news[0].contains("give"), "{:?}", scene.news);
    assert_eq!(scene.undo, Undo::Strict, "and is not alone by it");
    assert_eq!(scene.viewer, Some(if gone == Seat::A { Seat::B } else { Seat::A }));
    let (scene, _) = shown(&host.handle(Order::Resign));
    assert!(scene.end.is_some(), "nobody is left");
}
