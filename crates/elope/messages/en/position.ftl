# A position from a real table: its form, its flaws, what was assumed.

elope-phase-set-up = Red sets up
elope-phase-allied-operations = Mutual operations, the Allies
elope-phase-red-operations = Mutual operations, the Reds
elope-box-to-come = Still to come
elope-box-lost = Lost
elope-box-withdrawn = Withdrawn
elope-box-never = Not in play

elope-field-turn = Turn
elope-field-phase = What begins now
elope-field-weather = Weather
elope-field-depth = Depth of the Dvina, in feet
elope-field-points-allied = Supply points of the Allies
elope-field-points-red = Supply points of the Reds
elope-field-points-vologda = Red points on their way from Vologda
elope-field-kotlas = The decision for Kotlas this turn
elope-field-july = The decision of July
elope-field-been-in-kotlas = The Allies have been in Kotlas
elope-field-railway-brigade = The brigade that takes the railway
elope-field-conditions = Supply and communications
elope-field-held-allied = Held by the Allies
elope-field-held-red = Held by the Reds
elope-field-forts = Forts
elope-field-hasty = Hasty defences
elope-field-wrecked = Destroyed track
elope-field-bridges-built = Bridges built
elope-field-bridges-down = Bridges down
elope-field-mined = Mines
elope-field-swept = Hexsides swept

elope-value-silent = not rolled
elope-value-undecided = undecided
elope-value-yes = yes
elope-value-no = no
elope-value-none = none
elope-value-found = found from the position
elope-value-marked = as the counters are marked

elope-state-captured = captured

elope-position-no-turn = Which turn is it? Add a line “turn: 1”, up to { $last }.
elope-position-no-such-turn = “{ $word }” is no turn: turns go from 1 to { $last }.
elope-position-no-phase = What begins now? Add a line “phase: movement allied”, or another phase.
elope-position-no-such-phase = “{ $word }” is no phase. Write “operations”, “movement” or “combat” and a side, or “set up”.
elope-position-set-up-is-first = Red sets up before turn 1: write “turn: 1”.
elope-position-wrong-weather = In turn { $turn } the weather is { $weather }: correct the turn or the weather.
elope-position-no-depth = The depth of the Dvina has been rolled: add a line “depth”.
elope-position-depth-not-rolled = No depth has been rolled yet: leave the line out.
elope-position-no-decision = No such decision has been rolled yet: leave the line out.
elope-position-decision-assumed = Nothing is said of the decision for Kotlas: it is taken as undecided.
elope-position-no-place = There is no place “{ $word }”. Write a hex, a hexside such as 4014/N, the name of a place or a box, or “aboard” and a ship.
elope-position-no-hexside = “{ $word }” is no river hexside: write a hex and a direction, such as 4014/N.
elope-position-no-land = { $hex }: nothing can be built in the water.
elope-position-no-railway = { $hex } has no railway.
elope-position-bridge-is-there = { $hex } has a printed bridge: it needs no line.
elope-position-no-bridge-there = { $hex } has no printed bridge that could be down.
elope-position-not-navigable = { $hex } is not navigable.
elope-position-no-mines-in-the-vaga = { $hex }: the Vaga is always free of mines.
elope-position-held-by-both = { $hex } is listed for both sides: keep one.
elope-position-no-airfield = { $hex } has no airfield.

elope-position-comes-later = { $unit } comes in turn { $turn } only: leave it out, it is still to come.
elope-position-has-left = { $unit } left the game in turn { $turn }: leave it out, or put it into the box “withdrawn”.
elope-position-not-in-scenario = { $unit } is not in this scenario: leave it out.
elope-position-never-comes = No list brings { $unit }: it cannot be still to come.
elope-position-ship-on-land = { $unit } is a ship and cannot be in { $hex }: name a river hexside beside it.
elope-position-in-the-water = { $unit } cannot stand in { $hex }: that is water.
elope-position-train-off-rails = { $unit } is off the rails in { $hex }.
elope-position-no-ground-for-tanks = { $unit } is a tank and cannot be in { $hex }: no way open to tanks leads there.
elope-position-not-a-ship = { $unit } is no ship and cannot be on { $hex }: name a hex, or “aboard” and a steamer.
elope-position-ship-not-navigable = { $unit } cannot be on { $hex }: it is not navigable.
elope-position-vologda-is-red = { $unit } cannot be in Vologda: only the Reds wait there.
elope-position-only-ships-laid-up = { $unit } is no ship: only ships are laid up.
elope-position-not-due = { $unit } has no choice of where to come in now: put it on the map, or leave it out.
elope-position-state-does-not-fit = { $unit } cannot be “{ $word }”.
elope-position-no-reduced-side = { $unit } has no reduced side: its first loss destroys it.
elope-position-conditions-are-found = { $unit }: “{ $word }” follows from the position. Take it out, or add a line “conditions: marked”.

elope-position-enemies-together = { $hex }: enemies stand in one hex.
elope-position-aboard-nothing = { $unit } is aboard { $ship }, which is not on the map: place the ship.
elope-position-aboard-an-enemy = { $unit } is aboard an enemy, { $ship }. If it was captured, mark it so.
elope-position-in-the-ice = { $unit } is on { $hex }, which is closed by ice: it stays there until the thaw.
elope-position-mined-and-swept = { $hex } is swept and mined: Red mines were cleared there and Allied ones lie there now.
elope-position-nobody-to-set-up = Nobody is left to set up: begin with “phase: operations allied”, or put counters into the box “due”.
elope-position-stands-still = Whoever is to decide has no legal order here: begin with another phase.
elope-position-assumed-held = Places in neither list are held by whoever stands there, or else by the side whose they are when the game begins.
elope-position-assumed-lost = { $others ->
    [0] { $unit } is not named and is taken as lost.
    [one] { $unit } and one more are not named and are taken as lost.
   *[other] { $unit } and { $others } more are not named and are taken as lost.
}
elope-position-assumed-to-come = { $others ->
    [0] { $unit } is not named and still to come.
    [one] { $unit } and one more are not named and still to come.
   *[other] { $unit } and { $others } more are not named and still to come.
}
