//! Forms: what a seat fills in where orders cannot be listed - an army that is bought, forces that are divided and given
//! orders, missions with their prices, a result that is entered.
//!
//! A form is shown for a state and a seat ([`crate::Shown::order_form`]), with all that is wrong with it so far. Every
//! change of a field is an order in notation: [`Fills::Order`] gives it at once, so that what is built up is part of the
//! state, under seal where the decision is; [`Fills::Draft`] makes it the *draft* of the form, for which the form is asked
//! for again and judged, until it is given as one order. Nothing of a form reaches anybody but the seat.

use serde::Serialize;
use ts_rs::TS;

use crate::message::{Spelled, Word};
use crate::situation::Flaw;

/// A form as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct OrderForm {
    /// Which form it is: the same while a decision asks for the same.
    pub id: String,
    /// What it is called.
    pub title: Spelled,
    /// What whoever fills it in should know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub about: Vec<Spelled>,
    /// Its pages, one open at a time.
    pub pages: Vec<FormPage>,
    /// Counters as they lie so far, tray by tray.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trays: Vec<FormTray>,
    /// Totals: what is left, shares and limits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gauges: Vec<Gauge>,
    /// All that is wrong with it so far, the draft included.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flaws: Vec<FormFlaw>,
    /// Orders at one click.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deeds: Vec<FormDeed>,
    /// What can be kept as a file and read from one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub files: Vec<FormFile>,
    /// The order that is being put together, in notation; none where nothing is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draft: Option<String>,
}

impl OrderForm {
    /// A form without anything in it.
    pub fn new(id: &str, title: Spelled) -> OrderForm {
        OrderForm {
            id: id.to_owned(),
            title,
            about: Vec::new(),
            pages: Vec::new(),
            trays: Vec::new(),
            gauges: Vec::new(),
            flaws: Vec::new(),
            deeds: Vec::new(),
            files: Vec::new(),
            draft: None,
        }
    }
}

/// A page of a form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FormPage {
    /// What it is called.
    pub label: Spelled,
    /// Its groups of rows.
    pub groups: Vec<FormGroup>,
}

/// Rows under one heading.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FormGroup {
    /// The heading.
    pub label: Spelled,
    /// What holds for all of them: a limit, say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Spelled>,
    /// Its rows.
    pub rows: Vec<FormRow>,
    /// Orders about all of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deeds: Vec<FormDeed>,
}

/// A row: what it is about, and its fields.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FormRow {
    /// Its id, once in a form.
    pub id: String,
    /// What it is called.
    pub label: Spelled,
    /// The counter that is drawn beside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<Piece>,
    /// What is known of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Spelled>,
    /// A limit of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<Spelled>,
    /// What one costs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<i64>,
    /// How many there are over all fields, where that is worth saying.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<i64>,
    /// Why nothing can be entered here, or no more than there is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why_not: Option<Spelled>,
    /// Its fields.
    pub fields: Vec<FormEntry>,
}

impl FormRow {
    /// A row without fields.
    pub fn new(id: impl Into<String>, label: Spelled) -> FormRow {
        FormRow {
            id: id.into(),
            label,
            piece: None,
            notes: Vec::new(),
            limit: None,
            price: None,
            total: None,
            why_not: None,
            fields: Vec::new(),
        }
    }
}

/// A counter that is drawn in a form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Piece {
    /// Its face, as views name faces.
    pub face: String,
    /// The faction whose colours it wears: its id.
    pub faction: String,
    /// Values that are not printed on it: what views call values.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<(String, i64)>,
}

/// What a change of a field is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Fills {
    /// An order, given at once.
    Order,
    /// The draft of the form, given later.
    Draft,
}

/// A half-built order that a value completes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Blank {
    /// The order without the field, in notation.
    pub order: String,
    /// The field.
    pub field: String,
}

/// A field of a row: what can be entered, and what stands there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FormEntry {
    /// What it is called, where the row does not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<Spelled>,
    /// The tray that it belongs to: it is shown while that tray is chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tray: Option<String>,
    /// What a change of it is.
    pub fills: Fills,
    /// What can be entered.
    pub what: EntryKind,
}

impl FormEntry {
    /// A field whose changes are orders.
    pub fn order(what: EntryKind) -> FormEntry {
        FormEntry { label: None, tray: None, fills: Fills::Order, what }
    }

    /// A field whose changes go into the draft.
    pub fn draft(what: EntryKind) -> FormEntry {
        FormEntry { fills: Fills::Draft, ..FormEntry::order(what) }
    }

