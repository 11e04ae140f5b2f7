//! Matches that lie ready on the desk of a browser: begun by a test, with known
//! players and a known seed, or laid out as a position that is kept as a file.

use crate::driver::Browser;
use crate::house::House;
use engine::Record;
use table::{Player, Seed, Session, Setup};

/// Under which name the browser keeps the match.
const NAME: &str = "desk";

/// Chance as the page draws it, the same in every run.
pub(crate) const SAME: &str = "{ let state = 1; Crypto.prototype.getRandomValues = function (list) { \
     for (let n = 0; n < list.length; n += 1) { \
       state = (Math.imul(state, 1664525) + 1013904223) >>> 0; list[n] = state >>> 24; } \
     return list; }; }";

/// The busiest position of each game that has a name, as its own tests keep it.
pub(crate) const BUSIEST: [(&str, &str); 4] =
    [("jaipur", "busy"), ("raja", "busy"), ("maharaja", "busy"), ("maharadjah", "mughal-invasion")];

/// A match of one person against computer players of this level, from the start.
pub(crate) fn fresh(game: &str, rivals: &[&str], options: &str, seed: &str) -> Record {
    let names = ["Ravi", "Meera", "Arjun", "Leela"];
    let bots = rivals.iter().zip(names).map(|(level, name)| Player::bot(name, *level, no_limit()));
    let players = std::iter::once(Player::human("Asha")).chain(bots).collect();
    let mut setup = Setup::new(players, Seed::from_phrase(seed));
    options.clone_into(&mut setup.options);
    let session = Session::new(catalog::games().find(game).unwrap(), setup);
    session.unwrap_or_else(|faults| panic!("{game}: {faults:?}")).record().clone()
}

/// The simplest computer players decide at once, whatever they are allowed.
fn no_limit() -> table::Budget {
    table::Budget { iterations: Some(1), millis: None }
}

/// A position that a game keeps as a file, before anything was done in it: a person
/// to move, computer players around.
pub(crate) fn position(game: &str, name: &str) -> Record {
    let mut record = kept(game, &format!("tabletop/{name}.txt"));
    record.steps.clear();
    sit(&mut record, engine::Seat::A);
    record
}

/// A record among the tests of a game.
fn kept(game: &str, file: &str) -> Record {
    let path = format!("{}/../../games/{game}/tests/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path}: {why}"));
    text.parse().unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// A person in this seat, the simplest computer players in all others.
fn sit(record: &mut Record, me: engine::Seat) {
    let head = &mut record.header;
    head.other.clear();
    let names = ["Asha", "Ravi", "Meera", "Arjun", "Leela"];
    head.names = names.iter().take(head.players.into()).map(|it| (*it).to_owned()).collect();
    for seat in engine::Seat::all(head.players.into()).filter(|seat| *seat != me) {
        head.other.push((format!("bot {seat}"), "greedy iterations=1".to_owned()));
    }
}

/// A moment of a match that a game keeps as a record: after so many of its steps, at
/// the table of whoever acts next.
pub(crate) fn moment(game: &str, name: &str, steps: usize) -> Record {
    let mut record = kept(game, &format!("records/{name}.txt"));
    let me = record.steps[steps].who.unwrap_or_else(|| panic!("{name}: step {steps} is chance"));
    record.steps.truncate(steps);
    record.asides.clear();
    sit(&mut record, me);
    record
}

/// What the page finds when it comes: the match, the language, nothing told slowly.
pub(crate) fn lay(browser: &Browser, record: &Record, lang: &str, speed: &str) {
    let record = serde_json::to_string(&record.to_string()).unwrap();
    browser.before(&format!(
        "{SAME} try {{ if (!localStorage.getItem('durbar.match.{NAME}')) {{ \
           localStorage.setItem('durbar.match.{NAME}', {record}); \
           localStorage.setItem('durbar.lang', '{lang}'); \
           localStorage.setItem('durbar.speed', '{speed}'); }} }} catch {{}}"
    ));
}

/// Opens it.
pub(crate) fn open(browser: &Browser, house: &House) {
    browser.go(&format!("{}/#/local/{NAME}", house.url));
}
