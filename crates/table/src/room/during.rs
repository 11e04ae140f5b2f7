//! During the match and after it: acting, taking back, giving up, leaving and
//! returning, talk, and another match.

use super::{
    BACKS, Chair, Done, Guest, LONGEST_TALK, Meta, Pace, Plan, Room, STAND_IN, Takeback, human,
    manners,
};
use crate::refusal::Refusal;
use crate::session::{Ahead, Draft, Session, TakeBack, Wish};
use crate::wire::Talk;
use engine::{Message, Seat, Seats};

impl Room {
    /// The match, if the guest has this seat and plays there.
    pub(super) fn playing(&self, guest: Guest, seat: Seat) -> Result<&Session, Refusal> {
        let session = self.session.as_ref().ok_or_else(|| manners("manners-not-begun"))?;
        let chair = self.meta.chairs.get(seat.index()).ok_or(Refusal::NoSeat(seat))?;
        match (chair.guest == Some(guest), &chair.bot) {
            (true, None) => Ok(session),
            (true, Some(_)) => Err(manners("manners-stand-in")),
            (false, _) => Err(manners("manners-not-yours")),
        }
    }

    /// Goes ahead with a move (see [`Ahead`]) of this guest, or of the computer
    /// player that has the seat. Nothing, and nothing has happened, if more than
    /// the match changes with it: that takes a plan.
    pub fn advance(
        &mut self,
        guest: Option<Guest>,
        seat: Seat,
        prompt: u64,
        text: &str,
    ) -> Result<Option<Ahead>, Refusal> {
        if let Some(guest) = guest {
            self.playing(guest, seat)?;
        }
        match &mut self.session {
            Some(session) if self.meta.pace == Pace::Free && self.meta.takeback.is_none() => {
                session.advance(seat, prompt, text)
            }
            _ => Ok(None),
        }
    }

    /// The steps to write down, as lines of a record parted by line feeds.
    pub fn unwritten(&self, ahead: &Ahead) -> String {
        self.session.as_ref().map_or_else(String::new, |session| session.unwritten(ahead))
    }

    /// The move is written down.
    pub fn settle(&mut self, ahead: &Ahead) -> Done {
        Done { since: Some(ahead.since()), ..Done::default() }
    }

    /// The move could not be written down: everything is as it was.
    pub fn retreat(&mut self, ahead: Ahead) {
        if let Some(session) = &mut self.session {
            session.retreat(ahead);
        }
    }

    /// A draft with what it means for the clocks. A move ends an open wish to
    /// take back.
    pub(super) fn moved(&self, draft: Draft, acted: Option<Seat>, now: i64) -> Plan {
        let plan = Plan { draft: Some(Box::new(draft)), ..Plan::default() };
        if self.meta.pace == Pace::Free && self.meta.takeback.is_none() {
            return plan;
        }
        Room::with_clocks(plan, self.meta.clone(), acted, now)
    }

    fn with_clocks(mut plan: Plan, mut meta: Meta, acted: Option<Seat>, now: i64) -> Plan {
        meta.takeback = None;
        if let Some(draft) = &plan.draft {
            if draft.cuts() {
                meta.branch += 1;
                meta.backs.extend_from_slice(draft.news());
                let old = meta.backs.len().saturating_sub(BACKS);
                meta.backs.drain(..old);
            }
            let waiting = human(&meta, draft.turn().seats());
            meta.clocks.turn(meta.pace, acted, waiting, now);
        }
        plan.meta = Some(meta);
        plan
    }

    /// The guests who play, but for this one.
    pub(super) fn others(&self, guest: Guest) -> Vec<Guest> {
        let present = self.meta.chairs.iter().filter(|chair| chair.bot.is_none());
        let mut others: Vec<_> =
            present.filter_map(|chair| chair.guest).filter(|other| *other != guest).collect();
        others.sort_unstable();
        others.dedup();
        others
    }

