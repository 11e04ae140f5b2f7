//! Everything the game can say, said: every action, event, reason, prompt,
//! line of the table and line of help, in both languages, with nothing missing
//! and nothing left unfilled.

mod support;

use engine::{Faults, Game, Message, Misread, Seats, Viewer, Words};
use jaipur::{Action, Cause, Chance, Event, Jaipur, Kind, Phase, Position, Reason, Summary};
use std::collections::BTreeSet;
use support::book::{Book, books};
use support::{A, B, Play, at, cards, fresh, oracle, rulebook, universe, with};

/// Says the message in every language, to everybody.
fn say(books: &[Book], message: &Message) -> Vec<String> {
    books.iter().map(|book| book.say(message)).collect()
}

/// Every reason. The match names each, so that a new one is not forgotten.
fn reasons() -> Vec<Reason> {
    let all = vec![
        Reason::OneCamel,
        Reason::NotThere { good: Kind::Gold },
        Reason::HandFull { have: 7, limit: 7 },
        Reason::NoCamels,
        Reason::CamelTaken,
        Reason::SwapTooSmall { take: 1, least: 2 },
        Reason::SwapUneven { take: 3, give: 2 },
        Reason::SwapSame { goods: cards("CCL") },
        Reason::NotInMarket { missing: cards("DGSCPL") },
        Reason::NotInHand { missing: cards("D") },
        Reason::HerdTooSmall { need: 3, have: 1 },
        Reason::OverLimit { after: 8, limit: 7 },
        Reason::CamelSold,
        Reason::SaleTooSmall { good: Kind::Silver, least: 2 },
        Reason::SaleTooLarge { good: Kind::Leather, have: 1, want: 2 },
        Reason::OtherChance,
        Reason::CardCount { need: 5, found: 1 },
        Reason::NotInDeck { missing: cards("KKK") },
        Reason::NoSuchBonus { value: 7, pile: 4 },
    ];
    let number = |reason: &Reason| match reason {
        Reason::OneCamel => 0,
        Reason::NotThere { .. } => 1,
        Reason::HandFull { .. } => 2,
        Reason::NoCamels => 3,
        Reason::CamelTaken => 4,
        Reason::SwapTooSmall { .. } => 5,
        Reason::SwapUneven { .. } => 6,
        Reason::SwapSame { .. } => 7,
        Reason::NotInMarket { .. } => 8,
        Reason::NotInHand { .. } => 9,
        Reason::HerdTooSmall { .. } => 10,
        Reason::OverLimit { .. } => 11,
        Reason::CamelSold => 12,
        Reason::SaleTooSmall { .. } => 13,
        Reason::SaleTooLarge { .. } => 14,
        Reason::OtherChance => 15,
        Reason::CardCount { .. } => 16,
        Reason::NotInDeck { .. } => 17,
        Reason::NoSuchBonus { .. } => 18,
    };
    assert!(all.iter().map(number).eq(0..19));
    all
}

fn summary(cause: Cause, goods: [u8; 2], tokens: [[u8; 2]; 2], herd: [u8; 2]) -> Summary {
    let [goods_tokens, bonus_tokens] = tokens;
    let bonus = [3, 3];
    let summary = Summary { cause, goods, goods_tokens, bonus, bonus_tokens, herd, winner: None };
    Summary { winner: summary.leader(), ..summary }
}

