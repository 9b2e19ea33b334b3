//! Writing a position down. What is written is read again: only if nothing that matters is lost can it be written.

use std::collections::BTreeMap;

use engine::situation::{Item, written};
use engine::{Eyes, Situation, Veiled};

use super::notes::{NOTES, word_of};
use super::{PHASES, Phase, SIDES, WEATHERS, base, choices, essence, ground, options, unsaid};
use crate::data::Data;
use crate::flags::{FLAGS, Written};
use crate::game::Rossyia;
use crate::ids::{BySide, CityIx, CounterIx, FactionIx};
use crate::place::{Place, Standing};
use crate::places::WeatherZone;
use crate::seats;
use crate::state::State;

/// A state as people would write it down; none while somebody is in the middle of something.
pub(crate) fn write_down(game: &Rossyia, state: &State) -> Option<Situation> {
    let situation = situation(game.data(), state, BySide::default())?;
    let laid = super::lay_out(game, choices(state), &situation);
    (laid.flaws.is_empty() && essence(&laid.state) == essence(state)).then_some(situation)
}

/// The same without the hands that these eyes may not know. Whether there is one follows from what everybody may know.
pub(crate) fn write_veiled(game: &Rossyia, state: &State, eyes: Eyes) -> Veiled {
    let own = match eyes {
        Eyes::Seat(seat) => seats::side_of(seat),
        Eyes::Public => None,
    };
    if write_down(game, state).is_none() {
        return Veiled::Busy;
    }
    let veiled = BySide::by(|side| own != Some(side));
    situation(game.data(), state, veiled).map_or(Veiled::Busy, Veiled::Written)
}

fn situation(data: &Data, state: &State, veiled: BySide<bool>) -> Option<Situation> {
    let phase = Phase::of(state)?;
    let base = base(data, choices(state));
    let mut situation = Situation::default();
    situation.write("turn", state.turn.index() + 1);
    situation.write("phase", written(&PHASES, &phase));
    situation.write("initiative", written(&SIDES, &state.initiative));
    situation.write("level", state.level);
    situation.write("weather north", written(&WEATHERS, &state.weather_in(WeatherZone::North)));
    situation.write("weather south", written(&WEATHERS, &state.weather_in(WeatherZone::South)));
    if let Some(case) = state.czech_case {
        situation.write("czech case", case);
    }
    for faction in data.ids.all::<FactionIx>() {
        for (key, stock, before) in
            [("pr", &state.pr, &base.pr), ("rail points", &state.rail_points, &base.rail_points)]
        {
            if stock[faction] != before[faction] {
                situation.write(&format!("{key} {}", data.ids.id(faction)), stock[faction]);
            }
        }
    }
    options::write(data, state, &base, phase, veiled, &mut situation)?;
    for note in NOTES {
        let items = (note.written)(data, state, &base);
        if !items.is_empty() {
            situation.push(note.key, items);
        }
    }
    isolated(data, state, &mut situation);
    ground::write(data, state, &base, &mut situation);
    counters(data, state, &base, &mut situation);
    Some(situation)
}

/// Cities that were cut off when points were counted.
fn isolated(data: &Data, state: &State, situation: &mut Situation) {
    let item = |city: CityIx| {
        let own = state.own[city];
        let points = [("rail", own.rail), ("pr", own.pr)].into_iter().filter(|(_, points)| *points > 0);
        Item { id: word_of(data, city), states: points.map(|(key, points)| format!("{key}={points}")).collect() }
    };
    if !state.isolated.is_empty() {
        situation.push("isolated", state.isolated.iter().map(item));
    }
}

/// The counters, place by place: the map first, then whoever is not on it.
fn counters(data: &Data, state: &State, base: &State, situation: &mut Situation) {
    let mut places: BTreeMap<(bool, String), Vec<Item>> = BTreeMap::new();
    let eliminated = Place::of(Standing::Eliminated);
    for counter in data.ids.all::<CounterIx>() {
        let worn = FLAGS.iter().filter(|flag| flag.written != Written::Never && flag.worn(state).contains(counter));
        let mut states: Vec<String> = worn.map(|flag| flag.word.to_owned()).collect();
        states.extend(numbers(data, state, base, counter));
        let said = state.place[counter] != unsaid(data, base, state, counter);
        // Who has been eliminated is worth a word.
        if said || !states.is_empty() || state.place[counter] == eliminated {
            let key = (state.spot(counter).is_none(), ground::place_word(data, state, counter));
            places.entry(key).or_default().push(Item { id: data.ids.id(counter).to_owned(), states });
        }
    }
    for ((_, key), items) in places {
        situation.push(key, items);
    }
}

/// Steps and points of a counter, its faction, the side of a train.
fn numbers(data: &Data, state: &State, base: &State, counter: CounterIx) -> Vec<String> {
    let mut states = Vec::new();
    if state.hits[counter] > 0 {
        states.push(format!("steps={}", state.steps(data, counter)));
    }
    if let Some(hq) = data.hq_of(counter).filter(|hq| state.armt[*hq] > 0) {
        states.push(format!("armt={}", state.armt[hq]));
    }
    if state.joined[counter] != base.joined[counter] {
        states.push(format!("faction={}", data.ids.id(state.faction(data, counter))));
    }
    if state.trains.full.contains(counter) != base.trains.full.contains(counter) {
        states.push(if state.trains.full.contains(counter) { "full" } else { "reduced" }.to_owned());
    }
    if state.trains.fallen_back[counter] > 0 {
        states.push(format!("fallen_back={}", state.trains.fallen_back[counter]));
    }
    states
}
