# Что игра сообщает, спрашивает и запрещает.

rossyia-turn = Ход { $turn }
rossyia-weather = Погода ({ $die }): север — { $north }, юг — { $south }.
rossyia-weather-clear = ясно
rossyia-weather-mud = распутица
rossyia-weather-snow = снег
rossyia-initiative = Инициатива: { $side }.
rossyia-initiative-played = { $seat }: сыграна «Инициатива»; теперь она у стороны: { $side }.
rossyia-income = { $faction }: железнодорожные очки — { $rail }, PR — { $pr }.
rossyia-drawn = Из резерва вытянут: { $unit }.
rossyia-arrives = { $unit } — прибытие: { $place }.
rossyia-delayed = { $unit } — задержка на ход: место прибытия в руках противника.
rossyia-lost-on-the-way = { $unit } — потеря: место прибытия в руках противника.
rossyia-activated = Активация: { $hq }.
rossyia-coordination = { $hq } и { $other } пытаются действовать вместе: { $die }, нужно не больше { $limit }.
rossyia-out-of-supply = { $hq } — без снабжения.
rossyia-isolated = { $hq } — в изоляции; потеряно Armt: { $lost }.
rossyia-armt-gained = { $hq }: { $die }, всего { $total }; получено Armt: { $gained }, теперь { $held }.
rossyia-armt-spent = { $hq } — потрачено Armt: { $points }.
rossyia-attrition = Истощение, { $unit }: { $die }, всего { $total }; потеряно ступеней: { $losses }.
rossyia-attrition-awaits = в конце движения проверка истощения; к кубику прибавится: { $adds }
rossyia-replaced = { $unit } — восстановлено ступеней: { $steps }.
rossyia-end-die = Кубик на конец игры: { $die }.
rossyia-ended-draw = Ничья: политический уровень { $level }.
rossyia-ended-marginal = Победа с малым перевесом: политический уровень { $level }.
rossyia-ended-substantial = Существенная победа: политический уровень { $level }.
rossyia-ended-decisive = Решительная победа: политический уровень { $level }.
rossyia-ended-total = Полная победа: политический уровень { $level }.

rossyia-ask-initiative = Сыграйте опцию на инициативу или пасуйте.
rossyia-ask-initiative-answer = Противник взял инициативу. Ответьте опцией или пасуйте.
rossyia-ask-place = Разместите подкрепления, в том числе: { $unit }.
    .kind = Размещение подкреплений
rossyia-ask-delay = { $place } — в руках противника. Выберите половину ожидаемых там частей, которая придёт ходом позже.
    .kind = Задержка подкреплений
rossyia-ask-who-begins = Решите, какая сторона активирует первый штаб.
rossyia-ask-who-is-first = Решите, какая сторона первой ходит отдельными частями.
rossyia-ask-activate = Активируйте штаб.
rossyia-ask-command = { $hq }: выберите части под его командованием.
    .kind = Части под командованием штаба
rossyia-ask-attrition = { $hq }: выберите стопку для проверки истощения.
    .kind = Истощение стека
rossyia-ask-spend = { $hq }: потратьте Armt, не больше { $most }.
    .kind = Расход Armt
rossyia-ask-replace = Восполните потери.
rossyia-ask-move = Двигайте части.
rossyia-ask-discard = PR больше, чем можно сохранить: скажите, сколько отдаст изолированный город.

