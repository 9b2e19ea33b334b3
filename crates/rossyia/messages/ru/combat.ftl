# Бой.

rossyia-advance-into-the-hex = Продвижение ведёт сначала сюда: { $place }.
rossyia-advanced-already = { $unit } — прорыв уже совершён.
rossyia-advances = { $unit }{ $others ->
    [0] {""}
   *[other] {" "}(вместе с ним: { $others })
} — продвижение: { $to }.
rossyia-announced = Атака, { $place }: { $unit }{ $others ->
    [0] {""}
   *[other] {" "}и ещё { $others }
}.
rossyia-announced-already = Все бои объявлены сразу; добавить новые нельзя.
rossyia-armour-first = Первую потерю несут бронечасти, наведшие ужас на город.
rossyia-ask-advance = { $place } свободен: продвигайтесь или завершите бой.
    .kind = Продвижение после боя
rossyia-ask-attack = Объявите все бои — или ни одного.
rossyia-ask-losses = Распределите потери: { $losses }.
    .kind = Распределение потерь
rossyia-ask-reserve = Какие части остаются в резерве?
rossyia-ask-reserve-move = Движение резерва.
rossyia-ask-resolve = Какой бой разыгрывается следующим?
rossyia-ask-retreat = Отступление после боя ({ $place }): кто и куда?
    .kind = Отступление
rossyia-ask-stand-or-retreat = Бой ({ $place }) проигран: отступайте или держитесь; дополнительные потери: { $losses }.
    .kind = Отступить или держаться
