//! How good a position is for a side, by what that side itself knows: its strength and what it has lost, what the enemy is
//! known to have lost, the aim of the scenario, ground, supply, what is planned.

use engine::Side as Seated;

use crate::assets::Kind;
use crate::battle::{Party, Role};
use crate::campaign::OrderKind;
use crate::data::Data;
use crate::engage;
use crate::forces::{Force, ForceIx, Leader, LeaderIx};
use crate::ids::Side;
use crate::procedure::{Frame, Mission, Way};
use crate::scenarios::Victory;
use crate::space::{Edge, SIZE, Space};
use crate::state::State;
use crate::{assets, fog, movement, resources, setup, trains, victory, writing};

/// What a won campaign is worth.
const WON: i64 = 1_000_000;
/// What a point of strength on the board is worth, and one that is still to come.
const POINT: i64 = 20;
const TO_COME: i64 = 10;
/// What the initiative is worth, and what it costs to owe an order that has to be given.
const INITIATIVE: i64 = 150;
const OWED: i64 = 500;
/// What a point in stock is worth.
const STOCK: i64 = 4;
/// What a rail bridge costs whoever blows it: the victory (9.brid.5).
const RAIL_BRIDGE: i64 = 2_000;
/// What a row toward the aim is worth, for each point that goes there.
const ROW: i64 = 2;

/// Bigger is better.
pub(crate) fn worth(data: &Data, state: &State, side: Seated) -> i64 {
    let Some(&side) = Side::ALL.get(usize::from(side.0)) else { return 0 };
    match state.ended {
        Some(ending) if ending.winner == Some(side) => return WON,
        Some(ending) if ending.winner == Some(side.enemy()) => return -WON,
        Some(_) => return 0,
        None => {}
    }
    let own = Own { data, state, side };
    own.strength()
        + own.aim()
        + own.leaders()
        + own.spread()
        + own.duty()
        + own.means()
        + own.fight()
        + own.at_a_table()
}

/// A side with what it knows.
struct Own<'a> {
    data: &'a Data,
    state: &'a State,
    side: Side,
}

