//! The newest lines of all matches, in the order they were kept.
//!
//! A move is a few dozen bytes. Written to its own match's row it would dirty
//! a page of the file, and a flush of two hundred moves would write two
//! hundred pages. So every batch appends its lines to the journal as one row,
//! and only now and then they are folded: sorted by match, one row each, into
//! the table `step`, and the journal is emptied in the same transaction. The
//! clocks of a table go the same way: the newest of them end up with the match.
//!
//! Where the matches in the journal are is remembered here, what they did is
//! not: folding reads the journal, which a server also does when it starts.

use super::StoreFault;
use super::write::Clocked;
use rusqlite::{Connection, params};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::ops::Range;

/// So many changes are folded together.
const ENOUGH: usize = 16_384;
/// Begins an entry; no line of a record does.
const SIGN: char = '@';

/// One change: where the lines of a match and its clocks stand in the text.
#[derive(Clone)]
struct Entry {
    game: i64,
    seq: i64,
    lines: Range<usize>,
    /// When a clock runs out, and the clocks; empty if they did not change.
    clocks: Range<usize>,
}

impl Entry {
    /// The line that follows.
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
    fn add(&mut self, game: i64, seq: i64, lines: &str, clocks: &str) {
        // Writing to memory does not fail.
        let _ = write!(self.text, "{SIGN}{game} {seq}");
        if !clocks.is_empty() {
            self.text.push(' ');
            self.text.push_str(clocks);
        }
        let clocks = self.text.len() - clocks.len()..self.text.len();
        self.text.push('\n');
        let from = self.text.len();
        self.text.push_str(lines);
        self.entries.push(Entry { game, seq, lines: from..self.text.len(), clocks });
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
            let (game, rest) = head.split_once(' ')?;
            let (seq, clocks) = rest.split_once(' ').unwrap_or((rest, ""));
            self.add(game.parse().ok()?, seq.parse().ok()?, lines.trim_end(), clocks);
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
    /// The next line of every match that is in there.
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

    /// Adds lines of a match, if there are any, and its clocks to this batch.
    pub(super) fn add(
        &mut self,
        game: i64,
        seq: i64,
        lines: &str,
        clocks: Option<&Clocked>,
    ) -> Result<(), StoreFault> {
        // After folding nobody here remembers where a match is; the key of the
        // table will not let the same line in twice.
        let known = self.next.get(&game).filter(|_| !self.folded && !lines.is_empty());
        if let Some(next) = known.filter(|next| **next != seq) {
            return Err(StoreFault(format!("line {seq} of match {game} follows line {next}")));
        }
        let clocks = clocks.map(|Clocked { deadline, text }| match deadline {
            Some(at) => format!("{at} {text}"),
            None => format!("- {text}"),
        });
        self.fresh.add(game, seq, lines, clocks.as_deref().unwrap_or_default());
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
            for entry in run.iter().filter(|entry| !entry.lines.is_empty()) {
                if !lines.is_empty() {
                    lines.push('\n');
                }
                lines.push_str(&text[entry.lines.clone()]);
            }
            if let Some(first) = run.iter().find(|entry| !entry.lines.is_empty()) {
                put(connection, first, &lines)?;
            }
            let clocks = run.iter().rev().map(|entry| &text[entry.clocks.clone()]);
            if let Some(clocks) = clocks.into_iter().find(|clocks| !clocks.is_empty()) {
                wind(connection, run[0].game, clocks)?;
            }
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
            for entry in self.fresh.entries.iter().filter(|entry| !entry.lines.is_empty()) {
                self.next.insert(entry.game, entry.next(&self.fresh.text));
            }
            self.kept += self.fresh.entries.len();
        }
        self.fresh.clear();
        self.folded = false;
    }
}

/// Puts the clocks of a match where they belong.
fn wind(connection: &Connection, game: i64, clocks: &str) -> rusqlite::Result<()> {
    let (deadline, clocks) = clocks.split_once(' ').unwrap_or(("-", clocks));
    let deadline: Option<i64> = deadline.parse().ok();
    let sql = "UPDATE game SET clocks = ?2, deadline = ?3 WHERE id = ?1";
    connection.prepare_cached(sql)?.execute(params![game, clocks, deadline]).map(drop)
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
            journal.add(*game, *seq, lines, None).unwrap();
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
    fn the_newest_clocks_end_up_with_their_match() {
        let (mut journal, mut file) = (Journal::default(), file());
        let sql = "INSERT INTO game (id, code, seed, meta, header, open, over, changed) \
                   VALUES (?1, ?1, '', '', 'h', 0, 0, 0)";
        for game in [1, 2, 3] {
            file.execute(sql, [game]).unwrap();
        }
        let clocked = |deadline, text: &str| Clocked { deadline, text: text.into() };
        journal.add(1, 0, "A take K", Some(&clocked(Some(70), "{\"a\": 1}"))).unwrap();
        journal.add(2, 0, "A take D", Some(&clocked(Some(80), "{}"))).unwrap();
        journal.add(3, 0, "A take G", None).unwrap();
        journal.write(&file).unwrap();
        journal.done(true);
        // Somebody leaves: the clocks change without a line, and a line follows
        // the one before.
        journal.add(1, 0, "", Some(&clocked(None, "{\"a\": 2}"))).unwrap();
        assert!(journal.add(1, 2, "B take K", None).is_err());
        journal.add(1, 1, "B take K", None).unwrap();
        journal.write(&file).unwrap();
        journal.done(true);
        Journal::recover(&mut file).unwrap();
        let clocks = |game: i64| -> (Option<String>, Option<i64>) {
            let sql = "SELECT clocks, deadline FROM game WHERE id = ?1";
            file.query_row(sql, [game], |row| Ok((row.get(0)?, row.get(1)?))).unwrap()
        };
        assert_eq!(clocks(1), (Some("{\"a\": 2}".into()), None));
        assert_eq!(clocks(2), (Some("{}".into()), Some(80)));
        assert_eq!(clocks(3), (None, None));
        assert_eq!(steps(&file)[0], (1, 0, "A take K\nB take K".to_owned()));
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
        assert!(journal.add(1, 0, "* deal", None).is_err());
        assert!(journal.add(1, 2, "A take K", None).is_err());
        assert!(journal.add(1, 1, "A take K", None).is_ok());
    }

    #[test]
    fn a_batch_that_failed_leaves_nothing_behind() {
        let (mut journal, file) = (Journal::default(), file());
        batch(&mut journal, &file, &[(1, 0, "* deal")]);
        journal.add(1, 1, "A take K", None).unwrap();
        journal.done(false);
        journal.add(1, 1, "A take D", None).unwrap();
        journal.write(&file).unwrap();
        journal.done(true);
        journal.fold(&file).unwrap();
        assert_eq!(steps(&file)[0].2, "* deal\nA take D");
    }

    #[test]
    fn a_change_that_failed_leaves_the_others_of_its_batch() {
        let (mut journal, file) = (Journal::default(), file());
        journal.add(1, 0, "* deal", None).unwrap();
        let before = journal.fresh();
        journal.add(2, 0, "* deal\n* open", None).unwrap();
        journal.back_to(before);
        journal.add(3, 0, "* open", None).unwrap();
        journal.write(&file).unwrap();
        journal.done(true);
        let row: String =
            file.query_row("SELECT lines FROM journal", [], |row| row.get(0)).unwrap();
        assert_eq!(row, "@1 0\n* deal\n@3 0\n* open\n");
        assert!(journal.add(2, 0, "* deal", None).is_ok(), "nothing of it is remembered");
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
