### «Неизвестная планета» в терминале.

header = Неизвестная планета · раунд { $round } · { $phase }{ $commander }
commander = { "" } · командир: { $name }
target = Намеченная цель { $target }; планета в её нынешнем виде даёт { $score }.
event = Событие: { $card } (осталось: { $left })
letter-civ = П
letter-water = В
letter-biomass = О
letter-rover = Х
letter-tech = И
letter-energy = Э
key = · суша  ~ лёд  ^ модуль  * метеорит  & вездеход; заглавные – со станцией (П поселенцы, В вода, О озеленение, Х вездеходы, И исследования, Э электроснабжение); медали линии стоят на её конце.
station = База
sector = сектор
outer = внешнее кольцо
inner = внутреннее кольцо
faces = перед кем
seat = игрок
boards = планшеты
moves = ход
lifepods = модули
meteorites = метеориты
cards = карты
score = медали
techs = Технологии: { $techs }
kept = Карты на конец игры: { $cards }
goal = Моя цель: { $card } ({ $value } из { $goal })
objective = Цель: { $card } ({ $standing })
place-hint = Положить можно по-разному, вариантов: { $n }. Наберите, как повернуть и куда встанет верхний левый угол, например { $at }; r – поворот по часовой стрелке, f – сначала перевернуть.
rotate = сектор { $sector }
advance = маркер «{ $marker }» на { $cell }
drive = ехать { $start } → { $end }
jump = телепорт { $start } → { $end }
teleport = телепорт { $start } → { $end }
use = применить технологию { $what }
store = отложить до конца игры
boost = вместо этого бонус усиления
leave = отказаться
level = уровень { $what }
skip = не нужно
end = закончить ход
confirm = подтвердить
item-tech = технология { $n }
item-moves = очки перемещения: { $n }
item-boost = бонус усиления
item-double_boost = тот же маркер ещё раз
item-milestone = веха: { $track }{ $level ->
    [none] { "" }
   *[other] , уровень { $level }
}
item-advance = продвинуть: { $track }
item-rover = поставить вездеход
item-patch = зелёный массив: { $n }
item-peek = посмотреть следующее событие
item-peek_event = посмотреть следующее событие
item-cargo = уничтожить метеорит на вездеходе
