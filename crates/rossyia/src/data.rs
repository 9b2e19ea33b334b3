//! Everything that does not change: the map, counters, tables and scenarios, read and judged once. A game owns its data, so
//! that games with different data can be played side by side.

use std::collections::{BTreeMap, HashMap};

use engine::{Corrections, Fault, Index, Looks};
use hexmap::{Direction, Grade, Map, Overprint, Source, Ways, read_map, read_overprint, with_ground};

use crate::board::{Board, Kinds};
use crate::calendar::Calendar;
use crate::counters::{Hq, Unit};
use crate::factions::Faction;
use crate::ids::{
    CityIx, CounterIx, EntryIx, EventIx, FactionIx, Hexes, HqIx, Ids, JunctionIx, OptionIx, ProgramIx, SeaIx, Spots,
    TurnIx, Whereabouts,
};
use crate::nations::numbers::Nations;
use crate::places::{Bridge, City, CityFile, Closed, Ground, MapEdge, OffMapBox, RiverSystem, Sea};
use crate::politics::{Event, PoliticalOption, Politics, Programs};
use crate::prices::Prices;
use crate::rivers::Courses;
use crate::scenarios::Scenario;
use crate::sources::{self, Rails};
use crate::tables::Tables;
use engine::data::{DataFile, Placed};

engine::data_files! {
    game "rossyia", version "6";
    rules {
        /// Turns and weather.
        calendar,
        /// What places are worth.
        cities,
        /// Units and headquarters.
        counters,
        /// Events.
        events,
        /// Factions.
        factions,
        /// The compiled map.
        map,
        /// Numbers of single nations.
        nations,
        /// Political options.
        options,
        /// The political table and what moves the level.
        politics,
        /// Scenarios.
        scenarios,
        /// Tables of the military game.
        tables,
    }
    looks {
        /// How it looks.
        looks,
        /// What is printed over and beside the map.
        overprint,
    }
}

impl Files {
    /// The same with an owner's corrections. Beside what the files have, `[map.hex]` says what lies in single hexes.
    pub fn with_ground(self, corrections: &mut Corrections) -> Result<Files, Fault> {
        let hexes = corrections.take("map", "hex")?;
        let files = self.corrected(corrections)?;
        let map = with_ground("data/map.toml", files.map, &hexes).map_err(|fault| corrections.blame(&fault))?;
        Ok(Files { map, ..files })
    }
}

/// What the rules look things up in.
#[derive(Debug, Clone)]
pub struct Data {
    /// What everything is called.
    pub ids: Ids,
    /// The map.
    pub map: Map,
    /// What is printed over and beside it.
    pub overprint: Overprint,
    /// How it looks.
    pub looks: Looks,
    /// The hexes as the rules see them.
    pub ground: Ground,
    /// Hexsides, rail hexes and boxes, flat.
    pub board: Board,
    /// Kinds of counters.
    pub kinds: Kinds,
    /// The factions.
    pub factions: Vec<Faction>,
    /// The units: the first counters.
    pub units: Vec<Unit>,
    /// The headquarters: the counters after them.
    pub hqs: Vec<Hq>,
    /// The cities.
    pub cities: Vec<City>,
    /// Who holds the line at each junction in November 18.
    pub junction_owners: Vec<FactionIx>,
    /// Bridges over major rivers.
    pub bridges: Vec<Bridge>,
    /// Seas.
    pub seas: Vec<Sea>,
    /// Boxes, in the order of the map's.
    pub boxes: Vec<OffMapBox>,
    /// Friendly map edges.
    pub edges: Vec<MapEdge>,
    /// Closed countries.
    pub closed: Vec<Closed>,
    /// Major rivers that transport counts together.
    pub river_systems: Vec<RiverSystem>,
    /// Their hexsides.
    pub courses: Courses,
    /// What hexes cost to enter.
    pub prices: Prices,
    /// Turns and weather.
    pub calendar: Calendar,
    /// The political game.
    pub politics: Politics,
    /// Tables of the military game.
    pub tables: Tables,
    /// Numbers of single nations.
    pub nations: Nations,
    /// The scenarios.
    pub scenarios: Vec<Scenario>,
    /// The land in play, by scenario (X.area.1).
    pub(crate) land: Vec<Hexes>,
    /// The hexes of map edges, whoseever they are, by scenario (V.D.5, X.area.1).
    pub(crate) rims: Vec<Hexes>,
    /// The rail hexes in which a network can have its root, by faction (X.control.3).
    pub(crate) bases: Vec<Rails>,
    /// The hexes of closed countries, whomever they are closed to (X.neutral.1).
    pub(crate) frontiers: Hexes,
    /// The places that the rule of a faction could name as sources (X.supply.2).
    pub(crate) nameable: Vec<Spots>,
    /// The English name of each id.
    pub(crate) called: HashMap<String, String>,
}

