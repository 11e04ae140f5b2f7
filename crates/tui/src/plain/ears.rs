//! What plain lines listen to: somebody who types, and perhaps a server.

use crate::away::{Line, News, Order};
use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// Longer lines are read no further: nobody types them.
const LONGEST_LINE: u64 = 4_096;

/// What comes to the table.
pub(crate) enum Event {
    /// A line was typed; nothing at the end of the input.
    Line(Option<String>),
    /// The line to the server tells something.
    Wire(News),
}

/// Whoever listens.
pub(crate) trait Ears {
    /// What comes next; nothing if nothing comes within this time.
    fn next(&mut self, within: Option<Duration>) -> io::Result<Option<Event>>;

    /// Tells the line to the server to do something.
    fn order(&mut self, order: Order);
}

/// Lines that are read when they are wanted.
pub(crate) struct Typed<'a>(pub(crate) &'a mut dyn BufRead);

impl Ears for Typed<'_> {
    fn next(&mut self, _: Option<Duration>) -> io::Result<Option<Event>> {
        read_line(self.0).map(|line| Some(Event::Line(line)))
    }

    fn order(&mut self, _: Order) {}
}

/// Lines and news of a server, as they come.
pub(crate) struct Both {
    events: Receiver<Event>,
    order: Box<dyn FnMut(Order) + Send>,
}

impl Both {
    /// Listens to this line and, on threads of their own, to both.
    pub(crate) fn open(line: Line, mut input: impl BufRead + Send + 'static) -> Both {
        let (typed, events) = channel();
        let wired = typed.clone();
        thread::spawn(move || {
            while let Ok(line) = read_line(&mut input) {
                let end = line.is_none();
                if typed.send(Event::Line(line)).is_err() || end {
                    return;
                }
            }
            let _ = typed.send(Event::Line(None));
        });
        let Line { order, news } = line;
        thread::spawn(move || {
            while let Ok(news) = news.recv() {
                if wired.send(Event::Wire(news)).is_err() {
                    return;
                }
            }
        });
        Both { events, order }
    }
}

impl Ears for Both {
    fn next(&mut self, within: Option<Duration>) -> io::Result<Option<Event>> {
        let event = match within {
            Some(within) => self.events.recv_timeout(within),
            None => self.events.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match event {
            Ok(event) => Ok(Some(event)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Ok(Some(Event::Line(None))),
        }
    }

    fn order(&mut self, order: Order) {
        (self.order)(order);
    }
}

/// A line without its end; nothing at the end of the input. What is not text
/// is read as such and refused as such.
fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let mut limited = io::Read::take(&mut *input, LONGEST_LINE);
    if limited.read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    // The rest of a line that is too long belongs to it.
    while bytes.len() as u64 == LONGEST_LINE && bytes.last() != Some(&b'\n') {
        let mut rest = Vec::new();
        let mut more = io::Read::take(&mut *input, LONGEST_LINE);
        if more.read_until(b'\n', &mut rest)? == 0 || rest.last() == Some(&b'\n') {
            break;
        }
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}
