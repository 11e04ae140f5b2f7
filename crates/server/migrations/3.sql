-- The clocks of a table, newer than those in `meta`: they change at every move,
-- the rest of a table seldom. In the journal an entry may have two more words
-- after `seq`: when a clock runs out (`-` if none does), and the clocks.
ALTER TABLE game ADD COLUMN clocks TEXT;
