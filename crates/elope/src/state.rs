//! Everything that changes, flat: a clone is one copy of memory.

use engine::naming::{self, Deserialize, Deserializer, Serialize, Serializer};
use engine::{Seat, Stack};
use hexmap::HexIx;

use crate::board::{PlaceIx, Season, Weather};
use crate::bounded::Bounded;
use crate::counters::{Side, UnitIx};
use crate::data::Data;
use crate::encounters::{Meetings, Shellings};
pub(crate) use crate::procedure::{Attack, Battle, BattleStage, Ending, Frame, Mission, Naval, Target, Task};
use crate::scenarios::Edition;
use crate::sets::{BySide, Hexes, PerUnit, Reach, Reaches, UNITS, Units};

/// The seat that plays a side.
pub(crate) fn seat_of(side: Side) -> Seat {
    Seat(side.index() as u8)
}

/// The side that a seat plays.
pub(crate) fn side_of(seat: Seat) -> Side {
    if seat == Seat(0) { Side::Allied } else { Side::Red }
}

/// Where a counter can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Hex(HexIx),
    /// On a river hexside (15.0.b).
    River(Reach),
    /// On a steamer, a carrier, a barge or the armoured train.
    Aboard(UnitIx),
    /// A reinforcement that has not come yet.
    ToCome,
    /// A reinforcement of this turn whose owner chooses where it enters.
    Due,
    /// In the Vologda box (21.0).
    VologdaBox,
    /// A ship laid up for the winter (23.1.T5.a).
    LaidUp,
    /// Left the game by the scenario.
    Withdrawn,
    Lost,
    /// In the water: survivors of a sunk steamer, before they reach the bank (15.0.e).
    Adrift,
    /// Not in this scenario.
    Never,
}

/// Where a counter is, in two bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Spot(u16);

const RIVER: u16 = 1 << 13;
const ABOARD: u16 = 1 << 14;
const ELSEWHERE: u16 = 1 << 15;

impl Spot {
    pub(crate) const fn hex(hex: HexIx) -> Spot {
        Spot(hex.0)
    }

    pub(crate) const fn of(place: Place) -> Spot {
        Spot(match place {
            Place::Hex(hex) => hex.0,
            Place::River(reach) => RIVER | reach.0,
            Place::Aboard(unit) => ABOARD | unit.0,
            Place::Never => ELSEWHERE,
            Place::ToCome => ELSEWHERE | 1,
            Place::Due => ELSEWHERE | 2,
            Place::VologdaBox => ELSEWHERE | 3,
            Place::LaidUp => ELSEWHERE | 4,
            Place::Withdrawn => ELSEWHERE | 5,
            Place::Lost => ELSEWHERE | 6,
            Place::Adrift => ELSEWHERE | 7,
        })
    }

    pub(crate) const fn place(self) -> Place {
        match self.0 {
            spot if spot & ELSEWHERE != 0 => match spot & 7 {
                1 => Place::ToCome,
                2 => Place::Due,
                3 => Place::VologdaBox,
                4 => Place::LaidUp,
                5 => Place::Withdrawn,
                6 => Place::Lost,
                7 => Place::Adrift,
                _ => Place::Never,
            },
            spot if spot & ABOARD != 0 => Place::Aboard(UnitIx(spot & !ABOARD)),
            spot if spot & RIVER != 0 => Place::River(Reach(spot & !RIVER)),
            spot => Place::Hex(HexIx(spot)),
        }
    }

    /// The hex it stands in, if it stands in one.
    #[inline]
    pub(crate) const fn as_hex(self) -> Option<HexIx> {
        if self.0 & (RIVER | ABOARD | ELSEWHERE) == 0 { Some(HexIx(self.0)) } else { None }
    }
}

impl Default for Spot {
    fn default() -> Self {
        Spot::of(Place::Never)
    }
}

impl std::fmt::Debug for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.place().fmt(f)
    }
}

/// Written by name ([`crate::names`]).
impl engine::Index for Spot {
    const KIND: &'static str = "place";

