//! The game as the engine sees it.

use std::sync::{Arc, LazyLock};

use engine::lesson::Lesson;
use engine::script::Staging;
use engine::{
    Advance, Arg, Breach, Called, CarriedText, Catalogue, Chance, Choice, Corrections, Decision, Dice, Digest, Draft,
    Events, Faction, FactionInfo, Fault, Game, Interrupt, Looks, Named, Outcome, Pattern, Seat, SeatInfo, Seats, Setup,
    SetupFailure, SideInfo, Spelled, Title, Unfinished, Urgency, Verb, When, naming,
};

use crate::data::{Data, Files};
use crate::ids::{NationIx, Side};
use crate::order::Order;
use crate::procedure::Frame;
use crate::state::State;
use crate::texts::{DICTIONARIES, MESSAGES, RULEBOOKS};
use crate::{brought, fog, orders, redeal, rules, sample, seats, sequence, setup, victory, view, worth};

/// Beyond the River Don.
pub struct RiverDon {
    title: Title,
    rules: Digest,
    corrections: Option<String>,
    pub(crate) data: Arc<Data>,
    pub(crate) looks: &'static Looks,
}

/// How the game looks.
pub(crate) fn looks() -> &'static Looks {
    static LOOKS: LazyLock<Looks> = LazyLock::new(|| {
        let text = include_str!("../data/looks.toml");
        engine::own(Looks::read(text, "looks.toml"))
    });
    &LOOKS
}

impl Default for RiverDon {
    fn default() -> Self {
        RiverDon::new()
    }
}

impl RiverDon {
    /// The game as it was printed, and as we reconstructed what is not.
    pub fn new() -> RiverDon {
        static OWN: LazyLock<(Digest, Arc<Data>)> = LazyLock::new(|| {
            let files = Files::own();
            (files.fingerprint(), Arc::new(engine::own(Data::read(&files))))
        });
        let (rules, data) = &*OWN;
        RiverDon { title: title(data), rules: *rules, corrections: None, data: data.clone(), looks: looks() }
    }

    /// The game with an owner's corrections of its data, judged like our own.
    pub fn corrected(text: &str, source: &str) -> Result<RiverDon, Fault> {
        let corrections = Corrections::read(text, source)?;
        let files = Files::own().corrected(&corrections)?;
        let data = Data::read(&files).map_err(|fault| corrections.blame(&fault))?;
        let (title, rules) = (title(&data), files.fingerprint());
        let text = Some(corrections.text().to_owned());
        corrections.prove(RiverDon { title, rules, corrections: text, data: Arc::new(data), looks: looks() })
    }

    /// The game with a scenario made by its players beside the printed ones (10.gen.1).
    pub fn with_scenario(text: &str, source: &str) -> Result<RiverDon, Fault> {
        let files = Files::own();
        let mut data = Data::read(&files)?;
        let scenario = crate::read_scenario(&data, text, source)?;
        if data.scenario(&scenario.id).is_some() {
            return Err(crate::scenario_file::taken(source, &scenario.id));
        }
        data.add(scenario);
        let rules = Digest::of(format!("{}\n{text}", files.fingerprint()).as_bytes());
        Ok(RiverDon { title: title(&data), rules, corrections: None, data: Arc::new(data), looks: looks() })
    }

    /// The data.
    pub fn data(&self) -> &Data {
        &self.data
    }
}

/// The lesson that a setup means, if it does.
pub(crate) fn lesson(setup: &Setup) -> Option<&'static Lesson> {
    Lesson::meant(crate::lessons(), setup)
}

/// The title page.
fn title(data: &Data) -> Title {
    let side = |id: &str, name: &str, pattern: Pattern| SideInfo { id: id.into(), name: name.into(), pattern };
    let seat = |id: &str, name: &str, side: Option<u8>| SeatInfo {
        id: id.into(),
        name: name.into(),
        side: side.map(engine::Side),
        when: None,
    };
    let referee = When { option: "referee".into(), values: vec!["on".into()] };
    Title {
        id: "riverdon".into(),
        name: "Beyond the River Don".into(),
        about:
            "Campaigns of the Russian Civil War on a board of terrain cards: hidden forces, sealed orders, and battles \
                that are resolved, played or fought on a real table."
                .into(),
        seats: vec![
            seat("first", "First side", Some(0)),
            seat("second", "Second side", Some(1)),
            SeatInfo { when: Some(referee), ..seat("referee", "Referee", None) },
        ],
        sides: vec![side("first", "First side", Pattern::Hatched), side("second", "Second side", Pattern::Solid)],
        factions: data
            .nations
            .iter()
            .map(|nation| FactionInfo {
                id: nation.id.clone(),
                name: nation.name.clone(),
                livery: looks().livery(&nation.id),
            })
            .collect(),
        scenarios: data
            .scenarios
            .iter()
            .map(|one| engine::Scenario {
                id: one.id.clone(),
                name: one.title.clone(),
                about: about(&one.id).into(),
                called: called_sides(data, one),
            })
            .collect(),
        lessons: crate::lessons().iter().map(Lesson::info).collect(),
        options: data
            .settings
            .iter()
            .map(|one| Choice {
                id: one.id.clone(),
                name: called(&one.id).into(),
                clause: one.clause.clone(),
                values: one.values.clone(),
                scenarios: Vec::new(),
            })
            .collect(),
        texts: carried(),
        verbs: Order::VERBS,
    }
}

