# Beyond the River Don, en français : les leçons. ID est une étape de lessons/*.toml ; ID-hint dit comment faire, ID-else
# ce qui est dit quand on essaie autre chose de permis.

riverdon-lesson-first = La première leçon
riverdon-lesson-first-about = Une leçon de dix minutes : des ordres, une bataille, un bluff. Écrivez des ordres scellés, battez-vous pour un hameau sur sa propre carte, et faites fuir une force plus grande. Selon les vraies règles, avec quelqu’un qui vous dit quoi regarder.

riverdon-lesson-first-welcome =
    La steppe, été 1919. Les Blancs de Denikine viennent du sud, les bolcheviks tiennent le nord. Vous commandez les Blancs.

    Cela prend une dizaine de minutes. Rien ne peut mal tourner : « Retour » vous ramène à l’étape d’avant. Les dés sont pipés, pour cette leçon seulement.

riverdon-lesson-first-cards =
    Le plateau, ce sont trente-six cartes. Chacune est une case où se tiennent des forces, et le terrain d’une bataille si deux forces s’y rencontrent. Les cartes avec un rail ou une rivière sont face visible ; des autres vous connaissez celles où quelqu’un s’est tenu.

    L’anneau du haut est la carte où vous allez vous battre, celui du bas celle où vous êtes. On va au nord, au sud, à l’est ou à l’ouest, jamais par un coin.

riverdon-lesson-first-markers =
    Dans chaque case marquée se trouve un pion rouge avec une lettre. C’est tout ce que vous voyez de l’ennemi : ni qui est là, ni combien. Un pion peut être une armée ou une poignée d’hommes. Il n’en voit pas plus de vous.

riverdon-lesson-first-force =
    Tous ceux qui se tiennent dans une case forment une force. La vôtre, vous la voyez : le petit nombre sur le pion est ce qu’elle a coûté en points. Laissez-y la souris, ou touchez-le, pour lire qui est là.

    On compte les troupes en sections. Une arme seule compte pour une section ; quatre sections font une compagnie. Vous avez deux compagnies de fusiliers, deux de cavalerie cosaque, une mitrailleuse et un canon.

riverdon-lesson-first-winning =
    Dans ce scénario on gagne en détruisant la moitié de l’armée ennemie, comptée en points, ou en tenant à la fin d’un tour trois cases de la rangée le long de son bord. Les Rouges gagnent de la même façon.

    La coupe, parmi les boutons du bord, montre à tout moment où l’on en est.

riverdon-lesson-first-points =
    Vous avez six points de ressources : obus, carburant, solde. L’ennemi ne sait pas combien il en reste. Ils paient les missions : des bombes, un pont qui saute, des canons qui tirent dans une bataille. Vous en dépenserez un plus tard.

riverdon-lesson-first-leader =
    Un tour a des étapes, nommées en haut ; c’est maintenant celle des chefs. Seule une force avec un chef reçoit des ordres, et chaque chef apporte un ordre. Son nombre, de −1 à +2, s’ajoute aux dés ; l’ennemi ne le connaît pas.

    Vous avez deux chefs. Envoyez le second, marqué, à votre force : il peut faire trois cases à cheval.
riverdon-lesson-first-leader-hint = Cliquez sur le chef dans la case au sud de votre force, puis sur la case de la force.
riverdon-lesson-first-leader-else = Le second chef est utile avec la force : envoyez-le là.

riverdon-lesson-first-leaders-done =
    Les deux camps déplacent leurs chefs en même temps, et aucun ne voit ce que fait l’autre. Beaucoup de choses se font ainsi dans ce jeu : sous scellés. Quand les deux ont terminé, tout se montre ensemble.

    Terminez avec le bouton doré.
riverdon-lesson-first-leaders-done-hint = Le bouton doré est en haut, à droite.
riverdon-lesson-first-leaders-done-else = Les deux chefs sont à leur place : terminez avec le bouton doré.

riverdon-lesson-first-operation =
    Vous avez l’initiative : vous choisissez l’opération de ce tour, puis l’ennemi choisit une défense. Le choix dit quels ordres on peut écrire. « Assaut et tenue » dit bien ce que c’est : une force au moins doit donner l’assaut.

    Choisissez-la dans la liste des ordres ; elle est marquée.
riverdon-lesson-first-operation-hint = Choisissez « Assaut et tenue » dans la liste des ordres.
riverdon-lesson-first-operation-else = Aujourd’hui, c’est un assaut : choisissez « Assaut et tenue ».

