//! A table of one's own: what the screen is shown is the table, nothing is
//! shown that is not kept, and everything a room can do can be asked for.

use engine::{Record, Seat, Seats, Viewer};
use std::sync::Arc;
use table::home::{Answered, Home};
use table::room::Ask;
use table::wire::Shown;
use table::{Budget, Entry, Player, Refusal, Seed, Session, Setup, Undo};

const NAMES: [&str; 5] = ["Asha", "Ravi", "Mina", "Dev", "Lila"];

fn seat(n: usize, people: usize) -> Player {
    if n < people {
        Player::human(NAMES[n])
    } else {
        Player::bot(NAMES[n], "greedy", Budget::default())
    }
}

fn setup(people: usize, players: usize) -> Setup {
    let players = (0..players).map(|n| seat(n, people)).collect();
    Setup::new(players, Seed::from_phrase("home"))
}

fn jaipur() -> Arc<Entry> {
    crate::game("jaipur")
}

fn home(people: usize) -> Home {
    let mut setup = setup(people, 2);
    setup.undo = if people == 1 { Undo::Friendly } else { Undo::Strict };
    Home::open(jaipur(), setup, 1).unwrap()
}

/// The table that the record tells.
fn truth(home: &Home) -> Session {
    let setup = Setup::new(Vec::new(), Seed::from_phrase("another"));
    Session::resume(home.entry().clone(), &home.record(), setup).unwrap()
}

pub(crate) fn ask(home: &mut Home, ask: Ask) -> Result<Vec<Shown>, Refusal> {
    home.ask(ask, 5)?;
    Ok(home.kept())
}

/// What a seat may do first, as a wish.
fn first(home: &Home, seat: Seat) -> Ask {
    let mirror = home.mirror();
    let eyes = mirror.eyes_of(Viewer::Seat(seat)).unwrap();
    let text = mirror.dream(home.entry(), eyes).unwrap().legal(seat).remove(0).text;
    Ask::Act { seat, prompt: mirror.question_of(seat).unwrap(), text }
}

/// Whoever is asked does what comes first; who that was.
pub(crate) fn play(home: &mut Home) -> Option<Seat> {
    let seat = home.mirror().waits_for().lowest()?;
    if home.mirror().people().contains(seat) {
        let act = first(home, seat);
        ask(home, act).unwrap();
    } else {
        let thought = home.thoughts().remove(0);
        let (seat, prompt) = (thought.seat, thought.prompt);
        let text = thought.run(&table::no_clock).text;
        assert_eq!(home.answer(seat, prompt, Some(&text), 5), Answered::Taken);
        home.kept();
    }
    Some(seat)
}

#[test]
fn what_the_screen_is_shown_is_the_table() {
    for entry in crate::games().entries() {
        for people in [0, 1, 2] {
            let players = usize::from(entry.least.max(2));
            let mut setup = setup(people, players);
            entry.brief.clone_into(&mut setup.options);
            let mut home = Home::open(entry.clone(), setup, 1).unwrap();
            for _ in 0..40 {
                let (mirror, truth) = (home.mirror(), truth(&home));
                assert_eq!(mirror.steps, truth.steps());
                assert_eq!(mirror.waits_for(), truth.turn().seats());
                assert_eq!(mirror.actors, truth.actors(0).collect::<String>());
                let own: Vec<Option<Seat>> = mirror.eyes.iter().map(|eyes| eyes.seat).collect();
                let expected: &[Option<Seat>] = match people {
                    0 => &[None],
                    1 => &[Some(Seat::A)],
                    _ => &[Some(Seat::A), Some(Seat::B), None],
                };
                assert_eq!(own, expected, "nobody looks through a computer player's eyes");
                for eyes in &mirror.eyes {
                    let viewer = eyes.seat.map_or(Viewer::Public, Viewer::Seat);
                    let whole = truth.eyes(viewer, 0);
                    assert_eq!((&eyes.view, &eyes.events), (&whole.view, &whole.events));
                    assert_eq!(eyes.prompt.is_some(), whole.prompt.is_some());
                }
                if play(&mut home).is_none() {
                    break;
                }
            }
        }
    }
}

#[test]
fn nothing_has_happened_before_it_is_kept() {
    let mut home = home(2);
    let seat = home.mirror().waits_for().lowest().unwrap();
    let (record, eyes) = (home.record(), home.mirror().eyes.clone());
    let act = first(&home, seat);
    home.ask(act.clone(), 5).unwrap();
    let written = home.unkept().expect("a step is to be written down");
    assert_eq!(written.steps.len(), record.steps.len() + 1);
    assert_eq!(home.mirror().eyes, eyes, "nobody has seen it");
    assert!(home.thoughts().is_empty(), "and nobody thinks about it");
    assert_eq!(home.ask(act.clone(), 5), Err(Refusal::Overtaken), "one after the other");
    home.not_kept();
    assert!(home.unkept().is_none() && home.kept().is_empty());
    assert_eq!((&home.record(), &home.mirror().eyes), (&record, &eyes));
    let shown = ask(&mut home, act).unwrap();
    assert_eq!(shown, [Shown::On { since: record.steps.len(), told: Vec::new() }]);
    assert_eq!(home.record().to_string(), written.to_string());
    // Talk is nothing that a record holds.
    home.ask(Ask::Say { text: "well played".into() }, 5).unwrap();
    assert!(home.unkept().is_none());
    assert_eq!(home.kept(), [Shown::Talk]);
    assert_eq!(home.mirror().talk.last().unwrap().text, "well played");
}

