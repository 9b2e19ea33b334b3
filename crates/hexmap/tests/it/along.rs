//! Fields along ways.

use hexmap::{CLOSED, Costs, Field, Flood, Ways, hex_net};

use crate::{BEND, map};

#[test]
fn a_field_along_the_road_keeps_to_the_road() {
    let bend = map(BEND);
    let net = hex_net(&bend.grid);
    let costs = Costs::along(&bend, &net, Ways::ROAD);
    let start = bend.grid.parse("3112").expect("a hex");
    let mut field = Field::new();
    field.flood(&Flood::new(&net, &costs, CLOSED), &[start]);
    let reached: Vec<String> = field.reached().iter().map(|&hex| bend.grid.number(hex).to_string()).collect();
    assert_eq!(reached.join(" "), "3112 3212 3312 3412");
}
