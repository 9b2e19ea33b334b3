//! Unit types, groups of them and fortifications (S2.buy, S2.count, S2.setup.5).

use serde::Deserialize;

use crate::ids::{UnitIx, Units};

/// Declares words of the data: the words and what they mean.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$of:meta])* $word:ident,)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$of])* $word,)* }
    };
}
pub(crate) use words;

words!(
    /// What kind of troops or weapon it is.
    Class {
        /// Infantry.
        Foot,
        /// Cavalry.
        Cav,
        /// Machine guns.
        Mg,
        /// Machine guns on carts.
        Tchanka,
        /// Mortars.
        Mortar,
        /// Guns.
        Gun,
        /// Howitzers.
        Howitzer,
        /// Anti-aircraft guns.
        Aa,
        /// Armoured cars.
        ArmouredCar,
        /// Tanks.
        Tank,
        /// Armoured trains.
        Train,
        /// Gunboats.
        Boat,
        /// Aircraft.
        Air,
    }
);
words!(
    /// Under which heading scouts announce it.
    Recon {
        /// Infantry.
        Infantry,
        /// Cavalry.
        Cavalry,
        /// Artillery.
        Artillery,
        /// Vehicles.
        Vehicles,
    }
);
words!(
    /// What armour it has.
    Armour {
        /// None.
        None,
        /// Of cars and light tanks.
        Light,
        /// Of heavy tanks.
        Heavy,
        /// Of trains.
        Train,
    }
);
words!(
    /// What rules and national cards ask of a type.
    Tag {
        /// Anti-aircraft.
        Aa,
        /// Aircraft.
        Air,
        /// Carries bombs.
        Bombs,
        /// Cheka.
        Cheka,
        /// Colourful units.
        Colourful,
        /// Conscripts.
        Conscript,
        /// Cossacks.
        Cossack,
        /// Elite.
        Elite,
        /// Estonian.
        Estonian,
        /// Fights aircraft.
        Fighter,
        /// Finnish.
        Finnish,
        /// German.
        German,
        /// A gun.
        Gun,
        /// Horse artillery.
        HorseArtillery,
        /// A howitzer.
        Howitzer,
        /// Fires without sight.
        Indirect,
        /// Interventionists.
        Interventionist,
        /// Makhnovists.
        Makhnovist,
        /// A mortar.
        Mortar,
        /// Mounted.
        Mounted,
        /// Sailors.
        Naval,
        /// A ship.
        NavalVessel,
        /// Officers.
        Officer,
        /// Partisans.
        Partisan,
        /// Polish.
        Polish,
        /// Rolls half its dice.
        Raw,
        /// Red.
        Red,
        /// A support weapon.
        Support,
        /// A tank.
        Tank,
        /// A train.
        Train,
        /// Ukrainian.
        Ukrainian,
        /// A vehicle.
        Vehicle,
        /// War-weary.
        Weary,
        /// On wheels.
        Wheeled,
        /// White.
        White,
    }
);

/// A type of unit.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What a stand costs.
    pub points: u16,
    /// What kind of troops or weapon it is.
    pub class: Class,
    /// Under which heading scouts announce it; aircraft are not seen so.
    #[serde(default)]
    pub recon: Option<Recon>,
    /// How many stands a counter holds (S2.count.1).
    pub max_stands: u8,
    /// Spaces of a Maneuver.
    pub campaign_move: u8,
    /// Morale, 1 to 5.
    pub morale: u8,
    /// Fire dice of a stand.
    pub fire: u8,
    /// The die that hits.
    pub need: u8,
    /// Range in squares.
    pub range: u8,
    /// What is nearer is not fired at.
    pub min_range: u8,
    /// Melee dice of a stand.
    pub melee: u8,
    /// The die that hits in melee; 7 never does.
    pub melee_need: u8,
    /// Squares of a battle turn.
    #[serde(rename = "move")]
    pub moves: u8,
    /// Its armour.
    #[serde(default = "unarmoured")]
    pub armour: Armour,
    /// What a stand counts in the flight tally.
    pub weight: u8,
    /// What it adds in air combat.
    #[serde(default)]
    pub air_rating: u8,
    /// What rules and national cards ask of it.
    pub tags: Vec<Tag>,
}

fn unarmoured() -> Armour {
    Armour::None
}

impl Unit {
    /// Whether it has a tag.
    pub fn is(&self, tag: Tag) -> bool {
        self.tags.contains(&tag)
    }

    /// Whether its counters hold several platoons (S2.count.1).
    pub fn in_companies(&self) -> bool {
        matches!(self.class, Class::Foot | Class::Cav)
    }

    /// The reason why there cannot be such a type.
    pub(crate) fn judge(&self) -> Result<(), String> {
        let fits = |is: bool, reason: &str| if is { Ok(()) } else { Err(format!("{}: {reason}", self.id)) };
        fits((1..=5).contains(&self.morale), "morale is from 1 to 5")?;
        fits((1..=4).contains(&self.max_stands), "a counter holds from 1 to 4 stands")?;
        fits(self.in_companies() || self.max_stands == 1, "weapons are single")?;
        fits(self.points > 0, "a stand costs something")?;
        fits((2..=6).contains(&self.need), "a need is from 2 to 6")?;
        fits((2..=7).contains(&self.melee_need), "a melee need is from 2 to 7")?;
        fits(self.min_range <= self.range, "its least range is more than its range")
    }
}

/// A group of types as the file has it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GroupFile {
    pub(crate) id: String,
    pub(crate) name: String,
    #[serde(default)]
    classes: Vec<Class>,
    #[serde(default)]
    tags: Vec<Tag>,
    #[serde(default)]
    units: Vec<UnitIx>,
}

/// A group of types that national cards limit.
#[derive(Debug, Clone)]
pub struct Group {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The types.
    pub units: Units,
}

impl GroupFile {
    /// The group with its members.
    pub(crate) fn of(self, units: &[Unit]) -> Group {
        let member =
            |unit: &Unit| self.classes.contains(&unit.class) || unit.tags.iter().any(|tag| self.tags.contains(tag));
        let found = units.iter().enumerate().filter(|(_, unit)| member(unit)).map(|(index, _)| UnitIx(index as u8));
        Group { units: Units::of(found.chain(self.units.iter().copied())), id: self.id, name: self.name }
    }
}

/// What fortifications cost where a scenario allows them (S2.setup.5).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fortification {
    /// A belt of trenches.
    pub trench_belt: u16,
    /// Wire in front of it.
    pub wire: u16,
}
