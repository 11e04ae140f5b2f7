//! The rulings, one by one. Each points at what it settles; more is in the
//! chapters.

use crate::support::{A, B, C, D, E, at, begun, fresh, rulebook, with};
use engine::{Game, Illegal, Viewer};
use raja::{Asked, Character, Deed, Event, Kind, Place, Reason};

#[test]
fn ruling_1_neutral_palaces_in_every_mode() {
    for options in ["", "advanced1=on", "advanced2=on", "short=on"] {
        for (players, free) in [(5, 7), (4, 6), (3, 5), (2, 4)] {
            let game = rulebook(players, options);
            let state = game.start();
            assert_eq!(game.outer_free(state.public(), raja::City::new(3)) + 1, free);
        }
    }
}

#[test]
fn ruling_2_neutral_palaces_only_fill_sites() {
    // Three of them stand in each city: three outer sites are left, and no more.
    let text =
        "turn: B; played: A; A at: S; B disc: palace gold; A palaces: A; B gold: 60; B cards: monk";
    let mut play = with(2, "", &format!("{text}; B at: A; B palaces: A"));
    play.play("B palace A outer");
    assert_eq!((play.points(A, "A"), play.points(B, "A")), (1, 3));
    let full = with(2, "", &format!("{text}; B at: A; B palaces: A A"));
    assert!(matches!(full.refuses("B palace A outer"), Reason::SitesTaken { neutral: 3, .. }));
    // They rank with nobody and win no prize: one point is first and second.
    play.play("B gold; B end");
    assert_eq!(play.prizes(), [5, 10]);
    // Nor do they count in the end: one palace beats none, three neutral ones or not.
    let over = "phase: over; round: 10; maharaja: A; reached: n10; played: A B; \
                track: . . . . . . . . . . B C D E F G A; A gold: 0; B gold: 9; A palaces: A";
    let play = with(2, "", over);
    assert_eq!(play.game.places(&play.state).winners().iter().collect::<Vec<_>>(), [A]);
    assert_eq!((play.game.score(&play.state, A), play.game.score(&play.state, B)), (1, 0));
}

#[test]
fn ruling_3_the_youngest_is_drawn_or_first() {
    let mut drawn = fresh(4, "");
    drawn.play("* governors ABCDEFG; * youngest D");
    assert_eq!(drawn.to_move(), "D");
    let mut first = fresh(4, "youngest=first");
    first.play("* governors ABCDEFG");
    assert_eq!(first.to_move(), "A");
}

#[test]
fn ruling_4_one_open_character_each() {
    let mut play = begun(5, "");
    play.play("A choose monk; B choose mogul; C choose sadhu; D choose artisan; E choose builder");
    assert_eq!(play.bank(), [2]);
    assert_eq!(play.view(E).public.cards, play.state.public().cards);
}

#[test]
fn ruling_5_no_snake_in_the_opening() {
    let mut play = begun(2, "");
    play.play("A choose artisan; B choose mogul");
    let mut order = String::new();
    for n in 1..=8 {
        let seat = play.to_move();
        order += &seat;
        play.play(&format!("{seat} house v{n:02}"));
    }
    assert_eq!(order, "BABABABA");
}

#[test]
fn ruling_6_two_from_the_quarry_or_nothing() {
    // In play the quarry is always even: 16, 10, 8, ... 0.
    let mut play = at("A villages: v01 v02 v03 v04; A reserve: 14; A disc: quarry quarry");
    play.play("A quarry");
    assert_eq!((play.reserve(A), play.quarry(A)), (16, 0));
    assert_eq!(play.refuses("A quarry"), Reason::QuarryEmpty);
}

#[test]
fn ruling_7_the_start_is_a_stop_without_buildings() {
    let mut play = at("A at: A; A villages: v01 v02; A disc: house gold");
    play.play("A go S");
    assert_eq!((play.at(A).as_str(), play.refuses("A house S")), ("S", Reason::NotAtStart));
}

#[test]
fn ruling_8_gold_is_secret_unless_open() {
    let seen = |options: &str| {
        let play = with(3, options, "B gold: 4");
        play.view(A).gold[1]
    };
    assert_eq!((seen(""), seen("money=open")), (None, Some(4)));
}

