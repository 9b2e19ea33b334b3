//! A campaign whose battles are games of the example, with a referee: a game inside a game, a seat without a side, and
//! results that are typed in. It exists to show that the engine carries all three, and passes the suite.

use std::sync::Arc;

use engine::catalogue::{ClauseKind, Entry as Clause};
use engine::conformance::{Plan, run};
use engine::view::Track;
use engine::{
    Advance, Answer, Arg, Breach, Catalogue, Chance, Decision, Dice, Digest, Draft, Events, Eyes, Faction, Fault, Game,
    Interrupt, Journal, Kind, Message, Named, OnPaper, Outcome, Question, Rolling, Seat, SeatInfo, Seats, Seed, Setup,
    SetupFailure, Shown, Side, Title, Unfinished, Value, Verb, View, optional, required,
};
use example::EmtsaLine;

const REDS: Seat = Seat(0);
const REFEREE: Seat = Seat(3);
const BATTLES: u8 = 2;

const OWN_VERBS: [Verb; 2] = [
    Verb { id: "fight", fields: &[required("where", Kind::One)] },
    Verb {
        id: "rule",
        fields: &[required("winner", Kind::One), required("worth", Kind::Amount), optional("why", Kind::Text)],
    },
];

struct Campaign {
    battle: EmtsaLine,
    title: Title,
    catalogue: Catalogue,
}

#[derive(Debug, Clone, PartialEq)]
struct State {
    fought: u8,
    wins: [u8; 2],
    battle: Option<example::State>,
}

#[derive(Debug, Clone, PartialEq)]
enum Order {
    /// C.1: the Reds choose the next battle.
    Fight(usize),
    /// C.2: the referee types in how a battle ended.
    Rule { winner: Option<Side>, worth: u8, why: Option<String> },
    /// An order of the battle.
    InBattle(example::Order),
}

impl Campaign {
    fn new() -> Campaign {
        let battle = EmtsaLine::new().expect("sound");
        let mut title = battle.title().clone();
        title.id = "campaign".into();
        title.seats.push(SeatInfo { id: "referee".into(), name: "Referee".into(), side: None, when: None });
        title.scenarios.truncate(1);
        title.verbs = Box::leak(title.verbs.iter().chain(&OWN_VERBS).copied().collect());
        let mut catalogue = battle.catalogue().clone();
        for id in ["C.1", "C.2", "C.3"] {
            let clause = Clause {
                id: id.into(),
                title: id.into(),
                text: id.into(),
                kind: ClauseKind::default(),
                edition: String::new(),
                original: String::new(),
                ruling: String::new(),
                checks: Vec::new(),
                unplayed: String::new(),
                rare: String::new(),
                language: String::new(),
            };
            catalogue.clauses.push(clause);
        }
        Campaign { battle, title, catalogue }
    }

    fn scenario(&self, index: usize) -> Setup {
        let mut setup = self.battle.title().default_setup();
        setup.scenario = self.battle.title().scenarios[index].id.clone();
        setup
    }

    /// C.3: a battle is over.
    fn score(state: &mut State, winner: Option<Side>, worth: u8, events: &mut Events<'_>) {
        state.battle = None;
        state.fought += 1;
        if let Some(Side(side)) = winner {
            state.wins[usize::from(side)] += worth;
        }
        events.tell(Seats::ALL, || Message::by("C.3", "campaign-battle-over").with("worth", Arg::Int(worth.into())));
    }
}

impl Game for Campaign {
    type State = State;
    type Order = Order;

