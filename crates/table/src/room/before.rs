//! Before the match: who sits where.

use super::{Chair, Guest, Meta, Plan, Room, manners};
use crate::refusal::Refusal;
use crate::seating::clean;
use crate::session::known_level;
use engine::{Faults, Message, Seat};

impl Room {
    pub(super) fn waiting_room(&self) -> Result<(), Refusal> {
        if self.session.is_some() { Err(manners("manners-begun")) } else { Ok(()) }
    }

    pub(super) fn owned(&self, guest: Guest) -> Result<(), Refusal> {
        if guest == self.meta.owner { Ok(()) } else { Err(manners("manners-not-owner")) }
    }

    pub(super) fn changed(&self, change: impl FnOnce(&mut Meta)) -> Plan {
        let mut meta = self.meta.clone();
        change(&mut meta);
        Plan { meta: Some(meta), ..Plan::default() }
    }

    /// The match begins if every chair is taken.
    pub(super) fn seated(&self, mut meta: Meta, now: i64) -> Result<Plan, Refusal> {
        let mut plan = Plan::default();
        if meta.chairs.iter().all(|chair| !chair.open()) {
            let begun = self.begin(&mut meta, now);
            let fault = |Faults(faults): Faults| {
                let first = faults.into_iter().next();
                Refusal::Manners(first.unwrap_or(Message::new("manners-not-begun")))
            };
            plan.begun = Some(Box::new(begun.map_err(fault)?));
        }
        plan.meta = Some(meta);
        Ok(plan)
    }

    pub(super) fn sit(
        &self,
        guest: Guest,
        seat: Option<Seat>,
        name: &str,
        now: i64,
    ) -> Result<Plan, Refusal> {
        self.waiting_room()?;
        let name = clean(name);
        if name.is_empty() {
            return Err(manners("manners-name"));
        }
        let mut meta = self.meta.clone();
        let free = match seat {
            Some(seat) => Some(seat.index()).filter(|seat| *seat < meta.chairs.len()),
            None if meta.chairs.iter().any(|chair| chair.guest == Some(guest)) => {
                return Err(manners("manners-seated"));
            }
            None => meta.chairs.iter().position(Chair::open),
        };
        let chair = free.map(|seat| &mut meta.chairs[seat]);
        let chair = chair.filter(|chair| chair.open()).ok_or_else(|| manners("manners-taken"))?;
        *chair = Chair { guest: Some(guest), name, bot: None };
        self.seated(meta, now)
    }

    pub(super) fn rise(&self, guest: Guest) -> Result<Plan, Refusal> {
        self.waiting_room()?;
        Ok(self.changed(|meta| {
            let own = meta.chairs.iter_mut().filter(|chair| chair.guest == Some(guest));
            own.for_each(|chair| *chair = Chair::default());
        }))
    }

    pub(super) fn seat_bot(
        &self,
        guest: Guest,
        seat: Seat,
        level: Option<String>,
        now: i64,
    ) -> Result<Plan, Refusal> {
        self.waiting_room()?;
        self.owned(guest)?;
        let mut meta = self.meta.clone();
        let chair = meta.chairs.get_mut(seat.index()).ok_or(Refusal::NoSeat(seat))?;
        if chair.guest.is_some() {
            return Err(manners("manners-taken"));
        }
        *chair = match level {
            None => Chair::default(),
            Some(level) => self.bot(level)?,
        };
        self.seated(meta, now)
    }

    pub(super) fn bot(&self, level: String) -> Result<Chair, Refusal> {
        known_level(&self.entry, &level)?;
        Ok(Chair { guest: None, name: String::new(), bot: Some((level, self.meta.thinking)) })
    }

    pub(super) fn start(&self, guest: Guest, level: &str, now: i64) -> Result<Plan, Refusal> {
        self.waiting_room()?;
        self.owned(guest)?;
        let bot = self.bot(level.to_owned())?;
        let mut meta = self.meta.clone();
        for chair in meta.chairs.iter_mut().filter(|chair| chair.open()) {
            *chair = bot.clone();
        }
        self.seated(meta, now)
    }
}
