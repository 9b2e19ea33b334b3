# Политика: уровень, опции, события.

rossyia-level-card = { $card }: политический уровень изменился на { $by } и теперь равен { $level }.
    .short = { $card }
rossyia-level-hq = Потерян штаб { $hq }: политический уровень изменился на { $by } и теперь равен { $level }.
    .short = потерян: { $hq }
rossyia-level-last-city = Последний город потеряли { $faction }: политический уровень изменился на { $by } и теперь равен { $level }.
    .short = { $faction }: потерян последний город
rossyia-level-misplaced = Бездействующие чехи стоят не так, как должны: политический уровень изменился на { $by } и теперь равен { $level }.
    .short = чехи не на местах
rossyia-level-left-behind = Не ушли из России: { $unit }. Политический уровень изменился на { $by } и теперь равен { $level }.
    .short = не ушла часть: { $unit }
rossyia-level-missing-step = Среди уходящих чехов не хватает ступени: политический уровень изменился на { $by } и теперь равен { $level }.
    .short = не хватает чешской ступени
rossyia-level-delay = Чехи уходят с опозданием (ходов: { $turns }): политический уровень изменился на { $by } и теперь равен { $level }.
    .short = чехи опоздали: { $turns }
rossyia-level-city = { $place } взят: политический уровень изменился на { $by } и теперь равен { $level }.
    .short = взято: { $place }
rossyia-level-drift = Революция укореняется: политический уровень изменился на { $by } и теперь равен { $level }.
    .short = революция пускает корни
rossyia-event = Событие: { $event }.
rossyia-event-line = Кубики { $first } и { $second }: { $event }.
rossyia-event-calm = Кубики { $first } и { $second }: то, что бывает лишь раз, уже случилось; всё спокойно.
rossyia-option-added = В запас опций: { $option } ({ $count }).
rossyia-option-removed = Выходит из игры: { $option } ({ $count }).
rossyia-option-becomes = Отныне { $option } считается за { $other }.
rossyia-options-shown = { $side }: показаны опции из руки: { $option } ({ $count }).
rossyia-option-drawn = { $side }: вытянута опция { $option }.
rossyia-option-drawn-secretly = { $side }: опция вытянута и оставлена в руке.
rossyia-option-played = { $side }: сыграна опция { $option }.
rossyia-option-without-effect = { $option } не может подействовать и откладывается.
rossyia-option-cancelled = Опция потрачена без всякого действия.
rossyia-effect-without-target = Этой части не на что подействовать.
rossyia-effect-die = На кубике { $die }.
rossyia-effect-lasts = Правило изменено; ходов: { $turns }.
rossyia-effect-strikes = { $unit }: действие длится; ходов: { $turns }.
rossyia-effect-hits = { $unit }: потеряно ступеней: { $hits }.
rossyia-effect-hits-by-die = { $unit }: на кубике { $die }; потеряно ступеней: { $hits }.
rossyia-pr-changed = { $faction }: теперь PR: { $pr }.
rossyia-rail-changed = { $faction }: железнодорожных очков в этом ходу: { $points }.
rossyia-naval-changed = Морские очки изменились: { $side }.
rossyia-armt-changed = { $hq }: теперь Armt: { $held }.
rossyia-partisans = Партизаны действуют: { $place }.
rossyia-unit-leaves = { $unit } выходит из игры.
rossyia-held-back = { $unit } прибывает на ход позже.
rossyia-never-comes = { $unit } не прибывает.
rossyia-city-passes = { $place } переходит к фракции { $faction }.

rossyia-alternative-armt = Опция даёт { $points } Armt одному штабу.
rossyia-alternative-attrition = Опция заставляет часть врага проверить истощение.
rossyia-alternative-partisans = Опция ставит партизан на железную дорогу врага.
rossyia-alternative-pr = Опция даёт { $points } PR, которые распределяются.
rossyia-ask-play = Играйте опции или пасуйте.
rossyia-ask-reply = Противник играет { $option }. Ответьте опцией или пасуйте.
    .kind = Ответ на опцию
