# What a table refuses where no rule of the game says so.

table-no-such-seat = There is no seat “{ $seat }” in this game.
table-not-your-seat = { $seat } is not your seat.
table-no-lesson = There is no lesson at this table.
table-record-is-the-keepers = Only whoever keeps the table can have its record: it holds every secret.
table-too-many-groups = Ask for at most { $most } groups of counters at once.
table-no-such-file = Such a file cannot be read in here: nothing that is asked now is kept in one.
table-too-many-standing = There are too many standing replies: take some back first.
table-standing-too-long = That is too long for a standing reply: { $most } characters at most.
table-nothing-said = Nothing was said.
table-said-too-long = That is too long: say it in { $most } characters.
table-mark = A mark has 1 to { $most } signs.
table-no-such-order = There is no order { $order }: { $count ->
    [one] one has been given.
   *[other] { $count } have been given.
}
table-no-such-branch = There is no left line of play { $branch }: it is kept under another number, or has been opened again.
table-not-replayable = What came before order { $order } was played under other rules, or its record is damaged: it can be read but not shown again or gone back to.
table-takeback-asked = { $seat } asks for a takeback already: agree or refuse first.
table-not-asked = { $seat } is not asked to agree to a takeback.
table-another-takeback = What is asked for has changed meanwhile: look again, then agree or refuse.
table-too-many-lines = { $most } lines of play that were left are kept with this game, and none is given up for another: play on from here, or open one of them.
table-position-hidden = Something here is hidden from this seat: the position can be written down when the game is over.
table-position-never = No position of this game can be written down.
table-too-many-sketches = A map has room for { $most } arrows and notes.
table-sketch-too-long = A note on the map has at most { $most } characters.
table-trial-hidden = Something in this position is hidden from those who watch: it cannot be tried.
table-no-trial = Nothing is being tried here.
table-nothing-to-decide = Nobody has anything to decide.
