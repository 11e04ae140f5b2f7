//! A table of a server, and the line to it.
//!
//! Nothing here opens a connection: whoever started the terminal brings a
//! [`Line`], which carries orders out and news in and opens itself anew when it
//! breaks. The mirror says what to send then.

use engine::{Message, Seat};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use table::room::Ask;
use table::wire::{Heard, Mirror, Said, Shown};
use table::{Catalog, Entry};

/// Whoever hears nothing for so long after coming does not stay.
const FIRST: Duration = Duration::from_secs(20);

/// What the line is to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// To send this. What a broken line does not take is lost: the mirror knows.
    Say(Said),
    /// To open itself anew: something was missed.
    Reopen,
    /// To fetch the record of the match, which is over.
    Record,
}

/// What the line tells.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// It is open: say hello.
    Up,
    /// The server said this.
    Heard(Box<Heard>),
    /// It is down, and why; it tries again by itself.
    Down(Message),
    /// This could not be sent any more.
    Lost(Said),
    /// The record that was asked for, or why there is none.
    Record(Result<String, Message>),
}

/// A line to a server.
pub struct Line {
    pub(crate) order: Box<dyn FnMut(Order) + Send>,
    pub(crate) news: Receiver<News>,
}

impl Line {
    /// A line that takes orders here and brings news there. It is closed when it
    /// is dropped.
    pub fn new(order: impl FnMut(Order) + Send + 'static, news: Receiver<News>) -> Line {
        Line { order: Box::new(order), news }
    }

    pub(crate) fn order(&mut self, order: Order) {
        (self.order)(order);
    }
}

/// A table of a server, as the screen knows it.
pub struct Away {
    mirror: Mirror,
    entry: Arc<Entry>,
    /// Since when the clocks are as they were told.
    told: Instant,
}

/// What there is to show and to do after news of the line.
#[derive(Default)]
pub(crate) struct Arrived {
    pub(crate) shown: Vec<Shown>,
    pub(crate) orders: Vec<Order>,
    /// What is to be said of the line itself, and whether it is good news.
    pub(crate) line: Option<(bool, Message)>,
    /// The record, or why there is none.
    pub(crate) record: Option<Result<String, Message>>,
}

impl Away {
    /// The table as the server told it.
    pub fn mirror(&self) -> &Mirror {
        &self.mirror
    }

    /// The game.
    pub fn entry(&self) -> &Arc<Entry> {
        &self.entry
    }

    /// What the table is called.
    pub fn code(&self) -> &str {
        self.mirror.table.as_ref().map_or("", |card| &card.code)
    }

    /// Asks the server for something; what is to be sent now, or why it cannot
    /// be asked.
    pub(crate) fn ask(&mut self, ask: Ask) -> Result<Vec<Order>, Message> {
        self.mirror.ask(ask)?;
        Ok(self.outbox())
    }

    fn outbox(&mut self) -> Vec<Order> {
        self.mirror.outbox().into_iter().map(Order::Say).collect()
    }

    /// Takes in what the line tells.
    pub(crate) fn hear(&mut self, news: News) -> Arrived {
        let mut arrived = Arrived::default();
        match news {
            News::Up => arrived.orders.push(Order::Say(self.mirror.hello())),
            News::Heard(heard) => {
                let back = !self.mirror.online();
                arrived.shown = self.mirror.hear(*heard);
                self.told = Instant::now();
                if self.mirror.lost() {
                    arrived.orders.push(Order::Reopen);
                }
                arrived.orders.extend(self.outbox());
                arrived.line = back.then(|| (true, Message::new("tui-line-up")));
            }
            News::Down(why) => {
                // One breath of bad news is enough while it tries again.
                let first = self.mirror.online();
                self.mirror.dropped();
                let down = Message::new("tui-line-down").message("why", why);
                arrived.line = first.then_some((false, down));
            }
            // Moves are said again on the next line; of anything else nobody knows
            // what it would mean later.
            News::Lost(Said::Ask { ask: Ask::Act { .. }, .. }) => {}
            News::Lost(Said::Ask { .. }) => {
                arrived.line = Some((false, Message::new("wire-offline")));
            }
            News::Lost(Said::Hello(_) | Said::Ping) => {}
            News::Record(record) => arrived.record = Some(record),
        }
        arrived
    }

    /// Milliseconds that a seat has left, if there are clocks.
    pub(crate) fn clock(&self, seat: Seat) -> Option<i64> {
        let card = self.mirror.table.as_ref()?;
        let left = *card.clocks.left.get(seat.index())?;
        let person = card.chairs.get(seat.index()).is_some_and(|chair| chair.bot.is_none());
        let runs = person && self.mirror.waits_for().contains(seat);
        let gone = i64::try_from(self.told.elapsed().as_millis()).unwrap_or(i64::MAX);
        Some(if runs { (left - gone).max(0) } else { left })
    }

    /// Whether other people play at this table.
    pub(crate) fn company(&self) -> bool {
        let chairs = self.mirror.table.iter().flat_map(|card| &card.chairs);
        chairs.into_iter().any(|chair| !chair.yours && chair.bot.is_none() && !chair.open)
    }
}

/// Comes to a table: waits until the server has told where the match is, and
/// takes a free chair under this name if it has not begun and one has none.
pub fn join(
    line: &mut Line,
    games: &Catalog,
    token: Option<String>,
    name: &str,
) -> Result<Away, Message> {
    let mut mirror = Mirror::new(token);
    let mut sitting = false;
    let until = Instant::now() + FIRST;
    loop {
        let left = until.saturating_duration_since(Instant::now());
        match line.news.recv_timeout(left) {
            Ok(News::Up) => line.order(Order::Say(mirror.hello())),
            Ok(News::Heard(heard)) => {
                for shown in mirror.hear(*heard) {
                    match shown {
                        Shown::No(no) if mirror.refused() => return Err(no.why),
                        // Somebody was faster: one can still look on.
                        Shown::No(_) if sitting => return away(mirror, games),
                        _ => {}
                    }
                }
            }
            Ok(News::Down(why)) => return Err(why),
            Ok(News::Record(_) | News::Lost(_)) => {}
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                return Err(Message::new("tui-line-silent"));
            }
        }
        let Some(card) = &mirror.table else { continue };
        let seated = card.chairs.iter().any(|chair| chair.yours);
        let free = !card.started && card.chairs.iter().any(|chair| chair.open);
        if seated || !free {
            return away(mirror, games);
        }
        if !sitting {
            sitting = true;
            mirror.ask(Ask::Sit { seat: None, name: name.to_owned() })?;
            mirror.outbox().into_iter().for_each(|said| line.order(Order::Say(said)));
        }
    }
}

fn away(mirror: Mirror, games: &Catalog) -> Result<Away, Message> {
    let game = mirror.table.as_ref().map(|card| card.game.clone()).unwrap_or_default();
    Ok(Away { mirror, entry: games.find(&game)?, told: Instant::now() })
}
