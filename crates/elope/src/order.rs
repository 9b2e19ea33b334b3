//! The orders of the game, and their outside: drafts by name.

use engine::{Draft, Field, Kind, Unfinished, Value, Verb, optional, required};
use hexmap::HexIx;

use crate::bits::{Reach, Units};
use crate::counters::UnitIx;
use crate::data::data;
use crate::names::{hex_name, hex_named, reach_name, reach_named, unit_name};
use crate::state::Target;

/// A work that engineers put up or mend (17.0).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Work {
    /// A bridge over this river hexside.
    Bridge(Reach),
    /// A hasty defence.
    HastyDefence,
    /// A fort or blockhouse.
    Fort,
    /// Mended track.
    Track,
}

/// Where aircraft can be based.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Base {
    /// In a hex: an airbase, or water for a seaplane.
    Hex(HexIx),
    /// On a carrier or barge.
    Ship(UnitIx),
}

/// An order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// Set a counter up in a hex (23.1.T1.b).
    Deploy(UnitIx, HexIx),
    /// Build a depot (11.1), on its static side or not.
    Depot(HexIx, Face),
    /// Bring a unit back to full strength (13.3).
    Rebuild(UnitIx),
    /// Name the brigade HQ that takes the railway (20.0.i).
    Railway(UnitIx),
    /// Nothing more in this segment (3.0.c).
    Done,
    /// Bring reinforcements on: to the Vologda box, or to a hex (13.12).
    Enter(Units, Option<HexIx>),
    /// Have these supplied first (11.3.c).
    Ration(Units),
    /// An HQ supplies across the river (9.5).
    Span(UnitIx),
    /// March along a path (4.0).
    March(Units, Vec<HexIx>),
    /// Cross a closed river with the whole allowance (9.4.d), by this HQ where there is a choice (9.4.f).
    Cross(UnitIx, HexIx, Option<UnitIx>),
    /// Go by rail (4.8), or run an armoured train (16.0).
    Rail(Units, Vec<HexIx>),
    /// Leave a railway train in a city (4.81).
    Detrain(Units),
    /// Sail along river hexsides (15.0).
    Sail(Units, Vec<Reach>),
    /// Go aboard a steamer (15.3) or the armoured train (18.2).
    Board(Units, UnitIx),
    /// Be put ashore or set down.
    Land(Units, HexIx),
    /// A steamer carries units over the river it is on (15.4).
    Ferry(Units, UnitIx),
    /// Dig in (9.2.a).
    Entrench(UnitIx),
    /// Improve an entrenchment to a hasty defence (9.2.b).
    Improve(UnitIx),
    /// Engineers at work (17.0).
    Build(UnitIx, Work),
    /// Destroy the track (16.5).
    Wreck(UnitIx),
    /// Turn a depot over (11.3.b).
    Turn(UnitIx),
    /// Lay mines (15.7.a).
    Mine(UnitIx, Reach),
    /// Sweep mines (15.71.a).
    Sweep(UnitIx, Reach),
    /// An aircraft changes base (12.52.a).
    Transfer(UnitIx, Base),
    /// An armoured train replenishes from a depot (16.2).
    Refit(UnitIx, UnitIx),
    /// Leave the map for Onega (23.1.T2.b).
    Exit(UnitIx),
    /// Give up a unit that stands over the stacking limit and cannot leave (6.1).
    Disband(UnitIx),
    /// Announce an attack on a hex (7.0).
    Attack(HexIx, Units),
    /// Aircraft support an attack, perhaps with gas (12.3, 22.0).
    Support(Units, HexIx, Load),
    /// Aircraft bomb (12.4).
    Bomb(Units, Target),
    /// Aircraft intercept over a hex (7.1).
    Intercept(Units, HexIx),
    /// Resolve the attack on a hex (7.4.b).
    Resolve(HexIx),
    /// Expend depots, or a supply point, for a battle; do without these brigade HQs (7.2, 9.6.b).
    Supply(Supplies),
    /// Steps lost, or aircraft, or a ship (7.6.c, T.air.b, 15.0.d).
    Lose(Vec<(UnitIx, u8)>),
    /// Go back along a path (8.0).
    Retreat(Vec<HexIx>),
    /// Counterattack a hex (7.7.a).
    Counterattack(HexIx),
    /// Lose a step more and retreat instead of counterattacking (7.7.c).
    Yield,
    /// Advance after combat (8.1).
    Advance(Units, Vec<HexIx>),
    /// Move after a breakthrough (7.8.b).
    Exploit(Units, Vec<HexIx>),
    /// A depot flees (11.6.a).
    Flee(Vec<HexIx>),
    /// Fire on a steamer (15.5).
    Fire(UnitIx),
    /// Let the steamers be (15.5).
    Hold,
    /// A steamer gets away (15.5), or a vessel gives way (15.6.c).
    Escape(Vec<Reach>),
    /// Passengers of a sunk steamer come ashore (15.0.e).
    Rescue(HexIx),
}

