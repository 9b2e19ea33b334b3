//! The command `stavka`: play from the terminal, look into records, compile and draw maps.

mod begin;
mod board;
mod choices;
mod draw;
mod maps;
mod offers;
mod paper;
mod play;
mod position;
mod print;
mod records;
mod report;
mod serve;
mod shelf;
mod show;
mod sim;
mod texts;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use engine::Fault;
use server::file;

/// Gives memory back: whatever a crowd needed is free again when it has gone.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Board wargames of the Russian Civil War, by their full rules.
#[derive(Parser)]
#[command(name = "stavka", version, about, arg_required_else_help = true)]
#[command(
    after_help = "A first game:\n  stavka play\n\nOrders are written in a notation that `stavka show` lists and explains;\nevery refusal names the clause, and `stavka rules GAME CLAUSE` shows it."
)]
struct Cli {
    /// The language of sentences and names; what the command itself says stays English
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = clap::builder::PossibleValuesParser::new(shelf::languages()))]
    language: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal: begin a game, or go on with the one in FILE
    #[command(
        after_help = "Examples:\n  stavka play\n  stavka play --computer british --computer whites=greedy\n  stavka play raid.stavka --scenario raid --set mines=off --dice typed\n\nType an order or its number; `help` at the prompt names the rest. The game is kept in FILE\nafter every order. Without --scenario it is the first one: `stavka games` lists them."
    )]
    Play(play::PlayArgs),
    /// Play in the browser: serve the tables on this computer
    #[command(
        after_help = "Examples:\n  stavka serve --open\n  stavka serve --port 0 --data tables\n\nOnly browsers on this computer can reach it. Each table is a record and its notes in the folder\n`tables`; the record can be used with every other command while the server does not run."
    )]
    Serve(serve::ServeArgs),
    /// List the games with their seats, scenarios and options
    #[command(
        after_help = "What it lists is what other commands take: `stavka new GAME --scenario SCENARIO --set OPTION=VALUE`,\n`stavka show FILE --seat SEAT`. Of the values of an option the first is the default."
    )]
    Games,
    /// Show the rules of a game: all clauses, or one of them
    #[command(
        after_help = "Examples:\n  stavka rules emtsa\n  stavka rules elope 15.8.b\n  stavka rules emtsa --coverage\n\nA clause is shown in our words, with our ruling where the rulebook is silent and the tests that prove it."
    )]
    Rules {
        /// The game's id, from `stavka games`
        game: String,
        /// A clause, such as 4.6
        clause: Option<String>,
        /// List, for each clause, the tests that cite it
        #[arg(long, conflicts_with = "clause")]
        coverage: bool,
        /// List the clauses that have no moment of their own in play, and why
        #[arg(long, conflicts_with_all = ["clause", "coverage"])]
        unplayed: bool,
        /// The coverage as one JSON object
        #[arg(long, requires = "coverage")]
        json: bool,
    },
    /// Let the computer play many games, and tell what came of them
    #[command(
        after_help = "Examples:\n  stavka sim emtsa --games 200 --reds greedy\n  stavka sim emtsa --scenario raid --set mines=off --games 1000 --verify --json\n\nWithout --scenario, games go round all scenarios, editions and options that were not set.\nThe same seeds give the same games, on however many cores. A game that fails is reported\nwith the command that repeats it, and makes the exit status 1."
    )]
    Sim(sim::SimArgs),
    /// Begin a game and write its record
    #[command(
        after_help = "Example:\n  stavka new emtsa --scenario raid --set mines=off --seed 7 -o raid.stavka\n\nWithout --scenario it is the first one, and options have their defaults: `stavka games` lists both.\nWith --position it begins from what lies on your table: `stavka position --help` tells how.\nWith --dice typed you roll what the set-up rolls, too: you are asked for it, or give it with --rolled 3 5."
    )]
    New(NewArgs),
    /// Draw a scenario at random, as a file to play or to change, where a game has such
    #[command(
        after_help = "Examples:\n  stavka draw riverdon -o ours.toml\n  stavka draw riverdon --between estonian_army,kavkom --seed 7 -o ours.toml\n  stavka new riverdon --scenario-file ours.toml -o game.stavka"
    )]
    Draw(draw::DrawArgs),
    /// Write down a text of a game that another one can begin with: its board, as a seat knows it
    #[command(
        after_help = "Examples:\n  stavka text march.stavka --seat first -o board.txt\n  stavka new riverdon --board board.txt -o again.stavka\n\nWhat a seat has not seen is left to the dice."
    )]
    Text(texts::TextArgs),
    /// Write down a position: of a game, or of a scenario as a pattern for one from your table
    #[command(
        after_help = "Examples:\n  stavka position game.stavka -o front.txt\n  stavka position elope --scenario historical -o front.txt\n  stavka new elope --scenario historical --position front.txt -o game.stavka\n\nA position is open text: fields such as `turn: 5`, then places with their counters. Edit it until it is what\nlies on your table; `stavka new --position` judges it and names every mistake with its line and clause.\nIt can be written when a phase begins; in the middle of one, that of its beginning is written."
    )]
    Position(position::PositionArgs),
    /// Show a game: the situation, whose decision, the legal orders
    #[command(
        after_help = "Examples:\n  stavka show game.stavka --seat reds\n  stavka show game.stavka --seat reds --verb march --who 154\n  stavka show game.stavka --at 4707\n\nMany orders are gathered by verb and by who; --verb, --who and --orders show them as they are written.\n--at, --unit and --part limit what is shown to a place, a counter or a part of the map."
    )]
    Show(ShowArgs),
    /// Give an order in a recorded game
    #[command(
        after_help = "Examples:\n  stavka order game.stavka 'march 154 sheleksa>bridge'\n  stavka order game.stavka 'march 154 bridge' --dice 4\n\nWrite lists with +, paths with >: `stavka show FILE --seat SEAT` shows how. An order that is refused changes\nnothing and names the clause. One that pauses at a die or a discovery tells its rest, to be ordered again."
    )]
    Order {
        /// The game's record
        file: PathBuf,
        /// The order, in notation
        order: String,
        /// Who gives it; needed when several seats are asked at once
        #[arg(long)]
        seat: Option<String>,
        /// Dice that you rolled, for a game with `--dice typed`: 3 5, or 3,5
        #[arg(long, value_delimiter = ',', num_args = 1.., value_name = "FACES", value_parser = play::faces)]
        dice: Vec<play::Faces>,
        /// Give it even if it leaves undone what could be done before, such as bringing on what has arrived
        #[arg(long)]
        sure: bool,
    },
    /// Judge an order without giving it: legal, or the breach, with what it costs and what can come of it
    #[command(
        after_help = "Example:\n  stavka why game.stavka 'march 154 avda>kodish'\n\nIt tells only what the seat may know, and changes nothing."
    )]
    Why {
        /// The game's record
        file: PathBuf,
        /// The order, in notation
        order: String,
        /// Who would give it
        #[arg(long)]
        seat: Option<String>,
    },
    /// Take back the last order of a seat
    #[command(
        after_help = "It can be undone as long as it rolled and showed nothing and nobody has answered since;\n`stavka redo` gives it again. What cannot be undone can be taken back if all agree: `stavka takeback`."
    )]
    Undo {
        /// The game's record
        file: PathBuf,
        /// Whose order; without, that of whoever ordered last
        #[arg(long)]
        seat: Option<String>,
    },
    /// Give again the order that was taken back last
    Redo {
        /// The game's record
        file: PathBuf,
    },
    /// Go back to before an order, if all players agree; dice that fell are spent
    #[command(
        after_help = "Example:\n  stavka takeback game.stavka 20     the game goes on from before order 20\n\nWhat is taken back is kept in the record: `stavka branch FILE` lists it and goes back to it."
    )]
    Takeback {
        /// The game's record
        file: PathBuf,
        /// The first order to take back, as `stavka replay` counts them
        order: usize,
    },
    /// List the lines of play that were left by going back, or go back to one, if all players agree
    #[command(
        after_help = "Examples:\n  stavka branch game.stavka\n  stavka branch game.stavka 2     the game goes on as it stood when it was left\n\nA branch opens as it was played, dice and all; what it takes the place of is kept as a branch."
    )]
    Branch {
        /// The game's record
        file: PathBuf,
        /// The branch to go back to; without, all are listed
        branch: Option<u32>,
    },
    /// Tell what happened so far
    #[command(
        after_help = "Each line begins with the number of the order that caused it, and cites its clause.\nThe record itself holds every secret: give your opponents this instead, with their --seat."
    )]
    Log {
        /// The game's record
        file: PathBuf,
        /// What this seat may know; without, what everybody may
        #[arg(long)]
        seat: Option<String>,
        #[command(flatten)]
        reading: Reading,
    },
    /// Replay a recorded game order by order
    #[command(
        after_help = "Without --verify it lists all orders with their dice, those of every seat. With --verify it plays the\ngame again from its set-up and fails unless every die is the seed's (or was typed) and the end is the same."
    )]
    Replay {
        /// The game's record
        file: PathBuf,
        /// Compare every die with the seed and the end with the record
        #[arg(long)]
        verify: bool,
    },
    /// Write the after-action report of a recorded game: maps, losses, luck, best and worst attacks
    #[command(
        after_help = "One HTML file that needs no network, to keep, print or post. While the game goes on it holds only what\neverybody may know, or the --seat; luck is weighed where nothing is hidden."
    )]
    Report(report::ReportArgs),
    /// Print a game to be played on a real table: map or deck, counters, charts, turn cards, sheets
    #[command(
        after_help = "Examples:\n  stavka print elope -o elope.pdf\n  stavka print elope --paper letter --flip short -o elope.pdf\n  stavka print elope --poster --only charts,cards -o poster.pdf\n  stavka print elope --position game.stavka --seat red -o position.pdf\n\nPrint at 100 %, counter sheets on both sides of the paper; the ruler under each tile shows whether\nthe size is right. Charts and lists are those of the scenario and the options."
    )]
    Print(paper::PrintArgs),
    /// Compile, check and draw maps
    #[command(subcommand)]
    Map(maps::MapCommand),
}