riverdon-lesson-first-divide =
    Les Rouges ont choisi « Tenir ». Maintenant les deux camps écrivent des ordres, sous scellés. Le formulaire montre vos chefs.

    Divisez d’abord la force : donnez au second chef les huit sections de cavalerie cosaque. Appuyez sur le plus à côté d’elles jusqu’à 8, puis sur « Diviser ».
riverdon-lesson-first-divide-hint = Cherchez le chef 2 dans le formulaire, et chez lui « Diviser la force ». Vous pouvez aussi taper le 8. Laissez les autres à 0, puis appuyez sur le bouton « Diviser ».
riverdon-lesson-first-divide-else = Les huit sections de cavalerie, et personne d’autre, vont avec le second chef.

riverdon-lesson-first-assault =
    Deux forces dans une case, et toujours un seul pion : du dehors, rien n’a changé.

    Le premier chef a les fusiliers, la mitrailleuse et le canon. Donnez-lui l’ordre « Assaut » : il attaque une case ennemie à deux cases au plus, et y reste s’il gagne.
riverdon-lesson-first-assault-hint = Appuyez sur « Assaut » dans le formulaire, chez le chef 1.
riverdon-lesson-first-assault-else = Le chef 1 doit donner l’assaut.

riverdon-lesson-first-probe =
    Le second chef reçoit l’ordre « Sondage » : entrer dans une case ennemie, regarder, se battre s’il le faut, et revenir. À pied, cela mène à une case ; une force toute à cheval va à deux.
riverdon-lesson-first-probe-hint = Appuyez sur « Sondage » dans le formulaire, chez le chef 2.
riverdon-lesson-first-probe-else = Le chef 2 doit sonder.

riverdon-lesson-first-seal =
    Écrits, pas envoyés : tant que vous ne les scellez pas, les ordres se changent à volonté. L’autre camp ne voit ni ce que vous avez écrit, ni pour qui ; il ne voit même pas que vous avez divisé.

    Scellez les ordres.
riverdon-lesson-first-seal-hint = Le bouton doré en haut, à droite.
riverdon-lesson-first-seal-else = Les ordres sont bons ainsi : scellez-les avec le bouton doré.

riverdon-lesson-first-mission =
    Les deux camps ont scellé. Viennent les missions, scellées elles aussi. Un canon ne tire dans une bataille que si vous payez ses obus.

    Choisissez dans le formulaire l’appui direct d’artillerie. Un point suffit pour votre canon. Puis « La placer ».
riverdon-lesson-first-mission-hint = Sous « Laquelle », choisissez l’appui direct d’artillerie. Le reste se remplit seul : le canon, et votre case, 21, d’où il part avec les autres. Puis « La placer ».
riverdon-lesson-first-mission-else = Les obus de votre canon : appui direct d’artillerie.

riverdon-lesson-first-missions-done =
    Un point est dépensé, il en reste cinq. L’ennemi l’apprend quand le canon tire.

    Scellez les missions.
riverdon-lesson-first-missions-done-hint = Le bouton doré en haut, à droite.
riverdon-lesson-first-missions-done-else = Une mission suffit : scellez-les avec le bouton doré.

riverdon-lesson-first-reach =
    Les ordres sont maintenant exécutés. Le camp qui a l’initiative agit, une force après l’autre ; après une action sans bataille, l’autre camp en a une.

    Prenez votre première force, marquée. Les cases éclairées sont celles que son ordre lui permet.
riverdon-lesson-first-reach-hint = Cliquez sur la case marquée. Si une autre force est prise, posez-la et prenez dans le panneau celle qui a l’ordre « Assaut ».
riverdon-lesson-first-reach-else = Prenez d’abord la force, pour voir jusqu’où elle peut aller.

riverdon-lesson-first-act =
    Deux cases, mais qui tombe sur un ennemi dans la première ne va pas plus loin.

    Faites agir cette force. Dès cet instant, tous connaissent son ordre.
riverdon-lesson-first-act-hint = Dans la liste des ordres, choisissez celui qui est marqué : « Agir », avec la première force.
riverdon-lesson-first-act-else = D’abord la force qui a l’ordre « Assaut ».

riverdon-lesson-first-go =
    Allez dans la case marquée, au nord.
riverdon-lesson-first-go-hint = Cliquez sur la case du pion rouge, tout droit au nord.
riverdon-lesson-first-go-else = La cible est la force rouge tout droit au nord.

