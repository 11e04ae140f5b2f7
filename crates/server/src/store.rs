//! Where matches are kept: one `SQLite` file.
//!
//! One thread writes. It takes everything that has arrived, puts it into one
//! transaction, and answers when the disk has it (`synchronous=FULL`): many
//! tables share one flush, and whoever is answered "kept" has been kept. While
//! the disk works the next batch gathers, so the busier the server, the larger
//! the batches. When there is much to do it waits a moment for more: a flush
//! costs the same for one move and for a hundred.
//!
//! A change that does not follow what is kept is refused alone, before anything
//! of it is written. Once the file itself says no, the whole batch fails and
//! every table hears it: on a full disk `SQLite` may roll back everything before
//! the change that failed, and what comes after it must not be taken for kept.

#[cfg(test)]
mod full;
mod journal;
mod load;
mod write;

pub use load::{Stored, StoredGuest};
pub use write::{Clocked, NewGame, TableWrite, Write};

use crate::keeper::Mail;
use crate::mailbox::Receipt;
use journal::Journal;
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

/// What went wrong, for the log; clients are told that it was not kept.
#[derive(Clone, Debug)]
pub struct StoreFault(pub String);

impl std::fmt::Display for StoreFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StoreFault {}

impl From<rusqlite::Error> for StoreFault {
    fn from(error: rusqlite::Error) -> StoreFault {
        StoreFault(error.to_string())
    }
}

/// More changes do not go into one transaction.
const LARGEST_BATCH: usize = 4096;
/// From batches of this size on the writer waits for more, so long.
const BUSY: (usize, Duration) = (8, Duration::from_millis(4));
/// When there is so much to do that everybody waits longer anyway.
const CROWDED: (usize, Duration) = (128, Duration::from_millis(12));
/// So many tables go on at once after they were kept.
const AT_ONCE: usize = 64;
/// What makes each shape of the file from the one before; never changed, only
/// added to.
const SHAPES: [&str; 3] = [
    include_str!("../migrations/1.sql"),
    include_str!("../migrations/2.sql"),
    include_str!("../migrations/3.sql"),
];

/// Who waits for a change to be kept.
pub(crate) enum Answer {
    /// A table. It hears only whether it was.
    Table(Receipt<Mail>),
    /// Somebody else.
    Other(oneshot::Sender<Result<(), StoreFault>>),
}

impl Answer {
    /// Nobody waits.
    pub(crate) fn nobody() -> Answer {
        Answer::Other(oneshot::channel().0)
    }
}

/// A change that was written, or not.
struct Kept {
    answer: Answer,
    result: Result<(), StoreFault>,
    /// Given back where it came from: memory is best freed by the thread that
    /// took it.
    _write: Write,
}

/// The store. Cheap to clone.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    path: PathBuf,
    queue: Mutex<Option<mpsc::Sender<(Write, Answer)>>>,
    writer: Mutex<Option<std::thread::JoinHandle<()>>>,
    reader: Mutex<Connection>,
    next_game: AtomicI64,
    next_guest: AtomicI64,
    counts: Arc<Counts>,
}

/// How the store is doing, for the figures.
#[derive(Default)]
pub struct Counts {
    /// Transactions.
    pub commits: AtomicU64,
    /// Changes.
    pub writes: AtomicU64,
    /// Changes that failed.
    pub failed: AtomicU64,
}

fn connect(path: &Path) -> Result<Connection, StoreFault> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Half a megabyte: what is read and written is new or not needed again.
    connection.pragma_update(None, "cache_size", -512)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

fn migrate(connection: &mut Connection, path: &Path) -> Result<(), StoreFault> {
    let found: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let newest = SHAPES.len() as i64;
    if found > newest {
        return Err(StoreFault(format!(
            "{} was written by a newer version of this program (shape {found}, this one knows {newest})",
            path.display()
        )));
    }
    for (shape, sql) in (1..).zip(SHAPES).skip_while(|(shape, _)| *shape <= found) {
        let change = connection.transaction()?;
        change.execute_batch(sql)?;
        change.pragma_update(None, "user_version", shape)?;
        change.commit()?;
    }
    Ok(())
}

impl Store {
    /// Opens the file, or makes it.
    pub fn open(path: &Path, most_pages: Option<u32>) -> Result<Store, StoreFault> {
        let mut connection = connect(path)?;
        migrate(&mut connection, path)?;
        if let Some(most) = most_pages {
            connection.pragma_update(None, "max_page_count", most)?;
        }
        Journal::recover(&mut connection)?;
        let newest = |table: &str| -> Result<i64, StoreFault> {
            let sql = format!("SELECT COALESCE(MAX(id), 0) FROM {table}");
            Ok(connection.query_row(&sql, [], |row| row.get(0))?)
        };
        let (next_game, next_guest) = (newest("game")? + 1, newest("guest")? + 1);
        let reader = Mutex::new(connect(path)?);
        let (queue, work) = mpsc::channel();
        let counts = Arc::new(Counts::default());
        let writer = Writer {
            connection,
            journal: Journal::default(),
            counts: counts.clone(),
            herald: Handle::try_current().ok(),
        };
        let writer = std::thread::Builder::new()
            .name("store".into())
            .spawn(move || writer.write_all(&work))
            .map_err(|error| StoreFault(error.to_string()))?;
        let inner = Inner {
            path: path.to_owned(),
            queue: Mutex::new(Some(queue)),
            writer: Mutex::new(Some(writer)),
            reader,
            next_game: next_game.into(),
            next_guest: next_guest.into(),
            counts,
        };
        Ok(Store { inner: Arc::new(inner) })
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.inner.path
    }

