# Answers to questions.

rossyia-no-such-counter = There is no such counter.
rossyia-line-of-supply = Line of supply
rossyia-line-of-command = Line of command
rossyia-line-isolated = { $hq } is isolated: no line leads to a source.
rossyia-line-without-hq = { $unit } is within the range of no headquarters.
rossyia-why-enters = To { $place }
rossyia-why-rail = { $unit } by rail
rossyia-odds-together = They act together.
rossyia-odds-apart = The first one acts alone.
rossyia-odds-attack = Attack
rossyia-odds-defence = Defence
rossyia-odds-attack-shock = Shock of the attack
rossyia-odds-defence-shock = Shock of the defence
rossyia-odds-shifts = Columns
rossyia-odds-modifiers = Added to the die
