//! The conformance suite has teeth: games that are broken on purpose, each in one way, are caught for that reason.

use std::sync::Arc;

use engine::conformance::{Plan, explanations, run};
use engine::script::Staging;
use engine::{
    Advance, Answer, Arg, Breach, Catalogue, Chance, Decision, Dice, Digest, Draft, Events, Eyes, Faction, Fault, Game,
    Interrupt, Message, Named, OnPaper, Outcome, Question, Seat, Seats, Setup, SetupFailure, Shown, Side, Title,
    Unfinished, Urgency, Verb, View,
};
use example::{EmtsaLine, Order, State};

/// What is wrong with a game.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Flaw {
    None,
    ViewShowsAllHands,
    SaysThatAllSeeTheSame,
    SealsAreTold,
    OrdersDependOnSecrets,
    AskingDependsOnSecrets,
    ListsAnIllegalOrder,
    AcceptsAnything,
    PathsDifferFromSteps,
    PositionForgets,
    CitesAnUnknownClause,
    NeverEnds,
    NobodyIsAsked,
    WaitsForEverybody,
    DependsOnListeners,
    RollsUnrecorded,
    NotationLosesSomething,
    RestoresAnotherState,
    RedealsNothing,
    AcceptsOutOfTurn,
    RefusesInExecution,
    WorthTellsSecrets,
    NamesAnotherKind,
    PromisesAFartherReach,
    NamesAnotherPrice,
    MisjudgesTheDie,
    /// Not flaws, but what later games do: something comes to light on the march, or a question arises.
    RevealsOnTheMarch,
    AsksOnTheMarch,
}

struct Broken(EmtsaLine, Flaw);

impl Broken {
    /// Whether a secret of another seat is so: the Reds hold the first card.
    fn secret(&self, state: &State) -> bool {
        self.0.view(state, Eyes::Seat(Seat(0))).hands[0].seen.iter().any(|card| card.starts_with("rumour"))
    }
}

impl Broken {
    fn at_avda(&self, state: &State) -> bool {
        let counters = self.0.view(state, Eyes::Public).counters;
        counters.iter().any(|counter| counter.id == "154" && counter.place == "avda")
    }
}

impl Game for Broken {
    type State = State;
    type Order = Order;

