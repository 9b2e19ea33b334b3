//! Building the board by the procedure (S1.B to S1.E, S1.V): one legal step after another, by hand or by the dice.

mod fit;
mod plan;
mod wanted;

use engine::{Breach, Dice, DieFailure, Each};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Lay};
use crate::cards::{Deck, Laid};
use crate::data::Data;
use crate::ids::{CardIx, Cards, Side};
use crate::space::{Edge, SPACES, Sector, Space};

pub use plan::{Plan, RiverPlan, TownPlan};

/// Which rows a river may start in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rows {
    /// Any: the die says which (S1.C.7).
    Any,
    /// Those of a sector: the die says which (S1.C.12).
    Sector(Sector),
    /// This one, by agreement (S1.C.8).
    Row(u8),
}

/// A step of the builder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Roll for where the town or the rail begins (S1.B.2, S1.E.1).
    Roll,
    /// Turn the top card: it is laid if it fits, discarded otherwise (S1.B.3, S1.C.9).
    Draw,
    /// Lay a T/R card over the rail card (S1.C.10).
    Lay(CardIx),
    /// One river or two (S1.C.3).
    Rivers(u8),
    /// Start a river from a side of the board.
    Start {
        /// The west or the east.
        side: Edge,
        /// In which rows.
        rows: Rows,
    },
    /// Let the second river end in a spring (S1.C.15).
    Stop,
    /// Try the second river once more (S1.C.13).
    Again,
    /// Be content with one (S1.C.13).
    Content,
    /// The side of the rail on which the great river runs (S1.V.3).
    Beside(Edge),
    /// Deal the O cards (S1.D.1).
    Deal,
}

/// What a step brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Built {
    /// A card was laid.
    Laid(Space, Laid),
    /// A card did not fit.
    Discarded(CardIx),
    /// A decision was taken.
    Decided,
}

/// A line in the making.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Line {
    /// The side that it comes from.
    from: Edge,
    /// The space of its next card.
    next: Space,
    /// The edge over which it enters that.
    entry: Edge,
}

/// How far the building is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Stage {
    Town,
    RailStart,
    Rail(Line),
    RiverCount,
    RiverStart,
    River(Line),
    SecondFailed,
    MajorRiver,
    Ordinary,
    Done,
}

/// Cards that have not been laid: to be drawn, and discarded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Pile {
    left: Cards,
    discards: Cards,
}

impl Pile {
    fn fresh(cards: Cards) -> Pile {
        Pile { left: cards, discards: Cards::default() }
    }

    fn unused(&self) -> Cards {
        self.left.or(self.discards)
    }

    /// The top card; discards become a new pile when the old one is used up (S1.B.8).
    fn draw(&mut self, dice: &mut Dice, clause: &'static str) -> Result<Option<CardIx>, DieFailure> {
        if self.left.is_empty() {
            *self = Pile::fresh(self.discards);
        }
        if self.left.is_empty() {
            return Ok(None);
        }
        let drawn = usize::from(dice.draw(self.left.len() as u16, clause)?);
        let card = self.left.pick(|_| drawn);
        card.iter().for_each(|card| self.left.remove(*card));
        Ok(card)
    }
}

/// The spaces of a line, in the order in which they were laid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Trail {
    spaces: Each<Space, Space, SPACES>,
    len: u8,
}

impl Trail {
    const NONE: Trail = Trail { spaces: Each::new([Space(0); SPACES]), len: 0 };

    fn push(&mut self, space: Space) {
        self.spaces[Space(self.len)] = space;
        self.len += 1;
    }

    fn pop(&mut self) -> Option<Space> {
        self.len = self.len.checked_sub(1)?;
        Some(self.spaces[Space(self.len)])
    }

    fn last(&self) -> Option<Space> {
        self.len.checked_sub(1).map(|last| self.spaces[Space(last)])
    }
}

