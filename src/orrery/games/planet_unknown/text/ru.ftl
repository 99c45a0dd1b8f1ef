### Неизвестная планета. Названия жетонов, планшетов, карт и технологий хранятся в файлах данных и приходят параметрами.
###
### Параметры событий: $name – игрок, о котором строка, $you равно yes, если это сам читатель; так же $commander и
### $commander_you. $tile, $shape, $tech, $card, $planet, $corporation – названия; $start, $end, $place, $line – места
### словами, а $start_kind и подобные говорят, что это за место. Остальные списки готовы. $terrain, $track, $marker и
### $level остаются обозначениями: по ним выбирают форму слова. Отсутствующее значение – none.

## Слова

terrain-civ = поселенцы
terrain-water = вода
terrain-biomass = озеленение
terrain-rover = вездеходы
terrain-tech = исследования
terrain-energy = электроснабжение

track-civ = шкала поселенцев
track-water = шкала воды
track-biomass = шкала озеленения
track-rover = шкала вездеходов
track-tech = шкала исследований

station-civ = станция поселенцев
station-water = водная станция
station-biomass = станция озеленения
station-rover = станция вездеходов
station-tech = исследовательская станция
station-energy = электростанция

phase-boards = Планшеты
phase-objectives = Цели
phase-rotation = Поворот базы
phase-event = Событие
phase-turns = Ходы
phase-civ = Карты освоения
phase-final = Итоговый подсчёт очков
phase-end = Конец игры

place-civ = поселенцы { $n }
place-water = вода { $n }
place-biomass = озеленение { $n }
place-rover = вездеходы { $n }
place-tech = исследования { $n }
place-area = область сбора
place-slot = технология { $n ->
    [A] А
    [B] Б
    [C] В
    [D] Г
    [E] Д
   *[F] Е
}
place-row = ряд { $n }
place-column = колонка { $n }
place-moon-row = ряд { $n } (луна)
place-moon-column = колонка { $n } (луна)
place-q-row = линия { $n } (четверть { $board })
place-q-column = линия { $n } (четверть { $board })

square-m = { $n } (луна)
square-q = { $n } (четверть { $board })

tech-level = { $level ->
    [A] технология А
    [B] технология Б
    [C] технология В
    [D] технология Г
    [E] технология Д
    [F] технология Е
   *[other] технология { $level }
}

amount-medals = { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медали
   *[many] { $medals } медалей
}
amount-moves = { $moves ->
    [one] { $moves } очко перемещения
    [few] { $moves } очка перемещения
   *[many] { $moves } очков перемещения
}
amount-tiles = { $tiles ->
    [one] { $tiles } жетон
    [few] { $tiles } жетона
   *[many] { $tiles } жетонов
}
amount-civ_track = { $amount ->
    [one] { $amount } шаг по шкале поселенцев
    [few] { $amount } шага по шкале поселенцев
   *[many] { $amount } шагов по шкале поселенцев
}
amount-water_track = { $amount ->
    [one] { $amount } шаг по шкале воды
    [few] { $amount } шага по шкале воды
   *[many] { $amount } шагов по шкале воды
}
amount-biomass_track = { $amount ->
    [one] { $amount } шаг по шкале озеленения
    [few] { $amount } шага по шкале озеленения
   *[many] { $amount } шагов по шкале озеленения
}
amount-rover_track = { $amount ->
    [one] { $amount } шаг по шкале вездеходов
    [few] { $amount } шага по шкале вездеходов
   *[many] { $amount } шагов по шкале вездеходов
}
amount-tech_track = { $amount ->
    [one] { $amount } шаг по шкале исследований
    [few] { $amount } шага по шкале исследований
   *[many] { $amount } шагов по шкале исследований
}
amount-technology = { $amount ->
    [one] { $amount } технология
    [few] { $amount } технологии
   *[many] { $amount } технологий
}
amount-civ_card = { $amount ->
    [one] { $amount } карта освоения
    [few] { $amount } карты освоения
   *[many] { $amount } карт освоения
}
amount-objective = { $amount ->
    [one] { $amount } личная цель
    [few] { $amount } личные цели
   *[many] { $amount } личных целей
}
amount-rover = { $amount ->
    [one] { $amount } вездеход
    [few] { $amount } вездехода
   *[many] { $amount } вездеходов
}
amount-move = { $amount ->
    [one] { $amount } очко перемещения
    [few] { $amount } очка перемещения
   *[many] { $amount } очков перемещения
}
amount-lifepod = { $amount ->
    [one] { $amount } спасательный модуль
    [few] { $amount } спасательных модуля
   *[many] { $amount } спасательных модулей
}
amount-collected_lifepod = { $amount ->
    [one] { $amount } подобранный спасательный модуль
    [few] { $amount } подобранных спасательных модуля
   *[many] { $amount } подобранных спасательных модулей
}
amount-collected_meteorite = { $amount ->
    [one] { $amount } подобранный метеорит
    [few] { $amount } подобранных метеорита
   *[many] { $amount } подобранных метеоритов
}
amount-meteorite = { $amount ->
    [one] { $amount } метеорит на планете
    [few] { $amount } метеорита на планете
   *[many] { $amount } метеоритов на планете
}
amount-patch = { $amount ->
    [one] { $amount } накопленный массив
    [few] { $amount } накопленных массива
   *[many] { $amount } накопленных массивов
}
amount-set_aside = { $amount ->
    [one] { $amount } отложенный жетон
    [few] { $amount } отложенных жетона
   *[many] { $amount } отложенных жетонов
}
amount-emergency_tile = { $amount ->
    [one] { $amount } аварийный жетон
    [few] { $amount } аварийных жетона
   *[many] { $amount } аварийных жетонов
}
amount-coloured_patch = { $amount ->
    [one] { $amount } цветной массив
    [few] { $amount } цветных массива
   *[many] { $amount } цветных массивов
}

