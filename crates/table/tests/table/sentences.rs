//! Every sentence exists in both languages and finds what it needs.

use crate::grammar::faults;
use crate::sessions::open;
use crate::toy::TOY;
use engine::{Arg, Message, Seat, Viewer};
use table::{GENERAL, Lang, Phrasebook, Reader, Refusal, file_faults};

const NAMES: [&str; 2] = ["Asha", "Ravi"];

fn names() -> Vec<String> {
    NAMES.map(str::to_owned).to_vec()
}

#[test]
fn the_files_agree() {
    assert_eq!(file_faults(GENERAL), Vec::<String>::new());
    assert_eq!(file_faults(TOY.translations), Vec::<String>::new());
    for entry in table::GAMES {
        assert_eq!(file_faults(entry.translations), Vec::<String>::new(), "{}", entry.id);
        for (lang, page, turn) in [
            (Lang::En, "## The game in five minutes\n", ", worked\n"),
            (Lang::Fr, "## La partie en cinq minutes\n", ", pas à pas\n"),
        ] {
            let (_, page) = entry.rules(lang).split_once(page).expect(entry.id);
            let clauses = page.find("\n## 1. ").expect("the first chapter");
            assert!(page[..clauses].contains(turn), "{}: a worked turn", entry.id);
        }
    }
}

#[test]
fn file_faults_are_found() {
    let found = |en: &'static str, fr: &'static str| file_faults(&[("en", en), ("fr", fr)]);
    assert_eq!(found("a = x", "a = y"), Vec::<String>::new());
    assert_eq!(found("a = x\nb = x", "a = y").len(), 1);
    assert_eq!(found("a = x\na = y", "a = y").len(), 1);
    assert_eq!(found("a = { $n }", "a = y").len(), 2);
    assert_eq!(found("a = { $who-is }", "a = { $who }"), Vec::<String>::new());
    assert!(!found("a = { $n", "a = y").is_empty());
    assert_eq!(file_faults(&[("en", "a = x")]).len(), 2);
}

#[test]
fn no_game_redefines_a_sentence_of_the_table() {
    let general = Phrasebook::general(Lang::En);
    for entry in table::GAMES {
        for line in entry.translations[0].1.lines() {
            let id = line.split('=').next().unwrap().trim();
            let own = line.starts_with(|c: char| c.is_ascii_alphabetic()) && line.contains('=');
            assert!(!own || !general.has(id), "{}: {id}", entry.id);
        }
    }
}

/// Every message of the engine and the table with the arguments it has there.
fn everything() -> Vec<Message> {
    let new = Message::new;
    let found = |id| new(id).text("found", "x").text("known", "y");
    let mut all = vec![
        new("illegal-over"),
        new("illegal-chance"),
        new("illegal-no-chance"),
        new("illegal-not-you"),
        new("illegal-rule"),
        found("misread-seat"),
        found("fault-option-pair"),
        found("fault-option-key"),
        found("fault-option-value").text("key", "k"),
        new("fault-players").number("found", 9).number("least", 2).number("most", 4),
        found("fault-game"),
        found("fault-level").text("seat", "A"),
        new("fault-record-line").number("line", 3).message("message", new("illegal-over")),
        found("fault-record-step"),
        found("fault-record-format"),
        found("fault-record-number"),
        new("fault-record-size").number("most", 9),
        found("fault-record-header"),
        found("fault-record-not-one"),
        found("fault-record-game").text("expected", "y"),
        new("fault-record-version").number("found", 3).number("newest", 2),
        found("fault-record-seed"),
        new("fault-record-commit"),
        new("table-joined").seat("who", Seat::A),
        new("table-took-back").seat("who", Seat::A).number("steps", 1),
        new("table-took-back").seat("who", Seat::A).number("steps", 2),
        new("table-resigned").seat("who", Seat::A),
        new("table-replaced").text("before", "x").text("name", "y"),
        table::patience::told(Seat::A),
        new("table-over"),
        new("take-back"),
        new("table-undo-question").seat("who", Seat::A),
        new("manners-which-chair"),
        new("fault-friendly").number("people", 2),
        new("table-won").seat("who", Seat::A),
        new("table-won-together").list("winners", [new("table-seat").seat("who", Seat::A)]),
        new("fair-not-verifiable").number("chances", 1),
        new("fair-promise-kept"),
        new("fair-promise-broken"),
        new("fair-promise-none"),
        new("fair-difference").number("step", 1).text("found", "x").text("expected", "y"),
    ];
    all.extend([0, 1, 2].map(|n| new("fair-chances-agree").number("chances", n)));
    let text = || "x".to_owned();
    let refusals = [
        Refusal::NoSeat(Seat::B),
        Refusal::Stale { asked: 1, open: None },
        Refusal::Stale { asked: 1, open: Some(2) },
        Refusal::Over,
        Refusal::TooLong,
        Refusal::NothingToUndo,
        Refusal::UndoChance,
        Refusal::UndoOther(Seat::B),
        Refusal::UndoSecret,
        Refusal::UndoPassed(Seat::B),
        Refusal::Running,
        Refusal::Overtaken,
        Refusal::NoLevel { found: text(), known: vec![text()] },
    ];
    all.extend(refusals.iter().map(Refusal::message));
    all.extend(table::Undo::ALL.map(table::Undo::message));
    all.extend(TOY.levels().into_iter().map(|level| level.message));
    for entry in table::GAMES {
        all.extend(entry.levels().into_iter().map(|level| level.message));
    }
    all
}

