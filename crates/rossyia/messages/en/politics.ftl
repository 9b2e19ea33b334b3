# Politics: level, options, events.

rossyia-level-card = { $card }: the political level moves by { $by } to { $level }.
    .short = { $card }
rossyia-level-hq = { $hq } is lost: the political level moves by { $by } to { $level }.
    .short = { $hq } lost
rossyia-level-last-city = { $faction } has lost its last city: the political level moves by { $by } to { $level }.
    .short = { $faction }: last city lost
rossyia-level-misplaced = For inactive Czechs who do not stand as they must, the political level moves by { $by } to { $level }.
    .short = Czechs misplaced
rossyia-level-left-behind = { $unit } has not left: the political level moves by { $by } to { $level }.
    .short = { $unit } left behind
rossyia-level-missing-step = A Czech step is missing among those who leave: the political level moves by { $by } to { $level }.
    .short = a Czech step missing
rossyia-level-delay = The Czechs leave with turns of delay ({ $turns }): the political level moves by { $by } to { $level }.
    .short = Czech delay: { $turns }
rossyia-level-city = { $place } has been taken: the political level moves by { $by } to { $level }.
    .short = { $place } taken
rossyia-level-drift = The revolution takes root: the political level moves by { $by } to { $level }.
    .short = the revolution takes root
rossyia-event = Event: { $event }.
rossyia-event-line = Dice { $first } and { $second }: { $event }.
rossyia-event-calm = Dice { $first } and { $second }: what happens only once has happened before; all is calm.
rossyia-option-added = Into the option pool: { $option } ({ $count }).
rossyia-option-removed = Out of the game: { $option } ({ $count }).
rossyia-option-becomes = From now on { $option } counts as { $other }.
rossyia-options-shown = { $side } show from their hand: { $option } ({ $count }).
rossyia-option-drawn = { $side } draw { $option }.
rossyia-option-drawn-secretly = { $side } draw an option and keep it.
rossyia-option-played = { $side } play { $option }.
rossyia-option-without-effect = { $option } cannot take effect and is laid aside.
rossyia-option-cancelled = The option is spent without any effect.
rossyia-effect-without-target = This part of it finds nothing to act upon.
rossyia-effect-die = The die shows { $die }.
rossyia-effect-lasts = A rule is changed for { $turns ->
    [one] this turn
   *[other] { $turns } turns
  }.
rossyia-effect-strikes = { $unit } is affected for { $turns ->
    [one] this turn
   *[other] { $turns } turns
  }.
rossyia-effect-hits = { $unit }: steps lost: { $hits }.
rossyia-effect-hits-by-die = { $unit }: the die shows { $die }; steps lost: { $hits }.
rossyia-pr-changed = { $faction }: { $pr } PR now.
rossyia-rail-changed = { $faction }: { $points } Rail points this turn.
rossyia-naval-changed = The naval points of the { $side } have changed.
rossyia-armt-changed = { $hq } now has { $held } Armt.
rossyia-partisans = Partisans are at work in { $place }.
rossyia-unit-leaves = { $unit } leaves the game.
rossyia-held-back = { $unit } comes a turn later.
rossyia-never-comes = { $unit } does not come.
rossyia-city-passes = { $place } passes to { $faction }.

rossyia-alternative-armt = The option gives { $points } Armt to one headquarters.
rossyia-alternative-attrition = The option makes an enemy unit check for attrition.
rossyia-alternative-partisans = The option puts partisans on an enemy railway.
rossyia-alternative-pr = The option gives { $points } PR to share out.
rossyia-ask-play = Play options, or pass.
rossyia-ask-reply = The enemy plays { $option }. Reply with an option, or pass.
    .kind = Reply to an option
rossyia-ask-choose = Choose what the option does.
rossyia-ask-target = Choose who is affected.
rossyia-ask-mark = Choose the place that is affected.
rossyia-ask-grant = Share out the points.
rossyia-ask-put = Place the counters that come.

rossyia-option-condition-unmet = { $option } may not be played: what it needs is not there.
rossyia-needs-city = { $option } may not be played: { $place } does not belong to { $faction }.
rossyia-needs-hq = { $option } may not be played: { $hq } is not in play.
rossyia-needs-units = { $option } may not be played: { $faction } has no unit that it could strike.
rossyia-needs-units-near = { $option } may not be played: { $faction } has no unit that it could strike within { $within } hexes of { $place }.
rossyia-needs-war = { $option } may not be played: { $faction } is not at war.
rossyia-needs-event = { $option } may not be played: “{ $event }” has not happened.
rossyia-needs-turn = { $option } may not be played before turn { $turn }.
rossyia-needs-garrison = { $option } may not be played: { $faction } has no garrison in a city there.
rossyia-needs-turn-or-garrison = { $option } may not be played before turn { $turn }, unless { $faction } has a garrison in a city there.
rossyia-needs-each-city = { $option } may not be played: { $place } is neither Bolshevik nor left alone by the Whites.
rossyia-not-asked-for = Nothing of that kind is asked for now.
rossyia-no-such-choice = Choose a number from 1 to { $most }.
rossyia-not-to-be-struck = { $unit } cannot be affected by this.
rossyia-choose-so-many = Name { $count ->
    [one] one counter
   *[other] { $count } counters
  }.
rossyia-not-there = This does not work in { $place }.
rossyia-no-share = { $faction } cannot have any of these points.
rossyia-share-at-most = Give at least 1 and at most { $points } points.
rossyia-not-to-be-placed = { $unit } does not come with this.
rossyia-may-not-attack = { $unit } may not attack now: { $card } forbids it.
rossyia-rail-partisans = No train passes { $place }: partisans are at work there.

# How the game is won.
rossyia-goal-high = Have a high political level when the game ends: the higher, the greater the victory.
rossyia-goal-total-high = Bring the level to { $level } at the end of a turn: a total victory, and the game is over.
rossyia-goal-cities-white = Every city that the Whites take raises the level by its points; between White factions it moves nothing.
rossyia-goal-low = Have a low political level when the game ends: the lower, the greater the victory.
rossyia-goal-total-low = Bring the level to { $level } at the end of a turn: a total victory, and the game is over.
rossyia-goal-cities-bolshevik = Every city that the Bolsheviks take lowers the level by its points.
rossyia-goal-last-city = When a Russian White faction loses its last city to the Bolsheviks, the level moves by { $by }, once for each.
rossyia-goal-drift = At the end of each turn from { $month } on the level moves by { $by }.
rossyia-goal-hq = An HQ that is lost in combat or retreat moves the level: a Bolshevik one by { $red }, a White one by { $white }.
rossyia-goal-options = Options and events move the level as they say.
rossyia-goal-end-die = At the end of { $month } a die ends the game on { $faces }.
rossyia-goal-end-latest = The game ends with { $month } at the latest.
rossyia-goal-end = The game ends with { $month }.
rossyia-goal-level = The political level is { $level }.
rossyia-goal-turns-left = It is { $month }. { $left ->
    [0] This is the last turn
    [one] At most 1 turn follows
   *[other] At most { $left } turns follow
}.
rossyia-country-opened = Land that was closed is open from now on.
rossyia-option-pool-empty = { $side }: the option pool is empty; no more is drawn.
