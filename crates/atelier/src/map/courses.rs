//! The courses of rivers: from chains of hexsides to smooth lines that wander, join and breathe.

use hexmap::{CornerIx, Grade, Map, Point, chain_corners};

use crate::curve::{Ribbon, add, breath, chaikin, nearest, resample, sub, through, times, unit, wander};

/// The drawn course of a river, from source to mouth.
#[derive(Debug, Clone)]
pub(crate) struct Course {
    /// Its places in the map's list of rivers; several if the list has it in parts.
    pub(crate) rivers: Vec<usize>,
    pub(crate) grade: Grade,
    pub(crate) line: Vec<Point>,
    /// Width at the source and at the mouth, in hexes.
    pub(crate) width: (f64, f64),
    /// Whether it starts on the map, narrow; otherwise it comes from beyond, in full width.
    pub(crate) springs: bool,
}

/// A river under work: its parts and all their corners.
struct Chain {
    parts: Vec<usize>,
    corners: Vec<CornerIx>,
}

/// The name of a river without that of its part: "Northern Dvina" of "Northern Dvina, lower".
pub(crate) fn base_name(name: &str) -> &str {
    name.split(',').next().unwrap_or_default().trim()
}

/// The courses of all rivers, main rivers before their tributaries.
pub(crate) fn courses(map: &Map) -> Vec<Course> {
    let mut chains = chains(map);
    chains.sort_by_key(|c| (steps_to_sea(map, c.parts[0]), c.parts[0]));
    let mut done: Vec<Course> = Vec::new();
    for chain in &chains {
        let course = course(map, chain, &done);
        done.push(course);
    }
    done
}

/// The chains of all rivers, parts of one river joined. A chain that does not hold together is left out.
fn chains(map: &Map) -> Vec<Chain> {
    let mut chains: Vec<Chain> = Vec::new();
    for (k, river) in map.rivers.iter().enumerate() {
        if let Ok(corners) = chain_corners(&map.grid, &river.chain) {
            chains.push(Chain { parts: vec![k], corners });
        }
    }
    let same = |a: usize, b: usize| {
        let (a, b) = (&map.rivers[a], &map.rivers[b]);
        a.grade == b.grade && base_name(&a.name) == base_name(&b.name)
    };
    while let Some((upper, lower)) = chains.iter().enumerate().find_map(|(i, a)| {
        let follows = |b: &Chain| a.corners.last() == b.corners.first() && same(a.parts[0], b.parts[0]);
        chains.iter().position(follows).filter(|&j| j != i).map(|j| (i, j))
    }) {
        let below = chains.remove(lower);
        let above = &mut chains[if lower < upper { upper - 1 } else { upper }];
        above.parts.extend(below.parts);
        above.corners.extend(&below.corners[1..]);
    }
    chains
}

fn course(map: &Map, chain: &Chain, done: &[Course]) -> Course {
    let last = chain.parts[chain.parts.len() - 1];
    let grade = map.rivers[last].grade;
    let corners = &chain.corners;
    let mut points: Vec<Point> = corners.iter().map(|&c| map.grid.corner_point(c)).collect();
    let (source, mouth) = (points[0], points[points.len() - 1]);
    let joins = |end: Point| {
        let nearest = done.iter().filter_map(|main| nearest(&main.line, end));
        nearest.min_by(|a, b| a.distance(end).total_cmp(&b.distance(end))).filter(|p| p.distance(end) < 0.25)
    };
    let into = joins(mouth);
    let at_edge = |corner: Option<&CornerIx>| corner.is_some_and(|&c| map.grid.sides_at(c).len() < 3);
    let comes_from_beyond = at_edge(corners.first()) && grade == Grade::Major;
    points = pulled(&points);
    match (into, points.last_mut()) {
        (Some(at), Some(end)) => *end = at,
        _ if at_edge(corners.last()) => points.push(beyond(points[points.len() - 2], mouth)),
        _ => {}
    }
    if comes_from_beyond {
        points.insert(0, beyond(points[1], source));
    }
    let even = resample(&through(&points, 0.05), 0.06);
    let width = match grade {
        Grade::Minor => (0.045, 0.068),
        Grade::Major if into.is_some() || map.rivers[last].into.is_some() => (0.13, 0.155),
        Grade::Major => (0.18, 0.235),
    };
    Course {
        rivers: chain.parts.clone(),
        grade,
        line: chaikin(&wander(&even, 0.05, 2.6, 41), 1, false),
        width,
        springs: !comes_from_beyond && joins(source).is_none(),
    }
}

