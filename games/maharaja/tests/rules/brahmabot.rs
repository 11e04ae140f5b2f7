//! Chapters 15 and 16: Brahmabot.

use crate::support::{A, B, alone, begun, bot, fresh, rulebook, with};
use engine::{Game, Settings};
use maharaja::{Event, Maharaja, Phase, Reason, Reward};

const LAST: &str = "round: 7; maharaja: A; track: . . . . . . . . . B C D E F G A; ";

#[test]
fn r15_1_what_brahmabot_begins_with() {
    for (level, coins, prestige) in [("easy", 0, 2), ("medium", 2, 3), ("hard", 4, 4)] {
        let play = fresh(1, &format!("solo={level}"));
        assert_eq!((play.coins(B), play.prestige(B)), (coins, prestige));
        assert_eq!((play.hand(B), play.supply(B)), (20, 0));
        assert_eq!((play.coins(A), play.hand(A)), (15, 8));
    }
    let game = rulebook(1, "");
    assert_eq!((game.village_limit(), game.prizes(), game.open_rewards()), (1, &[12, 6][..], 2));
}

#[test]
fn r15_2_the_first_characters() {
    let mut play = begun(1, "", "10 5 2 16");
    assert_eq!((play.card(B), play.row()), (10, vec![5, 2, 16]));
    play.play("A choose 2");
    assert_eq!(play.refuses("* draw 10"), Reason::NotThere);
    play.play("* draw 8");
    assert_eq!((play.card(A), play.row()), (2, vec![5, 16, 8]));
}

#[test]
fn r15_3_the_set_up_tile() {
    for (level, shrines) in [("easy", 4), ("medium", 6), ("hard", 8)] {
        let mut play = begun(1, &format!("solo={level}"), "10 5 2 16");
        play.play("A choose 5; * draw 8; * setup 2");
        assert_eq!(play.state.public().shrines_built(B), shrines);
        assert!(matches!(play.refuses("A shrine v09"), Reason::VillageFull { limit: 1, .. }));
        play.play("A shrine v01; A shrine v02; A shrine v03; A shrine v04");
        assert_eq!(play.state.public().phase, Phase::Tiles);
    }
}

#[test]
fn r15_4_old_tiles_leave_and_the_row_is_filled() {
    let mut play = alone("A card: 3; B card: 10; row: 5 2 16; A plan: character character");
    play.play("A take 2; * draw 8");
    assert_eq!((play.card(A), play.row(), play.line("gone")), (2, vec![5, 16, 8], "3".into()));
    let gone = "1 4 6 7 8 9 11 12 13 14 15";
    let mut last = alone(&format!(
        "A card: 3; B card: 10; row: 5 2 16; gone: {gone}; A plan: character coins"
    ));
    last.play("A take 2");
    assert_eq!((last.row(), last.to_move().as_str()), (vec![5, 16], "A"), "no deck, no draw");
}

#[test]
fn r15_5_taking_its_tile() {
    let mut play = alone("A card: 3; B card: 10; row: 5 2 16; A plan: character coins");
    play.play("A take 10; * draw 8");
    assert_eq!((play.card(A), play.card(B), play.row()), (10, 5, vec![2, 16, 8]));
    let gone = "1 2 4 5 6 7 8 9 11 12 13 14 15 16";
    let empty =
        alone(&format!("A card: 3; B card: 10; row: -; gone: {gone}; A plan: character coins"));
    assert_eq!(empty.refuses("A take 10"), Reason::RowEmpty);
    assert!(empty.legal_with(A, "take").is_empty());
}

#[test]
fn r15_6_two_open_one_hidden() {
    let mut play = alone("phase: tiles");
    assert_eq!(play.refuses("* tiles 3 3"), Reason::NotThere);
    play.play("* tiles 3 7");
    assert_eq!((play.line("tiles"), play.to_move().as_str()), ("3 7".into(), "A"));
}

