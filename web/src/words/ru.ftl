# Страница, по-русски. Тексты игр — у самих игр.

stavka = Ставка
take-a-seat = К столу
promise = Настольные варгеймы о Гражданской войне в России по полным правилам, с объяснением каждого решения.
game = Игра
scenario = Сценарий
edition-and-options = Правила и опции
seats = Кто играет
a-friend = друг
me = Я
friend-here = Друг за этим же экраном
friend-by-link = Друг в другом месте, по ссылке
referee-me = Никто, или я, если не играю ни за одну сторону
computer-random = Компьютер, наугад
computer-greedy = Компьютер, жадный
dice = Кубики
dice-computer = Бросает Ставка
dice-table = Бросаем сами и вводим результат
open-the-table = Открыть стол
opening = Открываем…
continue = Продолжить
your-tables = Ваши столы
over = Окончено
waits-for = Решение: { $seat }
seat-of = { $seat }: { $player }
show-all-tables = Показать все столы: { $count }
forget-table = Убрать
load-file = Загрузить игру из файла
own-data = свои данные
own-data-file = Играть со своими данными
own-data-about = Файл, в котором сказано, что стоит на ваших фишках, карте и в таблицах там, где наши восстановлены. Он проверяется так же, как наши данные, и остаётся в записи игры.
own-data-from = С данными из { $file }
own-data-without = Без них
enter-a-position = Ввести позицию с вашего стола
save-file = Сохранить в файл
write-down = Записать эту позицию
write-down-before = Позиция перед приказом { $order }.
write-down-earlier = Позицию записывают там, где начинается фаза: это последняя перед тем, что вы видите.
write-down-save = Сохранить текстовым файлом
write-down-open = Изменить и играть с неё
report = Отчёт о партии
report-busy = Пишем отчёт…
report-open = Открыть отчёт
report-save = Сохранить отчёт
report-failed = Отчёт написать не удалось. { $reason }
loading = Загрузка…
try-again = Ещё раз
part-lost = Эту часть страницы не удалось загрузить.
load-again = Загрузить страницу заново
no-such-game = Игры { $game } нет.
sides-count = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
scenarios-count = { $count ->
    [one] { $count } сценарий
    [few] { $count } сценария
   *[many] { $count } сценариев
}
on = вкл.
off = выкл.
nobody = никто
by-way-of = через { $way }
# What is done, and who or what by name: names stay in the nominative.
order-named = { $deed }: { $what }

learn = Научиться играя
learn-begin = Начать урок
lesson-step = { $step } из { $steps }
lesson-back = Назад
lesson-next = Дальше
lesson-hint = Подсказка
lesson-show = Показать
lesson-done = Сделать за меня
lesson-play = Играть сценарий
lesson-fold = Свернуть урок
lesson-unfold = Показать урок
lesson-first = Это разрешено, но сейчас урок просит другого.

