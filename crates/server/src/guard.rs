//! Another web page must not drive the server: requests come from pages of this server, under a name of this computer.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::trouble::Trouble;

/// The names of this computer for itself.
const THIS_COMPUTER: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// Let a request pass, or refuse it.
pub(crate) async fn guard(request: Request, next: Next) -> Response {
    let mut response = match check(request.headers()) {
        Ok(()) => next.run(request).await,
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

fn check(headers: &HeaderMap) -> Result<(), Trouble> {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let host = text(header::HOST).unwrap_or("");
    // A name that leads here from elsewhere is not ours: it may belong to somebody who wants to look in.
    if !THIS_COMPUTER.contains(&without_port(host)) {
        return Err(Trouble::forbidden(format!("this server does not answer to the name {host:?}")));
    }
    match text(header::ORIGIN) {
        Some(origin) if origin.strip_prefix("http://") != Some(host) => {
            Err(Trouble::forbidden(format!("pages of {origin:?} may not use this server")))
        }
        _ => Ok(()),
    }
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

    fn passes(host: &str, origin: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().expect("a header"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().expect("a header"));
        }
        check(&headers).is_ok()
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
        assert!(!passes("", None));
    }
}
