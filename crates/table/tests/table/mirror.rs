//! The table as a client knows it: what it hears is what there is, and a move
//! given to a dying line is sent again or refused, never lost.

use engine::Seat;
use table::room::{Ask, Chair, Meta, Room, Watcher};
use table::wire::{Heard, Mirror, News, No, Said, Shown};

/// A room that speaks as a server does to the guest who has the first chair.
struct Server {
    room: Room,
    now: i64,
}

const READER: i64 = 1;

impl Server {
    fn open(game: &str) -> Server {
        let chair = |guest: i64| Chair { guest: Some(guest), name: "x".into(), bot: None };
        let chairs = vec![chair(READER), chair(2)];
        let meta = Meta { owner: 1, game: game.into(), chairs, ..Meta::default() };
        let seed = table::Seed::from_phrase("mirrored");
        Server {
            room: Room::open(crate::game(&meta.game), "K7Q".into(), meta, seed, 1).unwrap(),
            now: 1,
        }
    }

    /// The same table after a restart.
    fn restart(self) -> Server {
        let now = self.now + 1_000_000;
        let record = self.room.session().unwrap().record();
        let seed = table::Seed::from_phrase("mirrored");
        let meta = self.room.meta().clone();
        let room =
            Room::load(crate::game(&meta.game), "K7Q".into(), meta, seed, Some(&record), now)
                .unwrap();
        Server { room, now }
    }

    /// The match goes on in format 1.
    fn of_before(&mut self) {
        let mut record = self.room.session().unwrap().record();
        record.header.format = engine::Format::Steps;
        record.asides.clear();
        let (seed, meta) = (self.room.seed().clone(), self.room.meta().clone());
        let entry = crate::game(&meta.game);
        self.room = Room::load(entry, "K7Q".into(), meta, seed, Some(&record), self.now).unwrap();
    }

    fn steps(&self) -> usize {
        self.room.session().unwrap().steps()
    }

    fn sync(&self, since: usize) -> Heard {
        let who = Watcher { guest: Some(READER), here: &|_| true, now: self.now };
        Heard::Sync(Box::new(self.room.sync(&who, since, Vec::new(), Vec::new())))
    }

    /// Does what a guest asks; what the reader hears of it.
    fn ask(&mut self, guest: i64, id: u64, ask: Ask) -> Heard {
        let before = self.steps();
        let done = self.room.ask(guest, ask, self.now).map(|change| self.room.commit(change));
        if let Err(refusal) = done {
            let (code, why) = (refusal.code().to_owned(), refusal.message());
            return Heard::No(No { id, code, why });
        }
        let viewer = self.room.eyes(Some(READER)).next().unwrap();
        let mut text = Vec::new();
        self.room.session().unwrap().update(viewer, before, &[], &[], &mut text);
        serde_json::from_slice(&text).unwrap()
    }

    /// What a seat may do first.
    fn first(&self, seat: Seat) -> Ask {
        let session = self.room.session().unwrap();
        let text = session.legal(seat).remove(0).text;
        Ask::Act { seat, prompt: session.prompt(seat).unwrap(), text }
    }

    /// The others move until the reader is asked.
    fn until_asked(&mut self) {
        while self.room.session().unwrap().prompt(Seat::A).is_none() {
            let ask = self.first(Seat::B);
            assert!(matches!(self.ask(2, 0, ask), Heard::Up(_)));
        }
    }
}

/// A client that has come to the table.
fn joined(server: &Server) -> Mirror {
    let mut mirror = Mirror::new(Some("secret".into()));
    mirror.hello();
    assert_eq!(mirror.hear(server.sync(0)), [Shown::Whole { told: Vec::new() }]);
    mirror
}

/// What the client sends: the number and what it asks for.
fn sent(mirror: &mut Mirror) -> Vec<(u64, Ask)> {
    let ask = |said| match said {
        Said::Ask { id, ask } => (id, ask),
        other => panic!("{other:?}"),
    };
    mirror.outbox().into_iter().map(ask).collect()
}

