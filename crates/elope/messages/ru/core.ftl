# Operation Elope, по-русски: ход, вопросы, снабжение, выживание.

elope-set-up = Силы расставлены.
elope-stage-set-up = Расстановка, { $weather }
elope-stage-turn = Ход { $turn } из { $last }, { $weather }
    .short = Ход { $turn }, { $weather }
elope-turn = Ход { $turn }, { $weather }
elope-movement-begins = { $side }: фаза движения
elope-combat-begins = { $side }: фаза боя

elope-ask-set-up = Расставьте фишки, место которых выбираете вы.
elope-ask-operations = Очки снабжения: { $points }. Стройте склады (цена каждого: { $cost }) и восполняйте части или завершите свою половину фазы операций.
    .kind = Стройте склады и восполняйте части или завершите свою половину фазы операций.
elope-ask-movement = Двигайте части или завершите фазу движения.
elope-ask-attacks = Объявите атаки и вышлите самолёты или завершите объявление.
elope-ask-interception = Поднимите перехватчиков или пропустите самолёты противника.
elope-ask-resolve = Какую из объявленных атак решать следующей?
elope-ask-resolve-the-last = Осталась одна атака, на { $hex }: решите её.
    .kind = Решите последнюю объявленную атаку.
elope-ask-depots = Израсходуйте склады на эту атаку или атакуйте вполсилы.
elope-ask-depots-defence = Израсходуйте склады на эту оборону или обороняйтесь вполсилы.
elope-ask-engaged = Ваши части втянуты в бой: контратакуйте один из гексов, откуда вас атаковали, или потеряйте ещё ступень и отступите.
elope-ask-losses = Какие части теряют { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
}?
    .kind = Какие части теряют ступени?
elope-ask-step-or-retreat = Потеряйте { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
} или вместо этого отступите.
    .kind = Терять ступени или отступать?
elope-ask-excess = Места для всех нет ({ $hex }): какая из отступивших частей гибнет?
    .kind = Какая часть гибнет, если места для всех нет?
elope-ask-retreat = Защитники ({ $hex }) отступают на { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[many] { $hexes } гексов
}: куда?
    .kind = Куда отступают защитники?
elope-ask-retreat-on = Защитники ({ $hex }) уже в гексе { $at } и отступают ещё на { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[many] { $hexes } гексов
}: куда?
    .kind = Куда отступают защитники?
elope-ask-advance = Займите оставленный гекс или останьтесь на месте.
elope-ask-exploit = Прорыв: идите дальше, атакуйте снова или останьтесь.
elope-ask-flight = { $unit } уходит от противника: куда?
    .kind = Куда уходит часть?
elope-ask-air-losses = Какие самолёты потеряны? { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}.
    .kind = Какие самолёты потеряны?
elope-ask-stranded = Найдите другую базу самолётам, потерявшим свою.

elope-out-of-turn = В этой фазе такому приказу не место.
elope-asked-first = { $unit }: сейчас не время; сначала ответьте на вопрос.
elope-not-your-movement = Части двигаются только в свою фазу движения.
elope-not-your-operations = Склады и пополнения — дело общей фазы операций.
elope-moves-later = { $unit }: пока покупают склады и пополнения, делать нечего; двигаться — в вашу фазу движения.
elope-nothing-to-end = Это решение пропустить нельзя: ответьте на вопрос.
elope-not-yours = { $unit }: командуете не вы.
elope-not-on-the-map = { $unit } не на карте.
elope-not-in-a-hex = { $unit } стоит не в гексе.
elope-check-is-over = Кто-то уже двигался: снабжение проверяется до этого.

elope-no-store-left = Города, где можно потратить ваши очки, у противника.
elope-no-depots-there = Строить склад здесь нельзя: { $hex }.
elope-too-few-points = Это стоит { $cost ->
    [one] { $cost } очко снабжения
    [few] { $cost } очка снабжения
   *[many] { $cost } очков снабжения
}, а у вас меньше.
elope-no-depot-counter = Все фишки складов заняты.
elope-too-many-depots = Складов слишком много ({ $hex }): предел — пять.
    .short = слишком много складов: часть надо убрать
elope-depot-built = Построен: { $unit } ({ $hex }).
elope-not-rebuilt = { $unit }: вернуть в строй нельзя.
elope-not-reduced = { $unit } в полной силе.
elope-needs-hq = { $unit } без штаба: части восполняют рядом со штабом.
elope-needs-line = { $unit }: от штаба рядом нет линии в тыл.
elope-enemy-too-near = { $unit }: противник в соседнем гексе, а нужно не ближе двух.
elope-rebuilt = { $unit } снова в полной силе.
elope-no-depot = { $unit } — не склад.
elope-turned-already = { $unit }: фишку в этом ходу уже переворачивали.
elope-no-ground-for-depot = { $unit }: на такой местности стационарный склад стоять не может.
elope-depot-turned-static = { $unit } становится стационарным складом.
elope-depot-turned-mobile = { $unit } становится подвижным складом.
elope-needs-no-depot = { $unit } не берёт со складов.
elope-supplied-already = { $unit }: снабжение и так есть.
elope-no-rations-now = Кого снабжать первым, говорят до первого хода в своей фазе движения, в своей фазе боя или когда в бою выбирают склады.
elope-nobody-rationed = Не названо, кого снабжать первым.
elope-rationed-already = Их уже снабжают первыми.
elope-rations = Первыми снабжают: { $unit }{ $others ->
    [0] {""}
   *[other] {" "}и ещё { $others }
}.
elope-no-hq = { $unit } — не ваш штаб.
elope-hq-has-moved = { $unit }: штаб уже двигался в этой фазе или уже снабжает через реку.
elope-hq-out-of-supply = { $unit } без снабжения и этого не может: подведите склад.
elope-nobody-across = { $unit }: за рекой нет ни одной из его частей.
elope-spans = { $unit } остаётся на месте и снабжает свои части через реку.
elope-hq-spans-river = { $unit } снабжает свои части через реку и в этом ходу остаётся на месте.

elope-survives = { $shelter ->
    [0] Кубик { $die }
   *[other] Кубик { $die } − { $shelter } за укрытие = { $modified }
}: { $unit }, выучка { $tc }, держится.
elope-starves = { $shelter ->
    [0] Кубик { $die }
   *[other] Кубик { $die } − { $shelter } за укрытие = { $modified }
}: { $unit }, выучка { $tc }, теряет ступень без снабжения.

# Главы правил.
elope-chapter-1 = О чём игра
elope-chapter-2 = Состав игры
elope-chapter-3 = Порядок хода
elope-chapter-4 = Движение
elope-chapter-5 = Зоны контроля
elope-chapter-6 = Стеки
elope-chapter-7 = Бой
elope-chapter-8 = Отступление и продвижение
elope-chapter-9 = Части поддержки
elope-chapter-10 = Снабжение и сообщение
elope-chapter-11 = Очки снабжения и склады
elope-chapter-12 = Авиация
elope-chapter-13 = Подкрепления и пополнения
elope-chapter-14 = Погода
elope-chapter-15 = Суда
elope-chapter-16 = Бронепоезда
elope-chapter-17 = Сапёры
elope-chapter-18 = Танки
elope-chapter-19 = Авианосцы
elope-chapter-20 = Доктрина союзников
elope-chapter-21 = Бокс «Вологда»
elope-chapter-22 = Газы
elope-chapter-23 = Сценарии
elope-chapter-24 = Победа
elope-chapter-AID = Памятки
elope-chapter-T = Таблицы
