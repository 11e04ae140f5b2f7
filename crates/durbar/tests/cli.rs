//! The binary as scripts see it: what it prints, and how it ends.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn durbar(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_durbar"))
        .args(arguments)
        .env("LC_ALL", "C")
        .env_remove("LANGUAGE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("there is an input");
    let input = input.to_owned();
    // A program that ends early closes its input; that is no failure here.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the input is written");
    output
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is UTF-8")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("errors are UTF-8")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("it was not killed")
}

/// A fresh path in the directory cargo keeps for tests.
fn scratch(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// A whole single-round match against a bot, kept in a file.
fn played(name: &str) -> PathBuf {
    let path = scratch(name);
    let file = path.to_str().expect("the path is text");
    // "1" is always the first action of the list; enough of them end a round.
    let script = "1\n".repeat(600);
    let arguments = ["play", "jaipur", "--against", "greedy", "--seed", "a test", "-o", "seals=1"];
    let output = durbar(&[&arguments[..], &["--record", file]].concat(), &script);
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert!(out(&output).contains("the match"), "{}", out(&output));
    path
}

#[test]
fn help_speaks_both_languages() {
    let english = durbar(&["--help"], "");
    let french = durbar(&["--lang", "fr", "play", "--help"], "");
    assert_eq!((code(&english), code(&french)), (0, 0));
    assert!(out(&english).contains("Play a match in the terminal"));
    assert!(out(&french).contains("Jouer une partie au terminal"));
    assert!(out(&english).contains("durbar play jaipur"), "it says how to begin");
}

/// The first line of what the program says, and the program.
fn serving(arguments: &[&str], folder: &str) -> (std::process::Child, String) {
    use std::io::{BufRead, BufReader};
    let mut child = Command::new(env!("CARGO_BIN_EXE_durbar"))
        .args(arguments)
        .env("LC_ALL", "C")
        .env_remove("LANGUAGE")
        .env("DURBAR_ADDRESS", "127.0.0.1:0")
        .env("DURBAR_DATA", scratch(folder))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut line = String::new();
    let out = child.stdout.as_mut().expect("there is an output");
    BufReader::new(out).read_line(&mut line).expect("a line");
    (child, line)
}

#[test]
fn alone_it_serves_until_it_is_asked_to_stop() {
    for arguments in [&[][..], &["serve"]] {
        let (mut child, line) = serving(arguments, "alone");
        assert!(line.starts_with("Durbar is open: http://127.0.0.1:"), "{line}");
        let asked = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
        assert!(asked.expect("kill is there").success());
        assert_eq!(child.wait().expect("it ends").code(), Some(0));
    }
}

#[test]
fn a_wrong_setting_is_refused_with_what_would_be_right() {
    let output = durbar(&["serve", "--bot-threads", "none", "--address", "here"], "");
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("1-256"), "{}", err(&output));
    assert!(err(&output).contains("127.0.0.1:8080"), "{}", err(&output));
    let help = out(&durbar(&["serve", "--help"], ""));
    for name in ["--address", "--data", "--database", "--base-url", "--bot-threads", "--limit-rate"]
    {
        assert!(help.contains(name), "{name}");
    }
}

#[test]
fn nonsense_is_refused_with_a_sentence_and_code_2() {
    for (arguments, said) in [
        (&["frobnicate"][..], "frobnicate"),
        (&["play", "nonsense"], "There is no game “nonsense”. There is: jaipur"),
        (&["arena", "jaipur", "greedy", "random:fast"], "not a budget"),
        (&["arena", "jaipur", "greedy", "random", "--sprt", "5"], "not two Elo differences"),
        (&["arena", "jaipur", "greedy", "random", "--pairs", "0"], "--pairs"),
    ] {
        let output = durbar(arguments, "");
        assert_eq!(code(&output), 2, "{arguments:?}: {}", err(&output));
        assert!(err(&output).contains(said), "{arguments:?}: {}", err(&output));
    }
}

