# Ce que le serveur refuse.

server-no-such-game = Il n'y a pas de jeu « { $game } » ici.
server-no-such-table = La table « { $table } » n'est plus ici. Revenez à l'accueil : celles qui sont gardées y figurent.
server-host-only = Seul qui tient les tables peut le faire, sur l'ordinateur qui les sert.
server-no-such-link = Ce lien ne mène plus nulle part. Demandez-en un nouveau à qui tient la table.
server-not-your-seat = Cette place n'est pas la vôtre : sa position ne peut pas être imprimée.
server-seat-without-link = { $seat } : cette place n'a pas de lien. Donnez-la d'abord à un ami ailleurs.
server-not-entered = Les positions de ce jeu ne peuvent pas être saisies depuis une vraie table.
server-too-large = C'est trop gros pour une partie de Stavka. Choisissez un fichier qui se termine par .stavka.
server-too-much-at-once = Vous demandez trop de choses à la fois. Attendez d'en avoir reçu une partie, puis réessayez.
server-busy = Trop d'autres attendent des rapports et des impressions. Réessayez dans une minute.
server-rules-failed = Les règles ont fait défaut. Rien n'a changé ; essayez autre chose, et enregistrez la partie dans un fichier.
server-failed = Une erreur interne s'est produite. Rien n'a changé ; réessayez.
server-not-kept = Impossible de l'écrire sur le disque ; cela n'a donc pas été fait. { $reason }
server-faulty = Cela ne va pas : { $reason }
server-notes-lost = Les places, les messages et les réponses permanentes de cette table n'ont pas pu être lus. Ils sont comme au début ; les fichiers tels qu'ils étaient sont conservés.
server-without-seed = Cette copie de la partie n'a pas de graine pour ses dés : on peut la regarder et la rejouer, mais aucun dé ne peut y être lancé.
server-recovered = Une partie de cette table n'a pas pu être lue à son ouverture. Les fichiers tels qu'ils étaient sont conservés.
server-table-damaged = Cette table ne peut pas être ouverte. Qui la garde apprend pourquoi sur la page d'accueil.
server-folder-gone = Le dossier des tables a été déplacé ou supprimé : rien ne peut être conservé et rien n'a été fait. Pour qui sert les tables : remettez le dossier, arrêtez le serveur et relancez-le.
