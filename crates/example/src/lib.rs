//! The Emtsa Line: a small game of our own that keeps the engine honest about being general.
//!
//! Three seats on two sides fight over eight stations. It has no hexes, but it has what the big games ask of the
//! engine: secret hands, sealed simultaneous choices, an interjection in the enemy's activation, a faction that
//! changes hands by a die, marches that pause at a mine's die, and a contest nested in an activation.
//!
//! ```
//! use engine::{Events, Game, Seed, Dice, journal::begin, awaited};
//! let game = example::EmtsaLine::new()?;
//! let setup = game.title().setup(Some("raid"), [("mines", "off")])?;
//! let state = begin(&game, &setup, &mut Dice::seeded(Seed::from_number(7), 0), &mut Events::unheard())
//!     .expect("this scenario is sound");
//! assert_eq!(awaited(&game, &state).count(), 3, "all three seats bid at once (3.1)");
//! # Ok::<(), engine::Fault>(())
//! ```
//!
//! The modules follow the rules: `sequence` 2.0 and 3.0, `march` 4.0, `withdraw` 5.0, `contest` 6.0, `victory` 7.0.

mod answers;
mod appearance;
mod bars;
mod contest;
mod data;
pub mod fuzz;
mod march;
mod named;
mod order;
mod orders;
mod position;
mod sequence;
mod shown;
mod staging;
mod state;
mod victory;
mod view;
mod withdraw;

use engine::{
    Advance, Arg, Board, Breach, Catalogue, Chance, Choice, Decision, Dice, Digest, Draft, Events, Faction,
    FactionInfo, Fault, Game, Interrupt, Looks, Message, OnPaper, Outcome, Pattern, Scenario, Seat, SeatInfo, Seats,
    Setup, SetupFailure, Side, SideInfo, Stack, Title, Unfinished, Verb,
};

pub use data::{Card, Data, Station, Unit};
pub use order::Order;
pub use state::{Group, State};

use data::{FACTIONS, STATIONS, UNITS};
use state::{ALLIED_SIDE, Cards, Frame, GREENS, RED_SIDE, SEATS, Sealed, side};

const RULES: &str = include_str!("../rules.toml");
const LINE: &str = include_str!("../data/line.toml");
const SCENARIOS: &str = include_str!("../data/scenarios.toml");
const LOOKS: &str = include_str!("../data/looks.toml");
/// Raised whenever the code gives another result for the same order.
const VERSION: &str = "1";

/// The game.
pub struct EmtsaLine {
    data: Data,
    title: Title,
    catalogue: Catalogue,
    rules: Digest,
    board: Board,
    looks: Looks,
}

impl EmtsaLine {
    /// The game with the data it comes with.
    pub fn new() -> Result<EmtsaLine, Fault> {
        EmtsaLine::with_data(LINE, SCENARIOS)
    }

    /// The game with other stations, counters, cards or scenarios.
    pub fn with_data(line: &str, scenarios: &str) -> Result<EmtsaLine, Fault> {
        let data = Data::read(line, scenarios)?;
        let looks = Looks::read(LOOKS, "looks.toml")?;
        let faction = |(id, name): &(&str, &str)| FactionInfo {
            id: (*id).into(),
            name: (*name).into(),
            livery: looks.livery(id),
        };
        let seat = |(index, (id, name)): (usize, &(&str, &str))| SeatInfo {
            id: (*id).into(),
            name: (*name).into(),
            side: Some(side(Seat(index as u8))),
            when: None,
        };
        let switch = |id: &str, name: &str, clause: &str| Choice {
            id: id.into(),
            name: name.into(),
            clause: clause.into(),
            values: vec!["on".into(), "off".into()],
            scenarios: Vec::new(),
        };
        let title = Title {
            id: "emtsa".into(),
            name: "The Emtsa Line".into(),
            about: "Three commanders, eight stations, secret hands: the engine's example game. Clause 1.3 has the map."
                .into(),
            seats: FACTIONS[..3].iter().enumerate().map(seat).collect(),
            sides: vec![
                SideInfo { id: "red".into(), name: "Reds".into(), pattern: Pattern::Solid },
                SideInfo { id: "allied".into(), name: "Allies".into(), pattern: Pattern::Hatched },
            ],
            factions: FACTIONS.iter().map(faction).collect(),
            scenarios: data
                .scenarios
                .iter()
                .map(|info| Scenario {
                    id: info.id.clone(),
                    name: info.name.clone(),
                    about: info.about.clone(),
                    called: Vec::new(),
                })
                .collect(),
            lessons: Vec::new(),
            options: vec![switch("mines", "Mined stretches", "4.6"), switch("greens", "The Greens' die", "2.2")],
            texts: Vec::new(),
            verbs: Order::VERBS,
        };
        let rules = Digest::of([VERSION, line, scenarios].join("\n").as_bytes());
        Ok(EmtsaLine {
            board: appearance::board(&data, &looks)?,
            looks,
            data,
            title,
            catalogue: Catalogue::parse(RULES, "rules.toml")?,
            rules,
        })
    }
}

