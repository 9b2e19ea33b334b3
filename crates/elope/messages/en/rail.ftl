# Operation Elope: the railway, armoured trains, field works, engineers and tanks.

elope-entrains = { $unit } { $others ->
    [0] entrains
   *[other] and { $others } more entrain
} at { $hex }.
elope-travels = { $unit } { $others ->
    [0] goes
   *[other] and { $others } more go
} by rail to { $hex }.
elope-halted = The train can go no further than { $hex }: { $unit } { $others ->
    [0] detrains
   *[other] and { $others } more detrain
}.
elope-detrains = { $unit } { $others ->
    [0] detrains
   *[other] and { $others } more detrain
} at { $hex }.
elope-train-runs = { $unit } { $others ->
    [0] runs
   *[other] and { $others } more run
} to { $hex }.
elope-refits = { $unit } replenishes: { $depot } is expended.
elope-entrenches = { $unit } digs in.
elope-hasty-built = { $unit } builds a hasty defence in { $hex }.
elope-fort-built = { $unit } builds a fort in { $hex }.
elope-bridge-built = { $unit } builds a bridge at { $hex }.
elope-track-mended = { $unit } mends the track in { $hex }.
elope-wrecks = { $unit } destroys the track in { $hex }.
elope-tank-breaks-down = Die { $die }: { $unit } breaks down.
elope-tank-runs = Die { $die }: { $unit } is in order.
elope-tank-repaired = Die { $die }: { $unit } is repaired.
elope-tank-lost = Die { $die }: { $unit } is beyond repair and lost.

elope-no-rail-movement = { $unit } has no rail movement: in the original edition only Red has, from turn 2 on.
elope-tank-needs-train = { $unit } cannot take an ordinary train: load it on the armoured train in a town or city.
elope-not-at-a-station = { $unit } cannot entrain in { $hex }: march to a city on the railway first.
elope-not-behind-the-front = { $hex } is not behind your lines: march to a city on the railway to entrain.
elope-no-train-in-zone = No train leaves { $hex }: it is in an enemy zone of control. Leave the zone first.
elope-track-is-cut = The track in { $hex } is destroyed: no train goes through.
elope-no-points-to-entrain = { $unit } has no movement point left to entrain with.
elope-journey-is-over = { $unit } has had its rail journey: it may only march on.
elope-journey-through-zone = { $hex } is in an enemy zone of control: a rail journey does not go through.
elope-not-along-the-line = The railway does not lead on to { $hex }: name the rail hexes one after the other.
elope-no-service-there = No trains run to { $hex }: rail movement is between Konoscha and Plesetskaya.
elope-enemy-on-the-line = The enemy is on the line in { $hex }.
elope-journey-too-long = { $hex } is too far for this journey: it goes on for { $left ->
    [one] one hex
   *[other] { $left } hexes
} at most.
elope-not-aboard = { $unit } is on no train.
elope-no-station = Nobody leaves the train in { $hex }: go on to a city, or wait for the end of the phase.
elope-train-runs-alone = { $unit } is no armoured train: order trains and troops apart.
elope-train-not-free = { $unit } may not leave Archangel before turn 3.
elope-train-before-infantry = { $unit } runs no farther than your infantry: none has reached { $hex }.
elope-train-too-far = { $unit } cannot reach { $hex } this turn.
elope-no-train = { $unit } is no armoured train of yours.
elope-refit-elsewhere = { $unit } replenishes in { $hex } only.
elope-refit-needs-depot = { $unit } needs a depot of yours in its hex to replenish from.
elope-refit-needless = { $unit } has not been used since it replenished.

elope-work-too-dear = { $unit } has { $left ->
    [0] no movement points
    [one] 1 movement point
   *[other] { $left } movement points
} left; the work takes { $cost }.
elope-does-not-dig = { $unit } does not dig trenches.
elope-works-need-normal-supply = { $unit } lacks supply or communications for the work.
elope-trenches-when-dry = { $unit } can dig in only in dry weather.
elope-entrenched-already = { $unit } is entrenched already.
elope-no-works-in-snowy-marsh = { $hex } is marsh: nothing is built there while there is snow.
elope-does-not-improve = { $unit } does not improve trenches: combat units do, and engineers build outright.
elope-not-entrenched = { $unit } must be entrenched before it can build a hasty defence.
elope-works-disturbed = { $unit } must have been outside enemy zones of control for a full turn.
elope-work-stands = { $hex } has such a work already.
elope-improving-takes-all = { $unit } needs its whole movement allowance for a hasty defence.
elope-does-not-wreck = { $unit } does not destroy track: a combat unit must.
elope-no-track-to-wreck = There is no track to destroy in { $hex }.
elope-no-engineers = { $unit } does not build: only US and British engineers do.
elope-engineers-need-supply = { $unit } is out of supply and cannot build.
elope-enemy-at-the-site = Nothing is built in { $hex }: the enemy is next to it.
elope-track-is-whole = The track in { $hex } needs no mending.
elope-no-place-for-bridge = A bridge must span a river hexside of { $hex } with land beyond.
elope-bridge-stands = There is a bridge already.
