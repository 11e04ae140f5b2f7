//! The newest steps of all matches, in the order they were kept.
//!
//! A move is a few dozen bytes. Written to its own match's row it would dirty
//! a page of the file, and a flush of two hundred moves would write two
//! hundred pages. So every batch appends its steps to the journal as one row,
//! and only now and then they are folded: sorted by match, one row each, into
//! the table `step`, and the journal is emptied in the same transaction.
//!
//! Where the matches in the journal are is remembered here, what they did is
//! not: folding reads the journal, which a server also does when it starts.

use super::StoreFault;
use rusqlite::{Connection, params};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::ops::Range;

/// So many changes are folded together.
const ENOUGH: usize = 16_384;
/// Begins an entry; no line of a record does.
const SIGN: char = '@';

/// One change: steps of a match, and where their lines stand in the text.
#[derive(Clone)]
struct Entry {
    game: i64,
    seq: i64,
    lines: Range<usize>,
}

impl Entry {
    /// The step that follows.
    fn next(&self, text: &str) -> i64 {
        self.seq + text[self.lines.clone()].lines().count() as i64
    }
}

/// Entries as they stand in a row, one after the other.
#[derive(Default)]
struct Rows {
    text: String,
    entries: Vec<Entry>,
}

impl Rows {
    fn add(&mut self, game: i64, seq: i64, lines: &str) {
        // Writing to memory does not fail.
        let _ = writeln!(self.text, "{SIGN}{game} {seq}");
        let from = self.text.len();
        self.text.push_str(lines);
        self.entries.push(Entry { game, seq, lines: from..self.text.len() });
        self.text.push('\n');
    }

    /// Everything that is in the file.
    fn kept(connection: &Connection) -> Result<Rows, StoreFault> {
        let mut all = Rows::default();
        let mut rows = connection.prepare_cached("SELECT lines FROM journal ORDER BY id")?;
        let mut rows = rows.query([])?;
        while let Some(row) = rows.next()? {
            let text = row.get_ref(0)?.as_str().map_err(rusqlite::Error::from)?;
            let damaged = || StoreFault("the journal of steps is damaged".to_owned());
            all.read(text).ok_or_else(damaged)?;
        }
        Ok(all)
    }

    /// Adds a row that was read; nothing if it is none.
    fn read(&mut self, row: &str) -> Option<()> {
        for entry in row.strip_prefix(SIGN)?.trim_end().split("\n@") {
            let (head, lines) = entry.split_once('\n').unwrap_or((entry, ""));
            let (game, seq) = head.split_once(' ')?;
            self.add(game.parse().ok()?, seq.parse().ok()?, lines);
        }
        Some(())
    }

    fn truncate(&mut self, entries: usize) {
        self.entries.truncate(entries);
        // An entry ends with a line feed.
        self.text.truncate(self.entries.last().map_or(0, |last| last.lines.end + 1));
    }

    fn clear(&mut self) {
        self.text.clear();
        self.entries.clear();
    }
}

/// The journal as it is in the file, and what a batch adds to it.
#[derive(Default)]
pub(super) struct Journal {
    /// How many changes are in the file.
    kept: usize,
    /// The next step of every match that is in there.
    next: BTreeMap<i64, i64>,
    fresh: Rows,
    folded: bool,
}

impl Journal {
    /// Reads what a server before us left, and folds it.
    pub(super) fn recover(connection: &mut Connection) -> Result<(), StoreFault> {
        Journal::default().close(connection)
    }

    /// Whether it is time to fold.
    pub(super) fn full(&self) -> bool {
        self.kept >= ENOUGH
    }

    /// Adds steps to this batch.
    pub(super) fn add(&mut self, game: i64, seq: i64, lines: &str) -> Result<(), StoreFault> {
        // After folding nobody here remembers where a match is; the key of the
        // table will not let the same step in twice.
        let known = self.next.get(&game).filter(|_| !self.folded);
        if let Some(next) = known.filter(|next| **next != seq) {
            return Err(StoreFault(format!("step {seq} of match {game} follows step {next}")));
        }
        self.fresh.add(game, seq, lines);
        Ok(())
    }

