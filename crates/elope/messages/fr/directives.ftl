# Operation Elope, en français : scénarios, doctrine, arrivées, météo et victoire.

elope-dry = sec
elope-thaw = dégel
elope-snow = neige
elope-weather-open = temps à tirer au dé
elope-october = Dé { $die } : en octobre, temps : { $weather }.
elope-depth = Dé { $die } : la Dvina a { $feet } pieds de profondeur.
elope-decision-yes = Dé { $die } : Londres dit oui à Kotlas.
elope-decision-undecided = Dé { $die } : Londres hésite au sujet de Kotlas.

elope-supply-points = { $side } : { $points ->
    [one] { $points } point de ravitaillement
   *[other] { $points } points de ravitaillement
}.
elope-deploys = { $unit } est placé en { $hex }.
elope-reinforcements = { $side } : { $unit } { $others ->
    [0] arrive
   *[other] et { $others } de plus arrivent
}.
elope-comes = Dé { $die } : { $unit } et son bataillon arrivent.
elope-never-comes = Dé { $die } : { $unit } et son bataillon ne viendront pas.
elope-from-vologda = { $unit } { $others ->
    [0] vient
   *[other] et { $others } de plus viennent
} de Vologda à Konocha.
elope-enters = { $unit } { $others ->
    [0] entre
   *[other] et { $others } de plus entrent
} en jeu.
elope-ships-return = La glace a disparu, de retour : { $unit }{ $others ->
    [0] {""}
   *[other] {" "}et { $others } de plus
}.
elope-withdrawn = { $unit } quitte le jeu.
elope-laid-up = { $unit } prend ses quartiers d'hiver.
elope-leaves-the-map = { $unit } part pour Onega.
elope-attached = { $unit } passe sous les ordres du 1er bataillon.
elope-takes-the-railway = { $unit } prend la voie ferrée, l'autre brigade la haute Dvina.
elope-disbands = { $unit } est dissous : il n'y a pas de place pour lui.

elope-takes-place = Les { $side } prennent { $hex }.
elope-points = Les Alliés ont { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}.
elope-won-towns = Les Alliés tiennent Plessetskaïa, Chenkoursk et Kotlas avec des lignes ouvertes vers Arkhangelsk.
elope-won-archangel = Arkhangelsk est tombée aux mains des Rouges.
elope-won-no-kotlas = Kotlas était l'objectif et personne n'y est allé : { $points ->
    [one] { $points } point n'y fait rien
   *[other] { $points } points n'y font rien
}, les Rouges gagnent.
elope-won-red = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, c'est trop peu : les Rouges gagnent.
elope-won-marginal = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : victoire alliée marginale.
elope-won-substantial = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : victoire alliée substantielle.

elope-not-to-be-set-up = { $unit } n'est pas à placer par vous maintenant.
elope-set-up-too-far = { $unit } ne peut pas être placé en { $hex } : choisissez un terrain plus près de sa position.
elope-nobody-enters = Aucune unité n'a été désignée pour entrer.
elope-cannot-enter-there = { $unit } ne peut pas entrer là : choisissez un lieu de sa liste qui est à vous.
elope-waits-in-vologda = { $unit } attend à Vologda : il vient de lui-même à Konocha au prochain tour.
elope-arrivals-left = { $others ->
    [0] { $unit } est arrivé et peut
    [one] { $unit } et { $others } autre sont arrivés et peuvent
   *[other] { $unit } et { $others } autres sont arrivés et peuvent
} encore entrer dans cette phase.

elope-stays-in-garrison = { $unit } est en garnison et reste où il est.
elope-ordered-elsewhere = { $unit } a des ordres : à compter ce que coûte le chemin, { $hex } n'est pas plus près de sa destination.
elope-outside-its-area = { $unit } doit rester dans son secteur : { $hex } est en dehors.
elope-area-closed = { $unit } ne peut pas finir son mouvement en { $hex } : ce secteur lui est fermé.
elope-must-go-on = { $unit } a des ordres (destination : { $goal }) : il doit continuer, avec au moins la moitié de son mouvement.
    .short = vers { $goal } : continuer
elope-must-set-out = { $unit } a des ordres (destination : { $goal }) et n'a pas bougé : faites-le marcher pour l'en rapprocher.
    .short = vers { $goal } : se rapprocher
elope-goes-before-it-works = { $unit } a des ordres (destination : { $goal }) : travailler n'est pas marcher. Rapprochez-le d'abord, avec au moins la moitié de son mouvement.
elope-carried-on = { $unit } a des ordres : que { $ship } l'en rapproche, avec au moins la moitié de ses points de mouvement.
elope-carried-to-the-town = { $unit } va par vapeur jusqu'à la ville de Vaga et y débarque : laissez-le à bord de { $ship }, qui peut l'en rapprocher, à ce tour ou au suivant.
    .short = à bord de { $ship } : naviguer plus près
elope-lands-now = { $unit } a des ordres et ne peut pas être transporté plus près : mettez-le à terre.
    .short = à bord : mettre à terre
elope-boards-in-vain = { $unit } a des ordres : il n'embarque que sur un navire qui le rapproche ensuite dans cette phase. Sinon, qu'il marche.
elope-garrison-too-weak = { $unit } ne peut pas quitter Arkhangelsk : il doit y rester { $count ->
    [one] { $count } compagnie
   *[other] { $count } compagnies
}.
elope-garrison-called-back = Il faut à Arkhangelsk { $count ->
    [one] { $count } compagnie
   *[other] { $count } compagnies
} : faites-y rentrer { $unit }.
    .short = retour à Arkhangelsk : garnison
