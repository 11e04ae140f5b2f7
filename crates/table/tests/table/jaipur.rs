//! Whole matches of Jaipur at a table.

use crate::game;
use engine::{Random, Record, Seat, Turn, Viewer};
use table::{Budget, Packet, Player, Refusal, Seed, Session, Setup, Undo, Wish};

fn open(phrase: &str, undo: Undo) -> Session {
    let rival = match undo {
        Undo::Strict => Player::human("Ravi"),
        Undo::Friendly => Player::bot("Ravi", "random", Budget::default()),
    };
    let players = vec![Player::human("Asha"), rival];
    let mut setup = Setup::new(players, Seed::from_phrase(phrase));
    setup.undo = undo;
    Session::new(game("jaipur"), setup).unwrap()
}

fn packets(session: &Session) -> Vec<Packet> {
    let quiet = |viewer| Packet { prompt: None, ..session.packet(viewer, 0) };
    Viewer::all(2).map(quiet).collect()
}

#[test]
fn a_table_that_was_closed_and_opened_again_sends_the_same() {
    for n in 0..3 {
        let phrase = format!("jaipur {n}");
        let mut session = open(&phrase, Undo::Strict);
        let mut dice = Seed::from_phrase(&phrase).derive("play").dice(0);
        while let Some(seat) = session.turn().seats().lowest() {
            let choices = session.legal(seat);
            let choice = &choices[dice.below(choices.len() as u32) as usize];
            session.submit(seat, session.prompt(seat).unwrap(), &choice.text).unwrap();
            if dice.below(20) == 0 || session.turn() == Turn::Over {
                let record: Record = session.record().to_string().parse().unwrap();
                let setup = Setup::new(Vec::new(), Seed::from_phrase("unused"));
                let again = Session::resume(session.entry().clone(), &record, setup).unwrap();
                assert_eq!(packets(&again), packets(&session));
                assert_eq!(again.record(), session.record());
            }
        }
        let packet = session.packet(Viewer::Public, 0);
        let text = serde_json::to_string(&packet).unwrap();
        assert_eq!(serde_json::from_str::<Packet>(&text).unwrap(), packet);
        let report = table::fair::verify(session.entry(), &session.export().unwrap()).unwrap();
        assert!(report.fair() && report.chances > 20);
    }
}

/// Plays at random until the seat has just done something that begins so.
fn until(session: &mut Session, start: &str) -> Seat {
    let mut dice = Seed::from_phrase(start).dice(0);
    loop {
        let seat = session.turn().seats().lowest().expect("it happens before the end");
        let choices = session.legal(seat);
        let wanted = choices.iter().find(|choice| choice.text.starts_with(start));
        let choice = wanted.unwrap_or_else(|| &choices[dice.below(choices.len() as u32) as usize]);
        session.submit(seat, session.prompt(seat).unwrap(), &choice.text).unwrap();
        if wanted.is_some() {
            return seat;
        }
    }
}

#[test]
fn what_can_be_taken_back() {
    // An exchange draws nothing: it can be taken back until the other acts.
    let mut session = open("swap", Undo::Strict);
    let seat = until(&mut session, "swap");
    let steps = session.steps();
    session.play(seat, Wish::Undo).unwrap();
    assert_eq!(session.steps(), steps - 1);
    assert!(session.prompt(seat).is_some());
    // A card taken is replaced by chance: it cannot.
    let seat = until(&mut session, "take");
    assert_eq!(session.play(seat, Wish::Undo).unwrap_err(), Refusal::UndoChance);
    // A small sale draws nothing; then the other acts.
    let mut session = open("sell", Undo::Strict);
    let seat = until(&mut session, "sell 1");
    assert!(session.undo_to(seat).is_ok());
    let other = until(&mut session, "");
    assert_eq!(session.undo_to(seat).unwrap_err(), Refusal::UndoOther(other));
    // Alone at a friendly table anything goes.
    let mut session = open("alone", Undo::Friendly);
    let seat = until(&mut session, "take");
    let record = session.record();
    session.play(seat, Wish::Undo).unwrap();
    assert!(session.steps() < record.steps.len());
    until(&mut session, "take");
    assert_eq!(session.record().asides[0].anew, 1, "and the refill fell anew");
}

#[test]
fn tables_can_be_carried_between_threads() {
    fn both<T: Send + Sync>() {}
    fn send<T: Send>() {}
    both::<Session>();
    both::<table::Phrasebook>();
    both::<Packet>();
    send::<table::Played>();
    send::<table::Thought>();
    send::<table::Protocol>();
}
