## Что делают клавиши

key-move = Сдвинуть жетон
key-rotate = Повернуть жетон (с Shift – в другую сторону)
key-flip = Перевернуть жетон
key-place = Выложить жетон
key-digit = Выбрать маркер, уровень или строку с этим номером
key-end = Закончить ход
key-peek = Посмотреть на стол за картами
key-escape = Вернуть, закрыть или пропустить показ

## Что значат значки

icon-pu-civ = Поселенцы
icon-pu-water = Вода
icon-pu-biomass = Биомасса
icon-pu-rover = Вездеходы
icon-pu-tech = Исследования
icon-pu-energy = Электроснабжение: повторяет другую станцию
icon-pu-k-rover = Вездеход
icon-pu-k-lifepod = Спасательная капсула
icon-pu-k-meteorite = Метеорит
icon-pu-k-patch = Массив: один квадрат
icon-pu-k-medal = Медали
icon-pu-k-ice = Лёд
icon-pu-k-city = Город
icon-pu-b-synergy = Бонус синергии
icon-pu-b-move = Очки перемещения
icon-pu-b-civcard = Карта поселенцев
icon-pu-b-techchip = Технология
icon-pu-u-objective = Цель
icon-pu-u-event = Событие
icon-pu-u-restrict = Ограничение раунда
icon-pu-u-commander = Командир
icon-pu-u-comet = Сложность планеты
icon-pu-u-deck = Жетонов в стопке
icon-pu-k-moon = Луна
icon-pu-k-satellite = Спутник
icon-pu-k-laser = Лазер
icon-pu-k-spaceship = Космический корабль