/// A board in the making.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Building {
    plan: Plan,
    /// What lies so far.
    pub board: Board,
    stage: Stage,
    rail: Pile,
    rivers: Pile,
    crossings: Cards,
    /// What lay under a T/R card.
    under: Each<Space, Lay, SPACES>,
    town: Option<Space>,
    /// How many rivers there are to be; 0 while nobody has said.
    wanted: u8,
    /// How many are complete.
    complete: u8,
    /// The sector in which the first one started.
    first_sector: Option<Sector>,
    /// From where the last one started.
    last_side: Edge,
    trail: Trail,
    /// The first river, to be lifted with the second (S1.C.13).
    first_trail: Trail,
    liftings: u8,
    failures: u8,
}

impl Building {
    /// A bare board, by a plan that has been judged.
    pub fn new(data: &Data, plan: Plan) -> Building {
        Building {
            plan,
            board: Board::bare(plan.country),
            stage: if plan.town == TownPlan::None { Stage::RailStart } else { Stage::Town },
            rail: Pile::fresh(data.deck(Deck::T)),
            rivers: Pile::fresh(data.deck(Deck::R)),
            crossings: data.deck(Deck::TR),
            under: Each::new([Lay::Open; SPACES]),
            town: None,
            wanted: match plan.rivers {
                RiverPlan::Free => 0,
                RiverPlan::One => 1,
                RiverPlan::Two => 2,
            },
            complete: 0,
            first_sector: None,
            last_side: Edge::W,
            trail: Trail::NONE,
            first_trail: Trail::NONE,
            liftings: 0,
            failures: 0,
        }
    }

    /// Whether the board is complete.
    pub fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// Who lays: the first side the rail, the other one the rivers, one side everything where the other is blind
    /// (S1.B.1, S1.C.1, S1.mode.2); nobody where the cards lie covered (S1.mode.3).
    pub fn builder(&self) -> Option<Side> {
        use crate::board::Knowledge;
        match self.plan.knowledge {
            Knowledge::BlindFirst => Some(Side::Second),
            Knowledge::BlindSecond => Some(Side::First),
            Knowledge::Covered => None,
            Knowledge::Usual | Knowledge::Open => match self.stage {
                Stage::Town | Stage::RailStart | Stage::Rail(_) => Some(Side::First),
                _ => Some(Side::Second),
            },
        }
    }

    /// The space of the next card of a line.
    pub fn next_space(&self) -> Option<Space> {
        match self.stage {
            Stage::Rail(line) | Stage::River(line) => Some(line.next),
            _ => None,
        }
    }

    /// How many cards of the deck in hand are still to be drawn, and how many were discarded.
    pub fn pile(&self) -> (usize, usize) {
        let pile = if matches!(self.stage, Stage::Rail(_) | Stage::RailStart) { &self.rail } else { &self.rivers };
        (pile.left.len(), pile.discards.len())
    }

    /// All steps that are legal.
    pub fn legal(&self, data: &Data) -> Vec<Step> {
        match self.stage {
            Stage::Town | Stage::RailStart => vec![Step::Roll],
            Stage::Rail(_) => vec![Step::Draw],
            Stage::RiverCount => vec![Step::Rivers(1), Step::Rivers(2)],
            Stage::RiverStart => self.starts(data),
            Stage::River(line) => {
                let mut steps: Vec<Step> = match self.board.has_rail(data, line.next) {
                    true => self.candidates(data).iter().map(Step::Lay).collect(),
                    false => vec![Step::Draw],
                };
                steps.extend(self.may_stop(data).then_some(Step::Stop));
                steps
            }
            Stage::SecondFailed => {
                let content = (self.plan.rivers != RiverPlan::Two).then_some(Step::Content);
                std::iter::once(Step::Again).chain(content).collect()
            }
            Stage::MajorRiver => {
                let wide = |edge: &Edge| self.beside(data, *edge).len() >= usize::from(data.building.major_river.least);
                [Edge::W, Edge::E].into_iter().filter(wide).map(Step::Beside).collect()
            }
            Stage::Ordinary => vec![Step::Deal],
            Stage::Done => Vec::new(),
        }
    }

