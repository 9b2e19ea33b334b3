# Что печатня сама пишет на бумаге.

press-chapter-map = Карта
press-chapter-poster = Карта целиком
press-chapter-key = Условные знаки
press-chapter-deck = Колода карт
press-chapter-counters = Фишки
press-chapter-tracks = Шкалы
press-chapter-charts = Таблицы
press-chapter-cards = Памятки хода
press-chapter-sheets = Листы для записей
press-chapter-position = Позиция

press-heading = { $game } · { $chapter }
press-page = { $chapter } { $number }
press-tile = Лист { $tile }
press-deck-front = Карты { $number }, лицо
press-deck-back = Карты { $number }, оборот
press-deck-heading-front = { $game } · карты { $number } · лицо · { $millimetres } на { $high } мм, печатать в масштабе 100 % с двух сторон
press-deck-heading-back-long = { $game } · карты { $number } · оборот · переворот по длинному краю
press-deck-heading-back-short = { $game } · карты { $number } · оборот · переворот по короткому краю
press-counters-front = Фишки { $number }, лицо
press-counters-back = Фишки { $number }, оборот
press-counters-heading-front = { $game } · лист фишек { $number } · лицо · { $millimetres } мм, печатать с обеих сторон в масштабе 100 %
press-counters-heading-back-long = { $game } · лист фишек { $number } · оборот · переворачивать по длинному краю
press-counters-heading-back-short = { $game } · лист фишек { $number } · оборот · переворачивать по короткому краю
press-markers = Маркеры
press-glue = клей
press-assembly = Листы
press-tile-advice = Печатайте в масштабе 100 %. Срежьте левый и верхний край по меткам и наклейте лист на полосы в { $millimetres } мм, которые оставили соседние листы.
press-ruler = { $millimetres } мм
press-turns = Ходы
press-general-track = Общая шкала
press-situation = Обстановка
press-stage = Сейчас
press-places = Что где стоит
press-place = Место
press-units = Части
press-marks = Метки
press-hidden = { $count ->
    [one] { $count } скрытая
    [few] { $count } скрытые
   *[many] { $count } скрытых
}
press-comma = {", "}
press-with-states = { $unit } ({ $states })