/// What a new game is played with.
#[derive(Args, Clone)]
struct Setting {
    #[command(flatten)]
    choices: choices::Choices,
    /// The seed of the dice: a number, for a game that can be repeated; without, a secret one is drawn
    #[arg(long)]
    seed: Option<String>,
    /// Where dice come from: `seeded`, or `typed` for players who roll their own
    #[arg(long, default_value = "seeded", value_parser = ["seeded", "typed"])]
    dice: String,
    /// What you rolled for the set-up, with `--dice typed`: 3 5, or 3,5
    #[arg(long, value_delimiter = ',', num_args = 1.., value_name = "FACES", value_parser = play::faces)]
    rolled: Vec<play::Faces>,
    /// Begin from the position in this file instead of the scenario's set-up: see `stavka position --help`
    #[arg(long, value_name = "FILE")]
    position: Option<PathBuf>,
    /// Bring the army in this file for a seat; can be given for each
    #[arg(long, value_name = "SEAT=FILE")]
    army: Vec<String>,
    /// Play on the board in this file
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,
}

impl Setting {
    /// Whether anything was said.
    fn is_given(&self) -> bool {
        self.choices.is_given()
            || self.seed.is_some()
            || self.dice != "seeded"
            || !self.rolled.is_empty()
            || self.position.is_some()
            || self.carries_texts()
    }

