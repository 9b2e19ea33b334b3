//! V.D.5 to V.D.9, X.supply.2, X.supply.3: what supplies a faction: its rail, its rivers, and what its own rule names.

use engine::{Index, Set};
use hexmap::HexIx;

use crate::control::{city_at, may_use};
use crate::data::Data;
use crate::factions::SupplySource;
use crate::ids::{BoxIx, CityIx, FactionIx, RailIx, Side, Spot, Spots, Whereabouts};
use crate::politics::{ongoing, targets};
use crate::state::State;
use crate::supply::Lines;
use crate::{air, rivers};

/// What kind of source a spot is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Source {
    /// A port, a box, a home country: no blockade by land cuts it (V.H.1, X.isolation.1).
    Open,
    /// A rail hex (V.D.5).
    Rail,
    /// A place that the rule of the faction names.
    Named,
    /// A hex on a major river (V.D.7, V.D.8).
    River,
}

/// Rail hexes.
pub(crate) type Rails = Set<RailIx, 16>;

/// The rail hexes in which a faction could ever have a city, a place that its rule names, or a map edge.
pub(crate) fn bases(data: &Data, faction: FactionIx) -> Rails {
    let at = |rail: RailIx| data.board.rail_hexes[rail.index()];
    let settled = |hex: HexIx| data.ground.city[hex.index()].is_some() || data.rims.iter().any(|rim| rim.contains(hex));
    let all = (0..data.board.rail_hexes.len()).map(RailIx::from_index);
    Rails::of(all.filter(|rail| settled(at(*rail)) || may_be_named(data, faction, at(*rail))))
}

/// Whether the rule of a faction could name a hex without a city.
fn may_be_named(data: &Data, faction: FactionIx, hex: HexIx) -> bool {
    data.factions[faction.index()].sources.iter().any(|source| match source {
        SupplySource::Zone(zone) => data.ground.zones[zone.index()].contains(hex),
        SupplySource::Around(near) => targets::is_near(data, near, hex),
        SupplySource::Redoubt | SupplySource::SourcesOf(_) => true,
        _ => false,
    })
}

/// The places that the rule of a faction could name, whoever holds them.
pub(crate) fn nameable(data: &Data, faction: FactionIx) -> Spots {
    let mut spots = Spots::NONE;
    for source in &data.factions[faction.index()].sources {
        let hexes = data.map.grid.hexes();
        let mut add = |hex: HexIx| spots.insert(data.ids.at_hex(hex));
        match source {
            SupplySource::Box(of) => spots.insert(data.ids.in_box(*of)),
            SupplySource::PortsOf(_) | SupplySource::Ports(_) | SupplySource::Cities(_) | SupplySource::CitiesOf(_) => {
                data.cities.iter().for_each(|city| spots.insert(city.spot))
            }
            SupplySource::RailOf(_) | SupplySource::RailIn(_) => data.ground.rail.iter().for_each(add),
            SupplySource::Zone(zone) => data.ground.zones[zone.index()].iter().for_each(add),
            SupplySource::Around(near) => hexes.filter(|hex| targets::is_near(data, near, *hex)).for_each(&mut add),
            SupplySource::Redoubt => hexes.for_each(add),
            SupplySource::SourcesOf(other) => spots = spots.or(nameable(data, *other)),
        }
    }
    spots
}

/// Whether the rule of a faction, or of the one whose sources serve it too, could name a place.
pub(crate) fn could_name(data: &Data, state: &State, faction: FactionIx, spot: Spot) -> bool {
    let names = |faction: FactionIx| data.nameable[faction.index()].contains(spot);
    names(faction) || ongoing::sources_of(data, state, faction).is_some_and(names)
}

/// The sources of a faction as they are asked for: what was found out of the rail is kept.
pub(crate) struct Sources<'a> {
    data: &'a Data,
    state: &'a State,
    faction: FactionIx,
    side: Side,
    lines: Lines<'a>,
    /// Rail under interdiction carries no Armt (VIII.B.11); supply passes (VIII.B.13).
    for_armt: bool,
    /// Partisans on the rail cut it.
    past_partisans: bool,
    /// The faction whose sources serve it too, by an option.
    lent: Option<FactionIx>,
    joined: Rails,
    cut: Rails,
    /// Whether a river could link anything at all, as far as it was asked.
    rivers: [Option<bool>; rivers::SYSTEMS],
}

