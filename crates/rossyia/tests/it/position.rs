//! Positions from a real table: written down and read again, judged, played on; and what of them nobody else may know.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use engine::erased::{AnyGame, WrittenDown};
use engine::journal::begin;
use engine::situation::lay_out;
use engine::{
    Chance, Dice, Events, Eyes, Flaw, Game, OnPaper, Rolling, Seat, Seed, Setup, Shown, Situation, Urgency, Veiled,
    awaited, carry_out,
};
use rossyia::{Rossyia, State};

const SCENARIOS: [&str; 4] = ["campaign", "ice_and_steppe", "flight_to_the_volga", "miracle_on_the_vistula"];
const WHITE: Seat = Seat(0);
const BOLSHEVIK: Seat = Seat(1);

/// What is asked where nobody is in the middle of anything.
const PHASES: [&str; 7] = [
    "rossyia-ask-initiative",
    "rossyia-ask-initiative-answer",
    "rossyia-ask-place",
    "rossyia-ask-play",
    "rossyia-ask-who-begins",
    "rossyia-ask-activate",
    "rossyia-ask-who-is-first",
];

fn setup(game: &Rossyia, scenario: &str) -> Setup {
    game.title().setup(Some(scenario), []).expect("it is known")
}

fn begun(game: &Rossyia, setup: &Setup, seed: u64) -> (State, Dice) {
    let mut dice = Dice::seeded(Seed::from_number(seed), 0);
    let state = begin(game, setup, &mut dice, &mut Events::unheard()).expect("it is sound");
    (state, dice)
}

/// Builds without optimisation copy states on the stack.
fn with_room(test: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(64 << 20).spawn(test).expect("a thread");
    if let Err(panic) = thread.join() {
        std::panic::resume_unwind(panic);
    }
}

