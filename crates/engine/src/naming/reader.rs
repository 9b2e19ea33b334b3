//! Values from open data, with numbers in the places of names.

use serde::de::value::{MapDeserializer, SeqDeserializer, StrDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::Value;

use super::{Error, Names};

/// Reads one value.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    pub(super) data: &'a Value,
    pub(super) names: &'a dyn Names,
}

impl<'a> Reader<'a> {
    fn inside(self, data: &'a Value) -> Reader<'a> {
        Reader { data, ..self }
    }

    fn visit_list<'de, V: Visitor<'de>>(self, list: &'a [Value], visitor: V) -> Result<V::Value, Error> {
        let mut items = SeqDeserializer::new(list.iter().map(|item| self.inside(item)));
        let value = visitor.visit_seq(&mut items)?;
        items.end().map(|()| value)
    }

    fn visit_table<'de, V: Visitor<'de>>(
        self,
        table: &'a serde_json::Map<String, Value>,
        visitor: V,
    ) -> Result<V::Value, Error> {
        let entry = |(key, value): (&'a String, &'a Value)| (Key { key, names: self.names }, self.inside(value));
        let mut entries = MapDeserializer::new(table.iter().map(entry));
        let value = visitor.visit_map(&mut entries)?;
        entries.end().map(|()| value)
    }
}

/// The number of what has this name.
fn found<'de, V: Visitor<'de>>(names: &dyn Names, kind: &str, name: &Value, visitor: V) -> Result<V::Value, Error> {
    match names.find(kind, name) {
        Some(index) => visitor.visit_newtype_struct(IntoDeserializer::<Error>::into_deserializer(index)),
        None => Err(Error::custom(format!("there is no {kind} {name}"))),
    }
}

impl<'de> IntoDeserializer<'de, Error> for Reader<'_> {
    type Deserializer = Self;
    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Reader<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.data {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => visitor.visit_str(text),
            Value::Array(list) => self.visit_list(list, visitor),
            Value::Object(table) => self.visit_table(table, visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.data.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, kind: &'static str, visitor: V) -> Result<V::Value, Error> {
        if self.names.kinds().contains(&kind) {
            found(self.names, kind, self.data, visitor)
        } else {
            visitor.visit_newtype_struct(self)
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let choice = match self.data {
            Value::String(variant) => Choice { variant, content: None },
            Value::Object(table) if table.len() == 1 => {
                let (variant, content) = table.iter().next().ok_or_else(|| Error::custom("an empty table"))?;
                Choice { variant, content: Some(self.inside(content)) }
            }
            other => return Err(Error::custom(format!("expected a choice, found {other}"))),
        };
        visitor.visit_enum(choice)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

/// Reads the key of a table.
#[derive(Clone, Copy)]
struct Key<'a> {
    key: &'a str,
    names: &'a dyn Names,
}

impl<'de> IntoDeserializer<'de, Error> for Key<'_> {
    type Deserializer = Self;
    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Key<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_str(self.key)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, kind: &'static str, visitor: V) -> Result<V::Value, Error> {
        if self.names.kinds().contains(&kind) {
            found(self.names, kind, &Value::from(self.key), visitor)
        } else {
            visitor.visit_newtype_struct(self)
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct seq
        tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// A variant and what it holds.
struct Choice<'a> {
    variant: &'a str,
    content: Option<Reader<'a>>,
}

impl<'a, 'de> EnumAccess<'de> for Choice<'a> {
    type Error = Error;
    type Variant = Content<'a>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Content<'a>), Error> {
        let variant = seed.deserialize(StrDeserializer::<Error>::new(self.variant))?;
        Ok((variant, Content(self.content)))
    }
}

/// What a variant holds.
struct Content<'a>(Option<Reader<'a>>);

impl<'a> Content<'a> {
    fn present(self, wanted: &str) -> Result<Reader<'a>, Error> {
        self.0.ok_or_else(|| Error::invalid_type(Unexpected::UnitVariant, &wanted))
    }
}

impl<'de> VariantAccess<'de> for Content<'_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        match self.0 {
            Some(content) if !content.data.is_null() => Err(Error::invalid_type(Unexpected::NewtypeVariant, &"a word")),
            _ => Ok(()),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self.present("a variant with a value")?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.present("a variant with a list")?.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        let content = self.present("a variant with a table")?;
        match content.data {
            Value::Object(_) => content.deserialize_any(visitor),
            _ => Err(Error::invalid_type(Unexpected::Seq, &"a table")),
        }
    }
}
