# Слова частей стола: база, хранилище, шкалы, технологии, собранное, карты, соперники, одиночная игра.

## Места
tile-plain = { $shape }, { $terrains }
tile-meteor = { $shape }, { $terrains }, с символом метеорита
bay-empty = { $shape }: пусто
bay-hidden = { $shape }: следующий жетон ещё не открыт, осталось { $count }
bay-top = { $tile }, осталось { $count }
sector-nobody = Ни перед кем
sector-faces = Перед игроком { $name }
station-seat = { $name }
station-commander = { $name }, командир
cell-place = { $track } { $row }
cell-start = начало
cell-pod = накрыта спасательным модулем
cell-medal =
    { $count ->
        [one] { $count } медаль
        [few] { $count } медали
       *[other] { $count } медалей
    }
cell-civ = карта освоения уровня { $level }
cell-tech = технология { $level }
cell-move =
    { $count ->
        [one] { $count } очко перемещения
        [few] { $count } очка перемещения
       *[other] { $count } очков перемещения
    }
cell-advance = продвинуть: { $track }
cell-patch = зелёный массив
cell-rover = поставить вездеход
cell-boost = усиление: любой маркер +1
marker-place = маркер «{ $marker }», ячейка { $row }
marker-away = маркер «{ $marker }» на шкале «{ $track }», ячейка { $row }
flux-here = Фишка потока: шкала «{ $track }»

## Хранилище
depot-title = Ваше хранилище
depot-hand = в руке
depot-hidden = следующий жетон ещё не открыт
depot-empty = пусто
depot-places =
    { $count ->
        [0] нет места
       *[other] мест: { $count }
    }
depot-closed = закрыто событием на этот раунд
depot-left = ещё { $count }
depot-left-short = { $count }

## Технологии
techs-title = Технологии
tech-used = применена
tech-use = применить
tech-ready = Можно применить сейчас
tech-on = Доступна
tech-soon = Станет доступна
tech-off = Ещё не достигнута
limit-once-per-round = раз в раунд
limit-once-per-game = раз за игру

## Корпорация и собранное
corp-title = Корпорация
corp-medals-open = сейчас, из них { $open } за цели
corp-medals-end =
    { $count ->
        [one] медаль
        [few] медали
       *[other] медалей
    }
medals-text = Как если бы игра кончилась сейчас.
medals-text-open = Как если бы игра кончилась сейчас. Цели проверяются в конце: их медали ещё можно потерять или получить.
line-open = пока
corp-medals =
    { $count ->
        [one] медаль, сейчас
        [few] медали, сейчас
       *[other] медалей, сейчас
    }
line-civ-cards = карты освоения
line-planet = планета
line-tracks = шкалы
line-lifepods = спасательные модули
line-meteorites = метеориты
line-personal = личные цели
line-competitive = соревновательные цели
collection-title = Собранное
collection-lifepods = Модули
collection-meteorites = Метеориты
collection-pods-here = Положить модуль в область сбора
collection-rovers = Вездеходы
collection-rovers-tip = На планете: { $here }, в запасе: { $left }
collection-patches = Массивы в запасе
collection-stacks = Сколько осталось карт освоения каждого уровня
collection-cards = Карты освоения
collection-cards-none = Пока нет
civ-due = { $levels } в конце раунда
civ-secret = тайно
civ-done = сыграна
civ-now = сразу
civ-end = в конце
civ-fan = Карты уровня { $level }: { $count }
civ-idle-rover = Сейчас ничего не даст: на планете нет вездехода
civ-idle-lifepod = Сейчас ничего не даст: на планете нет модулей
civ-idle-meteorite = Сейчас ничего не даст: на планете нет метеоритов
civ-idle-way_up = Сейчас ничего не даст: ни один маркер не поднимется
civ-idle-square = Сейчас ничего не даст: нет свободного квадрата
civ-fan-all = Карты всех уровней: { $count }

## События
deck-title = Событие
deck-number = Событие { $n } / { $of }
deck-cards-left =
    { $count ->
        [one] осталась { $count } карта
        [few] осталось { $count } карты
       *[other] осталось { $count } карт
    }
deck-still = Ещё в колоде
deck-left-by-colour = Сколько карт каждого цвета ещё в колоде
deck-green = зелёные
deck-orange = оранжевые
deck-red = красные
deck-history =
    { $count ->
        [one] было { $count } событие
        [few] было { $count } события
       *[other] было { $count } событий
    }
deck-restriction = Ограничение до конца раунда
deck-spared = { $colour ->
    [green] Взять нечего: без последствий
   *[other] Терять нечего: без последствий
}
deck-restriction-short = до конца раунда
deck-none-yet = В этом раунде события ещё не было
deck-next = Далее: { $name }

## Цели
goal-side-competitive = спор
goal-side-personal = личная
goal-lead =
    { $seats ->
        [one] { $names }: { $count } медалей
       *[other] { $names }: по { $count } медали
    }
goal-stations-on-edge = больше { $terrain ->
        [civ] станций поселенцев
        [water] водных станций
        [biomass] станций озеленения
        [rover] станций вездеходов
        [tech] исследова{ "\u00AD" }тельских станций
       *[energy] электро{ "\u00AD" }станций
    } на краю