/// Every event, in every shape that reads differently.
fn events() -> Vec<Event> {
    let tied = summary(Cause::Guard, [30, 30], [[9, 9], [1, 1]], [2, 2]);
    let mut all = vec![
        Event::Round { round: 2, starter: A },
        Event::Dealt { seat: A, goods: Some(cards("DGL")), hand: 3, camels: 2 },
        Event::Dealt { seat: A, goods: Some(cards("-")), hand: 0, camels: 5 },
        Event::Dealt { seat: B, goods: None, hand: 3, camels: 2 },
        Event::Dealt { seat: B, goods: None, hand: 0, camels: 5 },
        Event::Opened { cards: cards("KL") },
        Event::TookCamels { seat: B, camels: 1 },
        Event::TookCamels { seat: B, camels: 5 },
        Event::Swapped { seat: A, take: cards("SS"), give: cards("GK") },
        Event::Sold { seat: A, good: Kind::Cloth, cards: 1, before: 7, tokens: 0, rupees: 0 },
        Event::Sold { seat: B, good: Kind::Leather, cards: 7, before: 2, tokens: 7, rupees: 8 },
        Event::Bonus { seat: A, pile: 3, value: Some(1) },
        Event::Bonus { seat: A, pile: 5, value: Some(10) },
        Event::Bonus { seat: B, pile: 4, value: None },
        Event::NoBonus { seat: B, pile: 5 },
        Event::Refilled { cards: cards("DDKKK") },
        Event::Won { winners: Seats::only(A) },
        Event::Won { winners: Seats::first(2) },
    ];
    all.extend(Kind::GOODS.map(|good| Event::Took { seat: A, good }));
    for summary in [
        summary(Cause::Piles, [52, 50], [[9, 9], [1, 1]], [4, 3]),
        summary(Cause::Deck, [30, 30], [[9, 9], [1, 2]], [0, 0]),
        summary(Cause::Deck, [30, 30], [[9, 8], [1, 1]], [2, 2]),
        tied,
        Summary { winner: Some(B), ..tied },
    ] {
        all.push(Event::Scored { round: 1, summary, seals: [1, 0] });
    }
    let number = |event: &Event| match event {
        Event::Round { .. } => 0,
        Event::Dealt { .. } => 1,
        Event::Opened { .. } => 2,
        Event::Took { .. } => 3,
        Event::TookCamels { .. } => 4,
        Event::Swapped { .. } => 5,
        Event::Sold { .. } => 6,
        Event::Bonus { .. } => 7,
        Event::NoBonus { .. } => 8,
        Event::Refilled { .. } => 9,
        Event::Scored { .. } => 10,
        Event::Won { .. } => 11,
    };
    let kinds: BTreeSet<usize> = all.iter().map(number).collect();
    assert!(kinds.into_iter().eq(0..12));
    all
}

/// A match in every phase, and some more of the table.
fn moments() -> Vec<Play> {
    let mut moments = vec![fresh("")];
    for step in ["* starter B", "* deal A DGLKK", "* deal B KKKKK", "* open KL"] {
        let mut next = moments[moments.len() - 1].clone();
        next.play(step);
        moments.push(next);
    }
    let mut bonus =
        at("A hand: LLLL; B bonus: 3 9; tokens D: AB; A known: L; seals: 1 0; round: 2");
    moments.push(bonus.clone());
    bonus.play("A sell 4L");
    moments.push(bonus.clone());
    bonus.play("* bonus 6; B camels");
    moments.push(bonus);
    for (options, seals) in [("", "1 0"), ("tie=both", "1 1"), ("seals=1", "0 0")] {
        let won = if options == "tie=both" { "" } else { "A bonus: 1;" };
        let text = format!("seals: {seals}; {won} A hand: LL; market: CCKKK; quiet: 99");
        let mut over = with(options, &text);
        over.play("A swap +CC -LL");
        assert_eq!(over.phase(), Phase::Over);
        moments.push(over);
    }
    // Over, with nothing told about how.
    moments.push(with("", "seals: 2 1; phase: over"));
    let phases: BTreeSet<usize> = moments
        .iter()
        .map(|play| match play.phase() {
            Phase::Starter => 0,
            Phase::Deal(A) => 1,
            Phase::Deal(_) => 2,
            Phase::Open => 3,
            Phase::Act => 4,
            Phase::Refill(_) => 5,
            Phase::Bonus(_) => 6,
            Phase::Over => 7,
        })
        .collect();
    assert!(phases.into_iter().eq(0..8));
    moments
}

