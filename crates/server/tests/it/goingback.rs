//! Going back through sockets: what is left is kept with the record.

use super::talk::Window;
use super::*;

#[test]
fn what_was_taken_back_outlives_a_restart_and_a_download() {
    let folder = folder();
    let server = Running::at(folder.path());
    let id = server.hotseat();
    let mut window = Window::open(&server, &id);
    window.bid();
    let seen = window.scene("reds");
    assert_eq!(window.ask(json!({ "ask": "takeback", "seat": "reds", "to": 0 }))["reply"], "done");
    let branches = window.scene("reds")["branches"].clone();
    assert_eq!(
        (&branches[0]["id"], &branches[0]["orders"], &branches[0]["opens"]),
        (&json!(1), &json!(3), &json!(true))
    );
    drop(window);
    drop(server);

    let server = Running::at(folder.path());
    let (_, record) = server.request("GET", &format!("/api/tables/{id}/record"), "");
    let (_, brought) = server.post("/api/tables/import", &json!({ "text": record }));
    for table in [id.as_str(), brought["id"].as_str().expect("an id")] {
        let mut window = Window::open(&server, table);
        assert_eq!(window.scene("reds")["branches"], branches);
        assert_eq!(window.ask(json!({ "ask": "open_branch", "seat": "reds", "branch": 9 }))["reply"], "refused");
        assert_eq!(window.ask(json!({ "ask": "open_branch", "seat": "reds", "branch": 1 }))["reply"], "done");
        let again = window.scene("reds");
        assert_eq!((&again["view"], &again["log"]), (&seen["view"], &seen["log"]));
        assert_eq!(again["branches"], json!([]));
    }
}
