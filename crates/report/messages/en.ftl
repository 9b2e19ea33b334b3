# The after-action report.

report-decimal-point = .
report-title = { $game }: after-action report
report-kicker = After-action report
report-running = The game is not over: turn { $turn }.
report-seen-by = As { $seat } may know it.
report-from = The orders before no. { $order } were given under other rules and are not in this report.
report-person = a person
report-computer = the computer ({ $kind })
report-computer-greedy = the computer, greedy
report-computer-random = the computer, at random
report-on = on
report-off = off
report-made = Made by Stavka from the record of { $orders ->
    [one] one order
   *[other] { $orders } orders
}. The same record always gives the same report.

report-glance-losses = { $steps ->
    [one] step
   *[other] steps
} lost, { $units ->
    [one] one counter
   *[other] { $units } counters
}
report-glance-turns = { $count ->
    [one] turn
   *[other] turns
}
report-glance-dice = dice thrown

report-story = Turn by turn
report-set-up = Set-up
report-turn = Turn { $turn }
report-turn-named = Turn { $turn }, { $name }
report-earlier = The turn before
report-later = The next turn
report-which-turn = Which turn
report-all-turns = Show all
report-key-taken = changed hands
report-key-fought = fought for
report-quiet = No battles, and no place changed hands.
report-more = { $count ->
    [one] One more line
   *[other] { $count } more lines
}
report-lost-counters = { $count ->
    [one] Lost: { $units }.
   *[other] Lost, { $count } counters: { $units }.
}

report-points = Victory points

report-losses = Losses
report-losses-about = Steps lost in each turn, from whatever cause.
report-column-turn = Turn
report-column-steps = steps
report-column-units = counters
report-column-all = All

report-luck = Luck
report-luck-about = Each die that could cost somebody a step is weighed: what every face would have brought there and then, by the rules, against what did come. The difference is luck.
report-withheld = Left out, because weighing them now would tell what is still hidden: { $count ->
    [one] one die
   *[other] { $count } dice
}.
report-no-luck = No die has cost anybody a step yet.
report-luck-for = The dice favoured the { $side }: by { $steps } steps in all.
report-luck-against = The dice were against the { $side }: by { $steps } steps in all.
report-luck-none = The dice favoured nobody.
report-luck-chance = With fair dice, luck at least this one-sided, for either side, comes { $chance }.
report-luck-ordinary = That is ordinary.
report-luck-remarkable = That is remarkable.
report-luck-astonishing = That is hardly to be believed.
report-luck-line = Above the line luck has favoured the { $one }, below it the { $other }; in steps, added up from turn to turn.
report-chance = { $cases ->
    [one] once in { $of } times
   *[other] { $cases } times in { $of }
}
report-chance-below = less than once in { $of } times
report-every-die = { $count ->
    [one] The die that made a difference
   *[other] All { $count } dice that made a difference
}
report-every-die-about = Numbers are steps: those that others lost by the die, less those of the { $side }.
report-column-what = What
report-column-die = Die
report-column-expected = Expected
report-column-came = Came
report-column-luck = Luck
report-faces = The faces of the die
report-faces-about = { $count } dice, { $each } of each face to be expected; on average they showed { $average } (a fair die shows 3.50). A fair die falls as unevenly as this { $chance }.

report-attacks = Best and worst attacks
report-attacks-about = { $count ->
    [one] The one battle, as the die made it.
   *[other] Of { $count } battles those in which the die did most for the attacker, and most against him.
}
report-best = Best
report-worst = Worst
report-attack-good = { $came } steps for the attacker, where { $expected } were to be expected; this or better comes { $chance }.
report-attack-bad = { $came } steps for the attacker, where { $expected } were to be expected; this or worse comes { $chance }.
