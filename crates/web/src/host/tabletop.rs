//! The table as it is drawn and touched: what the worker keeps of it between two
//! scenes.

use crate::scene::{Art, Button, Report, Touches};
use drawing::svg::{self, Brush, Sender, Sent};
use drawing::{Frame, Handle, Notes, Pen};
use engine::{Message, Seat, Viewer};
use serde_json::Value;
use std::sync::Arc;
use table::{AnyMatch, Entry, Touched, Touching};

/// Sentences and names for whoever reads.
pub(super) struct Voice<'a> {
    pub(super) say: &'a dyn Fn(&Message) -> String,
    pub(super) names: &'a [String],
}

/// What the worker keeps of a drawn table.
#[derive(Default)]
pub(super) struct Tabletop {
    pub(super) frame: Frame,
    /// What the drawings remember.
    notes: Notes,
    /// How many events they have been told of.
    heard: usize,
    /// Whether a thought was sent: nothing is lit until the table has answered.
    dark: bool,
    /// What the page has of them.
    sender: Sender,
    /// The game whose symbols the page has.
    art: Option<&'static str>,
    /// The reader's thought, and at which question: its number, and after how
    /// many steps it was asked.
    thought: Option<((u64, usize), Touching)>,
}

impl Tabletop {
    /// Another match, or other eyes: nothing of before counts.
    pub(super) fn forget(&mut self) {
        let frame = self.frame;
        *self = Tabletop { frame, ..Tabletop::default() };
    }

    /// The symbols and colours of a game, if the page has them not.
    pub(super) fn art(&mut self, entry: &Arc<Entry>) -> Option<Art> {
        if !entry.drawn || self.art.replace(entry.id) == Some(entry.id) {
            return None;
        }
        Some(Art {
            game: entry.id.to_owned(),
            symbols: entry.art.to_owned(),
            colours: entry.palette.style_sheet(),
        })
    }

    /// Lets the drawings remember what a view does not keep: dice, payments.
    pub(super) fn hear(&mut self, game: &dyn AnyMatch, events: &[(usize, Value)]) {
        // Fewer than before: something was taken back.
        for (_, event) in events.iter().skip(self.heard) {
            game.keeps(event, &mut self.notes);
        }
        self.heard = events.len();
    }

    /// A match as its reader sees it now.
    pub(super) fn draw(
        &mut self,
        game: &dyn AnyMatch,
        viewer: Viewer,
        voice: &Voice<'_>,
    ) -> Option<Box<Sent>> {
        let (say, names, frame) = (voice.say, voice.names, self.frame);
        let mut pen = Pen { frame, say, names, notes: &mut self.notes };
        let drawing = game.draw(viewer, &mut pen)?;
        Some(Box::new(self.sender.send(drawing)))
    }

    /// A question is open: what can be touched. A thought that was begun on the
    /// same question goes on.
    pub(super) fn ask(
        &mut self,
        game: Box<dyn AnyMatch>,
        seat: Seat,
        prompt: u64,
        voice: &Voice<'_>,
    ) -> Touches {
        self.dark = false;
        let question = (prompt, game.steps());
        if self.thought.as_ref().is_none_or(|(known, _)| *known != question) {
            self.thought = Some((question, Touching::new(game, seat)));
        }
        self.touches(voice)
    }

    /// Whether a thought was sent and the table has not answered.
    pub(super) fn is_dark(&self) -> bool {
        self.dark
    }

    /// Whether the reader is asked something.
    pub(super) fn asks(&self) -> bool {
        self.thought.is_some()
    }

    /// Nothing is asked.
    pub(super) fn rest(&mut self) {
        self.thought = None;
    }

    /// The match after what is held, if something is.
    pub(super) fn held(&self) -> Option<Box<dyn AnyMatch>> {
        let (_, touching) = self.thought.as_ref()?;
        (!touching.is_idle()).then(|| touching.game().fork())
    }

