//! Threads that think, with players that do what tests want.

use super::*;
use std::sync::mpsc::{Receiver, Sender, channel};
use table::{Player, Seed, Session, Setup};

const SOON: Duration = Duration::from_secs(20);

/// A thought of a player who would think for an hour.
fn thought() -> (Thought, Budget) {
    let budget = Budget { iterations: None, millis: Some(3_600_000) };
    let players = ["A", "B"].map(|name| Player::bot(name, "search", budget));
    let setup = Setup::new(players.into(), Seed::from_phrase("thinkers"));
    let session = Session::new(catalog::games().find("jaipur").unwrap(), setup).unwrap();
    (session.thoughts().remove(0), budget)
}

fn at(guest: i64, table: &str) -> Asker {
    Asker { guest, table: table.to_owned() }
}

/// Thinks until it is let go, and says when it begins.
struct Held {
    begun: Mutex<Sender<()>>,
    go: Mutex<Receiver<()>>,
    limit: Duration,
}

impl Mind for Held {
    fn think(&self, _: Thought, _: &dyn Clock) -> Answer {
        let _ = self.begun.lock().unwrap().send(());
        let _ = self.go.lock().unwrap().recv();
        Answer::default()
    }

    fn limit(&self, _: Budget) -> Duration {
        self.limit
    }
}

fn held(threads: usize, limit: Duration) -> (Thinkers, Receiver<()>, Sender<()>) {
    let ((begun, begins), (let_go, go)) = (channel(), channel());
    let mind = Held { begun: Mutex::new(begun), go: Mutex::new(go), limit };
    (Thinkers::start(threads, Box::new(mind)), begins, let_go)
}

#[test]
fn a_guest_with_many_tables_delays_another_by_one_thought() {
    let (thinkers, begins, go) = held(1, SOON);
    let (told, order) = channel();
    let ask = |guest: i64, table: &str| {
        let (thought, budget) = thought();
        let told = told.clone();
        thinkers.think(at(guest, table), thought, budget, move |_| told.send(guest).unwrap())
    };
    let mut tickets: Vec<Ticket> = Vec::new();
    let mut refused = 0;
    for n in 0..50 {
        match ask(1, &format!("table {n}")) {
            Ok(ticket) => tickets.push(ticket),
            Err(Full) => refused += 1,
        }
    }
    assert!(refused > 0, "the queue of one guest is bounded");
    begins.recv_timeout(SOON).unwrap();
    let before = thinkers.waiting();
    tickets.push(ask(2, "single").unwrap());
    assert_eq!(thinkers.waiting(), before + 1);
    for _ in 0..3 {
        go.send(()).unwrap();
    }
    let order: Vec<_> = (0..3).map(|_| order.recv_timeout(SOON).unwrap()).collect();
    assert_eq!(order, [1, 2, 1]);
    assert_eq!(thinkers.thought(), 3);
    // The rest is not wanted any more.
    drop(tickets);
    assert_eq!(thinkers.waiting(), 0);
    go.send(()).unwrap();
}

#[test]
fn a_thought_that_nobody_wants_ends_soon_and_is_not_told() {
    let thinkers = Thinkers::start(1, Box::new(Players));
    let (told, heard) = channel();
    // A busy machine may let a thread wait; the best of a few tries tells.
    let mut best = SOON;
    for tries in 0..5 {
        let (hour, budget) = thought();
        let told = told.clone();
        let ticket = thinkers.think(at(1, "t"), hour, budget, move |_| told.send(()).unwrap());
        std::thread::sleep(Duration::from_millis(50));
        assert_eq!((thinkers.waiting(), thinkers.thought()), (0, tries), "it thinks");
        let stopped = Instant::now();
        drop(ticket);
        while thinkers.thought() == tries {
            assert!(stopped.elapsed() < SOON, "it does not end");
            std::thread::sleep(Duration::from_millis(1));
        }
        best = best.min(stopped.elapsed());
    }
    assert!(best < Duration::from_millis(100), "{best:?}");
    assert!(heard.try_recv().is_err(), "nobody waits");
}