/// Plays at random and looks at states in which a phase begins, every so many of them.
fn phases_begin(
    game: &Rossyia,
    setup: &Setup,
    seed: u64,
    orders: usize,
    every: usize,
    mut look: impl FnMut(&State, &'static str),
) {
    let (mut state, mut dice) = begun(game, setup, seed);
    let mut chance = Chance::new(seed);
    let mut seen: BTreeMap<&'static str, usize> = BTreeMap::new();
    for _ in 0..orders {
        let Some(seat) = awaited(game, &state).next() else { return };
        let prompt = game.decision(&state, seat).map_or("", |decision| decision.prompt.id);
        if PHASES.contains(&prompt) {
            let count = seen.entry(prompt).or_default();
            if count.is_multiple_of(every) {
                look(&state, prompt);
            }
            *count += 1;
        }
        let order = game.sample(&state, seat, &mut chance).expect("whoever is asked has an order");
        carry_out(game, &mut state, seat, &order, &mut dice, &mut Events::unheard()).expect("a sample is legal");
    }
}

/// The text of a position, read again without a flaw.
fn read(game: &Rossyia, setup: &Setup, text: &str) -> State {
    let laid = lay_out(game, setup, text).expect("it can be entered");
    assert_eq!(laid.flaws, [], "{text}");
    laid.state
}

#[test]
fn a_phase_that_begins_is_written_down_and_read_again_to_the_same_position() {
    with_room(|| {
        let game = Rossyia::new();
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        // In the second campaign somebody has left before the Czechs are called home.
        for (scenario, seed) in SCENARIOS.into_iter().map(|scenario| (scenario, 3)).chain([("campaign", 12)]) {
            let setup = setup(&game, scenario);
            let orders = if scenario == "campaign" { 4_000 } else { 1_500 };
            phases_begin(&game, &setup, seed, orders, 11, |state, prompt| {
                let at = || format!("{scenario}, {prompt}: {}", game.position(state));
                let written = game.write_down(state).unwrap_or_else(|| panic!("nobody has acted yet; {}", at()));
                let again = read(&game, &setup, &written.to_string());
                for eyes in [Eyes::Public, Eyes::Seat(WHITE), Eyes::Seat(BOLSHEVIK)] {
                    assert_eq!(game.view(&again, eyes), game.view(state, eyes), "{written}");
                }
                assert_eq!(game.write_down(&again), Some(written));
                *counts.entry(prompt).or_default() += 1;
            });
        }
        assert!(PHASES.iter().all(|phase| counts.contains_key(phase)), "{counts:?}");
    });
}

#[test]
fn a_game_goes_the_same_way_from_a_position_that_was_read() {
    with_room(|| {
        let game = Rossyia::new();
        let setup = setup(&game, "miracle_on_the_vistula");
        let mut looked = 0;
        phases_begin(&game, &setup, 3, 800, 16, |state, prompt| {
            let written = game.write_down(state).expect("nobody has acted yet");
            let (mut one, mut other) = (*state, read(&game, &setup, &written.to_string()));
            let play = |state: &mut State| {
                let (mut dice, mut chance) = (Dice::seeded(Seed::from_number(looked), 0), Chance::new(looked));
                let mut told = Vec::new();
                for _ in 0..60 {
                    let Some(seat) = awaited(&game, state).next() else { break };
                    let order = game.sample(state, seat, &mut chance).expect("whoever is asked has an order");
                    let events = &mut Events::heard_by(&mut told);
                    carry_out(&game, state, seat, &order, &mut dice, events).expect("a sample is legal");
                }
                told
            };
            assert_eq!(play(&mut one), play(&mut other), "{prompt}: {written}");
            looked += 1;
        });
        assert!(looked > 5, "{looked}");
    });
}

#[test]
fn the_set_up_of_every_scenario_can_be_written_down_and_entered() {
    with_room(|| {
        let game = Arc::new(Rossyia::new());
        for scenario in SCENARIOS {
            let setup = setup(&game, scenario);
            let first = game.begin(setup.clone(), Seed::from_number(1), Rolling::Seeded).expect("it is sound");
            let text = first.journal.written_at(0).expect("it is there").expect("nobody has acted yet");
            let again = game.begin(setup.from_position(&text), Seed::from_number(1), Rolling::Seeded);
            let again = again.unwrap_or_else(|fault| panic!("{scenario}: {fault}"));
            assert_eq!(again.journal.view(Eyes::Public), first.journal.view(Eyes::Public), "{scenario}");
        }
    });
}

fn veiled(game: &Rossyia, state: &State, eyes: Eyes) -> Situation {
    match game.write_veiled(state, eyes) {
        Veiled::Written(situation) => situation,
        other => panic!("{other:?}"),
    }
}

#[test]
fn of_the_enemys_hand_only_the_number_is_written() {
    with_room(|| {
        let game = Rossyia::new();
        let setup = setup(&game, "campaign");
        let mut hands = BTreeSet::new();
        phases_begin(&game, &setup, 3, 2_500, 25, |state, _| {
            for (seat, enemy) in [(WHITE, "hand bolshevik"), (BOLSHEVIK, "hand white")] {
                let text = veiled(&game, state, Eyes::Seat(seat));
                for lot in 0..3 {
                    let twin = game.redeal(state, seat, &mut Chance::new(lot));
                    assert_eq!(veiled(&game, &twin, Eyes::Seat(seat)), text, "twins are written the same");
                }
                let hand = text.lines.iter().find(|line| line.key == enemy).expect("a line");
                let named = hand.items.iter().filter(|item| item.states.is_empty());
                hands.extend(named.map(|item| item.id.clone()));
                assert!(text.lines.iter().all(|line| !line.key.starts_with("pool ")), "{text}");
            }
            let public = veiled(&game, state, Eyes::Public);
            let twin = game.redeal(&game.redeal(state, WHITE, &mut Chance::new(7)), BOLSHEVIK, &mut Chance::new(7));
            assert_eq!(veiled(&game, &twin, Eyes::Public), public);
        });
        assert!(hands.len() > 1 && hands.iter().all(|word| word.starts_with("unknown=")), "{hands:?}");
    });
}

#[test]
fn a_hand_that_was_left_out_is_dealt_anew_by_the_seed() {
    with_room(|| {
        let game = Arc::new(Rossyia::new());
        let setup = setup(&game, "campaign");
        let mut dealt = BTreeSet::new();
        phases_begin(&game, &setup, 3, 1_500, 60, |state, _| {
            let text = veiled(&game, state, Eyes::Seat(WHITE)).to_string();
            let setup = setup.clone().from_position(&text);
            let view = |seed: u64, eyes: Eyes| {
                let begun = game.begin(setup.clone(), Seed::from_number(seed), Rolling::Seeded).expect("it is sound");
                begun.journal.view(eyes)
            };
            assert_eq!(view(1, Eyes::Seat(WHITE)), game.view(state, Eyes::Seat(WHITE)), "{text}");
            assert_eq!(view(1, Eyes::Seat(BOLSHEVIK)), view(1, Eyes::Seat(BOLSHEVIK)), "a seed deals the same");
            dealt.extend((1..6).map(|seed| format!("{:?}", view(seed, Eyes::Seat(BOLSHEVIK)).hands)));
        });
        assert!(dealt.len() > 5, "seeds deal differently: {}", dealt.len());
    });
}

#[test]
fn a_player_writes_down_what_he_may_know() {
    with_room(|| {
        let game = Arc::new(Rossyia::new());
        let begun = game.begin(setup(&game, "campaign"), Seed::from_number(1), Rolling::Seeded).expect("it is sound");
        let mut journal = begun.journal;
        let mut chance = Chance::new(1);
        for _ in 0..600 {
            let asked = journal.asked();
            let asked = asked.iter().find(|asked| asked.urgency != Urgency::May).expect("the game goes on");
            let seat = asked.seat;
            if PHASES.contains(&asked.prompt.id.as_str()) {
                match journal.written_for(journal.entries().len(), Eyes::Seat(WHITE)).expect("it is there") {
                    WrittenDown::Text(text) if text.contains("unknown=") => return,
                    WrittenDown::Text(_) => {}
                    other => panic!("hands can be left out: {other:?}"),
                }
            }
            let order = journal.sample(seat, &mut chance).expect("whoever is asked has an order");
            journal.order(seat, &order, &[]).expect("a sample is legal");
        }
        panic!("nobody ever holds an option");
    });
}

const SOUND: &str = "turn: 5\nphase: activation white\n";

fn flaws_of(lines: &str) -> Vec<Flaw> {
    let game = Rossyia::new();
    lay_out(&game, &setup(&game, "campaign"), lines).expect("it can be entered").flaws
}

#[test]
fn what_is_wrong_with_a_position_is_told_by_line_and_clause() {
    with_room(|| {
        assert_eq!(flaws_of(SOUND), []);
        let wrong: [(&str, &str); 22] = [
            ("level: 101", "engine-position-no-such-value"),
            ("initiative: nobody", "engine-position-no-such-value"),
            ("weather north: fog", "engine-position-no-such-value"),
            ("czech case: 9", "engine-position-no-such-value"),
            ("at war: atlantis", "engine-position-no-such-value"),
            ("in force: tcheka(step=99,from=5)", "engine-position-no-such-value"),
            ("carried: white/volga/7=1", "engine-position-no-such-value"),
            ("cities atlantis: moscou", "rossyia-position-no-faction"),
            ("cities bolshevik: atlantis", "engine-position-no-such-value"),
            ("rail bolshevik: 0101", "engine-position-no-such-value"),
            ("held green: moscou", "rossyia-position-no-side"),
            ("bridges white: nowhere", "engine-position-no-such-value"),
            ("pr bolshevik: many", "engine-position-no-such-value"),
            ("hand white: nonsense", "rossyia-position-no-option"),
            ("hand bolshevik: unknown=200", "rossyia-position-too-many-options"),
            ("Atlantis: stalin", "rossyia-position-no-place"),
            ("moscou: nobody", "engine-position-no-counter"),
            ("moscou: stalin(armt=99)", "rossyia-position-state-does-not-fit"),
            ("moscou: stalin(steps=2)", "rossyia-position-state-does-not-fit"),
            ("moscou: stalin(asleep)", "engine-position-no-state"),
            ("moscou: stalin stalin", "engine-position-counter-twice"),
            ("held white: moscou\nheld bolshevik: moscou", "rossyia-position-held-by-both"),
        ];
        for (line, id) in wrong {
            let flaws = flaws_of(&format!("{SOUND}{line}\n"));
            let found: Vec<&str> = flaws.iter().map(|flaw| flaw.what.id.as_str()).collect();
            assert_eq!(found, [id], "{line}");
            assert!(flaws[0].line.is_some_and(|number| number >= 3), "{line}");
        }
        for (text, id) in [
            ("phase: turn\n", "rossyia-position-no-turn"),
            ("turn: 36\nphase: turn\n", "rossyia-position-no-such-turn"),
            ("turn: 1\n", "rossyia-position-no-phase"),
            ("turn: 1\nphase: lunch\n", "rossyia-position-no-such-phase"),
        ] {
            assert_eq!(flaws_of(text)[0].what.id, id, "{text}");
        }
    });
}

#[test]
fn people_write_english_names_and_stretches_of_track() {
    with_room(|| {
        let game = Rossyia::new();
        let setup = setup(&game, "campaign");
        let text = format!("{SOUND}Moscow: Stalin(armt=3)\nrail bolshevik: moscou>toula\n");
        let laid = lay_out(&game, &setup, &text).expect("it can be entered");
        assert_eq!(laid.flaws, []);
        let view = game.view(&laid.state, Eyes::Public);
        let stalin = view.counters.iter().find(|counter| counter.id == "stalin").expect("he is on the board");
        assert_eq!(stalin.values, [("armt".into(), 3)]);
    });
}

#[test]
fn a_damaged_position_is_refused_or_sound_and_never_half_done() {
    with_room(|| {
        let game = Rossyia::new();
        let setup = setup(&game, "ice_and_steppe");
        let (state, _) = begun(&game, &setup, 5);
        let whole = game.write_down(&state).expect("nobody has acted yet").to_string();
        let mut chance = Chance::new(11);
        let (mut refused, mut sound) = (0, 0);
        for _ in 0..150 {
            let mut text: Vec<char> = whole.chars().collect();
            for _ in 0..1 + chance.below(3) {
                let at = chance.below(text.len());
                match chance.below(3) {
                    0 => text.truncate(at),
                    1 => text[at] = ['9', ':', '(', ' ', 'x', '\n', '='][chance.below(7)],
                    _ => drop(text.remove(at)),
                }
                text.push('\n');
            }
            let text: String = text.into_iter().collect();
            let laid = lay_out(&game, &setup, &text).expect("it can be entered");
            let begins = begin(
                &game,
                &setup.clone().from_position(&text),
                &mut Dice::seeded(Seed::from_number(1), 0),
                &mut Events::unheard(),
            );
            assert_eq!(begins.is_ok(), laid.flaws.is_empty(), "{text}");
            match begins {
                Ok(state) => {
                    assert_eq!(game.invariants(&state), Ok(()), "{text}");
                    sound += 1;
                }
                Err(_) => refused += 1,
            }
        }
        assert!(refused > 30 && sound > 5, "{refused} refused, {sound} sound");
    });
}

/// What cargo-fuzz tries without bound, tried a bounded number of times.
#[test]
fn altered_positions_and_options_are_refused_or_played_on() {
    with_room(|| {
        let game = Rossyia::new();
        let (state, _) = begun(&game, &setup(&game, "flight_to_the_volga"), 7);
        let whole = game.write_down(&state).expect("nobody has acted yet").to_string();
        let options = "white_players=two\nczech_case=3\n";
        let mut chance = Chance::new(5);
        for round in 0..60u8 {
            for text in [whole.as_str(), options] {
                let mut bytes = text.as_bytes().to_vec();
                for _ in 0..chance.below(4) {
                    let at = chance.below(bytes.len());
                    bytes[at] = b"9:(x=\n "[chance.below(7)];
                }
                bytes.insert(0, 2 + round % 2);
                match text == options {
                    true => rossyia::fuzz::options(&bytes),
                    false => rossyia::fuzz::position(&bytes),
                }
            }
        }
    });
}
