//! The terminal's line to a server: over http or https, opened anew whenever it
//! breaks.
//!
//! The table itself knows nothing of this: it gives orders and hears news
//! ([`tui::Line`]). The line lives on a thread of its own and ends when nobody
//! gives it orders any more.

pub(crate) mod address;
pub(crate) mod keys;
pub(crate) mod web;

use engine::Message;
use futures_util::{SinkExt, StreamExt};
use std::sync::mpsc::{self, Sender};
use std::time::Duration;
use table::wire::Said;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message as Frame;
use tui::{Line, News, Order};
use web::{Socket, Web};

/// How long to wait before the line is opened anew, at first and at most.
const SOON: Duration = Duration::from_millis(300);
const LATE: Duration = Duration::from_secs(15);
/// After so long without a word the server is asked whether it is there, and after
/// as long again the line counts as broken.
const SILENCE: Duration = Duration::from_secs(40);
/// A server that does not take a message within this time is gone.
const SENDING: Duration = Duration::from_secs(20);

/// Opens a line to a table.
pub(crate) fn open(web: Web, code: String) -> std::io::Result<Line> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (tell, news) = mpsc::channel();
    let (give, orders) = unbounded_channel();
    std::thread::Builder::new().name("line".to_owned()).spawn(move || {
        runtime.block_on(Wire { web, code, orders, tell }.run());
    })?;
    let order = move |order| {
        // The line ends after whoever gives orders, not before.
        let _ = give.send(order);
    };
    Ok(Line::new(order, news))
}

struct Wire {
    web: Web,
    code: String,
    orders: UnboundedReceiver<Order>,
    tell: Sender<News>,
}

/// Why a conversation ended.
enum End {
    /// Nobody gives orders any more.
    Left,
    /// The line is to be opened anew at once.
    Reopen,
    /// The line broke.
    Broke(Message),
}

impl Wire {
    async fn run(mut self) {
        let mut wait = SOON;
        loop {
            let opened = Instant::now();
            let end = match self.web.socket(&self.code).await {
                Ok(socket) => {
                    let _ = self.tell.send(News::Up);
                    self.converse(socket).await
                }
                Err(why) => End::Broke(why),
            };
            match end {
                End::Left => return,
                End::Reopen => continue,
                End::Broke(why) => {
                    if self.tell.send(News::Down(why)).is_err() {
                        return;
                    }
                }
            }
            wait = if opened.elapsed() > LATE { SOON } else { (wait * 2).min(LATE) };
            if self.rest(wait).await {
                return;
            }
        }
    }

    /// Waits until the next try; whether nobody gives orders any more. What is to
    /// be said meanwhile is lost with the line, and that is told.
    async fn rest(&mut self, wait: Duration) -> bool {
        let until = Instant::now() + wait;
        loop {
            let order = tokio::select! {
                () = tokio::time::sleep_until(until) => return false,
                order = self.orders.recv() => order,
            };
            match order {
                None => return true,
                Some(Order::Record) => self.record().await,
                Some(Order::Say(said)) => self.lost(said),
                Some(Order::Reopen) => {}
            }
        }
    }

    /// Nobody hears this any more.
    fn lost(&self, said: Said) {
        let _ = self.tell.send(News::Lost(said));
    }

    async fn converse(&mut self, mut socket: Socket) -> End {
        let closed = || End::Broke(Message::new("tui-line-closed"));
        let mut asked = false;
        loop {
            tokio::select! {
                order = self.orders.recv() => match order {
                    None => {
                        let _ = timeout(SOON, socket.close(None)).await;
                        return End::Left;
                    }
                    Some(Order::Reopen) => return End::Reopen,
                    Some(Order::Record) => self.record().await,
                    Some(Order::Say(said)) => {
                        if !say(&mut socket, &said).await {
                            self.lost(said);
                            return closed();
                        }
                    }
                },
                heard = socket.next() => match heard {
                    Some(Ok(Frame::Text(text))) => {
                        asked = false;
                        // A newer server may say what this version does not know.
                        if let Ok(heard) = serde_json::from_str(&text)
                            && self.tell.send(News::Heard(Box::new(heard))).is_err()
                        {
                            return End::Left;
                        }
                    }
                    Some(Ok(Frame::Close(_))) | None => return closed(),
                    Some(Ok(_)) => asked = false,
                    Some(Err(error)) => {
                        let why = Message::new("tui-line-broke").text("why", error.to_string());
                        return End::Broke(why);
                    }
                },
                () = sleep(SILENCE) => {
                    if asked || !say(&mut socket, &Said::Ping).await {
                        return End::Broke(Message::new("tui-line-silent"));
                    }
                    asked = true;
                }
            }
        }
    }

    async fn record(&self) {
        let record = self.web.record(&self.code).await;
        // Nobody may be there any more to hear it.
        let _ = self.tell.send(News::Record(record));
    }
}

/// Whether the server took it.
async fn say(socket: &mut Socket, said: &Said) -> bool {
    let Ok(text) = serde_json::to_string(said) else { return true };
    matches!(timeout(SENDING, socket.send(Frame::Text(text.into()))).await, Ok(Ok(())))
}
