# Operation Elope, en français : les réponses.

elope-no-such-counter = Ce pion n'existe pas.
elope-no-odds = Il n'y a pas de chances à donner pour cet ordre. Demandez-les pour une attaque, une contre-attaque ou leurs dépôts, un bombardement, un trajet avec des dés ou un dragage.

elope-why-legal = Cet ordre est permis.
elope-why-half-built = Cet ordre n'est pas encore complet.
elope-why-points = { $unit } a { $left ->
    [one] { $left } point de mouvement
   *[other] { $left } points de mouvement
}
elope-why-ground = { $hex } : le terrain
elope-why-rail = { $hex } : par la voie ferrée
elope-why-road = { $hex } : par la route
elope-why-track = { $hex } : par la piste
elope-why-uphill = { $hex } : en montée
elope-why-river = { $hex } : franchissement de la rivière
elope-why-disengages = { $hex } : sortie d'une zone ennemie
elope-why-overruns = { $hex } : débordement d'une unité de soutien
elope-why-ratio = { $attack } contre { $defence } : colonne { $column }
elope-why-column = Avantages { $attacker } contre { $defender } : colonne { $column }
elope-why-modifier = Ajouté au dé
elope-why-no-modifier = Rien ne s'ajoute au dé
elope-why-supplied = En dépensant { $depots ->
    [0] un point de ravitaillement
    [one] un dépôt
   *[other] { $depots } dépôts
} : { $attack } contre { $defence }, colonne { $column }. La question vient à la résolution.
elope-why-unsupplied = Sans cela, à demi-force : { $attack } contre { $defence }, colonne { $column }
elope-why-defence-supplied = Tout cela avec ce que le défenseur peut dépenser ; s'il le garde : { $attack } contre { $defence }, colonne { $column }
elope-part-attack = Attaque
elope-part-defence = Défense
elope-part-attacker-advantages = Avantages de l'attaquant
elope-part-defender-advantages = Avantages du défenseur
elope-part-modifiers = Ajouté au dé
elope-part-odds = Rapport de forces
elope-part-supply = Ravitaillement
elope-part-air = Avions

elope-trace-needs-none = { $unit } n'a pas besoin de lignes.
elope-trace-first-turn = { $unit } : au premier tour, toutes les unités alliées sont ravitaillées et en communications
elope-trace-at-source = { $unit } est dans une de ses villes de ravitaillement
elope-trace-across = { $hq } ravitaille { $unit } par-delà le fleuve : ses lignes partent du QG
elope-trace-road = { $unit } est à deux hexagones au plus d'une route ou voie ferrée
elope-trace-no-road = { $unit } est à plus de deux hexagones de toute route ou voie ferrée
elope-trace-supply = { $unit } : ligne vers un dépôt ou une ville de ravitaillement
elope-trace-hq = { $unit } : ligne de ravitaillement vers un QG
elope-trace-word = { $unit } : ligne de communications vers un QG
elope-trace-hq-supply = Le QG de { $unit } : ligne vers un dépôt ou une ville de ravitaillement
elope-trace-hq-rear = Le QG de { $unit } : ligne vers l'arrière
elope-trace-no-room = Les dépôts à portée de { $unit } n'ont pas de place pour lui
elope-trace-normal = { $unit } est ravitaillé et en communications
elope-trace-os = { $unit } n'est pas ravitaillé
elope-trace-oc = { $unit } est sans communications
elope-trace-os-oc = { $unit } est sans ravitaillement ni communications

elope-line-no-end = Cette ligne n'a rien où mener.
elope-line-for-supply = ravitaillement
elope-line-for-orders = ordres
elope-line-enemy = L'ennemi est en { $hex }.
elope-line-zone = { $hex } est en zone ennemie.
elope-line-river = La rivière barre le chemin en { $river } : il faut un pont ou de la glace.
elope-line-too-long = La ligne fait { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
} ; { $limit } au plus sont permis.
elope-line-no-way = Aucun chemin n'y mène.

