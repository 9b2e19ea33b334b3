//! Maps on the command line.

use expect_test::expect;

use crate::stavka;

#[test]
fn a_map_is_drawn_as_svg_and_as_png() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    let part = ["--part", "3010:3313", "--hex", "40"];
    run(&[&["map", "show", "elope", "-o", "kodish.png"][..], &part].concat()).ok();
    run(&[&["map", "show", "elope", "-o", "kodish.svg", "--weather", "snow"][..], &part].concat()).ok();
    let png = std::fs::read(folder.path().join("kodish.png")).expect("it was written");
    assert!(png.starts_with(b"\x89PNG") && png.len() > 5_000, "{} bytes", png.len());
    let svg = std::fs::read_to_string(folder.path().join("kodish.svg")).expect("it was written");
    assert!(svg.starts_with("<svg") && svg.contains("Kodish"));
    assert_eq!(svg.matches("@font-face").count(), 6, "it brings its typefaces along and looks the same anywhere");
}

#[test]
fn mistakes_about_pictures_are_explained() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "").fails();
    expect![[r#"
        map.gif: a picture ends in .svg, .png or .pdf
    "#]]
    .assert_eq(&run(&["map", "show", "elope", "-o", "map.gif"]));
    expect![[r#"
        --part: there is no hex "9999" on this map
          It is written 1905:3324.
    "#]]
    .assert_eq(&run(&["map", "show", "elope", "-o", "map.svg", "--part", "3112:9999"]));
    expect![[r#"
        --hex: 1000 pixels are too few or too many: 8 to 240
    "#]]
    .assert_eq(&run(&["map", "show", "elope", "-o", "map.svg", "--hex", "1000"]));
}

#[test]
fn a_map_is_compiled_from_a_folder_and_checked() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    let sources = concat!(env!("CARGO_MANIFEST_DIR"), "/../elope/map");
    let compiled = run(&["map", "compile", "elope", "--from", sources, "-o", "map.toml"]).ok();
    assert!(compiled.contains("map.toml: written; 2500 hexes"), "{compiled}");
    let again = run(&["map", "compile", "elope", "--from", sources, "-o", "map.toml"]).ok();
    assert!(again.contains("map.toml: unchanged"), "{again}");
    let map = std::fs::read_to_string(folder.path().join("map.toml")).expect("it was written");
    assert_eq!(map, elope::Files::own().map, "recompiling gives the committed bytes");
    run(&["map", "check", "elope", "--map", "map.toml"]).ok();
    let broken = map.replacen("\"3112/", "\"9912/", 1);
    std::fs::write(folder.path().join("map.toml"), broken).expect("an ordinary folder");
    let fault = run(&["map", "check", "elope", "--map", "map.toml"]).fails();
    assert!(fault.starts_with("map.toml:") && fault.contains("9912/"), "{fault}");
}

#[test]
fn a_source_that_is_missing_or_broken_is_named_and_nothing_is_written() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let sources = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../elope/map");
    for entry in std::fs::read_dir(&sources).expect("the sources").flatten() {
        std::fs::copy(entry.path(), folder.path().join(entry.file_name())).expect("an ordinary folder");
    }
    let overlay = folder.path().join("overlay.toml");
    let text = std::fs::read_to_string(&overlay).expect("just copied").replacen("4707/S", "4707/Q", 1);
    std::fs::write(&overlay, text).expect("an ordinary folder");
    let compile = ["map", "compile", "elope", "--from", ".", "-o", "map.toml"];
    let fault = stavka(folder.path(), &compile, "").fails();
    assert!(fault.contains("overlay.toml:12:") && fault.contains("4707/Q"), "{fault}");
    std::fs::remove_file(&overlay).expect("it is there");
    let fault = stavka(folder.path(), &compile, "").fails();
    assert!(fault.contains("overlay.toml: "), "{fault}");
    assert!(!folder.path().join("map.toml").exists());
}

#[test]
fn a_map_of_five_thousand_hexes_is_compiled_checked_and_drawn() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |args: &[&str]| stavka(folder.path(), args, "");
    let compiled = run(&["map", "compile", "rossyia", "-o", "map.toml"]).ok();
    assert!(compiled.contains("map.toml: written; 5016 hexes"), "{compiled}");
    run(&["map", "check", "rossyia", "--map", "map.toml"]).ok();
    let part = ["--part", "3151:3554", "--hex", "60", "--ground", "rasputitsa"];
    run(&[&["map", "show", "rossyia", "-o", "rostov.svg"][..], &part].concat()).ok();
    let svg = std::fs::read_to_string(folder.path().join("rostov.svg")).expect("it was written");
    assert!(svg.contains("Rostov"));
    let unknown = run(&["map", "show", "rossyia", "-o", "map.svg", "--ground", "fog"]).fails();
    assert!(unknown.contains("Grounds: dry, rasputitsa, snow"), "{unknown}");
}
