//! What can be done now, with a cursor: first what belongs to a thought that was
//! begun, then the legal actions, grouped by kind.

use crate::boards::Board;
use crate::seen::Seen;
use crate::words::Book;
use drawing::Handle;
use engine::Seat;

/// What a line of the list does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Does {
    /// It plays its action.
    Play,
    /// It is a button, or a line of a menu: it is pressed.
    Press,
    /// It touches a verb, or a thing that the cursor cannot come to.
    Touch(Handle),
    /// It turns a switch, which is on or not.
    Turn(Handle, bool),
}

/// Something that can be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Item {
    /// The action in notation; nothing if it is none.
    pub(crate) text: String,
    /// What it is called in the list.
    pub(crate) name: String,
    /// What it does and brings.
    pub(crate) what: String,
    /// Its group; nothing if it stands before them.
    pub(crate) group: Option<usize>,
    pub(crate) does: Does,
}

/// A row of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Row {
    /// The heading of a group.
    Head(usize),
    /// An action.
    Item(usize),
}

/// The list.
#[derive(Default)]
pub(crate) struct Actions {
    pub(crate) items: Vec<Item>,
    /// The headings of the groups.
    pub(crate) heads: Vec<String>,
    /// The item under the cursor.
    pub(crate) at: usize,
}

impl Actions {
    /// The actions of a seat, in the board's order of groups.
    pub(crate) fn read(seen: &Seen, seat: Seat, board: &dyn Board, book: &Book) -> Actions {
        let mut choices: Vec<_> = seen
            .legal(seat)
            .into_iter()
            .map(|choice| (board.group(&choice.text), choice))
            .collect();
        choices.sort_by_key(|((order, _), _)| *order);
        let mut list = Actions::default();
        for ((_, head), choice) in choices {
            let head = book.say(&head, None);
            // A board without groups of its own names the word that is typed;
            // the game says what it means.
            let head = book.find(&format!("verb-{head}")).unwrap_or(head);
            let known = list.heads.iter().position(|known| *known == head);
            let group = known.unwrap_or_else(|| {
                list.heads.push(head);
                list.heads.len() - 1
            });
            let what = book.say(&choice.message, Some(seat));
            let (text, name) = (choice.text.clone(), choice.text);
            list.items.push(Item { text, name, what, group: Some(group), does: Does::Play });
        }
        // Groups a general board found out of order are brought together.
        list.items.sort_by_key(|item| item.group);
        list
    }

    /// With these before the actions; the cursor stays on the actions.
    pub(crate) fn after(mut self, first: Vec<Item>) -> Actions {
        self.at = if self.items.is_empty() { 0 } else { first.len() };
        self.items.splice(0..0, first);
        self
    }

    /// Nothing but these.
    pub(crate) fn only(items: Vec<Item>) -> Actions {
        Actions { items, ..Actions::default() }
    }

    /// The rows as they are drawn.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::with_capacity(self.items.len() + self.heads.len());
        let mut group = None;
        for (n, item) in self.items.iter().enumerate() {
            if group != item.group {
                group = item.group;
                rows.extend(item.group.map(Row::Head));
            }
            rows.push(Row::Item(n));
        }
        rows
    }

    /// The actions themselves.
    pub(crate) fn plays(&self) -> impl Iterator<Item = &Item> {
        self.items.iter().filter(|item| item.group.is_some())
    }

    /// How many actions a group has.
    pub(crate) fn count(&self, group: usize) -> usize {
        self.items.iter().filter(|item| item.group == Some(group)).count()
    }

    /// What is under the cursor.
    pub(crate) fn current(&self) -> Option<&Item> {
        self.items.get(self.at)
    }

    /// Puts the cursor on an action; `false` if it is not in the list.
    pub(crate) fn select(&mut self, text: &str) -> bool {
        let own = |item: &Item| item.group.is_some() && item.text == text;
        let found = self.items.iter().position(own);
        self.at = found.unwrap_or(self.at);
        found.is_some()
    }

    /// Moves the cursor by so many actions; `false` at the ends.
    pub(crate) fn step(&mut self, by: isize) -> bool {
        let last = self.items.len().saturating_sub(1);
        let to = self.at.saturating_add_signed(by).min(last);
        std::mem::replace(&mut self.at, to) != to
    }

    /// Puts the cursor on the first action of the next or previous group.
    pub(crate) fn leap(&mut self, forward: bool) {
        let Some(group) = self.current().map(|item| item.group) else {
            return;
        };
        let to = match (group, forward) {
            (None, true) | (Some(0), false) => Some(0),
            (None, false) => None,
            (Some(group), true) => Some(group + 1),
            (Some(group), false) => Some(group - 1),
        };
        if let Some(at) = self.items.iter().position(|item| item.group == to) {
            self.at = at;
        }
    }
}
