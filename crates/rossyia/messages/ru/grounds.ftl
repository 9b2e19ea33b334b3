# The ground by weather (X.weather.1).
rossyia-ground-clear = Ясная погода
rossyia-ground-mud = Распутица
rossyia-ground-snow = Снег
