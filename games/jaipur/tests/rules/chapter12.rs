//! Chapter 12: notation.

use crate::support::{A, B, action, at, cards, faults, fresh, place};
use engine::{Game, Line, Record, Replay, ReplayFault, Seat};
use jaipur::{Action, Cards, Chance, Jaipur, Kind, Position};

/// The text is read as this and written so.
fn is(text: &str, action: Action) {
    assert_eq!(text.parse(), Ok(action), "{text}");
    assert_eq!(action.to_string(), text);
}

fn falls(text: &str, chance: Chance) {
    assert_eq!(text.parse(), Ok(chance), "{text}");
    assert_eq!(chance.to_string(), text);
}

/// A record with these steps.
fn record(steps: &str) -> Record {
    let text = format!(
        "durbar: 1\ngame: jaipur\nversion: 1\nplayers: 2\n\
         options: seals=2 tie=replay bonus=765 guard=on\nseat A: Asha\n\n{steps}"
    );
    text.parse().unwrap_or_else(|why| panic!("{why}"))
}

const OPENING: &str = "* starter A\n* deal A DDGKK\n* deal B LLLCC\n* open CL\nA sell 2D\n\
    B sell 3L\n* bonus 2\nA camels\n* refill KSS\n";

#[test]
fn r12_1_the_letters_of_the_cards() {
    let letters = ["D", "G", "S", "C", "P", "L", "K"];
    let names = ["diamond", "gold", "silver", "cloth", "spice", "leather", "camel"];
    for ((kind, letter), name) in Kind::ALL.into_iter().zip(letters).zip(names) {
        assert_eq!(kind.letter().to_string(), letter);
        assert_eq!(kind.name(), name);
        assert_eq!(cards(letter), Cards::of(kind, 1));
        assert_eq!(serde_json::to_value(kind).unwrap(), letter);
    }
}

#[test]
fn r12_2_a_row_of_letters() {
    for text in ["DDGCK", "kcgdd", "CdKgD"] {
        assert_eq!(cards(text).to_string(), "DDGCK");
    }
    assert_eq!(cards("KLPCSGD").to_string(), "DGSCPLK");
    assert_eq!((cards("-"), Cards::NONE.to_string()), (Cards::NONE, "-".to_owned()));
    for text in ["D-", "--", "X", "D G", "2D", "DÉ"] {
        assert!(text.parse::<Cards>().is_err(), "{text}");
    }
}

#[test]
fn r12_3_the_seats() {
    assert_eq!((A.to_string(), B.to_string()), ("A".into(), "B".into()));
    assert_eq!(("A".parse(), "b".parse()), (Ok(Seat::A), Ok(Seat::B)));
    assert!("starter C".parse::<Chance>().is_err());
    assert!("deal C DDDDD".parse::<Chance>().is_err());
}

#[test]
fn r12_4_take() {
    is("take D", Action::Take(Kind::Diamond));
    is("take L", Action::Take(Kind::Leather));
}

#[test]
fn r12_5_camels() {
    is("camels", Action::Camels);
}

#[test]
fn r12_6_swap() {
    is("swap +SS -GK", Action::swap(cards("SS"), cards("GK")));
    is("swap +DGSCP -LLLKK", Action::swap(cards("DGSCP"), cards("LLLKK")));
    let mut play = at("A hand: G; A herd: 1; market: SSKKK");
    play.play("A swap +SS -GK");
    assert_eq!((play.hand(A).as_str(), play.market().as_str()), ("SS", "GKKKK"));
}

#[test]
fn r12_7_sell() {
    is("sell 2D", Action::Sell(Kind::Diamond, 2));
    is("sell 7L", Action::Sell(Kind::Leather, 7));
}

#[test]
fn r12_8_people_may_type_loosely() {
    for (typed, meant) in [
        ("sell DD", "sell 2D"),
        ("sell 2 d", "sell 2D"),
        ("SELL lll", "sell 3L"),
        ("swap -GK +SS", "swap +SS -GK"),
        ("Swap +ss -kg", "swap +SS -GK"),
        ("  TAKE   d ", "take D"),
        ("CAMELS", "camels"),
    ] {
        assert_eq!(action(typed).to_string(), meant, "{typed}");
    }
}

