//! Brahmabot's turn: an automaton inside the rules (chapter 15). Its tiles tell
//! everything; nothing here chooses.

use crate::Maharaja;
use crate::board;
use crate::event::{Event, Source};
use crate::place::{City, Place};
use crate::site::BOT_ORDER;
use crate::state::{BOT, Phase, Public, State};
use crate::tile::{Deed, TileNo};
use engine::Seat;

const HUMAN: Seat = Seat::A;

impl Maharaja {
    /// A tile was turned over: its tick names the one to play (ruling 78).
    pub(crate) fn tick(&self, state: &mut State, ticked: TileNo, tell: &mut dyn FnMut(Event)) {
        let brahma = &mut state.public.brahma;
        brahma.ticked = Some(ticked);
        let tick = ticked.printed().tick;
        tell(Event::Ticked { tile: ticked, tick });
        match brahma.open.get(tick as usize - 1).copied().flatten() {
            Some(tile) => self.play_tile(state, tile, tell),
            None => state.public.phase = Phase::Reveal,
        }
    }

    pub(crate) fn play_tile(&self, state: &mut State, tile: TileNo, tell: &mut dyn FnMut(Event)) {
        state.public.brahma.tile = Some(tile);
        state.public.brahma.step = 0;
        tell(Event::Plays { tile });
        self.go_on(state, tell);
    }

    /// The deeds of the tile, then the journey. A swap of characters asks the
    /// player; then it goes on from here.
    pub(crate) fn go_on(&self, state: &mut State, tell: &mut dyn FnMut(Event)) {
        let Some(tile) = state.public.brahma.tile else {
            debug_assert!(false, "a tile is played");
            return;
        };
        let printed = tile.printed();
        while let Some(deed) = printed.deeds.get(state.public.brahma.step as usize) {
            state.public.brahma.step += 1;
            let done = self.deed(&mut state.public, *deed, tell);
            if !done {
                tell(Event::Skipped { deed: *deed });
            }
            // The first edition took a swap that was answered for an open one
            // where no tile was left to fill the row, and asked again.
            let asks = match self.edition {
                1 => state.public.phase == Phase::Replace(HUMAN),
                _ => done && *deed == Deed::Swap,
            };
            if asks {
                return;
            }
        }
        if let Some(goal) = printed.goes().or(state.public.maharaja.city()) {
            self.journey(&mut state.public, goal, tell);
        }
        let brahma = &mut state.public.brahma;
        // Only the tile that was played leaves; the others go back (ruling 79).
        brahma.deck &= !tile.bit();
        brahma.open = [None; 2];
        brahma.ticked = None;
        brahma.tile = None;
        brahma.step = 0;
        state.public.played = state.public.played.with(BOT);
        tell(Event::Ended { seat: BOT });
        self.next_turn(state, tell);
    }

    /// The deeds of a tile and its journey on a copy of the table.
    pub(crate) fn rehearse(&self, mut public: Public, tile: TileNo, tell: &mut dyn FnMut(Event)) {
        let printed = tile.printed();
        for deed in printed.deeds {
            if !self.deed(&mut public, deed, tell) {
                tell(Event::Skipped { deed });
            }
        }
        if let Some(goal) = printed.goes().or(public.maharaja.city()) {
            self.journey(&mut public, goal, tell);
        }
    }

    /// Does one deed; whether it could be done.
    fn deed(&self, public: &mut Public, deed: Deed, tell: &mut dyn FnMut(Event)) -> bool {
        let maharaja = public.maharaja.city();
        match deed {
            Deed::StatueMaharaja => {
                maharaja.is_some_and(|city| Self::bot_statue(public, city, 0, tell))
            }
            Deed::ShrineMaharaja => {
                maharaja.is_some_and(|city| Self::bot_shrine(public, city.place(), tell))
            }
            Deed::StatueFirst => self
                .searched(public, |_| true)
                .is_some_and(|city| Self::bot_statue(public, city, 0, tell)),
            Deed::StatueCentre => {
                let found = public.track.order().into_iter();
                let mut found = found.filter(|city| public.free_sites(*city) & 1 == 1);
                found.next().is_some_and(|city| Self::bot_statue(public, city, 0, tell))
            }
            Deed::StatueSecond => self
                .closest_second(public)
                .is_some_and(|city| Self::bot_statue(public, city, 0, tell)),
            Deed::Banner => self.bot_banner(public, tell),
            Deed::Coins(coins) => {
                public.coins[BOT.index()] += u16::from(coins);
                tell(Event::BotCoins { coins });
                true
            }
            Deed::Swap => Self::swap(public, tell),
        }
    }

    /// The first city in the order of the banners that fits and, unless the
    /// option says otherwise, has a free site (ruling 81).
    fn searched(&self, public: &Public, fits: impl Fn(City) -> bool) -> Option<City> {
        let room = |city: &City| !self.looks_beyond() || public.free_sites(*city) != 0;
        public.track.order().into_iter().find(|city| room(city) && fits(*city))
    }

    /// Who is first of a city for Brahmabot's deeds: by plain cult, then by
    /// the lower character; nobody if nobody has any (ruling 82).
    pub(crate) fn leader(&self, public: &Public, city: City) -> Option<Seat> {
        let (own, theirs) = (self.cult(public, BOT, city), self.cult(public, HUMAN, city));
        if own == 0 && theirs == 0 {
            return None;
        }
        let ahead = own > theirs || own == theirs && public.rank(BOT) < public.rank(HUMAN);
        Some(if ahead { BOT } else { HUMAN })
    }