#[test]
fn ruling_9_the_sixth_palace_and_the_eighth_round() {
    let five = "A palaces: A B* C* D* E*; A at: A; A disc: palace gold";
    let eighth =
        "phase: seal; round: 8; maharaja: A; reached: n8; track: . . . . . . . . B C D E F G A";
    for (options, ends) in [("short=on", true), ("short=off", false)] {
        let mut play = with(3, options, five);
        play.play("A palace A centre").end_round();
        assert_eq!(play.over(), ends, "the sixth palace, {options}");
        let mut play = with(3, options, eighth);
        play.all_seal("gold gold").end_round();
        assert_eq!(play.over(), ends, "the eighth round, {options}");
        let full = with(3, options, "A at: A; A disc: palace gold; B palaces: A A A A");
        assert!(matches!(full.refuses("A palace A outer"), Reason::SitesTaken { neutral: 2, .. }));
    }
}

#[test]
fn ruling_10_no_change_after_sealing() {
    let mut play = with(2, "", "phase: seal");
    play.play("A seal gold gold");
    assert_eq!(play.denies("A seal gold palace"), Illegal::NotYou);
    assert_eq!(play.game.view(&play.state, Viewer::Seat(B)).disc, [None; 5]);
}

#[test]
fn ruling_11_who_has_played_does_not_play_again() {
    let mut play = with(
        3,
        "",
        "turn: B; played: A; A cards: monk; B cards: builder; C cards: artisan; \
         B disc: character gold",
    );
    play.play("B take monk; A choose mogul; B gold; B end");
    assert_eq!(play.to_move(), "C");
}

#[test]
fn ruling_12_parts_in_different_places() {
    let mut play = at("A at: A; A villages: v11 v12; A disc: houses gold");
    play.play("A house A; A gold; A go B; A house B; A end");
    assert_eq!((play.houses(A, "A"), play.houses(A, "B"), play.gold(B)), (1, 1, 15));
}

#[test]
fn ruling_13_the_fewest_unfinished_actions() {
    let mut play = at("A at: A; A disc: palace+house palace; A gold: 12");
    play.play("A palace A centre");
    assert_eq!(play.owed(), [Kind::PalaceHouse], "the palace finishes Palace");
    // With a token there are three, and any of them can be what is left.
    use Kind::{House, Palace, TwoHouses};
    for (built, left) in [
        ("", &[House, Palace, TwoHouses][..]),
        ("A house v01", &[Palace, TwoHouses]),
        ("A house v01; A house v02", &[Palace, TwoHouses]),
        ("A house A; A house A", &[House, Palace]),
        ("A palace A outer", &[House, TwoHouses]),
        ("A house A; A house A; A house A", &[Palace]),
        ("A house A; A palace A outer", &[TwoHouses]),
        ("A house A; A house A; A palace A outer", &[House]),
        ("A house A; A house v01; A palace A outer; A house v02", &[]),
    ] {
        let text = "A tokens: 1; A disc: house palace; A at: A; A gold: 20";
        let mut play = with(2, "advanced1=on", text);
        play.play("A token houses").play(built);
        assert_eq!(play.owed(), left, "{built}");
    }
    // A house in a city takes the half that is bound to a city first.
    let mut play = at("A at: A; A disc: houses gold");
    play.play("A house A; A house v01; A gold; A end");
    assert_eq!(play.purses()[1..], [15, 15, 15]);
}

#[test]
fn ruling_14_impossible_and_unwilling_alike() {
    // No site, no gold, no reserve, no way: all are given up the same.
    for text in
        ["A gold: 0; A disc: gold palace", "A disc: gold palace; A gold: 30", "A disc: gold houses"]
    {
        let mut play = at(text);
        play.play("A gold; A end; A confirm");
        assert_eq!(play.purses()[1..], [17, 17, 17], "{text}");
    }
}

#[test]
fn ruling_15_none_two_or_four() {
    for (disc, each) in [("gold gold", 0), ("gold palace", 2), ("palace palace", 4)] {
        let mut play = at(&format!("A disc: {disc}"));
        while play.allows("A gold") {
            play.play("A gold");
        }
        play.play("A end");
        if each > 0 {
            play.play("A confirm");
        }
        assert_eq!(play.gold(D), 15 + each);
    }
    assert_eq!(rulebook(2, "compensation=turn").compensation(2, 0), 2);
}

