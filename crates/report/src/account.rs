//! What there is to report, as numbers: turn by turn, die by die, battle by battle.

use std::collections::BTreeMap;

use engine::erased::{AnyGame, AnyJournal};
use engine::journal::{Cast, Course, Moment};
use engine::{Eyes, Fault, Headline, Side, Spelled, Tally, View, Word};

use crate::statistics::{self, Spread};

/// All that there is to report.
#[derive(Debug, Clone, PartialEq)]
pub struct Account {
    /// The turns, in order.
    pub turns: Vec<Turn>,
    /// The dice that made a difference, in order.
    pub trials: Vec<Trial>,
    /// How often each face of a six-sided die fell.
    pub faces: [u64; 6],
    /// Dice that could not be weighed because of what they would tell.
    pub withheld: usize,
    /// From which order on the game is known.
    pub from: usize,
    /// How many orders were given, as far as these eyes noticed.
    pub orders: usize,
}

/// A turn.
#[derive(Debug, Clone, PartialEq)]
pub struct Turn {
    /// Its number.
    pub number: i64,
    /// What it is called, where the game has a name for it.
    pub name: Option<Spelled>,
    /// What was to be seen at its end.
    pub view: View,
    /// What each side lost in it, and the points it then had.
    pub tallies: Vec<Tally>,
    /// What is worth telling, in order.
    pub story: Vec<Line>,
    /// The places that changed hands.
    pub taken: Vec<String>,
    /// The places that were fought for.
    pub fought: Vec<String>,
}

/// Something worth telling.
#[derive(Debug, Clone, PartialEq)]
pub enum Line {
    /// A place changed hands.
    Taken(Spelled),
    /// A battle: how it began, its dice, what came of it; the first alone where nothing came of it.
    Battle(Vec<Spelled>),
    /// Counters that were lost, by their ids.
    Lost(Vec<String>),
    /// Something else, in a sentence of its own.
    Told(Spelled),
}

/// A die that made a difference.
#[derive(Debug, Clone, PartialEq)]
pub struct Trial {
    /// In which turn, counted from 0.
    pub turn: usize,
    /// By which order.
    pub order: usize,
    /// The clause that asked for it.
    pub clause: String,
    /// The faces.
    pub faces: Vec<u16>,
    /// For each side: steps that the others lost by it, less its own.
    pub gain: Vec<i64>,
    /// For each side: what could have been gained.
    pub spread: Vec<Spread>,
    /// The battle it decided, if it did.
    pub battle: Option<Battle>,
    /// What was said of it elsewhere.
    pub said: Option<Spelled>,
}

/// A battle.
#[derive(Debug, Clone, PartialEq)]
pub struct Battle {
    /// Who attacked.
    pub attacker: Side,
    /// Which line of the turn's story tells it.
    pub line: usize,
}

impl Trial {
    /// What a side gained beyond what was to be expected, in steps.
    pub fn luck(&self, side: Side) -> f64 {
        let at = usize::from(side.0);
        let expected = self.spread.get(at).map_or(0.0, |spread| statistics::mean(spread));
        self.gain.get(at).map_or(0.0, |gain| *gain as f64 - expected)
    }
}

impl Account {
    /// What there is to report of a game, as these eyes may know it; `done` hears of each order.
    pub fn of(
        game: &dyn AnyGame,
        journal: &dyn AnyJournal,
        eyes: Eyes,
        done: &mut dyn FnMut(usize),
    ) -> Result<Account, Fault> {
        let course = journal.course(eyes, done)?;
        let mut account = Account {
            turns: Vec::new(),
            trials: Vec::new(),
            faces: [0; 6],
            withheld: course.moments.iter().map(|moment| moment.withheld).sum(),
            from: course.from,
            orders: journal.noticed_by(eyes).len(),
        };
        let mut open = Open { game, sides: course.start.len(), battle: None };
        let mut before = course.start.clone();
        for (view, moments) in stretches(&course) {
            let turn = account.turns.len();
            account.turns.push(Turn::new(view, &before));
            for moment in moments {
                for (_, value) in moment.dice.iter().filter(|(throw, _)| throw.sides == 6) {
                    account.faces[usize::from(*value).clamp(1, 6) - 1] += 1;
                }
                account.trials.extend(open.hear(journal, moment, turn, &mut account.turns[turn]));
                account.turns[turn].count(&before, &moment.tallies);
                before.clone_from(&moment.tallies);
            }
            open.battle = None;
        }
        Ok(account)
    }

