//! Hills: tinted ground, two mounds in every hex, hachures that point downhill; mountains as peaks (layer 3).

use hexmap::Point;

use super::survey::{Ground, Survey};
use crate::curve::{chaikin, left_of, resample, sub, unit};
use crate::noise::{Seed, wobbled};
use crate::rings::area;
use crate::svg::{Path, Sheet};

/// Layer 3.
pub(crate) fn draw(survey: &Survey<'_>, sheet: &mut Sheet) {
    hills(survey, sheet);
    mountains(survey, sheet);
}

fn hills(survey: &Survey<'_>, sheet: &mut Sheet) {
    let p = survey.palette;
    if survey.hill.is_empty() {
        return;
    }
    let ground = sheet.rings(&survey.hill.rings);
    sheet.fill(&ground, p.hill[0], if survey.style.plain { 1.0 } else { 0.8 });
    if survey.style.plain {
        return;
    }
    let (mut mounds, mut tops, mut hachures) = (Path::default(), Path::default(), Path::default());
    for ring in &survey.hill.rings {
        hachure(survey, sheet, &mut hachures, ring, 0.075, 0.055);
    }
    for hex in survey.hexes_of(Ground::Hill) {
        let centre = survey.wide.centre(hex);
        let seed = Seed::of("mound").at((centre.x * 64.0).round() as i64).at((centre.y * 64.0).round() as i64);
        let way = seed.between(0.0, std::f64::consts::TAU);
        for k in 0..2 {
            let ring = mound(centre, way + f64::from(k) * 2.9, seed.at(i64::from(k)));
            sheet.ring(&mut mounds, &ring);
            hachure(survey, sheet, &mut hachures, &ring, 0.055, 0.042);
            let top = shrunk(&ring, 0.06);
            sheet.ring(&mut tops, &top);
            hachure(survey, sheet, &mut hachures, &top, 0.035, 0.042);
        }
    }
    sheet.fill_joined(&mounds, p.hill[1], 0.75);
    sheet.fill_joined(&tops, p.hill[2], 0.6);
    sheet.stroke(&hachures, p.hachure, 0.014, 0.8);
}

/// The foot of one mound, kept within its hex.
fn mound(hex: Point, way: f64, seed: Seed) -> Vec<Point> {
    let far = seed.at(1).between(0.16, 0.22);
    let middle = Point::new(hex.x + way.cos() * far * 1.1, hex.y + way.sin() * far * 0.85 - 0.03);
    let (long, short) = (seed.at(2).between(0.18, 0.24), seed.at(3).between(0.115, 0.155));
    let turn = seed.at(4).swing() * 0.6;
    let ring: Vec<Point> = (0..24)
        .map(|k| f64::from(k) / 24.0 * std::f64::consts::TAU)
        .map(|t| (long * t.cos(), short * t.sin()))
        .map(|(x, y)| {
            Point::new(middle.x + x * turn.cos() - y * turn.sin(), middle.y + x * turn.sin() + y * turn.cos())
        })
        .map(|p| wobbled(p, 0.05, 3.0, 61))
        .map(|p| within(hex, p))
        .collect();
    chaikin(&ring, 1, true)
}

/// A point drawn in towards the centre until it lies 0.06 inside the hex, whichever way the hex stands.
fn within(hex: Point, p: Point) -> Point {
    let far = hex.distance(p);
    if far > 0.42 { hex.towards(p, 0.42 / far) } else { p }
}

/// The ring drawn in towards its middle by about `by`.
fn shrunk(ring: &[Point], by: f64) -> Vec<Point> {
    let count = ring.len() as f64;
    let middle =
        Point::new(ring.iter().map(|p| p.x).sum::<f64>() / count, ring.iter().map(|p| p.y).sum::<f64>() / count);
    ring.iter().map(|&p| middle.towards(p, (1.0 - by / middle.distance(p).max(1e-9)).max(0.15))).collect()
}

/// Strokes down the slope all around a ring, longer to the south-east, away from the light.
fn hachure(survey: &Survey<'_>, sheet: &Sheet, path: &mut Path, ring: &[Point], long: f64, step: f64) {
    if !survey.detail.trees {
        return;
    }
    let mut closed = ring.to_vec();
    closed.extend(ring.first().copied());
    let around = survey.window.grown(0.1);
    // Outward is to the left of a clockwise ring. A hole of the hills runs the other way, and so does its outside.
    let outward = if area(ring) < 0.0 || long > 0.07 { 1.0 } else { -1.0 };
    for pair in resample(&closed, step).windows(2).filter(|p| around.holds(p[0])) {
        let along = unit(sub(pair[1], pair[0]));
        let out = left_of(along);
        let out = Point::new(out.x * outward, out.y * outward);
        let shade = 0.30 + 0.95 * (out.x * 0.6 - out.y * 0.8).max(0.0);
        let seed = Seed::of("hachure").at((pair[0].x * 500.0).round() as i64).at((pair[0].y * 500.0).round() as i64);
        let far = long * shade * seed.between(0.75, 1.25);
        sheet.line(path, &[pair[0], Point::new(pair[0].x + out.x * far, pair[0].y + out.y * far)]);
    }
}

fn mountains(survey: &Survey<'_>, sheet: &mut Sheet) {
    let p = survey.palette;
    if survey.mountain.is_empty() {
        return;
    }
    let ground = sheet.rings(&survey.mountain.rings);
    sheet.fill(&ground, p.hill[1], 0.9);
    if survey.style.plain {
        return;
    }
    let (mut lit, mut shaded, mut ridges) = (Path::default(), Path::default(), Path::default());
    for hex in survey.hexes_of(Ground::Mountain) {
        let c = survey.wide.centre(hex);
        let seed = Seed::of("peak").at((c.x * 64.0).round() as i64).at((c.y * 64.0).round() as i64);
        let spots = [(-0.2, 0.14), (0.18, 0.17), (0.0, 0.0), (-0.24, -0.2), (0.22, -0.18)];
        for (k, (x, y)) in spots.into_iter().enumerate() {
            let seed = seed.at(k as i64);
            let (x, y) = (c.x + x + 0.04 * seed.at(1).swing(), c.y + y + 0.04 * seed.at(2).swing());
            let (half, high) = (seed.at(3).between(0.09, 0.13), seed.at(4).between(0.15, 0.21));
            let (top, left, right) = (
                Point::new(x, y + high * 0.6),
                Point::new(x - half, y - high * 0.4),
                Point::new(x + half, y - high * 0.4),
            );
            let fold = Point::new(x + half * 0.15, y - high * 0.4);
            let crease = Point::new(x - half * 0.12, y);
            sheet.ring(&mut lit, &[top, left, fold, crease]);
            sheet.ring(&mut shaded, &[top, crease, fold, right]);
            sheet.line(&mut ridges, &[left, top, right]);
        }
    }
    sheet.fill_joined(&lit, p.hill[0], 1.0);
    sheet.fill_joined(&shaded, p.hachure, 0.75);
    sheet.stroke(&ridges, p.hachure, 0.014, 0.9);
}
