//! What touches mean.
//!
//! The legal actions say by which touches they are made ([`Offer`]). From them
//! and from what is picked follows everything else: what is lit, which move is
//! complete, what may still be added. No rule of any game is known here.

use crate::{Handle, Offer};
use std::collections::BTreeSet;

/// Something picked: by its handle, and which of the shapes that carry it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Pick {
    handle: Handle,
    key: String,
}

/// What the reader has picked so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picking {
    picks: Vec<Pick>,
    switches: BTreeSet<Handle>,
    number: Option<i64>,
}

/// A number that can be chosen beside the prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stepper {
    /// The least.
    pub least: i64,
    /// The most.
    pub most: i64,
    /// What it stands at.
    pub now: i64,
}

/// What can be done with what is picked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    /// What may be touched next, in the order of the offers.
    pub lit: Vec<Handle>,
    /// The verbs among them: buttons that begin a thought.
    pub verbs: Vec<Handle>,
    /// The offers that are complete as it stands.
    pub complete: Vec<usize>,
    /// Whether more may be picked towards another offer.
    pub open: bool,
    /// The switches that would change what is meant, and whether they are on.
    pub switches: Vec<(Handle, bool)>,
    /// The number that is still to be chosen.
    pub stepper: Option<Stepper>,
    /// The offers that need no touch: buttons beside the prompt.
    pub buttons: Vec<usize>,
    /// The offers that are a switch and nothing else.
    pub toggles: Vec<(Handle, usize)>,
}

/// What became of a touch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// This offer is made.
    Take(usize),
    /// One of these is meant: a menu at the spot.
    Choose(Vec<usize>),
    /// It was picked or put back; more is to come.
    On,
    /// It cannot be touched now.
    WhyNot,
}

/// A way taken apart.
struct Parts<'a> {
    touches: Vec<&'a Handle>,
    switches: Vec<&'a Handle>,
    number: Option<i64>,
}

impl Parts<'_> {
    fn of(way: &[Handle]) -> Parts<'_> {
        let mut parts = Parts { touches: Vec::new(), switches: Vec::new(), number: None };
        for handle in way {
            match handle.number() {
                Some(number) => parts.number = Some(number),
                None if handle.is_switch() => parts.switches.push(handle),
                None => parts.touches.push(handle),
            }
        }
        parts
    }

    /// What is left to be touched; nothing if something else is picked.
    fn rest(&self, picks: &[Pick]) -> Option<Vec<&Handle>> {
        let mut rest = self.touches.clone();
        for pick in picks {
            let at = rest.iter().position(|handle| **handle == pick.handle)?;
            rest.remove(at);
        }
        Some(rest)
    }
}

/// Every way of every offer; an offer without one is made by no touch at all.
fn ways(offers: &[Offer]) -> impl Iterator<Item = (usize, Parts<'_>)> {
    offers.iter().enumerate().flat_map(|(n, offer)| {
        let none: &[Handle] = &[];
        let bare = offer.gesture.ways.is_empty().then_some(none);
        let ways = offer.gesture.ways.iter().map(Vec::as_slice);
        ways.chain(bare).map(move |way| (n, Parts::of(way)))
    })
}

impl Picking {
    /// What is picked, by handle.
    pub fn handles(&self) -> impl Iterator<Item = &Handle> {
        self.picks.iter().map(|pick| &pick.handle)
    }

