//! Clocks, leaving, taking back, talk, another match, lists.

use crate::house::{Folder, House, step};
use serde_json::json;
use server::client::{Client, request};
use table::room::Ask;
use table::wire::Heard;

async fn until(client: &mut Client, mut done: impl FnMut(&Heard) -> bool) -> Heard {
    loop {
        let heard = client.next().await.unwrap();
        if done(&heard) {
            return heard;
        }
    }
}

fn news(heard: &Heard, id: &str) -> bool {
    matches!(heard, Heard::Up(up) if up.t.iter().any(|message| message.id == id))
}

#[tokio::test]
async fn whoever_is_too_slow_is_replaced_and_may_return() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let token = house.guest("Asha").await;
    let pace = json!({"move": 5000});
    let order = json!({"game": "jaipur", "chairs": ["me", {"here": "Ravi"}], "pace": pace});
    let code = house.open_match(&token, order).await;
    let mut client = house.join(&code, Some(&token)).await;
    assert_eq!(client.table.as_ref().unwrap().clocks.left.len(), 2);
    until(&mut client, |heard| news(heard, "table-timed-out")).await;
    until(&mut client, |heard| {
        matches!(heard, Heard::Table(card) if card.chairs.iter().any(|chair| chair.stand_in))
    })
    .await;
    client.ask(Ask::Return).await.unwrap();
    until(&mut client, |heard| news(heard, "table-returned")).await;
    house.close().await;
}

#[tokio::test]
async fn leaving_lets_a_computer_player_stand_in() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (_, _, mut clients) = house.pair("jaipur").await;
    let mover = usize::from(clients[0].question().is_none());
    let [one, two] = &mut clients;
    let (left, other) = if mover == 0 { (one, two) } else { (two, one) };
    left.ask(Ask::Leave).await.unwrap();
    until(other, |heard| news(heard, "table-left")).await;
    // It plays: the other is asked.
    until(other, |heard| matches!(heard, Heard::Up(up) if up.p.is_some())).await;
    house.close().await;
}

#[tokio::test]
async fn taking_back_by_agreement_shortens_everybodys_match() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (code, tokens, mut clients) = house.pair("jaipur").await;
    let mover = usize::from(clients[0].question().is_none());
    let (before, view) = (clients[mover].steps, clients[mover].eyes[0].view.clone());
    step(&mut clients, 0).await;
    step(&mut clients, 0).await;
    let seat = clients[mover].seat().unwrap();
    clients[mover].ask(Ask::Undo { seat }).await.unwrap();
    until(&mut clients[1 - mover], |heard| news(heard, "table-asks-undo")).await;
    clients[1 - mover].ask(Ask::Allow { yes: true }).await.unwrap();
    for client in &mut clients {
        until(client, |heard| matches!(heard, Heard::Sync(_))).await;
        assert_eq!((client.steps, client.branch), (before, 1));
    }
    assert_eq!(clients[mover].eyes[0].view, view);
    until(&mut clients[0], |heard| news(heard, "table-took-back")).await;
    until(&mut clients[1], |heard| news(heard, "table-took-back")).await;
    step(&mut clients, 1).await;
    // The same after a restart: what was taken back is gone from the file.
    let view = clients[0].eyes[0].view.clone();
    house.close().await;
    let house = House::open(&folder).await;
    let again = house.join(&code, Some(&tokens[0])).await;
    assert_eq!((&again.eyes[0].view, again.branch), (&view, 1));
    house.close().await;
}

#[tokio::test]
async fn talk_reaches_everybody_and_is_kept() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (code, tokens, mut clients) = house.pair("jaipur").await;
    let stranger = house.guest("Mira").await;
    let mut watcher = house.join(&code, Some(&stranger)).await;
    watcher.ask(Ask::Say { text: "hello".into() }).await.unwrap();
    let heard = until(&mut clients[0], |heard| matches!(heard, Heard::Talk(_))).await;
    let Heard::Talk(talk) = heard else { unreachable!() };
    assert_eq!((talk.n, talk.name.as_str(), talk.seat), (1, "Mira", None));
    let mut nobody = house.join(&code, None).await;
    nobody.ask(Ask::Say { text: "psst".into() }).await.unwrap();
    let heard = nobody.next().await.unwrap();
    assert!(matches!(&heard, Heard::No(no) if no.why.id == "manners-guest"), "{heard:?}");
    // Whoever comes later hears it too.
    let hello = table::wire::Hello { token: Some(tokens[0].clone()), ..Default::default() };
    let mut late = Client::connect(house.address, &code, hello).await.unwrap();
    let Heard::Sync(sync) = late.next().await.unwrap() else { panic!() };
    assert_eq!(sync.talk.len(), 1);
    house.close().await;
}

#[tokio::test]
async fn another_match_can_be_agreed_on() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (_, tokens, mut clients) = house.pair("jaipur").await;
    let seat = clients[0].seat().unwrap();
    clients[0].ask(Ask::Resign { seat }).await.unwrap();
    for client in &mut clients {
        until(client, |heard| matches!(heard, Heard::Up(up) if up.outcome.is_some())).await;
        client.ask(Ask::Rematch).await.unwrap();
    }
    let next = |heard: &Heard| matches!(heard, Heard::Table(card) if card.next.is_some());
    until(&mut clients[0], next).await;
    let code = clients[0].table.as_ref().unwrap().next.clone().unwrap();
    let again = house.join(&code, Some(&tokens[0])).await;
    assert_eq!(again.seat(), Some(engine::Seat::B), "one chair further");
    assert_eq!(house.get("/api/matches", Some(&tokens[0])).await["matches"][0]["code"], code);
    house.close().await;
}

#[tokio::test]
async fn private_tables_are_not_listed_and_watching_can_be_refused() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let token = house.guest("Asha").await;
    let order = |public| json!({"game": "jaipur", "chairs": ["me", "open"], "public": public});
    let hidden = house.open_match(&token, order(false)).await;
    let shown = house.open_match(&token, order(true)).await;
    let list = house.get("/api/tables", None).await;
    let codes: Vec<_> = list["matches"].as_array().unwrap().iter().map(|it| &it["code"]).collect();
    assert_eq!(codes, [&json!(shown)]);
    let mine = house.get("/api/matches", Some(&token)).await;
    assert_eq!(mine["matches"].as_array().unwrap().len(), 2);
    // With the link anybody may come, until watching is refused.
    house.ask(&hidden, &token, json!({"start": {"level": "random"}})).await.unwrap();
    let path = format!("/api/matches/{hidden}");
    assert_eq!(request(house.address, "GET", &path, None, None).await.unwrap().0, 200);
    house.ask(&hidden, &token, json!({"spectators": {"allowed": false}})).await.unwrap();
    assert_eq!(request(house.address, "GET", &path, None, None).await.unwrap().0, 403);
    assert!(Client::join(house.address, &hidden, None).await.is_err());
    house.join(&hidden, Some(&token)).await;
    house.close().await;
}