riverdon-lesson-first-report =
    Les deux forces se sont rencontrées et s’observent. Chaque camp annonce ce qu’il a : fantassins, cavaliers, canons ou véhicules, ce qui doit être vrai, et combien de pions en tout. Une compagnie est un pion, une arme seule aussi. Ce nombre peut être faussé, de la moitié au plus, en plus ou en moins.

    Vous en avez quatre. Dites la vérité.
riverdon-lesson-first-report-hint = Dans la liste des ordres, choisissez « Annoncer un total » avec 4.
riverdon-lesson-first-report-else = Cette fois, dites ce qui est : 4.

riverdon-lesson-first-odds =
    Les Rouges annoncent quatre, eux aussi : fantassins et canons. Est-ce vrai ? Personne ne vous le dira. Ils restent ; vous pouvez encore faire demi-tour.

    Dans la liste se trouve « Tenir et combattre ». Laissez-y la souris : une carte dit combien de fois vous gagneriez, sur 120 batailles contre tout ce que leur annonce peut signifier. Puis choisissez-le.
riverdon-lesson-first-odds-hint = Choisissez « Tenir et combattre » dans la liste des ordres.
riverdon-lesson-first-odds-else = Vous êtes le plus fort : tenez et combattez.

riverdon-lesson-first-reserves =
    Avant la bataille les deux camps peuvent appeler des réserves : des forces qui ont cet ordre, à deux cases au plus. Vous n’en avez pas.

    Continuez sans, avec le bouton doré.
riverdon-lesson-first-reserves-hint = Le bouton doré en haut, à droite.
riverdon-lesson-first-reserves-else = Il n’y a pas de réserve à appeler : continuez avec le bouton doré.

riverdon-lesson-first-way =
    Une bataille se livre de trois manières : résolue aussitôt, les deux camps suivant une doctrine fixe ; jouée sur la carte, carré par carré ; ou avec des figurines sur une vraie table, et le résultat entré ici.

    Choisissez de la jouer. Les deux camps nomment une manière sous scellés ; si elles diffèrent, elle est résolue aussitôt.
riverdon-lesson-first-way-hint = Dans la liste des ordres, choisissez la manière marquée : la jouer.
riverdon-lesson-first-way-else = Pour une fois, jouez-la à la main.

riverdon-lesson-first-field =
    Voici la carte où l’on se rencontre, devenue un champ de six carrés sur quatre. Sur le champ, tous voient tout. Vous voyez donc ce que vous ne pouviez savoir : les compagnies rouges marquées, des conscrits et des fusiliers, et derrière elles un canon. Cela fait trois pions : les quatre étaient un mensonge.

    Vous venez du sud, le bord du bas ; ils sont dans les deux rangées du haut. Vous êtes l’attaquant, A ; eux le défenseur, D.

riverdon-lesson-first-deploy =
    Vos quatre pions attendent à côté du champ. On les place l’un après l’autre sur la rangée du bas.

    Mettez la première compagnie de fusiliers dans le carré marqué.
riverdon-lesson-first-deploy-hint = Cliquez sur le carré marqué, le troisième à partir de la gauche, tout en bas.
riverdon-lesson-first-deploy-else = Mettez la première compagnie dans le carré marqué.

riverdon-lesson-first-begin =
    Le reste peut être placé pour vous. Terminez le déploiement avec le bouton doré.

    Alors commence votre moitié du premier tour, par un jet de commandement : deux dés et la valeur de votre chef, 7 ou plus, sinon personne ne bouge.
riverdon-lesson-first-begin-hint = Le bouton doré en haut, à droite.
riverdon-lesson-first-begin-else = Laissez placer les autres : le bouton doré.

riverdon-lesson-first-march =
    Un 5 et un 3, et 1 pour votre chef : 9, votre camp est actif. D’abord les mouvements. À pied on va d’un carré, et qui bouge ne tire pas, sauf sur roues ou sur rails.

    Avancez votre première compagnie contre l’ennemi : dans le carré marqué.
riverdon-lesson-first-march-hint = Cliquez sur la première compagnie de fusiliers, celle du chef, puis sur le carré marqué au-dessus.
riverdon-lesson-first-march-else = Avancez d’un carré la première compagnie, celle du chef.

riverdon-lesson-first-moved =
    Laissez les autres en place, pour qu’ils puissent tirer. Terminez les mouvements avec le bouton doré.
riverdon-lesson-first-moved-hint = Le bouton doré en haut, à droite.
riverdon-lesson-first-moved-else = Les autres restent où ils sont : le bouton doré termine les mouvements.

