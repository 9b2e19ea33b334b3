//! 23.1 and 20.0: the orders of each turn, worked out once from the scenario lists and the doctrine.

use hexmap::HexIx;

use super::goals::{self, Goal};
use crate::board::{Board, Water};
use crate::counters::{Counters, Nationality, Side, UnitIx};
use crate::roster::Roster;
use crate::scenarios::{Arrival, Scenario, Scenarios, SpecialRule};
use crate::sets::{Hexes, Units};
use crate::state::{Kotlas, State};
use crate::tables::Tables;

/// What an order asks of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// It stays where it is, or goes there and stays (23.1.d).
    Garrison,
    /// It goes there, to the front (23.1.c).
    Head,
    /// It goes there and leaves the game (23.1.T2.b, 23.1.T11.a).
    Leave,
    /// Its voluntary moves end there; forced out, it returns (23.1.c).
    Limit,
    /// Nothing may end outside; whoever is there may stay (20.0.g).
    Ban,
}

/// When an order binds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum When {
    Always,
    /// Until the Allies hold the goal (23.1.T1.f).
    NotHeld(HexIx),
    /// Until the unit has been there, and from then on (20.0.d).
    NotArrived(HexIx),
    Arrived(HexIx),
    /// F Company, until the 1st Battalion has it (23.1.T5.c); its goal is that battalion's HQ.
    NotAttached,
    /// Without the doctrine, which says the same (20.0.b).
    NoDoctrine,
    /// No word for Kotlas this turn (20.0.g, 20.0.k).
    NoDecision,
    /// July was undecided (20.0.l).
    JulyUndecided,
    /// The brigade has the railway, or the other has it (20.0.i).
    HasRailway(UnitIx),
    HasRiver(UnitIx),
}

/// An order to some units.
pub(crate) struct Rule {
    pub(crate) clause: &'static str,
    pub(crate) kind: Kind,
    pub(crate) when: When,
    pub(crate) units: Units,
    pub(crate) goal: usize,
}

/// The orders of one turn.
#[derive(Default)]
pub(crate) struct Orders {
    pub(crate) script: Vec<Rule>,
    pub(crate) doctrine: Vec<Rule>,
    /// Units that the script binds: it comes before the doctrine.
    pub(crate) scripted: Units,
    /// Units that have orders to leave the game.
    pub(crate) leaving: Units,
}

/// How many turns the scenarios have.
pub(crate) const TURNS: usize = 15;

/// Goals that orders speak of, by their place in the list.
const ARCHANGEL: usize = 0;
const PLESETSKAYA: usize = 1;
const BEREZNIK: usize = 2;
const ONEGA: usize = 3;
const VAGA_TOWN: usize = 4;
const NEAR_UPPER_DVINA: usize = 5;
const NEAR_VAGA: usize = 6;
const NEAR_DVINA: usize = 7;
const NEAR_DVINA_OR_VAGA: usize = 8;
const NEAR_UPPER_DVINA_OR_VAGA: usize = 9;
const FRENCH_AXIS: usize = 10;
const RAILWAY_AXIS: usize = 11;
const US_RAILWAY_AXIS: usize = 12;
const BRITISH_AXES: usize = 13;
const BELOW_TOULGAS: usize = 14;
const BELOW_SELTSO: usize = 15;
const ARTILLERY_PARK: usize = 16;
const AROUND_ARCHANGEL: usize = 17;

/// The longest distance from Archangel that a list can name.
const LONGEST_TETHER: u16 = 12;

/// What the scenarios order, worked out once.
pub(crate) struct Directives {
    pub(crate) goals: Vec<Goal>,
    /// By edition and turn.
    turns: [Vec<Orders>; 2],
    /// What crossing a closed river counts for: the greatest allowance of all (9.4.d).
    pub(crate) crossing: u16,
    /// 23.1.T1.e
    pub(crate) royal_scots: Units,
    pub(crate) steamer: UnitIx,
    /// 23.1.T2.b
    pub(crate) h_company: UnitIx,
    /// 23.1.T5.c
    pub(crate) f_company: UnitIx,
    pub(crate) first_battalion: UnitIx,
    /// 20.0.d
    pub(crate) us_first: Units,
    /// 23.1.T10.a
    pub(crate) depot_ships: Units,
    /// 20.0.h, 20.0.i
    pub(crate) brigades: [UnitIx; 2],
    /// The turn on which the second brigade comes, and that on which it leaves with all the British (23.1.T14.b).
    pub(crate) brigades_part: u8,
    pub(crate) british_leave: u8,
    /// Units that leave the game in Archangel, by edition and turn (23.1.T11.a).
    leavers: [Vec<Units>; 2],
    /// 20.0.o, 23.22: units that may count as garrison, if they are big enough.
    pub(crate) garrison: Units,
    pub(crate) western_garrison: Units,
}

