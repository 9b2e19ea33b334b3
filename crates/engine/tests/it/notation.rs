//! The notation parses and prints without loss, whatever the names are.

use engine::{Draft, Field, Kind, Value, Verb, notation, optional, required};
use expect_test::expect;
use proptest::prelude::*;

const ALL: &[Field] = &[
    required("one", Kind::One),
    required("several", Kind::Several),
    optional("path", Kind::Path),
    required("placement", Kind::Placement),
    optional("assignment", Kind::Assignment),
    required("amount", Kind::Amount),
    optional("text", Kind::Text),
];
const VERBS: &[Verb] = &[Verb { id: "order", fields: ALL }, Verb { id: "pass", fields: &[] }];

fn name() -> impl Strategy<Value = String> {
    prop_oneof!["[A-Za-z0-9/._-]{1,8}", "\\PC{0,6}", any::<String>()]
}

fn value(kind: Kind) -> BoxedStrategy<Value> {
    let list = || prop::collection::vec(name(), 0..4);
    let pairs = || prop::collection::vec((name(), name()), 0..3);
    match kind {
        Kind::One => name().prop_map(Value::One).boxed(),
        Kind::Several => list().prop_map(Value::Several).boxed(),
        Kind::Path => list().prop_map(Value::Path).boxed(),
        Kind::Placement => pairs().prop_map(Value::Placement).boxed(),
        Kind::Assignment => pairs().prop_map(Value::Assignment).boxed(),
        Kind::Amount => any::<i64>().prop_map(Value::Amount).boxed(),
        Kind::Text => any::<String>().prop_map(Value::Text).boxed(),
    }
}

fn draft() -> impl Strategy<Value = Draft> {
    let field = |field: &Field| prop::option::of(value(field.kind));
    let fields: Vec<_> = ALL.iter().map(field).collect();
    fields.prop_map(|values| {
        let given = ALL.iter().zip(values).filter_map(|(field, value)| Some((field.id.to_owned(), value?)));
        Draft { verb: "order".into(), fields: given.collect() }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_printed_is_read_back_the_same(draft in draft()) {
        let text = notation::print(VERBS, &draft);
        prop_assert!(!text.contains(['\n', '\r']), "an order is one line: {text:?}");
        prop_assert_eq!(notation::parse(VERBS, &text), Ok(draft), "{}", text);
    }

    #[test]
    fn whatever_is_typed_is_read_or_refused_with_a_place(text in any::<String>()) {
        match notation::parse(VERBS, &text) {
            Ok(draft) => {
                let printed = notation::print(VERBS, &draft);
                prop_assert_eq!(notation::parse(VERBS, &printed), Ok(draft));
            }
            Err(fault) => prop_assert!(fault.at.is_some() && !fault.reason.is_empty()),
        }
    }
}

#[test]
fn an_order_reads_like_this() {
    let draft = Draft::new("order")
        .with("one", Value::One("3112".into()))
        .with("several", Value::Several(vec!["A/339".into(), "2/10 Royal Scots".into()]))
        .with("path", Value::Path(vec!["3111".into(), "3110".into()]))
        .with("placement", Value::Placement(vec![("A/339".into(), "3112".into())]))
        .with("amount", Value::Amount(-3))
        .with("text", Value::Text("the \"bridge\" stands".into()));
    expect![[r#"order 3112 A/339+"2/10 Royal Scots" path=3111>3110 A/339@3112 -3 text="the \"bridge\" stands""#]]
        .assert_eq(&notation::print(VERBS, &draft));
}

#[test]
fn a_half_built_order_names_its_fields() {
    let draft = Draft::new("order").with("several", Value::Several(vec![])).with("amount", Value::Amount(2));
    expect!["order several=() amount=2"].assert_eq(&notation::print(VERBS, &draft));
}

#[test]
fn a_text_stays_in_its_line() {
    let draft = Draft::new("order").with("text", Value::Text("a\u{2028}b\u{2029}c\nd\re\tf\u{85}g\\".into()));
    let printed = notation::print(VERBS, &draft);
    expect![[r#"order text="a\u{2028}b\u{2029}c\nd\re\tf\u{85}g\\""#]].assert_eq(&printed);
    assert_eq!(notation::parse(VERBS, &printed), Ok(draft));
}

#[test]
fn a_field_that_is_named_is_not_expected_in_its_place() {
    let read = |text: &str| notation::parse(VERBS, text).expect("it can be read");
    assert_eq!(read("order one=3112 A/339+B/339"), read("order 3112 A/339+B/339"));
    assert_eq!(read("order A/339+B/339 one=3112"), read("order 3112 A/339+B/339"));
    assert_eq!(read("order several=A/339 3112 A/339@3112"), read("order 3112 A/339 A/339@3112"));
}

#[test]
fn mistakes_are_located_and_explained() {
    let refused = |text: &str| notation::parse(VERBS, text).expect_err("it is wrong").to_string();
    expect![[r#"
        the order:1:1: there is no order "retreat"
          Orders begin with one of: order, pass"#]]
    .assert_eq(&refused("retreat"));
    expect![[r#"
        the order:1:6: more words than pass needs
          It is written: pass"#]]
    .assert_eq(&refused("pass now"));
    expect!["the order:1:9: several: names joined by + are expected"].assert_eq(&refused("order a b+"));
    expect!["the order:1:16: amount is given twice"].assert_eq(&refused("order amount=1 amount=2"));
    expect![[r#"the order:1:7: amount: "many" is not a number"#]].assert_eq(&refused("order amount=many"));
    expect!["the order:1:7: the quote is not closed"].assert_eq(&refused("order \"abc"));
}
