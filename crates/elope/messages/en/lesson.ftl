# Operation Elope, in English: lessons. ID is a step of lessons/*.toml; ID-hint says how it is done, ID-else what is
# said when something else that is legal is tried.

elope-lesson-first = The first lesson
elope-lesson-first-about = A quarter of an hour on the railway south of Archangel: march, keep your men supplied, fight a battle. On the real board, by the real rules, with somebody who tells you what to look at.

elope-lesson-first-welcome =
    September 1918. American and French companies hold the railway south of Archangel. A Red regiment bars the way at Emtsa. You command the Allies.

    This takes about a quarter of an hour. Nothing can go wrong: every order can be undone, and Back takes you to the step before. The dice are loaded, for this lesson only.

elope-lesson-first-map =
    The railway runs from Archangel, in the north, to Vologda, far to the south. You hold Obozerskaya, the Reds hold Emtsa: both are ringed. A hex is six miles across, and a turn is a month.

    Drag the map to look around. Zoom with the wheel, or with two fingers.

elope-lesson-first-counter =
    A counter is a unit. The ringed one is Company M of the American 339th. The big number at its lower left, 3, is its combat strength. The one at its lower right, 12, is its movement allowance. The small one between them, 4, is its troop competence: how well it holds out when things go wrong.

    The red counters with a star are the enemy’s. All others here are yours, whatever their colour: it tells their nation.

elope-lesson-first-pick =
    This is your Movement Phase. You may move any of your units, or none.

    Pick up Company M: click it on the map.
elope-lesson-first-pick-hint = Company M stands alone at Volshenitsa, on the road east of Obozerskaya. It has a ring around it.
elope-lesson-first-pick-else = One after the other: Company M first.

elope-lesson-first-march =
    The gold line goes round everything that Company M can reach. The number in a hex is what it has left when it gets there. Point at a hex to see the way and its price.

    In dry weather a hex costs 1 point along a railway or a road, but 3 through the forest: so the war follows the railway. Click the ringed hex just before Emtsa: Company M goes there by itself, through Obozerskaya and down the railway.
elope-lesson-first-march-hint = With Company M picked up, click the ringed hex on the railway, just north of Emtsa. If you have put it down, click Company M first.
elope-lesson-first-march-else = A good march, but not today’s: take Company M, and only that, to the ringed hex just before Emtsa.

elope-lesson-first-stopped =
    It has 7 points left, and must stop all the same. The regiment at Emtsa has a zone of control: the six hexes around it. Who enters an enemy zone stops there. A Red hex needs a regiment, or three battalions, to have one.

    Switch on the zones to see them: the button is marked.
elope-lesson-first-stopped-hint = The button is called Zones. The hatched hexes around Emtsa are the enemy’s zone.
elope-lesson-first-stopped-else = Have a look at the zones first.

elope-lesson-first-try =
    You need not know the rules by heart: what is not allowed is refused. Try it!

    Pick up the four companies east of Obozerskaya, ringed, and send them straight past Emtsa: click the ringed hex behind it.
elope-lesson-first-try-hint = Click the stack of four companies on the road, one hex east of Obozerskaya. Then click the ringed hex one hex south of Emtsa.
elope-lesson-first-try-else = That would even be allowed. Try something that is not: click the ringed hex behind Emtsa.

elope-lesson-first-join =
    Refused: the zone stops them at its first hex. Whenever the game says no, it says by which clause; click its number to read the rule.

    Now do what is allowed: march the four companies down the railway, to Company M in the ringed hex.
elope-lesson-first-join-hint = Click the four companies, if they are not picked up any more. Then click the hex where Company M stands.
elope-lesson-first-join-else = For this lesson keep the four together, and bring them to Company M.

elope-lesson-first-stack =
    Five companies in one hex. Stacking costs nothing, and the Allies may stack as high as they like; Reds and White Russians have a limit.

    Three companies or more have a zone of control of their own. Emtsa now lies in yours.

elope-lesson-first-lines =
    Now supply. Out west Company L guards your flank. Pick it up and switch on its lines: they are what it lives by.
elope-lesson-first-lines-hint = Click Company L, ringed, in the forest in the west. Then click Lines, or press the key L.
elope-lesson-first-lines-else = Not yet: first look at the lines of Company L.