connecting = Соединяемся со столом…
unreachable = Сервер не отвечает. Запущен ли он? Попробуйте ещё раз.
not-connected = Связи со столом ещё нет. Попробуйте через минуту.
broken = Связь со столом прервалась. Пробуем снова; ничего не потеряно.
retry-now = Попробовать сейчас
back-to-lobby = На начальную страницу
whose-decision = Решение: { $seat }
whose-choice = { $seat }: по желанию
waiting-for = Ждём: { $seat }
undo = Отменить
redo = Повторить
replay = Просмотр партии
leave-replay = К текущему моменту
menu = Меню
rules = Правила
supply = Линии
zones = Зоны
held = Занято
threat = Угроза
bare-map = Карта
find = Поиск
chat = Чат
fit = Вся карта
zoom-in = Крупнее
zoom-out = Мельче
orders = Приказы
stack = Стопка
forces = Силы
journal = Журнал
close = Закрыть
clause-or-word = Пункт или слово
no-clause-found = В правилах ничего не нашлось.
original-edition = Первое издание
clause-optional = Дополнительное правило
clause-example = Пример
only-in-edition = Только в издании: { $edition }
our-ruling = Наше толкование
not-translated = Эти пункты ещё не переведены и даны по-английски.
pick-among = Возьмите фишки, которые будут действовать.
pick-among-others = Возьмите фишки, которые надо выбрать или поразить.
pick-aside = Возьмите фишку, чтобы ввести её на карту.
skip = Пропустить
who-takes-part = Кто участвует? Добавьте фишки или уберите лишние.
announced = Объявлено
under-orders = Прежде чем закончить: { $count ->
    [one] { $count } фишке
    [few] { $count } фишкам
   *[many] { $count } фишкам
} ещё есть что делать
who-can-act = Кто может действовать
who-can-be-chosen = Кого можно выбрать
who-can-act-meanwhile = Тем временем
counters-count = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}
only-end = Больше здесь сейчас делать нечего: продолжайте золотой кнопкой.
hint-reach = Выберите подсвеченное место, чтобы пойти туда. Число — сколько у них тогда останется.
hint-places = Выберите подсвеченное место.
hint-targets = Выберите место в красном кольце, чтобы наметить удар по нему.
hint-no-way = Идти им сейчас некуда. Выберите место, чтобы прочесть почему.
cannot-alone = Эта фишка сейчас ничего не может. Выберите место, чтобы прочесть почему.
cannot-now = Эта фишка сейчас ничего не может.
all-the-same = { $deed } всё равно
hint-deeds = Выберите ниже, что им делать.
more-places = Ещё { $count }: выберите место на карте.
and-more = и ещё { $count }
more-dice = { $count ->
    [one] Ещё { $count } бросок — в журнале.
    [few] Ещё { $count } броска — в журнале.
   *[many] Ещё { $count } бросков — в журнале.
}
nothing-to-do = Сейчас от вас ничего не требуется.
cannot-together = Вместе эти фишки ничего не могут. Возьмите меньше.
picked-part = Вся стопка действовать не может, эти фишки могут. Выберите из неё нужные.
picked-part-others = Всю стопку выбрать нельзя, эти фишки можно. Выберите из неё нужные.
picked-up = { $count ->
    [0] Ничего не взято
    [one] Взята { $count } фишка
    [few] Взято { $count } фишки
   *[many] Взято { $count } фишек
}
put-down = Положить
pick-all = Все
what-now = Что они могут
all-orders = Все приказы
filter-orders = Отбор: часть, место, действие
more-orders = Ещё { $count }: уточните отбор
show-all-orders = Показать все приказы
points-left = { $points ->
    [one] Останется { $points } очко
    [few] Останется { $points } очка
   *[many] Останется { $points } очков
}
way-chosen = Путь выбран: щёлкните его конец ещё раз, чтобы идти
go = Идти
costs = { $points ->
    [one] стоит { $points } очко
    [few] стоит { $points } очка
   *[many] стоит { $points } очков
}
way-costs = { $points ->
    [one] стоит { $points } очко
    [few] стоит { $points } очка
   *[many] стоит { $points } очков
}
nothing-ordered = Приказ не отдан. Чтобы снова увидеть вопрос, выберите ещё раз: { $place }.
by-another-way = { $place }: дойти можно, но не напрямик; наведите указатель, чтобы увидеть путь.
half-built = В этом приказе ещё чего-то не хватает.
choose-what = Что именно?
cancel = Отмена
chances = Что может выйти
in-of = { $weight } из { $of }
reckoning = Как это считается
trace-lines = Линии
lines-of = Линии: { $unit }
line-broken = Прервана: { $why }
off-map = Вне карты
on-map = На карте
no-stack = Выберите стопку, чтобы увидеть, что в ней.
log-empty = Пока ничего не произошло.
show-on-map = Показать на карте
order-number = приказ { $number }
turn = Ход
tracks = Шкалы
hands = Карты на руках
hidden-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
takeback-asked = { $seat }: просьба взять назад { $count ->
    [one] { $count } приказ
    [few] { $count } приказа
   *[many] { $count } приказов
}. Вернуться к моменту: { $where }.
branch-asked = { $seat }: просьба вернуться к оставленной линии игры: { $count ->
    [one] { $count } приказ
    [few] { $count } приказа
   *[many] { $count } приказов
}, до момента: { $where }.
agree = Согласиться
refuse = Отказать
takeback-lapsed = { $seat }: просьба вернуться отпала, потому что тем временем отдан приказ. Её можно повторить.
takeback-declined = { $seat }: на просьбу вернуться не согласились.
takeback-waits = Остальных спрашивают, согласны ли они вернуться.
go-back-here = Вернуться сюда
go-back = Вернуться назад?
going-back = { $count ->
    [0] Приказ, который ждёт броска, будет взят назад.
    [one] Будет взят назад { $count } приказ. Вернуться к моменту: { $where }.
    [few] Будут взяты назад { $count } приказа. Вернуться к моменту: { $where }.
   *[many] Будет взято назад { $count } приказов. Вернуться к моменту: { $where }.
}
dice-fall-anew = Там бросали кубики. Эти броски потрачены: всё, что будет брошено отсюда, выпадет заново.
shown-since = С тех пор что-то бросали или открывали. Всё, что будет брошено отсюда, выпадет заново.
nothing-lost = Ничего не пропадёт: сыгранное останется среди оставленных линий, и его можно открыть снова.
others-are-asked = Остальных игроков спросят, согласны ли они.
do-go-back = Взять назад
branches = Оставленные линии
branches-about = То, что сыграли и взяли назад. Линия открывается такой, какой была сыграна, вместе с бросками; то, что она заменит, останется здесь.
branches-none = Ничего не брали назад.
branch-parts = { $count ->
    [one] { $count } приказ
    [few] { $count } приказа
   *[many] { $count } приказов
} после приказа { $after } нынешней игры
branch-of-other-rules = Сыграна по другим правилам: открыть её уже нельзя.
open-branch = Открыть снова
opening-branch = Игра продолжится там, где эту линию оставили: { $where }. { $count ->
    [one] Её { $count } приказ повторится
    [few] Её { $count } приказа повторятся
   *[many] Её { $count } приказов повторятся
} как были, с теми же бросками.
opening-leaves = { $count ->
    [one] { $count } приказ, который сейчас стоит в игре, останется
    [few] { $count } приказа, которые сейчас стоят в игре, останутся
   *[many] { $count } приказов, которые сейчас стоят в игре, останутся
} среди оставленных линий.
past-orders-nothing = Это прошлое. Здесь ничего нельзя приказать.
roll-a-die = Бросьте кубик ({ $sides } граней) и введите, что выпало.
rolled-so-far = Выпало: { $rolls }
follow-them = Посмотреть по шагам, что сделали другие (приказов: { $count })
while-away = { $count ->
    [one] Без вас отдан { $count } приказ.
    [few] Без вас отдано { $count } приказа.
   *[many] Без вас отдано { $count } приказов.
}
watch = Смотреть
later = Потом
play = Пуск
pause = Пауза
step-back = На приказ назад
step-on = На приказ вперёд
to-start = К началу
copy-link = Скопировать ссылку на эту позицию
copied = Скопировано
position-of = Перед приказом { $order } из { $all }
position-last = После приказа { $all }, последнего
seen-by = Чьими глазами
as-seen-by = глазами: { $seat }
everybody = все
pass-to = Очередь: { $seat }
pass-why = Карты в этой игре тайные. { $seat }: сядьте к экрану и поднимите занавес.
lift-curtain = Поднять занавес: { $seat }
outcome = Игра окончена
print = Печать
print-what = Что печатать
print-game = Игра: карта или колода, фишки, таблицы
print-position = Эта позиция
print-position-about = То, что может видеть { $seat }: карта с фишками, что где лежит; лист боя, который ведут на настоящем столе.
print-paper = Бумага
print-paper-a4 = A4
print-paper-a3 = A3
print-paper-letter = Letter
print-flip = Оборот листов с фишками
print-flip-long = переворот по длинному краю
print-flip-short = переворот по короткому краю
print-hex = Гексы и фишки
print-hex-16 = 16 мм, фишки в полдюйма
print-hex-19 = 19 мм, фишки 15 мм
print-size = Размер карт и фишек
print-size-16 = обычный
print-size-19 = на пятую часть больше
print-part-map = Карта по листам
print-part-poster = Карта одним листом
print-part-deck = Колода карт
print-part-counters = Фишки
print-part-charts = Таблицы и памятки
print-part-cards = Карточки ходов
print-part-sheets = Листы для записей
print-go = Сделать PDF
print-busy = Страницы рисуются: это займёт до минуты.
print-sheets = Напечатать листы этого положения
settings = Настройки
theme = Тема
theme-auto = Как в системе
theme-light = Светлая
theme-dark = Тёмная
motion = Движение
motion-auto = Как в системе
motion-on = Включено
motion-off = Выключено
language = Язык
standing-orders = Постоянные приказы
standing-about = Решения, о которых вас больше не надо спрашивать.
standing-none = Нет. Рядом с вопросом можно выбрать «Больше не спрашивать…».
always = Больше не спрашивать…
always-this = Всегда отвечать так
always-computer = Пусть отвечает компьютер
ask-again = Снова спрашивать
keys = Клавиши
key-arrows = Двигать курсор
key-enter = Действие на курсоре: взять, идти, атаковать
key-shift-enter = Выбрать путь по шагам
key-escape = Положить, закрыть
key-next = Следующая стопка, которая может действовать, с севера на юг
key-phase = Золотая кнопка
key-undo = Отменить
key-redo = Повторить
key-pan = Двигать карту
key-zoom = Масштаб, вся карта
key-bare = Скрыть фишки
key-find = Найти место или фишку
key-rules = Правила
key-lines = Линии выбранной фишки
key-lesson = Вперёд и назад по уроку
key-help = Этот список
find-what = Место или фишка
nothing-found = Ничего с таким названием нет.
say-something = Скажите что-нибудь
send = Отправить
unread = { $count ->
    [one] { $count } непрочитанное сообщение
    [few] { $count } непрочитанных сообщения
   *[many] { $count } непрочитанных сообщений
}
nothing-said = Пока никто ничего не сказал.
said-aside = среди зрителей
aside-why = До конца игры ваши слова читают только зрители.
a-spectator = Зритель

