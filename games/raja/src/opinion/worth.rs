//! What a position of Raja is worth to a player, in gold. Only what everybody
//! can see is used, and the gold that is handed in.

use crate::board::{self, NET};
use crate::{Character, City, Phase, Place, Public, Raja, Site, State, Villages};
use engine::{Game, MAX_SEATS, Seat};

/// A palace that stands; more towards the end, when only palaces count.
const PALACE: f32 = 19.0;
/// What an unfinished action costs against the others.
const UNFINISHED: f32 = 2.4;
/// What a possibility is worth while it is not taken.
const HOPE: f32 = 0.9;
/// A road still to be travelled.
const ROAD: f32 = 0.05;
/// A road travelled this turn: who wanders gets nowhere.
const STEP: f32 = 0.02;
/// An action token.
const TOKEN: f32 = 3.5;
const RESERVE: f32 = 0.45;
const QUARRY: f32 = 0.12;
/// Of what others are paid, so much counts against a player.
const ENVY: f32 = 0.35;

/// What does not change during one decision.
pub(super) struct Worth<'a> {
    game: &'a Raja,
    /// How much the scoring of each city counts: fully this round, less the
    /// later it comes.
    weight: [f32; City::COUNT],
    /// Rounds left after this one, at most.
    left: f32,
}

