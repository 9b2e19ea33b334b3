# The ground by weather (X.weather.1).
rossyia-ground-dry = Clear weather
rossyia-ground-rasputitsa = Mud
rossyia-ground-snow = Snow
