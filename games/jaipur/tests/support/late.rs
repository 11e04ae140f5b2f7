//! Late positions, drawn at random: a deck that is nearly or wholly used up,
//! piles of tokens at their end, full and empty hands, turns just before the
//! guard ends the round. Play from the start seldom comes to them.

use engine::{Game, Random};
use jaipur::{Cards, Jaipur, Kind, Position, board};
use std::fmt::Write;
use testkit::Rng;

/// Moves a card that is drawn blindly.
fn draw(heap: &mut Cards, random: &mut Rng) -> Cards {
    let mut nth = random.below(u32::from(heap.total())) as u8;
    for kind in Kind::ALL {
        if nth < heap.count(kind) {
            let card = Cards::of(kind, 1);
            *heap = heap.minus(card);
            return card;
        }
        nth -= heap.count(kind);
    }
    unreachable!("fewer than there are")
}

pub(crate) fn position(game: &Jaipur, random: &mut Rng) -> Position {
    let mut heap = board::ALL_CARDS;
    let mut take = |most: u32, random: &mut Rng| -> Cards {
        let count = random.below(most + 1);
        (0..count).fold(Cards::NONE, |cards, _| cards.plus(draw(&mut heap, random)))
    };
    let deck = take(5, random);
    let hands = [take(7, random), take(7, random)];
    let market =
        (0..board::MARKET).fold(Cards::NONE, |cards, _| cards.plus(draw(&mut heap, random)));
    // Camels lie in a herd; every other card has been sold.
    let camels = hands.map(Cards::camels);
    let spare = heap.camels();
    let first = random.below(u32::from(spare) + 1) as u8;
    let herds = [camels[0] + first, camels[1] + spare - first];
    let sold = heap.goods();
    let mut text = format!("phase: act\nmarket: {market}\ndeck: {deck}\ndiscard: {sold}\n");
    let mut line = |key: &str, value: String| {
        writeln!(text, "{key}: {value}").expect("text grows");
    };
    let mover = ["A", "B"][random.below(2) as usize];
    line("to move", mover.to_owned());
    for (n, seat) in ["A", "B"].into_iter().enumerate() {
        line(&format!("{seat} hand"), hands[n].goods().to_string());
        line(&format!("{seat} herd"), herds[n].to_string());
    }
    let mut empty = 0;
    for good in Kind::GOODS {
        // A token for each card at most; the third empty pile ends the round.
        let pile = board::tokens_of(good);
        let most =
            sold.count(good).min(if empty + 1 < board::EMPTY_PILES { pile } else { pile - 1 });
        let gone = most - (random.below(u32::from(most) + 1) as u8).min(random.below(4) as u8);
        empty += u8::from(gone == pile);
        let owners: String = (0..gone).map(|_| ["A", "B"][random.below(2) as usize]).collect();
        line(&format!("tokens {}", good.letter()), if gone == 0 { "-".to_owned() } else { owners });
    }
    if random.below(4) == 0 {
        line("quiet", (board::QUIET_TURNS - 1).to_string());
    }
    if random.below(4) == 0 {
        line("turns", (board::ROUND_TURNS - 1).to_string());
    }
    // One seal each is as near to the end as can be.
    if game.settings().get("seals") > 1 {
        line("round", "3".to_owned());
        line("seals", "1 1".to_owned());
    }
    text.parse().unwrap_or_else(|why| panic!("{text}\n{why}"))
}
