//! What is good in Maharadjah: each nation goes for what its card pays.
//!
//! A territory is worth what the card will pay for it, the sooner the more,
//! and a little for the armies it feeds. A move is worth what it gains times
//! the odds of winning it, less what is left behind. Everything else (who to
//! lose, whom to let pass, when to bow) follows the same numbers.

use crate::ages::{Prey, age, bounty, cards};
use crate::{
    Action, Area, Areas, LANDS, LAST_TURN, Maharadjah, Nation, Phase, State, coasts, totals,
};
use engine::{MAX_SEATS, Seat};
use opinion::maths::{exp, logistic};
use opinion::{Playable, Scratch, Values};

/// What a point is worth so many turns from now, in hundredths.
const SOONER: [f32; 5] = [1.0, 0.6, 0.45, 0.35, 0.25];

/// What each territory is worth to a nation.
struct Goals([f32; LANDS]);

impl Goals {
    fn of(game: &Maharadjah, state: &State, nation: Nation) -> Goals {
        let mut goals = [0.0; LANDS];
        let turn = state.turn();
        if nation.is_colonial() {
            let own = state.factories(nation);
            let now = coasts(game.map(), own);
            for site in game.map().sites() {
                if state.factory(site).is_none() {
                    let more = coasts(game.map(), own.or(site.set())) - now;
                    goals[site.index()] = 2.0 + 1.5 * f32::from(more);
                }
            }
            return Goals(goals);
        }
        let left = LAST_TURN - turn;
        for (ahead, sooner) in SOONER.iter().enumerate() {
            let when = turn + ahead as u8;
            if when > LAST_TURN {
                break;
            }
            for raid in [false, true] {
                for card in cards(nation, when, raid) {
                    for (points, tier) in card.tiers {
                        for area in Areas::LAND.filter(|area| tier >> area.index() & 1 != 0) {
                            goals[area.index()] += f32::from(*points) * sooner;
                        }
                    }
                }
            }
        }
        let grows = !age(turn).no_population.contains(nation) && left > 0;
        let title = if nation.raj().is_some() { 0.11 } else { 0.0 };
        for area in Areas::LAND {
            let food = match (grows, game.map().is_rough(area)) {
                (false, _) => 0.02,
                (true, true) => 0.12,
                (true, false) => 0.24,
            };
            goals[area.index()] += food + title + 0.01;
        }
        Goals(goals)
    }

    fn at(&self, area: Area) -> f32 {
        if area.is_land() { self.0[area.index()] } else { 0.0 }
    }
}

/// The chance that so many attackers take a place from so many defenders.
fn win(game: &Maharadjah, state: &State, area: Area, armies: f32, foe: Nation, storm: bool) -> f32 {
    let odds = state.odds(game.map(), area, state.nation(), foe, storm);
    let chance = |face: u8| f32::from(7 - face.clamp(1, 6)) / 6.0;
    let theirs = f32::from(state.armies(foe, area).max(1));
    let ratio = armies * armies * chance(odds.attacker_hits_on)
        / (theirs * theirs * chance(odds.defender_hits_on));
    ratio / (1.0 + ratio)
}

struct Mind<'a> {
    game: &'a Maharadjah,
    state: &'a State,
    nation: Nation,
    goals: Goals,
}

