# Armoured trains, aircraft, armour, boxes.
