# Operation Elope, по-русски: железная дорога, бронепоезда, укрепления, сапёры и танки.

elope-entrains = { $unit } { $others ->
    [0] садится
   *[other] и ещё { $others } садятся
} в поезд: { $hex }.
elope-travels = { $unit } { $others ->
    [0] едет
   *[other] и ещё { $others } едут
} по железной дороге: { $hex }.
elope-halted = Поезд дальше не пройдёт ({ $hex }): { $unit } { $others ->
    [0] высаживается
   *[other] и ещё { $others } высаживаются
}.
elope-detrains = { $unit } { $others ->
    [0] высаживается
   *[other] и ещё { $others } высаживаются
}: { $hex }.
elope-train-runs = { $unit } { $others ->
    [0] идёт
   *[other] и ещё { $others } идут
} по рельсам: { $hex }.
elope-refits = { $unit } пополняет запас; израсходован { $depot }.
elope-entrenches = { $unit } окапывается.
elope-hasty-built = { $unit } строит полевую оборону: { $hex }.
elope-fort-built = { $unit } строит форт: { $hex }.
elope-bridge-built = { $unit } строит мост: { $hex }.
elope-track-mended = { $unit } чинит путь: { $hex }.
elope-wrecks = { $unit } разрушает путь: { $hex }.
elope-tank-breaks-down = Кубик { $die }: { $unit } ломается.
elope-tank-runs = Кубик { $die }: { $unit } в порядке.
elope-tank-repaired = Кубик { $die }: { $unit } снова на ходу.
elope-tank-lost = Кубик { $die }: { $unit }, ремонт невозможен, танк потерян.

elope-no-rail-movement = { $unit }: железной дорогой нельзя. В первом издании ею ездят только красные, с хода 2.
elope-tank-needs-train = { $unit }: обычный поезд не берёт, погрузите на бронепоезд в посёлке или городе.
elope-not-at-a-station = { $unit }: здесь в поезд не сесть ({ $hex }), сначала дойдите до города на железной дороге.
elope-not-behind-the-front = { $hex } не в вашем тылу: чтобы сесть в поезд, дойдите до города на железной дороге.
elope-no-train-in-zone = Отсюда поезд не уйдёт ({ $hex }): здесь зона контроля противника. Сначала выйдите из неё.
elope-track-is-cut = Путь разрушен ({ $hex }): поезд не пройдёт.
elope-no-points-to-entrain = { $unit }: на посадку в поезд очков движения не осталось.
elope-journey-is-over = { $unit }: поездка окончена, дальше только маршем.
elope-journey-through-zone = { $hex } в зоне контроля противника: поезд через неё не идёт.
elope-not-along-the-line = Железная дорога туда не ведёт ({ $hex }): называйте гексы линии по порядку.
elope-no-service-there = Поезда туда не ходят ({ $hex }): ездят между Коношей и Плесецкой.
elope-enemy-on-the-line = Противник на линии: { $hex }.
elope-journey-too-long = { $hex } слишком далеко для этой поездки: осталось { $left ->
    [one] { $left } гекс
    [few] { $left } гекса
   *[many] { $left } гексов
}.
elope-not-aboard = { $unit } не в поезде.
elope-no-station = Здесь с поезда не сходят ({ $hex }): поезжайте до города или ждите конца фазы.
elope-train-runs-alone = { $unit } — не бронепоезд: приказывайте поездам и войскам отдельно.
elope-train-not-free = { $unit } не покидает Архангельск до хода 3.
elope-train-before-infantry = { $unit } идёт не дальше вашей пехоты: она сюда ещё не дошла, { $hex }.
elope-train-too-far = { $unit }: в этом ходу не дойти, { $hex }.
elope-no-train = { $unit } — не ваш бронепоезд.
elope-refit-elsewhere = { $unit } пополняет запас только здесь: { $hex }.
elope-refit-needs-depot = { $unit }: чтобы пополнить запас, нужен ваш склад в том же гексе.
elope-refit-needless = { $unit }: с последнего пополнения запас не тронут.

elope-work-too-dear = { $unit }: осталось { $left } ОД, а работа требует { $cost }.
elope-does-not-dig = { $unit } окопов не роет.
elope-works-need-normal-supply = { $unit }: для работы не хватает снабжения или связи.
elope-trenches-when-dry = { $unit } может окапываться только в сухую погоду.
elope-entrenched-already = { $unit } уже в окопах.
elope-no-works-in-snowy-marsh = { $hex } — болото: пока лежит снег, там ничего не строят.
elope-does-not-improve = { $unit } окопов не улучшает: это делают боевые части, а сапёры строят сразу.
elope-not-entrenched = { $unit }: чтобы строить полевую оборону, надо сначала окопаться.
elope-works-disturbed = { $unit }: нужно полный ход пробыть вне зон контроля противника.
elope-work-stands = Такое укрепление там уже есть: { $hex }.
elope-improving-takes-all = { $unit }: полевая оборона требует всех очков движения.
elope-does-not-wreck = { $unit } путей не разрушает: это дело боевой части.
elope-no-track-to-wreck = Разрушать там нечего: { $hex }.
elope-no-engineers = { $unit } не строит: строят только американские и британские сапёры.
elope-engineers-need-supply = { $unit } без снабжения и строить не может.
elope-enemy-at-the-site = Здесь не построить ({ $hex }): рядом противник.
elope-track-is-whole = Путь цел: { $hex }.
elope-no-place-for-bridge = Мост должен лежать через речную сторону гекса, и за ней должна быть суша: { $hex }.
elope-bridge-stands = Мост там уже есть.
