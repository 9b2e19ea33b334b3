//! The deck of terrain cards: mini-maps in the country and the season that are played, backs that tell the deck (S1).

use engine::printed::{ChartWords, DeckCard};
use engine::{Index, Spelled};

use super::{Desk, armies};
use crate::cards::{COLUMNS, Deck, ROWS};
use crate::ids::CardIx;
use crate::{appearance, pictures};

/// Every card once, deck by deck.
pub(super) fn deck(desk: &Desk<'_>) -> Vec<DeckCard> {
    let (data, settings) = (desk.data, &desk.settings);
    let cards = data.cards.iter().enumerate().map(|(index, card)| {
        let number = CardIx::from_index(index);
        let group: Spelled = desk.words(armies::words_of(card.deck).0);
        DeckCard {
            group,
            front: pictures::upright(data, number, settings.plan.country, settings.winter),
            back: pictures::BACK.to_owned(),
            number: card.id.clone(),
            name: appearance::site(data, number),
            mark: mark(card.deck).to_owned(),
            squares: (COLUMNS, ROWS),
        }
    });
    cards.collect()
}

/// What stands on the backs of a deck: the letters of its cards.
const fn mark(deck: Deck) -> &'static str {
    match deck {
        Deck::T => "T",
        Deck::R => "R",
        Deck::TR => "T/R",
        Deck::O => "O",
        Deck::C => "C",
    }
}
