//! Reward tiles: choosing one, and what it does (chapter 12).
//!
//! What only gives is given at once, unless the tile is taken unused. What
//! needs a choice asks for it, and may be waived; what cannot be done is passed
//! over. Character 16 does it all a second time, unless once is enough.

use crate::Maharaja;
use crate::board;
use crate::character::{Cards, Character};
use crate::event::{Event, Source};
use crate::place::Place;
use crate::reason::Reason;
use crate::reward::Reward;
use crate::state::{Maharani, Phase, Public, State};
use engine::Seat;

impl Maharaja {
    pub(crate) fn judge_reward(&self, public: &Public, tile: Reward) -> Result<(), Reason> {
        let open = self.open_rewards();
        if public.rewards.open(open).any(|known| known == tile) {
            return Ok(());
        }
        Err(Reason::RewardClosed { tile, open: open as u8 })
    }

    /// Only what gives without asking is left unused in advance: the others
    /// ask, and are waived then.
    pub(crate) fn judge_unused(tile: Reward) -> Result<(), Reason> {
        if tile.only_gives() { Ok(()) } else { Err(Reason::TileAsks { tile }) }
    }

    /// Once is a choice only for whoever would have it twice.
    pub(crate) fn judge_once(public: &Public, seat: Seat, tile: Reward) -> Result<(), Reason> {
        let card = Character::TREASURER;
        if public.has(seat, card) {
            Self::judge_unused(tile)
        } else {
            Err(Reason::NotHeld { card })
        }
    }

    /// Characters that a Maharani token may be put on.
    #[inline]
    pub(crate) fn unmarked(public: &Public) -> Cards {
        public.row.cards().minus(public.marked())
    }

    pub(crate) fn judge_maharani(public: &Public, card: Character) -> Result<(), Reason> {
        Self::judge_choice(public, card)?;
        if public.marked().has(card) { Err(Reason::Marked { card }) } else { Ok(()) }
    }

    /// The most prestige that can be bought.
    #[inline]
    pub(crate) fn most_buys(public: &Public, seat: Seat) -> u8 {
        public.coins[seat.index()].min(u16::from(board::REWARD_BUYS)) as u8
    }

    pub(crate) fn judge_buy(public: &Public, seat: Seat, count: u8) -> Result<(), Reason> {
        let have = public.coins[seat.index()];
        if count == 0 || count > board::REWARD_BUYS {
            Err(Reason::TooMany { most: board::REWARD_BUYS })
        } else if u16::from(count) > have {
            Err(Reason::NoCoins { need: u16::from(count), have })
        } else {
            Ok(())
        }
    }

    /// A tile is taken; it goes on top, or out of the match when one plays. It
    /// is used so many times at most.
    pub(crate) fn take_reward(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Reward,
        times: u8,
        tell: &mut dyn FnMut(Event),
    ) {
        let public = &mut state.public;
        public.rewards.remove(tile);
        if !self.is_solo() {
            public.rewards.lay_on_top(tile);
        }
        public.scoring.tile = Some(tile);
        let twice = public.has(seat, Character::TREASURER);
        public.scoring.again = twice && times > 1;
        tell(Event::Reward { seat, tile, again: false });
        if times == 0 {
            self.waive(state, seat, tell);
            return;
        }
        if twice && times == 1 {
            tell(Event::Once { seat });
        }
        self.effect(state, seat, tile, tell);
    }

    /// What a tile does, once.
    fn effect(&self, state: &mut State, seat: Seat, tile: Reward, tell: &mut dyn FnMut(Event)) {
        let (n, public) = (seat.index(), &mut state.public);
        let mut gained = |coins: u8, shrines: u8, prestige: u8| {
            tell(Event::Gained { seat, coins, shrines, prestige });
        };
        match tile {
            Reward::Coins => {
                public.coins[n] += board::REWARD_COINS;
                gained(board::REWARD_COINS as u8, 0, 0);
            }
            Reward::Shrines => gained(0, public.restock(seat, board::REWARD_SHRINES), 0),
            Reward::Both => {
                public.coins[n] += board::REWARD_BOTH;
                let prestige = Self::gain(state, seat, board::REWARD_BOTH);
                gained(board::REWARD_BOTH as u8, 0, prestige);
            }
            Reward::Prestige => {
                let prestige = Self::gain(state, seat, board::REWARD_PRESTIGE);
                gained(0, 0, prestige);
            }
            Reward::Tribute => {
                let mut lost = [0; crate::SEATS];
                for other in Seat::all(self.parties()).filter(|other| *other != seat) {
                    let purse = &mut public.coins[other.index()];
                    let paid = board::REWARD_LOSE.min(*purse);
                    *purse -= paid;
                    lost[other.index()] = paid as u8;
                }
                tell(Event::Tribute { seat, lost });
            }
            Reward::Buy if public.coins[n] > 0 => {
                public.phase = Phase::Buy;
                return;
            }
            Reward::Shrine if public.hand[n] > 0 => {
                public.phase = Phase::Free;
                return;
            }
            Reward::Maharani
                if public.maharani.iter().any(Option::is_none)
                    && !Self::unmarked(public).is_empty() =>
            {
                public.phase = Phase::Maharani;
                return;
            }
            Reward::Buy | Reward::Shrine | Reward::Maharani => tell(Event::Waived { seat, tile }),
        }
        self.effect_done(state, seat, tell);
    }

    /// Once more, or the next in the ranking.
    fn effect_done(&self, state: &mut State, seat: Seat, tell: &mut dyn FnMut(Event)) {
        let scoring = &mut state.public.scoring;
        if let Some(tile) = scoring.tile
            && scoring.again
        {
            scoring.again = false;
            tell(Event::Reward { seat, tile, again: true });
            self.effect(state, seat, tile, tell);
            return;
        }
        scoring.tile = None;
        scoring.next += 1;
        self.next_reward(state, tell);
    }

    pub(crate) fn waive(&self, state: &mut State, seat: Seat, tell: &mut dyn FnMut(Event)) {
        if let Some(tile) = state.public.scoring.tile {
            tell(Event::Waived { seat, tile });
        }
        self.effect_done(state, seat, tell);
    }

    pub(crate) fn buy(
        &self,
        state: &mut State,
        seat: Seat,
        count: u8,
        tell: &mut dyn FnMut(Event),
    ) {
        state.public.coins[seat.index()] -= u16::from(count);
        // One effect, unless the option says that each counts (ruling 58).
        let prestige = if self.chronicles_each() {
            (0..count).map(|_| Self::gain(state, seat, 1)).sum()
        } else {
            Self::gain(state, seat, u16::from(count))
        };
        tell(Event::Bought { seat, coins: count, prestige });
        self.effect_done(state, seat, tell);
    }

    pub(crate) fn free_shrine(
        &self,
        state: &mut State,
        seat: Seat,
        place: Place,
        tell: &mut dyn FnMut(Event),
    ) {
        state.public.hand[seat.index()] -= 1;
        state.public.put_shrine(seat, place);
        tell(Event::Shrine { seat, place, coins: 0, from: Source::Hand });
        self.effect_done(state, seat, tell);
    }

    pub(crate) fn mark(
        &self,
        state: &mut State,
        seat: Seat,
        card: Character,
        tell: &mut dyn FnMut(Event),
    ) {
        if let Some(free) = state.public.maharani.iter_mut().find(|token| token.is_none()) {
            *free = Some(Maharani { owner: seat, card, fresh: true });
        }
        tell(Event::Marked { seat, card });
        self.effect_done(state, seat, tell);
    }
}