    fn title(&self) -> &Title {
        &self.title
    }
    fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }
    fn rules(&self) -> Digest {
        Digest(self.battle.rules().0 ^ 1)
    }
    fn setup(&self, _: &Setup, _: &mut Dice, _: &mut Events<'_>) -> Result<State, SetupFailure> {
        Ok(State { fought: 0, wins: [0, 0], battle: None })
    }
    fn decision(&self, state: &State, seat: Seat) -> Option<Decision> {
        if state.fought == BATTLES {
            return None;
        }
        match &state.battle {
            None if seat == REDS => Some(Decision::asked(seat, Message::by("C.1", "campaign-ask-fight"))),
            None => None,
            Some(_) if seat == REFEREE => Some(Decision::may(seat, Message::by("C.2", "campaign-may-rule"))),
            Some(battle) => self.battle.decision(battle, seat),
        }
    }
    fn orders(&self, state: &State, seat: Seat, out: &mut Vec<Order>) {
        if self.decision(state, seat).is_none() {
            return;
        }
        match &state.battle {
            None => out.extend((0..self.battle.title().scenarios.len()).map(Order::Fight)),
            Some(_) if seat == REFEREE => {
                let winners = [None, Some(Side(0)), Some(Side(1))];
                out.extend(winners.map(|winner| Order::Rule { winner, worth: 1, why: None }));
                let why = Some("the \"bridge\" was blown; nobody moves".to_owned());
                out.push(Order::Rule { winner: Some(Side(1)), worth: 2, why });
            }
            Some(battle) => {
                let mut orders = Vec::new();
                self.battle.orders(battle, seat, &mut orders);
                out.extend(orders.into_iter().map(Order::InBattle));
            }
        }
    }
    fn check(&self, state: &State, seat: Seat, order: &Order) -> Result<(), Breach> {
        if self.decision(state, seat).is_none() {
            return Err(Breach::of("C.1", "campaign-not-now"));
        }
        match (order, &state.battle) {
            (Order::Fight(_), None) if seat == REDS => Ok(()),
            (Order::Rule { worth: 0..=3, .. }, Some(_)) if seat == REFEREE => Ok(()),
            (Order::InBattle(order), Some(battle)) if seat != REFEREE => self.battle.check(battle, seat, order),
            _ => Err(Breach::of("C.2", "campaign-not-now")),
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
        match (order, &mut state.battle) {
            (Order::InBattle(order), Some(battle)) => {
                return Ok(self.battle.step(battle, seat, order, dice, events)?.map(Order::InBattle));
            }
            (Order::Rule { winner, worth, .. }, Some(_)) => Campaign::score(state, *winner, *worth, events),
            (Order::Fight(index), None) => {
                let begun = self.battle.setup(&self.scenario(*index), dice, events);
                state.battle = Some(begun.map_err(|failure| match failure {
                    SetupFailure::Die(failure) => Interrupt::Die(failure),
                    SetupFailure::Fault(_) => Interrupt::Breach(Breach::of("C.1", "campaign-impossible")),
                })?);
            }
            _ => return Err(Breach::of("C.2", "campaign-not-now").into()),
        }
        Ok(None)
    }
    fn split(&self, state: &Self::State, order: &Order) -> Option<(Order, Order)> {
        let Order::InBattle(order) = order else { return None };
        let (first, rest) = self.battle.split(state.battle.as_ref()?, order)?;
        Some((Order::InBattle(first), Order::InBattle(rest)))
    }
    fn advance(&self, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<Advance, Interrupt> {
        let Some(battle) = &mut state.battle else { return Ok(Advance::Waits) };
        if self.battle.advance(battle, dice, events)? == Advance::Ran {
            return Ok(Advance::Ran);
        }
        match self.battle.outcome(battle) {
            Some(outcome) => {
                Campaign::score(state, outcome.winner, 1, events);
                Ok(Advance::Ran)
            }
            None => Ok(Advance::Waits),
        }
    }
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let winner = match state.wins[0].cmp(&state.wins[1]) {
            std::cmp::Ordering::Greater => Some(Side(0)),
            std::cmp::Ordering::Less => Some(Side(1)),
            std::cmp::Ordering::Equal => None,
        };
        (state.fought == BATTLES).then(|| Outcome { winner, how: Message::by("C.3", "campaign-over") })
    }
    fn player_turn(&self, state: &State) -> u32 {
        let inside = state.battle.as_ref().map_or(0, |battle| 1 + self.battle.player_turn(battle));
        u32::from(state.fought) * 1000 + inside
    }
    fn controller(&self, state: &State, faction: Faction) -> Option<Seat> {
        self.battle.controller(state.battle.as_ref()?, faction)
    }
    fn redeal(&self, state: &State, seat: Seat, chance: &mut Chance) -> State {
        let battle = state.battle.as_ref().map(|battle| match seat {
            REFEREE => *battle,
            seat => self.battle.redeal(battle, seat, chance),
        });
        State { battle, ..state.clone() }
    }
    fn draft(&self, order: &Order) -> Draft {
        let side = |winner: Option<Side>| match winner {
            Some(Side(side)) => self.title.sides[usize::from(side)].id.clone(),
            None => "nobody".to_owned(),
        };
        match order {
            Order::InBattle(order) => self.battle.draft(order),
            Order::Fight(index) => {
                Draft::new("fight").with("where", Value::One(self.battle.title().scenarios[*index].id.clone()))
            }
            Order::Rule { winner, worth, why } => {
                let draft = Draft::new("rule").with("winner", Value::One(side(*winner)));
                let draft = draft.with("worth", Value::Amount(i64::from(*worth)));
                match why {
                    Some(why) => draft.with("why", Value::Text(why.clone())),
                    None => draft,
                }
            }
        }
    }
    fn complete(&self, state: &State, seat: Seat, draft: &Draft) -> Result<Order, Unfinished> {
        match draft.verb.as_str() {
            "fight" => {
                let id = draft.one("where").ok_or(Unfinished::Missing("where"))?;
                let index = self.battle.title().scenarios.iter().position(|scenario| scenario.id == id);
                index.map(Order::Fight).ok_or_else(|| Unfinished::Unknown("battle", id.to_owned()))
            }
            "rule" => {
                let id = draft.one("winner").ok_or(Unfinished::Missing("winner"))?;
                let side = self.title.sides.iter().position(|side| side.id == id).map(|index| Side(index as u8));
                if side.is_none() && id != "nobody" {
                    return Err(Unfinished::Unknown("side", id.to_owned()));
                }
                let worth = draft.amount("worth").ok_or(Unfinished::Missing("worth"))?;
                let worth = u8::try_from(worth).map_err(|_| Breach::of("C.2", "campaign-not-now"))?;
                let why = match draft.get("why") {
                    Some(Value::Text(why)) => Some(why.clone()),
                    _ => None,
                };
                Ok(Order::Rule { winner: side, worth, why })
            }
            _ => {
                let battle = state.battle.as_ref().ok_or(Breach::of("C.1", "campaign-not-now"))?;
                Ok(Order::InBattle(self.battle.complete(battle, seat, draft)?))
            }
        }
    }
    fn name(&self, arg: Arg) -> String {
        self.battle.name(arg)
    }
    fn position_text(&self, state: &State) -> String {
        let battle = state.battle.as_ref().map(|battle| self.battle.position(battle));
        serde_json::json!({ "fought": state.fought, "wins": state.wins, "battle": battle }).to_string()
    }
    fn restore(&self, position: &serde_json::Value) -> Result<State, Fault> {
        let wrong = || Fault::new("the position", "it is no campaign");
        let number = |value: &serde_json::Value| value.as_u64().and_then(|n| u8::try_from(n).ok()).ok_or_else(wrong);
        let battle = match &position["battle"] {
            serde_json::Value::Null => None,
            battle => Some(self.battle.restore(battle)?),
        };
        let wins = [number(&position["wins"][0])?, number(&position["wins"][1])?];
        Ok(State { fought: number(&position["fought"])?.min(BATTLES), wins, battle })
    }
    fn invariants(&self, state: &State) -> Result<(), String> {
        state.battle.as_ref().map_or(Ok(()), |battle| self.battle.invariants(battle))
    }
}

