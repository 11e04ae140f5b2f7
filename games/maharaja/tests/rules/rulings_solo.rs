//! Rulings 74 to 101: Brahmabot, the bound of a turn, the first set.

use crate::support::{A, B, alone, begun, bot, faults, with};
use engine::{Game, Viewer};
use maharaja::{Cause, Chance, Character, Deed, Event, Phase, Reason, board};

#[test]
fn ruling_74_set_up_for_two() {
    let mut play = begun(1, "solo=hard", "10 5 2 16");
    play.play("A choose 5; * draw 8; * setup 3");
    assert_eq!((play.to_move().as_str(), play.hand(B)), ("A", 12), "Brahmabot first");
    assert!(!play.allows("A shrine v15"), "closed to the player");
}

#[test]
fn ruling_75_the_row_and_the_deck() {
    let mut play = alone("A card: 3; B card: 10; row: 5 2 16; A plan: character coins");
    play.play("A take 16");
    assert_eq!(play.refuses("* draw 3"), Reason::NotThere, "old tiles leave the match");
    play.play("* draw 1");
    assert_eq!(play.row(), [5, 2, 1]);
    // The last one of the deck is what chance draws.
    let mut last = alone(
        "A card: 3; B card: 10; row: 5 2 16; gone: 1 6 7 8 9 11 12 13 14 15; \
        A plan: character coins",
    );
    last.play("A take 16");
    let mut random = testkit::rng(1);
    for _ in 0..20 {
        assert_eq!(last.game.roll(&last.state, &mut random).to_string(), "draw 4");
    }
    let gone = "3 4 5 6 7 8 9 10 11 12 13 14 15 16";
    let mut empty = bot(12, &format!("row: -; gone: {gone}"));
    empty.plays_left();
    assert!(empty.told(|event| matches!(event, Event::Skipped { deed: Deed::Swap })));
}

#[test]
fn ruling_76_the_leftmost() {
    let mut play = alone("A card: 3; B card: 10; row: 16 2 5; A plan: character coins");
    play.play("A take 10");
    assert_eq!(play.card(B), 16);
}

#[test]
fn ruling_77_the_right_one_is_hidden() {
    let mut play = bot(7, "");
    play.play("* tick 6");
    assert_eq!(play.state.public().phase, Phase::Reveal);
    assert_eq!(play.refuses("* reveal 7"), Reason::NotThere);
    assert_eq!(play.refuses("* reveal 6"), Reason::NotThere, "that one is turned over");
    play.play("* reveal 12");
}

#[test]
fn ruling_78_deeds_in_order_then_the_journey() {
    let mut play = bot(7, "B villages: v05 v06");
    play.plays_left();
    let kinds: Vec<&str> = play
        .heard
        .iter()
        .filter_map(|event| match event {
            Event::Ticked { .. } => Some("tick"),
            Event::Plays { .. } => Some("plays"),
            Event::Shrine { .. } => Some("shrine"),
            Event::BotCoins { .. } => Some("coins"),
            Event::Went { .. } => Some("went"),
            _ => None,
        })
        .collect();
    assert_eq!(kinds, ["tick", "plays", "shrine", "coins", "went", "shrine", "coins"]);
}

#[test]
fn ruling_79_one_leaves_a_round() {
    let mut play = bot(7, "");
    play.play("* tick 3; * reveal 5");
    assert_eq!(play.line("deck"), "1 2 3 4 6 7 8 9 10 11 12", "the tick tile stays");
    assert!(faults(1, "", "deck: 1 2 3 7 9").contains(&"fault-brahmabot".to_owned()));
}

#[test]
fn ruling_80_skipped_and_not_replaced() {
    let mut play = bot(6, "");
    play.plays_left();
    assert!(play.told(|event| matches!(event, Event::Skipped { deed: Deed::StatueSecond })));
    assert_eq!(play.state.public().statues_built(B), 0);
}