elope-why-half-os = { $unit } n'est pas ravitaillé : moitié du mouvement
elope-why-half-oc = { $unit } est sans communications : moitié du mouvement
elope-why-quarter = { $unit } est sans ravitaillement ni communications : quart du mouvement
elope-why-after-rail = { $unit } est venu par le train : moitié du mouvement
elope-why-landed = { $unit } est venu par bateau : tout son mouvement lui reste
elope-why-depot-uncommanded = { $unit } n'a pas besoin de QG pour bouger
elope-why-slowest = Les autres ne peuvent pas prêter leurs points à { $unit }
elope-why-track-gone = { $hex } : le dégel a changé la piste en boue
elope-why-stops = { $hex } : en zone ennemie ; le mouvement s'y arrête
elope-why-through-friends = { $hex } : à travers des amis, sans surcoût
elope-why-joins = { $hex } : s'empiler ne coûte rien
elope-why-no-limit = { $hex } : les Alliés s'empilent sans limite
elope-why-uncounted = { $hex } : QG et dépôts ne comptent pas dans l'empilement
elope-why-shelter = { $hex } : les ouvrages abritent celui qui les tient
elope-why-ships-unharmed = { $hex } : les navires ennemis à côté ne subissent rien
elope-why-target-only = Les ennemis adjacents à la cible ne sont pas affectés.

