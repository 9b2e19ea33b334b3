//! The field of a move and the rule that judges paths agree, in positions as they come.

use engine::script::Staging;
use engine::{Arg, Chance, Dice, Events, Game, Seat, Seed, carry_out};
use rossyia::{CounterIx, Order, Rossyia, State, bench};

use crate::rules::{game, set_up};

/// Armies of both sides in disorder between the Don and the Volga, one HQ about to move; who commands, and whom.
fn position(chance: &mut Chance) -> (State, Seat, Vec<CounterIx>) {
    let game = game();
    let mut state = set_up("campaign");
    let mut arrange = |line: &str| game.arrange(&mut state, line).expect("a situation");
    arrange("nobody else");
    for zone in ["north", "south"] {
        let weather = ["clear", "mud", "snow"][chance.below(3)];
        arrange(&format!("weather {zone} {weather}"));
    }
    let theatres = [(3300, 38), (4300, 42), (1400, 44), (6700, 20), (6800, 14)];
    let (column, row) = theatres[chance.below(theatres.len())];
    let place = |chance: &mut Chance, arrange: &mut dyn FnMut(&str), who: &str| {
        let hex = column + chance.below(9) * 100 + row + chance.below(9);
        arrange(&format!("{who} at {hex:04}"));
        hex
    };
    let red = ["b_18", "b_6", "b_9", "b_12", "b_cav1", "b_c01"];
    let white = ["v_i1", "v_i2", "v_pl1", "v_k1", "v_rc2", "v_tank1", "v_art1", "denikine"];
    let whites = chance.below(2) == 0;
    let (ours, theirs, hq, seat) =
        if whites { (&white[..7], &red[..], "koutiepov", Seat(0)) } else { (&red[..], &white[..], "stalin", Seat(1)) };
    for enemy in theirs {
        place(chance, &mut arrange, enemy);
    }
    let together = place(chance, &mut arrange, ours[0]);
    for unit in &ours[1..3] {
        arrange(&format!("{unit} at {together:04}"));
    }
    for unit in ours[3..].iter().chain([&hq]) {
        place(chance, &mut arrange, unit);
    }
    arrange(&format!("{hq} leads {}", ours.join(" ")));
    let named = |id: &&str| game.data().ids.named::<CounterIx>(id).expect("a counter");
    (state, seat, ours.iter().map(named).collect())
}

/// What the first of a group has spent when it has gone a path.
fn spent(game: &Rossyia, state: &State, seat: Seat, order: &Order, unit: CounterIx) -> Option<u8> {
    let mut after = *state;
    let mut dice = Dice::seeded(Seed::from_number(1), 0);
    carry_out(game, &mut after, seat, order, &mut dice, &mut Events::unheard()).ok()?;
    game.fact(&after, &format!("spent {}", game.data().ids.id(unit))).ok()?.parse().ok()
}

#[test]
fn the_field_and_the_rule_agree() {
    let game = game();
    let mut chance = Chance::new(11);
    for _ in 0..6 {
        let (state, seat, units) = position(&mut chance);
        for group in [&units[..2], &units[1..3], &units[3..4]] {
            agree(game, &state, seat, group);
        }
    }
}

fn agree(game: &Rossyia, state: &State, seat: Seat, group: &[CounterIx]) {
    let data = game.data();
    let who = rossyia::Counters::of(group.iter().copied());
    let names: Vec<&str> = group.iter().map(|unit| data.ids.id(*unit)).collect();
    let field = bench::reached(game, state, group);
    let cost = |to| field.iter().find(|(spot, _, _)| *spot == to).map(|(_, cost, _)| *cost);
    let least = group.iter().map(|unit| data.unit(*unit).map_or(0, |unit| unit.mp)).min().unwrap_or(0);
    // Whether a path can be gone, wherever there is room at its end.
    let goes = |path: &[rossyia::Spot]| match game.check(state, seat, &Order::March(who, path.to_vec())) {
        Ok(()) => Some(true),
        Err(breach) if breach.clause().is_some_and(|clause| clause.starts_with("VI.A")) => None,
        Err(_) => Some(false),
    };
    for (to, price, path) in field.iter().step_by(7) {
        if path.is_empty() {
            continue;
        }
        let place = game.name(Arg::Place(to.0));
        assert_ne!(goes(path), Some(false), "{names:?} to {place} for {price}");
        let order = Order::March(who, path.clone());
        if goes(path) == Some(true)
            && let Some(points) = spent(game, state, seat, &order, group[0])
            && *price < least
        {
            assert_eq!(points, *price, "{names:?} to {place}");
            // With as many points the path is gone, with one fewer it is not.
            for (left, enough) in [(*price, true), (price - 1, false)] {
                let mut tired = *state;
                game.arrange(&mut tired, &format!("{} have {left} left", names.join(" "))).expect("a situation");
                assert_eq!(game.check(&tired, seat, &order).is_ok(), enough, "{names:?} to {place} with {left}");
            }
        }
        // Whatever a step more can reach is in the field, and not dearer there.
        for next in bench::neighbours(game, *to) {
            let longer: Vec<_> = path.iter().copied().chain([next]).collect();
            if goes(&longer) == Some(true) {
                let further = spent(game, state, seat, &Order::March(who, longer), group[0]);
                let known = cost(next);
                assert!(
                    known.is_some_and(|known| further.is_none_or(|further| known <= further)),
                    "{names:?} to {} for {further:?}, in the field {known:?}",
                    game.name(Arg::Place(next.0))
                );
            }
        }
    }
}
