# Rossyïa, en français : les leçons. ID est une étape de lessons/*.toml ; ID-hint dit comment faire, ID-else ce qu'on répond
# à qui essaie autre chose de permis.

rossyia-lesson-first = La première leçon
rossyia-lesson-first-about = Dix minutes sur la voie ferrée de Tsaritzin : jouer une option, activer un QG, le ravitailler et l'armer, prendre une ville. Sur la vraie carte, avec les vraies règles, et quelqu'un qui vous dit quoi regarder.

rossyia-lesson-first-welcome =
    Novembre 1918. Les Volontaires de Denikine sont à Vélikokniajeskaïa, sur la voie ferrée de Tsaritzin. Une division rouge barre le chemin à Kotelnikovo. Vous commandez les Blancs.

    Il vous faudra une dizaine de minutes. Vous ne risquez rien : tout ordre peut être annulé, et Retour vous ramène à l'étape précédente. Les dés sont pipés, pour cette leçon seulement.

rossyia-lesson-first-map =
    Deux villes sont cerclées : Vélikokniajeskaïa, où finit votre voie ferrée, et Kotelnikovo, qui est à l'ennemi. La couleur d'une ville et d'une voie dit à qui elle est. Un tour est un mois, et en un mois des troupes à pied traversent environ six hexagones de steppe.

    Faites glisser la carte pour regarder alentour. Zoomez avec la molette, ou avec deux doigts.

rossyia-lesson-first-counter =
    Un pion est une unité. Dans l'hexagone cerclé se tiennent deux divisions d'infanterie volontaire, et la première en est une. Son chiffre en bas à gauche, 5, est sa force de combat ; celui d'en bas à droite, 6, ses points de mouvement. Entre les deux, ses pas : les pertes qu'elle peut subir, ici deux. Un petit chiffre surélevé, s'il y en a un, est le choc.

    Le pion qui porte un nom et trois chiffres est un QG : combien d'unités il peut commander, ce qu'il ajoute à un dé, jusqu'où portent ses ordres.

rossyia-lesson-first-winning =
    On gagne par le niveau politique, la longue piste avec un marqueur : il est à 50. Les villes que vous prenez le font monter, celles que vous perdez le font descendre, et les options et les événements aussi. Dans le scénario de ce front, Glace et steppe, 55 après six tours est une victoire marginale des Blancs, 59 une victoire décisive ; 51 ou moins est une victoire des Bolcheviques. Dans la campagne, qui le pousse à 100 ou à 0 a gagné la guerre.

rossyia-lesson-first-option =
    Un tour commence par la météo, les points et les arrivées ; puis vient la politique. Les deux camps tirent des options et les gardent cachées. Vous en avez une, Occident Soutien : lisez sa carte.

    Jouez-la. Elle est cerclée dans la liste des ordres.
rossyia-lesson-first-option-hint = Choisissez dans la liste des ordres de jouer l'option Occident Soutien.
rossyia-lesson-first-option-else = Des options, il y en aura d'autres, mais jouez celle-ci maintenant.

rossyia-lesson-first-choose =
    Le niveau est passé à 51. L'option vous laisse maintenant le choix : quatre points de remplacement (PR), qui réparent les pertes des unités, ou deux points d'armement (Armt) pour un QG. Denikine n'a aucun Armt, et sans Armt il ne pourrait faire qu'une seule attaque, et avec un malus.

    Choisissez la seconde possibilité.
rossyia-lesson-first-choose-hint = Choisissez l'ordre numéro 2 : des Armt pour Denikine.
rossyia-lesson-first-choose-else = Des PR sont bons à prendre, mais aujourd'hui Denikine a besoin d'Armt : choisissez 2.

rossyia-lesson-first-begin =
    Denikine a 2 Armt. Voici la phase militaire : les QG sont activés tour à tour, un des vôtres, un des leurs. Qui a l'initiative dit quel camp commence, et ce mois-ci elle est à vous.

    Faites commencer les Blancs.
rossyia-lesson-first-begin-hint = Choisissez dans la liste des ordres que les Blancs commencent.
rossyia-lesson-first-begin-else = Les Rouges en profiteraient : commencez vous-même.

