//! A value summed up to one number, without writing it down.
//!
//! Whatever serde tells of the value goes in, lengths and kinds included, so
//! values that would be written differently differ here.

use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::Error;

/// Odd, with its bits well mixed.
const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;

struct Sum(u64);

/// The sum of a value; nothing if it cannot be told.
pub(crate) fn of<T: Serialize + ?Sized>(value: &T) -> Option<u64> {
    let mut sum = Sum(FACTOR);
    value.serialize(&mut sum).ok()?;
    Some(sum.0)
}

impl Sum {
    #[inline]
    fn add(&mut self, word: u64) {
        // Both halves of the long product: every bit of the word reaches every
        // bit of the sum.
        let product = u128::from(self.0 ^ word) * u128::from(FACTOR);
        self.0 = (product as u64 ^ (product >> 64) as u64).wrapping_add(FACTOR);
    }

    #[inline]
    fn add_bytes(&mut self, bytes: &[u8]) {
        self.add(bytes.len() as u64);
        let mut words = bytes.chunks_exact(8);
        for word in words.by_ref() {
            self.add(word.iter().fold(0, |sum, byte| sum << 8 | u64::from(*byte)));
        }
        self.add(words.remainder().iter().fold(0, |sum, byte| sum << 8 | u64::from(*byte)));
    }
}

macro_rules! numbers {
    ($($name:ident: $kind:ty;)*) => {
        $(#[inline] fn $name(self, value: $kind) -> Result<(), Error> {
            self.add(value as u64);
            Ok(())
        })*
    };
}

macro_rules! parts {
    ($($name:ident::$part:ident;)*) => {
        $(impl $name for &mut Sum {
            type Ok = ();
            type Error = Error;

            #[inline]
            fn $part<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                // That there is one more, then what it is.
                self.add(1);
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), Error> {
                self.add(0);
                Ok(())
            }
        })*
    };
}

macro_rules! members {
    ($($name:ident),*) => {
        $(impl $name for &mut Sum {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.add_bytes(name.as_bytes());
                value.serialize(&mut **self)
            }

            fn end(self) -> Result<(), Error> {
                self.add(0);
                Ok(())
            }
        })*
    };
}

parts! {
    SerializeSeq::serialize_element;
    SerializeTuple::serialize_element;
    SerializeTupleStruct::serialize_field;
    SerializeTupleVariant::serialize_field;
}

members!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for &mut Sum {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.add(1);
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(&mut **self)
    }

    fn end(self) -> Result<(), Error> {
        self.add(0);
        Ok(())
    }
}

impl Serializer for &mut Sum {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    numbers! {
        serialize_bool: bool;
        serialize_i8: i8;
        serialize_i16: i16;
        serialize_i32: i32;
        serialize_i64: i64;
        serialize_u8: u8;
        serialize_u16: u16;
        serialize_u32: u32;
        serialize_u64: u64;
        serialize_char: char;
    }

    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        self.add(value.to_bits().into());
        Ok(())
    }

    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        self.add(value.to_bits());
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        self.add_bytes(value.as_bytes());
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        self.add_bytes(value);
        Ok(())
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.add(0);
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        self.add(1);
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.add(0);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
    ) -> Result<(), Error> {
        self.add(index.into());
        Ok(())
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
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.add(index.into());
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Error> {
        self.add(index.into());
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Error> {
        self.add(index.into());
        Ok(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;
    use std::collections::{BTreeMap, BTreeSet};

    #[derive(Serialize)]
    enum Kind {
        Empty,
        One(u8),
        Two(u8, u8),
        Named { a: u8, b: Option<u8> },
    }

    #[test]
    fn values_that_differ_have_different_sums() {
        let kinds = [
            Kind::Empty,
            Kind::One(0),
            Kind::One(1),
            Kind::Two(0, 1),
            Kind::Two(1, 0),
            Kind::Named { a: 1, b: None },
            Kind::Named { a: 1, b: Some(0) },
        ];
        let mut sums: Vec<_> = kinds.iter().map(of).collect();
        sums.extend([of(""), of("a"), of("b"), of("abcdefgh"), of("abcdefgi"), of("abcdefgha")]);
        sums.extend([of(&vec![0u8; 3]), of(&vec![0u8; 4]), of(&(vec![1u8], vec![0u8; 0]))]);
        sums.extend([of(&(Vec::<u8>::new(), vec![1u8])), of(&true), of(&-1i8), of(&1.5f64)]);
        sums.extend([of(&BTreeMap::from([(1, 2)])), of(&BTreeMap::from([(2, 1)]))]);
        sums.extend((1000u16..3000).map(|n| of(&n)));
        assert!(sums.iter().all(Option::is_some));
        let different: BTreeSet<_> = sums.iter().collect();
        assert_eq!(different.len(), sums.len());
    }

    #[test]
    fn the_same_value_has_the_same_sum() {
        assert_eq!(of(&vec![Some("x"), None]), of(&[Some("x"), None].to_vec()));
    }
}
