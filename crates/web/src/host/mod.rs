//! The match behind the page: what the worker runs.
//!
//! Nothing here touches a browser. An order goes in, reports come out; time is
//! given, and thinking happens when the caller has time for it. So whole
//! matches can be played in tests, and the worker around it is a few lines.

mod local;
mod remote;
mod replay;

use crate::scene::{Order, Report};
use crate::words::Book;
use engine::Faults;
use table::{Clock, Lang};

pub(crate) use local::Local;
pub use remote::Remote;
pub(crate) use replay::Replay;

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
    link: Link,
    lang: Lang,
}

impl Default for Host {
    fn default() -> Host {
        Host { link: Link::None, lang: Lang::En }
    }
}

/// What is wrong, as sentences.
fn failed(faults: &Faults, book: &Book) -> Vec<Report> {
    let why = faults.0.iter().map(|fault| book.say(fault)).collect();
    vec![Report::Failed { why }]
}

impl Host {
    /// Does what the page asks for.
    pub fn handle(&mut self, order: Order) -> Vec<Report> {
        match order {
            Order::Start { id, game, options, players, seed, lang } => {
                self.lang = lang;
                let opened = Local::start(id, &game, options, players, &seed, lang);
                self.opened(opened.map(|local| Link::Local(Box::new(local))))
            }
            Order::Resume { id, record, seed, first_prompt, lang } => {
                self.lang = lang;
                let opened = Local::resume(id, &record, &seed, first_prompt, lang);
                self.opened(opened.map(|local| Link::Local(Box::new(local))))
            }
            Order::Replay { id, record, step, lang } => {
                self.lang = lang;
                let opened = Replay::open(id, &record, step, lang);
                self.opened(opened.map(|replay| Link::Replay(Box::new(replay))))
            }
            Order::Join { address, token, lang } => {
                self.lang = lang;
                self.link = Link::Remote(Box::new(Remote::join(address, token, lang)));
                Vec::new()
            }
            Order::Leave => {
                self.link = Link::None;
                Vec::new()
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

    fn opened(&mut self, opened: Result<Link, Faults>) -> Vec<Report> {
        match opened {
            Ok(link) => self.link = link,
            Err(faults) => return failed(&faults, &Book::general(self.lang)),
        }
        match &mut self.link {
            Link::Local(local) => local.show_all(),
            Link::Replay(replay) => replay.show_all(),
            Link::None | Link::Remote(_) => Vec::new(),
        }
    }

    /// Whether there is something to think about.
    pub fn busy(&self) -> bool {
        matches!(&self.link, Link::Local(local) if local.busy())
    }

    /// Thinks for one computer player, and does what it found.
    pub fn think(&mut self, clock: &dyn Clock) -> Vec<Report> {
        match &mut self.link {
            Link::Local(local) => local.think(clock),
            Link::None | Link::Replay(_) | Link::Remote(_) => Vec::new(),
        }
    }

    /// Tells the local match what time it is for advice; others have none.
    pub fn advise(&mut self, clock: &dyn Clock) -> Vec<Report> {
        match &mut self.link {
            Link::Local(local) => local.advise(clock),
            Link::None | Link::Replay(_) | Link::Remote(_) => Vec::new(),
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
