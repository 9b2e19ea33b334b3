# Позиция с настоящего стола: поля, ошибки, предположения.

rossyia-position-white = Белые
rossyia-position-bolshevik = Большевики
rossyia-position-turn = Начинается ход
rossyia-position-initiative-white = Белые могут бороться за инициативу
rossyia-position-initiative-bolshevik = Большевики могут бороться за инициативу
rossyia-position-answer-white = Белые могут ответить в борьбе за инициативу
rossyia-position-answer-bolshevik = Большевики могут ответить в борьбе за инициативу
rossyia-position-arrivals-white = Белые размещают подкрепления
rossyia-position-arrivals-bolshevik = Большевики размещают подкрепления
rossyia-position-options-white = Белые играют опции
rossyia-position-options-bolshevik = Большевики играют опции
rossyia-position-military = Начинается военная фаза
rossyia-position-activation-white = Белые называют штаб
rossyia-position-activation-bolshevik = Большевики называют штаб
rossyia-position-independent = Дальше действуют независимые части

rossyia-position-box-to-come = Ещё не прибыли
rossyia-position-box-pool = В запасе
rossyia-position-box-drawn = Вытянуты, не размещены
rossyia-position-box-eliminated = Уничтожены
rossyia-position-box-lost = Выбыли навсегда
rossyia-position-box-withdrawn = Ушли домой
rossyia-position-box-never = Не в игре

rossyia-field-turn = Ход
rossyia-field-phase = Что сейчас начинается
rossyia-field-initiative = Инициатива
rossyia-field-level = Политический уровень
rossyia-field-weather-north = Погода на севере
rossyia-field-weather-south = Погода на юге
rossyia-field-czech-case = Чешский случай
rossyia-field-pr = PR: { $faction }
rossyia-field-rail-points = Железная дорога: { $faction }
rossyia-field-cities = Взятые города: { $faction }
rossyia-field-rail = Взятые пути: { $faction }
rossyia-field-held = Занятые гексы: { $side }

rossyia-position-no-turn = Какой сейчас ход? Добавьте строку «turn: { $first }», можно до { $last }.
rossyia-position-no-such-turn = «{ $word }» — не ход этого сценария: его ходы от { $first } до { $last }.
rossyia-position-no-phase = Что сейчас начинается? Добавьте строку «phase: activation white» или другую фазу.
rossyia-position-no-such-phase = Нет фазы «{ $word }». Напишите «turn», «military» или «independent» либо «initiative», «answer», «arrivals», «options» или «activation» и сторону.
rossyia-position-czech-case-assumed = О чешском случае ничего не сказано: принят случай { $case }.
rossyia-position-no-place = Нет места «{ $word }». Напишите гекс, город или зону вне карты, «due» или «delayed» с одним из них либо где находятся те, кого нет на карте: «pool», «eliminated», «lost».
rossyia-position-no-faction = Нет фракции «{ $word }».
rossyia-position-no-side = «{ $word }» — не сторона: напишите «white», «bolshevik» или «none».
rossyia-position-held-by-both = { $place }: указано для обеих сторон, оставьте одну.
rossyia-position-no-option = «{ $word }» — не опция этой стороны. Напишите её название, а если их несколько, то с числом: «name=2»; для неизвестной руки — «unknown=3».
rossyia-position-too-many-options = { $option }: всего их может быть { $count }. Уберите лишние.
rossyia-position-hand-half-known = Рука либо названа целиком, либо неизвестна: рядом с «unknown» можно назвать только показанные опции.
rossyia-position-out-of-the-area = { $unit }: не может быть здесь, { $place }. Этот сценарий там не играется.
rossyia-position-in-the-water = { $unit }: не может стоять здесь, { $place }. Это вода.
rossyia-position-off-the-rails = { $unit }: стоит вне рельсов, { $place }.
rossyia-position-state-does-not-fit = { $unit }: состояние «{ $word }» невозможно.
rossyia-position-enemies-together = { $place }: противники стоят в одном гексе.
rossyia-position-cannot-be = Так не может быть: { $reason }.
rossyia-position-assumed-eliminated = { $others ->
    [0] { $unit }: нигде не указан, считается уничтоженным.
    [one] { $unit } и ещё { $others } нигде не указаны: считаются уничтоженными.
    [few] { $unit } и ещё { $others } нигде не указаны: считаются уничтоженными.
   *[many] { $unit } и ещё { $others } нигде не указаны: считаются уничтоженными.
}
