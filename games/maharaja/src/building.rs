//! Shrines and statues: what they cost, where they may stand, what they give
//! (chapters 7 and 8).

use crate::Maharaja;
use crate::board;
use crate::character::Character;
use crate::event::{Event, Source};
use crate::place::{City, Place};
use crate::reason::Reason;
use crate::site::{Bonus, SITES, bonus};
use crate::state::{Public, State};
use engine::Seat;
use roads::{Junction, Road, Village};

impl Public {
    /// Whether a seat may build in a city: its priest is there, or it has the
    /// Envoy.
    #[inline]
    pub fn reaches(&self, seat: Seat, city: City) -> bool {
        self.priest[seat.index()] == city.place() || self.has(seat, Character::ENVOY)
    }

    /// A shrine is put on the board.
    pub(crate) fn put_shrine(&mut self, seat: Seat, place: Place) {
        match (place.village(), place.city()) {
            (Some(village), _) => self.villages.add(seat.index(), village),
            (None, Some(city)) => self.shrines[city.index()][seat.index()] += 1,
            (None, None) => debug_assert!(false, "nothing stands at the start"),
        }
    }

    /// So many shrines from the supply to the hand, as far as there are; how
    /// many.
    pub(crate) fn restock(&mut self, seat: Seat, shrines: u8) -> u8 {
        let n = seat.index();
        let taken = shrines.min(self.supply[n]);
        self.supply[n] -= taken;
        self.hand[n] += taken;
        taken
    }

    /// So many action tokens, as far as there are; how many.
    pub(crate) fn give_tokens(&mut self, seat: Seat, tokens: u8) -> u8 {
        let given = tokens.min(self.tokens_left());
        self.tokens[seat.index()] += given;
        given
    }
}

impl Maharaja {
    /// What the next statue in a city costs a seat by an action (8.1).
    #[inline]
    pub fn statue_cost(&self, public: &Public, seat: Seat, city: City) -> u16 {
        let base = if public.maharaja == city.place() {
            board::STATUE_COST_MAHARAJA
        } else if self.special[2] {
            board::STATUE_COST_R3
        } else {
            board::STATUE_COST
        };
        let artisan = if public.has(seat, Character::ARTISAN) { board::ARTISAN } else { 0 };
        base.saturating_sub(public.duty.statue_discount()).saturating_sub(artisan)
    }

    /// Gives prestige by one effect; the Chronicler adds one. How much.
    pub(crate) fn gain(state: &mut State, seat: Seat, prestige: u16) -> u8 {
        let more = u16::from(prestige > 0 && state.public.has(seat, Character::CHRONICLER));
        let gained = prestige + more;
        state.prestige[seat.index()] += gained;
        gained as u8
    }

    /// Whether a place is one where a shrine can stand for this seat, wherever
    /// its priest is.
    fn judge_site(&self, public: &Public, seat: Seat, place: Place) -> Result<(), Reason> {
        match (place.village(), place.city()) {
            (Some(village), _) => self.judge_village(public, seat, village),
            (None, Some(_)) => Ok(()),
            (None, None) => Err(Reason::NotAtStart),
        }
    }

    pub(crate) fn judge_shrine(
        &self,
        public: &Public,
        seat: Seat,
        place: Place,
    ) -> Result<(), Reason> {
        let n = seat.index();
        let room = public.duty.room();
        if !room.city {
            return Err(Reason::NoShrineDue);
        }
        if place.village().is_some() && !room.village {
            return Err(Reason::CityOnly);
        }
        if place.village().is_some() && public.duty.took_back && public.duty.village_binds() {
            return Err(Reason::JustTakenBack);
        }
        self.judge_site(public, seat, place)?;
        if let Some(city) = place.city()
            && !public.reaches(seat, city)
        {
            return Err(Reason::PriestAway { city, at: public.priest[n] });
        }
        if public.hand[n] == 0 {
            return Err(Reason::NoShrine { supply: public.supply[n] });
        }
        let (need, have) = (public.duty.shrine_cost(), public.coins[n]);
        if need > have { Err(Reason::NoCoins { need, have }) } else { Ok(()) }
    }

    /// The shrine of character 13: from the supply, priest or not.
    pub(crate) fn judge_found(
        &self,
        public: &Public,
        seat: Seat,
        place: Place,
    ) -> Result<(), Reason> {
        let n = seat.index();
        self.judge_site(public, seat, place)?;
        if public.supply[n] == 0 {
            return Err(Reason::SupplyEmpty);
        }
        let (need, have) = (self.builder_cost(), public.coins[n]);
        if need > have { Err(Reason::NoCoins { need, have }) } else { Ok(()) }
    }

    /// The shrine of the reward tile: from the hand, priest or not.
    pub(crate) fn judge_free(
        &self,
        public: &Public,
        seat: Seat,
        place: Place,
    ) -> Result<(), Reason> {
        self.judge_site(public, seat, place)
    }

    pub(crate) fn judge_statue(
        &self,
        public: &Public,
        seat: Seat,
        city: City,
        site: u8,
    ) -> Result<(), Reason> {
        let n = seat.index();
        if !public.duty.room().statue {
            return Err(Reason::NoStatueDue);
        }
        if site >= SITES {
            return Err(Reason::NoSite { site });
        }
        if public.statues_built(seat) >= board::STATUES {
            return Err(Reason::NoStatueLeft);
        }
        if !public.reaches(seat, city) {
            return Err(Reason::PriestAway { city, at: public.priest[n] });
        }
        if let Some(by) = public.builder(city, site) {
            return Err(Reason::SiteTaken { city, site, by });
        }
        let (need, have) = (self.statue_cost(public, seat, city), public.coins[n]);
        if need > have { Err(Reason::NoCoins { need, have }) } else { Ok(()) }
    }

