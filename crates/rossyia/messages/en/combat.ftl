# Combat.

rossyia-advance-into-the-hex = An advance leads into { $place } first.
rossyia-advanced-already = { $unit } has broken through already.
rossyia-advances = { $unit }{ $others ->
    [0] {""}
    [one] {" "}(with one other)
   *[other] {" "}(with { $others } others)
} advances to { $to }.
rossyia-announced = Attack on { $place }: { $unit }{ $others ->
    [0] {""}
    [one] {" "}and one other
   *[other] {" "}and { $others } others
}.
rossyia-announced-already = All combats were announced together; no more can be added.
rossyia-armour-first = Armour that frightened the city takes the first loss.
rossyia-ask-advance = { $place } is free: advance, or end the combat.
    .kind = Advance after combat
rossyia-ask-attack = Announce all combats, or none.
rossyia-ask-losses = Distribute the losses: { $losses }.
    .kind = Distribute losses
rossyia-ask-reserve = Which units stay in reserve?
rossyia-ask-reserve-move = The reserve moves.
rossyia-ask-resolve = Which combat is resolved next?
rossyia-ask-retreat = Retreat from the combat at { $place }: who goes where?
    .kind = Retreat
rossyia-ask-stand-or-retreat = The combat at { $place } is lost: retreat, or stand and lose { $losses ->
    [one] one step
   *[other] { $losses } steps
} more.
    .kind = Retreat or stand
