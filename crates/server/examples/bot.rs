//! A bot for a Durbar server, as anybody could write it in any language: it
//! reads the legal actions with their sentences and takes one.
//!
//! ```text
//! cargo run -p server --example bot -- 127.0.0.1:8080 TABLE-CODE [NAME]
//! ```
//!
//! It takes a free chair at the table and plays until the match is over.

use engine::Seat;
use serde_json::json;
use server::client::{Client, ClientFault, call, new_guest};
use std::net::SocketAddr;
use table::room::Ask;
use table::wire::{Full, Hello, Said};

/// Plays at a table; answers with the places at the end.
#[allow(unreachable_pub)] // the test borrows it
pub async fn play(server: SocketAddr, code: &str, name: &str) -> Result<Vec<u8>, ClientFault> {
    // A guest of our own, and a chair.
    let token = new_guest(server, name).await?;
    let sit = json!({"sit": {"name": name}});
    call(server, "POST", &format!("/api/matches/{code}/asks"), Some(&token), Some(&sit)).await?;

    // Whole packets: view, sentences and legal actions.
    let hello = Hello { token: Some(token), full: true, ..Hello::default() };
    let mut client = Client::connect(server, code, hello).await?;
    let mut answered = None;
    loop {
        let full = client.packet().await?;
        if let Some(outcome) = &full.packet.outcome {
            return Ok(outcome.places.clone());
        }
        let (Some(prompt), engine::Viewer::Seat(seat)) = (full.packet.prompt, full.packet.viewer)
        else {
            continue;
        };
        // Others may act while our question is open; it is answered once.
        if answered != Some(prompt) {
            answered = Some(prompt);
            let text = choose(&full, seat);
            client.say(&Said::Ask { id: prompt, ask: Ask::Act { seat, prompt, text } }).await?;
        }
    }
}

/// The opinion of this bot: whatever is spelt the longest must be the most.
fn choose(full: &Full, _seat: Seat) -> String {
    let longest = full.legal.iter().max_by_key(|choice| choice.text.len());
    longest.map_or_else(String::new, |choice| choice.text.clone())
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), ClientFault> {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [server, code, rest @ ..] = arguments.as_slice() else {
        return Err(ClientFault("say: ADDRESS CODE [NAME]".into()));
    };
    let server = server.parse().map_err(|_| ClientFault(format!("{server} is no address")))?;
    let name = rest.first().map_or("Robot", String::as_str);
    let places = play(server, code, name).await?;
    println!("The match is over. Places by seat: {places:?}");
    Ok(())
}
