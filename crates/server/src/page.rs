//! The page: the files that were built into the program; or, in a checkout where it was built later, those on disk.

use std::path::{Component, Path};

use axum::body::Body;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

/// The files of the page, by name.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Where a checkout has the built page.
const IN_CHECKOUT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist");

const NO_PAGE: &str = "<!doctype html><meta charset=utf-8><title>Stavka</title>
<body style=\"font:18px/1.5 Georgia,serif;max-width:36em;margin:4em auto;padding:0 1em\">
<h1>Stavka</h1>
<p>The server runs, but the page has not been built. Run <code>cargo play</code> in the checkout and load this page again.";

/// A file of the page; the page itself for addresses that it reads.
pub(crate) async fn page(uri: Uri) -> Response {
    let name = uri.path().trim_start_matches('/');
    let named = if name.is_empty() { "index.html" } else { name };
    if let Some(bytes) = find(named) {
        return file(named, bytes);
    }
    // A name with a dot is a file that should be there; anything else is an address inside the page.
    if named.rsplit('/').next().is_some_and(|last| last.contains('.')) && named != "index.html" {
        return (StatusCode::NOT_FOUND, "there is no such file").into_response();
    }
    find("index.html").map_or_else(|| file("index.html", NO_PAGE.into()), |bytes| file("index.html", bytes))
}

fn find(name: &str) -> Option<Body> {
    if !FILES.is_empty() {
        return FILES.iter().find(|(known, _)| *known == name).map(|(_, bytes)| Body::from(*bytes));
    }
    let inside = Path::new(name).components().all(|part| matches!(part, Component::Normal(_)));
    let bytes = inside.then(|| std::fs::read(Path::new(IN_CHECKOUT).join(name)))?;
    bytes.ok().map(Body::from)
}

fn file(name: &str, body: Body) -> Response {
    let kind = match name.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    };
    // Files in `assets` have a fingerprint in their names.
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache)], body).into_response()
}
