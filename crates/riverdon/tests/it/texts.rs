//! Every message has a text in every language, with the same arguments; every refusal becomes a whole sentence.

use std::collections::{BTreeMap, BTreeSet};

use engine::Game;
use riverdon::*;
use words::Words;

use crate::own;

/// The texts of a language: the id and the arguments it uses.
fn texts(file: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let lines = file.lines().filter(|line| line.starts_with("riverdon-")).filter_map(|line| line.split_once(" = "));
    lines
        .map(|(id, text)| (id, text.split("{ $").skip(1).filter_map(|rest| rest.split(' ').next()).collect()))
        .collect()
}

fn ids_in_code() -> BTreeSet<String> {
    fn visit(folder: &std::path::Path, ids: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).expect("the crate's own folder").flatten() {
            if entry.path().is_dir() {
                visit(&entry.path(), ids);
                continue;
            }
            let text = std::fs::read_to_string(entry.path()).expect("a source file");
            ids.extend(text.split('"').filter(|word| word.starts_with("riverdon-")).map(str::to_owned));
        }
    }
    let mut ids = BTreeSet::new();
    visit(std::path::Path::new("src"), &mut ids);
    ids
}

#[test]
fn code_and_texts_name_the_same_ids_in_every_language() {
    let in_code = ids_in_code();
    assert!(in_code.len() > 40);
    let english = texts(MESSAGES[0].1);
    // The page makes labels up from ids.
    let kinds = ["order", "option", "value", "state", "track", "mark", "chapter", "ground", "field", "word", "lesson"];
    let ends = |id: &str| id.starts_with("riverdon-ask-") && id.ends_with("-done");
    let is_label = |id: &str| kinds.iter().any(|kind| id.starts_with(&format!("riverdon-{kind}-"))) || ends(id);
    let told: BTreeSet<String> = english.keys().map(|id| (*id).to_owned()).collect();
    assert_eq!(in_code.difference(&told).collect::<Vec<_>>(), Vec::<&String>::new(), "without a text");
    let unused: Vec<&String> = told.difference(&in_code).filter(|id| !is_label(id)).collect();
    assert_eq!(unused, Vec::<&String>::new(), "without use");
    for (language, file) in MESSAGES {
        assert_eq!(texts(file), english, "{language}");
    }
}

#[test]
fn flaws_become_whole_sentences_in_every_language() {
    let data = own();
    let nation = data.ids.named("red_guard_army").expect("a nation");
    let unit = |id: &str| data.ids.named::<UnitIx>(id).expect("a type");
    let bought = Stands::of([(unit("mg"), 3), (unit("tank_heavy"), 2), (unit("air_recon"), 2), (unit("red_guard"), 1)]);
    let army = Army { on_board: bought, ..Army::new(nation) };
    let terms = Terms { owned: Some(Stands::default()), ..Terms::plain(nation, 100) };
    let flaws = flaws(data, &terms, &army);
    assert!(flaws.len() > 8, "{flaws:?}");
    let board = Board::bare(Country::Mixed).flaws(data);
    for (language, _) in MESSAGES {
        let words = Words::new(language, MESSAGES).expect("our own files");
        for message in flaws.iter().chain(board.iter().map(|flaw| &*flaw.0)) {
            let said = words.sentence(&data.spell(message), &|id| data.name_in(id, &str::to_owned));
            assert!(!said.contains(['{', '}']) && !said.contains("riverdon-") && !said.contains("group_"), "{said}");
        }
    }
}

#[test]
fn faults_of_files_become_whole_sentences_in_every_language() {
    let data = own();
    let armies =
        ["army nobody\n 5 red_gard\n x mg\n 3 naval\n 4 naval\n what is this\narmy kavkom\n", "5 mg\nend\nmore", "x"];
    let boards = ["board taiga\n01 T1\n01 T2\n37 O1\n02 X9\n03 O1 sideways\n04\nend", ""];
    let long = "9 mg\n".repeat(1 << 16);
    let of_armies = armies.into_iter().chain([long.as_str()]).filter_map(|text| read_army(data, text, "army").err());
    let of_boards = boards.iter().filter_map(|text| read_board(data, text, "board").err());
    let of_models = [read_models(data, "modles\nend", "models").expect_err("refused")];
    let mut faults: Vec<engine::Fault> = of_armies.chain(of_boards).chain(of_models).flatten().collect();
    assert!(faults.len() > 15, "{faults:?}");
    let ours = crate::OUR_WAR;
    let wars = [
        ours.replacen("[[scenario]]", "[[scenario", 1),
        ours.replace("winter = false\n", "snow = true\n"),
        format!("[camp]\n{ours}"),
        format!("{ours}{}", ours.replace("our_war", "their_war")),
        ours.replace("our_war", &riverdon::lessons()[0].id),
        ours.replace("initiative = \"afsr_denikin\"", "initiative = \"kavkom\""),
        ours.replace("rivers = 1", "rivers = 3"),
        ours.replace("turn_limit = 12", "turn_limit = 12\nat_limit = \"kavkom\""),
        ours.replace("turn_limit = 12", "turn_limit = 12\ntown_row = 9"),
        ours.replace("rows = [5, 6]", "rows = [6, 5]"),
        ours.replace("edges = [\"S\"]", "edges = []"),
        ours.replace("points = 400", "points = 1"),
        format!("{ours}[[scenario.side]]\nnation = \"kavkom\"\nedges = [\"N\"]\npoints = 400\nrows = [1, 2]\n"),
        long.clone(),
    ];
    let refused = |text: &String| riverdon::read_scenario(data, text, "mine").expect_err(text);
    let of_wars: Vec<engine::Fault> = wars.iter().map(refused).collect();
    let what: std::collections::BTreeSet<String> =
        of_wars.iter().map(|fault| format!("{:?}", fault.message.as_deref().map(|said| &said.args[2]))).collect();
    assert!(what.len() > 10, "each has a text of its own: {what:?}");
    faults.extend(of_wars);
    faults.extend(RiverDon::with_scenario(&ours.replace("our_war", "steppe"), "mine").err());
    let english = Words::new("en", MESSAGES).expect("our own files");
    for (language, _) in MESSAGES {
        let words = Words::new(language, MESSAGES).expect("our own files");
        for fault in &faults {
            let message = fault.message.as_deref().unwrap_or_else(|| panic!("{fault} says nothing"));
            let said = words.sentence(message, &str::to_owned);
            assert!(!said.contains(['{', '}']) && !said.contains("riverdon-"), "{said}");
            assert_eq!(said == english.sentence(message, &str::to_owned), *language == "en", "{language}: {said}");
        }
    }
}

