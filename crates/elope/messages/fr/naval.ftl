# Operation Elope, en français : la flotte.

elope-ask-lost-ship = Les canons de la rive ont touché : quel navire perdez-vous ?
elope-ask-fire = Des vapeurs ennemis sont proches : tirez sur l'un d'eux, ou retenez votre feu.
elope-ask-escape = { $unit } s'échappe : naviguez jusqu'à { $points ->
    [one] { $points } point
   *[other] { $points } points
} de mouvement, ou restez.
    .kind = Un navire s'échappe-t-il, et vers où ?
elope-ask-displaced = { $unit } doit céder la place : choisissez un côté d'hexagone fluvial adjacent.
    .kind = Où un navire cède-t-il la place ?
elope-ask-rescue = À l'eau : { $unit }{ $others ->
    [0] {""}
   *[other] {" "}et { $others } de plus
}. Choisissez la rive.
    .kind = Sur quelle rive sauver ceux qui sont à l'eau ?

elope-sails = { $unit } { $others ->
    [0] navigue
   *[other] et { $others } de plus naviguent
} de { $from } à { $to }.
elope-shore-fire-hits = Dé { $die } : les canons de { $hex } touchent les navires autour de { $unit }.
elope-shore-fire-misses = Dé { $die } : les canons de { $hex } manquent les navires autour de { $unit }.
elope-ship-sinks = Coulé : { $unit }.
elope-rescued = { $unit } { $others ->
    [0] gagne
   *[other] et { $others } de plus gagnent
} la rive en { $hex }, avec un pas de moins.
elope-drowned = { $unit } ne trouve aucune rive libre et est perdu.
elope-put-ashore = { $unit } est mis à terre en { $hex }.
elope-gunboat-rolls = { $unit } obtient { $die }, ce qui compte { $total }.
elope-gunboats-equal = { $unit } et { $other } sont à égalité : aucun ne cède, et les navires en mouvement s'arrêtent.
elope-gunboat-loses = { $unit } sombre devant { $other }.
elope-gunboat-gives-way = { $unit } cède la place à { $other }.
elope-ship-displaced = { $unit } se replie en { $hex }.
elope-steamer-hit = Dé { $die } : { $unit } est touché.
elope-steamer-surrenders = Dé { $die } : { $unit } se rend.
elope-steamer-escapes = Dé { $die } : { $unit } s'échappe.
elope-steamer-escaped = { $unit } s'est échappé vers { $hex }.
elope-taken-aboard = { $unit } est pris avec le vapeur et perdu.
elope-hits-a-mine = Dé { $die } : { $unit } heurte une mine.
elope-passes-the-mines = Dé { $die } : { $unit } passe les mines.
elope-runs-aground = Dé { $die } : { $unit } s'échoue jusqu'au prochain tour.
elope-clears-the-shoals = Dé { $die } : { $unit } passe les hauts-fonds.
elope-lays-mines = { $unit } mouille des mines en { $hex }.
elope-sweeps = Dé { $die } : { $unit } dégage les mines de { $hex }.
elope-sweeps-in-vain = Dé { $die } : { $unit } drague { $hex } en vain.
elope-troops-board = { $unit } { $others ->
    [0] embarque
   *[other] et { $others } de plus embarquent
} : { $ship }.
elope-troops-land = { $unit } { $others ->
    [0] débarque
   *[other] et { $others } de plus débarquent
} en { $hex }.
elope-ferries = { $ship } fait passer en { $hex } : { $unit }{ $others ->
    [0] {""}
   *[other] {" "}et { $others } de plus
}.

