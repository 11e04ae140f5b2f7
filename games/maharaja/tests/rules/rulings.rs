//! Rulings 1 to 38: set-up, track, turn, travel, statues.

use crate::support::{A, B, C, D, at, begun, faults, rulebook, scoring, with};
use engine::{Game, Seat, Viewer};
use maharaja::{Character, Event, Kind, Place, Reason};

#[test]
fn ruling_1_once_per_round_in_the_own_turn() {
    let mut play = with(2, "", "phase: plan; A card: 6; B card: 7; A tokens: 2");
    play.all_plan("coins coins");
    play.play("A power 6; A token coins");
    assert!(!play.allows("A power 6") && !play.allows("A token coins"));
    play.end_round();
    play.all_plan("coins coins");
    assert!(play.allows("A power 6") && play.allows("A token coins"), "again in the next round");
}

#[test]
fn ruling_2_the_row_is_never_refilled() {
    let mut play = begun(2, "", "1 2 5 9 12");
    play.play("A choose 1; B choose 9");
    assert_eq!((play.row(), play.state.public().gone.len()), (vec![2, 5, 12], 11));
    assert!(play.state.public().deck().is_empty());
}

#[test]
fn ruling_3_no_snake() {
    let mut play = begun(2, "", "1 2 5 9 12");
    play.play("A choose 9; B choose 1");
    play.play("B shrine v01; A shrine v02; B shrine v03; A shrine v04");
    assert!(matches!(play.refuses("B shrine v02"), Reason::VillageFull { limit: 1, .. }));
    play.play("B shrine v05; A shrine v06; B shrine v07; A shrine v08");
    assert_eq!((play.hand(A), play.supply(A), play.hand(B)), (4, 12, 4));
}

#[test]
fn ruling_4_never_two_of_a_colour_in_a_village() {
    let found = faults(3, "", "A villages: v01 v01");
    assert!(found.contains(&"fault-village".to_owned()));
    assert!(faults(3, "", "A cities: A A A A A A A A").is_empty(), "no limit in cities");
}

#[test]
fn ruling_5_seven_tokens_and_no_end_of_coins() {
    let mut play = at("A tokens: 3; B tokens: 3; A card: 14");
    play.play("A power 14");
    assert_eq!((play.tokens(A), play.state.public().tokens_left()), (4, 0));
    // The seventh is out: a gain is void, though the ability is used and a
    // Maharani token on it goes back.
    let text = "maharani: A 14; row: 14 2 6; round: 2; maharaja: A; track: . . . . B C D E F G A; \
        B tokens: 7; A card: 1; B card: 5";
    let mut void = at(text);
    void.play("A power 14");
    assert_eq!((void.tokens(A), void.state.public().marked().len()), (0, 0));
    assert_eq!(at("A card: 4; B tokens: 7").refuses("A power 4"), Reason::NoTokenLeft);
    let mut rich = at("A coins: 9000");
    rich.play("A coins");
    assert_eq!(rich.coins(A), 9003);
}

#[test]
fn ruling_6_take_what_is_left() {
    let mut play = at("A card: 2; A hand: 19; A supply: 1; A plan: stock coins");
    play.play("A stock");
    assert_eq!((play.hand(A), play.supply(A)), (20, 0));
    assert_eq!(play.refuses("A power 2"), Reason::SupplyEmpty);
    let text = "A cities: A; A hand: 17; A supply: 2; \
        rewards: shrines coins both tribute prestige buy shrine maharani";
    let mut play = scoring(text);
    play.play("A reward shrines");
    assert_eq!((play.hand(A), play.supply(A)), (19, 0));
    let play = at("A at: B; A plan: statue coins; A statues: A0 A1 A2 A3 A4 A5 A6");
    assert_eq!(play.refuses("A statue B 0"), Reason::NoStatueLeft);
}

