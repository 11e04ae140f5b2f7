//! What plain lines say: who sits there, what happened, what the table looks
//! like, how it ended.

use super::Plain;
use crate::app::said;
use crate::host::Host;
use engine::{Message, Seat, Section, Viewer};
use std::io;
use table::wire::Shown;

impl Plain<'_> {
    pub(super) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    pub(super) fn word(&mut self, id: &'static str) -> io::Result<()> {
        let text = self.book.word(id);
        self.line(&text)
    }

    pub(super) fn say(&mut self, message: &Message, seat: Option<Seat>) -> io::Result<()> {
        let text = self.book.say(message, seat);
        self.line(&text)
    }

    pub(super) fn greet(&mut self) -> io::Result<()> {
        let name = self.book.find("game-name").unwrap_or_default();
        self.line(&name)?;
        self.chairs()?;
        if let Some(undo) = self.mirror().table.as_ref().map(|card| card.undo) {
            let manners = Message::new("tui-plain-take-back").message("how", undo.message());
            self.say(&manners, None)?;
        }
        let old: Vec<Message> = self.mirror().talk.iter().map(said).collect();
        old.iter().try_for_each(|message| self.say(message, None))?;
        self.word("tui-plain-greeting")
    }

    /// Who sits where.
    fn chairs(&mut self) -> io::Result<()> {
        let chairs = self.mirror().table.as_ref().map(|card| card.chairs.clone());
        for (n, chair) in chairs.into_iter().flatten().enumerate() {
            let message = match &chair.bot {
                Some(level) => Message::new("tui-plain-bot").text("level", self.book.level(level)),
                None if chair.open => Message::new("tui-lobby-free"),
                None if chair.yours => Message::new("tui-plain-person"),
                None => Message::new("tui-lobby-taken"),
            };
            let message = message.number("seat", n as i64 + 1).seat("who", Seat::new(n));
            self.say(&message, None)?;
        }
        Ok(())
    }

    /// Somebody may have come, or be called otherwise.
    pub(super) fn greet_newcomers(&mut self) -> io::Result<()> {
        let names = self.play.host.names();
        if names == self.named {
            return Ok(());
        }
        self.named = names;
        self.book = self.play.host.book(self.book.lang());
        self.chairs()
    }

    /// Tells what happened since. Several people share the lines, so they
    /// hear what everybody may hear.
    pub(super) fn tell(&mut self) -> io::Result<()> {
        let alone = self.alone();
        self.seen.look(self.play.host.mirror(), alone.map_or(Viewer::Public, Viewer::Seat));
        let new = self.seen.told().iter().filter(|told| told.step >= self.told);
        let new: Vec<Message> = new.map(|told| told.message.clone()).collect();
        self.told = self.mirror().steps;
        new.iter().try_for_each(|message| self.say(message, alone))
    }

    pub(super) fn sections(&mut self, sections: &[Section], seat: Option<Seat>) -> io::Result<()> {
        for section in sections {
            self.say(&section.title, seat)?;
            for line in &section.lines {
                let text = self.book.say(line, seat);
                self.line(&format!("  {text}"))?;
            }
        }
        Ok(())
    }

    pub(super) fn look(&mut self, seat: Option<Seat>) -> io::Result<()> {
        let sections = self.seen_by(seat).describe();
        self.sections(&sections, seat)
    }

    /// Says what the match waits for.
    pub(super) fn ask(&mut self, asked: Option<Seat>) -> io::Result<()> {
        let shared = self.mirror().eyes.iter().filter(|eyes| eyes.seat.is_some()).count() > 1;
        if let (true, Some(seat)) = (shared, asked) {
            let face_up = self.play.host.entry().face_up;
            let id = if face_up { "tui-turn-of" } else { "tui-plain-turn" };
            self.say(&Message::new(id).seat("who", seat), None)?;
        }
        let seat = asked.or(self.alone());
        let asks = match seat {
            Some(seat) if asked.is_none() && self.mirror().held(seat) => Message::new("tui-held"),
            Some(seat) if asked.is_none() && self.mirror().waits_for().contains(seat) => {
                Message::new("tui-on-its-way")
            }
            _ => self.seen_by(seat).asks(),
        };
        self.say(&asks, seat)?;
        self.output.flush()
    }

    /// Tells what happened at the table; what happened in the match is told by
    /// itself.
    pub(super) fn heed(&mut self, shown: Vec<Shown>) -> io::Result<()> {
        for shown in shown {
            let told = match shown {
                Shown::Whole { told } => {
                    // Of a match that began everything is news, of one that went
                    // back nothing.
                    self.told = self.told.min(self.mirror().steps);
                    told
                }
                Shown::On { told, .. } => told,
                Shown::Table => Vec::new(),
                Shown::Talk => self.mirror().talk.last().map(said).into_iter().collect(),
                Shown::No(no) => vec![Message::new("tui-plain-refused").message("why", no.why)],
            };
            let alone = self.alone();
            told.iter().try_for_each(|news| self.say(news, alone))?;
        }
        Ok(())
    }

    pub(super) fn leave(&mut self, id: &'static str) -> io::Result<()> {
        self.word(id)?;
        self.where_kept()
    }

    fn where_kept(&mut self) -> io::Result<()> {
        let message = match (&self.play.host, &self.play.record) {
            (Host::Server(away), _) => Message::new("tui-quit-server").text("code", away.code()),
            (Host::Here(_), Some(path)) => {
                Message::new("tui-saved").text("file", path.to_string_lossy())
            }
            (Host::Here(_), None) => Message::new("tui-not-saved"),
        };
        self.say(&message, None)
    }

    pub(super) fn finish(&mut self) -> io::Result<()> {
        let alone = self.alone();
        let Some(outcome) = self.mirror().outcome.clone() else {
            return Ok(());
        };
        self.say(&outcome.message(), alone)?;
        for seat in Seat::all(outcome.places.len()) {
            let message = Message::new("tui-place")
                .number("place", outcome.places[seat.index()])
                .seat("who", seat)
                .number("score", outcome.scores[seat.index()]);
            self.say(&message, alone)?;
        }
        self.fetch()?;
        if self.play.record.is_some() && !self.served() { self.where_kept() } else { Ok(()) }
    }
}
