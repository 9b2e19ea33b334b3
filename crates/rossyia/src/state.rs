//! Everything that changes, flat: a clone is one copy of memory. Who stands where and whose zone it is follows from the
//! rest and is kept by [`State::put`]. Side, faction and player of a counter are asked here, never of the counter.

use engine::{Each, Set, Stack};
use hexmap::HexIx;
use serde::{Deserialize, Serialize};

use crate::air::Air;
use crate::board::PerCounter;
use crate::boxes::Boxes;
use crate::calendar::Weather;
use crate::combat::battle::Battle;
use crate::data::Data;
use crate::ids::{
    BySide, Cities, CityIx, CounterIx, Counters, EventIx, FactionIx, Hexes, HqIx, OptionIx, RailIx, SeaIx, Side, Spot,
    TurnIx,
};
use crate::independent::Independent;
use crate::nations::{self, Nationalities};
use crate::place::{Place, Standing};
use crate::places::WeatherZone;
use crate::politics::Affairs;
use crate::procedure::{Activation, Alternation, Combat, Ending, Frame, OwnPoints};
use crate::rivers::Carried;
use crate::scenarios::Scenario;
use crate::trains::{self, Trains};
use crate::zones;

/// How deep procedures nest.
pub(crate) const DEPTH: usize = 12;
/// How many combats can be announced at once.
pub(crate) const COMBATS: usize = 24;

pub(crate) type PerFaction<T> = Each<FactionIx, T, 18>;
pub(crate) type PerHq<T> = Each<HqIx, T, 40>;
pub(crate) type PerCity<T> = Each<CityIx, T, 144>;
pub(crate) type PerOption<T> = Each<OptionIx, T, 48>;
pub(crate) type PerSea<T> = Each<SeaIx, T, 5>;
pub(crate) type Hqs = Set<HqIx, 1>;

/// The option counters of a side, by kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    #[serde(with = "engine::each::sparse")]
    pub(crate) pool: PerOption<u8>,
    #[serde(with = "engine::each::sparse")]
    pub(crate) hand: PerOption<u8>,
    /// Those of the hand that the enemy has been shown (III.B.10).
    #[serde(with = "engine::each::sparse")]
    pub(crate) shown: PerOption<u8>,
    /// Those that come into the pool on a date or with an event (III.B.5).
    #[serde(with = "engine::each::sparse")]
    pub(crate) to_come: PerOption<u8>,
    /// Of those face down, so many at least are none of those that January showed (III.B.10).
    pub(crate) cleared: u8,
    /// Played and laid aside (X.options.3).
    #[serde(with = "engine::each::sparse")]
    pub(crate) played: PerOption<u8>,
}

impl Options {
    /// Whether the side holds an option face down (II.B.3, X.options.1).
    pub(crate) fn holds_face_down(&self) -> bool {
        self.face_down() > 0
    }

    /// How many options the side holds face down.
    pub(crate) fn face_down(&self) -> u8 {
        self.hand.values().iter().zip(self.shown.values()).map(|(held, shown)| held.saturating_sub(*shown)).sum()
    }
}

