//! What each seat sees of a battle that is played: every unit on the field, and of what waits or is hidden only its own
//! (BM.35).

use engine::view::{Counter, Lettered, Mark, Phase as Stage, Pictured, Track};
use engine::{Eyes, Game, Message, SmolStr, View};

use super::side_of;
use crate::battle::{Battle, Party, Phase, Place, Role, Troop, aside, needs_pay};
use crate::cards::CrossingKind;
use crate::game::RiverDon;
use crate::order::Label;
use crate::procedure::Clash;
use crate::seats::{self, REFEREE};
use crate::state::State;
use crate::view::side_id;
use crate::{appearance, args, pictures};

/// The view of the battle that is played; none where none is.
pub(crate) fn view(game: &RiverDon, state: &State, eyes: Eyes) -> Option<View> {
    let (battle, clash) = (state.battle.as_ref()?, state.clash.as_ref()?);
    let sees = |role: Role| match eyes {
        Eyes::Seat(REFEREE) => true,
        Eyes::Seat(seat) => seats::side_of(seat) == Some(side_of(clash, role)),
        Eyes::Public => false,
    };
    let here = Here { game, state, battle, clash };
    let at = Message::by("8.resolve.1", "riverdon-battle-at").with("space", args::space(clash.at));
    let at = at.with("attacker", args::side(state, clash.attacker));
    let at = at.with("defender", args::side(state, clash.attacker.enemy()));
    let turn = Message::by("BM.3", "riverdon-battle-turn").with("turn", args::int(battle.turn));
    Some(View {
        stage: [at, turn].iter().map(|message| game.spell(message)).collect(),
        phases: here.phases(),
        board: appearance::FIELD.into(),
        pictures: here.ground(),
        veiled: true,
        counters: Role::ALL.into_iter().flat_map(|role| here.counters(role, sees(role))).collect(),
        marks: here.marks(),
        tracks: here.tracks(),
        ..View::default()
    })
}

/// The steps of a battle turn, in order.
pub(crate) const STEPS: [&str; 7] = [
    "riverdon-battle-phase-deploy",
    "riverdon-battle-phase-arrive",
    "riverdon-battle-phase-retire",
    "riverdon-battle-phase-move",
    "riverdon-battle-phase-charge",
    "riverdon-battle-phase-fire",
    "riverdon-battle-phase-settle",
];

/// The step in which a battle is that is played.
pub(crate) fn step_now(state: &State) -> Option<usize> {
    state.battle.as_ref().map(|battle| step_of(battle.phase).0)
}

/// The step of a phase, and whose it is.
fn step_of(phase: Phase) -> (usize, Option<Role>) {
    match phase {
        Phase::Altering(role) | Phase::Answering(role, _) | Phase::Deploying(role) => (0, Some(role)),
        Phase::AirCombat | Phase::Arrivals | Phase::AirRun(..) => (1, None),
        Phase::Aiming(role, _) => (1, Some(role)),
        Phase::Opening(role) | Phase::Considering(role) => (2, Some(role)),
        Phase::Moving(role) => (3, Some(role)),
        Phase::Watching => (3, Some(Role::Defender)),
        Phase::Charging(role) => (4, Some(role)),
        Phase::Firing(role) => (5, Some(role)),
        Phase::Springing => (5, Some(Role::Defender)),
        Phase::Settling(role) => (6, Some(role)),
        Phase::Check | Phase::Landing | Phase::Over => (6, None),
    }
}

/// The battle, and where it takes place.
struct Here<'a> {
    game: &'a RiverDon,
    state: &'a State,
    battle: &'a Battle,
    clash: &'a Clash,
}

