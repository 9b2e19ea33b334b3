# Beyond the River Don, in English: lessons. ID is a step of lessons/*.toml; ID-hint says how it is done, ID-else what is
# said when something else that is legal is tried.

riverdon-lesson-first = The first lesson
riverdon-lesson-first-about = A lesson of ten minutes: orders, a battle, a bluff. Write sealed orders, fight for a village on its own card, and frighten a bigger force away. By the real rules, with somebody who tells you what to look at.

riverdon-lesson-first-welcome =
    The steppe, summer 1919. Denikin’s Whites come from the south, the Bolsheviks hold the north. You command the Whites.

    This takes about ten minutes. Nothing can go wrong: Back takes you to the step before. The dice are loaded, for this lesson only.

riverdon-lesson-first-cards =
    The board is thirty-six cards. Each is a space on which forces stand, and the ground of a battle if two forces meet there. Cards with a railway or a river lie face up; of the others you know those on which somebody has stood.

    The upper ring is the card where you will fight, the lower one where you stand. A move goes to the north, south, east or west, never across a corner.

riverdon-lesson-first-markers =
    In each ringed space stands a Red marker with a letter. That is all you see of the enemy: not who is there, nor how many. A marker may be an army or a handful of men. He sees no more of you.

riverdon-lesson-first-force =
    All who stand together in a space are a force. Your own you see: the small number on the marker is what it has cost in points. Let the mouse rest on it, or tap it, to read who is there.

    Troops are counted in stands. A stand is a platoon, or a single weapon; four platoons make a company. You have two companies of rifles, two of Cossack cavalry, a machine gun and a field gun.

riverdon-lesson-first-winning =
    In this scenario you win by destroying half of the enemy army, counted in points, or by holding three spaces of the row along his edge, at the end of a turn. The Reds win in the same way.

    The cup, among the buttons at the edge, shows at any time how it stands.

riverdon-lesson-first-points =
    You have six resource points: shells, fuel, pay. The enemy does not know how many are left. They pay for missions: bombs from the air, a blown bridge, guns that fire in a battle. Later you will spend one.

riverdon-lesson-first-leader =
    A turn has steps, named at the top; now it is the leaders’. Only a force with a leader gets orders, and each leader brings one order. His number, from −1 to +2, is added to dice; the enemy does not know it.

    You have two leaders. Send the second one, ringed, to your force: he may ride three spaces.
riverdon-lesson-first-leader-hint = Click the leader in the space south of your force, then the space where your force stands.
riverdon-lesson-first-leader-else = The second leader is needed with the force: send him there.

riverdon-lesson-first-leaders-done =
    Both sides move their leaders at the same time, and neither sees what the other does. That is how much of this game goes: under seal. When both have closed, it is shown together.

    Close with the gold button.
riverdon-lesson-first-leaders-done-hint = The gold button is at the top, on the right.
riverdon-lesson-first-leaders-done-else = Both leaders are where they should be: close with the gold button.

riverdon-lesson-first-operation =
    You hold the initiative: so you choose the operation of this turn, and the enemy then chooses a defence. The choice says which orders may be written. Assault and Hold is what it sounds like: at least one force must assault.

    Choose it in the list of orders; it is ringed.
riverdon-lesson-first-operation-hint = Choose “Choose Assault and Hold” in the list of orders.
riverdon-lesson-first-operation-else = Today it is an assault: choose Assault and Hold.

riverdon-lesson-first-divide =
    The Reds chose Hold. Now both sides write orders, under seal. The form here lists your leaders.

    First divide the force: give the second leader all eight stands of Cossack cavalry. Press the plus beside them until it says 8, then Divide.
riverdon-lesson-first-divide-hint = Find leader 2 in the form, and in it “Divide the force”. You can also type the 8. Leave the other troops at 0, then press the button Divide.
riverdon-lesson-first-divide-else = All eight stands of cavalry, and nobody else, go with the second leader.

riverdon-lesson-first-assault =
    Two forces in one space, and still one marker: from outside nothing has changed.

    The first leader has the rifles, the machine gun and the gun. Give him the order Assault: he attacks an enemy space up to two spaces away, and stays there if he wins.
riverdon-lesson-first-assault-hint = Press “Assault” in the form, with leader 1.
riverdon-lesson-first-assault-else = Leader 1 is to assault.

riverdon-lesson-first-probe =
    The second leader gets the order Probe: go into an enemy space, have a look, fight if need be, and come back. On foot that reaches one space; a force all on horseback reaches two.
