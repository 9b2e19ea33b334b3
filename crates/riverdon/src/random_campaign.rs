//! A campaign at random for any two armies, as the text of a scenario (10.gen.1).

use std::fmt::Write;

use engine::Chance;

use crate::data::Data;
use crate::ids::NationIx;
use crate::scenarios::{Aim, AimKind};
use crate::space::SIZE;

/// Who fights a campaign at random: one of the Reds against somebody who is none, in a year that both know; with this
/// nation among them, if it was named.
fn pair(data: &Data, named: Option<NationIx>, chance: &mut Chance) -> Option<(NationIx, NationIx)> {
    let reds = &data.random.reds;
    let overlap = |one: NationIx, other: NationIx| {
        let (one, other) = (data.nations[one.index()].years, data.nations[other.index()].years);
        one.0.max(other.0) <= one.1.min(other.1)
    };
    let others = || data.ids.all::<NationIx>().filter(|nation| !reds.contains(nation));
    let met = |red: NationIx| others().filter(move |other| overlap(red, *other)).map(move |other| (red, other));
    let wanted = |(red, other): &(NationIx, NationIx)| named.is_none_or(|named| named == *red || named == *other);
    let pairs: Vec<(NationIx, NationIx)> = reds.iter().flat_map(|red| met(*red)).filter(wanted).collect();
    chance.pick(&pairs).copied()
}

/// A scenario drawn by the data's random campaign: for two armies, for one and any that it met, or for any that met; it
/// reads as one made by the players. None for an army against itself, for one that met nobody, and for three.
pub fn random_campaign(data: &Data, armies: &[NationIx], chance: &mut Chance) -> Option<String> {
    let rules = &data.random;
    let (one, other) = match armies {
        [] => pair(data, None, chance)?,
        [one] => pair(data, Some(*one), chance)?,
        [one, other] => (*one, *other),
        _ => return None,
    };
    if one == other {
        return None;
    }
    // At 2:1 the stronger side attacks, otherwise whoever rolls higher.
    let (strong, weak) = *chance.pick(&rules.ratios)?;
    let (holder, defender) = if chance.one_in(2) { (one, other) } else { (other, one) };
    let stronger_holds = strong >= 2 * weak || chance.one_in(2);
    let small = *chance.pick(&rules.points)?;
    let large = small * strong / weak / rules.round_to * rules.round_to;
    let (points, against) = if stronger_holds { (large, small) } else { (small, large) };
    let years = [holder, defender].map(|nation| data.nations[nation.index()].years);
    let (from, to) = (years[0].0.max(years[1].0), years[0].1.min(years[1].1));
    let year = if from <= to { from + chance.below(usize::from(to - from) + 1) as u16 } else { years[0].0 };
    let town = chance.one_in(usize::from(rules.town_in)).then(|| chance.pick(&rules.town_rows).copied()).flatten();
    let winter = chance.one_in(usize::from(rules.winter_in));
    let aims: Vec<Aim> = rules.aims.iter().copied().filter(|aim| aim.id != AimKind::Town || town.is_some()).collect();
    let aim = *chance.pick(&aims)?;
    let id = |nation: NationIx| data.ids.id(nation);
    let mut text = format!(
        "[[scenario]]\nid = \"random_campaign\"\ntitle = \"A campaign at random\"\nyear = {year}\ninitiative = \"{}\"\n\
         rivers = 1\nwinter = {winter}\nturn_limit = {}\n",
        id(holder),
        aim.turn_limit
    );
    if let Some(row) = town {
        let _ = writeln!(text, "town_row = {row}");
    }
    let _ = match aim.id {
        AimKind::Destroy => writeln!(text, "victory = {{ destroy = {{ points_pct = 50, edge_spaces = 3 }} }}"),
        AimKind::Corridor => writeln!(text, "victory = {{ corridor = {{ width = 2 }} }}"),
        AimKind::Town => {
            writeln!(text, "victory = {{ hold = {{ card = \"{}\" }} }}", data.cards[data.building.town.index()].id)
        }
        AimKind::Pass => {
            let points = u32::from(points) * u32::from(aim.exit_points_pct.unwrap_or(100)) / 100;
            writeln!(text, "victory = {{ exit = {{ edge = \"N\", points = {points} }} }}")
        }
    };
    if aim.id != AimKind::Destroy {
        let _ = writeln!(text, "at_limit = \"{}\"", id(defender));
    }
    let rows = rules.setup_rows;
    for (nation, edge, points, from, to) in
        [(holder, "S", points, SIZE + 1 - rows, SIZE), (defender, "N", against, 1, rows)]
    {
        let _ = write!(
            text,
            "[[scenario.side]]\nnation = \"{}\"\nedges = [\"{edge}\"]\npoints = {points}\nrows = [{from}, {to}]\n",
            id(nation)
        );
    }
    Some(text)
}
