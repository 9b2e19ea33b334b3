//! The legal orders of a seat, so that a person can read them: few as they are, many gathered by verb and by who.

use std::collections::HashMap;

use engine::erased::AnyJournal;
use engine::{Draft, Fault, Seat, Value, Verb, notation};

use crate::print::line;

/// More orders than this are gathered.
const MANY: usize = 60;
/// Rows that a verb may take when everything is shown.
const ROWS: usize = 40;
/// How wide a row of targets may be.
const WIDTH: usize = 96;

/// Which orders to show.
#[derive(Clone, Copy, Default)]
pub(crate) struct Which<'a> {
    /// All, each as it is written.
    pub(crate) all: bool,
    /// Those of one verb.
    pub(crate) verb: Option<&'a str>,
    /// Those of one counter, or whatever stands first in the order.
    pub(crate) who: Option<&'a str>,
}

/// An order, taken apart.
struct Listed {
    text: String,
    verb: String,
    /// What the first field names: who acts.
    who: String,
    /// What the last field comes to: the end of a path.
    target: String,
}

/// The orders of a seat, what is left of a paused one first.
fn listed(journal: &dyn AnyJournal, seat: Seat) -> Vec<Listed> {
    let mut orders = journal.orders(seat);
    if let Some((_, rest)) = journal.rest().filter(|(owner, _)| *owner == seat) {
        line!("  Go on with: {rest}");
        orders.retain(|order| *order != rest);
        orders.insert(0, rest);
    }
    let verbs = journal.title().verbs;
    orders.into_iter().map(|text| take_apart(verbs, text)).collect()
}

fn take_apart(verbs: &[Verb], text: String) -> Listed {
    let draft = notation::parse(verbs, &text).unwrap_or_else(|_| Draft::new(text.clone()));
    let mut fields = draft.fields.iter().map(|(_, value)| value);
    let who = fields.next().map(named).unwrap_or_default();
    let target = fields.next_back().map(aim).unwrap_or_default();
    Listed { verb: draft.verb, who, target, text }
}

fn named(value: &Value) -> String {
    let pairs = |pairs: &[(String, String)], sign: &str| {
        pairs.iter().map(|(what, to)| format!("{what}{sign}{to}")).collect::<Vec<_>>().join(",")
    };
    match value {
        Value::One(name) | Value::Text(name) => name.clone(),
        Value::Several(names) => names.join("+"),
        Value::Path(places) => places.join(">"),
        Value::Placement(list) => pairs(list, "@"),
        Value::Assignment(list) => pairs(list, ":"),
        Value::Amount(number) => number.to_string(),
    }
}

/// Where a field leads: the end of a path, or all of anything else.
fn aim(value: &Value) -> String {
    match value {
        Value::Path(places) => places.last().cloned().unwrap_or_default(),
        other => named(other),
    }
}

/// Show a seat's orders. Gives those that were numbered, if they are to be, on from `first`; `more` says how to see the
/// rest.
pub(crate) fn show(
    journal: &dyn AnyJournal,
    seat: Seat,
    which: Which<'_>,
    first: Option<usize>,
    more: &str,
) -> Result<Vec<String>, Fault> {
    let mut orders = listed(journal, seat);
    narrow(journal, &mut orders, which)?;
    let verbs = journal.title().verbs;
    if which.all || which.who.is_some() || orders.len() <= MANY {
        as_written(verbs, &orders, first);
        return Ok(orders.into_iter().map(|order| order.text).collect());
    }
    let rows = if which.verb.is_some() { usize::MAX } else { ROWS };
    gathered(verbs, &orders, rows).iter().for_each(|row| line!("{row}"));
    line!("  {} orders. {more}", orders.len());
    Ok(Vec::new())
}

/// Keep the orders that were asked for.
fn narrow(journal: &dyn AnyJournal, orders: &mut Vec<Listed>, which: Which<'_>) -> Result<(), Fault> {
    if let Some(verb) = which.verb {
        let verbs = journal.title().verbs;
        if !verbs.iter().any(|known| known.id == verb) {
            let ids: Vec<&str> = verbs.iter().map(|verb| verb.id).collect();
            return Err(Fault::new("orders", format!("there is no order {verb:?}"))
                .advise(format!("Orders begin with one of: {}", ids.join(", "))));
        }
        orders.retain(|order| order.verb == verb);
    }
    if let Some(who) = which.who {
        let mut known: Vec<String> = orders.iter().map(|order| order.who.clone()).collect();
        known.sort();
        known.dedup();
        orders.retain(|order| order.who.split(['+', '>', '@', ':', ',']).any(|one| one == who) || order.who == who);
        if orders.is_empty() && !known.is_empty() {
            known.truncate(30);
            return Err(Fault::new("orders", format!("{who:?} can be ordered nothing of this kind now"))
                .advise(format!("There are orders for: {}", known.join(", "))));
        }
    }
    Ok(())
}