/// What was placed, judged one by one.
fn judged<T>(file: &DataFile<'_>, list: Placed<T>, judge: impl Fn(&T) -> Result<(), String>) -> Result<Vec<T>, Fault> {
    list.into_iter().map(|(at, one)| judge(&one).map(|()| one).map_err(|reason| file.fault(at, reason))).collect()
}

fn all<T>(list: Placed<T>) -> Vec<T> {
    list.into_iter().map(|(_, one)| one).collect()
}

impl Data {
    /// Data from its files, judged.
    pub fn read(files: &Files) -> Result<Data, Fault> {
        let map = read_map(&Source::new("data/map.toml", &files.map))?;
        let overprint = read_overprint(&Source::new("data/overprint.toml", &files.overprint), &map.grid)?;
        let looks = Looks::read(&files.looks, "data/looks.toml")?;
        let calendar = DataFile::parse("data/calendar.toml", &files.calendar)?;
        let cities = DataFile::parse("data/cities.toml", &files.cities)?;
        let counters = DataFile::parse("data/counters.toml", &files.counters)?;
        let events = DataFile::parse("data/events.toml", &files.events)?;
        let factions = DataFile::parse("data/factions.toml", &files.factions)?;
        let nations = DataFile::parse("data/nations.toml", &files.nations)?;
        let options = DataFile::parse("data/options.toml", &files.options)?;
        let politics = DataFile::parse("data/politics.toml", &files.politics)?;
        let scenarios = DataFile::parse("data/scenarios.toml", &files.scenarios)?;
        let tables = DataFile::parse("data/tables.toml", &files.tables)?;

        let mut ids = Ids::of_map(&map);
        ids.listed::<TurnIx>(calendar.ids("turn")?);
        ids.listed::<CityIx>(cities.ids("city")?);
        ids.listed::<SeaIx>(cities.ids("sea")?);
        ids.listed::<EventIx>(events.ids("event")?);
        ids.listed::<FactionIx>(factions.ids("faction")?);
        ids.listed::<OptionIx>(options.ids("option")?);
        ids.listed::<EntryIx>(politics.ids("entry")?);
        let (units, hqs) = (counters.ids("unit")?, counters.ids("hq")?);
        if let Some(both) = hqs.iter().find(|id| units.contains(id)) {
            return Err(Fault::new("data/counters.toml", format!("{both:?} is a unit and a HQ")));
        }
        ids.listed::<HqIx>(hqs.iter().cloned());
        ids.listed::<CounterIx>(units.into_iter().chain(hqs));

        let read_cities = |list: Placed<CityFile>| -> Result<Vec<City>, Fault> {
            let city = |(at, one): (usize, CityFile)| one.judged(&map, &ids).map_err(|reason| cities.fault(at, reason));
            list.into_iter().map(city).collect()
        };
        let city_list = read_cities(cities.list("city", &ids)?)?;
        let ground = Ground::new(&map, &ids, &city_list).map_err(|reason| Fault::new("data/map.toml", reason))?;
        calendar.only(&["turn", "white_series", "end_of_game", "weather"])?;
        cities.only(&["city", "bridge", "sea", "box", "edge", "closed", "river_system", "junctions"])?;
        counters.only(&["unit", "hq"])?;
        events.only(&["event"])?;
        factions.only(&["faction"])?;
        options.only(&["option"])?;
        scenarios.only(&["scenario"])?;
        let (bridges, boxes): (Vec<Bridge>, Vec<OffMapBox>) =
            (all(cities.list("bridge", &ids)?), all(cities.list("box", &ids)?));
        let (units, hqs) = (
            judged(&counters, counters.list("unit", &ids)?, Unit::judge)?,
            judged(&counters, counters.list("hq", &ids)?, Hq::judge)?,
        );
        let tables = read_tables(&tables, &ids)?;
        let river_systems: Vec<RiverSystem> = all(cities.list("river_system", &ids)?);
        let seas: Vec<Sea> = all(cities.list("sea", &ids)?);
        let factions_list: Vec<Faction> = all(factions.list("faction", &ids)?);
        let politics = read_politics(&politics, &options, &events, &ids)?;
        ids.listed::<ProgramIx>(politics.programs.ids().collect::<Vec<_>>());
        let mut data = Data {
            courses: Courses::new(&map, &river_systems, divided_river(&tables, &city_list, &ids)),
            prices: Prices::new(&map, &ground, &tables, &factions_list),
            board: Board::new(&map, &ground, &bridges, &seas, &boxes),
            kinds: Kinds::new(&ids, &units, &hqs, &tables.zoc),
            ground,
            cities: city_list,
            junction_owners: junction_owners(&cities, &ids)?,
            bridges,
            seas,
            boxes,
            edges: all(cities.list("edge", &ids)?),
            closed: all(cities.list("closed", &ids)?),
            river_systems,
            factions: factions_list,
            units,
            hqs,
            calendar: read_calendar(&calendar, &ids)?,
            politics,
            tables,
            nations: read_nations(&nations, &ids)?,
            scenarios: judged(&scenarios, scenarios.list("scenario", &ids)?, Scenario::judge)?,
            map,
            overprint,
            looks,
            ids,
            land: Vec::new(),
            rims: Vec::new(),
            bases: Vec::new(),
            nameable: Vec::new(),
            frontiers: Hexes::NONE,
            called: HashMap::new(),
        };
        let land = |scenario: &Scenario| {
            Hexes::of(data.map.grid.hexes().filter(|hex| data.is_land(*hex) && scenario.holds(&data.map.grid, *hex)))
        };
        let rim = |scenario: &Scenario| {
            let printed = data.edges.iter().flat_map(|edge| &edge.hexes);
            Hexes::of(printed.chain(scenario.edge_hexes.values().flatten()).copied())
        };
        (data.land, data.rims) = (data.scenarios.iter().map(land).collect(), data.scenarios.iter().map(rim).collect());
        let zones = data.closed.iter().map(|country| data.ground.zones[country.zone.index()]);
        data.frontiers = zones.fold(Hexes::NONE, Hexes::or);
        data.nameable = data.ids.all::<FactionIx>().map(|faction| sources::nameable(&data, faction)).collect();
        data.bases = data.ids.all::<FactionIx>().map(|faction| sources::bases(&data, faction)).collect();
        data.called = data.index_of_names();
        data.judge_places().map_err(|reason| Fault::new("data/cities.toml", reason))?;
        for scenario in &data.scenarios {
            data.judge_scenario(scenario)
                .map_err(|reason| Fault::new("data/scenarios.toml", format!("{}: {reason}", scenario.id)))?;
        }
        Ok(data)
    }

