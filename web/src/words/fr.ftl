# La page, en français. Les jeux apportent leurs propres textes.

stavka = Stavka
take-a-seat = Prenez place
promise = Les wargames de la guerre civile russe, avec leurs règles complètes, et chaque décision expliquée.
game = Jeu
scenario = Scénario
edition-and-options = Règles et options
seats = Qui joue
a-friend = un ami
me = Moi
friend-here = Un ami devant cet écran
friend-by-link = Un ami ailleurs, par lien
referee-me = Personne, ou moi si je ne joue aucun camp
computer-random = L'ordinateur, au hasard
computer-greedy = L'ordinateur, gourmand
dice = Dés
dice-computer = Stavka lance
dice-table = Nous lançons nos dés et saisissons le résultat
open-the-table = Ouvrir la table
opening = Ouverture…
continue = Continuer
your-tables = Vos tables
over = Terminée
waits-for = Décision : { $seat }
seat-of = { $seat } : { $player }
show-all-tables = Afficher les { $count } tables
forget-table = Ranger
load-file = Charger une partie depuis un fichier
own-data = données propres
own-data-file = Jouer avec vos propres données
own-data-about = Un fichier qui dit ce que portent vos pions, votre carte et vos tables là où les nôtres sont reconstitués. Il est vérifié comme nos propres données, et la partie enregistrée le garde.
own-data-from = Avec les données de { $file }
own-data-without = Sans elles
enter-a-position = Saisir une position de votre table
save-file = Enregistrer dans un fichier
write-down = Noter cette position
write-down-before = La position avant l'ordre { $order }.
write-down-earlier = Une position se note au début d'une phase : voici la dernière avant ce que vous voyez.
write-down-save = Enregistrer en fichier texte
write-down-open = La modifier et jouer à partir d'elle
report = Compte rendu de partie
report-busy = Rédaction du compte rendu…
report-open = Ouvrir le compte rendu
report-save = Enregistrer le compte rendu
report-failed = Le compte rendu n'a pas pu être rédigé. { $reason }
loading = Chargement…
try-again = Réessayer
part-lost = Cette partie de la page n'a pas pu être chargée.
load-again = Recharger la page
no-such-game = Il n'y a pas de jeu { $game }.
sides-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
scenarios-count = { $count ->
    [one] { $count } scénario
   *[other] { $count } scénarios
}
on = oui
off = non
nobody = personne
by-way-of = par { $way }
# What is done, and who or what by name.
order-named = { $deed } { $what }

learn = Apprendre en jouant
learn-begin = Commencer la leçon
lesson-step = { $step } sur { $steps }
lesson-back = Retour
lesson-next = Suivant
lesson-hint = Indice
lesson-show = Montrez-moi
lesson-done = Faites-le pour moi
lesson-play = Jouer le scénario
lesson-fold = Replier la leçon
lesson-unfold = Montrer la leçon
lesson-first = C'est permis, mais la leçon demande autre chose pour l'instant.

