//! Everything that does not change: cards, units, nations, tables and scenarios, read and judged once. A game owns its
//! data, so that games with different data can be played side by side.

use std::collections::BTreeMap;

use engine::Fault;
use serde::Deserialize;

use crate::battle::{BattleNumbers, ChangedFields, EntryNumbers, Field};
use crate::campaign::{Campaign, Rolls};
use crate::cards::{
    COLUMNS, Card, CardFile, Courses, Deck, DeckSize, Drawing, Face, FieldSize, ROWS, SQUARES, Seams, Square, Terrain,
    WayCourses,
};
use crate::ids::{CARD_ROOM, CardIx, GroupIx, Ids, MissionIx, NationIx, ScenarioIx, TerrainIx, UNIT_ROOM, UnitIx};
use crate::nations::{
    Block, ControlLevel, Example, LeaderLimits, MusterExpected, Nation, Rating, ResourceLevel, Resources,
};
use crate::scenarios::{Advice, RandomCampaign, Scenario, Setting};
use crate::space::{SIZE, Space};
use crate::units::{Fortification, Group, GroupFile, Unit, words};
use engine::data::{DataFile, Given};

engine::data_files! {
    game "riverdon", version "8";
    rules {
        /// The battle model.
        battle,
        /// Building the board.
        building,
        /// Tactics, rolls and missions.
        campaign,
        /// Terrain cards.
        cards,
        /// Armies at one click.
        muster,
        /// National force cards and levels.
        nations,
        /// Results entered by hand.
        results,
        /// Scenarios.
        scenarios,
        /// What can be set.
        settings,
        /// Unit types and groups.
        units,
    }
    looks {}
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardSize {
    columns: u8,
    rows: u8,
    north_rows: u8,
}

/// Numbers of the rail (S1.B.11).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RailNumbers {
    /// After so many liftings the line begins again.
    pub liftings: u8,
}

/// Numbers of the rivers (S1.C).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RiverNumbers {
    /// The die from which on there are two.
    pub two_from_die: u8,
    /// The rows of a start by agreement.
    pub middle_rows: (u8, u8),
    /// Cards of a second river at least.
    pub second_least: u8,
    /// Failures of the first before it starts from the other side.
    pub first_failures: u8,
    /// Failures of the second before it is given up.
    pub second_failures: u8,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct TownNumbers {
    card: CardIx,
}

/// Numbers of the major river (S1.V.3, S1.V.5).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MajorRiverNumbers {
    /// Spaces at least.
    pub least: u8,
    /// Spaces of a gunboat's turn.
    pub gunboat_move: u8,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct OrdinaryNumbers {
    filler: CardIx,
}

words!(
    /// What country the cards show.
    Country {
        /// As printed.
        Mixed,
        /// S1.V.1.
        Steppe,
        /// S1.V.2.
        Forest,
    }
);

impl Country {
    /// All of them.
    pub const ALL: [Country; 3] = [Country::Mixed, Country::Steppe, Country::Forest];

    /// The ground of a card in this country (S1.V.1, S1.V.2).
    pub fn ground(self, data: &Data, face: &Face) -> [TerrainIx; SQUARES] {
        let change = data.building.countries.iter().find(|change| change.id == self);
        let mut ground = face.ground;
        for (square, kind) in Square::all().zip(&mut ground) {
            if let Some(change) = change
                && (change.beside_rivers || !face.beside_river(square))
            {
                *kind = change.becomes.get(kind).copied().unwrap_or(*kind);
            }
        }
        ground
    }
}

/// What a variant makes of the ground.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountryChange {
    /// Which variant.
    pub id: Country,
    /// Its clause.
    pub clause: String,
    /// What becomes what.
    pub becomes: BTreeMap<TerrainIx, TerrainIx>,
    /// Whether squares beside rivers change, too.
    pub beside_rivers: bool,
}

/// Open spaces that boards have, least and most.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingExpected {
    /// With one river.
    pub open_with_one_river: (u8, u8),
    /// With two.
    pub open_with_two_rivers: (u8, u8),
}

/// Building the board.
#[derive(Debug, Clone)]
pub struct BuildingNumbers {
    /// Rail.
    pub rail: RailNumbers,
    /// Rivers.
    pub river: RiverNumbers,
    /// The card of the town.
    pub town: CardIx,
    /// The major river.
    pub major_river: MajorRiverNumbers,
    /// The card that fills what O cards do not.
    pub filler: CardIx,
    /// Variants of the country.
    pub countries: Vec<CountryChange>,
    /// What comes of it.
    pub expected: BuildingExpected,
}

