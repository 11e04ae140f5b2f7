//! Rulings 39 to 73: scoring, rewards, characters, the end, variants.

use crate::support::{A, B, C, D, PLAIN, at, rulebook, scoring, scoring_by, with};
use engine::Game;
use maharaja::{Character, Event, Line, Reason, Reward, board};

const ALL_FOUR: &str = "A cities: A A A A; B cities: A A A; C cities: A A; D cities: A; ";

fn with_16(text: &str) -> crate::support::Play {
    scoring_by("", &PLAIN.replace("A card: 1", "A card: 16"), text)
}

#[test]
fn ruling_39_coins_then_prestige_then_tiles() {
    let play = scoring_by("r1=on", PLAIN, ALL_FOUR);
    assert_eq!(play.purses(), [27, 25, 23, 21]);
    assert_eq!((play.prestige(A), play.to_move().as_str()), (4, "A"));
}

#[test]
fn ruling_40_three_coins_and_the_row_of_the_player_count() {
    let play = scoring("A cities: A A; B cities: A");
    assert_eq!(play.scored().1, [12, 10, 3, 3]);
}

#[test]
fn ruling_41_equal_cult() {
    let play = scoring("C cities: A; D cities: A");
    assert_eq!(play.scored().1, [3, 3, 12, 10]);
    assert_eq!(play.to_move(), "C");
}

#[test]
fn ruling_42_taking_is_compulsory_using_is_not() {
    let mut play =
        scoring("A cities: A; rewards: maharani coins shrines both tribute prestige buy shrine");
    assert!(play.legal_for(A).iter().all(|action| action.to_string().starts_with("reward")));
    assert!(!play.allows("A waive"));
    play.play("A reward maharani; A waive");
    assert!(play.state.public().marked().is_empty());
    // What only gives is taken unused; what asks is waived when it asks.
    for (tile, word) in [("coins", "coins"), ("shrines", "shrines"), ("both", "both")] {
        let text = "A cities: A; rewards: coins shrines both maharani buy tribute prestige shrine";
        let mut play = scoring(text);
        play.play(&format!("A reward {tile} unused"));
        assert_eq!((play.purses(), play.prestige(A), play.hand(A)), (vec![27, 18, 18, 18], 3, 4));
        assert!(play.rewards().ends_with(word), "it goes on top all the same");
        assert!(play.told(|event| matches!(event, Event::Waived { seat: A, .. })));
    }
    let text = "A cities: A; rewards: tribute prestige maharani buy shrine coins shrines both";
    for tile in ["tribute", "prestige"] {
        let mut play = scoring(text);
        play.play(&format!("A reward {tile} unused"));
        assert_eq!((play.purses(), play.prestige(A)), (vec![27, 18, 18, 18], 3));
    }
    let play = scoring(text);
    for tile in [Reward::Maharani, Reward::Buy, Reward::Shrine] {
        assert_eq!(play.refuses(&format!("A reward {tile} unused")), Reason::TileAsks { tile });
    }
    assert_eq!(play.declining(A), ["reward tribute unused", "reward prestige unused"]);
}

#[test]
fn ruling_43_no_refill_in_the_phase() {
    let mut play = scoring(ALL_FOUR);
    for (seat, left) in [(A, 5), (B, 4), (C, 3), (D, 2)] {
        assert_eq!(play.legal_with(seat, "reward").len(), left);
        let first = play.legal_for(seat)[0];
        play.play(&format!("{seat} {first}"));
    }
}

#[test]
fn ruling_44_at_most_what_there_is() {
    let mut play = scoring(&format!(
        "{ALL_FOUR}B coins: 0; rewards: tribute coins shrines both prestige buy shrine maharani"
    ));
    play.play("A reward tribute");
    assert_eq!(play.purses(), [27, 8, 21, 19]);
    assert!(play.told(|event| matches!(event, Event::Tribute { lost: [0, 2, 2, 2], .. })));
}

