//! What can be asked of the table of any game: drawings, and what touches mean.

use super::Match;
use crate::json;
use bots::Playable;
use drawing::{Board, Drawing, Handle, Icon, Notes, Offer, Pen, Tells, Thought};
use engine::{Illegal, Message, Seat, Viewer};
use serde_json::Value;

/// Why something that was touched cannot be done, and who is to blame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blame {
    /// The action that was most likely meant, in notation.
    pub wish: String,
    /// Why not.
    pub why: Message,
    /// What stands in the way.
    pub culprits: Vec<Handle>,
}

/// The table of a match of any game. Games without a board of their own draw
/// nothing and have no ways.
pub trait AnyTable {
    /// The table as this viewer sees it; nothing if the game has no board.
    fn draw(&self, viewer: Viewer, pen: &mut Pen<'_>) -> Option<Drawing>;
    /// What a seat can do, and by which touches: its legal actions in the game's
    /// order, then its shortcuts.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// Why somebody who has picked these cannot touch this; nothing if nobody
    /// knows what was meant.
    fn blame(&self, seat: Seat, picks: &[Handle], handle: &Handle) -> Option<Blame>;
    /// What a thing is.
    fn about(&self, viewer: Viewer, handle: &Handle) -> Option<Message>;
    /// Whether touching a thing with which nothing can be done shows more of it.
    fn pins(&self, viewer: Viewer, handle: &Handle) -> bool;
    /// The name of a verb or switch.
    fn control(&self, viewer: Viewer, handle: &Handle) -> Option<Message>;
    /// Whether its drawings follow what is picked.
    fn follows(&self) -> bool;
    /// What is picked so far, in words.
    fn thought(
        &self,
        viewer: Viewer,
        picks: &[Handle],
        say: &dyn Fn(&Message) -> String,
    ) -> Thought;
    /// The picture of a verb.
    fn sign(&self, viewer: Viewer, handle: &Handle) -> Option<Icon>;
    /// What a chain of actions, in notation, would do, in a few words after the
    /// name of what is touched for it.
    fn brief(&self, viewer: Viewer, chain: &str) -> Option<(Message, Message)>;
    /// What stands above the menu of a thing.
    fn heading(&self, viewer: Viewer, handle: &Handle) -> Option<Message>;
    /// What an event that arrived as data shows.
    fn tells(&self, event: &Value) -> Option<Tells>;
    /// What the next drawings remember of an event that arrived as data.
    fn keeps(&self, event: &Value, notes: &mut Notes);
}

impl<G: Board + Playable> AnyTable for Match<G> {
    fn draw(&self, viewer: Viewer, pen: &mut Pen<'_>) -> Option<Drawing> {
        G::DRAWN.then(|| self.game().draw(&self.seen(viewer), pen))
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        if seat.index() >= self.game().players() {
            return Vec::new();
        }
        drawing::offers(self.game(), &self.state, seat).1
    }

    fn blame(&self, seat: Seat, picks: &[Handle], handle: &Handle) -> Option<Blame> {
        let game = self.game();
        if seat.index() >= game.players() {
            return None;
        }
        let wish = game.wish(&self.seen(Viewer::Seat(seat)), picks, handle)?;
        let why = game.check(&self.state, seat, wish).err()?;
        let culprits = match &why {
            Illegal::Rule(reason) => game.culprits(reason),
            _ => Vec::new(),
        };
        let why = why.message(|reason| game.reason(reason));
        Some(Blame { wish: wish.to_string(), why, culprits })
    }

    fn about(&self, viewer: Viewer, handle: &Handle) -> Option<Message> {
        self.game().about(&self.seen(viewer), handle)
    }

    fn pins(&self, viewer: Viewer, handle: &Handle) -> bool {
        self.game().pins(&self.seen(viewer), handle)
    }

    fn control(&self, viewer: Viewer, handle: &Handle) -> Option<Message> {
        self.game().control(&self.seen(viewer), handle)
    }

    fn follows(&self) -> bool {
        G::FOLLOWS
    }

    fn thought(
        &self,
        viewer: Viewer,
        picks: &[Handle],
        say: &dyn Fn(&Message) -> String,
    ) -> Thought {
        self.game().thought(&self.seen(viewer), picks, say)
    }

    fn sign(&self, viewer: Viewer, handle: &Handle) -> Option<Icon> {
        self.game().sign(&self.seen(viewer), handle)
    }

    fn brief(&self, viewer: Viewer, chain: &str) -> Option<(Message, Message)> {
        let chain: Result<Vec<G::Action>, _> = chain.split("; ").map(str::parse).collect();
        self.game().brief(&self.seen(viewer), &chain.ok()?)
    }

    fn heading(&self, viewer: Viewer, handle: &Handle) -> Option<Message> {
        self.game().heading(&self.seen(viewer), handle)
    }

    fn tells(&self, event: &Value) -> Option<Tells> {
        let event: G::Event = json::read(&event.to_string())?;
        Some(self.game().tells(&event))
    }

    fn keeps(&self, event: &Value, notes: &mut Notes) {
        if let Some(event) = json::read::<G::Event>(&event.to_string()) {
            self.game().keeps(&event, notes);
        }
    }
}
