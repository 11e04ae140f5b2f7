//! Chapter 11: options of this table.

use crate::support::{A, B, Play, fresh, rulebook, with};
use engine::{Game, Seats, Settings, Viewer};
use jaipur::{Cause, Chance, Event, Jaipur, Phase};

/// A full tie, started by A, scored as it stands.
fn tied(options: &str, seals: &str) -> Play {
    let text = format!("seals: {seals}; starter: A; A hand: LL; market: CCKKK; quiet: 99");
    let mut play = with(options, &text);
    play.play("A swap +CC -LL");
    let summary = play.scored().expect("the round ends");
    assert_eq!(summary.rupees(A), summary.rupees(B));
    play
}

/// A won by a bonus.
fn won(options: &str, seals: &str) -> Play {
    let text = format!("seals: {seals}; A bonus: 3; A hand: LL; market: CCKKK; quiet: 99");
    let mut play = with(options, &text);
    play.play("A swap +CC -LL");
    play
}

#[test]
fn r11_1_the_defaults() {
    let settings = Settings::new(Jaipur::SETTINGS);
    assert_eq!(settings.to_string(), "seals=2 tie=replay bonus=765 guard=on");
    let game = Jaipur::new(2, &settings).expect("two may play");
    assert_eq!(game, Jaipur::default());
    assert_eq!(game.settings(), settings);
    assert_eq!(Settings::combinations(Jaipur::SETTINGS, 100).len(), 2 * 3 * 2 * 2);
    for settings in Settings::combinations(Jaipur::SETTINGS, 100) {
        assert_eq!(Jaipur::new(2, &settings).expect("two may play").settings(), settings);
    }
}

#[test]
fn r11_2_two_seals_win() {
    assert_eq!(won("seals=2", "0 0").phase(), Phase::Deal(A));
    assert_eq!(won("seals=2", "1 1").phase(), Phase::Over);
}

#[test]
fn r11_3_one_seal_wins() {
    let play = won("seals=1", "0 0");
    assert_eq!((play.phase(), play.seals()), (Phase::Over, [1, 0]));
    assert!(play.heard.contains(&Event::Won { winners: Seats::only(A) }));
    // A tied round has no winner: another is played.
    let play = tied("seals=1", "0 0");
    assert_eq!((play.phase(), play.seals()), (Phase::Deal(A), [0, 0]));
    assert_eq!(Jaipur::single_round(), rulebook("seals=1"));
}

#[test]
fn r11_4_tie_replay() {
    let play = tied("tie=replay", "1 0");
    assert_eq!((play.seals(), play.phase()), ([1, 0], Phase::Deal(A)));
    assert_eq!(play.state.public().starter, B);
    assert_eq!(play.scored().unwrap().winner, None);
}

#[test]
fn r11_5_tie_nonstarter() {
    let play = tied("tie=nonstarter", "0 0");
    assert_eq!((play.seals(), play.phase()), ([0, 1], Phase::Deal(A)));
    assert_eq!(play.scored().unwrap().winner, Some(B));
    // The starter counts as the loser and starts again.
    assert_eq!(play.state.public().starter, A);
    let play = tied("tie=nonstarter", "0 1");
    assert_eq!((play.seals(), play.phase()), ([0, 2], Phase::Over));
}

#[test]
fn r11_6_tie_both() {
    let play = tied("tie=both", "0 0");
    assert_eq!((play.seals(), play.phase()), ([1, 1], Phase::Deal(A)));
    assert_eq!(play.state.public().starter, B);
    // With 1-0 before, the leader is alone at two.
    let play = tied("tie=both", "1 0");
    assert_eq!((play.seals(), play.phase()), ([2, 1], Phase::Over));
    assert!(play.heard.contains(&Event::Won { winners: Seats::only(A) }));
}

#[test]
fn r11_7_both_may_share_the_first_place() {
    for (options, seals) in [("tie=both", "1 1"), ("tie=both seals=1", "0 0")] {
        let play = tied(options, seals);
        assert_eq!(play.phase(), Phase::Over);
        let places = play.game.places(&play.state);
        assert_eq!((places.of(A), places.of(B)), (1, 1));
        assert!(play.heard.contains(&Event::Won { winners: Seats::first(2) }));
    }
}

/// The values chance can bring for a sale, with how many there are.
fn pile(options: &str, sale: u8) -> Vec<(u8, u8)> {
    let letters = "L".repeat(sale as usize);
    let mut found = Vec::new();
    for value in 1..=10 {
        let mut held = 0u8;
        loop {
            let won = vec![value.to_string(); held as usize].join(" ");
            let text = format!("A hand: {letters}; B bonus: {won}; market: PKKKK");
            let mut play = with(options, &text);
            play.play(&format!("A sell {sale}L"));
            if play.game.check_chance(&play.state, Chance::Bonus(value)).is_err() {
                break;
            }
            held += 1;
        }
        if held > 0 {
            found.push((value, held));
        }
    }
    found
}

