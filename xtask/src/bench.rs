//! `cargo xtask bench`: the benchmarks as ratios. Seconds differ from machine to machine; what something costs
//! against the least that it could cost differs little.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use clap::Args;
use serde_json::Value;

use crate::shell::{self, Outcome};

/// What to measure.
#[derive(Args)]
pub(crate) struct Options {
    /// Print the table of what was measured last, and measure nothing.
    #[arg(long)]
    saved: bool,
}

/// For a group of benchmarks, the function that the others are measured by.
const YARDSTICKS: [(&str, &str); 3] =
    [("state_clone", "memcpy"), ("movement_field", "plain_dijkstra"), ("open_record", "replay")];

/// One benchmark, as criterion recorded it.
#[derive(Debug, Clone, PartialEq)]
struct Measure {
    group: String,
    function: String,
    /// The parameter of a benchmark that is run with several; otherwise empty.
    parameter: String,
    nanoseconds: f64,
    /// How much one iteration does, and of what.
    throughput: Option<(f64, &'static str)>,
}

/// Run all benchmarks, print the table and write it to `bench-report.md` in the target directory.
pub(crate) fn bench(options: &Options) -> Outcome {
    let target = shell::target_directory()?;
    let mut since = SystemTime::UNIX_EPOCH;
    if !options.saved {
        since = SystemTime::now();
        shell::run(shell::cargo().args(["bench", "--workspace", "--bench", "*"]))?;
    }
    let measures = recorded(&target.join("criterion"), since)?;
    if measures.is_empty() {
        return Err("Nothing was measured: no benchmark left a result in target/criterion.".to_owned());
    }
    let report = table(&measures);
    let path = target.join("bench-report.md");
    fs::write(&path, &report).map_err(|error| format!("Cannot write {}: {error}.", path.display()))?;
    println!("\n{report}");
    Ok(())
}

/// Every benchmark recorded since a time, in the order of their names.
fn recorded(folder: &Path, since: SystemTime) -> Outcome<Vec<Measure>> {
    let mut measures = Vec::new();
    for new in result_folders(folder) {
        let estimates = new.join("estimates.json");
        // What a benchmark that is gone left behind is older.
        let written = fs::metadata(&estimates).and_then(|data| data.modified());
        if written.is_ok_and(|written| written >= since) {
            measures.push(measure(&read(&new.join("benchmark.json"))?, &read(&estimates)?)?);
        }
    }
    measures.sort_by(|a, b| (&a.group, &a.parameter, &a.function).cmp(&(&b.group, &b.parameter, &b.function)));
    Ok(measures)
}

/// The folders named `new` below a folder, at whatever depth.
fn result_folders(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let folders = entries.filter_map(Result::ok).map(|entry| entry.path()).filter(|path| path.is_dir());
    folders.flat_map(|path| if path.ends_with("new") { vec![path] } else { result_folders(&path) }).collect()
}

fn read(path: &Path) -> Outcome<Value> {
    let text = fs::read_to_string(path).map_err(|error| format!("Cannot read {}: {error}.", path.display()))?;
    serde_json::from_str(&text).map_err(|error| format!("{} is not what criterion writes: {error}.", path.display()))
}

fn measure(benchmark: &Value, estimates: &Value) -> Outcome<Measure> {
    let word = |key: &str| benchmark[key].as_str().unwrap_or_default().to_owned();
    let nanoseconds = estimates["mean"]["point_estimate"].as_f64();
    let throughput = [("Elements", "elements"), ("Bytes", "bytes")]
        .into_iter()
        .find_map(|(key, unit)| benchmark["throughput"][key].as_f64().map(|amount| (amount, unit)));
    Ok(Measure {
        group: word("group_id"),
        function: word("function_id"),
        parameter: word("value_str"),
        nanoseconds: nanoseconds.ok_or_else(|| format!("criterion gives no mean for {}.", word("full_id")))?,
        throughput,
    })
}

/// The yardstick of a measure: in the same group, with the same parameter where there is one.
fn yardstick<'a>(measure: &Measure, measures: &'a [Measure]) -> Option<&'a Measure> {
    let (_, function) = YARDSTICKS.iter().find(|(group, _)| *group == measure.group)?;
    let candidates = || measures.iter().filter(|other| other.group == measure.group && other.function == *function);
    candidates().find(|other| other.parameter == measure.parameter).or_else(|| candidates().next())
}

