//! Whole matches over the network.

use crate::house::{Folder, House, step};
use engine::{Record, Seat};
use serde_json::json;
use server::client::{Client, request};
use table::room::Ask;
use table::wire::{Heard, Hello, Said};

#[tokio::test]
async fn two_players_play_a_whole_match_of_jaipur() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (code, tokens, mut clients) = house.pair("jaipur").await;
    let mut watcher = house.join(&code, None).await;
    let commit = watcher.table.as_ref().unwrap().commit.clone();
    // The record is nobody's while the match runs.
    let path = format!("/api/matches/{code}/record");
    let (status, _) = request(house.address, "GET", &path, Some(&tokens[0]), None).await.unwrap();
    assert_eq!(status, 409);
    let mut moves = 0;
    while step(&mut clients, moves * 13).await {
        moves += 1;
        assert!(matches!(watcher.next().await.unwrap(), Heard::Up(_)));
    }
    assert!(moves > 40, "{moves}");
    // Everybody has heard the same end.
    let outcome = clients[0].outcome.clone().unwrap();
    assert_eq!(clients[1].outcome.as_ref(), Some(&outcome));
    assert_eq!(watcher.outcome.as_ref(), Some(&outcome));
    // The record can be had now, replays, and its chance was fair.
    let (status, text) = request(house.address, "GET", &path, None, None).await.unwrap();
    assert_eq!(status, 200);
    let record: Record = text.parse().unwrap();
    assert_eq!(record.header.names, ["Asha", "Ravi"]);
    assert_eq!(record.header.commit.as_deref(), Some(commit.as_str()));
    assert_eq!(record.steps.len(), clients[0].steps);
    let report = table::fair::verify(&catalog::games().find("jaipur").unwrap(), &record).unwrap();
    assert!(report.fair());
    house.close().await;
}

#[tokio::test]
async fn a_cut_connection_hears_everything_once() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (code, tokens, mut clients) = house.pair("jaipur").await;
    for n in 0..6 {
        step(&mut clients, n).await;
    }
    let [one, mut two] = clients;
    let (heard, steps, branch) = (one.eyes[0].events.clone(), one.steps, one.branch);
    drop(one);
    assert!(matches!(two.next().await.unwrap(), Heard::Table(_)), "told that Asha has gone");
    let away = house.join(&code, Some(&tokens[0])).await;
    assert!(matches!(two.next().await.unwrap(), Heard::Table(_)));
    let mut clients = [away, two];
    for n in 6..12 {
        step(&mut clients, n).await;
    }
    // Whoever comes back with what they have is told the rest, and only that.
    let hello = Hello { token: Some(tokens[0].clone()), steps, branch, ..Hello::default() };
    let mut back = Client::connect(house.address, &code, hello).await.unwrap();
    let Heard::Sync(sync) = back.next().await.unwrap() else { panic!("no sync") };
    assert_eq!(sync.since, steps);
    assert!(sync.eyes[0].events.iter().all(|(step, _)| *step >= steps));
    let mut all = heard;
    all.extend(sync.eyes[0].events.iter().cloned());
    assert_eq!(all, clients[0].eyes[0].events);
    assert_eq!(back.eyes[0].view, clients[0].eyes[0].view);
    // Whoever comes with another branch is told everything.
    let hello = Hello { token: Some(tokens[0].clone()), steps, branch: 7, ..Hello::default() };
    let mut lost = Client::connect(house.address, &code, hello).await.unwrap();
    let Heard::Sync(sync) = lost.next().await.unwrap() else { panic!("no sync") };
    assert_eq!((sync.since, &sync.eyes[0].events), (0, &all));
    house.close().await;
}

#[tokio::test]
async fn nobody_acts_for_another_and_late_answers_do_no_harm() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (code, _, mut clients) = house.pair("jaipur").await;
    let stranger = house.guest("Mira").await;
    let mut watcher = house.join(&code, Some(&stranger)).await;
    let mover = usize::from(clients[0].question().is_none());
    let (seat, prompt) = (clients[mover].seat().unwrap(), clients[mover].question().unwrap());
    let text = clients[mover].dream(&catalog::games()).unwrap().actions(seat)[0].clone();
    let act = Ask::Act { seat, prompt, text };
    let refusal = |heard: Heard| match heard {
        Heard::No(no) => (no.id, no.why.id.into_owned()),
        other => panic!("{other:?}"),
    };
    for client in [&mut watcher, &mut clients[1 - mover]] {
        let id = client.ask(act.clone()).await.unwrap();
        assert_eq!(refusal(client.next().await.unwrap()), (id, "manners-not-yours".into()));
    }
    // Twice the same: the second is too late.
    clients[mover].ask(act.clone()).await.unwrap();
    let id = clients[mover].ask(act).await.unwrap();
    assert!(matches!(clients[mover].next().await.unwrap(), Heard::Up(_)));
    let (refused, why) = refusal(clients[mover].next().await.unwrap());
    assert_eq!(refused, id);
    assert!(["illegal-not-you", "refusal-stale", "refusal-stale-closed"].contains(&why.as_str()));
    // A chair that does not exist, and nonsense.
    let far = Ask::Act { seat: Seat::new(7), prompt, text: "x".into() };
    clients[mover].ask(far).await.unwrap();
    assert_eq!(refusal(clients[mover].next().await.unwrap()).1, "refusal-no-seat");
    house.close().await;
}

