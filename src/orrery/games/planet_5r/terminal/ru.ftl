### «Планета 5Р» в терминале.

header = { $game } · раунд { $round } из { $rounds } · { $phase }
market = Рынок
deck = В стопке: { $left }
next = следующая: { $card }
deck-empty = Стопка пуста.
card = технология
left = левая сторона
centre = центр
right = правая сторона
seat = игрок
hand = рука
played = сыграно
water = вода
crystals = кристаллы
points = очки
tableau = Технологии
hidden = ?
late = (позже)
chosen = рубашкой вверх
auction = { $kind }: { $names }
bid-short = от 1 до { $high }, просто введите число
confirm = подтвердить
apart = отдельно
join-left = левой стороной { $lies ->
    [over] поверх группы
   *[under] под группу
} { $group }
join-right = правой стороной { $lies ->
    [over] поверх группы
   *[under] под группу
} { $group }
loses = закроет: { $lost }
short-gain_fixed = +1
short-gain_die = +кубик
short-gain_per_card = +1 за «{ $of }»
short-steal_from_each = крадёт у «{ $of }»
short-none = –
key = ‹ и › указывают на карту, которая в стыке лежит сверху.