/// The side of a depot (11.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// It can move.
    Mobile,
    /// It supplies more.
    Static,
}

/// What aircraft in support carry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Load {
    /// Bombs.
    Bombs,
    /// Gas (22.0).
    Gas,
}

/// What is expended for a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Supplies {
    /// Depots.
    pub depots: Units,
    /// A supply point from the track (11.2.b).
    pub point: bool,
    /// Brigade HQs that are not used (9.6.b).
    pub without: Units,
}

const WHO: Field = required("who", Kind::Several);
const ONE: Field = required("who", Kind::One);
const HEX: Field = required("hex", Kind::One);
const PATH: Field = required("path", Kind::Path);

pub(crate) const VERBS: &[Verb] = &[
    Verb { id: "deploy", fields: &[ONE, HEX] },
    Verb { id: "depot", fields: &[HEX, required("face", Kind::One)] },
    Verb { id: "rebuild", fields: &[ONE] },
    Verb { id: "railway", fields: &[ONE] },
    Verb { id: "done", fields: &[] },
    Verb { id: "enter", fields: &[WHO, HEX] },
    Verb { id: "ration", fields: &[WHO] },
    Verb { id: "span", fields: &[ONE] },
    Verb { id: "march", fields: &[WHO, PATH] },
    Verb { id: "cross", fields: &[ONE, HEX, optional("by", Kind::One)] },
    Verb { id: "rail", fields: &[WHO, PATH] },
    Verb { id: "detrain", fields: &[WHO] },
    Verb { id: "sail", fields: &[WHO, PATH] },
    Verb { id: "board", fields: &[WHO, required("on", Kind::One)] },
    Verb { id: "land", fields: &[WHO, HEX] },
    Verb { id: "ferry", fields: &[WHO, required("by", Kind::One)] },
    Verb { id: "entrench", fields: &[ONE] },
    Verb { id: "improve", fields: &[ONE] },
    Verb { id: "build", fields: &[ONE, required("work", Kind::One)] },
    Verb { id: "wreck", fields: &[ONE] },
    Verb { id: "turn", fields: &[ONE] },
    Verb { id: "mine", fields: &[ONE, required("side", Kind::One)] },
    Verb { id: "sweep", fields: &[ONE, required("side", Kind::One)] },
    Verb { id: "transfer", fields: &[ONE, required("base", Kind::One)] },
    Verb { id: "refit", fields: &[ONE, required("depot", Kind::One)] },
    Verb { id: "exit", fields: &[ONE] },
    Verb { id: "disband", fields: &[ONE] },
    Verb { id: "attack", fields: &[HEX, WHO] },
    Verb { id: "support", fields: &[WHO, HEX, optional("load", Kind::One)] },
    Verb { id: "bomb", fields: &[WHO, required("target", Kind::One)] },
    Verb { id: "intercept", fields: &[WHO, HEX] },
    Verb { id: "resolve", fields: &[HEX] },
    Verb { id: "supply", fields: &[required("from", Kind::Several), optional("without", Kind::Several)] },
    Verb { id: "lose", fields: &[required("steps", Kind::Assignment)] },
    Verb { id: "retreat", fields: &[PATH] },
    Verb { id: "counterattack", fields: &[HEX] },
    Verb { id: "yield", fields: &[] },
    Verb { id: "advance", fields: &[WHO, PATH] },
    Verb { id: "exploit", fields: &[WHO, PATH] },
    Verb { id: "flee", fields: &[PATH] },
    Verb { id: "fire", fields: &[ONE] },
    Verb { id: "hold", fields: &[] },
    Verb { id: "escape", fields: &[PATH] },
    Verb { id: "rescue", fields: &[HEX] },
];