    /// Why a side may not take a step.
    pub fn check(&self, data: &Data, side: Side, step: Step) -> Result<(), Breach> {
        if self.is_done() {
            return Err(Breach::of("S1.D.1", "riverdon-board-complete"));
        }
        match self.builder() {
            Some(builder) if builder == side => {}
            Some(_) if self.plan.one_side_lays_all() => return Err(Breach::of("S1.mode.2", "riverdon-other-lays-all")),
            Some(Side::First) => return Err(Breach::of("S1.B.1", "riverdon-other-lays-rail")),
            Some(Side::Second) => return Err(Breach::of("S1.C.1", "riverdon-other-lays-rivers")),
            None => return Err(Breach::of("S1.mode.3", "riverdon-laid-by-the-referee")),
        }
        match self.legal(data).contains(&step) {
            true => Ok(()),
            false => Err(self.why_not(data, step)),
        }
    }

    fn why_not(&self, data: &Data, step: Step) -> Breach {
        match (self.stage, step) {
            (Stage::River(_), Step::Lay(card)) => {
                self.fits_crossing(data, card).err().unwrap_or_else(|| self.wants_another())
            }
            (Stage::River(_), Step::Draw) => Breach::of("S1.C.10", "riverdon-rail-to-cross"),
            (Stage::River(_), Step::Stop) => Breach::of("S1.C.15", "riverdon-river-too-short")
                .with("least", engine::Arg::Int(i32::from(data.building.river.second_least))),
            (Stage::SecondFailed, Step::Content) => Breach::of("S1.C.13", "riverdon-two-rivers-wanted"),
            (Stage::RiverCount, Step::Rivers(_)) => Breach::of("S1.C.3", "riverdon-one-river-or-two"),
            (Stage::RiverStart, Step::Rivers(_)) => Breach::of("S1.C.3", "riverdon-rivers-by-scenario"),
            (Stage::RiverStart, Step::Start { .. }) => self.why_not_start(),
            (Stage::MajorRiver, Step::Beside(_)) => Breach::of("S1.V.3", "riverdon-great-river-too-short")
                .with("least", engine::Arg::Int(i32::from(data.building.major_river.least))),
            _ => self.wants_another(),
        }
    }

    /// Takes a legal step.
    pub fn place(&mut self, data: &Data, step: Step, dice: &mut Dice) -> Result<Built, DieFailure> {
        let built = match (self.stage, step) {
            (Stage::Town, Step::Roll) => self.found_town(data, dice)?,
            (Stage::RailStart, Step::Roll) => {
                let column = dice.roll(6, "S1.B.2")?;
                let next = Space(column - 1);
                self.stage = Stage::Rail(Line { from: Edge::N, next, entry: Edge::N });
                Built::Decided
            }
            (Stage::Rail(line), Step::Draw) => self.draw_rail(data, line, dice)?,
            (Stage::River(line), Step::Draw) => self.draw_river(data, line, dice)?,
            (Stage::River(line), Step::Lay(card)) => {
                self.crossings.remove(card);
                self.under[line.next] = self.board.at(line.next);
                self.lay_river(data, line, card)
            }
            (Stage::RiverCount, Step::Rivers(count)) => {
                self.wanted = count;
                // With the town the first river has run already (S1.E.2).
                self.stage = if self.complete < count { Stage::RiverStart } else { Stage::Ordinary };
                Built::Decided
            }
            (Stage::RiverStart, Step::Start { side, rows }) => {
                let offered = self.offered(data, side, rows);
                let clause = if self.wanted == 2 { "S1.C.12" } else { "S1.C.7" };
                let row = match offered[..] {
                    [only] => only,
                    _ => offered[usize::from(dice.roll(offered.len() as u8, clause)?) - 1],
                };
                self.start_river(side, row);
                Built::Decided
            }
            (Stage::River(_), Step::Stop) => {
                self.river_complete();
                Built::Decided
            }
            (Stage::SecondFailed, Step::Again) => {
                self.stage = Stage::RiverStart;
                Built::Decided
            }
            (Stage::SecondFailed, Step::Content) => {
                self.stage = Stage::Ordinary;
                Built::Decided
            }
            (Stage::MajorRiver, Step::Beside(edge)) => {
                for space in self.beside(data, edge) {
                    self.board.lay(space, Lay::MajorRiver);
                }
                self.stage = Stage::Ordinary;
                Built::Decided
            }
            (Stage::Ordinary, Step::Deal) => self.deal(data, dice)?,
            _ => Built::Decided,
        };
        self.settle(data);
        Ok(built)
    }

