//! The table: one game being played. Messages in and out, no sockets: seats, view, decision, choices, answers to
//! questions, undo, takeback by consent, chat, replay, spectators. A server only carries it.

pub mod protocol;
