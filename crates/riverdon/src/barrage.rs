//! 9b.soft, 9b.major: guns shell a space before orders are carried out, or before a battle.

use engine::{Arg, Dice, Events, Interrupt, Message, Seats};

use crate::army::Stands;
use crate::assets::{self, Kind};
use crate::campaign::{CampaignLimits, OrderKind};
use crate::data::Data;
use crate::forces::{Force, ForceIx, Place};
use crate::ids::{Side, UnitIx};
use crate::procedure::Mission;
use crate::space::Space;
use crate::state::State;
use crate::units::{Armour, Class};
use crate::{args, engage, fog};

/// What batteries are made of: howitzers, other guns, trains with heavy guns (9b.soft.2, 5.res.12).
#[derive(Debug, Clone, Copy, Default)]
struct Park {
    howitzers: u32,
    guns: u32,
    trains: u32,
}

impl Park {
    fn of(data: &Data, stands: &Stands) -> Park {
        let heavy = |unit: UnitIx| data.units[unit.index()].armour == Armour::Train;
        Park {
            howitzers: stands.of_class(data, Class::Howitzer),
            guns: stands.of_class(data, Class::Gun) + stands.of_class(data, Class::Aa),
            trains: stands.only(heavy).len(),
        }
    }

    fn with(self, other: Park) -> Park {
        Park {
            howitzers: self.howitzers + other.howitzers,
            guns: self.guns + other.guns,
            trains: self.trains + other.trains,
        }
    }

    fn is_empty(self) -> bool {
        self.howitzers + self.guns + self.trains == 0
    }

    /// How many batteries it makes: three guns with two howitzers among them each, or an armoured train.
    fn batteries(self, limits: CampaignLimits) -> u32 {
        let by_guns = (self.howitzers + self.guns) / limits.battery_guns;
        by_guns.min(self.howitzers / limits.battery_howitzers) + self.trains
    }

    /// What is left for others once some batteries fire: the trains first, then with as few howitzers as can be.
    fn after(self, batteries: u32, limits: CampaignLimits) -> Park {
        let trains = self.trains.min(batteries);
        let due = batteries - trains;
        let guns = self.guns.min(due * limits.battery_guns.saturating_sub(limits.battery_howitzers));
        let howitzers = (due * limits.battery_guns).saturating_sub(guns);
        Park {
            howitzers: self.howitzers.saturating_sub(howitzers),
            guns: self.guns - guns,
            trains: self.trains - trains,
        }
    }
}

/// How many batteries some stands make.
pub(crate) fn batteries(data: &Data, stands: &Stands) -> u32 {
    Park::of(data, stands).batteries(data.campaign.limits)
}

/// Whether some stands are guns that a battery could be made of.
pub(crate) fn has_guns(data: &Data, stands: &Stands) -> bool {
    !Park::of(data, stands).is_empty()
}

/// Whether the guns of a space, of all its groups together, can fire so many barrages into spaces that all of them reach,
/// and so many farther away, which only some do (9b.soft.2, 9b.gen.7).
pub(crate) fn suffice<'f>(
    data: &Data,
    groups: impl Iterator<Item = (&'f Force, Stands)>,
    (near, far): (u32, u32),
) -> bool {
    let limits = data.campaign.limits;
    let (mut here, mut reaching) = (Park::default(), Park::default());
    for (group, stands) in groups {
        let parks = if range(group) > NEXT { &mut reaching } else { &mut here };
        *parks = parks.with(Park::of(data, &stands));
    }
    reaching.batteries(limits) >= far && here.with(reaching.after(far, limits)).batteries(limits) >= near
}

/// How far all guns reach: the spaces beside their own (9b.gen.7).
pub(crate) const NEXT: u8 = 1;
/// How far guns reach that stand still (5.res.13, 5.nolead.4).
pub(crate) const FAR: u8 = 2;

/// 9b.gen.7, 5.res.13, 5.nolead.4: how far the guns of a group reach.
pub(crate) fn range(group: &Force) -> u8 {
    let far = group.order == Some(OrderKind::Reserve) || group.leader.is_none();
    if far { FAR } else { NEXT }
}

