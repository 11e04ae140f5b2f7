//! Further tests of the rules, with their exact numbers. Red is A, Blue is B,
//! Green is C.

use crate::support::{A, B, C, D, E, at, begun, fresh, rulebook, with};
use engine::{Game, Random, Seat, Step, Turn, Viewer};
use raja::{Event, Kind, Place, Reason};

#[test]
fn t1_with_two_players_a_village_holds_one_house() {
    let mut play =
        with(2, "", "A villages: v01 v02; B villages: v03; A disc: house move; A gold: 9");
    let full = |village: &str| Reason::VillageFull { village: village.parse().unwrap(), limit: 1 };
    assert_eq!(play.refuses("A house v03"), full("v03"));
    assert_eq!(play.refuses("A house v01"), full("v01"), "also for its owner");
    play.play("A move v02");
    assert_eq!(play.refuses("A to v01"), full("v01"));
    assert!(play.allows("A to v04"));
}

#[test]
fn t2_with_more_players_a_village_holds_two() {
    let mut play = with(3, "", "A disc: house house");
    play.play("A house v01; A house v01");
    assert_eq!(play.houses(A, "v01"), 2);
    let play =
        with(3, "", "A villages: v01 v01; B villages: v02; C villages: v02; A disc: house gold");
    for village in ["v01", "v02"] {
        let reason = play.refuses(&format!("A house {village}"));
        assert_eq!(reason, Reason::VillageFull { village: village.parse().unwrap(), limit: 2 });
    }
}

#[test]
fn t3_twenty_houses_always() {
    for players in 2..=5 {
        let mut play = begun(players, "");
        let mut random = testkit::rng(u64::from(players));
        let mut scratch = Vec::new();
        while let Turn::Seats(seats) = play.game.turn(&play.state) {
            let sums = |play: &crate::support::Play| {
                for seat in Seat::all(players as usize) {
                    let public = play.state.public();
                    let board = public.houses_built(seat);
                    assert_eq!(board + play.reserve(seat) + play.quarry(seat), 20);
                    if public.round == 1 && public.sealed.is_empty() {
                        assert_eq!((board, play.reserve(seat), play.quarry(seat)), (4, 6, 10));
                    }
                }
            };
            sums(&play);
            let seat = seats.lowest().unwrap();
            let action = play.game.pick(&play.state, seat, &mut random, &mut scratch);
            play.game.apply(&mut play.state, Step::Act(seat, action), &mut |_| {});
        }
    }
}

#[test]
fn t4_neutral_palaces_fill_outer_sites() {
    for (players, neutral) in [(5, 0), (4, 1), (3, 2), (2, 3)] {
        assert_eq!(rulebook(players, "").neutral(), neutral);
    }
    // With two players one palace in the centre and three around it.
    let play = with(2, "", "A at: A; B palaces: A A; A palaces: A A*; A disc: palace gold");
    assert!(matches!(play.refuses("A palace A outer"), Reason::SitesTaken { neutral: 3, .. }));
    assert!(matches!(play.refuses("A palace A centre"), Reason::CentreTaken { by: A, .. }));
    assert!(play.legal_with(A, "palace").is_empty(), "the fifth is refused");
}

#[test]
fn t5_opening_houses_in_the_order_of_the_characters() {
    let mut play = begun(3, "");
    play.play("A choose artisan; B choose merchant; C choose builder");
    let mut order = String::new();
    for n in 1..=12 {
        let seat = play.to_move();
        order.push_str(&seat);
        play.play(&format!("{seat} house v{n:02}"));
    }
    assert_eq!(order, "BCABCABCABCA");
    assert_eq!(play.to_move(), "ABC", "all seal");
}

#[test]
fn t6_the_way_back_costs_again() {
    let mut play =
        at("turn: C; C cards: builder; A villages: v01; B villages: v01; C villages: v02; \
         C gold: 10; A gold: 5; B gold: 5");
    play.play("C go A; C go S");
    assert_eq!((play.gold(C), play.gold(A), play.gold(B)), (6, 7, 7));
}

#[test]
fn t7_an_own_house_makes_the_village_free() {
    let mut play = at("A villages: v01 v02; B villages: v01");
    play.play("A go A");
    assert_eq!((play.gold(A), play.gold(B)), (15, 15));
}

