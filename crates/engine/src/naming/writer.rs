//! Values to open data, with names in the places of numbers: written straight as text, tables by the order of their keys.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::ops::Range;

use serde::ser::{
    Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

use super::{Error, Names};

/// Writes values, one after the other.
pub(super) struct Writer<'a> {
    pub(super) names: &'a dyn Names,
    pub(super) text: String,
}

/// Writes a list, inside a variant if it is one's.
pub(super) struct List<'w, 'a> {
    writer: &'w mut Writer<'a>,
    is_empty: bool,
    in_variant: bool,
}

/// Writes a table, inside a variant if it is one's.
pub(super) struct Table<'w, 'a> {
    writer: &'w mut Writer<'a>,
    /// Where its first entry begins.
    start: usize,
    /// Each entry's key and where it stands with its value.
    entries: Vec<(Cow<'static, str>, Range<usize>)>,
    key: Option<String>,
    in_variant: bool,
}

impl<'a> Writer<'a> {
    /// Write what serde_json writes for it.
    fn plain<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.text.push_str(&serde_json::to_string(value)?);
        Ok(())
    }

    fn string(&mut self, value: &str) -> Result<(), Error> {
        if value.bytes().any(|byte| byte < b' ' || byte == b'"' || byte == b'\\') {
            return self.plain(value);
        }
        self.text.push('"');
        self.text.push_str(value);
        self.text.push('"');
        Ok(())
    }

    fn number(&mut self, value: impl std::fmt::Display) -> Result<(), Error> {
        write!(self.text, "{value}").map_err(Error::custom)
    }

    /// Begin what stands inside a variant.
    fn open_variant(&mut self, variant: &str) -> Result<(), Error> {
        self.text.push('{');
        self.string(variant)?;
        self.text.push(':');
        Ok(())
    }

    fn list(&mut self, in_variant: bool) -> List<'_, 'a> {
        self.text.push('[');
        List { writer: self, is_empty: true, in_variant }
    }

    fn table(&mut self, in_variant: bool) -> Table<'_, 'a> {
        self.text.push('{');
        let start = self.text.len();
        Table { writer: self, start, entries: Vec::new(), key: None, in_variant }
    }

    /// Put the name of a thing where its number was written.
    fn put_name(&mut self, kind: &'static str, start: usize) -> Result<(), Error> {
        let name = self.text[start..].parse().ok().and_then(|index| self.names.name(kind, index));
        let Some(name) = name else {
            return Err(Error::custom(format!("there is no {kind} {}", &self.text[start..])));
        };
        self.text.truncate(start);
        match name.as_str() {
            Some(name) => self.string(name),
            None => self.plain(&name),
        }
    }
}

impl List<'_, '_> {
    fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        if !std::mem::take(&mut self.is_empty) {
            self.writer.text.push(',');
        }
        value.serialize(&mut *self.writer)
    }

    fn close(self) -> Result<(), Error> {
        self.writer.text.push_str(if self.in_variant { "]}" } else { "]" });
        Ok(())
    }
}

impl Table<'_, '_> {
    fn put<T: Serialize + ?Sized>(&mut self, key: Cow<'static, str>, value: &T) -> Result<(), Error> {
        if !self.entries.is_empty() {
            self.writer.text.push(',');
        }
        let start = self.writer.text.len();
        self.writer.string(&key)?;
        self.writer.text.push(':');
        value.serialize(&mut *self.writer)?;
        self.entries.push((key, start..self.writer.text.len()));
        Ok(())
    }

    /// The entries are brought into the order of their keys: the same value is always the same text.
    fn close(mut self) -> Result<(), Error> {
        let text = &mut self.writer.text;
        if !self.entries.is_sorted_by_key(|(key, _)| key) {
            self.entries.sort_by(|(one, _), (other, _)| one.cmp(other));
            let sorted: Vec<&str> = self.entries.iter().map(|(_, entry)| &text[entry.clone()]).collect();
            let sorted = sorted.join(",");
            text.truncate(self.start);
            text.push_str(&sorted);
        }
        text.push_str(if self.in_variant { "}}" } else { "}" });
        Ok(())
    }
}

macro_rules! numbers {
    ($($method:ident: $type:ty),* $(,)?) => {
        $(fn $method(self, value: $type) -> Result<(), Error> {
            self.number(value)
        })*
    };
}

macro_rules! plain {
    ($($method:ident: $type:ty),* $(,)?) => {
        $(fn $method(self, value: $type) -> Result<(), Error> {
            self.plain(&value)
        })*
    };
}

impl<'w, 'a> Serializer for &'w mut Writer<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = List<'w, 'a>;
    type SerializeTuple = List<'w, 'a>;
    type SerializeTupleStruct = List<'w, 'a>;
    type SerializeTupleVariant = List<'w, 'a>;
    type SerializeMap = Table<'w, 'a>;
    type SerializeStruct = Table<'w, 'a>;
    type SerializeStructVariant = Table<'w, 'a>;

    numbers! {
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_i128: i128, serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_u128: u128,
    }

    plain! { serialize_f32: f32, serialize_f64: f64, serialize_char: char, serialize_bytes: &[u8] }

    fn serialize_str(self, value: &str) -> Result<(), Error> {
        self.string(value)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.text.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, kind: &'static str, value: &T) -> Result<(), Error> {
        let start = self.text.len();
        value.serialize(&mut *self)?;
        if self.names.kinds().contains(&kind) { self.put_name(kind, start) } else { Ok(()) }
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        self.string(variant)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.open_variant(variant)?;
        value.serialize(&mut *self)?;
        self.text.push('}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List<'w, 'a>, Error> {
        Ok(self.list(false))
    }

    fn serialize_tuple(self, _: usize) -> Result<List<'w, 'a>, Error> {
        Ok(self.list(false))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List<'w, 'a>, Error> {
        Ok(self.list(false))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<List<'w, 'a>, Error> {
        self.open_variant(variant)?;
        Ok(self.list(true))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Table<'w, 'a>, Error> {
        Ok(self.table(false))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Table<'w, 'a>, Error> {
        Ok(self.table(false))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Table<'w, 'a>, Error> {
        self.open_variant(variant)?;
        Ok(self.table(true))
    }
}

macro_rules! lists {
    ($($kind:ident: $method:ident),* $(,)?) => {
        $(impl $kind for List<'_, '_> {
            type Ok = ();
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.push(value)
            }

            fn end(self) -> Result<(), Error> {
                self.close()
            }
        })*
    };
}

lists! {
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field,
}

macro_rules! tables {
    ($($kind:ident),* $(,)?) => {
        $(impl $kind for Table<'_, '_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
                self.put(Cow::Borrowed(key), value)
            }

            fn end(self) -> Result<(), Error> {
                self.close()
            }
        })*
    };
}

tables!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Table<'_, '_> {
    type Ok = ();
    type Error = Error;

    /// What is no text is a key as it is written.
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        let start = self.writer.text.len();
        key.serialize(&mut *self.writer)?;
        let written = self.writer.text.split_off(start);
        self.key = Some(match written.as_bytes() {
            [b'"', ..] => serde_json::from_str(&written)?,
            [b'{' | b'[' | b'n', ..] => return Err(Error::custom(format!("{written} cannot be a key"))),
            _ => written,
        });
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let key = self.key.take().ok_or_else(|| Error::custom("a value without a key"))?;
        self.put(Cow::Owned(key), value)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}
