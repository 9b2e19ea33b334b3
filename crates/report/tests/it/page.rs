//! The page: whole, sound, alone, and always the same.

use engine::Eyes;
use report::{Player, Wanted};

use super::{random, written};

/// Elements that have no end.
const VOID: [&str; 3] = ["meta", "input", "br"];

/// The first tag that does not fit, if any.
fn unbalanced(page: &str) -> Option<String> {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = page.split_once("<html").map(|(_, rest)| rest)?;
    open.push("html");
    while let Some((_, after)) = rest.split_once('<') {
        let (tag, after) = after.split_once('>')?;
        rest = after;
        let name = tag.split([' ', '/']).find(|part| !part.is_empty()).unwrap_or("");
        match () {
            () if tag.starts_with('/') => match open.pop() {
                Some(last) if last == name => {}
                last => return Some(format!("</{name}> where {last:?} is open")),
            },
            () if tag.ends_with('/') || VOID.contains(&name) => {}
            () => open.push(name),
        }
        // What stands in a script is no HTML.
        if name == "script" && !tag.starts_with('/') {
            rest = &rest[rest.find("</script>").unwrap_or(rest.len())..];
        }
    }
    open.pop().map(|name| format!("<{name}> is never closed"))
}

#[test]
fn the_page_is_sound_and_needs_nothing_from_elsewhere() {
    for (id, orders) in [("emtsa", 400), ("elope", 300)] {
        let shelved = shelf::game(id).expect("on the shelf");
        let page = written(&shelved, random(&shelved, 5, orders).as_ref(), Eyes::Public);
        assert_eq!(unbalanced(&page), None, "{id}");
        for outside in ["http:", "https:", "<link", "@import", "src="] {
            assert!(!page.contains(outside), "{id}: {outside}");
        }
        let body = page.split_once("</style>").map_or("", |(_, body)| body);
        assert!(!body.contains("NaN") && !body.contains("report-"), "{id}: a number or a text is missing");
    }
}

#[test]
fn the_page_brings_the_letters_that_it_writes_and_names_places_in_its_language() {
    for (language, faces, place) in [("en", 6, ">Obozerskaya<"), ("ru", 12, ">Обозерская<")] {
        let shelved = shelf::game_in("emtsa", language).expect("on the shelf");
        let page = written(&shelved, random(&shelved, 5, 40).as_ref(), Eyes::Public);
        assert_eq!(page.matches("@font-face").count(), faces, "{language}");
        assert!(page.contains(place), "{language}");
    }
}

#[test]
fn the_same_record_gives_the_same_bytes() {
    let shelved = shelf::game("emtsa").expect("on the shelf");
    let page = || written(&shelved, random(&shelved, 8, 400).as_ref(), Eyes::Public);
    assert_eq!(page(), page());
}

#[test]
fn names_from_outside_are_no_markup() {
    let shelved = shelf::game("emtsa").expect("on the shelf");
    let wanted = Wanted {
        name: "<script>alert(1)</script>".into(),
        players: vec![
            Player::Person("A & <b>".into()),
            Player::Computer("greedy".into()),
            Player::Person(String::new()),
        ],
        ..Wanted::default()
    };
    let page = report::write(&shelved, random(&shelved, 5, 3).as_ref(), &wanted, &mut |_| ()).expect("written");
    assert!(page.contains("&lt;script&gt;alert(1)") && !page.contains("<script>alert"));
    assert!(page.contains("A &amp; &lt;b&gt;") && page.contains("the computer, greedy") && page.contains("a person"));
}

#[test]
fn a_game_on_hexes_shows_its_ground_once_for_each_weather() {
    let shelved = shelf::game("elope").expect("on the shelf");
    let page = written(&shelved, random(&shelved, 5, 300).as_ref(), Eyes::Public);
    let boards: Vec<&str> =
        page.split("class=\"board ground-").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let grounds: std::collections::BTreeSet<&&str> = boards.iter().collect();
    assert_eq!(page.matches("data:image/jpeg").count(), grounds.len());
    assert!(boards.len() > grounds.len(), "{boards:?}");
    assert!(page.matches("<use ").count() > 30 && page.matches("<symbol ").count() > 10);
    assert!(page.len() < 1_500_000, "{} bytes", page.len());
}
