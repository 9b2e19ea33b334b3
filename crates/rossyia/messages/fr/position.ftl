# Une position relevée sur une vraie table : son formulaire, ses défauts, ce qui a été supposé.

rossyia-position-white = Blancs
rossyia-position-bolshevik = Bolcheviques
rossyia-position-turn = Le tour commence
rossyia-position-initiative-white = Les Blancs peuvent jouer pour l'initiative
rossyia-position-initiative-bolshevik = Les Bolcheviques peuvent jouer pour l'initiative
rossyia-position-answer-white = Les Blancs peuvent répondre pour l'initiative
rossyia-position-answer-bolshevik = Les Bolcheviques peuvent répondre pour l'initiative
rossyia-position-arrivals-white = Les Blancs placent leurs arrivées
rossyia-position-arrivals-bolshevik = Les Bolcheviques placent leurs arrivées
rossyia-position-options-white = Les Blancs jouent des options
rossyia-position-options-bolshevik = Les Bolcheviques jouent des options
rossyia-position-military = La phase militaire commence
rossyia-position-activation-white = Les Blancs désignent un QG
rossyia-position-activation-bolshevik = Les Bolcheviques désignent un QG
rossyia-position-independent = Les unités indépendantes vont jouer

rossyia-position-box-to-come = À venir
rossyia-position-box-pool = Dans la réserve de tirage
rossyia-position-box-drawn = Tirés, à placer
rossyia-position-box-eliminated = Éliminés
rossyia-position-box-lost = Définitivement hors jeu
rossyia-position-box-withdrawn = Rentrés chez eux
rossyia-position-box-never = Pas dans la partie

rossyia-field-turn = Tour
rossyia-field-phase = Ce qui commence maintenant
rossyia-field-initiative = Initiative
rossyia-field-level = Niveau politique
rossyia-field-weather-north = Météo au nord
rossyia-field-weather-south = Météo au sud
rossyia-field-czech-case = Cas tchèque
rossyia-field-pr = PR : { $faction }
rossyia-field-rail-points = Rail : { $faction }
rossyia-field-cities = Villes prises : { $faction }
rossyia-field-rail = Voies prises : { $faction }
rossyia-field-held = Hexagones tenus : { $side }

rossyia-position-no-turn = À quel tour en est-on ? Ajoutez une ligne « turn: { $first } », jusqu'à { $last }.
rossyia-position-no-such-turn = « { $word } » n'est pas un tour de ce scénario : ses tours vont de { $first } à { $last }.
rossyia-position-no-phase = Qu'est-ce qui commence maintenant ? Ajoutez une ligne « phase: activation white », ou une autre phase.
rossyia-position-no-such-phase = « { $word } » n'est pas une phase. Écrivez « turn », « military » ou « independent », ou bien « initiative », « answer », « arrivals », « options » ou « activation » et un camp.
rossyia-position-czech-case-assumed = Rien n'est dit du cas tchèque : on suppose le cas { $case }.
rossyia-position-no-place = Il n'y a pas de lieu « { $word } ». Écrivez un hexagone, une ville ou une case, « due » ou « delayed » et l'un d'eux, ou ce qu'il en est des pions hors de la carte : « pool », « eliminated », « lost ».
rossyia-position-no-faction = Il n'y a pas de faction « { $word } ».
rossyia-position-no-side = « { $word } » n'est pas un camp : écrivez « white », « bolshevik » ou « none ».
rossyia-position-held-by-both = { $place } est indiqué pour les deux camps : gardez-en un.
rossyia-position-no-option = « { $word } » n'est pas une option de ce camp. Écrivez son nom, avec un nombre s'il y en a plusieurs : « name=2 » ; pour une main que personne ne doit connaître, « unknown=3 ».
rossyia-position-too-many-options = { $option } : il ne peut y en avoir que { $count } en tout. Retirez-en.
rossyia-position-hand-half-known = Une main est soit entièrement nommée, soit inconnue : à côté de « unknown », on ne nomme que des options déjà montrées.
rossyia-position-out-of-the-area = { $unit } ne peut pas être en { $place } : ce scénario ne s'y joue pas.
rossyia-position-in-the-water = { $unit } ne peut pas être en { $place } : c'est de l'eau.
rossyia-position-off-the-rails = { $unit } est hors de la voie ferrée en { $place }.
rossyia-position-state-does-not-fit = { $unit } ne peut pas être « { $word } ».
rossyia-position-enemies-together = { $place } : des ennemis sont dans le même hexagone.
rossyia-position-cannot-be = Cela ne peut pas être : { $reason }.
rossyia-position-assumed-eliminated = { $others ->
    [0] { $unit } n'est indiqué nulle part : on le suppose éliminé.
    [one] { $unit } et un autre ne sont indiqués nulle part : on les suppose éliminés.
   *[other] { $unit } et { $others } autres ne sont indiqués nulle part : on les suppose éliminés.
}
