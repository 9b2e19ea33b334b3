//! X.allies, N.czechs.20 to N.czechs.27: who is recalled, by scenario or by an effect, and how he leaves.

use engine::{Events, Message, Seats};
use serde::{Deserialize, Serialize};

use super::wars;
use crate::counters::Group;
use crate::data::Data;
use crate::factions::FactionKind;
use crate::ids::{BoxIx, CityIx, CounterIx, Counters, FactionIx, HqIx, Spot, TurnIx, Whereabouts};
use crate::place::Standing;
use crate::scenarios::Withdrawal;
use crate::state::State;
use crate::{args, control};

/// Who is being withdrawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Leaving {
    pub(crate) faction: FactionIx,
    pub(crate) who: Counters,
    pub(crate) to: BoxIx,
    /// The turn in which it was ordered, and the last one.
    pub(crate) since: TurnIx,
    pub(crate) last: TurnIx,
    /// It costs points to be late or few (N.czechs.22 to N.czechs.25).
    pub(crate) counts: bool,
}

/// Who has to go, and where.
pub(crate) struct Recall<'d> {
    pub(crate) faction: FactionIx,
    pub(crate) group: Option<Group>,
    pub(crate) hqs: &'d [HqIx],
    pub(crate) except: &'d [CounterIx],
    pub(crate) to: BoxIx,
    pub(crate) within_turns: u8,
    /// It costs points to be late or few.
    pub(crate) counts: bool,
}

/// A force is recalled: it is to be there by the end of the last of so many turns, this one the first (X.allies.3, N.czechs.20).
pub(crate) fn withdraw(data: &Data, state: &mut State, recall: &Recall<'_>, events: &mut Events<'_>) {
    let named = Counters::of(recall.hqs.iter().map(|hq| data.counter_of(*hq)));
    let all_of_it = recall.group.is_none();
    let units = wars::members(data, state, recall.faction).filter(|counter| {
        data.unit(counter).is_some_and(|unit| all_of_it || unit.group == recall.group)
            && !recall.except.contains(&counter)
    });
    let last = data.calendar.after(state.turn, recall.within_turns.saturating_sub(1));
    let leaving = Leaving {
        faction: recall.faction,
        who: units.or(named),
        to: recall.to,
        since: state.turn,
        last,
        counts: recall.counts,
    };
    let same = |one: &Option<Leaving>| one.is_some_and(|one| one.who == leaving.who);
    if state.nations.leaving.iter().any(same) {
        return;
    }
    if let Some(room) = state.nations.leaving.iter_mut().find(|one| one.is_none()) {
        *room = Some(leaving);
    }
    events.tell(Seats::ALL, || {
        let clause = if recall.counts { "N.czechs.20" } else { "X.allies.3" };
        let told = Message::by(clause, "rossyia-recalled").with("faction", args::faction(recall.faction));
        told.with("place", args::spot(data.ids.in_box(recall.to))).with("turns", args::int(recall.within_turns))
    });
}

/// What the scenario recalls this turn. HQs of Russians hand over to their successors at once, with their Armt.
pub(crate) fn recall(data: &Data, state: &mut State, events: &mut Events<'_>) {
    let turn = state.turn;
    for entry in state.scenario(data).withdrawals.iter().filter(|entry| entry.turn == turn) {
        if data.factions[entry.faction.index()].kind == FactionKind::Russian {
            hand_over(data, state, entry, events);
        } else {
            let recall = Recall {
                faction: entry.faction,
                group: entry.group,
                hqs: &entry.hq,
                except: &[],
                to: entry.to,
                within_turns: 1,
                counts: false,
            };
            withdraw(data, state, &recall, events);
        }
    }
}

fn hand_over(data: &Data, state: &mut State, entry: &Withdrawal, events: &mut Events<'_>) {
    let coming = state.scenario(data).reinforcements.iter().filter(|one| one.turn == state.turn);
    let successor = coming.filter(|one| one.faction == entry.faction).flat_map(|one| &one.hq).copied().next();
    for &hq in &entry.hq {
        let counter = data.counter_of(hq);
        let armt = state.armt[hq];
        if state.spot(counter).is_none() {
            continue;
        }
        state.put(data, counter, Standing::Withdrawn);
        state.armt[hq] = 0;
        if let Some(next) = successor {
            state.armt[next] = armt;
        }
        events.tell(Seats::ALL, || Message::by("X.allies.3", "rossyia-goes-home").with("unit", args::counter(counter)));
    }
}

/// Whether ships can fetch somebody from a spot: a port of his side, or a box with one (X.allies.3).
fn is_port(data: &Data, state: &State, counter: CounterIx, spot: Spot, to: BoxIx) -> bool {
    if data.ids.whereabouts(spot) == Whereabouts::Box(to) {
        return true;
    }
    let port = |city: &CityIx| data.cities[city.index()].port.is_some();
    let ours = |city: &CityIx| state.city_side(*city) == state.side(data, counter);
    control::city_at(data, spot).filter(port).is_some_and(|city| ours(&city))
}

/// X.allies.3: whoever is recalled and in a port leaves the game; whoever is elsewhere is lost.
pub(crate) fn embark(data: &Data, state: &mut State, leaving: &Leaving, events: &mut Events<'_>) {
    for counter in leaving.who.iter() {
        let Some(spot) = state.spot(counter).filter(|_| state.faction(data, counter) == leaving.faction) else {
            if matches!(state.place[counter].standing(), Standing::ToCome | Standing::Delayed(_) | Standing::Due(_)) {
                state.put(data, counter, Standing::Withdrawn);
            }
            continue;
        };
        let fetched = is_port(data, state, counter, spot, leaving.to);
        match fetched {
            true => leave(data, state, counter),
            false => state.eliminate(data, counter, true),
        }
        events.tell(Seats::ALL, || {
            let id = if fetched { "rossyia-goes-home" } else { "rossyia-left-behind" };
            Message::by("X.allies.3", id).with("unit", args::counter(counter))
        });
    }
}

/// A counter goes home with what it has.
pub(crate) fn leave(data: &Data, state: &mut State, counter: CounterIx) {
    state.put(data, counter, Standing::Withdrawn);
    if let Some(hq) = data.hq_of(counter) {
        state.armt[hq] = 0;
    }
}
