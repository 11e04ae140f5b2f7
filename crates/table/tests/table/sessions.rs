//! Prompts, refusals, and nothing told that is not kept.

use crate::games;
use crate::toy::toy;
use engine::{Line, Record, Seat, Turn, Viewer};
use table::{Budget, Player, Refusal, Seed, Session, Setup, Wish};

const C: Seat = Seat::new(2);

pub(crate) fn people(count: usize) -> Vec<Player> {
    ["Asha", "Ravi", "Uma", "Dev"].into_iter().take(count).map(Player::human).collect()
}

pub(crate) fn open(count: usize) -> Session {
    Session::new(toy(), Setup::new(people(count), Seed::from_phrase("test"))).unwrap()
}

fn prompt(session: &Session, seat: Seat) -> u64 {
    session.prompt(seat).expect("the seat owes an action")
}

fn act(prompt: u64, text: &str) -> Wish {
    Wish::Act { prompt, text: text.to_owned() }
}

#[test]
fn the_deal_has_fallen_when_the_table_opens() {
    let session = open(3);
    assert_eq!(session.steps(), 3);
    assert_eq!(session.turn().seats().len(), 3);
    assert!(session.record().steps.iter().all(|line| line.who.is_none()));
}

#[test]
fn sealed_choices_do_not_make_each_other_stale() {
    let mut session = open(3);
    let numbers: Vec<_> = [Seat::A, Seat::B, C].map(|seat| prompt(&session, seat)).to_vec();
    // Everybody answers what they were asked at the same moment.
    session.submit(C, numbers[2], "bid 1").unwrap();
    assert_eq!(prompt(&session, Seat::A), numbers[0]);
    session.submit(Seat::A, numbers[0], "bid 3").unwrap();
    assert_eq!(prompt(&session, Seat::B), numbers[1]);
    session.submit(Seat::B, numbers[1], "bid 0").unwrap();
    // The next question is a new one.
    assert!(prompt(&session, Seat::A) > numbers[2]);
    assert_eq!(session.prompt(C), None);
}

#[test]
fn late_answers_and_double_clicks_are_stale() {
    let mut session = open(2);
    let first = prompt(&session, Seat::A);
    session.submit(Seat::A, first, "bid 3").unwrap();
    let twice = session.submit(Seat::A, first, "bid 3").unwrap_err();
    assert_eq!(twice, Refusal::Stale { asked: first, open: None });
    let b = prompt(&session, Seat::B);
    session.submit(Seat::B, b, "bid 1").unwrap();
    let now = prompt(&session, Seat::A);
    let late = session.submit(Seat::A, first, "keep").unwrap_err();
    assert_eq!(late, Refusal::Stale { asked: first, open: Some(now) });
    // A number from the future is no better.
    assert_eq!(session.submit(Seat::A, now + 9, "keep").unwrap_err().code(), "stale");
}

#[test]
fn a_question_that_is_asked_again_has_a_new_number() {
    let mut session = open(2);
    for seat in [Seat::A, Seat::B] {
        let number = prompt(&session, seat);
        session.submit(seat, number, "bid 1").unwrap();
    }
    let before = prompt(&session, Seat::A);
    session.submit(Seat::A, before, "hum").unwrap();
    assert_ne!(prompt(&session, Seat::A), before);
}

#[test]
fn refusals_say_why_and_change_nothing() {
    let mut session = open(2);
    let record = session.record();
    let a = prompt(&session, Seat::A);
    let refused = |session: &mut Session, seat, text: &str| {
        session.submit(seat, a, text).map(|_| ()).unwrap_err()
    };
    assert_eq!(refused(&mut session, Seat::A, "sing").code(), "misread");
    assert_eq!(refused(&mut session, Seat::A, "keep").message().id, "toy-not-now");
    assert_eq!(refused(&mut session, Seat::A, "bid 9").message().id, "toy-high");
    assert_eq!(refused(&mut session, C, "bid 1"), Refusal::NoSeat(C));
    assert_eq!(refused(&mut session, Seat::new(7), "bid 1").code(), "no-seat");
    assert_eq!(session.record(), record);
    assert_eq!(prompt(&session, Seat::A), a);

    for (seat, text) in [(Seat::A, "bid 3"), (Seat::B, "bid 1")] {
        let number = prompt(&session, seat);
        session.submit(seat, number, text).unwrap();
    }
    // B owes nothing now and never had this number.
    let wrong = session.submit(Seat::B, prompt(&session, Seat::A), "keep").unwrap_err();
    assert_eq!(wrong.message().id, "illegal-not-you");
}

