//! Looking ahead: what an order leads to, seen on states that the seat cannot tell from the true one, with dice of the
//! player's own.
//!
//! An order is carried out on a copy. If it opens something that others must answer - a contest, a choice of losses -
//! a few answers are taken at random, until the seat is asked again what it was asked before.

use engine::{Chance, Dice, Events, Game, Seat, Seats, Seed, Side, awaited, carry_out};

/// How many orders are taken at random after the one looked at.
const FOLLOW: usize = 4;
/// What a won game is worth, more than any position.
const VICTORY: i64 = 1_000_000;

/// What a look saw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Seen {
    /// The worth of where it ended, less that of where it began.
    pub(crate) gain: i64,
    /// The seat is asked the same again: it gives nothing away by this order.
    pub(crate) stays: bool,
    /// Something fell or was answered: another look may see something else.
    pub(crate) chancy: bool,
}

/// What the seat is asked, and when: an order stays if this comes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Asked {
    awaited: Seats,
    prompt: Option<&'static str>,
    turn: u32,
}

impl Asked {
    pub(crate) fn now<G: Game>(game: &G, state: &G::State, seat: Seat) -> Asked {
        Asked {
            awaited: awaited(game, state).fold(Seats::NONE, Seats::with),
            prompt: game.decision(state, seat).map(|decision| decision.prompt.id),
            turn: game.player_turn(state),
        }
    }
}

/// States and dice for one decision: every order is looked at with the same ones, so that luck favours none.
pub(crate) struct Lookahead<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    side: Side,
    twins: Vec<(G::State, i64)>,
    pub(crate) asked: Asked,
    luck: u64,
    scratch: G::State,
}

impl<'a, G: Game> Lookahead<'a, G> {
    /// For a seat that belongs to a side; a referee has nothing to gain.
    pub(crate) fn new(
        game: &'a G,
        state: &G::State,
        seat: Seat,
        looks: usize,
        chance: &mut Chance,
    ) -> Option<Lookahead<'a, G>> {
        let side = game.title().seats.get(usize::from(seat.0))?.side?;
        let mut twin = || {
            let twin = game.redeal(state, seat, chance);
            let worth = game.worth(&twin, side);
            (twin, worth)
        };
        let twins: Vec<_> = (0..looks.max(1)).map(|_| twin()).collect();
        let (first, _) = twins.first()?;
        let (asked, scratch) = (Asked::now(game, first, seat), first.clone());
        Some(Lookahead { game, seat, side, asked, scratch, luck: chance.below(1 << 31) as u64, twins })
    }

    /// Look at an order once; `look` chooses the twin and the dice. None if the twin refuses it.
    pub(crate) fn look(&mut self, order: &G::Order, look: usize) -> Option<Seen> {
        self.look_along(order, look, FOLLOW)
    }

    /// Look at the order alone and not at what others answer.
    pub(crate) fn glance(&mut self, order: &G::Order) -> Option<Seen> {
        self.look_along(order, 0, 0)
    }

    fn look_along(&mut self, order: &G::Order, look: usize, follow: usize) -> Option<Seen> {
        let (twin, before) = &self.twins[look % self.twins.len()];
        let luck = self.luck.wrapping_add(look as u64);
        let mut dice = Dice::seeded(Seed::from_number(luck), 0);
        self.scratch.clone_from(twin);
        let mut events = Events::unheard();
        carry_out(self.game, &mut self.scratch, self.seat, order, &mut dice, &mut events).ok()?;
        let mut chancy = dice.count() > 0 || events.revealed();
        let mut chance = None;
        let mut stays = self.is_back();
        for _ in 0..follow {
            if stays || self.game.player_turn(&self.scratch) != self.asked.turn {
                break;
            }
            let Some(seat) = awaited(self.game, &self.scratch).next() else { break };
            let chance = chance.get_or_insert_with(|| Chance::new(luck));
            let Some(answer) = self.game.sample(&self.scratch, seat, chance) else { break };
            chancy = true;
            carry_out(self.game, &mut self.scratch, seat, &answer, &mut dice, &mut events).ok()?;
            stays = self.is_back();
        }
        let ended = self.game.outcome(&self.scratch).map(|outcome| match outcome.winner {
            Some(winner) if winner == self.side => VICTORY,
            Some(_) => -VICTORY,
            None => 0,
        });
        let gain = self.game.worth(&self.scratch, self.side) + ended.unwrap_or(0) - before;
        Some(Seen { gain, stays, chancy })
    }

    fn is_back(&self) -> bool {
        self.game.outcome(&self.scratch).is_none() && Asked::now(self.game, &self.scratch, self.seat) == self.asked
    }
}