/// The line breaks and another one is opened.
fn again(mirror: &mut Mirror, server: &Server) -> Vec<Shown> {
    mirror.dropped();
    assert!(!mirror.online());
    let Said::Hello(hello) = mirror.hello() else { panic!() };
    mirror.hear(server.sync(hello.steps.min(server.steps())))
}

#[test]
fn what_is_heard_is_what_there_is() {
    for game in ["jaipur", "raja"] {
        let mut server = Server::open(game);
        let mut mirror = joined(&server);
        for _ in 0..60 {
            let Some(seat) = server.room.session().unwrap().turn().seats().lowest() else { break };
            let (guest, ask) = (1 + seat.index() as i64, server.first(seat));
            let id = if seat == Seat::A { mirror.ask(ask.clone()).unwrap() } else { 0 };
            if seat == Seat::A {
                assert_eq!(mirror.question(), None, "it is being answered");
                assert_eq!(sent(&mut mirror), [(id, ask.clone())]);
            }
            let before = server.steps();
            let shown = mirror.hear(server.ask(guest, id, ask));
            assert_eq!(shown, [Shown::On { since: before, told: Vec::new() }]);
            let session = server.room.session().unwrap();
            let whole = session.eyes(engine::Viewer::Seat(Seat::A), 0);
            assert_eq!(mirror.eyes, [whole]);
            assert_eq!(mirror.question(), session.prompt(Seat::A));
            assert_eq!((mirror.steps, &mirror.waiting), (session.steps(), &session.waiting()));
            let dream = mirror.dream(&crate::game(game), &mirror.eyes[0]).unwrap();
            assert_eq!(dream.legal(Seat::A), session.legal(Seat::A));
        }
    }
}

#[test]
fn a_move_that_did_not_arrive_is_sent_again() {
    let mut server = Server::open("jaipur");
    server.until_asked();
    let mut mirror = joined(&server);
    let ask = server.first(Seat::A);
    let id = mirror.ask(ask.clone()).unwrap();
    assert_eq!(sent(&mut mirror).len(), 1);
    // It is lost with the line.
    again(&mut mirror, &server);
    assert_eq!(sent(&mut mirror), [(id, ask.clone())]);
    let before = server.steps();
    mirror.hear(server.ask(READER, id, ask));
    assert!(mirror.steps > before);
    again(&mut mirror, &server);
    assert!(sent(&mut mirror).is_empty(), "once it is done it is not sent any more");
}

#[test]
fn a_move_may_be_made_while_the_line_is_down() {
    let mut server = Server::open("jaipur");
    server.until_asked();
    let mut mirror = joined(&server);
    mirror.dropped();
    let ask = server.first(Seat::A);
    let id = mirror.ask(ask.clone()).unwrap();
    assert!(sent(&mut mirror).is_empty(), "there is nowhere to send it");
    again(&mut mirror, &server);
    assert_eq!(sent(&mut mirror), [(id, ask)]);
}

#[test]
fn a_move_that_arrived_is_not_sent_again() {
    let mut server = Server::open("jaipur");
    server.until_asked();
    let mut mirror = joined(&server);
    let ask = server.first(Seat::A);
    let id = mirror.ask(ask.clone()).unwrap();
    sent(&mut mirror);
    // The server does it, and its answer is lost with the line.
    server.ask(READER, id, ask);
    let shown = again(&mut mirror, &server);
    assert!(sent(&mut mirror).is_empty() && !shown.iter().any(refused), "{shown:?}");
    // The same if the reader is asked again meanwhile.
    server.until_asked();
    again(&mut mirror, &server);
    let ask = server.first(Seat::A);
    let id = mirror.ask(ask.clone()).unwrap();
    sent(&mut mirror);
    server.ask(READER, id, ask);
    server.until_asked();
    let shown = again(&mut mirror, &server);
    assert!(sent(&mut mirror).is_empty() && !shown.iter().any(refused), "{shown:?}");
    assert_eq!(mirror.question(), server.room.session().unwrap().prompt(Seat::A));
}

fn refused(shown: &Shown) -> bool {
    matches!(shown, Shown::No(_))
}

