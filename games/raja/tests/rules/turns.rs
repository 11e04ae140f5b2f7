//! Chapters 4 and 5: a turn, and giving up.

use crate::support::{A, B, at, with};
use engine::Words;
use raja::{Action, Event, Kind, Phase, Reason};

#[test]
fn r4_1_everything_mixes_freely() {
    // The first house, a journey, the other action, and then the second house.
    let mut play =
        at("A villages: v01 v02 v11 v12; A at: A; A disc: houses quarry; A cards: builder");
    play.play("A house A; A go B; A quarry; A free house B; A house B; A go A; A end");
    assert_eq!((play.houses(A, "A"), play.houses(A, "B")), (1, 2));
    assert_eq!(play.purses()[1..], [15, 15, 15]);
}

#[test]
fn r4_2_pieces_are_booked_in_ones_favour() {
    let mut play = at("A at: A; A disc: house houses");
    play.play("A house A");
    assert_eq!(play.owed(), [Kind::TwoHouses], "one house finishes House");
    play.play("A house v01");
    assert_eq!(play.owed().len(), 1);
    play.play("A house v02");
    assert!(play.owed().is_empty());
    assert_eq!(play.refuses("A house A"), Reason::NotOwed { kind: Kind::House });
}

#[test]
fn the_prompt_tells_what_is_owed_and_what_is_left_to_build() {
    let id = |play: &crate::support::Play| {
        let message = play.game.prompt(&play.view(A));
        let left = message.args.iter().find(|(name, _)| name == "left");
        (message.id.to_string(), left.map(|(_, arg)| format!("{arg:?}")).unwrap_or_default())
    };
    let mut play = at("A at: A; A disc: palace+house gold; A gold: 12");
    assert_eq!(id(&play).0, "prompt-act-owed", "the names of the actions say it");
    play.play("A palace A centre");
    let (name, left) = id(&play);
    assert_eq!(name, "prompt-act-building");
    assert!(left.contains("houses") && !left.contains("palaces"), "{left}");
    play.play("A gold; A house A");
    assert_eq!(id(&play).0, "prompt-act-done");
    let mut play = at("A disc: houses gold");
    play.play("A house v01");
    assert!(id(&play).1.contains("houses-in-city"), "the rest must stand in a city");
}

#[test]
fn r4_3_gold_brings_two() {
    let mut play = at("A disc: gold gold");
    play.play("A gold; A gold");
    assert_eq!(play.gold(A), 19);
}

#[test]
fn r4_4_the_quarry_brings_two_houses_or_nothing() {
    let mut play = at("A villages: v01 v02; A reserve: 16; A disc: quarry quarry");
    assert_eq!(play.quarry(A), 2);
    play.play("A quarry");
    assert_eq!((play.reserve(A), play.quarry(A)), (18, 0));
    assert_eq!(play.refuses("A quarry"), Reason::QuarryEmpty);
}

#[test]
fn r4_5_what_was_not_sealed_cannot_be_done() {
    let mut play = at("A at: A; A villages: v01; A disc: gold quarry");
    for (text, kind) in [
        ("A house v02", Kind::House),
        ("A move v01", Kind::Move),
        ("A palace A centre", Kind::Palace),
        ("A governor D", Kind::Governor),
        ("A take monk", Kind::Character),
    ] {
        assert_eq!(play.refuses(text), Reason::NotOwed { kind });
    }
    play.play("A gold");
    assert_eq!(play.refuses("A gold"), Reason::NotOwed { kind: Kind::Gold }, "once");
}

#[test]
fn r4_6_ending_too_early_asks_once_more() {
    let mut play = at("A disc: palace governor");
    let told = play.game.action(&play.view(A), Action::End);
    assert_eq!(told.id, "action-end-owed");
    play.play("A end");
    assert_eq!((play.state.public().phase, play.to_move().as_str()), (Phase::Confirm, "A"));
    let prompt = play.game.prompt(&play.view(A)).to_string();
    assert!(prompt.contains("kind-palace") && prompt.contains("kind-governor"), "{prompt}");
    assert!(prompt.contains("gold (n: 4)"), "what it will cost: {prompt}");
    assert_eq!(play.purses(), [15; 4], "nothing is paid yet");
    play.play("A back");
    assert!(play.allows("A governor D"), "and one may play on");
    play.play("A end; A confirm");
    assert_eq!(play.purses(), [15, 19, 19, 19]);
}

