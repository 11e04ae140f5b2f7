//! What is heard of the table: what went on, went back or was said, and what
//! that means for whoever looks at the screen.

use super::{App, Effect, Overlay, Tone};
use engine::{Message, Seat, Viewer};
use table::wire::Shown;

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
                Shown::Table => {}
                Shown::Talk => self.hear_talk(),
                Shown::No(no) => self.tell(Tone::Bad, no.why),
            }
        }
        self.refresh()
    }

    /// What happened at the table. Whoever sits down later reads it in the log.
    fn hear(&mut self, told: Vec<Message>) {
        if let Some(first) = told.first() {
            self.tell(Tone::Info, first.clone());
        }
        let steps = self.mirror().steps;
        self.news.extend(told.into_iter().map(|news| (steps, news)));
    }

    fn hear_talk(&mut self) {
        let Some(talk) = self.mirror().talk.last() else { return };
        let said = Message::new("tui-said").text("name", &talk.name).text("text", &talk.text);
        self.hear(vec![said]);
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
        self.heard = self.heard.min(self.mirror().steps);
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
