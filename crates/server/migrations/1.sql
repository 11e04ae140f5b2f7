-- What a server keeps. 64-bit integers, text and blobs only; times in
-- milliseconds since 1970.
CREATE TABLE guest (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    token BLOB NOT NULL UNIQUE,     -- SHA-256 of the secret, never the secret
    created INTEGER NOT NULL
);
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    seed TEXT NOT NULL,
    meta TEXT NOT NULL,             -- the table, as JSON
    header TEXT NOT NULL,           -- the head of the record; empty before the match
    open INTEGER NOT NULL,          -- 1: listed for everybody
    over INTEGER NOT NULL,
    deadline INTEGER,               -- when a clock runs out
    changed INTEGER NOT NULL
);
CREATE INDEX game_deadline ON game (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX game_open ON game (changed) WHERE open = 1;
-- One row per change: the lines of the record from step `seq` on. The key
-- makes it impossible to write the same step twice.
CREATE TABLE step (
    game INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    lines TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;
CREATE TABLE seat (
    guest INTEGER NOT NULL,
    game INTEGER NOT NULL,
    PRIMARY KEY (guest, game)
) WITHOUT ROWID;
CREATE TABLE talk (
    game INTEGER NOT NULL,
    n INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game, n)
) WITHOUT ROWID;
