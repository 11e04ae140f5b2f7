//! What a game says about its table.

use crate::palette::Palette;
use crate::{Cell, Drawing, Frame, Gesture, Handle, Icon, Offer, Shape, Way};
use engine::{Message, Seat, Viewer, Words};
use std::collections::BTreeMap;

/// What a view cannot tell and a drawing wants to keep: in which slot of the
/// market a card lies, in which order palaces were built. Nothing is always a
/// valid start.
pub type Notes = BTreeMap<String, String>;

/// The note that says what the reader looks at closer ([`Board::pins`]).
pub const PIN: &str = "pin";

/// The reader looks at something closer, or no longer if it was that.
pub fn pin(notes: &mut Notes, handle: &Handle) {
    if notes.get(PIN).is_some_and(|known| known == handle.as_str()) {
        notes.remove(PIN);
    } else {
        notes.insert(PIN.to_owned(), handle.to_string());
    }
}

/// The note of a screen that tells what is picked, for boards that draw it
/// ([`Board::FOLLOWS`]).
pub const PICKED: &str = "picked";

/// The note of a screen that tells that people play against each other.
pub const COMPANY: &str = "company";

/// The note of a screen that asks for the table as an event left it
/// ([`Tells::still`]): what a view cannot tell any more, the notes have to.
pub const STILL: &str = "still";

/// What a board is drawn with.
pub struct Pen<'a> {
    /// The window.
    pub frame: Frame,
    /// Makes a sentence in the reader's language.
    pub say: &'a dyn Fn(&Message) -> String,
    /// The players' names as they stand at the seats.
    pub names: &'a [String],
    /// What the last drawing left to remember.
    pub notes: &'a mut Notes,
}

impl Pen<'_> {
    /// A sentence or name in the reader's language.
    pub fn say(&self, message: &Message) -> String {
        (self.say)(message)
    }

    /// A sentence without arguments.
    pub fn word(&self, id: &'static str) -> String {
        (self.say)(&Message::new(id))
    }

    /// What the reader looks at closer.
    pub fn pinned(&self) -> Option<Handle> {
        self.notes.get(PIN).map(|text| Handle::from(text.as_str()))
    }

    /// What is picked, each as often as it is.
    pub fn picks(&self) -> Vec<Handle> {
        let words = self.notes.get(PICKED).map_or("", String::as_str);
        words.split_whitespace().map(Handle::from).collect()
    }

    /// Whether people play against each other.
    pub fn company(&self) -> bool {
        self.notes.contains_key(COMPANY)
    }

    /// Whether the table is wanted as the last event left it.
    pub fn is_still(&self) -> bool {
        self.notes.contains_key(STILL)
    }

    /// Whether the reader has touched this way of looking ([`Handle::is_look`])
    /// an odd number of times.
    pub fn turned(&self, look: &str) -> bool {
        self.notes.contains_key(look)
    }

    /// The name of whoever sits there.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// Several actions that one touch makes: a journey, a march.
#[derive(Clone, PartialEq, Debug)]
pub struct Shortcut<A> {
    /// The actions, each legal after the one before it.
    pub chain: Vec<A>,
    /// The touches that make it.
    pub ways: Vec<Way>,
    /// A short name for a line of a menu.
    pub label: Message,
    /// What it does and costs, as a sentence.
    pub what: Message,
    /// Drawn over the board while it is pointed at.
    pub over: Vec<Shape>,
}

/// A trace of what somebody did: from where to where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// Where it began; nothing if it came from outside.
    pub from: Option<Handle>,
    /// Where it ended.
    pub to: Handle,
}

/// What a letter reaches while the table has the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// The focus goes to the thing with this handle.
    Thing(&'static str),
    /// The panel of this name is shown.
    Panel(&'static str),
}

/// What an event shows on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tells {
    /// What it names: lit while its sentence is pointed at.
    pub names: Vec<Handle>,
    /// What moved.
    pub arrows: Vec<Arrow>,
    /// Who did it.
    pub who: Option<Seat>,
    /// How long it is shown at normal speed, in milliseconds.
    pub pace: u32,
    /// Whether the telling halts until the reader goes on.
    pub halts: bool,
    /// Whether the table is shown as this event left it while it is told: drawn
    /// from what [`Board::keeps`] has noted.
    pub still: bool,
    /// What the prompt says while the telling halts; the sentence of the event
    /// if nothing.
    pub ask: Option<Message>,
    /// What the button is called that goes on after a halt.
    pub go_on: Option<Message>,
}

/// What is picked so far, in words, where a move is composed of several touches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Thought {
    /// The move so far, as a sentence: in the place of the question.
    pub says: Option<Message>,
    /// What is missing before it can be made: on the button that cannot be
    /// pressed yet.
    pub missing: Option<Message>,
    /// What it takes, gives and does: in the line below the board.
    pub line: Vec<Cell>,
}

