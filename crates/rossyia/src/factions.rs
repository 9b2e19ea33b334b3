//! The factions (I.C): whose side they are on, when they come, what supplies them.

use serde::Deserialize;

use crate::cited::Cited;
use crate::counters::Provenance;
use crate::effects::{Condition, Near};
use crate::ids::{BoxIx, CityIx, EventIx, FactionIx, Factions, SeaIx, Side, TurnIx, ZoneIx};

/// A faction, or a neutral republic.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Faction {
    /// "siberian".
    pub id: String,
    /// "Siberians".
    pub name: String,
    /// Its side; a neutral republic has none.
    pub side: Option<Side>,
    /// What kind of faction it is.
    pub kind: FactionKind,
    /// When it comes.
    pub enters: Entrance,
    /// What supplies it beside rail and rivers (X.supply.2).
    #[serde(default)]
    pub sources: Vec<SupplySource>,
    /// Its home zone.
    pub home: Option<ZoneIx>,
    /// What it fights for.
    pub goal: Option<ZoneIx>,
    /// How far it may go (X.zone.1).
    pub limit: Option<Limit>,
    /// The clauses of its own that say so.
    #[serde(default)]
    pub cites: Cites,
    /// Zones beside its home in which that does not matter (N.poland.18).
    #[serde(default)]
    pub acts_in: Vec<ZoneIx>,
    /// Zones on the sides where its zone of action does not go on (N.ukraine.3).
    #[serde(default)]
    pub keeps_out_of: Vec<ZoneIx>,
    /// Whose cities and rail serve it beside its own (X.supply.3).
    #[serde(default)]
    pub uses: Factions,
    /// With whom its units may stand in a hex beside its own (VI.A.9).
    #[serde(default)]
    pub stacks_with: Factions,
    /// Whether its units take neither cities nor ground (X.control.5).
    #[serde(default)]
    pub takes_nothing: bool,
    /// Whether it never hands a city to another faction of its side (N.turkey.20).
    #[serde(default)]
    pub keeps_cities: bool,
    /// Who gets the cities it takes.
    pub cities_pass_to: Option<FactionIx>,
    /// With whose Rail points it travels, if not with its own (N.czechs.7).
    pub travels_for: Option<FactionIx>,
    /// Who draws the values of the cities it takes (X.allies.1).
    pub city_income_to: Option<IncomeTo>,
    /// Whether its losses are final (N.czechs.3, X.allies.1).
    #[serde(default)]
    pub never_rebuilt: bool,
    /// Where else than in producing cities its units come back.
    #[serde(default)]
    pub rebuilt_in: Vec<RebuiltIn>,
    /// Which of two and of three White players commands it (X.sides.2).
    pub white_player: Option<WhitePlayer>,
    /// Replacement points each turn.
    #[serde(default)]
    pub pr_per_turn: u8,
    /// While all of this holds.
    #[serde(default)]
    pub pr_if: Vec<Condition>,
    /// Where the values come from.
    pub source: Provenance,
    /// What the rules state of it.
    #[serde(default)]
    pub printed: Vec<String>,
}

/// What kind of faction it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FactionKind {
    /// The Bolsheviks.
    Red,
    /// Russian Whites.
    Russian,
    /// Ukrainians and Greens.
    Nationalist,
    /// Foreign powers.
    Foreign,
    /// The Baltic countries.
    Auxiliary,
    /// Makhno.
    Anarchist,
    /// Neutral.
    Republic,
}

/// A theatre of war, and who of several White players has it (X.sides.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum Theatre {
    South,
    East,
    West,
}

/// Who commands a faction where several share the White side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct WhitePlayer {
    pub of_two: Theatre,
    pub of_three: Theatre,
}

/// When something comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entrance {
    /// In a turn.
    Turn(TurnIx),
    /// With an event.
    Event(EventIx),
}

/// Where units come back (V.K.2).
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RebuiltIn {
    /// In every hex of a zone (N.greens.15).
    Zone(ZoneIx),
    /// In cities so near that the enemy does not hold (X.makhno.5).
    CitiesAround(Near),
    /// In the redoubt (N.ukraine.11).
    Redoubt,
}

/// So many hexes beyond a zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Limit {
    pub zone: ZoneIx,
    pub hexes: u8,
}

/// The clauses of a faction for what a general one says of all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cites {
    /// What supplies it (X.supply.2).
    pub supply: Option<Cited>,
    /// How far it may go (X.zone.1).
    pub beyond: Option<Cited>,
    /// How far off it may attack (X.zone.1).
    pub attack: Option<Cited>,
    /// What it draws each turn beside its cities (II.D.1).
    pub income: Option<Cited>,
    /// Where its units come back (V.K.2).
    pub rebuilt: Option<Cited>,
    /// Who gets the cities that it takes (X.control.4).
    pub cities: Option<Cited>,
}

/// Who draws what cities give, by weather zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct IncomeTo {
    pub north: FactionIx,
    pub south: FactionIx,
}

/// A source of supply beside rail and rivers.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SupplySource {
    /// A box, while the enemy does not hold it.
    Box(BoxIx),
    /// The ports of its side on these seas.
    PortsOf(Vec<SeaIx>),
    /// These ports.
    Ports(Vec<CityIx>),
    /// These cities.
    Cities(Vec<CityIx>),
    /// The cities that a faction holds.
    CitiesOf(FactionIx),
    /// The railways that a faction holds.
    RailOf(FactionIx),
    /// Its railways in a zone.
    RailIn(ZoneIx),
    /// Every hex of a zone.
    Zone(ZoneIx),
    /// Every hex so near.
    Around(Near),
    /// The redoubt (N.ukraine.10).
    Redoubt,
    /// Whatever supplies another faction.
    SourcesOf(FactionIx),
}
