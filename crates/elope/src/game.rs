//! The game as the engine sees it.

use std::sync::{Arc, LazyLock};

use engine::lesson::Lesson;
use engine::script::Staging;
use engine::{
    Advance, Arg, Breach, Catalogue, Chance, Choice, Corrections, Decision, Dice, Digest, Draft, Events, Faction,
    FactionInfo, Fault, Game, Interrupt, Outcome, Pattern, Scenario, Seat, SeatInfo, Setup, SetupFailure, SideInfo,
    Spelled, Stack, Title, Unfinished, naming,
};
use hexmap::{Map, Overprint};

use crate::counters::{Counters, Nationality, Side};
use crate::data::{Data, Files};
use crate::order::Order;
use crate::scenarios::{Edition, Scenarios};
use crate::sets::{PerUnit, Units};
use crate::state::{Frame, Options, Place, Plan, Spot, State, seat_of};
use crate::tables::Tables;
use crate::{args, arrivals, movement, naval, orders, rules, sample, sequence, stacking, victory, worth, zones};

/// Operation Elope.
pub struct Elope {
    title: Title,
    rules: Digest,
    corrections: Option<String>,
    pub(crate) data: Arc<Data>,
}

impl Default for Elope {
    fn default() -> Self {
        Elope::new()
    }
}

impl Elope {
    /// The game as it was printed, and as we reconstructed what is not.
    pub fn new() -> Elope {
        static OWN: LazyLock<(Digest, Arc<Data>)> = LazyLock::new(|| {
            let files = Files::own();
            (files.fingerprint(), Arc::new(engine::own(Data::read(&files))))
        });
        let (rules, data) = &*OWN;
        Elope { title: title(data), rules: *rules, corrections: None, data: data.clone() }
    }

    /// The game with an owner's corrections of its data, judged like our own.
    pub fn corrected(text: &str, source: &str) -> Result<Elope, Fault> {
        let mut corrections = Corrections::read(text, source)?;
        let files = Files::own().with_ground(&mut corrections)?;
        let data = Data::read(&files).map_err(|fault| corrections.blame(&fault))?;
        let (title, rules) = (title(&data), files.fingerprint());
        corrections.prove(Elope {
            title,
            rules,
            corrections: Some(corrections.text().to_owned()),
            data: Arc::new(data),
        })
    }

    /// The map.
    pub fn map(&self) -> &Map {
        self.data.map()
    }

    /// What is printed over and beside the map.
    pub fn overprint(&self) -> &Overprint {
        &self.data.overprint
    }

    /// The counters.
    pub fn counters(&self) -> &Counters {
        &self.data.counters
    }

    /// The scenarios.
    pub fn scenarios(&self) -> &Scenarios {
        &self.data.scenarios
    }

    /// The tables and charts.
    pub fn tables(&self) -> &Tables {
        &self.data.tables
    }

    /// What a setup means, or why it does not fit together.
    pub(crate) fn options(&self, setup: &Setup) -> Result<Options, Fault> {
        let value = |id: &str| setup.options.get(id).map_or("", String::as_str);
        let taught = lesson(setup).map(|lesson| lesson.scenario.as_str());
        let plan = match taught.unwrap_or(&setup.scenario) {
            "historical" => Plan::Historical,
            "non_historical" => Plan::NonHistorical,
            other => return Err(Fault::new("elope", format!("there is no scenario {other:?}"))),
        };
        let edition = if value("edition") == "original" { Edition::Original } else { Edition::Renovated };
        let historical = plan == Plan::Historical;
        // 20.0.a, 23.21
        if value("doctrine") == "on" && !historical {
            let fault = Fault::new("elope", "the doctrine belongs to the historical scenario (20.0.a, 23.21)");
            let fault = fault.advise("Leave doctrine out, or choose scenario historical.");
            return Err(fault.says(Spelled::by("20.0.a", "elope-doctrine-is-historical")));
        }
        if value("shortened") == "on" && historical {
            let fault = Fault::new("elope", "the shortened game belongs to the non-historical scenario (23.23)");
            let fault = fault.advise("Leave shortened out, or choose scenario non_historical.");
            return Err(fault.says(Spelled::by("23.23", "elope-shortened-is-not-historical")));
        }
        Ok(Options {
            plan,
            edition,
            // 7.1.a: interception is always part of the original edition.
            interception: value("interception") == "on" || edition == Edition::Original,
            doctrine: historical && value("doctrine") != "off",
            river_depth: value("river_depth") == "on",
            shortened: value("shortened") == "on",
        })
    }

    /// The state of a position without flaws.
    fn state_of(&self, setup: &Setup, text: &str) -> Result<State, Fault> {
        self.options(setup)?;
        engine::situation::sound(self, setup, text)
    }
}

