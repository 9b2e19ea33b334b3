//! Scenarios and settings (S0.scenario.1, S0.house.1, 10.gen.1, sc1 to sc6).

use serde::Deserialize;

use crate::data::Data;
use crate::ids::{CardIx, NationIx, ScenarioIx, UnitIx};
use crate::space::{Edge, SIZE, Space};
use crate::units::{Class, words};

/// Something that can be set.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setting {
    /// Its id.
    pub id: String,
    /// Its clause.
    pub clause: String,
    /// What it can be; the first is the default.
    pub values: Vec<String>,
    /// The scenarios that it goes with; all without.
    #[serde(default)]
    pub only: Vec<ScenarioIx>,
}

words!(
    /// On which ground a side sets up.
    SetUpGround {
        /// On rail cards.
        Rail,
        /// Anywhere but on rail cards.
        NoRail,
    }
);

/// What comes later to a side.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Later {
    /// For how many points.
    pub points: u16,
    /// From which turn on.
    pub from_turn: u8,
    /// What two dice have to show.
    #[serde(default)]
    pub need: Option<u8>,
    /// Whether all come together.
    #[serde(default)]
    pub whole: bool,
    /// Where; without, on the rail at the home edge.
    #[serde(default)]
    pub spaces: Vec<Space>,
}

/// A side of a scenario.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioSide {
    /// Its nation.
    pub nation: NationIx,
    /// Its home edges.
    pub edges: Vec<Edge>,
    /// Its points.
    pub points: u16,
    /// Points for each pip of a die.
    #[serde(default)]
    pub points_per_pip: u16,
    /// The first and the last row of its set-up.
    pub rows: (u8, u8),
    /// Points in a space at most (10.limit.3).
    #[serde(default)]
    pub space_points_max: Option<u16>,
    /// On which ground it sets up.
    #[serde(default)]
    pub ground: Option<SetUpGround>,
    /// Whether it sets up hidden.
    #[serde(default)]
    pub hidden: bool,
    /// Types that it may not buy.
    #[serde(default)]
    pub forbidden: Vec<UnitIx>,
    /// Whether it begins off the board.
    #[serde(default)]
    pub off_board: bool,
    /// Points that each turn brings.
    #[serde(default)]
    pub per_turn_points: u16,
    /// What comes later.
    #[serde(default)]
    pub later: Option<Later>,
    /// Spaces for which fortifications may be bought (S2.setup.5).
    #[serde(default)]
    pub fortified: Vec<Space>,
}

impl ScenarioSide {
    /// Whether it may set up in a space by its rows (S2.setup.1).
    pub fn sets_up_in(&self, space: Space) -> bool {
        !self.off_board && (self.rows.0..=self.rows.1).contains(&space.row())
    }
}

/// How a scenario is won.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub enum Victory {
    /// By leaving the board.
    Exit {
        /// Over this edge.
        edge: Edge,
        /// With so many in a hundred of its stands.
        #[serde(default)]
        stands_pct: Option<u8>,
        /// With so many points.
        #[serde(default)]
        points: Option<u16>,
    },
    /// By destroying the enemy.
    Destroy {
        /// So many in a hundred of his points.
        points_pct: u8,
        /// Or taking so many spaces of his edge.
        edge_spaces: u8,
    },
    /// By clearing a path.
    Corridor {
        /// So many spaces wide.
        width: u8,
    },
    /// By bringing trains through.
    Trains {
        /// So many.
        through: u8,
    },
    /// By holding a card.
    Hold {
        /// Which.
        card: CardIx,
    },
}

/// What comes before another board (sc1.variant).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NextBoard {
    /// Points for each pip of a die.
    pub points_per_pip: u16,
    /// What they buy.
    pub types: Vec<UnitIx>,
}

/// Supply trains (sc4.train).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trains {
    /// How many there are.
    pub count: u8,
    /// Spaces of a turn.
    #[serde(rename = "move")]
    pub moves: u8,
    /// Points of weapons for one that is derailed.
    pub derailed_weapon_points: u16,
    /// Or resource points.
    pub derailed_resources: u16,
}

/// What evens a scenario out, where those who play it want that (S0.house.1); what is not named stays.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evened {
    /// After how many turns it ends.
    #[serde(default)]
    pub turn_limit: Option<u8>,
    /// How it is won.
    #[serde(default)]
    pub victory: Option<Victory>,
    /// Supply trains.
    #[serde(default)]
    pub trains: Option<Trains>,
    /// Points of the sides.
    #[serde(default)]
    pub points: Option<(u16, u16)>,
}