# Части предложений: в них подставляются параметры того сообщения, где они стоят.

the-marker = маркер { $marker ->
    [civ] поселенцев
    [water] воды
    [biomass] озеленения
    [rover] вездеходов
   *[tech] исследований
}
the-station = { $terrain ->
    [civ] станция поселенцев
    [water] водная станция
    [biomass] станция озеленения
    [rover] станция вездеходов
    [tech] исследовательская станция
   *[energy] электростанция
}
only-stations = { $stations ->
    [none] {" "}без его станций
    [one] {" "}с одной его станцией
   *[both] {""}
}
of-terrain = { $terrain ->
    [civ] поселенцев
    [water] воды
    [biomass] озеленения
    [rover] вездеходов
    [tech] исследований
   *[energy] электроснабжения
}

## Подсказки

prompt-choose_planet = Выберите планету.
prompt-choose_corporation = Выберите корпорацию.
prompt-choose_quarters = Выберите сторону каждой четверти своей планеты.
prompt-choose_halves = Выберите сторону каждой половины своей корпорации.
prompt-choose_moon = Выберите сторону своей луны и начальную точку спутника.
prompt-choose_flux = { $first ->
    [yes] Выберите шкалу для фишки потока.
   *[no] Переложите фишку потока или оставьте на месте.
}
prompt-keep_objective = { $common ->
    [yes] Выберите цель, за которую будут соревноваться все.
   *[no] Выберите цель, которую оставите.
}
prompt-drop_objective = Выберите цель, от которой откажетесь.
prompt-rotate = Поверните базу: какой сектор будет перед вами?
prompt-take = { $fits ->
    [yes] { $extra ->
        [yes] { $optional ->
            [yes] Можете забрать ещё один жетон{ only-stations }.
           *[no] Заберите ещё один жетон{ only-stations }.
        }
       *[no] { $pair ->
            [yes] Подходят только аварийные жетоны: выложите два.
           *[no] Заберите верхний жетон одной из своих стопок.
        }
    }
   *[no] Ничего не подходит: отложите жетон. Раунд – последний.
}
prompt-second_tile = Выберите второй аварийный жетон.
prompt-set_aside = Отложите ещё один аварийный жетон.
prompt-place = { $waived ->
    [event] Выложите жетон. С ограничением события ничего не подходит, поэтому оно снято.
    [planet] Выложите жетон. С ограничением планеты ничего не подходит, поэтому оно снято.
    [both] Выложите жетон. С ограничениями события и планеты ничего не подходит, поэтому они сняты.
   *[none] { $extra ->
        [yes] Выложите дополнительный жетон.
       *[no] Выложите жетон.
    }
}
prompt-aim = Направьте лазер: ряд или колонка?
prompt-down_first = Можете сначала опустить один маркер на 1 ячейку.
prompt-twice = Какая станция сработает дважды? Другая – ни разу.
prompt-ignore_station = Сработает только одна станция: какая ничего не даст?
prompt-order = Что дальше?
prompt-choose_one = Выберите одно из двух.
prompt-may = { $item ->
    [cargo] Уничтожить метеорит на вездеходе или оставить?
    [double_boost] Продвинуть тот же маркер ещё раз или нет?
   *[other] Применить эту технологию или нет?
}
prompt-energy = Электростанция: за какую станцию продвинуть маркер?
prompt-boost = Бонус усиления: продвиньте маркер.
prompt-advance = { $left ->
    [0] Продвиньте маркер.
    [1] Продвиньте маркер.
   *[other] Продвиньте разные маркеры (осталось { $left }).
}
prompt-regress = { $steps ->
    [one] Переместите маркер вниз на { $steps } ячейку.
    [few] Переместите маркер вниз на { $steps } ячейки.
   *[many] Переместите маркер вниз на { $steps } ячеек.
}
prompt-trade = { $up ->
    [yes] { $steps ->
        [one] Один маркер вверх на { $steps } ячейку, затем другой на { $then }.
        [few] Один маркер вверх на { $steps } ячейки, затем другой на { $then }.
       *[many] Один маркер вверх на { $steps } ячеек, затем другой на { $then }.
    }
   *[no] { $steps ->
        [one] Один маркер вниз на { $steps } ячейку, другой вверх на { $then }.
        [few] Один маркер вниз на { $steps } ячейки, другой вверх на { $then }.
       *[many] Один маркер вниз на { $steps } ячеек, другой вверх на { $then }.
    }
}
prompt-unionize = «Профсоюз»: какой маркер продвинуть следующим?
prompt-patch_kind = { $stored ->
    [yes] Какой из накопленных массивов выложить?
   *[no] Какой массив вы берёте: зелёный или один из своих?
}
prompt-place_patch = { $stored ->
    [yes] Выложите накопленный массив (осталось { $left }).
   *[no] { $left ->
        [0] Выложите массив.
        [1] Выложите массив.
       *[other] Выложите массив (осталось { $left }).
    }
}
prompt-put_rover = Поместите вездеход на жетон.
prompt-civ_level = Какую карту освоения выбрать сначала?
prompt-choose_civ = { $level ->
    [0] Выберите карту освоения.
   *[other] Выберите карту освоения уровня { $level }.
}
prompt-collect_lifepod = { $left ->
    [0] Подберите спасательный модуль с планеты.
    [1] Подберите спасательный модуль с планеты.
   *[other] Подберите спасательные модули с планеты (осталось { $left }).
}
prompt-collect_meteorite = { $left ->
    [0] Подберите метеорит.
    [1] Подберите метеорит.
   *[other] Подберите метеориты (осталось { $left }).
}
prompt-destroy_rover = Выберите вездеход, которого лишитесь.
prompt-destroy_lifepod = Выберите спасательный модуль на планете, которого лишитесь.
prompt-destroy_meteorite = { $left ->
    [0] Уничтожьте метеорит.
    [1] Уничтожьте метеорит.
   *[other] Уничтожьте метеориты (осталось { $left }).
}
prompt-pod_to = Куда положить спасательный модуль?
prompt-pod_from = Перенаправьте спасательный модуль или откажитесь.
prompt-lose_pod = Какого подобранного модуля вы лишитесь?
prompt-choose_line = Выберите ряд или колонку: метеориты там уничтожатся.
prompt-put_meteorite = Выберите символ метеорита, на который упадёт метеорит.
prompt-teleport = Телепортируйте вездеход на любой свободный квадрат.
prompt-scrap = Какая стопка хранилища уйдёт из игры?
prompt-reorder = Какое событие будет следующим, { $place } из { $of }?
prompt-choose_row = Выберите маркер: вы получите все бонусы его ряда.
prompt-end_turn = { $moves ->
    [0] Всё сделано. Завершите ход.
    [one] Осталось { $moves } очко перемещения. Езжайте или завершите ход.
    [few] Осталось { $moves } очка перемещения. Езжайте или завершите ход.
   *[many] Осталось { $moves } очков перемещения. Езжайте или завершите ход.
}

