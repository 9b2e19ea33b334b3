# Operation Elope, по-русски: позиция с настоящего стола — поля, ошибки, что принято без слов.

elope-phase-set-up = Расстановка красных
elope-phase-allied-operations = Общие операции, союзники
elope-phase-red-operations = Общие операции, красные
elope-box-to-come = Ещё не прибыли
elope-box-lost = Потеряны
elope-box-withdrawn = Выведены
elope-box-never = Не в игре

elope-field-turn = Ход
elope-field-phase = Что сейчас начинается
elope-field-weather = Погода
elope-field-depth = Глубина Двины, в футах
elope-field-points-allied = Очки снабжения союзников
elope-field-points-red = Очки снабжения красных
elope-field-points-vologda = Очки красных в пути из Вологды
elope-field-kotlas = Решение о Котласе в этом ходу
elope-field-july = Июльское решение
elope-field-been-in-kotlas = Союзники побывали в Котласе
elope-field-railway-brigade = Бригада для железной дороги
elope-field-conditions = Снабжение и связь
elope-field-held-allied = Держат союзники
elope-field-held-red = Держат красные
elope-field-forts = Форты
elope-field-hasty = Полевая оборона
elope-field-wrecked = Разрушенный путь
elope-field-bridges-built = Построенные мосты
elope-field-bridges-down = Разрушенные мосты
elope-field-mined = Мины
elope-field-swept = Протраленные стороны гексов

elope-value-silent = не бросали
elope-value-undecided = не решено
elope-value-yes = да
elope-value-no = нет
elope-value-none = никакая
elope-value-found = определить по позиции
elope-value-marked = как отмечено на фишках

elope-state-captured = трофей

elope-position-no-turn = Какой сейчас ход? Добавьте строку «turn: 1», самое большее { $last }.
elope-position-no-such-turn = «{ $word }» — не ход: ходы идут от 1 до { $last }.
elope-position-no-phase = Что сейчас начинается? Добавьте строку «phase: movement allied» или другую фазу.
elope-position-no-such-phase = «{ $word }» — не фаза. Напишите «operations», «movement» или «combat» и сторону («allied», «red») или «set up».
elope-position-set-up-is-first = Красные расставляются перед ходом 1: напишите «turn: 1».
elope-position-wrong-weather = В ходу { $turn } погода другая: { $weather }. Исправьте ход или погоду.
elope-position-no-depth = Глубину Двины уже бросали: добавьте строку «depth».
elope-position-depth-not-rolled = Глубину ещё не бросали: уберите эту строку.
elope-position-no-decision = Такого решения ещё не бросали: уберите эту строку.
elope-position-decision-assumed = О решении насчёт Котласа ничего не сказано: считается, что оно не принято.
elope-position-no-place = Места «{ $word }» нет. Напишите гекс, сторону гекса, например 4014/N, название места или ячейки латиницей или «aboard» и корабль.
elope-position-no-hexside = «{ $word }» — не речная сторона гекса: напишите гекс и направление, например 4014/N.
elope-position-no-land = { $hex }: на воде ничего не строят.
elope-position-no-railway = { $hex }: железной дороги там нет.
elope-position-bridge-is-there = { $hex }: мост там напечатан на карте, строка не нужна.
elope-position-no-bridge-there = { $hex }: напечатанного моста, который мог бы быть разрушен, там нет.
elope-position-not-navigable = { $hex }: судам там хода нет.
elope-position-no-mines-in-the-vaga = { $hex }: на Ваге мин не бывает.
elope-position-held-by-both = { $hex }: записано за обеими сторонами, оставьте за одной.
elope-position-no-airfield = { $hex }: аэродрома там нет.

elope-position-comes-later = { $unit } прибывает только в ходу { $turn }: не называйте эту фишку, она ещё придёт.
elope-position-has-left = { $unit }: фишка выбыла из игры в ходу { $turn }. Не называйте её или положите в ячейку «withdrawn».
elope-position-not-in-scenario = { $unit }: в этом сценарии такой фишки нет, не называйте её.
elope-position-never-comes = { $unit }: ни в одном списке этой фишки нет, прибыть она не может.
elope-position-ship-on-land = { $unit } — корабль, на суше ему не место ({ $hex }): назовите речную сторону гекса рядом.
elope-position-in-the-water = { $unit }: здесь стоять нельзя ({ $hex }), это вода.
elope-position-train-off-rails = { $unit }: рельсов здесь нет, { $hex }.
elope-position-no-ground-for-tanks = { $unit } — танк, ему здесь не место ({ $hex }): проходимого для танков пути туда нет.
elope-position-not-a-ship = { $unit } — не корабль, на реке стоять нельзя ({ $hex }): назовите гекс или «aboard» и пароход.
elope-position-ship-not-navigable = { $unit }: здесь стоять нельзя ({ $hex }), судам сюда хода нет.
elope-position-vologda-is-red = { $unit }: в Вологде нельзя, там ждут только красные.
elope-position-only-ships-laid-up = { $unit } — не корабль: зимуют только корабли.
elope-position-not-due = { $unit }: выбирать, где войти, сейчас не надо. Поставьте фишку на карту или не называйте её.
elope-position-state-does-not-fit = { $unit }: состояние «{ $word }» сюда не подходит.
elope-position-no-reduced-side = { $unit }: ослабленной стороны у фишки нет, первая же потеря её уничтожает.
elope-position-conditions-are-found = { $unit }: «{ $word }» следует из позиции. Уберите это слово или добавьте строку «conditions: marked».

elope-position-enemies-together = { $hex }: противники стоят в одном гексе.
elope-position-aboard-nothing = { $unit } на борту, но корабля нет на карте: { $ship }. Поставьте его.
elope-position-aboard-an-enemy = { $unit } на борту у противника: { $ship }. Если он захвачен, отметьте это: «captured».
elope-position-in-the-ice = { $unit } во льду ({ $hex }) и стоит там до оттепели.
elope-position-mined-and-swept = { $hex }: протралено и заминировано. Красных мин там больше нет, теперь лежат союзные.
elope-position-nobody-to-set-up = Расставлять больше некого: начните с «phase: operations allied» или положите фишки в ячейку «due».
elope-position-stands-still = У того, кто решает, здесь нет ни одного возможного приказа: начните с другой фазы.
elope-position-assumed-held = Места, которых нет ни в одном из двух списков, держит тот, кто там стоит, а если никого нет, то сторона, которой они принадлежат в начале игры.
elope-position-assumed-lost = { $others ->
    [0] { $unit }: фишка не названа и считается потерянной.
    [one] { $unit } и ещё { $others } фишка не названы и считаются потерянными.
    [few] { $unit } и ещё { $others } фишки не названы и считаются потерянными.
   *[many] { $unit } и ещё { $others } фишек не названы и считаются потерянными.
}
elope-position-assumed-to-come = { $others ->
    [0] { $unit }: фишка не названа и ещё не прибыла.
    [one] { $unit } и ещё { $others } фишка не названы и ещё не прибыли.
    [few] { $unit } и ещё { $others } фишки не названы и ещё не прибыли.
   *[many] { $unit } и ещё { $others } фишек не названы и ещё не прибыли.
}