/// The kind of an order: its place in [`VERBS`].
pub(crate) fn verb(order: &Order) -> &'static Verb {
    let index = match order {
        Order::Deploy(..) => 0,
        Order::Depot(..) => 1,
        Order::Rebuild(..) => 2,
        Order::Railway(..) => 3,
        Order::Done => 4,
        Order::Enter(..) => 5,
        Order::Ration(..) => 6,
        Order::Span(..) => 7,
        Order::March(..) => 8,
        Order::Cross(..) => 9,
        Order::Rail(..) => 10,
        Order::Detrain(..) => 11,
        Order::Sail(..) => 12,
        Order::Board(..) => 13,
        Order::Land(..) => 14,
        Order::Ferry(..) => 15,
        Order::Entrench(..) => 16,
        Order::Improve(..) => 17,
        Order::Build(..) => 18,
        Order::Wreck(..) => 19,
        Order::Turn(..) => 20,
        Order::Mine(..) => 21,
        Order::Sweep(..) => 22,
        Order::Transfer(..) => 23,
        Order::Refit(..) => 24,
        Order::Exit(..) => 25,
        Order::Disband(..) => 26,
        Order::Attack(..) => 27,
        Order::Support(..) => 28,
        Order::Bomb(..) => 29,
        Order::Intercept(..) => 30,
        Order::Resolve(..) => 31,
        Order::Supply(..) => 32,
        Order::Lose(..) => 33,
        Order::Retreat(..) => 34,
        Order::Counterattack(..) => 35,
        Order::Yield => 36,
        Order::Advance(..) => 37,
        Order::Exploit(..) => 38,
        Order::Flee(..) => 39,
        Order::Fire(..) => 40,
        Order::Hold => 41,
        Order::Escape(..) => 42,
        Order::Rescue(..) => 43,
    };
    &VERBS[index]
}

/// Whose order it is: the units that act.
pub(crate) fn units_of(order: &Order) -> Units {
    match order {
        Order::Enter(units, _)
        | Order::Ration(units)
        | Order::March(units, _)
        | Order::Rail(units, _)
        | Order::Detrain(units)
        | Order::Sail(units, _)
        | Order::Board(units, _)
        | Order::Land(units, _)
        | Order::Ferry(units, _)
        | Order::Attack(_, units)
        | Order::Support(units, ..)
        | Order::Bomb(units, _)
        | Order::Intercept(units, _)
        | Order::Advance(units, _)
        | Order::Exploit(units, _) => *units,
        Order::Deploy(unit, _)
        | Order::Rebuild(unit)
        | Order::Railway(unit)
        | Order::Span(unit)
        | Order::Cross(unit, ..)
        | Order::Entrench(unit)
        | Order::Improve(unit)
        | Order::Build(unit, _)
        | Order::Wreck(unit)
        | Order::Turn(unit)
        | Order::Mine(unit, _)
        | Order::Sweep(unit, _)
        | Order::Transfer(unit, _)
        | Order::Refit(unit, _)
        | Order::Exit(unit)
        | Order::Disband(unit)
        | Order::Fire(unit) => Units::one(*unit),
        Order::Depot(..)
        | Order::Done
        | Order::Resolve(_)
        | Order::Supply(_)
        | Order::Lose(_)
        | Order::Retreat(_)
        | Order::Counterattack(_)
        | Order::Yield
        | Order::Flee(_)
        | Order::Hold
        | Order::Escape(_)
        | Order::Rescue(_) => Units::NONE,
    }
}

