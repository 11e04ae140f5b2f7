//! Golden playthroughs, digests and move counts of the toy game.

use engine::{Game, Settings, Step, Turn};
use testkit::toy::{Bug, Toy};
use testkit::{digest, perft, playthrough};

fn toy(players: u8) -> Toy {
    Toy::new(players, &Settings::new(Toy::SETTINGS)).unwrap()
}

#[test]
fn law_11_the_toy_plays_as_written_down() {
    for players in 2..=3 {
        let text = playthrough::write(&toy(players), 7);
        assert!(text.len() < 200_000);
        let path = format!("{}/tests/playthroughs/toy-{players}.txt", env!("CARGO_MANIFEST_DIR"));
        playthrough::check_golden(path, &text);
    }
}

#[test]
fn law_11_catches_a_change_of_order_and_says_where() {
    let right = playthrough::write(&toy(2), 7);
    let wrong = Bug::OrderPeeks.plant(|| playthrough::write(&toy(2), 7));
    let told = playthrough::compare(&right, &wrong).unwrap_err();
    assert!(told.contains("differs, at step ") && told.contains(" may ("), "{told}");
    let leak = Bug::EventLeaks.plant(|| playthrough::write(&toy(2), 7));
    assert!(playthrough::compare(&right, &leak).is_err());
    assert_eq!(playthrough::compare(&right, &right), Ok(()));
    let cut = &right[..right.len() / 2];
    assert!(playthrough::compare(&right, cut).is_err());
    assert!(playthrough::compare(cut, &right).is_err());
}

#[test]
fn law_11_wants_its_file_and_writes_it_when_asked() {
    let folder = std::env::temp_dir().join(format!("playthrough-{}", std::process::id()));
    let path = folder.join("deep/text.txt");
    let missing = playthrough::golden(&path, "one\n", false).unwrap_err();
    assert!(missing.contains("UPDATE_EXPECT=1"), "{missing}");
    playthrough::golden(&path, "one\n", true).unwrap();
    playthrough::golden(&path, "one\n", false).unwrap();
    let changed = playthrough::golden(&path, "two\n", false).unwrap_err();
    assert!(changed.contains("- one") && changed.contains("+ two"), "{changed}");
    std::fs::remove_dir_all(folder).unwrap();
}

/// The number that a build for another machine must give too.
#[test]
fn the_digest_is_what_it_was() {
    let with = |bug: Bug| bug.plant(|| digest::of::<Toy>(1, 4));
    let clean = digest::of::<Toy>(1, 4);
    assert_eq!(clean, digest::of::<Toy>(1, 4));
    assert_ne!(clean, digest::of::<Toy>(2, 4), "other matches");
    assert_ne!(clean, with(Bug::EventLeaks), "other events");
    assert_ne!(clean, with(Bug::OrderPeeks), "another order");
    assert_ne!(clean, with(Bug::ImagineForgets), "other dreams");
    assert_eq!(clean, 5_535_772_052_230_172_707, "the pinned number");
}

/// Counts again, by trying the whole universe instead of listing.
fn recount(game: &Toy, state: &<Toy as Game>::State, depth: u32) -> u64 {
    let mut state = state.clone();
    let mut random = testkit::rng(u64::from(depth));
    while game.turn(&state) == Turn::Chance {
        let chance = game.roll(&state, &mut random);
        game.apply(&mut state, Step::Roll(chance), &mut |_| {});
    }
    let Some(seat) = game.turn(&state).seats().lowest() else { return 1 };
    let legal = testkit::toy::Action::all().filter(|a| game.check(&state, seat, *a).is_ok());
    let after = |action| {
        let mut next = state.clone();
        game.apply(&mut next, Step::Act(seat, action), &mut |_| {});
        if depth == 1 { 1 } else { recount(game, &next, depth - 1) }
    };
    legal.map(after).sum()
}

#[test]
fn perft_counts_what_trying_everything_counts() {
    for players in 2..=3 {
        let game = toy(players);
        for depth in 1..=6 {
            let count = perft::perft(&game, &game.start(), depth);
            assert_eq!(count, recount(&game, &game.start(), depth), "{players} {depth}");
        }
        assert!(perft::perft(&game, &game.start(), 6) > 50);
    }
}
