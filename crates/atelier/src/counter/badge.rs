//! Badges that lie on counters, for their states, and on places, for what is built, broken or held there. Games say
//! which state has which figure.

use engine::looks::{Badge, Lies};

/// The view box of badges, around their middle: hundredths of a counter's side on counters, hundredths of a hex on
/// places.
pub const BADGE_VIEW_BOX: &str = "-18 -18 36 36";

/// The view box of badges that lie around the lower edge of a counter at 0 to 100.
pub const EDGE_VIEW_BOX: &str = "-10 -10 120 120";

/// The figures of badges, drawn around their middle.
pub const BADGES: [(&str, &str); 21] = [
    (
        "empty_crate",
        r##"<path d="M-15,-12H15L0,15Z" fill="#F5B400" stroke="#1C1712" stroke-width="2.4" stroke-linejoin="round"/><path d="M-5,-7H5V0H-5ZM-8,3L8,-10" fill="none" stroke="#1C1712" stroke-width="2.2"/>"##,
    ),
    (
        "cut_wire",
        r##"<circle r="13.5" fill="#FFF" stroke="#1C1712" stroke-width="2.4"/><path d="M-9,2h5l2,-5M2,5l2,-5h5" stroke="#1C1712" stroke-width="2.6" fill="none"/><path d="M-1.5,-9L1.5,9" stroke="#A5281C" stroke-width="2"/>"##,
    ),
    (
        "heap",
        r##"<path d="M0,-16.5L16.5,0L0,16.5L-16.5,0Z" fill="#FFF7E3" stroke="#A5281C" stroke-width="2.6" stroke-linejoin="round"/><path d="M-5,-6.5H5M-8.5,0H8.5M-5,6.5H5" stroke="#1C1712" stroke-width="3"/>"##,
    ),
    (
        "double_chevron",
        r##"<rect x="-12.5" y="-12.5" width="25" height="25" rx="4" fill="#274B63" stroke="#FFF" stroke-width="2"/><path d="M-7.5,-6.5L.5,0L-7.5,6.5M-.5,-6.5L7.5,0L-.5,6.5" stroke="#FFF" stroke-width="2.8" fill="none"/>"##,
    ),
    (
        "burst",
        r##"<path d="M0,-16L4,-8.5L11.5,-11.5L9.5,-4L16,0L9.5,4L11.5,11.5L4,8.5L0,16L-4,8.5L-11.5,11.5L-9.5,4L-16,0L-9.5,-4L-11.5,-11.5L-4,-8.5Z" fill="#E4572E" stroke="#1C1712" stroke-width="2" stroke-linejoin="round"/><circle r="4" fill="#FFF3D6"/>"##,
    ),
    (
        "parapet",
        r##"<g fill="none" stroke-linejoin="round"><path d="M-5,78V105H20V99H33V105H47V99H60V105H74V99H87V105H105V78" stroke="#FFF7E3" stroke-width="7.5"/><path d="M-5,78V105H20V99H33V105H47V99H60V105H74V99H87V105H105V78" stroke="#5B3A1C" stroke-width="4"/></g>"##,
    ),
    (
        "bastion",
        r##"<path d="M-15,-15H-5L-3.5,-9.5H3.5L5,-15H15V-5L9.5,-3.5V3.5L15,5V15H5L3.5,9.5H-3.5L-5,15H-15V5L-9.5,3.5V-3.5L-15,-5Z" fill="#F8F0DA" stroke="#FFF7E3" stroke-width="5.5" stroke-linejoin="round"/><path d="M-15,-15H-5L-3.5,-9.5H3.5L5,-15H15V-5L9.5,-3.5V3.5L15,5V15H5L3.5,9.5H-3.5L-5,15H-15V5L-9.5,3.5V-3.5L-15,-5Z" fill="#E6CFA0" stroke="#5B3A1C" stroke-width="2.6" stroke-linejoin="round"/><path d="M-5,-5H5V5H-5Z" fill="#5B3A1C"/>"##,
    ),
    (
        "berm",
        r##"<g fill="none"><path d="M-15,10A15.5,15.5 0 0 1 15,10" stroke="#FFF7E3" stroke-width="8"/><path d="M-15,10A15.5,15.5 0 0 1 15,10" stroke="#5B3A1C" stroke-width="3.2"/><path d="M-11.5,0L-15.5,-4M-4.6,-4.6L-6.4,-10M4.6,-4.6L6.4,-10M11.5,0L15.5,-4" stroke="#5B3A1C" stroke-width="2.6"/></g>"##,
    ),
    (
        "barbed_wire",
        r##"<g fill="none" stroke-linecap="round"><path d="M-12,-11V12M0,-11V12M12,-11V12M-17,-5H17M-17,5H17" stroke="#FFF7E3" stroke-width="7"/><path d="M-12,-11V12M0,-11V12M12,-11V12" stroke="#5B3A1C" stroke-width="3"/><path d="M-17,-5H17M-17,5H17M-8,-8L-4,-2M-4,-8L-8,-2M4,-8L8,-2M8,-8L4,-2M-8,2L-4,8M-4,2L-8,8M4,2L8,8M8,2L4,8" stroke="#26231F" stroke-width="1.8"/></g>"##,
    ),
    (
        "torn_rails",
        r##"<g fill="none"><path d="M-17,-4.5H-5M-17,4.5H-7M17,-4.5H7M17,4.5H5M-14,-9V9M-9,-9V9M9,-9V9M14,-9V9" stroke="#FFF7E3" stroke-width="6"/><path d="M-17,-4.5H-5L-2,-9M-17,4.5H-7L-3,9M17,-4.5H7L3,-8M17,4.5H5L2,9" stroke="#26231F" stroke-width="2.4"/><path d="M-14,-9V9M-9,-9V9M9,-9V9M14,-9V9" stroke="#26231F" stroke-width="2"/><path d="M-4,-4L4,4M-4,4L4,-4" stroke="#A5281C" stroke-width="3"/></g>"##,
    ),
    (
        "spiked_ball",
        r##"<path d="M0,-16V16M-16,0H16M-11.3,-11.3L11.3,11.3M-11.3,11.3L11.3,-11.3" stroke="#FFF7E3" stroke-width="6"/><circle r="11.5" fill="#FFF7E3"/><path d="M0,-15V15M-15,0H15M-10.6,-10.6L10.6,10.6M-10.6,10.6L10.6,-10.6" stroke="#1C1712" stroke-width="2.8" stroke-linecap="round"/><circle r="9.2" fill="#1C1712"/><circle cx="-3" cy="-3" r="2.3" fill="#FFF7E3"/>"##,
    ),
    (
        "span",
        r##"<g fill="none"><path d="M-13,-11L-8,-6H8L13,-11M-13,11L-8,6H8L13,11" stroke="#FFF7E3" stroke-width="6.5"/><path d="M-10,0H10" stroke="#F8F0DA" stroke-width="9"/><path d="M-13,-11L-8,-6H8L13,-11M-13,11L-8,6H8L13,11" stroke="#26231F" stroke-width="2.8"/></g>"##,
    ),
    (
        "broken_span",
        r##"<g fill="none"><path d="M-13,-11L-8,-6H-3L-5,0L-2,6H-8L-13,11M13,-11L8,-6H3L1,0L4,6H8L13,11" stroke="#FFF7E3" stroke-width="6.5"/><path d="M-13,-11L-8,-6H-3M-2,6H-8L-13,11M13,-11L8,-6H3M4,6H8L13,11" stroke="#26231F" stroke-width="2.8"/><path d="M-5.5,-5.5L5.5,5.5M-5.5,5.5L5.5,-5.5" stroke="#A5281C" stroke-width="3.2"/></g>"##,
    ),
    (
        "wagons",
        r##"<rect x="-17" y="-7" width="34" height="13" rx="3" fill="#1C1712" stroke="#F8F2E0" stroke-width="1.6"/><path d="M-11,0H11M-9,3.4h.1M-3,3.4h.1M3,3.4h.1M9,3.4h.1" stroke="#F8F2E0" stroke-width="2.4" stroke-linecap="round"/><path d="M-4,-3.6H4" stroke="#F8F2E0" stroke-width="2.6"/>"##,
    ),
    (
        "hatched_flag",
        r##"<path d="M-9,-15H14V3H-9Z" fill="#DCE8F0"/><path d="M-9,-8L-2,-15M-9,0L6,-15M-5,3L13,-15M3,3L14,-8M11,3L14,0" stroke="#3F6F8F" stroke-width="3.4"/><path d="M-9,-15H14V3H-9M-9,-16.5V17" fill="none" stroke="#1C1712" stroke-width="2.4"/>"##,
    ),
    (
        "solid_pennant",
        r##"<path d="M-9,-15L16,-6L-9,3Z" fill="#A5281C"/><path d="M-9,-15L16,-6L-9,3M-9,-16.5V17" fill="none" stroke="#1C1712" stroke-width="2.4" stroke-linejoin="round"/>"##,
    ),
    (
        "falling_bomb",
        r##"<g stroke-linejoin="round"><path d="M-4.5,-9.5L-9,-15.5M4.5,-9.5L9,-15.5M-9,-15.5H9" fill="none" stroke="#FFF7E3" stroke-width="6.5"/><path d="M-3.5,-9C-9.5,-4.5 -8,7 0,16C8,7 9.5,-4.5 3.5,-9Z" fill="#A5281C" stroke="#FFF7E3" stroke-width="5"/><path d="M-3.5,-9L-9,-15.5H9L3.5,-9Z" fill="#1C1712"/><path d="M-3.5,-9C-9.5,-4.5 -8,7 0,16C8,7 9.5,-4.5 3.5,-9Z" fill="#A5281C" stroke="#1C1712" stroke-width="2.2"/></g>"##,
    ),
    (
        "two_bars",
        r##"<circle r="13.5" fill="#FFF7E3" stroke="#274B63" stroke-width="2.6"/><path d="M-4.5,-7V7M4.5,-7V7" stroke="#274B63" stroke-width="4.4"/>"##,
    ),
    (
        "crossed_blades",
        r##"<circle r="13.5" fill="#FFF7E3" stroke="#1C1712" stroke-width="2.4"/><path d="M-8,8L8,-8M-8,-8L8,8" stroke="#1C1712" stroke-width="2.8"/><path d="M-8.5,2.5L-2.5,8.5M8.5,2.5L2.5,8.5" stroke="#A5281C" stroke-width="2.6"/>"##,
    ),
    (
        "hatched_span",
        r##"<g fill="none"><path d="M-13,-11L-8,-6H8L13,-11M-13,11L-8,6H8L13,11" stroke="#FFF7E3" stroke-width="6.5"/><path d="M-11,0H11" stroke="#DCE8F0" stroke-width="9"/><path d="M-10,4L-4,-4M-3,4L3,-4M4,4L10,-4" stroke="#3F6F8F" stroke-width="3"/><path d="M-13,-11L-8,-6H8L13,-11M-13,11L-8,6H8L13,11" stroke="#26231F" stroke-width="2.8"/></g>"##,
    ),
    (
        "solid_span",
        r##"<g fill="none"><path d="M-13,-11L-8,-6H8L13,-11M-13,11L-8,6H8L13,11" stroke="#FFF7E3" stroke-width="6.5"/><path d="M-11,0H11" stroke="#A5281C" stroke-width="9"/><path d="M-13,-11L-8,-6H8L13,-11M-13,11L-8,6H8L13,11" stroke="#26231F" stroke-width="2.8"/></g>"##,
    ),
];

/// What a badge looks like; nothing for a figure that is not known.
pub(crate) fn drawn(badge: &Badge) -> &'static str {
    BADGES.iter().find(|(figure, _)| *figure == badge.figure).map_or("", |(_, drawn)| drawn)
}

/// A badge as a small file: 36 pixels a side and [`BADGE_VIEW_BOX`], or 120 and [`EDGE_VIEW_BOX`] around an edge.
pub fn badge(badge: &Badge) -> String {
    let (side, view_box) = if badge.lies == Lies::Edge { (120, EDGE_VIEW_BOX) } else { (36, BADGE_VIEW_BOX) };
    let drawn = drawn(badge);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="{view_box}">{drawn}</svg>"#
    )
}
