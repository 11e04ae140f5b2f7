//! A table of Raja: what stands on the board, and what a turn says.

use super::*;

/// A turn of the first chair in the second round, with a bit of everything.
const COURT: &str = "phase: act\nturn: A\nround: 2\nmaharaja: B\ntrack: . . C D E F G A B\n\
    reached: n2\nA cards: monk\nA gold: 13\nA at: A\nA villages: v01 v02 v13\nA cities: A A\n\
    A palaces: A*\nA reserve: 4\nA disc: palace+house gold\nB cards: mogul\nB gold: 777\n\
    B at: B\nB villages: v13 v14\nB palaces: A A\nB disc: gold gold\nC cards: artisan\n\
    C disc: gold palace\n";

fn sit(size: (u16, u16), start: Option<&str>) -> Sitting {
    let players = vec![
        Player::human("Asha"),
        Player::bot("Ravi", "greedy", Budget::default()),
        Player::bot("Mina", "greedy", Budget::default()),
    ];
    let mut setup = Setup::new(players, Seed::from_phrase("raja"));
    setup.start = start.map(str::to_owned);
    let session = Session::new(table::find("raja").expect("the game"), setup).expect("a table");
    let mut sitting = Sitting::of(Play::new(session));
    sitting.size = size;
    sitting
}

#[test]
fn the_net_the_track_and_the_seats_are_there() {
    let sitting = sit((120, 40), Some(COURT));
    for sign in [
        "Raja · Round 2, Jodhpur · Asha – Ravi – Mina",
        "A Delhi",
        "◆A ◇BB##··",
        "A2@A",
        "B Jodhpur  ♛",
        "v13AB",
        "v14B·",
        "v30··",
        "S Sarai",
        "Governors · · C D E F G │ A B · ·",
        "bank: 2 3 5",
        "4 · gold 13 · pal. 1/7 · hs. 4+11 · gold, palace+house",
        "1 the Mogul · gold ? · palaces 2/7",
        "sealed",
        "◆ centre · ◇ outer palaces · # neutral",
        "Your turn. Still to do: Gold and Palace + house. Left to build: 1 house",
        "  and 1 palace.",
    ] {
        sitting.shows(sign);
    }
    sitting.hides("777");
    // Without room for everybody, the reader's own line and the whole net.
    let small = sit((80, 24), Some(COURT));
    for sign in ["A Delhi", "v30··", "Governors", "Asha", "gold 13"] {
        small.shows(sign);
    }
}

#[test]
fn ending_too_early_tells_the_price_first() {
    let mut sitting = sit((120, 40), Some(COURT));
    sitting.press("tend<Enter>");
    sitting.shows("Each other player would get 4 gold: you would give up Gold and Palace +");
    sitting.shows("house. Confirm, or go back?");
    sitting.press("tback<Enter>");
    sitting.shows("Still to do");
}

#[test]
fn discs_and_headings_speak_the_readers_language() {
    let mut sitting = sit((120, 40), Some(COURT));
    sitting.press("l").shows("or, palais+maison").hides("palace");
    sitting.shows("Construire une maison (30)").hides("house (30)");
}
