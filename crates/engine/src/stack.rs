//! The procedure stack: what the game is in the middle of, at any depth. It lives in the state, so that a game can be
//! saved between any two decisions and cloned with one copy of memory.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A stack of at most `N` procedures, the innermost last. `Copy`, because its frames are.
#[derive(Debug, Clone, Copy)]
pub struct Stack<F, const N: usize> {
    depth: u8,
    frames: [F; N],
}

impl<F: Copy + Default, const N: usize> Stack<F, N> {
    /// A stack with one procedure on it.
    pub fn new(bottom: F) -> Self {
        let mut stack = Stack { depth: 0, frames: [F::default(); N] };
        stack.push(bottom);
        stack
    }

    /// The procedure that runs now.
    pub fn top(&self) -> Option<&F> {
        self.frames().last()
    }

    /// The procedure that runs now, to note how far it has come.
    pub fn top_mut(&mut self) -> Option<&mut F> {
        let depth = usize::from(self.depth);
        self.frames[..depth].last_mut()
    }

    /// Begin a procedure inside the one that runs now. Depth is bounded by the rules: more is a programming error.
    pub fn push(&mut self, frame: F) {
        assert!(usize::from(self.depth) < N, "procedures nested deeper than {N}");
        self.frames[usize::from(self.depth)] = frame;
        self.depth += 1;
    }

    /// End the procedure that runs now. What lies above the top is kept blank, so that equal stacks are equal bytes.
    pub fn pop(&mut self) -> Option<F> {
        self.depth = self.depth.checked_sub(1)?;
        Some(std::mem::take(&mut self.frames[usize::from(self.depth)]))
    }

    /// All procedures, the outermost first.
    pub fn frames(&self) -> &[F] {
        &self.frames[..usize::from(self.depth)]
    }
}

impl<F: PartialEq + Copy + Default, const N: usize> PartialEq for Stack<F, N> {
    fn eq(&self, other: &Self) -> bool {
        self.frames() == other.frames()
    }
}

impl<F: Eq + Copy + Default, const N: usize> Eq for Stack<F, N> {}

impl<F: Serialize + Copy + Default, const N: usize> Serialize for Stack<F, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.frames().serialize(serializer)
    }
}

impl<'de, F: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Stack<F, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<F>::deserialize(deserializer)?;
        if list.len() > N {
            return Err(serde::de::Error::custom(format!("procedures nested deeper than {N}")));
        }
        let mut stack = Stack { depth: 0, frames: [F::default(); N] };
        list.into_iter().for_each(|frame| stack.push(frame));
        Ok(stack)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_comes_back_from_its_text() {
        let mut stack: Stack<u8, 4> = Stack::new(1);
        stack.push(2);
        stack.push(3);
        assert_eq!(stack.pop(), Some(3));
        let text = serde_json::to_string(&stack).expect("plain numbers");
        assert_eq!(text, "[1,2]");
        assert_eq!(serde_json::from_str::<Stack<u8, 4>>(&text).expect("just written"), stack);
        assert!(serde_json::from_str::<Stack<u8, 4>>("[1,2,3,4,5]").is_err());
    }
}
