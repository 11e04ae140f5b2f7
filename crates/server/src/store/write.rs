//! What can be written.

use super::StoreFault;
use super::journal::Journal;
use rusqlite::{Connection, OptionalExtension, params};
use table::room::{Change, Clocks, Guest, Meta, Room};

/// A table that is written for the first time.
pub struct NewGame {
    /// Its number.
    pub id: i64,
    /// Its name in links.
    pub code: String,
    /// The secret that chance comes from, in hexadecimal digits.
    pub seed: String,
}

/// A change, kept whole or not at all.
pub enum Write {
    /// Somebody new.
    Guest {
        /// Their number.
        id: Guest,
        /// Their name.
        name: String,
        /// SHA-256 of their secret.
        token: [u8; 32],
        /// When.
        now: i64,
    },
    /// Another name.
    Rename {
        /// Whose.
        id: Guest,
        /// The name.
        name: String,
    },
    /// New lines of a match, perhaps with its clocks, and nothing else: nearly
    /// every change.
    Lines {
        /// The match.
        game: i64,
        /// The number of the first line.
        seq: i64,
        /// The lines.
        lines: String,
        /// The clocks, if there are any.
        clocks: Option<Clocked>,
    },
    /// Whatever else changes at a table.
    Table(Box<TableWrite>),
    /// When a clock of a table runs out that leaves memory.
    Deadline {
        /// The match.
        game: i64,
        /// When.
        at: i64,
    },
    /// Several changes that belong together.
    All(Vec<Write>),
    /// Nothing new: what is in the journal goes where it can be read.
    Fold,
}

/// The clocks of a table after a change.
pub struct Clocked {
    /// When one of them runs out.
    pub deadline: Option<i64>,
    /// The clocks, as JSON.
    pub text: String,
}

impl Clocked {
    fn of(clocks: &Clocks, deadline: Option<i64>) -> Option<Clocked> {
        let text = serde_json::to_string(clocks).ok().filter(|_| !clocks.left.is_empty())?;
        Some(Clocked { deadline, text })
    }
}

/// A change of a table.
pub struct TableWrite {
    /// The table.
    pub game: i64,
    /// Its first writing, if it is one.
    pub new: Option<NewGame>,
    /// What changed.
    pub change: Change,
    /// Its clocks, if it has any.
    pub clocks: Option<Clocked>,
    /// Whether the match is over afterwards.
    pub over: bool,
    /// When a clock runs out.
    pub deadline: Option<i64>,
    /// When.
    pub now: i64,
}

impl Write {
    /// What must be kept of a change of this room, which has been made in it.
    /// The way back stays with the change.
    pub(crate) fn of(game: i64, room: &Room, change: &mut Change, now: i64) -> Write {
        let (over, deadline) = (room.over(), room.deadline());
        let clocks = Clocked::of(&room.meta().clocks, deadline);
        let change = change.to_keep();
        let only_lines = change.table.is_none()
            && change.header.is_none()
            && change.talk.is_none()
            && !change.cut
            && !over
            && !change.lines.is_empty();
        if only_lines {
            let clocks = clocks.filter(|_| change.clocks.is_some());
            return Write::Lines { game, seq: change.seq as i64, lines: change.lines, clocks };
        }
        let new = None;
        Write::Table(Box::new(TableWrite { game, new, change, clocks, over, deadline, now }))
    }

    /// The first writing of a table.
    pub(crate) fn first(game: i64, room: &Room, now: i64) -> Write {
        let change = room.opened();
        let (over, deadline) = (room.over(), room.deadline());
        let clocks = Clocked::of(&room.meta().clocks, deadline);
        let new = Some(NewGame { id: game, code: room.code().to_owned(), seed: room.seed().hex() });
        Write::Table(Box::new(TableWrite { game, new, change, clocks, over, deadline, now }))
    }

    /// Whether the journal must be folded before this: to be read, or because
    /// steps are cut off that may be in it.
    pub(super) fn folds(&self) -> bool {
        match self {
            Write::Fold => true,
            Write::Table(write) => write.change.cut,
            Write::All(writes) => writes.iter().any(Write::folds),
            Write::Guest { .. }
            | Write::Rename { .. }
            | Write::Lines { .. }
            | Write::Deadline { .. } => false,
        }
    }

    /// Adds the lines to the journal, all of them or none: those that do not
    /// follow what is kept are refused.
    pub(super) fn follow(&self, journal: &mut Journal) -> Result<(), StoreFault> {
        let before = journal.fresh();
        self.lines(journal).inspect_err(|_| journal.back_to(before))
    }

