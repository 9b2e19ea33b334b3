//! Values to open data, with names in the places of numbers.

use serde::ser::{
    Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::value::Serializer as Plain;
use serde_json::{Map, Value};

use super::{Error, Names};

/// Writes one value.
#[derive(Clone, Copy)]
pub(super) struct Writer<'a> {
    pub(super) names: &'a dyn Names,
}

/// Writes what holds others: a list or a table, inside a variant if it has a name.
pub(super) struct Holder<'a> {
    writer: Writer<'a>,
    variant: Option<&'static str>,
    list: Vec<Value>,
    table: Map<String, Value>,
    key: Option<String>,
}

impl<'a> Writer<'a> {
    fn holder(self, variant: Option<&'static str>, room: usize) -> Holder<'a> {
        Holder { writer: self, variant, list: Vec::with_capacity(room), table: Map::new(), key: None }
    }
}

impl Holder<'_> {
    fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.list.push(value.serialize(self.writer)?);
        Ok(())
    }

    fn put<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Result<(), Error> {
        self.table.insert(key.to_owned(), value.serialize(self.writer)?);
        Ok(())
    }

    fn finish(variant: Option<&str>, value: Value) -> Value {
        match variant {
            Some(variant) => Value::Object(Map::from_iter([(variant.to_owned(), value)])),
            None => value,
        }
    }

    fn list(self) -> Result<Value, Error> {
        Ok(Self::finish(self.variant, Value::Array(self.list)))
    }

    fn table(self) -> Result<Value, Error> {
        Ok(Self::finish(self.variant, Value::Object(self.table)))
    }
}

macro_rules! plain {
    ($($method:ident: $type:ty),* $(,)?) => {
        $(fn $method(self, value: $type) -> Result<Value, Error> {
            Plain.$method(value)
        })*
    };
}

impl<'a> Serializer for Writer<'a> {
    type Ok = Value;
    type Error = Error;
    type SerializeSeq = Holder<'a>;
    type SerializeTuple = Holder<'a>;
    type SerializeTupleStruct = Holder<'a>;
    type SerializeTupleVariant = Holder<'a>;
    type SerializeMap = Holder<'a>;
    type SerializeStruct = Holder<'a>;
    type SerializeStructVariant = Holder<'a>;

    plain! {
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_i128: i128, serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_u128: u128, serialize_f32: f32, serialize_f64: f64, serialize_char: char, serialize_str: &str,
        serialize_bytes: &[u8], serialize_unit_struct: &'static str,
    }

    fn serialize_unit(self) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_none(self) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Value, Error> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, kind: &'static str, value: &T) -> Result<Value, Error> {
        let written = value.serialize(self)?;
        if !self.names.kinds().contains(&kind) {
            return Ok(written);
        }
        let index = written.as_u64().and_then(|number| usize::try_from(number).ok());
        let name = index.and_then(|index| self.names.name(kind, index));
        name.ok_or_else(|| Error::custom(format!("there is no {kind} {written}")))
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<Value, Error> {
        Ok(Value::from(variant))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Value, Error> {
        Ok(Holder::finish(Some(variant), value.serialize(self)?))
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Holder<'a>, Error> {
        Ok(self.holder(None, len.unwrap_or(0)))
    }

    fn serialize_tuple(self, len: usize) -> Result<Holder<'a>, Error> {
        Ok(self.holder(None, len))
    }

    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> Result<Holder<'a>, Error> {
        Ok(self.holder(None, len))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Holder<'a>, Error> {
        Ok(self.holder(Some(variant), len))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Holder<'a>, Error> {
        Ok(self.holder(None, 0))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Holder<'a>, Error> {
        Ok(self.holder(None, 0))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Holder<'a>, Error> {
        Ok(self.holder(Some(variant), 0))
    }
}

macro_rules! lists {
    ($($kind:ident: $method:ident),* $(,)?) => {
        $(impl $kind for Holder<'_> {
            type Ok = Value;
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.push(value)
            }

            fn end(self) -> Result<Value, Error> {
                self.list()
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
        $(impl $kind for Holder<'_> {
            type Ok = Value;
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
                self.put(key, value)
            }

            fn end(self) -> Result<Value, Error> {
                self.table()
            }
        })*
    };
}

tables!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Holder<'_> {
    type Ok = Value;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        match key.serialize(self.writer)? {
            Value::String(key) => self.key = Some(key),
            key @ (Value::Number(_) | Value::Bool(_)) => self.key = Some(key.to_string()),
            key => return Err(Error::custom(format!("{key} cannot be a key"))),
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let key = self.key.take().ok_or_else(|| Error::custom("a value without a key"))?;
        self.put(&key, value)
    }

    fn end(self) -> Result<Value, Error> {
        self.table()
    }
}
