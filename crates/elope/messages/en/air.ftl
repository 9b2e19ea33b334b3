# Operation Elope: air.