## Журнал

event-boards_shown = Планшеты: { $boards }
event-quarters_shown = { $you ->
    [yes] Ваша расколотая планета
   *[no] Расколотая планета игрока { $name }
}: { $quarters }
event-moons_shown = Луны и начальные точки спутников: { $moons }
event-flux_moved = { $you ->
    [yes] Вы отмечаете
   *[no] { $name } отмечает
} фишкой потока { $track ->
    [civ] шкалу поселенцев
    [water] шкалу воды
    [biomass] шкалу озеленения
    [rover] шкалу вездеходов
   *[tech] шкалу исследований
}.
event-objective_kept = { $card ->
    [none] { $you ->
        [yes] Вы оставляете цель.
       *[no] { $name } оставляет цель.
    }
   *[other] { $you ->
        [yes] Вы оставляете цель «{ $card_personal }».
       *[no] { $name } оставляет цель «{ $card_personal }».
    }
}
event-objective_dropped = { $card ->
    [none] { $you ->
        [yes] Вы отказываетесь от цели.
       *[no] { $name } отказывается от цели.
    }
   *[other] { $you ->
        [yes] Вы отказываетесь от цели «{ $card_personal }».
       *[no] { $name } отказывается от цели «{ $card_personal }».
    }
}
event-objective_gained = { $card ->
    [none] { $you ->
        [yes] Вы берёте цель.
       *[no] { $name } берёт цель.
    }
   *[other] { $you ->
        [yes] Вы берёте цель «{ $card_personal }».
       *[no] { $name } берёт цель «{ $card_personal }».
    }
}
event-objective_common = { $you ->
    [yes] Вы выкладываете
   *[no] { $name } выкладывает
} общую цель: «{ $card_competitive }».
event-round_began = { $commander ->
    [none] Раунд { $round }.
   *[other] { $commander_you ->
        [yes] Раунд { $round }. Командир – вы.
       *[no] Раунд { $round }. Командир – { $commander }.
    }
}
event-station_turned = { $name ->
    [none] База поворачивается.
   *[other] { $you ->
        [yes] Вы поворачиваете базу.
       *[no] { $name } поворачивает базу.
    }
}
event-event_revealed = Событие: «{ $card }». Осталось карт: { $left }.
event-event_peeked = { $card ->
    [none] { $you ->
        [yes] Вы смотрите следующее событие.
       *[no] { $name } смотрит следующее событие.
    }
   *[other] { $you ->
        [yes] Вы смотрите следующее событие: «{ $card }».
       *[no] { $name } смотрит следующее событие: «{ $card }».
    }
}
event-tile_taken = { $you ->
    [yes] Вы забираете жетон ({ $tile }).
   *[no] { $name } забирает жетон ({ $tile }).
}
event-tile_placed = { $you ->
    [yes] Вы выкладываете
   *[no] { $name } выкладывает
} { $extra ->
    [yes] дополнительный жетон
   *[no] жетон
} на { $on }.{ $meteorite ->
    [none] { "" }
   *[other] { " " }Метеорит: { $meteorite }.
}{ $completes ->
    [none] { "" }
   *[other] { " " }Заполнено: { $completes }.
}{ $spoils ->
    [none] { "" }
   *[other] { " " }Испорчено: { $spoils }.
}
event-emergency_taken = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
} { $second ->
    [yes] второй аварийный жетон
   *[no] аварийный жетон
} ({ $tile }).
event-satellite_moved = { $points ->
    [one] { $you ->
        [yes] Ваш спутник проходит { $points } точку.
       *[no] { $name }: спутник проходит { $points } точку.
    }
    [few] { $you ->
        [yes] Ваш спутник проходит { $points } точки.
       *[no] { $name }: спутник проходит { $points } точки.
    }
   *[many] { $you ->
        [yes] Ваш спутник проходит { $points } точек.
       *[no] { $name }: спутник проходит { $points } точек.
    }
}
event-laser_fired = { $you ->
    [yes] Ваш лазер стреляет
   *[no] { $name }: лазер стреляет
}, { $line }.{ $meteorites ->
    [none] { "" }
   *[other] { " " }Уничтожены метеориты: { $meteorites }.
}{ $rovers ->
    [none] { "" }
   *[other] { " " }Уничтожены вездеходы: { $rovers }.
}
event-tile_set_aside = { $you ->
    [yes] Ничего не подходит: вы откладываете жетон в сторону
   *[no] Ничего не подходит: { $name } откладывает жетон в сторону
} ({ $tile }).
event-tops_shown = Открываются следующие жетоны стопок.
event-station_ignored = { $you ->
    [yes] Вы ничего не получаете
   *[no] { $name } ничего не получает
} за { $terrain ->
    [civ] станцию поселенцев
    [water] водную станцию
    [biomass] станцию озеленения
    [rover] станцию вездеходов
    [tech] исследовательскую станцию
   *[energy] электростанцию
}.
event-station_twice = { $you ->
    [yes] Вы продвигаете маркер дважды
   *[no] { $name } продвигает маркер дважды
} за { $terrain ->
    [civ] станцию поселенцев
    [water] водную станцию
    [biomass] станцию озеленения
    [rover] станцию вездеходов
    [tech] исследовательскую станцию
   *[energy] электростанцию
}, за другую – ни разу.
event-station_idle = { $you ->
    [yes] Вы не продвигаете маркер
   *[no] { $name } не продвигает маркер
} за { $terrain ->
    [civ] станцию поселенцев
    [water] водную станцию
    [biomass] станцию озеленения
    [rover] станцию вездеходов
    [tech] исследовательскую станцию
   *[energy] электростанцию
}.
event-marker_moved = { $you ->
    [yes] Ваш { the-marker }
   *[no] { $name }, { the-marker }
}: { $start } → { $end } ({ $reason ->
    [station] станция
    [energy] электростанция
    [boost] усиление
    [card] карта
    [event] событие
    [tech] технология
    [track] шкала
    [aside] отложенный жетон
   *[feature] корпорация
}).
event-marker_stuck = { $you ->
    [yes] Ваш { the-marker } не может продвинуться.
   *[no] { $name }: { the-marker } не может продвинуться.
}
event-boost_gained = { $you ->
    [yes] Вы получаете бонус усиления.
   *[no] { $name } получает бонус усиления.
}
event-moves_gained = { $you ->
    [yes] Вы получаете
   *[no] { $name } получает
} { $points ->
    [one] { $points } очко перемещения
    [few] { $points } очка перемещения
   *[many] { $points } очков перемещения
} ({ $reason ->
    [track] шкала вездеходов
    [card] карта
    [event] событие
   *[tech] технология
}).
event-rover_put = { $you ->
    [yes] Вы помещаете
   *[no] { $name } помещает
} вездеход на { $at }.
event-rover_moved = { $you ->
    [yes] Ваш вездеход
   *[no] { $name }, вездеход
}: { $start } → { $end }{ $cost ->
    [0] {" "}(бесплатно)
   *[other] { "" }
}.
event-rover_teleported = { $you ->
    [yes] Ваш вездеход
   *[no] { $name }, вездеход
}: { $start } → { $end } (телепортация).
event-rover_flew = { $you ->
    [yes] Ваш вездеход
   *[no] { $name }, вездеход
}: { $start } → { $end } (космический корабль).
event-rover_destroyed = { $you ->
    [yes] Вы теряете
   *[no] { $name } теряет
} вездеход на { $at }: { $reason ->
    [tile] под жетоном
    [patch] под массивом
    [meteorite] под метеоритом
    [laser] лазер
   *[event] событие
}.
event-lifepod_collected = { $you ->
    [yes] Вы подбираете
   *[no] { $name } подбирает
} спасательный модуль на { $at }.
event-lifepod_put = { $you ->
    [yes] Вы кладёте
   *[no] { $name } кладёт
} спасательный модуль { $place_kind ->
    [area] в область сбора
    [slot] в ячейку: { $place }
   *[cell] в ячейку шкалы: { $place }
}.
event-lifepod_moved = { $you ->
    [yes] Вы перенаправляете
   *[no] { $name } перенаправляет
} спасательный модуль: { $start } → { $end }.
event-lifepod_destroyed = { $you ->
    [yes] Вы теряете
   *[no] { $name } теряет
} спасательный модуль: { $place }.
event-meteorite_put = { $you ->
    [yes] К вам падает метеорит
   *[no] К игроку { $name } падает метеорит
}: { $at }.
event-meteorite_loaded = { $you ->
    [yes] Ваш вездеход погружает
   *[no] Вездеход игрока { $name } погружает
} метеорит на { $at }.
event-meteorite_collected = { $you ->
    [yes] Вы подбираете
   *[no] { $name } подбирает
} метеорит на { $at }.
event-meteorite_destroyed = { $at ->
    [none] { $you ->
        [yes] Вы теряете подобранный метеорит.
       *[no] { $name } теряет подобранный метеорит.
    }
   *[other] { $you ->
        [yes] Вы уничтожаете метеорит на { $at }.
       *[no] { $name } уничтожает метеорит на { $at }.
    }
}
event-patch_chosen = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
} вместо зелёного массива массив { of-terrain }.
event-patch_placed = { $you ->
    [yes] Вы выкладываете
   *[no] { $name } выкладывает
} массив на { $at }.
event-patch_stored = { $you ->
    [yes] Вы откладываете массив в запас.
   *[no] { $name } откладывает массив в запас.
}
event-patch_lost = { $you ->
    [yes] Вы теряете
   *[no] { $name } теряет
} массив: он не выложен.
event-civ_due = { $you ->
    [yes] Вам положена
   *[no] Игроку { $name } положена
} карта освоения уровня { $level }.
event-civ_taken = { $card ->
    [none] { $you ->
        [yes] Вы берёте карту освоения уровня { $level }.
       *[no] { $name } берёт карту освоения уровня { $level }.
    }
   *[other] { $you ->
        [yes] Вы берёте карту освоения: { $card }
       *[no] { $name } берёт карту освоения: { $card }
    } { $immediate ->
        [yes] (открыта)
       *[no] (в конце игры)
    }.
}
event-maintenance_paid = { $you ->
    [yes] Действует ваша карта обслуживания
   *[no] { $name }: действует карта обслуживания
} ({ $card }).
event-civ_stacks = Карт освоения осталось по уровням: { $stacks }.
event-tech_gained = { $you ->
    [yes] Вы получаете
   *[no] { $name } получает
} технологию «{ $tech }».
event-tech_lost = { $you ->
    [yes] Вы теряете
   *[no] { $name } теряет
} технологию «{ $tech }».
event-tech_used = { $you ->
    [yes] Вы применяете
   *[no] { $name } применяет
} технологию «{ $tech }».
event-stack_scrapped = { $you ->
    [yes] Вы убираете
   *[no] { $name } убирает
} из игры стопку ({ $shape }): { $tiles ->
    [one] { $tiles } жетон
    [few] { $tiles } жетона
   *[many] { $tiles } жетонов
}.
event-tiles_removed = { $tiles ->
    [none] { $you ->
        [yes] Из вашего хранилища убирать нечего.
       *[no] { $name }: из хранилища убирать нечего.
    }
   *[other] { $you ->
        [yes] Верхние жетоны вашего хранилища уходят из игры: { $tiles }.
       *[no] { $name }: верхние жетоны хранилища уходят из игры: { $tiles }.
    }
}
event-events_arranged = { $you ->
    [yes] Вы раскладываете следующие события по порядку ({ $count }).
   *[no] { $name } раскладывает следующие события по порядку ({ $count }).
}
event-turn_ended = { $you ->
    [yes] Вы завершаете ход.
   *[no] { $name } завершает ход.
}
event-ending = С этим раундом игра кончится: { $reason ->
    [nothing_fits] { $you ->
        [yes] вам не подошёл ни один жетон.
       *[no] { $name } не может выложить ни один жетон.
    }
    [all_at_top] { $you ->
        [yes] все пять ваших маркеров стоят в последних ячейках.
       *[no] все пять маркеров игрока { $name } стоят в последних ячейках.
    }
    [sector_empty] сектор базы опустел.
   *[last_event] это было последнее событие.
}
event-round_ended = Конец раунда { $round }.
event-cards_shown = { $cards ->
    [none] { $you ->
        [yes] У вас нет карт, чтобы открыть.
       *[no] У игрока { $name } нет карт, чтобы открыть.
    }
   *[other] { $you ->
        [yes] Вы открываете карты освоения: { $cards }.
       *[no] { $name } открывает карты освоения: { $cards }.
    }
}
event-solo_ended = Игра окончена: { $verdict }. Медалей: { $total } из { $target }.
event-game_ended = { $tie_break ->
    [empty] Игра окончена. Победа – меньше пустых квадратов: { $names }.
    [meteorites] Игра окончена. Победа – меньше метеоритов: { $names }.
    [shared] Игра окончена. Общая победа: { $names }.
   *[none] { $names ->
        [none] Игра окончена.
       *[other] Игра окончена. Победа: { $names }.
    }
}