    fn found_town(&mut self, data: &Data, dice: &mut Dice) -> Result<Built, DieFailure> {
        let space = match self.plan.town {
            TownPlan::At(space) => space,
            TownPlan::Row(row) => Space((row - 1) * 6 + dice.roll(6, "S1.E.1")? - 1),
            TownPlan::None | TownPlan::Anywhere => {
                Space((dice.roll(6, "S1.E.1")? - 1) * 6 + dice.roll(6, "S1.E.1")? - 1)
            }
        };
        let laid = Laid::upright(data.building.town);
        self.board.lay(space, Lay::Card(laid));
        self.town = Some(space);
        self.rail_arm(Edge::N);
        Ok(Built::Laid(space, laid))
    }

    /// Goes on with the rail from the town toward an edge (S1.E.2); beyond the last arm it is complete.
    fn rail_arm(&mut self, toward: Edge) {
        let Some(town) = self.town else { return };
        self.trail = Trail::NONE;
        self.stage = match town.beyond(toward) {
            Some(next) => Stage::Rail(Line { from: toward.opposite(), next, entry: toward.opposite() }),
            None if toward == Edge::N => return self.rail_arm(Edge::S),
            None => return self.rail_complete(),
        };
    }

    fn river_arm(&mut self, toward: Edge) {
        let Some(town) = self.town else { return };
        self.stage = match town.beyond(toward) {
            Some(next) => Stage::River(Line { from: toward.opposite(), next, entry: toward.opposite() }),
            None if toward == Edge::W => return self.river_arm(Edge::E),
            None => return self.river_complete(),
        };
    }

    fn rail_complete(&mut self) {
        self.trail = Trail::NONE;
        if self.plan.major_river {
            self.stage = Stage::MajorRiver;
        } else if self.town.is_some() {
            self.river_arm(Edge::W);
        } else if self.wanted == 0 {
            self.stage = Stage::RiverCount;
        } else {
            self.stage = Stage::RiverStart;
        }
    }

    fn draw_rail(&mut self, data: &Data, line: Line, dice: &mut Dice) -> Result<Built, DieFailure> {
        let upright = self.fits_any(data, false);
        if !upright {
            // The remedy gathers all unused cards (S1.B.11).
            self.rail = Pile::fresh(self.rail.unused());
        }
        let Some(card) = self.rail.draw(dice, "S1.B.3")? else { return Ok(Built::Decided) };
        let laid = Laid { card, turned: !upright };
        if self.fits_rail(data, laid).is_err() {
            self.rail.discards.insert(card);
            return Ok(Built::Discarded(card));
        }
        self.board.lay(line.next, Lay::Card(laid));
        self.trail.push(line.next);
        let face = data.cards[card.index()].face(laid.turned);
        let exit = face.rail.without(line.entry).iter().next().unwrap_or(line.entry);
        match line.next.beyond(exit) {
            Some(next) => self.stage = Stage::Rail(Line { next, entry: exit.opposite(), ..line }),
            None if self.too_long(data) => self.begin_rail_again(data),
            None if self.town.is_some() && line.from == Edge::S => self.rail_arm(Edge::S),
            None => self.rail_complete(),
        }
        Ok(Built::Laid(line.next, laid))
    }

