# What the game tells, asks and refuses.

rossyia-turn = Turn { $turn }
rossyia-weather = Weather ({ $die }): { $north } in the North, { $south } in the South.
rossyia-weather-clear = Clear
rossyia-weather-mud = Mud
rossyia-weather-snow = Snow
rossyia-initiative = Initiative: { $side }.
rossyia-initiative-played = { $seat }: Initiative is played; it now belongs to the { $side }.
rossyia-income = { $faction }: { $rail ->
    [one] 1 Rail point
   *[other] { $rail } Rail points
}, { $pr } PR.
rossyia-drawn = Drawn from the pool: { $unit }.
rossyia-arrives = { $unit } arrives in { $place }.
rossyia-delayed = { $unit } is delayed by a turn: its place is in enemy hands.
rossyia-lost-on-the-way = { $unit } is eliminated: its place is in enemy hands.
rossyia-activated = { $hq } is activated.
rossyia-coordination = { $hq } and { $other } try to act together: { $die }, at most { $limit } is needed.
rossyia-out-of-supply = { $hq } is out of supply.
rossyia-isolated = { $hq } is isolated; Armt lost: { $lost }.
rossyia-armt-gained = { $hq }: { $die }, in all { $total }, gives { $gained } Armt; it now has { $held }.
rossyia-armt-spent = { $hq } spends { $points } Armt.
rossyia-attrition = Attrition of { $unit }: { $die }, in all { $total }; steps lost: { $losses }.
rossyia-attrition-awaits = checks attrition when movement ends; added to the die: { $adds }
rossyia-replaced = { $unit }: steps restored: { $steps }.
rossyia-end-die = The die for the end of the game: { $die }.
rossyia-ended-draw = A draw: political level { $level }.
rossyia-ended-marginal = A marginal victory: political level { $level }.
rossyia-ended-substantial = A substantial victory: political level { $level }.
rossyia-ended-decisive = A decisive victory: political level { $level }.
rossyia-ended-total = A total victory: political level { $level }.

rossyia-ask-initiative = Play an option for the initiative, or pass.
rossyia-ask-initiative-answer = The enemy has taken the initiative. Answer with an option, or pass.
rossyia-ask-place = Place your arrivals, { $unit } among them.
    .kind = Place arrivals
rossyia-ask-delay = { $place } is in enemy hands. Choose which half of the units due there comes a turn later.
    .kind = Delayed arrivals
rossyia-ask-who-begins = Say which side activates the first headquarters.
rossyia-ask-who-is-first = Say which side plays its independent units first.
rossyia-ask-activate = Activate a headquarters.
rossyia-ask-command = { $hq }: choose the units it commands.
    .kind = Units of a headquarters
rossyia-ask-attrition = { $hq }: choose a stack that checks attrition.
    .kind = Attrition of a stack
rossyia-ask-spend = { $hq }: spend Armt, at most { $most }.
    .kind = Spend Armt
rossyia-ask-replace = Replace losses.
rossyia-ask-move = Move units.
rossyia-ask-discard = More PR than can be kept: say how many an isolated city gives up.