## Отказы

# выкладывание жетона и зелёного массива
refusal-outside_grid = Так он выйдет за разметку.
refusal-overlaps = На этом месте уже лежит жетон.
refusal-not_on_edge = Первый жетон должен накрыть квадрат на краю планеты.
refusal-not_on_edge_of_moon = Первый жетон или массив на луне должен накрыть квадрат на её краю.
refusal-not_on_edge_of_quarter = Первый жетон или массив на четверти должен накрыть квадрат на её краю.
refusal-meteorite_in_the_way = На { $square } лежит метеорит: сначала его надо подобрать или уничтожить.
refusal-not_on_centre = На этой планете первый жетон должен накрыть один из четырёх центральных квадратов.
refusal-not_adjacent = Он должен соприкасаться стороной с уже лежащим жетоном.
refusal-same_orientation = Жетон выглядит так же при другом повороте: выберите тот поворот.
refusal-must_fit = Этот жетон никуда не подходит, а другой подходит: возьмите другой.
refusal-stack_empty = Эта стопка пуста.
refusal-event_edge = В этом раунде событие не пускает жетоны на край планеты.
refusal-event_ice = В этом раунде событие не пускает жетоны на лёд.
refusal-event_matching = В этом раунде событие запрещает соприкасаться квадратам { of-terrain }.
refusal-event_meteorites = В этом раунде событие не пускает жетоны к метеоритам.
refusal-ring_closed = { $ring ->
    [outer] В этом раунде событие закрывает внешнее кольцо.
   *[inner] В этом раунде событие закрывает внутреннее кольцо.
}
refusal-ring = Жетон на кольце должен накрыть и квадрат вне рядов 6 и 7.
refusal-mixed_ground = На этой планете жетон не может накрывать сразу лёд и сушу.
refusal-cannot_slide = Ему не въехать на это место: со всех сторон мешают жетоны.
refusal-zone = В этой зоне запрещена { the-station }.
refusal-banned_station = На этой четверти запрещена { the-station }.
refusal-banned_meteorite = Жетоны с символом метеорита нельзя класть на эту четверть.
refusal-chasm = Жетон не может лежать по обе стороны расщелины.
refusal-patch_on_ring = Массивы нельзя класть на кольцо.
refusal-patch_on_meteorite = Массив нельзя класть на метеорит.
refusal-patch_banned = Массивы нельзя класть на эту четверть.
refusal-no_such_patch = У вас нет массива { of-terrain }, который можно взять.
refusal-patch_must_lie = Для массива есть место: выложите его.
refusal-cannot_store = Этот массив нельзя отложить.

