# Ответы на вопросы.

rossyia-no-such-counter = Такой фишки нет.
rossyia-line-of-supply = Линия снабжения
rossyia-line-of-command = Линия командования
rossyia-line-isolated = Изоляция: { $hq }. Ни одна линия не ведёт к источнику.
rossyia-line-without-hq = Вне радиуса всех штабов: { $unit }.
rossyia-why-enters = В { $place }
rossyia-why-rail = По железной дороге: { $unit }
rossyia-odds-together = Они действуют вместе.
rossyia-odds-apart = Первый действует один.
rossyia-odds-attack = Атака
rossyia-odds-defence = Оборона
rossyia-odds-attack-shock = Натиск атаки
rossyia-odds-defence-shock = Натиск обороны
rossyia-odds-shifts = Столбцы
rossyia-odds-modifiers = Прибавка к кубику
