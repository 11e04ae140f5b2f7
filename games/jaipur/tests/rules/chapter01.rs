//! Chapter 1: the pieces.

use crate::support::{A, B, at, fresh, rulebook, with};
use engine::{Faults, Game, Message, Seat, Settings};
use jaipur::{Chance, Jaipur, Kind, board};
use std::collections::BTreeMap;

/// Takes every token of a good, one card at a time, and tells their values.
fn paid_out(good: Kind) -> Vec<u8> {
    let mut values = Vec::new();
    for gone in 0..board::tokens_of(good) {
        // Two cards are there for every last token.
        let letter = good.letter();
        let taken = "B".repeat(gone as usize);
        let two: String = [letter, letter].iter().collect();
        let market = if good == Kind::Spice { "CLKKK" } else { "PKKKK" };
        let mut play = at(&format!("A hand: {two}; tokens {letter}: {taken}; market: {market}"));
        play.play(&format!("A sell 2{letter}"));
        values.push(play.tokens(A)[0]);
    }
    values
}

/// The bonus tokens of a pile under these options, as chance can bring them.
fn bonus_pile(options: &str, sale: u8) -> Vec<u8> {
    let game = rulebook(options);
    let mut left = BTreeMap::new();
    let letters = "L".repeat(sale as usize);
    for value in 0..=20 {
        // Tokens of this value until chance has no more of them.
        let mut taken = 0u8;
        loop {
            let won = vec![value.to_string(); taken as usize].join(" ");
            let mut play =
                with(options, &format!("A hand: {letters}; B bonus: {won}; market: PKKKK"));
            play.play(&format!("A sell {sale}L"));
            if game.check_chance(&play.state, Chance::Bonus(value)).is_err() {
                break;
            }
            taken += 1;
        }
        if taken > 0 {
            left.insert(value, taken);
        }
    }
    left.into_iter().flat_map(|(value, n)| vec![value; n as usize]).collect()
}

fn pile_size(options: &str, sale: u8) -> usize {
    let view = rulebook(options).view(&fresh(options).state, engine::Viewer::Public);
    view.bonus_left[sale as usize - 3] as usize
}

#[test]
fn r1_1_two_players_in_the_seats_a_and_b() {
    let settings = Settings::new(Jaipur::SETTINGS);
    for players in [0, 1, 3, 4, 8, 255] {
        let Err(Faults(faults)) = Jaipur::new(players, &settings) else {
            panic!("{players} may not play");
        };
        let told = Message::new("fault-players").number("found", players);
        assert_eq!(faults, [told.number("least", 2).number("most", 2)]);
    }
    let game = Jaipur::new(2, &settings).expect("two may play");
    assert_eq!(game.players(), 2);
    let seats: Vec<String> = Seat::all(game.players()).map(|seat| seat.to_string()).collect();
    assert_eq!(seats, ["A", "B"]);
}

#[test]
fn r1_2_fifty_five_cards_of_which_eleven_are_camels() {
    let start = fresh("").state;
    let all = start.deck().plus(start.public().market);
    assert_eq!((all.total(), all.goods().total(), all.camels()), (55, 44, 11));
}

#[test]
fn r1_3_the_goods_cards() {
    let deck = fresh("").state.deck();
    assert_eq!(Kind::GOODS.map(|good| deck.count(good)), [6, 6, 6, 8, 8, 10]);
}

#[test]
fn r1_4_thirty_eight_goods_tokens_in_six_piles() {
    let start = fresh("");
    let sizes = Kind::GOODS.map(|good| start.pile(good).len());
    assert_eq!(sizes, [5, 5, 5, 7, 7, 9]);
    assert_eq!(sizes.iter().sum::<usize>(), 38);
    let sum: u32 = Kind::GOODS.iter().flat_map(|good| start.pile(*good)).map(|v| *v as u32).sum();
    assert_eq!(sum, 130);
}