#[test]
fn a_move_outlives_the_server() {
    let mut server = Server::open("jaipur");
    server.until_asked();
    let mut mirror = joined(&server);
    let ask = server.first(Seat::A);
    mirror.ask(ask.clone()).unwrap();
    sent(&mut mirror);
    let mut server = server.restart();
    let shown = again(&mut mirror, &server);
    assert!(!shown.iter().any(refused), "{shown:?}");
    assert_eq!(server.first(Seat::A), ask, "the question has its number for good");
    let said = sent(&mut mirror);
    assert_eq!(said.iter().map(|(_, ask)| ask).collect::<Vec<_>>(), [&ask]);
    let before = server.steps();
    assert!(matches!(server.ask(READER, said[0].0, ask), Heard::Up(News { n, .. }) if n > before));
}

#[test]
fn a_move_sent_twice_and_done_once_is_not_refused() {
    let mut server = Server::open("jaipur");
    server.until_asked();
    let mut mirror = joined(&server);
    let ask = server.first(Seat::A);
    let id = mirror.ask(ask.clone()).unwrap();
    again(&mut mirror, &server);
    // The first copy was only slow.
    let (first, second) = (server.ask(READER, id, ask.clone()), server.ask(READER, id, ask));
    assert!(matches!(&second, Heard::No(no) if no.id == id), "{second:?}");
    assert!(matches!(mirror.hear(second)[..], []));
    assert!(matches!(mirror.hear(first)[..], [Shown::On { .. }]));
}

/// Raja, where both seats owe a sealed choice at the same time.
fn planning() -> Server {
    let mut server = Server::open("raja");
    let sealed = |server: &Server| server.room.session().unwrap().turn().seats().iter().count() > 1;
    while !sealed(&server) {
        let seat = server.room.session().unwrap().turn().seats().lowest().unwrap();
        let ask = server.first(seat);
        server.ask(1 + seat.index() as i64, 0, ask);
    }
    server
}

#[test]
fn a_sealed_choice_outlives_the_server_and_what_others_do() {
    let mut server = planning();
    let mut mirror = joined(&server);
    let ask = server.first(Seat::A);
    mirror.ask(ask.clone()).unwrap();
    sent(&mut mirror);
    let other = server.first(Seat::B);
    server.ask(2, 0, other);
    let mut server = server.restart();
    let shown = again(&mut mirror, &server);
    assert!(!shown.iter().any(refused), "{shown:?}");
    let said = sent(&mut mirror);
    assert_eq!(said.iter().map(|(_, ask)| ask).collect::<Vec<_>>(), [&ask]);
    assert!(matches!(server.ask(READER, said[0].0, ask), Heard::Up(_)));
}

#[test]
fn a_choice_that_was_made_before_the_line_broke_is_not_made_again() {
    let mut server = planning();
    let mut mirror = joined(&server);
    let ask = server.first(Seat::A);
    let id = mirror.ask(ask.clone()).unwrap();
    sent(&mut mirror);
    server.ask(READER, id, ask);
    let other = server.first(Seat::B);
    server.ask(2, 0, other);
    let server = server.restart();
    let shown = again(&mut mirror, &server);
    assert!(sent(&mut mirror).is_empty() && !shown.iter().any(refused), "{shown:?}");
}

#[test]
fn a_move_whose_question_is_no_longer_asked_is_refused_where_it_can_be_seen() {
    let mut server = planning();
    let mut mirror = joined(&server);
    mirror.ask(server.first(Seat::A)).unwrap();
    sent(&mut mirror);
    // Somebody stood in and left again: it is another question.
    server.ask(READER, 0, Ask::Leave);
    server.ask(READER, 0, Ask::Return);
    let shown = again(&mut mirror, &server);
    assert!(sent(&mut mirror).is_empty());
    assert!(
        shown.iter().any(|it| matches!(it, Shown::No(no) if no.why.id == "refusal-stale")),
        "{shown:?}"
    );
    assert!(mirror.question().is_some(), "it can be answered again");
}