elope-may-not-leave-the-map = { $unit } ne peut pas quitter la carte.
elope-no-exit-here = { $unit } quitte la carte depuis un hexagone entre 3301 et 4301.
elope-too-tired-to-leave = { $unit } n'a plus assez de points pour quitter la carte.
elope-must-leave-the-map = { $unit } peut partir pour Onega : prenez-le et choisissez « Quitter la carte ».
    .short = vers Onega : quitter la carte
elope-must-go-to-the-edge = { $unit } a l'ordre de quitter la carte pour Onega : faites-le marcher vers { $goal }, au bord ouest. Là, « Quitter la carte » figure parmi ce qu'il peut faire.
    .short = vers Onega par { $goal } : se rapprocher
elope-royal-scots-go-by-ship = { $unit } remonte la Dvina en vapeur ce tour : faites-le embarquer.
elope-royal-scots-have-landed = { $unit } a remonté la Dvina en vapeur ce tour : il reste où il a débarqué, et pourra marcher dès le prochain tour.
elope-royal-scots-go-aboard = { $unit } a l'ordre de remonter la Dvina : faites-le embarquer sur le vapeur.
    .short = remonter la Dvina : embarquer sur le vapeur
elope-royal-scots-land = { $unit } est allé aussi loin que possible : mettez-le à terre.
    .short = arrivé au bout : mettre à terre
elope-steamer-takes-first = { $unit } attend : le vapeur embarque d'abord { $first }.
elope-steamer-waits = Le vapeur attend { $unit } : faites-le d'abord embarquer.
elope-steamer-goes-upstream = { $unit } a l'ordre de remonter la Dvina aussi loin que possible : faites-le avancer avant les autres.
    .short = remonter la Dvina aussi loin que possible

elope-depot-escort-has-moved = { $unit } a besoin d'une escorte, et ceux qui pourraient l'accompagner d'ici ont fini de bouger.
elope-depot-needs-escort = { $unit } a besoin d'une escorte : déplacez une compagnie ou un détachement avec lui.
elope-depot-keeps-escort = { $unit } s'est déplacé dans cette phase et garde son escorte : laissez-lui une compagnie ou un détachement.
elope-artillery-stays = { $unit } ne peut pas aller là : il doit y avoir à Arkhangelsk ou à côté { $count ->
    [one] { $count } batterie
   *[other] { $count } batteries
}.
elope-artillery-called-back = Il doit y avoir à Arkhangelsk ou à côté { $count ->
    [one] { $count } batterie
   *[other] { $count } batteries
} : rapprochez { $unit }.
    .short = plus près d'Arkhangelsk
elope-goes-by-steamer = { $unit } va en vapeur : faites-le embarquer.
    .short = embarquer sur le vapeur
elope-attack-upstream = { $hex } est trop en amont sur la Dvina : aucune attaque n'y est permise pour l'instant.
elope-too-many-us = Pas plus de { $count ->
    [one] { $count } compagnie américaine
   *[other] { $count } compagnies américaines
} pour attaquer { $hex }.
elope-too-many-french = Pas plus de { $count ->
    [one] { $count } compagnie française
   *[other] { $count } compagnies françaises
} pour attaquer { $hex }.
elope-too-many-british = Pas plus de { $count ->
    [one] { $count } compagnie britannique
   *[other] { $count } compagnies britanniques
} pour attaquer { $hex }.
elope-too-many-companies = Pas plus de { $count ->
    [one] { $count } compagnie
   *[other] { $count } compagnies
} en tout pour attaquer { $hex }.
elope-name-the-railway-brigade = Désignez la brigade qui prend la voie ferrée : Grogan ou Sadlier-Jackson.
elope-no-brigade-to-name = Il n'y a pas de brigade à désigner pour la voie ferrée maintenant.
elope-not-one-of-the-brigades = { $unit } n'est pas le QG de la brigade Grogan ou Sadlier-Jackson.

# Comment on gagne.
elope-goal-points = Avoir au moins { $from } points de victoire quand le tour { $turn } est terminé.
elope-goal-lines = Un lieu ne compte qu'avec une ligne de communications vers Arkhangelsk.
elope-goal-kotlas = Le dé de juillet a fait de Kotlas l'objectif : sans une unité alliée qui y soit allée, les points ne font rien gagner.
elope-goal-towns = Ou tenir { $first }, { $second } et { $third } à la fin du tour d'un camp, chacun avec une unité terrestre et relié à Arkhangelsk par des chemins ou des rivières : la partie est gagnée aussitôt.
elope-goal-prevent = Garder les Alliés sous { $from } points de victoire jusqu'à ce que le tour { $turn } soit terminé.
elope-goal-archangel = Ou entrer avec une unité terrestre dans { $hex } : la partie est gagnée aussitôt.
elope-goal-towns-held = Des trois villes qui font gagner aussitôt, les Alliés en tiennent { $count }.
elope-goal-red = Victoire rouge
elope-goal-marginal = Victoire alliée marginale
elope-goal-substantial = Victoire alliée substantielle
