//! Cards keep their places and are known again wherever they go.

use crate::drawn::{MIDDLE, drawn_on};
use crate::support::book::books;
use crate::support::{A, at};
use drawing::{Frame, Notes};
use engine::{Game, Step, Turn, Viewer};
use jaipur::Jaipur;
use std::collections::BTreeMap;
use testkit::rng;

/// By key: the handle, and where it lies.
type Seen = BTreeMap<String, (String, f32, f32)>;

/// Where the cards lie: what can be touched and where, by the key of the card.
fn cards(drawing: &drawing::Drawing) -> Seen {
    let cards = drawing.board.items.iter().filter(|item| item.key.starts_with("card:"));
    let handle =
        |item: &drawing::Item| item.handle.as_ref().map_or("", |it| it.as_str()).to_owned();
    cards.map(|item| (item.key.clone(), (handle(item), item.x, item.y))).collect()
}

#[test]
fn a_card_is_known_again_wherever_it_goes() {
    let book = &books()[1];
    let mut play = at(MIDDLE);
    let mut notes = Notes::new();
    let mut see = |play: &crate::support::Play| {
        cards(&drawn_on(play, Viewer::Seat(A), Frame::default(), book, &mut notes))
    };
    let before = see(&play);
    assert_eq!(before, see(&play), "drawing twice changes nothing");
    let diamond = before.iter().find(|(_, card)| card.0 == "market:D").expect("a diamond");
    let leather: Vec<&String> =
        before.iter().filter(|(_, card)| card.0 == "hand:L").map(|(key, _)| key).collect();
    play.game.apply(
        &mut play.state,
        Step::Act(A, "swap +DP -LL".parse().expect("an exchange")),
        &mut |_| {},
    );
    let after = see(&play);
    assert_eq!(after[diamond.0].0, "hand:D", "the card taken is in the hand");
    for key in leather {
        assert_eq!(after[key].0, "market:L", "the cards given are in the market");
    }
    for (key, card) in &before {
        if ["hand:G", "hand:S", "hand:C", "market:G"].contains(&card.0.as_str()) {
            assert_eq!(after[key], *card, "what stays does not move");
        }
    }
}

#[test]
fn in_a_whole_match_what_stays_does_not_move() {
    let book = &books()[1];
    let game = Jaipur::default();
    let mut random = rng(3);
    let mut scratch = Vec::new();
    let mut play = at(MIDDLE);
    let mut notes = Notes::new();
    let mut last: Option<(jaipur::View, Seen)> = None;
    let mut stayed = 0;
    for _ in 0..300 {
        let step = match game.turn(&play.state) {
            Turn::Over => break,
            Turn::Chance => Step::Roll(game.roll(&play.state, &mut random)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap_or(A);
                Step::Act(seat, game.pick(&play.state, seat, &mut random, &mut scratch))
            }
        };
        game.apply(&mut play.state, step, &mut |_| {});
        let view = game.view(&play.state, Viewer::Seat(A));
        let drawing = drawn_on(&play, Viewer::Seat(A), Frame::default(), book, &mut notes);
        let now = cards(&drawing);
        let of = |prefix: &str| now.values().filter(|card| card.0.starts_with(prefix)).count();
        let reported = of("market:") == 0;
        assert_eq!(of("hand:"), usize::from(view.hand.total()));
        assert!(reported || of("market:") == usize::from(view.public.market.goods().total()));
        if let Some((before, then)) = &last
            && before.public.round == view.public.round
        {
            for (key, card) in then {
                // Of a kind that did not become fewer in its place nothing moves.
                let Some(letter) = card.0.chars().last() else { continue };
                let kind = jaipur::Kind::from_letter(letter).expect("a kind");
                let counts = |view: &jaipur::View| {
                    if card.0.starts_with("hand") { view.hand } else { view.public.market }
                        .count(kind)
                };
                if counts(&view) >= counts(before) && !reported {
                    assert_eq!(now.get(key), Some(card), "{key} was moved");
                    stayed += 1;
                }
            }
        }
        last = Some((view, now));
    }
    assert!(stayed > 200, "{stayed}");
}

#[test]
fn notes_of_somebody_else_do_no_harm() {
    let book = &books()[1];
    let play = at(MIDDLE);
    let fresh = drawn_on(&play, Viewer::Seat(A), Frame::default(), book, &mut Notes::new());
    for wrong in ["", "x", "2 1|", "2 1|D1|.|.|.|X", "2 99999999999|.|.|.|.|-", "0 1|D1 D2|.|.|.|-"]
    {
        let mut notes = Notes::from([("lay".to_owned(), wrong.to_owned())]);
        let drawing = drawn_on(&play, Viewer::Seat(A), Frame::default(), book, &mut notes);
        assert_eq!(drawing.board.items.len(), fresh.board.items.len(), "{wrong}");
    }
}
