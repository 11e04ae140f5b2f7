//! The hall: every table that is in memory, and what they share.
//!
//! A table comes into memory when somebody asks for it and leaves when nobody
//! has for a while; in between it is one task ([`keeper`](crate::keeper)).

use crate::config::Config;
use crate::keeper::{self, Handle, Mail};
use crate::limits::Gate;
use crate::mailbox::{Back, Receiver};
use crate::store::{Store, StoreFault, StoredGuest, Write};
use crate::thinkers::{Mind, Players, Thinkers};
use engine::Record;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::room::{Guest, Meta, Room};
use table::{Catalog, Refusal, Seed};
use tokio::sync::oneshot;

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// How the server is doing.
#[derive(Default)]
pub(crate) struct Counts {
    pub(crate) changes: AtomicU64,
    pub(crate) requests: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) messages: AtomicU64,
    pub(crate) damaged: AtomicU64,
}

pub(crate) struct Hall {
    pub(crate) config: Config,
    pub(crate) games: Catalog,
    pub(crate) store: Store,
    pub(crate) gate: Gate,
    pub(crate) thinkers: Thinkers,
    pub(crate) counts: Counts,
    tables: Mutex<HashMap<String, Handle>>,
    /// Tables come into memory one after the other, so none comes twice.
    loading: tokio::sync::Mutex<()>,
    next_socket: AtomicU64,
}

/// Why a table cannot be had.
#[derive(Debug)]
pub(crate) enum Missing {
    /// There is none of this name.
    Unknown,
    /// Its record cannot be read; other tables are not concerned.
    Damaged,
    /// The store does not answer.
    Store,
    /// Too much waits to be done there.
    Busy,
}

/// 10 letters and digits that are hard to confuse: 50 bits.
const LETTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without the system's generator nothing here would be secret.
    getrandom::fill(&mut bytes).expect("the system has a source of randomness");
    bytes
}

/// The hash under which a guest's secret is kept.
pub(crate) fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

impl Hall {
    pub(crate) fn new(config: Config, games: Catalog, store: Store) -> Arc<Hall> {
        Hall::with(config, games, store, Box::new(Players))
    }

    /// With computer players that think in this way.
    pub(crate) fn with(
        config: Config,
        games: Catalog,
        store: Store,
        mind: Box<dyn Mind>,
    ) -> Arc<Hall> {
        let gate = Gate::new(config.limits.clone());
        let thinkers = Thinkers::start(config.bot_threads, mind);
        Arc::new(Hall {
            config,
            games,
            store,
            gate,
            thinkers,
            counts: Counts::default(),
            tables: Mutex::default(),
            loading: tokio::sync::Mutex::new(()),
            next_socket: AtomicU64::new(1),
        })
    }

    pub(crate) fn new_code() -> String {
        random::<10>().iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
    }

    pub(crate) fn new_seed() -> Seed {
        Seed::new(random())
    }

    pub(crate) fn new_socket(&self) -> u64 {
        self.next_socket.fetch_add(1, Ordering::Relaxed)
    }

    fn known(&self, code: &str) -> Option<Handle> {
        self.tables.lock().ok()?.get(code).cloned()
    }

    /// How many tables are in memory.
    pub(crate) fn tables(&self) -> usize {
        self.tables.lock().map_or(0, |tables| tables.len())
    }

    /// A table goes into memory.
    pub(crate) fn seat(self: &Arc<Hall>, game: i64, room: Room) -> Handle {
        let code = room.code().to_owned();
        let handle = keeper::start(self.clone(), game, room);
        if let Ok(mut tables) = self.tables.lock() {
            tables.insert(code, handle.clone());
        }
        handle
    }

    /// A table leaves memory, unless mail has just arrived for it.
    pub(crate) fn forget(&self, code: &str, mail: &Receiver<Mail>) -> bool {
        let Ok(mut tables) = self.tables.lock() else { return false };
        let quiet = mail.is_empty();
        if quiet {
            tables.remove(code);
        }
        quiet
    }

