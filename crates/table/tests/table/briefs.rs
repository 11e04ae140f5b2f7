//! A piece of thinking as data: the other side finds the same answer and
//! learns nothing else.

use engine::{Record, Viewer};
use table::{Brief, Budget, Entry, Player, Seed, Session, Setup, Thought, no_clock};

const LITTLE: Budget = Budget { iterations: Some(12), millis: None };

/// The brief as it arrives.
fn carried(thought: &Thought) -> Brief {
    let text = serde_json::to_string(&thought.brief()).unwrap();
    let brief: Brief = table::json::read(&text).expect("a brief can be read");
    assert_eq!(serde_json::from_str::<Brief>(&text).unwrap(), brief);
    brief
}

/// Both sides think; their answer.
fn agree(entry: &Entry, session: &Session, thought: Thought) -> String {
    let brief = carried(&thought);
    let seen = session.packet(Viewer::Seat(thought.seat), 0).view.to_string();
    assert_eq!(brief.view, seen, "nothing travels but what the seat may know");
    let there = entry.job(&brief).expect("the same work can be made").run(&no_clock);
    let here = thought.run(&no_clock);
    assert_eq!(here, there, "{}: {}", entry.id, brief.level);
    here.text
}

fn bots(entry: &Entry, level: &str, count: u8) -> Vec<Player> {
    let bot = |n| Player::bot(format!("Bot {n}"), level, LITTLE);
    assert!((entry.least..=entry.most).contains(&count));
    (0..count).map(bot).collect()
}

#[test]
fn every_player_of_every_game_answers_the_same_elsewhere() {
    for entry in crate::games().entries() {
        for (n, level) in entry.levels().iter().enumerate() {
            let count = if n % 2 == 0 { entry.least } else { entry.most };
            let seed = Seed::from_phrase(&level.name);
            let setup = Setup::new(bots(entry, &level.name, count), seed);
            let mut session = Session::new(entry.clone(), setup).unwrap();
            for _ in 0..10 {
                let thought = session.thoughts().remove(0);
                let (seat, prompt) = (thought.seat, thought.prompt);
                let text = agree(entry, &session, thought);
                session.submit(seat, prompt, &text).unwrap();
            }
        }
    }
}

#[test]
fn an_old_match_is_thought_about_by_its_own_rules() {
    // By the first edition the swap is asked for again, so a search goes
    // another way.
    let entry = crate::game("maharaja");
    let path = "../../games/maharaja/tests/records/edition-1-swap-asked-twice.txt";
    let mut record: Record = std::fs::read_to_string(path).unwrap().parse().unwrap();
    record.header.other = vec![("bot A".into(), "ismcts iterations=1500".into())];
    let mut asked = 0;
    while record.steps.pop().is_some() {
        let setup = Setup::new(Vec::new(), Seed::from_phrase("old"));
        let Ok(session) = Session::resume(entry.clone(), &record, setup) else { continue };
        let Some(thought) = session.thoughts().pop() else { continue };
        assert_eq!(carried(&thought).version, 1);
        agree(&entry, &session, thought);
        asked += 1;
    }
    assert!(asked > 0, "nobody is asked in this record");
}

#[test]
fn a_map_of_ones_own_must_be_there_too() {
    let own = std::fs::read_to_string("../../games/maharadjah/data/map.toml").unwrap();
    let entry = crate::game("maharadjah");
    let berar = "key = \"berar\"\nregion = { value = \"south\", evidence = \"printed\" }\n\
        rough = { value = ";
    let corrected = own.replacen("rough = 11", "rough = 12", 1).replacen(
        &format!("{berar}false"),
        &format!("{berar}true"),
        1,
    );
    let other = std::sync::Arc::new(entry.on_map(&corrected).unwrap());
    let setup = Setup::new(bots(&other, "greedy", 4), Seed::from_phrase("map"));
    let session = Session::new(other.clone(), setup).unwrap();
    let thought = session.thoughts().remove(0);
    assert!(carried(&thought).map.is_some());
    let fault = entry.job(&carried(&thought)).err().expect("it is another map");
    assert_eq!(fault.0[0].id, "fault-record-map");
    agree(&other, &session, thought);
}

#[test]
fn what_is_wrong_with_a_brief_is_told() {
    let entry = crate::game("jaipur");
    let setup = Setup::new(bots(&entry, "random", 2), Seed::from_phrase("brief"));
    let brief = Session::new(entry.clone(), setup).unwrap().thoughts().remove(0).brief();
    let fault = |brief: &Brief| entry.job(brief).err().expect("refused").0[0].id.clone();
    assert!(entry.job(&brief).is_ok());
    assert_eq!(fault(&Brief { game: "raja".into(), ..brief.clone() }), "fault-record-game");
    assert_eq!(fault(&Brief { players: 9, ..brief.clone() }), "fault-players");
    assert_eq!(fault(&Brief { options: "x=y".into(), ..brief.clone() }), "fault-option-key");
    assert_eq!(fault(&Brief { view: "{}".into(), ..brief.clone() }), "fault-view");
    assert_eq!(fault(&Brief { level: "genius".into(), ..brief }), "refusal-no-level");
}

#[test]
fn whoever_is_asked_anew_draws_other_numbers() {
    let entry = crate::game("jaipur");
    let setup = Setup::new(bots(&entry, "random", 2), Seed::from_phrase("anew"));
    let session = Session::new(entry.clone(), setup).unwrap();
    let first = session.thoughts().remove(0).brief();
    let anew = session.thoughts().remove(0).anew().brief();
    assert_ne!(anew.seed, first.seed);
    assert_eq!(Brief { seed: first.seed, ..anew }, first, "and nothing else is other");
}
