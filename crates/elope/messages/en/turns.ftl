# Operation Elope: the set-up and the special rules of the turns.

elope-set-up-lists = The turn lists are those of the { $edition }.
elope-edition-renovated = renovated edition
elope-edition-original = original edition
elope-set-up-fleet = { $unit } { $others ->
    [0] lies
    [one] and one more lie
   *[other] and { $others } more lie
} off { $hex }.
elope-set-up-variant = The scripted moves of the historical scenario are not played.
elope-set-up-length = The game ends after turn { $turns }.
elope-set-up-doctrine = The Allied doctrine is in force.
elope-set-up-no-doctrine = The Allied doctrine is not in force.

elope-special-auto-supply = This turn all Allied units are in supply and in communications.
elope-special-upriver = { $unit } { $others ->
    [0] must
    [one] and one more must
   *[other] and { $others } more must
} go up the Dvina by ship as far as it takes them.
elope-special-french = { $unit } { $others ->
    [0] must
    [one] and one more must
   *[other] and { $others } more must
} go to Plesetskaya along the railway.
elope-special-garrison = { $unit } { $others ->
    [0] must
    [one] and one more must
   *[other] and { $others } more must
} stay in Archangel.
elope-special-released = { $unit } { $others ->
    [0] may
    [one] and one more may
   *[other] and { $others } more may
} leave Archangel.
elope-special-onega = { $unit } must leave the map for Onega: march it to the western edge, to a hex between 3301 and 4301, and choose “Leave the map” there.
elope-special-red-rail = Red may go by rail between Konoscha and Plesetskaya.
elope-special-weather = A die decides about this turn's weather.
elope-special-train = The Allied armoured train may leave Archangel.
elope-special-upper-dvina = { $unit } must go to the Upper Dvina.
elope-special-vaga = { $unit } must go to the Vaga.
elope-special-tethered = { $unit } { $others ->
    [0] must
    [one] and one more must
   *[other] and { $others } more must
} stay near Archangel.
elope-special-bereznik = { $unit } must go to Bereznik.
elope-special-ashore = Short seaplanes may use bases on land.
elope-special-to-garrison = { $unit } becomes garrison of Archangel.
elope-special-artillery = Red artillery that no list has brought yet comes to Vologda.
elope-special-ice = The Upper Dvina is still frozen.
elope-special-depot-ships = { $unit } { $others ->
    [0] must
    [one] and one more must
   *[other] and { $others } more must
} stay at Archangel.
elope-special-go-home = { $unit } { $others ->
    [0] must
    [one] and one more must
   *[other] and { $others } more must
} go to Archangel and leave the game there.
elope-special-low-water = Low water: monitors and carriers can no longer go up the Upper Dvina and the Vaga.
elope-special-gas = The British may now attack with gas.
elope-special-last-turn = This is the last turn.

elope-weather-dry = Dry weather begins.
elope-weather-thaw = The thaw begins: the tracks are mud.
elope-weather-snow = Winter begins, with snow.
elope-ice-for-troops = Every river is frozen for troops; ships still sail the Lower Dvina and the Vaga.
elope-ice-everywhere = Every river is frozen: troops can cross it, ships cannot move.
elope-ice-lower-dvina = The Lower Dvina and the Vaga are frozen for ships.
elope-ice-gone = The ice on the rivers is gone.
elope-vologda-points = { $points ->
    [one] 1 supply point waits
   *[other] { $points } supply points wait
} in Vologda until next turn.
elope-tanks-arrive = Tanks have arrived.
elope-arrivals-crowd = There are too many units in { $hex }: some must leave before the Movement Phase ends.
elope-place-counts = { $hex } counts { $points ->
    [one] 1 point
   *[other] { $points } points
}.
elope-place-cut-off = { $hex } counts nothing: it has no line to Archangel.
elope-place-empty = { $hex } counts nothing: no Allied unit is there.
elope-place-of-leavers = { $hex } counts nothing: only units that have orders to leave the game are there, such as { $unit }.
elope-stops-in-zone = { $unit } stops in an enemy zone.
elope-fights-on = { $side } attack again, at { $hex }.
elope-interceptors-return = { $unit } returns to base.
