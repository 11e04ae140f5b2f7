//! Texts gone wrong: actions, chance, positions and views. Each is taken or
//! refused with a sentence; nothing panics, and what is taken can be played on.

use engine::{Game, Random, Step, Turn, Viewer};
use maharaja::{Action, Chance, Maharaja, Position, State, View};
use testkit::mutate::{mutate, nonsense};

/// Some states along random matches.
fn states(random: &mut testkit::Rng) -> Vec<(Maharaja, State)> {
    let mut found = Vec::new();
    let mut scratch = Vec::new();
    for players in 1..=4 {
        let game = Maharaja::basic(players);
        let mut state = game.start();
        loop {
            let step = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Roll(game.roll(&state, random)),
                Turn::Seats(seats) => {
                    let Some(seat) = seats.lowest() else { break };
                    Step::Act(seat, game.pick(&state, seat, random, &mut scratch))
                }
            };
            game.apply(&mut state, step, &mut |_| {});
            if random.below(3) == 0 {
                found.push((game, state));
            }
        }
    }
    found
}

fn play_on(game: &Maharaja, start: &State, random: &mut testkit::Rng) {
    let mut state = *start;
    let mut scratch = Vec::new();
    for _ in 0..60 {
        if let Some(seat) = game.turn(&state).seats().lowest() {
            scratch.clear();
            game.legal(&state, seat, &mut scratch);
            let (from, now) = (game.position(start), game.position(&state));
            assert!(!scratch.is_empty(), "a dead end, from\n{from}\nhere\n{now}");
        }
        let step = match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => Step::Roll(game.roll(&state, random)),
            Turn::Seats(seats) => {
                let Some(seat) = seats.lowest() else { return };
                Step::Act(seat, game.pick(&state, seat, random, &mut scratch))
            }
        };
        game.apply(&mut state, step, &mut |_| {});
    }
}

#[test]
fn wrong_texts_are_taken_or_refused() {
    let mut random = testkit::rng(77);
    let states = states(&mut random);
    let (mut taken, mut refused) = (0u32, 0u32);
    for (game, state) in &states {
        let text = game.position(state).to_string();
        for _ in 0..40 {
            let wrong = mutate(&text, &mut random);
            match wrong.parse::<Position>().and_then(|position| game.place(&position)) {
                Ok(state) => {
                    taken += 1;
                    let back = game.position(&state).to_string().parse::<Position>();
                    assert_eq!(back.and_then(|p| game.place(&p)), Ok(state), "reads back");
                    play_on(game, &state, &mut random);
                }
                Err(faults) => {
                    refused += 1;
                    assert!(!faults.0.is_empty());
                }
            }
        }
        let view = serde_json::to_string(&game.view(state, Viewer::Public)).unwrap();
        for _ in 0..4 {
            let _ = serde_json::from_str::<View>(&mutate(&view, &mut random));
        }
    }
    assert!(taken > 200 && refused > 1000, "{taken} taken, {refused} refused");
    for _ in 0..20_000 {
        let _ = nonsense(&mut random).parse::<Action>();
        let _ = mutate("statue A 3", &mut random).parse::<Action>();
        let _ = mutate("company 10 5 2 16", &mut random).parse::<Chance>();
    }
}