#[test]
fn a_match_begins_from_a_position_and_goes_on_from_its_record() {
    const FAIR: &str =
        "phase: act\nto move: A\nmarket: DGCKK\nA hand: CCLL\nA herd: 2\nB hand: SSPP\n";
    let setup = Setup { start: Some(FAIR.to_owned()), ..setup(1, 2) };
    let mut home = Home::open(jaipur(), setup, 1).unwrap();
    let prompt = home.mirror().question_of(Seat::A).unwrap();
    ask(&mut home, Ask::Act { seat: Seat::A, prompt, text: "sell 2C".into() }).unwrap();
    play(&mut home);
    let text = home.record().to_string();
    let record: Record = text.parse().unwrap();
    let other = Seed::from_phrase("another");
    let again = Home::resume(jaipur(), &record, other.clone(), Seats::NONE, 9_000).unwrap();
    assert_eq!(again.record().to_string(), text);
    assert_eq!(again.mirror().eyes, home.mirror().eyes, "with the numbers of its questions");
    assert_eq!(again.mirror().table.as_ref().unwrap().undo, Undo::Strict);
    let bad = Setup { start: Some("nowhere".into()), ..self::setup(1, 2) };
    assert!(Home::open(jaipur(), bad, 1).is_err());
    assert!(Home::resume(crate::game("raja"), &record, other, Seats::NONE, 1).is_err());
}

#[test]
fn a_match_is_played_on_a_map_of_ones_own() {
    let game = crate::game("maharadjah");
    let own = include_str!("../../../../games/maharadjah/data/map.toml");
    // One rough area less and another one more.
    let map = own.replacen("rough = { value = true", "rough = { value = false", 1);
    let map = map.replacen("rough = { value = false", "rough = { value = true", 1);
    let entry = Arc::new(game.on_map(&map).unwrap());
    let Some(mark) = entry.map_mark() else { panic!("the map is another one") };
    let mut home = Home::open(entry.clone(), setup(2, 3), 1).unwrap();
    play(&mut home);
    assert_eq!(home.record().header.map, Some(mark));
    let record: Record = home.record().to_string().parse().unwrap();
    let seed = || Seed::from_phrase("x");
    assert!(Home::resume(entry, &record, seed(), Seats::NONE, 1).is_ok());
    assert!(Home::resume(game, &record, seed(), Seats::NONE, 1).is_err(), "not on the usual one");
}

#[test]
fn a_shared_screen_goes_to_whoever_is_asked() {
    let mut home = home(2);
    let next = |home: &Home, sits| home.mirror().next_to_sit(sits);
    let one = next(&home, None).expect("somebody is asked");
    let two = one.next(2);
    assert_eq!(next(&home, Some(one)), None, "the right one sits there");
    assert_eq!(next(&home, Some(two)), Some(one));
    while play(&mut home) == Some(one) && next(&home, Some(one)).is_none() {}
    assert_eq!(next(&home, Some(one)), Some(two));
    assert_eq!(home.mirror().last_to_act(), Some(one));
    assert_eq!(self::home(1).mirror().next_to_sit(None), None, "whoever is alone just sits");
}

#[test]
fn under_a_cover_nobody_else_is_asked_whether_a_step_may_be_taken_back() {
    const APART: &str = "phase: act\nto move: A\nmarket: CLLKK\nA hand: GG\nB hand: PP\n";
    let setup = Setup { start: Some(APART.to_owned()), ..setup(2, 2) };
    let mut home = Home::open(jaipur(), setup, 1).unwrap();
    let sell = |home: &mut Home, seat, text: &str| {
        let prompt = home.mirror().question_of(seat).unwrap();
        ask(home, Ask::Act { seat, prompt, text: text.into() }).unwrap()
    };
    sell(&mut home, Seat::A, "sell 2G");
    let shown = ask(&mut home, Ask::UndoCovered { seat: Seat::A }).unwrap();
    assert!(matches!(&shown[..], [Shown::Whole { .. }, Shown::On { told, .. }] if told.len() == 1));
    assert_eq!((home.mirror().steps, home.mirror().actors.as_str()), (0, ""));
    // Once Ravi sits there both are asked, and told why.
    sell(&mut home, Seat::A, "sell 2G");
    ask(&mut home, Ask::Undo { seat: Seat::A }).unwrap();
    let card = home.mirror().table.clone().unwrap();
    assert!(card.asked && card.takeback == Some(Seat::A));
    assert_eq!(card.why.unwrap().id, "refusal-undo-passed");
    ask(&mut home, Ask::Allow { yes: false }).unwrap();
    let card = home.mirror().table.clone().unwrap();
    assert_eq!((card.asked, card.takeback, home.mirror().steps), (false, None, 1));
    ask(&mut home, Ask::Undo { seat: Seat::A }).unwrap();
    ask(&mut home, Ask::Allow { yes: true }).unwrap();
    assert_eq!(home.mirror().steps, 0);
    // A cover does not open what was learnt since.
    sell(&mut home, Seat::A, "sell 2G");
    sell(&mut home, Seat::B, "sell 2P");
    ask(&mut home, Ask::UndoCovered { seat: Seat::A }).unwrap();
    assert!(home.mirror().table.as_ref().unwrap().asked);
    assert_eq!(home.mirror().steps, 2);
}