    /// What can be touched now.
    pub(super) fn touches(&self, voice: &Voice<'_>) -> Touches {
        let Some((_, touching)) = &self.thought else { return Touches::default() };
        let found = touching.touches();
        let say = voice.say;
        let button = |it: table::Button| Button {
            text: it.text,
            label: say(&it.label),
            what: say(&it.what),
            icon: it.icon,
            effect: it.effect.as_ref().map(say).unwrap_or_default(),
            price: it.price,
            warns: it.warns,
            primary: it.primary,
        };
        Touches {
            lit: found.lit,
            picked: found.picked,
            keys: found.keys,
            buttons: found.buttons.into_iter().map(button).collect(),
            verbs: found.verbs.into_iter().map(|(it, name)| (it, say(&name))).collect(),
            signs: found.signs,
            switches: found
                .switches
                .into_iter()
                .map(|(it, name, on)| (it, say(&name), on))
                .collect(),
            stepper: found.stepper.map(|it| (it.least, it.most, it.now)),
            menu: found.menu.into_iter().map(button).collect(),
            spot: found.spot,
            heading: found.heading.as_ref().map(say).unwrap_or_default(),
            begun: !touching.is_idle(),
            brings: found.brings,
        }
    }

    /// Changes the thought; answers with what is to be sent, if it is complete.
    pub(super) fn change(
        &mut self,
        viewer: Viewer,
        voice: &Voice<'_>,
        how: impl FnOnce(&mut Touching) -> Touched,
    ) -> (Option<(u64, String)>, Vec<Report>) {
        let Some((question, touching)) = &mut self.thought else { return (None, Vec::new()) };
        let prompt = question.0;
        let held = touching.touches().held;
        let touched = how(touching);
        let same = touching.touches().held == held;
        match touched {
            Touched::Act(chain) => {
                // Nothing can be touched until the table has answered.
                touching.clear();
                self.dark = true;
                let touches = Box::default();
                (Some((prompt, chain)), vec![Report::Touches { touches, drawn: None }])
            }
            Touched::On | Touched::No(_) => {
                let after = touching.game().fork();
                let drawn = if same { None } else { self.draw(after.as_ref(), viewer, voice) };
                let touches = Box::new(self.touches(voice));
                (None, vec![Report::Touches { touches, drawn }])
            }
        }
    }

    /// Something is touched.
    pub(super) fn touch(
        &mut self,
        viewer: Viewer,
        voice: &Voice<'_>,
        handle: &Handle,
        key: &str,
    ) -> (Option<(u64, String)>, Vec<Report>) {
        let mut no = None;
        let answer = self.change(viewer, voice, |touching| {
            let touched = touching.touch(handle, key);
            if let Touched::No(blame) = &touched {
                let about = || touching.game().about(viewer, handle);
                let why = blame.as_ref().map(|it| it.why.clone()).or_else(about);
                let culprits = blame.as_ref().map(|it| it.culprits.clone()).unwrap_or_default();
                no = Some((why, culprits));
            }
            touched
        });
        let Some((why, culprits)) = no else { return answer };
        let why = why.map(|why| (voice.say)(&why)).unwrap_or_default();
        (None, vec![Report::Untouchable { handle: handle.clone(), why, culprits }])
    }

    /// What is said of a thing that is pointed at. Whoever is asked nothing may
    /// ask too.
    pub(super) fn point(
        &self,
        game: Option<&dyn AnyMatch>,
        viewer: Viewer,
        voice: &Voice<'_>,
        handle: Handle,
    ) -> Report {
        let pointed = match &self.thought {
            Some((_, touching)) => touching.point(&handle),
            None => table::Pointed {
                lines: game.and_then(|game| game.about(viewer, &handle)).into_iter().collect(),
                ..table::Pointed::default()
            },
        };
        let say = voice.say;
        let text = match &pointed.brief {
            Some((name, what)) => format!("{}\n{}", say(name), say(what)),
            None => pointed.lines.iter().map(say).collect::<Vec<_>>().join(" "),
        };
        let over = svg::shapes(&pointed.over, Brush::Page);
        Report::Pointed { handle, text, over, acts: pointed.acts }
    }
}