#[test]
fn invalid_things_are_refused_with_a_sentence_and_code_3() {
    let broken = scratch("broken.txt");
    std::fs::write(
        &broken,
        "durbar: 1\ngame: jaipur\nversion: 1\nplayers: 2\noptions:\n\nA take D\n",
    )
    .expect("the file is written");
    let missing = scratch("missing.txt");
    let path = |path: &PathBuf| path.to_str().expect("the path is text").to_owned();
    for (arguments, said) in [
        (vec!["play".into(), "jaipur".into(), "-o".into(), "seals=9".into()], "Possible: 1-2"),
        (vec!["play".into(), "jaipur".into(), "-a".into(), "nobody".into()], "nobody"),
        (vec!["record".into(), "show".into(), path(&broken)], "Line 7"),
        (vec!["record".into(), "show".into(), path(&missing)], "cannot be read"),
        (vec!["arena".into(), "jaipur".into(), "greedy".into()], "name 2 to 2"),
    ] {
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let output = durbar(&arguments, "");
        assert_eq!(code(&output), 3, "{arguments:?}: {}", err(&output));
        assert!(err(&output).contains(said), "{arguments:?}: {}", err(&output));
    }
}

#[test]
fn a_match_is_played_kept_shown_replayed_and_verified() {
    let path = played("whole.txt");
    let file = path.to_str().expect("the path is text");
    let verify = durbar(&["record", "verify", file], "");
    assert_eq!(code(&verify), 0, "{}", err(&verify));
    assert!(out(&verify).contains("what the seed gives"), "{}", out(&verify));
    let show = durbar(&["record", "show", file], "");
    assert!(out(&show).contains("wins the match"), "{}", out(&show));
    let replay = durbar(&["--lang", "fr", "record", "replay", file, "--to", "6"], "");
    assert!(out(&replay).contains("La manche 1 commence"), "{}", out(&replay));
    let nobody = durbar(&["record", "replay", file, "--viewer", "C"], "");
    assert_eq!(code(&nobody), 2);
}

#[test]
fn a_record_with_altered_chance_is_refuted_with_code_4() {
    let path = played("altered.txt");
    let text = std::fs::read_to_string(&path).expect("the record is there");
    // The other player starts, which the rules allow and the seed does not.
    let altered = if text.contains("* starter A") {
        text.replace("* starter A", "* starter B")
    } else {
        text.replace("* starter B", "* starter A")
    };
    let first =
        altered.lines().position(|line| line.starts_with("* open")).expect("a market opens");
    let kept: Vec<_> = altered.lines().take(first + 1).collect();
    std::fs::write(&path, kept.join("\n")).expect("the file is written");
    let output = durbar(&["record", "verify", path.to_str().expect("the path is text")], "");
    assert_eq!(code(&output), 4, "{}{}", out(&output), err(&output));
    assert!(out(&output).contains("Step 1"), "{}", out(&output));
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    let path = scratch("left.txt");
    let file = path.to_str().expect("the path is text");
    let first = durbar(
        &["play", "jaipur", "--against", "human", "--seed", "s", "--record", file],
        "1\n1\nquit\n",
    );
    assert_eq!(code(&first), 0, "{}", err(&first));
    let before = std::fs::read_to_string(&path).expect("the match is kept");
    let second = durbar(&["play", "--record", file], "1\nquit\n");
    assert_eq!(code(&second), 0, "{}", err(&second));
    let after = std::fs::read_to_string(&path).expect("the match is kept");
    let steps = |text: &str| text.lines().skip_while(|line| !line.is_empty()).count();
    assert!(steps(&after) > steps(&before), "{before}\n---\n{after}");
    let before: Vec<_> = before.lines().filter(|line| line.starts_with("A ")).collect();
    assert!(before.iter().all(|line| after.contains(line)));
}

#[test]
fn programs_get_an_answer_to_every_line() {
    let long = "x".repeat(3 << 20);
    let input =
        format!("{{\"cmd\":\"hello\"}}\nnonsense\n{long}\n\u{fffd}\n{{\"cmd\":\"quit\"}}\n");
    let output = durbar(&["engine", "jaipur"], &input);
    assert_eq!(code(&output), 0);
    let text = out(&output);
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines.len(), 5, "{text}");
    assert!(lines[0].starts_with("{\"ok\":true"));
    assert!(lines[1..4].iter().all(|line| line.starts_with("{\"ok\":false")), "{text}");
}

#[test]
fn the_arena_reports_json_and_its_test_decides() {
    let base = ["arena", "jaipur", "greedy", "random", "-o", "seals=1", "--pairs", "40"];
    let output = durbar(&[&base[..], &["--json", "--sprt", "0,100"]].concat(), "");
    assert_eq!(code(&output), 0, "{}", err(&output));
    let report: serde_json::Value = serde_json::from_str(&out(&output)).expect("it is JSON");
    assert_eq!(report["sprt"]["verdict"], "accepted");
    assert!(report["score"]["mean"].as_f64().expect("a number") > 0.9);
    // The other way round the same test says no.
    let base = ["arena", "jaipur", "random", "greedy", "-o", "seals=1", "--pairs", "40"];
    let output = durbar(&[&base[..], &["--sprt", "0,100"]].concat(), "");
    assert_eq!(code(&output), 4, "{}", out(&output));
}