    /// The counter of a headquarters.
    pub fn counter_of(&self, hq: HqIx) -> CounterIx {
        CounterIx((self.units.len() + hq.index()) as u16)
    }

    /// The unit of a counter, if it is one.
    pub fn unit(&self, counter: CounterIx) -> Option<&Unit> {
        self.units.get(counter.index())
    }

    /// The headquarters of a counter, if it is one.
    pub fn hq_of(&self, counter: CounterIx) -> Option<HqIx> {
        counter.index().checked_sub(self.units.len()).map(HqIx::from_index)
    }

    /// The scenario with this id.
    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }

    /// Bridges, boxes, ports, edges and rivers fit the map; the reason if not.
    fn judge_places(&self) -> Result<(), String> {
        let (map, grid) = (&self.map, &self.map.grid);
        for bridge in &self.bridges {
            let major = map.grade(bridge.side) == Some(Grade::Major);
            let line = &map.routes[bridge.line.index()];
            let crosses = line.hexes.windows(2).any(|pair| grid.side_between(pair[0], pair[1]) == Some(bridge.side));
            if !major || !map.bridge[bridge.side.index()] || !crosses {
                return Err(format!("bridge {}: line {} does not cross a major river there", bridge.id, line.id));
            }
        }
        let listed = |side| self.bridges.iter().any(|bridge| bridge.side == side);
        let unlisted = |side: &hexmap::SideIx| {
            map.bridge[side.index()] && map.grade(*side) == Some(Grade::Major) && !listed(*side)
        };
        if let Some(side) = grid.sides().find(unlisted) {
            return Err(format!("the bridge at {} is not listed", grid.side_name(side)));
        }
        if !self.boxes.iter().map(|one| &one.id).eq(map.off_map.iter().map(|place| &place.id)) {
            return Err("the boxes are not those of the map, in its order".to_owned());
        }
        for city in self.cities.iter().filter(|city| !city.inlet) {
            let (Some(port), Whereabouts::Hex(hex)) = (city.port, self.ids.whereabouts(city.spot)) else { continue };
            let waters = self.seas[port.index()].zone.map(|zone| self.ground.zones[zone.index()]);
            let touches = waters.is_some_and(|sea| grid.neighbours(hex).any(|(_, beside)| sea.contains(beside)));
            if !touches {
                return Err(format!("{} is a port of {}, but does not touch it", city.id, self.seas[port.index()].id));
            }
        }
        for (edge, &hex) in self.edges.iter().flat_map(|edge| edge.hexes.iter().map(move |hex| (edge, hex))) {
            let ends = |route: &hexmap::Route| route.hexes.first() == Some(&hex) || route.hexes.last() == Some(&hex);
            if !map.routes.iter().any(ends) {
                return Err(format!("edge {}: no line ends at {}", edge.id, grid.number(hex)));
            }
        }
        self.judge_rivers()
    }

    fn judge_rivers(&self) -> Result<(), String> {
        let map = &self.map;
        for (index, river) in map.rivers.iter().enumerate() {
            let systems = self.river_systems.iter().filter(|s| s.rivers.iter().any(|r| r.index() == index)).count();
            if systems != usize::from(river.grade == Grade::Major) {
                return Err(format!("river {} is in {systems} systems", river.id));
            }
        }
        for system in &self.river_systems {
            for &city in &system.cities {
                let Whereabouts::Hex(hex) = self.ids.whereabouts(self.cities[city.index()].spot) else { continue };
                let flows = |d: &Direction| {
                    let side = map.grid.side(hex, *d);
                    system.rivers.iter().any(|river| map.rivers[river.index()].chain.contains(&side))
                };
                if !Direction::ALL.iter().any(flows) {
                    return Err(format!("{} is not on river {}", self.ids.id(city), system.id));
                }
            }
        }
        Ok(())
    }

    /// Every counter is there once, of its faction and in play; every city and rail hex of the area has one holder.
    fn judge_scenario(&self, scenario: &Scenario) -> Result<(), String> {
        let mut seen = vec![false; self.ids.count::<CounterIx>()];
        let once = |seen: &mut Vec<bool>, counter: CounterIx| match std::mem::replace(&mut seen[counter.index()], true)
        {
            true => Err(format!("{} comes twice", self.ids.id(counter))),
            false => Ok(()),
        };
        let in_faction = |counter: CounterIx, faction: FactionIx| {
            let own = self
                .unit(counter)
                .map_or_else(|| self.hq_of(counter).map(|hq| self.hqs[hq.index()].faction), |unit| Some(unit.faction));
            let joins = |step: &crate::effects::Step| match &step.effect {
                crate::effects::Effect::Transfer { units, to } => units.contains(&counter) && *to == faction,
                _ => false,
            };
            match own == Some(faction) || self.politics.steps().any(joins) {
                true => Ok(()),
                false => Err(format!("{} is not of {}", self.ids.id(counter), self.ids.id(faction))),
            }
        };
        let set_up = scenario.setup.iter().map(|stack| (stack.faction, &stack.hq, &stack.units));
        let arrivals = scenario.reinforcements.iter().map(|one| (one.faction, &one.hq, &one.units));
        for (faction, hqs, units) in set_up.chain(arrivals) {
            let counters = hqs.iter().map(|&hq| self.counter_of(hq)).chain(units.iter().copied());
            for counter in counters {
                once(&mut seen, counter)?;
                in_faction(counter, faction)?;
            }
        }
        for &counter in scenario.infantry_pool.iter().chain(&scenario.cavalry_pool) {
            once(&mut seen, counter)?;
        }
        for stack in scenario.triggers.iter().flat_map(|trigger| &trigger.places) {
            let hqs = stack.hq.iter().map(|&hq| self.counter_of(hq));
            hqs.chain(stack.units.iter().copied()).try_for_each(|counter| in_faction(counter, stack.faction))?;
        }
        let grid = &self.map.grid;
        let placed = scenario.setup.iter().chain(scenario.triggers.iter().flat_map(|trigger| &trigger.places));
        if let Some(stack) = placed.into_iter().find(|stack| !scenario.in_play(grid, &self.ids, stack.at)) {
            let who = stack.units.first().map_or("a HQ", |&unit| self.ids.id(unit));
            return Err(format!("{who} would stand where nothing is in play"));
        }
        for city in self.ids.all::<CityIx>() {
            let holders = scenario.control.values().filter(|cities| cities.contains(&city)).count();
            let in_play = scenario.in_play(grid, &self.ids, self.cities[city.index()].spot);
            if holders != usize::from(in_play) {
                return Err(format!("{} has {holders} holders", self.ids.id(city)));
            }
        }
        self.judge_trains(scenario)?;
        let holders = self.rail_holders(scenario)?;
        let idle = |hex: &hexmap::HexIx| scenario.holds(grid, *hex) && holders[hex.index()].is_none();
        match self.ground.rail.iter().find(idle) {
            Some(hex) => Err(format!("nobody holds the rail at {}", grid.number(hex))),
            None => Ok(()),
        }
    }

    /// The levels of Red trains are those of the trains that are set up: a full side counts 2, a reduced one 1 (VIII.A.23).
    fn judge_trains(&self, scenario: &Scenario) -> Result<(), String> {
        let set_up = scenario.setup.iter().flat_map(|stack| &stack.units).filter_map(|&unit| self.unit(unit));
        let trains: Vec<&Unit> = set_up.filter(|unit| unit.full.is_some()).collect();
        let full = trains.iter().filter(|unit| unit.full == Some([unit.combat, unit.shock])).count();
        let levels = &scenario.train_levels;
        match (usize::from(levels.start), usize::from(levels.maximum)) == (trains.len() + full, 2 * trains.len()) {
            true => Ok(()),
            false => Err("the levels of Red trains are not those of the trains set up".to_owned()),
        }
    }

    /// Whether a railway runs across a hexside.
    pub fn has_rail(&self, side: hexmap::SideIx) -> bool {
        self.map.ways(side).has(Ways::RAIL)
    }
}

