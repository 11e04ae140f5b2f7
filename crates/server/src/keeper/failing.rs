//! Computer players that fail in every way, tables that go on, and thoughts
//! that nobody waits for any more.
//!
//! The players are the usual ones; what is planted is how they think.

use crate::client::{Client, call, new_guest, new_match};
use crate::hall::Hall;
use crate::store::Store;
use crate::thinkers::Mind;
use crate::{Config, Server};
use engine::{Message, Seat};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use table::wire::Heard;
use table::{Answer, Budget, Clock, Thought};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

const SOON: Duration = Duration::from_secs(30);

/// Players that think like this, and are given up after so long.
struct Planted<F>(F, Duration);

impl<F: Fn(Thought, &dyn Clock) -> Answer + Send + Sync> Mind for Planted<F> {
    fn think(&self, thought: Thought, clock: &dyn Clock) -> Answer {
        (self.0)(thought, clock)
    }

    fn limit(&self, _: Budget) -> Duration {
        self.1
    }
}

fn say(text: &str) -> Answer {
    Answer { text: text.to_owned(), ..Answer::default() }
}

/// A server with such players.
struct Inn {
    hall: Arc<Hall>,
    address: SocketAddr,
    folder: PathBuf,
    stop: oneshot::Sender<()>,
}

impl Inn {
    async fn open(
        think: impl Fn(Thought, &dyn Clock) -> Answer + Send + Sync + 'static,
        limit: Duration,
        idle: u32,
    ) -> Inn {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let unique = (std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(format!("durbar-inn-{}-{}", unique.0, unique.1));
        std::fs::create_dir_all(&folder).unwrap();
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.join("inn.sqlite"));
        (config.bot_millis, config.bot_threads) = (5, 1);
        (config.limits.rate, config.limits.burst) = (100_000, 100_000);
        (config.limits.messages, config.limits.idle) = (10_000, idle);
        let store = Store::open(&config.database, None).unwrap();
        let listener = TcpListener::bind(config.address).await.unwrap();
        let hall = Hall::with(config, catalog::games(), store, Box::new(Planted(think, limit)));
        let server = Server { hall: hall.clone(), listener };
        let address = server.address().unwrap();
        let (stop, stopped) = oneshot::channel();
        tokio::spawn(server.run(async move {
            let _ = stopped.await;
        }));
        Inn { hall, address, folder, stop }
    }

    /// A table with these chairs, and whoever has opened it connected.
    async fn table(&self, chairs: Value) -> (String, String, Client) {
        let token = new_guest(self.address, "Asha").await.unwrap();
        let order = json!({"game": "jaipur", "chairs": chairs, "options": "seals=1"});
        let code = new_match(self.address, &token, &order).await.unwrap();
        let client = Client::join(self.address, &code, Some(&token)).await.unwrap();
        (code, token, client)
    }

    async fn ask(&self, code: &str, token: &str, ask: Value) {
        let path = format!("/api/matches/{code}/asks");
        call(self.address, "POST", &path, Some(token), Some(&ask)).await.unwrap();
    }

    async fn steps(&self, code: &str) -> usize {
        let look = |room: &table::room::Room, _: &dyn Fn(i64) -> bool| {
            room.session().map_or(0, table::Session::steps)
        };
        self.hall.look(code, look).await.unwrap()
    }

    /// The match at this table comes to its end.
    async fn ends(&self, code: &str) {
        let begun = Instant::now();
        let over = |room: &table::room::Room, _: &dyn Fn(i64) -> bool| room.over();
        while !self.hall.look(code, over).await.unwrap() {
            assert!(begun.elapsed() < SOON, "a table waits for ever");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    fn close(self) {
        let _ = self.stop.send(());
        let _ = std::fs::remove_dir_all(self.folder);
    }
}

/// A table at which nobody plays but computer players.
fn bots_alone() -> Value {
    let chairs = json!([{"bot": "random"}, {"bot": "random"}]);
    json!({"game": "jaipur", "chairs": chairs, "options": "seals=1"})
}

/// Plays on for so many messages, or to the end; what was told meanwhile.
async fn play(client: &mut Client, messages: usize) -> Vec<Message> {
    let mut told = Vec::new();
    for n in 0..messages {
        if client.outcome.is_some() {
            break;
        }
        if client.question().is_some() {
            let legal = client.dream(&catalog::games()).unwrap().actions(client.seat().unwrap());
            client.act(&legal[n * 7 % legal.len()]).await.unwrap();
        }
        if let Heard::Up(news) = client.next().await.unwrap() {
            told.extend(news.t);
        }
    }
    told
}

/// A whole match against a player who thinks like this: what was told, and how
/// often the player was asked.
async fn match_against(
    think: impl Fn(Thought, &dyn Clock) -> Answer + Send + Sync + 'static,
) -> (Vec<Message>, Vec<(u64, u64)>) {
    let asked = Arc::new(Mutex::new(Vec::new()));
    let (gate, heard) = (Gate::default(), asked.clone());
    let open = gate.open.clone();
    let think = move |thought: Thought, clock: &dyn Clock| {
        // The first move is not made before somebody is there to hear of it.
        while !open.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(1));
        }
        heard.lock().unwrap().push((thought.prompt, thought.brief().seed));
        think(thought, clock)
    };
    let inn = Inn::open(think, SOON, 300).await;
    let (_, _, mut client) = inn.table(json!(["me", {"bot": "greedy"}])).await;
    gate.let_go();
    let told = play(&mut client, 2000).await;
    assert!(client.outcome.is_some(), "the match comes to its end");
    inn.close();
    let asked = asked.lock().unwrap().clone();
    (told, asked)
}

