//! Folders of versions before load, show what they showed, and go on: a match
//! that was begun in format 1 stays in it to its end.

use crate::house::{Folder, House};
use engine::Record;
use rusqlite::Connection;
use serde_json::{Value, json};
use server::client::request;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::fair;

const FOLDERS: [(&[u8], &str); 2] = [
    (include_bytes!("before/durbar.sqlite"), include_str!("before/durbar.json")),
    (include_bytes!("before/newer.sqlite"), include_str!("before/newer.json")),
];
/// Those whose match goes on.
const RUNNING: [&str; 7] =
    ["middle", "clocked", "clocked-match", "taken-back", "alone", "sealed", "stand-in"];

/// So many more moves are made; whoever plays Raja gives up then.
fn most(table: &str) -> usize {
    if ["sealed", "stand-in"].contains(&table) { 20 } else { 1_000 }
}

/// A folder of before, and what its server told last.
struct Before {
    folder: Folder,
    told: Value,
}

impl Before {
    /// Lays the folder out as if its server had stopped a moment ago: no clock
    /// has run out meanwhile.
    fn all() -> impl Iterator<Item = Before> {
        FOLDERS.into_iter().map(|(file, told)| {
            let before =
                Before { folder: Folder::new(), told: serde_json::from_str(told).unwrap() };
            std::fs::write(before.folder.database(), file).unwrap();
            let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
            let since = now - before.told["made"].as_i64().unwrap();
            let moved = "UPDATE game SET deadline = deadline + ?1, meta = json_set(meta, \
                 '$.clocks.since', json_extract(meta, '$.clocks.since') + ?1)";
            let file = Connection::open(before.folder.database()).unwrap();
            assert_eq!(file.execute(moved, [since]).unwrap(), 10);
            before
        })
    }

    fn code(&self, table: &str) -> &str {
        self.told["tables"][table]["code"].as_str().unwrap()
    }

    fn people(&self, table: &str) -> Vec<&str> {
        let people = self.told["tables"][table]["people"].as_array().unwrap();
        people.iter().map(|name| name.as_str().unwrap()).collect()
    }

    fn token(&self, name: &str) -> &str {
        self.told["tokens"][name].as_str().unwrap()
    }

    async fn look(&self, house: &House, table: &str, name: &str) -> Value {
        house.get(&format!("/api/matches/{}", self.code(table)), Some(self.token(name))).await
    }

    async fn ask(&self, house: &House, table: &str, name: &str, ask: Value) -> Result<(), String> {
        house.ask(self.code(table), self.token(name), ask).await.map(|_| ())
    }

    async fn steps(&self, house: &House, table: &str) -> u64 {
        let told = self.look(house, table, "Asha").await;
        told["packets"][0]["steps"].as_u64().unwrap()
    }

