//! How others reach this computer: its addresses, for the host to send to friends.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};
use std::sync::Arc;

use axum::{Extension, Json};
use serde::Serialize;
use ts_rs::TS;

use crate::Reach;
use crate::people::Caller;

/// An address that belongs to nobody: the way to it is the way to the world.
const ELSEWHERE: Ipv4Addr = Ipv4Addr::new(192, 0, 2, 1);

/// How friends reach the server.
#[derive(Debug, Clone, Default)]
pub(crate) struct Ways {
    /// Whether others can reach it at all.
    network: bool,
    /// The beginnings of links, best first.
    addresses: Vec<String>,
}

/// What a page learns of where it is.
#[derive(Debug, Serialize, TS)]
pub(crate) struct Whereabouts {
    /// Whether it is the host's.
    host: bool,
    /// Whether others can reach the server at all. Only the host is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    network: Option<bool>,
    /// The beginnings of links, best first. Only the host is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    addresses: Option<Vec<String>>,
}

/// The addresses by which other computers know this one: first that of the way to the world, then those of other
/// networks, a VPN's too. Nothing is sent to find them.
pub fn addresses() -> Vec<IpAddr> {
    let first = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
        socket.connect((ELSEWHERE, 9))?;
        Ok(socket.local_addr()?.ip())
    });
    let others = if_addrs::get_if_addrs().unwrap_or_default().into_iter().filter(|one| !one.is_link_local());
    let others = others.map(|one| one.ip()).filter(IpAddr::is_ipv4);
    let mut found = Vec::new();
    for address in first.into_iter().chain(others) {
        if !address.is_loopback() && !address.is_unspecified() && !found.contains(&address) {
            found.push(address);
        }
    }
    found
}

/// How friends reach a server at this port, under these names and by its numbers. A name with `https://` before it is
/// that of a relay, with a port of its own.
pub(crate) fn ways(reach: Reach, names: &[String], port: u16) -> Ways {
    let network = reach == Reach::Network;
    let named = names.iter().map(|name| match name.contains("://") {
        true => name.trim_end_matches('/').to_owned(),
        false => format!("http://{name}:{port}"),
    });
    let numbers = addresses().into_iter().filter(|_| network).map(|address| format!("http://{address}:{port}"));
    Ways { network: network || !names.is_empty(), addresses: named.chain(numbers).collect() }
}

/// The name alone, as a browser sends it.
pub(crate) fn bare_name(name: &str) -> String {
    let name = name.split_once("://").map_or(name, |(_, name)| name);
    let name = name.split('/').next().unwrap_or(name);
    name.split(':').next().unwrap_or(name).to_ascii_lowercase()
}

/// `GET /api/here`.
pub(crate) async fn here(
    Extension(caller): Extension<Caller>,
    Extension(ways): Extension<Arc<Ways>>,
) -> Json<Whereabouts> {
    let host = caller == Caller::Host;
    let (network, addresses) = host.then(|| (ways.network, ways.addresses.clone())).unzip();
    Json(Whereabouts { host, network, addresses })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn friends_are_given_each_address_once_and_none_that_leads_back_to_themselves() {
        let found = addresses();
        assert!(found.iter().all(|address| !address.is_loopback() && address.is_ipv4()));
        assert!((1..found.len()).all(|at| !found[..at].contains(&found[at])));
    }

    #[test]
    fn a_name_is_given_bare_or_as_the_address_of_a_relay() {
        let names = ["box.local".to_owned(), "https://Games.example/".to_owned()];
        assert_eq!(names.each_ref().map(|name| bare_name(name)), ["box.local", "games.example"]);
        let ways = ways(Reach::ThisComputer, &names, 1918);
        assert_eq!(ways.addresses, ["http://box.local:1918", "https://Games.example"]);
        assert!(ways.network);
    }
}
