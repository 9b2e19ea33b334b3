//! What bars counters, and what is offered instead.

use super::*;

fn why_not(
    table: &mut Table,
    seat: &str,
    who: &[&str],
    place: Option<&str>,
) -> (Vec<String>, Vec<(Vec<String>, String)>) {
    let who = who.iter().map(|id| (*id).to_owned()).collect();
    let ask = Ask::WhyNot { seat: seat.into(), who, place: place.map(str::to_owned) };
    match table.handle(&everybody(table), ask) {
        Reply::Barred { why, instead } => (
            why.iter().map(|message| message.id.to_string()).collect(),
            instead.into_iter().map(|one| (one.who, one.order)).collect(),
        ),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_offered_instead_is_legal_and_leads_there() {
    let mut table = table(elope(), 3, Rolling::Seeded, &[]);
    let (mut offered, mut chance) = (0, Chance::new(3));
    for _ in 0..60 {
        let all = everybody(&table);
        for asked in see(&table, &all).now.asked {
            let seen = see(&table, &all).view;
            let stacks = asked.ready.iter().filter_map(|id| seen.counters.iter().find(|counter| counter.id == *id));
            let stacks: Vec<_> = stacks.take(6).collect();
            for counter in stacks {
                let place = "3207";
                let (_, instead) = why_not(&mut table, &asked.seat, &[&counter.id], Some(place));
                for (who, order) in instead {
                    offered += 1;
                    assert_ne!(who, [counter.id.to_string()]);
                    assert!(order.ends_with(place) || order.contains(place), "{order}");
                    let judged = table.handle(&all, Ask::Judge { seat: asked.seat.clone(), order: order.clone() });
                    assert!(matches!(judged, Reply::Legal), "{order}: {judged:?}");
                }
            }
        }
        play_on(&mut table, &mut chance, 3);
    }
    assert!(offered > 0, "now and then somebody else could go");
}

#[test]
fn a_game_without_hexes_says_what_bars_a_counter_too() {
    let mut table = hotseat(3);
    bid(&mut table);
    let asked = see(&table, &everybody(&table)).now.asked;
    let (idle, _) = why_not(&mut table, &asked[0].seat, &["band"], None);
    assert_eq!(idle, ["emtsa-not-yours"]);
    let (far, _) = why_not(&mut table, &asked[0].seat, &[&asked[0].ready[0]], Some("nowhere"));
    assert_eq!(far, [] as [&str; 0], "there is no such station");
}
