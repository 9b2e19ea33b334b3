# Ce que la presse elle-même écrit sur le papier.

press-chapter-map = Carte
press-chapter-poster = Carte entière
press-chapter-key = Légende de la carte
press-chapter-deck = Jeu de cartes
press-chapter-counters = Pions
press-chapter-tracks = Pistes
press-chapter-charts = Tables et aides de jeu
press-chapter-cards = Fiches de tour
press-chapter-sheets = Feuilles à remplir
press-chapter-position = Position

press-heading = { $game } · { $chapter }
press-page = { $chapter } { $number }
press-tile = Feuille { $tile }
press-deck-front = Cartes { $number }, recto
press-deck-back = Cartes { $number }, verso
press-deck-heading-front = { $game } · cartes { $number } · recto · { $millimetres } sur { $high } mm, imprimer à 100 % des deux côtés
press-deck-heading-back-long = { $game } · cartes { $number } · verso · tourner sur le bord long
press-deck-heading-back-short = { $game } · cartes { $number } · verso · tourner sur le bord court
press-counters-front = Pions { $number }, recto
press-counters-back = Pions { $number }, verso
press-counters-heading-front = { $game } · planche de pions { $number } · recto · { $millimetres } mm, imprimer à 100 % des deux côtés
press-counters-heading-back-long = { $game } · planche de pions { $number } · verso · retourner sur le grand côté
press-counters-heading-back-short = { $game } · planche de pions { $number } · verso · retourner sur le petit côté
press-markers = Marqueurs
press-glue = colle
press-assembly = Les feuilles
press-tile-advice = Imprimez à 100 %. Coupez le bord gauche et le bord supérieur aux repères et collez la feuille sur les bandes de { $millimetres } mm que lui laissent ses voisines.
press-ruler = { $millimetres } mm
press-turns = Tours
press-general-track = Piste générale
press-situation = La situation
press-stage = Maintenant
press-places = Qui est où
press-place = Lieu
press-units = Unités
press-marks = Marqueurs
press-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
press-comma = {", "}
press-with-states = { $unit } ({ $states })
