# Operation Elope, en français : le tour, les questions, le ravitaillement, la survie.

elope-set-up = Les forces sont en place.
elope-stage-set-up = Mise en place, { $weather }
elope-stage-turn = Tour { $turn } sur { $last }, { $weather }
    .short = Tour { $turn }, { $weather }
elope-turn = Tour { $turn }, { $weather }
elope-movement-begins = { $side } : phase de mouvement
elope-combat-begins = { $side } : phase de combat

elope-ask-set-up = Placez les pions dont vous choisissez la position.
elope-ask-operations = Vous avez { $points ->
    [one] { $points } point de ravitaillement
   *[other] { $points } points de ravitaillement
}. Construisez des dépôts (coût : { $cost }) et recomplétez des unités, ou terminez votre part de la phase d'opérations communes.
    .kind = Construisez des dépôts et recomplétez des unités, ou terminez votre part de la phase d'opérations communes.
elope-ask-movement = Déplacez vos unités, ou terminez la phase de mouvement.
elope-ask-attacks = Annoncez vos attaques et envoyez vos avions, ou terminez les annonces.
elope-ask-interception = Faites décoller des intercepteurs, ou laissez voler l'ennemi.
elope-ask-resolve = Quelle attaque annoncée résoudre maintenant ?
elope-ask-resolve-the-last = Il reste une attaque, sur { $hex } : résolvez-la.
    .kind = Résolvez la dernière attaque annoncée.
elope-ask-depots = Dépensez des dépôts pour cette attaque, ou attaquez à demi-force.
elope-ask-depots-defence = Dépensez des dépôts pour cette défense, ou défendez à demi-force.
elope-ask-engaged = Vous êtes accroché : contre-attaquez l'un des hexagones attaquants, ou perdez un pas de plus et reculez.
elope-ask-losses = Quelles unités perdent { $steps } pas ?
    .kind = Quelles unités perdent des pas ?
elope-ask-step-or-retreat = Perdez { $steps } pas, ou reculez à la place.
    .kind = Perdre des pas, ou reculer à la place ?
elope-ask-excess = Il n'y a pas de place pour tous en { $hex } : laquelle des unités repliées est perdue ?
    .kind = Quelle unité est perdue quand il n'y a pas de place pour toutes ?
elope-ask-retreat = Les défenseurs de { $hex } reculent de { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
} : vers où ?
    .kind = Vers où reculent les défenseurs ?
elope-ask-retreat-on = Les défenseurs de { $hex } sont en { $at } et reculent encore de { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
} : vers où ?
    .kind = Vers où les défenseurs reculent-ils ?
elope-ask-advance = Avancez dans l'hexagone évacué, ou restez.
elope-ask-exploit = Percée : poursuivez, attaquez encore, ou restez.
elope-ask-flight = { $unit } fuit devant l'ennemi : vers où ?
    .kind = Vers où une unité fuit-elle ?
elope-ask-air-losses = Quels avions sont perdus ? { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}.
    .kind = Quels avions sont perdus ?
elope-ask-stranded = Trouvez une autre base aux avions qui ont perdu la leur.

elope-out-of-turn = Cet ordre n'a pas sa place dans la phase en cours.
elope-asked-first = Ce n'est pas le moment pour { $unit } : répondez d'abord à ce qui est demandé.
elope-not-your-movement = Les unités ne bougent que pendant leur propre phase de mouvement.
elope-not-your-operations = Les dépôts et les remplacements relèvent de la phase d'opérations communes.
elope-moves-later = { $unit } ne fait rien pendant l'achat des dépôts et des remplacements ; son tour vient à votre phase de mouvement.
elope-nothing-to-end = On ne peut pas passer cette décision : répondez à la question.
elope-not-yours = { $unit } n'est pas sous vos ordres.
elope-not-on-the-map = { $unit } n'est pas sur la carte.
elope-not-in-a-hex = { $unit } n'est pas dans un hexagone.
elope-check-is-over = Quelqu'un a déjà bougé : le ravitaillement a été vérifié avant.

