//! The worked examples, with their exact numbers. Red is A, Yellow is B, Green
//! is C, Blue is D.

use crate::support::{A, B, C, D, Play, alone, at, begun, bot, fresh, scoring, scoring_by};
use maharaja::{Event, Phase};

#[test]
fn e1_the_price_of_a_statue() {
    let text = "maharaja: B; track: . . . A C D E F G B; A plan: statue+shrine coins";
    let play = at(text);
    let cost = |city: &str| play.game.statue_cost(play.state.public(), A, city.parse().unwrap());
    assert_eq!((cost("A"), cost("B")), (10, 12));
}

/// v11 {red}, v12 {red, yellow}, v19 {yellow}, v20 {blue}.
fn roads(who: &str, at_place: &str) -> Play {
    at(&format!(
        "A villages: v11 v12; B villages: v12 v19; D villages: v20; A card: 1; B card: 2; \
         C card: 5; D card: 7; turn: {who}; {who} at: {at_place}; {}",
        match who {
            "A" => "",
            "B" => "played: A",
            "C" => "played: A B",
            _ => "played: A B C",
        }
    ))
}

#[test]
fn e2_travel() {
    let mut a = roads("A", "B");
    a.play("A go A");
    assert_eq!(a.purses(), [15, 15, 15, 15]);
    let mut b = roads("A", "B");
    b.play("A go C");
    assert_eq!(b.purses(), [13, 16, 15, 16]);
    let mut c = roads("C", "A");
    c.play("C go B");
    assert_eq!(c.purses(), [17, 16, 12, 15]);
    let mut d = roads("B", "C");
    d.play("B go B; B go A");
    assert_eq!(d.purses(), [16, 13, 15, 16]);
}

#[test]
fn e3_the_first_round() {
    let mut play = fresh(2, "starter=first");
    play.play(&format!("* characters 1 2 5 7 8; * rewards {}", crate::support::REWARDS));
    play.play("* banners BACDEFG; A choose 1; B choose 2");
    for n in 1..=4 {
        play.play(&format!("A shrine v{:02}; B shrine v{:02}", 2 * n - 1, 2 * n));
    }
    assert_eq!(play.line("maharaja"), "B");
    assert_eq!(play.track(), ". . . A C D E F G B", "cell 10, number 1");
}

#[test]
fn e4_the_track() {
    // a4 b5 c6 d7 e8 f9 g10 are B C D E F G A here.
    let mut a = at("A plan: track coins");
    a.play("A track F");
    assert_eq!(a.track(), ". . . B F C D E G A");
    let mut b = at("A plan: track track");
    b.play("A track C; A track E");
    assert_eq!(b.track(), ". C . E B D . F G A", "only a moves, c stays");
    let mut c = at("A plan: track coins");
    c.play("A track D");
    assert_eq!(c.track(), ". . D B C . E F G A");
    // The next round takes the first banner away at once.
    b.play("A end").end_round();
    assert_eq!(b.track(), ". . . . E B D F G A C");
    assert_eq!(b.line("maharaja"), "C");
}

#[test]
fn e5_scoring_with_four() {
    // red 6, yellow 4, green 5, blue 2.
    let text = "A statues: A1 A2; A cities: A; A at: A; B cities: A A A A; C statues: A0; \
        C cities: A A; D cities: A A";
    let mut play = scoring(text);
    assert_eq!(play.scored().0, [6, 4, 5, 2]);
    assert_eq!(play.scored().1, [12, 8, 10, 6]);
    for (seat, open) in [(A, 5), (C, 4), (B, 3), (D, 2)] {
        assert_eq!(play.legal_with(seat, "reward").len(), open);
        let first = play.legal_for(seat)[0];
        play.play(&format!("{seat} {first}"));
    }
    assert_eq!(play.round(), 2);
}

#[test]
fn e6_final_majorities() {
    let text = "A coins: 0; B coins: 0; C coins: 0; D coins: 0; \
        C statues: A0 E2 G1 G2; C cities: A E E E; C at: A; \
        A statues: B1 B2 E0; A cities: B E E; A at: B; \
        D statues: C0 G0; D at: C; D cities: G; \
        B statues: D1 D2 F0 F1; B cities: D; B at: D";
    let play = at(text);
    let cult = |seat, city| play.plain_cult(seat, city);
    assert_eq!((cult(C, "A"), cult(A, "B"), cult(D, "C"), cult(B, "D")), (5, 6, 4, 6));
    assert_eq!((cult(A, "E"), cult(C, "E"), cult(B, "F")), (5, 5, 5));
    assert_eq!((cult(D, "G"), cult(C, "G")), (4, 4));
    let majorities = |seat| {
        let statues = i32::from(play.state.public().statues_built(seat));
        play.final_count(seat) - 3 * statues
    };
    assert_eq!([C, B, A, D].map(majorities), [4, 4, 3, 3]);
}

