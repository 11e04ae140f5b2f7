//! Chapter 17: writing it down.

use crate::support::{A, at, faults, step, with};
use engine::{Faults, Game};
use raja::{Action, Place, Position};

#[test]
fn r17_1_places_have_letters_numbers_and_names() {
    for (typed, meant) in [("s", "S"), ("delhi", "A"), ("G", "G"), ("v7", "v07"), ("kalpi", "v30")]
    {
        assert_eq!(typed.parse::<Place>().unwrap().to_string(), meant);
    }
}

/// Texts that read back as they are.
fn reads_back(texts: &[&str]) {
    for text in texts {
        let action: Action = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(action.to_string(), *text);
    }
}

#[test]
fn r17_2_before_play() {
    reads_back(&["choose monk", "bid 3", "pass", "house v07"]);
}

#[test]
fn r17_3_a_disc() {
    reads_back(&["seal gold palace+house", "seal houses governor", "seal house character"]);
    reads_back(&["seal move quarry", "seal palace palace"]);
    assert_eq!("seal palace gold".parse::<Action>(), "seal gold palace".parse::<Action>());
}

#[test]
fn r17_4_in_a_turn() {
    reads_back(&["go A", "gold", "quarry", "house v07", "move v07", "to A", "palace A centre"]);
    reads_back(&["palace A outer", "governor D", "take monk", "swap monk for mogul", "attract B"]);
    reads_back(&["give monk", "token palace", "drop palace", "end", "free house v07"]);
    reads_back(&["free move v07"]);
}

#[test]
fn r17_5_confirm_and_back() {
    reads_back(&["confirm", "back"]);
    let mut play = at("A disc: palace gold");
    play.play("A end; A back; A end; A confirm");
    assert_eq!(play.to_move(), "B");
    let mut play = at("phase: confirm; A disc: palace gold; roads: 30");
    assert!(play.allows("A back"), "always, though the architect rests");
    play.play("A back; A gold; A end; A confirm");
    assert_eq!(play.gold(A), 17);
}

#[test]
fn r17_6_chance() {
    for text in ["* governors BDACFEG", "* youngest B"] {
        assert_eq!(step(text).to_string(), text);
    }
    // Once everybody has placed their houses, nothing is left to chance.
    let play = with(2, "", "phase: seal");
    assert_eq!(play.denies("* youngest A"), engine::Illegal::NoChance);
}

#[test]
fn r17_7_a_faulty_position_is_refused_with_all_its_faults() {
    let text = "phase: dance\nA gold: lots\nhello\nA gold: 3\nA hat: red";
    let Err(Faults(found)) = text.parse::<Position>() else { panic!("it is faulty") };
    let ids: Vec<_> = found.iter().map(|fault| fault.id.as_ref()).collect();
    assert_eq!(
        ids,
        [
            "fault-position-value",
            "fault-position-value",
            "fault-position-line",
            "fault-position-twice",
            "fault-position-key"
        ]
    );
    for (players, options, text, fault) in [
        (2, "", "A reserve: 5; A quarry: 10", "fault-houses"),
        (2, "", "A villages: v01; B villages: v01", "fault-village"),
        (3, "", "A villages: v01 v01; B villages: v01", "fault-crowded"),
        (2, "", "A palaces: A A A A", "fault-sites"),
        (4, "short=on", "A palaces: A B C D E F G", "fault-palaces"),
        (2, "", "A palaces: A*; B palaces: A*", "fault-crowded"),
        (2, "", "A cards: yogi", "fault-card-unused"),
        (2, "", "A cards: monk; B cards: monk", "fault-card-twice"),
        (2, "", "A cards: monk mogul", "fault-cards"),
        (2, "", "A cards: -", "fault-cards"),
        (2, "", "track: A B C D E F", "fault-track"),
        (2, "", "track: . B C D E F G . A", "fault-reached"),
        (2, "", "reached: n2", "fault-reached"),
        (2, "", "A tokens: 1", "fault-tokens"),
        (2, "", "A disc: -", "fault-discs"),
        (2, "", "played: A", "fault-turn"),
        (2, "", "third: gold", "fault-turn"),
        (2, "", "done: 1 2 3", "fault-turn"),
        (2, "", "built: 1 0 0", "fault-turn"),
        (2, "", "put back: v01", "fault-turn"),
        (
            2,
            "",
            "phase: carry v01; A villages: v01; A disc: move gold; put back: v01",
            "fault-turn",
        ),
        (2, "", "round: 0", "fault-round"),
        (2, "", "maharaja: S", "fault-round"),
        (2, "", "phase: carry v01", "fault-carry"),
        (2, "", "phase: replace A; A cards: -", "fault-replace"),
        (2, "", "phase: give B", "fault-give"),
        (2, "", "phase: confirm; done: 1 2", "fault-confirm"),
        (2, "", "phase: over; played: A B", "fault-over"),
        (2, "", "phase: bid A; round: 0; maharaja: S; bidding: A B", "fault-auction"),
        (2, "", "phase: choose B; round: 0; maharaja: S", "fault-choice"),
        (2, "", "phase: open 3; round: 0; maharaja: S; reached: -", "fault-setup"),
        (2, "", "bid: 3 A", "fault-auction"),
        (2, "", "youngest: D", "fault-empty-chair"),
        (2, "", "C gold: 5", "fault-seats"),
    ] {
        let found = faults(players, options, text);
        assert!(found.iter().any(|id| id == fault), "{text}: {found:?}, not {fault}");
    }
    // A sound one reads back as it was written.
    let play = at("A villages: v01 v01; A palaces: A* B; B at: G; A cities: C; put back: C v01");
    let text = play.game.position(&play.state).to_string();
    assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
}