#[test]
fn a_thought_that_waits_and_is_not_wanted_is_never_begun() {
    let (thinkers, begins, go) = held(1, SOON);
    let (told, heard) = channel();
    let ask = |table: &str| {
        let (thought, budget) = thought();
        let (told, name) = (told.clone(), table.to_owned());
        thinkers.think(at(1, table), thought, budget, move |_| told.send(name).unwrap()).unwrap()
    };
    let _first = ask("first");
    begins.recv_timeout(SOON).unwrap();
    let second = ask("second");
    let _third = ask("third");
    drop(second);
    for _ in 0..2 {
        go.send(()).unwrap();
    }
    let heard: Vec<_> = (0..2).map(|_| heard.recv_timeout(SOON).unwrap()).collect();
    assert_eq!(heard, ["first", "third"]);
}

#[test]
fn a_thread_whose_player_does_not_end_is_replaced_a_few_times() {
    let (thinkers, begins, go) = held(1, Duration::ZERO);
    let (told, heard) = channel();
    let ask = || {
        let (thought, budget) = thought();
        let told = told.clone();
        thinkers.think(at(1, "t"), thought, budget, move |found| told.send(found).unwrap())
    };
    let mut tickets = Vec::new();
    for n in 1..=MOST_GIVEN_UP + 1 {
        tickets.push(ask().unwrap());
        begins.recv_timeout(SOON).expect("there is a thread to begin");
        std::thread::sleep(Duration::from_millis(2));
        thinkers.sweep();
        assert_eq!(heard.recv_timeout(SOON).unwrap(), Err(Failure::Endless));
        assert_eq!(thinkers.given_up(), n as u64);
    }
    // No thread is left: nobody waits for one.
    tickets.push(ask().unwrap());
    assert_eq!(heard.try_recv().unwrap(), Err(Failure::Endless));
    assert_eq!(thinkers.waiting(), 0);
    // One ends after all and works again; what it found is not wanted any more.
    go.send(()).unwrap();
    let begun = Instant::now();
    while thinkers.0.lock().working == 0 {
        assert!(begun.elapsed() < SOON, "it does not come back");
        std::thread::yield_now();
    }
    tickets.push(ask().unwrap());
    begins.recv_timeout(SOON).unwrap();
    go.send(()).unwrap();
    // Any of those that were held ends; the new one at the latest with the last.
    for _ in 0..MOST_GIVEN_UP {
        go.send(()).unwrap();
    }
    assert!(heard.recv_timeout(SOON).unwrap().is_ok());
    assert!(heard.try_recv().is_err());
}

#[test]
fn thoughts_that_wait_for_the_last_thread_are_not_left_alone_with_it() {
    let (thinkers, begins, _go) = held(1, Duration::ZERO);
    thinkers.0.lock().stuck = MOST_GIVEN_UP;
    let (told, heard) = channel();
    let ask = || {
        let (thought, budget) = thought();
        let told = told.clone();
        thinkers.think(at(1, "t"), thought, budget, move |found| told.send(found).unwrap())
    };
    let _tickets = [ask().unwrap(), ask().unwrap()];
    begins.recv_timeout(SOON).unwrap();
    std::thread::sleep(Duration::from_millis(2));
    thinkers.sweep();
    for _ in 0..2 {
        assert_eq!(heard.recv_timeout(SOON).unwrap(), Err(Failure::Endless));
    }
    assert_eq!(thinkers.waiting(), 0);
}

#[test]
fn a_player_that_breaks_leaves_its_thread_alive() {
    struct Breaks;
    impl Mind for Breaks {
        fn think(&self, _: Thought, _: &dyn Clock) -> Answer {
            panic!("planted");
        }
    }
    let thinkers = Thinkers::start(1, Box::new(Breaks));
    let (told, heard) = channel();
    for _ in 0..3 {
        let (thought, budget) = thought();
        let told = told.clone();
        let tell = move |found| told.send(found).unwrap();
        let _ticket = thinkers.think(at(1, "t"), thought, budget, tell).unwrap();
        assert_eq!(heard.recv_timeout(SOON).unwrap(), Err(Failure::Broke));
    }
}
