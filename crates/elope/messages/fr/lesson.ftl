# Operation Elope, en français : les leçons. ID est une étape de lessons/*.toml ; ID-hint dit comment faire, ID-else ce
# qu'on répond à qui essaie autre chose de permis.

elope-lesson-first = La première leçon
elope-lesson-first-about = Un quart d’heure sur la voie ferrée au sud d'Arkhangelsk : marcher, ravitailler vos hommes, livrer un combat. Sur la vraie carte, avec les vraies règles, et quelqu'un qui vous dit quoi regarder.

elope-lesson-first-welcome =
    Septembre 1918. Des compagnies américaines et françaises tiennent la voie ferrée au sud d'Arkhangelsk. Un régiment rouge barre le chemin à Emtsa. Vous commandez les Alliés.

    Il vous faudra un quart d’heure environ. Vous ne risquez rien : tout ordre peut être annulé, et Retour vous ramène à l'étape précédente. Les dés sont pipés, pour cette leçon seulement.

elope-lesson-first-map =
    La voie ferrée va d'Arkhangelsk, au nord, à Vologda, loin au sud. Vous tenez Obozerskaïa, les Rouges tiennent Emtsa : les deux sont cerclées. Un hexagone fait six miles, et un tour un mois.

    Faites glisser la carte pour regarder alentour. Zoomez avec la molette, ou avec deux doigts.

elope-lesson-first-counter =
    Un pion est une unité. Celui qui est cerclé est la compagnie M du 339e américain. Le grand chiffre en bas à gauche, 3, est sa force de combat. Celui d'en bas à droite, 12, ses points de mouvement. Le petit entre les deux, 4, sa compétence : sa capacité à tenir quand les choses tournent mal.

    Les pions rouges marqués d'une étoile sont à l'ennemi. Tous les autres ici sont à vous, quelle que soit leur couleur : elle dit leur nation.

elope-lesson-first-pick =
    C'est votre phase de mouvement. Vous pouvez déplacer toutes les unités que vous voulez, ou aucune.

    Prenez la compagnie M : cliquez dessus sur la carte.
elope-lesson-first-pick-hint = La compagnie M est seule à Volchenitsa, sur la route à l'est d'Obozerskaïa. Elle est cerclée.
elope-lesson-first-pick-else = Chacun son tour : d'abord la compagnie M.

elope-lesson-first-march =
    La ligne dorée entoure tout ce que la compagnie M peut atteindre. Le nombre dans un hexagone est ce qu'il lui restera en y arrivant. Pointez un hexagone pour voir le chemin et son coût.

    Par temps sec, un hexagone coûte 1 point le long d'une voie ferrée ou d'une route, mais 3 à travers la forêt : la guerre suit donc la voie ferrée. Cliquez sur l'hexagone cerclé, juste devant Emtsa : la compagnie M s'y rend d'elle-même, par Obozerskaïa et la voie ferrée.
elope-lesson-first-march-hint = La compagnie M en main, cliquez sur l'hexagone cerclé de la voie ferrée, juste au nord d'Emtsa. Si vous l'avez reposée, cliquez d'abord sur la compagnie M.
elope-lesson-first-march-else = Une belle marche, mais pas celle d'aujourd'hui : menez la compagnie M, et elle seule, dans l'hexagone cerclé juste devant Emtsa.

elope-lesson-first-stopped =
    Il lui reste 7 points, et elle doit pourtant s'arrêter. Le régiment d'Emtsa exerce une zone de contrôle : les six hexagones qui l'entourent. Qui entre dans une zone ennemie s'y arrête. Pour en exercer une, il faut aux Rouges un régiment, ou trois bataillons, dans l'hexagone.

    Affichez les zones pour les voir : le bouton est marqué.
elope-lesson-first-stopped-hint = Le bouton s'appelle Zones. Les hexagones hachurés autour d'Emtsa sont la zone ennemie.
elope-lesson-first-stopped-else = Regardez d'abord les zones.

elope-lesson-first-try =
    Inutile de savoir les règles par cœur : ce qui n'est pas permis est refusé. Essayez !

    Prenez les quatre compagnies cerclées à l'est d'Obozerskaïa et envoyez-les droit au-delà d'Emtsa : cliquez sur l'hexagone cerclé qui est derrière.
elope-lesson-first-try-hint = Cliquez sur la pile de quatre compagnies sur la route, un hexagone à l'est d'Obozerskaïa. Puis sur l'hexagone cerclé, un hexagone au sud d'Emtsa.
elope-lesson-first-try-else = Cela serait même permis. Essayez quelque chose qui ne l'est pas : cliquez sur l'hexagone cerclé derrière Emtsa.

