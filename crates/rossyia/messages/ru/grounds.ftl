# The ground by weather (X.weather.1).
rossyia-ground-dry = Ясная погода
rossyia-ground-rasputitsa = Распутица
rossyia-ground-snow = Снег
