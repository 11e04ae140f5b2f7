//! What is good in Maharaja.
//!
//! A turn is many small actions, and this opinion looks one of them ahead. So
//! that it finds its way through the net all the same, a position is worth
//! what is there and a little less than what could be had next: the best city
//! within reach for what is still to be built. The turn ends when nothing is left
//! that is worth more than what is there. Everything is counted in prestige.

mod plan;
mod worth;

use crate::{
    Action, BOT, Character, City, LOWER_SITE, Maharaja, Phase, Public, Reward, State, UPPER_SITE,
};
use engine::{Game, MAX_SEATS, Seat, Step};
use opinion::maths::{exp, logistic};
use opinion::{Playable, Scratch, Values};
use worth::Worth;

/// A position this much better is about twice as likely to be won.
const SCALE: f32 = 6.0;
/// A gain that is about half as good as any can be.
const GAIN: f32 = 3.0;
/// Prestige that others are taken to have.
const OTHERS: f32 = 6.0;

impl Playable for Maharaja {
    // Playouts go to the end of the match.
    const TRIALS: u64 = 500;
    const PACE: u64 = 3;

    fn rate(&self, state: &State, seat: Seat, actions: &[Action], rates: &mut Vec<f32>) {
        let public = state.public();
        let worth = Worth::new(self, public);
        let own = f32::from(state.prestige(seat));
        let others = others(self, &worth, public, seat);
        let standing = worth.standing(public, seat) + own;
        // Chances near 0 and 1 lie too close together to tell actions apart.
        let now = logistic((standing - others) / SCALE).clamp(0.1, 0.9);
        let chance = |gain: f32| {
            let gain = gain / GAIN;
            now + 0.09 * gain / (1.0 + gain.abs())
        };
        if public.phase == Phase::Plan {
            let plans = plan::Plans::new(&worth, state, seat);
            rates.extend(actions.iter().map(|action| match action {
                Action::Plan(disc) => chance(plans.gain(*disc)),
                _ => 0.0,
            }));
            return;
        }
        let now = worth.outlook(public, seat) + own;
        let mut last: Option<(City, f32)> = None;
        rates.extend(actions.iter().map(|action| match (action, last) {
            // Outer sites that give nothing are all alike.
            (Action::Statue(city, site), Some((known, rate)))
                if *city == known && is_plain(*site) =>
            {
                rate
            }
            _ => {
                let rate = chance(after(self, &worth, state, seat, *action, now) - now);
                if let Action::Statue(city, site) = action
                    && is_plain(*site)
                {
                    last = Some((*city, rate));
                }
                rate
            }
        }));
    }

    fn value(&self, state: &State, _: &mut Scratch<Maharaja>) -> Values {
        let public = state.public();
        let worth = Worth::new(self, public);
        let total = |seat: Seat| worth.outlook(public, seat) + f32::from(state.prestige(seat));
        let mut values = [0.0; MAX_SEATS];
        if self.is_solo() {
            values[0] = logistic((total(Seat::A) - total(BOT)) / SCALE);
            return values;
        }
        let best = Seat::all(self.players()).map(total).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for seat in Seat::all(self.players()) {
            values[seat.index()] = exp((total(seat) - best) / SCALE);
            sum += values[seat.index()];
        }
        values.map(|value| value / sum)
    }

    /// A match is short and its turns are long: only its end compares well.
    fn calm(&self, _: &State) -> bool {
        false
    }

    /// Coins that were planned, and what a character gives for nothing.
    fn obvious(&self, _: &State, _: Seat, actions: &[Action]) -> Option<Action> {
        const GIFTS: [Action; 3] =
            [Action::Coins, Action::Power(Character::POET), Action::Power(Character::YOGI)];
        GIFTS.into_iter().find(|gift| actions.contains(gift))
    }

    /// A plan decides most. Of a turn the first actions decide more than the
    /// last; all of them together have the time of about three plans, however
    /// many there are.
    fn part(&self, state: &State, _: Seat) -> f64 {
        let public = state.public();
        match public.phase {
            Phase::Plan => 1.0,
            Phase::Act | Phase::Exchange => (0..taken(public)).fold(0.5, |part, _| part * 0.85),
            _ => 0.35,
        }
    }
}

