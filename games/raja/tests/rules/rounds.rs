//! Chapter 3: a round. Chapter 9: the governors.

use crate::support::{A, B, at, with};
use engine::Game;
use engine::{Illegal, Viewer};
use raja::{Disc, Event, Reason};

#[test]
fn r3_1_the_maharaja_goes_to_the_lowest_governor() {
    let mut play =
        with(2, "", "turn: B; played: A; track: . . G F E D C B A; round: 2; reached: n2");
    play.play("B gold; B gold; B end");
    assert_eq!(play.line("maharaja"), "G", "though no road is open");
}

#[test]
fn r3_2_its_governor_goes_to_the_top() {
    let mut play =
        with(2, "", "turn: B; played: A; track: . B . D E F G A C; round: 2; reached: n2");
    play.play("B gold; B gold; B end");
    assert_eq!(play.track(), ". . . D E F G A C B");
    let told = Event::Round { round: 3, city: "B".parse().unwrap(), space: 10 };
    assert!(play.heard.contains(&told));
}

#[test]
fn r3_3_two_actions_are_sealed_at_the_same_time() {
    let mut play = with(3, "", "phase: seal");
    assert_eq!(play.to_move(), "ABC");
    assert_eq!(play.legal_for(B).len(), Disc::COUNT, "nine actions, the same twice allowed");
    play.play("C seal palace palace");
    assert_eq!(play.to_move(), "AB", "in whatever order they come");
    assert_eq!(play.denies("C seal gold gold"), Illegal::NotYou, "no change");
    play.play("A seal gold quarry; B seal move house");
    assert_eq!(play.to_move(), "A");
}

#[test]
fn r3_4_discs_are_turned_over_one_by_one() {
    let mut play = with(3, "", "phase: seal");
    play.play("A seal gold gold; B seal quarry quarry; C seal move move");
    let open = |play: &crate::support::Play| {
        let view = play.game.view(&play.state, Viewer::Public);
        view.disc.iter().filter(|disc| disc.is_some()).count()
    };
    assert_eq!(open(&play), 1, "only the disc of the running turn");
    play.play("A gold; A gold; A end");
    assert_eq!(open(&play), 2);
    assert!(matches!(play.heard.last(), Some(Event::Revealed { seat: B, .. })));
}

#[test]
fn r3_5_the_lowest_character_of_those_who_have_not_played() {
    let cards = "phase: seal; A cards: artisan; B cards: merchant; C cards: monk; D cards: builder";
    let mut play = at(cards);
    play.play("A seal gold gold; B seal character gold; C seal character gold; D seal gold gold");
    assert_eq!(play.to_move(), "B", "neither the first chair nor the highest card");
    // C is to be next; but A, robbed of the Artisan, takes the Mogul.
    play.play("B take artisan; A choose mogul; B gold; B end");
    assert_eq!(play.to_move(), "A", "the order is that of the cards now");
    play.play("A gold; A gold; A end");
    assert_eq!(play.to_move(), "C", "A holds the lowest card, and has played");
    // C takes the Builder from D, who takes the Merchant: still the last to play.
    play.play("C take builder; D choose merchant; C gold; C end");
    assert_eq!(play.to_move(), "D");
    play.play("D gold; D gold; D end");
    assert_eq!(play.to_move(), "ABCD", "the next round");
}

#[test]
fn r3_6_a_turn_is_finished_and_nobody_plays_twice() {
    let mut play =
        with(3, "", "A cards: merchant; B cards: monk; C cards: artisan; A disc: character gold");
    play.play("A take artisan; C choose mogul");
    assert_eq!(play.to_move(), "A", "the Mogul waits for the running turn");
    play.play("A gold; A end");
    assert_eq!(play.to_move(), "C");
    play.play("C gold; C gold; C end; B gold; B gold; B end");
    assert_eq!(play.state.public().round, 2, "everybody played once");
}

#[test]
fn r3_7_then_the_city_is_scored_and_the_next_round_begins() {
    let mut play = with(2, "", "turn: B; played: A; B at: A");
    play.play("B gold; B gold; B end");
    assert_eq!(play.prizes(), [0, 15]);
    assert_eq!((play.state.public().round, play.to_move().as_str()), (2, "AB"));
}

#[test]
fn r9_1_a_governor_goes_down_two_spaces() {
    let mut play = at("A disc: governor gold");
    assert_eq!(play.legal_with(A, "governor").len(), 6, "all but the one on s2");
    play.play("A governor A");
    assert_eq!(play.track(), ". B C D E A F G");
}

#[test]
fn r9_2_those_it_passes_go_up() {
    let mut play = at("A disc: governor gold");
    play.play("A governor E");
    assert_eq!(play.track(), ". B E C D F G A");
}

#[test]
fn r9_3_gaps_count_and_stay() {
    // Somebody on the nearer space, on the farther, on both, on none.
    for (before, city, after) in [
        (". . B A C D E F G", "A", ". A . B C D E F G"),
        (". B . A C D E F G", "A", ". A B . C D E F G"),
        (". B C A D E F G", "A", ". A B C D E F G"),
        (". . . A B C D E F G", "A", ". A . . B C D E F G"),
    ] {
        let mut play = with(
            2,
            "",
            &format!("round: 3; reached: n3; maharaja: B; track: {before}; A disc: governor gold"),
        );
        play.play(&format!("A governor {city}"));
        assert_eq!(play.track(), after);
    }
}

#[test]
fn r9_4_the_two_lowest_spaces_cannot_be_chosen() {
    let play = at("A disc: governor gold; track: A B C D E F G; reached: n1");
    for (city, space) in [("A", 1), ("B", 2)] {
        let city = city.parse().unwrap();
        assert_eq!(
            play.refuses(&format!("A governor {city}")),
            Reason::GovernorLow { city, space }
        );
    }
    assert!(play.allows("A governor C"), "from s3 there are two spaces to go");
}

#[test]
fn r9_5_this_rounds_city_does_not_change() {
    let mut play = at("A disc: governor gold");
    play.play("A governor A");
    assert_eq!(play.line("maharaja"), "A");
    assert_eq!(play.line("reached"), "n1", "nor how far the round has come");
}
