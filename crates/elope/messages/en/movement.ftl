# Operation Elope, in English: movement, zones, stacking, overruns and captured depots.

elope-marches = { $unit } { $others ->
    [0] marches
    [one] and one more march
   *[other] and { $others } more march
} from { $from } to { $to } ({ $cost } MP).
elope-disengages = { $unit } breaks away from the enemy.
elope-crosses = { $unit } crosses the river to { $hex } with the help of { $hq }.
elope-hq-crosses = { $unit } crosses the river to { $hex } by its own means.
elope-overrun = { $unit } is overrun in { $hex }.
elope-depot-caught = Die { $die }: { $unit } is caught.
elope-depot-slips-away = Die { $die }: { $unit } is warned in time.
elope-depot-captured = { $unit } falls into the hands of the { $side }.
elope-depot-flees = { $unit } flees to { $hex }.

elope-nobody-moves = Nobody was named to move.
elope-no-path = No hex was named to go to.
elope-not-together = { $unit } does not stand with the others: move it by itself.
elope-move-is-over = The move of { $unit } is over for this phase.
elope-no-points-left = { $unit } has no movement points left this phase.
elope-move-ends-with-sweep = { $unit } has swept for mines: that ends its move.
elope-picks-nobody-up = { $unit } is on the move and picks nobody up: order it on alone.
elope-train-off-the-rails = { $unit } runs on the railway only.
elope-choose-the-water = { $unit } sails the river beside { $hex }: choose the water.
elope-ship-on-land = { $unit } is a vessel: it sails.
elope-aircraft-do-not-march = { $unit } flies in the Combat Phase and does not march.
elope-aircraft-move-in-combat = Aircraft change base in their own Combat Phase, while attacks and missions are announced.
elope-static-depot = { $unit } is a static depot: turn it over before it moves.
elope-broken-down = { $unit } has broken down and stays where it is.
elope-still-on-the-train = { $unit } is aboard a train: detrain it first.
elope-stopped-in-zone = { $unit } has entered an enemy zone and goes no further this phase.
elope-stopped-in-zone-at = { $hex } is in an enemy zone: the march ends there.
elope-zone-to-zone = { $hex } is in an enemy zone too: break away to a free hex first.
elope-enemy-in-the-way = The enemy holds { $hex }.
elope-not-adjacent = { $from } and { $to } are not next to each other: name every hex on the way.
elope-not-next-to = { $unit } is not next to { $hex }.
elope-too-dear = { $hex } costs { $cost } MP and { $left ->
    [0] none are
    [one] one is
   *[other] { $left } are
} left.
elope-too-far = The way to { $hex } costs { $cost } MP, and { $left ->
    [0] none are
    [one] one is
   *[other] { $left } are
} left.
elope-nobody-carries = No ship of yours lies at { $hex }.
elope-water = { $hex } is open water.
elope-major-river = A major river without a bridge lies before { $hex }.
elope-depot-needs-bridge = A depot needs a road or bridge over the river to { $hex }.
elope-closed-to-tanks = The ground of { $hex } is closed to tanks.
elope-crossing-needs-normal-supply = { $unit } must be in supply and communications to cross to { $hex }.
elope-crossing-needs-whole-allowance = { $unit } needs its whole allowance to cross to { $hex } and has spent some of it.
elope-crossing-out-of-zone = { $unit } is in an enemy zone: breaking away leaves it too little to cross to { $hex }.
elope-no-closed-river = No river bars the way of { $unit } to { $hex }: march.
elope-no-hq-for-crossing = No HQ in range can put { $unit } across this turn.
elope-crossing-once-per-hq = Another unit of its HQ has crossed this turn, or the HQ has put one across: { $unit } stays on this bank.
elope-crossing-by-which-hq = More than one HQ can put { $unit } across: name the one that does.
elope-not-put-across-by = { $hq } cannot put { $unit } across: it is no HQ for that unit, or too far away.
elope-nobody-flees = No depot of yours has to flee now.
elope-cannot-flee-there = { $unit } cannot flee there: go within its allowance to a hex free of enemies, out of their zones if there is one.
elope-over-stacked = Too many units in { $hex }: three battalions or one regiment is the limit.
    .short = too many here: somebody must leave
elope-no-need-to-disband = { $unit } need not be given up: a unit is only given up when its hex is over the limit and none that counts there can leave.
