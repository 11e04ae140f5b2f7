//! Nothing that was acknowledged is lost, and one damaged table is one
//! damaged table.

use crate::house::{Folder, House, config, step};
use rusqlite::Connection;
use serde_json::json;
use server::client::request;
use table::wire::Heard;

#[tokio::test]
async fn a_match_goes_on_after_a_restart() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (code, tokens, mut clients) = house.pair("jaipur").await;
    for n in 0..7 {
        step(&mut clients, n * 3).await;
    }
    let [one, two] = &clients;
    let views = [one.eyes[0].view.clone(), two.eyes[0].view.clone()];
    house.close().await;
    let house = House::open(&folder).await;
    let one = house.join(&code, Some(&tokens[0])).await;
    let two = house.join(&code, Some(&tokens[1])).await;
    assert_eq!([&one.eyes[0].view, &two.eyes[0].view], [&views[0], &views[1]]);
    let mut clients = [one, two];
    assert!(matches!(clients[0].next().await.unwrap(), Heard::Table(_)));
    let mut n = 0;
    while step(&mut clients, n).await {
        n += 5;
    }
    assert!(clients[0].outcome.is_some());
    house.close().await;
}

#[tokio::test]
async fn a_table_before_its_match_comes_back_too() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let token = house.guest("Asha").await;
    let order = json!({"game": "raja", "chairs": ["me", "open", {"bot": "random"}]});
    let code = house.open_match(&token, order).await;
    house.close().await;
    let house = House::open(&folder).await;
    let table = house.get(&format!("/api/matches/{code}"), Some(&token)).await;
    assert_eq!(table["table"]["chairs"][0]["name"], "Asha");
    assert_eq!(table["table"]["started"], false);
    let other = house.guest("Ravi").await;
    house.ask(&code, &other, json!({"sit": {"name": "Ravi"}})).await.unwrap();
    let table = house.get(&format!("/api/matches/{code}"), Some(&other)).await;
    assert_eq!(table["table"]["started"], true);
    house.close().await;
}

#[tokio::test]
async fn idle_tables_leave_memory_and_come_back() {
    let folder = Folder::new();
    let mut short = config(&folder.database());
    short.limits.idle = 0;
    let house = House::with(short).await;
    let (code, tokens, mut clients) = house.pair("jaipur").await;
    step(&mut clients, 0).await;
    let view = clients[0].eyes[0].view.clone();
    drop(clients);
    let tables = async || {
        let (_, text) = request(house.address, "GET", "/metrics", None, None).await.unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix("durbar_tables "));
        line.unwrap().parse::<u32>().unwrap()
    };
    let begun = std::time::Instant::now();
    while tables().await > 0 {
        assert!(begun.elapsed().as_secs() < 20, "it stays in memory");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    let again = house.join(&code, Some(&tokens[0])).await;
    assert_eq!(again.eyes[0].view, view);
    house.close().await;
}

#[tokio::test]
async fn a_damaged_record_concerns_one_table_only() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (bad, tokens, mut clients) = house.pair("jaipur").await;
    step(&mut clients, 0).await;
    let (good, ..) = house.pair("jaipur").await;
    house.close().await;
    let file = Connection::open(folder.database()).unwrap();
    let game: i64 =
        file.query_row("SELECT id FROM game WHERE code = ?1", [&bad], |row| row.get(0)).unwrap();
    let sql = "UPDATE step SET lines = 'A sell 9X' WHERE game = ?1";
    assert!(file.execute(sql, [game]).unwrap() > 0);
    drop(file);
    let house = House::open(&folder).await;
    let path = format!("/api/matches/{bad}");
    let (status, text) =
        request(house.address, "GET", &path, Some(&tokens[0]), None).await.unwrap();
    assert_eq!(status, 500);
    assert!(text.contains("damaged") && !text.contains("9X"), "{text}");
    assert!(server::client::Client::join(house.address, &bad, None).await.is_err());
    house.get(&format!("/api/matches/{good}"), None).await;
    // It is left out of the list, which is there.
    let mine = house.get("/api/matches", Some(&tokens[0])).await;
    assert_eq!(mine["matches"].as_array().unwrap().len(), 0);
    let (_, text) = request(house.address, "GET", "/metrics", None, None).await.unwrap();
    assert!(text.contains("durbar_damaged_total"), "{text}");
    house.close().await;
}

