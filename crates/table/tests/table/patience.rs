//! Computer players that fail, and tables that go on.

use crate::toy::TOY;
use engine::{Message, Seat};
use std::time::Duration;
use table::patience::{Patience, Resort, limit, simplest};
use table::{Budget, Player, Refusal, Seed, Session, Setup};

fn bots() -> Session {
    let bot = |name: &str| Player::bot(name, "random", Budget::default());
    let setup = Setup::new(vec![bot("Asha"), bot("Ravi")], Seed::from_phrase("patience"));
    Session::new(&TOY, setup).unwrap()
}

#[test]
fn a_player_is_asked_anew_once_at_each_question() {
    let mut patience = Patience::default();
    assert_eq!(patience.failed(Seat::A, 1), Resort::AskAnew);
    assert_eq!(patience.failed(Seat::B, 2), Resort::AskAnew, "each seat by itself");
    assert_eq!(patience.failed(Seat::A, 1), Resort::Replace);
    assert_eq!(patience.failed(Seat::A, 1), Resort::Replace, "it is not asked for ever");
    assert_eq!(patience.failed(Seat::A, 5), Resort::AskAnew, "another question, another try");
}

#[test]
fn only_what_a_player_said_is_held_against_it() {
    let mut patience = Patience::default();
    let mut session = bots();
    let prompt = session.prompt(Seat::A).unwrap();
    for (text, resort) in [("", Resort::AskAnew), ("bid 99", Resort::Replace)] {
        let why = session.submit(Seat::A, prompt, text).unwrap_err();
        assert_eq!(patience.refused(Seat::A, prompt, &why), resort, "{text}");
    }
    let stale = session.submit(Seat::A, prompt + 90, "bid 1").unwrap_err();
    let others = [stale, Refusal::Over, Refusal::TooLong, Refusal::NotKept, Refusal::Overtaken];
    for why in others {
        assert_eq!(patience.refused(Seat::A, prompt, &why), Resort::Drop, "{why:?}");
    }
    let manners = Refusal::Manners(Message::new("manners-begun"));
    assert_eq!(patience.refused(Seat::A, prompt, &manners), Resort::Drop);
}

#[test]
fn a_match_of_players_that_always_fail_comes_to_its_end() {
    let mut session = bots();
    let mut patience = Patience::default();
    let mut drawn = Vec::new();
    while session.outcome().is_none() {
        let thought = session.thoughts().remove(0);
        let (seat, prompt) = (thought.seat, thought.prompt);
        let why = session.submit(seat, prompt, "nonsense").unwrap_err();
        match patience.refused(seat, prompt, &why) {
            Resort::AskAnew => {}
            Resort::Replace => {
                let text = simplest(&session, seat).expect("somebody who is asked can act");
                session.submit(seat, prompt, &text).expect("what is drawn is legal");
                drawn.push(text);
            }
            Resort::Drop => panic!("{why:?}"),
        }
    }
    drawn.sort();
    drawn.dedup();
    assert!(drawn.len() > 2, "any of the legal actions, not always one: {drawn:?}");
    assert_eq!(simplest(&session, Seat::A), None, "nobody is asked any more");
}

#[test]
fn the_bound_is_above_every_budget_and_below_for_ever() {
    let budget = |iterations, millis| limit(Budget { iterations, millis });
    let most = budget(Some(u64::MAX), None);
    assert!(most <= Duration::from_mins(10), "{most:?}");
    assert_eq!(budget(None, Some(u64::MAX)), most);
    for millis in [1, 400, 30_000] {
        let wait = budget(None, Some(millis));
        assert!(wait > Duration::from_millis(3 * millis) && wait < most, "{wait:?}");
        assert_eq!(budget(Some(u64::MAX), Some(millis)), wait, "whichever runs out first");
    }
    assert!(budget(None, None) >= Duration::from_mins(1), "phones are slow");
    assert!(budget(Some(20_000), None) > budget(None, None));
}
