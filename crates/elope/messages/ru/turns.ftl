# Operation Elope, по-русски: расстановка и особые правила ходов.

elope-set-up-lists = Списки ходов: { $edition }.
elope-edition-renovated = обновлённое издание
elope-edition-original = первое издание
elope-set-up-fleet = На рейде ({ $hex }): { $unit }{ $others ->
    [0] {""}
   *[other] {" "}и ещё { $others }
}.
elope-set-up-variant = Предписанные движения исторического сценария не играются.
elope-set-up-length = Игра кончается после хода { $turns }.
elope-set-up-doctrine = Доктрина союзников действует.
elope-set-up-no-doctrine = Доктрина союзников не действует.

elope-special-auto-supply = В этом ходу все части союзников снабжены и на связи.
elope-special-upriver = { $unit } { $others ->
    [0] должна
   *[other] и ещё { $others } должны
} идти на корабле вверх по Двине, сколько он пройдёт.
elope-special-french = { $unit } { $others ->
    [0] должна
   *[other] и ещё { $others } должны
} идти вдоль железной дороги к Плесецкой.
elope-special-garrison = { $unit } { $others ->
    [0] должна
   *[other] и ещё { $others } должны
} оставаться в Архангельске.
elope-special-released = { $unit } { $others ->
    [0] может
   *[other] и ещё { $others } могут
} покинуть Архангельск.
elope-special-onega = { $unit } должна уйти с карты на Онегу: ведите её к западному краю, в гекс между 3301 и 4301, и выберите там «Уйти с карты».
elope-special-red-rail = Красные могут ездить по железной дороге между Коношей и Плесецкой.
elope-special-weather = Погоду этого хода решает кубик.
elope-special-train = Бронепоезд союзников может покинуть Архангельск.
elope-special-upper-dvina = { $unit } должна идти на Верхнюю Двину.
elope-special-vaga = { $unit } должна идти на Вагу.
elope-special-tethered = { $unit } { $others ->
    [0] должна
   *[other] и ещё { $others } должны
} оставаться у Архангельска.
elope-special-bereznik = { $unit } должна идти в Березник.
elope-special-ashore = Гидросамолёты «Шорт» могут базироваться на суше.
elope-special-to-garrison = { $unit } переходит в гарнизон Архангельска.
elope-special-artillery = Артиллерия красных, которой ещё не было в списках, приходит в Вологду.
elope-special-ice = Верхняя Двина ещё подо льдом.
elope-special-depot-ships = { $unit } { $others ->
    [0] должна
   *[other] и ещё { $others } должны
} оставаться у Архангельска.
elope-special-go-home = { $unit } { $others ->
    [0] должна
   *[other] и ещё { $others } должны
} идти в Архангельск и выйти там из игры.
elope-special-low-water = Межень: мониторы и авианосцы больше не могут подниматься по Верхней Двине и Ваге.
elope-special-gas = Теперь британцы могут атаковать газом.
elope-special-last-turn = Это последний ход.

elope-weather-dry = Начинается сухая погода.
elope-weather-thaw = Начинается распутица: тропы раскисли.
elope-weather-snow = Начинается зима, лёг снег.
elope-ice-for-troops = Все реки замёрзли для войск; судам ещё открыты Нижняя Двина и Вага.
elope-ice-everywhere = Все реки замёрзли: войска проходят по льду, корабли стоят.
elope-ice-lower-dvina = Нижняя Двина и Вага замёрзли, судам хода нет.
elope-ice-gone = Лёд на реках сошёл.
elope-vologda-points = { $points ->
    [one] { $points } очко снабжения ждёт
    [few] { $points } очка снабжения ждут
   *[many] { $points } очков снабжения ждут
} в Вологде до следующего хода.
elope-tanks-arrive = Прибыли танки.
elope-arrivals-crowd = Частей слишком много ({ $hex }): до конца фазы движения лишние должны уйти.
elope-place-counts = { $hex }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
elope-place-cut-off = { $hex } не считается: нет линии к Архангельску.
elope-place-empty = { $hex } не считается: там нет частей союзников.
elope-place-of-leavers = { $hex } не считается: там только части, которым приказано покинуть игру ({ $unit }).
elope-stops-in-zone = { $unit } останавливается в зоне противника.
elope-fights-on = { $side } атакуют снова: { $hex }.
elope-interceptors-return = { $unit } возвращается на базу.
