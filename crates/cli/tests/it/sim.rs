//! Many games on the command line.

use expect_test::expect;

use crate::stavka;

fn json(args: &[&str]) -> serde_json::Value {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = stavka(folder.path(), args, "");
    assert_eq!(run.err, "", "no progress bar where nobody looks");
    let out = run.ok();
    assert_eq!(out.lines().count(), 1, "exactly one object: {out}");
    serde_json::from_str(&out).expect("it is JSON")
}

fn keys(value: &serde_json::Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn a_simulation_is_one_json_object() {
    let args = ["sim", "emtsa", "--scenario", "raid", "--games", "12", "--reds", "greedy", "--seed", "5", "--json"];
    let report = json(&args);
    expect![[r#"
        [
            "clauses_never_exercised",
            "clauses_seldom_met",
            "clauses_without_a_moment",
            "clauses_wrongly_unplayed",
            "cores",
            "errors",
            "failures",
            "game",
            "games",
            "orders",
            "orders_by_kind",
            "orders_per_second_per_core",
            "outcomes",
            "outcomes_by_scenario",
            "players",
            "refusals_by_clause",
            "scenario",
            "seconds",
            "seed",
            "verified",
        ]
    "#]]
    .assert_debug_eq(&keys(&report));
    assert_eq!((&report["game"], &report["scenario"]), (&"emtsa".into(), &"raid".into()));
    assert_eq!((&report["games"], &report["errors"], &report["verified"]), (&12.into(), &0.into(), &0.into()));
    assert_eq!(report["players"], serde_json::json!({"reds": "greedy", "british": "random", "whites": "random"}));
    let sum = |key: &str| report[key].as_object().expect("counts").values().filter_map(|n| n.as_u64()).sum::<u64>();
    assert_eq!(Some(sum("orders_by_kind")), report["orders"].as_u64());
    assert_eq!(sum("outcomes"), 12);
    assert!(report["seconds"].is_f64() && report["orders_per_second_per_core"].as_f64() > Some(0.0));
    assert!(report["clauses_never_exercised"].as_array().expect("a list").contains(&"7.1".into()));
    assert_eq!(report["clauses_without_a_moment"]["1.1"], "a definition");
    assert_eq!(report["clauses_wrongly_unplayed"], serde_json::json!([]));
}

#[test]
fn without_a_scenario_all_are_played_and_the_number_of_cores_changes_nothing() {
    let with = |threads: &str| {
        let mut report = json(&["sim", "emtsa", "--games", "16", "--json", "--verify", "--threads", threads]);
        for key in ["seconds", "cores", "orders_per_second_per_core"] {
            report[key].take();
        }
        report
    };
    let report = with("1");
    assert_eq!((&report["scenario"], &report["verified"]), (&"all".into(), &16.into()));
    assert_eq!(keys(&report["outcomes_by_scenario"]), ["autumn", "raid"]);
    assert_eq!(report, with("3"));
}

#[test]
fn the_table_can_be_read() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "").ok();
    let out = run(&["sim", "emtsa", "--games", "8", "--set", "mines=off", "--whites", "greedy", "--verify"]);
    for expected in [
        "The Emtsa Line: 8 games, 4 scenarios and options in turn, seeds 1 to 8\n",
        "  reds random · british random · whites greedy\n",
        "  failed               0\n",
        "  verified             8   replayed to the same end\n",
        "How they ended: autumn\n",
        "How they ended: raid\n",
        "Orders by kind\n",
        "in 2 games: ",
        "2 clauses have no moment of their own in play (see `stavka rules emtsa --unplayed`)",
    ] {
        assert!(out.contains(expected), "{expected:?} is missing in:\n{out}");
    }
}

#[test]
fn mistakes_about_simulations_are_explained() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "").fails();
    expect![[r#"
        stavka sim: there is no option and no seat --french
          Seats: --reds, --british, --whites. `stavka sim --help` lists the options.
    "#]]
    .assert_eq(&run(&["sim", "emtsa", "--french", "greedy"]));
    assert!(run(&["sim", "emtsa", "--reds", "napoleon"]).contains("[possible values: random, greedy]"));
    expect![[r#"
        stavka: there is no game "chess"
          Games: elope, rossyia, riverdon, emtsa
    "#]]
    .assert_eq(&run(&["sim", "chess"]));
    expect![[r#"
        --games: no games, no results
          Say how many: --games 100
    "#]]
    .assert_eq(&run(&["sim", "emtsa", "--games", "0"]));
    expect![[r#"
        emtsa: there is no scenario "summer"
          Scenarios: autumn, raid
    "#]]
    .assert_eq(&run(&["sim", "emtsa", "--scenario", "summer"]));
    expect![[r#"
        --edition: there is only one edition of The Emtsa Line
          Its options, for --set: mines, greens
    "#]]
    .assert_eq(&run(&["sim", "emtsa", "--edition", "original"]));
}

#[test]
fn the_help_names_the_seats() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for args in [&["sim", "--help"][..], &["help", "sim"]] {
        let help = stavka(folder.path(), args, "").ok();
        assert!(help.contains("--whites <PLAYER>") && help.contains("White Russians in emtsa"), "{help}");
    }
}