rossyia-lesson-first-activate =
    Les unités ne font rien d'elles-mêmes : on active un QG, et avec lui l'armée qu'il commande. Vous en avez un ici, Denikine.

    Activez-le.
rossyia-lesson-first-activate-hint = Choisissez dans la liste des ordres d'activer Denikine.
rossyia-lesson-first-activate-else = C'est à Denikine d'agir.

rossyia-lesson-first-range =
    Les chiffres de Denikine sont 12, +1 et 6 : il commande jusqu'à douze unités à six hexagones au plus. Les ennemis et les hexagones qui les entourent barrent la route à ses ordres.

    Affichez le commandement pour voir jusqu'où ils portent : le bouton est marqué.
rossyia-lesson-first-range-hint = Le bouton s'appelle Portée. Sur un téléphone il est ici, dans ce texte.
rossyia-lesson-first-range-else = Regardez d'abord la portée de commandement.

rossyia-lesson-first-lines =
    Une armée vit par son QG, et le QG par la voie ferrée. Prenez l'artillerie, cerclée, et affichez ses lignes : l'une mène à Denikine, l'autre de Denikine à une source de ravitaillement. Une voie ferrée qui mène à vos grandes villes en est une, et Denikine s'y trouve.

    Si un QG n'a pas de ligne quand on l'active, toute son armée est hors ravitaillement : elle ne reçoit pas d'Armt et peut perdre des hommes.
rossyia-lesson-first-lines-hint = Cliquez sur l'artillerie, juste au nord-est de Vélikokniajeskaïa. Puis sur Lignes, ou appuyez sur la touche L.
rossyia-lesson-first-lines-else = Pas encore : regardez d'abord les lignes de l'artillerie.

rossyia-lesson-first-army =
    Les quatre unités sont assez proches. Prenez-les sous son commandement : celles qu'on laisse agissent à la fin du tour, seules et mal.
rossyia-lesson-first-army-hint = Choisissez dans la liste l'ordre qui nomme les quatre unités. Si quelque chose est en main, reposez-le d'abord.
rossyia-lesson-first-army-else = Prenez les quatre d'un coup : c'est l'ordre le plus long de la liste.

rossyia-lesson-first-roll =
    L'armée est au complet : continuez avec le bouton doré. On vérifie alors le ravitaillement, et un dé est lancé pour les Armt : plus la voie est proche et le temps clément, plus il y en a.
rossyia-lesson-first-roll-hint = Le bouton doré est en haut à droite.
rossyia-lesson-first-roll-else = Il n'y a personne d'autre à portée : le bouton doré fait continuer.

rossyia-lesson-first-spend =
    Un 3, et le bonus de Denikine, 1, font 4. Sur la voie ferrée, par temps clair, cela donne 2 Armt : il en a maintenant 4, et peut en dépenser jusqu'à 3.

    Aucun : une attaque, et 1 de moins au dé. Un : deux attaques. Deux : autant que vous voulez, et 1 de plus à chaque dé. Trois : 2 de plus, et en outre des marches et une réserve. Ce qui n'est pas dépensé est gardé.

    Dépensez-en deux.
rossyia-lesson-first-spend-hint = Choisissez dans la liste des ordres de dépenser 2 Armt.
rossyia-lesson-first-spend-else = Deux suffisent pour Kotelnikovo, et il en reste deux pour le mois prochain.

rossyia-lesson-first-replace =
    C'est le moment de réparer des pertes, un PR par pas. Personne n'en a : continuez avec le bouton doré.
rossyia-lesson-first-replace-hint = Le bouton doré est en haut à droite.
rossyia-lesson-first-replace-else = Il n'y a rien à remplacer : le bouton doré fait continuer.

rossyia-lesson-first-pick =
    Le mouvement. Prenez les deux divisions d'infanterie : cliquez sur l'hexagone cerclé.
rossyia-lesson-first-pick-hint = Les deux divisions sont juste au nord de Vélikokniajeskaïa. L'hexagone est cerclé.
rossyia-lesson-first-pick-else = Chacun son tour : l'infanterie d'abord.

