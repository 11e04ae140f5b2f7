//! A table of Maharadjah: nothing is hidden, so the screen is everybody's.

use super::*;

fn sit(people: usize) -> Sitting {
    let player = |(n, name): (usize, &str)| {
        if n < people {
            Player::human(name)
        } else {
            Player::bot(name, "greedy", Budget::default())
        }
    };
    let players = ["Asha", "Ravi", "Mira"].into_iter().enumerate().map(player).collect();
    let setup = Setup::new(players, Seed::from_phrase("maharadjah"));
    let home = Home::open(catalog::games().find("maharadjah").unwrap(), setup, 1);
    Sitting::of(Play::new(home.expect("a table")))
}

#[test]
fn people_at_one_screen_need_no_cover() {
    let mut sitting = sit(3);
    sitting.shows("Now Asha plays.").hides("press Enter when nobody");
    let mut seen = Vec::new();
    for _ in 0..60 {
        let asked = sitting.app.mirror().waits_for();
        let seat = sitting.app.seat().expect("somebody's eyes");
        assert!(asked.contains(seat), "{seat} is shown the table of {asked:?}");
        assert!(sitting.app.overlay().is_none(), "{}", sitting.screen());
        if !seen.contains(&seat) {
            seen.push(seat);
        }
        // The last of the list ends a movement sooner or later.
        sitting.press("a<End><Enter><Esc>");
    }
    assert!(seen.len() > 1, "only {seen:?} was asked");
}

/// In a game with secrets the screen stays covered.
#[test]
fn where_something_is_hidden_the_screen_is_covered() {
    let sitting = Laid { people: 2, ..Laid::default() }.sit();
    sitting.shows("press Enter when nobody else is looking");
    let hiding: Vec<&str> = catalog::games()
        .entries()
        .iter()
        .filter(|game| !game.face_up)
        .map(|game| game.id)
        .collect();
    assert!(["jaipur", "raja", "maharaja"].iter().all(|game| hiding.contains(game)), "{hiding:?}");
    assert!(!hiding.contains(&"maharadjah"), "{hiding:?}");
}

#[test]
fn a_place_that_cannot_be_touched_says_why() {
    let mut sitting = sit(1);
    // The cursor begins where the Pandya stand; in Gujarat they do not.
    sitting.press("<Left> ").shows("✗ Pandya have no army in Gujarat.").shows("✗Gujarat");
    sitting.press("<Up>").hides("✗").shows("Borders:");
}
