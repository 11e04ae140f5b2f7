//! Further examples for one player, with their exact numbers.

use crate::support::{A, B, alone, bot};
use engine::{Game, Step, Turn};
use maharaja::{Event, Phase};

/// The sizes of the deck when tiles are drawn, the tiles played, and the tiles
/// turned over for their tick, of one match by quick choices.
fn match_of_tiles(seed: u64) -> (Vec<u32>, Vec<u8>, Vec<u8>) {
    let mut play = crate::support::fresh(1, "");
    let mut random = testkit::rng(seed);
    let mut scratch = Vec::new();
    let (mut sizes, mut played, mut ticked) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        if play.state.public().phase == Phase::Tiles {
            sizes.push(play.state.public().brahma.deck.count_ones());
        }
        let step = match play.game.turn(&play.state) {
            Turn::Over => return (sizes, played, ticked),
            Turn::Chance => Step::Roll(play.game.roll(&play.state, &mut random)),
            Turn::Seats(_) => {
                let action = play.game.pick(&play.state, A, &mut random, &mut scratch);
                Step::Act(A, action)
            }
        };
        play.game.apply(&mut play.state, step, &mut |event| match event {
            Event::Plays { tile } => played.push(tile.number()),
            Event::Ticked { tile, .. } => ticked.push(tile.number()),
            _ => {}
        });
    }
}

#[test]
fn t41_the_deck() {
    let (mut whole, mut returned) = (0, 0);
    for seed in 0..40 {
        let (sizes, played, ticked) = match_of_tiles(seed);
        let expected = [12, 11, 10, 9, 8, 7, 6];
        assert_eq!(sizes, expected[..sizes.len()]);
        assert_eq!((played.len(), ticked.len()), (sizes.len(), sizes.len()));
        whole += u32::from(sizes.len() == 7);
        for (round, tile) in played.iter().enumerate() {
            assert!(!played[..round].contains(tile), "it never returns");
            returned += u32::from(ticked[..round].contains(tile));
        }
    }
    assert!(whole >= 10, "{whole} matches of seven rounds");
    assert!(returned >= 10, "{returned} tiles played after they had been turned over for a tick");
}

#[test]
fn t43_the_order_of_sites() {
    let mut built = vec![0];
    for (n, site) in [1, 4, 2, 3, 5, 6].into_iter().enumerate() {
        let statues: Vec<_> = built.iter().map(|site| format!("A{site}")).collect();
        let mut play = bot(1, &format!("B statues: {}", statues.join(" ")));
        play.plays_left();
        built.push(site);
        let mut sorted = built.clone();
        sorted.sort_unstable();
        assert_eq!(play.sites(B, "A"), sorted, "statue {}", n + 2);
        assert!(!play.told(|event| matches!(event, Event::Bonus { .. })));
    }
}

#[test]
fn t44_a_close_second() {
    let text = "A cities: A A A A A C C C C E E; B cities: A A A C C C E; \
        maharaja: G; track: . . . E A C B D F G";
    let mut play = bot(6, text);
    play.plays_left();
    assert_eq!((play.sites(B, "E"), play.sites(B, "C")), (vec![0], vec![]));
    let mut never = bot(6, "B cities: A");
    never.plays_left();
    assert_eq!(never.state.public().statues_built(B), 0);
}

#[test]
fn t46_the_first_banner_stops_at_the_edge() {
    let mut play = bot(11, "B cities: B");
    play.plays_left();
    assert_eq!(play.track(), "B . . . C D E F G A", "cell 1, the same order");
}

#[test]
fn t47_an_empty_hand() {
    let villages = "v01 v02 v03 v04 v05 v06 v07 v08 v09 v10 v11 v12 v13 v14 v15 v16 v17";
    let shrine = |cities: &str, at: &str, track: &str| {
        // Two deeds, then a journey to where it is.
        let mut play = bot(
            10,
            &format!(
                "B villages: {villages}; B cities: {cities}; maharaja: {at}; \
            track: {track}; B at: {at}; B coins: 6"
            ),
        );
        play.plays_left();
        ["A", "D", "E"].map(|city| play.shrines(B, city))
    };
    // A's banner is right of D's: E takes one from A.
    assert_eq!(shrine("A A D", "E", ". . . B C D F G A E"), [1, 1, 1]);
    // A itself takes one from D.
    assert_eq!(shrine("A A D", "A", ". . . B C D E F G A"), [3, 0, 0]);
    // No other city has one.
    assert_eq!(shrine("A A A", "A", ". . . B C D E F G A"), [3, 0, 0]);
}