elope-lesson-first-depot =
    A unit in supply has a road or railway within two hexes, its headquarters within four, and a depot or supply town within six. The headquarters needs a depot within six hexes as well.

    Your two depots are ringed, and so is Obozerskaya with the headquarters: four hexes from Company L, and not one more.

elope-lesson-first-headquarters =
    Headquarters also help in battle, with their command points. So bring them up: pick up all three in Obozerskaya and march them two hexes down the railway, to Verst 455. Keep an eye on Company L.
elope-lesson-first-headquarters-hint = Click the stack in Obozerskaya: all three headquarters are picked up. Then click the ringed hex, Verst 455, two hexes further south.
elope-lesson-first-headquarters-else = Take all three headquarters to Verst 455, behind the front: it is ringed.

elope-lesson-first-cut =
    There it is: five hexes to the headquarters, one too many, and the line is broken. The next time it matters Company L is out of supply. It will have half its movement, half its strength and no zone of control, and an amber triangle to show it.

    Obozerskaya is empty now, and counts no victory point for you until one of your units stands there again: the track went from 1 to 0.

    (No lines to be seen? Click Company L and switch them on.)

elope-lesson-first-home =
    For movement, supply was checked when the phase began: Company L still has all its 12 points. Bring it to Bolshie Ozerki, ringed.

    Look at the price: 3 through the forest to the road, then 1 along it.
elope-lesson-first-home-hint = Click Company L, then Bolshie Ozerki, the village on the road to the south-east of it.
elope-lesson-first-home-else = Bring Company L to Bolshie Ozerki: from there the headquarters is near enough.

elope-lesson-first-communications =
    Three hexes: the line holds again.

    The other line, the dotted one, is for orders. A unit must be within five hexes of its headquarters, and that must have a line to Archangel, as long as you like but free of the enemy and his zones. Without it a unit has half its movement; it fights as usual.

elope-lesson-first-end-movement =
    Everybody is in place. Points that were not used are lost.

    The gold button ends the Movement Phase. After movement comes combat.
elope-lesson-first-end-movement-hint = The gold button is at the top, on the right.
elope-lesson-first-end-movement-else = Enough marching for one month: end the phase with the gold button.

elope-lesson-first-plan =
    Nobody has to attack. If you want to, it is from one hex into the next.

    Click Emtsa to plan an attack. Planning is free.
elope-lesson-first-plan-hint = Click the Red regiment at Emtsa, one hex south of your five companies.
elope-lesson-first-plan-else = Plan the attack on Emtsa first: click it.

elope-lesson-first-odds =
    Read it line by line. Your companies bring 15, the regiment 5: 3 to 1. The town is a tactical advantage for the defender and moves that one column to the left, to 2 to 1. Your headquarters have 4 command points, his has 1: you add 3 to the die.

    Above the lines stands what each face of the die would bring. Take a company out to see the odds change, and put it back.

elope-lesson-first-attack =
    A unit fights with its whole strength, and only once in a phase. Who is attacked defends with everything in the hex.

    Leave all five companies in, and give the order.
elope-lesson-first-attack-hint = The button Attack is at the end of the plan. If you have closed the plan, click Emtsa again.
elope-lesson-first-attack-else = All five companies against Emtsa: with fewer the odds are worse.

elope-lesson-first-announced =
    All attacks are announced before the first is fought. This is your only one: end the announcements with the gold button.
elope-lesson-first-announced-hint = The gold button is at the top, on the right.
elope-lesson-first-announced-else = There is nothing else to announce: the gold button goes on.

elope-lesson-first-resolve =
    Whoever attacks chooses the order of the battles. Click Emtsa to fight the only one.
elope-lesson-first-resolve-hint = Click Emtsa, or the order in the list.
elope-lesson-first-resolve-else = The battle at Emtsa is next.

elope-lesson-first-supply =
    To attack at full strength you use up a depot. Without one everybody fights at half strength, and you have no tactical advantages.

    Spend one of your two depots. Choose it in the list: then the die is rolled.
elope-lesson-first-supply-hint = In the list of orders there is a line for each depot. Choose Allied Depot 1.
elope-lesson-first-supply-else = One depot, not more and not less: Allied Depot 1, for example.

elope-lesson-first-result =
    A six, and 3 make nine: the Reds lose two steps. The first turned the regiment over, to its weaker side. Instead of the second a defender may retreat, and so it did: two hexes, as Reds do, and to the south.

