//! The law of touches holds for the toy, and catches what is planted in it.

use testkit::touches::{self, Plan};
use testkit::toy::{Bug, Toy};

fn verify() -> Result<touches::Summary, String> {
    touches::verify(&touches::rulebooks::<Toy>(), &Plan { matches: 2, ..Plan::default() })
}

#[test]
fn the_toy_can_be_touched() {
    let summary = verify().unwrap();
    assert!(summary.questions > 100 && summary.actions > 200, "{summary:?}");
    let verbs: Vec<&str> = summary.verbs.keys().map(String::as_str).collect();
    assert_eq!((verbs, summary.buttons), (vec!["draw", "play", "stay"], 2));
}

#[test]
fn what_is_planted_in_a_table_is_caught() {
    for (bug, sign) in [
        (Bug::CardUndrawn, "touches card:2, which is not drawn"),
        (Bug::OneKey, "two things have the key card"),
        (Bug::Unlabelled, "has no label"),
        (Bug::OffTheTable, "reaches out of its surface"),
        (Bug::Wayless, "and does not touch it"),
        (Bug::HeldTooLong, "is held but asks somebody else"),
        (Bug::ButtonsTwice, "buttons at once"),
        (Bug::FalseShortcut, "of a shortcut"),
    ] {
        let caught = bug.plant(verify).expect_err(&format!("{bug:?} was not caught"));
        assert!(caught.contains(sign), "{bug:?}: {caught}");
    }
}

#[test]
fn labels_that_overlap_are_found() {
    use drawing::{Canvas, Ink, Item, Shape, Type};
    let mut canvas = Canvas::new(200.0, 100.0);
    let label = |key: &str, x: f32| {
        let letters = Type::new(10.0, Ink::Role("ink"));
        Item::new(key, x, 50.0).with(Shape::text(0.0, 0.0, "Jaunpur", letters))
    };
    canvas.items = vec![label("a", 50.0), label("b", 150.0)];
    assert!(touches::overlaps(&canvas).is_empty());
    canvas.items.push(label("c", 70.0));
    let found = touches::overlaps(&canvas);
    assert_eq!(found, [("a: Jaunpur".to_owned(), "c: Jaunpur".to_owned())]);
}
