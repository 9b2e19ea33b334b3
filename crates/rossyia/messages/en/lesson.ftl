# Rossyïa, in English: lessons. ID is a step of lessons/*.toml; ID-hint says how it is done, ID-else what is said when
# something else that is legal is tried.

rossyia-lesson-first = The first lesson
rossyia-lesson-first-about = Ten minutes on the railway to Tsaritsyn: play an option, activate a headquarters, keep it supplied and armed, take a town. On the real board, by the real rules, with somebody who tells you what to look at.

rossyia-lesson-first-welcome =
    November 1918. Denikin’s Volunteers stand at Velikoknyazheskaya, on the railway to Tsaritsyn. A Red division bars the way at Kotelnikovo. You command the Whites.

    This takes about ten minutes. Nothing can go wrong: every order can be undone, and Back takes you to the step before. The dice are loaded, for this lesson only.

rossyia-lesson-first-map =
    Two towns are ringed: Velikoknyazheskaya, where your railway ends, and Kotelnikovo, which is the enemy’s. The colour of a town and of a railway tells whose it is. A turn is a month, and in a month troops on foot cross some six hexes of open steppe.

    Drag the map to look around. Zoom with the wheel, or with two fingers.

rossyia-lesson-first-counter =
    A counter is a unit. In the ringed hex stand two divisions of Volunteer infantry, and the first is one of them. Its number at the lower left, 5, is its combat strength; the one at the lower right, 6, its movement points. Between them are its steps: the losses it can take, here two. A small raised number, where there is one, is shock.

    The counter with a name and three numbers is a headquarters: how many units it can command, what it adds to a die, how far its orders reach.

rossyia-lesson-first-winning =
    You win by the political level, the long track with a marker: it stands at 50. Towns that you take push it up, towns that you lose push it down, and so do options and events. In the scenario of this front, Ice and steppe, 55 after six turns is a marginal victory of the Whites, 59 a decisive one; 51 or less is a victory of the Bolsheviks. In the campaign, who drives it to 100 or to 0 has won the war.

rossyia-lesson-first-option =
    A turn begins with weather, points and arrivals; then comes politics. Both sides draw options and keep them hidden. You hold one, Western support: read its card.

    Play it. In the list of orders it is ringed.
rossyia-lesson-first-option-hint = Choose “Play the option: Western support” in the list of orders.
rossyia-lesson-first-option-else = Options wait for you in later turns, too, but play this one now.

rossyia-lesson-first-choose =
    The level moved to 51. Now the option gives you a choice: four replacement points (PR), which make good the losses of units, or two armament points (Armt) for a headquarters. Denikin has no Armt at all, and without it he could make one attack only, and that with a penalty.

    Choose the second.
rossyia-lesson-first-choose-hint = Choose the order with the number 2: Armt for Denikin.
rossyia-lesson-first-choose-else = PR are worth having, but today Denikin needs Armt: choose 2.

rossyia-lesson-first-begin =
    Denikin has 2 Armt. Now the military phase: headquarters are activated in turn, one of yours, one of theirs. Who has the initiative says which side begins, and this month it is yours.

    Let the Whites begin.
rossyia-lesson-first-begin-hint = Choose “First: Whites” in the list of orders.
rossyia-lesson-first-begin-else = The Reds could use the time to dig in: begin yourself.

rossyia-lesson-first-activate =
    Units do nothing by themselves: a headquarters is activated, and with it the army that it commands. You have one here, Denikin.

    Activate him.
rossyia-lesson-first-activate-hint = Choose “Activate: Denikin” in the list of orders.
rossyia-lesson-first-activate-else = Denikin is the one to act now.

rossyia-lesson-first-range =
    Denikin’s numbers are 12, +1 and 6: he commands up to twelve units within six hexes. Enemies and the hexes around them are in the way of his orders.

    Switch on Command to see how far they reach: the button is marked.
rossyia-lesson-first-range-hint = The button is called Command. On a phone it is here, in this text.
rossyia-lesson-first-range-else = Have a look at the command range first.

rossyia-lesson-first-lines =
    An army lives by its headquarters, and the headquarters by the railway. Pick up the artillery, ringed, and switch on its lines: one leads to Denikin, the other from Denikin to a source of supply. A railway that leads to your great cities is one, and Denikin stands on it.

    If a headquarters has no line when it is activated, its whole army is out of supply: it gets no Armt and may lose men.
