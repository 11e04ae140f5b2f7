//! What the board asks of the game: journeys that can be paid, and how a city
//! stands.

use crate::drawn::on_file;
use crate::support::{A, B, C, D, at, fresh};
use engine::{Game, Step, Turn};
use raja::{Action, City, Place};

/// What can be reached by trying every road, with the least that it costs.
fn tried(game: &raja::Raja, state: &raja::State) -> Vec<(Place, u16)> {
    let seat = state.public().duty.seat;
    let mut open = vec![*state];
    let mut best: Vec<(Place, u16)> = Vec::new();
    while let Some(state) = open.pop() {
        let mut actions = Vec::new();
        game.legal(&state, seat, &mut actions);
        for action in actions {
            let Action::Go(to) = action else { continue };
            let mut after = state;
            game.apply(&mut after, Step::Act(seat, action), &mut |_| {});
            let left = after.gold(seat);
            match best.iter_mut().find(|(known, _)| *known == to) {
                Some((_, most)) if *most >= left => continue,
                Some((_, most)) => *most = left,
                None => best.push((to, left)),
            }
            open.push(after);
        }
    }
    best.retain(|(place, _)| *place != state.public().architect[seat.index()]);
    best.sort();
    best
}

#[test]
fn a_trip_is_the_cheapest_way_that_can_be_paid() {
    let mut seen = 0;
    for (players, options, seed) in [(2, "", 1), (4, "", 2), (5, "advanced1=on", 3)] {
        let mut play = fresh(players, options);
        let mut random = testkit::rng(seed);
        while let Some(step) = play.picked_step(&mut random) {
            let public = *play.state.public();
            let turn = matches!(play.game.turn(&play.state), Turn::Seats(_));
            // Weary architects stop at a number of roads, not at what they cost.
            if turn && public.phase == raja::Phase::Act && public.duty.roads < 10 {
                let seat = public.duty.seat;
                let gold = play.state.gold(seat);
                let mut found: Vec<(Place, u16)> = Vec::new();
                for trip in public.trips(seat, gold) {
                    let mut after = play.state;
                    for leg in &trip.legs {
                        let go = Action::Go(leg.to);
                        assert_eq!(play.game.check(&after, seat, go), Ok(()), "{trip:?}");
                        let before = after.gold(seat);
                        play.game.apply(&mut after, Step::Act(seat, go), &mut |_| {});
                        assert_eq!(before - after.gold(seat), leg.toll);
                    }
                    assert_eq!(after.public().architect[seat.index()], trip.to);
                    assert_eq!(gold - after.gold(seat), trip.toll());
                    found.push((trip.to, after.gold(seat)));
                }
                found.sort();
                assert_eq!(found, tried(&play.game, &play.state));
                seen += found.len();
            }
            play.game.apply(&mut play.state, step, &mut |_| {});
        }
    }
    assert!(seen > 2_000, "{seen}");
}

#[test]
fn a_trip_knows_who_earns_by_it() {
    let (_, state) = on_file("busy.txt");
    let trips = state.public().trips(A, 16);
    let agra = trips.iter().find(|trip| trip.to.to_string() == "G").expect("it can be reached");
    assert_eq!((agra.toll(), agra.earned()), (2, [0, 1, 1, 0, 0]));
    assert!(state.public().trips(A, 1).iter().all(|trip| trip.toll() <= 1));
    let tired = at("roads: 29; A villages: v01 v02 v11 v12");
    let far: Vec<String> =
        tired.state.public().trips(A, 9).iter().map(|trip| trip.to.to_string()).collect();
    assert_eq!(far, ["A"], "one road is left");
}

#[test]
fn a_city_stands_as_it_would_be_paid() {
    let (game, state) = on_file("busy.txt");
    let gwalior: City = "E".parse().unwrap();
    let lines = game.standing(state.public(), gwalior);
    let told: Vec<_> =
        lines.iter().map(|line| (line.seat, line.points, line.prize, line.place)).collect();
    // The Monk is at home here; of equals the lower character, the Mogul, is
    // first.
    assert_eq!(
        told,
        [(B, 3, 12, Some(1)), (C, 3, 9, Some(2)), (A, 2, 6, Some(3)), (D, 0, 0, None)]
    );
    let (points, prizes, _) = game.prizes_of(state.public(), gwalior);
    for line in lines {
        let n = line.seat.index();
        assert_eq!((line.points, line.prize), (points[n], prizes[n]));
    }
}
