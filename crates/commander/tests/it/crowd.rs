//! A game of a hundred counters with fifty places to go: how much the greedy player does for one decision, and that it
//! comes to an end.

use std::sync::atomic::{AtomicU64, Ordering};

use commander::{Greedy, Player};
use engine::{
    Advance, Answer, Arg, Breach, Catalogue, Chance, Decision, Dice, Digest, Draft, Events, Eyes, Faction, FactionInfo,
    Fault, Game, Interrupt, Livery, Message, Named, OnPaper, Outcome, Question, Scenario, Seat, SeatInfo, Setup,
    SetupFailure, Shown, Side, Title, Unfinished, Verb, View, carry_out,
};
use serde_json::Value;

const COUNTERS: usize = 100;
const PLACES: u8 = 50;

/// What a position is worth.
#[derive(Clone, Copy, PartialEq)]
enum Taste {
    /// Each counter the more, the further it has gone.
    Forward,
    /// All the same.
    Indifferent,
    /// Any move gains, again and again: no sound game is like that.
    Restless,
}

struct Crowd {
    title: Title,
    catalogue: Catalogue,
    taste: Taste,
    /// How many steps were carried out, in play and in thought.
    steps: AtomicU64,
}

#[derive(Debug, Clone, PartialEq)]
struct Field {
    at: [u8; COUNTERS],
    moved: [bool; COUNTERS],
    moves: u32,
    over: bool,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Order {
    Go(u8, u8),
    Done,
}

const VERBS: &[Verb] =
    &[Verb { id: "go", fields: &[engine::required("who", engine::Kind::Amount)] }, Verb { id: "done", fields: &[] }];

fn crowd(taste: Taste) -> Crowd {
    let faction = FactionInfo { id: "all".into(), name: "All".into(), livery: Livery::default() };
    let title = Title {
        id: "crowd".into(),
        name: "Crowd".into(),
        about: String::new(),
        seats: vec![SeatInfo { id: "all".into(), name: "All".into(), side: Some(Side(0)), when: None }],
        sides: vec![engine::SideInfo {
            id: faction.id.clone(),
            name: faction.name.clone(),
            pattern: engine::Pattern::Solid,
        }],
        factions: vec![faction],
        scenarios: vec![Scenario {
            id: "square".into(),
            name: "Square".into(),
            about: String::new(),
            called: Vec::new(),
        }],
        lessons: Vec::new(),
        options: Vec::new(),
        texts: Vec::new(),
        verbs: VERBS,
    };
    let catalogue = "game = 'crowd'\ntitle = 'Crowd'\n[[clause]]\nid = '1'\ntitle = 'Go'\ntext = ''\n";
    let catalogue = Catalogue::parse(catalogue, "rules.toml").expect("it is sound");
    Crowd { title, catalogue, taste, steps: AtomicU64::new(0) }
}

impl Game for Crowd {
    type State = Field;
    type Order = Order;

