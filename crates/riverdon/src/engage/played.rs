//! A battle that is played (8.model.1): a game inside the campaign, whose decisions, orders and steps are handed through.

use engine::{Advance, Breach, Chance, Dice, Events, Interrupt, Message, Seats};

use super::{end, role, side_of};
use crate::battle::{self, Audience, Battle, ByRole, Order as Inside, Phase, Role};
use crate::cards::Square;
use crate::data::Data;
use crate::forces::LeaderIx;
use crate::ids::Side;
use crate::order::{Label, Order, Together};
use crate::procedure::Clash;
use crate::state::State;
use crate::{args, seats};

/// No unit has this place in a list.
const NOBODY: u8 = u8::MAX;

/// Who hears what of a battle.
fn audience(clash: &Clash) -> Audience {
    Audience { all: Seats::ALL, sides: ByRole::by(|role| seats::only(side_of(clash, role))) }
}

/// The battle, and the role of a side in it.
fn of(state: &State, side: Side) -> Option<(&Battle, Role)> {
    Some((state.battle.as_ref()?, role(state.clash.as_ref()?, side)))
}

/// Who decides, what is asked, and the verb that ends it.
pub(crate) fn asks(data: &Data, state: &State) -> Option<(Side, Message, Option<&'static str>)> {
    let (battle, clash) = (state.battle.as_ref()?, state.clash.as_ref()?);
    let awaited = battle::awaited(data, battle)?;
    let (clause, id) = match battle.phase {
        Phase::Altering(_) => ("S1.general.2", "riverdon-ask-battle-alter"),
        Phase::Answering(..) => ("S1.general.2", "riverdon-ask-battle-agree"),
        Phase::Deploying(_) if battle.site.ambush => ("9.part.6", "riverdon-ask-battle-hide"),
        Phase::Deploying(Role::Attacker) => ("8.deploy.4", "riverdon-ask-battle-deploy"),
        Phase::Deploying(Role::Defender) => ("8.deploy.2", "riverdon-ask-battle-deploy"),
        Phase::Aiming(..) => ("BM.24", "riverdon-ask-battle-aim"),
        Phase::Considering(_) => ("8.victory.1", "riverdon-ask-battle-retire"),
        Phase::Moving(_) => ("BM.5", "riverdon-ask-battle-move"),
        Phase::Charging(_) => ("BM.15", "riverdon-ask-battle-charge"),
        Phase::Watching => ("9.part.8", "riverdon-ask-battle-watch"),
        _ => ("BM.8", "riverdon-ask-battle-fire"),
    };
    let ask = match battle.phase {
        Phase::Answering(_, change) => Message::by(clause, id)
            .with("square", args::square(change.square))
            .with("ground", args::ground(data, change.ground)),
        _ => Message::by(clause, id),
    };
    let ends = (!matches!(battle.phase, Phase::Aiming(..))).then_some("done");
    Some((side_of(clash, awaited), ask, ends))
}

/// The order inside that an order of the campaign means.
fn meant(battle: &Battle, role: Role, order: &Order) -> Option<Inside> {
    let of = |role: Role, label: &Label| if label.role == role { label.at } else { NOBODY };
    let (own, enemy) = (|label: &Label| of(role, label), |label: &Label| of(role.enemy(), label));
    let leads = |leader: &LeaderIx| battle.sides[role].leaders.iter().position(|one| one.id == leader.0);
    Some(match order {
        Order::Alter(square, ground) => Inside::Alter(*square, *ground),
        Order::Agree => Inside::Agree,
        Order::Attach(leader, who) => Inside::Attach(leads(leader).map_or(NOBODY, |at| at as u8), own(who)),
        Order::Wear(who, to) => Inside::Wear(own(who), own(to)),
        Order::Retire => Inside::Retire,
        Order::March(who, square) => Inside::Move(own(who), *square),
        Order::FallBack(who) => Inside::FallBack(own(who)),
        Order::ComeOn(who, square) => Inside::Enter(own(who), *square),
        Order::Charge(who, square) => Inside::Charge(own(who), *square),
        Order::Fire(who, target) => Inside::Fire(own(who), enemy(target)),
        Order::Strafe(target) => Inside::Strafe(enemy(target)),
        Order::Spring => Inside::Spring,
        Order::Done => Inside::Done,
        Order::HandOver => Inside::HandOver,
        _ => return None,
    })
}

/// The order of the campaign for an order inside.
fn named(battle: &Battle, role: Role, order: Inside) -> Order {
    let own = |at: u8| Label { role, at };
    let enemy = |at: u8| Label { role: role.enemy(), at };
    match order {
        Inside::Alter(square, ground) => Order::Alter(square, ground),
        Inside::Agree => Order::Agree,
        Inside::Deploy(at, square) => Order::Deploy(Together(vec![own(at)]), square),
        Inside::Attach(leader, at) => {
            let leader = battle.sides[role].leaders.get(usize::from(leader)).map_or(NOBODY, |leader| leader.id);
            Order::Attach(LeaderIx(leader), own(at))
        }
        Inside::Wear(from, to) => Order::Wear(own(from), own(to)),
        Inside::Retire => Order::Retire,
        Inside::Move(at, square) => Order::March(own(at), square),
        Inside::FallBack(at) => Order::FallBack(own(at)),
        Inside::Enter(at, square) => Order::ComeOn(own(at), square),
        Inside::Charge(at, square) => Order::Charge(own(at), square),
        Inside::Fire(at, target) => Order::Fire(own(at), enemy(target)),
        Inside::Strafe(target) => Order::Strafe(enemy(target)),
        Inside::Spring => Order::Spring,
        Inside::Done => Order::Done,
        Inside::HandOver => Order::HandOver,
    }
}

