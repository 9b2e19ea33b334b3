//! Data that make no sense are refused: the fault names the file, the line and the reason.

use engine::Corrections;
use expect_test::{Expect, expect};
use rossyia::{Data, Files};

/// What reading says after one text of a file has become another.
fn refused(change: impl Fn(&mut Files) -> &mut String, from: &str, to: &str, expected: Expect) {
    let mut files = Files::own();
    let text = change(&mut files);
    assert!(text.contains(from), "{from}");
    *text = text.replacen(from, to, 1);
    let fault = Data::read(&files).map_or_else(|fault| fault.to_string(), |_| "no fault".to_owned());
    expected.assert_eq(&fault);
}

#[test]
fn names_that_nothing_has_are_refused() {
    refused(
        |f| &mut f.options,
        "faction = \"siberian\" }, change",
        "faction = \"martian\" }, change",
        expect![[r#"data/options.toml:212:1: w_or_imperial: there is no faction "martian""#]],
    );
    refused(
        |f| &mut f.options,
        "near = { places = [\"elisavetgrad\"]",
        "near = { places = [\"9901\"]",
        expect![[r#"data/options.toml:279:1: w_grigoriev: there is no place "9901""#]],
    );
    refused(
        |f| &mut f.scenarios,
        "units = [\"b_18\"]",
        "units = [\"b_1818\"]",
        expect![[r#"data/scenarios.toml:19:1: campaign: there is no counter "b_1818""#]],
    );
    refused(
        |f| &mut f.scenarios,
        "at = \"archangelsk\"",
        "at = \"atlantis\"",
        expect![[r#"data/scenarios.toml:19:1: campaign: there is no place "atlantis""#]],
    );
    refused(
        |f| &mut f.events,
        "country = \"poland\", turn = 2",
        "country = \"polonia\", turn = 2",
        expect![[r#"data/events.toml:41:1: poland_war_second_turn: there is no faction "polonia""#]],
    );
}

#[test]
fn verbs_and_arguments_that_are_not_there_are_refused() {
    refused(
        |f| &mut f.options,
        "do = \"initiative\", side = \"white\"",
        "do = \"conquer\", side = \"white\"",
        expect![
            "data/options.toml:75:1: w_initiative: unknown variant `conquer`, expected one of `political_level`, `pr`, `armt`, `rail_points`, `naval`, `initiative`, `draw_units`, `place`, `remove`, `restore`, `transfer`, `hits`, `attrition`, `withdraw`, `modify`, `coordination`, `behaviour`, `hold`, `marker`, `open`, `lead`, `event_table`, `add_option`, `remove_option`, `becomes`, `cancel`, `event`, `war`, `peace`, `control`, `choose`, `roll`"
        ],
    );
    refused(
        |f| &mut f.options,
        "do = \"initiative\", side = \"white\"",
        "do = \"initiative\", sied = \"white\"",
        expect!["data/options.toml:75:1: w_initiative: unknown field `sied`, expected `side`"],
    );
    refused(
        |f| &mut f.options,
        "do = \"initiative\", side = \"white\"",
        "do = \"initiative\"",
        expect!["data/options.toml:75:1: w_initiative: missing field `side`"],
    );
    refused(
        |f| &mut f.options,
        "armt_roll = 1, turns = 1",
        "turns = 1",
        expect!["data/options.toml:266:1: modify changes nothing"],
    );
    refused(
        |f| &mut f.options,
        "by_die = [0, 0, 0, 1, 1, 2]",
        "by_die = [0, 0, 0, 1, 1, 9]",
        expect!["data/options.toml:188:1: 9 hits: a unit has one to three steps"],
    );
    refused(
        |f| &mut f.politics,
        "target = { kind = \"hq\", of = { faction = \"bolshevik\" }",
        "target = { kind = \"unit\", of = { faction = \"bolshevik\" }",
        expect!["data/politics.toml: armt strikes no unit"],
    );
}

#[test]
fn unknown_keys_and_numbers_out_of_bounds_are_refused() {
    refused(
        |f| &mut f.tables,
        "rail_hex = 8\n",
        "rail_hex = 8\nswamp = 3\n",
        expect![
            "data/tables.toml:142:1: stacking: unknown field `swamp`, expected one of `normal`, `rail_hex`, `mountain`, `armored_trains`, `mixed_with`"
        ],
    );
    refused(
        |f| &mut f.tables,
        "[stacking]",
        "[heaping]",
        expect![[r#"
            data/tables.toml:142:2: unknown part `heaping`
              There are: armt, armt_spending, coordination, attrition, crt, combat, stacking, movement, zoc, air, rail, river, naval, rebuild, army, supply, box."#]],
    );
    refused(
        |f| &mut f.counters,
        "capacity = 14",
        "capacity = 140",
        expect!["data/counters.toml:10:3: a HQ has a capacity up to 20, a bonus up to 3 and a range from 1 to 20"],
    );
    refused(
        |f| &mut f.counters,
        "steps = 3, mp = 6",
        "steps = 4, mp = 6",
        expect!["data/counters.toml:51:3: steps 4 is not between 1 and 3"],
    );
    refused(
        |f| &mut f.tables,
        "\"3/0 L\"",
        "\"3/0 X\"",
        expect![[r#"data/tables.toml:70:2: crt: "3/0 X" is not a result such as "2/1 W""#]],
    );
    refused(
        |f| &mut f.calendar,
        "[4, 5, 6]",
        "[4, 5, 7]",
        expect!["data/calendar.toml: [4, 5, 7] are not faces of a die, each once"],
    );
    refused(
        |f| &mut f.nations,
        "nobody = [4, 5]",
        "nobody = [4]",
        expect!["data/nations.toml: who plays them: a face of the die says nothing"],
    );
    refused(
        |f| &mut f.politics,
        "low = 16, high = 30",
        "low = 17, high = 30",
        expect!["data/politics.toml: levels 17 to 30 do not follow 16"],
    );
}

#[test]
fn what_comes_twice_or_does_not_fit_is_refused() {
    refused(
        |f| &mut f.counters,
        "id = \"b_dvina\"",
        "id = \"b_18\"",
        expect![[r#"data/counters.toml:52:3: `unit` has "b_18" twice"#]],
    );
    refused(
        |f| &mut f.scenarios,
        "units = [\"b_dvina\"]",
        "units = [\"b_18\"]",
        expect!["data/scenarios.toml: campaign: b_18 comes twice"],
    );
    refused(
        |f| &mut f.scenarios,
        "units = [\"b_dvina\"]",
        "units = [\"s_i1\"]",
        expect!["data/scenarios.toml: campaign: s_i1 is not of bolshevik"],
    );
    refused(
        |f| &mut f.cities,
        "side = \"2647/E\"",
        "side = \"2648/E\"",
        expect!["data/cities.toml: bridge dnieper_ekaterinoslav: line catherine does not cross a major river there"],
    );
    refused(
        |f| &mut f.scenarios,
        "heads = [\"1818\", \"1718\"]",
        "heads = [\"1818\", \"1717\"]",
        expect!["data/scenarios.toml: campaign: varsovie_petrograd: no railhead between 1917 and 1719"],
    );
    refused(
        |f| &mut f.scenarios,
        "\"moscou\", \"petrograd\"",
        "\"petrograd\"",
        expect!["data/scenarios.toml: campaign: moscou has 0 holders"],
    );
    refused(
        |f| &mut f.cities,
        "port = \"caspian\", inlet = true",
        "port = \"caspian\"",
        expect!["data/cities.toml: astrakhan is a port of caspian, but does not touch it"],
    );
    refused(
        |f| &mut f.scenarios,
        "train_levels = { start = 4, maximum = 6",
        "train_levels = { start = 5, maximum = 6",
        expect!["data/scenarios.toml: campaign: the levels of Red trains are not those of the trains set up"],
    );
    refused(
        |f| &mut f.map,
        "{ to = \"archangelsk\", by = \"sea\" }",
        "{ to = \"archangelsk\", by = \"land\" }",
        expect![[r#"data/map.toml:3438:17: "archangelsk" has no link back to "mourmansk" by land"#]],
    );
}

#[test]
fn an_owner_can_correct_what_we_reconstructed() {
    let text = "game = \"rossyia\"\n[counters.hq.stalin]\nbonus = 2\n[cities.city.moscou]\nrail = 7\n";
    let corrections = Corrections::read(text, "mine.toml").unwrap_or_else(|fault| panic!("{fault}"));
    let files = Files::own().corrected(&corrections).unwrap_or_else(|fault| panic!("{fault}"));
    let data = Data::read(&files).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(data.hqs[0].bonus, 2);
    assert_eq!(data.cities[0].rail, 7);
    let wrong = Corrections::read("game = \"rossyia\"\n[counters.hq.stalin]\nbonus = 9\n", "mine.toml");
    let files = wrong.and_then(|wrong| Files::own().corrected(&wrong)).unwrap_or_else(|fault| panic!("{fault}"));
    let fault = Data::read(&files).map_or_else(|fault| fault.reason, |_| "no fault".to_owned());
    assert_eq!(fault, "a HQ has a capacity up to 20, a bonus up to 3 and a range from 1 to 20");
    let other = Corrections::read("game = \"rossyia\"\n[looks]\n", "mine.toml");
    assert!(other.and_then(|other| Files::own().corrected(&other)).is_err(), "looks are not corrected");
}
