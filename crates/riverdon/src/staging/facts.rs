//! What `then` lines ask for.

use engine::{Game, Shown};

use super::{group_at, side, space};
use crate::battle::{self, Battle, Contingent};
use crate::campaign::OrderKind;
use crate::cards::Square;
use crate::data::Data;
use crate::forces::{Leader, LeaderIx, Place, heading_bit};
use crate::game::RiverDon;
use crate::general::surrender;
use crate::ids::Side;
use crate::order::{Label, Order};
use crate::procedure::Frame;
use crate::state::State;
use crate::units::Recon;
use crate::view::side_id;
use crate::{assets, engage, fog, resources, tactics};

fn side_word(side: Option<Side>) -> String {
    side.map_or("nobody", side_id).to_owned()
}

/// `phase`, `turn`, `initiative`, `weather`, `contact`, `can SIDE VERB`, `orders
/// SIDE VERB` (how many), `acting` (whose turn it is), `outcome` (its clause), `ambush`, `points SIDE`, `bridge SPACE`, `rail_bridge SPACE`, `track SPACE`, `card SPACE`, `aircraft SIDE`, `missions SIDE` (how many), `stock SIDE`, `lost SIDE`, `letter SIDE SPACE`, `stands SIDE SPACE`, `groups SIDE SPACE`,
/// `friendly SIDE SPACE`, `knows SIDE SPACE`, `sees SIDE SPACE` (the card), `ringed SIDE SPACE`,
/// `SIDE FORCE order`, `SIDE FORCE exhausted` and the like, `leaders SIDE` (how many), `leader SIDE N` (where),
/// `rating SIDE N`, `rated SIDE N` (whether the enemy knows it), `menu SIDE N` (orders that leader N may have), `written
/// SIDE` (how many orders), `markers SIDE` (of exhaustion, in the battle about to begin), `dug SIDE` (whether it is dug in
/// there), `unit LABEL`, `square LABEL`, `steps LABEL` and `ground SQUARE` (of the battle that is played), `spaces left` (to
/// the acting group), `turn_limit`, `undone SIDE` (what closing would leave undone).
pub(super) fn fact(game: &RiverDon, state: &State, what: &str) -> Result<String, String> {
    let data = game.data();
    let words: Vec<&str> = what.split_whitespace().collect();
    let found = game_fact(game, state, &words)?;
    let found = found.map_or_else(|| space_fact(data, state, &words), |found| Ok(Some(found)))?;
    let found = found.map_or_else(|| force_fact(data, state, &words), |found| Ok(Some(found)))?;
    found.ok_or_else(|| format!("{what:?} is no fact"))
}

