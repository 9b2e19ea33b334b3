//! The game as the engine sees it.

use std::sync::{Arc, LazyLock};

use engine::lesson::Lesson;
use engine::script::Staging;
use engine::{
    Advance, Arg, Breach, Catalogue, Chance, Choice, Corrections, Decision, Dice, Digest, Draft, Events, Faction,
    FactionInfo, Fault, Game, Index, Interrupt, Named, Outcome, Pattern, Seat, SeatInfo, Seats, Setup, SetupFailure,
    SideInfo, Situation, Title, Unfinished, When, naming, situation,
};

use crate::data::{Data, Files};
use crate::ids::{FactionIx, Side};
use crate::order::Order;
use crate::seats::{self, PLAYERS, SEATS, SeatRow, WHITE_PLAYERS};
use crate::setup::{Choices, set_up};
use crate::state::State;
use crate::texts::{DICTIONARIES, MESSAGES, RULEBOOKS};
use crate::{args, movement, orders, panels, position, rules, sample, sequence, victory, view, worth, zones};

/// Rossyïa.
pub struct Rossyia {
    title: Title,
    rules: Digest,
    corrections: Option<String>,
    pub(crate) data: Arc<Data>,
}

impl Default for Rossyia {
    fn default() -> Self {
        Rossyia::new()
    }
}

impl Rossyia {
    /// The game as it was printed, and as we reconstructed what is not.
    pub fn new() -> Rossyia {
        static OWN: LazyLock<(Digest, Arc<Data>)> = LazyLock::new(|| {
            let files = Files::own();
            (files.fingerprint(), Arc::new(engine::own(Data::read(&files))))
        });
        let (rules, data) = &*OWN;
        Rossyia { title: title(data), rules: *rules, corrections: None, data: data.clone() }
    }

    /// The game with an owner's corrections of its data, judged like our own.
    pub fn corrected(text: &str, source: &str) -> Result<Rossyia, Fault> {
        let mut corrections = Corrections::read(text, source)?;
        let files = Files::own().with_ground(&mut corrections)?;
        let data = Data::read(&files).map_err(|fault| corrections.blame(&fault))?;
        let (title, rules) = (title(&data), files.fingerprint());
        corrections.prove(Rossyia {
            title,
            rules,
            corrections: Some(corrections.text().to_owned()),
            data: Arc::new(data),
        })
    }

    /// The data.
    pub fn data(&self) -> &Data {
        &self.data
    }

    /// What a setup means.
    pub(crate) fn choices(&self, setup: &Setup) -> Result<Choices, Fault> {
        let taught = lesson(setup).map_or(&setup.scenario, |lesson| &lesson.scenario);
        let scenario = self.data.scenarios.iter().position(|scenario| scenario.id == *taught);
        let scenario =
            scenario.ok_or_else(|| Fault::new("rossyia", format!("there is no scenario {:?}", setup.scenario)))?;
        let value = |id: &str| setup.options.get(id).map_or("", String::as_str);
        let players = PLAYERS.iter().position(|known| *known == value(WHITE_PLAYERS)).unwrap_or(0);
        Ok(Choices {
            scenario: scenario as u8,
            white_players: players as u8 + 1,
            czech_case: value("czech_case").parse().ok(),
        })
    }

    /// The state of a position without flaws; hands that it leaves unknown are dealt.
    fn state_of(&self, setup: &Setup, text: &str, dice: &mut Dice) -> Result<State, SetupFailure> {
        self.choices(setup)?;
        let mut laid = situation::sound(self, setup, text)?;
        let (written, _) = Situation::parse(text);
        position::deal(&self.data, &mut laid, position::veiled(&written), dice)?;
        Ok(laid)
    }
}

/// The lesson that a setup means, if it does.
fn lesson(setup: &Setup) -> Option<&'static Lesson> {
    Lesson::meant(crate::lessons(), setup)
}

/// The title page.
fn title(data: &Data) -> Title {
    let side = |id: &str, name: &str, pattern: Pattern| SideInfo { id: id.into(), name: name.into(), pattern };
    let when = |players: &[&str]| When {
        option: WHITE_PLAYERS.into(),
        values: players.iter().map(|players| (*players).to_owned()).collect(),
    };
    let seat = |one: &SeatRow| SeatInfo {
        id: one.id.into(),
        name: one.name.into(),
        side: Some(engine::Side(one.side.index() as u8)),
        when: one.when.map(when),
    };
    let faction = |one: &crate::factions::Faction| FactionInfo {
        id: one.id.clone(),
        name: one.name.clone(),
        livery: data.looks.livery(&one.id),
    };
    let option = |id: &str, name: &str, clause: &str, values: Vec<String>| Choice {
        id: id.into(),
        name: name.into(),
        clause: clause.into(),
        values,
        scenarios: Vec::new(),
    };
    let with_czechs = data.scenarios.iter().filter(|one| one.czechs.is_some()).map(|one| one.id.clone());
    let cases = data.nations.czechs.cases.iter().map(|case| case.id.to_string());
    Title {
        id: "rossyia".into(),
        name: "Rossyïa".into(),
        about:
            "The whole Russian Civil War, November 1918 to December 1921: two sides, fifteen factions, headquarters \
                that are activated in turn, and a political game of secret options."
                .into(),
        seats: SEATS.iter().map(seat).collect(),
        sides: vec![side("white", "Whites", Pattern::Hatched), side("bolshevik", "Bolsheviks", Pattern::Solid)],
        factions: data.factions.iter().map(faction).collect(),
        scenarios: data
            .scenarios
            .iter()
            .map(|one| engine::Scenario {
                id: one.id.clone(),
                name: one.name.clone(),
                about: one.about.clone(),
                called: Vec::new(),
            })
            .collect(),
        lessons: crate::lessons().iter().map(Lesson::info).collect(),
        options: vec![
            option(WHITE_PLAYERS, "White players", "X.sides.2", PLAYERS.map(str::to_owned).to_vec()),
            Choice {
                scenarios: with_czechs.collect(),
                ..option(
                    "czech_case",
                    "Czech case",
                    "N.czechs.19",
                    std::iter::once("scenario".to_owned()).chain(cases).collect(),
                )
            },
        ],
        texts: Vec::new(),
        verbs: Order::VERBS,
    }
}

