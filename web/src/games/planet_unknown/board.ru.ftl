## Loading and common words

facts-loading = Стол накрывается
facts-failed = Не удалось загрузить компоненты.
board = Игровой стол
close = Закрыть
here = Здесь:
corporation = Корпорация
reconstructed = Реконструкция.
in-gallery = Открыть в галерее
kind-tile = Жетон
kind-shape = Форма
kind-planet = Планета
kind-corporation = Корпорация
kind-technology = Технология
kind-civ_card = Карта освоения
kind-objective = Цель
kind-event = Событие
kind-terrain = Местность
kind-station = База
kind-token = Фишка

## Planet

planet-label = { $planet }, накрыто { $covered } из { $squares } квадратов
planet-how = Стрелки двигают жетон, R поворачивает, F переворачивает, Enter кладёт.
acts = Ответы
planet-figures = { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
   *[many] { $squares } квадратов
}, { $ice ->
    [0] льда нет
   *[other] из них лёд – { $ice }
}
difficulty = Сложность { $n }
line-row = ряд { $at }
line-column = колонка { $at }
medal-label = { $line }: { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медали
   *[many] { $medals } медалей
}, накрыто { $covered } из { $squares }, { $state }
medal-open = не закончено
medal-done = заполнено
medal-spoiled = закрыто метеоритом
medal-completes = заполнится этим жетоном
medal-spoils = закроется этим метеоритом
square-station = станция
square-lifepod = спасательный модуль
square-meteorite = метеорит
square-rover = вездеход
square-complete = { $line }: заполнено
ground-land = суша
ground-ice = лёд
ground-city = город
ground-toxic = яд
ground-current = ток
ground-ring = кольцо
rover-label = Вездеход на { $at }: ехать, { $n ->
    [one] осталось { $n } очко
    [few] осталось { $n } очка
   *[many] осталось { $n } очков
}
tile-label = { $shape }, { $first } и { $second }{ $meteor ->
    [yes] , с метеоритом
   *[no] {""}
}
ghost-label = { $tile } на { $squares }
cell-name = { $track } { $row }

## What is printed in a cell

print-medal = { $n ->
    [one] { $n } медаль
    [few] { $n } медали
   *[many] { $n } медалей
}
print-civ = карта освоения { $roman }
print-tech = технология { $n }
print-patch = зелёный массив
print-rover = новый вездеход
print-boost = усиление: любой +1
print-move = { $n ->
    [one] { $n } очко перемещения
    [few] { $n } очка перемещения
   *[many] { $n } очков перемещения
}
print-advance = { $track } +1

## Consequences

badge-nothing_to_copy = копировать нечего
badge-no_ice = без льда маркер стоит
badge-not_expanded = рядом нет биомассы
badge-stays = на месте
badge-completes = { $line } – готово
badge-meteorite = метеорит на { $at }
badge-meteorite-spoils = метеорит { $at } закроет { $lines }
badge-pods-lost = { $n ->
    [one] модуль погибнет
    [few] погибнут { $n } модуля
   *[many] погибнут { $n } модулей
}
badge-rovers-lost = { $n ->
    [one] вездеход погибнет
    [few] погибнут { $n } вездехода
   *[many] погибнут { $n } вездеходов
}
badge-boost = усиление: любой +1
badge-moves = { $n ->
    [one] { $n } очко перемещения
    [few] { $n } очка перемещения
   *[many] { $n } очков перемещения
}
badge-moves-left = { $n ->
    [one] осталось { $n } очко
    [few] осталось { $n } очка
   *[many] осталось { $n } очков
}
badge-way = путь: { $cost }, останется { $left }
badge-tech = Технология { $level } откроется
badge-tech-lost = Технология { $level } погаснет
badge-civ = { $level ->
    [1] карта освоения I
    [2] карта освоения II
    [3] карта освоения III
   *[other] карта освоения IV
} в конце раунда
badge-pod = модуль подобран
badge-meteorite-collected = метеорит подобран
badge-meteorite-loaded = метеорит погружен
badge-rover-put = вездеход на { $at }
badge-patch = массив на { $at }
badge-patch-stored = массив отложен до конца
badge-patch-lost = массив потерян
badge-set-aside = жетон отложен
badge-flux = поток: { $track }

## Tools

place = Выложить
place-show = Показать жетон
rotate = Повернуть
flip = Перевернуть
stop-driving = Не ехать
as-is = как исследования
as-energy = как энергия

## Questions and hints