/// It was asked twice at every question, and answered for every time.
fn answered_for((told, asked): (Vec<Message>, Vec<(u64, u64)>)) {
    assert!(!told.is_empty());
    assert!(told.iter().all(|it| *it == table::patience::told(Seat::B)), "{told:?}");
    assert_eq!(asked.len(), 2 * told.len());
    for pair in asked.chunks(2) {
        assert_eq!(pair[0].0, pair[1].0, "the same question");
        assert_ne!(pair[0].1, pair[1].1, "with other random numbers");
    }
}

#[tokio::test]
async fn a_match_against_a_player_that_breaks_goes_on() {
    answered_for(match_against(|_, _| panic!("planted")).await);
}

#[tokio::test]
async fn a_match_against_a_player_that_says_nothing_goes_on() {
    answered_for(match_against(|_, _| say("")).await);
}

#[tokio::test]
async fn a_match_against_a_player_that_says_nonsense_goes_on() {
    answered_for(match_against(|_, _| say("sell 9 elephants")).await);
}

#[tokio::test]
async fn a_player_that_fails_once_is_asked_anew_and_nobody_is_told() {
    let last = AtomicUsize::new(0);
    let think = move |thought: Thought, clock: &dyn Clock| {
        let first =
            last.swap(thought.prompt as usize, Ordering::Relaxed) != thought.prompt as usize;
        if first { say("nonsense") } else { thought.run(clock) }
    };
    let (told, asked) = match_against(think).await;
    assert_eq!(told, []);
    assert!(asked.len() > 10 && asked.len() % 2 == 0);
}

#[tokio::test]
async fn a_match_against_players_that_never_end_goes_on() {
    let over = Arc::new(AtomicBool::new(false));
    let end = over.clone();
    let think = move |_: Thought, _: &dyn Clock| {
        while !end.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(1));
        }
        Answer::default()
    };
    let inn = Inn::open(think, Duration::from_millis(20), 300).await;
    let (_, _, mut client) = inn.table(json!(["me", {"bot": "greedy"}])).await;
    let told = play(&mut client, 2000).await;
    assert!(client.outcome.is_some(), "the match comes to its end");
    assert!(told.len() > 10 && told.iter().all(|it| *it == table::patience::told(Seat::B)));
    // One thread, and those that took its place.
    assert_eq!(inn.hall.thinkers.given_up(), 5);
    over.store(true, Ordering::Relaxed);
    inn.close();
}

/// Players who think until they are let go.
#[derive(Clone, Default)]
struct Gate {
    open: Arc<AtomicBool>,
    begun: Arc<AtomicUsize>,
}

impl Gate {
    async fn inn(&self, idle: u32) -> Inn {
        let held = self.clone();
        Inn::open(move |thought, clock| held.think(thought, clock), SOON, idle).await
    }

    fn think(&self, thought: Thought, clock: &dyn Clock) -> Answer {
        self.begun.fetch_add(1, Ordering::Relaxed);
        while !self.open.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(1));
        }
        thought.run(clock)
    }

    async fn began(&self) {
        until(|| self.begun.load(Ordering::Relaxed) > 0).await;
    }

    fn let_go(&self) {
        self.open.store(true, Ordering::Relaxed);
    }
}

async fn until(holds: impl Fn() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < SOON, "it does not come");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

