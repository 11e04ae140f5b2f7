//! Nothing a client sends ends or blocks the server, and every no says why.

use crate::house::{Folder, House, config, step};
use serde_json::json;
use server::client::{Client, request};
use table::wire::{Heard, Hello};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[tokio::test]
async fn nonsense_is_answered_and_the_connection_goes_on() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (_, _, mut clients) = house.pair("jaipur").await;
    let deep = "[".repeat(3000);
    let long = format!(r#"{{"ask":{{"do":{{"say":{{"text":"{}"}}}}}}}}"#, "x".repeat(5000));
    for text in [
        "",
        "{",
        "null",
        "7",
        r#"{"ask":{}}"#,
        r#"{"ask":{"id":-1,"do":"leave"}}"#,
        &deep,
        &long,
        r#"{"hello":{}}"#,
        r#"{"ask":{"id":1,"do":{"act":{"seat":"Z","prompt":1,"text":"x"}}}}"#,
        r#"{"ask":{"id":1,"do":{"act":{"seat":"A","prompt":1.5,"text":7}}}}"#,
        "\u{0}\u{ffff}",
    ] {
        clients[0].send(text.to_owned()).await.unwrap();
        let heard = clients[0].next().await.unwrap();
        let Heard::No(no) = heard else { panic!("{text}: {heard:?}") };
        assert!(no.why.id.starts_with("wire-"), "{text}: {}", no.why);
    }
    clients[0].send("\"ping\"".into()).await.unwrap();
    assert_eq!(clients[0].next().await.unwrap(), Heard::Pong);
    assert!(step(&mut clients, 0).await);
    house.close().await;
}

#[tokio::test]
async fn oversized_messages_end_only_their_own_connection() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (code, tokens, mut clients) = house.pair("jaipur").await;
    let mut big = house.join(&code, Some(&tokens[0])).await;
    let _ = big.send("x".repeat(1 << 20)).await;
    assert!(big.raw().await.is_err());
    assert!(step(&mut clients, 0).await);
    house.close().await;
}

#[tokio::test]
async fn whoever_does_not_say_hello_properly_is_not_let_in() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (code, ..) = house.pair("jaipur").await;
    let hello = |token: &str| Hello { token: Some(token.into()), ..Hello::default() };
    let mut wrong = Client::connect(house.address, &code, hello("guess")).await.unwrap();
    assert!(matches!(wrong.next().await.unwrap(), Heard::No(no) if no.code == "guest"));
    assert!(wrong.raw().await.is_err());
    let mut nowhere = Client::connect(house.address, "nowhere", Hello::default()).await.unwrap();
    assert!(matches!(nowhere.next().await.unwrap(), Heard::No(no) if no.code == "no-table"));
    house.close().await;
}

#[tokio::test]
async fn a_flood_is_refused_politely_and_disturbs_nobody() {
    let folder = Folder::new();
    let mut limits = config(&folder.database());
    limits.limits.messages = 10;
    limits.limits.sockets_per_address = 3;
    limits.limits.matches = 2;
    let house = House::with(limits).await;
    let (code, tokens, mut clients) = house.pair("jaipur").await;
    for _ in 0..150 {
        clients[0].send("\"ping\"".into()).await.unwrap();
    }
    let mut refused = 0;
    for _ in 0..150 {
        let heard = clients[0].next().await.unwrap();
        refused += usize::from(matches!(&heard, Heard::No(no) if no.code == "too-many"));
    }
    assert!((80..=110).contains(&refused), "{refused}");
    // Too many connections, too many matches.
    let third = house.join(&code, None).await;
    assert!(Client::join(house.address, &code, None).await.is_err());
    drop(third);
    let order = json!({"game": "jaipur", "chairs": ["me", "open"]});
    house.open_match(&tokens[0], order.clone()).await;
    let full = request(house.address, "POST", "/api/matches", Some(&tokens[0]), Some(&order)).await;
    let (status, text) = full.unwrap();
    assert_eq!(status, 429);
    assert!(text.contains("unfinished matches (2)"), "{text}");
    house.close().await;
}