    /// Whether the line has more cards than the scenario allows.
    fn too_long(&self, data: &Data) -> bool {
        let cards = Space::all().filter(|space| self.board.has_rail(data, *space)).count();
        self.plan.rail_most.is_some_and(|most| cards > usize::from(most))
    }

    fn begin_rail_again(&mut self, data: &Data) {
        let town = self.town;
        self.board = Board::bare(self.plan.country);
        self.rail = Pile::fresh(data.deck(Deck::T));
        self.rivers = Pile::fresh(data.deck(Deck::R));
        self.crossings = data.deck(Deck::TR);
        (self.trail, self.first_trail) = (Trail::NONE, Trail::NONE);
        (self.liftings, self.failures, self.complete) = (0, 0, 0);
        match town {
            Some(space) => {
                self.board.lay(space, Lay::Card(Laid::upright(data.building.town)));
                self.rail_arm(Edge::N);
            }
            None => self.stage = Stage::RailStart,
        }
    }

    fn draw_river(&mut self, data: &Data, line: Line, dice: &mut Dice) -> Result<Built, DieFailure> {
        let Some(card) = self.rivers.draw(dice, "S1.C.9")? else { return Ok(Built::Decided) };
        if self.fits_river(data, card).is_err() {
            self.rivers.discards.insert(card);
            return Ok(Built::Discarded(card));
        }
        self.under[line.next] = Lay::Open;
        Ok(self.lay_river(data, line, card))
    }

    fn lay_river(&mut self, data: &Data, line: Line, card: CardIx) -> Built {
        let laid = Laid::upright(card);
        self.board.lay(line.next, Lay::Card(laid));
        self.trail.push(line.next);
        let exit = data.cards[card.index()].face(false).river.without(line.entry).iter().next().unwrap_or(line.entry);
        match line.next.beyond(exit) {
            Some(next) => self.stage = Stage::River(Line { next, entry: exit.opposite(), ..line }),
            None if self.in_town_river() && line.from == Edge::E => self.river_arm(Edge::E),
            None => self.river_complete(),
        }
        Built::Laid(line.next, laid)
    }

    /// Whether the river in the making is that of the town.
    fn in_town_river(&self) -> bool {
        self.town.is_some() && self.complete == 0
    }

    fn start_river(&mut self, side: Edge, row: u8) {
        let column = if side == Edge::W { 1 } else { 6 };
        let next = Space((row - 1) * 6 + column - 1);
        self.last_side = side;
        self.trail = Trail::NONE;
        if self.complete == 0 {
            self.first_sector = Some(next.sector());
        }
        self.stage = Stage::River(Line { from: side, next, entry: side });
    }

    fn river_complete(&mut self) {
        if self.in_town_river() {
            self.first_sector = self.town.map(Space::sector);
        }
        self.complete += 1;
        self.failures = 0;
        if self.complete == 1 {
            self.first_trail = self.trail;
        }
        self.trail = Trail::NONE;
        self.stage = match (self.complete, self.wanted) {
            (1, 0) => Stage::RiverCount,
            (1, 2) => Stage::RiverStart,
            _ => Stage::Ordinary,
        };
    }

    /// Takes up the river whose spaces these are; rail cards come back (S1.C.13).
    fn lift_river(&mut self, data: &Data, mut trail: Trail) {
        while let Some(space) = trail.pop() {
            if let Some(laid) = self.board.card(space) {
                match data.cards[laid.card.index()].deck {
                    Deck::R => self.rivers.discards.insert(laid.card),
                    _ => self.crossings.insert(laid.card),
                }
            }
            self.board.lay(space, self.under[space]);
            self.under[space] = Lay::Open;
        }
        self.trail = Trail::NONE;
    }