#[test]
fn whoever_cannot_tell_says_so() {
    // In format 1 a server that is started anew numbers its questions anew.
    let mut server = planning();
    server.of_before();
    let mut mirror = joined(&server);
    mirror.ask(server.first(Seat::A)).unwrap();
    sent(&mut mirror);
    let other = server.first(Seat::B);
    server.ask(2, 0, other);
    let server = server.restart();
    let shown = again(&mut mirror, &server);
    assert!(sent(&mut mirror).is_empty());
    assert!(
        shown.iter().any(|it| matches!(it, Shown::No(no) if no.why.id == "wire-unsure")),
        "{shown:?}"
    );
    assert!(mirror.question().is_some(), "it can be answered again");
}

#[test]
fn what_a_page_asks_for_is_read_as_it_was_written() {
    let asks = [
        Ask::Sit { seat: None, name: "Ravi".into() },
        Ask::Sit { seat: Some(Seat::B), name: "Ravi".into() },
        Ask::Rise,
        Ask::Bot { seat: Seat::B, level: None },
        Ask::Bot { seat: Seat::B, level: Some("greedy".into()) },
        Ask::Start { level: "greedy".into() },
        Ask::Act { seat: Seat::A, prompt: 7, text: "take G".into() },
        Ask::Stand { seat: Seat::A, question: "fire".into(), answer: None },
        Ask::Undo { seat: Seat::A },
        Ask::Allow { yes: true },
        Ask::Leave,
        Ask::Spectators { allowed: false },
    ];
    for ask in asks {
        let text = serde_json::to_string(&ask).unwrap();
        assert_eq!(table::json::read::<Ask>(&text), Some(ask), "{text}");
    }
}

#[test]
fn only_moves_wait_for_the_line() {
    let server = Server::open("jaipur");
    let mut mirror = joined(&server);
    mirror.dropped();
    for ask in [Ask::Leave, Ask::Say { text: "x".into() }, Ask::Undo { seat: Seat::A }] {
        assert_eq!(mirror.ask(ask).unwrap_err().id, "wire-offline");
    }
    again(&mut mirror, &server);
    assert!(sent(&mut mirror).is_empty());
    mirror.ask(Ask::Leave).unwrap();
    assert_eq!(sent(&mut mirror).len(), 1);
}

#[test]
fn what_is_asked_before_the_first_line_is_open_waits_for_it() {
    let mut mirror = Mirror::new(Some("secret".into()));
    let sit = Ask::Sit { seat: None, name: "Ravi".into() };
    mirror.ask(sit.clone()).unwrap();
    mirror.hello();
    assert_eq!(sent(&mut mirror), [(1, sit)]);
}

#[test]
fn a_refused_move_opens_the_question_again() {
    let mut server = Server::open("jaipur");
    server.until_asked();
    let mut mirror = joined(&server);
    let prompt = mirror.question().unwrap();
    let ask = Ask::Act { seat: Seat::A, prompt, text: "sell 7D".into() };
    let id = mirror.ask(ask.clone()).unwrap();
    assert_eq!(mirror.question(), None);
    let shown = mirror.hear(server.ask(READER, id, ask));
    assert!(matches!(&shown[..], [Shown::No(no)] if no.id == id));
    assert_eq!(mirror.question(), Some(prompt));
}

#[test]
fn whoever_missed_something_asks_for_a_new_line() {
    let mut server = Server::open("jaipur");
    let mut mirror = joined(&server);
    for lost in [false, true] {
        let seat = server.room.session().unwrap().turn().seats().lowest().unwrap();
        let ask = server.first(seat);
        let heard = server.ask(1 + seat.index() as i64, 0, ask);
        // The first is never heard.
        if lost {
            assert!(mirror.hear(heard).is_empty() && mirror.lost());
        }
    }
    again(&mut mirror, &server);
    assert!(!mirror.lost());
    assert_eq!(mirror.steps, server.steps());
}

#[test]
fn whoever_is_not_let_in_knows_it() {
    let no =
        |code: &str| No { id: 0, code: code.into(), why: engine::Message::new("wire-no-table") };
    let mut mirror = Mirror::new(Some("secret".into()));
    mirror.hear(Heard::No(no("guest")));
    let Said::Hello(hello) = mirror.hello() else { panic!() };
    assert!(!mirror.refused() && hello.token.is_none(), "comes in as an onlooker");
    mirror.hear(Heard::No(no("no-table")));
    assert!(mirror.refused());
}
