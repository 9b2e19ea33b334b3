# Operation Elope: combat.

## Announcing attacks

elope-not-your-combat = It is not your Combat Phase.
elope-announcing-is-over = Attacks are announced before the first is resolved: resolve those you have announced.
elope-nobody-attacks = Name the units that attack.
elope-nothing-to-attack = No enemy unit stands in { $hex }: name a hex with enemies.
elope-hq-does-not-attack = { $unit } is an HQ and does not attack.
elope-depot-does-not-attack = { $unit } is a depot and does not attack.
elope-nobody-beside = { $unit } has no enemy next to it to attack.
elope-aircraft-support = { $unit } flies: order it to support the attack on { $hex } instead.
elope-ship-needs-troops = { $unit } has guns only for a combat unit that attacks from one of its banks.
elope-support-needs-company = { $unit } is a support unit: it attacks only with a combat unit from its own hex.
elope-train-needs-refit = { $unit } has had two turns of use and must replenish first.
elope-attacked-already = { $hex } is attacked already: a hex suffers one attack a phase.
elope-attacks-already = { $unit } takes part in another attack already.
elope-too-many-attacks = No more attacks can be announced this phase.
elope-announces = { $unit } { $others ->
    [0] attacks
   *[other] and { $others } more attack
} { $hex }.

## Resolving them

elope-no-such-attack = No attack on { $hex } waits to be resolved.
elope-attack-falls-away = The attack on { $hex } falls away.
elope-spared = Attacked already this phase, and passed by in { $hex }: { $unit }{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more
}.
elope-battle = { $side } attack { $hex }: { $unit } { $others ->
    [0] alone
   *[other] and { $others } more
}.
elope-no-depot-decision = No depot is asked of you now.
elope-depot-out-of-reach = { $unit } is out of reach of the units that fight, or not yours.
elope-no-point-to-pay = No unit that fights traces to a main source, or the track is empty.
elope-nothing-to-decline = { $unit } would bind nobody: there is nothing to decline.
elope-depot-expended = { $unit } is expended.
elope-point-expended = { $side } pay a supply point.
elope-keeps-depots = { $side } keep their depots.
elope-combat-die = Die { $die }, modifier { $modifier }: { $attack } against { $defence }, column { $column }.
elope-column-1-2 = 1-2
elope-column-1-1 = 1-1
elope-column-2-1 = 2-1
elope-column-3-1 = 3-1
elope-column-4-1 = 4-1
elope-column-5-1 = 5-1
elope-column-6-1 = 6-1+
elope-result-losses = Steps lost: attacker { $attacker }, defender { $defender }.
elope-result-engaged = Engaged: { $defender ->
    [0] nobody loses a step
    [one] the defender loses one step
   *[other] the defender loses { $defender } steps
}.
elope-result-breakthrough = Breakthrough.

## Losses and engagements

elope-reduced = { $unit } loses a step.
elope-eliminated = { $unit } is eliminated.
elope-no-losses-to-take = No losses are asked of you now.
elope-cannot-lose-that = { $unit } cannot lose that: name units that took part, each once, and no more steps than they have.
elope-wrong-losses = { $steps ->
    [one] One step is
   *[other] { $steps } steps are
} to be lost: share out exactly that.
elope-not-engaged = You are not engaged now.
elope-no-attack-from-there = No attack came from { $hex }: choose a hex you were attacked from.
elope-no-way-back = There is no way back: counterattack.
elope-counterattacks = { $side } turn on { $hex }.
elope-gives-way = { $side } give up a step more and go back.

## Retreats

elope-no-retreat-now = No retreat is open to you now.
elope-attacker-does-not-retreat = Only the defender may retreat instead of losing a step: take the loss.
elope-no-retreat-there = The retreat cannot go to { $hex }: Red goes south, the Allies toward Archangel, and each hex leads farther away.
elope-retreat-too-far = The retreat is over before { $hex }.
elope-retreat-too-short = The retreat must gain { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} and end where there is room.
elope-retreats = { $unit } { $others ->
    [0] goes
   *[other] and { $others } more go
} back to { $to }.
elope-retreat-costs-a-step = Die { $die }: the retreat of { $unit } costs a step.
elope-retreat-unharmed = Die { $die }: { $unit } gets away unharmed.
elope-retreat-through-river = The way back to { $hex } leads through the river: each unit loses a step.
elope-lost-in-retreat = { $unit } is lost on the retreat.
elope-one-unit-in-excess = Name one retreating unit with all its steps: it is in excess and lost.

## Advances and breakthroughs

elope-no-advance-now = No advance is open to you now.
elope-did-not-fight = { $unit } did not fight this battle, or has advanced already.
elope-advance-too-far = { $unit } does not advance as far as { $hex }.
elope-advance-off-path = { $unit } must follow the path of the retreat: { $hex } is not on it.
elope-advance-into-zone = { $unit } stops in the enemy zone at { $hex }.
elope-advance-closed = { $hex } is closed to { $unit } from there.
elope-advances = { $unit } { $others ->
    [0] advances
   *[other] and { $others } more advance
} to { $to }.
elope-no-breakthrough = Nothing has been broken through.
elope-did-not-break-through = { $unit } has no part in the breakthrough, or has done its share.
elope-breakthrough-too-far = { $unit } has no points left to enter { $hex }.
elope-exploits = { $unit } { $others ->
    [0] breaks
   *[other] and { $others } more break
} through to { $to }.

## Why the odds are what they are

elope-odds-attacker = { $unit } attacks
elope-odds-support = bombs of { $unit }
elope-odds-defender = { $unit } defends
elope-odds-halved-os = { $unit } is out of supply: half
elope-odds-halved-oc = { $unit } is out of communications as well: half again
elope-odds-halved-unpaid = { $unit } has no depot expended for it: half
elope-odds-halved-crossed = { $unit } has crossed a river this turn: half
elope-odds-defender-one = { $unit } has no combat unit with it and defends with 1
elope-odds-defender-hq = { $unit } is an HQ beside combat units and adds nothing
elope-odds-defender-unbacked = { $unit } has no combat unit with it and adds nothing
elope-odds-defender-static = { $unit } is a static depot and adds nothing
elope-odds-defender-spent = { $unit } has to replenish and adds nothing
elope-ta-asterisk = { $unit } has an asterisk
elope-ta-tanks = two tanks together
elope-ta-gas = gas
elope-ta-ground = open ground
elope-ta-city = city
elope-ta-town = town
elope-ta-hill = hill
elope-ta-marsh = marsh
elope-ta-work = field works
elope-ta-river = all attack across the river
elope-ta-train = { $unit } in defence
elope-mod-command = command of { $unit }
elope-mod-tanks = tanks
elope-mod-panic = panic after the bombing
elope-odds-spared = { $unit } was attacked already this phase and takes no part
elope-ta-forest = forest
elope-ta-none-os = { $unit } is out of supply: no advantage
elope-ta-none-unpaid = { $unit } has no depot for this battle: no advantage
elope-ta-cap = no more than seven count
elope-mod-no-command = { $unit } leads none of these units
