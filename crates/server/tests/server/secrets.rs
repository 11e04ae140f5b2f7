//! Non-interference: what a seat is sent does not depend on what it cannot
//! know. A match is played over the network with every byte to one seat
//! written down; then everything that seat cannot know is dealt again, and
//! the bytes must be the same.

use crate::house::{Folder, House};
use engine::{Line, Record, Seat, Viewer};
use rusqlite::Connection;
use serde_json::json;
use server::client::Client;
use table::wire::{Heard, Hello};
use table::{AnyMatch, Seed};

/// Everything a fresh visitor to a table is sent, as bytes, without what is
/// the table's own: its code, hash and clock.
async fn everything(house: &House, code: &str, token: &str) -> String {
    let hello = Hello { token: Some(token.to_owned()), ..Hello::default() };
    let mut client = Client::connect(house.address, code, hello.clone()).await.unwrap();
    let text = client.raw().await.unwrap();
    let Heard::Sync(mut sync) = serde_json::from_str(&text).unwrap() else { panic!("{text}") };
    sync.table.code = String::new();
    sync.table.commit = String::new();
    sync.table.now = 0;
    sync.table.clocks.since = 0;
    for eyes in &mut sync.eyes {
        eyes.prompt = eyes.prompt.map(|_| 0);
    }
    let mut bytes = serde_json::to_string(&sync).unwrap();
    let hello = Hello { full: true, ..hello };
    let mut client = Client::connect(house.address, code, hello).await.unwrap();
    client.raw().await.unwrap();
    if !sync.eyes.is_empty() {
        let mut full = client.packet().await.unwrap();
        full.packet.commit = None;
        full.packet.prompt = full.packet.prompt.map(|_| 0);
        bytes += &serde_json::to_string(&full).unwrap();
    }
    bytes
}

/// Puts another match into a table's file: it starts from this position and
/// has taken these steps.
fn plant(folder: &Folder, code: &str, position: &str, lines: &[Line], like: &Record) {
    let file = Connection::open(folder.database()).unwrap();
    let mut record = Record { header: like.header.clone(), ..Record::default() };
    record.header.start = Some(position.to_owned());
    (record.header.commit, record.header.seed) = (None, None);
    let id: i64 =
        file.query_row("SELECT id FROM game WHERE code = ?1", [code], |row| row.get(0)).unwrap();
    file.execute("UPDATE game SET header = ?2 WHERE id = ?1", (id, record.to_string())).unwrap();
    file.execute("DELETE FROM step WHERE game = ?1", [id]).unwrap();
    let lines: Vec<_> = lines.iter().map(ToString::to_string).collect();
    if !lines.is_empty() {
        let sql = "INSERT INTO step (game, seq, lines) VALUES (?1, 0, ?2)";
        file.execute(sql, (id, lines.join("\n"))).unwrap();
    }
}

/// Another match that the seat cannot tell from this one: the same position as
/// the seat knows it, and the same steps if they are possible there.
fn twin(
    before: &dyn AnyMatch,
    lines: &[Line],
    seat: Seat,
    n: usize,
) -> Option<(String, Box<dyn AnyMatch>)> {
    let dream = before.imagine(Viewer::Seat(seat), Seed::from_phrase("twin").dice(n));
    let position = dream.position();
    let mut other = dream;
    for line in lines {
        match line.who {
            Some(who) => other.act(who, &line.text).ok()?,
            None => other.chance(&line.text).ok()?,
        }
    }
    Some((position, other))
}

#[tokio::test]
async fn what_a_seat_is_sent_does_not_depend_on_what_it_cannot_know() {
    let folder = Folder::new();
    let mut compared = 0;
    for (game, entry) in catalog::games().entries().iter().enumerate() {
        let house = House::open(&folder).await;
        let tokens = [house.guest("Asha").await, house.guest("Ravi").await];
        let mut chairs = vec![json!("me"), json!("open")];
        // The rest is played by nobody: the match is planted, not played.
        chairs.resize(usize::from(entry.least.max(2)), json!({"here": "x"}));
        let order = json!({"game": entry.id, "chairs": chairs});
        let mut codes = Vec::new();
        for _ in 0..2 {
            let code = house.open_match(&tokens[0], order.clone()).await;
            house.ask(&code, &tokens[1], json!({"sit": {"name": "Ravi"}})).await.unwrap();
            codes.push(code);
        }
        house.close().await;
        // A real match, played at random in memory, looked at twice on its way.
        let players = entry.least.max(2);
        let mut real = entry.open(players, "").unwrap();
        let header = real.record();
        let seed = Seed::from_phrase("network");
        for n in 0..60 {
            while real.roll(seed.dice(real.steps())) {}
            let Some(mover) = real.turn().seats().lowest() else { break };
            if n % 20 == 19 {
                // Ravi looks; what comes next is two more steps.
                let (before, at) = (real.fork(), real.steps());
                for _ in 0..2 {
                    if let Some(mover) = real.turn().seats().lowest() {
                        let legal = real.actions(mover);
                        let text = legal[(n * 31 + game) % legal.len()].clone();
                        real.act(mover, &text).unwrap();
                    }
                    while real.roll(seed.dice(real.steps())) {}
                }
                let lines = real.lines(at);
                let Some((position, other)) = (0..50).find_map(|n| {
                    let (position, other) = twin(before.as_ref(), &lines, Seat::B, n)?;
                    // The seat can tell them apart by now if it saw a
                    // difference; such a twin proves nothing.
                    let same =
                        other.view(Viewer::Seat(Seat::B)) == real.view(Viewer::Seat(Seat::B));
                    same.then_some((position, other))
                }) else {
                    continue;
                };
                drop(other);
                plant(&folder, &codes[0], &before.position(), &lines, &header);
                plant(&folder, &codes[1], &position, &lines, &header);
                let house = House::open(&folder).await;
                let one = everything(&house, &codes[0], &tokens[1]).await;
                let two = everything(&house, &codes[1], &tokens[1]).await;
                assert_eq!(one, two, "{}: the seat can tell them apart", entry.id);
                assert!(one.len() > 300, "{one}");
                compared += 1;
                house.close().await;
                continue;
            }
            let legal = real.actions(mover);
            let text = legal[(n * 17 + game) % legal.len()].clone();
            real.act(mover, &text).unwrap();
        }
    }
    assert!(compared >= 5, "{compared}");
}
