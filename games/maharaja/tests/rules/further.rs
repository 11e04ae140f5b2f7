//! Further examples for two to four players, with their exact numbers.

use crate::support::{A, B, C, D, PLAIN, Play, at, scoring, scoring_by, with};
use engine::{Game, Viewer};
use maharaja::{Event, Kind, Reason, Reward};

#[test]
fn t1_discounts_stack() {
    let cost = |options: &str, text: &str, city: &str| {
        let play = with(4, options, &format!("A card: 15; {text}"));
        play.game.statue_cost(play.state.public(), A, city.parse().unwrap())
    };
    assert_eq!(cost("", "A plan: statue coins", "B"), 6);
    assert_eq!(cost("", "A plan: statue coins", "A"), 8);
    assert_eq!(cost("", "A plan: statue+shrine coins", "B"), 7);
    assert_eq!(cost("r3=on", "A plan: statue coins", "B"), 8);
    let mut play = at("A card: 15; A at: B; A plan: statue+shrine coins");
    play.play("A statue B 0; A shrine B");
    assert_eq!(play.coins(A), 15 - 7 - 1);
}

#[test]
fn t2_a_free_shrine() {
    let mut play = at("A coins: 0; A plan: shrine track");
    play.play("A shrine v01");
    assert_eq!(play.coins(A), 0);
}

#[test]
fn t3_half_an_action() {
    let mut play = at("A coins: 10; A at: B; A plan: statue+shrine coins");
    play.play("A statue B 0");
    assert_eq!(play.refuses("A shrine B"), Reason::NoCoins { need: 1, have: 0 });
    play.play("A end");
    assert_eq!(play.purses(), [0, 15, 15, 15]);
}

#[test]
fn t4_two_shrines() {
    let text = "A villages: v01; A coins: 3; A hand: 2; A plan: shrines track";
    let mut play = at(text);
    play.play("A shrine v02; A go A; A shrine A");
    assert_eq!((play.coins(A), play.hand(A)), (1, 0));
    let mut play = at(text);
    play.play("A shrine v02");
    assert_eq!(play.refuses("A shrine v03"), Reason::CityOnly);
    assert_eq!(play.refuses("A end"), Reason::CityShrineDue { shrines: 1 });
}

#[test]
fn t5_limits_of_villages() {
    let text = "A villages: v01; B villages: v01; turn: C; played: A B; A card: 1; B card: 2; \
        C card: 5; C plan: shrine shrine";
    let play = with(3, "", text);
    assert!(matches!(play.refuses("C shrine v01"), Reason::VillageFull { limit: 2, .. }));
    let play = with(3, "", "A villages: v01; A plan: shrine coins");
    assert!(matches!(play.refuses("A shrine v01"), Reason::OwnShrine { .. }));
    let play = with(2, "", "A villages: v01; B villages: v02; A plan: shrine coins");
    assert!(matches!(play.refuses("A shrine v01"), Reason::OwnShrine { .. }));
    assert!(matches!(play.refuses("A shrine v02"), Reason::VillageFull { limit: 1, .. }));
}

#[test]
fn t6_tolls_again_and_again() {
    let text = "B villages: v20; A villages: v19; A at: B; A coins: 3";
    let mut play = at(text);
    play.play("A go C; A go B");
    assert_eq!((play.coins(A), play.coins(B)), (1, 17));
    let mut play = at(&text.replace("A coins: 3", "A coins: 1"));
    play.play("A go C");
    assert!(matches!(play.refuses("A go B"), Reason::Toll { need: 1, have: 0, .. }));
}

#[test]
fn t7_an_own_shrine_frees() {
    let mut play = at("A villages: v11 v12; B villages: v12 v11; turn: A; A at: B");
    play.play("A go A");
    assert_eq!(play.purses(), [15, 15, 15, 15]);
}

#[test]
fn t8_the_monk_pays_nobody() {
    let text = "A villages: v11 v12; B villages: v12; C card: 9; A card: 1; B card: 2; D card: 12; \
        turn: C; played: A B; C at: A";
    let mut play = at(text);
    play.play("C go B");
    assert_eq!(play.purses(), [15, 15, 15, 15]);
}

