//! The table as one pair of eyes sees it: what the boards and lists are made
//! from, wherever the match is.
//!
//! A screen knows a view and what was told, never the match itself. The game's
//! own code makes sentences, legal actions and reasons from a match that fits
//! that view.

use drawing::Handle;
use engine::{Message, Seat, Section, Stances, Viewer};
use std::sync::Arc;
use table::room::{Card, ChairCard};
use table::wire::Mirror;
use table::{AnyMatch, Choice, Entry, Outcome, Refusal, Told, Touching};

/// What one pair of eyes sees.
pub(crate) struct Seen {
    pub(crate) entry: Arc<Entry>,
    pub(crate) viewer: Viewer,
    card: Option<Card>,
    /// A match that fits the view; none before it has begun, or if the view
    /// cannot be read.
    game: Option<Box<dyn AnyMatch>>,
    /// The same after the steps of a thought that are held, not sent.
    after: Option<Box<dyn AnyMatch>>,
    told: Vec<Told>,
    branch: u64,
    outcome: Option<Outcome>,
}

impl Seen {
    pub(crate) fn new(entry: Arc<Entry>, mirror: &Mirror, viewer: Viewer) -> Seen {
        let (card, game, after, told, outcome) = (None, None, None, Vec::new(), None);
        let branch = mirror.branch;
        let mut seen = Seen { entry, viewer, card, game, after, told, branch, outcome };
        seen.look(mirror, viewer);
        seen
    }

    /// Looks again, perhaps through other eyes.
    pub(crate) fn look(&mut self, mirror: &Mirror, viewer: Viewer) {
        let eyes = mirror.eyes_of(viewer);
        self.card.clone_from(&mirror.table);
        self.outcome.clone_from(&mirror.outcome);
        self.after = None;
        self.game = eyes.and_then(|eyes| mirror.dream(&self.entry, eyes));
        let events = eyes.map_or(&[][..], |eyes| &eyes.events);
        // What was told stays told, unless steps were taken back.
        if viewer != self.viewer || mirror.branch != self.branch || events.len() < self.told.len() {
            self.told.clear();
        }
        (self.viewer, self.branch) = (viewer, mirror.branch);
        if let Some(game) = &self.game {
            let told = events.iter().skip(self.told.len()).map(|(step, data)| {
                // Nothing is skipped: the count says how far one has read.
                let message = game.tell(data).unwrap_or_else(|| Message::new("tui-untold"));
                Told { step: *step, message, data: data.clone() }
            });
            self.told.extend(told);
        }
    }

    /// A match of a seat's own to think with, if its game is made by touches.
    pub(crate) fn thought(&self, seat: Seat) -> Option<Touching> {
        let game = self.game.as_ref().filter(|_| self.entry.drawn && self.outcome.is_none())?;
        Some(Touching::new(game.fork(), seat))
    }

    /// Looks at the match as it would be after what is held, or as it is.
    pub(crate) fn look_ahead(&mut self, after: Option<Box<dyn AnyMatch>>) {
        self.after = after;
    }

    /// The match as it is looked at.
    fn now(&self) -> Option<&dyn AnyMatch> {
        self.after.as_deref().or(self.game.as_deref())
    }

    fn chairs(&self) -> &[ChairCard] {
        self.card.as_ref().map_or(&[], |card| &card.chairs)
    }

    pub(crate) fn players(&self) -> usize {
        self.chairs().len()
    }

    /// The options in force, as text.
    pub(crate) fn options(&self) -> &str {
        self.card.as_ref().map_or("", |card| &card.options)
    }

    /// The view as the game's own type.
    pub(crate) fn view<V: 'static>(&self) -> Option<V> {
        let view = self.now()?.view_any(self.viewer);
        view.downcast::<V>().ok().map(|view| *view)
    }

    /// What happened, as these eyes may hear it.
    pub(crate) fn told(&self) -> &[Told] {
        &self.told
    }

    /// The legal actions of a seat, each with what it does.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<Choice> {
        let game = self.now().filter(|_| self.outcome.is_none());
        game.map(|game| game.legal(seat)).unwrap_or_default()
    }

    /// What an action does, or why it cannot be taken.
    pub(crate) fn explain(&self, seat: Seat, text: &str) -> Result<Message, Refusal> {
        match self.now() {
            _ if self.outcome.is_some() => Err(Refusal::Over),
            Some(game) => game.explain(seat, text),
            None => Err(Refusal::Manners(Message::new("manners-not-begun"))),
        }
    }

    /// What a thing of the board is.
    pub(crate) fn about(&self, handle: &Handle) -> Option<Message> {
        self.now()?.about(self.viewer, handle)
    }

    /// An action in the game's own spelling, if it is legal.
    pub(crate) fn spelt(&self, seat: Seat, text: &str) -> Option<String> {
        self.now()?.check(seat, text).ok()
    }

    /// What the match waits for.
    pub(crate) fn asks(&self) -> Message {
        match (self.outcome.as_ref().and_then(|end| end.resigned), self.now()) {
            (Some(seat), _) => Message::new("table-resigned").seat("who", seat),
            (None, Some(game)) => game.prompt(self.viewer),
            (None, None) => Message::new("manners-not-begun"),
        }
    }

    /// Everything these eyes may know, in words.
    pub(crate) fn describe(&self) -> Vec<Section> {
        self.now().map(|game| game.describe(self.viewer)).unwrap_or_default()
    }

    /// Short help on the game.
    pub(crate) fn help(&self) -> Vec<Section> {
        if let Some(game) = &self.game {
            return game.help();
        }
        let players = u8::try_from(self.players()).unwrap_or(u8::MAX);
        self.entry.open(players, self.options()).map(|game| game.help()).unwrap_or_default()
    }

    /// What a seat of this screen need not be asked.
    pub(crate) fn stances(&self, seat: Seat) -> Option<Stances> {
        let chair = self.chairs().get(seat.index())?;
        Some(Stances::read(self.game.as_ref()?.standing(), &chair.stands))
    }
}