impl Mind<'_> {
    fn same_player(&self, other: Nation) -> bool {
        let scenario = self.state.scenario();
        scenario.seat(other) == scenario.seat(self.nation)
    }

    /// What it is worth to end a move of so many armies in a place.
    fn gain(&self, area: Area, armies: u8) -> f32 {
        let (state, nation) = (self.state, self.nation);
        if area.is_sea() {
            return if nation.is_colonial() { self.anchorage(area) } else { -2.0 };
        }
        if area.is_foreign() {
            return -3.0;
        }
        let own = state.armies(nation, area);
        let group = state.group();
        let own = if group.at == area { own.saturating_sub(group.armies) } else { own };
        let goal = self.goals.at(area);
        let mut others = state.present(area).without(nation);
        let Some(foe) = others.next() else {
            if own == 0 {
                return goal + self.hunt(area);
            }
            // More where it is worth something and enemies are near.
            let crowd = f32::from(own + armies) - f32::from(self.game.map().room(area));
            let danger = self.danger(area);
            return 0.15 * goal * danger / f32::from(own) - 0.25 * crowd.max(0.0) - 0.02;
        };
        let all = f32::from(own + armies);
        let theirs = f32::from(state.armies(foe, area));
        let odds = win(self.game, state, area, all, foe, false);
        let before =
            if own > 0 { win(self.game, state, area, f32::from(own), foe, false) } else { 0.0 };
        let scenario = state.scenario() as usize;
        let kill = f32::from(bounty(nation, Prey::Army(foe), scenario)) * theirs;
        let friend = if self.same_player(foe) { -1.5 } else { 0.25 };
        let leader = state.leader_of(foe).filter(|leader| state.leader(*leader) == Some(area));
        let leader = leader.map_or(0.0, |l| f32::from(bounty(nation, Prey::Leader(l), scenario)));
        (odds - before) * (goal + kill + leader + friend) - (1.0 - odds) * 0.35
    }

    /// Lone leaders that pay.
    fn hunt(&self, area: Area) -> f32 {
        let scenario = self.state.scenario() as usize;
        let here = |l: &&crate::Leader| self.state.leader(**l) == Some(area);
        let leaders = crate::Leader::ALL.iter().filter(here);
        leaders.map(|l| f32::from(bounty(self.nation, Prey::Leader(*l), scenario))).sum()
    }

    /// Foreign armies beside a territory.
    fn danger(&self, area: Area) -> f32 {
        let mut armies = 0;
        for near in self.game.map().around(area) {
            for other in self.state.present(near).without(self.nation) {
                armies += self.state.armies(other, near);
            }
        }
        f32::from(armies.min(4))
    }

    /// What a sea is worth to a power: sites it could ask for from there.
    fn anchorage(&self, sea: Area) -> f32 {
        let mut best = 0.0f32;
        for site in self.game.map().coast(sea).and(self.game.map().sites()) {
            let host = self.state.present(site).without(self.nation).next();
            if host.is_some_and(|host| self.same_player(host)) {
                best = best.max(0.6 * self.goals.at(site));
            }
        }
        best
    }

    /// What so many armies give up when they leave a place.
    fn leave(&self, area: Area, armies: u8) -> f32 {
        let own = self.state.armies(self.nation, area);
        if area.is_foreign() {
            return -4.0;
        }
        if own > armies {
            let room = if area.is_land() { self.game.map().room(area) } else { 8 };
            return -0.15 * f32::from(own.saturating_sub(room));
        }
        if self.nation.is_colonial() { 0.1 } else { self.goals.at(area) }
    }

    /// Where armies could get from a place in one more step.
    fn near(&self, area: Area) -> Areas {
        let map = self.game.map();
        if area.is_foreign() {
            return map.entries(area);
        }
        if area.is_sea() {
            let coast = map.coast(area);
            return if self.nation.is_colonial() { coast.or(map.seas_beside(area)) } else { coast };
        }
        let sails = self.nation.is_colonial() || age(self.state.turn()).boats.contains(self.nation);
        if sails { map.around(area).or(map.seas_of(area)) } else { map.around(area) }
    }

    /// The best end of a move of so many armies from a place, so many borders
    /// on.
    fn best(&self, area: Area, armies: u8, borders: u8) -> f32 {
        let map = self.game.map();
        let mut best = -9.0f32;
        for near in self.near(area) {
            best = best.max(self.gain(near, armies));
            let open = self.state.present(near).without(self.nation).is_empty() || near.is_sea();
            let goes_on = borders > 1 && open && !(near.is_land() && map.is_rough(near));
            if goes_on {
                best = best.max(0.97 * self.best(near, armies, borders - 1));
            }
        }
        best
    }

    fn rate_march(&self, action: Action) -> f32 {
        let group = self.state.group();
        let reach = if self.nation.is_colonial() { 3 } else { 2 };
        match action {
            Action::Pick(0, _) => -0.5,
            Action::Pick(armies, area) => {
                let gain = self.best(area, armies, reach);
                // Larger groups cost what they leave undone elsewhere.
                gain - self.leave(area, armies) - 0.04 * f32::from(armies)
            }
            Action::To(area) => {
                let left = reach.saturating_sub(group.crossed + 1);
                let stop = self.gain(area, group.armies);
                let open = self.state.present(area).without(self.nation).is_empty();
                if left > 0 && open {
                    stop.max(0.97 * self.best(area, group.armies, left))
                } else {
                    stop
                }
            }
            Action::Stop => self.gain(group.at, group.armies),
            Action::WithLeader => 5.0,
            Action::WithArms(_) => 4.0,
            Action::Drop(_) => -1.0,
            Action::AllyMarker | Action::AllyArmy(_) => self.rate_alliance(action),
            _ => 0.02,
        }
    }

    /// Alliance pays the British player, and whoever fears him at the end.
    fn rate_alliance(&self, action: Action) -> f32 {
        let friend = self.same_player(Nation::British);
        let free = age(self.state.turn()).no_population.contains(self.nation);
        let late = self.state.turn() >= 15;
        let price = match action {
            Action::AllyMarker if free || late => 0.0,
            Action::AllyMarker => 0.5,
            _ => 0.3,
        };
        if friend { 0.6 - price } else { -0.4 - price }
    }

    fn rate_window(&self, action: Action) -> f32 {
        let state = self.state;
        let (mut ours, mut theirs) = (0u8, 0u8);
        for area in state.held(self.nation).and(state.held(state.nation())) {
            ours += state.armies(self.nation, area);
            theirs += state.armies(state.nation(), area);
        }
        match action {
            Action::Submit(_) => {
                if theirs > ours {
                    1.0
                } else {
                    -0.2
                }
            }
            Action::AllyMarker | Action::AllyArmy(_) => {
                self.rate_alliance(action) + if theirs > ours { 0.6 } else { 0.0 }
            }
            _ => 0.0,
        }
    }

    fn rate_retreat(&self, action: Action) -> f32 {
        let state = self.state;
        let Some(battle) = state.battle() else { return 0.0 };
        let attacker = f32::from(state.armies(state.nation(), battle.area));
        let odds = win(self.game, state, battle.area, attacker, battle.foe, false);
        let risk = if state.phase() == Phase::Retreat { odds } else { 1.0 - odds };
        match action {
            Action::Retreat(armies, to) | Action::RetreatLed(armies, to) => {
                (risk - 0.72) + 0.02 * self.goals.at(to) + 0.001 * f32::from(armies)
            }
            _ => 0.0,
        }
    }

    fn rate_storm(&self, area: Area) -> f32 {
        let state = self.state;
        let Some(power) = state.factory(area) else { return -1.0 };
        if self.same_player(power) {
            return -1.0;
        }
        let armies = state.armies(self.nation, area);
        let prize = f32::from(bounty(self.nation, Prey::Factory(power), state.scenario() as usize));
        let odds = win(self.game, state, area, f32::from(armies), power, true);
        // Other people's factories pay other people.
        odds * (prize + 1.2) - 0.9 - if armies < 2 { 1.0 } else { 0.0 }
    }

    fn rate(&self, action: Action) -> f32 {
        let state = self.state;
        match (state.phase(), action) {
            (Phase::March | Phase::Walk, action) => self.rate_march(action),
            (Phase::Window(_) | Phase::Pay(_), action) => self.rate_window(action),
            (Phase::LastWord, Action::Done) => 0.0,
            (Phase::LastWord, action) => self.rate_alliance(action),
            (Phase::Offer(_), Action::No) => 0.0,
            (Phase::Offer(_), action) => self.rate_alliance(action),
            (Phase::Retreat | Phase::Withdraw, action) => self.rate_retreat(action),
            (Phase::Crossing { .. } | Phase::Permit(_), Action::Yes) => {
                if self.same_player(state.nation()) { 1.0 } else { -1.0 }
            }
            (Phase::Join(_), Action::Yes) => 1.0,
            (_, Action::Raise(area)) => {
                self.goals.at(area) * (1.0 + self.danger(area))
                    / f32::from(1 + state.armies(self.nation, area))
            }
            (_, Action::Lead(area) | Action::Issue(area)) => {
                f32::from(state.armies(self.nation, area)) + self.goals.at(area)
            }
            (_, Action::Remove(area)) => {
                let last = state.armies(self.nation, area) == 1;
                let big = f32::from(state.armies(self.nation, area));
                if last { -self.goals.at(area) } else { 0.1 * big - 0.1 * self.goals.at(area) }
            }
            (_, Action::Send(area) | Action::Land(area)) => self.gain(area, 1),
            (_, Action::Defy(_)) => 0.0,
            // Victors at sea that may as well land.
            (Phase::Land, Action::Fight(area, foe)) => {
                let armies = f32::from(state.armies(self.nation, area));
                win(self.game, state, area, armies, foe, false) - 0.6
            }
            (_, Action::Fight(area, foe)) => {
                if area.is_sea() && self.nation.is_colonial() {
                    return if self.same_player(foe) { -1.0 } else { -0.2 };
                }
                let armies = f32::from(state.armies(self.nation, area));
                1.0 + win(self.game, state, area, armies, foe, false)
            }
            (_, Action::Storm(area)) => self.rate_storm(area),
            (_, Action::Build(area)) => self.goals.at(area),
            (_, Action::Lift(_)) => -1.0,
            (_, Action::Arm(nation)) => {
                if self.same_player(nation) {
                    1.0
                } else {
                    -1.0
                }
            }
            (_, Action::Disarm) => -0.5,
            _ => 0.0,
        }
    }
}