#[test]
fn t10_no_second_turn() {
    let mut play = with(3, "", "phase: plan; A card: 2; B card: 5; C card: 9; row: 1 7 8");
    play.all_plan("character coins");
    play.play("A end; B take 1; B end");
    assert_eq!(play.to_move(), "C");
    play.end_turns();
    assert_eq!(play.round(), 2);
}

#[test]
fn t11_a_chain() {
    let mut play = at("A card: 6; row: 14 2 16; A plan: character track");
    play.play("A power 6; A take 14; A power 14");
    assert_eq!(play.refuses("A token character"), Reason::TokenCharacter);
    play.play("A token coins; A coins");
    assert_eq!((play.prestige(A), play.tokens(A), play.coins(A)), (4, 0, 18));
    let mut play = at("A card: 14; A tokens: 1; A plan: coins track");
    play.play("A power 14; A token stock");
    assert_eq!(play.refuses("A token coins"), Reason::TokenUsed);
}

#[test]
fn t12_the_money_changer() {
    let mut play = at("A card: 3; A coins: 6; A prestige: 3");
    play.play("A exchange buy; A exchange buy; A exchange sell");
    assert_eq!((play.coins(A), play.prestige(A)), (4, 4));
    assert!(!play.allows("A exchange buy") && !play.allows("A exchange sell"));
}

#[test]
fn t13_the_penitent() {
    assert_eq!(at("A card: 4; A prestige: 0").refuses("A power 4"), Reason::NoPrestige);
    assert_eq!(at("A card: 4; B tokens: 7").refuses("A power 4"), Reason::NoTokenLeft);
    let mut play = at("A card: 4");
    play.play("A power 4");
    assert_eq!((play.prestige(A), play.tokens(A)), (2, 1));
}

#[test]
fn t14_no_tokens_left() {
    let mut play = at("A card: 14; B tokens: 7; A at: B; A plan: statue coins");
    play.play("A statue B 1");
    assert!(play.told(|event| matches!(event, Event::Bonus { given: 0, .. })));
    play.play("A power 14");
    assert!(play.told(|event| matches!(event, Event::Power { got: 0, .. })));
    assert_eq!((play.tokens(A), play.tokens(B)), (0, 7));
    assert!(!play.allows("A power 14"), "it was used all the same");
}

#[test]
fn t16_chronicler_and_treasurer() {
    let cards =
        "A card: 11; B card: 2; C card: 9; D card: 12; row: 16 4 6; turn: D; played: A B C; ";
    let text = "maharani: A 16; round: 2; maharaja: A; track: . . . . B C D E F G A; A cities: A; \
        rewards: prestige coins shrines both tribute buy shrine maharani";
    let mut play = scoring_by("", cards, text);
    play.play("A reward prestige");
    assert_eq!(play.prestige(A), 3 + 6);
}

#[test]
fn t17_the_temple_keeper() {
    let play = at("A card: 7; A cities: A A A A A; A statues: A2; A at: A");
    assert_eq!(play.cult(A, "A"), 5 + 2 + 2 + 1);
    assert_eq!(at("A card: 7; A cities: A").cult(A, "A"), 1);
}

#[test]
fn t18_high_priest_and_devotee() {
    let cards = "A card: 5; B card: 8; C card: 9; D card: 12; row: 3 4 6; turn: D; played: A B C; ";
    let mut play = scoring_by("", cards, "A at: A");
    assert_eq!(play.scored().0, [2, 1, 0, 0]);
    play.play("A reward coins");
    assert_eq!(play.to_move(), "B", "ranked, and chooses");
}

#[test]
fn t19_a_tie() {
    let cards =
        "A card: 11; B card: 3; C card: 9; D card: 12; row: 1 4 6; turn: D; played: A B C; ";
    let play = scoring_by("", cards, "A cities: A A A A; B cities: A A A A");
    assert_eq!(play.scored().1, [10, 12, 3, 3]);
}

#[test]
fn t20_absent_players() {
    let mut play = scoring("A cities: A A A A A; B cities: A A");
    assert_eq!(play.scored().1, [12, 10, 3, 3]);
    play.play("A reward coins; B reward shrines");
    assert_eq!(play.rewards(), "both tribute prestige buy shrine maharani coins shrines");
}

