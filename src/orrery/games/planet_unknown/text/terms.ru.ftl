### Оценка по слагаемым: их названия и то, что они говорят о позиции (часть предложения)

worth = { $n ->
    [one] { $n } медаль
    [few] { $n } медали
    [many] { $n } медалей
   *[other] { $n } медали
}
term-lines = Ряды и колонки
told-lines = заполнено { $full }, почти заполнено { $nearly }{ $blocked ->
    [0] { "" }
    [one] , ещё { $blocked } портят метеориты
   *[other] , ещё { $blocked } портят метеориты
}, в конце – медалей около { $worth }
term-civ_track = Шкала поселенцев
told-civ_track = шаг { $step } из { $last }, в конце – медалей около { $worth }
term-water_track = Шкала воды
told-water_track = шаг { $step } из { $last }, в конце – медалей около { $worth }
term-biomass_track = Шкала озеленения
told-biomass_track = шаг { $step } из { $last }, в конце – медалей около { $worth }
term-rover_track = Шкала вездеходов
told-rover_track = шаг { $step } из { $last }, в конце – медалей около { $worth }
term-tech_track = Шкала исследований
told-tech_track = шаг { $step } из { $last }, в конце – медалей около { $worth }
term-rovers = Работа вездеходов
told-rovers = { $rovers ->
    [0] вездеходов пока нет
    [one] { $rovers } вездеход
    [few] { $rovers } вездехода
   *[many] { $rovers } вездеходов
}; осталось спасательных модулей – { $pods }, метеоритов – { $rocks }{ $moves ->
    [0] { "" }
    [one] , в запасе { $moves } очко перемещения
    [few] , в запасе { $moves } очка перемещения
   *[many] , в запасе { $moves } очков перемещения
}
term-ground = Рисунок планеты
told-ground = { $holes ->
    [0] дыр, куда не влезет жетон, нет
    [one] { $holes } клетка в дырах, куда не влезет жетон
    [few] { $holes } клетки в дырах, куда не влезет жетон
   *[many] { $holes } клеток в дырах, куда не влезет жетон
}{ $cities ->
    [0] { "" }
    [one] , свободен { $cities } город
    [few] , свободны { $cities } города
   *[many] , свободно { $cities } городов
}{ $subplanets ->
    [0] { "" }
    [one] , заполнена { $subplanets } субпланета
    [few] , заполнены { $subplanets } субпланеты
   *[many] , заполнено { $subplanets } субпланет
}
term-ice = Лёд для воды
told-ice = { $squares ->
    [0] свободных клеток льда нет
    [one] { $squares } свободная клетка льда
    [few] { $squares } свободные клетки льда
   *[many] { $squares } свободных клеток льда
}
term-collected = Подобрано
told-collected = { $pods ->
    [0] спасательных модулей нет
    [one] { $pods } спасательный модуль
    [few] { $pods } спасательных модуля
   *[many] { $pods } спасательных модулей
}, { $rocks ->
    [0] метеоритов нет
    [one] { $rocks } метеорит
    [few] { $rocks } метеорита
   *[many] { $rocks } метеоритов
}
term-cards = Карты освоения
told-cards = { $cards ->
    [0] до конца игры не отложено ни одной карты
    [one] до конца игры отложена { $cards } карта
    [few] до конца игры отложены { $cards } карты
   *[many] до конца игры отложено { $cards } карт
}{ $due ->
    [0] { "" }
    [one] , ещё { $due } предстоит выбрать
   *[other] , ещё { $due } предстоит выбрать
}
term-technologies = Технологии
told-technologies = { $count ->
    [0] ни одна ещё не работает
    [one] { $count } работает до конца игры
    [few] { $count } работают до конца игры
   *[many] { $count } работают до конца игры
}
term-patches = Накопленные массивы
told-patches = { $count ->
    [0] в запасе нет ни одного
    [one] в запасе { $count } массив
    [few] в запасе { $count } массива
   *[many] в запасе { $count } массивов
}
term-moon = Луна
told-moon = { $there ->
    [yes] { $types ->
        [0] станций на ней нет
        [one] на ней станции { $types } типа
       *[many] на ней станции { $types } типов
    }, метеоритов – { $rocks }
   *[no] её нет
}
term-contests = Общие цели
told-contests = впереди в { $ahead }, наравне в { $level }, позади в { $behind }, с учётом шансов – медалей { $worth }
term-personal = Личные цели
told-personal = выполнено { $done } из { $of }, с учётом шансов – медалей { $worth }
term-promised = Вот-вот будет
told-promised = этот ход ещё принесёт медалей около { $worth }
term-rivals = Соперники
told-rivals = { $best ->
    [none] вы играете в одиночку
    [one] лучший из них идёт на { $best } медаль
    [few] лучший из них идёт на { $best } медали
    [many] лучший из них идёт на { $best } медалей
   *[other] лучший из них идёт на { $best } медали
}
