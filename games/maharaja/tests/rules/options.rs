//! Chapter 14: variants and options.

use crate::support::{A, B, C, PLAIN, at, fresh, rulebook, scoring_by, with};
use engine::Game;
use maharaja::{Event, Line, Reason};

#[test]
fn r14_1_the_first_gets_prestige() {
    let play = scoring_by("r1=on", PLAIN, "B cities: A");
    assert_eq!((play.prestige(A), play.prestige(B)), (3, 4));
    assert_eq!(play.scored().2, [0, 1, 0, 0]);
    let play = scoring_by("r1=on", PLAIN, "");
    assert_eq!(play.prestige(A), 3, "nobody is first");
}

#[test]
fn r14_2_outer_statues_count_one() {
    let play = with(2, "r2=on", "A statues: A0 A1 A2");
    assert_eq!(play.plain_cult(A, "A"), 3 + 1 + 1);
}

#[test]
fn r14_3_twelve_everywhere() {
    let play = with(2, "r3=on", "A card: 15; A plan: statue coins");
    let cost = |city: &str| play.game.statue_cost(play.state.public(), A, city.parse().unwrap());
    assert_eq!((cost("A"), cost("B")), (8, 8));
}

#[test]
fn r14_4_from_the_row_only() {
    let play = with(2, "r4=on", "A card: 1; B card: 5; row: 2 9 16; A plan: character coins");
    assert_eq!(play.refuses("A take 5"), Reason::RowOnly { holder: B });
    assert_eq!(play.legal_with(A, "take"), ["take 2", "take 9", "take 16"]);
    let all = rulebook(3, "r1=on r2=on r3=on r4=on");
    assert!((1..=4).all(|number| all.has_special(number)), "they combine");
}

#[test]
fn r14_5_final_tiles() {
    let base = "A cities: A; A coins: 0; B coins: 0; B cities: B; A at: B";
    let usual = with(2, "", base).final_count(A);
    assert_eq!(usual, 2 + 1);
    assert_eq!(with(2, "final=f1", base).final_count(A), 3 + 2, "instead");
    assert_eq!(with(2, "final=f2", base).final_count(A), usual + 1, "added");
    assert_eq!(rulebook(2, "final=f4").final_lines(), [Line::Pairs(2), Line::Supply(-1)]);
    assert!(rulebook(2, "").final_lines().is_empty());
}

#[test]
fn r14_6_presence_and_roads() {
    // Delhi and Jodhpur by shrines, Ahmadabad by a statue; the priest alone in
    // Khajuraho is no presence. One whole road of two villages, half of
    // another, and a road with one village only, which does not count.
    let text =
        "A cities: A A B; A statues: C2; A at: D; A villages: v01 v02 v03 v29; B villages: v05 v06";
    let brings = |tile: &str, seat| {
        let count = |options: &str| with(4, options, text).final_count(seat);
        count(&format!("final={tile}")) - count("")
    };
    assert_eq!((brings("f2", A), brings("f3", A)), (3, 2));
    assert_eq!((brings("f2", B), brings("f3", B)), (0, 2));
    assert_eq!((brings("f2", C), brings("f3", C)), (0, 0));
}

#[test]
fn r14_7_pairs_and_supply() {
    let play = at("A statues: A0 A1 B0 C0 C4 C5; A hand: 5; A supply: 15");
    let line = |line| play.game.line(play.state.public(), A, line);
    assert_eq!((line(Line::Pairs(2)), line(Line::Supply(-1))), (4, -15));
    assert_eq!(rulebook(2, "final=pairs").final_lines(), [Line::Pairs(2)]);
    assert_eq!(rulebook(2, "final=supply").final_lines(), [Line::Supply(-1)]);
}

#[test]
fn r14_14_the_tile_alone() {
    // A statue, ten coins and a majority would bring 3 + 2 + 2.
    let text = "A statues: A0; A cities: B; A coins: 10; B coins: 0";
    let count = |options: &str, seat| with(2, options, text).final_count(seat);
    assert_eq!(count("", A), 3 + 2 + 2 + 2);
    assert_eq!(count("tile=alone", A), count("", A), "without a tile");
    for (tile, points) in [("f1", 6), ("f2", 2), ("f3", 0), ("pairs", 0)] {
        assert_eq!(count(&format!("final={tile} tile=alone"), A), points, "{tile}");
        assert_eq!(count(&format!("final={tile} tile=alone"), B), 0, "{tile}");
    }
    // Brahmabot keeps its own list, and the tile adds to it.
    let text = "B statues: A0; B coins: 4; A coins: 10; A statues: B0";
    for (options, player, bot) in [
        ("final=f2", 3 + 2 + 2 + 1, 3 + 2 + 1 + 1),
        ("final=f2 tile=alone", 1, 3 + 2 + 1 + 1),
        ("final=f1 tile=alone", 3, 3 + 3 + 1),
    ] {
        let play = with(1, options, text);
        assert_eq!((play.final_count(A), play.final_count(B)), (player, bot), "{options}");
    }
    // The match is ranked by it.
    let last = "phase: over; round: 7; maharaja: A; track: . . . . . . . . . B C D E F G A; \
        played: A B; A statues: A0; B cities: B C";
    for (options, first) in [("final=f2", A), ("final=f2 tile=alone", B)] {
        let play = with(2, options, last);
        assert_eq!(play.game.places(&play.state).of(first), 1, "{options}");
    }
}

