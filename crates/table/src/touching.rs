//! What a reader's touches come to, at a match of any game.
//!
//! Screens hand touches in and show what comes out; which of them mean a move is
//! found out by [`Picking`] from what is legal. An action that only begins a
//! thought is not sent: it is held, what is legal after it is asked of a copy of
//! the match, and the whole thought goes out as one chain.

use crate::erase::{AnyMatch, Blame};
use drawing::{Answer, Handle, Icon, Offer, Picking, Shape, Stepper};
use engine::{Message, Seat, Viewer};

/// A step that is held, not sent.
#[derive(Clone, Debug)]
struct Held {
    text: String,
    /// The same with other numbers: how many go along.
    numbers: Vec<(i64, String)>,
    /// The switch that it is, if it is one.
    switch: Option<Handle>,
    /// What was touched for it.
    touched: Vec<Handle>,
}

/// A button, or a line of a menu.
#[derive(Clone, PartialEq, Debug)]
pub struct Button {
    /// What it does, in notation: to be handed back to [`Touching::press`].
    pub text: String,
    /// A short name.
    pub label: Message,
    /// What it does, as a sentence.
    pub what: Message,
    /// An icon.
    pub icon: Option<Icon>,
    /// What it brings, in a few words.
    pub effect: Option<Message>,
    /// What it costs.
    pub price: Option<(Icon, u16)>,
    /// Whether it costs what nobody wants to lose.
    pub warns: bool,
    /// Whether it is what one comes to the prompt for.
    pub primary: bool,
}

/// What a screen shows of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Touches {
    /// What may be touched.
    pub lit: Vec<Handle>,
    /// What is picked, with what is held.
    pub picked: Vec<Handle>,
    /// The shapes that were picked, by key.
    pub keys: Vec<String>,
    /// Buttons beside the prompt.
    pub buttons: Vec<Button>,
    /// Verbs beside the prompt: to be touched like anything drawn.
    pub verbs: Vec<(Handle, Message)>,
    /// The pictures of verbs that have one.
    pub signs: Vec<(Handle, Icon)>,
    /// Switches beside the prompt, and whether they are on.
    pub switches: Vec<(Handle, Message, bool)>,
    /// A number beside the prompt.
    pub stepper: Option<Stepper>,
    /// What the last touch may mean: a menu at the spot.
    pub menu: Vec<Button>,
    /// The thing that the menu belongs to.
    pub spot: Option<Handle>,
    /// What stands above the menu.
    pub heading: Option<Message>,
    /// What is held, in notation.
    pub held: Vec<String>,
    /// What the complete move would win, by the keys of things on the board.
    pub brings: Vec<String>,
}

/// What became of a touch.
#[derive(Clone, PartialEq, Debug)]
pub enum Touched {
    /// The thought is complete: this chain is to be sent.
    Act(String),
    /// Something else is picked, held or offered now.
    On,
    /// It cannot be touched now, and why if that is known.
    No(Option<Blame>),
}

/// What is said of a thing that is pointed at.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Pointed {
    /// What it is, or what touching it does.
    pub lines: Vec<Message>,
    /// The same in a few words after the name of the thing, where there is only
    /// one thing to do with it.
    pub brief: Option<(Message, Message)>,
    /// Drawn over the board meanwhile.
    pub over: Vec<Shape>,
    /// Whether a touch would do something.
    pub lit: bool,
    /// Whether a touch would be a move already.
    pub acts: bool,
}

/// A reader's thought at one question.
pub struct Touching {
    seat: Seat,
    /// A match that fits what the reader sees.
    game: Box<dyn AnyMatch>,
    /// The same after what is held.
    after: Option<Box<dyn AnyMatch>>,
    held: Vec<Held>,
    offers: Vec<Offer>,
    picking: Picking,
    /// The offers among which the last touch leaves the choice.
    menu: Vec<usize>,
    spot: Option<Handle>,
}

impl Touching {
    /// Begins with nothing picked, at a match that fits what the seat sees.
    pub fn new(game: Box<dyn AnyMatch>, seat: Seat) -> Touching {
        let offers = game.offers(seat);
        Touching {
            seat,
            game,
            after: None,
            held: Vec::new(),
            offers,
            picking: Picking::default(),
            menu: Vec::new(),
            spot: None,
        }
    }

    /// The match after what is held: what a screen draws.
    pub fn game(&self) -> &dyn AnyMatch {
        self.after.as_deref().unwrap_or(self.game.as_ref())
    }

