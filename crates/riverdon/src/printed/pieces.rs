//! Counters of both armies, force markers, leaders; markers for orders, missions, states and places (S2.count, S2.setup.2).

use engine::printed::{ChartWords, Marker, Piece, Sign, Written};
use engine::{Spelled, Word};

use super::Desk;
use crate::appearance::{counter_face, leader_face, marker_face};
use crate::army::{Stands, Terms};
use crate::campaign::{Arm, OrderKind};
use crate::ids::{Side, UnitIx};
use crate::muster::muster;
use crate::orders::ORDERS;
use crate::space::SPACES;
use crate::units::Class;
use crate::{tactics, view};

/// The pips of a die that an army is bought for.
const PIPS: u16 = 6;
/// How many counters more than the army of the list are printed of each type, and how many at least.
const SPARE: u16 = 1;
const LEAST: u16 = 2;
/// How many markers of each mission a side has.
const MISSIONS: usize = 2;

/// All of both sides.
pub(super) fn pieces(desk: &Desk<'_>) -> Vec<Piece> {
    Side::ALL.into_iter().flat_map(|side| of_side(desk, side)).collect()
}

fn of_side(desk: &Desk<'_>, side: Side) -> Vec<Piece> {
    let (data, nation) = (desk.data, desk.nation(side));
    let group = |id: &'static str| -> Spelled { desk.words(id).with("nation", desk.nation_name(nation)) };
    let mut pieces = Vec::new();
    let army = group("riverdon-print-army");
    for (unit, counters) in counters(desk, side) {
        let most = data.units[unit.index()].max_stands;
        let mut add = |front: u8, count: u16| {
            let face = |stands: u8| counter_face(data, nation, unit, stands);
            let piece = Piece {
                group: army.clone(),
                front: face(front),
                back: (front > 1).then(|| face(front - 1)),
                written: Written::Name(data.ids.id(unit).to_owned()),
            };
            pieces.extend(std::iter::repeat_n(piece, usize::from(count)));
        };
        add(most, counters);
        // S2.count.2: smaller ones to change a weakened counter for.
        if most > 2 {
            add(2, counters.div_ceil(2));
        }
    }
    let leaders = group("riverdon-print-leaders-of");
    for line in &data.ratings {
        let piece = Piece {
            group: leaders.clone(),
            front: leader_face(data, nation, line.rating),
            back: None,
            written: Written::Nothing,
        };
        pieces.extend(std::iter::repeat_n(piece, usize::from(data.leaders.most)));
    }
    let markers = group("riverdon-print-forces-of");
    pieces.extend((1..=SPACES as u8).map(|number| Piece {
        group: markers.clone(),
        front: marker_face(data, nation),
        back: Some(marker_face(data, nation)),
        written: Written::Letters(view::letters(number)),
    }));
    pieces
}

/// What a side may buy at most.
pub(super) fn terms(desk: &Desk<'_>, side: Side) -> Terms {
    let terms = Terms::of(desk.scenario.side(side), PIPS);
    let on_board = match (desk.settings.second_points, side) {
        (Some(points), Side::Second) => points,
        (Some(points), Side::First) => points / 2 * 3,
        (None, _) => terms.on_board,
    };
    Terms { on_board, shipping: desk.settings.shipping, ..terms }
}

/// How many full counters of each type a side needs: for the army of the list and some more, and a few of every other
/// type that its points can buy.
fn counters(desk: &Desk<'_>, side: Side) -> Vec<(UnitIx, u16)> {
    let (data, terms) = (desk.data, terms(desk, side));
    let listed: Stands = muster(data, &terms).all();
    let points = terms.on_board + terms.off_board;
    let allowed = data.nations[terms.nation.index()].allowed.iter().copied();
    let needed = allowed.filter_map(|unit| {
        let info = &data.units[unit.index()];
        let had = !terms.forbidden.contains(unit) && (terms.shipping || info.class != Class::Boat);
        let most = u16::from(info.max_stands);
        let of_list = listed.count(unit).div_ceil(most);
        let affordable = (points / info.points).div_ceil(most);
        let wanted = if of_list > 0 { (of_list + SPARE).max(LEAST) } else { LEAST };
        let count = wanted.min(affordable.max(of_list));
        (had && count > 0).then_some((unit, count))
    });
    needed.collect()
}

/// Markers: those of each side, then those of the board and of battles.
pub(super) fn markers(desk: &Desk<'_>) -> Vec<Marker> {
    let data = desk.data;
    let sign = |id: &str, words: &'static str| Sign { id: id.to_owned(), words: desk.words(words) };
    let pair = |front: Sign, back: Sign, count: usize| Marker { front, back: Some(back), count };
    let mut markers = Vec::new();
    for side in Side::ALL {
        let back = |id: &'static str| {
            let words = desk.words(id).with("nation", desk.nation_name(desk.nation(side)));
            Sign { id: String::new(), words }
        };
        for order in ORDERS {
            let badge = if order == OrderKind::DigIn { "dig_in" } else { "" };
            let front = sign(badge, tactics::order_term(order));
            markers.push(pair(front, back("riverdon-print-order-of"), usize::from(data.leaders.most)));
        }
        for mission in &data.campaign.missions {
            if desk.scenario.trains.is_none() && mission.id.ends_with("_track") {
                continue;
            }
            // Each gun is paid for itself (9b.gdir.1).
            let count = if mission.cost == 1 && mission.arm == Arm::Artillery { 3 * MISSIONS } else { MISSIONS };
            let words = desk.words("riverdon-print-named").with("name", Word::Name(mission.id.as_str().into()));
            let front = Sign { id: String::new(), words };
            markers.push(pair(front, back("riverdon-print-mission-of"), count));
        }
    }
    markers.extend([
        pair(sign("spent", "riverdon-state-spent"), sign("spent", "riverdon-state-kept"), 14),
        pair(sign("exhausted", "riverdon-state-exhausted"), sign("surrounded", "riverdon-state-surrounded"), 12),
        pair(sign("unsupplied", "riverdon-state-unsupplied"), sign("mutinous", "riverdon-state-mutinous"), 8),
        pair(sign("dig_in", "riverdon-print-trenches"), sign("dig_in", "riverdon-print-wire"), 8),
        pair(sign("", "riverdon-mark-bridge-down"), sign("", "riverdon-mark-rail-bridge-down"), 8),
        pair(sign("", "riverdon-print-humiliated"), sign("", "riverdon-state-broken"), 40),
        pair(sign("", "riverdon-state-paid"), sign("", "riverdon-state-unpaid"), 12),
        pair(sign("", "riverdon-phase-initiative"), sign("", "riverdon-phase-initiative"), 1),
        pair(sign("", "riverdon-stage-bad-weather"), sign("", "riverdon-print-good-weather"), 1),
        pair(sign("", "riverdon-print-turn-marker"), sign("", "riverdon-track-battle-turn"), 2),
    ]);
    if desk.scenario.trains.is_some() {
        let train = sign("supply-train", "riverdon-mark-supply-train");
        markers.push(pair(train, sign("", "riverdon-mark-track-cut"), 10));
    }
    markers
}