ask-place = Выложите: { $tile }
ask-next = Дальше: { $item }
ask-end-stuck = { $n ->
    [one] Осталось { $n } очко перемещения, но ехать некому.
    [few] Осталось { $n } очка перемещения, но ехать некому.
   *[many] Осталось { $n } очков перемещения, но ехать некому.
}
hint-places = { $count ->
    [one] { $count } допустимое место
    [few] { $count } допустимых места
   *[many] { $count } допустимых мест
}, в этом положении – { $here }
hint-waived = { $what ->
    [event] По правилу события места нет: событие не мешает
    [planet] По правилу планеты места нет: планета не мешает
   *[both] По правилам события и планеты места нет: они не мешают
}. Мест: { $count }
not-here = Сейчас спрашивают о другом. { $hint }
not-here-end = Всё выполнено: завершите ход кнопкой или верните шаги кнопкой «Отменить».
not-now = Здесь сейчас делать нечего.
hint-choose_planet = Кометы показывают сложность планеты, у рядов и колонок стоят медали.
hint-choose_corporation = Кометы показывают сложность корпорации.
hint-keep_objective = Остальные вернутся в коробку.
hint-drop_objective = Каждая из остальных даст 5 медалей, если в конце будет выполнена.
hint-take = Нажмите на один из двух жетонов хранилища. Пока он не выложен, можно вернуть его и взять другой.
hint-take-moves = Нажмите на жетон хранилища или на вездеход, чтобы сначала поехать: до конца хода у вас { $n ->
    [one] { $n } очко перемещения
    [few] { $n } очка перемещения
   *[many] { $n } очков перемещения
}.
hint-take-none = Ни один жетон больше не помещается: возьмите любой ради станций, он будет отложен.
hint-rotate = Нажмите на сектор, который повернётся к вам; хранилища остальных повернутся вместе с ним.
hint-rotate-alone = Нажмите на сектор, который повернётся к вам: вы выберете один из двух его жетонов.
hint-order = Бонусы приходят сразу, поэтому порядок важен: нажмите на светящийся маркер или карточку.
hint-energy = Нажмите на светящийся маркер или кнопку; бонус ячейки приходит сразу.
hint-boost = Нажмите на светящийся маркер; бонус ячейки приходит сразу.
hint-advance = Нажмите на светящийся маркер; бонус ячейки приходит сразу.
hint-regress = Нажмите на маркер, который опустится; бонуса он не даст.
hint-unionize = Усиления по пути не получают, другие бонусы – да.
hint-choose_row = Нажмите на маркер: бонусы всех пяти ячеек его ряда придут сразу.
hint-choose_flux = Шкала с фишкой – та, которую технологии называют потоком.
hint-place_patch = Нажмите на светящийся квадрат: массив накроет его.
hint-put_rover = Нажмите на светящийся квадрат: оттуда он поедет за очки перемещения.
hint-collect_lifepod = Нажмите на светящийся: он перейдёт в область сбора.
hint-collect_meteorite = Нажмите на светящийся: он перейдёт в область сбора.
hint-destroy_rover = Нажмите на светящийся: в запас он не вернётся.
hint-destroy_lifepod = Нажмите на светящийся: он уйдёт в коробку.
hint-destroy_meteorite = Нажмите на светящийся: его ряд и колонка снова смогут принести медали.
hint-put_meteorite = Нажмите на символ, куда упадёт метеорит: его ряд и колонка не принесут медалей.
hint-choose_line = Нажмите на медаль у края: её ряд или колонка очистится от метеоритов.
hint-teleport = Нажмите на вездеход, затем на квадрат, где он встанет.
hint-teleport-or-drive = Нажмите на квадрат, где встанет вездеход. Нажмите на вездеход ещё раз, чтобы сначала проехать.
hint-drive = Нажмите на квадрат: вездеход доедет туда и подберёт всё по пути.
hint-next = { $n ->
    [0] Продолжайте или сначала примените технологию.
    [one] Продолжайте или сначала проедьте: осталось { $n } очко перемещения.
    [few] Продолжайте или сначала проедьте: осталось { $n } очка перемещения.
   *[other] Продолжайте или сначала проедьте: осталось { $n } очков перемещения.
}
hint-drive-first = { $n ->
    [one] Ответьте или сначала проедьте вездеходом: осталось { $n } очко перемещения.
    [few] Ответьте или сначала проедьте вездеходом: осталось { $n } очка перемещения.
   *[other] Ответьте или сначала проедьте вездеходом: осталось { $n } очков перемещения.
}
hint-moves = Нажмите на вездеход, затем на квадрат: он подберёт всё по пути.
hint-stuck = Сохранить очки перемещения нельзя: завершите ход.
hint-end_turn = Шаги ещё можно взять назад кнопкой «Отменить».
hint-picked = Теперь нажмите на ячейку, куда он пойдёт.
hint-choose_civ = Выберите карту: она сработает сразу или останется тайной до конца игры.
hint-civ_level = Положено несколько карт; каждая действует прежде, чем вы выберете следующую.
hint-ignore_station = Другая станция продвинет свой маркер как обычно.
hint-pod_to = Нажмите на область сбора или свободную ячейку.
hint-pod_from = Нажмите на светящийся модуль.
hint-lose_pod = Нажмите на светящийся: он уйдёт в коробку.
hint-scrap = Её жетоны больше нельзя будет взять.
hint-may = Можно, но не обязательно.

