# Operation Elope, по-русски: бой.

## Объявление атак

elope-not-your-combat = Сейчас не ваша фаза боя.
elope-announcing-is-over = Атаки объявляют до решения первой: решайте уже объявленные.
elope-nobody-attacks = Назовите атакующие части.
elope-nothing-to-attack = Противника там нет ({ $hex }): назовите гекс с противником.
elope-hq-does-not-attack = { $unit } — штаб и не атакует.
elope-depot-does-not-attack = { $unit } — склад и не атакует.
elope-nobody-beside = { $unit }: рядом нет противника, атаковать некого.
elope-aircraft-support = { $unit } летает: прикажите поддержать атаку ({ $hex }).
elope-ship-needs-troops = { $unit } стреляет только вместе с боевой частью, атакующей с одного из берегов рядом.
elope-support-needs-company = { $unit } — часть поддержки: атакует только с боевой частью из своего гекса.
elope-train-needs-refit = { $unit }: два хода в деле, сначала пополните запас.
elope-attacked-already = { $hex } уже атакуют: гекс атакуют раз за фазу.
elope-attacks-already = { $unit } уже участвует в другой атаке.
elope-too-many-attacks = Больше атак в этой фазе объявить нельзя.
elope-announces = Атака на { $hex }: { $unit }{ $others ->
    [0] {""}
   *[other] {" "}и ещё { $others }
}.

## Решение атак

elope-no-such-attack = Атаки на { $hex }, которую надо решить, нет.
elope-attack-falls-away = Атака на { $hex } отпадает.
elope-spared = Атака на { $hex } не касается тех, кого в этой фазе уже атаковали: { $unit }{ $others ->
    [0] {""}
   *[other] {" "}и ещё { $others }
}.
elope-battle = { $side } атакуют { $hex }: { $unit } { $others ->
    [0] без других
   *[other] и ещё { $others }
}.
elope-no-depot-decision = Сейчас о складах вас не спрашивают.
elope-depot-out-of-reach = { $unit }: склад вне досягаемости сражающихся частей или не ваш.
elope-no-point-to-pay = Ни у одной из сражающихся частей нет линии к главному источнику, или шкала пуста.
elope-nothing-to-decline = { $unit }: он никого бы не связал, отказываться не от чего.
elope-depot-expended = Израсходован: { $unit }.
elope-point-expended = { $side } платят очко снабжения.
elope-keeps-depots = { $side } берегут склады.
elope-combat-die = Кубик { $die }, поправка { $modifier }: { $attack } против { $defence }, столбец { $column }.
elope-column-1-2 = 1-2
elope-column-1-1 = 1-1
elope-column-2-1 = 2-1
elope-column-3-1 = 3-1
elope-column-4-1 = 4-1
elope-column-5-1 = 5-1
elope-column-6-1 = 6-1+
elope-result-losses = Потеряно ступеней: атакующий { $attacker }, защитник { $defender }.
elope-result-engaged = Втянуты в бой: { $defender ->
    [0] без потерь
    [one] защитник теряет { $defender } ступень
    [few] защитник теряет { $defender } ступени
   *[many] защитник теряет { $defender } ступеней
}.
elope-result-breakthrough = Прорыв.

## Потери и затяжной бой

elope-reduced = { $unit } теряет ступень.
elope-eliminated = Уничтожено: { $unit }.
elope-no-losses-to-take = Сейчас от вас не ждут потерь.
elope-cannot-lose-that = { $unit }: так потерять нельзя. Назовите участвовавшие части, каждую один раз и не больше ступеней, чем в них есть.
elope-wrong-losses = { $steps ->
    [one] Надо потерять { $steps } ступень
    [few] Надо потерять { $steps } ступени
   *[many] Надо потерять { $steps } ступеней
}: распределите ровно столько.
elope-not-engaged = Сейчас ваши части не втянуты в бой.
elope-no-attack-from-there = Оттуда вас не атаковали ({ $hex }): выберите гекс, откуда атаковали.
elope-no-way-back = Пути назад нет: контратакуйте.
elope-counterattacks = { $side } контратакуют: { $hex }.
elope-gives-way = { $side } теряют ещё ступень и отходят.