/// Everything that changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Which scenario, in the order of the file.
    pub(crate) scenario: u8,
    /// How many share the White side (X.sides.2).
    pub(crate) white_players: u8,
    /// The Czech case; none where there are no Czechs.
    pub(crate) czech_case: Option<u8>,
    pub(crate) turn: TurnIx,
    /// The political level (III.A.1).
    pub(crate) level: u8,
    /// By zone: north, south (II.A).
    pub(crate) weather: [Weather; 2],
    pub(crate) initiative: Side,
    /// Events that have happened: wars, treaties, withdrawals.
    pub(crate) events: Set<EventIx, 1>,
    /// Countries at war.
    pub(crate) at_war: Set<FactionIx, 1>,
    /// The Ukrainian redoubt (N.ukraine.10).
    pub(crate) redoubt: Option<HexIx>,
    pub(crate) options: BySide<Options>,
    /// Wars, treaties and moods of the nations.
    pub(crate) nations: Nationalities,
    pub(crate) affairs: Affairs,

    #[serde(with = "engine::each::sparse")]
    pub(crate) place: PerCounter<Place>,
    /// Faction of those that have left the one they came with.
    #[serde(with = "engine::each::sparse")]
    pub(crate) joined: PerCounter<Option<FactionIx>>,
    #[serde(with = "engine::each::sparse")]
    pub(crate) hits: PerCounter<u8>,
    /// MP spent in this activation.
    #[serde(with = "engine::each::sparse")]
    pub(crate) spent: PerCounter<u8>,
    /// The combat it takes part in, counted from 1.
    #[serde(with = "engine::each::sparse")]
    pub(crate) fights: PerCounter<u8>,
    /// Units and HQs that have had their activation this turn (I.B.1, X.activation.5).
    pub(crate) played: Counters,
    /// Units that attacked, and units that were attacked, this turn (VII.A.9, VII.A.12).
    pub(crate) attacked: Counters,
    pub(crate) was_attacked: Counters,
    /// The units whose move is under way (X.move.1).
    pub(crate) moving: Counters,
    /// How units have moved in this activation.
    pub(crate) marched: Counters,
    pub(crate) railed: Counters,
    pub(crate) shipped: Counters,
    /// Delayed arrivals that are due this turn (II.E.11).
    pub(crate) returning: Counters,
    /// Eliminated while isolated, or by attrition: they are not rebuilt (V.K.1).
    pub(crate) beyond_rebuilding: Counters,

    #[serde(with = "engine::each::sparse")]
    pub(crate) armt: PerHq<u8>,

    /// The side that a faction is on now, and the side that plays it; none for a neutral, or for one that stands still.
    pub(crate) allegiance: PerFaction<Option<Side>>,
    pub(crate) player: PerFaction<Option<Side>>,
    #[serde(with = "engine::each::sparse")]
    pub(crate) rail_points: PerFaction<u8>,
    #[serde(with = "engine::each::sparse")]
    pub(crate) pr: PerFaction<u8>,
    /// Naval points left this turn, by pool (VI.H.1).
    pub(crate) naval: BySide<PerSea<u8>>,
    pub(crate) carried: Carried,

    #[serde(with = "engine::each::sparse")]
    pub(crate) city: PerCity<Option<FactionIx>>,
    /// Cities that were isolated when points were counted, and what they have of their own (II.C.6, II.D.5).
    pub(crate) isolated: Cities,
    #[serde(with = "engine::each::sparse")]
    pub(crate) own: PerCity<OwnPoints>,
    #[serde(with = "engine::each::sparse")]
    pub(crate) rail: Each<RailIx, Option<FactionIx>, 1024>,
    /// Hexes by the side that holds them (X.control.2).
    pub(crate) held: BySide<Hexes>,
    /// Bridges by the side that holds both ends (X.bridge.2).
    pub(crate) bridge: [Option<Side>; 16],

    pub(crate) trains: Trains,
    pub(crate) air: Air,
    pub(crate) boxes: Boxes,

    pub(crate) alternation: Alternation,
    pub(crate) activation: Activation,
    pub(crate) combats: [Combat; COMBATS],
    pub(crate) battle: Battle,
    pub(crate) independent: Independent,
    pub(crate) stack: Stack<Frame, DEPTH>,
    /// The result: none while the game goes on.
    pub(crate) ended: Option<Ending>,

    /// What follows from the rest.
    #[serde(skip)]
    pub(crate) cache: Cache,
}

