# Operation Elope, по-русски: сценарии, доктрина, прибытие, погода и победа.

elope-dry = сухо
elope-thaw = распутица
elope-snow = снег
elope-weather-open = погоду решит кубик
elope-october = Кубик { $die }: октябрь, { $weather }.
elope-depth = Кубик { $die }: глубина Двины { $feet ->
    [one] { $feet } фут
    [few] { $feet } фута
   *[many] { $feet } футов
}.
elope-decision-yes = Кубик { $die }: Лондон даёт согласие на Котлас.
elope-decision-undecided = Кубик { $die }: Лондон о Котласе ещё не решил.

elope-supply-points = { $side }: { $points ->
    [one] { $points } очко снабжения
    [few] { $points } очка снабжения
   *[many] { $points } очков снабжения
}.
elope-deploys = { $unit } ставится: { $hex }.
elope-reinforcements = { $side }: { $unit } { $others ->
    [0] прибывает
   *[other] и ещё { $others } прибывают
}.
elope-comes = Кубик { $die }: { $unit } и её батальон прибывают.
elope-never-comes = Кубик { $die }: { $unit } и её батальон не придут.
elope-from-vologda = { $unit } { $others ->
    [0] приходит
   *[other] и ещё { $others } приходят
} из Вологды в Коношу.
elope-enters = { $unit } { $others ->
    [0] входит
   *[other] и ещё { $others } входят
} на карту.
elope-ships-return = Лёд сошёл, снова в строю: { $unit }{ $others ->
    [0] {""}
   *[other] {" "}и ещё { $others }
}.
elope-withdrawn = { $unit } выходит из игры.
elope-laid-up = { $unit } становится на зимовку.
elope-leaves-the-map = { $unit } уходит на Онегу.
elope-attached = { $unit } переходит в 1-й батальон.
elope-takes-the-railway = { $unit } получает железную дорогу, другая бригада — Верхнюю Двину.
elope-disbands = { $unit }: места нет, часть расформирована.

elope-takes-place = { $side } занимают { $hex }.
elope-points = У союзников { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}.
elope-won-towns = Союзники держат Плесецкую, Шенкурск и Котлас с открытыми линиями к Архангельску.
elope-won-archangel = Архангельск взят красными.
elope-won-no-kotlas = Целью был Котлас, и никто туда не пошёл: очки ({ $points }) не помогут, побеждают красные.
elope-won-red = Очков слишком мало ({ $points }): побеждают красные.
elope-won-marginal = Очки: { $points }. Малая победа союзников.
elope-won-substantial = Очки: { $points }. Крупная победа союзников.

elope-not-to-be-set-up = { $unit }: сейчас не вам её ставить.
elope-set-up-too-far = { $unit }: сюда поставить нельзя ({ $hex }), выберите сушу ближе к её месту.
elope-nobody-enters = Не названо, кто входит.
elope-cannot-enter-there = { $unit }: там войти нельзя, выберите из её списка место, которое ваше.
elope-waits-in-vologda = { $unit } ждёт в Вологде: в следующем ходу сама придёт в Коношу.
elope-arrivals-left = В этой фазе ещё могут войти: { $unit }{ $others ->
    [0] {""}
   *[other] {" "}и ещё { $others }
}.

elope-stays-in-garrison = { $unit } в гарнизоне и остаётся на месте.
elope-ordered-elsewhere = { $unit } имеет приказ: считая по цене пути, { $hex } не ближе к цели.
elope-outside-its-area = { $unit } должна оставаться в своём районе: { $hex } вне его.
elope-area-closed = { $unit }: кончать движение здесь нельзя ({ $hex }), этот район для неё закрыт.
elope-must-go-on = { $unit } имеет приказ (цель: { $goal }): надо идти дальше, потратив не меньше половины очков движения.
    .short = цель { $goal }: идти дальше
elope-must-set-out = { $unit } имеет приказ (цель: { $goal }) и ещё не двигалась: ведите её ближе.
    .short = цель { $goal }: подойти ближе
elope-goes-before-it-works = { $unit } имеет приказ (цель: { $goal }): работы движением не считаются. Сначала подведите её ближе, потратив не меньше половины очков движения.
elope-carried-on = { $unit } имеет приказ: пусть { $ship } везёт ближе к цели, потратив не меньше половины очков движения.
elope-carried-to-the-town = { $unit } идёт пароходом до города Вага и высаживается там: не высаживайте, { $ship } ещё может подвезти ближе в этот ход или в следующий.
    .short = на борту ({ $ship }): везти ближе
elope-lands-now = { $unit } имеет приказ, и ближе не подвезти: высадите на берег.
    .short = на борту: высадить