    /// Whose thought it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether nothing is picked or held.
    pub fn is_idle(&self) -> bool {
        self.held.is_empty() && self.picking.is_empty()
    }

    /// What can be done now.
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// What is held, as a chain with this at its end.
    fn chain(&self, last: &str) -> String {
        let held = self.held.iter().map(|held| held.text.as_str());
        held.chain([last]).collect::<Vec<_>>().join("; ")
    }

    /// Follows what is held on a copy of the match. A step that is no longer
    /// legal is let go with those after it.
    fn follow(&mut self) {
        self.after = None;
        if !self.held.is_empty() {
            let mut after = self.game.fork();
            let refused = |held: &Held| after.act(self.seat, &held.text).is_err();
            let stand = self.held.iter().position(refused).unwrap_or(self.held.len());
            self.held.truncate(stand);
            self.after = Some(after);
        }
        self.offers = self.game().offers(self.seat);
        self.picking.clear();
        self.menu.clear();
        self.spot = None;
    }

    /// Something drawn, or a verb, is touched.
    pub fn touch(&mut self, handle: &Handle, key: &str) -> Touched {
        self.menu.clear();
        self.spot = None;
        match self.picking.touch(&self.offers, handle, key) {
            Answer::Take(one) => self.take(one),
            Answer::Choose(several) => {
                self.menu = several;
                self.spot = Some(handle.clone());
                Touched::On
            }
            Answer::On => Touched::On,
            Answer::WhyNot => {
                // Touching what is held puts it back.
                if let Some(at) = self.held.iter().position(|it| it.touched.contains(handle)) {
                    self.held.truncate(at);
                    self.follow();
                    return Touched::On;
                }
                let picks: Vec<Handle> = self.picking.handles().cloned().collect();
                Touched::No(self.game().blame(self.seat, &picks, handle))
            }
        }
    }

    /// An offer is made: it is sent, or held.
    fn take(&mut self, one: usize) -> Touched {
        let offer = &self.offers[one];
        if !offer.gesture.holds {
            return Touched::Act(self.chain(&offer.text));
        }
        let touched: Vec<Handle> = self.picking.handles().cloned().collect();
        let alike = |other: &Offer| -> Option<(i64, String)> {
            let number = |it: &Offer| it.gesture.ways.iter().flatten().find_map(Handle::number);
            let bare = |it: &Offer| -> Vec<Vec<Handle>> {
                let touches = |way: &Vec<Handle>| {
                    way.iter().filter(|it| it.number().is_none()).cloned().collect()
                };
                it.gesture.ways.iter().map(touches).collect()
            };
            let same = other.gesture.holds && bare(other) == bare(offer);
            Some((number(other).filter(|_| same)?, other.text.clone()))
        };
        let numbers = self.offers.iter().filter_map(alike).collect();
        let held = Held { text: offer.text.clone(), numbers, switch: None, touched };
        self.held.push(held);
        self.follow();
        Touched::On
    }

    /// A button or a line of the menu is pressed.
    pub fn press(&mut self, text: &str) -> Touched {
        match self.offers.iter().position(|offer| offer.text == text) {
            Some(one) => self.take(one),
            None => Touched::No(None),
        }
    }

    /// A switch is turned.
    pub fn turn(&mut self, switch: &Handle) {
        if let Some(at) = self.held.iter().position(|held| held.switch.as_ref() == Some(switch)) {
            self.held.remove(at);
            return self.follow();
        }
        let reading = self.picking.read(&self.offers);
        match reading.toggles.iter().find(|(toggle, _)| toggle == switch) {
            Some((_, one)) => {
                let (text, switch) = (self.offers[*one].text.clone(), Some(switch.clone()));
                self.held.push(Held { text, numbers: Vec::new(), switch, touched: Vec::new() });
                self.follow();
            }
            None => self.picking.switch(switch),
        }
    }

    /// Another number is chosen: of what is picked, else of what is held.
    pub fn set_number(&mut self, number: i64) {
        if self.picking.read(&self.offers).stepper.is_some() {
            return self.picking.set_number(number);
        }
        let held = self.held.iter_mut().rev().find(|held| held.numbers.len() > 1);
        if let Some(held) = held
            && let Some((_, text)) = held.numbers.iter().find(|(it, _)| *it == number)
        {
            held.text.clone_from(text);
            self.follow();
        }
    }

    /// Puts back what was picked or held last; `false` if there was nothing.
    pub fn put_back(&mut self) -> bool {
        if !self.menu.is_empty() {
            self.menu.clear();
            self.spot = None;
            self.picking.put_back();
            return true;
        }
        if self.picking.put_back() {
            return true;
        }
        let some = self.held.pop().is_some();
        if some {
            self.follow();
        }
        some
    }