/// Every order as it is written, under its verb, perhaps with its number.
fn as_written(verbs: &[Verb], orders: &[Listed], first: Option<usize>) {
    let cell = |(number, order): &(usize, &str)| match first {
        Some(first) => format!("{:>4} {order:<34}", first + number),
        None => format!("     {order:<34}"),
    };
    for verb in verbs {
        let of_verb = (1..).zip(orders).filter(|(_, order)| order.verb == verb.id);
        let group: Vec<(usize, &str)> = of_verb.map(|(number, order)| (number, order.text.as_str())).collect();
        if group.is_empty() {
            continue;
        }
        line!("  {}", notation::usage(verb));
        // Long orders stand one below the other.
        let columns = if group.iter().all(|(_, text)| text.chars().count() <= 34) { 3 } else { 1 };
        for row in group.chunks(columns) {
            let cells: Vec<String> = row.iter().map(cell).collect();
            line!("{}", cells.join(" ").trim_end());
        }
    }
}

/// The orders by verb and by who, with where they lead.
fn gathered(verbs: &[Verb], orders: &[Listed], rows: usize) -> Vec<String> {
    let mut text = Vec::new();
    for verb in verbs {
        let group: Vec<&Listed> = orders.iter().filter(|order| order.verb == verb.id).collect();
        let count = match group.len() {
            0 => continue,
            1 => "1 order".to_owned(),
            count => format!("{count} orders"),
        };
        text.push(format!("  {:<44} {count}", notation::usage(verb)));
        match verb.fields.len() {
            0 => {}
            1 => text.push(format!("      {}", within(group.iter().map(|order| order.who.as_str()), WIDTH))),
            _ => by_who(&group, rows, &mut text),
        }
    }
    text
}

fn by_who(group: &[&Listed], rows: usize, text: &mut Vec<String>) {
    let mut places: HashMap<&str, usize> = HashMap::new();
    let mut by_who: Vec<(&str, Vec<&str>)> = Vec::new();
    for order in group {
        let at = *places.entry(order.who.as_str()).or_insert_with(|| {
            by_who.push((order.who.as_str(), Vec::new()));
            by_who.len() - 1
        });
        by_who[at].1.push(&order.target);
    }
    let width = by_who.iter().take(rows).map(|(who, _)| who.chars().count()).max().unwrap_or(0).min(30);
    let room = if rows == usize::MAX { usize::MAX } else { WIDTH.saturating_sub(width) };
    for (who, targets) in by_who.iter().take(rows) {
        text.push(format!("      {who:<width$} {:>4}  {}", targets.len(), within(targets.iter().copied(), room)));
    }
    if by_who.len() > rows {
        text.push(format!("      … and {} more", by_who.len() - rows));
    }
}

/// As many words as fit, and how many do not.
fn within<'a>(words: impl Iterator<Item = &'a str>, room: usize) -> String {
    let mut line = String::new();
    let mut left = 0;
    for word in words {
        if left > 0 || line.chars().count().saturating_add(word.chars().count()) > room {
            left += 1;
            continue;
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if left > 0 { format!("{line} … {left} more") } else { line }
}

#[cfg(test)]
mod tests {
    use engine::{Kind, Verb, required};
    use expect_test::expect;

    use super::{Listed, ROWS, gathered, take_apart};

    const VERBS: &[Verb] = &[
        Verb { id: "march", fields: &[required("who", Kind::Several), required("path", Kind::Path)] },
        Verb { id: "entrench", fields: &[required("who", Kind::One)] },
        Verb { id: "done", fields: &[] },
    ];

    fn orders(texts: impl IntoIterator<Item = String>) -> Vec<Listed> {
        texts.into_iter().map(|text| take_apart(VERBS, text)).collect()
    }

    #[test]
    fn many_orders_are_gathered_by_who_and_where() {
        let mut all: Vec<String> = (3101..3140).map(|hex| format!("march us_339_a 3100>{hex}")).collect();
        all.extend((0..3).map(|n| format!("march us_339_b+us_339_c 320{n}")));
        all.extend(["entrench us_339_a".to_owned(), "entrench us_339_b".to_owned(), "done".to_owned()]);
        expect![[r#"
            What can be done:
              march WHO+WHO… PATH>PATH…                    42 orders
                  us_339_a            39  3101 3102 3103 3104 3105 3106 3107 3108 3109 3110 3111 3112 3113 3114 3115 3116 … 23 more
                  us_339_b+us_339_c    3  3200 3201 3202
              entrench WHO                                 2 orders
                  us_339_a us_339_b
              done                                         1 order"#]]
        .assert_eq(&format!("What can be done:\n{}", gathered(VERBS, &orders(all), ROWS).join("\n")));
    }

    #[test]
    fn a_verb_by_itself_shows_every_target() {
        let all = (1000..1400).map(|hex| format!("march m{} {hex}", hex % 50));
        let rows = gathered(VERBS, &orders(all), usize::MAX);
        assert_eq!(rows.len(), 51);
        assert!(rows.iter().all(|row| !row.contains("more")));
        let short = gathered(VERBS, &orders((1000..1400).map(|hex| format!("march m{} {hex}", hex % 50))), ROWS);
        assert_eq!(short.last().map(String::as_str), Some("      … and 10 more"));
    }
}