#[test]
fn nothing_is_told_before_it_is_kept() {
    let mut session = open(2);
    let seen = |session: &Session| {
        let packets = Viewer::all(2).map(|viewer| session.packet(viewer, 0));
        serde_json::to_string(&packets.collect::<Vec<_>>()).unwrap()
    };
    let before = seen(&session);
    let a = prompt(&session, Seat::A);
    // It could not be written down: it has not happened.
    let played = session.ask(Seat::A, act(a, "bid 3")).unwrap();
    assert_ne!(seen(&session), before);
    session.roll_back(played);
    assert_eq!(seen(&session), before);
    assert_eq!(prompt(&session, Seat::A), a);
    let update = session.submit(Seat::A, a, "bid 2").unwrap();
    let line = Line { who: Some(Seat::A), text: "bid 2".into(), ..Line::default() };
    assert_eq!((update.write.keep, update.write.lines), (2, vec![line]));
    assert_eq!(update.packets.len(), 3);
    assert_ne!(seen(&session), before);
}

#[test]
fn chance_is_written_with_the_action_that_called_for_it() {
    let mut session = open(2);
    for (seat, text) in [(Seat::A, "bid 3"), (Seat::B, "bid 1")] {
        let number = prompt(&session, seat);
        session.submit(seat, number, text).unwrap();
    }
    let keep = act(prompt(&session, Seat::A), "keep");
    let update = session.play(Seat::A, keep).unwrap();
    let lines: Vec<_> = update.write.lines.iter().map(|line| line.who).collect();
    assert_eq!(lines, [Some(Seat::A), None, None]);
    let packet = update.packet(Viewer::Seat(Seat::B)).unwrap();
    assert_eq!((packet.since, packet.steps), (4, 7));
    let steps: Vec<_> = packet.events.iter().map(|told| told.step).collect();
    assert_eq!(steps, [4, 5, 6]);
    assert_eq!(packet.prompt, session.prompt(Seat::B));
}

pub(crate) fn play_out(session: &mut Session) {
    while let Some(seat) = session.turn().seats().lowest() {
        let choice = session.legal(seat).pop().unwrap();
        let number = prompt(session, seat);
        session.submit(seat, number, &choice.text).unwrap();
    }
}

#[test]
fn the_seed_and_the_record_are_shown_only_at_the_end() {
    let seed = Seed::from_phrase("test").hex();
    let mut session = open(2);
    while session.turn() != Turn::Over {
        assert_eq!(session.export().unwrap_err(), Refusal::Running);
        let seat = session.turn().seats().lowest().unwrap();
        let choice = session.legal(seat).pop().unwrap();
        let number = prompt(&session, seat);
        let update = session.submit(seat, number, &choice.text).unwrap();
        let shown = serde_json::to_string(&update.packets).unwrap().contains(&seed);
        assert_eq!(shown, session.turn() == Turn::Over);
        let commit = Seed::from_phrase("test").commit();
        assert!(update.packets.iter().all(|packet| packet.commit.as_ref() == Some(&commit)));
    }
    let record = session.export().unwrap();
    assert_eq!(record.header.seed, Some(seed));
    assert!(!format!("{:?}", Seed::from_phrase("test")).contains("9f86"));
    let outcome = session.outcome().unwrap();
    assert_eq!(outcome.places.len(), 2);
    assert_eq!(session.submit(Seat::A, 1, "keep").unwrap_err(), Refusal::Over);
}

