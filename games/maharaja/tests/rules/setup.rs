//! Chapter 2: setting up.

use crate::support::{A, B, C, REWARDS, begun, fresh};
use engine::{Game, Illegal, Turn};
use maharaja::{Phase, Reason};

#[test]
fn r2_1_what_everybody_begins_with() {
    let play = fresh(3, "");
    for seat in [A, B, C] {
        let start = (play.coins(seat), play.prestige(seat), play.hand(seat), play.supply(seat));
        assert_eq!(start, (15, 3, 8, 12));
        assert_eq!(play.state.public().priest[seat.index()].to_string(), "S");
    }
}

#[test]
fn r2_2_players_and_three_characters() {
    for (players, right, wrong) in [
        (2, "1 2 5 9 12", "1 2 5 9"),
        (3, "1 2 5 9 12 16", "1 2 5 9 12"),
        (4, "1 2 5 9 12 14 15", "1 2 5 9 12 14 15 16"),
    ] {
        let mut play = fresh(players, "");
        assert_eq!(play.refuses(&format!("* characters {wrong}")), Reason::NotThere);
        assert_eq!(play.refuses("* company 1 2 3 4"), Reason::OtherChance);
        play.play(&format!("* characters {right}"));
        assert_eq!(play.row().len(), usize::from(players) + 3);
        assert!(play.state.public().deck().is_empty(), "nothing comes from the box");
    }
}

#[test]
fn r2_3_rewards_from_the_bottom_up() {
    let mut play = fresh(2, "");
    play.play(&format!("* characters 1 2 3 4 5; * rewards {REWARDS}"));
    assert_eq!(play.rewards(), REWARDS);
    let mut twice = fresh(2, "");
    twice.play("* characters 1 2 3 4 5");
    let text = "* rewards coins coins both tribute prestige buy shrine maharani";
    assert_eq!(twice.refuses(text), Reason::NotThere);
}

#[test]
fn r2_4_banners_on_cells_three_to_nine() {
    let mut play = fresh(2, "");
    play.play(&format!("* characters 1 2 3 4 5; * rewards {REWARDS}"));
    assert_eq!(play.refuses("* banners AABCDEF"), Reason::NotThere);
    play.play("* banners BDACFEG");
    assert_eq!((play.track(), play.line("maharaja")), (". . B D A C F E G".into(), "S".into()));
}

#[test]
fn r2_5_chance_names_who_chooses_first() {
    let mut play = fresh(3, "");
    play.play(&format!("* characters 1 2 3 4 5 6; * rewards {REWARDS}; * banners ABCDEFG"));
    assert_eq!(play.refuses("* starter D"), Reason::NotThere);
    play.play("* starter C");
    assert_eq!(play.to_move(), "C");
}

#[test]
fn r2_6_clockwise_and_three_stay() {
    let mut play = fresh(3, "");
    play.play(&format!("* characters 1 2 3 4 5 6; * rewards {REWARDS}; * banners ABCDEFG"));
    play.play("* starter C; C choose 6; A choose 1");
    let held = Reason::NotInRow { card: "6".parse().unwrap(), holder: Some(C) };
    assert_eq!(play.refuses("B choose 6"), held);
    assert!(matches!(play.refuses("B choose 16"), Reason::NotInRow { holder: None, .. }));
    play.play("B choose 3");
    assert_eq!(play.row(), [2, 4, 5]);
}

#[test]
fn r2_7_four_laps_in_rising_order() {
    let mut play = begun(3, "", "1 2 3 4 5 6");
    play.play("A choose 5; B choose 2; C choose 4");
    let mut order = String::new();
    for n in 1..=12 {
        let seat = play.to_move();
        order.push_str(&seat);
        play.play(&format!("{seat} shrine v{n:02}"));
    }
    assert_eq!(order, "BCABCABCABCA");
    assert_eq!(play.purses(), [15, 15, 15], "for nothing");
    assert_eq!(play.state.public().phase, Phase::Plan);
}

#[test]
fn r2_8_in_villages_by_the_limits() {
    let mut play = begun(3, "", "1 2 3 4 5 6");
    play.play("A choose 1; B choose 2; C choose 3");
    assert!(matches!(play.refuses("A shrine A"), Reason::VillageOnly { .. }));
    play.play("A shrine v01; B shrine v01");
    assert!(matches!(play.refuses("C shrine v01"), Reason::VillageFull { limit: 2, .. }));
    play.play("C shrine v02");
    assert!(matches!(play.refuses("A shrine v01"), Reason::OwnShrine { .. }));
    play.play("A shrine v03; B shrine v04; C shrine v05; A shrine v06; B shrine v07");
    play.play("C shrine v08; A shrine v09; B shrine v10; C shrine v11");
    for seat in [A, B, C] {
        assert_eq!((play.hand(seat), play.supply(seat)), (4, 12));
    }
    let turn = play.game.turn(&play.state);
    assert!(matches!(turn, Turn::Seats(seats) if seats.len() == 3), "all plan");
    assert!(matches!(play.denies("* starter A"), Illegal::NoChance));
}
