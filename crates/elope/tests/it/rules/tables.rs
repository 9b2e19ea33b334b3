//! The tables and player aids.

use super::check;

/// What a foot unit pays for steps (from, to, points).
fn costs(given: &str, steps: &[(&str, &str, &str)]) -> String {
    let mut script = format!("given non_historical; turn 1; {given}");
    for (from, to, points) in steps {
        script.push_str(&format!("\nthen cost us_339_a {from} {to} = {points}"));
    }
    script
}

#[test]
fn a_hex_costs_the_line_it_is_entered_by_or_its_ground() {
    // 3407 is a forest hex on the railway; Emtsa and Bakaritsa are towns beside marshes.
    let steps = [("3507", "3407", "1"), ("3406", "3407", "3"), ("3106", "3107", "1"), ("4606", "4607", "1")];
    check(&["AID.tec.a", "AID.tec.a#1", "AID.tec.a#2", "AID.tec.a#3"], &costs("weather dry", &steps));
    check(
        &["AID.tec.a"],
        "
        given non_historical; nobody else; turn 1; us_339_a at 3507; us_339_b at 3406; movement allied
        allied: march us_339_a 3407
        then us_339_a left = 11
        allied: march us_339_b 3407
        then us_339_b left = 9",
    );
}

#[test]
fn the_original_edition_raises_the_dry_costs() {
    // Railway, clear, forest, marsh, uphill into clear, minor river into clear.
    let steps = |points: [&'static str; 6]| {
        let ways = [
            ("3507", "3407"),
            ("4609", "4610"),
            ("3406", "3407"),
            ("3307", "3306"),
            ("3008", "3108"),
            ("3112", "3111"),
        ];
        ways.iter().zip(points).map(|((from, to), points)| (*from, *to, points)).collect::<Vec<_>>()
    };
    let dry = ["1", "2", "3", "3", "3", "4"];
    check(&["AID.tec.a"], &costs("edition original; weather dry", &steps(dry)));
    let snow = ["2", "3", "4", "4", "5", "6"];
    check(&["AID.tec.a"], &costs("edition original; weather snow", &steps(snow)));
    let thaw = ["3", "4", "5", "5", "7", "8"];
    check(&["AID.tec.a"], &costs("edition original; weather thaw", &steps(thaw)));
}

#[test]
fn dry_weather() {
    check(&["AID.tec.b", "AID.tec.b#1"], &costs("weather dry", &[("3307", "3306", "3")]));
    check(&["AID.tec.b", "AID.tec.b#2"], &costs("weather dry", &[("3008", "3108", "3"), ("4916", "4917", "2")]));
    check(&["AID.tec.b", "AID.tec.b#3"], &costs("weather dry", &[("2920", "2921", "closed")]));
    check(&["AID.tec.b", "AID.tec.b#3"], &costs("weather dry; bridge 2920/NE", &[("2920", "2921", "3")]));
    // Railway, town, city, clear, forest, a minor river without and with a bridge.
    let steps = [
        ("3507", "3407", "1"),
        ("3407", "3507", "1"),
        ("4708", "4707", "1"),
        ("4609", "4610", "2"),
        ("3507", "3608", "3"),
        ("3112", "3111", "4"),
        ("3112", "3212", "2"),
    ];
    check(&["AID.tec.b"], &costs("weather dry", &steps));
}

#[test]
fn thaw_and_snow() {
    check(&["AID.tec.c", "AID.tec.c#1"], &costs("weather thaw", &[("4609", "4610", "4")]));
    check(&["AID.tec.c", "AID.tec.c#2"], &costs("weather snow", &[("4609", "4610", "3")]));
    check(&["AID.tec.c", "AID.tec.c#3"], &costs("weather snow", &[("3507", "3407", "2")]));
    // Marsh, railway, town, city, forest, uphill, bridge on the railway's river.
    let steps = |points: [&'static str; 7]| {
        let ways = [
            ("3307", "3306"),
            ("3507", "3407"),
            ("3106", "3107"),
            ("4708", "4707"),
            ("3507", "3608"),
            ("3008", "3108"),
            ("3112", "3212"),
        ];
        ways.iter().zip(points).map(|((from, to), points)| (*from, *to, points)).collect::<Vec<_>>()
    };
    check(&["AID.tec.c"], &costs("weather thaw", &steps(["4", "2", "1", "1", "3", "5", "3"])));
    check(&["AID.tec.c"], &costs("weather snow", &steps(["2", "2", "1", "1", "3", "4", "3"])));
}

#[test]
fn major_rivers_are_crossed_at_bridges_or_on_the_ice() {
    let march = |weather: &str| {
        format!(
            "
        given non_historical; nobody else; turn 1; weather {weather}; us_339_a at 1246; movement allied"
        )
    };
    check(
        &["AID.tec.d", "AID.tec.d#1"],
        &format!("{}\nallied: march us_339_a 1346 -> refused AID.tec.d", march("dry")),
    );
    check(&["AID.tec.d"], &format!("{}\nallied: march us_339_a 1346 -> refused AID.tec.d", march("thaw")));
    check(
        &["AID.tec.d", "AID.tec.d#2"],
        &format!("{}\nallied: march us_339_a 1346\nthen us_339_a left = 6", march("snow")),
    );
    check(&["AID.tec.d"], &costs("edition original; weather snow", &[("1246", "1346", "7")]));
    check(&["AID.tec.d"], &costs("edition original; weather dry", &[("1246", "1346", "closed")]));
}

#[test]
fn minor_rivers_cost_two_more_in_every_weather() {
    check(&["AID.tec.e", "AID.tec.e#1"], &costs("weather snow", &[("3112", "3111", "5")]));
    check(&["AID.tec.e"], &costs("weather dry", &[("3112", "3111", "4"), ("3112", "3212", "2")]));
    check(&["AID.tec.e"], &costs("weather thaw", &[("3112", "3111", "6")]));
    check(&["AID.tec.e"], &costs("weather dry; no bridge 3112/N", &[("3112", "3212", "3")]));
}

#[test]
fn roads_cost_what_a_railway_costs_and_tracks_one_more() {
    check(&["AID.tec.f", "AID.tec.f#1"], &costs("weather dry", &[("4510", "4411", "1")]));
    check(&["AID.tec.f", "AID.tec.f#2"], &costs("weather dry", &[("3207", "3308", "2")]));
    check(&["AID.tec.f", "AID.tec.f#3"], &costs("weather thaw", &[("3207", "3308", "3")]));
    check(&["AID.tec.f"], &costs("weather snow", &[("3207", "3308", "3"), ("4510", "4411", "2")]));
    check(&["AID.tec.f"], &costs("edition original; weather snow", &[("3207", "3308", "3")]));
    check(&["AID.tec.f"], &costs("edition original; weather thaw", &[("3207", "3308", "5")]));
}

#[test]
fn water_is_closed_in_every_weather() {
    for weather in ["dry", "thaw", "snow"] {
        check(
            &["AID.tec.g", "AID.tec.g#1"],
            &format!(
                "
            given non_historical; nobody else; turn 1; weather {weather}; us_339_a at 4803; movement allied
            allied: march us_339_a 4802 -> refused AID.tec.g
            then us_339_a at = 4803"
            ),
        );
    }
}
