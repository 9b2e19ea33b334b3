# Ce qu'une table refuse sans qu'une règle du jeu le dise.

table-no-such-seat = Il n'y a pas de place « { $seat } » dans ce jeu.
table-not-your-seat = { $seat } : ce n'est pas votre place.
table-no-lesson = Il n'y a pas de leçon à cette table.
table-record-is-the-keepers = Seul qui tient la table peut en avoir le fichier : il contient tous les secrets.
table-too-many-groups = Demandez au plus { $most } groupes de pions à la fois.
table-no-such-file = Un tel fichier ne peut pas être lu ici : rien de ce qui est demandé maintenant ne s'y conserve.
table-too-many-standing = Il y a trop d'ordres permanents : retirez-en d'abord.
table-standing-too-long = C'est trop long pour un ordre permanent : { $most } caractères au plus.
table-nothing-said = Rien n'a été dit.
table-said-too-long = C'est trop long : { $most } caractères au plus.
table-mark = Une marque a de 1 à { $most } signes.
table-no-such-order = Il n'y a pas d'ordre { $order } : { $count ->
    [one] { $count } a été donné.
   *[other] { $count } ont été donnés.
}
table-no-such-branch = Il n'y a pas de ligne de jeu abandonnée { $branch } : elle porte un autre numéro, ou a été rouverte.
table-not-replayable = Ce qui précède l'ordre { $order } a été joué selon d'autres règles, ou son enregistrement est abîmé : on peut le lire, mais ni le revoir ni y revenir.
table-takeback-asked = { $seat } demande déjà un retour en arrière : acceptez ou refusez d'abord.
table-not-asked = { $seat } : aucun accord à un retour en arrière n'est demandé.
table-another-takeback = La demande a changé entre-temps : regardez de nouveau, puis acceptez ou refusez.
table-too-many-lines = { $most } variantes abandonnées sont déjà conservées avec cette partie, et aucune n'est sacrifiée pour une autre : continuez d'ici, ou rouvrez-en une.
table-position-hidden = Une partie de la position est cachée à ce siège : elle pourra être notée quand la partie sera terminée.
table-position-never = Aucune position de cette partie ne peut être notée.
table-too-many-sketches = Une carte a de la place pour { $most } flèches et notes.
table-sketch-too-long = Une note sur la carte a au plus { $most } caractères.
table-trial-hidden = Cette position cache quelque chose aux spectateurs : elle ne peut pas être essayée.
table-no-trial = Aucun essai n'est en cours ici.
table-nothing-to-decide = Personne n'a rien à décider.