/// 9b.bomb.3, 9b.bomb.4: the roll against those in a space: twice against the dug-in, of which the lower counts. None if
/// nobody is there.
#[allow(clippy::too_many_arguments, reason = "against whom, where, with what and by which clause")]
pub(crate) fn totals(
    data: &Data,
    state: &State,
    on: Side,
    at: Space,
    add: i8,
    clause: &'static str,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<Option<i8>, Interrupt> {
    if !state.occupied(on, at) {
        return Ok(None);
    }
    let numbers = data.campaign.rolls.bomb;
    let dug_in = state.groups_at(on, Place::At(at)).any(|(_, force)| engage::is_dug_in(state, force));
    let stands = state.stands_at(on, at);
    let mounted = 2 * stands.of_class(data, Class::Cav) > stands.len();
    let add = add + if mounted { numbers.mostly_cavalry } else { 0 };
    let mut lowest = i8::MAX;
    for roll in 0..if dug_in { numbers.dug_in_successes } else { 1 } {
        // Whoever has dug in must be hit again.
        let clause = if roll == 0 { clause } else { "5.dig.1" };
        let total = (dice.roll(6, clause)? + dice.roll(6, clause)?) as i8 + add;
        lowest = lowest.min(total);
        events.reveal(Seats::ALL, || {
            let told = Message::by(clause, "riverdon-shelled").with("space", args::space(at));
            told.with("total", Arg::Int(i32::from(total)))
        });
    }
    Ok(Some(lowest))
}

/// 9b.bomb.2: the flight number of everybody there is lower this turn, by 20 at most.
pub(crate) fn cut(
    data: &Data,
    state: &mut State,
    on: Side,
    at: Space,
    points: u8,
    clause: &'static str,
    events: &mut Events<'_>,
) {
    let cap = data.campaign.rolls.bomb.cap;
    let there: Vec<ForceIx> = state.groups_at(on, Place::At(at)).map(|(force, _)| force).collect();
    let mut most = 0;
    for force in there {
        let group = state.force_mut(on, force);
        let sum = group.flight_cut.saturating_add(points).min(cap);
        most = most.max(sum.saturating_sub(group.flight_cut));
        group.flight_cut = sum;
    }
    let (clause, points) = if most < points { ("9b.bomb.2", most) } else { (clause, points) };
    events.reveal(Seats::ALL, || {
        let told = Message::by(clause, "riverdon-flight-number-cut").with("space", args::space(at));
        told.with("points", args::int(points))
    });
}

/// 9b.soft.1, 9b.major.1, 9b.major.2: the guns fire at the enemy in a space.
pub(crate) fn fire(
    data: &Data,
    state: &mut State,
    side: Side,
    mission: Mission,
    at: Space,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let on = side.enemy();
    let major = assets::kind(data, mission.kind) == Kind::Major;
    let numbers = data.campaign.rolls.major_bombardment;
    let (add, clause) = if major { (numbers.add, "9b.major.1") } else { (0, "9b.soft.1") };
    let Some(total) = totals(data, state, on, at, add, clause, dice, events)? else {
        if fog::knows(state, side, at) {
            fog::see_empty(state, side, at);
        }
        return Ok(());
    };
    let (points, clause) = match (major, total) {
        (true, total) if total >= numbers.strong_need => (numbers.strong_cut, "9b.major.2"),
        (true, total) if total >= numbers.need => (numbers.flight_cut, clause),
        (false, total) if total >= data.campaign.rolls.bomb.need => (data.campaign.rolls.bomb.flight_cut, clause),
        _ => (0, clause),
    };
    if points > 0 {
        cut(data, state, on, at, points, clause, events);
    }
    if major {
        let there: Vec<ForceIx> = state.groups_at(on, Place::At(at)).map(|(force, _)| force).collect();
        for force in there {
            let group = state.force_mut(on, force);
            (group.bombarded, group.wavered) = (true, false);
        }
    }
    Ok(())
}