/// The nation somebody decides for.
fn asked(state: &State) -> Nation {
    match state.phase() {
        Phase::Remove { nation, .. }
        | Phase::Window(nation)
        | Phase::Pay(nation)
        | Phase::Offer(nation)
        | Phase::Join(nation)
        | Phase::Crossing { power: nation, .. } => nation,
        Phase::Retreat => state.battle().map_or(state.nation(), |battle| battle.foe),
        Phase::Permit(site) => {
            state.present(site).without(state.nation()).next().unwrap_or(state.nation())
        }
        _ => state.nation(),
    }
}

impl Playable for Maharadjah {
    fn rate(&self, state: &State, _: Seat, actions: &[Action], rates: &mut Vec<f32>) {
        let nation = asked(state);
        let goals = Goals::of(self, state, nation);
        let mind = Mind { game: self, state, nation, goals };
        rates.extend(actions.iter().map(|action| logistic(mind.rate(*action))));
    }

    fn value(&self, state: &State, _: &mut Scratch<Maharadjah>) -> Values {
        let mut values = [0.0; MAX_SEATS];
        let players = self.scenario().players();
        let mut sum = 0.0;
        for seat in Seat::all(players) {
            let nations = Nation::ALL.iter().filter(|n| self.scenario().seat(**n) == Some(seat));
            // What stands on the map will pay something too.
            let armies: f32 = nations.map(|n| f32::from(state.total(*n))).sum();
            let left = f32::from(LAST_TURN - state.turn()) / 16.0;
            let score = totals(state, seat) as f32 + 0.6 * armies * (0.3 + left);
            values[seat.index()] = exp(score / 12.0);
            sum += values[seat.index()];
        }
        for value in &mut values {
            *value /= sum;
        }
        values
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Region, Scenario};
    use bots::arena::{Contestant, play};
    use bots::{Budget, by_name, no_clock};

