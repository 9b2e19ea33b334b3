# La page, en français. Les jeux apportent leurs propres textes.

stavka = Stavka
take-a-seat = Prenez place
promise = Les wargames de la guerre civile russe, avec leurs règles complètes, et chaque décision expliquée.
game = Jeu
scenario = Scénario
edition-and-options = Règles et options
seats = Qui joue
me = Moi
friend-here = Un ami devant cet écran
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
forget-table = Ranger
load-file = Charger une partie depuis un fichier
save-file = Enregistrer dans un fichier
loading = Chargement…
try-again = Réessayer
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

connecting = Connexion à la table…
broken = La liaison avec la table est coupée. Nouvel essai en cours ; rien n'est perdu.
retry-now = Essayer maintenant
back-to-lobby = Retour à l'accueil
whose-decision = Décision : { $seat }
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
our-ruling = Notre interprétation
not-translated = Ces articles ne sont pas encore traduits : ils sont en anglais.
pick-something = Prenez un pion sur la carte, ou choisissez dans la liste.
nothing-to-do = On n'attend rien de vous pour l'instant.
cannot-together = Ces pions ne peuvent rien faire ensemble. Prenez-en moins.
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
show-all-orders = Voir tous les ordres ({ $count })
points-left = { $points ->
    [one] Reste { $points } point
   *[other] Reste { $points } points
}
way-chosen = Chemin choisi : cliquez encore sur son dernier lieu pour y aller
by-another-way = { $place } peut être atteint, mais pas en ligne droite : pointez-le pour voir le chemin.
half-built = Il manque quelque chose : { $field }.
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
no-stack = Cliquez sur une pile pour voir ce qu'elle contient.
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
takeback-asked = { $seat } : demande de reprendre tout ce qui suit l'ordre { $order }.
agree = Accepter
refuse = Refuser
takeback-waits = On demande aux autres s'ils acceptent de revenir en arrière.
go-back-here = Revenir jusqu'ici
roll-a-die = Lancez un dé à { $sides } faces et saisissez le résultat.
rolled-so-far = Jusqu'ici : { $rolls }
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
seen-by = Vu par qui
as-seen-by = vu par : { $seat }
everybody = tous
pass-to = Passez la main : { $seat }
pass-why = Les mains sont secrètes dans ce jeu. { $seat } : installez-vous, puis levez le rideau.
lift-curtain = C'est moi : { $seat }
outcome = La partie est terminée
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
standing-none = Aucun. À côté d'une question, vous pouvez choisir « toujours ».
always = Toujours…
always-this = Toujours cette réponse
always-computer = Laisser répondre l'ordinateur
ask-again = Me redemander
keys = Touches
key-arrows = Déplacer le curseur
key-enter = Agir au curseur : prendre, aller, attaquer
key-shift-enter = Choisir le chemin pas à pas
key-escape = Reposer, fermer
key-next = Prochain pion qui peut agir
key-phase = Le bouton doré
key-undo = Annuler
key-redo = Rétablir
key-pan = Déplacer la carte
key-zoom = Zoom, carte entière
key-bare = Cacher les pions
key-find = Trouver un lieu ou un pion
key-rules = Les règles
key-lines = Lignes du pion choisi
key-help = Cette liste
find-what = Un lieu ou un pion
nothing-found = Rien ne porte ce nom.
say-something = Dites quelque chose
send = Envoyer
board-label = La carte. Les flèches déplacent le curseur, Entrée agit, le point d'interrogation donne les touches.
minimap = Vue d'ensemble : cliquez pour y aller

state-moved = a bougé
state-fired = a agi
state-out_of_supply = non ravitaillé
state-out_of_communications = sans communications
state-entrenched = retranché
state-reduced = réduit
word-nothing = rien