#[test]
fn a_text_that_a_set_up_carries_is_refused_by_name_and_line() {
    let game = RiverDon::new();
    let setup = |texts: &[(&str, &str)]| {
        let setup = game.title().setup(Some("ice_march"), []).expect("known");
        game.title().carrying(setup, texts.iter().copied()).expect("it carries them")
    };
    let said = |language: &str, text: (&str, &str)| {
        let mut dice = engine::Dice::seeded(engine::Seed::from_number(1), 0);
        let failure = game.setup(&setup(&[text]), &mut dice, &mut engine::Events::unheard());
        let Err(engine::SetupFailure::Fault(fault)) = failure else { panic!("it is refused") };
        let words = Words::new(language, MESSAGES).expect("our own files");
        words.sentence(fault.message.as_deref().expect("it says something"), &str::to_owned)
    };
    let army = ("army-second", "army red_guard_army\n 5 red_gard\nend");
    assert_eq!(said("en", army), "Army of the second side, line 2: There is no such type: “red_gard”.");
    assert_eq!(said("ru", army), "Армия второй стороны, строка 2: Нет такого типа: «red_gard».");
    assert_eq!(
        said("en", ("board", "board mixed\n01 T1")),
        "Board, line 2: The text was cut short: its last line is “end”."
    );
}

#[test]
fn a_flaw_says_how_far_over() {
    let data = own();
    let nation = data.ids.named("red_guard_army").expect("a nation");
    let unit = |id: &str| data.ids.named::<UnitIx>(id).expect("a type");
    let bought = Stands::of([(unit("red_guard"), 3), (unit("howitzer_105"), 1)]);
    let found = flaws(data, &Terms::plain(nation, 40), &Army { on_board: bought, ..Army::new(nation) });
    let words = Words::new("en", MESSAGES).expect("our own files");
    let said: Vec<String> =
        found.iter().map(|flaw| words.sentence(&data.spell(flaw), &|id| data.name_in(id, &str::to_owned))).collect();
    assert_eq!(
        said,
        [
            "On the board: 41 points spent of 40, too many by 1.",
            "Heavy weapons: 1 of 4 stands are more than 20 %, too many by 1.",
        ]
    );
}

/// The numbers in a text, from the smallest.
fn numbers(text: &str) -> Vec<u32> {
    let mut found: Vec<u32> =
        text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect();
    found.sort_unstable();
    found
}

#[test]
fn what_evens_a_scenario_out_is_said_in_every_language() {
    let mut changed = Vec::new();
    for scenario in &own().scenarios {
        let Some(evened) = scenario.evened else { continue };
        changed.extend(evened.turn_limit.map(u32::from));
        changed.extend(evened.points.into_iter().flat_map(|(first, second)| [first, second]).map(u32::from));
        changed.extend(match evened.victory {
            Some(Victory::Exit { stands_pct, points, .. }) => {
                stands_pct.map(u32::from).into_iter().chain(points.map(u32::from)).collect()
            }
            Some(Victory::Trains { through: number } | Victory::Corridor { width: number }) => vec![u32::from(number)],
            Some(other) => panic!("say what {other:?} changes"),
            None => Vec::new(),
        });
        assert!(evened.trains.is_none(), "say what it changes");
    }
    changed.sort_unstable();
    for (language, file) in MESSAGES {
        let about = file.lines().find_map(|line| line.strip_prefix("riverdon-option-balance-about = "));
        let about = about.unwrap_or_else(|| panic!("{language} says nothing"));
        assert_eq!(numbers(about), changed, "{language}: {about}");
    }
}