impl Game for EmtsaLine {
    type State = State;
    type Order = Order;

    fn title(&self) -> &Title {
        &self.title
    }

    fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    fn rules(&self) -> Digest {
        self.rules
    }

    fn setup(&self, setup: &Setup, dice: &mut Dice, events: &mut Events<'_>) -> Result<State, SetupFailure> {
        let data = &self.data;
        let index = data.scenarios.iter().position(|info| info.id == setup.scenario);
        let index = index.ok_or_else(|| Fault::new("emtsa", format!("there is no scenario {:?}", setup.scenario)))?;
        let scenario = &data.scenarios[index];
        let on = |id: &str| setup.options.get(id).is_none_or(|value| value == "on");
        let mut deck: Vec<Card> = (0..data.cards.len() as u8).map(Card).collect();
        dice.shuffle(&mut deck, "1.2")?;
        let mut hands = [Cards::default(); 3];
        for (seat, hand) in hands.iter_mut().enumerate() {
            for card in deck.drain(..usize::from(scenario.hand)) {
                hand.insert(card);
                let seat = Seat(seat as u8);
                events.tell(Seats::only(seat), || {
                    Message::by("1.2", "emtsa-dealt").with("card", Arg::Card(u16::from(card.0)))
                });
            }
        }
        let mut state = State {
            scenario: index as u8,
            mines_in_play: on("mines"),
            greens_in_play: on("greens"),
            turn: 0,
            place: [None; UNITS],
            steps: [0; UNITS],
            spent: [0; UNITS],
            hands,
            used: Cards::default(),
            sealed: [Sealed::NotAsked; 3],
            order: SEATS,
            greens: None,
            withdrawn: 0,
            held_by: [None; STATIONS],
            blown: 0,
            stack: Stack::new(Frame::TurnStart),
            ended: None,
        };
        for (unit, station) in &scenario.at {
            if data.unit(*unit).faction == GREENS && !state.greens_in_play {
                continue;
            }
            state.place[usize::from(unit.0)] = Some(*station);
            state.steps[usize::from(unit.0)] = data.unit(*unit).steps;
        }
        for (_, station) in &scenario.at {
            victory::take(data, &mut state, *station);
        }
        invariants(data, &state).map_err(|reason| Fault::new("emtsa", format!("{}: {reason}", scenario.id)))?;
        Ok(state)
    }

    fn decision(&self, state: &State, seat: Seat) -> Option<Decision> {
        sequence::decision(&self.data, state, seat)
    }

