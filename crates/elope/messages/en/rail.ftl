# Operation Elope: rail.