    /// Somebody of the table who is asked acts: who, and from which seat.
    /// Nothing if the match is over.
    async fn act(&self, house: &House, table: &str, choice: usize) -> Option<(&str, Value)> {
        for _ in 0..1_000 {
            for name in self.people(table) {
                let told = self.look(house, table, name).await;
                if told["table"]["over"] == true {
                    return None;
                }
                let packets = told["packets"].as_array().unwrap();
                let Some(packet) = packets.iter().find(|it| it["prompt"].is_number()) else {
                    continue;
                };
                let legal = packet["legal"].as_array().unwrap();
                let act = json!({"seat": packet["viewer"], "prompt": packet["prompt"],
                    "text": legal[choice % legal.len()]["text"]});
                self.ask(house, table, name, json!({ "act": act })).await.unwrap();
                return Some((name, packet["viewer"].clone()));
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("{table}: nobody is ever asked")
    }

    /// Takes back, and everybody who is asked agrees.
    async fn take_back(&self, house: &House, table: &str, name: &str, seat: &Value) {
        self.ask(house, table, name, json!({"undo": {"seat": seat}})).await.unwrap();
        for other in self.people(table) {
            if self.look(house, table, other).await["table"]["asked"] == true {
                self.ask(house, table, other, json!({"allow": {"yes": true}})).await.unwrap();
            }
        }
    }

    /// Everybody ends the match for themselves.
    async fn give_up(&self, house: &House, table: &str) {
        for name in self.people(table) {
            let told = self.look(house, table, name).await;
            let seat = &told["packets"][0]["viewer"];
            self.ask(house, table, name, json!({"resign": {"seat": seat}})).await.unwrap();
        }
    }

    /// How many chairs have somebody who stands in.
    async fn away(&self, house: &House, table: &str) -> usize {
        let told = self.look(house, table, "Asha").await;
        let chairs = told["table"]["chairs"].as_array().unwrap();
        chairs.iter().filter(|chair| chair["stand_in"] == true).count()
    }

    async fn record(&self, house: &House, table: &str) -> String {
        let path = format!("/api/matches/{}/record", self.code(table));
        let token = self.token("Asha");
        let (status, text) = request(house.address, "GET", &path, Some(token), None).await.unwrap();
        assert_eq!(status, 200, "{table}: {text}");
        text
    }
}

/// In format 1 with nothing of format 2 in it, by the rules, and fair.
fn in_format_1(table: &str, text: &str) -> Record {
    assert!(text.starts_with("durbar: 1\n"), "{table}: {text}");
    let (_, lines) = text.split_once("\n\n").unwrap();
    let newer = lines.lines().find(|line| line.starts_with('=') || line[1..].starts_with('+'));
    assert_eq!(newer, None, "{table}");
    let record: Record = text.parse().unwrap();
    let entry = catalog::games().find(&record.header.game).unwrap();
    let report = fair::verify(&entry, &record).unwrap();
    assert!(report.fair() && report.anew == 0, "{table}: {report:?}");
    record
}

/// The members that were told then are told now.
fn same(what: &str, then: &Value, now: &Value) {
    for (name, then) in then.as_object().unwrap() {
        assert_eq!(then, &now[name], "{what}: {name}");
    }
}

#[tokio::test]
async fn every_table_of_before_shows_what_it_showed() {
    for before in Before::all() {
        let house = House::open(&before.folder).await;
        for (table, told) in before.told["tables"].as_object().unwrap() {
            for name in before.people(table) {
                let (then, now) = (&told["told"][name], before.look(&house, table, name).await);
                let what = format!("{table}, {name}");
                let mut card = then["table"].clone();
                let chairs = card.as_object_mut().unwrap().remove("chairs").unwrap();
                same(&what, &card, &now["table"]);
                let chairs = chairs.as_array().unwrap();
                for (then, now) in chairs.iter().zip(now["table"]["chairs"].as_array().unwrap()) {
                    same(&what, then, now);
                }
                let left = |told: &Value| -> Vec<i64> {
                    told.as_array().into_iter().flatten().map(|ms| ms.as_i64().unwrap()).collect()
                };
                let (then_left, now_left) =
                    (left(&then["left"]), left(&now["table"]["clocks"]["left"]));
                assert_eq!(then_left.len(), now_left.len(), "{what}");
                for (then, now) in then_left.iter().zip(&now_left) {
                    assert!((then - now).abs() < 60_000, "{what}: {then} ms are {now} ms now");
                }
                let packets = then["packets"].as_array().unwrap();
                assert_eq!(packets.len(), now["packets"].as_array().unwrap().len(), "{what}");
                for (then, now) in packets.iter().zip(now["packets"].as_array().unwrap()) {
                    for name in ["viewer", "steps", "waiting", "outcome"] {
                        assert_eq!(then[name], now[name], "{what}: {name}");
                    }
                    same(&what, &then["view"], &now["view"]);
                    assert_eq!(then["asked"], now["prompt"].is_number(), "{what}");
                    let legal = now["legal"].as_array().unwrap();
                    let legal: Vec<_> =
                        legal.iter().take(12).map(|it| it["text"].clone()).collect();
                    assert_eq!(then["legal"], json!(legal), "{what}");
                }
            }
            let clocked = table.starts_with("clocked");
            let left = &before.told["tables"][table]["told"]["Asha"]["left"];
            assert_eq!(clocked, left.as_array().is_some_and(|left| left.len() == 2), "{table}");
        }
        let alone = before.look(&house, "alone", "Asha").await;
        assert_eq!(alone["table"]["undo"], "friendly");
        assert_eq!(before.look(&house, "middle", "Asha").await["table"]["undo"], "strict");
        for table in ["finished", "resigned"] {
            let text = before.record(&house, table).await;
            // How a table takes back is said since, and nothing else.
            let said = |text: &str| -> Vec<String> {
                let lines = text.lines().filter(|line| !line.starts_with("take-back: "));
                lines.map(str::to_owned).collect()
            };
            let then = before.told["tables"][table]["record"].as_str().unwrap();
            assert_eq!(said(then), said(&text), "{table}");
            in_format_1(table, &text);
        }
        house.close().await;
    }
}

#[tokio::test]
async fn every_match_of_before_goes_on_to_its_end_in_format_1() {
    for before in Before::all() {
        let mut house = House::open(&before.folder).await;
        for (n, table) in RUNNING.into_iter().enumerate() {
            let away = usize::from(table == "stand-in");
            assert_eq!(before.away(&house, table).await, away, "{table}");
            if away == 1 {
                // Ravi, who left long ago, comes back. A computer player may act
                // before all have agreed to anything, so nothing is taken back.
                before.ask(&house, table, "Ravi", json!("return")).await.unwrap();
            } else {
                let begun = before.steps(&house, table).await;
                let (name, seat) = before.act(&house, table, n).await.unwrap();
                assert!(before.steps(&house, table).await > begun, "{table}");
                before.take_back(&house, table, name, &seat).await;
                assert_eq!(before.steps(&house, table).await, begun, "{table}");
            }
            for choice in 0..3 {
                before.act(&house, table, choice * 3).await.unwrap();
            }
            let last = before.people(table).pop().unwrap();
            before.ask(&house, table, last, json!("leave")).await.unwrap();
            assert_eq!(before.away(&house, table).await, 1, "{table}");
            before.ask(&house, table, last, json!("return")).await.unwrap();
            assert_eq!(before.away(&house, table).await, 0, "{table}");
        }
        // All of it is there again after a restart. Where a computer player sits
        // it may move meanwhile.
        let people = || RUNNING.into_iter().filter(|it| !["alone", "stand-in"].contains(it));
        let mut seen = Vec::new();
        for table in people() {
            seen.push(before.look(&house, table, "Asha").await["packets"][0]["view"].clone());
        }
        house.close().await;
        house = House::open(&before.folder).await;
        for (table, seen) in people().zip(seen) {
            let now = before.look(&house, table, "Asha").await;
            assert_eq!(now["packets"][0]["view"], seen, "{table}");
        }
        for table in RUNNING {
            let mut moves = 0;
            while moves < most(table) && before.act(&house, table, 0).await.is_some() {
                moves += 1;
            }
            if moves == most(table) {
                before.give_up(&house, table).await;
            }
            in_format_1(table, &before.record(&house, table).await);
        }
        house.close().await;
    }
}

#[tokio::test]
async fn what_begins_in_a_folder_of_before_is_in_format_2() {
    for before in Before::all() {
        let house = House::open(&before.folder).await;
        let (asha, ravi) = (before.token("Asha"), before.token("Ravi"));
        let order = json!({"game": "jaipur", "chairs": ["me", {"bot": "random"}]});
        let new = house.open_match(asha, order).await;
        house.ask(&new, asha, json!({"resign": {"seat": "A"}})).await.unwrap();
        let waited = before.code("not-begun");
        house.ask(waited, ravi, json!({"sit": {"name": "Ravi"}})).await.unwrap();
        for token in [asha, ravi] {
            let told = house.get(&format!("/api/matches/{waited}"), Some(token)).await;
            assert_eq!(told["table"]["started"], true);
            let seat = told["packets"][0]["viewer"].clone();
            house.ask(waited, token, json!({"resign": {"seat": seat}})).await.unwrap();
        }
        house.close().await;
        let house = House::open(&before.folder).await;
        for code in [&new, waited] {
            let path = format!("/api/matches/{code}/record");
            let (_, text) = request(house.address, "GET", &path, Some(asha), None).await.unwrap();
            assert!(text.starts_with("durbar: 2\n"), "{text}");
            assert!(text.contains("\n= result "), "{text}");
        }
        assert_eq!(before.steps(&house, "middle").await, {
            let told = &before.told["tables"]["middle"]["told"]["Asha"];
            told["packets"][0]["steps"].as_u64().unwrap()
        });
        house.close().await;
    }
}