#[test]
fn ruling_81_full_cities_are_ignored_in_a_search() {
    let full = "A statues: B0 B1 B2 B3 B4 B5 B6";
    let mut play = bot(3, full);
    play.plays_left();
    assert_eq!(play.sites(B, "C"), [0]);
    // Where it is second by least is full: the next, or by the option nothing.
    let second = "phase: tick; A card: 2; B card: 1; tiles: 6 9; A cities: C C C; \
        A statues: B0 B1 B2 B3; B statues: B4 B5 B6";
    for (option, sites) in [("search=next", vec![0]), ("search=lost", vec![])] {
        // 9 to 6 in B, where no site is free; 3 to 0 in C.
        let mut play = with(1, option, second);
        play.plays_left();
        assert_eq!(play.sites(B, "C"), sites, "{option}");
    }
    for (option, sites) in [("search=next", vec![0]), ("search=lost", vec![])] {
        let text = format!("phase: tick; A card: 2; B card: 1; tiles: 3 9; {full}");
        let mut play = with(1, option, &text);
        play.plays_left();
        assert_eq!(play.sites(B, "C"), sites, "{option}");
    }
    let mut lost = bot(1, "A statues: A0 A1 A2 A3 A4 A5 A6");
    lost.plays_left();
    assert_eq!(lost.state.public().statues_built(B), 0, "the Maharaja's city is no search");
}

#[test]
fn ruling_82_first_by_plain_cult() {
    let mut play = bot(6, "A cities: C C; B cities: C C");
    play.plays_left();
    assert!(play.sites(B, "C").is_empty(), "equal, and its number is lower");
    let mut zero = bot(6, "A cities: D");
    zero.plays_left();
    assert_eq!(zero.sites(B, "D"), [0], "second with nothing where the player has something");
}

#[test]
fn ruling_83_the_smallest_gap() {
    let mut play = bot(6, "A cities: C C D D E; B cities: D");
    play.plays_left();
    assert_eq!(play.sites(B, "D"), [0], "1 behind, left of E");
}

#[test]
fn ruling_84_the_largest_lead() {
    let mut play = bot(11, "B cities: C D D; A cities: C");
    play.plays_left();
    assert_eq!(play.track(), ". D . B C . E F G A", "from 6 to 2");
    let mut tie = bot(11, "B cities: C; A cities: C");
    tie.plays_left();
    assert_eq!(tie.track(), "C . . B . D E F G A", "a tie it wins is a lead");
}

#[test]
fn ruling_85_site_order_and_no_price() {
    let mut play = bot(1, "A statues: A0 A1");
    play.plays_left();
    assert_eq!((play.sites(B, "A"), play.coins(B)), (vec![4], 1));
}

#[test]
fn ruling_86_from_the_rightmost_city() {
    let villages = "v01 v02 v03 v04 v05 v06 v07 v08 v09 v10 v11 v12 v13 v14 v15 v16 v17 v18";
    let mut play = bot(10, &format!("B villages: {villages}; B cities: C F; B at: A; B coins: 6"));
    play.plays_left();
    assert_eq!(["A", "C", "F"].map(|city| play.shrines(B, city)), [1, 1, 0]);
}

#[test]
fn ruling_87_already_there() {
    let play = bot(2, "B at: B");
    let way = play.game.way(play.state.public(), "B".parse().unwrap());
    assert_eq!((way.missing, way.strange, way.villages().count()), (0, 0, 0));
}

