//! A match as a browser keeps it: in pieces, so that a move writes a little and
//! not all that was written before.
//!
//! A browser keeps texts under names and cannot add to one. The first piece is
//! the match as it was opened, the others are what was added since. The last
//! one is written again with every move until it is long enough.

/// What keeps texts under names.
pub(crate) trait Keeper {
    /// The text of this name.
    fn get(&self, name: &str) -> Option<String>;
    /// Keeps a text; `false` if there is no room.
    fn set(&self, name: &str, text: &str) -> bool;
    /// Forgets a text.
    fn remove(&self, name: &str);
}

/// A piece that is longer is not added to.
const LONG: usize = 4096;

/// The match that was kept last, and its last piece.
#[derive(Default)]
pub(crate) struct Pieces {
    id: String,
    last: usize,
    text: String,
    /// Whether the last piece is kept as it is here.
    kept: bool,
}

fn name(id: &str, piece: usize) -> String {
    if piece == 0 { format!("match.{id}") } else { format!("match.{id}.{piece}") }
}

impl Pieces {
    /// Keeps a whole match, or adds to it; `false` if it could not be kept. What
    /// could not be kept is tried again with the next.
    pub(crate) fn keep(&mut self, keeper: &impl Keeper, id: &str, whole: bool, text: &str) -> bool {
        if whole {
            forget(keeper, id, 1);
            *self = Pieces { id: id.to_owned(), last: 0, text: text.to_owned(), kept: false };
        } else {
            if self.id != id {
                self.find(keeper, id);
            }
            if self.kept && (self.last == 0 || self.text.len() + text.len() > LONG) {
                self.last += 1;
                self.text.clear();
            }
            self.text.push_str(text);
        }
        self.kept = keeper.set(&name(id, self.last), &self.text);
        self.kept
    }

    /// Finds the last piece of a match that was kept before.
    fn find(&mut self, keeper: &impl Keeper, id: &str) {
        let pieces = || (0..).map_while(|piece| Some((piece, keeper.get(&name(id, piece))?)));
        let (last, text) = pieces().last().unwrap_or_default();
        *self = Pieces { id: id.to_owned(), last, text, kept: true };
    }
}

/// The whole match.
pub(crate) fn read(keeper: &impl Keeper, id: &str) -> Option<String> {
    let mut whole = keeper.get(&name(id, 0))?;
    let more = (1..).map_while(|piece| keeper.get(&name(id, piece)));
    more.for_each(|piece| whole.push_str(&piece));
    Some(whole)
}

/// Forgets the pieces of a match from this one on.
pub(crate) fn forget(keeper: &impl Keeper, id: &str, from: usize) {
    for piece in from.. {
        let name = name(id, piece);
        if piece > 0 && keeper.get(&name).is_none() {
            return;
        }
        keeper.remove(&name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::{Cell, RefCell};
    use std::collections::BTreeMap;

    #[derive(Default)]
    struct Memory {
        texts: RefCell<BTreeMap<String, String>>,
        full: Cell<bool>,
        written: Cell<usize>,
    }

    impl Keeper for Memory {
        fn get(&self, name: &str) -> Option<String> {
            self.texts.borrow().get(name).cloned()
        }

        fn set(&self, name: &str, text: &str) -> bool {
            if !self.full.get() {
                self.written.set(self.written.get() + text.len());
                self.texts.borrow_mut().insert(name.to_owned(), text.to_owned());
            }
            !self.full.get()
        }

        fn remove(&self, name: &str) {
            self.texts.borrow_mut().remove(name);
        }
    }

    #[test]
    fn what_was_added_is_read_back_and_little_is_written() {
        let (memory, mut pieces) = (Memory::default(), Pieces::default());
        let mut whole = "header\n\n".repeat(100);
        assert!(pieces.keep(&memory, "x", true, &whole));
        for n in 0..2_000 {
            let line = format!("A move {n}\n");
            whole.push_str(&line);
            if n % 700 == 0 {
                // The page was closed and opened again.
                pieces = Pieces::default();
            }
            assert!(pieces.keep(&memory, "x", false, &line));
        }
        assert_eq!(read(&memory, "x"), Some(whole));
        assert!(memory.written.get() < 2_000 * LONG, "{}", memory.written.get());
        assert!(memory.texts.borrow().values().all(|text| text.len() <= LONG));
    }

    #[test]
    fn whole_matches_replace_what_was_and_matches_do_not_mix() {
        let (memory, mut pieces) = (Memory::default(), Pieces::default());
        for id in ["x", "y"] {
            assert!(pieces.keep(&memory, id, true, "one\n"));
            for _ in 0..1_000 {
                assert!(pieces.keep(&memory, id, false, "and more\n"));
            }
        }
        assert!(pieces.keep(&memory, "x", true, "anew\n"));
        assert!(pieces.keep(&memory, "x", false, "again\n"));
        assert_eq!(read(&memory, "x").as_deref(), Some("anew\nagain\n"));
        assert_eq!(read(&memory, "y").unwrap().lines().count(), 1_001);
        forget(&memory, "y", 0);
        assert_eq!(read(&memory, "y"), None);
        assert_eq!(memory.texts.borrow().len(), 2);
    }

    #[test]
    fn what_found_no_room_is_kept_with_the_next() {
        let (memory, mut pieces) = (Memory::default(), Pieces::default());
        let mut whole = "one\n".to_owned();
        assert!(pieces.keep(&memory, "x", true, &whole));
        for n in 0..3_000 {
            memory.full.set(n % 10 < 7 && n != 2_999);
            let line = format!("A move {n}\n");
            whole.push_str(&line);
            assert_eq!(pieces.keep(&memory, "x", false, &line), !memory.full.get());
        }
        assert_eq!(read(&memory, "x"), Some(whole));
    }
}
