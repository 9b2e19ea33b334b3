# Operation Elope, in English: the turn, what is asked, supply, survival.

elope-set-up = The forces are set up.
elope-stage-set-up = Set-up, { $weather }
elope-stage-turn = Turn { $turn } of { $last }, { $weather }
    .short = Turn { $turn }, { $weather }
elope-turn = Turn { $turn }, { $weather }
elope-movement-begins = { $side }: Movement Phase
elope-combat-begins = { $side }: Combat Phase

elope-ask-set-up = Set up the counters that you may place yourself.
elope-ask-operations = You have { $points ->
    [one] 1 supply point
   *[other] { $points } supply points
}. Build depots for { $cost } each and bring units back to strength, or end your part of the Mutual Operations Phase.
    .kind = Build depots and bring units back to strength, or end your part of the Mutual Operations Phase.
elope-ask-movement = Move your units, or end the Movement Phase.
elope-ask-attacks = Announce your attacks and send out aircraft, or end the announcements.
elope-ask-interception = Send up interceptors, or let the enemy fly.
elope-ask-resolve = Which announced attack is resolved next?
elope-ask-resolve-the-last = One attack is left, on { $hex }: resolve it.
    .kind = Resolve the last announced attack.
elope-ask-depots = Expend depots for this attack, or attack at half strength.
elope-ask-depots-defence = Expend depots for this defence, or defend at half strength.
elope-ask-engaged = You are engaged: counterattack one of the attacking hexes, or lose a step more and retreat.
elope-ask-losses = Which units lose { $steps ->
    [one] one step
   *[other] { $steps } steps
}?
    .kind = Which units lose steps?
elope-ask-step-or-retreat = Lose { $steps ->
    [one] one step
   *[other] { $steps } steps
}, or retreat instead.
    .kind = Lose steps, or retreat instead?
elope-ask-excess = There is no room for all in { $hex }: which of the units that retreated is lost?
    .kind = Which unit is lost where there is no room for all?
elope-ask-retreat = The defenders of { $hex } retreat { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}: where to?
    .kind = Where do the defenders retreat to?
elope-ask-retreat-on = The defenders of { $hex } are in { $at } and retreat { $hexes ->
    [one] one hex more
   *[other] { $hexes } hexes more
}: where to?
    .kind = Where do the defenders retreat to?
elope-ask-advance = Advance into the vacated hex, or stay.
elope-ask-exploit = Breakthrough: move on, attack again, or stay.
elope-ask-flight = { $unit } flees before the enemy: where to?
    .kind = Where does a unit flee to?
elope-ask-air-losses = Which aircraft are lost? { $count ->
    [one] One counter
   *[other] { $count } counters
}.
    .kind = Which aircraft are lost?
elope-ask-stranded = Find another base for the aircraft that have lost theirs.

elope-out-of-turn = This order has no place in the present phase.
elope-asked-first = It is not the time for { $unit }: first answer what is asked.
elope-not-your-movement = Units move in their own Movement Phase only.
elope-not-your-operations = Depots and replacements are for the Mutual Operations Phase.
elope-moves-later = { $unit } does nothing while depots and replacements are bought; it moves in your Movement Phase.
elope-nothing-to-end = This decision cannot be passed over: answer what is asked.
elope-not-yours = { $unit } is not yours to command.
elope-not-on-the-map = { $unit } is not on the map.
elope-not-in-a-hex = { $unit } does not stand in a hex.
elope-check-is-over = Somebody has moved already: supply was checked before that.

elope-no-store-left = The enemy holds the towns where your points could be spent.
elope-no-depots-there = No depot can be built in { $hex }.
elope-too-few-points = That costs { $cost ->
    [one] one supply point
   *[other] { $cost } supply points
}, and you have fewer.
elope-no-depot-counter = All depot counters are in use.
elope-too-many-depots = There are too many depots in { $hex }: five is the limit.
    .short = too many depots here: some must leave
elope-depot-built = { $unit } is built in { $hex }.
elope-not-rebuilt = { $unit } cannot be brought back.
elope-not-reduced = { $unit } is at full strength.
elope-needs-hq = { $unit } has no HQ with it: units are rebuilt beside an HQ.
elope-needs-line = No line runs from the HQ with { $unit } to the rear.
elope-enemy-too-near = The enemy stands next to { $unit }: two hexes is the least.
elope-rebuilt = { $unit } is back at full strength.
elope-no-depot = { $unit } is not a depot.
elope-turned-already = { $unit } has been turned over this turn.
elope-no-ground-for-depot = A static depot cannot stand on the ground where { $unit } is.
elope-depot-turned-static = { $unit } becomes a static depot.
elope-depot-turned-mobile = { $unit } becomes a mobile depot.
elope-needs-no-depot = { $unit } draws on no depot.
elope-supplied-already = { $unit } is supplied as it is.
elope-no-rations-now = Who is supplied first is said before the first move of your Movement Phase, in your own Combat Phase, or when you are asked for depots in a battle.
elope-nobody-rationed = Nobody was named to be supplied first.
elope-rationed-already = These are supplied first already.
elope-rations = { $unit } { $others ->
    [0] is
    [one] and one more are
   *[other] and { $others } more are
} supplied first.
elope-no-hq = { $unit } is no HQ of yours.
elope-hq-has-moved = { $unit } has spent movement this phase or supplies across the river already.
elope-hq-out-of-supply = { $unit } is out of supply and cannot do that: bring a depot up.
elope-nobody-across = None of its units stands across a river from { $unit }.
elope-spans = { $unit } stays where it is and supplies its units across the river.
elope-hq-spans-river = { $unit } supplies its units across the river and stays where it is this turn.

elope-survives = { $shelter ->
    [0] Die { $die }
   *[other] Die { $die } − { $shelter } for shelter = { $modified }
}: { $unit } with competence { $tc } holds out.
elope-starves = { $shelter ->
    [0] Die { $die }
   *[other] Die { $die } − { $shelter } for shelter = { $modified }
}: { $unit } with competence { $tc } loses a step for want of supply.

# The chapters of the rules.
elope-chapter-1 = What the game is about
elope-chapter-2 = Components
elope-chapter-3 = Sequence of play
elope-chapter-4 = Movement
elope-chapter-5 = Zones of control
elope-chapter-6 = Stacking
elope-chapter-7 = Combat
elope-chapter-8 = Retreats and advances
elope-chapter-9 = Support units
elope-chapter-10 = Supply and communications
elope-chapter-11 = Supply points and depots
elope-chapter-12 = Aircraft
elope-chapter-13 = Reinforcements and replacements
elope-chapter-14 = Weather
elope-chapter-15 = Naval units
elope-chapter-16 = Armoured trains
elope-chapter-17 = Engineers
elope-chapter-18 = Tanks
elope-chapter-19 = Aircraft carriers
elope-chapter-20 = Allied doctrine
elope-chapter-21 = Vologda box
elope-chapter-22 = Gas
elope-chapter-23 = Scenarios
elope-chapter-24 = Victory
elope-chapter-AID = Player aids
elope-chapter-T = Tables
