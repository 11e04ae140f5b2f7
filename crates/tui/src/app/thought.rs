//! The thought of whoever sits here: what is picked, held and offered.
//!
//! Boards say what is touched; what it means is found out by the same machine
//! that the page uses, on a match that fits what the seat sees. A step that only
//! begins a thought is held and shown as if it were done; the whole thought goes
//! out as one chain.

use super::{App, Effect, Focus, Tone};
use crate::actions::{Actions, Does, Item};
use crate::boards::{Marks, Thing};
use drawing::{Handle, Offer};
use engine::{Message, Seat};
use table::{Blame, Button, Pointed, Touched, Touches, Touching};

/// A thought at one question.
pub(super) struct Thought {
    /// Whose it is, the number of the question, and after how many steps it was
    /// asked.
    question: (Seat, u64, usize),
    touching: Touching,
    /// What the machine says of it now.
    touches: Touches,
    /// Where the cursor was when a menu opened.
    from: Option<Focus>,
}

impl Thought {
    /// Whether something is picked, beyond what is held.
    fn is_picking(&self) -> bool {
        !self.touches.keys.is_empty()
    }

    /// Why what is picked is not a move as it is, if somebody knows what was meant.
    fn blame(&self) -> Option<Blame> {
        let (last, picks) = self.touches.picked.split_last()?;
        self.touching.game().blame(self.question.0, picks, last)
    }
}

impl App {
    /// What the machine says, if somebody here is asked at a game of touches.
    pub(crate) fn touches(&self) -> Option<&Touches> {
        self.thought.as_ref().map(|thought| &thought.touches)
    }

    /// Whether a thought was begun.
    pub(crate) fn has_begun(&self) -> bool {
        self.thought.as_ref().is_some_and(|thought| !thought.touching.is_idle())
    }

    /// Whether a touch leaves a choice that is to be made first.
    pub(crate) fn has_menu(&self) -> bool {
        self.touches().is_some_and(|touches| !touches.menu.is_empty())
    }

    /// A thought goes on as long as the question is the same.
    pub(super) fn settle_thought(&mut self) {
        let question = self.seat().and_then(|seat| {
            let prompt = self.mirror().question_of(seat)?;
            Some((seat, prompt, self.mirror().steps))
        });
        if self.thought.as_ref().map(|thought| thought.question) != question {
            if self.has_menu() {
                self.focus = Focus::Board;
            }
            self.culprits.clear();
            let begin = |question: (Seat, u64, usize)| {
                let touching = self.seen.thought(question.0)?;
                let touches = touching.touches();
                Some(Thought { question, touching, touches, from: None })
            };
            self.thought = question.and_then(begin);
            self.look_ahead();
            if let Some(thought) = &self.thought {
                self.board.seek(&Marks::of(&thought.touches, &[]));
            }
            return;
        }
        self.look_ahead();
    }

    /// The board shows what is held as if it were done.
    fn look_ahead(&mut self) {
        let held = |thought: &Thought| {
            (!thought.touches.held.is_empty()).then(|| thought.touching.game().fork())
        };
        self.seen.look_ahead(self.thought.as_ref().and_then(held));
        self.board.look(&self.seen);
    }

    /// Something else is picked, held or offered now.
    fn thought_on(&mut self) {
        let Some(thought) = &mut self.thought else { return };
        let held = std::mem::take(&mut thought.touches.held);
        thought.touches = thought.touching.touches();
        let same = thought.touches.held == held;
        match (thought.touches.menu.is_empty(), thought.from) {
            (false, None) => {
                thought.from = Some(self.focus);
                self.focus = Focus::Actions;
            }
            (true, Some(from)) => {
                thought.from = None;
                self.focus = from;
            }
            _ => {}
        }
        if !same {
            self.look_ahead();
        }
        self.list();
        if self.has_begun() {
            self.actions.at = 0;
        }
    }