#[test]
fn r1_5_diamond_tokens() {
    assert_eq!(fresh("").pile(Kind::Diamond), [7, 7, 5, 5, 5]);
    assert_eq!(paid_out(Kind::Diamond), [7, 7, 5, 5, 5]);
}

#[test]
fn r1_6_gold_tokens() {
    assert_eq!(fresh("").pile(Kind::Gold), [6, 6, 5, 5, 5]);
    assert_eq!(paid_out(Kind::Gold), [6, 6, 5, 5, 5]);
}

#[test]
fn r1_7_silver_tokens() {
    assert_eq!(fresh("").pile(Kind::Silver), [5, 5, 5, 5, 5]);
    assert_eq!(paid_out(Kind::Silver), [5, 5, 5, 5, 5]);
}

#[test]
fn r1_8_cloth_tokens() {
    assert_eq!(fresh("").pile(Kind::Cloth), [5, 3, 3, 2, 2, 1, 1]);
    assert_eq!(paid_out(Kind::Cloth), [5, 3, 3, 2, 2, 1, 1]);
}

#[test]
fn r1_9_spice_tokens() {
    assert_eq!(fresh("").pile(Kind::Spice), [5, 3, 3, 2, 2, 1, 1]);
    assert_eq!(paid_out(Kind::Spice), [5, 3, 3, 2, 2, 1, 1]);
}

#[test]
fn r1_10_leather_tokens() {
    assert_eq!(fresh("").pile(Kind::Leather), [4, 3, 2, 1, 1, 1, 1, 1, 1]);
    assert_eq!(paid_out(Kind::Leather), [4, 3, 2, 1, 1, 1, 1, 1, 1]);
}

#[test]
fn r1_11_one_card_more_than_tokens() {
    let start = fresh("");
    for good in Kind::GOODS {
        let tokens = start.pile(good).len() as u8;
        assert_eq!(start.state.deck().count(good), tokens + 1, "{good:?}");
    }
}

#[test]
fn r1_12_eighteen_bonus_tokens_of_three_kinds() {
    for options in ["bonus=765", "bonus=666"] {
        let sizes: Vec<usize> = (3..=5).map(|sale| pile_size(options, sale)).collect();
        assert_eq!(sizes.iter().sum::<usize>(), 18, "{options}");
    }
    // The kinds: which pile a sale draws from.
    for (sale, least, most) in [(3, 1, 3), (4, 4, 6), (5, 8, 10)] {
        let pile = bonus_pile("", sale);
        assert!(pile.iter().all(|value| (least..=most).contains(value)), "{sale}: {pile:?}");
    }
}

#[test]
fn r1_13_bonus_tokens_for_3_cards() {
    assert_eq!(bonus_pile("", 3), [1, 1, 2, 2, 2, 3, 3]);
}

#[test]
fn r1_14_bonus_tokens_for_4_cards() {
    assert_eq!(bonus_pile("", 4), [4, 4, 5, 5, 6, 6]);
}

#[test]
fn r1_15_bonus_tokens_for_5_or_more_cards() {
    for sale in [5, 6, 7] {
        let mut play = at(&format!("A hand: {}; market: PKKKK", "L".repeat(sale)));
        play.play(&format!("A sell {sale}L"));
        let can = |value| play.game.check_chance(&play.state, Chance::Bonus(value)).is_ok();
        let values: Vec<u8> = (0..=20).filter(|value| can(*value)).collect();
        assert_eq!(values, [8, 9, 10], "{sale} cards");
    }
    assert_eq!(bonus_pile("", 5), [8, 8, 9, 10, 10]);
}

#[test]
fn r1_16_one_camel_token_worth_5() {
    let mut play = at("A hand: LL; A herd: 6; B herd: 5; market: CCPPP; deck: SSS; quiet: 99");
    assert_eq!([play.earned(A), play.earned(B)], [0, 0]);
    play.play("A swap +CC -LL");
    let summary = play.scored().expect("the round ends");
    assert_eq!([summary.rupees(A), summary.rupees(B)], [5, 0]);
}