elope-lesson-first-join =
    Refusé : la zone les arrête dès son premier hexagone. Quand le jeu dit non, il dit toujours selon quel article ; cliquez sur son numéro pour lire la règle.

    Faites maintenant ce qui est permis : menez les quatre compagnies le long de la voie ferrée jusqu'à la compagnie M, dans l'hexagone cerclé.
elope-lesson-first-join-hint = Cliquez sur les quatre compagnies, si vous ne les avez plus en main. Puis sur l'hexagone où se trouve la compagnie M.
elope-lesson-first-join-else = Pour cette leçon, gardez les quatre ensemble et amenez-les à la compagnie M.

elope-lesson-first-stack =
    Cinq compagnies dans un hexagone. S'empiler ne coûte rien, et les Alliés s'empilent sans limite ; les Rouges et les Russes blancs en ont une.

    Trois compagnies ou plus exercent leur propre zone de contrôle. Emtsa est maintenant dans la vôtre.

elope-lesson-first-lines =
    Passons au ravitaillement. À l'ouest, la compagnie L garde votre flanc. Prenez-la et affichez ses lignes : c'est d'elles qu'elle vit.
elope-lesson-first-lines-hint = Cliquez sur la compagnie L, cerclée, dans la forêt à l'ouest. Puis cliquez sur Lignes, ou appuyez sur la touche L.
elope-lesson-first-lines-else = Pas encore : regardez d'abord les lignes de la compagnie L.

elope-lesson-first-depot =
    Une unité ravitaillée a une route ou une voie ferrée à deux hexagones au plus, son QG à quatre au plus, et un dépôt ou une ville de ravitaillement à six au plus. Il faut au QG aussi un dépôt à six hexagones au plus.

    Vos deux dépôts sont cerclés, tout comme Obozerskaïa avec les QG : à quatre hexagones de la compagnie L, et pas un de plus.

elope-lesson-first-headquarters =
    Les QG aident aussi au combat, par leurs points de commandement. Rapprochez-les donc : prenez les trois d'Obozerskaïa et faites-les avancer de deux hexagones sur la voie ferrée, jusqu'à Verste 455. Gardez un œil sur la compagnie L.
elope-lesson-first-headquarters-hint = Cliquez sur la pile d'Obozerskaïa : les trois QG sont en main. Puis cliquez sur l'hexagone cerclé, Verste 455, deux hexagones plus au sud.
elope-lesson-first-headquarters-else = Menez les trois QG à Verste 455, derrière le front : l'hexagone est cerclé.

elope-lesson-first-cut =
    Et voilà : cinq hexagones jusqu'au QG, un de trop, et la ligne est coupée. La prochaine fois que cela comptera, la compagnie L sera non ravitaillée. Elle aura la moitié de son mouvement, la moitié de sa force et pas de zone de contrôle, avec un triangle ambre pour le montrer.

    Obozerskaïa est vide à présent, et ne vous compte plus de point de victoire tant qu'aucune de vos unités n'y est : la piste est passée de 1 à 0.

    (Pas de lignes en vue ? Cliquez sur la compagnie L et affichez-les.)

elope-lesson-first-home =
    Pour le mouvement, le ravitaillement a été vérifié au début de la phase : la compagnie L a encore ses 12 points. Amenez-la à Bolchie Ozerki, cerclé.

    Regardez le coût : 3 à travers la forêt jusqu'à la route, puis 1 le long de celle-ci.
elope-lesson-first-home-hint = Cliquez sur la compagnie L, puis sur Bolchie Ozerki, le village sur la route, au sud-est de la compagnie.
elope-lesson-first-home-else = Amenez la compagnie L à Bolchie Ozerki : de là, le QG est assez près.

elope-lesson-first-communications =
    Trois hexagones : la ligne tient de nouveau.

    L'autre ligne, en pointillé, sert aux ordres. Une unité doit être à cinq hexagones au plus de son QG, et celui-ci avoir une ligne vers Arkhangelsk, aussi longue qu'on veut mais libre d'ennemis et de leurs zones. Sans cela, une unité a la moitié de son mouvement ; elle combat normalement.

elope-lesson-first-end-movement =
    Tout le monde est en place. Les points non utilisés sont perdus.

    Le bouton doré termine la phase de mouvement. Après le mouvement vient le combat.
elope-lesson-first-end-movement-hint = Le bouton doré est en haut, à droite.
elope-lesson-first-end-movement-else = Assez marché pour ce mois-ci : terminez la phase avec le bouton doré.

