//! A table of a server on the screen.

use super::*;
use crate::away::{self, Line};
use std::sync::mpsc::channel;
use table::room::{Ask, Chair, Guest, Meta, Pace, Room, Watcher};
use table::wire::{Heard, No, Said};

const ASHA: Guest = 1;
const RAVI: Guest = 2;

/// A server with one table, and Asha's terminal at it.
struct Served {
    room: Room,
    sitting: Sitting,
}

fn chair(guest: Guest, name: &str) -> Chair {
    Chair { guest: Some(guest), name: name.to_owned(), bot: None }
}

fn meta(chairs: Vec<Chair>) -> Meta {
    let start = Some(FAIR.to_owned());
    Meta { owner: ASHA, game: "jaipur".into(), start, spectators: true, chairs, ..Meta::default() }
}

fn pair() -> Vec<Chair> {
    vec![chair(ASHA, "Asha"), chair(RAVI, "Ravi")]
}

fn watcher(guest: Guest) -> Watcher<'static> {
    Watcher { guest: Some(guest), here: &|_| true, now: 5 }
}

impl Served {
    fn of(meta: Meta) -> Served {
        let room = {
            let entry = catalog::games().find(&meta.game).unwrap();
            Room::open(entry, "k7q2m".into(), meta, Seed::from_phrase("served"), 1).unwrap()
        };
        let (tell, news) = channel();
        let mut line = Line::new(|_| {}, news);
        tell.send(News::Up).unwrap();
        let first = room.sync(&watcher(ASHA), 0, Vec::new(), Vec::new());
        tell.send(News::Heard(Box::new(Heard::Sync(Box::new(first))))).unwrap();
        let away = away::join(&mut line, &catalog::games(), Some("secret".into()), "Asha").unwrap();
        let mut sitting = Sitting::of(Play::away(away, line));
        sitting.size = (120, 40);
        Served { room, sitting }
    }

    /// What the terminal has asked for since.
    fn asked(&mut self) -> Vec<(u64, Ask)> {
        let ordered = std::mem::take(&mut self.sitting.ordered);
        let ask = |order| match order {
            Order::Say(Said::Ask { id, ask }) => Some((id, ask)),
            _ => None,
        };
        ordered.into_iter().filter_map(ask).collect()
    }

    /// The server does what somebody asks, and tells the terminal.
    fn serve(&mut self, guest: Guest, id: u64, ask: Ask) {
        let done = self.room.ask(guest, ask, 5).map(|change| self.room.commit(change));
        let heard = match done {
            Ok(done) => self.room.heard(&watcher(ASHA), &done),
            Err(why) => {
                vec![Heard::No(No { id, code: why.code().into(), why: why.message() })]
            }
        };
        for heard in heard {
            self.sitting.input(Input::Wire(News::Heard(Box::new(heard))));
        }
    }

    /// Whatever the terminal asked for is done.
    fn answer(&mut self) {
        for (id, ask) in self.asked() {
            self.serve(ASHA, id, ask);
        }
    }

    fn steps(&self) -> usize {
        self.room.session().unwrap().steps()
    }

    /// Ravi does this.
    fn ravi(&mut self, text: &str) {
        let prompt = self.room.session().unwrap().prompt(Seat::B).unwrap();
        self.serve(RAVI, 0, Ask::Act { seat: Seat::B, prompt, text: text.into() });
    }
}

#[test]
fn a_move_is_shown_when_the_server_has_taken_it() {
    let mut served = Served::of(meta(pair()));
    served.sitting.shows("Asha – Ravi").shows("k7q2m").shows("Your turn");
    // What the rules refuse is not even sent.
    served.sitting.press("tsell 2d<Enter>").shows("You have 0 diamonds");
    served.sitting.press("<Esc>");
    assert_eq!(served.asked(), []);
    served.sitting.press("tsell 2C<Enter>").hides("Action:").shows("Your move is on its way");
    assert!(served.sitting.app.actions.items.is_empty(), "nothing is played twice");
    served.sitting.press("a<Enter>").hides("You sell");
    served.answer();
    assert_eq!(served.steps(), 1);
    served.sitting.shows("You sell 2 cloth").shows("It is the turn of Ravi").hides("on its way");
    served.ravi("camels");
    served.sitting.shows("Ravi takes 2 camels").shows("since your last turn").shows("Your turn");
}

