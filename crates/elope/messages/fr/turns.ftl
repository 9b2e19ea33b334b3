# Operation Elope, en français : la mise en place et les règles spéciales des tours.

elope-set-up-lists = Les listes de tours sont celles de l'{ $edition }.
elope-edition-renovated = édition rénovée
elope-edition-original = édition d'origine
elope-set-up-fleet = Au large de { $hex } : { $unit }{ $others ->
    [0] {""}
   *[other] {" "}et { $others } de plus
}.
elope-set-up-variant = Les mouvements imposés du scénario historique ne sont pas joués.
elope-set-up-length = La partie se termine après le tour { $turns }.
elope-set-up-doctrine = La doctrine alliée est en vigueur.
elope-set-up-no-doctrine = La doctrine alliée n'est pas en vigueur.

elope-special-auto-supply = Ce tour, toutes les unités alliées sont ravitaillées et en communications.
elope-special-upriver = { $unit } { $others ->
    [0] doit
   *[other] et { $others } de plus doivent
} remonter la Dvina en bateau aussi loin que possible.
elope-special-french = { $unit } { $others ->
    [0] doit
   *[other] et { $others } de plus doivent
} aller à Plessetskaïa le long de la voie ferrée.
elope-special-garrison = { $unit } { $others ->
    [0] doit
   *[other] et { $others } de plus doivent
} rester à Arkhangelsk.
elope-special-released = { $unit } { $others ->
    [0] peut
   *[other] et { $others } de plus peuvent
} quitter Arkhangelsk.
elope-special-onega = { $unit } doit quitter la carte pour Onega : faites-le marcher jusqu'au bord ouest, dans un hexagone entre 3301 et 4301, et choisissez-y « Quitter la carte ».
elope-special-red-rail = Les Rouges peuvent circuler par rail entre Konocha et Plessetskaïa.
elope-special-weather = Un dé décide de la météo de ce tour.
elope-special-train = Le train blindé allié peut quitter Arkhangelsk.
elope-special-upper-dvina = { $unit } doit aller sur la haute Dvina.
elope-special-vaga = { $unit } doit aller sur la Vaga.
elope-special-tethered = { $unit } { $others ->
    [0] doit
   *[other] et { $others } de plus doivent
} rester près d'Arkhangelsk.
elope-special-bereznik = { $unit } doit aller à Bereznik.
elope-special-ashore = Les hydravions Short peuvent utiliser des bases à terre.
elope-special-to-garrison = { $unit } devient garnison d'Arkhangelsk.
elope-special-artillery = L'artillerie rouge qu'aucune liste n'a encore amenée arrive à Vologda.
elope-special-ice = La haute Dvina est encore gelée.
elope-special-depot-ships = { $unit } { $others ->
    [0] doit
   *[other] et { $others } de plus doivent
} rester à Arkhangelsk.
elope-special-go-home = { $unit } { $others ->
    [0] doit
   *[other] et { $others } de plus doivent
} aller à Arkhangelsk et y quitter le jeu.
elope-special-low-water = Basses eaux : monitors et porte-avions ne peuvent plus remonter la haute Dvina et la Vaga.
elope-special-gas = Les Britanniques peuvent désormais attaquer au gaz.
elope-special-last-turn = C'est le dernier tour.

elope-weather-dry = Le temps sec commence.
elope-weather-thaw = Le dégel commence : les pistes sont de la boue.
elope-weather-snow = L'hiver commence, avec la neige.
elope-ice-for-troops = Toutes les rivières portent les troupes ; les navires vont encore sur la basse Dvina et la Vaga.
elope-ice-everywhere = Toutes les rivières sont gelées : les troupes peuvent les traverser, les navires ne bougent pas.
elope-ice-lower-dvina = La basse Dvina et la Vaga sont prises par la glace pour les navires.
elope-ice-gone = La glace des rivières a disparu.
elope-vologda-points = { $points ->
    [one] { $points } point de ravitaillement attend
   *[other] { $points } points de ravitaillement attendent
} à Vologda jusqu'au prochain tour.
elope-tanks-arrive = Des chars sont arrivés.
elope-arrivals-crowd = Il y a trop d'unités en { $hex } : certaines doivent partir avant la fin de la phase de mouvement.
elope-place-counts = { $hex } compte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
elope-place-cut-off = { $hex } ne compte pas : pas de ligne vers Arkhangelsk.
elope-place-empty = { $hex } ne compte pas : aucune unité alliée n'y est.
elope-place-of-leavers = { $hex } ne compte pas : il n'y a là que des unités qui ont l'ordre de quitter la partie, dont { $unit }.
elope-stops-in-zone = { $unit } s'arrête en zone ennemie.
elope-fights-on = Les { $side } attaquent encore, en { $hex }.
elope-interceptors-return = { $unit } rentre à sa base.
