## Суперлуние: луны, четверти, личный запас

kind-moon = Луна
kind-moon_board = Планшет луны
kind-quarter = Четверть
kind-half = Половина корпорации
kind-patch = Массив
kind-shattered_planet = Планета
kind-split_corporation = Корпорация
kind-supermoon_token = Деталь
line-on-moon = { $line } (луна)
line-on-quarter = линия { $at } (четверть { $n })
line-moon = луна
square-moon = { $at } (луна)
square-quarter = { $at } (четверть { $n })
ground-spaceship = космический корабль
to-moon = Луна
to-planet = Планета
here-moon = На луне:
here-planet = На планете:
aim-line = Выстрел, { $line }: { $meteorites ->
    [0] метеоритов нет
    [one] { $meteorites } метеорит
    [few] { $meteorites } метеорита
   *[other] { $meteorites } метеоритов
}{ $rovers ->
    [0] {""}
    [one] , потеря: { $rovers } вездеход
    [few] , потеря: { $rovers } вездехода
   *[other] , потеря: { $rovers } вездеходов
}
supply-title = Личный запас
supply-emergency = Аварийные жетоны: два из них вместо жетона из хранилища
supply-patches = Массивы других типов вместо зелёного
supply-tile = Аварийный жетон: { $terrain }
supply-tile-gone = Аварийный жетон: { $terrain }, использован
supply-patch = Массив: { $terrain }
supply-patch-gone = Массив: { $terrain }, использован
supply-kept = Сохранено до конца игры: { $n }

pick-title-moon = { $count ->
    [one] Где начнёт ваш спутник
   *[other] Сторона луны и место, где начнёт спутник
}
pick-moon = Начать в точке { $point }
moon-figures = Квадратов: { $squares }, из них лёд: { $ice }; метеоритов: { $meteorites }
pick-title-quarters = Сторона для каждой четверти планеты
quarter-turn = Четверть { $n }, сторона { $side }: перевернуть
quarters-hint = Нажмите на четверть, чтобы перевернуть её.
pick-quarters = Строить на этих четвертях
pick-title-halves = Сторона для каждой половины корпорации
pick-halves = Основать эту корпорацию
pick-title-events = { $n ->
    [1] Какое событие будет следующим?
   *[other] А какое после него?
}
pick-event = Это

## Вопросы

hint-aim = Нажмите на линию: лазер уничтожит на ней все метеориты и все ваши вездеходы.
hint-take-emergency = Возьмите жетон хранилища или, вместо него, два аварийных жетона.
hint-take-pair = Жетоны хранилища не помещаются: выложите два аварийных.
hint-take-none-pair = Отложите жетон или два аварийных: их станции сработают.
hint-take-extra = Нажмите на светящийся жетон хранилища.
hint-take-extra-may = Нажмите на светящийся жетон хранилища или откажитесь.
hint-choose_one = Нажмите на одно из них: оно сработает сразу.
hint-fly = Нажмите на любой квадрат: космический корабль перенесёт туда вездеход за 1 очко.
pick-trade = { $track } { $n }
hint-second_tile = Нажмите на второй аварийный жетон.
hint-set_aside = Нажмите на аварийный жетон: он будет отложен, а маркер его станции продвинется.
hint-patch_kind = Нажмите на массив: один из своих или зелёный из общего запаса.
hint-down_first = Маркер одной из станций можно сначала опустить, чтобы снова получить бонусы.
hint-twice = Станция, на которую вы нажмёте, продвинет маркер дважды, другая не даст ничего.
hint-trade = Нажмите на маркер, который двигается первым; за ним двинется другой.
hint-reorder = Первая выбранная карта и будет следующей.
hint-choose_moon = Всё, что выложено на луну, двигает спутник по часовой стрелке от точки к точке; там он стреляет.
hint-choose_quarters = Каждая четверть что-то запрещает и приносит медали за свои линии. С символа корабля вездеход летит на любой квадрат.
hint-choose_halves = Верхняя половина говорит, когда действует особенность, нижняя – в чём она состоит.
pick-emergency = Аварийный жетон: { $terrain }
pick-kind = Массив: { $terrain }
pick-twice = { $track } дважды
item-orbit = Спутник проходит { $n ->
    [one] { $n } точку
    [few] { $n } точки
   *[many] { $n } точек
} и стреляет
item-ignore = { $terrain }: ничего
item-twice = Одна станция дважды
item-trade_markers = Сдвинуть маркеры навстречу
item-draw_event = Ещё одно событие
item-remove_depot_tops = Верхние жетоны хранилища уходят
item-exchange = Обменять очки перемещения
item-medals = Медали
badge-satellite = { $n ->
    [one] спутник проходит { $n } точку
    [few] спутник проходит { $n } точки
   *[other] спутник проходит { $n } точек
}
badge-shot = { $line }: { $n ->
    [0] ничего не задето
    [one] уничтожен { $n } метеорит
    [few] уничтожены { $n } метеорита
   *[other] уничтожены { $n } метеоритов
}
badge-shot-rovers = { $line }: { $n ->
    [one] потерян вездеход
    [few] потеряны { $n } вездехода
   *[other] потеряны { $n } вездеходов
}
badge-maintenance = { $card }

## Луна возле планеты

moon-set = Набор луны: медалей { $n }
moon-red = Метеориты на луне: медалей { $n }
moon-title = Луна: { $name }

## Корпорация

quantum-ring = { $ring ->
    [outer] Жетоны внешнего кольца:
   *[inner] Жетоны внутреннего кольца:
}
quantum-quantum_a = один из маркеров можно сначала опустить
quantum-quantum_b = одна станция дважды, другая не действует
maintenance-title = Обслуживание
maintenance-used = в этом раунде сработала
maintenance-ready = готова
score-moon = луна
civ-again = постоянно
