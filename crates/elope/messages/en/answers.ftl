# Operation Elope: answers.

elope-no-such-counter = There is no such counter.
elope-no-odds = There are no odds for this order. Ask about an attack, a counterattack or the depots for one.

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

elope-trace-needs-none = { $unit } needs no lines.
elope-trace-first-turn = { $unit }: all Allied units are supplied and in communications in the first turn
elope-trace-at-source = { $unit } stands in a supply town of its own
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
elope-line-enemy = An enemy stands in { $hex }.
elope-line-zone = { $hex } is in an enemy zone.
elope-line-river = The river bars the way at { $river }: it needs a bridge or ice.
elope-line-too-long = The line is { $hexes } hexes long; no more than { $limit } are allowed.
elope-line-no-way = No way leads there.
