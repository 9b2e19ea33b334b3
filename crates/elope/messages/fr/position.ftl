# Une position d'une vraie table : ses champs, ses défauts, ce qui a été supposé.

elope-phase-set-up = Mise en place rouge
elope-phase-allied-operations = Opérations communes, Alliés
elope-phase-red-operations = Opérations communes, Rouges
elope-box-to-come = À venir
elope-box-lost = Perdus
elope-box-withdrawn = Retirés
elope-box-never = Hors jeu

elope-field-turn = Tour
elope-field-phase = Ce qui commence maintenant
elope-field-weather = Météo
elope-field-depth = Profondeur de la Dvina, en pieds
elope-field-points-allied = Points de ravitaillement alliés
elope-field-points-red = Points de ravitaillement rouges
elope-field-points-vologda = Points rouges en route depuis Vologda
elope-field-kotlas = La décision sur Kotlas ce tour
elope-field-july = La décision de juillet
elope-field-been-in-kotlas = Les Alliés sont allés à Kotlas
elope-field-railway-brigade = La brigade qui prend la voie ferrée
elope-field-conditions = Ravitaillement et communications
elope-field-held-allied = Tenu par les Alliés
elope-field-held-red = Tenu par les Rouges
elope-field-forts = Forts
elope-field-hasty = Défenses hâtives
elope-field-wrecked = Voie détruite
elope-field-bridges-built = Ponts construits
elope-field-bridges-down = Ponts détruits
elope-field-mined = Mines
elope-field-swept = Côtés d'hexagone dragués

elope-value-silent = pas de jet
elope-value-undecided = indécise
elope-value-yes = oui
elope-value-no = non
elope-value-none = aucune
elope-value-found = déduits de la position
elope-value-marked = tels qu'indiqués sur les pions

elope-state-captured = capturé

elope-position-no-turn = À quel tour en est-on ? Ajoutez une ligne « turn: 1 », jusqu'à { $last }.
elope-position-no-such-turn = « { $word } » n'est pas un tour : les tours vont de 1 à { $last }.
elope-position-no-phase = Qu'est-ce qui commence maintenant ? Ajoutez une ligne « phase: movement allied », ou une autre phase.
elope-position-no-such-phase = « { $word } » n'est pas une phase. Écrivez « operations », « movement » ou « combat » et un camp, ou bien « set up ».
elope-position-set-up-is-first = La mise en place rouge précède le tour 1 : écrivez « turn: 1 ».
elope-position-wrong-weather = Au tour { $turn }, temps : { $weather }. Corrigez le tour ou la météo.
elope-position-no-depth = Le dé a fixé la profondeur de la Dvina : ajoutez une ligne « depth ».
elope-position-depth-not-rolled = Le dé n'a pas encore fixé de profondeur : supprimez la ligne.
elope-position-no-decision = Le dé n'a pas encore donné cette décision : supprimez la ligne.
elope-position-decision-assumed = Rien n'est dit de la décision sur Kotlas : on la suppose indécise.
elope-position-no-place = Il n'y a pas de lieu « { $word } ». Écrivez un hexagone, un côté d'hexagone comme 4014/N, le nom d'un lieu ou d'une case, ou « aboard » et un navire.
elope-position-no-hexside = « { $word } » n'est pas un côté d'hexagone fluvial : écrivez un hexagone et une direction, comme 4014/N.
elope-position-no-land = { $hex } : on ne construit rien dans l'eau.
elope-position-no-railway = { $hex } : il n'y a pas de voie ferrée.
elope-position-bridge-is-there = { $hex } : un pont y est imprimé, aucune ligne n'est nécessaire.
elope-position-no-bridge-there = { $hex } : aucun pont imprimé qui puisse être détruit.
elope-position-not-navigable = { $hex } n'est pas navigable.
elope-position-no-mines-in-the-vaga = { $hex } : la Vaga est toujours libre de mines.
elope-position-held-by-both = { $hex } est indiqué pour les deux camps : gardez-en un.
elope-position-no-airfield = { $hex } : il n'y a pas de terrain d'aviation.

