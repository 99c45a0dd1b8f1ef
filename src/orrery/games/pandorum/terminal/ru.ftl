### «Пандорум» в терминале.

header = Пандорум · ход { $turn } · { $name }
key = п пустошь  к кратер  г гора  V вулкан  P площадка  X мёртвый город; o модуль, # база с номером игрока, ! заражение, ^ харвестер. Гексы называют столбцом и строкой, например 1,-2.
letter-wasteland = п
letter-crater = к
letter-mountain = г
letter-volcano = V
letter-landing_pad = P
letter-dead_city = X
market = Рынок: { $cards } · в колоде { $deck }
events = События: { $events } · впереди { $deck }
hand = Ваша рука: { $cards }
seat = игрок
quids = куиды
figures = запас
cards = рука
nose = нос
central = центральная палуба
cargo = грузовой отсек
score = счёт сейчас
draw-deck = взять из колоды
draw = взять с рынка: { $card }
pay = заплатить { $card } и лететь
fly_free = лететь без платы
engine = на двигателе: { $hex }, { $kind } { $means }
pass = пас
fly = { $hex }, { $kind } { $means }
jump = прыжок: { $hex }, { $kind } { $means }
hex = { $hex }, { $kind }
cluster = вулканы у { $hex }
toll = (плата { $toll })
best = { $amount ->
    [one] (до { $amount } куида)
   *[other] (до { $amount } куидов)
}
spend = потратить { $card }
lift = снять модуль и строить заново
leave = оставить
build = { $count ->
    [one] модуль
   *[other] база
  }: { $cards } (+{ $amount })
manipulate = модуль: { $cards } (+{ $amount }), Модульный манипулятор
scoop = база: { $cards } (+{ $amount }), Ковш
terraform = { $count ->
    [one] модуль
   *[other] база
  }: { $cards } (+{ $amount }), Терраблок для первой
direction = { $direction } (+{ $amount })
fixed = два куида
again = ещё раз: { $card }
slot = { $slot }
end = закончить ход
done = достаточно
meteor = { $what }
crack = от { $hex } на { $direction }, затем { $turn ->
    [left] влево
   *[right] вправо
  }
discard = сбросить { $card }
bid = ставка { $n }
buy = { $n ->
    [0] ни одного
    [one] { $n } двигатель
    [few] { $n } двигателя
   *[other] { $n } двигателей
  }
take_back = { $card }: { $slot }