#[test]
fn ruling_45_the_free_shrine_changes_no_ranking() {
    let mut play = scoring(
        "A cities: A A; B cities: A A A; rewards: shrine coins shrines both tribute prestige buy maharani",
    );
    play.play("B reward coins; A reward shrine; A free A");
    assert_eq!((play.shrines(A, "A"), play.round()), (3, 2));
    let mut none = scoring(
        "A cities: A; A hand: 0; rewards: shrine coins shrines both tribute prestige buy maharani",
    );
    none.play("A reward shrine");
    assert_eq!(none.round(), 2, "without a shrine in hand nothing");
}

#[test]
fn ruling_46_one_after_another() {
    let mut play = with_16(&format!(
        "{ALL_FOUR}D coins: 0; rewards: tribute buy coins shrines both prestige shrine maharani"
    ));
    play.play("A reward tribute; B reward coins; C reward both; D reward buy");
    assert_eq!(play.refuses("D buy 3"), Reason::NoCoins { need: 3, have: 2 });
}

#[test]
fn ruling_47_a_second_time_in_full() {
    let mut play =
        with_16("A cities: A; rewards: buy coins shrines both tribute prestige shrine maharani");
    play.play("A reward buy; A buy 3; A buy 2");
    assert_eq!((play.coins(A), play.prestige(A)), (22, 8));
    let tribute = "A cities: A; rewards: tribute coins shrines both buy prestige shrine maharani";
    let mut play = with_16(tribute);
    play.play("A reward tribute");
    assert_eq!(play.purses(), [27, 14, 14, 14], "up to four");
    // Once only, or not at all.
    let mut once = with_16(tribute);
    once.play("A reward tribute once");
    assert_eq!((once.purses(), once.round()), (vec![27, 16, 16, 16], 2));
    let mut none = with_16(tribute);
    none.play("A reward tribute unused");
    assert_eq!((none.purses(), none.round()), (vec![27, 18, 18, 18], 2));
    let both = "A cities: A; rewards: both coins buy shrines tribute prestige shrine maharani";
    for (action, coins, prestige) in [("both", 29, 5), ("both once", 28, 4), ("both unused", 27, 3)]
    {
        let mut play = with_16(both);
        play.play(&format!("A reward {action}"));
        assert_eq!((play.coins(A), play.prestige(A)), (coins, prestige), "{action}");
    }
    let play = with_16(both);
    assert_eq!(play.refuses("A reward buy once"), Reason::TileAsks { tile: Reward::Buy });
    assert_eq!(
        scoring(both).refuses("A reward both once"),
        Reason::NotHeld { card: Character::TREASURER }
    );
}

#[test]
fn ruling_48_the_owner_is_recorded() {
    let mut play =
        scoring("A cities: A; rewards: maharani coins shrines both tribute prestige buy shrine");
    play.play("A reward maharani; A maharani 6");
    play.all_plan("character coins");
    play.play("A end; B take 6");
    let poet = Character::POET;
    assert!(play.state.public().has(A, poet) && play.state.public().has(B, poet));
    assert_eq!(play.card(B), 6);
}

#[test]
fn ruling_49_when_a_token_goes_back() {
    let text = "maharani: A 6; maharani 2: B 5; round: 2; maharaja: A; row: 5 6 8; A card: 1; B card: 2; \
        track: . . . . B C D E F G A";
    let mut play = with(2, "", text);
    play.play("A power 6");
    assert_eq!(play.state.public().marked().len(), 1);
    play.end_round();
    assert!(play.state.public().marked().is_empty());
}

#[test]
fn ruling_50_scoring_abilities_by_token() {
    let text = "maharani: A 8; round: 2; maharaja: A; track: . . . . B C D E F G A; row: 8 4 6";
    let play = scoring_by("", &PLAIN.replace("row: 3 4 6; ", ""), text);
    assert_eq!(play.scored().0, [1, 0, 0, 0]);
}

