# Operation Elope: scenarios, doctrine, arrivals, weather and victory.

elope-dry = dry
elope-thaw = thaw
elope-snow = snow
elope-weather-open = open until the die falls
elope-october = Die { $die }: October is { $weather }.
elope-depth = Die { $die }: the Dvina is { $feet } feet deep.
elope-decision-yes = Die { $die }: London says yes to Kotlas.
elope-decision-undecided = Die { $die }: London is undecided about Kotlas.

elope-supply-points = { $side }: { $points ->
    [one] 1 supply point
   *[other] { $points } supply points
}.
elope-deploys = { $unit } is set up at { $hex }.
elope-reinforcements = { $unit } { $others ->
    [0] arrives
   *[other] and { $others } more arrive
} for the { $side }.
elope-comes = Die { $die }: { $unit } and its battalion arrive.
elope-never-comes = Die { $die }: { $unit } and its battalion never come.
elope-from-vologda = { $unit } { $others ->
    [0] comes
   *[other] and { $others } more come
} to Konoscha from Vologda.
elope-enters = { $unit } { $others ->
    [0] enters
   *[other] and { $others } more enter
}.
elope-ships-return = The ice is gone: { $unit } { $others ->
    [0] is
   *[other] and { $others } more are
} back.
elope-withdrawn = { $unit } leaves the game.
elope-laid-up = { $unit } is laid up for the winter.
elope-leaves-the-map = { $unit } marches off to Onega.
elope-attached = { $unit } comes under the 1st Battalion.
elope-takes-the-railway = { $unit } takes the railway, the other brigade the Upper Dvina.
elope-disbands = { $unit } is given up: there is no room for it.

