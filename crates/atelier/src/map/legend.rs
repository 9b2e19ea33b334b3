//! The words beside a map: title panel, key and scale bar, in somebody's language.

/// Makes the words of a key from the ids of their messages.
macro_rules! legend {
    ($($(#[$doc:meta])* $word:ident = $id:literal,)*) => {
        /// What is written in the key of a map.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct Legend {
            $($(#[$doc])* pub $word: String,)*
        }

        impl Legend {
            /// The words that somebody has for the messages with these ids.
            pub fn in_words(say: impl Fn(&str) -> String) -> Legend {
                Legend { $($word: say($id),)* }
            }
        }
    };
}

legend! {
    /// The heading over kinds of ground.
    ground = "atelier-ground",
    /// A place.
    town = "atelier-town",
    /// A place.
    city = "atelier-city",
    /// The heading over rivers and ways.
    lines = "atelier-lines",
    /// A river.
    major_river = "atelier-major-river",
    /// A river.
    minor_river = "atelier-minor-river",
    /// Water for the eye alone.
    stream = "atelier-stream",
    /// A way.
    railway = "atelier-railway",
    /// A way.
    road = "atelier-road",
    /// A way.
    track = "atelier-track",
    /// Over a river.
    bridge = "atelier-bridge",
    /// Over a river.
    ferry = "atelier-ferry",
    /// The edge of a country.
    border = "atelier-border",
    /// A border that somebody claims.
    claim = "atelier-claim",
    /// Between two weathers.
    weather_line = "atelier-weather-line",
    /// Where the holder of a railway changes.
    railhead = "atelier-railhead",
    /// The number on a pennant.
    victory_points = "atelier-victory-points",
    /// A badge.
    supply = "atelier-supply",
    /// A badge.
    airbase = "atelier-airbase",
    /// A badge.
    port = "atelier-port",
    /// What the scale bar counts where a hex has no size.
    hexes = "atelier-hexes",
    /// What it counts otherwise.
    miles = "atelier-miles",
}

/// The ids themselves: whoever draws a key for people says the words.
impl Default for Legend {
    fn default() -> Legend {
        Legend::in_words(str::to_owned)
    }
}
