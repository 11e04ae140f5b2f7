//! The abilities that are used once in a round (chapter 10).

use crate::Maharaja;
use crate::board;
use crate::character::Character;
use crate::event::{Event, Source};
use crate::kind::Kind;
use crate::place::{City, Place};
use crate::reason::Reason;
use crate::state::{Phase, Public, State};
use engine::Seat;

impl Maharaja {
    /// Whether an ability may be used: held, and not used this round.
    pub(crate) fn judge_ability(
        public: &Public,
        seat: Seat,
        card: Character,
    ) -> Result<(), Reason> {
        if !public.has(seat, card) {
            return Err(if public.duty.used(card) {
                // The token went back when it was used.
                Reason::PowerUsed { card }
            } else {
                Reason::NotHeld { card }
            });
        }
        if public.duty.used(card) { Err(Reason::PowerUsed { card }) } else { Ok(()) }
    }

    pub(crate) fn judge_power(state: &State, seat: Seat, card: Character) -> Result<(), Reason> {
        let (n, public) = (seat.index(), &state.public);
        match card {
            Character::STONECUTTER | Character::PENITENT | Character::POET | Character::YOGI => {}
            _ => return Err(Reason::NoSuchPower { card }),
        }
        Self::judge_ability(public, seat, card)?;
        match card {
            Character::STONECUTTER if public.supply[n] == 0 => Err(Reason::SupplyEmpty),
            Character::PENITENT if state.prestige[n] == 0 => Err(Reason::NoPrestige),
            // Nobody pays for nothing; what is only given is void (ruling 5).
            Character::PENITENT if public.tokens_left() == 0 => Err(Reason::NoTokenLeft),
            _ => Ok(()),
        }
    }

    /// An ability is used: a Maharani token on it goes back at once (ruling
    /// 49).
    fn spend(public: &mut Public, seat: Seat, card: Character, tell: &mut dyn FnMut(Event)) {
        public.duty.used = public.duty.used.with(card);
        for token in &mut public.maharani {
            if token.is_some_and(|token| token.owner == seat && token.card == card) {
                *token = None;
                tell(Event::Returned { seat, card });
            }
        }
    }

    pub(crate) fn power(
        state: &mut State,
        seat: Seat,
        card: Character,
        tell: &mut dyn FnMut(Event),
    ) {
        let got = match card {
            Character::STONECUTTER => state.public.restock(seat, 1),
            Character::POET => Self::gain(state, seat, 1),
            Character::PENITENT => {
                state.prestige[seat.index()] -= 1;
                state.public.give_tokens(seat, 1)
            }
            _ => state.public.give_tokens(seat, 1),
        };
        tell(Event::Power { seat, card, got });
        Self::spend(&mut state.public, seat, card, tell);
    }

    /// Moves a banner, by the action or by character 10.
    pub(crate) fn judge_banner(&self, public: &Public, city: City) -> Result<(), Reason> {
        if self.can_shift(&public.track, city, board::BANNER_MOVE) {
            return Ok(());
        }
        Err(Reason::BannerEdge { city, cell: public.track.cell(city) })
    }

    pub(crate) fn move_banner(
        public: &mut Public,
        seat: Seat,
        city: City,
        power: bool,
        tell: &mut dyn FnMut(Event),
    ) {
        let from = public.track.cell(city);
        public.track.shift(city, board::BANNER_MOVE);
        let to = public.track.cell(city);
        tell(Event::Banner { seat, city, from, to, power });
        if power {
            Self::spend(public, seat, Character::COUNSELLOR, tell);
        } else {
            public.duty.finish(Kind::Track);
        }
    }

    /// The shrine of character 13.
    pub(crate) fn found(
        &self,
        public: &mut Public,
        seat: Seat,
        place: Place,
        tell: &mut dyn FnMut(Event),
    ) {
        let n = seat.index();
        let cost = self.builder_cost();
        public.coins[n] -= cost;
        public.supply[n] -= 1;
        public.put_shrine(seat, place);
        tell(Event::Shrine { seat, place, coins: cost as u8, from: Source::Supply });
        Self::spend(public, seat, Character::BUILDER, tell);
    }

    /// One exchange of character 3. The first is a use of the ability; those
    /// that follow belong to it.
    pub(crate) fn judge_exchange(state: &State, seat: Seat, buys: bool) -> Result<(), Reason> {
        let (n, public) = (seat.index(), &state.public);
        if public.phase == Phase::Act {
            Self::judge_ability(public, seat, Character::CHANGER)?;
        }
        let (need, have) = (board::EXCHANGE, public.coins[n]);
        if buys && need > have {
            return Err(Reason::NoCoins { need, have });
        }
        if !buys && state.prestige[n] == 0 {
            return Err(Reason::NoPrestige);
        }
        Ok(())
    }

    pub(crate) fn exchange(
        &self,
        state: &mut State,
        seat: Seat,
        buys: bool,
        tell: &mut dyn FnMut(Event),
    ) {
        let n = seat.index();
        let prestige = if buys {
            state.public.coins[n] -= board::EXCHANGE;
            // The exchanges of one use are one effect (ruling 58).
            if !state.public.duty.chronicled || self.chronicles_each() {
                state.public.duty.chronicled = true;
                Self::gain(state, seat, 1)
            } else {
                state.prestige[n] += 1;
                1
            }
        } else {
            state.public.coins[n] += board::EXCHANGE;
            state.prestige[n] -= 1;
            1
        };
        let public = &mut state.public;
        tell(Event::Exchanged { seat, buys, prestige });
        if public.duty.exchanges == 0 {
            Self::spend(public, seat, Character::CHANGER, tell);
        }
        public.duty.exchanges += 1;
        public.phase = Phase::Exchange;
        if public.duty.exchanges >= board::EXCHANGES {
            Self::enough(public);
        }
    }

    /// The exchanges are over.
    pub(crate) fn enough(public: &mut Public) {
        public.duty.exchanges = 0;
        public.duty.chronicled = false;
        public.phase = Phase::Act;
    }
}
