//! Deployment: zones, who may stand where, and how the doctrine deploys (8.deploy, 8.forces.2, BM.2, D.1, D.2).

use super::contingent::{Presence, Role};
use super::field::{COMPASS, from_the_middle, rank};
use super::state::{Battle, Phase, Place};
use super::why::Why;
use crate::cards::{Bank, COLUMNS, ROWS, Square, Squares};
use crate::data::Data;
use crate::space::Edge;
use crate::units::Class;

/// The squares within so many ranks of an edge.
fn ranks(edge: Edge, depth: u8) -> Squares {
    Squares::of(Square::all().filter(|square| rank(*square, edge) < depth))
}

/// The bank that the defender has to keep to: where no crossing is usable.
fn kept_bank(data: &Data, battle: &Battle, group: u8) -> Option<Bank> {
    let field = battle.field(data);
    let cut = field.river && field.usable(Class::Foot, battle.site.down) == 0;
    let group = battle.sides[Role::Defender].groups.get(usize::from(group))?;
    cut.then_some(group.bank)
}

/// The defender names another edge as his own if the opposite one does not touch his bank (BM.2).
pub(super) fn name_edge(data: &Data, battle: &mut Battle) {
    let Some(bank) = kept_bank(data, battle, 0) else { return };
    let face = data.cards[battle.site.laid.card.index()].face(battle.site.laid.turned);
    let touches = |edge: &Edge| face.halves(bank).touch(*edge);
    let own = battle.sides[Role::Defender].edge;
    if !touches(&own) {
        let other = COMPASS.into_iter().find(|edge| *edge != battle.site.entry && touches(edge));
        battle.sides[Role::Defender].edge = other.unwrap_or(own);
    }
}

/// The squares in which a group of a side may deploy, whatever the class (8.deploy, BM.2).
pub fn zone(data: &Data, battle: &Battle, role: Role, group: u8) -> Squares {
    let (field, entry, depths) = (battle.field(data), battle.site.entry, &data.battle.deployment);
    let bank = |bank: Bank| Squares::of(Square::all().filter(|square| field.bank_of(*square) == bank));
    let along = |edge: Edge, depth: &super::numbers::Depth| match edge {
        Edge::N | Edge::S => ranks(edge, depth.north_south),
        Edge::W | Edge::E => ranks(edge, depth.west_east),
    };
    if role == Role::Attacker {
        let strip = along(entry, &depths.attacker);
        return if field.river { strip.and(bank(battle.site.bank)) } else { strip };
    }
    let rank_of_attack = ranks(entry, 1);
    if battle.site.ambush {
        return super::ambush::hiding(data, battle);
    }
    let state = battle.sides[role].groups.get(usize::from(group)).copied().unwrap_or_default();
    let zone = match state.presence {
        Presence::Arrived(edge) if edge != entry => along(edge, &depths.arrived_this_turn),
        Presence::Arrived(_) => along(entry.opposite(), &depths.arrived_this_turn),
        _ if state.dug_in => along(entry.opposite(), &depths.started_and_dug_in),
        _ => along(entry.opposite(), &depths.started_turn_here),
    };
    let zone = zone.without(rank_of_attack);
    match kept_bank(data, battle, group) {
        None => zone,
        Some(kept) => match zone.and(bank(kept)) {
            none if none.is_empty() => bank(kept).without(rank_of_attack),
            some => some,
        },
    }
}

/// The squares in which a unit may deploy, as far as the ground goes.
pub(super) fn zone_of(data: &Data, battle: &Battle, role: Role, at: usize) -> Squares {
    let (field, troop) = (battle.field(data), &battle.sides[role].troops[at]);
    let class = troop.class(data);
    let group_zone = zone(data, battle, role, troop.group);
    let takes = |square: &Square| field.takes(class, *square);
    let zone = Squares::of(group_zone.iter().filter(takes));
    if class != Class::Train || !zone.is_empty() || battle.site.ambush {
        return zone;
    }
    // A train whose zone has no rail takes any outside the rank of the attack, on its side's bank where there is one.
    let rails = field.rails.without(ranks(battle.site.entry, 1));
    let bank = match role {
        Role::Attacker => battle.site.bank,
        Role::Defender => {
            battle.sides[role].groups.get(usize::from(troop.group)).map_or(Bank::Near, |group| group.bank)
        }
    };
    let own = Squares::of(rails.iter().filter(|square| !field.river || field.bank_of(*square) == bank));
    if own.is_empty() { rails } else { own }
}

