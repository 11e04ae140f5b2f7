//! Facts that can be counted: how many actions there are, how many of them a
//! position allows, how much one sale can bring.

use crate::support::{A, Play, action, at, cards, fresh, oracle, with};
use engine::{Game, Random, Step};
use jaipur::{Action, Kind, board};
use std::collections::HashSet;

#[test]
fn there_are_25_499_different_actions() {
    let sizes: Vec<usize> = (2..=5).map(|size| oracle::exchanges(size).len()).collect();
    assert_eq!(sizes, [351, 1_786, 6_231, 17_088]);
    let all = oracle::identities();
    let count = |verb: &str| all.iter().filter(|a| a.to_string().starts_with(verb)).count();
    assert_eq!((count("swap"), count("sell")), (25_456, 36));
    assert_eq!((count("take"), count("camels")), (6, 1));
    assert_eq!(all.len(), 25_499);
    let different: HashSet<Action> = all.iter().copied().collect();
    assert_eq!(different.len(), all.len());
    let texts: HashSet<String> = all.iter().map(ToString::to_string).collect();
    assert_eq!(texts.len(), all.len());
}

#[test]
fn random_play_finds_whatever_is_legal() {
    let mut random = testkit::rng(41);
    // Of much, and of what is just enough for an exchange.
    for text in ["A hand: CCPL; A herd: 2; market: SSGKK", "A hand: CL; market: SSKKK"] {
        let play = at(text);
        let legal: HashSet<Action> = play.legal().into_iter().collect();
        let mut picked = HashSet::new();
        for _ in 0..20 * legal.len() {
            picked.insert(play.game.pick(&play.state, A, &mut random, &mut Vec::new()));
        }
        let missed: Vec<_> = legal.difference(&picked).collect();
        assert!(missed.is_empty() && picked.is_subset(&legal), "{missed:?}");
    }
}

/// A position in which the action can be legal: just the cards it needs.
fn made_for(wanted: Action) -> Play {
    match wanted {
        Action::Take(good) => at(&format!("market: {}KKKK", good.letter())),
        Action::Camels => at("market: LLLLK"),
        Action::Sell(good, n) => {
            let hand = good.letter().to_string().repeat(n as usize);
            at(&format!("A hand: {hand}; market: KKKKK"))
        }
        Action::Swap(swap) => {
            let (take, give) = (swap.take(), swap.give());
            let market = take.plus(cards(&"K".repeat(5 - take.total() as usize)));
            let (hand, herd) = (give.goods(), give.camels());
            at(&format!("A hand: {hand}; A herd: {herd}; market: {market}"))
        }
    }
}

#[test]
fn every_action_is_legal_somewhere_and_reads_back() {
    for wanted in oracle::identities() {
        let text = wanted.to_string();
        assert_eq!(action(&text), wanted);
        assert!(made_for(wanted).legal().contains(&wanted), "{text}");
    }
}

/// Hand, herd, market; then all, sales, camels, goods taken, exchanges.
const COUNTS: [(&str, u8, &str, [usize; 5]); 10] = [
    ("DGSCL", 0, "KKKDC", [8, 2, 1, 2, 3]),
    ("-", 5, "KKKDC", [4, 0, 1, 2, 1]),
    ("LLCCPPP", 4, "DDGSK", [64, 7, 1, 0, 56]),
    ("DDGGSSC", 0, "LLLPP", [105, 4, 0, 0, 101]),
    ("CCL", 2, "CDPKK", [17, 3, 1, 3, 10]),
    ("LLLLL", 6, "DGSCP", [88, 5, 0, 5, 78]),
    ("CCPPLLL", 0, "KKKKK", [8, 7, 1, 0, 0]),
    ("DGS", 0, "KKKKK", [1, 0, 1, 0, 0]),
    ("-", 0, "DGSCP", [5, 0, 0, 5, 0]),
    ("-", 11, "DGSCP", [31, 0, 0, 5, 26]),
];

#[test]
fn move_counts_of_known_positions() {
    for (hand, herd, market, counts) in COUNTS {
        let play = at(&format!("A hand: {hand}; A herd: {herd}; market: {market}"));
        let mut found = [play.legal().len(), 0, 0, 0, 0];
        for (n, verb) in ["sell", "camels", "take", "swap"].into_iter().enumerate() {
            found[n + 1] = play.legal_with(verb).len();
        }
        assert_eq!(found, counts, "{hand} with {herd} camels before {market}");
    }
}

#[test]
fn the_list_agrees_with_a_slow_second_opinion() {
    let all = oracle::identities();
    let mut random = testkit::rng(25_499);
    let mut compared = 0;
    for options in ["", "bonus=666 guard=off"] {
        let mut play = fresh(options);
        while let Some(any) = play.any_step(&mut random) {
            let Step::Act(seat, _) = any else {
                play.take(any);
                continue;
            };
            let public = play.state.public();
            let (hand, herd) = (play.state.hand(seat), public.herd[seat.index()]);
            let fits = |a: &&Action| oracle::legal(**a, hand, herd, public.market);
            let expected: HashSet<Action> = all.iter().filter(fits).copied().collect();
            let listed = play.legal();
            assert_eq!(listed.len(), expected.len(), "something is missing or listed twice");
            assert_eq!(listed.into_iter().collect::<HashSet<_>>(), expected);
            compared += 1;
            let picked = play.picked_step(&mut random).expect("somebody is to move");
            let Step::Act(_, action) = picked else { panic!("{picked}") };
            assert!(expected.contains(&action), "{action} was picked");
            play.take(if random.below(2) == 0 { any } else { picked });
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn the_best_sale_brings_39() {
    let mut best = Vec::new();
    let mut most = 0;
    for good in Kind::GOODS {
        let letter = good.letter();
        for gone in 0..board::tokens_of(good) {
            for n in board::MIN_SALE[good.index()]..=(board::ALL_CARDS.count(good) - gone).min(7) {
                let hand = letter.to_string().repeat(n as usize);
                let taken = "B".repeat(gone as usize);
                let text = format!("A hand: {hand}; tokens {letter}: {taken}; market: KKKKK");
                let mut play = with("", &text);
                play.play(&format!("A sell {n}{letter}"));
                if n >= 3 {
                    play.play(&format!("* bonus {}", [3, 6, 10][n.min(5) as usize - 3]));
                }
                let earned = play.earned(A);
                if earned >= most {
                    if earned > most {
                        best.clear();
                    }
                    most = earned;
                    best.push(format!("{n}{letter}"));
                }
            }
        }
    }
    assert_eq!((most, best), (39, vec!["5D".to_owned(), "6D".to_owned()]));
    // Seven leather: 13 and a bonus.
    let mut play = at("A hand: LLLLLLL; market: KKKKK");
    play.play("A sell 7L");
    assert_eq!(play.earned(A), 13);
}

#[test]
fn once_a_pile_is_empty_at_most_one_card_is_unsold() {
    let mut random = testkit::rng(38);
    let mut seen = 0;
    for _ in 0..200 {
        let mut play = fresh("seals=1");
        while let Some(step) = play.picked_step(&mut random) {
            play.take(step);
            for good in Kind::GOODS {
                if play.pile(good).is_empty() {
                    let sold = play.state.public().discard.count(good);
                    assert!(board::ALL_CARDS.count(good) - sold <= 1, "{good:?}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 100, "{seen}");
}