fn game_fact(game: &RiverDon, state: &State, words: &[&str]) -> Result<Option<String>, String> {
    let verbs = |seat: &str, verb: &str| -> Result<usize, String> {
        let seat = game.title().seat(seat).ok_or("there is no such seat")?;
        let mut orders = Vec::new();
        game.orders(state, seat, &mut orders);
        Ok(orders.iter().filter(|order| order.verb().id == verb).count())
    };
    Ok(Some(match words {
        ["phase"] => {
            let phase = format!("{:?}", state.top());
            phase.split([' ', '(']).next().unwrap_or_default().to_lowercase()
        }
        ["acting"] => match state.top() {
            Frame::Execution { stage } => format!("{stage:?}").to_lowercase(),
            _ => "nobody".to_owned(),
        },
        ["bridge", at] => if state.bridge_down.contains(space(at)?) { "down" } else { "whole" }.to_owned(),
        ["rail_bridge", at] => if state.rail_bridge_down.contains(space(at)?) { "down" } else { "whole" }.to_owned(),
        ["track", at] => if state.track_cut.contains(space(at)?) { "cut" } else { "whole" }.to_owned(),
        ["card", at] => {
            let laid = state.board.card(space(at)?);
            laid.map_or("none".to_owned(), |laid| game.data().cards[laid.card.index()].id.clone())
        }
        ["outcome"] => {
            let clause = game.outcome(state).and_then(|outcome| outcome.how.clause);
            clause.map_or("none".to_owned(), |clause| clause.0.to_owned())
        }
        ["waits", who] => {
            let stands = state.hosts[side(who)?].army.on_board;
            let list = stands.iter().map(|(unit, count)| format!("{}:{count}", game.data().ids.id(unit)));
            list.collect::<Vec<_>>().join(" ")
        }
        ["unit", label] => unit(game.data(), state, label)?,
        ["square", label] => unit(game.data(), state, label)?.split(' ').next().unwrap_or_default().to_owned(),
        ["steps", label] => troop(state, label)?.steps.to_string(),
        ["spaces", "left"] => {
            let left = super::claims::spaces_left(game.data(), state);
            left.map_or("none".to_owned(), |left| left.to_string())
        }
        ["later", who] => state.hosts[side(who)?].army.off_board.points(game.data()).to_string(),
        ["began", who] => state.hosts[side(who)?].began_with.1.to_string(),
        ["entry"] => state.clash.map_or("none".to_owned(), |clash| clash.edge.letter().to_owned()),
        ["ambush"] => state.clash.is_some_and(|clash| clash.ambush).to_string(),
        ["points", who] => state.hosts[side(who)?].points.0.to_string(),
        ["ground", at] => {
            let battle = state.battle.as_ref().ok_or("no battle is played")?;
            let square = Square::all().find(|square| square.name() == *at).ok_or("there is no such square")?;
            game.data().ids.id(battle.field(game.data()).ground[usize::from(square.0)]).to_owned()
        }
        ["turn_limit"] => state.scenario(game.data()).turn_limit.map_or("none".to_owned(), |turn| turn.to_string()),
        ["year"] => state.scenario(game.data()).year.to_string(),
        ["trains", "derailed"] => state.trains.derailed.to_string(),
        ["aircraft", who] => state.hosts[side(who)?].aircraft.len().to_string(),
        ["missions", who] => assets::placed(state, side(who)?).count().to_string(),
        ["turn"] => state.turn.to_string(),
        ["round"] => state.round.to_string(),
        ["initiative"] => side_word(Some(state.initiative)),
        ["passes"] => state.passes.to_string(),
        ["weather"] => if state.bad_weather { "bad" } else { "good" }.to_owned(),
        ["contact"] => state.contact.map_or("none".to_owned(), |turn| turn.to_string()),
        ["tactic", who] => {
            state.tactics[side(who)?].map_or("none".to_owned(), |tactic| tactics::term(tactic).to_owned())
        }
        ["can", who, verb] => (verbs(who, verb)? > 0).to_string(),
        ["orders", who, verb] => verbs(who, verb)?.to_string(),
        ["stock", who] => state.hosts[side(who)?].resources.to_string(),
        ["saved", who] => state.hosts[side(who)?].saved.to_string(),
        ["lost", who] => state.hosts[side(who)?].lost.0.to_string(),
        ["exited", who] => state.hosts[side(who)?].exited.len().to_string(),
        ["leaders", who] => state.all_leaders(side(who)?).count().to_string(),
        ["written", who] => state.groups(side(who)?).filter(|(_, force)| force.order.is_some()).count().to_string(),
        ["markers", who] => markers(game.data(), state, side(who)?)?.to_string(),
        ["dug", who] => {
            contingents(game.data(), state, side(who)?)?.groups.iter().any(|group| group.dug_in).to_string()
        }
        ["menu", who, leader] => menu(game, state, who, super::number::<u8>(leader)?)?,
        ["rating", who, leader] => leader_of(state, who, leader)?.rating.to_string(),
        ["rated", who, leader] => leader_of(state, who, leader)?.known.to_string(),
        ["undone", who] => {
            let seat = game.title().seat(who).ok_or("there is no such seat")?;
            let undone = game.left_undone(state, seat, &Order::Done);
            undone.map_or("nothing".to_owned(), |undone| undone.id.to_owned())
        }
        ["trains", "through"] => state.trains.through.to_string(),
        ["trains", "left"] => state.trains.left.to_string(),
        ["train"] => state.trains.at.map_or("off".to_owned(), |at| at.number()),
        _ => return Ok(None),
    }))
}

/// A unit of the battle that is played, by its label: its square, its stands and its markers.
fn unit(data: &Data, state: &State, label: &str) -> Result<String, String> {
    let troop = troop(state, label)?;
    let square = match troop.place {
        battle::Place::On(square) => square.name(),
        other => format!("{other:?}").to_lowercase(),
    };
    Ok(format!("{square} {}:{} markers {}", data.ids.id(troop.unit), troop.stands, troop.markers))
}

fn troop<'s>(state: &'s State, label: &str) -> Result<&'s battle::Troop, String> {
    let Label { role, at } = Label::parse(label).ok_or_else(|| format!("{label:?} is no unit"))?;
    let battle = state.battle.as_ref().ok_or("no battle is played")?;
    battle.sides[role].troops.get(usize::from(at)).ok_or_else(|| format!("there is no {label}"))
}

fn leader_of<'s>(state: &'s State, who: &str, leader: &str) -> Result<&'s Leader, String> {
    let number: u8 = super::number(leader)?;
    Ok(&state.leaders[side(who)?][LeaderIx(number.checked_sub(1).ok_or("leaders are numbered from 1")?)])
}

/// The orders that may be written for a leader.
fn menu(game: &RiverDon, state: &State, who: &str, leader: u8) -> Result<String, String> {
    let seat = game.title().seat(who).ok_or("there is no such seat")?;
    let legal = |order: &&OrderKind| {
        let order = Order::Order(LeaderIx(leader - 1), Some(**order));
        game.check(state, seat, &order).is_ok()
    };
    let words = crate::orders::ORDERS.iter().filter(legal).map(|order| tactics::order_term(*order));
    let bare = |word: &'static str| word.split_once("order-").map_or(word, |(_, bare)| bare);
    Ok(words.map(bare).collect::<Vec<_>>().join(" "))
}