fn not_now() -> Breach {
    Breach::of("BM.4", "riverdon-battle-not-now")
}

/// Whether an order in the battle is legal.
pub(crate) fn check(data: &Data, state: &State, side: Side, order: &Order) -> Result<(), Breach> {
    let (battle, role) = of(state, side).ok_or_else(not_now)?;
    match order {
        Order::Deploy(who, square) => check_deploy(data, *battle, role, who, *square),
        _ => battle::check(data, battle, role, meant(battle, role, order).ok_or_else(not_now)?),
    }
}

/// BM.2: units are deployed together as they would be one after the other.
fn check_deploy(data: &Data, mut battle: Battle, role: Role, who: &Together, square: Square) -> Result<(), Breach> {
    if who.0.is_empty() {
        return Err(not_now());
    }
    for order in deployments(role, who, square) {
        battle::check(data, &battle, role, order)?;
        if let Inside::Deploy(at, square) = order {
            battle.sides[role].troops[usize::from(at)].place = battle::Place::On(square);
        }
    }
    Ok(())
}

fn deployments(role: Role, who: &Together, square: Square) -> impl Iterator<Item = Inside> {
    let own = move |label: &Label| if label.role == role { label.at } else { NOBODY };
    who.0.iter().map(move |label| Inside::Deploy(own(label), square))
}

/// The ways to deploy some units together; none where they are not all waiting to be.
pub(crate) fn deploy_together(data: &Data, state: &State, side: Side, who: &[&str], out: &mut Vec<Order>) {
    let Some((battle, role)) = of(state, side).filter(|(battle, role)| battle.phase == Phase::Deploying(*role)) else {
        return;
    };
    let Some(labels) = who.iter().map(|id| Label::parse(id)).collect::<Option<Vec<Label>>>() else { return };
    let together = Together(labels);
    let open = Square::all().filter(|square| check_deploy(data, *battle, role, &together, *square).is_ok());
    out.extend(open.map(|square| Order::Deploy(together.clone(), square)));
}

/// BM.2, D.1: whom closing the deployment leaves to the doctrine, and beside the field where there is no room.
pub(crate) fn left_undone(state: &State, side: Side, order: &Order) -> Option<Message> {
    let (battle, role) = of(state, side).filter(|(battle, role)| battle.phase == Phase::Deploying(*role))?;
    let left = battle.sides[role].troops.iter().filter(|troop| troop.place == battle::Place::Beside).count();
    let told = || Message::by("BM.2", "riverdon-still-beside").with("counters", args::int(left as i32));
    (*order == Order::Done && left > 0).then(told)
}

/// Carries an order in the battle out.
pub(crate) fn step(
    data: &Data,
    state: &mut State,
    side: Side,
    order: &Order,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let (Some(clash), Some(battle)) = (&state.clash, &mut state.battle) else { return Err(not_now().into()) };
    let role = role(clash, side);
    let inside: Vec<Inside> = match order {
        Order::Deploy(who, square) => deployments(role, who, *square).collect(),
        _ => vec![meant(battle, role, order).ok_or_else(not_now)?],
    };
    for order in inside {
        battle::step(data, battle, role, order, dice, events, audience(clash))?;
    }
    Ok(())
}

/// The orders that a side can be given in the battle.
pub(crate) fn orders(data: &Data, state: &State, side: Side, out: &mut Vec<Order>) {
    let Some((battle, role)) = of(state, side) else { return };
    let mut inside = Vec::new();
    battle::orders(data, battle, role, &mut inside);
    out.extend(inside.into_iter().map(|order| named(battle, role, order)));
}

/// One of them.
pub(crate) fn sample(data: &Data, state: &State, side: Side, chance: &mut Chance) -> Option<Order> {
    let (battle, role) = of(state, side)?;
    battle::sample(data, battle, role, chance).map(|order| named(battle, role, order))
}

/// The battle goes on without anybody's decision; once it is over, its outcome flows back.
pub(crate) fn advance(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Advance, Interrupt> {
    let (Some(clash), Some(battle)) = (&state.clash, &mut state.battle) else { return Ok(Advance::Waits) };
    if battle::advance(data, battle, dice, events, audience(clash))? {
        return Ok(Advance::Ran);
    }
    let Some(outcome) = battle.outcome(data) else { return Ok(Advance::Waits) };
    end(data, state, &outcome, dice, events)?;
    Ok(Advance::Ran)
}