/// The same order by other units, where several can give it together.
pub(crate) fn with_units(order: &Order, units: Units) -> Option<Order> {
    Some(match order.clone() {
        Order::Enter(_, hex) => Order::Enter(units, hex),
        Order::Ration(_) => Order::Ration(units),
        Order::March(_, path) => Order::March(units, path),
        Order::Rail(_, path) => Order::Rail(units, path),
        Order::Detrain(_) => Order::Detrain(units),
        Order::Sail(_, way) => Order::Sail(units, way),
        Order::Board(_, on) => Order::Board(units, on),
        Order::Land(_, hex) => Order::Land(units, hex),
        Order::Ferry(_, by) => Order::Ferry(units, by),
        Order::Attack(hex, _) => Order::Attack(hex, units),
        Order::Support(_, hex, load) => Order::Support(units, hex, load),
        Order::Bomb(_, target) => Order::Bomb(units, target),
        Order::Intercept(_, hex) => Order::Intercept(units, hex),
        Order::Advance(_, path) => Order::Advance(units, path),
        Order::Exploit(_, path) => Order::Exploit(units, path),
        _ => return None,
    })
}

/// Words that stand for something other than a counter or a place.
const VOLOGDA: &str = "vologda_box";
const NOTHING: &str = "nothing";
const POINT: &str = "point";
const GAS: &str = "gas";
const FACES: [(&str, Face); 2] = [("mobile", Face::Mobile), ("static", Face::Static)];

fn name(unit: &UnitIx) -> String {
    unit_name(*unit).to_owned()
}

fn names(units: &Units) -> Value {
    Value::Several(units.iter().map(|unit| name(&unit)).collect())
}

fn path(hexes: &[HexIx]) -> Value {
    Value::Path(hexes.iter().map(|hex| hex_name(*hex)).collect())
}

fn reaches(reaches: &[Reach]) -> Value {
    Value::Path(reaches.iter().map(|reach| reach_name(*reach)).collect())
}

