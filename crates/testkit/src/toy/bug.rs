//! The mistakes that can be planted in the toy game, one or more for each law.
//!
//! Which one is planted is a matter of the thread, not of a type or a setting:
//! so the toy has one type, its readers of text can be wrong too, and forty
//! bugs do not compile the laws forty times.

use std::cell::Cell;

thread_local! {
    static PLANTED: Cell<Bug> = const { Cell::new(Bug::None) };
}

impl Bug {
    /// Runs something with this bug in the toy, on this thread.
    pub fn plant<T>(self, run: impl FnOnce() -> T) -> T {
        struct Weed(Bug);
        impl Drop for Weed {
            fn drop(&mut self) {
                PLANTED.set(self.0);
            }
        }
        let _weed = Weed(PLANTED.replace(self));
        run()
    }

    pub(super) fn planted(self) -> bool {
        PLANTED.get() == self
    }
}

/// A planted mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bug {
    /// No mistake.
    None,
    /// `check` lets cards be played that are not held.
    LaxCheck,
    /// `check` refuses a card that may be played.
    StrictCheck,
    /// `legal` lists an action twice.
    ListsTwice,
    /// `legal` lists in another order each time.
    UnstableOrder,
    /// `legal` empties the buffer it should append to.
    ClearsBuffer,
    /// `pick` answers what may not be played.
    PicksIllegal,
    /// Text spells an action that stands in no list, and `check` lets it pass.
    SpellsMore,
    /// A seat is asked and has no answer.
    NoAnswer,
    /// Whoever has very many points is asked and has no answer. Play from the
    /// start does not come to it.
    LateNoAnswer,
    /// `pick` answers what may not be played for whoever has very many points.
    LatePick,
    /// A seat that is not asked may answer.
    BystanderActs,
    /// `check` refuses a bystander for the wrong reason.
    WrongRefusal,
    /// Chance may fall when nobody waits for it.
    ChanceAnytime,
    /// A view shows what a neighbour sealed.
    ViewLeaks,
    /// `imagine` forgets the points.
    ImagineForgets,
    /// A view names another reader.
    WrongViewer,
    /// Legality hangs on what a neighbour holds.
    LegalityPeeks,
    /// A refusal tells what a neighbour holds.
    ReasonPeeks,
    /// The order of `legal` tells what a neighbour holds.
    OrderPeeks,
    /// `imagine` deals cards that are all on the table already.
    ImagineInvents,
    /// What `imagine` makes cannot be played to the end.
    ImagineStuck,
    /// A played card is lost.
    CardLost,
    /// An event tells everybody what a seat sealed.
    EventLeaks,
    /// An event tells everybody what a seat drew.
    ChanceLeaks,
    /// An event is silent when a neighbour holds a certain card.
    SilenceLeaks,
    /// What was opened is heard, but no view keeps it.
    Traceless,
    /// Drawing and staying sound different and look the same.
    OnlySounds,
    /// `pick` hangs on what a neighbour holds.
    PickPeeks,
    /// An action reads back as another.
    TextLies,
    /// Some text makes the reader panic.
    ReaderPanics,
    /// A refused text is refused without a word.
    WordlessRefusal,
    /// A position forgets the points.
    PositionForgets,
    /// The gate lets in a position with too many cards.
    GateAsleep,
    /// `check_chance` lets cards be drawn that are gone.
    ChanceLax,
    /// A view does not survive its way over the wire.
    WireLoses,
    /// A wrong number of players is let in.
    CrowdLetIn,
    /// `apply` hangs on something that is not in the state.
    RandomApply,
    /// The rulebook forgets which options it was made for.
    OptionsForgotten,
    /// A match that does not end.
    Endless,
    /// Nobody is first when a match has ended.
    NobodyFirst,
    /// `apply` allocates.
    Allocates,
    /// `imagine` allocates.
    ImagineAllocates,
    /// Everybody sees and hears all.
    AllShown,
    /// A sentence wants something nobody supplies.
    MissingArgument,
    /// An event has no sentence at all.
    Speechless,
    /// A card that may be played is not drawn.
    CardUndrawn,
    /// Cards share a key.
    OneKey,
    /// What can be touched says not what it is.
    Unlabelled,
    /// Cards lie outside the table.
    OffTheTable,
    /// A card is played by a button instead of a touch.
    Wayless,
    /// A step is held although others are asked after it.
    HeldTooLong,
    /// More buttons than can be read.
    ButtonsTwice,
    /// A shortcut whose second step is illegal.
    FalseShortcut,
}