    /// Puts everything back.
    pub fn clear(&mut self) {
        self.held.clear();
        self.follow();
    }

    fn button(&self, one: usize) -> Button {
        let Offer { text, gesture, what, .. } = &self.offers[one];
        let label = gesture.label.clone().unwrap_or_else(|| what.clone());
        let (text, what, icon) = (text.clone(), what.clone(), gesture.icon.clone());
        let (effect, price) = (gesture.effect.clone(), gesture.price.clone());
        let primary = gesture.primary || gesture.confirm;
        Button { text, label, what, icon, effect, price, warns: gesture.warns, primary }
    }

    /// What a screen shows of it.
    pub fn touches(&self) -> Touches {
        let reading = self.picking.read(&self.offers);
        let viewer = Viewer::Seat(self.seat);
        let name = |handle: &Handle| {
            let known = self.game().control(viewer, handle);
            known.unwrap_or_else(|| Message::new("table-control").text("name", handle.as_str()))
        };
        let sign = |verb: &Handle| Some((verb.clone(), self.game().sign(viewer, verb)?));
        // A number that was held with what it counts can still be changed.
        let held_number = || {
            let held = self.held.iter().rev().find(|held| held.numbers.len() > 1)?;
            let (now, _) = held.numbers.iter().find(|(_, text)| *text == held.text)?;
            let numbers = || held.numbers.iter().map(|(number, _)| *number);
            Some(Stepper { least: numbers().min()?, most: numbers().max()?, now: *now })
        };
        let on = self.held.iter().filter_map(|held| held.switch.clone());
        let off = reading.toggles.iter().map(|(switch, _)| (switch.clone(), false));
        let switches = on.map(|switch| (switch, true)).chain(off).chain(reading.switches.clone());
        let offered = if self.menu.is_empty() { &reading.complete } else { &Vec::new() };
        let buttons = reading.buttons.iter().chain(offered);
        let held = self.held.iter().flat_map(|held| held.touched.iter().cloned());
        Touches {
            lit: reading.lit,
            picked: held.chain(self.picking.handles().cloned()).collect(),
            keys: self.picking.keys().map(str::to_owned).collect(),
            buttons: buttons.map(|one| self.button(*one)).collect(),
            verbs: reading.verbs.iter().map(|verb| (verb.clone(), name(verb))).collect(),
            signs: reading.verbs.iter().filter_map(sign).collect(),
            switches: switches.map(|(it, on)| (it.clone(), name(&it), on)).collect(),
            stepper: reading.stepper.or_else(held_number),
            menu: self.menu.iter().map(|one| self.button(*one)).collect(),
            spot: self.spot.clone(),
            heading: self.spot.as_ref().and_then(|it| self.game().heading(viewer, it)),
            held: self.held.iter().map(|held| held.text.clone()).collect(),
            brings: match reading.complete[..] {
                [one] => self.offers[one].gesture.brings.clone(),
                _ => Vec::new(),
            },
        }
    }

    /// What touching a thing would do, or what it is.
    pub fn point(&self, handle: &Handle) -> Pointed {
        let mut picking = self.picking.clone();
        let key = handle.as_str();
        let answer = picking.touch(&self.offers, handle, key);
        let lit = answer != Answer::WhyNot;
        let acts = matches!(&answer, Answer::Take(one) if !self.offers[*one].gesture.holds);
        let meant: Vec<usize> = match answer {
            Answer::Take(one) => vec![one],
            Answer::Choose(several) => several,
            Answer::On => picking.read(&self.offers).complete,
            Answer::WhyNot => Vec::new(),
        };
        let about = self.game().about(Viewer::Seat(self.seat), handle);
        let over = meant.first().map(|one| self.offers[*one].over.clone()).unwrap_or_default();
        let what = meant.iter().map(|one| self.offers[*one].what.clone());
        // Several meanings have a menu of their own: the thing itself is told. So
        // it is where a first touch only picks and may become a part of much.
        let picks = |one: &usize| self.picking.is_empty() && self.offers[*one].gesture.confirm;
        let lines = match meant[..] {
            [one] if !picks(&one) || about.is_none() => what.collect(),
            _ => about.into_iter().collect(),
        };
        let brief = match meant[..] {
            [one] => self.game().brief(Viewer::Seat(self.seat), &self.offers[one].text),
            _ => None,
        };
        Pointed { lines, brief, over, lit, acts }
    }
}
