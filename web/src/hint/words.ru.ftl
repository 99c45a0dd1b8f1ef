moves-title = { $n ->
    [one] Единственный ход
    [2] Два лучших хода
   *[other] Три лучших хода
}
tried = { $n ->
    [one] проверено в { $n } будущем
   *[other] проверено в { $n } будущих
}
thinking = Думаю …
close = Закрыть подсказку
rank = Ход { $n }
wins = победа { $percent } %
doubt = ± { $n }
even = почти то же
axis-lead = впереди лучшего соперника, насколько видит бот
axis-count = оценка позиции ботом: по ней можно лишь сравнивать ходы
axis-alone = к концу партии, насколько видит бот
play = Сделать ход { $n }
steps = Затем: { $steps }
spoken = { $n } из { $of }: { $name }: { $value }{ $doubt ->
    [none] { "" }
   *[other] , плюс-минус { $doubt }
}{ $wins ->
    [none] { "" }
   *[other] , победа { $wins } %
}.{ $even ->
    [yes] { " " }Почти не хуже лучшего.
   *[no] { "" }
}
key-choose = Выбрать ход подсказки
key-play = Сделать ход подсказки
key-close = Закрыть подсказку
moves = Ходы
moves-same = Один из равных