people = За столом
friends = Друзья
the-computer = компьютер
you = вы
you-named = { $name } (вы)
no-name = друг
here = на связи
away = не на связи
decides = решает
watching = { $count ->
    [one] И ещё { $count } зритель.
    [few] И ещё { $count } зрителя.
   *[many] И ещё { $count } зрителей.
}
you-watch = Вы — зритель за этим столом.
you-hold = Ваше место: { $seats }.
keep-the-link = Присланная вам ссылка и есть ваше место: храните её и никому не показывайте. Этот браузер её помнит.
your-name = Ваше имя
call-me = Звать меня так
your-turn = Решать вам
at-this-screen = Я или друг за этим же экраном
only-this-computer = Пока стол доступен только с этого компьютера. Чтобы играть с друзьями в вашей сети, остановите сервер и запустите снова так:
links-begin-with = Начало ссылок
beyond-network = Друзья в вашей сети могут ими пользоваться. Издалека нужен VPN или ретранслятор: как это сделать, написано в README.
who-plays = Кто играет: { $seat }
hand-over = Передать
hand-over-sure = Место «{ $seat }», теперь играет: { $player }.
hand-over-link = Ссылка того, кто сидит здесь сейчас, больше никуда не приведёт.
link-of = Ссылка: { $seat }
link-is-seat = Ссылка и есть место: у кого она, тот и играет. Пошлите её другу и больше никому.
spectators = Для зрителей
spectators-why = По этой ссылке видно то, что можно видеть всем, а изменить ничего нельзя.
copy = Копировать
share = Поделиться…
new-link = Новая ссылка
new-link-why = Старая ссылка больше никуда не приведёт.
link-gone = Эта ссылка больше никуда не ведёт. Попросите новую у хозяина стола.
table-gone = Этого стола здесь больше нет. Спросите у его хозяина.
too-many-windows = По этой ссылке открыто слишком много окон этого стола. Закройте одно из них и загрузите страницу снова.
file-holds-secrets = В файле все тайные карты и все будущие броски: открывайте его, когда игра окончена.
sound = Звук, когда решать мне
notify = Уведомление браузера, когда решать мне
host-key-wanted = Эта страница ещё не знает, что столы ваши. Откройте адрес, который терминал показал при запуске «Ставки»: он кончается на #/host/ и ключ.
guest-start = Откройте присланную вам ссылку: она ведёт к вашему месту.
your-links = Столы, куда вас позвали
watch-table = Открыть
board-label = Карта. Стрелки двигают курсор, Enter — действие, вопросительный знак — список клавиш.
minimap = Обзор: щёлкните, чтобы перейти туда