#[test]
fn t8_the_whole_toll_must_be_in_hand() {
    let play = at("turn: C; C cards: builder; B villages: v01 v01 v02; C gold: 2");
    let reason = play.refuses("C go A");
    let Reason::Toll { need: 3, have: 2, villages } = reason else { panic!("{reason:?}") };
    let names: Vec<_> = villages.iter().map(Place::name).collect();
    assert_eq!(names, ["Amber", "Rewari"]);
    assert_eq!((play.at(C).as_str(), play.gold(C), play.gold(B)), ("S", 2, 15));
}

#[test]
fn t9_the_monk_needs_no_gold() {
    let mut play = at("turn: C; C cards: monk; B villages: v01 v01 v02; C gold: 0");
    play.play("C go A");
    assert_eq!((play.at(C).as_str(), play.gold(C), play.gold(B)), ("A", 0, 18));
}

#[test]
fn t10_a_village_is_no_place_to_stop() {
    let play = at("A villages: v01 v02");
    assert_eq!(play.refuses("A go v01"), Reason::NoStop { village: "v01".parse().unwrap() });
    let mut random = testkit::rng(10);
    let mut scratch = Vec::new();
    let mut play = fresh(5, "advanced1=on advanced2=on");
    loop {
        let step = match play.game.turn(&play.state) {
            Turn::Over => break,
            Turn::Chance => Step::Roll(play.game.roll(&play.state, &mut random)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                Step::Act(seat, play.game.pick(&play.state, seat, &mut random, &mut scratch))
            }
        };
        play.game.apply(&mut play.state, step, &mut |_| {});
        assert!(play.state.public().architect.iter().all(|place| place.village().is_none()));
    }
}

#[test]
fn t11_cities_need_the_architect() {
    let play = at("A at: B; A cities: A C; A disc: palace+house move");
    let away = |city: &str| Reason::ArchitectAway {
        city: city.parse().unwrap(),
        at: "B".parse().unwrap(),
    };
    assert_eq!(play.refuses("A house A"), away("A"));
    assert_eq!(play.refuses("A palace A centre"), away("A"));
    let mut play = play;
    play.play("A move A");
    assert_eq!(play.refuses("A to C"), away("C"));
    play.play("A to B");
    assert_eq!((play.houses(A, "A"), play.houses(A, "B")), (0, 1), "out of a city from afar");
}

#[test]
fn t12_the_centre_need_not_come_first() {
    let mut play = at("A at: A; B at: A; A disc: palace gold; B disc: palace gold");
    play.play("A palace A outer; A gold; A end; B palace A centre");
    assert_eq!((play.gold(A), play.gold(B)), (5, 3));
    assert_eq!((play.points(A, "A"), play.points(B, "A")), (2, 4));
}

#[test]
fn t13_nine_for_the_artisan_twelve_for_others() {
    let mut play = at("A cards: artisan; A gold: 9; A at: A; A disc: palace gold");
    play.play("A palace A centre");
    assert_eq!(play.gold(A), 0);
    let play = at("A gold: 11; A at: A; A disc: palace gold");
    assert_eq!(play.refuses("A palace A centre"), Reason::NoGold { need: 12, have: 11 });
}

#[test]
fn t15_two_for_each_unfinished_action() {
    let mut play = at("A disc: palace governor");
    play.play("A end; A confirm");
    assert_eq!(play.purses(), [15, 19, 19, 19]);
    let mut play = at("A disc: gold palace+house");
    play.play("A gold; A end; A confirm");
    assert_eq!(play.purses(), [17, 17, 17, 17], "both parts missing: one action");
}

#[test]
fn t17_a_single_village_house_of_two() {
    let mut play = at("A disc: gold houses");
    play.play("A gold; A house v01; A end; A confirm");
    assert_eq!(play.purses(), [16, 17, 17, 17]);
}

#[test]
fn t18_an_empty_quarry() {
    // Ten houses are taken in five times, two turns and a half, and then no more.
    let mut play = with(2, "", "phase: seal; A cards: mogul; A villages: v01 v02 v03 v04");
    assert_eq!((play.reserve(A), play.quarry(A)), (6, 10));
    let mut left = Vec::new();
    for _ in 0..3 {
        play.all_seal("quarry quarry");
        while play.allows("A quarry") {
            play.play("A quarry");
            left.push((play.reserve(A), play.quarry(A)));
        }
        if play.owed().is_empty() {
            play.play("A end; B end; B confirm");
        }
    }
    assert_eq!(left, [(8, 8), (10, 6), (12, 4), (14, 2), (16, 0)]);
    assert_eq!((play.refuses("A quarry"), play.owed()), (Reason::QuarryEmpty, vec![Kind::Quarry]));
    let before = play.gold(B);
    play.play("A end; A confirm");
    assert_eq!(play.gold(B), before + 2, "an empty quarry is given up like anything else");
}

