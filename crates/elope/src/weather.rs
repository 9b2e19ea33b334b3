//! 14.0 Weather and ice, and the turn's dice.

use engine::{Arg, Dice, Events, Interrupt, Message, Seats};

use crate::arrivals;
use crate::board::{Water, Weather};
use crate::data::Data;
use crate::scenarios::WeatherOf;
use crate::state::{Frame, Kotlas, State};

/// 14.0: the weather printed for the turn; October waits for its die.
pub(crate) fn start_turn(data: &Data, state: &mut State) {
    let turn = arrivals::turn(data, state);
    state.weather = match turn.weather {
        WeatherOf::Dry | WeatherOf::Roll => Weather::Dry,
        WeatherOf::Thaw => Weather::Thaw,
        WeatherOf::Snow => Weather::Snow,
    };
    // 14.4.b, 14.41
    state.upper_ice = is_between(state.turn, data.tables.weather.freezing.upper_dvina_turns);
    state.depth = None;
    state.kotlas = Kotlas::Silent;
}

/// 14.1, 14.2, 14.3: the weather has changed, and with it the ice (14.21.a, 14.31.a, 14.4.c).
pub(crate) fn tell_change(data: &Data, before: Weather, state: &State, events: &mut Events<'_>) {
    let mut tell = |clause, id| events.tell(Seats::ALL, || Message::by(clause, id));
    if state.turn > 1 && before != state.weather {
        match state.weather {
            Weather::Dry => tell("14.1", "elope-weather-dry"),
            Weather::Thaw => {
                tell("14.3", "elope-weather-thaw");
                tell("14.31.a", "elope-ice-gone");
            }
            Weather::Snow => {
                tell("14.2", "elope-weather-snow");
                // Ships heed dates of their own (14.4).
                let closed = is_ice_bound(data, state, Water::LowerDvina);
                tell("14.21.a", if closed { "elope-ice-everywhere" } else { "elope-ice-for-troops" });
            }
        }
    }
    if state.turn == data.tables.weather.freezing.lower_dvina_and_vaga_turns[0] {
        tell("14.4.c", "elope-ice-lower-dvina");
    }
}

/// 15.81.a, 20.0.j: the dice before a turn: the depth of the Dvina, the decision for Kotlas, in this order.
pub(crate) fn first_dice(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    let due = state.options.river_depth && state.turn >= data.tables.river_depth.from_turn;
    if due && state.depth.is_none() {
        sound_the_dvina(data, state, dice, events)?;
    }
    let due = state.options.doctrine && data.tables.decision.turns.contains(&state.turn);
    if due && state.kotlas == Kotlas::Silent {
        decide(data, state, dice, events)?;
    }
    Ok(())
}

/// 15.81.a: how deep the Dvina is this turn.
fn sound_the_dvina(data: &Data, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    let die = dice.roll(6, "15.81.a")?;
    let row = data.tables.river_depth.rows.iter().find(|row| row.die.contains(&die));
    state.depth = row.map(|row| row.feet);
    let feet = i32::from(state.depth.unwrap_or(0));
    let clause = match feet {
        ..5 => "15.81.d",
        5 => "15.81.c",
        _ => "15.81.b",
    };
    events.tell(Seats::ALL, || {
        Message::by(clause, "elope-depth").with("die", Arg::Die(die)).with("feet", Arg::Int(feet))
    });
    Ok(())
}

/// 20.0.j: whether the Allies may strike at Kotlas this turn.
fn decide(data: &Data, state: &mut State, dice: &mut Dice, events: &mut Events<'_>) -> Result<(), Interrupt> {
    let decision = &data.tables.decision;
    let die = dice.roll(6, "20.0.j")?;
    state.kotlas = if decision.kotlas_on.contains(&die) { Kotlas::Yes } else { Kotlas::Undecided };
    if state.turn == decision.final_turn {
        state.july = state.kotlas;
    }
    let yes = state.kotlas == Kotlas::Yes;
    events.tell(Seats::ALL, || {
        let id = if yes { "elope-decision-yes" } else { "elope-decision-undecided" };
        // 20.0.k, 20.0.l: what an undecided roll forbids, and that July's is the last.
        let clause = match state.turn == decision.final_turn {
            true => "20.0.l",
            false if yes => "20.0.j",
            false => "20.0.k",
        };
        Message::by(clause, id).with("die", Arg::Die(die))
    });
    Ok(())
}

/// AID.seq.a: the last of the Mutual Operations Phase is the weather of October. A position entered in that phase may
/// lack the dice before the turn, too.
pub(crate) fn turn_dice(
    data: &Data,
    state: &mut State,
    dice: &mut Dice,
    events: &mut Events<'_>,
) -> Result<(), Interrupt> {
    if arrivals::turn(data, state).weather == WeatherOf::Roll {
        let die = dice.roll(6, "14.4.b")?;
        if data.tables.weather.october_roll.snow_and_upper_dvina_freezes.contains(&die) {
            state.weather = Weather::Snow;
            state.upper_ice = true;
        }
        let weather = state.weather;
        events.tell(Seats::ALL, || {
            Message::by("AID.weather", "elope-october")
                .with("die", Arg::Die(die))
                .with("weather", Arg::Term(word(weather)))
        });
        tell_change(data, Weather::Dry, state, events);
    }
    first_dice(data, state, dice, events)?;
    state.settled = false;
    Ok(())
}

/// The word for a month of the lists.
pub(crate) fn month(name: &str) -> &'static str {
    const MONTHS: [(&str, &str); 12] = [
        ("January", "elope-january"),
        ("February", "elope-february"),
        ("March", "elope-march-month"),
        ("April", "elope-april"),
        ("May", "elope-may"),
        ("June", "elope-june"),
        ("July", "elope-july"),
        ("August", "elope-august"),
        ("September", "elope-september"),
        ("October", "elope-october-month"),
        ("November", "elope-november"),
        ("December", "elope-december"),
    ];
    MONTHS.iter().find(|(known, _)| *known == name).map_or("", |(_, id)| id)
}

/// The word for a weather.
pub(crate) fn word(weather: Weather) -> &'static str {
    match weather {
        Weather::Dry => "elope-dry",
        Weather::Thaw => "elope-thaw",
        Weather::Snow => "elope-snow",
    }
}

/// The word for the weather of the turn; before October's die, that it is open (14.4.b).
pub(crate) fn term(data: &Data, state: &State) -> &'static str {
    let before = |frame: &Frame| matches!(frame, Frame::Operations { .. } | Frame::TurnDice);
    let open = arrivals::turn(data, state).weather == WeatherOf::Roll && state.stack.frames().iter().any(before);
    if open { "elope-weather-open" } else { word(state.weather) }
}

/// Whether a turn is one of these, the first and the last included.
fn is_between(turn: u8, [first, last]: [u8; 2]) -> bool {
    (first..=last).contains(&turn)
}

/// 14.21.b, 14.4, 15.1.b: whether ice closes a river to vessels.
pub(crate) fn is_ice_bound(data: &Data, state: &State, water: Water) -> bool {
    let freezing = &data.tables.weather.freezing;
    match water {
        Water::UpperDvina => state.upper_ice,
        Water::LowerDvina | Water::Vaga => is_between(state.turn, freezing.lower_dvina_and_vaga_turns),
        Water::Other => state.weather == Weather::Snow,
    }
}
