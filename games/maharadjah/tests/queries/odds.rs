//! How battles end: against a second exact computation that counts faces of
//! dice and lets time pass, and against battles of the engine.

use crate::support::fields::{Field, fields, fight, seen};
use crate::support::*;
use engine::{Game, Step, Turn};
use maharadjah::board::MAP;
use maharadjah::queries::Fight;
use maharadjah::*;

/// Armies on each side.
const MOST: usize = 8;

/// Of all throws of so many dice, how many have so many hits; dice one by one,
/// face by face, the last one with a number of its own if it is not 0.
fn throws(dice: usize, hits_on: u8, gun: u8) -> (Vec<u64>, u64) {
    let mut ways = vec![1u64];
    let mut needs = vec![hits_on; dice];
    needs.extend((gun > 0).then_some(gun));
    for need in &needs {
        let mut next = vec![0; ways.len() + 1];
        for face in 1..=6 {
            for (hits, n) in ways.iter().enumerate() {
                next[hits + usize::from(face >= *need)] += n;
            }
        }
        ways = next;
    }
    (ways, 6u64.pow(needs.len() as u32))
}

/// By numbers of armies: the chance to win, to lose, and the mean losses of
/// both. Each number is what it was a round ago, seen a round earlier, until it
/// stands still.
fn by_rounds(numbers: (u8, u8, u8)) -> Vec<Vec<[f64; 4]>> {
    let (attack, defend, gun) = numbers;
    let own: Vec<_> = (0..=MOST).map(|n| throws(n, attack, 0)).collect();
    let theirs: Vec<_> = (0..=MOST).map(|n| throws(n, defend, gun)).collect();
    let mut now = vec![vec![[0.0; 4]; MOST + 1]; MOST + 1];
    for (a, row) in now.iter_mut().enumerate() {
        for (d, end) in row.iter_mut().enumerate() {
            if a == 0 || d == 0 {
                *end = [f64::from(u8::from(a > 0)), f64::from(u8::from(d > 0)), 0.0, 0.0];
            }
        }
    }
    loop {
        let mut next = now.clone();
        let mut change = 0.0f64;
        for a in 1..=MOST {
            for d in 1..=MOST {
                let mut sum = [0.0; 4];
                for (hits, n) in own[a].0.iter().enumerate() {
                    for (lost, m) in theirs[d].0.iter().enumerate() {
                        let p = *n as f64 / own[a].1 as f64 * (*m as f64 / theirs[d].1 as f64);
                        let (lost, hits) = (lost.min(a), hits.min(d));
                        let then = now[a - lost][d - hits];
                        let more = [0.0, 0.0, lost as f64, hits as f64];
                        for k in 0..4 {
                            sum[k] += p * (then[k] + more[k]);
                        }
                    }
                }
                for k in 0..4 {
                    change = change.max((sum[k] - next[a][d][k]).abs());
                }
                next[a][d] = sum;
            }
        }
        now = next;
        if change < 1e-14 {
            return now;
        }
    }
}

/// The numbers that decide a battle.
fn numbers(fight: &Fight) -> (u8, u8, u8) {
    let gun = fight.factory.map_or(0, |gun| gun.hits_on);
    (fight.attacker.hits_on, fight.defender.hits_on, gun)
}

fn plain() -> Field {
    let all = fields();
    let bare = |field: &&Field| {
        let led = field.attacker_led || field.defender_led;
        let armed = field.attacker_armed || field.defender_armed;
        !led && !armed && !field.rough && !field.factory
    };
    all.iter().find(bare).expect("a field without any bonus").clone()
}