#[test]
fn r15_7_the_tick_names_the_tile() {
    let plays = |tick: &str| {
        let mut play = bot(7, "");
        play.play(tick);
        play.heard.iter().find_map(|event| match event {
            Event::Plays { tile } => Some(tile.number()),
            _ => None,
        })
    };
    assert_eq!((plays("* tick 1"), plays("* tick 2")), (Some(7), Some(9)));
    assert_eq!((plays("* tick 3"), plays("* tick 3; * reveal 5")), (None, Some(5)));
    assert_eq!(bot(7, "").refuses("* tick 7"), Reason::NotThere, "it lies open");
    let mut later = alone("A card: 1; B card: 2");
    assert_eq!(later.to_move(), "A");
    later.play("A end");
    assert_eq!(later.state.public().phase, Phase::Tick);
}

#[test]
fn r15_8_only_the_played_tile_leaves() {
    let mut play = bot(7, "");
    play.plays_left();
    assert_eq!(play.line("deck"), "1 2 3 4 5 6 8 9 10 11 12");
}

#[test]
fn r15_9_no_priest_no_coins_and_skipped() {
    let mut play = bot(1, "");
    play.plays_left();
    assert_eq!((play.sites(B, "A"), play.coins(B)), (vec![0], 1), "a statue, and one coin");
    let full = "A statues: A0 A1 A2 A3 A4 A5 A6";
    let mut play = bot(1, full);
    play.plays_left();
    assert!(play.told(|event| matches!(event, Event::Skipped { .. })));
    assert_eq!(play.coins(B), 1, "the next deed is done");
}

#[test]
fn r15_10_where_statues_stand() {
    let mut first = bot(3, "");
    first.plays_left();
    assert_eq!(first.sites(B, "B"), [0], "the first banner");
    let mut centre = bot(4, "A statues: B0 C0");
    centre.plays_left();
    assert_eq!(centre.sites(B, "D"), [0], "the first free centre");
    let mut order = bot(1, "A statues: A0 A4");
    order.plays_left();
    assert_eq!(order.sites(B, "A"), [1]);
    assert_eq!(order.tokens(B), 0, "no bonus");
}

#[test]
fn r15_11_where_it_is_a_close_second() {
    let text = "A cities: C C C E; B cities: C C; A statues: D0";
    let mut play = bot(6, text);
    play.plays_left();
    assert_eq!(play.sites(B, "C"), [0], "one behind, and left of E");
    let mut tie = bot(6, "A cities: C; B cities: C");
    tie.plays_left();
    assert!(tie.told(|event| matches!(event, Event::Skipped { .. })), "its number is lower: first");
}

#[test]
fn r15_12_the_banner_of_its_greatest_lead() {
    let mut play = bot(11, "B cities: E E E G; A cities: E");
    play.plays_left();
    assert_eq!(play.track(), ". . E B C D . F G A", "from 7 to 3");
    let mut none = bot(11, "A cities: E");
    none.plays_left();
    assert_eq!(none.track(), ". . . B C D E F G A");
}

#[test]
fn r15_13_with_an_empty_hand() {
    let villages = "v01 v02 v03 v04 v05 v06 v07 v08 v09 v10 v11 v12 v13 v14 v15 v16 v17";
    let mut play = bot(
        7,
        &format!(
            "B villages: {villages}; B cities: D D G; maharaja: E; \
        track: . . . A B C D F G E"
        ),
    );
    play.plays_left();
    // One shrine to Gwalior, one to Ahmadabad at the end of the way.
    assert_eq!((play.shrines(B, "E"), play.shrines(B, "C"), play.hand(B)), (0, 1, 0));
    assert_eq!((play.shrines(B, "D"), play.shrines(B, "G")), (2, 0));
}

#[test]
fn r15_14_a_swap() {
    let mut play = bot(12, "row: 5 7 8");
    play.plays_left();
    assert_eq!((play.card(B), play.to_move().as_str()), (2, "A"));
    play.play("A choose 7; * draw 16");
    assert_eq!((play.card(A), play.row()), (7, vec![5, 8, 16]));
    assert_eq!((play.priest(B), play.coins(B)), ("E".into(), 1), "then it goes on");
}

