# The page, in English. Games bring their own texts.

stavka = Stavka
take-a-seat = Take a seat
promise = Board wargames of the Russian Civil War, by their full rules, with every ruling explained.
game = Game
scenario = Scenario
edition-and-options = Rules and options
seats = Who plays
me = Me
friend-here = A friend at this screen
computer-random = The computer, at random
computer-greedy = The computer, greedy
dice = Dice
dice-computer = Stavka rolls
dice-table = We roll our own and type them in
open-the-table = Open the table
opening = Opening…
continue = Continue
your-tables = Your tables
over = Over
waits-for = { $seat } to decide
forget-table = Put away
load-file = Load a game from a file
enter-a-position = Enter a position from your table
save-file = Save to a file
loading = Loading…
try-again = Try again
no-such-game = There is no game { $game }.
sides-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
scenarios-count = { $count ->
    [one] 1 scenario
   *[other] { $count } scenarios
}
on = on
off = off
nobody = nobody
by-way-of = by way of { $way }

connecting = Connecting to the table…
broken = The line to the table is broken. Trying again; nothing is lost.
retry-now = Try now
back-to-lobby = Back to the start page
whose-decision = { $seat } to decide
waiting-for = Waiting for { $seat }
undo = Undo
redo = Redo
replay = Replay
leave-replay = Back to the present
menu = Menu
rules = Rules
supply = Lines
zones = Zones
held = Holdings
threat = Threat
bare-map = Bare map
find = Find
chat = Chat
fit = Whole map
zoom-in = Zoom in
zoom-out = Zoom out
orders = Orders
stack = Stack
forces = Forces
journal = Journal
close = Close
clause-or-word = Clause or word
no-clause-found = Nothing in the rulebook matches.
original-edition = Original edition
our-ruling = Our ruling
pick-something = Pick up a counter on the map, or choose from the list.
nothing-to-do = Nothing is asked of you now.
cannot-together = These counters can do nothing together. Pick fewer of them.
picked-up = { $count ->
    [0] Nothing picked up
    [one] One counter picked up
   *[other] { $count } counters picked up
}
put-down = Put down
pick-all = All
what-now = What they can do
all-orders = All orders
filter-orders = Filter: a unit, a place, a verb
more-orders = { $count } more: narrow the filter
show-all-orders = List every order ({ $count })
points-left = { $points } points left
way-chosen = Way chosen: click its last place again to go
by-another-way = { $place } can be reached, but not in a straight line: point at it to see the way.
half-built = Something is missing: { $field }.
choose-what = What shall it be?
cancel = Cancel
chances = What can come of it
in-of = { $weight } in { $of }
reckoning = How it is reckoned
trace-lines = Lines
lines-of = Lines of { $unit }
line-broken = Broken: { $why }
off-map = Beside the map
on-map = On the map
no-stack = Click a stack to see what is in it.
log-empty = Nothing has happened yet.
show-on-map = Show on the map
order-number = order { $number }
turn = Turn
tracks = Tracks
hands = Hands
hidden-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
takeback-asked = { $seat } asks to take back everything after order { $order }.
agree = Agree
refuse = Refuse
takeback-waits = The others are asked whether they agree to go back.
go-back-here = Take back to here
roll-a-die = Roll a die with { $sides } sides and type in what it shows.
rolled-so-far = So far: { $rolls }
while-away = { $count ->
    [one] One order was given
   *[other] { $count } orders were given
} while you were away.
watch = Watch
later = Later
play = Play
pause = Pause
step-back = One order back
step-on = One order on
to-start = To the beginning
copy-link = Copy a link to this position
copied = Copied
position-of = Before order { $order } of { $all }
seen-by = Through whose eyes
as-seen-by = as { $seat } saw it
everybody = everybody
pass-to = Hand over to { $seat }
pass-why = Hands are secret in this game. { $seat }: take the seat, then lift the curtain.
lift-curtain = I am { $seat }
outcome = The game is over
settings = Settings
theme = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-auto = As the system
motion-on = On
motion-off = Off
language = Language
standing-orders = Standing orders
standing-about = Decisions that you do not want to be asked about.
standing-none = None. Beside a question you can choose “always”.
always = Always…
always-this = Always this answer
always-computer = Let the computer answer
ask-again = Ask me again
keys = Keys
key-arrows = Move the cursor
key-enter = Act at the cursor: pick up, go, attack
key-shift-enter = Choose the way step by step
key-escape = Put down, close
key-next = Next counter that can act
key-phase = The gold button
key-undo = Undo
key-redo = Redo
key-pan = Pan
key-zoom = Zoom, whole map
key-bare = Hide the counters
key-find = Find a place or counter
key-rules = Rulebook
key-lines = Lines of the chosen counter
key-help = This list
find-what = A place or a counter
nothing-found = Nothing is called that.
say-something = Say something
send = Send
board-label = The board. Arrow keys move the cursor, Enter acts, question mark lists the keys.
minimap = Overview: click to go there

state-moved = moved
state-fired = has acted
state-out_of_supply = out of supply
state-out_of_communications = out of communications
state-entrenched = entrenched
state-reduced = reduced
word-nothing = nothing

entry-title = A position from your table
entry-what = Fields, counters and text are one and the same: change it where it is easiest. Nothing is lost when you leave.
entry-form = Fields
entry-tray = Counters
entry-text = Text
entry-play = Play
entry-from-set-up = Begin with the set-up of the scenario
entry-from-nothing = Begin with an empty board
entry-not-said = not said
entry-on-the-map = On the map
entry-tap-places = { $field }: tap places on the map to add them or to take them away.
entry-done = Done
entry-in-hand = In hand: { $unit }. Tap a place.
entry-in-hand-beside = Or put it into
entry-put-here = Put it in { $place }
entry-put-aboard = Put it aboard { $unit }
entry-put-back = Put it back
entry-search = Find a counter
entry-none-found = No counter is called so.
entry-more = { $count ->
    [one] One more: write a part of its name.
   *[other] { $count } more: write a part of a name.
}
entry-pick-up = Pick up
entry-remove = Remove
entry-not-placed = not placed
entry-sound = Nothing is wrong with this position.
entry-judging = Looking…
entry-flaws = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
entry-line = line { $line }
entry-text-label = The position as text
entry-all-sides = Both sides
