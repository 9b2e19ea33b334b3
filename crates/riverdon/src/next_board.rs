//! sc1.variant: another board after one that was crossed.

use engine::{Dice, Events, Interrupt, Message, Seats};

use crate::army::{Army, Stands};
use crate::data::Data;
use crate::forces::Place;
use crate::ids::{BySide, Side};
use crate::procedure::{Frame, MISSIONS};
use crate::state::{Known, State};
use crate::{args, laying, leaders, setup};

/// sc1.variant.1 to sc1.variant.3: a new board; the Whites go on with what got through and Cossacks, the Reds afresh.
pub(crate) fn lay(data: &Data, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    let scenario = state.scenario(data);
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
    let host = &mut state.hosts[Side::First];
    host.marched = host.exited.with(&host.aircraft);
    host.levy = scenario.next_board.as_ref().map_or(0, |next| next.points_per_pip) * u16::from(die);
    host.army = Army::new(host.nation);
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
    setup::raise_side_anew(data, state, Side::Second, dice)?;
    state.stack = engine::Stack::new(Frame::Buying);
    // S1.B.1: where the sides lay the board themselves, they lay this one, too.
    match laying::wanted(&state.settings) {
        true => laying::begin(data, state),
        false => {
            state.board = setup::lay_board(data, scenario, state.settings.plan, dice)?;
            setup::raise_armies(data, state);
        }
    }
    Ok(())
}
