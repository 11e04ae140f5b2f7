//! Chapter 11: scoring a city.

use crate::support::{A, B, C, D, PLAIN, at, scoring, scoring_by, with};
use maharaja::{Event, Phase, Reason, Reward};

#[test]
fn r11_1_cult_ranking_coins_rewards() {
    let play = scoring("A cities: A A; B cities: A");
    assert_eq!(play.scored(), (vec![2, 1, 0, 0], vec![12, 10, 3, 3], vec![0; 4]));
    assert_eq!(play.purses(), [27, 25, 18, 18], "paid before rewards are chosen");
    assert_eq!((play.state.public().phase, play.to_move().as_str()), (Phase::Reward, "A"));
}

#[test]
fn r11_2_what_counts() {
    let play = at("A card: 1; A at: C; A statues: C0 C2 C5; A cities: C C C; B card: 2");
    assert_eq!(play.plain_cult(A, "C"), 3 + 2 + 2 + 3 + 1);
    assert_eq!(play.plain_cult(B, "C"), 0);
}

#[test]
fn r11_3_ties_go_to_the_lower_character() {
    let play = scoring("A cities: A; B cities: A; C cities: A A");
    assert_eq!(play.scored().1, [10, 8, 12, 3]);
    let queue: Vec<_> = play.state.public().scoring.queue.into_iter().flatten().collect();
    assert_eq!(queue, [C, A, B]);
}

#[test]
fn r11_4_paid_by_the_number_of_players() {
    let all = scoring("A cities: A A A A; B cities: A A A; C cities: A A; D cities: A");
    assert_eq!(all.scored().1, [12, 10, 8, 6]);
    let cards = "A card: 1; B card: 2; C card: 9; turn: C; played: A B; C plan: coins coins; ";
    let mut three = with(3, "", &format!("{cards}A cities: A A A; B cities: A A; C cities: A"));
    three.play("C end");
    assert_eq!(three.scored().1, [12, 9, 6]);
    let mut two = with(2, "", "A card: 1; B card: 2; turn: B; played: A; B cities: A");
    two.play("B end");
    assert_eq!(two.scored().1, [3, 12]);
}

#[test]
fn r11_5_without_cult() {
    let mut play = scoring("A cities: A");
    assert_eq!(play.scored().1, [12, 3, 3, 3]);
    play.play("A reward coins");
    assert_eq!(play.round(), 2, "nobody else chooses");
    let play = scoring("");
    assert_eq!((play.scored().1, play.round()), (vec![3; 4], 2));
}

#[test]
fn r11_6_everybody_ranked_must_choose() {
    let mut play = scoring("A cities: A; B cities: A A");
    assert!(matches!(play.refuses("B waive"), Reason::NotNow { .. }));
    play.play("B reward coins");
    assert_eq!(play.to_move(), "A");
}

#[test]
fn r11_7_only_the_lowest() {
    for (players, open) in [(2, 3), (3, 4), (4, 5)] {
        let last = ["B", "C", "D"][players as usize - 2];
        let played = &"A B C"[..2 * players as usize - 3];
        let text = format!("A card: 1; A cities: A; turn: {last}; played: {played}");
        let mut play = with(players, "", &text);
        play.play(&format!("{last} end"));
        assert_eq!(play.legal_with(A, "reward").len(), open);
        let closed = Reason::RewardClosed { tile: Reward::Maharani, open: open as u8 };
        assert_eq!(play.refuses("A reward maharani"), closed);
    }
}

#[test]
fn r11_8_laid_on_top_and_slid_down_later() {
    let mut play = scoring("A cities: A; B cities: A A");
    play.play("B reward shrines");
    assert_eq!(play.rewards(), "coins . both tribute prestige buy shrine maharani shrines");
    assert_eq!(play.legal_with(A, "reward").len(), 4, "nothing moves up");
    assert!(!play.allows("A reward buy"));
    play.play("A reward coins");
    assert_eq!(play.rewards(), "both tribute prestige buy shrine maharani shrines coins");
}

#[test]
fn scoring_is_told() {
    let play = scoring_by("", PLAIN, "D cities: A");
    assert!(play.told(|event| matches!(event, Event::Scored { cult: [0, 0, 0, 1], .. })));
    assert_eq!(play.state.public().winner(), D);
}
