//! What takes long to work out and is asked for again: the last few are kept.

/// The last few of something, each with what it was worked out from.
///
/// ```
/// let mut squares = hexgame::Kept::new(2);
/// let mut square = |of: u32| *squares.get(|known| *known == of, || (of, of * of));
/// assert_eq!([square(3), square(4), square(3)], [9, 16, 9]);
/// ```
#[derive(Debug, Clone)]
pub struct Kept<K, V> {
    most: usize,
    kept: Vec<(K, V)>,
}

impl<K, V> Kept<K, V> {
    /// Room for so many, and for one at least.
    pub const fn new(most: usize) -> Kept<K, V> {
        Kept { most, kept: Vec::new() }
    }

    /// The one that was worked out from this; if none was, it is worked out, and the oldest makes room.
    pub fn get(&mut self, is_from: impl Fn(&K) -> bool, work_out: impl FnOnce() -> (K, V)) -> &V {
        let index = self.kept.iter().position(|(from, _)| is_from(from)).unwrap_or_else(|| {
            if self.kept.len() >= self.most.max(1) {
                self.kept.remove(0);
            }
            self.kept.push(work_out());
            self.kept.len() - 1
        });
        &self.kept[index].1
    }
}
