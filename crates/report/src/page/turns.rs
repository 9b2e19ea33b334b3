//! The story, turn by turn, with the map at each turn's end. All turns stand one below the other; the script shows one
//! at a time.

use std::fmt::Write;

use engine::Word;

use super::Matter;
use crate::account::{Line, Turn};
use crate::map::Plane;
use crate::text::{escaped, word};

/// So many lines of a turn are shown at once; the others open.
const LINES: usize = 8;

pub(super) fn section(matter: &Matter<'_>, plane: Option<&Plane>) -> String {
    let mut section = format!("<section id=\"story\">\n{}\n", matter.heading("report-story"));
    let text = &matter.text;
    let label = |id: &str| escaped(&text.plain(id));
    let _ = writeln!(
        section,
        r#"<div class="steer" hidden><button type="button" data-step="-1" aria-label="{}">‹</button><input type="range" min="0" max="{}" value="0" aria-label="{}"><button type="button" data-step="1" aria-label="{}">›</button><button type="button" data-all>{}</button></div>"#,
        label("report-earlier"),
        matter.account.turns.len().saturating_sub(1),
        label("report-which-turn"),
        label("report-later"),
        label("report-all-turns")
    );
    if plane.is_some() {
        let _ = writeln!(
            section,
            r#"<p class="key"><span><svg viewBox="0 0 20 20"><circle class="taken" cx="10" cy="10" r="7"/></svg>{}</span><span><svg viewBox="0 0 20 20"><circle class="fought" cx="10" cy="10" r="7"/></svg>{}</span></p>"#,
            label("report-key-taken"),
            label("report-key-fought")
        );
    }
    for (at, turn) in matter.account.turns.iter().enumerate() {
        section.push_str(&one(matter, plane, at, turn));
    }
    section.push_str("</section>\n");
    section
}

/// What a turn is called.
pub(super) fn name(matter: &Matter<'_>, turn: &Turn) -> String {
    if turn.number == 0 && turn.name.is_none() {
        return matter.text.plain("report-set-up");
    }
    let number = ("turn", Word::Int(turn.number));
    let generic = matter.text.own("report-turn", std::slice::from_ref(&number));
    match turn.name.as_ref().map(|name| matter.text.sentence(name)).filter(|name| *name != generic) {
        // A name can begin with the number.
        Some(name) if name.starts_with(&generic) => name,
        Some(name) => matter.text.own("report-turn-named", &[number, ("name", word(name))]),
        None => generic,
    }
}

fn one(matter: &Matter<'_>, plane: Option<&Plane>, at: usize, turn: &Turn) -> String {
    let name = name(matter, turn);
    let mut html = format!("<article class=\"turn\" id=\"turn-{at}\">\n<h3>{}</h3>\n", escaped(&name));
    if let Some(plane) = plane {
        let _ = writeln!(html, "<div class=\"scroll\" tabindex=\"0\">{}</div>", plane.draw(turn, &name, &matter.text));
    }
    html.push_str("<div class=\"told\">\n");
    let told: Vec<String> = turn.story.iter().filter_map(|line| tell(matter, line)).collect();
    if told.is_empty() && turn.number > 0 {
        html.push_str(&matter.paragraph("report-quiet", &[]));
    } else if !told.is_empty() {
        let (first, rest) = told.split_at(told.len().min(LINES));
        let _ = writeln!(html, "<ul class=\"story\">{}</ul>", first.concat());
        if !rest.is_empty() {
            let more = matter.text.own("report-more", &[("count", Word::Int(rest.len() as i64))]);
            let _ = writeln!(
                html,
                "<details><summary>{}</summary><ul class=\"story\">{}</ul></details>",
                escaped(&more),
                rest.concat()
            );
        }
    }
    html.push_str("</div>\n</article>\n");
    html
}

fn tell(matter: &Matter<'_>, line: &Line) -> Option<String> {
    Some(match line {
        Line::Taken(message) => format!("<li class=\"taken\">{}</li>", matter.cited(message)),
        Line::Told(message) => format!("<li class=\"event\">{}</li>", matter.cited(message)),
        Line::Battle(lines) if lines.len() > 1 => {
            let lines: Vec<String> = lines.iter().map(|message| matter.cited(message)).collect();
            format!("<li class=\"battle\">{}</li>", lines.join(" "))
        }
        Line::Battle(_) => return None,
        Line::Lost(units) => {
            let names: Vec<String> = units.iter().map(|unit| matter.text.name(unit)).collect();
            let count = ("count", Word::Int(units.len() as i64));
            let sentence = matter.text.own("report-lost-counters", &[count, ("units", word(names.join(", ")))]);
            format!("<li class=\"lost\">{}</li>", escaped(&sentence))
        }
    })
}
