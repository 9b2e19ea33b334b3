# Реки, моря, владение местами.

rossyia-city-taken = Взят город: { $place } ({ $faction }).
rossyia-city-ceded = Город уступлен: { $place } ({ $faction }).
rossyia-not-a-white-city = { $place }: городом не владеет белая фракция, которая могла бы его уступить.
rossyia-city-never-ceded = { $place }: владелец никому не уступает городов.
rossyia-nobody-to-cede-to = { $place }: в этой активации сюда не вошла ни одна часть другой белой фракции.
rossyia-owner-is-there = { $place }: здесь стоят части владельца, или город уже его.
