//! Everything the table can say is said, in both languages.

use crate::book::{Book, books};
use crate::drawn::{choosing, draw, four, solo};
use crate::support::{A, Play, alone, at, fresh, with};
use drawing::offers;
use drawing::{Board, Frame, Handle};
use engine::{Game, Random, Step, Turn, Viewer, Words};
use maharaja::Maharaja;
use std::collections::BTreeSet;

/// Says all that stands on a table and all that can be asked about it.
fn hear(play: &Play, book: &Book) {
    let mut handles: BTreeSet<Handle> = BTreeSet::new();
    for frame in Frame::tried() {
        let drawing = draw(play, frame, &|message| book.say(message));
        handles.extend(drawing.handles().cloned());
    }
    for viewer in [Viewer::Seat(A), Viewer::Public] {
        let view = play.game.view(&play.state, viewer);
        for handle in &handles {
            // A seat that is told of is never told wrong things about.
            let told = [play.game.about(&view, handle), play.game.heading(&view, handle)];
            for message in told.into_iter().flatten() {
                let text = book.say(&message);
                assert!(!text.contains(['{', '}', '$']), "{handle}: {text}");
            }
        }
    }
    let view = play.view(A);
    for handle in view_verbs(play) {
        assert!(play.game.sign(&view, &handle).is_some(), "{handle} has no picture");
    }
    for offer in offers(&play.game, &play.state, A).1 {
        book.say(&offer.what);
        let gesture = &offer.gesture;
        gesture.label.iter().chain(&gesture.effect).for_each(|words| {
            book.say(words);
        });
        let chain: Vec<maharaja::Action> =
            offer.text.split("; ").map(|step| step.parse().expect(step)).collect();
        if let Some((name, what)) = play.game.brief(&view, &chain) {
            let text = format!("{} {}", book.say(&name), book.say(&what));
            assert!(!text.contains(['{', '}', '$']), "{}: {text}", offer.text);
        }
        for handle in offer.gesture.ways.iter().flatten().filter(|it| it.is_control()) {
            let name = play.game.control(&view, handle);
            book.say(&name.unwrap_or_else(|| panic!("{handle} has no name")));
        }
    }
}

/// The verbs that stand beside the prompt.
fn view_verbs(play: &Play) -> Vec<Handle> {
    let all = offers(&play.game, &play.state, A).1;
    let ways = all.into_iter().flat_map(|offer| offer.gesture.ways).flatten();
    ways.filter(Handle::is_verb).collect()
}

#[test]
fn everything_the_table_can_say_is_said() {
    let books = books(Some(A));
    let tiles = "rewards: . coins shrines both tribute prestige";
    let over = "phase: over; round: 7; maharaja: A; track: . . . . . . . . . B C D E F G A; \
                played: A B; rewards: coins";
    let mut plays = vec![
        four(),
        solo(),
        choosing(),
        fresh(1, ""),
        fresh(2, ""),
        at("phase: plan"),
        at("A card: 16; phase: reward; played: A B C D; ranking: A B"),
        at("A plan: stock prestige; A card: 2"),
        at("A plan: track coins; A card: 10; row: 3 6 8"),
        at("A card: 4; A tokens: 0"),
        at("A card: 6"),
        at("A card: 13; A plan: shrine track"),
        at("A card: 12; A plan: statue+shrine character"),
        at("A card: 3; A plan: statue coins; A at: A"),
        with(2, "", "A plan: shrines coins; A villages: v01; built: 1 0 0; unpassed: v01"),
        with(2, "", "phase: exchange; exchanges: 1; used: 3; A card: 3"),
        with(
            2,
            "",
            &format!(
                "phase: buy; played: A B; ranking: A; reward: buy; {tiles} shrine maharani buy"
            ),
        ),
        with(
            2,
            "",
            &format!(
                "phase: free; played: A B; ranking: A; reward: shrine; {tiles} buy maharani shrine"
            ),
        ),
        with(
            2,
            "",
            &format!(
                "phase: maharani; played: A B; ranking: A; reward: maharani; row: 2 6 8; {tiles} buy shrine maharani"
            ),
        ),
        with(2, "", "A at: A; A plan: statue coins; A card: 15"),
        with(2, "", "A at: A; A plan: statue+shrine coins; A card: 15"),
        alone(&format!("{over}; A coins: 0; A prestige: 9")),
        alone("A at: A; A cities: A; B at: A; B statues: A0; tiles: 1 3"),
        alone("tiles: 12 11; B villages: v03 v04"),
        alone("tiles: 8 9; A villages: v01 v02 v03 v04; A cities: A"),
        alone("tiles: 12 10"),
        alone(
            "tiles: 5 9; B at: A; B villages: v03 v04 v05 v06 v07 v08 v09 v10 v11 v12 v15 v16 v19 \
             v20 v21 v22 v23 v24 v27 v28",
        ),
        alone("phase: replace A; tile: 8; deeds: 2; ticked: 3; tiles: 9 7; A card: -; B card: 1"),
    ];
    for options in ["r1=on r2=on r3=on r4=on final=f2", "final=f4", "final=pairs", "final=supply"] {
        plays.push(with(2, options, ""));
    }
    // And what random play brings.
    let mut random = testkit::rng(9);
    for players in [1, 1, 3] {
        let mut play = fresh(players, "");
        let mut scratch = Vec::new();
        for count in 0.. {
            let game = play.game;
            let step = match game.turn(&play.state) {
                Turn::Over => break,
                Turn::Chance => Step::Roll(game.roll(&play.state, &mut random)),
                Turn::Seats(seats) => {
                    let nth = random.below(seats.len() as u32) as usize;
                    let seat = seats.iter().nth(nth).expect("fewer than there are");
                    Step::Act(seat, game.pick(&play.state, seat, &mut random, &mut scratch))
                }
            };
            game.apply(&mut play.state, step, &mut |_| {});
            if count % 12 == 0 {
                plays.push(play.clone());
            }
        }
    }
    for book in &books {
        for play in &plays {
            hear(play, book);
        }
    }
    let used = books[0].used.borrow();
    for line in Maharaja::TRANSLATIONS[0].1.lines().filter(|line| line.starts_with("table-")) {
        let id = line.split(' ').next().unwrap_or_default();
        assert!(used.contains(id), "nobody says {id}");
    }
}