rossyia-out-of-turn = Сейчас не ваша очередь.
rossyia-asked-otherwise = Сейчас решают другое; { $unit } тут не участвует.
rossyia-not-in-this-segment = Сейчас сегмент «{ $now }»; это делается в сегменте «{ $then }».
rossyia-army-unmoved = { $hq }: никто ещё не двигался. Могут: { $unit }{ $others ->
    [0] {""}
    [one] {" "}и ещё { $others } часть
    [few] {" "}и ещё { $others } части
   *[many] {" "}и ещё { $others } частей
}.
rossyia-independents-unsupplied = Без снабжения: { $unit }{ $others ->
    [0] {""}
    [one] {" "}и ещё { $others } часть
    [few] {" "}и ещё { $others } части
   *[many] {" "}и ещё { $others } частей
}. В конце движения — проверка истощения; двигаться ещё можно.
rossyia-segment-not-ended = Сегмент «{ $now }» так не завершают: ответьте на вопрос, и игра пойдёт дальше.
rossyia-during-pick = выбор частей
rossyia-during-supply = снабжение и потери
rossyia-during-spend = Armt
rossyia-during-replace = пополнение
rossyia-during-name-reserve = выбор резерва
rossyia-during-move = движение
rossyia-during-announce = объявление атак
rossyia-during-fight = бой
rossyia-during-reserve = резерв
rossyia-during-adjust = конечные станции и мосты
rossyia-nobody-named = Назовите хотя бы одну фишку.
rossyia-option-not-held = У вас нет опции: { $option }.
rossyia-option-another-moment = { $option } — эту опцию играют в другой момент.
rossyia-nothing-arrives-now = Сейчас размещать нечего.
rossyia-not-due = { $unit } — в этот ход не ожидается.
rossyia-say-who-is-delayed = Сначала скажите, кто задержится.
rossyia-nobody-is-delayed = Сейчас никто не задерживается.
rossyia-delay-half = { $place } — из ожидаемых там частей задерживаются: { $count }.
rossyia-not-your-troops = { $unit } — под командованием другого игрока.
rossyia-factions-apart = Части разных фракций не стоят в одной стопке.
rossyia-not-placed-there = { $unit } — сюда не разместить: { $place }.
rossyia-nobody-begins-now = Сейчас не решают, кто начинает.
rossyia-no-hq-is-named-now = Сейчас штаб не называют.
rossyia-the-other-side-activates = Сейчас штаб активирует другая сторона.
rossyia-hq-of-the-enemy = { $hq } — не на вашей стороне.
rossyia-hq-without-army = { $hq } — штаб без армии, его не активируют.
rossyia-hq-activated-before = { $hq } — уже активирован в этот ход.
rossyia-hq-not-on-the-board = { $hq } — не на карте.
rossyia-two-hqs-are-needed = Для согласования нужны два штаба.
rossyia-no-attempt-left = В этот ход попыток согласования больше нет.
rossyia-never-coordinates = { $hq } — не участвует в этом согласовании.
rossyia-the-first-is-not-passed = Первую активацию хода пропустить нельзя.
rossyia-too-many-to-pass = Пасует только сторона, у которой осталось меньше штабов; у вас { $own }, у противника { $enemy }.
rossyia-cannot-hold-back = Придержать последний штаб может только сторона с инициативой, пока у противника остался хоть один.
rossyia-every-hq-is-activated = Каждый штаб активируют один раз за ход.
rossyia-independent-units-last = Отдельные части ходят после всех штабов.
rossyia-no-hq-picks-now = Сейчас штаб не берёт части под командование.
rossyia-not-a-unit-on-the-board = { $unit } — не часть на карте.
rossyia-another-faction = { $unit } — другой фракции.
rossyia-activated-before = { $unit } — активация в этот ход уже была.
rossyia-out-of-range = { $unit } — вне дальности командования.
rossyia-over-capacity = { $hq } — командует не более чем { $capacity } частями.
rossyia-no-stack-there = { $place } — здесь нет стопки, которой нужна проверка.
rossyia-too-much-armt = Можно потратить Armt не больше { $most }.
rossyia-not-commanded = { $unit } — не под командованием в этой активации.
rossyia-no-replacements-without-armt = { $unit } — без потраченных Armt пополнений нет.
rossyia-no-such-losses = { $unit } — столько ступеней не потеряно.
rossyia-in-enemy-zoc = { $unit } — во вражеской ЗК.
rossyia-isolated-unit = { $unit } — в изоляции.
rossyia-too-few-pr = Это стоит PR: { $cost }; осталось: { $left }.
rossyia-nothing-to-discard = Сейчас PR отдавать не нужно.
rossyia-discard-surplus = Нужно отдать PR: { $points }; у города — не больше, чем в нём есть.

rossyia-ask-disband = { $place }: шагов больше предела. Какие части снять?
    .kind = Снятие частей