rossyia-assault = Shock-assault on { $place } at { $odds }.
rossyia-attack-a-box = { $place } is a box: whoever attacks it goes in ({ $unit }).
rossyia-attack-closed-country = { $unit } may not attack into a closed country: { $place }.
rossyia-attack-from-a-box = { $unit } is in a box and attacks nobody from there.
rossyia-attack-over-a-strait = A strait lies between { $unit } and { $place }.
rossyia-attacked-before = { $place } was attacked before in this turn; only a reserve may attack it again ({ $unit }).
rossyia-attacker-not-activated = { $unit } is not part of this activation.
rossyia-attacks-twice = { $unit } attacks at most once in a turn.
rossyia-attrition-of-stack = Attrition of the stack at { $place }: { $die }, in all { $total }; steps lost: { $losses }.
rossyia-bears-no-losses = { $unit } bears none of these losses.
rossyia-bonus-used = { $hq } has lent the bonus to a combat of this activation already.
rossyia-breaks-through = { $unit }{ $others ->
    [0] {""}
    [one] {" "}(with one other)
   *[other] {" "}(with { $others } others)
} breaks through to { $to }.
rossyia-combat = Normal combat at { $place } at { $odds }.
rossyia-combat-lapses = The combat announced at { $place } lapses.
rossyia-destroyed = { $unit } is destroyed (losses: { $hits }).
rossyia-destroyed-for-good = { $unit } is destroyed for good (losses: { $hits }).
rossyia-does-not-advance = { $unit } does not advance here.
rossyia-does-not-go-back = { $unit } does not go back with these.
rossyia-enemies-together = { $unit } does not fight beside an enemy.
rossyia-full-distance = A retreat ends { $hexes } hexes away from the hex left, each step farther off.
rossyia-half-on-shock = In a shock-assault units with shock take half of the losses: at least { $losses }.
rossyia-hex-left-empty = A unit has to stay in { $place }.
rossyia-hex-still-held = { $place } is still held by the enemy.
rossyia-hit = { $unit }: losses { $hits }.
rossyia-hq-lost = { $hq } is lost.
rossyia-in-reserve = { $unit } stays in reserve.
rossyia-losses-do-not-add-up = The losses to distribute are { $losses }.
rossyia-marched = { $unit } has marched and does not attack in this activation.
rossyia-must-attack = { $place } must be attacked, too: its ZOC covers the attackers in { $from }.
rossyia-must-attack-over-river = { $place } must be attacked, too: from { $from } the attack crosses the major river.
rossyia-no-bonus = { $hq } has no bonus to lend to this combat.
rossyia-no-breakthrough = Only cavalry, armour and motorized units break through, not { $unit }.
rossyia-no-combat-now = One combat after another: none can be resolved now.
rossyia-no-combat-there = No combat is left at { $place }.
rossyia-no-combat-unit = { $unit } is no combat unit: it attacks nobody.
rossyia-no-losses-now = There are no losses to distribute.
rossyia-nobody-advances = Nobody advances now.
rossyia-nobody-decides = Nobody has to stand or retreat now.
rossyia-nobody-goes-back = Nobody goes back now.
rossyia-nobody-to-attack = { $unit } finds no enemy in { $place }.
rossyia-not-next-to-it = { $unit } is not next to { $place }.
rossyia-odds-1-2 = 1-2
rossyia-odds-1-1 = 1-1
rossyia-odds-3-2 = 3-2
rossyia-odds-2-1 = 2-1
rossyia-odds-3-1 = 3-1
rossyia-odds-4-1 = 4-1
rossyia-odds-5-1 = 5-1
rossyia-odds-6-1 = 6-1
rossyia-odds-across-major = { $unit } attacks across a major river: half
rossyia-odds-armour-open = { $unit }: armour in the open has twice the shock
rossyia-odds-armt = Armt spent
rossyia-odds-artillery-city = { $unit }: artillery against a city counts twice
rossyia-odds-cavalry-city = { $unit }: cavalry has no shock in a city
rossyia-odds-double-shock = Twice the defender's shock
rossyia-odds-enemy-hq = { $hq } defends
rossyia-odds-engineers-city = { $unit }: engineers against a city
rossyia-odds-excess = { $unit } is above the stacking limit and adds nothing
rossyia-odds-face-attacker = { $die } ({ $total }): losses { $attacker }/{ $defender }, the attacker is beaten.
rossyia-odds-face-defender = { $die } ({ $total }): losses { $attacker }/{ $defender }, the defender is beaten.
rossyia-odds-face-tripled = { $die } ({ $total }): losses { $attacker }/{ $defender }, the defender is beaten and stands only at three times his losses.
rossyia-odds-hq-alone = A headquarters alone is eliminated without a die
rossyia-odds-heavy-city = { $unit }: heavy artillery against a city counts three times
rossyia-odds-hq = Bonus of { $hq }
rossyia-odds-independent = Independent units
rossyia-odds-isolated = The HQ is isolated
rossyia-odds-minor-river = All attack across a minor river: one column to the left
rossyia-odds-no-city-bonus = { $unit }: no bonus against a major city across a major river
rossyia-odds-shock = Shock of { $unit }
rossyia-odds-terror = Armour frightens the city: columns to the right
rossyia-odds-too-low = The odds against { $place } are too low: at least { $least } is needed.
rossyia-odds-never-enough = The odds against { $place } are too low, even with everybody who could join: at least { $least } is needed.
rossyia-no-enemy-beside = No enemy that could be attacked is next to { $unit }.
rossyia-odds-train-city = { $unit }: an armoured train against a city counts three times
rossyia-odds-unit = { $unit }
rossyia-odds-weather = Mud or Snow
rossyia-others-there = Units of another faction are in { $place }.
rossyia-reserve-in-zoc = { $unit } is in an enemy ZOC and cannot be kept in reserve.
rossyia-reserve-is-named-before-movement = The reserve is named before the first unit moves.
rossyia-reserve-needs-armt = Only a HQ that spends 3 Armt forms a reserve ({ $unit }).
rossyia-reserve-needs-shock = { $unit } has no shock and cannot be kept in reserve.
rossyia-reserve-too-large = A quarter of the army at most stays in reserve: { $most }.
rossyia-reserve-waits = { $unit } is in reserve and waits until the others have fought.
rossyia-retreats = { $unit }{ $others ->
    [0] {""}
    [one] {" "}(with one other)
   *[other] {" "}(with { $others } others)
} goes back from { $from } to { $to }; losses on the way: { $losses }.
rossyia-room-elsewhere = { $place } is full, and another way back is not.
rossyia-stacks-combine = Independent stacks do not combine in one attack: { $place }.
rossyia-stands = { $side }: they stand; further losses: { $losses }.
rossyia-too-many-attacks = The Armt spent allow so many attacks: { $most }.
rossyia-too-many-combats = So many combats at most are announced at once: { $most }.
rossyia-too-many-hits = { $unit } cannot take so many losses.
rossyia-too-many-stacks = The Armt spent let so many stacks attack: { $most }.
rossyia-independent-unsupplied = { $unit } is not in supply.
rossyia-not-independent = { $unit } is no independent unit of this side.
rossyia-no-retreat-by-sea = No retreat by sea leads from { $from } to { $to }: only Whites sail so, from port to port.
rossyia-odds-quotient = The attack is { $hundredths } % of the defence: odds { $odds }
rossyia-odds-undefended = Nothing defends: odds { $odds }
rossyia-surplus-ignored = { $side }: losses beyond the last step, which nobody bears: { $losses }.
rossyia-nobody-left = Nobody is left to defend { $place }: the attacker has won.
rossyia-odds-no-terror = Armour no longer frightens a city
rossyia-odds-unhurt = { $unit } crosses the river unhurt
rossyia-odds-box-city = In the city of the box