/// What the rules look things up in.
#[derive(Debug, Clone)]
pub struct Data {
    /// What everything is called.
    pub ids: Ids,
    /// Kinds of ground.
    pub terrains: Vec<Terrain>,
    /// Decks.
    pub decks: Vec<DeckSize>,
    /// Terrain cards.
    pub cards: Vec<Card>,
    /// Where rails and roads run over them.
    pub courses: WayCourses,
    /// Building the board.
    pub building: BuildingNumbers,
    /// Unit types.
    pub units: Vec<Unit>,
    /// Groups of them.
    pub groups: Vec<Group>,
    /// Fortifications.
    pub fortification: Fortification,
    /// National force cards.
    pub nations: Vec<Nation>,
    /// How many leaders.
    pub leaders: LeaderLimits,
    /// Control levels.
    pub controls: Vec<ControlLevel>,
    /// Ratings of leaders.
    pub ratings: Vec<Rating>,
    /// Resource levels, from best to worst.
    pub resources: Vec<ResourceLevel>,
    /// Lists of what to buy, nation by nation.
    pub blocks: Vec<Block>,
    /// What they give.
    pub examples: Vec<Example>,
    /// For which points they are legal.
    pub muster_expected: MusterExpected,
    /// Tactics, rolls and missions.
    pub campaign: Campaign,
    /// What can be set.
    pub settings: Vec<Setting>,
    /// Scenarios.
    pub scenarios: Vec<Scenario>,
    /// The same evened out, those that can be.
    pub evened: Vec<Option<Scenario>>,
    /// A campaign at random.
    pub random: RandomCampaign,
    /// What is usual.
    pub advice: Advice,
    /// The battle model.
    pub battle: BattleNumbers,
    /// Results entered by hand.
    pub results: EntryNumbers,
    /// The fields of battle: every card, lying either way, in every country.
    pub fields: Vec<Field>,
    /// Those that sides have changed for a battle.
    pub changed: ChangedFields,
    /// What the rulebook prints; all else is ours.
    pub given: Vec<Given>,
}

fn sound<T>(_: &T) -> Result<(), String> {
    Ok(())
}

fn all<T>(placed: Vec<(usize, T)>) -> Vec<T> {
    placed.into_iter().map(|(_, one)| one).collect()
}

impl Data {
    /// Data from its files, judged.
    pub fn read(files: &Files) -> Result<Data, Fault> {
        let battle = DataFile::parse("data/battle.toml", &files.battle)?;
        let building = DataFile::parse("data/building.toml", &files.building)?;
        let campaign = DataFile::parse("data/campaign.toml", &files.campaign)?;
        let cards = DataFile::parse("data/cards.toml", &files.cards)?;
        let muster = DataFile::parse("data/muster.toml", &files.muster)?;
        let nations = DataFile::parse("data/nations.toml", &files.nations)?;
        let results = DataFile::parse("data/results.toml", &files.results)?;
        let scenarios = DataFile::parse("data/scenarios.toml", &files.scenarios)?;
        let settings = DataFile::parse("data/settings.toml", &files.settings)?;
        let units = DataFile::parse("data/units.toml", &files.units)?;

        let mut ids = crate::ids::no_names();
        ids.listed::<CardIx>(cards.ids("card")?);
        ids.listed::<TerrainIx>(cards.ids("terrain")?);
        ids.listed::<UnitIx>(units.ids("unit")?);
        ids.listed::<GroupIx>(units.ids("group")?);
        ids.listed::<NationIx>(nations.ids("nation")?);
        ids.listed::<MissionIx>(campaign.ids("mission")?);
        ids.listed::<ScenarioIx>(scenarios.ids("scenario")?);
        ids.listed::<Space>(Space::all().map(Space::number));
        for (file, what, count, room) in [
            ("data/units.toml", "unit types", ids.count::<UnitIx>(), UNIT_ROOM),
            ("data/cards.toml", "cards", ids.count::<CardIx>(), CARD_ROOM),
        ] {
            if count > room {
                return Err(Fault::new(file, format!("there is room for {room} {what}, not for {count}")));
            }
        }

        let (terrains, decks, card_list, courses) = read_cards(&cards, &ids)?;
        units.only(&["group", "fortification", "unit"])?;
        let unit_list = units.judged("unit", &ids, Unit::judge)?;
        let groups = all(units.list::<GroupFile>("group", &ids)?).into_iter().map(|one| one.of(&unit_list)).collect();
        nations.only(&["leaders", "control", "rating", "resources", "nation"])?;
        let resources: Vec<ResourceLevel> = nations.judged("resources", &ids, sound)?;
        if !resources.iter().map(|level| level.id).eq(Resources::ALL) {
            return Err(Fault::new("data/nations.toml", "the resource levels are not four, from best to worst"));
        }
        muster.only(&["expected", "block", "example"])?;
        scenarios.only(&["scenario", "random_campaign", "advice"])?;
        settings.only(&["setting"])?;
        let mut data = Data {
            building: read_building(&building, &ids, &card_list)?,
            terrains,
            decks,
            cards: card_list,
            courses,
            units: unit_list,
            groups,
            fortification: units.part("fortification", &ids)?,
            nations: nations.judged("nation", &ids, Nation::judge)?,
            leaders: nations.part("leaders", &ids)?,
            controls: nations.judged("control", &ids, sound)?,
            ratings: nations.judged("rating", &ids, sound)?,
            resources,
            blocks: muster.judged("block", &ids, sound)?,
            examples: muster.judged("example", &ids, sound)?,
            muster_expected: muster.part("expected", &ids)?,
            campaign: read_campaign(&campaign, &ids)?,
            settings: settings.judged("setting", &ids, |setting: &Setting| match setting.values.len() {
                0 | 1 => Err(format!("{}: there is nothing to set", setting.id)),
                _ => Ok(()),
            })?,
            scenarios: scenarios.judged("scenario", &ids, Scenario::judge)?,
            evened: Vec::new(),
            random: scenarios.part("random_campaign", &ids)?,
            advice: scenarios.part("advice", &ids)?,
            battle: read_battle(&battle, &ids)?,
            results: read_results(&results, &ids)?,
            fields: Vec::new(),
            changed: ChangedFields::default(),
            given: Vec::new(),
            ids,
        };
        data.evened = data.scenarios.iter().map(Scenario::evened).collect();
        data.judge_armies()?;
        data.fields = Field::all(&data);
        let files = [&battle, &building, &campaign, &cards, &muster, &nations, &results, &scenarios, &settings, &units];
        data.given = files.into_iter().flat_map(DataFile::given).collect();
        Ok(data)
    }

