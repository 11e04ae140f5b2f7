//! The table as it is drawn and touched: what the worker keeps of it between two
//! scenes.

use super::scope::Scope;
use crate::scene::{Art, Button, Order, Report, Touches};
use drawing::svg::{self, Brush, Sender, Sent};
use drawing::{COMPANY, Frame, Handle, Notes, PICKED, Pen, Reach, STILL, Thought};
use engine::{Message, Seat, Viewer};
use serde_json::Value;
use std::sync::Arc;
use table::{AnyMatch, Entry, Touched, Touching};

/// Sentences and names for whoever reads.
pub(super) struct Voice<'a> {
    pub(super) say: &'a dyn Fn(&Message) -> String,
    pub(super) names: &'a [String],
    /// Whether people play against each other.
    pub(super) company: bool,
}

/// The letters of a board that reach things of one sort.
fn letters<T>(entry: &Entry, sort: impl Fn(Reach) -> Option<T>) -> Vec<(char, T)> {
    entry.letters.iter().filter_map(|(letter, reach)| Some((*letter, sort(*reach)?))).collect()
}

/// The table as an event left it: after which step, the event, the drawing.
pub(super) type Still = (usize, String, Box<Sent>);

/// So many times something was remembered can be gone back to.
const PAST: usize = 64;

