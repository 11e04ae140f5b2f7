//! The gate: what must hold of any arrangement that can be played on from.
//! Every state of a real match passes it, and the audit makes sure.

use super::{Position, nations};
use crate::ages::age;
use crate::area::{Area, Areas};
use crate::map::Map;
use crate::nation::{Leader, Nation};
use crate::phase::{Cause, Phase};
use crate::rules;
use crate::state::{Arms, Battle, Group, State};
use crate::tables::{ARMIES, FACTORIES};
use crate::{LAST_TURN, Maharadjah};
use engine::{Faults, Message};

pub(super) fn place(state: &State, game: &Maharadjah) -> Result<State, Faults> {
    let mut state = *state;
    state.edition = game.edition_number();
    let mut faults = Vec::new();
    if state.scenario != game.scenario() {
        let message = Message::new("fault-scenario").text("found", state.scenario.key());
        faults.push(message.text("expected", game.scenario().key()));
        return Err(Faults(faults));
    }
    if !(state.scenario.first_turn()..=LAST_TURN).contains(&state.turn) {
        faults.push(Message::new("fault-turn").number("found", state.turn));
        return Err(Faults(faults));
    }
    armies(&state, &mut faults);
    if !faults.is_empty() {
        return Err(Faults(faults));
    }
    state.recount();
    places(&state, &mut faults);
    leaders(&state, &mut faults);
    trade(&state, game.map(), &mut faults);
    friends(&state, &mut faults);
    march(&state, &mut faults);
    battle(&state, game.map(), &mut faults);
    waiting(&state, &mut faults);
    if faults.is_empty() && !answerable(&state, game.map()) {
        faults.push(Message::new("fault-phase"));
    }
    if faults.is_empty() { Ok(state) } else { Err(Faults(faults)) }
}

/// No nation has more armies than pieces; only those who play have any.
fn armies(state: &State, faults: &mut Vec<Message>) {
    for nation in Nation::ALL {
        let total: u32 = state.armies[nation.index()].iter().map(|n| u32::from(*n)).sum();
        let paid = u8::from(state.army_paid.contains(*nation));
        let most = u32::from(ARMIES[nation.index()] - paid);
        let plays = state.scenario.seat(*nation).is_some();
        if total > most || (!plays && total > 0) {
            let message = Message::new("fault-armies").text("nation", nation.key());
            let most = if plays { most } else { 0 };
            faults.push(message.number("found", total).number("most", most));
        }
        let gauge = state.gauge[nation.index()];
        if gauge > 5 || (gauge > 0 && nation.is_colonial()) {
            faults.push(Message::new("fault-gauge").text("nation", nation.key()));
        }
    }
    if state.scenario.seat(state.nation).is_none() && state.phase != Phase::Over {
        faults.push(Message::new("fault-nation").text("nation", state.nation.key()));
    }
}

/// Phases in which the active nation may stand among others, at sea in boats,
/// or in a foreign land.
fn is_campaign(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::March
            | Phase::Walk
            | Phase::Crossing { .. }
            | Phase::Window(_)
            | Phase::Pay(_)
            | Phase::Displace
            | Phase::Fight
            | Phase::Join(_)
            | Phase::Dice
            | Phase::Casualty
            | Phase::Retreat
            | Phase::Withdraw
            | Phase::Storm
            | Phase::Land
            | Phase::Remove { cause: Cause::Stacking, .. }
    )
}

/// Invaders are in when the last movement has ended, or lost. Only those who
/// leave the land of subjects go before them, and may fight a factory first.
fn all_have_entered(state: &State) -> bool {
    let Battle { area, storm, .. } = state.battle;
    let leaving = (storm || state.phase == Phase::Storm)
        && area.is_land()
        && !state.foes(state.nation, area).is_empty();
    let battles = match state.phase {
        Phase::Dice | Phase::Casualty | Phase::Storm => !leaving,
        Phase::Fight | Phase::Join(_) | Phase::Retreat | Phase::Withdraw | Phase::Land => true,
        Phase::Window(_) | Phase::Pay(_) => true,
        _ => false,
    };
    battles && state.is_last_march()
}

