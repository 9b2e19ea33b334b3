use engine::Catalogue;
use expect_test::expect;

#[test]
fn a_clause_listed_twice_is_located() {
    let text = "game = \"x\"\ntitle = \"X\"\n[[clause]]\nid = \"1.1\"\ntitle = \"a\"\ntext = \"a\"\n\
                [[clause]]\nid = \"1.1\"\ntitle = \"b\"\ntext = \"b\"\n";
    let fault = Catalogue::parse(text, "rules.toml").expect_err("1.1 is there twice");
    expect!["rules.toml:8:6: clause 1.1 is listed twice"].assert_eq(&fault.to_string());
}

#[test]
fn a_clause_without_text_is_located() {
    let text = "game = \"x\"\ntitle = \"X\"\n[[clause]]\nid = \"1.1\"\ntitle = \"a\"\n";
    let fault = Catalogue::parse(text, "rules.toml").expect_err("no text");
    expect!["rules.toml:3:1: missing field `text`"].assert_eq(&fault.to_string());
}

#[test]
fn a_clause_is_met_seldom_or_never_and_not_both() {
    let clause = "[[clause]]\nid = \"1.1\"\ntitle = \"a\"\ntext = \"a\"\nrare = \"two dice must show a six\"\n";
    let text = format!("game = \"x\"\ntitle = \"X\"\n{clause}");
    let catalogue = Catalogue::parse(&text, "rules.toml").expect("it is sound");
    assert_eq!(catalogue.clauses[0].rare, "two dice must show a six");
    let fault = Catalogue::parse(&format!("{text}unplayed = \"a definition\"\n"), "rules.toml").expect_err("both");
    expect!["rules.toml:4:6: clause 1.1 says `rare` and `unplayed`: it is met seldom or never"]
        .assert_eq(&fault.to_string());
}
