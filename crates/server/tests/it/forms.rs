//! Forms over the wire: whoever holds a seat is sent its form, and nobody else anything of it.

use super::talk::Window;
use super::*;

/// A campaign before its armies are bought, with a friend on each side; a window for each and one for those who watch.
fn muster(server: &Running) -> (String, [Window; 3]) {
    let friends = json!({ "first": "friend", "second": "friend" });
    let id = server.begin(json!({
        "game": "riverdon", "scenario": "ice_march", "seed": 7, "seats": friends, "options": { "muster": "chosen" },
    }));
    let keys = [server.key(&id, "first"), server.key(&id, "second"), server.watch_key(&id)];
    let windows = keys.each_ref().map(|key| Window::by_link(server, &id, key));
    (id, windows)
}

fn form(window: &mut Window, seat: &str) -> Value {
    let scene = window.scene(seat);
    let asked = scene["asked"].as_array().expect("a list").clone();
    let forms: Vec<&Value> = asked.iter().filter(|one| one.get("form").is_some()).collect();
    assert_eq!(forms.len(), 1, "one form, one's own: {forms:?}");
    assert_eq!(forms[0]["seat"], seat);
    forms[0]["form"].clone()
}

#[test]
fn nothing_of_a_form_reaches_another_seat_nor_those_who_watch() {
    let folder = folder();
    let server = Running::at(folder.path());
    let mut told = Vec::new();
    let purchases: [&[&str]; 3] = [
        &["buy on_board cheka 3", "buy off_board red_cav 2"],
        &["own models=cheka:5", "buy on_board cheka 5"],
        &["buy on_board cheka 1", "buy on_board cheka 2", "buy off_board red_cav 1", "own models=cheka:5"],
    ];
    for bought in purchases {
        let (id, [mut first, mut second, mut guest]) = muster(&server);
        assert!(form(&mut second, "second").to_string().contains("\"buy on_board cheka\""));
        for order in bought {
            assert_eq!(second.order("second", order)["reply"], "done", "{order}");
        }
        assert_eq!(second.scene("second")["orders"], bought.len(), "its own parts are counted");
        let half = second.ask(json!({ "ask": "form", "seat": "second", "draft": "buy on_board cheka" }));
        assert_eq!(half["reply"], "form");
        form(&mut first, "first");
        assert_eq!(first.order("first", "own models=mg:5")["reply"], "done");
        let past = first.ask(json!({ "ask": "at", "order": 0 }));
        assert_eq!(past["reply"], "scene", "{past}");
        let future = first.ask(json!({ "ask": "at", "order": 2 }));
        assert_eq!(future["reply"], "refused", "there is one order for these eyes: {future}");
        guest.ask(json!({ "ask": "look", "seat": null }));
        let heard = [first, guest].map(|window| window.heard.join("\n").replace(&id, "table"));
        for heard in &heard {
            assert!(!heard.contains("cheka") && !heard.contains("red_cav"), "{heard}");
            assert!(!heard.contains("\"orders\":2"), "{heard}");
        }
        assert!(heard[0].contains("\"orders\":1"), "its own part is counted: {}", heard[0]);
        assert!(!heard[1].contains("\"form\"") && !heard[1].contains("\"orders\":1"), "{}", heard[1]);
        told.push(heard);
    }
    assert!(told[0] == told[1], "what was bought makes no difference to the others");
    assert!(told[0] == told[2], "nor by how many orders it was");
}

#[test]
fn a_form_and_its_files_are_for_whoever_holds_the_seat() {
    let folder = folder();
    let server = Running::at(folder.path());
    let (_, [mut first, mut second, _]) = muster(&server);
    let foreign = first.ask(json!({ "ask": "form", "seat": "second" }));
    assert_eq!(foreign["reply"], "refused", "{foreign}");
    let text = form(&mut second, "second")["files"][0]["text"].clone();
    let foreign = first.ask(json!({ "ask": "form_file", "seat": "second", "file": "army", "text": text }));
    assert_eq!(foreign["reply"], "refused", "{foreign}");
    let army = "army red_guard_army\non board\n  9 red_guard\nend\n";
    let read = second.ask(json!({ "ask": "form_file", "seat": "second", "file": "army", "text": army }));
    assert_eq!((&read["reply"], &read["order"]), (&json!("read"), &json!("raise red_guard:9 ()")));
    let read =
        second.ask(json!({ "ask": "form_file", "seat": "second", "file": "army", "text": "army nobody\nend\n" }));
    assert_eq!((&read["order"], &read["flaws"][0]["line"]), (&Value::Null, &json!(1)));
    let read = second.ask(json!({ "ask": "form_file", "seat": "second", "file": "novel", "text": "" }));
    assert_eq!(read["reply"], "refused", "{read}");
}

#[test]
fn an_army_that_a_set_up_carries_is_told_to_nobody_else() {
    let folder = folder();
    let server = Running::at(folder.path());
    let army = "army red_guard_army\non board\n  60 red_guard\n  3 cheka\nend\n";
    let friends = json!({ "first": "friend", "second": "friend" });
    let wanted = |army: &str| {
        json!({
            "game": "riverdon", "scenario": "ice_march", "seats": friends, "options": { "muster": "chosen" },
            "texts": { "army-second": army },
        })
    };
    let id = server.begin(wanted(army));
    let mut first = Window::by_link(&server, &id, &server.key(&id, "first"));
    form(&mut first, "first");
    assert!(!first.heard.join("\n").contains("cheka"), "the other side's army is not told");
    let mut second = Window::by_link(&server, &id, &server.key(&id, "second"));
    assert!(form(&mut second, "second")["files"][0]["text"].as_str().is_some_and(|text| text.contains("3 cheka")));
    let refused = server.request("POST", "/api/tables", &wanted("army red_guard_army\n  x\nend\n").to_string());
    assert!(refused.0 == 400 || refused.0 == 422, "{refused:?}");
    assert!(refused.1.contains("army-second") && refused.1.contains('2'), "{refused:?}");
}