fn junction_owners(file: &DataFile<'_>, ids: &Ids) -> Result<Vec<FactionIx>, Fault> {
    let owners: BTreeMap<FactionIx, Vec<JunctionIx>> = file.part("junctions", ids)?;
    ids.all::<JunctionIx>()
        .map(|junction| {
            let mut holders = owners.iter().filter(|(_, junctions)| junctions.contains(&junction));
            match (holders.next(), holders.next()) {
                (Some((&faction, _)), None) => Ok(faction),
                _ => Err(Fault::new("data/cities.toml", format!("junction {} has not one holder", ids.id(junction)))),
            }
        })
        .collect()
}

fn read_calendar(file: &DataFile<'_>, ids: &Ids) -> Result<Calendar, Fault> {
    let calendar = Calendar {
        turns: all(file.list("turn", ids)?),
        white_series: file.part("white_series", ids)?,
        end_of_game: file.part("end_of_game", ids)?,
        weather: file.part("weather", ids)?,
    };
    calendar.judge().map_err(|reason| Fault::new("data/calendar.toml", reason))?;
    Ok(calendar)
}

fn read_politics(
    file: &DataFile<'_>,
    options: &DataFile<'_>,
    events: &DataFile<'_>,
    ids: &Ids,
) -> Result<Politics, Fault> {
    file.only(&["level", "entry", "city_points", "applied", "drift", "white_extra_draw", "event_table"])?;
    let steps = |event: &Event| event.effect.iter().try_for_each(crate::effects::Step::judge);
    let event_tables = file.part("event_table", ids)?;
    let options = judged(options, options.list("option", ids)?, PoliticalOption::judge)?;
    let events = judged(events, events.list("event", ids)?, steps)?;
    let politics = Politics {
        programs: Programs::new(&options, &events, &event_tables),
        levels: all(file.list("level", ids)?),
        entries: judged(file, file.list("entry", ids)?, crate::politics::Entry::judge)?,
        city_points: file.part("city_points", ids)?,
        applied: file.part("applied", ids)?,
        drift: file.part("drift", ids)?,
        white_extra_draw: file.part("white_extra_draw", ids)?,
        event_tables,
        options,
        events,
    };
    politics.judge().map_err(|reason| Fault::new("data/politics.toml", reason))?;
    Ok(politics)
}