#[test]
fn ruling_7_prestige_is_secret() {
    let play = at("B prestige: 17");
    let public = play.game.view(&play.state, Viewer::Public);
    assert_eq!(public.prestige, [None; 4]);
    assert_eq!(public.public.coins, [15; 4], "coins are not");
}

#[test]
fn ruling_8_discs_one_by_one() {
    let mut play = with(3, "", "phase: plan; A card: 1; B card: 2; C card: 3");
    play.all_plan("coins track");
    let open = |play: &crate::support::Play| {
        let view = play.game.view(&play.state, Viewer::Public);
        view.disc.map(|disc| disc.is_some())
    };
    assert_eq!(open(&play)[..3], [true, false, false]);
    play.play("A end");
    assert_eq!(open(&play)[..3], [true, true, false]);
}

#[test]
fn ruling_9_the_maharaja_beside_the_board() {
    let mut play = begun(2, "", "1 2 5 9 12");
    assert_eq!(play.state.public().maharaja, Place::START);
    play.play("A choose 1; B choose 9");
    for n in 1..=4 {
        assert_eq!(play.state.public().maharaja, Place::START);
        play.play(&format!("A shrine v{:02}; B shrine v{:02}", 2 * n - 1, 2 * n));
    }
    assert_eq!(play.line("maharaja"), "A", "in phase 1");
    play.all_plan("track track");
    play.play("A track B; A track G; A end; B track A; B end");
    assert_eq!((play.line("maharaja"), play.round()), ("B".into(), 2), "and in phase 1 again");
}

#[test]
fn ruling_10_slips_of_the_text() {
    // 12 for the other city is a slip: 10, and 12 only where the Maharaja is.
    let text = "maharaja: B; track: . . . A C D E F G B; A plan: statue+shrine coins";
    for (city, left) in [("A", 5), ("B", 3)] {
        let mut play = at(&format!("{text}; A at: {city}"));
        play.play(&format!("A statue {city} 0"));
        assert_eq!(play.coins(A), left, "{city}");
    }
    // 8 in the last column is a slip: everybody without cult gets 3.
    for players in 2..=4 {
        let last = Seat::new(usize::from(players) - 1);
        let played: Vec<_> = Seat::all(usize::from(players) - 1).map(|s| s.to_string()).collect();
        let text = format!("turn: {last}; played: {}; A cities: A", played.join(" "));
        let cards = "A card: 1; B card: 2; C card: 9; D card: 12; "
            .split_inclusive("; ")
            .take(usize::from(players))
            .collect::<String>();
        let mut play = with(players, "", &format!("{cards}{text}"));
        play.play(&format!("{last} end"));
        let mut coins = vec![3; usize::from(players)];
        coins[0] = 12;
        assert_eq!(play.scored().1, coins);
    }
    // Five lines on four tiles: f4 has two of them.
    let lines = ["f1", "f2", "f3", "f4"].map(|tile| {
        let game = rulebook(2, &format!("final={tile}"));
        game.final_lines().len()
    });
    assert_eq!(lines, [1, 1, 1, 2]);
    // Everybody has one priest.
    let play = at("A at: B");
    assert_eq!((play.plain_cult(A, "B"), play.plain_cult(A, "A")), (1, 0));
}

#[test]
fn ruling_11_cells_push_and_tidy() {
    // In every round the row is r + 3 to r + 9 after the visit.
    let mut play = crate::rules::track::opened();
    for round in 1..=3u8 {
        let cells = play.state.public().track.cells();
        let mut sorted = cells;
        sorted.sort_unstable();
        assert_eq!(sorted.to_vec(), (round + 3..=round + 9).collect::<Vec<_>>());
        play.all_plan("track track");
        play.play("A track C; A track F; A end; B track C").end_round();
    }
}

