//! What goes over the bare connection: the change from HTTP, and pings between
//! messages.

use crate::house::{Folder, House, step};
use futures_util::{SinkExt, StreamExt};
use table::wire::Heard;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message as Frame;

const HELLO: &str = r#"{"hello":{}}"#;

fn upgrade(code: &str) -> String {
    format!(
        "GET /api/matches/{code}/socket HTTP/1.1\r\nhost: table\r\nconnection: keep-alive, Upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
}

#[tokio::test]
async fn a_request_that_is_no_websocket_is_told_what_to_do() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    for missing in ["upgrade: websocket\r\n", "sec-websocket-version: 13\r\n"] {
        let text = upgrade("x").replace(missing, "accept-language: fr\r\n");
        let text = text.replace("keep-alive, Upgrade", "Upgrade, close");
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 400"), "{answer}");
        assert!(answer.contains(r#""code":"upgrade""#), "{answer}");
        assert!(answer.contains("il faut se connecter par WebSocket"), "{answer}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_client_may_speak_before_it_has_heard_the_answer() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (code, _, _clients) = house.pair("jaipur").await;
    let mut text = upgrade(&code).into_bytes();
    // A whole message, masked with zeros.
    text.extend([0x81, 0x80 | HELLO.len() as u8, 0, 0, 0, 0]);
    text.extend(HELLO.as_bytes());
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(&text).await.unwrap();
    let mut heard = Vec::new();
    while !String::from_utf8_lossy(&heard).contains(r#"{"sync":{"#) {
        let mut part = [0; 4096];
        let n = stream.read(&mut part).await.unwrap();
        assert!(n > 0, "{}", String::from_utf8_lossy(&heard));
        heard.extend(&part[..n]);
    }
    let head = String::from_utf8_lossy(&heard);
    assert!(head.starts_with("HTTP/1.1 101"), "{head}");
    assert!(head.contains("sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="), "{head}");
    drop(stream);
    house.close().await;
}

#[tokio::test]
async fn pings_are_answered_between_messages() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (code, _, mut clients) = house.pair("jaipur").await;
    let stream = TcpStream::connect(house.address).await.unwrap();
    let url = format!("ws://{}/api/matches/{code}/socket", house.address);
    let (mut watcher, _) = client_async(url, stream).await.unwrap();
    watcher.send(Frame::Text(HELLO.into())).await.unwrap();
    let (mut pongs, mut updates) = (0u8, 0);
    for n in 0..30u8 {
        watcher.send(Frame::Ping(vec![n; 3].into())).await.unwrap();
        assert!(step(&mut clients, n.into()).await);
    }
    while pongs < 30 || updates < 30 {
        match watcher.next().await.unwrap().unwrap() {
            Frame::Pong(sign) => {
                assert_eq!(sign.as_ref(), [pongs; 3]);
                pongs += 1;
            }
            Frame::Text(text) => {
                let heard: Heard = serde_json::from_str(&text).unwrap();
                updates += i32::from(matches!(heard, Heard::Up(_)));
            }
            other => panic!("{other:?}"),
        }
    }
    house.close().await;
}

#[tokio::test]
async fn whoever_closes_is_answered() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (code, _, _clients) = house.pair("jaipur").await;
    for hello in [false, true] {
        let stream = TcpStream::connect(house.address).await.unwrap();
        let url = format!("ws://{}/api/matches/{code}/socket", house.address);
        let (mut watcher, _) = client_async(url, stream).await.unwrap();
        if hello {
            watcher.send(Frame::Text(HELLO.into())).await.unwrap();
            assert!(matches!(watcher.next().await, Some(Ok(Frame::Text(_)))));
        }
        watcher.send(Frame::Close(None)).await.unwrap();
        assert!(matches!(watcher.next().await, Some(Ok(Frame::Close(_)))), "hello {hello}");
        assert!(watcher.next().await.is_none());
    }
    house.close().await;
}
