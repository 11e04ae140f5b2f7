//! The one task that owns a table.
//!
//! Whatever is to happen at a table comes as mail and is done in order: done in
//! the room, kept, told; rolled back if it could not be kept. Nobody else
//! touches the room, so there is no lock, and nothing is told that is not kept.

use crate::frame::Frame;
use crate::hall::{Hall, now};
use crate::mailbox::{self, Receiver, Sender};
use crate::outgoing::Outbox;
use crate::store::{Answer, StoredGuest, Write};
use engine::Message;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};
use table::Refusal;
use table::room::{Ask, Card, Change, Done, Guest, Room};
use table::wire::{Heard, Hello, No};
use tokio::sync::oneshot;

#[cfg(test)]
mod failing;
mod minds;
mod telling;

pub(crate) use minds::Reply;
pub(crate) use telling::in_words;

use minds::Minds;

/// Where mail for a table goes.
pub(crate) type Inbox = Sender<Mail>;

/// When so much mail waits, people are told to try again.
const INBOX: usize = 64;
/// Older talk is not told again.
const TALK: usize = 200;
/// When a computer player's step could not be kept, it is tried again after
/// this time.
const AGAIN: Duration = Duration::from_secs(1);
/// No clock runs.
const NEVER: i64 = i64::MAX;

/// A look at a table, and at who is connected.
pub(crate) type Look = Box<dyn FnOnce(&Room, &dyn Fn(Guest) -> bool) + Send>;

/// Something to do at a table.
pub(crate) enum Mail {
    /// Somebody comes to play or watch.
    Join(Box<Join>),
    /// Somebody's connection has ended.
    Gone(u64),
    /// Somebody asks for something.
    Ask(Box<Asked>),
    /// A computer player answers.
    Answer(Box<Reply>),
    /// There may be room now for a computer player's thought.
    Think,
    /// Somebody wants to know something.
    Look(Look),
    /// Time has passed.
    Tick,
}

impl Mail {
    /// How much may wait before it. What the server itself has to say is
    /// always let in.
    pub(crate) fn most(&self) -> usize {
        match self {
            Mail::Ask(_) | Mail::Look(_) | Mail::Join(_) => INBOX,
            Mail::Tick => 1,
            Mail::Gone(_) | Mail::Answer(_) | Mail::Think => usize::MAX,
        }
    }
}

/// Somebody who comes.
pub(crate) struct Join {
    pub(crate) id: u64,
    pub(crate) guest: Option<Guest>,
    pub(crate) hello: Hello,
    pub(crate) outbox: Outbox,
}

/// Something asked for.
pub(crate) struct Asked {
    pub(crate) guest: Arc<StoredGuest>,
    pub(crate) ask: Ask,
    /// Where refusals go: to a connection, with the number of the question, or
    /// to whoever waits.
    pub(crate) from: From,
}

/// Who waits for the answer.
pub(crate) enum From {
    /// The connection of this number hears only refusals.
    Socket(u64, u64),
    /// A request hears how it went.
    Request(oneshot::Sender<Result<(), Refusal>>),
}

/// A table in memory, as others see it.
#[derive(Clone)]
pub(crate) struct Handle {
    pub(crate) inbox: Inbox,
    /// When a clock runs out.
    pub(crate) deadline: Arc<AtomicI64>,
}

/// Something that was done, on its way to the disk, and who waits for it.
struct Pending {
    change: Change,
    /// Another match that it leads to.
    next: Option<Box<(i64, Room)>>,
    asker: Asker,
}

enum Asker {
    Person(From),
    /// A computer player, with its answer.
    Bot(Box<Reply>),
    Clock,
}

struct Watcher {
    id: u64,
    guest: Option<Guest>,
    full: bool,
    outbox: Outbox,
}

struct Keeper {
    hall: Arc<Hall>,
    game: i64,
    room: Room,
    watchers: Vec<Watcher>,
    handle: Handle,
    /// What the handle says of the clocks.
    deadline: i64,
    minds: Minds,
    used: Instant,
}