/// The order as the outside sees it.
pub(crate) fn draft(order: &Order) -> Draft {
    let one = |verb: &str, unit: &UnitIx| Draft::new(verb).with("who", Value::One(name(unit)));
    let at = |hex: &HexIx| Value::One(hex_name(*hex));
    let several = |verb: &str, units: &Units| Draft::new(verb).with("who", names(units));
    match order {
        Order::Deploy(unit, hex) => one("deploy", unit).with("hex", at(hex)),
        Order::Depot(hex, face) => {
            let word = FACES.iter().find(|(_, known)| known == face).map_or("", |(word, _)| *word);
            Draft::new("depot").with("hex", at(hex)).with("face", Value::One(word.to_owned()))
        }
        Order::Rebuild(unit) => one("rebuild", unit),
        Order::Railway(unit) => one("railway", unit),
        Order::Done => Draft::new("done"),
        Order::Enter(units, hex) => {
            let place = hex.map_or_else(|| VOLOGDA.to_owned(), hex_name);
            several("enter", units).with("hex", Value::One(place))
        }
        Order::Ration(units) => several("ration", units),
        Order::Span(unit) => one("span", unit),
        Order::March(units, hexes) => several("march", units).with("path", path(hexes)),
        Order::Cross(unit, hex, by) => {
            let draft = one("cross", unit).with("hex", at(hex));
            by.iter().fold(draft, |draft, hq| draft.with("by", Value::One(name(hq))))
        }
        Order::Rail(units, hexes) => several("rail", units).with("path", path(hexes)),
        Order::Detrain(units) => several("detrain", units),
        Order::Sail(units, way) => several("sail", units).with("path", reaches(way)),
        Order::Board(units, on) => several("board", units).with("on", Value::One(name(on))),
        Order::Land(units, hex) => several("land", units).with("hex", at(hex)),
        Order::Ferry(units, by) => several("ferry", units).with("by", Value::One(name(by))),
        Order::Entrench(unit) => one("entrench", unit),
        Order::Improve(unit) => one("improve", unit),
        Order::Build(unit, work) => one("build", unit).with("work", Value::One(work_name(*work))),
        Order::Wreck(unit) => one("wreck", unit),
        Order::Turn(unit) => one("turn", unit),
        Order::Mine(unit, reach) => one("mine", unit).with("side", Value::One(reach_name(*reach))),
        Order::Sweep(unit, reach) => one("sweep", unit).with("side", Value::One(reach_name(*reach))),
        Order::Transfer(unit, base) => one("transfer", unit).with("base", Value::One(base_name(*base))),
        Order::Refit(unit, depot) => one("refit", unit).with("depot", Value::One(name(depot))),
        Order::Exit(unit) => one("exit", unit),
        Order::Disband(unit) => one("disband", unit),
        Order::Attack(hex, units) => Draft::new("attack").with("hex", at(hex)).with("who", names(units)),
        Order::Support(units, hex, load) => {
            let draft = several("support", units).with("hex", at(hex));
            match load {
                Load::Bombs => draft,
                Load::Gas => draft.with("load", Value::One(GAS.to_owned())),
            }
        }
        Order::Bomb(units, target) => several("bomb", units).with("target", Value::One(target_name(*target))),
        Order::Intercept(units, hex) => several("intercept", units).with("hex", at(hex)),
        Order::Resolve(hex) => Draft::new("resolve").with("hex", at(hex)),
        Order::Supply(supplies) => supply_draft(supplies),
        Order::Lose(steps) => {
            let steps = steps.iter().map(|(unit, count)| (name(unit), count.to_string())).collect();
            Draft::new("lose").with("steps", Value::Assignment(steps))
        }
        Order::Retreat(hexes) => Draft::new("retreat").with("path", path(hexes)),
        Order::Counterattack(hex) => Draft::new("counterattack").with("hex", at(hex)),
        Order::Yield => Draft::new("yield"),
        Order::Advance(units, hexes) => several("advance", units).with("path", path(hexes)),
        Order::Exploit(units, hexes) => several("exploit", units).with("path", path(hexes)),
        Order::Flee(hexes) => Draft::new("flee").with("path", path(hexes)),
        Order::Fire(unit) => one("fire", unit),
        Order::Hold => Draft::new("hold"),
        Order::Escape(way) => Draft::new("escape").with("path", reaches(way)),
        Order::Rescue(hex) => Draft::new("rescue").with("hex", at(hex)),
    }
}

fn supply_draft(supplies: &Supplies) -> Draft {
    let mut from: Vec<String> = supplies.depots.iter().map(|depot| name(&depot)).collect();
    if supplies.point {
        from.push(POINT.to_owned());
    }
    if from.is_empty() {
        from.push(NOTHING.to_owned());
    }
    let draft = Draft::new("supply").with("from", Value::Several(from));
    if supplies.without.is_empty() { draft } else { draft.with("without", names(&supplies.without)) }
}

fn work_name(work: Work) -> String {
    match work {
        Work::Bridge(reach) => format!("bridge-{}", reach_name(reach)),
        Work::HastyDefence => "hasty_defence".to_owned(),
        Work::Fort => "fort".to_owned(),
        Work::Track => "track".to_owned(),
    }
}

fn base_name(base: Base) -> String {
    match base {
        Base::Hex(hex) => hex_name(hex),
        Base::Ship(ship) => name(&ship),
    }
}

