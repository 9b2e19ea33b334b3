# Politique : niveau, options, événements.

rossyia-level-card = { $card } : le niveau politique varie de { $by } et passe à { $level }.
    .short = { $card }
rossyia-level-hq = { $hq } est perdu : le niveau politique varie de { $by } et passe à { $level }.
    .short = { $hq } perdu
rossyia-level-last-city = { $faction } a perdu sa dernière ville : le niveau politique varie de { $by } et passe à { $level }.
    .short = { $faction } : dernière ville perdue
rossyia-level-misplaced = Pour des Tchèques inactifs mal placés, le niveau politique varie de { $by } et passe à { $level }.
    .short = Tchèques mal placés
rossyia-level-left-behind = { $unit } n'est pas parti : le niveau politique varie de { $by } et passe à { $level }.
    .short = { $unit } resté
rossyia-level-missing-step = Il manque un pas tchèque parmi ceux qui partent : le niveau politique varie de { $by } et passe à { $level }.
    .short = un pas tchèque manque
rossyia-level-delay = Les Tchèques partent en retard (tours : { $turns }) : le niveau politique varie de { $by } et passe à { $level }.
    .short = retard tchèque : { $turns }
rossyia-level-city = { $place } est prise : le niveau politique varie de { $by } et passe à { $level }.
    .short = { $place } prise
rossyia-level-drift = La révolution s'enracine : le niveau politique varie de { $by } et passe à { $level }.
    .short = la révolution s'enracine
rossyia-event = Événement : { $event }.
rossyia-event-line = Dés { $first } et { $second } : { $event }.
rossyia-event-calm = Dés { $first } et { $second } : ce qui n'arrive qu'une fois est déjà arrivé ; tout est calme.
rossyia-option-added = Dans la réserve d'options : { $option } ({ $count }).
rossyia-option-removed = Hors du jeu : { $option } ({ $count }).
rossyia-option-becomes = Désormais { $option } compte comme { $other }.
rossyia-options-shown = { $side } : options montrées, { $option } ({ $count }).
rossyia-option-drawn = { $side } : option tirée, { $option }.
rossyia-option-drawn-secretly = { $side } : une option est tirée et gardée.
rossyia-option-played = { $side } : option jouée, { $option }.
rossyia-option-without-effect = { $option } ne peut pas prendre effet et est mise de côté.
rossyia-option-cancelled = L'option est dépensée sans aucun effet.
rossyia-effect-without-target = Cette partie ne trouve rien sur quoi agir.
rossyia-effect-die = Le dé donne { $die }.
rossyia-effect-lasts = Une règle est changée pour { $turns ->
    [one] ce tour
   *[other] { $turns } tours
  }.
rossyia-effect-strikes = { $unit } est touché pour { $turns ->
    [one] ce tour
   *[other] { $turns } tours
  }.
rossyia-effect-hits = { $unit } : pas perdus : { $hits }.
rossyia-effect-hits-by-die = { $unit } : le dé donne { $die } ; pas perdus : { $hits }.
rossyia-pr-changed = { $faction } : { $pr } PR à présent.
rossyia-rail-changed = { $faction } : { $points } points de Rail ce tour.
rossyia-naval-changed = Les points navals ont changé : { $side }.
rossyia-armt-changed = { $hq } a maintenant { $held } Armt.
rossyia-partisans = Des partisans opèrent en { $place }.
rossyia-unit-leaves = { $unit } quitte le jeu.
rossyia-held-back = { $unit } arrive un tour plus tard.
rossyia-never-comes = { $unit } n'arrive pas.
rossyia-city-passes = { $place } passe à la faction { $faction }.

rossyia-alternative-armt = L'option donne { $points } Armt à un QG.
rossyia-alternative-attrition = L'option impose un test d'attrition à une unité ennemie.
rossyia-alternative-partisans = L'option pose des partisans sur une voie ferrée ennemie.
rossyia-alternative-pr = L'option donne { $points } PR à partager.
rossyia-ask-play = Jouez des options, ou passez.
rossyia-ask-reply = L'ennemi joue { $option }. Répondez par une option, ou passez.
    .kind = Répondre à une option
rossyia-ask-choose = Choisissez ce que fait l'option.
rossyia-ask-target = Choisissez qui est touché.
rossyia-ask-mark = Choisissez le lieu touché.
rossyia-ask-grant = Répartissez les points.
rossyia-ask-put = Placez les pions qui arrivent.