impl Shown for Campaign {
    fn view(&self, state: &State, eyes: Eyes) -> View {
        let mut view = state.battle.as_ref().map_or_else(View::default, |battle| self.battle.view(battle, eyes));
        if let (Eyes::Seat(REFEREE), Some(battle)) = (eyes, &state.battle) {
            // The referee sees every hand.
            for seat in 0..3u8 {
                let open = self.battle.view(battle, Eyes::Seat(Seat(seat)));
                view.hands[usize::from(seat)] = open.hands[usize::from(seat)].clone();
            }
        }
        for (side, wins) in state.wins.iter().enumerate() {
            let id = format!("wins-{}", self.title.sides[side].id);
            view.tracks.push(Track::new(id, i64::from(*wins), 6));
        }
        view
    }
    fn answer(&self, state: &State, seat: Seat, question: &Question) -> Result<Answer, Breach> {
        let battle = state.battle.as_ref().ok_or(Breach::of("C.1", "campaign-not-now"))?;
        self.battle.answer(battle, seat, question)
    }
}

impl OnPaper for Campaign {}

impl Named for Campaign {
    fn messages(&self) -> &'static [(&'static str, &'static str)] {
        self.battle.messages()
    }
}

#[test]
fn a_campaign_of_battles_with_a_referee_passes_the_suite() {
    let plan = Plan {
        games: 40,
        first_seed: 1,
        orders_per_turn: 60,
        orders_per_game: 900,
        looks_every: 1,
        thoroughly_every: 5,
        secrets: true,
    };
    let report = run(&Arc::new(Campaign::new()), &plan).unwrap_or_else(|failure| panic!("{failure}"));
    for verb in ["fight", "rule", "march", "bid", "stand"] {
        assert!(report.by_verb.get(verb).is_some_and(|count| *count > 3), "{verb}: {report:#?}");
    }
    assert!(report.paused > 0 && report.interjections > 3 && report.undone > 3, "{report:#?}");
}

#[test]
fn a_referee_rules_in_words_that_the_record_keeps_and_sees_every_hand() {
    let game = Arc::new(Campaign::new());
    let setup = game.title().default_setup();
    let (mut journal, _) = Journal::new(game.clone(), setup, Seed::from_number(7), Rolling::Seeded).expect("sound");
    journal.order(REDS, "fight raid").expect("the Reds choose");
    let hands = |eyes| game.view(journal.state(), eyes).hands.iter().map(|hand| hand.seen.len()).collect::<Vec<_>>();
    assert_eq!(hands(Eyes::Seat(REFEREE)), [3, 3, 3, 0, 0, 0]);
    assert_eq!(hands(Eyes::Seat(REDS)), [3, 0, 0, 0, 0, 0]);
    assert!(journal.order(REDS, "rule red 3").is_err(), "only the referee rules");
    let ruling = r#"rule allied 2 why="fought on the table; the \"train\" held\nto the end""#;
    journal.order(REFEREE, ruling).expect("he may at any time");
    assert_eq!(journal.entries()[1].order, ruling);
    assert_eq!(journal.state().wins, [0, 2]);
    journal.verify().expect("a typed-in result replays like any order");
}