/// How many rivers a river flows into, one after the other.
fn steps_to_sea(map: &Map, river: usize) -> usize {
    let mut here = river;
    for step in 0..map.rivers.len() {
        let main = map.rivers[here].into.as_ref().and_then(|id| map.rivers.iter().position(|r| &r.id == id));
        match main {
            Some(main) => here = main,
            None => return step,
        }
    }
    map.rivers.len()
}

/// The chain with every corner pulled 22 % inward.
fn pulled(points: &[Point]) -> Vec<Point> {
    let last = points.len() - 1;
    (0..points.len())
        .map(|k| {
            if k == 0 || k == last {
                points[k]
            } else {
                points[k].towards(points[k - 1].towards(points[k + 1], 0.5), 0.22)
            }
        })
        .collect()
}

/// A point half a hex further on, off the map.
fn beyond(from: Point, to: Point) -> Point {
    add(to, times(unit(sub(to, from)), 0.8))
}

impl Course {
    /// The river as a band, `inset` narrower on either side.
    pub(crate) fn ribbon(&self, line: &[Point], inset: f64) -> Ribbon {
        let (from, to) = self.width;
        Ribbon::new(line, |p, walked, total| {
            let mean = from + (to - from) * (walked / total.max(1e-9));
            let grown = if self.springs { (walked / 1.2 + 0.2).min(1.0) } else { 1.0 };
            (mean * breath(p, 0.22, 43) / 2.0 * grown - inset).max(0.004)
        })
    }

    /// Half its width at a point.
    pub(crate) fn half_width(&self, p: Point) -> f64 {
        (self.width.0 + self.width.1) / 4.0 * breath(p, 0.22, 43)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hexmap::{River, Terrain};

    fn map() -> Map {
        let terrain = Terrain { id: "forest".into(), name: "Forest".into(), letter: 'f' };
        Map::blank("Rivers", crate::tests::grid(6, 8), terrain)
    }

    fn add_river(map: &mut Map, name: &str, into: Option<&str>, sides: &[&str]) {
        let chain = sides.iter().map(|s| map.grid.parse_side(s).expect("a hexside")).collect();
        let (id, into) = (name.to_owned(), into.map(str::to_owned));
        map.rivers.push(River { id, name: name.into(), grade: Grade::Major, navigable: false, into, chain });
    }

    #[test]
    fn the_parts_of_a_river_make_one_course() {
        let mut map = map();
        add_river(&mut map, "Dvina, lower", None, &["0303/NE", "0304/N"]);
        add_river(&mut map, "Dvina, upper", Some("Dvina, lower"), &["0302/N", "0303/NW", "0303/N"]);
        let courses = courses(&map);
        assert_eq!(courses.len(), 1);
        assert_eq!(courses[0].rivers, [1, 0]);
        let (from, to) = (courses[0].line[0], courses[0].line[courses[0].line.len() - 1]);
        let ends = chain_corners(&map.grid, &map.rivers[1].chain).expect("a chain");
        assert!(from.distance(map.grid.corner_point(ends[0])) < 1e-9, "it starts at the source");
        assert!(from.distance(to) > 1.5);
    }

    #[test]
    fn a_tributary_ends_on_the_water_of_its_main_river() {
        let mut map = map();
        add_river(&mut map, "Vaga", Some("Dvina"), &["0203/NW", "0203/N"]);
        add_river(&mut map, "Dvina", None, &["0302/N", "0303/NW", "0303/N", "0303/NE", "0303/SE"]);
        let main = courses(&map).into_iter().find(|c| c.rivers == [1]).expect("the Dvina");
        let vaga = courses(&map).into_iter().find(|c| c.rivers == [0]).expect("the Vaga");
        let mouth = vaga.line[vaga.line.len() - 1];
        assert!(nearest(&main.line, mouth).is_some_and(|p| p.distance(mouth) < 0.01));
        assert!(vaga.width.1 < main.width.1);
    }
}