#[test]
fn the_rules_are_told_in_both_languages() {
    let english = out(&durbar(&["rules", "jaipur"], ""));
    let french = out(&durbar(&["rules", "jaipur", "--lang", "fr"], ""));
    assert!(english.contains("\n4.1 You take") && french.contains("\n4.1 "));
    assert_ne!(english, french);
    assert!(english.lines().all(|line| line.chars().count() <= 80));
    for mark in ["<!--", "**", "|---"] {
        assert!(!english.contains(mark) && !french.contains(mark), "{mark}");
    }
}

#[test]
fn a_part_of_the_rules_is_told_alone() {
    let cards = out(&durbar(&["rules", "maharadjah", "victory-cards"], ""));
    assert!(cards.starts_with("Victory cards\n============="), "{cards}");
    let line = |text: &str, words: &[&str]| {
        text.lines().any(|line| words.iter().all(|word| line.contains(word)))
    };
    assert!(line(&cards, &["Afghans", "raid, turn 15", "Delhi", "5"]), "{cards}");
    assert!(!cards.contains("Submission"), "{cards}");
    let tables = out(&durbar(&["rules", "maharaja", "tableaux", "--lang", "fr"], ""));
    assert!(line(&tables, &["Sarai (S)", "Amber (v01), Rewari (v02)", "Delhi (A)"]), "{tables}");
    assert!(line(&tables, &["track", "un étendard"]), "{tables}");
    assert!(!tables.contains("Décisions"), "{tables}");
    let clause = out(&durbar(&["rules", "raja", "6.5"], ""));
    assert!(clause.starts_with("6.5 ") && clause.lines().count() < 4, "{clause}");
    let chapter = out(&durbar(&["rules", "raja", "6"], ""));
    assert!(chapter.starts_with("6. Travel\n") && chapter.contains("\n6.12 "), "{chapter}");
    let nothing = durbar(&["rules", "raja", "victory-cards"], "");
    assert_eq!(code(&nothing), 2);
    let said = String::from_utf8_lossy(&nothing.stderr).into_owned();
    assert!(said.contains("victory-cards") && said.contains("tables, actions"), "{said}");
}

#[test]
fn how_a_match_takes_back_is_said_once_and_kept() {
    let path = scratch("take-back.txt");
    let file = path.to_str().unwrap();
    let begin = ["play", "jaipur", "--against", "greedy", "--seed", "s", "--record", file];
    // Unless asked for, strict: what the rival did since stays.
    let strict = durbar(&begin, "1\nundo\nquit\n");
    assert!(out(&strict).contains("Taking back: Strict:"), "{}", out(&strict));
    assert!(out(&strict).contains("You cannot take this back:"), "{}", out(&strict));
    let other = durbar(&["play", "--record", file, "--take-back", "friendly"], "quit\n");
    assert_eq!(code(&other), 3);
    assert!(err(&other).contains("--take-back strict"), "{}", err(&other));
    let path = scratch("take-back-friendly.txt");
    let file = path.to_str().unwrap();
    let begin = ["play", "jaipur", "--against", "greedy", "--seed", "s", "--record", file];
    let friendly = [&begin[..], &["--take-back", "friendly"]].concat();
    let first = durbar(&friendly, "1\nundo\nquit\n");
    assert!(out(&first).contains("You take back"), "{}", out(&first));
    let again = durbar(&["play", "--record", file], "quit\n");
    assert!(out(&again).contains("Taking back: Friendly:"), "{}", out(&again));
    let record = std::fs::read_to_string(&path).unwrap();
    assert!(record.contains("\ntake-back: friendly\n"), "{record}");
    // A file of before: one person, so it is friendly.
    std::fs::write(&path, record.replace("take-back: friendly\n", "")).unwrap();
    let old = durbar(&["play", "--record", file], "quit\n");
    assert!(out(&old).contains("Taking back: Friendly:"), "{}", out(&old));
    let two = ["play", "jaipur", "--against", "human", "--take-back", "friendly"];
    let two = durbar(&two, "");
    assert_eq!(code(&two), 3);
    assert!(err(&two).contains("for one person"), "{}", err(&two));
    let odd = durbar(&["play", "jaipur", "--take-back", "kind"], "");
    assert_eq!(code(&odd), 2);
    assert!(err(&odd).contains("friendly"), "{}", err(&odd));
}

