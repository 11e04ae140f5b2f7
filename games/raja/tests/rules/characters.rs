//! Chapter 10: the characters.

use crate::support::{A, B, C, at, with};
use raja::{Character, Event, Reason};

#[test]
fn r10_1_any_card_from_anywhere() {
    let play = with(3, "", "turn: B; played: A; B cards: merchant; B disc: character gold");
    let all = ["take mogul", "take sadhu", "take monk", "take builder", "take artisan"];
    assert_eq!(play.legal_with(B, "take"), all, "also from A, who has played");
    let mut play = play;
    play.play("B take mogul");
    assert_eq!(play.to_move(), "A");
}

#[test]
fn r10_2_the_old_card_goes_to_the_bank() {
    let mut play =
        at("A cards: monk; B cards: merchant; D cards: mogul; A disc: character character");
    assert_eq!(play.refuses("A take monk"), Reason::OwnCard { card: Character::Monk });
    play.play("A take artisan");
    assert_eq!((play.cards(A), play.bank()), (vec![6], vec![4, 5]));
    assert!(play.allows("A take monk"), "from the bank again");
}

#[test]
fn r10_3_the_robbed_player_chooses_at_once() {
    let mut play =
        with(3, "", "A cards: mogul; B cards: artisan; C cards: sadhu; A disc: character gold");
    play.play("A take artisan");
    assert_eq!(play.to_move(), "B", "out of turn");
    assert!(matches!(play.refuses("B choose artisan"), Reason::NotInBank { holder: A, .. }));
    assert!(matches!(play.refuses("B gold"), Reason::NotNow { .. }));
    play.play("B choose mogul");
    assert_eq!((play.cards(B), play.to_move().as_str()), (vec![1], "A"), "the one just returned");
}

#[test]
fn r10_4_everybody_holds_one_card() {
    let mut play = at("A disc: character character; B cards: artisan; D cards: merchant");
    play.play("A take artisan; B choose monk; A take monk; B choose builder");
    for seat in [A, B, C] {
        assert_eq!(play.cards(seat).len(), 1);
    }
}

#[test]
fn r10_5_the_disc_of_the_robbed_stays() {
    let mut play =
        at("A disc: character gold; B cards: artisan; B disc: palace quarry; D cards: merchant");
    play.play("A take artisan; B choose monk; A gold; A end");
    play.end_round();
    let told = play.heard.iter().any(|event| {
        matches!(event, Event::Revealed { seat: B, disc } if disc.to_string() == "quarry palace")
    });
    assert!(told);
}

#[test]
fn r10_6_both_powers_each_while_held() {
    let mut play = at(
        "A cards: monk; A gold: 9; A disc: character palace; B villages: v01 v02; B cards: mogul",
    );
    play.play("A go A; A take artisan; A palace A centre");
    assert_eq!((play.gold(A), play.gold(B)), (0, 17));
    assert!(!play.allows("A go S"), "the Monk is gone");
}

#[test]
fn r10_7_the_lowest_number_comes_first() {
    let mut play = with(2, "", "phase: seal; A cards: merchant; B cards: mogul; A at: A; B at: A");
    play.all_seal("gold gold");
    assert_eq!(play.to_move(), "B");
    play.end_round();
    assert_eq!(play.prizes(), [5, 10], "and wins the tie");
}

#[test]
fn r10_8_the_merchant_pays_one() {
    let mut play = with(2, "", "phase: seal; A cards: merchant; B cards: sadhu");
    play.all_seal("character gold");
    assert_eq!(play.gold(A), 16, "at the start of the turn");
    play.play("A take mogul; A gold; A end");
    assert_eq!(play.gold(B), 15);
    play.play("B take merchant");
    assert_eq!(play.gold(B), 16, "at once when taken");
}

#[test]
fn r10_9_the_sadhu_doubles_own_outer_palaces() {
    let play = at("A cards: sadhu; A palaces: A A A*; B palaces: A A");
    assert_eq!((play.points(A, "A"), play.points(B, "A")), (2 + 2 + 3, 2));
}

#[test]
fn r10_10_the_monk_travels_at_the_banks_expense() {
    let mut play = at("A cards: monk; B villages: v01 v02");
    play.play("A go A");
    assert_eq!((play.gold(A), play.gold(B)), (15, 17));
}

#[test]
fn r10_11_the_builder_builds_or_moves_one() {
    let mut play = at("A cards: builder; A at: A; A gold: 0; A villages: v01");
    assert!(play.allows("A free house v02") && play.allows("A free house A"));
    assert!(matches!(play.refuses("A free house B"), Reason::ArchitectAway { .. }));
    let mut moved = play.clone();
    play.play("A free house A");
    assert_eq!((play.gold(A), play.reserve(A), play.owed().len()), (0, 5, 2));
    moved.play("A free move v01; A to A");
    assert_eq!((moved.houses(A, "A"), moved.reserve(A), moved.owed().len()), (1, 6, 2));
    let used = Reason::PowerUsed { card: Character::Builder };
    assert_eq!(play.refuses("A free move v01"), used);
    assert_eq!(moved.refuses("A free house v05"), used);
    let reason = at("A villages: v01").refuses("A free house v02");
    assert_eq!(reason, Reason::NotHeld { card: Character::Builder });
}

#[test]
fn r10_12_the_artisan_pays_nine() {
    let mut play = at("A cards: artisan; A at: A; A gold: 19; A disc: palace+house palace");
    play.play("A palace A centre; A house A");
    assert_eq!(play.gold(A), 9, "ten in all");
    play.play("A palace A outer");
    assert_eq!(play.gold(A), 0);
}

#[test]
fn r10_13_once_in_a_turn() {
    let mut play =
        with(3, "advanced1=on", "phase: seal; A cards: yogi; B cards: artisan; C cards: mogul");
    play.play("A seal character character; B seal gold gold; C seal gold gold");
    play.play("C gold; C gold; C end; B gold; B gold; B end");
    assert_eq!(play.state.public().tokens[0], 1);
    play.play("A take merchant; A take yogi");
    assert_eq!((play.state.public().tokens[0], play.gold(A)), (1, 16));
}