/// Who stands where.
fn places(state: &State, faults: &mut Vec<Message>) {
    let campaign = is_campaign(state.phase);
    let mut fault = |id: &'static str, area: Area| {
        faults.push(Message::new(id).text("area", area.key()));
    };
    for area in Area::all() {
        let present = state.present(area);
        let active = if campaign { nations([state.nation]) } else { nations([]) };
        let others = nations(present.filter(|nation| !active.contains(*nation)));
        if area.is_land() {
            if others.count() > 1 {
                fault("fault-crowd", area);
            }
        } else if area.is_foreign() {
            let arriving = (campaign && !all_have_entered(state))
                || matches!(state.phase, Phase::Muster | Phase::Appoint { late: true, .. });
            if present.into_iter().any(|nation| nation != state.nation || !arriving)
                || (!present.is_empty() && state.nation.is_colonial())
            {
                fault("fault-foreign", area);
            }
        } else {
            let afloat = |nation: Nation| {
                nation.is_colonial() || (campaign && nation == state.nation && state.has_boats())
            };
            if present.into_iter().any(|nation| !afloat(nation)) {
                fault("fault-sea", area);
            }
        }
    }
}

/// At most one leader of a nation, in his own turn, where he can be.
fn leaders(state: &State, faults: &mut Vec<Message>) {
    for nation in Nation::ALL {
        let own = Leader::ALL.iter().filter(|leader| leader.nation() == *nation);
        if own.filter(|leader| state.leader(**leader).is_some()).count() > 1 {
            faults.push(Message::new("fault-leaders").text("nation", nation.key()));
        }
    }
    for leader in Leader::ALL {
        let Some(at) = state.leader(*leader) else { continue };
        let nation = leader.nation();
        let campaign = is_campaign(state.phase) && nation == state.nation;
        let here = state.armies(nation, at) > 0;
        let late = matches!(state.phase, Phase::Muster);
        let fits = if at.is_foreign() {
            campaign || (late && here && nation == state.nation)
        } else if at.is_sea() {
            nation.is_colonial() || campaign
        } else {
            true
        };
        if !fits || state.scenario.seat(nation).is_none() {
            faults.push(Message::new("fault-leader").text("leader", leader.key()));
        }
    }
}

/// Factories and arms.
fn trade(state: &State, map: &Map, faults: &mut Vec<Message>) {
    let mut all = Areas::NONE;
    for power in Nation::POWERS {
        let own = state.factories(power);
        let message = |id: &'static str| Message::new(id).text("nation", power.key());
        if own.len() > usize::from(FACTORIES[power.power()])
            || !own.less(map.sites()).is_empty()
            || !own.and(all).is_empty()
            || (!own.is_empty() && state.turn < crate::COLONIAL_TURN)
        {
            faults.push(message("fault-factories"));
        }
        all = all.or(own);
        let Arms { nation, at } = state.arms(power);
        let fits = match nation {
            None => !at.is_some(),
            Some(nation) => {
                state.turn >= crate::COLONIAL_TURN
                    && state.may_arm(power, nation)
                    && (!at.is_some() || state.armies(nation, at) > 0)
            }
        };
        if !fits {
            faults.push(message("fault-arms"));
        }
    }
    if state.built > 2 || !state.refused.less(map.sites()).is_empty() {
        faults.push(Message::new("fault-sequence"));
    }
    if state.raj.iter().any(|points| *points > 4) {
        faults.push(Message::new("fault-raj"));
    }
}

/// Allies and subjects.
fn friends(state: &State, faults: &mut Vec<Message>) {
    let twice = state.marker_paid.0 & state.army_paid.0 != 0;
    let paid = state.marker_paid.0 | state.army_paid.0 == state.allied.0;
    let open = state.turn > crate::BRITISH_TURN
        || (state.turn == crate::BRITISH_TURN && state.nation == Nation::British);
    let strangers = state.allied.into_iter().any(Nation::is_colonial);
    if twice || !paid || strangers || (!state.allied.is_empty() && !open) {
        faults.push(Message::new("fault-allied"));
    }
    for (rule, lords) in state.submitted.iter().enumerate() {
        if lords.contains(crate::tables::SUBMISSIONS[rule].nation) {
            faults.push(Message::new("fault-submitted"));
        }
    }
}