/// What the sides of a scenario are called, and how they are drawn: the Reds and whoever wears dark are solid.
fn called_sides(data: &Data, scenario: &crate::scenarios::Scenario) -> Vec<Called> {
    let nation = |side: Side| &data.nations[scenario.side(side).nation.index()];
    let is_dark = |side: Side| looks().livery(&nation(side).id).is_dark();
    let solid = if is_dark(Side::First) && !is_dark(Side::Second) { Side::First } else { Side::Second };
    let called = |side: Side| Called {
        id: view::side_id(side).into(),
        name: nation(side).name.clone(),
        pattern: if side == solid { Pattern::Solid } else { Pattern::Hatched },
    };
    Side::ALL.map(called).into()
}

/// The texts that a set-up can carry.
fn carried() -> Vec<CarriedText> {
    let text =
        |id: &str, name: &str, clause: &str| CarriedText { id: id.into(), name: name.into(), clause: clause.into() };
    vec![
        text(brought::ARMIES[0], "Army of the first side", "S2.buy.1"),
        text(brought::ARMIES[1], "Army of the second side", "S2.buy.1"),
        text(brought::BOARD, "Board", "S1.general.4"),
        text(brought::SCENARIO, "Scenario", "10.gen.1"),
    ]
}

/// A sentence about a scenario.
fn about(scenario: &str) -> &'static str {
    match scenario {
        "ice_march" => "1918: the Volunteers march north through a land of Red Guards.",
        "steppe" => "1919: Denikin and the Bolsheviks meet on the steppe.",
        "warsaw" => "1920: the Red Army drives on Warsaw; the Poles hold the rivers.",
        "transsib" => "1919: partisans against the trains of the interventionists.",
        "reval" => "1919: a Freikorps column against the Estonians.",
        "petlura" => "1920: Petlura's army against the Bolsheviks.",
        _ => "",
    }
}

/// What a setting is called.
fn called(setting: &str) -> &str {
    match setting {
        "building" => "Laying the board",
        "rivers" => "Rivers",
        "river_start" => "Where the river begins",
        "town" => "Town",
        "country" => "Country",
        "major_river" => "Great river",
        "cards" => "What is known of the cards",
        "fog" => "Fog of war",
        "referee" => "Referee",
        "partisan_ground" => "Ground of partisans",
        "battles" => "Battles",
        "dusk" => "Dusk",
        "muster" => "Muster",
        "season" => "Season",
        "boards" => "Boards to cross",
        "polish_points" => "Points of the Poles",
        "balance" => "Balance",
        "details" => "Details of the field",
        other => other,
    }
}

impl Game for RiverDon {
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

    fn home_made(&self, text: &str, source: &str) -> Result<(String, String), Fault> {
        let scenario = crate::read_scenario(&self.data, text, source)?;
        let corrections = Corrections::adding(&self.title.id, "scenarios", text, source)?;
        Ok((corrections, scenario.id))
    }

    fn drawn(&self, between: &[Faction], chance: &mut Chance) -> Result<String, Fault> {
        let armies: Vec<NationIx> = between.iter().map(|faction| NationIx(faction.0)).collect();
        let nobody = || {
            let reason = "a campaign is between two armies, each against another";
            Fault::new(&self.title.id, reason).says(Spelled::by("10.gen.1", "riverdon-drawn-between-two"))
        };
        crate::random_campaign(&self.data, &armies, chance).ok_or_else(nobody)
    }

    fn fits(&self, setup: &Setup) -> bool {
        setup::settings(&self.data, setup).is_ok()
    }

    fn setup(&self, setup: &Setup, dice: &mut Dice, events: &mut Events<'_>) -> Result<State, SetupFailure> {
        let (scenario, settings) = setup::settings(&self.data, setup)?;
        let brought = brought::read(&self.data, &setup.texts)?;
        let state = match lesson(setup) {
            None => setup::set_up(&self.data, scenario, settings, &brought, dice, events)?,
            Some(lesson) => {
                let mut state = setup::set_up(&self.data, scenario, settings, &brought, dice, &mut Events::unheard())?;
                lesson.arrange(|line| self.arrange(&mut state, line))?;
                state
            }
        };
        self.invariants(&state).map_err(|reason| Fault::new("riverdon", reason))?;
        Ok(state)
    }

