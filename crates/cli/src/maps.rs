//! `stavka map`: compile a map from geography, check it, draw it.

use std::path::{Path, PathBuf};

use atelier::map::{Part, Style};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser, ValueParser, ValueParserFactory};
use clap::{Args, Subcommand};
use engine::Fault;
use hexmap::{Map, Source, Sources, check_map, compile, read_map, write_map};

use crate::file;
use crate::print::line;
use crate::shelf::{self, Entry, GAMES, HexMap, Shelved};

/// Commands on maps.
#[derive(Subcommand)]
pub(crate) enum MapCommand {
    /// Compile a map from geography, places, the terrain rule and the overlay
    #[command(
        after_help = "In a checkout the sources are crates/GAME/map and the map is crates/GAME/data/map.toml;\nelsewhere the embedded sources are used, and -o says where the map goes.\nCorrections by hand belong into overlay.toml: they survive recompiling."
    )]
    Compile {
        /// The game whose map it is
        game: MapGame,
        /// The folder with geography.json, grid.json, places.toml, terrain.toml and overlay.toml
        #[arg(long, value_name = "FOLDER")]
        from: Option<PathBuf>,
        /// Where to write the map
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// Check a map: places where they must be, rivers and railways connected, everything reachable
    Check {
        /// The game whose map it is
        game: MapGame,
        /// Another map file than the game's own
        #[arg(long, value_name = "FILE")]
        map: Option<PathBuf>,
    },
    /// Draw a map as SVG, PNG or PDF
    #[command(
        after_help = "Examples:\n  stavka map show elope -o map.svg\n  stavka map show elope -o front.png --part 1905:3324 --weather snow"
    )]
    Show(ShowArgs),
}

/// Arguments of `stavka map show`.
#[derive(Args)]
pub(crate) struct ShowArgs {
    /// The game whose map it is
    game: MapGame,
    /// The picture: .svg, .png or .pdf
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// The ground, such as snow; the game's first if none is given
    #[arg(long, alias = "weather")]
    ground: Option<String>,
    /// Only the rectangle between two hexes, such as 1905:3324
    #[arg(long, value_name = "HEX:HEX")]
    part: Option<String>,
    /// Pixels from hex to hex; a whole map is drawn smaller than a part
    #[arg(long, value_name = "PIXELS")]
    hex: Option<f64>,
    /// Flat tints and a strong grid
    #[arg(long)]
    plain: bool,
    /// Another map file than the game's own
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,
}

/// A game with a hex map.
#[derive(Clone, Copy)]
pub(crate) struct MapGame {
    id: &'static str,
    sources: fn() -> Sources<'static>,
}

impl MapGame {
    fn all() -> impl Iterator<Item = (MapGame, &'static str)> {
        let game = |entry: &'static Entry| Some((MapGame { id: entry.id, sources: entry.map_sources? }, entry.name));
        GAMES.iter().filter_map(game)
    }

    /// The game with this id, if it has a hex map.
    pub(crate) fn of(id: &str) -> Option<MapGame> {
        MapGame::all().map(|(game, _)| game).find(|game| game.id == id)
    }

    /// The game's own map, and how to speak about it.
    fn taken(self) -> Result<(Shelved, HexMap), Fault> {
        let shelved = shelf::game(self.id)?;
        let map = shelved.map.clone().ok_or_else(|| Fault::new(self.id, "it has no hex map"))?;
        Ok((shelved, map))
    }

    /// The file inside a checkout of this repository.
    fn in_checkout(self, path: &str) -> Option<PathBuf> {
        let path = Path::new("crates").join(self.id).join(path);
        path.exists().then_some(path)
    }
}

impl ValueParserFactory for MapGame {
    type Parser = ValueParser;

    fn value_parser() -> ValueParser {
        let known = MapGame::all().map(|(game, name)| PossibleValue::new(game.id).help(name));
        let game = |id: String| MapGame::of(&id).ok_or("it has no hex map");
        PossibleValuesParser::new(known).try_map(game).into()
    }
}

pub(crate) fn run(command: MapCommand) -> Result<(), Fault> {
    match command {
        MapCommand::Compile { game, from, output } => compile_map(game, from, output),
        MapCommand::Check { game, map } => check(game, map.as_deref()),
        MapCommand::Show(args) => show(&args),
    }
}

fn compile_map(game: MapGame, from: Option<PathBuf>, output: Option<PathBuf>) -> Result<(), Fault> {
    let folder = from.or_else(|| game.in_checkout("map"));
    let output = output.or_else(|| game.in_checkout("data/map.toml")).ok_or_else(|| {
        Fault::new("stavka map compile", "there is no checkout here to put the map into")
            .advise("Say where it goes with -o FILE.")
    })?;
    let texts = folder.as_deref().map(SourceTexts::read).transpose()?;
    let sources = texts.as_ref().map_or_else(|| (game.sources)(), SourceTexts::sources);
    let (map, notices) = compile(&sources)?;
    notices.iter().for_each(|notice| line!("{notice}"));
    let problems = check_map(&map, &sources.places)?;
    problems.iter().for_each(|problem| line!("PROBLEM: {problem}"));
    if !problems.is_empty() {
        let fault =
            Fault::new(output.display().to_string(), format!("{} problems; it was not written", problems.len()));
        return Err(fault.advise("Correct the sources or the overlay and compile again."));
    }
    let text = write_map(&map);
    let same = std::fs::read_to_string(&output).is_ok_and(|old| old == text);
    if !same {
        file::write(&output, text.as_bytes())?;
    }
    let state = if same { "unchanged" } else { "written" };
    line!("{}: {state}; {} hexes, {} places.", output.display(), map.grid.len(), map.places.len());
    Ok(())
}

