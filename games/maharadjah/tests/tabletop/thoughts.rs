//! Moves as a player makes them: touches counted, seldom actions tried.

use crate::support::{Play, at};
use drawing::offers;
use drawing::{Answer, Board, Gesture, Handle, Offer, Picking};
use engine::{Game, Illegal, Record, Replay, Seat, Step, Viewer};
use maharadjah::{Action, Maharadjah, Nation, State};

/// Somebody at the table who touches things: held steps wait for what follows.
struct Hand {
    game: Maharadjah,
    state: State,
    /// The state as it would be after the held steps.
    held: Option<State>,
    picking: Picking,
    touches: usize,
}

impl Hand {
    fn of(play: &Play) -> Hand {
        let (game, state) = (play.game, play.state);
        Hand { game, state, held: None, picking: Picking::default(), touches: 0 }
    }

    fn seat(&self) -> Seat {
        let state = self.held.as_ref().unwrap_or(&self.state);
        self.game.turn(state).seats().lowest().expect("somebody is asked")
    }

    fn offers(&self) -> Vec<Offer> {
        let state = self.held.as_ref().unwrap_or(&self.state);
        offers(&self.game, state, self.seat()).1
    }

    /// A touch on a thing, or on a number, a switch or a button beside the prompt.
    #[track_caller]
    fn touch(&mut self, what: &str) {
        self.touches += 1;
        let all = self.offers();
        let handle = Handle::from(what);
        let reading = self.picking.read(&all);
        if let Some(n) = handle.number() {
            self.picking.set_number(n);
            return;
        }
        if let Some((_, n)) = reading.toggles.iter().find(|(it, _)| *it == handle) {
            return self.take(&all[*n]);
        }
        if handle.is_switch() {
            return self.picking.switch(&handle);
        }
        let named = reading.buttons.iter().chain(&reading.complete);
        if let Some(n) = named.copied().find(|n| all[*n].text == what) {
            return self.take(&all[n]);
        }
        match self.picking.touch(&all, &handle, what) {
            Answer::Take(n) => self.take(&all[n]),
            Answer::On => {}
            other => panic!("{what}: {other:?}"),
        }
    }

    fn take(&mut self, offer: &Offer) {
        self.picking = Picking::default();
        let mut state = self.held.unwrap_or(self.state);
        for text in offer.text.split("; ") {
            let seat = self.game.turn(&state).seats().lowest().expect("somebody is asked");
            let action: Action = text.parse().expect("an action");
            self.game.check(&state, seat, action).expect("it is legal");
            self.game.apply(&mut state, Step::Act(seat, action), &mut |_| {});
        }
        let Gesture { holds, .. } = offer.gesture;
        if holds {
            self.held = Some(state);
        } else {
            (self.held, self.state) = (None, state);
        }
    }
}

#[test]
fn an_invasion_of_two_marches_after_three_placings_takes_ten_touches() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tabletop/mughal-invasion.txt");
    let text = std::fs::read_to_string(file).expect("the record");
    let record: Record = text.parse().expect("a record");
    let mut before = record.clone();
    before.steps.clear();
    let Ok(Replay { game, state, .. }) = Replay::<Maharadjah>::run(&before, |_, _, _, _| {}) else {
        panic!("the position of the record cannot be set up")
    };
    let mut hand = Hand::of(&Play { game, state, heard: Vec::new() });
    // Three new armies, then Akbar.
    for place in ["lahore", "punjab", "gandhara", "lahore"] {
        hand.touch(place);
    }
    // With Akbar from Lahore to Delhi, and the invaders to Sind.
    for thing in ["stack:lahore:mughals", "opt:leader", "delhi", "afghanistan", "sind"] {
        hand.touch(thing);
    }
    let Ok(after) = Replay::<Maharadjah>::run(&record, |_, _, _, _| {}) else {
        panic!("the record cannot be replayed")
    };
    let written = |state: &State| game.position(state).to_string();
    assert_eq!(written(&hand.state), written(&after.state));
    assert!(hand.touches <= 10, "{} touches", hand.touches);
}

#[test]
fn a_stepper_says_how_many_go() {
    let mut hand = Hand::of(&at("turn: 12; nation: mughals; mughals: lahore 3; muslims: delhi"));
    hand.touch("n:2");
    hand.touch("lahore");
    hand.touch("delhi");
    let delhi = "delhi".parse().expect("a place");
    assert_eq!(hand.state.armies(Nation::Mughals, delhi), 2);
}

#[test]
fn step_by_step_another_way_can_be_taken() {
    let play = at("turn: 13; nation: mahrattas; mahrattas: khandesh 2; muslims: gondwana");
    let mut hand = Hand::of(&play);
    hand.touch("stack:khandesh:mahrattas");
    // Berar is beside Khandesh; the group goes by Maharashtra, and stops there.
    hand.touch("opt:step");
    hand.touch("gujarat");
    assert_eq!(hand.game.turn(&hand.state).seats().len(), 1);
    let mut list = Vec::new();
    hand.game.legal(&hand.state, hand.seat(), &mut list);
    assert!(list.contains(&Action::Stop), "the group is still on its way: {list:?}");
    hand.touch("stop");
    let gujarat = "gujarat".parse().expect("a place");
    assert_eq!(hand.state.armies(Nation::Mahrattas, gujarat), 2);
}

/// Every action is made by each of its ways, and only by lit touches.
fn all_can_be_made(play: &Play, verb: &str) {
    let seat = play.game.turn(&play.state).seats().lowest().expect("somebody is asked");
    let (_, all) = offers(&play.game, &play.state, seat);
    let mut tried = 0;
    for (n, offer) in all.iter().enumerate().filter(|(_, it)| it.text.starts_with(verb)) {
        for way in &offer.gesture.ways {
            let mut picking = Picking::default();
            let mut answer = Answer::On;
            for handle in way {
                answer = picking.touch(&all, handle, handle.as_str());
            }
            let made = match &answer {
                Answer::Take(one) => *one == n,
                Answer::Choose(list) => list.contains(&n),
                _ => way.is_empty() && picking.read(&all).buttons.contains(&n),
            };
            assert!(made, "`{}` by {way:?}: {answer:?}", offer.text);
            tried += 1;
        }
    }
    assert!(
        tried > 0,
        "{verb} is not among {:?}",
        all.iter().map(|it| &it.text).collect::<Vec<_>>()
    );
}

#[test]
fn what_random_play_seldom_comes_to_can_be_made_too() {
    let mut play = at("turn: 12; nation: muslims; muslims: sind 3; portuguese: arabian-sea");
    play.go("pick 3 sind; to arabian-sea; no; to arabian-sea; done; dice 666 / 1");
    all_can_be_made(&play, "land");
}

#[test]
fn a_touch_that_means_nothing_is_told_why() {
    let play = at("turn: 13; nation: mughals; mughals: bidar 2; pandya: mysore");
    let seat = play.game.turn(&play.state).seats().lowest().expect("somebody is asked");
    let view = play.game.view(&play.state, Viewer::Seat(seat));
    let wish = play.game.wish(&view, &[], &"mysore".into()).expect("a wish");
    let Err(Illegal::Rule(reason)) = play.game.check(&play.state, seat, wish) else {
        panic!("it is refused")
    };
    let culprits = play.game.culprits(&reason);
    assert!(culprits.iter().any(|handle| *handle == "mysore"), "{reason:?}: {culprits:?}");
}
