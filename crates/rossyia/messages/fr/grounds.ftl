# The ground by weather (X.weather.1).
rossyia-ground-clear = Temps clair
rossyia-ground-mud = Boue
rossyia-ground-snow = Neige
