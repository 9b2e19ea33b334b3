# The page, in English. Games bring their own texts.

stavka = Stavka
take-a-seat = Take a seat
promise = Board wargames of the Russian Civil War, by their full rules, with every ruling explained.
game = Game
scenario = Scenario
edition-and-options = Rules and options
seats = Who plays
a-friend = a friend
me = Me
friend-here = A friend at this screen
friend-by-link = A friend elsewhere, by link
referee-me = Nobody, or me if I play no side
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
seat-of = { $seat }: { $player }
show-all-tables = Show all { $count } tables
forget-table = Put away
load-file = Load a game from a file
own-data = own data
own-data-file = Play with your own data
own-data-about = A file that says what your counters, map and tables have where ours were reconstructed. It is judged like our own data, and the record carries it.
own-data-from = With the data of { $file }
own-data-without = Without it
enter-a-position = Enter a position from your table
save-file = Save to a file
write-down = Write this position down
write-down-before = The position before order { $order }.
write-down-earlier = A position is written down where a phase begins: this is the last one before what you see.
write-down-save = Save as a text file
write-down-open = Change it and play on from it
report = After-action report
report-busy = Writing the report…
report-open = Open the report
report-save = Save the report
report-failed = The report could not be written. { $reason }
loading = Loading…
try-again = Try again
part-lost = This part of the page could not be fetched.
load-again = Load the page again
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
# What is done, and who or what by name.
order-named = { $deed } { $what }

learn = Learn by playing
learn-begin = Begin the lesson
lesson-step = { $step } of { $steps }
lesson-back = Back
lesson-next = Next
lesson-hint = Hint
lesson-show = Show me
lesson-done = Do it for me
lesson-play = Play the scenario
lesson-fold = Fold the lesson away
lesson-unfold = Show the lesson
lesson-first = That is legal, but the lesson asks for something else now.

