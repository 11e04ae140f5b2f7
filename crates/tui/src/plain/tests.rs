//! Lines in, lines out.

use super::*;
use crate::app::tests::{FAIR, Laid};
use std::fs;
use table::home::Home;

/// Plays what is typed; the lines that came back, and how it ended.
fn typed(laid: &Laid, lines: &str) -> (Vec<String>, Outcome) {
    let mut play = Play::new(laid.home());
    play.lang = laid.lang;
    play.record.clone_from(&laid.record);
    play.hint = table::Budget { iterations: Some(40), millis: None };
    let mut output = Vec::new();
    let outcome = run(play, &mut lines.as_bytes(), &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    let control = text.chars().find(|c| c.is_control() && *c != '\n');
    assert_eq!(control, None, "no control codes");
    (text.lines().map(str::to_owned).collect(), outcome)
}

fn fair() -> Laid {
    Laid { start: Some(FAIR), ..Laid::default() }
}

#[track_caller]
fn said(lines: &[String], text: &str) -> usize {
    let found = lines.iter().position(|line| line.contains(text));
    found.unwrap_or_else(|| panic!("{text:?} was not said:\n{}", lines.join("\n")))
}

#[test]
fn the_table_is_told_in_words_and_the_end_of_input_is_polite() {
    let (lines, outcome) = typed(&fair(), "");
    assert_eq!(lines[0], "Jaipur");
    assert_eq!(lines[1], "Seat 1: Asha, at this keyboard");
    assert_eq!(lines[2], "Seat 2: Ravi, computer player (Greedy)");
    said(&lines, "Market: 1 diamond, 1 gold, 1 cloth and 2 camels");
    said(&lines, "Hand: 2 cloth and 2 leather");
    said(&lines, "Herd: some camels");
    said(&lines, "Your turn:");
    assert_eq!(lines[lines.len() - 2], "The input has ended, and so does the sitting.");
    assert_eq!(lines[lines.len() - 1], "The match was not saved.");
    assert_eq!((outcome.end, outcome.saved), (End::Left, None));
}

#[test]
fn actions_are_taken_by_notation_or_by_number_and_refused_with_reasons() {
    let (lines, outcome) = typed(&fair(), "list\nsell 1D\nnonsense\n99\n2\n");
    let sale = said(&lines, "2. sell 2C: Sell 2 cloth for 8 rupees (tokens 5 3).");
    let refused = said(&lines, "Not possible: Sell at least 2 cards when you sell diamond.");
    assert!(sale < refused);
    said(&lines, "Not possible: \"nonsense\" is not an action.");
    said(&lines, "Not possible: \"99\" is not an action.");
    let own = said(&lines, "You sell 2 cloth for 8 rupees.");
    let rival = lines.iter().skip(own).position(|line| line.starts_with("Ravi "));
    assert!(rival.is_some(), "the rival answers");
    assert_eq!(outcome.host.record().unwrap().steps[0].to_string(), "A sell 2C");
}

#[test]
fn a_part_of_the_rules_is_told_alone() {
    let (lines, _) = typed(&fair(), "rules goods\nrules 6.4\nrules nowhere\nquit\n");
    let diamond = said(&lines, "Diamond · D · 6 · 7, 7, 5, 5, 5 · 29 · 2 cards");
    let clause = said(&lines, "**6.4** Diamonds, gold and silver");
    let none = said(
        &lines,
        "The rules have no part called nowhere. A part is a clause by its number, or one of: 1, 2,",
    );
    assert!(diamond < clause && clause < none);
    assert!(!lines.iter().any(|line| line.contains("<!--") || line.contains("**6.5**")));
}

#[test]
fn every_command_answers_in_both_languages() {
    for (lang, words) in [
        (
            table::Lang::En,
            "help\nrules\nlook\nlist\nhint\nundo\nbrief\nbrief\nsave\nlanguage\nquit\n",
        ),
        (
            table::Lang::Fr,
            "aide\nrègles\nvoir\nliste\nconseil\nannuler\nbref\nbref\ngarder\nlangue\nquitter\n",
        ),
    ] {
        let (lines, outcome) = typed(&Laid { lang, ..fair() }, words);
        let expected: &[&str] = match lang {
            table::Lang::En => &[
                "Commands: list",
                "# Jaipur: the rules",
                "1. sell 1C:",
                "Hint: ",
                "Not possible: You have nothing to take back.",
                "only when you type look",
                "before each of your turns",
                "Type save and the name of a file",
                "Et maintenant, en français.",
                "Au revoir.",
            ],
            table::Lang::Fr => &[
                "joueur automatique (Gourmand)",
                "Commandes : liste",
                "# Jaipur",
                "1. sell 1C: Vendre 1 tissu",
                "Conseil : ",
                "Impossible : ",
                "que si vous tapez voir",
                "avant chacun de vos tours",
                "Tapez garder, puis le nom d’un fichier",
                "This is English now.",
                "Goodbye.",
            ],
        };
        let at: Vec<usize> = expected.iter().map(|text| said(&lines, text)).collect();
        assert!(at.is_sorted(), "{at:?}");
        assert_eq!(outcome.end, End::Left);
    }
}

#[test]
fn a_step_taken_back_is_as_if_it_had_not_been() {
    let (lines, outcome) = typed(&fair(), "sell 2C\nundo\nsell 2L\n");
    said(&lines, "You take back");
    assert_eq!(outcome.host.record().unwrap().steps[0].to_string(), "A sell 2L");
}

#[test]
fn several_people_are_asked_together_before_a_turn_is_erased() {
    let laid = || Laid { people: 2, ..fair() };
    let (lines, outcome) = typed(&laid(), "sell 2C\nundo\nno\n");
    said(&lines, "Taking back: Strict: your last step only");
    said(&lines, "it is the turn of Ravi at this screen.");
    said(&lines, "Asha would like to take back a decision");
    said(&lines, "Nothing is taken back.");
    assert_eq!(outcome.host.mirror().steps, 1);
    let (lines, outcome) = typed(&laid(), "sell 2C\nundo\nyes\nsell 2L\n");
    said(&lines, "Asha takes back a step.");
    assert_eq!(outcome.host.record().unwrap().steps[0].to_string(), "A sell 2L");
    let french = Laid { lang: table::Lang::Fr, ..laid() };
    let (lines, outcome) = typed(&french, "sell 2C\nannuler\noui\n");
    said(&lines, "Tout le monde est-il d’accord");
    assert_eq!(outcome.host.mirror().steps, 0);
    // Alone at a friendly table nobody is asked.
    let (lines, _) = typed(&fair(), "sell 2C\nundo\n");
    said(&lines, "Taking back: Friendly: any step");
}

#[test]
fn talk_leaving_and_giving_up_are_typed() {
    let (lines, outcome) = typed(&fair(), "say hello\nresign\nagain\nresign yes\n");
    let said_it = said(&lines, "Asha: hello");
    let sure = said(&lines, "Not possible: To give up for good, type: resign yes");
    let again = said(&lines, "Not possible: Another match is begun with durbar play.");
    let over = said(&lines, "Ravi wins");
    assert!(said_it < sure && sure < again && again < over);
    assert_eq!(outcome.end, End::Finished);
    let french = Laid { lang: table::Lang::Fr, ..fair() };
    let (lines, outcome) = typed(&french, "dire bonjour\npartir\n");
    said(&lines, "Asha : bonjour");
    said(&lines, "Un joueur automatique");
    // Nobody is left who could be asked: computer players play it out.
    assert_eq!(outcome.end, End::Finished);
}

#[test]
fn a_whole_match_can_be_played_by_a_script() {
    let laid = Laid { options: "seals=1", ..Laid::default() };
    let (lines, outcome) = typed(&laid, &"1\n".repeat(400));
    assert_eq!(outcome.end, End::Finished);
    said(&lines, "Round 1 is over:");
    said(&lines, "Place 1:");
    said(&lines, "Place 2:");
    assert!(outcome.host.mirror().outcome.is_some());
    // Nobody at the keyboard: it needs no input at all.
    let (_, outcome) = typed(&Laid { people: 0, ..laid }, "");
    assert_eq!(outcome.end, End::Finished);
}

#[test]
fn a_record_is_written_step_by_step_and_can_be_resumed() {
    let folder = std::env::temp_dir().join(format!("durbar-plain-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("match.durbar");
    let laid = Laid { record: Some(path.clone()), ..Laid::default() };
    let (lines, outcome) = typed(&laid, "1\n1\n1\n");
    assert_eq!(outcome.saved.as_deref(), Some(path.as_path()));
    let end = Message::new("tui-saved").text("file", path.to_string_lossy());
    let book = Book::new(table::Lang::En, outcome.host.entry(), Vec::new());
    assert_eq!(lines.last(), Some(&book.say(&end, None)));
    let record: engine::Record = fs::read_to_string(&path).unwrap().parse().unwrap();
    assert_eq!(record.to_string(), outcome.host.record().unwrap().to_string());
    let seed = table::Seed::from_phrase("other");
    let none = engine::Seats::NONE;
    let resumed = Home::resume(outcome.host.entry().clone(), &record, seed, none, 1).unwrap();
    assert_eq!(resumed.mirror().steps, outcome.host.mirror().steps);

    // Another file by name, and never over somebody else's match.
    let copy = folder.join("copy.durbar");
    let typed_name = format!("save {}\nsave {}\n1\n", path.display(), copy.display());
    let (lines, outcome) = typed(&fair(), &typed_name);
    said(&lines, "exists already");
    assert_eq!(outcome.saved.as_deref(), Some(copy.as_path()));
    assert!(fs::read_to_string(&copy).unwrap().contains("\nA sell 1C"));
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn two_people_see_their_cards_only_when_they_ask() {
    let laid = Laid { people: 2, ..Laid::default() };
    let (lines, _) = typed(&laid, "");
    assert!(lines.iter().all(|line| !line.contains("Hand:")), "{}", lines.join("\n"));
    let dealt: Vec<_> = lines.iter().filter(|line| line.contains("is dealt")).collect();
    assert_eq!(dealt.len(), 2);
    assert!(dealt.iter().all(|line| line.ends_with(" goods.")), "numbers only: {dealt:?}");
    said(&lines, "Type look to see your cards");
    let (lines, _) = typed(&laid, "look\n");
    said(&lines, "Hand:");
}

#[test]
fn where_nothing_is_hidden_the_table_is_told_to_everybody() {
    let players = ["Asha", "Ravi", "Mira"].map(table::Player::human).to_vec();
    let setup = table::Setup::new(players, table::Seed::from_phrase("open"));
    let home = Home::open(catalog::games().find("maharadjah").unwrap(), setup, 1).unwrap();
    let mut output = Vec::new();
    run(Play::new(home), &mut &b""[..], &mut output).unwrap();
    let lines: Vec<String> =
        String::from_utf8(output).unwrap().lines().map(str::to_owned).collect();
    let now = said(&lines, "Now Asha plays.");
    assert!(said(&lines, "Turn 1 of 16") < now, "the table comes first");
    assert!(lines.iter().all(|line| !line.contains("look away")), "{}", lines.join("\n"));
}

#[test]
fn odd_input_is_refused_and_never_breaks_the_table() {
    let long = "x".repeat(10_000);
    let (lines, outcome) = typed(&fair(), &format!("{long}\n\n   \n\u{7}\u{1b}[2J\nsell 2C\n"));
    assert_eq!(lines.iter().filter(|line| line.starts_with("Not possible")).count(), 2);
    assert_eq!(outcome.host.record().unwrap().steps[0].to_string(), "A sell 2C");
    let mut output = Vec::new();
    let play = Play::new(fair().home());
    run(play, &mut &b"\xff\xfe\nquit\n"[..], &mut output).unwrap();
    assert!(String::from_utf8_lossy(&output).contains("Not possible"));
}

#[test]
fn answers_are_let_stand_by_typing() {
    let names = ["Asha", "Ravi", "Mira", "Dev"].map(table::Player::human).to_vec();
    let setup = table::Setup::new(names, table::Seed::from_phrase("standing"));
    let home = Home::open(catalog::games().find("maharadjah").unwrap(), setup, 1).unwrap();
    let mut output = Vec::new();
    let lines = "stand crossing yes\nconsigne submit jamais\nstand crossing ask\nstand\n";
    let outcome = run(Play::new(home), &mut lines.as_bytes(), &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    assert!(text.contains("cross a sea where your ships lie? Now: always."), "{text}");
    assert!(text.contains("“submit jamais” cannot stand. What can: never, always."), "{text}");
    assert!(text.contains("where your ships lie? Now: you are asked."), "{text}");
    let seen =
        Seen::new(outcome.host.entry().clone(), outcome.host.mirror(), Viewer::Seat(Seat::A));
    assert!(seen.stances(Seat::A).unwrap().is_unchanged());
    let (lines, _) = typed(&fair(), "stand\nstand crossing yes\n");
    said(&lines, "In this game every question is asked anew.");
    said(&lines, "Not possible: In this game every question is asked anew.");
}