/// Picked cards go to the server as one move, and until it answers nothing can be
/// picked.
#[test]
fn what_is_picked_is_sent_once() {
    let mut served = Served::of(meta(pair()));
    served.sitting.press(" ").shows("⏎ Take the diamond");
    served.sitting.press("<Enter>").shows("Your move is on its way").hides("✓").hides("›");
    let asked = served.asked();
    assert!(
        matches!(&asked[..], [(_, Ask::Act { seat: Seat::A, text, .. })] if text == "take D"),
        "{asked:?}"
    );
    served.sitting.press(" <Enter>").shows("It is not your turn.");
    assert_eq!(served.asked(), []);
    for (id, ask) in asked {
        served.serve(ASHA, id, ask);
    }
    assert_eq!(served.steps(), 2, "the move, and the card that was turned");
    served.sitting.shows("You take 1 diamond");
}

#[test]
fn a_broken_line_is_told_and_a_move_waits_for_the_next() {
    let mut served = Served::of(meta(pair()));
    served.sitting.press("tsell 2C<Enter>");
    assert_eq!(served.asked().len(), 1, "it went out, and was lost");
    let down = Message::new("tui-line-closed");
    served.sitting.input(Input::Wire(News::Down(down)));
    served.sitting.shows("The line to the server broke (the server closed it).");
    served.sitting.shows("no line").shows("trying again");
    served.sitting.press("u").shows("The line to the server is down, so this was not sent.");
    assert_eq!(served.asked(), []);
    served.sitting.input(Input::Wire(News::Up));
    assert!(matches!(&served.sitting.ordered[..], [Order::Say(Said::Hello(_))]));
    let sync = served.room.sync(&watcher(ASHA), 0, Vec::new(), Vec::new());
    served.sitting.input(Input::Wire(News::Heard(Box::new(Heard::Sync(Box::new(sync))))));
    served.sitting.shows("The line to the server is open again.").hides("no line");
    served.answer();
    assert_eq!(served.steps(), 1);
    served.sitting.shows("You sell 2 cloth");
    // What was given to a line that had just broken, and is no move.
    let lost = Said::Ask { id: 9, ask: Ask::Say { text: "hm".into() } };
    served.sitting.input(Input::Wire(News::Lost(lost)));
    served.sitting.shows("so this was not sent.");
}

#[test]
fn somebody_else_asks_to_take_back() {
    let mut served = Served::of(meta(pair()));
    served.sitting.press("tsell 2C<Enter>");
    served.answer();
    served.ravi("camels");
    served.serve(RAVI, 0, Ask::Undo { seat: Seat::B });
    served.sitting.shows("Ravi would like to take back a decision").hides("Market");
    served.sitting.press("n");
    served.answer();
    served.sitting.shows("Market").shows("You do not agree");
    served.serve(RAVI, 0, Ask::Undo { seat: Seat::B });
    served.sitting.press("y");
    served.answer();
    assert_eq!(served.steps(), 1);
    served.sitting.shows("Ravi takes back 2 steps.").shows("Market");
    let log: Vec<&str> = served.sitting.app.log.entries.iter().map(|it| it.text.as_str()).collect();
    let told = [
        "Ravi asks to take back.",
        "You do not agree to taking back.",
        "Ravi asks to take back.",
        "Ravi takes back 2 steps.",
    ];
    assert_eq!(log[1..], told, "in the order in which it happened");
    // One's own wish waits for the others.
    served.sitting.press("u");
    served.answer();
    served.sitting.shows("You take back a step.");
    assert_eq!(served.steps(), 0);
}

#[test]
fn the_chairs_are_shown_until_the_match_begins() {
    let mut served = Served::of(meta(vec![chair(ASHA, "Asha"), Chair::default()]));
    served.sitting.shows("Table k7q2m waits for players").shows("Seat 1: Asha (you)");
    served.sitting.shows("Seat 2: free").hides("Market");
    served.sitting.press("tsay anybody?<Enter>");
    served.answer();
    served.sitting.shows("Asha: anybody?");
    served.serve(RAVI, 0, Ask::Sit { seat: None, name: "Ravi".into() });
    served.sitting.hides("waits for players").shows("Market").shows("Asha – Ravi");
    served.sitting.shows("· Asha: anybody?");
}