rossyia-assault = Ударный штурм, { $place }, { $odds }.
rossyia-attack-a-box = { $place } — бокс: чтобы атаковать, надо войти ({ $unit }).
rossyia-attack-closed-country = { $unit } — нельзя атаковать в закрытой стране: { $place }.
rossyia-attack-from-a-box = { $unit } — в боксе и оттуда не атакует.
rossyia-attack-over-a-strait = Между { $unit } и { $place } — пролив.
rossyia-attacked-before = { $place }: в этом ходу уже атакован; снова атаковать может только резерв ({ $unit }).
rossyia-attacker-not-activated = { $unit } — не в этой активации.
rossyia-attacks-twice = { $unit } — не более одной атаки за ход.
rossyia-attrition-of-stack = Истощение стопки, { $place }: { $die }, всего { $total }; потеряно ступеней: { $losses }.
rossyia-bears-no-losses = { $unit } — этих потерь не несёт.
rossyia-bonus-used = { $hq }: бонус в этой активации уже использован.
rossyia-breaks-through = { $unit }{ $others ->
    [0] {""}
   *[other] {" "}(вместе с ним: { $others })
} — прорыв: { $to }.
rossyia-combat = Обычный бой, { $place }, { $odds }.
rossyia-combat-lapses = Объявленный бой не состоялся: { $place }.
rossyia-destroyed = { $unit } уничтожена (потери: { $hits }).
rossyia-destroyed-for-good = { $unit } уничтожена навсегда (потери: { $hits }).
rossyia-does-not-advance = { $unit } — здесь не продвигается.
rossyia-does-not-go-back = { $unit } — с ними не отступает.
rossyia-enemies-together = { $unit } — не сражается рядом с противником.
rossyia-full-distance = Отступление кончается в { $hexes } гексах от оставленного, каждый шаг — дальше.
rossyia-half-on-shock = В ударном штурме половину потерь несут ударные части: не менее { $losses }.
rossyia-hex-left-empty = Одна часть должна остаться: { $place }.
rossyia-hex-still-held = { $place } всё ещё удерживает противник.
rossyia-hit = { $unit }: потери { $hits }.
rossyia-hq-lost = { $hq } потерян.
rossyia-in-reserve = { $unit } — в резерве.
rossyia-losses-do-not-add-up = Распределить надо потерь: { $losses }.
rossyia-marched = { $unit } — после марша в этой активации не атакует.
rossyia-must-attack = Надо атаковать и { $place }: его ЗК накрывает атакующих ({ $from }).
rossyia-must-attack-over-river = Надо атаковать и { $place }: атака из { $from } идёт через большую реку.
rossyia-no-bonus = { $hq }: для этого боя бонуса нет.
rossyia-no-breakthrough = Прорываются только конница, броне- и моторизованные части, но не { $unit }.
rossyia-no-combat-now = Бои идут один за другим: сейчас разыграть нельзя.
rossyia-no-combat-there = Несыгранного боя здесь нет: { $place }.
rossyia-no-combat-unit = { $unit } — не боевая часть и никого не атакует.
rossyia-no-losses-now = Распределять нечего.
rossyia-nobody-advances = Сейчас никто не продвигается.
rossyia-nobody-decides = Сейчас никто не решает, держаться или отступать.
rossyia-nobody-goes-back = Сейчас никто не отступает.
rossyia-nobody-to-attack = { $unit } — противника здесь нет: { $place }.
rossyia-not-next-to-it = { $unit } — не рядом с { $place }.
rossyia-odds-1-2 = 1-2
rossyia-odds-1-1 = 1-1
rossyia-odds-3-2 = 3-2
rossyia-odds-2-1 = 2-1
rossyia-odds-3-1 = 3-1
rossyia-odds-4-1 = 4-1
rossyia-odds-5-1 = 5-1
rossyia-odds-6-1 = 6-1
rossyia-odds-across-major = { $unit } — атака через большую реку: половина
rossyia-odds-armour-open = { $unit }: удар бронечасти на равнине удваивается
rossyia-odds-armt = Потраченные Armt
rossyia-odds-artillery-city = { $unit }: артиллерия против города удваивается
rossyia-odds-cavalry-city = { $unit }: в городе у конницы нет удара
rossyia-odds-double-shock = Удар вдвое больше, чем у обороны
rossyia-odds-enemy-hq = { $hq } обороняется
rossyia-odds-engineers-city = { $unit }: сапёры против города
rossyia-odds-excess = { $unit } — сверх предела стопки, не считается
rossyia-odds-face-attacker = { $die } ({ $total }): потери { $attacker }/{ $defender }, атакующий разбит.
rossyia-odds-face-defender = { $die } ({ $total }): потери { $attacker }/{ $defender }, обороняющийся разбит.
rossyia-odds-face-tripled = { $die } ({ $total }): потери { $attacker }/{ $defender }, обороняющийся разбит и держится лишь ценой тройных потерь.
rossyia-odds-hq-alone = Один штаб уничтожается без броска
rossyia-odds-heavy-city = { $unit }: тяжёлая артиллерия против города утраивается
rossyia-odds-hq = Бонус: { $hq }
rossyia-odds-independent = Самостоятельные части
rossyia-odds-isolated = Штаб изолирован
rossyia-odds-minor-river = Все атакуют через малую реку: на столбец левее
rossyia-odds-no-city-bonus = { $unit }: нет бонуса против большого города за большой рекой
rossyia-odds-shock = Удар: { $unit }
rossyia-odds-terror = Бронечасти наводят ужас на город: столбцы вправо
rossyia-odds-too-low = Соотношение против { $place } слишком мало: нужно не менее { $least }.
rossyia-odds-never-enough = Соотношение против { $place } слишком мало, даже если присоединятся все, кто может: нужно не меньше { $least }.
rossyia-no-enemy-beside = Рядом с { $unit } нет врага, которого можно атаковать.
rossyia-odds-train-city = { $unit }: бронепоезд против города утраивается
rossyia-odds-unit = { $unit }
rossyia-odds-weather = Грязь или снег
rossyia-others-there = Здесь части другой фракции: { $place }.
rossyia-reserve-in-zoc = { $unit } — во вражеской ЗК и в резерв не идёт.
rossyia-reserve-is-named-before-movement = Резерв назначается до первого движения.
rossyia-reserve-needs-armt = Резерв создаёт только штаб, потративший 3 Armt ({ $unit }).
rossyia-reserve-needs-shock = { $unit } — без удара, в резерв не идёт.
rossyia-reserve-too-large = В резерве не более четверти армии: { $most }.
rossyia-reserve-waits = { $unit } — в резерве и ждёт, пока сразятся остальные.
rossyia-retreats = { $unit }{ $others ->
    [0] {""}
   *[other] {" "}(вместе с ним: { $others })
} отступает: { $from } – { $to }; потери в пути: { $losses }.
rossyia-room-elsewhere = { $place } переполнен, а другой путь отступления свободен.
rossyia-stacks-combine = Самостоятельные стопки не атакуют вместе: { $place }.
rossyia-stands = { $side }: держатся; дополнительные потери: { $losses }.
rossyia-too-many-attacks = Потраченные Armt позволяют атак: { $most }.
rossyia-too-many-combats = За раз объявляется боёв не более: { $most }.
rossyia-too-many-hits = { $unit } — столько потерь понести не может.
rossyia-too-many-stacks = Потраченные Armt позволяют атаковать стопкам: { $most }.
rossyia-independent-unsupplied = { $unit } — без снабжения.
rossyia-not-independent = { $unit } — не самостоятельная часть этой стороны.
rossyia-no-retreat-by-sea = Отступить морем из { $from } в { $to } нельзя: только белые, из порта в порт.
rossyia-odds-quotient = Атака составляет { $hundredths } % обороны: соотношение { $odds }
rossyia-odds-undefended = Обороны нет: соотношение { $odds }
rossyia-surplus-ignored = { $side }: потери сверх последней ступени не считаются: { $losses }.
rossyia-nobody-left = Защищать { $place } больше некому: победил атакующий.
rossyia-odds-no-terror = Бронечасти города уже не пугают
rossyia-odds-unhurt = { $unit }: река не мешает
rossyia-odds-box-city = В городе этого поля
