# Réponses aux questions.

rossyia-no-such-counter = Ce pion n'existe pas.
rossyia-line-of-supply = Ligne de ravitaillement
rossyia-line-of-command = Ligne de commandement
rossyia-line-isolated = { $hq } est isolé : aucune ligne ne mène à une source.
rossyia-line-without-hq = { $unit } n'est dans le rayon d'aucun QG.
rossyia-why-enters = Vers { $place }
rossyia-why-rail = { $unit } par rail
rossyia-odds-together = Ils agissent ensemble.
rossyia-odds-apart = Le premier agit seul.
rossyia-odds-attack = Attaque
rossyia-odds-defence = Défense
rossyia-odds-attack-shock = Choc de l'attaque
rossyia-odds-defence-shock = Choc de la défense
rossyia-odds-shifts = Colonnes
rossyia-odds-modifiers = Ajouté au dé
