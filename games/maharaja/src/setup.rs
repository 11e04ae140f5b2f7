//! Before the first round: characters, rewards, banners, who begins, opening
//! shrines (chapter 2); and everything that chance decides.

use crate::Maharaja;
use crate::board;
use crate::chance::Chance;
use crate::character::{Cards, Character, Row};
use crate::event::Event;
use crate::place::{City, Place, Villages};
use crate::reason::Reason;
use crate::reward::{Reward, Spaces};
use crate::state::{BOT, Phase, Public, SEATS, State};
use crate::tile::TileNo;
use crate::track::Track;
use engine::{Handful, Illegal, Random, Seat};
use roads::Village;

impl Maharaja {
    /// The state before the first step.
    pub(crate) fn before_all(&self) -> State {
        let mut state = State { public: Public::EMPTY, prestige: [0; SEATS], disc: [None; SEATS] };
        for n in 0..self.players as usize {
            state.public.coins[n] = board::START_COINS;
            state.prestige[n] = board::START_PRESTIGE;
            state.public.hand[n] = board::START_HAND;
            state.public.supply[n] = board::SHRINES - board::START_HAND;
        }
        if self.is_solo() {
            let bot = BOT.index();
            state.public.coins[bot] = board::BOT_COINS[self.level()];
            state.prestige[bot] = board::BOT_PRESTIGE[self.level()];
            state.public.hand[bot] = board::SHRINES;
            state.public.brahma.deck = TileNo::ALL;
        }
        state
    }

    /// Characters in play when several play.
    pub(crate) fn in_play(&self) -> u8 {
        self.players + 3
    }

    /// The action tiles that may be turned over now.
    pub(crate) fn undrawn_tiles(public: &Public) -> u16 {
        let brahma = &public.brahma;
        let drawn = brahma.open.iter().chain([&brahma.ticked]).flatten();
        drawn.fold(brahma.deck, |deck, tile| deck & !tile.bit())
    }

    /// The judge of chance.
    pub(crate) fn judge_chance(
        &self,
        state: &State,
        chance: Chance,
    ) -> Result<(), Illegal<Reason>> {
        let public = &state.public;
        if public.phase == Phase::Over {
            return Err(Illegal::Over);
        }
        if !public.is_chance() {
            return Err(Illegal::NoChance);
        }
        let fits = match (public.phase, chance) {
            (Phase::Characters, Chance::Characters(cards)) if !self.is_solo() => {
                cards.len() == self.in_play() && cards.minus(self.pool()).is_empty()
            }
            (Phase::Characters, Chance::Company(cards)) if self.is_solo() => {
                cards.into_iter().collect::<Cards>().len() as usize == cards.len()
            }
            (Phase::Rewards, Chance::Rewards(order)) => {
                Reward::ALL.iter().all(|tile| order.contains(tile))
            }
            (Phase::Banners, Chance::Banners(order)) => {
                City::all().all(|city| order.contains(&city))
            }
            (Phase::Starter, Chance::Starter(seat)) => seat.index() < self.players as usize,
            (Phase::Setup, Chance::Setup(tile)) => (1..=board::SETUPS.len() as u8).contains(&tile),
            (Phase::Refill, Chance::Draw(card)) => public.deck().has(card),
            (Phase::Tiles, Chance::Tiles([left, middle])) => {
                left != middle
                    && public.brahma.deck & left.bit() & !middle.bit() != 0
                    && public.brahma.deck & middle.bit() != 0
            }
            (Phase::Tick, Chance::Tick(tile)) | (Phase::Reveal, Chance::Reveal(tile)) => {
                Self::undrawn_tiles(public) & tile.bit() != 0
            }
            _ => return Err(Illegal::Rule(Reason::OtherChance)),
        };
        if fits { Ok(()) } else { Err(Illegal::Rule(Reason::NotThere)) }
    }

