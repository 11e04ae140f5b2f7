//! Answers that stand: at a table, in its record, in the protocol.

use crate::game;
use crate::toy::toy;
use engine::{Record, Seat};
use serde_json::Value;
use table::{Lang, Player, Protocol, Refusal, Seed, Session, Setup, Wish};

/// Mahrattas (seat B) want to cross a sea where ships of A, D and C lie.
const BOATS: &str = "scenario: four\nturn: 13\nnation: mahrattas\nphase: march\n\
    armies mahrattas: maharashtra 2\narmies portuguese: arabian-sea 1\n\
    armies dutch: arabian-sea 1\narmies british: arabian-sea 1";

const C: Seat = Seat::new(2);
const D: Seat = Seat::new(3);

fn table() -> Session {
    let players = ["Asha", "Ravi", "Mira", "Dev"].map(Player::human).to_vec();
    let mut setup = Setup::new(players, Seed::from_phrase("standing"));
    setup.start = Some(BOATS.to_owned());
    Session::new(game("maharadjah"), setup).unwrap()
}

fn stand(question: &str, answer: &str) -> Wish {
    let answer = (answer != "ask").then(|| answer.to_owned());
    Wish::Stand { question: question.to_owned(), answer }
}

fn act(session: &mut Session, seat: Seat, text: &str) -> Result<(), Refusal> {
    let prompt = session.prompt(seat).unwrap_or(0);
    session.submit(seat, prompt, text).map(|_| ())
}

fn steps(session: &Session) -> Vec<String> {
    session.record().steps.iter().map(ToString::to_string).collect()
}

const SAIL: &str = "pick 2 maharashtra; to arabian-sea";

#[test]
fn whoever_lets_an_answer_stand_is_not_asked() {
    let mut session = table();
    session.play(Seat::A, stand("crossing", "yes")).unwrap();
    session.play(C, stand("crossing", "no")).unwrap();
    act(&mut session, Seat::B, SAIL).unwrap();
    // The Portuguese let them pass; the Dutch are asked.
    assert_eq!(steps(&session)[2..], ["A yes"]);
    assert_eq!(session.turn().seats().lowest(), Some(D));
    act(&mut session, D, "yes").unwrap();
    assert_eq!(steps(&session)[2..], ["A yes", "D yes", "C no"]);
    assert_eq!(session.turn().seats().lowest(), Some(Seat::B));
    // A step like any other: the record replays without anything standing.
    let record: Record = session.record().to_string().parse().unwrap();
    assert_eq!(session.entry().read(&record).unwrap().steps(), 5);
}

#[test]
fn what_stands_may_change_at_any_time_and_answers_an_open_question_at_once() {
    let mut session = table();
    act(&mut session, Seat::B, SAIL).unwrap();
    assert_eq!(session.turn().seats().lowest(), Some(Seat::A));
    let open = session.prompt(Seat::A);
    // Nothing that fits: the question stays the same question.
    session.play(Seat::A, stand("retreat", "never")).unwrap();
    assert_eq!(session.prompt(Seat::A), open);
    session.play(Seat::A, stand("crossing", "no")).unwrap();
    assert_eq!(steps(&session)[2..], ["A no"]);
    session.play(D, stand("crossing", "yes")).unwrap();
    session.play(D, stand("CROSSING", "ask")).unwrap();
    assert_eq!(session.stances(D).unwrap().get("crossing"), None);
    for (question, answer) in [("hum", "yes"), ("crossing", "perhaps")] {
        let refusal = session.play(Seat::A, stand(question, answer)).unwrap_err();
        assert!(matches!(refusal, Refusal::NoStanding { .. }), "{question}");
    }
}

#[test]
fn an_answer_for_the_turn_stands_in_that_turn_alone() {
    let mut session = table();
    // For another turn: the question is asked.
    session.play(Seat::A, stand("crossing", "yes@12")).unwrap();
    act(&mut session, Seat::B, SAIL).unwrap();
    assert_eq!(session.turn().seats().lowest(), Some(Seat::A));
    // For this one it is answered at once, and so after the record was read.
    session.play(Seat::A, stand("crossing", "yes@13")).unwrap();
    assert_eq!(steps(&session)[2..], ["A yes"]);
    let record: Record = session.record().to_string().parse().unwrap();
    let header = &record.header.other;
    assert!(
        record.to_string().contains("crossing=yes@13"),
        "it is kept with the turn that it is for: {header:?}"
    );
    assert_eq!(session.stances(Seat::A).unwrap().in_chapter(14).get("crossing"), None);
}