#[test]
fn a_match_goes_on_from_its_record() {
    let mut session = open(3);
    for text in ["bid 2", "bid 1"] {
        let seat = session.turn().seats().lowest().unwrap();
        let number = prompt(&session, seat);
        session.submit(seat, number, text).unwrap();
    }
    let text = session.record().to_string();
    let record: Record = text.parse().unwrap();
    let mut setup = Setup::new(Vec::new(), Seed::from_phrase("another"));
    setup.first_prompt = 1000;
    let mut resumed = Session::resume(toy(), &record, setup).unwrap();
    assert_eq!(resumed.names(), session.names());
    assert_eq!(resumed.prompt(C), session.prompt(C), "the question has its number for good");
    // The same chance falls in both from here on.
    play_out(&mut session);
    play_out(&mut resumed);
    let (one, other) = (session.export().unwrap(), resumed.export().unwrap());
    assert_eq!(one.to_string(), other.to_string());
}

#[test]
fn a_record_without_its_seed_goes_on_but_promises_nothing() {
    let mut record = open(2).record();
    record.header.seed = None;
    let setup = Setup::new(Vec::new(), Seed::from_phrase("another"));
    let mut session = Session::resume(toy(), &record, setup).unwrap();
    assert_eq!(session.packet(Viewer::Public, 0).commit, None);
    play_out(&mut session);
    let record = session.export().unwrap();
    assert_eq!((record.header.seed, record.header.commit), (None, None));
}

#[test]
fn a_record_with_a_false_seed_is_refused() {
    let mut record = open(2).record();
    record.header.seed = Some(Seed::from_phrase("false").hex());
    let setup = Setup::new(Vec::new(), Seed::from_phrase("another"));
    let faults = Session::resume(toy(), &record, setup).map(|_| ()).unwrap_err();
    assert_eq!(faults.0[0].id, "fault-record-commit");
}

