//! The catalogue in other languages.

use engine::Catalogue;

const ENGLISH: &str = r#"
game = "g"
title = "G"
[[clause]]
id = "1.0"
title = "One"
text = "First."
ruling = "Ours."
[[clause]]
id = "2.0"
title = "Two"
text = "Second."
"#;

fn french(text: &str) -> Result<Catalogue, engine::Fault> {
    Catalogue::parse(ENGLISH, "rules.toml").expect("sound").translated("fr", text, "rules.fr.toml")
}

#[test]
fn clauses_that_are_not_translated_stay_english_and_say_so() {
    let translated =
        french("[[clause]]\nid = \"1.0\"\ntitle = \"Un\"\ntext = \"Premier.\"\nruling = \"Notre.\"").expect("sound");
    let told: Vec<_> = translated.clauses.iter().map(|one| (one.title.as_str(), one.language.as_str())).collect();
    assert_eq!(told, [("Un", "fr"), ("Two", "")]);
}

#[test]
fn a_translation_of_an_unknown_clause_or_without_its_ruling_is_refused_with_its_line() {
    let unknown = french("\n[[clause]]\nid = \"9.9\"\ntitle = \"x\"\ntext = \"y\"").expect_err("unknown").to_string();
    assert!(unknown.contains("9.9") && unknown.contains("rules.fr.toml:3"), "{unknown}");
    let bare =
        french("[[clause]]\nid = \"1.0\"\ntitle = \"Un\"\ntext = \"Premier.\"").expect_err("no ruling").to_string();
    assert!(bare.contains("ruling"), "{bare}");
}
