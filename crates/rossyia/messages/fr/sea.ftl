# Fleuves, mers, possession des lieux.

rossyia-city-taken = { $place } est prise ({ $faction }).
rossyia-city-ceded = { $place } est cédée ({ $faction }).
rossyia-not-a-white-city = { $place } n’appartient pas à une faction blanche qui pourrait la céder.
rossyia-city-never-ceded = Le possesseur de { $place } ne cède jamais de ville.
rossyia-nobody-to-cede-to = Aucune unité d’une autre faction blanche n’est entrée à { $place } pendant cette activation.
rossyia-owner-is-there = Des unités de son possesseur sont à { $place }, ou la ville lui revient déjà.

rossyia-moved-before-embarking = { $unit } a déjà bougé et ne peut embarquer pendant la même activation.
rossyia-travels-on-a-river = { $unit } voyage par fleuve de { $from } à { $to }.
rossyia-one-on-a-river = Un fleuve transporte une seule unité à la fois : { $unit } n’est pas seule.
rossyia-not-on-a-bank = { $unit } n’est pas au bord d’un fleuve majeur.
rossyia-no-such-bank = { $to } n’est pas un autre hexagone au bord du même fleuve.
rossyia-no-city-on-the-river = De { $from } à { $to } : le camp ne tient aucune ville sur ce fleuve.
rossyia-river-full = De { $from } à { $to } : ce fleuve a transporté tout ce qu’il peut ce tour.
rossyia-river-frozen = De { $from } à { $to } : le fleuve est gelé au Nord.
rossyia-river-divided = De { $from } à { $to } : sans la ville qui joint ses deux parties, on ne passe pas de l’une à l’autre.
rossyia-river-blocked = De { $from } à { $to } : un ennemi sur la rive barre le fleuve.
rossyia-sails = { $unit }{ $others ->
    [0] {""}
    [one] {" "}(avec une autre)
   *[other] {" "}(avec { $others } autres)
} va par mer de { $from } à { $to } : { $cost } points navals.
rossyia-another-sea = { $from } et { $to } sont sur des mers différentes.
rossyia-no-coast = { $from } n’est pas une côte de la mer où se trouve { $to }.
rossyia-no-port = Aucun navire ne va de { $from } à { $to } : il faut un port tenu par le camp à un bout, un port ou une côte de la même mer à l’autre.
rossyia-azov-closed = De { $from } à { $to } : la mer d’Azov est fermée à qui ne tient pas Kertch.
rossyia-reds-do-not-land = { $place } : seuls les Blancs débarquent sur les côtes.
rossyia-reds-sail-with-a-hq = { $unit } est indépendante : les unités rouges ne prennent la mer qu’avec un QG activé.
rossyia-landing-in-a-city = { $place } est une ville : on débarque dans un hexagone sans ville.
rossyia-landing-place-taken = { $place } est occupé : on débarque dans un hexagone vide.
rossyia-landing-weather = { $place } : aucun débarquement par ce temps.
rossyia-no-ships = Le camp n’a pas de navires sur cette mer.
rossyia-too-few-naval-points = La traversée coûte { $cost } points navals ; il en reste { $left }.
rossyia-not-abroad = { $unit } ne part pas pour l’étranger, ou n’en revient pas.
rossyia-box-needs-attackers = { $place } est tenue par l’ennemi : seules des unités qui peuvent attaquer y entrent.
rossyia-too-much-cavalry = { $cavalry } unités de cavalerie, c’est trop pour l’armée telle qu’elle est : la moitié au plus, { $most } pour l’instant. Prenez d’abord d’autres unités.
rossyia-held-by-an-option = { $unit } ne peut pas bouger en ce moment : { $card } l’interdit.