# аварийные жетоны и спутник
refusal-no_emergency_tile = У вас нет аварийного жетона { of-terrain }.
refusal-no_pair_for_extra = Аварийные жетоны заменяют только жетон раунда, а не дополнительный.
refusal-no_pair_fits = Пару, которая начинается с аварийного жетона { of-terrain }, выложить нельзя.
refusal-no_place_for_second = Второму аварийному жетону не останется места.
refusal-second_tile_first = Сначала выложите второй аварийный жетон.
refusal-emergency_fits_nowhere = Аварийный жетон { of-terrain } никуда не подходит.
refusal-no_such_beam = С этой точки спутник стреляет вдоль другой линии.

# вездеходы
refusal-no_driving_now = Сейчас вездеходы не перемещаются.
refusal-no_rover_there = На { $square } нет вашего вездехода.
refusal-rover_there = На { $square } уже стоит вездеход.
refusal-not_next = Вездеход едет шаг за шагом, каждый раз на соседний квадрат, а { $end } и { $start } не рядом.
refusal-too_far = С { $start } до { $end } слишком далеко: у вас { amount-moves }, а каждый шаг стоит одно.
refusal-last_answer = Тогда на вопрос нечего будет ответить: сначала ответьте.
refusal-no_moves_left = Очков перемещения не осталось.
refusal-off_grid = { $square } – вне разметки.
refusal-toxic = { $square } – ядовитый квадрат: вездеходу туда нельзя, пока его не накроет жетон.
refusal-rover_chasm = Здесь вездеход не может пересечь расщелину.
refusal-rover_event = В этом раунде событие не пускает вездеходы на квадраты { of-terrain }.
refusal-rover_event_bare = В этом раунде событие не пускает вездеходы на ненакрытые квадраты.
refusal-only_on_planet = Нужен квадрат планеты, а { $square } – не на ней.
refusal-no_spaceship = На { $square } нет открытого символа космического корабля.
refusal-not_on_tile = Поместите вездеход на выложенный жетон; { $square } не на нём.
refusal-no_teleport = У вас нет технологии, которая телепортирует вездеходы.
refusal-teleport_out_of_reach = Ваша технология не телепортирует с { $start } на { $end }.