rossyia-lesson-first-lines-hint = Click the artillery, just north-east of Velikoknyazheskaya. Then click Lines, or press the key L.
rossyia-lesson-first-lines-else = Not yet: first look at the lines of the artillery.

rossyia-lesson-first-army =
    All four units are near enough. Take them under his command: whoever is left out acts at the end of the turn, on his own and badly.
rossyia-lesson-first-army-hint = Choose the order in the list that names all four units. If something is picked up, put it down first.
rossyia-lesson-first-army-else = Take all four under command at once: it is the longest order in the list.

rossyia-lesson-first-roll =
    The army is complete: go on with the gold button. Then supply is checked, and a die is rolled for Armt: the nearer the railway and the better the weather, the more.
rossyia-lesson-first-roll-hint = The gold button is at the top, on the right.
rossyia-lesson-first-roll-else = Nobody else is within reach: the gold button goes on.

rossyia-lesson-first-spend =
    A 3, and Denikin’s bonus of 1 makes 4. On the railway, in clear weather, that is 2 Armt: he has 4 now, and may spend up to 3 of them.

    None: one attack, and 1 off its die. One: two attacks. Two: as many as you like, and 1 more on each die. Three: 2 more, and marches and a reserve besides. What is not spent is kept.

    Spend two.
rossyia-lesson-first-spend-hint = Choose “Spend Armt: 2” in the list of orders.
rossyia-lesson-first-spend-else = Two are enough for Kotelnikovo, and leave two for next month.

rossyia-lesson-first-replace =
    Now losses could be made good, a PR for a step. Nobody has any: go on with the gold button.
rossyia-lesson-first-replace-hint = The gold button is at the top, on the right.
rossyia-lesson-first-replace-else = There is nothing to replace: the gold button goes on.

rossyia-lesson-first-pick =
    Movement. Pick up the two infantry divisions: click the ringed hex.
rossyia-lesson-first-pick-hint = The two divisions stand just north of Velikoknyazheskaya. The hex has a ring.
rossyia-lesson-first-pick-else = One after the other: the infantry first.

rossyia-lesson-first-march =
    The gold line goes round everything that they can reach with their 6 points; the number in a hex is what they have left there. A hex of steppe costs 1, a river a little more.

    Send them to the ringed hex, just before Kotelnikovo.
rossyia-lesson-first-march-hint = With both divisions picked up, click the ringed hex south of Kotelnikovo. If you have put them down, click them first.
rossyia-lesson-first-march-else = Not this time: take both divisions, and only those, to the ringed hex before Kotelnikovo.

rossyia-lesson-first-zone =
    They stand in a zone of control. Every unit that fights has one, in the six hexes around it: nobody is stopped by it, but leaving it costs extra, and lines of supply and command cannot pass.

    Switch on the zones to see them: the button is marked.
rossyia-lesson-first-zone-hint = The button is called Zones. The hatched hexes are the enemy’s.
rossyia-lesson-first-zone-else = Have a look at the zones first.

rossyia-lesson-first-try =
    You need not know the rules by heart: what is not allowed is refused. Try it! Pick up the Kuban cavalry and send it straight into Kotelnikovo.
rossyia-lesson-first-try-hint = Click the cavalry, ringed, then Kotelnikovo.
rossyia-lesson-first-try-else = That would even be allowed. Try something that is not: click Kotelnikovo.

rossyia-lesson-first-cavalry =
    Refused: nobody walks into a hex that the enemy holds. Whenever the game says no, it says by which clause; click its number to read the rule.

    Now do what is allowed: bring the cavalry round to the ringed hex, to the south-east of the town.
rossyia-lesson-first-cavalry-hint = Click the cavalry, if it is not picked up any more. Then click the ringed hex beside Kotelnikovo.
rossyia-lesson-first-cavalry-else = Bring the cavalry to the ringed hex beside Kotelnikovo.

rossyia-lesson-first-guns =
    And the artillery, which counts twice against a town: bring it to the infantry. A hex holds six steps, eight if a railway runs through it, and these will be five.
rossyia-lesson-first-guns-hint = Click the artillery, ringed, then the hex where the infantry stands.
rossyia-lesson-first-guns-else = The artillery, to the infantry before Kotelnikovo: Denikin stays on his railway.