rossyia-moves = { $unit }{ $others ->
    [0] {""}
   *[other] {" "}(вместе с ним: { $others })
}: { $from } – { $to }, очков движения: { $cost }.
rossyia-marches = { $unit }{ $others ->
    [0] {""}
   *[other] {" "}(вместе с ним: { $others })
} на марше: { $from } – { $to }, очков движения: { $cost }.
rossyia-travels = { $unit }{ $others ->
    [0] {""}
   *[other] {" "}(вместе с ним: { $others })
} по железной дороге: { $from } – { $to }, очков дороги: { $cost }.
rossyia-rebuilt = { $unit } восстановлена. Место: { $place }, PR: { $cost }.
rossyia-aircraft-fly = { $unit } летает, а не ходит и не ездит поездом.
rossyia-another-way-of-moving = { $unit } уже перемещается другим способом.
rossyia-beyond-rebuilding = { $unit } восстановить нельзя: не уничтожена или потеряна навсегда.
rossyia-beyond-zone = { $place }: дальше { $limit } гексов от зоны действий ({ $faction }).
rossyia-outside-zone = { $place }: в эту сторону зона действий не простирается ({ $faction }).
rossyia-city-gives-nothing = { $place } не даёт ни PR, ни очков дороги.
rossyia-city-isolated = { $place } в изоляции.
rossyia-city-unsupplied = { $place } без снабжения: без штаба там никого не восстанавливают.
rossyia-city-out-of-range = { $place } вне радиуса штаба.
rossyia-closed-country = { $place } в стране, закрытой для этих частей.
rossyia-enemy-in-the-way = { $place } занят противником.
rossyia-hq-has-moved = { $hq } уже перемещён: марш его армии закончен.
rossyia-hq-moves-last = { $hq } уже перемещён, а части его армии были на марше: { $unit } больше не идёт.
rossyia-march-ends-nowhere = Марш кончается в радиусе снабжённого штаба фракции; { $place } ни в одном.
rossyia-march-from-zoc = { $unit } в ЗК противника: марш не начать.
rossyia-march-into-zoc = Марш не ведёт в ЗК противника: { $place }.
rossyia-march-leads-away = В радиусе штаба { $hq } марш не может удаляться от него: { $place }.
rossyia-march-needs-armt = Марш для { $unit }: штаб в снабжении и потратил 3 Armt.
rossyia-move-is-over = { $unit }: перемещение закончено.
rossyia-moved-before-entraining = { $unit } уже двигалась: в эту активацию посадки нет.
rossyia-never-rebuilt = { $unit }: такие части не восстанавливают.
rossyia-no-city-of-ours = { $place } – не город фракции этой части.
rossyia-no-entry = Нет входа между { $from } и { $to }.
rossyia-no-link = Сухопутной связи нет: { $from } – { $to }.
rossyia-no-major-city = { $place } – не крупный город своей стороны.
rossyia-no-path = Назовите хотя бы одно место.
rossyia-no-track = Пути нет: { $from } – { $to }.
rossyia-nobody-in-excess = Ни одна стопка не выше предела.
rossyia-not-activated = { $unit } не активна или ходит в другом сегменте.
rossyia-not-adjacent = { $to } не рядом с { $from }.
rossyia-not-in-excess = { $unit } снимать не нужно.
rossyia-not-in-the-stack = { $unit } – не боевая часть этой стопки.
rossyia-not-on-the-board = { $unit } не на поле.
rossyia-not-our-rail = { $place }: дорога не из сети этой фракции.
rossyia-not-together = { $unit } не вместе с остальными.
rossyia-not-yours = { $unit } – не ваша фишка.
rossyia-out-of-the-area = { $place } вне игры в этом сценарии.
rossyia-overstacked = { $place }: шагов было бы { $steps }, предел { $limit }.
rossyia-passage-takes-the-turn = { $unit } уже двигалась: переход между боксами занимает целый ход.
rossyia-picks-nobody-up = { $unit } в пути: по дороге никого не подбирают.
rossyia-rail-in-zoc = { $place } в ЗК противника: поезда не идут.
rossyia-rail-needs-armt = { $unit }: штаб не тратил Armt или в изоляции, поездом не едут.
rossyia-rebuilding-needs-armt = Без трат Armt штабом никого не восстанавливают.
rossyia-river-barred = { $from } – { $to }: реку не перейти, оба берега в ЗК противника.
rossyia-strait = Между { $from } и { $to } пролив.
rossyia-strangers = { $unit } и { $other } – разных фракций и вместе не стоят: { $place }.
rossyia-too-dear = { $unit }: { $place } стоит { $cost }, осталось { $left }.
rossyia-too-few-rail-points = Поездка стоит { $cost } очков дороги; осталось { $left }.
rossyia-train-off-the-rails = { $unit } движется только по рельсам.
rossyia-two-trains = { $place }: не более одного бронепоезда.
rossyia-water = { $place } – вода.
rossyia-went-by-rail = { $unit } ехала поездом и в этот ход больше не движется.
rossyia-went-by-ship = { $unit } перевезена водой и в этот ход больше не движется.
rossyia-unit-pool-empty = Запас подкреплений пуст; остаток жребия потерян.
rossyia-railheads-advance = { $side }: конечные станции продвигаются; гексов: { $hexes }.
rossyia-bridge-taken = Мост у { $place } переходит в другие руки.
rossyia-bridge-contested = Мост у { $place } теперь ничей.
rossyia-city-counts-apart = { $place }: город изолирован, его очки считаются отдельно.
rossyia-city-under-greens = { $place }: пока там зелёные, город ничего не даёт.
rossyia-pr-go-to = PR города { $place } получают: { $faction }.
rossyia-begins = { $side }: они начинают.
rossyia-side-skipped = { $side }: активировать больше некого.
rossyia-activated-first = { $unit } — сначала активация, потом движение.
rossyia-acts-independently = { $unit } — вне дальности всех штабов, которые ещё не активированы: ходит с отдельными частями, после всех штабов.
rossyia-acts-with-hq = { $unit } действует вместе со штабом, который ею командует; это может { $hq } после активации.
rossyia-hq-leads = { $unit } — штаб, под чужое командование он не переходит.
rossyia-no-way-over-land = { $place }: пути по суше туда нет.
rossyia-reserve-alone-moves = Сейчас движется только резерв; { $unit } — не в резерве.
rossyia-too-far = Путь до { $place } стоит { $cost } ОД, а { $left ->
    [0] не осталось ничего
   *[other] осталось { $left }
}.
rossyia-under-command = { $unit } — уже под командованием.
