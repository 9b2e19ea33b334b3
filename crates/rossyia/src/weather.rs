//! II.A weather, by zone.

use engine::{Arg, Dice, Events, Interrupt, Message, Seats};

use crate::calendar::Weather;
use crate::data::Data;
use crate::places::WeatherZone;
use crate::state::State;

/// How a weather is called in messages.
pub(crate) fn term(weather: Weather) -> Arg {
    Arg::Term(match weather {
        Weather::Clear => "rossyia-weather-clear",
        Weather::Mud => "rossyia-weather-mud",
        Weather::Snow => "rossyia-weather-snow",
    })
}

/// II.A.2 to II.A.4: one die for both zones.
pub(crate) fn roll(data: &Data, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    let table = &data.calendar.weather;
    let die = dice.roll(6, "II.A.2")?;
    let results = table.results(&data.calendar.turns[state.turn.index()]).copied().unwrap_or_default();
    let read = |total: u8| results[usize::from(total.clamp(1, 7)) - 1];
    state.weather[WeatherZone::South as usize] = read(die);
    state.weather[WeatherZone::North as usize] = read(die + table.north_adds);
    let [north, south] = state.weather.map(term);
    events.tell(Seats::ALL, || {
        let clause = if state.weather[0] == state.weather[1] { "II.A.3" } else { "II.A.4" };
        Message::by(clause, "rossyia-weather").with("die", Arg::Die(die)).with("north", north).with("south", south)
    });
    Ok(())
}
