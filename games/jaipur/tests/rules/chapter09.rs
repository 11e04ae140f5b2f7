//! Chapter 9: the match.

use crate::support::{A, B, Play, at};
use engine::{Game, Illegal, Places, Seat, Seats, Turn};
use jaipur::{Event, Phase};

/// A round scored as it stands: whoever is named has won it, by a bonus.
fn ended(seals: &str, starter: &str, winner: &str) -> Play {
    let text = format!(
        "seals: {seals}; starter: {starter}; {}A hand: LL; market: CCKKK; quiet: 99",
        if winner == "-" { String::new() } else { format!("{winner} bonus: 10; ") }
    );
    let mut play = at(&text);
    play.play("A swap +CC -LL");
    play
}

fn winner_is(play: &Play, seat: Seat) {
    assert_eq!(play.game.turn(&play.state), Turn::Over);
    let mut places = [0; 8];
    places[seat.index()] = 1;
    places[1 - seat.index()] = 2;
    assert_eq!(play.game.places(&play.state), Places(places));
    assert!(play.heard.contains(&Event::Won { winners: Seats::only(seat) }));
}

#[test]
fn r9_1_the_winner_of_a_round_gets_a_seal() {
    for (winner, seals) in [("A", [1, 0]), ("B", [0, 1])] {
        let play = ended("0 0", "A", winner);
        assert_eq!(play.seals(), seals);
        let scores = [play.game.score(&play.state, A), play.game.score(&play.state, B)];
        assert_eq!(scores, seals.map(i32::from));
    }
}

#[test]
fn r9_2_two_seals_end_the_match_at_once() {
    for (seals, winner, seat) in
        [("1 0", "A", A), ("1 1", "A", A), ("0 1", "B", B), ("1 1", "B", B)]
    {
        let play = ended(seals, "A", winner);
        winner_is(&play, seat);
        assert_eq!(play.denies("A camels"), Illegal::Over);
        assert_eq!(play.denies("* starter A"), Illegal::Over);
        assert!(play.legal_for(A).is_empty() && play.legal_for(B).is_empty());
    }
}

#[test]
fn r9_3_a_third_round_only_at_one_seal_each() {
    // 2-0 is the end; at 1-1 there is one more, and then it is over.
    assert_eq!(ended("1 0", "B", "A").phase(), Phase::Over);
    let play = ended("1 0", "B", "B");
    assert_eq!((play.seals(), play.phase()), ([1, 1], Phase::Deal(A)));
    assert!(play.heard.iter().any(|event| matches!(event, Event::Round { .. })));
    for winner in ["A", "B"] {
        assert_eq!(ended("1 1", "A", winner).phase(), Phase::Over);
    }
}

#[test]
fn r9_4_the_loser_starts() {
    for starter in ["A", "B"] {
        for (winner, loser) in [("A", B), ("B", A)] {
            let mut play = ended("0 0", starter, winner);
            assert_eq!(play.state.public().starter, loser);
            assert!(play.heard.contains(&Event::Round { round: 2, starter: loser }));
            play.play("* deal A DGSCP; * deal B DGSCP; * open LL");
            assert_eq!(play.state.public().to_move, loser);
        }
    }
}

#[test]
fn r9_5_a_tied_round_gives_no_seal_and_another_is_played() {
    for seals in ["0 0", "1 0", "0 1", "1 1"] {
        let play = ended(seals, "A", "-");
        let expected: Vec<u8> = seals.split(' ').map(|n| n.parse().unwrap()).collect();
        assert_eq!(play.seals()[..], expected);
        assert_eq!(play.phase(), Phase::Deal(A));
        assert_eq!(play.state.public().round, 2);
    }
}

#[test]
fn r9_6_after_a_tie_the_other_player_starts() {
    for (starter, next) in [("A", B), ("B", A)] {
        let mut play = ended("0 0", starter, "-");
        assert_eq!(play.state.public().starter, next);
        play.play("* deal A DGSCP; * deal B DGSCP; * open LL");
        assert_eq!(play.state.public().to_move, next);
    }
    // Also when it was not the guard that ended the tied round.
    let mut play = at("starter: B; A herd: 4; B herd: 4; market: CPKKK; deck: -");
    play.play("A take C");
    assert_eq!((play.seals(), play.state.public().starter), ([0, 0], A));
}