elope-no-store-left = L'ennemi tient les villes où vos points pourraient être dépensés.
elope-no-depots-there = On ne peut pas construire de dépôt en { $hex }.
elope-too-few-points = Cela coûte { $cost ->
    [one] { $cost } point de ravitaillement
   *[other] { $cost } points de ravitaillement
}, et vous en avez moins.
elope-no-depot-counter = Tous les pions de dépôt sont en jeu.
elope-too-many-depots = Il y a trop de dépôts en { $hex } : la limite est de cinq.
    .short = trop de dépôts ici : il faut en éloigner
elope-depot-built = Construit en { $hex } : { $unit }.
elope-not-rebuilt = { $unit } ne peut pas revenir.
elope-not-reduced = { $unit } est à pleine force.
elope-needs-hq = { $unit } n'a pas de QG avec lui : on recomplète les unités auprès d'un QG.
elope-needs-line = Aucune ligne ne relie à l'arrière le QG qui est avec { $unit }.
elope-enemy-too-near = L'ennemi est adjacent à { $unit } : il faut au moins deux hexagones.
elope-rebuilt = { $unit } revient à pleine force.
elope-no-depot = { $unit } n'est pas un dépôt.
elope-turned-already = { $unit } a déjà été retourné ce tour.
elope-no-ground-for-depot = Un dépôt fixe ne peut pas s'établir sur le terrain où se trouve { $unit }.
elope-depot-turned-static = { $unit } devient un dépôt fixe.
elope-depot-turned-mobile = { $unit } devient un dépôt mobile.
elope-needs-no-depot = { $unit } ne dépend d'aucun dépôt.
elope-supplied-already = { $unit } est déjà ravitaillé.
elope-no-rations-now = On désigne qui est ravitaillé en premier avant le premier mouvement de sa phase de mouvement, dans sa propre phase de combat, ou quand on choisit ses dépôts dans une bataille.
elope-nobody-rationed = Aucune unité n'a été désignée pour être ravitaillée en premier.
elope-rationed-already = Ces unités sont déjà ravitaillées en premier.
elope-rations = Ravitaillés en premier : { $unit }{ $others ->
    [0] {""}
   *[other] {" "}et { $others } de plus
}.
elope-no-hq = { $unit } n'est pas un de vos QG.
elope-hq-has-moved = { $unit } a déjà dépensé du mouvement cette phase, ou ravitaille déjà à travers le fleuve.
elope-hq-out-of-supply = { $unit } n'est pas ravitaillé et ne peut pas faire cela : approchez un dépôt.
elope-nobody-across = Aucune de ses unités n'est de l'autre côté d'une rivière par rapport à { $unit }.
elope-spans = { $unit } reste sur place et ravitaille ses unités à travers la rivière.
elope-hq-spans-river = { $unit } ravitaille ses unités à travers la rivière et reste sur place ce tour.

elope-survives = { $shelter ->
    [0] Dé { $die }
   *[other] Dé { $die } − { $shelter } pour l'abri = { $modified }
} : { $unit }, compétence { $tc }, tient bon.
elope-starves = { $shelter ->
    [0] Dé { $die }
   *[other] Dé { $die } − { $shelter } pour l'abri = { $modified }
} : { $unit }, compétence { $tc }, perd un pas faute de ravitaillement.

# Les chapitres des règles.
elope-chapter-1 = De quoi il s’agit
elope-chapter-2 = Matériel
elope-chapter-3 = Séquence de jeu
elope-chapter-4 = Mouvement
elope-chapter-5 = Zones de contrôle
elope-chapter-6 = Empilement
elope-chapter-7 = Combat
elope-chapter-8 = Retraites et avances
elope-chapter-9 = Unités de soutien
elope-chapter-10 = Ravitaillement et communications
elope-chapter-11 = Points de ravitaillement et dépôts
elope-chapter-12 = Avions
elope-chapter-13 = Renforts et remplacements
elope-chapter-14 = Météo
elope-chapter-15 = Unités navales
elope-chapter-16 = Trains blindés
elope-chapter-17 = Génie
elope-chapter-18 = Chars
elope-chapter-19 = Porte-avions
elope-chapter-20 = Doctrine alliée
elope-chapter-21 = Case Vologda
elope-chapter-22 = Gaz
elope-chapter-23 = Scénarios
elope-chapter-24 = Victoire
elope-chapter-AID = Aides de jeu
elope-chapter-T = Tables
