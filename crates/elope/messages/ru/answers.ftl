# Operation Elope, по-русски: ответы.

elope-no-such-counter = Такой фишки нет.
elope-no-odds = Для этого приказа шансов нет. Спросите об атаке, контратаке или складах для них, о бомбёжке, о плавании с бросками или о тралении.

elope-why-legal = Этот приказ возможен.
elope-why-half-built = Этот приказ ещё не полон.
elope-why-points = { $unit }: { $left ->
    [one] { $left } очко движения
    [few] { $left } очка движения
   *[many] { $left } очков движения
}
elope-why-ground = { $hex }: местность
elope-why-rail = { $hex }: по железной дороге
elope-why-road = { $hex }: по дороге
elope-why-track = { $hex }: по тропе
elope-why-uphill = { $hex }: в гору
elope-why-river = { $hex }: через реку
elope-why-disengages = { $hex }: выход из зоны противника
elope-why-overruns = { $hex }: через часть поддержки
elope-why-ratio = { $attack } против { $defence }: столбец { $column }
elope-why-column = Преимущества { $attacker } против { $defender }: столбец { $column }
elope-why-modifier = Прибавка к броску
elope-why-no-modifier = К кубику ничего не прибавляется
elope-why-supplied = Израсходовав { $depots ->
    [0] очко снабжения
    [one] { $depots } склад
    [few] { $depots } склада
   *[many] { $depots } складов
}: { $attack } против { $defence }, столбец { $column }. Об этом спросят, когда атака решается.
elope-why-unsupplied = Без этого, вполсилы: { $attack } против { $defence }, столбец { $column }
elope-why-defence-supplied = Всё это с учётом того, что может израсходовать защитник; если сбережёт: { $attack } против { $defence }, столбец { $column }
elope-part-attack = Атака
elope-part-defence = Оборона
elope-part-attacker-advantages = Преимущества атакующего
elope-part-defender-advantages = Преимущества защитника
elope-part-modifiers = Прибавка к броску
elope-part-odds = Соотношение сил
elope-part-supply = Снабжение
elope-part-air = Авиация

elope-trace-needs-none = { $unit }: линии не нужны.
elope-trace-first-turn = { $unit }: в первом ходу все союзники снабжены и на связи
elope-trace-at-source = { $unit } стоит в своём городе снабжения
elope-trace-across = { $unit }: снабжение через реку даёт { $hq }, линии идут от штаба
elope-trace-road = { $unit } не дальше двух гексов от дороги или железной дороги
elope-trace-no-road = { $unit } дальше двух гексов от любой дороги и железной дороги
elope-trace-supply = { $unit }: линия к складу или городу снабжения
elope-trace-hq = { $unit }: линия снабжения к штабу
elope-trace-word = { $unit }: линия связи к штабу
elope-trace-hq-supply = Штаб ({ $unit }): линия к складу или городу снабжения
elope-trace-hq-rear = Штаб ({ $unit }): линия в тыл
elope-trace-no-room = { $unit }: на складах поблизости для неё нет места
elope-trace-normal = { $unit } снабжена и на связи
elope-trace-os = { $unit } без снабжения
elope-trace-oc = { $unit } без связи
elope-trace-os-oc = { $unit } без снабжения и без связи

elope-line-no-end = Вести эту линию не к чему.
elope-line-for-supply = снабжение
elope-line-for-orders = связь
elope-line-enemy = В гексе противник: { $hex }.
elope-line-zone = { $hex } в зоне противника.
elope-line-river = Река преграждает путь ({ $river }): нужны мост или лёд.
elope-line-too-long = Длина линии { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[many] { $hexes } гексов
}, а можно не больше { $limit }.
elope-line-no-way = Пути туда нет.

