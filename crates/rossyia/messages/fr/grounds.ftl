# The ground by weather (X.weather.1).
rossyia-ground-dry = Temps clair
rossyia-ground-rasputitsa = Boue
rossyia-ground-snow = Neige
