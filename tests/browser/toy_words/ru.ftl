### Игрушечная игра словами, для простого стола.

prompt-turn = Что вы делаете в свой ход? Монет у вас: { $coins }.
prompt-accept = Возьмёте предложенную монету?
prompt-number = Втайне выберите число: очки приносит наибольшее из тех, что выбраны лишь раз.
prompt-any_order = В каком порядке придут монеты?
prompt-one_of = Какой путь вы выбираете?
prompt-may = Хотите ли вы этого?

answers-plan = План
answers-gift = Отдать монету
answers-burn = В любое время
answers-number = Число
answers-answer = Ваш ответ
answers-pick = Предложение
answers-skip = Ничего из этого
answers-confirm = Последнее слово
answer-plan = { $what ->
    [gather] Взять монету
    [roll] Бросить кубик
    [craft] Мастерить: три дохода в любом порядке
    [trade] Торговать: один путь из двух
    [dig] Выкопать две карты
    [rest] Отдохнуть и, может быть, найти монеты
   *[show] Показать соседу верхнюю карту
}
answer-gift = Отдать монету: { $to }
answer-answer = { $yes ->
    [yes] Да, спасибо
   *[no] Нет
}
answer-number = { $n }
answer-burn = Сжечь монету ради очка
answer-pick = Предложение номер { $which }
answer-skip = Отказаться
answer-confirm = Подтвердить

event-gained = { $name } получает { $amount }.
event-rolled = { $name } бросает { $face }.
event-gifted = { $name } отдаёт монету: { $to } ({ $taken }).
event-dug = { $name } выкапывает { $card }.
event-peeked = { $name } смотрит в колоду.
event-shown = { $name } видит { $card }.
event-number_chosen = { $name }: выбрано { $number }.
event-numbers = Числа: { $chosen }.
event-burned = { $name } сжигает монету.

amount-coin = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
}
score-points = Очки
view-coins = Монеты
view-points = Очки
view-secret = Выбранное число
view-deck = Карт в колоде

refusal-deck_empty = Колода пуста.
refusal-no_such_friend = Там никто не сидит.
refusal-no_coin = У вас нет монет.
refusal-too_low = { $n } – слишком мало.
