//! Where one is in the page: what stands after the `#` of the address.
//!
//! A code of a table is a key, and whatever stands after the `#` is sent to
//! nobody: not in a request, not as a referrer, not into a log.

use std::fmt;

/// A place of the page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Route {
    /// The games, the own matches.
    #[default]
    Home,
    /// The options of a game.
    New(String),
    /// A match of this game against computer players, at once.
    Play(String),
    /// A match of one's own.
    Local(String),
    /// A table of the server, perhaps with an invitation to a seat.
    Table(String),
    /// A kept match, step by step.
    Replay(String, Option<usize>),
    /// A match that stands in the address itself.
    Moment(String, Option<usize>),
    /// The rules of a game.
    Rules(String),
}

impl Route {
    /// Reads what stands after the `#`; anything unknown is home.
    pub fn read(hash: &str) -> Route {
        let hash = hash.trim_start_matches('#').trim_start_matches('/');
        let (path, query) = hash.split_once('?').unwrap_or((hash, ""));
        let step = query.split('&').find_map(|pair| pair.strip_prefix("step=")?.parse().ok());
        let Some((head, rest)) = path.split_once('/') else { return Route::Home };
        let rest = rest.trim_end_matches('/').to_owned();
        if rest.is_empty() || !rest.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c))
        {
            return Route::Home;
        }
        match head {
            "new" => Route::New(rest),
            "play" => Route::Play(rest),
            "local" => Route::Local(rest),
            "t" => Route::Table(rest),
            "replay" => Route::Replay(rest, step),
            "m" => Route::Moment(rest, step),
            "rules" => Route::Rules(rest),
            _ => Route::Home,
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (head, rest, step) = match self {
            Route::Home => return f.write_str("#/"),
            Route::New(game) => ("new", game, None),
            Route::Play(game) => ("play", game, None),
            Route::Local(id) => ("local", id, None),
            Route::Table(code) => ("t", code, None),
            Route::Replay(id, step) => ("replay", id, *step),
            Route::Moment(text, step) => ("m", text, *step),
            Route::Rules(game) => ("rules", game, None),
        };
        write!(f, "#/{head}/{rest}")?;
        step.map_or(Ok(()), |step| write!(f, "?step={step}"))
    }
}

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Text as characters that can stand in an address.
pub fn pack(text: &str) -> String {
    let mut packed = String::with_capacity(text.len().div_ceil(3) * 4);
    for part in text.as_bytes().chunks(3) {
        let at = |n: usize| u32::from(part.get(n).copied().unwrap_or(0));
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for n in 0..=part.len() {
            packed.push(DIGITS[(bits >> (18 - 6 * n) & 63) as usize] as char);
        }
    }
    packed
}

/// What `pack` packed; nothing if it is something else.
pub fn unpack(packed: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(packed.len() * 3 / 4);
    for part in packed.as_bytes().chunks(4) {
        let mut bits = 0u32;
        for n in 0..4 {
            let digit = match part.get(n) {
                Some(byte) => DIGITS.iter().position(|digit| digit == byte)? as u32,
                None => 0,
            };
            bits = bits << 6 | digit;
        }
        let count = part.len().checked_sub(1).filter(|count| *count > 0)?;
        bytes.extend_from_slice(&bits.to_be_bytes()[1..=count]);
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_an_address_that_leads_back() {
        for route in [
            Route::Home,
            Route::New("jaipur".into()),
            Route::Play("jaipur".into()),
            Route::Local("x1".into()),
            Route::Table("K7Q-2M".into()),
            Route::Replay("x1".into(), Some(12)),
            Route::Replay("x1".into(), None),
            Route::Moment(pack("durbar: 1\n"), Some(3)),
            Route::Rules("raja".into()),
        ] {
            assert_eq!(Route::read(&route.to_string()), route);
        }
        for odd in ["", "#", "#/", "#/nowhere/x", "#/t/", "#/t/<b>", "#/t"] {
            assert_eq!(Route::read(odd), Route::Home, "{odd}");
        }
    }

    #[test]
    fn packed_text_comes_back() {
        for text in ["", "a", "ab", "abc", "durbar: 1\ngame: jaipur\nseat A: Zoë\n"] {
            assert_eq!(unpack(&pack(text)).as_deref(), Some(text));
        }
        assert_eq!(unpack("a"), None);
        assert_eq!(unpack("$$$$"), None);
    }
}