    fn from_index(index: usize) -> Spot {
        Spot(index as u16)
    }

    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        naming::write_index(*self, serializer)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        naming::read_index(deserializer)
    }
}

/// Which scenario is played (23.0).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Plan {
    /// 23.1, with its script.
    Historical,
    /// 23.2, without.
    NonHistorical,
}

/// What the game is played with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    pub(crate) plan: Plan,
    pub(crate) edition: Edition,
    /// 7.1, 12.2
    pub(crate) interception: bool,
    /// 20.0
    pub(crate) doctrine: bool,
    /// 15.81
    pub(crate) river_depth: bool,
    /// 23.23
    pub(crate) shortened: bool,
}

/// How the roll of the Decision Table stands (20.0.j).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kotlas {
    /// Not rolled this turn.
    #[default]
    Silent,
    Yes,
    Undecided,
}

/// How a die of the day fell that holds for the whole turn: an airfield (12.6) or an engine (12.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Flyable {
    #[default]
    NotRolled,
    Yes,
    No,
}

/// How many rows the reliability table and how many airbases there can be.
pub(crate) const MODELS: usize = 12;
pub(crate) const AIRBASES: usize = 8;
/// How many attacks and missions one Combat Phase can have.
pub(crate) const ATTACKS: usize = 64;

/// How deep procedures nest: a Combat Phase, a breakthrough, an advance, a hexful of fleeing depots, stranded aircraft.
pub(crate) const DEPTH: usize = 12;