    /// The keys of the shapes that are picked.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.picks.iter().map(|pick| pick.key.as_str())
    }

    /// Whether nothing is picked.
    pub fn is_empty(&self) -> bool {
        self.picks.is_empty()
    }

    /// What can be done now.
    pub fn read(&self, offers: &[Offer]) -> Reading {
        let mut reading = Reading::default();
        let mut complete: Vec<(usize, Parts<'_>)> = Vec::new();
        // A longer way to what is complete already leaves nothing open.
        let ends = |n: usize| {
            let whole = |(_, parts): &(usize, Parts<'_>)| {
                !parts.touches.is_empty() && parts.rest(&self.picks).is_some_and(|it| it.is_empty())
            };
            !self.picks.is_empty()
                && offers.get(n).is_some()
                && ways(&offers[n..=n]).any(|it| whole(&it))
        };
        for (n, parts) in ways(offers) {
            let Some(rest) = parts.rest(&self.picks) else { continue };
            if !rest.is_empty() && ends(n) {
                continue;
            }
            // A verb that stands first begins its thought: nothing is lit before.
            let first = parts.touches.first().filter(|it| it.is_verb());
            if let Some(verb) = first.filter(|it| rest.contains(*it)) {
                if self.picks.is_empty() && !reading.verbs.contains(*verb) {
                    reading.verbs.push((*verb).clone());
                }
                continue;
            }
            if rest.is_empty() {
                match (parts.touches.is_empty(), parts.switches.first()) {
                    (true, Some(switch)) => reading.toggles.push(((*switch).clone(), n)),
                    _ => complete.push((n, parts)),
                }
                continue;
            }
            reading.open |= !self.picks.is_empty();
            for switch in &parts.switches {
                note(&mut reading.switches, switch, self.switches.contains(*switch));
            }
            for handle in rest {
                let list = if handle.is_verb() { &mut reading.verbs } else { &mut reading.lit };
                if !list.contains(handle) {
                    list.push(handle.clone());
                }
            }
        }
        for (_, parts) in &complete {
            for switch in &parts.switches {
                note(&mut reading.switches, switch, self.switches.contains(*switch));
            }
        }
        self.by_switches(&mut complete);
        let usual = complete.iter().filter(|(n, _)| offers[*n].gesture.usual);
        let usual = usual.filter_map(|(_, parts)| parts.number).max();
        reading.stepper = self.by_number(usual, &mut complete);
        let mut meant: Vec<usize> = complete.iter().map(|(n, _)| *n).collect();
        meant.dedup();
        if self.picks.is_empty() {
            reading.buttons = meant;
        } else {
            reading.complete = meant;
        }
        reading
    }

    /// Of ways that differ by switches those stay that the switches say; a
    /// switch never holds up.
    fn by_switches(&self, complete: &mut Vec<(usize, Parts<'_>)>) {
        let on = |parts: &Parts<'_>| parts.switches.iter().all(|it| self.switches.contains(*it));
        if complete.iter().any(|(_, parts)| on(parts)) {
            complete.retain(|(_, parts)| on(parts));
            let most = complete.iter().map(|(_, parts)| parts.switches.len()).max();
            complete.retain(|(_, parts)| Some(parts.switches.len()) == most);
        } else {
            let least = complete.iter().map(|(_, parts)| parts.switches.len()).min();
            complete.retain(|(_, parts)| Some(parts.switches.len()) == least);
        }
    }

    /// Of ways that differ by a number that one stays whose number it is; the
    /// usual one or the most if none was chosen.
    fn by_number(
        &self,
        usual: Option<i64>,
        complete: &mut Vec<(usize, Parts<'_>)>,
    ) -> Option<Stepper> {
        let numbers = || complete.iter().filter_map(|(_, parts)| parts.number);
        let (least, most) = (numbers().min()?, numbers().max()?);
        let wanted = self.number.or(usual).unwrap_or(most);
        // Not every number between need be possible.
        let now = numbers().filter(|number| *number <= wanted).max().unwrap_or(least);
        complete.retain(|(_, parts)| parts.number.is_none_or(|number| number == now));
        (least < most).then_some(Stepper { least, most, now })
    }

    /// Touches a shape, known by its key, that carries this handle.
    pub fn touch(&mut self, offers: &[Offer], handle: &Handle, key: &str) -> Answer {
        let reading = self.read(offers);
        let lit = reading.lit.contains(handle) || reading.verbs.contains(handle);
        let picked = self.picks.iter().position(|it| it.handle == *handle && it.key == key);
        // A thing that is the only one of its handle may be meant twice; of
        // several each is picked once, and put back by the next touch.
        let again = lit && key == handle.as_str();
        match picked {
            Some(at) if !again => {
                self.picks.remove(at);
                return Answer::On;
            }
            _ if lit => self.pick(handle, key),
            _ => {
                let Some(other) = self.instead(offers, handle) else { return Answer::WhyNot };
                self.picks = other;
                self.pick(handle, key);
            }
        }
        self.meant(offers)
    }

    fn pick(&mut self, handle: &Handle, key: &str) {
        self.picks.push(Pick { handle: handle.clone(), key: key.to_owned() });
    }

    /// The picks without the oldest of the same kind, if then this handle is
    /// lit: a third sector of a disc replaces the first.
    fn instead(&self, offers: &[Offer], handle: &Handle) -> Option<Vec<Pick>> {
        let same = |pick: &Pick| !handle.kind().is_empty() && pick.handle.kind() == handle.kind();
        // What is replaced by its like would only seem to be touched.
        let oldest = self.picks.iter().position(same)?;
        if self.picks[oldest].handle == *handle {
            return None;
        }
        let mut without = self.clone();
        without.picks.remove(oldest);
        without.read(offers).lit.contains(handle).then_some(without.picks)
    }

    /// What the picks mean as they are.
    fn meant(&self, offers: &[Offer]) -> Answer {
        let reading = self.read(offers);
        if reading.open {
            return Answer::On;
        }
        match reading.complete[..] {
            [] => Answer::On,
            [one] => {
                let gesture = &offers[one].gesture;
                let waits = gesture.confirm || (reading.stepper.is_some() && !gesture.holds);
                if waits { Answer::On } else { Answer::Take(one) }
            }
            _ => Answer::Choose(reading.complete),
        }
    }

    /// Turns a switch.
    pub fn switch(&mut self, switch: &Handle) {
        if !self.switches.remove(switch) {
            self.switches.insert(switch.clone());
        }
    }

    /// Chooses a number.
    pub fn set_number(&mut self, number: i64) {
        self.number = Some(number);
    }

    /// Puts back what was picked last; `false` if nothing was picked.
    pub fn put_back(&mut self) -> bool {
        self.picks.pop().is_some()
    }

    /// Puts everything back, and forgets number and switches.
    pub fn clear(&mut self) {
        *self = Picking::default();
    }

    /// Keeps only what can still lead somewhere: for when what is legal has
    /// changed.
    pub fn keep(&mut self, offers: &[Offer]) {
        let reading = self.read(offers);
        if !self.picks.is_empty() && !reading.open && reading.complete.is_empty() {
            self.picks.clear();
        }
    }
}

fn note(list: &mut Vec<(Handle, bool)>, handle: &Handle, on: bool) {
    if !list.iter().any(|(known, _)| known == handle) {
        list.push((handle.clone(), on));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Gesture;
    use engine::Message;

    fn offer(text: &str, gesture: Gesture) -> Offer {
        Offer { text: text.to_owned(), gesture, what: Message::new("x"), over: Vec::new() }
    }

    /// Offers with one way each: a notation, then handles.
    fn offers(list: &[&[&str]]) -> Vec<Offer> {
        list.iter().map(|it| offer(it[0], Gesture::touch(it[1..].iter().copied()))).collect()
    }

    fn touch(picking: &mut Picking, offers: &[Offer], handle: &str) -> Answer {
        picking.touch(offers, &handle.into(), handle)
    }

    fn names(handles: &[Handle]) -> Vec<&str> {
        handles.iter().map(Handle::as_str).collect()
    }

    #[test]
    fn one_touch_makes_a_move_of_one_touch() {
        let offers = offers(&[&["house v01", "v01"], &["house v02", "v02"]]);
        let mut picking = Picking::default();
        assert_eq!(names(&picking.read(&offers).lit), ["v01", "v02"]);
        assert_eq!(touch(&mut picking, &offers, "v02"), Answer::Take(1));
        let mut picking = Picking::default();
        assert_eq!(touch(&mut picking, &offers, "v03"), Answer::WhyNot);
        assert!(picking.is_empty());
    }

    #[test]
    fn several_meanings_are_a_menu() {
        let offers = offers(&[&["house A", "A"], &["palace A", "A"]]);
        assert_eq!(touch(&mut Picking::default(), &offers, "A"), Answer::Choose(vec![0, 1]));
    }

    #[test]
    fn what_is_complete_may_still_be_open() {
        let sale = |n: usize| -> Offer { offer("sell", Gesture::touch(vec!["hand:C"; n])) };
        let offers = [sale(1), sale(2), sale(3)];
        let mut picking = Picking::default();
        assert_eq!(picking.touch(&offers, &"hand:C".into(), "c1"), Answer::On);
        let reading = picking.read(&offers);
        assert_eq!((reading.complete, reading.open), (vec![0], true));
        assert_eq!(picking.touch(&offers, &"hand:C".into(), "c2"), Answer::On);
        assert_eq!(picking.touch(&offers, &"hand:C".into(), "c1"), Answer::On, "put back");
        assert_eq!(picking.read(&offers).complete, [0]);
        picking.touch(&offers, &"hand:C".into(), "c3");
        assert_eq!(picking.touch(&offers, &"hand:C".into(), "c1"), Answer::Take(2));
    }

    #[test]
    fn a_sector_is_picked_twice_and_a_third_replaces_the_first() {
        let seal = |a: &str, b: &str| offer("seal", Gesture::touch([a, b]).confirm());
        let offers = [
            seal("disc:gold", "disc:gold"),
            seal("disc:gold", "disc:house"),
            seal("disc:house", "disc:quarry"),
        ];
        let mut picking = Picking::default();
        touch(&mut picking, &offers, "disc:gold");
        assert_eq!(touch(&mut picking, &offers, "disc:gold"), Answer::On, "waits for a yes");
        assert_eq!(picking.read(&offers).complete, [0]);
        assert_eq!(touch(&mut picking, &offers, "disc:house"), Answer::On);
        assert_eq!(picking.read(&offers).complete, [1]);
        assert_eq!(touch(&mut picking, &offers, "disc:quarry"), Answer::On);
        assert_eq!(picking.read(&offers).complete, [2], "gold was the older one");
        assert_eq!(touch(&mut picking, &offers, "disc:quarry"), Answer::On);
        assert_eq!(names(&picking.handles().cloned().collect::<Vec<_>>()), ["disc:house"]);
    }

    #[test]
    fn nothing_is_replaced_by_its_like() {
        let swap = |text: &str, cards: &[&str]| offer(text, Gesture::touch(cards.iter().copied()));
        let offers = [swap("one", &["herd:K", "hand:L"]), swap("two", &["herd:K", "hand:G"])];
        let mut picking = Picking::default();
        assert_eq!(picking.touch(&offers, &"herd:K".into(), "herd:K:0"), Answer::On);
        let second = picking.touch(&offers, &"herd:K".into(), "herd:K:1");
        assert_eq!(second, Answer::WhyNot, "one is the most, and that is said");
        assert_eq!(picking.keys().collect::<Vec<_>>(), ["herd:K:0"]);
    }

    #[test]
    fn a_switch_changes_what_is_meant_and_never_holds_up() {
        let offers = offers(&[&["statue", "C.1"], &["plain", "C.1", "opt:plain"], &["v", "v01"]]);
        let mut picking = Picking::default();
        assert_eq!(picking.read(&offers).switches, [("opt:plain".into(), false)]);
        assert_eq!(touch(&mut picking.clone(), &offers, "C.1"), Answer::Take(0));
        picking.switch(&"opt:plain".into());
        assert_eq!(touch(&mut picking.clone(), &offers, "C.1"), Answer::Take(1));
        assert_eq!(touch(&mut picking, &offers, "v01"), Answer::Take(2));
        let only = super::tests::offers(&[&["plain", "C.1", "opt:plain"]]);
        assert_eq!(touch(&mut Picking::default(), &only, "C.1"), Answer::Take(0));
    }

    #[test]
    fn a_number_stands_at_the_most_until_it_is_chosen() {
        let all = offers(&[&["bid 1", "n:1"], &["bid 2", "n:2"], &["bid 4", "n:4"], &["pass"]]);
        let mut picking = Picking::default();
        let reading = picking.read(&all);
        assert_eq!(reading.stepper, Some(Stepper { least: 1, most: 4, now: 4 }));
        assert_eq!(reading.buttons, [2, 3]);
        picking.set_number(3);
        assert_eq!(picking.read(&all).buttons, [1, 3], "there is no three");
        let mut least = all.clone();
        least[0].gesture.usual = true;
        let reading = Picking::default().read(&least);
        assert_eq!((reading.stepper.map(|it| it.now), reading.buttons), (Some(1), vec![0, 3]));
        // With a place: the number is chosen after it, so it is not taken at once.
        let all = offers(&[&["go 1", "v01", "n:1"], &["go 2", "v01", "n:2"]]);
        let mut picking = Picking::default();
        assert_eq!(touch(&mut picking, &all, "v01"), Answer::On);
        assert_eq!(picking.read(&all).complete, [1]);
        let held: Vec<Offer> =
            all.into_iter().map(|it| Offer { gesture: it.gesture.holds(), ..it }).collect();
        assert_eq!(touch(&mut Picking::default(), &held, "v01"), Answer::Take(1));
    }

    #[test]
    fn verbs_and_toggles_stand_beside_the_prompt() {
        let all = offers(&[
            &["token gold", "do:token", "disc:gold"],
            &["with leader", "opt:leader"],
            &["end"],
        ]);
        let mut picking = Picking::default();
        let reading = picking.read(&all);
        assert_eq!((names(&reading.verbs), names(&reading.lit)), (vec!["do:token"], vec![]));
        assert_eq!(reading.toggles, [("opt:leader".into(), 1)]);
        assert_eq!(reading.buttons, [2]);
        touch(&mut picking, &all, "do:token");
        assert_eq!(names(&picking.read(&all).lit), ["disc:gold"]);
        assert_eq!(picking.read(&all).buttons, [0; 0], "buttons rest while something is picked");
        assert!(picking.put_back() && !picking.put_back());
    }

    #[test]
    fn a_longer_way_to_the_same_move_leaves_nothing_open() {
        let counsel = |city: &str| {
            let banner = format!("banner:{city}");
            offer("power 10", Gesture::touch([banner.as_str()]).or(["card:10", &banner]))
        };
        let mut all = vec![counsel("A"), counsel("B")];
        assert_eq!(touch(&mut Picking::default(), &all, "banner:B"), Answer::Take(1));
        let mut picking = Picking::default();
        assert_eq!(touch(&mut picking, &all, "card:10"), Answer::On);
        assert_eq!(names(&picking.read(&all).lit), ["banner:A", "banner:B"]);
        assert_eq!(touch(&mut picking, &all, "banner:A"), Answer::Take(0));
        all.push(offer("track B", Gesture::touch(["banner:B"])));
        assert_eq!(touch(&mut Picking::default(), &all, "banner:B"), Answer::Choose(vec![1, 2]));
    }

    #[test]
    fn picks_that_lead_nowhere_are_put_back() {
        let before = offers(&[&["swap", "card:monk", "card:yogi"]]);
        let mut picking = Picking::default();
        touch(&mut picking, &before, "card:monk");
        picking.keep(&before);
        assert!(!picking.is_empty());
        picking.keep(&offers(&[&["swap", "card:mogul", "card:yogi"]]));
        assert!(picking.is_empty());
    }
}
