# A position from a real table: its form, its flaws, what was assumed.

rossyia-position-white = Whites
rossyia-position-bolshevik = Bolsheviks
rossyia-position-turn = The turn begins
rossyia-position-initiative-white = The Whites may play for the initiative
rossyia-position-initiative-bolshevik = The Bolsheviks may play for the initiative
rossyia-position-answer-white = The Whites may answer for the initiative
rossyia-position-answer-bolshevik = The Bolsheviks may answer for the initiative
rossyia-position-arrivals-white = The Whites place arrivals
rossyia-position-arrivals-bolshevik = The Bolsheviks place arrivals
rossyia-position-options-white = The Whites play options
rossyia-position-options-bolshevik = The Bolsheviks play options
rossyia-position-military = The Military Phase begins
rossyia-position-activation-white = The Whites name a HQ
rossyia-position-activation-bolshevik = The Bolsheviks name a HQ
rossyia-position-independent = Independent units are next

rossyia-position-box-to-come = Still to come
rossyia-position-box-pool = In the pool
rossyia-position-box-drawn = Drawn, to be placed
rossyia-position-box-eliminated = Eliminated
rossyia-position-box-lost = Out of the game
rossyia-position-box-withdrawn = Gone home
rossyia-position-box-never = Not in play

rossyia-field-turn = Turn
rossyia-field-phase = What begins now
rossyia-field-initiative = Initiative
rossyia-field-level = Political level
rossyia-field-weather-north = Weather in the North
rossyia-field-weather-south = Weather in the South
rossyia-field-czech-case = Czech case
rossyia-field-pr = PR: { $faction }
rossyia-field-rail-points = Rail: { $faction }
rossyia-field-cities = Cities taken: { $faction }
rossyia-field-rail = Rail taken: { $faction }
rossyia-field-held = Hexes held: { $side }

rossyia-position-no-turn = Which turn is it? Add a line “turn: { $first }”, up to { $last }.
rossyia-position-no-such-turn = “{ $word }” is no turn of this scenario: its turns go from { $first } to { $last }.
rossyia-position-no-phase = What begins now? Add a line “phase: activation white”, or another phase.
rossyia-position-no-such-phase = “{ $word }” is no phase. Write “turn”, “military” or “independent”, or “initiative”, “answer”, “arrivals”, “options” or “activation” and a side.
rossyia-position-czech-case-assumed = Nothing is said of the Czech case: it is taken as { $case }.
rossyia-position-no-place = There is no place “{ $word }”. Write a hex, a city or a box, “due” or “delayed” and one of them, or where those are who are not on the map: “pool”, “eliminated”, “lost”.
rossyia-position-no-faction = There is no faction “{ $word }”.
rossyia-position-no-side = “{ $word }” is no side: write “white”, “bolshevik” or “none”.
rossyia-position-held-by-both = { $place } is listed for both sides: keep one.
rossyia-position-no-option = “{ $word }” is no option of this side. Write its name, with a number where there are several: “name=2”; of a hand that nobody may know “unknown=3”.
rossyia-position-too-many-options = { $option }: { $count } are all there can be. Take some out.
rossyia-position-hand-half-known = A hand is either named whole or unknown: beside “unknown” only options that were shown can be named.
rossyia-position-out-of-the-area = { $unit } cannot be in { $place }: this scenario is not played there.
rossyia-position-in-the-water = { $unit } cannot stand in { $place }: that is water.
rossyia-position-off-the-rails = { $unit } is off the rails in { $place }.
rossyia-position-state-does-not-fit = { $unit } cannot be “{ $word }”.
rossyia-position-enemies-together = { $place }: enemies stand in one hex.
rossyia-position-cannot-be = This cannot be: { $reason }.
rossyia-position-assumed-eliminated = { $others ->
    [0] { $unit } is named nowhere: taken as eliminated.
    [one] { $unit } and one other are named nowhere: taken as eliminated.
   *[other] { $unit } and { $others } others are named nowhere: taken as eliminated.
}