    /// Every nation has a list to buy from, of what it may buy; every level and clause is there.
    fn judge_armies(&self) -> Result<(), Fault> {
        for nation in self.ids.all::<NationIx>() {
            let (card, id) = (&self.nations[nation.index()], self.ids.id(nation));
            let fault = |file: &str, reason: String| Err(Fault::new(format!("data/{file}.toml"), reason));
            let blocks: Vec<&Block> = self.blocks.iter().filter(|block| block.nation == nation).collect();
            let [block] = blocks[..] else {
                return fault("muster", format!("{id} has {} lists of what to buy", blocks.len()));
            };
            let bought = block.buy.iter().map(|(unit, _)| *unit).chain([block.fill]);
            if let Some(unit) = bought.into_iter().find(|unit| !card.allowed.contains(unit)) {
                return fault("muster", format!("{id} may not buy {}", self.ids.id(unit)));
            }
            if !self.controls.iter().any(|level| level.id == card.control) {
                return fault("nations", format!("{id}: its control level is not there"));
            }
        }
        Ok(())
    }

    /// The card with this id.
    pub fn card(&self, id: &str) -> Option<CardIx> {
        self.ids.named(id)
    }

    /// The cards of a deck, in order.
    pub fn deck(&self, deck: Deck) -> crate::ids::Cards {
        crate::ids::Cards::of(self.ids.all::<CardIx>().filter(|card| self.cards[card.index()].deck == deck))
    }

    /// A scenario as it is played: as it was printed, or evened out.
    pub fn played(&self, scenario: u8, evened: bool) -> &Scenario {
        let scenario = usize::from(scenario);
        self.evened[scenario].as_ref().filter(|_| evened).unwrap_or(&self.scenarios[scenario])
    }

    /// A scenario that comes to those there are.
    pub(crate) fn add(&mut self, scenario: Scenario) {
        self.evened.push(scenario.evened());
        self.scenarios.push(scenario);
    }

    /// The scenario with this id.
    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.ids.named::<ScenarioIx>(id).map(|scenario| &self.scenarios[scenario.index()])
    }
}

/// Grounds, how often each kind of card is in the deck, and the cards.
type CardLists = (Vec<Terrain>, Vec<DeckSize>, Vec<Card>, WayCourses);