## Отступление

elope-no-retreat-now = Сейчас отступать нельзя.
elope-attacker-does-not-retreat = Отступить вместо потери ступени может только защитник: примите потерю.
elope-no-retreat-there = Отступать туда нельзя ({ $hex }): красные идут на юг, союзники к Архангельску, и с каждым гексом дальше.
elope-retreat-too-far = Отступление кончается раньше: { $hex }.
elope-retreat-too-short = Отступить надо на { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[many] { $hexes } гексов
} и кончить там, где есть место.
elope-retreats = { $unit } { $others ->
    [0] отступает
   *[other] и ещё { $others } отступают
}: { $to }.
elope-retreat-costs-a-step = Кубик { $die }: { $unit }, отступление стоит ступени.
elope-retreat-unharmed = Кубик { $die }: { $unit } уходит без потерь.
elope-retreat-through-river = Путь назад ({ $hex }) лежит через реку: каждая часть теряет ступень.
elope-lost-in-retreat = { $unit } гибнет при отступлении.
elope-one-unit-in-excess = Назовите одну отступающую часть со всеми её ступенями: она лишняя и гибнет.

## Продвижение и прорыв

elope-no-advance-now = Сейчас продвигаться нельзя.
elope-did-not-fight = { $unit } не участвует в этом бою или уже продвинулась.
elope-advance-too-far = { $unit } так далеко не продвигается: { $hex }.
elope-advance-off-path = { $unit }: идти надо по пути отступления, а { $hex } не на нём.
elope-advance-into-zone = { $unit } останавливается в зоне противника: { $hex }.
elope-advance-closed = { $unit }: отсюда туда хода нет, { $hex }.
elope-advances = { $unit } { $others ->
    [0] продвигается
   *[other] и ещё { $others } продвигаются
}: { $to }.
elope-no-breakthrough = Прорыва нет.
elope-did-not-break-through = { $unit } в прорыве не участвует или уже сделала своё.
elope-breakthrough-too-far = { $unit }: на { $hex } очков уже нет.
elope-exploits = { $unit } { $others ->
    [0] прорывается
   *[other] и ещё { $others } прорываются
}: { $to }.

## Почему соотношение такое

elope-odds-attacker = { $unit } атакует
elope-odds-support = бомбы: { $unit }
elope-odds-defender = { $unit } обороняется
elope-odds-halved-os = { $unit } без снабжения: половина
elope-odds-halved-oc = { $unit } ещё и без связи: снова половина
elope-odds-halved-unpaid = { $unit }: склад не израсходован, половина
elope-odds-halved-crossed = { $unit }: переправа в этом ходу, половина
elope-odds-defender-one = { $unit }: боевых частей рядом нет, оборона 1
elope-odds-defender-hq = { $unit }: штаб при боевых частях не прибавляет ничего
elope-odds-defender-unbacked = { $unit }: боевых частей рядом нет, не прибавляет ничего
elope-odds-defender-static = { $unit }: неподвижный склад не прибавляет ничего
elope-odds-defender-spent = { $unit }: нужно пополнение, не прибавляет ничего
elope-ta-asterisk = звёздочка: { $unit }
elope-ta-tanks = два танка вместе
elope-ta-gas = газ
elope-ta-ground = открытая местность
elope-ta-city = город
elope-ta-town = посёлок
elope-ta-hill = холм
elope-ta-marsh = болото
elope-ta-work = укрепления
elope-ta-river = все атакуют через реку
elope-ta-train = { $unit } в обороне
elope-mod-command = командование: { $unit }
elope-mod-tanks = танки
elope-mod-panic = паника после бомбёжки
elope-odds-spared = { $unit } не участвует: в этой фазе уже атакован
elope-ta-forest = лес
elope-ta-none-os = { $unit } без снабжения: преимущества нет
elope-ta-none-unpaid = { $unit } без склада в этом бою: преимущества нет
elope-ta-cap = считается не больше семи
elope-mod-no-command = { $unit } не командует ни одной из этих частей