#[test]
fn r15_14_a_swap_with_nothing_left_to_draw() {
    // The last tile of the row, and one of two: once the player has chosen,
    // Brahmabot goes on and nobody is asked again.
    for (row, chosen, left) in [("3", 3, vec![]), ("3 16", 16, vec![3])] {
        let gone: Vec<_> = (4..=if left.is_empty() { 16 } else { 15 }).collect();
        let gone: Vec<_> = gone.iter().map(u8::to_string).collect();
        let mut play = bot(12, &format!("row: {row}; gone: {}", gone.join(" ")));
        play.plays_left();
        assert_eq!(play.to_move(), "A");
        play.play(&format!("A choose {chosen}"));
        assert_eq!((play.card(A), play.card(B), play.row()), (chosen, 2, left));
        assert_eq!((play.priest(B), play.coins(B)), ("E".into(), 1), "deeds, then the journey");
        assert_eq!(play.state.public().phase, Phase::Act, "the player's turn");
    }
}

#[test]
fn r15_15_the_way_it_takes() {
    let play = bot(7, "B villages: v03 v04 v12; A villages: v01 v02 v11");
    let way = |city: &str| {
        let way = play.game.way(play.state.public(), city.parse().unwrap());
        let villages: Vec<_> = way.villages().map(|v| v.to_string()).collect();
        (way.missing, way.strange, villages.join(" "))
    };
    assert_eq!(way("A"), (0, 1, "v03 v04 v12 v11".into()), "fewer of the player's");
    assert_eq!(way("C"), (2, 0, "v05 v06".into()), "fewest missing, then fewest villages");
    assert_eq!(way("F"), (2, 0, "v03 v04 v21 v22".into()));
}

#[test]
fn r15_16_it_builds_what_is_missing() {
    let mut play = bot(5, "B villages: v07 v08");
    play.plays_left();
    assert_eq!((play.priest(B), play.shrines(B, "v30")), ("G".into(), 1));
    assert_eq!((play.coins(B), play.shrines(B, "G")), (1, 0), "and nothing more");
    let all = "v03 v04 v05 v06 v07 v08 v09 v10 v11 v12 v15 v16 v19 v20 v21 v22 v23 v24 v27 v28";
    let mut poor = bot(5, &format!("B villages: {all}; B at: A"));
    poor.plays_left();
    assert!(poor.told(|event| matches!(event, Event::Stayed { .. })));
    assert_eq!(poor.priest(B), "A");
}

#[test]
fn r15_17_who_is_paid() {
    let mut play = bot(2, "A villages: v03 v04");
    play.plays_left();
    assert_eq!((play.priest(B), play.coins(A), play.coins(B)), ("B".into(), 17, 1));
    let mut play = alone("B villages: v03 v04");
    play.play("A go B");
    assert_eq!((play.coins(A), play.coins(B)), (13, 2));
}

#[test]
fn r15_18_what_it_builds_there() {
    let near = "B villages: v03 v04; ";
    let mut rich = bot(2, &format!("{near}B coins: 6"));
    rich.plays_left();
    assert_eq!((rich.sites(B, "B"), rich.coins(B), rich.shrines(B, "B")), (vec![0], 0, 0));
    let mut poor = bot(2, &format!("{near}B coins: 5"));
    poor.plays_left();
    assert_eq!((poor.sites(B, "B"), poor.coins(B), poor.shrines(B, "B")), (vec![], 6, 1));
    let full = "A statues: B0 B1 B2 B3 B4 B5 B6";
    let mut lost = bot(2, &format!("{near}B coins: 9; {full}"));
    lost.plays_left();
    assert_eq!((lost.coins(B), lost.shrines(B, "B")), (10, 1));
}

#[test]
fn r16_1_what_a_scoring_pays() {
    let scored = |text: &str| {
        let mut play = alone(&format!("A card: 2; B card: 1; played: B; {text}"));
        play.play("A end");
        let (_, coins, prestige) = play.scored();
        (coins[0], prestige[1])
    };
    assert_eq!(scored("A cities: A"), (12, 1));
    assert_eq!(scored("A cities: A; B cities: A A"), (6, 3));
    assert_eq!(scored("B cities: A"), (3, 3));
    assert_eq!(scored(""), (3, 0));
}