    /// How it is doing.
    pub fn counts(&self) -> &Counts {
        &self.inner.counts
    }

    /// A number for a new match.
    pub fn new_game(&self) -> i64 {
        self.inner.next_game.fetch_add(1, Ordering::Relaxed)
    }

    /// A number for a new guest.
    pub fn new_guest(&self) -> i64 {
        self.inner.next_guest.fetch_add(1, Ordering::Relaxed)
    }

    /// Keeps a change. Answers when the disk has it.
    pub async fn keep(&self, write: Write) -> Result<(), StoreFault> {
        let closed = |_| StoreFault("the store is closed".to_owned());
        let (answer, kept) = oneshot::channel();
        self.hand_over(write, Answer::Other(answer));
        kept.await.map_err(closed)?
    }

    /// Hands a change over. A store that is closed drops it, with whoever waits
    /// for the answer.
    pub(crate) fn hand_over(&self, write: Write, answer: Answer) {
        if let Ok(queue) = self.inner.queue.lock()
            && let Some(queue) = queue.as_ref()
        {
            let _ = queue.send((write, answer));
        }
    }

    /// Reads on a thread that may wait for the disk.
    pub async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<T, StoreFault> {
        let inner = self.inner.clone();
        let work = move || {
            let connection = inner.reader.lock().map_err(|error| StoreFault(error.to_string()))?;
            read(&connection)
        };
        tokio::task::spawn_blocking(work).await.map_err(|error| StoreFault(error.to_string()))?
    }

    /// Writes what has arrived and stops. Nothing can be kept afterwards.
    pub fn close(&self) {
        if let Ok(mut queue) = self.inner.queue.lock() {
            queue.take();
        }
        let writer = self.inner.writer.lock().ok().and_then(|mut writer| writer.take());
        if let Some(writer) = writer {
            let _ = writer.join();
        }
    }
}

/// The one thread that writes.
struct Writer {
    connection: Connection,
    journal: Journal,
    counts: Arc<Counts>,
    /// Where the tables are: one task is woken from here, not hundreds.
    herald: Option<Handle>,
}

impl Writer {
    fn write_all(mut self, work: &mpsc::Receiver<(Write, Answer)>) {
        let (mut batch, mut last) = (Vec::new(), 0);
        while let Ok(first) = work.recv() {
            batch.push(first);
            if let Some((_, time)) = [CROWDED, BUSY].iter().find(|(size, _)| last >= *size) {
                std::thread::sleep(*time);
            }
            while batch.len() < LARGEST_BATCH
                && let Ok(next) = work.try_recv()
            {
                batch.push(next);
            }
            last = batch.len();
            let answers = self.write_batch(&mut batch);
            match &self.herald {
                Some(herald) => drop(herald.spawn(tell_all(answers))),
                None => answers.into_iter().for_each(tell),
            }
        }
        // The last one tidies up; if it cannot, the next start will.
        if let Err(fault) = self.journal.close(&mut self.connection) {
            tracing::error!(%fault, "the journal of steps stays as it is");
        }
    }

    fn write_batch(&mut self, batch: &mut Vec<(Write, Answer)>) -> Vec<Kept> {
        let Writer { connection, journal, counts, .. } = self;
        counts.commits.fetch_add(1, Ordering::Relaxed);
        counts.writes.fetch_add(batch.len() as u64, Ordering::Relaxed);
        let mut results = Vec::with_capacity(batch.len());
        let whole = (|| -> Result<(), StoreFault> {
            let change = connection.transaction()?;
            if journal.full() || batch.iter().any(|(write, _)| write.folds()) {
                journal.fold(&change)?;
            }
            for (write, _) in batch.iter() {
                let follows = write.follow(journal);
                if follows.is_ok() {
                    write.statements(&change)?;
                }
                results.push(follows);
            }
            journal.write(&change)?;
            Ok(change.commit()?)
        })();
        journal.done(whole.is_ok());
        let answer = |(n, (write, answer)): (usize, (Write, Answer))| {
            let result = match (&whole, results.get_mut(n)) {
                (Ok(()), Some(result)) => std::mem::replace(result, Ok(())),
                (Ok(()), None) => Err(StoreFault("not written".to_owned())),
                (Err(fault), _) => Err(fault.clone()),
            };
            if let Err(fault) = &result {
                counts.failed.fetch_add(1, Ordering::Relaxed);
                tracing::error!(%fault, "a change could not be kept");
            }
            Kept { answer, result, _write: write }
        };
        batch.drain(..).enumerate().map(answer).collect()
    }
}

/// Some at a time, so that those who were told go on before the next are: what
/// all of them do at once does not fit where it is done fast.
async fn tell_all(answers: Vec<Kept>) {
    let mut answers = answers.into_iter();
    while answers.len() > 0 {
        answers.by_ref().take(AT_ONCE).for_each(tell);
        tokio::task::yield_now().await;
    }
}

fn tell(Kept { answer, result, .. }: Kept) {
    match answer {
        Answer::Table(table) => table.answer(result.is_ok()),
        Answer::Other(other) => drop(other.send(result)),
    }
}
