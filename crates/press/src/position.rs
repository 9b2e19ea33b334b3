//! The set-up sheet of a position: what lies where, in a table; turn, weather and tracks above it. It knows no more
//! than the view that it is given.

use engine::printed::{Cell, Chart};
use engine::view::Counter;
use engine::{View, Word};

use crate::words::{Speaker, spelled};

/// Where the game stands, and its numbers.
pub(crate) fn situation(game: &str, view: &View, speaker: &Speaker<'_>) -> Chart {
    let comma = speaker.own("press-comma", &[]);
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    for message in &view.stage {
        let name = if rows.is_empty() { spelled("press-stage", &[]).into() } else { Cell::text("") };
        rows.push(vec![name, message.clone().into()]);
    }
    for track in view.tracks.iter().filter(|track| track.id != "turn") {
        let name = spelled(&format!("{game}-track-{}", track.id), &[]);
        rows.push(vec![name.into(), Cell::text(track.value)]);
    }
    for hand in view.hands.iter().filter(|hand| hand.count > 0) {
        let seen = hand.seen.iter().map(|id| (speaker.name)(id));
        let hidden = (hand.hidden() > 0)
            .then(|| speaker.sentence(&spelled("press-hidden", &[("count", Word::Int(hand.hidden() as i64))])));
        let cards: Vec<String> = seen.chain(hidden).collect();
        rows.push(vec![Cell::text((speaker.name)(&hand.id)), Cell::text(cards.join(&comma))]);
    }
    Chart::new(spelled("press-situation", &[]), Vec::new(), rows)
}

/// What lies where: a row for each place, counters with their states, marks behind them.
pub(crate) fn places(game: &str, view: &View, boxes: &[(String, String)], speaker: &Speaker<'_>) -> Chart {
    let mut places: Vec<&str> = view.counters.iter().map(|counter| counter.place.as_str()).collect();
    places.extend(view.marks.iter().map(|mark| mark.place.as_str()));
    let comma = speaker.own("press-comma", &[]);
    let is_boxed = |place: &str| boxes.iter().position(|(id, _)| id == place);
    places.sort_by_key(|place| (is_boxed(place).map_or(0, |index| index + 1), (*place).to_owned()));
    places.dedup();
    let row = |place: &&str| {
        let name = is_boxed(place).map_or_else(|| (speaker.name)(place), |index| boxes[index].1.clone());
        let here = view.counters.iter().filter(|counter| counter.place == **place);
        let counters: Vec<String> = here.map(|counter| counter_words(game, counter, speaker)).collect();
        let marks = view.marks.iter().filter(|mark| mark.place == **place);
        let marks: Vec<String> = marks.map(|mark| label(game, "mark", &mark.id, speaker)).collect();
        vec![Cell::text(name), Cell::text(counters.join(&comma)), Cell::text(marks.join(&comma))]
    };
    let columns = ["press-place", "press-units", "press-marks"].map(|id| spelled(id, &[]).into()).to_vec();
    Chart::new(spelled("press-places", &[]), columns, places.iter().map(row).collect())
}

fn counter_words(game: &str, counter: &Counter, speaker: &Speaker<'_>) -> String {
    let states = counter.states.iter().map(|state| label(game, "state", state, speaker));
    let states: Vec<String> = states.chain(counter.notes.iter().map(|note| speaker.sentence(note))).collect();
    let name = (speaker.name)(&counter.id);
    if states.is_empty() {
        return name;
    }
    let states = states.join(&speaker.own("press-comma", &[]));
    speaker.own("press-with-states", &[("unit", Word::Name(name.into())), ("states", Word::Name(states.into()))])
}

fn label(game: &str, kind: &str, id: &str, speaker: &Speaker<'_>) -> String {
    speaker.own(&format!("{game}-{kind}-{id}"), &[])
}