rossyia-lesson-first-march =
    La ligne dorée entoure tout ce qu'elles peuvent atteindre avec leurs 6 points ; le nombre dans un hexagone est ce qu'il leur y restera. Un hexagone de steppe coûte 1, une rivière un peu plus.

    Envoyez-les dans l'hexagone cerclé, juste devant Kotelnikovo.
rossyia-lesson-first-march-hint = Les deux divisions en main, cliquez sur l'hexagone cerclé au sud de Kotelnikovo. Si vous les avez reposées, cliquez d'abord sur elles.
rossyia-lesson-first-march-else = Pas cette fois : menez les deux divisions, et elles seules, dans l'hexagone cerclé devant Kotelnikovo.

rossyia-lesson-first-zone =
    Elles sont dans une zone de contrôle. Toute unité qui combat en exerce une sur les six hexagones qui l'entourent : elle n'arrête personne, mais en sortir coûte plus cher, et les lignes de ravitaillement et de commandement n'y passent pas.

    Affichez les zones pour les voir : le bouton est marqué.
rossyia-lesson-first-zone-hint = Le bouton s'appelle Zones. Les hexagones hachurés sont ceux de l'ennemi.
rossyia-lesson-first-zone-else = Regardez d'abord les zones.

rossyia-lesson-first-try =
    Inutile de savoir les règles par cœur : ce qui n'est pas permis est refusé. Essayez ! Prenez la cavalerie du Kouban et envoyez-la droit dans Kotelnikovo.
rossyia-lesson-first-try-hint = Cliquez sur la cavalerie, cerclée, puis sur Kotelnikovo.
rossyia-lesson-first-try-else = Cela serait même permis. Essayez quelque chose qui ne l'est pas : cliquez sur Kotelnikovo.

rossyia-lesson-first-cavalry =
    Refusé : personne n'entre dans un hexagone que l'ennemi occupe. Quand le jeu dit non, il dit toujours selon quel article ; cliquez sur son numéro pour lire la règle.

    Faites maintenant ce qui est permis : menez la cavalerie dans l'hexagone cerclé, au sud-est de la ville.
rossyia-lesson-first-cavalry-hint = Cliquez sur la cavalerie, si vous ne l'avez plus en main. Puis sur l'hexagone cerclé à côté de Kotelnikovo.
rossyia-lesson-first-cavalry-else = Menez la cavalerie dans l'hexagone cerclé à côté de Kotelnikovo.

rossyia-lesson-first-guns =
    Et l'artillerie, qui compte double contre une ville : amenez-la à l'infanterie. Un hexagone contient six pas, huit si une voie ferrée y passe, et il y en aura cinq.
rossyia-lesson-first-guns-hint = Cliquez sur l'artillerie, cerclée, puis sur l'hexagone où se tient l'infanterie.
rossyia-lesson-first-guns-else = L'artillerie, jusqu'à l'infanterie devant Kotelnikovo : Denikine reste sur sa voie ferrée.

rossyia-lesson-first-end-movement =
    Tout le monde est en place. Denikine reste où il est : c'est sur la voie ferrée qu'il reçoit le plus d'Armt.

    Terminez le mouvement avec le bouton doré.
rossyia-lesson-first-end-movement-hint = Le bouton doré est en haut à droite.
rossyia-lesson-first-end-movement-else = Assez marché pour un mois : continuez avec le bouton doré.

rossyia-lesson-first-plan =
    Toutes les attaques d'une armée sont annoncées ensemble, avant le premier dé. Prenez les trois unités qui sont devant Kotelnikovo, puis cliquez sur la ville : elles l'attaqueront. Prévoir ne coûte rien.
rossyia-lesson-first-plan-hint = Cliquez sur l'hexagone de votre infanterie et de votre artillerie, puis sur la division rouge à Kotelnikovo.
rossyia-lesson-first-plan-else = Prévoyez d'abord l'attaque de Kotelnikovo.

rossyia-lesson-first-join =
    Qui est à côté de la ville peut participer. Envoyez aussi la cavalerie.
rossyia-lesson-first-join-hint = Cliquez sur la cavalerie, cerclée, puis sur Kotelnikovo. Ou ajoutez-la dans le plan : elle y figure, avec un plus.
rossyia-lesson-first-join-else = La cavalerie peut encore se joindre à l'attaque : cliquez sur elle, puis sur Kotelnikovo.