/// Gives a table its task.
pub(crate) fn start(hall: Arc<Hall>, game: i64, room: Room) -> Handle {
    let (inbox, mail) = mailbox::new();
    let handle = Handle { inbox, deadline: Arc::new(AtomicI64::new(NEVER)) };
    let kept = handle.clone();
    let keeper = Keeper {
        hall,
        game,
        room,
        watchers: Vec::new(),
        handle,
        deadline: NEVER,
        minds: Minds::default(),
        used: Instant::now(),
    };
    tokio::spawn(keeper.run(mail));
    kept
}

impl Keeper {
    async fn run(mut self, mut mail: Receiver<Mail>) {
        self.after();
        while let Some(next) = mail.take().await {
            // What is being done takes memory only while it is done: most
            // tables wait most of the time.
            let tick = matches!(next, Mail::Tick);
            let pending = match next {
                Mail::Join(join) => {
                    Box::pin(self.join(*join)).await;
                    None
                }
                Mail::Ask(asked) => self.asked(*asked, &mut mail),
                Mail::Answer(reply) => {
                    self.used = Instant::now();
                    self.answer(reply, &mut mail)
                }
                Mail::Think => {
                    self.think_again();
                    None
                }
                Mail::Gone(id) => {
                    self.gone(id);
                    None
                }
                Mail::Look(look) => {
                    self.look(look);
                    None
                }
                Mail::Tick => self.expire(&mut mail),
            };
            if let Some(pending) = pending {
                let kept = mail.answered().await;
                self.enact(pending, kept);
            } else if tick && self.idle() && self.hall.forget(self.room.code(), &mail) {
                if self.deadline != NEVER {
                    let write = Write::Deadline { game: self.game, at: self.deadline };
                    self.hall.store.hand_over(write, Answer::nobody());
                }
                mail.close();
            }
        }
    }

    fn idle(&self) -> bool {
        self.watchers.is_empty()
            && self.used.elapsed().as_secs() >= u64::from(self.hall.config.limits.idle)
    }

    fn look(&mut self, look: Look) {
        self.used = Instant::now();
        look(&self.room, &|guest| self.here(guest));
    }

    fn here(&self, guest: Guest) -> bool {
        self.watchers.iter().any(|watcher| watcher.guest == Some(guest))
    }

    fn card(&self, guest: Option<Guest>) -> Card {
        self.room.card(guest, |guest| self.here(guest), now())
    }

    /// Whether this guest has a chair: the others want to know of their coming
    /// and going.
    fn seated(&self, guest: Option<Guest>) -> bool {
        guest.is_some() && self.room.meta().chairs.iter().any(|chair| chair.guest == guest)
    }

    async fn join(&mut self, join: Join) {
        self.used = Instant::now();
        let guest = join.guest;
        if self.room.eyes(guest).next().is_none() {
            let why = Message::new("manners-no-watching");
            let no = Heard::No(No { id: 0, code: "manners".into(), why });
            let _ = join.outbox.say(&Frame::message(&no));
            return;
        }
        let news = self.seated(guest) && guest.is_some_and(|guest| !self.here(guest));
        let Hello { steps, branch, talk, full, .. } = join.hello;
        // Whoever has seen steps that are gone is told who took them back.
        let missed = if steps > 0 { self.room.backs(branch).to_vec() } else { Vec::new() };
        let steps = if branch == self.room.meta().branch { steps } else { 0 };
        let talk = if self.room.meta().talk > talk {
            self.hall.store.talk(self.game, talk, TALK).await.unwrap_or_default()
        } else {
            Vec::new()
        };
        let watcher = Watcher { id: join.id, guest, full, outbox: join.outbox };
        let first = self.whole(&watcher, steps, talk, &missed);
        self.watchers.push(watcher);
        self.send_to(self.watchers.len() - 1, &first);
        if news {
            self.tell_table(Some(join.id));
        }
    }

    fn gone(&mut self, id: u64) {
        self.used = Instant::now();
        let Some(at) = self.watchers.iter().position(|watcher| watcher.id == id) else { return };
        let guest = self.watchers.swap_remove(at).guest;
        if self.seated(guest) && guest.is_some_and(|guest| !self.here(guest)) {
            self.tell_table(None);
        }
    }