elope-position-comes-later = { $unit } n'arrive qu'au tour { $turn } : ne l'indiquez pas, il est encore à venir.
elope-position-has-left = { $unit } a quitté la partie au tour { $turn } : ne l'indiquez pas, ou mettez-le dans la case « withdrawn ».
elope-position-not-in-scenario = { $unit } n'est pas dans ce scénario : ne l'indiquez pas.
elope-position-never-comes = Aucune liste n'amène { $unit } : il ne peut pas être à venir.
elope-position-ship-on-land = { $unit } est un navire et ne peut pas être en { $hex } : indiquez un côté d'hexagone fluvial voisin.
elope-position-in-the-water = { $unit } ne peut pas être en { $hex } : c'est de l'eau.
elope-position-train-off-rails = { $unit } est hors de la voie ferrée en { $hex }.
elope-position-no-ground-for-tanks = { $unit } est un char et ne peut pas être en { $hex } : aucun passage ouvert aux chars n'y mène.
elope-position-not-a-ship = { $unit } n'est pas un navire et ne peut pas être sur { $hex } : indiquez un hexagone, ou « aboard » et un vapeur.
elope-position-ship-not-navigable = { $unit } ne peut pas être sur { $hex } : ce n'est pas navigable.
elope-position-vologda-is-red = { $unit } ne peut pas être à Vologda : seuls les Rouges y attendent.
elope-position-only-ships-laid-up = { $unit } n'est pas un navire : seuls les navires hivernent.
elope-position-not-due = { $unit } n'a pas à choisir où entrer maintenant : mettez-le sur la carte, ou ne l'indiquez pas.
elope-position-state-does-not-fit = { $unit } ne peut pas être « { $word } ».
elope-position-no-reduced-side = { $unit } n'a pas de face réduite : sa première perte le détruit.
elope-position-conditions-are-found = { $unit } : « { $word } » se déduit de la position. Retirez-le, ou ajoutez une ligne « conditions: marked ».

elope-position-enemies-together = { $hex } : des ennemis sont dans le même hexagone.
elope-position-aboard-nothing = { $unit } est à bord d'un navire qui n'est pas sur la carte, { $ship } : placez le navire.
elope-position-aboard-an-enemy = { $unit } est à bord d'un ennemi, { $ship }. Si l'un des deux a été capturé, indiquez-le.
elope-position-in-the-ice = { $unit } est sur { $hex }, fermé par la glace : il y reste jusqu'au dégel.
elope-position-mined-and-swept = { $hex } est dragué et miné : les mines rouges y ont été enlevées et des mines alliées s'y trouvent maintenant.
elope-position-nobody-to-set-up = Plus personne n'est à placer : commencez par « phase: operations allied », ou mettez des pions dans la case « due ».
elope-position-stands-still = Le camp qui doit décider n'a ici aucun ordre permis : commencez par une autre phase.
elope-position-assumed-held = Les lieux qui ne figurent dans aucune des deux listes sont tenus par ceux qui s'y trouvent, ou sinon par le camp à qui ils appartiennent au début de la partie.
elope-position-assumed-lost = { $others ->
    [0] { $unit } n'est pas indiqué : on le suppose perdu.
    [one] { $unit } et { $others } de plus ne sont pas indiqués : on les suppose perdus.
   *[other] { $unit } et { $others } de plus ne sont pas indiqués : on les suppose perdus.
}
elope-position-assumed-to-come = { $others ->
    [0] { $unit } n'est pas indiqué : il est encore à venir.
    [one] { $unit } et { $others } de plus ne sont pas indiqués : ils sont encore à venir.
   *[other] { $unit } et { $others } de plus ne sont pas indiqués : ils sont encore à venir.
}