    /// Touches a thing.
    pub(super) fn touch(&mut self, thing: &Thing) -> Vec<Effect> {
        let Some(thought) = &mut self.thought else {
            let why = self.idle().unwrap_or_else(|| Message::new("tui-no-pick"));
            self.tell(Tone::Info, why);
            return Vec::new();
        };
        let touched = thought.touching.touch(&thing.handle, &thing.key);
        self.touched(touched, Some(&thing.handle))
    }

    /// Presses a button or a line of a menu.
    pub(super) fn press(&mut self, text: &str) -> Vec<Effect> {
        let Some(thought) = &mut self.thought else { return Vec::new() };
        let touched = thought.touching.press(text);
        self.touched(touched, None)
    }

    fn touched(&mut self, touched: Touched, handle: Option<&Handle>) -> Vec<Effect> {
        match touched {
            Touched::Act(chain) => {
                self.put_all_back();
                self.send(chain).unwrap_or_default()
            }
            Touched::On => {
                self.thought_on();
                Vec::new()
            }
            Touched::No(blame) => {
                // A menu that was open has been closed by the touch.
                self.thought_on();
                let Some(blame) = blame else {
                    let about = handle.and_then(|handle| self.seen.about(handle));
                    self.tell(Tone::Info, about.unwrap_or(Message::new("tui-no-pick")));
                    return Vec::new();
                };
                self.culprits = blame.culprits;
                // Whoever is to blame may have no place on this board.
                let near = |it: &Handle| self.board.holds(it, &self.marks);
                if !self.culprits.iter().any(near) {
                    self.culprits.extend(handle.cloned());
                }
                self.tell(Tone::Bad, blame.why);
                Vec::new()
            }
        }
    }

    /// Turns a switch.
    fn turn(&mut self, switch: &Handle) {
        if let Some(thought) = &mut self.thought {
            thought.touching.turn(switch);
            self.thought_on();
        }
    }

    /// Chooses the next number in a direction; `false` if there is none to choose.
    pub(super) fn count(&mut self, by: i64) -> bool {
        let Some(thought) = &mut self.thought else { return false };
        let Some(stepper) = thought.touches.stepper else { return false };
        let mut wanted = stepper.now + by;
        // Not every number between need be possible.
        while (stepper.least..=stepper.most).contains(&wanted) {
            thought.touching.set_number(wanted);
            let now = thought.touching.touches().stepper.map(|stepper| stepper.now);
            if now != Some(stepper.now) {
                break;
            }
            wanted += by;
        }
        self.thought_on();
        true
    }

    /// Puts back what was picked or held last; `false` if there was nothing.
    pub(super) fn put_back(&mut self) -> bool {
        let Some(thought) = &mut self.thought else { return false };
        let some = thought.touching.put_back();
        self.thought_on();
        some
    }

    /// Puts everything back; `false` if there was nothing.
    pub(super) fn put_all_back(&mut self) -> bool {
        let some = self.has_begun();
        if let Some(thought) = &mut self.thought {
            thought.touching.clear();
            self.thought_on();
        }
        some
    }

    /// The button that Enter presses on the board: what the picks have made, or
    /// what one comes to the prompt for where nothing can be touched.
    pub(crate) fn ready(&self) -> Option<&str> {
        let thought = self.thought.as_ref().filter(|_| self.focus == Focus::Board)?;
        let Touches { buttons, menu, lit, .. } = &thought.touches;
        // Whoever aims at a place and misses it has not ended the turn.
        let touchable = lit.iter().any(|it| self.board.holds(it, &self.marks));
        if !menu.is_empty() || (touchable && !thought.is_picking()) {
            return None;
        }
        let mut primary = buttons.iter().filter(|button| button.primary);
        let found = match (&buttons[..], primary.next(), primary.next()) {
            ([one], _, _) if thought.is_picking() => Some(one),
            (_, Some(one), None) => Some(one),
            _ => None,
        };
        found.map(|button| button.text.as_str())
    }

    /// Enter on the board.
    pub(super) fn confirm(&mut self) -> Vec<Effect> {
        if let Some(text) = self.ready().map(str::to_owned) {
            return self.press(&text);
        }
        let Some(thought) = self.thought.as_ref().filter(|thought| thought.is_picking()) else {
            return self.pick();
        };
        match thought.blame() {
            Some(blame) => {
                self.culprits = blame.culprits;
                self.tell(Tone::Bad, blame.why);
            }
            None => self.tell(Tone::Info, Message::new("tui-begun")),
        }
        Vec::new()
    }

