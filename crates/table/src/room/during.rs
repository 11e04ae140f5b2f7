//! During the match and after it: acting, taking back, giving up, leaving and
//! returning, talk, and another match.

use super::{
    BACKS, Chair, Change, Guest, LONGEST_TALK, Pace, Room, STAND_IN, Takeback, human, manners,
};
use crate::brains::Budget;
use crate::refusal::Refusal;
use crate::session::{Played, Session, TakeBack, Wish};
use crate::wire::Talk;
use engine::{Message, Seat, Seats};

impl Room {
    /// The match, if it has begun.
    pub(super) fn begun(&mut self) -> Result<&mut Session, Refusal> {
        self.session.as_mut().ok_or_else(|| manners("manners-not-begun"))
    }

    /// The match, if the guest has this seat and plays there.
    pub(super) fn playing(&mut self, guest: Guest, seat: Seat) -> Result<&mut Session, Refusal> {
        let session = self.session.as_mut().ok_or_else(|| manners("manners-not-begun"))?;
        let chair = self.meta.chairs.get(seat.index()).ok_or(Refusal::NoSeat(seat))?;
        match (chair.guest == Some(guest), &chair.bot) {
            (true, None) => Ok(session),
            (true, Some(_)) => Err(manners("manners-stand-in")),
            (false, _) => Err(manners("manners-not-yours")),
        }
    }

    /// What was played, with what it means for the clocks. A move ends an open
    /// wish to take back.
    pub(super) fn moved(&mut self, played: Played, acted: Option<Seat>, now: i64) -> Change {
        if self.meta.takeback.is_some() || played.cuts {
            let change = self.amend(|_| {});
            return self.with_clocks(change, played, acted, now);
        }
        let mut change = Change::default();
        if self.meta.pace != Pace::Free {
            change = self.amend_clocks();
            self.turn_clocks(acted, now);
            change.clocks = Some(self.meta.clocks.clone());
        }
        change.play(played)
    }

    /// The same for a change that has changed the table already.
    fn with_clocks(
        &mut self,
        change: Change,
        played: Played,
        acted: Option<Seat>,
        now: i64,
    ) -> Change {
        self.meta.takeback = None;
        if played.cuts {
            self.meta.branch += 1;
            self.meta.backs.extend_from_slice(&played.news);
            let old = self.meta.backs.len().saturating_sub(BACKS);
            self.meta.backs.drain(..old);
        }
        self.turn_clocks(acted, now);
        self.again_amended(change).play(played)
    }

    fn turn_clocks(&mut self, acted: Option<Seat>, now: i64) {
        let asked = self.session.as_ref().map_or(Seats::NONE, |session| session.turn().seats());
        let waiting = human(&self.meta, asked);
        self.meta.clocks.turn(self.meta.pace, acted, waiting, now);
    }

    /// The guests who play, but for this one.
    pub(super) fn others(&self, guest: Guest) -> Vec<Guest> {
        let present = self.meta.chairs.iter().filter(|chair| chair.bot.is_none());
        let mut others = Vec::new();
        for other in present.filter_map(|chair| chair.guest) {
            if other != guest && !others.contains(&other) {
                others.push(other);
            }
        }
        others
    }

    pub(super) fn take_back(
        &mut self,
        guest: Guest,
        seat: Seat,
        covered: bool,
        now: i64,
    ) -> Result<Change, Refusal> {
        let screen = self.own(guest, false);
        // Under a cover the screen has not gone on to anybody.
        let looking =
            if covered { Seats::only(seat) } else { screen.iter().copied().collect::<Seats>() };
        let session = self.playing(guest, seat)?;
        match session.take_back(seat, looking)? {
            TakeBack::Free => {
                let played = session.ask(seat, Wish::Undo)?;
                Ok(self.moved(played, None, now))
            }
            TakeBack::Ask(why) if self.meta.takeback.is_some() => Err(why),
            TakeBack::Ask(why) => {
                let agreed = if screen.len() == 1 { vec![guest] } else { Vec::new() };
                let offer = Takeback { seat, agreed, why: Some(why.message()) };
                let change = self.amend(|meta| meta.takeback = Some(offer));
                Ok(change.told(Message::new("table-asks-undo").seat("who", seat)))
            }
        }
    }

