//! Places and their tags: city blocks, town rings, villages, stations; pennants and badges (layer 13).

use std::f64::consts::TAU;

use hexmap::{Orientation, Place, Point, WayKind};

use super::network::node;
use super::survey::Survey;
use crate::noise::{Seed, wobbled};
use crate::palette::{CITY, CITY_GROUND, GOLD, INK, RAIL};
use crate::svg::{Path, SANS, Sheet, Type, short};

/// The rank of a place, by which it is drawn and named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rank {
    City,
    Town,
    Station,
    Village,
}

impl Rank {
    /// The rank of a place; anything that is no city, town or station is drawn as a village.
    pub(crate) fn of(place: &Place) -> Rank {
        if place.is("city") {
            Rank::City
        } else if place.is("town") {
            Rank::Town
        } else if place.is("station") {
            Rank::Station
        } else {
            Rank::Village
        }
    }
}

/// Where a place stands: a station on its line, anything else in the middle of its hex.
pub(crate) fn stand(survey: &Survey<'_>, place: &Place) -> Point {
    let centre = survey.map.grid.centre(place.hex);
    if Rank::of(place) != Rank::Station {
        return centre;
    }
    let (at, _) = node(&survey.map, place.hex, WayKind::Rail);
    survey
        .network
        .of(WayKind::Rail)
        .filter_map(|line| crate::curve::nearest(line, at))
        .min_by(|a, b| a.distance(at).total_cmp(&b.distance(at)))
        .filter(|p| p.distance(centre) < 0.45)
        .unwrap_or(centre)
}

/// The places near the window.
pub(crate) fn shown<'s>(survey: &'s Survey<'_>) -> impl Iterator<Item = &'s Place> {
    let (around, map) = (survey.window.grown(0.5), &*survey.map);
    let seen = move |at: Point| around.holds(at) && survey.is_open(at);
    map.places.iter().filter(move |p| seen(map.grid.centre(p.hex)))
}

fn disc(at: Point, radius: f64) -> Vec<Point> {
    (0..40)
        .map(|k| f64::from(k) / 40.0 * TAU)
        .map(|t| Point::new(at.x + radius * t.cos(), at.y + radius * t.sin()))
        .collect()
}

fn block(centre: Point, turn: f64, at: (f64, f64), half: (f64, f64)) -> Vec<Point> {
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .into_iter()
        .map(|(x, y)| (at.0 + x * half.0, at.1 + y * half.1))
        .map(|(x, y)| {
            Point::new(centre.x + turn.cos() * x - turn.sin() * y, centre.y + turn.sin() * x + turn.cos() * y)
        })
        .collect()
}

/// Layer 13: the places.
pub(crate) fn draw(survey: &Survey<'_>, sheet: &mut Sheet) {
    let p = survey.palette;
    let (mut city_ground, mut town_ground, mut blocks) = (Path::default(), Path::default(), Path::default());
    let mut stations = Path::default();
    let (mut villages, mut dots) = (Path::default(), Path::default());
    for place in shown(survey) {
        let at = stand(survey, place);
        let seed = Seed::of("blocks").at(i64::from(place.hex.0));
        match Rank::of(place) {
            Rank::City if survey.detail.towns => city(sheet, at, seed, &mut city_ground, &mut blocks),
            Rank::Town if survey.detail.towns => town(sheet, at, seed, &mut town_ground, &mut blocks),
            Rank::City => sheet.ring(&mut dots, &disc(at, 0.2)),
            Rank::Town => sheet.ring(&mut dots, &disc(at, 0.13)),
            Rank::Station if survey.detail.small_things => {
                sheet.ring(&mut stations, &block(at, 0.0, (0.0, 0.0), (0.045, 0.045)));
            }
            Rank::Village if survey.detail.small_things => sheet.ring(&mut villages, &disc(at, 0.042)),
            _ => {}
        }
    }
    sheet.fill(&city_ground, CITY_GROUND, 0.55);
    sheet.stroke(&city_ground, CITY, 0.012, 0.5);
    sheet.fill(&town_ground, p.clear, 0.92);
    sheet.stroke(&town_ground, CITY, 0.016, 0.8);
    sheet.fill_joined(&blocks, CITY, 1.0);
    sheet.fill(&dots, CITY, 1.0);
    sheet.fill(&stations, p.casing, 1.0);
    sheet.stroke(&stations, RAIL, 0.022, 1.0);
    sheet.fill(&villages, p.clear, 1.0);
    sheet.stroke(&villages, INK, 0.018, 1.0);
}

fn city(sheet: &Sheet, at: Point, seed: Seed, ground: &mut Path, blocks: &mut Path) {
    let edge: Vec<Point> = disc(at, 0.30).into_iter().map(|p| wobbled(p, 0.045, 3.0, 67)).collect();
    sheet.ring(ground, &edge);
    let turn = seed.swing() * 0.3;
    for row in -3..=3 {
        for column in -3..=3 {
            let one = seed.at(row * 7 + column);
            let (x, y) = (column as f64 * 0.082, row as f64 * 0.082);
            if x.hypot(y) < 0.25 && one.share() > 0.16 {
                let half = (one.at(1).between(0.031, 0.039), one.at(2).between(0.027, 0.037));
                sheet.ring(blocks, &block(at, turn, (x, y), half));
            }
        }
    }
}