#[test]
fn ruling_16_paid_at_the_declaration() {
    let mut play = at("A disc: palace gold");
    play.play("A drop palace");
    assert_eq!((play.purses(), play.to_move().as_str()), (vec![15, 17, 17, 17], "A"));
}

#[test]
fn ruling_17_unused_powers_cost_nothing() {
    let mut play = at("A cards: builder");
    play.play("A gold; A gold; A end");
    assert_eq!(play.purses()[1..], [15, 15, 15]);
}

#[test]
fn ruling_18_half_of_two_houses() {
    let mut play = at("A disc: houses gold");
    play.play("A house v01");
    assert_eq!(play.refuses("A house v02"), Reason::CityOnly);
}

#[test]
fn ruling_19_what_can_fail_and_what_cannot() {
    let cities = "B ".repeat(14);
    let play = at(&format!("A cities: {cities}; A disc: quarry move"));
    assert_eq!(play.refuses("A quarry"), Reason::QuarryEmpty);
    assert!(at("A disc: move gold").legal_with(A, "move").is_empty());
}

#[test]
fn ruling_20_travel_in_ones_own_turn() {
    let play = at("A villages: v01 v02");
    assert_eq!(play.denies("B go A"), Illegal::NotYou);
    assert!(play.allows("A go A"));
}

#[test]
fn ruling_21_each_house_is_paid_not_each_owner() {
    let mut play = at("B villages: v01 v01 v02 v02");
    play.play("A go A");
    assert_eq!((play.gold(A), play.gold(B)), (11, 19));
}

#[test]
fn ruling_22_no_credit() {
    let play = at("A gold: 3; B villages: v01 v01 v02 v02");
    assert!(matches!(play.refuses("A go A"), Reason::Toll { need: 4, have: 3, .. }));
}

#[test]
fn ruling_23_only_while_the_monk_is_held() {
    let mut play = at("A cards: monk; A gold: 0; A disc: character gold; B villages: v01 v02");
    assert!(play.allows("A go A"));
    play.play("A take artisan");
    assert!(!play.allows("A go A"));
}

#[test]
fn ruling_24_the_route_is_the_players_choice() {
    let play = at("A villages: v01 v02 v11 v12; B villages: v03 v04");
    assert!(play.allows("A go A") && play.allows("A go B"));
    let goal: Place = "B".parse().unwrap();
    assert_eq!(play.state.public().journey(A).first_stop(goal), "A".parse().ok());
}

#[test]
fn ruling_25_a_road_may_break() {
    let mut play = at("A villages: v01 v02; B at: A; A disc: move gold");
    play.play("A move v01; A to v20; A gold; A end");
    assert_eq!(play.at(B), "A");
    assert!(!play.allows("B go S"));
}

#[test]
fn ruling_26_houses_in_a_city_take_no_site() {
    let play = at("A at: A; B cities: A A A A A A A A; A disc: palace house");
    assert!(play.allows("A palace A centre") && play.allows("A palace A outer"));
}

#[test]
fn ruling_27_centre_and_outer_cost_the_same() {
    for site in ["centre", "outer"] {
        let mut play = at("A at: A; A disc: palace gold");
        play.play(&format!("A palace A {site}"));
        assert_eq!(play.gold(A), 3);
    }
}

#[test]
fn ruling_28_a_house_moves_to_a_different_place() {
    let mut play = at("A at: A; A cities: A; A disc: move gold");
    play.play("A move A; A to A");
    assert_eq!(play.owed(), [Kind::Gold, Kind::Move], "to the same place is no move");
    play.play("A gold; A move A; A to v09");
    assert!(play.owed().is_empty());
}

#[test]
fn ruling_29_nine_also_by_token() {
    let mut play = with(4, "advanced1=on", "A cards: artisan; A tokens: 1; A at: A; A gold: 9");
    play.play("A token palace; A palace A centre");
    assert_eq!(play.gold(A), 0);
}

#[test]
fn ruling_30_independent_of_the_disc() {
    let mut play = at("A cards: builder; A gold: 0; A disc: gold gold");
    play.play("A free house v01");
    assert_eq!((play.gold(A), play.reserve(A), play.owed().len()), (0, 5, 2));
}