#[test]
fn every_sentence_of_the_table_can_be_said_in_both_languages() {
    let names = names();
    for lang in Lang::ALL {
        let book = Phrasebook::general(lang);
        for message in everything() {
            for seat in [None, Some(Seat::A), Some(Seat::B)] {
                let text = book.try_say(&message, Reader { names: &names, seat });
                let text = text.unwrap_or_else(|missing| panic!("{missing:?}"));
                assert!(!text.contains(['{', '}', '\u{2068}', '\u{2069}']), "{text}");
            }
        }
    }
}

#[test]
fn sentences_speak_to_the_reader_and_join_lists() {
    let names = names();
    let say = |lang, message: &Message, seat| {
        Phrasebook::general(lang).say(message, Reader { names: &names, seat })
    };
    let back = Message::new("table-took-back").seat("who", Seat::A).number("steps", 2);
    assert_eq!(say(Lang::En, &back, Some(Seat::A)), "You take back 2 steps.");
    assert_eq!(say(Lang::En, &back, Some(Seat::B)), "Asha takes back 2 steps.");
    assert_eq!(say(Lang::Fr, &back, None), "Asha reprend 2 coups.");
    let seat = |n| Message::new("table-seat").seat("who", Seat::new(n));
    let all =
        |count: usize| Message::new("table-won-together").list("winners", (0..count).map(seat));
    assert_eq!(say(Lang::En, &all(2), None), "Asha and Ravi share the first place.");
    assert_eq!(say(Lang::Fr, &all(3), None), "Asha, Ravi et C partagent la première place.");
}

#[test]
fn members_of_a_list_that_hold_an_and_stand_apart() {
    let names: Vec<String> = ["Ann and Bob", "Ravi", "Zoé et Léo"].map(str::to_owned).to_vec();
    let seat = |n| Message::new("table-seat").seat("who", Seat::new(n));
    let all = |seats: &[usize]| {
        Message::new("table-won-together").list("winners", seats.iter().map(|n| seat(*n)))
    };
    let say = |lang, message: &Message| {
        Phrasebook::general(lang).say(message, Reader { names: &names, seat: None })
    };
    assert_eq!(say(Lang::En, &all(&[0, 1])), "Ann and Bob; Ravi share the first place.");
    assert_eq!(say(Lang::En, &all(&[1, 2])), "Ravi and Zoé et Léo share the first place.");
    assert_eq!(
        say(Lang::Fr, &all(&[1, 2, 0])),
        "Ravi ; Zoé et Léo ; Ann and Bob partagent la première place."
    );
}