#[test]
fn t21_three_and_two_players() {
    let cards = "A card: 1; B card: 2; C card: 9; turn: C; played: A B; ";
    let mut three = with(3, "", &format!("{cards}A cities: A A A; B cities: A A; C cities: A"));
    three.play("C end");
    assert_eq!((three.scored().1, three.legal_with(A, "reward").len()), (vec![12, 9, 6], 4));
    let mut two =
        with(2, "", "A card: 1; B card: 2; turn: B; played: A; A cities: A A; B cities: A");
    two.play("B end");
    assert_eq!((two.scored().1, two.legal_with(A, "reward").len()), (vec![12, 6], 3));
}

#[test]
fn t22_the_order_of_tiles() {
    let text = "A cities: A A A A; B cities: A A A; C cities: A A; D cities: A; \
        rewards: coins shrines both tribute prestige buy shrine maharani";
    let mut play = scoring(text);
    play.play("A reward coins; B reward both");
    assert!(!play.allows("C reward both"), "taken");
    play.play("C reward prestige; D reward shrines");
    assert_eq!(play.rewards(), "tribute buy shrine maharani coins both prestige shrines");
    let open: Vec<_> = play.state.public().rewards.open(5).collect();
    assert_eq!(open.last(), Some(&Reward::Coins));
}

#[test]
fn t24_a_spoiled_purchase() {
    let cards =
        "A card: 16; B card: 2; C card: 9; D card: 12; row: 3 4 6; turn: D; played: A B C; ";
    let text = "A cities: A A A A; B cities: A A A; C cities: A A; D cities: A; D coins: 0; \
        rewards: tribute buy coins shrines both prestige shrine maharani";
    let mut play = scoring_by("", cards, text);
    play.play("A reward tribute");
    assert_eq!(play.coins(D), 2);
    play.play("B reward coins; C reward both; D reward buy");
    assert_eq!(play.legal_with(D, "buy"), ["buy 1", "buy 2"]);
}

/// A has put the Maharani on a character of the row.
fn marked(card: u8) -> Play {
    let cards = PLAIN.replace("row: 3 4 6", &format!("row: {card} 4 6"));
    let tiles = "rewards: maharani coins shrines both tribute prestige buy shrine; A cities: A; \
        round: 3; maharaja: A; track: . . . . . B C D E F G A";
    let mut play = scoring_by("", &cards, tiles);
    play.play(&format!("A reward maharani; A maharani {card}"));
    play
}

#[test]
fn t25_a_maharani_on_a_once_character() {
    let mut play = marked(10);
    assert_eq!(play.line("maharani"), "A 10", "still there after round 3");
    play.all_plan("coins coins");
    play.play("A power 10 D");
    assert!(play.state.public().marked().is_empty(), "back at once");
    assert!(!play.allows("A power 10 D"));
    let mut unused = marked(10);
    unused.all_plan("coins coins");
    unused.end_round();
    assert!(unused.state.public().marked().is_empty(), "back after round 4");
}

#[test]
fn t26_a_maharani_on_a_permanent_character() {
    let mut play = marked(15);
    play.all_plan("statue character");
    let cost =
        |play: &Play, seat| play.game.statue_cost(play.state.public(), seat, "C".parse().unwrap());
    assert_eq!(cost(&play, A), 10 - 1 - 3);
    play.play("A end; B take 15");
    assert_eq!(cost(&play, B), 10 - 1 - 3);
    assert!(play.state.public().has(A, "15".parse().unwrap()), "both pay less");
    play.end_round();
    assert!(!play.state.public().has(A, "15".parse().unwrap()), "full price in the next");
}

#[test]
fn t27_no_token_left() {
    let text = "A cities: A; maharani: C 3; maharani 2: D 4; round: 2; maharaja: A; \
        track: . . . . B C D E F G A; rewards: maharani coins shrines both tribute prestige buy shrine";
    let mut play = scoring(text);
    play.play("A reward maharani");
    assert!(play.told(|event| matches!(event, Event::Waived { tile: Reward::Maharani, .. })));
    assert!(play.rewards().ends_with("maharani"));
}