#[test]
fn ruling_31_no_pay_for_a_lost_merchant() {
    let mut play = with(2, "", "phase: seal; A cards: mogul; B cards: merchant");
    play.play("A seal character gold; B seal gold gold; A take merchant; B choose monk");
    play.play("A gold; A end");
    assert_eq!((play.gold(A), play.gold(B)), (18, 15));
}

#[test]
fn ruling_32_one_offs_once() {
    let mut play = at("A cards: builder; A disc: character character; A villages: v01");
    play.play("A free move v01; A to v02; A take artisan; A take builder");
    assert_eq!(play.refuses("A free house v03"), Reason::PowerUsed { card: Character::Builder });
}

#[test]
fn ruling_33_the_same_card_is_no_swap() {
    let play = at("A disc: character gold");
    assert_eq!(play.refuses("A take mogul"), Reason::OwnCard { card: Character::Mogul });
    assert_eq!(play.legal_with(A, "take").len(), 5);
}

#[test]
fn ruling_34_the_bank_is_never_empty_for_the_robbed() {
    for (options, cards) in [("", 2), ("advanced1=on", 3)] {
        let mut play = with(5, options, "A disc: character gold");
        play.play("A take sadhu");
        assert_eq!((play.to_move().as_str(), play.legal_for(B).len()), ("B", cards));
    }
}

#[test]
fn ruling_35_the_robbed_may_take_it_back() {
    let mut play = with(2, "", "B cards: merchant; A disc: character gold; B disc: character gold");
    play.play("A take merchant; B choose artisan; A gold; A end; B take merchant; A choose monk");
    assert_eq!((play.cards(A), play.cards(B)), (vec![4], vec![2]));
}

#[test]
fn ruling_36_points() {
    let play = with(3, "advanced1=on", "A cards: mogul; A at: A; A cities: A; A palaces: A A*");
    assert_eq!(play.points(A, "A"), 1 + 1 + 1 + 3 + 1);
}

#[test]
fn ruling_37_prizes_go_by_players_in_the_game() {
    let mut play = with(5, "", "turn: E; played: A B C D; C at: A; E at: A");
    play.play("E gold; E gold; E end");
    assert_eq!(play.prizes(), [0, 0, 13, 0, 10]);
}

#[test]
fn ruling_38_a_home_point_alone_takes_prize_and_bonus() {
    let mut play = with(2, "advanced1=on", "turn: B; played: A; A cards: mogul; B cards: monk");
    play.play("B gold; B gold; B end");
    assert_eq!(play.prizes(), [15, 0]);
}

#[test]
fn ruling_39_no_points_no_pay() {
    let mut play = with(2, "", "turn: B; played: A");
    play.play("B gold; B gold; B end");
    assert_eq!(play.purses(), [15, 19]);
}

#[test]
fn ruling_40_checked_after_scoring() {
    let mut play = with(2, "", "A palaces: A B* C* D* E* F*; A at: A; A disc: palace gold");
    play.play("A palace A centre; A gold; A end; B gold; B gold");
    assert!(!play.over());
    play.play("B end");
    let scored = play.heard.iter().position(|e| matches!(e, Event::Scored { .. }));
    let over = play.heard.iter().position(|e| matches!(e, Event::Over { .. }));
    assert!(scored.unwrap() < over.unwrap());
}

#[test]
fn ruling_41_two_with_seven_are_parted_by_gold() {
    let text = "phase: over; round: 3; maharaja: A; reached: n3; track: . . . B C D E F G A; \
                played: A B; A palaces: A* B C D E F G; B palaces: A B* C* D* E* F* G*";
    let play = with(2, "", &format!("{text}; A gold: 3; B gold: 2"));
    assert_eq!(play.game.places(&play.state).winners().lowest(), Some(A));
    let play = with(2, "", &format!("{text}; A gold: 2; B gold: 2; A cards: monk; B cards: mogul"));
    assert_eq!(play.game.places(&play.state).winners().lowest(), Some(B));
    assert_eq!(play.game.places(&play.state).winners().len(), 1);
}

