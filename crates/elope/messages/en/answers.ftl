# Operation Elope: answers.

elope-no-such-counter = There is no such counter.
elope-no-odds = There are no odds for this order. Ask about an attack, a counterattack or the depots for one, a bombing, a voyage with dice or a sweep.

elope-why-legal = This order is legal.
elope-why-half-built = This order is not complete yet.
elope-why-points = { $unit } has { $left ->
    [one] 1 movement point
   *[other] { $left } movement points
}
elope-why-ground = { $hex }: the ground
elope-why-rail = { $hex }: along the railway
elope-why-road = { $hex }: along the road
elope-why-track = { $hex }: along the track
elope-why-uphill = { $hex }: uphill
elope-why-river = { $hex }: over the river
elope-why-disengages = { $hex }: out of an enemy zone
elope-why-overruns = { $hex }: over a support unit
elope-why-ratio = { $attack } against { $defence }: column { $column }
elope-why-column = Advantages { $attacker } against { $defender }: column { $column }
elope-why-modifier = Added to the die
elope-why-no-modifier = Nothing is added to the die
elope-why-supplied = With { $depots ->
    [0] a supply point
    [one] one depot
   *[other] { $depots } depots
} expended for it: { $attack } against { $defence }, column { $column }. You are asked when it is resolved.
elope-why-unsupplied = Without, at half strength: { $attack } against { $defence }, column { $column }
elope-why-defence-supplied = All this with what the defender can expend; if he keeps it: { $attack } against { $defence }, column { $column }
elope-part-attack = Attack
elope-part-defence = Defence
elope-part-attacker-advantages = Advantages of the attacker
elope-part-defender-advantages = Advantages of the defender
elope-part-modifiers = Added to the die
elope-part-odds = Odds
elope-part-supply = Supply
elope-part-air = Aircraft

elope-trace-needs-none = { $unit } needs no lines.
elope-trace-first-turn = { $unit }: all Allied units are supplied and in communications in the first turn
elope-trace-at-source = { $unit } stands in a supply town of its own
elope-trace-across = { $hq } supplies { $unit } across the river: its lines run from the HQ
elope-trace-road = { $unit } is within two hexes of a road or railway
elope-trace-no-road = { $unit } is farther than two hexes from any road or railway
elope-trace-supply = { $unit }: line to a depot or supply town
elope-trace-hq = { $unit }: line to an HQ for supply
elope-trace-word = { $unit }: line to an HQ for communications
elope-trace-hq-supply = The HQ of { $unit }: line to a depot or supply town
elope-trace-hq-rear = The HQ of { $unit }: line to the rear
elope-trace-no-room = The depots in reach of { $unit } have no room for it
elope-trace-normal = { $unit } is in supply and in communications
elope-trace-os = { $unit } is out of supply
elope-trace-oc = { $unit } is out of communications
elope-trace-os-oc = { $unit } is out of supply and out of communications

elope-line-no-end = There is nothing that this line could lead to.
elope-line-for-supply = supply
elope-line-for-orders = orders
elope-line-enemy = An enemy stands in { $hex }.
elope-line-zone = { $hex } is in an enemy zone.
elope-line-river = The river bars the way at { $river }: it needs a bridge or ice.
elope-line-too-long = The line is { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} long; no more than { $limit ->
    [one] 1 is
   *[other] { $limit } are
} allowed.
elope-line-no-way = No way leads there.

elope-why-half-os = { $unit } is out of supply: half its movement
elope-why-half-oc = { $unit } is out of communications: half its movement
elope-why-quarter = { $unit } is out of supply and out of communications: a quarter of its movement
elope-why-after-rail = { $unit } came by rail: half its movement
elope-why-landed = { $unit } came by ship: it still has its whole movement
elope-why-depot-uncommanded = { $unit } needs no HQ to move
elope-why-slowest = The others cannot lend { $unit } their points
elope-why-track-gone = { $hex }: the thaw has turned the track into mud
elope-why-stops = { $hex }: in an enemy zone; the move ends there
elope-why-through-friends = { $hex }: through friends, at no extra cost
elope-why-joins = { $hex }: stacking costs nothing
elope-why-no-limit = { $hex }: the Allies stack without limit
elope-why-uncounted = { $hex }: HQs and depots do not count for stacking
elope-why-shelter = { $hex }: the works there shelter whoever holds them
elope-why-ships-unharmed = { $hex }: enemy ships beside it are not harmed
elope-why-target-only = Enemies next to the target are not affected.

