//! What the first page and the examples of RULES.md tell, played: the numbers
//! there are the numbers here, in both languages.

use crate::support::{A, B, C, with};
use engine::Words;
use raja::Raja;

/// The rules in both languages say this, however their lines are broken.
fn told(en: &str, fr: &str) {
    for ((code, rules), wanted) in Raja::RULES.iter().zip([en, fr]) {
        let rules = rules.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(rules.contains(wanted), "{code}: {wanted}");
    }
}

#[test]
fn the_worked_turn_is_played_as_told() {
    told(
        "Asha has the Artisan, 13 gold, and her architect in Delhi (A)",
        "Asha a l’Artisan, 13 pièces d’or, et son architecte est à Delhi (A)",
    );
    let mut play = with(
        3,
        "",
        "phase: act; turn: A; round: 2; maharaja: G; track: . . B C D E F A G; reached: n2; \
         played: B C; A cards: artisan; A gold: 13; A at: A; A villages: v18; \
         A disc: palace+house gold; B cards: mogul; B gold: 10; B villages: v17 v18; \
         B cities: G G; C cards: builder; C gold: 10; C villages: v17",
    );
    let mut step = |text: &str, purses: [u16; 3]| {
        play.play(text);
        assert_eq!(play.purses(), purses, "{text}");
    };
    step("A gold", [15, 10, 10]);
    told("she takes 2 gold and has 15", "elle prend 2 pièces d’or et en a 15");
    step("A go G", [13, 11, 11]);
    told("pays 1 gold to Ravi and 1 to Mina", "paie 1 pièce d’or à Ravi et 1 à Mina");
    step("A palace G centre", [4, 11, 11]);
    told("for 9 gold instead of 12", "pour 9 pièces d’or au lieu de 12");
    step("A house G", [3, 11, 11]);
    assert_eq!([A, B, C].map(|seat| play.points(seat, "G")), [5, 2, 0]);
    play.play("A end");
    assert_eq!(play.purses(), [14, 18, 11]);
    told(
        "Asha gets 11 gold, Ravi 7, Mina none. Asha is one palace further and has 14 gold",
        "Asha reçoit 11 pièces d’or, Ravi 7, Mina aucune. Asha a un palais de plus et 14 pièces",
    );
}

#[test]
fn the_example_of_6_6_is_true() {
    let from = |villages: &str| {
        let text = "phase: act; turn: A; round: 2; maharaja: G; track: . . A B C D E F G; \
            reached: n2; A at: S; A gold: 13; B gold: 0; C gold: 0; ";
        with(3, "", &format!("{text}{villages}"))
    };
    let mut play = from("B villages: v01 v01 v02; C villages: v02");
    play.play("A go A");
    assert_eq!(play.purses(), [9, 3, 1]);
    play.play("A go S");
    assert_eq!(play.purses(), [5, 6, 2]);
    told("pays 4 gold, 3 to Ravi and 1 to Mina", "paie 4 pièces d’or, 3 à Ravi et 1 à Mina");
    let mut own = from("B villages: v01 v01; C villages: v02; A villages: v02");
    own.play("A go A");
    assert_eq!(own.purses(), [11, 2, 0]);
    told("it would be 2 each way, for Amber", "ce serait 2 pièces d’or par passage, pour Amber");
}

#[test]
fn the_example_of_9_3_is_true() {
    let mut play = with(
        3,
        "",
        "phase: act; turn: A; round: 2; maharaja: G; track: . . A B C D E F G; reached: n2; \
         A disc: governor gold",
    );
    play.play("A governor D");
    assert_eq!(play.track(), ". . A D B C E F G");
    told("next cities are now A, D, B, C", "prochaines villes du Maharaja sont donc A, D, B, C");
    told("takes it from s6 to s4", "descendre de s6 à s4");
}
