//! Relative links of the Markdown files lead to files that exist.

use std::path::{Component, Path, PathBuf};

use super::Finding;
use super::files::File;

/// Every link of a Markdown file that leads nowhere. `exists` is asked with paths from the top folder.
pub(super) fn broken(file: &File, exists: impl Fn(&Path) -> bool) -> Vec<Finding> {
    if !file.path.ends_with(".md") {
        return Vec::new();
    }
    let mut fenced = false;
    file.findings(|line| {
        if line.trim_start().starts_with("```") || line.trim_start().starts_with("~~~") {
            fenced = !fenced;
        }
        if fenced {
            return None;
        }
        let lost = |target: &&str| match resolve(&file.path, target) {
            Some(path) => !exists(&path),
            None => true,
        };
        let line = without_code(line);
        let target = targets(&line).into_iter().filter(|target| is_relative(target)).find(lost)?;
        Some(format!("the link to {target} leads to no file; correct it or take it out"))
    })
}

/// The line without what stands between backticks.
fn without_code(line: &str) -> String {
    let parts: Vec<&str> = line.split('`').collect();
    let outside = |i: &usize| i.is_multiple_of(2) || i + 1 == parts.len();
    (0..parts.len()).filter(outside).map(|i| parts[i]).collect::<Vec<_>>().join("``")
}

/// Where the links of a line lead: `[text](target "title")` and `[name]: target`.
fn targets(line: &str) -> Vec<&str> {
    let inline = line.match_indices("](").map(|(at, _)| &line[at + 2..]);
    let mut found: Vec<&str> = inline.filter_map(|rest| target(rest, ')')).collect();
    if let Some((name, rest)) = line.split_once("]:")
        && name.starts_with('[')
        && !name.starts_with("[^")
    {
        found.extend(target(rest.trim_start(), ' '));
    }
    found
}

/// The target at the beginning of a text, up to its end or its title.
fn target(text: &str, end: char) -> Option<&str> {
    let target = match text.strip_prefix('<') {
        Some(quoted) => quoted.split('>').next(),
        None => text.split([end, ' ']).next(),
    };
    target.filter(|target| !target.is_empty())
}

/// Neither a URL nor a place in the same file.
fn is_relative(target: &str) -> bool {
    let scheme = target.split_once(':').is_some_and(|(scheme, _)| scheme.chars().all(|c| c.is_ascii_alphanumeric()));
    !scheme && !target.starts_with('#') && !target.starts_with("//")
}

/// The path, from the top folder, to which a link in a file leads; `None` where it leaves the repository.
fn resolve(file: &str, target: &str) -> Option<PathBuf> {
    let path = target.split(['#', '?']).next().unwrap_or(target).replace("%20", " ");
    let folder = if path.starts_with('/') { None } else { Path::new(file).parent() };
    let joined = folder.unwrap_or(Path::new("")).join(path.trim_start_matches('/'));
    let mut plain = PathBuf::new();
    for part in joined.components() {
        match part {
            Component::ParentDir => plain.pop().then_some(())?,
            Component::Normal(name) => plain.push(name),
            Component::CurDir | Component::RootDir | Component::Prefix(_) => {}
        }
    }
    Some(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of a file at `docs/guide.md` with broken links, where there are only docs/map.md and README.md.
    fn broken_lines(text: &str) -> Vec<usize> {
        let file = File { path: "docs/guide.md".to_owned(), text: text.to_owned() };
        let exists = |path: &Path| [Path::new("docs/map.md"), Path::new("README.md")].contains(&path);
        broken(&file, exists).into_iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn a_link_is_relative_to_its_file() {
        assert_eq!(broken_lines("[map](map.md) and [readme](../README.md)\n[again](/README.md)"), [0; 0]);
        assert_eq!(broken_lines("[map](docs/map.md)\n\n[readme](README.md)"), [1, 3]);
    }

    #[test]
    fn a_link_out_of_the_repository_is_broken() {
        assert_eq!(broken_lines("[x](../../README.md)"), [1]);
    }

    #[test]
    fn places_titles_images_and_definitions_are_understood() {
        assert_eq!(broken_lines("[a](map.md#rivers) ![b](map.md \"Title\")\n[c]: map.md\n[d](<map.md>)"), [0; 0]);
        assert_eq!(broken_lines("[a](no.md#rivers)\n![b](no.png)\n[c]: no.md\n[^1]: a note"), [1, 2, 3]);
    }

    #[test]
    fn urls_places_in_the_same_file_and_code_are_left_alone() {
        assert_eq!(broken_lines("[a](https://example.org/x) [b](#here) [c](mailto:x@example.org)"), [0; 0]);
        assert_eq!(broken_lines("`[a](no.md)`\n```\n[b](no.md)\n```\n[c](no.md)"), [5]);
    }
}