    /// For each side: what it gained by luck, in steps; and how likely fair dice bring as much for one or the other.
    pub fn luck(&self, side: Side) -> (f64, f64) {
        let at = usize::from(side.0);
        let all = statistics::sum(self.trials.iter().filter_map(|trial| trial.spread.get(at)));
        let gained: i64 = self.trials.iter().filter_map(|trial| trial.gain.get(at)).sum();
        (gained as f64 - statistics::mean(&all), statistics::as_far_from_the_mean(&all, gained))
    }

    /// A side's luck at the end of each turn.
    pub fn luck_by_turn(&self, side: Side) -> Vec<f64> {
        let until =
            |turn: usize| self.trials.iter().filter(|trial| trial.turn <= turn).map(|trial| trial.luck(side)).sum();
        (0..self.turns.len()).map(until).collect()
    }

    /// The battles, those first in which the attacker had most luck.
    pub fn battles(&self) -> Vec<(&Trial, &Battle)> {
        let battles = self.trials.iter().filter_map(|trial| Some((trial, trial.battle.as_ref()?)));
        let mut battles: Vec<(&Trial, &Battle)> = battles.collect();
        let luck = |(trial, battle): &(&Trial, &Battle)| trial.luck(battle.attacker);
        battles.sort_by(|a, b| luck(b).total_cmp(&luck(a)));
        battles
    }
}

/// The number of a view's turn.
fn number(view: &View) -> Option<i64> {
    view.tracks.iter().find(|track| track.id == "turn").map(|track| track.value)
}

/// The moments of each turn, with what was to be seen at its end. Where a game counts no turns, each player turn is one.
fn stretches(course: &Course) -> Vec<(&View, &[Moment])> {
    let ends = course.moments.iter().enumerate();
    let ends = ends.filter_map(|(at, moment)| Some((at + 1, moment.before.as_deref()?)));
    let mut ends: Vec<(usize, &View)> = ends.collect();
    if ends.last().is_none_or(|(at, _)| *at < course.moments.len()) || number(&course.end).is_some() {
        ends.push((course.moments.len(), &course.end));
    }
    let mut stretches = Vec::new();
    let mut from = 0;
    for (at, (end, view)) in ends.iter().enumerate() {
        let next = ends.get(at + 1).and_then(|(_, next)| number(next));
        if next.is_none() || next != number(view) {
            stretches.push((*view, &course.moments[from..*end]));
            from = *end;
        }
    }
    stretches
}

impl Turn {
    fn new(view: &View, before: &[Tally]) -> Turn {
        let number = number(view).unwrap_or(0);
        let name = usize::try_from(number - 1).ok().and_then(|at| view.turns.get(at)).map(|turn| turn.what.clone());
        Turn {
            number,
            name,
            view: view.clone(),
            tallies: before.iter().map(|tally| Tally { points: tally.points, ..Tally::default() }).collect(),
            story: Vec::new(),
            taken: Vec::new(),
            fought: Vec::new(),
        }
    }

    /// Count what an order cost. Steps that come back are no losses undone.
    fn count(&mut self, before: &[Tally], after: &[Tally]) {
        for (sum, (before, after)) in self.tallies.iter_mut().zip(before.iter().zip(after)) {
            sum.steps += (after.steps - before.steps).max(0);
            sum.units += (after.units - before.units).max(0);
            sum.points = after.points;
        }
    }
}

/// What is being told.
struct Open<'a> {
    game: &'a dyn AnyGame,
    sides: usize,
    /// The battle that goes on.
    battle: Option<Battle>,
}