fn town(sheet: &Sheet, at: Point, seed: Seed, ground: &mut Path, blocks: &mut Path) {
    sheet.ring(ground, &disc(at, 0.165));
    let turn = seed.swing() * 0.4;
    for row in -1..=1 {
        for column in -1..=1 {
            let corner = row * column == -1;
            if corner && seed.at(row).share() < 0.8 {
                continue;
            }
            sheet.ring(blocks, &block(at, turn, (column as f64 * 0.075, row as f64 * 0.075), (0.028, 0.025)));
        }
    }
}

/// What a place's left corner can show.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Badge {
    Supply,
    Airbase,
    Port,
}

/// The badges of a place, from top to bottom.
pub(crate) fn badges(place: &Place) -> Vec<Badge> {
    let mut list = Vec::new();
    if place.is("supply_source") || place.is("supply_hub") || place.is("supply") {
        list.push(Badge::Supply);
    }
    if place.is("airbase") {
        list.push(Badge::Airbase);
    }
    if place.is("port") {
        list.push(Badge::Port);
    }
    list
}

/// How far from the centre tags stand, in the corners of a flat-top hex and at the sides of a pointy-top one.
pub(crate) fn tag_offset(survey: &Survey<'_>) -> f64 {
    match survey.map.grid.orientation() {
        Orientation::FlatTop => 0.435,
        Orientation::PointyTop => 0.38,
    }
}

/// Tags in the side corners: victory points on the right, supply, airbase and port on the left.
pub(crate) fn tags(survey: &Survey<'_>, sheet: &mut Sheet) {
    if !survey.detail.towns {
        return;
    }
    let (unit, aside) = (survey.hex_px, tag_offset(survey));
    for place in shown(survey) {
        let at = survey.map.grid.centre(place.hex);
        let (x, y) = (sheet.x(at.x), sheet.y(at.y));
        if let Some((_, points)) = survey.style.victory.iter().find(|(id, _)| *id == place.id) {
            pennant(sheet, Point::new(at.x + aside, at.y), *points, survey.palette.halo);
        }
        if let Some((_, values)) = survey.style.values.iter().find(|(id, _)| *id == place.id) {
            sheet.raw(&values_shape(x + aside * unit, y, unit, *values, survey.palette.halo));
        }
        let list = badges(place);
        for (k, &kind) in list.iter().enumerate() {
            let down = (k as f64 - (list.len() as f64 - 1.0) / 2.0) * 0.165 * unit;
            let svg = badge(kind, x - aside * unit, y + down, unit, survey.palette.halo);
            sheet.raw(&svg);
        }
    }
}

/// Two numbers in a dark and a gold field, at a point of the sheet in pixels.
pub(crate) fn values_shape(x: f64, y: f64, unit: f64, [above, below]: [u16; 2], halo: &str) -> String {
    let (wide, high) = (0.14 * unit, 0.15 * unit);
    let field = |top: f64, fill: &str, ink: &str, value: u16| {
        format!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{fill}"/><text x="{}" y="{}" {}>{value}</text>"#,
            short(x - wide / 2.0),
            short(top),
            short(wide),
            short(high),
            short(x),
            short(top + high * 0.82),
            Type::new(SANS, 700, 0.15 * unit, ink).attributes()
        )
    };
    format!(
        r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{INK}" stroke="{halo}" stroke-width="{}"/>{}{}"#,
        short(x - wide / 2.0),
        short(y - high),
        short(wide),
        short(2.0 * high),
        short(0.03 * unit),
        field(y - high, INK, "#F8F2E0", above),
        field(y, GOLD, INK, below)
    )
}

fn pennant(sheet: &mut Sheet, at: Point, points: u16, halo: &str) {
    let (x, y, unit) = (sheet.x(at.x), sheet.y(at.y), sheet.scale);
    sheet.raw(&pennant_shape(x, y, unit, halo));
    let set = Type::new(SANS, 700, 0.125 * unit, GOLD);
    sheet.words(Point::new(at.x, at.y - 0.035), &points.to_string(), &set);
}

/// The dark pennant of victory points, at a point of the sheet in pixels.
pub(crate) fn pennant_shape(x: f64, y: f64, unit: f64, halo: &str) -> String {
    format!(
        r#"<path fill="{INK}" stroke="{halo}" stroke-width="{}" d="M{},{}h{w}v{}l-{half},{d}l-{half},-{d}Z"/>"#,
        short(0.022 * unit),
        short(x - 0.085 * unit),
        short(y - 0.10 * unit),
        short(0.13 * unit),
        w = short(0.17 * unit),
        half = short(0.085 * unit),
        d = short(0.075 * unit)
    )
}

/// A badge, at a point of the sheet in pixels: a crate, an aircraft, an anchor.
pub(crate) fn badge(kind: Badge, x: f64, y: f64, unit: f64, halo: &str) -> String {
    let glyph = match kind {
        Badge::Supply => "M-4,-3.2h8v6.4h-8zM-4,-.5h8",
        Badge::Airbase => "M0,-5v10M-5.2,-1.3h10.4M-2.3,4.2h4.6",
        Badge::Port => "M0,-4.6v9M-2.4,-2.2h4.8M-4.4,.8c.4,2.4 2.2,3.6 4.4,3.6s4,-1.2 4.4,-3.6",
    };
    format!(
        r#"<g transform="translate({} {}) scale({:.4})"><circle r="8" fill="{halo}" stroke="{INK}" stroke-width="1.4"/><path d="{glyph}" fill="none" stroke="{INK}" stroke-width="1.6"/></g>"#,
        short(x),
        short(y),
        0.074 * unit / 8.0
    )
}