#[test]
fn a_second_computation_agrees_for_every_number_and_bonus() {
    let mut known = std::collections::BTreeMap::new();
    let mut cases = 0;
    for field in fields() {
        for attackers in 1..=MOST as u8 {
            for defenders in 1..=MOST as u8 {
                let Some(state) = field.of(attackers, defenders) else { continue };
                let fight = seen(&state);
                assert_eq!((fight.attacker.armies, fight.defender.armies), (attackers, defenders));
                let found = fight.forecast();
                let other =
                    known.entry(numbers(&fight)).or_insert_with_key(|numbers| by_rounds(*numbers));
                let other = other[attackers as usize][defenders as usize];
                let told = [found.win, found.lose, found.attacker_losses, found.defender_losses];
                for (one, two) in told.iter().zip(other) {
                    assert!((one - two).abs() < 1e-9, "{told:?} {other:?} {field:?}");
                }
                let sum = found.win + found.lose + found.nobody;
                let left: f64 = found.attackers_left.iter().sum::<f64>()
                    + found.defenders_left[1..].iter().sum::<f64>();
                assert!((sum - 1.0).abs() < 1e-12 && (left - 1.0).abs() < 1e-12);
                cases += 1;
            }
        }
    }
    println!("{cases} battles, {} sets of numbers: {:?}", known.len(), known.keys());
    assert!(cases > 10_000 && known.len() >= 40);
}

#[test]
fn the_numbers_are_those_of_the_rules_and_say_why() {
    for field in fields() {
        let Some(state) = field.of(3, 3) else { continue };
        let fight = seen(&state);
        let (attacker, defender) = (fight.attacker.nation, fight.defender.nation);
        let odds = state.odds(&MAP, fight.at, attacker, defender, false);
        assert_eq!(fight.attacker.hits_on, odds.attacker_hits_on);
        assert_eq!(fight.defender.hits_on, odds.defender_hits_on);
        assert_eq!(fight.factory.is_some(), field.factory);
        for side in [fight.attacker, fight.defender] {
            let more = u8::from(side.colonial)
                + u8::from(side.leader.is_some())
                + u8::from(!side.arms.is_empty());
            assert_eq!(side.base - more, side.hits_on, "{side:?}");
            assert_eq!(side.base, if side.rough || side.against_colonial { 6 } else { 5 });
        }
    }
}

#[test]
fn one_against_one_is_known_by_hand() {
    let fight = seen(&plain().of(1, 1).unwrap());
    let found = fight.forecast();
    // One of nine throws hits both, two of nine only one: a round decides five.
    assert!((found.win - 0.4).abs() < 1e-12, "{found:?}");
    assert!((found.lose - 0.4).abs() < 1e-12 && (found.nobody - 0.2).abs() < 1e-12);
    assert!((found.attacker_losses - 0.6).abs() < 1e-12);
}

#[test]
fn the_largest_battle_is_quick() {
    let fight = seen(&plain().of(22, 22).unwrap());
    let begun = std::time::Instant::now();
    let found = fight.forecast();
    assert!(begun.elapsed().as_millis() < 50);
    assert!((found.win - found.lose).abs() < 1e-9, "equal sides");
}

#[test]
fn a_factory_is_stormed_after_its_defenders() {
    let play = at("turn: 14; nation: mughals; phase: dice; mughals: golconda 3; dutch: golconda; \
        factories: dutch golconda; arrived: golconda bidar 3; \
        battle: golconda dutch joined from bidar");
    let fight = seen(&play.state);
    let (battle, all) =
        (fight.forecast(), fight.forecast_with_storm(&MAP, &play.state).expect("a factory"));
    assert!(all.win < battle.win && all.attacker_losses > battle.attacker_losses);
    assert!((all.win + all.lose + all.nobody - 1.0).abs() < 1e-12);
    // The factory counts as the last defender.
    let left: f64 = all.defenders_left.iter().sum::<f64>() + all.win;
    assert!((left - 1.0).abs() < 1e-12);
    let storm = Fight::storm(&MAP, &play.state, area("golconda")).unwrap();
    assert_eq!((storm.attacker.hits_on, storm.defender.hits_on), (5, 5));
    assert!(storm.storm && storm.defender.armies == 1);
}

#[test]
fn a_factory_of_others_is_asked_before_it_fires() {
    let play = at("turn: 14; nation: mughals; mughals: golconda 3; muslims: golconda; \
        factories: dutch golconda; arrived: golconda bidar 3; phase: fight");
    let fight = Fight::first(&MAP, &play.state, area("golconda")).unwrap();
    assert_eq!(fight.factory.map(|gun| (gun.power, gun.asked)), Some((Nation::Dutch, true)));
    assert!(fight.silent().forecast().win > fight.forecast().win);
    let mut play = play;
    play.go("fight golconda muslims");
    assert_eq!(play.phase(), Phase::Join(Nation::Dutch));
    assert!(Fight::under_way(&MAP, &play.state).unwrap().factory.unwrap().asked);
    play.go("no");
    assert!(Fight::under_way(&MAP, &play.state).unwrap().factory.is_none());
}

