//! The table of the toy game: a hand of cards to touch, and two buttons.

use super::{Action, Bug, RANKS, State, Toy, View};
use drawing::{
    Board, Canvas, Drawing, Gesture, Ink, Item, Kind, Outline, Paint, Pen, Shape, Shortcut,
};
use engine::{Game, Message, Seat};

const WIDE: f32 = 40.0;

impl Board for Toy {
    const DRAWN: bool = true;

    fn draw(&self, _: &View, _: &mut Pen<'_>) -> Drawing {
        let mut board = Canvas::new(WIDE * (RANKS as f32 + 1.0), 100.0);
        for rank in 1..=RANKS {
            if rank == 2 && Bug::CardUndrawn.planted() {
                continue;
            }
            let key =
                if Bug::OneKey.planted() { "card".to_owned() } else { format!("card:{rank}") };
            let label = if Bug::Unlabelled.planted() { String::new() } else { key.clone() };
            let x = if Bug::OffTheTable.planted() { -60.0 } else { WIDE * rank as f32 };
            let edge = Paint::line(Ink::Role("ink"), 1.0);
            board.items.push(
                Item::new(key, x, 50.0)
                    .touched(format!("card:{rank}"), Kind::Card, label)
                    .with(Shape::Rect(-15.0, -20.0, 30.0, 40.0, 4.0, edge))
                    .with(Shape::Halo(Outline::Rect(-15.0, -20.0, 30.0, 40.0, 4.0))),
            );
        }
        Drawing { board, ..Drawing::default() }
    }

    fn gesture(&self, _: &View, action: Action) -> Gesture {
        match action {
            Action::Play(_) if Bug::Wayless.planted() => Gesture::default(),
            Action::Play(rank) => {
                let gesture = Gesture::touch([format!("card:{rank}")]);
                if Bug::HeldTooLong.planted() { gesture.holds() } else { gesture.confirm() }
            }
            Action::Draw | Action::Stay => {
                let gesture = Gesture::button(action_word(action));
                if !Bug::ButtonsTwice.planted() {
                    return gesture;
                }
                ('a'..='i').fold(gesture, |gesture, name| gesture.or([format!("do:{name}")]))
            }
        }
    }

    fn shortcuts(&self, state: &State, seat: Seat) -> Vec<Shortcut<Action>> {
        if !Bug::FalseShortcut.planted() {
            return Vec::new();
        }
        let mut legal = Vec::new();
        self.legal(state, seat, &mut legal);
        let Some(first) = legal.first() else { return Vec::new() };
        vec![Shortcut {
            chain: vec![*first, *first],
            ways: vec![vec!["card:1".into(), "card:1".into()]],
            label: Message::new("toy-draw"),
            what: Message::new("toy-draw"),
            over: Vec::new(),
        }]
    }
}

fn action_word(action: Action) -> Message {
    match action {
        Action::Stay => Message::new("toy-stay"),
        Action::Play(_) | Action::Draw => Message::new("toy-draw"),
    }
}