connecting = Connexion à la table…
unreachable = Le serveur ne répond pas. Tourne-t-il encore ? Réessayez.
not-connected = La table n'est pas encore reliée. Réessayez dans un instant.
broken = La liaison avec la table est coupée. Nouvel essai en cours ; rien n'est perdu.
retry-now = Essayer maintenant
back-to-lobby = Retour à l'accueil
whose-decision = Décision : { $seat }
whose-choice = { $seat } : au choix
waiting-for = On attend : { $seat }
undo = Annuler
redo = Rétablir
replay = Revoir la partie
leave-replay = Revenir au présent
menu = Menu
rules = Règles
supply = Lignes
zones = Zones
held = Contrôle
threat = Menace
bare-map = Carte nue
find = Trouver
chat = Tchat
fit = Carte entière
zoom-in = Zoom avant
zoom-out = Zoom arrière
orders = Ordres
stack = Pile
forces = Forces
journal = Journal
close = Fermer
clause-or-word = Article ou mot
no-clause-found = Rien de tel dans les règles.
original-edition = Édition d'origine
clause-optional = Règle optionnelle
clause-example = Exemple
only-in-edition = Seulement dans l'édition : { $edition }
our-ruling = Notre interprétation
not-translated = Ces articles ne sont pas encore traduits : ils sont en anglais.
pick-among = Prenez les pions qui doivent agir.
pick-among-others = Prenez les pions à frapper ou à choisir.
pick-aside = Prenez un pion pour le faire entrer.
skip = Passer
who-takes-part = Qui participe ? Ajoutez ou retirez des pions.
announced = Annoncé
under-orders = Avant de finir, { $count ->
    [one] { $count } pion a
   *[other] { $count } pions ont
} encore à faire
who-can-act = Qui peut agir
who-can-be-chosen = Qui peut être choisi
who-can-act-meanwhile = En même temps
counters-count = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
only-end = Il n'y a plus rien d'autre à faire ici : continuez avec le bouton doré.
hint-reach = Choisissez un lieu en surbrillance pour y aller. Le nombre indique ce qu'il leur restera alors.
hint-places = Choisissez un lieu en surbrillance.
hint-targets = Choisissez un lieu cerclé de rouge pour préparer une action contre lui.
hint-no-way = Ils ne peuvent aller nulle part pour l'instant. Choisissez un lieu pour lire pourquoi.
cannot-alone = Ce pion ne peut rien faire pour l'instant. Choisissez un lieu pour lire pourquoi.
cannot-now = Ce pion ne peut rien faire pour l'instant.
all-the-same = { $deed } quand même
hint-deeds = Choisissez ci-dessous ce qu'ils feront.
more-places = Encore { $count } : choisissez le lieu sur la carte.
and-more = et { $count } de plus
more-dice = { $count ->
    [one] Encore { $count } jet dans le journal.
   *[other] Encore { $count } jets dans le journal.
}
nothing-to-do = On n'attend rien de vous pour l'instant.
cannot-together = Ces pions ne peuvent rien faire ensemble. Prenez-en moins.
picked-part = La pile ne peut pas agir en entier : ceux-ci le peuvent. Choisissez parmi ses pions.
picked-part-others = On ne peut pas choisir toute la pile : ceux-ci, oui. Choisissez parmi ses pions.
picked-up = { $count ->
    [0] Aucun pion en main
    [one] { $count } pion en main
   *[other] { $count } pions en main
}
put-down = Reposer
pick-all = Tous
what-now = Ce qu'ils peuvent faire
all-orders = Tous les ordres
filter-orders = Filtre : unité, lieu, action
more-orders = Encore { $count } : précisez le filtre
show-all-orders = Voir tous les ordres
points-left = { $points ->
    [one] Reste { $points } point
   *[other] Reste { $points } points
}
way-chosen = Chemin choisi : cliquez encore sur son dernier lieu pour y aller
go = Y aller
costs = { $points ->
    [one] coûte { $points } point
   *[other] coûte { $points } points
}
way-costs = { $points ->
    [one] coûte { $points } point
   *[other] coûte { $points } points
}
nothing-ordered = Aucun ordre n'a été donné. Choisissez de nouveau { $place } pour revoir la question.
by-another-way = { $place } peut être atteint, mais pas en ligne droite : pointez-le pour voir le chemin.
half-built = Il manque encore quelque chose à cet ordre.
choose-what = Que faire ?
cancel = Annuler
chances = Ce qui peut en résulter
in-of = { $weight } sur { $of }
reckoning = Le calcul
trace-lines = Lignes
lines-of = Lignes de { $unit }
line-broken = Coupée : { $why }
off-map = Hors carte
on-map = Sur la carte
no-stack = Choisissez une pile pour voir ce qu'elle contient.
log-empty = Il ne s'est encore rien passé.
show-on-map = Montrer sur la carte
order-number = ordre { $number }
turn = Tour
tracks = Pistes
hands = Mains
hidden-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
takeback-asked = { $seat } : demande de reprendre { $count ->
    [one] un ordre
   *[other] { $count } ordres
}, jusqu'à : { $where }.
branch-asked = { $seat } : demande de revenir à une ligne de jeu abandonnée : { $count ->
    [one] un ordre
   *[other] { $count } ordres
}, jusqu'à { $where }.
agree = Accepter
refuse = Refuser
takeback-lapsed = { $seat } : la demande de revenir en arrière est tombée, un ordre ayant été donné entre-temps. Elle peut être renouvelée.
takeback-declined = { $seat } : la demande de revenir en arrière n'a pas été acceptée.
takeback-waits = On demande aux autres s'ils acceptent de revenir en arrière.
go-back-here = Revenir jusqu'ici
go-back = Revenir en arrière ?
going-back = { $count ->
    [0] L'ordre qui attend un dé est repris.
    [one] Un ordre est repris. On revient à : { $where }.
   *[other] { $count } ordres sont repris. On revient à : { $where }.
}
dice-fall-anew = Des dés y sont tombés. Ils sont perdus : ce qui sera jeté désormais le sera de nouveau.
shown-since = Depuis, quelque chose a été jeté ou révélé. Ce qui sera jeté désormais le sera de nouveau.
nothing-lost = Rien n'est perdu : ce qui a été joué reste parmi les lignes abandonnées et peut être rouvert.
others-are-asked = On demande aux autres joueurs s'ils sont d'accord.
do-go-back = Reprendre
branches = Lignes abandonnées
branches-about = Ce qui a été joué puis repris. Une ligne se rouvre telle qu'elle a été jouée, dés compris ; ce qu'elle remplace est conservé ici.
branches-none = Rien n'a été repris.
branch-parts = { $count ->
    [one] Un ordre
   *[other] { $count } ordres
} après l'ordre { $after } de la partie actuelle
branch-of-other-rules = Jouée sous d'autres règles : on ne peut plus la rouvrir.
open-branch = Rouvrir
opening-branch = La partie reprend là où cette ligne a été abandonnée : { $where }. { $count ->
    [one] Son unique ordre est rejoué tel quel
   *[other] Ses { $count } ordres sont rejoués tels quels
}, avec les dés comme ils sont tombés.
opening-leaves = { $count ->
    [one] L'ordre que la partie a à la place est conservé comme ligne abandonnée.
   *[other] Les { $count } ordres que la partie a à la place sont conservés comme ligne abandonnée.
}
past-orders-nothing = C'est le passé. On ne peut rien y ordonner.
roll-a-die = Lancez un dé à { $sides } faces et saisissez le résultat.
rolled-so-far = Jusqu'ici : { $rolls }
follow-them = Suivre pas à pas ce que les autres ont fait ({ $count } ordres)
while-away = { $count ->
    [one] { $count } ordre a été donné en votre absence.
   *[other] { $count } ordres ont été donnés en votre absence.
}
watch = Regarder
later = Plus tard
play = Lecture
pause = Pause
step-back = Un ordre en arrière
step-on = Un ordre en avant
to-start = Au début
copy-link = Copier un lien vers cette position
copied = Copié
position-of = Avant l'ordre { $order } sur { $all }
position-last = Après l'ordre { $all }, le dernier
seen-by = Vu par qui
as-seen-by = vu par : { $seat }
everybody = tous
pass-to = À vous : { $seat }
pass-why = Les mains sont secrètes dans ce jeu. { $seat } : installez-vous, puis levez le rideau.
lift-curtain = Lever le rideau : { $seat }
outcome = La partie est terminée
print = Imprimer
print-what = Contenu
print-game = Le jeu : carte ou cartes, pions, tableaux
print-position = Cette position
print-position-about = Ce que { $seat } peut voir : la carte avec ses pions, ce qui se trouve où ; la feuille d’une bataille à livrer sur une vraie table.
print-paper = Papier
print-paper-a4 = A4
print-paper-a3 = A3
print-paper-letter = Letter
print-flip = Verso des planches de pions
print-flip-long = retourné sur le bord long
print-flip-short = retourné sur le bord court
print-hex = Hexagones et pions
print-hex-16 = 16 mm, pions d'un demi-pouce
print-hex-19 = 19 mm, pions de 15 mm
print-size = Taille des cartes et des pions
print-size-16 = habituelle
print-size-19 = un cinquième plus grande
print-part-map = Carte en plusieurs feuilles
print-part-poster = Carte d'une seule feuille
print-part-deck = Jeu de cartes
print-part-counters = Pions
print-part-charts = Aides de jeu et tables
print-part-cards = Cartes de tour
print-part-sheets = Feuilles à remplir
print-go = Créer le PDF
print-busy = Les pages se dessinent : cela peut prendre une minute.
print-sheets = Imprimer les feuilles de cette position
settings = Réglages
theme = Thème
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
motion = Animations
motion-auto = Comme le système
motion-on = Oui
motion-off = Non
language = Langue
standing-orders = Ordres permanents
standing-about = Les décisions pour lesquelles vous ne voulez plus être consulté.
standing-none = Aucun. À côté d'une question, vous pouvez choisir « Ne plus me demander… ».
always = Ne plus me demander…
always-this = Toujours cette réponse
always-computer = Laisser répondre l'ordinateur
ask-again = Me redemander
keys = Touches
key-arrows = Déplacer le curseur
key-enter = Agir au curseur : prendre, aller, attaquer
key-shift-enter = Choisir le chemin pas à pas
key-escape = Reposer, fermer
key-next = Prochaine pile qui peut agir, du nord au sud
key-phase = Le bouton doré
key-undo = Annuler
key-redo = Rétablir
key-pan = Déplacer la carte
key-zoom = Zoom, carte entière
key-bare = Cacher les pions
key-find = Trouver un lieu ou un pion
key-rules = Les règles
key-lines = Lignes du pion choisi
key-lesson = Avancer et reculer dans une leçon
key-help = Cette liste
find-what = Un lieu ou un pion
nothing-found = Rien ne porte ce nom.
say-something = Dites quelque chose
send = Envoyer
unread = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
}
nothing-said = Personne n'a encore rien dit.
said-aside = entre spectateurs
aside-why = Seuls les spectateurs lisent ce que vous dites, jusqu'à la fin de la partie.
a-spectator = Un spectateur

