//! What lies in a space, as a picture: a card by its mini-map, its back, a great river. What is broken on it is drawn on it.
//!
//! A picture has a name that says all of it: `T9-u-mixed-summer-0` is a card as it lies, the country, the season, and what
//! is down: `b` the road bridge, `r` the rail bridge, `c` the track, `f` for a field ruled in squares.

use engine::looks::Palette;
use engine::picture::{Course, Cover, Crossing, CrossingKind as Crossed, Land, Picture};

use crate::battle::{Change, Changes};
use crate::board::Lay;
use crate::cards::{COLUMNS, Courses, CrossingKind, Face, Laid, ROWS, Square};
use crate::data::{Country, Data};
use crate::ids::{CardIx, TerrainIx};
use crate::space::{Edge, Edges, Space};
use crate::state::State;

/// What a card whose face nobody may see shows.
pub(crate) const BACK: &str = "back";

/// A card as it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Shot {
    laid: Laid,
    country: Country,
    winter: bool,
    bridge_down: bool,
    rail_bridge_down: bool,
    track_cut: bool,
    field: bool,
    changes: Changes,
}

const LETTERS: [char; 4] = ['b', 'r', 'c', 'f'];
const SEASONS: [&str; 2] = ["summer", "winter"];

const fn country_word(country: Country) -> &'static str {
    match country {
        Country::Mixed => "mixed",
        Country::Steppe => "steppe",
        Country::Forest => "forest",
    }
}

/// A changed square by its name and the letter of its ground: `c2f`.
fn change(data: &Data, said: &str) -> Option<Change> {
    let (square, letter) = said.split_at_checked(said.len().checked_sub(1)?)?;
    let square = Square::all().find(|known| known.name() == square)?;
    let ground = data.ids.all().find(|ground: &TerrainIx| letter == data.terrains[ground.index()].code.to_string())?;
    Some(Change { square, ground })
}

impl Shot {
    fn name(&self, data: &Data) -> String {
        let is = [self.bridge_down, self.rail_bridge_down, self.track_cut, self.field];
        let flags: String = LETTERS.iter().zip(is).filter(|(_, is)| *is).map(|(letter, _)| *letter).collect();
        let name = format!(
            "{}-{}-{}-{}-{}",
            data.ids.id(self.laid.card),
            if self.laid.turned { "t" } else { "u" },
            country_word(self.country),
            SEASONS[usize::from(self.winter)],
            if flags.is_empty() { "0" } else { &flags }
        );
        let changed =
            |change: &Change| format!("-{}{}", change.square.name(), data.terrains[change.ground.index()].code);
        self.changes.iter().flatten().fold(name, |name, change| name + &changed(change))
    }

    fn parse(data: &Data, name: &str) -> Option<Shot> {
        let parts: Vec<&str> = name.split('-').collect();
        let [card, turned, country, season, flags, ref changed @ ..] = parts[..] else { return None };
        let card: CardIx = data.ids.named(card)?;
        let turned = ["u", "t"].iter().position(|word| *word == turned)? == 1;
        let country = Country::ALL.into_iter().find(|one| country_word(*one) == country)?;
        let winter = SEASONS.iter().position(|word| *word == season)? == 1;
        let [bridge_down, rail_bridge_down, track_cut, field] = LETTERS.map(|letter| flags.contains(letter));
        let mut changes = Changes::default();
        for (number, said) in changed.iter().enumerate() {
            *changes.get_mut(number)? = Some(change(data, said)?);
        }
        let laid = Laid { card, turned };
        let shot = Shot { laid, country, winter, bridge_down, rail_bridge_down, track_cut, field, changes };
        (shot.name(data) == name).then_some(shot)
    }
}

/// The picture of a space for those who may see its card, and for those who may not.
pub(crate) fn of_space(data: &Data, state: &State, space: Space, seen: bool) -> Option<String> {
    match state.board.at(space) {
        Lay::Open => None,
        Lay::MajorRiver => Some(format!("water-{}", SEASONS[usize::from(state.settings.winter)])),
        Lay::Dealt => Some(BACK.to_owned()),
        Lay::Card(_) if !seen => Some(BACK.to_owned()),
        Lay::Card(laid) => {
            let shot = Shot {
                laid,
                country: state.board.country,
                winter: state.settings.winter,
                bridge_down: state.bridge_down.contains(space),
                rail_bridge_down: state.rail_bridge_down.contains(space),
                track_cut: state.track_cut.contains(space),
                field: false,
                changes: Changes::default(),
            };
            Some(shot.name(data))
        }
    }
}

/// A card as it is printed, with everything on it whole.
pub(crate) fn upright(data: &Data, card: CardIx, country: Country, winter: bool) -> String {
    Shot {
        laid: Laid { card, turned: false },
        country,
        winter,
        bridge_down: false,
        rail_bridge_down: false,
        track_cut: false,
        field: false,
        changes: Changes::default(),
    }
    .name(data)
}

