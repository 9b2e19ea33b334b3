//! `--SEAT PLAYER`: an option for each seat of every game on the shelf.

use std::collections::BTreeMap;

use clap::builder::PossibleValuesParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use commander::Kind;
use engine::{Fault, Title};

use crate::shelf;

/// The players that were named, by the ids of their seats.
#[derive(Clone, Default)]
pub(crate) struct Seats(BTreeMap<String, Kind>);

/// The seats of all games, each with the names it goes by: `reds`, `Reds in emtsa`.
fn known() -> BTreeMap<String, Vec<String>> {
    // Only `sim` and its help need the shelf; the other commands need not wait for it.
    let wanted = std::env::args().any(|word| ["sim", "help"].contains(&word.as_str()));
    let mut seats: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for game in ::shelf::games().into_iter().flatten().filter(|_| wanted) {
        let title = game.title();
        for seat in &title.seats {
            seats.entry(seat.id.clone()).or_default().push(format!("{} in {}", seat.name, title.id));
        }
    }
    seats
}

fn option_id(seat: &str) -> String {
    format!("seat-{seat}")
}

impl Args for Seats {
    fn augment_args(command: Command) -> Command {
        known().into_iter().fold(command, |command, (seat, names)| {
            let option = Arg::new(option_id(&seat))
                .long(seat)
                .value_name("PLAYER")
                .value_parser(PossibleValuesParser::new(Kind::ALL.map(Kind::id)))
                .hide_possible_values(true)
                .help(format!("Who plays {}", names.join(", ")))
                .help_heading("Seats (random, unless you say greedy)");
            command.arg(option)
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Seats::augment_args(command)
    }
}

impl FromArgMatches for Seats {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Seats, clap::Error> {
        let mut seats = Seats::default();
        seats.update_from_arg_matches(matches)?;
        Ok(seats)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        for seat in known().into_keys() {
            let player = matches.try_get_one::<String>(&option_id(&seat)).ok().flatten();
            if let Some(kind) = player.and_then(|player| player.parse().ok()) {
                self.0.insert(seat, kind);
            }
        }
        Ok(())
    }
}

impl Seats {
    /// A player for each seat of a game; those that were not named play at random.
    pub(crate) fn players(&self, title: &Title) -> Result<Vec<Kind>, Fault> {
        if let Some(stranger) = self.0.keys().find(|id| title.seat(id).is_none()) {
            let reason = format!("there is no such seat in {}", title.id);
            return Err(Fault::new(format!("--{stranger}"), reason).advise(seats_of(title)));
        }
        let player = |id: &str| self.0.get(id).copied().unwrap_or(Kind::Random);
        Ok(title.seats.iter().map(|seat| player(&seat.id)).collect())
    }
}

fn seats_of(title: &Title) -> String {
    let seats: Vec<String> = title.seats.iter().map(|seat| format!("--{}", seat.id)).collect();
    format!("Seats: {}", seats.join(", "))
}

/// A mistake on the command line of `sim` that may be a seat which no game has.
pub(crate) fn unknown_seat(error: &clap::Error) -> Option<Fault> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (first, rest) = words.split_first()?;
    if first != "sim" || error.kind() != ErrorKind::UnknownArgument {
        return None;
    }
    let Some(ContextValue::String(wrong)) = error.get(ContextKind::InvalidArg) else { return None };
    let fault = Fault::new("stavka sim", format!("there is no option and no seat {wrong}"));
    let game = rest.iter().find_map(|word| shelf::game(word).ok());
    let seats = game.map(|shelved| format!("{}. ", seats_of(shelved.game.title()))).unwrap_or_default();
    Some(fault.advise(format!("{seats}`stavka sim --help` lists the options.")))
}
