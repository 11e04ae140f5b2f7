//! What is picked so far, in words; how many camels; what the other player did.

use crate::drawn::{MIDDLE, drawn_on};
use crate::support::book::books;
use crate::support::{A, Play, at};
use drawing::{Board, COMPANY, Drawing, Frame, Handle, Notes, PICKED, Thought};
use engine::{Game, Message, Viewer};
use testkit::touches;

/// What is said of these picks in one language: the move, what is missing, the
/// line.
fn said(play: &Play, book: usize, picks: &[&str]) -> (String, String, String) {
    let book = &books()[book];
    let say = |message: &Message| book.say(message);
    let view = play.game.view(&play.state, Viewer::Seat(A));
    let picks: Vec<Handle> = picks.iter().map(|it| Handle::from(*it)).collect();
    let Thought { says, missing, line } = play.game.thought(&view, &picks, &say);
    let text = |message: Option<Message>| message.map(|it| say(&it)).unwrap_or_default();
    let cells = line.iter().map(|cell| match (&cell.icon, cell.text.is_empty()) {
        (Some(icon), true) => format!("[{}]", icon.symbol),
        _ => cell.text.clone(),
    });
    let line: Vec<String> = cells.collect();
    (text(says), text(missing), line.join(" | "))
}

#[test]
fn an_exchange_says_what_it_takes_gives_and_does() {
    let play = at(MIDDLE);
    let whole = ["market:D", "market:G", "market:G", "hand:L", "hand:L", "herd:K"];
    let (says, missing, line) = said(&play, 1, &whole);
    assert_eq!(says, "Exchange: take 1 diamond, 2 gold, give 2 leather, 1 camel.");
    assert_eq!(missing, "");
    assert_eq!(
        line,
        "take | [j-D] | [j-G] | [j-G] | ⇄ | give | [j-L] | [j-L] | [j-K] | \
         you may add one more on each side | herd 4 → 3 | hand 5 → 6 of 7"
    );
    assert_eq!(said(&play, 1, &whole[..3]).1, "3 still to give");
    assert_eq!(said(&play, 1, &whole[3..]).1, "3 still to take");
    assert_eq!(said(&play, 1, &["market:D", "hand:L"]).1, "1 more on each side");
    assert_eq!(said(&play, 1, &["market:D", "hand:L", "hand:L"]).1, "1 still to take");
    assert_eq!(said(&play, 1, &["market:D"]).1, "", "one is taken");
    assert_eq!(said(&play, 1, &[]).0, "");
    assert!(said(&play, 1, &["market:K"]).2.contains("herd 4 → 5"));
}

#[test]
fn a_sale_says_what_it_pays_and_what_then() {
    let play = at("market: DGPGK; A hand: LLLGG; discard: LLDDD; tokens L: AB");
    let (says, missing, line) = said(&play, 1, &["hand:L", "hand:L", "hand:L"]);
    assert_eq!(says, "Sell 3 leather for 4 rupees and a bonus of 1 to 3.");
    assert_eq!(missing, "");
    assert_eq!(
        line,
        "2 + 1 + 1 = 4 rupees, and a bonus of 1 to 3 | then it pays 1, 1, 1 | \
         goods 4 → 8 | hand 5 → 2 of 7"
    );
    let (_, missing, _) = said(&play, 1, &["hand:G"]);
    assert_eq!(missing, "1 more to sell");
    let last = at("market: DGPLK; A hand: C; discard: DDDDDGGGGGCCCCCC; \
        tokens D: AAAAA; tokens G: AAAAA; tokens C: BBBBBB");
    let (_, _, line) = said(&last, 1, &["hand:C"]);
    assert!(line.contains("the round ends: you "), "{line}");
}

#[test]
fn thoughts_are_said_in_both_languages() {
    let play = at(MIDDLE);
    let all = ["market:D", "market:G", "market:K", "hand:L", "hand:G", "hand:S", "herd:K"];
    for book in [1, 4] {
        for first in all {
            for second in all {
                for third in all {
                    said(&play, book, &[first, second, third]);
                }
            }
        }
    }
}

fn drawing(notes: &[(&str, &str)], frame: Frame, book: usize) -> Drawing {
    let mut notes: Notes =
        notes.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    drawn_on(&at(MIDDLE), Viewer::Seat(A), frame, &books()[book], &mut notes)
}

