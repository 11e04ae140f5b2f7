//! How far a table takes back: chosen, kept, shown, and told to everybody.

use crate::house::{Folder, House, step};
use serde_json::{Value, json};
use server::client::{Client, request};
use table::room::Ask;
use table::wire::{Heard, Hello};

/// Makes a move over HTTP for whichever seat of this guest is asked; waits for
/// it if nobody is yet. The seat.
async fn act(house: &House, code: &str, token: &str) -> String {
    let packet = asked(house, code, token).await;
    let act = json!({"seat": packet["viewer"], "prompt": packet["prompt"],
        "text": packet["legal"][0]["text"]});
    house.ask(code, token, json!({ "act": act })).await.unwrap();
    packet["viewer"].as_str().unwrap().to_owned()
}

/// Waits until the person is asked; what is told then.
async fn asked(house: &House, code: &str, token: &str) -> Value {
    for _ in 0..500 {
        let told = house.get(&format!("/api/matches/{code}"), Some(token)).await;
        let packets = told["packets"].as_array().unwrap();
        if let Some(packet) = packets.iter().find(|it| it["prompt"].is_number()) {
            return packet.clone();
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("nobody is ever asked")
}

async fn card(house: &House, code: &str, token: &str) -> Value {
    house.get(&format!("/api/matches/{code}"), Some(token)).await["table"].clone()
}

async fn steps(house: &House, code: &str, token: &str) -> u64 {
    let told = house.get(&format!("/api/matches/{code}"), Some(token)).await;
    told["packets"][0]["steps"].as_u64().unwrap()
}

#[tokio::test]
async fn how_a_table_takes_back_is_chosen_kept_and_shown() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let token = house.guest("Asha").await;
    let order = |undo: Value, rival: Value| {
        let chairs = json!(["me", rival]);
        json!({"game": "jaipur", "chairs": chairs, "public": true, "undo": undo})
    };
    let bot = || json!({"bot": "random"});
    let mut codes = Vec::new();
    for undo in ["strict", "friendly"] {
        let code = house.open_match(&token, order(json!(undo), bot())).await;
        codes.push((code, undo));
    }
    // Not said: strict.
    let silent = json!({"game": "jaipur", "chairs": ["me", {"bot": "random"}], "public": true});
    codes.push((house.open_match(&token, silent).await, "strict"));
    for (undo, rival) in [("friendly", json!({"here": "Ravi"})), ("kind", bot())] {
        let body = order(json!(undo), rival);
        let answer = request(house.address, "POST", "/api/matches", Some(&token), Some(&body));
        let (status, text) = answer.await.unwrap();
        assert_eq!(status, 400, "{text}");
        assert!(text.contains("friendly"), "{text}");
    }
    house.close().await;
    let house = House::open(&folder).await;
    for (code, undo) in &codes {
        assert_eq!(card(&house, code, &token).await["undo"], *undo);
    }
    let list = house.get("/api/tables", None).await;
    assert!(list["matches"].as_array().unwrap().iter().all(|it| it["undo"].is_string()), "{list}");
    // And so it is done.
    for (code, undo) in &codes[..2] {
        let seat = act(&house, code, &token).await;
        // The rival has moved, and the person is asked again; and once more.
        act(&house, code, &token).await;
        asked(&house, code, &token).await;
        let before = steps(&house, code, &token).await;
        let mut done = Ok(Value::Null);
        for _ in 0..2 {
            done = house.ask(code, &token, json!({"undo": {"seat": seat}})).await;
        }
        assert_eq!(done.is_ok(), *undo == "friendly", "{undo}: {done:?}");
        assert_eq!(steps(&house, code, &token).await < before, *undo == "friendly");
    }
    house.close().await;
}

#[tokio::test]
async fn a_table_that_left_memory_comes_back_with_the_same_manners() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let tokens = [house.guest("Asha").await, house.guest("Ravi").await];
    let order = json!({"game": "raja", "chairs": ["me", "open", {"bot": "random"}]});
    let code = house.open_match(&tokens[0], order).await;
    house.ask(&code, &tokens[1], json!({"sit": {"name": "Ravi"}})).await.unwrap();
    house.ask(&code, &tokens[1], json!({"resign": {"seat": "B"}})).await.unwrap();
    for _ in 0..3 {
        act(&house, &code, &tokens[0]).await;
    }
    house.close().await;
    let house = House::open(&folder).await;
    assert_eq!(card(&house, &code, &tokens[0]).await["undo"], "strict");
    // Two steps back over what the computer players did: no.
    let undo = json!({"undo": {"seat": "A"}});
    let mut refused = String::new();
    for _ in 0..2 {
        if let Err(why) = house.ask(&code, &tokens[0], undo.clone()).await {
            refused = why;
        }
    }
    assert!(refused.contains("undo-"), "{refused:?}");
    house.close().await;
}