    fn carries_texts(&self) -> bool {
        !self.army.is_empty() || self.board.is_some()
    }

    /// The texts that were named, by their ids.
    fn texts(&self) -> Result<Vec<(String, String)>, Fault> {
        let mut texts = Vec::new();
        for army in &self.army {
            let wrong = || Fault::new("--army", format!("{army:?} is not SEAT=FILE"));
            let (seat, path) = army.split_once('=').ok_or_else(wrong)?;
            texts.push((format!("army-{seat}"), file::read(std::path::Path::new(path))?));
        }
        if let Some(path) = &self.board {
            texts.push(("board".to_owned(), file::read(path)?));
        }
        Ok(texts)
    }

    /// Scenario, options and position of a new game.
    fn setup(&self, shelved: &shelf::Shelved) -> Result<engine::Setup, Fault> {
        let setup = self.choices.setup_of(shelved)?;
        let texts = self.texts()?;
        let texts = texts.iter().map(|(id, text)| (id.as_str(), text.as_str()));
        let setup = shelved.game.title().carrying(setup, texts)?;
        match &self.position {
            Some(path) => position::from_file(shelved, setup, path),
            None => Ok(setup),
        }
    }
}

/// Arguments of `stavka show`.
#[derive(Args)]
struct ShowArgs {
    /// The game's record
    file: PathBuf,
    /// See it as this seat sees it; without, as a spectator
    #[arg(long)]
    seat: Option<String>,
    /// Only the orders of this kind
    #[arg(long, requires = "seat")]
    verb: Option<String>,
    /// Only the orders of this counter, or of whatever stands first in the order
    #[arg(long, requires = "seat")]
    who: Option<String>,
    /// Only the orders, all of them, as they are written
    #[arg(long, requires = "seat")]
    orders: bool,
    /// Draw the map with its counters: .svg, .png or .pdf
    #[arg(long, value_name = "PICTURE")]
    map: Option<PathBuf>,
    /// Only this part of the map, such as 1905:3324
    #[arg(long, value_name = "HEX:HEX")]
    part: Option<String>,
    /// Only what is at this place, by its number or its name
    #[arg(long, value_name = "PLACE")]
    at: Option<String>,
    /// Only this counter, wherever it is
    #[arg(long, value_name = "COUNTER")]
    unit: Option<String>,
    /// Also what comes in later turns
    #[arg(long)]
    arrivals: bool,
    #[command(flatten)]
    reading: Reading,
}