#[test]
fn r12_9_starter() {
    falls("starter A", Chance::Starter(A));
    falls("starter B", Chance::Starter(B));
    // A third seat is neither read nor taken.
    assert!("starter C".parse::<Chance>().is_err());
    let play = fresh("");
    assert!(play.game.check_chance(&play.state, Chance::Starter(engine::Seat::new(2))).is_err());
}

#[test]
fn r12_10_deal() {
    falls("deal A DGSKK", Chance::Deal(A, cards("DGSKK")));
    let mut play = fresh("");
    play.play("* starter B; * deal A DGSKK");
    assert_eq!((play.hand(A).as_str(), play.herd(A)), ("DGS", 2));
}

#[test]
fn r12_11_open() {
    falls("open CL", Chance::Open(cards("CL")));
    let mut play = fresh("");
    play.play("* starter B; * deal A DGSKK; * deal B DGSKK; * open CL");
    assert_eq!(play.market(), "CLKKK");
}

#[test]
fn r12_12_refill() {
    falls("refill DKK", Chance::Refill(cards("KKD")));
    assert_eq!("refill KKD".parse::<Chance>().unwrap().to_string(), "refill DKK");
    // From an empty deck nothing is drawn, and no step says so.
    let mut play = at("A hand: L; market: CKKKK; deck: -");
    play.play("A take C");
    assert!(play.scored().is_some());
    assert!(!play.allows("* refill -"));
}

#[test]
fn r12_13_bonus() {
    falls("bonus 6", Chance::Bonus(6));
    falls("bonus 10", Chance::Bonus(10));
    let mut play = at("A hand: LLLL");
    play.play("A sell 4L; * bonus 6");
    assert_eq!(play.state.bonus(A), 6);
}

#[test]
fn r12_14_how_a_round_begins() {
    let others = |play: &crate::support::Play, due: &str| {
        for chance in
            ["starter A", "deal A LLLCC", "deal B LLLCC", "open CL", "refill C", "bonus 1"]
        {
            let fits = chance.starts_with(due);
            assert_eq!(play.allows(&format!("* {chance}")), fits, "{chance} while {due} is due");
        }
    };
    let mut play = fresh("");
    for due in ["starter A", "deal A", "deal B", "open"] {
        others(&play, due);
        let step = match due {
            "deal A" => "* deal A DDDDD",
            "deal B" => "* deal B GGGGG",
            "open" => "* open SS",
            other => &format!("* {other}"),
        };
        play.play(step);
    }
    assert_eq!(play.to_move(), "A");
    // The second round begins without a starter.
    let mut play = at("A hand: L; market: CKKKK; deck: -");
    play.play("A take C");
    others(&play, "deal A");
    play.play("* deal A DDDDD");
    others(&play, "deal B");
    play.play("* deal B GGGGG");
    others(&play, "open");
}

#[test]
fn r12_15_a_record_is_a_header_an_empty_line_and_steps() {
    let record = record(OPENING);
    let text = record.to_string();
    let (header, steps) = text.split_once("\n\n").expect("an empty line");
    assert!(header.lines().all(|line| line.contains(": ")), "{header}");
    assert_eq!(format!("{steps}\n").trim_end(), OPENING.trim_end());
    assert_eq!(record.header.game, "jaipur");
    let replay = Replay::<Jaipur>::run(&record, |_, _, _, _| ()).expect("it replays");
    assert_eq!(replay.steps.len(), OPENING.lines().count());
    let play = crate::support::Play { game: replay.game, state: replay.state, heard: Vec::new() };
    assert_eq!((play.market().as_str(), play.herds()), ("SSCLK", [5, 0]));
}

