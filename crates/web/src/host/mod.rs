//! The match behind the page: what the worker runs.
//!
//! Nothing here touches a browser. An order goes in, reports come out; what is
//! to be thought about goes out as an errand, and the answer comes back. So
//! whole matches can be played in tests, and the workers around it are a few
//! lines.

mod local;
mod remote;
mod replay;
mod scope;
mod screen;
mod tabletop;
mod thinking;

use crate::scene::{Order, Report};
use crate::shelf;
use crate::words::Book;
use drawing::Frame;
use engine::{Faults, Message, Record};
use std::sync::Arc;
use table::{Catalog, Entry, Lang, Setup};

pub(crate) use local::Local;
pub use remote::Remote;
pub(crate) use replay::Replay;
use thinking::Thinker;
pub use thinking::{Errand, think};

/// Where the match is.
enum Link {
    /// Nowhere yet.
    None,
    /// Here.
    Local(Box<Local>),
    /// In a record.
    Replay(Box<Replay>),
    /// On a server.
    Remote(Box<Remote>),
}

/// The worker's side of the conversation.
pub struct Host {
    /// The games whose rules are here.
    games: Catalog,
    link: Link,
    lang: Lang,
    /// The reader's window.
    frame: Frame,
    thinker: Thinker,
}

/// Why a match is not opened.
pub(crate) enum Closed {
    /// Something is wrong with it.
    Faults(Faults),
    /// The rules of its game are not here.
    Elsewhere(String),
}

impl From<Faults> for Closed {
    fn from(faults: Faults) -> Closed {
        Closed::Faults(faults)
    }
}

impl From<Message> for Closed {
    fn from(fault: Message) -> Closed {
        Closed::Faults(fault.into())
    }
}

/// The game of this name, if its rules are here.
fn find(games: &Catalog, id: &str) -> Result<Arc<Entry>, Closed> {
    let id = id.trim().to_ascii_lowercase();
    match games.entries().iter().find(|entry| entry.id == id) {
        Some(entry) => Ok(entry.clone()),
        None if shelf::find(&id).is_some() => Err(Closed::Elsewhere(id)),
        None => {
            let known: Vec<_> = shelf::SHELF.iter().map(|cover| cover.id).collect();
            let message = Message::new("fault-game").text("found", id);
            Err(message.text("known", known.join(", ")).into())
        }
    }
}

/// A record as text, and the game it is of.
fn read(games: &Catalog, text: &str) -> Result<(Arc<Entry>, Record), Closed> {
    let record: Record = text.parse().map_err(|fault: engine::RecordFault| {
        let line = Message::new("fault-record-line").number("line", fault.line as i64);
        line.message("message", fault.message)
    })?;
    Ok((find(games, &record.header.game)?, record))
}

impl Closed {
    fn told(&self, lang: Lang) -> Vec<Report> {
        let faults = match self {
            Closed::Faults(faults) => faults,
            Closed::Elsewhere(game) => return vec![Report::Elsewhere { game: game.clone() }],
        };
        let book = Book::general(lang);
        vec![Report::Failed { why: faults.0.iter().map(|fault| book.say(fault)).collect() }]
    }
}

#[cfg(test)]
impl Default for Host {
    fn default() -> Host {
        Host::new(shelf::every())
    }
}

impl Host {
    /// A host for these games.
    pub fn new(games: Catalog) -> Host {
        let (lang, frame) = (Lang::En, Frame::default());
        Host { games, link: Link::None, lang, frame, thinker: Thinker::default() }
    }

