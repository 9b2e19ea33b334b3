//! 23.0, 24.0: turns, set-up, arrivals, withdrawals, what places are worth.

use engine::printed::{Cell, Chart};
use engine::{Arg, Message, Word};

use super::{Desk, faces, row};
use crate::scenarios::{Arrival, Entry, Placement, Turn, WeatherOf};
use crate::{arrivals, say, weather};

impl Desk<'_> {
    fn turn_list(&self) -> impl Iterator<Item = &'static Turn> {
        let last = usize::from(arrivals::last_turn(self.data, self.state));
        arrivals::scenario(self.data, self.state).turn.iter().take(last)
    }

    fn month(&self, turn: &Turn) -> Cell {
        let message = Message::plain("elope-print-month").with("turn", say::int(turn.number));
        let message = message.with("month", Arg::Term(weather::month(&turn.month))).with("year", say::int(turn.year));
        Cell::Said(self.spell(&message))
    }

    /// Where units come in.
    fn place_of(&self, entry: &Entry) -> Cell {
        let place = match entry.choice.is_empty() {
            true => self.place(&entry.place),
            false => entry.choice.iter().map(|id| self.place(id)).collect::<Vec<_>>().join(" / "),
        };
        let mut words = match (entry.placement, entry.distance) {
            (Some(Placement::Adjacent), _) => self.said("elope-print-next-to"),
            (Some(Placement::Within), distance) => {
                let message = Message::plain("elope-print-within");
                self.spell(&message.with("hexes", say::int(distance.unwrap_or(0))))
            }
            (None, _) => return self.if_it_comes(Cell::Text(place), entry),
        };
        words.args.push(("place".to_owned(), Word::Name(place)));
        self.if_it_comes(Cell::Said(words), entry)
    }

    fn if_it_comes(&self, place: Cell, entry: &Entry) -> Cell {
        if entry.arrives_on.is_empty() {
            return place;
        }
        let mut words = self.said("elope-print-only-on");
        words.args.push(("faces".to_owned(), Word::Name(faces(&entry.arrives_on))));
        Cell::Lines(vec![place, Cell::Said(words)])
    }

    fn units(&self, entry: &Entry) -> Cell {
        let names = entry.units.iter().map(|id| self.unit(id)).collect::<Vec<_>>().join(", ");
        if entry.garrison {
            return Cell::Lines(vec![Cell::Text(names), Cell::Said(self.said("elope-print-garrison"))]);
        }
        Cell::Text(names)
    }
}

/// 3.0.d, 14.1: the turns with weather, supply points and special rules.
pub(super) fn turns(desk: &Desk<'_>) -> Chart {
    let rows = desk.turn_list().map(|turn| {
        let sky = desk.said(match turn.weather {
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
    desk.chart(desk.by("3.0.a", "elope-print-turns"), columns, rows.collect())
}

/// 23.1.T1: who is set up where.
pub(super) fn set_up(desk: &Desk<'_>) -> Chart {
    let rows = desk.turn_list().flat_map(|turn| turn.entries.iter().filter(|entry| entry.kind == Arrival::Setup));
    let rows = rows.map(|entry| row(Cell::Text(desk.side(entry.side)), [desk.place_of(entry), desk.units(entry)]));
    let columns = desk.heads(&["elope-print-side", "elope-print-where", "elope-print-units"]);
    desk.chart(desk.by("23.1.T1.h", "elope-print-set-up"), columns, rows.collect())
}

/// 13.1: who arrives when.
pub(super) fn arrivals(desk: &Desk<'_>) -> Chart {
    let mut rows = Vec::new();
    for turn in desk.turn_list() {
        let mut month = desk.month(turn);
        for entry in turn.entries.iter().filter(|entry| entry.kind != Arrival::Setup) {
            let cells = [Cell::Text(desk.side(entry.side)), desk.place_of(entry), desk.units(entry)];
            rows.push(row(std::mem::replace(&mut month, Cell::text("")), cells));
        }
    }
    let columns = desk.heads(&["elope-print-turn", "elope-print-side", "elope-print-where", "elope-print-units"]);
    desk.chart(desk.by("13.11", "elope-print-arrivals"), columns, rows)
}

/// Who leaves when; none where nobody does.
pub(super) fn withdrawals(desk: &Desk<'_>) -> Option<Chart> {
    let mut rows = Vec::new();
    for turn in desk.turn_list() {
        let mut month = desk.month(turn);
        for removal in &turn.removals {
            let units = removal.units.iter().chain(&removal.also).map(|id| desk.unit(id));
            let until = if removal.laid_up { "elope-print-laid-up" } else { "elope-print-leaves" };
            let mut how = desk.said(until);
            how.clause = Some(removal.rule.clone());
            let cells = [Cell::Text(units.collect::<Vec<_>>().join(", ")), Cell::Said(how)];
            rows.push(row(std::mem::replace(&mut month, Cell::text("")), cells));
        }
    }
    let columns = desk.heads(&["elope-print-turn", "elope-print-units", "elope-print-how"]);
    (!rows.is_empty()).then(|| desk.chart(desk.said("elope-print-withdrawals"), columns, rows))
}

/// 24.0
pub(super) fn victory(desk: &Desk<'_>) -> Chart {
    let victory = &desk.data.tables.victory;
    let mut places: Vec<_> = victory.places.iter().collect();
    places.sort_by_key(|value| std::cmp::Reverse(value.vp));
    let mut rows: Vec<Vec<Cell>> =
        places.iter().map(|value| row(Cell::Text(desk.place(&value.place)), [Cell::text(value.vp)])).collect();
    rows.push(row(desk.said("elope-print-each-town"), [Cell::text(victory.each_town)]));
    let columns = desk.heads(&["elope-print-place", "elope-print-points"]);
    let mut chart = desk.chart(desk.by("24.0.c", "elope-print-victory"), columns, rows);
    let mut levels = victory.levels.iter().zip(["elope-print-marginal", "elope-print-substantial"]);
    chart.notes = levels.by_ref().map(|(level, id)| desk.with("24.0.d", id, "from", level.from)).collect();
    chart
}