#[test]
fn ruling_42_advanced_game_one_as_a_whole() {
    // All five things in the first steps of a match, and none of them without it.
    let mut play = begun(2, "advanced1=on");
    play.play("A bid 1; B pass; A choose yogi; B choose mogul");
    assert_eq!((play.gold(A), play.at(A).as_str(), play.at(B).as_str()), (14, "F", "A"));
    assert_eq!((play.points(A, "F"), play.points(A, "A"), play.points(B, "A")), (2, 0, 2));
    for village in 1..=8 {
        let seat = play.to_move();
        play.play(&format!("{seat} house v{village:02}"));
    }
    play.all_seal("gold gold");
    play.play("B gold; B gold; B end");
    assert_eq!(play.heard.last(), Some(&Event::Yogi { seat: A, token: true }));
    play.play("A token gold; A gold; A gold; A gold");
    assert_eq!(play.gold(A), 20);
    let mut play = begun(2, "");
    assert_eq!(play.refuses("A bid 1"), Reason::NotNow { asked: Asked::Choose });
    assert_eq!(play.refuses("A choose yogi"), Reason::CardUnused { card: Character::Yogi });
    play.play("A choose mogul; B choose merchant");
    assert_eq!((play.at(A).as_str(), play.points(A, "A")), ("S", 0));
    let play = at("A cards: mogul; A at: A; A disc: gold gold");
    assert_eq!((play.points(A, "A"), play.refuses("A token gold")), (1, Reason::NoToken));
}

#[test]
fn ruling_43_an_option_for_the_start() {
    for (options, at, points) in [
        ("advanced1=on", "E", 2),
        ("advanced1=on home=off", "S", 1),
        // Without advanced game I there are no homes to begin at.
        ("auction=on home=on", "S", 0),
    ] {
        let mut play = begun(2, options);
        play.play("A bid 0; B pass; A choose monk; B choose mogul");
        assert_eq!((play.at(A).as_str(), play.points(A, "E")), (at, points), "{options}");
    }
    // Another character later moves no architect.
    let mut play = with(2, "advanced1=on", "A cards: monk; A at: E; A disc: character gold");
    play.play("A take sadhu");
    assert_eq!(play.at(A), "E");
}

#[test]
fn ruling_44_any_number_of_tokens_may_be_saved() {
    let mut play = with(2, "advanced1=on", "phase: seal; A cards: yogi; A tokens: 6");
    play.all_seal("gold gold");
    play.play("B gold; B gold; B end");
    assert_eq!(play.state.public().tokens[0], 7);
}

#[test]
fn ruling_45_a_token_at_once_and_for_what_is_on_the_disc() {
    let mut play = with(2, "advanced1=on", "A cards: mogul; A disc: character gold");
    play.play("A take yogi; A token gold; A gold; A gold");
    assert_eq!(play.gold(A), 19);
}

#[test]
fn ruling_46_lots_are_opened_from_the_youngest() {
    let mut play = begun(4, "advanced1=on");
    play.play("A bid 0; B bid 1; C pass; D pass; A pass; B choose mogul");
    assert_eq!(play.to_move(), "A");
    play.play("A bid 0; C pass; D pass; A choose monk");
    assert_eq!(play.to_move(), "C");
}

#[test]
fn ruling_47_the_holder_at_scoring() {
    let text = "turn: B; played: A; A cards: mogul; B cards: monk; B disc: character gold";
    let mut play = with(2, "advanced1=on", text);
    play.play("B take mogul; A choose merchant; B gold; B end");
    assert_eq!(play.prizes(), [0, 15]);
}

#[test]
fn ruling_48_take_only_while_the_bank_has_cards() {
    let play = with(2, "advanced2=on", "A disc: character gold");
    assert_eq!(play.legal_with(A, "take").len(), 4);
    assert!(play.legal_with(A, "swap").is_empty() && play.legal_with(A, "attract").is_empty());
}

#[test]
fn ruling_49_the_giver_keeps_a_card() {
    let mut play = with(
        2,
        "advanced2=on",
        "A cards: monk sadhu; B cards: mogul merchant builder artisan; A disc: character gold",
    );
    play.play("A attract B; B give artisan");
    assert_eq!((play.cards(A).len(), play.cards(B).len()), (3, 3));
    assert!(play.legal_with(A, "attract").is_empty());
}

#[test]
fn ruling_50_ties_by_the_lowest_held() {
    let mut play = with(
        2,
        "advanced2=on",
        "turn: B; played: A; A cards: merchant; B cards: mogul artisan; A at: A; B at: A",
    );
    play.play("B gold; B gold; B end");
    assert_eq!(play.prizes(), [5, 10]);
}