#[tokio::test]
async fn requests_beyond_the_rate_are_refused() {
    let folder = Folder::new();
    let mut limits = config(&folder.database());
    limits.limits.rate = 1;
    limits.limits.burst = 5;
    let house = House::with(limits).await;
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(request(house.address, "GET", "/api/games", None, None).await.unwrap().0);
    }
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 5, "{statuses:?}");
    assert!(statuses.ends_with(&[429]));
    house.close().await;
}

#[tokio::test]
async fn every_bad_request_is_answered_in_words() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let token = house.guest("Asha").await;
    let order = |extra: &str| -> serde_json::Value {
        let mut order = json!({"game": "jaipur", "chairs": ["me", "open"]});
        let extra: serde_json::Value = serde_json::from_str(extra).unwrap();
        order.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        order
    };
    for (extra, status, word) in [
        (r#"{"game":"nonsense"}"#, 400, "nonsense"),
        (r#"{"chairs":["me"]}"#, 400, "2 to 2"),
        (r#"{"chairs":["me",{"bot":"genius"}]}"#, 400, "genius"),
        (r#"{"options":"seals=9"}"#, 400, "seals"),
        (r#"{"pace":{"move":1}}"#, 400, "five seconds"),
        (r#"{"chair":1}"#, 400, "chair"),
        (r#"{"chairs":7}"#, 400, "cannot be read"),
    ] {
        let body = order(extra);
        let answer =
            request(house.address, "POST", "/api/matches", Some(&token), Some(&body)).await;
        let (found, text) = answer.unwrap();
        assert_eq!(found, status, "{extra}: {text}");
        assert!(text.contains(word), "{extra}: {text}");
    }
    for (method, path, token, status) in [
        ("GET", "/api/me", None, 401),
        ("GET", "/api/me", Some("wrong"), 401),
        ("POST", "/api/guests", None, 400),
        ("GET", "/api/matches/zzz", None, 404),
        ("GET", "/nothing", None, 404),
        ("POST", "/nothing", None, 404),
        ("DELETE", "/api/me", None, 405),
        ("GET", "/../../etc/passwd", None, 404),
    ] {
        let (found, _) = request(house.address, method, path, token, None).await.unwrap();
        assert_eq!(found, status, "{method} {path}");
    }
    let long = json!({"name": "x".repeat(100_000)});
    let (status, _) =
        request(house.address, "POST", "/api/guests", None, Some(&long)).await.unwrap();
    assert_eq!(status, 413);
    house.close().await;
}

#[tokio::test]
async fn refusals_speak_the_readers_language_and_pages_are_safe() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let text =
        "GET /api/me HTTP/1.1\r\nhost: x\r\naccept-language: fr-CA\r\nconnection: close\r\n\r\n";
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.contains("Dites d’abord qui vous êtes"), "{answer}");
    for header in [
        "content-security-policy: default-src 'none'",
        "referrer-policy: no-referrer",
        "x-content-type-options: nosniff",
        "cache-control: no-store",
    ] {
        assert!(answer.contains(header), "{header}: {answer}");
    }
    // Another site's page cannot connect.
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let text = "GET /api/matches/x/socket HTTP/1.1\r\nhost: table\r\norigin: https://evil.example\r\n\
        connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
        sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 403");
    house.close().await;
}

#[tokio::test]
async fn the_server_says_how_it_is() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (_, _, mut clients) = house.pair("jaipur").await;
    step(&mut clients, 0).await;
    let (status, text) = request(house.address, "GET", "/healthz", None, None).await.unwrap();
    assert_eq!((status, text.as_str()), (200, "well\n"));
    let (_, text) = request(house.address, "GET", "/metrics", None, None).await.unwrap();
    for line in [
        "durbar_tables 1",
        "durbar_connections 2",
        "durbar_changes_total 2",
        "durbar_guests_total 2",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}\n{text}");
    }
    let games = house.get("/api/games", None).await;
    assert_eq!(games["games"].as_array().unwrap().len(), catalog::games().entries().len());
    assert!(house.get("/api/openapi.json", None).await["paths"]["/api/me"]["put"].is_object());
    house.close().await;
}
