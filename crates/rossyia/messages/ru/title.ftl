# Ответы на вопросы.

rossyia-no-such-counter = Такой фишки нет.
rossyia-line-of-supply = Линия снабжения
rossyia-line-of-command = Линия командования
rossyia-line-isolated = Изоляция: { $hq }. Ни одна линия не ведёт к источнику.
rossyia-line-zone = Изоляция: { $hq }. Линию закрывает вражеская ЗК в { $place }.
rossyia-line-enemy = Изоляция: { $hq }. Линию закрывает враг в { $place }.
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

# Главы правил.
rossyia-chapter-I = Общие правила
rossyia-chapter-II = Начало хода
rossyia-chapter-III = Политика и опции
rossyia-chapter-IV = Активации
rossyia-chapter-V = Штабы, снабжение и Armt
rossyia-chapter-VI = Стеки и движение
rossyia-chapter-VII = Бой
rossyia-chapter-VIII = Особые рода войск, боксы, конец игры
rossyia-chapter-N-czechs = Чехословаки
rossyia-chapter-N-ukraine = Украина
rossyia-chapter-N-baltic = Прибалтика
rossyia-chapter-N-greens = Зелёные
rossyia-chapter-N-romania = Румыния
rossyia-chapter-N-finland = Финляндия
rossyia-chapter-N-poland = Польша
rossyia-chapter-N-turkey = Турция
rossyia-chapter-N-armenia = Армения
rossyia-chapter-N-georgia = Грузия
rossyia-chapter-X = Решения
rossyia-chapter-EX = Примеры