elope-no-points-to-break-away = { $unit } est en zone ennemie : se désengager et embarquer coûte { $cost } points de mouvement.
elope-no-ship = { $unit } n'est pas un navire : il ne navigue pas.
elope-no-way-by-water = Indiquez les côtés d'hexagone fluviaux à suivre.
elope-hexside-apart = { $hex } ne touche pas le côté d'hexagone de { $unit } : allez-y pas à pas.
elope-river-too-small = { $unit } ne peut pas emprunter la rivière en { $hex }.
elope-waits-aboard = { $unit } est à bord de { $ship } : faites naviguer ce bateau, ou débarquez sur une rive.
elope-river-frozen = La rivière est gelée en { $hex } : { $unit } attend le dégel.
elope-carrier-beyond-bereznik = Les porte-avions restent en aval de Bereznik : { $unit } ne peut pas entrer en { $hex }.
elope-water-too-low = Les eaux sont trop basses en { $hex } pour { $unit } : il ne peut que revenir vers Bereznik.
elope-mines-bar-allies = { $hex } est miné : les navires alliés ne peuvent pas y entrer.
elope-enemy-ships-in-the-way = Des canonnières ennemies tiennent { $hex } : venez d'abord à côté d'elles, et combattez.
elope-depot-ship-stays = { $unit } reste à Arkhangelsk.
elope-ship-stays-at-sea = { $unit } reste en mer devant Arkhangelsk.
elope-ship-aground = { $unit } est échoué jusqu'au prochain tour.
elope-ship-stopped = { $unit } a été arrêté par des canonnières ennemies et ne va pas plus loin cette phase.
elope-ship-too-far = { $unit } n'a pas assez de points de mouvement pour atteindre { $hex }.
elope-boarded-too-late = { $unit } n'était pas avec le vapeur au début de la phase : il est transporté à partir du prochain tour.
elope-boarded-before = { $unit } a déjà été à bord cette phase : il ne peut pas rembarquer.
elope-nowhere-carried = { $unit } vient d'embarquer : naviguez d'abord, débarquez ensuite.
elope-nobody-boards = Désignez les unités à transporter.
elope-carries-no-troops = { $unit } ne transporte pas de troupes : seuls les vapeurs le font.
elope-no-cargo-for-steamers = Un vapeur ne transporte pas { $unit }.
elope-not-beside-the-steamer = { $unit } n'est pas sur une rive à côté du vapeur.
elope-steamer-full = { $unit } n'a pas de place pour autant d'unités.
elope-not-aboard-a-ship = { $unit } et les autres ne sont pas à bord du même navire ou train.
elope-no-bank = { $hex } n'est pas une rive du côté d'hexagone où se trouve le navire.
elope-tanks-load-in-towns = On ne charge et décharge les chars que là où le train se tient dans un bourg ou une ville.
elope-no-ferry-here = { $unit } n'est pas entre les unités et une autre rive : amenez-le à leur côté d'hexagone.
elope-no-points-for-ferry = { $unit } n'a pas assez de points de mouvement pour un passage en bac.
elope-no-minesweeper = { $unit } n'est pas un dragueur de mines.
elope-no-mines-in-the-vaga = La Vaga est toujours libre de mines.
elope-mined-already = { $hex } est déjà miné.
elope-no-points-for-mines = { $unit } n'a pas assez de points de mouvement pour mouiller des mines.
elope-no-mines-there = Il n'y a pas de mines en { $hex }.
elope-sweeper-aground = { $unit } s'est échoué ce tour et ne peut pas draguer.
elope-sweeper-laid-mines = { $unit } a mouillé des mines ce tour et ne peut pas draguer.
elope-swept-already = { $unit } a déjà dragué ce tour.
elope-choose-one-ship = Choisissez un des navires sous le feu : lose SHIP:1.
elope-no-steamer-to-fire-on = On ne peut pas tirer sur { $unit } pour l'instant.
elope-nothing-to-hold = On ne vous demande ni tir ni fuite pour l'instant.
elope-nobody-escapes = Aucun de vos navires ne s'échappe ni ne cède la place pour l'instant.
elope-escape-too-far = { $unit } n'a pas assez de points de mouvement pour fuir aussi loin.
elope-no-refuge = { $unit } ne peut pas céder la place là : choisissez un côté d'hexagone libre adjacent, loin de l'ennemi s'il y en a un.
elope-nobody-in-the-water = Aucune de vos unités ne cherche la rive pour l'instant.
elope-no-landing-place = Les survivants ne peuvent pas gagner la rive en { $hex } : choisissez une rive sans ennemis et avec de la place.
