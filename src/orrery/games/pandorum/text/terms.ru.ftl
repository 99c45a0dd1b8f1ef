### Оценка по слагаемым: их названия и то, что они говорят о позиции (часть предложения)

worth = { $n ->
    [one] { $n } куид
    [few] { $n } куида
    [many] { $n } куидов
   *[other] { $n } куида
}
term-quids = Куиды
told-quids = { $quids ->
    [0] в кошельке пусто
    [one] в кошельке { $quids } куид
    [few] в кошельке { $quids } куида
   *[many] в кошельке { $quids } куидов
}
term-cargo = Первенство в грузах
told-cargo = впереди всех { $alone ->
    [0] ни в одном типе
    [one] в { $alone } типе
   *[many] в { $alone } типах
}, наравне в { $level }, позади в { $behind }, с учётом шансов – куидов около { $worth }
term-hand = Карты на руке
told-hand = { $cards ->
    [0] рука пуста
    [one] на руке { $cards } карта
    [few] на руке { $cards } карты
   *[many] на руке { $cards } карт
}
term-supply = Фигурки в запасе
told-supply = ещё можно построить { $modules ->
    [one] { $modules } модуль
    [few] { $modules } модуля
   *[many] { $modules } модулей
} и { $bases ->
    [one] { $bases } базу
    [few] { $bases } базы
   *[many] { $bases } баз
}
term-objects = Объекты на поле
told-objects = будущим доходам помогают { $modules ->
    [one] { $modules } модуль
    [few] { $modules } модуля
   *[many] { $modules } модулей
} и { $bases ->
    [one] { $bases } база
    [few] { $bases } базы
   *[many] { $bases } баз
}
term-deck = Центральная палуба
told-deck = карт для постоянного эффекта – { $cards } из { $need }
term-nose = Носовая часть
told-nose = карт для эффекта – { $cards } из { $need }
term-promised = Вот-вот будет
told-promised = { $what ->
    [site] харвестер стоит там, где сразу можно строить
    [flight] полёт оплачен и ведёт к месту для стройки
    [draw] карты вот-вот придут на руку
   *[nothing] от этого хода больше ничего не придёт
}
term-rivals = Соперники
told-rivals = лучший из них идёт на { $best ->
    [one] { $best } куид
    [few] { $best } куида
    [many] { $best } куидов
   *[other] { $best } куида
}
