//! Every id in the code has a text, and every text an id in the code.

use std::collections::BTreeSet;
use std::path::Path;

fn ids_in(text: &str) -> BTreeSet<String> {
    let parts = text.split('"').filter(|part| part.starts_with("report-"));
    parts.filter(|part| part.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-')).map(str::to_owned).collect()
}

fn ids_in_code(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        match entry.path() {
            path if path.is_dir() => found.extend(ids_in_code(&path)),
            path => found.extend(ids_in(&std::fs::read_to_string(path).expect("a source"))),
        }
    }
    found
}

#[test]
fn code_and_message_files_name_the_same_ids() {
    let in_code = ids_in_code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert!(in_code.len() > 40, "the search found too little: {in_code:?}");
    for (language, text) in report::REPORT_MESSAGES {
        let keys = text.lines().filter(|line| line.starts_with("report-"));
        let keys: Vec<String> = keys.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect();
        let in_file: BTreeSet<String> = keys.iter().cloned().collect();
        assert_eq!(in_code, in_file, "{language}");
        assert_eq!(keys.len(), in_file.len(), "{language}: an id has two texts");
    }
}
