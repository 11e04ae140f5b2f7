//! What comes and when, against matches that are played.

use crate::support::wander::wander;
use crate::support::*;
use engine::Game;
use maharadjah::queries::*;
use maharadjah::*;

#[test]
fn a_nation_knows_what_comes_next() {
    let play = fresh(Scenario::Four);
    let mughals = calendar(&play.state, Nation::Mughals);
    assert_eq!(mughals.arrivals, [Coming { turn: 10, armies: 4, at: area("central-asia") }]);
    assert_eq!(mughals.leader, Some((11, Leader::Timur, true)));
    assert_eq!((mughals.major, mughals.boats), (Some(12), None));
    assert_eq!((mughals.scores, mughals.last_score), (Some(10), Some(16)));
    assert_eq!(mughals.leaves, Some((11, 2)));
    let chola = calendar(&play.state, Nation::Chola);
    assert_eq!((chola.boats, chola.reinforcements), (Some(6), Some((9, 2))));
}

#[test]
fn what_has_come_this_turn_is_not_next() {
    let play = at("turn: 12; nation: mughals; mughals: delhi; leaders: akbar delhi");
    let mughals = calendar(&play.state, Nation::Mughals);
    assert!(mughals.arrivals.is_empty() && mughals.major == Some(12));
    assert_eq!(mughals.leader, Some((13, Leader::Alamgir, false)));
    let dutch = calendar(&play.state, Nation::Dutch);
    assert_eq!(dutch.arrivals.len(), 1, "theirs is still to come");
    let muslims = calendar(&play.state, Nation::Muslims);
    assert_eq!(muslims.boats, None, "their last turn with boats is over");
}

#[test]
fn a_turn_lists_its_nations_in_order() {
    let play =
        at("turn: 12; nation: mughals; mughals: delhi; chola: agra; portuguese: arabian-sea");
    let list = acts(&play.state, 12);
    assert_eq!(list.len(), 17);
    let when = |nation: Nation| list.iter().find(|s| s.nation == nation).unwrap().when;
    assert_eq!((when(Nation::Chola), when(Nation::Mughals)), (When::Past, When::Now));
    assert_eq!(when(Nation::British), When::Ahead);
    let acting: Vec<Nation> = list.iter().filter(|s| s.acts).map(|s| s.nation).collect();
    let expected = ["chola", "mughals", "portuguese", "dutch", "british"].map(nation);
    assert_eq!(acting, expected);
    let short = at("scenario: short; turn: 12; nation: mughals; mughals: delhi");
    assert_eq!(acts(&short.state, 12).len(), 14);
}

#[test]
fn chapters_say_who_is_paid() {
    let play = fresh(Scenario::Four);
    let all = chapters(&play.state);
    assert_eq!(all.len(), 16);
    let full: Vec<u8> = all.iter().filter(|c| c.everybody).map(|c| c.turn).collect();
    assert_eq!(full, [4, 7, 10, 13, 16]);
    assert!(all[4].scores.contains(Nation::Greeks) && !all[4].everybody);
    assert!(all[10].raids.contains(Nation::Mughals));
    assert_eq!((all[0].when, all[1].when), (When::Now, When::Ahead));
}

#[test]
fn matches_go_by_the_calendar() {
    let (mut arrivals, mut leaders, mut sequences) = (0, 0, 0);
    wander(16, 300, |seen| {
        let (game, before) = (seen.game, seen.before);
        let mut turn = before.turn();
        let mut grown = false;
        for event in seen.heard {
            match *event {
                Event::Turn { turn: next } => turn = next,
                Event::Became { .. } => grown = true,
                Event::Sequence { nation } if turn == before.turn() && !grown => {
                    let all = acts(before, turn);
                    let own = all.iter().find(|s| s.nation == nation).expect("it plays");
                    assert!(own.acts && own.when == When::Ahead, "{nation}");
                    sequences += 1;
                }
                Event::Arrived { nation, at, .. } => {
                    let row = ages::age(turn);
                    // The British are also brought up to six.
                    if !row.arrivals.iter().any(|a| (a.0, a.2) == (nation, at)) {
                        assert_eq!(nation, Nation::British);
                        continue;
                    }
                    let told = calendar(before, nation).arrivals;
                    let found = told.iter().any(|c| (c.turn, c.at) == (turn, at));
                    assert!(found, "{nation} {at} {told:?}\n{}", game.position(before));
                    arrivals += 1;
                }
                Event::Appeared { leader, .. } => {
                    let told = calendar(before, leader.nation()).leader;
                    let late = matches!(before.phase(), Phase::Appoint { late: true, .. });
                    assert!(late || told.map(|l| (l.0, l.1)) == Some((turn, leader)));
                    leaders += 1;
                }
                _ => {}
            }
        }
    });
    println!("{arrivals} arrivals, {leaders} leaders, {sequences} sequences");
    assert!(arrivals > 200 && leaders > 80 && sequences > 500);
}
