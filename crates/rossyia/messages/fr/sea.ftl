# Fleuves, mers, possession des lieux.

rossyia-city-taken = { $place } est prise ({ $faction }).
rossyia-city-ceded = { $place } est cédée ({ $faction }).
rossyia-not-a-white-city = { $place } n’appartient pas à une faction blanche qui pourrait la céder.
rossyia-city-never-ceded = Le possesseur de { $place } ne cède jamais de ville.
rossyia-nobody-to-cede-to = Aucune unité d’une autre faction blanche n’est entrée à { $place } pendant cette activation.
rossyia-owner-is-there = Des unités de son possesseur sont à { $place }, ou la ville lui revient déjà.
