# The ground by weather (X.weather.1).
rossyia-ground-clear = 晴天
rossyia-ground-mud = 泥濘
rossyia-ground-snow = 積雪