#[test]
fn t19_the_builder_with_an_empty_reserve() {
    let cities = "B ".repeat(10);
    let mut play = at(&format!("A cards: builder; A cities: {cities}; A reserve: 0"));
    assert_eq!(play.refuses("A free house v01"), Reason::NoReserve { quarry: 10 });
    assert!(play.allows("A free move B"));
    play.play("A gold; A gold; A end");
    assert_eq!(play.purses(), [19, 15, 15, 15], "unused, and nobody is compensated");
}

#[test]
fn t20_a_power_works_once_though_the_card_comes_back() {
    let mut play = at(
        "A cards: builder; A disc: character character; B cards: mogul; C cards: sadhu; D cards: artisan",
    );
    play.play("A free house v01; A take monk; A take builder");
    let used = Reason::PowerUsed { card: raja::Character::Builder };
    assert_eq!(play.refuses("A free house v02"), used);
    assert_eq!(play.refuses("A free move v01"), used);
    let mut play = at("phase: seal; A cards: merchant; B cards: sadhu");
    play.play("A seal character character; B seal gold gold; C seal gold gold; D seal gold gold");
    play.play("C gold; C gold; C end");
    assert_eq!((play.to_move().as_str(), play.gold(A)), ("A", 16));
    play.play("A take artisan; A take merchant");
    assert_eq!(play.gold(A), 16, "paid once");
}

#[test]
fn t21_a_merchant_taken_in_ones_turn_pays_at_once() {
    let mut play =
        at("phase: seal; A cards: mogul; B cards: merchant; C cards: artisan; D cards: builder");
    play.play("A seal character gold; B seal gold gold; C seal gold gold; D seal gold gold");
    play.play("A take merchant");
    assert_eq!(play.gold(A), 16);
    play.play("B choose sadhu; A gold; A end");
    assert_eq!((play.to_move().as_str(), play.gold(B)), ("B", 15), "nothing for the robbed");
}

#[test]
fn t23_nobody_plays_twice() {
    let mut play = with(
        3,
        "",
        "turn: B; played: A; A cards: merchant; B cards: sadhu; C cards: artisan; \
         B disc: gold character",
    );
    play.play("B take merchant; A choose mogul; B gold; B end");
    assert_eq!(play.to_move(), "C", "not A again, though it holds the Mogul");
    play.play("C gold; C gold; C end");
    assert_eq!(play.state.public().round, 2);
}

#[test]
fn t24_five_players_leave_two_cards_to_choose_from() {
    let mut play = with(
        5,
        "",
        "A cards: mogul; B cards: merchant; C cards: sadhu; D cards: monk; E cards: builder; \
         A disc: character gold",
    );
    assert_eq!(play.bank(), [6]);
    play.play("A take builder");
    assert_eq!(play.to_move(), "E");
    assert_eq!(play.legal_with(E, "choose"), ["choose mogul", "choose artisan"]);
}

#[test]
fn t25_the_own_card_is_not_taken() {
    let play = at("A cards: monk; A disc: character gold");
    assert_eq!(play.refuses("A take monk"), Reason::OwnCard { card: raja::Character::Monk });
}

#[test]
fn t26_the_bottom_of_the_track() {
    let play = at("A disc: governor gold; track: A B C D E F G; reached: n1");
    for (city, space) in [("A", 1), ("B", 2)] {
        let reason = play.refuses(&format!("A governor {city}"));
        assert_eq!(reason, Reason::GovernorLow { city: city.parse().unwrap(), space });
    }
    let mut play = at("A disc: governor gold; track: . . A B C D E F G; round: 2; reached: n2");
    play.play("A governor A");
    assert_eq!(play.track(), "A . . B C D E F G");
}

#[test]
fn t29_the_lower_character_wins_a_tie() {
    let mut play = at(
        "turn: D; played: A B C; A cards: sadhu; B cards: mogul; C cards: monk; D cards: artisan; \
         A cities: A A A A; B cities: A A A A",
    );
    play.play("D gold; D gold; D end");
    assert_eq!(play.prizes(), [9, 12, 0, 0]);
}

#[test]
fn t30_prizes_are_taken_from_the_left() {
    let mut play = at("turn: D; played: A B C; A cities: A A; B cities: A");
    play.play("D gold; D gold; D end");
    assert_eq!(play.prizes(), [12, 9, 0, 0]);
}

