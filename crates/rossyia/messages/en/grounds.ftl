# The ground by weather (X.weather.1).
rossyia-ground-clear = Clear weather
rossyia-ground-mud = Mud
rossyia-ground-snow = Snow
