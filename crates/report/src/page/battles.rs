//! The best and the worst attacks: those in which the die did most for the attacker, or most against him.

use std::fmt::Write;

use engine::Word;

use super::{Matter, turns};
use crate::account::{Battle, Line, Trial};
use crate::statistics;
use crate::text::{escaped, word};

/// So many of each.
const MOST: usize = 5;

pub(super) fn section(matter: &Matter<'_>) -> String {
    let all = matter.account.battles();
    if all.is_empty() {
        return String::new();
    }
    let lucky = all.iter().filter(|(trial, battle)| trial.luck(battle.attacker) > 0.0).take(MOST);
    let unlucky = all.iter().rev().filter(|(trial, battle)| trial.luck(battle.attacker) < 0.0).take(MOST);
    let mut html = format!("<section id=\"attacks\">\n{}\n", matter.heading("report-attacks"));
    html.push_str(&matter.paragraph("report-attacks-about", &[("count", Word::Int(all.len() as i64))]));
    html.push_str("<div class=\"columns\">\n");
    let lists: [(&str, Vec<_>); 2] = [("report-best", lucky.collect()), ("report-worst", unlucky.collect())];
    for (id, list) in lists.into_iter().filter(|(_, list)| !list.is_empty()) {
        let _ = write!(html, "<div><h3>{}</h3>\n<ol>", escaped(&matter.text.plain(id)));
        for (trial, battle) in list {
            html.push_str(&one(matter, trial, battle));
        }
        html.push_str("</ol></div>\n");
    }
    html.push_str("</div>\n</section>\n");
    html
}

/// The line of the story that tells a battle.
fn told<'a>(matter: &'a Matter<'_>, trial: &Trial, battle: &Battle) -> &'a [engine::Spelled] {
    match matter.account.turns.get(trial.turn).and_then(|turn| turn.story.get(battle.line)) {
        Some(Line::Battle(lines)) => lines,
        _ => &[],
    }
}

/// Who attacked where.
pub(super) fn opening(matter: &Matter<'_>, trial: &Trial) -> String {
    let lines = trial.battle.as_ref().map_or(&[][..], |battle| told(matter, trial, battle));
    lines.first().map_or(String::new(), |message| escaped(&matter.text.sentence(message)))
}

fn one(matter: &Matter<'_>, trial: &Trial, battle: &Battle) -> String {
    let text = &matter.text;
    let side = usize::from(battle.attacker.0);
    let (gain, luck) = (trial.gain.get(side).copied().unwrap_or_default(), trial.luck(battle.attacker));
    let spread = trial.spread.get(side).map_or(&[][..], Vec::as_slice);
    let chance = if luck > 0.0 { statistics::at_least(spread, gain) } else { statistics::at_most(spread, gain) };
    let mut lines = told(matter, trial, battle).iter();
    let opening = lines.next().map_or(String::new(), |message| matter.cited(message));
    let rest: Vec<String> = lines.map(|message| matter.cited(message)).collect();
    let faces: String = trial.faces.iter().map(|face| format!("<span class=\"die\">{face}</span>")).collect();
    let name = matter.account.turns.get(trial.turn).map_or(String::new(), |turn| turns::name(matter, turn));
    let reckoned = text.own(
        if luck > 0.0 { "report-attack-good" } else { "report-attack-bad" },
        &[
            ("came", word(text.difference(gain as f64))),
            ("expected", word(text.difference(statistics::mean(spread)))),
            ("chance", word(text.chance(chance))),
        ],
    );
    format!(
        "<li class=\"{}\"><p><a href=\"#turn-{}\">{}</a></p><p><strong>{opening}</strong></p><p>{faces} {}</p><p class=\"note\">{}</p></li>\n",
        matter.class(battle.attacker),
        trial.turn,
        escaped(&name),
        rest.join(" "),
        escaped(&reckoned)
    )
}