# маркеры
refusal-wrong_kind = Сейчас вам нужно решить другое.
refusal-must_advance = Продвижение обязательно: выберите ячейку.
refusal-other_marker = Сейчас перемещается { the-marker }.
refusal-marker_cannot_advance = Не может продвинуться { the-marker }.
refusal-shifted_there = Это усиление получено смещением маркера в эту ячейку: ещё раз сместить туда нельзя ({ $cell }).
refusal-cell_out_of_reach = За один шаг { the-marker } туда не попадёт: { $cell }.
refusal-marker_not_offered = Сейчас нельзя выбрать { the-marker }.
refusal-marker_cannot_regress = Выберите не { the-marker }, а тот, что может спуститься дальше.
refusal-not_a_copy = С территорией электроснабжения не соприкасается { the-station }.
refusal-no_such_station = На жетоне не изображена { the-station }.
refusal-row_without_bonus = В ряду, где стоит { the-marker }, бонусов нет.

# спасательные модули и метеориты
refusal-place_taken = Сюда спасательный модуль положить нельзя: { $place }.
refusal-no_lifepod_there = Там нет вашего спасательного модуля.
refusal-no_meteorite_there = На { $square } нет метеорита.
refusal-no_symbol_there = На { $square } нет свободного символа метеорита.
refusal-line_without_meteorites = Здесь нет метеоритов: { $line }.

