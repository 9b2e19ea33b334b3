//! Pictures that the atelier draws: tiles of the ground, counters, and the card of a game on the start page. Tiles are
//! baked when they are first asked for and kept in the server's folder: the next start has them at once.

use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use atelier::Style;
use atelier::counter::{self, Detail};
use atelier::tiles::{Baker, LEVELS};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use engine::looks::Badge;
use engine::{Digest, Fault};
use serde::Serialize;
use shelf::Shelved;
use ts_rs::TS;

use crate::file;
use crate::games::Tongue;
use crate::http_refusal::{HttpRefusal, aside};
use crate::registry::Registry;

/// A browser may keep a picture for a day; its address changes with its looks.
const KEEP: &str = "public, max-age=86400";

/// How many pictures of places are kept at most.
const MOST_PLACES: usize = 400;

/// Pixels across a card.
const CARD_WIDTH: u32 = 720;

/// All that has been drawn.
pub(crate) struct Pictures {
    folder: PathBuf,
    /// By game and ground.
    bakers: Mutex<HashMap<(String, String), Arc<Baker>>>,
    cards: Mutex<HashMap<String, Arc<Vec<u8>>>>,
    /// What lies on places, by game and picture.
    places: Mutex<HashMap<(String, String), Drawn>>,
}

/// The bytes of a picture, shared by whoever sends it.
type Drawn = Arc<Vec<u8>>;

impl Pictures {
    /// Pictures that are kept in a folder.
    pub(crate) fn new(folder: PathBuf) -> Result<Pictures, Fault> {
        std::fs::create_dir_all(&folder)
            .map_err(|error| Fault::new(folder.display().to_string(), error.to_string()))?;
        Ok(Pictures { folder, bakers: Mutex::default(), cards: Mutex::default(), places: Mutex::default() })
    }

    fn baker(&self, shelved: &Shelved, ground: &str) -> Option<Arc<Baker>> {
        let map = shelved.map.as_ref()?;
        let key = (shelved.game.key(), ground.to_owned());
        let mut bakers = self.bakers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(baker) = bakers.get(&key) {
            return Some(baker.clone());
        }
        shelved.game.board().ground(ground)?;
        // Who holds a line is told by views.
        let style = Style { railheads: Vec::new(), ..map.style() };
        let baker = Arc::new(Baker::new(map.map().clone(), shelved.on_ground(ground, style)));
        bakers.insert(key, baker.clone());
        Some(baker)
    }

    /// A tile, from the folder or baked now.
    fn tile(&self, shelved: &Shelved, ground: &str, level: u32, x: u32, y: u32) -> Option<Vec<u8>> {
        let baker = self.baker(shelved, ground)?;
        let (across, down) = baker.size(level)?;
        if x >= across || y >= down {
            return None;
        }
        let name = format!("{}-{ground}-{level}-{x}-{y}-{}.jpg", shelved.game.key(), program_stamp());
        let path = self.folder.join(name);
        if let Ok(kept) = std::fs::read(&path) {
            return Some(kept);
        }
        let tile = baker.tile(level, x, y)?;
        // A tile that cannot be kept is baked again next time.
        let _ = file::write(&path, &tile);
        Some(tile)
    }

    /// Bake the ground that a new game begins on, far away first: whoever opens a table soon finds it there.
    pub(crate) fn warm(&self, games: &[Shelved]) {
        for shelved in games {
            let grounds = shelved.game.board().grounds;
            let Some((ground, baker)) =
                grounds.first().and_then(|ground| Some((&ground.id, self.baker(shelved, &ground.id)?)))
            else {
                continue;
            };
            for level in &LEVELS[..3] {
                let (across, down) = baker.size(*level).unwrap_or_default();
                for (x, y) in (0..down).flat_map(|y| (0..across).map(move |x| (x, y))) {
                    self.tile(shelved, ground, *level, x, y);
                }
            }
        }
    }

    /// What lies on a place, as SVG; drawn once.
    fn of_place(&self, shelved: &Shelved, id: &str) -> Option<Arc<Vec<u8>>> {
        let key = (shelved.game.key(), id.to_owned());
        let known = || self.places.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(drawn) = known().get(&key) {
            return Some(drawn.clone());
        }
        // Others may draw meanwhile.
        let drawn = Arc::new(atelier::land::svg(&shelved.game.picture(id)?).into_bytes());
        let mut places = known();
        if places.len() >= MOST_PLACES {
            places.clear();
        }
        places.insert(key, drawn.clone());
        Some(drawn)
    }

