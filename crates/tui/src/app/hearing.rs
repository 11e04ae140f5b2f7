//! What is heard of the table: what went on, went back or was said, and what
//! that means for whoever looks at the screen.

use super::{App, Effect, Overlay, Pending, Tone};
use crate::away::{Arrived, News};
use crate::host::Host;
use engine::{Message, Seat, Viewer};
use table::wire::{Shown, Talk};

impl App {
    /// Takes in what there is to show.
    pub(super) fn heed(&mut self, shown: Vec<Shown>) -> Vec<Effect> {
        for shown in shown {
            match shown {
                Shown::Whole { told } => {
                    self.went_back();
                    self.hear(told);
                }
                Shown::On { told, .. } => self.hear(told),
                Shown::Table => self.hear_of_another_match(),
                Shown::Talk => self.hear_talk(),
                Shown::No(no) => self.tell(Tone::Bad, no.why),
            }
        }
        self.refresh()
    }

    /// The line to the server tells something.
    pub(super) fn wire(&mut self, news: News) -> Vec<Effect> {
        let Host::Server(away) = &mut self.host else { return Vec::new() };
        let Arrived { shown, orders, line, record } = away.hear(news);
        let mut effects: Vec<Effect> = orders.into_iter().map(Effect::Order).collect();
        if let Some((good, message)) = line {
            self.tell(if good { Tone::Good } else { Tone::Bad }, message);
        }
        if !shown.is_empty() {
            effects.extend(self.heed(shown));
        }
        if let Some(record) = record {
            effects.extend(self.fetched(record));
        }
        effects
    }

    /// The server has handed out the record, or not.
    fn fetched(&mut self, record: Result<String, Message>) -> Vec<Effect> {
        let Some(Pending::Fetch(path, fresh)) = self.pending.take() else { return Vec::new() };
        match record {
            Ok(text) => {
                self.pending = Some(Pending::Copy(path.clone()));
                vec![Effect::Keep { path, text, fresh }]
            }
            Err(why) => {
                self.tell(Tone::Bad, why);
                Vec::new()
            }
        }
    }

    /// What happened at the table. Whoever sits down later reads it in the log.
    fn hear(&mut self, told: Vec<Message>) {
        if let Some(first) = told.first() {
            self.tell(Tone::Info, first.clone());
        }
        let steps = self.mirror().steps;
        self.news.extend(told.into_iter().map(|news| (steps, news)));
    }

    /// Everybody wants another match, and it is at another table.
    fn hear_of_another_match(&mut self) {
        let next = self.mirror().table.as_ref().and_then(|card| card.next.clone());
        if let Some(code) = next.filter(|code| self.next.as_ref() != Some(code)) {
            self.hear(vec![Message::new("tui-next").text("code", &code)]);
            self.next = Some(code);
        }
    }

    fn hear_talk(&mut self) {
        let said = self.mirror().talk.last().map(said);
        self.hear(said.into_iter().collect());
    }

    /// What was said before we came stands in the log.
    pub(super) fn hear_old_talk(&mut self) {
        let steps = self.mirror().steps;
        let old: Vec<_> = self.mirror().talk.iter().map(|talk| (steps, said(talk))).collect();
        self.news.extend(old);
    }

    /// Steps were taken back: what was shown of them goes.
    fn went_back(&mut self) {
        let covered = self.shared() && self.overlay().is_some();
        self.overlays.retain(|it| matches!(it, Overlay::Page(..) | Overlay::Quit));
        // Who presses the key on a cover is anybody's guess, so whoever takes
        // back is asked to sit down first.
        if covered {
            self.viewer = Viewer::Public;
        }
        let steps = self.mirror().steps;
        self.heard = self.heard.min(steps);
        // What was said of steps that are gone was said before whatever comes.
        for (step, _) in &mut self.news {
            *step = steps.min(*step);
        }
    }

    /// The chairs of this screen, whoever plays there.
    fn own(&self) -> impl Iterator<Item = Seat> + '_ {
        self.mirror().eyes.iter().filter_map(|eyes| eyes.seat)
    }

    /// Whether several people look at this screen.
    pub(super) fn shared(&self) -> bool {
        self.own().count() > 1
    }

    /// Whoever is alone at the screen just looks; of several one has to sit down.
    pub(super) fn settle_eyes(&mut self) {
        let own: Vec<Seat> = self.own().collect();
        self.viewer = match (&own[..], self.viewer) {
            ([alone], _) => Viewer::Seat(*alone),
            (several, Viewer::Seat(seat)) if several.contains(&seat) => Viewer::Seat(seat),
            _ => Viewer::Public,
        };
    }

    /// Somebody may have come, or be called otherwise.
    pub(super) fn settle_names(&mut self) {
        let names = self.host.names();
        if names != self.named {
            self.named = names;
            self.book = self.host.book(self.book.lang());
        }
    }

    /// Until the match begins the chairs are shown.
    pub(super) fn wait_in_the_lobby(&mut self) {
        self.overlays.retain(|overlay| !matches!(overlay, Overlay::Lobby));
        if self.mirror().table.as_ref().is_some_and(|card| !card.started) {
            self.overlays.insert(0, Overlay::Lobby);
        }
    }

    /// Puts the question to everybody at the screen whether somebody may take
    /// back, as long as it is open.
    pub(super) fn ask_all(&mut self) {
        self.overlays.retain(|overlay| !matches!(overlay, Overlay::Agree(..)));
        let Some(card) = &self.mirror().table else { return };
        if let Some(seat) = card.takeback.filter(|_| card.asked) {
            let why = card.why.clone();
            self.overlays.push(Overlay::Agree(seat, why));
        }
    }
}

/// What somebody said, as a line.
pub(crate) fn said(talk: &Talk) -> Message {
    Message::new("tui-said").text("name", &talk.name).text("text", &talk.text)
}