    /// Does what the page asks for.
    pub fn handle(&mut self, order: Order) -> Vec<Report> {
        match order {
            Order::Start { id, game, options, players, undo, seed, lang } => {
                self.lang = lang;
                let mut setup = Setup::new(players, local::seed_of(&seed));
                setup.options = options;
                setup.undo = undo;
                let opened = find(&self.games, &game)
                    .and_then(|entry| Ok(Local::start(id, entry, setup, lang)?));
                self.opened(opened.map(|local| Link::Local(Box::new(local))))
            }
            Order::Resume { id, record, seed, first_prompt, away, lang } => {
                self.lang = lang;
                let opened = read(&self.games, &record).and_then(|(entry, record)| {
                    Ok(Local::resume(id, entry, &record, &seed, first_prompt, away, lang)?)
                });
                self.opened(opened.map(|local| Link::Local(Box::new(local))))
            }
            Order::Replay { id, record, step, lang } => {
                self.lang = lang;
                let opened = read(&self.games, &record)
                    .and_then(|(entry, record)| Ok(Replay::open(id, entry, record, step, lang)?));
                self.opened(opened.map(|replay| Link::Replay(Box::new(replay))))
            }
            Order::Join { address, token, lang } => {
                self.lang = lang;
                let remote = Remote::join(self.games.clone(), address, token, lang);
                self.turn_to(Link::Remote(Box::new(remote)));
                Vec::new()
            }
            Order::Leave => {
                self.turn_to(Link::None);
                Vec::new()
            }
            Order::Help { game, lang } => match find(&self.games, &game) {
                Ok(entry) => {
                    let help = entry.open(entry.least, "").map(|game| game.help());
                    let sections =
                        Book::of(lang, entry.id).sections(&help.unwrap_or_default(), &[], None);
                    vec![Report::Help { game, sections }]
                }
                Err(closed) => closed.told(lang),
            },
            Order::Check { game, players, options, lang } => match find(&self.games, &game) {
                Ok(entry) => {
                    let faults = entry.open(players, &options).err();
                    let book = Book::of(lang, entry.id);
                    let why = faults.iter().flat_map(|faults| &faults.0);
                    vec![Report::Checked { why: why.map(|fault| book.say(fault)).collect() }]
                }
                Err(closed) => closed.told(lang),
            },
            Order::Words { lang, game, text } => {
                crate::words::bring(lang, game, text);
                Vec::new()
            }
            Order::Frame { width, height, coarse } => {
                let frame = Frame::new(width as f32, height as f32, coarse);
                if frame == self.frame {
                    return Vec::new();
                }
                self.frame = frame;
                let Some(screen) = self.screen() else { return Vec::new() };
                screen.fit(frame);
                let drawn = screen.entry.as_ref().is_some_and(|entry| entry.drawn);
                // What is drawn is drawn anew; nothing else knows the window.
                let lang = self.lang;
                if drawn { self.handle(Order::Language { lang }) } else { Vec::new() }
            }
            Order::Language { lang } => {
                self.lang = lang;
                match &mut self.link {
                    Link::None => Vec::new(),
                    Link::Local(local) => local.speak(lang),
                    Link::Replay(replay) => replay.speak(lang),
                    Link::Remote(remote) => remote.speak(lang),
                }
            }
            order => match &mut self.link {
                Link::None => Vec::new(),
                Link::Local(local) => local.handle(order),
                Link::Replay(replay) => replay.handle(&order),
                Link::Remote(remote) => remote.handle(order),
            },
        }
    }

    fn opened(&mut self, opened: Result<Link, Closed>) -> Vec<Report> {
        match opened {
            Ok(link) => self.turn_to(link),
            Err(closed) => return closed.told(self.lang),
        }
        match &mut self.link {
            Link::Local(local) => local.show_all(),
            Link::Replay(replay) => replay.show_all(),
            Link::None | Link::Remote(_) => Vec::new(),
        }
    }

    /// From now on the match is another one.
    fn turn_to(&mut self, link: Link) {
        self.link = link;
        let frame = self.frame;
        if let Some(screen) = self.screen() {
            screen.fit(frame);
        }
        self.thinker.leave();
    }

    /// What the page shows of the match, if there is one.
    fn screen(&mut self) -> Option<&mut screen::Screen> {
        match &mut self.link {
            Link::None => None,
            Link::Local(local) => Some(&mut local.screen),
            Link::Replay(replay) => Some(&mut replay.screen),
            Link::Remote(remote) => Some(&mut remote.screen),
        }
    }

    /// The remote link, for the socket around it.
    pub fn remote(&mut self) -> Option<&mut Remote> {
        match &mut self.link {
            Link::Remote(remote) => Some(remote),
            Link::None | Link::Local(_) | Link::Replay(_) => None,
        }
    }
}

#[cfg(test)]
mod tests;
