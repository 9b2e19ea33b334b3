# The key of a map.

atelier-ground = Ground
atelier-town = Town
atelier-city = City
atelier-lines = Lines
atelier-major-river = Major river
atelier-minor-river = Minor river
atelier-stream = Stream, without effect
atelier-railway = Railway, station
atelier-road = Road
atelier-track = Track
atelier-bridge = Bridge
atelier-ferry = Ferry
atelier-border = Border
atelier-claim = Border claimed
atelier-weather-line = Weather line
atelier-railhead = Railhead
atelier-victory-points = victory points
atelier-supply = supply
atelier-airbase = airbase
atelier-port = port
atelier-hexes = hexes
atelier-miles = miles