    fn orders(&self, state: &State, seat: Seat, out: &mut Vec<Order>) {
        orders::orders(&self.data, state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, order: &Order) -> Result<(), Breach> {
        let data = &self.data;
        match order {
            Order::Bid(card) => sequence::check_bid(state, seat, *card),
            Order::March(group, path) => march::check(data, state, seat, *group, path),
            Order::Done => sequence::check_done(state, seat),
            Order::Withdraw(path) => withdraw::check(data, state, seat, path),
            Order::Stand => contest::check_stand(state, seat),
            Order::Retreat(to) => contest::check_retreat(data, state, seat, to),
            Order::Support(card) => contest::check_support(state, seat, *card),
            Order::Lose(shares) => contest::check_losses(data, state, seat, shares),
        }
    }

    fn step(
        &self,
        state: &mut State,
        seat: Seat,
        order: &Order,
        dice: &mut Dice,
        events: &mut Events<'_>,
    ) -> Result<Option<Order>, Interrupt> {
        let data = &self.data;
        match order {
            Order::Bid(card) => sequence::seal(state, seat, Some(*card), "3.1", events),
            Order::March(group, path) => return march::step(data, state, seat, *group, path, dice, events),
            Order::Done => sequence::done(state, seat, events),
            Order::Withdraw(path) => return Ok(withdraw::step(data, state, seat, path, events)?),
            Order::Stand => contest::stand(state),
            Order::Retreat(to) => contest::retreat(data, state, to, events),
            Order::Support(card) => sequence::seal(state, seat, *card, "6.3", events),
            Order::Lose(shares) => contest::lose(state, shares, events),
        }
        Ok(None)
    }

    fn split(&self, _state: &State, order: &Order) -> Option<(Order, Order)> {
        match order {
            Order::March(group, path) if path.len() > 1 => {
                Some((Order::March(*group, path[..1].to_vec()), Order::March(*group, path[1..].to_vec())))
            }
            Order::Withdraw(path) if path.len() > 1 => {
                Some((Order::Withdraw(path[..1].to_vec()), Order::Withdraw(path[1..].to_vec())))
            }
            _ => None,
        }
    }

    fn has_several_steps(&self, _state: &State, order: &Order) -> bool {
        matches!(order, Order::March(_, path) | Order::Withdraw(path) if path.len() > 1)
    }

    fn advance(&self, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<Advance, Interrupt> {
        sequence::advance(&self.data, state, dice, events)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        victory::outcome(state)
    }

    fn player_turn(&self, state: &State) -> u32 {
        let over = state.stack.frames().iter().find_map(|frame| match frame {
            Frame::Activations { over } => Some(u32::from(*over)),
            _ => None,
        });
        u32::from(state.turn) * 4 + over.unwrap_or(0)
    }

    fn controller(&self, state: &State, faction: Faction) -> Option<Seat> {
        match faction {
            GREENS => state.greens,
            Faction(index) => Some(Seat(index)),
        }
    }

    fn redeal(&self, state: &State, seat: Seat, chance: &mut Chance) -> State {
        view::redeal(self, state, seat, chance)
    }

    fn worth(&self, state: &State, side: Side) -> i64 {
        victory::balance(&self.data, state, side)
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
        answers::named(&self.data, arg)
    }

    fn position_text(&self, state: &State) -> String {
        position::position(&self.data, state).to_string()
    }

    fn restore(&self, position: &serde_json::Value) -> Result<State, Fault> {
        position::restore(&self.data, position)
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        invariants(&self.data, state)
    }
}

/// Its positions are neither entered from a real table nor printed for one.
impl OnPaper for EmtsaLine {}

/// What always holds: enemies share a station only while they contest it, Greens stand alone, steps are in range.
fn invariants(data: &Data, state: &State) -> Result<(), String> {
    let contested = |station: Station| {
        state.stack.frames().iter().any(|frame| matches!(frame, Frame::Contest { at, .. } if *at == station))
    };
    for station in (0..data.stations.len() as u8).map(Station) {
        let units = state.units_at(station);
        let green = units.iter().any(|unit| data.unit(unit).faction == GREENS);
        let reds = !state.friends_at(data, station, RED_SIDE).is_empty();
        let allies = !state.friends_at(data, station, ALLIED_SIDE).is_empty();
        let crowded = (reds && allies) || (green && units.len() > 1);
        if crowded && !contested(station) {
            return Err(format!("enemies share {}", data.stations[usize::from(station.0)].id));
        }
    }
    for unit in data.all_units() {
        if state.at(unit).is_some() != (state.steps(unit) > 0) || state.steps(unit) > data.unit(unit).steps {
            return Err(format!("{} has {} steps", data.unit(unit).id, state.steps(unit)));
        }
    }
    if state.ended.is_some() != matches!(state.top(), Frame::Over) {
        return Err("the game is over and yet goes on, or stands still".into());
    }
    Ok(())
}
