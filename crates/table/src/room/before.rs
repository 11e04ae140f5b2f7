//! Before the match: who sits where.

use super::{Chair, Change, Guest, Meta, Room, manners};
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

    /// The chairs are these. The match begins if every one is taken.
    pub(super) fn seated(&mut self, chairs: Vec<Chair>, now: i64) -> Result<Change, Refusal> {
        let mut meta = Meta { chairs, ..self.meta.clone() };
        if meta.chairs.iter().any(Chair::open) {
            return Ok(self.amend(|now| *now = meta));
        }
        let session = self.begin(&mut meta, now).map_err(|Faults(faults)| {
            let first = faults.into_iter().next();
            Refusal::Manners(first.unwrap_or(Message::new("manners-not-begun")))
        })?;
        let change = self.amend(|now| *now = meta);
        Ok(self.start_with(session, change))
    }

    pub(super) fn sit(
        &mut self,
        guest: Guest,
        seat: Option<Seat>,
        name: &str,
        now: i64,
    ) -> Result<Change, Refusal> {
        self.waiting_room()?;
        let name = clean(name);
        if name.is_empty() {
            return Err(manners("manners-name"));
        }
        let mut chairs = self.meta.chairs.clone();
        let free = match seat {
            Some(seat) => Some(seat.index()).filter(|seat| *seat < chairs.len()),
            None if chairs.iter().any(|chair| chair.guest == Some(guest)) => {
                return Err(manners("manners-seated"));
            }
            None => chairs.iter().position(Chair::open),
        };
        let chair = free.map(|seat| &mut chairs[seat]);
        let chair = chair.filter(|chair| chair.open()).ok_or_else(|| manners("manners-taken"))?;
        *chair = Chair { guest: Some(guest), name, bot: None };
        self.seated(chairs, now)
    }

    pub(super) fn rise(&mut self, guest: Guest) -> Result<Change, Refusal> {
        self.waiting_room()?;
        Ok(self.amend(|meta| {
            let own = meta.chairs.iter_mut().filter(|chair| chair.guest == Some(guest));
            own.for_each(|chair| *chair = Chair::default());
        }))
    }

    pub(super) fn seat_bot(
        &mut self,
        guest: Guest,
        seat: Seat,
        level: Option<String>,
        now: i64,
    ) -> Result<Change, Refusal> {
        self.waiting_room()?;
        self.owned(guest)?;
        let mut chairs = self.meta.chairs.clone();
        let chair = chairs.get_mut(seat.index()).ok_or(Refusal::NoSeat(seat))?;
        if chair.guest.is_some() {
            return Err(manners("manners-taken"));
        }
        *chair = match level {
            None => Chair::default(),
            Some(level) => self.bot(level)?,
        };
        self.seated(chairs, now)
    }

    pub(super) fn bot(&self, level: String) -> Result<Chair, Refusal> {
        known_level(&self.entry, &level)?;
        Ok(Chair { guest: None, name: String::new(), bot: Some((level, self.meta.thinking)) })
    }

    pub(super) fn start(&mut self, guest: Guest, level: &str, now: i64) -> Result<Change, Refusal> {
        self.waiting_room()?;
        self.owned(guest)?;
        let bot = self.bot(level.to_owned())?;
        let mut chairs = self.meta.chairs.clone();
        for chair in chairs.iter_mut().filter(|chair| chair.open()) {
            *chair = bot.clone();
        }
        self.seated(chairs, now)
    }
}
