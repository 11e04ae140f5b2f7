//! Chapter 5: exchange.

use crate::support::{A, action, at, cards, oracle};
use jaipur::{Event, Kind, Reason};

#[test]
fn r5_1_as_many_cards_each_way() {
    let mut play = at("A hand: DGL; A herd: 2; market: SSCPK");
    for (text, take, give) in
        [("swap +SSC -DG", 3, 2), ("swap +SC -DGL", 2, 3), ("swap +SSCP -DGL", 4, 3)]
    {
        assert_eq!(play.refuses(&format!("A {text}")), Reason::SwapUneven { take, give });
    }
    play.play("A swap +SSC -DGL");
    assert_eq!((play.hand(A).as_str(), play.market().as_str()), ("SSC", "DGPLK"));
    let (take, give) = (cards("SSC"), cards("DGL"));
    assert_eq!(play.heard, [Event::Swapped { seat: A, take, give }]);
    assert_eq!(play.to_move(), "B");
}

#[test]
fn r5_2_at_least_two_each_way() {
    let play = at("A hand: DL; A herd: 2; market: SCPKK");
    for text in ["swap +S -D", "swap +C -L", "swap +P -K"] {
        let reason = Reason::SwapTooSmall { take: 1, least: 2 };
        assert_eq!(play.refuses(&format!("A {text}")), reason, "{text}");
    }
    for exchange in play.legal_with("swap") {
        let jaipur::Action::Swap(swap) = action(&exchange) else { panic!("{exchange}") };
        assert!(swap.take().total() >= 2, "{exchange}");
    }
    assert!(play.allows("A swap +SC -DL"));
}

#[test]
fn r5_3_at_most_five_each_way() {
    let mut play = at("A hand: LLLLLL; market: DGSCP");
    let largest = play.legal().into_iter().filter_map(|action| match action {
        jaipur::Action::Swap(swap) => Some(swap.take().total()),
        _ => None,
    });
    assert_eq!(largest.max(), Some(5));
    let reason = play.refuses("A swap +DDGSCP -LLLLLL");
    assert_eq!(reason, Reason::NotInMarket { missing: cards("D") });
    play.play("A swap +DGSCP -LLLLL");
    assert_eq!((play.hand(A).as_str(), play.market().as_str()), ("DGSCPL", "LLLLL"));
}

#[test]
fn r5_4_the_goods_taken_may_differ() {
    let play = at("A hand: LLLLL; market: DDGSC");
    for taken in ["DD", "DG", "DDG", "GSC", "DGSC", "DDGSC"] {
        let given = "L".repeat(taken.len());
        assert!(play.allows(&format!("A swap +{taken} -{given}")), "{taken}");
    }
}

#[test]
fn r5_5_no_camels_are_taken() {
    let play = at("A hand: LLL; A herd: 2; market: DGKKK");
    for text in ["swap +KK -LL", "swap +DK -LL", "swap +DGK -LLL", "swap +KK -KK", "swap +DK -LK"] {
        assert_eq!(play.refuses(&format!("A {text}")), Reason::CamelTaken, "{text}");
    }
}

#[test]
fn r5_6_goods_camels_or_both_are_given() {
    for (given, hand, herd) in [("LL", "DDG", 2), ("LK", "DDGL", 1), ("KK", "DDGLL", 0)] {
        let mut play = at("A hand: GLL; A herd: 2; market: DDKKK");
        play.play(&format!("A swap +DD -{given}"));
        assert_eq!((play.hand(A).as_str(), play.herd(A)), (hand, herd));
    }
    // Only what one has.
    let play = at("A hand: GLL; A herd: 2; market: DDSKK");
    let missing = cards("C");
    assert_eq!(play.refuses("A swap +DD -CL"), Reason::NotInHand { missing });
    let missing = cards("L");
    assert_eq!(play.refuses("A swap +DDS -LLL"), Reason::NotInHand { missing });
    assert_eq!(play.refuses("A swap +DDS -KKK"), Reason::HerdTooSmall { need: 3, have: 2 });
}

#[test]
fn r5_7_both_sides_move_at_once() {
    // The cloth would be there only after the exchange.
    let play = at("A hand: L; A herd: 1; market: CCDKK");
    assert!(!play.allows("A swap +CC -CL"));
    assert!(!play.allows("A swap +CD -CL"));
    // Camels given now are in the market only afterwards, those of the market
    // are not one's own.
    assert_eq!(play.refuses("A swap +CC -KK"), Reason::HerdTooSmall { need: 2, have: 1 });
    // The hand may be full before and after: nothing is laid down first.
    let mut play = at("A hand: LLLLLLL; market: CCDKK");
    play.play("A swap +CCD -LLL");
    assert_eq!(play.hand(A), "DCCLLLL");
}

