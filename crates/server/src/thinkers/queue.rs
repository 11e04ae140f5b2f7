//! Who waits for a thread, and whose turn is next.
//!
//! Fair to guests first and to their tables second: whoever opens fifty tables
//! has one turn where somebody with a single table has one. Guests stand in a
//! circle. The next turn is that of the first of those for whom fewest threads
//! think, and whoever's thought has ended goes to the end; so a guest who comes
//! waits for one thought to end, however many another has waiting.

use std::collections::VecDeque;
use table::room::Guest;

/// No more thoughts wait for all guests together: each holds a view.
pub(super) const MOST: usize = 1024;
/// No more wait for the tables of one guest.
pub(super) const MOST_OF_A_GUEST: usize = 32;

/// There is no room: whoever asks waits and asks again.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Full;

/// For whom a thread is to think.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    /// Whoever opened the table, or wants a hint.
    pub(crate) guest: Guest,
    /// The table, by its code.
    pub(crate) table: String,
}

pub(super) struct Queue<T> {
    circle: VecDeque<Line<T>>,
    waiting: usize,
}

/// What one guest waits for.
struct Line<T> {
    guest: Guest,
    /// Threads that think for this guest.
    running: usize,
    waiting: usize,
    /// The tables in turn, none without anything that waits.
    tables: VecDeque<(String, VecDeque<(u64, T)>)>,
}

impl<T> Queue<T> {
    pub(super) fn new() -> Queue<T> {
        Queue { circle: VecDeque::new(), waiting: 0 }
    }

    pub(super) fn waiting(&self) -> usize {
        self.waiting
    }

    fn line(&mut self, guest: Guest) -> Option<&mut Line<T>> {
        self.circle.iter_mut().find(|line| line.guest == guest)
    }

    /// Something waits under this number.
    pub(super) fn put(&mut self, asker: &Asker, id: u64, thing: T) -> Result<(), Full> {
        let of_guest = self.line(asker.guest).map_or(0, |line| line.waiting);
        if self.waiting >= MOST || of_guest >= MOST_OF_A_GUEST {
            return Err(Full);
        }
        self.waiting += 1;
        if self.line(asker.guest).is_none() {
            let tables = VecDeque::new();
            self.circle.push_back(Line { guest: asker.guest, running: 0, waiting: 0, tables });
        }
        let Some(line) = self.line(asker.guest) else { return Err(Full) };
        line.waiting += 1;
        match line.tables.iter_mut().find(|(table, _)| *table == asker.table) {
            Some((_, things)) => things.push_back((id, thing)),
            None => line.tables.push_back((asker.table.clone(), [(id, thing)].into())),
        }
        Ok(())
    }

    /// Whatever is next. Its guest is thought for until [`Queue::ended`].
    pub(super) fn take(&mut self) -> Option<(Asker, u64, T)> {
        let waits = self.circle.iter_mut().filter(|line| line.waiting > 0);
        let line = waits.min_by_key(|line| line.running)?;
        let (table, mut things) = line.tables.pop_front()?;
        let (id, thing) = things.pop_front()?;
        let asker = Asker { guest: line.guest, table: table.clone() };
        if !things.is_empty() {
            line.tables.push_back((table, things));
        }
        line.running += 1;
        line.waiting -= 1;
        self.waiting -= 1;
        Some((asker, id, thing))
    }

    /// A thread has ended with what it took for this guest.
    pub(super) fn ended(&mut self, guest: Guest) {
        let Some(at) = self.circle.iter().position(|line| line.guest == guest) else { return };
        let Some(mut line) = self.circle.remove(at) else { return };
        line.running = line.running.saturating_sub(1);
        if line.running + line.waiting > 0 {
            self.circle.push_back(line);
        }
    }