#[test]
fn r12_16_steps_of_players_and_of_chance() {
    let line = Line::read("A sell 2D").expect("a step");
    assert_eq!((line.who, line.text.as_str()), (Some(A), "sell 2D"));
    let line = Line::read("* refill KKD").expect("a step");
    assert_eq!((line.who, line.text.as_str()), (None, "refill KKD"));
    for step in ["A sell 2D", "* refill DKK"] {
        assert_eq!(crate::support::step(step).to_string(), step);
    }
    // A player cannot bring chance about, nor chance sell.
    for steps in ["A starter A", "* sell 2D"] {
        let fault = Replay::<Jaipur>::run(&record(steps), |_, _, _, _| ());
        assert!(matches!(fault, Err(ReplayFault::Misread { .. })), "{steps}");
    }
}

#[test]
fn r12_17_a_record_holds_every_step_of_chance() {
    let whole = record(OPENING);
    let state = || {
        let replay = Replay::<Jaipur>::run(&whole, |_, _, _, _| ());
        replay.unwrap_or_else(|_| panic!("it replays")).state
    };
    assert_eq!(state(), state());
    // Without any one of them it cannot go on.
    for (n, line) in whole.steps.iter().enumerate() {
        if line.who.is_none() && n + 1 < whole.steps.len() {
            let mut holed = whole.clone();
            holed.steps.remove(n);
            let fault = Replay::<Jaipur>::run(&holed, |_, _, _, _| ());
            assert!(matches!(fault, Err(ReplayFault::Illegal { .. })), "without {line}");
        }
    }
}

#[test]
fn r12_18_notes_change_nothing() {
    let noted = OPENING.replace('\n', "   # as they say: sell 3D #2\n");
    let run = |text: &str| {
        let replay = Replay::<Jaipur>::run(&record(text), |_, _, _, _| ());
        replay.unwrap_or_else(|_| panic!("it replays")).state
    };
    assert_eq!(run(&noted), run(OPENING));
    assert_eq!(record(&noted).steps[0].note, "as they say: sell 3D #2");
    assert_eq!(record(&noted).to_string().matches("# as they say").count(), 9);
}

#[test]
fn r12_19_a_position_describes_one_moment() {
    let mut play = at("A hand: LLLCC; B hand: SSDD; A herd: 2; B bonus: 3; tokens G: AB; \
         seals: 0 1; round: 2; starter: B");
    play.play("A sell 3L; * bonus 2; B swap +PL -SS");
    let text = play.game.position(&play.state).to_string();
    assert_eq!(place("", &text), Ok(play.state));
    assert_eq!(text.parse::<Position>(), Ok(play.game.position(&play.state)));
    assert_eq!(text.parse::<Position>().expect("readable").to_string(), text);
    // Lines that cannot be read: every one of them is named.
    let unreadable = "market; A hand: X; tokens K: A; colour: red; to move: C; A hand: D; deck: Q";
    assert_eq!(
        faults("", unreadable),
        [
            "fault-position-line",
            "fault-position-value",
            "fault-position-key",
            "fault-position-key",
            "fault-position-value",
            "fault-position-twice",
            "fault-position-value"
        ]
    );
    // There are bonus tokens for three, four and five cards, and no others.
    for pile in ["bonus 2", "bonus 6", "bonus", "refill 0", "refill 6", "deal C"] {
        assert_eq!(faults("", &format!("phase: {pile}"))[0], "fault-position-value", "{pile}");
    }
    // Readable, and wrong in several ways: every one of them is named.
    let wrong = "A hand: DDDDDDGGK; B known: C; market: LLL; seals: 2 0; B bonus: 9 9; \
         tokens S: ABABA; round: 0; discard: K";
    let mut found = faults("", wrong);
    found.sort();
    let mut expected = [
        "fault-hand-camels",
        "fault-hand-limit",
        "fault-known",
        "fault-market",
        "fault-seals",
        "fault-bonus",
        "fault-tokens",
        "fault-round",
        "fault-discard-camels",
    ];
    expected.sort_unstable();
    assert_eq!(found, expected);
}