fn has(drawing: &Drawing, prefix: &str) -> bool {
    drawing.board.items.iter().any(|item| item.key.starts_with(prefix))
}

const SWAPPED: (&str, &str) = ("last", "B CC GK - - 0");
const PICKS: &str = "market:D market:G market:G hand:L hand:L herd:K";

#[test]
fn what_the_other_did_is_marked_until_something_is_touched() {
    for frame in Frame::tried() {
        let marked = drawing(&[SWAPPED], frame, 1);
        assert!(has(&marked, "mark:"), "{frame:?}");
        let picked = drawing(&[SWAPPED, (PICKED, "hand:L")], frame, 1);
        assert!(!has(&picked, "mark:") && !has(&picked, "way:"), "{frame:?}");
        let own = drawing(&[("last", "A CC GK - - 0")], frame, 1);
        assert!(!has(&own, "mark:"), "one knows what one did");
    }
    assert!(has(&drawing(&[SWAPPED], Frame::default(), 1), "way:"));
    let back = drawing(&[("last", "B SS GK - - 0")], Frame::default(), 1);
    assert!(!has(&back, "mark:"), "what was taken back is not told");
    for wrong in ["", "B", "F CC GK - - 0", "B XX GK - - 0", "B CC GK - D many"] {
        drawing(&[("last", wrong)], Frame::default(), 1);
    }
}

#[test]
fn the_stepper_counts_the_camels_that_are_picked() {
    for frame in Frame::tried() {
        let drawn = drawing(&[(PICKED, "herd:K herd:K")], frame, 1);
        let step = drawn.board.items.iter().find(|item| item.key == "step").expect("a stepper");
        assert!(format!("{:?}", step.shapes).contains("\"2\""));
        for handle in ["more:herd:K", "less:herd:K"] {
            assert!(drawn.handles().any(|it| it == handle), "{handle} in {frame:?}");
        }
    }
}

#[test]
fn labels_have_room_in_every_state() {
    let states: [&[(&str, &str)]; 4] = [
        &[SWAPPED],
        &[("last", "B K - LG - 0")],
        &[("last", "B - - - L 2")],
        &[(PICKED, PICKS), (COMPANY, "")],
    ];
    for frame in Frame::tried() {
        for book in [1, 4] {
            for state in states {
                let found = touches::overlaps(&drawing(state, frame, book).board);
                // A tag lies on the edge of its card.
                let found: Vec<_> = found
                    .iter()
                    .filter(|(one, other)| !format!("{one}{other}").contains("mark:"))
                    .collect();
                assert!(found.is_empty(), "{frame:?}: {found:?}");
            }
        }
    }
}

#[test]
fn what_a_sale_would_win_lies_apart() {
    let place = |notes: &[(&str, &str)], key: &str| {
        let drawn = drawing(notes, Frame::default(), 1);
        drawn.board.items.iter().find(|item| item.key == key).map(|item| item.y).expect(key)
    };
    // Two leather win the next two tokens: the second one moves up.
    let sale: &[(&str, &str)] = &[(PICKED, "hand:L hand:L")];
    assert!(place(&[], "token:L:3") - place(sale, "token:L:3") > 3.0);
    assert!((place(&[], "token:L:2") - place(sale, "token:L:2")).abs() < 0.1);
    let exchange: &[(&str, &str)] = &[(PICKED, "hand:L hand:L market:D")];
    assert!((place(&[], "token:L:3") - place(exchange, "token:L:3")).abs() < 0.1);
}

#[test]
fn between_people_the_memory_help_is_off_until_it_is_wanted() {
    let lead = |notes: &[(&str, &str)]| {
        let text = format!("{:?}", drawing(notes, Frame::default(), 1).board.items);
        text.contains("you lead")
    };
    assert!(lead(&[]) && !lead(&[("look:eye", "")]), "on against computer players");
    assert!(!lead(&[(COMPANY, "")]) && lead(&[(COMPANY, ""), ("look:eye", "")]));
    for frame in Frame::tried() {
        let drawn = drawing(&[], frame, 1);
        assert!(drawn.handles().any(|it| it == "look:eye"), "it can be switched in {frame:?}");
    }
}
