# What is written beside the map and on the counters.

elope-box-due = Reinforcements at hand
elope-box-vologda = Vologda
elope-box-laid-up = Laid up for the winter
elope-box-turn = Turn { $turn }
elope-turn-box = { $month } { $year }
elope-january = January
elope-february = February
elope-march-month = March
elope-april = April
elope-may = May
elope-june = June
elope-july = July
elope-august = August
elope-september = September
elope-october-month = October
elope-november = November
elope-december = December
elope-phase-operations = Mutual operations
elope-phase-movement = Movement
elope-phase-combat = Combat
elope-phase-survival = Supply survival
