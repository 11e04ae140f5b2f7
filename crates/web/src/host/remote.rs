//! A table of a server: the same scenes, made from what the server tells.
//!
//! Nothing here opens a socket; the worker does, and hands over what it hears.

use super::screen::{Screen, seat_of};
use super::thinking::{Found, Question};
use crate::scene::{Order, Remote as Beside, Report};
use table::room::{Ask, Card};
use table::wire::{Heard, Mirror, Said, Shown};
use table::{Brief, Catalog, Lang, json};

/// The computer player that takes a chair which stayed free.
const COMPANION: &str = "search";

/// A table of a server.
pub struct Remote {
    /// The games whose rules are here.
    games: Catalog,
    address: String,
    mirror: Mirror,
    pub(super) screen: Screen,
}

impl Remote {
    pub(crate) fn join(
        games: Catalog,
        address: String,
        token: Option<String>,
        lang: Lang,
    ) -> Remote {
        Remote { games, address, mirror: Mirror::new(token), screen: Screen::new(None, lang) }
    }

    /// Where the socket is.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// What to say first on every new line.
    pub fn hello(&mut self) -> String {
        text_of(&self.mirror.hello())
    }

    /// What is to be sent now.
    pub fn outbox(&mut self) -> Vec<String> {
        self.mirror.outbox().iter().map(text_of).collect()
    }

    /// Whether something was missed, so that the line must be opened anew.
    pub fn lost(&self) -> bool {
        self.mirror.lost()
    }

    /// Whether the server does not let us in: there is no use in trying again.
    pub fn refused(&self) -> bool {
        self.mirror.refused()
    }

    /// The line is down; the page goes on showing what it knows.
    pub fn dropped(&mut self) -> Vec<Report> {
        self.mirror.dropped();
        if self.mirror.refused() {
            return Vec::new();
        }
        if self.mirror.table.is_none() {
            // Nothing was ever heard: say so while trying again.
            return vec![Report::Failed { why: vec![self.screen.book.word("web-line-down")] }];
        }
        self.show(&[])
    }

    /// Hears a message of the server.
    pub fn heard(&mut self, text: &str) -> Vec<Report> {
        let Some(heard) = json::read::<Heard>(text) else { return Vec::new() };
        let heard = self.mirror.hear(heard);
        self.look();
        let mut reports = Vec::new();
        for shown in &heard {
            let Shown::No(no) = shown else { continue };
            if self.mirror.refused() {
                let why = vec![self.screen.say(&self.mirror, &no.why)];
                return vec![Report::Failed { why }];
            }
            reports.extend(self.screen.refuse(&self.mirror, &no.why));
        }
        if heard.len() > reports.len() {
            reports.splice(0..0, self.show(&heard));
        }
        reports
    }

    /// Which game it is.
    fn look(&mut self) {
        let Some(card) = &self.mirror.table else { return };
        if self.screen.entry.as_ref().is_none_or(|entry| entry.id != card.game)
            && let Ok(entry) = super::find(&self.games, &card.game)
        {
            self.screen.turn_to(Some(entry));
        }
    }

    pub(crate) fn speak(&mut self, lang: Lang) -> Vec<Report> {
        self.screen.speak(lang);
        self.show(&[])
    }

    fn show(&mut self, heard: &[Shown]) -> Vec<Report> {
        let Some(card) = self.mirror.table.clone() else { return Vec::new() };
        if self.screen.entry.is_none() && crate::shelf::find(&card.game).is_some() {
            return vec![Report::Elsewhere { game: card.game }];
        }
        let (fresh, news) = self.screen.note(&self.mirror, heard);
        let beside = Some(self.beside(&card));
        let mut scene = self.screen.scene(&self.mirror, &card, beside, fresh, &news);
        if scene.viewer.is_none() && self.mirror.people().is_empty() {
            let none = engine::Message::new("refusal-nothing-to-undo");
            scene.no_undo = Some(self.screen.say(&self.mirror, &none));
        }
        vec![Report::Scene(Box::new(scene))]
    }

    /// What belongs to a table of a server.
    fn beside(&self, card: &Card) -> Beside {
        let talk = self.mirror.talk.iter();
        Beside {
            code: card.code.clone(),
            online: self.mirror.online(),
            started: card.started,
            owner: card.owner,
            seated: card.chairs.iter().any(|chair| chair.yours),
            takeback: card.takeback,
            rematch: card.rematch.clone(),
            next: card.next.clone(),
            chat: talk.map(|talk| (talk.name.clone(), talk.text.clone())).collect(),
            company: card.chairs.iter().any(|it| !it.yours && it.bot.is_none() && !it.open),
        }
    }

