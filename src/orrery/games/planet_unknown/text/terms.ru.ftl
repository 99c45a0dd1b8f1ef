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

## Доводы: чем ход лучше или хуже другого, и какими числами они различаются
# ($n: с этим ходом, $else: с другим; gap- где лучше больше, fewer- где лучше меньше; $gaps: числа, которые различаются;
# $by: сколько это в очках)

better-lines = Ряды и колонки ближе к заполнению: { $gaps }, это даёт { $by }.
worse-lines = Страдают ряды и колонки: { $gaps }, это минус { $by }.
better-lines-same = Заполненных и почти заполненных рядов столько же, но у остальных шансы лучше: медалей около { $worth }, а не { $worth_else }.
worse-lines-same = Заполненных и почти заполненных рядов столько же, но у остальных шансы хуже: медалей около { $worth }, а не { $worth_else }.
gap-lines-full = заполнено { $n }, а не { $else }
gap-lines-near = вместе с почти заполненными { $n }, а не { $else }
fewer-lines-blocked = метеориты портят { $n }, а не { $else }
better-civ_track = Шкала поселенцев уходит дальше: { $gaps }, к концу это даёт { $by }.
worse-civ_track = Шкала поселенцев отстаёт: { $gaps }, к концу это минус { $by }.
better-civ_track-same = Маркер шкалы поселенцев на том же шаге, но к концу уйдёт дальше: медалей около { $worth }, а не { $worth_else }.
worse-civ_track-same = Маркер шкалы поселенцев на том же шаге, но к концу уйдёт не так далеко: медалей около { $worth }, а не { $worth_else }.
gap-civ_track-step = шаг { $n } из { $last }, а не { $else }
better-water_track = Шкала воды уходит дальше: { $gaps }, к концу это даёт { $by }.
worse-water_track = Шкала воды отстаёт: { $gaps }, к концу это минус { $by }.
better-water_track-same = Маркер шкалы воды на том же шаге, но к концу уйдёт дальше: медалей около { $worth }, а не { $worth_else }.
worse-water_track-same = Маркер шкалы воды на том же шаге, но к концу уйдёт не так далеко: медалей около { $worth }, а не { $worth_else }.
gap-water_track-step = шаг { $n } из { $last }, а не { $else }
better-biomass_track = Шкала озеленения уходит дальше: { $gaps }, к концу это даёт { $by }.
worse-biomass_track = Шкала озеленения отстаёт: { $gaps }, к концу это минус { $by }.
better-biomass_track-same = Маркер шкалы озеленения на том же шаге, но к концу уйдёт дальше: медалей около { $worth }, а не { $worth_else }.
worse-biomass_track-same = Маркер шкалы озеленения на том же шаге, но к концу уйдёт не так далеко: медалей около { $worth }, а не { $worth_else }.
gap-biomass_track-step = шаг { $n } из { $last }, а не { $else }
better-rover_track = Шкала вездеходов уходит дальше: { $gaps }, к концу это даёт { $by }.
worse-rover_track = Шкала вездеходов отстаёт: { $gaps }, к концу это минус { $by }.
better-rover_track-same = Маркер шкалы вездеходов на том же шаге, но к концу уйдёт дальше: медалей около { $worth }, а не { $worth_else }.
worse-rover_track-same = Маркер шкалы вездеходов на том же шаге, но к концу уйдёт не так далеко: медалей около { $worth }, а не { $worth_else }.
gap-rover_track-step = шаг { $n } из { $last }, а не { $else }
better-tech_track = Шкала исследований уходит дальше: { $gaps }, к концу это даёт { $by }.
worse-tech_track = Шкала исследований отстаёт: { $gaps }, к концу это минус { $by }.
better-tech_track-same = Маркер шкалы исследований на том же шаге, но к концу уйдёт дальше: медалей около { $worth }, а не { $worth_else }.
worse-tech_track-same = Маркер шкалы исследований на том же шаге, но к концу уйдёт не так далеко: медалей около { $worth }, а не { $worth_else }.
gap-tech_track-step = шаг { $n } из { $last }, а не { $else }
better-rovers = У вездеходов дела лучше: { $gaps }, это даёт { $by }.
worse-rovers = У вездеходов дела хуже: { $gaps }, это минус { $by }.
better-rovers-same = На планете лежит столько же, но вездеходам до этого ближе: это даёт { $by }.
worse-rovers-same = На планете лежит столько же, но вездеходам до этого дальше: это минус { $by }.
gap-rovers-rovers = вездеходов { $n }, а не { $else }
gap-rovers-pods = спасательных модулей на планете { $n }, а не { $else }
gap-rovers-rocks = метеоритов на планете { $n }, а не { $else }
gap-rovers-moves = очков перемещения в запасе { $n }, а не { $else }
better-ground = Свободное место остаётся удобным для жетонов: { $gaps }, это даёт { $by }.
worse-ground = Место для будущих жетонов портится: { $gaps }, это минус { $by }.
better-ground-same = Дыр не больше, но форма свободного места лучше: это даёт { $by }.
worse-ground-same = Дыр не больше, но форма свободного места хуже: это минус { $by }.
fewer-ground-holes = клеток в дырах { $n }, а не { $else }
gap-ground-cities = свободных городов { $n }, а не { $else }
gap-ground-subplanets = заполненных субпланет { $n }, а не { $else }
better-ice = Жетонам воды нужен свободный лёд: { $gaps }, это даёт { $by }.
worse-ice = Лёд уходит не под станции воды: { $gaps }, это минус { $by }.
better-ice-same = Свободного льда столько же, но здесь он ценнее: плюс { $by }.
worse-ice-same = Свободного льда столько же, но здесь он дешевле: минус { $by }.
gap-ice-squares = свободных клеток { $n }, а не { $else }
better-collected = Подобрано больше: { $gaps }, это даёт { $by }.
worse-collected = Подобрано меньше: { $gaps }, это минус { $by }.
better-collected-same = В среднем подобрано чуть больше, это даёт { $by }.
worse-collected-same = В среднем подобрано чуть меньше, это минус { $by }.
gap-collected-pods = спасательных модулей { $n }, а не { $else }
gap-collected-rocks = метеоритов { $n }, а не { $else }
better-cards = Карты освоения окупятся в конце: { $gaps }, это даёт { $by }.
worse-cards = Карты освоения дадут в конце меньше: { $gaps }, это минус { $by }.
better-cards-same = Карт освоения столько же, но планете они подходят лучше: это даёт { $by }.
worse-cards-same = Карт освоения столько же, но планете они подходят хуже: это минус { $by }.
gap-cards-cards = до конца отложено { $n }, а не { $else }
gap-cards-due = предстоит выбрать { $n }, а не { $else }
better-technologies = Технология работает до конца игры: { $gaps }, это даёт { $by }.
worse-technologies = Технологии помогут меньше: { $gaps }, это минус { $by }.
better-technologies-same = Технологий столько же, но пользы от них больше: это даёт { $by }.
worse-technologies-same = Технологий столько же, но пользы от них меньше: это минус { $by }.
gap-technologies-count = работающих { $n }, а не { $else }
better-patches = Массив в запасе потом закроет дыру: { $gaps }, это даёт { $by }.
worse-patches = Закрывать дыры потом будет нечем: { $gaps }, это минус { $by }.
better-patches-same = Массивов в запасе столько же, но здесь они ценнее: плюс { $by }.
worse-patches-same = Массивов в запасе столько же, но здесь они дешевле: минус { $by }.
gap-patches-count = массивов { $n }, а не { $else }
better-moon = Луне от этого хода больше пользы: { $gaps }, это даёт { $by }.
worse-moon = Луне от этого хода меньше пользы: { $gaps }, это минус { $by }.
better-moon-same = Станций и метеоритов на луне столько же, но виды на неё лучше: это даёт { $by }.
worse-moon-same = Станций и метеоритов на луне столько же, но виды на неё хуже: это минус { $by }.
gap-moon-types = типов станций { $n }, а не { $else }
fewer-moon-rocks = метеоритов { $n }, а не { $else }
better-contests = Ход помогает в борьбе за общие цели: { $gaps }, с учётом шансов это даёт { $by }.
worse-contests = В борьбе за общие цели ход уступает: { $gaps }, с учётом шансов это минус { $by }.
better-contests-same = В общих целях порядок тот же, но отрыв надёжнее: это даёт { $by }.
worse-contests-same = В общих целях порядок тот же, но отрыв слабее: это минус { $by }.
gap-contests-ahead = впереди в { $n }, а не в { $else }
fewer-contests-behind = позади в { $n }, а не в { $else }
better-personal = Личные цели – это медали: { $gaps }, с учётом шансов это даёт { $by }.
worse-personal = Личным целям ход помогает меньше: { $gaps }, с учётом шансов это минус { $by }.
better-personal-same = Личные цели становятся ближе, это даёт { $by }.
worse-personal-same = Личные цели отодвигаются, это минус { $by }.
gap-personal-done = выполнено { $n } из { $of }, а не { $else }
better-promised = Этот ход ещё не всё отдал: { $gaps }, это даёт { $by }.
worse-promised = От этого хода придёт меньше: { $gaps }, это минус { $by }.
gap-promised-worth = впереди медалей около { $n }, а не { $else }
better-rivals = Ход сдерживает соперников: { $gaps }, в целом это даёт { $by }.
worse-rivals = Ход больше оставляет соперникам: { $gaps }, в целом это минус { $by }.
better-rivals-same = Ход сдерживает остальных соперников, это даёт { $by }.
worse-rivals-same = Ход больше оставляет остальным соперникам, это минус { $by }.
fewer-rivals-best = лучший идёт на счёт { $n }, а не { $else }