    /// The same field under a name.
    #[must_use]
    pub fn called(self, label: Spelled) -> FormEntry {
        FormEntry { label: Some(label), ..self }
    }
}

/// What can be entered in a field, and what stands there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum EntryKind {
    /// A number.
    Number {
        /// What stands there.
        value: i64,
        /// The least.
        least: i64,
        /// The most that the rules let stand there now.
        most: i64,
        /// What a number completes.
        blank: Blank,
    },
    /// One of several.
    Choice {
        /// What stands there: its id; empty where nothing does.
        value: String,
        /// What there is to choose from, also what cannot be chosen now.
        values: Vec<FormOption>,
    },
    /// A place of the board.
    Place {
        /// What stands there; empty where nothing does.
        value: String,
        /// The places.
        values: Vec<FormOption>,
    },
    /// Things, each with an amount.
    Amounts {
        /// The things.
        items: Vec<FormAmount>,
        /// What all of them that are not nought complete.
        blank: Blank,
    },
    /// Words.
    Text {
        /// What stands there.
        value: String,
        /// How many characters at most.
        longest: usize,
        /// What they complete.
        blank: Blank,
    },
}

/// One of the values of a field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FormOption {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub label: Spelled,
    /// What choosing it is: an order, whole or half-built, in notation.
    pub order: String,
    /// What it costs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<i64>,
    /// Why it cannot be chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why_not: Option<Spelled>,
}

/// A thing with its amount.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FormAmount {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub label: Spelled,
    /// The counter that is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<Piece>,
    /// How many.
    pub value: i64,
    /// How many at most.
    pub most: i64,
}

/// Counters that lie together, drawn as a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FormTray {
    /// Its id; that of a place where it is one.
    pub id: String,
    /// What it is called.
    pub label: Spelled,
    /// What is said of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Spelled>,
    /// What lies in it comes to this, …
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i64>,
    /// … of so much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whole: Option<i64>,
    /// Its counters.
    pub counters: Vec<TrayCounter>,
    /// What putting a counter here is, by kind of counter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub puts: Vec<TrayPut>,
    /// Orders about it as a whole.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deeds: Vec<FormDeed>,
}

/// A counter in a tray.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TrayCounter {
    /// What it is of: the name that orders use.
    pub of: String,
    /// What it is called.
    pub label: Spelled,
    /// The counter that is drawn.
    pub piece: Piece,
    /// How many of them it stands for, where orders name amounts.
    pub amount: i64,
    /// Its kind: where it can be put goes by it.
    pub kind: String,
}

/// What putting a counter of a kind into a tray is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TrayPut {
    /// The kind of counter.
    pub kind: String,
    /// The order that it completes: with its name and its amount, or with its name alone, as the field demands.
    pub blank: Blank,
}

/// How a total is to be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum GaugeKind {
    /// What is left of a whole.
    Left,
    /// A part of a whole, with limits in per cent.
    Share,
    /// A number, of at most so many.
    Count,
}

/// A total.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Gauge {
    /// How it is to be read.
    pub kind: GaugeKind,
    /// Of what.
    pub label: Spelled,
    /// Its limit in words, with its clause.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Spelled>,
    /// The number, …
    pub value: i64,
    /// … of so many.
    pub whole: i64,
    /// At least so many per cent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least: Option<i64>,
    /// At most so many per cent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<i64>,
    /// Whether the limits hold.
    pub holds: bool,
}

/// Something that is wrong with a form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FormFlaw {
    /// What, and by which clause.
    pub what: Spelled,
    /// The rows it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<String>,
}

/// An order at one click.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FormDeed {
    /// What its button says.
    pub label: Spelled,
    /// What comes of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<Spelled>,
    /// The order, in notation.
    pub order: String,
    /// Why it cannot be given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why_not: Option<Spelled>,
}

/// Something that can be kept as a file and read from one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FormFile {
    /// Its id: what reading it is asked for by.
    pub id: String,
    /// What it is called.
    pub label: Spelled,
    /// A name for the file.
    pub name: String,
    /// Its text as the form stands.
    pub text: String,
    /// Whether it can only be kept: nothing is read from one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub kept: bool,
}

/// What came of reading a file into a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FormRead<O> {
    /// The order that it is.
    Order(O),
    /// All that is wrong with it.
    Flawed(Vec<Flaw>),
    /// There is no such file in the form.
    Unknown,
}

impl Spelled {
    /// The name of something that has one, and nothing else.
    pub fn name(id: impl Into<smol_str::SmolStr>) -> Spelled {
        Spelled::plain("engine-position-name").with("name", Word::Name(id.into()))
    }
}