#[test]
fn what_cannot_be_opened_is_refused_with_all_faults() {
    let fault = |players: Vec<Player>, options: &str| {
        let mut setup = Setup::new(players, Seed::from_phrase("test"));
        setup.options = options.to_owned();
        let faults = Session::new(toy(), setup).map(|_| ()).unwrap_err();
        faults.0.iter().map(|fault| fault.id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(fault(people(1), ""), ["fault-players"]);
    assert_eq!(fault(vec![Player::human("x"); 300], ""), ["fault-players"]);
    assert_eq!(fault(people(2), "top=0 x=1"), ["fault-option-value", "fault-option-key"]);
    let bot = |level: &str| Player::bot("Bot", level, Budget::default());
    assert_eq!(fault(vec![bot("genius"), bot("sage")], ""), ["fault-level", "fault-level"]);
    let mut setup = Setup::new(people(2), Seed::from_phrase("test"));
    setup.start = Some("nonsense".into());
    assert!(Session::new(toy(), setup).is_err());
}

#[test]
fn a_match_can_start_from_a_position() {
    let game = toy().open(2, "").unwrap();
    let position = game.position().replace("\"round\":1", "\"round\":3");
    let mut setup = Setup::new(people(2), Seed::from_phrase("test"));
    setup.start = Some(position);
    let mut session = Session::new(toy(), setup).unwrap();
    play_out(&mut session);
    let record: Record = session.export().unwrap().to_string().parse().unwrap();
    assert!(record.header.start.is_some());
    assert_eq!(toy().read(&record).unwrap().turn(), Turn::Over);
    assert!(table::fair::verify(&toy(), &record).unwrap().fair());
}

#[test]
fn names_cannot_break_the_record_or_the_line() {
    let long = "é".repeat(100);
    let players = vec![Player::human("Eve\nseed: 00\u{202e}"), Player::human(&long)];
    let session = Session::new(toy(), Setup::new(players, Seed::from_phrase("x"))).unwrap();
    assert_eq!(session.names()[0], "Eveseed: 00");
    assert_eq!(session.names()[1].chars().count(), 40);
    let record: Record = session.record().to_string().parse().unwrap();
    assert_eq!(record.header.names, session.names());
}

#[test]
fn bots_play_a_whole_match_and_repeat_it() {
    let play = || {
        let budget = Budget { iterations: Some(10), millis: None };
        let players = vec![Player::bot("One", "random", budget); 3];
        let mut session =
            Session::new(toy(), Setup::new(players, Seed::from_phrase("bots"))).unwrap();
        while session.outcome().is_none() {
            for thought in session.thoughts() {
                let (seat, number) = (thought.seat, thought.prompt);
                let answer =
                    std::thread::spawn(move || thought.run(&table::no_clock)).join().unwrap();
                session.submit(seat, number, &answer.text).unwrap();
            }
        }
        session.export().unwrap()
    };
    let record = play();
    assert_eq!(record, play());
    // The record says who was a program, and a resumed table knows.
    let players = table::read_players(&record);
    assert!(players.iter().all(Player::is_bot));
    assert!(record.to_string().contains("bot B: random iterations=10"));
}

#[test]
fn a_hint_is_a_legal_action_and_takes_nothing() {
    let session = open(2);
    let thought = session.hint(Seat::A, "random", Budget::default()).unwrap();
    let answer = thought.run(&table::no_clock);
    assert!(session.explain(Seat::A, &answer.text).is_ok());
    assert_eq!(session.steps(), 2);
    let code = |result: Result<table::Thought, Refusal>| result.map(|_| ()).unwrap_err().code();
    assert_eq!(code(session.hint(Seat::A, "genius", Budget::default())), "no-level");
    assert_eq!(code(session.hint(C, "random", Budget::default())), "no-seat");
}

/// A client that follows short updates sees what a client that asks for
/// whole packets sees, in every game.
#[test]
fn updates_lead_to_the_same_view_as_packets() {
    use table::wire::{Heard, merge};
    for entry in games().entries() {
        let players = usize::from(entry.most);
        let everybody = vec![Player::human("x"); players];
        let setup = Setup::new(everybody, Seed::from_phrase("updates"));
        let mut session = Session::new(entry.clone(), setup).unwrap();
        let viewers: Vec<_> = engine::Viewer::all(players).collect();
        let mut views: Vec<_> = viewers.iter().map(|it| session.eyes(*it, 0).view).collect();
        let (mut short, mut told) = (0, 0);
        for n in 0..60 {
            let Some(seat) = session.turn().seats().lowest() else { break };
            told += viewers.len();
            let legal = session.legal(seat);
            let text = legal[n * 7 % legal.len()].text.clone();
            let since = session.steps();
            session.submit(seat, session.prompt(seat).unwrap(), &text).unwrap();
            for (viewer, view) in viewers.iter().zip(&mut views) {
                let mut text = Vec::new();
                session.update(*viewer, since, &[], &[], &mut text);
                let Ok(Heard::Up(up)) = serde_json::from_slice(&text) else {
                    panic!("{}", String::from_utf8_lossy(&text))
                };
                let packet = session.packet(*viewer, since);
                let (members, known) = (up.v.as_object().unwrap(), view.as_object().unwrap());
                if members.len() < known.len() {
                    short += 1;
                    assert!(members.iter().all(|(name, value)| known.get(name) != Some(value)));
                }
                merge(view, up.v);
                assert_eq!(*view, packet.view);
                assert_eq!(up.p, packet.prompt);
                let heard: Vec<_> =
                    packet.events.iter().map(|it| (it.step, it.data.clone())).collect();
                assert_eq!(up.e, heard);
                // Sentences can be made from the view and the data alone.
                let dice = Seed::from_phrase("dream").dice(n);
                let whole = view.to_string();
                let options = session.options();
                let dream =
                    entry.dream(players as u8, &options, &whole, session.steps(), dice).unwrap();
                for told in &packet.events {
                    assert_eq!(dream.tell(&told.data).as_ref(), Some(&told.message));
                }
                assert_eq!(dream.prompt(*viewer), packet.asks);
                assert_eq!(dream.describe(*viewer), session.describe(*viewer));
                if let engine::Viewer::Seat(seat) = viewer {
                    assert_eq!(dream.legal(*seat), session.legal(*seat));
                }
            }
        }
        assert!(told > 20 && short * 2 > told, "{}: {short} of {told}", entry.id);
    }
}
