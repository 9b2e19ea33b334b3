//! The server: many tables, kept in a folder, for browsers on this computer.
//!
//! | | |
//! | --- | --- |
//! | all tables and games | `Hall` |
//! | one table with everybody who watches it | `live` |
//! | the folder | `store`, `file` |
//! | requests | `games`, `tables`, `socket`, `pictures`, `page` |
//! | who may ask | `guard`, `people` |
//!
//! It knows no rules and no particular game: the shelf has the games, a table judges.
//!
//! ```no_run
//! let settings = server::Settings { port: 1918, ..server::Settings::at("tables") };
//! server::serve(settings, |address| eprintln!("http://{address}"))?;
//! # Ok::<(), engine::Fault>(())
//! ```

pub mod file;
mod games;
mod guard;
mod hall;
mod live;
mod page;
mod people;
mod pictures;
mod socket;
mod store;
mod tables;
mod trouble;

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{any, delete, get, post};
use engine::Fault;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

use hall::Hall;

/// The most bytes of an ordinary request, …
const MOST_BYTES: usize = 256 * 1024;
/// … and of one that brings a record.
const MOST_RECORD_BYTES: usize = 16 * 1024 * 1024;

/// So long an order of the computer may take to be finished when the program ends.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// Where a server keeps its tables and where it listens.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The folder with the tables.
    pub data: PathBuf,
    /// The port on this computer; 0 for any that is free.
    pub port: u16,
}

impl Settings {
    /// A folder, and any free port.
    pub fn at(data: impl Into<PathBuf>) -> Settings {
        Settings { data: data.into(), port: 0 }
    }
}

/// Where programs keep their data on this platform.
pub fn default_folder() -> Result<PathBuf, Fault> {
    let folders = directories::ProjectDirs::from("", "", "stavka");
    let folder = folders.map(|folders| folders.data_dir().to_owned());
    folder.ok_or_else(|| {
        Fault::new("stavka serve", "there is no home folder to keep tables in").advise("Say where with --data FOLDER.")
    })
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    router: Router,
    hall: Arc<Hall>,
}

impl Server {
    /// Open the folder and listen on this computer alone.
    pub async fn bind(settings: Settings) -> Result<Server, Fault> {
        let hall = tokio::task::spawn_blocking(move || Hall::open(&settings.data)).await;
        let hall = hall.map_err(|error| Fault::new("the tables", error.to_string()))??;
        let wanted = SocketAddr::from((Ipv4Addr::LOCALHOST, settings.port));
        let fault = |error: std::io::Error| {
            Fault::new(wanted.to_string(), format!("cannot listen there: {error}"))
                .advise("Choose another port with --port; 0 takes any that is free.")
        };
        let listener = TcpListener::bind(wanted).await.map_err(fault)?;
        let address = listener.local_addr().map_err(fault)?;
        let hall = Arc::new(hall);
        Ok(Server { listener, address, router: router(hall.clone()), hall })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answer requests, for as long as the program runs. Every change is kept before it is told: it can be stopped at
    /// any moment.
    pub async fn run(self) -> Result<(), Fault> {
        let served = axum::serve(self.listener, self.router).await;
        served.map_err(|error| Fault::new(self.address.to_string(), error.to_string()))
    }
}

/// Serve until the program is interrupted; `ready` hears the address.
pub fn serve(settings: Settings, ready: impl FnOnce(SocketAddr)) -> Result<(), Fault> {
    let fault = |error: std::io::Error| Fault::new("the server", error.to_string());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(fault)?;
    let served = runtime.block_on(async {
        let server = Server::bind(settings).await?;
        ready(server.address());
        // A thread of its own, which ends with the program.
        let hall = server.hall.clone();
        std::thread::spawn(move || hall.warm());
        tokio::select! {
            served = server.run() => served,
            stopped = tokio::signal::ctrl_c() => stopped.map_err(fault),
        }
    });
    runtime.shutdown_timeout(LAST_WORDS);
    served
}

fn router(hall: Arc<Hall>) -> Router {
    Router::new()
        .route("/api/games", get(games::titles))
        .route("/api/games/{game}/board", get(games::board))
        .route("/api/games/{game}/faces", get(games::faces))
        .route("/api/games/{game}/rules", get(games::rules))
        .route("/api/games/{game}/words/{language}", get(games::words))
        .route("/api/games/{game}/names", get(games::names))
        .route("/api/games/{game}/form", post(games::form))
        .route("/api/games/{game}/position", post(games::position))
        .route("/api/games/{game}/ground/{ground}/{level}/{x}/{tile}", get(pictures::ground))
        .route("/api/games/{game}/counters/{sheet}", get(pictures::counters))
        .route("/api/games/{game}/card.png", get(pictures::card))
        .route("/api/tables", get(tables::list).post(tables::begin))
        .route("/api/tables/import", post(tables::import).layer(DefaultBodyLimit::max(MOST_RECORD_BYTES)))
        .route("/api/tables/{table}", delete(tables::discard))
        .route("/api/tables/{table}/record", get(tables::record))
        .route("/api/tables/{table}/ws", get(socket::connect))
        .route("/api/{*rest}", any(trouble::nothing_here))
        .fallback(get(page::page))
        .method_not_allowed_fallback(trouble::not_so)
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(middleware::from_fn(guard::guard))
        .layer(CompressionLayer::new())
        .with_state(hall)
}
