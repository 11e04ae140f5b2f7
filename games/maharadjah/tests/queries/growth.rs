//! Growth and what is placed, against what the engine tells.

use crate::support::wander::{legal, wander};
use crate::support::*;
use engine::Game;
use maharadjah::board::MAP;
use maharadjah::queries::*;
use maharadjah::*;

#[test]
fn growth_is_told_before_and_while_it_is_placed() {
    // Six plain and two rough lands and a half kept: seven and a half.
    let mut play = at("turn: 2; nation: pandya; gauge: chola 0.5; \
        chola: agra, oudh, bihar, magadha, bengal, orissa, andhra, gondwana");
    let told = growth(&MAP, &play.state, Nation::Chola).unwrap();
    assert_eq!((told.turn, told.plain, told.rough, told.kept), (2, 6, 2, Some(1)));
    assert_eq!((told.sum, told.new, told.after, told.under_way), (Some(15), Some(2), 3, false));
    play.until(|state| state.nation() == Nation::Chola);
    let now = growth(&MAP, &play.state, Nation::Chola).unwrap();
    assert!(now.under_way);
    assert_eq!((now.kept, now.sum, now.new, now.after), (Some(1), Some(15), Some(2), 3));
    assert_eq!(now.left, 2);
    play.go("raise agra");
    let then = growth(&MAP, &play.state, Nation::Chola).unwrap();
    assert_eq!((then.sum, then.new, then.left), (Some(15), Some(2), 1));
    play.go("raise oudh");
    assert_eq!(growth(&MAP, &play.state, Nation::Chola).unwrap().turn, 3);
}

#[test]
fn who_does_not_grow_says_why() {
    let play = at("turn: 13; nation: pandya; chola: agra; muslims: oudh; dutch: indian-ocean; \
        pandya: mysore; allied: pandya marker");
    let barren = |nation| growth(&MAP, &play.state, nation).and_then(|growth| growth.barren);
    assert_eq!(barren(Nation::Chola), Some(Barren::Age));
    assert_eq!(barren(Nation::Dutch), Some(Barren::Power));
    assert_eq!(barren(Nation::Pandya), Some(Barren::Paid));
    assert_eq!(barren(Nation::Sikhs), Some(Barren::Gone));
    let muslims = growth(&MAP, &play.state, Nation::Muslims).unwrap();
    assert!(muslims.south_only && muslims.plain == 0 && muslims.barren.is_none());
}

#[test]
fn room_says_why_not() {
    let mut play = at("turn: 2; nation: chola; phase: raise 3; chola: agra, oudh 3, andhra");
    let find = |play: &Play, at: &str| {
        let all = room(&MAP, &play.state, Nation::Chola);
        *all.iter().find(|room| room.at == area(at)).expect("a land")
    };
    let full = find(&play, "oudh");
    assert_eq!((full.armies, full.limit, full.now), (3, 3, false));
    assert_eq!(full.why, Some(Reason::Full { area: area("oudh"), limit: 3 }));
    assert!(find(&play, "agra").now && find(&play, "andhra").limit == 2);
    play.go("raise agra");
    let again = find(&play, "agra");
    assert!(again.placed && !again.now);
    assert_eq!(again.why, Some(Reason::OthersFirst { area: area("agra") }));
    let others = room(&MAP, &play.state, Nation::Pandya);
    assert!(others.is_empty());
}

#[test]
fn what_is_placed_comes_in_the_order_of_the_rules() {
    let play = at("turn: 14; nation: mahrattas; phase: raise 3; mahrattas: berar, gujarat; \
        factories: dutch gujarat; dutch: arabian-sea; arms: dutch mahrattas -");
    assert_eq!(
        placing(&play.state),
        [Placing::Armies(3), Placing::Leader(Leader::Rao), Placing::Arms(Nation::Dutch)]
    );
}

fn kept(state: &State, nation: Nation) -> Vec<u8> {
    Area::all().map(|at| state.armies(nation, at)).collect()
}

/// What of it was placed.
#[derive(Default, PartialEq, Eq, Debug)]
struct Placed {
    armies: u8,
    leaders: Vec<Leader>,
    arms: Vec<Nation>,
    invaders: u8,
}

#[test]
fn the_engine_grows_and_places_like_that() {
    let (mut told, mut foretold, mut unknown, mut placed) = (0, 0, 0, 0);
    let mut expected: Option<(Placed, Placed)> = None;
    wander(24, 200, |seen| {
        let (game, before, heard, state) = (seen.game, seen.before, seen.heard, seen.after);
        let grew = heard.iter().find_map(|event| match *event {
            Event::Grew { nation, value, armies, gauge } => Some((nation, value, armies, gauge)),
            _ => None,
        });
        let only = heard.iter().filter(|e| matches!(e, Event::Grew { .. })).count() == 1;
        if let (true, Some((nation, value, armies, gauge))) = (only, grew) {
            let raises = matches!(state.phase(), Phase::Raise { .. });
            if raises && state.nation() == nation {
                let now = growth(&MAP, state, nation).expect("it grows");
                assert!(now.under_way && now.after == gauge);
                if let (Some(sum), Some(new)) = (now.sum, now.new) {
                    assert_eq!((sum, new), (value, armies), "{}", game.position(state));
                    told += 1;
                } else {
                    unknown += 1;
                }
            }
            if state.nation() == nation && kept(before, nation) == kept(state, nation) {
                let then = growth(&MAP, before, nation).expect("it will grow");
                assert_eq!((then.sum, then.new, then.after), (Some(value), Some(armies), gauge));
                if let Phase::Raise { left } = state.phase() {
                    assert_eq!(then.reinforcements + armies, left);
                }
                foretold += 1;
            }
        }
        // What was foretold when placing began, until the nation moves.
        if let Some((_, done)) = &mut expected {
            for event in heard {
                match *event {
                    Event::Raised { .. } => done.armies += 1,
                    Event::Appeared { leader, .. } => done.leaders.push(leader),
                    Event::Issued { power, .. } => done.arms.push(power),
                    Event::Arrived { armies, .. } => done.invaders += armies,
                    _ => {}
                }
            }
        }
        if matches!(state.phase(), Phase::March | Phase::Dice)
            && let Some((mut due, mut done)) = expected.take()
        {
            due.leaders.sort_unstable();
            done.leaders.sort_unstable();
            assert_eq!(due, done, "{}", game.position(state));
            placed += 1;
        }
        if expected.is_none() && matches!(state.phase(), Phase::Raise { .. }) {
            let mut due = Placed::default();
            for next in placing(state) {
                match next {
                    Placing::Armies(armies) => due.armies += armies,
                    Placing::Leader(leader) | Placing::Invading(leader) => {
                        due.leaders.push(leader);
                    }
                    Placing::Arms(power) => due.arms.push(power),
                    Placing::Invaders { armies, .. } => due.invaders += armies,
                }
            }
            expected = Some((due, Placed::default()));
            let open = legal(game, state);
            let open: Vec<Area> = open
                .iter()
                .filter_map(|a| if let Action::Raise(at) = a { Some(*at) } else { None })
                .collect();
            let rooms = room(&MAP, state, state.nation());
            let now: Vec<Area> = rooms.iter().filter(|r| r.now).map(|r| r.at).collect();
            assert_eq!(now, open);
        }
    });
    println!("{told} told, {unknown} unknown, {foretold} foretold, {placed} placed");
    assert!(told > 300 && foretold > 300 && placed > 300 && unknown * 10 < told);
}
