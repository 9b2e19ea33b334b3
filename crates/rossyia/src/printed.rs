//! What is printed for a real table: cards of options, counters by faction, markers, charts from the data, and a
//! card for each side. The words are messages, the numbers those of the tables.

mod cards;
mod charts;
mod dice;
mod politics;
mod prices;
mod set_up;

use engine::printed::{Cell, ChartWords, Marked, Marker, Piece, Printed, Sign, TextCard, Written};
use engine::{Game, Message, Spelled};

use crate::appearance;
use crate::data::Data;
use crate::game::Rossyia;
use crate::ids::{CounterIx, FactionIx, HqIx, Side};
use crate::named::side_id;
use crate::politics::pools;
use crate::scenarios::Scenario;
use crate::setup::comes_into_play;
use crate::state::State;

pub(crate) use charts::marked as marked_combat;

/// What the charts are made of.
struct Desk<'g> {
    game: &'g Rossyia,
    data: &'g Data,
    scenario: &'g Scenario,
}

impl Desk<'_> {
    /// Whether a faction is in play.
    fn plays(&self, faction: FactionIx) -> bool {
        self.scenario.factions.as_ref().is_none_or(|all| all.contains(&faction))
    }

    /// The names of headquarters and units.
    fn who(&self, hqs: &[HqIx], units: &[CounterIx]) -> Cell {
        let hqs = hqs.iter().map(|hq| self.data.counter_of(*hq));
        Cell::Names(hqs.chain(units.iter().copied()).map(|counter| self.data.ids.id(counter).to_owned()).collect())
    }
}

impl ChartWords for Desk<'_> {
    fn spell(&self, message: &Message) -> Spelled {
        self.game.spell(message)
    }
}

/// Everything that is printed for a scenario.
pub(crate) fn printed(game: &Rossyia, data: &Data, scenario: &Scenario) -> Printed {
    let desk = Desk { game, data, scenario };
    let mut all = vec![
        cards::sequence(&desk),
        charts::weather(&desk),
        charts::gaining(&desk),
        charts::spending(&desk),
        charts::coordination(&desk),
        charts::attrition(&desk),
        charts::movement(&desk),
        prices::by_arm(&desk),
        prices::stacking(&desk),
        prices::naval(&desk),
        prices::rivers(&desk),
        dice::air(&desk),
    ];
    all.extend(charts::combat(&desk));
    all.push(prices::modifiers(&desk));
    all.extend([politics::levels(&desk), politics::entries(&desk), politics::moves(&desk)]);
    all.extend([dice::behaviour(&desk), dice::czechs(&desk), dice::poland(&desk), dice::end(&desk)]);
    all.push(set_up::means(&desk));
    all.extend(Side::ALL.map(|side| set_up::set_up(&desk, side)));
    all.extend([politics::reinforcements(&desk), charts::boxes(&desk)]);
    all.extend(Side::ALL.map(|side| politics::options(&desk, side)));
    all.push(politics::dated(&desk));
    all.extend(Side::ALL.map(|side| politics::event_table(&desk, side)));
    // What a scenario does not have needs no chart.
    all.retain(|chart| !chart.rows.is_empty());
    Printed {
        texts: options(&desk),
        pieces: pieces(&desk),
        markers: markers(&desk),
        charts: all,
        cards: cards::cards(&desk),
        ..Printed::default()
    }
}

/// Where a position stands in the charts: the part of the turn.
pub(crate) fn marked(state: &State) -> Vec<Marked> {
    cards::marked(state).into_iter().collect()
}

/// The counters that a scenario can bring into play, by faction, headquarters first.
fn pieces(desk: &Desk<'_>) -> Vec<Piece> {
    let data = desk.data;
    let comes = |id: &str| data.ids.named(id).is_some_and(|counter| comes_into_play(data, desk.scenario, counter));
    let mut pieces = Vec::new();
    for faction in data.ids.all::<FactionIx>().filter(|faction| desk.plays(*faction)) {
        let group =
            desk.words("rossyia-print-faction").with("faction", engine::Word::Name(data.ids.id(faction).into()));
        let hqs = data.hqs.iter().filter(|hq| hq.faction == faction && comes(&hq.id)).map(|hq| (hq.id.clone(), None));
        let units = data.units.iter().filter(|unit| unit.faction == faction && comes(&unit.id));
        let units = units.map(appearance::both_sides);
        let piece = |(front, back): (String, Option<String>)| Piece {
            group: group.clone(),
            front,
            back,
            written: Written::Nothing,
        };
        pieces.extend(hqs.chain(units).map(piece));
    }
    pieces
}

/// A card for each option counter, with what it does and the back of its side (III.B.1).
fn options(desk: &Desk<'_>) -> Vec<TextCard> {
    let backs = [(Side::White, "rossyia-print-white-option"), (Side::Bolshevik, "rossyia-print-bolshevik-option")];
    let of = |(side, back): (Side, &'static str)| {
        pools::ever(desk.data, desk.scenario, side).into_iter().map(move |(option, now, later)| TextCard {
            group: desk.words(back),
            side: Some(side_id(side).to_owned()),
            name: desk.data.ids.id(option).to_owned(),
            text: desk.data.option_card(option),
            back: desk.words(back),
            count: usize::from(now + later),
        })
    };
    backs.into_iter().flat_map(of).collect()
}

/// Markers for states, lines and tracks.
fn markers(desk: &Desk<'_>) -> Vec<Marker> {
    let sign = |id: &str, words: &'static str| Sign { id: id.to_owned(), words: desk.words(words) };
    let pair = |front: Sign, back: Sign, count: usize| Marker { front, back: Some(back), count };
    vec![
        pair(sign("hits", "rossyia-print-hit"), sign("hits", "rossyia-print-hits"), 40),
        pair(sign("out_of_supply", "rossyia-print-out-of-supply"), sign("isolated", "rossyia-print-isolated"), 12),
        pair(sign("played", "rossyia-print-played"), sign("attacked", "rossyia-print-attacked"), 30),
        pair(sign("was_attacked", "rossyia-print-was-attacked"), sign("reserve", "rossyia-print-reserve"), 20),
        pair(sign("interdicted", "rossyia-print-interdicted"), sign("interdicted", "rossyia-print-interdicted"), 8),
        pair(sign("bridge_white", "rossyia-print-bridge"), sign("bridge_red", "rossyia-print-bridge"), 16),
        pair(sign("railhead_white", "rossyia-print-railhead"), sign("railhead_red", "rossyia-print-railhead"), 40),
        pair(sign("partisans", "rossyia-print-partisans"), sign("redoubt", "rossyia-print-redoubt"), 4),
        pair(sign("armt", "rossyia-print-armt-1"), sign("armt", "rossyia-print-armt-3"), 30),
        pair(sign("turn", "rossyia-print-turn-marker"), sign("turn", "rossyia-print-turn-marker"), 1),
        pair(sign("level", "rossyia-print-level-marker"), sign("level", "rossyia-print-level-marker"), 1),
        pair(sign("weather", "rossyia-print-mud"), sign("weather", "rossyia-print-snow"), 2),
    ]
}
