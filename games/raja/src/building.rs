//! Houses and palaces: built, moved, fetched from the quarry (chapters 4, 7 and 8).

use crate::Raja;
use crate::action::Site;
use crate::board;
use crate::character::Character;
use crate::duty::Once;
use crate::event::Event;
use crate::kind::Kind;
use crate::place::{City, Place, Villages};
use crate::reason::Reason;
use crate::state::{Phase, Public, State};
use engine::Seat;

impl Raja {
    /// Whether a house may stand here at all: room in a village, or the own
    /// architect in the city.
    fn judge_site(&self, public: &Public, seat: Seat, place: Place) -> Result<(), Reason> {
        if let Some(village) = place.village() {
            let limit = self.village_limit();
            if public.villages.total(village) >= limit {
                return Err(Reason::VillageFull { village: place, limit });
            }
            return Ok(());
        }
        let city = place.city().ok_or(Reason::NotAtStart)?;
        let at = public.architect[seat.index()];
        if at == place { Ok(()) } else { Err(Reason::ArchitectAway { city, at }) }
    }

    /// The villages with room for a house, as a set.
    #[inline]
    pub(crate) fn villages_with_room(&self, public: &Public) -> u32 {
        Villages::ALL & !public.villages.at_limit(self.village_limit())
    }

    /// Whether the Builder's power is there to be used.
    #[inline]
    pub(crate) fn has_builder(public: &Public, seat: Seat) -> bool {
        public.cards[seat.index()].has(Character::Builder) && !public.duty.used(Once::Builder)
    }

    fn judge_builder(public: &Public, seat: Seat) -> Result<(), Reason> {
        let card = Character::Builder;
        if !public.cards[seat.index()].has(card) {
            return Err(Reason::NotHeld { card });
        }
        if public.duty.used(Once::Builder) {
            return Err(Reason::PowerUsed { card });
        }
        Ok(())
    }

    pub(crate) fn judge_house(
        &self,
        state: &State,
        seat: Seat,
        place: Place,
        free: bool,
    ) -> Result<(), Reason> {
        let public = &state.public;
        if free {
            Self::judge_builder(public, seat)?;
        } else {
            let room = public.duty.room();
            if !room.city {
                return Err(Reason::NotOwed { kind: Kind::House });
            }
            if place.village().is_some() && !room.village {
                return Err(Reason::CityOnly);
            }
        }
        self.judge_site(public, seat, place)?;
        if public.reserve[seat.index()] == 0 {
            return Err(Reason::NoReserve { quarry: public.quarry[seat.index()] });
        }
        let (need, have) = (u16::from(board::HOUSE_COST), state.gold(seat));
        if !free && have < need {
            return Err(Reason::NoGold { need, have });
        }
        Ok(())
    }

    pub(crate) fn build_house(
        state: &mut State,
        seat: Seat,
        place: Place,
        free: bool,
        tell: &mut dyn FnMut(Event),
    ) {
        let n = seat.index();
        let public = &mut state.public;
        public.reserve[n] -= 1;
        public.put_house(seat, place);
        let mut gold = 0;
        if free {
            public.duty.r#use(Once::Builder);
        } else {
            gold = board::HOUSE_COST;
            state.gold[n] -= u16::from(gold);
            if place.village().is_some() {
                public.duty.villages += 1;
            } else {
                public.duty.cities += 1;
            }
        }
        tell(Event::Built { seat, place, gold });
    }

    /// Whether a house from here has another place to go to.
    #[inline]
    pub(crate) fn has_way_out(room: u32, at: Place, from: Place) -> bool {
        let own = from.village().map_or(0, |village| 1u32 << village.index());
        room & !own != 0 || at.city().is_some() && at != from
    }

    pub(crate) fn judge_move(
        &self,
        state: &State,
        seat: Seat,
        from: Place,
        free: bool,
    ) -> Result<(), Reason> {
        let public = &state.public;
        if free {
            Self::judge_builder(public, seat)?;
        } else if public.duty.open(Kind::Move).is_none() {
            return Err(Reason::NotOwed { kind: Kind::Move });
        }
        if public.houses_in(seat, from) == 0 {
            return Err(Reason::NoHouse { place: from });
        }
        if public.duty.put_back.has(from) {
            return Err(Reason::PutBack { place: from });
        }
        let at = public.architect[seat.index()];
        if !Self::has_way_out(self.villages_with_room(public), at, from) {
            return Err(Reason::Nowhere { from });
        }
        Ok(())
    }