#[tokio::test]
async fn friends_at_one_screen_are_asked_one_question() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let token = house.guest("Asha").await;
    let order = json!({"game": "jaipur", "chairs": ["me", {"here": "Ravi"}]});
    let code = house.open_match(&token, order).await;
    let first = act(&house, &code, &token).await;
    let second = act(&house, &code, &token).await;
    assert_ne!(first, second);
    let before = steps(&house, &code, &token).await;
    house.ask(&code, &token, json!({"undo": {"seat": first}})).await.unwrap();
    let told = card(&house, &code, &token).await;
    assert_eq!((&told["takeback"], &told["asked"]), (&json!(first), &json!(true)));
    assert_eq!(steps(&house, &code, &token).await, before, "nothing is erased yet");
    house.ask(&code, &token, json!({"allow": {"yes": true}})).await.unwrap();
    assert!(steps(&house, &code, &token).await < before);
    // Leaving is one chair's.
    let which = house.ask(&code, &token, json!("leave")).await.unwrap_err();
    assert!(which.contains("manners-which-chair"), "{which}");
    house.ask(&code, &token, json!({"leave-chair": {"seat": first}})).await.unwrap();
    let chairs = card(&house, &code, &token).await["chairs"].clone();
    let away = |seat: &str| chairs[usize::from(seat == "B")]["stand_in"].clone();
    assert_eq!((away(&first), away(&second)), (json!(true), json!(false)));
    house.close().await;
}

#[tokio::test]
async fn everybody_hears_who_took_back() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (code, tokens, mut clients) = house.pair("jaipur").await;
    let mover = usize::from(clients[0].question().is_none());
    let hello = |token: Option<&String>, full, steps| Hello {
        token: token.cloned(),
        full,
        steps,
        ..Hello::default()
    };
    let watcher = house.join(&code, None).await;
    let mut reader = Client::connect(house.address, &code, hello(None, true, 0)).await.unwrap();
    step(&mut clients, 0).await;
    step(&mut clients, 0).await;
    let (heard, seat) = (clients[0].steps, clients[mover].seat().unwrap());
    clients[mover].ask(Ask::Undo { seat }).await.unwrap();
    clients[1 - mover].ask(Ask::Allow { yes: true }).await.unwrap();
    let said = |news: &[engine::Message]| news.iter().any(|it| it.id == "table-took-back");
    let [one, two] = clients;
    for mut client in [one, two, watcher] {
        while !matches!(client.next().await.unwrap(), Heard::Up(up) if said(&up.t)) {}
    }
    // In words too.
    while !said(&reader.packet().await.unwrap().packet.news) {}
    // Whoever was cut off hears it on coming back, once.
    for (branch, told) in [(0, true), (1, false)] {
        let hello = Hello { branch, ..hello(Some(&tokens[0]), false, heard) };
        let mut late = Client::connect(house.address, &code, hello).await.unwrap();
        let Heard::Sync(sync) = late.next().await.unwrap() else { panic!() };
        assert_eq!(said(&sync.t), told);
    }
    let hello = hello(Some(&tokens[1]), true, heard);
    let mut late = Client::connect(house.address, &code, hello).await.unwrap();
    while !said(&late.packet().await.unwrap().packet.news) {}
    house.close().await;
}

#[tokio::test]
async fn a_match_whose_end_is_taken_back_is_unfinished() {
    let folder = Folder::new();
    let mut config = crate::house::config(&folder.database());
    config.limits.matches = 1;
    let house = House::with(config).await;
    let token = house.guest("Asha").await;
    let order = json!({"game": "jaipur", "options": "seals=1", "undo": "friendly",
        "chairs": ["me", {"bot": "random"}]});
    let code = house.open_match(&token, order.clone()).await;
    while card(&house, &code, &token).await["over"] == false {
        let told = house.get(&format!("/api/matches/{code}"), Some(&token)).await;
        if told["packets"][0]["prompt"].is_number() {
            act(&house, &code, &token).await;
        }
    }
    house.ask(&code, &token, json!({"undo": {"seat": "A"}})).await.unwrap();
    assert_eq!(card(&house, &code, &token).await["over"], false);
    let another = request(house.address, "POST", "/api/matches", Some(&token), Some(&order));
    assert_eq!(another.await.unwrap().0, 429, "one unfinished match is the most");
    house.close().await;
}