impl Directives {
    pub(crate) fn new(
        scenarios: &Scenarios,
        counters: &Counters,
        roster: &Roster,
        board: &Board,
        tables: &Tables,
    ) -> Directives {
        let scenario = |id: &str| match scenarios.find(id) {
            Some(scenario) => scenario,
            None => unreachable!("the scenario file has {id}"),
        };
        let editions = [scenario("historical"), scenario("original")];
        let maker = Maker { counters, roster, board, tables };
        let kinds = &roster.kinds;
        let western = |unit: UnitIx| {
            matches!(roster.get(unit).nation, Nationality::British | Nationality::French | Nationality::Us)
        };
        let garrison = kinds.combat.or(kinds.support).and(kinds.side[Side::Allied]);
        Directives {
            goals: maker.goals(),
            turns: editions.map(|scenario| maker.turns(scenario)),
            crossing: kinds.troops.iter().map(|unit| u16::from(roster.get(unit).ma)).max().unwrap_or(0),
            royal_scots: roster.starting_with("br_rs10_"),
            steamer: roster.named("al_steamer_1"),
            h_company: roster.named("us_339_h"),
            f_company: roster.named("us_339_f"),
            first_battalion: roster.named("us_339_1_hq"),
            us_first: maker.battalion("us_339_1_hq"),
            depot_ships: Units::of(["al_ds_fox", "al_ds_cyclops"].map(|id| roster.named(id))),
            brigades: ["br_grogan_hq", "br_sj_hq"].map(|id| roster.named(id)),
            brigades_part: turn_of(editions[0], "br_sj_hq"),
            british_leave: last_turn_of(editions[0], "br_sj_hq"),
            leavers: editions.map(|scenario| maker.leavers(scenario)),
            garrison,
            western_garrison: garrison.filter(western),
        }
    }

    /// The orders of the turn, where the historical scenario is played.
    pub(crate) fn orders(&self, state: &State) -> &Orders {
        let turns = &self.turns[usize::from(state.original())];
        &turns[usize::from(state.turn).clamp(1, TURNS) - 1]
    }

    /// 23.1.T11.a: who leaves the game in Archangel.
    pub(crate) fn leavers(&self, state: &State) -> Units {
        let turns = &self.leavers[usize::from(state.original())];
        turns[usize::from(state.turn).clamp(1, TURNS) - 1]
    }

    pub(crate) fn archangel(&self) -> &Goal {
        &self.goals[ARCHANGEL]
    }

    pub(crate) fn exits(&self) -> &Goal {
        &self.goals[ONEGA]
    }

    /// 20.0.p: Archangel and the hexes around it.
    pub(crate) fn artillery_park(&self) -> &Goal {
        &self.goals[ARTILLERY_PARK]
    }

    /// 20.0.g, 20.0.l: where attacks may go.
    pub(crate) fn open_to_attack(&self, state: &State) -> Option<(&Goal, &'static str)> {
        let mut rules = self.orders(state).doctrine.iter();
        let rule = rules.find(|rule| match rule.when {
            When::NoDecision => state.kotlas != Kotlas::Yes,
            When::JulyUndecided => state.july == Kotlas::Undecided,
            _ => false,
        })?;
        // 20.0.k: on turns 10 and 11 the roll is the reason.
        let by_roll = rule.when == When::NoDecision && state.kotlas == Kotlas::Undecided;
        Some((&self.goals[rule.goal], if by_roll { "20.0.k" } else { rule.clause }))
    }
}