    fn contestant(name: &str) -> Contestant<Maharadjah> {
        Contestant { bot: by_name(name).expect("a bot"), budget: Budget::iterations(2) }
    }

    #[test]
    fn three_greedy_players_leave_a_random_one_behind() {
        let game = Maharadjah::of(Scenario::Four);
        let mut contestants = [contestant("greedy"), contestant("random")];
        let (mut last, mut matches) = (0, 0);
        for seed in 0..25 {
            for chair in 0..4 {
                let seating: Vec<usize> = (0..4).map(|seat| usize::from(seat == chair)).collect();
                let played = play(&game, &mut contestants, &seating, seed, &no_clock).unwrap();
                last += u32::from(played.places.of(Seat::new(chair)) == 4);
                matches += 1;
            }
        }
        println!("the random player is last in {last} of {matches}");
        assert!(last * 10 >= matches * 9, "{last} of {matches}");
    }

    #[test]
    fn a_region_is_worth_what_the_card_says() {
        let game = Maharadjah::of(Scenario::Four);
        let text =
            "scenario: four\nturn: 14\nnation: mahrattas\nphase: march\narmies mahrattas: berar";
        let state = engine::Game::place(&game, &text.parse().unwrap()).unwrap();
        let goals = Goals::of(&game, &state, Nation::Mahrattas);
        let north = game.map().region(Region::North).next().unwrap();
        let south = game.map().region(Region::South).next().unwrap();
        assert!(goals.at(north) > goals.at(south) + 2.0);
    }
}
