# Реки, моря, владение местами.

rossyia-city-taken = Взят город: { $place } ({ $faction }).
rossyia-city-ceded = Город уступлен: { $place } ({ $faction }).
rossyia-not-a-white-city = { $place }: городом не владеет белая фракция, которая могла бы его уступить.
rossyia-city-never-ceded = { $place }: владелец никому не уступает городов.
rossyia-nobody-to-cede-to = { $place }: в этой активации сюда не вошла ни одна часть другой белой фракции.
rossyia-owner-is-there = { $place }: здесь стоят части владельца, или город уже его.

rossyia-moved-before-embarking = { $unit } уже двигалась и в этой активации на суда не садится.
rossyia-travels-on-a-river = { $unit } плывёт по реке: { $from } – { $to }.
rossyia-one-on-a-river = Река перевозит по одной части: { $unit } не одна.
rossyia-not-on-a-bank = { $unit } стоит не на берегу большой реки.
rossyia-no-such-bank = { $to } – не другой гекс на берегу той же реки.
rossyia-no-city-on-the-river = { $from } – { $to }: у стороны нет ни одного города на этой реке.
rossyia-river-full = { $from } – { $to }: в этот ход река больше никого не перевезёт.
rossyia-river-frozen = { $from } – { $to }: на Севере река замёрзла.
rossyia-river-divided = { $from } – { $to }: без города, который соединяет обе части реки, из одной в другую не пройти.
rossyia-river-blocked = { $from } – { $to }: противник на берегу запирает реку.
rossyia-sails = { $unit }{ $others ->
    [0] {""}
   *[other] {" "}(с ней ещё { $others })
} плывёт морем: { $from } – { $to }, морских очков: { $cost }.
rossyia-another-sea = { $from } и { $to } лежат на разных морях.
rossyia-no-coast = { $from } – не берег того моря, на котором лежит { $to }.
rossyia-no-port = { $from } – { $to }: суда не ходят; на одном конце нужен свой порт, на другом – порт или берег того же моря.
rossyia-azov-closed = { $from } – { $to }: Азовское море закрыто для того, кто не держит Керчь.
rossyia-reds-do-not-land = { $place }: десант на берег высаживают только белые.
rossyia-reds-sail-with-a-hq = { $unit } – независимая часть: красные выходят в море только с активированным штабом.
rossyia-landing-in-a-city = { $place } – город: десант высаживают в гекс без города.
rossyia-landing-place-taken = { $place } занят: десант высаживают в пустой гекс.
rossyia-landing-weather = { $place }: в такую погоду десанта не высадить.
rossyia-no-ships = У стороны нет судов на этом море.
rossyia-too-few-naval-points = Переход стоит { $cost } морских очков; осталось { $left }.
rossyia-not-abroad = { $unit } не уходит за границу или не возвращается оттуда.
rossyia-box-needs-attackers = { $place } держит противник: войдут только те, кто может атаковать.
rossyia-too-much-cavalry = Конных частей слишком много: { $cavalry }. В армии их не больше половины, сейчас { $most }. Сначала возьмите под команду другие.
rossyia-held-by-an-option = { $unit } сейчас не движется. Запрет: { $card }.
