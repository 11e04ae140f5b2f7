//! A table of Raja: what stands on the board, and what a turn says.

use super::*;

/// A turn of the first chair in the second round, with a bit of everything.
const COURT: &str = "phase: act\nturn: A\nround: 2\nmaharaja: B\ntrack: . . C D E F G A B\n\
    reached: n2\nA cards: monk\nA gold: 13\nA at: A\nA villages: v01 v02 v13\nA cities: A A\n\
    A palaces: A*\nA reserve: 4\nA disc: palace+house gold\nB cards: mogul\nB gold: 777\n\
    B at: B\nB villages: v13 v14\nB palaces: A A\nB disc: gold gold\nC cards: artisan\n\
    C disc: gold palace\n";

const NAMES: [&str; 5] = ["Asha", "Ravi", "Mina", "Dev", "Lila"];

fn seated(size: (u16, u16), players: usize, options: &str, start: Option<&str>) -> Sitting {
    let mut seats = vec![Player::human(NAMES[0])];
    let others = NAMES[1..players].iter();
    seats.extend(others.map(|name| Player::bot(name, "greedy", Budget::default())));
    let mut setup = Setup::new(seats, Seed::from_phrase("raja"));
    setup.start = start.map(str::to_owned);
    setup.options = options.to_owned();
    let home = Home::open(catalog::games().find("raja").unwrap(), setup, 1).expect("a table");
    let mut sitting = Sitting::of(Play::new(home));
    sitting.size = size;
    sitting
}

fn sit(size: (u16, u16), start: Option<&str>) -> Sitting {
    seated(size, 3, "", start)
}

#[test]
fn the_net_the_track_and_the_seats_are_there() {
    let sitting = sit((120, 40), Some(COURT));
    for sign in [
        "Raja · Round 2, Jodhpur · Asha – Ravi – Mina",
        "A›Delhi",
        "◆● ◇■■##››",
        "●2@●",
        "B Jodhpur  ♛",
        "v13●■",
        "›14■·",
        "›30··",
        "S›Sarai",
        "Governors ··CDEFG│AB········",
        "bank: 2 3 5",
        "4 · gold 13 · pal. 1/7 · hs. 4+11 · gold, palace+house",
        "■Ravi       1 the Mogul · gold ? · palaces 2/7",
        "sealed",
        "◆ centre · ◇ outer palaces · # neutral · ●2 two houses",
        "Your turn. Still to do: Gold and Palace + house.",
    ] {
        sitting.shows(sign);
    }
    sitting.hides("777");
}

/// Points as they would be counted now: Ravi's architect is in Jodhpur.
#[test]
fn prizes_and_the_points_of_the_scored_city_are_on_the_board() {
    for size in [(80, 24), (120, 40)] {
        let sitting = sit(size, Some(COURT));
        for sign in ["Points in B", "●0■1▼0", "Prizes (gold)", "11 7 3"] {
            sitting.shows(sign);
        }
    }
}

#[test]
fn home_cities_are_on_the_board_where_they_count() {
    let sitting = seated((80, 24), 3, "advanced1=on", None);
    let screen = sitting.screen();
    for card in games::raja::Character::ALL {
        let wanted = format!(" ⌂{}", card.number());
        let row = screen.lines().find(|line| line.contains(&wanted));
        assert!(row.is_some(), "{wanted} is not on the board:\n{screen}");
    }
}

#[test]
fn the_legend_is_not_cut() {
    let mut sitting = sit((120, 40), Some(COURT));
    sitting.shows("@● architect · ♛").shows("Maharaja · ⌂1 home city of character 1");
    sitting.size = (80, 24);
    sitting.hides("⌂");
    sitting.press("?<PgDn><PgDn>").shows("Signs on the board").shows("› may be touched");
    sitting.shows("home city of character 1").shows("has a disc");
}

/// Cities have letters for names; chairs do not.
#[test]
fn everybody_is_there_in_the_smallest_window_and_nobody_is_called_like_a_city() {
    for players in 2..=5 {
        for options in ["", "advanced1=on"] {
            let sitting = seated((80, 24), players, options, None);
            for (name, emblem) in NAMES[..players].iter().zip(["●", "■", "▼", "♠", "♣"]) {
                sitting.shows(&format!("{emblem}{name}"));
            }
            for seat in ["▸A ", "▸B ", " A Asha", " B Ravi", "@A", "@B"] {
                sitting.hides(seat);
            }
        }
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
