//! What can be read.

use super::{Store, StoreFault, Write};
use rusqlite::{OptionalExtension, params};
use table::room::Guest;
use table::wire::Talk;

/// A table as it was written.
pub struct Stored {
    /// Its number.
    pub id: i64,
    /// Its name in links.
    pub code: String,
    /// The secret that chance comes from.
    pub seed: String,
    /// The table, as JSON.
    pub meta: String,
    /// Its clocks as JSON, if they are newer.
    pub clocks: Option<String>,
    /// The record of its match as text; empty if it has not begun.
    pub record: String,
}

/// Somebody known.
#[derive(Clone, Debug)]
pub struct StoredGuest {
    /// Their number.
    pub id: Guest,
    /// Their name.
    pub name: String,
}

impl Store {
    /// The table of this name.
    pub async fn game(&self, code: &str) -> Result<Option<Stored>, StoreFault> {
        let (code, name) = (code.to_owned(), code.to_owned());
        let known = self
            .read(move |connection| {
                let sql = "SELECT 1 FROM game WHERE code = ?1 AND header <> ''";
                Ok(connection.prepare_cached(sql)?.exists([&name])?)
            })
            .await?;
        if known {
            self.keep(Write::Fold).await?;
        }
        self.read(move |connection| {
            let sql = "SELECT id, seed, meta, header, clocks FROM game WHERE code = ?1";
            let head = connection
                .prepare_cached(sql)?
                .query_row([&code], |row| {
                    let (id, seed): (i64, String) = (row.get(0)?, row.get(1)?);
                    let (meta, header): (String, String) = (row.get(2)?, row.get(3)?);
                    Ok((id, seed, meta, header, row.get::<_, Option<String>>(4)?))
                })
                .optional()?;
            let Some((id, seed, meta, mut record, clocks)) = head else { return Ok(None) };
            if !record.is_empty() {
                let sql = "SELECT lines FROM step WHERE game = ?1 ORDER BY seq";
                let mut rows = connection.prepare_cached(sql)?;
                let mut rows = rows.query([id])?;
                while let Some(row) = rows.next()? {
                    if !record.ends_with('\n') {
                        record.push('\n');
                    }
                    record.push_str(row.get_ref(0)?.as_str().map_err(rusqlite::Error::from)?);
                }
            }
            Ok(Some(Stored { id, code, seed, meta, clocks, record }))
        })
        .await
    }

    /// Whoever has this secret, by its hash.
    pub async fn guest(&self, token: [u8; 32]) -> Result<Option<StoredGuest>, StoreFault> {
        self.read(move |connection| {
            let sql = "SELECT id, name FROM guest WHERE token = ?1";
            let row =
                |row: &rusqlite::Row<'_>| Ok(StoredGuest { id: row.get(0)?, name: row.get(1)? });
            Ok(connection.prepare_cached(sql)?.query_row([token], row).optional()?)
        })
        .await
    }

    async fn codes(
        &self,
        sql: &'static str,
        key: i64,
        most: usize,
    ) -> Result<Vec<String>, StoreFault> {
        self.read(move |connection| {
            let mut rows = connection.prepare_cached(sql)?;
            let rows = rows.query_map(params![key, most as i64], |row| row.get(0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// The newest tables of a guest.
    pub async fn games_of(&self, guest: Guest, most: usize) -> Result<Vec<String>, StoreFault> {
        let sql = "SELECT code FROM seat JOIN game ON game.id = seat.game \
                   WHERE seat.guest = ?1 ORDER BY game.over, game.changed DESC LIMIT ?2";
        self.codes(sql, guest, most).await
    }

    /// How many unfinished tables a guest has.
    pub async fn unfinished(&self, guest: Guest) -> Result<i64, StoreFault> {
        self.read(move |connection| {
            let sql = "SELECT COUNT(*) FROM seat JOIN game ON game.id = seat.game \
                       WHERE seat.guest = ?1 AND game.over = 0";
            Ok(connection.prepare_cached(sql)?.query_row([guest], |row| row.get(0))?)
        })
        .await
    }

    /// The newest tables that everybody may find, unfinished first.
    pub async fn open_games(&self, most: usize) -> Result<Vec<String>, StoreFault> {
        let sql = "SELECT code FROM game WHERE open = 1 AND id > ?1 \
                   ORDER BY over, changed DESC LIMIT ?2";
        self.codes(sql, 0, most).await
    }

    /// Tables where a clock has run out.
    pub async fn expired(&self, now: i64, most: usize) -> Result<Vec<String>, StoreFault> {
        let sql = "SELECT code FROM game WHERE deadline <= ?1 AND over = 0 LIMIT ?2";
        self.codes(sql, now, most).await
    }

    /// What was said at a table after line `since`, at most so many lines.
    pub async fn talk(&self, game: i64, since: u64, most: usize) -> Result<Vec<Talk>, StoreFault> {
        self.read(move |connection| {
            let sql = "SELECT line FROM (SELECT n, line FROM talk WHERE game = ?1 AND n > ?2 \
                       ORDER BY n DESC LIMIT ?3) ORDER BY n";
            let mut rows = connection.prepare_cached(sql)?;
            let rows = rows.query_map(params![game, since as i64, most as i64], |row| {
                row.get::<_, String>(0)
            })?;
            let lines = rows.collect::<Result<Vec<_>, _>>()?;
            Ok(lines.iter().filter_map(|line| serde_json::from_str(line).ok()).collect())
        })
        .await
    }

    /// How many tables and guests there are.
    pub async fn totals(&self) -> Result<(i64, i64), StoreFault> {
        self.read(|connection| {
            let count = |table| {
                let sql = format!("SELECT COALESCE(MAX(id), 0) FROM {table}");
                connection.query_row(&sql, [], |row| row.get(0))
            };
            Ok((count("game")?, count("guest")?))
        })
        .await
    }
}