/// The river system that is divided, and where (VI.G.6).
fn divided_river<'a>(tables: &'a Tables, cities: &[City], ids: &Ids) -> Option<(&'a str, hexmap::HexIx)> {
    let volga = &tables.river.volga;
    match ids.whereabouts(cities[volga.divide.index()].spot) {
        Whereabouts::Hex(hex) => Some((&volga.system, hex)),
        Whereabouts::Box(_) => None,
    }
}

fn read_tables(file: &DataFile<'_>, ids: &Ids) -> Result<Tables, Fault> {
    file.only(&[
        "armt",
        "armt_spending",
        "coordination",
        "attrition",
        "crt",
        "combat",
        "stacking",
        "movement",
        "zoc",
        "air",
        "rail",
        "river",
        "naval",
        "rebuild",
        "army",
        "supply",
        "box",
    ])?;
    let tables = Tables {
        armt: file.part("armt", ids)?,
        armt_spending: file.part("armt_spending", ids)?,
        coordination: file.part("coordination", ids)?,
        attrition: file.part("attrition", ids)?,
        crt: file.part("crt", ids)?,
        combat: file.part("combat", ids)?,
        stacking: file.part("stacking", ids)?,
        movement: file.part("movement", ids)?,
        zoc: file.part("zoc", ids)?,
        air: file.part("air", ids)?,
        rail: file.part("rail", ids)?,
        river: file.part("river", ids)?,
        naval: file.part("naval", ids)?,
        rebuild: file.part("rebuild", ids)?,
        army: file.part("army", ids)?,
        supply: file.part("supply", ids)?,
        boxes: file.part("box", ids)?,
    };
    tables.judge().map_err(|reason| Fault::new("data/tables.toml", reason))?;
    Ok(tables)
}

fn read_nations(file: &DataFile<'_>, ids: &Ids) -> Result<Nations, Fault> {
    file.only(&["countries", "czechs", "allies", "ukraine", "greens", "makhno", "poland", "turkey", "caucasus"])?;
    let nations = Nations {
        countries: file.part("countries", ids)?,
        czechs: file.part("czechs", ids)?,
        allies: file.part("allies", ids)?,
        ukraine: file.part("ukraine", ids)?,
        greens: file.part("greens", ids)?,
        makhno: file.part("makhno", ids)?,
        poland: file.part("poland", ids)?,
        turkey: file.part("turkey", ids)?,
        caucasus: file.part("caucasus", ids)?,
    };
    nations.judge().map_err(|reason| Fault::new("data/nations.toml", reason))?;
    Ok(nations)
}