    /// Leaves dead ends (S1.B.11, S1.C.13, S1.C.14) until somebody can go on, and skips the choice that is none.
    fn settle(&mut self, data: &Data) {
        match self.stage {
            Stage::Rail(_) => self.leave_rail_dead_end(data),
            Stage::River(line) if !self.can_go_on(data, line) => {
                let second = self.complete == 1;
                let cards = self.trail.len;
                self.failures = self.failures.saturating_add(1);
                if second && cards >= data.building.river.second_least {
                    return self.river_complete();
                }
                self.lift_river(data, self.trail);
                match second {
                    false => self.first_river_failed(data),
                    true => self.second_river_failed(data),
                }
            }
            _ => {}
        }
    }

    fn leave_rail_dead_end(&mut self, data: &Data) {
        while let Stage::Rail(line) = self.stage {
            if self.fits_any(data, false) || self.fits_any(data, true) {
                return;
            }
            let Some(space) = self.trail.pop() else { return self.begin_rail_again(data) };
            if let Some(laid) = self.board.card(space) {
                self.rail.discards.insert(laid.card);
            }
            self.board.lay(space, Lay::Open);
            self.liftings += 1;
            if self.liftings > data.building.rail.liftings {
                return self.begin_rail_again(data);
            }
            let before = self.trail.last().or(self.town);
            let entry = Edge::ALL.into_iter().find(|edge| before.is_some() && space.beyond(*edge) == before);
            self.stage = Stage::Rail(Line { next: space, entry: entry.unwrap_or(line.from), ..line });
        }
    }

    fn first_river_failed(&mut self, data: &Data) {
        if self.town.is_none() {
            self.stage = Stage::RiverStart;
        } else if self.failures > data.building.river.first_failures {
            self.begin_rail_again(data);
        } else {
            self.river_arm(Edge::W);
            self.settle(data);
        }
    }

    fn second_river_failed(&mut self, data: &Data) {
        if self.failures < data.building.river.second_failures {
            self.stage = Stage::SecondFailed;
        } else if self.plan.rivers != RiverPlan::Two {
            self.stage = Stage::Ordinary;
        } else {
            self.lift_river(data, self.first_trail);
            (self.complete, self.failures) = (0, 0);
            match self.town {
                Some(_) => self.river_arm(Edge::W),
                None => self.stage = Stage::RiverStart,
            }
        }
    }

    /// The spaces beside the outermost rail of each row (S1.V.3).
    pub fn beside(&self, data: &Data, edge: Edge) -> Vec<Space> {
        let outermost = |row: u8| {
            let rails = (1..=6).filter_map(move |column| Space::at(row, column));
            let mut rails = rails.filter(|space| self.board.has_rail(data, *space));
            if edge == Edge::W { rails.next() } else { rails.next_back() }
        };
        (1..=6).filter_map(|row| outermost(row)?.beyond(edge)).collect()
    }

    /// O cards into all open spaces; what fills the board where there are too few (S1.D.1).
    fn deal(&mut self, data: &Data, dice: &mut Dice) -> Result<Built, DieFailure> {
        self.board.deal(data, self.board.open().collect(), dice)?;
        self.board.uncover(data, self.plan.knowledge);
        self.stage = Stage::Done;
        Ok(Built::Decided)
    }
}

/// A board built by the dice alone (S1.B.1): where the builder would choose, a draw decides, and a die how many rivers
/// there are (S1.C.3).
pub fn build(data: &Data, plan: Plan, dice: &mut Dice) -> Result<Board, DieFailure> {
    let mut building = Building::new(data, plan);
    while !building.is_done() {
        let step = match building.stage {
            Stage::RiverCount => {
                let two = dice.roll(6, "S1.C.3")? >= data.building.river.two_from_die;
                Step::Rivers(1 + u8::from(two))
            }
            _ => {
                let mut steps = building.legal(data);
                steps.retain(|step| !matches!(step, Step::Stop | Step::Content));
                match steps[..] {
                    [only] => only,
                    _ => steps[usize::from(dice.draw(steps.len() as u16, "S1.C.10")?)],
                }
            }
        };
        building.place(data, step, dice)?;
    }
    Ok(building.board)
}
