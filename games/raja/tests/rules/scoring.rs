//! Chapters 11 and 12: scoring and the end.

use crate::support::{A, B, C, D, at, with};
use engine::{Game, Viewer};
use raja::{Cause, Event};

#[test]
fn r11_1_what_counts() {
    let play = at("A at: A; A cities: A A A; A palaces: A A; B palaces: A*");
    assert_eq!((play.points(A, "A"), play.points(B, "A"), play.points(C, "A")), (6, 3, 0));
    assert_eq!(play.points(A, "B"), 0);
}

#[test]
fn r11_2_the_sadhu_counts_when_the_city_is_scored() {
    let play = at("A cards: sadhu; B cards: mogul; A palaces: A A; B palaces: A A");
    assert_eq!((play.points(A, "A"), play.points(B, "A")), (4, 2));
    let play = at("B cards: sadhu; A cards: mogul; A palaces: A A; B palaces: A A");
    assert_eq!((play.points(A, "A"), play.points(B, "A")), (2, 4));
}

#[test]
fn r11_3_prizes_by_number_of_players() {
    let tables: [&[u8]; 4] = [&[10, 5], &[11, 7, 3], &[12, 9, 6, 3], &[13, 10, 7, 4, 1]];
    for (players, prizes) in (2..).zip(tables) {
        let last = (b'A' + players - 1) as char;
        let played: Vec<String> =
            (0..players - 1).map(|n| ((b'A' + n) as char).to_string()).collect();
        let houses: Vec<String> = (0..players)
            .map(|n| {
                let houses = "A ".repeat(6 - n as usize);
                format!("{} cities: {houses}", (b'A' + n) as char)
            })
            .collect();
        let text = format!("turn: {last}; played: {}; {}", played.join(" "), houses.join("; "));
        let mut play = with(players, "", &text);
        play.play(&format!("{last} gold; {last} gold; {last} end"));
        assert_eq!(play.prizes(), prizes);
    }
}

#[test]
fn r11_4_no_point_no_prize() {
    let mut play = at("turn: D; played: A B C; B cities: A");
    play.play("D gold; D gold; D end");
    assert_eq!(play.prizes()[0], 0);
    let mut play = at("turn: D; played: A B C");
    play.play("D gold; D gold; D end");
    assert_eq!(play.prizes(), [0, 0, 0, 0]);
}

#[test]
fn r11_5_ties_by_character() {
    let mut play = at("turn: D; played: A B C; A cards: artisan; B cards: monk; C cards: mogul; \
         D cards: merchant; A at: A; B at: A; C at: A; D cities: A");
    play.play("D gold; D gold; D end");
    assert_eq!(play.prizes(), [3, 6, 12, 9]);
}

#[test]
fn r11_6_five_more_for_being_alone() {
    for (players, prize) in [(2, 15), (3, 16), (4, 17), (5, 18)] {
        let mut play = with(players, "", "phase: seal; B at: A");
        play.all_seal("gold gold").end_round();
        assert_eq!(play.prizes()[1], prize);
    }
}

#[test]
fn r11_7_neutral_palaces_do_not_hinder_it() {
    let mut play = with(2, "", "turn: B; played: A; B at: A");
    assert_eq!(play.game.neutral(), 3);
    play.play("B gold; B gold; B end");
    assert_eq!(play.prizes(), [0, 15]);
}

#[test]
fn r12_1_the_last_palace_ends_the_match() {
    let mut play = at("A palaces: A B* C* D* E* F*; A at: A; A disc: palace gold");
    play.play("A palace A centre; A gold; A end");
    play.end_round();
    assert!(play.over());
    let told = play.heard.iter().any(|e| matches!(e, Event::Over { cause: Cause::Palaces, .. }));
    assert!(told);
}

#[test]
fn r12_2_or_a_governor_on_n10() {
    let text = "round: 10; maharaja: A; reached: n10; phase: seal";
    // The top governor may go down again: put there is put there.
    let mut play = with(2, "", &format!("{text}; track: . . . . . . . . . . B C D E F G A"));
    play.play("A seal governor gold; B seal gold gold; A governor A; A gold; A end");
    play.play("B gold; B gold; B end");
    assert!(play.over());
    let told = play.heard.iter().any(|e| matches!(e, Event::Over { cause: Cause::Track, .. }));
    assert!(told);
    // A top that sank makes the match longer.
    let mut play = with(
        2,
        "",
        "round: 10; maharaja: A; reached: n9; phase: seal; track: . . . . . . . . . B C D E F G A",
    );
    play.all_seal("gold gold").end_round();
    assert_eq!((play.over(), play.state.public().round), (false, 11));
    play.all_seal("gold gold").end_round();
    assert!(play.over());
}

#[test]
fn r12_3_the_round_is_played_out() {
    let mut play = at("A palaces: A B* C* D* E* F*; A at: A; A disc: palace gold; D at: A");
    play.play("A palace A centre; A gold; A end; B gold; B gold; B end; C gold; C gold; C end");
    assert!(!play.over() && play.to_move() == "D");
    play.play("D gold; D gold; D end");
    assert_eq!(play.prizes(), [12, 0, 0, 9]);
    assert!(play.over());
}

#[test]
fn r12_4_palaces_then_gold_then_character() {
    let text = "phase: over; round: 10; maharaja: A; reached: n10; played: A B C D; \
                track: . . . . . . . . . . B C D E F G A";
    let play = at(&format!(
        "{text}; A cards: monk; B cards: mogul; C cards: merchant; D cards: sadhu; \
         A palaces: A B; B palaces: C D; C palaces: E F; D palaces: A* B* C*; \
         A gold: 30; B gold: 20; C gold: 20; D gold: 0"
    ));
    let places: Vec<u8> =
        [A, B, C, D].iter().map(|seat| play.game.places(&play.state).of(*seat)).collect();
    assert_eq!(places, [2, 3, 4, 1]);
    assert_eq!(play.game.score(&play.state, D), 3);
}

#[test]
fn r12_5_gold_is_laid_open_at_the_end() {
    let mut play = with(
        2,
        "",
        "round: 10; maharaja: A; reached: n10; turn: B; played: A; B at: A; \
         track: . . . . . . . . . . B C D E F G A",
    );
    play.play("B gold; B gold");
    assert_eq!(play.game.view(&play.state, Viewer::Public).gold, [None; 5]);
    play.play("B end");
    let view = play.game.view(&play.state, Viewer::Public);
    assert_eq!(view.gold[..2], [Some(15), Some(34)]);
}

#[test]
fn r12_2_a_governor_that_sinks_from_the_top_prolongs_the_match() {
    let sunk = "track: . . . . . . . A B C D E F . . G; maharaja: G; reached: n9; round: 9; \
                turn: B; played: A; B disc: governor gold";
    let mut play = with(2, "", sunk);
    play.play("B governor G; B gold; B end");
    assert_eq!(play.track(), ". . . . . . . . B C D E F G A");
    assert_eq!((play.state.public().round, play.line("reached")), (10, "n8".into()));
    for reached in ["n9", "n10"] {
        play.all_seal("gold gold").end_round();
        assert_eq!((play.line("reached").as_str(), play.over()), (reached, false));
    }
    play.all_seal("gold gold").end_round();
    assert!(play.over(), "n10 was reached in round 12");
    assert_eq!(play.state.public().round, 12);
}