    /// Touches what is under the cursor.
    pub(super) fn pick(&mut self) -> Vec<Effect> {
        if let Some(thing) = self.board.thing(&self.marks) {
            return self.touch(&thing);
        }
        let why = self.idle().unwrap_or_else(|| Message::new("tui-no-pick"));
        self.tell(Tone::Info, why);
        Vec::new()
    }

    /// Puts back what is picked under the cursor, else what was picked last.
    pub(super) fn unpick(&mut self) -> Vec<Effect> {
        if let Some(thing) = self.board.last(&self.marks) {
            return self.touch(&thing);
        }
        if !self.put_back() {
            self.tell(Tone::Info, Message::new("tui-no-picked"));
        }
        Vec::new()
    }

    /// Does what a line of the list says.
    pub(super) fn does(&mut self, item: &Item) -> Vec<Effect> {
        match &item.does {
            Does::Play => self.act(&item.text).unwrap_or_default(),
            Does::Press => self.press(&item.text),
            Does::Touch(handle) => self.touch(&Thing::only(handle.clone())),
            Does::Turn(switch, _) => {
                self.turn(switch);
                Vec::new()
            }
        }
    }

    /// What is held, with this at its end.
    pub(super) fn chain(&self, last: &str) -> String {
        let held = self.touches().map_or(&[][..], |touches| &touches.held);
        let steps = held.iter().map(String::as_str).chain([last]);
        steps.collect::<Vec<_>>().join("; ")
    }

    /// What can be done now.
    pub(super) fn list(&mut self) {
        let asked = self.seat().filter(|seat| self.mirror().question_of(*seat).is_some());
        self.actions = match asked {
            None => Actions::default(),
            Some(_) if self.has_menu() => Actions::only(self.controls()),
            Some(seat) => Actions::read(&self.seen, seat, self.board.as_ref(), &self.book)
                .after(self.controls()),
        };
    }

    /// The menu; or buttons, verbs, switches, and things that may be touched but
    /// have no place on this board.
    fn controls(&self) -> Vec<Item> {
        // Where there is nothing to touch the list of actions is all there is.
        let thought = self.thought.as_ref().filter(|_| self.board.thing(&self.marks).is_some());
        let Some(thought) = thought else { return Vec::new() };
        let (touches, seat) = (&thought.touches, self.seat());
        let say = |message: &Message| self.book.say(message, seat);
        let button = |button: &Button| Item {
            text: button.text.clone(),
            name: say(&button.label),
            what: say(&button.what),
            group: None,
            does: Does::Press,
        };
        if !touches.menu.is_empty() {
            let line = |it: &Button| {
                let effect = it.effect.as_ref().map(|effect| format!(" · {}", say(effect)));
                let line = button(it);
                Item { name: line.name + &effect.unwrap_or_default(), ..line }
            };
            return touches.menu.iter().map(line).collect();
        }
        // All others are in the list below as long as nothing is begun.
        let counts = touches.stepper.is_some();
        let shown = |it: &&Button| it.primary || counts || !thought.touching.is_idle();
        let mut items: Vec<Item> = touches.buttons.iter().filter(shown).map(button).collect();
        let told = |handle: &Handle| {
            let lines = thought.touching.point(handle).lines;
            lines.iter().map(say).collect::<Vec<_>>().join(" ")
        };
        let control = |name: String, what: String, does| {
            let what = if what.is_empty() { name.clone() } else { what };
            Item { text: String::new(), name, what, group: None, does }
        };
        for (verb, name) in &touches.verbs {
            items.push(control(say(name), told(verb), Does::Touch(verb.clone())));
        }
        for (switch, name, on) in &touches.switches {
            let does = Does::Turn(switch.clone(), *on);
            items.push(control(say(name), say(name), does));
        }
        for handle in self.elsewhere(thought) {
            let name = self.board.called(handle, &self.book);
            let plain = || handle.as_str().rsplit(':').next().unwrap_or_default().to_owned();
            let name = name.unwrap_or_else(plain);
            items.push(control(name, told(handle), Does::Touch(handle.clone())));
        }
        items
    }