/// What a side would bring to the battle that is due.
fn contingents(data: &Data, state: &State, side: Side) -> Result<Contingent, String> {
    let clash = state.clash.ok_or("nobody meets")?;
    Ok(engage::contingent(data, state, &clash, side))
}

/// The markers of exhaustion with which a side would begin the battle that is due (9.exh.1).
fn markers(data: &Data, state: &State, side: Side) -> Result<u32, String> {
    let clash = state.clash.ok_or("nobody meets")?;
    let site = engage::site(data, state, &clash).ok_or("there is no field")?;
    let bring = |side| contingents(data, state, side);
    let battle = Battle::new(data, site, &bring(clash.attacker)?, &bring(clash.attacker.enemy())?);
    Ok(battle.sides[engage::role(&clash, side)].troops.iter().map(|troop| u32::from(troop.markers)).sum())
}

fn space_fact(data: &Data, state: &State, words: &[&str]) -> Result<Option<String>, String> {
    let [what, who, at] = words else { return Ok(None) };
    let Ok(who) = side(who) else { return Ok(None) };
    if *what == "leader" {
        let place = leader_of(state, words[1], at)?.place;
        return Ok(Some(match place {
            Place::At(space) => space.number(),
            Place::Off => "off".to_owned(),
            Place::Left => "left".to_owned(),
            Place::Nowhere => "nowhere".to_owned(),
        }));
    }
    let place = if *at == "off" { Place::Off } else { Place::At(space(at)?) };
    let listed = || {
        let stands =
            state.groups_at(who, place).fold(crate::army::Stands::default(), |all, (_, force)| all.with(&force.stands));
        let list: Vec<String> = stands.iter().map(|(unit, count)| format!("{}:{count}", data.ids.id(unit))).collect();
        if list.is_empty() { "nobody".to_owned() } else { list.join(" ") }
    };
    let here = || place.space().ok_or("off the board");
    Ok(Some(match *what {
        "stands" => listed(),
        "groups" => state.groups_at(who, place).count().to_string(),
        "letter" => state.letters[who][here()?].to_string(),
        "friendly" => fog::is_friendly(state, who, here()?).to_string(),
        "knows" => fog::knows(state, who, here()?).to_string(),
        "paid" => crate::assets::paid_guns(data, state, who, here()?).len().to_string(),
        "over" => crate::assets::over(data, state, who, here()?).len().to_string(),
        "marked" => fog::marked_at(state, who, here()?).to_string(),
        "sees" => state.board.is_seen(who, here()?).to_string(),
        "headings" => {
            let bits = state.known[who].sighted[here()?].headings;
            let named = [
                (Recon::Infantry, "infantry"),
                (Recon::Cavalry, "cavalry"),
                (Recon::Artillery, "artillery"),
                (Recon::Vehicles, "vehicles"),
            ];
            let found = named.into_iter().filter(|(heading, _)| bits & heading_bit(*heading) != 0);
            let found: Vec<&str> = found.map(|(_, word)| word).collect();
            if found.is_empty() { "none".to_owned() } else { found.join(" ") }
        }
        "total" => state.known[who].sighted[here()?].total.to_string(),
        "ringed" => surrender::is_ringed(data, state, who, here()?).to_string(),
        _ => return Ok(None),
    }))
}

fn force_fact(data: &Data, state: &State, words: &[&str]) -> Result<Option<String>, String> {
    let [who, at, what] = words else { return Ok(None) };
    let Ok(who) = side(who) else { return Ok(None) };
    let force = group_at(state, who, at)?;
    let group = state.force(who, force);
    Ok(Some(match *what {
        "order" => group.order.map_or("none".to_owned(), |order| tactics::order_term(order).to_owned()),
        "acted" => group.acted.to_string(),
        "exhausted" => group.exhausted.to_string(),
        "surrounded" => group.surrounded.to_string(),
        "mutinous" => group.mutinous.to_string(),
        "hidden" => group.hidden.to_string(),
        "kept" => group.kept.to_string(),
        "stands" => {
            let list = group.stands.iter().map(|(unit, count)| format!("{}:{count}", data.ids.id(unit)));
            list.collect::<Vec<_>>().join(" ")
        }
        "partisans" => group.stands.are_partisans(data).to_string(),
        "dug_in" => crate::engage::is_dug_in(state, group).to_string(),
        "retired" => group.retired.to_string(),
        "unsupplied" => group.unsupplied.to_string(),
        "used" => group.used.to_string(),
        "supplied" => resources::in_supply(data, state, who, group).to_string(),
        "leader" => group.leader.map_or("none".to_owned(), |leader| (leader.0 + 1).to_string()),
        "cut" => group.flight_cut.to_string(),
        "banks" => {
            let near = group.banks.contains(crate::cards::Bank::Near);
            let far = group.banks.contains(crate::cards::Bank::Far);
            match (near, far) {
                (true, true) => "both".to_owned(),
                (true, false) => "near".to_owned(),
                _ => "far".to_owned(),
            }
        }
        _ => return Ok(None),
    }))
}
