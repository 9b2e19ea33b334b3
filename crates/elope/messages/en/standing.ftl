# Operation Elope: standing.