#[test]
fn t30_seven_rounds_untouched() {
    let mut play = crate::rules::track::opened();
    let mut visited = String::new();
    while !play.over() {
        visited.push_str(&play.line("maharaja"));
        let round = play.round();
        let last = play.track().split(' ').count();
        assert_eq!(last, usize::from(round) + 9, "number {round}");
        play.all_plan("coins coins");
        play.end_round();
    }
    assert_eq!((visited.as_str(), play.round()), ("ABCDEFG", 7));
}

#[test]
fn t31_the_seventh_statue() {
    let mut play = at("round: 5; maharaja: A; track: . . . . . . . B C D E F G A; \
        A statues: A0 B0 C0 D0 E0 F0; A at: G; A plan: statue coins");
    play.play("A statue G 0; A end");
    let mut order = String::new();
    while play.state.public().phase == maharaja::Phase::Act {
        let seat = play.to_move();
        order.push_str(&seat);
        play.play(&format!("{seat} end"));
    }
    assert_eq!(order, "BCD");
    assert!(play.told(|event| matches!(event, Event::Scored { .. })));
    play.end_round();
    assert!(play.over() && play.round() == 5);
}

#[test]
fn t32_envoy_and_builder() {
    let mut play =
        at("A card: 12; maharaja: B; track: . . . A C D E F G B; A plan: statue+shrine coins");
    play.play("A statue B 1");
    assert_eq!((play.coins(A), play.tokens(A)), (3, 1));
    let mut play = at("A card: 13");
    play.play("A power 13 C");
    assert_eq!((play.coins(A), play.supply(A), play.hand(A)), (14, 15, 4));
    assert!(matches!(at("A card: 13; A coins: 0").refuses("A power 13 C"), Reason::NoCoins { .. }));
}

#[test]
fn t33_bonus_sites() {
    let mut play = at("A at: F; A plan: statue coins");
    play.play("A statue F 1");
    assert_eq!(play.tokens(A), 1);
    let mut play = at("A at: C; A plan: statue coins");
    play.play("A statue C 4");
    assert_eq!(play.coins(A), 15 - 9 + 3);
    let mut play = at("A at: E; A plan: statue coins; A hand: 19; A supply: 1");
    play.play("A statue E 4");
    assert_eq!((play.hand(A), play.supply(A)), (20, 0));
}

#[test]
fn t35_tie_breaks() {
    let last =
        "phase: over; round: 7; maharaja: A; track: . . . . . . . . . B C D E F G A; played: A B; ";
    let places = |a: &str, b: &str| {
        let play = with(2, "", &format!("{last}{a}; {b}"));
        let places = play.game.places(&play.state);
        (play.total(A), play.total(B), places.of(A), places.of(B))
    };
    // 33 prestige each: five statues and 3 coins beat four and 20.
    let five = "A statues: A1 B1 C1 D1 E1; A coins: 3; A cities: -; A prestige: 8";
    let four = "B statues: A0 B0 C0 D0; B coins: 20; B prestige: 9";
    assert_eq!(places(five, four), (8 + 15 + 2, 9 + 12 + 4 + 8, 2, 1));
    let five = five.replace("prestige: 8", "prestige: 16");
    assert_eq!(places(&five, four), (33, 33, 1, 2));
    // Five statues each, every city tied: 33 with 7 coins beats 33 with 3.
    let seven = "A statues: A1 B1 C1 D1 E1; A coins: 7; A prestige: 12";
    let three = "B statues: A2 B2 C2 D2 E2; B coins: 3; B prestige: 13";
    assert_eq!(places(seven, three), (33, 33, 1, 2), "more coins");
    assert_eq!(places("A coins: 7", "B coins: 7"), (4, 4, 1, 1), "all equal share");
}

#[test]
fn t36_an_empty_city_and_a_lone_priest() {
    assert_eq!(at("A coins: 0").final_count(A), 0);
    assert_eq!(at("A coins: 0; A at: D").final_count(A), 2);
}