    /// What may be touched and is nowhere on this board, unless all that it leads
    /// to is made by other touches as well.
    fn elsewhere<'a>(&self, thought: &'a Thought) -> Vec<&'a Handle> {
        let marks = Marks::of(&thought.touches, &[]);
        let lit = thought.touches.lit.iter();
        let far: Vec<&Handle> = lit.filter(|it| !self.board.holds(it, &marks)).collect();
        let needed = |handle: &Handle| {
            let offers = thought.touching.offers().iter();
            let mut with =
                offers.filter(|it| it.gesture.ways.iter().flatten().any(|h| h == handle));
            with.any(|offer| {
                offer.gesture.ways.iter().all(|way| way.iter().any(|it| far.contains(&it)))
            })
        };
        far.iter().copied().filter(|it| needed(it)).collect()
    }

    /// Marks the board: what is typed, listed or advised, else what is picked and
    /// may be touched. And what the thing under the cursor is.
    pub(super) fn light(&mut self) {
        let item = self.actions.current().filter(|_| self.focus == Focus::Actions);
        let touched = match item.map(|item| &item.does) {
            Some(Does::Touch(handle)) if !handle.is_control() => Some(Marks::alone(handle)),
            _ => None,
        };
        let shown = touched.or_else(|| {
            let offer = self.offer(&self.considered()?)?;
            Some(Marks::shown(offer))
        });
        self.marks = match (shown, self.touches()) {
            (Some(marks), _) => marks,
            (None, Some(touches)) => Marks::of(touches, &self.culprits),
            (None, None) => Marks::blamed(&self.culprits),
        };
        self.pointed = self.board.thing(&self.marks).map(|thing| self.point(&thing.handle));
    }

    /// What a thing is, or touching it would do.
    fn point(&self, handle: &Handle) -> Pointed {
        if let Some(thought) = &self.thought {
            return thought.touching.point(handle);
        }
        Pointed { lines: self.seen.about(handle).into_iter().collect(), ..Pointed::default() }
    }

    /// The offer of an action in notation.
    fn offer(&self, text: &str) -> Option<&Offer> {
        let thought = self.thought.as_ref()?;
        let find = |text: &str| thought.touching.offers().iter().find(|it| it.text == text);
        find(text).or_else(|| find(&self.seen.spelt(thought.question.0, text)?))
    }

    /// What is said of the thing under the cursor, and how: a touch may be a move
    /// already, or what is picked with it is one for Enter.
    pub(super) fn told_under(&self) -> Option<(Tone, String)> {
        let seat = self.seat();
        let say = |message: &Message| self.book.say(message, seat);
        let picked = self.board.last(&self.marks).is_some();
        if let Some(thought) = self.thought.as_ref().filter(|_| picked) {
            let found = self
                .ready()
                .and_then(|text| thought.touches.buttons.iter().find(|button| button.text == text));
            if let Some(button) = found {
                return Some((Tone::Good, say(&button.what)));
            }
            let why = thought.blame().map(|blame| say(&blame.why));
            let told: Vec<String> = why.into_iter().chain([self.book.word("tui-begun")]).collect();
            return Some((Tone::Info, told.join(" ")));
        }
        let pointed = self.pointed.as_ref()?;
        let lines: Vec<String> = pointed.lines.iter().map(say).collect();
        if pointed.acts {
            return Some((Tone::Good, lines.join(" ")));
        }
        let under = self.board.under(&self.book);
        let told = if pointed.lit { [Some(lines.join(" ")), under] } else { [under, None] };
        let told: Vec<String> = told.into_iter().flatten().collect();
        let told = if told.is_empty() { lines.join(" ") } else { told.join(" ") };
        (!told.is_empty()).then_some((Tone::Info, told))
    }
}