#[derive(Args)]
struct NewArgs {
    /// The game's id, from `stavka games`
    game: String,
    /// Where to write the record
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    #[command(flatten)]
    setting: Setting,
}

/// How a record is opened.
#[derive(Args, Clone, Copy)]
struct Reading {
    /// Open as much of a damaged record as can still be replayed
    #[arg(long)]
    recover: bool,
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => match sim::unknown_seat(&error) {
            Some(fault) => {
                eprintln!("{fault}");
                return ExitCode::from(2);
            }
            None => error.exit(),
        },
    };
    match run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> Result<(), Fault> {
    cli.language.into_iter().for_each(shelf::speak);
    match cli.command {
        Command::Play(args) => play::play(args),
        Command::Serve(args) => serve::serve(args),
        Command::Games => show::games(),
        Command::Rules { game, coverage: true, json, .. } => show::coverage(&game, json),
        Command::Rules { game, unplayed: true, .. } => show::unplayed(&game),
        Command::Rules { game, clause, .. } => show::rules(&game, clause.as_deref()),
        Command::New(args) => records::new(&args.game, &args.output, &args.setting),
        Command::Sim(args) => sim::sim(&args),
        Command::Text(args) => texts::text(&args),
        Command::Draw(args) => draw::draw(&args),
        Command::Position(args) => position::position(&args),
        Command::Show(args) => records::show(&args),
        Command::Order { file, order, seat, dice, sure } => {
            records::order(&file, &order, seat.as_deref(), &dice.concat(), sure)
        }
        Command::Why { file, order, seat } => records::why(&file, &order, seat.as_deref()),
        Command::Undo { file, seat } => records::undo(&file, seat.as_deref()),
        Command::Redo { file } => records::redo(&file),
        Command::Takeback { file, order } => records::takeback(&file, order),
        Command::Branch { file, branch: Some(branch) } => records::open_branch(&file, branch),
        Command::Branch { file, branch: None } => records::branches(&file),
        Command::Log { file, seat, reading } => records::log(&file, seat.as_deref(), reading),
        Command::Replay { file, verify } => records::replay(&file, verify),
        Command::Report(args) => report::report(&args),
        Command::Print(args) => paper::print(&args),
        Command::Map(command) => maps::run(command),
    }
}
