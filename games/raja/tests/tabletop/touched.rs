//! What touches come to, counted.

use crate::drawn::{Book, on_file};
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

/// What a menu says: name, effect, price.
fn chips(game: &Raja, state: &State, handle: &str, language: &str) -> Vec<String> {
    let book = Book::of(language, Some(A));
    let (_, list) = offers(game, state, A);
    let Answer::Choose(meant) = Picking::default().touch(&list, &Handle::from(handle), handle)
    else {
        panic!("{handle} has one meaning");
    };
    let line = |one: usize| {
        let gesture = &list[one].gesture;
        let label = gesture.label.as_ref().map(|it| book.say(it)).unwrap_or_default();
        let effect = gesture.effect.as_ref().map(|it| book.say(it)).unwrap_or_default();
        let price = gesture.price.as_ref().map(|(_, price)| price.to_string());
        format!("{label} | {effect} | {}", price.unwrap_or_default())
    };
    meant.into_iter().map(line).collect()
}

#[test]
fn a_line_of_a_menu_says_what_it_brings_and_costs() {
    let (game, state) = on_file("busy.txt");
    assert_eq!(
        chips(&game, &state, "B", "en"),
        [
            "House | 1 point; you keep 15 gold | 1",
            "Palace, centre | 3 points; you keep 7 gold | 9",
            "Palace, outer site | 1 point; you keep 7 gold | 9",
        ]
    );
    assert_eq!(
        chips(&game, &state, "B", "fr")[1],
        "Palais au centre | 3 points ; il vous reste 7 pièces d’or | 9"
    );
    let play = at("A cards: builder; A disc: house gold; A at: A; A gold: 9");
    assert_eq!(
        chips(&play.game, &play.state, "A", "en"),
        [
            "House | 1 point; you keep 8 gold | 1",
            "House, free | 1 point; for nothing, by the Builder | 0",
        ]
    );
    // An outer palace of the Sadhu's counts two.
    let play = at("A cards: sadhu; A disc: palace gold; A at: A; A gold: 13");
    assert_eq!(
        chips(&play.game, &play.state, "A", "en")[1],
        "Palace, outer site | 2 points; you keep 1 gold | 12"
    );
    let view = game.view(&state, engine::Viewer::Seat(A));
    let heading = game.heading(&view, &"B".into()).map(|it| Book::of("en", Some(A)).say(&it));
    assert_eq!(heading.as_deref(), Some("Jodhpur · you are here · 16 gold"));
}

/// What the line below the board says of a touch with one meaning.
fn brief(game: &Raja, state: &State, chain: &str) -> String {
    let book = Book::of("en", Some(A));
    let chain: Vec<Action> = chain.split("; ").map(|step| step.parse().expect(step)).collect();
    let view = game.view(state, engine::Viewer::Seat(A));
    let (name, what) = game.brief(&view, &chain).expect("there is something to say");
    format!("{}: {}", book.say(&name), book.say(&what))
}

#[test]
fn what_is_pointed_at_says_effect_price_and_what_is_kept() {
    let (game, state) = on_file("busy.txt");
    for (chain, said) in [
        (
            "go S; go E",
            "Gwalior: travel by Sarai, 2 roads, toll 3 gold (Ravi 2, Meera 1); you keep 13 gold",
        ),
        ("go S", "Sarai: travel, no toll"),
        (
            "palace B centre",
            "Palace in Jodhpur, centre: 9 gold with your Artisan; 3 points; you keep 7 gold",
        ),
        ("house v16", "Churu: a house for 1 gold opens the road Delhi – Bikaner; you keep 15 gold"),
        ("house v25", "Morena: a house for 1 gold; you keep 15 gold"),
    ] {
        assert_eq!(brief(&game, &state, chain), said);
    }
    let (game, state) = on_file("five.txt");
    assert_eq!(
        brief(&game, &state, "governor B"),
        "Governor of Jodhpur: 2 spaces down, Khajuraho one up; the Maharaja comes to Jodhpur next"
    );
    let (game, state) = on_file("swap.txt");
    assert_eq!(
        brief(&game, &state, "swap monk for sadhu"),
        "Give: Sadhu: you get from Meera: Monk, the bank pays your tolls"
    );
}

#[test]
fn what_gives_gold_away_warns() {
    let (game, state) = on_file("confirm.txt");
    let (_, list) = offers(&game, &state, A);
    let warns: Vec<&str> =
        list.iter().filter(|it| it.gesture.warns).map(|it| it.text.as_str()).collect();
    assert_eq!(warns, ["confirm"]);
}
