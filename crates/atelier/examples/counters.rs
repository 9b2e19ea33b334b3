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
    for detail in counter::Detail::ALL {
        let bytes: Vec<usize> = faces.iter().map(|face| counter::svg(face, detail).len()).collect();
        let total: usize = bytes.iter().sum();
        eprintln!("{detail:?}: {} bytes on average, {:?} at most", total / bytes.len().max(1), bytes.iter().max());
    }
    Ok(())
}