    fn title(&self) -> &Title {
        &self.title
    }
    fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }
    fn rules(&self) -> Digest {
        Digest(1)
    }
    fn setup(&self, _: &Setup, _: &mut Dice, _: &mut Events<'_>) -> Result<Field, SetupFailure> {
        Ok(Field { at: [0; COUNTERS], moved: [false; COUNTERS], moves: 0, over: false })
    }
    fn decision(&self, state: &Field, seat: Seat) -> Option<Decision> {
        (!state.over).then(|| Decision::asked(seat, Message::by("1", "crowd-go")))
    }
    fn orders(&self, state: &Field, _: Seat, out: &mut Vec<Order>) {
        for who in (0..COUNTERS).filter(|who| !state.moved[*who]) {
            out.extend((0..PLACES).map(|to| Order::Go(who as u8, to)));
        }
        out.push(Order::Done);
    }
    fn check(&self, state: &Field, _: Seat, order: &Order) -> Result<(), Breach> {
        match order {
            Order::Go(who, _) if state.moved[usize::from(*who)] => Err(Breach::of("1", "crowd-moved")),
            _ => Ok(()),
        }
    }
    fn step(
        &self,
        state: &mut Field,
        _: Seat,
        order: &Order,
        _: &mut Dice,
        _: &mut Events<'_>,
    ) -> Result<Option<Order>, Interrupt> {
        self.steps.fetch_add(1, Ordering::Relaxed);
        match *order {
            Order::Go(who, to) => {
                state.at[usize::from(who)] = to;
                state.moved[usize::from(who)] = self.taste != Taste::Restless;
                state.moves += 1;
            }
            Order::Done => state.over = true,
        }
        Ok(None)
    }
    fn advance(&self, _: &mut Field, _: &mut Dice, _: &mut Events<'_>) -> Result<Advance, Interrupt> {
        Ok(Advance::Waits)
    }
    fn outcome(&self, state: &Field) -> Option<Outcome> {
        state.over.then(|| Outcome { winner: None, how: Message::plain("crowd-over") })
    }
    fn player_turn(&self, _: &Field) -> u32 {
        0
    }
    fn controller(&self, _: &Field, _: Faction) -> Option<Seat> {
        Some(Seat(0))
    }
    fn redeal(&self, state: &Field, _: Seat, _: &mut Chance) -> Field {
        state.clone()
    }
    fn worth(&self, state: &Field, _: Side) -> i64 {
        match self.taste {
            Taste::Forward => state.at.iter().map(|at| i64::from(*at)).sum(),
            Taste::Indifferent => 0,
            Taste::Restless => i64::from(state.moves),
        }
    }
    fn draft(&self, order: &Order) -> Draft {
        Draft::new(if *order == Order::Done { "done" } else { "go" })
    }
    fn verb(&self, order: &Order) -> Option<&'static Verb> {
        VERBS.get(usize::from(*order == Order::Done))
    }
    fn complete(&self, _: &Field, _: Seat, _: &Draft) -> Result<Order, Unfinished> {
        Ok(Order::Done)
    }
    fn name(&self, _: Arg) -> String {
        String::new()
    }
    fn position_text(&self, state: &Field) -> String {
        state.moves.to_string()
    }
    fn restore(&self, _: &Value) -> Result<Field, Fault> {
        Err(Fault::new("crowd", "it is not kept"))
    }
}

impl Shown for Crowd {
    fn view(&self, _: &Field, _: Eyes) -> View {
        View::default()
    }
    fn answer(&self, _: &Field, _: Seat, _: &Question) -> Result<Answer, Breach> {
        Err(Breach::plain("crowd-silence"))
    }
}

impl OnPaper for Crowd {}

impl Named for Crowd {
    fn messages(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
}

/// Play to the end; give the last field, the orders, and the most steps that were tried for one of them.
fn played(taste: Taste) -> (Field, u32, u64) {
    let game = crowd(taste);
    let mut dice = Dice::given([]);
    let setup = game.title.default_setup();
    let mut state = game.setup(&setup, &mut dice, &mut Events::unheard()).expect("it is sound");
    let mut player = Greedy::new(1);
    let (mut orders, mut most) = (0, 0);
    while !state.over {
        game.steps.store(0, Ordering::Relaxed);
        let order = player.order(&game, &state, Seat(0)).expect("it can always be done");
        most = most.max(game.steps.load(Ordering::Relaxed));
        carry_out(&game, &mut state, Seat(0), &order, &mut dice, &mut Events::unheard()).expect("it is legal");
        orders += 1;
        assert!(orders < 2_000, "it never ends");
    }
    (state, orders, most)
}

#[test]
fn of_thousands_of_orders_a_bounded_number_is_tried() {
    let (state, orders, most) = played(Taste::Forward);
    assert!(most <= 80, "{most} orders were tried for one decision");
    assert_eq!(orders, 101, "each counter once, and done");
    let far = state.at.iter().map(|at| u32::from(*at)).sum::<u32>() / COUNTERS as u32;
    assert!(far > 40, "they went {far} of 49 on average");
}

#[test]
fn when_nothing_gains_it_is_done_at_once() {
    assert_eq!(played(Taste::Indifferent).1, 1);
}

#[test]
fn a_game_in_which_one_can_gain_for_ever_is_left_all_the_same() {
    assert_eq!(played(Taste::Restless).1, 401);
}