impl Here<'_> {
    /// The steps of a half-turn, and whose it is.
    fn phases(&self) -> Vec<Stage> {
        let (now, whose) = step_of(self.battle.phase);
        let phase = |(number, id): (usize, &'static str)| Stage {
            what: self.game.spell(&Message::by("8.model.1", id)),
            side: whose.filter(|_| number == now).map(|role| side_id(side_of(self.clash, role)).into()),
            now: number == now,
        };
        STEPS.into_iter().enumerate().map(phase).collect()
    }

    /// The card lies under the whole field.
    fn ground(&self) -> Vec<Pictured> {
        let picture = pictures::of_field(self.game.data(), self.state, self.clash.at, self.battle.site.changes);
        let lies = |picture: String| Pictured {
            place: SmolStr::default(),
            picture: picture.into(),
            name: SmolStr::default(),
            parts: Vec::new(),
        };
        picture.into_iter().map(lies).collect()
    }

    /// The counters of a side, as somebody sees them who sees all of it or only what is on the field.
    fn counters(&self, role: Role, all: bool) -> Vec<Counter> {
        let party = &self.battle.sides[role];
        let ambush = role == Role::Defender && self.battle.march.on;
        let seen = |troop: &Troop| match troop.place {
            Place::On(_) => all || !ambush,
            Place::River(_) | Place::Left | Place::Passed => true,
            Place::Beside | Place::Reserve => all,
            Place::Gone => false,
        };
        let troops = party.troops.iter().enumerate().filter(|(_, troop)| seen(troop));
        let mut counters: Vec<Counter> = troops.map(|(at, troop)| self.counter(role, at, troop)).collect();
        for leader in party.leaders.iter().filter(|leader| !leader.killed) {
            let Some((at, troop)) = leader.with.map(|at| (usize::from(at), &party.troops[usize::from(at)])) else {
                continue;
            };
            if seen(troop) {
                counters.push(self.leader(role, leader.id, leader.rating, at, troop));
            }
        }
        counters
    }

    fn place(&self, role: Role, troop: &Troop) -> SmolStr {
        match troop.place {
            Place::On(square) => square.name().into(),
            Place::Reserve => aside(role, "reserve").into(),
            Place::Beside | Place::River(_) => aside(role, "beside").into(),
            Place::Left | Place::Passed | Place::Gone => aside(role, "away").into(),
        }
    }

    fn counter(&self, role: Role, at: usize, troop: &Troop) -> Counter {
        let (data, side) = (self.game.data(), side_of(self.clash, role));
        let nation = self.state.hosts[side].nation;
        let pays = needs_pay(troop.class(data));
        let states = [
            (troop.is_broken(), "broken"),
            (troop.dug_in, "dug-in"),
            (pays && troop.paid, "paid"),
            (pays && !troop.paid, "unpaid"),
            (troop.fired, "spent"),
            (troop.charges.is_some(), "charging"),
        ];
        let lost = troop.destroyed + troop.captured;
        let values = [("stands", troop.stands), ("markers", troop.markers), ("lost", lost)];
        let named = |(id, value): (&'static str, u8)| (SmolStr::new_static(id), i64::from(value));
        Counter {
            id: Label::new(role, at).name().into(),
            face: appearance::counter_face(data, nation, troop.unit, troop.stands.max(1)).into(),
            place: self.place(role, troop),
            faction: data.ids.id(nation).into(),
            side: Some(side_id(side).into()),
            values: values.into_iter().filter(|(id, value)| *id == "stands" || *value > 0).map(named).collect(),
            states: states.into_iter().filter(|(is, _)| *is).map(|(_, id)| SmolStr::new_static(id)).collect(),
            part: None,
            // What looks alike is told apart by the labels of orders and sheets.
            lettered: Some(Lettered { large: SmolStr::default(), small: Label::new(role, at).name().into() }),
            notes: Vec::new(),
            aboard: None,
            errand: None,
        }
    }

    fn leader(&self, role: Role, number: u8, rating: i8, at: usize, troop: &Troop) -> Counter {
        let (data, side) = (self.game.data(), side_of(self.clash, role));
        let nation = self.state.hosts[side].nation;
        Counter {
            id: format!("{}-leader{}", side_id(side), number + 1).into(),
            face: appearance::leader_face(data, nation, rating).into(),
            place: self.place(role, troop),
            faction: data.ids.id(nation).into(),
            side: Some(side_id(side).into()),
            values: vec![(SmolStr::new_static("rating"), i64::from(rating))],
            states: Vec::new(),
            part: None,
            lettered: None,
            notes: Vec::new(),
            aboard: Some(Label::new(role, at).name().into()),
            errand: None,
        }
    }

    /// Bridges that are down, on the squares at both ends.
    fn marks(&self) -> Vec<Mark> {
        let data = self.game.data();
        let face = self.state.board.face(data, self.clash.at);
        let mut marks = Vec::new();
        for (number, crossing) in face.iter().flat_map(|face| face.crossings.iter()).enumerate() {
            let id = match crossing.kind {
                CrossingKind::Bridge => "bridge-down",
                CrossingKind::RailBridge => "rail-bridge-down",
                CrossingKind::Ford => continue,
            };
            if self.battle.site.down >> number & 1 == 1 {
                let at = [crossing.between.0, crossing.between.1];
                marks.extend(at.map(|square| Mark { id: SmolStr::new_static(id), place: square.name().into() }));
            }
        }
        marks
    }

    /// The turn toward dusk; what each side has lost by weight, and its flight number.
    fn tracks(&self) -> Vec<Track> {
        let data = self.game.data();
        let last = data.battle.field.max_turns;
        let mut tracks = vec![Track::new("battle-turn", i64::from(self.battle.turn), i64::from(last))];
        for role in Role::ALL {
            let party: &Party = &self.battle.sides[role];
            let (tally, all) = party.tally(data);
            let share = i64::from(100 * tally).checked_div(i64::from(all)).unwrap_or(0);
            let of = |id: &'static str, value: i64| {
                let side = side_id(side_of(self.clash, role));
                Track { side: Some(side.into()), ..Track::new(id, value, 100) }
            };
            tracks.extend([of("flight", share), of("flight-number", i64::from(party.flight))]);
        }
        tracks
    }
}