    fn decision(&self, state: &State, seat: Seat) -> Option<Decision> {
        sequence::decision(&self.data, state, seat)
    }

    fn awaits(&self, state: &State) -> Seats {
        let waits = |seat: &Seat| match (state.top(), *seat) {
            (Frame::Result, seat) => {
                sequence::decision(&self.data, state, seat).is_some_and(|asked| asked.urgency != Urgency::May)
            }
            (_, seats::REFEREE) => false,
            (_, seat) => sequence::is_asked(&self.data, state, seat),
        };
        (0..=seats::REFEREE.0).map(Seat).filter(waits).fold(Seats::NONE, Seats::with)
    }

    fn orders(&self, state: &State, seat: Seat, out: &mut Vec<Order>) {
        orders::orders(&self.data, state, seat, out);
    }

    fn sample(&self, state: &State, seat: Seat, chance: &mut Chance) -> Option<Order> {
        sample::sample(&self.data, state, seat, chance)
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
        let before = state.board;
        let rest = rules::step(&self.data, state, seat, order, dice, events)?;
        fog::tell_turned(state, &before, events);
        Ok(rest)
    }

    fn split(&self, _state: &State, order: &Order) -> Option<(Order, Order)> {
        match order {
            Order::Go(path) if path.len() > 1 => Some((Order::Go(path[..1].to_vec()), Order::Go(path[1..].to_vec()))),
            _ => None,
        }
    }

    fn has_several_steps(&self, _state: &State, order: &Order) -> bool {
        matches!(order, Order::Go(path) if path.len() > 1)
    }

    fn advance(&self, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<Advance, Interrupt> {
        let before = state.board;
        let ran = sequence::advance(&self.data, state, dice, events)?;
        fog::tell_turned(state, &before, events);
        Ok(ran)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        victory::outcome(&self.data, state)
    }

    fn player_turn(&self, state: &State) -> u32 {
        let acting = state.stack.frames().iter().any(|frame| matches!(frame, Frame::Execution { .. }));
        u32::from(state.round) * 200 + u32::from(state.turn) * 2 + u32::from(acting)
    }

    fn controller(&self, state: &State, faction: Faction) -> Option<Seat> {
        let nation = NationIx(faction.0);
        Side::ALL.into_iter().find(|side| state.hosts[*side].nation == nation).map(seats::seat_of)
    }

    fn redeal(&self, state: &State, seat: Seat, chance: &mut Chance) -> State {
        redeal::redeal(&self.data, state, seat, chance)
    }

    fn worth(&self, state: &State, side: engine::Side) -> i64 {
        worth::worth(&self.data, state, side)
    }

    fn draft(&self, order: &Order) -> Draft {
        order.draft(&self.data)
    }

    fn verb(&self, order: &Order) -> Option<&'static Verb> {
        Some(order.verb())
    }

    fn complete(&self, _state: &State, _seat: Seat, draft: &Draft) -> Result<Order, Unfinished> {
        Order::complete(&self.data, draft)
    }

    fn name(&self, arg: Arg) -> String {
        self.data.arg_name(arg)
    }

    fn position_text(&self, state: &State) -> String {
        naming::text(state, &self.data.ids).unwrap_or_default()
    }

    fn restore(&self, position: &serde_json::Value) -> Result<State, Fault> {
        let wrong = |reason: String| Fault::new("the position", reason);
        let state: State = naming::read(position, &self.data.ids).map_err(|error| wrong(error.to_string()))?;
        if usize::from(state.scenario) >= self.data.scenarios.len() {
            return Err(wrong("there is no such scenario".to_owned()));
        }
        self.invariants(&state).map_err(wrong)?;
        Ok(state)
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        crate::invariants::judge(state)
    }
}

impl Named for RiverDon {
    fn named_ids(&self) -> Vec<String> {
        self.data.names().map(|(id, _)| id).chain(self.data.counter_ids()).collect()
    }

    fn name_of(&self, id: &str) -> String {
        self.data.name_in(id, &str::to_owned)
    }

    fn name_in(&self, id: &str, translate: &dyn Fn(&str) -> String) -> String {
        self.data.name_in(id, translate)
    }

    fn messages(&self) -> &'static [(&'static str, &'static str)] {
        MESSAGES
    }

    fn dictionaries(&self) -> &'static [(&'static str, &'static str)] {
        DICTIONARIES
    }

    fn rulebooks(&self) -> &'static [(&'static str, &'static str)] {
        RULEBOOKS
    }
}
