# Combat.

rossyia-advance-into-the-hex = L'avance mène d'abord en { $place }.
rossyia-advanced-already = { $unit } a déjà percé.
rossyia-advances = { $unit }{ $others ->
    [0] {""}
    [one] {" "}(avec une autre)
   *[other] {" "}(avec { $others } autres)
} avance en { $to }.
rossyia-announced = Attaque de { $place } : { $unit }{ $others ->
    [0] {""}
    [one] {" "}et une autre
   *[other] {" "}et { $others } autres
}.
rossyia-announced-already = Tous les combats ont été annoncés ensemble ; on n'en ajoute plus.
rossyia-armour-first = Les blindés qui ont semé la terreur subissent la première perte.
rossyia-ask-advance = { $place } est libre : avancez, ou terminez le combat.
    .kind = Avance après combat
rossyia-ask-attack = Annoncez tous les combats, ou aucun.
rossyia-ask-losses = Répartissez les pertes : { $losses }.
    .kind = Répartir les pertes
rossyia-ask-reserve = Quelles unités restent en réserve ?
rossyia-ask-reserve-move = La réserve se déplace.
rossyia-ask-resolve = Quel combat résout-on maintenant ?
rossyia-ask-retreat = Retraite après le combat de { $place } : qui va où ?
    .kind = Retraite
rossyia-ask-stand-or-retreat = Le combat de { $place } est perdu : reculez, ou tenez (pertes de plus : { $losses }).
    .kind = Retraiter ou tenir