/// The title page.
fn title(data: &Data) -> Title {
    let faction = |nation: Nationality| FactionInfo {
        id: nation.id().into(),
        name: nation.name().into(),
        livery: data.looks.livery(nation.id()),
    };
    let seat = |(index, (id, name)): (usize, (&str, &str))| SeatInfo {
        id: id.into(),
        name: name.into(),
        side: Some(engine::Side(index as u8)),
        when: None,
    };
    let sides = [("allied", "Allies"), ("red", "Reds")];
    let side = |(id, name): (&str, &str), pattern: Pattern| SideInfo { id: id.into(), name: name.into(), pattern };
    let option = |id: &str, name: &str, clause: &str, values: &[&str]| Choice {
        id: id.into(),
        name: name.into(),
        clause: clause.into(),
        values: values.iter().map(|value| (*value).into()).collect(),
        scenarios: Vec::new(),
    };
    let scenario = |id: &str, name: &str, about: &str| Scenario {
        id: id.into(),
        name: name.into(),
        about: about.into(),
        called: Vec::new(),
    };
    Title {
        id: "elope".into(),
        name: "Operation Elope".into(),
        about: "The Allied intervention in North Russia, August 1918 to October 1919: two seats, companies and \
                battalions, the railway, the Dvina and the ice."
            .into(),
        seats: sides.into_iter().enumerate().map(seat).collect(),
        sides: vec![side(sides[0], Pattern::Hatched), side(sides[1], Pattern::Solid)],
        factions: Nationality::ALL.map(faction).into(),
        scenarios: vec![
            scenario(
                "historical",
                "The Allies Invade (historical)",
                "Fifteen turns with the orders that the forces really had (23.1).",
            ),
            scenario(
                "non_historical",
                "The Allies Invade (non-historical)",
                "The same forces without a script (23.2); option shortened ends it after turn 11.",
            ),
        ],
        lessons: crate::lessons().iter().map(Lesson::info).collect(),
        options: vec![
            option("edition", "Edition of the rules", "23.1.b", &["renovated", "original"]),
            option("interception", "Interception", "7.1.a", &["off", "on"]),
            option("river_depth", "River depth roll", "15.81.a", &["off", "on"]),
            option("doctrine", "Allied doctrine", "20.0.a", &["scenario", "on", "off"]),
            option("shortened", "Shortened game", "23.23", &["off", "on"]),
        ],
        texts: Vec::new(),
        verbs: Order::VERBS,
    }
}

/// The board before anybody has come.
pub(crate) fn blank(data: &Data, options: Options) -> State {
    State {
        options,
        turn: 0,
        weather: Default::default(),
        upper_ice: false,
        depth: None,
        kotlas: Default::default(),
        july: Default::default(),
        entered_kotlas: false,
        railway_brigade: None,
        points: Default::default(),
        vologda_points: 0,
        held: Default::default(),
        spot: PerUnit::by(|_| Spot::of(Place::Never)),
        reduced: Default::default(),
        captured: Default::default(),
        fixed: Default::default(),
        os: Default::default(),
        oc: Default::default(),
        settled: false,
        rationed: Default::default(),
        spanning: Default::default(),
        entrenched: Default::default(),
        disturbed: Default::default(),
        bound: Default::default(),
        arrived: Default::default(),
        attached: Default::default(),
        spent: Default::default(),
        moving: Default::default(),
        moved: Default::default(),
        set_out: None,
        stopped: Default::default(),
        entrained: Default::default(),
        journey: 0,
        railed: Default::default(),
        crossed: Default::default(),
        sponsored: Default::default(),
        landed: Default::default(),
        embarked: Default::default(),
        late: Default::default(),
        ferried: Default::default(),
        turned: Default::default(),
        drove: Default::default(),
        broken_down: Default::default(),
        aground: Default::default(),
        laid: Default::default(),
        swept_now: Default::default(),
        shelled: Default::default(),
        met: Default::default(),
        flown: Default::default(),
        from_vologda: Default::default(),
        airfields: Default::default(),
        engines: Default::default(),
        uses: Default::default(),
        fought: Default::default(),
        gas_attacks: 0,
        forts: Default::default(),
        hasty: Default::default(),
        wrecked: Default::default(),
        bridges: data.board.bridges,
        mined: Default::default(),
        swept: Default::default(),
        attacks: Default::default(),
        missions: Default::default(),
        task: Default::default(),
        panicked: Default::default(),
        attacked: Default::default(),
        bloodied: Default::default(),
        battle: Default::default(),
        stack: Stack::new(Frame::SetUp),
        ended: None,
        present: Default::default(),
        occupied: Default::default(),
        in_hexes: Units::NONE,
        holders: Default::default(),
        zone: Default::default(),
    }
}

