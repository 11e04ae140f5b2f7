//! A table of Maharaja: what stands on the board, with others and with
//! Brahmabot, on a large and on a small screen.

use super::*;

/// A turn of the first chair in the second round, with a bit of everything.
const DURBAR: &str = "phase: act\nturn: A\nround: 2\nmaharaja: A\n\
    track: . . . . B C D E F G A\nrow: 2 6 16\nmaharani: B 16\nA card: 9\nA coins: 21\n\
    A prestige: 5\nA tokens: 1\nA at: A\nA villages: v01 v02 v13\nA cities: A A\n\
    A statues: A0 B4\nA hand: 4\nA plan: statue+shrine character\nB card: 12\nB coins: 8\n\
    B prestige: 77\nB villages: v13 v14\nB statues: A1\nB plan: coins coins\nC card: 14\n\
    C plan: coins track\n";

const ALONE: &str = "phase: plan\nround: 1\nmaharaja: A\ntrack: . . . B C D E F G A\n\
    row: 5 7 8\nsetup: 1\ntiles: 7 11\nA card: 1\nB card: 2\nB hand: 16\nB supply: 0\n\
    B villages: v03 v04 v07 v08\n";

fn sit(size: (u16, u16), players: usize, start: &str) -> Sitting {
    let mut seats = vec![Player::human("Asha")];
    for name in ["Ravi", "Mina", "Dev"].into_iter().take(players - 1) {
        seats.push(Player::bot(name, "greedy", Budget::default()));
    }
    let mut setup = Setup::new(seats, Seed::from_phrase("maharaja"));
    setup.start = Some(start.to_owned()).filter(|start| !start.is_empty());
    let home = Home::open(catalog::games().find("maharaja").unwrap(), setup, 1).expect("a table");
    let mut sitting = Sitting::of(Play::new(home));
    sitting.size = size;
    sitting
}

#[test]
fn the_net_the_tracks_and_the_seats_are_there() {
    let sitting = sit((120, 40), 3, DURBAR);
    for sign in [
        "Maharaja · Round 2 of 7, Delhi · Asha – Ravi – Mina",
        "A›Delhi    ♛",
        "◆● ■››s››",
        "●2@●",
        "◆· t··●··",
        "v13●■",
        "›14■·",
        "Banners ····BCDEF│GA·····",
        "Row ›2 Stonecutter, ›6 Poet, ›16 Treasurer*",
        "Rewards coins shrines both tribute │ prestige buy shrine maharani",
        "character        coin pres stat shrin tok plan",
        "9 Wandering Monk 21   5    2/7  4+11  1   statue+shrine/character",
        "›12 Envoy        8    ?    1/7  4+14  0   planned",
        "◆ centre, sites 1–6: t token p prestige $ coins s shrines · ●2 two shrines",
    ] {
        sitting.shows(sign);
    }
    sitting.hides("77");
    // In the smallest window everybody has half a line, and the whole net is
    // there.
    let small = sit((80, 24), 3, DURBAR);
    for sign in [
        "A›Delhi",
        "›30··",
        "Banners ····BCDEF│GA·····",
        "Row ›2, ›6, ›16*",
        "Rewards coins shrines both tribute │ prestige buy shrine maharani",
        "▸●Asha      ✓9 21c 5p 2st 4+11h 1t",
        "■Ravi      ✓›12 8c ?p 1st 4+14h 0t",
        "▼Mina",
    ] {
        small.shows(sign);
    }
    small.hides("77");
}

#[test]
fn prizes_and_the_cult_of_the_scored_city_are_on_the_board() {
    for size in [(80, 24), (120, 40)] {
        let sitting = sit(size, 3, DURBAR);
        for sign in ["Cult in A", "●6■2▼0", "Prizes (coins)", "12 9 6"] {
            sitting.shows(sign);
        }
    }
}

#[test]
fn everybody_is_there_in_the_smallest_window_and_nobody_is_called_like_a_city() {
    for players in 2..=4 {
        let sitting = sit((80, 24), players, "");
        for (name, emblem) in ["Asha", "Ravi", "Mina", "Dev"].iter().zip(["●", "■", "▼", "♠"])
        {
            if sitting.app.book().names().contains(&(*name).to_owned()) {
                sitting.shows(&format!("{emblem}{name}"));
            }
        }
        sitting.hides("@A").hides(" A Asha").hides(" B Ravi");
    }
}

#[test]
fn brahmabots_tiles_are_told_in_words() {
    let sitting = sit((120, 40), 1, ALONE);
    for sign in [
        "■Brahmabot  2 Stonecutter",
        "Left (7): a shrine where the Maharaja is and 1 coin; to Ahmadabad (C).",
        "Middle (11): the banner of its best lead 4 left and 3 coins; to Bikaner (F).",
        "Right: a tile face down.",
    ] {
        sitting.shows(sign);
    }
    // In the smallest window the same words stand below the lists.
    let mut small = sit((80, 24), 1, ALONE);
    small.shows("Row 5, 7, 8").shows("■Brahmabot  ");
    small.shows("Brahmabot: left 7→C · middle 11→F · right ?");
    small.shows("Left (7): a shrine where the Maharaja is and 1 coin; to Ahmadabad (C).");
    small.shows("Middle (11): the banner of its best lead 4 left and 3 coins; to Bikaner (F).");
    small.press("?<PgDn><PgDn>").shows("Signs on the board").shows("✓ has a plan");
}

/// Nothing is cut, in either language, whatever the tiles are.
#[test]
fn brahmabots_tiles_fit_in_every_window() {
    for lang in Lang::ALL {
        for left in 1..=12 {
            let middle = left % 12 + 1;
            let start = ALONE.replace("tiles: 7 11", &format!("tiles: {left} {middle}"));
            for size in [(80, 24), (80, 40), (120, 40), (160, 50)] {
                let mut sitting = sit(size, 1, &start);
                sitting.app.speak(lang);
                let screen = sitting.screen();
                let book = sitting.app.book();
                let sections = sitting.app.seen().describe();
                let tiles = sections.iter().find(|it| it.title.id == "view-title-brahmabot");
                let flat = |text: &str| text.replace(['\n', ' ', '│', '•'], "");
                let told = tiles.expect("tiles").lines.iter();
                for line in
                    told.filter(|line| ["view-tile-left", "view-tile-middle"].contains(&&*line.id))
                {
                    // A line may be broken; beside it stands the log.
                    let words = book.say(line, Some(Seat::A));
                    let rows: String =
                        screen.lines().map(|row| row.split('│').next().unwrap_or(row)).collect();
                    assert!(flat(&rows).contains(&flat(&words)), "{size:?} {words}\n{screen}");
                }
            }
        }
    }
}

/// In a narrow window the list has notation only, and has it whole.
#[test]
fn plans_are_not_cut_in_the_list() {
    let mut sitting = sit((80, 24), 1, ALONE);
    let longest = sitting.app.actions().items.iter().max_by_key(|item| item.text.len());
    let longest = longest.expect("plans").text.clone();
    assert!(longest.len() > 26, "{longest}");
    sitting.app.actions.select(&longest);
    sitting.press("a").shows(&longest);
}

#[test]
fn plans_and_rewards_speak_the_readers_language() {
    let mut sitting = sit((120, 40), 3, DURBAR);
    sitting.press("l").shows("statue+sanct./perso.");
    sitting.shows("Récompenses pièces 3 sanct. mixte tribut │ prestige achat sanct. maharani");
}
