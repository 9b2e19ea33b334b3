# Operation Elope: naval.
