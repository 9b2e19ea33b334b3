//! A game from order to order, for reports: what happened, what each side had lost by then, how the dice fell and what
//! they could have brought. What could have been is found by carrying the same order out again with every other die.

use super::{Entry, Journal, begin, replay_entry, setup_fault};
use crate::chance::Chance;
use crate::dice::{Dice, DieFailure, Throw, Throws};
use crate::event::{Event, Events};
use crate::execute::carry_out;
use crate::fault::Fault;
use crate::game::{Game, Interrupt};
use crate::message::{Arg, Spelled};
use crate::seat::{Eyes, Seat, Side};
use crate::shown::Shown;
use crate::tally::Tally;
use crate::view::View;

/// A game from order to order.
#[derive(Debug, Clone, PartialEq)]
pub struct Course {
    /// From which order on it is known: 0, unless the game began under other rules. Orders are numbered as these eyes
    /// noticed them.
    pub from: usize,
    /// What each side had lost and won at that point.
    pub start: Vec<Tally>,
    /// What happened before the first order: the set-up.
    pub heard: Vec<Spelled>,
    /// One for each order that these eyes noticed.
    pub moments: Vec<Moment>,
    /// What is to be seen in the end.
    pub end: View,
}

/// One order and what came of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Moment {
    /// Which order of the journal.
    pub order: usize,
    /// Who gave it.
    pub seat: Seat,
    /// What was to be seen before it, where a player turn ended with it.
    pub before: Option<Box<View>>,
    /// What happened.
    pub heard: Vec<Spelled>,
    /// What each side has lost and won after it.
    pub tallies: Vec<Tally>,
    /// The dice, not the draws, as they fell.
    pub dice: Vec<(Throw, u16)>,
    /// What they brought and could have brought; nothing where that would tell a secret.
    pub casts: Vec<Cast>,
    /// How many dice fell that these eyes may not know, or not weigh.
    pub withheld: usize,
}

/// A die, or some that count together, weighed: what came of it until the next die fell.
#[derive(Debug, Clone, PartialEq)]
pub struct Cast {
    /// The clause that asked for it.
    pub clause: &'static str,
    /// The faces.
    pub faces: Vec<u16>,
    /// How many steps it cost each side.
    pub steps: Vec<i64>,
    /// What it could have cost.
    pub prospects: Vec<Prospect>,
}

/// One thing that dice could have brought.
#[derive(Debug, Clone, PartialEq)]
pub struct Prospect {
    /// How many steps it would have cost each side.
    pub steps: Vec<i64>,
    /// How likely it was, from 0 to 1.
    pub chance: f64,
}

/// So many dice of one clause count together where the first alone decide nothing.
const TOGETHER: usize = 3;
/// So many states that a seat cannot tell apart are tried before we say that nothing is hidden from it.
const REDEALS: u64 = 3;

impl<G: Game> Journal<G> {
    /// Whether these eyes know the whole state: dealing anew what they may not know changes nothing.
    pub(crate) fn hides_nothing(&self, state: &G::State, eyes: Eyes) -> bool {
        let game = self.game();
        let whole = |seat: Seat| {
            let same = |number| game.redeal(state, seat, &mut Chance::new(number)) == *state;
            game.is_referee(seat) || (0..REDEALS).all(same)
        };
        match eyes {
            Eyes::Seat(seat) => whole(seat),
            Eyes::Public => game.title().all_seats().all(whole),
        }
    }
}

impl<G: Shown> Journal<G> {
    /// The game from order to order, as these eyes may know it. While it goes on, what dice could have brought is left
    /// out wherever something is hidden. The same record gives the same course.
    pub fn course(&self, eyes: Eyes, done: &mut dyn FnMut(usize)) -> Result<Course, Fault> {
        let game = self.game();
        let mut list = Vec::new();
        let mut state = match self.from {
            Some(from) => self.state_at(from)?,
            None => {
                let mut dice = Dice::given(self.setup_dice.iter().map(|die| die.value));
                begin(game, &self.setup, &mut dice, &mut Events::heard_by(&mut list))
                    .map_err(|failure| setup_fault(game, failure))?
            }
        };
        let over = game.outcome(self.state()).is_some();
        let from = self.replayable_from();
        let start = tallies(game, &state);
        let heard = self.heard_by(eyes, &list);
        let noticed = self.noticed_by(eyes);
        let mut moments = Vec::new();
        for (at, entry) in self.entries.iter().enumerate().skip(from) {
            list.clear();
            let before = state.clone();
            let replayed = replay_entry(game, &mut state, entry, &mut Events::heard_by(&mut list))
                .map_err(|reason| Fault::new("the journal", format!("order {}: {reason}", at + 1)))?;
            done(at + 1);
            let Ok(order) = noticed.binary_search(&at) else { continue };
            let told: Vec<&Event> = list.iter().filter(|event| self.reaches(eyes, event)).collect();
            let rolls = rolls(&replayed.asked, entry);
            let known = if over { rolls.clone() } else { known(&rolls, &told) };
            let weighed = !known.is_empty() && known.len() == rolls.len();
            let weighed = weighed && (over || self.hides_nothing(&before, eyes));
            let fell: Vec<(Throw, u16)> = fell(&replayed.asked, entry).collect();
            let what_if = WhatIf { game, state: &before, seat: entry.seat, order: &replayed.order };
            let casts = if weighed { what_if.casts(&fell) } else { Vec::new() };
            let turned = game.player_turn(&before) != game.player_turn(&state);
            moments.push(Moment {
                order,
                seat: entry.seat,
                before: turned.then(|| Box::new(game.view(&before, eyes))),
                heard: told.iter().map(|event| game.spell(&event.message)).collect(),
                tallies: tallies(game, &state),
                withheld: if weighed { 0 } else { rolls.len() },
                dice: known,
                casts,
            });
        }
        let from = noticed.partition_point(|at| *at < from);
        Ok(Course { from, start, heard, moments, end: game.view(&state, eyes) })
    }

