//! What changed between two views, member by member.
//!
//! Made at every move for every viewer, and most members stay as they were. So
//! both views are only summed up, each member to one number, and what differs
//! is written as JSON. The sum is [`digest`](crate::digest)'s: two different
//! values have the same one once in 2^64.

use crate::digest;
use serde::Serialize;
use serde::ser::{Error as _, Impossible, SerializeStruct, Serializer};
use serde_json::Error;

/// What is done with the members of a struct.
enum Task<'a> {
    /// Each is summed up.
    Sum(&'a mut Sums),
    /// Those that differ from these sums are written.
    Write { old: &'a [(&'static str, u64)], seen: usize, any: bool, text: &'a mut Vec<u8> },
}

/// Views with more members are sent whole.
const MOST: usize = 40;

/// The members of a struct by name, each with its sum.
struct Sums {
    sums: [(&'static str, u64); MOST],
    count: usize,
}

/// Writes the members of `now` that differ from those of `before`, as a JSON
/// object; all of it if the two have not the same members.
pub(crate) fn changed<T: Serialize>(before: &T, now: &T, text: &mut Vec<u8>) {
    let from = text.len();
    if differing(before, now, text).is_none() {
        text.truncate(from);
        put(text, now);
    }
}

/// Writes the name of a member. Ours need no escaping.
pub(crate) fn put_name(text: &mut Vec<u8>, name: &str) {
    text.push(b'"');
    text.extend_from_slice(name.as_bytes());
    text.extend_from_slice(b"\":");
}

/// Writes a value as JSON; `null` if that cannot be.
pub(crate) fn put<T: Serialize + ?Sized>(text: &mut Vec<u8>, value: &T) {
    let from = text.len();
    if serde_json::to_writer(&mut *text, value).is_err() {
        text.truncate(from);
        text.extend_from_slice(b"null");
    }
}

fn differing<T: Serialize>(before: &T, now: &T, text: &mut Vec<u8>) -> Option<()> {
    let mut sums = Sums { sums: [("", 0); MOST], count: 0 };
    before.serialize(&mut Task::Sum(&mut sums)).ok()?;
    let old = &sums.sums[..sums.count];
    text.push(b'{');
    let mut write = Task::Write { old, seen: 0, any: false, text: &mut *text };
    now.serialize(&mut write).ok()?;
    let Task::Write { seen, .. } = write else { return None };
    text.push(b'}');
    (seen == old.len()).then_some(())
}

impl SerializeStruct for &mut Task<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let new = digest::of(value).ok_or_else(|| Error::custom("cannot be summed up"))?;
        match self {
            Task::Sum(sums) => {
                let place = sums.sums.get_mut(sums.count);
                *place.ok_or_else(|| Error::custom("too many members"))? = (name, new);
                sums.count += 1;
            }
            Task::Write { old, seen, any, text } => {
                let before = old.get(*seen).filter(|(before, _)| *before == name);
                let (_, before) = before.ok_or_else(|| Error::custom("other members"))?;
                *seen += 1;
                if *before != new {
                    if std::mem::replace(any, true) {
                        text.push(b',');
                    }
                    put_name(text, name);
                    serde_json::to_writer(&mut **text, value)?;
                }
            }
        }
        Ok(())
    }

    fn end(self) -> Result<(), Error> {
        Ok(())
    }
}

fn not_a_struct<T>() -> Result<T, Error> {
    Err(Error::custom("not a struct"))
}

type No = Impossible<(), Error>;

/// A view is a struct; anything else is sent whole.
macro_rules! nothing {
    ($($name:ident($($kind:ty),*) -> $out:ty;)*) => {
        $(fn $name(self, $(_: $kind),*) -> Result<$out, Error> { not_a_struct() })*
    };
}

impl Serializer for &mut Task<'_> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = No;
    type SerializeTuple = No;
    type SerializeTupleStruct = No;
    type SerializeTupleVariant = No;
    type SerializeMap = No;
    type SerializeStruct = Self;
    type SerializeStructVariant = No;

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Error> {
        not_a_struct()
    }

    nothing! {
        serialize_bool(bool) -> ();
        serialize_i8(i8) -> ();
        serialize_i16(i16) -> ();
        serialize_i32(i32) -> ();
        serialize_i64(i64) -> ();
        serialize_u8(u8) -> ();
        serialize_u16(u16) -> ();
        serialize_u32(u32) -> ();
        serialize_u64(u64) -> ();
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_char(char) -> ();
        serialize_str(&str) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_unit_variant(&'static str, u32, &'static str) -> ();
        serialize_seq(Option<usize>) -> No;
        serialize_tuple(usize) -> No;
        serialize_tuple_struct(&'static str, usize) -> No;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> No;
        serialize_map(Option<usize>) -> No;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> No;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[derive(Serialize, Clone)]
    struct View {
        a: u8,
        b: Vec<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        c: Option<String>,
    }

    fn changed<T: Serialize>(before: &T, now: &T) -> String {
        let mut text = b"kept".to_vec();
        super::changed(before, now, &mut text);
        String::from_utf8(text).unwrap().strip_prefix("kept").unwrap().to_owned()
    }

    fn read(text: &str) -> Value {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn only_changed_members_are_told_and_merging_brings_them_back() {
        let old = View { a: 1, b: vec![1, 2], c: Some("x\"y".into()) };
        let new = View { b: vec![1, 3], ..old.clone() };
        assert_eq!(changed(&old, &new), r#"{"b":[1,3]}"#);
        assert_eq!(changed(&old, &old), "{}");
        let mut view = json!(old);
        crate::wire::merge(&mut view, read(&changed(&old, &new)));
        assert_eq!(view, json!(new));
        let quoted = View { a: 2, c: Some("\\".into()), ..old.clone() };
        assert_eq!(changed(&old, &quoted), r#"{"a":2,"c":"\\"}"#);
    }

    #[test]
    fn a_view_with_too_many_members_is_told_whole() {
        struct Wide(usize, u8);
        impl Serialize for Wide {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut members = serializer.serialize_struct("Wide", self.0)?;
                (0..self.0).try_for_each(|_| members.serialize_field("m", &self.1))?;
                members.end()
            }
        }
        assert_eq!(changed(&Wide(MOST, 1), &Wide(MOST, 1)), "{}");
        let whole = changed(&Wide(MOST + 1, 1), &Wide(MOST + 1, 1));
        assert_eq!(whole.matches("\"m\":1").count(), MOST + 1);
    }

    #[test]
    fn other_members_or_no_members_mean_everything() {
        let old = View { a: 1, b: Vec::new(), c: Some("x".into()) };
        let new = View { c: None, ..old.clone() };
        assert_eq!(read(&changed(&old, &new)), json!(new));
        assert_eq!(read(&changed(&new, &old)), json!(old));
        assert_eq!(changed(&7, &8), "8");
        assert_eq!(changed(&[1], &[2]), "[2]");
    }
}