rossyia-out-of-turn = It is not your turn to act.
rossyia-asked-otherwise = Something else is asked now; { $unit } has no part in it.
rossyia-not-in-this-segment = This is the segment “{ $now }”; that is done in the segment “{ $then }”.
rossyia-army-unmoved = Nobody of { $hq } has moved: { $unit }{ $others ->
    [0] {""}
    [one] {" "}and one other
   *[other] {" "}and { $others } others
} could.
rossyia-independents-unsupplied = { $unit }{ $others ->
    [0] {" "}is
    [one] {" "}and one other are
   *[other] {" "}and { $others } others are
} out of supply and will check attrition when movement ends; they could still move.
rossyia-segment-not-ended = The segment “{ $now }” is not ended by hand: answer what is asked, and it goes on.
rossyia-during-pick = choice of units
rossyia-during-supply = supply and attrition
rossyia-during-spend = Armt
rossyia-during-replace = replacements
rossyia-during-name-reserve = naming the reserve
rossyia-during-move = movement
rossyia-during-announce = announcing attacks
rossyia-during-fight = combat
rossyia-during-reserve = the reserve
rossyia-during-adjust = railheads and bridges
rossyia-nobody-named = Name at least one counter.
rossyia-option-not-held = You do not hold { $option }.
rossyia-option-another-moment = { $option } is played at another moment.
rossyia-nothing-arrives-now = Nothing is to be placed now.
rossyia-not-due = { $unit } is not due this turn.
rossyia-say-who-is-delayed = First say who is delayed.
rossyia-nobody-is-delayed = Nobody is delayed now.
rossyia-delay-half = Of the units due in { $place }, { $count } are delayed.
rossyia-not-your-troops = { $unit } is under the command of another player.
rossyia-factions-apart = Units of different factions do not stack.
rossyia-not-placed-there = { $unit } cannot be placed in { $place }.
rossyia-nobody-begins-now = Nothing is to be said about who begins now.
rossyia-no-hq-is-named-now = No headquarters is named now.
rossyia-the-other-side-activates = The other side activates a headquarters now.
rossyia-hq-of-the-enemy = { $hq } is not on your side.
rossyia-hq-without-army = { $hq } has no army and is not activated.
rossyia-hq-activated-before = { $hq } has been activated this turn.
rossyia-hq-not-on-the-board = { $hq } is not on the board.
rossyia-two-hqs-are-needed = Two headquarters are needed for a coordination.
rossyia-no-attempt-left = No attempt at coordination is left this turn.
rossyia-never-coordinates = { $hq } cannot take part in this coordination.
rossyia-the-first-is-not-passed = The first activation of a turn cannot be passed.
rossyia-too-many-to-pass = Only a side with fewer headquarters left may pass; you have { $own }, the enemy { $enemy }.
rossyia-cannot-hold-back = Only the side with the initiative may hold back its last headquarters, while the enemy has one left.
rossyia-every-hq-is-activated = Every headquarters is activated once a turn.
rossyia-independent-units-last = Independent units are played after all headquarters.
rossyia-no-hq-picks-now = No headquarters takes units under its command now.
rossyia-not-a-unit-on-the-board = { $unit } is not a unit on the board.
rossyia-another-faction = { $unit } is of another faction.
rossyia-activated-before = { $unit } has had its activation this turn.
rossyia-out-of-range = { $unit } is out of command range.
rossyia-over-capacity = { $hq } commands at most { $capacity } units.
rossyia-no-stack-there = No stack has to check in { $place }.
rossyia-too-much-armt = At most { $most } Armt can be spent.
rossyia-not-commanded = { $unit } is not commanded in this activation.
rossyia-no-replacements-without-armt = { $unit }: without Armt spent there are no replacements.
rossyia-no-such-losses = { $unit } has not lost so many steps.
rossyia-in-enemy-zoc = { $unit } is in an enemy ZOC.
rossyia-isolated-unit = { $unit } is isolated.
rossyia-too-few-pr = That costs { $cost } PR; { $left } are left.
rossyia-nothing-to-discard = No PR have to be given up now.
rossyia-discard-surplus = { $points } PR have to be given up, no more of a city than it has.

rossyia-ask-disband = { $place } holds more steps than it may: which units are given up?
    .kind = Give up units