elope-lesson-first-plan =
    Personne n'est obligé d'attaquer. Si vous le voulez, c'est d'un hexagone à l'hexagone adjacent.

    Cliquez sur Emtsa pour préparer une attaque. Préparer n'engage à rien.
elope-lesson-first-plan-hint = Cliquez sur le régiment rouge à Emtsa, un hexagone au sud de vos cinq compagnies.
elope-lesson-first-plan-else = Préparez d'abord l'attaque sur Emtsa : cliquez dessus.

elope-lesson-first-odds =
    Lisez ligne par ligne. Vos compagnies apportent 15, le régiment 5 : 3 contre 1. Le bourg est un avantage tactique pour le défenseur et décale d'une colonne vers la gauche, à 2 contre 1. Vos QG ont 4 points de commandement, le sien en a 1 : vous ajoutez 3 au dé.

    Au-dessus des lignes figure ce que donnerait chaque face du dé. Retirez une compagnie pour voir changer le rapport de forces, puis remettez-la.

elope-lesson-first-attack =
    Une unité combat de toute sa force, et une seule fois par phase. Qui est attaqué défend avec tout ce qui est dans l'hexagone.

    Laissez les cinq compagnies, et donnez l'ordre.
elope-lesson-first-attack-hint = Le bouton Attaquer est à la fin du plan. Si vous avez fermé le plan, cliquez de nouveau sur Emtsa.
elope-lesson-first-attack-else = Les cinq compagnies contre Emtsa : avec moins, le rapport de forces est moins bon.

elope-lesson-first-announced =
    Toutes les attaques sont annoncées avant de résoudre la première. C'est votre seule attaque : terminez les annonces avec le bouton doré.
elope-lesson-first-announced-hint = Le bouton doré est en haut, à droite.
elope-lesson-first-announced-else = Il n'y a rien d'autre à annoncer : continuez avec le bouton doré.

elope-lesson-first-resolve =
    L'attaquant choisit l'ordre des combats. Cliquez sur Emtsa pour livrer le seul qu'il y ait.
elope-lesson-first-resolve-hint = Cliquez sur Emtsa, ou sur l'ordre dans la liste.
elope-lesson-first-resolve-else = C'est le combat d'Emtsa qui vient maintenant.

elope-lesson-first-supply =
    Pour attaquer à pleine force, on dépense un dépôt. Sans dépôt, tous combattent à demi-force, et vous n'avez pas d'avantages tactiques.

    Dépensez l'un de vos deux dépôts. Choisissez-le dans la liste : le dé est alors lancé.
elope-lesson-first-supply-hint = Dans la liste des ordres, il y a une ligne par dépôt. Choisissez Dépôt allié 1.
elope-lesson-first-supply-else = Un dépôt, ni plus ni moins : Dépôt allié 1, par exemple.

elope-lesson-first-result =
    Un six, plus 3 : neuf. Les Rouges perdent deux pas. Le premier a retourné le régiment, sur sa face la plus faible. Au lieu de perdre le second, un défenseur peut reculer, et c'est ce qu'il a fait : de deux hexagones, comme le font les Rouges, et vers le sud.

elope-lesson-first-advance =
    Emtsa est vide. Les unités qui ont combattu peuvent avancer le long du chemin du recul. Ce n'est pas un mouvement, et cela ne coûte rien.

    Prenez vos cinq compagnies et emparez-vous d'Emtsa.
elope-lesson-first-advance-hint = Cliquez sur votre pile, puis sur Emtsa. Ou choisissez dans la liste : les cinq à Emtsa.
elope-lesson-first-advance-else = Emtsa, c'est assez loin : avancez-y avec les cinq.

elope-lesson-first-enemy =
    C’est maintenant le tour des Rouges, et il se déroule comme le vôtre : d’abord le mouvement. Le 82e régiment de Tara, entouré, a remonté la ligne. Il s’est arrêté devant Emtsa : cet hexagone est dans votre zone de contrôle.

elope-lesson-first-enemy-combat =
    Les Rouges ont terminé leur mouvement. Ils peuvent maintenant attaquer, d’un hexagone dans l’hexagone voisin : Emtsa, entourée, est à portée du régiment.

elope-lesson-first-enemy-rest =
    Ils n’ont annoncé aucune attaque : cinq compagnies dans un bourg, c’est trop pour un seul régiment. Leur tour est donc fini, et le mois aussi : nous sommes en octobre, au tour 3.