goal-largest-area = самая большая территория { $terrain ->
        [civ] поселенцев
        [water] воды
        [biomass] озеленения
        [rover] вездеходов
        [tech] исследований
       *[energy] электро{ "\u00AD" }снабжения
    }
goal-area-count = больше территорий { $terrain ->
        [civ] поселенцев
        [water] воды
        [biomass] озеленения
        [rover] вездеходов
        [tech] исследований
       *[energy] электро{ "\u00AD" }снабжения
    }
goal-stations = меньше { $terrain ->
        [civ] станций поселенцев
        [water] водных станций
        [biomass] станций озеленения
        [rover] станций вездеходов
        [tech] исследова{ "\u00AD" }тельских станций
       *[energy] электро{ "\u00AD" }станций
    }
goal-tracks-at-top = больше маркеров наверху
goal-collected-meteorites = { $best ->
        [least] меньше
       *[most] больше
    } метеоритов
goal-collected-lifepods = { $best ->
        [least] меньше
       *[most] больше
    } спасательных модулей
goal-rectangle = блок { $a } × { $b }: { $terrain ->
        [civ] поселенцы
        [water] вода
        [biomass] озеленение
        [rover] вездеходы
        [tech] исследования
       *[energy] электро{ "\u00AD" }снабжение
    }
goal-area-with-stations = территория { $terrain ->
        [civ] поселенцев
        [water] воды
        [biomass] озеленения
        [rover] вездеходов
        [tech] исследований
       *[energy] электро{ "\u00AD" }снабжения
    } с { $count } станциями
goal-track-at-top = маркер { $terrain ->
        [civ] поселенцев
        [water] воды
        [biomass] озеленения
        [rover] вездеходов
       *[tech] исследований
    } в последней ячейке
goal-stations-at-most = не больше { $count } { $terrain ->
        [civ] станций поселенцев
        [water] водных станций
        [biomass] станций озеленения
        [rover] станций вездеходов
        [tech] исследова{ "\u00AD" }тельских станций
       *[energy] электро{ "\u00AD" }станций
    }
goal-collected-at-least = собрать { $count } { $what ->
        [lifepods] модулей
       *[meteorites] метеоритов
    }
goal-more-lifepods-than-meteorites = модулей больше, чем метеоритов
goal-all-covered = накрыть { $what ->
        [ice] весь лёд
       *[land] всю сушу
    }
personal-title = Личные цели
personal-each = 5 медалей за каждую выполненную
personal-done = выполнена
personal-none = Нет
personal-hidden =
    { $count ->
        [one] { $count } тайная цель
        [few] { $count } тайные цели
       *[other] { $count } тайных целей
    }

## Соперники и раунд
rival-label = { $name }: { $corporation }, планета { $planet }, медалей сейчас { $score }, { $state }. Открыть крупно
rival-veiled = как в начале ходов
planet-difficulty = Сложность { $count } из 4
planet-empty =
    { $count ->
        [one] { $count } пустой квадрат
        [few] { $count } пустых квадрата
       *[other] { $count } пустых квадратов
    }
state-deciding = выбирает
state-busy = выбирает
state-waiting = ждёт
state-ready = готово
state-over = конец игры
crew-phases = Фазы раунда
crew-seats = Игроки
crew-commander = командир
phase-boards = Планшеты
phase-objectives = Цели
phase-rotation = Поворот
phase-event = Событие
phase-turns = Ходы
phase-civ = Карты освоения
phase-final = Последние выборы
phase-end = Подсчёт

## Порядок продвижений
order-title = Порядок продвижений
order-choose = Выберите одно
order-may = По желанию
order-first = Сначала: { $item }
order-then = { $first }, потом { $second }
order-asks-energy = Вы выберете, какую станцию она повторит
order-asks = Дальше будет вопрос
order-nothing = Больше ничего не даёт
in-words = Все планшеты словами
in-words-news = Новое с вашего последнего хода
in-words-no-news = Ничего не изменилось
in-words-table = Посреди стола
in-words-cards = Закрытых карт общества: { $count }
in-words-gathered = Медалей сейчас: { $medals }. Собрано модулей: { $lifepods }, метеоритов: { $meteorites }, массивов в запасе: { $patches }, очков перемещения: { $moves }.
order-take = { $item }
order-more-moves =
    { $count ->
        [one] так на { $count } очко перемещения больше
        [few] так на { $count } очка перемещения больше
       *[other] так на { $count } очков перемещения больше
    }
order-skip = Не надо

## Одиночная игра
solo-target = Цель
solo-now = сейчас { $score }
solo-mix = { $green } зел. · { $orange } оранж. · { $red } красн.
solo-open = из них { $open } за цели, пока
solo-to-go = ещё { $count }
solo-over =
    { $count ->
        [0] цель достигнута
       *[other] сверх цели: { $count }
    }
solo-scale = Медалей { $score } из { $target }
solo-rank-now = Итог сейчас: { $rank }
