//! The board: which card lies in which space, who has seen it, and how spaces join by card, by rail and by bank
//! (S1.general, S1.adj, S1.mode, S1.V).

use engine::{Arg, Breach, Dice, DieFailure, Each};
use serde::{Deserialize, Serialize};

use crate::cards::{Bank, Deck, Face, Laid, SQUARES};
use crate::data::{Country, Data};
use crate::ids::{BySide, CardIx, Side, Spaces, TerrainIx};
use crate::space::{Edge, SPACES, Space};

/// What lies in a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lay {
    /// Nothing yet.
    Open,
    /// A card.
    Card(Laid),
    /// An O card that the dice deal, face down, when the campaign begins (S1.D.1).
    Dealt,
    /// A great river, which takes no card (S1.V.4).
    MajorRiver,
}

/// What is known of the cards (S1.mode).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Knowledge {
    /// Rail and river lie open, O cards face down.
    #[default]
    Usual,
    /// The whole board is unknown to the first side.
    BlindFirst,
    /// The whole board is unknown to the second side.
    BlindSecond,
    /// The whole board is unknown to both.
    Covered,
    /// All cards lie open.
    Open,
}

/// Where somebody stands: on a bank of a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Footing {
    /// The space.
    pub space: Space,
    /// The bank.
    pub bank: Bank,
}

/// A board of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    lay: Each<Space, Lay, SPACES>,
    seen: BySide<Spaces>,
    /// Cards that lie face up for everybody.
    up: Spaces,
    /// What country the cards show.
    pub country: Country,
}

impl Board {
    /// A board without cards.
    pub fn bare(country: Country) -> Board {
        Board {
            lay: Each::new([Lay::Open; SPACES]),
            seen: Each::by(|_| Spaces::default()),
            up: Spaces::default(),
            country,
        }
    }

    /// What lies in a space.
    pub fn at(&self, space: Space) -> Lay {
        self.lay[space]
    }

    /// Puts something into a space.
    pub fn lay(&mut self, space: Space, lay: Lay) {
        self.lay[space] = lay;
    }

    /// The spaces without card and water.
    pub fn open(&self) -> impl Iterator<Item = Space> {
        Space::all().filter(|space| self.lay[*space] == Lay::Open)
    }

    /// The card in a space.
    pub fn card(&self, space: Space) -> Option<Laid> {
        match self.lay[space] {
            Lay::Card(laid) => Some(laid),
            _ => None,
        }
    }