#[test]
fn t31_alone_in_a_city() {
    let mut play = with(3, "", "turn: C; played: A B; A cities: A");
    play.play("C gold; C gold; C end");
    assert_eq!(play.prizes(), [16, 0, 0]);
    let told = play.heard.iter().any(|e| matches!(e, Event::Scored { monopoly: Some(A), .. }));
    assert!(told, "though two neutral palaces stand there");
}

#[test]
fn t32_the_sadhu_counts_for_its_holder_at_scoring() {
    let text = "turn: B; played: A C D; A palaces: A A*; B palaces: A A; B disc: character gold";
    let play = at(&format!("{text}; B cards: sadhu; A cards: mogul"));
    assert_eq!((play.points(A, "A"), play.points(B, "A")), (4, 4));
    let mut play = at(&format!("{text}; A cards: mogul; B cards: monk; C cards: sadhu"));
    assert_eq!(play.points(B, "A"), 2);
    play.play("B take sadhu; C choose monk; B gold; B end");
    let Some(Event::Scored { points, .. }) =
        play.heard.iter().find(|event| matches!(event, Event::Scored { .. }))
    else {
        panic!("a scoring")
    };
    assert_eq!(points[..2], [4, 4]);
}

#[test]
fn t34_the_seventh_palace_and_the_round_is_played_out() {
    let mut play =
        at("A palaces: A B* C* D* E* F*; A at: A; A disc: palace gold; A cards: mogul; \
         B cards: merchant");
    play.play("A palace A centre; A gold; A end");
    assert_eq!(play.to_move(), "B", "the others still play");
    play.end_round();
    assert!(play.over());
    assert!(play.prizes()[0] > 0, "the scoring is paid");
    assert_eq!(play.state.public().round, 1);
}

#[test]
fn t35_the_tenth_round_is_the_last() {
    let mut play = with(
        2,
        "",
        "phase: seal; round: 9; maharaja: A; reached: n9; track: . . . . . . . . . B C D E F G A",
    );
    play.all_seal("gold gold").end_round();
    assert_eq!((play.state.public().round, play.line("reached")), (10, "n10".into()));
    assert!(!play.over());
    play.all_seal("gold gold").end_round();
    assert!(play.over());
    assert_eq!(play.state.public().round, 10);
}

#[test]
fn t36_the_short_game() {
    let text = "A palaces: A B* C* D* E*; A at: A; A disc: palace gold";
    let mut play = with(4, "short=on", text);
    play.play("A palace A centre; A gold; A end");
    assert_eq!(play.refuses("B palace A outer"), Reason::NotOwed { kind: Kind::Palace });
    play.end_round();
    assert!(play.over(), "the sixth palace ends it");
    let play = with(4, "short=on", "A palaces: A A* B* C* D* E*; A at: A; A disc: palace gold");
    assert_eq!(play.refuses("A palace A outer"), Reason::NoPalaceLeft);
    let mut play = with(
        2,
        "short=on",
        "phase: seal; round: 8; maharaja: A; reached: n8; track: . . . . . . . . B C D E F G A",
    );
    play.all_seal("gold gold").end_round();
    assert!(play.over(), "or the eighth round");
}

#[test]
fn t38_the_yogi_taken_in_mid_turn() {
    let mut play = with(4, "advanced1=on", "A cards: mogul; A disc: character gold");
    play.play("A take yogi");
    assert_eq!(play.state.public().tokens[0], 1);
    assert_eq!(play.refuses("A token character"), Reason::TokenCharacter);
    play.play("A token governor; A governor D");
    let mut play =
        with(4, "advanced1=on", "A cards: mogul; A disc: character gold; B tokens: 4; C tokens: 3");
    play.play("A take yogi");
    assert_eq!(play.state.public().tokens[0], 0);
    assert!(play.heard.contains(&Event::Yogi { seat: A, token: false }));
}

#[test]
fn t39_an_auction() {
    let mut play = begun(3, "advanced1=on");
    assert_eq!(play.refuses("A bid 16"), Reason::BidTooHigh { have: 15 });
    play.play("A bid 2; B bid 3; C pass; A pass");
    assert_eq!((play.to_move().as_str(), play.gold(B)), ("B", 12));
    play.play("B choose mogul");
    assert_eq!(play.to_move(), "A");
    play.play("A bid 0; C bid 1; A pass; C choose yogi; A choose artisan");
    assert_eq!(play.purses(), [15, 12, 14]);
}

