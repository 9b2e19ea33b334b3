//! The page: what is told, in which order.

mod battles;
mod luck;
mod numbers;
mod turns;

use std::fmt::Write;

use engine::erased::AnyJournal;
use engine::{Eyes, Fault, Pattern, Side, Spelled, Title, Word};
use shelf::Shelved;

use crate::account::Account;
use crate::fonts;
use crate::map::Plane;
use crate::text::{Text, escaped, word};
use crate::{Player, Wanted};

const STYLE: &str = include_str!("style.css");
/// The only script of the page, as it stands between its tags.
pub const SCRIPT: &str = concat!("\n", include_str!("script.js"));

/// Everything that the parts of a page look at.
struct Matter<'a> {
    journal: &'a dyn AnyJournal,
    account: &'a Account,
    /// The title page of the game, in the reader's language.
    title: Title,
    text: Text<'a>,
}

impl Matter<'_> {
    fn sides(&self) -> impl Iterator<Item = (Side, String)> {
        let sides = self.journal.title().sides.iter().enumerate();
        sides.map(|(index, side)| (Side(index as u8), self.text.name(&side.id)))
    }

    /// How a side is painted; several that are hatched differ.
    fn class(&self, side: Side) -> String {
        let sides = &self.journal.title().sides;
        let solid = |at: usize| sides.get(at).is_some_and(|side| side.pattern == Pattern::Solid);
        let at = usize::from(side.0);
        match solid(at) {
            true => "solid".to_owned(),
            false => format!("hatched{}", (0..at).filter(|before| !solid(*before)).count()),
        }
    }

    /// A few signs for each turn, for charts.
    fn turn_labels(&self) -> Vec<String> {
        self.account.turns.iter().map(|turn| turn.number.to_string()).collect()
    }

    /// A sentence with its clause.
    fn cited(&self, message: &Spelled) -> String {
        let sentence = escaped(&self.text.sentence(message));
        match &message.clause {
            Some(clause) => format!("{sentence} {}", chip(clause)),
            None => sentence,
        }
    }

    fn heading(&self, id: &str) -> String {
        format!("<h2>{}</h2>", escaped(&self.text.plain(id)))
    }

    fn paragraph(&self, id: &str, args: &[(&str, Word)]) -> String {
        format!("<p>{}</p>", escaped(&self.text.own(id, args)))
    }
}

fn chip(clause: &str) -> String {
    format!(r#"<span class="clause">{}</span>"#, escaped(clause))
}

/// The whole page.
pub(crate) fn page(
    shelved: &Shelved,
    journal: &dyn AnyJournal,
    account: &Account,
    wanted: &Wanted,
) -> Result<String, Fault> {
    let matter = Matter { journal, account, title: shelved.title(), text: Text::new(shelved)? };
    let plane = Plane::new(shelved, &account.turns)?;
    let text = &matter.text;
    let title = escaped(&text.own("report-title", &[("game", word(&matter.title.name))]));
    let mut page = String::new();
    if let Some(plane) = &plane {
        let _ =
            writeln!(page, r#"<svg class="symbols" aria-hidden="true"><defs>{}{PATTERNS}</defs></svg>"#, plane.symbols);
    }
    page.push_str(&header(&matter, wanted));
    page.push_str("<main>\n");
    page.push_str(&turns::section(&matter, plane.as_ref()));
    page.push_str(&numbers::points(&matter));
    page.push_str(&numbers::losses(&matter));
    page.push_str(&luck::section(&matter));
    page.push_str(&battles::section(&matter));
    page.push_str("</main>\n");
    let orders = ("orders", Word::Int(account.orders as i64));
    let _ = writeln!(page, "<footer>{}</footer>", matter.paragraph("report-made", &[orders]));
    Ok(format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n<style>\n{STYLE}\n{}{}</style>\n</head>\n\
         <body>\n{page}<script>{SCRIPT}</script>\n</body>\n</html>\n",
        escaped(text.language()),
        plane.as_ref().map_or("", |plane| plane.rules.as_str()),
        fonts::rules(&page)
    ))
}

/// Hatching for the sides that are not solid.
const PATTERNS: &str = r#"<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="6" height="6" class="hatch-paper"/><path d="M0,1.5H6" class="hatch-line"/></pattern>"#;

/// What was played, by whom, and how it ended.
fn header(matter: &Matter<'_>, wanted: &Wanted) -> String {
    let (text, title, setup) = (&matter.text, &matter.title, matter.journal.setup());
    let scenario = title.scenarios.iter().find(|scenario| scenario.id == setup.scenario);
    let mut header = format!(
        "<header>\n<p class=\"kicker\">{}</p>\n<h1>{}</h1>\n<p class=\"scenario\">{}</p>\n",
        escaped(&text.plain("report-kicker")),
        escaped(&title.name),
        escaped(scenario.map_or(setup.scenario.as_str(), |scenario| scenario.name.as_str()))
    );
    if !wanted.name.is_empty() {
        let _ = writeln!(header, "<p class=\"table\">{}</p>", escaped(&wanted.name));
    }
    let result = match matter.journal.outcome() {
        Some((winner, how)) => {
            let winner = winner.map_or(String::new(), |side| matter.class(side));
            format!("<p class=\"result {winner}\">{}</p>\n", matter.cited(&how))
        }
        None => {
            let running = ("turn", Word::Int(matter.account.turns.last().map_or(0, |turn| turn.number)));
            format!("<p class=\"result\">{}</p>\n", escaped(&text.own("report-running", &[running])))
        }
    };
    header.push_str(&result);
    let mut facts: Vec<(String, String)> = Vec::new();
    for (seat, info) in title.seats.iter().enumerate() {
        let player = wanted.players.get(seat).map(|player| match player {
            Player::Person(name) if name.is_empty() => text.plain("report-person"),
            Player::Person(name) => name.clone(),
            Player::Computer(kind) => match kind.as_str() {
                "greedy" => text.plain("report-computer-greedy"),
                "random" => text.plain("report-computer-random"),
                other => text.own("report-computer", &[("kind", word(other))]),
            },
        });
        facts.extend(player.map(|player| (text.name(&info.id), player)));
    }
    for option in title.options.iter().filter(|option| option.is_for(&setup.scenario)) {
        let Some(value) = setup.options.get(&option.id) else { continue };
        let label = text.label(&format!("{}-option-{}-{value}", title.id, option.id));
        let own = || match value.as_str() {
            "on" => text.plain("report-on"),
            "off" => text.plain("report-off"),
            other => other.to_owned(),
        };
        facts.push((option.name.clone(), label.unwrap_or_else(own)));
    }
    let fact =
        |(name, value): &(String, String)| format!("<div><dt>{}</dt><dd>{}</dd></div>", escaped(name), escaped(value));
    let _ = writeln!(header, "<dl class=\"facts\">{}</dl>", facts.iter().map(fact).collect::<String>());
    header.push_str(&numbers::glance(matter));
    if let (Eyes::Seat(seat), None) = (wanted.eyes, matter.journal.outcome()) {
        let seat = ("seat", Word::Name(title.seat_id(seat).into()));
        header.push_str(&matter.paragraph("report-seen-by", &[seat]));
    }
    if matter.account.from > 0 {
        let from = ("order", Word::Int(matter.account.from as i64 + 1));
        header.push_str(&matter.paragraph("report-from", &[from]));
    }
    header.push_str("</header>\n");
    header
}