rossyia-moves = { $unit }{ $others ->
    [0] {""}
    [one] {" "}(with one other)
   *[other] {" "}(with { $others } others)
} moves from { $from } to { $to }: { $cost } MP.
rossyia-marches = { $unit }{ $others ->
    [0] {""}
    [one] {" "}(with one other)
   *[other] {" "}(with { $others } others)
} marches from { $from } to { $to }: { $cost } MP.
rossyia-travels = { $unit }{ $others ->
    [0] {""}
    [one] {" "}(with one other)
   *[other] {" "}(with { $others } others)
} travels by rail from { $from } to { $to }: { $cost ->
    [one] 1 Rail point
   *[other] { $cost } Rail points
}.
rossyia-rebuilt = { $unit } is rebuilt in { $place } for { $cost } PR.
rossyia-aircraft-fly = { $unit } flies; it neither marches nor travels by rail.
rossyia-another-way-of-moving = { $unit } has already moved in another way.
rossyia-beyond-rebuilding = { $unit } cannot be rebuilt: it is not eliminated, or is gone for good.
rossyia-beyond-zone = { $place } lies more than { $limit } hexes beyond the zone of action ({ $faction }).
rossyia-outside-zone = { $place } lies on a side where the zone of action does not go on ({ $faction }).
rossyia-city-gives-nothing = { $place } produces neither PR nor Rail points.
rossyia-city-isolated = { $place } is isolated.
rossyia-city-unsupplied = { $place } is not in supply: without a headquarters nobody is rebuilt there.
rossyia-city-out-of-range = { $place } is not within the command radius of the headquarters.
rossyia-closed-country = { $place } is in a country that is closed to these units.
rossyia-enemy-in-the-way = The enemy is in { $place }.
rossyia-hq-has-moved = { $hq } has moved: nobody of its army may march any more.
rossyia-hq-moves-last = { $hq } has moved, and units of its army have marched: { $unit } moves no more.
rossyia-march-ends-nowhere = A march ends within the radius of a supplied headquarters of the faction; { $place } is in none.
rossyia-march-from-zoc = { $unit } is in an enemy ZOC and cannot begin a march.
rossyia-march-into-zoc = A march does not lead into an enemy ZOC: { $place }.
rossyia-march-leads-away = Within the radius of { $hq } the march may not lead away from it again: { $place }.
rossyia-march-needs-armt = { $unit } can march only if its headquarters is supplied and has spent 3 Armt.
rossyia-move-is-over = The move of { $unit } is over.
rossyia-moved-before-entraining = { $unit } has moved and cannot entrain in the same activation.
rossyia-never-rebuilt = { $unit } is of a kind that is not rebuilt.
rossyia-no-city-of-ours = { $place } is no city of the unit's faction.
rossyia-no-entry = No entry joins { $from } and { $to }.
rossyia-no-link = No line on the map links { $from } and { $to } by land.
rossyia-no-major-city = { $place } is no major city that the side controls.
rossyia-no-path = Name at least one place to go to.
rossyia-no-track = No track leads from { $from } to { $to }.
rossyia-nobody-in-excess = No stack is too high now.
rossyia-not-activated = { $unit } is not activated, or moves in another segment.
rossyia-not-adjacent = { $to } is not next to { $from }.
rossyia-not-in-excess = { $unit } need not be given up.
rossyia-not-in-the-stack = { $unit } is no combat unit of this stack.
rossyia-not-on-the-board = { $unit } is not on the board.
rossyia-not-our-rail = The rail in { $place } is not of the network that the faction uses.
rossyia-not-together = { $unit } is not with the others.
rossyia-not-yours = { $unit } is not yours.
rossyia-out-of-the-area = { $place } is not in play in this scenario.
rossyia-overstacked = { $place } would hold { $steps } steps; its limit is { $limit }.
rossyia-passage-takes-the-turn = { $unit } has moved: the passage from box to box takes a whole turn.
rossyia-picks-nobody-up = { $unit } is under way: a stack picks nobody up.
rossyia-rail-in-zoc = { $place } lies in an enemy ZOC: no rail journey goes through it.
rossyia-rail-needs-armt = The headquarters of { $unit } has spent no Armt or is isolated: nobody of its army travels by rail.
rossyia-rebuilding-needs-armt = Nobody is rebuilt unless the headquarters has spent Armt.
rossyia-river-barred = From { $from } to { $to } the major river is barred: both banks are in enemy ZOC.
rossyia-strait = A strait parts { $from } from { $to }.
rossyia-strangers = { $unit } and { $other } are of different factions and do not stack in { $place }.
rossyia-too-dear = { $unit } pays { $cost } MP for { $place } and has { $left } left.
rossyia-too-few-rail-points = The journey costs { $cost ->
    [one] 1 Rail point
   *[other] { $cost } Rail points
}; { $left } left.
rossyia-train-off-the-rails = { $unit } keeps to the rails.
rossyia-two-trains = { $place } holds one armoured train at most.
rossyia-water = { $place } is water.
rossyia-went-by-rail = { $unit } has travelled by rail and moves no more this turn.
rossyia-went-by-ship = { $unit } was shipped and does not move on this turn.
rossyia-unit-pool-empty = The reinforcement pool is empty; the rest of the draw is lost.
rossyia-railheads-advance = { $side }: the railheads advance; hexes: { $hexes }.
rossyia-bridge-taken = The bridge at { $place } changes hands.
rossyia-bridge-contested = The bridge at { $place } is in nobody’s hands now.
rossyia-city-counts-apart = { $place } is isolated: its points count apart.
rossyia-city-under-greens = { $place } gives nothing while Greens are in it.
rossyia-pr-go-to = The PR of { $place } go to: { $faction }.
rossyia-begins = { $side }: they are to go first.
rossyia-side-skipped = { $side }: no headquarters left to activate.
rossyia-activated-first = { $unit } is activated first; then it moves.
rossyia-acts-independently = No headquarters that is still to be activated has { $unit } in its range: it is played with the independent units, after all headquarters.
rossyia-acts-with-hq = { $unit } acts with a headquarters that commands it; { $hq } could, once it is activated.
rossyia-hq-leads = { $unit } is a headquarters and comes under nobody's command.
rossyia-no-way-over-land = No way over land leads to { $place }.
rossyia-reserve-alone-moves = Only the reserve moves now; { $unit } is not of it.
rossyia-too-far = The way to { $place } costs { $cost } MP, and { $left ->
    [0] none are
    [one] one is
   *[other] { $left } are
} left.
rossyia-under-command = { $unit } is under command already.