people = À la table
friends = Amis
the-computer = l'ordinateur
you = vous
you-named = { $name } (vous)
no-name = un ami
here = présent
away = absent
decides = décide
watching = { $count ->
    [one] Et { $count } spectateur.
   *[other] Et { $count } spectateurs.
}
you-watch = Vous êtes spectateur à cette table.
you-hold = Votre place : { $seats }.
keep-the-link = Le lien reçu est votre place : gardez-le et ne le montrez à personne. Ce navigateur s'en souvient.
your-name = Votre nom
call-me = M'appeler ainsi
your-turn = À vous de décider
at-this-screen = Moi, ou un ami devant cet écran
only-this-computer = Seul cet ordinateur peut atteindre la table pour l'instant. Pour des amis sur votre réseau, arrêtez le serveur et relancez-le avec :
links-begin-with = Les liens commencent par
beyond-network = Les amis sur votre réseau peuvent s'en servir. Au-delà, il faut un VPN ou un relais : le README explique comment.
who-plays = Qui joue : { $seat }
hand-over = Céder la place
hand-over-sure = Place « { $seat } », désormais : { $player }.
hand-over-link = Le lien de qui l'occupe maintenant ne mènera plus nulle part.
link-of = Lien : { $seat }
link-is-seat = Un lien est une place : qui l'a joue. Envoyez-le à votre ami et à personne d'autre.
spectators = Pour regarder
spectators-why = Qui a ce lien voit ce que tous peuvent voir, et ne peut rien changer.
copy = Copier
share = Partager…
new-link = Nouveau lien
new-link-why = L'ancien lien ne mènera plus nulle part.
link-gone = Ce lien ne mène plus nulle part. Demandez-en un nouveau à qui tient la table.
table-gone = Cette table n'est plus ici. Demandez à qui la tenait.
too-many-windows = Trop de fenêtres sont ouvertes sur cette table par ce lien. Fermez-en une et rechargez cette page.
file-holds-secrets = Le fichier contient toutes les mains secrètes et tous les dés à venir : ouvrez-le quand la partie est terminée.
sound = Son, quand c'est à moi
notify = Notification du navigateur, quand c'est à moi
host-key-wanted = Cette page ne sait pas encore que les tables sont à vous. Ouvrez l'adresse que le terminal a montrée au démarrage de Stavka : elle se termine par #/host/ et une clé.
guest-start = Ouvrez le lien que vous avez reçu : il mène à votre place.
your-links = Tables où l'on vous invite
watch-table = Ouvrir
board-label = La carte. Les flèches déplacent le curseur, Entrée agit, le point d'interrogation donne les touches.
minimap = Vue d'ensemble : cliquez pour y aller