/// The five source files of a folder.
struct SourceTexts {
    names: [String; 5],
    texts: [String; 5],
}

impl SourceTexts {
    fn read(folder: &Path) -> Result<SourceTexts, Fault> {
        let path = |name: &str| folder.join(name);
        let paths = ["geography.json", "grid.json", "places.toml", "terrain.toml", "overlay.toml"].map(path);
        let mut texts: [String; 5] = Default::default();
        for (text, path) in texts.iter_mut().zip(&paths) {
            *text = file::read(path)?;
        }
        Ok(SourceTexts { names: paths.map(|path| path.display().to_string()), texts })
    }

    fn sources(&self) -> Sources<'_> {
        let source = |i: usize| Source::new(&self.names[i], &self.texts[i]);
        Sources { geography: source(0), grid: source(1), places: source(2), terrain: source(3), overlay: source(4) }
    }
}

/// A map from a file, or the game's own.
fn with_map<T>(game: MapGame, path: Option<&Path>, then: impl FnOnce(&Map) -> Result<T, Fault>) -> Result<T, Fault> {
    match path {
        None => then(game.taken()?.1.map()),
        Some(path) => then(&read_map(&Source::new(&path.display().to_string(), &file::read(path)?))?),
    }
}

fn check(game: MapGame, path: Option<&Path>) -> Result<(), Fault> {
    let problems = with_map(game, path, |map| check_map(map, &(game.sources)().places))?;
    problems.iter().for_each(|problem| line!("{problem}"));
    match problems.len() {
        0 => {
            line!("The map of {} is sound.", game.id);
            Ok(())
        }
        count => Err(Fault::new(game.id, format!("{count} problems"))),
    }
}

fn show(args: &ShowArgs) -> Result<(), Fault> {
    kind_of_picture(&args.output)?;
    let (game, hexes) = args.game.taken()?;
    let svg = with_map(args.game, args.map.as_deref(), |map| {
        Ok(atelier::map::draw(&game.lettered(map), &style(args, map, &game, &hexes)?))
    })?;
    write_picture(&args.output, &svg)?;
    line!("{}", args.output.display());
    Ok(())
}

/// The kind of a picture, by the end of its name.
fn kind_of_picture(path: &Path) -> Result<&str, Fault> {
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or("");
    match extension {
        "svg" | "png" | "pdf" => Ok(extension),
        _ => Err(Fault::new(path.display().to_string(), "a picture ends in .svg, .png or .pdf")),
    }
}

/// Write a drawing as SVG, PNG or PDF.
pub(crate) fn write_picture(path: &Path, svg: &str) -> Result<(), Fault> {
    let wrong = |error: atelier::PictureError| Fault::new(path.display().to_string(), error.to_string());
    let bytes = match kind_of_picture(path)? {
        "png" => atelier::png(svg, None).map_err(wrong)?,
        "pdf" => atelier::pdf::pdf(svg, &stem(path)).map_err(wrong)?,
        _ => atelier::with_typefaces(svg).into_bytes(),
    };
    file::write(path, &bytes)
}

/// What a picture is called: its file without the ending.
fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The style of a game's map under counters.
pub(crate) fn plain_style(hexes: &HexMap, part_of_it: Option<&str>) -> Result<Style, Fault> {
    let part = part_of_it.map(|text| part(hexes.map(), text)).transpose()?;
    let hex_px = if part.is_some() { 72.0 } else { 48.0 };
    Ok(Style { hex_px, part, ..hexes.style() })
}

fn style(args: &ShowArgs, map: &Map, game: &Shelved, hexes: &HexMap) -> Result<Style, Fault> {
    let part = args.part.as_deref().map(|text| part(map, text)).transpose()?;
    if let Some(pixels) = args.hex
        && !(8.0..=240.0).contains(&pixels)
    {
        return Err(Fault::new("--hex", format!("{pixels} pixels are too few or too many: 8 to 240")));
    }
    if let Some(id) = &args.ground {
        let grounds: Vec<String> = game.game.board().grounds.into_iter().map(|ground| ground.id).collect();
        if !grounds.contains(id) {
            let fault = Fault::new("--ground", format!("{} has no ground {id:?}", args.game.id));
            return Err(fault.advise(format!("Grounds: {}", grounds.join(", "))));
        }
    }
    let style = game.on_ground(args.ground.as_deref().unwrap_or_default(), game.words_of_map(hexes));
    Ok(Style { hex_px: args.hex.unwrap_or(if part.is_some() { 72.0 } else { 48.0 }), part, plain: args.plain, ..style })
}

fn part(map: &Map, text: &str) -> Result<Part, Fault> {
    let wrong = |reason: String| Fault::new("--part", reason).advise("It is written 1905:3324.");
    let (first, last) = text.split_once(':').ok_or_else(|| wrong(format!("{text:?} is not HEX:HEX")))?;
    let hex = |text: &str| map.grid.parse(text).ok_or_else(|| wrong(format!("there is no hex {text:?} on this map")));
    Ok(Part { first: hex(first)?, last: hex(last)? })
}
