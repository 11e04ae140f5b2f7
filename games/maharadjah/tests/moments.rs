//! Whoever may submit or ally is asked, once at each moment, in whole random
//! matches. What is asked is told again here from the open state alone, apart
//! from the rules.

use engine::{Game, Step, Turn};
use maharadjah::tables::SUBMISSIONS;
use maharadjah::*;
use std::collections::BTreeSet;

/// The nations that the active one's armies give reason to ask (8.1, 9.2).
fn reasons(game: &Maharadjah, state: &State, defied: &BTreeSet<Nation>) -> BTreeSet<Nation> {
    let active = state.nation();
    let bloc = |nation: Nation| nation == Nation::British || state.allied().contains(nation);
    let landed = state.turn() > 12 || (state.turn() == 12 && active == Nation::British);
    let mut asked = BTreeSet::new();
    for nation in Nation::ALL.iter().copied().filter(|nation| *nation != active) {
        let invaded =
            |area: &Area| state.armies(nation, *area) > 0 && state.armies(active, *area) > 0;
        if bloc(active)
            && landed
            && !nation.is_colonial()
            && !bloc(nation)
            && Areas::LAND.into_iter().any(|area| invaded(&area))
        {
            asked.insert(nation);
        }
        for (rule, submission) in SUBMISSIONS.iter().enumerate() {
            let region: Vec<Area> = game.map().region(submission.region()).collect();
            let own = region.iter().filter(|area| state.armies(nation, **area) > 0).count();
            if submission.nation == nation
                && state.turn() >= submission.from_turn
                && (1..=usize::from(submission.most)).contains(&own)
                && region.iter().any(invaded)
                && !state.overlords(rule).contains(active)
                && !defied.contains(&nation)
            {
                asked.insert(nation);
            }
        }
    }
    asked
}

/// Whether armies of the active nation are about to leave a friend's land, and
/// may fight a factory before they do.
fn is_leaving(state: &State) -> bool {
    let beside = |battle: &Battle| {
        state.present(battle.area).into_iter().any(|nation| nation != state.nation())
    };
    state.battle().is_some_and(beside)
}

#[derive(Default)]
struct Tally {
    moments: u32,
    questions: u32,
    elsewhere: u32,
    leaving: u32,
}

fn watch(game: &Maharadjah, seed: u64, tally: &mut Tally) {
    let mut random = testkit::rng(seed);
    let (mut state, mut scratch) = (game.start(), Vec::new());
    // Who was asked at the moment that is open, if one is.
    let mut moment: Option<BTreeSet<Nation>> = None;
    let mut defied = BTreeSet::new();
    loop {
        let before = state.phase();
        let step = match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => Step::Roll(game.roll(&state, &mut random)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("a seat");
                let mut action = game.pick(&state, seat, &mut random, &mut scratch);
                // Alliances are for good: a few of them leave enough to ask.
                let marries = matches!(action, Action::AllyMarker | Action::AllyArmy(_));
                let mut calm = [Action::Done, Action::No].into_iter();
                let calm = calm.find(|calm| game.check(&state, seat, *calm).is_ok());
                if marries && engine::Random::below(&mut random, 8) > 0 {
                    action = calm.unwrap_or(action);
                }
                if let Phase::Window(nation) = before {
                    let place = game.position(&state);
                    let Some(asked) = moment.as_mut() else { panic!("no moment\n{place}") };
                    assert!(asked.insert(nation), "{nation} twice\n{place}");
                    if matches!(action, Action::Submit(_)) {
                        asked.remove(&nation);
                    }
                    tally.questions += 1;
                    let here = state.battle().is_none_or(|battle| battle.foe == nation);
                    tally.elsewhere += u32::from(!here);
                }
                if let Action::Defy(nation) = action {
                    defied.insert(nation);
                }
                Step::Act(seat, action)
            }
        };
        let sequence = (state.turn(), state.nation());
        let leaving = is_leaving(&state);
        let (mut rolled, mut ended) = (false, false);
        game.apply(&mut state, step, &mut |event| {
            rolled |= matches!(event, Event::Rolled { .. });
            ended |= matches!(event, Event::Ended { .. });
        });
        let after = state.phase();
        let moves = |phase: Phase| {
            matches!(phase, Phase::March | Phase::Walk | Phase::Crossing { .. })
                || matches!(phase, Phase::Remove { cause: Cause::Stacking, .. })
        };
        let marched = moves(before) && !moves(after);
        let fights = |phase: Phase| matches!(phase, Phase::Retreat | Phase::Withdraw | Phase::Dice);
        let parted =
            matches!(before, Phase::Retreat | Phase::Withdraw) && (ended || !fights(after));
        let fell = before == Phase::Casualty && after != Phase::Casualty;
        if marched || rolled || parted || fell {
            moment = Some(BTreeSet::new());
        }
        tally.leaving += u32::from(after == Phase::Storm && is_leaving(&state));
        if (state.turn(), state.nation()) != sequence {
            defied.clear();
            moment = None;
            continue;
        }
        let pending = match after {
            Phase::Window(_) | Phase::Pay(_) | Phase::Displace | Phase::Casualty => true,
            Phase::Storm => is_leaving(&state),
            Phase::Dice => leaving && before == Phase::Storm,
            _ => false,
        };
        if !pending && let Some(asked) = moment.take() {
            tally.moments += 1;
            let due = reasons(game, &state, &defied);
            let missed: Vec<_> = due.difference(&asked).collect();
            assert!(missed.is_empty(), "{missed:?} after {step}\n{}", game.position(&state));
        }
    }
}

#[test]
fn everybody_is_asked_at_every_moment_and_nobody_twice() {
    let mut tally = Tally::default();
    for scenario in Scenario::ALL {
        for seed in 0..40 {
            watch(&Maharadjah::of(scenario), seed, &mut tally);
        }
    }
    let Tally { moments, questions, elsewhere, leaving } = tally;
    let found = format!("{moments} moments, {questions} questions, {elsewhere} {leaving}");
    assert!(moments > 10_000 && questions > 1_000, "{found}");
    assert!(elsewhere > 100 && leaving > 5, "{found}");
    println!("{found}");
}
