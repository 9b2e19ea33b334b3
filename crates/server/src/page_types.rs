//! The page's types, written from ours: `web/src/lib/protocol.ts` holds whatever goes over the line, with its comments.

use std::any::TypeId;
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{games, live, network, pictures, registry, seating, tables};

const HEAD: &str = "// What goes over the line between page, table and server.\n\
                    // Written from the types in Rust; `UPDATE_EXPECT=1 cargo nextest run the_page_has_our_types` writes it anew.\n";

/// The types that were found, each once.
#[derive(Default)]
struct Found {
    config: Config,
    types: Vec<(TypeId, String, String)>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let id = TypeId::of::<T::WithoutGenerics>();
        // What has no file is built in, or made of others.
        if T::output_path().is_none() || self.types.iter().any(|(known, ..)| *known == id) {
            return;
        }
        let name = T::ident(&self.config);
        assert!(self.types.iter().all(|(_, known, _)| *known != name), "two types are called {name} in the page");
        let text = format!("{}export {}", T::docs().unwrap_or_default(), T::decl(&self.config));
        self.types.push((id, name, laid_out(&text)));
        T::visit_dependencies(self);
    }
}

/// Everything that the page and the server say to each other, and what it is made of.
fn protocol() -> String {
    let mut found = Found { config: Config::new().with_large_int("number"), ..Found::default() };
    // At a table.
    found.visit::<table::protocol::Ask>();
    found.visit::<table::protocol::Reply>();
    found.visit::<live::Welcome<'static>>();
    found.visit::<live::Changed<'static>>();
    // What there is to know of a game.
    found.visit::<games::Listed>();
    found.visit::<games::Lettered>();
    found.visit::<pictures::Sheet>();
    found.visit::<engine::Catalogue>();
    found.visit::<games::Entered>();
    found.visit::<games::Entry>();
    found.visit::<engine::Survey>();
    // Tables, and who is at them.
    found.visit::<registry::Listed>();
    found.visit::<tables::NewTable>();
    found.visit::<tables::Beginning>();
    found.visit::<tables::Begun>();
    found.visit::<tables::Import>();
    found.visit::<registry::Imported>();
    found.visit::<seating::Arrangement>();
    found.visit::<seating::Successor>();
    found.visit::<network::Whereabouts>();
    found.types.sort_by(|(_, a, _), (_, b, _)| a.cmp(b));
    let texts = found.types.iter().map(|(_, _, text)| text.as_str());
    [HEAD].into_iter().chain(texts).collect::<Vec<_>>().join("\n")
}

/// A piece of a declaration.
#[derive(Debug, PartialEq, Eq)]
enum Token<'a> {
    Comment(&'a str),
    Word(&'a str),
    Sign(char),
}

fn tokens(mut text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    while let Some(sign) = text.chars().next() {
        if let Some((comment, after)) = text.strip_prefix("/**").and_then(|rest| rest.split_once("*/")) {
            found.push(Token::Comment(comment));
            text = after;
            continue;
        }
        let part_of_word = |sign: char| sign.is_alphanumeric() || "_\"".contains(sign);
        let length = text.find(|sign| !part_of_word(sign)).unwrap_or(text.len()).max(sign.len_utf8());
        let (token, after) = text.split_at(length);
        match sign {
            ' ' | '\n' => {}
            _ if part_of_word(sign) => found.push(Token::Word(token)),
            _ => found.push(Token::Sign(sign)),
        }
        text = after;
    }
    found
}

/// What is open while a declaration is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bracket {
    /// Braces around fields with comments: each has a line of its own.
    Lines,
    /// Other braces.
    Fields,
    /// A list of types.
    Types,
}

/// A declaration as somebody would write it. A field that can be left out is never null: it is left out then.
fn laid_out(declaration: &str) -> String {
    // The page has no such links.
    let declaration = declaration.replace("[`", "`").replace("`]", "`").replace("`crate::", "`");
    let tokens = tokens(&declaration);
    let mut text = String::new();
    let mut open: Vec<Bracket> = Vec::new();
    let mut left_out = false;
    for (at, token) in tokens.iter().enumerate() {
        let next = tokens.get(at + 1);
        let lines = open.iter().filter(|bracket| **bracket == Bracket::Lines).count();
        let new_line = |depth: usize| format!("\n{}", "  ".repeat(depth));
        match token {
            Token::Comment(comment) => {
                let said = comment.lines().map(|line| line.trim().trim_start_matches('*').trim());
                let said: Vec<&str> = said.filter(|line| !line.is_empty()).collect();
                let between = format!("{} * ", new_line(lines));
                text.push_str(&format!("/** {} */{}", said.join(&between), new_line(lines)));
            }
            Token::Word(_) if left_out && *token == Token::Word("null") => {}
            // Only tags are quoted.
            Token::Word(word) if next == Some(&Token::Sign(':')) => text.push_str(word.trim_matches('"')),
            Token::Word(word) => {
                text.push_str(word);
                if matches!(next, Some(Token::Word(_))) {
                    text.push(' ');
                }
            }
            Token::Sign('{') => {
                let roomy = fields(&tokens[at + 1..]).iter().any(|token| matches!(token, Token::Comment(_)));
                open.push(if roomy { Bracket::Lines } else { Bracket::Fields });
                text.push('{');
                text.push_str(&if roomy { new_line(lines + 1) } else { " ".to_owned() });
            }
            Token::Sign('}') => {
                let roomy = open.pop() == Some(Bracket::Lines);
                text.push_str(&if roomy { new_line(lines - 1) } else { " ".to_owned() });
                text.push('}');
            }
            Token::Sign(',') if open.last() == Some(&Bracket::Types) => text.push_str(", "),
            Token::Sign(',') => {
                left_out = false;
                match (open.last(), next == Some(&Token::Sign('}'))) {
                    (Some(Bracket::Lines), true) => text.push(';'),
                    (Some(Bracket::Lines), false) => text.push_str(&format!(";{}", new_line(lines))),
                    (_, true) => {}
                    (_, false) => text.push_str("; "),
                }
            }
            Token::Sign('|') if left_out && next == Some(&Token::Word("null")) => {}
            Token::Sign(sign @ ('|' | '&' | '=')) => text.push_str(&format!(" {sign} ")),
            Token::Sign(':') => text.push_str(": "),
            Token::Sign(sign) => {
                match sign {
                    '<' | '[' | '(' => open.push(Bracket::Types),
                    '>' | ']' | ')' => drop(open.pop()),
                    '?' => left_out = true,
                    _ => {}
                }
                text.push(*sign);
            }
        }
    }
    text.push('\n');
    text
}

/// What stands before the brace that closes.
fn fields<'a, 'b>(tokens: &'b [Token<'a>]) -> &'b [Token<'a>] {
    let mut depth = 1;
    let end = tokens.iter().position(|token| {
        match token {
            Token::Sign('{') => depth += 1,
            Token::Sign('}') => depth -= 1,
            _ => {}
        }
        depth == 0
    });
    &tokens[..end.unwrap_or(tokens.len())]
}

#[test]
fn the_page_has_our_types() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol.ts");
    expect_test::expect_file![path].assert_eq(&protocol());
}
