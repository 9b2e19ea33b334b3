# Operation Elope: movement.
