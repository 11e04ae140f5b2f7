//! What touches come to, counted.

use crate::drawn::on_file;
use crate::support::{A, at, begun};
use drawing::offers;
use drawing::{Answer, Board, Handle, Picking};
use engine::{Game, Seat, Step};
use raja::{Action, Raja, State};

/// A reader with a mouse, at one seat.
struct Hand {
    game: Raja,
    state: State,
    seat: Seat,
    picking: Picking,
    touches: usize,
}

impl Hand {
    fn new(game: Raja, state: State, seat: Seat) -> Hand {
        Hand { game, state, seat, picking: Picking::default(), touches: 0 }
    }

    fn act(&mut self, text: &str) {
        for step in text.split("; ") {
            let action: Action = step.parse().expect(step);
            assert_eq!(self.game.check(&self.state, self.seat, action), Ok(()), "{step}");
            self.game.apply(&mut self.state, Step::Act(self.seat, action), &mut |_| {});
        }
        self.picking = Picking::default();
    }

    /// Touches a thing; what was made of it, if it made something.
    fn touch(&mut self, handle: &str) -> Option<String> {
        self.touches += 1;
        let (_, list) = offers(&self.game, &self.state, self.seat);
        match self.picking.touch(&list, &handle.into(), handle) {
            Answer::Take(one) => {
                let text = list[one].text.clone();
                self.act(&text);
                Some(text)
            }
            Answer::WhyNot => panic!("{handle} is not lit"),
            Answer::On | Answer::Choose(_) => None,
        }
    }

    /// What a menu or the prompt offers after a touch.
    fn meant(&self) -> Vec<String> {
        let (_, list) = offers(&self.game, &self.state, self.seat);
        let reading = self.picking.read(&list);
        let shown = if self.picking.is_empty() { reading.buttons } else { reading.complete };
        shown.into_iter().map(|one| list[one].text.clone()).collect()
    }

    /// Presses a button or a line of a menu.
    fn press(&mut self, text: &str) {
        self.touches += 1;
        assert!(self.meant().iter().any(|it| it == text), "{text}: {:?}", self.meant());
        self.act(text);
    }
}

/// After planning: gold, a journey of two roads, a palace and a house, and the
/// end of the turn.
#[test]
fn a_turn_with_a_journey_and_two_builds_takes_five_touches() {
    let (game, state) = on_file("busy.txt");
    let mut hand = Hand::new(game, state, A);
    assert_eq!(hand.touch("G").as_deref(), Some("go A; go G"));
    assert_eq!(hand.touch("G.0").as_deref(), Some("palace G centre"));
    assert_eq!(hand.touch("v06").as_deref(), Some("house v06"));
    assert_eq!(hand.touch("duty:gold").as_deref(), Some("gold"));
    hand.press("end");
    assert_eq!(hand.touches, 5);
    assert!(hand.state.public().played.contains(A) || hand.state.public().round > 4);
}

#[test]
fn any_free_outer_site_may_be_touched() {
    let (game, state) = on_file("busy.txt");
    for site in ["B.3", "B.4", "B.5", "B.6"] {
        let mut hand = Hand::new(game, state, A);
        assert_eq!(hand.touch(site).as_deref(), Some("palace B outer"), "{site}");
    }
    // The city itself has several meanings.
    let mut hand = Hand::new(game, state, A);
    assert_eq!(hand.touch("B"), None);
    assert_eq!(hand.meant(), ["house B", "palace B centre", "palace B outer"]);
    hand.press("palace B centre");
}

#[test]
fn what_is_free_is_never_chosen_silently() {
    let play = at("A cards: builder; A disc: house gold");
    let mut hand = Hand::new(play.game, play.state, A);
    assert_eq!(hand.touch("v07"), None);
    assert_eq!(hand.meant(), ["house v07", "free house v07"]);
    let mut hand = Hand::new(play.game, play.state, A);
    assert_eq!(hand.touch("power:builder"), None);
    assert_eq!(hand.touch("v07").as_deref(), Some("free house v07"));
}

#[test]
fn a_house_is_moved_by_two_touches() {
    let play = at("A villages: v01; A disc: move gold");
    let mut hand = Hand::new(play.game, play.state, A);
    assert_eq!(hand.touch("v01").as_deref(), Some("move v01"));
    assert_eq!(hand.touch("v20").as_deref(), Some("to v20"));
    let view = play.game.view(&play.state, engine::Viewer::Seat(A));
    assert!(play.game.gesture(&view, "move v01".parse().unwrap()).holds);
}

#[test]
fn two_sectors_are_sealed_after_a_yes() {
    let play = at("phase: seal");
    let mut hand = Hand::new(play.game, play.state, A);
    assert_eq!(hand.touch("disc:gold"), None);
    assert_eq!(hand.touch("disc:palace+house"), None);
    assert_eq!(hand.meant(), ["seal gold palace+house"]);
    assert_eq!(hand.touch("disc:move"), None, "the third replaces the first");
    assert_eq!(hand.meant(), ["seal move palace+house"]);
    hand.press("seal move palace+house");
    assert_eq!(hand.touches, 4);
}

#[test]
fn a_bid_begins_at_the_least() {
    let mut play = begun(3, "auction=on");
    let hand = Hand::new(play.game, play.state, A);
    assert_eq!(hand.meant(), ["bid 0"]);
    play.play("A bid 2");
    let hand = Hand::new(play.game, play.state, Seat::B);
    assert_eq!(hand.meant(), ["bid 3", "pass"]);
}

#[test]
fn tokens_and_giving_up_begin_with_a_verb() {
    let (game, state) = on_file("busy.txt");
    let mut hand = Hand::new(game, state, A);
    assert_eq!(hand.touch("do:token"), None);
    assert_eq!(hand.touch("disc:governor").as_deref(), Some("token governor"));
    assert_eq!(hand.touch("governor:E").as_deref(), Some("governor E"));
    assert_eq!(hand.touch("do:give-up"), None);
    assert_eq!(hand.touch("drop:gold").as_deref(), Some("drop gold"));
}

/// Whoever touches what cannot be touched now is told why by the judge.
#[test]
fn wishes_are_what_the_judge_can_speak_about() {
    let (game, state) = on_file("busy.txt");
    let view = game.view(&state, engine::Viewer::Seat(A));
    let wish = |handle: &str| game.wish(&view, &[], &Handle::from(handle));
    for (handle, meant) in [
        ("v03", "house v03"),
        ("governor:B", "governor B"),
        ("card:monk", "take monk"),
        ("B.2", "palace B outer"),
        ("B.0", "palace B centre"),
        ("seat:C", "attract C"),
        ("drop:move", "drop move"),
    ] {
        assert_eq!(wish(handle).map(|it| it.to_string()).as_deref(), Some(meant), "{handle}");
    }
    let full = game.check(&state, A, wish("v03").unwrap()).expect_err("it is full");
    let engine::Illegal::Rule(reason) = full else { panic!("{full:?}") };
    assert_eq!(game.culprits(&reason), [Handle::from("v03")]);
    for handle in ["A", "B", "S", "v01", "v06", "card:yogi", "governor:A", "seat:B", "disc:move"] {
        assert!(game.about(&view, &handle.into()).is_some(), "{handle}");
    }
    assert!(game.about(&view, &"nothing".into()).is_none());
}
