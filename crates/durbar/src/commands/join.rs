//! `durbar play --join`: a table of a server in the terminal.

use super::{number, text};
use crate::exit::{Exit, Trouble};
use crate::line::address::{self, Address, Server};
use crate::line::keys::Keys;
use crate::line::web::Web;
use crate::texts::Texts;
use crate::{line, out};
use anyhow::Result;
use clap::ArgMatches;
use engine::Message;
use std::path::PathBuf;
use table::{Budget, Catalog};
use tui::{End, Host, Play};

/// Something about the server or the way to it.
fn failed(message: Message) -> anyhow::Error {
    Trouble { exit: Exit::Failed, messages: vec![message], game: Some(tui::TEXTS) }.into()
}

/// The server and the table that were named.
fn find(joined: &str, named: Option<&String>, keys: &Keys) -> Result<(Server, String)> {
    let named = match named.map(|text| address::read(text)) {
        None => None,
        Some(Ok(Address::Server(server) | Address::Table(server, _))) => Some(server),
        Some(Ok(Address::Code(code))) => {
            return Err(Trouble::usage(Message::new("join-address").text("found", code)));
        }
        Some(Err(why)) => return Err(Trouble::usage(why)),
    };
    match address::read(joined).map_err(Trouble::usage)? {
        Address::Table(server, code) => Ok((server, code)),
        Address::Server(server) => {
            let message = Message::new("join-no-code").text("server", server.to_string());
            Err(Trouble::usage(message))
        }
        Address::Code(code) => match named.or_else(|| keys.last_server()) {
            Some(server) => Ok((server, code)),
            None => Err(Trouble::usage(Message::new("join-no-server").text("code", code))),
        },
    }
}

/// Makes sure that the server knows us, and that we shall find back.
async fn introduce(
    web: Web,
    server: &Server,
    keys: &Keys,
    words: &Texts,
    name: Option<&String>,
) -> Result<(Web, String), Message> {
    let name = name.map(String::as_str);
    let web = match keys.key(server)? {
        Some(key) => {
            let web = web.with_key(key.clone());
            if web.known(name).await? {
                return Ok((web, key));
            }
            web
        }
        None => web,
    };
    // A chair that one could not come back to is not taken.
    keys.keep(server, "")?;
    let called = name.map_or_else(|| words.word("play-you"), str::to_owned);
    let key = web.introduce(&called).await?;
    keys.keep(server, &key)?;
    Ok((web.with_key(key.clone()), key))
}

pub(crate) fn run(
    joined: &str,
    matches: &ArgMatches,
    words: &Texts,
    games: &Catalog,
) -> Result<Exit> {
    let keys = Keys::of_user().map_err(failed)?;
    let (server, code) = find(joined, text(matches, "server"), &keys)?;
    let roots = matches.get_one::<PathBuf>("cacert").map(PathBuf::as_path);
    let web = Web::new(server.clone(), roots, words.lang()).map_err(failed)?;
    let name = text(matches, "name");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (web, key) =
        runtime.block_on(introduce(web, &server, &keys, words, name)).map_err(failed)?;
    let mut line = line::open(web, code)?;
    let called = name.cloned().unwrap_or_else(|| words.word("play-you"));
    let away = tui::join(&mut line, games, Some(key), &called).map_err(failed)?;
    keys.joined(&server).map_err(failed)?;
    let mut play = Play::away(away, line);
    play.lang = words.lang();
    play.record = matches.get_one::<PathBuf>("record").cloned();
    play.plain = matches.get_flag("plain");
    play.count = matches.get_flag("count-camels");
    let millis = number(matches, "millis").unwrap_or(super::play::MILLIS).max(1_000);
    play.hint = Budget { iterations: None, millis: Some(millis) };
    let outcome = tui::play(play)?;
    let Host::Server(away) = &outcome.host else { return Ok(Exit::Fine) };
    let next = away.mirror().table.as_ref().and_then(|card| card.next.clone());
    let message = match (outcome.end, next) {
        (_, Some(next)) => Some(("join-next", next)),
        (End::Left, None) => Some(("join-again", away.code().to_owned())),
        (End::Finished, None) => None,
    };
    if let Some((id, code)) = message {
        let address = format!("{server}/#/t/{code}");
        out::line(words.say(&Message::new(id).text("address", address)));
    }
    Ok(Exit::Fine)
}