#[test]
fn t48_scoring() {
    let scored = |cards: &str, own: usize, theirs: usize| {
        let shrines = |n: usize| vec!["A"; n].join(" ");
        let (own, theirs) = (shrines(own), shrines(theirs));
        let own = if own.is_empty() { "-".into() } else { own };
        let theirs = if theirs.is_empty() { "-".into() } else { theirs };
        let mut play = alone(&format!("{cards}played: B; A cities: {own}; B cities: {theirs}"));
        play.play("A end");
        let (_, coins, prestige) = play.scored();
        (coins[0], prestige[1])
    };
    let cards = "A card: 2; B card: 1; ";
    assert_eq!(scored(cards, 5, 3), (12, 1));
    assert_eq!(scored(cards, 3, 5), (6, 3));
    assert_eq!(scored(cards, 0, 2), (3, 3));
    assert_eq!(scored(cards, 0, 0), (3, 0));
    assert_eq!(scored(cards, 4, 4), (6, 3));
    assert_eq!(scored("A card: 1; B card: 2; ", 4, 4), (12, 1));
    let mut none = alone("A card: 2; B card: 1; played: B; B cities: A A");
    none.play("A end");
    assert!(!none.rewards().starts_with("coins"), "the lowest is out");
}

#[test]
fn t49_rewards() {
    let mut play = alone("played: B; A cities: A");
    play.play("A end");
    assert_eq!(play.legal_with(A, "reward"), ["reward coins", "reward shrines"]);
    play.play("A reward shrines");
    assert_eq!(play.rewards(), "coins both tribute prestige buy shrine maharani");
    // Six have left when round 7 begins.
    let last = alone(
        "round: 7; maharaja: A; track: . . . . . . . . . B C D E F G A; \
        rewards: coins both; phase: tiles",
    );
    assert_eq!(last.state.public().rewards.iter().count(), 2);
    let faults = crate::support::faults(
        1,
        "",
        "round: 7; maharaja: A; phase: tiles; \
        track: . . . . . . . . . B C D E F G A; rewards: coins both buy",
    );
    assert_eq!(faults, ["fault-rewards"]);
}

#[test]
fn t50_robbing_brahmabot() {
    let mut play = alone("A card: 3; B card: 10; row: 5 2 16; A plan: character coins");
    play.play("A take 10; * draw 8");
    assert_eq!((play.card(A), play.card(B), play.row()), (10, 5, vec![2, 16, 8]));
    assert_eq!(play.line("gone"), "3");
}

#[test]
fn t52_at_home() {
    // Tile 2: a statue where the Maharaja is, a banner; then to Jodhpur.
    let mut play = bot(2, "B at: B; B coins: 2");
    play.plays_left();
    assert_eq!((play.shrines(B, "B"), play.coins(B)), (1, 3));
    let mut play = bot(2, "B at: B; B coins: 8");
    play.plays_left();
    assert_eq!((play.sites(B, "B"), play.coins(B)), (vec![0], 2));
}

#[test]
fn t53_no_statue_possible() {
    let mut play = bot(2, "B at: B; B coins: 9; A statues: B0 B1 B2 B3 B4 B5 B6");
    play.plays_left();
    assert_eq!((play.shrines(B, "B"), play.coins(B)), (1, 10));
}

#[test]
fn t55_tolls_to_brahmabot() {
    let mut play = alone("B villages: v03 v04");
    play.play("A go B");
    assert_eq!((play.coins(A), play.coins(B)), (13, 2));
    let mut play = alone("A card: 9; B villages: v03 v04");
    play.play("A go B");
    assert_eq!((play.coins(A), play.coins(B)), (15, 0));
}

#[test]
fn t56_tribute_takes_what_there_is() {
    let mut play = alone(
        "played: B; A cities: A; B coins: 1; \
        rewards: tribute coins both shrines prestige buy shrine maharani",
    );
    play.play("A end; A reward tribute");
    assert_eq!(play.coins(B), 0);
}

#[test]
fn t57_its_seventh_statue_in_round_six() {
    let mut play = bot(
        1,
        "round: 6; maharaja: A; track: . . . . . . . . B C D E F G A; \
        rewards: coins both tribute; B statues: B0 C0 D0 E0 F0 G0",
    );
    play.plays_left();
    assert_eq!(play.to_move(), "A", "the player still acts");
    play.end_round();
    assert!(play.over());
    assert_eq!((play.round(), play.told(|event| matches!(event, Event::Scored { .. }))), (6, true));
}
