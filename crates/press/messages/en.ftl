# What the press itself writes on paper.

press-chapter-map = Map
press-chapter-poster = Map, whole
press-chapter-key = Key to the map
press-chapter-deck = Deck of cards
press-chapter-counters = Counters
press-chapter-tracks = Tracks
press-chapter-charts = Charts and tables
press-chapter-cards = Turn cards
press-chapter-sheets = Sheets to fill in
press-chapter-position = Position

press-heading = { $game } · { $chapter }
press-page = { $chapter } { $number }
press-tile = Tile { $tile }
press-deck-front = Cards { $number }, front
press-deck-back = Cards { $number }, back
press-deck-heading-front = { $game } · cards { $number } · front · { $millimetres } by { $high } mm, print at 100 % on both sides
press-deck-heading-back-long = { $game } · cards { $number } · back · turn over the long edge
press-deck-heading-back-short = { $game } · cards { $number } · back · turn over the short edge
press-counters-front = Counters { $number }, front
press-counters-back = Counters { $number }, back
press-counters-heading-front = { $game } · counter sheet { $number } · front · { $millimetres } mm, print at 100 % on both sides
press-counters-heading-back-long = { $game } · counter sheet { $number } · back · turn over the long edge
press-counters-heading-back-short = { $game } · counter sheet { $number } · back · turn over the short edge
press-markers = Markers
press-glue = glue
press-assembly = The tiles
press-tile-advice = Print at 100 %. Cut off the left and the upper edge at the marks and glue the tile onto the strips of { $millimetres } mm that its neighbours leave for it.
press-ruler = { $millimetres } mm
press-turns = Turns
press-general-track = General track
press-situation = The situation
press-stage = Now
press-places = What lies where
press-place = Place
press-units = Units
press-marks = Marks
press-hidden = { $count ->
    [one] 1 hidden
   *[other] { $count } hidden
}
press-comma = {", "}
press-with-states = { $unit } ({ $states })