    pub(super) fn take_back(
        &self,
        guest: Guest,
        seat: Seat,
        covered: bool,
        now: i64,
    ) -> Result<Plan, Refusal> {
        let session = self.playing(guest, seat)?;
        let screen = self.own(guest, false);
        // Under a cover the screen has not gone on to anybody.
        let looking =
            if covered { Seats::only(seat) } else { screen.iter().copied().collect::<Seats>() };
        match session.take_back(seat, looking)? {
            TakeBack::Free => Ok(self.cut(session.propose(seat, Wish::Undo)?, now)),
            TakeBack::Ask(why) if self.meta.takeback.is_some() => Err(why),
            TakeBack::Ask(why) => {
                let agreed = if screen.len() == 1 { vec![guest] } else { Vec::new() };
                let offer = Takeback { seat, agreed, why: Some(why.message()) };
                let mut plan = self.changed(|meta| meta.takeback = Some(offer));
                plan.news.push(Message::new("table-asks-undo").seat("who", seat));
                Ok(plan)
            }
        }
    }

    pub(super) fn cut(&self, draft: Draft, now: i64) -> Plan {
        let plan = Plan { draft: Some(Box::new(draft)), ..Plan::default() };
        Room::with_clocks(plan, self.meta.clone(), None, now)
    }

    pub(super) fn allow(&self, guest: Guest, yes: bool, now: i64) -> Result<Plan, Refusal> {
        let offer = self.meta.takeback.clone().ok_or_else(|| manners("manners-no-offer"))?;
        let seated = self.meta.chairs.iter().position(|chair| chair.guest == Some(guest));
        let seat = Seat::new(seated.ok_or_else(|| manners("manners-not-yours"))?);
        if !yes {
            let (id, who) = if self.guest(offer.seat) == Some(guest) {
                ("table-undo-withdrawn", offer.seat)
            } else {
                ("table-undo-refused", seat)
            };
            let mut plan = self.changed(|meta| meta.takeback = None);
            plan.news.push(Message::new(id).seat("who", who));
            return Ok(plan);
        }
        let mut agreed = offer.agreed.clone();
        if !agreed.contains(&guest) {
            agreed.push(guest);
        }
        let playing = self.meta.chairs.iter().filter(|chair| chair.bot.is_none());
        if !playing.filter_map(|chair| chair.guest).all(|guest| agreed.contains(&guest)) {
            return Ok(self.changed(|meta| {
                meta.takeback = Some(Takeback { agreed, ..offer });
            }));
        }
        let session = self.session.as_ref().ok_or_else(|| manners("manners-not-begun"))?;
        let draft = session.propose(offer.seat, Wish::UndoAgreed)?;
        Ok(self.cut(draft, now))
    }

    pub(super) fn resign(&self, guest: Guest, seat: Seat, now: i64) -> Result<Plan, Refusal> {
        let session = self.playing(guest, seat)?;
        // Among several the others play on, be it at the same screen: a computer
        // player takes the seat for good.
        let others = human(&self.meta, Seats::first(self.meta.chairs.len()));
        if self.meta.chairs.len() > 2 && others != Seats::only(seat) {
            let mut plan = self.stand_in(&[seat], "table-gave-up", now)?;
            if let Some(meta) = &mut plan.meta {
                meta.chairs[seat.index()].guest = None;
            }
            return Ok(plan);
        }
        let draft = session.propose(seat, Wish::Resign)?;
        Ok(self.moved(draft, None, now))
    }

    pub(super) fn own(&self, guest: Guest, away: bool) -> Vec<Seat> {
        let chairs = Seat::all(self.meta.chairs.len()).zip(&self.meta.chairs);
        let own = |(seat, chair): (Seat, &Chair)| {
            (chair.guest == Some(guest) && chair.bot.is_some() == away).then_some(seat)
        };
        chairs.filter_map(own).collect()
    }

    /// Computer players play for these seats until their people come back.
    pub(super) fn stand_in(
        &self,
        seats: &[Seat],
        news: &'static str,
        now: i64,
    ) -> Result<Plan, Refusal> {
        let change = |chair: &mut Chair| chair.bot = Some((STAND_IN.into(), self.meta.thinking));
        self.replace(seats, news, change, now)
    }