impl Game for Rossyia {
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

    fn setup(&self, setup: &Setup, dice: &mut Dice, _events: &mut Events<'_>) -> Result<State, SetupFailure> {
        let state = match (&setup.position, lesson(setup)) {
            (Some(text), _) => self.state_of(setup, text, dice)?,
            (None, None) => set_up(&self.data, self.choices(setup)?, dice)?,
            (None, Some(lesson)) => {
                let mut state = set_up(&self.data, self.choices(setup)?, dice)?;
                lesson.arrange(|line| self.arrange(&mut state, line))?;
                state
            }
        };
        self.invariants(&state).map_err(|reason| Fault::new("rossyia", reason))?;
        Ok(state)
    }

    fn decision(&self, state: &State, seat: Seat) -> Option<Decision> {
        let decision = sequence::decision(&self.data, state, seat)?;
        Some(if panels::hand_matters(state.top()) { decision } else { decision.openly() })
    }

    fn awaits(&self, state: &State) -> Seats {
        sequence::asks(&self.data, state).map_or(Seats::NONE, |(seat, _, _)| Seats::only(seat))
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
        rules::step(&self.data, state, seat, order, dice, events)
    }

    fn advance(&self, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<Advance, Interrupt> {
        sequence::advance(&self.data, state, dice, events)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        victory::outcome(self.data(), state)
    }

    fn player_turn(&self, state: &State) -> u32 {
        let activated = state.alternation.activated;
        u32::from(state.turn.0) * 64 + u32::from(activated[Side::White]) + u32::from(activated[Side::Bolshevik])
    }

    fn controller(&self, state: &State, faction: Faction) -> Option<Seat> {
        seats::commander(&self.data, state, FactionIx(faction.0))
    }

    fn redeal(&self, state: &State, seat: Seat, chance: &mut Chance) -> State {
        view::redeal(&self.data, state, seat, chance)
    }

    fn worth(&self, state: &State, side: engine::Side) -> i64 {
        worth::worth(&self.data, state, side)
    }

    fn has_several_steps(&self, _state: &State, order: &Order) -> bool {
        matches!(order, Order::March(_, path) | Order::Force(_, path) if path.len() > 1)
    }

    fn split(&self, state: &State, order: &Order) -> Option<(Order, Order)> {
        movement::split(&self.data, state, order)
    }

    fn draft(&self, order: &Order) -> Draft {
        order.draft(&self.data)
    }

    fn verb(&self, order: &Order) -> Option<&'static engine::Verb> {
        Some(order.verb())
    }

    fn complete(&self, _state: &State, _seat: Seat, draft: &Draft) -> Result<Order, Unfinished> {
        Order::complete(&self.data, draft)
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
        if usize::from(state.scenario) >= self.data.scenarios.len() {
            return Err(Fault::new("the position", "there is no such scenario"));
        }
        if state.turn == self.data.calendar.later() {
            return Err(Fault::new("the position", "there is no such turn"));
        }
        zones::refresh(&self.data, &mut state);
        self.invariants(&state).map_err(|reason| Fault::new("the position", reason))?;
        Ok(state)
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        zones::judge(&self.data, state)?;
        for (index, unit) in self.data.units.iter().enumerate() {
            let counter = crate::ids::CounterIx::from_index(index);
            if state.spot(counter).is_some() && state.hits[counter] >= unit.steps {
                return Err(format!("{} has no step left and is on the board", unit.id));
            }
        }
        if state.level > 100 || state.stack.frames().is_empty() {
            return Err(format!("the political level is {}", state.level));
        }
        match state.armt.values().iter().any(|points| *points > self.data.tables.armt.maximum) {
            true => Err("a HQ has more Armt than it can hold".to_owned()),
            false => Ok(()),
        }
    }
}

impl Named for Rossyia {
    fn named_ids(&self) -> Vec<String> {
        self.data.named_ids()
    }

    fn name_of(&self, id: &str) -> String {
        self.data.name_of(id)
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
