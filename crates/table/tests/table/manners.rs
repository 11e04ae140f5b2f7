//! Taking back, resigning, and leaving the seat to somebody else.

use crate::sessions::{open, play_out};
use crate::toy::toy;
use engine::{Record, Seat, Turn, Viewer};
use table::{Budget, Player, Refusal, Seed, Session, Setup, Undo, Wish};

fn act(session: &mut Session, seat: Seat, text: &str) {
    let prompt = session.prompt(seat).unwrap();
    session.submit(seat, prompt, text).unwrap();
}

/// A friendly table: one person, and a computer player whose moves the test
/// makes.
fn friendly() -> Session {
    let bot = Player::bot("Ravi", "random", Budget::default());
    let players = vec![Player::human("Asha"), bot];
    let mut setup = Setup::new(players, Seed::from_phrase("test"));
    setup.undo = Undo::Friendly;
    Session::new(toy(), setup).unwrap()
}

fn undo(session: &mut Session, seat: Seat) -> Result<table::Update, Refusal> {
    session.play(seat, Wish::Undo)
}

#[test]
fn an_own_last_step_can_be_taken_back() {
    let mut session = open(3);
    let start = session.record();
    let prompt = session.prompt(Seat::A).unwrap();
    act(&mut session, Seat::A, "bid 3");
    let update = undo(&mut session, Seat::A).unwrap();
    assert_eq!(update.write.keep, 3);
    assert!(update.write.lines.is_empty());
    assert_eq!(session.record().steps, start.steps);
    assert_eq!(session.record().asides[0].text, "A bid 3\n= back 3 A");
    let news = &update.packet(Viewer::Seat(Seat::B)).unwrap().news;
    assert_eq!(news[0].id, "table-took-back");
    // The old question does not come back to life.
    assert_ne!(session.prompt(Seat::A), Some(prompt));
    assert_eq!(session.submit(Seat::A, prompt, "bid 3").unwrap_err().code(), "stale");
}

#[test]
fn several_own_steps_can_be_taken_back_one_by_one() {
    let mut session = open(2);
    act(&mut session, Seat::B, "bid 1");
    act(&mut session, Seat::A, "bid 3");
    act(&mut session, Seat::A, "hum");
    undo(&mut session, Seat::A).unwrap();
    assert_eq!(session.steps(), 4);
    // The bid before it opened the other's bid: that stays.
    assert_eq!(undo(&mut session, Seat::A).unwrap_err(), Refusal::UndoSecret);
}

#[test]
fn strict_manners_say_what_has_happened_since() {
    let mut session = open(2);
    assert_eq!(undo(&mut session, Seat::A).unwrap_err(), Refusal::NothingToUndo);
    act(&mut session, Seat::A, "bid 3");
    assert_eq!(undo(&mut session, Seat::B).unwrap_err(), Refusal::NothingToUndo);
    act(&mut session, Seat::B, "bid 1");
    assert_eq!(undo(&mut session, Seat::A).unwrap_err(), Refusal::UndoOther(Seat::B));
    assert_eq!(undo(&mut session, Seat::B).unwrap_err(), Refusal::UndoSecret);
    act(&mut session, Seat::A, "keep");
    assert_eq!(undo(&mut session, Seat::A).unwrap_err(), Refusal::UndoChance);
    play_out(&mut session);
    for seat in [Seat::A, Seat::B] {
        assert_eq!(undo(&mut session, seat).unwrap_err(), Refusal::Over);
    }
}

