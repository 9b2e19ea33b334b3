# Ce que le moteur lui-même a à dire.

engine-not-asked = { $seat } : il n'y a rien à décider pour l'instant.
engine-game-over = La partie est terminée.
engine-unreadable = Cet ordre est illisible : { $reason }
engine-unknown = « { $name } » n'existe pas ici.
engine-die-impossible = Un dé à { $sides } faces ne peut pas donner { $value }.
engine-no-seed = Il faut lancer un dé, mais cette copie de la partie n'a pas de graine pour cela. Continuez dans la copie de celui qui garde la partie.
engine-spare-dice = { $count ->
    [one] Un dé de trop a été donné pour cet ordre.
   *[other] { $count } dés de trop ont été donnés pour cet ordre.
}
engine-awaits-die = { $seat } : un ordre attend un dé. Lancez-le d'abord.
engine-undo-nothing = Il n'y a rien à annuler.
engine-undo-final = Un dé a été lancé ou quelque chose a été révélé : cela ne s'annule pas, on ne peut que revenir en arrière avec l'accord des autres.
engine-undo-answered = { $seat } : une réponse a été donnée depuis. Cela ne s'annule pas, on ne peut que revenir en arrière avec l'accord des autres.
engine-undo-sealed = { $seat } répond depuis sous scellé, et l'on ne dit pas si une réponse a déjà été donnée. Cela ne s'annule pas, on ne peut que revenir en arrière avec l'accord des autres.
engine-undo-too-old = Cela a été joué avec d'autres règles et ne peut pas être annulé.
engine-redo-nothing = Il n'y a rien à rétablir.

engine-position-no-key = Cette ligne n'a pas de deux-points : écrivez un champ et sa valeur, « turn: 5 », ou un lieu et ses pions.
engine-position-parentheses = Les états se mettent entre parenthèses juste après leur pion, sans autres parenthèses à l'intérieur : « counter(reduced) ».
engine-position-too-long = Ce texte dépasse { $most } ko : ce n'est pas une position. Gardez les lignes de la position et retirez le reste.
engine-position-other-game = Cette position appartient à un autre jeu, « { $game } » : saisissez-la là-bas, ou retirez cette ligne.
engine-position-other-scenario = Cette position a été notée dans le scénario « { $scenario } » : choisissez-le, ou retirez cette ligne.
engine-position-other-option = Cette position a été notée avec « { $option } » : choisissez cette option, ou retirez cette ligne.
engine-position-field-twice = « { $word } » figure sur deux lignes : gardez-en une.
engine-position-no-such-value = « { $word } » n'est pas une valeur pour « { $field } ».
engine-position-no-counter = Il n'y a pas de pion « { $word } ».
engine-position-counter-twice = { $unit } est déjà à la ligne { $earlier } : retirez l'un des deux.
engine-position-no-state = { $unit } ne peut pas être « { $word } » : cet état n'existe pas.
engine-position-name = { $name }

engine-record-foreign = Ce n'est pas une partie de Stavka. Choisissez un fichier qui se termine par .stavka.
engine-record-damaged = La partie ne peut pas être ouverte : la ligne { $line } de son fichier est abîmée.
engine-record-too-old = La partie ne peut pas être ouverte : ni son début ni aucune de ses positions ne s'accordent avec les règles actuelles.
engine-record-rules-changed = Les règles ont changé depuis que cette partie a été enregistrée.
engine-record-setup-lost = Sa mise en place ne peut plus être rejouée.
engine-record-order-lost = L'ordre { $order }, à la ligne { $line } de l'enregistrement, ne peut plus être rejoué.
engine-record-goes-on-before = La partie continue à partir d'avant l'ordre { $order }.
engine-record-goes-on-after = La partie continue à partir de la position qui suit l'ordre { $order }.
engine-record-another-way = Jusqu'à l'ordre { $order }, la partie se déroulerait aujourd'hui autrement.
engine-record-mended = L'enregistrement est abîmé à la ligne { $line }. Ce qui pouvait en être sauvé a été ouvert.
engine-record-seed-lost = La graine des dés est perdue : ce qui est tombé reste tel quel, et les nouveaux dés viennent d'une autre graine.
engine-record-misplaced = La position à la ligne { $line } du fichier est placée après le mauvais ordre et a été écartée : les ordres, rejoués, s'en passent.
engine-history-missing = Ce qu'ont produit les ordres { $from } à { $to } ne peut plus être raconté : ils ne peuvent pas être rejoués.
engine-record-branch-lost = La ligne de jeu abandonnée { $branch } ne se rattache à rien de ce qui a été sauvé : elle est perdue.
engine-record-setup-differs = Cet enregistrement n'est pas exact : sa mise en place n'est pas celle que donne sa graine. Quelqu'un l'a peut-être modifié, ou elle a été faite sous d'autres règles.
engine-record-does-not-follow = Cet enregistrement n'est pas exact : rejoué jusqu'à l'ordre { $order }, il ne mène pas à la position à partir de laquelle il continue. Quelqu'un l'a peut-être modifié.
engine-record-dice-differ = Cet enregistrement n'est pas exact : les dés de l'ordre { $order } ne sont pas ceux de sa graine. Quelqu'un les a peut-être modifiés, ou ils sont tombés sous d'autres règles.