    pub(crate) fn judge_put(
        &self,
        public: &Public,
        seat: Seat,
        from: Place,
        to: Place,
    ) -> Result<(), Reason> {
        if from == to { Ok(()) } else { self.judge_site(public, seat, to) }
    }

    pub(crate) fn put(
        state: &mut State,
        seat: Seat,
        (from, free): (Place, bool),
        to: Place,
        tell: &mut dyn FnMut(Event),
    ) {
        let public = &mut state.public;
        public.phase = Phase::Act;
        if from == to {
            // Neither the action nor the power is used up (7.9).
            tell(Event::PutBack { seat, place: from });
            return;
        }
        public.remove_house(seat, from);
        public.put_house(seat, to);
        if free {
            public.duty.r#use(Once::Builder);
        } else {
            public.duty.finish(Kind::Move);
        }
        tell(Event::Moved { seat, from, to, free });
    }

    /// What a palace costs a player now.
    #[inline]
    pub fn palace_cost(public: &Public, seat: Seat) -> u8 {
        if public.cards[seat.index()].has(Character::Artisan) {
            board::ARTISAN_COST
        } else {
            board::PALACE_COST
        }
    }

    /// Free outer sites of a city.
    #[inline]
    pub fn outer_free(&self, public: &Public, city: City) -> u8 {
        (board::OUTER_SITES - self.neutral()).saturating_sub(public.outer_built(city))
    }

    pub(crate) fn judge_palace(
        &self,
        state: &State,
        seat: Seat,
        city: City,
        site: Site,
    ) -> Result<(), Reason> {
        let public = &state.public;
        if !public.duty.room().palace {
            return Err(Reason::NotOwed { kind: Kind::Palace });
        }
        if public.palaces[seat.index()] >= self.palaces() {
            return Err(Reason::NoPalaceLeft);
        }
        let at = public.architect[seat.index()];
        if at != city.place() {
            return Err(Reason::ArchitectAway { city, at });
        }
        match (site, public.centre[city.index()]) {
            (Site::Centre, Some(by)) => return Err(Reason::CentreTaken { city, by }),
            (Site::Outer, _) if self.outer_free(public, city) == 0 => {
                return Err(Reason::SitesTaken { city, neutral: self.neutral() });
            }
            _ => {}
        }
        let (need, have) = (u16::from(Self::palace_cost(public, seat)), state.gold(seat));
        if have < need { Err(Reason::NoGold { need, have }) } else { Ok(()) }
    }

    pub(crate) fn build_palace(
        state: &mut State,
        seat: Seat,
        city: City,
        site: Site,
        tell: &mut dyn FnMut(Event),
    ) {
        let n = seat.index();
        let public = &mut state.public;
        let gold = Self::palace_cost(public, seat);
        state.gold[n] -= u16::from(gold);
        match site {
            Site::Centre => public.centre[city.index()] = Some(seat),
            Site::Outer => public.outer[city.index()][n] += 1,
        }
        public.palaces[n] += 1;
        public.duty.palaces += 1;
        let built = public.palaces[n];
        tell(Event::Palace { seat, city, site, gold, built });
    }

    pub(crate) fn judge_quarry(public: &Public, seat: Seat) -> Result<(), Reason> {
        if public.duty.open(Kind::Quarry).is_none() {
            return Err(Reason::NotOwed { kind: Kind::Quarry });
        }
        if public.quarry[seat.index()] < board::QUARRY_HOUSES {
            return Err(Reason::QuarryEmpty);
        }
        Ok(())
    }

    pub(crate) fn quarry(state: &mut State, seat: Seat, tell: &mut dyn FnMut(Event)) {
        let n = seat.index();
        let (public, houses) = (&mut state.public, board::QUARRY_HOUSES);
        public.quarry[n] -= houses;
        public.reserve[n] += houses;
        public.duty.finish(Kind::Quarry);
        tell(Event::Quarried { seat, houses, left: public.quarry[n] });
    }
}

impl Public {
    #[inline]
    pub(crate) fn put_house(&mut self, seat: Seat, place: Place) {
        if let Some(village) = place.village() {
            self.villages.add(seat.index(), village);
        } else if let Some(city) = place.city() {
            self.houses[city.index()][seat.index()] += 1;
        }
    }

    #[inline]
    fn remove_house(&mut self, seat: Seat, place: Place) {
        if let Some(village) = place.village() {
            self.villages.remove(seat.index(), village);
        } else if let Some(city) = place.city() {
            self.houses[city.index()][seat.index()] -= 1;
        }
    }
}