#[test]
fn ruling_51_no_stacking() {
    let text = "A card: 8; maharani: A 8; round: 2; maharaja: A; track: . . . . B C D E F G A";
    assert_eq!(at(text).cult(A, "A"), 1);
}

#[test]
fn ruling_52_two_tokens_only() {
    let text = "maharani: C 3; A cities: A; round: 2; maharaja: A; track: . . . . B C D E F G A; \
        rewards: maharani coins shrines both tribute prestige buy shrine";
    let mut play = with_16(text);
    play.play("A reward maharani; A maharani 6");
    assert_eq!(play.round(), 3, "one was free, so one only");
}

#[test]
fn ruling_53_several_numbers_work_together() {
    let text = "A card: 15; row: 6 9 16; maharani: A 9; maharani 2: A 6; round: 2; maharaja: A; \
        track: . . . . B C D E F G A; B villages: v03 v04; A plan: statue coins";
    let mut play = at(text);
    play.play("A go B; A power 6; A statue B 0");
    assert_eq!((play.coins(A), play.prestige(A), play.coins(B)), (9, 4, 15));
}

#[test]
fn ruling_54_three_exchanges_mixed() {
    let mut play = at("A card: 3; A coins: 0; A prestige: 1");
    play.play("A exchange sell; A exchange buy; A exchange sell");
    assert_eq!((play.coins(A), play.prestige(A)), (2, 0));
}

#[test]
fn ruling_55_one_prestige_one_token() {
    let mut play = at("A card: 4; A prestige: 1");
    play.play("A power 4");
    assert_eq!((play.prestige(A), play.tokens(A)), (0, 1));
}

#[test]
fn ruling_56_only_in_the_scored_city_and_not_at_the_end() {
    let play = at("A card: 7; A cities: A A; B card: 5; B at: B; A coins: 0; B coins: 0");
    assert_eq!((play.cult(A, "A"), play.plain_cult(A, "A")), (3, 2));
    assert_eq!((play.final_count(A), play.final_count(B)), (2, 2));
}

#[test]
fn ruling_57_three_cells() {
    let mut play = at("A card: 10");
    play.play("A power 10 A");
    assert_eq!(play.track(), ". . . B C D A E F G");
}

#[test]
fn ruling_58_per_effect() {
    let cards = PLAIN.replace("A card: 1", "A card: 11");
    let mut play = scoring_by(
        "r1=on",
        &cards,
        "A cities: A; rewards: both coins shrines tribute prestige buy shrine maharani",
    );
    assert_eq!(play.prestige(A), 5);
    play.play("A reward both");
    assert_eq!(play.prestige(A), 7);
    assert_eq!(play.final_count(A), (27 + 1) / 5 + 2, "not in the final count");
    // Three purchases of one tile are one effect, or by the option three.
    let buy = "A cities: A; rewards: buy coins shrines tribute prestige both shrine maharani";
    for (option, gained) in [("chronicler=effect", 4), ("chronicler=each", 6)] {
        let mut play = scoring_by(option, &cards, buy);
        play.play("A reward buy; A buy 3");
        assert_eq!(play.prestige(A), 3 + gained, "{option}");
    }
}

#[test]
fn ruling_59_the_city_half_of_two_shrines() {
    let mut play = at("A card: 12; A plan: shrines coins");
    play.play("A shrine v01; A shrine F; A end");
    assert_eq!(play.shrines(A, "F"), 1);
}

#[test]
fn ruling_60_the_builder_pays() {
    for (option, cost) in [("", 1), ("builder=paid", 1), ("builder=free", 0)] {
        for place in ["v07", "D"] {
            let mut play = with(2, option, "A card: 13");
            play.play(&format!("A power 13 {place}"));
            assert_eq!((play.coins(A), play.hand(A), play.supply(A)), (15 - cost, 4, 15));
            assert_eq!(play.shrines(A, place), 1);
        }
        let poor = with(2, option, "A card: 13; A coins: 0");
        assert_eq!(poor.allows("A power 13 D"), cost == 0, "{option}");
    }
}