#[test]
fn t41_several_cards_work_together() {
    let mut play = with(
        3,
        "advanced2=on",
        "phase: seal; A cards: merchant artisan; B cards: mogul; C cards: sadhu; A at: A; \
         A gold: 9",
    );
    play.all_seal("gold palace");
    assert_eq!(play.to_move(), "B");
    play.play("B gold; B end; B confirm");
    assert_eq!((play.to_move().as_str(), play.gold(A)), ("A", 9 + 2 + 1));
    play.play("A palace A centre");
    assert_eq!(play.gold(A), 3);
    play.play("A gold; A end");
    assert_eq!(play.to_move(), "C");
}

#[test]
fn t42_nobody_sees_a_sealed_disc_or_anothers_gold() {
    let play = at("B disc: palace houses; B gold: 9");
    for viewer in [Viewer::Seat(A), Viewer::Seat(C), Viewer::Seat(D), Viewer::Public] {
        let view = play.game.view(&play.state, viewer);
        assert_eq!((view.disc[1], view.gold[1]), (None, None));
        let json = serde_json::to_string(&view).unwrap();
        assert!(!json.contains("houses\",\"palace") && !json.contains("\"gold\":9"), "{json}");
    }
    let own = play.view(B);
    assert_eq!(
        (own.gold[1], own.disc[1].map(|disc| disc.to_string())),
        (Some(9), Some("houses palace".into()))
    );
}

#[test]
fn t43_what_always_holds() {
    let mut random = testkit::rng(43);
    let mut list = Vec::new();
    for players in 2..=5u8 {
        for options in ["", "advanced1=on", "advanced2=on", "short=on advanced1=on advanced2=on"] {
            let mut play = fresh(players, options);
            loop {
                let public = play.state.public();
                play.game.audit(&play.state).unwrap();
                for place in Place::all() {
                    if let Some(village) = place.village() {
                        assert!(public.villages.total(village) <= play.game.village_limit());
                    }
                    if let Some(city) = place.city() {
                        let palaces = public.outer_built(city)
                            + play.game.neutral()
                            + u8::from(public.centre[city.index()].is_some());
                        assert!(palaces <= 7);
                    }
                }
                if public.track.is_drawn() {
                    let mut spaces = public.track.spaces();
                    spaces.sort_unstable();
                    assert!(spaces.windows(2).all(|two| two[0] < two[1]));
                    assert!(spaces[0] >= 1 && spaces[6] <= 17);
                }
                let step = match play.game.turn(&play.state) {
                    Turn::Over => break,
                    Turn::Chance => Step::Roll(play.game.roll(&play.state, &mut random)),
                    Turn::Seats(seats) => {
                        let seat = seats.lowest().unwrap();
                        list.clear();
                        play.game.legal(&play.state, seat, &mut list);
                        Step::Act(seat, list[random.below(list.len() as u32) as usize])
                    }
                };
                play.game.apply(&mut play.state, step, &mut |_| {});
            }
        }
    }
}

#[test]
fn t44_where_architects_begin() {
    let homes = [
        ("mogul", "A"),
        ("merchant", "C"),
        ("sadhu", "D"),
        ("monk", "E"),
        ("builder", "B"),
        ("artisan", "G"),
        ("yogi", "F"),
    ];
    for (card, home) in homes {
        let mut play = begun(2, "advanced1=on");
        play.play(&format!("A bid 0; B pass; A choose {card}"));
        assert_eq!((play.at(A).as_str(), play.line("maharaja").as_str()), (home, "S"));
    }
    let mut play = begun(2, "");
    play.play("A choose merchant; B choose monk");
    assert_eq!((play.at(A), play.at(B)), ("S".into(), "S".into()));
}

#[test]
fn t45_every_combination_plays_to_the_end() {
    let mut random = testkit::rng(45);
    let mut list = Vec::new();
    for players in 2..=5u8 {
        for settings in engine::Settings::combinations(raja::Raja::SETTINGS, 256) {
            let game = raja::Raja::new(players, &settings).unwrap();
            let mut state = game.start();
            let mut steps = 0;
            loop {
                let step = match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => Step::Roll(game.roll(&state, &mut random)),
                    Turn::Seats(seats) => {
                        let seat = seats.lowest().unwrap();
                        Step::Act(seat, game.pick(&state, seat, &mut random, &mut list))
                    }
                };
                game.apply(&mut state, step, &mut |_| {});
                steps += 1;
                assert!(steps < raja::Raja::LONGEST, "{settings}");
            }
            game.audit(&state).unwrap();
            let mut places: Vec<u8> =
                Seat::all(players as usize).map(|seat| game.places(&state).of(seat)).collect();
            places.sort_unstable();
            let strict: Vec<u8> = (1..=players).collect();
            assert_eq!(places, strict, "{settings}");
        }
    }
}