/// What the worker keeps of a drawn table.
#[derive(Default)]
pub(super) struct Tabletop {
    pub(super) frame: Frame,
    /// What the drawings remember.
    notes: Notes,
    /// How many events they have been told of.
    heard: usize,
    /// What they remembered before the last of these: after how many.
    past: Vec<(usize, Notes)>,
    /// Whether a thought was sent: nothing is lit until the table has answered.
    dark: bool,
    /// What the page has of them.
    sender: Sender,
    /// The game whose symbols the page has.
    art: Option<&'static str>,
    /// The reader's thought, and at which question: its number, and after how
    /// many steps it was asked.
    thought: Option<((u64, usize), Touching)>,
    /// For how long the answer to this question is meant to stand.
    scope: Scope,
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
            symbols: entry.art.concat(),
            colours: entry.palette.style_sheet(),
            things: letters(entry, |reach| match reach {
                Reach::Thing(handle) => Some(Handle::from(handle)),
                Reach::Panel(_) => None,
            }),
            panels: letters(entry, |reach| match reach {
                Reach::Panel(name) => Some(name.to_owned()),
                Reach::Thing(_) => None,
            }),
        })
    }

    /// Lets the drawings remember what a view does not keep: dice, payments.
    /// Answers with the table as those events left it that want to be seen and
    /// happened just now.
    pub(super) fn hear(
        &mut self,
        game: &dyn AnyMatch,
        viewer: Viewer,
        voice: &Voice<'_>,
        events: &[(usize, Value)],
        fresh: usize,
    ) -> Vec<Still> {
        let mut stills = Vec::new();
        // Fewer than before: something was taken back, and what was remembered
        // then counts again.
        while events.len() < self.heard {
            let Some((heard, notes)) = self.past.pop() else { break };
            (self.heard, self.notes) = (heard, notes);
        }
        if events.len() > self.heard {
            if self.past.len() == PAST {
                self.past.remove(0);
            }
            self.past.push((self.heard, self.notes.clone()));
        }
        for (step, event) in events.iter().skip(self.heard) {
            game.keeps(event, &mut self.notes);
            let still = *step >= fresh && game.tells(event).is_some_and(|it| it.still);
            if still {
                self.notes.insert(STILL.to_owned(), String::new());
                let drawn = self.draw(game, viewer, voice, &[]);
                self.notes.remove(STILL);
                stills.extend(drawn.map(|drawn| (*step, event.to_string(), drawn)));
            }
        }
        self.heard = events.len();
        stills
    }

    /// Changes a way of looking at the table.
    pub(super) fn turn(&mut self, look: &Handle) {
        if self.notes.remove(look.as_str()).is_none() {
            self.notes.insert(look.to_string(), String::new());
        }
    }

    /// A match as its reader sees it now.
    pub(super) fn draw(
        &mut self,
        game: &dyn AnyMatch,
        viewer: Viewer,
        voice: &Voice<'_>,
        picks: &[Handle],
    ) -> Option<Box<Sent>> {
        let (say, names, frame) = (voice.say, voice.names, self.frame);
        let picked: Vec<&str> = picks.iter().map(Handle::as_str).collect();
        self.notes.insert(PICKED.to_owned(), picked.join(" "));
        if voice.company {
            self.notes.insert(COMPANY.to_owned(), String::new());
        } else {
            self.notes.remove(COMPANY);
        }
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
            self.scope = Scope::of(game.as_ref(), seat);
            self.thought = Some((question, Touching::new(game, seat)));
        }
        self.touches(voice)
    }

    /// What is to be sent for an answer: the answer, or that it stands.
    pub(super) fn answer(&self, prompt: u64, text: String) -> Order {
        let stands = self.scope.stands(&text);
        stands.unwrap_or(Order::Act { prompt, text })
    }

    /// Another scope is chosen; `false` if that switch is another.
    pub(super) fn choose(&mut self, switch: &Handle) -> bool {
        self.scope.turn(switch)
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
        let viewer = Viewer::Seat(touching.seat());
        // Before the first touch a board may say what is to be thought of.
        let mut thought = touching.game().thought(viewer, &found.picked, say);
        if touching.is_idle() {
            thought = Thought { line: thought.line, ..Thought::default() };
        }
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
                .chain(self.scope.switches(say))
                .collect(),
            stepper: found.stepper.map(|it| (it.least, it.most, it.now)),
            menu: found.menu.into_iter().map(button).collect(),
            spot: found.spot,
            heading: found.heading.as_ref().map(say).unwrap_or_default(),
            begun: !touching.is_idle(),
            brings: found.brings,
            says: thought.says.map(|it| say(&it)).unwrap_or_default(),
            missing: thought.missing.map(|it| say(&it)).unwrap_or_default(),
            line: thought.line,
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
                let picks = touching.touches().picked;
                let stays = same && !after.follows();
                let drawn =
                    if stays { None } else { self.draw(after.as_ref(), viewer, voice, &picks) };
                let touches = Box::new(self.touches(voice));
                (None, vec![Report::Touches { touches, drawn }])
            }
        }
    }

    /// The table once more, after another way of looking was chosen.
    pub(super) fn redraw(
        &mut self,
        game: &dyn AnyMatch,
        viewer: Viewer,
        voice: &Voice<'_>,
    ) -> Vec<Report> {
        let held = self.held();
        let touches = Box::new(self.touches(voice));
        let drawn = self.draw(held.as_deref().unwrap_or(game), viewer, voice, &touches.picked);
        vec![Report::Touches { touches, drawn }]
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
        if let Some(game) = self.thought.as_ref().map(|(_, it)| it.game().fork())
            && let Some(report) = self.look(game.as_ref(), viewer, voice, handle)
        {
            return (None, vec![report]);
        }
        let why = why.map(|why| (voice.say)(&why)).unwrap_or_default();
        (None, vec![Report::Untouchable { handle: handle.clone(), why, culprits }])
    }

    /// Something is touched with which nothing can be done: the drawing shows more
    /// of it, if there is more.
    pub(super) fn look(
        &mut self,
        game: &dyn AnyMatch,
        viewer: Viewer,
        voice: &Voice<'_>,
        handle: &Handle,
    ) -> Option<Report> {
        if !game.pins(viewer, handle) {
            return None;
        }
        drawing::pin(&mut self.notes, handle);
        let touches = if self.dark { Touches::default() } else { self.touches(voice) };
        let drawn = self.draw(game, viewer, voice, &touches.picked);
        Some(Report::Touches { touches: Box::new(touches), drawn })
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