connecting = Connecting to the table…
unreachable = The server does not answer. Is it still running? Try again.
not-connected = The table is not connected yet. Try again in a moment.
broken = The line to the table is broken. Trying again; nothing is lost.
retry-now = Try now
back-to-lobby = Back to the start page
whose-decision = { $seat } to decide
whose-choice = { $seat } may
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
clause-optional = Optional rule
clause-example = Example
only-in-edition = Only in the edition: { $edition }
our-ruling = Our ruling
not-translated = These clauses are not translated yet: they are in English.
pick-among = Pick up those who shall act.
pick-among-others = Pick up those who are to be struck or chosen.
pick-aside = Pick up a counter to bring it on.
skip = Skip
who-takes-part = Who takes part? Add counters or leave them out.
announced = Announced
under-orders = Before this can end, { $count ->
    [one] one counter still has
   *[other] { $count } counters still have
} something to do
who-can-act = Who can act
who-can-be-chosen = Who can be chosen
who-can-act-meanwhile = Meanwhile
counters-count = { $count ->
    [one] 1 counter
   *[other] { $count } counters
}
only-end = Nothing else can be done here now: go on with the gold button.
hint-reach = Choose a highlighted place to go there. The number is what they have left then.
hint-places = Choose a highlighted place.
hint-targets = Choose a place ringed in red to plan against it.
hint-no-way = There is nowhere they can go now. Choose a place to read why.
cannot-alone = It can do nothing now. Choose a place to read why.
cannot-now = It can do nothing now.
all-the-same = { $deed } all the same
hint-deeds = Choose below what they shall do.
more-places = { $count } more: choose the place on the map.
and-more = and { $count } more
more-dice = { $count ->
    [one] One more roll is in the journal.
   *[other] { $count } more rolls are in the journal.
}
nothing-to-do = Nothing is asked of you now.
cannot-together = These counters can do nothing together. Pick fewer of them.
picked-part = The stack cannot act as a whole: these can. Choose among its counters.
picked-part-others = Not the whole stack can be chosen: these can. Choose among its counters.
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
show-all-orders = List every order
points-left = { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
way-chosen = Way chosen: click its last place again to go
go = Go
costs = { $points ->
    [one] costs 1 point
   *[other] costs { $points } points
}
way-costs = { $points ->
    [one] costs 1 point
   *[other] costs { $points } points
}
nothing-ordered = Nothing was ordered. Choose { $place } again to be asked once more.
by-another-way = { $place } can be reached, but not in a straight line: point at it to see the way.
half-built = Something is still missing in this order.
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
no-stack = Choose a stack to see what is in it.
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
takeback-asked = { $seat }: a request to take back { $count ->
    [one] one order
   *[other] { $count } orders
}, back to: { $where }.
branch-asked = { $seat }: a request to go back to a line of play that was left: { $count ->
    [one] one order
   *[other] { $count } orders
}, up to { $where }.
agree = Agree
refuse = Refuse
takeback-lapsed = { $seat }: the request to go back has lapsed, because an order was given in the meantime. It can be made again.
takeback-declined = { $seat }: the request to go back was not agreed to.
takeback-waits = The others are asked whether they agree to go back.
go-back-here = Take back to here
go-back = Go back?
going-back = { $count ->
    [0] The order that waits for a die is taken back.
    [one] One order is taken back, to: { $where }.
   *[other] { $count } orders are taken back, to: { $where }.
}
dice-fall-anew = Dice have fallen since. Those are spent: whatever is rolled from here on falls anew.
shown-since = Something has been rolled or shown since. Whatever is rolled from here on falls anew.
nothing-lost = Nothing is lost: what was played is kept among the lines that were left, and can be opened again.
others-are-asked = The other players are asked whether they agree.
do-go-back = Take back
branches = Lines that were left
branches-about = What was played and taken back. A line opens as it was played, dice and all; what it takes the place of is kept here.
branches-none = Nothing was taken back.
branch-parts = { $count ->
    [one] One order
   *[other] { $count } orders
} after order { $after } of the game as it stands
branch-of-other-rules = Played under other rules: it can no longer be opened.
open-branch = Open again
opening-branch = The game goes on where this line was left: { $where }. { $count ->
    [one] Its one order is
   *[other] Its { $count } orders are
} played as before, with the dice as they fell.
opening-leaves = { $count ->
    [one] The one order
   *[other] The { $count } orders
} that the game has instead { $count ->
    [one] is
   *[other] are
} kept as a line that was left.
past-orders-nothing = This is the past. Nothing can be ordered here.
roll-a-die = Roll a die with { $sides } sides and type in what it shows.
rolled-so-far = So far: { $rolls }
follow-them = Step through what the others did ({ $count } orders)
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
position-last = After order { $all }, the last
seen-by = Through whose eyes
as-seen-by = as { $seat } saw it
everybody = everybody
pass-to = Over to: { $seat }
pass-why = Hands are secret in this game. { $seat }: take the seat, then lift the curtain.
lift-curtain = Lift the curtain: { $seat }
outcome = The game is over
print = Print
print-what = What
print-game = The game: map or cards, counters, charts
print-position = This position
print-position-about = As { $seat } may see it: the map with its counters, what lies where; the sheet of a battle that is to be fought on a real table.
print-paper = Paper
print-paper-a4 = A4
print-paper-a3 = A3
print-paper-letter = Letter
print-flip = Back of the counter sheets
print-flip-long = turned over the long edge
print-flip-short = turned over the short edge
print-hex = Hexes and counters
print-hex-16 = 16 mm, counters of half an inch
print-hex-19 = 19 mm, counters of 15 mm
print-size = Size of cards and counters
print-size-16 = usual
print-size-19 = a fifth larger
print-part-map = Map in tiles
print-part-poster = Map on one sheet
print-part-deck = Deck of cards
print-part-counters = Counters
print-part-charts = Charts and tables
print-part-cards = Turn cards
print-part-sheets = Sheets to fill in
print-go = Make the PDF
print-busy = The pages are being drawn: this takes up to a minute.
print-sheets = Print the sheets of this position
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
standing-none = None. Beside a question you can choose “Do not ask me again…”.
always = Do not ask me again…
always-this = Always this answer
always-computer = Let the computer answer
ask-again = Ask me again
keys = Keys
key-arrows = Move the cursor
key-enter = Act at the cursor: pick up, go, attack
key-shift-enter = Choose the way step by step
key-escape = Put down, close
key-next = Next stack that can act, from north to south
key-phase = The gold button
key-undo = Undo
key-redo = Redo
key-pan = Pan
key-zoom = Zoom, whole map
key-bare = Hide the counters
key-find = Find a place or counter
key-rules = Rulebook
key-lines = Lines of the chosen counter
key-lesson = On and back in a lesson
key-help = This list
find-what = A place or a counter
nothing-found = Nothing is called that.
say-something = Say something
send = Send
unread = { $count ->
    [one] one message not yet read
   *[other] { $count } messages not yet read
}
nothing-said = Nothing has been said yet.
said-aside = among those who watch
aside-why = Only those who watch read what you say, until the game is over.
a-spectator = Somebody who watches

people = At the table
friends = Friends
the-computer = the computer
you = you
you-named = { $name } (you)
no-name = a friend
here = here
away = away
decides = decides
watching = { $count ->
    [one] One more watches.
   *[other] { $count } more watch.
}
you-watch = You watch this table.
you-hold = Your seat: { $seats }.
keep-the-link = The link you were sent is your seat: keep it, and show it to nobody. This browser remembers it.
your-name = Your name
call-me = Call me so
your-turn = Your decision
at-this-screen = Me, or a friend at this screen
only-this-computer = Only this computer can reach the table now. For friends on your network, stop the server and start it again with:
links-begin-with = Links begin with
beyond-network = Friends on your network can use them. Farther away you need a VPN or a relay: the README tells how.
who-plays = Who plays { $seat }
hand-over = Hand over
hand-over-sure = The seat “{ $seat }” is played from now on by: { $player }.
hand-over-link = The link of whoever has it now will lead nowhere.
link-of = Link for { $seat }
link-is-seat = A link is a seat: whoever has it plays. Send it to your friend and to nobody else.
spectators = To watch
spectators-why = Whoever has this link sees what everybody may see, and can change nothing.
copy = Copy
share = Share…
new-link = New link
new-link-why = The old link will lead nowhere.
link-gone = This link leads nowhere any more. Ask whoever keeps the table for a new one.
table-gone = This table is not here any more. Ask whoever kept it.
too-many-windows = Too many windows are open on this table by this link. Close one of them and load this page again.
file-holds-secrets = The file holds every secret hand and every die to come: open it when the game is over.
sound = Sound, when it is my turn
notify = Notice of the browser, when it is my turn
host-key-wanted = This page does not know yet that the tables are yours. Open the address that the terminal showed when Stavka was started: it ends in #/host/ and a key.
guest-start = Open the link that you were sent: it leads to your seat.
your-links = Tables you were asked to
watch-table = Open
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
entry-removed = { $unit } is off the board.
entry-drag-hint = Drag counters to the map and back, or tap one and then its place. With a finger, rest on it first.
entry-no-formation = no formation
entry-left-out-show = { $count ->
    [one] Show it
   *[other] Show these { $count }
}
entry-left-out-only = { $count ->
    [one] Only the one that was left out
   *[other] Only the { $count } that were left out
}
entry-left-out-all = Show all
entry-open-file = Open a text file…
entry-save-file = Save as a text file
entry-not-kept = This browser has no room left to keep the position: save it as a text file.
entry-file-too-long = This file has { $size } kB, and a position has { $most } at most. Choose the text file of a position. What you have entered is as it was.
entry-file-binary = Line { $line } of this file holds signs that no text has: it is a picture, a document or damaged. Save the position as plain text (UTF-8) and open it again. What you have entered is as it was.
entry-file-empty = There is nothing in this file but remarks or empty lines: write “turn: 1” and a line for each place, or choose another file. What you have entered is as it was.
entry-file-record = This file is the record of a game, not a position: open it on the start page, and write a position of it down from there. What you have entered is as it was.
entry-file-other-game = Line { $line } says that this position belongs to another game, “{ $game }”: open it there, or choose another file. What you have entered is as it was.
entry-file-no-position = No line of this file could be read as one of a position. Line { $line }: { $reason } What you have entered is as it was.
entry-file-unread = The file could not be read: { $reason } Try again, or choose another. What you have entered is as it was.
row = Order of activation
row-acted = Have acted
row-active = Active now
row-named = May be named
row-waits = { $side }, still to come
means = Means
only-you-see-it = only you see it
set-how = Click an enemy stack that can be attacked, or pick up your own first. The set is given as a whole.
set-duty-open = still open
set-nobody = nobody yet
set-column = Column
set-could-join = Could take part
set-join = { $name } takes part
set-leave = { $name } takes no part
set-could-attack = Can be attacked
set-give = { $deed }: { $count ->
    [one] one target
   *[other] { $count } targets
}
set-clear = Clear the set
overlay-empty = { $what }: there is nothing to show now.
lines-broken = broken off, or too long
overlay-supply = Supply
overlay-command = Command
overlay-rail = Rail
overlay-banks = Rivers
pick-up-instead = Pick up { $name }{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more
} instead
chance-of = { $share }: { $what }
places-count = { $count ->
    [one] 1 place to choose
   *[other] { $count } places to choose from
}
overlay-action = Areas
seats-range = { $least } to { $most } seats
start-with = { $game } · { $scenario }
always-this-turn = All this turn: { $deed }

# How the game is won, and charts.
winning = How do I win?
winning-short = Goals
winning-more = Goals of both sides, places and points…
winning-both = For both sides
winning-stands = How it stands
winning-levels = Levels of victory
winning-now = now
winning-from = from { $from } on
winning-places = Places that count
winning-points = Points
winning-place = Place
winning-held = Held by
winning-nobody = nobody
winning-show = Points and names on the map
winning-hide = No points on the map
winning-no-places = No place counts by itself in this scenario.
prizes = Points
charts = Charts
chart = Chart
charts-battle = The battle in hand
rules-contents = Contents

# Forms: what is filled in where orders cannot be listed.
form-list = What there is
form-trays = Counters
form-totals = Totals
form-price = Price
form-of = of { $whole }
form-in-all = { $count } in all
form-choose = Choose…
form-shares = Shares of { $count }
form-buys-into = Goes to
form-put-here = Put here
form-why-not = Why not the others?
form-empty-tray = empty
form-in-hand = { $count ->
    [one] One counter in hand: choose where it goes.
   *[other] { $count } counters in hand: choose where they go.
}
form-put-back = Put back
form-save-file = Save as a file
form-load-file = Load a file…
form-file-refused = Not read: { $file }
form-file-too-long = This file is longer than { $most } kB: it is something else.
form-see-board = Look at the board
form-open = Back to the form
form-yours-open = Yours is open
form-yours-about = Change what you like until you seal it, and after that until both are sealed.
form-others-sealed = The other side sees nothing
form-others-about = What you do here they do not see, and you do not see what they do.
form-not-given = What is filled in has not been given yet: it would be lost.

own-text = { $name } from a file…
own-text-without = Without that file: { $name }
draw-scenario = Draw a scenario at random:
draw-side = Side { $number }
draw-any = any army
draw-it = Draw
draw-drawn = drawn at random

sketch = Draw
sketch-about = Draw an arrow from place to place, or choose a place to write a note. Only you see it; it is kept.
sketch-to-where = Where does the arrow lead to?
sketch-note = Note
sketch-arrow = Arrow from here
sketch-keep = Keep
sketch-remove = Remove
sketch-clear = Remove all
sketch-cleared = { $count ->
    [one] One arrow or note taken away.
   *[other] { $count } arrows and notes taken away.
}
sketch-end = Done
what-if = What if
what-if-choose = The game is over: choose a position of it. From there things can be tried.
trial-about = A branch of your own: nobody else sees it, its dice are its own, and what you cannot know was dealt anew.
trial-computer = Let the computer play
trial-stop = Stop
trial-keep = Keep as a file
trial-end = Throw away
trial-lost = The connection was lost, and with it what you were trying. The game itself is as it was.
offer-deed = { $deed }: { $place }
offer-with = With { $who }
offer-without = Without { $who }
stays-behind = Stays behind: { $who }.
key-space = Hold to move the map by dragging anywhere
more-ways = From a real table, from a file, with data of your own
translated = translated
translated-about = Translated from our English text, which decides where the two differ.