state-moved = двигалась
state-fired = действовала
state-out_of_supply = без снабжения
state-out_of_communications = без связи
state-entrenched = окопалась
state-reduced = ослаблена
word-nothing = ничего

entry-title = Позиция с вашего стола
entry-what = Поля, фишки и текст — одно и то же: меняйте там, где удобнее. Если уйти со страницы, ничего не пропадёт.
entry-form = Поля
entry-tray = Фишки
entry-text = Текст
entry-play = Играть
entry-from-set-up = Начать с расстановки сценария
entry-from-nothing = Начать с пустой карты
entry-not-said = не указано
entry-on-the-map = На карте
entry-tap-places = { $field }: выбирайте места на карте, чтобы добавить их или убрать.
entry-done = Готово
entry-in-hand = В руке: { $unit }. Выберите место.
entry-in-hand-beside = Или вне карты:
entry-put-here = Поставить сюда: { $place }
entry-put-aboard = На борт: { $unit }
entry-put-back = Положить обратно
entry-search = Найти фишку
entry-none-found = Фишки с таким названием нет.
entry-more = { $count ->
    [one] Ещё { $count } фишка: введите часть названия.
    [few] Ещё { $count } фишки: введите часть названия.
   *[many] Ещё { $count } фишек: введите часть названия.
}
entry-pick-up = Взять
entry-remove = Убрать
entry-not-placed = не поставлена
entry-sound = Ошибок в этой позиции нет.
entry-judging = Проверяем…
entry-flaws = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}
entry-line = строка { $line }
entry-text-label = Позиция в виде текста
entry-all-sides = Обе стороны
entry-removed = Снято с карты: { $unit }.
entry-drag-hint = Перетаскивайте фишки на карту и обратно или коснитесь фишки, а затем места. Пальцем сначала чуть задержитесь на ней.
entry-no-formation = вне соединений
entry-left-out-show = { $count ->
    [one] Показать её
    [few] Показать эти { $count }
   *[many] Показать эти { $count }
}
entry-left-out-only = { $count ->
    [one] Только { $count } неназванная
    [few] Только { $count } неназванные
   *[many] Только { $count } неназванных
}
entry-left-out-all = Показать все
entry-open-file = Открыть текстовый файл…
entry-save-file = Сохранить текстовым файлом
entry-not-kept = В этом браузере нет места, чтобы хранить позицию: сохраните её текстовым файлом.
entry-file-too-long = В этом файле { $size } КБ, а в позиции не больше { $most }. Выберите текстовый файл позиции. Введённое осталось как было.
entry-file-binary = В строке { $line } этого файла есть знаки, которых не бывает в тексте: это картинка, документ или повреждённый файл. Сохраните позицию простым текстом (UTF-8) и откройте снова. Введённое осталось как было.
entry-file-empty = В этом файле только примечания или пустые строки: напишите «turn: 1» и по строке на каждое место или выберите другой файл. Введённое осталось как было.
entry-file-record = Это запись игры, а не позиция: откройте её на начальной странице и запишите позицию оттуда. Введённое осталось как было.
entry-file-other-game = В строке { $line } сказано, что это позиция другой игры, «{ $game }»: откройте её там или выберите другой файл. Введённое осталось как было.
entry-file-no-position = Ни одна строка этого файла не читается как строка позиции. Строка { $line }: { $reason } Введённое осталось как было.
entry-file-unread = Файл не удалось прочесть: { $reason } Попробуйте ещё раз или выберите другой. Введённое осталось как было.
row = Порядок активации
row-acted = Уже действовали
row-active = Действует
row-named = Можно назначить
row-waits = { $side }, ещё впереди
means = Средства
only-you-see-it = видите только вы
set-how = Щёлкните стопку противника, которую можно атаковать, или сначала возьмите свои части. Атаки объявляются все сразу.
set-duty-open = ещё не выполнено
set-nobody = пока никого
set-column = Колонка
set-could-join = Могут участвовать
set-join = { $name } участвует
set-leave = { $name } не участвует
set-could-attack = Можно атаковать
set-give = { $deed }: { $count ->
    [one] { $count } цель
    [few] { $count } цели
   *[many] { $count } целей
}
set-clear = Убрать всё
overlay-empty = { $what }: показать сейчас нечего.
lines-broken = прервана или слишком длинна
overlay-supply = Снабжение
overlay-command = Управление
overlay-rail = Рельсы
overlay-banks = Реки
pick-up-instead = Взять вместо этого: { $name }{ $others ->
    [0] {""}
    [one] {" "}и ещё { $others }
    [few] {" "}и ещё { $others }
   *[many] {" "}и ещё { $others }
}
chance-of = { $share }: { $what }
places-count = { $count ->
    [one] на выбор { $count } место
    [few] на выбор { $count } места
   *[many] на выбор { $count } мест
}
overlay-action = Районы
seats-range = Мест: от { $least } до { $most }
start-with = { $game } · { $scenario }
always-this-turn = Весь этот ход: { $deed }