/// What a seat can do, and by which touches: its legal actions in the game's
/// order, then its shortcuts. The actions are handed back beside their offers.
pub fn offers<G: Board>(game: &G, state: &G::State, seat: Seat) -> (Vec<G::Action>, Vec<Offer>) {
    let view = game.view(state, Viewer::Seat(seat));
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    let offer = |action: &G::Action| {
        let mut gesture = game.gesture(&view, *action);
        let over = std::mem::take(&mut gesture.over);
        let what = gesture.says.take().unwrap_or_else(|| game.action(&view, *action));
        Offer { text: action.to_string(), gesture, what, over }
    };
    let mut offers: Vec<Offer> = actions.iter().map(offer).collect();
    if offers.is_empty() {
        return (actions, offers);
    }
    for shortcut in game.shortcuts(state, seat) {
        let steps: Vec<String> = shortcut.chain.iter().map(ToString::to_string).collect();
        let label = Some(shortcut.label);
        let gesture = Gesture { ways: shortcut.ways, label, ..Gesture::default() };
        let (text, what, over) = (steps.join("; "), shortcut.what, shortcut.over);
        offers.push(Offer { text, gesture, what, over });
    }
    (actions, offers)
}

/// A game with a board of its own. A game without one says nothing and is played
/// at the general table.
pub trait Board: Words {
    /// Whether there is a board.
    const DRAWN: bool = false;
    /// The symbols that shapes and icons use: art sheets, each an SVG of `<symbol>`s.
    const ART: &'static [&'static str] = &[];
    /// The colours.
    const PALETTE: Palette = Palette::NONE;
    /// The letters that reach something, in lower case. `u`, `h`, `p` and `l` are
    /// every table's own: undo, hint, hide the pieces, log.
    const LETTERS: &'static [(char, Reach)] = &[];

    /// Whether drawings follow what is picked: then every touch draws anew.
    const FOLLOWS: bool = false;

    /// The table as this view's reader sees it.
    fn draw(&self, view: &Self::View, pen: &mut Pen<'_>) -> Drawing {
        let _ = (view, pen);
        Drawing::default()
    }

    /// By which touches a legal action is made.
    fn gesture(&self, view: &Self::View, action: Self::Action) -> Gesture {
        let _ = (view, action);
        Gesture::default()
    }

    /// Several legal actions that one touch makes. The state fits what the seat
    /// knows; each chain has been tried on it step by step.
    fn shortcuts(&self, state: &Self::State, seat: Seat) -> Vec<Shortcut<Self::Action>> {
        let _ = (state, seat);
        Vec::new()
    }

    /// What somebody most likely meant who has picked these and touches this,
    /// which cannot be touched now: the judge says why not.
    fn wish(&self, view: &Self::View, picks: &[Handle], handle: &Handle) -> Option<Self::Action> {
        let _ = (view, picks, handle);
        None
    }

    /// Who is to blame for a refusal.
    fn culprits(&self, reason: &Self::Reason) -> Vec<Handle> {
        let _ = reason;
        Vec::new()
    }

    /// What is picked so far, in words; `say` makes sentences for its cells.
    fn thought(
        &self,
        view: &Self::View,
        picks: &[Handle],
        say: &dyn Fn(&Message) -> String,
    ) -> Thought {
        let _ = (view, picks, say);
        Thought::default()
    }

    /// What a thing is, as a sentence: for the line below the board while
    /// nothing can be done with it.
    fn about(&self, view: &Self::View, handle: &Handle) -> Option<Message> {
        let _ = (view, handle);
        None
    }

    /// Whether touching a thing with which nothing can be done shows more of it:
    /// the drawings that follow know of it by [`Pen::pinned`], until it is touched
    /// again or something else is.
    fn pins(&self, view: &Self::View, handle: &Handle) -> bool {
        let _ = (view, handle);
        false
    }

    /// The name of a verb or switch beside the prompt.
    fn control(&self, view: &Self::View, handle: &Handle) -> Option<Message> {
        let _ = (view, handle);
        None
    }

    /// A picture on a verb beside the prompt.
    fn sign(&self, view: &Self::View, handle: &Handle) -> Option<Icon> {
        let _ = (view, handle);
        None
    }

    /// What a touch would do whose only meaning is this chain of actions, for the
    /// line below the board: the name of what is touched, then effect, price and
    /// what is kept in a few words. The sentence of the action if there is none.
    fn brief(&self, view: &Self::View, chain: &[Self::Action]) -> Option<(Message, Message)> {
        let _ = (view, chain);
        None
    }

    /// What stands above the menu of a thing that can mean several moves: its
    /// name, and what one has to pay them with.
    fn heading(&self, view: &Self::View, handle: &Handle) -> Option<Message> {
        let _ = (view, handle);
        None
    }

    /// What of an event the next drawings remember and no view tells: the dice of
    /// the last round, what a turn has paid.
    fn keeps(&self, event: &Self::Event, notes: &mut Notes) {
        let _ = (event, notes);
    }

    /// What an event shows.
    fn tells(&self, event: &Self::Event) -> Tells {
        let _ = event;
        Tells::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_looked_at_is_touched_again_to_look_away() {
        let mut notes = Notes::new();
        pin(&mut notes, &"card:a".into());
        assert_eq!(notes.get(PIN).map(String::as_str), Some("card:a"));
        pin(&mut notes, &"card:b".into());
        assert_eq!(notes.get(PIN).map(String::as_str), Some("card:b"));
        pin(&mut notes, &"card:b".into());
        assert!(notes.is_empty());
    }
}