#[test]
fn leaving_giving_up_and_advice_are_asked_of_the_server() {
    let mut served = Served::of(meta(pair()));
    served.sitting.press("h");
    assert!(matches!(&served.asked()[..], [(_, Ask::Say { text })] if text.contains("hint")));
    served.sitting.shows("Hint: ");
    served.sitting.press("<Esc>tleave<Enter>");
    served.answer();
    served.sitting.shows("A computer player stands in for you. Type return");
    served.sitting.press("treturn<Enter>");
    served.answer();
    served.sitting.shows("Your turn");
    served.sitting.press("s").shows("It is yours when the match is over.");
    served.sitting.press("tresign<Enter>").shows("type: resign yes");
    served.sitting.press("<Esc>");
    assert_eq!(served.asked(), []);
    served.sitting.press("tresign yes<Enter>");
    served.answer();
    served.sitting.shows("Ravi wins.");
    served.sitting.press("s<Enter>");
    assert_eq!(std::mem::take(&mut served.sitting.ordered), [Order::Record]);
    let record = served.room.session().unwrap().export().unwrap().to_string();
    served.sitting.input(Input::Wire(News::Record(Ok(record.clone()))));
    assert_eq!(served.sitting.written, [(PathBuf::from("jaipur.durbar"), record)]);
    served.sitting.shows("The match is kept in jaipur.durbar.");
}

#[test]
fn a_record_that_was_wanted_is_fetched_when_the_match_is_over() {
    let mut served = Served::of(meta(pair()));
    served.sitting.app.wanted = Some(PathBuf::from("wanted.durbar"));
    served.sitting.press("q").shows("The table stays at the server");
    served.sitting.press("n");
    served.serve(RAVI, 0, Ask::Resign { seat: Seat::B });
    assert_eq!(served.sitting.ordered, [Order::Record]);
    let why = Message::new("tui-line-silent");
    served.sitting.input(Input::Wire(News::Record(Err(why))));
    served.sitting.shows("The server does not answer.");
    assert_eq!(served.sitting.written, []);
}

#[test]
fn another_match_is_at_another_table() {
    let mut served = Served::of(meta(pair()));
    served.serve(RAVI, 0, Ask::Resign { seat: Seat::B });
    served.sitting.press(" tagain<Enter>");
    served.answer();
    served.sitting.shows("You would like another match");
    // Ravi agrees; the server opens the table and says where.
    let mut change = served.room.ask(RAVI, Ask::Rematch, 5).unwrap();
    served.room.leads_to(&mut change, "n3xt");
    let done = served.room.commit(change);
    for heard in served.room.heard(&watcher(ASHA), &done) {
        served.sitting.input(Input::Wire(News::Heard(Box::new(heard))));
    }
    served.sitting.shows("durbar play --join n3xt");
}

#[test]
fn two_friends_at_one_screen_of_a_server_are_covered_from_each_other() {
    let mut served = Served::of(meta(vec![chair(ASHA, "Asha"), chair(ASHA, "Ravi")]));
    served.sitting.shows("It is the turn of Asha.").hides("Market");
    served.sitting.press("<Enter>").shows("Your hand: 4 of 7");
    served.sitting.press("tsell 2C<Enter>");
    served.answer();
    served.sitting.shows("It is the turn of Ravi.").hides("Market");
    // Under the cover Asha takes back alone.
    served.sitting.press("u");
    served.answer();
    assert_eq!(served.steps(), 0);
    served.sitting.shows("It is the turn of Asha.").hides("Market");
}

#[test]
fn clocks_stand_beside_the_names() {
    let meta = Meta { pace: Pace::Match { ms: 65_000, plus: 0 }, ..meta(pair()) };
    let served = Served::of(meta);
    served.sitting.shows("Asha 1:0").shows("– Ravi 1:05");
}
