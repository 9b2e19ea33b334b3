//! What must hold for all counters.

use super::*;

fn face(figure: &str) -> Face {
    Face {
        id: figure.into(),
        figure: figure.into(),
        size: "company",
        number: "68".into(),
        parent: "2/10".into(),
        name: "Sworddance".into(),
        strength: "(3)".into(),
        movement: "12".into(),
        competence: Some(5),
        asterisk: true,
        reduced: true,
        ..Face::default()
    }
}

#[test]
fn every_figure_is_one_of_its_own_at_every_size() {
    for detail in Detail::ALL {
        let drawn: std::collections::BTreeSet<String> =
            FIGURES.iter().map(|figure| svg(&face(figure), detail)).collect();
        assert_eq!(drawn.len(), FIGURES.len(), "{detail:?}");
        let unknown = svg(&face("zeppelin"), detail);
        assert!(!drawn.contains(&unknown), "{detail:?}: only what is unknown has an empty box");
    }
}

#[test]
fn counters_are_small_sound_and_carry_their_letters() {
    for figure in FIGURES {
        for detail in Detail::ALL {
            let svg = svg(&face(figure), detail);
            assert!(!svg.contains("<text"), "{figure}: words are outlines");
            assert!(svg.len() < 6144, "{figure}: {} bytes", svg.len());
            assert!(crate::png(&svg, 56).is_ok(), "{figure}: {svg}");
        }
    }
}

#[test]
fn less_is_drawn_on_smaller_counters() {
    let bytes = Detail::ALL.map(|detail| svg(&face("ringed_arrow"), detail).len());
    assert!(bytes.is_sorted(), "{bytes:?}");
    let side = |side_px| Detail::of(side_px);
    assert_eq!([17.9, 27.9, 39.9, 55.9, 56.0].map(side), Detail::ALL);
}

#[test]
fn edges_differ_and_dark_bodies_have_light_signs() {
    let draw = |livery: Livery| svg(&Face { livery, ..face("ball") }, Detail::Full);
    let drawn: std::collections::BTreeSet<String> =
        Edge::ALL.iter().map(|&edge| draw(Livery { edge, ..Livery::default() })).collect();
    assert_eq!(drawn.len(), Edge::ALL.len());
    let dark = Livery { body: Colour([0x2B; 3]), ..Livery::default() };
    assert!(dark.is_dark() && !draw(dark).contains(&ASTERISK.to_string()));
    assert!(draw(Livery::default()).contains(&ASTERISK.to_string()));
}

#[test]
fn badges_are_sound_and_differ() {
    use engine::looks::{Badge, Lies};
    let draw = |figure: &str, lies: Lies| {
        badge(&Badge { id: String::new(), figure: figure.into(), lies, stack: false, spent: false })
    };
    let drawn: std::collections::BTreeSet<String> =
        BADGES.iter().map(|(figure, _)| draw(figure, Lies::Corner)).collect();
    assert_eq!(drawn.len(), BADGES.len());
    assert!(drawn.iter().all(|svg| crate::png(svg, 48).is_ok()));
    assert!(draw("parapet", Lies::Edge).contains(EDGE_VIEW_BOX));
    assert!(!drawn.contains(&draw("dragon", Lies::Corner)), "what nobody knows is empty");
}

#[test]
fn all_counters_come_by_the_ids_of_their_faces() {
    let faces = [face("trestle"), face("slash")];
    let drawn = all(&faces, Detail::Full);
    assert_eq!(drawn.keys().collect::<Vec<_>>(), ["slash", "trestle"]);
    assert_eq!(drawn["trestle"], svg(&faces[0], Detail::Full));
}

#[test]
fn a_sheet_holds_every_counter() {
    let faces: Vec<Face> = FIGURES.iter().map(|figure| face(figure)).collect();
    let svg = sheet(&faces, 8);
    assert_eq!(svg.matches(r##"fill="#A3ADB2" d="M0,0H100V100H0Z""##).count(), faces.len());
    assert!(svg.contains(r#"width="964" height="516""#), "four rows of eight");
    assert!(crate::png(&svg, 480).is_ok());
}

#[test]
fn a_lost_step_is_a_hollow_bar_and_shock_stands_beside_the_strength() {
    let with = |kept: u8, shock: Option<u8>| {
        let values = Face { strength: "5".into(), movement: "8".into(), ..Face::default() };
        svg(&Face { steps: Some([kept, 3]), shock, ..values }, Detail::Full)
    };
    let hollow = |svg: &str| svg.matches(r#"rx="1.2" fill="none""#).count();
    assert_eq!([3, 2, 1].map(|kept| hollow(&with(kept, None))), [0, 1, 2]);
    assert_eq!(with(3, None).matches(r#"rx="1.2""#).count(), 3, "a bar for each step");
    assert_ne!(with(3, None), with(3, Some(4)));
}

#[test]
fn of_cells_the_filled_one_stands_out_and_is_left_when_there_is_room_for_one() {
    let cell = |value: &str, filled: bool| Cell { value: value.into(), filled };
    let hq = Face {
        name: "Stalin".into(),
        cells: vec![cell("14", false), cell("+1", true), cell("6", false)],
        ..Face::default()
    };
    let full = svg(&hq, Detail::Full);
    assert_eq!(full.matches(r#"rx="3.5""#).count(), 3);
    assert_eq!(full.matches(r#"fill-opacity="1""#).count(), 1);
    assert_eq!(svg(&hq, Detail::Tiny).matches(r#"rx="3.5""#).count(), 0);
    assert!(crate::png(&full, 56).is_ok());
}