fn target_name(target: Target) -> String {
    match target {
        Target::Counter(unit) => name(&unit),
        Target::Bridge(reach) => format!("bridge-{}", reach_name(reach)),
        Target::Fort(hex) => format!("fort-{}", hex_name(hex)),
        Target::HastyDefence(hex) => format!("hasty_defence-{}", hex_name(hex)),
        Target::Track(hex) => format!("track-{}", hex_name(hex)),
        Target::Troops(hex) => format!("troops-{}", hex_name(hex)),
    }
}

fn unknown(what: &'static str, id: &str) -> Unfinished {
    Unfinished::Unknown(what, id.to_owned())
}

fn unit(id: &str) -> Result<UnitIx, Unfinished> {
    data().roster.find(id).ok_or_else(|| unknown("counter", id))
}

fn hex(id: &str) -> Result<HexIx, Unfinished> {
    hex_named(id).ok_or_else(|| unknown("hex", id))
}

fn reach(id: &str) -> Result<Reach, Unfinished> {
    reach_named(id).ok_or_else(|| unknown("river hexside", id))
}

fn all<T>(list: &[String], one: impl Fn(&str) -> Result<T, Unfinished>) -> Result<Vec<T>, Unfinished> {
    list.iter().map(|id| one(id)).collect()
}

/// A draft being read: fields by name, or which is missing.
struct Reading<'a>(&'a Draft);

impl Reading<'_> {
    fn word(&self, field: &'static str) -> Result<&str, Unfinished> {
        self.0.one(field).ok_or(Unfinished::Missing(field))
    }

    fn list(&self, field: &'static str) -> Result<&[String], Unfinished> {
        self.0.list(field).ok_or(Unfinished::Missing(field))
    }

    fn unit(&self, field: &'static str) -> Result<UnitIx, Unfinished> {
        unit(self.word(field)?)
    }

    fn units(&self, field: &'static str) -> Result<Units, Unfinished> {
        Ok(Units::of(all(self.list(field)?, unit)?))
    }

    fn hex(&self) -> Result<HexIx, Unfinished> {
        hex(self.word("hex")?)
    }

    fn path(&self) -> Result<Vec<HexIx>, Unfinished> {
        all(self.list("path")?, hex)
    }

    fn reaches(&self) -> Result<Vec<Reach>, Unfinished> {
        all(self.list("path")?, reach)
    }
}

