# Operation Elope, en français : l'aviation.

elope-changes-base = { $unit } change de base : { $hex }.
elope-goes-aboard = { $unit } est maintenant basé sur { $ship }.
elope-no-base-left = { $unit } ne trouve pas d'autre base et est perdu.
elope-supports = { $unit } { $others ->
    [0] appuie
   *[other] et { $others } de plus appuient
} l'attaque sur { $hex }.
elope-supports-with-gas = { $unit } { $others ->
    [0] appuie
   *[other] et { $others } de plus appuient
} au gaz l'attaque sur { $hex }.
elope-goes-bombing = { $unit } { $others ->
    [0] décolle
   *[other] et { $others } de plus décollent
} pour bombarder { $hex }.
elope-stays-at-base = { $unit } reste à sa base.
elope-airfield-open = Dé { $die } : le terrain de { $hex } est utilisable.
elope-airfield-mud = Dé { $die } : la boue ferme le terrain de { $hex } ce tour.
elope-engines-run = Dé { $die }, compté { $modified } : le moteur de { $unit } tourne, comme tous ceux de son type.
elope-engines-fail = Dé { $die }, compté { $modified } : le moteur de { $unit } tombe en panne ; tout son type reste au sol ce tour.
elope-intercepts = { $unit } décolle pour intercepter au-dessus de { $hex }.
elope-air-combat = Combat aérien au-dessus de { $hex }, { $column } : dé { $die }, ligne { $row }.
elope-air-column-1-2 = 1 contre 2
elope-air-column-1-1 = 1 contre 1
elope-air-column-3-2 = 1,5 contre 1
elope-air-column-2-1 = 2 contre 1
elope-air-column-3-1 = 3 contre 1
elope-air-column-4-1 = 4 contre 1
elope-turns-back = { $unit } { $others ->
    [0] fait
   *[other] et { $others } de plus font
} demi-tour.
elope-shot-down = Abattu : { $unit }.
elope-bombs-hit = Bombes sur { $hex }, force { $strength } : dé { $die }, compté { $modified }, touché.
elope-bombs-miss = Bombes sur { $hex }, force { $strength } : dé { $die }, compté { $modified }, manqué.
elope-hit-tells = Second dé { $die } : le coup au but en { $hex } porte.
elope-hit-does-nothing = Second dé { $die } : le coup au but en { $hex } reste sans effet.
elope-bombs-track = Dé { $die } contre la voie en { $hex }.
elope-bridge-bombed = Le pont de { $hex } est détruit.
elope-fort-bombed = Le fort de { $hex } est détruit.
elope-hasty-defence-bombed = La défense hâtive de { $hex } est détruite.
elope-track-bombed = La voie en { $hex } est détruite.
elope-troops-panic = Les troupes rouges en { $hex } paniquent : les attaques alliées contre elles ajoutent 1 au dé.
elope-depot-made-mobile = { $unit } perd un niveau et devient mobile.
elope-bombed-out = Détruit par les bombes : { $unit }.
elope-ship-bombed = Coulé par les bombes : { $unit }.

elope-no-aircraft-named = Aucun avion n'a été désigné.
elope-not-an-aircraft = { $unit } n'est pas un avion.
elope-aircraft-fly-later = Les avions volent pendant votre phase de combat ; d'ici là, ils ne peuvent que changer de base.
elope-has-a-mission = { $unit } a déjà une mission ; il ne peut pas en remplir une autre ce tour.
elope-has-flown = { $unit } a déjà volé ou changé de base ce tour.
elope-no-flying-weather = { $unit } ne vole que par temps sec.
elope-grounded-by-snow = { $unit } ne vole pas par temps de neige.
elope-engines-failed = Les moteurs de { $unit } et de son type sont en panne ce tour.
elope-airfield-closed = La boue ferme ce tour le terrain de { $unit }.
elope-base-without-supply = La base de { $unit } n'a pas de ligne de six hexagones vers un dépôt ou une source de ravitaillement.
elope-out-of-range = { $unit } ne peut pas voler si loin.
elope-target-out-of-command = La cible de { $unit } est hors du rayon de commandement de tous vos QG.
elope-nothing-in-range = { $unit } n'a rien à viser : aucune cible dans son rayon d'action et dans le rayon de commandement de vos QG.
elope-no-attack-to-support = Aucune attaque sur { $hex } n'est annoncée : annoncez-en d'abord une.
elope-no-gas-yet = Il n'y a pas de gaz avant le tour 13.
elope-gas-is-british = Seuls les avions britanniques lancent du gaz.
elope-all-or-no-gas = Tous les avions au-dessus de { $hex } portent la même chose : du gaz, ou des bombes.
elope-no-more-gas = Plus d'attaque au gaz ce tour.
elope-bomb-the-hex = Ce pion ne se bombarde pas nommément : désignez les troupes de son hexagone.
elope-only-allies-bomb-troops = Seuls les avions alliés bombardent les troupes.
elope-nothing-to-bomb = Il n'y a là rien de l'ennemi à bombarder.
elope-fort-shields = Le fort protège ce qu'il abrite : bombardez le fort.
elope-too-many-missions = Il y a déjà trop de missions : joignez-vous à l'une d'elles.
elope-no-interception-now = Les intercepteurs décollent pendant la phase de combat ennemie, quand on vous le demande.
elope-nobody-to-intercept = Aucun avion ennemi n'est au-dessus de { $hex }.
elope-too-far-to-intercept = { $hex } est à plus de quatre hexagones de la base de { $unit } et hors du rayon de commandement de vos QG.
elope-wrong-air-losses = Vous perdez { $count ->
    [one] { $count } avion
   *[other] { $count } avions
} : désignez-en exactement autant.
elope-no-airbase = { $hex } n'est pas une base aérienne pour { $unit }.
elope-base-not-held = Votre camp ne peut pas utiliser { $hex } comme base pour { $unit }.
elope-field-too-small = Le terrain de { $hex } est trop petit pour { $unit }.
elope-airbase-full = La base aérienne de { $hex } n'a pas de place pour { $unit }.
elope-based-there-already = { $unit } y est déjà basé.
elope-not-the-nearest-base = { $unit } doit aller à la base la plus proche.
elope-no-base-afloat = { $ship } n'est pas un porte-avions ou une barge à vous sur l'eau : { $unit } ne peut pas y être basé.
elope-only-seaplanes-afloat = { $unit } n'est pas un hydravion et ne peut pas être basé sur { $ship }.
elope-carrier-full = { $ship } n'a pas de place pour { $unit }.
elope-lands-at-barge = Tant que vous avez une barge, { $unit } se pose à côté d'elle ou sur un porte-avions.
elope-no-water-for-seaplane = { $unit } a besoin d'un fleuve, d'un lac ou de la mer : il n'y en a pas en { $hex }.
elope-stays-with-carriers = { $unit } appartient à un porte-avions et ne peut passer que sur un autre.
