//! Puts the places on their hexes: printed ones first and for good, the others where they fit.

use super::Notice;
use super::overlay::Overlay;
use super::plan::{Plan, Where};
use super::project::Sheet;
use crate::chain::banks_of;
use crate::grid::HexIx;
use crate::map::{Bank, Map, OffMapPlace, OnBank, Place, RiverIx};

/// Fills `map.places` and `map.off_map`.
pub(super) fn settle(plan: &Plan, sheet: &Sheet, overlay: &Overlay<'_>, map: &mut Map) {
    for place in &plan.places {
        let point = sheet.point(place.lon, place.lat);
        let hex = match (place.position, overlay.moved(place.id.get_ref())) {
            (_, Some(hex)) | (Where::Printed(hex) | Where::Estimate(hex), None) => Some(hex),
            (Where::Geography, None) => map.grid.at(point),
            (Where::OffMap, None) => None,
        };
        let (id, name, kinds) = (place.id.get_ref().clone(), place.name.clone(), place.kinds.clone());
        match hex {
            Some(hex) => map.places.push(Place {
                id,
                name,
                kinds,
                hex,
                printed: matches!(place.position, Where::Printed(_)),
                bank: place.bank.map(|(river, bank)| OnBank { river: RiverIx(river as u8), bank }),
            }),
            None => map.off_map.push(OffMapPlace {
                id,
                name,
                kinds,
                point: Some(point.rounded()),
                entries: Vec::new(),
                rail_entries: Vec::new(),
                links: Vec::new(),
            }),
        }
    }
}

/// How far a village may be moved to stand on its river.
const REACH: u16 = 3;

/// Moves estimated places that should stand on a river to the nearest hex that does.
pub(super) fn to_the_river(plan: &Plan, overlay: &Overlay<'_>, map: &mut Map, notices: &mut Vec<Notice>) {
    for (index, planned) in plan.places.iter().enumerate() {
        let fixed = matches!(planned.position, Where::Printed(_)) || overlay.moved(planned.id.get_ref()).is_some();
        let Some(at) = map.places.iter().position(|p| p.id == *planned.id.get_ref()) else { continue };
        let wanted = match planned.bank {
            Some((river, bank)) => vec![(river, Some(bank))],
            None => {
                (0..plan.rivers.len()).filter(|&r| plan.rivers[r].places.contains(&index)).map(|r| (r, None)).collect()
            }
        };
        let here = map.places[at].hex;
        if fixed || wanted.is_empty() || misses(map, &wanted, here) == 0 {
            continue;
        }
        if let Some(hex) = best_hex(map, &wanted, here, at) {
            let numbers = (map.grid.number(here), map.grid.number(hex));
            notices.push(Notice(format!(
                "{} is moved from {} to {} to stand on its river",
                planned.name, numbers.0, numbers.1
            )));
            map.places[at].hex = hex;
        }
    }
}

/// How many of the rivers a hex does not touch on the bank asked for.
fn misses(map: &Map, wanted: &[(usize, Option<Bank>)], hex: HexIx) -> usize {
    let stands = |&&(river, bank): &&(usize, Option<Bank>)| {
        let (left, right) = banks_of(&map.grid, &map.rivers[river].chain, hex);
        match bank {
            Some(Bank::Left) => left && !right,
            Some(Bank::Right) => right && !left,
            None => left || right,
        }
    };
    wanted.len() - wanted.iter().filter(stands).count()
}

/// The nearest hex on the most of its rivers, away from other towns if it can be.
fn best_hex(map: &Map, wanted: &[(usize, Option<Bank>)], here: HexIx, place: usize) -> Option<HexIx> {
    let centre = map.grid.centre(here);
    let mut best: Option<(f64, HexIx)> = None;
    for hex in map.grid.hexes().filter(|&hex| map.grid.distance(here, hex) <= REACH) {
        let missed = misses(map, wanted, hex);
        if missed == wanted.len() {
            continue;
        }
        let crowded = map.places.iter().enumerate().any(|(other, p)| other != place && p.hex == hex);
        let distance = map.grid.centre(hex).distance_squared(centre);
        let score = distance + 2.0 * missed as f64 + if crowded { 3.0 } else { 0.0 };
        if best.is_none_or(|(s, _)| score < s - 1e-9) {
            best = Some((score, hex));
        }
    }
    best.map(|(_, hex)| hex)
}
