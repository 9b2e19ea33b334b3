# Ce que le jeu annonce, demande et refuse.

rossyia-turn = Tour { $turn }
rossyia-weather = Météo ({ $die }) : { $north } au Nord, { $south } au Sud.
rossyia-weather-clear = temps clair
rossyia-weather-mud = boue
rossyia-weather-snow = neige
rossyia-initiative = Initiative : { $side }.
rossyia-initiative-played = { $seat } : Initiative est jouée ; elle revient maintenant à : { $side }.
rossyia-income = { $faction } : { $rail } points de rail, { $pr } PR.
rossyia-drawn = Tirage dans la réserve : { $unit }.
rossyia-arrives = { $unit } arrive à { $place }.
rossyia-delayed = { $unit } est retardé d'un tour : sa place est aux mains de l'ennemi.
rossyia-lost-on-the-way = { $unit } est éliminé : sa place est aux mains de l'ennemi.
rossyia-activated = Activation de { $hq }.
rossyia-coordination = { $hq } et { $other } tentent d’agir ensemble : { $die }, il faut au plus { $limit }.
rossyia-out-of-supply = { $hq } est hors ravitaillement.
rossyia-isolated = { $hq } est isolé ; Armt perdus : { $lost }.
rossyia-armt-gained = { $hq } : { $die }, en tout { $total }, donne { $gained } Armt ; il en a maintenant { $held }.
rossyia-armt-spent = { $hq } dépense { $points } Armt.
rossyia-attrition = Attrition de { $unit } : { $die }, en tout { $total } ; pas perdus : { $losses }.
rossyia-attrition-awaits = testera l'attrition à la fin du mouvement ; ajouté au dé : { $adds }
rossyia-replaced = { $unit } : pas rétablis : { $steps }.
rossyia-end-die = Le dé de la fin de partie : { $die }.
rossyia-ended-draw = Partie nulle : niveau politique { $level }.
rossyia-ended-marginal = Victoire marginale : niveau politique { $level }.
rossyia-ended-substantial = Victoire substantielle : niveau politique { $level }.
rossyia-ended-decisive = Victoire décisive : niveau politique { $level }.
rossyia-ended-total = Victoire totale : niveau politique { $level }.

rossyia-ask-initiative = Jouez une option pour l'initiative, ou passez.
rossyia-ask-initiative-answer = L'ennemi a pris l'initiative. Répondez par une option, ou passez.
rossyia-ask-place = Placez vos renforts, dont { $unit }.
    .kind = Placer les arrivées
rossyia-ask-delay = { $place } est aux mains de l'ennemi. Choisissez la moitié des unités attendues qui viendra un tour plus tard.
    .kind = Arrivées retardées
rossyia-ask-who-begins = Dites quel camp active le premier QG.
rossyia-ask-who-is-first = Dites quel camp joue d'abord ses unités indépendantes.
rossyia-ask-activate = Activez un QG.
rossyia-ask-command = { $hq } : choisissez les unités qu'il commande.
    .kind = Unités d'un QG
rossyia-ask-attrition = { $hq } : choisissez une pile qui teste l'attrition.
    .kind = Attrition d'une pile
rossyia-ask-spend = { $hq } : dépensez des Armt, { $most } au plus.
    .kind = Dépenser des Armt
rossyia-ask-replace = Remplacez des pertes.
rossyia-ask-move = Déplacez des unités.
rossyia-ask-discard = Plus de PR qu'on ne peut en garder : dites combien une ville isolée en cède.

