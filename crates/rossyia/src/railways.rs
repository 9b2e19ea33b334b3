//! Who holds the track (VI.F.11): worked out from cities, junctions and railheads, so that every rail hex has one holder.

use hexmap::{HexIx, Route};

use crate::data::Data;
use crate::ids::{FactionIx, LineIx};
use crate::scenarios::Scenario;

impl Data {
    /// Who holds the line at the city or junction in a hex when a scenario begins.
    pub fn node_holder(&self, scenario: &Scenario, hex: HexIx) -> Option<FactionIx> {
        if let Some(city) = self.ground.city[hex.index()] {
            return scenario.holder(city);
        }
        let junction = self.ground.junction[hex.index()]?;
        let named = scenario.junctions.iter().find(|(_, junctions)| junctions.contains(&junction));
        Some(named.map_or(self.junction_owners[junction.index()], |(&faction, _)| faction))
    }

    /// Who holds every rail hex when a scenario begins; the reason if the data do not say, or say it twice.
    pub fn rail_holders(&self, scenario: &Scenario) -> Result<Vec<Option<FactionIx>>, String> {
        let mut holders: Vec<Option<FactionIx>> = vec![None; self.map.grid.len()];
        for (index, route) in self.map.routes.iter().enumerate() {
            let line = LineIx(index as u8);
            for (hex, holder) in self.line_holders(scenario, line, route)? {
                let held = &mut holders[hex.index()];
                if held.is_some_and(|other| other != holder) {
                    let number = self.map.grid.number(hex);
                    return Err(format!("{number} is held by two factions, one of them on {}", route.id));
                }
                *held = Some(holder);
            }
        }
        Ok(holders)
    }

    fn line_holders(
        &self,
        scenario: &Scenario,
        line: LineIx,
        route: &Route,
    ) -> Result<Vec<(HexIx, FactionIx)>, String> {
        let grid = &self.map.grid;
        let mut found: Vec<(HexIx, FactionIx)> = Vec::new();
        // Stretches of the line in play, each hex with the holder of the node in it.
        let nodes: Vec<(HexIx, Option<FactionIx>)> =
            route.hexes.iter().map(|&hex| (hex, self.node_holder(scenario, hex))).collect();
        for stretch in nodes.split(|(hex, _)| !scenario.holds(grid, *hex)).filter(|stretch| !stretch.is_empty()) {
            let held: Vec<usize> = (0..stretch.len()).filter(|&k| stretch[k].1.is_some()).collect();
            let (Some(&first), Some(&last)) = (held.first(), held.last()) else {
                // A stretch that only touches the area is whose edge it is.
                let edge = |(_, hexes): &(&FactionIx, &Vec<HexIx>)| stretch.iter().any(|(hex, _)| hexes.contains(hex));
                let by = scenario.edge_hexes.iter().find(edge).map(|(&faction, _)| faction);
                found.extend(stretch.iter().filter_map(|(hex, _)| by.map(|by| (*hex, by))));
                continue;
            };
            let hold = |from: usize, to: usize, by: Option<FactionIx>, found: &mut Vec<(HexIx, FactionIx)>| {
                found.extend(stretch[from..=to].iter().filter_map(|(hex, _)| by.map(|by| (*hex, by))));
            };
            hold(0, first, stretch[first].1, &mut found);
            hold(last, stretch.len() - 1, stretch[last].1, &mut found);
            for pair in held.windows(2) {
                let (from, to) = (pair[0], pair[1]);
                let (a, b) = (stretch[from].1, stretch[to].1);
                if a == b {
                    hold(from, to, a, &mut found);
                    continue;
                }
                let between = |hex: HexIx| (from..=to).find(|&k| stretch[k].0 == hex);
                let head = scenario.railheads.iter().filter(|head| head.line == line).find_map(|head| {
                    let ends = (between(head.heads[0])?, between(head.heads[1])?);
                    Some((ends, head.owners))
                });
                let number = |k: usize| grid.number(stretch[k].0);
                let Some(((end, begin), owners)) = head else {
                    return Err(format!("{}: no railhead between {} and {}", route.id, number(from), number(to)));
                };
                if end + 1 != begin || (Some(owners[0]), Some(owners[1])) != (a, b) {
                    return Err(format!("{}: the railhead at {} does not fit its line", route.id, number(end)));
                }
                hold(from, end, a, &mut found);
                hold(begin, to, b, &mut found);
            }
        }
        Ok(found)
    }
}