    fn lines(&self, journal: &mut Journal) -> Result<(), StoreFault> {
        match self {
            Write::Lines { game, seq, lines, clocks } => {
                journal.add(*game, *seq, lines, clocks.as_ref())
            }
            Write::All(writes) => writes.iter().try_for_each(|it| it.lines(journal)),
            Write::Table(write) => {
                let (change, clocks) = (&write.change, write.clocks.as_ref());
                if change.lines.is_empty() && clocks.is_none() {
                    return Ok(());
                }
                journal.add(write.game, change.seq as i64, &change.lines, clocks)
            }
            Write::Guest { .. } | Write::Rename { .. } | Write::Deadline { .. } | Write::Fold => {
                Ok(())
            }
        }
    }

    /// Everything but the lines. After an error nothing of the whole batch may
    /// be taken for kept.
    pub(super) fn statements(&self, change: &Connection) -> rusqlite::Result<()> {
        match self {
            Write::Fold | Write::Lines { .. } => Ok(()),
            Write::Guest { id, name, token, now } => {
                let sql = "INSERT INTO guest (id, name, token, created) VALUES (?1, ?2, ?3, ?4)";
                change.prepare_cached(sql)?.execute(params![id, name, token, now]).map(drop)
            }
            Write::Rename { id, name } => {
                let sql = "UPDATE guest SET name = ?2 WHERE id = ?1";
                change.prepare_cached(sql)?.execute(params![id, name]).map(drop)
            }
            Write::Deadline { game, at } => {
                let sql = "UPDATE game SET deadline = ?2 WHERE id = ?1 AND over = 0";
                change.prepare_cached(sql)?.execute(params![game, at]).map(drop)
            }
            Write::Table(write) => write.apply(change),
            Write::All(writes) => writes.iter().try_for_each(|it| it.statements(change)),
        }
    }
}

fn text(meta: &Meta) -> rusqlite::Result<String> {
    serde_json::to_string(meta)
        .map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))
}

impl TableWrite {
    fn apply(&self, connection: &Connection) -> rusqlite::Result<()> {
        let keep = &self.change;
        if let (Some(new), Some(meta)) = (&self.new, &keep.table) {
            let sql = "INSERT INTO game (id, code, seed, meta, header, open, over, deadline, changed) \
                       VALUES (?1, ?2, ?3, ?4, '', ?5, 0, NULL, ?6)";
            let values = params![new.id, new.code, new.seed, text(meta)?, meta.public, self.now];
            connection.prepare_cached(sql)?.execute(values)?;
        }
        if keep.cut {
            // A row may hold steps on both sides of the cut; what stays of it
            // is written again.
            let cut = keep.seq as i64;
            let sql = "SELECT seq, lines FROM step WHERE game = ?1 AND seq < ?2 ORDER BY seq DESC LIMIT 1";
            let last = connection.query_row(sql, params![self.game, cut], |row| {
                Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?))
            });
            let last = last.optional()?;
            let sql = "DELETE FROM step WHERE game = ?1 AND seq >= ?2";
            connection.prepare_cached(sql)?.execute(params![self.game, cut])?;
            if let Some((seq, lines)) = last {
                let room = usize::try_from(cut - seq).unwrap_or(0);
                let stay: Vec<_> = lines.lines().take(room).collect();
                let sql = "UPDATE step SET lines = ?3 WHERE game = ?1 AND seq = ?2";
                connection.prepare_cached(sql)?.execute(params![
                    self.game,
                    seq,
                    stay.join("\n")
                ])?;
            }
        }
        if let Some(header) = &keep.header {
            let sql = "UPDATE game SET header = ?2 WHERE id = ?1";
            connection.prepare_cached(sql)?.execute(params![self.game, header.to_string()])?;
        }
        if let Some(meta) = &keep.table {
            let sql = "UPDATE game SET meta = ?2, open = ?3 WHERE id = ?1";
            connection.prepare_cached(sql)?.execute(params![
                self.game,
                text(meta)?,
                meta.public
            ])?;
            for guest in meta.chairs.iter().filter_map(|chair| chair.guest) {
                let sql = "INSERT OR IGNORE INTO seat (guest, game) VALUES (?1, ?2)";
                connection.prepare_cached(sql)?.execute(params![guest, self.game])?;
            }
        }
        if let Some(talk) = &keep.talk {
            let sql = "INSERT INTO talk (game, n, line) VALUES (?1, ?2, ?3)";
            let line = serde_json::to_string(talk)
                .map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?;
            connection.prepare_cached(sql)?.execute(params![self.game, talk.n as i64, line])?;
        }
        let sql = "UPDATE game SET over = ?2, deadline = ?3, changed = ?4 WHERE id = ?1";
        let values = params![self.game, self.over, self.deadline, self.now];
        connection.prepare_cached(sql)?.execute(values).map(drop)
    }
}