#[test]
fn r5_1_cannot_and_will_not_are_the_same() {
    let mut cannot = at("A disc: palace gold; A gold: 3");
    cannot.play("A gold; A end; A confirm");
    let mut will_not = at("A disc: palace gold; A gold: 13; A at: A");
    will_not.play("A gold; A end; A confirm");
    assert_eq!(cannot.purses()[1..], [17, 17, 17]);
    assert_eq!(will_not.purses()[1..], [17, 17, 17]);
}

#[test]
fn r5_2_two_gold_for_each_action_given_up() {
    for (disc, steps, each) in [
        ("palace palace", "", 4),
        ("gold palace", "A gold; ", 2),
        ("palace+house houses", "A house v01; ", 4),
        ("house houses", "A house v01; ", 2),
        ("gold gold", "A gold; A gold; ", 0),
    ] {
        let mut play = at(&format!("A disc: {disc}"));
        play.play(&format!("{steps}A end"));
        if each > 0 {
            play.play("A confirm");
        }
        assert_eq!(play.purses()[1..], [15 + each; 3], "{disc}");
    }
}

#[test]
fn r5_3_also_for_those_who_have_played() {
    let mut play = at("turn: C; played: A B; C disc: gold palace");
    play.play("C gold; C end; C confirm");
    assert_eq!(play.purses(), [17, 17, 17, 17]);
}

#[test]
fn r5_4_giving_up_early_is_paid_at_once_and_for_good() {
    let mut play = at("A disc: palace+house house; A at: A; A gold: 15");
    play.play("A house A");
    assert_eq!(play.refuses("A drop house"), Reason::NotUnfinished { kind: Kind::House });
    assert_eq!(play.refuses("A drop gold"), Reason::NotUnfinished { kind: Kind::Gold });
    play.play("A drop palace+house");
    assert_eq!(play.purses(), [14, 17, 17, 17]);
    assert_eq!(play.refuses("A palace A centre"), Reason::NotOwed { kind: Kind::Palace });
    assert_eq!(play.refuses("A house v01"), Reason::NotOwed { kind: Kind::House });
    play.play("A end");
    assert_eq!(play.purses(), [14, 17, 17, 17], "not paid twice");
}

#[test]
fn r5_5_at_the_latest_before_anybody_else_moves() {
    let mut play = at("A disc: palace gold; B cards: merchant");
    play.play("A gold; A end; A confirm");
    let gave_up = play.heard.iter().position(|e| matches!(e, Event::GaveUp { .. }));
    let next = play.heard.iter().position(|e| matches!(e, Event::Revealed { seat: B, .. }));
    assert!(gave_up.unwrap() < next.unwrap());
}

#[test]
fn r5_6_powers_and_travel_are_no_duty() {
    let mut play = with(
        4,
        "advanced1=on",
        "A cards: builder; A tokens: 2; A villages: v01 v02; A disc: gold gold",
    );
    play.play("A free move v01; A to v01; A gold; A gold; A end");
    assert_eq!(play.purses()[1..], [15, 15, 15], "not even one that was begun");
    assert_eq!((play.state.public().tokens[0], play.houses(A, "v01")), (2, 1));
}

#[test]
fn r5_7_one_village_house_of_two_is_allowed() {
    let mut play = at("A disc: gold houses; A at: A");
    play.play("A house v01");
    assert_eq!(
        (play.owed(), play.refuses("A house v02")),
        (vec![Kind::Gold, Kind::TwoHouses], Reason::CityOnly)
    );
    assert!(play.allows("A house A"));
}

#[test]
fn r5_8_three_actions_can_always_be_done() {
    // Tracks with gaps and without, few cards and many.
    for track in [". B C D E F G A", "A B C D E F G"] {
        let play = at(&format!("track: {track}; A disc: governor character; A gold: 0"));
        assert!(play.legal_with(A, "governor").len() >= 5);
        assert!(!play.legal_with(A, "take").is_empty());
    }
    let play = with(
        3,
        "advanced2=on",
        "A cards: mogul; B cards: merchant sadhu monk builder; C cards: artisan; \
         A disc: character gold; A gold: 0",
    );
    assert!(play.allows("A gold") && !play.legal_with(A, "swap").is_empty());
}