/// A scenario.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Its id.
    pub id: String,
    /// Its number in the rulebook; 0 for one made by the players.
    #[serde(default)]
    pub number: u8,
    /// Its title.
    pub title: String,
    /// The year.
    pub year: u16,
    /// Who holds the initiative first (2.si.1).
    pub initiative: NationIx,
    /// How many rivers have to be laid; with 1, one or two.
    pub rivers: u8,
    /// Whether it is winter.
    pub winter: bool,
    /// After how many turns it ends.
    #[serde(default)]
    pub turn_limit: Option<u8>,
    /// Rail cards at most (sc4.setup).
    #[serde(default)]
    pub rail_cards_max: Option<u8>,
    /// The row of the town card (S1.E.1).
    #[serde(default)]
    pub town_row: Option<u8>,
    /// How it is won.
    pub victory: Victory,
    /// Who wins at the limit; without, whoever has destroyed more.
    #[serde(default)]
    pub at_limit: Option<NationIx>,
    /// What comes before another board.
    #[serde(default)]
    pub next_board: Option<NextBoard>,
    /// Supply trains.
    #[serde(default)]
    pub trains: Option<Trains>,
    /// What evens it out.
    #[serde(default)]
    pub evened: Option<Evened>,
    /// Its two sides.
    #[serde(rename = "side")]
    pub sides: Vec<ScenarioSide>,
}

impl Scenario {
    /// The same scenario evened out, where its data say how.
    pub(crate) fn evened(&self) -> Option<Scenario> {
        let evened = self.evened?;
        let mut sides = self.sides.clone();
        if let Some((first, second)) = evened.points {
            sides.iter_mut().zip([first, second]).for_each(|(side, points)| side.points = points);
        }
        Some(Scenario {
            turn_limit: evened.turn_limit.or(self.turn_limit),
            victory: evened.victory.unwrap_or(self.victory),
            trains: evened.trains.or(self.trains),
            evened: None,
            sides,
            ..self.clone()
        })
    }

    /// The reason why it cannot be played.
    pub(crate) fn judge(&self) -> Result<(), String> {
        self.unfit().map_or(Ok(()), |(_, reason)| Err(format!("{}: {reason}", self.id)))
    }

    /// The same: the id of its message, and the reason in English.
    pub(crate) fn unfit(&self) -> Option<(&'static str, &'static str)> {
        let named = |nation: NationIx| self.sides.iter().any(|side| side.nation == nation);
        let rows = |side: &ScenarioSide| {
            let (from, to) = side.rows;
            1 <= from && from <= to && to <= SIZE
        };
        let holds = [
            (self.sides.len() == 2, "riverdon-file-two-sides", "it has not two sides"),
            (named(self.initiative), "riverdon-file-no-holder", "nobody in it holds the initiative"),
            ((1..=2).contains(&self.rivers), "riverdon-file-rivers", "one river or two"),
            (self.at_limit.is_none_or(named), "riverdon-file-stranger-wins", "a stranger would win it"),
            (
                self.town_row.is_none_or(|row| (1..=SIZE).contains(&row)),
                "riverdon-file-town-off",
                "the town lies off the board",
            ),
            (self.sides.iter().all(rows), "riverdon-file-rows", "rows are from 1 to 6, the northern one first"),
            (self.sides.iter().all(|side| !side.edges.is_empty()), "riverdon-file-no-edge", "a side has no home edge"),
        ];
        let unfit = holds.into_iter().find(|(holds, ..)| !holds).map(|(_, id, reason)| (id, reason));
        unfit.or_else(|| self.evened()?.unfit())
    }

    /// Whether an army of it can have gunboats (S1.V.5).
    pub(crate) fn may_ship(&self, data: &Data) -> bool {
        let boat = |unit: &UnitIx| data.units[unit.index()].class == Class::Boat;
        let has = |side: &ScenarioSide| {
            let allowed = &data.nations[side.nation.index()].allowed;
            allowed.iter().any(|unit| boat(unit) && !side.forbidden.contains(unit))
        };
        self.sides.iter().any(has)
    }

    /// A side.
    pub fn side(&self, side: crate::ids::Side) -> &ScenarioSide {
        &self.sides[side as usize]
    }
}

/// An aim of a campaign at random.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// What has to be done.
    pub id: AimKind,
    /// After how many turns it ends.
    pub turn_limit: u8,
    /// What has to leave the board, in per cent of the points.
    #[serde(default)]
    pub exit_points_pct: Option<u8>,
}

words!(
    /// What has to be done in a campaign at random.
    AimKind {
        /// As in the second scenario.
        Destroy,
        /// As in the third.
        Corridor,
        /// As in the fifth.
        Pass,
        /// As in the sixth.
        Town,
    }
);

/// A campaign at random.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RandomCampaign {
    /// One of these against another that is not among them.
    pub reds: Vec<NationIx>,
    /// Points of the smaller army.
    pub points: Vec<u16>,
    /// Ratios.
    pub ratios: Vec<(u16, u16)>,
    /// Points are rounded down to this.
    pub round_to: u16,
    /// Rows of set-up from the own edge.
    pub setup_rows: u8,
    /// The town lies on the board one time in so many.
    pub town_in: u8,
    /// In one of these rows.
    pub town_rows: Vec<u8>,
    /// Winter one time in so many.
    pub winter_in: u8,
    /// The aims.
    pub aims: Vec<Aim>,
}

/// What is usual (10.points.1, 10.ratio).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advice {
    /// The least and the most points of a side.
    pub points: (u16, u16),
    /// From where the weaker side should defend, in per cent of it.
    pub defend_from_pct: u16,
    /// From where there should be a turn limit.
    pub limit_from_pct: u16,
}