#[tokio::test]
async fn whoever_is_back_before_the_stand_in_has_decided_decides() {
    let gate = Gate::default();
    let inn = gate.inn(300).await;
    let token = new_guest(inn.address, "Ravi").await.unwrap();
    let (code, own, mut client) = inn.table(json!(["me", "open"])).await;
    inn.ask(&code, &token, json!({"sit": {"name": "Ravi"}})).await;
    while client.eyes.is_empty() {
        client.next().await.unwrap();
    }
    // Whoever is asked leaves, and comes back while the stand-in thinks.
    let asked = if client.question().is_some() { own } else { token };
    inn.ask(&code, &asked, json!("leave")).await;
    gate.began().await;
    let before = inn.steps(&code).await;
    inn.ask(&code, &asked, json!("return")).await;
    gate.let_go();
    until(|| inn.hall.thinkers.thought() == 1).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(inn.steps(&code).await, before, "nobody has moved");
    inn.close();
}

#[tokio::test]
async fn what_is_taken_back_is_not_thought_about_any_more() {
    let gate = Gate::default();
    let inn = gate.inn(300).await;
    let token = new_guest(inn.address, "Asha").await.unwrap();
    // The one thread is busy elsewhere, so that all else waits and is counted.
    new_match(inn.address, &token, &bots_alone()).await.unwrap();
    gate.began().await;
    let chairs = json!(["me", {"bot": "greedy"}]);
    let order = json!({"game": "jaipur", "chairs": chairs, "undo": "friendly"});
    // Chance says who begins: at one of these tables it is the person.
    let mut client = loop {
        let code = new_match(inn.address, &token, &order).await.unwrap();
        let client = Client::join(inn.address, &code, Some(&token)).await.unwrap();
        if client.question().is_some() {
            break client;
        }
    };
    let others = inn.hall.thinkers.waiting();
    let legal = client.dream(&catalog::games()).unwrap().actions(Seat::A);
    client.act(&legal[0]).await.unwrap();
    client.next().await.unwrap();
    until(|| inn.hall.thinkers.waiting() == others + 1).await;
    client.ask(table::room::Ask::Undo { seat: Seat::A }).await.unwrap();
    while client.question().is_none() {
        client.next().await.unwrap();
    }
    until(|| inn.hall.thinkers.waiting() == others).await;
    gate.let_go();
    inn.close();
}

#[tokio::test]
async fn a_hint_that_nobody_waits_for_is_not_thought_about() {
    let gate = Gate::default();
    let inn = gate.inn(300).await;
    let (code, token, client) = inn.table(json!(["me", {"here": "Ravi"}])).await;
    new_match(inn.address, &token, &bots_alone()).await.unwrap();
    gate.began().await;
    let (path, address) = (format!("/api/matches/{code}/hint"), inn.address);
    let wish = json!({"seat": client.seat().unwrap(), "level": "greedy"});
    let hint = tokio::spawn(async move {
        call(address, "POST", &path, Some(&token), Some(&wish)).await.unwrap();
    });
    until(|| inn.hall.thinkers.waiting() == 1).await;
    hint.abort();
    until(|| inn.hall.thinkers.waiting() == 0).await;
    gate.let_go();
    inn.close();
}

#[tokio::test]
async fn when_there_is_no_room_to_think_tables_wait_and_ask_again() {
    let gate = Gate::default();
    let inn = gate.inn(300).await;
    let token = new_guest(inn.address, "Asha").await.unwrap();
    let mut codes = Vec::new();
    for _ in 0..50 {
        codes.push(new_match(inn.address, &token, &bots_alone()).await.unwrap());
    }
    assert!(inn.hall.thinkers.waiting() < 40, "the queue is bounded");
    gate.let_go();
    for code in codes {
        inn.ends(&code).await;
    }
    assert_eq!(inn.hall.thinkers.waiting(), 0);
    inn.close();
}

#[tokio::test]
async fn a_table_that_leaves_memory_takes_its_thoughts_along() {
    let gate = Gate::default();
    let inn = gate.inn(0).await;
    let token = new_guest(inn.address, "Asha").await.unwrap();
    let codes = [
        new_match(inn.address, &token, &bots_alone()).await.unwrap(),
        new_match(inn.address, &token, &bots_alone()).await.unwrap(),
    ];
    gate.began().await;
    until(|| inn.hall.tables() == 0).await;
    until(|| inn.hall.thinkers.waiting() == 0).await;
    assert_eq!(inn.hall.thinkers.thought(), 0);
    // Whoever looks finds it as it was, and it goes on.
    gate.let_go();
    for code in &codes {
        inn.ends(code).await;
    }
    inn.close();
}