#[test]
fn the_engine_fights_like_that() {
    let all = fields();
    let (mut random, mut worst) = (testkit::rng(7), 0.0f64);
    let mut fought = 0;
    for n in 0..20usize {
        let field = &all[n * 37 % all.len()];
        let (attackers, defenders) = (1 + (n * 3 % 8) as u8, 1 + (n * 5 % 8) as u8);
        let Some(state) = field.of(attackers, defenders).or_else(|| field.of(3, 3)) else {
            continue;
        };
        let (found, played) = (seen(&state).forecast(), fight(&state, 20_000, &mut random));
        let share = |n: u32| f64::from(n) / 20_000.0;
        let mean = |n: u64| n as f64 / 20_000.0;
        // Four and a half deviations of that many battles, and of their losses.
        worst = worst.max((found.win - share(played.won)).abs());
        for (one, two, near) in [
            (found.win, share(played.won), 0.016),
            (found.lose, share(played.lost), 0.016),
            (found.attacker_losses, mean(played.attackers_fell), 0.016 * f64::from(attackers)),
            (found.defender_losses, mean(played.defenders_fell), 0.016 * f64::from(defenders)),
        ] {
            assert!((one - two).abs() < near, "{one} {two} {field:?} {attackers} {defenders}");
        }
        fought += 1;
    }
    println!("{fought} battles, at most {worst} apart");
    assert_eq!(fought, 20);
}

/// The share of battles after which the factory is gone and attackers are left,
/// and the mean of attackers lost, if they go on against it to the end.
fn stormed(state: &State, battles: u32, random: &mut testkit::Rng) -> (f64, f64) {
    let game = Maharadjah::of(Scenario::Four);
    let at = state.battle().expect("a battle").area;
    let attackers = state.armies(state.nation(), at);
    let (mut won, mut lost) = (0u32, 0u32);
    for _ in 0..battles {
        let (mut now, mut own, mut burnt, mut over) = (*state, attackers, false, false);
        while !over {
            let step = match game.turn(&now) {
                Turn::Chance => Step::Roll(game.roll(&now, random)),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("a seat");
                    let wishes = [Action::Storm(at), Action::Done, Action::No];
                    let may = |action: &Action| game.check(&now, seat, *action).is_ok();
                    Step::Act(seat, wishes.into_iter().find(may).expect("an answer"))
                }
                Turn::Over => unreachable!("a battle comes first"),
            };
            let attacker = state.nation();
            game.apply(&mut now, step, &mut |event| match event {
                Event::Fell { nation, at: place, armies } if (nation, place) == (attacker, at) => {
                    own -= if over { 0 } else { armies };
                }
                Event::Burnt { at: place, .. } => burnt |= place == at,
                Event::Ended { at: place, .. } => over |= place == at,
                _ => {}
            });
        }
        won += u32::from(burnt && own > 0);
        lost += u32::from(attackers - own);
    }
    (f64::from(won) / f64::from(battles), f64::from(lost) / f64::from(battles))
}

#[test]
fn the_engine_storms_like_that() {
    let mut random = testkit::rng(8);
    let mut all = fields();
    all.retain(|field| field.factory);
    for n in 0..8usize {
        let field = &all[n * 29 % all.len()];
        let (attackers, defenders) = (2 + (n * 3 % 6) as u8, 1 + (n % 3) as u8);
        let state = field.of(attackers, defenders).expect("a battle");
        let found = seen(&state).forecast_with_storm(&MAP, &state).expect("a factory");
        let (won, lost) = stormed(&state, 20_000, &mut random);
        assert!((found.win - won).abs() < 0.016, "{} {won} {field:?}", found.win);
        let near = 0.016 * f64::from(attackers);
        assert!((found.attacker_losses - lost).abs() < near, "{} {lost}", found.attacker_losses);
    }
}
