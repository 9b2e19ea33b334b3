# La légende d'une carte.

atelier-ground = Terrain
atelier-town = Bourg
atelier-city = Ville
atelier-lines = Lignes
atelier-major-river = Fleuve
atelier-minor-river = Rivière
atelier-stream = Ruisseau, sans effet
atelier-railway = Voie ferrée, gare
atelier-road = Route
atelier-track = Piste
atelier-bridge = Pont
atelier-ferry = Bac
atelier-border = Frontière
atelier-claim = Frontière revendiquée
atelier-weather-line = Ligne météo
atelier-railhead = Tête de ligne
atelier-victory-points = points de victoire
atelier-supply = ravitaillement
atelier-airbase = base aérienne
atelier-port = port
atelier-hexes = hexagones
atelier-miles = miles
