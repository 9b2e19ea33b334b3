//! Where a source can be made wrong, and how: each site is one change that a careless hand could make.

use std::collections::BTreeMap;
use std::ops::Range;

use proc_macro2::Span;
use serde::{Deserialize, Serialize};
use syn::spanned::Spanned as _;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, ExprBinary, ExprClosure, ExprLit, ExprMethodCall, Item, Lit, Stmt, UnOp};

use super::pairs::Pairs;
use super::rewrite::Edits;

/// One change, and where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Site {
    pub(crate) line: usize,
    /// The change in words: what stands there, and what would.
    pub(crate) change: String,
}

/// What gives the switches of a file their numbers: those that the compiler refused get none.
pub(crate) struct Numbering<'a> {
    pub(crate) first: usize,
    pub(crate) refused: &'a dyn Fn(usize, &str) -> bool,
}

/// The sites of one source, and the source with a switch at each of them.
pub(crate) fn sites(text: &str, pairs: &Pairs, numbering: &Numbering<'_>) -> Result<(Vec<Site>, String), syn::Error> {
    let file = syn::parse_file(text)?;
    let mut finder =
        Finder { text, pairs, numbering, sites: Vec::new(), edits: Edits::default(), seen: BTreeMap::new() };
    finder.visit_file(&file);
    let rewritten = finder.edits.apply(text);
    Ok((finder.sites, rewritten))
}

struct Finder<'a> {
    text: &'a str,
    pairs: &'a Pairs,
    numbering: &'a Numbering<'a>,
    sites: Vec<Site>,
    edits: Edits,
    /// Conditions that have their switches already.
    seen: BTreeMap<usize, usize>,
}

/// Traits whose implementations hold no rules.
const PLAIN_TRAITS: [&str; 6] = ["Debug", "Display", "Serialize", "Deserialize", "Hash", "Error"];

/// Calls that only tell what happened.
const TELLING: [&str; 3] = ["tell", "reveal", "note"];

/// Methods that choose by a condition, which can be left out.
const CHOOSING: [&str; 5] = ["filter", "retain", "find", "position", "take_while"];

/// Methods that turn into each other when condition and result are turned round.
const DUAL: [(&str, &str); 2] = [("any", "all"), ("is_some_and", "is_none_or")];

/// Methods of one argument that give what they were called on, changed.
const CHANGING: [&str; 5] = ["and", "or", "without", "saturating_sub", "saturating_add"];

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let mut found = attribute.path().is_ident("test");
        if attribute.path().is_ident("cfg") {
            let read = attribute.parse_nested_meta(|meta| {
                found |= meta.path.is_ident("test");
                Ok(())
            });
            found |= read.is_err();
        }
        found
    })
}

fn bytes(span: Span) -> Range<usize> {
    span.byte_range()
}