    /// The city where Brahmabot is second by least (ruling 83).
    fn closest_second(&self, public: &Public) -> Option<City> {
        let gap = |city: City| {
            self.cult(public, HUMAN, city).saturating_sub(self.cult(public, BOT, city))
        };
        let second = |city: &City| {
            let room = !self.looks_beyond() || public.free_sites(*city) != 0;
            room && self.leader(public, *city) == Some(HUMAN)
        };
        // The first of equals: the leftmost banner.
        public.track.order().into_iter().filter(second).min_by_key(|city| gap(*city))
    }

    /// The banner of Brahmabot's greatest lead goes to the left (ruling 84).
    fn bot_banner(&self, public: &mut Public, tell: &mut dyn FnMut(Event)) -> bool {
        let lead = |city: City| {
            self.cult(public, BOT, city).saturating_sub(self.cult(public, HUMAN, city))
        };
        let mut best: Option<(u8, City)> = None;
        for city in public.track.order() {
            if self.leader(public, city) == Some(BOT)
                && best.is_none_or(|(most, _)| lead(city) > most)
            {
                best = Some((lead(city), city));
            }
        }
        let Some((_, city)) = best else { return false };
        if !self.can_shift(&public.track, city, board::BOT_BANNER_MOVE) {
            return false;
        }
        let from = public.track.cell(city);
        public.track.shift(city, board::BOT_BANNER_MOVE);
        let to = public.track.cell(city);
        tell(Event::Banner { seat: BOT, city, from, to, power: false });
        true
    }

    /// A statue on the first free site of Brahmabot's order (ruling 85).
    fn bot_statue(
        public: &mut Public,
        city: City,
        coins: u16,
        tell: &mut dyn FnMut(Event),
    ) -> bool {
        let free = public.free_sites(city);
        let site = BOT_ORDER.into_iter().find(|site| free >> site & 1 == 1);
        let left = public.statues_built(BOT) < board::STATUES;
        let Some(site) = site.filter(|_| left) else { return false };
        public.coins[BOT.index()] -= coins;
        public.statues[city.index()][BOT.index()] |= 1 << site;
        let built = public.statues_built(BOT);
        tell(Event::Statue { seat: BOT, city, site, coins: coins as u8, built });
        true
    }

    /// The city that Brahmabot takes a shrine from if its hand is empty: of
    /// those where it has one, that of the rightmost banner (ruling 86).
    fn spare_city(public: &Public, target: Place) -> Option<City> {
        let order = public.track.order().into_iter().rev();
        let mut has = order
            .filter(|city| city.place() != target && public.shrines[city.index()][BOT.index()] > 0);
        has.next()
    }

    fn bot_shrine(public: &mut Public, place: Place, tell: &mut dyn FnMut(Event)) -> bool {
        let bot = BOT.index();
        let from = if public.hand[bot] > 0 {
            public.hand[bot] -= 1;
            Source::Hand
        } else {
            let Some(city) = Self::spare_city(public, place) else { return false };
            public.shrines[city.index()][bot] -= 1;
            Source::City(city)
        };
        public.put_shrine(BOT, place);
        tell(Event::Shrine { seat: BOT, place, coins: 0, from });
        true
    }

    /// Brahmabot's tile leaves, it takes the player's, the player chooses
    /// anew. Not with an empty row (ruling 75).
    fn swap(public: &mut Public, tell: &mut dyn FnMut(Event)) -> bool {
        let (own, theirs) = (public.card[BOT.index()], public.card[HUMAN.index()]);
        let Some((gone, card)) = own.zip(theirs).filter(|_| !public.row.is_empty()) else {
            return false;
        };
        public.gone = public.gone.with(gone);
        public.card[BOT.index()] = Some(card);
        public.card[HUMAN.index()] = None;
        public.phase = Phase::Replace(HUMAN);
        tell(Event::Swapped { card, gone });
        true
    }

    /// Travels to a city, building what is missing on the way; if nothing
    /// was, it builds there (rulings 87 to 91).
    fn journey(&self, public: &mut Public, goal: City, tell: &mut dyn FnMut(Event)) {
        let bot = BOT.index();
        let way = self.way(public, goal);
        let spare: u8 = public.shrines.iter().map(|city| city[bot]).sum();
        if way.missing > public.hand[bot].saturating_add(spare) {
            tell(Event::Stayed { at: public.priest[bot], to: goal });
            return;
        }
        let empty = way.set().0 & !public.villages.inhabited();
        for village in way.villages() {
            let bit = village.village().map_or(0, |village| 1u32 << village.index());
            if empty & bit != 0 {
                Self::bot_shrine(public, village, tell);
            }
        }
        let from = public.priest[bot];
        public.priest[bot] = goal.place();
        public.coins[HUMAN.index()] += u16::from(way.strange);
        tell(Event::Went { from, to: goal, villages: way.set(), coins: way.strange });
        if way.missing > 0 {
            return;
        }
        if public.coins[bot] >= board::BOT_STATUE
            && Self::bot_statue(public, goal, board::BOT_STATUE, tell)
        {
            return;
        }
        Self::bot_shrine(public, goal.place(), tell);
        public.coins[bot] += board::BOT_COIN;
        tell(Event::BotCoins { coins: board::BOT_COIN as u8 });
    }
}
