# What the engine itself has to say.

engine-not-asked = { $seat }: nothing is to be decided now.
engine-game-over = The game is over.
engine-unreadable = The order cannot be read: { $reason }
engine-unknown = There is no “{ $name }” here.
engine-die-impossible = A die with { $sides } sides cannot show { $value }.
engine-no-seed = A die is to be rolled, but this copy of the game has no seed to roll it from. Play on in the copy of whoever keeps the game.
engine-spare-dice = { $count ->
    [one] One die more was given than the order rolls.
   *[other] { $count } more dice were given than the order rolls.
}
engine-awaits-die = { $seat }: an order waits for a die. Roll that first.
engine-undo-nothing = There is nothing to undo.
engine-undo-final = A die was rolled or something was shown: that cannot be undone, only taken back with the others' consent.
engine-undo-answered = { $seat }: an answer was given since. That cannot be undone, only taken back with the others' consent.
engine-undo-sealed = { $seat } answers under seal since, and whether anything was answered yet is not told. That cannot be undone, only taken back with the others' consent.
engine-undo-too-old = That was played under other rules and cannot be undone.
engine-redo-nothing = There is nothing to redo.

engine-position-no-key = This line has no colon: write a field and its value, “turn: 5”, or a place and its counters.
engine-position-parentheses = States stand in parentheses right after their counter, without others inside: “counter(reduced)”.
engine-position-too-long = This text is longer than { $most } kB: it is no position. Keep the lines of the position and take out the rest.
engine-position-other-game = This position belongs to another game, “{ $game }”: enter it there, or take this line out.
engine-position-other-scenario = This position was written down in the scenario “{ $scenario }”: choose that one, or take this line out.
engine-position-other-option = This position was written down with “{ $option }”: choose that, or take this line out.
engine-position-field-twice = “{ $word }” stands in two lines: keep one.
engine-position-no-such-value = “{ $word }” cannot stand in “{ $field }”.
engine-position-no-counter = There is no counter “{ $word }”.
engine-position-counter-twice = { $unit } is already in line { $earlier }: take one of them out.
engine-position-no-state = { $unit } cannot be “{ $word }”: there is no such state.
engine-position-name = { $name }

engine-record-foreign = This is not a game of Stavka. Choose a file that ends in .stavka.
engine-record-damaged = The game cannot be opened: line { $line } of its file is damaged.
engine-record-too-old = The game cannot be opened: its beginning does not fit the rules as they are now, and no position in it does.
engine-record-rules-changed = The rules have changed since this game was saved.
engine-record-setup-lost = Its set-up can no longer be replayed.
engine-record-order-lost = Order { $order }, in line { $line } of the record, can no longer be replayed.
engine-record-goes-on-before = The game goes on from before order { $order }.
engine-record-goes-on-after = The game goes on from the position after order { $order }.
engine-record-another-way = Up to order { $order } the game would go another way today.
engine-record-mended = The record is damaged in line { $line }. What could be saved of it was opened.
engine-record-seed-lost = The seed of the dice is lost: what fell stays as it is, and new dice come from another seed.
engine-record-misplaced = The position in line { $line } of the record stands after the wrong order and was left aside: the orders, replayed, lead on without it.
engine-history-missing = What orders { $from } to { $to } brought about can no longer be told: they cannot be replayed.
engine-record-branch-lost = The left line of play { $branch } parts from nothing that was saved, and is gone.
engine-record-setup-differs = This record does not hold: its set-up is not the one that its seed deals. Somebody may have changed it, or it was dealt under other rules.
engine-record-does-not-follow = This record does not hold: replayed up to order { $order }, it does not come to the position that it goes on from. Somebody may have changed it.
engine-record-dice-differ = This record does not hold: the dice of order { $order } are not those of its seed. Somebody may have changed them, or they fell under other rules.