rossyia-ask-choose = Выберите, что делает опция.
rossyia-ask-target = Выберите, на кого она действует.
rossyia-ask-mark = Выберите место, на которое она действует.
rossyia-ask-grant = Распределите очки.
rossyia-ask-put = Разместите прибывающие фишки.

rossyia-option-condition-unmet = { $option } нельзя сыграть: её условие не выполнено.
rossyia-needs-city = { $option } нельзя сыграть: нужен город { $place }, владелец: { $faction }.
rossyia-needs-hq = { $option } нельзя сыграть: { $hq } не в игре.
rossyia-needs-units = { $option } нельзя сыграть: нет нужных войск ({ $faction }).
rossyia-needs-units-near = { $option } нельзя сыграть: нет нужных войск ({ $faction }) не далее { $within } гексов от { $place }.
rossyia-needs-war = { $option } нельзя сыграть: войны нет ({ $faction }).
rossyia-needs-event = { $option } нельзя сыграть: не было события «{ $event }».
rossyia-needs-turn = { $option } нельзя сыграть раньше хода { $turn }.
rossyia-needs-garrison = { $option } нельзя сыграть: там нет гарнизона в городе ({ $faction }).
rossyia-needs-turn-or-garrison = { $option } нельзя сыграть раньше хода { $turn } без гарнизона в тамошнем городе ({ $faction }).
rossyia-needs-each-city = { $option } нельзя сыграть: { $place } не у большевиков и не покинут белыми.
rossyia-not-asked-for = Сейчас ничего такого не требуется.
rossyia-no-such-choice = Выберите число от 1 до { $most }.
rossyia-not-to-be-struck = На { $unit } это не действует.
rossyia-choose-so-many = Назовите фишки, числом { $count }.
rossyia-not-there = Здесь это невозможно: { $place }.
rossyia-no-share = { $faction } не может получить этих очков.
rossyia-share-at-most = Дайте не менее 1 и не более { $points } очков.
rossyia-not-to-be-placed = { $unit } с этим не прибывает.
rossyia-may-not-attack = { $unit } сейчас не атакует. Запрет: { $card }.
rossyia-rail-partisans = Поезда не проходят через { $place }: там действуют партизаны.

# Как победить.
rossyia-goal-high = Иметь высокий политический уровень, когда игра закончится: чем он выше, тем больше победа.
rossyia-goal-total-high = Довести уровень до { $level } к концу хода: это полная победа, и игра окончена.
rossyia-goal-cities-white = Каждый город, который берут белые, поднимает уровень на свои очки; между белыми фракциями ничего не меняется.
rossyia-goal-low = Иметь низкий политический уровень, когда игра закончится: чем он ниже, тем больше победа.
rossyia-goal-total-low = Довести уровень до { $level } к концу хода: это полная победа, и игра окончена.
rossyia-goal-cities-bolshevik = Каждый город, который берут большевики, опускает уровень на свои очки.
rossyia-goal-last-city = Когда большевики берут последний город русской белой фракции, уровень меняется на { $by }, один раз за каждую.
rossyia-goal-drift = Начиная с этого хода ({ $month }) в конце каждого хода уровень меняется на { $by }.
rossyia-goal-hq = Штаб, потерянный в бою или при отступлении, меняет уровень: большевистский на { $red }, белый на { $white }.
rossyia-goal-options = Опции и события меняют уровень так, как в них сказано.
rossyia-goal-end-die = { $month }: в конце хода кубик заканчивает игру при { $faces }.
rossyia-goal-end-latest = Самый поздний конец игры: { $month }.
rossyia-goal-end = Последний ход игры: { $month }.
rossyia-goal-level = Политический уровень: { $level }.
rossyia-goal-turns-left = Сейчас { $month }. { $left ->
    [0] Это последний ход
    [one] Впереди не больше { $left } хода
    [few] Впереди не больше { $left } ходов
   *[many] Впереди не больше { $left } ходов
}.
rossyia-country-opened = Закрытая прежде земля отныне открыта.
rossyia-option-pool-empty = { $side }: запас опций пуст, больше не тянут.
