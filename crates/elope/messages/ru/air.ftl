# Operation Elope, по-русски: авиация.

elope-changes-base = { $unit } меняет базу: { $hex }.
elope-goes-aboard = { $unit } теперь базируется на корабле: { $ship }.
elope-no-base-left = { $unit }: другой базы нет, самолёт потерян.
elope-supports = Поддержка атаки на { $hex }: { $unit }{ $others ->
    [0] {""}
   *[other] {" "}и ещё { $others }
}.
elope-supports-with-gas = Поддержка атаки на { $hex } газом: { $unit }{ $others ->
    [0] {""}
   *[other] {" "}и ещё { $others }
}.
elope-goes-bombing = { $unit } { $others ->
    [0] вылетает
   *[other] и ещё { $others } вылетают
} бомбить: { $hex }.
elope-stays-at-base = { $unit } остаётся на базе.
elope-airfield-open = Кубик { $die }: аэродром работает, { $hex }.
elope-airfield-mud = Кубик { $die }: аэродром в этом ходу закрыт из-за грязи, { $hex }.
elope-engines-run = Кубик { $die }, считается { $modified }: { $unit }: мотор работает, весь этот тип летает.
elope-engines-fail = Кубик { $die }, считается { $modified }: мотор отказывает, { $unit } и весь этот тип в этом ходу не летают.
elope-intercepts = { $unit } поднимается на перехват: { $hex }.
elope-air-combat = Воздушный бой, { $hex }, { $column }: кубик { $die } — строка { $row }.
elope-air-column-1-2 = 1 к 2
elope-air-column-1-1 = 1 к 1
elope-air-column-3-2 = 1,5 к 1
elope-air-column-2-1 = 2 к 1
elope-air-column-3-1 = 3 к 1
elope-air-column-4-1 = 4 к 1
elope-turns-back = { $unit } { $others ->
    [0] поворачивает
   *[other] и ещё { $others } поворачивают
} назад.
elope-shot-down = Сбит: { $unit }.
elope-bombs-hit = Бомбы на { $hex }, сила { $strength }: кубик { $die }, считается { $modified } — попадание.
elope-bombs-miss = Бомбы на { $hex }, сила { $strength }: кубик { $die }, считается { $modified } — мимо.
elope-hit-tells = Второй кубик { $die }: попадание действует, { $hex }.
elope-hit-does-nothing = Второй кубик { $die }: попадание без вреда, { $hex }.
elope-bombs-track = Кубик { $die } против пути: { $hex }.
elope-bridge-bombed = Мост разрушен: { $hex }.
elope-fort-bombed = Форт разрушен: { $hex }.
elope-hasty-defence-bombed = Полевая оборона разрушена: { $hex }.
elope-track-bombed = Путь разрушен: { $hex }.
elope-troops-panic = Красные войска в панике ({ $hex }): атаки союзников на них прибавляют 1 к броску.
elope-depot-made-mobile = { $unit } теряет уровень и теперь подвижный.
elope-bombed-out = Уничтожено бомбами: { $unit }.
elope-ship-bombed = Потоплен бомбами: { $unit }.

elope-no-aircraft-named = Самолёт не назван.
elope-not-an-aircraft = { $unit } — не самолёт.
elope-aircraft-fly-later = Самолёты летают в вашу фазу боя; до неё они могут только сменить базу.
elope-has-a-mission = { $unit }: задание уже есть, второго в этом ходу не будет.
elope-has-flown = { $unit } в этом ходу уже летает или меняет базу.
elope-no-flying-weather = { $unit } летает только в сухую погоду.
elope-grounded-by-snow = { $unit } в снег не летает.
elope-engines-failed = { $unit }: моторы этого типа в этом ходу отказали.
elope-airfield-closed = { $unit }: аэродром в этом ходу закрыт из-за грязи.
elope-base-without-supply = { $unit }: от базы нет линии в шесть гексов к складу или источнику снабжения.
elope-out-of-range = { $unit } так далеко не летает.
elope-target-out-of-command = { $unit }: цель вне радиуса командования всех ваших штабов.
elope-nothing-in-range = { $unit }: лететь некуда, нет цели в пределах дальности и радиуса командования ваших штабов.
elope-no-attack-to-support = Атака на { $hex } не объявлена: сначала объявите её.
elope-no-gas-yet = До хода 13 газа нет.
elope-gas-is-british = Газ сбрасывают только британские самолёты.
elope-all-or-no-gas = Все самолёты над { $hex } несут одно и то же: газ или бомбы.
elope-no-more-gas = Газовых атак в этом ходу больше нет.
elope-bomb-the-hex = Эту фишку по отдельности не бомбят: назовите войска её гекса.
elope-only-allies-bomb-troops = Войска бомбят только самолёты союзников.
elope-nothing-to-bomb = Бомбить у противника здесь нечего.
elope-fort-shields = Форт прикрывает всё, что внутри: бомбите форт.
elope-too-many-missions = Заданий уже слишком много: присоединитесь к одному из них.
elope-no-interception-now = Перехватчики взлетают в фазу боя противника, когда вас о них спрашивают.
elope-nobody-to-intercept = Самолётов противника над { $hex } нет.
elope-too-far-to-intercept = { $unit }: до { $hex } больше четырёх гексов от базы, и это вне радиуса командования ваших штабов.
elope-wrong-air-losses = Вы теряете { $count ->
    [one] { $count } самолёт
    [few] { $count } самолёта
   *[many] { $count } самолётов
}: назовите ровно столько.
elope-no-airbase = { $unit }: здесь нет подходящего аэродрома, { $hex }.
elope-base-not-held = { $unit }: вашей стороне эта база недоступна, { $hex }.
elope-field-too-small = { $unit }: поле слишком мало, { $hex }.
elope-airbase-full = { $unit }: на аэродроме нет места, { $hex }.
elope-based-there-already = { $unit } уже базируется там.
elope-not-the-nearest-base = { $unit } должен идти на ближайшую базу.
elope-no-base-afloat = { $unit }: базироваться нельзя, { $ship } — не ваш авианосец и не ваша баржа на воде.
elope-only-seaplanes-afloat = { $unit } — не гидросамолёт и базироваться на корабле не может: { $ship }.
elope-carrier-full = { $unit }: на корабле нет места, { $ship }.
elope-lands-at-barge = { $unit }: пока у вас есть баржа, садитесь рядом с ней или на авианосец.
elope-no-water-for-seaplane = { $unit }: нужны большая река, озеро или море, а здесь их нет: { $hex }.
elope-stays-with-carriers = { $unit } приписан к авианосцу и может перейти только на другой.
