//! How much one person or one address may have of the server at a time, so that there is always some left for others.

use std::time::Duration;

/// The most bytes of an ordinary request, …
pub(crate) const MOST_BYTES: usize = 256 * 1024;
/// … and of one that brings a record.
pub(crate) const MOST_RECORD_BYTES: usize = 16 * 1024 * 1024;
/// The longest message from a window, in bytes.
pub(crate) const LONGEST_MESSAGE: usize = 64 * 1024;
/// What a window's messages are read into, in bytes.
pub(crate) const READ_BUFFER: usize = 4 * 1024;

/// Connections at a time from elsewhere, and as many from this computer: a relay may be among those.
pub(crate) const MOST_CONNECTIONS: usize = 384;
/// Connections at a time from one address elsewhere.
pub(crate) const MOST_FROM_ONE_ADDRESS: usize = 64;
/// So long a connection may take to say what it wants, or keep silent between two requests.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);
/// So many times as long it may take to bring what it announced, or to take what it asked for.
pub(crate) const PATIENCE_WITH_BYTES: u32 = 3;

/// Requests that are worked on at a time; …
pub(crate) const REQUESTS_AT_ONCE: usize = 32;
/// … of those for one address: as many as a browser sends at a time; …
pub(crate) const REQUESTS_OF_ONE: usize = 6;
/// … and so many of one address may be there, at work or waiting.
pub(crate) const REQUESTS_WAITING: usize = 64;

/// Threads at work on tables and requests, for each core: some wait for the disk.
pub(crate) const THREADS_A_CORE: usize = 4;

/// Reports and prints that are made at a time: each may take every core for seconds.
pub(crate) const LONG_AT_ONCE: usize = 1;
/// So many of one link may be there, at work or waiting, …
pub(crate) const LONG_OF_ONE: usize = 3;
/// … and so many of everybody.
pub(crate) const LONG_WAITING: usize = 16;

/// Windows at a time of whoever holds a seat, or of the host, on one table.
pub(crate) const MOST_WINDOWS: usize = 16;
/// Windows at a time of all who watch a table by its link.
pub(crate) const MOST_WATCHING: usize = 64;
/// Who is so many messages behind has to come again.
pub(crate) const MOST_BEHIND: usize = 1024;
/// Who has not been heard of for so many beats is away.
pub(crate) const SILENT_BEATS: u32 = 3;