elope-why-ends-movement = La phase de mouvement se termine ; plus personne ne bouge ni n'entre.
elope-why-enters = { $unit } { $others ->
    [0] entre
   *[other] et { $others } de plus entrent
} pendant la phase de mouvement
elope-why-depot = Un dépôt en { $hex } : points de ravitaillement
elope-why-depot-mobile = Mobile : il se déplace, et ravitaille { $units } unités, { $hqs } QG et une unité de soutien
elope-why-depot-static = Fixe : il reste où il est, et ravitaille { $units } unités, { $hqs } QG et toute unité de soutien ; on peut le retourner une fois par tour
elope-why-red-stock = Les réserves rouges sont à Konocha ou Kotlas, à leur gré ; ici elles servent en { $hex }
elope-why-free-points = { $unit } a { $left ->
    [one] { $left } point de mouvement
   *[other] { $left } points de mouvement
}, ravitaillé ou non
elope-why-parts = { $unit } laisse les autres navires derrière lui
elope-why-passengers = { $unit } est transporté, et peut encore débarquer et marcher
elope-why-shallows = { $hex } : eaux difficiles
elope-why-knows-the-river = { $hex } : les basses eaux ne gênent pas les Rouges
elope-why-hexside = { $hex } : un côté d'hexagone fluvial
elope-why-mines = { $hex } : à travers les mines
elope-why-zone-on-the-bank = { $hex } : la zone ennemie sur la rive n'arrête pas les navires
elope-why-entrains = { $unit } monte dans le train hors des zones ennemies
elope-why-train-in-weather = { $unit } roule par tous les temps
elope-why-train-runs = { $unit } par la voie ferrée
elope-why-work = { $unit } : points de mouvement pour les travaux
elope-why-work-supplied = { $unit } est ravitaillé
elope-why-work-unwatched = { $unit } : aucun ennemi à côté du chantier, si ce n'est au-delà d'une rivière
elope-why-work-undisturbed = { $unit } est resté un tour hors des zones ennemies
elope-why-helped-across = { $hq } fait passer { $unit }, et personne d'autre ce tour-ci
elope-why-hq-crosses = { $unit } passe par ses propres moyens, et ne fait passer aucune de ses unités ce tour-ci
elope-why-marches-on = { $unit } peut encore marcher de tout son mouvement
elope-why-landed-supply = { $unit } est ravitaillé ce tour, mais doit payer ses attaques
elope-why-carrier = { $unit } : places pour hydravions
elope-why-dh9a = { $unit } ne vole que d'Arkhangelsk ou de Bereznik
elope-why-new-aircraft = { $unit } vient d'arriver et peut voler aussitôt
elope-why-retreat = Hexagones de recul
elope-why-retreat-costs-nothing = Un recul ne coûte pas de points de mouvement
elope-why-no-movement = { $unit } : une avance ne coûte pas de points de mouvement
elope-why-reduced = { $unit } perd un pas : force { $strength }
elope-why-eliminated = Éliminé : { $unit }
elope-why-remain = Ce qu'il reste dans la bataille : { $units ->
    [0] personne
    [one] une unité, force { $strength }
   *[other] { $units } unités, force { $strength }
}
elope-why-attacker-stays = Un attaquant subit ses pertes et ne recule pas
elope-why-advances-farther = { $unit } : hexagones d'avance
elope-why-advances-over-river = { $unit } : la rivière peut être franchie en avançant
elope-why-works-count = { $hex } : les ouvrages comptent en défense
elope-why-free-hex = { $hex } : libre de zones ennemies, comme il se doit
elope-why-direction = { $side } : recul vers son propre arrière
elope-why-open-river = { $hex } : la rivière coûte un pas à chaque unité
elope-why-goes-on = { $hex } : plus loin qu'il ne faut, pour trouver de la place ; un dé, et un pas perdu { $faces } fois sur 6
elope-why-intercepts = { $unit }{ $others ->
    [0] {""}
   *[other] {" "}et { $others } de plus
} : force en l'air
elope-why-gas = { $hex } : le gaz compte à partir de trois avions
elope-why-unsupported = Sans ces avions : { $attack } contre { $defence }, colonne { $column }
elope-why-may-be-intercepted = { $hex } : des avions ennemis sont assez proches pour intercepter
elope-why-bridge-opens = { $hex } : par le pont, { $cost ->
    [0] au seul prix de l'hexagone
   *[other] pour { $cost } PM de plus que l'hexagone
} ; sans lui, la rivière est fermée
elope-why-bridge-saves = { $hex } : la rivière coûte { $cost } PM par le pont et { $before } sans lui
elope-why-track-runs = { $unit } : trains et trajets par rail passent de nouveau ici
elope-why-track-stops = { $unit } : plus de train ni de trajet par rail ici avant réparation de la voie
elope-why-counterattack = Elle se résout comme toute attaque, et peut se poursuivre.
elope-why-harmless-zone = { $hex } : cette zone ennemie ne gêne pas un recul
elope-why-harmful-zone = { $hex } : une zone ennemie ; un dé, et un pas perdu { $faces } fois sur 6
elope-why-makes-room = { $hex } : trop d'unités pour l'instant ; une unité qui n'a pas bougé doit partir avant la fin de la phase de mouvement
elope-why-work-normal = { $unit } est ravitaillé et en communication
elope-why-work-worth = Il vaut { $points ->
    [one] { $points } avantage tactique
   *[other] { $points } avantages tactiques
} à qui défend là
elope-why-digs = { $unit } : la moitié de son potentiel pour la tranchée
elope-why-digs-when-dry = { $unit } : on creuse par temps sec
elope-why-trench-is-a-step = { $unit } : une tranchée ne compte pas au combat ; elle peut devenir une défense hâtive
elope-why-improves = { $unit } : tout son potentiel pour la défense hâtive
elope-why-improving-costs = { $unit } : points de ravitaillement nécessaires { $cost }, disponibles { $has }
elope-why-wrecks = { $unit } : points de mouvement pour détruire la voie
elope-why-wrecks-in-any-state = { $unit } : ravitaillé ou non, et il peut continuer
elope-why-crosses = { $unit } : tout son potentiel pour le franchissement
elope-why-crossing-halves = { $unit } attaque à demi-force jusqu'à la fin du tour
elope-why-spans = { $unit } : tout son potentiel pour ravitailler à travers la rivière
elope-why-spanned = { $hex } : { $unit } { $others ->
    [0] profite
   *[other] et { $others } de plus profitent
} de ses lignes
elope-why-boards = { $unit } : à bord { $aboard } sur { $room }
elope-why-will-be-carried = { $unit } est auprès du vapeur depuis le début de la phase : transport, débarquement et marche dans la même phase
elope-why-tanks-load = { $unit } est avec le train dans un bourg ou une ville : le chargement ne coûte aucun point de mouvement
elope-why-rebuilds = { $unit } revient à pleine force : points de ravitaillement
elope-why-points-at-hand = { $unit } : points de ravitaillement disponibles { $has }
elope-why-rebuilt-at = { $unit } est avec { $hq }, qui a une ligne vers l'arrière
elope-why-rebuilt-in-peace = { $unit } : aucun ennemi à côté
elope-why-leaves = { $unit } : points de mouvement pour quitter la carte
elope-why-out-of-play = { $unit } est dès lors hors jeu, mais pas perdu
elope-why-lays-mines = { $hex } : points de mouvement pour mouiller des mines
elope-why-mines-bar = { $hex } : les navires alliés ne peuvent plus y entrer
elope-why-mines-sink = { $hex } : un navire rouge qui y entre est coulé, { $faces } sur 6
elope-why-sweeps = { $unit } relève les mines, { $faces } sur 6
elope-why-sweep-ends-move = { $unit } : la tentative met fin à son mouvement
elope-why-may-hit-a-mine = { $hex } : { $unit } peut heurter une mine, { $faces } sur 6
elope-why-may-run-aground = { $hex } : { $unit } peut s'échouer, { $faces } sur 6
elope-why-shore-fire = { $hex } : les canons tirent une fois, un navire coulé { $faces } fois sur 6
elope-why-bombs-target = La nature de la cible
elope-why-bombs-hit = Un dé pour tous : touché, { $faces } sur 6
elope-why-bombs-second = Touché, un second dé : effet, { $faces } sur 6
elope-why-bombs-track = Dés contre la voie : { $dice } ; chacun la coupe, { $faces } sur 6
elope-why-airfield = { $unit } : la boue peut fermer son terrain, { $faces } sur 6
elope-why-engine = { $unit } : le moteur, et tous ceux du type, peuvent lâcher, { $faces } sur 6
elope-chance-swept = { $hex } est déminé.
elope-chance-mines-stay = Les mines restent en { $hex }.
elope-chance-sunk = { $hex } : { $unit } heurte une mine.
elope-chance-aground = { $hex } : { $unit } s'échoue.
elope-chance-passes = { $hex } : { $unit } passe.
elope-chance-bombs-fail = Les bombes ne font aucun mal.