riverdon-lesson-first-probe-hint = Press “Probe” in the form, with leader 2.
riverdon-lesson-first-probe-else = Leader 2 is to probe.

riverdon-lesson-first-seal =
    Written, not sent: until you seal them, you can change orders as you like. The other side sees neither what you wrote nor for whom; it does not even see that you divided.

    Seal the orders.
riverdon-lesson-first-seal-hint = The gold button at the top, on the right.
riverdon-lesson-first-seal-else = The orders are good as they are: seal them with the gold button.

riverdon-lesson-first-mission =
    Both have sealed. Next come missions, sealed as well. A gun fires in a battle only if you pay for its shells.

    In the form choose Direct support by guns. One point is enough for your one gun. Then press Place it.
riverdon-lesson-first-mission-hint = Under “Which”, choose “Direct support by guns”. All else fills itself in: the gun, and your own space, 21, from where it comes along. Then “Place it”.
riverdon-lesson-first-mission-else = The shells for your gun: direct support by guns.

riverdon-lesson-first-missions-done =
    One point is spent, five are left. The enemy learns of it when the gun fires.

    Seal the missions.
riverdon-lesson-first-missions-done-hint = The gold button at the top, on the right.
riverdon-lesson-first-missions-done-else = One mission is enough: seal them with the gold button.

riverdon-lesson-first-reach =
    Now the orders are carried out. The side with the initiative acts, one force after the other; after an action without a battle the other side has one.

    Pick up your first force, ringed. The spaces that light up are those that its order lets it reach.
riverdon-lesson-first-reach-hint = Click the ringed space. If the wrong force is picked up, put it down and pick the one with the order Assault in the panel.
riverdon-lesson-first-reach-else = First pick up the force, to see how far it may go.

riverdon-lesson-first-act =
    Two spaces, but whoever runs into an enemy in the first goes no farther.

    Let this force act. From this moment everybody knows its order.
riverdon-lesson-first-act-hint = In the list of orders choose the ringed one: “Act”, with the first force.
riverdon-lesson-first-act-else = First the force with the order Assault.

riverdon-lesson-first-go =
    Go to the ringed space, to the north.
riverdon-lesson-first-go-hint = Click the space with the Red marker, straight to the north.
riverdon-lesson-first-go-else = The target is the Red force straight to the north.

riverdon-lesson-first-report =
    The two forces have met, and look at each other. Each side states what it has: foot, horse, guns or vehicles, which must be true, and how many counters in all. A company is one counter, and so is a single weapon. That number may be bent, up or down by as much as half.

    You have four. Stay with the truth.
riverdon-lesson-first-report-hint = In the list of orders choose “State a total” with 4.
riverdon-lesson-first-report-else = This time say what is so: 4.

riverdon-lesson-first-odds =
    The Reds say four, too: foot and guns. Is that so? Nobody tells you. They stay; now you may still turn back.

    In the list of orders is “Stand and fight”. Let the mouse rest on it: a card says how often you would win, out of 120 battles against whatever their report could mean. Then choose it.
riverdon-lesson-first-odds-hint = Choose “Stand and fight” in the list of orders.
riverdon-lesson-first-odds-else = You are the stronger: stand and fight.

riverdon-lesson-first-reserves =
    Before the battle both sides may call reserves: forces with that order, up to two spaces away. You have none.

    Go on without, with the gold button.
riverdon-lesson-first-reserves-hint = The gold button at the top, on the right.
riverdon-lesson-first-reserves-else = There are no reserves to call: go on with the gold button.

riverdon-lesson-first-way =
    A battle can be fought in three ways: resolved at once, both sides following a fixed doctrine; played on the card, square by square; or with miniatures on a real table, and the result entered here.

    Choose to play it. Both sides name a way under seal; if they differ, it is resolved at once.
riverdon-lesson-first-way-hint = In the list of orders choose the way that is ringed: to play it.
riverdon-lesson-first-way-else = For once, play it by hand.

riverdon-lesson-first-field =
    This is the card on which you meet, as a field of six by four squares. On a field everybody sees everything. So you see what you could not know: the ringed Red companies, conscripts and rifles, and behind them a gun. There are three counters: the four were a lie.

    You come from the south, the lower edge; they stand in the two upper rows. You are the attacker, A; they are the defender, D.

riverdon-lesson-first-deploy =
    Your four counters wait beside the field. They are placed one after the other on the lowest row.

    Put the first company of rifles into the ringed square.
riverdon-lesson-first-deploy-hint = Click the ringed square, the third from the left in the lowest row.
riverdon-lesson-first-deploy-else = Put the first company into the ringed square.

