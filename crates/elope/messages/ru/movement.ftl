# Operation Elope, по-русски: движение, зоны, стопки, смятые части и захваченные склады.

elope-marches = { $unit } { $others ->
    [0] идёт
   *[other] и ещё { $others } идут
}: { $from } → { $to } ({ $cost } ОД).
elope-disengages = { $unit } отрывается от противника.
elope-crosses = { $unit } переходит реку: { $hex }. Помогает { $hq }.
elope-hq-crosses = { $unit } переходит реку своими силами: { $hex }.
elope-overrun = Смята: { $unit } ({ $hex }).
elope-depot-caught = Кубик { $die }: { $unit } застигнут.
elope-depot-slips-away = Кубик { $die }: { $unit } предупреждён вовремя.
elope-depot-captured = Трофей: { $unit }. Теперь им владеют { $side }.
elope-depot-flees = { $unit } уходит: { $hex }.

elope-nobody-moves = Не названо, кто двигается.
elope-no-path = Не назван гекс, куда идти.
elope-not-together = { $unit } стоит не вместе с остальными: двигайте отдельно.
elope-move-is-over = { $unit }: движение в этой фазе окончено.
elope-no-points-left = { $unit }: в этой фазе очков движения не осталось.
elope-move-ends-with-sweep = { $unit }: траление мин завершает движение.
elope-picks-nobody-up = { $unit } уже в пути и никого не подбирает: ведите дальше отдельно.
elope-train-off-the-rails = { $unit } ходит только по железной дороге.
elope-choose-the-water = { $unit } ходит по реке рядом с { $hex }: выберите реку.
elope-ship-on-land = { $unit } — судно: оно плавает.
elope-aircraft-do-not-march = { $unit } летает в фазу боя и маршем не ходит.
elope-aircraft-move-in-combat = Самолёты меняют базу в свою фазу боя, пока объявляются атаки и вылеты.
elope-static-depot = { $unit } — стационарный склад: переверните его перед движением.
elope-broken-down = { $unit }: поломка, с места не двинуться.
elope-still-on-the-train = { $unit } в поезде: сначала высадите.
elope-stopped-in-zone = { $unit } в зоне противника и в этой фазе дальше не идёт.
elope-stopped-in-zone-at = { $hex } в зоне противника: марш кончается там.
elope-zone-to-zone = { $hex } тоже в зоне противника: сначала оторвитесь в свободный гекс.
elope-enemy-in-the-way = { $hex }: там противник.
elope-not-adjacent = { $from } и { $to } не соседние: назовите каждый гекс пути.
elope-not-next-to = { $unit }: это не соседний гекс ({ $hex }).
elope-too-dear = { $hex } стоит { $cost } ОД, а { $left ->
    [0] не осталось ничего
   *[other] осталось { $left }
}.
elope-too-far = Путь до { $hex } стоит { $cost } ОД, а { $left ->
    [0] не осталось ничего
   *[other] осталось { $left }
}.
elope-nobody-carries = { $hex }: ваших судов там нет.
elope-water = { $hex } — открытая вода.
elope-major-river = Перед гексом { $hex } большая река без моста.
elope-depot-needs-bridge = Складу нужны дорога или мост через реку: { $hex }.
elope-closed-to-tanks = По местности { $hex } танки не пройдут.
elope-crossing-needs-normal-supply = { $unit }: для переправы ({ $hex }) нужны снабжение и связь.
elope-crossing-needs-whole-allowance = { $unit }: для переправы ({ $hex }) нужны все очки движения, а часть уже потрачена.
elope-crossing-out-of-zone = { $unit } в зоне противника: после отрыва на переправу ({ $hex }) не хватит.
elope-no-closed-river = { $unit }: река путь не закрывает ({ $hex }), идите маршем.
elope-no-hq-for-crossing = { $unit }: рядом нет штаба, который мог бы переправить в этом ходу.
elope-crossing-once-per-hq = { $unit } остаётся на этом берегу: другая часть того же штаба уже переправилась в этот ход, или штаб уже переправил одну.
elope-crossing-by-which-hq = { $unit }: переправить может не один штаб. Назовите какой.
elope-not-put-across-by = { $hq } не может переправить { $unit }: это не штаб этой части, или он слишком далеко.
elope-nobody-flees = Ни одному вашему складу сейчас уходить не надо.
elope-cannot-flee-there = { $unit }: уйти туда нельзя. Идите в пределах очков движения в гекс без противника, по возможности вне его зон.
elope-over-stacked = Частей слишком много ({ $hex }): предел — три батальона или один полк.
    .short = слишком много: кто-то должен уйти
elope-no-need-to-disband = { $unit }: расформировывать незачем. Это делают, только если гекс переполнен и никто из считающихся в нём не может уйти.