elope-lesson-first-advance =
    Emtsa is empty. Units that fought may advance along the way of the retreat. That is not movement, and costs nothing.

    Pick up your five companies and take Emtsa.
elope-lesson-first-advance-hint = Click your stack, then Emtsa. Or choose it in the list: all five to Emtsa.
elope-lesson-first-advance-else = Emtsa is far enough: advance there with all five.

elope-lesson-first-enemy =
    Now it is the Reds’ turn, and it goes as yours did: movement first. The 82nd Tara Regiment, ringed, has come up the line. It stopped before Emtsa: that hex lies in your zone of control.

elope-lesson-first-enemy-combat =
    The Reds have ended their movement. Now they may attack, from one hex into the next: Emtsa, ringed, is within reach of the regiment.

elope-lesson-first-enemy-rest =
    They announced no attack: five companies in a town are too many for one regiment. With that their turn was over, and the month as well: it is October now, turn 3.

elope-lesson-first-hunger =
    At the end of a turn units out of supply roll a die against their competence. One depot feeds five units and two headquarters. You had two and spent one, and you have six companies: the French Company B went hungry. It rolled a 1 and held out. Click Emtsa and open its stack: the company is marked there. The other amber triangle is at Verst 455: of your three headquarters one went without, too, but headquarters do not roll.

    You have supply points for a new depot. Supply is half of this war: so let us play one more turn, by rail and by river.

elope-lesson-first-build =
    A turn begins with operations. You have 3 supply points, and a depot costs 2. It is built in Archangel.

    Build one, on the side that can move: choose it in the list.
elope-lesson-first-build-hint = In the list of orders there are two lines for a depot in Archangel. Choose the mobile one.
elope-lesson-first-build-else = First a depot that can move: the mobile one, in Archangel.

elope-lesson-first-operations =
    There is nothing more to build. End your operations with the gold button.
elope-lesson-first-operations-hint = The gold button is at the top, on the right.
elope-lesson-first-operations-else = Your operations are done: the gold button goes on.

elope-lesson-first-weather =
    The Reds have built nothing. Then a die was rolled for the weather of October: a 5, and it stays dry. With snow the upper Dvina would have frozen.

    Now it is your Movement Phase again.

elope-lesson-first-train =
    At Archangel a headquarters waits beside the new depot. A rail journey is up to fifteen hexes long and costs no movement points. It begins in a city, or behind your own front.

    Pick up both and send them down the railway to Verst 455, fourteen hexes away: both are ringed.
elope-lesson-first-train-hint = Click Archangel: the headquarters and the depot are picked up. Then click Verst 455, far down the railway, where your other headquarters are.
elope-lesson-first-train-else = Send both, the headquarters and the depot, by rail to Verst 455.

elope-lesson-first-arrived =
    No march would have taken them so far in a month. An enemy zone, or destroyed track, would have ended the journey. When the phase ends everybody leaves the train.

elope-lesson-first-river =
    Now the river. A gunboat and a monitor lie on the Dvina. Ships do not go from hex to hex: they sail along the sides of hexes, up to thirty in a month.

    Pick them up and send them up the river, to the ringed hexside.
elope-lesson-first-river-hint = Click the ships, ringed, on the river in the east. Then click the other ringed hexside, further up the river.
elope-lesson-first-river-else = Both ships together, to the ringed hexside.

elope-lesson-first-sailed =
    There they are, far up the Dvina. Steamers go the same way, and carry three units each. Enemy gunboats, mines and ice can stop a ship; guns on the bank can sink it.

elope-lesson-first-finish =
    That was your move by rail and by river. End the Movement Phase with the gold button.
elope-lesson-first-finish-hint = The gold button is at the top, on the right.
elope-lesson-first-finish-else = Enough for this month: end the phase with the gold button.

elope-lesson-first-winning =
    How is it won? When the game is over the Allies count points: one for each town that they control and stand in, and more for some. Plesetskaya, further down this railway, is worth 25, Kotlas, far up the Dvina, 30. With 35 the Allies win, with fewer the Reds.

    The cup beside the map, or the key W, tells what every place is worth and how it stands; on a phone it is in the menu.

elope-lesson-first-end =
    That was a whole turn, and half of another. The rest, aircraft, ice and doctrine, you learn as you meet it: what is offered is legal, what is refused says why, and every number can be asked where it comes from.

    Emtsa is yours. Now take the rest.