state-moved = a bougé
state-fired = a agi
state-out_of_supply = non ravitaillé
state-out_of_communications = sans communications
state-entrenched = retranché
state-reduced = réduit
word-nothing = rien

entry-title = Une position de votre table
entry-what = Champs, pions et texte disent une seule et même chose : modifiez-la là où c'est le plus simple. Rien n'est perdu si vous quittez la page.
entry-form = Champs
entry-tray = Pions
entry-text = Texte
entry-play = Jouer
entry-from-set-up = Partir de la mise en place du scénario
entry-from-nothing = Partir d'une carte vide
entry-not-said = non indiqué
entry-on-the-map = Sur la carte
entry-tap-places = { $field } : touchez des lieux sur la carte pour les ajouter ou les retirer.
entry-done = Terminé
entry-in-hand = En main : { $unit }. Touchez un lieu.
entry-in-hand-beside = Ou le poser dans
entry-put-here = Poser ici : { $place }
entry-put-aboard = Mettre à bord : { $unit }
entry-put-back = Reposer
entry-search = Trouver un pion
entry-none-found = Aucun pion ne porte ce nom.
entry-more = { $count ->
    [one] Encore { $count } : écrivez une partie de son nom.
   *[other] Encore { $count } : écrivez une partie d'un nom.
}
entry-pick-up = Prendre
entry-remove = Retirer
entry-not-placed = non placé
entry-sound = Rien à corriger dans cette position.
entry-judging = Vérification…
entry-flaws = { $count ->
    [one] { $count } point à corriger
   *[other] { $count } points à corriger
}
entry-line = ligne { $line }
entry-text-label = La position sous forme de texte
entry-all-sides = Les deux camps
entry-removed = { $unit } n'est plus sur la carte.
entry-drag-hint = Glissez les pions vers la carte et retour, ou touchez-en un puis son lieu. Au doigt, appuyez d'abord un instant.
entry-no-formation = sans formation
entry-left-out-show = { $count ->
    [one] Le montrer
   *[other] Montrer ces { $count }
}
entry-left-out-only = { $count ->
    [one] Seulement celui qui manque
   *[other] Seulement les { $count } qui manquent
}
entry-left-out-all = Tout montrer
entry-open-file = Ouvrir un fichier texte…
entry-save-file = Enregistrer en fichier texte
entry-not-kept = Ce navigateur n'a plus de place pour garder la position : enregistrez-la en fichier texte.
entry-file-too-long = Ce fichier fait { $size } ko ; une position en fait { $most } au plus. Choisissez le fichier texte d'une position. Votre saisie n'a pas changé.
entry-file-binary = La ligne { $line } de ce fichier contient des signes qu'aucun texte ne contient : c'est une image, un document, ou il est abîmé. Enregistrez la position en texte brut (UTF-8) et ouvrez-la de nouveau. Votre saisie n'a pas changé.
entry-file-empty = Ce fichier ne contient que des remarques ou des lignes vides : écrivez « turn: 1 » et une ligne par lieu, ou choisissez un autre fichier. Votre saisie n'a pas changé.
entry-file-record = Ce fichier est l'enregistrement d'une partie, pas une position : ouvrez-le depuis la page d'accueil et notez-en une position. Votre saisie n'a pas changé.
entry-file-other-game = La ligne { $line } dit que cette position appartient à un autre jeu, « { $game } » : ouvrez-la là-bas, ou choisissez un autre fichier. Votre saisie n'a pas changé.
entry-file-no-position = Aucune ligne de ce fichier n'a pu être lue comme celle d'une position. Ligne { $line } : { $reason } Votre saisie n'a pas changé.
entry-file-unread = Le fichier n'a pas pu être lu : { $reason } Réessayez, ou choisissez-en un autre. Votre saisie n'a pas changé.
row = Ordre d’activation
row-acted = Ont agi
row-active = Actif
row-named = Peuvent être désignés
row-waits = { $side }, encore à venir
means = Moyens
only-you-see-it = visible de vous seul
set-how = Cliquez sur une pile ennemie qui peut être attaquée, ou prenez d’abord vos unités. L’ensemble est annoncé d’un seul coup.
set-duty-open = encore dû
set-nobody = personne encore
set-column = Colonne
set-could-join = Peuvent participer
set-join = { $name } participe
set-leave = { $name } ne participe pas
set-could-attack = Peuvent être attaqués
set-give = { $deed } : { $count ->
    [0] aucune cible
    [one] une cible
   *[other] { $count } cibles
}
set-clear = Tout effacer
overlay-empty = { $what } : rien à montrer pour l'instant.
lines-broken = coupée, ou trop longue
overlay-supply = Ravitaillement
overlay-command = Portée
overlay-rail = Rail
overlay-banks = Rivières
pick-up-instead = Prendre plutôt { $name }{ $others ->
    [0] {""}
   *[other] {" "}et { $others } de plus
}
chance-of = { $share } : { $what }
places-count = { $count ->
    [one] 1 lieu au choix
   *[other] { $count } lieux au choix
}
overlay-action = Théâtres
seats-range = { $least } à { $most } places
start-with = { $game } · { $scenario }
always-this-turn = Pour tout ce tour : { $deed }

