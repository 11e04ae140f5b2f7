-- The newest steps of all matches: one row per transaction, sorted into `step`
-- now and then. An entry is a line `@match seq` and the lines of the record
-- from step `seq` on.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    lines TEXT NOT NULL
);