#[test]
fn ruling_12_it_stops_at_cell_one() {
    // From cell 4 to 1 as usual; from there and from 2 only to the edge.
    let mut play = at("A plan: track track");
    play.play("A track C");
    assert_eq!(play.track(), ". C . B . D E F G A");
    play.play("A track C");
    assert_eq!(play.track(), "C . . B . D E F G A", "from 2 to 1");
    // On a taken cell it pushes as usual.
    let text = "A plan: track track; track: B C . . . D E F G A";
    let mut play = at(text);
    play.play("A track C");
    assert_eq!(play.track(), "C B . . . D E F G A");
    let refused = with(4, "edge=refuse", text);
    assert!(matches!(refused.refuses("A track C"), Reason::BannerEdge { cell: 2, .. }));
    assert!(matches!(refused.refuses("A track B"), Reason::BannerEdge { cell: 1, .. }));
    assert!(refused.allows("A track D"));
}

#[test]
fn ruling_13_any_banner_any_round() {
    let mut play = with(
        2,
        "",
        "round: 7; maharaja: A; A plan: track coins; \
        track: . . . . . . . . . B C D E F G A",
    );
    play.play("A track A");
    assert_eq!(play.track(), ". . . . . . . . . B C D A E F G");
}

#[test]
fn ruling_14_gaps_wherever_a_banner_lands_on_an_empty_cell() {
    let mut play = at("A plan: track coins");
    play.play("A track D");
    assert_eq!(play.track(), ". . D B C . E F G A");
    play.play("A end").end_round();
    assert_eq!(play.track(), ". . . . B C E F G A D");
}

#[test]
fn ruling_15_the_scored_city_stays() {
    let mut play =
        at("A plan: track coins; D cities: A; A card: 1; B card: 2; C card: 9; D card: 12");
    play.play("A track A; A end").end_turns();
    assert_eq!(play.scored().0, [0, 0, 0, 1]);
}

#[test]
fn ruling_16_no_compensation() {
    let mut play = at("A plan: prestige statue");
    play.play("A end");
    assert_eq!(play.purses(), [15; 4]);
}

#[test]
fn ruling_17_prices_add_up_and_never_fall_below_nothing() {
    let play = at("A card: 15; A plan: statue coins");
    let cost = |city: &str| play.game.statue_cost(play.state.public(), A, city.parse().unwrap());
    assert_eq!((cost("A"), cost("F")), (8, 6));
}

#[test]
fn ruling_18_special_rule_three_keeps_discounts() {
    let play = with(2, "r3=on", "A card: 1; A plan: statue coins");
    assert_eq!(play.game.statue_cost(play.state.public(), A, "F".parse().unwrap()), 11);
}

#[test]
fn ruling_19_shrines_cost_one_or_nothing() {
    let mut play = at("A plan: shrine statue+shrine");
    play.play("A shrine v01; A shrine v02");
    assert_eq!(play.coins(A), 14);
}

#[test]
fn ruling_20_villages_from_anywhere() {
    let play = at("A plan: shrine coins");
    assert_eq!(play.legal_with(A, "shrine v").len(), 30);
    assert!(play.legal_with(A, "shrine A").is_empty());
}

#[test]
fn ruling_21_the_turn_is_judged_as_a_whole() {
    let mut play = at("A plan: shrines shrines; A at: A; A hand: 4; A coins: 4");
    play.play("A shrine v01; A shrine v02");
    assert_eq!(play.refuses("A end"), Reason::CityShrineDue { shrines: 2 });
    play.play("A shrine A");
    assert_eq!(play.refuses("A end"), Reason::CityShrineDue { shrines: 1 });
    play.play("A shrine A; A end");
    // The Envoy may go while the village can be taken back, not once it was
    // passed and no city is in reach without it.
    let text = "A card: 12; row: 2 6 16; A plan: shrines character; A villages: v01; ";
    let mut play = at(text);
    play.play("A shrine v05; A take 2; A back v05; A end");
    let mut play = at(&format!("{text}B villages: v03 v04 v11 v12; A coins: 6"));
    play.play("A shrine v02; A go A; A go B; A go S");
    assert_eq!(play.coins(A), 1, "no toll can be paid but on the own road");
    assert!(play.allows("A take 2"), "Delhi is free to reach");
    play.state = at(&format!("{text}A coins: 2; built: 1 0 0; roads: 30")).state;
    assert_eq!(play.refuses("A take 2"), Reason::CityShrineDue { shrines: 1 });
    play.play("A shrine G; A take 2");
}