/// The order that a draft means: names become indices, missing fields are named.
pub(crate) fn complete(draft: &Draft) -> Result<Order, Unfinished> {
    let read = Reading(draft);
    let who = || read.unit("who");
    let units = || read.units("who");
    Ok(match draft.verb.as_str() {
        "deploy" => Order::Deploy(who()?, read.hex()?),
        "depot" => {
            let hex = read.hex()?;
            let word = read.word("face")?;
            let face = FACES.iter().find(|(known, _)| *known == word).ok_or_else(|| unknown("face", word))?;
            Order::Depot(hex, face.1)
        }
        "rebuild" => Order::Rebuild(who()?),
        "railway" => Order::Railway(who()?),
        "done" => Order::Done,
        "enter" => {
            let units = units()?;
            match read.word("hex")? {
                VOLOGDA => Order::Enter(units, None),
                place => Order::Enter(units, Some(hex(place)?)),
            }
        }
        "ration" => Order::Ration(units()?),
        "span" => Order::Span(who()?),
        "march" => Order::March(units()?, read.path()?),
        "cross" => Order::Cross(who()?, read.hex()?, draft.one("by").map(unit).transpose()?),
        "rail" => Order::Rail(units()?, read.path()?),
        "detrain" => Order::Detrain(units()?),
        "sail" => Order::Sail(units()?, read.reaches()?),
        "board" => Order::Board(units()?, read.unit("on")?),
        "land" => Order::Land(units()?, read.hex()?),
        "ferry" => Order::Ferry(units()?, read.unit("by")?),
        "entrench" => Order::Entrench(who()?),
        "improve" => Order::Improve(who()?),
        "build" => Order::Build(who()?, work(read.word("work")?)?),
        "wreck" => Order::Wreck(who()?),
        "turn" => Order::Turn(who()?),
        "mine" => Order::Mine(who()?, reach(read.word("side")?)?),
        "sweep" => Order::Sweep(who()?, reach(read.word("side")?)?),
        "transfer" => Order::Transfer(who()?, base(read.word("base")?)?),
        "refit" => Order::Refit(who()?, read.unit("depot")?),
        "exit" => Order::Exit(who()?),
        "disband" => Order::Disband(who()?),
        "attack" => Order::Attack(read.hex()?, units()?),
        "support" => {
            let load = match draft.one("load") {
                None => Load::Bombs,
                Some(GAS) => Load::Gas,
                Some(word) => return Err(unknown("load", word)),
            };
            Order::Support(units()?, read.hex()?, load)
        }
        "bomb" => Order::Bomb(units()?, target(read.word("target")?)?),
        "intercept" => Order::Intercept(units()?, read.hex()?),
        "resolve" => Order::Resolve(read.hex()?),
        "supply" => Order::Supply(supplies(&read)?),
        "lose" => {
            let pairs = draft.pairs("steps").ok_or(Unfinished::Missing("steps"))?;
            let count = |text: &String| text.parse().map_err(|_| unknown("number of steps", text));
            let pair = |(id, steps): &(String, String)| Ok::<_, Unfinished>((unit(id)?, count(steps)?));
            let mut pairs = pairs.iter().map(pair).collect::<Result<Vec<_>, _>>()?;
            pairs.sort();
            Order::Lose(pairs)
        }
        "retreat" => Order::Retreat(read.path()?),
        "counterattack" => Order::Counterattack(read.hex()?),
        "yield" => Order::Yield,
        "advance" => Order::Advance(units()?, read.path()?),
        "exploit" => Order::Exploit(units()?, read.path()?),
        "flee" => Order::Flee(read.path()?),
        "fire" => Order::Fire(who()?),
        "hold" => Order::Hold,
        "escape" => Order::Escape(read.reaches()?),
        "rescue" => Order::Rescue(read.hex()?),
        verb => return Err(unknown("order", verb)),
    })
}

fn supplies(read: &Reading<'_>) -> Result<Supplies, Unfinished> {
    let mut supplies = Supplies::default();
    for word in read.list("from")? {
        match word.as_str() {
            NOTHING => {}
            POINT => supplies.point = true,
            depot => supplies.depots.insert(unit(depot)?),
        }
    }
    if let Some(list) = read.0.list("without") {
        supplies.without = Units::of(all(list, unit)?);
    }
    Ok(supplies)
}

fn work(word: &str) -> Result<Work, Unfinished> {
    match word.split_once('-') {
        Some(("bridge", side)) => Ok(Work::Bridge(reach(side)?)),
        None if word == "hasty_defence" => Ok(Work::HastyDefence),
        None if word == "fort" => Ok(Work::Fort),
        None if word == "track" => Ok(Work::Track),
        _ => Err(unknown("work", word)),
    }
}

fn base(word: &str) -> Result<Base, Unfinished> {
    match hex_named(word) {
        Some(hex) => Ok(Base::Hex(hex)),
        None => data().roster.find(word).map(Base::Ship).ok_or_else(|| unknown("base", word)),
    }
}

fn target(word: &str) -> Result<Target, Unfinished> {
    match word.split_once('-') {
        Some(("bridge", side)) => Ok(Target::Bridge(reach(side)?)),
        Some(("fort", place)) => Ok(Target::Fort(hex(place)?)),
        Some(("hasty_defence", place)) => Ok(Target::HastyDefence(hex(place)?)),
        Some(("track", place)) => Ok(Target::Track(hex(place)?)),
        Some(("troops", place)) => Ok(Target::Troops(hex(place)?)),
        Some(_) => Err(unknown("target", word)),
        None => data().roster.find(word).map(Target::Counter).ok_or_else(|| unknown("target", word)),
    }
}