elope-why-half-os = { $unit } без снабжения: половина движения
elope-why-half-oc = { $unit } без связи: половина движения
elope-why-quarter = { $unit } без снабжения и связи: четверть движения
elope-why-after-rail = { $unit } приехала поездом: половина движения
elope-why-landed = { $unit } прибыла на корабле: всё движение ещё впереди
elope-why-depot-uncommanded = { $unit }: для движения штаб не нужен
elope-why-slowest = { $unit }: другие своих очков не одолжат
elope-why-track-gone = { $hex }: в распутицу тропа — грязь
elope-why-stops = { $hex }: зона противника, движение кончается там
elope-why-through-friends = { $hex }: через своих, без доплаты
elope-why-joins = { $hex }: встать в стопку ничего не стоит
elope-why-no-limit = { $hex }: у союзников предела стопки нет
elope-why-uncounted = { $hex }: штабы и склады в стопке не считаются
elope-why-shelter = { $hex }: укрепления защищают того, кто их держит
elope-why-ships-unharmed = { $hex }: кораблям противника рядом вреда нет
elope-why-target-only = На противника рядом с целью это не действует.

elope-why-ends-movement = Фаза движения кончается; больше никто не двигается и не входит.
elope-why-enters = { $unit } { $others ->
    [0] входит
   *[other] и ещё { $others } входят
} в фазу движения
elope-why-depot = Склад ({ $hex }): очки снабжения
elope-why-depot-mobile = Подвижный: может идти; снабжает частей: { $units }, штабов: { $hqs }, частей поддержки: 1
elope-why-depot-static = Стационарный: стоит на месте; снабжает частей: { $units }, штабов: { $hqs }, частей поддержки сколько угодно; раз в ход его можно перевернуть
elope-why-red-stock = Запас красных лежит в Коноше или Котласе, как им угодно; здесь он тратится: { $hex }
elope-why-free-points = { $unit }: { $left ->
    [one] { $left } очко движения
    [few] { $left } очка движения
   *[many] { $left } очков движения
}, со снабжением и без него
elope-why-parts = { $unit } оставляет другие корабли
elope-why-passengers = { $unit } в пути на борту и ещё может высадиться и идти
elope-why-shallows = { $hex }: трудный фарватер
elope-why-knows-the-river = { $hex }: мелководье красным не помеха
elope-why-hexside = { $hex }: сторона гекса на реке
elope-why-mines = { $hex }: через мины
elope-why-zone-on-the-bank = { $hex }: зона противника на берегу кораблей не держит
elope-why-entrains = { $unit } садится в поезд вне зон противника
elope-why-train-in-weather = { $unit } ходит в любую погоду
elope-why-train-runs = { $unit } по железной дороге
elope-why-work = { $unit }: очки движения на работу
elope-why-work-supplied = { $unit } со снабжением
elope-why-work-unwatched = { $unit }: рядом с местом работ противника нет, разве что за рекой
elope-why-work-undisturbed = { $unit } целый ход вне зон противника
elope-why-helped-across = { $unit }: переправляет { $hq }, больше никого в этом ходу
elope-why-hq-crosses = { $unit } переправляется сам и в этом ходу никого из своих не переправит
elope-why-marches-on = { $unit }: идти можно ещё на все очки движения
elope-why-landed-supply = { $unit }: в этом ходу снабжена, но за атаки надо платить
elope-why-carrier = { $unit }: места для гидросамолётов
elope-why-dh9a = { $unit } летает только из Архангельска и Березника
elope-why-new-aircraft = { $unit }: самолёт только прибыл и может лететь сразу
elope-why-retreat = Гексов отступления
elope-why-retreat-costs-nothing = Отступление очков движения не стоит
elope-why-no-movement = { $unit }: продвижение очков движения не стоит
elope-why-reduced = { $unit } теряет ступень: остаётся сила { $strength }
elope-why-eliminated = Гибнет { $unit }
elope-why-remain = Остаётся в бою: { $units ->
    [0] никого
    [one] { $units } часть, сила { $strength }
    [few] { $units } части, сила { $strength }
   *[many] { $units } частей, сила { $strength }
}
elope-why-attacker-stays = Атакующий несёт потери и не отступает
elope-why-advances-farther = { $unit }: гексов продвижения
elope-why-advances-over-river = { $unit }: при продвижении реку можно перейти
elope-why-works-count = { $hex }: укрепления считаются в обороне
elope-why-free-hex = { $hex }: зон противника нет, как и нужно
elope-why-direction = { $side }: отход к своему тылу
elope-why-open-river = { $hex }: река стоит каждой части ступени
elope-why-goes-on = { $hex }: дальше нужного, чтобы нашлось место; бросок, и { $faces } из 6 стоят ступени
elope-why-intercepts = { $unit }{ $others ->
    [0] {""}
   *[other] {" "}и ещё { $others }
}: сила в воздухе
elope-why-gas = { $hex }: газ считается от трёх самолётов
elope-why-unsupported = Без этих самолётов: { $attack } против { $defence }, столбец { $column }
elope-why-may-be-intercepted = { $hex }: вражеские самолёты достаточно близко для перехвата
elope-why-bridge-opens = { $hex }: по мосту { $cost ->
    [0] только цена гекса
   *[other] на { $cost } ОД дороже гекса
}; без него река закрыта
elope-why-bridge-saves = { $hex }: река по мосту стоит { $cost } ОД, без него { $before }
elope-why-track-runs = { $unit }: поезда и перевозки здесь снова идут
elope-why-track-stops = { $unit }: пока путь не починят, ни поезда, ни перевозки здесь не пройдут
elope-why-counterattack = Она решается как любая атака и может продолжиться.
elope-why-harmless-zone = { $hex }: эта зона противника отступлению не вредит
elope-why-harmful-zone = { $hex }: зона противника; бросок, и { $faces } из 6 стоят ступени
elope-why-makes-room = { $hex }: пока слишком много; кто ещё не двигался, должен уйти до конца фазы движения
elope-why-work-normal = { $unit } со снабжением и связью
elope-why-work-worth = Обороне здесь это даёт тактических преимуществ: { $points }
elope-why-digs = { $unit }: половина очков движения на окоп
elope-why-digs-when-dry = { $unit }: окопы роют в сухую погоду
elope-why-trench-is-a-step = { $unit }: в бою окоп ничего не даёт, но может стать полевой обороной
elope-why-improves = { $unit }: все очки движения на полевую оборону
elope-why-improving-costs = { $unit }: нужно очков снабжения { $cost }, есть { $has }
elope-why-wrecks = { $unit }: очки движения на разрушение пути
elope-why-wrecks-in-any-state = { $unit }: со снабжением или без, можно идти дальше
elope-why-crosses = { $unit }: все очки движения на переправу
elope-why-crossing-halves = { $unit }: до конца хода атаки вполсилы
elope-why-spans = { $unit }: все очки движения на снабжение через реку
elope-why-spanned = { $hex }: { $unit }{ $others ->
    [0] {" "}пользуется
   *[other] {" "}и ещё { $others } пользуются
} его линиями
elope-why-boards = { $unit }: на борту { $aboard } из { $room }
elope-why-will-be-carried = { $unit } с начала фазы у парохода: в этой же фазе плывёт, высаживается и идёт
elope-why-tanks-load = { $unit } стоит с поездом в городке или городе: погрузка не стоит очков движения
elope-why-rebuilds = { $unit } снова в полной силе: очки снабжения
elope-why-points-at-hand = { $unit }: очков снабжения есть { $has }
elope-why-rebuilt-at = { $unit }: рядом { $hq }, у которого есть линия в тыл
elope-why-rebuilt-in-peace = { $unit }: противника рядом нет
elope-why-leaves = { $unit }: очки движения, чтобы уйти с карты
elope-why-out-of-play = { $unit } с этого времени вне игры, но не в потерях
elope-why-lays-mines = { $hex }: очки движения на постановку мин
elope-why-mines-bar = { $hex }: суда союзников больше не войдут
elope-why-mines-sink = { $hex }: вошедшее красное судно тонет, { $faces } из 6
elope-why-sweeps = { $unit }: мины вытралены, { $faces } из 6
elope-why-sweep-ends-move = { $unit }: попытка завершает движение
elope-why-may-hit-a-mine = { $hex }: { $unit } может подорваться на мине, { $faces } из 6
elope-why-may-run-aground = { $hex }: { $unit } может сесть на мель, { $faces } из 6
elope-why-shore-fire = { $hex }: орудия дают один залп, судно тонет, { $faces } из 6
elope-why-bombs-target = Вид цели
elope-why-bombs-hit = Один бросок на всех: попадание, { $faces } из 6
elope-why-bombs-second = После попадания второй бросок: действует, { $faces } из 6
elope-why-bombs-track = Бросков против пути: { $dice }; каждый рвёт его, { $faces } из 6
elope-why-airfield = { $unit }: аэродром может раскиснуть, { $faces } из 6
elope-why-engine = { $unit }: моторы этого типа могут отказать, { $faces } из 6
elope-chance-swept = { $hex }: мины вытралены.
elope-chance-mines-stay = { $hex }: мины остаются.
elope-chance-sunk = { $hex }: { $unit } подрывается на мине.
elope-chance-aground = { $hex }: { $unit } садится на мель.
elope-chance-passes = { $hex }: { $unit } проходит.
elope-chance-bombs-fail = Бомбы вреда не наносят.

