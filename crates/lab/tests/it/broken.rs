//! A game of one die a turn that breaks on purpose: what the lab says of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use commander::Kind;
use engine::{
    Advance, Answer, Arg, Breach, Catalogue, Chance, Decision, Dice, Digest, Draft, Events, Eyes, Faction, FactionInfo,
    Fault, Game, Interrupt, Livery, Message, Named, OnPaper, Outcome, Question, Scenario, Seat, SeatInfo, Setup,
    SetupFailure, Shown, Side, Title, Unfinished, Verb, View,
};
use lab::{Plan, Report, run};
use serde_json::Value;

/// How it breaks when a one falls.
#[derive(Clone, Copy, PartialEq)]
enum Flaw {
    Panics,
    AsksNobody,
    HasNoOrder,
    Refuses,
    RollsUnrecorded,
}

struct Pebbles {
    title: Title,
    catalogue: Catalogue,
    flaw: Flaw,
}

/// The dice that fell so far.
#[derive(Debug, Clone, PartialEq)]
struct Heap(Vec<u8>);

impl Heap {
    fn broken(&self) -> bool {
        self.0.last() == Some(&1)
    }
}

fn pebbles(flaw: Flaw) -> Arc<Pebbles> {
    let faction = FactionInfo { id: "lone".into(), name: "Lone".into(), livery: Livery::default() };
    let title = Title {
        id: "pebbles".into(),
        name: "Pebbles".into(),
        about: String::new(),
        seats: vec![SeatInfo { id: "lone".into(), name: "Lone".into(), side: Some(Side(0)), when: None }],
        sides: vec![engine::SideInfo {
            id: faction.id.clone(),
            name: faction.name.clone(),
            pattern: engine::Pattern::Solid,
        }],
        factions: vec![faction],
        scenarios: vec![Scenario {
            id: "beach".into(),
            name: "Beach".into(),
            about: String::new(),
            called: Vec::new(),
        }],
        lessons: Vec::new(),
        options: Vec::new(),
        texts: Vec::new(),
        verbs: &[Verb { id: "throw", fields: &[] }],
    };
    let catalogue = "game = 'pebbles'\ntitle = 'Pebbles'\n[[clause]]\nid = '1'\ntitle = 'Throw'\ntext = ''\n";
    Arc::new(Pebbles { title, catalogue: Catalogue::parse(catalogue, "rules.toml").expect("it is sound"), flaw })
}

impl Game for Pebbles {
    type State = Heap;
    type Order = ();

    fn title(&self) -> &Title {
        &self.title
    }
    fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }
    fn rules(&self) -> Digest {
        Digest(1)
    }
    fn setup(&self, _: &Setup, _: &mut Dice, _: &mut Events<'_>) -> Result<Heap, SetupFailure> {
        Ok(Heap(Vec::new()))
    }
    fn decision(&self, state: &Heap, seat: Seat) -> Option<Decision> {
        let asks = self.flaw != Flaw::AsksNobody || !state.broken();
        (asks && state.0.len() < 6).then(|| Decision::asked(seat, Message::by("1", "pebbles-throw")))
    }
    fn orders(&self, state: &Heap, _: Seat, out: &mut Vec<()>) {
        if self.flaw != Flaw::HasNoOrder || !state.broken() {
            out.push(());
        }
    }
    fn check(&self, _: &Heap, _: Seat, (): &()) -> Result<(), Breach> {
        Ok(())
    }
    fn step(
        &self,
        state: &mut Heap,
        _: Seat,
        (): &(),
        dice: &mut Dice,
        _: &mut Events<'_>,
    ) -> Result<Option<()>, Interrupt> {
        if state.broken() && self.flaw == Flaw::Refuses {
            return Err(Breach::of("1", "pebbles-sunk").into());
        }
        assert!(!state.broken() || self.flaw != Flaw::Panics, "the heap fell over");
        let mut die = dice.roll(6, "1")?;
        if self.flaw == Flaw::RollsUnrecorded {
            static TIDE: AtomicU8 = AtomicU8::new(0);
            die = TIDE.fetch_add(1, Ordering::Relaxed) % 100;
        }
        state.0.push(die);
        Ok(None)
    }
    fn advance(&self, _: &mut Heap, _: &mut Dice, _: &mut Events<'_>) -> Result<Advance, Interrupt> {
        Ok(Advance::Waits)
    }
    fn outcome(&self, state: &Heap) -> Option<Outcome> {
        let over = Outcome { winner: None, how: Message::plain("pebbles-tide") };
        (state.0.len() >= 6).then_some(over)
    }
    fn player_turn(&self, state: &Heap) -> u32 {
        state.0.len() as u32
    }
    fn controller(&self, _: &Heap, _: Faction) -> Option<Seat> {
        Some(Seat(0))
    }
    fn redeal(&self, state: &Heap, _: Seat, _: &mut Chance) -> Heap {
        state.clone()
    }
    fn draft(&self, (): &()) -> Draft {
        Draft::new("throw")
    }
    fn complete(&self, _: &Heap, _: Seat, _: &Draft) -> Result<(), Unfinished> {
        Ok(())
    }
    fn name(&self, _: Arg) -> String {
        String::new()
    }
    fn position_text(&self, state: &Heap) -> String {
        serde_json::json!(state.0).to_string()
    }
    fn restore(&self, position: &Value) -> Result<Heap, Fault> {
        let wrong = |error: serde_json::Error| Fault::new("pebbles", error.to_string());
        serde_json::from_value(position.clone()).map(Heap).map_err(wrong)
    }
}