rossyia-option-condition-unmet = { $option } ne peut pas être jouée : sa condition n'est pas remplie.
rossyia-needs-city = { $option } ne peut pas être jouée : { $place } n'appartient pas à { $faction }.
rossyia-needs-hq = { $option } ne peut pas être jouée : { $hq } n'est pas en jeu.
rossyia-needs-units = { $option } ne peut pas être jouée : { $faction } n'a aucune unité qu'elle puisse frapper.
rossyia-needs-units-near = { $option } ne peut pas être jouée : { $faction } n'a aucune unité qu'elle puisse frapper à { $within } hexagones de { $place } au plus.
rossyia-needs-war = { $option } ne peut pas être jouée : { $faction } n'est pas en guerre.
rossyia-needs-event = { $option } ne peut pas être jouée : « { $event } » n'a pas eu lieu.
rossyia-needs-turn = { $option } ne peut pas être jouée avant le tour { $turn }.
rossyia-needs-garrison = { $option } ne peut pas être jouée : { $faction } n'a de garnison dans aucune ville là-bas.
rossyia-needs-turn-or-garrison = { $option } ne peut pas être jouée avant le tour { $turn }, sauf si { $faction } a une garnison dans une ville là-bas.
rossyia-needs-each-city = { $option } ne peut pas être jouée : { $place } n'est ni bolchevique ni laissée par les Blancs.
rossyia-not-asked-for = Rien de tel n'est demandé en ce moment.
rossyia-no-such-choice = Choisissez un nombre de 1 à { $most }.
rossyia-not-to-be-struck = { $unit } ne peut pas être touché par cela.
rossyia-choose-so-many = Nommez { $count ->
    [one] un pion
   *[other] { $count } pions
  }.
rossyia-not-there = Cela n'est pas possible en { $place }.
rossyia-no-share = { $faction } ne peut recevoir aucun de ces points.
rossyia-share-at-most = Donnez au moins 1 et au plus { $points } points.
rossyia-not-to-be-placed = { $unit } n'arrive pas avec cela.
rossyia-may-not-attack = { $unit } ne peut pas attaquer en ce moment : { $card } l'interdit.
rossyia-rail-partisans = Aucun train ne passe en { $place } : des partisans y opèrent.

# Comment on gagne.
rossyia-goal-high = Avoir un niveau politique élevé à la fin de la partie : plus il est haut, plus grande est la victoire.
rossyia-goal-total-high = Amener le niveau à { $level } à la fin d'un tour : victoire totale, et la partie est terminée.
rossyia-goal-cities-white = Chaque ville que prennent les Blancs élève le niveau de ses points ; entre factions blanches rien ne bouge.
rossyia-goal-low = Avoir un niveau politique bas à la fin de la partie : plus il est bas, plus grande est la victoire.
rossyia-goal-total-low = Amener le niveau à { $level } à la fin d'un tour : victoire totale, et la partie est terminée.
rossyia-goal-cities-bolshevik = Chaque ville que prennent les Bolcheviques abaisse le niveau de ses points.
rossyia-goal-last-city = Quand une faction blanche russe perd sa dernière ville au profit des Bolcheviques, le niveau varie de { $by }, une fois pour chacune.
rossyia-goal-drift = À la fin de chaque tour, le niveau varie de { $by } (premier tour : { $month }).
rossyia-goal-hq = Un QG perdu au combat ou en retraite fait varier le niveau : un bolchevique de { $red }, un blanc de { $white }.
rossyia-goal-options = Les options et les événements font varier le niveau comme ils le disent.
rossyia-goal-end-die = À la fin du tour { $month }, un dé termine la partie sur { $faces }.
rossyia-goal-end-latest = La partie se termine au plus tard avec le tour { $month }.
rossyia-goal-end = La partie se termine avec le tour { $month }.
rossyia-goal-level = Le niveau politique est à { $level }.
rossyia-goal-turns-left = Nous sommes en { $month }. { $left ->
    [0] C'est le dernier tour
    [one] Il reste au plus { $left } tour après celui-ci
   *[other] Il reste au plus { $left } tours après celui-ci
}.
rossyia-country-opened = Un pays fermé est désormais ouvert.
rossyia-option-pool-empty = { $side } : la réserve d’options est vide ; on n’en tire plus.
