# Условные знаки карты.

atelier-ground = Местность
atelier-town = Посёлок
atelier-city = Город
atelier-lines = Линии
atelier-major-river = Большая река
atelier-minor-river = Малая река
atelier-stream = Ручей, не мешает
atelier-railway = Железная дорога, станция
atelier-road = Дорога
atelier-track = Тропа
atelier-bridge = Мост
atelier-ferry = Паром
atelier-border = Граница
atelier-claim = Спорная граница
atelier-weather-line = Граница погоды
atelier-railhead = Голова дороги
atelier-victory-points = победные очки
atelier-supply = снабжение
atelier-airbase = авиабаза
atelier-port = порт
atelier-hexes = гексов
atelier-miles = миль