impl Shown for Pebbles {
    fn view(&self, _: &Heap, _: Eyes) -> View {
        View::default()
    }
    fn answer(&self, _: &Heap, _: Seat, _: &Question) -> Result<Answer, Breach> {
        Err(Breach::plain("pebbles-silence"))
    }
}

impl OnPaper for Pebbles {}

impl Named for Pebbles {
    fn messages(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
}

fn report(flaw: Flaw, verify: bool) -> Report {
    let game = pebbles(flaw);
    run(&game, &Plan { games: 40, verify, ..Plan::new(&game.title, Kind::Random) }, &|| {})
}

/// The reason of all failures, of which there must be some but not as many as games.
#[track_caller]
fn reason(report: &Report) -> &str {
    let first = report.failures.first().expect("a one falls in some game");
    assert!(report.failures.len() < 40, "in some game none falls");
    assert!(report.failures.iter().all(|failure| failure.reason == first.reason));
    assert_eq!(report.outcomes().values().sum::<u64>() + report.failures.len() as u64, 40);
    &first.reason
}

#[test]
fn a_panic_in_one_game_is_reported_with_its_place_and_its_seed_and_the_others_go_on() {
    let found = report(Flaw::Panics, false);
    let said = reason(&found);
    assert!(said.starts_with("panic at ") && said.contains("broken.rs:") && said.ends_with(": the heap fell over"));
    let failure = &found.failures[0];
    let game = pebbles(Flaw::Panics);
    let plan = Plan { games: 1, first_seed: failure.seed, ..Plan::new(&game.title, Kind::Random) };
    assert_eq!(run(&game, &plan, &|| {}).failures.first(), Some(failure), "the seed repeats it");
}

#[test]
fn a_breach_of_the_contract_is_named() {
    assert_eq!(reason(&report(Flaw::AsksNobody, false)), "the game is not over, but nobody is asked");
    assert_eq!(reason(&report(Flaw::HasNoOrder, false)), "lone is asked but has no order");
    let refused = report(Flaw::Refuses, false);
    assert_eq!(reason(&refused), "an order that was offered is refused: pebbles-sunk (1)");
}

#[test]
fn a_game_that_replays_to_another_end_is_found_by_verifying_only() {
    assert!(report(Flaw::RollsUnrecorded, false).failures.is_empty());
    let found = report(Flaw::RollsUnrecorded, true);
    assert_eq!(found.failures.len(), 40);
    assert!(found.failures.iter().all(|failure| failure.reason.starts_with("verify: ")), "{:?}", found.failures[0]);
}