elope-takes-place = The { $side } take { $hex }.
elope-points = The Allies have { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.
elope-won-towns = The Allies hold Plesetskaya, Shenkursk and Kotlas with open lines to Archangel.
elope-won-archangel = Archangel has fallen to the Reds.
elope-won-no-kotlas = Kotlas was the goal and nobody went there: { $points ->
    [one] 1 point does not help
   *[other] { $points } points do not help
}, the Reds win.
elope-won-red = { $points ->
    [one] 1 point is
   *[other] { $points } points are
} too few: the Reds win.
elope-won-marginal = { $points ->
    [one] 1 point
   *[other] { $points } points
}: a marginal Allied victory.
elope-won-substantial = { $points ->
    [one] 1 point
   *[other] { $points } points
}: a substantial Allied victory.

elope-not-to-be-set-up = { $unit } is not yours to set up now.
elope-set-up-too-far = { $unit } cannot be set up at { $hex }: choose land nearer to its place.
elope-nobody-enters = Nobody was named to enter.
elope-cannot-enter-there = { $unit } cannot enter there: choose a place of its list that is yours.
elope-waits-in-vologda = { $unit } waits in Vologda: it comes to Konoscha by itself next turn.
elope-arrivals-left = { $others ->
    [0] { $unit } has
    [one] { $unit } and one more have
   *[other] { $unit } and { $others } more have
} arrived and could still be brought on in this phase.

elope-stays-in-garrison = { $unit } is garrison and stays where it is.
elope-ordered-elsewhere = { $unit } has orders: by what the way costs, { $hex } is no nearer to where it must go.
elope-outside-its-area = { $unit } must stay in its area: { $hex } lies outside.
elope-area-closed = { $unit } may not end its move at { $hex }: that area is closed to it.
elope-must-go-on = { $unit } has orders to go to { $goal }: it must go on, with at least half of its allowance.
    .short = to { $goal }: go on
elope-must-set-out = { $unit } has orders to go to { $goal } and has not moved: march it nearer.
    .short = to { $goal }: march nearer
elope-goes-before-it-works = { $unit } has orders to go to { $goal }: work does not count as going. March it nearer first, with at least half of its allowance.
elope-carried-on = { $unit } has orders: let { $ship } carry it nearer, with at least half of its movement points.
elope-carried-to-the-town = { $unit } goes by steamer to the town of Vaga and lands there: leave it aboard { $ship }, which can take it nearer, in this turn or the next.
    .short = aboard { $ship }: sail nearer
elope-lands-now = { $unit } has orders and can be carried no nearer: put it ashore.
    .short = aboard: put it ashore
elope-boards-in-vain = { $unit } has orders: it boards only a ship that then carries it nearer in this phase. Otherwise march it.
elope-garrison-too-weak = { $unit } cannot leave Archangel: { $count ->
    [one] one company must
   *[other] { $count } companies must
} stay.
elope-garrison-called-back = Archangel needs { $count ->
    [one] one company
   *[other] { $count } companies
}: march { $unit } in.
    .short = back to Archangel: garrison
elope-may-not-leave-the-map = { $unit } may not leave the map.
elope-no-exit-here = { $unit } leaves the map from a hex between 3301 and 4301.
elope-too-tired-to-leave = { $unit } has too few points left to leave the map.
elope-must-leave-the-map = { $unit } can leave for Onega now: pick it up and choose “Leave the map”.
    .short = to Onega: leave the map
elope-must-go-to-the-edge = { $unit } has orders to leave the map for Onega: march it to { $goal } at the western edge. There “Leave the map” is among what it can do.
    .short = to Onega by way of { $goal }: march nearer
elope-royal-scots-go-by-ship = { $unit } goes up the Dvina by steamer this turn: let it board.
elope-royal-scots-have-landed = { $unit } has come up the Dvina by steamer this turn: it stays where it landed, and may march from next turn on.
elope-royal-scots-go-aboard = { $unit } has orders to go up the Dvina: let it board the steamer.
    .short = up the Dvina: board the steamer
elope-royal-scots-land = { $unit } has come as far as it can: put it ashore.
    .short = as far as it can come: put it ashore
elope-steamer-takes-first = { $unit } waits: the steamer takes { $first } first.
elope-steamer-waits = The steamer waits for { $unit }: let it board first.
elope-steamer-goes-upstream = { $unit } has orders to go up the Dvina as far as it can: let it sail on before others move.
    .short = up the Dvina as far as it can

elope-depot-escort-has-moved = { $unit } needs an escort, and whoever could go with it from here has finished moving.
elope-depot-needs-escort = { $unit } needs an escort: move a company or detachment with it.
elope-depot-keeps-escort = { $unit } has moved in this phase and keeps its escort: leave a company or detachment with it.
elope-artillery-stays = { $unit } cannot go there: { $count ->
    [one] one battery
   *[other] { $count } batteries
} must be in Archangel or next to it.
elope-artillery-called-back = { $count ->
    [one] One battery
   *[other] { $count } batteries
} must be in Archangel or next to it: march { $unit } nearer.
    .short = nearer to Archangel
elope-goes-by-steamer = { $unit } goes by steamer: let it board.
    .short = board the steamer
elope-attack-upstream = { $hex } lies too far up the Dvina: no attack is allowed there now.
elope-too-many-us = No more than { $count ->
    [one] one US company
   *[other] { $count } US companies
} may attack { $hex }.
elope-too-many-french = No more than { $count ->
    [one] one French company
   *[other] { $count } French companies
} may attack { $hex }.
elope-too-many-british = No more than { $count ->
    [one] one British company
   *[other] { $count } British companies
} may attack { $hex }.
elope-too-many-companies = No more than { $count ->
    [one] one company
   *[other] { $count } companies
} in all may attack { $hex }.
elope-name-the-railway-brigade = Name the brigade that takes the railway: Grogan's or Sadlier-Jackson's.
elope-no-brigade-to-name = No brigade is to be named for the railway now.
elope-not-one-of-the-brigades = { $unit } is not the HQ of Grogan's or Sadlier-Jackson's brigade.

# How the game is won.
elope-goal-points = Have { $from } victory points or more when turn { $turn } is over.
elope-goal-lines = A place counts only with a line of communications to Archangel.
elope-goal-kotlas = The roll of July made Kotlas the goal: points win nothing unless an Allied unit has been there.
elope-goal-towns = Or hold { $first }, { $second } and { $third } at the end of a side's turn, each with a ground unit and joined to Archangel by ways or rivers: that wins at once.
elope-goal-prevent = Keep the Allies below { $from } victory points until turn { $turn } is over.
elope-goal-archangel = Or enter { $hex } with a ground unit: that wins at once.
elope-goal-towns-held = Of the three towns that win at once the Allies hold { $count }.
elope-goal-red = Red victory
elope-goal-marginal = Marginal Allied victory
elope-goal-substantial = Substantial Allied victory