#[tokio::test]
async fn what_cannot_be_written_has_not_happened() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (code, tokens, mut clients) = house.pair("jaipur").await;
    let file = Connection::open(folder.database()).unwrap();
    let sql = "CREATE TRIGGER full BEFORE INSERT ON journal \
               BEGIN SELECT RAISE(ABORT, 'no room'); END";
    file.execute_batch(sql).unwrap();
    let mover = usize::from(clients[0].question().is_none());
    let legal =
        clients[mover].dream(&catalog::games()).unwrap().actions(clients[mover].seat().unwrap());
    clients[mover].act(&legal[0]).await.unwrap();
    let heard = clients[mover].next().await.unwrap();
    assert!(matches!(&heard, Heard::No(no) if no.why.id == "refusal-not-kept"), "{heard:?}");
    // Nobody was told of it, and it can be done again when the way is free.
    file.execute_batch("DROP TRIGGER full").unwrap();
    assert!(step(&mut clients, 0).await);
    assert_eq!(clients[0].steps, clients[1].steps);
    let table = house.get(&format!("/api/matches/{code}"), Some(&tokens[0])).await;
    assert_eq!(table["packets"][0]["steps"], clients[0].steps);
    house.close().await;
}

#[tokio::test]
async fn a_full_disk_refuses_with_a_sentence_and_loses_nothing_it_acknowledged() {
    let folder = Folder::new();
    let mut small = config(&folder.database());
    small.most_pages = Some(24);
    let house = House::with(small).await;
    let token = house.guest("Asha").await;
    let order = json!({"game": "jaipur", "chairs": ["me", {"bot": "random"}]});
    let open = || request(house.address, "POST", "/api/matches", Some(&token), Some(&order));
    let (mut codes, mut refused) = (Vec::new(), 0);
    for _ in 0..20 {
        // Several at once, so that they share a transaction.
        for answer in futures_util::future::join_all((0..5).map(|_| open())).await {
            let (status, text) = answer.unwrap();
            let body: serde_json::Value = serde_json::from_str(&text).unwrap();
            match status {
                201 => codes.push(body["code"].as_str().unwrap().to_owned()),
                503 => {
                    refused += 1;
                    assert_eq!(body["error"]["code"], "not-kept", "{text}");
                    let sentence = body["error"]["message"].as_str().unwrap();
                    assert!(sentence.contains("could not be kept"), "{sentence}");
                }
                _ => panic!("{status} {text}"),
            }
        }
    }
    assert!(refused > 0 && !codes.is_empty(), "{refused} refused, {} kept", codes.len());
    house.close().await;
    let house = House::open(&folder).await;
    for code in codes {
        house.get(&format!("/api/matches/{code}"), Some(&token)).await;
    }
    house.close().await;
}

#[tokio::test]
async fn a_file_of_the_first_shape_is_taken_over() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (code, tokens, mut clients) = house.pair("jaipur").await;
    assert!(step(&mut clients, 0).await);
    let steps = clients[0].steps;
    house.close().await;
    // Closing leaves the journal empty: without it the file is of that shape.
    let file = Connection::open(folder.database()).unwrap();
    file.execute_batch(
        "DROP TABLE journal; ALTER TABLE game DROP COLUMN clocks; PRAGMA user_version = 1",
    )
    .unwrap();
    drop(file);
    let house = House::open(&folder).await;
    let table = house.get(&format!("/api/matches/{code}"), Some(&tokens[0])).await;
    assert_eq!(table["packets"][0]["steps"], steps);
    house.close().await;
}

#[tokio::test]
async fn a_newer_file_is_refused_with_a_sentence() {
    let folder = Folder::new();
    House::open(&folder).await.close().await;
    let file = Connection::open(folder.database()).unwrap();
    file.pragma_update(None, "user_version", 99).unwrap();
    drop(file);
    let refused = server::Server::bind(config(&folder.database()), catalog::games(), &[])
        .await
        .err()
        .unwrap();
    assert!(refused.to_string().contains("newer version"), "{refused}");
}