impl<'a> Worth<'a> {
    pub(super) fn new(game: &'a Raja, public: &Public) -> Worth<'a> {
        let last = if game.is_short() { board::SHORT_ROUNDS } else { board::NUMBER_SPACES };
        let left = f32::from(last.saturating_sub(public.round));
        let mut weight = [0.0; City::COUNT];
        if public.track.is_drawn() {
            let mut later = 0.5;
            let mut rounds = left;
            for city in public.track.order() {
                weight[city.index()] = if rounds > 0.0 { later } else { 0.0 };
                later *= 0.8;
                rounds -= 1.0;
            }
        }
        if let Some(city) = public.maharaja.city()
            && public.phase != Phase::Over
        {
            weight[city.index()] += 1.0;
        }
        Worth { game, weight, left }
    }

    /// A palace, beside its points.
    fn palace(&self) -> f32 {
        PALACE + (3.0 - self.left).max(0.0) * 8.0
    }

    /// What the points in a city are worth to a player with so many more.
    fn city(&self, public: &Public, seat: Seat, city: City, more: u8) -> f32 {
        let weight = self.weight[city.index()];
        if weight == 0.0 {
            return 0.0;
        }
        let players = self.game.players();
        let mut points = [0.0; MAX_SEATS];
        let mut all = 0.0;
        for other in Seat::all(players) {
            let extra = if other == seat { more } else { 0 };
            let own = f32::from(self.game.points(public, other, city) + extra);
            points[other.index()] = own;
            all += own;
        }
        let own = points[seat.index()];
        if own == 0.0 && all == 0.0 {
            return 0.0;
        }
        // A share of the prizes, since others will still build; and the prize
        // as it stands, the more the nearer the scoring is.
        let purse: f32 = self.game.prizes().iter().map(|prize| f32::from(*prize)).sum();
        let share = purse * own / (all + 2.0);
        let rank = public.cards[seat.index()].rank();
        let ahead = Seat::all(players).filter(|other| {
            let theirs = points[other.index()];
            let tie = theirs == own && public.cards[other.index()].rank() < rank;
            *other != seat && theirs > 0.0 && (theirs > own || tie)
        });
        let prize = if own > 0.0 { f32::from(self.game.prizes()[ahead.count()]) } else { 0.0 };
        let paid = purse - prize;
        weight * (0.5 * share + 0.5 * prize - ENVY * 0.2 * paid * f32::from(u8::from(all > own)))
    }

    /// A character in hand.
    pub(super) fn card(&self, public: &Public, seat: Seat, card: Character) -> f32 {
        let outer: u8 = public.outer.iter().map(|by_seat| by_seat[seat.index()]).sum();
        let scale = (self.left / 5.0).min(1.0);
        scale
            * match card {
                Character::Mogul => 2.0,
                Character::Merchant => 2.6,
                Character::Sadhu => 1.0 + 0.7 * f32::from(outer),
                Character::Monk => 2.2,
                Character::Builder => 4.0,
                Character::Artisan => 5.5,
                Character::Yogi => 5.0,
            }
    }

    /// A house in a village: it earns tolls, saves them, and opens a road.
    fn village(&self, public: &Public, seat: Seat, place: Place, inhabited: u32) -> f32 {
        let Some(village) = place.village() else { return 0.0 };
        let road = NET.of[village.index()];
        let open = NET.mask(road) & !inhabited == 0;
        let ends = NET.road(road).ends.map(|end| {
            Place::of_junction(end).city().map_or(0.6, |city| self.weight[city.index()])
        });
        let alone = public.villages.total(village) == public.houses_in(seat, place);
        let near = 0.25 * (ends[0] + ends[1]);
        let of_use = if open { 0.5 } else { 0.15 };
        of_use + near + if alone { 0.1 } else { 0.0 }
    }

    /// What is there, without what could still be done in the turn.
    pub(super) fn standing(&self, public: &Public, seat: Seat, gold: f32) -> f32 {
        let n = seat.index();
        // Gold beyond three palaces is slow to spend.
        let mut sum = gold.min(36.0) + 0.5 * (gold - 36.0).max(0.0);
        if self.left == 0.0 {
            sum *= 0.5;
        }
        sum += f32::from(public.palaces[n]) * self.palace();
        sum += City::all().map(|city| self.city(public, seat, city, 0)).sum::<f32>();
        let inhabited = public.villages.inhabited();
        let ahead = (self.left / 4.0).min(1.0);
        for place in Villages(public.villages.villages(n)).iter() {
            let houses = f32::from(public.houses_in(seat, place));
            let worth = self.village(public, seat, place, inhabited);
            sum += ahead * worth * (0.6 + 0.4 * houses);
        }
        sum += ahead * RESERVE * f32::from(public.reserve[n].min(8));
        sum += ahead * QUARRY * f32::from(public.quarry[n]);
        sum += ahead * TOKEN * f32::from(public.tokens[n]);
        // Several cards help, but one turns most of the work.
        let mut best = 0.0;
        for card in public.cards[n].iter() {
            let worth = self.card(public, seat, card);
            sum += 0.5 * worth;
            best = f32::max(best, worth);
        }
        sum + 0.5 * best
    }

    /// What is there and what can still be done in the running turn.
    pub(super) fn outlook(&self, public: &Public, seat: Seat, gold: f32) -> f32 {
        let standing = self.standing(public, seat, gold);
        let running = matches!(
            public.phase,
            Phase::Act | Phase::Carry(..) | Phase::Replace(_) | Phase::Give(_) | Phase::Confirm
        );
        if !running || public.duty.seat != seat {
            return standing;
        }
        let open = f32::from(public.duty.unfinished().count_ones() as u8);
        let hope = self.best_city(public, seat, gold).max(0.0);
        let steps = STEP * f32::from(public.duty.roads);
        standing - UNFINISHED * open + HOPE * hope - steps
    }

    /// The most that can be had in one city, with the way there.
    fn best_city(&self, public: &Public, seat: Seat, gold: f32) -> f32 {
        let n = seat.index();
        let room = public.duty.room();
        let cost = f32::from(Raja::palace_cost(public, seat));
        let journey = public.journey(seat);
        let builds = room.palace && public.palaces[n] < self.game.palaces();
        let houses = if room.city { public.reserve[n].min(2) } else { 0 };
        let mut best = 0.0;
        for city in City::all() {
            let Some(toll) = journey.toll(city.place()) else { continue };
            let toll = f32::from(toll);
            let mut purse = gold - toll;
            if purse < 0.0 {
                continue;
            }
            let mut gain = -toll - 0.3 * f32::from(journey.earned(city.place()).unwrap_or(0));
            let mut points = 0;
            if builds && purse >= cost {
                let site = self.site(public, city);
                if let Some(site) = site {
                    points += if site == Site::Centre { 3 } else { 1 };
                    gain += self.palace() - cost + UNFINISHED;
                    purse -= cost;
                }
            }
            for _ in 0..houses {
                if purse >= 1.0 {
                    points += 1;
                    gain += 0.5 * UNFINISHED - 1.0 - RESERVE;
                    purse -= 1.0;
                }
            }
            // The architect counts where it stands; it would leave its place.
            let at = public.architect[n];
            if at != city.place() {
                points += board::ARCHITECT_POINTS;
                gain -= ROAD;
            }
            if points > 0 {
                gain += self.city(public, seat, city, points) - self.city(public, seat, city, 0);
            }
            best = f32::max(best, gain);
        }
        best
    }

    /// The best free site of a city.
    fn site(&self, public: &Public, city: City) -> Option<Site> {
        if public.centre[city.index()].is_none() {
            Some(Site::Centre)
        } else {
            (self.game.outer_free(public, city) > 0).then_some(Site::Outer)
        }
    }

    /// The best place for a house that was taken up: the architect's city, or
    /// one of a few villages.
    pub(super) fn best_put(&self, state: &State, seat: Seat) -> f32 {
        let game = self.game;
        let gold = f32::from(state.gold(seat));
        let public = state.public();
        let Phase::Carry(from, _) = public.phase else {
            return self.outlook(public, seat, gold);
        };
        let mut best = f32::MIN;
        let mut villages = 0;
        let at = public.architect[seat.index()];
        let inhabited = public.villages.inhabited();
        let goals = std::iter::once(at).chain(Place::all().filter(|p| p.village().is_some()));
        for goal in goals {
            // Villages that would open a road, or that others live in.
            if let Some(village) = goal.village() {
                let closed = NET.mask(NET.of[village.index()]) & !inhabited;
                if closed != 1 << village.index() || villages >= 4 {
                    continue;
                }
            }
            let action = crate::Action::To(goal);
            if goal == from || game.check(state, seat, action).is_err() {
                continue;
            }
            villages += u32::from(goal.village().is_some());
            let mut after = *state;
            game.apply(&mut after, engine::Step::Act(seat, action), &mut |_| ());
            best = best.max(self.outlook(after.public(), seat, gold));
        }
        best
    }
}
