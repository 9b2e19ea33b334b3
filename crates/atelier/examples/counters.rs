//! Draws a sheet of counters: nations, arms, states. `cargo run -p stavka-atelier --example counters -- sheet.png`

use atelier::counter;
use engine::Face;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "counters.png".to_owned());
    let nations =
        ["us", "british", "canadian", "french", "white_russian", "polish", "australian", "serb", "allied", "red"];
    let others = ["siberian", "don", "ukrainian", "green", "makhno", "czech", "allies", "finland", "romania", "red"];
    let troops = |faction: &&str| Face {
        faction: (*faction).to_owned(),
        symbol: "infantry",
        size: "company",
        number: "A".into(),
        parent: "339".into(),
        strength: "3".into(),
        movement: "12".into(),
        competence: Some(4),
        ..Face::default()
    };
    let mut faces: Vec<Face> = nations.iter().chain(&others).map(troops).collect();
    let of = |symbol, faction: &str, size, name: &str| Face {
        symbol,
        size,
        name: name.into(),
        number: if name.is_empty() { "68".into() } else { String::new() },
        parent: if name.is_empty() { "2/10".into() } else { String::new() },
        ..troops(&faction)
    };
    faces.extend([
        of("infantry", "british", "company", ""),
        of("machine_gun", "us", "platoon", ""),
        Face { asterisk: true, strength: "(3)".into(), ..of("artillery", "british", "platoon", "") },
        of("mortar", "british", "platoon", ""),
        of("engineer", "us", "company", ""),
        of("cavalry", "red", "battalion", ""),
        of("ski", "red", "battalion", ""),
        of("tank", "british", "platoon", "Mk IV"),
        Face { competence: None, strength: "(4)".into(), ..of("armoured_train", "red", "company", "Red Train 1") },
        Face { boxed: Some("1".into()), ringed: Some("4".into()), ..of("hq", "us", "battalion", "") },
        Face { competence: None, strength: "(1)".into(), ..of("depot", "allied", "", "Allied 1") },
        Face {
            competence: None,
            strength: "(1)".into(),
            movement: String::new(),
            ..of("depot_static", "allied", "", "Allied 1")
        },
        Face {
            boxed: Some("3".into()),
            ringed: Some("2".into()),
            movement: "30".into(),
            ..of("aircraft", "british", "", "DH9A")
        },
        Face {
            boxed: Some("1".into()),
            ringed: Some("1".into()),
            movement: "18".into(),
            ..of("seaplane", "british", "", "Short 184")
        },
        Face {
            strength: String::new(),
            movement: "15".into(),
            asterisk: true,
            ..of("balloon", "british", "", "Kite 1")
        },
    ]);
    for (symbol, faction, name) in [
        ("gunboat", "red", "Red 1"),
        ("monitor", "british", "M31·Humber"),
        ("minesweeper", "british", "Sworddance·Fandango"),
        ("steamer", "white_russian", "Allied Steamer"),
        ("carrier", "british", "Nairana"),
        ("barge", "british", "Seaplane Barge"),
        ("depot_ship", "british", "Cyclops"),
        ("hq", "red", ""),
    ] {
        let plain =
            Face { competence: None, strength: "(3)".into(), movement: "30".into(), ..of(symbol, faction, "", name) };
        faces.push(if symbol == "hq" {
            Face { boxed: Some("2".into()), ringed: Some("6".into()), size: "division", ..plain }
        } else {
            plain
        });
    }
    faces.extend([("us", "339"), ("red", "156"), ("british", "2/10")].map(|(faction, parent)| Face {
        reduced: true,
        parent: parent.into(),
        strength: "(10)".into(),
        ..troops(&faction)
    }));
    let svg = counter::sheet(&faces, 10);
    std::fs::write(&path, atelier::png(&svg, 1600)?)?;
    std::fs::write(path.replace(".png", "-small.png"), atelier::png(&small(&faces), None)?)?;
    for detail in counter::Detail::ALL {
        let bytes: Vec<usize> = faces.iter().map(|face| counter::svg(face, detail).len()).collect();
        let total: usize = bytes.iter().sum();
        eprintln!("{detail:?}: {} bytes on average, {:?} at most", total / bytes.len().max(1), bytes.iter().max());
    }
    Ok(())
}

/// Counters at the sizes where less is drawn, and the signs of states and marks.
fn small(faces: &[Face]) -> String {
    let mut out = String::from(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="460"><rect width="1200" height="460" fill="#C3CDA2"/>"##,
    );
    let mut put = |svg: &str, x: f64, y: f64, side: f64, natural: u32| {
        let natural = format!(r#"width="{natural}" height="{natural}""#);
        out.push_str(&svg.replacen(&natural, &format!(r#"x="{x}" y="{y}" width="{side}" height="{side}""#), 1));
    };
    let mut y = 10.0;
    for side in [72.0, 48.0, 36.0, 24.0, 16.0] {
        for (k, face) in faces.iter().skip(20).take(14).enumerate() {
            let svg = counter::svg(face, counter::Detail::of(side));
            put(&svg, 10.0 + k as f64 * (side * 1.12 + 4.0), y, side * 1.12, 112);
        }
        y += side * 1.12 + 8.0;
    }
    for (k, (id, svg)) in counter::badges().iter().enumerate() {
        let natural = if *id == "entrenched" { 120 } else { 36 };
        put(svg, 10.0 + k as f64 * 66.0, y + 40.0, 60.0, natural);
    }
    out.push_str("</svg>");
    out
}
