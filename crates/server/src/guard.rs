//! Another web page must not drive the server: requests come from pages of this server, under a name of this computer.
//! The host is whoever has the host's key; everybody else is a guest, on this computer too: only a link lets them to a
//! table.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, LazyLock};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest as _, Sha256};

use crate::http_refusal::HttpRefusal;
use crate::people::{Caller, same};

/// The names of this computer for itself.
const THIS_COMPUTER: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// What a relay adds to what it passes on: such a request comes from elsewhere.
const RELAYED: [&str; 4] = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

/// Under which names the server answers.
#[derive(Debug)]
pub(crate) struct Door {
    /// Whether others on the network may come: under a number, or under one of the names.
    pub(crate) network: bool,
    /// Names of this computer that others use.
    pub(crate) names: Vec<String>,
    /// The host's key: another one each time the server is started.
    pub(crate) host_key: String,
}

/// What a page of this server may load and run: its own files, pictures and fonts in itself, and the one script of a
/// report, which a page opens beside itself.
static PAGE_POLICY: LazyLock<HeaderValue> = LazyLock::new(|| {
    let script = BASE64_STANDARD.encode(Sha256::digest(report::SCRIPT.as_bytes()));
    let policy = format!(
        "default-src 'none'; script-src 'self' 'sha256-{script}'; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    );
    HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
});

/// What belongs to a table is nobody's to keep but the player's: not the browser's either.
const OF_TABLES: [&str; 2] = ["/api/tables", "/api/here"];

/// Let a request pass, or refuse it.
pub(crate) async fn guard(State(door): State<Arc<Door>>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let cache = match OF_TABLES.iter().any(|path| request.uri().path().starts_with(path)) {
        true => "no-store",
        false => "no-cache",
    };
    let mut response = match caller(request.headers(), request.uri().query(), peer, &door) {
        Ok(caller) => {
            request.extensions_mut().insert(caller);
            next.run(request).await
        }
        Err(refused) => refused.into_response(),
    };
    let headers = response.headers_mut();
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert_with(|| PAGE_POLICY.clone());
    let mut say = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    say(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    say(header::REFERRER_POLICY, "no-referrer");
    say(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    say(header::CACHE_CONTROL, cache);
    response
}

/// Whether the host's key comes with a request: as its authorization, or in the address where a browser can add none.
fn has_host_key(headers: &HeaderMap, query: Option<&str>, door: &Door) -> bool {
    let header = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let mut parts = query.into_iter().flat_map(|query| query.split('&'));
    let given = header.or_else(|| parts.find_map(|part| part.strip_prefix("host=")));
    given.is_some_and(|given| same(&door.host_key, given))
}

/// Who asks, if they may.
fn caller(headers: &HeaderMap, query: Option<&str>, peer: Option<IpAddr>, door: &Door) -> Result<Caller, HttpRefusal> {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let host = text(header::HOST).unwrap_or("");
    let name = without_port(host).to_ascii_lowercase();
    let here = THIS_COMPUTER.contains(&name.as_str());
    let known = door.names.iter().any(|known| known.eq_ignore_ascii_case(&name));
    // A name that leads here from elsewhere is not ours: it may belong to somebody who wants to look in. A number cannot.
    let numbered = door.network && name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    if !(here || known || numbered) {
        let advice = "whoever serves can allow it: stavka serve --name";
        return Err(HttpRefusal::forbidden(&format!("this server does not answer to the name {host:?}; {advice}")));
    }
    let from_here = peer.is_some_and(|peer| peer.to_canonical().is_loopback());
    if here && !from_here {
        return Err(HttpRefusal::forbidden(&format!("{host:?} is another computer for you than for this server")));
    }
    if let Some(origin) = text(header::ORIGIN) {
        let own = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://").filter(|_| known));
        if own != Some(host) {
            return Err(HttpRefusal::forbidden(&format!("pages of {origin:?} may not use this server")));
        }
    }
    let relayed = RELAYED.iter().any(|name| headers.contains_key(*name));
    Ok(if here && !relayed && has_host_key(headers, query, door) { Caller::Host } else { Caller::Guest })
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: &str = "127.0.0.1";
    const ELSEWHERE: &str = "192.168.1.7";
    const KEY: &str = "abcdefghijkmnpqrstuvwxyz23";

    fn door(network: bool, names: &[&str]) -> Door {
        Door { network, names: names.iter().map(|name| (*name).to_owned()).collect(), host_key: KEY.to_owned() }
    }

    /// Who comes with the host's key is, if they may ask at all.
    fn asks(door: &Door, peer: &str, host: &str, more: &[(HeaderName, &str)]) -> Option<Caller> {
        let key = format!("Bearer {KEY}");
        let headers = [(header::HOST, host), (header::AUTHORIZATION, &key)].into_iter().chain(more.iter().cloned());
        let headers = headers.map(|(name, value)| (name, value.parse().expect("a header"))).collect();
        caller(&headers, None, peer.parse().ok(), door).ok()
    }

    fn passes(host: &str, origin: Option<&str>) -> bool {
        let origin: Vec<(HeaderName, &str)> = origin.map(|origin| (header::ORIGIN, origin)).into_iter().collect();
        asks(&door(false, &[]), HERE, host, &origin) == Some(Caller::Host)
    }

    #[test]
    fn only_pages_of_this_server_under_a_name_of_this_computer_pass() {
        assert!(passes("localhost:1918", None));
        assert!(passes("127.0.0.1:1918", Some("http://127.0.0.1:1918")));
        assert!(passes("[::1]:1918", None));
        assert!(!passes("evil.example:1918", None));
        assert!(!passes("localhost.evil.example", None));
        assert!(!passes("localhost:1918", Some("http://evil.example")));
        assert!(!passes("localhost:1918", Some("http://localhost:8080")));
        assert!(!passes("localhost:1918", Some("null")));
        assert!(!passes("192.168.1.5:1918", None), "the network is not asked in");
        assert!(!passes("", None));
    }

    #[test]
    fn who_comes_over_the_network_is_a_guest_and_nothing_more() {
        let door = door(true, &["games.example"]);
        let guest = Some(Caller::Guest);
        assert_eq!(asks(&door, ELSEWHERE, "192.168.1.5:1918", &[]), guest);
        assert_eq!(asks(&door, ELSEWHERE, "[fd00::5]:1918", &[]), guest);
        assert_eq!(asks(&door, ELSEWHERE, "Games.Example:1918", &[]), guest);
        assert_eq!(asks(&door, ELSEWHERE, "localhost:1918", &[]), None, "that is a lie");
        assert_eq!(asks(&door, ELSEWHERE, "evil.example", &[]), None, "another's name may lead here");
        assert_eq!(asks(&door, HERE, "192.168.1.5:1918", &[]), guest, "the host comes under a name of this computer");
        assert_eq!(asks(&door, HERE, "localhost:1918", &[]), Some(Caller::Host));
    }

    #[test]
    fn what_a_relay_passes_on_comes_from_elsewhere() {
        let door = door(false, &["games.example"]);
        let relayed = (HeaderName::from_static("x-forwarded-for"), "203.0.113.9");
        assert_eq!(asks(&door, HERE, "localhost:1918", &[relayed]), Some(Caller::Guest));
        let secure = (header::ORIGIN, "https://games.example");
        assert_eq!(asks(&door, HERE, "games.example", &[secure]), Some(Caller::Guest));
        let other = (header::ORIGIN, "https://evil.example");
        assert_eq!(asks(&door, HERE, "games.example", &[other]), None);
    }

    #[test]
    fn who_comes_from_this_computer_without_the_key_is_a_guest() {
        let comes = |authorization: Option<&str>, query: Option<&str>| {
            let mut headers = HeaderMap::from_iter([(header::HOST, HeaderValue::from_static("localhost:1918"))]);
            if let Some(value) = authorization {
                headers.insert(header::AUTHORIZATION, value.parse().expect("a header"));
            }
            caller(&headers, query, HERE.parse().ok(), &door(false, &[])).ok()
        };
        let (host, guest) = (Some(Caller::Host), Some(Caller::Guest));
        assert_eq!(comes(None, None), guest);
        assert_eq!(comes(Some("Bearer abcdefghijkmnpqrstuvwxyz22"), None), guest);
        assert_eq!(comes(Some(KEY), None), guest);
        assert_eq!(comes(Some(&format!("Bearer {KEY}")), None), host);
        assert_eq!(comes(None, Some(&format!("name=Ann&host={KEY}"))), host);
        assert_eq!(comes(None, Some(&format!("key={KEY}"))), guest, "a seat's key is another thing");
        assert_eq!(comes(None, Some("host=")), guest);
    }
}