#[tokio::test]
async fn computer_players_play_every_game_to_the_end_or_far() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let token = house.guest("Asha").await;
    for entry in catalog::games().entries() {
        let mut chairs = vec![json!("me")];
        chairs.resize(usize::from(entry.least.max(2)), json!({"bot": "random"}));
        let order = json!({"game": entry.id, "options": entry.brief, "chairs": chairs});
        let code = house.open_match(&token, order).await;
        let mut client = house.join(&code, Some(&token)).await;
        let mut own = 0;
        while client.outcome.is_none() && own < 25 {
            if client.question().is_some() {
                let legal =
                    client.dream(&catalog::games()).unwrap().actions(client.seat().unwrap());
                client.act(&legal[own % legal.len()]).await.unwrap();
                own += 1;
            }
            let heard = client.next().await.unwrap();
            assert!(matches!(heard, Heard::Up(_)), "{}: {heard:?}", entry.id);
        }
        // What a client has merged is what the server would say in full.
        let whole = house.get(&format!("/api/matches/{code}"), Some(&token)).await;
        let steps = whole["packets"][0]["steps"].as_u64().unwrap();
        if steps == client.steps as u64 {
            assert_eq!(whole["packets"][0]["view"], client.eyes[0].view, "{}", entry.id);
        }
    }
    house.close().await;
}

#[tokio::test]
async fn a_program_without_our_code_can_play_by_words() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let token = house.guest("Robot").await;
    let order =
        json!({"game": "jaipur", "options": "seals=1", "chairs": ["me", {"bot": "random"}]});
    let code = house.open_match(&token, order).await;
    let hello = Hello { token: Some(token), full: true, ..Hello::default() };
    let mut client = Client::connect(house.address, &code, hello).await.unwrap();
    let mut asked = 0;
    loop {
        let full = client.packet().await.unwrap();
        if full.packet.outcome.is_some() {
            break;
        }
        if let Some(prompt) = full.packet.prompt {
            asked += 1;
            let text = full.legal[0].text.clone();
            let ask = Ask::Act { seat: Seat::A, prompt, text };
            client.say(&Said::Ask { id: 0, ask }).await.unwrap();
        }
    }
    assert!(asked > 3);
    house.close().await;
}

#[allow(dead_code)] // its `main` is for people
#[path = "../../examples/bot.rs"]
mod bot;

#[tokio::test]
async fn the_example_bot_plays_a_match_against_another() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let token = house.guest("Asha").await;
    let order =
        json!({"game": "jaipur", "options": "seals=1", "chairs": ["open", {"bot": "greedy"}]});
    let code = house.open_match(&token, order).await;
    let places = bot::play(house.address, &code, "Robot").await.unwrap();
    assert_eq!(places.len(), 2);
    assert!(places.contains(&1));
    house.close().await;
}

#[tokio::test]
async fn a_hint_knows_what_the_seat_knows() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (code, tokens, clients) = house.pair("jaipur").await;
    let mover = usize::from(clients[0].question().is_none());
    let path = format!("/api/matches/{code}/hint");
    let wish = json!({"seat": clients[mover].seat(), "level": "greedy"});
    let hint = |token: &str| {
        let (token, wish, path) = (token.to_owned(), wish.clone(), path.clone());
        async move { request(house.address, "POST", &path, Some(&token), Some(&wish)).await.unwrap() }
    };
    let (status, text) = hint(&tokens[mover]).await;
    assert_eq!(status, 200, "{text}");
    let answer: table::Answer = serde_json::from_str(&text).unwrap();
    let legal =
        clients[mover].dream(&catalog::games()).unwrap().actions(clients[mover].seat().unwrap());
    assert!(legal.contains(&answer.text));
    assert_eq!(hint(&tokens[1 - mover]).await.0, 409);
}