elope-why-ends-movement = The Movement Phase ends; nobody may move or enter any more.
elope-why-enters = { $unit } { $others ->
    [0] enters
    [one] and one more enter
   *[other] and { $others } more enter
} in the Movement Phase
elope-why-depot = A depot in { $hex }: supply points
elope-why-depot-mobile = Mobile: it can move, and supplies { $units } units, { $hqs } HQ and one support unit
elope-why-depot-static = Static: it stays where it is, and supplies { $units } units, { $hqs } HQs and any support unit; it can be turned over once a turn
elope-why-red-stock = The Red stock lies in Konoscha or Kotlas, as Red likes; here it is used in { $hex }
elope-why-free-points = { $unit } has { $left ->
    [one] 1 movement point
   *[other] { $left } movement points
}, in supply or not
elope-why-parts = { $unit } leaves the other ships behind
elope-why-passengers = { $unit } is carried, and can still land and march
elope-why-shallows = { $hex }: difficult water
elope-why-knows-the-river = { $hex }: low water does not hinder Red
elope-why-hexside = { $hex }: a river hexside
elope-why-mines = { $hex }: through the mines
elope-why-zone-on-the-bank = { $hex }: the enemy zone on the bank does not stop ships
elope-why-entrains = { $unit } entrains outside enemy zones
elope-why-train-in-weather = { $unit } runs in any weather
elope-why-train-runs = { $unit } along the railway
elope-why-work = { $unit }: movement points for the work
elope-why-work-supplied = { $unit } is in supply
elope-why-work-unwatched = { $unit }: no enemy is next to the site, but across a river
elope-why-work-undisturbed = { $unit } has been out of enemy zones for a turn
elope-why-helped-across = { $hq } puts { $unit } across, and nobody else this turn
elope-why-hq-crosses = { $unit } puts itself across, and none of its units this turn
elope-why-marches-on = { $unit } can still march with its whole allowance
elope-why-landed-supply = { $unit } is in supply this turn, but must pay for attacks
elope-why-carrier = { $unit }: places for seaplanes
elope-why-dh9a = { $unit } flies from Archangel or Bereznik only
elope-why-new-aircraft = { $unit } has just arrived and may fly at once
elope-why-retreat = Hexes to go back
elope-why-retreat-costs-nothing = A retreat costs no movement points
elope-why-no-movement = { $unit }: an advance costs no movement points
elope-why-reduced = { $unit } loses a step: strength { $strength }
elope-why-eliminated = { $unit } is eliminated
elope-why-remain = Left of those in the battle: { $units ->
    [0] nobody
    [one] one unit, strength { $strength }
   *[other] { $units } units, strength { $strength }
}
elope-why-attacker-stays = An attacker takes his losses and does not retreat
elope-why-advances-farther = { $unit }: hexes of the advance
elope-why-advances-over-river = { $unit }: the river can be crossed in the advance
elope-why-works-count = { $hex }: the works count in defence
elope-why-free-hex = { $hex }: free of enemy zones, as it must be
elope-why-direction = { $side } goes back toward its own rear
elope-why-open-river = { $hex }: the river costs every unit a step
elope-why-goes-on = { $hex }: farther than needed, to find room; a die, and { $faces } in 6 costs a step
elope-why-intercepts = { $unit } { $others ->
    [0] {""}
    [one] and one more
   *[other] and { $others } more
}: strength in the air
elope-why-gas = { $hex }: gas counts with three planes or more
elope-why-unsupported = Without these aircraft: { $attack } against { $defence }, column { $column }
elope-why-may-be-intercepted = { $hex }: enemy aircraft are near enough to intercept
elope-why-bridge-opens = { $hex }: over the bridge, { $cost ->
    [0] at no more than the hex itself
   *[other] for { $cost } MP more than the hex
}; without it the river is closed
elope-why-bridge-saves = { $hex }: the river costs { $cost } MP by the bridge and { $before } without
elope-why-track-runs = { $unit }: trains and journeys by rail pass here again
elope-why-track-stops = { $unit }: no train and no journey by rail passes here until the track is mended
elope-why-counterattack = It is fought like any attack, and may go on.
elope-why-harmless-zone = { $hex }: this enemy zone does a retreat no harm
elope-why-harmful-zone = { $hex }: an enemy zone; a die, and { $faces } in 6 costs a step
elope-why-makes-room = { $hex }: too many for now; somebody who has not moved must leave before the Movement Phase ends
elope-why-work-normal = { $unit } is in supply and in communications
elope-why-work-worth = It is worth { $points ->
    [one] 1 tactical advantage
   *[other] { $points } tactical advantages
} to whoever defends there
elope-why-digs = { $unit }: half of its allowance for the trench
elope-why-digs-when-dry = { $unit }: trenches are dug in dry weather
elope-why-trench-is-a-step = { $unit }: a trench counts nothing in battle; it can become a hasty defence
elope-why-improves = { $unit }: its whole allowance for the hasty defence
elope-why-improving-costs = { $unit }: supply points needed { $cost }, at hand { $has }
elope-why-wrecks = { $unit }: movement points to destroy the track
elope-why-wrecks-in-any-state = { $unit }: in supply or not, and it may go on
elope-why-crosses = { $unit }: its whole allowance for the crossing
elope-why-crossing-halves = { $unit } attacks at half for the rest of the turn
elope-why-spans = { $unit }: its whole allowance to supply across the river
elope-why-spanned = { $hex }: { $unit } { $others ->
    [0] draws
    [one] and one more draw
   *[other] and { $others } more draw
} on its lines
elope-why-boards = { $unit }: aboard { $aboard } of { $room } that it can carry
elope-why-will-be-carried = { $unit } has been with the steamer since the phase began: it is carried, lands and marches in this phase
elope-why-tanks-load = { $unit } stands with the train in a town or city: loading costs no movement points
elope-why-rebuilds = { $unit } back to full strength: supply points
elope-why-points-at-hand = { $unit }: supply points at hand { $has }
elope-why-rebuilt-at = { $unit } is with { $hq }, which has a line to the rear
elope-why-rebuilt-in-peace = { $unit }: no enemy is next to it
elope-why-leaves = { $unit }: movement points to leave the map
elope-why-out-of-play = { $unit } is out of play from then on, and not lost
elope-why-lays-mines = { $hex }: movement points to lay mines
elope-why-mines-bar = { $hex }: Allied ships can no longer enter it
elope-why-mines-sink = { $hex }: a Red ship that enters is sunk, { $faces } in 6
elope-why-sweeps = { $unit } clears the mines, { $faces } in 6
elope-why-sweep-ends-move = { $unit }: the attempt ends its move
elope-why-may-hit-a-mine = { $hex }: { $unit } may hit a mine, { $faces } in 6
elope-why-may-run-aground = { $hex }: { $unit } may run aground, { $faces } in 6
elope-why-shore-fire = { $hex }: the guns there fire once, { $faces } in 6 sinks a ship
elope-why-bombs-target = The kind of target
elope-why-bombs-hit = One die for all together: a hit, { $faces } in 6
elope-why-bombs-second = After a hit a second die: it tells, { $faces } in 6
elope-why-bombs-track = Dice against the track: { $dice }; each breaks it, { $faces } in 6
elope-why-airfield = { $unit }: mud may close its airfield, { $faces } in 6
elope-why-engine = { $unit }: its engine and all of its type may fail, { $faces } in 6
elope-chance-swept = { $hex } is cleared of mines.
elope-chance-mines-stay = The mines in { $hex } stay.
elope-chance-sunk = { $hex }: { $unit } hits a mine.
elope-chance-aground = { $hex }: { $unit } runs aground.
elope-chance-passes = { $hex }: { $unit } gets through.
elope-chance-bombs-fail = The bombs do no harm.