    /// Lets chance fall.
    pub(crate) fn fall(&self, state: &State, random: &mut impl Random) -> Chance {
        let random = &mut Handful::new(random);
        let public = &state.public;
        let any_tile = |set: u16, random: &mut Handful<'_, _>| {
            TileNo::nth(set, random.below(set.count_ones().max(1))).unwrap_or(TileNo::FIRST)
        };
        match public.phase {
            Phase::Characters if self.is_solo() => {
                let mut cards: [Character; Character::COUNT] = Character::every();
                shuffle(&mut cards, 4, random);
                Chance::Company(std::array::from_fn(|n| cards[n]))
            }
            Phase::Characters => {
                let mut left = self.pool();
                let mut drawn = Cards::NONE;
                for _ in 0..self.in_play() {
                    if let Some(card) = left.nth(random.below(u32::from(left.len()).max(1))) {
                        drawn = drawn.with(card);
                        left = left.minus(Cards::only(card));
                    }
                }
                Chance::Characters(drawn)
            }
            Phase::Rewards => {
                let mut order = Reward::ALL;
                shuffle(&mut order, 8, random);
                Chance::Rewards(order)
            }
            Phase::Banners => {
                let mut order: [City; City::COUNT] = std::array::from_fn(City::new);
                shuffle(&mut order, City::COUNT, random);
                Chance::Banners(order)
            }
            Phase::Setup => Chance::Setup(1 + random.below(board::SETUPS.len() as u32) as u8),
            Phase::Refill => {
                let deck = public.deck();
                let card = deck.nth(random.below(u32::from(deck.len()).max(1)));
                Chance::Draw(card.unwrap_or(Character::FIRST))
            }
            Phase::Tiles => {
                let left = any_tile(public.brahma.deck, random);
                let middle = any_tile(public.brahma.deck & !left.bit(), random);
                Chance::Tiles([left, middle])
            }
            Phase::Tick => Chance::Tick(any_tile(Self::undrawn_tiles(public), random)),
            Phase::Reveal => Chance::Reveal(any_tile(Self::undrawn_tiles(public), random)),
            _ => {
                debug_assert_eq!(public.phase, Phase::Starter, "nothing is left to chance");
                Chance::Starter(Seat::new(random.below(u32::from(self.players)) as usize))
            }
        }
    }

    /// Takes a chance that the judge allowed.
    pub(crate) fn chance(&self, state: &mut State, chance: Chance, tell: &mut dyn FnMut(Event)) {
        let public = &mut state.public;
        match chance {
            Chance::Characters(cards) => {
                public.row = cards.iter().collect();
                public.gone = Cards::ALL.minus(cards);
                public.phase = Phase::Rewards;
                tell(Event::Characters { cards });
            }
            Chance::Company([bot, a, b, c]) => {
                public.card[BOT.index()] = Some(bot);
                public.row = [a, b, c].into_iter().collect::<Row>();
                public.phase = Phase::Rewards;
                tell(Event::Company { bot, row: [a, b, c] });
            }
            Chance::Rewards(order) => {
                public.rewards = Spaces::filled(order);
                public.phase = Phase::Banners;
                tell(Event::Rewards { order });
            }
            Chance::Banners(order) => {
                public.track = Track::drawn(order);
                tell(Event::Banners { order });
                public.phase = if self.is_solo() || self.first_chair {
                    Phase::Choose(Seat::A)
                } else {
                    Phase::Starter
                };
            }
            Chance::Starter(seat) => {
                public.starter = seat;
                public.phase = Phase::Choose(seat);
                tell(Event::Starter { seat });
            }
            Chance::Setup(tile) => {
                let villages = board::SETUPS[tile as usize - 1][self.level()];
                public.brahma.setup = tile;
                for place in Villages(villages).iter() {
                    if let Some(village) = place.village() {
                        public.villages.add(BOT.index(), village);
                        public.hand[BOT.index()] -= 1;
                    }
                }
                tell(Event::Setup { tile, villages: Villages(villages) });
                public.phase = Phase::Open(0);
            }
            Chance::Draw(card) => {
                public.row.push(card);
                tell(Event::Drawn { card });
                self.refilled(state, tell);
            }
            Chance::Tiles([left, middle]) => {
                public.brahma.open = [Some(left), Some(middle)];
                public.phase = Phase::Plan;
                tell(Event::Tiles { left, middle });
            }
            Chance::Tick(tile) => self.tick(state, tile, tell),
            Chance::Reveal(tile) => self.play_tile(state, tile, tell),
        }
    }

    /// The row is full again, or no tile is left for it: what was interrupted
    /// goes on.
    pub(crate) fn refilled(&self, state: &mut State, tell: &mut dyn FnMut(Event)) {
        if state.public.round == 0 {
            state.public.phase = Phase::Setup;
        } else if state.public.is_turn() {
            state.public.phase = Phase::Act;
        } else {
            self.go_on(state, tell);
        }
    }

    /// A character from the row, for whoever must choose one.
    pub(crate) fn judge_choice(public: &Public, card: Character) -> Result<(), Reason> {
        if public.row.cards().has(card) {
            return Ok(());
        }
        Err(Reason::NotInRow { card, holder: public.holder(card) })
    }

    /// A first character.
    pub(crate) fn choose(
        &self,
        state: &mut State,
        seat: Seat,
        card: Character,
        tell: &mut dyn FnMut(Event),
    ) {
        let public = &mut state.public;
        public.card[seat.index()] = Some(card);
        public.row.remove(card);
        tell(Event::Chose { seat, card });
        if self.is_solo() {
            public.phase = Phase::Refill;
            return;
        }
        let next = seat.next(self.players as usize);
        public.phase = if next == public.starter { Phase::Open(0) } else { Phase::Choose(next) };
    }

    pub(crate) fn judge_opening(
        &self,
        public: &Public,
        seat: Seat,
        place: Place,
    ) -> Result<(), Reason> {
        let Some(village) = place.village() else {
            return Err(Reason::VillageOnly { place });
        };
        self.judge_village(public, seat, village)
    }

    /// Whether a village has room for a shrine of this seat.
    pub(crate) fn judge_village(
        &self,
        public: &Public,
        seat: Seat,
        village: Village,
    ) -> Result<(), Reason> {
        let place = Place::of_village(village);
        if public.villages.count(seat.index(), village) > 0 {
            return Err(Reason::OwnShrine { village: place });
        }
        let limit = self.village_limit();
        if public.villages.total(village) >= limit {
            return Err(Reason::VillageFull { village: place, limit });
        }
        Ok(())
    }

    /// The villages that have room for a shrine of this seat, as a set.
    #[inline]
    pub(crate) fn villages_with_room(&self, public: &Public, seat: Seat) -> u32 {
        let full = public.villages.at_limit(self.village_limit());
        Villages::ALL & !full & !public.villages.villages(seat.index())
    }

    /// An opening shrine.
    pub(crate) fn open(
        &self,
        state: &mut State,
        seat: Seat,
        place: Place,
        placed: u8,
        tell: &mut dyn FnMut(Event),
    ) {
        let public = &mut state.public;
        if let Some(village) = place.village() {
            public.villages.add(seat.index(), village);
            public.hand[seat.index()] -= 1;
        }
        tell(Event::Opened { seat, village: place });
        if placed + 1 < self.players * board::OPENING {
            public.phase = Phase::Open(placed + 1);
        } else {
            self.begin_round(state, tell);
        }
    }
}

/// Brings a random choice to the first so many places.
fn shuffle<T, R: Random>(items: &mut [T], count: usize, random: &mut Handful<'_, R>) {
    for n in 0..count {
        let left = (items.len() - n) as u32;
        items.swap(n, n + random.below(left) as usize);
    }
}