/// Everything that changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) turn: u8,
    pub(crate) weather: Weather,
    /// The Upper Dvina is closed by ice: to ships, and in April to nobody else's harm (14.4, 14.41).
    pub(crate) upper_ice: bool,
    /// Feet of water, where the option is in play (15.81).
    pub(crate) depth: Option<u8>,
    /// The Decision Table this turn, and July's last word (20.0.j, 20.0.l).
    pub(crate) kotlas: Kotlas,
    pub(crate) july: Kotlas,
    /// The Allies have been in Kotlas (20.0.l).
    pub(crate) entered_kotlas: bool,
    /// The brigade HQ that takes the railway (20.0.i).
    pub(crate) railway_brigade: Option<UnitIx>,
    pub(crate) points: BySide<u16>,
    /// Red supply points in the Vologda box (23.1.T10.b).
    pub(crate) vologda_points: u16,
    /// Places held by either side, by their number on the map.
    pub(crate) held: BySide<u128>,

    #[serde(with = "engine::each::sparse")]
    pub(crate) spot: PerUnit<Spot>,
    pub(crate) reduced: Units,
    /// Depots and steamers that have changed sides.
    pub(crate) captured: Units,
    /// Depots on their static side (11.3).
    pub(crate) fixed: Units,
    /// Out of supply and out of communications, by the last check (10.0).
    pub(crate) os: Units,
    pub(crate) oc: Units,
    /// Nothing has moved since the last check, and no depot was short: another would find the same, whoever fights.
    pub(crate) settled: bool,
    /// Units that their owner wants supplied first (11.3.c).
    pub(crate) rationed: Units,
    /// HQs that supply across a river (9.5).
    pub(crate) spanning: Units,
    pub(crate) entrenched: Units,
    /// Units in whose hex an enemy zone was felt at a phase end since their last Movement Phase (9.2.c).
    pub(crate) disturbed: Units,
    /// Red units bound to each brigade HQ (9.6.b).
    pub(crate) bound: [Units; 3],
    /// Units that have reached where they were ordered to go (23.1.c).
    pub(crate) arrived: Units,
    /// F Company is attached to the 1st Battalion (23.1.T5.c, original edition).
    pub(crate) attached: Units,

    /// Movement points spent this phase; rail hexes for trains, hexsides for vessels.
    #[serde(with = "engine::each::sparse")]
    pub(crate) spent: PerUnit<u8>,
    /// Those whose move is under way, and those whose move is over (4.2.c).
    pub(crate) moving: Units,
    pub(crate) moved: Units,
    /// Where the move under way began (23.1.c).
    pub(crate) set_out: Option<HexIx>,
    /// Those that entered an enemy zone this phase (5.2).
    pub(crate) stopped: Units,
    /// Aboard a railway train, and the points of the journey under way (4.8).
    pub(crate) entrained: Units,
    pub(crate) journey: u8,
    /// Those that have finished a rail journey this phase (4.87).
    pub(crate) railed: Units,
    /// Crossed a closed river this turn (9.4.e), and HQs that put a unit across (9.4.f).
    pub(crate) crossed: Units,
    pub(crate) sponsored: Units,
    /// Put ashore by a steamer this turn (15.3.c).
    pub(crate) landed: Units,
    /// Went aboard this phase (15.3, 18.2); those among them that were not with the steamer when it began (4.5).
    pub(crate) embarked: Units,
    pub(crate) late: Units,
    /// Ferried this phase (15.4): to be put across is not to be carried to where one is ordered (23.1.c).
    #[serde(default)]
    pub(crate) ferried: Units,
    /// Depots turned over this turn (11.3.b).
    pub(crate) turned: Units,
    /// Tanks that moved themselves this phase (18.4.a), and those broken down.
    pub(crate) drove: Units,
    pub(crate) broken_down: Units,
    /// Vessels aground until next turn (15.8.b); those that laid mines or swept this turn (15.71.a).
    pub(crate) aground: Units,
    pub(crate) laid: Units,
    pub(crate) swept_now: Units,
    /// Whom vessels have drawn fire from beside it, and whom they have met, this phase (15.0.d, 15.5, 15.6).
    pub(crate) shelled: Shellings,
    pub(crate) met: Meetings,
    /// Aircraft that have flown or changed base this turn (12.1).
    pub(crate) flown: Units,
    /// Aircraft that came from Vologda in this player turn: they may go on to any base (21.0.b).
    pub(crate) from_vologda: Units,
    pub(crate) airfields: [Flyable; AIRBASES],
    pub(crate) engines: [Flyable; MODELS],
    /// Turns of use that armoured trains have had since they replenished; those that fought this turn (16.2).
    #[serde(with = "engine::each::sparse")]
    pub(crate) uses: PerUnit<u8>,
    pub(crate) fought: Units,
    /// Gas attacks made this turn (22.0.b).
    pub(crate) gas_attacks: u8,

    pub(crate) forts: Hexes,
    pub(crate) hasty: Hexes,
    /// Railway hexes with destroyed track (16.5).
    pub(crate) wrecked: Hexes,
    pub(crate) bridges: Reaches,
    /// Hexsides mined by the Allies (15.7), and those of the Upper Dvina swept for good (15.71.a).
    pub(crate) mined: Reaches,
    pub(crate) swept: Reaches,

    pub(crate) attacks: Bounded<Attack, ATTACKS>,
    pub(crate) missions: Bounded<Mission, ATTACKS>,
    #[serde(with = "engine::each::sparse")]
    pub(crate) task: PerUnit<Task>,
    /// Hexes whose Red troops panicked this phase (12.3.c).
    pub(crate) panicked: Hexes,
    /// Ground units that have been attacked this phase (7.4.c).
    #[serde(default)]
    pub(crate) attacked: Units,
    /// Units that have lost a step in ground combat this turn (7.61.a).
    #[serde(default)]
    pub(crate) bloodied: Units,
    pub(crate) battle: Battle,
    pub(crate) stack: Stack<Frame, DEPTH>,
    /// The result: none while the game goes on.
    pub(crate) ended: Option<Ending>,

    /// What follows from the rest: counters that stand in a hex; hexes with ground counters of each side, hexes closed
    /// by them, and their zones.
    #[serde(skip)]
    pub(crate) in_hexes: Units,
    #[serde(skip)]
    pub(crate) present: BySide<Hexes>,
    #[serde(skip)]
    pub(crate) occupied: BySide<Hexes>,
    #[serde(skip)]
    pub(crate) holders: BySide<Hexes>,
    #[serde(skip)]
    pub(crate) zone: BySide<Hexes>,
}

