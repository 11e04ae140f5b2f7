//! Reads what maps are written in: TOML of tables, lists, texts on one line, whole
//! numbers, `true` and `false`.
//!
//! Every page has this with the game. A reader of all TOML is ten times as long, for
//! numbers with fractions and dates that no map has; they are read as texts here.

use serde_json::{Map, Value};

/// A part of the file.
pub(super) type Table = Map<String, Value>;

/// Nothing in a map is nested deeper.
const DEEPEST: usize = 16;

/// What cannot be read, and in which line it stands.
pub(super) struct Unread<'a> {
    pub(super) line: usize,
    pub(super) found: &'a str,
}

/// Reads a file.
pub(super) fn read(text: &str) -> Result<Table, Unread<'_>> {
    let mut reader = Reader { text, at: 0 };
    reader.file().ok_or_else(|| {
        let before = &text[..reader.at];
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        let found = text[start..].lines().next().unwrap_or_default().trim();
        Unread { line: before.matches('\n').count() + 1, found }
    })
}

/// Reads from its place on. Where it fails it stays at what it cannot read.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Passes this mark, and blanks before it.
    fn take(&mut self, mark: &str) -> bool {
        self.at = self.text.len() - self.rest().trim_start_matches([' ', '\t']).len();
        let there = self.rest().starts_with(mark);
        self.at += if there { mark.len() } else { 0 };
        there
    }

    /// Passes blanks, ends of lines and remarks.
    fn gap(&mut self) {
        loop {
            if self.take("#") {
                self.at += self.rest().find('\n').unwrap_or(self.rest().len());
            } else if !self.take("\n") && !self.take("\r\n") {
                return;
            }
        }
    }

    /// Nothing but a remark may follow in this line.
    fn end(&mut self) -> Option<()> {
        self.take("");
        let rest = self.rest();
        (rest.is_empty() || rest.starts_with(['\n', '\r', '#'])).then_some(())
    }

    fn file(&mut self) -> Option<Table> {
        let mut file = self.entries()?;
        while self.take("[") {
            let many = self.take("[");
            let name = self.key()?;
            let fits = file.get(&name).is_none_or(|old| many && old.is_array());
            if !fits || !self.take(if many { "]]" } else { "]" }) {
                return None;
            }
            self.end()?;
            let part = Value::Object(self.entries()?);
            if many {
                let list = file.entry(name).or_insert_with(|| Value::Array(Vec::new()));
                list.as_array_mut()?.push(part);
            } else {
                file.insert(name, part);
            }
        }
        Some(file)
    }

    /// The entries of a part, up to the head of the next.
    fn entries(&mut self) -> Option<Table> {
        let mut entries = Table::new();
        loop {
            self.gap();
            if self.rest().is_empty() || self.rest().starts_with('[') {
                return Some(entries);
            }
            self.entry(&mut entries, 0)?;
            self.end()?;
        }
    }

    fn entry(&mut self, entries: &mut Table, depth: usize) -> Option<()> {
        let key = self.key()?;
        if entries.contains_key(&key) || !self.take("=") {
            return None;
        }
        let value = self.value(depth)?;
        entries.insert(key, value);
        Some(())
    }

    fn key(&mut self) -> Option<String> {
        self.take("");
        if self.rest().starts_with(['"', '\'']) {
            return self.string();
        }
        let word = self.word();
        self.at += word.len();
        (!word.is_empty() && !word.contains(['+', '.', ':'])).then(|| word.to_owned())
    }

    /// What stands here without quotes.
    fn word(&self) -> &'a str {
        let part = |c: char| c.is_ascii_alphanumeric() || "+-._:".contains(c);
        let rest = self.rest();
        &rest[..rest.find(|c| !part(c)).unwrap_or(rest.len())]
    }

    fn value(&mut self, depth: usize) -> Option<Value> {
        self.take("");
        let first = self.rest().chars().next().filter(|_| depth < DEEPEST)?;
        match first {
            '"' | '\'' => self.string().map(Value::String),
            '[' => {
                let mut list = Vec::new();
                self.inside("]", &mut |reader| {
                    list.push(reader.value(depth + 1)?);
                    Some(())
                })?;
                Some(Value::Array(list))
            }
            '{' => {
                let mut entries = Table::new();
                self.inside("}", &mut |reader| reader.entry(&mut entries, depth + 1))?;
                Some(Value::Object(entries))
            }
            _ => {
                let word = self.word();
                let value = match word {
                    "true" => Value::Bool(true),
                    "false" => Value::Bool(false),
                    _ if !first.is_ascii_digit() && !"+-".contains(first) => return None,
                    _ => word.parse::<i64>().map_or_else(|_| word.into(), Value::from),
                };
                self.at += word.len();
                Some(value)
            }
        }
    }

    /// What stands between marks, each part with a comma behind it. What is never
    /// closed cannot be read where it is opened.
    fn inside(&mut self, end: &str, part: &mut dyn FnMut(&mut Self) -> Option<()>) -> Option<()> {
        let open = self.at;
        self.at += 1;
        loop {
            self.gap();
            if self.take(end) {
                return Some(());
            }
            let read = (!self.rest().is_empty()).then(|| part(self)).flatten();
            self.gap();
            let more = self.take(",") || self.rest().starts_with(end);
            if self.rest().is_empty() {
                self.at = open;
                return None;
            }
            read.filter(|()| more)?;
        }
    }

    /// A text in quotes; only double ones know escapes.
    fn string(&mut self) -> Option<String> {
        let mut chars = self.rest().char_indices();
        let (_, quote) = chars.next()?;
        let mut text = String::new();
        while let Some((n, c)) = chars.next() {
            match c {
                '\n' => return None,
                '\\' if quote == '"' => text.push(match chars.next()?.1 {
                    'n' => '\n',
                    't' => '\t',
                    mark @ ('u' | 'U') => {
                        let digits = if mark == 'u' { 4 } else { 8 };
                        let code = chars.by_ref().take(digits).try_fold(0, |code: u32, (_, c)| {
                            Some(code.checked_mul(16)? + c.to_digit(16)?)
                        });
                        char::from_u32(code?)?
                    }
                    same @ ('"' | '\\') => same,
                    _ => return None,
                }),
                c if c == quote => {
                    self.at += n + 1;
                    return Some(text);
                }
                c => text.push(c),
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: &str = include_str!("../../data/map.toml");

    fn unread(text: &str) -> Option<(usize, &str)> {
        read(text).err().map(|unread| (unread.line, unread.found))
    }

    #[test]
    fn what_maps_are_written_in_is_read_as_any_reader_does() {
        let others = [
            "a = 1 # b\r\n[b]\r\n\"c d\" = 'e\\f'\r\n",
            "a = [\n  1, # one\n  [2, -3],\n]\nb = {}\nc = []\n[[d]]\n[[d]]\ne = { f = true, g = [\"#\"] }",
            "a = \"\\u00e9\\U0001f600\\\"\\\\\\n\\t\"\n  [ b ]  # c\n  d=+4",
        ];
        for text in others.into_iter().chain([OWN, ""]) {
            let read = read(text).unwrap_or_else(|it| panic!("line {}: {}", it.line, it.found));
            assert_eq!(read, basic_toml::from_str::<Table>(text).unwrap());
        }
        // What no map has is a text.
        let read = read("a = 1.5\nb = 1979-05-27\n").unwrap_or_default();
        assert_eq!(Value::Object(read), serde_json::json!({"a": "1.5", "b": "1979-05-27"}));
    }

    #[test]
    fn what_cannot_be_read_is_shown_where_it_stands() {
        let bad = [
            "a",
            "a =",
            "a = b",
            "= 1",
            "a.b = 1",
            "a = 1 2",
            "a = \"b",
            "a = \"\\q\"",
            "a = \"\"\"b",
            "[a",
            "[[a]",
            "[a]]",
            "[a] b = 1",
            "a = {b}",
            "a = [1 2]",
            "a = [1",
            "a = {b = [",
            "a = \"\\ud800\"",
            "a = \"\\u12\"",
        ];
        for text in bad {
            assert_eq!(unread(text), Some((1, text)));
            let among = format!("x = 1\n\n{text}\ny = \n");
            let found = unread(&among).map(|it| it.0);
            assert!(found == Some(3) || text.ends_with(['=', '1', '[']), "{text}: {found:?}");
        }
        for twice in ["a = 1\na = 2", "[a]\n[a]", "a = 1\n[[a]]", "[a]\n[[a]]", "[[a]]\n[a]"] {
            assert_eq!(unread(twice).map(|it| it.0), Some(2), "{twice}");
        }
        assert_eq!(unread("a = [\n1,\n"), Some((1, "a = [")));
        let deep = format!("a = {}", "[".repeat(100_000));
        assert_eq!(unread(&deep).map(|it| it.0), Some(1));
    }
}