#[test]
fn r16_2_one_reward_leaves_in_every_round() {
    let mut play = alone("A card: 1; B card: 2; played: B; A cities: A; A at: B");
    play.play("A end");
    assert_eq!(play.legal_with(A, "reward"), ["reward coins", "reward shrines"]);
    assert!(matches!(play.refuses("A reward both"), Reason::RewardClosed { open: 2, .. }));
    play.play("A reward shrines");
    assert_eq!(play.rewards(), "coins both tribute prestige buy shrine maharani");
    // It does not come back; the next city is Jodhpur, where the priest is.
    play.play("* tiles 7 9; A plan coins coins; A end; * tick 1");
    assert_eq!(play.legal_with(A, "reward"), ["reward coins", "reward both"]);
    play.play("A reward both");
    assert_eq!(play.rewards(), "coins tribute prestige buy shrine maharani");
    // Without cult the lowest leaves, and nobody is asked.
    let mut none = alone("A card: 1; B card: 2; played: B");
    none.play("A end");
    assert!(none.told(|event| matches!(event, Event::Discarded { tile: Reward::Coins })));
    assert_eq!(none.rewards(), "shrines both tribute prestige buy shrine maharani");
    assert_eq!(none.round(), 2);
}

#[test]
fn r16_3_tribute_and_the_others() {
    let tiles = "rewards: tribute coins both shrines prestige buy shrine maharani";
    let mut play = alone(&format!("played: B; A card: 16; A cities: A; B coins: 3; {tiles}"));
    play.play("A end; A reward tribute");
    assert_eq!(play.coins(B), 0, "twice, with the Treasurer");
    let tiles = tiles
        .replace("tribute coins", "maharani coins")
        .replace("shrine maharani", "shrine tribute");
    let mut play = alone(&format!("played: B; A card: 1; A cities: A; row: 6 7 8; {tiles}"));
    play.play("A end; A reward maharani; A maharani 6; * tiles 7 9; A plan coins coins; A power 6");
    assert_eq!(play.prestige(A), 4);
}

#[test]
fn r16_4_special_rules_with_brahmabot() {
    let mut play = with(1, "r1=on", "played: B; B cities: A; B prestige: 0");
    play.play("A end");
    assert_eq!(play.prestige(B), 4);
    let play = with(1, "r4=on", "A card: 3; B card: 10; row: 5 2 16; A plan: character coins");
    assert_eq!(play.refuses("A take 10"), Reason::RowOnly { holder: B });
    let settings = Settings::read(Maharaja::SETTINGS, "r4=on").unwrap();
    let mut swap = bot(12, "row: 5 7 8");
    swap.game = Maharaja::new(1, &settings).unwrap();
    swap.plays_left();
    assert_eq!(swap.card(B), 2, "it still swaps");
}

#[test]
fn r16_5_its_seventh_statue_ends() {
    let mut play = bot(1, "B statues: B0 C0 D0 E0 F0 G0");
    play.plays_left();
    play.end_round();
    assert!(play.over() && play.round() == 1);
}

#[test]
fn r16_6_its_final_count() {
    let base = "B statues: A0 A1 B0; B coins: 9; A coins: 0; B cities: C; A cities: C";
    assert_eq!(alone(base).final_count(B), 9 + 2 + 2 + 1 + 1);
    assert_eq!(with(1, "final=f1", base).final_count(B), 9 + 3 + 3 + 2 + 1);
    assert_eq!(with(1, "final=f4", base).final_count(B), 9 + 2 + 2 + 1 + 1 + 2, "no loss");
    assert_eq!(alone(&base.replace("B coins: 9", "B coins: 0")).final_count(B), 9 + 2 + 2 + 1);
}

#[test]
fn r16_7_more_prestige_wins() {
    // Brahmabot has 5 and a coin at the end, the player so much and three coins.
    for (own, won) in [(5, false), (6, false), (7, true)] {
        let text = format!(
            "{LAST}A card: 1; B card: 2; played: B; rewards: coins both; A coins: 0; B coins: 1; \
            A prestige: {own}; B prestige: 5"
        );
        let mut play = alone(&text);
        play.play("A end");
        assert!(play.over());
        assert_eq!((play.total(A), play.total(B)), (own, 6));
        let told = |event: &Event| matches!(event, Event::Over { won: told, .. } if *told == won);
        assert!(play.told(told), "{own}");
        let places = play.game.places(&play.state);
        assert_eq!((places.of(A), places.winners().is_empty()), (if won { 1 } else { 2 }, !won));
    }
}