rossyia-out-of-turn = Ce n'est pas à vous d'agir.
rossyia-asked-otherwise = On demande autre chose en ce moment ; { $unit } n'y a aucune part.
rossyia-not-in-this-segment = C'est le segment « { $now } » ; cela se fait dans le segment « { $then } ».
rossyia-army-unmoved = Personne de { $hq } ne s'est déplacé. Encore possible : { $unit }{ $others ->
    [0] {""}
    [one] {" "}et une autre unité
   *[other] {" "}et { $others } autres unités
}.
rossyia-independents-unsupplied = Hors ravitaillement : { $unit }{ $others ->
    [0] {""}
    [one] {" "}et une autre
   *[other] {" "}et { $others } autres
}. Test d'attrition à la fin du mouvement ; on peut encore bouger.
rossyia-segment-not-ended = Le segment « { $now } » ne se termine pas ainsi : répondez à ce qui est demandé, et il se poursuit.
rossyia-during-pick = choix des unités
rossyia-during-supply = ravitaillement et attrition
rossyia-during-spend = Armt
rossyia-during-replace = remplacements
rossyia-during-name-reserve = choix de la réserve
rossyia-during-move = mouvement
rossyia-during-announce = annonce des attaques
rossyia-during-fight = combat
rossyia-during-reserve = réserve
rossyia-during-adjust = têtes de ligne et ponts
rossyia-nobody-named = Nommez au moins un pion.
rossyia-option-not-held = Vous n'avez pas { $option }.
rossyia-option-another-moment = { $option } se joue à un autre moment.
rossyia-nothing-arrives-now = Rien n'est à placer maintenant.
rossyia-not-due = { $unit } n'est pas attendu ce tour-ci.
rossyia-say-who-is-delayed = Dites d'abord qui est retardé.
rossyia-nobody-is-delayed = Personne n'est retardé maintenant.
rossyia-delay-half = Des unités attendues à { $place }, { $count } sont retardées.
rossyia-not-your-troops = { $unit } est sous les ordres d'un autre joueur.
rossyia-factions-apart = Des unités de factions différentes ne s'empilent pas.
rossyia-not-placed-there = { $unit } ne peut pas être placé à { $place }.
rossyia-nobody-begins-now = Il n'y a pas à dire maintenant qui commence.
rossyia-no-hq-is-named-now = Aucun QG n'est désigné maintenant.
rossyia-the-other-side-activates = C'est à l'autre camp d'activer un QG.
rossyia-hq-of-the-enemy = { $hq } n'est pas de votre camp.
rossyia-hq-without-army = { $hq } n'a pas d'armée et n'est pas activé.
rossyia-hq-activated-before = { $hq } a déjà été activé ce tour-ci.
rossyia-hq-not-on-the-board = { $hq } n'est pas en jeu.
rossyia-two-hqs-are-needed = Il faut deux QG pour une coordination.
rossyia-no-attempt-left = Il ne reste plus d'essai de coordination ce tour-ci.
rossyia-never-coordinates = { $hq } ne peut pas prendre part à cette coordination.
rossyia-the-first-is-not-passed = On ne passe pas la première activation du tour.
rossyia-too-many-to-pass = Seul passe le camp à qui il reste moins de QG ; vous en avez { $own }, l'ennemi { $enemy }.
rossyia-cannot-hold-back = Seul le camp qui a l'initiative peut retenir son dernier QG, tant qu'il en reste un à l'ennemi.
rossyia-every-hq-is-activated = Chaque QG est activé une fois par tour.
rossyia-independent-units-last = Les unités indépendantes se jouent après tous les QG.
rossyia-no-hq-picks-now = Aucun QG ne prend d'unités sous ses ordres maintenant.
rossyia-not-a-unit-on-the-board = { $unit } n'est pas une unité en jeu.
rossyia-another-faction = { $unit } est d'une autre faction.
rossyia-activated-before = { $unit } a déjà eu son activation ce tour-ci.
rossyia-out-of-range = { $unit } est hors de la portée de commandement.
rossyia-over-capacity = { $hq } commande { $capacity } unités au plus.
rossyia-no-stack-there = Aucune pile n'a à tester à { $place }.
rossyia-too-much-armt = On peut dépenser { $most } Armt au plus.
rossyia-not-commanded = { $unit } n'est pas commandé dans cette activation.
rossyia-no-replacements-without-armt = { $unit } : sans Armt dépensé, pas de remplacements.
rossyia-no-such-losses = { $unit } n'a pas perdu autant de pas.
rossyia-in-enemy-zoc = { $unit } est dans une ZOC ennemie.
rossyia-isolated-unit = { $unit } est isolé.
rossyia-too-few-pr = Cela coûte { $cost } PR ; il en reste { $left }.
rossyia-nothing-to-discard = Il n'y a pas de PR à céder maintenant.
rossyia-discard-surplus = { $points } PR sont à céder, pas plus d'une ville qu'elle n'en a.