    fn title(&self) -> &Title {
        self.0.title()
    }
    fn catalogue(&self) -> &Catalogue {
        self.0.catalogue()
    }
    fn rules(&self) -> Digest {
        self.0.rules()
    }
    fn setup(&self, setup: &Setup, dice: &mut Dice, events: &mut Events<'_>) -> Result<State, SetupFailure> {
        self.0.setup(setup, dice, events)
    }
    fn decision(&self, state: &State, seat: Seat) -> Option<Decision> {
        let decision = self.0.decision(state, seat);
        match self.1 {
            Flaw::AskingDependsOnSecrets if seat == Seat(2) && self.secret(state) => {
                let idle = self.0.decision(state, Seat(0)).is_some();
                decision.filter(|_| !idle)
            }
            Flaw::NobodyIsAsked if self.0.player_turn(state) == 6 => None,
            Flaw::AsksOnTheMarch if self.at_avda(state) => {
                decision.map(|decision| Decision { prompt: Message::by("4.1", "emtsa-ask-stand"), ..decision })
            }
            _ => decision,
        }
    }
    fn awaits(&self, state: &State) -> Seats {
        let has_to = |seat: &Seat| self.decision(state, *seat).is_some_and(|one| one.urgency != Urgency::May);
        match self.1 {
            Flaw::WaitsForEverybody => Seats::ALL,
            _ => self.title().all_seats().filter(has_to).fold(Seats::NONE, Seats::with),
        }
    }
    fn orders(&self, state: &State, seat: Seat, out: &mut Vec<Order>) {
        self.0.orders(state, seat, out);
        match self.1 {
            Flaw::OrdersDependOnSecrets if seat == Seat(1) && self.secret(state) && out.len() > 1 => drop(out.pop()),
            Flaw::ListsAnIllegalOrder if out.contains(&Order::Stand) => out.push(Order::Done),
            Flaw::NobodyIsAsked if self.0.player_turn(state) == 6 => out.clear(),
            Flaw::AskingDependsOnSecrets if self.decision(state, seat).is_none() => out.clear(),
            _ => {}
        }
    }
    fn check(&self, state: &State, seat: Seat, order: &Order) -> Result<(), Breach> {
        let check = self.0.check(state, seat, order);
        match (self.1, order) {
            (Flaw::AcceptsAnything, Order::March(_, path))
                if path.len() > 1 && self.0.check(state, seat, &Order::Done).is_ok() =>
            {
                Ok(())
            }
            (Flaw::AcceptsOutOfTurn, Order::Done) => Ok(()),
            (Flaw::CitesAnUnknownClause, _) => check.map_err(|_| Breach::of("99.9", "emtsa-no-path")),
            _ => check,
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
        if self.1 == Flaw::NeverEnds && *order == Order::Done {
            return Ok(None);
        }
        if let (Flaw::RevealsOnTheMarch, Order::March(..)) = (self.1, order) {
            events.reveal(Seats::ALL, || Message::by("4.1", "emtsa-marches"));
        }
        if let (Flaw::RefusesInExecution, Order::Retreat(_)) = (self.1, order) {
            return Err(Breach::of("6.2", "emtsa-no-retreat-now").into());
        }
        if let (Flaw::SealsAreTold, Order::Bid(card)) = (self.1, order) {
            let card = Arg::Card(u16::from(card.0));
            events.tell(Seats::ALL, || {
                Message::by("3.1", "emtsa-shown").with("seat", Arg::Seat(seat)).with("card", card)
            });
        }
        if let (Flaw::RollsUnrecorded, Order::Done) = (self.1, order) {
            // A die that depends on how often it was asked, not on the seed.
            use std::sync::atomic::{AtomicU8, Ordering};
            static COUNT: AtomicU8 = AtomicU8::new(0);
            if COUNT.fetch_add(1, Ordering::Relaxed) % 7 == 3 {
                return Ok(None);
            }
        }
        if let (Flaw::PathsDifferFromSteps, Order::March(group, path)) = (self.1, order)
            && path.len() == 2
        {
            // Only the whole path forgets its last step.
            self.0.step(state, seat, &Order::March(*group, path[..1].to_vec()), dice, events)?;
            return Ok(None);
        }
        let rest = self.0.step(state, seat, order, dice, events);
        if self.1 == Flaw::DependsOnListeners && *order == Order::Done {
            let mut unheard = true;
            events.tell(Seats::NONE, || {
                unheard = false;
                Message::by("4.7", "emtsa-done")
            });
            if unheard {
                let mut events = Events::unheard();
                self.0.advance(state, dice, &mut events)?;
                let twin = self.0.redeal(state, Seat(0), &mut Chance::new(1));
                *state = twin;
            }
        }
        rest
    }
    fn split(&self, state: &Self::State, order: &Order) -> Option<(Order, Order)> {
        self.0.split(state, order)
    }
    fn advance(&self, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<Advance, Interrupt> {
        self.0.advance(state, dice, events)
    }
    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.0.outcome(state)
    }
    fn player_turn(&self, state: &State) -> u32 {
        self.0.player_turn(state)
    }
    fn controller(&self, state: &State, faction: Faction) -> Option<Seat> {
        self.0.controller(state, faction)
    }
    fn redeal(&self, state: &State, seat: Seat, chance: &mut Chance) -> State {
        if self.1 == Flaw::RedealsNothing {
            return *state;
        }
        self.0.redeal(state, seat, chance)
    }
    fn draft(&self, order: &Order) -> Draft {
        let mut draft = self.0.draft(order);
        if self.1 == Flaw::NotationLosesSomething
            && let Order::March(_, path) = order
            && path.len() > 1
        {
            draft.fields.pop();
        }
        draft
    }
    fn worth(&self, state: &State, side: Side) -> i64 {
        let secret = self.1 == Flaw::WorthTellsSecrets && self.secret(state);
        self.0.worth(state, side) + i64::from(secret)
    }
    fn verb(&self, order: &Order) -> Option<&'static Verb> {
        match self.1 {
            Flaw::NamesAnotherKind => self.title().verbs.first(),
            _ => self.0.verb(order),
        }
    }
    fn complete(&self, state: &State, seat: Seat, draft: &Draft) -> Result<Order, Unfinished> {
        self.0.complete(state, seat, draft)
    }
    fn name(&self, arg: Arg) -> String {
        self.0.name(arg)
    }
    fn position_text(&self, state: &State) -> String {
        let mut position = self.0.position(state);
        if self.1 == Flaw::PositionForgets {
            position["withdrawn"] = 0.into();
        }
        position.to_string()
    }
    fn restore(&self, position: &serde_json::Value) -> Result<State, Fault> {
        let state = self.0.restore(position)?;
        match self.1 {
            Flaw::RestoresAnotherState => Ok(self.0.redeal(&state, Seat(0), &mut Chance::new(1))),
            _ => Ok(state),
        }
    }
    fn invariants(&self, state: &State) -> Result<(), String> {
        self.0.invariants(state)
    }
}

