//! Chapter 3: the Maharaja and his banners.

use crate::support::{A, at, begun, city_of, with};
use maharaja::Track;

/// Opening shrines for two, so that the first round begins.
pub(crate) fn opened() -> crate::support::Play {
    let mut play = begun(2, "", "1 2 5 7 8");
    play.play("A choose 1; B choose 2");
    for n in 1..=4 {
        play.play(&format!("A shrine v{:02}; B shrine v{:02}", 2 * n - 1, 2 * n));
    }
    play
}

#[test]
fn r3_1_the_maharaja_follows_the_first_banner() {
    let mut play = opened();
    assert_eq!(play.line("maharaja"), "A");
    play.all_plan("track track");
    play.play("A track B");
    assert_eq!(play.line("maharaja"), "A", "he moves at no other time");
}

#[test]
fn r3_2_the_banner_goes_to_the_number_of_the_round() {
    let mut play = opened();
    assert_eq!(play.track(), ". . . B C D E F G A");
    play.all_plan("coins coins");
    play.end_round();
    assert_eq!((play.round(), play.track()), (2, ". . . . C D E F G A B".into()));
    // Also when banners were moved: the city called is another one, and its
    // banner goes to number 2 all the same.
    let mut play = opened();
    play.all_plan("track track");
    play.play("A track D; A track F");
    play.end_round();
    let number = play.state.public().track.cell(city_of("D"));
    assert_eq!((play.line("maharaja"), Track::number(number)), ("D".into(), Some(2)));
}

#[test]
fn r3_3_any_banner_three_cells() {
    let play = at("A plan: track coins");
    assert_eq!(play.legal_with(A, "track").len(), 7);
    let last = with(
        2,
        "",
        "round: 7; maharaja: A; track: . . . . . . . . . B C D E F G A; \
         A plan: track coins",
    );
    assert_eq!(last.legal_with(A, "track").len(), 7, "also in the last round");
    let mut play = at("A plan: track coins");
    play.play("A track F");
    assert_eq!(play.track(), ". . . B F C D E G A");
}

#[test]
fn r3_4_on_an_empty_cell_nothing_else_moves() {
    let mut play = at("A plan: track track");
    play.play("A track B");
    assert_eq!(play.track(), "B . . . C D E F G A");
    play.play("A track D");
    assert_eq!(play.track(), "B . D . C . E F G A");
}

#[test]
fn r3_5_a_taken_cell_pushes_to_the_right() {
    let mut play = at("A plan: track track");
    play.play("A track A");
    assert_eq!(play.track(), ". . . B C D A E F G");
    // Pushed up to the first gap: only one banner moves.
    let mut gap = at("track: . . . B . C D E F G A; round: 2; maharaja: A; A plan: track coins");
    gap.play("A track D");
    assert_eq!(gap.track(), ". . . D B C . E F G A");
}

#[test]
fn r3_6_the_scored_city_stays() {
    let mut play = at("A plan: track coins; A at: A");
    play.play("A track A; A end").end_turns();
    assert_eq!(play.scored().0[0], 1, "A has a priest in Delhi");
    assert_eq!(play.line("maharaja"), "A");
}

#[test]
fn r3_7_near_the_edge_it_stops() {
    let mut play = at("A plan: track track");
    play.play("A track C; A track C");
    assert_eq!(play.track(), "C . . B . D E F G A", "2, then 1");
    let mut play = at("A plan: track track; track: C B . . D E F G A");
    play.play("A track B");
    assert_eq!(play.track(), "B C . . D E F G A", "it pushes as usual");
    play.play("A track B");
    assert_eq!(play.track(), "B C . . D E F G A", "never a dead action, but no move");
}

#[test]
fn r3_8_at_the_end_of_the_round_they_close_up() {
    let mut play = at("A plan: track track");
    play.play("A track B; A track G; A end").end_round();
    assert_eq!((play.round(), play.line("maharaja")), (2, "B".into()));
    assert_eq!(play.track(), ". . . . C G D E F A B");
}
