//! Reads JSON that our own programs have written: views, events, messages.
//!
//! `serde_json` reads any JSON into anything and says exactly what was wrong. A
//! page needs neither, and pays with code for every member of every type that
//! it can read: that was a sixth of what a visitor had to fetch. Here a text
//! first becomes a tree, and a type then takes its members from the tree in the
//! order in which it declares them, which costs one call for each. A member
//! that is not there is none or has its default, as ever; what does not fit
//! makes the whole unreadable. There are no fractions: nothing we send has any.

use serde::de::{
    self, Deserialize, DeserializeSeed, Deserializer, EnumAccess, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use std::borrow::Cow;
use std::fmt;
use std::vec::IntoIter;

/// Nothing we send is nested deeper.
const DEEPEST: usize = 64;

/// Reads a value; nothing if the text is not one.
pub fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Option<T> {
    T::deserialize(tree(text)?).ok()
}

/// JSON as a tree.
enum Tree<'a> {
    /// A member that is not there.
    Missing,
    Null,
    Bool(bool),
    Count(u64),
    Below(i64),
    Text(Cow<'a, str>),
    List(Vec<Tree<'a>>),
    Members(Vec<(Cow<'a, str>, Tree<'a>)>),
}

fn tree(text: &str) -> Option<Tree<'_>> {
    let mut parser = Parser { text, at: 0 };
    let tree = parser.value(0)?;
    parser.blanks();
    (parser.at == text.len()).then_some(tree)
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\n' | b'\r' | b'\t')) {
            self.at += 1;
        }
    }

    /// Passes this mark, and blanks before it.
    fn take(&mut self, mark: u8) -> bool {
        self.blanks();
        let there = self.peek() == Some(mark);
        self.at += usize::from(there);
        there
    }

    fn word(&mut self, word: &str) -> Option<()> {
        let there = self.text[self.at..].starts_with(word);
        self.at += word.len();
        there.then_some(())
    }

    fn value(&mut self, depth: usize) -> Option<Tree<'a>> {
        self.blanks();
        match self.peek().filter(|_| depth < DEEPEST)? {
            b'n' => self.word("null").map(|()| Tree::Null),
            b't' => self.word("true").map(|()| Tree::Bool(true)),
            b'f' => self.word("false").map(|()| Tree::Bool(false)),
            b'"' => self.string().map(Tree::Text),
            b'[' => {
                self.at += 1;
                let mut list = Vec::new();
                while !self.take(b']') {
                    if !list.is_empty() && !self.take(b',') {
                        return None;
                    }
                    list.push(self.value(depth + 1)?);
                }
                Some(Tree::List(list))
            }
            b'{' => {
                self.at += 1;
                let mut members = Vec::new();
                while !self.take(b'}') {
                    if !members.is_empty() && !self.take(b',') {
                        return None;
                    }
                    self.blanks();
                    let name = self.string()?;
                    if !self.take(b':') {
                        return None;
                    }
                    members.push((name, self.value(depth + 1)?));
                }
                Some(Tree::Members(members))
            }
            _ => self.number(),
        }
    }

    fn number(&mut self) -> Option<Tree<'a>> {
        let rest = &self.text[self.at..];
        let part = |c: char| c.is_ascii_digit() || matches!(c, '-' | '+' | '.' | 'e' | 'E');
        let end = rest.find(|c| !part(c)).unwrap_or(rest.len());
        self.at += end;
        // What is no whole number is not read.
        let number = &rest[..end];
        if number.starts_with('-') {
            number.parse().ok().map(Tree::Below)
        } else {
            number.parse().ok().map(Tree::Count)
        }
    }

    fn string(&mut self) -> Option<Cow<'a, str>> {
        if self.peek()? != b'"' {
            return None;
        }
        self.at += 1;
        let mut text = Cow::Borrowed("");
        loop {
            let rest = &self.text[self.at..];
            let end = rest.find(['"', '\\'])?;
            if text.is_empty() {
                text = Cow::Borrowed(&rest[..end]);
            } else {
                text.to_mut().push_str(&rest[..end]);
            }
            self.at += end + 1;
            if rest.as_bytes()[end] == b'"' {
                return Some(text);
            }
            let escaped = self.escaped()?;
            text.to_mut().push(escaped);
        }
    }

    fn escaped(&mut self) -> Option<char> {
        let mark = self.peek()?;
        self.at += 1;
        Some(match mark {
            b'"' | b'\\' | b'/' => mark as char,
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'u' => {
                let high = self.unit()?;
                if !(0xd800..0xdc00).contains(&high) {
                    return char::from_u32(high);
                }
                // The second half of a character that needs two.
                self.word("\\u")?;
                let low = self.unit()?.checked_sub(0xdc00).filter(|low| *low < 0x400)?;
                return char::from_u32(0x1_0000 + ((high - 0xd800) << 10) + low);
            }
            _ => return None,
        })
    }

    fn unit(&mut self) -> Option<u32> {
        let digits = self.text.get(self.at..self.at + 4)?;
        self.at += 4;
        u32::from_str_radix(digits, 16).ok().filter(|_| !digits.starts_with('+'))
    }
}