# Как победить, и таблицы.
winning = Как победить?
winning-short = Цели
winning-more = Цели обеих сторон, места и очки…
winning-both = Для обеих сторон
winning-stands = Положение сейчас
winning-levels = Степени победы
winning-now = сейчас
winning-from = от { $from }
winning-places = Места, которые считаются
winning-points = Очки
winning-place = Место
winning-held = Чьё
winning-nobody = ничьё
winning-show = Очки и названия на карте
winning-hide = Без очков на карте
winning-no-places = В этом сценарии ни один пункт сам по себе не приносит очков.
prizes = Очки
charts = Таблицы
chart = Таблица
charts-battle = Этот бой
rules-contents = Оглавление

# Формы: то, что заполняют, когда приказы нельзя перечислить.
form-list = Что есть
form-trays = Фишки
form-totals = Итоги
form-price = Цена
form-of = из { $whole }
form-in-all = всего { $count }
form-choose = Выберите…
form-shares = Доли от { $count }
form-buys-into = Куда
form-put-here = Положить сюда
form-why-not = Почему не остальные?
form-empty-tray = пусто
form-in-hand = { $count ->
    [one] { $count } фишка в руке: выберите, куда её положить.
    [few] { $count } фишки в руке: выберите, куда их положить.
   *[many] { $count } фишек в руке: выберите, куда их положить.
}
form-put-back = Вернуть
form-save-file = Сохранить в файл
form-load-file = Прочитать файл…
form-file-refused = Не прочитано: { $file }
form-file-too-long = Этот файл длиннее { $most } кБ: это что-то другое.
form-see-board = Посмотреть на доску
form-open = Вернуться к форме
form-yours-open = Ваш конверт открыт
form-yours-about = Меняйте что угодно, пока не запечатаете, и потом — пока не запечатаны оба.
form-others-sealed = Другая сторона ничего не видит
form-others-about = Она не видит, что вы здесь делаете, а вы не видите её действий.
form-not-given = Заполненное ещё не отдано: оно пропадёт.