    /// The table of this name, from memory or from the store.
    pub(crate) async fn find(self: &Arc<Hall>, code: &str) -> Result<Handle, Missing> {
        if let Some(handle) = self.known(code) {
            return Ok(handle);
        }
        let _one_at_a_time = self.loading.lock().await;
        if let Some(handle) = self.known(code) {
            return Ok(handle);
        }
        let stored = self.store.game(code).await.map_err(|fault| {
            tracing::error!(%fault, "the store does not answer");
            Missing::Store
        })?;
        let stored = stored.ok_or(Missing::Unknown)?;
        let damaged = |what: String| {
            self.counts.damaged.fetch_add(1, Ordering::Relaxed);
            tracing::error!(table = code, what, "a table cannot be read");
            Missing::Damaged
        };
        let mut meta: Meta =
            serde_json::from_str(&stored.meta).map_err(|error| damaged(error.to_string()))?;
        if let Some(clocks) = &stored.clocks {
            meta.clocks =
                serde_json::from_str(clocks).map_err(|error| damaged(error.to_string()))?;
        }
        let seed = Seed::from_hex(&stored.seed).ok_or_else(|| damaged("no seed".into()))?;
        let record = if stored.record.is_empty() {
            None
        } else {
            let record: Result<Record, _> = stored.record.parse();
            Some(record.map_err(|fault| damaged(fault.to_string()))?)
        };
        let entry = self.games.find(&meta.game).map_err(|why| damaged(format!("{why:?}")))?;
        let room = Room::load(entry, stored.code, meta, seed, record.as_ref(), now());
        let room = room.map_err(|faults| damaged(format!("{faults:?}")))?;
        Ok(self.seat(stored.id, room))
    }

    /// Sends mail to a table, wherever it is.
    pub(crate) async fn post(self: &Arc<Hall>, code: &str, mail: Mail) -> Result<(), Missing> {
        let mut mail = mail;
        // A table may leave memory just before the mail arrives.
        for _ in 0..3 {
            let handle = self.find(code).await?;
            let most = mail.most();
            match handle.inbox.put(mail, most) {
                Ok(()) => return Ok(()),
                Err(Back::Full(_)) => return Err(Missing::Busy),
                Err(Back::Closed(back)) => mail = back,
            }
        }
        Err(Missing::Unknown)
    }

    /// Asks a table something.
    pub(crate) async fn look<T: Send + 'static>(
        self: &Arc<Hall>,
        code: &str,
        look: impl FnOnce(&Room, &dyn Fn(Guest) -> bool) -> T + Send + 'static,
    ) -> Result<T, Missing> {
        let (answer, seen) = oneshot::channel();
        let look = move |room: &Room, here: &dyn Fn(Guest) -> bool| {
            let _ = answer.send(look(room, here));
        };
        self.post(code, Mail::Look(Box::new(look))).await?;
        seen.await.map_err(|_| Missing::Unknown)
    }

    /// Opens a table.
    pub(crate) async fn open(self: &Arc<Hall>, meta: Meta) -> Result<String, Refusal> {
        let (code, game) = (Hall::new_code(), self.store.new_game());
        let entry = self.games.find(&meta.game).map_err(Refusal::Manners)?;
        let room = Room::open(entry, code.clone(), meta, Hall::new_seed(), now());
        let room = room.map_err(|faults| {
            let first = faults.0.into_iter().next();
            first.map_or(Refusal::NotKept, Refusal::Manners)
        })?;
        let kept = self.store.keep(Write::first(game, &room, now())).await;
        kept.map_err(|_| Refusal::NotKept)?;
        self.seat(game, room);
        Ok(code)
    }

    /// A new guest and their secret.
    pub(crate) async fn new_guest(
        &self,
        name: String,
    ) -> Result<(StoredGuest, String), StoreFault> {
        let token: String =
            random::<32>().iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect();
        let id = self.store.new_guest();
        let write = Write::Guest { id, name: name.clone(), token: hash(&token), now: now() };
        self.store.keep(write).await?;
        Ok((StoredGuest { id, name }, token))
    }

    /// Lets time pass at the tables: clocks run out, idle tables leave, computer
    /// players that do not end are given up.
    pub(crate) async fn sweep(self: Arc<Hall>) {
        let mut ticks = tokio::time::interval(Duration::from_millis(250));
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        // At least every minute everybody is asked whether they are idle.
        let often = u64::from((self.config.limits.idle / 4).clamp(1, 60)) * 4;
        for count in 0u64.. {
            ticks.tick().await;
            self.thinkers.sweep();
            let time = now();
            let all = count % often == often - 1;
            let due: Vec<Handle> = match self.tables.lock() {
                Ok(tables) => {
                    let due = |it: &&Handle| all || it.deadline.load(Ordering::Relaxed) <= time;
                    tables.values().filter(due).cloned().collect()
                }
                Err(_) => return,
            };
            for handle in due {
                let _ = handle.inbox.put(Mail::Tick, Mail::Tick.most());
            }
            if count % 40 == 39
                && let Ok(codes) = self.store.expired(time, 100).await
            {
                for code in codes.iter().filter(|code| self.known(code).is_none()) {
                    let _ = self.post(code, Mail::Tick).await;
                }
            }
        }
    }
}
