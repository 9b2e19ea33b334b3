# «Рубеж на Емце», по-русски.

emtsa-turn = Ход { $turn }
emtsa-stage-bids = Тайные ставки
emtsa-ask-bid = Положите карту взакрытую: кто поставит больше, действует первым.
emtsa-ask-march = Ведите войска или завершите активацию.
emtsa-may-withdraw = Вы можете отвести бронепоезд.
emtsa-ask-stand = Атакован пункт { $place }: держаться или отступить?
    .kind = Держаться при атаке или отступать?
emtsa-ask-support = Положите взакрытую карту поддержки ({ $place }) или ничего.
    .kind = Карта поддержки или ничего?
emtsa-ask-losses = Вы проиграли схватку. Какие фишки теряют { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
}?
    .kind = Какие фишки теряют ступени?
emtsa-ask-retreat = Защитники должны отступить ({ $place }): куда?
    .kind = Куда отступают защитники?

emtsa-dealt = Вы получаете карту: { $card }.
emtsa-greens-follow = Кубик { $die }: в этом ходу за зелёных играют { $seat }.
emtsa-greens-idle = Кубик { $die }: в этом ходу зелёные ни за кого.
emtsa-sealed = { $seat }: ответ лежит взакрытую.
emtsa-shown = { $seat }: открыта карта { $card }.
emtsa-activation = Действуют { $seat }
emtsa-marches = { $unit } { $others ->
    [0] идёт
   *[other] и ещё { $others } идут
}: { $from } → { $to }.
emtsa-mine-die = Кубик { $die } на минах.
emtsa-mine = Взрыв мины; { $unit } теряет ступень.
emtsa-mine-quiet = Мины молчат.
emtsa-contest = Схватка: { $place }
emtsa-done = { $seat }: активация окончена.
emtsa-withdraws = { $unit } разводит пары и отходит: { $from } → { $to }.
emtsa-taken = Атакующие занимают пункт { $place }.
emtsa-sum = { $role }: { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
} + карта { $card } + кубик { $die } = { $sum }.
emtsa-attackers = Атакующие
emtsa-defenders = Защитники
emtsa-again = Поровну: бой продолжается.
emtsa-stalemate = Снова поровну: атакующие отходят.
emtsa-loses = { $unit } теряет { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
}.
emtsa-retreats = { $unit } отступает: { $place }.
emtsa-trapped = { $unit }: отступать некуда, фишка потеряна.
emtsa-worth = Станции красных стоят { $red }, станции союзников — { $allied }.
emtsa-won = Победа: { $side }.
emtsa-drawn = Ничья.
emtsa-goal-stations = Держать станции дороже вражеских, когда закончится ход { $turns }.
emtsa-goal-counters = Сторона без фишек проигрывает сразу.

emtsa-no-such-counter = Такой фишки нет.
emtsa-no-bid-now = Сейчас от вас не ждут ставки.
emtsa-not-in-hand = Карты { $card } нет у вас на руке.
emtsa-not-active = Сейчас не ваша активация.
emtsa-nobody-marches = Не названо, кто идёт.
emtsa-no-path = Не названа станция, куда идти.
emtsa-not-on-the-line = { $unit } не на линии.
emtsa-not-yours = { $unit }: командуете не вы.
emtsa-not-together = { $unit } стоит не вместе с остальными.
emtsa-enemy-in-the-way = Пункт { $place } занят противником: марш кончается там.
emtsa-not-joined = Пункты { $from } и { $to } ничем не соединены.
emtsa-too-far = { $unit }: ход { $pace }, и на пункт { $place } очков уже нет.
emtsa-pace-spent = { $unit }: все очки хода истрачены.
emtsa-no-rails = Рельсов на участке { $from } — { $to } нет.
emtsa-greens-alone = Зелёные не делят станцию ни с кем: { $place }.
emtsa-no-train = Бронепоезда у вас нет.
emtsa-no-moment = Бронепоезд отходит только в активацию красных и до того, как схватка решена.
emtsa-steam-spent = Бронепоезд может отойти за ход не дальше чем на { $limit ->
    [one] { $limit } станцию
    [few] { $limit } станции
   *[many] { $limit } станций
}.
emtsa-no-way-out = Свободной станции для отхода бронепоезда нет.
emtsa-their-way-back = Атакующие только что пришли отсюда: { $place }.
emtsa-no-challenge = Сейчас вас никто не атакует.
emtsa-no-support-now = Сейчас от вас не ждут поддержки.
emtsa-no-losses-now = Сейчас от вас не ждут потерь.
emtsa-no-retreat-now = Сейчас от вас не ждут отступления.
emtsa-not-in-contest = { $unit } не участвует в этой схватке или названа дважды.
emtsa-no-part = { $unit } не участвует в схватке на пункте { $place }.
emtsa-steps-out-of-range = { $unit }: столько ступеней потерять нельзя.
emtsa-wrong-sum = Ступеней надо потерять { $steps }, а не { $given }.
emtsa-no-retreat-there = { $unit }: отступить туда нельзя ({ $place }).
emtsa-left-behind = { $unit } может отступить: бросать её нельзя.

emtsa-costs = вход: { $place }
emtsa-costs-contest = бой забирает остаток: { $place }
emtsa-legal = Этот приказ возможен.
emtsa-half-built = Этот приказ ещё не полон.
emtsa-no-contest = Нет схватки, которую решил бы этот приказ.
emtsa-odds-win = вы побеждаете
emtsa-odds-again = поровну, ещё раз
emtsa-odds-lose = вы проигрываете
emtsa-own-steps = ступени ваших фишек
emtsa-own-card = ваша карта
emtsa-line-broken = Пункт { $place } держит { $unit }

# Приказы — на кнопках и в списках.
emtsa-value-steps = Ступени
emtsa-value-pace = Ход
emtsa-track-worth-red = У красных
emtsa-track-worth-allied = У союзников
emtsa-track-withdrawn = Отход
emtsa-order-bid = Поставить
emtsa-order-march = Марш
emtsa-order-done = Завершить активацию
emtsa-order-withdraw = Отвести бронепоезд
emtsa-order-stand = Держаться
emtsa-order-retreat = Отступить
emtsa-order-support = Поддержать:
emtsa-order-lose = Потери

emtsa-option-mines-about = Когда красные входят на заминированный перегон, бросается кубик: при 1-2 фишка теряет ступень, а мины больше нет. Если выключить, мин нет.
emtsa-option-greens-about = Каждый ход кубик решает, за кем идут зелёные: за белыми, за красными или ни за кем. Если выключить: ни за кем.

# Главы правил.
emtsa-chapter-1 = Места, карты и линия
emtsa-chapter-2 = Ход
emtsa-chapter-3 = Заявки
emtsa-chapter-4 = Марш
emtsa-chapter-5 = Отход
emtsa-chapter-6 = Столкновения
emtsa-chapter-7 = Победа