#[test]
fn friendly_manners_go_back_to_the_last_decision_and_chance_falls_again() {
    let mut session = friendly();
    for (seat, text) in [(Seat::A, "bid 3"), (Seat::B, "bid 1"), (Seat::A, "keep")] {
        act(&mut session, seat, text);
    }
    act(&mut session, Seat::B, "bid 2");
    let before = session.record();
    // A goes back over B's bid and the deal.
    let update = undo(&mut session, Seat::A).unwrap();
    assert_eq!(update.write.keep, 4);
    assert_eq!(session.turn().seats().lowest(), Some(Seat::A));
    let chances = |record: &Record| {
        let chance = record.steps.iter().filter(|line| line.who.is_none());
        chance.map(|line| line.text.clone()).collect::<Vec<_>>()
    };
    // Keeping again brings other cards, whatever is done on the way there.
    act(&mut session, Seat::A, "keep");
    act(&mut session, Seat::B, "bid 2");
    let second = chances(&session.record());
    assert_ne!(second, chances(&before));
    assert_eq!(second[..2], chances(&before)[..2], "what stayed has not fallen anew");
    undo(&mut session, Seat::A).unwrap();
    act(&mut session, Seat::A, "give");
    assert_ne!(chances(&session.record()), second);
    play_out(&mut session);
    let report = table::fair::verify(&toy(), &session.export().unwrap()).unwrap();
    assert!(report.fair(), "{report:?}");
    assert_eq!(report.anew, 2);
    assert!(report.messages().iter().any(|message| message.id == "fair-anew"));
    // The end itself can be taken back at a friendly table.
    let last = session.record().steps.iter().rev().find_map(|line| line.who).unwrap();
    let packet = undo(&mut session, last).unwrap().packets.remove(0);
    assert_eq!((packet.seed, packet.outcome), (None, None));
}

#[test]
fn whoever_resigns_is_last_and_the_record_says_so() {
    let mut session = open(3);
    act(&mut session, Seat::B, "bid 1");
    let update = session.play(Seat::A, Wish::Resign).unwrap();
    assert_eq!(session.turn(), Turn::Over);
    let packet = update.packet(Viewer::Seat(Seat::B)).unwrap();
    assert_eq!(packet.prompt, None);
    assert!(packet.waiting.is_empty());
    assert!(packet.seed.is_some());
    let outcome = packet.outcome.clone().unwrap();
    assert_eq!(outcome.resigned, Some(Seat::A));
    assert_eq!(outcome.places[0], 3);
    let mut others = outcome.places[1..].to_vec();
    others.sort_unstable();
    assert!(others == [1, 2] || others == [1, 1], "{others:?}");
    for wish in [Wish::Resign, Wish::Undo, Wish::Act { prompt: 1, text: "bid 1".into() }] {
        assert_eq!(session.play(Seat::B, wish).unwrap_err(), Refusal::Over);
    }
    assert!(session.legal(Seat::B).is_empty());
    let record: Record = session.export().unwrap().to_string().parse().unwrap();
    let end: Vec<_> = record.asides.last().unwrap().text.lines().map(str::to_owned).collect();
    assert_eq!(end[0], "= resign A");
    assert!(end[1].starts_with("= result A=3/"), "{}", end[1]);
    assert_eq!(end[2], format!("= seed {}", packet.seed.as_ref().unwrap()));
    // Whoever opens it again finds it over.
    let setup = Setup::new(Vec::new(), Seed::from_phrase("x"));
    let again = Session::resume(toy(), &record, setup).unwrap();
    assert_eq!(again.outcome(), session.outcome());
}

#[test]
fn a_seat_can_be_left_to_a_program() {
    let mut session = open(2);
    let (a, b) = (session.prompt(Seat::A).unwrap(), session.prompt(Seat::B).unwrap());
    let bot = Player::bot("Machine", "random", Budget::default());
    let update = session.play(Seat::B, Wish::Replace(bot)).unwrap();
    assert!(update.write.lines.is_empty());
    assert_eq!(update.packets[0].news[0].id, "table-replaced");
    assert_eq!(session.names(), ["Asha", "Machine"]);
    // Whoever left cannot answer any more; the other is not disturbed.
    assert_eq!(session.submit(Seat::B, b, "bid 1").unwrap_err().code(), "stale");
    assert_eq!(session.prompt(Seat::A), Some(a));
    let thought = session.thoughts().pop().unwrap();
    assert_eq!(thought.seat, Seat::B);
    let record: Record = session.record().to_string().parse().unwrap();
    assert_eq!(record.header.names, ["Asha", "Ravi"], "the header is written once");
    assert_eq!(record.asides[0].text, "= player B random: Machine");
    assert!(table::read_players(&record)[1].is_bot());
    let unknown = Player::bot("Machine", "genius", Budget::default());
    let refusal = session.play(Seat::A, Wish::Replace(unknown)).unwrap_err();
    assert_eq!(refusal.code(), "no-level");
    // And back to a person.
    session.play(Seat::B, Wish::Replace(Player::human("Ravi"))).unwrap();
    assert!(session.thoughts().is_empty());
}
