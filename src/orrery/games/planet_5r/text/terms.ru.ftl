### Оценка по слагаемым: их названия и то, что они говорят о позиции (часть предложения)

worth = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
term-crystals = Кристаллы
told-crystals = { $count ->
    [0] ни одного горящего кристалла
    [one] { $count } кристалл, это { amount-points }
    [few] { $count } кристалла, это { amount-points }
   *[many] { $count } кристаллов, это { amount-points }
}
term-water = Вода
told-water = { $water ->
    [0] воды не осталось
    [one] в запасе { $water } фишка воды
    [few] в запасе { $water } фишки воды
   *[many] в запасе { $water } фишек воды
}
term-colour = Сильный цвет
told-colour = { $count ->
    [0] ни один цвет ещё не начат
    [one] { $count } кристалл одного цвета
    [few] { $count } кристалла одного цвета
   *[many] { $count } кристаллов одного цвета
}, и каждый следующий дороже
term-improvements = Улучшения
told-improvements = { $count ->
    [0] улучшений нет
    [one] { $count } улучшение
    [few] { $count } улучшения
   *[many] { $count } улучшений
}, { $rounds ->
    [0] раундов не осталось
    [one] впереди { $rounds } раунд
    [few] впереди { $rounds } раунда
   *[many] впереди { $rounds } раундов
}, очков будет ещё около { $worth }
term-hand = Карты на руке
told-hand = { $cards ->
    [0] выбирать будет не из чего
    [one] на выбор всего { $cards } карта
    [few] на выбор { $cards } карты
   *[many] на выбор { $cards } карт
}
term-excavate = «Раскопки» на руке
told-excavate = { $held ->
    [yes] «Раскопки» готовы к следующему аукциону
   *[no] «Раскопок» на руке к следующему аукциону нет
}
term-late = Поздний выбор
told-late = { $late ->
    [yes] вы выбираете, уже видя чужие карты
   *[no] вы выбираете вместе со всеми
}
term-rivals = Соперники
told-rivals = лучший из них идёт на { $best ->
    [one] { $best } очко
    [few] { $best } очка
    [many] { $best } очков
   *[other] { $best } очка
}