#[test]
fn what_stands_is_kept_in_the_record_and_leaves_with_the_player() {
    let mut session = table();
    assert!(session.play(Seat::A, stand("crossing", "yes")).unwrap().write.lines.is_empty());
    session.play(Seat::A, stand("submit", "never")).unwrap();
    let record: Record = session.record().to_string().parse().unwrap();
    assert_eq!(record.asides[0].text, "= stand A crossing=yes\n= stand A submit=never");
    let setup = Setup::new(Vec::new(), Seed::from_phrase("again"));
    let mut again = Session::resume(session.entry().clone(), &record, setup).unwrap();
    assert_eq!(again.stances(Seat::A), session.stances(Seat::A));
    act(&mut again, Seat::B, SAIL).unwrap();
    assert_eq!(steps(&again)[2..], ["A yes"]);
    again.play(Seat::A, Wish::Replace(Player::human("Zoya"))).unwrap();
    assert!(again.stances(Seat::A).unwrap().is_unchanged());
}

/// Before the British count, Pandya (seat A) and Muslims (B) are asked for an
/// alliance that would change nothing.
const COUNT: &str = "scenario: four\nturn: 13\nnation: british\nphase: march\n\
    armies british: bengal 1\narmies pandya: mysore 1\narmies muslims: agra 1";

#[test]
fn an_answer_that_stands_by_default_is_given_until_the_player_asks_to_be_asked() {
    let count = |wish: Option<Wish>| {
        let players = ["Asha", "Ravi", "Mira", "Dev"].map(Player::human).to_vec();
        let mut setup = Setup::new(players, Seed::from_phrase("standing"));
        setup.start = Some(COUNT.to_owned());
        let mut session = Session::new(game("maharadjah"), setup).unwrap();
        if let Some(wish) = wish {
            session.play(Seat::B, wish).unwrap();
        }
        act(&mut session, C, "done; done").unwrap();
        session
    };
    let session = count(None);
    assert_eq!(steps(&session), ["C done", "C+ done", "A no", "B no"]);
    assert!(!session.record().to_string().contains("= stand"), "nobody has wished anything");
    let session = count(Some(stand("offer", "ask")));
    assert_eq!(steps(&session), ["C done", "C+ done", "A no"]);
    assert_eq!(session.turn().seats().lowest(), Some(Seat::B));
    // The wish to be asked is kept like any other.
    let record: Record = session.record().to_string().parse().unwrap();
    assert_eq!(record.asides[0].text, "= stand B offer=ask");
    let setup = Setup::new(Vec::new(), Seed::from_phrase("again"));
    let again = Session::resume(session.entry().clone(), &record, setup).unwrap();
    assert_eq!(again.stances(Seat::B), session.stances(Seat::B));
    assert_eq!(again.turn().seats().lowest(), Some(Seat::B));
}

#[test]
fn a_default_does_not_answer_what_matters() {
    let players = ["Asha", "Ravi", "Mira", "Dev"].map(Player::human).to_vec();
    let mut setup = Setup::new(players, Seed::from_phrase("standing"));
    // With all 36 territories the British would be emperors: Pandya are asked.
    setup.start = Some(COUNT.replace("\narmies muslims: agra 1", ""));
    let mut session = Session::new(game("maharadjah"), setup).unwrap();
    act(&mut session, C, "done; done").unwrap();
    assert_eq!(session.turn().seats().lowest(), Some(Seat::A));
}

#[test]
fn a_standing_answer_can_be_taken_back_and_given_otherwise() {
    let mut session = table();
    for seat in [Seat::A, D, C] {
        session.play(seat, stand("crossing", "yes")).unwrap();
    }
    act(&mut session, Seat::B, SAIL).unwrap();
    assert_eq!(steps(&session).len(), 5);
    // The last who answered takes back, and is asked now.
    session.play(C, Wish::Undo).unwrap();
    assert_eq!((steps(&session).len(), session.turn().seats().lowest()), (4, Some(C)));
    act(&mut session, C, "no").unwrap();
    assert_eq!(steps(&session)[4..], ["C no"]);
    // Whose step others have answered cannot take it back.
    assert_eq!(session.undo_to(Seat::B), Err(Refusal::UndoOther(Seat::A)));
}

