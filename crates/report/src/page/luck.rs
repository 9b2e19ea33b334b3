//! Luck: what the dice brought against what they bring on average, and how likely that was.

use std::fmt::Write;

use engine::{Side, Word};

use super::{Matter, chip};
use crate::account::Trial;
use crate::chart::{self, Series};
use crate::statistics;
use crate::text::{escaped, word};

/// From here down luck is remarkable, and from here down hard to believe.
const REMARKABLE: f64 = 0.05;
const ASTONISHING: f64 = 0.005;

pub(super) fn section(matter: &Matter<'_>) -> String {
    let (account, text) = (matter.account, &matter.text);
    let mut html = format!("<section id=\"luck\">\n{}\n", matter.heading("report-luck"));
    html.push_str(&matter.paragraph("report-luck-about", &[]));
    if account.withheld > 0 {
        html.push_str(&matter.paragraph("report-withheld", &[("count", Word::Int(account.withheld as i64))]));
    }
    if account.trials.is_empty() {
        html.push_str(&matter.paragraph("report-no-luck", &[]));
    } else {
        let sides: Vec<(Side, String)> = matter.sides().collect();
        // What one of two sides gains the other loses: one line says both.
        let shown = if sides.len() == 2 { &sides[..1] } else { &sides[..] };
        for (side, _) in shown {
            html.push_str(&verdict(matter, *side, &sides));
        }
        let series = shown.iter().map(|(side, name)| Series {
            name,
            class: matter.class(*side),
            values: account.luck_by_turn(*side),
        });
        let series: Vec<Series<'_>> = series.collect();
        let number = |value: f64| text.decimals(value, usize::from(value.fract() != 0.0)).replace('-', "\u{2212}");
        if let [(_, one), (_, other)] = sides.as_slice() {
            let both = [("one", word(one)), ("other", word(other))];
            let _ = writeln!(html, "<p class=\"note\">{}</p>", escaped(&text.own("report-luck-line", &both)));
        }
        html.push_str(&chart::lines(&text.plain("report-luck"), &matter.turn_labels(), &series, &number));
        html.push_str(&every_die(matter));
    }
    html.push_str(&faces(matter));
    html.push_str("</section>\n");
    html
}

/// One sentence: how much, for whom, and whether that is strange.
fn verdict(matter: &Matter<'_>, side: Side, sides: &[(Side, String)]) -> String {
    let (luck, p) = matter.account.luck(side);
    let name = |of: Side| sides.get(usize::from(of.0)).map_or(String::new(), |(_, name)| name.clone());
    let other = if sides.len() == 2 && luck < 0.0 { Side(1 - side.0) } else { side };
    let (lucky, luck) = if other == side { (name(side), luck) } else { (name(other), -luck) };
    let id = match () {
        () if luck.abs() < 0.05 => "report-luck-none",
        () if luck < 0.0 => "report-luck-against",
        () => "report-luck-for",
    };
    let steps = matter.text.decimals(luck.abs(), 1);
    let judged = match p {
        p if p < ASTONISHING => "report-luck-astonishing",
        p if p < REMARKABLE => "report-luck-remarkable",
        _ => "report-luck-ordinary",
    };
    format!(
        "<p class=\"verdict\"><strong>{}</strong> {} {} <span class=\"p\">p = {}</span></p>\n",
        escaped(&matter.text.own(id, &[("side", word(lucky)), ("steps", word(steps))])),
        escaped(&matter.text.own("report-luck-chance", &[("chance", word(matter.text.chance(p)))])),
        escaped(&matter.text.plain(judged)),
        matter.text.decimals(p, if p < 0.0095 { 4 } else { 2 })
    )
}

/// Every die that made a difference.
fn every_die(matter: &Matter<'_>) -> String {
    let text = &matter.text;
    let mut html = format!(
        "<details class=\"dice\"><summary>{}</summary>\n<table>\n<thead><tr>",
        escaped(&text.own("report-every-die", &[("count", Word::Int(matter.account.trials.len() as i64))]))
    );
    let side = matter.sides().next().map_or(String::new(), |(_, name)| name);
    for id in [
        "report-column-turn",
        "report-column-what",
        "report-column-die",
        "report-column-expected",
        "report-column-came",
        "report-column-luck",
    ] {
        let _ = write!(html, "<th>{}</th>", escaped(&text.own(id, &[("side", word(&side))])));
    }
    html.push_str("</tr></thead>\n<tbody>\n");
    for trial in &matter.account.trials {
        html.push_str(&row(matter, trial));
    }
    let _ = writeln!(
        html,
        "</tbody>\n</table>\n{}</details>",
        matter.paragraph("report-every-die-about", &[("side", word(&side))])
    );
    html
}

fn row(matter: &Matter<'_>, trial: &Trial) -> String {
    let number = matter.account.turns.get(trial.turn).map_or(0, |turn| turn.number);
    let faces: Vec<String> = trial.faces.iter().map(u16::to_string).collect();
    let expected = trial.spread.first().map_or(0.0, |spread| statistics::mean(spread));
    let said = match (&trial.battle, &trial.said) {
        (Some(_), _) => super::battles::opening(matter, trial),
        (None, Some(message)) => escaped(&matter.text.sentence(message)),
        (None, None) => String::new(),
    };
    format!(
        "<tr><td><a href=\"#turn-{}\">{number}</a></td><td>{said} {}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
        trial.turn,
        chip(&trial.clause),
        faces.join(" "),
        matter.text.difference(expected),
        matter.text.difference(trial.gain.first().copied().unwrap_or_default() as f64),
        matter.text.difference(trial.luck(Side(0)))
    )
}

/// How often each face fell.
fn faces(matter: &Matter<'_>) -> String {
    let (counts, text) = (&matter.account.faces, &matter.text);
    let thrown: u64 = counts.iter().sum();
    if thrown == 0 {
        return String::new();
    }
    let p = statistics::as_uneven(counts);
    let title = text.plain("report-faces");
    let labels: Vec<String> = (1..=counts.len()).map(|face| face.to_string()).collect();
    let values = counts.iter().map(|count| *count as f64).collect();
    let row = Series { name: &title, class: "faces".to_owned(), values };
    let each = text.decimals(thrown as f64 / counts.len() as f64, 1);
    let average = counts.iter().zip(1..).map(|(count, face)| count * face).sum::<u64>() as f64 / thrown as f64;
    let about = [
        ("count", Word::Int(thrown as i64)),
        ("each", word(each)),
        ("average", word(text.decimals(average, 2))),
        ("chance", word(text.chance(p))),
    ];
    format!(
        "<h3>{}</h3>\n<p>{} <span class=\"p\">χ² = {}, p = {}</span></p>\n{}\n",
        escaped(&title),
        escaped(&text.own("report-faces-about", &about)),
        text.decimals(statistics::unevenness(counts), 1),
        text.decimals(p, 2),
        chart::bars(&title, &labels, &[row], &|value| format!("{value:.0}"))
    )
}
