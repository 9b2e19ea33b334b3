# Rivers, seas, holding of places.

rossyia-city-taken = { $place } is taken ({ $faction }).
rossyia-city-ceded = { $place } is ceded ({ $faction }).
rossyia-not-a-white-city = { $place } is not held by a White faction that could cede it.
rossyia-city-never-ceded = The holder of { $place } never hands a city to others.
rossyia-nobody-to-cede-to = No unit of another White faction has come to { $place } in this activation.
rossyia-owner-is-there = Units of its holder are in { $place }, or it is theirs already.
