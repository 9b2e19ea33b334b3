# Operation Elope: combat.
