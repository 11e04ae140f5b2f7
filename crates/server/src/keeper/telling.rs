//! What those at a table are told.

use super::{Keeper, Watcher};
use crate::frame::Frame;
use crate::hall::now;
use crate::outgoing::Lost;
use engine::{Message, Viewer};
use table::room::{self, Done, Telling};
use table::wire::{Full, Heard, InWords, Talk};
use table::{Session, Since};

/// What is told of one change. The steps are gone through once for all, and
/// everybody with the same eyes is sent the same.
struct Updates<'a> {
    clocks: Vec<i64>,
    since: Option<Since<'a>>,
    made: Vec<(Viewer, Frame)>,
}

impl<'a> Updates<'a> {
    fn of(
        &mut self,
        session: &'a Session,
        since: usize,
        viewer: Viewer,
        news: &[Message],
    ) -> &Frame {
        let known = self.made.iter().position(|(known, _)| *known == viewer);
        let at = known.unwrap_or_else(|| {
            let told = self.since.get_or_insert_with(|| session.since(since));
            let update = |text: &mut _| told.update(viewer, news, &self.clocks, text);
            self.made.push((viewer, Frame::written(update)));
            self.made.len() - 1
        });
        &self.made[at].1
    }
}

impl Keeper {
    pub(super) fn send_to(&mut self, at: usize, messages: &[Frame]) {
        let watcher = &self.watchers[at];
        if messages.iter().any(|message| watcher.outbox.say(message).is_err()) {
            // Its connection ends when its outbox is dropped.
            self.gone(watcher.id);
        }
    }

    /// From the last to the first: somebody slow may be removed meanwhile.
    fn send_all(&mut self, mut message: impl FnMut(&Keeper, &Watcher) -> Vec<Frame>) {
        for at in (0..self.watchers.len()).rev() {
            let Some(watcher) = self.watchers.get(at) else { continue };
            let messages = message(self, watcher);
            self.send_to(at, &messages);
        }
    }

    pub(super) fn tell_table(&mut self, except: Option<u64>) {
        self.send_all(|keeper, watcher| match except {
            Some(id) if id == watcher.id => Vec::new(),
            _ => vec![Frame::message(&Heard::Table(keeper.card(watcher.guest)))],
        });
    }

    pub(super) fn tell(&mut self, done: &Done) {
        let mut updates =
            Updates { clocks: self.room.clocks(now()), since: None, made: Vec::new() };
        let mut slow = Vec::new();
        for watcher in &self.watchers {
            if self.tell_one(watcher, done, &mut updates).is_err() {
                slow.push(watcher.id);
            }
        }
        drop(updates);
        for watcher in slow {
            self.gone(watcher);
        }
    }

    fn tell_one<'a>(
        &'a self,
        watcher: &Watcher,
        done: &Done,
        updates: &mut Updates<'a>,
    ) -> Result<(), Lost> {
        let say = |frame: &Frame| watcher.outbox.say(frame);
        for telling in self.room.tellings(watcher.guest, done) {
            match telling {
                Telling::Whole => {
                    // Short updates tell the news after it, packets hold them.
                    let news = if watcher.full { &done.news[..] } else { &[] };
                    self.whole(watcher, 0, Vec::new(), news).iter().try_for_each(say)?;
                }
                Telling::Update(..) if watcher.full && done.whole => {}
                Telling::Update(viewer, since) => {
                    let Some(session) = self.room.session() else { continue };
                    if watcher.full {
                        say(&full(session, viewer, since, &done.news))?;
                        continue;
                    }
                    say(updates.of(session, since, viewer, &done.news))?;
                }
                Telling::Talk => {
                    let said = done.talk.clone().map(Heard::Talk);
                    said.map_or(Ok(()), |said| say(&Frame::message(&said)))?;
                }
                Telling::Table => say(&Frame::message(&Heard::Table(self.card(watcher.guest))))?,
            }
        }
        Ok(())
    }

    /// Everything, from this step on.
    pub(super) fn whole(
        &self,
        watcher: &Watcher,
        since: usize,
        talk: Vec<Talk>,
        news: &[Message],
    ) -> Vec<Frame> {
        let (guest, now) = (watcher.guest, now());
        let told = if watcher.full { Vec::new() } else { news.to_vec() };
        let here = |guest| self.here(guest);
        let who = room::Watcher { guest, here: &here, now };
        let mut sync = self.room.sync(&who, since, talk, told);
        let mut packets = Vec::new();
        if watcher.full {
            sync.eyes.clear();
            if let Some(session) = self.room.session() {
                let packet = |viewer| full(session, viewer, sync.since, news);
                packets.extend(self.room.eyes(guest).map(packet));
            }
        }
        packets.insert(0, Frame::message(&Heard::Sync(Box::new(sync))));
        packets
    }
}

/// Everything in words.
pub(crate) fn in_words(session: &Session, viewer: Viewer, since: usize) -> Full {
    let legal = match viewer {
        Viewer::Seat(seat) => session.legal(seat),
        Viewer::Public => Vec::new(),
    };
    Full { packet: session.packet(viewer, since), legal }
}

fn full(session: &Session, viewer: Viewer, since: usize, news: &[Message]) -> Frame {
    let mut words = in_words(session, viewer, since);
    words.packet.news = news.to_vec();
    Frame::message(&InWords::Packet(Box::new(words)))
}