    pub(super) fn replace(
        &self,
        seats: &[Seat],
        news: &'static str,
        change: impl Fn(&mut Chair),
        now: i64,
    ) -> Result<Plan, Refusal> {
        let session = self.session.as_ref().ok_or_else(|| manners("manners-not-begun"))?;
        let mut meta = self.meta.clone();
        let mut plan = Plan::default();
        let mut players = Vec::new();
        for seat in seats {
            let chair = &mut meta.chairs[seat.index()];
            change(chair);
            players.push((*seat, chair.player()));
            meta.clocks.refill(meta.pace, *seat);
            plan.news.push(Message::new(news).seat("who", *seat));
        }
        plan.draft = Some(Box::new(session.propose_players(players)?));
        Ok(Room::with_clocks(plan, meta, None, now))
    }

    /// The chair of a guest that is meant: the named one, or the only one.
    fn meant(own: &[Seat], named: Option<Seat>, none: &'static str) -> Result<Seat, Refusal> {
        match (own, named) {
            (_, Some(seat)) if own.contains(&seat) => Ok(seat),
            ([only], None) => Ok(*only),
            ([_, _, ..], None) => Err(manners("manners-which-chair")),
            _ => Err(manners(none)),
        }
    }

    pub(super) fn leave(
        &self,
        guest: Guest,
        seat: Option<Seat>,
        now: i64,
    ) -> Result<Plan, Refusal> {
        if self.session.is_none() {
            return self.rise(guest);
        }
        let seat = Room::meant(&self.own(guest, false), seat, "manners-not-yours")?;
        self.stand_in(&[seat], "table-left", now)
    }

    pub(super) fn come_back(
        &self,
        guest: Guest,
        seat: Option<Seat>,
        now: i64,
    ) -> Result<Plan, Refusal> {
        let seat = Room::meant(&self.own(guest, true), seat, "manners-not-away")?;
        self.replace(&[seat], "table-returned", |chair| chair.bot = None, now)
    }

    pub(super) fn say(&self, guest: Guest, text: &str, now: i64) -> Result<Plan, Refusal> {
        if self.eyes(Some(guest)).next().is_none() {
            return Err(manners("manners-no-watching"));
        }
        let text = crate::seating::clean_to(text, LONGEST_TALK + 1);
        if text.is_empty() {
            return Err(manners("manners-silence"));
        }
        if text.chars().count() > LONGEST_TALK {
            let message = Message::new("manners-talk-long").number("most", LONGEST_TALK as i64);
            return Err(Refusal::Manners(message));
        }
        let seat = self.meta.chairs.iter().position(|chair| chair.guest == Some(guest));
        let name = seat.map_or_else(String::new, |seat| self.meta.chairs[seat].name.clone());
        let n = self.meta.talk + 1;
        let talk = Talk { n, name, seat: seat.map(Seat::new), text, at: now };
        let mut plan = self.changed(|meta| meta.talk = n);
        plan.talk = Some(talk);
        Ok(plan)
    }

    pub(super) fn rematch(&self, guest: Guest) -> Result<Plan, Refusal> {
        if !self.over() {
            return Err(manners("manners-not-over"));
        }
        let seats = self.own(guest, false);
        let Some(first) = seats.first() else { return Err(manners("manners-not-yours")) };
        let mut plan = self.changed(|meta| {
            if !meta.rematch.contains(first) {
                meta.rematch.push(*first);
            }
        });
        let wants = &plan.meta.as_ref().map_or(Vec::new(), |meta| meta.rematch.clone());
        let agreed = |other: &Guest| wants.iter().any(|seat| self.guest(*seat) == Some(*other));
        plan.rematch = self.meta.next.is_none() && self.others(guest).iter().all(agreed);
        plan.news.push(Message::new("table-wants-rematch").seat("who", *first));
        Ok(plan)
    }
}
