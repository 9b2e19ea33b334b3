# Operation Elope: naval.

elope-ask-lost-ship = The guns on the bank have hit: which ship do you lose?
elope-ask-fire = Enemy steamers are near: fire on one, or hold.
elope-ask-escape = { $unit } escapes: sail up to { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}, or hold to stay.
    .kind = Does a ship escape, and where to?
elope-ask-displaced = { $unit } must give way: choose a river hexside next to it.
    .kind = Where does a ship give way to?
elope-ask-rescue = { $unit } { $others ->
    [0] is
   *[other] and { $others } more are
} in the water: choose the bank.
    .kind = On which bank are those in the water saved?

elope-sails = { $unit } { $others ->
    [0] sails
   *[other] and { $others } more sail
} from { $from } to { $to }.
elope-shore-fire-hits = Die { $die }: the guns of { $hex } hit the ships around { $unit }.
elope-shore-fire-misses = Die { $die }: the guns of { $hex } miss the ships around { $unit }.
elope-ship-sinks = { $unit } is sunk.
elope-rescued = { $unit } { $others ->
    [0] comes
   *[other] and { $others } more come
} ashore in { $hex }, a step weaker.
elope-drowned = { $unit } finds no free bank and is lost.
elope-put-ashore = { $unit } is put ashore in { $hex }.
elope-gunboat-rolls = { $unit } rolls { $die }, which counts { $total }.
elope-gunboats-equal = { $unit } and { $other } are equal: neither gives way, and the moving ships stop.
elope-gunboat-loses = { $unit } goes down before { $other }.
elope-gunboat-gives-way = { $unit } gives way to { $other }.
elope-ship-displaced = { $unit } falls back to { $hex }.
elope-steamer-hit = Die { $die }: { $unit } is hit.
elope-steamer-surrenders = Die { $die }: { $unit } surrenders.
elope-steamer-escapes = Die { $die }: { $unit } escapes.
elope-steamer-escaped = { $unit } has got away to { $hex }.
elope-taken-aboard = { $unit } is taken with the steamer and lost.
elope-hits-a-mine = Die { $die }: { $unit } hits a mine.
elope-passes-the-mines = Die { $die }: { $unit } passes the mines.
elope-runs-aground = Die { $die }: { $unit } runs aground until next turn.
elope-clears-the-shoals = Die { $die }: { $unit } clears the shoals.
elope-lays-mines = { $unit } lays mines in { $hex }.
elope-sweeps = Die { $die }: { $unit } clears { $hex } of mines.
elope-sweeps-in-vain = Die { $die }: { $unit } sweeps { $hex } in vain.
elope-troops-board = { $unit } { $others ->
    [0] goes
   *[other] and { $others } more go
} aboard { $ship }.
elope-troops-land = { $unit } { $others ->
    [0] is
   *[other] and { $others } more are
} set down in { $hex }.
elope-ferries = { $ship } ferries { $unit } { $others ->
    [0] over to { $hex }.
   *[other] and { $others } more over to { $hex }.
}

elope-no-points-to-break-away = { $unit } is in an enemy zone: to break away and board takes { $cost } movement points.
elope-no-ship = { $unit } is no ship: it cannot sail.
elope-no-way-by-water = Name the river hexsides to sail along.
elope-hexside-apart = { $hex } shares no corner with the hexside of { $unit }: go there step by step.
elope-river-too-small = { $unit } cannot use the river at { $hex }.
elope-waits-aboard = { $unit } is aboard { $ship }: let that sail, or go ashore at a bank.
elope-river-frozen = The river at { $hex } is frozen: { $unit } waits for the thaw.
elope-carrier-beyond-bereznik = Carriers stay below Bereznik: { $unit } cannot enter { $hex }.
elope-water-too-low = The water at { $hex } is too low for { $unit }: it can only go back toward Bereznik.
elope-mines-bar-allies = { $hex } is mined: Allied ships cannot enter it.
elope-enemy-ships-in-the-way = Enemy gunboats hold { $hex }: come next to them first, and fight.
elope-depot-ship-stays = { $unit } stays at Archangel.
elope-ship-stays-at-sea = { $unit } stays at sea off Archangel.
elope-ship-aground = { $unit } is aground until next turn.
elope-ship-stopped = { $unit } was stopped by enemy gunboats and goes no further this phase.
elope-ship-too-far = { $unit } has not the movement points to reach { $hex }.
elope-boarded-too-late = { $unit } was not with the steamer when the phase began: it is carried from next turn on.
elope-boarded-before = { $unit } has been aboard this phase: it cannot board again.
elope-nowhere-carried = { $unit } has only just gone aboard: sail first, then land.
elope-nobody-boards = Name the units to be carried.
elope-carries-no-troops = { $unit } carries no troops: only steamers do.
elope-no-cargo-for-steamers = A steamer does not carry { $unit }.
elope-not-beside-the-steamer = { $unit } does not stand on a bank beside the steamer.
elope-steamer-full = { $unit } has no room for so many.
elope-not-aboard-a-ship = { $unit } and the others are not aboard the same ship or train.
elope-no-bank = { $hex } is no bank of the river hexside where the ship lies.
elope-tanks-load-in-towns = Tanks are loaded and set down only where the train stands in a town or city.
elope-no-ferry-here = { $unit } does not lie between the units and another bank: bring it to their hexside.
elope-no-points-for-ferry = { $unit } has not the movement points for a ferry.
elope-no-minesweeper = { $unit } is no minesweeper.
elope-no-mines-in-the-vaga = The Vaga is always free of mines.
elope-mined-already = { $hex } is mined already.
elope-no-points-for-mines = { $unit } has not the movement points to lay mines.
elope-no-mines-there = There are no mines in { $hex }.
elope-sweeper-aground = { $unit } has run aground this turn and cannot sweep.
elope-sweeper-laid-mines = { $unit } has laid mines this turn and cannot sweep.
elope-swept-already = { $unit } has swept this turn.
elope-choose-one-ship = Choose one of the ships under fire: lose SHIP:1.
elope-no-steamer-to-fire-on = { $unit } cannot be fired on now.
elope-nothing-to-hold = No fire and no escape is asked of you now.
elope-nobody-escapes = None of your ships escapes or gives way now.
elope-escape-too-far = { $unit } has not the movement points to escape so far.
elope-no-refuge = { $unit } cannot give way there: choose a free hexside next to it, away from the enemy if there is one.
elope-nobody-in-the-water = None of your units looks for the bank now.
elope-no-landing-place = The survivors cannot come ashore in { $hex }: choose a bank without enemies and with room.