impl Battle {
    /// Whether a unit can be deployed in a square.
    pub(super) fn may_place(&self, data: &Data, role: Role, at: usize, square: Square) -> Result<(), Why> {
        let troop = self.sides[role].troops.get(at).ok_or(Why::NoSuchUnit)?;
        match troop.place {
            Place::Beside | Place::On(_) => {}
            _ => return Err(Why::NoSuchUnit),
        }
        if self.phase != Phase::Deploying(role) {
            return Err(Why::NotNow);
        }
        if !self.field(data).takes(troop.class(data), square) {
            return Err(Why::Closed(square));
        }
        if !zone_of(data, self, role, at).contains(square) {
            return Err(if self.site.ambush { Why::NotHiding(square) } else { Why::OutsideZone(square) });
        }
        let here = if troop.is_at(square) { 0 } else { troop.stands };
        self.has_room(data, role, square, here)
    }

    /// The doctrine deploys what is not yet on the field.
    pub(super) fn deploy(&mut self, data: &Data, role: Role) {
        let late = |class: Class| matches!(class, Class::Gun | Class::Howitzer | Class::Mortar | Class::Aa);
        let defends = role == Role::Defender;
        for last in [false, true] {
            for at in 0..self.sides[role].troops.len() {
                let troop = &self.sides[role].troops[at];
                let now = !defends || late(troop.class(data)) == last;
                if troop.place != Place::Beside || !now {
                    continue;
                }
                let square = match (self.site.ambush, role) {
                    (true, _) => super::ambush::place(data, self, at),
                    (false, Role::Defender) => self.defend_at(data, at),
                    (false, Role::Attacker) => self.attack_from(data, at),
                };
                if let Some(square) = square {
                    self.sides[role].troops[at].place = Place::On(square);
                }
            }
        }
    }

    /// Where the doctrine puts a unit of the defender (D.1).
    fn defend_at(&self, data: &Data, at: usize) -> Option<Square> {
        let (role, doctrine, field) = (Role::Defender, &data.battle.doctrine, self.field(data));
        let (troop, edge) = (&self.sides[role].troops[at], self.sides[role].edge);
        let behind = matches!(troop.class(data), Class::Gun | Class::Howitzer | Class::Mortar);
        let crowd = self.sides[role].crowd();
        let score = |square: Square| {
            let ranked = i16::from(rank(square, edge)) * doctrine.rank;
            // Twice the distance from the middle line, which runs between two squares.
            let aside = match edge {
                Edge::N | Edge::S => (2 * square.column()).abs_diff(COLUMNS - 1),
                Edge::W | Edge::E => (2 * square.row()).abs_diff(ROWS - 1),
            };
            let cover = 100 * i16::from(field.cover(square));
            (if behind { -ranked } else { ranked }) + cover - i16::from(aside) * doctrine.middle / 2
        };
        let half = data.battle.field.stack_limit / 2;
        let mut best: Option<(bool, i16, Square)> = None;
        let zone = zone_of(data, self, role, at);
        for column in 0..COLUMNS {
            for square in (0..ROWS).filter_map(|row| Square::at(column, row)).filter(|square| zone.contains(*square)) {
                if self.has_room(data, role, square, troop.stands).is_err() {
                    continue;
                }
                let rated = (crowd[usize::from(square.0)] < half, score(square));
                if best.is_none_or(|(roomy, score, _)| rated > (roomy, score)) {
                    best = Some((rated.0, rated.1, square));
                }
            }
        }
        best.map(|(_, _, square)| square)
    }

    /// Where the doctrine puts a unit of the attacker (D.2).
    fn attack_from(&self, data: &Data, at: usize) -> Option<Square> {
        let (role, edge) = (Role::Attacker, self.site.entry);
        let troop = &self.sides[role].troops[at];
        let (zone, half) = (zone_of(data, self, role, at), data.battle.field.stack_limit / 2);
        let legal =
            |square: &Square| zone.contains(*square) && self.has_room(data, role, *square, troop.stands).is_ok();
        let roomy = |square: &Square| self.sides[role].stands_at(*square) + troop.stands <= half;
        from_the_middle(edge)
            .find(|square| legal(square) && roomy(square))
            .or_else(|| from_the_middle(edge).find(legal))
            .or_else(|| zone.iter().filter(legal).min_by_key(|square| rank(*square, edge)))
    }
}