#[test]
fn t37_final_tiles() {
    let base = "A coins: 0; B coins: 0; C coins: 0; D coins: 0; ";
    let f1 = with(4, "final=f1", &format!("{base}A cities: A; B cities: B; C cities: B"));
    assert_eq!([A, B, C, D].map(|seat| f1.final_count(seat)), [3, 2, 2, 0], "2 and 1 are off");
    // What a tile brings beside the usual count.
    let brings = |tile: &str, text: &str| {
        let count = |options: &str| with(4, options, text).final_count(A);
        count(&format!("final={tile}")) - count("")
    };
    let text = "A cities: A B C; A statues: D1 E1; A at: F; A villages: v01 v02 v03 v27 v28 v29";
    assert_eq!((brings("f2", text), brings("f3", text)), (5, 4));
    let text = "A statues: A0 A1 B0 B1; A hand: 13; A supply: 7";
    assert_eq!(brings("f4", text), 4 - 7);
}

#[test]
fn t38_special_rules() {
    let cards =
        "A card: 11; B card: 2; C card: 9; D card: 12; row: 3 4 6; turn: D; played: A B C; ";
    let play = scoring_by("r1=on", cards, "A cities: A");
    assert_eq!(play.prestige(A), 3 + 2);
    // Two outer statues, a shrine and a priest: 4 instead of 6, in the scoring
    // and at the end. B has five shrines there.
    let text =
        "A statues: A1 A2; A cities: A; A at: A; B cities: A A A A A; A coins: 0; B coins: 0";
    for (options, cult, first, last) in [("", 6, A, 6 + 2), ("r2=on", 4, B, 6)] {
        let play = scoring_by(options, PLAIN, text);
        assert_eq!((play.scored().0[0], play.to_move()), (cult, first.to_string()), "{options}");
        let text = format!("A card: 1; B card: 2; C card: 9; D card: 12; {text}");
        assert_eq!(with(4, options, &text).final_count(A), last, "{options}");
    }
    let play = with(2, "r4=on", "A card: 1; B card: 5; row: 2 9 16; A plan: character coins");
    assert!(matches!(play.refuses("A take 5"), Reason::RowOnly { .. }));
    assert!(play.allows("A take 9"));
}

#[test]
fn t39_interleaving() {
    let text = "A card: 9; row: 15 2 16; B villages: v03 v04; A plan: statue+shrine character";
    let mut play = at(text);
    play.play("A go B; A shrine B; A take 15; A statue B 0");
    assert_eq!((play.coins(A), play.coins(B)), (15 - 1 - 7, 15));
    let left: Vec<Kind> = play.state.public().duty.undone().collect();
    assert!(left.is_empty());
}

#[test]
fn t40_secrecy() {
    let text = "A plan: coins coins; B plan: statue statue; C plan: track track; D plan: -; \
        phase: plan; A prestige: 7; B prestige: 8; C prestige: 9; D prestige: 10";
    let play = at(text);
    let seen = |viewer: Viewer, key: &str| -> Vec<String> {
        let view = serde_json::to_value(play.game.view(&play.state, viewer)).unwrap();
        let seats = view["seats"].as_array().expect("the seats");
        seats.iter().map(|seat| seat[key].to_string()).collect()
    };
    let null = || "null".to_owned();
    for (n, viewer) in [A, B, C].into_iter().enumerate() {
        let mut prestige = vec![null(); 4];
        prestige[n] = (7 + n).to_string();
        assert_eq!(seen(Viewer::Seat(viewer), "prestige"), prestige);
        let plans = seen(Viewer::Seat(viewer), "plan");
        assert!(plans.iter().enumerate().all(|(m, plan)| (*plan == null()) == (m != n)));
    }
    assert_eq!(seen(Viewer::Public, "prestige"), vec![null(); 4]);
    assert_eq!(seen(Viewer::Public, "plan"), vec![null(); 4]);
    // Two of the three tiles; the third may still be any that is not open.
    let mut solo = crate::support::alone("phase: tick; A card: 2; B card: 1; tiles: 3 7");
    solo.play("* tick 6");
    let view = serde_json::to_value(solo.view(A)).unwrap();
    let brahmabot = &view["brahmabot"];
    assert_eq!(brahmabot["tiles"], serde_json::json!([3, 7]));
    assert!(brahmabot["tile"].is_null());
    let hidden: Vec<u8> =
        (1..=12).filter(|tile| solo.allows(&format!("* reveal {tile}"))).collect();
    assert_eq!(hidden, [1, 2, 4, 5, 8, 9, 10, 11, 12]);
}