    fn expire(&mut self, mail: &mut Receiver<Mail>) -> Option<Pending> {
        let change = self.room.expire(now())?;
        Some(self.hand_over(change, Asker::Clock, mail))
    }

    fn asked(
        &mut self,
        Asked { guest, ask, from }: Asked,
        mail: &mut Receiver<Mail>,
    ) -> Option<Pending> {
        self.used = Instant::now();
        match self.room.ask(guest.id, ask, now()) {
            Ok(mut change) => {
                change.speaker(&guest.name);
                Some(self.hand_over(change, Asker::Person(from), mail))
            }
            Err(refusal) => {
                self.answered(from, Err(refusal));
                None
            }
        }
    }

    /// Tells whoever asked how it went.
    fn answered(&mut self, from: From, result: Result<(), Refusal>) {
        match (from, result) {
            (From::Request(answer), result) => {
                let _ = answer.send(result);
            }
            (From::Socket(..), Ok(())) => {}
            (From::Socket(watcher, id), Err(refusal)) => {
                let code = refusal.code().to_owned();
                let no = Frame::message(&Heard::No(No { id, code, why: refusal.message() }));
                if let Some(at) = self.watchers.iter().position(|it| it.id == watcher) {
                    self.send_to(at, &[no]);
                }
            }
        }
    }

    /// Hands what was done to the store. It is told when that has kept it, and
    /// has not happened if it could not.
    fn hand_over(
        &mut self,
        mut change: Change,
        asker: Asker,
        mail: &mut Receiver<Mail>,
    ) -> Pending {
        let now = now();
        let mut next = None;
        if change.rematch {
            let (code, seed) = (Hall::new_code(), Hall::new_seed());
            match self.room.again(code.clone(), seed, now) {
                Ok(room) => {
                    self.room.leads_to(&mut change, &code);
                    next = Some(Box::new((self.hall.store.new_game(), room)));
                }
                Err(faults) => tracing::error!(?faults, "another match could not be opened"),
            }
        }
        let mut write = Write::of(self.game, &self.room, &mut change, now);
        if let Some(next) = &next {
            let (game, room) = &**next;
            write = Write::All(vec![write, Write::first(*game, room, now)]);
        }
        self.hall.store.hand_over(write, Answer::Table(mail.receipt()));
        Pending { change, next, asker }
    }

    /// What was kept has happened, anything else has not.
    fn settle(
        &mut self,
        change: Change,
        next: Option<Box<(i64, Room)>>,
        kept: bool,
    ) -> Result<Done, Refusal> {
        if !kept {
            self.room.roll_back(change);
            return Err(Refusal::NotKept);
        }
        if let Some(next) = next {
            let (game, room) = *next;
            self.hall.seat(game, room);
        }
        Ok(self.room.commit(change))
    }

    /// Tells of what was kept.
    fn enact(&mut self, Pending { change, next, asker }: Pending, kept: bool) {
        let result = self.settle(change, next, kept).map(|mut done| {
            if let Asker::Bot(reply) = &asker {
                done.news.extend(reply.told.clone());
            }
            self.hall.counts.changes.fetch_add(1, Ordering::Relaxed);
            self.tell(&done);
            self.after();
        });
        match (asker, result) {
            (Asker::Person(from), result) => self.answered(from, result),
            (Asker::Bot(_) | Asker::Clock, Ok(())) => {}
            (Asker::Clock, Err(refusal)) => {
                tracing::error!(table = self.room.code(), %refusal, "a clock ran out and it was lost");
            }
            (Asker::Bot(reply), Err(refusal)) => {
                tracing::error!(table = self.room.code(), %refusal, "a computer player's step was lost");
                self.answer_again(reply);
            }
        }
    }

    /// What follows from where the table is now: computer players think, and
    /// the clock is set.
    fn after(&mut self) {
        let deadline = self.room.deadline().unwrap_or(NEVER);
        if deadline != self.deadline {
            self.deadline = deadline;
            self.handle.deadline.store(deadline, Ordering::Relaxed);
        }
        self.think();
    }
}
