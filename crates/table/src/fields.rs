//! What changed between two views, member by member.
//!
//! Made at every move for every viewer, so the views are written as JSON once,
//! each member by itself, and never read back.

use serde::Serialize;
use serde::ser::{Error as _, Impossible, SerializeStruct, Serializer};
use serde_json::Error;

/// A struct as JSON, and where each of its members ends.
struct Fields<'a> {
    bytes: Vec<u8>,
    members: Vec<(&'static str, usize)>,
    /// What it is compared with; then only what differs stays.
    old: Option<&'a Fields<'a>>,
    /// How many members were seen.
    seen: usize,
}

impl Fields<'_> {
    fn of<'a, T: Serialize>(value: &T, old: Option<&'a Fields<'a>>) -> Option<Fields<'a>> {
        let (bytes, members) = (Vec::with_capacity(1024), Vec::with_capacity(32));
        let mut fields = Fields { bytes, members, old, seen: 0 };
        value.serialize(&mut fields).ok()?;
        Some(fields)
    }

    /// The n-th member, if it has this name.
    fn member(&self, n: usize, name: &str) -> Option<&[u8]> {
        let (own, end) = self.members.get(n)?;
        let from = n.checked_sub(1).map_or(0, |before| self.members[before].1);
        (*own == name).then(|| &self.bytes[from..*end])
    }
}

/// The members of `now` that differ from those of `before`, as a JSON object;
/// all of it if the two have not the same members.
pub(crate) fn changed<T: Serialize>(before: &T, now: &T) -> String {
    let whole = || serde_json::to_string(now).unwrap_or_else(|_| "null".to_owned());
    let Some(old) = Fields::of(before, None) else { return whole() };
    match Fields::of(now, Some(&old)) {
        Some(new) if new.seen == old.members.len() => {
            let mut text = new.bytes;
            if text.is_empty() {
                text.push(b'{');
            }
            text.push(b'}');
            String::from_utf8(text).unwrap_or_else(|_| whole())
        }
        _ => whole(),
    }
}

fn not_a_struct<T>() -> Result<T, Error> {
    Err(Error::custom("not a struct"))
}

impl SerializeStruct for &mut Fields<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let Some(old) = self.old else {
            serde_json::to_writer(&mut self.bytes, value)?;
            self.members.push((name, self.bytes.len()));
            return Ok(());
        };
        let before = old.member(self.seen, name).ok_or_else(|| Error::custom("other members"))?;
        self.seen += 1;
        let from = self.bytes.len();
        self.bytes.push(if from == 0 { b'{' } else { b',' });
        self.bytes.push(b'"');
        self.bytes.extend_from_slice(name.as_bytes());
        self.bytes.extend_from_slice(b"\":");
        let value_at = self.bytes.len();
        serde_json::to_writer(&mut self.bytes, value)?;
        if &self.bytes[value_at..] == before {
            self.bytes.truncate(from);
        }
        Ok(())
    }

    fn end(self) -> Result<(), Error> {
        Ok(())
    }
}

type No = Impossible<(), Error>;

/// A view is a struct; anything else is sent whole.
macro_rules! nothing {
    ($($name:ident($($kind:ty),*) -> $out:ty;)*) => {
        $(fn $name(self, $(_: $kind),*) -> Result<$out, Error> { not_a_struct() })*
    };
}

impl Serializer for &mut Fields<'_> {
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
        let quoted = View { c: Some("\\".into()), ..old.clone() };
        assert_eq!(read(&changed(&old, &quoted)), json!({"c": "\\"}));
    }

    #[test]
    fn other_members_or_no_members_mean_everything() {
        let old = View { a: 1, b: Vec::new(), c: Some("x".into()) };
        let new = View { c: None, ..old.clone() };
        assert_eq!(read(&changed(&old, &new)), json!(new));
        assert_eq!(changed(&7, &8), "8");
        assert_eq!(changed(&[1], &[2]), "[2]");
    }
}
