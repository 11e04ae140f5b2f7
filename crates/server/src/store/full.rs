//! A full disk: what was answered "kept" is in the file, and nothing else is.
//!
//! The file is bounded instead of the disk. `SQLite` answers the same, and just
//! as on a disk it rolls the whole transaction back, not only the statement
//! that found no room.

use super::{Answer, Connection, Counts, Journal, Write, Writer, connect, migrate};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::sync::oneshot;

struct File(PathBuf);

impl File {
    fn new(name: &str) -> File {
        let folder =
            std::env::temp_dir().join(format!("durbar-full-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        File(folder)
    }

    fn path(&self) -> PathBuf {
        self.0.join("durbar.sqlite")
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn writer(path: &Path) -> Writer {
    let mut connection = connect(path).unwrap();
    migrate(&mut connection, path).unwrap();
    Writer {
        connection,
        journal: Journal::default(),
        counts: Arc::new(Counts::default()),
        herald: None,
    }
}

/// Leaves room for so many pages more.
fn leave(connection: &Connection, pages: i64) {
    let used: i64 = connection.query_row("PRAGMA page_count", [], |row| row.get(0)).unwrap();
    connection.pragma_update(None, "max_page_count", used + pages).unwrap();
}

/// Every third change takes more than a page; the others find room long after
/// one of those has found none. Some consist of two, and some are steps.
fn change(id: i64) -> Write {
    let guest = |id: i64, long: usize| {
        let mut token = [0; 32];
        token[..8].copy_from_slice(&id.to_le_bytes());
        Write::Guest { id, name: "x".repeat(long), token, now: 0 }
    };
    match id % 6 {
        0 => Write::All(vec![guest(2 * id, 9_000), guest(2 * id + 1, 10)]),
        1 | 4 => Write::All(vec![guest(2 * id, 10), guest(2 * id + 1, 10)]),
        3 => guest(2 * id, 9_000),
        2 => guest(2 * id, 10),
        _ => {
            let lines = format!("* deal {}", "K".repeat(40));
            Write::Lines { game: id, seq: 0, lines, clocks: None }
        }
    }
}

/// Writes a batch and tells which of its changes were kept.
fn batch(writer: &mut Writer, ids: impl Iterator<Item = i64> + Clone) -> BTreeSet<i64> {
    let unheard = |id| (change(id), Answer::Other(oneshot::channel().0));
    let mut batch = ids.clone().map(unheard).collect();
    let answers = writer.write_batch(&mut batch);
    ids.zip(answers).filter(|(_, kept)| kept.result.is_ok()).map(|(id, _)| id).collect()
}

/// Which changes are in the file, by every row that they write.
fn found(path: &Path) -> BTreeSet<i64> {
    let mut connection = connect(path).unwrap();
    Journal::recover(&mut connection).unwrap();
    let numbers = |sql: &str| -> BTreeSet<i64> {
        let mut rows = connection.prepare(sql).unwrap();
        rows.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    let (guests, games) =
        (numbers("SELECT id FROM guest"), numbers("SELECT DISTINCT game FROM step"));
    let halves: BTreeSet<i64> = guests.iter().map(|guest| guest / 2).collect();
    for id in halves.iter().filter(|id| matches!(**id % 6, 0 | 1 | 4)) {
        assert!(
            guests.contains(&(2 * id)) && guests.contains(&(2 * id + 1)),
            "half of change {id} was kept"
        );
    }
    halves.union(&games).copied().collect()
}

#[test]
fn a_full_disk_keeps_what_it_acknowledged_in_batches_of_every_size() {
    let mut refused = 0;
    for size in (1..=32).chain([200, 1_000]) {
        let file = File::new(&size.to_string());
        let mut writer = writer(&file.path());
        // The first batch fits, a later one does not.
        let mut kept = batch(&mut writer, 0..6);
        assert_eq!(kept.len(), 6);
        leave(&writer.connection, size / 4 + 3);
        for n in 0..8 {
            let first = 6 + n * size;
            kept.extend(batch(&mut writer, first..first + size));
        }
        refused += 6 + 8 * size as usize - kept.len();
        writer.journal.close(&mut writer.connection).ok();
        drop(writer);
        assert_eq!(found(&file.path()), kept, "batches of {size}");
    }
    assert!(refused > 1_000, "the disk was never full: {refused}");
}

#[test]
fn when_there_is_room_again_the_next_batch_is_kept() {
    let file = File::new("again");
    let mut writer = writer(&file.path());
    leave(&writer.connection, 1);
    assert_eq!(batch(&mut writer, 0..40).len(), 0, "nothing of a batch that did not fit");
    leave(&writer.connection, 1_000);
    let kept = batch(&mut writer, 40..80);
    assert_eq!(kept, (40..80).collect());
    drop(writer);
    assert_eq!(found(&file.path()), kept);
}

#[test]
fn steps_that_do_not_follow_are_refused_alone() {
    let file = File::new("follow");
    let mut writer = writer(&file.path());
    assert_eq!(batch(&mut writer, [5, 11].into_iter()).len(), 2);
    // Match 5 has its first step already.
    let kept = batch(&mut writer, [17, 5, 12, 13].into_iter());
    assert_eq!(kept, [17, 12, 13].into());
    drop(writer);
    assert_eq!(found(&file.path()), [5, 11, 12, 13, 17].into());
}