/// A game set up to its first decision: places held by whoever stands there, and by those whose towns they are.
pub(crate) fn set_up(data: &Data, options: Options) -> State {
    let mut state = blank(data, options);
    take_homes(data, &mut state);
    arrivals::set_up(data, &mut state);
    take_occupied(data, &mut state);
    state
}

/// Places are held by those whose towns they are.
pub(crate) fn take_homes(data: &Data, state: &mut State) {
    for (side, places) in &data.tables.control {
        for id in places {
            if let Some(place) = data.board.place_in(data.board.hex_of(id)) {
                state.take_place(*side, place);
            }
        }
    }
}

/// Places are held by whoever stands there.
pub(crate) fn take_occupied(data: &Data, state: &mut State) {
    for side in [Side::Allied, Side::Red] {
        for hex in state.occupied[side].iter() {
            if let Some(place) = data.board.place_in(hex) {
                state.take_place(side, place);
            }
        }
    }
}

/// The lesson that a setup means, if it does.
fn lesson(setup: &Setup) -> Option<&'static Lesson> {
    Lesson::meant(crate::lessons(), setup)
}

impl Game for Elope {
    type State = State;
    type Order = Order;

    fn title(&self) -> &Title {
        &self.title
    }

    fn catalogue(&self) -> &Catalogue {
        crate::catalogue()
    }

    fn rules(&self) -> Digest {
        self.rules
    }

    fn corrections(&self) -> Option<&str> {
        self.corrections.as_deref()
    }

    fn fits(&self, setup: &Setup) -> bool {
        self.options(setup).is_ok()
    }

    fn setup(&self, setup: &Setup, _dice: &mut Dice, events: &mut Events<'_>) -> Result<State, SetupFailure> {
        let state = match (&setup.position, lesson(setup)) {
            (Some(text), _) => self.state_of(setup, text)?,
            (None, lesson) => {
                let mut state = set_up(&self.data, self.options(setup)?);
                match lesson {
                    None => arrivals::announce_set_up(&self.data, &state, events),
                    Some(lesson) => lesson.arrange(|line| self.arrange(&mut state, line))?,
                }
                state
            }
        };
        invariants(&self.data, &state).map_err(|reason| Fault::new("elope", reason))?;
        Ok(state)
    }

    fn decision(&self, state: &State, seat: Seat) -> Option<Decision> {
        sequence::decision(&self.data, state, seat)
    }

    fn orders(&self, state: &State, seat: Seat, out: &mut Vec<Order>) {
        orders::orders(&self.data, state, seat, out);
    }

    fn sample(&self, state: &State, seat: Seat, chance: &mut Chance) -> Option<Order> {
        sample::sample(&self.data, state, seat, chance)
    }

    fn draw(&self, state: &State, seat: Seat, most: usize, chance: &mut Chance, out: &mut Vec<Order>) {
        orders::draw(&self.data, state, seat, most, chance, out);
    }

    fn check(&self, state: &State, seat: Seat, order: &Order) -> Result<(), Breach> {
        rules::check(&self.data, state, seat, order)
    }

    fn step(
        &self,
        state: &mut State,
        seat: Seat,
        order: &Order,
        dice: &mut Dice,
        events: &mut Events<'_>,
    ) -> Result<Option<Order>, Interrupt> {
        rules::step(&self.data, state, seat, order, dice, events)
    }

    fn split(&self, state: &State, order: &Order) -> Option<(Order, Order)> {
        match order {
            Order::March(group, path) => {
                let first = movement::first_stop(&self.data, state, *group, path);
                let (first, rest) = path.split_at(first);
                (!rest.is_empty()).then(|| (Order::March(*group, first.to_vec()), Order::March(*group, rest.to_vec())))
            }
            Order::Rail(group, path) => {
                let (first, rest) = path.split_at(movement::first_stop(&self.data, state, *group, path));
                (!rest.is_empty()).then(|| (Order::Rail(*group, first.to_vec()), Order::Rail(*group, rest.to_vec())))
            }
            _ => None,
        }
    }

    fn has_several_steps(&self, _state: &State, order: &Order) -> bool {
        match order {
            Order::March(_, path) | Order::Rail(_, path) | Order::Retreat(path) => path.len() > 1,
            Order::Sail(_, path) => path.len() > 1,
            _ => false,
        }
    }

