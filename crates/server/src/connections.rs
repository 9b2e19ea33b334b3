//! Connections: how many there may be, and how long one may keep silent. A connection that says nothing, or takes
//! nothing of what it is sent, is closed, so that a thousand of them do not shut the door.

use std::collections::HashMap;
use std::convert::Infallible;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use axum::{Extension, Router};
use futures_util::{StreamExt, stream};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep, timeout_at};

use crate::limits::{MOST_CONNECTIONS, MOST_FROM_ONE_ADDRESS, PATIENCE_WITH_BYTES};

/// After a failure to accept - too many files are open, say - so long is waited.
const PAUSE: Duration = Duration::from_millis(200);

/// Answer whoever connects, for as long as the program runs.
pub(crate) async fn answer(listener: TcpListener, router: Router, patience: Duration) -> Infallible {
    let present = Present::default();
    loop {
        let Ok((stream, peer)) = listener.accept().await else {
            sleep(PAUSE).await;
            continue;
        };
        // Who is too many finds the door closed.
        let Some(place) = present.admit(peer.ip()) else { continue };
        let line = Line::new(stream, patience * PATIENCE_WITH_BYTES, place);
        let service = TowerToHyperService::new(router.clone().layer(Extension(ConnectInfo(peer))));
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(patience);
        let connection = http.serve_connection(TokioIo::new(line), service).with_upgrades();
        // How it ends is the other end's business.
        tokio::spawn(async move { drop(connection.await) });
    }
}

/// What a request brings must be here in time.
pub(crate) async fn in_time(State(patience): State<Duration>, request: Request, next: Next) -> Response {
    let deadline = Instant::now() + patience * PATIENCE_WITH_BYTES;
    next.run(request.map(|body| by(deadline, body))).await
}

/// A body that fails if it is not here by then.
fn by(deadline: Instant, body: Body) -> Body {
    let parts = stream::unfold(Some(body.into_data_stream()), move |parts| async move {
        let mut parts = parts?;
        match timeout_at(deadline, parts.next()).await {
            Ok(part) => Some((part?.map_err(io::Error::other), Some(parts))),
            Err(_) => Some((Err(io::ErrorKind::TimedOut.into()), None)),
        }
    });
    Body::from_stream(parts)
}

/// Who is connected now.
#[derive(Clone, Default)]
struct Present(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// The place of a connection, until it ends.
struct Place {
    present: Present,
    address: IpAddr,
}

impl Present {
    fn counts(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more from this address, if there is any.
    fn admit(&self, address: IpAddr) -> Option<Place> {
        let address = address.to_canonical();
        let mut counts = self.counts();
        let here = address.is_loopback();
        let alike: usize = counts.iter().filter(|(other, _)| other.is_loopback() == here).map(|(_, count)| count).sum();
        let own = counts.get(&address).copied().unwrap_or(0);
        if alike >= MOST_CONNECTIONS || (own >= MOST_FROM_ONE_ADDRESS && !here) {
            return None;
        }
        counts.insert(address, own + 1);
        Some(Place { present: self.clone(), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.present.counts();
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

/// A connection that fails when nothing of what is sent is taken for too long.
struct Line {
    stream: TcpStream,
    patience: Duration,
    stalled: Option<Pin<Box<Sleep>>>,
    _place: Place,
}

impl Line {
    fn new(stream: TcpStream, patience: Duration, place: Place) -> Line {
        // A short answer is sent at once, not when the next is ready; where that cannot be, it is sent a little later.
        let _ = stream.set_nodelay(true);
        Line { stream, patience, stalled: None, _place: place }
    }

    fn unless_stalled<T>(&mut self, sent: Poll<io::Result<T>>, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.stalled = None;
            return sent;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        stalled.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Line {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl AsyncWrite for Line {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.unless_stalled(sent, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.unless_stalled(sent, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncWriteExt;

    use super::*;

    #[test]
    fn one_address_leaves_room_for_others_and_all_of_them_for_this_computer() {
        let present = Present::default();
        let admit = |address: [u8; 4]| present.admit(IpAddr::from(address));
        let mut places: Vec<Place> = (0..MOST_FROM_ONE_ADDRESS).filter_map(|_| admit([192, 0, 2, 1])).collect();
        assert_eq!(places.len(), MOST_FROM_ONE_ADDRESS);
        assert!(admit([192, 0, 2, 1]).is_none());
        places.extend((0..MOST_CONNECTIONS).filter_map(|at| admit([198, 51, 100, (at % 100) as u8])));
        assert_eq!(places.len(), MOST_CONNECTIONS);
        assert!(admit([192, 0, 2, 255]).is_none());
        let here: Vec<Place> = (0..=MOST_CONNECTIONS).filter_map(|_| admit([127, 0, 0, 1])).collect();
        assert_eq!(here.len(), MOST_CONNECTIONS);
        drop(places.remove(0));
        assert!(admit([192, 0, 2, 1]).is_some());
        drop((places, here));
        assert!(present.counts().is_empty());
    }

    async fn line(patience: Duration) -> (Line, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let other = TcpStream::connect(listener.local_addr().expect("it listens")).await.expect("it listens");
        let (stream, peer) = listener.accept().await.expect("somebody comes");
        (Line::new(stream, patience, Present::default().admit(peer.ip()).expect("there is room")), other)
    }

    #[tokio::test]
    async fn short_answers_do_not_wait_for_more() {
        let (line, _other) = line(Duration::from_secs(60)).await;
        assert_eq!(line.stream.nodelay().ok(), Some(true));
    }

    #[tokio::test]
    async fn a_line_that_nothing_is_taken_off_fails() {
        let (mut line, _silent) = line(Duration::from_millis(50)).await;
        let failure = loop {
            if let Err(error) = line.write_all(&[0; 64 * 1024]).await {
                break error.kind();
            }
        };
        assert_eq!(failure, io::ErrorKind::TimedOut);
    }
}
