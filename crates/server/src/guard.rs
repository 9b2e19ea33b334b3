//! Another web page must not drive the server: requests come from pages of this server, under a name of this computer.
//! And whoever comes from elsewhere is a guest: only a link lets them to a table.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::people::{Caller, same};
use crate::trouble::Trouble;

/// The names of this computer for itself.
const THIS_COMPUTER: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// What a relay adds to what it passes on: such a request comes from elsewhere.
const RELAYED: [&str; 4] = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

/// Under which names the server answers.
#[derive(Debug, Default)]
pub(crate) struct Door {
    /// Whether others on the network may come: under a number, or under one of the names.
    pub(crate) network: bool,
    /// Names of this computer that others use.
    pub(crate) names: Vec<String>,
    /// The host's key, where a relay may pass on requests as if they came from here.
    pub(crate) host_key: Option<String>,
}

/// The cookie with the host's key.
const HOST_COOKIE: &str = "stavka_host";

/// Let a request pass, or refuse it.
pub(crate) async fn guard(State(door): State<Arc<Door>>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let mut response = match caller(request.headers(), peer, &door) {
        Ok(_) if brings_host_key(&request, &door) => at_home(&door),
        Ok(caller) => {
            request.extensions_mut().insert(caller);
            next.run(request).await
        }
        Err(trouble) => trouble.into_response(),
    };
    let headers = response.headers_mut();
    let mut say = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    say(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    say(header::REFERRER_POLICY, "no-referrer");
    say(header::CONTENT_SECURITY_POLICY, "frame-ancestors 'none'");
    say(header::CACHE_CONTROL, "no-cache");
    response
}

/// Whether the host comes by the address that only they were told.
fn brings_host_key(request: &Request, door: &Door) -> bool {
    let given = request.uri().query().and_then(|query| query.strip_prefix("host="));
    request.uri().path() == "/" && door.host_key.as_ref().zip(given).is_some_and(|(key, given)| same(key, given))
}

/// Let the host's browser keep the key, and show the page under its plain address.
fn at_home(door: &Door) -> Response {
    let key = door.host_key.as_deref().unwrap_or_default();
    let cookie = format!("{HOST_COOKIE}={key}; Path=/; HttpOnly; SameSite=Strict");
    (StatusCode::SEE_OTHER, [(header::LOCATION, "/".to_owned()), (header::SET_COOKIE, cookie)]).into_response()
}

fn has_host_key(headers: &HeaderMap, door: &Door) -> bool {
    let Some(key) = &door.host_key else { return true };
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let mut cookies = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    cookies.any(|(name, value)| name == HOST_COOKIE && same(key, value))
}

/// Who asks, if they may.
fn caller(headers: &HeaderMap, peer: Option<IpAddr>, door: &Door) -> Result<Caller, Trouble> {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let host = text(header::HOST).unwrap_or("");
    let name = without_port(host).to_ascii_lowercase();
    let here = THIS_COMPUTER.contains(&name.as_str());
    let known = door.names.iter().any(|known| known.eq_ignore_ascii_case(&name));
    // A name that leads here from elsewhere is not ours: it may belong to somebody who wants to look in. A number cannot.
    let numbered = door.network && name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    if !(here || known || numbered) {
        let advice = "whoever serves can allow it: stavka serve --name";
        return Err(Trouble::forbidden(format!("this server does not answer to the name {host:?}; {advice}")));
    }
    let from_here = peer.is_some_and(|peer| peer.to_canonical().is_loopback());
    if here && !from_here {
        return Err(Trouble::forbidden(format!("{host:?} is another computer for you than for this server")));
    }
    if let Some(origin) = text(header::ORIGIN) {
        let own = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://").filter(|_| known));
        if own != Some(host) {
            return Err(Trouble::forbidden(format!("pages of {origin:?} may not use this server")));
        }
    }
    let relayed = RELAYED.iter().any(|name| headers.contains_key(*name));
    Ok(if here && !relayed && has_host_key(headers, door) { Caller::Host } else { Caller::Guest })
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

    fn asks(door: &Door, peer: &str, host: &str, more: &[(HeaderName, &str)]) -> Option<Caller> {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().expect("a header"));
        for (name, value) in more {
            headers.insert(name, value.parse().expect("a header"));
        }
        caller(&headers, peer.parse().ok(), door).ok()
    }

    fn passes(host: &str, origin: Option<&str>) -> bool {
        let origin: Vec<(HeaderName, &str)> = origin.map(|origin| (header::ORIGIN, origin)).into_iter().collect();
        asks(&Door::default(), HERE, host, &origin) == Some(Caller::Host)
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
        let door = Door { network: true, names: vec!["games.example".into()], host_key: None };
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
        let door = Door { names: vec!["games.example".into()], ..Door::default() };
        let relayed = (HeaderName::from_static("x-forwarded-for"), "203.0.113.9");
        assert_eq!(asks(&door, HERE, "localhost:1918", &[relayed]), Some(Caller::Guest));
        let secure = (header::ORIGIN, "https://games.example");
        assert_eq!(asks(&door, HERE, "games.example", &[secure]), Some(Caller::Guest));
        let other = (header::ORIGIN, "https://evil.example");
        assert_eq!(asks(&door, HERE, "games.example", &[other]), None);
    }

    #[test]
    fn where_a_relay_may_hide_the_host_has_a_key() {
        let key = "abcdefghijkmnpqrstuvwxyz23".to_owned();
        let door = Door { names: vec!["games.example".into()], host_key: Some(key.clone()), ..Door::default() };
        let cookie = |value: &str| format!("other=1; stavka_host={value}");
        let comes = |cookie: String| asks(&door, HERE, "localhost:1918", &[(header::COOKIE, &cookie)]);
        assert_eq!(asks(&door, HERE, "localhost:1918", &[]), Some(Caller::Guest));
        assert_eq!(comes(cookie("abcdefghijkmnpqrstuvwxyz22")), Some(Caller::Guest));
        assert_eq!(comes(cookie(&key)), Some(Caller::Host));
    }
}
