//! What the first page and the examples of RULES.md tell, played: the numbers
//! there are the numbers here, in both languages.

use crate::support::{A, B, C, at, with};
use engine::Words;
use maharaja::Maharaja;

/// The rules in both languages say this, however their lines are broken.
fn told(en: &str, fr: &str) {
    for ((code, rules), wanted) in Maharaja::RULES.iter().zip([en, fr]) {
        let rules = rules.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(rules.contains(wanted), "{code}: {wanted}");
    }
}

#[test]
fn the_worked_turn_is_played_as_told() {
    told(
        "Asha has the Artisan (15), 9 coins and 3 prestige",
        "Asha a l’Artisan (15), 9 pièces et 3 points de prestige",
    );
    let mut play = with(
        3,
        "",
        "phase: act; turn: A; round: 2; maharaja: A; track: . . . . B C D E F G A; row: 2 6 16; \
         played: B C; A card: 15; A coins: 9; A prestige: 3; A at: S; A villages: v02; \
         A plan: statue coins; B card: 9; B coins: 8; B villages: v01; B cities: A A; \
         C card: 12; C coins: 8; C at: A; C villages: v02",
    );
    let mut step = |text: &str, coins: u16| {
        play.play(text);
        assert_eq!(play.coins(A), coins, "{text}");
    };
    step("A coins", 12);
    told("she takes 3 coins and has 12", "elle prend 3 pièces et en a 12");
    step("A go A", 11);
    step("A statue A 0", 3);
    told("Artisan: 8. 3 left", "l’Artisan : 8 pièces. Il lui en reste 3");
    assert_eq!(play.coins(B), 9, "the toll of Amber");
    assert_eq!([A, B, C].map(|seat| play.cult(seat, "A")), [4, 2, 1]);
    told("Asha has 4 cult in Delhi", "Asha a 4 points de culte à Delhi");
    play.play("A end");
    assert_eq!(play.purses(), [15, 18, 14]);
    told("They get 12, 9 and 6 coins", "Ils reçoivent 12, 9 et 6 pièces");
    assert_eq!(play.legal_with(A, "reward").iter().filter(|it| !it.contains("unused")).count(), 4);
    play.play("A reward both");
    assert_eq!((play.coins(A), play.prestige(A)), (16, 4));
    told("She has 16 coins and 4 prestige", "Elle a 16 pièces et 4 points de prestige");
}

#[test]
fn the_example_of_3_5_is_true() {
    let mut play = at("A plan: track track");
    assert_eq!(play.track(), ". . . B C D E F G A");
    let mut other = play.clone();
    play.play("A track F");
    assert_eq!(play.track(), ". . . B F C D E G A");
    told("Now it is B F C D E G A", "On a maintenant B F C D E G A");
    other.play("A track B");
    assert_eq!(other.track(), "B . . . C D E F G A");
    told("takes it to the empty cell 1", "le mène sur la case 1, qui est vide");
}

#[test]
fn the_example_of_6_4_is_true() {
    let pays = |card: u8| {
        let mut play = with(
            3,
            "",
            &format!(
                "A card: {card}; A coins: 9; A at: S; B card: 6; B coins: 0; B villages: v01 v02; \
                 C card: 12; C coins: 0; C villages: v02"
            ),
        );
        play.play("A go A");
        play.purses()
    };
    assert_eq!(pays(1), [6, 2, 1]);
    assert_eq!(pays(9), [9, 0, 0]);
    told("pays 3 coins, 2 to Ravi and 1 to Mina", "paie 3 pièces, 2 à Ravi et 1 à Mina");
}