/// The same card as a field of battle, with what was changed on it (S1.general.2).
pub(crate) fn of_field(data: &Data, state: &State, space: Space, changes: Changes) -> Option<String> {
    let name = of_space(data, state, space, true)?;
    let mut agreed = changes.into_iter().flatten();
    let changes = [agreed.next(), agreed.next()];
    Shot::parse(data, &name).map(|shot| Shot { field: true, changes, ..shot }.name(data))
}

/// A picture by its name.
pub(crate) fn picture(data: &Data, name: &str) -> Option<Picture> {
    match name {
        BACK => Some(Picture::Back),
        "water-summer" => Some(Picture::Water(Palette::Summer)),
        "water-winter" => Some(Picture::Water(Palette::Winter)),
        name => Shot::parse(data, name).map(|shot| Picture::Land(land(data, &shot))),
    }
}

fn land(data: &Data, shot: &Shot) -> Land {
    let face = data.cards[shot.laid.card.index()].face(shot.laid.turned);
    let mut ground = shot.country.ground(data, face);
    for change in shot.changes.iter().flatten() {
        ground[usize::from(change.square.0)] = change.ground;
    }
    Land {
        seed: data.ids.id(shot.laid.card).to_owned(),
        palette: if shot.winter { Palette::Winter } else { Palette::Summer },
        across: COLUMNS,
        down: ROWS,
        cover: ground.iter().map(|kind| cover(data.terrains[kind.index()].code)).collect(),
        rails: lines(&data.courses.rail, face.rail),
        roads: lines(&data.courses.road, face.road),
        rivers: river(face.river),
        crossings: crossings(face, shot),
        torn: shot.track_cut,
        ruled: shot.field,
    }
}

/// The ground by its letter on mini-maps.
const fn cover(code: char) -> Cover {
    match code {
        'a' => Cover::Fields,
        's' => Cover::Scrub,
        'f' => Cover::Wood,
        'h' => Cover::Hill,
        'w' => Cover::WoodedHill,
        'v' => Cover::Village,
        't' => Cover::Town,
        'm' => Cover::Marsh,
        _ => Cover::Grass,
    }
}

fn middle(square: Square) -> (f64, f64) {
    (f64::from(square.column()) + 0.5, f64::from(square.row()) + 0.5)
}

/// Where a line leaves a square over an edge of the card.
fn way_out(square: Square, edge: Edge) -> (f64, f64) {
    let (x, y) = middle(square);
    match edge {
        Edge::N => (x, 0.0),
        Edge::S => (x, f64::from(ROWS)),
        Edge::W => (0.0, y),
        Edge::E => (f64::from(COLUMNS), y),
    }
}

/// From the hub to an edge: only where it bends.
fn arm(courses: &Courses, edge: Edge) -> Course {
    let last = courses.arm(edge).last().copied().unwrap_or(courses.hub);
    vec![middle(courses.hub), way_out(last, edge)]
}

/// Lines to some edges: one through the hub for two, else an arm for each.
fn lines(courses: &Courses, edges: Edges) -> Vec<Course> {
    let arms: Vec<Course> = edges.iter().map(|edge| arm(courses, edge)).collect();
    match &arms[..] {
        [from, to] => vec![from.iter().rev().chain(&to[1..]).copied().collect()],
        _ => arms,
    }
}

/// A river runs on the seams, through the middle of the card.
fn river(edges: Edges) -> Vec<Course> {
    let (x, y) = (f64::from(COLUMNS / 2), f64::from(ROWS / 2));
    let ends: Vec<(f64, f64)> = edges
        .iter()
        .map(|edge| match edge {
            Edge::N => (x, 0.0),
            Edge::S => (x, f64::from(ROWS)),
            Edge::W => (0.0, y),
            Edge::E => (f64::from(COLUMNS), y),
        })
        .collect();
    match ends[..] {
        [from, to] => vec![vec![from, (x, y), to]],
        _ => Vec::new(),
    }
}

fn crossings(face: &Face, shot: &Shot) -> Vec<Crossing> {
    let drawn = |kind: CrossingKind| match kind {
        CrossingKind::Bridge => (Crossed::Bridge, shot.bridge_down),
        CrossingKind::RailBridge => (Crossed::RailBridge, shot.rail_bridge_down),
        CrossingKind::Ford => (Crossed::Ford, false),
    };
    let between = |(a, b): (Square, Square)| {
        let ((ax, ay), (bx, by)) = (middle(a), middle(b));
        (f64::midpoint(ax, bx), f64::midpoint(ay, by))
    };
    face.crossings
        .iter()
        .map(|one| {
            let (kind, down) = drawn(one.kind);
            Crossing { kind, at: between(one.between), down }
        })
        .collect()
}
