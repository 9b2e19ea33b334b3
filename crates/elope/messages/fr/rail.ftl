# Operation Elope, en français : le chemin de fer, les trains blindés, les ouvrages, le génie et les chars.

elope-entrains = { $unit } { $others ->
    [0] monte
   *[other] et { $others } de plus montent
} dans le train en { $hex }.
elope-travels = { $unit } { $others ->
    [0] va
   *[other] et { $others } de plus vont
} par le train en { $hex }.
elope-halted = Le train ne peut pas aller plus loin que { $hex } : { $unit } { $others ->
    [0] descend
   *[other] et { $others } de plus descendent
}.
elope-detrains = { $unit } { $others ->
    [0] descend
   *[other] et { $others } de plus descendent
} du train en { $hex }.
elope-train-runs = { $unit } { $others ->
    [0] roule
   *[other] et { $others } de plus roulent
} jusqu'en { $hex }.
elope-refits = { $unit } refait le plein : { $depot } est dépensé.
elope-entrenches = { $unit } se retranche.
elope-hasty-built = { $unit } construit une défense hâtive en { $hex }.
elope-fort-built = { $unit } construit un fort en { $hex }.
elope-bridge-built = { $unit } construit un pont en { $hex }.
elope-track-mended = { $unit } répare la voie en { $hex }.
elope-wrecks = { $unit } détruit la voie en { $hex }.
elope-tank-breaks-down = Dé { $die } : { $unit } tombe en panne.
elope-tank-runs = Dé { $die } : { $unit } est en état.
elope-tank-repaired = Dé { $die } : { $unit } est réparé.
elope-tank-lost = Dé { $die } : { $unit } est irréparable et perdu.

elope-no-rail-movement = { $unit } n'a pas de mouvement par rail : dans l'édition d'origine seuls les Rouges en ont, à partir du tour 2.
elope-tank-needs-train = { $unit } ne peut pas prendre un train ordinaire : chargez-le sur le train blindé dans un bourg ou une ville.
elope-not-at-a-station = { $unit } ne peut pas monter dans le train en { $hex } : marchez d'abord jusqu'à une ville sur la voie ferrée.
elope-not-behind-the-front = { $hex } n'est pas derrière vos lignes : marchez jusqu'à une ville sur la voie ferrée pour prendre le train.
elope-no-train-in-zone = Aucun train ne part de { $hex } : il est en zone de contrôle ennemie. Quittez d'abord la zone.
elope-track-is-cut = La voie en { $hex } est détruite : aucun train ne passe.
elope-no-points-to-entrain = { $unit } n'a plus de point de mouvement pour monter dans le train.
elope-journey-is-over = { $unit } a fait son trajet par rail : il ne peut plus que marcher.
elope-journey-through-zone = { $hex } est en zone de contrôle ennemie : un trajet par rail n'y passe pas.
elope-not-along-the-line = La voie ferrée ne mène pas à { $hex } : indiquez les hexagones de la voie l'un après l'autre.
elope-no-service-there = Aucun train ne va en { $hex } : on circule par rail entre Konocha et Plessetskaïa.
elope-enemy-on-the-line = L'ennemi est sur la ligne en { $hex }.
elope-journey-too-long = { $hex } est trop loin pour ce trajet : il ne va plus que { $left ->
    [one] { $left } hexagone
   *[other] { $left } hexagones
}.
elope-not-aboard = { $unit } n'est dans aucun train.
elope-no-station = On ne descend pas du train en { $hex } : poursuivez jusqu'à une ville, ou attendez la fin de la phase.
elope-train-runs-alone = { $unit } n'est pas un train blindé : commandez trains et troupes séparément.
elope-train-not-free = { $unit } ne peut pas quitter Arkhangelsk avant le tour 3.
elope-train-before-infantry = { $unit } ne roule pas plus loin que votre infanterie : aucune n'a atteint { $hex }.
elope-train-too-far = { $unit } ne peut pas atteindre { $hex } ce tour.
elope-no-train = { $unit } n'est pas un train blindé à vous.
elope-refit-elsewhere = { $unit } ne refait le plein qu'en { $hex }.
elope-refit-needs-depot = { $unit } a besoin d'un de vos dépôts dans son hexagone pour refaire le plein.
elope-refit-needless = { $unit } n'a pas servi depuis son dernier plein.

elope-work-too-dear = Il reste { $left ->
    [one] { $left } point
   *[other] { $left } points
} de mouvement à { $unit } ; les travaux en demandent { $cost }.
elope-does-not-dig = { $unit } ne creuse pas de tranchées.
elope-works-need-normal-supply = { $unit } manque de ravitaillement ou de communications pour ces travaux.
elope-trenches-when-dry = { $unit } ne peut se retrancher que par temps sec.
elope-entrenched-already = { $unit } est déjà retranché.
elope-no-works-in-snowy-marsh = { $hex } est un marais : on n'y construit rien tant qu'il y a de la neige.
elope-does-not-improve = { $unit } n'améliore pas les retranchements : les unités de combat le font, et le génie construit directement.
elope-not-entrenched = { $unit } doit être retranché avant de construire une défense hâtive.
elope-works-disturbed = { $unit } doit être resté hors des zones de contrôle ennemies pendant un tour entier.
elope-work-stands = Il y a déjà un tel ouvrage en { $hex }.
elope-improving-takes-all = { $unit } a besoin de tous ses points de mouvement pour une défense hâtive.
elope-does-not-wreck = { $unit } ne détruit pas de voie : il faut une unité de combat.
elope-no-track-to-wreck = Il n'y a pas de voie à détruire en { $hex }.
elope-no-engineers = { $unit } ne construit pas : seul le génie américain et britannique le fait.
elope-engineers-need-supply = { $unit } n'est pas ravitaillé et ne peut pas construire.
elope-enemy-at-the-site = On ne construit rien en { $hex } : l'ennemi est à côté.
elope-track-is-whole = La voie en { $hex } n'a pas besoin de réparation.
elope-no-place-for-bridge = Un pont doit franchir un côté fluvial de { $hex } avec de la terre au-delà.
elope-bridge-stands = Il y a déjà un pont.