/// Arrivals and the group are armies that exist.
fn march(state: &State, faults: &mut Vec<Message>) {
    let march = &state.march;
    let mut fits = true;
    for area in Area::all() {
        let here = state.armies(state.nation, area);
        let moved = march.moved[area.index()];
        let walking = if march.group.at == area { march.group.armies } else { 0 };
        fits &= moved <= here;
        // Whoever stands among enemies has come there in this phase.
        let contested = area.is_land() && !state.foes(state.nation, area).is_empty();
        fits &= !contested || moved.saturating_add(walking) >= here;
    }
    let group = &march.group;
    let walking = matches!(state.phase, Phase::Walk | Phase::Crossing { .. });
    fits &= walking == group.at.is_some();
    fits &= march.sea_yes.iter().zip(march.sea_no).all(|(yes, no)| yes & no == 0);
    if walking && group.at.is_some() {
        let here = state.armies(state.nation, group.at);
        let mine = here >= march.moved[group.at.index()].saturating_add(group.armies);
        let leader = !group.leader || state.is_led(state.nation, group.at);
        let arms = group.arms & !state.arms_at(state.nation, group.at) == 0;
        let somebody = group.armies > 0 || (group.leader && group.arms == 0);
        let still = group.crossed > 0 || group.from == group.at;
        fits &= mine && leader && arms && somebody && still && group.crossed <= 3;
        fits &= group.at.is_foreign() <= (group.crossed == 0);
    } else {
        fits &= *group == Group::NONE;
    }
    if !fits {
        faults.push(Message::new("fault-march"));
    }
}

/// The battle is one that can be.
fn battle(state: &State, map: &Map, faults: &mut Vec<Message>) {
    let Battle { area, foe, storm, joined, lost, .. } = state.battle;
    let needs = matches!(
        state.phase,
        Phase::Join(_)
            | Phase::Dice
            | Phase::Casualty
            | Phase::Retreat
            | Phase::Withdraw
            | Phase::Storm
    );
    let may = needs || matches!(state.phase, Phase::Window(_) | Phase::Pay(_) | Phase::Displace);
    if !area.is_some() {
        if needs || state.battle != Battle::NONE {
            faults.push(Message::new("fault-battle"));
        }
        return;
    }
    let nation = state.nation;
    let attackers = state.armies(nation, area);
    let factory = state.factory(area).filter(|power| *power != nation);
    let place = !area.is_foreign() && (area.is_land() || foe.is_colonial());
    let sides = if storm || state.phase == Phase::Storm {
        let undefended = state.foes(nation, area).is_empty() || state.has_bowed_at(map, area);
        factory.is_some() && undefended && (!storm || factory == Some(foe))
    } else {
        foe != nation && state.armies(foe, area) > 0
    };
    let dice = !joined || factory.is_some();
    // Displaced attackers may be gone before the battle is closed.
    let alive = attackers > 0 || !needs;
    let lives = lost <= attackers && (lost > 0) == (state.phase == Phase::Casualty);
    // Losses are simultaneous: the last defender may already be off the map.
    let asked = needs && state.phase != Phase::Casualty;
    let place = place && foe != nation && (!storm || foe.is_colonial());
    if !(may && place && (sides || !asked) && dice && alive && lives) {
        faults.push(Message::new("fault-battle"));
    }
}

/// A battle waits only while a factory is fought before armies leave.
fn waiting(state: &State, faults: &mut Vec<Message>) {
    let Battle { area, foe, joined, storm, lost, .. } = state.waiting;
    if state.waiting == Battle::NONE {
        return;
    }
    let nation = state.nation;
    let leaving = state.edition > 2
        && matches!(state.phase, Phase::Storm | Phase::Dice | Phase::Casualty)
        && state.battle.area.is_land()
        && !state.foes(nation, state.battle.area).is_empty();
    let place = area.is_land() || (area.is_sea() && foe.is_colonial());
    let fires = !joined || (area.is_land() && state.factory(area).is_some_and(|it| it != nation));
    let fires = fires && (!storm || (area.is_land() && state.factory(area) == Some(foe)));
    let other = area != state.battle.area && foe != nation && lost == 0;
    if !(leaving && place && fires && other) {
        faults.push(Message::new("fault-battle"));
    }
}

