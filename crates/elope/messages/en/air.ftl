# Operation Elope: air.

elope-changes-base = { $unit } changes base to { $hex }.
elope-goes-aboard = { $unit } is based on { $ship } now.
elope-no-base-left = { $unit } finds no other base and is lost.
elope-supports = { $unit } { $others ->
    [0] supports
    [one] and one more support
   *[other] and { $others } more support
} the attack on { $hex }.
elope-supports-with-gas = { $unit } { $others ->
    [0] supports
    [one] and one more support
   *[other] and { $others } more support
} the attack on { $hex } with gas.
elope-goes-bombing = { $unit } { $others ->
    [0] takes
    [one] and one more take
   *[other] and { $others } more take
} off to bomb at { $hex }.
elope-stays-at-base = { $unit } stays at its base.
elope-airfield-open = Die { $die }: the airfield of { $hex } can be used.
elope-airfield-mud = Die { $die }: mud closes the airfield of { $hex } this turn.
elope-engines-run = Die { $die }, counted as { $modified }: the engine of { $unit } runs, and so do all of its type.
elope-engines-fail = Die { $die }, counted as { $modified }: the engine of { $unit } fails; its type is grounded this turn.
elope-intercepts = { $unit } goes up to intercept over { $hex }.
elope-air-combat = Air combat over { $hex }, { $column }: die { $die } is row { $row }.
elope-air-column-1-2 = 1 to 2
elope-air-column-1-1 = 1 to 1
elope-air-column-3-2 = 1.5 to 1
elope-air-column-2-1 = 2 to 1
elope-air-column-3-1 = 3 to 1
elope-air-column-4-1 = 4 to 1
elope-turns-back = { $unit } { $others ->
    [0] turns
    [one] and one more turn
   *[other] and { $others } more turn
} back.
elope-shot-down = { $unit } is shot down.
elope-bombs-hit = Bombs on { $hex }, strength { $strength }: die { $die }, counted as { $modified }, is a hit.
elope-bombs-miss = Bombs on { $hex }, strength { $strength }: die { $die }, counted as { $modified }, is a miss.
elope-hit-tells = Second die { $die }: the hit at { $hex } tells.
elope-hit-does-nothing = Second die { $die }: the hit at { $hex } does no harm.
elope-bombs-track = Die { $die } against the track at { $hex }.
elope-bridge-bombed = The bridge at { $hex } is destroyed.
elope-fort-bombed = The fort at { $hex } is destroyed.
elope-hasty-defence-bombed = The hasty defence at { $hex } is destroyed.
elope-track-bombed = The track at { $hex } is destroyed.
elope-troops-panic = The Red troops at { $hex } panic: Allied attacks on them add 1 to the die.
elope-depot-made-mobile = { $unit } loses a level and is mobile now.
elope-bombed-out = { $unit } is destroyed by bombs.
elope-ship-bombed = { $unit } is sunk by bombs.

elope-no-aircraft-named = No aircraft was named.
elope-not-an-aircraft = { $unit } is not an aircraft.
elope-aircraft-fly-later = Aircraft fly in your Combat Phase; until then they can only change base.
elope-has-a-mission = { $unit } has a mission already; it cannot fly another this turn.
elope-has-flown = { $unit } has flown or changed base this turn already.
elope-no-flying-weather = { $unit } can fly only in a dry turn.
elope-grounded-by-snow = { $unit } cannot fly in snow.
elope-engines-failed = The engines of { $unit } and its type fail this turn.
elope-airfield-closed = Mud closes the airfield of { $unit } this turn.
elope-base-without-supply = The base of { $unit } has no line of six hexes to a depot or source of supply.
elope-out-of-range = { $unit } cannot fly so far.
elope-target-out-of-command = The target of { $unit } lies outside the command radius of all your HQs.
elope-nothing-in-range = { $unit } finds nothing to fly to: no target within its range and the command radius of your HQs.
elope-no-attack-to-support = No attack on { $hex } is announced: announce one first.
elope-no-gas-yet = There is no gas before turn 13.
elope-gas-is-british = Only British aircraft drop gas.
elope-all-or-no-gas = All aircraft over { $hex } carry the same: gas, or bombs.
elope-no-more-gas = No more gas attacks this turn.
elope-bomb-the-hex = This counter is not bombed by name: name the troops of its hex.
elope-only-allies-bomb-troops = Only Allied aircraft bomb troops.
elope-nothing-to-bomb = There is nothing of the enemy's to bomb.
elope-fort-shields = The fort shields what is inside it: bomb the fort.
elope-too-many-missions = There are too many missions already: join one of them.
elope-no-interception-now = Interceptors go up in the enemy's Combat Phase, when you are asked for them.
elope-nobody-to-intercept = No enemy aircraft are over { $hex }.
elope-too-far-to-intercept = { $hex } is more than four hexes from the base of { $unit } and outside the command radius of your HQs.
elope-wrong-air-losses = You lose { $count ->
    [one] one aircraft
   *[other] { $count } aircraft
}: name just as many.
elope-no-airbase = { $hex } is no airbase for { $unit }.
elope-base-not-held = Your side cannot use { $hex } as a base for { $unit }.
elope-field-too-small = The field of { $hex } is too small for { $unit }.
elope-airbase-full = The airbase of { $hex } has no room for { $unit }.
elope-based-there-already = { $unit } is based there already.
elope-not-the-nearest-base = { $unit } must go to the nearest base.
elope-no-base-afloat = { $ship } is no carrier or barge of yours on the water: { $unit } cannot be based on it.
elope-only-seaplanes-afloat = { $unit } is no seaplane and cannot be based on { $ship }.
elope-carrier-full = { $ship } has no room for { $unit }.
elope-lands-at-barge = While you have a barge, { $unit } lands beside it or on a carrier.
elope-no-water-for-seaplane = { $unit } needs a major river, a lake or the sea: there is none at { $hex }.
elope-stays-with-carriers = { $unit } belongs to a carrier and can go only to another one.
