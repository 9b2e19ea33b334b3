# Combat.
