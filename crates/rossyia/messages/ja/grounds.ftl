# The ground by weather (X.weather.1).
rossyia-ground-dry = 晴天
rossyia-ground-rasputitsa = 泥濘
rossyia-ground-snow = 積雪