    /// The advice that the reader waits for.
    pub(crate) fn question(&self) -> Option<Question> {
        self.screen.question(&self.mirror)
    }

    pub(crate) fn brief(&self, question: Question) -> Option<Brief> {
        self.screen.brief(&self.mirror, question)
    }

    /// Gives the advice that was found.
    pub(crate) fn found(&mut self, question: Question, found: Option<&Found>) -> Vec<Report> {
        self.screen.advise(&self.mirror, question, found)
    }

    /// Asks for advice. Where other people play, nobody is advised in secret.
    fn hint(&mut self) -> Vec<Report> {
        let waits = Screen::open(&self.mirror).is_some_and(|open| self.screen.waits(open));
        if let Err(refused) = self.screen.hint(&self.mirror) {
            return refused;
        }
        let card = self.mirror.table.as_ref();
        let mut chairs = card.into_iter().flat_map(|card| &card.chairs);
        let company = chairs.any(|chair| !chair.yours && chair.bot.is_none());
        if company && !waits {
            let text = self.screen.book.word("web-hint-said");
            let refused = self.ask(Ask::Say { text });
            // Who cannot say so is not advised.
            if !refused.is_empty() {
                self.screen.unasked();
                return refused;
            }
        }
        Vec::new()
    }

    /// How many chairs this screen has.
    fn seats(&self) -> usize {
        self.mirror.eyes.iter().filter(|eyes| eyes.seat.is_some()).count()
    }

    /// Asks the server; what cannot be asked now is refused.
    fn ask(&mut self, ask: Ask) -> Vec<Report> {
        match self.mirror.ask(ask) {
            Ok(_) => Vec::new(),
            Err(why) => self.screen.refuse(&self.mirror, &why),
        }
    }

    pub(crate) fn handle(&mut self, order: Order) -> Vec<Report> {
        let seat = seat_of(self.mirror.viewer());
        match (order, seat) {
            (Order::Act { prompt, text }, Some(seat)) => self.ask(Ask::Act { seat, prompt, text }),
            (Order::Undo, _) => {
                let last = self.mirror.last_to_act().or_else(|| self.mirror.people().lowest());
                last.or(seat).map_or_else(Vec::new, |seat| self.ask(Ask::Undo { seat }))
            }
            (Order::Allow { yes }, _) => self.ask(Ask::Allow { yes }),
            (Order::Resign, Some(seat)) => self.ask(Ask::Resign { seat }),
            (order, _) if order.touches() => {
                let (act, reports) = self.screen.touch(&self.mirror, order);
                let sent = act.map(|order| self.handle(order));
                reports.into_iter().chain(sent.into_iter().flatten()).collect()
            }
            (Order::Hint, Some(_)) => self.hint(),
            (Order::Stand { question, answer }, Some(seat)) => {
                self.ask(Ask::Stand { seat, question, answer })
            }
            // Whoever has one chair need not say which.
            (Order::Away, Some(seat)) if self.seats() > 1 => self.ask(Ask::LeaveChair { seat }),
            (Order::Away, _) => self.ask(Ask::Leave),
            (Order::Return, _) => {
                let left = self.mirror.left().next().filter(|_| self.seats() > 1);
                self.ask(left.map_or(Ask::Return, |seat| Ask::ReturnChair { seat }))
            }
            (Order::Chat { text }, _) => self.ask(Ask::Say { text }),
            (Order::Sit { seat, name }, _) => self.ask(Ask::Sit { seat: Some(seat), name }),
            (Order::SeatBot { seat }, _) => {
                self.ask(Ask::Bot { seat, level: Some(COMPANION.to_owned()) })
            }
            (Order::Begin, _) => self.ask(Ask::Start { level: COMPANION.to_owned() }),
            (Order::Rematch, _) => self.ask(Ask::Rematch),
            (Order::Explain { text }, _) => self.screen.explain(&self.mirror, text),
            _ => Vec::new(),
        }
    }
}

fn text_of(said: &Said) -> String {
    serde_json::to_string(said).unwrap_or_default()
}
