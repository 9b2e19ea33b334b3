//! The server: many tables, kept in a folder, for browsers on this computer and for friends who have a link.
//!
//! | | |
//! | --- | --- |
//! | all tables and games | `Registry` |
//! | one table with everybody who watches it | `live` |
//! | how a table is kept, and the folder | `keeping`, `store`, `file` |
//! | who is at it, links, seats that change hands | `seating` |
//! | requests | `games`, `tables`, `report`, `print`, `socket`, `pictures`, `page` |
//! | who may ask, and from where | `guard`, `people`, `network` |
//! | how much, in whose turn, for how long | `limits`, `turns`, `connections` |
//! | what is refused, as a message and as an answer | `refusal`, `http_refusal` |
//!
//! It knows no rules and no particular game: the shelf has the games, a table judges.
//!
//! ```no_run
//! let settings = server::Settings { port: 1918, ..server::Settings::at("tables") };
//! server::serve(settings, |server| eprintln!("{}", server.home()))?;
//! # Ok::<(), engine::Fault>(())
//! ```

mod connections;
#[cfg(test)]
mod crowd;
pub mod file;
mod games;
mod guard;
mod http_refusal;
mod keeping;
mod limits;
mod live;
mod network;
mod page;
#[cfg(test)]
mod page_types;
mod people;
mod pictures;
mod print;
mod refusal;
mod registry;
mod report;
mod seating;
mod socket;
mod store;
mod tables;
mod turns;

use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{any, delete, get, post, put};
use engine::Fault;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

use guard::Door;
use limits::{MOST_BYTES, MOST_RECORD_BYTES};
pub use network::addresses;
pub use refusal::MESSAGES;
use registry::Registry;
pub use store::Spent;

/// So long an order of the computer may take to be finished when the program ends.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// How often tables that nobody watches are looked for.
const ROUND: Duration = Duration::from_secs(60);

/// Who can reach a server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// Browsers on this computer alone.
    ThisComputer,
    /// Everybody on the network; what they may do, their links say.
    Network,
}

/// Where a server keeps its tables and where it listens.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The folder with the tables.
    pub data: PathBuf,
    /// The port on this computer; 0 for any that is free.
    pub port: u16,
    /// Who can reach it.
    pub reach: Reach,
    /// Names under which friends reach this computer, beside its numbers.
    pub names: Vec<String>,
    /// How often a window hears that the line is alive.
    pub beat: Duration,
    /// So long a table stays in memory when nobody watches.
    pub rest: Duration,
    /// So long a connection may take to say what it wants, or keep silent between two requests.
    pub patience: Duration,
}

impl Settings {
    /// A folder, and any free port, on this computer alone.
    pub fn at(data: impl Into<PathBuf>) -> Settings {
        Settings {
            data: data.into(),
            port: 0,
            reach: Reach::ThisComputer,
            names: Vec::new(),
            beat: Duration::from_secs(20),
            rest: Duration::from_secs(15 * 60),
            patience: limits::PATIENCE,
        }
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
    home: String,
    data: PathBuf,
    router: Router,
    registry: Arc<Registry>,
    rest: Duration,
    patience: Duration,
}

impl Server {
    /// Open the folder and listen.
    pub async fn bind(settings: Settings) -> Result<Server, Fault> {
        let Settings { data, port, reach, names, beat, rest, patience } = settings;
        let folder = data.clone();
        let registry = tokio::task::spawn_blocking(move || Registry::open(&folder, beat)).await;
        let registry = registry.map_err(|error| Fault::new("the tables", error.to_string()))??;
        let from = match reach {
            Reach::ThisComputer => Ipv4Addr::LOCALHOST,
            Reach::Network => Ipv4Addr::UNSPECIFIED,
        };
        let wanted = SocketAddr::from((from, port));
        let fault = |error: std::io::Error| {
            Fault::new(wanted.to_string(), format!("cannot listen there: {error}"))
                .advise("Choose another port with --port; 0 takes any that is free.")
        };
        let listener = TcpListener::bind(wanted).await.map_err(fault)?;
        let address = listener.local_addr().map_err(fault)?;
        let registry = Arc::new(registry);
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, address.port()));
        let ways = network::ways(reach, &names, address.port());
        let names: Vec<String> = names.iter().map(|name| network::bare_name(name)).collect();
        // A new one each time: whoever listens here when we do not may be told the old one by the host's browser.
        let host_key = people::new_key()?;
        let home = format!("http://{address}/#/host/{host_key}");
        let door = Arc::new(Door { network: reach == Reach::Network, names, host_key });
        let router = router(registry.clone(), door, ways, patience);
        Ok(Server { listener, address, home, data, router, registry, rest, patience })
    }

    /// Where it listens for browsers on this computer.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address for the host's browser: with the key, in a part that browsers send to nobody.
    pub fn home(&self) -> &str {
        &self.home
    }

    /// A file, for the host's eyes alone, that leads a browser to that address: what a browser is started with,
    /// everybody on this computer can read.
    pub fn front_door(&self) -> Result<PathBuf, Fault> {
        front_door(&self.data, &self.home)
    }

    /// What is spent on keeping tables, whenever somebody looks.
    pub fn spent(&self) -> impl Fn() -> Spent + Send + use<> {
        let registry = self.registry.clone();
        move || registry.spent()
    }

    /// Answer requests, for as long as the program runs. Every change is kept before it is told: it can be stopped at
    /// any moment.
    pub async fn run(self) -> Infallible {
        tokio::select! {
            never = connections::answer(self.listener, self.router, self.patience) => never,
            never = put_away(self.registry, self.rest) => never,
        }
    }
}