rossyia-lesson-first-end-movement =
    Everybody is in place. Denikin stays where he is: from the railway he draws Armt best.

    End the movement with the gold button.
rossyia-lesson-first-end-movement-hint = The gold button is at the top, on the right.
rossyia-lesson-first-end-movement-else = Enough marching for one month: go on with the gold button.

rossyia-lesson-first-plan =
    All attacks of an army are announced together, before the first die. Pick up the three units before Kotelnikovo, then click the town: they are sent against it. Planning is free.
rossyia-lesson-first-plan-hint = Click the hex with your infantry and artillery, then the Red division in Kotelnikovo.
rossyia-lesson-first-plan-else = Plan the attack on Kotelnikovo first.

rossyia-lesson-first-join =
    Whoever stands beside the town may take part. Send the cavalry against it, too.
rossyia-lesson-first-join-hint = Click the cavalry, ringed, then Kotelnikovo. Or add it in the plan: it is listed there, with a plus.
rossyia-lesson-first-join-else = The cavalry can still join: click it, then Kotelnikovo.

rossyia-lesson-first-odds =
    Read it line by line. Two divisions of 5, the cavalry 5, the artillery 3 and twice that against a town: 21. The 37th Rifle defends with 4. That is 5 to 1.

    Your artillery has shock, the Reds have none: 1 more on the die. The Armt you spent: 1 more. Denikin’s bonus: 1 more, 3 in all. Below stands what each face of the die would bring. Take a unit out to see the odds change, and put it back.

rossyia-lesson-first-attack =
    Leave all four in, and announce the attack.
rossyia-lesson-first-attack-hint = The button is at the end of the plan. If you have cleared it, click Kotelnikovo again.
rossyia-lesson-first-attack-else = All four against Kotelnikovo: with fewer the odds are worse.

rossyia-lesson-first-resolve =
    Denikin lends his bonus to one combat of his activation, and the plan supposed that he does. This is the only combat: let him.
rossyia-lesson-first-resolve-hint = In the list of orders choose the one with Denikin.
rossyia-lesson-first-resolve-else = With Denikin’s bonus the die is better by one.

rossyia-lesson-first-losses =
    A 2, and 3 make 5: in the column 5 to 1 that is 1/2, a step for you and two for the Reds, and they are beaten. Each side distributes its losses as it likes.

    Let the 1st Volunteer infantry bear yours.
rossyia-lesson-first-losses-hint = Choose in the list of orders who loses a step: the 1st Volunteer infantry.
rossyia-lesson-first-losses-else = Spare the guns: let one of the infantry divisions bear it.

rossyia-lesson-first-retreat =
    The 37th Rifle has lost two of its three steps. Beaten, it could have stood at three times its losses, four steps more, and has only one left: so it went back two hexes, towards Tsaritsyn.

rossyia-lesson-first-advance =
    Kotelnikovo is empty. Units that have won may advance into it, and that costs nothing.

    Take the town with the three units before it.
rossyia-lesson-first-advance-hint = Click your stack before Kotelnikovo, then the town. Or choose the order in the list that names all three.
rossyia-lesson-first-advance-else = Bring all three into Kotelnikovo.

rossyia-lesson-first-taken =
    Kotelnikovo is yours, and the political level has moved to 52: a town is worth 1, a great city 2 or more. Rostov and Tsaritsyn are worth 3 each.

rossyia-lesson-first-over =
    The cavalry could pursue the enemy; let it rest. End the combat with the gold button. With that the activation is over, and your railhead moves up: the track that you hold and that joins your own is yours from now on.
rossyia-lesson-first-over-hint = The gold button is at the top, on the right.
rossyia-lesson-first-over-else = The cavalry has done enough: the gold button ends the combat.

rossyia-lesson-first-enemy =
    It is the Reds’ turn to name a headquarters: Stalin, at Tsaritsyn. He spends no Armt, and only brings the 39th Rifle to the beaten division.

rossyia-lesson-first-end =
    So it goes on, headquarters by headquarters, until all have acted; then units that nobody commanded move on their own, and the month is over.

    The rest, trains and rivers, aircraft, wars of the neighbours, Makhno and the Czechs, you learn as you meet it: what is offered is legal, what is refused says why, and every number can be asked where it comes from. Ice and steppe has six turns. The level stands at 52: you need 55.