#[test]
fn ruling_61_a_token_that_waits() {
    let mut play = at("A card: 14; A tokens: 1");
    play.play("A token stock; A power 14; A end");
    assert_eq!(play.tokens(A), 1);
}

#[test]
fn ruling_62_every_statue() {
    let mut play =
        at("A card: 15; A at: B; A coins: 20; A plan: statue statue+shrine; A tokens: 1");
    play.play("A statue B 0; A statue B 2; A token statue; A statue B 3");
    assert_eq!(play.coins(A), 20 - 6 - 7 - 6);
}

#[test]
fn ruling_63_only_order_and_ties() {
    assert_eq!(Character::FIRST.ability(), maharaja::Ability::None);
    // Nothing to use, no cult of its own, and the usual prices.
    let play = at("A card: 1; A plan: statue coins");
    assert!(play.legal_with(A, "power").is_empty() && play.legal_with(A, "exchange").is_empty());
    assert_eq!(play.cult(A, "A"), 0);
    assert_eq!(play.game.statue_cost(play.state.public(), A, "B".parse().unwrap()), 9);
    // It goes first, wherever its owner sits, and wins the tie.
    let mut play = with(3, "", "phase: plan; A card: 9; B card: 2; C card: 1; A at: A; C at: A");
    play.all_plan("coins coins");
    assert_eq!(play.to_move(), "C");
    play.end_turns();
    assert_eq!((play.scored().0, play.scored().1), (vec![1, 0, 1], vec![9, 3, 12]));
    assert_eq!(play.to_move(), "C", "the first reward too");
}

#[test]
fn ruling_64_played_out() {
    let text = "B statues: A0 B0 C0 D0 E0 F0; B at: G; B plan: statue coins; A card: 2; B card: 1; \
        turn: B";
    let mut play = with(2, "", text);
    play.play("B statue G 0; B end; A coins; A end").end_round();
    assert!(play.over());
}

#[test]
fn ruling_65_tokens_left_are_worth_nothing() {
    let base = "A coins: 0; A cities: A A; A at: A; ";
    let plain = at(&format!("{base}A card: 1")).final_count(A);
    assert_eq!(plain, 2);
    assert_eq!(at(&format!("{base}A card: 1; A tokens: 7")).final_count(A), plain);
    // Two shrines and a priest against three shrines: neither 5, 7 nor 8 helps.
    let rival = "B cities: A A A A; B coins: 0; ";
    for card in [5, 7, 8, 11, 15, 16] {
        let play = at(&format!("{base}{rival}A card: {card}; B card: 1"));
        assert_eq!((play.final_count(A), play.final_count(B)), (0, 2), "{card}");
    }
    // A Maharani token on 8 does not either.
    let text = "maharani: A 8; row: 8 4 6; round: 2; maharaja: A; track: . . . . B C D E F G A; \
        A card: 1; A coins: 0";
    assert_eq!((at(text).cult(A, "A"), at(text).final_count(A)), (1, 0));
}

#[test]
fn ruling_66_the_final_count() {
    let play = at("A statues: A0 B1; B statues: B2; A coins: 14");
    assert_eq!(play.final_count(A), 6 + 2 + 2 + 1);
    assert_eq!(board::FINAL_STATUE, 3);
}

#[test]
fn ruling_67_prestige_statues_coins() {
    let last =
        "phase: over; round: 7; maharaja: A; track: . . . . . . . . . B C D E F G A; played: A B; ";
    let play = with(2, "", &format!("{last}A statues: A0; B prestige: 8; A coins: 0; B coins: 4"));
    assert_eq!((play.total(A), play.total(B)), (8, 8));
    assert_eq!(play.game.places(&play.state).of(A), 1, "statues before coins");
}

