//! Before the first round: governors, the youngest, characters by choice or
//! auction, opening houses (chapters 2 and 15).

use crate::action::{Action, Chance};
use crate::board;
use crate::character::Character;
use crate::event::Event;
use crate::place::{City, Place};
use crate::reason::{Asked, Reason};
use crate::state::{Auction, Phase, Public, SEATS, State};
use crate::track::Track;
use crate::{Disc, Raja};
use engine::{Handful, Illegal, Random, Seat, Seats};

impl Raja {
    /// The state before the first step.
    pub(crate) fn before_all(&self) -> State {
        let mut state = State { public: Public::EMPTY, gold: [0; SEATS], disc: [None; SEATS] };
        for n in 0..self.players as usize {
            state.gold[n] = u16::from(board::START_GOLD);
            state.public.reserve[n] = board::OPENING_HOUSES;
            state.public.quarry[n] = board::HOUSES - board::OPENING_HOUSES;
        }
        state
    }

    /// The judge of chance.
    pub(crate) fn judge_chance(
        &self,
        state: &State,
        chance: Chance,
    ) -> Result<(), Illegal<Reason>> {
        match (state.public.phase, chance) {
            (Phase::Governors, Chance::Governors(order)) => {
                let each = City::all().all(|city| order.contains(&city));
                if each { Ok(()) } else { Err(Illegal::Rule(Reason::NotEachGovernor)) }
            }
            (Phase::Youngest, Chance::Youngest(seat)) if seat.index() < self.players as usize => {
                Ok(())
            }
            (Phase::Youngest, Chance::Youngest(_)) => Err(Illegal::Rule(Reason::NoSuchSeat)),
            (Phase::Governors | Phase::Youngest, _) => Err(Illegal::Rule(Reason::OtherChance)),
            (Phase::Over, _) => Err(Illegal::Over),
            _ => Err(Illegal::NoChance),
        }
    }

    /// Lets chance fall.
    pub(crate) fn fall(&self, state: &State, random: &mut impl Random) -> Chance {
        let random = &mut Handful::new(random);
        if state.public.phase == Phase::Governors {
            let mut order: [City; City::COUNT] = std::array::from_fn(City::new);
            for n in (1..City::COUNT).rev() {
                order.swap(n, random.below(n as u32 + 1) as usize);
            }
            return Chance::Governors(order);
        }
        debug_assert_eq!(state.public.phase, Phase::Youngest, "nothing is left to chance");
        Chance::Youngest(Seat::new(random.below(u32::from(self.players)) as usize))
    }

    /// Takes a chance that the judge allowed.
    pub(crate) fn chance(&self, state: &mut State, chance: Chance, tell: &mut dyn FnMut(Event)) {
        match chance {
            Chance::Governors(order) => {
                state.public.track = Track::drawn(order);
                tell(Event::Governors { order });
                if self.youngest {
                    self.next_character(state);
                } else {
                    state.public.phase = Phase::Youngest;
                }
            }
            Chance::Youngest(seat) => {
                state.public.youngest = seat;
                tell(Event::Youngest { seat });
                self.next_character(state);
            }
        }
    }

    /// The first player without a card, clockwise from the youngest.
    pub(crate) fn first_without_card(&self, public: &Public) -> Option<Seat> {
        let mut seat = public.youngest;
        for _ in 0..self.players {
            if public.cards[seat.index()].is_empty() {
                return Some(seat);
            }
            seat = seat.next(self.players as usize);
        }
        None
    }

    /// Who is still without a card.
    pub(crate) fn without_card(&self, public: &Public) -> Seats {
        let all = Seat::all(self.players as usize);
        all.filter(|seat| public.cards[seat.index()].is_empty()).collect()
    }

    /// The next choice or lot, or the opening houses.
    fn next_character(&self, state: &mut State) {
        let public = &mut state.public;
        let Some(seat) = self.first_without_card(public) else {
            public.phase = Phase::Open(0);
            return;
        };
        let bidding = self.without_card(public);
        // The last one pays nothing (15.4).
        if self.has_auction() && bidding.len() > 1 {
            public.auction.bidding = bidding;
            public.phase = Phase::Bid(seat);
        } else {
            public.phase = Phase::Choose(seat);
        }
    }