#[test]
fn r14_15_special_rule_two_in_scorings_only() {
    let text = "A statues: A1 A2; B cities: A A A; A coins: 0; B coins: 0; A card: 1; B card: 2";
    for (options, cult, last) in [
        ("", 4, 6 + 2),
        ("outer=scoring", 4, 6 + 2),
        ("r2=on", 2, 6),
        ("r2=on outer=scoring", 2, 8),
    ] {
        let play = with(2, options, text);
        assert_eq!((play.cult(A, "A"), play.final_count(A)), (cult, last), "{options}");
    }
    // The line of a tile counts by it too.
    assert_eq!(with(2, "r2=on outer=scoring final=f1", text).final_count(A), 6 + 3);
    assert_eq!(with(2, "r2=on final=f1", text).final_count(A), 6);
}

#[test]
fn r14_8_a_first_match_and_who_begins() {
    let mut play = fresh(4, "characters=first starter=first");
    assert_eq!(play.refuses("* characters 1 2 5 9 12 14 16"), Reason::NotThere);
    play.play("* characters 1 2 5 9 12 14 15");
    play.play(&format!("* rewards {}; * banners ABCDEFG", crate::support::REWARDS));
    assert_eq!(play.to_move(), "A");
    for (players, right, wrong) in
        [(2, "1 2 5 9 15", "1 2 5 9 11"), (3, "1 2 5 9 12 15", "1 2 5 9 12 16")]
    {
        let mut play = fresh(players, "characters=first");
        assert_eq!(play.refuses(&format!("* characters {wrong}")), Reason::NotThere);
        play.play(&format!("* characters {right}"));
    }
    fresh(1, "characters=first").play("* company 10 3 4 16");
}

#[test]
fn r14_9_the_chronicler_for_each_exchange() {
    let text = "A card: 11; maharani: A 3; row: 3 6 16; round: 2; maharaja: A; \
        track: . . . . B C D E F G A; A coins: 6";
    let mut play = with(4, "chronicler=each", text);
    play.play("A exchange buy; A exchange buy; A exchange buy");
    assert_eq!(play.prestige(A), 3 + 6);
    let cards =
        "A card: 11; B card: 2; C card: 9; D card: 12; row: 3 4 6; turn: D; played: A B C; ";
    let tiles = "rewards: buy coins shrines both tribute prestige shrine maharani; A cities: A";
    for (options, gained) in [("", 4), ("chronicler=each", 6)] {
        let mut play = scoring_by(options, cards, tiles);
        play.play("A reward buy; A buy 3");
        assert_eq!(play.prestige(A), 3 + gained, "{options}");
    }
}

#[test]
fn r14_10_the_builder_for_nothing() {
    let mut play = with(2, "builder=free", "A card: 13; A coins: 0");
    play.play("A power 13 D");
    assert_eq!((play.coins(A), play.supply(A)), (0, 15));
}

#[test]
fn r14_11_no_short_moves() {
    let text = "A plan: track coins; track: . . C . B D E F G A";
    let play = with(2, "edge=refuse", text);
    assert!(matches!(play.refuses("A track C"), Reason::BannerEdge { cell: 3, .. }));
    assert!(play.allows("A track B"));
    assert!(with(2, "", text).allows("A track C"));
}

#[test]
fn r14_12_brahmabot_and_full_cities() {
    let text =
        "turn: A; B statues: B0; A statues: B1 B2 B3 B4 B5 B6; tiles: 3 9; A card: 1; B card: 2";
    let plays = |options: &str| {
        let mut play = with(1, options, text);
        play.play("A end; * tick 1");
        (play.state.public().statues[1][1].count_ones(), play.state.public().statues_built(B))
    };
    assert_eq!(plays(""), (1, 2), "the next city");
    assert_eq!(plays("search=lost"), (1, 1), "lost");
    assert_eq!(
        ["easy", "medium", "hard"].map(|l| rulebook(1, &format!("solo={l}")).level()),
        [0, 1, 2]
    );
}

#[test]
fn r14_13_brahmabot_and_equal_ways() {
    // From the start to Ahmadabad: r03 is closed to nobody, and so is the way
    // by Jodhpur, whose villages have lower numbers.
    let text = "turn: A; A card: 1; B card: 2; tiles: 7 9; B villages: v03 v04 v05 v06 v19 v20";
    for (option, length) in [("", 2), ("way=short", 2), ("way=low", 4)] {
        let mut play = with(1, option, text);
        play.play("A end; * tick 1");
        let went = play.heard.iter().find_map(|event| match event {
            Event::Went { villages, .. } => Some(villages.0.count_ones()),
            _ => None,
        });
        assert_eq!((went, play.priest(B)), (Some(length), "C".into()), "{option}");
    }
}
