//! What a sale would pay and how a round would end, against the rules
//! themselves.

use crate::support::{A, B, at, late};
use engine::{Game, Seat, Step, Turn, Viewer};
use jaipur::{Action, Event, Jaipur, Kind, Range};
use testkit::rng;

#[test]
fn a_sale_tells_its_tokens_its_bonus_and_the_rest() {
    let play = at("market: DGPGK; A hand: LLLGG; discard: LLDDD; tokens L: AB");
    let view = play.game.view(&play.state, Viewer::Seat(A));
    let sale = play.game.pays(&view, Kind::Leather, 3);
    assert_eq!((sale.tokens, sale.rest), (&[2u8, 1, 1][..], &[1u8, 1, 1, 1][..]));
    assert_eq!(sale.rupees(), 4);
    let prize = sale.bonus.expect("a bonus");
    assert_eq!((prize.pile, prize.worth), (3, Range { least: 1, most: 3 }));
    assert!(!sale.ends);
    assert_eq!(play.game.pays(&view, Kind::Gold, 2).bonus, None);
    let none = play.game.pays(&view, Kind::Camel, 3);
    assert_eq!((none.tokens.len(), none.rest.len()), (0, 0));
}

#[test]
fn bonus_tokens_that_one_has_are_not_in_the_pile() {
    // Both tokens of 1 and both of 3 are one's own: only 2 can come.
    let play = at("market: DGPGK; A hand: LLL; A bonus: 1 1 3 3; \
        discard: CCCCCCPPPPPP; tokens C: AAAAAA; tokens P: AAAAAA");
    let view = play.game.view(&play.state, Viewer::Seat(A));
    let prize = play.game.pays(&view, Kind::Leather, 3).bonus.expect("a bonus");
    assert_eq!(prize.worth, Range { least: 2, most: 2 });
    let theirs = play.game.view(&play.state, Viewer::Seat(B));
    let standing = play.game.standing(&theirs);
    assert_eq!(standing[0].bonus, Range { least: 6, most: 10 }, "1 1 2 2 to 3 3 2 2");
}

/// Finishes whatever chance the last action left open, up to the next question.
fn settle(
    game: &Jaipur,
    state: &mut jaipur::State,
    random: &mut testkit::Rng,
    tell: &mut impl FnMut(Event),
) {
    while game.turn(state) == Turn::Chance {
        let chance = game.roll(state, random);
        let mut scored = false;
        game.apply(state, Step::Roll(chance), &mut |event| {
            scored |= matches!(event, Event::Scored { .. });
            tell(event);
        });
        if scored {
            return;
        }
    }
}

#[test]
fn the_rules_agree_with_what_was_told() {
    let game = Jaipur::default();
    let mut random = rng(23);
    let (mut sales, mut ends, mut bonuses) = (0, 0, 0);
    for _ in 0..400 {
        let Ok(state) = game.place(&late::position(&game, &mut random)) else { continue };
        let seat = state.public().to_move;
        let view = game.view(&state, Viewer::Seat(seat));
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        for action in legal {
            let Action::Sell(good, n) = action else { continue };
            let told = game.pays(&view, good, n);
            // Whatever may be true behind the view, what was told holds.
            let mut after = game.imagine(&view, &mut random);
            let mut heard = Vec::new();
            game.apply(&mut after, Step::Act(seat, action), &mut |event| heard.push(event));
            if game.turn(&after) == Turn::Chance && !heard.iter().any(is_scored) {
                settle(&game, &mut after, &mut random, &mut |event| heard.push(event));
            }
            sales += 1;
            let mut scored = None;
            let mut bonus = None;
            for event in heard {
                match event {
                    Event::Sold { rupees, tokens, .. } => {
                        assert_eq!(
                            (rupees, usize::from(tokens)),
                            (told.rupees(), told.tokens.len())
                        );
                    }
                    Event::Bonus { pile, value, .. } => bonus = Some((pile, value)),
                    Event::Scored { summary, .. } => scored = Some(summary),
                    _ => {}
                }
            }
            assert_eq!(bonus.is_some(), told.bonus.is_some(), "{action}");
            if let (Some((pile, Some(value))), Some(prize)) = (bonus, told.bonus) {
                assert_eq!(pile, prize.pile);
                assert!((prize.worth.least..=prize.worth.most).contains(&value));
                bonuses += 1;
            }
            assert_eq!(scored.is_some(), told.ends, "{action}");
            if let Some(summary) = scored {
                ends += 1;
                for seat in [A, B] {
                    let range = told.after[seat.index()].rupees();
                    let sum = summary.rupees(seat);
                    assert!((range.least..=range.most).contains(&sum), "{action} {sum} {range:?}");
                }
            }
        }
    }
    assert!(sales > 500 && ends > 40 && bonuses > 20, "{sales} {ends} {bonuses}");
}

fn is_scored(event: &Event) -> bool {
    matches!(event, Event::Scored { .. })
}

#[test]
fn ranges_are_no_wider_than_they_must_be() {
    let play = at("market: DGPGK; A hand: LLL; A bonus: 2; B bonus: 1 4 10; \
        discard: CCCCCCPPPPPPLLL; tokens C: AAABBB; tokens P: ABABAB; tokens L: BBB");
    let view = play.game.view(&play.state, Viewer::Seat(A));
    let told = play.game.standing(&view)[Seat::B.index()].bonus;
    let mut random = rng(1);
    let seen: Vec<u8> =
        (0..2_000).map(|_| play.game.imagine(&view, &mut random).bonus(Seat::B)).collect();
    assert_eq!(seen.iter().min(), Some(&told.least));
    assert_eq!(seen.iter().max(), Some(&told.most));
    assert!(!told.is_exact() && play.game.standing(&view)[0].bonus.is_exact());
}
