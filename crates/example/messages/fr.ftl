# La ligne de l'Emtsa, en français.

emtsa-turn = Tour { $turn }
emtsa-stage-bids = Enchères secrètes
emtsa-ask-bid = Posez une carte face cachée : la plus forte agit la première.
emtsa-ask-march = Marchez, ou terminez votre activation.
emtsa-may-withdraw = Vous pouvez replier le train blindé.
emtsa-ask-stand = { $place } est attaqué : tenir, ou reculer ?
    .kind = Tenir en cas d'attaque, ou reculer ?
emtsa-ask-support = Posez face cachée une carte de soutien à { $place }, ou rien.
    .kind = Une carte de soutien, ou rien ?
emtsa-ask-losses = Vous avez perdu l'affrontement : quels pions perdent { $steps } pas ?
    .kind = Quels pions perdent des pas ?
emtsa-ask-retreat = Les défenseurs de { $place } doivent reculer : vers où ?
    .kind = Vers où reculent les défenseurs ?

emtsa-dealt = Vous recevez la carte { $card }.
emtsa-greens-follow = Dé { $die } : ce tour, les Verts suivent les { $seat }.
emtsa-greens-idle = Dé { $die } : ce tour, les Verts ne suivent personne.
emtsa-sealed = { $seat } : une réponse est posée face cachée.
emtsa-shown = { $seat } : la carte { $card } est dévoilée.
emtsa-activation = Aux { $seat } d'agir
emtsa-marches = { $unit } { $others ->
    [0] marche
   *[other] et { $others } de plus marchent
} de { $from } à { $to }.
emtsa-mine-die = Dé { $die } parmi les mines.
emtsa-mine = Une mine explose ; { $unit } perd un pas.
emtsa-mine-quiet = Les mines se taisent.
emtsa-contest = Affrontement à { $place }
emtsa-done = { $seat } : l'activation est terminée.
emtsa-withdraws = { $unit } met sous pression et se replie de { $from } à { $to }.
emtsa-taken = Les attaquants prennent { $place }.
emtsa-sum = { $role } : { $steps } pas + carte { $card } + dé { $die } = { $sum }.
emtsa-attackers = Attaquants
emtsa-defenders = Défenseurs
emtsa-again = Égalité : on se bat encore.
emtsa-stalemate = Égalité de nouveau : les attaquants se retirent.
emtsa-loses = { $unit } perd { $steps } pas.
emtsa-retreats = { $unit } recule à { $place }.
emtsa-trapped = { $unit } n'a nulle part où aller : pion perdu.
emtsa-worth = Les gares des Rouges valent { $red }, celles des Alliés { $allied }.
emtsa-won = Victoire des { $side }.
emtsa-drawn = Partie nulle.
emtsa-goal-stations = Tenir des gares qui valent plus que celles de l'ennemi quand le tour { $turns } est terminé.
emtsa-goal-counters = Un camp sans pions perd aussitôt.

emtsa-no-such-counter = Ce pion n'existe pas.
emtsa-no-bid-now = On ne vous demande pas d'enchère pour l'instant.
emtsa-not-in-hand = { $card } n'est pas dans votre main.
emtsa-not-active = Ce n'est pas votre activation.
emtsa-nobody-marches = Aucun pion n'a été désigné pour marcher.
emtsa-no-path = Aucune gare de destination n'a été désignée.
emtsa-not-on-the-line = { $unit } n'est pas sur la ligne.
emtsa-not-yours = { $unit } n'est pas sous vos ordres.
emtsa-not-together = { $unit } n'est pas avec les autres.
emtsa-enemy-in-the-way = L'ennemi tient { $place } : une marche s'y arrête.
emtsa-not-joined = Rien ne relie { $from } et { $to }.
emtsa-too-far = { $unit } a une allure de { $pace } et plus aucun point pour entrer à { $place }.
emtsa-pace-spent = { $unit } a épuisé son allure pour ce tour.
emtsa-no-rails = Il n'y a pas de rails de { $from } à { $to }.
emtsa-greens-alone = Les Verts ne partagent une gare avec personne : { $place }.
emtsa-no-train = Vous n'avez pas de train blindé.
emtsa-no-moment = Le train ne se replie que pendant une activation rouge, avant que l'affrontement ne soit résolu.
emtsa-steam-spent = Le train peut se replier de { $limit ->
    [one] { $limit } gare
   *[other] { $limit } gares
} par tour, pas davantage.
emtsa-no-way-out = Le train n'a aucune gare libre où se replier.
emtsa-their-way-back = Les attaquants viennent d'arriver de { $place }.
emtsa-no-challenge = Personne ne vous défie pour l'instant.
emtsa-no-support-now = On ne vous demande pas de soutien pour l'instant.
emtsa-no-losses-now = On ne vous demande pas de pertes pour l'instant.
emtsa-no-retreat-now = On ne vous demande pas de recul pour l'instant.
emtsa-not-in-contest = { $unit } ne participe pas à cet affrontement, ou est désigné deux fois.
emtsa-no-part = { $unit } ne participe pas à l'affrontement de { $place }.
emtsa-steps-out-of-range = { $unit } ne peut pas perdre autant de pas.
emtsa-wrong-sum = Il faut perdre { $steps } pas, et non { $given }.
emtsa-no-retreat-there = { $unit } ne peut pas reculer à { $place }.
emtsa-left-behind = { $unit } peut reculer : on ne l'abandonne pas.

emtsa-costs = entrée à { $place }
emtsa-costs-contest = un combat à { $place } prend le reste
emtsa-legal = Cet ordre est permis.
emtsa-half-built = Cet ordre n'est pas encore complet.
emtsa-no-contest = Il n'y a pas d'affrontement que cet ordre pourrait décider.
emtsa-odds-win = vous gagnez
emtsa-odds-again = égalité, on recommence
emtsa-odds-lose = vous perdez
emtsa-own-steps = les pas de vos pions
emtsa-own-card = votre carte
emtsa-line-broken = { $unit } tient { $place }

# Les ordres, sur les boutons et dans les listes.
emtsa-value-steps = Pas
emtsa-value-pace = Allure
emtsa-track-worth-red = Aux Rouges
emtsa-track-worth-allied = Aux Alliés
emtsa-track-withdrawn = Repli
emtsa-order-bid = Enchérir
emtsa-order-march = Marcher
emtsa-order-done = Terminer l'activation
emtsa-order-withdraw = Replier le train
emtsa-order-stand = Tenir
emtsa-order-retreat = Reculer
emtsa-order-support = Soutenir avec
emtsa-order-lose = Perdre des pas

emtsa-option-mines-about = On lance un dé quand des Rouges entrent sur un tronçon miné : sur 1-2, un pion perd un pas et la mine a sauté. Sans cette option, aucun tronçon n'est miné.
emtsa-option-greens-about = Un dé dit à chaque tour qui les Verts suivent : les Russes blancs, les Rouges ou personne. Sans cette option : personne.

# Les chapitres des règles.
emtsa-chapter-1 = Places, mains et ligne
emtsa-chapter-2 = Le tour
emtsa-chapter-3 = Enchères
emtsa-chapter-4 = La marche
emtsa-chapter-5 = Le repli
emtsa-chapter-6 = Les affrontements
emtsa-chapter-7 = Victoire
