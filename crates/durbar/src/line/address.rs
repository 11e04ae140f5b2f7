//! Where a table is: what a server prints, what the page shows, or a bare code.

use engine::Message;
use std::fmt;

/// A server: how it is reached, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Server {
    pub(crate) secure: bool,
    /// The name, or the number; of a number of the sixth version without its
    /// brackets.
    pub(crate) host: String,
    pub(crate) port: u16,
}

impl Server {
    fn usual(secure: bool) -> u16 {
        if secure { 443 } else { 80 }
    }

    /// Host and port as they stand in addresses.
    pub(crate) fn authority(&self) -> String {
        let Server { secure, host, port } = self;
        let host = if host.contains(':') { format!("[{host}]") } else { host.clone() };
        if *port == Server::usual(*secure) { host } else { format!("{host}:{port}") }
    }
}

impl fmt::Display for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http{}://{}", if self.secure { "s" } else { "" }, self.authority())
    }
}

/// What was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Address {
    /// A table of this server.
    Table(Server, String),
    /// A server, no table.
    Server(Server),
    /// A table of the server that was joined last.
    Code(String),
}

fn is_code(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
}

/// Reads an address or a code.
pub(crate) fn read(text: &str) -> Result<Address, Message> {
    let text = text.trim();
    let odd = || Message::new("join-address").text("found", text);
    if is_code(text) {
        return Ok(Address::Code(text.to_owned()));
    }
    let (scheme, rest) = text.split_once("://").ok_or_else(odd)?;
    let secure = match scheme.to_ascii_lowercase().as_str() {
        "http" => false,
        "https" => true,
        _ => return Err(odd()),
    };
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let (authority, path) = rest.split_at(end);
    let server = server(secure, authority).ok_or_else(odd)?;
    // The page shows tables as `#/t/CODE`.
    let code = match path.rsplit_once("/t/") {
        Some((_, code)) => code.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/'),
        None => return Ok(Address::Server(server)),
    };
    if is_code(code) { Ok(Address::Table(server, code.to_owned())) } else { Err(odd()) }
}

fn server(secure: bool, authority: &str) -> Option<Server> {
    let usual = Server::usual(secure);
    let (host, port) = match authority.strip_prefix('[') {
        Some(rest) => {
            let (host, port) = rest.split_once(']')?;
            (host, port.strip_prefix(':').or(port.is_empty().then_some("")))
        }
        None => match authority.split_once(':') {
            Some((host, port)) => (host, Some(port)),
            None => (authority, Some("")),
        },
    };
    let port = match port? {
        "" if !authority.ends_with(':') => usual,
        port => port.parse().ok().filter(|port| *port > 0)?,
    };
    let fine = |c: char| c.is_ascii_alphanumeric() || "-._:".contains(c);
    if host.is_empty() || !host.chars().all(fine) {
        return None;
    }
    Some(Server { secure, host: host.to_ascii_lowercase(), port })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(secure: bool, host: &str, port: u16) -> Server {
        Server { secure, host: host.to_owned(), port }
    }

    #[test]
    fn what_servers_print_and_pages_show_is_understood() {
        let table = |server| Address::Table(server, "k7q2mabcde".to_owned());
        for (text, expected) in [
            ("http://127.0.0.1:8080/#/t/k7q2mabcde", table(at(false, "127.0.0.1", 8080))),
            ("https://Durbar.example/#/t/k7q2mabcde?x=1", table(at(true, "durbar.example", 443))),
            ("http://[::1]:99#/t/k7q2mabcde/", table(at(false, "::1", 99))),
            ("https://host:8443/t/k7q2mabcde", table(at(true, "host", 8443))),
            (" k7q2mabcde ", Address::Code("k7q2mabcde".to_owned())),
            ("http://127.0.0.1:8080", Address::Server(at(false, "127.0.0.1", 8080))),
            ("https://host/", Address::Server(at(true, "host", 443))),
        ] {
            assert_eq!(read(text), Ok(expected), "{text}");
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "ftp://x/#/t/abc",
            "127.0.0.1:8080",
            "http://",
            "http://:80/#/t/a",
            "http://host:0/#/t/a",
            "http://host:x/#/t/a",
            "http://host:/#/t/a",
            "http://ho st/#/t/a",
            "http://host/#/t/",
            "http://host/#/t/a b",
            "http://[::1/#/t/a",
            "http://[::1]x/#/t/a",
            "http://host:99999/#/t/a",
            "<code>",
        ] {
            assert!(read(text).is_err(), "{text}: {:?}", read(text));
        }
    }

    #[test]
    fn a_server_is_written_as_it_is_read() {
        for text in ["http://127.0.0.1:8080", "https://host", "http://[::1]:99", "http://host:443"]
        {
            let Ok(Address::Server(server)) = read(text) else { panic!("{text}") };
            assert_eq!(server.to_string(), text);
        }
    }
}
