//! 23.0: turns, set-up, arrivals, withdrawals.

use engine::printed::{Cell, Chart, ChartWords, row};
use engine::{Arg, Message, Word};

use super::Desk;
use crate::scenarios::{Arrival, Entry, Placement, Turn, WeatherOf};
use crate::state::Plan;
use crate::{args, arrivals, weather};

impl Desk<'_> {
    fn turn_list(&self) -> impl Iterator<Item = &Turn> {
        let last = usize::from(arrivals::last_turn(self.data, self.state));
        arrivals::scenario(self.data, self.state).turn.iter().take(last)
    }

    fn month(&self, turn: &Turn) -> Cell {
        let message = Message::plain("elope-print-month").with("turn", args::int(turn.number));
        let message = message.with("month", Arg::Term(weather::month(&turn.month))).with("year", args::int(turn.year));
        Cell::Said(self.spell(&message))
    }

    /// Where units come in.
    fn place_of(&self, entry: &Entry) -> Cell {
        let one = std::slice::from_ref(&entry.place);
        let places = if entry.choice.is_empty() { one } else { &entry.choice };
        let mut lines: Vec<Cell> = places.iter().map(|id| self.around(&self.place(id), entry)).collect();
        if !entry.arrives_on.is_empty() {
            lines.push(Cell::Said(self.on("elope-print-only-on", &entry.arrives_on)));
        }
        Cell::Lines(lines)
    }

    fn around(&self, place: &str, entry: &Entry) -> Cell {
        let words = match (entry.placement, entry.distance) {
            (Some(Placement::Adjacent), _) => self.words("elope-print-next-to"),
            (Some(Placement::Within), distance) => {
                let message = Message::plain("elope-print-within");
                self.spell(&message.with("hexes", args::int(distance.unwrap_or(0))))
            }
            (None, _) => return Cell::name(place),
        };
        Cell::Said(words.with("place", Word::Name(place.into())))
    }

    fn units(&self, entry: &Entry) -> Cell {
        let names = Cell::Names(entry.units.clone());
        if entry.garrison {
            return Cell::Lines(vec![names, Cell::Said(self.words("elope-print-garrison"))]);
        }
        names
    }
}

/// 3.0.d, 14.1: the turns with weather, supply points and special rules.
pub(super) fn turns(desk: &Desk<'_>) -> Chart {
    let rows = desk.turn_list().map(|turn| {
        let sky = desk.words(match turn.weather {
            WeatherOf::Dry => "elope-print-dry",
            WeatherOf::Thaw => "elope-print-thaw",
            WeatherOf::Snow => "elope-print-snow",
            WeatherOf::Roll => "elope-print-roll",
        });
        let specials = arrivals::specials_of(desk.data, desk.state, turn);
        let specials: Vec<Cell> = specials.map(|message| Cell::Said(desk.spell(&message))).collect();
        row(
            desk.month(turn),
            [
                Cell::Said(sky),
                Cell::text(turn.supply.allied),
                Cell::text(turn.supply.red),
                if specials.is_empty() { Cell::text("") } else { Cell::Lines(specials) },
            ],
        )
    });
    let columns = desk.heads(&[
        "elope-print-turn",
        "elope-print-weather-head",
        "elope-print-supply-allied-head",
        "elope-print-supply-red-head",
        "elope-print-special",
    ]);
    Chart::new(desk.by("3.0.a", "elope-print-turns"), columns, rows.collect())
}

/// 23.1.T1: who is set up where.
pub(super) fn set_up(desk: &Desk<'_>) -> Chart {
    let rows = desk.turn_list().flat_map(|turn| turn.entries.iter().filter(|entry| entry.kind == Arrival::Setup));
    let rows = rows.map(|entry| row(desk.side(entry.side), [desk.place_of(entry), desk.units(entry)]));
    let mut rows: Vec<Vec<Cell>> = rows.collect();
    for (side, places) in &desk.data.tables.control {
        rows.push(row(desk.side(*side), [desk.places(places), Cell::Said(desk.words("elope-print-held"))]));
    }
    let columns = desk.heads(&["elope-print-side", "elope-print-where", "elope-print-units"]);
    let mut chart = Chart::new(desk.by("23.1.T1.h", "elope-print-set-up"), columns, rows);
    if desk.state.options.plan == Plan::NonHistorical {
        let companies = desk.data.tables.garrison.companies;
        chart.notes = vec![desk.with("23.22", "elope-print-keep-garrison", "companies", companies)];
    }
    chart
}

/// 13.1: who arrives when.
pub(super) fn arrivals(desk: &Desk<'_>) -> Chart {
    let mut rows = Vec::new();
    for turn in desk.turn_list() {
        let mut month = desk.month(turn);
        for entry in turn.entries.iter().filter(|entry| entry.kind != Arrival::Setup) {
            let cells = [desk.side(entry.side), desk.place_of(entry), desk.units(entry)];
            rows.push(row(std::mem::replace(&mut month, Cell::text("")), cells));
        }
    }
    let columns = desk.heads(&["elope-print-turn", "elope-print-side", "elope-print-where", "elope-print-units"]);
    Chart::new(desk.by("13.11", "elope-print-arrivals"), columns, rows)
}

/// Who leaves when; none where nobody does.
pub(super) fn withdrawals(desk: &Desk<'_>) -> Option<Chart> {
    let mut rows = Vec::new();
    for turn in desk.turn_list() {
        let mut month = desk.month(turn);
        for removal in &turn.removals {
            let until = if removal.laid_up { "elope-print-laid-up" } else { "elope-print-leaves" };
            let mut how = desk.words(until);
            how.clause = Some(removal.rule.0.into());
            let cells = [Cell::Names(removal.units.clone()), Cell::Said(how)];
            rows.push(row(std::mem::replace(&mut month, Cell::text("")), cells));
        }
    }
    let columns = desk.heads(&["elope-print-turn", "elope-print-units", "elope-print-how"]);
    (!rows.is_empty()).then(|| Chart::new(desk.words("elope-print-withdrawals"), columns, rows))
}