fn read_cards(file: &DataFile<'_>, ids: &Ids) -> Result<CardLists, Fault> {
    file.only(&["field", "rail", "road", "river", "terrain", "deck", "card"])?;
    let size: FieldSize = file.part("field", ids)?;
    if (size.columns, size.rows) != (COLUMNS, ROWS) {
        return Err(Fault::new("data/cards.toml", format!("a mini-map has {COLUMNS} columns and {ROWS} rows")));
    }
    let terrains: Vec<Terrain> = file.judged("terrain", ids, sound)?;
    let (rail, road): (Courses, Courses) = (file.part("rail", ids)?, file.part("road", ids)?);
    let river: Seams = file.part("river", ids)?;
    for (what, courses) in [("rail", &rail), ("road", &road)] {
        courses.judge().map_err(|reason| Fault::new("data/cards.toml", format!("{what}: {reason}")))?;
    }
    let drawing = Drawing { terrains: &terrains, rail: &rail, road: &road, river: &river };
    let placed: Vec<(usize, CardFile)> = file.list("card", ids)?;
    let cards: Result<Vec<Card>, Fault> =
        placed.into_iter().map(|(at, card)| drawing.card(card).map_err(|reason| file.fault(at, reason))).collect();
    let (decks, cards) = (file.judged("deck", ids, sound)?, cards?);
    crate::cards::judge_decks(&decks, &cards).map_err(|reason| Fault::new("data/cards.toml", reason))?;
    Ok((terrains, decks, cards, WayCourses { rail, road }))
}

fn read_building(file: &DataFile<'_>, ids: &Ids, cards: &[Card]) -> Result<BuildingNumbers, Fault> {
    file.only(&["board", "rail", "river", "town", "major_river", "ordinary", "country", "expected"])?;
    let size: BoardSize = file.part("board", ids)?;
    if (size.columns, size.rows, size.north_rows) != (SIZE, SIZE, SIZE / 2) {
        return Err(Fault::new("data/building.toml", format!("a board has {SIZE} columns and {SIZE} rows")));
    }
    let town: TownNumbers = file.part("town", ids)?;
    let ordinary: OrdinaryNumbers = file.part("ordinary", ids)?;
    if cards[town.card.index()].deck != Deck::C || cards[ordinary.filler.index()].deck != Deck::O {
        return Err(Fault::new("data/building.toml", "the town is no C card, or what fills the board no O card"));
    }
    Ok(BuildingNumbers {
        rail: file.part("rail", ids)?,
        river: file.part("river", ids)?,
        town: town.card,
        major_river: file.part("major_river", ids)?,
        filler: ordinary.filler,
        countries: file.judged("country", ids, sound)?,
        expected: file.part("expected", ids)?,
    })
}

fn read_campaign(file: &DataFile<'_>, ids: &Ids) -> Result<Campaign, Fault> {
    file.only(&[&["operation", "defence", "leaderless", "mission", "limits"], Rolls::PARTS].concat())?;
    Ok(Campaign {
        operations: file.judged("operation", ids, sound)?,
        defences: file.judged("defence", ids, sound)?,
        leaderless: file.judged("leaderless", ids, sound)?,
        missions: file.judged("mission", ids, sound)?,
        rolls: Rolls::read(file, ids)?,
        limits: file.part("limits", ids)?,
    })
}

fn read_battle(file: &DataFile<'_>, ids: &Ids) -> Result<BattleNumbers, Fault> {
    file.only(&["field", "deployment", "terrain", "fire", "hard_shot", "armour", "melee", "doctrine", "example"])?;
    let battle = BattleNumbers {
        field: file.part("field", ids)?,
        deployment: file.part("deployment", ids)?,
        terrain: file.judged("terrain", ids, sound)?,
        fire: file.part("fire", ids)?,
        hard_shot: file.part("hard_shot", ids)?,
        armour: file.part("armour", ids)?,
        melee: file.part("melee", ids)?,
        doctrine: file.part("doctrine", ids)?,
        example: file.part("example", ids)?,
    };
    match battle.terrain.iter().map(|effect| effect.terrain).eq(ids.all::<TerrainIx>()) {
        true => Ok(battle),
        false => Err(Fault::new("data/battle.toml", "the terrains are not those of the cards, in their order")),
    }
}

fn read_results(file: &DataFile<'_>, ids: &Ids) -> Result<EntryNumbers, Fault> {
    file.only(&["entry", "field", "check"])?;
    Ok(EntryNumbers {
        entry: file.part("entry", ids)?,
        fields: file.judged("field", ids, sound)?,
        checks: file.judged("check", ids, sound)?,
    })
}
