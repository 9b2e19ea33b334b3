# Operation Elope, en français : mouvement, zones, empilement, débordements et dépôts capturés.

elope-marches = { $unit } { $others ->
    [0] marche
   *[other] et { $others } de plus marchent
} de { $from } à { $to } ({ $cost } PM).
elope-disengages = { $unit } se désengage.
elope-crosses = { $unit } franchit la rivière vers { $hex } avec l'aide de { $hq }.
elope-hq-crosses = { $unit } franchit la rivière vers { $hex } par ses propres moyens.
elope-overrun = Débordé en { $hex } : { $unit }.
elope-depot-caught = Dé { $die } : { $unit } est surpris.
elope-depot-slips-away = Dé { $die } : { $unit } est prévenu à temps.
elope-depot-captured = { $unit } tombe aux mains des { $side }.
elope-depot-flees = { $unit } fuit vers { $hex }.

elope-nobody-moves = Aucune unité n'a été désignée pour bouger.
elope-no-path = Aucun hexagone de destination n'a été désigné.
elope-not-together = { $unit } n'est pas avec les autres : déplacez-le à part.
elope-move-is-over = Le mouvement de { $unit } est terminé pour cette phase.
elope-no-points-left = { $unit } n'a plus de points de mouvement pour cette phase.
elope-move-ends-with-sweep = { $unit } a dragué des mines : cela met fin à son mouvement.
elope-picks-nobody-up = { $unit } est en route et n'emmène personne : donnez-lui son ordre à part.
elope-train-off-the-rails = { $unit } ne roule que sur la voie ferrée.
elope-choose-the-water = { $unit } navigue sur la rivière à côté de { $hex } : choisissez l'eau.
elope-ship-on-land = { $unit } est un navire : il navigue.
elope-aircraft-do-not-march = { $unit } vole pendant la phase de combat et ne marche pas.
elope-aircraft-move-in-combat = Les avions changent de base pendant leur propre phase de combat, quand on annonce attaques et missions.
elope-static-depot = { $unit } est un dépôt fixe : retournez-le avant de le déplacer.
elope-broken-down = { $unit } est en panne et reste sur place.
elope-still-on-the-train = { $unit } est dans un train : faites-le d'abord descendre.
elope-stopped-in-zone = { $unit } est entré dans une zone ennemie et ne va pas plus loin cette phase.
elope-stopped-in-zone-at = { $hex } est en zone ennemie : la marche s'y arrête.
elope-zone-to-zone = { $hex } est aussi en zone ennemie : désengagez-vous d'abord vers un hexagone libre.
elope-enemy-in-the-way = L'ennemi tient { $hex }.
elope-not-adjacent = { $from } et { $to } ne sont pas adjacents : indiquez chaque hexagone du chemin.
elope-not-next-to = { $unit } n'est pas adjacent à { $hex }.
elope-too-dear = { $hex } coûte { $cost } PM et il { $left ->
    [0] n'en reste aucun
   *[other] en reste { $left }
}.
elope-too-far = Le chemin vers { $hex } coûte { $cost } PM et il { $left ->
    [0] n'en reste aucun
   *[other] en reste { $left }
}.
elope-nobody-carries = Aucun de vos navires ne se trouve à { $hex }.
elope-water = { $hex } est en pleine eau.
elope-major-river = Un fleuve sans pont barre l'accès à { $hex }.
elope-depot-needs-bridge = Un dépôt a besoin d'une route ou d'un pont pour passer la rivière vers { $hex }.
elope-closed-to-tanks = Le terrain de { $hex } est interdit aux chars.
elope-crossing-needs-normal-supply = { $unit } doit être ravitaillé et en communications pour franchir vers { $hex }.
elope-crossing-needs-whole-allowance = { $unit } a besoin de tous ses points de mouvement pour franchir vers { $hex } et en a déjà dépensé.
elope-crossing-out-of-zone = { $unit } est en zone ennemie : se désengager ne lui en laisse pas assez pour franchir vers { $hex }.
elope-no-closed-river = Aucune rivière ne barre à { $unit } le chemin de { $hex } : marchez.
elope-no-hq-for-crossing = Aucun QG à portée ne peut faire passer { $unit } ce tour.
elope-crossing-once-per-hq = Une autre unité de son QG a déjà franchi une rivière ce tour, ou le QG en a déjà fait passer une : { $unit } reste sur cette rive.
elope-crossing-by-which-hq = Plusieurs QG peuvent faire passer { $unit } : nommez celui qui le fait.
elope-not-put-across-by = { $hq } ne peut pas faire passer { $unit } : ce n'est pas un QG pour cette unité, ou il est trop loin.
elope-nobody-flees = Aucun de vos dépôts ne doit fuir pour l'instant.
elope-cannot-flee-there = { $unit } ne peut pas fuir là : allez, dans la limite de son mouvement, dans un hexagone sans ennemis et si possible hors de leurs zones.
elope-over-stacked = Trop d'unités en { $hex } : la limite est de trois bataillons ou un régiment.
    .short = trop d'unités ici : il faut en éloigner
elope-no-need-to-disband = { $unit } n'a pas à être dissous : on ne dissout une unité que si son hexagone dépasse la limite et qu'aucune de celles qui y comptent ne peut partir.