impl Shown for Broken {
    fn view(&self, state: &State, eyes: Eyes) -> View {
        let mut view = self.0.view(state, eyes);
        if self.1 == Flaw::ViewShowsAllHands {
            for seat in 0..3 {
                view.hands[seat] = self.0.view(state, Eyes::Seat(Seat(seat as u8))).hands[seat].clone();
            }
        }
        view
    }
    fn all_see_the_same(&self) -> bool {
        self.1 == Flaw::SaysThatAllSeeTheSame
    }
    fn answer(&self, state: &State, seat: Seat, question: &Question) -> Result<Answer, Breach> {
        let mut answer = self.0.answer(state, seat, question)?;
        match (self.1, question) {
            (Flaw::PromisesAFartherReach, _) => answer.field.iter_mut().for_each(|(_, left)| *left += 1),
            (Flaw::NamesAnotherPrice, Question::Why { .. }) => {
                answer.derivation.iter_mut().for_each(|step| step.sum *= 2)
            }
            (Flaw::MisjudgesTheDie, _) => answer
                .outcomes
                .iter_mut()
                .for_each(|chances| chances.faces.iter_mut().for_each(|face| *face = 7 - *face)),
            _ => {}
        }
        Ok(answer)
    }
}

impl OnPaper for Broken {}

impl Named for Broken {
    fn messages(&self) -> &'static [(&'static str, &'static str)] {
        self.0.messages()
    }
}

impl Staging for Broken {
    fn arrange(&self, state: &mut State, line: &str) -> Result<(), String> {
        self.0.arrange(state, line)
    }
    fn fact(&self, state: &State, what: &str) -> Result<String, String> {
        self.0.fact(state, what)
    }
    fn claims(&self, state: &State, seat: Seat, question: &Question, answer: &Answer) -> Vec<String> {
        self.0.claims(state, seat, question, answer)
    }
}

const PLAN: Plan = Plan {
    games: 6,
    first_seed: 1,
    orders_per_turn: 60,
    orders_per_game: 600,
    looks_every: 1,
    thoroughly_every: 3,
    secrets: true,
};

fn verdict(flaw: Flaw) -> Result<(), String> {
    let game = Broken(EmtsaLine::new().expect("sound"), flaw);
    run(&Arc::new(game), &PLAN).map(|_| ()).map_err(|failure| failure.broken)
}

