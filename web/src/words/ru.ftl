# Страница, по-русски. Тексты игр — у самих игр.

stavka = Ставка
take-a-seat = К столу
promise = Настольные варгеймы о Гражданской войне в России по полным правилам, с объяснением каждого решения.
game = Игра
scenario = Сценарий
edition-and-options = Правила и опции
seats = Кто играет
me = Я
friend-here = Друг за этим же экраном
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
forget-table = Убрать
load-file = Загрузить игру из файла
save-file = Сохранить в файл
loading = Загрузка…
try-again = Ещё раз
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

connecting = Соединяемся со столом…
broken = Связь со столом прервалась. Пробуем снова; ничего не потеряно.
retry-now = Попробовать сейчас
back-to-lobby = На начальную страницу
whose-decision = Решение: { $seat }
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
our-ruling = Наше толкование
not-translated = Эти пункты ещё не переведены и даны по-английски.
pick-something = Возьмите фишку на карте или выберите из списка.
nothing-to-do = Сейчас от вас ничего не требуется.
cannot-together = Вместе эти фишки ничего не могут. Возьмите меньше.
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
show-all-orders = Показать все приказы ({ $count })
points-left = { $points ->
    [one] Останется { $points } очко
    [few] Останется { $points } очка
   *[many] Останется { $points } очков
}
way-chosen = Путь выбран: щёлкните его конец ещё раз, чтобы идти
by-another-way = { $place }: дойти можно, но не напрямик; наведите указатель, чтобы увидеть путь.
half-built = Чего-то не хватает: { $field }.
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
no-stack = Щёлкните стопку, чтобы увидеть, что в ней.
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
takeback-asked = { $seat }: просьба взять назад всё после приказа { $order }.
agree = Согласиться
refuse = Отказать
takeback-waits = Остальных спрашивают, согласны ли они вернуться.
go-back-here = Вернуться сюда
roll-a-die = Бросьте кубик ({ $sides } граней) и введите, что выпало.
rolled-so-far = Выпало: { $rolls }
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
seen-by = Чьими глазами
as-seen-by = глазами: { $seat }
everybody = все
pass-to = Передайте место: { $seat }
pass-why = Карты в этой игре тайные. { $seat }: сядьте к экрану и поднимите занавес.
lift-curtain = Это я: { $seat }
outcome = Игра окончена
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
standing-none = Нет. Рядом с вопросом можно выбрать «всегда».
always = Всегда…
always-this = Всегда отвечать так
always-computer = Пусть отвечает компьютер
ask-again = Снова спрашивать
keys = Клавиши
key-arrows = Двигать курсор
key-enter = Действие на курсоре: взять, идти, атаковать
key-shift-enter = Выбрать путь по шагам
key-escape = Положить, закрыть
key-next = Следующая фишка, которая может действовать
key-phase = Золотая кнопка
key-undo = Отменить
key-redo = Повторить
key-pan = Двигать карту
key-zoom = Масштаб, вся карта
key-bare = Скрыть фишки
key-find = Найти место или фишку
key-rules = Правила
key-lines = Линии выбранной фишки
key-help = Этот список
find-what = Место или фишка
nothing-found = Ничего с таким названием нет.
say-something = Скажите что-нибудь
send = Отправить
board-label = Карта. Стрелки двигают курсор, Enter — действие, вопросительный знак — список клавиш.
minimap = Обзор: щёлкните, чтобы перейти туда

state-moved = двигалась
state-fired = действовала
state-out_of_supply = без снабжения
state-out_of_communications = без связи
state-entrenched = окопалась
state-reduced = ослаблена
word-nothing = ничего