#[test]
fn bench_counts_no_allocation_in_a_playout() {
    let output = durbar(&["bench", "jaipur", "--seconds", "1", "--json"], "");
    let report: serde_json::Value = serde_json::from_str(&out(&output)).expect("it is JSON");
    let figures = &report[0]["figures"];
    for name in ["random, listed", "random, picked"] {
        assert_eq!(figures[name]["allocations_per_match"], 0.0, "{name}");
        assert!(figures[name]["matches_per_second"].as_f64().expect("a number") > 0.0);
    }
    for name in ["search, opening", "search, middle", "ismcts, opening", "ismcts, middle"] {
        assert!(figures[name]["iterations_per_second"].as_f64().expect("a number") > 0.0);
    }
}

#[test]
fn a_corrected_map_is_played_on_and_its_records_need_it() {
    let own = include_str!("../../../games/maharadjah/data/map.toml");
    let berar = "key = \"berar\"\nregion = { value = \"south\", evidence = \"printed\" }\n\
        rough = { value = ";
    let text = own.replacen("rough = 11", "rough = 12", 1).replacen(
        &format!("{berar}false"),
        &format!("{berar}true"),
        1,
    );
    let (map, match_file) = (scratch("corrected.toml"), scratch("corrected.durbar"));
    std::fs::write(&map, &text).expect("the map is written");
    let (map, file) = (map.to_str().unwrap(), match_file.to_str().unwrap());
    let play = ["play", "maharadjah", "--against", "greedy", "--map", map, "--record", file];
    let output = durbar(&play, "1\n1\nlook\nquit\n");
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert!(out(&output).contains("a map of its own"), "{}", out(&output));
    // Without the map the record is refused, with it it loads.
    let output = durbar(&["record", "verify", file], "");
    assert_eq!(code(&output), 3);
    assert!(err(&output).contains("another map"), "{}", err(&output));
    assert_eq!(code(&durbar(&["record", "show", file, "--map", map], "")), 0);
    let own_file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/maharadjah/data/map.toml");
    let output = durbar(&["play", "maharadjah", "--map", own_file, "--record", file], "");
    assert_eq!(code(&output), 3, "the game's own map is not that one either");
    // Every command that plays takes it.
    let output = durbar(&["engine", "maharadjah", "--map", map], "{\"cmd\":\"hello\"}\n");
    assert!(out(&output).contains("\"map\":\""), "{}", out(&output));
    let arena = ["arena", "maharadjah", "random", "random", "--pairs", "1", "--map", map];
    assert_eq!(code(&durbar(&arena, "")), 0);
    // Everything wrong is told.
    std::fs::write(map, text.replacen("strait = true", "strait = false", 1).replace("82", "83"))
        .expect("the map is written");
    let output = durbar(&["engine", "maharadjah", "--map", map], "");
    assert_eq!(code(&output), 3);
    assert!(err(&output).contains("strait"), "{}", err(&output));
    assert_eq!(code(&durbar(&["engine", "jaipur", "--map", own_file], "")), 3);
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let path = played("goes-away.durbar");
    for arguments in [&["record", "verify", path.to_str().unwrap()][..], &["rules", "jaipur"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_durbar"))
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        // Nobody reads a single line.
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the binary ends");
        assert_eq!((code(&output), err(&output)), (0, String::new()), "{arguments:?}");
    }
}

#[test]
fn a_game_tells_what_is_wrong_in_its_own_words() {
    // Maharaja says the same of a priest.
    let kept = include_str!("../../../games/raja/tests/records/rest-and-back.txt");
    let (head, _) = kept.split_once("\n\n").expect("a record has a head");
    let roads = ["A go A", "A go S"].into_iter().cycle().take(31).collect::<Vec<_>>().join("\n");
    let path = scratch("tired.txt");
    std::fs::write(&path, format!("{head}\n\n{roads}\n")).expect("the folder is there");
    let output = durbar(&["record", "verify", path.to_str().expect("the path is text")], "");
    assert_eq!(code(&output), 3);
    let told = err(&output);
    assert!(told.contains("architect") && !told.contains("priest"), "{told}");
}
