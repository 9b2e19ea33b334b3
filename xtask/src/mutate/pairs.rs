//! Enums of two values, such as two sides: either can be taken for the other.

use std::collections::{BTreeMap, BTreeSet};

use syn::{Fields, FnArg, ImplItem, Item, ReturnType, Type};

/// The enums of two plain values in a crate, and their methods that give the other one.
#[derive(Debug, Default)]
pub(crate) struct Pairs {
    others: BTreeMap<String, String>,
    exchanging: BTreeSet<String>,
}

impl Pairs {
    /// Those that these sources declare.
    pub(crate) fn of<'a>(files: impl Iterator<Item = &'a syn::File> + Clone) -> Pairs {
        let mut pairs = Pairs::default();
        let mut names = BTreeSet::new();
        for item in files.clone().flat_map(|file| &file.items) {
            let Item::Enum(item) = item else { continue };
            let plain: Vec<_> = item.variants.iter().filter(|variant| matches!(variant.fields, Fields::Unit)).collect();
            if let ([one, other], 2) = (&plain[..], item.variants.len()) {
                let [one, other] = [one, other].map(|variant| format!("{}::{}", item.ident, variant.ident));
                pairs.others.insert(one.clone(), other.clone());
                pairs.others.insert(other, one);
                names.insert(item.ident.to_string());
            }
        }
        for item in files.flat_map(|file| &file.items) {
            let Item::Impl(item) = item else { continue };
            let Some(name) = named(&item.self_ty).filter(|name| names.contains(name)) else { continue };
            for method in &item.items {
                let ImplItem::Fn(method) = method else { continue };
                let ReturnType::Type(_, output) = &method.sig.output else { continue };
                let itself = named(output).is_some_and(|output| output == name || output == "Self");
                let alone = method.sig.inputs.len() == 1 && matches!(method.sig.inputs[0], FnArg::Receiver(_));
                if itself && alone {
                    pairs.exchanging.insert(method.sig.ident.to_string());
                }
            }
        }
        pairs
    }

    /// The other value of a pair.
    pub(crate) fn other(&self, value: &str) -> Option<&str> {
        self.others.get(value).map(String::as_str)
    }

    /// Whether a method gives the other value.
    pub(crate) fn exchanges(&self, method: &str) -> bool {
        self.exchanging.contains(method)
    }
}

fn named(ty: &Type) -> Option<String> {
    match ty {
        Type::Path(path) => path.path.get_ident().map(ToString::to_string),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_enum_of_two_plain_values_is_a_pair() {
        let source =
            "enum Side { Red, Allied } impl Side { fn enemy(self) -> Side { self } fn index(self) -> u8 { 0 } }
                      enum Three { A, B, C }";
        let file = syn::parse_file(source).expect("it is Rust");
        let pairs = Pairs::of([&file].into_iter());
        assert_eq!(pairs.other("Side::Red"), Some("Side::Allied"));
        assert_eq!(pairs.other("Three::A"), None);
        assert!(pairs.exchanges("enemy") && !pairs.exchanges("index"));
    }
}