# Comment on gagne, et les tables.
winning = Comment gagner ?
winning-short = Buts
winning-more = Buts des deux camps, lieux et points…
winning-both = Pour les deux camps
winning-stands = Où en est la partie
winning-levels = Degrés de victoire
winning-now = maintenant
winning-from = à partir de { $from }
winning-places = Les lieux qui comptent
winning-points = Points
winning-place = Lieu
winning-held = Tenu par
winning-nobody = personne
winning-show = Points et noms sur la carte
winning-hide = Sans points sur la carte
winning-no-places = Dans ce scénario, aucun lieu ne compte à lui seul.
prizes = Points
charts = Tables
chart = Table
charts-battle = Le combat en cours
rules-contents = Table des matières

# Formulaires : ce qu'on remplit là où les ordres ne peuvent pas être énumérés.
form-list = Ce qu'il y a
form-trays = Pions
form-totals = Totaux
form-price = Prix
form-of = sur { $whole }
form-in-all = { $count } en tout
form-choose = Choisir…
form-shares = Parts de { $count }
form-buys-into = Va dans
form-put-here = Poser ici
form-why-not = Pourquoi pas les autres ?
form-empty-tray = vide
form-in-hand = { $count ->
    [one] Un pion en main : choisissez où il va.
   *[other] { $count } pions en main : choisissez où ils vont.
}
form-put-back = Reposer
form-save-file = Enregistrer dans un fichier
form-load-file = Lire un fichier…
form-file-refused = Non lu : { $file }
form-file-too-long = Ce fichier dépasse { $most } ko : c'est autre chose.
form-see-board = Regarder le plateau
form-open = Revenir au formulaire
form-yours-open = Le vôtre est ouvert
form-yours-about = Changez ce que vous voulez jusqu'à ce que vous le scelliez, et ensuite jusqu'à ce que les deux le soient.
form-others-sealed = L'autre camp ne voit rien
form-others-about = Elle ne voit pas ce que vous faites ici, et vous ne voyez pas ce qu'elle fait.
form-not-given = Ce qui est rempli n'a pas encore été donné : ce serait perdu.