impl Open<'_> {
    /// Tell what happened, and weigh the dice.
    fn hear(&mut self, journal: &dyn AnyJournal, moment: &Moment, turn: usize, told: &mut Turn) -> Vec<Trial> {
        // Battles by the clause of their dice, in the order in which those fell.
        let mut battles: BTreeMap<&str, Vec<Battle>> = BTreeMap::new();
        for message in &moment.heard {
            let Some(headline) = self.game.headline(&message.id) else { continue };
            match headline {
                Headline::Battle => {
                    let orders = journal.title().seats.get(usize::from(moment.seat.0)).and_then(|seat| seat.side);
                    let attacker = self.side_in(message).or(orders);
                    self.battle = attacker.map(|attacker| Battle { attacker, line: told.story.len() });
                    told.story.push(Line::Battle(vec![message.clone()]));
                    told.fought.extend(names(message).map(str::to_owned));
                }
                Headline::Odds | Headline::Result => {
                    let Some(battle) = &self.battle else { continue };
                    if let Some(Line::Battle(lines)) = told.story.get_mut(battle.line) {
                        lines.push(message.clone());
                    }
                    if let (Headline::Odds, Some(clause)) = (headline, &message.clause) {
                        let open = battles.entry(clause).or_default();
                        open.extend((open.last() != Some(battle)).then(|| battle.clone()));
                    }
                }
                Headline::Taken => {
                    told.taken.extend(names(message).map(str::to_owned));
                    told.story.push(Line::Taken(message.clone()));
                }
                Headline::Event => told.story.push(Line::Told(message.clone())),
                Headline::Eliminated => {
                    let lost = names(message).map(str::to_owned);
                    match told.story.last_mut() {
                        Some(Line::Lost(before)) => before.extend(lost),
                        _ => told.story.push(Line::Lost(lost.collect())),
                    }
                }
            }
        }
        let mut spoken: BTreeMap<&str, usize> = BTreeMap::new();
        let trials = moment.casts.iter().filter_map(|cast| {
            let battle = battles.get_mut(cast.clause).filter(|open| !open.is_empty()).map(|open| open.remove(0));
            let before = spoken.entry(cast.clause).or_default();
            let said = of_dice(moment, cast.clause).nth(*before).cloned();
            *before += cast.faces.len();
            self.trial(moment, turn, cast, battle, said)
        });
        trials.collect()
    }

    /// The side that a message names.
    fn side_in(&self, message: &Spelled) -> Option<Side> {
        let sides = &self.game.title().sides;
        let side = names(message).find_map(|id| sides.iter().position(|side| side.id == id));
        side.map(|side| Side(side as u8))
    }

    /// A die as a trial of luck; none where it could change nothing.
    fn trial(
        &self,
        moment: &Moment,
        turn: usize,
        cast: &Cast,
        battle: Option<Battle>,
        said: Option<Spelled>,
    ) -> Option<Trial> {
        let gain = |steps: &[i64], side: usize| steps.iter().sum::<i64>() - 2 * steps.get(side).copied().unwrap_or(0);
        let spread = |side: usize| {
            let mut spread: BTreeMap<i64, f64> = BTreeMap::new();
            for prospect in &cast.prospects {
                *spread.entry(gain(&prospect.steps, side)).or_default() += prospect.chance;
            }
            spread.into_iter().collect::<Spread>()
        };
        let spreads: Vec<Spread> = (0..self.sides).map(spread).collect();
        if spreads.iter().all(|spread| spread.len() < 2) {
            return None;
        }
        Some(Trial {
            turn,
            order: moment.order,
            clause: cast.clause.to_owned(),
            faces: cast.faces.clone(),
            gain: (0..self.sides).map(|side| gain(&cast.steps, side)).collect(),
            spread: spreads,
            battle,
            said,
        })
    }
}

/// What was said of the dice of a clause, in order.
fn of_dice<'m>(moment: &'m Moment, clause: &str) -> impl Iterator<Item = &'m Spelled> {
    let has_die = |message: &&Spelled| message.args.iter().any(|(_, word)| matches!(word, Word::Die(_)));
    moment.heard.iter().filter(move |message| message.clause.as_deref() == Some(clause)).filter(has_die)
}

/// The ids that a message names.
pub(crate) fn names(message: &Spelled) -> impl Iterator<Item = &str> {
    message.args.iter().filter_map(|(_, word)| match word {
        Word::Name(id) => Some(id.as_str()),
        _ => None,
    })
}