rossyia-assault = Assaut de choc sur { $place } à { $odds }.
rossyia-attack-a-box = { $place } est une case : pour l'attaquer, il faut y entrer ({ $unit }).
rossyia-attack-closed-country = { $unit } ne peut pas attaquer dans un pays fermé : { $place }.
rossyia-attack-from-a-box = { $unit } est dans une case et n'attaque personne depuis celle-ci.
rossyia-attack-over-a-strait = Un détroit sépare { $unit } de { $place }.
rossyia-attacked-before = { $place } a déjà été attaqué ce tour ; seule une réserve peut l'attaquer encore ({ $unit }).
rossyia-attacker-not-activated = { $unit } ne fait pas partie de cette activation.
rossyia-attacks-twice = { $unit } n'attaque qu'une fois par tour.
rossyia-attrition-of-stack = Attrition de la pile de { $place } : { $die }, en tout { $total } ; pas perdus : { $losses }.
rossyia-bears-no-losses = { $unit } ne supporte aucune de ces pertes.
rossyia-bonus-used = { $hq } a déjà prêté son bonus à un combat de cette activation.
rossyia-breaks-through = { $unit }{ $others ->
    [0] {""}
    [one] {" "}(avec une autre)
   *[other] {" "}(avec { $others } autres)
} perce jusqu'en { $to }.
rossyia-combat = Combat normal à { $place } à { $odds }.
rossyia-combat-lapses = Le combat annoncé à { $place } n'a pas lieu.
rossyia-destroyed = { $unit } est détruite (pertes : { $hits }).
rossyia-destroyed-for-good = { $unit } est détruite pour toujours (pertes : { $hits }).
rossyia-does-not-advance = { $unit } n'avance pas ici.
rossyia-does-not-go-back = { $unit } ne recule pas avec celles-ci.
rossyia-enemies-together = { $unit } ne combat pas aux côtés d'un ennemi.
rossyia-full-distance = Une retraite finit à { $hexes } hex de l'hex quitté, en s'éloignant à chaque pas.
rossyia-half-on-shock = Dans un assaut de choc, les unités de choc prennent la moitié des pertes : au moins { $losses }.
rossyia-hex-left-empty = Une unité doit rester en { $place }.
rossyia-hex-still-held = { $place } est encore tenu par l'ennemi.
rossyia-hit = { $unit } : pertes { $hits }.
rossyia-hq-lost = { $hq } est perdu.
rossyia-in-reserve = { $unit } reste en réserve.
rossyia-losses-do-not-add-up = Les pertes à répartir sont { $losses }.
rossyia-marched = { $unit } a fait marche forcée et n'attaque pas dans cette activation.
rossyia-must-attack = { $place } doit aussi être attaqué : sa ZOC couvre les attaquants de { $from }.
rossyia-must-attack-over-river = { $place } doit aussi être attaqué : depuis { $from } l'attaque traverse le fleuve.
rossyia-no-bonus = { $hq } n'a pas de bonus à prêter à ce combat.
rossyia-no-breakthrough = Seuls cavalerie, blindés et motorisés percent, pas { $unit }.
rossyia-no-combat-now = Un combat après l'autre : on n'en résout pas maintenant.
rossyia-no-combat-there = Il ne reste pas de combat à { $place }.
rossyia-no-combat-unit = { $unit } n'est pas une unité de combat : elle n'attaque personne.
rossyia-no-losses-now = Il n'y a pas de pertes à répartir.
rossyia-nobody-advances = Personne n'avance maintenant.
rossyia-nobody-decides = Personne n'a maintenant à tenir ou à reculer.
rossyia-nobody-goes-back = Personne ne recule maintenant.
rossyia-nobody-to-attack = { $unit } ne trouve pas d'ennemi en { $place }.
rossyia-not-next-to-it = { $unit } n'est pas à côté de { $place }.
rossyia-odds-1-2 = 1-2
rossyia-odds-1-1 = 1-1
rossyia-odds-3-2 = 3-2
rossyia-odds-2-1 = 2-1
rossyia-odds-3-1 = 3-1
rossyia-odds-4-1 = 4-1
rossyia-odds-5-1 = 5-1
rossyia-odds-6-1 = 6-1
rossyia-odds-across-major = { $unit } attaque à travers un fleuve : moitié
rossyia-odds-armour-open = { $unit } : choc doublé des blindés en terrain clair
rossyia-odds-armt = Armt dépensés
rossyia-odds-artillery-city = { $unit } : artillerie contre une ville, doublée
rossyia-odds-cavalry-city = { $unit } : pas de choc pour la cavalerie en ville
rossyia-odds-double-shock = Choc double de celui du défenseur
rossyia-odds-enemy-hq = { $hq } défend
rossyia-odds-engineers-city = { $unit } : génie contre une ville
rossyia-odds-excess = { $unit } dépasse la limite d'empilement et n'ajoute rien
rossyia-odds-face-attacker = { $die } ({ $total }) : pertes { $attacker }/{ $defender }, l'attaquant est battu.
rossyia-odds-face-defender = { $die } ({ $total }) : pertes { $attacker }/{ $defender }, le défenseur est battu.
rossyia-odds-face-tripled = { $die } ({ $total }) : pertes { $attacker }/{ $defender }, le défenseur est battu et ne tient qu'en triplant ses pertes.
rossyia-odds-hq-alone = Un QG seul est éliminé sans jet de dé
rossyia-odds-heavy-city = { $unit } : artillerie lourde contre une ville, triplée
rossyia-odds-hq = Bonus de { $hq }
rossyia-odds-independent = Unités indépendantes
rossyia-odds-isolated = Le QG est isolé
rossyia-odds-minor-river = Tous attaquent à travers une rivière : une colonne à gauche
rossyia-odds-no-city-bonus = { $unit } : pas de bonus contre une grande ville au-delà d'un fleuve
rossyia-odds-shock = Choc de { $unit }
rossyia-odds-terror = Les blindés terrorisent la ville : colonnes à droite
rossyia-odds-too-low = Le rapport contre { $place } est trop faible : il faut au moins { $least }.
rossyia-odds-never-enough = Le rapport contre { $place } est trop faible, même avec tous ceux qui pourraient s'y joindre : il faut au moins { $least }.
rossyia-no-enemy-beside = Aucun ennemi à attaquer ne touche { $unit }.
rossyia-odds-train-city = { $unit } : train blindé contre une ville, triplé
rossyia-odds-unit = { $unit }
rossyia-odds-weather = Boue ou neige
rossyia-others-there = Des unités d'une autre faction sont en { $place }.
rossyia-reserve-in-zoc = { $unit } est en ZOC ennemie et ne peut rester en réserve.
rossyia-reserve-is-named-before-movement = La réserve est désignée avant le premier mouvement.
rossyia-reserve-needs-armt = Seul un QG qui dépense 3 Armt forme une réserve ({ $unit }).
rossyia-reserve-needs-shock = { $unit } n'a pas de choc et ne peut rester en réserve.
rossyia-reserve-too-large = Un quart de l'armée au plus reste en réserve : { $most }.
rossyia-reserve-waits = { $unit } est en réserve et attend que les autres aient combattu.
rossyia-retreats = { $unit }{ $others ->
    [0] {""}
    [one] {" "}(avec une autre)
   *[other] {" "}(avec { $others } autres)
} recule de { $from } à { $to } ; pertes en route : { $losses }.
rossyia-room-elsewhere = { $place } est plein, et une autre retraite ne l'est pas.
rossyia-stacks-combine = Des piles indépendantes ne s'unissent pas dans une attaque : { $place }.
rossyia-stands = { $side } : on tient ; pertes supplémentaires : { $losses }.
rossyia-too-many-attacks = Les Armt dépensés permettent tant d'attaques : { $most }.
rossyia-too-many-combats = On annonce au plus tant de combats à la fois : { $most }.
rossyia-too-many-hits = { $unit } ne peut pas subir autant de pertes.
rossyia-too-many-stacks = Les Armt dépensés laissent attaquer tant de piles : { $most }.
rossyia-independent-unsupplied = { $unit } n'est pas ravitaillée.
rossyia-not-independent = { $unit } n'est pas une unité indépendante de ce camp.
rossyia-no-retreat-by-sea = Aucune retraite par mer ne mène de { $from } à { $to } : seuls les Blancs, de port à port.
rossyia-odds-quotient = L’attaque vaut { $hundredths } % de la défense : rapport { $odds }
rossyia-odds-undefended = Aucune défense : rapport { $odds }
rossyia-surplus-ignored = { $side } : pertes au-delà du dernier pas, ignorées : { $losses }.
rossyia-nobody-left = Plus personne ne défend { $place } : l’attaquant a gagné.
rossyia-odds-no-terror = Les blindés ne terrorisent plus les villes
rossyia-odds-unhurt = { $unit } passe le fleuve sans en souffrir
rossyia-odds-box-city = Dans la ville de la case