elope-boards-in-vain = { $unit } имеет приказ: погрузиться можно только на корабль, который в этой же фазе повезёт ближе к цели. Иначе ведите маршем.
elope-garrison-too-weak = { $unit } не может покинуть Архангельск: там { $count ->
    [one] должна остаться { $count } рота
    [few] должны остаться { $count } роты
   *[many] должны остаться { $count } рот
}.
elope-garrison-called-back = Архангельску { $count ->
    [one] нужна { $count } рота
    [few] нужны { $count } роты
   *[many] нужны { $count } рот
}: верните туда { $unit }.
    .short = назад в Архангельск: гарнизон
elope-may-not-leave-the-map = { $unit } не может уйти с карты.
elope-no-exit-here = { $unit } уходит с карты из гекса между 3301 и 4301.
elope-too-tired-to-leave = { $unit }: чтобы уйти с карты, осталось мало очков.
elope-must-leave-the-map = { $unit } может уйти на Онегу: возьмите фишку и выберите «Уйти с карты».
    .short = на Онегу: уйти с карты
elope-must-go-to-the-edge = { $unit } имеет приказ уйти с карты на Онегу: цель — { $goal } у западного края. Там среди возможных действий есть «Уйти с карты».
    .short = на Онегу через { $goal }: подойти ближе
elope-royal-scots-go-by-ship = { $unit } в этом ходу идёт вверх по Двине на пароходе: погрузите её.
elope-royal-scots-have-landed = { $unit } в этом ходу пришла вверх по Двине на пароходе: она остаётся у места высадки и сможет идти маршем со следующего хода.
elope-royal-scots-go-aboard = { $unit } имеет приказ идти вверх по Двине: погрузите на пароход.
    .short = вверх по Двине: погрузиться на пароход
elope-royal-scots-land = { $unit } дальше плыть не может: высадите на берег.
    .short = дальше не плыть: высадить
elope-steamer-takes-first = { $unit } ждёт: сначала на пароход идёт { $first }.
elope-steamer-waits = Пароход ждёт, сначала погрузите: { $unit }.
elope-steamer-goes-upstream = { $unit } имеет приказ идти вверх по Двине как можно дальше: ведите его, прежде чем двинутся другие.
    .short = вверх по Двине как можно дальше

elope-depot-escort-has-moved = { $unit }: нужна охрана, а все, кто мог бы идти с ним отсюда, своё движение закончили.
elope-depot-needs-escort = { $unit }: нужна охрана, двигайте вместе с ротой или отрядом.
elope-depot-keeps-escort = { $unit }: в этой фазе склад двигался и охрану сохраняет, оставьте при нём роту или отряд.
elope-artillery-stays = { $unit }: туда нельзя, в Архангельске или рядом { $count ->
    [one] должна быть { $count } батарея
    [few] должны быть { $count } батареи
   *[many] должны быть { $count } батарей
}.
elope-artillery-called-back = В Архангельске или рядом { $count ->
    [one] должна быть { $count } батарея
    [few] должны быть { $count } батареи
   *[many] должны быть { $count } батарей
}: подведите ближе { $unit }.
    .short = ближе к Архангельску
elope-goes-by-steamer = { $unit } идёт на пароходе: погрузите её.
    .short = погрузиться на пароход
elope-attack-upstream = { $hex } слишком далеко вверх по Двине: атаковать там сейчас нельзя.
elope-too-many-us = На { $hex } могут атаковать американские роты, но не больше { $count }.
elope-too-many-french = На { $hex } могут атаковать французские роты, но не больше { $count }.
elope-too-many-british = На { $hex } могут атаковать британские роты, но не больше { $count }.
elope-too-many-companies = На { $hex } всего рот может атаковать не больше { $count }.
elope-name-the-railway-brigade = Назовите бригаду для железной дороги: Грогана или Сэдлир-Джексона.
elope-no-brigade-to-name = Сейчас бригаду для железной дороги назначать не надо.
elope-not-one-of-the-brigades = { $unit } — не штаб бригады Грогана или Сэдлир-Джексона.

# Как победить.
elope-goal-points = Иметь не меньше { $from } победных очков, когда закончится ход { $turn }.
elope-goal-lines = Место считают, только если от него есть линия сообщения до Архангельска.
elope-goal-kotlas = Июльский бросок сделал целью Котлас: если союзная часть там не побывала, очки победы не дают.
elope-goal-towns = Или держать { $first }, { $second } и { $third } в конце хода одной из сторон, каждый с наземной частью и связанный с Архангельском путями или реками: это победа сразу.
elope-goal-prevent = Не дать союзникам набрать { $from } победных очков до конца хода { $turn }.
elope-goal-archangel = Или войти наземной частью сюда: { $hex }. Это победа сразу.
elope-goal-towns-held = Из трёх городов, дающих победу сразу, у союзников: { $count }.
elope-goal-red = Победа красных
elope-goal-marginal = Малая победа союзников
elope-goal-substantial = Крупная победа союзников
