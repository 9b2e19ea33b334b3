# Le compte rendu de partie.

report-decimal-point = ,
report-title = { $game } : compte rendu de partie
report-kicker = Compte rendu de partie
report-running = La partie n'est pas terminée : tour { $turn }.
report-seen-by = Ce que peut savoir ce camp : { $seat }.
report-from = Les ordres avant le nº { $order } ont été donnés avec d'autres règles et ne figurent pas dans ce compte rendu.
report-person = une personne
report-computer = l'ordinateur ({ $kind })
report-computer-greedy = l'ordinateur, gourmand
report-computer-random = l'ordinateur, au hasard
report-on = oui
report-off = non
report-made = Rédigé par Stavka d'après l'enregistrement de { $orders ->
    [one] { $orders } ordre
   *[other] { $orders } ordres
}. Le même enregistrement donne toujours le même compte rendu.

report-glance-losses = { $steps ->
    [one] pas perdu
   *[other] pas perdus
}, { $units ->
    [one] { $units } pion
   *[other] { $units } pions
}
report-glance-turns = { $count ->
    [one] tour
   *[other] tours
}
report-glance-dice = dés lancés

report-story = Tour par tour
report-set-up = Mise en place
report-turn = Tour { $turn }
report-turn-named = Tour { $turn }, { $name }
report-earlier = Le tour précédent
report-later = Le tour suivant
report-which-turn = Quel tour
report-all-turns = Tout montrer
report-key-taken = a changé de mains
report-key-fought = disputé
report-quiet = Aucun combat, et aucun lieu n'a changé de mains.
report-more = { $count ->
    [one] Encore { $count } ligne
   *[other] Encore { $count } lignes
}
report-lost-counters = { $count ->
    [one] Perte : { $units }.
   *[other] Pertes, { $count } pions : { $units }.
}

report-points = Points de victoire

report-losses = Pertes
report-losses-about = Pas perdus à chaque tour, quelle qu'en soit la cause.
report-column-turn = Tour
report-column-steps = pas
report-column-units = pions
report-column-all = Total

report-luck = Chance
report-luck-about = Chaque dé qui pouvait coûter un pas à quelqu'un est pesé : ce que chaque face aurait donné à ce moment-là, selon les règles, comparé à ce qui est sorti. La différence, c'est la chance.
report-withheld = Laissés de côté, car les peser maintenant révélerait ce qui est encore caché : { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}.
report-no-luck = Aucun dé n'a encore coûté de pas à personne.
report-luck-for = Camp favorisé par les dés : { $side }, de { $steps } pas en tout.
report-luck-against = Camp desservi par les dés : { $side }, de { $steps } pas en tout.
report-luck-none = Les dés n'ont favorisé personne.
report-luck-chance = Avec des dés équilibrés, une chance au moins aussi inégale, pour un camp ou pour l'autre, survient { $chance }.
report-luck-ordinary = C'est ordinaire.
report-luck-remarkable = C'est remarquable.
report-luck-astonishing = C'est à peine croyable.
report-luck-line = La chance au-dessus de la ligne : { $one } ; en dessous : { $other }. En pas, cumulés de tour en tour.
report-chance = { $cases } fois sur { $of }
report-chance-below = moins d'une fois sur { $of }
report-every-die = { $count ->
    [one] Le dé qui a compté
   *[other] Les { $count } dés qui ont compté
}
report-every-die-about = Les nombres sont des pas : ceux que le dé a coûtés aux autres, moins ceux de ce camp : { $side }.
report-column-what = Événement
report-column-die = Dé
report-column-expected = Attendu
report-column-came = Obtenu
report-column-luck = Chance
report-faces = Les faces du dé
report-faces-about = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}, chaque face attendue { $each } fois ; moyenne obtenue : { $average } (celle d'un dé équilibré : 3,50). Un dé équilibré tombe aussi inégalement { $chance }.

report-attacks = Meilleures et pires attaques
report-attacks-about = { $count ->
    [one] L'unique combat, tel que le dé l'a fait.
   *[other] Sur { $count } combats, ceux où le dé a le plus servi l'attaquant, et ceux où il l'a le plus desservi.
}
report-best = Meilleures
report-worst = Pires
report-attack-good = { $came } pas en faveur de l'attaquant, pour { $expected } attendus ; ce résultat ou mieux survient { $chance }.
report-attack-bad = { $came } pas en faveur de l'attaquant, pour { $expected } attendus ; ce résultat ou pire survient { $chance }.