/// Why a tree is not the value that was asked for.
#[derive(Debug)]
enum Unfit {
    /// It is not there at all.
    Missing,
    /// It is something else.
    Other,
}

impl fmt::Display for Unfit {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl std::error::Error for Unfit {}

// Each of these would make a sentence that nobody reads.
impl de::Error for Unfit {
    fn custom<T: fmt::Display>(_: T) -> Unfit {
        Unfit::Other
    }
    fn invalid_type(_: Unexpected<'_>, _: &dyn de::Expected) -> Unfit {
        Unfit::Other
    }
    fn invalid_value(_: Unexpected<'_>, _: &dyn de::Expected) -> Unfit {
        Unfit::Other
    }
    fn invalid_length(_: usize, _: &dyn de::Expected) -> Unfit {
        Unfit::Other
    }
    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Unfit {
        Unfit::Other
    }
    fn unknown_field(_: &str, _: &'static [&'static str]) -> Unfit {
        Unfit::Other
    }
    fn missing_field(_: &'static str) -> Unfit {
        Unfit::Other
    }
    fn duplicate_field(_: &'static str) -> Unfit {
        Unfit::Other
    }
}

impl Tree<'_> {
    fn unfit(&self) -> Unfit {
        if matches!(self, Tree::Missing) { Unfit::Missing } else { Unfit::Other }
    }
}

/// A number, whatever kind is asked for.
macro_rules! numbers {
    ($($name:ident)*) => {$(
        fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
            self.deserialize_u64(visitor)
        }
    )*};
}

impl<'de> Deserializer<'de> for Tree<'de> {
    type Error = Unfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self {
            Tree::Missing => Err(Unfit::Missing),
            Tree::Null => visitor.visit_unit(),
            Tree::Bool(it) => visitor.visit_bool(it),
            Tree::Count(it) => visitor.visit_u64(it),
            Tree::Below(it) => visitor.visit_i64(it),
            Tree::Text(Cow::Borrowed(it)) => visitor.visit_borrowed_str(it),
            Tree::Text(Cow::Owned(it)) => visitor.visit_string(it),
            Tree::List(list) => visitor.visit_seq(List(list.into_iter())),
            Tree::Members(members) => visitor.visit_map(Map(members.into_iter(), Tree::Null)),
        }
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self {
            Tree::Count(it) => visitor.visit_u64(it),
            Tree::Below(it) => visitor.visit_i64(it),
            other => Err(other.unfit()),
        }
    }

    numbers!(deserialize_u8 deserialize_u16 deserialize_u32 deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64);

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self {
            Tree::Bool(it) => visitor.visit_bool(it),
            other => Err(other.unfit()),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self {
            Tree::Text(Cow::Borrowed(it)) => visitor.visit_borrowed_str(it),
            Tree::Text(Cow::Owned(it)) => visitor.visit_string(it),
            other => Err(other.unfit()),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self {
            Tree::Missing | Tree::Null => visitor.visit_none(),
            there => visitor.visit_some(there),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self {
            Tree::List(list) => visitor.visit_seq(List(list.into_iter())),
            other => Err(other.unfit()),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unfit> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        match self {
            Tree::Members(members) => visitor.visit_seq(InOrder { members, fields }),
            other => Err(other.unfit()),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        match self {
            Tree::Text(_) => visitor.visit_enum(Variant(self, Tree::Null)),
            Tree::Members(mut members) => match (members.pop(), members.len()) {
                (Some((name, inside)), 0) => visitor.visit_enum(Variant(Tree::Text(name), inside)),
                _ => Err(Unfit::Other),
            },
            other => Err(other.unfit()),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        visitor.visit_unit()
    }

    serde::forward_to_deserialize_any! {
        i128 u128 f32 f64 char bytes byte_buf unit unit_struct tuple_struct map
    }
}

/// Members in the order of these names.
struct InOrder<'de> {
    members: Vec<(Cow<'de, str>, Tree<'de>)>,
    fields: &'static [&'static str],
}

impl<'de> InOrder<'de> {
    /// The next member; nothing after the last.
    fn next(&mut self) -> Option<Tree<'de>> {
        let (name, rest) = self.fields.split_first()?;
        self.fields = rest;
        let found = self.members.iter_mut().find(|(known, _)| known == name);
        Some(found.map_or(Tree::Missing, |(_, tree)| std::mem::replace(tree, Tree::Null)))
    }
}

impl<'de> SeqAccess<'de> for InOrder<'de> {
    type Error = Unfit;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Unfit> {
        let Some(tree) = self.next() else { return Ok(None) };
        match seed.deserialize(tree) {
            Ok(value) => Ok(Some(value)),
            // The type has a default for it, or refuses.
            Err(Unfit::Missing) => Ok(None),
            Err(Unfit::Other) => Err(Unfit::Other),
        }
    }
}