#[test]
fn ruling_51_three_independent_switches() {
    for set in 0..8 {
        let on = |bit: u8| set >> bit & 1 == 1;
        let [short, first, second] = [0, 1, 2].map(on);
        let word = |on: bool| if on { "on" } else { "off" };
        let options =
            format!("short={} advanced1={} advanced2={}", word(short), word(first), word(second));
        let game = rulebook(2, &options);
        let switches = (game.is_short(), game.is_advanced(), game.has_retinues());
        assert_eq!(switches, (short, first, second), "what screens ask");
        let play = |text: &str| with(2, &options, text);
        let six = play("A palaces: A* B* C* D* E* F*; A at: G; A disc: palace gold; A gold: 20");
        assert_eq!(six.allows("A palace G centre"), !short, "{options}: six palaces or seven");
        let mut taking = play("A cards: mogul; A disc: character gold");
        assert_eq!(taking.allows("A take yogi"), first, "{options}: the Yogi");
        taking.play("A take artisan");
        let cards = if second { vec![1, 6] } else { vec![6] };
        assert_eq!(taking.cards(A), cards, "{options}: one card or several");
        assert_eq!(begun(2, &options).allows("A bid 0"), first, "{options}: the auction");
        let auction = begun(2, &format!("{options} auction=on"));
        assert!(auction.allows("A bid 0") && !auction.allows("A choose monk"), "{options}");
    }
}

#[test]
fn ruling_52_discs_one_by_one() {
    let mut play = with(3, "", "phase: seal");
    play.play("A seal gold gold; B seal gold gold; C seal gold gold");
    assert!(play.view(C).disc[1].is_none(), "B's disc lies closed while A plays");
}

#[test]
fn ruling_54_no_turn_lasts_for_ever() {
    let mut play = at("A villages: v01 v02; A cards: mogul; roads: 30");
    let deeds = [Deed::Gold, Deed::GiveUp].into_iter().collect();
    assert_eq!(play.refuses("A go A"), Reason::Tired { most: 30, deeds });
    play.play("A gold; A go A");
    assert!(at("A villages: v01 v02; roads: 29").allows("A go A"));
}

#[test]
fn ruling_55_gold_is_counted_but_not_shown() {
    let play = with(3, "", "B gold: 4");
    assert_eq!((play.view(A).gold[1], play.view(A).counted[1]), (None, 4));
}

#[test]
fn ruling_53_sixty_coins_are_no_limit() {
    let mut play = with(2, "", "turn: B; played: A; A gold: 200; B gold: 300; B at: A");
    play.play("B gold; B gold; B end");
    assert_eq!(play.gold(B), 300 + 4 + 15);
    // Not even the largest purse that can be written bursts.
    let mut play = at("A gold: 65535; B gold: 65535; A disc: gold palace; B cards: merchant");
    play.play("A gold; A end; A confirm");
    assert_eq!((play.gold(A), play.gold(B)), (65535, 65535));
}

#[test]
fn ruling_56_a_power_begun_is_no_duty() {
    let mut play = at("A cards: builder; A villages: v01");
    play.play("A free move v01; A to v01; A gold; A gold; A end");
    assert_eq!((play.to_move().as_str(), play.purses()), ("B", vec![19, 15, 15, 15]));
    let mut play = at("A cards: builder; A villages: v01");
    play.play("A free move v01; A to v01; A free house v02");
    assert_eq!((play.houses(A, "v01"), play.houses(A, "v02")), (1, 1), "the power came back");
}

#[test]
fn ruling_57_two_spaces_below_or_none_at_all() {
    let text = "A disc: governor gold; round: 2; reached: n2";
    for (track, lowest) in [("A . B C D E F . G", "A"), (". A B C D E F . G", "A")] {
        let mut play = at(&format!("{text}; track: {track}"));
        let reason = play.refuses(&format!("A governor {lowest}"));
        assert!(matches!(reason, Reason::GovernorLow { .. }), "{track}");
        assert_eq!(play.legal_with(A, "governor").len(), 6);
        play.play("A governor B");
        assert!(play.track().starts_with(if track.starts_with('A') { "B A ." } else { "B . A" }));
    }
}