elope-trace-parents = { $unit } may trace to { $hq } { $others ->
    [0] {""}
    [one] or one more HQ
   *[other] or { $others } more HQs
}
elope-trace-stands-in = { $unit }: the HQ above its own stands in
elope-trace-together = All in the hex of { $unit } have the same condition
elope-trace-checked-later = { $unit }: at the last check this was otherwise; it is checked again when it matters
elope-trace-over-ice = { $unit }: in snow, rivers do not cut lines
elope-trace-over-stream = { $unit }: its lines cross a minor river
elope-trace-town-post = { $unit }: its town has a line to Plesetskaya
elope-trace-no-post = { $unit } is in the open: a line to Plesetskaya does not help
elope-trace-landed = { $unit } was put ashore this turn: it is in supply
elope-trace-moves-in-full = { $unit } moves and fights in full
elope-trace-halved-os = { $unit } moves and fights at half
elope-trace-halved-oc = { $unit } moves at half and fights in full
elope-trace-quartered = { $unit } moves and fights at a quarter
elope-trace-fails = { $unit } lacks a depot within six hexes, an HQ within four or a road within two
elope-trace-zone = The hex of { $unit } throws a zone of control
elope-trace-no-zone = { $unit } is out of supply and throws no zone of control
elope-trace-based = { $unit } { $task ->
    [0] is at its base
   *[other] has a mission
}
elope-trace-carrier = { $unit } is based on a ship: no supply attrition
elope-trace-pegasus = { $unit } on the Pegasus is not held up by weather
elope-trace-base-supplied = The base of { $unit } is in supply
elope-trace-base-unsupplied = The base of { $unit } is out of supply: it cannot fly
elope-trace-vessel = { $unit } has a line of communications
elope-trace-vessel-oc = { $unit } has no line of communications
elope-trace-frozen-in = { $unit } is frozen in
elope-trace-train = { $unit } carries its own supply and needs no HQ
elope-trace-depot = { $unit } needs no HQ to move
elope-trace-depot-static = { $unit } supplies { $units } units and { $hqs } HQs, and any number of support units
elope-trace-depot-mobile = { $unit } supplies { $units } units, { $hqs } HQ and one support unit
elope-trace-no-flying = { $unit } cannot fly in this weather
elope-trace-mines-bar = { $unit }: mines next to it bar its way
elope-trace-mines-cost = { $unit }: mines next to it can be passed, at a cost and a risk
elope-trace-carrier-waters = { $unit } may not go beyond Bereznik
elope-trace-no-mines = { $unit } can neither lay nor meet mines on the Vaga
elope-trace-shoals = { $unit } may run aground on the Upper Dvina and the Vaga
elope-trace-order-garrison = { $unit } has orders to be garrison
elope-trace-order-head = { $unit } has orders where to go
elope-trace-order-limit = { $unit } has orders to keep to its area
elope-trace-order-ban = { $unit } has orders not to go farther up the river
elope-trace-crossed = { $unit } crossed a river with an HQ: it attacks at half this turn
elope-trace-fort = { $unit } is in a fort: bombs do it no harm
elope-trace-places = { $unit } holds { $places ->
    [one] 1 seaplane
   *[other] { $places } seaplanes
}
elope-trace-zone-on-the-bank = { $unit }: the enemy zone on the bank does not stop it
elope-trace-in-vologda = { $unit } waits in Vologda for a turn
elope-trace-draws-on-stock = { $unit } can attack with a supply point in place of a depot