/// What follows from where counters are: kept by [`State::put`], worked out afresh by [`zones::refresh`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Cache {
    /// Counters on the board, and those of a side among them.
    pub(crate) board: Counters,
    pub(crate) sides: BySide<Counters>,
    /// Hexes with counters of a side.
    pub(crate) present: BySide<Hexes>,
    /// Hexes with combat units of a side.
    pub(crate) combat: BySide<Hexes>,
    /// Hexes that counters of a side close to the enemy: all but aircraft do (VI.D.9).
    pub(crate) closes: BySide<Hexes>,
    /// Those of them that let no line or train of the enemy through on rail, either (N.greens.19).
    pub(crate) blocks: BySide<Hexes>,
    /// Boxes with counters of a side, aircraft aside.
    pub(crate) boxes: BySide<nations::Boxes>,
    /// Hexes with units that project a ZOC; those with units that project it into mountains, too (VI.B).
    pub(crate) throws: BySide<Hexes>,
    pub(crate) throws_high: BySide<Hexes>,
    /// Hexes on which the ZOC of a side lies.
    pub(crate) zoc: BySide<Hexes>,
}

impl State {
    pub(crate) fn top(&self) -> Frame {
        self.stack.top().copied().unwrap_or(Frame::Over)
    }

    /// The scenario that is played.
    pub(crate) fn scenario<'d>(&self, data: &'d Data) -> &'d Scenario {
        &data.scenarios[usize::from(self.scenario)]
    }

    /// The land in play (X.area.1).
    #[inline]
    pub(crate) fn land<'d>(&self, data: &'d Data) -> &'d Hexes {
        &data.land[usize::from(self.scenario)]
    }

    /// The weather of a zone.
    pub(crate) fn weather_in(&self, zone: WeatherZone) -> Weather {
        self.weather[zone as usize]
    }

    /// The weather of a place (II.A.5).
    pub(crate) fn weather_at(&self, data: &Data, spot: Spot) -> Weather {
        self.weather_in(data.weather_zone(spot))
    }

    /// The faction that a counter belongs to now.
    #[inline]
    pub(crate) fn faction(&self, data: &Data, counter: CounterIx) -> FactionIx {
        self.joined[counter].unwrap_or_else(|| data.printed_faction(counter))
    }

    /// The side that a counter is on now; none for a neutral.
    #[inline]
    pub(crate) fn side(&self, data: &Data, counter: CounterIx) -> Option<Side> {
        self.allegiance[self.faction(data, counter)]
    }

    /// The side that plays a counter this turn; none for one that stands still.
    pub(crate) fn player(&self, data: &Data, counter: CounterIx) -> Option<Side> {
        self.player[self.faction(data, counter)]
    }

    /// The spot a counter is at, if it is on the board.
    #[inline]
    pub(crate) fn spot(&self, counter: CounterIx) -> Option<Spot> {
        self.place[counter].spot()
    }

    /// The hex a counter stands in.
    #[inline]
    pub(crate) fn hex(&self, data: &Data, counter: CounterIx) -> Option<HexIx> {
        self.spot(counter).filter(|spot| spot.index() < data.map.grid.len()).map(|spot| HexIx(spot.0))
    }

    /// The counters at a spot.
    pub(crate) fn at(&self, spot: Spot) -> Counters {
        self.placed(Place::of(Standing::At(spot)))
    }

    /// The counters that are in a place.
    pub(crate) fn placed(&self, place: Place) -> Counters {
        // Many are passed over at a time: without a branch for each, the compiler compares eight at once.
        let any = |places: &[Place]| places.iter().fold(0, |any, one| any | u16::from(*one == place)) != 0;
        let mut words = [0u64; 7];
        for (word, places) in words.iter_mut().zip(self.place.values().chunks_exact(64)) {
            if !any(places) {
                continue;
            }
            for (eighth, places) in places.chunks_exact(8).enumerate().filter(|(_, places)| any(places)) {
                let bits = places.iter().rev().fold(0, |bits, one| bits << 1 | u64::from(*one == place));
                *word |= bits << (8 * eighth);
            }
        }
        Counters::from_words(words)
    }

    /// The counters of a side in a hex; most hexes have none.
    pub(crate) fn in_hex(&self, data: &Data, side: Side, hex: HexIx) -> Counters {
        if !self.cache.present[side].contains(hex) {
            return Counters::NONE;
        }
        self.at(data.ids.at_hex(hex)).and(self.cache.sides[side])
    }

    /// Whether an enemy ZOC of a side lies on a hex (VI.B): that of the other side.
    #[inline]
    pub(crate) fn in_enemy_zoc(&self, of: Side, hex: HexIx) -> bool {
        self.cache.zoc[of.enemy()].contains(hex)
    }

    /// Steps that a unit has left.
    pub(crate) fn steps(&self, data: &Data, counter: CounterIx) -> u8 {
        data.unit(counter).map_or(0, |unit| unit.steps.saturating_sub(self.hits[counter]))
    }

    /// A counter goes somewhere else; what follows from it is kept true.
    pub(crate) fn put(&mut self, data: &Data, counter: CounterIx, to: Standing) {
        self.put_all(data, Counters::one(counter), to);
    }

    /// Counters go somewhere else together.
    pub(crate) fn put_all(&mut self, data: &Data, who: Counters, to: Standing) {
        let mut left = None;
        for counter in who.iter() {
            let before = self.spot(counter);
            self.place[counter] = Place::of(to);
            zones::note(data, self, counter);
            if before != left {
                left.into_iter().for_each(|spot| zones::refresh_spot(data, self, spot));
                left = before;
            }
        }
        let after = Place::of(to).spot();
        for spot in [left, after].into_iter().flatten() {
            zones::refresh_spot(data, self, spot);
        }
    }

    /// A counter leaves the board: it can be rebuilt, or is gone for good (V.K.1, V.G.7). Armt are lost (X.hq.1).
    pub(crate) fn eliminate(&mut self, data: &Data, counter: CounterIx, for_good: bool) {
        // VIII.A.4, X.activation.4
        let is_train = data.kinds.trains.contains(counter);
        if let Some(rider) = trains::rider(data, self, counter).filter(|_| is_train) {
            self.eliminate(data, rider, false);
        }
        let for_good = for_good || is_train;
        self.put(data, counter, if for_good { Standing::Lost } else { Standing::Eliminated });
        self.hits[counter] = 0;
        self.spent[counter] = 0;
        self.fights[counter] = 0;
        for army in &mut self.activation.armies {
            army.units.remove(counter);
        }
        self.activation.reserve.remove(counter);
        if let Some(hq) = data.hq_of(counter) {
            self.armt[hq] = 0;
        }
    }

    /// A unit takes hits; without steps left it is gone.
    pub(crate) fn hit(&mut self, data: &Data, counter: CounterIx, hits: u8, for_good: bool) {
        if self.steps(data, counter) <= hits {
            self.eliminate(data, counter, for_good);
        } else {
            self.hits[counter] += hits;
        }
    }

    /// A faction goes over to a side, or to none, and is played by one.
    pub(crate) fn follow(&mut self, data: &Data, faction: FactionIx, side: Option<Side>, player: Option<Side>) {
        self.player[faction] = player;
        if std::mem::replace(&mut self.allegiance[faction], side) != side {
            zones::refresh(data, self);
        }
    }

    /// Whether a faction is on a side.
    pub(crate) fn is_of(&self, faction: FactionIx, side: Side) -> bool {
        self.allegiance[faction] == Some(side)
    }

    /// The faction that holds the city.
    pub(crate) fn holder(&self, city: CityIx) -> Option<FactionIx> {
        self.city[city]
    }

    /// The side that holds the city.
    pub(crate) fn city_side(&self, city: CityIx) -> Option<Side> {
        self.city[city].and_then(|faction| self.allegiance[faction])
    }

    /// The HQs of a side that have still to be activated this turn (V.A.3, X.activation.2 to X.activation.4).
    pub(crate) fn waiting(&self, data: &Data, side: Side) -> Hqs {
        let waiting = self.cache.sides[side].and(data.kinds.commanding).without(self.played);
        Hqs::of(waiting.iter().filter_map(|counter| data.hq_of(counter)))
    }
}