rossyia-ask-disband = { $place } contient trop de pas : quelles unités abandonner ?
    .kind = Renoncer à des unités
rossyia-moves = { $unit }{ $others ->
    [0] {""}
    [one] {" "}(avec une autre)
   *[other] {" "}(avec { $others } autres)
} va de { $from } à { $to } : { $cost } PM.
rossyia-marches = { $unit }{ $others ->
    [0] {""}
    [one] {" "}(avec une autre)
   *[other] {" "}(avec { $others } autres)
} fait marche forcée de { $from } à { $to } : { $cost } PM.
rossyia-travels = { $unit }{ $others ->
    [0] {""}
    [one] {" "}(avec une autre)
   *[other] {" "}(avec { $others } autres)
} va par rail de { $from } à { $to } : { $cost } points de Rail.
rossyia-rebuilt = { $unit } est reconstituée à { $place } pour { $cost } PR.
rossyia-aircraft-fly = { $unit } vole ; elle ne marche pas et ne prend pas le train.
rossyia-another-way-of-moving = { $unit } s'est déjà déplacée d'une autre façon.
rossyia-beyond-rebuilding = { $unit } ne peut être reconstituée : elle n'est pas éliminée, ou l'est définitivement.
rossyia-beyond-zone = { $place } est à plus de { $limit } hex de la zone d'action ({ $faction }).
rossyia-outside-zone = { $place } est d’un côté où la zone d’action ne s’étend pas ({ $faction }).
rossyia-city-gives-nothing = { $place } ne produit ni PR ni points de Rail.
rossyia-city-isolated = { $place } est isolée.
rossyia-city-unsupplied = { $place } n'est pas ravitaillée : sans QG, rien ne s'y reconstitue.
rossyia-city-out-of-range = { $place } n'est pas dans le rayon du QG.
rossyia-closed-country = { $place } est dans un pays fermé à ces unités.
rossyia-enemy-in-the-way = L'ennemi est en { $place }.
rossyia-hq-has-moved = { $hq } s'est déplacé : plus personne de son armée ne peut faire marche forcée.
rossyia-hq-moves-last = { $hq } s'est déplacé et des unités de son armée ont fait marche forcée : { $unit } ne bouge plus.
rossyia-march-ends-nowhere = Une marche forcée finit dans le rayon d'un QG ravitaillé de la faction ; { $place } n'est dans aucun.
rossyia-march-from-zoc = { $unit } est en ZOC ennemie et ne peut commencer de marche forcée.
rossyia-march-into-zoc = Une marche forcée n'entre pas en ZOC ennemie : { $place }.
rossyia-march-leads-away = Dans le rayon de { $hq }, la marche ne peut plus s'en éloigner : { $place }.
rossyia-march-needs-armt = { $unit } ne peut faire marche forcée que si son QG est ravitaillé et a dépensé 3 Armt.
rossyia-move-is-over = Le mouvement de { $unit } est terminé.
rossyia-moved-before-entraining = { $unit } s'est déplacée et ne peut embarquer dans la même activation.
rossyia-never-rebuilt = { $unit } est d'un genre qui ne se reconstitue pas.
rossyia-no-city-of-ours = { $place } n'est pas une ville de la faction de l'unité.
rossyia-no-entry = Aucune entrée ne relie { $from } et { $to }.
rossyia-no-link = Aucune liaison terrestre entre { $from } et { $to }.
rossyia-no-major-city = { $place } n'est pas une grande ville contrôlée par le camp.
rossyia-no-path = Nommez au moins un lieu de destination.
rossyia-no-track = Aucune voie ne mène de { $from } à { $to }.
rossyia-nobody-in-excess = Aucune pile n'est trop haute.
rossyia-not-activated = { $unit } n'est pas activée, ou se déplace dans un autre segment.
rossyia-not-adjacent = { $to } n'est pas adjacent à { $from }.
rossyia-not-in-excess = { $unit } n'a pas à être abandonnée.
rossyia-not-in-the-stack = { $unit } n'est pas une unité de combat de cette pile.
rossyia-not-on-the-board = { $unit } n'est pas sur le plateau.
rossyia-not-our-rail = Le rail en { $place } n'est pas du réseau de la faction.
rossyia-not-together = { $unit } n'est pas avec les autres.
rossyia-not-yours = { $unit } n'est pas à vous.
rossyia-out-of-the-area = { $place } n'est pas en jeu dans ce scénario.
rossyia-overstacked = { $place } contiendrait { $steps } pas ; sa limite est { $limit }.
rossyia-passage-takes-the-turn = { $unit } s'est déplacée : passer d'une case à l'autre prend tout un tour.
rossyia-picks-nobody-up = { $unit } est en route : une pile ne prend personne au passage.
rossyia-rail-in-zoc = { $place } est en ZOC ennemie : aucun trajet par rail n'y passe.
rossyia-rail-needs-armt = Le QG de { $unit } n'a pas dépensé d'Armt ou est isolé : nul de son armée ne prend le train.
rossyia-rebuilding-needs-armt = Rien ne se reconstitue si le QG n'a pas dépensé d'Armt.
rossyia-river-barred = De { $from } à { $to } le fleuve est barré : les deux rives sont en ZOC ennemie.
rossyia-strait = Un détroit sépare { $from } de { $to }.
rossyia-strangers = { $unit } et { $other } sont de factions différentes et ne s'empilent pas en { $place }.
rossyia-too-dear = { $unit } paie { $cost } PM pour { $place } et il lui en reste { $left }.
rossyia-too-few-rail-points = Le trajet coûte { $cost } points de Rail ; il en reste { $left }.
rossyia-train-off-the-rails = { $unit } ne quitte pas les rails.
rossyia-two-trains = { $place } contient au plus un train blindé.
rossyia-water = { $place } est de l'eau.
rossyia-went-by-rail = { $unit } a pris le train et ne se déplace plus ce tour.
rossyia-went-by-ship = { $unit } a été embarquée et ne se déplace plus ce tour.
rossyia-unit-pool-empty = La réserve de renforts est vide ; le reste du tirage est perdu.
rossyia-railheads-advance = { $side } : les têtes de ligne avancent ; hexagones : { $hexes }.
rossyia-bridge-taken = Le pont de { $place } change de mains.
rossyia-bridge-contested = Le pont de { $place } n’est plus à personne.
rossyia-city-counts-apart = { $place } est isolée : ses points sont comptés à part.
rossyia-city-under-greens = { $place } ne rapporte rien tant que des Verts y sont.
rossyia-pr-go-to = Les PR de { $place } vont à : { $faction }.
rossyia-begins = { $side } : à eux de commencer.
rossyia-side-skipped = { $side } : plus aucun QG à activer.
rossyia-activated-first = { $unit } doit d'abord être activé ; il se déplace ensuite.
rossyia-acts-independently = Aucun QG encore à activer n'a { $unit } à sa portée : elle se joue avec les unités indépendantes, après tous les QG.
rossyia-acts-with-hq = { $unit } agit avec un QG qui la commande ; { $hq } le pourrait, une fois activé.
rossyia-hq-leads = { $unit } est un QG et ne passe sous le commandement de personne.
rossyia-no-way-over-land = Aucun chemin par terre ne mène à { $place }.
rossyia-reserve-alone-moves = Seule la réserve se déplace maintenant ; { $unit } n'en fait pas partie.
rossyia-too-far = Le chemin vers { $place } coûte { $cost } PM et il { $left ->
    [0] n'en reste aucun
   *[other] en reste { $left }
}.
rossyia-under-command = { $unit } est déjà sous commandement.
