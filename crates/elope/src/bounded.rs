//! A list of bounded length: plain memory, copied as a whole.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What an unused place of a list holds.
pub(crate) trait Blank: Copy {
    const BLANK: Self;
}

/// Up to `ROOM` things, no more than 255.
#[derive(Clone, Copy)]
pub(crate) struct Bounded<T, const ROOM: usize> {
    len: u8,
    items: [T; ROOM],
}

impl<T: Blank, const ROOM: usize> Default for Bounded<T, ROOM> {
    fn default() -> Self {
        const { assert!(ROOM <= u8::MAX as usize) };
        Bounded { len: 0, items: [T::BLANK; ROOM] }
    }
}

impl<T: Blank, const ROOM: usize> Bounded<T, ROOM> {
    pub(crate) fn is_full(&self) -> bool {
        self.len() == ROOM
    }

    /// Put something at the end; whether there was room.
    #[must_use]
    pub(crate) fn push(&mut self, item: T) -> bool {
        let has_room = !self.is_full();
        if has_room {
            self.items[usize::from(self.len)] = item;
            self.len += 1;
        }
        has_room
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const ROOM: usize> Deref for Bounded<T, ROOM> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const ROOM: usize> DerefMut for Bounded<T, ROOM> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const ROOM: usize> PartialEq for Bounded<T, ROOM> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const ROOM: usize> Eq for Bounded<T, ROOM> {}

impl<T: std::fmt::Debug, const ROOM: usize> std::fmt::Debug for Bounded<T, ROOM> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Serialize, const ROOM: usize> Serialize for Bounded<T, ROOM> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T: Blank + Deserialize<'de>, const ROOM: usize> Deserialize<'de> for Bounded<T, ROOM> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut list = Bounded::default();
        for item in Vec::<T>::deserialize(deserializer)? {
            if !list.push(item) {
                return Err(serde::de::Error::custom(format!("more than {ROOM} in a list")));
            }
        }
        Ok(list)
    }
}
