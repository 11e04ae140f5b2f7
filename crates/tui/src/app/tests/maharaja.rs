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
    setup.start = Some(start.to_owned());
    let session = Session::new(table::find("maharaja").expect("the game"), setup).expect("a table");
    let mut sitting = Sitting::of(Play::new(session));
    sitting.size = size;
    sitting
}

#[test]
fn the_net_the_tracks_and_the_seats_are_there() {
    let sitting = sit((120, 40), 3, DURBAR);
    for sign in [
        "Maharaja · Round 2 of 7, Delhi · Asha – Ravi – Mina",
        "A Delhi    ♛",
        "◆A B··s··",
        "A2@A",
        "◆· t··A··",
        "v13AB",
        "v14B·",
        "Banners · · · · B C D E F │G A · · · · ·",
        "Row 2 Stonecutter, 6 Poet, 16 Treasurer*",
        "Rewards coins shrines both tribute │ prestige buy shrine maharani",
        "character        coin pres stat shrin tok plan",
        "9 Wandering Monk 21   5    2/7  4+11  1   statue+shrine/character",
        "12 Envoy         8    ?    1/7  4+14  0   planned",
        "◆ centre, sites 1–6: t token p prestige $ coins s shrines · @ priest · ♛ king",
    ] {
        sitting.shows(sign);
    }
    sitting.hides("77");
    // Without room for everybody, the reader's own line and the whole net.
    let small = sit((80, 24), 3, DURBAR);
    for sign in [
        "A Delhi",
        "v30··",
        "Banners · · · · B C D E F │G A · · · · · Row 2, 6, 16*",
        "Rewards",
        "9 Wandering Monk · coins 21 · prestige 5 · shrines 4+",
    ] {
        small.shows(sign);
    }
}

#[test]
fn brahmabots_tiles_are_told_in_words() {
    let sitting = sit((120, 40), 1, ALONE);
    for sign in [
        "B Brahmabot 2 Stonecutter",
        "Left (7): a shrine where the Maharaja is and 1 coin; to Ahmadabad (C).",
        "Middle (11): the banner of its best lead 4 left and 3 coins; to Bikaner (F).",
        "Right: a tile face down.",
    ] {
        sitting.shows(sign);
    }
    sit((80, 24), 1, ALONE).shows("Row 5, 7, 8 bot: 7→C 11→F ?");
}

#[test]
fn plans_and_rewards_speak_the_readers_language() {
    let mut sitting = sit((120, 40), 3, DURBAR);
    sitting.press("l").shows("statue+sanct./perso.");
    sitting.shows("Récompenses pièces 3 sanct. mixte tribut │ prestige achat sanct. maharani");
}