riverdon-lesson-first-fire =
    Au tir. Votre canon le peut, car vous avez payé ses obus. Prenez-le, puis cliquez sur les conscrits : une carte dit d’avance combien de coups au but sont probables.

    Pour chaque coup au but on jette encore un dé contre le moral des touchés, ici 2. Autant ou moins ébranle une section : elle reçoit un marqueur, ne tire ni ne se bat plus. Davantage, et la section est perdue.
riverdon-lesson-first-fire-hint = Cliquez sur le canon, dans le deuxième carré de la rangée du bas. Si la mitrailleuse est prise avec lui, choisissez le canon dans le panneau. Puis cliquez sur les conscrits marqués.
riverdon-lesson-first-fire-else = Le canon, sur les conscrits devant votre première compagnie.

riverdon-lesson-first-hand-over =
    Deux coups au but : une section perdue, une ébranlée. Les Rouges ont eu leur moitié du tour, ont tiré sur vous et manqué ; c’est le tour 2.

    Ce qu’un camp a perdu se compare à son seuil de fuite : 45 pour cent pour vous, 40 pour eux. Qui a perdu plus, fuit. Voilà pour la main ; confiez le reste à la doctrine, qui joue pour vous à partir d’ici.
riverdon-lesson-first-hand-over-hint = Choisissez « Confier à la doctrine » dans la liste des ordres.
riverdon-lesson-first-hand-over-else = Vous pourriez continuer à la main. Pour cette leçon, confiez le reste.

riverdon-lesson-first-aftermath =
    Vos fusiliers ont chargé et pris leur carré ; au tour 3, les Rouges ont renoncé. Une compagnie de conscrits n’est plus, vous n’avez perdu personne. La force battue est retournée d’une case au nord, et son canon était trop lent : il est à vous, avec un point pour ses obus. Le journal raconte tout, coup par coup.

    Après un assaut, le vainqueur reste. Terminez l’action avec le bouton doré.
riverdon-lesson-first-aftermath-hint = Le bouton doré en haut, à droite.
riverdon-lesson-first-aftermath-else = Un assaut finit où il a gagné : le bouton doré.

riverdon-lesson-first-ride =
    Il y a eu bataille, c’est donc encore à vous. À l’est se trouve l’autre pion. Qui est là, vous ne le savez pas ; disons beaucoup. Vous avez deux compagnies de cavalerie.

    Faites-les agir.
riverdon-lesson-first-ride-hint = Dans la liste des ordres, choisissez celui qui est marqué : « Agir », avec la force en 21.
riverdon-lesson-first-ride-else = Maintenant la force restée en arrière, la cavalerie.

riverdon-lesson-first-there =
    Allez jusqu’au pion rouge, à l’est.
riverdon-lesson-first-there-hint = Cliquez sur la case marquée, à droite de la vôtre.
riverdon-lesson-first-there-else = Les Rouges à l’est, pas un autre chemin.

riverdon-lesson-first-bluff =
    Au bluff. Vous avez deux pions, et pouvez en annoncer la moitié de plus : trois. Tous à cheval, cela au moins est vrai. Il est trop tôt pour qu’il sache qui a gagné au nord-ouest, et avec quoi.

    Annoncez trois.
riverdon-lesson-first-bluff-hint = Dans la liste des ordres, choisissez « Annoncer un total » avec 3.
riverdon-lesson-first-bluff-else = Deux serait honnête. Osez dire trois.

riverdon-lesson-first-home =
    Il l’a cru, et s’est replié avant la bataille. Il avait vraiment trois pions. Se retirer devant tant de cavaliers lui a coûté cher, jet après jet : une section dispersée, toute une compagnie de conscrits passée chez vous, une mitrailleuse prise.

    Un sondage rentre chez lui. Avec le bouton doré la cavalerie revient, et tout ce qu’elle a pris vient avec elle.
riverdon-lesson-first-home-hint = Le bouton doré en haut, à droite.
riverdon-lesson-first-home-else = Un sondage ne peut pas rester : le bouton doré le ramène.

riverdon-lesson-first-end =
    Et ainsi de suite : quand vous n’avez plus rien à faire, les Rouges agissent ; puis le tour finit, et reviennent les chefs, les ordres et les missions. La prochaine fois vous devinez qui est derrière un pion, et ils devinent pour vous.

    Dans le scénario on commence par se placer : en un clic aussi. Les batailles sont résolues aussitôt, si vous ne choisissez pas autre chose sur la page de départ. Ce qui est offert est permis ; ce qui est refusé dit pourquoi ; et à chaque nombre on peut demander d’où il vient. Bonne chance dans la steppe.