#[test]
fn ruling_68_no_order() {
    // Coins that bring prestige are not paid for it: they still break the tie,
    // and shrines that bring a loss stay in the supply.
    let last =
        "phase: over; round: 7; maharaja: A; track: . . . . . . . . . B C D E F G A; played: A B; ";
    let text = format!("{last}A coins: 5; A prestige: 5; B coins: 4; B prestige: 6");
    let play = with(2, "", &text);
    assert_eq!((play.total(A), play.total(B)), (6, 6));
    assert_eq!(play.game.places(&play.state).of(A), 1, "five coins are more than four");
    // What a tile brings is the same beside any other count.
    let text = "A cities: A; A statues: B0 B1; A coins: 9; A villages: v01 v02";
    let count = |options: &str| with(2, options, text).final_count(A);
    let alone = |tile: &str| count(&format!("final={tile} tile=alone"));
    for tile in ["f2", "f3", "f4", "pairs", "supply"] {
        assert_eq!(count(&format!("final={tile}")), count("") + alone(tile), "{tile}");
        assert_ne!(alone(tile), 0, "{tile}");
    }
    assert_eq!(alone("f4"), alone("pairs") + alone("supply"));
}

#[test]
fn ruling_69_tiles_add() {
    let text = "A cities: A; A coins: 5";
    let usual = with(2, "", text).final_count(A);
    assert_eq!(with(2, "final=f3", text).final_count(A), usual);
    assert_eq!(with(2, "final=f2", text).final_count(A), usual + 1);
    assert_eq!(with(2, "final=f1", text).final_count(A), usual + 1, "3 for 2");
}

#[test]
fn ruling_70_the_grouping_of_lines() {
    let tiles = ["f1", "f2", "f3", "f4", "pairs", "supply"];
    let counts = tiles.map(|tile| rulebook(2, &format!("final={tile}")).final_lines().len());
    assert_eq!(counts, [1, 1, 1, 2, 1, 1]);
    // Two statues in each of two cities, 7 shrines in the supply: together
    // 4 - 7, alone 4 and - 7.
    let text = "A statues: A0 A1 B0 B1; A hand: 13; A supply: 7; A coins: 0";
    let usual = with(2, "", text).final_count(A);
    let more = |tile: &str| with(2, &format!("final={tile}"), text).final_count(A) - usual;
    assert_eq!((more("f4"), more("pairs"), more("supply")), (-3, 4, -7));
}

#[test]
fn ruling_71_what_the_lines_count() {
    let play =
        at("A at: A; B villages: v01 v02; A villages: v01 v02 v29 v30; A hand: 16; A supply: 0");
    let line = |line| play.game.line(play.state.public(), A, line);
    assert_eq!(line(Line::Presence(1)), 0, "a priest alone is no presence");
    assert_eq!(line(Line::Roads(2)), 2, "who else stands there is irrelevant");
    assert_eq!(line(Line::Supply(-1)), 0, "the hand does not count");
}

#[test]
fn ruling_72_outer_statues_at_the_end() {
    let text = "A statues: A1 A2; B cities: A A A; A coins: 0; B coins: 0";
    assert_eq!(with(2, "", text).final_count(A), 6 + 2);
    assert_eq!(with(2, "r2=on", text).final_count(A), 6);
}

#[test]
fn ruling_73_special_rules_one_and_four() {
    let play = scoring_by("r1=on", &PLAIN.replace("A card: 1", "A card: 11"), "A cities: A");
    assert_eq!((play.prestige(A), play.to_move().as_str()), (5, "A"), "before tiles are chosen");
    let mut play = scoring_by(
        "r4=on",
        PLAIN,
        "A cities: A; rewards: maharani coins shrines both tribute prestige buy shrine",
    );
    play.play("A reward maharani; A maharani 6");
    assert_eq!(play.line("maharani"), "A 6", "the Maharani stays allowed");
}