impl<'a> Sources<'a> {
    /// Those of a faction; none for one that is on neither side.
    pub(crate) fn of(data: &'a Data, state: &'a State, faction: FactionIx) -> Option<Sources<'a>> {
        Lines::of(data, state, faction).map(|lines| Sources::along(&lines, faction))
    }

    /// Those of the faction whose lines these are.
    pub(crate) fn along(lines: &Lines<'a>, faction: FactionIx) -> Sources<'a> {
        Sources {
            data: lines.data,
            state: lines.state,
            faction,
            side: lines.side,
            lines: *lines,
            for_armt: false,
            past_partisans: true,
            lent: ongoing::sources_of(lines.data, lines.state, faction),
            joined: Rails::NONE,
            cut: Rails::NONE,
            rivers: [None; rivers::SYSTEMS],
        }
    }

    /// The same, as far as they bring Armt.
    pub(crate) fn for_armt(data: &'a Data, state: &'a State, faction: FactionIx) -> Option<Sources<'a>> {
        Some(Sources { for_armt: true, ..Sources::of(data, state, faction)? })
    }

    /// The same, as far as no partisans are in the way.
    pub(crate) fn short_of_partisans(data: &'a Data, state: &'a State, faction: FactionIx) -> Option<Sources<'a>> {
        Some(Sources { past_partisans: false, ..Sources::for_armt(data, state, faction)? })
    }

    /// What kind of source a spot is, if it is one.
    pub(crate) fn kind(&mut self, spot: Spot) -> Option<Source> {
        let lent = || self.lent.and_then(|other| self.named(other, spot));
        let named = self.named(self.faction, spot).or_else(lent);
        if named == Some(Source::Open) {
            return named;
        }
        let Whereabouts::Hex(hex) = self.data.ids.whereabouts(spot) else { return named };
        if self.is_on_joined_rail(hex) {
            return Some(Source::Rail);
        }
        named.or_else(|| self.is_on_linked_river(hex).then_some(Source::River))
    }

    /// Whether a spot shelters whoever is there by what is said of the faction alone, not by rail or river (VII.N.3).
    pub(crate) fn shelters(&mut self, spot: Spot) -> bool {
        matches!(self.kind(spot), Some(Source::Open | Source::Named))
    }

    /// What the rule of a faction names (V.D.9, X.supply.2).
    fn named(&self, faction: FactionIx, spot: Spot) -> Option<Source> {
        self.named_place(faction, spot).or_else(|| self.is_on_named_rail(faction, spot).then_some(Source::Rail))
    }

    /// The same of places, whatever rail is there.
    fn named_place(&self, faction: FactionIx, spot: Spot) -> Option<Source> {
        if !self.data.nameable[faction.index()].contains(spot) {
            return None;
        }
        let sources = &self.data.factions[faction.index()].sources;
        let kinds = sources.iter().filter_map(|source| self.is_named(source, spot));
        // A port may be a city of the faction as well: what no blockade cuts counts.
        kinds.reduce(|one, other| if one == Source::Open { one } else { other })
    }

    /// Whether a spot is on rail that the rule of a faction names (X.supply.2).
    fn is_on_named_rail(&self, faction: FactionIx, spot: Spot) -> bool {
        let Whereabouts::Hex(hex) = self.data.ids.whereabouts(spot) else { return false };
        self.data.factions[faction.index()].sources.iter().any(|source| match source {
            SupplySource::RailOf(owner) => self.is_on_rail_of(*owner, hex),
            SupplySource::RailIn(zone) => {
                self.data.ground.zones[zone.index()].contains(hex) && self.is_on_rail_of(self.faction, hex)
            }
            SupplySource::SourcesOf(other) => self.is_on_named_rail(*other, spot),
            _ => false,
        })
    }

    /// Whether free rail of a faction joins a hex to a place that its rule names, to two of its cities or to a friendly map edge
    /// (X.supply.2).
    fn is_on_rail_of(&self, owner: FactionIx, hex: HexIx) -> bool {
        let open = |hex: HexIx| self.holder(hex) == Some(owner) && self.is_free(hex);
        let Some(rail) = self.data.board.rail_at[hex.index()].filter(|_| open(hex)) else { return false };
        let mut cities = 0;
        self.follow(rail, open, |_, at| {
            cities += usize::from(has_friendly_city(self.data, self.state, owner, at));
            cities >= 2 || self.named_place(owner, self.data.ids.at_hex(at)).is_some() || self.is_edge(owner, at)
        })
        .0
    }

    /// Follows the rail from a hex over hexes that are open, until `enough` says so of one: whether it did, and where the rail
    /// was seen.
    fn follow(
        &self,
        from: RailIx,
        open: impl Fn(HexIx) -> bool,
        mut enough: impl FnMut(RailIx, HexIx) -> bool,
    ) -> (bool, Rails) {
        let mut seen = Rails::one(from);
        let (mut queue, mut len, mut next) = ([from; 1024], 1, 0);
        let mut found = false;
        while next < len && !found {
            let here = queue[next];
            next += 1;
            found = enough(here, self.data.board.rail_hexes[here.index()]);
            for &to in self.data.board.along(here) {
                if !seen.contains(to) && open(self.data.board.rail_hexes[to.index()]) {
                    seen.insert(to);
                    queue[len] = to;
                    len += 1;
                }
            }
        }
        (found, seen)
    }

    fn is_named(&self, source: &SupplySource, spot: Spot) -> Option<Source> {
        let (data, state, side) = (self.data, self.state, self.side);
        let whereabouts = data.ids.whereabouts(spot);
        let city = || city_at(data, spot);
        let ours = |city: &CityIx| state.city_side(*city) == Some(side);
        let hex = match whereabouts {
            Whereabouts::Hex(hex) => Some(hex),
            Whereabouts::Box(_) => None,
        };
        match source {
            SupplySource::Box(of) => {
                (whereabouts == Whereabouts::Box(*of) && is_open(data, state, side, *of)).then_some(Source::Open)
            }
            SupplySource::PortsOf(seas) => {
                let azov = &data.tables.naval.azov;
                let port = |city: &CityIx| {
                    let sea = data.cities[city.index()].port;
                    // VI.H.13
                    sea.is_some_and(|sea| seas.contains(&sea) && (sea != azov.sea || ours(&azov.needs)))
                };
                city().filter(|city| ours(city) && port(city)).map(|_| Source::Open)
            }
            SupplySource::Ports(cities) => {
                city().filter(|city| cities.contains(city) && ours(city)).map(|_| Source::Open)
            }
            SupplySource::Cities(cities) => {
                city().filter(|city| cities.contains(city) && ours(city)).map(|_| Source::Named)
            }
            SupplySource::CitiesOf(owner) => {
                city().filter(|city| state.holder(*city) == Some(*owner)).map(|_| Source::Named)
            }
            SupplySource::Zone(zone) => {
                hex.filter(|hex| data.ground.zones[zone.index()].contains(*hex)).map(|_| Source::Open)
            }
            SupplySource::Around(near) => hex.filter(|hex| targets::is_near(data, near, *hex)).map(|_| Source::Open),
            SupplySource::Redoubt => hex.filter(|hex| state.redoubt == Some(*hex)).map(|_| Source::Named),
            SupplySource::SourcesOf(other) => self.named_place(*other, spot),
            SupplySource::RailOf(_) | SupplySource::RailIn(_) => None,
        }
    }

    /// Whether rail in a hex makes a network: a city of the faction or of its friends is there, a place that its rule names, or
    /// a friendly map edge (V.D.5, V.D.9, X.control.3).
    pub(crate) fn is_root(&self, hex: HexIx) -> bool {
        self.has_friendly_city(hex)
            || self.named_place(self.faction, self.data.ids.at_hex(hex)).is_some()
            || self.is_edge(self.faction, hex)
    }

    fn holder(&self, hex: HexIx) -> Option<FactionIx> {
        self.data.board.rail_at[hex.index()].and_then(|rail| self.state.rail[rail])
    }

    /// Whether a hex is free for a rail link: no enemy, and no enemy ZOC but where a friend stands (V.D.5, V.D.6).
    fn is_free(&self, hex: HexIx) -> bool {
        self.lines.carry(hex)
            && !(self.for_armt && air::is_interdicted(self.state, hex))
            && (self.past_partisans || !ongoing::partisans(self.data, self.state, hex))
    }

    /// Whether a rail hex is of the faction's network, and open.
    fn is_usable(&self, hex: HexIx) -> bool {
        self.holder(hex).is_some_and(|holder| may_use(self.data, self.faction, holder)) && self.is_free(hex)
    }

    /// Whether the rail in a hex is joined to two friendly cities or to a friendly map edge (V.D.5).
    fn is_on_joined_rail(&mut self, hex: HexIx) -> bool {
        let Some(rail) = self.data.board.rail_at[hex.index()] else { return false };
        if self.joined.contains(rail) || self.cut.contains(rail) {
            return self.joined.contains(rail);
        }
        if !self.is_usable(hex) {
            return false;
        }
        let mut cities = 0;
        let (joined, seen) = self.follow(
            rail,
            |hex| self.is_usable(hex),
            |rail, at| {
                cities += usize::from(self.has_friendly_city(at));
                cities >= 2 || self.is_edge(self.faction, at) || self.joined.contains(rail)
            },
        );
        if joined {
            self.joined = self.joined.or(seen);
        } else {
            self.cut = self.cut.or(seen);
        }
        joined
    }

    fn has_friendly_city(&self, hex: HexIx) -> bool {
        has_friendly_city(self.data, self.state, self.faction, hex)
    }

    /// V.D.5, X.area.1
    fn is_edge(&self, faction: FactionIx, hex: HexIx) -> bool {
        if !self.data.rims[usize::from(self.state.scenario)].contains(hex) {
            return false;
        }
        let open = |of: Option<BoxIx>| of.is_none_or(|of| is_open(self.data, self.state, self.side, of));
        let printed = self
            .data
            .edges
            .iter()
            .any(|edge| edge.hexes.contains(&hex) && edge.factions.contains(&faction) && open(edge.through));
        let scenario = self.state.scenario(self.data);
        printed
            || scenario
                .edge_hexes
                .iter()
                .any(|(owner, hexes)| may_use(self.data, faction, *owner) && hexes.contains(&hex))
    }

    /// Whether the river links a hex on its bank to two friendly cities, or to one that is a source or is joined to one by
    /// rail (V.D.7, V.D.8).
    fn is_on_linked_river(&mut self, hex: HexIx) -> bool {
        let (data, state, side, faction) = (self.data, self.state, self.side, self.faction);
        let systems = data.courses.systems_at(data, hex);
        (0..rivers::SYSTEMS).filter(|system| systems & 1 << system != 0).any(|system| {
            if !self.may_link(system) {
                return false;
            }
            let mut friendly = 0;
            rivers::links(data, state, side, system, hex, |city| {
                if !state.holder(city).is_some_and(|holder| may_use(data, faction, holder)) {
                    return false;
                }
                friendly += 1;
                friendly >= 2 || self.is_fed(city)
            })
        })
    }

    /// Whether a river has two friendly cities, or one that is fed, wherever.
    fn may_link(&mut self, system: usize) -> bool {
        if let Some(known) = self.rivers[system] {
            return known;
        }
        let (data, state, faction) = (self.data, self.state, self.faction);
        let friendly = |city: CityIx| state.holder(city).is_some_and(|holder| may_use(data, faction, holder));
        let cities = data.courses.cities(system).filter(friendly);
        let may = cities.len() >= 2 || cities.first().is_some_and(|city| self.is_fed(city));
        self.rivers[system] = Some(may);
        may
    }

    /// Whether a city is a source, or its rail leads to one.
    fn is_fed(&mut self, city: CityIx) -> bool {
        let spot = self.data.cities[city.index()].spot;
        if self.named(self.faction, spot).is_some() {
            return true;
        }
        matches!(self.data.ids.whereabouts(spot), Whereabouts::Hex(hex) if self.is_on_joined_rail(hex))
    }
}

/// Whether a city in a hex is a faction's, or its friends'.
pub(crate) fn has_friendly_city(data: &Data, state: &State, faction: FactionIx, hex: HexIx) -> bool {
    let holder = data.ground.city[hex.index()].and_then(|city| state.holder(city));
    holder.is_some_and(|holder| may_use(data, faction, holder))
}

/// Whether the enemy holds a box neither by a city in it nor by combat units.
fn is_open(data: &Data, state: &State, side: Side, of: BoxIx) -> bool {
    let spot = data.ids.in_box(of);
    let city = city_at(data, spot).and_then(|city| state.city_side(city));
    city != Some(side.enemy()) && crate::supply::box_carries(data, state, side, of)
}
