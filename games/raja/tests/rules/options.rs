//! Chapter 14: options.

use crate::support::{A, B, at, begun, fresh, rulebook, with};
use engine::{Game, Settings};
use raja::{Raja, Reason};

#[test]
fn r14_1_the_short_game() {
    let game = rulebook(3, "short=on");
    assert_eq!((game.palaces(), rulebook(3, "").palaces()), (6, 7));
    assert!(game.is_short() && !rulebook(3, "").is_short());
    let mut play = with(
        2,
        "short=on",
        "phase: seal; round: 7; maharaja: A; reached: n7; track: . . . . . . . B C D E F G A",
    );
    play.all_seal("gold gold").end_round();
    assert_eq!((play.state.public().round, play.over()), (8, false));
    play.all_seal("gold gold").end_round();
    assert!(play.over());
}

#[test]
fn r14_2_neutral_palaces_in_a_short_game() {
    for players in 2..=5 {
        let neutral = 5 - players;
        let outer = "A ".repeat(usize::from(5 - neutral));
        let text = format!("A at: A; A disc: palace palace; A gold: 60; B palaces: {outer}");
        let mut play = with(players, "short=on", &text);
        play.play("A palace A outer");
        let city = "A".parse().unwrap();
        assert_eq!(play.refuses("A palace A outer"), Reason::SitesTaken { city, neutral });
        assert!(play.allows("A palace A centre"), "none of them stands in the centre");
    }
}

#[test]
fn r14_3_all_options_combine() {
    for settings in Settings::combinations(Raja::SETTINGS, 256) {
        for players in 2..=5 {
            let game = Raja::new(players, &settings).unwrap();
            assert_eq!(game.settings(), settings);
        }
    }
}

#[test]
fn r14_4_open_money() {
    let play = with(4, "money=open", "A gold: 7; B gold: 8");
    assert_eq!(play.view(A).gold, [Some(7), Some(8), Some(15), Some(15), None]);
}

#[test]
fn r14_5_seat_a_as_the_youngest() {
    let mut play = fresh(3, "youngest=first");
    play.play("* governors ABCDEFG");
    assert_eq!(play.to_move(), "A", "nothing more is left to chance");
}

#[test]
fn r14_6_compensation_once_in_a_turn() {
    let mut play = with(4, "compensation=turn", "A disc: palace governor");
    play.play("A end; A confirm");
    assert_eq!(play.purses(), [15, 17, 17, 17]);
    let mut play = with(4, "compensation=turn", "A disc: palace governor");
    play.play("A drop palace; A end; A confirm");
    assert_eq!(play.purses(), [15, 17, 17, 17], "early and late together");
    let mut play = at("A disc: palace governor");
    play.play("A drop palace; A end; A confirm");
    assert_eq!(play.purses(), [15, 19, 19, 19]);
}

#[test]
fn r14_7_an_auction_in_any_game() {
    let mut play = begun(2, "auction=on advanced2=on");
    play.play("A bid 1; B pass; A choose monk; B choose mogul");
    assert_eq!((play.gold(A), play.gold(B)), (14, 15));
    assert_eq!(play.at(A), "S");
    let play = begun(2, "advanced2=on");
    assert_eq!(play.legal_with(A, "choose").len(), 6, "a choice without it");
}

#[test]
fn r14_8_architects_at_the_start_in_advanced_game_one() {
    let mut play = begun(2, "advanced1=on home=off");
    play.play("A bid 0; B pass; A choose monk");
    assert_eq!((play.at(A).as_str(), play.at(B).as_str()), ("S", "S"));
}