    /// What the card in a space shows.
    pub fn face<'a>(&self, data: &'a Data, space: Space) -> Option<&'a Face> {
        self.card(space).map(|laid| data.cards[laid.card.index()].face(laid.turned))
    }

    /// The ground of a space, by the country that is played (S1.V.1, S1.V.2).
    pub fn ground(&self, data: &Data, space: Space) -> Option<[TerrainIx; SQUARES]> {
        let face = self.face(data, space)?;
        Some(self.country.ground(data, face))
    }

    /// Whether rails run through a space.
    pub fn has_rail(&self, data: &Data, space: Space) -> bool {
        self.face(data, space).is_some_and(|face| !face.rail.is_empty())
    }

    /// Whether a river runs through a space.
    pub fn has_river(&self, data: &Data, space: Space) -> bool {
        self.face(data, space).is_some_and(|face| !face.river.is_empty())
    }

    /// The space to which the rails lead over an edge.
    pub fn by_rail(&self, data: &Data, space: Space, edge: Edge) -> Option<Space> {
        let beyond = space.beyond(edge)?;
        let here = self.face(data, space)?.rail.contains(edge);
        (here && self.face(data, beyond)?.rail.contains(edge.opposite())).then_some(beyond)
    }

    /// The footings that a step over an edge can lead to: the same half where the edge carries the river, the bank that
    /// owns the edge elsewhere; none on a great river (S1.C.15, S1.V.5).
    pub fn by_bank(&self, data: &Data, from: Footing, edge: Edge) -> impl Iterator<Item = Footing> {
        let beyond = from.space.beyond(edge);
        let faces = self.face(data, from.space).zip(beyond.and_then(|space| self.face(data, space)));
        Bank::ALL.into_iter().filter_map(move |bank| {
            let (here, there) = faces?;
            let (leaves, enters) = (here.halves(from.bank).on(edge), there.halves(bank).on(edge.opposite()));
            let joined = leaves[0] && enters[0] || leaves[1] && enters[1];
            joined.then_some(Footing { space: beyond?, bank })
        })
    }

    /// Spaces of a great river that ships reach from one of it: of neighbouring rows, over a corner as well (S1.V.5).
    pub fn by_water(&self, space: Space) -> impl Iterator<Item = Space> {
        let water = move |at: &Space| self.lay[*at] == Lay::MajorRiver;
        let near = move |at: &Space| at.row().abs_diff(space.row()) <= 1 && at.column().abs_diff(space.column()) <= 1;
        Space::all().filter(move |at| *at != space && water(&space) && water(at) && near(at))
    }

    /// Whether a side has seen the card of a space.
    pub fn is_seen(&self, side: Side, space: Space) -> bool {
        self.seen[side].contains(space)
    }

    /// Whether the card of a space lies face up for everybody: not if both sides have seen it, each for itself.
    pub fn is_up(&self, space: Space) -> bool {
        self.up.contains(space)
    }

    /// The spaces whose cards a side has seen since a board was as it was.
    pub fn seen_since(&self, before: &Board, side: Side) -> Spaces {
        self.seen[side].without(before.seen[side])
    }

    /// What a side sees in a space: a card, or its back.
    pub fn shown(&self, side: Side, space: Space) -> Option<Lay> {
        let back = matches!(self.lay[space], Lay::Card(_)) && !self.is_seen(side, space);
        (!back).then_some(self.lay[space])
    }

    /// Deals O cards into some spaces, of those that do not lie yet; what fills the board where there are too few (S1.D.1).
    pub(crate) fn deal(&mut self, data: &Data, mut into: Vec<Space>, dice: &mut Dice) -> Result<(), DieFailure> {
        let mut left = data.deck(Deck::O);
        Space::all().filter_map(|space| self.card(space)).for_each(|laid| left.remove(laid.card));
        while into.len() > left.len() {
            let left_over = usize::from(dice.draw(into.len() as u16, "S1.D.1")?);
            self.lay(into.remove(left_over), Lay::Card(Laid::upright(data.building.filler)));
        }
        for space in into {
            let drawn = usize::from(dice.draw(left.len() as u16, "S1.D.1")?);
            let Some(card) = left.pick(|_| drawn) else { break };
            left.remove(card);
            self.lay(space, Lay::Card(Laid::upright(card)));
        }
        Ok(())
    }

    /// Deals the cards that are still to be dealt (S1.D.1).
    pub(crate) fn deal_rest(&mut self, data: &Data, dice: &mut Dice) -> Result<(), DieFailure> {
        self.deal(data, Space::all().filter(|space| self.at(*space) == Lay::Dealt).collect(), dice)
    }

    /// Turns the cards up that lie open from the start (S1.mode).
    pub fn uncover(&mut self, data: &Data, knowledge: Knowledge) {
        let line = |space: &Space| self.card(*space).is_some_and(|laid| data.cards[laid.card.index()].deck != Deck::O);
        let lines = Spaces::of(Space::all().filter(line));
        let none = Spaces::default();
        let (first, second) = match knowledge {
            Knowledge::Usual => (lines, lines),
            Knowledge::BlindFirst => (none, lines),
            Knowledge::BlindSecond => (lines, none),
            Knowledge::Covered => (none, none),
            Knowledge::Open => (Spaces::of(Space::all()), Spaces::of(Space::all())),
        };
        self.seen = Each::new([first, second]);
        self.up = first.and(second);
    }

    /// Nobody sees any more what lies in a space.
    pub(crate) fn conceal(&mut self, space: Space) {
        self.seen = self.seen.map(|mut seen| {
            seen.remove(space);
            seen
        });
        self.up.remove(space);
    }

    /// A force enters a space, or sets up there: its owner sees the card, and so does the enemy if he sees the force
    /// (S1.mode.1).
    pub fn enter(&mut self, space: Space, side: Side, marker_is_seen: bool) {
        self.seen[side].insert(space);
        if marker_is_seen {
            self.seen[side.enemy()].insert(space);
            self.up.insert(space);
        }
    }

    /// What keeps a full board from being played, all of it (S1.general.4).
    pub fn flaws(&self, data: &Data) -> Vec<Breach> {
        let mut flaws = Vec::new();
        let place = |space: Space| Arg::Place(u16::from(space.0));
        for space in self.open() {
            flaws.push(Breach::of("S1.general.4", "riverdon-space-without-card").with("space", place(space)));
        }
        for (space, card, other) in self.doubles(data) {
            let flaw = Breach::of("S1.general.4", "riverdon-card-twice").with("card", Arg::Card(u16::from(card.0)));
            flaws.push(flaw.with("space", place(space)).with("other", place(other)));
        }
        for (space, edge, beyond) in self.loose_ends(data, |face| face.rail) {
            flaws.push(loose("riverdon-rail-ends", space, edge, beyond));
        }
        let mut sources = Spaces::default();
        for (space, edge, beyond) in self.loose_ends(data, |face| face.river) {
            let river = self.river_of(data, space);
            let long = river.len() >= usize::from(data.building.river.second_least);
            if !long || sources.meets(&river) {
                flaws.push(loose("riverdon-river-ends", space, edge, beyond));
            }
            sources = sources.or(river);
        }
        flaws
    }

    /// Cards that lie twice; what fills the board may once the O deck is used up (S1.D.1).
    fn doubles(&self, data: &Data) -> Vec<(Space, CardIx, Space)> {
        let cards: Vec<(Space, CardIx)> =
            Space::all().filter_map(|space| self.card(space).map(|laid| (space, laid.card))).collect();
        let laid = |card: CardIx| cards.iter().any(|(_, other)| *other == card);
        let ordinary_used_up = data.deck(Deck::O).iter().all(laid);
        let mut doubles = Vec::new();
        for (number, (space, card)) in cards.iter().enumerate() {
            let first = cards[..number].iter().find(|(_, other)| other == card);
            let fills = *card == data.building.filler && ordinary_used_up;
            if let (Some((other, _)), false) = (first, fills) {
                doubles.push((*space, *card, *other));
            }
        }
        doubles
    }

    /// Ends of a line over edges of spaces behind which it does not go on.
    fn loose_ends(&self, data: &Data, line: impl Fn(&Face) -> crate::space::Edges) -> Vec<(Space, Edge, Space)> {
        let mut ends = Vec::new();
        for space in Space::all() {
            let edges = self.face(data, space).map(&line).unwrap_or_default();
            for (edge, beyond) in edges.iter().filter_map(|edge| Some((edge, space.beyond(edge)?))) {
                let goes_on = self.face(data, beyond).map(&line).is_some_and(|line| line.contains(edge.opposite()));
                if !goes_on {
                    ends.push((space, edge, beyond));
                }
            }
        }
        ends
    }

    /// The spaces of the river that runs through a space.
    pub fn river_of(&self, data: &Data, space: Space) -> Spaces {
        let river = |at: Space| self.face(data, at).map(|face| face.river).unwrap_or_default();
        let mut found = Spaces::one(space);
        let mut todo = vec![space];
        while let Some(at) = todo.pop() {
            for edge in river(at).iter() {
                if let Some(beyond) = at.beyond(edge)
                    && river(beyond).contains(edge.opposite())
                    && !found.contains(beyond)
                {
                    found.insert(beyond);
                    todo.push(beyond);
                }
            }
        }
        found
    }
}

fn loose(id: &'static str, space: Space, edge: Edge, beyond: Space) -> Breach {
    Breach::of("S1.general.4", id)
        .with("space", Arg::Place(u16::from(space.0)))
        .with("edge", Arg::Term(edge.term()))
        .with("other", Arg::Place(u16::from(beyond.0)))
}