impl State {
    pub(crate) fn top(&self) -> Frame {
        self.stack.top().copied().unwrap_or(Frame::Over)
    }

    pub(crate) fn original(&self) -> bool {
        self.options.edition == Edition::Original
    }

    /// What movement costs depend on. Snow freezes every river; in a thaw only the Upper Dvina can be ice (14.41).
    pub(crate) fn season(&self) -> Season {
        let upper_ice = self.upper_ice && self.weather == Weather::Thaw;
        Season { edition: self.options.edition, weather: self.weather, upper_ice }
    }

    /// The counters at a spot.
    pub(crate) fn at(&self, spot: Spot) -> Units {
        self.among(Units::from_words([u64::MAX; UNITS / 64]), spot)
    }

    /// Those of these counters that are at a spot.
    pub(crate) fn among(&self, units: Units, spot: Spot) -> Units {
        let mut words = *units.words();
        for (word, spots) in words.iter_mut().zip(self.spot.values().chunks_exact(64)).filter(|(word, _)| **word != 0) {
            // Most stretches hold none: a comparison without branches finds that out many counters at a time.
            let mut here = [0u8; 64];
            for (here, one) in here.iter_mut().zip(spots) {
                *here = u8::from(one.0 == spot.0);
            }
            let eights = here.as_chunks::<8>().0.iter().map(|eight| u64::from_le_bytes(*eight));
            if eights.clone().fold(0, |all, eight| all | eight) == 0 {
                *word = 0;
                continue;
            }
            // Gathers the lowest bit of each of eight bytes in the highest byte.
            const GATHER: u64 = 0x0102_0408_1020_4080;
            let gathered = eights.enumerate().map(|(start, eight)| (eight.wrapping_mul(GATHER) >> 56) << (start * 8));
            *word &= gathered.fold(0, |all, eight| all | eight);
        }
        Units::from_words(words)
    }

    /// The counters in a hex.
    pub(crate) fn in_hex(&self, hex: HexIx) -> Units {
        self.at(Spot::hex(hex))
    }

    /// The counters of a side, wherever they are.
    pub(crate) fn of_side(&self, data: &Data, side: Side) -> Units {
        let [own, other] = [side, side.enemy()].map(|side| data.roster.kinds.side[side]);
        own.without(self.captured).or(other.and(self.captured))
    }

    /// Whose counter it is now.
    pub(crate) fn side(&self, data: &Data, unit: UnitIx) -> Side {
        let side = data.roster.get(unit).side;
        if self.captured.contains(unit) { side.enemy() } else { side }
    }

    /// The hex a ground unit or aircraft stands in.
    #[inline]
    pub(crate) fn hex(&self, unit: UnitIx) -> Option<HexIx> {
        self.spot[unit].as_hex()
    }

    /// The river hexside a vessel is on.
    pub(crate) fn reach(&self, unit: UnitIx) -> Option<Reach> {
        match self.spot[unit].place() {
            Place::River(reach) => Some(reach),
            _ => None,
        }
    }

    /// What carries a counter.
    pub(crate) fn carrier(&self, unit: UnitIx) -> Option<UnitIx> {
        match self.spot[unit].place() {
            Place::Aboard(carrier) => Some(carrier),
            _ => None,
        }
    }

    /// The counters aboard another.
    pub(crate) fn aboard(&self, carrier: UnitIx) -> Units {
        self.at(Spot::of(Place::Aboard(carrier)))
    }

    /// Ground units of a side in a hex.
    pub(crate) fn ground_in(&self, data: &Data, side: Side, hex: HexIx) -> Units {
        if !self.present[side].contains(hex) {
            return Units::NONE;
        }
        self.among(self.of_side(data, side).and(data.roster.kinds.ground), Spot::hex(hex))
    }

    /// Whether the counter is on the map: in a hex, on a river or aboard something.
    pub(crate) fn is_on_map(&self, unit: UnitIx) -> bool {
        matches!(self.spot[unit].place(), Place::Hex(_) | Place::River(_) | Place::Aboard(_))
    }