# технологии
refusal-tech_not_available = Вам недоступна { tech-level }.
refusal-tech_used = Уже применена { tech-level }.
refusal-tech_not_now = Сейчас нельзя применить: { tech-level }.
refusal-tech_no_effect = Сейчас ничего не даст { tech-level }.

# карты и планшеты
refusal-not_among_cards = Этой карты нет среди тех, из которых вы выбираете.
refusal-level_not_due = Карта освоения уровня { $level } вам не положена.
refusal-board_not_offered = Этот планшет вам не достался.
refusal-moon_not_offered = Выберите сторону своего планшета луны и одну из двух её начальных точек.

# настройки, которые не сочетаются
reason-board_taken = { $board } уже есть у другого места
reason-part_not_in_play = { $board } – из части дополнения, которая не используется
reason-event_mix = { $colour ->
    [green] зелёных карт ({ $cards }) слишком много, всего их { $limit }
    [orange] оранжевых карт ({ $cards }) слишком много, всего их { $limit }
   *[red] на красные остаётся { $cards } из { $deck }, а можно от 0 до { $limit }
}

## Подсчёт очков

score-civ_cards = Карты освоения
score-planet = Планета
score-tracks = Шкалы
score-lifepods = Спасательные модули
score-meteorites = Метеориты
score-personal = Личные цели
score-competitive = Соревновательные цели
score-moon = Луна
score-total = Всего
ended = { $reason ->
    [nothing_fits] { $you ->
        [yes] Игра закончилась: вам не подошёл ни один жетон.
       *[no] Игра закончилась: { $name } не может выложить ни один жетон.
    }
    [all_at_top] { $you ->
        [yes] Игра закончилась: все пять ваших маркеров дошли до последних ячеек.
       *[no] Игра закончилась: все пять маркеров игрока { $name } дошли до последних ячеек.
    }
    [sector_empty] Игра закончилась: сектор базы опустел.
   *[last_event] Игра закончилась с последним событием.
}
tie-empty = Медалей поровну: решают пустые квадраты, у кого их меньше.
tie-meteorites = Поровну и медалей, и пустых квадратов: решают метеориты, у кого их меньше.
tie-shared = Всё поровну: победа общая.
