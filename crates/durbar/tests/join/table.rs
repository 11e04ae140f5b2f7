//! What can be done at a server's table.

use crate::house::{House, Terminal, play_on};
use serde_json::json;

/// Two who sit at a table; whoever is asked first comes first.
fn seated(house: &House, code: &str) -> [Terminal; 2] {
    let mut asha = house.join("Asha", &house.url(code));
    asha.hears("Seat 2: free");
    let mut ravi = house.join("Ravi", &house.url(code));
    ravi.hears("Seat 1: Asha");
    asha.hears("Seat 2: Ravi");
    let first = asha.hears_any(&["Your turn", "It is the turn of Ravi"]);
    if first == 0 { [asha, ravi] } else { [ravi, asha] }
}

#[test]
fn two_terminals_play_a_match_and_keep_its_record() {
    let house = House::open();
    let code = house.jaipur();
    let file = house.folder.file("match.durbar");
    let path = file.to_str().unwrap();
    let url = house.url(&code);
    let mut asha = house.join_with("Asha", &["--join", &url, "--name", "Asha", "--record", path]);
    asha.hears("Seat 1: Asha, at this keyboard");
    let ravi = house.join("Ravi", &url);
    let mut both = [asha, ravi];
    play_on(&mut both);
    let [asha, ravi] = &mut both;
    assert_eq!((asha.ended(), ravi.ended()), (0, 0), "{}", asha.all());
    assert!(asha.all().contains("The match is kept in"), "{}", asha.all());
    let record = std::fs::read_to_string(&file).unwrap();
    assert!(record.contains("Asha") && record.contains("Ravi"), "{record}");
    let record: engine::Record = record.parse().unwrap();
    let entry = catalog::games().find("jaipur").unwrap();
    assert!(table::fair::verify(&entry, &record).unwrap().fair());
    // Each was told of their own cards alone.
    for (own, other) in [(&both[0], "Ravi"), (&both[1], "Asha")] {
        let text = own.all();
        assert!(text.contains("You are dealt"), "{text}");
        assert!(text.contains(&format!("{other} is dealt")), "{text}");
    }
}

#[test]
fn what_the_local_table_has_works_there() {
    let house = House::open();
    let code = house.jaipur();
    let [mut one, mut two] = seated(&house, &code);
    for (line, answer) in [
        ("list", "1. "),
        ("nonsense", "Not possible: \"nonsense\" is not an action."),
        ("look", "Market"),
        ("rules 6.4", "6.4"),
        ("stand", "every question is asked anew"),
        ("save x.durbar", "Not possible"),
        ("langue", "Et maintenant"),
        ("language", "This is English now."),
        ("resign", "resign yes"),
        ("say well met", ": well met"),
    ] {
        one.types(line);
        one.hears(answer);
    }
    two.hears(": well met");
    // Nobody is advised in secret.
    one.types("hint");
    one.hears("Hint: ");
    two.hears("I have asked for a hint.");
    two.types("1");
    two.hears("It is not your turn.");
    // A move, taken back with the other's leave.
    let before = house.steps(&code);
    one.types("1");
    one.hears("It is the turn of");
    two.hears("Your turn");
    let moved = house.steps(&code);
    assert!(moved > before);
    two.types("1");
    one.hears("Your turn");
    one.types("undo");
    one.hears("You ask the others to take back.");
    two.hears("Does everybody agree?");
    two.types("no");
    one.hears("does not agree to taking back");
    one.types("undo");
    two.hears("Does everybody agree?");
    two.types("yes");
    one.hears("You take back");
    two.hears("takes back");
    assert_eq!(house.steps(&code), before);
    // A computer player stands in, and goes again.
    one.types("leave");
    one.hears("A computer player stands in");
    two.hears("leaves. A computer player stands in.");
    one.types("return");
    one.hears("You are back and play on.");
    two.hears("is back and plays on");
    one.types("resign yes");
    two.hears("Place 2");
    one.hears("Place 2");
    assert_eq!((one.ended(), two.ended()), (0, 0));
}

#[test]
fn whoever_comes_back_has_their_chair_and_others_look_on() {
    let house = House::open();
    let code = house.jaipur();
    let [mut one, mut two] = seated(&house, &code);
    // A third finds no chair and may look and talk, not act.
    let mut uma = house.join("Uma", &house.url(&code));
    uma.hears("Type an action");
    uma.types("1");
    uma.hears("Not possible: Nobody at this keyboard is asked");
    uma.types("say hello");
    two.hears("Uma: hello");
    assert!(!uma.all().contains("You are dealt"), "{}", uma.all());
    // Whoever leaves the terminal finds the chair again, by the code alone.
    one.types("quit");
    one.hears("Come back with: durbar play --join ");
    assert_eq!(one.ended(), 0);
    let name = if one.all().contains("Seat 1: Asha, at this keyboard") { "Asha" } else { "Ravi" };
    let mut again = house.join_with(name, &["--join", &code]);
    again.hears("at this keyboard");
    again.hears("Your turn");
    again.types("1");
    two.hears("Your turn");
}

#[test]
fn a_person_plays_against_the_servers_computer_player_on_a_clock() {
    let house = House::open();
    let code = house.table(&json!({
        "game": "jaipur", "options": "seals=1", "pace": {"move": 60_000},
        "chairs": ["open", {"bot": "greedy"}],
    }));
    let mut asha = house.join("Asha", &house.url(&code));
    asha.hears("Seat 2: Greedy, computer player (Greedy)");
    for _ in 0..3 {
        asha.hears("Your turn");
        asha.types("1");
    }
    asha.hears("Your turn");
    assert!(house.steps(&code) >= 6);
}
