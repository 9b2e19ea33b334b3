//! What must hold for all counters.

use super::*;

const SYMBOLS: [&str; 22] = [
    "infantry",
    "machine_gun",
    "artillery",
    "mortar",
    "engineer",
    "cavalry",
    "ski",
    "tank",
    "armoured_train",
    "hq",
    "depot",
    "depot_static",
    "aircraft",
    "seaplane",
    "balloon",
    "gunboat",
    "monitor",
    "minesweeper",
    "steamer",
    "carrier",
    "barge",
    "depot_ship",
];

/// Bodies that lie on one table.
const TABLES: [&[&str]; 3] = [
    &["us", "british", "canadian", "french", "white_russian", "polish", "australian", "serb", "allied", "red"],
    &[
        "bolshevik",
        "southern",
        "siberian",
        "don",
        "ukrainian",
        "green",
        "makhno",
        "czech",
        "allies",
        "finland",
        "romania",
        "polish",
    ],
    &["reds", "british", "whites", "greens"],
];

fn face(symbol: &'static str) -> Face {
    Face {
        id: symbol.into(),
        faction: "british".into(),
        symbol,
        size: "company",
        number: "68".into(),
        parent: "2/10".into(),
        name: "Sworddance".into(),
        strength: "(3)".into(),
        movement: "12".into(),
        competence: Some(5),
        asterisk: true,
        reduced: true,
        ..Face::default()
    }
}

fn rgb(colour: &str) -> [f64; 3] {
    let part = |k: usize| u8::from_str_radix(&colour[k..k + 2], 16).expect("a colour");
    [1, 3, 5].map(|k| {
        let value = f64::from(part(k)) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(matrix: &[[f64; 3]; 3], v: [f64; 3]) -> [f64; 3] {
    [0, 1, 2].map(|row| (0..3).map(|k| matrix[row][k] * v[k]).sum())
}

fn contrast(a: &str, b: &str) -> f64 {
    let light = |colour: &str| {
        let [r, g, b] = rgb(colour);
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (a, b) = (light(a), light(b));
    f64::max(a, b) / f64::min(a, b)
}

fn lab(linear: [f64; 3]) -> [f64; 3] {
    let to_xyz = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
    let xyz = times(&to_xyz, linear.map(|v| v.clamp(0.0, 1.0)));
    let white = [0.95047, 1.0, 1.08883];
    let f = [0, 1, 2].map(|k| {
        let v: f64 = xyz[k] / white[k];
        if v > 0.008856 { v.cbrt() } else { 7.787 * v + 16.0 / 116.0 }
    });
    [116.0 * f[1] - 16.0, 500.0 * (f[0] - f[1]), 200.0 * (f[1] - f[2])]
}

/// How colours are seen: in full, and by those who lack one kind of cone.
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("full sight", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "deuteranopia",
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    ),
    ("protanopia", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    ("tritanopia", [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
];

#[test]
fn every_arm_has_a_symbol_of_its_own_at_every_size() {
    for detail in Detail::ALL {
        let drawn: std::collections::BTreeSet<String> =
            SYMBOLS.iter().map(|symbol| svg(&face(symbol), detail)).collect();
        assert_eq!(drawn.len(), SYMBOLS.len(), "{detail:?}");
        let unknown = svg(&face("zeppelin"), detail);
        assert!(!drawn.contains(&unknown), "{detail:?}: only what is unknown has an empty box");
    }
}

#[test]
fn counters_are_small_sound_and_carry_their_letters() {
    for symbol in SYMBOLS {
        for detail in Detail::ALL {
            let svg = svg(&face(symbol), detail);
            assert!(!svg.contains("<text"), "{symbol}: words are outlines");
            assert!(svg.len() < 6144, "{symbol}: {} bytes", svg.len());
            assert!(crate::png(&svg, 56).is_ok(), "{symbol}: {svg}");
        }
    }
}

#[test]
fn less_is_drawn_on_smaller_counters() {
    let bytes = Detail::ALL.map(|detail| svg(&face("mortar"), detail).len());
    assert!(bytes.is_sorted(), "{bytes:?}");
    let side = |side_px| Detail::of(side_px);
    assert_eq!([17.9, 27.9, 39.9, 55.9, 56.0].map(side), Detail::ALL);
}

#[test]
fn ink_stands_out_from_its_body() {
    for (ids, livery) in livery::LIVERIES {
        let ratio = contrast(livery.body, livery.ink);
        assert!(ratio >= 5.4, "{ids:?}: {ratio:.2}");
        assert!(contrast(livery.pale, "#1C1712") >= 7.0, "{ids:?}: the symbol in its box");
    }
}

#[test]
fn bodies_of_one_table_part_for_all_eyes() {
    for table in TABLES {
        for (eyes, matrix) in EYES {
            let seen: Vec<[f64; 3]> = table.iter().map(|id| lab(times(&matrix, rgb(livery(id).body)))).collect();
            for (k, a) in seen.iter().enumerate() {
                for (m, b) in seen.iter().enumerate().skip(k + 1) {
                    let apart = (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f64>().sqrt();
                    assert!(apart >= 9.95, "{} and {} in {eyes}: {apart:.1}", table[k], table[m]);
                }
            }
        }
    }
}

#[test]
fn sides_part_without_colour() {
    for (ids, livery) in livery::LIVERIES {
        let light = lab(rgb(livery.body))[0];
        assert_eq!(light < 50.0, livery.is_dark(), "{ids:?}: {light:.0}");
    }
}

#[test]
fn factions_without_colours_are_grey() {
    assert_eq!(livery("klingon").body, livery("allied").body);
    assert_ne!(livery("us").body, livery("allied").body);
}

#[test]
fn signs_of_states_and_marks_are_sound_and_differ() {
    let badges = badges();
    for id in [
        "out_of_supply",
        "out_of_communications",
        "overstacked",
        "moved",
        "fired",
        "entrenched",
        "fort",
        "hasty_defence",
    ] {
        assert!(badges.contains_key(id), "{id}");
    }
    for id in ["wrecked_track", "mines", "bridge", "broken_bridge", "held_allied", "held_red"] {
        assert!(badges.contains_key(id), "{id}");
    }
    assert_eq!(badges["mine"], badges["mines"]);
    for (id, svg) in &badges {
        assert!(crate::png(svg, 48).is_ok(), "{id}");
    }
    let shapes: std::collections::BTreeSet<&String> = badges.values().collect();
    assert_eq!(shapes.len(), 14);
}

#[test]
fn all_counters_come_by_the_ids_of_their_faces() {
    let faces = [face("tank"), face("ski")];
    let drawn = all(&faces, Detail::Full);
    assert_eq!(drawn.keys().collect::<Vec<_>>(), ["ski", "tank"]);
    assert_eq!(drawn["tank"], svg(&faces[0], Detail::Full));
}

#[test]
fn a_sheet_holds_every_counter() {
    let faces: Vec<Face> = SYMBOLS.iter().map(|symbol| face(symbol)).collect();
    let svg = sheet(&faces, 8);
    assert_eq!(svg.matches(r##"fill="#ECD6A2" d="M0,0H100V100H0Z""##).count(), faces.len());
    assert!(svg.contains(r#"width="964" height="404""#), "three rows of eight");
    assert!(crate::png(&svg, 480).is_ok());
}
