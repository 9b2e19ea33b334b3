# Operation Elope, по-русски: флот.

elope-ask-lost-ship = Орудия с берега попали: какой корабль вы теряете?
elope-ask-fire = Рядом пароходы противника: откройте огонь по одному или не стреляйте.
elope-ask-escape = { $unit } уходит: плывите, очков движения — { $points }, или останьтесь.
    .kind = Уходит ли корабль и куда?
elope-ask-displaced = { $unit } должен уступить место: выберите соседнюю сторону гекса на реке.
    .kind = Куда корабль уступает место?
elope-ask-rescue = В воде: { $unit }{ $others ->
    [0] {""}
   *[other] {" "}и ещё { $others }
}. Выберите берег.
    .kind = На какой берег выходят те, кто в воде?

elope-sails = { $unit } { $others ->
    [0] идёт
   *[other] и ещё { $others } идут
} по воде: { $from } → { $to }.
elope-shore-fire-hits = Кубик { $die }: орудия ({ $hex }) попадают по кораблям. Среди них { $unit }.
elope-shore-fire-misses = Кубик { $die }: орудия ({ $hex }) мажут по кораблям. Среди них { $unit }.
elope-ship-sinks = Потоплен: { $unit }.
elope-rescued = { $unit } { $others ->
    [0] выходит
   *[other] и ещё { $others } выходят
} на берег, на ступень слабее: { $hex }.
elope-drowned = { $unit }: свободного берега нет, часть потеряна.
elope-put-ashore = { $unit } на берегу: { $hex }.
elope-gunboat-rolls = { $unit } бросает { $die }, считается { $total }.
elope-gunboats-equal = { $unit } и { $other } равны: никто не уступает, движущиеся корабли останавливаются.
elope-gunboat-loses = Ко дну идёт { $unit }; победитель — { $other }.
elope-gunboat-gives-way = { $unit } отходит, { $other } остаётся.
elope-ship-displaced = { $unit } отходит: { $hex }.
elope-steamer-hit = Кубик { $die }: попадание, { $unit }.
elope-steamer-surrenders = Кубик { $die }: { $unit } сдаётся.
elope-steamer-escapes = Кубик { $die }: { $unit } уходит.
elope-steamer-escaped = { $unit } уходит: { $hex }.
elope-taken-aboard = { $unit } в плену вместе с пароходом; часть потеряна.
elope-hits-a-mine = Кубик { $die }: { $unit } подрывается на мине.
elope-passes-the-mines = Кубик { $die }: { $unit } проходит через мины.
elope-runs-aground = Кубик { $die }: { $unit } садится на мель до следующего хода.
elope-clears-the-shoals = Кубик { $die }: { $unit } проходит мели.
elope-lays-mines = { $unit } ставит мины: { $hex }.
elope-sweeps = Кубик { $die }: { $unit } очищает от мин { $hex }.
elope-sweeps-in-vain = Кубик { $die }: { $unit } тралит впустую, { $hex }.
elope-troops-board = На борт ({ $ship }): { $unit }{ $others ->
    [0] {""}
   *[other] {" "}и ещё { $others }
}.
elope-troops-land = { $unit } { $others ->
    [0] сходит
   *[other] и ещё { $others } сходят
} на берег: { $hex }.
elope-ferries = { $ship } перевозит на { $hex }: { $unit }{ $others ->
    [0] {""}
   *[other] {" "}и ещё { $others }
}.

elope-no-points-to-break-away = { $unit } в зоне противника: оторваться и погрузиться стоит { $cost } ОД.
elope-no-ship = { $unit } — не корабль и не плавает.
elope-no-way-by-water = Назовите стороны гексов на реке, по которым плыть.
elope-hexside-apart = { $unit }: { $hex } не примыкает к своей стороне гекса, идите шаг за шагом.
elope-river-too-small = { $unit }: река здесь не годится, { $hex }.
elope-waits-aboard = { $unit } на борту ({ $ship }): ведите судно дальше или высадите на берег.
elope-river-frozen = Река замёрзла ({ $hex }): { $unit } ждёт оттепели.
elope-carrier-beyond-bereznik = Авианосцы не ходят выше Березника: { $unit } в { $hex } не войдёт.
elope-water-too-low = Слишком мелко ({ $hex }): { $unit } может идти только назад, к Березнику.
elope-mines-bar-allies = { $hex } под минами: кораблям союзников туда нельзя.
elope-enemy-ships-in-the-way = { $hex }: там канонерки противника. Сначала станьте рядом и дайте бой.
elope-depot-ship-stays = { $unit } остаётся в Архангельске.
elope-ship-stays-at-sea = { $unit } остаётся в море у Архангельска.
elope-ship-aground = { $unit } на мели до следующего хода.
elope-ship-stopped = { $unit }: путь преградили канонерки противника, в этой фазе дальше нельзя.
elope-ship-too-far = { $unit }: дотуда не хватит очков движения, { $hex }.
elope-boarded-too-late = { $unit }: в начале фазы была не у парохода, повезут со следующего хода.
elope-boarded-before = { $unit } уже была на борту в этой фазе: снова погрузиться нельзя.
elope-nowhere-carried = { $unit } только что на борту: сначала плывите, потом высаживайте.
elope-nobody-boards = Назовите, кого везти.
elope-carries-no-troops = { $unit } войск не возит: их возят только пароходы.
elope-no-cargo-for-steamers = Пароход не везёт: { $unit }.
elope-not-beside-the-steamer = { $unit } стоит не на берегу рядом с пароходом.
elope-steamer-full = { $unit }: места для стольких нет.
elope-not-aboard-a-ship = { $unit } и другие не на одном корабле и не в одном поезде.
elope-no-bank = { $hex } — не берег у стороны гекса, где стоит корабль.
elope-tanks-load-in-towns = Танки грузят и выгружают только там, где поезд стоит в посёлке или городе.
elope-no-ferry-here = { $unit } не между частями и другим берегом: подведите его к их стороне гекса.
elope-no-points-for-ferry = { $unit }: на переправу не хватит очков движения.
elope-no-minesweeper = { $unit } — не тральщик.
elope-no-mines-in-the-vaga = На Ваге мин не бывает.
elope-mined-already = { $hex } уже под минами.
elope-no-points-for-mines = { $unit }: на постановку мин не хватит очков движения.
elope-no-mines-there = Мин там нет: { $hex }.
elope-sweeper-aground = { $unit } в этом ходу на мели и не тралит.
elope-sweeper-laid-mines = { $unit } в этом ходу ставит мины и не тралит.
elope-swept-already = { $unit } в этом ходу уже тралит.
elope-choose-one-ship = Выберите один из кораблей под огнём: lose SHIP:1.
elope-no-steamer-to-fire-on = Сейчас стрелять нельзя: { $unit }.
elope-nothing-to-hold = Сейчас от вас не ждут ни огня, ни ухода.
elope-nobody-escapes = Сейчас ни один ваш корабль не уходит и не уступает место.
elope-escape-too-far = { $unit }: чтобы уйти так далеко, не хватит очков движения.
elope-no-refuge = { $unit }: отойти туда нельзя. Выберите свободную соседнюю сторону гекса, по возможности дальше от противника.
elope-nobody-in-the-water = Сейчас ни одна ваша часть не ищет берега.
elope-no-landing-place = Уцелевшим туда не выйти ({ $hex }): выберите берег без противника и со свободным местом.
