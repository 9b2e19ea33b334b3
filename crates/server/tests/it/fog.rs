//! Hidden fog over the wire: what a side places, rides and writes unseen changes no byte that reaches another.

use super::talk::Window;
use super::*;

/// How the second side plays what nobody sees: where it places its troops and which orders it writes, from which end of the
/// list, and whether its leaders ride.
#[derive(Clone, Copy)]
struct Secret {
    last: bool,
    rides: bool,
}

/// A campaign in hidden fog with a friend on each side; a window for each and one for those who watch.
fn campaign(server: &Running) -> (String, [Window; 3]) {
    let friends = json!({ "first": "friend", "second": "friend" });
    let id = server.begin(json!({
        "game": "riverdon", "scenario": "steppe", "seed": 11, "seats": friends, "options": { "fog": "hidden" },
    }));
    let keys = [server.key(&id, "first"), server.key(&id, "second"), server.watch_key(&id)];
    let windows = keys.each_ref().map(|key| Window::by_link(server, &id, key));
    (id, windows)
}

/// All orders of a seat, and what it is asked; nothing where nobody waits for it.
fn offered(window: &mut Window, seat: &str) -> Option<(String, Vec<String>)> {
    let scene = window.scene(seat);
    let asked = scene["asked"].as_array().expect("a list").clone();
    let mine = asked.iter().find(|one| one["seat"] == seat && one["urgency"] != "may")?;
    let prompt = mine["prompt"]["id"].as_str().expect("an id").to_owned();
    let all = window.ask(json!({ "ask": "orders", "seat": seat, "who": [] }));
    let orders = all["orders"].as_array().expect("a list").iter();
    Some((prompt, orders.map(|order| order.as_str().expect("an order").to_owned()).collect()))
}

fn give(window: &mut Window, seat: &str, order: &str) {
    let reply = window.order(seat, order);
    assert_eq!(reply["reply"], "done", "{order}: {reply}");
}

/// One order of some verbs, from one end of the list.
fn one_of<'o>(orders: &'o [String], verbs: &[&str], last: bool) -> Option<&'o String> {
    let mut fitting = orders.iter().filter(|order| verbs.iter().any(|verb| order.starts_with(&format!("{verb} "))));
    if last { fitting.next_back() } else { fitting.next() }
}

/// Where a leader is posted who has not been posted yet.
fn next_post<'o>(orders: &'o [String], posted: &mut Vec<String>) -> Option<&'o String> {
    let leader =
        |order: &String| order.strip_prefix("post ").and_then(|rest| rest.split(' ').next()).map(str::to_owned);
    let next = orders.iter().find(|order| leader(order).is_some_and(|leader| !posted.contains(&leader)))?;
    posted.extend(leader(next));
    Some(next)
}

/// A side answers all that it is asked under seal, and closes; what else it is asked it passes by.
fn answer(window: &mut Window, seat: &str, secret: Secret) -> bool {
    let Some((prompt, _)) = offered(window, seat) else { return false };
    let (mut written, mut posted) = (0, Vec::new());
    while let Some((now, orders)) = offered(window, seat).filter(|(now, _)| *now == prompt) {
        let order = match prompt.as_str() {
            "riverdon-ask-set-up" => {
                one_of(&orders, &["place"], secret.last).or_else(|| next_post(&orders, &mut posted))
            }
            "riverdon-ask-leaders" if secret.rides && written == 0 => one_of(&orders, &["ride"], secret.last),
            "riverdon-ask-orders" if written < 2 => one_of(&orders, &["order"], secret.last),
            _ => None,
        };
        let end = || orders.iter().find(|order| ["done", "pass"].contains(&order.as_str()));
        let order = order.or_else(end).or_else(|| orders.first()).unwrap_or_else(|| panic!("{now}: nothing to do"));
        let ends = !["place", "post", "ride", "order"].iter().any(|verb| order.starts_with(&format!("{verb} ")));
        give(window, seat, order);
        written += 1;
        if ends {
            return true;
        }
    }
    true
}

#[test]
fn what_a_side_does_unseen_changes_no_byte_that_reaches_another() {
    let folder = folder();
    let server = Running::at(folder.path());
    let plain = Secret { last: false, rides: false };
    let (mut told, mut stood) = (Vec::new(), Vec::new());
    for secret in [plain, Secret { last: true, rides: false }, Secret { last: false, rides: true }] {
        let (id, [mut first, mut second, mut guest]) = campaign(&server);
        for _ in 0..7 {
            // Whoever is asked under seal answers after the other has, whatever that was.
            let acted = answer(&mut second, "second", secret);
            let other = answer(&mut first, "first", plain);
            assert!(acted || other, "somebody is asked");
        }
        let scene = second.scene("second");
        stood.push(scene["view"]["counters"].to_string());
        assert_eq!(first.ask(json!({ "ask": "at", "order": 1 }))["reply"], "scene");
        first.scene("first");
        guest.ask(json!({ "ask": "look", "seat": null }));
        told.push([first, guest].map(|window| window.heard.join("\n").replace(&id, "table")));
    }
    assert!(stood[0] != stood[1] && stood[0] != stood[2], "they did stand elsewhere");
    for other in &told[1..] {
        for (one, other) in told[0].iter().zip(other) {
            let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
            let around = |text: &str| text.chars().skip(same.saturating_sub(120)).take(240).collect::<String>();
            assert!(one == other, "{}\nor\n{}", around(one), around(other));
        }
    }
    assert!(told[0][0].contains("\"turn\""), "the campaign has begun");
}