impl Own<'_> {
    /// What it has, in supply and in the right place, and what both have lost.
    fn strength(&self) -> i64 {
        let (host, enemy) = (&self.state.hosts[self.side], &self.state.hosts[self.side.enemy()]);
        let groups: i64 = self.state.groups(self.side).map(|(number, force)| self.group(number, force)).sum();
        let to_come = host.army.on_board.points(self.data) + host.army.off_board.points(self.data);
        groups + TO_COME * i64::from(to_come) + POINT * i64::from(enemy.lost.0)
    }

    fn group(&self, number: ForceIx, force: &Force) -> i64 {
        let points = i64::from(force.stands.points(self.data));
        let Some(space) = force.place.space() else { return TO_COME * points + self.plan(number, force) };
        let trouble = i64::from(force.unsupplied) + 3 * i64::from(force.surrounded) + 2 * i64::from(force.mutinous);
        let spent = i64::from(force.exhausted);
        POINT * points - (2 * trouble + spent) * points + ROW * points * self.advance(space) + self.plan(number, force)
    }

    /// How many rows a space is on the way to where the side wants to be.
    fn advance(&self, space: Space) -> i64 {
        let toward = |edge: Edge| match edge {
            Edge::N => SIZE - space.row(),
            Edge::S => space.row() - 1,
            Edge::W => SIZE - space.column(),
            Edge::E => space.column() - 1,
        };
        let strives = victory::striver(self.data, self.state) == self.side;
        match self.state.scenario(self.data).victory {
            Victory::Exit { edge, .. } if strives => i64::from(toward(edge)),
            Victory::Destroy { .. } | Victory::Corridor { .. } if strives || self.destroys() => {
                i64::from(movement::home_distance(self.data, self.state, self.side, space))
            }
            Victory::Hold { card } => {
                let town = |at: &Space| self.state.board.card(*at).is_some_and(|laid| laid.card == card);
                let near = Space::all().find(town).map_or(0, |at| 2 * SIZE - at.distance(space));
                i64::from(near)
            }
            Victory::Trains { .. } => 2 * i64::from(self.state.board.has_rail(self.data, space)),
            // Whoever bars the way does so in front of what has to be held, not far beyond it.
            _ => {
                let home = movement::home_distance(self.data, self.state, self.side, space);
                i64::from(SIZE / 2).min(i64::from(home))
            }
        }
    }

    fn destroys(&self) -> bool {
        matches!(self.state.scenario(self.data).victory, Victory::Destroy { .. })
    }

    /// What an order promises: attacks where there is something to attack, works and reserves where the enemy is near.
    fn plan(&self, number: ForceIx, force: &Force) -> i64 {
        let Some(order) = force.order else { return 0 };
        let near = force.place.space().is_some_and(|space| fog::knows_beside(self.state, self.side, space));
        let target = || movement::has_target(self.data, self.state, self.side, number, order);
        let worth = match order {
            OrderKind::Assault | OrderKind::Probe | OrderKind::Breakthrough => {
                20 + 40 * i64::from(!force.acted && target())
            }
            OrderKind::Maneuver => 30,
            OrderKind::Reserve => 15 + 10 * i64::from(!near),
            OrderKind::DigIn => 10 + 20 * i64::from(near),
            OrderKind::Disengage => 5,
        };
        worth + 10 * i64::from(force.acted)
    }

    /// How far the scenario's aim has been reached.
    fn aim(&self) -> i64 {
        let (state, data) = (self.state, self.data);
        let strives = victory::striver(data, state) == self.side;
        let sign = if strives { 1 } else { -1 };
        match state.scenario(data).victory {
            Victory::Exit { .. } => {
                let striver = if strives { self.side } else { self.side.enemy() };
                sign * 40 * i64::from(state.hosts[striver].exited.points(data))
            }
            Victory::Destroy { .. } => {
                let row = resources::home_spaces(data, state, self.side.enemy());
                300 * row.iter().filter(|space| state.occupied(self.side, *space)).count() as i64
            }
            Victory::Corridor { .. } => {
                let mine = |space: &Space| fog::is_friendly(state, self.side, *space);
                60 * Space::all().filter(mine).count() as i64
            }
            Victory::Trains { .. } => {
                let cut = 60 * state.track_cut.iter().count() as i64;
                // A train on its way is worth having: the farther, the more.
                let way = state.trains.at.map_or(0, |at| 50 * i64::from(SIZE + 1 - at.row()));
                let runs = 400 * i64::from(state.trains.through) - 400 * i64::from(state.trains.derailed) - cut + way;
                if trains::owner(state) == self.side { runs } else { -runs }
            }
            Victory::Hold { card } => {
                let town = |at: &Space| state.board.card(*at).is_some_and(|laid| laid.card == card);
                let held = Space::all().filter(town).any(|at| state.occupied(self.side, at));
                800 * i64::from(held)
            }
        }
    }

    /// Leaders are of use with troops, each with some of his own.
    fn leaders(&self) -> i64 {
        let worth = |(number, leader): (LeaderIx, &Leader)| {
            let first =
                || !self.state.all_leaders(self.side).any(|(one, other)| one < number && other.place == leader.place);
            let commands = |force: ForceIx| self.state.force(self.side, force).leader == Some(number);
            match (self.state.top(), leader.with) {
                (Frame::SettingUp, _) if leader.waits => 0,
                (Frame::SettingUp, _) => {
                    if first() {
                        60
                    } else {
                        20
                    }
                }
                (_, Some(force)) => {
                    if commands(force) {
                        60
                    } else {
                        30
                    }
                }
                (_, None) => 20,
            }
        };
        self.state.all_leaders(self.side).map(worth).sum()
    }

    /// A set-up with as many forces as there are leaders for them, none much larger than the others.
    fn spread(&self) -> i64 {
        if self.state.top() != Frame::SettingUp {
            return 0;
        }
        let all = self.state.hosts[self.side].began_with.0;
        let share = i64::from(all) / (self.state.all_leaders(self.side).count().max(1) as i64);
        let excess =
            |space: Space| (i64::from(self.state.stands_at(self.side, space).points(self.data)) - share).max(0);
        -(POINT - TO_COME + ROW * i64::from(SIZE)) * self.state.held(self.side).iter().map(excess).sum::<i64>() * 3 / 4
    }

    /// The initiative is worth keeping, and what has to be written or placed is worth doing.
    fn duty(&self) -> i64 {
        let (data, state, side) = (self.data, self.state, self.side);
        let owes = match state.top() {
            Frame::SettingUp => setup::check_set_up(data, state, side).is_err(),
            Frame::Orders => writing::check_close(data, state, side).is_err(),
            _ => false,
        };
        INITIATIVE * i64::from(state.initiative == side && !state.passes) - OWED * i64::from(owes)
    }

    /// What is in stock, and what was placed for it.
    fn means(&self) -> i64 {
        let host = &self.state.hosts[self.side];
        let placed: i64 = match self.state.top() {
            Frame::Missions => assets::placed(self.state, self.side).map(|(_, mission)| self.placed(&mission)).sum(),
            _ => 0,
        };
        let blows = |mission: Mission| assets::kind(self.data, mission.kind) == Kind::DemolishRailBridge;
        let blew = host.blew_rail_bridge || assets::placed(self.state, self.side).any(|(_, mission)| blows(mission));
        STOCK * i64::from(host.resources) + placed - RAIL_BRIDGE * i64::from(blew)
    }

    /// What a mission promises: more than was paid for it, but for bridges that are blown where no enemy is near, or repaired
    /// where one is.
    fn placed(&self, mission: &Mission) -> i64 {
        let near = fog::knows_beside(self.state, self.side, mission.at);
        let idle = match assets::kind(self.data, mission.kind) {
            Kind::DemolishBridge => !near,
            Kind::RepairBridge => near,
            _ => false,
        };
        if idle { 0 } else { (STOCK + 1) * i64::from(mission.paid) + 3 }
    }

    /// A battle on a real table is none for whoever has no table: computer players name another way to fight.
    fn at_a_table(&self) -> i64 {
        let named = self.state.clash.is_some_and(|clash| clash.way[self.side] == Some(Way::Entered));
        -OWED * i64::from(named)
    }

    /// How a battle that is played stands: how near each side is to its flight number, and whether the attacker closes in.
    fn fight(&self) -> i64 {
        let (Some(battle), Some(clash)) = (&self.state.battle, &self.state.clash) else { return 0 };
        let role = engage::role(clash, self.side);
        let strain = |party: &Party| {
            let (tally, all) = party.tally(self.data);
            1000 * i64::from(tally) / i64::from((all * u32::from(party.flight)).max(1))
        };
        let (own, enemy) = (&battle.sides[role], &battle.sides[role.enemy()]);
        let seen = !(battle.march.on && role == Role::Attacker);
        let nearest = |party: &Party| -> i64 {
            let squares = if seen { enemy.squares() } else { crate::cards::Squares::default() };
            let distance = |troop: &crate::battle::Troop| {
                let from = troop.square()?;
                squares.iter().map(|to| i64::from(crate::battle::distance(from, to))).min()
            };
            party.on_field().filter_map(|(_, troop)| distance(troop)).sum()
        };
        let closing = if role == Role::Attacker { nearest(own) } else { 0 };
        let field = own.on_field().count() as i64;
        100 * (strain(enemy) - strain(own)) + 5 * field - 2 * closing
    }
}