#[test]
fn r5_8_no_more_than_the_market_shows() {
    let play = at("A hand: LLL; market: DDGKK");
    for (taken, missing) in [("DDD", "D"), ("GG", "G"), ("DS", "S"), ("SC", "SC")] {
        let given = "L".repeat(taken.len());
        let reason = play.refuses(&format!("A swap +{taken} -{given}"));
        assert_eq!(reason, Reason::NotInMarket { missing: cards(missing) }, "{taken}");
    }
    assert!(play.allows("A swap +DDG -LLL"));
}

#[test]
fn r5_9_no_good_on_both_sides() {
    let play = at("A hand: CCPL; A herd: 2; market: CPDKK");
    for (text, goods) in [
        ("swap +CD -CL", "C"),
        ("swap +CD -CC", "C"),
        ("swap +CP -CP", "CP"),
        ("swap +CPD -CPL", "CP"),
        ("swap +PD -PK", "P"),
    ] {
        let goods = cards(goods);
        assert_eq!(play.refuses(&format!("A {text}")), Reason::SwapSame { goods }, "{text}");
    }
    assert!(play.allows("A swap +PD -CC"));
    for exchange in play.legal_with("swap") {
        let (take, give) = exchange["swap +".len()..].split_once(" -").expect("two sides");
        assert!(!take.chars().any(|letter| give.contains(letter)), "{exchange}");
    }
}

#[test]
fn r5_10_camels_in_the_market_bar_nothing() {
    for market in ["DGSCP", "DGSCK", "DGSKK", "DGKKK"] {
        let play = at(&format!("A hand: L; A herd: 3; market: {market}"));
        assert!(play.allows("A swap +DG -KK"), "{market}");
        assert!(play.allows("A swap +DG -LK"), "{market}");
    }
}

#[test]
fn r5_11_the_hand_must_not_grow_beyond_seven() {
    let mut play = at("A hand: LLLLL; A herd: 5; market: DGSKK");
    assert_eq!(play.refuses("A swap +DGS -KKK"), Reason::OverLimit { after: 8, limit: 7 });
    for text in ["swap +DGS -LLL", "swap +DGS -LLK", "swap +DGS -LKK"] {
        assert!(play.allows(&format!("A {text}")), "{text}");
    }
    play.play("A swap +DG -KK");
    assert_eq!((play.hand(A).as_str(), play.herd(A)), ("DGLLLLL", 3));
    // Hand and camels given are at most seven, whatever the hand.
    for hand in 0..=7u8 {
        let text = format!("A hand: {}; A herd: 6; market: DGSCP", "L".repeat(hand as usize));
        let play = at(&text);
        let most = play.legal().into_iter().filter_map(|action| match action {
            jaipur::Action::Swap(swap) => Some(swap.give().count(Kind::Camel)),
            _ => None,
        });
        assert_eq!(most.max().unwrap_or(0), (7 - hand).min(5), "{hand} in hand");
    }
}

#[test]
fn r5_12_a_full_hand_gives_goods_only() {
    let play = at("A hand: LLLLLLL; A herd: 4; market: DGSCK");
    assert_eq!(play.refuses("A swap +DG -LK"), Reason::OverLimit { after: 8, limit: 7 });
    assert_eq!(play.refuses("A swap +DG -KK"), Reason::OverLimit { after: 9, limit: 7 });
    let exchanges = play.legal_with("swap");
    assert_eq!(exchanges.len(), 6 + 4 + 1);
    assert!(exchanges.iter().all(|exchange| !exchange.ends_with('K')));
}

#[test]
fn r5_13_nothing_is_drawn() {
    for size in 2..=5 {
        let taken: String = "DGSCP".chars().take(size).collect();
        let mut play = at("A hand: LLLLL; market: DGSCP");
        let deck = play.state.deck();
        play.play(&format!("A swap +{taken} -{}", "L".repeat(size)));
        assert_eq!(play.state.deck(), deck);
        assert_eq!(play.state.public().market.total(), 5);
        assert_eq!(play.to_move(), "B");
    }
    // Not even from an empty deck: the round goes on.
    let mut play = at("A hand: LLLLL; market: DGSCP; deck: -");
    play.play("A swap +DG -LL");
    assert!(play.goes_on());
    // The list agrees with a slow second opinion.
    let play = at("A hand: CCPLL; A herd: 3; market: DDGLK");
    let (hand, market) = (cards("CCPLL"), cards("DDGLK"));
    let all = (2..=5).flat_map(oracle::exchanges);
    let expected = all.filter(|action| oracle::legal(*action, hand, 3, market)).count();
    assert_eq!(play.legal_with("swap").len(), expected);
}