    /// What a game looks like: a piece of its ground with counters, from its first scenario.
    fn card(&self, shelved: &Shelved) -> Option<Arc<Vec<u8>>> {
        let id = shelved.game.key();
        let mut cards = self.cards.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(card) = cards.get(&id) {
            return Some(card.clone());
        }
        let card = Arc::new(atelier::png(&shelved.card()?, CARD_WIDTH).ok()?);
        cards.insert(id, card.clone());
        Some(card)
    }
}

/// What tiles are drawn by: a new program may draw them otherwise.
fn program_stamp() -> &'static str {
    static LOOK: OnceLock<String> = OnceLock::new();
    LOOK.get_or_init(|| {
        let program = std::env::current_exe().and_then(|path| path.metadata()).and_then(|data| data.modified());
        let moment = program.ok().and_then(|moment| moment.duration_since(std::time::UNIX_EPOCH).ok());
        Digest::of(format!("{moment:?}").as_bytes()).to_string().chars().take(8).collect()
    })
}

/// `GET /api/games/{game}/ground/{ground}/{level}/{x}/{y}.jpg`: a tile of the ground.
pub(crate) async fn ground(
    State(registry): State<Arc<Registry>>,
    Path((game, ground, level, x, tile)): Path<(String, String, String, String, String)>,
) -> Result<Response, HttpRefusal> {
    let number = |text: &str| text.parse::<u32>().map_err(|_| no_picture());
    let (level, x) = (number(&level)?, number(&x)?);
    let y = number(tile.strip_suffix(".jpg").ok_or_else(no_picture)?)?;
    if !LEVELS.contains(&level) {
        return Err(no_picture());
    }
    let tile = aside(move || {
        let shelved = registry.game(&game)?;
        registry.pictures.tile(&shelved, &ground, level, x, y).ok_or_else(no_picture)
    });
    Ok(picture("image/jpeg", tile.await?))
}

/// Counters and badges with their pictures.
#[derive(Serialize, TS)]
pub(crate) struct Sheet {
    /// By the ids of faces.
    faces: BTreeMap<String, String>,
    /// In the order in which they are shown.
    badges: Vec<DrawnBadge>,
}

/// A badge and its picture.
#[derive(Serialize, TS)]
struct DrawnBadge {
    #[serde(flatten)]
    badge: Badge,
    svg: String,
}

/// `GET /api/games/{game}/counters/{detail}.json`: the counters with so much detail (0 to 4), and the badges.
pub(crate) async fn counters(
    State(registry): State<Arc<Registry>>,
    Path((game, sheet)): Path<(String, String)>,
    Query(tongue): Query<Tongue>,
) -> Result<Response, HttpRefusal> {
    let detail = sheet.strip_suffix(".json").and_then(|detail| detail.parse::<usize>().ok());
    let detail = detail.and_then(|detail| Detail::ALL.get(detail).copied()).ok_or_else(no_picture)?;
    let drawn = aside(move || {
        let shelved = tongue.of(&registry.game(&game)?)?;
        let badges = shelved.game.board().badges.into_iter();
        let badges = badges.map(|badge| DrawnBadge { svg: counter::badge(&badge), badge }).collect();
        Ok(Sheet { faces: counter::all(&shelved.faces(), detail), badges })
    })
    .await?;
    Ok(([(header::CACHE_CONTROL, KEEP)], Json(drawn)).into_response())
}

/// `GET /api/games/{game}/pictures/{picture}.svg`: what lies on a place.
pub(crate) async fn of_place(
    State(registry): State<Arc<Registry>>,
    Path((game, file)): Path<(String, String)>,
) -> Result<Response, HttpRefusal> {
    let drawn = aside(move || {
        let id = file.strip_suffix(".svg").ok_or_else(no_picture)?;
        registry.pictures.of_place(&registry.game(&game)?, id).ok_or_else(no_picture)
    });
    Ok(picture("image/svg+xml", drawn.await?.to_vec()))
}

/// `GET /api/games/{game}/card.png`: what the game looks like.
pub(crate) async fn card(
    State(registry): State<Arc<Registry>>,
    Path(game): Path<String>,
) -> Result<Response, HttpRefusal> {
    let card = aside(move || registry.pictures.card(&registry.game(&game)?).ok_or_else(no_picture));
    Ok(picture("image/png", card.await?.to_vec()))
}

fn picture(kind: &'static str, bytes: Vec<u8>) -> Response {
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, KEEP)], bytes).into_response()
}

fn no_picture() -> HttpRefusal {
    HttpRefusal::nothing("there is no such picture")
}