#[test]
fn ruling_22_halves_mix() {
    let mut play = at("A plan: statue+shrine shrines; A at: A; A villages: v11 v12; A coins: 20");
    play.play("A shrine A; A statue A 0; A go B; A shrine B; A go A; A shrine v05; A end");
    assert_eq!(play.coins(A), 20 - 12 - 3);
}

#[test]
fn ruling_23_prestige_once_for_each_arrow() {
    let mut play = at("A plan: prestige coins");
    play.play("A prestige");
    assert_eq!(play.refuses("A prestige"), Reason::NotPlanned { kind: Kind::Prestige });
}

#[test]
fn ruling_24_twice_is_twice() {
    let mut play = at("A plan: prestige prestige");
    play.play("A prestige; A prestige");
    assert_eq!((play.coins(A), play.prestige(A)), (9, 7));
}

#[test]
fn ruling_25_a_different_one() {
    let mut play = at("A card: 1; B card: 5; row: 2 9 16; A plan: character character");
    play.play("A take 5; B choose 1; A take 1; B choose 5");
    assert_eq!((play.card(A), play.card(B), play.row()), (1, 5, vec![2, 9, 16]));
}

#[test]
fn ruling_26_order_after_a_change() {
    let text = "phase: plan; A card: 2; B card: 5; C card: 9; row: 16 7 8";
    let mut play = with(3, "", text);
    play.all_plan("character coins");
    play.play("A take 5; B choose 16; A end");
    assert_eq!(play.to_move(), "C", "B has 16 now");
}

#[test]
fn ruling_27_a_token_just_gained() {
    let mut play = at("A card: 14; A plan: coins coins");
    play.play("A power 14; A token coins; A coins; A coins; A coins");
    assert_eq!(play.coins(A), 24, "also the same as a planned one");
}

#[test]
fn ruling_28_a_tile_another_has_used() {
    let text = "phase: plan; A card: 6; B card: 7; row: 16 8 12";
    let mut play = with(2, "", text);
    play.play("A plan coins coins; B plan character coins");
    play.play("A power 6; A end; B take 6; A choose 7; B power 6");
    assert_eq!((play.prestige(A), play.prestige(B)), (4, 4));
    // Back to a number already used: no second use.
    let mut play = at("A card: 6; row: 14 2 16; A plan: character character");
    play.play("A power 6; A take 14; A power 14; A take 6");
    assert_eq!(play.refuses("A power 6"), Reason::PowerUsed { card: Character::POET });
    assert_eq!((play.prestige(A), play.tokens(A)), (4, 1));
}

#[test]
fn ruling_29_an_ability_is_no_action() {
    let mut play = at("A card: 6; A tokens: 1; A plan: coins coins");
    play.play("A power 6; A coins; A coins; A token coins; A coins");
    assert_eq!((play.prestige(A), play.coins(A), play.tokens(A)), (4, 24, 0));
}

#[test]
fn ruling_30_exactly_while_held() {
    let mut play = at("A card: 12; row: 2 6 16; A plan: character statue");
    assert!(play.allows("A statue F 0"));
    play.play("A take 2");
    assert!(!play.allows("A statue F 0"));
}

#[test]
fn ruling_31_per_player() {
    let mut play = at("B villages: v01; C villages: v01 v02; A coins: 3");
    play.play("A go A");
    assert_eq!(play.purses(), [0, 16, 17, 15]);
}