    fn advance(&self, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<Advance, Interrupt> {
        sequence::advance(&self.data, state, dice, events)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        victory::outcome(&self.data, state)
    }

    fn player_turn(&self, state: &State) -> u32 {
        sequence::player_turn(state)
    }

    fn controller(&self, _state: &State, faction: Faction) -> Option<Seat> {
        Nationality::ALL.get(usize::from(faction.0)).map(|nation| seat_of(nation.side()))
    }

    /// Nothing is hidden: there is one deal only.
    fn redeal(&self, state: &State, _seat: Seat, _chance: &mut Chance) -> State {
        *state
    }

    fn worth(&self, state: &State, side: engine::Side) -> i64 {
        worth::worth(&self.data, state, side)
    }

    fn draft(&self, order: &Order) -> Draft {
        order.draft(&self.data)
    }

    fn verb(&self, order: &Order) -> Option<&'static engine::Verb> {
        Some(order.verb())
    }

    fn complete(&self, state: &State, _seat: Seat, draft: &Draft) -> Result<Order, Unfinished> {
        Ok(match Order::complete(&self.data, draft)? {
            // Who names the end of a voyage only goes there the shortest way.
            Order::Sail(group, path) => {
                let whole = path
                    .first()
                    .filter(|_| path.len() == 1)
                    .and_then(|to| naval::way_to(&self.data, state, group, *to));
                Order::Sail(group, whole.unwrap_or(path))
            }
            order => order,
        })
    }

    fn name(&self, arg: Arg) -> String {
        args::named(&self.data, arg)
    }

    fn position_text(&self, state: &State) -> String {
        naming::text(state, &*self.data).unwrap_or_default()
    }

    fn restore(&self, position: &serde_json::Value) -> Result<State, Fault> {
        let mut state: State =
            naming::read(position, &*self.data).map_err(|error| Fault::new("the position", error.to_string()))?;
        zones::refresh(&self.data, &mut state);
        invariants(&self.data, &state).map_err(|reason| Fault::new("the position", reason))?;
        Ok(state)
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        invariants(&self.data, state)
    }
}

/// What always holds: enemies share no hex, steps and places are possible, what follows from the rest is true, nobody
/// is over a limit when the Movement Phase is over.
fn invariants(data: &Data, state: &State) -> Result<(), String> {
    let mut fresh = *state;
    zones::refresh(data, &mut fresh);
    if fresh.in_hexes != state.in_hexes {
        return Err("the counters that stand in hexes are not those noted".to_owned());
    }
    for side in [Side::Allied, Side::Red] {
        let sets = [
            ("present", fresh.present[side], state.present[side]),
            ("occupied", fresh.occupied[side], state.occupied[side]),
            ("holders", fresh.holders[side], state.holders[side]),
            ("zone", fresh.zone[side], state.zone[side]),
        ];
        for (what, due, kept) in sets {
            let wrong = due.without(kept).or(kept.without(due));
            if let Some(hex) = wrong.iter().next() {
                return Err(format!("{what} of {side:?} is not what it follows from in {}", data.hex_name(hex)));
            }
        }
    }
    if state.turn > 15 || state.stack.frames().is_empty() {
        return Err(format!("turn {} does not exist", state.turn));
    }
    for unit in data.roster.all() {
        if let Some(reason) = misplaced(data, state, unit) {
            return Err(format!("{} {reason}", data.roster.get(unit).id));
        }
    }
    let fleeing = state.stack.frames().iter().any(|frame| matches!(frame, Frame::Flight { .. }));
    let both = state.occupied[Side::Allied].and(state.occupied[Side::Red]);
    if !both.is_empty() && !fleeing {
        return Err(format!("enemies share {}", data.hex_name(both.iter().next().unwrap_or(hexmap::HexIx(0)))));
    }
    if matches!(state.top(), Frame::Declare { .. } | Frame::Resolve { .. } | Frame::Survival) {
        for side in [Side::Allied, Side::Red] {
            if let Some(hex) = stacking::over_stacked(data, state, side).iter().next() {
                return Err(format!("too many stand in {}", data.hex_name(hex)));
            }
        }
    }
    if state.ended.is_some() != (state.top() == Frame::Over) {
        return Err("the game is over and yet goes on, or stands still".into());
    }
    Ok(())
}

/// Why a counter cannot be where it is.
fn misplaced(data: &Data, state: &State, unit: crate::counters::UnitIx) -> Option<&'static str> {
    let kinds = &data.roster.kinds;
    let on_land = kinds.ground.contains(unit) || kinds.aircraft.contains(unit);
    match state.spot[unit].place() {
        Place::Hex(hex) if hex.index() >= data.board.map.grid.len() => Some("is off the map"),
        Place::Hex(_) if !on_land => Some("is a ship on land"),
        Place::River(reach) if !data.board.reaches.has(reach) => Some("is off the map"),
        Place::River(_) if !kinds.vessels.contains(unit) => Some("is afloat without a ship"),
        Place::Aboard(carrier) if !state.is_on_map(carrier) => Some("is aboard something that is not on the map"),
        _ if state.reduced.contains(unit) && data.roster.get(unit).reduced.is_none() => Some("has no step to lose"),
        _ => None,
    }
}