    /// A card from the bank, for whoever must choose one.
    pub(crate) fn judge_choice(&self, public: &Public, card: Character) -> Result<(), Reason> {
        if !self.cards().has(card) {
            return Err(Reason::CardUnused { card });
        }
        match public.holder(card) {
            Some(holder) => Err(Reason::NotInBank { card, holder }),
            None => Ok(()),
        }
    }

    /// A first character.
    pub(crate) fn choose(
        &self,
        state: &mut State,
        seat: Seat,
        card: Character,
        tell: &mut dyn FnMut(Event),
    ) {
        let n = seat.index();
        state.public.cards[n] = state.public.cards[n].with(card);
        if self.starts_at_home() {
            state.public.architect[n] = card.home().place();
        }
        tell(Event::Chose { seat, card, at: state.public.architect[n] });
        self.next_character(state);
    }

    /// The least bid that is allowed; nothing if it is above all gold.
    #[inline]
    pub(crate) fn least_bid(state: &State) -> u16 {
        let auction = &state.public.auction;
        if auction.bidder.is_some() { u16::from(auction.bid) + 1 } else { 0 }
    }

    pub(crate) fn judge_bid(state: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        let (least, have) = (Self::least_bid(state), state.gold(seat));
        match action {
            Action::Bid(bid) if u16::from(bid) < least => Err(Reason::BidTooLow { least }),
            Action::Bid(bid) if u16::from(bid) > have => Err(Reason::BidTooHigh { have }),
            Action::Bid(_) => Ok(()),
            Action::Pass if state.public.auction.bidder.is_none() => Err(Reason::MustBid),
            Action::Pass => Ok(()),
            _ => Err(Reason::NotNow { asked: Asked::Bid }),
        }
    }

    pub(crate) fn bid(
        &self,
        state: &mut State,
        seat: Seat,
        bid: Option<u8>,
        tell: &mut dyn FnMut(Event),
    ) {
        let auction = &mut state.public.auction;
        if let Some(gold) = bid {
            auction.bid = gold;
            auction.bidder = Some(seat);
            tell(Event::Bid { seat, gold });
        } else {
            auction.bidding = auction.bidding.without(seat);
            tell(Event::Passed { seat });
        }
        if let Some(winner) = auction.bidder
            && auction.bidding == Seats::only(winner)
        {
            let gold = auction.bid;
            let purse = &mut state.gold[winner.index()];
            *purse = purse.saturating_sub(u16::from(gold));
            state.public.auction = Auction::default();
            state.public.phase = Phase::Choose(winner);
            tell(Event::LotWon { seat: winner, gold });
            return;
        }
        let mut next = seat.next(self.players as usize);
        while !auction.bidding.contains(next) {
            next = next.next(self.players as usize);
        }
        state.public.phase = Phase::Bid(next);
    }

    pub(crate) fn judge_opening(&self, public: &Public, place: Place) -> Result<(), Reason> {
        let Some(village) = place.village() else {
            return Err(Reason::VillageOnly { place });
        };
        let limit = self.village_limit();
        if public.villages.total(village) >= limit {
            return Err(Reason::VillageFull { village: place, limit });
        }
        Ok(())
    }

    /// An opening house; after the last, six houses for everybody.
    pub(crate) fn open_house(
        &self,
        state: &mut State,
        seat: Seat,
        place: Place,
        placed: u8,
        tell: &mut dyn FnMut(Event),
    ) {
        let Some(village) = place.village() else {
            debug_assert!(false, "opening houses stand in villages");
            return;
        };
        let public = &mut state.public;
        public.villages.add(seat.index(), village);
        public.reserve[seat.index()] -= 1;
        tell(Event::Opened { seat, village: place });
        if placed + 1 < self.players * board::OPENING_HOUSES {
            public.phase = Phase::Open(placed + 1);
            return;
        }
        for n in 0..self.players as usize {
            public.reserve[n] += board::RESERVE;
            public.quarry[n] -= board::RESERVE;
        }
        tell(Event::Supplied { houses: board::RESERVE });
        Self::begin_round(state, tell);
    }

    pub(crate) fn seal(
        &self,
        state: &mut State,
        seat: Seat,
        disc: Disc,
        tell: &mut dyn FnMut(Event),
    ) {
        state.disc[seat.index()] = Some(disc);
        state.public.sealed = state.public.sealed.with(seat);
        tell(Event::Sealed { seat, disc: Some(disc) });
        if state.public.sealed == Seats::first(self.players as usize) {
            self.next_turn(state, tell);
        }
    }
}
