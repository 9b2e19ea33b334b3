//! The tints of the ground in each palette. Lines, words and symbols keep theirs all year.

use engine::looks::Palette;

/// The ground in one palette.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Tints {
    pub(crate) forest: &'static str,
    /// Lighter and darker patches of the forest.
    pub(crate) forest_patches: [&'static str; 2],
    /// Open country where steppe is the rule: its ground, lighter and darker patches, grass.
    pub(crate) steppe: &'static str,
    pub(crate) steppe_patches: [&'static str; 2],
    pub(crate) grass: &'static str,
    pub(crate) tree_light: &'static str,
    pub(crate) tree_dark: &'static str,
    /// How strong the two sides of a tree are.
    pub(crate) tree_strength: (f64, f64),
    pub(crate) clear: &'static str,
    pub(crate) clear_edge: &'static str,
    pub(crate) fields: [&'static str; 2],
    pub(crate) marsh: &'static str,
    pub(crate) marsh_edge: &'static str,
    pub(crate) marsh_dash: &'static str,
    pub(crate) reed: &'static str,
    pub(crate) hill: [&'static str; 3],
    pub(crate) hachure: &'static str,
    pub(crate) desert: &'static str,
    pub(crate) desert_dot: &'static str,
    pub(crate) flood: &'static str,
    pub(crate) water: &'static str,
    pub(crate) shore: &'static str,
    pub(crate) water_middle: &'static str,
    pub(crate) bank: &'static str,
    pub(crate) sea: &'static str,
    pub(crate) stream: &'static str,
    pub(crate) casing: &'static str,
    pub(crate) halo: &'static str,
    pub(crate) paper: &'static str,
    pub(crate) paper_raised: &'static str,
}

pub(crate) const RAIL: &str = "#26231F";
pub(crate) const ROAD: &str = "#A3472C";
pub(crate) const TRACK: &str = "#7B5233";
pub(crate) const CITY: &str = "#7D2A20";
pub(crate) const CITY_GROUND: &str = "#C98B73";
pub(crate) const INK: &str = "#1F1C18";
pub(crate) const WATER_NAME: &str = "#2C6382";
pub(crate) const GRID: &str = "#4D4A34";
pub(crate) const FRAME: &str = "#2B2721";
pub(crate) const GOLD: &str = "#F4C95D";
/// Borders, borders that somebody claims, districts.
pub(crate) const BORDER: &str = "#A3322A";
pub(crate) const CLAIM: &str = "#3E7A46";
pub(crate) const DISTRICT: &str = "#4E6B3A";

const SUMMER: Tints = Tints {
    forest: "#C3CDA2",
    forest_patches: ["#CCD5AE", "#B9C697"],
    steppe: "#EFE4C3",
    steppe_patches: ["#F3ECD2", "#EBDDB8"],
    grass: "#B9A86A",
    tree_light: "#7C9668",
    tree_dark: "#5F7D54",
    tree_strength: (0.78, 0.62),
    clear: "#F1E7C6",
    clear_edge: "#D9C994",
    fields: ["#E6D49B", "#DFDFAE"],
    marsh: "#D2DDC6",
    marsh_edge: "#9DB9AE",
    marsh_dash: "#5D8F9A",
    reed: "#6F8F5C",
    hill: ["#D6C697", "#CDB583", "#C3A56F"],
    hachure: "#9A7443",
    desert: "#ECD3A0",
    desert_dot: "#B98A4A",
    flood: "#D9DCAE",
    water: "#A9CBD9",
    shore: "#4B819C",
    water_middle: "#C3DCE5",
    bank: "#F0E8CC",
    sea: "#9FC5D6",
    stream: "#7FABBD",
    casing: "#F8F0DA",
    halo: "#F3ECD4",
    paper: "#F3EBD3",
    paper_raised: "#F8F2E0",
};

const MUD: Tints = Tints {
    forest: "#BFC3A3",
    forest_patches: ["#C9CCB0", "#B5BA98"],
    steppe: "#E1D2B0",
    steppe_patches: ["#E6DABD", "#D9C8A3"],
    grass: "#A8915E",
    tree_light: "#7F8A68",
    tree_dark: "#626F55",
    clear: "#E3D3B0",
    clear_edge: "#BFA679",
    fields: ["#CDB889", "#C9C09A"],
    marsh: "#C3D2CB",
    marsh_edge: "#86A6A4",
    marsh_dash: "#4A8090",
    hill: ["#CDB98E", "#C1A676", "#B59765"],
    flood: "#C4CFC0",
    water: "#B3C8C8",
    shore: "#55808C",
    water_middle: "#C6D6D3",
    bank: "#E0D3B4",
    sea: "#A9C3C9",
    halo: "#ECE2C8",
    ..SUMMER
};

const WINTER: Tints = Tints {
    forest: "#D9E0DE",
    forest_patches: ["#E3E8E6", "#D0D9D8"],
    steppe: "#F4F4EF",
    steppe_patches: ["#F9F9F5", "#ECEEEA"],
    grass: "#B9C0BC",
    tree_light: "#F4F8F8",
    tree_dark: "#6F8B8A",
    tree_strength: (1.0, 0.85),
    clear: "#F8F8F3",
    clear_edge: "#CFD6D6",
    fields: ["#ECEEE9", "#E8EDEC"],
    marsh: "#DFE8EC",
    marsh_edge: "#B4C8D2",
    marsh_dash: "#7D9FB4",
    reed: "#9AA48F",
    hill: ["#E4E2DA", "#DAD6CB", "#CFC9BB"],
    hachure: "#8C8276",
    desert: "#EFE9DC",
    desert_dot: "#A39A88",
    flood: "#E9EEEC",
    water: "#E4F1F7",
    shore: "#6D97B1",
    water_middle: "#FFFFFF",
    bank: "#F6F8F6",
    sea: "#B9D3E0",
    stream: "#A5C2D0",
    casing: "#FDFCF7",
    halo: "#F7F8F5",
    paper: "#EEF1EE",
    paper_raised: "#FAFBF8",
};

impl Tints {
    /// The tints of a palette.
    pub(crate) fn of(palette: Palette) -> &'static Tints {
        match palette {
            Palette::Summer => &SUMMER,
            Palette::Mud => &MUD,
            Palette::Winter => &WINTER,
        }
    }
}