riverdon-lesson-first-begin =
    The rest can be placed for you. Close the deployment with the gold button.

    Then your half of the first turn begins, with a command roll: two dice and your leader’s rating, 7 or more, or nobody stirs.
riverdon-lesson-first-begin-hint = The gold button at the top, on the right.
riverdon-lesson-first-begin-else = Let the others be placed for you: the gold button.

riverdon-lesson-first-march =
    A 5 and a 3, and 1 for your leader: 9, your side is active. First come moves. Foot goes one square, and whoever moves does not fire, unless on wheels or rails.

    Move your first company up to the enemy: into the ringed square.
riverdon-lesson-first-march-hint = Click the first company of rifles, with the leader, then the ringed square above it.
riverdon-lesson-first-march-else = Move the first company, the one with the leader, one square up.

riverdon-lesson-first-moved =
    Let the others stand, so that they may fire. End the moves with the gold button.
riverdon-lesson-first-moved-hint = The gold button at the top, on the right.
riverdon-lesson-first-moved-else = The others stay where they are: the gold button ends the moves.

riverdon-lesson-first-fire =
    Now fire. Your gun may, because you paid for its shells. Pick it up, then click the conscripts: a card tells beforehand how many hits are likely.

    For each hit another die is thrown against the morale of those who are hit, here 2. That or less shakes a stand: it gets a marker, and neither fires nor fights. More, and the stand is lost.
riverdon-lesson-first-fire-hint = Click the field gun, in the second square of the lowest row. If the machine gun is picked up with it, choose the gun in the panel. Then click the ringed conscripts.
riverdon-lesson-first-fire-else = The gun, at the conscripts before your first company.

riverdon-lesson-first-hand-over =
    Two hits: one stand lost, one shaken. The Reds had their half of the turn, fired at you and missed; now it is turn 2.

    What a side has lost is counted against its flight number: 45 per cent for you, 40 for them. Whoever has lost more, flees. So far it goes by hand; leave the rest to the doctrine, which plays for you from here on.
riverdon-lesson-first-hand-over-hint = Choose “Hand over to the doctrine” in the list of orders.
riverdon-lesson-first-hand-over-else = You could fight on by hand. For this lesson, hand over.

riverdon-lesson-first-aftermath =
    Your rifles charged and took their square; the Reds gave up on turn 3. A company of conscripts is gone, and you lost nobody. The beaten force has gone back a space to the north, and its gun was too slow: it is yours now, with a point for its shells. The journal tells it blow by blow.

    After an assault the winner stays. End the action with the gold button.
riverdon-lesson-first-aftermath-hint = The gold button at the top, on the right.
riverdon-lesson-first-aftermath-else = An assault ends where it has won: the gold button.

riverdon-lesson-first-ride =
    It was a battle, so it is your turn again. To the east stands the other marker. Who is there, you do not know; let us say many. You have two companies of cavalry.

    Let them act.
riverdon-lesson-first-ride-hint = In the list of orders choose the ringed one: “Act”, with the force at 21.
riverdon-lesson-first-ride-else = Now the force that stayed behind, the cavalry.

riverdon-lesson-first-there =
    Ride to the Red marker in the east.
riverdon-lesson-first-there-hint = Click the ringed space, to the right of where you stand.
riverdon-lesson-first-there-else = The Reds in the east, not another way.

riverdon-lesson-first-bluff =
    Now bluff. You have two counters, and may state as much as half more: three. All of them horsemen, that much is true. It is too early for him to know who won in the north-west, or with what.

    State three.
riverdon-lesson-first-bluff-hint = In the list of orders choose “State a total” with 3.
riverdon-lesson-first-bluff-else = Two would be honest. Dare to say three.

riverdon-lesson-first-home =
    He believed it and retired before the battle. He really had three counters. Retreating before so many horsemen cost him dearly, roll by roll: one stand scattered, a whole company of conscripts came over to you, a machine gun was taken.

    A probe goes home again. With the gold button the cavalry rides back, and all that it caught comes along.
riverdon-lesson-first-home-hint = The gold button at the top, on the right.
riverdon-lesson-first-home-else = A probe may not stay: the gold button takes it home.

riverdon-lesson-first-end =
    So it goes on: when you have no more to do, the Reds act; then the turn ends, and leaders, orders and missions come again. Next time you guess who is behind a marker, and they guess about you.

    In the scenario you begin by setting up: at one click, too. Battles are resolved at once, if you do not choose otherwise on the start page. What is offered is legal; what is refused says why; and every number can be asked where it comes from. Good luck on the steppe.