    pub(super) fn allow(&mut self, guest: Guest, yes: bool, now: i64) -> Result<Change, Refusal> {
        let offer = self.meta.takeback.clone().ok_or_else(|| manners("manners-no-offer"))?;
        let seated = self.meta.chairs.iter().position(|chair| chair.guest == Some(guest));
        let seat = Seat::new(seated.ok_or_else(|| manners("manners-not-yours"))?);
        if !yes {
            let (id, who) = if self.guest(offer.seat) == Some(guest) {
                ("table-undo-withdrawn", offer.seat)
            } else {
                ("table-undo-refused", seat)
            };
            let change = self.amend(|meta| meta.takeback = None);
            return Ok(change.told(Message::new(id).seat("who", who)));
        }
        let mut agreed = offer.agreed.clone();
        if !agreed.contains(&guest) {
            agreed.push(guest);
        }
        let playing = self.meta.chairs.iter().filter(|chair| chair.bot.is_none());
        if !playing.filter_map(|chair| chair.guest).all(|guest| agreed.contains(&guest)) {
            return Ok(self.amend(|meta| {
                meta.takeback = Some(Takeback { agreed, ..offer });
            }));
        }
        let played = self.begun()?.ask(offer.seat, Wish::UndoAgreed)?;
        Ok(self.moved(played, None, now))
    }

    pub(super) fn resign(&mut self, guest: Guest, seat: Seat, now: i64) -> Result<Change, Refusal> {
        self.playing(guest, seat)?;
        // Among several the others play on, be it at the same screen: a computer
        // player takes the seat for good.
        let others = human(&self.meta, Seats::first(self.meta.chairs.len()));
        if self.meta.chairs.len() > 2 && others != Seats::only(seat) {
            let gone = |chair: &mut Chair, stand_in| {
                chair.bot = stand_in;
                chair.guest = None;
            };
            // Whoever has no chair any more looks through other eyes.
            match self.replace(&[seat], "table-gave-up", gone, now).map(Change::whole) {
                Err(Refusal::TooLong) => {}
                given_up => return given_up,
            }
        }
        self.end(seat, now)
    }

    /// A seat ends the match. That can always be done, also where the record is
    /// so full that nobody may stand in any more.
    pub(super) fn end(&mut self, seat: Seat, now: i64) -> Result<Change, Refusal> {
        let played = self.begun()?.ask(seat, Wish::Resign)?;
        Ok(self.moved(played, None, now))
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
        &mut self,
        seats: &[Seat],
        news: &'static str,
        now: i64,
    ) -> Result<Change, Refusal> {
        self.replace(seats, news, |chair, stand_in| chair.bot = stand_in, now)
    }

    /// Other players take these seats. `seat` is given the computer player that
    /// may stand in.
    pub(super) fn replace(
        &mut self,
        seats: &[Seat],
        news: &'static str,
        seat: impl Fn(&mut Chair, Option<(String, Budget)>),
        now: i64,
    ) -> Result<Change, Refusal> {
        let mut chairs = self.meta.chairs.clone();
        let mut players = Vec::new();
        for at in seats {
            let chair = &mut chairs[at.index()];
            seat(chair, Some((STAND_IN.into(), self.meta.thinking)));
            players.push((*at, chair.player()));
        }
        let played = self.begun()?.ask_players(players)?;
        let mut change = self.amend(|meta| {
            meta.chairs = chairs;
            for seat in seats {
                meta.clocks.refill(meta.pace, *seat);
            }
        });
        for seat in seats {
            change = change.told(Message::new(news).seat("who", *seat));
        }
        Ok(self.with_clocks(change, played, None, now))
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
        &mut self,
        guest: Guest,
        seat: Option<Seat>,
        now: i64,
    ) -> Result<Change, Refusal> {
        if self.session.is_none() {
            return self.rise(guest);
        }
        let seat = Room::meant(&self.own(guest, false), seat, "manners-not-yours")?;
        self.stand_in(&[seat], "table-left", now)
    }

    pub(super) fn come_back(
        &mut self,
        guest: Guest,
        seat: Option<Seat>,
        now: i64,
    ) -> Result<Change, Refusal> {
        let seat = Room::meant(&self.own(guest, true), seat, "manners-not-away")?;
        self.replace(&[seat], "table-returned", |chair, _| chair.bot = None, now)
    }

    pub(super) fn say(&mut self, guest: Guest, text: &str, now: i64) -> Result<Change, Refusal> {
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
        let mut change = self.amend(|meta| meta.talk = n);
        change.talk = Some(talk);
        Ok(change)
    }

    pub(super) fn rematch(&mut self, guest: Guest) -> Result<Change, Refusal> {
        if !self.over() {
            return Err(manners("manners-not-over"));
        }
        let seats = self.own(guest, false);
        let Some(first) = seats.first() else { return Err(manners("manners-not-yours")) };
        let mut change = self.amend(|meta| {
            if !meta.rematch.contains(first) {
                meta.rematch.push(*first);
            }
        });
        let wants = &self.meta.rematch;
        let agreed = |other: &Guest| wants.iter().any(|seat| self.guest(*seat) == Some(*other));
        change.rematch = self.meta.next.is_none() && self.others(guest).iter().all(agreed);
        Ok(change.told(Message::new("table-wants-rematch").seat("who", *first)))
    }
}
