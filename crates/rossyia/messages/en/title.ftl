# Answers to questions.

rossyia-no-such-counter = There is no such counter.
rossyia-line-of-supply = Line of supply
rossyia-line-of-command = Line of command
rossyia-line-isolated = { $hq } is isolated: no line leads to a source.
rossyia-line-zone = { $hq } is isolated: enemy ZOC in { $place } bars its line.
rossyia-line-enemy = { $hq } is isolated: the enemy in { $place } bars its line.
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

# The chapters of the rules.
rossyia-chapter-I = General rules
rossyia-chapter-II = Start of the turn
rossyia-chapter-III = Politics and options
rossyia-chapter-IV = Activations
rossyia-chapter-V = Headquarters, supply and Armt
rossyia-chapter-VI = Stacking and movement
rossyia-chapter-VII = Combat
rossyia-chapter-VIII = Special arms, boxes, end of the game
rossyia-chapter-N-czechs = Czechs
rossyia-chapter-N-ukraine = Ukraine
rossyia-chapter-N-baltic = Baltic countries
rossyia-chapter-N-greens = Greens
rossyia-chapter-N-romania = Romania
rossyia-chapter-N-finland = Finland
rossyia-chapter-N-poland = Poland
rossyia-chapter-N-turkey = Turkey
rossyia-chapter-N-armenia = Armenia
rossyia-chapter-N-georgia = Georgia
rossyia-chapter-X = Rulings
rossyia-chapter-EX = Examples