/// The turn on which a unit comes.
fn turn_of(scenario: &Scenario, id: &str) -> u8 {
    let mut lists = scenario.turn.iter();
    let brings =
        |turn: &&crate::scenarios::Turn| turn.entries.iter().any(|entry| entry.units.iter().any(|unit| unit == id));
    lists.find(brings).map_or(0, |turn| turn.number)
}

/// The turn on which a unit leaves the game.
fn last_turn_of(scenario: &Scenario, id: &str) -> u8 {
    let mut lists = scenario.turn.iter();
    let removes = |turn: &&crate::scenarios::Turn| {
        turn.removals.iter().any(|removal| removal.units.iter().any(|unit| unit == id))
    };
    lists.find(removes).map_or(scenario.turns, |turn| turn.number)
}

/// What the orders are made of.
struct Maker<'a> {
    counters: &'a Counters,
    roster: &'a Roster,
    board: &'a Board,
    tables: &'a Tables,
}

impl Maker<'_> {
    fn units(&self, ids: &[String]) -> Units {
        Units::of(ids.iter().map(|id| self.roster.named(id)))
    }

    /// A battalion HQ and its companies.
    fn battalion(&self, hq: &str) -> Units {
        let hq = self.roster.named(hq);
        let mut units = self.under(hq);
        units.insert(hq);
        units.filter(|unit| unit == hq || !self.roster.kinds.hq.contains(unit))
    }

    /// Everybody whose own HQ, or an HQ above it, is this one.
    fn under(&self, hq: UnitIx) -> Units {
        let is_under = |unit: &UnitIx| self.counters.headquarters(*unit).any(|above| above == hq);
        // Depots that are built in play are no printed counters and under nobody.
        Units::of(self.counters.iter().map(|(unit, _)| unit).filter(is_under))
    }

    fn brigade(&self, hq: &str) -> Units {
        let hq = self.roster.named(hq);
        self.under(hq).or(Units::one(hq))
    }

    /// In the order of the numbers above.
    fn goals(&self) -> Vec<Goal> {
        use Water::{LowerDvina, UpperDvina, Vaga};
        let (board, table) = (self.board, &self.tables.doctrine);
        let river = table.max_hexes_from_river;
        let places = &board.places;
        let one = |hex: HexIx| Hexes::of([hex]);
        let railway = |distance: u16| goals::around(board, board.railway.iter().copied(), distance);
        let exits = self.tables.onega.exits.iter().filter_map(|number| board.map.grid.parse(number));
        let both = goals::along(board, &[UpperDvina, LowerDvina, Vaga], river);
        let british = railway(table.british_max_hexes_from_railroad);
        let below = |town: HexIx| goals::all_but(board, goals::upstream_of(board, town, river));
        let near = |distance: u16| goals::around(board, [places.archangel], distance);
        let mut all = vec![
            one(places.archangel),
            one(places.plesetskaya),
            one(places.bereznik),
            Hexes::of(exits),
            one(places.vaga_town),
            goals::along(board, &[UpperDvina], river),
            goals::along(board, &[Vaga], river),
            goals::along(board, &[UpperDvina, LowerDvina], river),
            both,
            goals::along(board, &[UpperDvina, Vaga], river),
            railway(table.french_max_hexes_from_railroad).or(one(places.archangel)),
            british,
            railway(table.us_3rd_bn_max_hexes_from_railroad),
            british.or(both),
            below(places.toulgas),
            below(places.seltso),
            near(table.artillery_hexes),
        ];
        all.extend((0..=LONGEST_TETHER).map(near));
        all.into_iter().map(Goal::new).collect()
    }

    fn turns(&self, scenario: &Scenario) -> Vec<Orders> {
        let mut orders: Vec<Orders> = (0..TURNS).map(|_| Orders::default()).collect();
        for turn in &scenario.turn {
            self.garrisons(scenario, turn.number, &mut orders);
            for special in &turn.special {
                self.special(scenario, turn.number, special, &mut orders);
            }
        }
        for (index, orders) in orders.iter_mut().enumerate() {
            orders.scripted = orders.script.iter().fold(Units::NONE, |all, rule| all.or(rule.units));
            let leave = orders.script.iter().filter(|rule| rule.kind == Kind::Leave);
            orders.leaving = leave.fold(Units::NONE, |all, rule| all.or(rule.units));
            orders.doctrine = self.doctrine(scenario, index as u8 + 1, orders);
        }
        orders
    }

    /// 23.1.d: the lists with the heading «garrison», until a special rule says otherwise.
    fn garrisons(&self, scenario: &Scenario, from: u8, orders: &mut [Orders]) {
        let turn = &scenario.turn[usize::from(from) - 1];
        let listed = turn.entries.iter().filter(|entry| entry.garrison && entry.kind != Arrival::Return);
        for unit in listed.flat_map(|entry| self.units(&entry.units).iter()) {
            let name = &self.roster.get(unit).id;
            let frees = |rule: &&SpecialRule| {
                matches!(rule.id.as_str(), "garrison_released" | "highland_near_archangel") && rule.units.contains(name)
            };
            let released = scenario.turn.iter().find(|turn| turn.special.iter().any(|rule| frees(&rule)));
            let until = released.map_or(TURNS as u8, |turn| turn.number - 1);
            // 23.1.T1.g, 23.1.T2.a: the words of the turns come before the general rule.
            let clause = |turn: u8| match (from, turn) {
                (1, 1) => "23.1.T1.g",
                (1, _) => "23.1.T2.a",
                _ => "23.1.d",
            };
            for turn in from..=until {
                let rule = Rule {
                    clause: clause(turn),
                    kind: Kind::Garrison,
                    when: When::Always,
                    units: Units::one(unit),
                    goal: ARCHANGEL,
                };
                orders[usize::from(turn) - 1].script.push(rule);
            }
        }
    }

    /// 23.1.T1 to 23.1.T14: an order of the turn lists, from its turn on or as long as it lasts.
    fn special(&self, scenario: &Scenario, from: u8, special: &SpecialRule, orders: &mut [Orders]) {
        let last = TURNS as u8;
        let turn_with = |id: &str| {
            let found = scenario.turn.iter().find(|turn| turn.special.iter().any(|rule| rule.id == id));
            found.map_or(last + 1, |turn| turn.number)
        };
        let home = turn_with("withdraw_to_archangel") - 1;
        let plesetskaya = When::NotHeld(self.board.places.plesetskaya);
        let near = AROUND_ARCHANGEL + usize::from(special.max_hexes.unwrap_or(0).min(LONGEST_TETHER as u8));
        let (clause, kind, when, goal, until) = match special.id.as_str() {
            "french_railway" => ("23.1.T1.f", Kind::Head, plesetskaya, PLESETSKAYA, home),
            "h_to_onega" => ("23.1.T2.b", Kind::Leave, When::Always, ONEGA, last),
            "bty_67" => ("23.1.T3.d", Kind::Head, When::Always, NEAR_UPPER_DVINA, last),
            "bty_68" => ("23.1.T3.d", Kind::Head, When::Always, NEAR_VAGA, last),
            "kl_near_archangel" => ("23.1.T4.a", Kind::Limit, When::Always, near, turn_with("kl_free") - 1),
            "kl_b_bereznik" => ("23.1.T4.a", Kind::Head, When::Always, BEREZNIK, turn_with("kl_free") - 1),
            "m_to_garrison" => ("23.1.T5.c", Kind::Garrison, When::Always, ARCHANGEL, home),
            "f_released" if special.new_parent.is_some() => {
                ("23.1.T5.c", Kind::Head, When::NotAttached, ARCHANGEL, last)
            }
            "kl_a_garrison" => ("23.1.T5.d", Kind::Garrison, When::Always, ARCHANGEL, last),
            "withdraw_to_archangel" => ("23.1.T11.a", Kind::Leave, When::Always, ARCHANGEL, last),
            "highland_near_archangel" => ("23.1.T13.b", Kind::Limit, When::Always, near, last),
            "tanks_near_archangel" => ("23.1.T14.a", Kind::Limit, When::Always, near, last),
            _ => return,
        };
        for turn in from..=until {
            let rule = Rule { clause, kind, when, units: self.units(&special.units), goal };
            orders[usize::from(turn) - 1].script.push(rule);
            // Along the Dvina, or along the railway.
            let (kind, when, goal) = match goal {
                BEREZNIK => (Kind::Ban, when, NEAR_DVINA),
                PLESETSKAYA => (Kind::Limit, When::NoDoctrine, FRENCH_AXIS),
                _ => continue,
            };
            orders[usize::from(turn) - 1].script.push(Rule {
                clause,
                kind,
                when,
                units: self.units(&special.units),
                goal,
            });
        }
    }

    /// 20.0.b to 20.0.l: areas of operations; the script comes first, save that it sends the French down the railway.
    fn doctrine(&self, scenario: &Scenario, turn: u8, orders: &Orders) -> Vec<Rule> {
        let table = &self.tables.doctrine;
        let kinds = &self.roster.kinds;
        let allied = kinds.ground.and(kinds.side[Side::Allied]);
        let of = |nation: Nationality| allied.and(kinds.troops).filter(|unit| self.roster.get(unit).nation == nation);
        let along = orders.script.iter().filter(|rule| rule.clause == "23.1.T1.f");
        let along = along.fold(Units::NONE, |all, rule| all.or(rule.units));
        let free = |units: Units| units.without(orders.scripted.without(along));
        let vaga = self.board.places.vaga_town;
        let [grogan, sadlier] = ["br_grogan_hq", "br_sj_hq"];
        let brigades = self.brigade(grogan).or(self.brigade(sadlier));
        // 20.0.c: F Company is free once the list says so.
        let released = scenario.turn.iter().take(usize::from(turn)).flat_map(|turn| &turn.special);
        let released = released.filter(|rule| rule.id == "f_released").map(|rule| self.units(&rule.units));
        let second = self.battalion("us_339_2_hq").without(released.fold(Units::NONE, Units::or));
        let rule = |clause, kind, when, units: Units, goal| Rule { clause, kind, when, units: free(units), goal };
        let first = self.battalion("us_339_1_hq");
        let mut rules = vec![
            rule("20.0.b", Kind::Limit, When::Always, of(Nationality::French), FRENCH_AXIS),
            rule(
                "20.0.c",
                Kind::Limit,
                When::Always,
                second,
                AROUND_ARCHANGEL + usize::from(table.us_2nd_bn_max_hexes_from_archangel),
            ),
            rule("20.0.d", Kind::Head, When::NotArrived(vaga), first, VAGA_TOWN),
            rule("20.0.d", Kind::Ban, When::NotArrived(vaga), first, NEAR_DVINA),
            rule("20.0.d", Kind::Limit, When::Arrived(vaga), first, NEAR_DVINA_OR_VAGA),
            rule("20.0.e", Kind::Limit, When::Always, self.battalion("us_339_3_hq"), US_RAILWAY_AXIS),
            rule("20.0.f", Kind::Limit, When::Always, of(Nationality::British).without(brigades), BRITISH_AXES),
        ];
        if turn < turn_of(scenario, sadlier) {
            rules.push(rule("20.0.h", Kind::Head, When::Always, self.brigade(grogan), NEAR_UPPER_DVINA_OR_VAGA));
        } else {
            for hq in [grogan, sadlier] {
                let named = self.roster.named(hq);
                rules.push(rule("20.0.i", Kind::Head, When::HasRailway(named), self.brigade(hq), RAILWAY_AXIS));
                rules.push(rule("20.0.i", Kind::Head, When::HasRiver(named), self.brigade(hq), NEAR_UPPER_DVINA));
            }
        }
        let (clause, when, goal) = if turn < table.upper_dvina_advance_from_turn {
            ("20.0.g", When::NoDecision, BELOW_TOULGAS)
        } else {
            ("20.0.l", When::JulyUndecided, BELOW_SELTSO)
        };
        rules.push(Rule { clause, kind: Kind::Ban, when, units: allied, goal });
        rules
    }

    /// 23.1.T11.a: who leaves the game in Archangel, turn by turn.
    fn leavers(&self, scenario: &Scenario) -> Vec<Units> {
        let mut leavers = Vec::new();
        let mut so_far = Units::NONE;
        for turn in &scenario.turn {
            for removal in turn.removals.iter().filter(|removal| !removal.when.is_empty()) {
                so_far = so_far.or(self.units(&removal.units));
            }
            leavers.push(so_far);
        }
        leavers
    }
}
