//! sc1.variant: another board after one that was crossed.

use engine::{Dice, Events, Interrupt, Message, Seats};

use crate::army::Stands;
use crate::data::Data;
use crate::forces::Place;
use crate::ids::{BySide, Side};
use crate::procedure::{Frame, MISSIONS};
use crate::setup;
use crate::state::{Known, State};
use crate::{args, leaders};

/// sc1.variant.1 to sc1.variant.3: a new board; the Whites go on with what got through and Cossacks, the Reds afresh.
pub(crate) fn lay(data: &Data, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    let scenario = state.scenario(data);
    state.board = setup::lay_board(data, scenario, state.settings.plan, dice)?;
    state.round += 1;
    (state.turn, state.contact, state.passes, state.ungiven) = (0, None, false, false);
    (state.bridge_down, state.rail_bridge_down, state.track_cut) = Default::default();
    state.repair_begun = BySide::default();
    state.initiative = Side::First;
    let die = dice.roll(6, "sc1.variant.2")?;
    let round = state.round;
    events.tell(Seats::ALL, || {
        let told = Message::by("sc1.variant.1", "riverdon-next-board").with("round", args::int(round));
        told.with("die", engine::Arg::Die(die))
    });
    let marched = state.hosts[Side::First].exited;
    let cossacks = cossacks(data, state, die);
    let through = marched.with(&cossacks);
    for side in Side::ALL {
        state.forces[side] = engine::Each::new([crate::forces::Force::default(); crate::forces::FORCES]);
        state.known[side] = Known { stock: state.known[side].stock, ..Known::default() };
        state.missions[side] = [None; MISSIONS];
        state.hosts[side].closed = false;
        state.hosts[side].lost = (0, 0);
        state.hosts[side].exited = Stands::default();
        state.hosts[side].called = false;
    }
    for leader in leaders::numbers() {
        let marcher = &mut state.leaders[Side::First][leader];
        if *marcher != crate::forces::Leader::default() {
            (marcher.place, marcher.with, marcher.waits) = (Place::Off, None, true);
        }
    }
    let aircraft = state.hosts[Side::First].aircraft;
    setup::raise_side_anew(data, state, Side::Second, dice)?;
    setup::take_list(data, state, Side::Second);
    state.hosts[Side::First].army.on_board = through.with(&aircraft);
    state.hosts[Side::First].army.off_board = Stands::default();
    state.stack = engine::Stack::new(Frame::Buying);
    setup::begin_set_up(data, state);
    Ok(())
}

/// sc1.variant.2: a die of Cossacks, of the first type that the points buy most of.
fn cossacks(data: &Data, state: &State, die: u8) -> Stands {
    let Some(next) = &state.scenario(data).next_board else { return Stands::default() };
    let mut points = next.points_per_pip * u16::from(die);
    let mut bought = Stands::default();
    for &unit in &next.types {
        let price = data.units[unit.index()].points.max(1);
        bought.add(unit, points / price);
        points %= price;
    }
    bought
}