/// The table, as Markdown.
fn table(measures: &[Measure]) -> String {
    let mut table = "| group | benchmark | result |\n| --- | --- | ---: |\n".to_owned();
    for measure in measures {
        let name = format!("{} {}", measure.function, measure.parameter);
        // Writing to a string cannot fail.
        writeln!(table, "| {} | {} | {} |", measure.group, name.trim(), result(measure, measures)).ok();
    }
    table
}

fn result(measure: &Measure, measures: &[Measure]) -> String {
    match (yardstick(measure, measures), measure.throughput) {
        (Some(unit), _) if unit == measure => "the yardstick".to_owned(),
        (Some(unit), _) => format!("{:.2} × {}", measure.nanoseconds / unit.nanoseconds, unit.function),
        (None, Some((amount, unit))) => format!("{} {unit}/s", thousands(amount / measure.nanoseconds * 1e9)),
        (None, None) => format!("{} ns", thousands(measure.nanoseconds)),
    }
}

/// A number without decimals, in groups of three digits.
fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut grouped = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            grouped.push(' ');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn timed(group: &str, function: &str, parameter: &str, nanoseconds: f64) -> Measure {
        let benchmark =
            json!({ "group_id": group, "function_id": function, "value_str": parameter, "throughput": null });
        measure(&benchmark, &json!({ "mean": { "point_estimate": nanoseconds } })).expect("a measure")
    }

    #[test]
    fn a_group_with_a_yardstick_gives_ratios() {
        let measures = [timed("state_clone", "clone", "", 300.0), timed("state_clone", "memcpy", "", 120.0)];
        assert_eq!(result(&measures[0], &measures), "2.50 × memcpy");
        assert_eq!(result(&measures[1], &measures), "the yardstick");
    }

    #[test]
    fn the_yardstick_with_the_same_parameter_is_taken() {
        let group = |function, parameter, time| timed("movement_field", function, parameter, time);
        let measures = [
            group("field", "large", 40.0),
            group("plain_dijkstra", "small", 1.0),
            group("plain_dijkstra", "large", 20.0),
        ];
        assert_eq!(result(&measures[0], &measures), "2.00 × plain_dijkstra");
    }

    #[test]
    fn a_group_without_a_yardstick_gives_throughput_or_time() {
        let estimates = json!({ "mean": { "point_estimate": 2_000.0 } });
        let benchmark = json!({ "group_id": "random_play", "function_id": "orders", "throughput": { "Elements": 3 } });
        let measures = [measure(&benchmark, &estimates).expect("a measure"), timed("save", "write", "", 1234.0)];
        assert_eq!(result(&measures[0], &measures), "1 500 000 elements/s");
        assert_eq!(result(&measures[1], &measures), "1 234 ns");
    }

    #[test]
    fn a_result_without_a_mean_is_an_error() {
        assert!(measure(&json!({ "full_id": "a/b" }), &json!({})).is_err_and(|reason| reason.contains("a/b")));
    }

    #[test]
    fn only_what_was_measured_since_then_is_in_the_table() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let new = folder.path().join("state_clone/memcpy/new");
        fs::create_dir_all(&new).expect("a folder");
        let benchmark = r#"{ "group_id": "state_clone", "function_id": "memcpy", "throughput": { "Bytes": 64 } }"#;
        fs::write(new.join("benchmark.json"), benchmark).expect("a file");
        fs::write(new.join("estimates.json"), r#"{ "mean": { "point_estimate": 8.0 } }"#).expect("a file");
        let all = recorded(folder.path(), SystemTime::UNIX_EPOCH).expect("it reads");
        assert_eq!(table(&all).lines().last(), Some("| state_clone | memcpy | the yardstick |"));
        let later = SystemTime::now() + std::time::Duration::from_secs(60);
        assert_eq!(recorded(folder.path(), later), Ok(Vec::new()));
    }
}