    /// How many changes this batch has added.
    pub(super) fn fresh(&self) -> usize {
        self.fresh.entries.len()
    }

    /// Forgets those this batch has added after so many.
    pub(super) fn back_to(&mut self, fresh: usize) {
        self.fresh.truncate(fresh);
    }

    /// Sorts everything kept so far into its match, in the same transaction.
    pub(super) fn fold(&mut self, connection: &Connection) -> Result<(), StoreFault> {
        self.folded = true;
        let Rows { text, mut entries } = Rows::kept(connection)?;
        // The entries of one match stay in order.
        entries.sort_by_key(|entry| entry.game);
        let mut lines = String::new();
        for run in entries.chunk_by(|one, other| one.game == other.game) {
            lines.clear();
            for entry in run {
                if !lines.is_empty() {
                    lines.push('\n');
                }
                lines.push_str(&text[entry.lines.clone()]);
            }
            put(connection, &run[0], &lines)?;
        }
        connection.prepare_cached("DELETE FROM journal")?.execute([])?;
        Ok(())
    }

    /// Leaves nothing in the journal.
    pub(super) fn close(&mut self, connection: &mut Connection) -> Result<(), StoreFault> {
        let change = connection.transaction()?;
        self.fold(&change)?;
        Ok(change.commit()?)
    }

    /// Writes what the batch has added.
    pub(super) fn write(&self, connection: &Connection) -> rusqlite::Result<()> {
        if self.fresh.entries.is_empty() {
            return Ok(());
        }
        let sql = "INSERT INTO journal (lines) VALUES (?1)";
        connection.prepare_cached(sql)?.execute([&self.fresh.text]).map(drop)
    }

    /// The transaction is in the file, or it is not.
    pub(super) fn done(&mut self, kept: bool) {
        if kept && self.folded {
            self.kept = 0;
            self.next.clear();
        }
        if kept {
            for entry in &self.fresh.entries {
                self.next.insert(entry.game, entry.next(&self.fresh.text));
            }
            self.kept += self.fresh.entries.len();
        }
        self.fresh.clear();
        self.folded = false;
    }
}