elope-trace-parents = { $unit } peut tracer vers { $hq }{ $others ->
    [0] {""}
    [one] {" "}ou { $others } autre QG
   *[other] {" "}ou { $others } autres QG
}
elope-trace-stands-in = { $unit } : le QG supérieur remplace le sien
elope-trace-together = Tous ceux de l'hexagone de { $unit } sont dans le même état
elope-trace-checked-later = { $unit } : c'était différent à la dernière vérification ; on vérifie de nouveau quand cela compte
elope-trace-over-ice = { $unit } : par temps de neige, les rivières ne coupent pas les lignes
elope-trace-over-stream = { $unit } : ses lignes passent une petite rivière
elope-trace-town-post = { $unit } : son bourg a une ligne vers Plessetskaïa
elope-trace-no-post = { $unit } est en rase campagne : une ligne vers Plessetskaïa ne lui sert pas
elope-trace-landed = { $unit } a été mis à terre ce tour : il est ravitaillé
elope-trace-moves-in-full = { $unit } bouge et combat à plein
elope-trace-halved-os = { $unit } bouge et combat à moitié
elope-trace-halved-oc = { $unit } bouge à moitié et combat à plein
elope-trace-quartered = { $unit } bouge et combat au quart
elope-trace-fails = { $unit } n'a pas de dépôt à six hexagones, de QG à quatre ou de route à deux
elope-trace-zone = L'hexagone de { $unit } exerce une zone de contrôle
elope-trace-no-zone = { $unit } n'est pas ravitaillé et n'exerce pas de zone de contrôle
elope-trace-based = { $unit } { $task ->
    [0] est à sa base
   *[other] a une mission
}
elope-trace-carrier = { $unit } est basé sur un navire : pas d'attrition
elope-trace-pegasus = { $unit } sur le Pegasus n'est pas retenu par la météo
elope-trace-base-supplied = La base de { $unit } est ravitaillée
elope-trace-base-unsupplied = La base de { $unit } n'est pas ravitaillée : il ne peut pas voler
elope-trace-vessel = { $unit } a une ligne de communications
elope-trace-vessel-oc = { $unit } n'a pas de ligne de communications
elope-trace-frozen-in = { $unit } est pris dans la glace
elope-trace-train = { $unit } porte son propre ravitaillement et n'a pas besoin de QG
elope-trace-depot = { $unit } n'a pas besoin de QG pour bouger
elope-trace-depot-static = { $unit } ravitaille { $units } unités et { $hqs } QG, et toute unité de soutien
elope-trace-depot-mobile = { $unit } ravitaille { $units } unités, { $hqs } QG et une unité de soutien
elope-trace-no-flying = { $unit } ne peut pas voler par ce temps
elope-trace-mines-bar = { $unit } : des mines à côté lui barrent la route
elope-trace-mines-cost = { $unit } : on peut passer les mines à côté, avec un coût et un risque
elope-trace-carrier-waters = { $unit } ne peut pas aller au-delà de Bereznik
elope-trace-no-mines = { $unit } ne mouille ni ne rencontre de mines sur la Vaga
elope-trace-shoals = { $unit } peut s'échouer sur la haute Dvina et la Vaga
elope-trace-order-garrison = { $unit } a l'ordre d'être en garnison
elope-trace-order-head = { $unit } a l'ordre d'aller quelque part
elope-trace-order-limit = { $unit } a l'ordre de rester dans son secteur
elope-trace-order-ban = { $unit } a l'ordre de ne pas remonter plus haut
elope-trace-crossed = { $unit } a franchi une rivière avec un QG : il attaque à demi-force ce tour
elope-trace-fort = { $unit } est dans un fort : les bombes ne lui font rien
elope-trace-places = { $unit } porte { $places ->
    [one] { $places } hydravion
   *[other] { $places } hydravions
}
elope-trace-zone-on-the-bank = { $unit } : la zone ennemie sur la rive ne l'arrête pas
elope-trace-in-vologda = { $unit } attend un tour à Vologda
elope-trace-draws-on-stock = { $unit } peut attaquer avec un point de ravitaillement au lieu d'un dépôt
