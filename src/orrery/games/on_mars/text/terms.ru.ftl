### Оценка по слагаемым: их названия и то, что они говорят о позиции (часть предложения)

worth = { $n } ОВ
term-points = Набранные очки
told-points = набрано ОВ: { $op }{ $ships ->
    [0] { "" }
    [one] , в ангаре { $ships } корабль
    [few] , в ангаре { $ships } корабля
   *[many] , в ангаре { $ships } кораблей
}
term-progress = Фишки прогресса
told-progress = { $cubes ->
    [0] ни одной ещё не выставлено
    [one] выставлена { $cubes } фишка
    [few] выставлены { $cubes } фишки
   *[many] выставлено { $cubes } фишек
}; с теми, что вам по силам, это около { $worth } ОВ
term-techs = Технологии
told-techs = { $count ->
    [0] технологий пока нет
    [one] { $count } технология, уровень { $levels }
    [few] { $count } технологии, вместе уровней { $levels }
   *[many] { $count } технологий, вместе уровней { $levels }
}
term-crew = Колонисты
told-crew = { $people ->
    [0] ни одного колониста
    [one] { $people } колонист
    [few] { $people } колониста
   *[many] { $people } колонистов
}, свободны для работы – { $free }, мест – { $room }
term-shelters = Убежища
told-shelters = { $count ->
    [0] своих убежищ нет
    [one] { $count } своё убежище
    [few] { $count } своих убежища
   *[many] { $count } своих убежищ
}
term-resources = Ресурсы
told-resources = на складе { $minerals ->
    [0] ни одного минерала
    [one] { $minerals } минерал
    [few] { $minerals } минерала
   *[many] { $minerals } минералов
} и { $others ->
    [0] ни одного другого ресурса
    [one] { $others } другой ресурс
    [few] { $others } других ресурса
   *[many] { $others } других ресурсов
}
term-crystals = Кристаллы
told-crystals = { $amount ->
    [0] на вспомогательные действия кристаллов нет
    [one] { $amount } кристалл на вспомогательные действия
    [few] { $amount } кристалла на вспомогательные действия
   *[many] { $amount } кристаллов на вспомогательные действия
}, места ещё для { $room }
term-bots = Роботы
told-bots = { $amount ->
    [one] { $amount } робот на поверхности
    [few] { $amount } робота на поверхности
   *[many] { $amount } роботов на поверхности
}
term-miners = Шахтёры
told-miners = { $count ->
    [0] ни один шахтёр на вас не работает
    [one] { $count } шахтёр добывает минерал к каждому полёту на орбиту
    [few] { $count } шахтёра добывают минералы к каждому полёту на орбиту
   *[many] { $count } шахтёров добывают минералы к каждому полёту на орбиту
}
term-rover = Марсоход и открытия
told-rover = { $steps ->
    [none] жетонов для марсохода не осталось
    [0] марсоход стоит на жетоне
    [one] до жетона марсоходу { $steps } шаг
    [few] до жетона марсоходу { $steps } шага
   *[many] до жетона марсоходу { $steps } шагов
}
term-building = Следующая стройка
told-building = { $kinds ->
    [0] сразу построить нечего
    [one] по карману и есть где поставить { $kinds } тип здания, это около { $worth } ОВ
    [few] по карману и есть где поставить { $kinds } типа зданий, это около { $worth } ОВ
   *[many] по карману и есть где поставить { $kinds } типов зданий, это около { $worth } ОВ
}
term-blueprints = Чертежи
told-blueprints = построено { $built }, ждут { $waiting }, с учётом шансов это около { $worth } ОВ
term-scientists = Учёные
told-scientists = { $amount ->
    [0] учёных у вас нет
    [one] на вас работает { $amount } учёный
   *[other] на вас работают { $amount } учёных
}
term-contracts = Земные контракты
told-contracts = выполнено { $done }, в работе { $open }, с учётом шансов это около { $worth } ОВ
term-goals = Личные цели
told-goals = { $achieved ->
    [yes] одна уже достигнута и оплачена
   *[no] на выбор { $cards }, ближайшая выполнена на { $percent } %
}
term-promised = Вот-вот будет
told-promised = начатые действия ещё принесут около { $worth } ОВ
term-requirements = Задача одиночной игры
told-requirements = выполнено требований – { $met } из { $of }, всего пройдено { $percent } % пути
term-rivals = Соперники
told-rivals = { $solo ->
    [yes] у Ласерды { $best } ОВ
   *[no] у лучшего из них { $best } ОВ
}