    /// Combat strength by steps (7.6).
    pub(crate) fn strength(&self, data: &Data, unit: UnitIx) -> u8 {
        let info = data.roster.get(unit);
        if self.reduced.contains(unit) { info.reduced.unwrap_or(info.combat) } else { info.combat }
    }

    /// Steps that a counter has left.
    pub(crate) fn steps(&self, data: &Data, unit: UnitIx) -> u8 {
        match (self.is_on_map(unit), data.roster.get(unit).reduced, self.reduced.contains(unit)) {
            (false, ..) => 0,
            (true, Some(_), false) => 2,
            _ => 1,
        }
    }

    pub(crate) fn holds(&self, side: Side, place: PlaceIx) -> bool {
        self.held[side] & (1 << place.0) != 0
    }

    /// Whether a side holds the place in this hex.
    pub(crate) fn holds_hex(&self, data: &Data, side: Side, hex: HexIx) -> bool {
        data.board.place_in(hex).is_some_and(|place| self.holds(side, place))
    }

    pub(crate) fn take_place(&mut self, side: Side, place: PlaceIx) {
        self.held[side] |= 1 << place.0;
        self.held[side.enemy()] &= !(1 << place.0);
    }

    /// A counter goes somewhere else, off the railway train it was on; what follows from it is kept true.
    pub(crate) fn put(&mut self, data: &Data, unit: UnitIx, place: Place) {
        let before = self.hex(unit);
        self.spot[unit] = Spot::of(place);
        self.entrained.remove(unit);
        // 9.5: an HQ that leaves its bank supplies nobody across.
        self.spanning.remove(unit);
        let after = self.hex(unit);
        self.in_hexes.set(unit, after.is_some());
        if data.roster.kinds.ground.contains(unit) {
            self.settled = false;
            let side = self.side(data, unit);
            for hex in [before, after].into_iter().flatten() {
                crate::zones::refresh_hex(data, self, side, hex);
            }
        }
    }

    /// Several counters of one side in one place go to another.
    pub(crate) fn put_all(&mut self, data: &Data, units: Units, to: HexIx) {
        let Some(first) = units.first() else { return };
        let from = self.hex(first);
        debug_assert!(units.iter().all(|unit| self.spot[unit] == self.spot[first]), "they do not stand together");
        for unit in units.iter() {
            self.spot[unit] = Spot::hex(to);
        }
        self.in_hexes = self.in_hexes.or(units);
        self.entrained = self.entrained.without(units);
        self.spanning = self.spanning.without(units);
        self.settled = false;
        let side = self.side(data, first);
        for hex in [from, Some(to)].into_iter().flatten() {
            crate::zones::refresh_hex(data, self, side, hex);
        }
    }

    /// A counter is destroyed, with what is aboard.
    pub(crate) fn destroy(&mut self, data: &Data, unit: UnitIx) {
        for lost in self.aboard(unit).or(Units::one(unit)).iter() {
            self.put(data, lost, Place::Lost);
            self.reduced.remove(lost);
            self.forget(lost);
        }
    }

    /// A counter loses a step (7.6).
    pub(crate) fn lose_step(&mut self, data: &Data, unit: UnitIx) {
        match self.steps(data, unit) {
            0 => {}
            1 => self.destroy(data, unit),
            _ => self.reduced.insert(unit),
        }
    }

    /// What a counter has been doing is over when it leaves the map.
    pub(crate) fn forget(&mut self, unit: UnitIx) {
        self.strip(unit);
        for set in [
            &mut self.battle.attackers,
            &mut self.battle.aircraft,
            &mut self.battle.paid_for,
            &mut self.battle.without,
            &mut self.battle.answered,
            &mut self.battle.spared,
            &mut self.battle.retreated,
        ] {
            set.remove(unit);
        }
        self.spent[unit] = 0;
        self.uses[unit] = 0;
        self.task[unit] = Task::None;
    }
}
