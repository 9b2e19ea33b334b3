//! Points and losses: charts, a table, and the whole game at a glance.

use std::fmt::Write;

use engine::Word;

use super::Matter;
use crate::chart::{self, Series};
use crate::text::escaped;

fn count(value: f64) -> String {
    format!("{value:.0}").replace('-', "\u{2212}")
}

/// The game in a few numbers.
pub(super) fn glance(matter: &Matter<'_>) -> String {
    let mut html = "<div class=\"glance\">".to_owned();
    for (side, name) in matter.sides() {
        let lost = |count: &dyn Fn(&engine::Tally) -> i64| {
            let tallies = matter.account.turns.iter().filter_map(|turn| turn.tallies.get(usize::from(side.0)));
            tallies.map(count).sum::<i64>()
        };
        let steps = lost(&|tally| tally.steps);
        let units = ("units", Word::Int(lost(&|tally| tally.units)));
        let note = matter.text.own("report-glance-losses", &[("steps", Word::Int(steps)), units]);
        let _ = write!(
            html,
            "<div class=\"{}\"><strong>{steps}</strong><span>{}</span><small>{}</small></div>",
            matter.class(side),
            escaped(&name),
            escaped(&note)
        );
    }
    let thrown: u64 = matter.account.faces.iter().sum();
    let turns = matter.account.turns.iter().filter(|turn| turn.number > 0).count() as i64;
    for (number, id) in [(turns, "report-glance-turns"), (thrown as i64, "report-glance-dice")] {
        let words = matter.text.own(id, &[("count", Word::Int(number))]);
        let _ = write!(html, "<div><strong>{number}</strong><span>{}</span></div>", escaped(&words));
    }
    html.push_str("</div>\n");
    html
}

/// A key to the patterns of the sides.
fn key(classes: &[(String, String)]) -> String {
    let one = |(class, name): &(String, String)| {
        format!(
            r#"<span><svg viewBox="0 0 20 20"><rect class="bar {class}" x="2" y="3" width="16" height="14"/></svg>{}</span>"#,
            escaped(name)
        )
    };
    format!("<p class=\"key\">{}</p>\n", classes.iter().map(one).collect::<String>())
}

/// The course of the victory points, where a game counts any.
pub(super) fn points(matter: &Matter<'_>) -> String {
    let mut names = Vec::new();
    let mut rows = Vec::new();
    for (side, name) in matter.sides() {
        let values = matter.account.turns.iter().map(|turn| turn.tallies.get(usize::from(side.0))?.points);
        let Some(values) = values.map(|points| points.map(|points| points as f64)).collect::<Option<Vec<f64>>>() else {
            continue;
        };
        names.push((matter.class(side), name));
        rows.push(values);
    }
    if rows.is_empty() || matter.account.turns.is_empty() {
        return String::new();
    }
    let series: Vec<Series<'_>> =
        names.iter().zip(rows).map(|((class, name), values)| Series { name, class: class.clone(), values }).collect();
    // What a game calls its points, if it has a word of its own; then one row of them belongs to nobody alone.
    let own = matter.text.label(&format!("{}-track-points", matter.title.id));
    let key = if own.is_some() && names.len() == 1 { String::new() } else { key(&names) };
    let title = own.unwrap_or_else(|| matter.text.plain("report-points"));
    format!(
        "<section id=\"points\">\n<h2>{}</h2>\n{}{}\n</section>\n",
        escaped(&title),
        key,
        chart::lines(&title, &matter.turn_labels(), &series, &count)
    )
}

/// Who lost what, and when.
pub(super) fn losses(matter: &Matter<'_>) -> String {
    let names: Vec<(String, String)> = matter.sides().map(|(side, name)| (matter.class(side), name)).collect();
    let lost = |side: usize| {
        let tallies = matter.account.turns.iter().map(move |turn| turn.tallies.get(side).copied().unwrap_or_default());
        tallies.collect::<Vec<_>>()
    };
    let series = names.iter().enumerate().map(|(side, (class, name))| {
        let values = lost(side).iter().map(|tally| tally.steps as f64).collect();
        Series { name, class: class.clone(), values }
    });
    let series: Vec<Series<'_>> = series.collect();
    let title = matter.text.plain("report-losses");
    let mut html = format!(
        "<section id=\"losses\">\n{}\n{}{}{}\n<table>\n<thead><tr><th rowspan=\"2\">{}</th>",
        matter.heading("report-losses"),
        matter.paragraph("report-losses-about", &[]),
        key(&names),
        chart::bars(&title, &matter.turn_labels(), &series, &count),
        escaped(&matter.text.plain("report-column-turn"))
    );
    for (_, name) in &names {
        let _ = write!(html, "<th colspan=\"2\">{}</th>", escaped(name));
    }
    html.push_str("</tr>\n<tr>");
    for id in names.iter().flat_map(|_| ["report-column-steps", "report-column-units"]) {
        let _ = write!(html, "<th>{}</th>", escaped(&matter.text.plain(id)));
    }
    html.push_str("</tr></thead>\n<tbody>\n");
    for (at, turn) in matter.account.turns.iter().enumerate() {
        let _ = write!(html, "<tr><th><a href=\"#turn-{at}\">{}</a></th>", escaped(&super::turns::name(matter, turn)));
        for tally in &turn.tallies {
            let _ = write!(html, "<td>{}</td><td>{}</td>", count(tally.steps as f64), count(tally.units as f64));
        }
        html.push_str("</tr>\n");
    }
    let _ = write!(html, "</tbody>\n<tfoot><tr><th>{}</th>", escaped(&matter.text.plain("report-column-all")));
    for side in 0..names.len() {
        let (steps, units) = lost(side).iter().fold((0, 0), |sum, tally| (sum.0 + tally.steps, sum.1 + tally.units));
        let _ = write!(html, "<td>{}</td><td>{}</td>", count(steps as f64), count(units as f64));
    }
    html.push_str("</tr></tfoot>\n</table>\n</section>\n");
    html
}