#[test]
fn every_reason_is_a_sentence() {
    let books = books();
    let game = Jaipur::default();
    let said: BTreeSet<String> =
        reasons().iter().map(|reason| say(&books, &game.reason(reason))[0].clone()).collect();
    assert_eq!(said.len(), 19, "each says something else");
    let full = say(&books, &game.reason(&Reason::HandFull { have: 7, limit: 7 }));
    assert!(full.iter().all(|text| text.contains('7')), "{full:?}");
    // Every kind of card can be a culprit.
    for kind in Kind::ALL {
        say(&books, &game.reason(&Reason::NotThere { good: kind }));
        say(&books, &game.reason(&Reason::SaleTooSmall { good: kind, least: 2 }));
        for have in 0..=2 {
            say(&books, &game.reason(&Reason::SaleTooLarge { good: kind, have, want: 9 }));
        }
    }
}

#[test]
fn every_event_is_a_sentence() {
    let books = books();
    let game = Jaipur::default();
    for event in events() {
        let texts = say(&books, &game.event(&event));
        assert_ne!(texts[0], texts[3], "{event:?} is the same in English and French");
        for viewer in Viewer::all(2) {
            let heard = game.redact(&event, viewer).expect("everybody hears something");
            say(&books, &game.event(&heard));
        }
        // As JSON and back it says the same.
        let json = serde_json::to_string(&event).expect("JSON");
        let back: Event = serde_json::from_str(&json).expect("an event");
        assert_eq!(back, event);
    }
    // The scores of a round are all there.
    let summary = summary(Cause::Piles, [52, 52], [[9, 9], [1, 1]], [4, 3]);
    let event = Event::Scored { round: 3, summary, seals: [2, 1] };
    for text in say(&books, &game.event(&event)) {
        for part in ["60", "55", "52", "4", "3", "2", "1"] {
            assert!(text.contains(part), "{part} is missing in: {text}");
        }
    }
}

#[test]
fn every_action_is_a_sentence() {
    let books = books();
    let game = Jaipur::default();
    let play = at("A hand: CCPPLLL; B bonus: 4 4 5 5 6 6; tokens L: BBB; tokens C: A; A herd: 2");
    let view = game.view(&play.state, Viewer::Seat(A));
    let mut said = 0;
    for action in oracle::identities().into_iter().chain(universe::never()) {
        // One reader is enough for so many; actions name no seats.
        for book in [&books[0], &books[3]] {
            book.say(&game.action(&view, action));
            said += 1;
        }
    }
    assert!(said > 50_000);
    let text = |text: &str| say(&books[..1], &game.action(&view, support::action(text))).remove(0);
    assert_eq!(
        text("sell 3L"),
        "Sell 3 leather for 3 rupees (tokens 1 1 1) and a bonus token for 3 cards."
    );
    assert_eq!(text("sell 2P"), "Sell 2 spice for 8 rupees (tokens 5 3).");
    // No bonus is promised where none is left.
    assert_eq!(text("sell 4L"), "Sell 4 leather for 4 rupees (tokens 1 1 1 1).");
    assert_eq!(
        text("swap +PL -CC"),
        "Take 1 spice, 1 leather, give 2 cloth (then 7 of 7 goods in hand)."
    );
    let empty = at("A hand: C; tokens C: BBBBBBB; market: LLKKK");
    let view = game.view(&empty.state, Viewer::Seat(A));
    let message = game.action(&view, Action::Sell(Kind::Cloth, 1));
    assert_eq!(books[0].say(&message), "Sell 1 cloth for nothing: the pile is empty.");
}

#[test]
fn every_prompt_and_every_line_of_the_table_is_a_sentence() {
    let books = books();
    for play in moments() {
        for viewer in Viewer::all(2) {
            let view = play.game.view(&play.state, viewer);
            say(&books, &play.game.prompt(&view));
            for book in &books {
                let lines = book.say_all(&play.game.describe(&view));
                assert!(lines.len() > 15, "{lines:?}");
            }
        }
    }
    // The prompt speaks to who is to move.
    let play = at("to move: B");
    let prompt = play.game.prompt(&play.game.view(&play.state, Viewer::Seat(B)));
    assert_eq!(
        say(&books[..3], &prompt),
        [
            "It is the turn of Ravi.",
            "It is the turn of Ravi.",
            "Your turn: take one good, take the camels, exchange or sell."
        ]
    );
}