/// What a server runs on. Few threads work at a time: each has memory of its own, and the next one finds it warm.
pub fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = limits::THREADS_A_CORE * cores;
    tokio::runtime::Builder::new_multi_thread().max_blocking_threads(threads).enable_all().build()
}

/// Serve until the program is interrupted; `ready` sees the server as soon as it listens.
pub fn serve(settings: Settings, ready: impl FnOnce(&Server)) -> Result<(), Fault> {
    let fault = |error: std::io::Error| Fault::new("the server", error.to_string());
    let runtime = runtime().map_err(fault)?;
    let served = runtime.block_on(async {
        let server = Server::bind(settings).await?;
        ready(&server);
        // A thread of its own, which ends with the program.
        let registry = server.registry.clone();
        let warmed = registry.clone();
        std::thread::spawn(move || warmed.warm());
        let stopped = tokio::select! {
            never = server.run() => match never {},
            stopped = tokio::signal::ctrl_c() => stopped.map_err(fault),
        };
        // Everything is kept already; so it is found again in the shortest way.
        let _ = tokio::task::spawn_blocking(move || registry.seal()).await;
        stopped
    });
    runtime.shutdown_timeout(LAST_WORDS);
    served
}

fn front_door(folder: &Path, home: &str) -> Result<PathBuf, Fault> {
    let path = std::path::absolute(folder.join("open.html")).unwrap_or_else(|_| folder.join("open.html"));
    let page = format!(
        "<!doctype html>\n<meta charset=\"utf-8\">\n<title>Stavka</title>\n\
         <meta http-equiv=\"refresh\" content=\"0; url={home}\">\n<p><a href=\"{home}\">Stavka</a>\n"
    );
    file::write_private(&path, page.as_bytes())?;
    Ok(path)
}

/// Put tables that nobody watches out of memory, now and then.
async fn put_away(registry: Arc<Registry>, rest: Duration) -> Infallible {
    loop {
        tokio::time::sleep(ROUND.min(rest)).await;
        let registry = registry.clone();
        let _ = tokio::task::spawn_blocking(move || registry.put_away(rest)).await;
    }
}

fn router(registry: Arc<Registry>, door: Arc<Door>, ways: network::Ways, patience: Duration) -> Router {
    Router::new()
        .route("/api/here", get(network::here))
        .route("/api/games", get(games::titles))
        .route("/api/games/{game}/board", get(games::board))
        .route("/api/games/{game}/faces", get(games::faces))
        .route("/api/games/{game}/rules", get(games::rules))
        .route("/api/games/{game}/words/{language}", get(games::words))
        .route("/api/games/{game}/names", get(games::names))
        .route("/api/games/{game}/scenario", get(games::scenario))
        .route("/api/games/{game}/form", post(games::form))
        .route("/api/games/{game}/position", post(games::position))
        .route("/api/games/{game}/ground/{ground}/{level}/{x}/{tile}", get(pictures::ground))
        .route("/api/games/{game}/counters/{sheet}", get(pictures::counters))
        .route("/api/games/{game}/card.png", get(pictures::card))
        .route("/api/games/{game}/pictures/{picture}", get(pictures::of_place))
        .route("/api/tables", get(tables::list).post(tables::begin))
        .route("/api/tables/import", post(tables::import).layer(DefaultBodyLimit::max(MOST_RECORD_BYTES)))
        .route("/api/tables/{table}", delete(tables::discard))
        .route("/api/tables/{table}/record", get(tables::record))
        .route("/api/tables/{table}/company", get(seating::company))
        .route("/api/tables/{table}/link", post(seating::new_watch_link))
        .route("/api/tables/{table}/seats/{seat}", put(seating::hand_over))
        .route("/api/tables/{table}/seats/{seat}/link", post(seating::new_seat_link))
        .route("/api/tables/{table}/ws", get(socket::connect))
        .layer(middleware::from_fn_with_state(registry.requests.clone(), turns::in_turn))
        // These wait in a line of their own.
        .route("/api/tables/{table}/report", get(report::report))
        .route("/api/tables/{table}/print", get(print::print))
        .route("/api/{*rest}", any(http_refusal::nothing_here))
        .fallback(get(page::page))
        .method_not_allowed_fallback(http_refusal::not_so)
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(axum::Extension(Arc::new(ways)))
        .layer(middleware::from_fn_with_state(patience, connections::in_time))
        .layer(middleware::from_fn_with_state(door, guard::guard))
        .layer(CompressionLayer::new())
        .with_state(registry)
}