    /// Whether the shrines that must be built in a city, because the priest
    /// passed what they are owed for, can be (7.8).
    pub(crate) fn can_settle(public: &Public, seat: Seat) -> bool {
        Self::settles(public, seat, public.duty.unpassed.0)
    }

    /// Whether every shrine that is owed in a city can be built as things
    /// stand, without taking any back: for those who plan ahead.
    pub fn can_build_what_is_owed(public: &Public, seat: Seat) -> bool {
        Self::settles(public, seat, 0)
    }

    /// Whether all is settled in the city where the priest is, or in one that a
    /// road leads to, if the shrines in these villages are taken back.
    fn settles(public: &Public, seat: Seat, back: u32) -> bool {
        let here = public.priest[seat.index()].city().is_some();
        if here || public.has(seat, Character::ENVOY) {
            return Self::affords(public, seat, 0, back);
        }
        Self::way_to_settle(public, seat, back).is_some()
    }

    /// Whether hand and coins suffice for a toll and for the shrines owed, if
    /// those in these villages are taken back.
    fn affords(public: &Public, seat: Seat, toll: u16, back: u32) -> bool {
        let n = seat.index();
        let debt = public.duty.debt();
        let back = debt.min(back.count_ones() as u8);
        let due = debt - back;
        public.hand[n] + back >= due
            && public.coins[n] + u16::from(back) * board::SHRINE_COST
                >= u16::from(due) * board::SHRINE_COST + toll
    }

    /// A road from the start to a city in which all is settled, and its toll.
    /// What lies on the road is passed and not taken back. Only the start is no
    /// city, so one road is enough.
    pub(crate) fn way_to_settle(public: &Public, seat: Seat, back: u32) -> Option<(Road, u16)> {
        if public.duty.is_tired() {
            return None;
        }
        let monk = public.has(seat, Character::MONK);
        let start = board::NET.at[Junction::new(0).index()].iter().copied();
        let mut open = start.filter_map(|road| Some((road, public.toll(seat, monk, road)?)));
        open.find(|(road, toll)| Self::affords(public, seat, *toll, back & !board::NET.mask(*road)))
    }

    /// Builds a shrine by an action.
    pub(crate) fn build_shrine(
        public: &mut Public,
        seat: Seat,
        place: Place,
        tell: &mut dyn FnMut(Event),
    ) {
        let n = seat.index();
        let cost = public.duty.shrine_cost();
        public.coins[n] -= cost;
        public.hand[n] -= 1;
        public.put_shrine(seat, place);
        public.duty.built_shrine(place.village());
        tell(Event::Shrine { seat, place, coins: cost as u8, from: Source::Hand });
    }

    pub(crate) fn judge_back(public: &Public, place: Place) -> Result<(), Reason> {
        let duty = &public.duty;
        let fresh = |village: Village| duty.unpassed.0 >> village.index() & 1 == 1;
        if !place.village().is_some_and(fresh) {
            Err(Reason::NotTakenBack { place })
        } else if duty.debt() == 0 {
            Err(Reason::NothingOwed)
        } else {
            Ok(())
        }
    }

    /// Takes back a shrine in a village: it, its coin and its half of the
    /// action are there again.
    pub(crate) fn take_back(
        public: &mut Public,
        seat: Seat,
        place: Place,
        tell: &mut dyn FnMut(Event),
    ) {
        let Some(village) = place.village() else {
            debug_assert!(false, "only villages are taken back");
            return;
        };
        let n = seat.index();
        public.villages.remove(n, village);
        public.hand[n] += 1;
        public.coins[n] += board::SHRINE_COST;
        public.duty.take_back(village);
        tell(Event::TookBack { seat, village: place, coins: board::SHRINE_COST as u8 });
    }

    /// Builds a statue by an action; the bonus may be declined (8.4).
    pub(crate) fn build_statue(
        &self,
        state: &mut State,
        seat: Seat,
        city: City,
        site: u8,
        wanted: bool,
        tell: &mut dyn FnMut(Event),
    ) {
        let (n, public) = (seat.index(), &mut state.public);
        let cost = self.statue_cost(public, seat, city);
        public.coins[n] -= cost;
        public.duty.built_statue();
        public.statues[city.index()][n] |= 1 << site;
        let built = public.statues_built(seat);
        tell(Event::Statue { seat, city, site, coins: cost as u8, built });
        let Some(bonus) = bonus(city, site) else { return };
        if !wanted {
            tell(Event::Declined { seat, bonus });
            return;
        }
        let given = match bonus {
            Bonus::Token(tokens) => public.give_tokens(seat, tokens),
            Bonus::Prestige(prestige) => Self::gain(state, seat, u16::from(prestige)),
            Bonus::Coins(coins) => {
                public.coins[n] += u16::from(coins);
                coins
            }
            Bonus::Shrines(shrines) => public.restock(seat, shrines),
        };
        tell(Event::Bonus { seat, bonus, given });
    }
}