    /// Nobody wants this any more; nothing if it does not wait.
    pub(super) fn drop(&mut self, asker: &Asker, id: u64) -> Option<T> {
        let line = self.line(asker.guest)?;
        let at = line.tables.iter().position(|(table, _)| *table == asker.table)?;
        let things = &mut line.tables[at].1;
        let found = things.iter().position(|(known, _)| *known == id)?;
        let (_, thing) = things.remove(found)?;
        if things.is_empty() {
            line.tables.remove(at);
        }
        line.waiting -= 1;
        self.waiting -= 1;
        self.circle.retain(|line| line.running + line.waiting > 0);
        Some(thing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(guest: Guest, table: &str) -> Asker {
        Asker { guest, table: table.to_owned() }
    }

    /// Takes so many, one thread at a time, as letters.
    fn taken(queue: &mut Queue<char>, count: usize) -> String {
        let mut text = String::new();
        for _ in 0..count {
            let Some((asker, _, letter)) = queue.take() else { break };
            text.push(letter);
            queue.ended(asker.guest);
        }
        text
    }

    #[test]
    fn guests_take_turns_and_so_do_the_tables_of_one() {
        let mut queue = Queue::new();
        let things = [(1, "x", 'a'), (1, "x", 'b'), (1, "y", 'c'), (2, "z", 'd'), (2, "z", 'e')];
        for (id, (guest, table, letter)) in (0..).zip(things) {
            queue.put(&at(guest, table), id, letter).unwrap();
        }
        assert_eq!(queue.waiting(), 5);
        assert_eq!(taken(&mut queue, 9), "adceb");
        assert_eq!(queue.waiting(), 0);
        assert!(queue.circle.is_empty(), "nobody is remembered");
    }

    #[test]
    fn whoever_comes_waits_for_one_thought_to_end() {
        for threads in 1..4 {
            let mut queue = Queue::new();
            for id in 0..MOST_OF_A_GUEST as u64 {
                queue.put(&at(1, &format!("table {id}")), id, 'x').unwrap();
            }
            for _ in 0..threads {
                assert_eq!(queue.take().unwrap().2, 'x');
            }
            queue.put(&at(2, "single"), 99, 'y').unwrap();
            queue.ended(1);
            assert_eq!(queue.take().unwrap().2, 'y', "{threads} threads");
            queue.ended(1);
            assert_eq!(queue.take().unwrap().2, 'x', "{threads} threads");
        }
    }

    #[test]
    fn nobody_has_two_threads_while_another_who_waits_has_none() {
        let mut queue = Queue::new();
        for id in 0..4 {
            queue.put(&at(1, "t"), id, 'x').unwrap();
            queue.put(&at(2, "u"), id, 'y').unwrap();
        }
        assert_eq!([queue.take().unwrap().2, queue.take().unwrap().2], ['x', 'y']);
        // The first thinks long; the second has the other thread for itself.
        for _ in 0..3 {
            queue.ended(2);
            assert_eq!(queue.take().unwrap().2, 'y');
        }
        queue.ended(2);
        assert_eq!(queue.take().unwrap().2, 'x', "nobody else waits");
    }

    #[test]
    fn it_is_bounded_for_each_guest_and_for_all() {
        let mut queue = Queue::new();
        let mut guests = 0;
        while queue.waiting() < MOST {
            for id in 0..MOST_OF_A_GUEST as u64 {
                queue.put(&at(guests, "t"), id, 'x').unwrap();
            }
            assert_eq!(queue.put(&at(guests, "u"), 99, 'x'), Err(Full));
            guests += 1;
        }
        assert_eq!(queue.put(&at(guests, "t"), 0, 'x'), Err(Full));
        assert_eq!(queue.waiting(), MOST);
        queue.take().unwrap();
        assert_eq!(queue.put(&at(guests, "t"), 0, 'x'), Ok(()));
    }

    #[test]
    fn what_is_not_wanted_any_more_is_not_taken() {
        let mut queue = Queue::new();
        for (id, letter) in (0..).zip(['a', 'b', 'c']) {
            queue.put(&at(1, "t"), id, letter).unwrap();
        }
        assert_eq!(queue.drop(&at(1, "t"), 1), Some('b'));
        assert_eq!(queue.drop(&at(1, "t"), 1), None);
        assert_eq!(queue.drop(&at(2, "t"), 0), None);
        assert_eq!(queue.waiting(), 2);
        assert_eq!(taken(&mut queue, 9), "ac");
        queue.put(&at(1, "t"), 7, 'd').unwrap();
        assert_eq!(queue.drop(&at(1, "t"), 7), Some('d'));
        assert!(queue.circle.is_empty() && queue.take().is_none());
    }
}