#[test]
fn each_flaw_is_caught_for_its_own_reason() {
    assert_eq!(verdict(Flaw::None), Ok(()), "the wrapper itself is sound");
    let cases = [
        (Flaw::ViewShowsAllHands, "can tell twins apart"),
        (Flaw::SaysThatAllSeeTheSame, "all are said to see the same"),
        (Flaw::SealsAreTold, "can tell twins apart by what happens"),
        (Flaw::OrdersDependOnSecrets, "can tell twins apart"),
        (Flaw::AskingDependsOnSecrets, "can tell twins apart"),
        (Flaw::ListsAnIllegalOrder, "is listed but refused"),
        (Flaw::AcceptsAnything, "is legal but stops"),
        (Flaw::PathsDifferFromSteps, "single steps lead to different states"),
        (Flaw::PositionForgets, "does not open to the same game"),
        (Flaw::CitesAnUnknownClause, "cites 99.9"),
        (Flaw::NeverEnds, "takes more than 60 orders"),
        (Flaw::NobodyIsAsked, "nobody is asked"),
        (Flaw::WaitsForEverybody, "is waited for without a decision, or has one and is not"),
        (Flaw::DependsOnListeners, "whether somebody listens"),
        (Flaw::RollsUnrecorded, "can tell twins apart"),
        (Flaw::NotationLosesSomething, "is completed to"),
        (Flaw::RestoresAnotherState, "does not come back as it was"),
        (Flaw::RedealsNothing, "no twin differs"),
        (Flaw::AcceptsOutOfTurn, "is accepted"),
        (Flaw::RefusesInExecution, "stops"),
        (Flaw::WorthTellsSecrets, "can tell twins apart"),
        (Flaw::NamesAnotherKind, "but is of the kind"),
    ];
    for (flaw, reason) in cases {
        let found = verdict(flaw).expect_err(&format!("{flaw:?} is not caught"));
        assert!(found.contains(reason), "{flaw:?} is caught for another reason: {found}");
    }
}

#[test]
fn an_explanation_that_lies_is_caught() {
    let verdict = |flaw| explanations(&Arc::new(Broken(EmtsaLine::new().expect("sound"), flaw)), &PLAN);
    let told = verdict(Flaw::None).unwrap_or_else(|failure| panic!("{failure}"));
    assert!(told.claims["reach"] > 100 && told.claims["why"] > 100 && told.dice > 40, "{told:?}");
    let cases = [
        (Flaw::PromisesAFartherReach, "\"ask\":\"reach\""),
        (Flaw::NamesAnotherPrice, "\"ask\":\"why\""),
        (Flaw::MisjudgesTheDie, "was told to bring"),
    ];
    for (flaw, reason) in cases {
        let found = verdict(flaw).expect_err(&format!("{flaw:?} is not caught")).broken;
        assert!(found.contains(reason), "{flaw:?} is caught for another reason: {found}");
    }
}

#[test]
fn an_order_pauses_at_what_is_revealed_and_at_another_question() {
    for (flaw, pauses) in [(Flaw::None, false), (Flaw::RevealsOnTheMarch, true), (Flaw::AsksOnTheMarch, true)] {
        let game = Arc::new(Broken(EmtsaLine::new().expect("sound"), flaw));
        let setup = game.title().default_setup();
        let seed = engine::Seed::from_number(7);
        let (mut journal, _) = engine::Journal::new(game, setup, seed, engine::Rolling::Seeded).expect("sound");
        for (seat, order) in [(0, "bid rumour4"), (1, "bid rumour1"), (2, "bid rumour3")] {
            journal.order(Seat(seat), order).expect("a bid");
        }
        let played = journal.order(Seat(0), "march 154 avda>plesetskaya").expect("a march");
        assert_eq!(played.rest.is_some(), pauses, "{flaw:?}");
        assert_eq!(journal.rest(), played.rest.map(|rest| (Seat(0), rest)), "{flaw:?}");
    }
}