elope-lesson-first-hunger =
    À la fin d'un tour, les unités non ravitaillées lancent un dé contre leur compétence. Un dépôt nourrit cinq unités et deux QG. Vous en aviez deux, vous en avez dépensé un, et vous avez six compagnies : la compagnie B française est restée le ventre vide. Elle a obtenu 1 et a tenu bon. Cliquez sur Emtsa et ouvrez la pile : la compagnie y est signalée. L'autre triangle ambre est à Verste 455 : l'un de vos trois QG a manqué, lui aussi, mais les QG ne lancent pas le dé.

    Vous avez des points de ravitaillement pour un nouveau dépôt. Le ravitaillement est la moitié de cette guerre : jouons donc encore un tour, par le rail et par le fleuve.

elope-lesson-first-build =
    Un tour commence par les opérations. Vous avez 3 points de ravitaillement, et un dépôt en coûte 2. On le construit à Arkhangelsk.

    Construisez-en un, du côté qui peut se déplacer : choisissez-le dans la liste.
elope-lesson-first-build-hint = Dans la liste des ordres, deux lignes concernent un dépôt à Arkhangelsk. Choisissez le dépôt mobile.
elope-lesson-first-build-else = D’abord un dépôt qui peut se déplacer : le mobile, à Arkhangelsk.

elope-lesson-first-operations =
    Il n’y a plus rien à construire. Terminez vos opérations avec le bouton doré.
elope-lesson-first-operations-hint = Le bouton doré est en haut, à droite.
elope-lesson-first-operations-else = Vos opérations sont finies : le bouton doré mène plus loin.

elope-lesson-first-weather =
    Les Rouges n’ont rien construit. Puis un dé a été lancé pour le temps d’octobre : un 5, et il reste sec. Avec la neige, la haute Dvina aurait gelé.

    C’est de nouveau votre phase de mouvement.

elope-lesson-first-train =
    À Arkhangelsk, un quartier général attend à côté du nouveau dépôt. Un voyage en train compte jusqu’à quinze hexagones et ne coûte aucun point de mouvement. Il commence dans une ville, ou derrière votre propre front.

    Prenez les deux et envoyez-les par le rail à la verste 455, à quatorze hexagones : les deux endroits sont entourés.
elope-lesson-first-train-hint = Cliquez sur Arkhangelsk : le quartier général et le dépôt sont pris en main. Puis cliquez sur la verste 455, loin au sud sur la voie ferrée, où sont vos autres quartiers généraux.
elope-lesson-first-train-else = Envoyez les deux, le quartier général et le dépôt, par le rail à la verste 455.

elope-lesson-first-arrived =
    Aucune marche ne les aurait menés si loin en un mois. Une zone ennemie, ou une voie détruite, aurait mis fin au voyage. À la fin de la phase, tout le monde descend du train.

elope-lesson-first-river =
    Maintenant le fleuve. Une canonnière et un monitor sont sur la Dvina. Les navires ne vont pas d’hexagone en hexagone : ils suivent les côtés d’hexagone, jusqu’à trente en un mois.

    Prenez-les et envoyez-les en amont, jusqu’au côté entouré.
elope-lesson-first-river-hint = Cliquez sur les navires, entourés, sur le fleuve à l’est. Puis cliquez sur l’autre côté entouré, plus en amont.
elope-lesson-first-river-else = Les deux navires ensemble, jusqu’au côté entouré.

elope-lesson-first-sailed =
    Les voilà, loin sur la Dvina. Les vapeurs font de même, et portent chacun trois unités. Les canonnières ennemies, les mines et la glace peuvent arrêter un navire ; les canons de la rive peuvent le couler.

elope-lesson-first-finish =
    C’était votre mouvement par le rail et par le fleuve. Terminez la phase de mouvement avec le bouton doré.
elope-lesson-first-finish-hint = Le bouton doré est en haut, à droite.
elope-lesson-first-finish-else = Assez pour ce mois : terminez la phase avec le bouton doré.

elope-lesson-first-winning =
    Comment gagne-t-on ? À la fin de la partie, les Alliés comptent leurs points : un par ville qu'ils contrôlent et occupent, et plus pour certaines. Plessetskaïa, plus loin sur cette voie, vaut 25, Kotlas, loin sur la Dvina, 30. Avec 35, les Alliés gagnent ; avec moins, les Rouges.

    La coupe à côté de la carte, ou la touche W, dit ce que vaut chaque lieu et où l'on en est ; sur un téléphone, c'est dans le menu.

elope-lesson-first-end =
    C’était un tour entier, et la moitié d’un autre. Le reste, avions, glace et doctrine, s’apprend en chemin : ce qui est proposé est permis, ce qui est refusé dit pourquoi, et à chaque nombre on peut demander d’où il vient.

    Emtsa est à vous. Prenez maintenant le reste.
