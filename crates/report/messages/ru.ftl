# Отчёт о партии.

report-decimal-point = ,
report-title = { $game }: отчёт о партии
report-kicker = Отчёт о партии
report-running = Игра не окончена: ход { $turn }.
report-seen-by = Только то, что может знать эта сторона: { $seat }.
report-from = Приказы до № { $order } отданы по другим правилам и в отчёт не вошли.
report-person = человек
report-computer = компьютер ({ $kind })
report-computer-greedy = компьютер, жадный
report-computer-random = компьютер, наугад
report-on = вкл.
report-off = выкл.
report-made = Составлено Ставкой по записи партии: { $orders ->
    [one] { $orders } приказ
    [few] { $orders } приказа
   *[many] { $orders } приказов
}. По одной и той же записи отчёт всегда один и тот же.

report-glance-losses = { $steps ->
    [one] ступень потеряна
    [few] ступени потеряны
   *[many] ступеней потеряно
}, { $units ->
    [one] { $units } фишка
    [few] { $units } фишки
   *[many] { $units } фишек
}
report-glance-turns = { $count ->
    [one] ход
    [few] хода
   *[many] ходов
}
report-glance-dice = брошено кубиков

report-story = Ход за ходом
report-set-up = Расстановка
report-turn = Ход { $turn }
report-turn-named = Ход { $turn }, { $name }
report-earlier = Предыдущий ход
report-later = Следующий ход
report-which-turn = Какой ход
report-all-turns = Показать все
report-key-taken = перешло из рук в руки
report-key-fought = шёл бой
report-quiet = Боёв не было, и ничто не перешло из рук в руки.
report-more = { $count ->
    [one] Ещё { $count } строка
    [few] Ещё { $count } строки
   *[many] Ещё { $count } строк
}
report-lost-counters = { $count ->
    [1] Потеряно: { $units }.
    [one] Потеряна { $count } фишка: { $units }.
    [few] Потеряно { $count } фишки: { $units }.
   *[many] Потеряно { $count } фишек: { $units }.
}

report-points = Победные очки

report-losses = Потери
report-losses-about = Ступени, потерянные за каждый ход, по любой причине.
report-column-turn = Ход
report-column-steps = ступени
report-column-units = фишки
report-column-all = Всего

report-luck = Удача
report-luck-about = Взвешен каждый кубик, который мог стоить кому-то ступени: что по правилам дала бы тогда каждая грань и что вышло на деле. Разница и есть удача.
report-withheld = Не учтено, потому что это выдало бы ещё скрытое: { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}.
report-no-luck = Пока ни один кубик никому не стоил ступени.
report-luck-for = Кому везло: { $side }, всего на { $steps } ступени.
report-luck-against = Кому не везло: { $side }, всего на { $steps } ступени.
report-luck-none = Кубики не благоволили никому.
report-luck-chance = На честных кубиках удача, склонившаяся к одной из сторон не меньше этого, случается { $chance }.
report-luck-ordinary = Это обычное дело.
report-luck-remarkable = Это примечательно.
report-luck-astonishing = В это трудно поверить.
report-luck-line = Удача выше линии: { $one }, ниже линии: { $other }; в ступенях, нарастающим итогом по ходам.
report-chance = { $cases ->
    [one] { $cases } раз
    [few] { $cases } раза
   *[many] { $cases } раз
} из { $of }
report-chance-below = реже одного раза из { $of }
report-every-die = Кубики, от которых что-то зависело: { $count }
report-every-die-about = Числа — ступени, которые из-за кубика потеряли другие, за вычетом своих; считается за эту сторону: { $side }.
report-column-what = Что
report-column-die = Кубик
report-column-expected = Ожидалось
report-column-came = Вышло
report-column-luck = Удача
report-faces = Грани кубика
report-faces-about = Бросков: { $count }, ожидание для каждой грани: { $each }; в среднем выпадало { $average } (у честного кубика 3,50). Так же неровно честный кубик падает { $chance }.

report-attacks = Лучшие и худшие атаки
report-attacks-about = { $count ->
    [1] Единственный бой, каким его сделал кубик.
    [one] Из { $count } боя — те, где кубик больше всего помог атакующему и больше всего помешал.
    [few] Из { $count } боёв — те, где кубик больше всего помог атакующему и больше всего помешал.
   *[many] Из { $count } боёв — те, где кубик больше всего помог атакующему и больше всего помешал.
}
report-best = Лучшие
report-worst = Худшие
report-attack-good = { $came } ступени в пользу атакующего при ожидаемых { $expected }; такое или лучше случается { $chance }.
report-attack-bad = { $came } ступени в пользу атакующего при ожидаемых { $expected }; такое или хуже случается { $chance }.