impl Finder<'_> {
    fn of(&self, span: Span) -> &str {
        &self.text[bytes(span)]
    }

    /// A number for a new site, unless the compiler refuses it.
    fn site(&mut self, span: Span, change: String) -> Option<usize> {
        let line = span.start().line;
        let change = change.split_whitespace().collect::<Vec<_>>().join(" ");
        if (self.numbering.refused)(line, &change) {
            return None;
        }
        self.sites.push(Site { line, change });
        Some(self.numbering.first + self.sites.len() - 1)
    }

    /// Put a call around an expression.
    fn wrap(&mut self, span: Span, before: &str, after: &str) {
        let range = bytes(span);
        self.edits.open(range.start, before);
        self.edits.close(range.end, after);
    }

    /// A condition that could be taken to hold always.
    fn always(&mut self, condition: &Expr) {
        let span = condition.span();
        if let Some(number) = self.site(span, format!("{} -> true", self.of(span))) {
            self.wrap(span, &format!("crate::truly({number}, "), ")");
        }
    }

    /// A condition that could be taken to hold never.
    fn never(&mut self, condition: &Expr) {
        let span = condition.span();
        if let Some(number) = self.site(span, format!("{} -> false", self.of(span))) {
            self.wrap(span, &format!("crate::falsely({number}, "), ")");
        }
    }

    /// A condition that decides something by itself: its parts, or both ways.
    fn deciding(&mut self, condition: &Expr) {
        let condition = bare(condition);
        match condition {
            Expr::Let(_) => {}
            Expr::Binary(ExprBinary { op: BinOp::And(_), .. }) if has_let(condition) => {}
            Expr::Binary(ExprBinary { op: BinOp::And(_), .. }) => self.never(condition),
            Expr::Binary(ExprBinary { op: BinOp::Or(_), .. }) => self.always(condition),
            _ => {
                let at = bytes(condition.span());
                if self.seen.insert(at.start, at.end) != Some(at.end) {
                    self.always(condition);
                    self.never(condition);
                }
            }
        }
    }

    /// What follows an operator could be forgotten.
    fn first_alone(&mut self, whole: Span, first: &Expr, change: String) {
        if let Some(number) = self.site(whole, change) {
            let range = bytes(whole);
            self.edits.open(range.start, "(match (");
            self.edits.close(bytes(first.span()).end, &format!(") {{ l => crate::chosen({number}, l"));
            self.edits.close(range.end, ", l) })");
        }
    }

    /// Two operands of which something else could be made.
    fn of_two(&mut self, call: Two<'_>, change: String) {
        let Two { whole, between, end, reference, right, wrong } = call;
        if let Some(number) = self.site(whole, change) {
            let range = bytes(whole);
            self.edits.open(range.start, &format!("(match ({reference}("));
            self.edits.replace(between, &format!("), {reference}("));
            let closing = format!(")) {{ (l, r) => crate::chosen({number}, {right}, {wrong}) }})");
            match end.is_empty() {
                true => self.edits.close(range.end, &closing),
                false => self.edits.replace(end, &closing),
            }
        }
    }

    fn compare(&mut self, binary: &ExprBinary) {
        let other = match binary.op {
            BinOp::Lt(_) => "<=",
            BinOp::Le(_) => "<",
            BinOp::Gt(_) => ">=",
            BinOp::Ge(_) => ">",
            _ => return,
        };
        let op = self.of(binary.op.span()).to_owned();
        let whole = binary.span();
        let change = format!("{} -> {other}", self.of(whole));
        let (right, wrong) = (format!("*l {op} *r"), format!("*l {other} *r"));
        let (between, end) = (bytes(binary.op.span()), 0..0);
        self.of_two(Two { whole, between, end, reference: "&", right: &right, wrong: &wrong }, change);
    }

    fn turn(&mut self, whole: Span) {
        let at = bytes(whole);
        if self.seen.get(&at.start) == Some(&at.end) {
            return;
        }
        if let Some(number) = self.site(whole, format!("{} -> the contrary", self.of(whole))) {
            self.wrap(whole, &format!("crate::turned({number}, "), ")");
        }
    }

    /// `-> bool`: the last expression decides.
    fn answer(&mut self, output: &syn::ReturnType, block: &syn::Block) {
        let yes_or_no = matches!(output, syn::ReturnType::Type(_, ty) if self.of(ty.span()) == "bool");
        if let (true, Some(Stmt::Expr(last, None))) = (yes_or_no, block.stmts.last())
            && !matches!(last, Expr::If(_) | Expr::Match(_) | Expr::Block(_) | Expr::Binary(_) | Expr::Macro(_))
        {
            self.deciding(last);
        }
    }

    fn call(&mut self, call: &ExprMethodCall) {
        let method = call.method.to_string();
        let whole = call.span();
        let arguments = call.args.len();
        if let (Some(Expr::Closure(closure)), 1) = (call.args.first(), arguments) {
            self.with_closure(call, &method, closure);
        }
        if arguments == 1 && CHANGING.contains(&method.as_str()) {
            let change = format!("{} -> without .{method}", self.of(whole));
            self.first_alone(whole, &call.receiver, change);
        }
        if arguments == 0 && self.pairs.exchanges(&method) {
            let change = format!("{} -> without .{method}", self.of(whole));
            self.first_alone(whole, &call.receiver, change);
        }
        let other = match (method.as_str(), arguments) {
            ("min", 1) => "l.max(r)",
            ("max", 1) => "l.min(r)",
            ("div_ceil", 1) => "l / r",
            ("then" | "then_some", 1) => return self.deciding(&call.receiver),
            _ => return,
        };
        let change = format!("{} -> {other}", self.of(whole));
        let right = format!("l.{method}(r)");
        let end = bytes(whole).end;
        let between = bytes(call.receiver.span()).end..bytes(call.paren_token.span.open()).end;
        self.of_two(Two { whole, between, end: end - 1..end, reference: "", right: &right, wrong: other }, change);
    }

    fn with_closure(&mut self, call: &ExprMethodCall, method: &str, closure: &ExprClosure) {
        let whole = call.span();
        let body = closure.body.span();
        let dual = DUAL.iter().find_map(|(one, other)| match method {
            method if method == *one => Some(*other),
            method if method == *other => Some(*one),
            _ => None,
        });
        if let Some(other) = dual {
            if let Some(number) = self.site(whole, format!("{} -> .{other}", self.of(whole))) {
                self.wrap(whole, &format!("(crate::mutant({number}) ^ "), ")");
                self.wrap(body, &format!("(crate::mutant({number}) ^ ("), "))");
            }
        } else if CHOOSING.contains(&method)
            && let Some(number) = self.site(whole, format!(".{method}({}) -> without", self.of(body)))
        {
            self.wrap(body, &format!("crate::truly({number}, "), ")");
        }
    }

    fn number(&mut self, literal: &ExprLit) {
        let Lit::Int(number) = &literal.lit else { return };
        let Ok(value) = number.base10_parse::<u64>() else { return };
        let span = number.span();
        let (token, suffix) = (self.of(span).to_owned(), number.suffix().to_owned());
        let more = self.site(span, format!("{token} -> {} in {}", value + 1, self.line_of(span)));
        let less = match value {
            0 => None,
            _ => self.site(span, format!("{token} -> {} in {}", value - 1, self.line_of(span))),
        };
        let mut text = String::from("(");
        for (site, other) in [(more, value.wrapping_add(1)), (less, value.wrapping_sub(1))] {
            if let Some(site) = site {
                text += &format!("if crate::mutant({site}) {{ {other}{suffix} }} else ");
            }
        }
        if text.len() > 1 {
            self.edits.replace(bytes(span), &format!("{text}{{ {token} }})"));
        }
    }

    /// The line that something stands in, to tell one number from another.
    fn line_of(&self, span: Span) -> &str {
        self.text.lines().nth(span.start().line - 1).unwrap_or_default().trim()
    }

    fn leave_out(&mut self, statement: &Stmt, expression: &Expr) {
        let inner = match expression {
            Expr::Try(inner) => &inner.expr,
            other => other,
        };
        let acts = match inner {
            Expr::Assign(_) | Expr::Call(_) => true,
            Expr::MethodCall(call) => !TELLING.contains(&call.method.to_string().as_str()),
            Expr::Binary(binary) => self.of(binary.op.span()).ends_with('='),
            _ => false,
        };
        let span = statement.span();
        if acts && let Some(number) = self.site(span, format!("{} -> left out", self.of(span))) {
            self.wrap(span, &format!("if !crate::mutant({number}) {{ "), " }");
        }
    }
}