#[test]
fn r11_8_bonus_765() {
    let game = fresh("bonus=765");
    assert_eq!(game.game.view(&game.state, Viewer::Public).bonus_left, [7, 6, 5]);
    assert_eq!(pile("bonus=765", 3), [(1, 2), (2, 3), (3, 2)]);
    assert_eq!(pile("bonus=765", 4), [(4, 2), (5, 2), (6, 2)]);
    assert_eq!(pile("bonus=765", 5), [(8, 2), (9, 1), (10, 2)]);
}

#[test]
fn r11_9_bonus_666() {
    let game = fresh("bonus=666");
    assert_eq!(game.game.view(&game.state, Viewer::Public).bonus_left, [6, 6, 6]);
    assert_eq!(pile("bonus=666", 3), [(1, 2), (2, 2), (3, 2)]);
    assert_eq!(pile("bonus=666", 4), [(4, 2), (5, 2), (6, 2)]);
    assert_eq!(pile("bonus=666", 5), [(8, 2), (9, 2), (10, 2)]);
}

/// Two players who only exchange, from the first turn.
fn exchangers(options: &str) -> Play {
    with(options, "A hand: CC; B hand: LL; market: DDGGK")
}

const FOUR_QUIET_TURNS: [&str; 4] =
    ["A swap +DD -CC", "B swap +GG -LL", "A swap +CC -DD", "B swap +LL -GG"];

#[test]
fn r11_10_the_guard_counts_turns_without_a_draw_or_a_sale() {
    let mut play = exchangers("guard=on");
    for turn in 1..=100 {
        assert!(play.goes_on(), "after {turn} turns");
        play.play(FOUR_QUIET_TURNS[(turn - 1) % 4]);
    }
    assert_eq!(play.scored().expect("the hundredth ends it").cause, Cause::Guard);
    // A draw or a sale begins the count again.
    for (before, loud) in [("A hand: CC", "A sell 1C"), ("A hand: CC", "A take D; * refill K")] {
        let mut play = with("", &format!("{before}; market: DDGGK; quiet: 99"));
        play.play(loud);
        assert!(play.goes_on());
        assert_eq!(play.state.public().quiet, 0);
    }
    // In a row: 99 are not enough, whoever made them.
    let mut play = with("", "A hand: CC; market: DDGGK; quiet: 98");
    play.play("A swap +DD -CC");
    assert!(play.goes_on());
    assert_eq!(play.state.public().quiet, 99);
}

#[test]
fn r11_11_the_guard_ends_the_round_after_its_500th_turn() {
    for action in ["sell 1C", "swap +DD -CC", "take D; * refill K"] {
        let mut play = with("", "A hand: CC; market: DDGGK; turns: 498");
        play.play(&format!("A {action}"));
        assert!(play.goes_on(), "{action}");
        let mut play = with("", "A hand: CC; market: DDGGK; turns: 499");
        play.play(&format!("A {action}"));
        assert_eq!(play.scored().expect("it ends").cause, Cause::Guard, "{action}");
    }
    // What ends the round by itself is the cause, also on that turn.
    let mut play = with("", "A hand: CC; market: DDGGK; turns: 499; deck: -");
    play.play("A take D");
    assert_eq!(play.scored().expect("it ends").cause, Cause::Deck);
    let mut play = with(
        "",
        "A hand: C; tokens C: AAAAAA; tokens D: AAAAA; tokens G: BBBBB; turns: 499; market: SSKKK",
    );
    play.play("A sell 1C");
    assert_eq!(play.scored().expect("it ends").cause, Cause::Piles);
}

#[test]
fn r11_12_a_guarded_round_is_scored_as_it_stands() {
    let mut play = with(
        "",
        "A hand: LL; tokens D: AAB; A bonus: 3; B bonus: 8; B herd: 2; market: CCKKK; quiet: 99",
    );
    play.play("A swap +CC -LL");
    let summary = play.scored().expect("it ends");
    assert_eq!((summary.goods, summary.bonus, summary.herd), ([14, 5], [3, 8], [0, 2]));
    assert_eq!((summary.rupees(A), summary.rupees(B), summary.winner), (17, 18, Some(B)));
    assert_eq!((play.seals(), play.state.public().starter), ([0, 1], A));
}

#[test]
fn r11_13_without_the_guard_there_is_no_limit() {
    let mut play = exchangers("guard=off");
    for turn in 0..1200 {
        play.play(FOUR_QUIET_TURNS[turn % 4]);
        assert!(play.goes_on(), "after {turn} turns");
    }
    // Nor does the count of turns run over.
    let text = "A hand: CC; B hand: LL; market: DDGGK; quiet: 255; turns: 65534";
    let mut play = with("guard=off", text);
    for turn in FOUR_QUIET_TURNS {
        play.play(turn);
        assert!(play.goes_on());
    }
    assert_eq!(crate::support::faults("guard=on", "market: PLKKK; quiet: 100"), ["fault-guard"]);
    assert!(crate::support::faults("guard=off", "market: PLKKK; quiet: 100").is_empty());
}
