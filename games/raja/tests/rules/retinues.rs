//! Chapter 16: advanced game II.

use crate::support::{A, B, with};
use raja::{Character, Event, Reason};

/// Three players, all six cards in their hands.
const EMPTY_BANK: &str = "A cards: monk; B cards: mogul merchant builder; C cards: sadhu artisan; \
                          A disc: character gold";

#[test]
fn r16_1_take_while_the_bank_has_cards() {
    let mut play = with(
        3,
        "advanced2=on",
        "A cards: monk; B cards: mogul; C cards: merchant; A disc: character character",
    );
    assert_eq!(play.legal_with(A, "take"), ["take sadhu", "take builder", "take artisan"]);
    let reason = Reason::NotInBank { card: Character::Mogul, holder: B };
    assert_eq!(play.refuses("A take mogul"), reason);
    assert_eq!(play.refuses("A swap mogul for monk"), Reason::BankNotEmpty);
    assert_eq!(play.refuses("A attract B"), Reason::BankNotEmpty);
    play.play("A take artisan; A take builder");
    assert_eq!((play.cards(A), play.bank()), (vec![4, 5, 6], vec![3]), "and none goes back");
}

#[test]
fn r16_2_swap_when_it_is_empty() {
    let mut play = with(3, "advanced2=on", EMPTY_BANK);
    assert!(play.legal_with(A, "take").is_empty());
    assert_eq!(play.legal_with(A, "swap").len(), 5);
    let reason = play.refuses("A swap mogul for sadhu");
    assert_eq!(reason, Reason::NotYours { card: Character::Sadhu });
    assert_eq!(play.refuses("A swap monk for monk"), Reason::OwnCard { card: Character::Monk });
    play.play("A swap builder for monk");
    assert_eq!((play.cards(A), play.cards(B)), (vec![5], vec![1, 2, 4]));
    assert_eq!(play.to_move(), "A");
    let plain = with(3, "", "A disc: character gold");
    assert_eq!(plain.refuses("A swap merchant for mogul"), Reason::OtherVersion);
    assert_eq!(plain.refuses("A attract B"), Reason::OtherVersion);
}

#[test]
fn r16_3_or_attract_from_somebody_with_more() {
    let mut play = with(3, "advanced2=on", EMPTY_BANK);
    assert_eq!(play.legal_with(A, "attract"), ["attract B", "attract C"]);
    assert_eq!(play.refuses("A attract A"), Reason::NotMoreCards { own: 1, theirs: 1 });
    assert_eq!(play.refuses("A attract D"), Reason::NoSuchSeat);
    play.play("A attract B");
    assert_eq!(play.to_move(), "B", "the giver chooses");
    assert_eq!(play.refuses("B give monk"), Reason::NotYours { card: Character::Monk });
    play.play("B give merchant");
    assert_eq!((play.cards(A), play.cards(B)), (vec![2, 4], vec![1, 5]));
    assert_eq!(play.gold(A), 16, "the Merchant pays at once");
    assert!(play.heard.contains(&Event::Gave { seat: B, to: A, card: Character::Merchant }));
    // With as many cards as the others nobody can be attracted.
    let text = "A cards: monk mogul; B cards: merchant builder; C cards: sadhu artisan; \
                A disc: character gold";
    assert!(with(3, "advanced2=on", text).legal_with(A, "attract").is_empty());
}

#[test]
fn r16_4_all_cards_work() {
    let mut play = with(
        2,
        "advanced2=on",
        "A cards: sadhu monk builder artisan; A at: A; A gold: 9; A disc: palace gold; \
         B villages: v01 v02; A palaces: A",
    );
    play.play("A free house A; A palace A outer; A go S");
    assert_eq!((play.gold(A), play.gold(B)), (0, 17));
    assert_eq!(play.points(A, "A"), 2 + 2 + 1);
}

#[test]
fn r16_5_the_lowest_number_at_every_moment() {
    let mut play = with(
        3,
        "advanced2=on",
        "phase: seal; A cards: merchant artisan; B cards: sadhu; C cards: monk; A at: A; B at: A",
    );
    play.play("A seal gold gold; B seal gold gold; C seal character gold");
    assert_eq!(play.to_move(), "A");
    play.play("A gold; A gold; A end");
    assert_eq!(play.to_move(), "B");
    play.play("B gold; B gold; B end; C take mogul; C gold; C end");
    assert_eq!(play.prizes(), [11, 7, 0], "ties too");
    play.play("A seal gold gold; B seal gold gold; C seal gold gold");
    assert_eq!(play.to_move(), "C", "the Mogul plays first now");
}

#[test]
fn r16_6_one_home_point_at_most() {
    let text = "A cards: mogul merchant sadhu monk builder artisan";
    let play = with(2, "advanced1=on advanced2=on", &format!("{text}; B cards: yogi"));
    for city in ["A", "B", "C", "D", "E", "G"] {
        assert_eq!(play.points(A, city), 1);
    }
    assert_eq!(play.points(A, "F"), 0);
}

#[test]
fn r16_7_six_cards_or_seven() {
    // All that the bank has is taken, one after another.
    for (options, cards) in [("advanced2=on", 6), ("advanced1=on advanced2=on", 7)] {
        let mut play = with(2, options, "phase: seal; A cards: mogul; B cards: merchant");
        while !play.bank().is_empty() {
            play.all_seal("character character");
            while play.state.public().sealed.len() == 2 && !play.bank().is_empty() {
                let seat = play.to_move();
                let seat_ = seat.parse().unwrap();
                match play.legal_with(seat_, "take").last() {
                    Some(take) => play.play(&format!("{seat} {take}")),
                    None => play.play(&format!("{seat} end")),
                };
            }
        }
        assert_eq!(play.cards(A).len() + play.cards(B).len(), cards, "{options}");
        assert_eq!(play.cards(A).contains(&7) || play.cards(B).contains(&7), cards == 7);
    }
    let play = with(2, "advanced2=on", "A disc: character gold");
    assert_eq!(play.refuses("A take yogi"), Reason::CardUnused { card: Character::Yogi });
}