struct List<'de>(IntoIter<Tree<'de>>);

impl<'de> SeqAccess<'de> for List<'de> {
    type Error = Unfit;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Unfit> {
        self.0.next().map(|tree| seed.deserialize(tree)).transpose()
    }
}

struct Map<'de>(IntoIter<(Cow<'de, str>, Tree<'de>)>, Tree<'de>);

impl<'de> MapAccess<'de> for Map<'de> {
    type Error = Unfit;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Unfit> {
        let Some((name, tree)) = self.0.next() else { return Ok(None) };
        self.1 = tree;
        seed.deserialize(Tree::Text(name)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Unfit> {
        seed.deserialize(std::mem::replace(&mut self.1, Tree::Null))
    }
}

/// The name of a variant and what is inside.
struct Variant<'de>(Tree<'de>, Tree<'de>);

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Unfit;
    type Variant = Tree<'de>;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Tree<'de>), Unfit> {
        Ok((seed.deserialize(self.0)?, self.1))
    }
}

impl<'de> VariantAccess<'de> for Tree<'de> {
    type Error = Unfit;

    fn unit_variant(self) -> Result<(), Unfit> {
        if matches!(self, Tree::Null) { Ok(()) } else { Err(Unfit::Other) }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Unfit> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unfit> {
        self.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        self.deserialize_struct("", fields, visitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;
    use serde_json::Value;

    #[derive(Clone, PartialEq, Debug, Serialize, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Kind {
        Plain,
        One(u8),
        Two(i32, String),
        Named { a: Option<u8>, long_name: bool },
    }

    #[derive(Clone, PartialEq, Debug, Serialize, serde::Deserialize)]
    struct All {
        kinds: Vec<Kind>,
        pair: (u64, i64),
        maybe: Option<Box<All>>,
        #[serde(default)]
        count: u32,
        text: String,
        any: Value,
    }

    fn all() -> All {
        let named = Kind::Named { a: Some(3), long_name: true };
        let kinds = vec![Kind::Plain, Kind::One(7), Kind::Two(-2, "é\"\\\n\u{1}😀".into()), named];
        let any = serde_json::json!({"b": [1, -2, null, true], "a": {"x": "y"}});
        All { kinds, pair: (u64::MAX, i64::MIN), maybe: None, count: 5, text: String::new(), any }
    }

    #[test]
    fn what_we_write_is_read_back() {
        let value = All { maybe: Some(Box::new(all())), ..all() };
        let text = serde_json::to_string(&value).unwrap();
        assert_eq!(read::<All>(&text), Some(value.clone()));
        // With blanks, in another order, and with members nobody knows.
        let text = serde_json::to_string_pretty(&serde_json::to_value(&value).unwrap()).unwrap();
        let text = text.replacen('{', "{ \"unknown\": [{}],", 1);
        assert_eq!(read::<All>(&text), Some(value));
    }

    #[test]
    fn a_missing_member_is_none_or_its_default_and_else_a_refusal() {
        let text = r#"{"kinds":[],"pair":[1,2],"text":"","any":null}"#;
        let found = read::<All>(text).unwrap();
        assert_eq!((found.maybe, found.count), (None, 0));
        for member in ["kinds", "pair", "text", "any"] {
            assert_eq!(read::<All>(&text.replace(member, "other")), None, "{member}");
        }
        assert_eq!(read::<Kind>(r#"{"named":{"long-name":true}}"#), None);
        let named = Kind::Named { a: None, long_name: true };
        assert_eq!(read::<Kind>(r#"{"named":{"long_name":true}}"#), Some(named));
    }

    #[test]
    fn what_does_not_fit_is_not_read() {
        for text in [r#"{"one":256}"#, r#"{"one":-1}"#, r#"{"one":1.0}"#, r#""one""#, "7", "null"] {
            assert_eq!(read::<Kind>(text), None, "{text}");
        }
        for text in [r#"{"other":1}"#, r#"{"plain":1}"#, r#"{"one":1,"plain":null}"#, "{}"] {
            assert_eq!(read::<Kind>(text), None, "{text}");
        }
    }

    #[test]
    fn broken_text_is_refused_and_never_panics() {
        let bad = [
            "",
            "[",
            "[1",
            "[1,]",
            "[,1]",
            "{\"a\"}",
            "{a:1}",
            "\"\\u12\"",
            "\"\\ud800\"",
            "nul",
            "1 2",
            "--1",
            "\"\\u+123\"",
        ];
        for text in bad {
            assert_eq!(read::<Value>(text), None, "{text}");
        }
        assert_eq!(read::<Value>(&"[".repeat(100_000)), None);
        let text = serde_json::to_string(&all()).unwrap();
        for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
            assert_eq!(read::<All>(&text[..end]), None);
        }
        assert_eq!(read::<String>(r#""\u00e9\ud83d\ude00\/""#), Some("é😀/".to_owned()));
    }
}