/// The open question is one that the rules would ask, and it has an answer.
fn answerable(state: &State, map: &Map) -> bool {
    let nation = state.nation;
    let asks = match state.phase {
        Phase::Over => state.turn == LAST_TURN,
        Phase::Dice => true,
        Phase::Remove { nation: who, left, cause } => match cause {
            Cause::Decline => {
                age(state.turn).decline.is_some_and(|decline| decline.nation == who)
                    && (1..state.total(who).saturating_add(1)).contains(&left)
            }
            Cause::Withdrawal => {
                age(state.turn).withdrawal.is_some_and(|home| home.nation == who)
                    && who == nation
                    && (1..state.total(who).saturating_add(1)).contains(&left)
            }
            Cause::Stacking => who == nation && left == 0,
            Cause::Overpopulation => who == nation && left == 0 && state.is_crowded(who),
        },
        Phase::Raise { left } => left > 0 && left <= state.room_to_grow(map),
        Phase::Refuge { left } => left > 0 && left <= state.spare(nation) && left <= 2,
        Phase::Appoint { leader, .. } => {
            let due = age(state.turn).leaders.iter().any(|(known, _)| *known == leader);
            due && leader.nation() == nation && state.leader_of(nation).is_none()
        }
        Phase::Issue(power) => {
            power.is_colonial() && {
                let arms = state.arms(power);
                arms.nation == Some(nation) && !arms.at.is_some()
            }
        }
        Phase::Muster => state.musters(),
        Phase::March | Phase::Walk | Phase::Fight => true,
        Phase::Crossing { sea, power } => {
            let group = &state.march.group;
            sea.is_sea()
                && power.is_colonial()
                && !nation.is_colonial()
                && state.armies(power, sea) > 0
                && state.refusers(sea) >> power.power() & 1 == 0
                && group.at.is_land()
                && group.at != sea
                && (state.step(map, group, sea).is_ok())
                && state.march.sea_yes[sea.sea()] >> power.power() & 1 == 0
        }
        Phase::Window(who) => state.has_window(map, who) && !state.asked.contains(who),
        Phase::Offer(who) => {
            state.edition > 2
                && nation == Nation::British
                && state.may_ally(who)
                && !state.asked.contains(who)
        }
        Phase::Pay(who) => state.may_ally(who) && state.in_bloc(nation) && who != nation,
        Phase::Displace => state.displaced(map).is_some(),
        Phase::Join(power) => {
            let Battle { area, foe, storm, .. } = state.battle;
            area.is_land() && state.factory(area) == Some(power) && power != foe && !storm
        }
        Phase::Casualty | Phase::Retreat | Phase::Withdraw | Phase::Storm => true,
        Phase::Land => state
            .held(nation)
            .and(Areas::SEA)
            .into_iter()
            .next()
            .is_some_and(|sea| !nation.is_colonial() && !state.must_fight_at(sea)),
        Phase::Factories | Phase::Arms => nation.is_colonial(),
        Phase::Permit(site) => {
            nation.is_colonial() && map.sites().contains(site) && state.factory(site).is_none()
        }
        Phase::LastWord => state.may_ally(nation),
    };
    if !asks {
        return false;
    }
    if matches!(state.phase, Phase::Over | Phase::Dice) {
        return true;
    }
    let mut answers = Vec::new();
    rules::list(map, state, &mut answers);
    !answers.is_empty() && rules::who(state).is_some()
}

/// Conservation: the state passes its own gate unchanged.
pub(crate) fn audit(game: &Maharadjah, state: &State) -> Result<(), Faults> {
    let placed = Position::of(state).place(game)?;
    if placed == *state { Ok(()) } else { Err(Message::new("fault-sums").into()) }
}