#[test]
fn e7_the_first_set() {
    let mut play = fresh(4, "characters=first starter=first");
    play.play(&format!("* characters 1 2 5 9 12 14 15; * rewards {}", crate::support::REWARDS));
    play.play("* banners ABCDEFG; A choose 15; B choose 1; C choose 9; D choose 2");
    assert_eq!(play.row(), [5, 12, 14]);
}

#[test]
fn e8_two_abilities_in_a_turn() {
    let mut play = at("A card: 6; row: 14 2 16; A plan: character coins");
    play.play("A power 6; A take 14; A power 14");
    assert_eq!((play.prestige(A), play.tokens(A)), (4, 1));
}

#[test]
fn e9_treasurer_and_maharani() {
    let cards =
        "A card: 16; B card: 2; C card: 9; D card: 12; row: 3 4 6; turn: D; played: A B C; ";
    let tiles = "rewards: maharani coins shrines both tribute prestige buy shrine; A cities: A";
    let mut play = scoring_by("", cards, tiles);
    play.play("A reward maharani; A maharani 3");
    assert_eq!(play.legal_with(A, "maharani"), ["maharani 4", "maharani 6"]);
    play.play("A maharani 6");
    assert_eq!((play.line("maharani"), play.line("maharani 2")), ("A 3".into(), "A 6".into()));
}

#[test]
fn e10_the_reward_track() {
    let mut play = scoring("A cities: A A; B cities: A");
    play.play("A reward both");
    assert_eq!(play.rewards(), "coins shrines . tribute prestige buy shrine maharani both");
    play.play("B reward coins");
    assert_eq!(play.rewards(), "shrines tribute prestige buy shrine maharani both coins");
}

#[test]
fn e11_the_row_when_one_plays() {
    for (pick, row) in [(5, [2, 16, 8]), (2, [5, 16, 8])] {
        let mut play = begun(1, "", "10 5 2 16");
        play.play(&format!("A choose {pick}; * draw 8"));
        assert_eq!(play.row(), row);
    }
}

#[test]
fn e12_the_first_set_up_tile() {
    for (level, villages, hand, coins, prestige) in [
        ("easy", "v03 v04 v07 v08", 16, 0, 2),
        ("medium", "v03 v04 v07 v08 v21 v22", 14, 2, 3),
        ("hard", "v03 v04 v07 v08 v21 v22 v23 v24", 12, 4, 4),
    ] {
        let mut play = begun(1, &format!("solo={level}"), "10 5 2 16");
        play.play("A choose 5; * draw 8; * setup 1");
        assert_eq!(play.line("B villages"), villages);
        assert_eq!((play.hand(B), play.coins(B), play.prestige(B)), (hand, coins, prestige));
    }
}

#[test]
fn e13_not_connected() {
    let mut play = bot(5, "B villages: v03 v04 v07 v08");
    play.plays_left();
    assert_eq!((play.shrines(B, "v30"), play.priest(B)), (1, "G".into()));
    assert_eq!((play.shrines(B, "G"), play.sites(B, "G")), (0, vec![]), "no extra building");
    assert_eq!(play.state.public().phase, Phase::Act);
}

#[test]
fn e14_connected() {
    let text = "A villages: v01 v02 v11; B villages: v03 v04 v12; maharaja: D; \
        track: . . . A B C E F G D";
    let journey = |coins: u8| {
        let mut play = bot(4, &format!("{text}; B coins: {coins}"));
        play.plays_left();
        play
    };
    // The deeds of the tile come first: a statue in the first free centre.
    let rich = journey(6);
    assert_eq!((rich.priest(B), rich.coins(A)), ("A".into(), 16));
    assert_eq!((rich.sites(B, "A"), rich.coins(B)), (vec![0, 1], 0));
    let poor = journey(5);
    assert_eq!((poor.sites(B, "A"), poor.shrines(B, "A"), poor.coins(B)), (vec![0], 1, 6));
    let went = |event: &Event| matches!(event, Event::Went { coins: 1, .. });
    assert!(rich.told(went) && poor.told(went));
    let mut both = alone(
        "A villages: v01 v02; B card: 1; A card: 2; phase: tick; tiles: 4 9; \
        maharaja: D; track: . . . A B C E F G D",
    );
    both.plays_left();
    assert_eq!(both.coins(A), 17, "two shrines pay two");
}