/// An operation of two operands: what stands between and after them, how they are taken, and what is made of `l` and `r`.
struct Two<'a> {
    whole: Span,
    between: Range<usize>,
    end: Range<usize>,
    reference: &'a str,
    right: &'a str,
    wrong: &'a str,
}

/// An expression without its parentheses.
fn bare(expression: &Expr) -> &Expr {
    match expression {
        Expr::Paren(paren) => bare(&paren.expr),
        other => other,
    }
}

/// Whether a chain of conditions binds names.
fn has_let(expression: &Expr) -> bool {
    match expression {
        Expr::Let(_) => true,
        Expr::Binary(ExprBinary { left, op: BinOp::And(_), right, .. }) => has_let(left) || has_let(right),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let skipped = match item {
            Item::Const(_) | Item::Static(_) | Item::Macro(_) | Item::Enum(_) | Item::Type(_) | Item::Use(_) => true,
            Item::Fn(item) => item.sig.constness.is_some() || is_test(&item.attrs),
            Item::Mod(item) => is_test(&item.attrs),
            Item::Impl(item) => item.trait_.as_ref().is_some_and(|(_, path, _)| {
                path.segments.last().is_some_and(|name| PLAIN_TRAITS.contains(&name.ident.to_string().as_str()))
            }),
            _ => false,
        };
        if !skipped {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.answer(&item.sig.output, &item.block);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if item.sig.constness.is_none() {
            self.answer(&item.sig.output, &item.block);
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_macro(&mut self, _: &'ast syn::Macro) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        if let Stmt::Expr(expression, Some(_)) = statement {
            self.leave_out(statement, expression);
        }
        visit::visit_stmt(self, statement);
    }

    fn visit_expr_if(&mut self, branch: &'ast syn::ExprIf) {
        self.deciding(&branch.cond);
        visit::visit_expr_if(self, branch);
    }

    fn visit_expr_while(&mut self, repeated: &'ast syn::ExprWhile) {
        if !has_let(&repeated.cond) {
            self.never(&repeated.cond);
        }
        visit::visit_expr_while(self, repeated);
    }

    fn visit_expr_for_loop(&mut self, each: &'ast syn::ExprForLoop) {
        let span = each.expr.span();
        let change = format!("for {} in {} -> only the first", self.of(each.pat.span()), self.of(span));
        if let Some(number) = self.site(span, change) {
            self.wrap(span, &format!("crate::each({number}, "), ")");
        }
        visit::visit_expr_for_loop(self, each);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Some((_, guard)) = &arm.guard {
            self.deciding(guard);
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_binary(&mut self, binary: &'ast ExprBinary) {
        let whole = binary.span();
        match binary.op {
            BinOp::And(_) | BinOp::Or(_) => {
                let all = matches!(binary.op, BinOp::And(_));
                for side in [&binary.left, &binary.right] {
                    let chained = matches!(&**side, Expr::Binary(inner) if matches!(
                        (&inner.op, all), (BinOp::And(_), true) | (BinOp::Or(_), false)));
                    if chained || has_let(side) {
                        continue;
                    }
                    if all { self.always(side) } else { self.never(side) }
                }
            }
            BinOp::Eq(_) | BinOp::Ne(_) => self.turn(whole),
            BinOp::Add(_) | BinOp::Sub(_) if !matches!(&*binary.right, Expr::Lit(_)) => {
                let change = format!("{} -> {}", self.of(whole), self.of(binary.left.span()));
                self.first_alone(whole, &binary.left, change);
            }
            BinOp::Div(_) => {
                let change = format!("{} -> rounded up", self.of(whole));
                let between = bytes(binary.op.span());
                let (right, wrong) = ("l / r", "l.div_ceil(r)");
                self.of_two(Two { whole, between, end: 0..0, reference: "", right, wrong }, change);
            }
            _ => self.compare(binary),
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        if matches!(unary.op, UnOp::Not(_)) {
            self.turn(unary.span());
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        self.call(call);
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_lit(&mut self, literal: &'ast ExprLit) {
        match &literal.lit {
            Lit::Bool(_) => {
                let span = literal.span();
                let change = format!("{} -> the contrary in {}", self.of(span), self.line_of(span));
                if let Some(number) = self.site(span, change) {
                    self.wrap(span, &format!("crate::turned({number}, "), ")");
                }
            }
            _ => self.number(literal),
        }
    }

    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        let span = path.span();
        if let Some(other) = self.pairs.other(self.of(span)) {
            let change = format!("{} -> {other} in {}", self.of(span), self.line_of(span));
            if let Some(number) = self.site(span, change) {
                self.wrap(span, &format!("(if crate::mutant({number}) {{ {other} }} else {{ "), " })");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(source: &str) -> (Vec<String>, String) {
        let file = syn::parse_file("enum Side { Red, Allied }").expect("it is Rust");
        let pairs = Pairs::of([&file].into_iter());
        let numbering = Numbering { first: 0, refused: &|_, _| false };
        let (sites, text) = sites(source, &pairs, &numbering).expect("it is Rust");
        (sites.into_iter().map(|site| site.change).collect(), text)
    }

    #[test]
    fn every_part_of_a_condition_can_be_dropped() {
        let (changes, text) = of("fn f() { if a && b() { x = y; } }");
        assert_eq!(changes, ["a && b() -> false", "a -> true", "b() -> true", "x = y; -> left out"]);
        assert_eq!(
            text,
            "fn f() { if crate::falsely(0, crate::truly(1, a) && crate::truly(2, b())) \
             { if !crate::mutant(3) { x = y; } } }"
        );
    }

    #[test]
    fn names_that_a_condition_binds_stay_bound() {
        let (changes, text) = of("fn f() { if let Some(x) = y && x {} }");
        assert_eq!(changes, ["x -> true"]);
        assert_eq!(text, "fn f() { if let Some(x) = y && crate::truly(0, x) {} }");
    }

    #[test]
    fn limits_are_one_off_and_numbers_too() {
        let (changes, text) = of("fn f() -> bool { a < 2 }");
        assert_eq!(
            changes,
            ["a < 2 -> <=", "2 -> 3 in fn f() -> bool { a < 2 }", "2 -> 1 in fn f() -> bool { a < 2 }"]
        );
        assert_eq!(
            text,
            "fn f() -> bool { (match (&(a ), &( (if crate::mutant(1) { 3 } else if crate::mutant(2) { 1 } else { 2 }))) \
             { (l, r) => crate::chosen(0, *l < *r, *l <= *r) }) }"
        );
    }

    #[test]
    fn constants_patterns_and_tests_are_left_alone() {
        let (changes, _) = of("const A: u8 = 1; #[cfg(test)] mod tests { fn f() { g(1); } } fn f() { let 1 = x; }");
        assert_eq!(changes, Vec::<String>::new());
    }

    #[test]
    fn sides_rounding_groups_and_filters_are_mistaken() {
        let (changes, _) = of("fn f() { for x in y.filter(|y| z(y)) { g(Side::Red, x.div_ceil(w), v.any(|v| v)); } }");
        let line = "fn f() { for x in y.filter(|y| z(y)) { g(Side::Red, x.div_ceil(w), v.any(|v| v)); } }";
        assert_eq!(
            changes,
            [
                "for x in y.filter(|y| z(y)) -> only the first".to_owned(),
                ".filter(z(y)) -> without".to_owned(),
                "g(Side::Red, x.div_ceil(w), v.any(|v| v)); -> left out".to_owned(),
                format!("Side::Red -> Side::Allied in {line}"),
                "x.div_ceil(w) -> l / r".to_owned(),
                "v.any(|v| v) -> .all".to_owned(),
            ]
        );
    }
}