#[test]
fn ruling_88_the_choice_of_a_way() {
    let way = |text: &str, city: &str| {
        let play = bot(7, text);
        let way = play.game.way(play.state.public(), city.parse().unwrap());
        way.villages().map(|v| v.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(way("", "F"), "v05 v06 v29", "three missing, not four");
    assert_eq!(way("B at: F", "C"), "v29");
    assert_eq!(way("B villages: v03 v04 v19 v20; A villages: v05 v06", "C"), "v03 v04 v19 v20");
    // Of equals the lowest villages: from Delhi to the start by Jodhpur or Gwalior.
    let both = "B at: A; B villages: v11 v12 v19 v20 v13 v14 v23 v24 v27 v28";
    assert_eq!(way(both, "C"), "v11 v12 v19 v20");
    let tie = "B at: A; B villages: v15 v16 v17 v18 v21 v22 v25 v26 v29 v30";
    assert_eq!(way(tie, "B"), "v15 v16 v22 v21");
    // Two ways from Delhi to Bikaner without the player's shrines: the short
    // one, or by the option the one that begins with the lowest village.
    let two = "phase: tick; A card: 2; B card: 1; tiles: 7 9; B at: A; \
        B villages: v11 v12 v15 v16 v21 v22";
    for (option, villages) in [("way=short", "v15 v16"), ("way=low", "v11 v12 v21 v22")] {
        let play = with(1, option, two);
        let way = play.game.way(play.state.public(), "F".parse().unwrap());
        let list: Vec<_> = way.villages().map(|v| v.to_string()).collect();
        assert_eq!(list.join(" "), villages, "{option}");
    }
    // Where roads cost nothing, what leads nowhere is no part of the way: the
    // road from Delhi to the start begins with the lowest village.
    let astray = "phase: tick; A card: 2; B card: 1; tiles: 7 9; B at: A; \
        B villages: v01 v02 v13 v14";
    for option in ["way=short", "way=low"] {
        let play = with(1, option, astray);
        let way = play.game.way(play.state.public(), "E".parse().unwrap());
        let list: Vec<_> = way.villages().map(|v| v.to_string()).collect();
        assert_eq!(list.join(" "), "v13 v14", "{option}");
    }
}

#[test]
fn ruling_89_paid_also_when_it_built() {
    let mut play = bot(5, "A villages: v07 v08");
    play.plays_left();
    assert_eq!((play.coins(A), play.shrines(B, "v30")), (17, 1));
}

#[test]
fn ruling_90_connected_or_not() {
    let mut play = bot(2, "B coins: 9");
    play.plays_left();
    assert_eq!((play.coins(B), play.sites(B, "B")), (9, vec![]), "it had to build on the way");
}

#[test]
fn ruling_91_always_six() {
    let text = "phase: tick; A card: 2; B card: 1; tiles: 2 9; B at: B; B coins: 6";
    let mut play = with(1, "r3=on", text);
    play.plays_left();
    assert_eq!((play.coins(B), play.sites(B, "B")), (0, vec![0]));
    assert_eq!(board::BOT_STATUE, 6);
}

#[test]
fn ruling_92_its_coins_lie_open() {
    // Two shrines of Brahmabot on the way there and back: 4 coins to it.
    let mut play = alone("B villages: v03 v04; B coins: 3");
    play.play("A go B; A go S");
    assert_eq!((play.coins(A), play.coins(B)), (11, 7));
    for viewer in [Viewer::Public, Viewer::Seat(A)] {
        assert_eq!(play.game.view(&play.state, viewer).public.coins[1], 7, "everybody sees them");
    }
    // With an own shrine there, or the Monk, it gets nothing.
    let mut own = alone("B villages: v03; A villages: v04; B coins: 3");
    own.play("A go B");
    assert_eq!((own.coins(A), own.coins(B)), (14, 4));
    let mut monk = alone("A card: 9; B villages: v03 v04; B coins: 3");
    monk.play("A go B");
    assert_eq!((monk.coins(A), monk.coins(B)), (15, 3));
    // It spends them: with 6 a statue where it comes to.
    let mut rich = bot(2, "A villages: v03; B villages: v04; B coins: 6");
    rich.plays_left();
    assert_eq!((rich.coins(B), rich.coins(A), rich.sites(B, "B")), (0, 16, vec![0]));
}

#[test]
fn ruling_93_scoring() {
    let mut play = alone("A card: 8; B card: 1; played: B; B cities: A");
    play.play("A end");
    assert_eq!(play.scored(), (vec![1, 1], vec![6, 0], vec![0, 3]), "the player's ability counts");
}

#[test]
fn ruling_94_two_are_left_in_round_seven() {
    let text = "round: 7; maharaja: A; track: . . . . . . . . . B C D E F G A; played: B; A cities: A; \
        rewards: coins both";
    let mut play = alone(text);
    play.play("A end");
    assert_eq!(play.legal_with(A, "reward").len(), 2);
    play.play("A reward both");
    assert!(play.over());
    assert_eq!(play.rewards(), "coins");
}

#[test]
fn ruling_95_tokens_persist_though_tiles_leave() {
    let text = "maharani: A 6; gone: 6; A card: 1; B card: 2; row: 5 7 8; round: 2; maharaja: A; \
        track: . . . . B C D E F G A; rewards: coins both shrine buy maharani prestige shrines";
    let mut play = alone(text);
    play.play("A power 6");
    assert_eq!(play.prestige(A), 4);
    // Tribute takes from Brahmabot, and with 16 twice.
    for (card, left) in [(1, 3), (16, 1)] {
        let text = format!(
            "played: B; A card: {card}; A cities: A; B coins: 5; \
            rewards: tribute coins both shrines prestige buy shrine maharani"
        );
        let mut play = alone(&text);
        play.play("A end; A reward tribute");
        assert_eq!(play.coins(B), left, "{card}");
    }
}

#[test]
fn ruling_96_special_rules() {
    let mut play = with(1, "r1=on", "played: B; A cities: A");
    play.play("A end");
    assert_eq!((play.prestige(A), play.prestige(B)), (4, 3 + 1));
}

#[test]
fn ruling_97_its_final_count() {
    let play = with(1, "final=f4", "B statues: A0; B coins: 4; A coins: 0");
    assert_eq!(play.final_count(B), 3 + 2 + 1);
}

#[test]
fn ruling_98_equal_is_lost() {
    let play = alone(
        "phase: over; round: 7; maharaja: A; track: . . . . . . . . . B C D E F G A; \
        played: A B; rewards: coins; A coins: 0; A prestige: 5; B prestige: 5",
    );
    assert_eq!(play.game.places(&play.state).of(A), 2);
}

#[test]
fn ruling_99_its_character_only_orders() {
    // No ability of any character works for Brahmabot in a scoring.
    for card in 2..=16 {
        let text = format!(
            "A card: 1; B card: {card}; played: B; B at: A; B cities: A A A; B prestige: 2"
        );
        let mut play = alone(&text);
        play.play("A end");
        assert_eq!(play.scored().0, [0, 4], "{card}");
        assert_eq!(play.prestige(B), 2 + 3, "{card}");
        assert!(play.coins(A) == 15 + 3 && play.coins(B) == 0, "{card}");
    }
    // It orders the turns and breaks ties.
    for (own, its, first) in [(3, 4, "A"), (4, 3, "chance")] {
        let text = format!("phase: plan; A card: {own}; B card: {its}; A plan: -");
        let mut play = alone(&text);
        play.play("A plan coins coins");
        assert_eq!(play.to_move(), first);
        let text = format!("A card: {own}; B card: {its}; played: B; A cities: A; B cities: A");
        let mut play = alone(&text);
        play.play("A end");
        let paid = if own < its { 12 } else { 6 };
        assert_eq!(play.scored().1[0], paid, "{own} and {its}");
    }
    // And its seventh statue ends the match, once the round is played out.
    let mut play = bot(1, "B statues: B0 C0 D0 E0 F0 G0; A cities: A");
    play.plays_left();
    assert_eq!((play.over(), play.to_move().as_str()), (false, "A"));
    play.end_round();
    assert!(play.told(|event| matches!(event, Event::Over { cause: Cause::Statues, .. })));
}

#[test]
fn ruling_100_thirty_roads() {
    let play = alone("A villages: v01 v02; roads: 30");
    assert!(matches!(play.refuses("A go A"), Reason::Tired { most: 30, .. }));
    let mut play = alone("A villages: v01 v02; roads: 30");
    play.play("A coins; A go A");
}

#[test]
fn ruling_102_no_passage_through_an_empty_village() {
    // Whoever has passed a shrine and could take it back would stand in a city
    // to which no road leads.
    let mut play = alone("A plan: shrines coins; A villages: v01; A hand: 2; A coins: 2");
    play.play("A shrine v02; A go A");
    assert!(play.legal_with(A, "back").is_empty());
    assert!(play.state.public().villages.inhabited() & 3 == 3);
    play.play("A shrine A; A end");
    // Passed on the way back, or on another road: only the own one counts.
    let mut play = alone("A plan: shrines coins; A villages: v01 v02; A at: S");
    play.play("A shrine v03; A go A");
    assert_eq!(play.legal_with(A, "back"), ["back v03"]);
}

#[test]
fn ruling_101_the_first_set_is_for_four() {
    // Four have all seven in play, three and two as many as they need of them.
    let mut random = testkit::rng(101);
    for (players, in_play) in [(2, 5), (3, 6), (4, 7)] {
        let play = crate::support::fresh(players, "characters=first");
        for _ in 0..40 {
            let Chance::Characters(cards) = play.game.roll(&play.state, &mut random) else {
                panic!("the characters are drawn first");
            };
            let numbers: Vec<u8> = cards.iter().map(Character::number).collect();
            assert_eq!(numbers.len(), in_play);
            assert!(numbers.iter().all(|number| [1, 2, 5, 9, 12, 14, 15].contains(number)));
        }
    }
    // Alone all sixteen are drawn from.
    let mut solo = crate::support::fresh(1, "characters=first");
    solo.play("* company 10 3 4 16");
    assert_eq!(solo.row(), [3, 4, 16]);
}
