//! Pictures that are drawn by the atelier: tiles of the ground and sheets of counters. Not drawn yet: each function here
//! is where a drawing goes out.

use axum::extract::Path;
use axum::response::Response;

use crate::trouble::Trouble;

/// `GET /api/games/{game}/ground/{ground}/{level}/{x}/{y}.jpg`: a tile of the ground.
pub(crate) async fn ground(
    Path((_game, _ground, level, x, tile)): Path<(String, String, String, String, String)>,
) -> Result<Response, Trouble> {
    let _level: u8 = level.parse().map_err(|_| no_picture())?;
    let _x: u32 = x.parse().map_err(|_| no_picture())?;
    let _y: u32 = tile.strip_suffix(".jpg").and_then(|y| y.parse().ok()).ok_or_else(no_picture)?;
    Err(no_picture())
}

/// `GET /api/games/{game}/counters/{detail}.json`: where the counters lie on their sheets.
pub(crate) async fn counters(Path((_game, sheet)): Path<(String, String)>) -> Result<Response, Trouble> {
    let _detail = sheet.strip_suffix(".json").ok_or_else(no_picture)?;
    Err(no_picture())
}

fn no_picture() -> Trouble {
    Trouble::nothing("there is no such picture")
}
