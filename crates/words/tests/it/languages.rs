//! Every language says what English says: no message, argument, plural form or name is missing.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use engine::erased::Published;
use engine::{Arg, Game, Message, Named, Seat};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use words::{Dictionary, ENGLISH, Words};

use super::{Elope, EmtsaLine};

/// What the code relies on in a text.
#[derive(Debug, Default, PartialEq, Eq)]
struct Shape {
    arguments: BTreeSet<String>,
    attributes: BTreeMap<String, String>,
}

/// A plural: the argument it follows, and the forms it has.
type Plural = (String, BTreeSet<String>);

#[derive(Default)]
struct Reading {
    shape: Shape,
    plurals: Vec<Plural>,
}

impl Reading {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                self.plural(selector, variants);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.shape.arguments.insert(id.name.clone());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|inline| self.inline(inline));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }

    /// A choice among names of forms is a plural; one among numbers alone is not.
    fn plural(&mut self, selector: &InlineExpression<String>, variants: &[Variant<String>]) {
        let forms = variants.iter().filter_map(|variant| match &variant.key {
            VariantKey::Identifier { name } => Some(name.clone()),
            VariantKey::NumberLiteral { .. } => None,
        });
        let forms: BTreeSet<String> = forms.collect();
        if let InlineExpression::VariableReference { id } = selector
            && forms.len() > 1
        {
            self.plurals.push((id.name.clone(), forms));
        }
    }
}

fn read(files: &[(&str, &str)], language: &str) -> BTreeMap<String, Reading> {
    let mut all = BTreeMap::new();
    for (_, text) in files.iter().filter(|(of, _)| *of == language) {
        let resource = fluent_syntax::parser::parse((*text).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{language}: {errors:#?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut reading = Reading::default();
            message.value.iter().for_each(|value| reading.pattern(value));
            for attribute in &message.attributes {
                let plain = attribute.value.elements.iter().map(|element| match element {
                    PatternElement::TextElement { value } => value.clone(),
                    PatternElement::Placeable { .. } => "{}".to_owned(),
                });
                let plain: String = plain.collect();
                assert!(
                    attribute.id.name != "kind" || !plain.contains("{}"),
                    "{}: .kind has arguments",
                    message.id.name
                );
                // A clause is the same in every language, a short form is not.
                let same = if attribute.id.name == "clause" { plain } else { String::new() };
                reading.shape.attributes.insert(attribute.id.name.clone(), same);
            }
            all.insert(message.id.name, reading);
        }
    }
    all
}

fn all_files() -> [(&'static str, &'static [(&'static str, &'static str)]); 9] {
    let emtsa = EmtsaLine::new().expect("sound");
    [
        ("engine", engine::MESSAGES),
        ("press", press::MESSAGES),
        ("atelier", atelier::MESSAGES),
        ("emtsa", emtsa.messages()),
        ("elope", Elope::new().messages()),
        ("rossyia", rossyia::MESSAGES),
        ("table", table::MESSAGES),
        ("server", server::MESSAGES),
        ("report", report::REPORT_MESSAGES),
    ]
}

fn languages() -> impl Iterator<Item = &'static str> {
    engine::MESSAGES.iter().map(|(language, _)| *language)
}

#[test]
fn every_language_has_every_message_of_english_with_its_arguments_and_clauses() {
    let mut wrong = Vec::new();
    for (whose, files) in all_files() {
        let english = read(files, ENGLISH);
        assert!(english.len() > 5, "{whose}: too little English");
        for language in languages() {
            let theirs = read(files, language);
            for (id, reading) in &english {
                match theirs.get(id) {
                    None => wrong.push(format!("{language}: {id} is missing")),
                    Some(other) if other.shape != reading.shape => {
                        wrong.push(format!("{language}: {id} has {:?}, English {:?}", other.shape, reading.shape));
                    }
                    Some(_) => {}
                }
            }
            let unknown = theirs.keys().filter(|id| !english.contains_key(*id));
            wrong.extend(unknown.map(|id| format!("{language}: {id} is not in English")));
        }
    }
    assert!(wrong.is_empty(), "{} texts to mend:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_question_with_arguments_has_a_wording_without_them_for_the_list_of_standing_replies() {
    for (whose, files) in all_files() {
        let english = read(files, ENGLISH);
        let questions =
            english.iter().filter(|(id, reading)| id.contains("-ask-") && !reading.shape.arguments.is_empty());
        for (id, reading) in questions {
            assert!(reading.shape.attributes.contains_key("kind"), "{whose}: {id} has no .kind");
        }
    }
}

/// The forms that a number can take, as the Unicode plural rules have them for whole numbers.
fn forms(language: &str) -> &'static [&'static str] {
    match language {
        "ja" => &["other"],
        "ru" => &["one", "few", "many"],
        _ => &["one", "other"],
    }
}