own-text = { $name } из файла…
own-text-without = Без этого файла: { $name }
draw-scenario = Составить сценарий случайно:
draw-side = Сторона { $number }
draw-any = любая армия
draw-it = Составить
draw-drawn = составлен случайно

sketch = Чертить
sketch-about = Проведите стрелку от места к месту или выберите место, чтобы написать заметку. Видите её только вы; она сохраняется.
sketch-to-where = Куда ведёт стрелка?
sketch-note = Заметка
sketch-arrow = Стрелка отсюда
sketch-keep = Оставить
sketch-remove = Убрать
sketch-clear = Убрать всё
sketch-cleared = Убрано стрелок и заметок: { $count }.
sketch-end = Готово
what-if = Что если
what-if-choose = Игра окончена: выберите позицию, с которой хотите попробовать.
trial-about = Ваша собственная ветвь: её не видит никто другой, кубики в ней свои, а то, чего вы знать не можете, роздано заново.
trial-computer = Пусть играет компьютер
trial-stop = Остановить
trial-keep = Сохранить в файл
trial-end = Отбросить
trial-lost = Связь прервалась, и ветвь, которую вы пробовали, пропала. Сама партия не изменилась.
offer-deed = { $deed }: { $place }
offer-with = Вместе: { $who }
offer-without = Без: { $who }
stays-behind = Останется на месте: { $who }.
key-space = Держать, чтобы двигать карту, потянув за любое место
more-ways = С настоящего стола, из файла, со своими данными
translated = перевод
translated-about = Перевод нашего английского текста; при расхождении верен он.
