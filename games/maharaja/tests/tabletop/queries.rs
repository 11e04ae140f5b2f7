//! What the table asks of the rules is what happens.

use crate::support::{A, fresh};
use engine::{Game, Random, Step, Turn};
use maharaja::{Action, Event, SEATS, Standing};

#[test]
fn the_standing_is_what_the_scoring_brings() {
    let mut random = testkit::rng(31);
    let (mut scored, mut firsts) = (0, 0);
    for round in 0..60 {
        let options = ["", "r1=on", "r2=on r1=on"][round % 3];
        let players = 1 + (round % 4) as u8;
        let mut play = fresh(players, options);
        let (game, mut scratch) = (play.game, Vec::new());
        loop {
            let step = match game.turn(&play.state) {
                Turn::Over => break,
                Turn::Chance => Step::Roll(game.roll(&play.state, &mut random)),
                Turn::Seats(seats) => {
                    let nth = random.below(seats.len() as u32) as usize;
                    let seat = seats.iter().nth(nth).expect("fewer than there are");
                    Step::Act(seat, game.pick(&play.state, seat, &mut random, &mut scratch))
                }
            };
            let before = game.standing(play.state.public());
            let ends = matches!(step, Step::Act(_, Action::End));
            let mut heard = Vec::new();
            game.apply(&mut play.state, step, &mut |event| heard.push(event));
            let found = heard.into_iter().find_map(|event| match event {
                Event::Scored { cult, coins, prestige, .. } => Some((cult, coins, prestige)),
                _ => None,
            });
            // Brahmabot builds and is scored in one step; its turn is not a player's.
            let Some((cult, coins, prestige)) = found.filter(|_| ends) else { continue };
            let sums = |number: &dyn Fn(&Standing) -> u16| {
                let mut sums = [0; SEATS];
                for line in &before {
                    sums[line.seat.index()] = number(line);
                }
                sums
            };
            assert_eq!(sums(&|line| line.cult.into()), cult.map(u16::from), "{before:?}");
            assert_eq!(sums(&|line| line.coins), coins.map(u16::from), "{before:?}");
            assert_eq!(sums(&|line| line.prestige), prestige.map(u16::from), "{before:?}");
            let places: Vec<_> = before.iter().map(|line| line.place).collect();
            assert!(places.windows(2).all(|two| two[1].is_none() || two[0] < two[1]), "{places:?}");
            scored += 1;
            firsts += usize::from(prestige != [0; SEATS]);
        }
    }
    assert!(scored > 150 && firsts > 50, "{scored} {firsts}");
}

#[test]
fn what_is_foreseen_of_a_tile_is_what_it_does() {
    let mut random = testkit::rng(32);
    let (mut compared, mut swaps) = (0, 0);
    for _ in 0..60 {
        let mut play = fresh(1, "");
        let (game, mut scratch) = (play.game, Vec::new());
        loop {
            let step = match game.turn(&play.state) {
                Turn::Over => break,
                Turn::Chance => Step::Roll(game.roll(&play.state, &mut random)),
                Turn::Seats(_) => {
                    Step::Act(A, game.pick(&play.state, A, &mut random, &mut scratch))
                }
            };
            let before = *play.state.public();
            let mut heard = Vec::new();
            game.apply(&mut play.state, step, &mut |event| heard.push(event));
            let Some(plays) = heard.iter().position(|it| matches!(it, Event::Plays { .. })) else {
                continue;
            };
            let Event::Plays { tile } = heard[plays] else { continue };
            let foreseen = game.foresee(&before, tile);
            let end = heard.iter().position(|it| matches!(it, Event::Ended { .. }));
            // A swap asks the player; what follows it is told later.
            swaps += usize::from(end.is_none());
            let told = &heard[plays + 1..end.unwrap_or(heard.len())];
            assert_eq!(told, &foreseen[..told.len()]);
            assert!(end.is_none() || told.len() == foreseen.len(), "{told:?} {foreseen:?}");
            compared += 1;
        }
    }
    assert!(compared > 200 && swaps > 5, "{compared} {swaps}");
}