own-text = { $name } depuis un fichier…
own-text-without = Sans ce fichier : { $name }
draw-scenario = Tirer un scénario au sort :
draw-side = Camp { $number }
draw-any = n’importe quelle armée
draw-it = Tirer
draw-drawn = tiré au sort

sketch = Tracer
sketch-about = Tracez une flèche d'un lieu à l'autre, ou choisissez un lieu pour y écrire une note. Vous seul la voyez ; elle est conservée.
sketch-to-where = Où mène la flèche ?
sketch-note = Note
sketch-arrow = Flèche d'ici
sketch-keep = Garder
sketch-remove = Enlever
sketch-clear = Tout enlever
sketch-cleared = { $count ->
    [one] Une flèche ou note enlevée.
   *[other] { $count } flèches et notes enlevées.
}
sketch-end = Terminé
what-if = Et si
what-if-choose = La partie est finie : choisissez-en une position. De là, on peut essayer.
trial-about = Une variante à vous : personne d'autre ne la voit, ses dés sont les siens, et ce que vous ne pouvez savoir a été redistribué.
trial-computer = Laisser jouer l'ordinateur
trial-stop = Arrêter
trial-keep = Garder en fichier
trial-end = Abandonner
trial-lost = La connexion a été perdue, et avec elle votre essai. La partie elle-même est intacte.
offer-deed = { $deed } : { $place }
offer-with = Avec { $who }
offer-without = Sans { $who }
stays-behind = Reste sur place : { $who }.
key-space = Maintenir pour déplacer la carte en glissant n'importe où
more-ways = Depuis une vraie table, un fichier, ou avec vos propres données
translated = traduit
translated-about = Traduit de notre texte anglais, qui fait foi.