## Answers

pick-title-planet = Планеты на выбор: { $count }
pick-title-corporation = Корпорации на выбор: { $count }
pick-title-objective = Цели на выбор: { $count }
pick-title-drop = Ваши цели: { $count }
pick-target = Нужно медалей: { $target }
peek = Взглянуть на стол
peek-back = Вернуться к картам
peek-tip = Нажмите V или эту кнопку; удерживайте, чтобы взглянуть мельком
pick-planet = Осваивать её
pick-corporation = Работать на неё
pick-objective = Оставить эту цель
pick-drop = Отказаться от неё
pick-copy = { $track } +1
pick-ignore = { $track }: ничего не даст
pick-flux = { $track }
pick-row = Ряд маркера: { $track }
pick-marker = { $track }
pick-regress = { $track } вниз
pick-level = Уровень { $roman }
pick-take-outer = Большой жетон
pick-take-inner = Малый жетон
pick-scrap-outer = Большая стопка
pick-scrap-inner = Малая стопка
pick-pod-area = Область сбора
pick-pod-slot = Тех. { $slot }
pick-store = Отложить до конца
pick-boost = Взамен усиление
pick-leave = Отказаться от массива
pick-skip = Не нужно
pick-end = Завершить ход
pick-end-wasting = { $n ->
    [one] Завершить, сгорит { $n } очко хода
    [few] Завершить, сгорят { $n } очка хода
   *[other] Завершить, сгорят { $n } очков хода
}
doubt-title = Потеря навсегда
doubt-text = Этого не вернуть: { $what }. Есть ответы без такой потери.
doubt-yes = Всё равно сделать
doubt-no = Вернуться
item-station = { $id ->
    [energy] Энергия (копия)
   *[other] { $terrain }
}
item-tech = Технология { $level }
item-moves = { $n ->
    [one] { $n } очко перемещения
    [few] { $n } очка перемещения
   *[many] { $n } очков перемещения
}
item-boost = { $n ->
    [one] Усиление: любой +1
    [few] { $n } усиления
   *[many] { $n } усилений
}
item-rover = Поставить вездеход
item-civ = Карта освоения { $roman }
item-patch = Выложить массив
item-advance = { $track } +1
item-advance-any = Продвинуть маркер
item-regress = Опустить маркер
goal-personal = Личная цель
goal-worth = 5 медалей в конце игры

## Score so far

score-now = Медали сейчас:
score-planet = планета
score-tracks = шкалы
score-civ_cards = карты
score-lifepods = модули
score-meteorites = метеориты
score-competitive = цели
score-personal = личные цели

## Chips

chip-phase-boards = Планшеты
chip-phase-objectives = Цели
chip-phase-rotation = Поворот
chip-phase-event = Событие
chip-phase-turns = Ходы
chip-phase-civ = Карты освоения
chip-phase-final = Завершение
chip-phase-end = Конец

## Things to do that stand in a list

item-double_boost = Усиление дальше: тот же маркер ещё +1
item-cargo = Уничтожить метеорит на вездеходе
item-flux = Переставить фишку потока
item-order = Остальное
item-peek_event = Посмотреть следующее событие
item-reset_marker = Вернуть маркер в начало
item-relocate_lifepods = Перенести модуль
item-gain_rover = Ещё один вездеход
item-collect = Подобрать фишку
item-destroy = Уничтожить фишку
item-destroy_line = Очистить ряд или колонку от метеоритов
item-add_meteorite = Падает метеорит
item-place_extra_tile = Выложить ещё один жетон
item-teleport_rover = Телепортировать вездеход
item-civ_stacks = Больше карт освоения
item-draw_personal_objective = Взять цель
item-destroy_personal_objective = Отказаться от цели
item-rotate_station = Повернуть базу
item-empty_compartment = Убрать стопку
item-advance_all_to_row = Поднять все маркеры
item-advance_to_next_milestone = Продвинуть до следующей вехи
item-row_bonuses = Бонусы всего ряда
item-rover_move_per_rover = Очки перемещения за каждый вездеход
item-rover_move_from_marker = Очки перемещения со шкалы вездеходов
item-common_objective = Новая общая цель
item-take_civ_cards = Взять карты освоения
item-extra_patch = Ещё один массив
item-patches = { $n ->
    [one] Выложить массив
    [few] { $n } массива
   *[many] { $n } массивов
}
