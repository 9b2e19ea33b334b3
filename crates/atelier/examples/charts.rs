//! Draws a table, a turn track and a numbered track, each as PNG and PDF. `cargo run --example charts -- FOLDER`

use atelier::chart::{Marker, Pattern, Turn, table, track, turns};
use atelier::{Weather, pdf, png};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let rows: Vec<Vec<String>> = [
        "1-2 AE A2 A1 A1 En –",
        "1-1 A2 A1 A1 1/1 En D1",
        "2-1 A1 1/1 En/– En/1 1/1 –/1",
        "3-1 1/1 En D1 D1 D2 DE",
        "4-1 En D1 D1 D2 DE DE",
    ]
    .iter()
    .map(|row| row.split(' ').map(str::to_owned).collect())
    .collect();
    let months = [
        "Aug '18", "Sep", "Oct", "Nov", "Dec", "Jan '19", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct",
    ];
    let weather = |k: usize| match k {
        3..=7 => Weather::Snow,
        8 => Weather::Thaw,
        _ => Weather::Dry,
    };
    let all: Vec<Turn> = months
        .iter()
        .enumerate()
        .map(|(k, month)| Turn {
            name: (*month).to_owned(),
            weather: Some(weather(k)),
            note: if k == 5 { "Red offensive".into() } else { String::new() },
        })
        .collect();
    let marker = |at, name: &str, pattern| Marker { at, name: name.into(), pattern };
    let charts = [
        ("table", table("Combat results", &["Odds", "1", "2", "3", "4", "5", "6"], &rows)),
        ("turns", turns("Turns and weather", &all, 8, Some(2))),
        (
            "track",
            track(
                "Supply points",
                0..=29,
                10,
                &[
                    marker(7, "Sup", Pattern::Hatched),
                    marker(4, "Supply", Pattern::Solid),
                    marker(19, "VP", Pattern::Solid),
                    marker(19, "VP", Pattern::Hatched),
                ],
            ),
        ),
    ];
    for (name, svg) in charts {
        std::fs::write(format!("{folder}/{name}.png"), png(&svg, None)?)?;
        std::fs::write(format!("{folder}/{name}.pdf"), pdf(&svg)?)?;
    }
    Ok(())
}
