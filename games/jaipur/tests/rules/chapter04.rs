//! Chapter 4: taking.

use crate::support::{A, B, at, cards};
use engine::Illegal;
use jaipur::{Event, Kind, Phase, Reason};

#[test]
fn r4_1_a_good_moves_from_the_market_to_the_hand() {
    let mut play = at("A hand: DL; A herd: 2; market: CGKKK");
    play.play("A take C");
    assert_eq!(play.hand(A), "DCL");
    assert_eq!(play.market(), "GKKK");
    assert_eq!(play.herd(A), 2);
    assert_eq!(play.heard, [Event::Took { seat: A, good: Kind::Cloth }]);
}

#[test]
fn r4_2_one_card_from_the_deck_takes_its_place() {
    let mut play = at("A hand: DL; market: CGKKK; deck: PKKKKKKKK");
    play.play("A take C");
    assert_eq!(play.phase(), Phase::Refill(1));
    assert_eq!(play.refuses("* refill PK"), Reason::CardCount { need: 1, found: 2 });
    assert_eq!(play.refuses("* refill -"), Reason::CardCount { need: 1, found: 0 });
    assert_eq!(play.refuses("* refill S"), Reason::NotInDeck { missing: cards("S") });
    play.play("* refill P");
    assert_eq!((play.market().as_str(), play.deck()), ("GPKKK", 8));
    assert_eq!(play.to_move(), "B");
}

#[test]
fn r4_3_a_full_hand_takes_no_good() {
    for (hand, may) in [("LLLLL", true), ("LLLLLL", true), ("LLLLLLL", false)] {
        let play = at(&format!("A hand: {hand}; market: DGSCK"));
        for good in ["D", "G", "S", "C"] {
            assert_eq!(play.allows(&format!("A take {good}")), may, "{hand}");
        }
        if !may {
            assert_eq!(play.refuses("A take D"), Reason::HandFull { have: 7, limit: 7 });
            assert!(play.legal_with("take").is_empty());
        }
    }
}

#[test]
fn r4_4_no_single_camel() {
    for market in ["DGSCK", "PLKKK", "KKKKK"] {
        let play = at(&format!("A hand: D; market: {market}"));
        assert_eq!(play.refuses("A take K"), Reason::OneCamel, "{market}");
    }
}

#[test]
fn r4_5_only_what_is_in_the_market() {
    let play = at("A hand: D; market: CCLKK");
    for good in Kind::GOODS {
        let text = format!("A take {}", good.letter());
        if cards("CL").count(good) > 0 {
            assert!(play.allows(&text), "{text}");
        } else {
            assert_eq!(play.refuses(&text), Reason::NotThere { good });
        }
    }
    // Two of a good are still one action.
    assert_eq!(play.legal_with("take"), ["take C", "take L"]);
}

#[test]
fn r4_6_all_the_camels_and_never_some() {
    for (market, left, camels) in [("DGSCK", "DGSC", 1), ("DGKKK", "DG", 3), ("KKKKK", "-", 5)] {
        let mut play = at(&format!("A hand: L; A herd: 1; market: {market}"));
        assert_eq!(play.legal_with("camels"), ["camels"]);
        play.play("A camels");
        assert_eq!((play.market().as_str(), play.herd(A)), (left, 1 + camels));
        assert_eq!(play.heard, [Event::TookCamels { seat: A, camels }]);
        assert_eq!(play.phase(), Phase::Refill(camels));
    }
    // A number of camels cannot even be spelt.
    assert!("camels 2".parse::<jaipur::Action>().is_err());
}

#[test]
fn r4_7_there_must_be_a_camel() {
    let play = at("A hand: D; market: GCLPS");
    assert_eq!(play.refuses("A camels"), Reason::NoCamels);
    assert!(at("A hand: D; market: GCLPK").allows("A camels"));
}

#[test]
fn r4_8_a_full_hand_may_take_camels_and_a_herd_has_no_limit() {
    let mut play = at("A hand: CCPPLLL; A herd: 6; market: KKKKK; deck: DGSCP");
    play.play("A camels; * refill DGSCP");
    assert_eq!((play.herd(A), play.hand(A).as_str()), (11, "CCPPLLL"));
    assert_eq!(play.to_move(), "B");
}

#[test]
fn r4_9_as_many_cards_take_their_places() {
    let mut play = at("A hand: D; market: DGKKK; deck: CPLKKKKKKKK");
    play.play("A camels");
    assert_eq!(play.refuses("* refill CP"), Reason::CardCount { need: 3, found: 2 });
    assert_eq!(play.refuses("* refill CPLK"), Reason::CardCount { need: 3, found: 4 });
    play.play("* refill CPL");
    assert_eq!((play.market().as_str(), play.deck()), ("DGCPL", 8));
    assert_eq!(play.heard, [Event::Refilled { cards: cards("CPL") }]);
}

#[test]
fn r4_10_camels_that_the_refill_turns_up_stay() {
    let mut play = at("A hand: D; market: DGKKK; deck: CCKKKKKKKK");
    play.play("A camels; * refill KKK");
    assert_eq!((play.market().as_str(), play.herd(A)), ("DGKKK", 3));
    // It is the other player's turn: they are B's to take.
    assert_eq!(play.denies("A camels"), Illegal::NotYou);
    play.play("B camels; * refill KCC");
    assert_eq!((play.herd(B), play.market().as_str()), (3, "DGCCK"));
}