elope-trace-parents = { $unit } может вести линию к: { $hq }{ $others ->
    [0] {""}
   *[other] {" "}(и другие штабы: { $others })
}
elope-trace-stands-in = { $unit }: вместо своего штаба вышестоящий
elope-trace-together = { $unit }: все в гексе в одном состоянии
elope-trace-checked-later = { $unit }: при последней проверке было иначе; проверят снова, когда это будет важно
elope-trace-over-ice = { $unit }: в снег реки линий не режут
elope-trace-over-stream = { $unit }: линии идут через малую реку
elope-trace-town-post = { $unit }: от города есть линия к Плесецкой
elope-trace-no-post = { $unit } вне города: линия к Плесецкой не поможет
elope-trace-landed = { $unit } в этом ходу на берегу с корабля: снабжена
elope-trace-moves-in-full = { $unit } движется и дерётся в полную силу
elope-trace-halved-os = { $unit } движется и дерётся вполсилы
elope-trace-halved-oc = { $unit } движется вполовину, дерётся в полную силу
elope-trace-quartered = { $unit } движется и дерётся в четверть силы
elope-trace-fails = { $unit }: нет склада в шести гексах, штаба в четырёх или дороги в двух
elope-trace-zone = { $unit }: гекс даёт зону контроля
elope-trace-no-zone = { $unit } без снабжения и зоны контроля не даёт
elope-trace-based = { $unit } { $task ->
    [0] на базе
   *[other] на задании
}
elope-trace-carrier = { $unit } на корабле: без снабжения не слабеет
elope-trace-pegasus = { $unit } на «Пегасусе»: погода не держит
elope-trace-base-supplied = { $unit }: база снабжена
elope-trace-base-unsupplied = { $unit }: база без снабжения, лететь нельзя
elope-trace-vessel = { $unit }: линия связи есть
elope-trace-vessel-oc = { $unit }: линии связи нет
elope-trace-frozen-in = { $unit } во льду
elope-trace-train = { $unit } везёт своё снабжение и не нуждается в штабе
elope-trace-depot = { $unit }: для движения штаб не нужен
elope-trace-depot-static = { $unit } снабжает частей: { $units }, штабов: { $hqs }, частей поддержки сколько угодно
elope-trace-depot-mobile = { $unit } снабжает частей: { $units }, штабов: { $hqs }, частей поддержки: 1
elope-trace-no-flying = { $unit } в такую погоду не летает
elope-trace-mines-bar = { $unit }: мины рядом закрывают путь
elope-trace-mines-cost = { $unit }: мины рядом можно пройти, с тратой очков и риском
elope-trace-carrier-waters = { $unit } выше Березника не ходит
elope-trace-no-mines = { $unit }: на Ваге мин не ставят и не встречают
elope-trace-shoals = { $unit } на Верхней Двине и Ваге может сесть на мель
elope-trace-order-garrison = { $unit }: приказ быть в гарнизоне
elope-trace-order-head = { $unit }: приказ, куда идти
elope-trace-order-limit = { $unit }: приказ держаться своего района
elope-trace-order-ban = { $unit }: приказ не идти дальше вверх по реке
elope-trace-crossed = { $unit }: река перейдена со штабом, в этом ходу атака вполсилы
elope-trace-fort = { $unit } в форте: бомбы не вредят
elope-trace-places = { $unit }: места на { $places ->
    [one] { $places } гидросамолёт
    [few] { $places } гидросамолёта
   *[many] { $places } гидросамолётов
}
elope-trace-zone-on-the-bank = { $unit }: зона противника на берегу не держит
elope-trace-in-vologda = { $unit } ждёт в Вологде один ход
elope-trace-draws-on-stock = { $unit } может атаковать, потратив очко снабжения вместо склада