#[test]
fn nothing_missing_ever_panics() {
    let book = Phrasebook::general(Lang::Fr);
    let say = |message: &Message| book.try_say(message, Reader::default());
    assert!(say(&Message::new("no-such-thing")).is_err());
    assert_eq!(book.word("no-such-thing"), "no-such-thing");
    assert!(say(&Message::new("refusal-no-seat")).is_err());
    assert!(say(&Message::new("")).is_err());
    // English helps out, and the gap is still reported.
    let book = Phrasebook::of(Lang::Fr, &[("en", "only-english = Hello")]);
    assert_eq!(book.word("only-english"), "Hello");
    assert!(book.try_say(&Message::new("only-english"), Reader::default()).is_err());
    // A message from a stranger may nest without end.
    let mut deep = Message::new("fault-record-line").number("line", 1);
    for _ in 0..5000 {
        let mut outer = Message::new("fault-record-line").number("line", 1);
        outer.args.push(("message".into(), Arg::Message(deep)));
        deep = outer;
    }
    assert!(say(&deep).is_err());
    // Dropping it must not recurse either: take it apart.
    while let Some(Arg::Message(inner)) =
        deep.args.iter().position(|(name, _)| name == "message").map(|at| deep.args.remove(at).1)
    {
        deep = inner;
    }
}

#[test]
fn languages_are_read_from_whatever_names_them() {
    for (text, lang) in [
        ("fr", Some(Lang::Fr)),
        ("FR_fr.UTF-8", Some(Lang::Fr)),
        ("fr-CA", Some(Lang::Fr)),
        ("en_GB@euro", Some(Lang::En)),
        ("de:fr:en", Some(Lang::Fr)),
        ("de-CH, fr;q=0.8, en;q=0.5", Some(Lang::Fr)),
        ("C", None),
        ("POSIX", None),
        ("french", None),
        ("", None),
    ] {
        assert_eq!(Lang::parse(text), lang, "{text}");
    }
}

#[test]
fn everything_a_match_says_can_be_said_in_both_languages() {
    for entry in [&TOY].into_iter().chain(table::GAMES) {
        let books = Lang::ALL.map(|lang| Phrasebook::new(lang, entry));
        let mut said = 0;
        let mut check = |message: &Message, seat: Option<Seat>| {
            let names = names();
            for book in &books {
                let text = book.try_say(message, Reader { names: &names, seat });
                let text =
                    text.unwrap_or_else(|missing| panic!("{}: {missing:?} in {message}", entry.id));
                assert_eq!(faults(book.lang(), &text), Vec::<String>::new(), "{}", entry.id);
                // Whoever reads is "you": never "the priest of Asha", to Asha.
                let own =
                    seat.filter(|_| entry.id != TOY.id).and_then(|seat| names.get(seat.index()));
                assert!(own.is_none_or(|own| !text.contains(own)), "{}: {text}", entry.id);
                said += 1;
            }
        };
        for n in 0..6 {
            let seed = table::Seed::from_phrase(&n.to_string());
            // All who can play, and everything that passes between them.
            let options = if n % 2 == 1 && entry.id == "raja" { "advanced2=on" } else { "" };
            let players = if n % 2 == 1 { entry.most.min(4) } else { entry.least };
            let mut game = entry.open(players, options).unwrap();
            let mut dice = seed.dice(1 << 40);
            for step in 0.. {
                use engine::Random;
                while game.roll(seed.dice(game.steps())) {}
                for viewer in Viewer::all(game.players()) {
                    let seat = match viewer {
                        Viewer::Seat(seat) => Some(seat),
                        Viewer::Public => None,
                    };
                    check(&game.prompt(viewer), seat);
                    for section in game.describe(viewer).iter().chain(&game.help()) {
                        check(&section.title, seat);
                        for line in &section.lines {
                            check(line, seat);
                        }
                    }
                }
                let Some(seat) = game.turn().seats().lowest() else { break };
                let choices = game.legal(seat);
                let choice = &choices[dice.below(choices.len() as u32) as usize];
                if step % 5 == 0 {
                    for choice in &choices {
                        check(&choice.message, Some(seat));
                    }
                }
                for text in ["nonsense", "sell 9D", "bid 99", "swap +KK -DD", "take K", "camels"] {
                    if let Err(refusal) = game.check(seat, text) {
                        check(&refusal.message(), Some(seat));
                    }
                }
                game.act(seat, &choice.text).unwrap();
            }
            for viewer in Viewer::all(game.players()) {
                for told in game.events(viewer, 0) {
                    check(&told.message, None);
                    for seat in Seat::all(game.players()) {
                        check(&told.message, Some(seat));
                    }
                }
            }
            game.audit().unwrap();
        }
        assert!(said > 1000, "{said}");
    }
    assert_eq!(open(2).names(), NAMES);
}
