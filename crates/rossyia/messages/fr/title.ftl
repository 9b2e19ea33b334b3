# Réponses aux questions.

rossyia-no-such-counter = Ce pion n'existe pas.
rossyia-line-of-supply = Ligne de ravitaillement
rossyia-line-of-command = Ligne de commandement
rossyia-line-isolated = { $hq } est isolé : aucune ligne ne mène à une source.
rossyia-line-zone = { $hq } est isolé : une ZOC ennemie en { $place } barre sa ligne.
rossyia-line-enemy = { $hq } est isolé : l'ennemi en { $place } barre sa ligne.
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

# Les chapitres des règles.
rossyia-chapter-I = Généralités
rossyia-chapter-II = Début du tour
rossyia-chapter-III = Politique et options
rossyia-chapter-IV = Activations
rossyia-chapter-V = Quartiers généraux, ravitaillement et Armt
rossyia-chapter-VI = Empilement et mouvement
rossyia-chapter-VII = Combat
rossyia-chapter-VIII = Armes spéciales, cases, fin de la partie
rossyia-chapter-N-czechs = Tchèques
rossyia-chapter-N-ukraine = Ukraine
rossyia-chapter-N-baltic = Pays baltes
rossyia-chapter-N-greens = Verts
rossyia-chapter-N-romania = Roumanie
rossyia-chapter-N-finland = Finlande
rossyia-chapter-N-poland = Pologne
rossyia-chapter-N-turkey = Turquie
rossyia-chapter-N-armenia = Arménie
rossyia-chapter-N-georgia = Géorgie
rossyia-chapter-X = Décisions
rossyia-chapter-EX = Exemples