/// How many of the actions of a turn are done, of every kind.
fn taken(public: &Public) -> u8 {
    let duty = &public.duty;
    let built = duty.villages + duty.cities + duty.statues;
    let used = duty.used.len() + duty.exchanges + u8::from(duty.used_token());
    (built + used + duty.done.count_ones() as u8).saturating_add(duty.travelled)
}

/// Whether a site is an outer one without a bonus.
fn is_plain(site: u8) -> bool {
    ![0, UPPER_SITE, LOWER_SITE].contains(&site)
}

/// What the others have on average, as far as everybody can see it.
fn others(game: &Maharaja, worth: &Worth<'_>, public: &Public, seat: Seat) -> f32 {
    let others = Seat::all(game.parties()).filter(|other| *other != seat);
    let sum: f32 = others.map(|other| worth.standing(public, other) + OTHERS).sum();
    sum / (game.parties() as f32 - 1.0)
}

/// What a position is worth to a seat after its action.
fn after(
    game: &Maharaja,
    worth: &Worth<'_>,
    state: &State,
    seat: Seat,
    action: Action,
    now: f32,
) -> f32 {
    let public = state.public();
    let coin = worth.coin;
    match action {
        // Whoever ends the turn gives up what could still have been done.
        Action::End => {
            return worth.standing(public, seat) + f32::from(state.prestige(seat)) + 0.001;
        }
        // Only what makes things better is better than to stop here.
        Action::Enough | Action::Waive => return now + 0.001,
        Action::Choose(card) => return now + worth.card(public, seat, card),
        Action::Maharani(card) => return now + 0.7 * worth.card(public, seat, card),
        Action::Buy(count) => return now + f32::from(count) * (1.0 - coin),
        // An opening shrine may end the set-up: only where it stands counts.
        Action::Shrine(place) if matches!(public.phase, Phase::Open(_)) => {
            let mut public = *public;
            if let Some(village) = place.village() {
                public.villages.add(seat.index(), village);
            }
            return worth.standing(&public, seat) + f32::from(state.prestige(seat));
        }
        Action::Free(place) => {
            let mut public = *public;
            public.hand[seat.index()] -= 1;
            match (place.village(), place.city()) {
                (Some(village), _) => public.villages.add(seat.index(), village),
                (None, Some(city)) => public.shrines[city.index()][seat.index()] += 1,
                (None, None) => {}
            }
            return worth.outlook(&public, seat) + f32::from(state.prestige(seat));
        }
        Action::Reward(tile) => {
            let times = if public.has(seat, Character::TREASURER) { 2.0 } else { 1.0 };
            return now + times * reward(worth, public, seat, tile);
        }
        Action::RewardOnce(tile) => return now + reward(worth, public, seat, tile),
        Action::RewardUnused(_) => return now,
        _ => {}
    }
    let mut after = *state;
    game.apply(&mut after, Step::Act(seat, action), &mut |_| ());
    // A village first, and no city to follow: it would only be taken back.
    if let Action::Shrine(place) = action
        && place.village().is_some()
        && after.public().duty.debt() > 0
        && !Maharaja::can_build_what_is_owed(after.public(), seat)
    {
        return now - GAIN;
    }
    let own = f32::from(after.prestige(seat));
    let outlook = match action {
        // Another order of the banners changes what cities are worth.
        Action::Track(_) | Action::Counsel(_) => {
            let moved = Worth::new(game, after.public());
            let rivals =
                others(game, &moved, after.public(), seat) - others(game, worth, public, seat);
            moved.outlook(after.public(), seat) - 0.5 * rivals
        }
        _ => worth.outlook(after.public(), seat),
    };
    outlook + own
}

/// What a reward tile brings by one use.
fn reward(worth: &Worth<'_>, public: &Public, seat: Seat, tile: Reward) -> f32 {
    let n = seat.index();
    match tile {
        Reward::Coins => 3.0 * worth.coin,
        Reward::Shrines => worth.shrine * f32::from(public.supply[n].min(3)),
        Reward::Both => 1.0 + worth.coin,
        Reward::Prestige => 2.0,
        Reward::Tribute => 2.0 * worth.coin,
        Reward::Buy => f32::from(public.coins[n].min(3) as u8) * (1.0 - worth.coin),
        Reward::Shrine if public.hand[n] > 0 => 0.3 + 0.1 * worth.left,
        Reward::Shrine => 0.0,
        Reward::Maharani => {
            let cards = public.row.iter().map(|card| worth.card(public, seat, card));
            0.7 * cards.fold(0.0, f32::max)
        }
    }
}
