//! Where armies can go, against a search that knows nothing but the list of
//! legal actions.

use crate::support::wander::{act, legal, wander};
use crate::support::*;
use engine::Game;
use maharadjah::queries::{Way, reach, reach_from, stack, stacks, step};
use maharadjah::*;
use std::collections::{BTreeMap, HashSet};
use std::time::{Duration, Instant};

fn way<'a>(ways: &'a [Way], to: &str) -> &'a Way {
    let found = ways.iter().find(|way| way.to == area(to));
    found.unwrap_or_else(|| panic!("no way to {to}: {:?}", places(ways)))
}

fn places(ways: &[Way]) -> Vec<String> {
    ways.iter().map(|way| way.to.to_string()).collect()
}

fn chain(way: &Way) -> String {
    way.chain.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

fn from(play: &Play, at: &str) -> Vec<Way> {
    let stack = stack(play.game.map(), &play.state, area(at)).expect("a stack");
    reach_from(play.game.map(), &play.state, &stack)
}

#[test]
fn the_worked_example_goes_past_the_harappans() {
    let mut play = fresh(Scenario::Four);
    play.until(|state| state.nation() == Nation::Maurya);
    let ways = from(&play, "afghanistan");
    let near = way(&ways, "punjab");
    assert_eq!((near.cost, near.armies, near.left_behind()), (1, 6, 0));
    assert_eq!(chain(near), "pick 6 afghanistan; to punjab", "the group stops by itself");
    assert_eq!(near.fight.map(|fight| fight.defender.nation), Some(Nation::Harappans));
    let far = way(&ways, "lahore");
    assert_eq!((far.cost, far.armies, &far.left[..]), (2, 4, &[(area("gandhara"), 2)][..]));
    assert_eq!(
        chain(far),
        "pick 2 afghanistan; to gandhara; pick 4 afghanistan; to gandhara; to lahore"
    );
    play.go(&chain(far));
    assert_eq!((play.armies("maurya", "gandhara"), play.armies("maurya", "lahore")), (2, 4));
}

#[test]
fn a_single_border_is_told_like_any_way() {
    let mut compared = 0;
    wander(31, 400, |seen| {
        let (game, state) = (seen.game, seen.before);
        if state.phase() != Phase::Walk {
            return;
        }
        let ways = reach(game.map(), state);
        for to in Area::all() {
            let Some(one) = step(game.map(), state, to) else { continue };
            let Some(best) = ways.iter().find(|way| way.to == to) else { continue };
            if best.path == [to] && best.left.is_empty() && best.asks.is_none() {
                assert_eq!(&one, best, "{to}");
                compared += 1;
            }
        }
    });
    assert!(compared > 200, "{compared}");
}

#[test]
fn a_led_group_drops_those_who_must_stay() {
    let text = "turn: 12; nation: mughals; leaders: akbar delhi; mughals: delhi 7; rajputs: agra 2";
    let play = at(text);
    let ways = from(&play, "delhi");
    let far = way(&ways, "oudh");
    assert_eq!((far.armies, far.left_behind(), far.cost), (7, 0, 2), "by way of Nepal");
    let around = at(&format!("{text}, nepal 2, rajputana 2, ladakh 2, lahore 2"));
    let ways = from(&around, "delhi");
    let far = way(&ways, "oudh");
    assert_eq!((far.armies, &far.left[..], far.cost), (3, &[(area("agra"), 4)][..], 2));
    assert_eq!(chain(far), "pick 7 delhi; with leader; to agra; drop 4; to oudh; stop");
    let mut play = around;
    play.go("pick 7 delhi; with leader");
    let picked = reach(play.game.map(), &play.state);
    assert_eq!(chain(way(&picked, "oudh")), "to agra; drop 4; to oudh; stop");
    assert_eq!(way(&picked, "jaunpur").cost, 3);
    assert_eq!(chain(way(&picked, "jaunpur")), "to agra; drop 4; to bundelkhand; to jaunpur");
}

#[test]
fn a_group_on_its_way_may_stop_where_it_stands() {
    let mut play = at("turn: 2; nation: chola; chola: agra 2");
    play.go("pick 2 agra; to oudh");
    let ways = reach(play.game.map(), &play.state);
    let here = way(&ways, "oudh");
    assert_eq!((here.cost, here.path.len(), chain(here)), (1, 0, "stop".to_owned()));
    assert_eq!(way(&ways, "jaunpur").cost, 2);
}

#[test]
fn a_question_ends_the_chain_and_not_the_way() {
    let mut play = at("turn: 13; nation: mahrattas; mahrattas: gujarat 2; dutch: arabian-sea");
    let ways = from(&play, "gujarat");
    let sea = way(&ways, "arabian-sea");
    assert_eq!(chain(sea), "pick 2 gujarat; to arabian-sea");
    assert_eq!(sea.asks.map(|asks| asks.power), Some(Nation::Dutch));
    assert!(sea.fight.is_none(), "nobody has refused yet");
    let beyond = way(&ways, "bijapur");
    assert_eq!(beyond.asks, sea.asks);
    assert_eq!((beyond.cost, chain(beyond)), (2, chain(sea)));
    assert_eq!(beyond.path, [area("arabian-sea"), area("bijapur")]);
    play.go(&chain(beyond)).go("no");
    let ways = reach(play.game.map(), &play.state);
    let sea = way(&ways, "arabian-sea");
    assert!(sea.asks.is_none() && sea.fight.is_some(), "who is refused attacks");
    assert!(!places(&ways).contains(&"bijapur".to_owned()));
}

#[test]
fn what_has_moved_is_no_stack() {
    let mut play = at("turn: 2; nation: chola; chola: agra 3");
    play.go("pick 2 agra; to oudh; stop");
    let list = stacks(play.game.map(), &play.state);
    assert_eq!(list.iter().map(|s| (s.at, s.armies)).collect::<Vec<_>>(), [(area("agra"), 1)]);
    assert!(reach(play.game.map(), &play.state).is_empty(), "no group is being moved");
}

/// By place: the most armies that come there, and the fewest borders with so
/// many. Ways beyond a question are not looked at.
type Ends = BTreeMap<Area, (u8, u8)>;

fn ends(game: &Maharadjah, state: &State, origin: Option<Area>) -> Ends {
    let mut ends = Ends::new();
    let mut seen = HashSet::new();
    let mut open = vec![*state];
    let mut note = |at: Area, armies: u8, borders: u8| {
        if origin == Some(at) {
            return;
        }
        let best = ends.entry(at).or_insert((armies, borders));
        if armies > best.0 || (armies == best.0 && borders < best.1) {
            *best = (armies, borders);
        }
    };
    while let Some(state) = open.pop() {
        if !seen.insert(state) {
            continue;
        }
        let group = *state.group();
        for action in legal(game, &state) {
            let next = match action {
                Action::To(_) | Action::Drop(_) | Action::Stop => act(game, &state, action),
                _ => continue,
            };
            match (next.phase(), action) {
                (Phase::March, Action::To(to)) => note(to, group.armies, group.crossed + 1),
                (Phase::March, Action::Stop) if group.crossed > 0 => {
                    note(group.at, group.armies, group.crossed);
                }
                (Phase::Walk, _) => open.push(next),
                _ => {}
            }
        }
    }
    ends
}

/// That every chain does what it says.
fn hold(game: &Maharadjah, state: &State, ways: &[Way]) {
    for way in ways {
        let mut now = *state;
        for action in &way.chain {
            now = act(game, &now, *action);
        }
        let told = || format!("{}: {}\n{}", way.to, chain(way), game.position(state));
        if let Some(asks) = way.asks {
            let (power, sea) = (asks.power, asks.sea);
            assert_eq!(now.phase(), Phase::Crossing { sea, power }, "{}", told());
        } else {
            assert_eq!(now.phase(), Phase::March, "{}", told());
            assert_eq!(now.armies(now.nation(), way.to), way.there, "{}", told());
            assert_eq!(way.path.last().copied().unwrap_or(way.to), way.to);
        }
    }
}

/// What was looked at.
#[derive(Default, Debug)]
struct Sum {
    groups: u32,
    stacks: u32,
    in_part: usize,
    asked: usize,
    fights: usize,
    spent: Duration,
}

impl Sum {
    fn add(&mut self, ways: &[Way]) {
        self.in_part += ways.iter().filter(|way| way.left_behind() > 0).count();
        self.asked += ways.iter().filter(|way| way.asks.is_some()).count();
        self.fights += ways.iter().filter(|way| way.fight.is_some()).count();
    }

    /// Looks at a position, if something can be moved.
    fn look(&mut self, game: &Maharadjah, state: &State) {
        let map = game.map();
        if state.phase() == Phase::Walk {
            let origin = Some(state.group().at).filter(|_| state.group().crossed == 0);
            let ways = reach(map, state);
            hold(game, state, &ways);
            let found: Ends = ways
                .iter()
                .filter(|way| way.asks.is_none())
                .map(|way| (way.to, (way.armies, way.cost)))
                .collect();
            assert_eq!(found, ends(game, state, origin), "{}", game.position(state));
            self.groups += 1;
            self.add(&ways);
        }
        if state.phase() == Phase::March {
            for stack in stacks(map, state) {
                let begun = Instant::now();
                let ways = reach_from(map, state, &stack);
                self.spent += begun.elapsed();
                hold(game, state, &ways);
                self.stacks += 1;
                self.add(&ways);
            }
        }
    }
}

#[test]
fn reach_is_what_the_legal_actions_lead_to() {
    let mut sum = Sum::default();
    let mut count = 0;
    wander(24, 40, |seen| {
        count += 1;
        if count % 4 == 0 {
            sum.look(seen.game, seen.after);
        }
    });
    println!("{sum:?}, a stack takes {:?}", sum.spent / sum.stacks);
    assert!(sum.groups > 500 && sum.stacks > 500 && sum.in_part > 50);
    assert!(sum.spent / sum.stacks < Duration::from_millis(2), "a touch must answer at once");
}

#[test]
fn reach_holds_where_play_seldom_comes() {
    let mut sum = Sum::default();
    for (n, scenario) in Scenario::ALL.into_iter().enumerate() {
        let game = Maharadjah::of(scenario);
        let mut random = testkit::rng(700 + n as u64);
        for _ in 0..2500 {
            let position = late::position(&game, &mut random);
            let state = game.place(&position).expect("a lawful position");
            sum.look(&game, &state);
        }
    }
    println!("{sum:?}");
    assert!(sum.groups > 200 && sum.stacks > 1000 && sum.in_part > 30 && sum.asked > 100);
}