    fn reaches(&self, eyes: Eyes, event: &Event) -> bool {
        self.is_told(eyes, event.to)
    }

    fn heard_by(&self, eyes: Eyes, events: &[Event]) -> Vec<Spelled> {
        let told = events.iter().filter(|event| self.reaches(eyes, event));
        told.map(|event| self.game().spell(&event.message)).collect()
    }
}

fn tallies<G: Shown>(game: &G, state: &G::State) -> Vec<Tally> {
    (0..game.title().sides.len() as u8).map(|side| game.tally(state, Side(side))).collect()
}

/// What fell, with what was asked for.
fn fell<'e>(asked: &'e [Throw], entry: &'e Entry) -> impl Iterator<Item = (Throw, u16)> + 'e {
    asked.iter().copied().zip(entry.dice.iter().map(|die| die.value))
}

/// The dice of an order, without what was drawn.
fn rolls(asked: &[Throw], entry: &Entry) -> Vec<(Throw, u16)> {
    fell(asked, entry).filter(|(throw, _)| throw.kind == Throws::Roll).collect()
}

/// Those dice that what was told names.
fn known(rolls: &[(Throw, u16)], told: &[&Event]) -> Vec<(Throw, u16)> {
    let named = told.iter().flat_map(|event| event.message.args.iter());
    let mut named = named.filter_map(|(_, arg)| match arg {
        Arg::Die(face) => Some(u16::from(*face)),
        _ => None,
    });
    rolls.iter().copied().filter(|(_, value)| named.any(|face| face == *value)).collect()
}

/// An order on the point of being carried out, with any dice.
struct WhatIf<'a, G: Shown> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    order: &'a G::Order,
}

impl<G: Shown> WhatIf<'_, G> {
    /// Steps that each side has lost when these have fallen, and what is asked for next.
    fn with(&self, values: &[u16]) -> Option<(Vec<i64>, Option<Throw>)> {
        let mut after = self.state.clone();
        let mut dice = Dice::given(values.iter().copied());
        let next = match carry_out(self.game, &mut after, self.seat, self.order, &mut dice, &mut Events::unheard()) {
            Ok(_) => None,
            Err(Interrupt::Die(DieFailure::Missing(throw))) => Some(throw),
            Err(_) => return None,
        };
        Some((tallies(self.game, &after).iter().map(|tally| tally.steps + tally.owed).collect(), next))
    }

    /// Weigh the dice one after the other, each in the situation in which it fell.
    fn casts(&self, fell: &[(Throw, u16)]) -> Vec<Cast> {
        let values: Vec<u16> = fell.iter().map(|(_, value)| *value).collect();
        let mut casts = Vec::new();
        let mut at = 0;
        while let Some((throw, _)) = fell.get(at) {
            let joins = |(next, _): &&(Throw, u16)| next.kind == Throws::Roll && next.clause == throw.clause;
            let most = fell[at..].iter().take_while(joins).count().min(TOGETHER);
            let cast = match throw.kind {
                Throws::Roll => (1..=most).find_map(|count| self.cast(&values, at, count, *throw, most)),
                Throws::Draw => None,
            };
            at += cast.as_ref().map_or(1, |cast| cast.faces.len());
            casts.extend(cast);
        }
        casts
    }

    /// Weigh so many dice together; none if they alone decide nothing and one more could join.
    fn cast(&self, values: &[u16], at: usize, count: usize, throw: Throw, most: usize) -> Option<Cast> {
        let (start, _) = self.with(&values[..at])?;
        let since = |steps: Vec<i64>| steps.iter().zip(&start).map(|(now, then)| now - then).collect::<Vec<i64>>();
        let mut prospects: Vec<Prospect> = Vec::new();
        let mut open: Vec<(Vec<u16>, f64)> = vec![(values[..at].to_vec(), 1.0)];
        while let Some((given, chance)) = open.pop() {
            let (steps, next) = self.with(&given)?;
            match next.filter(|next| given.len() < at + count && next.kind == Throws::Roll) {
                Some(next) => {
                    let faces = (1..=next.sides).map(|face| [given.as_slice(), &[face]].concat());
                    open.extend(faces.map(|given| (given, chance / f64::from(next.sides))));
                }
                None => {
                    let steps = since(steps);
                    match prospects.iter_mut().find(|prospect| prospect.steps == steps) {
                        Some(prospect) => prospect.chance += chance,
                        None => prospects.push(Prospect { steps, chance }),
                    }
                }
            }
        }
        if prospects.len() < 2 && count < most {
            return None;
        }
        prospects.sort_by(|a, b| a.steps.cmp(&b.steps));
        let (steps, _) = self.with(&values[..at + count])?;
        let faces = values[at..at + count].to_vec();
        Some(Cast { clause: throw.clause.0, faces, steps: since(steps), prospects })
    }
}