rossyia-lesson-first-odds =
    Lisez ligne par ligne. Deux divisions de 5, la cavalerie 5, l'artillerie 3 et le double contre une ville : 21. La 37e de fusiliers défend avec 4. Cela fait 5 contre 1.

    Votre artillerie a du choc, les Rouges n'en ont pas : 1 de plus au dé. Les Armt dépensés : encore 1. Le bonus de Denikine : encore 1, donc 3 en tout. Dessous, on lit ce qu'apporterait chaque face du dé. Retirez une unité pour voir changer le rapport, et remettez-la.

rossyia-lesson-first-attack =
    Laissez les quatre, et annoncez l'attaque.
rossyia-lesson-first-attack-hint = Le bouton est à la fin du plan. Si vous l'avez vidé, cliquez de nouveau sur Kotelnikovo.
rossyia-lesson-first-attack-else = Les quatre contre Kotelnikovo : avec moins, le rapport est moins bon.

rossyia-lesson-first-resolve =
    Denikine prête son bonus à un combat de son activation, et le plan comptait dessus. C'est le seul combat : qu'il le fasse.
rossyia-lesson-first-resolve-hint = Dans la liste des ordres, choisissez celui avec Denikine.
rossyia-lesson-first-resolve-else = Avec le bonus de Denikine, le dé gagne un point.

rossyia-lesson-first-losses =
    Un 2, et 3 font 5 : dans la colonne 5 contre 1, c'est 1/2, un pas pour vous et deux pour les Rouges, et ils sont battus. Chaque camp répartit ses pertes comme il veut.

    Faites supporter la vôtre à la 1re division d'infanterie volontaire.
rossyia-lesson-first-losses-hint = Choisissez dans la liste des ordres qui perd un pas : Infanterie volontaire 1.
rossyia-lesson-first-losses-else = Épargnez les canons : que l'une des divisions d'infanterie la supporte.

rossyia-lesson-first-retreat =
    La 37e de fusiliers a perdu deux de ses trois pas. Battue, elle aurait pu tenir au prix de trois fois ses pertes, quatre pas de plus, et il ne lui en reste qu'un : elle a donc reculé de deux hexagones, vers Tsaritzin.

rossyia-lesson-first-advance =
    Kotelnikovo est vide. Les unités victorieuses peuvent y avancer, et cela ne coûte rien.

    Prenez la ville avec les trois unités qui sont devant.
rossyia-lesson-first-advance-hint = Cliquez sur votre pile devant Kotelnikovo, puis sur la ville. Ou choisissez dans la liste l'ordre qui nomme les trois.
rossyia-lesson-first-advance-else = Faites entrer les trois à Kotelnikovo.

rossyia-lesson-first-taken =
    Kotelnikovo est à vous, et le niveau politique est passé à 52 : une ville vaut 1, une grande ville 2 ou plus. Rostov et Tsaritzin valent 3 chacune.

rossyia-lesson-first-over =
    La cavalerie pourrait poursuivre l'ennemi ; laissez-la souffler. Terminez le combat avec le bouton doré. L'activation est alors finie, et votre tête de ligne avance : la voie que vous tenez et qui rejoint la vôtre est désormais à vous.
rossyia-lesson-first-over-hint = Le bouton doré est en haut à droite.
rossyia-lesson-first-over-else = La cavalerie en a fait assez : le bouton doré termine le combat.

rossyia-lesson-first-enemy =
    Aux Rouges de désigner un QG : Staline, à Tsaritzin. Il ne dépense pas d'Armt, et se contente d'amener la 39e de fusiliers à la division battue.

rossyia-lesson-first-end =
    Et ainsi de suite, QG après QG, jusqu'à ce que tous aient agi ; puis les unités que personne n'a commandées agissent seules, et le mois est fini.

    Le reste, trains et fleuves, aviation, guerres des voisins, Makhno et les Tchèques, vous l'apprendrez en le rencontrant : ce qui est proposé est permis, ce qui est refusé dit pourquoi, et chaque nombre peut dire d'où il vient. Glace et steppe a six tours. Le niveau est à 52 : il vous faut 55.