#[test]
fn every_plural_has_all_forms_of_its_language() {
    let mut wrong = Vec::new();
    for (_, files) in all_files() {
        for language in languages() {
            for (id, reading) in read(files, language) {
                for (argument, found) in &reading.plurals {
                    let missing: Vec<_> = forms(language).iter().filter(|form| !found.contains(**form)).collect();
                    if !missing.is_empty() {
                        wrong.push(format!("{language}: {id}, ${argument} lacks {missing:?}"));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Names of a game that a dictionary does not have.
fn unnamed<G: Published>(game: &G, dictionary: &Dictionary) -> BTreeSet<String> {
    let missing = RefCell::new(BTreeSet::new());
    let translate = |name: &str| {
        dictionary.find(name).unwrap_or_else(|| {
            missing.borrow_mut().insert(name.to_owned());
            name.to_owned()
        })
    };
    let _ = game.title().translated(&translate);
    game.named_ids().iter().for_each(|id| drop(game.name_in(id, &translate)));
    let board = game.board();
    let places = board.places.iter().filter_map(|place| place.name.as_deref());
    let regions = board.regions.iter().map(|region| region.name.as_str());
    let margins = board.margins.iter().flat_map(|margin| [margin.name.as_str(), margin.note.as_str()]);
    places.chain(regions).chain(margins).for_each(|name| drop(translate(name)));
    missing.into_inner()
}

#[test]
fn every_language_has_a_name_for_every_counter_place_and_scenario() {
    fn check<G: Published>(game: &G) {
        for language in languages().filter(|language| *language != ENGLISH) {
            let file = game.dictionaries().iter().find(|(of, _)| *of == language);
            let (_, text) = file.unwrap_or_else(|| panic!("{} has no dictionary for {language}", game.title().id));
            let dictionary = Dictionary::read(text, language).expect("its own file");
            let missing = unnamed(game, &dictionary);
            assert!(missing.is_empty(), "{}, {language}: no name for {missing:#?}", game.title().id);
        }
    }
    check(&EmtsaLine::new().expect("sound"));
    check(&Elope::new());
}

#[test]
fn a_text_that_is_not_translated_is_said_in_english_by_english_plurals() {
    let files = [("en", "steps = { $n ->\n    [one] one step\n   *[other] { $n } steps\n}"), ("ru", "other = другое")];
    let words = Words::new("ru", &files).expect("sound");
    let say = |id: &str, number: i64| {
        let args = vec![("n".into(), engine::Word::Int(number))];
        words.sentence(&engine::Spelled { id: id.into(), clause: None, args }, &|id| id.to_owned())
    };
    assert_eq!(say("other", 1), "другое");
    assert_eq!(say("steps", 1), "one step");
    assert_eq!(say("steps", 21), "21 steps");
    assert!(words.has("other") && !words.has("steps"));
}

#[test]
fn one_of_anything_is_said_in_the_singular() {
    let game = Elope::new();
    let say = |language: &str, message: Message| {
        let words = Words::new(language, game.messages()).expect("its own files");
        words.sentence(&game.spell(&message), &|id| id.to_owned())
    };
    let points = |id| Message::by("24.0.a", id).with("points", Arg::Int(1));
    assert_eq!(say("en", points("elope-won-red")), "1 point is too few: the Reds win.");
    assert_eq!(say("fr", points("elope-won-red")), "1 point, c'est trop peu\u{a0}: les Rouges gagnent.");
    for id in ["elope-won-red", "elope-won-marginal", "elope-won-substantial", "elope-won-no-kotlas"] {
        assert!(!say("en", points(id)).contains("points") && !say("fr", points(id)).contains("points"), "{id}");
    }
    let counted = |id| Message::by("20.0.q", id).with("count", Arg::Int(1)).with("hex", Arg::Place(0));
    for id in ["elope-too-many-us", "elope-too-many-french", "elope-too-many-british", "elope-too-many-companies"] {
        assert!(!say("en", counted(id)).contains("companies"), "{id}");
    }
    let sides = Message::by("7.7.b", "elope-fights-on").with("side", Arg::Seat(Seat(0))).with("hex", Arg::Place(0));
    assert!(say("en", sides).starts_with("allied attack again"), "they are many");
}

#[test]
fn russian_numbers_take_their_three_forms() {
    let game = EmtsaLine::new().expect("sound");
    let words = Words::new("ru", game.messages()).expect("its own files");
    let say = |steps| {
        let message = Message::by("6.6", "emtsa-ask-losses").with("steps", Arg::Int(steps));
        words.sentence(&game.spell(&message), &|id| id.to_owned())
    };
    for (steps, form) in
        [(1, "1 ступень"), (3, "3 ступени"), (5, "5 ступеней"), (11, "11 ступеней"), (21, "21 ступень")]
    {
        assert!(say(steps).contains(form), "{}", say(steps));
    }
}

#[test]
fn a_dictionary_fills_its_patterns_and_refuses_those_that_lose_something() {
    let text = r##"
        "Kodish" = "Кодиш"
        "Co */*" = "рота */*"
        "Co */# Royal Scots" = "рота */шотландцы #"
        "# Bn" = "#-й батальон"
        "HQ *" = "штаб: *"
    "##;
    let names = Dictionary::read(text, "names").expect("sound");
    for (english, russian) in [
        ("Kodish", "Кодиш"),
        ("Co A/10th Royal Scots", "рота A/шотландцы 10"),
        ("Co B/21st Bn", "рота B/21-й батальон"),
        ("HQ 3rd Bn", "штаб: 3-й батальон"),
        ("HQ", "HQ"),
        ("Bn", "Bn"),
    ] {
        assert_eq!(names.name(english), russian);
    }
    assert!(Dictionary::read(r##""# Bn" = "батальон""##, "names").is_err());
    assert!(Dictionary::read("nonsense", "names").is_err());
}