#[test]
fn several_actions_are_taken_together_or_not_at_all() {
    let mut session = table();
    let refused = act(&mut session, Seat::B, "pick 2 maharashtra; to bidar; to delhi");
    assert!(matches!(refused, Err(Refusal::Illegal(_))), "{refused:?}");
    assert_eq!(session.steps(), 0);
    let told = session.explain(Seat::B, "pick 2 maharashtra; to bidar").unwrap();
    assert!(told.to_string().contains("bidar"), "{told}");
    act(&mut session, Seat::B, "pick 2 maharashtra; to bidar; to golconda").unwrap();
    assert_eq!(session.steps(), 3);
}

#[test]
fn games_without_such_questions_say_so() {
    let players = ["Asha", "Ravi", "Mira"].map(Player::human).to_vec();
    let mut session = Session::new(toy(), Setup::new(players, Seed::from_phrase("toy"))).unwrap();
    let refusal = session.play(Seat::A, stand("crossing", "yes")).unwrap_err();
    assert_eq!(refusal.message().id, "refusal-nothing-stands");
    assert!(session.stances(Seat::A).unwrap().iter().next().is_none());
}

#[test]
fn programs_let_answers_stand_too() {
    let entry = game("maharadjah");
    let mut protocol = Protocol::new(entry, Lang::En, Seed::from_phrase("standing"));
    let mut say = |line: &str| -> Value { serde_json::from_str(&protocol.line(line)).unwrap() };
    say(r#"{"cmd":"new","players":4}"#);
    let start = serde_json::json!({ "cmd": "position", "text": BOATS });
    assert_eq!(say(&start.to_string())["ok"], true);
    let reply = say(r#"{"cmd":"stand","seat":"A","question":"crossing","answer":"yes"}"#);
    assert_eq!(reply["standing"][0]["stands"], "yes", "{reply}");
    assert_eq!(reply["standing"][3]["answers"], serde_json::json!(["never", "always"]));
    let act = serde_json::json!({ "cmd": "act", "action": SAIL });
    let reply = say(&act.to_string());
    assert_eq!(reply["lines"][2], "A yes", "{reply}");
    assert_eq!(reply["turn"]["seats"][0], "D");
    // Taken back it is asked, not answered again.
    let reply = say(r#"{"cmd":"undo"}"#);
    assert_eq!((&reply["steps"], &reply["turn"]["seats"][0]), (&2.into(), &"A".into()));
    let reply = say(r#"{"cmd":"stand","seat":"A","question":"crossing","answer":"perhaps"}"#);
    assert_eq!(reply["error"]["code"], "no-standing");
    let reply = say(r#"{"cmd":"stand","seat":"A","question":"crossing"}"#);
    assert_eq!(reply["standing"][0]["stands"], Value::Null);
}

#[test]
fn a_phase_is_taken_back_until_dice_fall() {
    let players = ["Asha", "Ravi", "Mira", "Dev"].map(Player::human).to_vec();
    let mut setup = Setup::new(players, Seed::from_phrase("back"));
    setup.start = Some(
        "scenario: four\nturn: 9\nnation: muslims\nphase: march\narmies muslims: agra 3, oudh 2\n\
         armies chola: delhi 1"
            .to_owned(),
    );
    let mut session = Session::new(game("maharadjah"), setup).unwrap();
    act(&mut session, Seat::B, "pick 3 agra; to delhi").unwrap();
    act(&mut session, Seat::B, "pick 2 oudh; to bihar; to magadha").unwrap();
    // What was sent as one message is one thought.
    for left in [2, 0] {
        session.play(Seat::B, Wish::Undo).unwrap();
        assert_eq!(session.steps(), left);
    }
    act(&mut session, Seat::B, "pick 3 agra; to delhi; done").unwrap();
    assert_eq!(session.undo_to(Seat::B), Err(Refusal::UndoChance));
}