#[test]
fn ruling_32_in_full_at_every_passage() {
    let play = at("B villages: v01; C villages: v01 v02; A coins: 2");
    assert!(matches!(play.refuses("A go A"), Reason::Toll { need: 3, have: 2, .. }));
}

#[test]
fn ruling_33_the_start_is_worth_nothing() {
    let play = scoring("");
    assert_eq!(play.scored().0, [0; 4], "all priests stand there");
    let mut play = at("A villages: v01 v02 v03 v04; A at: A; A coins: 0; B at: B; C at: B");
    play.play("A go S; A go B");
    assert_eq!((play.priest(A), play.coins(A)), ("B".into(), 0), "free, and any number stop");
}

#[test]
fn ruling_34_nobody_receives() {
    let mut play = at("A card: 9; B villages: v01; C villages: v02");
    play.play("A go A; A go S");
    assert_eq!(play.purses(), [15; 4]);
}

#[test]
fn ruling_35_the_default_way() {
    // To Khajuraho: straight for 2, or round by Ahmadabad for 2 as well.
    let play = at("B villages: v07 v08; A villages: v05 v06; C villages: v27 v28");
    let journey = play.state.public().journey(A);
    let to: Place = "D".parse().unwrap();
    assert_eq!(journey.toll(to), Some(2));
    assert_eq!(journey.stops(to).count(), 1, "fewest villages");
}

#[test]
fn ruling_36_all_sites_at_every_count() {
    for players in 2..=4 {
        let play = with(players, "", "A at: G; A plan: statue coins");
        assert_eq!(play.legal_with(A, "statue").len(), 7);
        assert_eq!(play.declining(A), ["statue G 1 plain", "statue G 4 plain"]);
    }
    let mut play = at("A at: F; A plan: statue statue; A coins: 30");
    play.play("A statue F 1; A statue F 2");
    assert_eq!(play.tokens(A), 1, "once, on building there");
    // The same statue without the bonus.
    let mut play = at("A at: F; A plan: statue coins");
    let city = "F".parse().unwrap();
    assert_eq!(play.refuses("A statue F 0 plain"), Reason::NoBonus { city, site: 0 });
    play.play("A statue F 1 plain");
    assert_eq!((play.tokens(A), play.coins(A), play.sites(A, "F")), (0, 15 - 9, vec![1]));
    assert!(play.told(|event| matches!(event, Event::Declined { .. })));
    assert!(!play.told(|event| matches!(event, Event::Bonus { .. })));
    let mut play = at("A at: C; A plan: statue coins");
    play.play("A statue C 4 plain");
    assert_eq!(play.coins(A), 15 - 9, "3 coins declined");
}

#[test]
fn ruling_37_a_bonus_is_received() {
    let mut play = at("A card: 11; A at: C; A plan: statue coins");
    play.play("A statue C 1");
    assert_eq!(play.prestige(A), 3 + 2);
}

#[test]
fn ruling_38_no_site_no_statue() {
    let full = "A at: B; A plan: statue+shrine coins; C statues: B0 B1 B2 B3; D statues: B4 B5 B6";
    let mut play = at(full);
    for (site, by) in [(0, C), (3, C), (4, D), (6, D)] {
        let reason = play.refuses(&format!("A statue B {site}"));
        assert!(matches!(reason, Reason::SiteTaken { by: found, .. } if found == by), "{site}");
    }
    assert!(play.legal_with(A, "statue").is_empty());
    play.play("A shrine B");
    assert_eq!(play.shrines(A, "B"), 1, "the other part can be done");
    // Without a statue left, the same.
    let none = "A at: B; A plan: statue+shrine coins; A statues: A0 A1 C0 D0 E0 F0 G0; A coins: 20";
    let mut play = at(none);
    assert_eq!(play.refuses("A statue B 0"), Reason::NoStatueLeft);
    assert!(play.legal_with(A, "statue").is_empty());
    play.play("A shrine B");
    assert_eq!(play.shrines(A, "B"), 1);
}
