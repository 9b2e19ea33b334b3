//! Puts the built page, `web/dist`, into the program: a list of its files for `src/page.rs`.

use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo::rerun-if-changed=build.rs");
    let mut files = Vec::new();
    // Without a page there is nothing to watch: the program then looks for it when it runs.
    if let Ok(folder) = folder.canonicalize() {
        println!("cargo::rerun-if-changed={}", folder.display());
        walk(&folder, &folder, &mut files);
    }
    files.sort();
    let lines: String =
        files.iter().map(|(name, path)| format!("    ({name:?}, include_bytes!({path:?})),\n")).collect();
    let text = format!("&[\n{lines}]\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets it")).join("page.rs");
    if fs::read_to_string(&out).is_ok_and(|old| old == text) {
        return;
    }
    fs::write(out, text).expect("cargo's own folder can be written");
}

/// All files under a folder, by their names in addresses.
fn walk(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            walk(root, &path, files);
        } else if let Ok(name) = path.strip_prefix(root) {
            files.push((name.to_string_lossy().replace('\\', "/"), path));
        }
    }
}
