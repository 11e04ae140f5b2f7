//! Drawings: what they look like, and that their words have room.

use crate::support::book::{Book, books};
use crate::support::{A, Play, at, late, rulebook};
use drawing::{Board, Drawing, Frame, Notes, Pen};
use engine::{Game, Message, Record, Replay, Viewer};
use jaipur::Jaipur;
use testkit::{kept, rng, touches};

/// The table as somebody sees it.
pub(crate) fn drawn(play: &Play, viewer: Viewer, frame: Frame, book: &Book) -> Drawing {
    drawn_on(play, viewer, frame, book, &mut Notes::new())
}

/// The same with what the drawings before left to remember.
pub(crate) fn drawn_on(
    play: &Play,
    viewer: Viewer,
    frame: Frame,
    book: &Book,
    notes: &mut Notes,
) -> Drawing {
    let names = ["Asha", "Ravi"].map(str::to_owned);
    let say = |message: &Message| book.say(message);
    let view = play.game.view(&play.state, viewer);
    play.game.draw(&view, &mut Pen { frame, say: &say, names: &names, notes })
}

/// Round 2: one seal, tokens won by both, cards seen to be taken.
pub(crate) const MIDDLE: &str = "round: 2; seals: 1 0; market: DGPGK; A hand: GSCLL; A herd: 4; \
    B hand: CCSPLD; B known: CC; B herd: 2; discard: DDSSSPPPPLLCCC; tokens D: BB; \
    tokens S: AAA; tokens C: BBB; tokens P: AAAA; tokens L: BB; A bonus: 2 5; B bonus: 3; \
    deck: GGGDDSCCPPLLLLLKKKK";

/// The end of a match: the report stands where the market was.
fn ended() -> Play {
    let game = rulebook("seals=1");
    let mut random = rng(5);
    let mut state = game.start();
    let mut scratch = Vec::new();
    loop {
        let step = match game.turn(&state) {
            engine::Turn::Over => break,
            engine::Turn::Chance => engine::Step::Roll(game.roll(&state, &mut random)),
            engine::Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap_or(A);
                engine::Step::Act(seat, game.pick(&state, seat, &mut random, &mut scratch))
            }
        };
        game.apply(&mut state, step, &mut |_| {});
    }
    Play { game, state, heard: Vec::new() }
}

#[test]
fn tables_look_as_they_were_looked_at() {
    let books = books();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tabletop");
    let named = [("large", 0), ("laptop", 1), ("tablet", 2), ("phone", 3), ("small", 5)];
    for (name, at_frame) in named {
        let frame = Frame::tried().nth(at_frame).expect("a window");
        for (what, play) in [("turn", at(MIDDLE)), ("report", ended())] {
            if what == "report" && !["large", "small"].contains(&name) {
                continue;
            }
            let drawing = drawn(&play, Viewer::Seat(A), frame, &books[1]);
            let file = format!("{folder}/{what}-{name}.svg");
            kept::picture(file, &drawing.board, &Jaipur::PALETTE);
        }
    }
}

/// A table with as much on it as there can be, kept as a record.
fn crowded() -> Play {
    let record: Record = include_str!("busy.txt").parse().expect("a record");
    let replay = Replay::<Jaipur>::run(&record, |_, _, _, _| {}).expect("it can be played");
    Play { game: replay.game, state: replay.state, heard: Vec::new() }
}

/// Positions with much on the table: late ones, and the named ones.
fn busy() -> Vec<Play> {
    let game = Jaipur::default();
    let mut random = rng(11);
    let mut plays = vec![crowded(), at(MIDDLE), ended()];
    for _ in 0..40 {
        let position = late::position(&game, &mut random);
        if let Ok(state) = game.place(&position) {
            plays.push(Play { game, state, heard: Vec::new() });
        }
    }
    assert!(plays.len() > 20, "{}", plays.len());
    plays
}

#[test]
fn no_two_labels_overlap() {
    for book in books() {
        let viewer = book.reader.map_or(Viewer::Public, Viewer::Seat);
        for play in busy() {
            for frame in Frame::tried() {
                let drawing = drawn(&play, viewer, frame, &book);
                let found = touches::overlaps(&drawing.board);
                assert!(found.is_empty(), "{} {frame:?}: {found:?}", book.code);
            }
        }
    }
}

#[test]
fn everything_lies_inside_the_board() {
    let books = books();
    for play in busy() {
        for frame in Frame::tried() {
            let drawing = drawn(&play, Viewer::Seat(A), frame, &books[4]);
            let (_, _, w, h) = drawing.board.view;
            for item in &drawing.board.items {
                for (x, y, wide, high) in item.shapes.iter().filter_map(touches::bounds) {
                    let (x, y) = (x + item.x, y + item.y);
                    let inside =
                        x >= -1.0 && y >= -1.0 && x + wide <= w + 1.0 && y + high <= h + 1.0;
                    assert!(inside, "{} at {x} {y} {wide} {high} in {frame:?}", item.key);
                }
            }
        }
    }
}

#[test]
fn everything_that_can_be_touched_tells_what_it_is() {
    let books = books();
    for play in busy() {
        let view = play.game.view(&play.state, Viewer::Seat(A));
        let drawing = drawn(&play, Viewer::Seat(A), Frame::default(), &books[1]);
        for handle in drawing.handles() {
            let about = play.game.about(&view, handle);
            let about = about.unwrap_or_else(|| panic!("nothing is said of {handle}"));
            for book in &books {
                book.say(&about);
            }
        }
        for unknown in ["", "hand:K", "pile:K", "bonus:9", "seat:F", "market:X", "bonus:x"] {
            assert_eq!(play.game.about(&view, &unknown.into()), None, "{unknown}");
        }
    }
}

#[test]
fn the_eye_can_be_closed() {
    let (books, play) = (books(), at(MIDDLE));
    let texts = |notes: &mut Notes| {
        let drawing = drawn_on(&play, Viewer::Seat(A), Frame::default(), &books[1], notes);
        let rows = format!("{:?}", drawing.panels);
        let svg =
            drawing::svg::drawing(&drawing, &Jaipur::PALETTE, &[], drawing::palette::Theme::Light);
        (svg, rows)
    };
    let (open, sums) = texts(&mut Notes::new());
    assert!(open.contains("you lead") && open.contains("4 : 2") && sums.contains("\"40\""));
    let mut notes = Notes::from([("look:eye".to_owned(), String::new())]);
    let (closed, sums) = texts(&mut notes);
    assert!(!closed.contains("you lead") && !closed.contains("4 : 2"), "nobody is told to lead");
    assert!(closed.contains("some camels") && !sums.contains("\"40\""), "{sums}");
    assert!(closed.matches("#j-back").count() > open.matches("#j-back").count());
}

#[test]
fn a_stranger_sees_backs_only() {
    let (books, play) = (books(), at(MIDDLE));
    let drawing = drawn(&play, Viewer::Public, Frame::default(), &books[0]);
    assert!(!drawing.handles().any(|handle| handle.as_str().starts_with("hand:")));
}
