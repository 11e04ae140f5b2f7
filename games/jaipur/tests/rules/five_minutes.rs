//! What the first page and the examples of RULES.md tell, played: the numbers
//! there are the numbers here, in both languages.

use crate::support::{A, at};
use engine::Words;
use jaipur::{Jaipur, Kind, Reason};

/// The rules in both languages say this, however their lines are broken.
fn told(en: &str, fr: &str) {
    for ((code, rules), wanted) in Jaipur::RULES.iter().zip([en, fr]) {
        let rules = rules.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(rules.contains(wanted), "{code}: {wanted}");
    }
}

const MARKET: &str = "market: DDSCK; A hand: LLLG; A herd: 2; B hand: P";

#[test]
fn the_worked_turn_is_played_as_told() {
    told(
        "two diamonds, a silver, a cloth and a camel. Asha holds three leather and a gold",
        "deux diamants, un argent, un tissu et un chameau. Asha a en main trois cuirs et un or",
    );
    let mut take = at(MARKET);
    take.play("A take S; * refill P");
    assert_eq!(take.hand(A).len(), 5);
    told("five goods in hand", "cinq marchandises en main");
    let mut camels = at(MARKET);
    camels.play("A camels; * refill P");
    assert_eq!(camels.herd(A), 3);
    told("her herd, which grows to three", "son enclos, qui en compte alors trois");
    let mut sale = at(MARKET);
    assert_eq!(sale.refuses("A sell 1G"), Reason::SaleTooSmall { good: Kind::Gold, least: 2 });
    sale.play("A sell 3L");
    assert_eq!((sale.tokens(A), sale.earned(A)), (vec![4, 3, 2], 9));
    for bonus in 1..=3 {
        assert!(sale.allows(&format!("* bonus {bonus}")));
    }
    told("the tokens 4, 3 and 2, so 9 rupees", "les jetons 4, 3 et 2, soit 9 roupies");
    let mut swap = at(MARKET);
    swap.play("A swap +DD -KK");
    assert_eq!((swap.hand(A).len(), swap.herd(A)), (6, 0));
    swap.play("B take S; * refill P; A sell 2D");
    assert_eq!((swap.tokens(A), swap.earned(A)), (vec![7, 7], 14));
    told("the tokens 7 and 7: 14 rupees", "les jetons 7 et 7 : 14 roupies");
    let mut late = at("A hand: DD; tokens D: BB");
    late.play("A sell 2D");
    assert_eq!(late.tokens(A), [5, 5]);
    told("brought 5 and 5", "rapporté que 5 et 5");
}

#[test]
fn the_example_of_5_12_is_true() {
    let play = at("market: DDSCK; A hand: LLLGG; A herd: 3");
    assert!(play.allows("A swap +DDS -LKK"));
    assert_eq!(play.refuses("A swap +DDS -KKK"), Reason::OverLimit { after: 8, limit: 7 });
    told("it would be eight", "ce serait trop : huit");
}
