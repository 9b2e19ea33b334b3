# The Emtsa Line, in English.

emtsa-turn = Turn { $turn }
emtsa-stage-bids = Sealed bids
emtsa-ask-bid = Seal a card: the higher bid acts first.
emtsa-ask-march = March, or end your activation.
emtsa-may-withdraw = You may withdraw the armoured train.
emtsa-ask-stand = { $place } is attacked: stand, or retreat?
    .kind = Stand when attacked, or retreat?
emtsa-ask-support = Seal a card in support at { $place }, or nothing.
    .kind = A card in support, or nothing?
emtsa-ask-losses = You lost the contest: which counters lose { $steps ->
    [one] one step
   *[other] { $steps } steps
}?
    .kind = Which counters lose steps?
emtsa-ask-retreat = The defenders of { $place } must retreat: where to?
    .kind = Where do the defenders retreat to?

emtsa-dealt = You are dealt { $card }.
emtsa-greens-follow = Die { $die }: the Greens follow the { $seat } this turn.
emtsa-greens-idle = Die { $die }: the Greens follow nobody this turn.
emtsa-sealed = { $seat }: an answer lies under seal.
emtsa-shown = { $seat }: { $card } is shown.
emtsa-activation = { $seat } to act
emtsa-marches = { $unit } { $others ->
    [0] marches
   *[other] and { $others } more march
} from { $from } to { $to }.
emtsa-mine-die = Die { $die } among the mines.
emtsa-mine = A mine goes off; { $unit } loses a step.
emtsa-mine-quiet = The mines stay quiet.
emtsa-contest = Contest at { $place }
emtsa-done = { $seat }: the activation is over.
emtsa-withdraws = { $unit } gets up steam and withdraws from { $from } to { $to }.
emtsa-taken = The attackers take { $place }.
emtsa-sum = { $role }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} + card { $card } + die { $die } = { $sum }.
emtsa-attackers = Attackers
emtsa-defenders = Defenders
emtsa-again = Equal: they fight again.
emtsa-stalemate = Equal again: the attackers go back.
emtsa-loses = { $unit } loses { $steps ->
    [one] a step
   *[other] { $steps } steps
}.
emtsa-retreats = { $unit } retreats to { $place }.
emtsa-trapped = { $unit } has nowhere to go and is lost.
emtsa-worth = The Reds' stations are worth { $red }, the Allies' { $allied }.
emtsa-won = The { $side } have won.
emtsa-drawn = The game is drawn.
emtsa-goal-stations = Hold stations that are worth more than the enemy's when turn { $turns } is over.
emtsa-goal-counters = A side without counters loses at once.

emtsa-no-such-counter = There is no such counter.
emtsa-no-bid-now = No bid is asked of you now.
emtsa-not-in-hand = { $card } is not in your hand.
emtsa-not-active = It is not your activation.
emtsa-nobody-marches = Nobody was named to march.
emtsa-no-path = No station was named to go to.
emtsa-not-on-the-line = { $unit } is not on the line.
emtsa-not-yours = { $unit } is not yours to command.
emtsa-not-together = { $unit } does not stand with the others.
emtsa-enemy-in-the-way = An enemy holds { $place }: a march ends there.
emtsa-not-joined = Nothing joins { $from } and { $to }.
emtsa-too-far = { $unit } has pace { $pace } and no point left to enter { $place }.
emtsa-pace-spent = { $unit } has spent its pace for this turn.
emtsa-no-rails = There are no rails from { $from } to { $to }.
emtsa-greens-alone = Greens share a station with nobody: { $place }.
emtsa-no-train = You have no armoured train.
emtsa-no-moment = The train withdraws only in a Red activation, before a contest is fought out.
emtsa-steam-spent = The train may withdraw { $limit ->
    [one] one station
   *[other] { $limit } stations
} a turn, no more.
emtsa-no-way-out = The train has no free station to withdraw to.
emtsa-their-way-back = The attackers have just come from { $place }.
emtsa-no-challenge = Nobody challenges you now.
emtsa-no-support-now = No support is asked of you now.
emtsa-no-losses-now = No losses are asked of you now.
emtsa-no-retreat-now = No retreat is asked of you now.
emtsa-not-in-contest = { $unit } takes no part in this contest, or is named twice.
emtsa-no-part = { $unit } takes no part in the contest at { $place }.
emtsa-steps-out-of-range = { $unit } cannot lose that many steps.
emtsa-wrong-sum = { $steps ->
    [one] One step is
   *[other] { $steps } steps are
} to be lost, not { $given }.
emtsa-no-retreat-there = { $unit } cannot retreat to { $place }.
emtsa-left-behind = { $unit } can retreat and must not be left behind.

emtsa-costs = entering { $place }
emtsa-costs-contest = a contest at { $place } takes the rest
emtsa-legal = This order is legal.
emtsa-half-built = This order is not complete yet.
emtsa-no-contest = There is no contest that this order could decide.
emtsa-odds-win = you win
emtsa-odds-again = equal, once more
emtsa-odds-lose = you lose
emtsa-own-steps = steps of your counters
emtsa-own-card = your card
emtsa-line-broken = { $unit } holds { $place }

# Orders, as buttons and lists call them.
emtsa-value-steps = Steps
emtsa-value-pace = Pace
emtsa-track-worth-red = Reds hold
emtsa-track-worth-allied = Allies hold
emtsa-track-withdrawn = Withdrawn
emtsa-order-bid = Seal
emtsa-order-march = March
emtsa-order-done = End the activation
emtsa-order-withdraw = Withdraw the train
emtsa-order-stand = Stand
emtsa-order-retreat = Retreat
emtsa-order-support = Support with
emtsa-order-lose = Lose steps

emtsa-option-mines-about = A die is rolled when Reds enter a mined stretch: on 1-2 a counter loses a step and the mine is gone. Off: no stretch is mined.
emtsa-option-greens-about = A die each turn tells whom the Greens follow: the White Russians, the Reds or nobody. Off: nobody.

# The chapters of the rules.
emtsa-chapter-1 = Seats, hands and the line
emtsa-chapter-2 = The turn
emtsa-chapter-3 = Bids
emtsa-chapter-4 = Marching
emtsa-chapter-5 = Withdrawing
emtsa-chapter-6 = Contests
emtsa-chapter-7 = Victory