#[test]
fn help_and_options_are_sentences() {
    let books = books();
    for book in &books {
        let lines = book.say_all(&Jaipur::default().help());
        assert!(lines.len() > 25, "{}", lines.len());
        for id in ["game-name", "game-tagline", "game-players", "game-length"] {
            assert!(book.bundle.has_message(id), "{id}");
        }
        for setting in Jaipur::SETTINGS {
            assert!(book.bundle.has_message(&format!("option-{}", setting.key)));
            for value in setting.values.all() {
                let id = format!("option-{}-{}", setting.key, setting.values.show(value));
                assert!(book.bundle.has_message(&id), "{}: {id}", book.code);
            }
        }
    }
}

#[test]
fn everything_misread_is_a_sentence() {
    let books = books();
    let mut ids = BTreeSet::new();
    for text in [
        "",
        "pass",
        "take",
        "take X",
        "sell",
        "sell 2DD",
        "sell DC",
        "swap",
        "swap +S",
        "swap +SX -G",
        "swap +SSSSSSS -G",
        "camels now",
    ] {
        let Misread(message) = text.parse::<Action>().expect_err(text);
        say(&books, &message);
        ids.insert(message.id);
    }
    for text in ["", "starter C", "deal A", "deal A DDDDDDD", "open X", "bonus x", "refill 3"] {
        let Misread(message) = text.parse::<Chance>().expect_err(text);
        say(&books, &message);
        ids.insert(message.id);
    }
    let ids: Vec<&str> = ids.iter().map(AsRef::as_ref).collect();
    let known = ["action", "card", "chance", "sale", "sale-kinds", "swap", "too-many"];
    assert_eq!(ids, known.map(|id| format!("misread-{id}")));
}

#[test]
fn every_fault_of_a_position_is_a_sentence() {
    let books = books();
    let mut ids = BTreeSet::new();
    for text in [
        "market",
        "market: X; market: L; colour: red",
        "A hand: DDDDDDGGK; B known: C; market: LLL; seals: 2 0; B bonus: 9 9; \
         tokens S: ABABA; round: 0; discard: K; deck: DDDDDD; A herd: 12",
        "phase: deal B; market: KKK; A hand: D; A herd: 1",
        "phase: bonus 3; market: PLKKK; A bonus: 1 1 2 2 2 3 3",
        "market: PLKKK; quiet: 100",
        "market: LLKKK; tokens D: AAAAA; tokens G: AAAAA; tokens S: AAAAA; \
         discard: DDDDDGGGGGSSSSS",
    ] {
        let text = text.replace(';', "\n");
        let placed = text.parse().and_then(|position: Position| rulebook("").place(&position));
        let Err(Faults(faults)) = placed else { panic!("{text} is accepted") };
        for fault in faults {
            say(&books, &fault);
            ids.insert(fault.id);
        }
    }
    // The sums cannot be wrong in a text: they are not in it.
    let all: BTreeSet<_> = ids_of(Jaipur::TRANSLATIONS[0].1)
        .into_iter()
        .filter(|id| id.starts_with("fault-") && id != "fault-sums")
        .collect();
    let ids: BTreeSet<String> = ids.into_iter().map(std::borrow::Cow::into_owned).collect();
    assert_eq!(ids, all);
}

/// The names of the sentences of a file.
fn ids_of(text: &str) -> Vec<String> {
    let name = |line: &str| {
        let (id, _) = line.split_once(" =")?;
        id.starts_with(|c: char| c.is_ascii_lowercase()).then(|| id.to_owned())
    };
    text.lines().filter_map(name).collect()
}

#[test]
fn both_languages_have_the_same_sentences() {
    let [en, fr] = [0, 1].map(|n| ids_of(Jaipur::TRANSLATIONS[n].1));
    assert_eq!((Jaipur::TRANSLATIONS[0].0, Jaipur::TRANSLATIONS[1].0), ("en", "fr"));
    assert_eq!(en, fr, "and in the same order");
    let different: BTreeSet<&String> = en.iter().collect();
    assert_eq!(different.len(), en.len(), "each stands there once");
}