/// Puts lines of a match where they belong.
fn put(connection: &Connection, first: &Entry, lines: &str) -> rusqlite::Result<()> {
    let Entry { game, seq, .. } = *first;
    let sql = "INSERT OR IGNORE INTO step (game, seq, lines) VALUES (?1, ?2, ?3)";
    if connection.prepare_cached(sql)?.execute(params![game, seq, lines])? == 0 {
        // Somebody else has written there. It is kept where it makes the
        // record unreadable: this one table is damaged, and nothing is thrown
        // away.
        tracing::error!(game, step = seq, "steps are there already");
        let sql = "INSERT INTO step (game, seq, lines) VALUES (?1, -1, ?2) \
                   ON CONFLICT DO UPDATE SET lines = lines || char(10) || excluded.lines";
        connection.prepare_cached(sql)?.execute(params![game, lines])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file() -> Connection {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch(&super::super::SHAPES.concat()).unwrap();
        connection
    }

    fn batch(journal: &mut Journal, file: &Connection, steps: &[(i64, i64, &str)]) {
        for (game, seq, lines) in steps {
            journal.add(*game, *seq, lines).unwrap();
        }
        journal.write(file).unwrap();
        journal.done(true);
    }

    fn steps(file: &Connection) -> Vec<(i64, i64, String)> {
        let mut rows = file.prepare("SELECT game, seq, lines FROM step ORDER BY 1, 2").unwrap();
        let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
        rows.query_map([], row).unwrap().map(Result::unwrap).collect()
    }

    fn rows(file: &Connection) -> i64 {
        file.query_row("SELECT COUNT(*) FROM journal", [], |row| row.get(0)).unwrap()
    }

    #[test]
    fn batches_are_one_row_each_and_folding_sorts_them_by_match() {
        let (mut journal, file) = (Journal::default(), file());
        batch(&mut journal, &file, &[(1, 0, "* deal\n* open"), (2, 0, "* deal")]);
        batch(&mut journal, &file, &[(1, 2, "A take K")]);
        assert_eq!((rows(&file), steps(&file)), (2, Vec::new()));
        journal.fold(&file).unwrap();
        journal.done(true);
        let folded = [(1, 0, "* deal\n* open\nA take K".to_owned()), (2, 0, "* deal".to_owned())];
        assert_eq!((rows(&file), steps(&file)), (0, folded.to_vec()));
        batch(&mut journal, &file, &[(1, 3, "B take K")]);
        journal.fold(&file).unwrap();
        assert_eq!(steps(&file)[1], (1, 3, "B take K".to_owned()));
    }

    #[test]
    fn what_another_server_left_is_folded_once() {
        let (mut journal, mut file) = (Journal::default(), file());
        batch(&mut journal, &file, &[(1, 0, "* deal\n* open"), (2, 0, "* deal")]);
        batch(&mut journal, &file, &[(2, 1, "A take K")]);
        Journal::recover(&mut file).unwrap();
        Journal::recover(&mut file).unwrap();
        assert_eq!(rows(&file), 0);
        assert_eq!(steps(&file)[1], (2, 0, "* deal\nA take K".to_owned()));
    }

    #[test]
    fn a_step_is_not_kept_twice_and_none_is_left_out() {
        let (mut journal, file) = (Journal::default(), file());
        batch(&mut journal, &file, &[(1, 0, "* deal")]);
        assert!(journal.add(1, 0, "* deal").is_err());
        assert!(journal.add(1, 2, "A take K").is_err());
        assert!(journal.add(1, 1, "A take K").is_ok());
    }

    #[test]
    fn a_batch_that_failed_leaves_nothing_behind() {
        let (mut journal, file) = (Journal::default(), file());
        batch(&mut journal, &file, &[(1, 0, "* deal")]);
        journal.add(1, 1, "A take K").unwrap();
        journal.done(false);
        journal.add(1, 1, "A take D").unwrap();
        journal.write(&file).unwrap();
        journal.done(true);
        journal.fold(&file).unwrap();
        assert_eq!(steps(&file)[0].2, "* deal\nA take D");
    }

    #[test]
    fn a_change_that_failed_leaves_the_others_of_its_batch() {
        let (mut journal, file) = (Journal::default(), file());
        journal.add(1, 0, "* deal").unwrap();
        let before = journal.fresh();
        journal.add(2, 0, "* deal\n* open").unwrap();
        journal.back_to(before);
        journal.add(3, 0, "* open").unwrap();
        journal.write(&file).unwrap();
        journal.done(true);
        let row: String =
            file.query_row("SELECT lines FROM journal", [], |row| row.get(0)).unwrap();
        assert_eq!(row, "@1 0\n* deal\n@3 0\n* open\n");
        assert!(journal.add(2, 0, "* deal").is_ok(), "nothing of it is remembered");
    }

    #[test]
    fn steps_that_are_there_already_damage_their_own_match_only() {
        let (mut journal, file) = (Journal::default(), file());
        file.execute("INSERT INTO step (game, seq, lines) VALUES (1, 0, 'x')", []).unwrap();
        batch(&mut journal, &file, &[(1, 0, "* deal"), (2, 0, "* open")]);
        journal.fold(&file).unwrap();
        let all = [(1, -1, "* deal"), (1, 0, "x"), (2, 0, "* open")];
        assert_eq!(steps(&file), all.map(|(game, seq, lines)| (game, seq, lines.to_owned())));
    }

    #[test]
    fn a_damaged_row_is_told() {
        let mut file = file();
        file.execute("INSERT INTO journal (lines) VALUES ('A take K')", []).unwrap();
        assert!(Journal::recover(&mut file).is_err());
    }
}