#[test]
fn whoever_plays_alone_at_a_friendly_table_takes_back_at_will() {
    let mut home = home(1);
    while home.mirror().steps < 12 {
        play(&mut home);
    }
    while home.mirror().actors.contains('A') {
        let before = home.mirror().steps;
        let shown = ask(&mut home, Ask::Undo { seat: Seat::A }).unwrap();
        assert!(matches!(shown[0], Shown::Whole { .. }) && home.mirror().steps < before);
    }
    let none = ask(&mut home, Ask::Undo { seat: Seat::A });
    assert_eq!(none.unwrap_err(), Refusal::NothingToUndo);
}

#[test]
fn leaving_returning_and_giving_up_can_be_asked_for() {
    let mut home = home(1);
    ask(&mut home, Ask::Leave).unwrap();
    assert!(home.mirror().held(Seat::A) && home.mirror().people().is_empty());
    for _ in 0..4 {
        play(&mut home);
    }
    let record: Record = home.record().to_string().parse().unwrap();
    // A record does not tell for whom a computer player stands in.
    let held = Seats::only(Seat::A);
    let seed = || Seed::from_phrase("x");
    let mut again = Home::resume(jaipur(), &record, seed(), held, 9).unwrap();
    ask(&mut again, Ask::Return).unwrap();
    assert!(again.mirror().people().contains(Seat::A));
    let mut gone = Home::resume(jaipur(), &record, seed(), Seats::NONE, 9).unwrap();
    assert_eq!(ask(&mut gone, Ask::Return).unwrap_err().message().id, "manners-not-away");
    ask(&mut again, Ask::Resign { seat: Seat::A }).unwrap();
    let outcome = again.mirror().outcome.clone().unwrap();
    assert_eq!((outcome.resigned, outcome.winners()), (Some(Seat::A), vec![Seat::B]));
}

#[test]
fn what_stands_is_told_with_the_table() {
    let game = crate::game("maharadjah");
    let mut home = Home::open(game, setup(1, 3), 1).unwrap();
    let stands = |home: &Home| home.mirror().table.as_ref().unwrap().chairs[0].stands.clone();
    let before = stands(&home);
    let stand = |answer: &str| Ask::Stand {
        seat: Seat::A,
        question: "crossing".into(),
        answer: Some(answer.into()),
    };
    let shown = ask(&mut home, stand("yes")).unwrap();
    assert_eq!(shown.last(), Some(&Shown::Table));
    assert_ne!(stands(&home), before);
    assert!(stands(&home).contains("crossing=yes"), "{}", stands(&home));
    assert!(ask(&mut home, stand("perhaps")).is_err());
}

#[test]
fn a_computer_player_that_fails_never_stops_the_table() {
    let mut home = home(1);
    while home.thoughts().is_empty() {
        play(&mut home);
    }
    for broken in [None, Some(""), Some("nonsense")] {
        let thought = home.thoughts().remove(0);
        let (seat, prompt, steps) = (thought.seat, thought.prompt, home.mirror().steps);
        assert_eq!(home.answer(seat, prompt + 1, broken, 5), Answered::Stale);
        assert_eq!(home.answer(seat, prompt, broken, 5), Answered::Anew);
        assert_eq!(home.answer(seat, prompt, broken, 5), Answered::Taken);
        assert!(home.unkept().is_some());
        let shown = home.kept();
        assert!(home.mirror().steps > steps);
        let [Shown::On { told, .. }] = &shown[..] else { panic!("{shown:?}") };
        assert_eq!(told[0].id, "table-answered-for");
        while home.thoughts().is_empty() {
            play(&mut home);
        }
    }
}

#[test]
fn advice_knows_what_the_seat_knows() {
    let mut home = home(1);
    while home.mirror().question_of(Seat::A).is_none() {
        play(&mut home);
    }
    let budget = Budget { iterations: Some(50), millis: None };
    let hint = |home: &Home, seat, level| home.mirror().hint(home.entry(), seat, level, budget);
    let thought = hint(&home, Seat::A, "ismcts").unwrap();
    let text = thought.run(&table::no_clock).text;
    assert!(truth(&home).legal(Seat::A).iter().any(|choice| choice.text == text), "{text}");
    assert_eq!(hint(&home, Seat::B, "ismcts").err().unwrap().code(), "illegal");
    assert_eq!(hint(&home, Seat::A, "nobody").err().unwrap().code(), "no-level");
}
